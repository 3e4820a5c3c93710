"""Removal: how a table goes. Its host deletes it where that takes nothing from others; everybody may leave."""

import time
from collections.abc import Callable, Sequence

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holdouts.server import seats as chairs
from holdouts.server.archive import CannotOpen
from holdouts.server.forms import read_form
from holdouts.server.home import title_of
from holdouts.server.pages import Pages
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.schema import SeatRow, TableRow
from holdouts.server.subjects import Reader
from holdouts.server.threads import in_thread, in_writer

AWAY_DAYS = 7
"""After so many days in which nobody has touched a table, its host may delete it though others sit there."""


class Removal:
    """A page that asks first, and what becomes of the answer. It works for tables that cannot be opened, too."""

    def __init__(self, rooms: Rooms, pages: Pages, reader: Callable[[HTTPConnection], Reader]) -> None:
        self.rooms = rooms
        self.store = rooms.archive.store
        self.pages = pages
        self.reader = reader

    async def remove(self, request: Request) -> Response:
        """Delete a table, or leave it."""
        reader = self.reader(request)
        row, seats = await self._mine(request.path_params["id"], reader.token)
        assert reader.token is not None
        deletable = await self._may_delete(row, seats, reader.token)
        if request.method != "POST":
            shown = {"title": title_of(row, reader.lang), "names": ", ".join(seat.name for seat in seats)}
            shown |= {"action": f"/t/{row.id}/remove"}
            page = self.pages.page("remove.html", reader.lang, deletable=deletable, days=AWAY_DAYS, **shown)
            return HTMLResponse(page)
        match (await read_form(request)).get("do"):
            case "delete" if deletable:
                await self.rooms.delete(row.id)
            case "delete":
                raise Refused("refused-delete")
            case "leave":
                await self._leave(row, reader.token)
            case _:
                raise Refused("refused-form")
        return RedirectResponse("/", 303)

    async def _mine(self, id_: str, token: str | None) -> tuple[TableRow, list[SeatRow]]:
        """A table at which I sit; whoever does not, does not hear whether it is there."""
        row = await in_thread(self.store.table, id_) if token is not None and chairs.is_id(id_) else None
        seats = await in_thread(self.store.seats, id_) if row is not None else []
        if row is None or not chairs.my_seats(seats, token):
            raise Refused("refused-missing")
        return row, seats

    async def _may_delete(self, row: TableRow, seats: Sequence[SeatRow], token: str) -> bool:
        """Only its host, and only where nobody is left who would miss it."""
        mine = chairs.my_seats(seats, token)
        if not any(seats[seat].host for seat in mine):
            return False
        others = [seat for seat in seats if seat.token_hash and seat.seat not in mine]
        room = self.rooms.peek(row.id)
        if row.over or not others or (room is not None and room.table.over):
            return True
        here = room is not None and any(room.attendance.is_here(seat.token_hash) for seat in others)
        return not here and time.time() - row.touched > AWAY_DAYS * 86400

    async def _leave(self, row: TableRow, token: str) -> None:
        room: Room | None
        try:
            room = await self.rooms.room(row.id)
        except CannotOpen:
            room = None
        if room is not None:
            await room.leave(token)
        else:
            await in_writer(self.store.leave, row.id, chairs.hashed(token), row.version + 1)
