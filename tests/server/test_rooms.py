"""A room: commit before show, one writer, bots, the clock, going back, changing hands, one device for several."""

import asyncio
from typing import Any

import pytest

from holdouts.engine.decision import CLOCK, ChooseTogether, TimeOut
from holdouts.engine.past import TookBack
from holdouts.games.godforsaken_scavengers.picks import Dig
from holdouts.server.archive import Archive, CannotOpen
from holdouts.server.room import Room
from holdouts.server.schema import ChoiceRow
from holdouts.server.store import StoreFailed
from tests.server.rooms import (
    FRIEND,
    at_table,
    enter,
    first_option,
    new_table,
    play_first,
    refused,
    until,
    with_a_friend,
)

# --- choosing ---


def test_a_choice_is_stored_before_it_is_made(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    async def story(room: Room) -> None:
        made_when_stored = []
        add = archive.store.add_choice

        def spy(*args: Any) -> None:
            add(*args)
            made_when_stored.append(len(room.table.choices))

        monkeypatch.setattr(archive.store, "add_choice", spy)
        await play_first(room, 2)
        assert made_when_stored == [0, 1]

    at_table(archive, story, "me", scenario="mad-prophet")


def test_what_cannot_be_stored_is_not_made(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    async def story(room: Room) -> None:
        def fail(*_: object) -> None:
            raise StoreFailed("the disk is full")

        before = room.shown
        with monkeypatch.context() as patched:
            patched.setattr(archive.store, "add_choice", fail)
            with pytest.raises(StoreFailed):
                await play_first(room)
            assert (len(room.table.choices), room.shown) == (0, before)
        await play_first(room)
        assert len(room.table.choices) == 1

    at_table(archive, story, "me", scenario="mad-prophet")


def test_a_choice_that_was_stored_although_the_store_failed_is_found_again(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
):
    async def story(room: Room) -> None:
        add = archive.store.add_choice

        def cut_off(*args: Any) -> None:
            add(*args)
            raise StoreFailed("the connection was lost")

        seat, option = first_option(room)
        with monkeypatch.context() as patched:
            patched.setattr(archive.store, "add_choice", cut_off)
            with pytest.raises(StoreFailed):
                await room.choose(seat, option, "0:m", room.shown)
        await room.choose(seat, option, "0:m", 0)
        assert room.table.choices == [(seat, option)]

    at_table(archive, story, "me", scenario="mad-prophet")


def test_a_message_sent_twice_is_answered_twice_and_made_once(archive: Archive):
    async def story(room: Room) -> None:
        seat, option = first_option(room)
        versions = [await room.choose(seat, option, "0:m", 0) for _ in range(3)]
        assert versions == [1, 1, 1]
        assert room.table.choices == [(seat, option)]

    at_table(archive, story, "me", scenario="mad-prophet")


def test_a_message_sent_again_after_a_restart_is_made_once(archive: Archive):
    async def tell() -> None:
        id_ = new_table(archive, ["me"], "mad-prophet")
        room = await enter(archive, id_)
        seat, option = first_option(room)
        await room.choose(seat, option, "0:m", room.shown)
        again = await enter(archive, id_)
        await again.choose(seat, option, "0:m", 0)
        assert again.table.choices == [(seat, option)]

    asyncio.run(tell())


def test_a_stale_choice_is_refused(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room)
        seat, option = first_option(room)
        assert await refused(room.choose(seat, option, "0:m", room.shown - 1)) == "refused-stale"
        assert len(room.table.choices) == 1

    at_table(archive, story, "me", scenario="mad-prophet")


def test_chat_does_not_make_a_choice_stale(archive: Archive):
    async def story(room: Room) -> None:
        seat, option = first_option(room)
        seen = room.shown
        await room.say(0, "well")
        await room.choose(seat, option, None, seen)
        assert len(room.table.choices) == 1

    at_table(archive, story, "me", scenario="mad-prophet")


def test_an_option_nobody_has_is_refused(archive: Archive):
    async def story(room: Room) -> None:
        _, option = first_option(room)
        other = 1 - room.table.waiting_for()[0]
        assert await refused(room.choose(other, option, None, room.shown)) == "refused-illegal"

    at_table(archive, story, "me", "device")


def test_a_secret_answer_changes_nothing_that_others_can_see(archive: Archive):
    async def story(room: Room) -> None:
        assert isinstance(room.table.decision, ChooseTogether)
        version, told = room.shown, room.moment
        one, other = room.table.waiting_for()
        await room.choose(one, room.table.options(one)[0], None, version)
        assert (room.shown, room.moment) == (version, told)
        await room.choose(other, room.table.options(other)[0], None, version)
        assert room.shown > version
        assert room.moment == told + 1

    at_table(archive, story, "me", "device", characters="two")


def test_a_choice_is_finished_although_whoever_sent_it_is_gone(archive: Archive):
    async def story(room: Room) -> None:
        seat, option = first_option(room)
        sent = asyncio.create_task(room.choose(seat, option, "0:m", room.shown))
        await asyncio.sleep(0)
        sent.cancel()
        await until(lambda: room.shown == 1)
        assert room.table.choices == [(seat, option)]
        assert len(archive.store.choices(room.id)) == 1

    at_table(archive, story, "me", scenario="mad-prophet")


def test_a_room_comes_back_from_its_snapshot_and_the_choices_since(archive: Archive):
    async def tell() -> None:
        id_ = new_table(archive, ["me", "device"])
        room = await enter(archive, id_)
        await play_first(room, 25)

        def snapped() -> bool:
            row = archive.store.table(id_)
            return row is not None and row.snapshot is not None

        await until(snapped)
        again = await enter(archive, id_)
        encode = room.game.encoder.encode
        assert again.table.choices == room.table.choices
        assert encode(again.table.state) == encode(room.table.state)
        assert again.version == room.version

    asyncio.run(tell())


def test_a_table_whose_choices_no_longer_make_sense_is_not_opened(archive: Archive):
    id_ = new_table(archive, ["me"], "mad-prophet")
    nonsense = ChoiceRow(table_id=id_, number=1, seat=0, option='{"pick":"no-such-thing"}', made=0.0)
    archive.store.add_choice(nonsense, 1, "[]")
    with pytest.raises(CannotOpen, match="no-such-thing"):
        archive.load(id_)


# --- bots and the clock ---


def test_bots_play_until_a_person_is_awaited(archive: Archive):
    async def story(room: Room) -> None:
        await until(lambda: 0 in room.table.waiting_for() and len(room.table.choices) > 3)
        stored = archive.store.choices(room.id)
        assert [choice.seat for choice in stored] == [seat for seat, _ in room.table.choices]
        assert {choice.seat for choice in stored} <= {1, 2}

    at_table(archive, story, "me", "sensible", "random", seed=8)


def test_bots_rest_while_the_table_is_paused(archive: Archive):
    async def story(room: Room) -> None:
        await room.pause(0, True)
        before = len(room.table.choices)
        await asyncio.sleep(0.1)
        assert len(room.table.choices) == before

    at_table(archive, story, "me", "sensible", pace=0.05, seed=8)


def test_a_bot_waits_for_a_store_that_fails_and_then_goes_on(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    async def story(room: Room) -> None:
        add, fails = archive.store.add_choice, [True]

        def flaky(*args: Any) -> None:
            if fails:
                fails.clear()
                raise StoreFailed("locked")
            add(*args)

        monkeypatch.setattr(archive.store, "add_choice", flaky)
        monkeypatch.setattr("holdouts.server.autoplay.RETRY_SECONDS", 0.01)
        await until(lambda: 0 in room.table.waiting_for() and len(room.table.choices) > 1)
        # a choice is stored a moment before it is made
        await until(lambda: len(archive.store.choices(room.id)) == len(room.table.choices))

    at_table(archive, story, "me", "sensible", seed=8)


async def to_the_hunt(room: Room) -> None:
    """Play until the clock runs."""
    for _ in range(60):
        if room.muster.awaited:
            await room.say_ready(0)
        if room.autoplay.clock.running:
            return
        await play_first(room)
    raise AssertionError("the hunt never began")


def test_a_race_ends_when_the_servers_clock_runs_out(archive: Archive):
    async def story(room: Room) -> None:
        await to_the_hunt(room)
        before = len(room.table.choices)
        room.autoplay.clock._left = 0.05
        await until(lambda: len(room.table.choices) > before)
        assert room.table.choices[before][0] == CLOCK
        assert archive.store.choices(room.id)[before].seat == CLOCK

    at_table(archive, story, "me", "device", scenario="last-hunt", seconds=30)


def test_a_pause_stops_the_clock(archive: Archive):
    async def story(room: Room) -> None:
        await to_the_hunt(room)
        await room.pause(0, True)
        left = room.autoplay.clock.left()
        await asyncio.sleep(0.05)
        assert room.autoplay.clock.left() == left
        await room.pause(0, False)
        await asyncio.sleep(0.02)
        assert room.autoplay.clock.left() < left

    at_table(archive, story, "me", "device", scenario="last-hunt", seconds=30)


async def meet_a_peril(room: Room) -> None:
    """The race is interrupted by another question, which lasts."""
    await to_the_hunt(room)
    room.autoplay.pace = 60.0
    seat = room.table.waiting_for()[0]
    await room.choose(seat, Dig(pile=1), None, room.shown)
    assert not room.race


HUNT: Any = {"scenario": "last-hunt", "seconds": 30, "seed": 15}
"""On the middle pile lies a Peril."""


def test_the_clock_is_not_set_before_everybody_has_come(archive: Archive):
    async def story(room: Room) -> None:
        assert not room.autoplay.clock.counts
        await room.say_ready(0)
        assert not room.autoplay.clock.counts
        await room.sit_down(1, FRIEND, "Friend", "en")
        assert not room.autoplay.clock.counts
        await room.say_ready(0)
        await room.say_ready(1)
        assert room.autoplay.clock.running

    at_table(archive, story, "me", "open", **HUNT)


def test_while_another_question_is_open_the_clock_stands_still(archive: Archive):
    async def story(room: Room) -> None:
        await meet_a_peril(room)
        clock = room.autoplay.clock
        left = clock.left()
        await asyncio.sleep(0.02)
        assert (clock.counts, clock.running, clock.left()) == (True, False, left)

    at_table(archive, story, "me", "device", "device", **HUNT)


def test_a_merciless_clock_runs_on_while_another_question_is_open(archive: Archive):
    async def story(room: Room) -> None:
        await meet_a_peril(room)
        assert room.autoplay.clock.running

    at_table(archive, story, "me", "device", "device", merciless=True, **HUNT)


@pytest.mark.parametrize("merciless", [False, True])
def test_after_a_restart_in_the_middle_of_a_peril_the_clock_has_what_was_left(archive: Archive, merciless: bool):
    async def story(room: Room) -> None:
        await to_the_hunt(room)
        room.autoplay.clock._left = 12.0
        await meet_a_peril(room)
        again = await enter(archive, room.id, pace=60.0)
        assert again.autoplay.clock.left() == pytest.approx(12.0, abs=1.0)
        assert again.autoplay.clock.running == merciless
        await again.close()

    at_table(archive, story, "me", "device", "device", merciless=merciless, **HUNT)


def test_a_killed_server_does_not_give_the_seconds_of_a_race_again(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("holdouts.server.autoplay.CLOCK_SECONDS", 0.02)

    async def story(room: Room) -> None:
        await to_the_hunt(room)
        room.autoplay.clock._left = 12.0

        def stored() -> bool:
            row = archive.store.table(room.id)
            return row is not None and ",11." in row.clock

        await until(stored)
        again = await enter(archive, room.id)
        assert again.autoplay.clock.running
        assert again.autoplay.clock.left() < 12.0
        await again.close()

    at_table(archive, story, "me", "device", "device", **HUNT)


def test_a_server_that_is_stopped_keeps_the_clock(archive: Archive):
    async def story(room: Room) -> None:
        await to_the_hunt(room)
        room.autoplay.clock._left = 12.0
        await room.close()
        again = await enter(archive, room.id)
        assert 11.0 < again.autoplay.clock.left() <= 12.0
        await again.close()

    at_table(archive, story, "me", "device", "device", **HUNT)


def test_a_choice_taken_back_in_a_race_gives_no_seconds_back(archive: Archive):
    async def story(room: Room) -> None:
        await to_the_hunt(room)
        room.autoplay.clock._left = 12.0
        await meet_a_peril(room)
        await room.propose_rewind(0, len(room.table.choices) - 1)
        assert room.race
        assert 11.0 < room.autoplay.clock.left() <= 12.0

    at_table(archive, story, "me", "device", "device", **HUNT)


def test_the_race_of_another_round_has_all_its_seconds(archive: Archive):
    async def story(room: Room) -> None:
        await to_the_hunt(room)
        room.autoplay.clock._left = 0.01
        await until(lambda: (CLOCK, TimeOut()) in room.table.choices)
        await until(lambda: not room.autoplay.clock.running)
        await to_the_hunt(room)
        assert room.autoplay.clock.left() == pytest.approx(30.0, abs=1.0)

    at_table(archive, story, "me", "device", "device", **HUNT)


def test_in_a_race_a_stale_choice_counts_while_it_is_legal(archive: Archive):
    async def story(room: Room) -> None:
        await to_the_hunt(room)
        one, other = room.table.waiting_for()
        seen = room.shown
        option = room.table.options(other)[0]
        await room.choose(one, room.table.options(one)[0], None, seen)
        assert room.shown > seen
        await room.choose(other, option, None, seen)
        assert room.table.choices[-1] == (other, option)

    at_table(archive, story, "me", "device", scenario="last-hunt", seconds=30)


# --- going back ---


def test_a_person_alone_takes_back_their_choice_and_what_bots_answered(archive: Archive):
    async def story(room: Room) -> None:
        await until(lambda: 0 in room.table.waiting_for())
        before = len(room.table.choices)
        await room.choose(0, room.table.options(0)[0], None, room.shown)
        await until(lambda: 0 in room.table.waiting_for() and len(room.table.choices) > before)
        await room.undo(0, "choice", None, room.shown)
        assert 0 in room.table.waiting_for()
        mine = [number for number, (seat, _) in enumerate(room.table.choices) if seat == 0]
        stored = [(row.seat, row.number) for row in archive.store.choices(room.id)]
        assert len(stored) == len(room.table.choices)
        assert not mine or max(mine) < before
        assert isinstance(room.table.notes[-1][1], TookBack)

    at_table(archive, story, "me", "sensible", seed=8)


def test_what_was_taken_back_stays_so_after_a_restart(archive: Archive):
    async def tell() -> None:
        id_ = new_table(archive, ["me"], "mad-prophet")
        room = await enter(archive, id_)
        await play_first(room, 4)
        made = list(room.table.choices)
        await room.undo(0, "choice", "0:u", room.shown)
        again = await enter(archive, id_)
        assert again.table.choices == made[: max(number for number, (seat, _) in enumerate(made) if seat == 0)]
        assert again.table.notes == room.table.notes

    asyncio.run(tell())


def test_at_a_shared_table_nobody_takes_back_what_another_chose(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 3)
        other = 1 - room.table.choices[-1][0]
        assert await refused(room.undo(other, "choice", None, room.shown)) == "refused-undo"

    at_table(archive, story, "me", "device")


def test_an_undo_sent_twice_takes_back_one_choice(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 3)
        seen = room.shown
        for _ in range(2):
            await room.undo(0, "choice", "0:u", seen)
        assert len(room.table.choices) == 2

    at_table(archive, story, "me", scenario="mad-prophet")


def test_a_rewind_waits_for_everybody_to_agree(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 5)
        await room.propose_rewind(0, 2)
        assert len(room.table.choices) == 5
        await room.agree(1, 1, True)
        assert len(room.table.choices) == 2
        assert len(archive.store.choices(room.id)) == 2

    with_a_friend(archive, story)


def test_one_voice_against_it_ends_a_rewind(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 5)
        await room.propose_rewind(0, 2)
        await room.agree(1, 1, False)
        assert room.vote is None
        assert await refused(room.agree(1, 1, True)) == "refused-no-vote"
        assert len(room.table.choices) == 5

    with_a_friend(archive, story)


def test_only_the_host_proposes_a_rewind(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 3)
        assert await refused(room.propose_rewind(1, 1)) == "refused-host"

    with_a_friend(archive, story)


def test_a_rewind_nobody_else_could_mind_happens_at_once(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 5)
        await room.propose_rewind(0, 1)
        assert len(room.table.choices) == 1

    at_table(archive, story, "me", "device")
