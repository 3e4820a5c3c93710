"""Numbers: under which each answer stands on the screen.

A few answers are counted from 1. Whoever is asked the same again at once, or, where there are many answers, in the
same round, finds each where it was: what can no longer be chosen leaves a gap, and what is new comes after the rest. So
nobody who has learned a number, or types ahead, hits something else with it.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from holdouts.engine.decision import Option
from holdouts.engine.table import Table

if TYPE_CHECKING:
    from holdouts.terminal.sitting import Sitting

FEW = 9
"""As many answers are read anew each time something else was asked before."""


class Numbers:
    """What everybody at a keyboard has read beside their answers this round."""

    def __init__(self) -> None:
        self._round = -1
        self._read: dict[tuple[int, str, str], dict[Option, int]] = {}
        self._last: dict[int, tuple[int, str, str]] = {}

    def of(self, table: Table, seat: int, options: Sequence[Option]) -> dict[int, Option]:
        """The answers to the question a seat reads, each by its number, the lowest first."""
        decision = table.decision
        if decision is None:
            return {}
        if table.state.round != self._round:
            self._round = table.state.round
            self._read, self._last = {}, {}
        whose = decision.seats[0] if decision.public else seat
        question = (whose, decision.rule, decision.ask)
        again, self._last[whose] = self._last.get(whose) == question, question
        read = self._read.setdefault(question, {})
        is_anew = len(options) <= FEW and len(read) <= FEW and not again
        if is_anew or 2 * sum(option in read for option in options) < len(options):  # or about other things
            read.clear()
        for option in options:
            read.setdefault(option, len(read) + 1)
        return {number: option for option, number in read.items() if option in options}


def refuse_number(sitting: "Sitting", number: int, numbers: Collection[int]) -> None:
    """Say why nothing is chosen by a number: it was there and is gone, or never was."""
    last = max(numbers, default=0)
    gone = 1 <= number <= last
    sitting.screen.refuse(sitting.own.say("answer-gone" if gone else "no-such-number", number=number, count=last))
