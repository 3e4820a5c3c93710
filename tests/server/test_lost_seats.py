"""Whoever lost a seat or a link hears nothing more and is not heard."""

import asyncio
from typing import Any

from msgspec.structs import replace
from starlette.websockets import WebSocketState

from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.invitations import watch_secret
from holdouts.server.limits import Limits
from holdouts.server.live import NO_LONGER, Wire
from holdouts.server.pages import Pages
from holdouts.server.room import Room
from holdouts.server.subjects import Reader
from tests.server.people import play, two_at
from tests.server.process import Server, eventually
from tests.server.rooms import FRIEND, TOKEN, play_first, until, with_a_friend


class Line:
    """The socket of a page, without a network."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.code = 0

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        self.frames.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.code = code


async def listening(room: Room, reader: Reader) -> tuple[Line, asyncio.Task[None]]:
    """A page that has been shown everything."""
    line: Any = Line()
    task = asyncio.create_task(Wire(line, room, reader, Pages(), Limits()).run())
    await until(lambda: bool(line.frames))
    return line, task


def test_the_socket_of_somebody_who_lost_the_seat_is_closed(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 2)
        line, task = await listening(room, Reader(FRIEND, "en", watch=watch_secret(TOKEN, room.id)))
        heard = len(line.frames)
        # the page was opened in the moment in which the change was being stored
        await room._alone(lambda: room.change_seat(1, kind=chairs.OPEN, token_hash=None))
        await task
        assert line.code == NO_LONGER
        assert len(line.frames) == heard, "nothing more is heard, not even what a spectator may see"

    with_a_friend(archive, story)


def test_what_somebody_says_who_lost_the_seat_is_not_carried_out(archive: Archive):
    async def story(room: Room) -> None:
        line, task = await listening(room, Reader(FRIEND, "en"))
        room.seats = [replace(row, token_hash=None) if row.seat == 1 else row for row in room.seats]
        line.said.put_nowait({"type": "websocket.receive", "text": '{"id": "a", "do": "chat", "text": "still here"}'})
        await task
        assert line.code == NO_LONGER
        assert room.chat == []

    with_a_friend(archive, story)


def test_the_socket_of_a_spectator_whose_link_was_withdrawn_is_closed(archive: Archive):
    async def story(room: Room) -> None:
        line, task = await listening(room, Reader(None, "en", watch=watch_secret(TOKEN, room.id)))
        room.row = replace(room.row, watch_hash="")
        room.ring()
        await task
        assert line.code == NO_LONGER

    with_a_friend(archive, story)


def test_whoever_lost_the_seat_is_a_stranger(brisk_server: Server):
    host, guest = two_at(brisk_server)
    play(host, guest, times=2)
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        with guest.page() as lost:
            assert lost.read_to_the_end() == 4404
        assert guest.get("").status_code == 404
