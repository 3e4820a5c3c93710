"""Witnesses: for every page of the Book of Scripts and every way of it, a dealt game and legal choices that lead there.

They are kept in a file, a line for each game: its set-up, its seed, which answer was given to each question, and for
what it is kept. Answers are counted in the order in which they are listed; where rules have changed on purpose, a game
may lead elsewhere and is replaced by the next search.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from string import ascii_letters, digits
from typing import Any, NamedTuple

import msgspec

from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup
from holdouts.lab.leads import Leads, Plan, Spot
from holdouts.lab.walks import Deal, Walk, begin

FILE = Path(__file__).with_name("witnesses.jsonl")
ONE = digits + ascii_letters
"""A letter for each of the first answers; the others are two letters after a comma."""

OVERHEAD = 100
"""What a game takes in the file besides its answers, about."""


class Witness(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game and what it is kept for."""

    setup: dict[str, Any]
    """What of it is not as usual, and the scenario."""
    seed: int
    answers: str
    met: tuple[Spot, ...]

    @property
    def deal(self) -> Deal:
        return Deal(msgspec.convert({"seats": 1, **self.setup}, SiegeSetup), self.seed)

    def walk(self, leads: Leads) -> Iterator[tuple[Walk, list[Spot]]]:
        """The game again, choice by choice, with the pages and ways that were met by each."""
        walk = begin(self.deal, leads)
        yield walk, walk.news()
        for number in read_answers(self.answers):
            yield walk, walk.repeat(number)

    def holds(self, leads: Leads) -> bool:
        """Whether the game still leads to all it is kept for."""
        try:
            found = {spot for _, spots in self.walk(leads) for spot in spots}
        except (IndexError, ValueError):  # there is no such answer any more, or nobody is asked
            return False
        return found >= {*self.met}


def write_answers(made: Iterable[int]) -> str:
    """Which answer was given to each question, in letters."""
    most = len(ONE)
    return "".join(ONE[n] if n < most else f",{ONE[n // most]}{ONE[n % most]}" for n in made)


def read_answers(text: str) -> Iterator[int]:
    """The same as numbers again."""
    letters = iter(text)
    for letter in letters:
        yield ONE.index(next(letters)) * len(ONE) + ONE.index(next(letters)) if letter == "," else ONE.index(letter)


def load(path: Path = FILE) -> list[Witness]:
    """All that are kept."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Witness) for line in path.read_bytes().splitlines()]


def save(witnesses: Iterable[Witness], path: Path = FILE) -> None:
    path.write_bytes(b"".join(msgspec.json.encode(witness) + b"\n" for witness in witnesses))


# --- which are kept ---


class Course(NamedTuple):
    """A game, and after how many choices it came to what."""

    deal: Deal
    made: Sequence[int]
    at: Mapping[Spot, int]

    def best(self, missing: Collection[Spot]) -> tuple[float, int]:
        """How much of what is missing it leads to for its length, and for how many choices that is."""
        places = sorted(self.at[spot] for spot in missing if spot in self.at)
        shares = [((number + 1) / (place + OVERHEAD), place) for number, place in enumerate(places)]
        return max(shares, default=(0.0, 0))


def choose(walks: Iterable[tuple[Deal, Sequence[int]]], leads: Leads) -> list[Witness]:
    """Few games, and short ones, that together lead to all that these lead to."""
    courses = [_course(deal, made, leads) for deal, made in walks]
    missing = {spot for course in courses for spot in course.at}
    kept: list[Witness] = []
    while missing:
        course = max(courses, key=lambda course: course.best(missing))
        _, length = course.best(missing)
        found = {spot for spot in missing if course.at.get(spot, length + 1) <= length}
        missing -= found
        answers = write_answers(course.made[:length])
        kept.append(Witness(_unusual(course.deal.setup), course.deal.seed, answers, tuple(sorted(found, key=str))))
    return kept


def _unusual(setup: SiegeSetup) -> dict[str, Any]:
    usual = msgspec.to_builtins(SiegeSetup(scenario="", seats=1))
    return {name: value for name, value in msgspec.to_builtins(setup).items() if usual[name] != value}


def _course(deal: Deal, made: Sequence[int], leads: Leads) -> Course:
    walk = begin(deal, leads)
    at: dict[Spot, int] = dict.fromkeys(walk.news(), 0)
    for place, number in enumerate(made):
        at = dict.fromkeys(walk.repeat(number), place + 1) | at
    return Course(deal, made, at)


# --- the way to one ---


def toward(goal: Spot, leads: Leads, words: Words, witnesses: Iterable[Witness]) -> Iterator[str]:
    """How one comes to a page or a way: what its tree asks for, and a game in which it was met, page by page."""
    for plan in leads.plans(goal):
        yield f"{' > '.join(map(str, plan.steps))}{_asked(plan)}"
    witness = next((one for one in witnesses if goal in one.met), None)
    if witness is None:
        yield "nobody is known to have come there"
        return
    given = msgspec.json.encode(witness.setup).decode()
    yield f"{given}, seed {witness.seed}, {len([*read_answers(witness.answers)])} choices:"
    for walk, spots in witness.walk(leads):
        for spot in spots:
            yield f"  day {walk.siege.round}: {_called(spot, leads, words)}"
        if goal in spots:
            return


def _asked(plan: Plan) -> str:
    wanted = [*sorted(plan.on), *(f"not {name}" for name in sorted(plan.off))]
    return f", with {', '.join(wanted)}" if wanted else ""


def _called(spot: Spot, leads: Leads, words: Words) -> str:
    if isinstance(spot, str):
        line = leads.ways[spot]
        return f"  {words.say(f'page-{line.page}.{line.node.take}')}"
    key = f"page-{spot}.title"
    return f"{spot} {words.say(key) if words.has(key) else ''}".rstrip()
