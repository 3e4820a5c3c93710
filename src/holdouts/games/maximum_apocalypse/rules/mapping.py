"""The map: which tiles lie where, face up or hidden, and the objective tokens on it. [MAX-SETUP, MAX-MISSION]"""

from collections import Counter
from collections.abc import Iterable

from holdouts.engine.decision import Choose
from holdouts.engine.game import SetupError
from holdouts.engine.refusal import Name
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.cards import HOME, Area, Mission, Tokens
from holdouts.games.maximum_apocalypse.events import MarkGone, MarkLaid, OpenTileLaid, TileLaid
from holdouts.games.maximum_apocalypse.picks import Lay
from holdouts.games.maximum_apocalypse.script import step
from holdouts.games.maximum_apocalypse.state import Apocalypse, Cell, beside, span

MIDDLE = 50
"""Where row 0 and column 0 lie on the grid, so that a map may grow in all directions."""

FIRST_PILE = (2, 3)
"""The part of the tiles that is laid before the pile with the objective. [MAX-SETUP-10]"""


def on_grid(row: int, column: int) -> Cell:
    """A cell of a ready-made map, or of the middle of nowhere."""
    return MIDDLE + row, MIDDLE + column


# --- which tiles ---


def objective_kind(mission: Mission) -> str:
    """The kind of hidden tile the mission is about, if there is one. [MAX-SETUP-10]"""
    work_place = mission.work.place if mission.work is not None else ""
    wanted = (*mission.shape.far, mission.boss_place, work_place, mission.place)
    return next((kind for kind in wanted if kind and kind not in mission.shape.fixed), "")


def not_spare(mission: Mission) -> set[str]:
    """The kinds of tiles that are not added to a bigger map: they would double a place the mission names."""
    return {HOME, objective_kind(mission), *mission.shape.fixed}


def pick_tiles(world: Apocalypse, more: int) -> None:
    """The mission's tiles, at random where it uses fewer than there are, and so many more. [MAX-SETUP-7, MAX-VARIANT-5]

    Those with a set place wait in the box until they are laid.
    """
    book, mission = world.book, world.card
    for kind in mission.shape.fixed:
        if kind not in book.places:
            raise SetupError("setup-missing-tile", tile=_named(kind), count=1)
    box = list(range(len(book.tiles)))
    world.shuffle(box)
    by_kind: dict[str, list[int]] = {}
    for tile in box:
        by_kind.setdefault(book.kinds[tile], []).append(tile)
    for kind, count in mission.tiles.items():
        if kind in mission.shape.fixed:
            continue
        found = by_kind.get(kind, [])[:count]
        if len(found) < count:
            raise SetupError("setup-missing-tile", tile=_named(kind), count=count)
        world.stack += found
    taken, reserved = set(world.stack), not_spare(mission)
    spare = [tile for tile in box if tile not in taken and book.kinds[tile] not in reserved]
    if more > len(spare):
        raise SetupError("setup-too-many-tiles", count=more, most=len(spare))
    world.stack += spare[:more]
    world.box_tiles = sorted({*box} - {*world.stack})
    world.shuffle(world.stack)


def _named(kind: str) -> Name:
    return Name(kind, (f"kind-{kind}", f"name-{kind}"))


# --- faces ---


def deal_faces(world: Apocalypse, places: list[int], faces: list[int]) -> dict[int, int]:
    """A tile for each place, at random within what everybody knows of the map. [MAX-MISSION-8, MAX-SETUP-10]"""
    kinds = world.book.kinds
    wanted = objective_kind(world.card)
    free, left = list(places), list(faces)
    world.shuffle(free)
    world.shuffle(left)
    found: dict[int, int] = {}
    far = [face for face in left if world.far and kinds[face] == wanted]
    barriers = [face for face in left if world.book.tiles[face].sends_back and face not in far]
    for bound, allowed in ((far, set(world.far)), (barriers, set(places) - set(world.dry))):
        for face in bound:
            place = next((place for place in free if place in allowed), free[0])
            found[place] = face
            free.remove(place)
            left.remove(face)
    found.update(zip(free, left, strict=True))
    return found


def rearrange(world: Apocalypse) -> None:
    """Deal the faces of all hidden tiles anew.

    Nobody knows more than the mission's numbers of each kind, far rows, and that no River lies by the start; which copy
    of a kind is on the map and which in the box is as unknown as what was added to make the map bigger.
    """
    kinds, mission = world.book.kinds, world.card
    fixed = mission.shape.fixed
    hidden = world.hidden()
    places = hidden + [len(world.tiles) + number for number in range(len(world.stack))]
    unseen = [world.tiles[place] for place in hidden] + world.stack
    pool = unseen + [tile for tile in world.box_tiles if kinds[tile] not in fixed]
    pool.sort()
    world.shuffle(pool)
    face_down = set(hidden)
    seen = Counter([kinds[tile] for place, tile in enumerate(world.tiles) if place not in face_down])
    copies: dict[str, list[int]] = {}
    for tile in pool:
        copies.setdefault(kinds[tile], []).append(tile)
    faces: list[int] = []
    for kind, count in mission.tiles.items():
        if kind not in fixed:
            faces += copies.get(kind, [])[: max(0, count - seen[kind])]
    if len(faces) < len(places):
        faces += _others_first(world, not_spare(mission), [tile for tile in pool if tile not in faces])
    faces = faces[: len(places)]
    world.box_tiles = sorted({*world.box_tiles, *unseen} - set(faces))
    dealt = deal_faces(world, places, faces)
    for place in hidden:
        world.tiles[place] = dealt[place]
    world.stack = [dealt[len(world.tiles) + number] for number in reversed(range(len(world.stack)))]


