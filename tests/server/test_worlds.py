"""Two worlds: every byte a seat receives is the same in two games that differ only in what the seat may not know.

Both worlds are served by the whole application, from two copies of one file: the same table, the same secrets, the same
dates. In one of them the game is as it was played; in the other, all that one reader cannot know is dealt anew.
"""

import asyncio
import json
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Self

import httpx2
import msgspec
import pytest

from holdouts.engine.decision import CLOCK, ChooseTogether, Option, TimeOut
from holdouts.engine.events import EVERYONE, readable
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import LANGUAGES, new_table, open_words
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.lab.laws import counterpart, may_play_on
from holdouts.lab.wander import Wanderer
from holdouts.server import seats as chairs
from holdouts.server.app import create_app
from holdouts.server.archive import Archive
from holdouts.server.clock import RaceClock
from holdouts.server.invitations import watch_key, watch_secret
from holdouts.server.pages import Pages
from holdouts.server.room import Room
from holdouts.server.schema import SeatRow
from holdouts.server.store import Store

HOST = "http://127.0.0.1"
ID = "two-worlds"
TOKENS = [f"the-secret-of-seat-{seat}-is-long" for seat in range(12)]
STREAM = 4
"""Moves that are followed from one position."""


def some_setups() -> Iterator[Any]:
    """A set-up of every scenario of every game: by turns one from the middle of the list and its last."""
    for game in map(find_game, IDS):
        scenarios: dict[str, list[Setup]] = {}
        for setup in game.setups():
            if setup.seats <= 4:
                scenarios.setdefault(setup.scenario, []).append(setup)
        for number, (scenario, setups) in enumerate(scenarios.items()):
            setup = setups[-1] if number % 2 else setups[len(setups) // 2]
            yield pytest.param(game, setup, id=f"{game.id}-{scenario}")


# --- tables that can be played on ---


def come_to_life(copy: Table, of: Table, seat: int | None, *, all_events: bool) -> Table:
    """A copy with the past of its original: all of it, or what a reader could read."""
    kept, events = [0], []
    for event in of.chronicle:
        if all_events or readable(event, seat):
            events.append(event)
        kept.append(len(events))
    copy.choices, copy.notes, copy.chronicle = list(of.choices), list(of.notes), events
    copy._marks = [mark._replace(events=kept[mark.events]) for mark in of._marks]
    for who in set(of._answers) - set(copy._answers):  # an answer in secret that is not given in that world
        place = max(number for number, (seat, _) in enumerate(copy.choices) if seat == who)
        del copy.choices[place], copy._marks[place]
    copy.light = False
    copy.state.attach(copy.state.book, copy.chronicle)
    return copy


def same(table: Table) -> Table:
    return come_to_life(table.clone(), table, None, all_events=True)


def twin(table: Table, seat: int | None, seed: int) -> Table:
    """The same game, where everything that reader cannot know is dealt anew."""
    return come_to_life(table.imagine(seat, seed), table, seat, all_events=False)


# --- worlds ---


class World:
    """A whole server; its one table can be put into any position."""

    def __init__(self, data: Path, pages: Pages) -> None:
        self.store = Store.in_file(data)
        self.app = create_app(self.store, pace=0.0)
        self.app.state.site.pages = pages
        self.rooms = self.app.state.site.rooms
        self.past: Callable[[Room, int], Awaitable[Table]] = self.rooms.past
        self.room: Room

    async def put(self, table: Table, then: Callable[[Table], Table] = lambda table: table) -> None:
        """Let the game stand so; `then` makes a moment of the past what it was in this world."""
        found = await self.rooms.room(ID)
        assert found is not None
        self.room = room = found
        room.table = table
        room.version = room.shown = room.told
        room.rewound += 1  # nothing that was put into words in another position is used again
        room.hands.clock = RaceClock(lambda: 0.0)  # no second passes between two looks
        room.hands.clock.watch(table, room.resting)

        async def past(room: Room, number: int) -> Table:
            return then(await self.past(room, number))

        self.rooms.past = past

    async def choose(self, seat: int, option: Option) -> None:
        room = self.room
        if seat == CLOCK:
            async with room.lock:
                await room.commit(CLOCK, TimeOut(), None)
            room.ring()
            room.hands.wake()
        else:
            await room.choose(seat, option, None, room.shown)

    async def close(self) -> None:
        await self.rooms.close()
        self.store.close()


class Reader:
    """One browser: a seat's, or a spectator's (None)."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world = world
        self.seat = seat
        secret = f"holdouts-watch={watch_secret(TOKENS[0], ID)}" if seat is None else f"holdouts={TOKENS[seat]}"
        self.headers = {"cookie": secret, "origin": HOST, "host": "127.0.0.1", "accept-language": LANGUAGES[-1]}
        self.frames: list[str] = []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    # --- the socket ---

    @asynccontextmanager
    async def _connect(self) -> Any:
        headers = [(name.encode(), value.encode()) for name, value in self.headers.items()]
        path = f"/t/{ID}/live"
        scope = {"type": "websocket", "scheme": "ws", "path": path, "raw_path": path.encode(), "query_string": b"",
                 "root_path": "", "headers": headers, "client": ("127.0.0.1", 9), "server": ("127.0.0.1", 80),
                 "subprotocols": [], "state": {}, "asgi": {"version": "3.0"}}  # fmt: skip
        self._inbox.put_nowait({"type": "websocket.connect"})
        listening = asyncio.create_task(self.world.app(scope, self._inbox.get, self._hear))
        try:
            yield self
        finally:
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await listening

    def listening(self) -> Any:
        """The page is open."""
        return self._connect()

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])

    async def settled(self) -> Self:
        """All that is to be sent because of what has happened is sent."""
        async with asyncio.timeout(10):
            for _ in range(30):
                await asyncio.sleep(0)
            while self.version != self.world.room.shown:
                await asyncio.sleep(0.001)
        return self

    @property
    def version(self) -> int:
        shown = [json.loads(frame)["show"]["version"] for frame in self.frames[-6:] if frame.startswith('{"show"')]
        return shown[-1] if shown else -1

    async def choose(self, option: Option) -> None:
        """By a message, as a page does it."""
        id_ = f"m{self.world.room.rewound}-{len(self.frames)}"
        text = json.dumps({"id": id_, "do": "choose", "seat": self.seat, "expected": self.version,
                           "option": msgspec.to_builtins(option)})  # fmt: skip
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        async with asyncio.timeout(10):
            while not any(f'"to":"{id_}","ok":true' in frame for frame in self.frames[-4:]):
                await asyncio.sleep(0.001)

    # --- pages ---

    async def pages(self) -> dict[str, Any]:
        """Everything that HTTP tells this reader: status, headers and body of each."""
        told = self.world.room.told
        paths = [f"/t/{ID}{rest}" for rest in ("", "/story", "/story.md", "/report", "/rules")]
        paths += [f"/t/{ID}/history/{number}" for number in sorted({told // 2, told})] + ["/"]
        if len(self.world.room.seats) > 1:  # whoever is alone may take the whole game home
            paths.append(f"/t/{ID}/save")
        if self.seat is not None:
            paths += ["/api/tables", f"/api/tables/{ID}/seats/{self.seat}"]
        transport = httpx2.ASGITransport(app=self.world.app)
        async with httpx2.AsyncClient(transport=transport, base_url=HOST, headers=self.headers) as client:
            answers = {path: await client.get(path) for path in paths}
        assert {answer.status_code for answer in answers.values()} <= {200, 403}
        return {path: (each.status_code, each.headers.raw, each.content) for path, each in answers.items()}


class Worlds(NamedTuple):
    """The game as it is, and the game as one reader might imagine it."""

    here: World
    there: World

    async def readers(self, seat: int | None, stack: AsyncExitStack) -> tuple[Reader, Reader]:
        """The same reader in both."""
        one, other = [await stack.enter_async_context(Reader(world, seat).listening()) for world in self]
        await one.settled()
        await other.settled()
        return one, other


@cache
def pages_of_each_world() -> tuple[Pages, Pages]:
    """What is drawn in one world is not used in the other, though in both it is used again."""
    return Pages(), Pages()


@asynccontextmanager
async def two_worlds(folder: Path, game: Game, setup: Setup, seed: int) -> Any:
    seats = [
        SeatRow(
            table_id=ID,
            seat=seat,
            kind=chairs.PERSON,
            name=chairs.NAMES[seat],
            lang=LANGUAGES[seat % len(LANGUAGES)],
            host=seat == 0,
            token_hash=chairs.hashed(TOKENS[seat]),
        )
        for seat in range(setup.seats)
    ]
    store = Store.in_file(folder / "here.db")
    store.migrate()
    Archive(store).open(ID, game, setup, seed, seats, watch_key(TOKENS[0], ID))
    store.close()
    shutil.copy(folder / "here.db", folder / "there.db")
    here, there = pages_of_each_world()
    worlds = Worlds(World(folder / "here.db", here), World(folder / "there.db", there))
    try:
        yield worlds
    finally:
        for world in worlds:
            await world.close()


def differences(one: Reader, other: Reader, here: dict[str, Any], there: dict[str, Any]) -> list[str]:
    """Where two readers received something else."""
    found = [path for path in here if here[path] != there[path]]
    return found + [f"socket: {a} != {b}" for a, b in zip(one.frames, other.frames, strict=True) if a != b]


def knows(table: Table, seat: int | None) -> Any:
    """What a reader may know of a table, as the game says it, whatever is shown."""
    if seat is not None:
        return table.game.sight(table.state, seat)
    return table.game.scene(table.state, None, open_words(table.game, "en"), chairs.NAMES)


def asks(table: Table) -> Any:
    """What the table waits for, which everybody may see, and may learn something from."""
    decision = table.decision
    return decision and (decision.rule, decision.ask, table.waiting_for())


@pytest.fixture(autouse=True)
def _the_same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn for a report is drawn alike in both worlds; and nothing is stored in between."""
    monkeypatch.setattr("holdouts.server.app.fresh_seed", lambda: 5)
    monkeypatch.setattr("holdouts.server.ledger.SNAPSHOT_EVERY", 1_000_000)


def wander(game: Game, setup: Setup, seed: int) -> Table:
    """A game that was played by chance, to its end or for long enough."""
    table = new_table(game, setup, seed, shared=setup.seats > 1)
    Wanderer(seed).play(table, 200)
    return table


def positions(played: Table) -> list[int]:
    """After which choices to look: at the start, before somebody hears what others do not, and late in the game."""
    told = [*played.told(), len(played.chronicle)]
    private = [number for number in range(len(played.choices))
               if any(event.to != EVERYONE for event in played.chronicle[told[number] : told[number + 1]])]  # fmt: skip
    length = len(played.choices)
    return sorted({0, private[0] if private else length // 3, length * 2 // 3})


def counterpart_of(worlds: Worlds, who: int, option: Option) -> Option | None:
    if who == CLOCK:
        return option
    here, there = (world.room.table.options(who) for world in worlds)
    return counterpart(option, here, there)


@pytest.mark.parametrize(("game", "setup"), [*some_setups()])
def test_no_byte_tells_a_reader_what_it_may_not_know(tmp_path: Path, game: Game, setup: Setup):
    """From several positions, for every seat and a spectator: all pages, and the socket while play goes on."""
    seed = 11 + len(setup.scenario) + setup.seats
    played = wander(game, setup, seed)
    looked: Counter[str] = Counter()

    async def follow(worlds: Worlds, table: Table, seat: int | None) -> None:
        number = len(table.choices)
        await worlds.here.put(same(table))
        await worlds.there.put(twin(table, seat, number), lambda past: twin(past, seat, number + 1))
        async with AsyncExitStack() as stack:
            one, other = await worlds.readers(seat, stack)
            assert differences(one, other, await one.pages(), await other.pages()) == []
            looked["pages"] += 1
            if seat is not None and not may_play_on(table, seat):
                return
            for who, option in played.choices[number : number + STREAM]:
                there = counterpart_of(worlds, who, option)
                if there is None:
                    return
                if who == seat:
                    await one.choose(option)
                    await other.choose(there)
                else:
                    await worlds.here.choose(who, option)
                    await worlds.there.choose(who, there)
                after = [world.room.table for world in worlds]
                if knows(after[0], seat) != knows(after[1], seat) or asks(after[0]) != asks(after[1]):
                    return  # from here on the worlds differ in what the reader has learned
                await one.settled()
                await other.settled()
                assert differences(one, other, {}, {}) == []
                looked["moves"] += 1

    async def tell() -> None:
        async with two_worlds(tmp_path, game, setup, seed) as worlds:
            for number in positions(played):
                table = new_table(game, setup, seed, shared=setup.seats > 1)
                table.replay(played.choices[:number])
                for seat in (None, *range(setup.seats)):
                    await follow(worlds, table, seat)

    asyncio.run(tell())
    print(looked)
    assert looked["pages"] == len(positions(played)) * (setup.seats + 1)
    assert looked["moves"]


# --- answers that are given in secret ---


def first_secret_question(game: Game, setup: Setup, seed: int) -> Table | None:
    """Where several are first asked at once, if they ever are."""
    table = new_table(game, setup, seed, shared=True)
    wanderer = Wanderer(seed)
    while not table.over and len(table.choices) < 100:
        if isinstance(table.decision, ChooseTogether) and len(table.decision.seats) > 1:
            return table
        who, option = wanderer.choose(table)
        table.time_out() if who == CLOCK else table.choose(option, who)
    return None


@pytest.mark.parametrize("id_", IDS)
def test_nobody_can_tell_who_has_answered_in_secret_nor_what(tmp_path: Path, id_: str):
    """One after the other answers here, while there nobody has answered; to everybody else that looks the same."""
    game = find_game(id_)
    asked = [setup for setup in game.setups() if 2 < setup.seats < 5 and first_secret_question(game, setup, 3)]

    async def tell(setup: Setup, folder: Path) -> None:
        table = first_secret_question(game, setup, 3)
        assert table is not None
        async with two_worlds(folder, game, setup, 3) as worlds:
            for seat in (None, *range(setup.seats)):
                for world in worlds:
                    await world.put(same(table))
                async with AsyncExitStack() as stack:
                    one, other = await worlds.readers(seat, stack)
                    before = len(one.frames)
                    for rival in [rival for rival in table.waiting_for() if rival != seat][: setup.seats - 1]:
                        if len(worlds.here.room.table.waiting_for()) > 1:
                            await worlds.here.choose(rival, table.options(rival)[-1])
                    assert worlds.here.room.table.waiting_for() != worlds.there.room.table.waiting_for()
                    await one.settled()
                    assert len(one.frames) == before, "something was sent because of a secret answer"
                    assert differences(one, other, await one.pages(), await other.pages()) == []

    for number, setup in enumerate(asked[:2]):
        folder = tmp_path / str(number)
        folder.mkdir()
        asyncio.run(tell(setup, folder))
