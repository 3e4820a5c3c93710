"""Encores: what comes after the end of a game: where it turned, another way from there, the same people again."""

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holdouts.server import forms
from holdouts.server.desk import Desk
from holdouts.server.invitations import rematch, take_up
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.threads import in_writer


class Encores(Desk):
    """What is asked for from the stage of an ended game."""

    async def course(self, request: Request) -> Response:
        """Where a game that is over turned, as this reader could see it."""
        room, reader = await self.enter(request)
        self.limits.spend("past", request, reader.token)
        return HTMLResponse(await self.pages.course(room, reader))

    async def again(self, request: Request) -> Response:
        """A game that is over goes on from an earlier moment, at a table of its own."""
        room, token, form = await self._played(request)
        table = await self.rooms.past(room, forms.read_moment(form.get("to", "")))
        self.limits.spend("tables", request)
        id_ = await in_writer(take_up, self.archive, token, room.row, room.seats, table, room.table.notes)
        return RedirectResponse(f"/t/{id_}", 303)

    async def rematch(self, request: Request) -> Response:
        """The same people play again, with the same cards or others."""
        room, token, form = await self._played(request)
        wanted = forms.read_rematch(form)
        if room.followed is not None and not wanted.same_seed:
            return RedirectResponse(f"/t/{room.followed.table}", 303)
        self.limits.spend("tables", request)
        id_ = await in_writer(rematch, self.archive, token, room.row, room.seats, wanted)
        room.follow(id_, room.mine(token)[0])
        return RedirectResponse(f"/t/{id_}", 303)

    async def _played(self, request: Request) -> tuple[Room, str, Mapping[str, str]]:
        """A game that is over, the secret of somebody who sat there, and what they ask for."""
        room, reader = await self.enter(request)
        form = await forms.read_form(request)
        if reader.token is None or not room.mine(reader.token):
            raise Refused("refused-watching")
        if not room.table.over:
            raise Refused("refused-running")
        return room, reader.token, form
