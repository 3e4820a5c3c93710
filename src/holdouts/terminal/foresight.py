"""Foresight at the keyboard: what an answer does, what threatens, what a careful player would do, what decks hold."""

from typing import TYPE_CHECKING

from holdouts.bots.oracles import advice
from holdouts.engine import foresight
from holdouts.engine.foresight import Foresight
from holdouts.engine.holdings import holdings
from holdouts.terminal.facts import titled
from holdouts.terminal.likeness import read_as
from holdouts.terminal.numbers import refuse_number

if TYPE_CHECKING:
    from holdouts.terminal.sitting import Sitting


def foresee(sitting: "Sitting", seat: int, rest: str) -> bool:
    """What comes of the answer with that number, or of several in a row."""
    answers = sitting.answers(seat)
    numbers = rest.replace(",", " ").split()
    if not numbers or not all(number.isdecimal() for number in numbers):
        sitting.screen.refuse(sitting.own.say("foresee-what"))
        return False
    for number in map(int, numbers):
        if number not in answers:
            refuse_number(sitting, number, answers)
            return False
    picks = [answers[int(number)] for number in numbers]
    _tell(sitting, foresight.foresee(sitting.table, seat, picks, sitting.words, sitting.names))
    return False


def threat(sitting: "Sitting", seat: int, rest: str) -> bool:
    """What comes if the turn ends now."""
    told = foresight.threat(sitting.table, seat, sitting.words, sitting.names)
    if told is None:
        sitting.screen.refuse(sitting.own.say("no-turn-to-end"))
    else:
        horizon = sitting.table.game.outlook.horizon
        opening = sitting.words.say(f"threat-{horizon}") if horizon else sitting.own.say("if-turn-ends")
        sitting.screen.say(opening)
        _tell(sitting, told)
    return False


def hint(sitting: "Sitting", seat: int, rest: str) -> bool:
    """What a careful player would do, why, and what comes of it."""
    given = advice(sitting.table, seat, sitting.words, sitting.names)
    if given is None:
        sitting.screen.say(sitting.own.say("careful-waits"))
        return False
    number = read_as(sitting.view(seat), sitting.numbers(seat)[given.number - 1])
    sitting.screen.say(sitting.own.say("careful-would", number=number, answer=given.label))
    for reason in given.reasons:
        sitting.screen.say(f"  {reason}")
    _tell(sitting, given.foresight)
    return False


def decks(sitting: "Sitting", seat: int, rest: str) -> bool:
    """What the decks still hold, as far as this person can know."""
    scene = sitting.view(seat).scene
    titles = {zone.ref: zone.title for zone in scene.zones}
    titles |= {face.ref: face.name for face in (scene.board.faces if scene.board else ())}
    held = holdings(sitting.table, seat, sitting.words)
    for ref, cards in held.items():
        if ref in titles and cards:
            sitting.screen.say(titled(titles[ref], ", ".join(card.text for card in cards), sitting.own))
    if not held:
        sitting.screen.say(sitting.own.say("no-decks"))
    return False


def _tell(sitting: "Sitting", told: Foresight) -> None:
    for text in [line.text for line in told.lines] or [told.quiet]:
        sitting.screen.say(f"  {text}")
