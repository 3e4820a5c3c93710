"""Types: what must be known of ours before threads read any of them, or a compiler does."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TypeVar

import msgspec

T = TypeVar("T")


def interpreted(kind: type[T]) -> type[T]:
    """A class that structs mix in, or that adds to one of Python's own: a compiler (mypyc) leaves what is decorated by
    somebody else to the interpreter, and takes the functions in it."""
    return kind


def take_apart(*others: type) -> None:
    """Let msgspec look at every struct of ours, and at these, once.

    It does so by itself when a type is first read; but two threads that read it first at the same time crash the
    process (msgspec 0.22).
    """
    for kind in (*_structs(msgspec.Struct), *others):
        with suppress(TypeError, NameError):  # what is never read may hold anything
            msgspec.json.Decoder(kind)


def _structs(kind: type) -> Iterator[type]:
    inner: type
    for inner in kind.__subclasses__():
        yield inner
        yield from _structs(inner)
