"""The law of secrecy: whoever may not know a secret cannot tell two worlds apart that differ in that secret alone.

At positions met in play one secret is changed by the game's own `worlds`, which share no code with `redeal`. Both
worlds are then played on with the same choices, and every byte that leaves the table to a reader who is still in the
dark must be the same: what is shown, to bots as to people, what is told, reported and looked up in the past, who is
named as asked, what undo and the rehearsal of a row answer, what an imagined game is dealt, what is foretold, and what
a bot that thinks ahead finds out. A reader is let go only when the difference has come out, if only for a moment
between two questions.

The law is itself put to the test: mutants show each secret in each way out of the table, or leave it alone when cards
are dealt anew, and every one of them must be caught.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from holdouts.bots import make_bot
from holdouts.engine.decision import Call, Decision, Option, Window
from holdouts.engine.game import Game, OtherWorld
from holdouts.engine.library import new_table
from holdouts.engine.state import State
from holdouts.engine.table import Table
from holdouts.lab.variety import varied
from holdouts.lab.wander import MANNERS, Follower, Wanderer
from holdouts.lab.watched import Watched
from holdouts.lab.ways_out import WAYS, Reader, Way, foresights, thoughts, views

ANSWERS = "Table.answers"
"""Besides the fields of the state: what lies face down on the table as an answer."""

MOMENTS = 10
"""For how many moments two worlds are played on side by side."""

MOST_CHOICES = 600
EACH = 3
"""How often at most one secret is changed in one game."""

HISTORY, REDEAL = "history", "redeal"
MUTATED = ("view", "observation", "log", "report", HISTORY, REDEAL)
"""Where a mutant shows a secret; the last one leaves it where it was."""

IMAGINED: dict[str, Way] = {"foresight": foresights, "search": thoughts}
"""What is drawn from games that a reader imagines: dear, so at each moment one of the readers looks at it."""


# --- one secret, two worlds ---


@dataclass
class Tally:
    """What a run has seen."""

    met: Counter[str] = field(default_factory=Counter)
    """How often each secret was changed and compared."""
    compared: int = 0
    faults: list[str] = field(default_factory=list)
    caught: set[tuple[str, str]] = field(default_factory=set)
    """The mutants that the law has seen through: secret and way."""
    unmatched: int = 0
    """How often there was nothing that could be chosen in both worlds."""


class Pair:
    """Two worlds side by side, and who is still in the dark."""

    def __init__(
        self, name: str, game: Game, one: State[Any], other: State[Any], world: OtherWorld, seats: int
    ) -> None:
        self.name = name
        self.world = world
        self.names = [f"P{seat}" for seat in range(seats)]
        self.readers: list[Reader] = [*(seat for seat in range(seats) if seat not in world.knowers), None]
        self.worlds = (Watched(game, one, self.look), Watched(game, other, self.look))
        self.past: list[tuple[Table, Table, list[Reader]]] = []

    def look(self, state: State[Any]) -> None:
        """Let those go to whom the difference has come out."""
        out = self.world.out
        self.readers = [seat for seat in self.readers if not out(state, seat)]

    def still_dark(self) -> list[Reader]:
        """Those to whom nothing has come out yet."""
        for table in self.worlds:
            self.look(table.state)
        return self.readers

    def dreamer(self, seed: int) -> Reader:
        """Through whose eyes games are imagined and the past is looked up at this moment: every other time those of
        somebody who is asked, and so thinks ahead, if there is one in the dark."""
        asked: list[Reader] = [seat for seat in self.readers if seat in self.worlds[0].waiting_for()]
        among = asked if asked and seed % 2 else self.readers
        return among[seed // 2 % len(among)]

    def remember(self) -> None:
        """Keep this moment, to be looked up later."""
        one, other = self.worlds
        if one.decision is not None and other.decision is not None:
            self.past.append((one.clone(), other.clone(), list(self.readers)))


class Law:
    """The law for one game, with mutants or without."""

    def __init__(self, game: Game, *, mutants: bool = False) -> None:
        self.game = game
        self.tally = Tally()
        self.worlds = {**ENGINE_WORLDS, **game.worlds}
        self.secrets = [*game.secrets.hidden, *([ANSWERS] if asks_jointly(game) else [])]
        self.mutants = {(name, way) for name in self.secrets for way in MUTATED} if mutants else set()

    @property
    def at_large(self) -> set[tuple[str, str]]:
        """The mutants that the law has not seen through yet."""
        return self.mutants - self.tally.caught

    @property
    def unmet(self) -> list[str]:
        """The secrets that never came up."""
        return [name for name in self.secrets if not self.tally.met[name]]

    def verdict(self) -> list[str]:
        """What is wrong: a leak, a secret that never came up, a mutant that got away."""
        found = [*self.missing(), *self.tally.faults]
        if not self.tally.faults:
            found += [f"{name} was never met in play." for name in self.unmet]
            found += [f"{name}, shown by the {way}, was not caught." for name, way in sorted(self.at_large)]
        return found

    def summary(self) -> str:
        """The last line of a run."""
        end = "all caught"
        if self.tally.faults:
            end = "and a leak"
        elif self.unmet:
            end = f"{len(self.unmet)} never met"
        elif self.at_large:
            end = f"{len(self.at_large)} at large"
        return f"{len(self.secrets)} secrets, {len(self.mutants)} mutants, {end}"

    def lines(self) -> list[str]:
        """Every secret with who may know it and how often it was met, what was found, and the sum of it."""
        known_to = {name: secret.known_to for name, secret in self.game.secrets.hidden.items()}
        known_to[ANSWERS] = "who gave them, until all are in"
        met = [f"{name}: {known_to[name]}; met {self.tally.met[name]} times" for name in self.secrets]
        return [*met, *self.verdict(), self.summary()]

    def missing(self) -> list[str]:
        """Secrets for which nobody has said how they might be otherwise."""
        named = {_short(name) for name in self.secrets} - {ANSWERS}
        return [f"{name}: say in worlds.py how it might be otherwise." for name in sorted(named - set(self.worlds))]

    def check(self, table: Table, seats: int, random: Random, names: Sequence[str] = ()) -> None:
        """Change every secret that there is at this table, one at a time."""
        for name in names or self.secrets:
            pair = self._answered(table, seats, random) if name == ANSWERS else self._pair(name, table, seats, random)
            if pair is not None:
                self._follow(pair, random)

    # --- two worlds ---

    def _pair(self, name: str, table: Table, seats: int, random: Random) -> Pair | None:
        """The table as it is, and as it would be if that one secret were otherwise."""
        checkpoint = table.checkpoint()
        one, other = self._state(checkpoint.state, table), self._state(checkpoint.state, table)
        change = self.worlds.get(_short(name))
        world = None if change is None else change(other, random)
        if world is None or (len(world.knowers) == seats and world.out(other, None)):
            return None
        pair = Pair(name, self.game, one, other, world, seats)
        for seat, option in table.choices[checkpoint.choices :]:
            if not _both(pair.worlds, world, seat, option):
                return None
        return pair

    def _state(self, saved: bytes, table: Table) -> State[Any]:
        state: State[Any] = self.game.decoder.decode(saved)
        state.attach(table.state.book, None)
        return state

    def _answered(self, table: Table, seats: int, random: Random) -> Pair | None:
        """A joint question to which one seat has given another answer, or none yet."""
        decision = table.decision
        if decision is None or not decision.joint or len(decision.seats) < 2:
            return None
        missing = [seat for seat in decision.seats if not table.answered(seat)]
        free = [seat for seat in missing if len(table.options(seat)) > 1]
        if not free or len(missing) < 2:  # the last answer settles it, and all come to light
            return None
        seat = random.choice(free)
        first, second = random.sample(table.options(seat), 2)
        checkpoint = table.checkpoint()
        one, other = self._state(checkpoint.state, table), self._state(checkpoint.state, table)
        pair = Pair(ANSWERS, self.game, one, other, OtherWorld(frozenset({seat}), lambda state, reader: False), seats)
        for world in pair.worlds:
            world.replay(table.choices[checkpoint.choices :])
        pair.worlds[0].choose(first, seat)
        if random.random() < 0.5:
            pair.worlds[1].choose(second, seat)
        return pair

    def _follow(self, pair: Pair, random: Random) -> None:
        """Play on in both worlds and compare, until the difference has come out to everybody."""
        self.tally.met[pair.name] += 1
        for _ in range(MOMENTS):
            if not pair.still_dark():
                return
            pair.remember()
            if not self._same(pair, random):
                return
            if pair.name == ANSWERS or any(table.over for table in pair.worlds):
                return
            if not self._step(pair, random):
                self.tally.unmatched += 1
                return

    # --- comparing ---

    def _same(self, pair: Pair, random: Random) -> bool:
        """Whether nobody in the dark can tell the worlds apart; mutants are let loose on the way."""
        seed = random.getrandbits(32)
        dreamer = pair.dreamer(seed)
        for seat in pair.readers:
            self.tally.compared += 1
            for way, out in WAYS.items():
                if _differ(out, pair.worlds, seat, pair.names):
                    return self._fault(
                        pair, seat, way, difference(*(out(one, seat, pair.names) for one in pair.worlds))
                    )
            if self._imagined(pair, seat, seed):
                one, other = (table.imagine(seat, seed).state for table in pair.worlds)
                return self._fault(pair, seat, REDEAL, difference(one, other))
            for way, out in IMAGINED.items() if seat == dreamer else ():  # imagined is the same: so must this be
                if _differ(out, pair.worlds, seat, pair.names):
                    told = [out(table, seat, pair.names) for table in pair.worlds]
                    return self._fault(pair, seat, way, difference(*told))
        for here, there, _ in pair.past[-1:]:  # what was before it was compared in its time, and does not change
            if _differ(views, (here, there), dreamer, pair.names):
                return self._fault(pair, dreamer, HISTORY, "")
        if self.at_large:
            self._hunt(pair, seed)
        return True

    def _imagined(self, pair: Pair, seat: Reader, seed: int, keep: str = "") -> bool:
        """Whether games that this reader imagines differ; a mutant keeps a secret as it really is."""
        dreams = []
        for table in pair.worlds:
            dream = table.imagine(seat, seed)
            kept = _leave_alone(self.game, dream, keep, read(self.game, table, keep)) if keep else None
            mine = {} if seat is None else {seat: dream.answers().get(seat)}
            dreams.append((self.game.encoder.encode(dream.state), mine, kept))
        return bool(dreams[0] != dreams[1])

    def _fault(self, pair: Pair, seat: Reader, way: str, where: str) -> bool:
        who = "a spectator" if seat is None else f"seat {seat}"
        decision = pair.worlds[0].decision
        at = f"{decision.rule} {decision.ask}" if decision is not None else "the end"
        self.tally.faults.append(f"{pair.name}: {who} can tell two worlds apart by the {way}. [{at}] {where}")
        return False

    def _hunt(self, pair: Pair, seed: int) -> None:
        """Let every mutant of this secret that is still at large show it to a reader in the dark."""
        for way in MUTATED:
            if (pair.name, way) in self.tally.caught:
                continue
            for seat in pair.readers:
                if self._seen_through(pair, way, seat, seed):
                    self.tally.caught.add((pair.name, way))
                    break

    def _seen_through(self, pair: Pair, way: str, seat: Reader, seed: int) -> bool:
        if way == REDEAL:
            return self._imagined(pair, seat, seed, pair.name)
        if way == "observation" and seat is None:
            return False
        out = views if way == HISTORY else WAYS[way]

        def leaky(table: Table, reader: Reader, names: Sequence[str]) -> Any:
            return [out(table, reader, names), repr(read(self.game, table, pair.name))]

        if way != HISTORY:
            return _differ(leaky, pair.worlds, seat, pair.names)
        return any(
            _differ(leaky, (one, other), seat, pair.names) for one, other, dark in pair.past[-3:] if seat in dark
        )

    # --- playing on ---

    def _step(self, pair: Pair, random: Random) -> bool:
        """The same choice in both worlds, up to the next moment that everybody sees."""
        one = pair.worlds[0]
        decision = one.decision
        assert decision is not None
        if decision.guarded or decision.joint:
            return self._answer(pair, decision, random)
        seats = list(one.waiting_for())
        if isinstance(decision, Window) and random.random() < 0.2:
            seats = [seat for seat in decision.open_to if one.options(seat)] or seats
        random.shuffle(seats)
        for seat in seats:
            options = self._common(pair, seat)
            if options:
                return _both(pair.worlds, pair.world, seat, random.choice(options))
        return False

    def _answer(self, pair: Pair, decision: Decision, random: Random) -> bool:
        """Everybody answers in both worlds as far as there is something to answer; then the clock goes on."""
        asked = [table.decision for table in pair.worlds]
        for seat in decision.seats:
            needed = [_may_answer(table, seat) for table in pair.worlds]
            if not any(needed):
                continue
            common = self._common(pair, seat)
            if not common:
                return False
            option = decision.default if isinstance(decision, Call) and random.random() < 0.6 else random.choice(common)
            assert option is not None
            for table, wanted, chosen in zip(pair.worlds, needed, (option, pair.world.same(option)), strict=True):
                if wanted:
                    table.choose(chosen, seat)
        for table, question in zip(pair.worlds, asked, strict=True):
            if table.decision is question and table.lull:  # not where an answer has led on to another question
                table.time_out()
        return True

    def _common(self, pair: Pair, seat: int) -> list[Option]:
        one, other = pair.worlds
        there = other.options(seat)
        return [option for option in one.options(seat) if pair.world.same(option) in there]


def asks_jointly(game: Game) -> bool:
    """Whether any room of a game names a joint question: without one no answer ever lies face down."""
    package = game.state.__module__.rpartition(".")[0]
    rooms = [room for name, room in sys.modules.items() if name.startswith(f"{package}.")]
    named = [thing for room in rooms for thing in vars(room).values() if isinstance(thing, type)]
    return any(issubclass(thing, Decision) and thing.joint for thing in named)


def _may_answer(table: Table, seat: int) -> bool:
    """Whether there is something to answer, waited for or not."""
    decision = table.decision
    if isinstance(decision, Call):
        return not table.answered(seat) and decision.able(seat)
    return seat in table.waiting_for()


def _short(name: str) -> str:
    return name if name == ANSWERS else name.partition(".")[2]


def _both(worlds: tuple[Table, Table], world: OtherWorld, seat: int, option: Option) -> bool:
    """Make a choice in both worlds, if it can be made in both."""
    one, other = worlds
    try:
        one.make(seat, option)
        other.make(seat, world.same(option))
    except ValueError:
        return False
    return True


def _differ(way: Way, worlds: tuple[Table, Table], seat: Reader, names: Sequence[str]) -> bool:
    """Whether what leaves two tables to a reader differs anywhere."""
    one, other = (way(table, seat, names) for table in worlds)
    return bool(one != other)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two things first differ, and how."""
    if not path:
        one, other = (msgspec.to_builtins(thing, enc_hook=repr) for thing in (one, other))
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next((difference(one[key], other[key], f"{path}.{key}") for key in one if one[key] != other[key]), "")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        places = (place for place in range(len(one)) if one[place] != other[place])
        return next((difference(one[place], other[place], f"{path}[{place}]") for place in places), "")
    return f"{path}: {one} != {other}"[:400]


