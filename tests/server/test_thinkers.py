"""Bots that think in processes of their own: as they would here, for a while only, and slowing nobody."""

import asyncio
import os
import statistics
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest

from holdouts.bots import make_bot, next_choice
from holdouts.bots.briefs import Brief, Shelf, Thought
from holdouts.bots.kinds import KINDS, SLOW_SECONDS, SensibleBot
from holdouts.engine.decision import Choose
from holdouts.engine.library import new_table as deal
from holdouts.engine.past import ChangedHands
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.server import thinkers
from holdouts.server.archive import Archive
from holdouts.server.autoplay import Talk
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.thinkers import Failed, Thinkers, TooLong
from tests.server import web
from tests.server.burning import BurningBot, await_leave, burn, stumble, tell_process, vanish, vanish_once
from tests.server.process import Program, Server, eventually
from tests.server.rooms import new_table, until


def asked(work: Callable[..., Thought], *args: Any) -> Brief:
    return Brief(work, (*args, ["an option"], 1))


def with_thinkers(story: Callable[[Thinkers], Any], **more: Any) -> Any:
    async def tell() -> Any:
        pool = Thinkers(**{"seconds": 120.0, **more})
        try:
            return await story(pool)
        finally:
            await pool.close()

    return asyncio.run(tell())


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# --- the pool ---


def test_a_bot_thinks_in_another_process_and_ends_with_its_dice():
    async def story(pool: Thinkers) -> None:
        thought = await pool.think(asked(burn, 0.0))
        assert thought == Thought("an option", 2)  # type: ignore[arg-type]
        assert (await pool.think(asked(tell_process))).dice != os.getpid()

    with_thinkers(story)


def test_processes_start_when_they_are_needed_are_used_again_and_end():
    async def story(pool: Thinkers) -> int:
        assert not pool._every
        pids = {(await pool.think(asked(tell_process))).dice for _ in range(4)}
        assert len(pids) == 1
        return pids.pop()

    assert not is_alive(with_thinkers(story))


def test_whoever_interrupts_a_server_interrupts_nobody_who_thinks_for_it():
    """Not even one who has only begun, and would say where it was; they end with the server."""

    async def story(pool: Thinkers) -> int:
        return os.getpgid((await pool.think(asked(tell_process))).dice)

    assert with_thinkers(story) != os.getpgrp()


def test_a_bot_that_thinks_for_too_long_is_ended_and_the_next_is_heard():
    async def story(pool: Thinkers) -> None:
        await pool.think(asked(burn, 0.0))
        (process,) = pool._every
        patience, pool.seconds = pool.seconds, 1.0  # on a busy machine too short for a process that has yet to begin
        with pytest.raises(TooLong):
            await pool.think(asked(burn, 60.0))
        assert not is_alive(process.pid)
        pool.seconds = patience
        assert (await pool.think(asked(burn, 0.0))).dice == 2

    with_thinkers(story)


def test_a_bot_that_stumbles_has_failed_and_its_process_thinks_on():
    async def story(pool: Thinkers) -> None:
        pid = (await pool.think(asked(tell_process))).dice
        with pytest.raises(Failed, match="nothing comes to mind"):
            await pool.think(asked(stumble, 0.0))
        assert (await pool.think(asked(tell_process))).dice == pid

    with_thinkers(story, most=1)


def test_a_killed_process_is_replaced_and_the_thought_thought_again(tmp_path: Path):
    async def story(pool: Thinkers) -> None:
        thought = await pool.think(asked(vanish_once, str(tmp_path / "marker")))
        assert thought == Thought("an option", 1)  # type: ignore[arg-type]
        (idle,) = pool._idle
        os.kill(idle.pid, 9)
        assert (await pool.think(asked(burn, 0.0))).dice == 2

    with_thinkers(story, most=1)


def test_a_thought_that_kills_every_process_has_failed():
    async def story(pool: Thinkers) -> None:
        with pytest.raises(Failed):
            await pool.think(asked(vanish, 0.0))
        assert not pool._every

    with_thinkers(story)


