"""What a household has: tokens and markers, people, the spaces of the house and what is built there."""

from itertools import accumulate
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from holdouts.engine.effects import Effect
from holdouts.engine.modifiers import Ban, Change
from holdouts.engine.shelves import Card, Part

StateName = Literal["fatigue", "hunger", "wounds", "illness", "misery"]
STATES: tuple[StateName, ...] = ("fatigue", "hunger", "wounds", "illness", "misery")

Colour = Literal["red", "green", "grey", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "green", "grey", "yellow")

Resource = Literal["", "water", "wood", "components"]
"""What is a marker and not a token: it has no price and is taken on no trip. [TWM-SCAV-3, TWM-TRADE-6]"""
Medicine = Literal["", "meds", "herbal", "bandages"]
MEDICINES = ("meds", "herbal", "bandages")
DieName = Literal["grey", "yellow", "red"]
Row = Literal["furniture", "junk", "pantry"]
Letter = Literal["A", "B", "C"]
Level = Annotated[int, Meta(ge=0, le=20)]
Amounts = dict[str, Annotated[int, Meta(ge=1, le=20)]]
"""So many of each: of a good by its id, or of any of a sort (`food`, `medical`, `alcohol`, `weapon`, `token`, a
colour)."""
Effects = tuple[Effect, ...]
Script = Annotated[int, Meta(ge=0, le=9999)]
"""A number of the Book of Scripts; 0: none."""


