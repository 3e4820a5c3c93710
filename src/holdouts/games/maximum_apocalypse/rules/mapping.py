"""The map: which tiles lie where, face up or hidden, and the objective tokens on it. [MAX-SETUP, MAX-MISSION]"""

from collections.abc import Iterable

from holdouts.engine.decision import Choose
from holdouts.engine.game import SetupError
from holdouts.engine.refusal import Name
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.cards import Mission, Tokens
from holdouts.games.maximum_apocalypse.events import MarkLaid, OpenTileLaid, TileLaid
from holdouts.games.maximum_apocalypse.picks import Lay
from holdouts.games.maximum_apocalypse.script import step
from holdouts.games.maximum_apocalypse.state import STRIDE, Apocalypse

MIDDLE = STRIDE // 2
"""Where row 0 and column 0 lie on the grid, so that a map may grow in all directions."""

FIRST_PILE = (2, 3)
"""The part of the tiles that is laid before the pile with the objective. [MAX-SETUP-10]"""

SIDES = (-STRIDE, -1, 1, STRIDE)


def on_grid(row: int, column: int) -> int:
    """A place of a ready-made map as a number of the grid."""
    return (MIDDLE + row) * STRIDE + MIDDLE + column


# --- which tiles ---


def objective_kind(mission: Mission) -> str:
    """The kind of hidden tile the mission is about, if there is one. [MAX-SETUP-10]"""
    work_place = mission.work.place if mission.work is not None else ""
    wanted = (*mission.shape.far, mission.boss_place, work_place, mission.place)
    return next((kind for kind in wanted if kind and kind not in mission.shape.fixed), "")


def not_spare(mission: Mission) -> set[str]:
    """The kinds of tiles that are not added to a bigger map: they would double a place the mission names."""
    return {"van", objective_kind(mission), *mission.shape.fixed}


def pick_tiles(a: Apocalypse, more: int) -> None:
    """The mission's tiles, at random where it uses fewer than there are, and so many more. [MAX-SETUP-7, MAX-VARIANT-5]

    Those with a set place wait in the box until they are laid.
    """
    book, mission = a.book, a.card
    for kind in mission.shape.fixed:
        if kind not in book.places:
            raise SetupError("setup-missing-tile", tile=_named(kind), count=1)
    box = list(range(len(book.tiles)))
    a.shuffle(box)
    by_kind: dict[str, list[int]] = {kind: [] for kind in (*book.places, *mission.tiles)}
    for tile in box:
        by_kind[book.kinds[tile]].append(tile)
    for kind, count in mission.tiles.items():
        if kind in mission.shape.fixed:
            continue
        found = by_kind[kind][:count]
        if len(found) < count:
            raise SetupError("setup-missing-tile", tile=_named(kind), count=count)
        a.stack += found
    taken, reserved = set(a.stack), not_spare(mission)
    spare = [tile for tile in box if tile not in taken and book.kinds[tile] not in reserved]
    if more > len(spare):
        raise SetupError("setup-too-many-tiles", count=more, most=len(spare))
    a.stack += spare[:more]
    a.box_tiles = sorted({*box} - {*a.stack})
    a.shuffle(a.stack)


def _named(kind: str) -> Name:
    return Name(kind, (f"kind-{kind}", f"name-{kind}"))


# --- faces ---


def deal_faces(a: Apocalypse, places: list[int], faces: list[int]) -> dict[int, int]:
    """A tile for each place, at random within what everybody knows of the map. [MAX-MISSION-8, MAX-SETUP-10]"""
    kinds = a.book.kinds
    wanted = objective_kind(a.card)
    free, left = list(places), list(faces)
    a.shuffle(free)
    a.shuffle(left)
    found: dict[int, int] = {}
    bound = [(wanted, set(a.far))] if a.far else []
    bound.append(("river", set(places) - set(a.dry)))
    for kind, allowed in bound:
        for face in [face for face in left if kinds[face] == kind]:
            place = next((place for place in free if place in allowed), free[0])
            found[place] = face
            free.remove(place)
            left.remove(face)
    found.update(zip(free, left, strict=True))
    return found