def _others_first(world: Apocalypse, reserved: set[str], tiles: list[int]) -> list[int]:
    """Tiles of these kinds come last."""
    return sorted(tiles, key=lambda tile: world.book.kinds[tile] in reserved)


# --- the ready-made map ---


def lay_ready(world: Apocalypse) -> None:
    """The mission's own shape, with more rows at the far end for added tiles. [MAX-MISSION-8, MAX-VARIANT-5]"""
    shape = world.card.shape
    fixed = {on_grid(*cell): kind for kind, cell in shape.fixed.items()}
    cells = [on_grid(row, column) for row, length in enumerate(shape.rows, 1) for column in range(1, length + 1)]
    hidden = [cell for cell in cells if cell not in fixed]
    width = shape.rows[0]
    hidden += [on_grid(-(n // width), 1 + n % width) for n in range(len(world.stack) - len(hidden))]
    if len(hidden) != len(world.stack):
        raise SetupError("setup-map-too-big", count=len(world.stack), places=len(hidden))
    cells = sorted([*fixed, *hidden])
    tiles = [out_of_box(world, fixed[cell]) if cell in fixed else world.stack.pop() for cell in cells]
    put_tiles(world, cells, tiles, [cell in fixed for cell in cells])
    settle(world)
    far = {MIDDLE + row for rows in shape.far.values() for row in rows}
    places = world.hidden()
    world.far = [place for place in places if world.rows[place] in far]
    world.dry = [place for place in world.near(world.start) if not world.up[place]]
    for place, tile in deal_faces(world, places, [world.tiles[place] for place in places]).items():
        world.tiles[place] = tile


def put_tiles(world: Apocalypse, cells: list[Cell], tiles: list[int], up: list[bool]) -> None:
    """So many more places on the map."""
    world.rows += tuple([row for row, _ in cells])
    world.columns += tuple([column for _, column in cells])
    world.tiles += tiles
    world.up += up
    world.gone += [False] * len(cells)
    world.tokens += [0] * len(cells)
    world.marks += [0] * len(cells)


def out_of_box(world: Apocalypse, kind: str) -> int:
    """A tile that lies face up from the start leaves the box; which one it is."""
    tile = next(tile for tile in world.box_tiles if world.book.kinds[tile] == kind)
    world.box_tiles.remove(tile)
    return tile


def settle(world: Apocalypse) -> None:
    """The map is complete: where everybody starts, and where the mission wants them, if that is open. [MAX-SETUP-9]"""
    mission = world.card
    for place in world.places():
        if world.up[place] and world.tile(place).kind == mission.start:
            world.start = place
        if world.up[place] and world.tile(place).kind == mission.place:
            world.goal = place
    for survivor in world.survivors:
        survivor.place = world.start
        survivor.start = world.start


# --- a map the players lay ---


def split_piles(world: Apocalypse) -> None:
    """The spacing method: two thirds of the tiles without that of the objective are laid first. [MAX-SETUP-10]"""
    if not objective_kind(world.card):
        return
    part, whole = FIRST_PILE
    count = len(world.stack)
    world.far = list(range(count * part // whole, count))
    dealt = deal_faces(world, list(range(count)), world.stack)
    world.stack = [dealt[place] for place in reversed(range(count))]


@step
def lay_tile(world: Apocalypse) -> Steps[None]:
    """Players take turns to lay a hidden tile, each touching the map with a full edge. [MAX-SETUP-7, MAX-SETUP-8]"""
    seat = layer(world, len(world.tiles))
    if not world.stack:
        world.then(lay_open, 0)
        return
    pick = yield Choose(seat, _lays(free_cells(world)), rule="MAX-SETUP-7", ask="lay-tile")
    put_tiles(world, [(pick.row, pick.column)], [world.stack.pop()], [False])
    world.then(lay_tile)


@step
def lay_open(world: Apocalypse, number: int) -> Steps[None]:
    """The Van, or what takes its place, comes last, at the border; a second such tile far from it. [MAX-SETUP-9]"""
    kinds = list(world.card.shape.fixed)
    if number == len(kinds):
        settle(world)
        tell_of_map(world)
        return
    seat = layer(world, len(world.tiles))
    cells = border_cells(world)
    if number:
        first = world.cells[-1]
        farthest = max(span(first, cell) for cell in cells)
        cells = [cell for cell in cells if span(first, cell) == farthest]
    about = {"tile": world.book.places[kinds[number]][0]}
    pick = yield Choose(seat, _lays(cells), rule="MAX-SETUP-9", ask="lay-open", about=about)
    tile = out_of_box(world, kinds[number])
    put_tiles(world, [(pick.row, pick.column)], [tile], [True])
    world.then(lay_open, number + 1)


def layer(world: Apocalypse, place: int) -> int:
    """The seat that lays the tile of this place: all in turn, one after the other. [MAX-SETUP-7]"""
    return place % len(world.survivors)


def tell_of_map(world: Apocalypse) -> None:
    """Who laid what where. Only now: rows and columns are counted from the corner of the finished map."""
    for place, up in enumerate(world.up):
        seat = layer(world, place)
        if up:
            world.tell(OpenTileLaid(who=seat, place=place, rule="MAX-SETUP-9"))
        else:
            row, column = world.cells[place]
            world.tell(TileLaid(who=seat, row=row, column=column, rule="MAX-SETUP-7"))


def _lays(cells: Iterable[Cell]) -> list[Lay]:
    return [Lay(*cell) for cell in cells]


def free_cells(world: Apocalypse) -> list[Cell]:
    """Free places that share an edge with the map; the first tile lies in the middle of nowhere. [MAX-SETUP-8]"""
    taken = set(world.cells)
    return sorted({cell for tile in taken for cell in beside(tile)} - taken) or [on_grid(0, 0)]


def border_cells(world: Apocalypse) -> list[Cell]:
    """Free places next to the map from where, in some direction, no tile is seen. [MAX-SETUP-9]"""
    rows: dict[int, list[int]] = {}
    columns: dict[int, list[int]] = {}
    for row, column in world.cells:
        rows.setdefault(row, []).append(column)
        columns.setdefault(column, []).append(row)
    found = []
    for cell in free_cells(world):
        row, column = cell
        along, beyond = rows.get(row, [column]), columns.get(column, [row])
        if not (min(along) < column < max(along) and min(beyond) < row < max(beyond)):
            found.append(cell)
    return found


# --- objective tokens ---


@step.silent
def lay_marks(world: Apocalypse) -> None:
    """On hidden tiles, at random among those far enough; tokens that differ are mixed. [MAX-MISSION-5]"""
    if world.card.tokens is not None:
        _lay(world, world.card.tokens, ())


@step.silent
def lay_marks_in_areas(world: Apocalypse) -> None:
    """The same on a ready-made map, each in its part of it. [MAX-MISSION-5]"""
    if world.card.tokens is not None:
        _lay(world, world.card.tokens, world.card.tokens.areas)


def _lay(world: Apocalypse, tokens: Tokens, areas: tuple[Area, ...]) -> None:
    marks = list(range(1, tokens.count + 1))
    if tokens.mixed:
        world.shuffle(marks)
    laid: list[int] = []
    for number, mark in enumerate(marks):
        place = next_spot(world, tokens, laid, areas[number % len(areas)] if areas else None)
        world.marks[place] = mark
        laid.append(place)
        guards = min(tokens.guarded, world.supply)
        world.tokens[place] += guards
        world.supply -= guards
        world.tell(MarkLaid(place=place, count=guards, rule="MAX-MISSION-5"))


def remove_mark(world: Apocalypse, place: int) -> None:
    """An objective token has done its work. [MAX-MISSION-5]"""
    world.marks[place] = 0
    if place in world.marked:
        world.marked.remove(place)
    world.tell(MarkGone(place=place, rule="MAX-MISSION-5"))


def next_spot(world: Apocalypse, tokens: Tokens, laid: list[int], area: Area | None) -> int:
    """Where the next token lies; the farthest tile if none is far enough."""
    free = [place for place in world.hidden() if place not in laid]
    fitting = [place for place in free if world.distance(world.start, place) >= tokens.from_start]
    for other in laid:
        fitting = [place for place in fitting if world.distance(other, place) >= tokens.apart]
    if area is not None:
        fitting = [place for place in fitting if _inside(world.cells[place], area)]
    world.shuffle(fitting)
    for place in fitting:
        if not tokens.connected or holds_together(world, {*laid, place}):
            return place
    if tokens.connected:
        free = [place for place in free if holds_together(world, {*laid, place})] or free
    farthest = max(world.distance(world.start, place) for place in free)
    return world.pick([place for place in free if world.distance(world.start, place) == farthest])


def _inside(cell: Cell, area: Area) -> bool:
    top, left, bottom, right = area
    row, column = cell
    return top <= row - MIDDLE <= bottom and left <= column - MIDDLE <= right


def holds_together(world: Apocalypse, without: set[int]) -> bool:
    """Whether the map would stay in one piece without these places. [MAX-MISSION-8]"""
    left = {place for place in world.places() if place not in without}
    if not left:
        return False
    reached = {min(left)}
    edge = list(reached)
    while edge:
        fresh = {other for place in edge for other in world.near(place)} & left - reached
        reached |= fresh
        edge = list(fresh)
    return reached == left
