"""Everybody at a table is drawn in a colour of their own; one may be asked for, unless somebody else wears it."""

from holdouts.server.archive import Archive
from holdouts.server.room import Room
from tests.server.process import Page, Server
from tests.server.rooms import FRIEND, at_table, refused


async def wear(room: Room, seat: int, colour: int) -> None:
    room.colours.wear(seat, colour)


def test_without_a_wish_every_seat_has_the_colour_of_its_number(archive: Archive):
    async def story(room: Room) -> None:
        assert room.colours.worn() == [0, 1, 2]

    at_table(archive, story, "me", "sensible", "sensible")


def test_whoever_had_the_colour_that_is_asked_for_gets_what_is_left(archive: Archive):
    async def story(room: Room) -> None:
        await wear(room, 0, 1)
        assert room.colours.worn() == [1, 0, 2]
        await wear(room, 0, 4)
        assert room.colours.worn() == [4, 1, 2]

    at_table(archive, story, "me", "sensible", "sensible")


def test_nobody_takes_a_colour_that_somebody_asked_for(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Friend", "en")
        await wear(room, 0, 5)
        assert await refused(wear(room, 1, 5)) == "refused-colour"
        assert room.colours.taken(1) == [5]
        assert room.colours.taken(0) == []
        await wear(room, 1, 0)
        assert room.colours.worn() == [5, 0]

    at_table(archive, story, "me", "open")


def test_the_wish_of_somebody_who_has_left_binds_nobody(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Friend", "en")
        await wear(room, 1, 0)
        assert room.colours.worn() == [1, 0]
        await room.leave(FRIEND)
        assert room.colours.worn() == [0, 1]

    at_table(archive, story, "me", "open")


def test_of_a_shared_device_the_first_seat_wears_it_and_all_stay_distinct(archive: Archive):
    async def story(room: Room) -> None:
        await wear(room, 1, 2)
        assert room.colours.worn() == [2, 1, 0]

    at_table(archive, story, "me", "device", "device")


def see(page: Page, mark: str) -> None:
    """Read on until the drawer of settings has that in it."""
    while mark not in page.parts["seats"]:
        page.receive()


def test_everybody_is_shown_who_wears_what(shared_server: Server):
    host = shared_server.open_table("me", "open")
    bea = host.sit_down(1, "Bea")
    with host.page().shown() as page, bea.page().shown() as hers:
        see(page, 'data-worn="0 1"')
        assert page.ask("colour", colour=3)["ok"]
        see(page, 'data-worn="3 1"')
        see(hers, 'data-worn="3 1"')
        assert hers.ask("colour", colour=3)["code"] == "refused-colour"
        assert hers.ask("colour", colour=6)["code"] == "refused-message"
