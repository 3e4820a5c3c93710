"""Seats that change hands, one device for several people, and tables that come back from the past."""

import asyncio

import pytest

from holdouts.engine import record
from holdouts.engine.table import ChangedHands
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.invitations import fresh_invitation
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from tests.server.rooms import (
    FRIEND,
    TOKEN,
    at_table,
    enter,
    first_option,
    new_table,
    play_first,
    refused,
    with_a_friend,
)

# --- seats ---


def test_nothing_begins_before_the_friend_has_come(archive: Archive):
    async def story(room: Room) -> None:
        seat, option = first_option(room)
        assert await refused(room.choose(seat, option, None, room.shown)) == "refused-gathering"
        await room.sit_down(1, FRIEND, "Friend", "fr")
        await room.choose(seat, option, None, room.shown)
        assert len(room.table.choices) == 1

    at_table(archive, story, "me", "open")


def test_a_seat_is_taken_once(archive: Archive):
    async def story(room: Room) -> None:
        assert await refused(room.sit_down(1, "somebody-elses-secret", "Late", "en")) == "refused-taken"
        assert room.mine(FRIEND) == [1]

    with_a_friend(archive, story)


def test_two_people_cannot_have_the_same_name(archive: Archive):
    async def story(room: Room) -> None:
        assert await refused(room.sit_down(1, FRIEND, room.names[0].upper(), "en")) == "refused-name"

    at_table(archive, story, "me", "open")


def test_a_seat_goes_to_a_bot_and_back(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 1)
        await room.hand(0, 1, "sensible")
        assert 1 in room.hands.bots
        await room.hand(1, 1, "person")
        assert 1 not in room.hands.bots
        changes = [note.now for _, note in room.table.notes if isinstance(note, ChangedHands)]
        assert changes == ["sensible", "person"]
        assert (await enter(archive, room.id)).table.notes == room.table.notes

    with_a_friend(archive, story)


def test_a_guest_hands_over_the_seat_of_somebody_gone_only_when_they_are_awaited(archive: Archive):
    async def story(room: Room) -> None:
        while room.table.waiting_for() != (1,):
            await play_first(room)
        assert await refused(room.hand(1, 0, "sensible")) == "refused-host"
        while room.table.waiting_for() != (0,):
            await play_first(room)
        with room.presence(TOKEN):
            assert await refused(room.hand(1, 0, "sensible")) == "refused-host"
        await room.hand(1, 0, "sensible")
        assert 0 in room.hands.bots

    with_a_friend(archive, story)


def test_a_seat_offered_anew_no_longer_opens_to_its_former_owner(archive: Archive):
    async def story(room: Room) -> None:
        invite = fresh_invitation(TOKEN, room.id, 1)
        await room.hand(0, 1, "open", None, invite)
        assert room.mine(FRIEND) == []
        assert chairs.opens(invite, room.seats[1].invite_hash)

    with_a_friend(archive, story)


# --- one device ---


def test_a_device_shows_nobodys_hand_until_the_curtain_is_lifted(archive: Archive):
    async def story(room: Room) -> None:
        assert room.face(TOKEN) is None
        asked = room.table.waiting_for()[0]
        room.lift(TOKEN, asked)
        assert room.face(TOKEN) == asked

    at_table(archive, story, "me", "device")


def test_the_curtain_falls_when_the_question_passes_to_another(archive: Archive):
    async def story(room: Room) -> None:
        former = room.table.waiting_for()[0]
        room.lift(TOKEN, former)
        while room.table.waiting_for() == (former,):
            await play_first(room)
        assert room.face(TOKEN) is None

    at_table(archive, story, "me", "device")


def test_a_curtain_is_not_lifted_for_a_seat_of_another_browser(archive: Archive):
    async def story(room: Room) -> None:
        with pytest.raises(Refused):
            room.lift(FRIEND, 0)

    with_a_friend(archive, story)


# --- the past, and saves ---


def test_a_moment_of_the_past_is_rebuilt(archive: Archive):
    async def tell() -> None:
        rooms = Rooms(archive, 0.0)
        room = await rooms.room(new_table(archive, ["me"], "mad-prophet"))
        assert room is not None
        await play_first(room, 3)
        then = room.game.encoder.encode(room.table.state)
        await play_first(room, 3)
        past = await rooms.past(room, 3)
        assert room.game.encoder.encode(past.state) == then
        assert await refused(rooms.past(room, 7)) == "refused-history"

    asyncio.run(tell())


def test_a_save_is_brought_and_goes_on_where_it_stood(archive: Archive):
    async def tell() -> None:
        room = await enter(archive, new_table(archive, ["me", "device"]))
        await play_first(room, 8)
        data = record.save(room.table, archive.about(room.row, room.seats))
        archive.bring("brought", data, FRIEND, "fr", "")
        again = await enter(archive, "brought")
        assert again.mine(FRIEND) == [0, 1]
        assert again.table.choices == room.table.choices
        await again.propose_rewind(0, 3)
        assert (await enter(archive, "brought")).table.choices == room.table.choices[:3]

    asyncio.run(tell())


def test_a_room_nobody_uses_is_idle(archive: Archive):
    async def story(room: Room) -> None:
        with room.presence(TOKEN):
            assert room.idle == 0.0
        await asyncio.sleep(0.01)
        assert room.idle > 0.0

    at_table(archive, story, "me", scenario="mad-prophet")
