"""The cards and tiles of Maximum Apocalypse: what stands on them, and the book that holds them all."""

from collections.abc import Sequence
from itertools import chain
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

from msgspec import Meta, field

from holdouts.engine.conditions import Condition
from holdouts.engine.content import Pack, merge
from holdouts.engine.effects import Effect, branches
from holdouts.engine.modifiers import Ban, Change, LastingCard, Standing, heard, speakers
from holdouts.engine.shelves import Card, Part, Shelves, copied, grouped, numbered
from holdouts.engine.why_not import Why

Copies = Annotated[int, Meta(ge=1, le=20)]
Small = Annotated[int, Meta(ge=0, le=40)]
Effects = tuple[Effect, ...]
Conditions = tuple[Condition, ...]
Colour = Literal["red", "green", "blue"]
Reach = Literal["none", "short", "medium", "long"]
"""How far: nobody but its own, the same tile, one tile further, or one to two tiles away. [MAX-RANGE]"""

HOME = "van"
"""The kind of tile where survivors start and end, unless a mission names another."""

COLOURS: tuple[Colour, ...] = ("red", "green", "blue")
SETS = ("zombie", "mutant", "robot", "alien")


class InForce(LastingCard, frozen=True, kw_only=True):
    """What changes, forbids or listens as long as it is in play: Equipment, a monster, the tile one stands on."""

    figures: ClassVar[frozenset[str]] = frozenset()
    """The figures of the rules such a card may change."""
    deeds: ClassVar[frozenset[str]] = frozenset()
    """What such a card may forbid."""

    def __post_init__(self) -> None:
        for change in self.changes:
            if change.change not in self.figures:
                raise ValueError(f"`{change.change}` cannot be changed by `{self.id}`")
        for ban in self.forbids:
            if ban.forbid not in self.deeds:
                raise ValueError(f"`{ban.forbid}` cannot be forbidden by `{self.id}`")

    def adds(self, figure: str) -> int:
        """How much more of a figure it always gives."""
        return sum([change.by or 0 for change in self.changes if change.change == figure and change.given is None])

    def bans(self, deed: str) -> bool:
        """Whether there is a deed it forbids, always or at times."""
        return any(ban.forbid == deed for ban in self.forbids)


Design = Card | InForce
"""What lies on a shelf."""


class Answer(Part, frozen=True, kw_only=True):
    """What Equipment lets its owner do, at a price, when a monster comes or strikes."""

    when: Literal["before-draw", "drawn", "damaged"]
    cost: Literal["discard", "token"]
    effects: Effects = ()
    """Nothing here means that the Monster draw is skipped."""


class PlayCard(InForce, frozen=True, kw_only=True):
    """A card that is played from the hand: an Instant, or Equipment that stays."""

    figures: ClassVar[frozenset[str]] = frozenset({"armor", "power", "healing", "stealth", "storage", "searched"})
    deeds: ClassVar[frozenset[str]] = frozenset({"sneaking", "being-sent-back"})

    copies: Copies = 1
    equipment: bool = False
    needs: Conditions = ()
    """Conditions for playing it. [MAX-CARD-6]"""
    effects: Effects = ()
    """What an Instant does."""
    storage: Small = 0
    ammo: Small = 0
    """Tokens it comes into play with."""
    fuelled: bool = False
    """Its tokens are fuel, not ammunition. [MAX-EQUIP-9]"""
    action: Effects = ()
    action_needs: Conditions = ()
    free: Effects = ()
    """Free, once per turn."""
    free_needs: Conditions = ()
    discard: Effects = ()
    """Discard this card to do it. [MAX-KEYWORD-6]"""
    equip: Effects = ()
    hits: Small = 0
    """Armour that is used up: it goes after so many hits. Zero: it lasts."""
    answer: Answer | None = None
    several: bool = False
    """A Character may have more than one of that name in play. [MAX-EQUIP-4]"""
    shoots_arrows: bool = False
    """It is what cards with arrows need."""
    worn_by_dog: bool = False
    weapon: bool = False
    """Equipment whose text deals damage."""

    @property
    def fitted_power(self) -> int:
        """How much harder a weapon hits on which this card lies."""
        return sum(getattr(effect, "power", 0) for effect in self.effects)

    @property
    def until_reload(self) -> bool:
        """Whether it lies on a weapon only until that is reloaded."""
        return any(getattr(effect, "until_reload", False) for effect in self.effects)