def read(game: Game, table: Table, name: str) -> Any:
    """A secret as it really is."""
    if name == ANSWERS:
        return table.answers()
    owner, _, field_name = name.partition(".")
    return [getattr(part, field_name) for part in _parts(game, table.state, owner)]


def _leave_alone(game: Game, dream: Table, name: str, real: Any) -> Any:
    """What a game would be dealt anew whose redeal forgets that secret."""
    if name == ANSWERS:
        return real
    owner, _, field_name = name.partition(".")
    for part, value in zip(_parts(game, dream.state, owner), real, strict=True):
        setattr(part, field_name, value)
    return None


def _parts(game: Game, part: Any, owner: str) -> Iterator[Any]:
    """All parts of a state that are of one class."""
    if type(part).__name__ == owner:
        yield part
    for name in game.secrets.parts[type(part)]:
        held = getattr(part, name)
        for inner in held if isinstance(held, list) else [held]:
            if type(inner) in game.secrets.parts:
                yield from _parts(game, inner, owner)


# --- what is the same in every game ---


def _other_dice(state: State[Any], random: Random) -> OtherWorld:
    """Another future; it comes out as soon as anything is rolled or shuffled."""
    before = state.dice
    state.dice = after = before ^ (1 + random.getrandbits(20))
    return OtherWorld(frozenset(), lambda state, seat: state.dice not in (before, after))


