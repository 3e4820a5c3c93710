"""Two worlds: one game on two servers that differ in one secret alone, and the browsers that read it in both.

Both worlds are served by the whole application, from two copies of one file: the same table, the same links, the same
dates. What is put to all alike ends when a test says so, in both worlds: nothing goes on by itself.
"""

import asyncio
import json
import shutil
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from holdouts.engine.decision import CLOCK, Call, Decision, Option, TimeOut
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import LANGUAGES
from holdouts.engine.table import Table
from holdouts.server import seats as chairs
from holdouts.server.app import create_app
from holdouts.server.archive import Archive
from holdouts.server.clock import RaceClock
from holdouts.server.invitations import watch_key, watch_secret
from holdouts.server.pages import Pages
from holdouts.server.room import Room
from holdouts.server.schema import SeatRow, TableRow
from holdouts.server.store import Store
from tests.server import direct
from tests.server.empty import empty_file
from tests.server.pairs import Pair
from tests.server.patches import Parts

HOST = "http://127.0.0.1"
ID = "two-worlds"
NEVER = 1e7
"""A pace at which nothing that is put to all alike ends by itself."""
CALM = 50
"""For so many turns of the loop nobody draws: then everything that is to be sent is sent."""

_numbers = count()


async def _until(happens: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not happens():
            await asyncio.sleep(0.001)


# --- worlds ---


class World:
    """A whole server; its one table can be put into any position."""

    def __init__(self, data: Path, pages: Pages) -> None:
        self.store = Store.in_file(data)
        self.app = create_app(self.store, pace=NEVER)
        self.app.state.site.pages = pages
        self.easel = pages.easel
        self.rooms = self.app.state.site.rooms
        self.room: Room
        self._deal: Callable[..., Table] = self.rooms.archive.from_seed
        self.rooms.archive.from_seed = self._from_seed

    async def put(self, table: Table) -> None:
        found = await self.rooms.room(ID)
        assert found is not None
        self.room = room = found
        room.table = table
        room.version = room.shown = room.moment
        self.store.change_table(ID, version=room.version)
        room.rewound += 1  # nothing that was put into words in another position is used again
        room.devices.facing.clear()
        room.autoplay.clock = RaceClock(lambda: 0.0)  # no second passes between two looks
        room.autoplay.clock.watch(table, room.resting)

    def _from_seed(self, row: TableRow, choices: Sequence[tuple[int, Option]] = ()) -> Table:
        """What was put on the table did not come of its seed: only the way up to there can be gone again."""
        if choices and len(choices) > self.room.table.checkpoints()[0].choices:
            raise ValueError("The seed leads to another world.")
        return self._deal(row, choices)

    @property
    def decision(self) -> Decision | None:
        return self.room.table.decision

    def awaits(self, seat: int) -> bool:
        """Whether the table does not go on before that seat has answered."""
        return seat in self.room.table.waiting_for() and seat not in self.room.devices.silent()

    async def go_on(self) -> None:
        """What is put to all alike has lasted for long enough."""
        room, decision = self.room, self.decision
        if isinstance(decision, Call):
            assert decision.settled(room.table.answers(), room.devices.silent())
        else:
            assert room.table.lull
        async with room.lock:
            await room.commit(CLOCK, TimeOut(), None)
        room.ring()
        room.autoplay.wake()

    async def quiet(self) -> None:
        """All that is to be sent because of what has happened is sent."""
        calm = 0
        async with asyncio.timeout(60):
            while calm < CALM:
                await asyncio.sleep(0)
                calm = 0 if self.easel._taken else calm + 1

    async def close(self) -> None:
        await self.rooms.close()
        self.store.close()


# --- readers ---


class Reader:
    """One browser: with a seat, with several, or with none."""

    def __init__(self, world: World, token: str | None, seats: Sequence[int]) -> None:
        self.world = world
        self.token = token
        self.seats = seats
        host = world.room.seats[0].token_hash
        secret = f"holdouts={token}" if token else f"holdouts-watch={watch_secret(token_of(host), ID)}"
        self.headers = {"cookie": secret, "origin": HOST, "host": "127.0.0.1", "accept-language": LANGUAGES[-1]}
        self.frames: list[str] = []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._turns = cycle([True, False])

    @asynccontextmanager
    async def listening(self) -> Any:
        """The page is open."""
        scope = direct.request("websocket", "ws", f"/t/{ID}/live", self.headers)
        self._inbox.put_nowait({"type": "websocket.connect"})
        listening = asyncio.create_task(self.world.app(scope, self._inbox.get, self._hear))
        try:
            yield self
        finally:
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await listening

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])

    @property
    def here(self) -> bool:
        """Whether the table knows of the page."""
        return self.world.room.attendance.is_here(chairs.hashed(self.token) if self.token else "")

    @property
    def shown(self) -> dict[str, str]:
        """What stands on the page."""
        parts = Parts()
        for frame in self.frames:
            parts.hear(json.loads(frame))
        return parts

    def may_speak_for(self, seat: int) -> bool:
        return seat in self.seats and self.world.room.devices.face(self.token) == seat

    async def ask(self, id_: str, do: str, **fields: Any) -> dict[str, Any]:
        """Send a message, as a page does it, and wait for its answer."""
        text = json.dumps({"id": id_, "do": do, **fields})
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        async with asyncio.timeout(60):
            while not (found := [frame for frame in self.frames if frame.startswith(f'{{"to":"{id_}"')]):
                await asyncio.sleep(0.001)
        answer: dict[str, Any] = json.loads(found[0])
        return answer

    async def choose(self, id_: str, seat: int, option: Option) -> None:
        expected, meant = self.world.room.shown, msgspec.to_builtins(option)
        answer = await self.ask(id_, "choose", seat=seat, expected=expected, option=meant)
        assert answer["ok"], answer

    async def pages(self) -> dict[str, direct.Answer]:
        """Everything that HTTP tells this reader now: status, headers and body of each.

        What is one thing in two forms is read by turns: a story, and what was at some moment before; the page at home,
        where little is said of a table, every other time.
        """
        told = self.world.room.moment
        read = ("/story", f"/history/{told}") if next(self._turns) else ("/story.md", f"/history/{told // 2}")
        paths = [f"/t/{ID}{rest}" for rest in ("", *read, "/report", "/rules")]
        paths += [f"/t/{ID}/course"] if self.world.room.table.over else []
        paths += ["/"] if read[0] == "/story.md" else []
        if len({row.token_hash for row in self.world.room.seats}) > 1 and not self.world.room.table.over:
            paths.append(f"/t/{ID}/save")  # whoever is alone, and everybody at the end, may take the whole game home
        if len(self.seats) == 1:  # a program with several seats may look through the eyes of all of them
            paths += ["/api/tables", f"/api/tables/{ID}/seats/{self.seats[0]}"]
        answers = {path: await direct.get(self.world.app, path, self.headers) for path in paths}
        assert {answer.status for answer in answers.values()} <= {200, 403}
        return answers


