"""Encores: what comes after the end of a game: where it turned, and the same people again."""

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holdouts.server import forms
from holdouts.server.archive import Archive
from holdouts.server.invitations import rematch
from holdouts.server.limits import Limits
from holdouts.server.pages import Pages
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.subjects import Reader
from holdouts.server.threads import in_writer


class Encores:
    """What is asked for from the stage of an ended game."""

    def __init__(
        self,
        archive: Archive,
        pages: Pages,
        limits: Limits,
        enter: Callable[[HTTPConnection], Awaitable[tuple[Room, Reader]]],
    ) -> None:
        self.archive = archive
        self.pages = pages
        self.limits = limits
        self.enter = enter

    async def course(self, request: Request) -> Response:
        """Where a game that is over turned, as this reader could see it."""
        room, reader = await self.enter(request)
        self.limits.spend("past", request, reader.token)
        return HTMLResponse(await self.pages.course(room, reader))

    async def rematch(self, request: Request) -> Response:
        """The same people play again, with the same cards or others."""
        room, reader = await self.enter(request)
        form = await forms.read_form(request)
        if reader.token is None or not room.mine(reader.token):
            raise Refused("refused-watching")
        if not room.table.over:
            raise Refused("refused-running")
        wanted = forms.read_rematch(form)
        if room.followed is not None and not wanted.same_seed:
            return RedirectResponse(f"/t/{room.followed.table}", 303)
        self.limits.spend("tables", request)
        id_ = await in_writer(rematch, self.archive, reader.token, room.row, room.seats, wanted)
        room.follow(id_, room.mine(reader.token)[0])
        return RedirectResponse(f"/t/{id_}", 303)
