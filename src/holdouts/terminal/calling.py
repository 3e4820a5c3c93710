"""Calling at one keyboard: what may be asked because of something hidden is asked alike, whoever could answer it."""

from typing import TYPE_CHECKING

from holdouts.bots import bots_act
from holdouts.engine.decision import CLOCK, Call, ChooseUnseen
from holdouts.engine.table import Table
from holdouts.engine.view import label, naming_for
from holdouts.terminal.commands import wants_to_leave
from holdouts.terminal.keyboard import TimeUp
from holdouts.terminal.talking import named

if TYPE_CHECKING:
    from holdouts.terminal.sitting import Sitting

SECONDS = 5
"""How long a call stays open that nobody answers."""


def ask_unseen(sitting: "Sitting") -> bool:
    """Put the question of now so that nobody learns who could answer it; False if it is an ordinary one."""
    decision = sitting.table.decision
    people = sitting.people
    if isinstance(decision, Call) and any(seat in people for seat in decision.seats):
        _call_out(sitting, decision)
        return True
    if isinstance(decision, ChooseUnseen) and sitting.table.lull and decision.seats[0] in people:
        _hand_over(sitting, decision)
        return True
    return False


def worth_polling(table: Table, seat: int) -> bool:
    """Whether that seat could do more than pass, where a question is put to people who may have nothing to choose."""
    decision = table.decision
    if isinstance(decision, Call):
        return not table.answered(seat) and seat in decision.seats and decision.able(seat)
    return decision is not None and not decision.guarded


def _call_out(sitting: "Sitting", call: Call) -> None:
    """Ask all at once; a name leads behind the curtain, silence passes for everybody."""
    own = sitting.own
    called = [seat for seat in call.seats if seat in sitting.people]
    sitting.face_nobody()
    sitting.screen.happened(sitting.news(CLOCK))
    names = own.join([sitting.names[seat] for seat in called], "or")
    sitting.screen.say(own.say("call", names=names, seconds=SECONDS))
    try:
        typed = sitting.keyboard.line("> ", SECONDS).strip()
    except TimeUp:
        typed = ""
    if not typed or _means_pass(sitting, call, typed):
        _pass_for_all(sitting, call)
        return
    wants_to_leave(sitting, typed)
    seat = named(sitting, typed, called)
    if seat is None:
        sitting.screen.refuse(own.say("call-whom", names=names))
    else:
        _hear(sitting, call, seat)


def _means_pass(sitting: "Sitting", call: Call, typed: str) -> bool:
    """Whether somebody said in words that they let it pass."""
    assert call.default is not None
    naming = naming_for(sitting.table, None, sitting.words, sitting.names)
    return typed.casefold() == label(call.default, sitting.words, naming, call).casefold().rstrip(".")


def _hear(sitting: "Sitting", call: Call, seat: int) -> None:
    """Somebody wants to look: they choose, choose anew, or find that there is nothing to do."""
    sitting.turn_to(seat)
    if sitting.table.answered(seat):
        sitting.table.retract(seat)
    if call.able(seat):
        sitting.ask(seat, must=True)
        return
    sitting.screen.table(sitting.view(seat), sitting.news(seat))
    sitting.keyboard.line(sitting.own.say("call-nothing", name=sitting.names[seat]))


def _pass_for_all(sitting: "Sitting", call: Call) -> None:
    """The bots say what they want, and then the clock goes on."""
    while sitting.table.decision is call:
        if not bots_act(sitting.table, sitting.bots):
            sitting.table.time_out()
    sitting.autosave()


def _hand_over(sitting: "Sitting", question: ChooseUnseen) -> None:
    """A question with one answer: the keyboard changes hands all the same."""
    seat = question.seats[0]
    if sitting.facing != seat:
        sitting.turn_to(seat)
        sitting.screen.table(sitting.view(seat), sitting.news(seat))
        naming = naming_for(sitting.table, seat, sitting.words, sitting.names)
        answer = label(question.options(seat)[0], sitting.words, naming, question)
        sitting.keyboard.line(sitting.own.say("only-answer", answer=answer))
    sitting.table.time_out()
    sitting.autosave()
