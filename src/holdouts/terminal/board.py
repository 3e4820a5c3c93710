"""A map drawn with lines: a box for every cell, gaps left blank, in bands if it is wider than the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from textwrap import wrap

from rich.text import Text

from holdouts.engine.view import Back, Board, Cell, Choice, Face, Figure, Mark, Track
from holdouts.engine.words import Words
from holdouts.terminal.ink import ACCENT, QUIET, flow

NARROWEST, WIDEST = 8, 16
"""How many characters stand side by side in a cell."""

MOST_NAMES = 3
"""Lines of names in a cell; when there are more, only their beginnings are drawn."""

SHORT = 3

MOST_PICKS, SHOWN_PICKS = 6, 3
"""Numbers of answers in a cell; when there are more, only the first ones are drawn, and how many follow."""

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
    rows = [_spread(row) for row in board.rows]
    if not rows:
        return
    symbols = {mark.kind: mark.symbol for cell in board.cells for mark in cell.marks}
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
        yield from _band([row[start : start + size] for row in rows], me, numbers, symbols, room)
    meanings = {mark.symbol: mark.title for cell in board.cells for mark in cell.marks}
    if meanings:
        yield Text("   ".join(f"{symbol} {title}" for symbol, title in meanings.items()), style=QUIET)
    if board.note:
        yield Text(board.note, style=QUIET)


def _spread(row: Row) -> list[Cell | None]:
    """A row in which a wide cell stands in every column that it takes."""
    spread = list(row)
    for column, cell in enumerate(row):
        if cell is not None:
            for further in range(column + 1, min(column + cell.across, len(row))):
                spread[further] = spread[further] or cell
    return spread


def _band(
    rows: Sequence[Row], me: int | None, numbers: Mapping[str, Sequence[int]], symbols: Mapping[str, str], room: int
) -> Iterator[Text]:
    nothing: Row = [None] * len(rows[0])
    for above, row in pairwise([nothing, *rows]):
        yield _rule(above, row, room)
        wide = [(cell, _width(columns, room)) for cell, columns in _cells(row)]
        inside = [[] if cell is None else _inside(cell, me, numbers, symbols, width) for cell, width in wide]
        for line in range(max(len(lines) for lines in inside)):
            parts = [lines[line] if line < len(lines) else Text() for lines in inside]
            yield _across(wide, parts)
    yield _rule(rows[-1], nothing, room)


def _cells(row: Row) -> Iterator[tuple[Cell | None, int]]:
    """The cells of a row from the left, gaps too, each with how many columns it takes."""
    for _, same in groupby(enumerate(row), key=lambda each: each[0] if each[1] is None else each[1].ref):
        columns = list(same)
        yield columns[0][1], len(columns)


def _width(columns: int, room: int) -> int:
    """How many characters stand side by side in so many columns."""
    return columns * room + columns - 1


def _rule(above: Row, below: Row, room: int) -> Text:
    """The line between two rows: wherever there is a cell on one side of it."""
    drawn = ""
    for column in range(len(above) + 1):
        over, under = _beside(above, column), _beside(below, column)
        left = over[0] or under[0]
        right = over[1] or under[1]
        drawn += CORNERS[_is_wall(above, column) + 2 * _is_wall(below, column) + 4 * left + 8 * right]
        drawn += ("─" if right else " ") * room if column < len(above) else ""
    return Text(drawn.rstrip(), style=QUIET)


def _beside(row: Row, column: int) -> tuple[bool, bool]:
    """Whether there is a cell to the left and to the right of a line between two columns."""
    return column > 0 and row[column - 1] is not None, column < len(row) and row[column] is not None


def _is_wall(row: Row, column: int) -> bool:
    """Whether a line stands there between two columns: one cell may take both."""
    beside = _beside(row, column)
    return any(beside) and not (all(beside) and row[column - 1] is row[column])


def _across(wide: Sequence[tuple[Cell | None, int]], lines: Sequence[Text]) -> Text:
    """One line of text through all cells of a row."""
    drawn, before = Text(), None
    for (cell, width), text in zip(wide, lines, strict=True):
        drawn.append("│" if cell is not None or before is not None else " ", style=QUIET)
        line = text.copy()
        line.truncate(width, overflow="ellipsis", pad=True)
        drawn.append_text(line)
        before = cell
    drawn.append("│" if before is not None else " ", style=QUIET)
    drawn.rstrip()
    return drawn


# --- what stands in a cell ---


def _inside(
    cell: Cell, me: int | None, numbers: Mapping[str, Sequence[int]], symbols: Mapping[str, str], room: int
) -> list[Text]:
    refs = (cell.ref, *(mark.ref for mark in cell.marks), *(track.ref for track in cell.tracks if track.ref))
    picks = [number for ref in refs for number in numbers.get(ref, ())]
    tags = () if cell.tracks else cell.tags  # which say the same in words
    return [
        *_name(cell, room),
        *flow([_mark(mark) for mark in cell.marks], room, " "),
        *flow([_track(track, symbols) for track in cell.tracks], room, " "),
        *_figures(cell.figures, me, room),
        *(Text(tag, style="italic") for tag in tags),
        *flow(list(_picks(list(dict.fromkeys(picks)))), room, " "),
    ]


def _picks(numbers: list[int]) -> Iterator[Text]:
    shown = numbers if len(numbers) <= MOST_PICKS else numbers[:SHOWN_PICKS]
    for number in shown:
        yield Text(f"[{number}]", style=f"bold {ACCENT}")
    if len(shown) < len(numbers):
        yield Text(f"+{len(numbers) - len(shown)}", style=QUIET)


def _name(cell: Cell, room: int) -> list[Text]:
    match cell.card:
        case Face(name=name, corner=corner):
            lines = wrap(f"{corner} {name}".strip(), room, max_lines=2, placeholder="…")
            spot = [Text(cell.label, style=QUIET)] if cell.label not in ("", name) else []
            return [*(Text(line, style="bold") for line in lines), *spot]
        case Back(back=back):
            lines = wrap(f"? {cell.label or back}".strip(), room, max_lines=2, placeholder="…")
            return [Text(line, style=QUIET) for line in lines]
        case _:
            return [Text(cell.label or "·", style=QUIET)]


def _mark(mark: Mark) -> Text:
    return Text(mark.symbol if mark.count == 1 else f"{mark.symbol}{mark.count}", style="cyan")


def _track(track: Track, symbols: Mapping[str, str]) -> Text:
    """Spaces in a row: who stands on each by the sign that the map has for it."""
    spaces = "".join(symbols.get(kind, kind[:1].upper()) if kind else "·" for kind in track.spaces)
    return Text(f"[{spaces}]", style="cyan" if any(track.spaces) else QUIET)


def _figures(figures: Sequence[Figure], me: int | None, room: int) -> list[Text]:
    lines = flow([_figure(figure, me, len(figure.name)) for figure in figures], room, " ")
    return lines if len(lines) <= MOST_NAMES else flow([_figure(figure, me, SHORT) for figure in figures], room, " ")


def _figure(figure: Figure, me: int | None, letters: int) -> Text:
    name = figure.name[:letters]
    return Text(f"▸{name}", style=f"bold {ACCENT}") if figure.is_of(me) else Text(f"@{name}", style=ACCENT)
