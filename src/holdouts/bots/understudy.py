"""Understudies: who plays beside a learner, the same way each time, and what shows that a lesson can be played."""

from collections.abc import Iterator
from typing import NamedTuple

from holdouts.bots.kinds import Bot, SensibleBot
from holdouts.bots.seats import bots_act
from holdouts.engine.chance import Dice, bot_seed
from holdouts.engine.coach import Coach, Taught, targets
from holdouts.engine.decision import Option
from holdouts.engine.lessons import setup_of
from holdouts.engine.library import base_words, new_table
from holdouts.engine.table import Table
from holdouts.engine.view import view

LONGEST = 2000
"""Choices of a lesson: more is one that does not come to its end."""


class Understudy(SensibleBot):
    """Does what the lesson says, and otherwise what a careful newcomer would, always alike at the same turn.

    It offers nothing of its own accord: whether it had come before the learner's next move would be chance.
    """

    def __init__(self, coach: Coach) -> None:
        super().__init__(0)
        self._coach = coach

    def tempted(self, table: Table, seat: int) -> bool:
        return True  # by the lesson, whatever it holds

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        wanted = self._coach.cue(table, seat)
        if wanted is not None:
            return wanted
        if seat not in table.waiting_for():
            return None
        state = table.state
        self.dice = Dice(bot_seed(self._coach.lesson.seed, seat, state.round * 1000 + state.turn))
        return super().pick(table, seat, must)


def understudies(coach: Coach) -> dict[int, Bot]:
    """All who play beside the learner."""
    return {seat: Understudy(coach) for seat in range(len(coach.lesson.names)) if seat != coach.lesson.seat}


class LessonStuck(Exception):
    """A lesson that cannot be played to its end; the message names the step."""


class Scene(NamedTuple):
    """A moment of a lesson: what is taught, at which table."""

    taught: Taught
    table: Table


def play_through(coach: Coach) -> Iterator[Scene]:
    """Play a lesson as it wants to be played, to its last step. Raises LessonStuck."""
    lesson = coach.lesson
    table = new_table(coach.game, setup_of(coach.game, lesson), lesson.seed, root=coach.root)
    bots = understudies(coach)
    for _ in range(LONGEST):
        if not table.over and bots_act(table, bots):
            continue
        taught = coach.taught(table)
        where = f"lesson '{lesson.id}', step {taught.done + len(taught.steps)} ({taught.steps[-1].say})"
        _check_points(coach, Scene(taught, table), where)
        yield Scene(taught, table)
        if taught.over:
            return
        if table.over:
            raise LessonStuck(f"{where}: the game is over before the lesson is")
        if not taught.numbers:
            raise LessonStuck(f"{where}: the move it waits for cannot be made")
        table.choose(table.options(lesson.seat)[taught.numbers[0] - 1], lesson.seat)
    raise LessonStuck(f"lesson '{lesson.id}': it does not come to its end")


def _check_points(coach: Coach, scene: Scene, where: str) -> None:
    """What a step points at lies on the table."""
    lesson, words = coach.lesson, base_words(coach.game, "en")
    shown = view(scene.table, lesson.seat, words, lesson.names).scene
    for step in scene.taught.steps:
        if step.point is not None and not targets(step.point, shown, words, scene.taught.numbers):
            raise LessonStuck(f"{where}: there is no {step.point} to point at")
