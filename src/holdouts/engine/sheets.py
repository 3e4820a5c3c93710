"""Sheets: a campaign on paper. What a printed form asks is written down field by field, and can be typed in again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from holdouts.engine.state import S


@dataclass(frozen=True, eq=False)
class SheetForm(Generic[S]):
    """How a game is written down by hand, besides our own saves."""

    option: str
    """The option of a new table that goes on from such a sheet."""
    fields: tuple[str, ...]
    """What is asked, in this order: `sheet-field-<name>` of the game's words, and perhaps `sheet-field-<name>-note`."""
    write: Callable[[S], dict[str, str]]
    """(state) -> what stands in each field."""
    read: Callable[[Mapping[str, str]], dict[str, Any]]
    """(what was typed into each field) -> the option, as plain data; raises SetupError with the field named."""
