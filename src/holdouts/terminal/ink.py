"""Ink: what everything drawn in a terminal shares."""

import re
from collections.abc import Sequence

from rich import _wrap
from rich.text import Text

ACCENT = "yellow"
QUIET = "dim"

_wrap.re_word = re.compile(r"\s*\S+(?:(?:\u00a0|\s(?=[?!;:»])|(?<=«)\s)\S+)*\s*")
"""What rich keeps on one line. Its own pattern breaks at any space, also at those before the marks of French."""


def flow(parts: Sequence[Text], width: int, between: str) -> list[Text]:
    """Short texts in lines, side by side as long as there is room; none is torn in two."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], between, part)
        else:
            lines.append(part)
    return lines