class SurvivorCard(PlayCard, frozen=True, kw_only=True):
    """A card of a survivor's own deck of thirty."""

    owner: str


class Scavenge(PlayCard, frozen=True, kw_only=True):
    """A card found by searching."""

    family: str
    """What missions call it: food, fuel, medkit, ammo and so on. [MAX-SETUP-6]"""
    on_draw: Literal["", "equip-or-discard", "discard", "ambush"] = ""
    item: bool = False
    """It exists only for missions, where nothing discards it. [MAX-MISSION-3]"""
    in_play: bool = False
    """Gained or picked up it goes straight into play. [MAX-FREE-11]"""


class Innate(Part, frozen=True, kw_only=True):
    """The ability on the fed side of a Character card."""

    action: Effects = ()
    starts_with: str = ""
    """Equipment that starts in play, and goes back into the deck when its owner starves. [MAX-SETUP-16]"""


class Character(Card, frozen=True, kw_only=True):
    """A two-sided Character card: fed and starving."""

    hp: Annotated[int, Meta(ge=1, le=60)]
    stealth: Small
    starving_stealth: Small
    storage: Small = 4
    innate: Innate = Innate()
    companion: str = ""
    """The Character that comes along: the Veteran's Dog. [MAX-DOG-1]"""
    playable: bool = True


class Aura(Part, frozen=True, kw_only=True):
    """What a monster in play adds to its set, itself included, and forbids survivors, as far as it reaches."""

    reach: Literal["medium", "everywhere"]
    changes: tuple[Change, ...] = ()
    forbids: tuple[Ban, ...] = ()

    def __post_init__(self) -> None:
        for change in self.changes:
            if change.change not in ("damage", "armor") or change.by is None or change.given is not None:
                raise ValueError(f"An aura cannot change `{change.change}` like that")
        for ban in self.forbids:
            if ban.forbid != "sneaking" or ban.given is not None:
                raise ValueError(f"An aura cannot forbid `{ban.forbid}` like that")

    def lends(self, figure: str) -> int:
        """How much more of a figure it gives to the monsters of its set."""
        return sum([change.by or 0 for change in self.changes if change.change == figure])

    @property
    def watches(self) -> bool:
        """Whether no survivor in reach passes a Stealth test against tokens."""
        return bool(self.forbids)


class Monster(InForce, frozen=True, kw_only=True):
    """A Monster card, or a Boss."""

    figures: ClassVar[frozenset[str]] = frozenset({"damage"})
    deeds: ClassVar[frozenset[str]] = frozenset({"short-aim"})

    set: Literal["zombie", "mutant", "robot", "alien"]
    copies: Copies = 1
    hp: Annotated[int, Meta(ge=1, le=99)]
    damage: Small
    reach: Reach = "none"
    boss: bool = False
    sample: str = ""
    """What it counts as where samples are collected."""
    draw: Effects = ()
    attack: Effects = ()
    """For each survivor who was really hurt. [MAX-MONSTER-8]"""
    destroy: Effects = ()
    aura: Aura | None = None


class Tile(InForce, frozen=True, kw_only=True):
    """A location tile. Tiles of one kind differ in number and colour, and share a name."""

    named_by: ClassVar[str] = "kind"
    deeds: ClassVar[frozenset[str]] = frozenset({"damage"})

    kind: str
    tone: Literal["self", "water", "wild", "dust", "town", "works", "peril"]
    """Its colour."""
    search: tuple[Colour, ...] = ()
    spawn: Annotated[int, Meta(ge=0, le=12)] = 0
    """Its spawn number; none on a tile that the dice never touch."""
    reveal: Effects = ()
    enter: Effects = ()
    end: Effects = ()
    action: Effects = ()
    action_needs: Conditions = ()
    sends_back: bool = False
    """A Stealth test on entering; failure sends the survivor back."""


class Goods(Part, frozen=True, kw_only=True):
    """So many cards of a family."""

    family: str
    count: Annotated[int, Meta(ge=1, le=40)]