def rearrange(a: Apocalypse) -> None:
    """Deal the faces of all hidden tiles anew.

    Nobody knows more than the mission's numbers of each kind, far rows, and that no River lies by the start; which copy
    of a kind is on the map and which in the box is as unknown as what was added to make the map bigger.
    """
    tiles, mission = a.book.tiles, a.card
    places = a.hidden() + [len(a.tiles) + number for number in range(len(a.stack))]
    unseen = [a.tiles[place] for place in a.hidden()] + a.stack
    pool = unseen + [tile for tile in a.box_tiles if tiles[tile].kind not in mission.shape.fixed]
    pool.sort()
    a.shuffle(pool)
    seen = [tiles[tile].kind for place, tile in enumerate(a.tiles) if a.up[place] or a.gone[place]]
    faces: list[int] = []
    for kind, count in mission.tiles.items():
        if kind not in mission.shape.fixed:
            copies = [tile for tile in pool if tiles[tile].kind == kind]
            faces += copies[: max(0, count - seen.count(kind))]
    reserved = not_spare(mission)
    faces += sorted((tile for tile in pool if tile not in faces), key=lambda tile: tiles[tile].kind in reserved)
    faces = faces[: len(places)]
    a.box_tiles = sorted({*a.box_tiles, *unseen} - set(faces))
    dealt = deal_faces(a, places, faces)
    for place in a.hidden():
        a.tiles[place] = dealt[place]
    a.stack = [dealt[len(a.tiles) + number] for number in reversed(range(len(a.stack)))]


# --- the ready-made map ---


