"""Thinkers: processes in which bots think, so that a bot that thinks slows nobody.

A few are started when they are first needed, each thinks about one question at a time, and one that takes too long is
ended. What a bot is told goes over a pipe: what its seat knows, and nothing else.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TypeVar

from holdouts.bots.briefs import Brief, Thought
from holdouts.bots.worker import LENGTH
from holdouts.server.threads import in_thread

T = TypeVar("T")

SECONDS = 10.0
"""How long a bot may think about one question; on a machine that is busy with something else, it waits for its turn."""

MOST = max(1, min(4, os.cpu_count() or 1))
"""How many think at once."""

START_SECONDS = 20.0
"""How long a process may take until it is ready."""

END_SECONDS = 5.0
"""How long it is waited for once it was told to end."""

LOG = logging.getLogger("holdouts.server")


class TooLong(Exception):
    """The bot thought for longer than it may."""


class Failed(Exception):
    """The bot came to no thought; the message says why."""


class Thinkers:
    """A small pool."""

    def __init__(self, most: int = MOST, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._places = asyncio.Semaphore(most)
        self._idle: list[Process] = []
        self._every: set[Process] = set()
        self._starting: set[asyncio.Task[Process]] = set()
        self._closed = False

    async def think(self, brief: Brief[Thought]) -> Thought:
        """What a bot comes to; raises TooLong or Failed."""
        return await self.work_out(brief, Thought)

    async def work_out(self, brief: Brief[T], kind: type[T], seconds: float | None = None) -> T:
        """What comes of a brief, which must be of that kind; raises TooLong or Failed. A bot has so
        long; what a person asks for may be given longer."""
        longest = self.seconds if seconds is None else max(seconds, self.seconds)
        async with self._places:
            sent = pickle.dumps(tuple(brief), protocol=5)
            for _ in range(2):  # a process that is killed in the middle of a thought is replaced, once
                if self._closed:
                    raise Failed("nobody thinks here any more")
                try:
                    process = self._idle.pop() if self._idle else await self._start()
                except (OSError, NotImplementedError) as problem:
                    LOG.warning("no process to think in: %s", problem)
                    return await self._think_here(brief, longest)
                with suppress(asyncio.IncompleteReadError, ConnectionError):
                    return _of_kind(await self._ask(process, sent, longest), kind)
        raise Failed("the process ended")

    async def _start(self) -> Process:
        """A process that has shown that it can think."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-m", "holdouts.bots.worker"]
        # in a group of its own: whoever interrupts the server does not interrupt a thinker that has just begun
        begin = asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment, process_group=0)
        starting = asyncio.create_task(begin)
        self._starting.add(starting)
        starting.add_done_callback(self._started)
        try:
            process = await asyncio.shield(starting)  # broken off halfway, it might never come back
        except asyncio.CancelledError:
            starting.add_done_callback(self._forsake)
            raise
        try:
            async with asyncio.timeout(START_SECONDS):
                await _exchange(process, pickle.dumps((Thought, (None, 0))))
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as problem:
            await self._end(process)
            raise OSError("it does not start") from problem
        except BaseException:
            await self._end(process)
            raise
        return process

    def _started(self, starting: "asyncio.Task[Process]") -> None:
        self._starting.discard(starting)
        if not starting.cancelled() and starting.exception() is None:
            self._every.add(starting.result())

    def _forsake(self, starting: "asyncio.Task[Process]") -> None:
        """Nobody waits any more for a process that has just begun."""
        if not starting.cancelled() and starting.exception() is None:
            self._every.discard(starting.result())
            with suppress(ProcessLookupError):
                starting.result().kill()

    async def _ask(self, process: Process, sent: bytes, seconds: float) -> object:
        try:
            async with asyncio.timeout(seconds):
                thought: object = pickle.loads(await _exchange(process, sent))
        except TimeoutError:
            await self._end(process)
            raise TooLong from None
        except BaseException:
            await self._end(process)
            raise
        self._idle.append(process)
        return thought

    async def _think_here(self, brief: Brief[T], seconds: float) -> T:
        """Where there are no processes: others are slowed, but the bot is waited for no longer than it may think."""
        try:
            async with asyncio.timeout(seconds):
                return await in_thread(brief.job, *brief.args)
        except TimeoutError:
            raise TooLong from None
        except Exception as problem:  # whatever goes wrong inside a bot
            raise Failed(str(problem)) from problem

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        with suppress(TimeoutError):  # whatever the system does with it, nobody waits for the dead
            async with asyncio.timeout(END_SECONDS):
                await process.wait()
        self._every.discard(process)

    async def close(self) -> None:
        """End all of them, also those that are about to begin."""
        self._closed = True
        self._idle.clear()
        if self._starting:
            await asyncio.wait(self._starting)
        for process in list(self._every):
            await self._end(process)


def _of_kind(thought: object, kind: type[T]) -> T:
    if not isinstance(thought, kind):
        raise Failed(str(thought))
    return thought


async def _exchange(process: Process, sent: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(LENGTH.pack(len(sent)) + sent)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH.size)
    return await process.stdout.readexactly(LENGTH.unpack(head)[0])
