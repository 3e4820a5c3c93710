"""Course: how a game went, as one seat could see it: where it stood at each turn, where it turned, and who fell.

The choices are made again, and how the table stood at each heading is veiled for that seat; the rest are the events it
may read. A game says only which of its gauges are at stake (`Gauge.stake`), and in its room `telling.py` which event is
somebody's fall and which are grave.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from holdouts.engine.events import Event, readable
from holdouts.engine.state import State
from holdouts.engine.table import Table
from holdouts.engine.telling import Telling
from holdouts.engine.types import interpreted
from holdouts.engine.view import Gauge, Scene, line, naming_for
from holdouts.engine.words import Words

POINTS = 3
"""How many turning points are told of a game."""

LINES = 3
"""How many lines are told of a turning point, at most."""

BEFORE = 2
"""How many lines tell how somebody fell."""

FALL = 1.0
"""What somebody's fall weighs: as much as a gauge that goes from full to empty."""

NEEDED: dict[str, frozenset[str]] = {
    "course-change": frozenset({"title", "before", "after"}),
    "course-change-of": frozenset({"who", "title", "before", "after"}),
}
"""Every key that a course says of its own, with the slots it fills."""


class Leg(NamedTuple):
    """What happened under one heading, and how the table stood before and after."""

    chapter: Event | None
    heading: Event
    moment: int
    events: list[Event]
    before: Scene
    after: Scene


class TurningPoint(NamedTuple):
    """A turn in which much was won or lost."""

    moment: int
    chapter: str
    heading: str
    """Empty, where the chapter itself is meant."""
    better: bool
    changes: list[str]
    """What changed, in figures."""
    lines: list[str]
    """What happened, in sentences."""


class Fate(NamedTuple):
    """Whether somebody lived, and if not, in which moment they fell and what came before it."""

    seat: int
    name: str
    lived: bool
    moment: int | None
    how: list[str]
    art: str = ""
    """Whom it shows, where it is nobody at the table."""
    left: bool = False
    """Whether they went away alive."""
    apart: bool = False
    """Whether they were no longer one of them in the end."""


# --- where the table stood ---