class Both(NamedTuple):
    """The same browser in both worlds, and the eyes it may look through without knowing the secret."""

    one: Reader
    other: Reader
    eyes: tuple[int | None, ...]

    def differences(self) -> list[str]:
        """Where the two have received something else, or not the same number of things."""
        here, there = self.one.frames, self.other.frames
        found = [_apart(a, b) for a, b in zip(here, there, strict=False) if a != b]
        return found + ([] if len(here) == len(there) else [f"{len(here)} frames != {len(there)}"])

    async def pages_that_differ(self) -> list[str]:
        here, there = await self.one.pages(), await self.other.pages()
        return [
            f"{path}: {_apart(*(str(found[path][::-1]) for found in (here, there)))}"
            for path in here
            if here[path] != there[path]
        ]


def _apart(one: str, other: str) -> str:
    """Where two texts begin to differ."""
    place = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"{one[max(0, place - 200) : place + 200]} != {other[max(0, place - 200) : place + 200]}"


# --- both worlds ---


def token_of(secret_hash: str | None) -> str:
    """The secret that was given to the seats of one browser."""
    return next(token for token in TOKENS if chairs.hashed(token) == secret_hash)


TOKENS = [f"the-secret-of-browser-{number}-is-long" for number in range(12)]


class Worlds:
    """The game as it is, and the game in which one secret is otherwise."""

    def __init__(self, here: World, there: World, browsers: Sequence[int]) -> None:
        """Which browser each seat belongs to."""
        self.worlds = (here, there)
        self.browsers = browsers
        self.pair: Pair
        self.readers: list[Both] = []
        self.passed_in_secret = 0
        """How often somebody answered who has nothing to answer in the other world."""
        self.compared = 0

    @asynccontextmanager
    async def standing(self, pair: Pair) -> Any:
        """The tables stand so, everybody has their page open, and those in the dark are readers."""
        self.pair = pair
        for world, table in zip(self.worlds, (pair.here, pair.there), strict=True):
            await world.put(table)
        everybody = [self._at(browser) for browser in (None, *sorted(set(self.browsers)))]
        async with AsyncExitStack() as stack:
            await (self._come_together if self.compared else self._come_one_by_one)(everybody, stack)
            in_the_dark = (both for both in everybody if both.eyes != (None,) or not both.one.seats)
            self.readers = [both for both in in_the_dark if not pair.out(both.eyes)]
            await self.same()
            yield self.readers
            async with self._nothing_drawn():  # for whoever is still there while others leave: nobody compares it
                await stack.aclose()

    def _at(self, browser: int | None) -> Both:
        seats = tuple(seat for seat, each in enumerate(self.browsers) if each == browser)
        token = None if browser is None else TOKENS[browser]
        one, other = (Reader(world, token, seats) for world in self.worlds)
        return Both(one, other, (None, *(seat for seat in seats if seat not in self.pair.world.knowers)))

    async def _come_one_by_one(self, everybody: Sequence[Both], stack: AsyncExitStack) -> None:
        """Each is told who has come."""
        for both in everybody:
            await self._come_together([both], stack)

    async def _come_together(self, everybody: Sequence[Both], stack: AsyncExitStack) -> None:
        """Nobody is shown anything before all are here, and then at once how it stands."""
        readers = [reader for both in everybody for reader in both[:2]]
        async with self._nothing_drawn():
            for reader in readers:
                await stack.enter_async_context(reader.listening())
            await _until(lambda: all(reader.here for reader in readers))
        await _until(lambda: all(reader.frames for reader in readers))
        for world in self.worlds:
            await world.quiet()

    @asynccontextmanager
    async def _nothing_drawn(self) -> Any:
        here, there = self.worlds
        async with here.easel, there.easel:
            yield

    async def same(self) -> None:
        """Whoever is still in the dark has received the same, in the same order."""
        for world in self.worlds:
            await world.quiet()
        self.readers = [both for both in self.readers if not self.pair.out(both.eyes)]
        for both in self.readers:
            differences = both.differences()
            assert not differences, f"{both.eyes}: {differences[0]}"
            self.compared += 1

    async def same_pages(self) -> None:
        for both in self.readers:
            differences = await both.pages_that_differ()
            assert not differences, f"{both.eyes}: {differences}"

    async def same_foresight(self) -> int:
        """Whoever is in the dark is foretold the same; returns how many could ask about an answer of theirs."""
        asked = 0
        for both in self.readers:
            room = both.one.world.room
            if len(both.one.seats) > 1:
                continue
            await self.ask(both, "decks")
            for seat in (seat for seat in both.one.seats if self._common(seat)):
                asked += 1
                for option in self._common(seat)[-2:]:
                    meant = [msgspec.to_builtins(option)]
                    await self.ask(both, "foresee", seat=seat, expected=room.shown, picks=meant)
                for do in ("threat", "hint"):
                    await self.ask(both, do, seat=seat, expected=room.shown)
        await self.same()
        return asked

    async def ask(self, both: Both, do: str, **fields: Any) -> list[dict[str, Any]]:
        """The same message in both worlds."""
        id_ = f"m{next(_numbers)}"
        return [await reader.ask(id_, do, **fields) for reader in both[:2]]

    async def choose(self, seat: int, option: Option, where: Sequence[bool] = (True, True)) -> None:
        """The same choice in both worlds, or in those where it is to be made; by a page that is open, if there is one.

        Of an answer to a call that is given in one of them alone nobody else may hear anything.
        """
        id_ = f"m{next(_numbers)}"
        reading = next((both for both in self.readers if both.one.may_speak_for(seat)), None)
        before = [[len(reader.frames) for reader in both[:2]] for both in self.readers]
        if reading is not None:
            assert where[0] == where[1], "somebody in the dark is asked in one world alone"
        for number, (world, meant) in enumerate(zip(self.worlds, (option, self.pair.world.same(option)), strict=True)):
            if not where[number]:
                continue
            if reading is not None:
                await (reading.other if number else reading.one).choose(id_, seat, meant)
            else:
                await world.room.choose(seat, meant, None, world.room.shown)
        for world in self.worlds:  # what comes next is not sent together with this
            await world.quiet()
        if where[0] != where[1] and isinstance(self.worlds[0].decision, Call):
            self.passed_in_secret += 1
            assert before == [[len(reader.frames) for reader in both[:2]] for both in self.readers]

    async def step(self, random: Random, eager: float = 0.4) -> bool:
        """Play on in both worlds, up to the next moment that everybody sees; False if there is no common choice."""
        decision = self.worlds[0].decision
        if decision is None or self.worlds[1].decision is None:
            return False
        await self._make_ready()
        await self.hand_over(random)
        play = self._answers if decision.joint else self._unseen if decision.guarded else self._choice
        made = await play(decision, random, eager)
        await self.same()
        return made

    async def hand_over(self, random: Random) -> None:
        """Whoever is asked takes the device, if that is not who knows; at a call, sometimes one of those called."""
        for both in self.readers:
            seats, devices = both.one.seats, both.one.world.room.devices
            if len(seats) < 2:
                continue
            called = [seat for seat in devices.called_here(seats) if seat in both.eyes]
            asked = [seat for seat in devices.asked_here(seats) if seat in both.eyes]
            taking = asked[:1] or (random.sample(called, 1) if called and random.random() < 0.3 else [])
            if taking and devices.face(both.one.token) != taking[0]:
                await self.ask(both, "lift", seat=taking[0])
                await self.same()

    async def _answers(self, decision: Decision, random: Random, eager: float) -> bool:
        """Everybody answers who is waited for; then what is put to all alike ends."""
        for seat in decision.seats:
            where = [world.awaits(seat) for world in self.worlds]
            if not any(where):
                continue
            common = self._common(seat) if all(where) else []
            if not common and not isinstance(decision, Call):
                return False
            passes = isinstance(decision, Call) and (not common or random.random() >= eager)
            option = decision.default if passes else random.choice(common)
            assert option is not None
            await self.choose(seat, option, where)
        if isinstance(decision, Call):
            for world in self.worlds:
                await world.go_on()
        return True

    async def _unseen(self, decision: Decision, random: Random, eager: float) -> bool:
        """Who has nothing to choose in one of the worlds is passed over there."""
        seat = decision.seats[0]
        common = self._common(seat)
        if not common:
            return False
        where = [world.awaits(seat) for world in self.worlds]
        if any(where):
            await self.choose(seat, random.choice(common), where)
        for world, made in zip(self.worlds, where, strict=True):
            if not made:
                await world.go_on()
        return True

    async def _make_ready(self) -> None:
        """A clock starts when all are ready; until then everybody was shown who is awaited."""
        for world in self.worlds:
            for seat in world.room.muster.awaited:
                await world.room.say_ready(seat)
                await world.quiet()

    async def _choice(self, decision: Decision, random: Random, eager: float) -> bool:
        seats = list(self.worlds[0].room.table.waiting_for())
        random.shuffle(seats)
        for seat in seats:
            if options := self._common(seat):
                await self.choose(seat, random.choice(options))
                return True
        return False

    def _common(self, seat: int) -> list[Option]:
        here, there = (world.room.table.options(seat) for world in self.worlds)
        return [option for option in here if self.pair.world.same(option) in there]


