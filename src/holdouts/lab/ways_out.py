"""The ways out of a table: all that leaves it to one reader, for the law of secrecy to compare."""

from collections.abc import Callable, Sequence
from typing import Any

from holdouts.bots.search import Budget, search
from holdouts.engine.foresight import foresee, threat
from holdouts.engine.holdings import holdings
from holdouts.engine.library import LANGUAGES, open_words
from holdouts.engine.observation import plain
from holdouts.engine.observing import observe, report
from holdouts.engine.rows import rehearse
from holdouts.engine.table import Back, CannotUndo, Table
from holdouts.engine.view import log, prompt, view

BACKS: tuple[Back, ...] = ("choice", "step", "turn", "round")
TRIED = 2
"""With how many picks a row is begun."""

BRIEFLY = Budget(games=2, options=2, ahead=3)
"""For how long a bot thinks ahead whose thoughts are compared."""

Reader = int | None
Way = Callable[[Table, Reader, Sequence[str]], Any]


def views(table: Table, seat: Reader, names: Sequence[str]) -> Any:
    """What is shown: to everybody the scene, to a seat what it is asked."""
    shown: list[Any] = [view(table, seat, open_words(table.game, _tongue(table)), names)]
    if seat is not None and table.decision is not None:
        shown += [table.decision.question(seat), table.options(seat), seat in table.waiting_for()]
    return shown


def _tongue(table: Table) -> str:
    """Now one language, now the other: the same in both worlds."""
    return LANGUAGES[table.moment % len(LANGUAGES)]


def _observations(table: Table, seat: Reader, names: Sequence[str]) -> Any:
    return None if seat is None else plain(observe(table, seat))


def _logs(table: Table, seat: Reader, names: Sequence[str]) -> Any:
    return log(table, seat, open_words(table.game, _tongue(table)), names)


def _reports(table: Table, seat: Reader, names: Sequence[str]) -> Any:
    return report(table, seat)


def _undos(table: Table, seat: Reader, names: Sequence[str]) -> Any:
    """What the table would answer to somebody who wants to take something back."""
    if seat is None or table.over:
        return None
    if table.answered(seat):
        return "retract"
    found = []
    for to in BACKS:
        try:
            found.append(str(table.moment_at(table.undo_target(to, seat))))
        except CannotUndo as problem:
            found.append(problem.key)
    return found


def _rehearsals(table: Table, seat: Reader, names: Sequence[str]) -> Any:
    """What the table would answer to somebody who tries what they could begin a row with."""
    decision = table.decision
    if seat is None or decision is None or not decision.parts:
        return None
    found: list[Any] = []
    for part in [option for option in table.options(seat) if type(option) in decision.parts][:TRIED]:
        row = rehearse(table, seat, [part])
        seen = None if row.complete else prompt(row.table, seat, open_words(table.game, _tongue(table)), names)
        found.append((row.cut, row.complete, seen))
    return found


def foresights(table: Table, seat: Reader, names: Sequence[str]) -> Any:
    """What is foretold of a pick and of the end of a turn, and what the decks are said to hold."""
    words = open_words(table.game, _tongue(table))
    if seat is None or table.over:
        return holdings(table, seat, words, deals=1)
    options = table.options(seat)
    picks = [options[(table.moment + number) % len(options)] for number in range(min(TRIED, len(options)))]
    told = [foresee(table, seat, [pick], words, names, games=TRIED) for pick in picks]
    return told, threat(table, seat, words, names, effort=1), holdings(table, seat, words, deals=1)


def thoughts(table: Table, seat: Reader, names: Sequence[str]) -> Any:
    """What a bot that thinks ahead would find out in that seat, and pick."""
    if seat is None or seat not in table.waiting_for():
        return None
    return search(table, seat, list(table.options(seat)), BRIEFLY, table.moment)


WAYS: dict[str, Way] = {
    "view": views,
    "observation": _observations,
    "log": _logs,
    "report": _reports,
    "undo": _undos,
    "rehearsal": _rehearsals,
}
