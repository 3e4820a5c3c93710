"""Fuzzing: random legal play over every set-up of a game and others drawn at random, with the laws checked on the way.

After every choice every card and token is accounted for. The dearer laws are sampled: in one game of `KEPT_GAMES`, at
one decision of `CHECKED`, a clone and an undo are compared with the table, and at some of these also a save and what
each seat sees in two worlds. A fault is written down as a save that leads to it, with the reason beside it.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from holdouts.bots import make_bot
from holdouts.engine.decision import CLOCK, Option
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import new_table
from holdouts.engine.record import BROKEN, About, settle, write
from holdouts.engine.table import Table
from holdouts.lab import laws
from holdouts.lab.secrecy import Law
from holdouts.lab.variety import varied
from holdouts.lab.wander import MANNERS, Follower, Stuck, Wanderer

KEPT_GAMES = 4
CHECKED = 10
SEEN, SAVED = 10, 40
"""Of the checked decisions one in so many is also looked at by every seat, and saved and loaded."""

ADVISED = 3
"""In one game of so many the players mostly do what a sensible bot would."""

VARIED = 3
"""In one game of so many all options are drawn at random."""

MOST_FAULTS = 20
"""After so many the run stops: more of them would say no more."""

BATCH = 500

Progress = Callable[[int], None]
"""Told how many decisions were made since it was last told."""


@dataclass(frozen=True)
class Fault:
    """A law that was broken: in which game, after how many choices, and how."""

    game: int
    choices: int
    reason: str
    is_dead_end: bool = False
    file: Path | None = None


@dataclass
class FuzzReport:
    """What a run has seen."""

    decisions: int = 0
    games: int = 0
    longest: int = 0
    faults: list[Fault] = field(default_factory=list)
    checks: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    """How often each kind of option was taken."""
    played: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often each scenario was played by how many."""

    @property
    def dead_ends(self) -> int:
        return sum(fault.is_dead_end for fault in self.faults)

    @property
    def clean(self) -> bool:
        return not self.faults

    def summary(self) -> str:
        """The last line of a run."""
        others = len(self.faults) - self.dead_ends
        return f"{self.decisions} decisions, {others} faults, {self.dead_ends} dead ends"

    def lines(self) -> list[str]:
        """What was checked how often, what was found, and the sum of it."""
        checks = ", ".join(f"{count} {name}" for name, count in self.checks.items())
        found = [
            f"{self.games} games of {len(self.played)} scenarios and numbers of players, "
            f"the longest of {self.longest} choices; checked: {checks}."
        ]
        for fault in self.faults:
            found.append(f"Game {fault.game}, after {fault.choices} choices: {fault.reason}")
            if fault.file is not None:
                found.append(f"  {fault.file}")
        return [*found, self.summary()]


def fuzz(game: Game, decisions: int, seed: int, out: Path, progress: Progress = lambda made: None) -> FuzzReport:
    """Play so many decisions at random and check the laws; what breaks one is written into the folder."""
    report = FuzzReport()
    setups = list(game.setups())
    Random(f"{seed}").shuffle(setups)
    while report.decisions < decisions and len(report.faults) < MOST_FAULTS:
        number = report.games
        trial = _Trial(game, _setup(game, setups[number % len(setups)], seed, number), seed, number, report)
        before = report.decisions
        fault = trial.play(decisions - before, progress)
        if fault is not None:
            report.faults.append(trial.write(fault, out))
        report.games += 1
        report.played[trial.setup.scenario, trial.setup.seats] += 1
        report.longest = max(report.longest, report.decisions - before)
    return report


def _setup(game: Game, listed: Setup, seed: int, number: int) -> Setup:
    """One of the set-ups that the game lists, or the same scenario and players with other options."""
    random = Random(f"{seed}/{number}/options")
    return varied(game, listed, random) if random.randrange(VARIED) == 0 else listed


