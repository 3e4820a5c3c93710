"""A map drawn with lines: a box for every cell, gaps left blank, in bands if it is wider than the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from textwrap import wrap

from rich.text import Text

from holdouts.engine.view import Back, Board, Cell, Choice, Face, Figure, Mark
from holdouts.engine.words import Words
from holdouts.terminal.ink import ACCENT, QUIET, flow

NARROWEST, WIDEST = 8, 16
"""How many characters stand side by side in a cell."""

MOST_NAMES = 3
"""Lines of names in a cell; when there are more, only their beginnings are drawn."""

SHORT = 3

CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""By the lines that meet there: up 1, down 2, left 4, right 8."""

Row = Sequence[Cell | None]


def chosen_by(choices: Sequence[Choice]) -> dict[str, list[int]]:
    """The numbers of the answers that concern each thing."""
    found: dict[str, list[int]] = {}
    for choice in choices:
        for ref in choice.refs:
            found.setdefault(ref, []).append(choice.number)
    return found


def draw_board(
    board: Board, me: int | None, numbers: Mapping[str, Sequence[int]], width: int, words: Words
) -> Iterator[Text]:
    """The map as `me` sees it, in lines of at most that width, and below it what its symbols mean."""
    rows = board.rows
    if not rows:
        return
    across = len(rows[0])
    fitting = max(1, (width - 1) // (NARROWEST + 1))
    bands = -(-across // fitting)
    size = -(-across // bands)
    room = min(WIDEST, (width - 1) // size - 1)
    yield Text(board.title, style=f"bold {ACCENT}")
    for start in range(0, across, size):
        if bands > 1:
            last = min(start + size, across)
            yield Text(words.say("board-columns", first=start + 1, last=last), style=QUIET)
        yield from _band([row[start : start + size] for row in rows], me, numbers, room)
    symbols = {mark.symbol: mark.title for cell in board.cells for mark in cell.marks}
    if symbols:
        yield Text("   ".join(f"{symbol} {title}" for symbol, title in symbols.items()), style=QUIET)
    if board.note:
        yield Text(board.note, style=QUIET)


def _band(rows: Sequence[Row], me: int | None, numbers: Mapping[str, Sequence[int]], room: int) -> Iterator[Text]:
    nothing: Row = [None] * len(rows[0])
    for above, row in pairwise([nothing, *rows]):
        yield _rule(above, row, room)
        inside = [_inside(cell, me, numbers, room) if cell is not None else [] for cell in row]
        for line in range(max(len(lines) for lines in inside)):
            yield _across(row, [lines[line] if line < len(lines) else Text() for lines in inside], room)
    yield _rule(rows[-1], nothing, room)


def _rule(above: Row, below: Row, room: int) -> Text:
    """The line between two rows: wherever there is a cell on one side of it."""
    drawn = ""
    for column in range(len(above) + 1):
        over, under = _beside(above, column), _beside(below, column)
        left = over[0] or under[0]
        right = over[1] or under[1]
        drawn += CORNERS[any(over) + 2 * any(under) + 4 * left + 8 * right]
        drawn += ("─" if right else " ") * room if column < len(above) else ""
    return Text(drawn.rstrip(), style=QUIET)


def _beside(row: Row, column: int) -> tuple[bool, bool]:
    """Whether there is a cell to the left and to the right of a line between two columns."""
    return column > 0 and row[column - 1] is not None, column < len(row) and row[column] is not None


def _across(row: Row, lines: Sequence[Text], room: int) -> Text:
    """One line of text through all cells of a row."""
    drawn = Text()
    for column in range(len(row) + 1):
        drawn.append("│" if any(_beside(row, column)) else " ", style=QUIET)
        if column < len(row):
            line = lines[column].copy()
            line.truncate(room, overflow="ellipsis", pad=True)
            drawn.append_text(line)
    drawn.rstrip()
    return drawn


# --- what stands in a cell ---


def _inside(cell: Cell, me: int | None, numbers: Mapping[str, Sequence[int]], room: int) -> list[Text]:
    picks = [number for ref in (cell.ref, *(mark.ref for mark in cell.marks)) for number in numbers.get(ref, ())]
    return [
        *_name(cell, room),
        *flow([_mark(mark) for mark in cell.marks], room, " "),
        *_figures(cell.figures, me, room),
        *(Text(tag, style="italic") for tag in cell.tags),
        *flow([Text(f"[{number}]", style=f"bold {ACCENT}") for number in dict.fromkeys(picks)], room, " "),
    ]


def _name(cell: Cell, room: int) -> list[Text]:
    match cell.card:
        case Face(name=name, corner=corner):
            lines = wrap(f"{corner} {name}".strip(), room, max_lines=2, placeholder="…")
            spot = [Text(cell.label, style=QUIET)] if cell.label else []
            return [*(Text(line, style="bold") for line in lines), *spot]
        case Back(back=back):
            lines = wrap(f"? {cell.label or back}".strip(), room, max_lines=2, placeholder="…")
            return [Text(line, style=QUIET) for line in lines]
        case _:
            return [Text("·", style=QUIET)]


def _mark(mark: Mark) -> Text:
    return Text(mark.symbol if mark.count == 1 else f"{mark.symbol}{mark.count}", style="cyan")


def _figures(figures: Sequence[Figure], me: int | None, room: int) -> list[Text]:
    lines = flow([_figure(figure, me, len(figure.name)) for figure in figures], room, " ")
    return lines if len(lines) <= MOST_NAMES else flow([_figure(figure, me, SHORT) for figure in figures], room, " ")


def _figure(figure: Figure, me: int | None, letters: int) -> Text:
    name = figure.name[:letters]
    return Text(f"▸{name}", style=f"bold {ACCENT}") if figure.is_of(me) else Text(f"@{name}", style=ACCENT)
