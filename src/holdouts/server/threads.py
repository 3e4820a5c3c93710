"""Threads: the store blocks, and the server must not."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

_THREADS = ThreadPoolExecutor(12, thread_name_prefix="store")


async def in_thread(work: Callable[..., T], *args: Any, **named: Any) -> T:
    """Do something slow, and let everybody else go on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, partial(work, *args, **named))
