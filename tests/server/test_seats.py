"""Seats that change hands, one device for several people, and tables that come back from the past."""

import asyncio

import pytest

from holdouts.engine import record
from holdouts.engine.past import ChangedHands
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.invitations import fresh_invitation
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from tests.server.people import asked
from tests.server.process import Page, Program, Server, eventually
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
        await room.hand(1, 1, "sensible")
        assert 1 in room.autoplay.bots
        await room.hand(1, 1, "person")
        assert 1 not in room.autoplay.bots
        changes = [note.now for _, note in room.table.notes if isinstance(note, ChangedHands)]
        assert changes == ["sensible", "person"]
        assert (await enter(archive, room.id)).table.notes == room.table.notes

    with_a_friend(archive, story)


def test_a_guest_cannot_give_away_a_chair_that_a_friend_was_invited_to(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Friend", "fr")
        assert await refused(room.hand(1, 2, "sensible")) == "refused-host"
        await room.hand(0, 2, "sensible")
        assert 2 in room.autoplay.bots

    at_table(archive, story, "me", "open", "open")


# --- somebody is gone ---


@pytest.fixture
def company(brisk_server: Server) -> tuple[Program, Program, Program]:
    """A host and two friends, by link."""
    host = brisk_server.open_table("me", "open", "open")
    return host, host.sit_down(1, "Near"), host.sit_down(2, "Far")


def kind_of(program: Program, seat: int) -> str:
    kind: str = program.look(0)["table"]["seats"][seat]["kind"]
    return kind


def test_anybody_at_the_table_may_ask_a_bot_to_play_for_somebody_who_is_gone(company: tuple[Program, Program, Program]):
    host, near, far = company
    with host.page().shown(), near.page().shown() as page:
        with far.page().shown():
            answer = page.ask("hand", seat=2, kind="sensible")
            assert (answer["ok"], answer["code"]) == (False, "refused-here")
            assert kind_of(host, 2) == "person"
        eventually(lambda: page.ask("hand", seat=2, kind="sensible")["ok"])
        assert kind_of(host, 2) == "sensible"
    made = 0
    while host.look(0)["version"] <= made:  # and the bot does play: more is chosen than the others choose
        seat = asked(host, near)
        company[seat].choose(seat)
        made += 1
        assert made < 40


def test_whoever_comes_back_takes_the_seat_back_from_the_bot(company: tuple[Program, Program, Program]):
    host, near, far = company
    with near.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=2, kind="sensible")["ok"])
        assert page.ask("hand", seat=2, kind="person")["code"] == "refused-seat"
    with far.page().shown() as back:
        assert back.ask("hand", seat=2, kind="person")["ok"]
    assert kind_of(host, 2) == "person"


def test_the_host_too_is_played_for_when_gone_and_not_when_there(company: tuple[Program, Program, Program]):
    host, near, _ = company
    with near.page().shown() as page:
        with host.page().shown():
            assert page.ask("hand", seat=0, kind="sensible")["code"] == "refused-here"
        eventually(lambda: page.ask("hand", seat=0, kind="sensible")["ok"])


def test_a_spectator_asks_no_bot_to_play_for_anybody(company: tuple[Program, Program, Program]):
    host = company[0]
    secret = host.info["watch"].rpartition("/")[2]
    with Page(host.server, host.table, "", cookie=f"holdouts-watch={secret}").shown() as page:
        assert page.ask("hand", seat=2, kind="sensible")["code"] == "refused-watching"


def test_a_seat_offered_anew_no_longer_opens_to_its_former_owner(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("holdouts.server.attendance.AWAY_FOR_SEAT", 0.0)

    async def story(room: Room) -> None:
        invite = fresh_invitation(TOKEN, room.id, 1)
        await room.hand(0, 1, "open", None, invite)
        assert room.mine(FRIEND) == []
        assert chairs.opens(invite.secret, room.seats[1].invite_hash)

    with_a_friend(archive, story)


# --- one device ---


def test_a_device_shows_nobodys_hand_until_the_curtain_is_lifted(archive: Archive):
    async def story(room: Room) -> None:
        assert room.devices.face(TOKEN) is None
        asked = room.table.waiting_for()[0]
        room.devices.lift(TOKEN, asked)
        assert room.devices.face(TOKEN) == asked

    at_table(archive, story, "me", "device")


def test_the_curtain_falls_when_the_question_passes_to_another(archive: Archive):
    async def story(room: Room) -> None:
        former = room.table.waiting_for()[0]
        room.devices.lift(TOKEN, former)
        while former in (room.devices.asked_here(room.mine(TOKEN)) or [former]):
            assert room.devices.face(TOKEN) == former
            await play_first(room)
        assert room.devices.face(TOKEN) is None

    at_table(archive, story, "me", "device")


def test_a_curtain_is_not_lifted_for_a_seat_of_another_browser(archive: Archive):
    async def story(room: Room) -> None:
        with pytest.raises(Refused):
            room.devices.lift(FRIEND, 0)

    with_a_friend(archive, story)


# --- the past, and saves ---


def test_a_moment_of_the_past_is_rebuilt(archive: Archive):
    async def tell() -> None:
        rooms = Rooms(archive, 0.0)
        room = await rooms.room(new_table(archive, ["me"], "mad-prophet"))
        assert room is not None
        await play_first(room, 3)
        moment, then = room.moment, room.game.encoder.encode(room.table.state)
        await play_first(room, 3)
        past = await rooms.past(room, moment)
        assert room.game.encoder.encode(past.state) == then
        assert await refused(rooms.past(room, room.moment + 1)) == "refused-history"

    asyncio.run(tell())


def test_a_save_is_brought_and_goes_on_where_it_stood(archive: Archive):
    async def tell() -> None:
        room = await enter(archive, new_table(archive, ["me", "device"]))
        await play_first(room, 8)
        data = record.save(room.table, archive.about(room.row, room.seats))
        archive.bring("brought", archive.take_in(data), FRIEND, "fr", "")
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
