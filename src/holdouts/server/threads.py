"""Threads: the store blocks, and the server must not."""

import asyncio
import gc
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

_READERS = ThreadPoolExecutor(8, thread_name_prefix="reader")
_WRITERS = ThreadPoolExecutor(24, thread_name_prefix="writer")
_CLERKS = ThreadPoolExecutor(2, thread_name_prefix="clerk")

SWITCH_SECONDS = 0.001
"""For how long a thread that reckons keeps the others from it."""

RUBBISH = (20_000, 20, 50)
"""How much may lie around before Python looks for rubbish: everybody waits while it looks through all there is."""


async def in_thread(job: Callable[..., T], *args: Any, **named: Any) -> T:
    """Do something slow, and let everybody else go on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_READERS, partial(job, *args, **named))


async def in_background(job: Callable[..., T], *args: Any, **named: Any) -> T:
    """Do something that takes long and can wait: a save that is read, a story that is told. Few at a time."""
    return await asyncio.get_running_loop().run_in_executor(_CLERKS, partial(job, *args, **named))


def be_fair() -> None:
    """Let whoever answers have their turn soon, whatever else is reckoned meanwhile."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*RUBBISH)


async def in_writer(job: Callable[..., T], *args: Any, **named: Any) -> T:
    """Write to the store: however many wait for one that is locked, whoever only reads goes on."""
    return await asyncio.get_running_loop().run_in_executor(_WRITERS, partial(job, *args, **named))
