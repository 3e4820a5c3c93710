"""The cards of This War of Mine: what stands on them, and the book that holds them all."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from holdouts.engine.conditions import Condition
from holdouts.engine.content import Pack, merge
from holdouts.engine.modifiers import Ban, Change, LastingCard, Standing
from holdouts.engine.shelves import Card, Part, Shelves, copied, numbered
from holdouts.games.this_war_of_mine.household import (
    MEDICINES,
    Amounts,
    Board,
    Character,
    Colour,
    Copied,
    DieName,
    Effects,
    Entry,
    Fitting,
    Good,
    Kind,
    Letter,
    Level,
    Script,
    ShelterCard,
    Space,
    StateName,
    plan_of,
)
from holdouts.games.this_war_of_mine.pages import Arc, Page, Volume

# --- the city ---

MapName = Literal["locked-door", "blocked-door", "bars", "rubble", "basement-entrance"]
LocationAction = Literal["reconnoitre", "trade", "heal", "socialise"]


class Location(Card, frozen=True, kw_only=True):
    """Where one goes at night. Its five entry numbers follow from its place in the deck. [10.19]"""

    actions: tuple[LocationAction, ...] = ()
    maps: tuple[MapName, ...] = ()
    changes: tuple[Change, ...] = ()
    """The figures its red box changes."""
    arrival: Effects = ()
    leaving: Effects = ()
    residents: str = ""
    """Who is met here, whatever card is drawn."""
    residents_if_armed: str = ""
    """Who is met first by those who brought weapons."""
    special: Colour | Literal[""] = ""
    """A special find brings a token of that colour."""
    special_instead: bool = False
    """It comes in the place of what the card says."""
    doubled: str = ""
    """What is found here is found twice."""
    distant: bool = False
    """It can be gone to on the two farther spaces only."""


class Offer(Part, frozen=True, kw_only=True):
    """One way through a card that is met on a trip: a price, and what it is paid for. [TWM-SCAV-13]"""

    id: str
    returns: Annotated[int, Meta(ge=0, le=10)] = 0
    """So many Exploration cards go back. [TWM-SCAV-11]"""
    noise: Annotated[int, Meta(ge=0, le=8)] = 0
    """Noise goes up so far, and is rolled for."""
    tool: str = ""
    """A token that must be there, and stays there."""
    picks_lock: bool = False
    """The tool is a lockpick: it may fail, and is gone when it does not. [TWM-DAY-11]"""
    given: Condition | None = field(default=None, name="if")
    pay: Amounts = field(default_factory=dict)
    value: Level = 0
    """Tokens worth so much together."""
    value_colours: tuple[Colour, ...] = ()
    """Only tokens of these colours count; empty: any."""
    all_food: bool = False
    """All food there is, and at least one piece of it."""
    once: bool = False
    """Once with the same people."""
    effects: Effects = ()

    @property
    def has_price(self) -> bool:
        return bool(self.returns or self.noise or self.tool or self.pay or self.value or self.all_food)


class Exploration(Copied, frozen=True, kw_only=True):
    """What is met in the dark, room by room."""

    map: MapName | Literal[""] = ""
    offers: tuple[Offer, ...] = ()
    must: bool = False
    """It cannot be ignored."""
    kept: Literal["", "hideout"] = ""
    may_end: bool = False
    """Whether the party may go home after it. [TWM-SCAV-17]"""
    reality: bool = False
    """*Weight of Reality*: the book is opened. [TWM-BOOK-1]"""
    script: Script = 0
    """A blank card: this script is read. [TWM-BOOK-7]"""


class Findings(Card, frozen=True, kw_only=True):
    """What was found, by the kind of place that was searched. [TWM-SCAV-23]"""

    furniture: Amounts = field(default_factory=dict)
    junk: Amounts = field(default_factory=dict)
    pantry: Amounts = field(default_factory=dict)
    special: Amounts = field(default_factory=dict)
    reality: bool = False

    def row(self, name: str) -> Amounts:
        rows = {"furniture": self.furniture, "junk": self.junk, "pantry": self.pantry, "special": self.special}
        return rows[name]


class Residents(Copied, frozen=True, kw_only=True):
    """Who is met on a trip."""

    corner: Literal["", "red"] = ""
    enemies: Annotated[int, Meta(ge=0, le=5)] = 0
    weapons: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]] = ((), (), ())
    """What the enemies with the letters A, B and C have."""
    thug: bool = False
    stays: bool = False
    """They lie on the Exploration area, and what is found is theirs. [TWM-SCAV-25, TWM-SCAV-39]"""
    offers: tuple[Offer, ...] = ()
    sells: tuple[Colour, ...] = ()
    commission: Level = 0
    script: Script = 0


class Raid(Card, frozen=True, kw_only=True):
    """What comes to the house at night."""

    corner: Literal["", "red"] = ""
    damage: Level = 0
    wounds: Level = 0
    loss: Literal["choice", "value", "green"] = "choice"
    """What goes first. [TWM-RAID-4]"""
    unless_cut: Level = 0
    """Reduced by so much, the rest of its text falls away."""
    effects: Effects = ()
    reality: bool = False
    script: Script = 0


# --- the days ---


class EventCard(Card, frozen=True, kw_only=True):
    """What the morning brings. The five entry numbers of an ordinary one follow from its place in the deck."""

    cold: Annotated[int, Meta(ge=0, le=5)] = 0
    final: bool = False
    ceasefire: bool = False
    effects: Effects = ()
    stays: Literal["", "raids", "wounded", "chapter", "dawn", "day", "night"] = ""
    """How long it lies face up: so many raid phases, until a scavenger is hit, until the next Chapter, until the Dawn
    of this day is over, for the day, or for tonight's raid."""
    nights: Annotated[int, Meta(ge=0, le=5)] = 0
    changes: tuple[Change, ...] = ()
    """What it changes as long as it lies there."""
    last_trip: bool = False
    """It depends on the trip before it: without one to remember, only the cold comes. [TWM-MORNING-12]"""


