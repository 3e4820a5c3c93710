"""Properties that are reckoned when they are first read, and kept."""

from functools import cached_property
from typing import Any, TypeVar

T = TypeVar("T")


class kept(cached_property[T]):  # noqa: N801 - it reads as the decorator it is
    """A `cached_property` without the lock that takes longer than most of what a bot reckons, before Python 3.12."""

    def __get__(self, look: Any, owner: type[Any] | None = None) -> T:  # type: ignore[override]
        found = look.__dict__[self.attrname] = self.func(look)
        return found
