"""Reports: a file for whoever looks into a fault, with what somebody says of it and may know of the table."""

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from holdouts.engine import record
from holdouts.engine.observing import report as what_is_known
from holdouts.engine.setup import fields_of
from holdouts.server.desk import Desk
from holdouts.server.forms import read_form
from holdouts.server.replies import attachment
from holdouts.server.room import Room
from holdouts.server.threads import in_background


class Reports(Desk):
    """A page where somebody writes what went wrong, and the file that comes of it."""

    async def problem(self, request: Request) -> Response:
        """Where somebody writes what went wrong, before they take the file."""
        room, reader = await self.enter(request)
        page = self.pages.page("problem.html", self.pages.language(room, reader), base=f"/t/{room.id}")
        return HTMLResponse(page)

    async def report(self, request: Request) -> Response:
        """The file: their words, and the state as far as this reader may know it."""
        room, reader = await self.enter(request)
        self.limits.spend("reports", request, reader.token)
        seat = room.devices.face(reader.token)
        said = (await read_form(request)).get("text", "") if request.method == "POST" else ""
        async with room.lock:
            data = await in_background(report, room, seat, said)
        return attachment(data, f"holdouts-report-{room.id}.json", "application/json")


def report(room: Room, seat: int | None, said: str = "") -> bytes:
    """What that seat says went wrong and may know of the table, in the words of the game's own state; no more."""
    hidden = {field.name for field in fields_of(room.game) if field.kind == "data"}  # what travels may be a secret
    setup = msgspec.json.decode(room.row.setup)
    shown = {name: value for name, value in setup.items() if name not in hidden}
    known = {"holdouts": record.FORMAT, "said": said, "setup": shown, **what_is_known(room.table, seat)}
    return msgspec.json.format(msgspec.json.encode(known), indent=1)
