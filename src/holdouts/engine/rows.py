"""Rows: several picks of one seat that make up one thing, made one after the other or not at all.

A question names the picks that are only `parts` of something: a card towards a price, a card of an exchange, a promise
of a deal. A row is parts, and at its end perhaps one other pick, which says what becomes of them. It is tried out on a
copy of the table first, as by somebody who chooses and takes it back: so nothing is looked at beyond dice or a reveal.
There the row is cut; what was made stays made, for what was seen cannot be unseen, and the rest is left.
"""

from collections.abc import Iterable

from holdouts.engine.decision import Decision, Option
from holdouts.engine.table import Illegal, Table


class Row:
    """A row of one seat on a copy of the table: on the table itself nothing has happened yet."""

    __slots__ = ("_adds", "_luck", "asked", "left", "picks", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.table = table.clone(keep=False)
        """The table as it would be; once the row is cut, nobody may look at it."""
        self.picks: list[Option] = []
        self.asked: list[Decision] = []
        """The question that each pick answers."""
        self.left = 0
        """How many picks were left, because something came to light before them."""
        self._luck = self.table.luck
        self._adds = True

    @property
    def cut(self) -> bool:
        """Whether something was rolled, drawn or shown after the last pick."""
        return self.table.luck != self._luck

    @property
    def complete(self) -> bool:
        """Whether there is nothing that could be added: a row is about one rule, and ends with what that rule asks."""
        decision = self.table.decision
        if self.cut or not self._adds or decision is None or not decision.parts:
            return True
        if self.asked and decision.rule != self.asked[0].rule:
            return True
        return self.seat not in self.table.waiting_for()

    def add(self, option: Option) -> None:
        """Try one more pick. Raises Illegal with its place in the row."""
        if self.cut:
            self.left += 1
            return
        place = len(self.picks) + 1
        if self.picks and self.complete:
            raise Illegal("illegal-row-ended", place=place)
        decision = self.table.decision
        if decision is None or option not in self.table.options(self.seat):
            raise Illegal("illegal-in-row", place=place)
        self._adds = type(option) in decision.parts
        self.table.choose(option, self.seat)
        self.picks.append(option)
        self.asked.append(decision)


def rehearse(table: Table, seat: int, picks: Iterable[Option]) -> Row:
    """What would come of picks in a row. Raises Illegal if one of them cannot be made where it stands."""
    row = Row(table, seat)
    for pick in picks:
        row.add(pick)
    return row


def choose_all(table: Table, seat: int, picks: Iterable[Option]) -> Row:
    """Make picks in a row: all of them, up to where something comes to light; or, if one of those is illegal, none."""
    row = rehearse(table, seat, picks)
    for pick in row.picks:
        table.choose(pick, seat)
    return row