def test_where_there_are_no_processes_a_bot_thinks_here(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sys.executable", "/no/such/python")

    async def story(pool: Thinkers) -> None:
        assert (await pool.think(asked(tell_process))).dice == os.getpid()
        with pytest.raises(Failed):
            await pool.think(asked(stumble, 0.0))

    with_thinkers(story)


def test_a_process_that_nobody_waits_for_any_more_starts_undisturbed_and_is_ended(monkeypatch: pytest.MonkeyPatch):
    begun, gone_on, started = asyncio.Event(), asyncio.Event(), []
    really_start = asyncio.create_subprocess_exec

    async def start_slowly(*command: Any, **more: Any) -> Any:
        begun.set()
        await gone_on.wait()
        started.append(await really_start(*command, **more))
        return started[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_slowly)

    async def story(pool: Thinkers) -> None:
        thinking = asyncio.create_task(pool.think(asked(tell_process)))
        await begun.wait()
        thinking.cancel()
        await asyncio.sleep(0)
        gone_on.set()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        await until(lambda: bool(started))
        await started[0].wait()
        await pool.close()
        with pytest.raises(Failed):
            await pool.think(asked(tell_process))

    with_thinkers(story)


def test_the_processes_of_a_killed_server_end_even_in_the_middle_of_a_thought(tmp_path: Path):
    server = Server(tmp_path / "holdouts.db", burning=60.0)
    server.start()
    try:
        server.open_table("me", "sensible", scenario="wicked-few", seed=1)
        server.open_table("me", "sensible", scenario="wicked-few", seed=2)
        eventually(lambda: children_of(server.pid))
        workers = children_of(server.pid)
    finally:
        server.kill()
    eventually(lambda: not any(map(is_alive, workers)))  # nobody thinks on for nobody


def children_of(pid: int) -> list[int]:
    return [int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]


# --- bots ---


def positions(game_id: str, count: int = 12) -> list[Table]:
    """Some tables at which a careful bot has something to think about."""
    found: list[Table] = []
    game = find_game(game_id)
    for number, setup in enumerate(game.setups()[:: len(game.setups()) // count]):
        table = deal(game, setup, number)
        bots = {seat: make_bot("sensible", seat) for seat in range(setup.seats)}
        for _ in range(number * 5):
            if not table.over and (choice := next_choice(table, bots)):
                table.replay([choice])
        if not table.go_on().over:
            found.append(table)
    return found


@pytest.mark.parametrize("game_id", IDS)
def test_a_careful_bot_thinks_the_same_there_as_here(game_id: str):
    tables = positions(game_id)
    assert len(tables) > 5

    async def story(pool: Thinkers) -> None:
        thought_there = 0
        for number, table in enumerate(tables):
            seat = table.waiting_for()[0]
            here, there = make_bot("sensible", number), make_bot("sensible", number)
            brief = there.brief(table, seat, True, Shelf())
            option = here.pick(table, seat, True)
            if brief is not None:
                thought_there += 1
                assert await pool.think(brief) == Thought(option, here.dice.dice)
        assert thought_there > 3

    with_thinkers(story)


@pytest.mark.parametrize("game_id", IDS)
def test_a_brief_tells_no_more_than_the_seat_knows(game_id: str):
    """In two games that differ only in what the seat cannot know, a bot is told the same, byte by byte."""
    told = 0
    for table in positions(game_id):
        seat = table.waiting_for()[0]
        other = table.imagine(seat, 5)
        briefs = [SensibleBot(1).brief(each, seat, True, Shelf()) for each in (table, other)]
        if briefs[0] is not None and isinstance(table.decision, Choose) == isinstance(other.decision, Choose):
            told += 1
            assert briefs[0] == briefs[1]
            assert isinstance(briefs[0].args[2], bytes), "the state behind its veil, without the cards"
    assert told > 3


def test_a_bot_that_was_slow_twice_in_a_row_thinks_elsewhere_from_then_on(monkeypatch: pytest.MonkeyPatch):
    table = positions(IDS[0])[3]
    seat = table.waiting_for()[0]
    bot = make_bot("sensible", 1)

    def ponder(*_: Any) -> Any:
        burn(SLOW_SECONDS * 2, [None], 0)
        return table.options(seat)[0]

    def thinks_elsewhere() -> bool:
        return not bot.quick

    bot.pick_in_time(table, seat, True)
    assert not thinks_elsewhere()
    monkeypatch.setattr(bot, "pick", ponder)
    bot.pick_in_time(table, seat, True)
    assert not thinks_elsewhere(), "the machine may have been busy"
    bot.pick_in_time(table, seat, True)
    assert thinks_elsewhere()
    found = Talk(table, dict.fromkeys(range(6), bot), Shelf()).go_on(None)
    assert isinstance(found, Brief) or len(table.options(seat)) == 1


# --- at a table ---


def at_table(archive: Archive, story: Callable[[Room], Any], span: float | Path, deadline: float) -> None:
    """A table of one person and one bot that thinks for so long, or until a file lies there."""

    async def tell() -> None:
        rooms = Rooms(archive, 0.0)
        rooms.thinkers.seconds = deadline
        room = await rooms.room(new_table(archive, ["me", "sensible"], seed=1))
        assert room is not None
        try:
            await story(room)
        finally:
            await rooms.close()
        assert not rooms.thinkers._every

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(KINDS, "sensible", BurningBot)
        patch.setattr(BurningBot, "seconds", str(span) if isinstance(span, Path) else span)
        if isinstance(span, Path):
            patch.setattr(BurningBot, "work", staticmethod(await_leave))
        asyncio.run(tell())


async def until_the_bot_is_asked(room: Room) -> None:
    """Whatever the person is asked, they answer first."""
    while 1 not in room.table.waiting_for():
        if 0 in room.table.waiting_for():
            await room.choose(0, room.table.options(0)[0], None, room.shown)
        await asyncio.sleep(0.01)


def late_notes(room: Room) -> list[ChangedHands]:
    return [note for _, note in room.table.notes if isinstance(note, ChangedHands)]


def test_while_a_bot_thinks_the_table_hears_others(archive: Archive, tmp_path: Path):
    leave = tmp_path / "leave"

    async def story(room: Room) -> None:
        await until_the_bot_is_asked(room)
        made = len(room.table.choices)
        await until(lambda: bool(room.autoplay.thinkers._every))
        await asyncio.wait_for(room.say(0, "take your time"), 60.0)
        assert len(room.table.choices) == made
        leave.touch()
        await until(lambda: len(room.table.choices) > made)
        assert not late_notes(room)

    at_table(archive, story, leave, deadline=120.0)


def test_for_a_bot_that_thinks_too_long_the_usual_answer_stands_in_and_all_are_told(archive: Archive):
    async def story(room: Room) -> None:
        await until_the_bot_is_asked(room)
        decision, made = room.table.decision, len(room.table.choices)
        assert decision is not None
        usual = decision.fallback(1)
        await until(lambda: len(room.table.choices) > made)
        assert room.table.choices[made] == (1, usual)
        note = late_notes(room)[0]
        assert (note.who, note.now) == (1, "late")
        assert not room.autoplay.bots[1].replaced

    at_table(archive, story, 60.0, deadline=0.5)


def test_a_pause_during_a_thought_is_kept(archive: Archive, tmp_path: Path):
    leave = tmp_path / "leave"

    async def story(room: Room) -> None:
        await until_the_bot_is_asked(room)
        await until(lambda: bool(room.autoplay.thinkers._every))
        await room.pause(0, True)
        made = len(room.table.choices)
        leave.touch()
        await until(lambda: room.autoplay._playing is None or room.autoplay._playing.done())
        assert len(room.table.choices) == made
        await room.pause(0, False)
        await until(lambda: len(room.table.choices) > made)

    at_table(archive, story, leave, deadline=120.0)


# --- slowing nobody ---


def test_four_bots_that_think_for_three_seconds_do_not_slow_a_page(tmp_path: Path):
    """No more than they slow a server at which nobody thinks."""
    with Server(tmp_path / "calm.db") as calm, Server(tmp_path / "burning.db", burning=3.0) as burning:
        with ExitStack() as stack:
            clients = [stack.enter_context(web.client(base_url=server.url)) for server in (calm, burning)]
            for seed in range(4):
                table = burning.open_table("me", "sensible", scenario="daring-retreat", seed=seed)
                stack.enter_context(table.page().shown())
                play_until_a_bot_is_asked(table)
            eventually(lambda: len(children_of(burning.pid)) >= min(2, thinkers.MOST))
            both = [[fetch_time(client) for client in clients] for _ in range(40)]
            assert children_of(burning.pid), "nobody thinks any more"
        usual, beside = (statistics.median(times) for times in zip(*both, strict=True))
        print(f"a static file: {usual * 1000:.1f} ms at the median, {beside * 1000:.1f} ms from where four bots think")
        assert beside < 0.03 + 3 * usual
        assert "Traceback" not in burning.complaints()


def fetch_time(client: httpx2.Client) -> float:
    started = time.perf_counter()
    assert client.get("/static/table.js").status_code == 200
    return time.perf_counter() - started


def play_until_a_bot_is_asked(table: Program) -> None:
    """Whoever is not asked for so long waits for the bot: all else goes on at once."""
    for _ in range(30):
        ends = time.monotonic() + 1.0
        while not table.look()["view"]["prompt"]["mine"]:
            if time.monotonic() > ends:
                return
            time.sleep(0.05)
        table.choose()
