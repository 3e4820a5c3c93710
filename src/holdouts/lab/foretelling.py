"""The law of foresight: what is called certain happens, and what is called likely happens about as often as was said.

At decisions met in random play somebody asks what their pick would do; then it is done on a copy of the real table.
How often something happened is compared with the intervals in which its frequency lies by the games that were imagined.
Where others have a say they are careful newcomers in both, each with what they really hold at the real table; so nobody
asks where an answer of somebody less careful lies face down already.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from holdouts.bots import make_bot
from holdouts.engine.claims import Claim, Outcome
from holdouts.engine.decision import CLOCK, Option
from holdouts.engine.foresight import Trial, claims, tries
from holdouts.engine.game import Game
from holdouts.engine.library import LANGUAGES, base_words, new_table
from holdouts.engine.table import Table
from holdouts.lab.wander import MANNERS, Follower, Wanderer

MOST_CHOICES = 250
"""So far into a game decisions are looked at."""

EVERY = 7
"""One decision of so many is looked at, so that many games are."""

Z = 2.576
"""How wide the intervals are: 99 of 100 hold what they should."""

BANDS = 10
NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")


@dataclass
class Band:
    """All that was called about equally likely."""

    told: int = 0
    happened: int = 0
    said: float = 0.0
    """What was said of all of it together."""
    least: float = 0.0
    most: float = 0.0

    @property
    def holds(self) -> bool:
        """Whether it happened as often as the intervals allow, give or take what chance does to so few."""
        rate, said = self.happened / self.told, self.said / self.told
        slack = max(1 / self.told, Z * sqrt(said * (1 - said) / self.told))
        return self.least / self.told - slack <= rate <= self.most / self.told + slack


@dataclass
class Report:
    """What a run has seen."""

    decisions: int = 0
    certain: int = 0
    """Things that were called certain."""
    broken: list[str] = field(default_factory=list)
    """Those that did not happen."""
    bands: list[Band] = field(default_factory=lambda: [Band() for _ in range(BANDS + 1)])
    """By tenths; the last for what happened in all imagined games."""

    def add(self, claim: Claim, tried: list[Outcome], real: Outcome, where: str) -> None:
        """Count one thing that was told."""
        times, of = sum(map(claim.holds, tried)), len(tried)
        if times == of and claim.sure:
            self.certain += 1
            if not claim.holds(real):
                self.broken.append(f"{where}: {claim.text}")
            return
        band = self.bands[BANDS * times // of]
        least, most = interval(times, of)
        band.told += 1
        band.happened += claim.holds(real)
        band.said += times / of
        band.least += least
        band.most += most

    @property
    def clean(self) -> bool:
        return not self.broken and all(band.holds for band in self.bands if band.told)

    def lines(self) -> Iterator[str]:
        """What was found, in words."""
        yield from self.broken
        for number, band in enumerate(self.bands):
            if band.told:
                name = "in all" if number == BANDS else f"{number} to {number + 1} in 10"
                kept = "" if band.holds else ", outside the interval"
                said, happened = band.said / band.told, band.happened / band.told
                yield f"{name}: told {band.told} times, {said:.3f} said, {happened:.3f} happened{kept}"
        yield f"{self.decisions} decisions, {self.certain} certainties, {len(self.broken)} broken"


def interval(times: int, of: int) -> tuple[float, float]:
    """Between which frequencies the true one lies (Wilson's interval)."""
    rate, square = times / of, Z * Z
    middle = (rate + square / (2 * of)) / (1 + square / of)
    width = Z * sqrt(rate * (1 - rate) / of + square / (4 * of * of)) / (1 + square / of)
    return max(0.0, min(rate, middle - width)), min(1.0, max(rate, middle + width))


def try_foresight(
    game: Game, decisions: int, seed: int = 1, heard: Callable[[int], None] = lambda count: None
) -> Report:
    """Ask what comes at so many decisions of random games, and see what does."""
    report = Report()
    random = Random(f"foresight {seed}")
    setups = list(game.setups())
    while report.decisions < decisions:
        setup = random.choice(setups)
        number = random.getrandbits(32)
        table = new_table(game, setup, number)
        manner = random.choice(MANNERS)
        guide = Follower(number, make_bot("sensible", number), manner) if number % 2 else Wanderer(number, manner)
        for step in range(MOST_CHOICES):
            if table.over or report.decisions >= decisions:
                break
            seat, option = guide.choose(table)
            if seat != CLOCK and (step + number) % EVERY == 0 and not table.answers():
                ask(report, table, seat, option)
                heard(report.decisions)
            table.make(seat, option)
    return report


def ask(report: Report, table: Table, seat: int, option: Option) -> None:
    """What is foretold of this pick, and what comes of it at the real table."""
    words = base_words(table.game, LANGUAGES[table.moment % len(LANGUAGES)])
    trial = Trial(table, seat, words, NAMES)
    tried = tries(trial, [option])
    real = trial.answer(table.clone(keep=False), [option], table.moment)
    decision = table.decision
    assert decision is not None
    for claim in claims(trial, tried):
        report.add(claim, tried, real, f"{decision.rule} {option}")
    report.decisions += 1
