"""Who may know what of an expedition: the only room that decides it. [GOD-CARD-14]

Every field of the state stands here. What others get in place of a hidden card is its back, where backs are seen; what
seats are told of what happens in private is said at the end.
"""

from holdouts.engine.events import EVERYONE, all_but, only
from holdouts.engine.secrets import (
    BACK,
    ENGINE,
    Gaze,
    Hidden,
    Secrets,
    backs,
    nothing,
    nought,
    opened,
    owner_only,
    parted,
)
from holdouts.games.godforsaken_scavengers.state import (
    FINAL,
    LOCKED,
    PLANNING,
    Deal,
    Deed,
    Expedition,
    Oath,
    Promise,
    Scavenger,
    Trial,
)


def shown(expedition: Expedition, seat: int | None) -> set[int]:
    """The cards whose faces a reader knows though they lie face down: shown to all, or to this seat."""
    known = set(expedition.known)
    if seat is not None:
        known.update(expedition.players[seat].knows)
    return known


# --- cards ---


def back_of(expedition: Expedition, card: int) -> int:
    return BACK + expedition.book.levels[card]


def level_of(card: int) -> int:
    """The level on a back, 0 where not even that is seen."""
    return card - BACK


def held(cards: list[int], gaze: Gaze) -> list[int]:
    """Cards somebody else holds: faces that were seen, backs of the rest, in an order that tells nothing."""
    levels, shown = gaze.state.book.levels, gaze.shown
    hidden = sorted([BACK + levels[card] for card in cards if card not in shown])
    seen = [card for card in cards if card in shown]
    return sorted(seen, key=lambda card: (levels[card], card)) + hidden if seen else hidden


def hand(cards: list[int], gaze: Gaze) -> list[int]:
    """A card that is planned for a meal in secret is still a card held. (Q-11)"""
    if gaze.own:
        return cards
    return held(cards if sees_plan(gaze) else cards + gaze.part.plan, gaze)


def sees_plan(gaze: Gaze) -> bool:
    """Plans are open among friends, otherwise the owner's own, until all eat. (Q-11)"""
    return gaze.own or not gaze.state.feeding or gaze.state.card.plans_are_open


def plan(cards: list[int], gaze: Gaze) -> list[int]:
    return cards if sees_plan(gaze) else []


def planned_food(number: int, gaze: Gaze) -> int:
    return number if sees_plan(gaze) else 0


def starving(starves: bool, gaze: Gaze) -> bool:
    return starves and sees_plan(gaze)


def locked(stage: int, gaze: Gaze) -> int:
    """That a plan is made, everybody sees; whether food is left over, only who may see the plan."""
    return stage if sees_plan(gaze) or stage == PLANNING else LOCKED


def piles(found: list[list[int]], gaze: Gaze) -> list[list[int]]:
    """Of a pile the back of the top card shows, and not even that where nobody can see."""
    shown, dark = gaze.shown, "look" in gaze.state.here.bans
    veiled = []
    for pile in found:
        seen = [BACK] * len(pile) if shown.isdisjoint(pile) else [card if card in shown else BACK for card in pile]
        if seen and seen[-1] == BACK and not dark:
            seen[-1] = back_of(gaze.state, pile[-1])
        veiled.append(seen)
    return veiled


# --- Locations, Afflictions, Characters ---


def locations(deck: list[int], gaze: Gaze) -> list[int]:
    """The next ones for who has looked ahead; of the rest everybody knows whether the end is among them."""
    foreseen = 0 if gaze.seat is None else gaze.state.players[gaze.seat].foresees
    unseen = len(deck) - foreseen
    veiled = [BACK] * unseen + deck[unseen:]
    if FINAL in deck[:unseen]:
        veiled[0] = FINAL
    return veiled


def face_down(afflictions: list[int | None], gaze: Gaze) -> list[int | None]:
    """One that arrived face down nobody has seen: it goes by its place before its owner. [GOD-AFFLICTION-4]"""
    player: Scavenger = gaze.part
    if not player.unseen:
        return afflictions
    return [
        BACK + player.afflictions.index(affliction) if affliction in player.unseen else affliction
        for affliction in afflictions
    ]


# --- deals ---


def deals(struck: list[Deal], gaze: Gaze) -> list[Deal]:
    if not gaze.state.secret_deals:
        return struck
    return [deal for deal in struck if gaze.seat in deal.parties]


def drafts(found: list[Deal], gaze: Gaze) -> list[Deal]:
    return [deal for deal in found if gaze.seat in deal.parties]


def oaths(counted: list[Oath], gaze: Gaze) -> list[Oath]:
    if not gaze.state.secret_deals:
        return counted
    return [oath for oath in counted if gaze.seat in (oath.debtor, oath.creditor) or oath.broken]


def oaths_kept(count: int, gaze: Gaze) -> int:
    return count if gaze.own or not gaze.state.secret_deals else 0