class Chapter(Card, frozen=True, kw_only=True):
    """A turn of the war. It uses up no day. [TWM-MORNING-3]"""

    number: Annotated[int, Meta(ge=1, le=3)]
    effects: Effects = ()


class Objective(Card, frozen=True, kw_only=True):
    """What the group tries to bring about in a Chapter."""

    chapter: Annotated[int, Meta(ge=1, le=3)]
    squares: tuple[str, ...] = ()
    """What each square of its track takes, in any order: a good or a sort."""
    worth: Level = 0
    """A track that each token moves by its value."""
    given: Condition | None = field(default=None, name="if")
    """What must be true when it is settled."""
    decides: bool = False
    """Whether it is the one that tells a victory. [TWM-END-1]"""
    reward: Effects = ()
    penalty: Effects = ()


class Treatment(Part, frozen=True, kw_only=True):
    """What becomes of the wounded or the ill at Dawn."""

    by: dict[Literal["meds", "herbal", "bandages"], Annotated[int, Meta(ge=-4, le=0)]] = field(default_factory=dict)
    untreated: Annotated[int, Meta(ge=0, le=4)] = 0
    """How much worse it gets without."""
    from_level: Annotated[int, Meta(ge=1, le=4)] = 1
    """From which level it gets worse."""


class Frost(Part, frozen=True, kw_only=True):
    """What cold does from so many tokens on."""

    at_least: Annotated[int, Meta(ge=1, le=10)]
    effects: Effects


class Twist(Part, frozen=True, kw_only=True):
    """What a Fate card does in a fight, with a die of its colour. [TWM-COMBAT-24]"""

    die: DieName
    does: Literal["wounds", "dodge", "jammed", "lost"]
    wounds: Annotated[int, Meta(ge=0, le=4)] = 0


class Fate(Card, frozen=True, kw_only=True):
    """What a Dawn brings; its lower part is for fights. [TWM-DAWN-4]"""

    wounded: Treatment = Treatment()
    ill: Treatment = Treatment()
    cold: Frost | None = None
    traits: tuple[Letter, ...] = ()
    exchange: Literal["", "near", "middle", "far"] = ""
    twist: Twist


class Visitor(Copied, frozen=True, kw_only=True):
    """Who comes to the door."""

    must: bool = False
    """Nobody is simply sent away."""
    offers: tuple[Offer, ...] = ()
    effects: Effects = ()
    reality: bool = False
    script: Script = 0


Timing = Literal[
    "any", "dusk", "evening", "day", "trip", "findings", "raid-before", "raid", "fight-before", "fight", "die", "dawn",
    "trade",
]  # fmt: skip
"""When a Narrative Action is played."""


class Narrative(Card, frozen=True, kw_only=True):
    """A Narrative Action: held, played once, and put back. [TWM-ANYTIME-9]"""

    timing: Timing
    effects: Effects


