"""Weighing: what answers and effects are worth to whoever judges them, by kind of thing.

A method that weighs things of some kind says so itself, by what it takes.
"""

from collections.abc import Callable
from inspect import isfunction
from typing import Any, get_args, get_type_hints

Weigh = Callable[..., float]
"""What something is worth: to a judge, or to a table."""


def always(worth: float) -> Weigh:
    """The same in every position."""
    return lambda *_: worth


def each(worth: float) -> Weigh:
    """So much for each that an effect is about: of its `amount`, or of what it changes something `by`."""
    return lambda judge, effect, *_: worth * getattr(effect, "by", getattr(effect, "amount", 1))


def weights_of(judge: type, base: type) -> dict[type[Any], Weigh]:
    """The methods that take one thing of a kind, or of several, and say what it is worth: by kind of thing.

    `def eat(self, meal: Eat | Nibble) -> float` speaks of `Eat` and of `Nibble`, if these derive from the `base`.
    """
    found: dict[type[Any], Weigh] = {}
    for name in dir(judge):
        method = getattr(judge, name)
        hints = get_type_hints(method) if isfunction(method) else {}
        if hints.pop("return", None) is float and len(hints) == method.__code__.co_argcount - 1 == 1:
            [taken] = hints.values()
            kinds = [kind for kind in get_args(taken) or (taken,) if isinstance(kind, type) and kind is not base]
            found |= dict.fromkeys((kind for kind in kinds if issubclass(kind, base)), method)
    return found
