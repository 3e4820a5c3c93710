"""Teaching at the terminal: what a lesson says stands below the question it is about."""

from collections.abc import Sequence
from dataclasses import dataclass

from holdouts.engine.coach import Coach, Taught, find_coach
from holdouts.engine.game import Game
from holdouts.engine.lessons import sentence
from holdouts.engine.library import read_setup
from holdouts.engine.record import About
from holdouts.engine.table import CannotUndo, Table
from holdouts.engine.words import Words
from holdouts.terminal.files import packs_folder
from holdouts.terminal.screen import Screen


@dataclass
class Tutor:
    """Says what a lesson teaches, as long as it is wanted."""

    coach: Coach
    words: Words
    own: Words
    screen: Screen
    on: bool = True
    _last: Taught | None = None

    def teach(self, table: Table, seat: int, numbers: Sequence[int]) -> None:
        """What the lesson says to the question of now, whose answers have these numbers; not again what it has just
        said."""
        if not self.on or seat != self.coach.lesson.seat:
            return
        taught = self.coach.taught(table)
        if not taught.asked or taught == self._last:
            return
        self._last = taught
        if taught.lost or taught.strayed:
            self._say_that_it_was_another_move(taught, may_go_back(table, seat))
        if not taught.lost:
            self._say(taught, [str(numbers[place - 1]) for place in taught.numbers])

    def _say(self, taught: Taught, wanted: Sequence[str]) -> None:
        lesson, own = self.coach.lesson, self.own
        for number, step in enumerate(taught.steps, start=taught.done + 1):
            text = sentence(lesson, step.say, self.words)
            self.screen.say(own.say("lesson-says", number=number, count=len(lesson.steps), text=text))
        if wanted:
            self.screen.say(own.say("lesson-wants", numbers=own.join(wanted, "or")))

    def _say_that_it_was_another_move(self, taught: Taught, back: bool) -> None:
        otherwise = taught.steps[-1].otherwise if taught.strayed and taught.steps else ""
        said = sentence(self.coach.lesson, otherwise, self.words) if otherwise else self.own.say("lesson-strayed")
        self.screen.say(said)
        self.screen.say(self.own.say("lesson-undo" if back else "lesson-no-undo"))

    def again(self) -> None:
        """Say it once more at the next question."""
        self._last = None


def may_go_back(table: Table, seat: int) -> bool:
    """Whether somebody alone with bots can take back their last choice."""
    try:
        table.undo_own_target("choice", seat)
    except CannotUndo:
        return False
    return True


def coach_of(game: Game, about: About) -> Coach | None:
    """The coach of a game that was begun as a lesson: its set-up, its seed, and its people."""
    coach = find_coach(game, read_setup(game, about.setup), str(about.seed), packs_folder())
    return coach if coach is not None and list(about.names) == list(coach.lesson.names) else None