@cache
def pages_of_each_world() -> tuple[Pages, Pages]:
    """What is drawn in one world is not used in the other, though in both it is used again."""
    return Pages(), Pages()


@asynccontextmanager
async def two_worlds(folder: Path, game: Game, setup: Setup, seed: int, browsers: Sequence[int] = ()) -> Any:
    """Both served; `browsers` says for each seat which browser it belongs to, by default one for each."""
    browsers = browsers or range(setup.seats)
    several = {each for each in browsers if list(browsers).count(each) > 1}
    seats = [
        SeatRow(
            table_id=ID,
            seat=seat,
            kind=chairs.DEVICE if browser in several else chairs.PERSON,
            name=chairs.NAMES[seat],
            lang=LANGUAGES[seat % len(LANGUAGES)],
            host=seat == 0,
            token_hash=chairs.hashed(TOKENS[browser]),
        )
        for seat, browser in enumerate(browsers)
    ]
    folder.mkdir(exist_ok=True)
    store = Store.in_file(empty_file(folder / "here.db"))
    Archive(store).open(ID, game, setup, seed, seats, watch_key(TOKENS[browsers[0]], ID))
    store.close()
    shutil.copy(folder / "here.db", folder / "there.db")
    here, there = pages_of_each_world()
    worlds = Worlds(World(folder / "here.db", here), World(folder / "there.db", there), browsers)
    try:
        yield worlds
    finally:
        for world in worlds.worlds:
            await world.close()
