"""A clock starts when everybody who plays against it is ready; nobody who is away holds the others for ever."""

import asyncio
from typing import Any

import pytest

from holdouts.server.archive import Archive
from holdouts.server.room import Room
from holdouts.server.seats import hashed
from tests.server.process import Page, Program, Server, eventually
from tests.server.rooms import FRIEND, TOKEN, at_table, enter, first_option, refused, until

READY, START = 'data-do="ready"', 'data-do="start-without"'
HUNT: Any = {"scenario": "last-hunt", "seconds": 30, "seed": 15}


def of_two(archive: Archive, story, **more):
    """Ilka and a friend, before the clock of their hunt."""

    async def joined(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Friend", "en")
        await story(room)

    at_table(archive, joined, "me", "open", **{**HUNT, **more})


@pytest.mark.rule("GOD-LASTHUNT-1")
def test_the_clock_starts_when_the_last_one_is_ready(archive: Archive):
    async def story(room: Room) -> None:
        clock = room.autoplay.clock
        assert (room.muster.awaited, clock.counts) == ([0, 1], False)
        await room.say_ready(1)
        assert (room.muster.awaited, clock.counts) == ([0], False)
        await room.say_ready(0)
        assert (room.muster.awaited, clock.running) == ([], True)

    of_two(archive, story)


def test_nobody_chooses_before_the_clock_starts(archive: Archive):
    async def story(room: Room) -> None:
        seat, option = first_option(room)
        assert await refused(room.choose(seat, option, None, room.shown)) == "refused-not-started"
        await room.say_ready(0)
        await room.say_ready(1)
        await room.choose(seat, option, None, room.shown)
        assert room.table.choices

    of_two(archive, story)


def test_a_bot_is_always_ready_and_waits_for_the_person(archive: Archive):
    async def story(room: Room) -> None:
        assert room.muster.awaited == [0]
        await asyncio.sleep(0.05)
        assert not room.table.choices
        await room.say_ready(0)
        await until(lambda: any(seat == 1 for seat, _ in room.table.choices))

    at_table(archive, story, "me", "sensible", **HUNT)


def test_whoever_hands_the_seat_to_a_bot_is_not_awaited_any_more(archive: Archive):
    async def story(room: Room) -> None:
        await room.say_ready(0)
        assert room.muster.awaited == [1]
        await room.hand(1, 1, "sensible")
        assert room.autoplay.clock.running

    of_two(archive, story)


def test_one_browser_says_it_once_for_all_its_seats(archive: Archive):
    async def story(room: Room) -> None:
        assert room.muster.awaited == [0, 1]
        await room.say_ready(1)
        assert room.autoplay.clock.running

    at_table(archive, story, "me", "device", **HUNT)


def test_the_host_starts_without_those_who_are_away_and_waits_for_those_who_are_here(archive: Archive):
    async def story(room: Room) -> None:
        assert await refused(room.start_without(1)) == "refused-host"
        with room.presence(FRIEND):
            assert not room.muster.may_start_without(hashed(TOKEN))
            assert await refused(room.start_without(0)) == "refused-not-ready"
            assert not room.autoplay.clock.counts
        assert room.muster.may_start_without(hashed(TOKEN))
        await room.start_without(0)
        assert room.autoplay.clock.running

    of_two(archive, story)


def test_before_the_clock_of_the_next_round_everybody_is_asked_again(archive: Archive):
    async def story(room: Room) -> None:
        await room.say_ready(0)
        state, clock = room.table.state, room.autoplay.clock
        assert clock.running
        state.round += 1
        room.autoplay.wake()
        assert (room.muster.awaited, clock.counts) == ([0, 1], False)

    at_table(archive, story, "me", "device", **HUNT)


def test_a_clock_that_has_started_goes_on_after_a_restart_without_asking(archive: Archive):
    async def story(room: Room) -> None:
        await room.say_ready(0)
        await room.close()
        again = await enter(archive, room.id)
        assert again.muster.awaited == []
        assert again.autoplay.clock.running
        await again.close()

    at_table(archive, story, "me", "device", **HUNT)


def test_where_nothing_is_to_start_nobody_is_awaited_and_saying_so_does_nothing(archive: Archive):
    async def story(room: Room) -> None:
        assert room.muster.awaited == []
        await room.say_ready(0)
        assert not room.autoplay.clock.counts
        assert not room.resting

    at_table(archive, story, "me", "device")


def see(page: Page, mark: str, there: bool = True) -> None:
    """Read on until the question has that in it, or has not."""
    while (mark in page.parts["prompt"]) != there:
        page.receive()


def two_hunters(server: Server) -> tuple[Program, Program]:
    host = server.open_table("me", "open", scenario="last-hunt", seed=15, options={"seconds": 30})
    return host, host.sit_down(1, "Bea")


def test_the_page_says_who_is_awaited_and_a_program_may_be_ready_too(shared_server: Server):
    host, bea = two_hunters(shared_server)
    with host.page().shown() as page:
        assert READY in page.parts["prompt"]
        assert "Not ready yet: Bea." in page.parts["prompt"]
        assert "not ready yet" in page.parts["people"]
        assert "The clock has not started." in page.parts["head"]
        assert page.asked() == [], "nothing can be chosen yet"
        assert page.ask("ready")["ok"]
        see(page, READY, there=False)
        assert host.look()["table"]["unready"] == [1]
        assert host.look()["options"] == []
        bea.say_ready(1)
        page.until(lambda told: told.get("clock", {}).get("running", False))
        eventually(lambda: host.look()["options"])
        assert host.look()["table"]["unready"] == []


def test_the_host_may_start_without_whoever_has_no_page(shared_server: Server):
    host, bea = two_hunters(shared_server)
    with host.page().shown() as page:
        see(page, START)
        with bea.page().shown() as hers:
            see(page, START, there=False)
            assert START not in hers.parts["prompt"]
            assert page.ask("start-without")["code"] == "refused-not-ready"
            assert hers.ask("start-without")["code"] == "refused-host"
        see(page, START)
        assert page.ask("start-without")["ok"]
        page.until(lambda told: told.get("clock", {}).get("running", False))