class Entry(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """What stands on a shelf under an id, and is no card to look at: a page, a side of the board."""

    id: str


class Copied(Card, frozen=True, kw_only=True):
    """A card that lies in its deck several times."""

    copies: Annotated[int, Meta(ge=1, le=20)] = 1


# --- tokens and markers ---


class Weapon(Part, frozen=True, kw_only=True):
    """What a token is in a fight."""

    die: DieName
    fatal: Literal["", "axe", "shotgun"] = ""
    """The face that kills at once in this hand. [TWM-COMBAT-20, TWM-COMBAT-21]"""
    shots: Annotated[int, Meta(ge=1, le=2)] = 1
    """How often it may be fired in a round. [TWM-COMBAT-19]"""

    @property
    def firearm(self) -> bool:
        return self.die == "red"


class Good(Card, frozen=True, kw_only=True):
    """A sort of token or marker, of which the box holds so many. Its name is a word of its own: some cards are called
    the same."""

    named_by: ClassVar[str] = ""

    count: Annotated[int, Meta(ge=1, le=20)]
    colour: Colour | Literal[""] = ""
    value: Level = 0
    weight: Level = 0
    resource: Resource = ""
    food: bool = False
    filling: Level = 0
    """How much Hunger it takes away. [TWM-DUSK-4]"""
    tiring: Level = 0
    """Alcohol: how much Fatigue it costs to drink it away. [TWM-DAWN-9]"""
    medicine: Medicine = ""
    weapon: Weapon | None = None
    ammo: bool = False

    @property
    def token(self) -> bool:
        return not self.resource

    @property
    def sorts(self) -> tuple[str, ...]:
        """What it counts as where any of a sort will do."""
        told = (
            ("food", self.food),
            ("medical", bool(self.medicine)),
            ("alcohol", self.tiring > 0),
            ("weapon", self.weapon is not None),
            ("token", self.token),
        )
        return (self.id, *(name for name, so in told if so), *((self.colour,) if self.colour else ()))


# --- people ---


class Ability(Part, frozen=True, kw_only=True):
    """What a Character alone can do. [TWM-GEN-18]"""

    use: Literal["always", "day", "trip"] = "always"
    """Always there, once a day, or once in a Scavenging. [TWM-CHAR-2, TWM-CHAR-10]"""
    at: Literal["", "any", "action", "trip", "flight", "dawn"] = ""
    """When it is used: whenever one likes, as a day action, on a trip, in flight or at Dawn."""
    changes: tuple[Change, ...] = ()
    forbids: tuple[Ban, ...] = ()
    """What others need and this one does not."""
    opens_with: str = ""
    """The token that opens doors in these hands, and is not lost by it. [TWM-CHAR-6]"""
    effects: Effects = ()


class Character(Card, frozen=True, kw_only=True):
    """Somebody of the group."""

    border: Literal["red", "black"]
    empathy: Annotated[int, Meta(ge=1, le=10)]
    prowess: Annotated[int, Meta(ge=0, le=5)]
    backpack: Annotated[int, Meta(ge=1, le=20)]
    habit: str = ""
    """The token without which a day is worse. [10.4]"""
    solace: str = ""
    """What does somebody good who has no habit."""
    ability: Ability


# --- the house ---

Kind = Literal["rubble", "bars", "locked-door", "furniture", "junk"]
OBSTACLES = ("rubble", "bars", "locked-door")
"""What cannot be crossed. [TWM-BOARD-8]"""
Printed = Literal["", "guard", "floor", "go-outside", "new-idea", "rummage", "search", "wild-garden"]


class Space(Part, frozen=True, kw_only=True):
    """One space of the Shelter, as it is printed."""

    id: str
    hole: bool = False
    card: Kind | Literal[""] = ""
    """The Shelter card that lies here at the start."""
    stack: Annotated[int, Meta(ge=1, le=2)] = 1
    """Two of them, one on the other. [TWM-ADV-4]"""
    ladder: tuple[str, ...] = ()
    """The ladders that stand here; both ends have the same name."""
    printed: Printed = ""
    dark: bool = False
    """No Fitting is ever put here. [TWM-BOARD-13]"""
    effects: Effects = ()
    """What its printed action does, where no rule says it."""


class Floor(Part, frozen=True, kw_only=True):
    """A row of spaces, from left to right."""

    id: str
    basement: bool = False
    sniper: bool = False
    """Whoever acts here may be shot at. [TWM-ADV-2]"""
    left: Annotated[int, Meta(ge=0, le=20)] = 0
    """So far to the right its first space lies, as the board is drawn."""
    spaces: tuple[Space, ...]


class Board(Entry, frozen=True, kw_only=True):
    """One side of the board."""

    floors: tuple[Floor, ...]
    """From top to bottom; basements come last, and lie side by side."""
    ideas: bool = False
    """Whether it has an Ideas space. [TWM-ADV-1]"""


class Layout(Struct, frozen=True):
    """What lies within reach in a house, as its cards and closed rooms leave it. [TWM-BOARD-5..11]"""

    ways: frozenset[int]
    """The spaces that can be walked to."""
    printed: tuple[tuple[int, str], ...]
    """The printed actions among them that lie bare: a space and what is done there."""
    covered: tuple[tuple[int, str], ...]
    """Those on which a card lies, with its kind."""
    kinds: frozenset[str]
    """All kinds of them."""


class Plan(Struct, frozen=True):
    """The ways through a house as it is printed; spaces go by their numbers."""

    start: int
    """The Guard space, where everybody sets out from. [TWM-BOARD-5]"""
    floors: tuple[int, ...]
    """By space: the number of its floor."""
    beside: tuple[tuple[int, ...], ...]
    """By space: those directly to the left and right on the same floor. [TWM-DAY-17]"""
    neighbours: tuple[tuple[int, ...], ...]
    """By space: those beside it, and the other ends of its ladders. [TWM-BOARD-6, TWM-BOARD-7]"""
    ways: tuple[tuple[int, ...], ...]
    """The same without Holes, which nobody walks into. [TWM-BOARD-18]"""
    obstacles: frozenset[int]
    """The spaces whose cards cannot be crossed. [TWM-BOARD-8, TWM-BOARD-11]"""
    sites: frozenset[int]
    """The spaces that take a Fitting: no printed action, no dark square. [TWM-BOARD-13]"""
    layouts: dict[bytes, Layout] = field(default_factory=dict)
    """What lies within reach, by which rooms are covered and closed: `rules/house.py` works it out."""


def plan_of(board: Board) -> Plan:
    """The plan of one side."""
    spaces = [space for floor in board.floors for space in floor.spaces]
    floors = tuple(number for number, floor in enumerate(board.floors) for _ in floor.spaces)
    ends = {0, *accumulate(len(floor.spaces) for floor in board.floors)}
    beside = tuple(
        tuple(n for n, wall in ((here - 1, here), (here + 1, here + 1)) if wall not in ends)
        for here in range(len(spaces))
    )
    climbs = [
        tuple(n for n, other in enumerate(spaces) if n != here and {*space.ladder} & {*other.ladder})
        for here, space in enumerate(spaces)
    ]
    neighbours = tuple(near + far for near, far in zip(beside, climbs, strict=True))
    return Plan(
        start=next(n for n, space in enumerate(spaces) if space.printed == "guard"),
        floors=floors,
        beside=beside,
        neighbours=neighbours,
        ways=tuple(tuple(n for n in near if not spaces[n].hole) for near in neighbours),
        obstacles=frozenset(n for n, space in enumerate(spaces) if space.card in OBSTACLES),
        sites=frozenset(n for n, space in enumerate(spaces) if not (space.dark or space.printed or space.hole)),
    )


class ShelterCard(Card, frozen=True, kw_only=True):
    """What lies in the way, or about, and what is found in it. It is called by its kind, with words of its own."""

    named_by: ClassVar[str] = ""

    kind: Kind
    tool: str = ""
    """The token it takes. [TWM-DAY-8]"""
    first_loot: Amounts = field(default_factory=dict)
    """What turning Rubble to its Remnants brings."""
    loot: Amounts = field(default_factory=dict)


class Way(Part, frozen=True, kw_only=True):
    """One way to do an action: what it takes and what it brings."""

    pay: Amounts = field(default_factory=dict)
    gain: Amounts = field(default_factory=dict)
    cold: Annotated[int, Meta(ge=0, le=5)] = 0
    """So many Cold tokens less."""
    barricades: Annotated[int, Meta(ge=0, le=5)] = 0


class Action(Part, frozen=True, kw_only=True):
    """What one can do at a Fitting."""

    id: str
    ways: tuple[Way, ...] = ()
    each: bool = False
    """As often as one can pay, in one action, ways mixed as one likes. [TWM-DAY-18]"""
    waits: bool = False
    """What it brings comes at the next Dawn. [TWM-DAY-23]"""
    daily: bool = False
    """Once a day."""
    asleep: bool = False
    """Sleepers may do it too. [TWM-STATE-10]"""
    owning: str = ""
    """A token that must be in Storage, and stays there."""
    spared: str = ""
    """The good that whoever is a good cook need not pay."""
    effects: Effects = ()


class Fitting(Copied, frozen=True, kw_only=True):
    """Something that is built."""

    corner: Literal["green", "orange"]
    cost: Amounts
    next_to: str = ""
    """The Fitting it is put beside. [TWM-DAY-17]"""
    bed: bool = False
    boards: bool = False
    """Whether Barricades are built with it. [TWM-BOARD-15]"""
    snares: bool = False
    """Whether what it catches grows in a plague of rats, or with a head for figures. [TWM-MORNING-16]"""
    actions: tuple[Action, ...] = ()
    bonus: Effects = ()
    """What happens when it is built for the first time. [TWM-DAY-22]"""
    raid_damage: Annotated[int, Meta(ge=0, le=5)] = 0
    raid_wounds: Annotated[int, Meta(ge=0, le=5)] = 0
    """What it takes off every raid."""
