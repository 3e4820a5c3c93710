"""Who may know what of a siege: the only room that decides it.

All players guide one group, so whatever one may know everybody may. What nobody knows are the orders of decks, what
lies under Shelter cards, and what stands under grave State tokens.
"""

from holdouts.engine.secrets import BACK, ENGINE, Gaze, Hidden, Secrets, backs, opened, parted
from holdouts.games.this_war_of_mine.night import Enemy, PastTrip, Trip
from holdouts.games.this_war_of_mine.state import NONE, Echo, Lying, Order, Person, Place, Room, Siege


def nobody(siege: Siege, seat: int | None) -> None:
    """Nobody is shown anything that others are not."""


def topped(count: str):  # type: ignore[no-untyped-def]
    """A deck of which so many cards on top were looked at."""

    def veil(cards: list[int], gaze: Gaze) -> list[int]:
        unseen = max(0, len(cards) - getattr(gaze.state, count))
        return [BACK] * unseen + cards[unseen:]

    return veil


def events(cards: list[int], gaze: Gaze) -> list[int]:
    """Backs, but for what was foreseen; Chapters have backs of their own, and lie where everybody knows."""
    unseen = max(0, len(cards) - gaze.state.foreseen)
    first = len(gaze.state.book.events)
    return [card if card >= first else BACK for card in cards[:unseen]] + cards[unseen:]


def objectives(cards: list[int], gaze: Gaze) -> list[int]:
    """Those that are turned up; the final ones are always the same. [TWM-MORNING-4]"""
    known = gaze.state.open_objectives
    return [
        card if n < known or gaze.state.book.objectives[card].chapter == 3 else BACK for n, card in enumerate(cards)
    ]


def marks(tokens: list[int], gaze: Gaze) -> list[int]:
    """That there is a grave token everybody sees, not what stands under it. [TWM-STATE-14]"""
    return [token if token == NONE else BACK for token in tokens]


SECRETS = Secrets(
    Siege,
    {
        Siege: {
            **ENGINE,
            **opened("scenario", "board", "seats_count", "free_medicine", "free_eating", "free_fittings"),
            **opened("free_scavenging", "rubble_stages", "leader", "phase", "step", "gone", "starters", "evacuated"),
            **opened("leaving", "bound", "mourned", "bereft"),
            **opened("box", "storage", "fives", "pile", "load", "waste", "gains", "lent"),
            **opened("tokens", "strokes", "cold", "warmth", "fittings", "ideas", "built", "gone_shelter", "resolving"),
            **opened("done", "fed", "shared_meal", "good_bargain", "one_action", "tired_out", "foreseen", "latest"),
            **opened("past_events", "chapter", "open_objectives", "settled", "status", "paid", "past_locations"),
            **opened("scouted", "returned", "explored", "area", "exploring", "used_findings", "residents_seen", "met"),
            **opened("staying", "meeting", "raids_seen", "raided", "next_damage", "next_wounds", "next_cut", "no_raid"),
            **opened(
                "past_fate",
                "visiting",
                "held",
                "looking",
                "memories",
                "memory_days",
                "pages",
                "notes",
                "echoed",
                "blanks",
                "arrows",
            ),
            **opened("bus_seats", "riders", "reading", "last_read", "exchanging", "fighting", "dropped", "slipped"),
            **parted("group", "rooms", "orders", "lying", "places", "trip", "past_trip", "enemies", "echoes"),
            "unused": Hidden("nobody; all know who is in it", backs, "itself"),
            "unseen_shelter": Hidden("nobody", backs, "Shelter cards of the same kind"),
            "events": Hidden("nobody but for what was foreseen", events, "the Events nobody has seen"),
            "unseen_events": Hidden("nobody", backs, "the Events nobody has seen"),
            "objectives": Hidden("nobody but for what is turned up", objectives, "Objectives of the same Chapter"),
            "spare_objectives": Hidden("nobody", backs, "Objectives of the same Chapter"),
            "locations": Hidden("nobody; all know what is in it", backs, "itself"),
            "exploration": Hidden(
                "nobody but for what was scouted and put back", topped("returned"), "the Exploration cards nobody knows"
            ),
            "unknown": Hidden("nobody but for what was scouted", topped("scouted"), "the same"),
            "findings": Hidden("nobody; all know what is in it", backs, "itself"),
            "residents": Hidden("nobody but for what was looked at", topped("residents_seen"), "plain and red corners"),
            "raids": Hidden("nobody but for what was looked at", topped("raids_seen"), "plain and red corners"),
            "red_raids": Hidden("nobody", backs, "red corners"),
            "red_residents": Hidden("nobody", backs, "red corners"),
            "bag": Hidden("nobody; all know what is in it", backs, "itself"),
            "fate": Hidden("nobody; all know what is in it", backs, "itself"),
            "visitors": Hidden("nobody; all know what is in it", backs, "itself"),
            "narratives": Hidden("nobody; all know what is in it", backs, "itself"),
        },
        Person: {
            **opened("card", "levels", "medicine", "starting", "ring", "where", "until", "task", "bed", "broken"),
            **opened("used", "spent", "fewer", "more", "token", "newcomer", "held", "arms", "spoilt", "acted"),
            **opened("ate", "drank"),
            "marks": Hidden("nobody", marks, "the free tokens of the State"),
        },
        Room: {
            **opened("remnants", "fitting", "barricade", "waiting", "closed", "water"),
            "cards": Hidden("nobody", backs, "Shelter cards of the same kind"),
        },
        Order: opened("person", "space", "deed", "card", "to", "tool", "blank", "way", "gains", "cold", "barricades"),
        Place: opened("card", "hidden"),
        Lying: opened("card", "nights"),
        Trip: opened(
            *("place", "noise", "capacity", "light", "armed", "met", "over", "fled", "emptied", "may_end", "waiting"),
            *("fallen", "done", "swapped", "begun"),
        ),
        PastTrip: opened("place", "party", "emptied"),
        Enemy: opened("token", "weapons", "wounds", "useless"),
        Echo: opened("script", "dawns"),
    },
    nobody,
)
