"""Claims: what is said of many imagined games, and how several things that are alike are said in one sentence."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal, NamedTuple

from holdouts.engine.events import Event
from holdouts.engine.names import kebab
from holdouts.engine.outlook import Measure, What
from holdouts.engine.words import Words

Tone = Literal["", "better", "worse"]


class Outcome(NamedTuple):
    """How one try went, as the seat sees it."""

    events: list[tuple[Event, str | None]]
    """What it was told, each with the words for it, if there are any."""
    sure: int
    """How many of these were told before anything was rolled or shown."""
    touched: bool
    """Whether anything was rolled or shown, or others had a say."""
    rolled: bool
    """The same without what was only shown."""
    others: bool
    """Whether others had a say: they were taken for careful newcomers."""
    measures: dict[What, Measure]
    known: bytes
    """All that the seat knows then."""
    closing: str
    """What it is asked next, or how the game ended, if there are words for it."""
    won: bool | None


class Claim(NamedTuple):
    """Something that happens, and how one sees whether it did."""

    text: str
    holds: Callable[[Outcome], bool]
    sure: bool
    """Whether it is certain if it happens in all tries."""
    tone: Tone
    whose: int | None = None
    rank: int = 0
    """How grave it is, the gravest first: by the order of a game's ills, and numbers last."""
    stock: bool = False
    measure: Measure | None = None
    """The number that changes, if it is one."""

    @property
    def threatens(self) -> bool:
        """Whether nobody would want it, other than that something was used."""
        return self.tone == "worse" and not self.stock


class Plurals(NamedTuple):
    """What is needed to say of several people at once what is claimed of each."""

    words: Words
    people: Mapping[str, str]
    """Whom a sentence is about."""
    ills: tuple[type[Event], ...]
    """What nobody wants, the gravest first."""
    measures: tuple[Measure, ...]
    """All numbers that matter."""


def gathered(found: list[Claim], tried: list[Outcome], plurals: Plurals) -> list[Claim]:
    """The same claims, those that are alike in one sentence."""
    return _together(_once(found, tried, plurals), tried, plurals)


def _once(found: list[Claim], tried: list[Outcome], plurals: Plurals) -> list[Claim]:
    """Where several suffer the same it is said once: that all of them do, `foresee-<event>-several`, or, where nobody
    knows who it will be, that one of them does: `foresee-<event>-any`."""
    for number, kind in enumerate(plurals.ills):
        key = f"foresee-{kebab(kind.__name__)}"
        alike = [one for one in found if one.rank == number]
        certain = [one for one in alike if all(map(one.holds, tried))]
        chances = [one for one in alike if one not in certain]
        found = _as_one(plurals, found, certain, f"{key}-several", people=_who(plurals, certain, "and"))
        found = _as_one(plurals, found, chances, f"{key}-any", people=_who(plurals, chances, "or"))
    return found


def _together(found: list[Claim], tried: list[Outcome], plurals: Plurals) -> list[Claim]:
    """A number that several have, and that gets worse for all of them or for some: `gauge-<name>-all`, `-any`."""
    for what in dict.fromkeys(_shared(one.measure) for one in found if one.measure is not None):
        alike = [one for one in found if one.measure is not None and _shared(one.measure) == what]
        certain = [one for one in alike if all(map(one.holds, tried))]
        slots = {slot: plurals.words.say(key) for slot, key in what[1]}
        if len(certain) == sum(_shared(measure) == what for measure in plurals.measures):
            found = _as_one(plurals, found, certain, f"gauge-{what[0]}-all", **slots)
        else:
            chances = [one for one in alike if one not in certain]
            found = _as_one(plurals, found, chances, f"gauge-{what[0]}-any", **slots)
    return found


def _who(plurals: Plurals, claims: list[Claim], kind: Literal["and", "or"]) -> str:
    return plurals.words.join((plurals.people.get(one.text, "") for one in claims), kind)


def _shared(measure: Measure) -> tuple[str, tuple[tuple[str, str], ...]]:
    """What a number is, whoever has it."""
    return measure.name, tuple((slot, key) for slot, key in measure.of if slot != "person")


def _as_one(plurals: Plurals, found: list[Claim], same: list[Claim], key: str, **slots: str) -> list[Claim]:
    """All that is claimed, several of them in one sentence, where there are words for it: that any of them holds."""
    if len(same) < 2 or not plurals.words.has(key):
        return found
    holds = partial(_any_holds, tuple(one.holds for one in same))
    whole = same[0]._replace(text=plurals.words.say(key, **slots), holds=holds, sure=all(one.sure for one in same))
    return [whole if one is same[0] else one for one in found if one is same[0] or one not in same]


def _any_holds(claims: tuple[Callable[[Outcome], bool], ...], outcome: Outcome) -> bool:
    return any(holds(outcome) for holds in claims)
