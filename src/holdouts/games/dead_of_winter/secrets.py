"""Who may know what of a winter: the only room that decides it. [DOW-SECRET]

Every field of the state stands here. What others get in place of a hidden card is its back; what seats are told of what
happens in private is said at the end.
"""

from holdouts.engine.events import all_but, only
from holdouts.engine.secrets import (
    BACK,
    ENGINE,
    Gaze,
    Hidden,
    Secrets,
    backs,
    nothing,
    opened,
    owner_only,
    parted,
)
from holdouts.games.dead_of_winter.state import (
    NONE,
    Counted,
    Held,
    Lack,
    Lasting,
    Location,
    Player,
    Survivor,
    Trace,
    Winter,
)


def shown(winter: Winter, seat: int | None) -> set[int]:
    """The item cards whose faces a reader knows though they lie face down: shown to all, or to this seat."""
    mine = [] if seat is None else winter.players[seat].knows
    return {*winter.known, *mine}


def held(cards: list[int], gaze: Gaze) -> list[int]:
    """One's own cards; of others those that were seen, then as many backs. In which order they are held tells
    nothing."""
    if gaze.own:
        return cards
    known = sorted(gaze.shown.intersection(cards))
    return known + [BACK] * (len(cards) - len(known))


def hand(cards: list[int], gaze: Gaze) -> list[int]:
    """The same of a hand; once the game is over it lies open, for objectives are judged by it. [DOW-END-4]"""
    return cards if gaze.state.ended else held(cards, gaze)


def deck(cards: list[int], gaze: Gaze) -> list[int]:
    """Backs, but for what a seat has put back or under itself."""
    known = gaze.shown
    return [card if card in known else BACK for card in cards]


def crises(cards: list[int], gaze: Gaze) -> list[int]:
    """The next ones for who has looked at them."""
    foreseen = 0 if gaze.seat is None else gaze.state.players[gaze.seat].foresees
    unseen = max(0, len(cards) - foreseen)
    return [BACK] * unseen + cards[unseen:]


def crossroads_deck(cards: list[int], gaze: Gaze) -> list[int]:
    """Backs, but for those that a seat has read and put under the deck."""
    read = () if gaze.seat is None else gaze.state.players[gaze.seat].read
    return [card if card in read else BACK for card in cards]


def crossroads(card: int, gaze: Gaze) -> int:
    """The card of the turn, for its reader; all see whether there is one. [DOW-CROSS-2]"""
    return card if card == NONE or gaze.seat == gaze.state.reader else BACK


def until_the_end(card: int, gaze: Gaze) -> int:
    """One's own objective; all of them once the game is over. [DOW-END-7]"""
    return card if card == NONE or gaze.own or gaze.state.ended else BACK


SECRETS = Secrets(
    Winter,
    {
        Winter: {
            **ENGINE,
            **opened("objective", "hard", "coop", "elimination", "outside_spawn", "starvation_costs", "crisis_need"),
            **opened("frost_tick", "token_passes", "first", "active", "morale", "rounds_left", "food", "starvation"),
            **opened("helpless", "waste", "playing", "stored", "tokens", "removed", "known", "strays", "dead"),
            **opened("bereft", "crisis", "past_crises", "crisis_bonus", "reader", "past_crossroads", "tested"),
            **opened("reading", "ruled_out", "seals"),
            **parted("players", "locations", "traces", "lasting", "counted"),
            "box": Hidden("nobody", backs, "the starting items nobody has seen"),
            "survivor_deck": Hidden("nobody; all know who is in it", backs, "itself"),
            "crises": Hidden("nobody but who has looked ahead", crises, "the crises nobody has seen"),
            "undealt": Hidden("nobody", backs, "the secret objectives nobody has seen"),
            "box_secrets": Hidden("nobody", backs, "the secret objectives nobody has seen"),
            "exile_deck": Hidden("nobody", backs, "the exiled objectives nobody has seen"),
            "crossroads_deck": Hidden(
                "nobody but who has read a card under it", crossroads_deck, "the crossroads nobody has seen"
            ),
            "crossroads": Hidden(
                "its reader, until it fires", crossroads, "a card that would not have fired yet", even_empty=True
            ),
        },
        Location: {
            **opened("zombies", "barricades", "noise"),
            "deck": Hidden("nobody, but for what a seat has put back itself", deck, "cards of the same deck"),
        },
        Player: {
            **parted("group", "lacks"),
            **opened("leader", "dice", "spent", "next_dice", "exiled", "out", "gave", "called", "mixed", "foresees"),
            **opened("asked_for_cards", "asked_to_pay", "requested", "helped", "harmed"),
            "hand": Hidden("its owner, and who was shown a card, until the end", hand, "cards of the same decks"),
            "given": Hidden("its owner, until the crisis is counted", held, "cards of the same decks"),
            "lost": Hidden("its owner, and those who were shown a card", held, "cards of the same decks"),
            "drawn": Hidden("its owner", owner_only(backs), "cards of the same deck"),
            "offered": Hidden("its owner", owner_only(backs), "the survivors nobody has chosen"),
            "secret": Hidden("its owner, until the game is over", until_the_end, "the deal of objectives", True),
            "exile": Hidden("its owner, until the game is over", until_the_end, "the exiled objectives", True),
            "knows": Hidden("its owner", owner_only(nothing), "nothing: others know nothing"),
            "ready": Hidden("its owner", owner_only(nothing), "nothing: others hold nothing ready"),
            "read": Hidden("its owner", owner_only(nothing), "nothing: others have read nothing"),
        },
        Survivor: {**opened("card", "place", "wounds", "frost", "moves", "used", "spent"), **parted("gear")},
        Held: opened("card", "used"),
        Lack: opened("symbol", "most", "aside"),
        Counted: opened("given", "wrong", "failed"),
        Lasting: opened("rule", "of", "round", "this_turn"),
        Trace: opened("moment", "survivor", "place", "what", "card", "count"),
    },
    shown,
)


# --- who is told what happens in private ---

alone = only
"""What one player sees alone."""
between = only
"""What passes from hand to hand."""
not_to = all_but
"""What all others see of it: these are told more."""
