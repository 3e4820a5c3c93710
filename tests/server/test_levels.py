"""Bots that think ahead at a table: they think elsewhere, can be exchanged in a game, and the page says so."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from holdouts.bots.search import Budget
from holdouts.bots.sensible import SensibleBot
from holdouts.bots.thinker import LEVELS, ThinkingBot
from holdouts.engine.past import ChangedHands
from holdouts.server.archive import Archive
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.thinkers import TooLong
from tests.server.process import Server
from tests.server.rooms import new_table

BRIEF = Budget(games=2, options=2, ahead=2)


def at_table(archive: Archive, kinds: list[str], story: Callable[[Room], Any]) -> None:
    async def tell() -> None:
        rooms = Rooms(archive, 0.0)
        rooms.thinkers.seconds = 120.0  # the machine may be busy
        room = await rooms.room(new_table(archive, kinds, seed=1))
        assert room is not None
        try:
            await story(room)
        finally:
            await rooms.close()

    asyncio.run(tell())


async def play_on(room: Room, done: Callable[[], bool]) -> None:
    """The person picks whatever comes first, until something has come to pass."""
    while not done():
        if 0 in room.table.waiting_for():
            with suppress(Refused):  # the bot was faster
                await room.choose(0, room.table.options(0)[0], None, room.shown)
        await asyncio.sleep(0.01)


def test_a_bot_that_thinks_ahead_thinks_in_another_process_and_is_never_late(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("holdouts.server.autoplay.make_bot", lambda kind, seed: ThinkingBot(seed, BRIEF))
    briefs = []

    async def story(room: Room) -> None:
        think = room.autoplay.thinkers.think

        async def watched(brief: Any) -> Any:
            briefs.append(brief)
            return await think(brief)

        monkeypatch.setattr(room.autoplay.thinkers, "think", watched)
        await play_on(room, lambda: len(briefs) > 2 and any(seat == 1 for seat, _ in room.table.choices))
        assert not [note for _, note in room.table.notes if isinstance(note, ChangedHands)]

    at_table(archive, ["me", "quick"], story)


def test_a_game_beside_a_bot_that_thinks_ahead_is_played_to_its_end(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("holdouts.server.autoplay.make_bot", lambda kind, seed: ThinkingBot(seed, BRIEF))

    async def story(room: Room) -> None:
        await play_on(room, lambda: room.table.over)
        assert room.table.state.ended
        assert not room.autoplay.bots[1].replaced

    at_table(archive, ["me", "deep"], story)


def test_a_bot_that_had_no_time_to_think_ahead_picks_what_it_would_have_without(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("holdouts.server.autoplay.make_bot", lambda kind, seed: ThinkingBot(seed, BRIEF))
    late = []

    async def story(room: Room) -> None:
        async def too_long(brief: Any) -> Any:
            late.append(brief)
            raise TooLong

        monkeypatch.setattr(room.autoplay.thinkers, "think", too_long)
        await play_on(room, lambda: len(late) > 2)
        assert not [note for _, note in room.table.notes if isinstance(note, ChangedHands)]
        assert not room.autoplay.bots[1].replaced

    at_table(archive, ["me", "quick"], story)


def test_the_host_exchanges_a_bot_during_a_game_and_all_read_it(archive: Archive):
    async def story(room: Room) -> None:
        await play_on(room, lambda: len(room.table.choices) > 1)
        await room.pause(0, True)
        assert isinstance(room.autoplay.bots[1], SensibleBot)
        for level in LEVELS:
            await room.hand(0, 1, level)
            bot = room.autoplay.bots[1]
            assert isinstance(bot, ThinkingBot)
            assert bot.budget == LEVELS[level]
        await room.hand(0, 1, "sensible")
        assert isinstance(room.autoplay.bots[1], SensibleBot)
        notes = [note.now for _, note in room.table.notes if isinstance(note, ChangedHands)]
        assert notes == ["quick", "careful", "deep", "sensible"]

    at_table(archive, ["me", "sensible"], story)


def test_the_page_offers_the_host_other_bots_and_says_that_one_thinks_ahead(shared_server: Server):
    table = shared_server.open_table("me", "deep", scenario="tutorial", game="maximum-apocalypse", seed=1)
    with table.page().shown() as page:
        offered = re.findall(r'data-with=\'\{"seat": 1, "kind": "(\w+)"\}', page.parts["seats"])
        assert sorted(offered) == ["careful", "open", "quick", "sensible"]
        assert "bot that thinks ahead, deeply" in page.parts["seats"]
        while "thinking ahead" not in page.parts["people"]:
            if table.look()["view"]["prompt"]["mine"]:
                table.choose()
            page.until(lambda told: "show" in told)


def test_a_table_is_set_with_bots_of_every_level(archive: Archive):
    async def story(room: Room) -> None:
        assert [seat.kind for seat in room.seats] == ["person", "quick", "careful", "deep"]

    at_table(archive, ["me", "quick", "careful", "deep"], story)