Area = tuple[int, int, int, int]
"""A part of a ready-made map: its top, left, bottom and right."""

Cell = tuple[int, int]
"""Row and column of a ready-made map, both counted from 1."""


class Shape(Part, frozen=True, kw_only=True):
    """A ready-made map. [MAX-SETUP-7, MAX-MISSION-8]"""

    rows: tuple[int, ...]
    """How many tiles lie in each row, the farthest row first; tiles with a set place inside the rows count."""
    fixed: dict[str, Cell]
    """Kinds of tiles that lie face up at a set place, inside the rows or beside them, in the order they are laid."""
    far: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Kinds of tiles that lie only in these rows."""
    only: bool = False
    """The mission is played on this map and on no other."""


class Find(Part, frozen=True, kw_only=True):
    """What an objective token does for the first survivor who gets there."""

    gain: dict[str, int] = field(default_factory=dict)
    """Cards out of those set aside, by family. [MAX-MISSION-6]"""
    boss: Literal["", "before", "after"] = ""
    """Whether the Boss attaches, before or after that."""


class Tokens(Part, frozen=True, kw_only=True):
    """Objective tokens laid on hidden tiles. [MAX-MISSION-5]"""

    role: Literal["find", "sight", "contact", "launcher", "nest", "machine"]
    """What they are: a find for the first who comes, a Boss for whoever reveals it, somebody to meet unseen, something
    to destroy on the spot, monsters to drive out, or a tile to burn down from next to it."""
    count: Annotated[int, Meta(ge=1, le=3)] = 1
    from_start: Small = 0
    """At least so far from the start tile."""
    apart: Small = 0
    """At least so far from each other."""
    guarded: Small = 0
    """With so many Monster tokens on the same tile."""
    areas: tuple[Area, ...] = ()
    """On the ready-made map only inside: top, left, bottom, right. One for each token, or one for all."""
    finds: tuple[Find, ...] = ()
    """What each of them does; several are laid mixed."""

    @property
    def connected(self) -> bool:
        """Whether they lie only where the loss of the tiles would not cut the map in two. [MAX-MISSION-8]"""
        return self.role == "machine"

    @property
    def mixed(self) -> bool:
        """Whether the tokens differ, and nobody knows which is which before getting there."""
        return len(self.finds) > 1


class Work(Part, frozen=True, kw_only=True):
    """What the mission lets survivors do for actions."""

    kind: Literal["rescue", "defuse", "repair", "recover", "demolish", "burn"]
    cost: Annotated[int, Meta(ge=1, le=9)] = 1
    """How many actions, by whomever, until it is done."""
    place: str = ""
    """The kind of tile it is done on; nothing here: wherever an objective token lies."""
    parts: Literal["", "held", "instead", "besides"] = ""
    """Cards that whoever works must have in hand, that pay instead of an action, or that each action uses up."""
    parts_of: str = ""
    """The family of these cards."""
    gain: dict[str, int] = field(default_factory=dict)
    """Cards out of those set aside, for whoever finishes it."""

    @property
    def holding(self) -> str:
        """The family of a card that whoever works must have in hand."""
        return self.parts_of if self.parts == "held" else ""


class Needs(Part, frozen=True, kw_only=True):
    """What must be true for the team to win, beside being alive. [MAX-END-10]"""

    goods: tuple[Goods, ...] = ()
    """Cards stored at the place, or held by survivors who stand there. Fuel stands here as the others do."""
    gathered: bool = True
    """All living survivors are there."""
    unharried: bool = False
    """No monster is attached to anybody."""
    person: str = ""
    """The family of a card that is somebody who must be there."""
    message: str = ""
    """The family of a card that may carry a message, which does instead of that person."""
    samples: tuple[Goods, ...] = ()
    """Killed monsters that lie with the mission, by what they count as."""
    tokens_gone: bool = False
    all_revealed: bool = False
    work_done: bool = False


class Mission(Card, frozen=True, kw_only=True):
    """A mission card: its figures, its map, its decks, and what it takes. [MAX-MISSION-1]"""

    number: str
    difficulty: Literal["very-easy", "easy", "normal", "hard", "very-hard"]
    set: Literal["zombie", "mutant", "robot", "alien"]
    boss: Literal["none", "arrival", "token", "under", "lower-half", "shuffled", "in-and-under"]
    """How it comes in: when somebody first gets to `boss_place`, by an objective token, or out of the deck."""
    boss_with: Small = 0
    """With so many Monster cards the Boss is shuffled and put under the deck."""
    boss_place: str = ""
    start: str = HOME
    """The kind of tile the survivors start on; it lies face up. [MAX-MISSION-9]"""
    place: str = HOME
    """The kind of tile where the mission wants people and cards brought."""
    tiles: dict[str, int]
    """How many of each kind, the Van not counted."""
    decks: tuple[dict[str, int], dict[str, int], dict[str, int]]
    """Families and counts of the red, green and blue deck."""
    aside: dict[str, int] = field(default_factory=dict)
    starts_with: dict[str, int] = field(default_factory=dict)
    """Cards out of those set aside that the players share out before the first turn."""
    starting_monsters: bool = True
    tokens: Tokens | None = None
    work: Work | None = None
    countdown: Small = 0
    """Rounds to get away once the work is done. [MAX-MISSION-7]"""
    crumbles: bool = False
    """A spawn roll of 7 reveals or removes an outermost tile."""
    shape: Shape
    needs: Needs

    @property
    def bosses(self) -> int:
        """How many Bosses the mission uses. [MAX-SETUP-4]"""
        return {"none": 0, "shuffled": 2, "in-and-under": 2}.get(self.boss, 1)


NO_EFFECT = Why("no-effect")
NO_TEXT = Why("no-text")


class Offer(NamedTuple):
    """What must be there for a text to be on offer, each with what is said where it is not. [MAX-CARD-6]"""

    needs: tuple[tuple[Condition, Why], ...]
    prices: tuple[tuple[Effect, Why], ...]
    """Costs that cannot always be paid."""
    gains: Effects
    sure: bool
    """Whether it does something whenever it can be paid."""
    lacks: Why
    """Why it would do nothing."""


def offer(effects: Effects, needs: Conditions = ()) -> Offer:
    """The text of a card, sorted into what it asks and what it gives."""
    costs = tuple(effect for effect in effects if getattr(effect, "costs", False))
    gains = tuple(effect for effect in effects if not getattr(effect, "costs", False))
    return Offer(
        needs=tuple((need, Why("need", {"need": need})) for need in needs),
        prices=tuple((cost, _lack(cost)) for cost in costs if not always_possible(cost)),
        gains=gains,
        sure=any(map(always_possible, gains)) if gains else bool(costs),
        lacks=_lack(gains[0]) if gains else NO_TEXT,
    )


def _lack(effect: Effect) -> Why:
    """What an effect lacks where it is not possible; of a choice, what its first way lacks."""
    for way in branches(effect):
        return _lack(way[0])
    lacks: Why = getattr(effect, "lacks", NO_EFFECT)
    return lacks


def always_possible(effect: Effect) -> bool:
    """Whether an effect never looks at the table before it says that it can be done."""
    return type(effect).possible is Effect.possible


def _standing(card: PlayCard) -> Standing:
    """What Equipment says while it is in play, or an Instant as long as what it does lasts."""
    if card.equipment:
        return Standing(card)

    def said(part: str) -> tuple[Any, ...]:
        return tuple(chain(*(getattr(effect, part, ()) for effect in card.effects)))

    changes, forbids, reactions = said("changes"), said("forbids"), said("reactions")
    return Standing(LastingCard(id=card.id, changes=changes, forbids=forbids, reactions=reactions))


SHELVES: dict[str, type[Card] | type[InForce]] = {
    "characters": Character,
    "survivor-cards": SurvivorCard,
    "scavenge": Scavenge,
    "monsters": Monster,
    "tiles": Tile,
    "missions": Mission,
}


class Book(Shelves):
    """All cards of a table's packs. A card in play is a number that points in here; the book never changes."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        shelves: dict[str, tuple[Any, ...]] = merge(packs)
        self.characters: list[Character] = list(shelves["characters"])
        self.cards: list[PlayCard] = copied([*shelves["survivor-cards"], *shelves["scavenge"]])
        self.first_scavenge: int = sum(card.copies for card in shelves["survivor-cards"])
        self.monsters: list[Monster] = copied(shelves["monsters"])
        self.is_boss = [monster.boss for monster in self.monsters]
        ranks = [(monster.set, monster.boss) for monster in self.monsters]
        self.sets = {set_: [number for number, rank in enumerate(ranks) if rank == (set_, False)] for set_ in SETS}
        self.bosses = {set_: [number for number, rank in enumerate(ranks) if rank == (set_, True)] for set_ in SETS}
        """The Monsters of each set, the ordinary ones and the Bosses."""
        self.tiles: list[Tile] = list(shelves["tiles"])
        self.missions: list[Mission] = list(shelves["missions"])
        self.owners = [card.owner if isinstance(card, SurvivorCard) else "" for card in self.cards]
        numbers = {character.id: number for number, character in enumerate(self.characters)}
        self.owner_numbers = [numbers.get(owner, -1) for owner in self.owners]
        """The Character each survivor card belongs to."""
        self.names = [card.id for card in self.cards]
        """Cards of both shelves with one id bear the same printed name. [MAX-EQUIP-6]"""
        self.families = [card.family if isinstance(card, Scavenge) else "" for card in self.cards]
        self.hazards = [isinstance(card, Scavenge) and card.on_draw in ("ambush", "discard") for card in self.cards]
        """Cards that make searching harder. [MAX-VARIANT-1]"""
        self.items = [isinstance(card, Scavenge) and card.item for card in self.cards]
        """Cards that exist only for missions. [MAX-MISSION-3]"""
        self.decks = grouped(self.owners)
        """The cards of each survivor."""
        self.stocks = grouped(self.families)
        """The Scavenge cards of each family."""
        self.family_numbers = numbered(self.families)
        self.kinds = [tile.kind for tile in self.tiles]
        self.places = grouped(self.kinds)
        self.plays = [offer(card.effects, card.needs) for card in self.cards]
        self.lets_play = [any(getattr(do, "lets_play", False) for do in card.effects) for card in self.cards]
        """Whether an Instant lets somebody play other cards."""
        self.uses = [offer(card.action, card.action_needs) for card in self.cards]
        self.frees = [offer(card.free, card.free_needs) for card in self.cards]
        self.spends = [offer(card.discard) for card in self.cards]
        self.tile_actions = [offer(tile.action, tile.action_needs) for tile in self.tiles]
        self.innates = [offer(character.innate.action) for character in self.characters]
        self.searches = [[COLOURS.index(colour) for colour in COLOURS if colour in tile.search] for tile in self.tiles]
        """The Scavenge decks each tile names, in their order."""
        self.spawns = [tile.spawn for tile in self.tiles]
        self.answering = [card.answer.when if card.answer is not None else "" for card in self.cards]
        """When Equipment answers a monster."""
        self.ammo_weapons = [card.weapon and card.ammo > 0 and not card.fuelled for card in self.cards]
        """Weapons that hold ammunition, not fuel."""
        self.acting = [bool(card.action) for card in self.cards]
        """Whether Equipment can be used for an action."""
        self.gifted = [bool(card.free or card.discard) for card in self.cards]
        """Whether Equipment can do something without an action."""
        self.room = [card.adds("storage") - card.storage for card in self.cards]
        """How each card changes the storage of whoever has it in play."""
        self.standings = [_standing(card) for card in self.cards]
        self.monster_standings = [Standing(monster) for monster in self.monsters]
        self.tile_standings = [Standing(tile) for tile in self.tiles]
        self.heard = heard([*self.standings, *self.monster_standings, *self.tile_standings])
        """The moments that any card of the packs listens to."""
        self.speakers = speakers(self.standings)
        """The Equipment and the Instants that speak of each figure, deed and moment."""
        self.armor = [card.adds("armor") for card in self.cards]
        self.auras = [monster.aura for monster in self.monsters]
        """What each monster brings about around it: mostly nothing."""
        self.veiled = [monster.bans("short-aim") for monster in self.monsters]
        """Whether effects of Short range cannot aim at a monster."""