@interpreted
class _Ear(list[Event]):
    """Hears a game that is played again, and takes down how it stands at every heading."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self.heard: list[bytes] = []

    def append(self, event: Event) -> None:
        if event.heading:
            self.heard.append(self._table.game.encoder.encode(self._table.state))


class Standings:
    """How a table stood at every heading of its chronicle, as far back as its choices can be made again."""

    def __init__(self, table: Table, seat: int | None, words: Words, names: Sequence[str]) -> None:
        self._table = table
        self._seat = seat
        self._words = words
        self._names = names
        places = [place for place, event in enumerate(table.chronicle) if event.heading]
        heard = _played_again(table)
        self._heard = dict(zip(places[len(places) - len(heard) :], heard, strict=True))
        self._drawn: dict[int, Scene] = {}

    def at(self, place: int) -> Scene | None:
        """When that event of the chronicle, a heading, came to pass; None, where it is too long ago."""
        if place not in self._drawn and place in self._heard:
            state = self._table.game.decoder.decode(self._heard[place])
            state.attach(self._table.state.book, None)
            self._drawn[place] = self._scene(state)
        return self._drawn.get(place)

    @cached_property
    def now(self) -> Scene:
        """As the table stands."""
        return self._scene(self._table.state)

    def _scene(self, state: State[Any]) -> Scene:
        game = self._table.game
        return game.scene(game.secrets.veiled(state, self._seat), self._seat, self._words, self._names)


def _played_again(table: Table) -> list[bytes]:
    """The states at the last headings, from the first checkpoint that is kept."""
    if not table.checkpoints():
        return []
    first = table.checkpoints()[0]
    state = table.game.decoder.decode(first.state)
    state.attach(table.state.book, None)
    again = Table(table.game, state, keep=False)
    state.told = ear = _Ear(again)
    again.replay(table.choices[first.choices :])
    return ear.heard


def legs(table: Table, seat: int | None, standings: Standings) -> list[Leg]:
    """The turns of a game, one after the other; those of which nothing is kept are left out."""
    began: list[tuple[int, Event | None, list[Event]]] = []
    chapter = None
    for place, event in enumerate(table.chronicle):
        if not readable(event, seat):
            continue
        if event.heading:
            chapter = event if event.heading == 1 else chapter
            began.append((place, chapter, []))
        elif began:
            began[-1][2].append(event)
    lengths = table.lengths()
    found = []
    for number, (place, under, events) in enumerate(began):
        before = standings.at(place)
        after = standings.at(began[number + 1][0]) if number + 1 < len(began) else standings.now
        if before is not None and after is not None:
            moment = _moment(table, lengths, place)
            found.append(Leg(under, table.chronicle[place], moment, events, before, after))
    return found


def _moment(table: Table, lengths: Sequence[int], event: int) -> int:
    return table.moment_at(bisect_right(lengths, event))


# --- where it turned ---


def turning_points(table: Table, seat: int | None, words: Words, names: Sequence[str]) -> list[TurningPoint]:
    """The turns in which most was won or lost, in the order in which they came."""
    telling = table.game.telling
    course = [(_swing(leg, telling), leg) for leg in legs(table, seat, Standings(table, seat, words, names))]
    most = sorted((each for each in course if each[0]), key=lambda each: -abs(each[0]))[:POINTS]
    naming = naming_for(table, seat, words, names)
    return [
        TurningPoint(
            moment=leg.moment,
            chapter=line(leg.chapter, words, naming) if leg.chapter is not None else "",
            heading=line(leg.heading, words, naming) if leg.heading is not leg.chapter else "",
            better=swing > 0,
            changes=[_said(change, words) for change in _changes(leg, telling)],
            lines=[line(event, words, naming) for event in _gravest(leg, telling)],
        )
        for swing, leg in sorted(most, key=lambda each: each[1].moment)
    ]


class _Change(NamedTuple):
    seat: int | None
    who: str
    gauge: Gauge
    before: int
    weight: float


def _swing(leg: Leg, telling: Telling) -> float:
    """How much better the table stood after a turn: what is at stake, each by its own measure, and whoever fell."""
    fallen = sum(isinstance(event, telling.falls) for event in leg.events)
    return sum(change.weight for change in _changes(leg, telling)) - FALL * fallen


def _changes(leg: Leg, telling: Telling) -> list[_Change]:
    """What changed of all that is at stake, the greatest change first."""
    before = {(seat, _title(gauge)): gauge.value for seat, _, gauge in _stakes(leg.before, telling)}
    found = [
        _Change(seat, who, gauge, was, gauge.stake * (gauge.value - was) / max(1, gauge.most or 1))
        for seat, who, gauge in _stakes(leg.after, telling)
        if (was := before.get((seat, _title(gauge)), gauge.value)) != gauge.value
    ]
    return sorted(found, key=lambda change: -abs(change.weight))


def _title(gauge: Gauge) -> str:
    return gauge.plain or gauge.title


def _stakes(scene: Scene, telling: Telling) -> Iterator[tuple[int | None, str, Gauge]]:
    """Every gauge that counts for or against the table, with whose it is; not what is there to be used."""
    yield from ((None, "", gauge) for gauge in scene.gauges if gauge.stake and gauge.kind not in telling.used)
    for person in scene.people:
        yield from ((person.seat, person.name, gauge) for gauge in person.gauges if gauge.stake)


def _said(change: _Change, words: Words) -> str:
    told = {"title": _title(change.gauge), "before": change.before, "after": change.gauge.value}
    return words.say("course-change-of", who=change.who, **told) if change.who else words.say("course-change", **told)


def _gravest(leg: Leg, telling: Telling) -> list[Event]:
    """The events that say most about a turn, of those whom it changed before others, in the order of the turn."""
    changed = {change.seat for change in _changes(leg, telling)}
    weights = {kind: weight for weight, kind in enumerate(telling.grave)}
    found = [(place, event) for place, event in enumerate(leg.events) if type(event) in weights]
    found.sort(key=lambda each: (weights[type(each[1])], getattr(each[1], "who", None) not in changed, -each[0]))
    return [event for _, event in sorted(found[:LINES], key=lambda each: each[0])]


# --- who lived ---


def fates(table: Table, seat: int | None, words: Words, names: Sequence[str]) -> list[Fate]:
    """Of everybody at the table, or whom they have guided: whether they lived, and what is known of how they fell."""
    naming, telling = naming_for(table, seat, words, names), table.game.telling
    if telling.guided is not None:
        return telling.guided(naming, [event for event in table.chronicle if readable(event, seat)])
    lengths = table.lengths()
    fallen: dict[int, Fate] = {}
    apart: set[int] = set()
    about: dict[int, list[Event]] = {number: [] for number in range(len(names))}
    for place, event in enumerate(table.chronicle):
        who = getattr(event, "who", None)
        if who not in about or not readable(event, seat):
            continue
        if isinstance(event, telling.falls):
            how = [line(each, words, naming) for each in about[who][-BEFORE:]]
            fallen[who] = Fate(who, names[who], False, _moment(table, lengths, place), how)
        elif isinstance(event, telling.grave):
            about[who].append(event)
        if isinstance(event, telling.parted):
            apart.add(who)
    found = [fallen.get(number, Fate(number, name, True, None, [])) for number, name in enumerate(names)]
    return [fate._replace(apart=fate.seat in apart) for fate in found]
