"""Coach: one lesson at one table. What is taught now follows from the choices made, so nothing else is stored.

The coach plays the lesson's own table along with the real one: at each choice of the learner it knows what was on
offer, and whether that was the move it waited for.
"""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from holdouts.engine.decision import Option
from holdouts.engine.game import Game
from holdouts.engine.lessons import Lesson, Pattern, Point, Step, all_lessons, matches, setup_of
from holdouts.engine.library import base_words, new_table
from holdouts.engine.table import Table
from holdouts.engine.view import Face, Scene, naming_for
from holdouts.engine.words import Words


class Target(Struct, frozen=True, kw_only=True):
    """What a step points at, as page and terminal find it."""

    kind: str
    """card, zone, gauge, part, or answer."""
    ref: str


class Taught(Struct, frozen=True, kw_only=True):
    """Where a lesson stands."""

    done: int
    """How many steps lie behind: those that wait count with those that were only read before them."""
    steps: tuple[Step, ...]
    """What is said now: some steps to read, and last the one that waits, if any is left."""
    numbers: tuple[int, ...] = ()
    """The answers that the last of them waits for."""
    asked: bool = False
    """Whether the learner is asked anything now."""
    strayed: bool = False
    """Whether the learner has made another move since the last step."""
    over: bool = False
    """Whether nothing is waited for any more."""

    @property
    def lost(self) -> bool:
        """Whether what is waited for cannot be chosen here: the game has gone another way."""
        return self.asked and not self.over and not self.numbers


class Ahead(Struct, frozen=True, kw_only=True):
    """A step after the next, with its moves as far as they can be told now."""

    step: Step
    moves: tuple[str, ...]


class Coach:
    """Follows one table through a lesson."""

    def __init__(self, game: Game, lesson: Lesson, root: Path | None = None) -> None:
        self.game = game
        self.lesson = lesson
        self.root = root
        self._words = base_words(game, "en")
        self._begin()

    def _begin(self) -> None:
        lesson = self.lesson
        self._along = new_table(self.game, setup_of(self.game, lesson), lesson.seed, root=self.root)
        self._next = 0
        self._done = 0
        self._strayed = False
        self._cued: set[int] = set()
        self._find_next()

    def _find_next(self) -> None:
        """The next step that waits; those before it are read on the way there."""
        steps = self.lesson.steps
        self._next = next((n for n in range(self._done, len(steps)) if steps[n].wait is not None), len(steps))
        self._cued.clear()

    def follow(self, table: Table) -> None:
        """See what was chosen since, or from the beginning, where something was taken back."""
        made = self._along.choices
        if table.choices[: len(made)] != made:
            self._begin()
        for seat, option in table.choices[len(self._along.choices) :]:
            if seat == self.lesson.seat:
                self._see(option)
            else:
                self._tick_off(seat, option)
            self._along.make(seat, option)

    def _see(self, option: Option) -> None:
        steps = self.lesson.steps
        if self._next == len(steps):
            return
        wanted = steps[self._next].wait
        if wanted is None or not self._matching(self._along, self.lesson.seat, [option], wanted):
            self._strayed = True
            return
        self._strayed = False
        self._done = self._next + 1
        self._find_next()

    def taught(self, table: Table) -> Taught:
        """What is taught at a table as it stands."""
        self.follow(table)
        seat, steps = self.lesson.seat, self.lesson.steps
        over = self._next == len(steps)
        asked = seat in table.waiting_for()
        wanted = None if over else steps[self._next].wait
        options = table.options(seat) if asked and wanted is not None else []
        found = self._matching(table, seat, options, wanted) if wanted is not None else []
        return Taught(
            done=self._done,
            steps=steps[self._done : self._next + 1],
            numbers=tuple(number + 1 for number, option in enumerate(options) if option in found),
            asked=asked,
            strayed=self._strayed,
            over=over,
        )

    def ahead(self, table: Table) -> list[Ahead]:
        """The steps after the next that wait for a move, too, for as long as there is only something to add: where
        several moves are put together, each of them is wanted before the first is made."""
        seat, parts = self.lesson.seat, table.decision.parts if table.decision is not None else ()
        options = table.options(seat)
        found: list[Ahead] = []
        for step in self.lesson.steps[self._next + 1 :]:
            if step.wait is None:
                break
            moves: list[Any] = self._matching(table, seat, options, step.wait)
            told = tuple(msgspec.json.encode(move).decode() for move in moves or [step.wait])
            found.append(Ahead(step=step, moves=told))
            if not moves or type(moves[0]) not in parts:
                break
        return found

    def cue(self, table: Table, seat: int) -> Option | None:
        """What the lesson wants another seat to do now, if it can: what was not done yet on the way to this step comes
        first."""
        self.follow(table)
        options = table.options(seat)
        for _, pattern in sorted(enumerate(self._cues()), key=lambda cue: (cue[0] in self._cued, cue[0])):
            found = self._matching(table, seat, options, pattern)
            if found:
                return found[0]
        return None

    def _cues(self) -> list[Pattern]:
        """What others are to do on the way to the next step."""
        return [pattern for step in self.lesson.steps[self._done : self._next + 1] for pattern in step.others]

    def _tick_off(self, seat: int, option: Option) -> None:
        for number, pattern in enumerate(self._cues()):
            if number not in self._cued and self._matching(self._along, seat, [option], pattern):
                self._cued.add(number)
                return

    def _matching(self, table: Table, seat: int, options: list[Option], pattern: Pattern) -> list[Option]:
        naming = naming_for(table, seat, self._words, self.lesson.names)
        return [option for option in options if matches(pattern, option, naming.slots(option), self._words)]


def targets(point: Point | None, scene: Scene, words: Words, numbers: tuple[int, ...]) -> list[Target]:
    """The things a step points at, as the learner sees the table: nothing that is not there."""
    if point is None:
        return [Target(kind="answer", ref=str(number)) for number in numbers]
    if point.part:
        return [Target(kind="part", ref=point.part)]
    mine = [person for person in scene.people if person.me]
    zones = [*scene.zones, *(zone for person in mine for zone in person.zones)]
    if point.zone:
        return [Target(kind="zone", ref=zone.ref) for zone in zones if point.zone in (zone.ref, zone.ref.split(":")[0])]
    if point.gauge:
        gauges = [*scene.gauges, *(gauge for person in mine for gauge in person.gauges)]
        title = f"gauge-{point.gauge}"
        called = words.say(title) if words.has(title) else ""
        return [Target(kind="gauge", ref=it.title) for it in gauges if point.gauge == it.kind or called == it.title][:1]
    name = words.say(f"name-{point.card}")
    shown = [card for zone in zones for card in zone.cards]
    shown += scene.board.faces if scene.board is not None else []
    shown += [scene.place] if scene.place is not None else []
    return [Target(kind="card", ref=card.ref) for card in shown if isinstance(card, Face) and card.name == name][:1]


def find_coach(game: Game, setup: object, seed: str, root: Path | None = None) -> Coach | None:
    """The coach of a table that was opened for a lesson: the one with this set-up and seed."""
    for lesson in all_lessons(game, root):
        if str(lesson.seed) == seed and setup_of(game, lesson) == setup:
            return Coach(game, lesson, root)
    return None