def lay_ready(a: Apocalypse) -> None:
    """The mission's own shape, with more rows at the far end for added tiles. [MAX-MISSION-8, MAX-VARIANT-5]"""
    shape = a.card.shape
    fixed = {on_grid(*cell): kind for kind, cell in shape.fixed.items()}
    cells = [on_grid(row, column) for row, length in enumerate(shape.rows, 1) for column in range(1, length + 1)]
    hidden = [cell for cell in cells if cell not in fixed]
    width = shape.rows[0]
    hidden += [on_grid(-(n // width), 1 + n % width) for n in range(len(a.stack) - len(hidden))]
    if len(hidden) != len(a.stack):
        raise SetupError("setup-map-too-big", count=len(a.stack), places=len(hidden))
    codes = sorted([*fixed, *hidden])
    up = [code in fixed for code in codes]
    put_tiles(a, codes, [out_of_box(a, fixed[code]) if code in fixed else a.stack.pop() for code in codes], up)
    settle(a)
    far = {MIDDLE + row for rows in shape.far.values() for row in rows}
    places = a.hidden()
    a.far = [place for place in places if a.grid[place] // STRIDE in far]
    a.dry = [place for place in a.near(a.start) if not a.up[place]]
    for place, tile in deal_faces(a, places, [a.tiles[place] for place in places]).items():
        a.tiles[place] = tile


def put_tiles(a: Apocalypse, codes: list[int], tiles: list[int], up: list[bool]) -> None:
    """So many more places on the map."""
    a.grid += tuple(codes)
    a.tiles += tiles
    a.up += up
    a.gone += [False] * len(codes)
    a.tokens += [0] * len(codes)
    a.marks += [0] * len(codes)


def out_of_box(a: Apocalypse, kind: str) -> int:
    """A tile that lies face up from the start leaves the box; which one it is."""
    tile = next(tile for tile in a.box_tiles if a.book.kinds[tile] == kind)
    a.box_tiles.remove(tile)
    return tile


def settle(a: Apocalypse) -> None:
    """The map is complete: where everybody starts, and where the mission wants them, if that is open. [MAX-SETUP-9]"""
    mission = a.card
    for place in a.places():
        if a.up[place] and a.tile(place).kind == mission.start:
            a.start = place
        if a.up[place] and a.tile(place).kind == mission.place:
            a.goal = place
    for survivor in a.survivors:
        survivor.place = a.start
        survivor.start = a.start


# --- a map the players lay ---


def split_piles(a: Apocalypse) -> None:
    """The spacing method: two thirds of the tiles without that of the objective are laid first. [MAX-SETUP-10]"""
    if not objective_kind(a.card):
        return
    part, whole = FIRST_PILE
    count = len(a.stack)
    a.far = list(range(count * part // whole, count))
    dealt = deal_faces(a, list(range(count)), a.stack)
    a.stack = [dealt[place] for place in reversed(range(count))]


@step
def lay_tile(a: Apocalypse) -> Steps[None]:
    """Players take turns to lay a hidden tile, each touching the map with a full edge. [MAX-SETUP-7, MAX-SETUP-8]"""
    seat = len(a.grid) % len(a.survivors)
    if not a.stack:
        a.then(lay_open, 0)
        return
    pick = yield Choose(seat, _lays(free_cells(a)), rule="MAX-SETUP-7", ask="lay-tile")
    put_tiles(a, [pick.row * STRIDE + pick.column], [a.stack.pop()], [False])
    a.tell(TileLaid(who=seat, row=pick.row, column=pick.column, rule="MAX-SETUP-7"))
    a.then(lay_tile)


@step
def lay_open(a: Apocalypse, number: int) -> Steps[None]:
    """The Van, or what takes its place, comes last, at the border; a second such tile far from it. [MAX-SETUP-9]"""
    kinds = list(a.card.shape.fixed)
    if number == len(kinds):
        settle(a)
        return
    seat = len(a.grid) % len(a.survivors)
    cells = border_cells(a)
    if number:
        first = a.grid[-1]
        farthest = max(_span(first, cell) for cell in cells)
        cells = [cell for cell in cells if _span(first, cell) == farthest]
    about = {"tile": a.book.places[kinds[number]][0]}
    pick = yield Choose(seat, _lays(cells), rule="MAX-SETUP-9", ask="lay-open", about=about)
    tile = out_of_box(a, kinds[number])
    put_tiles(a, [pick.row * STRIDE + pick.column], [tile], [True])
    a.tell(OpenTileLaid(who=seat, tile=tile, row=pick.row, column=pick.column, rule="MAX-SETUP-9"))
    a.then(lay_open, number + 1)


def _lays(cells: Iterable[int]) -> list[Lay]:
    return [Lay(*divmod(cell, STRIDE)) for cell in cells]


def _span(one: int, other: int) -> int:
    row, column = divmod(one, STRIDE)
    row2, column2 = divmod(other, STRIDE)
    return abs(row - row2) + abs(column - column2)


def free_cells(a: Apocalypse) -> list[int]:
    """Free places that share an edge with the map; the first tile lies in the middle of nowhere. [MAX-SETUP-8]"""
    if not a.grid:
        return [on_grid(0, 0)]
    taken = set(a.grid)
    return sorted({cell + side for cell in taken for side in SIDES} - taken)


def border_cells(a: Apocalypse) -> list[int]:
    """Free places next to the map from where, in some direction, no tile is seen. [MAX-SETUP-9]"""
    spots = [divmod(cell, STRIDE) for cell in a.grid]
    rows: dict[int, list[int]] = {}
    columns: dict[int, list[int]] = {}
    for row, column in spots:
        rows.setdefault(row, []).append(column)
        columns.setdefault(column, []).append(row)
    found = []
    for cell in free_cells(a):
        row, column = divmod(cell, STRIDE)
        beside, beyond = rows.get(row, [column]), columns.get(column, [row])
        if not (min(beside) < column < max(beside) and min(beyond) < row < max(beyond)):
            found.append(cell)
    return found


# --- objective tokens ---


@step
def lay_marks(a: Apocalypse, ready: int) -> None:
    """On hidden tiles, at random among those far enough; tokens that differ are mixed. [MAX-MISSION-5]"""
    tokens = a.card.tokens
    if tokens is None:
        return
    marks = list(range(1, tokens.count + 1))
    if tokens.mixed:
        a.shuffle(marks)
    laid: list[int] = []
    for number, mark in enumerate(marks):
        areas = tokens.areas if ready else ()
        place = _spot(a, tokens, laid, areas[number % len(areas)] if areas else None)
        a.marks[place] = mark
        laid.append(place)
        guards = min(tokens.guarded, a.supply)
        a.tokens[place] += guards
        a.supply -= guards
        a.tell(MarkLaid(place=place, count=guards, rule="MAX-MISSION-5"))


def _spot(a: Apocalypse, tokens: Tokens, laid: list[int], area: tuple[int, int, int, int] | None) -> int:
    """Where the next token lies; the farthest tile if none is far enough."""
    free = [place for place in a.hidden() if place not in laid]
    fitting = [place for place in free if a.distance(a.start, place) >= tokens.from_start]
    for other in laid:
        fitting = [place for place in fitting if a.distance(other, place) >= tokens.apart]
    if area is not None:
        fitting = [place for place in fitting if _inside(a.grid[place], area)]
    a.shuffle(fitting)
    for place in fitting:
        if not tokens.connected or holds_together(a, {*laid, place}):
            return place
    if tokens.connected:
        free = [place for place in free if holds_together(a, {*laid, place})] or free
    farthest = max(a.distance(a.start, place) for place in free)
    return a.pick([place for place in free if a.distance(a.start, place) == farthest])


def _inside(code: int, area: tuple[int, int, int, int]) -> bool:
    top, left, bottom, right = area
    row, column = divmod(code, STRIDE)
    return top <= row - MIDDLE <= bottom and left <= column - MIDDLE <= right


def holds_together(a: Apocalypse, without: set[int]) -> bool:
    """Whether the map would stay in one piece without these places. [MAX-MISSION-8]"""
    left = {place for place in a.places() if place not in without}
    if not left:
        return False
    reached = {min(left)}
    edge = list(reached)
    while edge:
        fresh = {other for place in edge for other in a.near(place)} & left - reached
        reached |= fresh
        edge = list(fresh)
    return reached == left
