"""Style sheets: what they may not ask of a browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import holdouts

SOURCE = Path(holdouts.__file__).parent
SHEETS = sorted(SOURCE.rglob("*.css"))
BROAD = re.compile(r"^(span|\*)?(::?[\w-]+)?$")
"""What stands for nearly everything on a page."""


def selectors(sheet: str) -> Iterator[str]:
    """Every selector, one at a time; what stands in brackets is not parted."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    for rule in re.findall(r"([^{};@]+)\{", plain):
        yield from (part.strip() for part in parted(rule, ","))


def parted(text: str, marks: str) -> list[str]:
    """Cut at these marks, but not within brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter in marks and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part for part in parts if part.strip()]


def is_broad(selector: str) -> bool:
    """Whether what it says of others, depending on what they hold, is said of elements that it does not name."""
    *around, last = parted(selector, " >+~\n")
    named = re.sub(r":not\([^()]*\)", "", last)
    return any(":has(" in each for each in around) and bool(BROAD.match(named))


@pytest.mark.parametrize(
    ("selector", "broad"),
    [
        ("#scene:has(.board) .card > :not(.art, .count)", True),
        ("#scene:has(.board) .card > *", True),
        (".figures:has(> :nth-child(3)) .pawn span", True),
        (".figures:has(> :nth-child(3)) .pawn .figure-name", False),
        ("#scene:has(.board) .card > :is(.top, .text)", False),
        (".card > *", False),
    ],
)
def test_what_stands_for_nearly_everything_is_known(selector: str, broad: bool):
    assert is_broad(selector) is broad


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.relative_to(SOURCE).as_posix())
def test_what_depends_on_what_something_holds_is_said_of_things_by_their_names(sheet: Path):
    """A browser looks again at all that such a rule may concern whenever anything on the page changes."""
    assert [each for each in selectors(sheet.read_text(encoding="utf-8")) if is_broad(each)] == []