def _loaded(state: State[Any], random: Random) -> OtherWorld:
    """The next roll is settled in one of the worlds; it comes out when something is rolled."""
    before = state.dice
    state.loaded = [0]
    return OtherWorld(frozenset(), lambda state, seat: state.dice != before)


def _other_key(state: State[Any], random: Random) -> OtherWorld:
    """Another seed; it comes out as soon as anything is rolled or shuffled."""
    before = state.dice
    state.key = random.randbytes(len(state.key))
    return OtherWorld(frozenset(), lambda state, seat: state.dice != before)


ENGINE_WORLDS: Mapping[str, Callable[[Any, Random], OtherWorld | None]] = {
    "key": _other_key,
    "dice": _other_dice,
    "loaded": _loaded,
}


# --- a run over many games ---


def keep_secrets(game: Game, times: int, seed: int, *, mutants: bool = False, games: int = 400) -> Law:
    """Play until every secret was changed so many times, or for so many games; `Law.verdict` says what was found."""
    law = Law(game, mutants=mutants)
    enforce(law, times, seed, games)
    return law


def enforce(law: Law, times: int, seed: int, games: int = 400) -> None:
    """The same for a law that was made elsewhere."""
    game = law.game
    setups = list(game.setups())
    Random(f"{seed}/setups").shuffle(setups)
    for number in range(games):
        wanted = [name for name in law.secrets if law.tally.met[name] < times]
        if not wanted or law.tally.faults:
            break
        random = Random(f"{seed}/{number}")
        setup = varied(game, setups[number % len(setups)], random)
        table = new_table(game, setup, random.getrandbits(60))
        _look_for(law, table, setup.seats, random, times)


def _look_for(law: Law, table: Table, seats: int, random: Random, times: int) -> None:
    """Play one game, and change what is still wanted wherever it is met, once at most in each."""
    bot = make_bot("sensible", random.getrandbits(32))
    wanderer: Wanderer = random.choice(
        [Wanderer(random.getrandbits(32), random.choice(MANNERS)), Follower(random.getrandbits(32), bot)]
    )
    done: Counter[str] = Counter()
    while not table.over and len(table.choices) < MOST_CHOICES and not law.tally.faults:
        wanted = [name for name in law.secrets if law.tally.met[name] < times and done[name] < EACH]
        if not wanted:
            return
        name = random.choice(wanted)
        before = law.tally.met[name]
        law.check(table, seats, random, [name])
        done[name] += law.tally.met[name] - before
        table.make(*wanderer.choose(table))
