"""What the system lets a process do: less for a server that is to find a file read-only or a disk full."""

import ctypes
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager

_VERSION_3 = 0x20080522
_OVERRULE_PERMISSIONS = 1 << 1
"""CAP_DAC_OVERRIDE, of linux/capability.h."""


def obey_permissions() -> None:
    """From now on this process is refused what its user is refused by the permissions of a file."""
    if os.geteuid() != 0:
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(_VERSION_3, 0)
    powers = (ctypes.c_uint32 * 6)()  # effective, permitted and inheritable, each of 64 bits in two parts
    if libc.capget(header, powers) != 0:
        raise OSError(ctypes.get_errno(), "capget")
    for kind in range(3):
        powers[kind] &= ~_OVERRULE_PERMISSIONS
    if libc.capset(header, powers) != 0:
        raise OSError(ctypes.get_errno(), "capset")


def limit_files(pid: int, size: int = resource.RLIM_INFINITY) -> None:
    """From now on no file of that process grows beyond that, as on a disk that is full."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextmanager
def sockets(most: int) -> Iterator[None]:
    """This process, and those it starts meanwhile, may open so many (and ask for more)."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
