"""Foresight at a room: asked for by one reader, worked out in another process, kept as long as the question stands."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from holdouts.bots.briefs import Brief, Shelf
from holdouts.bots.oracles import Counsel, Decks, Position, Threat, advise, count_decks, foretell, warn
from holdouts.engine.decision import Decision, Option
from holdouts.engine.foresight import Foresight
from holdouts.server.refusal import Refused
from holdouts.server.thinkers import Failed, TooLong

if TYPE_CHECKING:
    from holdouts.server.room import Room

PATIENCE_SECONDS = 4.0
"""So long somebody waits for it at most: a page hangs up on a line that does not answer for longer."""

LONGEST_SECONDS = 40.0
"""So long anything may be worked out that a person asks for, however busy the machine is: a page asks again, and what
was begun goes on. A process that has just started reads its game first: on a starved machine that alone took longer
than a bot may think, it was ended, and the next one began anew, so that what threatens never came."""

MOST_KEPT = 200
"""So much is kept of one question."""

LOG = logging.getLogger("holdouts.server")

T = TypeVar("T")


class Oracle:
    """What was foretold at one table about the question of now. With the question it is forgotten."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._decision: Decision | None = None
        self._told: dict[tuple[Any, ...], asyncio.Task[Any]] = {}

    async def foresee(self, seat: int, picks: list[Option], expected: int, lang: str) -> Foresight:
        """What comes of these picks in a row."""
        self._room.check_asked(seat, expected)
        if picks[0] not in self._room.table.options(seat):
            raise Refused("refused-illegal")
        return await self._ask(Foresight, seat, lang, foretell, picks)

    async def warn(self, seat: int, expected: int, lang: str) -> Threat:
        """What comes if the turn ends now."""
        self._room.check_asked(seat, expected)
        return await self._ask(Threat, seat, lang, warn)

    async def advise(self, seat: int, expected: int, lang: str) -> Counsel:
        """What a careful newcomer would do."""
        self._room.check_asked(seat, expected)
        return await self._ask(Counsel, seat, lang, advise)

    async def decks(self, seat: int | None, lang: str) -> Decks:
        """What the decks hold by all that this seat (None: a spectator) can know."""
        if self._room.gathering or self._room.table.over:
            raise Refused("refused-over")
        return await self._ask(Decks, seat, lang, count_decks)

    async def _ask(
        self,
        kind: type[T],
        seat: int | None,
        lang: str,
        job: Callable[..., T],
        *args: Any,
    ) -> T:
        room = self._room
        if room.table.decision is not self._decision:
            self._decision, self._told = room.table.decision, {}
        names = tuple(room.names)
        key = (kind, seat, lang, names, msgspec.json.encode(args))
        task: asyncio.Task[T] | None = self._told.get(key)
        if task is None:
            if len(self._told) >= MOST_KEPT:
                self._told.pop(next(iter(self._told)))
            shelf = Shelf(room.packs, room.archive.packs)
            position = Position(room.game.id, shelf, room.table.branch(), seat, lang, names)
            brief = Brief(job, (position, *args))
            task = self._told[key] = asyncio.create_task(room.autoplay.thinkers.work_out(brief, kind, LONGEST_SECONDS))
            task.add_done_callback(_heard)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await asyncio.shield(task)
        except TimeoutError:
            raise Refused("refused-foresight") from None
        except (TooLong, Failed) as problem:
            self._told.pop(key, None)
            LOG.warning("table %s: no foresight: %s", room.id, problem)
            raise Refused("refused-foresight") from problem


def _heard(task: "asyncio.Task[Any]") -> None:
    """Nobody may have waited for what came of it."""
    if not task.cancelled():
        task.exception()
