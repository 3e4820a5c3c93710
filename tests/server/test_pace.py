"""How quickly bots play: as slowly as the slowest wish of those who are here."""

import pytest
from msgspec.structs import replace

from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.autoplay import PACES
from holdouts.server.room import Room
from tests.server.process import Page, Server
from tests.server.rooms import TOKEN, at_table


@pytest.mark.parametrize("pace", PACES)
def test_bots_take_as_long_as_somebody_wishes_who_is_here(archive: Archive, pace: str):
    async def story(room: Room) -> None:
        with room.presence(TOKEN):
            assert room.autoplay._wished() == 1.0
            room.autoplay.wish(0, pace)
            assert room.autoplay._wished() == PACES[pace]
        assert room.autoplay._wished() == 1.0, "whoever is gone wishes nothing"

    at_table(archive, story, "me", "sensible", pace=3600.0)


def test_the_slowest_wish_counts(archive: Archive):
    async def story(room: Room) -> None:
        other = "another-browser"
        room.seats = [replace(row, token_hash=chairs.hashed(other)) if row.seat == 1 else row for row in room.seats]
        with room.presence(TOKEN), room.presence(other):
            room.autoplay.wish(0, "at-once")
            assert room.autoplay._wished() == 1.0
            room.autoplay.wish(1, "quick")
            assert room.autoplay._wished() == PACES["quick"]

    at_table(archive, story, "me", "open", "sensible", pace=3600.0)


def test_a_spectator_sets_no_pace(shared_server: Server):
    host = shared_server.open_table("me", "sensible")
    secret = host.info["watch"].rpartition("/")[2]
    with Page(shared_server, host.table, "", cookie=f"holdouts-watch={secret}").shown() as page:
        assert page.ask("pace", pace="slow")["code"] == "refused-watching"
