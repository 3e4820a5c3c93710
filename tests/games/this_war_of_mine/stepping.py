"""Steps of a rule, carried out one question after the other without a table around them."""

from collections.abc import Iterator
from typing import Any

from holdouts.engine.state import GameOver


def done(steps: Iterator[Any], *answers: object) -> tuple[Any, list[list[Any]]]:
    """What steps come to, and the options of every question on the way; answers are given in order."""
    return _carried_out(steps, answers, StopIteration)


def done_or_over(steps: Iterator[Any], *answers: object) -> tuple[Any, list[list[Any]]]:
    """The same for steps that may end the game: then they come to nothing."""
    return _carried_out(steps, answers, (StopIteration, GameOver))


def run(steps: Iterator[Any]) -> None:
    """What asks nothing is done at once."""
    for _ in steps:
        raise AssertionError("a question")


def _carried_out(steps: Any, answers: tuple[object, ...], ends: Any) -> tuple[Any, list[list[Any]]]:
    asked, waiting = [], list(answers)
    try:
        decision = next(steps)
        while True:
            asked.append(decision.options(decision.seats[0]))
            decision = steps.send(waiting.pop(0))
    except ends as stopped:
        assert not waiting
        return getattr(stopped, "value", None), asked
