"""Transplants: functions that are already loaded are given the code of a faulty module.

To load a game and its tests takes far longer than to run the few tests that notice a fault. So they are loaded once,
and a trial changes what its fault changes: the code of some functions. What else a fault may change, such as a constant
of the module or a default of a function, was read while loading; it is not tried this way.
"""

from collections.abc import Iterator
from gc import get_objects
from inspect import CO_NEWLOCALS
from types import CodeType, FunctionType

Spot = tuple[str, int]
"""What a function is called in full, and its first line."""


class Loaded:
    """The functions of a file that are in memory, however they came there."""

    def __init__(self, file: str) -> None:
        self.at: dict[Spot, list[FunctionType]] = {}
        for thing in get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename == file:
                self.at.setdefault(_spot(thing.__code__), []).append(thing)

    def transplant(self, sound: CodeType, faulty: CodeType) -> bool:
        """Give the functions of a module the code they have there with a fault, if the fault is in nothing else."""
        try:
            patients = list(self._patients(sound, faulty))
        except _RanAlready:
            return False
        for function, code in patients:
            function.__code__ = code
        return True

    def _patients(self, sound: CodeType, faulty: CodeType) -> Iterator[tuple[FunctionType, CodeType]]:
        """Which functions shall have which code."""
        if not _is_function(sound) and _own(sound) != _own(faulty):
            raise _RanAlready
        inner = _inner(sound), _inner(faulty)
        if len(inner[0]) != len(inner[1]):  # a comprehension or a lambda is gone with its statement
            if any(_spot(code) in self.at for code in inner[0]):
                raise _RanAlready
            return
        for before, after in zip(*inner, strict=True):
            if before == after:
                continue
            if _is_function(before):
                found = [function for function in self.at.get(_spot(before), ()) if function.__code__ == before]
                lost = not found and not _is_function(sound)  # a decorator has put another in its place
                if lost or not all(_could_have(function, after) for function in found):
                    raise _RanAlready
                yield from ((function, after) for function in found)
            yield from self._patients(before, after)


class _RanAlready(Exception):
    """Something else than the code of a function is changed, and it was read while loading."""


def _spot(code: CodeType) -> Spot:
    return code.co_qualname, code.co_firstlineno


def _is_function(code: CodeType) -> bool:
    """Whether it runs when it is called, and not while its module is loaded."""
    return bool(code.co_flags & CO_NEWLOCALS)


def _inner(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


def _own(code: CodeType) -> CodeType:
    """What is not the code of something within it."""
    return code.replace(co_consts=tuple(None if isinstance(part, CodeType) else part for part in code.co_consts))


def _could_have(function: FunctionType, code: CodeType) -> bool:
    old = function.__code__
    return (old.co_freevars, old.co_flags) == (code.co_freevars, code.co_flags)