class ColourCard(Card, frozen=True, kw_only=True):
    """One of the five colours of the book, in the order of its entries."""


class Token(Card, frozen=True, kw_only=True):
    """A blank token, bound to one thing of the book. [TWM-GEN-20]"""

    value: Level = 0
    stroke_value: Level = 0
    strokes: Annotated[int, Meta(ge=0, le=5)] = 0
    weight: Level = 0
    tool: str = ""
    """The good in whose place it serves."""
    raid_cut: Annotated[int, Meta(ge=0, le=5)] = 0
    meat: Amounts = field(default_factory=dict)
    """What it would feed, should it come to that. [TWM-ADV-12]"""
    feeding: Literal["", "meal", "after"] = ""
    """Whether it needs food: in the Hunger step, or after it. [TWM-BOOK-12, TWM-ADV-19]"""
    lost_up_to: Level = 0
    """Unfed, it is lost with so much on the black die."""
    note: int = 0
    """The page that is noted for the end with it, and struck out if it is lost on the way home. [TWM-BOOK-12]"""
    hunts_rats: bool = False
    """With it in the house, rats find nothing. [TWM-ADV-18]"""
    muffles: Level = 0
    """So much less Noise counts for a small party. [TWM-SCAV-37]"""
    colour: Colour | Literal[""] = ""
    """It can be sold as a token of that colour."""


class Scenario(Card, frozen=True, kw_only=True):
    """How a siege is set up and what is different in it. [TWM-SCEN-5]"""

    reds: Annotated[int, Meta(ge=1, le=2)] = 1
    blacks: Annotated[int, Meta(ge=1, le=3)] = 2
    states: dict[StateName, Annotated[int, Meta(ge=0, le=3)]]
    shelter: bool = True
    """Whether Shelter cards lie on their spaces."""
    chapters: bool = True
    """Whether there are Chapters and Objectives."""
    events: Annotated[int, Meta(ge=1, le=12)] = 7
    """So many ordinary Events, where there are no Chapters."""
    finals: tuple[str, ...]
    """The Final Events at the bottom, shuffled."""
    red_corners: Literal["apart", "in"] = "apart"
    red_raids: Annotated[int, Meta(ge=0, le=4)] = 0
    red_residents: Annotated[int, Meta(ge=0, le=4)] = 0
    """So many of those that are kept apart are mixed in at once."""
    cold: Annotated[int, Meta(ge=0, le=10)] = 0
    green_fittings: Annotated[int, Meta(ge=0, le=5)] = 0
    orange_fittings: Annotated[int, Meta(ge=0, le=5)] = 0
    """So many are installed free at the start."""
    far: str = ""
    """The Location that stays on the farthest space."""
    cleared: dict[Kind, Annotated[int, Meta(ge=1, le=5)]] = field(default_factory=dict)
    """So many Shelter cards of each kind are taken away unseen."""
    storage: Amounts
    seats: bool = False
    """Whether seats of a bus are bought and ridden. [TWM-SCEN-8]"""
    arrows: dict[str, Script] = field(default_factory=dict)
    """By what happens first: the script with the red arrow. [TWM-SCEN-3]"""


FREE = ("any", "trip")
"""When abilities are used that are no action of a day step."""


SHELVES: dict[str, type[Card] | type[Entry]] = {
    "goods": Good,
    "characters": Character,
    "boards": Board,
    "shelter": ShelterCard,
    "fittings": Fitting,
    "locations": Location,
    "exploration": Exploration,
    "findings": Findings,
    "residents": Residents,
    "raids": Raid,
    "events": EventCard,
    "chapters": Chapter,
    "objectives": Objective,
    "fate": Fate,
    "visitors": Visitor,
    "narratives": Narrative,
    "colours": ColourCard,
    "tokens": Token,
    "scenarios": Scenario,
    "book": Page,
    "arcs": Arc,
}