def pledged(cards: list[int], gaze: Gaze) -> list[int]:
    """Whoever has the card before their eyes knows that it has kept a promise, unless deals are secret."""
    if gaze.state.secret_deals:
        return []
    own = gaze.state.players[gaze.seat] if gaze.seat is not None else None
    return [card for card in cards if card in gaze.shown or (own and (card in own.hand or card in own.plan))]


SECRETS = Secrets(
    Expedition,
    {
        Expedition: {
            **ENGINE,
            **opened("scenario", "first", "active", "limit", "with_caravan", "with_characters", "optional_search"),
            **opened("merciless", "secret_deals", "seconds", "location", "past_locations", "searched", "open"),
            **opened("trophies", "discards", "caravan_fed", "aside", "box_afflictions", "known", "feeding", "locked"),
            **parted("players", "trials", "deeds"),
            "locations": Hidden("nobody but who has looked ahead", locations, "the Locations nobody has seen"),
            "draw": Hidden("nobody", backs, "the cards nobody has seen"),
            "piles": Hidden("those who were shown a card; all see the back of the top one", piles, "the same"),
            "caravan": Hidden("those who were shown a card; all see the backs", held, "cards with the same backs"),
            "affliction_deck": Hidden("nobody", backs, "the Afflictions nobody has seen"),
            "box_locations": Hidden("nobody", backs, "the Locations nobody has seen"),
            "box_characters": Hidden("nobody", backs, "the Characters nobody has chosen"),
            "deals": Hidden("the parties, where deals are secret", deals, "nothing: nobody imagines deals of others"),
            "drafts": Hidden("the parties", drafts, "nothing: nobody imagines what others bargain for"),
            "oaths": Hidden("the two it concerns, where deals are secret", oaths, "nothing"),
            "pledged": Hidden("who knows the card, where deals are open", pledged, "nothing of what they cannot know"),
        },
        Scavenger: {
            **opened(
                "store", "resting", "character", "revealed", "dead", "zone", "phase", "pile", "searches", "rushed"
            ),
            **opened("searched", "takes", "pile_changes", "search_over", "ended_by_affliction", "afflicted"),
            **opened(
                "used_place", "anomalies", "journeys", "power_used", "perils", "perils_in_search", "need", "covered"
            ),
            **opened("given_food", "chosen", "fed_last", "fed_caravan", "oaths_broken", "punished"),
            "hand": Hidden(
                "its owner, and those who were shown a card; all see the backs", hand, "cards to hold", True
            ),
            "plan": Hidden("its owner, where plans are not open", plan, "cards to hold with the same backs"),
            "spare_food": Hidden("who sees the plan", planned_food, "nothing: others have nothing to spare"),
            "starving": Hidden("who sees the plan", starving, "nothing: others eat"),
            "feeding": Hidden("who sees the plan; all see that it is made", locked, "itself, as all see it"),
            "afflictions": Hidden("everybody, but for those nobody has seen", face_down, "Afflictions nobody has seen"),
            "face_down": Hidden("everybody, but for those nobody has seen", face_down, "Afflictions nobody has seen"),
            "unseen": Hidden("nobody", face_down, "Afflictions nobody has seen"),
            "offered": Hidden("its owner", owner_only(backs), "the Characters nobody has chosen"),
            "knows": Hidden("its owner", owner_only(nothing), "what now lies where they looked"),
            "foresees": Hidden("its owner", owner_only(nought), "nothing: others foresee nothing"),
            "approaches": Hidden("its owner", owner_only(nought), "nothing: others have approached nobody"),
            "refused": Hidden("its owner", owner_only(nothing), "nothing: nobody has refused others anything"),
            "refused_deals": Hidden("its owner", owner_only(nothing), "nothing: nobody has refused others anything"),
            "received": Hidden("its owner", owner_only(nothing), "nothing: others were given nothing just now"),
            "oaths_kept": Hidden("its owner, where deals are secret", oaths_kept, "any number the rounds allow"),
        },
        Trial: {
            **opened("card", "searcher", "pile", "lost", "paid", "discount", "saved", "stage", "prevented"),
            **opened("neutralised", "bearer", "covered", "hurt", "to_hand", "deeds_before"),
        },
        Deed: opened("source", "part", "seat", "target", "index", "paid", "kept_promise"),
        Deal: {**opened("parties"), **parted("promises")},
        Promise: opened("debtor", "creditor", "kind", "number", "thing", "due", "done", "state", "sort", "declined"),
    },
    shown,
)


# --- who is told what happens in private ---


def alone(seat: int) -> int:
    """What one player sees alone."""
    return only(seat)


def between(one: int, other: int) -> int:
    """What passes from hand to hand."""
    return only(one, other)


def not_to(*seats: int) -> int:
    """What all others see of it: these are told more."""
    return all_but(*seats)


def parties_of(expedition: Expedition, deal: Deal) -> int:
    """Deals are made before everybody, unless the table has settled otherwise. [GOD-DEAL-1]"""
    return only(*deal.parties) if expedition.secret_deals else EVERYONE


def promised(expedition: Expedition, promise: Promise) -> int:
    return only(promise.debtor, promise.creditor) if expedition.secret_deals else EVERYONE
