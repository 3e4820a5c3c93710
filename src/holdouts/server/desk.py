"""Desk: what everybody needs who answers requests from a table."""

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from holdouts.server.limits import Limits
from holdouts.server.pages import Pages
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.subjects import Reader

Enter = Callable[[HTTPConnection], Awaitable[tuple[Room, Reader]]]
"""The room that a request is about, and who looks into it; Refused, if they may not."""


class Desk:
    """The rooms, their pages, how much one address may do, and who comes in."""

    def __init__(self, rooms: Rooms, pages: Pages, limits: Limits, enter: Enter) -> None:
        self.rooms = rooms
        self.archive = rooms.archive
        self.pages = pages
        self.limits = limits
        self.enter = enter
