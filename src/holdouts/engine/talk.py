"""Talk: what people at a table say that the game remembers: a phrase, and whom they take for a betrayer.

What is said is a note of the chronicle. It is no choice, changes no rule's state, and stands in the way of no undo.
What can be said depends only on what everybody knows.
"""

from collections.abc import Sequence

from holdouts.engine.game import Game
from holdouts.engine.past import Accused, Remark, Said, Withdrew
from holdouts.engine.refusal import Refusal
from holdouts.engine.table import Table

COMMON = ("yes", "no", "wait", "help", "thanks")
"""What can be said at every table."""

MOST = 400
"""How much of that one chronicle holds: it is stored with every choice, and nobody reads more."""


class CannotSay(Refusal):
    """Why something cannot be said."""


def phrases(game: Game) -> tuple[str, ...]:
    """What can be said by a button or a number: what the game has for it, and what is said everywhere."""
    return (*game.phrases, *COMMON)


def suspects(table: Table, seat: int | None) -> Sequence[int]:
    """Whom that seat may accuse now; nobody, where nobody can be a betrayer."""
    if seat is None or table.over:
        return []
    return sorted(other for other in table.game.suspects(table.state) if other != seat)


def accusations(table: Table) -> dict[int, int]:
    """Who takes whom for a betrayer, by what each said last."""
    found: dict[int, int] = {}
    for _, note in table.notes:
        if isinstance(note, Accused):
            found[note.who] = note.other
        elif isinstance(note, Withdrew):
            found.pop(note.who, None)
    return found


def say(table: Table, seat: int, phrase: str) -> Remark | None:
    """What is to be noted when somebody says that; nothing, if it was just said. Raises CannotSay."""
    if phrase not in phrases(table.game):
        raise CannotSay("talk-no-phrase")
    said = Said(who=seat, phrase=phrase, rule="")
    return None if table.notes[-1:] == [(table.so_far, said)] else _checked(table, said)


def accuse(table: Table, seat: int, other: int) -> Remark | None:
    """What is to be noted when somebody suspects that seat; nothing, if all know it already. Raises CannotSay."""
    if other not in suspects(table, seat):
        raise CannotSay("talk-no-suspect")
    if accusations(table).get(seat) == other:
        return None
    return _checked(table, Accused(who=seat, other=other, rule=""))


def withdraw(table: Table, seat: int) -> Remark | None:
    """What is to be noted when somebody suspects nobody any more; nothing, if they did not."""
    other = accusations(table).get(seat)
    return None if other is None else _checked(table, Withdrew(who=seat, other=other, rule=""))


def _checked(table: Table, remark: Remark) -> Remark:
    if table.over:
        raise CannotSay("talk-over")
    if sum(isinstance(note, Remark) for _, note in table.notes) >= MOST:
        raise CannotSay("talk-enough", most=MOST)
    return remark