class _Trial:
    """One game of a run."""

    def __init__(self, game: Game, setup: Setup, seed: int, number: int, report: FuzzReport) -> None:
        self.game = game
        self.setup = setup
        self.number = number
        self.report = report
        self.choices: list[tuple[int, Option]] = []
        self.pending: tuple[int, Option] | None = None
        self.random = Random(f"{seed}/{number}")
        self.seed = self.random.getrandbits(63)
        self.kept = number % KEPT_GAMES == 0
        manner = self.random.choice(MANNERS)
        self.wanderer = Wanderer(f"{seed}/{number}/wander", manner)
        if self.random.randrange(ADVISED) == 0:
            self.wanderer = Follower(f"{seed}/{number}/wander", make_bot("sensible", self.seed), manner)

    def about(self) -> About:
        seats = self.setup.seats
        names = [f"Seat {seat}" for seat in range(seats)]
        return settle(self.game, self.setup, self.seed, names=names, kinds=["random"] * seats)

    def play(self, most: int, progress: Progress) -> Fault | None:
        """Play on; what goes wrong comes back as a fault."""
        try:
            table = new_table(self.game, self.setup, self.seed, keep=self.kept)
            while table.decision is not None and len(self.choices) < most:
                if fault := self._next(table):
                    return fault
                if len(self.choices) % BATCH == 0:
                    progress(BATCH)
        except Stuck as stuck:
            return self._fault(str(stuck), is_dead_end=True)
        except BROKEN as error:
            return self._fault(f"{type(error).__name__}: {error}")
        finally:
            progress(len(self.choices) % BATCH)
        return None

    def _next(self, table: Table) -> Fault | None:
        """One choice and its checks."""
        if len(self.choices) >= laws.BOUND:
            return self._fault(f"The game has not ended after {laws.BOUND} choices.", is_dead_end=True)
        seat, option = self.wanderer.choose(table)
        if self.kept and self.random.randrange(CHECKED) == 0 and (found := self._check(table, seat, option)):
            return self._fault(found[0])
        self.pending = (seat, option)
        self.report.decisions += 1
        self.report.kinds[type(option).__name__] += 1
        table.make(seat, option)
        self.report.checks["audits"] += 1
        if found := self.game.audit(table.state):
            return self._fault(found[0])
        self.choices.append(self.pending)
        self.pending = None
        return None

    def _check(self, table: Table, seat: int, option: Option) -> list[str]:
        """The laws that are too dear to check everywhere."""
        seats = self.setup.seats
        chance = self.random
        checks = self.report.checks
        checks["clones and undos"] += 1
        found = laws.faithful_clone(table, seats) + laws.faithful_undo(table, seats, seat, option)
        found += laws.play_alike(table.clone(), table.clone(), seats, chance.getrandbits(32), 3)
        if chance.randrange(SAVED) == 0:
            checks["saves"] += 1
            found += laws.faithful_save(table, seats, self.about())
        if chance.randrange(SEEN) == 0:
            checks["pairs of worlds"] += 1
            found += laws.whole_dreams(table, seats, chance.getrandbits(32))
            law = Law(self.game)
            law.check(table, seats, chance, [chance.choice(law.secrets)])
            found += law.tally.faults
            self._play_on_in_a_dream(table)
        return found

    def _play_on_in_a_dream(self, table: Table) -> None:
        """An imagined game can be played on, and stays whole."""
        seat = self.random.randrange(self.setup.seats)
        if not laws.may_play_on(table, seat):
            return
        dream = table.imagine(seat, self.random.getrandbits(32))
        Wanderer(self.random.getrandbits(32)).play(dream, 5)
        for fault in self.game.audit(dream.state):
            raise AssertionError(f"In an imagined game: {fault}")

    def _fault(self, reason: str, *, is_dead_end: bool = False) -> Fault:
        return Fault(self.number, len(self.choices), reason, is_dead_end)

    def write(self, fault: Fault, out: Path) -> Fault:
        """The game up to the fault as a save, and beside it what is wrong and the choice that led to it."""
        out.mkdir(parents=True, exist_ok=True)
        file = out / f"fault-{self.number}.save"
        try:
            table = new_table(self.game, self.setup, self.seed)
            table.replay(self.choices)
            write(file, table, self.about())
        except BROKEN as error:
            file = out / f"fault-{self.number}.txt"
            fault = Fault(fault.game, fault.choices, f"{fault.reason} (It cannot be saved: {error})", fault.is_dead_end)
        said = f"{self.setup}\nseed {self.seed}\n{fault.reason}\n"
        if self.pending is not None:
            seat, option = self.pending
            said += f"It comes up when {'the clock' if seat == CLOCK else f'seat {seat}'} chooses {option}.\n"
        file.with_suffix(".txt").write_text(said, encoding="utf-8")
        return Fault(fault.game, fault.choices, fault.reason, fault.is_dead_end, file)