class Book(Shelves):
    """All cards of a table's packs. A card in play is a number that points in here; the book never changes.

    Of a card with copies each copy has a number: `fittings`, `exploration`, `residents` and `visitors` list them all.
    """

    def __init__(self, packs: Sequence[Pack]) -> None:
        shelves: dict[str, tuple[Any, ...]] = merge(packs)
        self.goods: list[Good] = list(shelves["goods"])
        self.characters: list[Character] = list(shelves["characters"])
        self.boards: list[Board] = list(shelves["boards"])
        self.shelter: list[ShelterCard] = list(shelves["shelter"])
        self.fittings: list[Fitting] = copied(shelves["fittings"])
        self.locations: list[Location] = list(shelves["locations"])
        self.exploration: list[Exploration] = copied(shelves["exploration"])
        self.findings: list[Findings] = list(shelves["findings"])
        self.residents: list[Residents] = copied(shelves["residents"])
        self.raids: list[Raid] = list(shelves["raids"])
        self.events: list[EventCard] = list(shelves["events"])
        self.chapters: list[Chapter] = list(shelves["chapters"])
        self.objectives: list[Objective] = list(shelves["objectives"])
        self.fate: list[Fate] = list(shelves["fate"])
        self.visitors: list[Visitor] = copied(shelves["visitors"])
        self.narratives: list[Narrative] = list(shelves["narratives"])
        self.colours: list[ColourCard] = list(shelves["colours"])
        self.tokens: list[Token] = list(shelves["tokens"])
        self.scenarios: list[Scenario] = list(shelves["scenarios"])
        self.pages: dict[int, Page] = {page.number: page for page in shelves["book"]}
        """The Book of Scripts, by number."""
        self.arcs: list[Arc] = list(shelves["arcs"])
        self.volume: Volume
        """What is asked of the pages again and again: `rules/binding.py` works it out."""
        self.spaces: list[list[Space]] = [
            [space for floor in board.floors for space in floor.spaces] for board in self.boards
        ]
        """All spaces of each side, in one row."""
        self.affordable: dict[tuple[int, ...], frozenset[int]] = {}
        """The Fittings that can be paid for, by how much there is of each material: `rules/orders.py` works it out."""
        self.plans = [plan_of(board) for board in self.boards]
        self.kinds_known = {
            "shelter": numbered([card.kind for card in self.shelter]),
            "residents": numbered([card.corner for card in self.residents]),
            "raids": numbered([card.corner for card in self.raids]),
            "events": numbered([card.final for card in self.events]),
            "objectives": numbered([card.chapter for card in self.objectives]),
        }
        """What everybody knows of each card, wherever it lies face down: final events, say, lie under all others."""
        self.tools: dict[str, str] = {card.kind: card.tool for card in self.shelter}
        """By kind of Shelter card: the tool that it takes, the same for all cards of the kind. [TWM-DAY-8]"""
        self.sorts = _sorts(self.goods)
        """By the name of a good or a sort: the numbers of the goods that will do."""
        self.pieces = {name: numbers[0] for name, numbers in self.sorts.items() if len(numbers) == 1}
        """By name: the only good that will do, where there is but one."""
        costs = {name for fitting in self.fittings for name in fitting.cost}
        self.materials = sorted({number for name in costs for number in self.sorts.get(name, ())})
        """The goods that Fittings take."""
        self._good = {good.id: number for number, good in enumerate(self.goods)}
        roles: dict[str, int] = {good.resource: number for number, good in enumerate(self.goods) if good.resource}
        self.water, self.wood, self.components = (roles[name] for name in ("water", "wood", "components"))
        self.resources = tuple(sorted(roles.values()))
        """What is a marker and not a token."""
        self.ammo = next(number for number, good in enumerate(self.goods) if good.ammo)
        self.valued = {number for number, good in enumerate(self.goods) if good.token and good.value}
        """What can be paid where an Objective takes anything of value."""
        self.medicines = [self.sorts_of_medicine(name) for name in MEDICINES]
        self.free_abilities = {n: card.ability.at for n, card in enumerate(self.characters) if card.ability.at in FREE}
        """By Character: when an ability is used that is no action of a day step."""
        self.gifts = [_standing(card.id, card.ability.changes, card.ability.forbids) for card in self.characters]
        self.red_boxes = [_standing(card.id, card.changes) for card in self.locations]
        self.weathers = [_standing(card.id, card.changes) for card in self.events]

    def good(self, id_: str) -> int:
        """A good by name."""
        return self._good[id_]

    def sorts_of_medicine(self, name: str) -> int:
        """The token that is that medicine."""
        return next(number for number, good in enumerate(self.goods) if good.medicine == name)


def _sorts(goods: Sequence[Good]) -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for number, good in enumerate(goods):
        for name in good.sorts:
            found.setdefault(name, []).append(number)
    return {name: tuple(numbers) for name, numbers in found.items()}


def _standing(id_: str, changes: tuple[Change, ...], forbids: tuple[Ban, ...] = ()) -> Standing:
    return Standing(LastingCard(id=id_, changes=changes, forbids=forbids))
