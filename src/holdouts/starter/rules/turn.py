"""A turn: play a card, gather one, or rest. [NEW-TURN, NEW-CARD]"""

from holdouts.engine.decision import ChooseUnseen
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.starter.events import Played, Rested
from holdouts.starter.picks import Gather, Play, Rest
from holdouts.starter.rules import hands
from holdouts.starter.script import step
from holdouts.starter.state import Camp, Deed

NOT_YOUR_TURN = Why("not-your-turn")
NO_EFFECT = Why("no-effect")


@step
def turn(camp: Camp, seat: int) -> Steps[None]:
    """Play a card, gather one, or rest. [NEW-TURN-1]"""
    camp.active = seat
    camp.turn += 1
    pick = yield ChooseUnseen(seat, lambda: options(camp, seat), rule="NEW-TURN-1", default=Rest())
    match pick:
        case Play():
            yield from play(camp, seat, pick.card)
        case Gather():
            hands.draw(camp, seat, rule="NEW-TURN-1")
        case Rest():
            camp.tell(Rested(who=seat, rule="NEW-TURN-1"))


def options(camp: Camp, seat: int) -> list[Play | Gather | Rest]:
    """Whatever nothing speaks against."""
    plays: list[Play | Gather | Rest] = [Play(card) for card in camp.hands[seat] if not why_not_play(camp, seat, card)]
    gathers: list[Play | Gather | Rest] = [] if hands.why_not_draw(camp, seat) else [Gather()]
    return [*plays, *gathers, Rest()]


def why_not_play(camp: Camp, seat: int, card: int) -> Why | None:
    """In one's own turn, if it would do anything. [NEW-CARD-1]"""
    if seat != camp.active:
        return NOT_YOUR_TURN
    design = camp.book.cards[card]
    if design.lasts or any(effect.possible(camp, seat) for effect in design.effects):
        return None
    return NO_EFFECT


def play(camp: Camp, seat: int, card: int) -> Steps[None]:
    """It does what it says; what lasts stays on the table, the rest is spent. [NEW-CARD-1, NEW-CARD-2]"""
    design = camp.book.cards[card]
    camp.hands[seat].remove(card)
    (camp.laid if design.lasts else camp.spent).append(card)
    camp.tell(Played(who=seat, card=card, rule="NEW-CARD-1"))
    camp.unveil()
    for effect in design.effects:
        yield from effect.resolve(camp, Deed(seat, "NEW-CARD-1"))
