"""Talking at the keyboard: phrases by their numbers, whom one suspects, and what lies under a cover of one's own."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from holdouts.engine import talk
from holdouts.engine.covers import under
from holdouts.engine.past import Accused, Remark
from holdouts.engine.view import Face, line, naming_for, view

if TYPE_CHECKING:
    from holdouts.terminal.sitting import Sitting


def named(sitting: "Sitting", typed: str, people: Sequence[int]) -> int | None:
    """Who is meant by a name, the beginning of one, or a number of the list."""
    if typed.isdecimal():
        return people[int(typed) - 1] if 1 <= int(typed) <= len(people) else None
    names = {other: sitting.names[other].casefold() for other in people}
    found = [other for other in people if typed and names[other].startswith(typed.casefold())]
    exact = [other for other in found if names[other] == typed.casefold()]
    return (exact or found)[0] if len(exact or found) == 1 else None


def say(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Say a phrase by its number; without one, hear which there are."""
    phrases = talk.phrases(sitting.table.game)
    if rest.isdecimal() and 1 <= int(rest) <= len(phrases):
        _note(sitting, seat, partial(talk.say, sitting.table, seat, phrases[int(rest) - 1]))
        return False
    if rest:
        sitting.screen.refuse(sitting.own.say("say-what", count=len(phrases)))
        return False
    sitting.screen.say(sitting.own.say("say-which"))
    for number, phrase in enumerate(phrases, start=1):
        sitting.screen.say(f"{number:>2}  {sitting.words.say(f'phrase-{phrase}')}")
    return False


def accuse(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Say whom one suspects of betrayal, or that one suspects nobody any more; without a name, who suspects whom."""
    table, own = sitting.table, sitting.own
    suspects = talk.suspects(table, seat)
    if not suspects:
        sitting.screen.refuse(own.say("accuse-nobody-here"))
    elif not rest:
        _tell_suspicions(sitting)
    elif rest.casefold() == own.say("accuse-nobody").casefold():
        _note(sitting, seat, partial(talk.withdraw, table, seat))
    elif (other := named(sitting, rest, suspects)) is not None:
        _note(sitting, seat, partial(talk.accuse, table, seat, other))
    else:
        sitting.screen.refuse(own.say("accuse-whom", names=own.join([sitting.names[one] for one in suspects], "or")))
    return False


def _tell_suspicions(sitting: "Sitting") -> None:
    found = sorted(talk.accusations(sitting.table).items())
    naming = naming_for(sitting.table, None, sitting.words, sitting.names)
    for who, other in found:
        sitting.screen.say(line(Accused(who=who, other=other, rule=""), sitting.words, naming))
    if not found:
        sitting.screen.say(sitting.own.say("accuse-none-yet"))


def _note(sitting: "Sitting", seat: int, word: Callable[[], Remark | None]) -> None:
    """What was said is kept, and read at once."""
    try:
        remark = word()
    except talk.CannotSay as problem:
        sitting.screen.refuse(problem.said(sitting.own.lang))
        return
    if remark is None:
        sitting.screen.say(sitting.own.say("said-already"))
        return
    sitting.table.note(remark)
    sitting.autosave()
    sitting.screen.happened(sitting.news(seat))


def aim(sitting: "Sitting", seat: int, rest: str) -> bool:
    """Lift the covers of one's own; at a live keyboard they lie there again before the game goes on."""
    own, screen = sitting.own, sitting.screen
    zones = under(view(sitting.table, seat, sitting.words, sitting.names).scene)
    faces = [card for zone in zones for card in zone.cards if isinstance(card, Face)]
    if not faces:
        screen.refuse(own.say("aim-none"))
        return False
    for face in faces:
        screen.card(face)
    if not sitting.keyboard.live:
        return False
    sitting.keyboard.line(own.say("aim-done"))
    screen.curtain()
    sitting.again()
    return True
