"""Drawing and spending cards. [NEW-TURN]"""

from holdouts.engine.why_not import Why
from holdouts.starter import secrets
from holdouts.starter.events import Drew, Gathered
from holdouts.starter.state import MOST_CARDS, Camp

DECK_EMPTY = Why("deck-empty")
HAND_FULL = Why("hand-full")


def why_not_draw(camp: Camp, seat: int) -> Why | None:
    """A hand holds five cards, and the deck is not shuffled anew. [NEW-TURN-2]"""
    if not camp.deck:
        return DECK_EMPTY
    return HAND_FULL if len(camp.hands[seat]) >= MOST_CARDS else None


def draw(camp: Camp, seat: int, *, rule: str) -> None:
    """One card, which only its owner sees. [NEW-TURN-1]"""
    card = camp.deck.pop()
    camp.hands[seat].append(card)
    camp.unveil()
    camp.tell(Gathered(who=seat, rule=rule, to=secrets.not_to(seat)))
    camp.tell(Drew(who=seat, card=card, rule=rule, to=secrets.alone(seat)))
