"""The state of an apocalypse: plain data, and the small questions the rules keep asking of it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec import field

from holdouts.engine.modifiers import Standing, forbidden, reckon
from holdouts.engine.names import kebab
from holdouts.engine.reactions import Moment
from holdouts.engine.state import Piece, State, around
from holdouts.games.maximum_apocalypse.cards import Aura, Book, Character, Mission, Monster, PlayCard, Tile
from holdouts.games.maximum_apocalypse.deed import Deed, Listener
from holdouts.games.maximum_apocalypse.moments import OfMonster

NOWHERE = -1
"""No place: before the map lies there. A number, since a row of places and a search for ways hold nothing else."""

HAND_LIMIT = 10
MERGED_HAND_LIMIT = 20
ACTIONS = 4
TOKEN_CAP = 3
SUPPLY = 30
STARVING = 6
TRACK = (2, 4, 6, 8)
"""Damage on the spaces of the hunger track; after them lies the skull. [MAX-HUNGER-4]"""

Cell = tuple[int, int]
"""A row and a column of the map. Both are moved so that none is negative."""

REACH = {"none": (0, 0), "short": (0, 0), "medium": (0, 1), "long": (1, 2)}
"""The least and the greatest distance of each range. [MAX-RANGE-1..3]"""


class Gear(Piece):
    """An Equipment card in play."""

    card: int
    tokens: int = 0
    uses: int = 0
    fitted: list[int] = []
    used: bool = False


class Body(Piece):
    """A Character card on the table: most survivors are one, the Veteran and his Dog are two."""

    character: int
    hp: int
    poison: int = 0
    gear: list[Gear] = []
    dead: bool = False
    guarded: bool = False
    """Safe from all but hunger and Poison until its next turn."""


class Foe(Piece):
    """A monster that is attached to somebody."""

    card: int
    wounds: int = 0
    stunned: list[int] = []
    """The seats that have stunned it: it recovers when the last of them has a turn."""


class Kit(Piece):
    """A survivor deck with its discard and the hand drawn from it; the hand holds Scavenge cards too."""

    deck: list[int] = []
    hand: list[int] = []
    discard: list[int] = []


class Lasting(Piece):
    """An Instant that goes on working for somebody."""

    card: int
    by: int
    """The seat whose next turn ends it."""
    this_turn: bool = False
    """It ends with this turn already."""


Offer = tuple[int, list[int], list[int]]
"""An exchange: with whom, the cards that were given for it, and those that were asked for."""


class Survivor(Piece):
    """One seat: who they are, where they stand, and what this turn has seen of them."""

    kit: int
    bodies: list[Body] = []
    place: int = NOWHERE
    hunger: int = 1
    track: int = 0
    """Spaces on the hunger track: 0 on the fed side."""
    foes: list[Foe] = []
    dead: bool = False
    lasting: list[Lasting] = []
    """Instants that work for them for a while."""
    # this turn
    actions: int = 0
    confined: bool = False
    """Their action step is over, free actions and all."""
    start: int = NOWHERE
    moved: bool = False
    searched: list[int] = []
    swapped: bool = False
    traded: bool = False
    stored: bool = False
    entered: int | None = None
    """The tile they came to last this turn."""
    declined: list[Offer] = []
    """What others would not trade with them this turn."""
    gave_up: bool = False
    """They have proposed to concede this turn."""

    @property
    def starving(self) -> bool:
        return self.track > 0


class Survey(NamedTuple):
    """A map: who is whose neighbour, and how far. It is worked out once for each, and lies beside the state."""

    rows: tuple[int, ...]
    cells: tuple[Cell, ...]
    near: list[list[int]]
    spans: list[list[int]]
    circles: dict[str, list[frozenset[int]]]


class Apocalypse(State[Book]):
    """Everything on the table."""

    mission: int = 0
    survivors: list[Survivor] = field(default_factory=list)
    kits: list[Kit] = field(default_factory=list)
    first: int = 0
    active: int | None = None
    """Whose turn it is; nobody's before the first."""
    # variants
    no_cap: bool = False
    pandemic: bool = False
    sudden_death: bool = False
    merged: bool = False
    more_tiles: int = 0
    # the map: one entry for each place
    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    tiles: list[int] = field(default_factory=list)
    up: list[bool] = field(default_factory=list)
    gone: list[bool] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    """Objective tokens: 0 for none, else which one it is."""
    lying: list[tuple[int, int]] = field(default_factory=list)
    """Cards that lie on the map: place and card."""
    start: int = NOWHERE
    goal: int | None = None
    """Where the mission wants people and cards brought, if that is one known place."""
    supply: int = SUPPLY
    stack: list[int] = field(default_factory=list)
    """Tiles still to be laid, the next one last."""
    box_tiles: list[int] = field(default_factory=list)
    far: list[int] = field(default_factory=list)
    """As everybody knows, the tile of the objective lies among these places; empty: it may be anywhere."""
    dry: list[int] = field(default_factory=list)
    """As everybody knows, no River lies on these places. [MAX-MISSION-8]"""
    # decks
    monsters: list[int] = field(default_factory=list)
    lower: list[int] = field(default_factory=list)
    """The part of the Monster deck that lies under the rest, shuffled by itself."""
    monster_discard: list[int] = field(default_factory=list)
    bosses: list[int] = field(default_factory=list)
    """Set aside until the mission brings them in."""
    box_bosses: list[int] = field(default_factory=list)
    scavenge: list[list[int]] = field(default_factory=list)
    sunk: list[int] = field(default_factory=list)
    """How many cards at the bottom of each Scavenge deck everybody has seen."""
    scavenge_discard: list[int] = field(default_factory=list)
    box_cards: list[int] = field(default_factory=list)
    box_monsters: list[int] = field(default_factory=list)
    playing: list[int] = field(default_factory=list)
    """Cards that are being played, found or handed over, and lie nowhere yet."""
    cramped: bool = False
    """Somebody's storage limit has shrunk: whether all still fits has not been looked at yet."""
    removed: list[int] = field(default_factory=list)
    """Survivor cards that have left the game. [MAX-END-6]"""
    # the mission
    aside: list[int] = field(default_factory=list)
    stored: list[int] = field(default_factory=list)
    samples: list[int] = field(default_factory=list)
    """Monster cards that lie with the mission."""
    work: int = 0
    """How much of the mission's work is done."""
    marked: list[int] = field(default_factory=list)
    """Marked places that have been entered."""
    deadline: int = 0
    """Turns of the seat below that are left to get away; 0 while no clock runs."""
    deadline_seat: int | None = None
    message: bool = False
    boss_came: bool = False
    """A Boss has been seen, so that everybody knows which one the mission uses."""

    # --- what is in force ---

    @property
    def card(self) -> Mission:
        """The mission being played."""
        return self.book.missions[self.mission]

    def design(self, card: int) -> PlayCard:
        return self.book.cards[card]

    def monster(self, foe: Foe) -> Monster:
        return self.book.monsters[foe.card]

    def tile(self, place: int) -> Tile:
        return self.book.tiles[self.tiles[place]]

    def character(self, body: Body) -> Character:
        return self.book.characters[body.character]

    def kit_of(self, seat: int) -> Kit:
        return self.kits[self.survivors[seat].kit]

    @property
    def hand_limit(self) -> int:
        return MERGED_HAND_LIMIT if self.merged else HAND_LIMIT

    @property
    def turns_left(self) -> int:
        """Turns that are left to get away; that in which the clock was started does not count. [MAX-MISSION-7]"""
        return min(self.deadline, self.card.countdown)

    @property
    def cap(self) -> int:
        return SUPPLY + 1 if self.no_cap else TOKEN_CAP

    # --- who ---

    @property
    def seats(self) -> range:
        return range(len(self.survivors))

    def clockwise(self, start: int) -> list[int]:
        """The living, clockwise from a seat (which comes first)."""
        survivors = self.survivors
        return [seat for seat in around(len(survivors), start) if not survivors[seat].dead]

    def living(self) -> list[int]:
        return self.clockwise(self.first)

    def in_turn(self) -> list[int]:
        """The living in turn order from the active player. [MAX-SPAWN-8, MAX-MONSTER-17]"""
        return self.clockwise(self.active or 0)

    def others_first(self) -> list[int]:
        """The living in turn order, the active player last."""
        return self.clockwise(((self.active or 0) + 1) % len(self.survivors))

    def alive(self, seat: int) -> list[Body]:
        """The living bodies of a seat."""
        return [body for body in self.survivors[seat].bodies if not body.dead]

    def lives(self, seat: int) -> bool:
        return not self.survivors[seat].dead

    def dog(self, seat: int) -> Body | None:
        """The companion of that seat, dead or alive."""
        bodies = self.survivors[seat].bodies
        return bodies[1] if len(bodies) > 1 else None

    # --- where ---

    def survey(self) -> Survey:
        """The map as it lies there."""
        found: Survey | None = self.beside
        if found is None or found.rows is not self.rows:
            found = self.beside = surveyed(self.rows, self.columns)
            self.rows = found.rows  # the same, and known by it from now on
        return found

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Where on the map each place lies."""
        return self.survey().cells

    def distance(self, one: int, other: int) -> int:
        """Orthogonal steps, gaps or not. [MAX-RANGE-5]"""
        return self.survey().spans[one][other]

    def near(self, place: int) -> list[int]:
        """The tiles next to a place. [MAX-MOVE-1]"""
        gone = self.gone
        return [other for other in self.survey().near[place] if not gone[other]]

    def within(self, place: int, reach: str) -> list[int]:
        """The tiles in range of a place. [MAX-RANGE-1..3]"""
        least, most = REACH[reach]
        gone, row = self.gone, self.survey().spans[place]
        return [other for other, far in enumerate(row) if least <= far <= most and not gone[other]]

    def circle(self, place: int, reach: str) -> frozenset[int]:
        """All places in range of one, gaps or not. [MAX-RANGE-1..3]"""
        return self.survey().circles[reach][place]

    def in_reach(self, place: int, other: int, reach: str) -> bool:
        return other in self.circle(place, reach)

    def lying_at(self, place: int) -> list[int]:
        """The cards that lie on a place."""
        return [card for spot, card in self.lying if spot == place]

    def here(self, place: int) -> list[int]:
        """The living who stand there, in turn order."""
        survivors = self.survivors
        return [seat for seat in self.in_turn() if survivors[seat].place == place]

    def places(self) -> list[int]:
        """All tiles that are still there."""
        gone = self.gone
        return [place for place in range(len(gone)) if not gone[place]]

    def hidden(self) -> list[int]:
        return [place for place, up in enumerate(self.up) if not up and not self.gone[place]]

    # --- what ---

    def is_scavenge(self, card: int) -> bool:
        return card >= self.book.first_scavenge

    def family(self, card: int) -> str:
        return self.book.families[card]

    def is_item(self, card: int) -> bool:
        """A card that exists for this mission, which nothing discards. [MAX-MISSION-3]"""
        book = self.book
        return book.items[card] and self.wanted(book.families[card])

    def wanted(self, family: str) -> bool:
        """Whether the objective names cards of that family. [MAX-MISSION-3]"""
        mission = self.card
        if family in (mission.needs.person, mission.needs.message):
            return True
        if mission.work is not None and mission.work.holding == family:
            return True
        return any(goods.family == family for goods in mission.needs.goods)

    def gear(self, seat: int) -> list[Gear]:
        """All Equipment a seat has in play."""
        bodies = self.survivors[seat].bodies
        return bodies[0].gear if len(bodies) == 1 else [gear for body in bodies for gear in body.gear]

    def foes_in_reach(self, seat: int, reach: str) -> Iterator[tuple[int, int]]:
        """The monsters a survivor's effect of that range can aim at: whose, and which. [MAX-ACTION-8]"""
        near = None if reach == "none" else self.circle(self.survivors[seat].place, reach)
        veiled = self.book.veiled
        for other, survivor in enumerate(self.survivors):
            if survivor.foes and (near is None or survivor.place in near):
                for number, foe in enumerate(survivor.foes):
                    if reach != "short" or not veiled[foe.card]:
                        yield other, number

    def auras(self, place: int) -> Iterator[tuple[str, Aura]]:
        """What the monsters in play bring about at a place, each with the set it is good for."""
        auras, designs = self.book.auras, self.book.monsters
        for survivor in self.survivors:
            for foe in survivor.foes:
                aura = auras[foe.card]
                if aura is None:
                    continue
                if aura.reach == "everywhere" or self.in_reach(place, survivor.place, aura.reach):
                    yield designs[foe.card].set, aura

    # --- what cards change, forbid and listen to ---

    def speaking(self, topic: str, seat: int) -> list[Standing]:
        """The cards of a survivor in force that speak of a figure or a deed: mostly there are none."""
        speakers = self.book.speakers.get(topic, ())
        return [self.book.standings[card] for card in self.at_work(seat) if card in speakers] if speakers else []

    def at_work(self, seat: int) -> list[int]:
        """A survivor's Equipment, and the Instants that still work for them."""
        lasting = self.survivors[seat].lasting
        return [held.card for held in self.gear(seat)] + [one.card for one in lasting]

    def figure(self, name: str, seat: int, start: int = 0) -> int:
        """A figure of the rules as a survivor's cards leave it."""
        return reckon(self, seat, name, start, self.speaking(name, seat))

    def worn(self, name: str, seat: int, body: Body) -> int:
        """What one body's own Equipment adds to a figure. [MAX-DOG-5, MAX-DOG-7]"""
        return reckon(self, seat, name, 0, [self.book.standings[held.card] for held in body.gear]) if body.gear else 0

    def bars(self, deed: str, seat: int) -> bool:
        """Whether a survivor's cards forbid something to happen to them."""
        return forbidden(self, seat, deed, self.speaking(deed, seat)) is not None

    def heard(self) -> frozenset[str]:
        return self.book.heard

    def listeners(self, moment: Moment) -> list[tuple[int, Listener]]:
        """What the survivors have in force, the tile on which it happens, and the monsters it concerns."""
        book, who, name = self.book, moment.who, kebab(type(moment).__name__)
        found: list[tuple[int, Listener]] = []
        if listening := book.speakers.get(name):
            found += [
                (seat, Listener(book.standings[card].reactions, "MAX-CARD-3", card=card))
                for seat in self.clockwise(who)
                for card in self.at_work(seat)
                if card in listening
            ]
        place = self.survivors[who].place
        tile = book.tile_standings[self.tiles[place]]
        if name in tile.reactions:
            found.append((who, Listener(tile.reactions, "MAX-MOVE-8", place=place)))
        if isinstance(moment, OfMonster):
            answers = book.monster_standings
            found += [
                (who, Listener(answers[foe.card].reactions, "MAX-KEYWORD-11", foe=foe))
                for foe in self.concerned(moment)
                if name in answers[foe.card].reactions
            ]
        return found

    def concerned(self, moment: OfMonster) -> list[Foe]:
        """The monster itself, or all of its set with it. [MAX-KEYWORD-11]"""
        if not moment.of_its_set:
            return [moment.foe]
        designs = self.book.monsters
        kin = designs[moment.foe.card].set
        foes = [foe for person in self.survivors for foe in person.foes if designs[foe.card].set == kin]
        return foes if moment.foe in foes else [moment.foe, *foes]

    def reacting(self, holder: int, standing: Listener, moment: Moment) -> Deed:
        return standing.deed(holder)


@lru_cache(maxsize=512)
def surveyed(rows: tuple[int, ...], columns: tuple[int, ...]) -> Survey:
    """All that follows from where the tiles lie."""
    cells = tuple(zip(rows, columns, strict=True))
    far = [[span(one, other) for other in cells] for one in cells]
    return Survey(rows, cells, chart(cells), far, circles(far))


def beside(cell: Cell) -> list[Cell]:
    """The cells that share an edge with one: above, left, right, below."""
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def span(one: Cell, other: Cell) -> int:
    """Orthogonal steps from one cell to another, gaps or not. [MAX-RANGE-5]"""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def chart(cells: tuple[Cell, ...]) -> list[list[int]]:
    """For each place of a map, its neighbours."""
    where = {cell: place for place, cell in enumerate(cells)}
    return [[where[other] for other in beside(cell) if other in where] for cell in cells]


def circles(spans: list[list[int]]) -> dict[str, list[frozenset[int]]]:
    """For each range and each place of a map, the places in range of it. [MAX-RANGE-1..3]"""
    found = {
        (least, most): [frozenset([other for other, far in enumerate(row) if least <= far <= most]) for row in spans]
        for least, most in set(REACH.values())
    }
    return {reach: found[bounds] for reach, bounds in REACH.items()}
