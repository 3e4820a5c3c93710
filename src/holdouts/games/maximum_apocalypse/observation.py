"""What a seat of an apocalypse may know, as plain data: all that a bot ever gets. Drawn from a veiled state."""

from collections import Counter

from msgspec import Struct

from holdouts.engine.modifiers import reckon
from holdouts.engine.secrets import BACK
from holdouts.games.maximum_apocalypse.cards import Book, Mission
from holdouts.games.maximum_apocalypse.secrets import family_of
from holdouts.games.maximum_apocalypse.state import NONE, Apocalypse, Body, Survivor

Numbers = tuple[int, ...]


class Held(Struct, frozen=True):
    """Equipment in play."""

    card: int
    tokens: int
    uses: int
    used: bool
    fitted: Numbers


class Figure(Struct, frozen=True):
    """A Character on the table."""

    character: int
    hp: int
    most: int
    poison: int
    dead: bool
    guarded: bool
    gear: tuple[Held, ...]


class Threat(Struct, frozen=True):
    """A monster attached to somebody, with the hit points it has left."""

    monster: int
    hp: int
    stunned: bool


class Person(Struct, frozen=True):
    """A survivor."""

    seat: int
    place: int
    figures: tuple[Figure, ...]
    hunger: int
    track: int
    foes: tuple[Threat, ...]
    dead: bool
    hand: Numbers
    deck: int
    discard: Numbers
    actions: int
    start: int
    moved: bool
    searched: Numbers
    stopped: int | None
    power: int
    declined: Numbers
    """Who would not trade with them this turn."""

    @property
    def gear(self) -> list[Held]:
        return [held for figure in self.figures for held in figure.gear]

    @property
    def hp(self) -> int:
        """The hit points of the weakest living body."""
        return min((figure.hp for figure in self.figures if not figure.dead), default=0)


class Observation(Struct, frozen=True):
    """The whole table, as far as anybody can see."""

    book: Book
    mission: Mission
    seat: int
    active: int
    round: int
    people: tuple[Person, ...]
    grid: Numbers
    tiles: Numbers
    """The tile of each place; hidden ones are nothing."""
    gone: tuple[bool, ...]
    tokens: Numbers
    marks: tuple[bool, ...]
    marked: Numbers
    lying: tuple[tuple[int, int], ...]
    start: int
    goal: int | None
    far: Numbers
    """The tile of the objective lies among these places; empty: it may be anywhere."""
    supply: int
    unseen: dict[str, int]
    """How many tiles of each kind the mission takes that nobody has seen yet."""
    left: tuple[dict[str, int], ...]
    """How many cards of each family each Scavenge deck still holds."""
    discard: Numbers
    stored: Numbers
    samples: Numbers
    aside: Numbers
    work: int
    deadline: int
    message: bool
    merged: bool
    hand_limit: int

    @property
    def me(self) -> Person:
        return self.people[self.seat]


def observe(world: Apocalypse, seat: int) -> Observation:
    """All that the seat may know, out of the state as it is veiled for it."""
    book = world.book
    seen = Counter(world.tile(place).kind for place, up in enumerate(world.up) if up)
    return Observation(
        book=book,
        mission=world.card,
        seat=seat,
        active=world.active,
        round=world.round,
        people=tuple(_person(world, number, survivor) for number, survivor in enumerate(world.survivors)),
        grid=world.grid,
        tiles=tuple(tile if tile < BACK else NONE for tile in world.tiles),
        gone=tuple(world.gone),
        tokens=tuple(world.tokens),
        marks=tuple(mark > 0 for mark in world.marks),
        marked=tuple(world.marked),
        lying=tuple(world.lying),
        start=world.start,
        goal=world.goal,
        far=tuple(world.far),
        supply=world.supply,
        unseen={kind: left for kind, count in world.card.tiles.items() if (left := count - seen[kind]) > 0},
        left=tuple(dict(Counter(family_of(world, card) for card in deck)) for deck in world.scavenge),
        discard=tuple(world.scavenge_discard),
        stored=tuple(world.stored),
        samples=tuple(world.samples),
        aside=tuple(world.aside),
        work=world.work,
        deadline=world.deadline,
        message=world.message,
        merged=world.merged,
        hand_limit=world.hand_limit,
    )


def _person(world: Apocalypse, seat: int, survivor: Survivor) -> Person:
    kit = world.kits[survivor.kit]
    return Person(
        seat=seat,
        place=survivor.place,
        figures=tuple(_figure(world, body) for body in survivor.bodies),
        hunger=survivor.hunger,
        track=survivor.track,
        foes=tuple(
            Threat(foe.card, world.book.monsters[foe.card].hp - foe.wounds, bool(foe.stunned)) for foe in survivor.foes
        ),
        dead=survivor.dead,
        hand=tuple(kit.hand),
        deck=len(kit.deck),
        discard=tuple(kit.discard),
        actions=survivor.actions,
        start=survivor.start,
        moved=survivor.moved,
        searched=tuple(survivor.searched),
        stopped=survivor.entered if survivor.entered is not None and world.tile(survivor.entered).reactions else None,
        power=reckon(world, seat, "power", 0, [world.book.standings[one.card] for one in survivor.lasting]),
        declined=tuple(other for other, _, _ in survivor.declined),
    )


def _figure(world: Apocalypse, body: Body) -> Figure:
    return Figure(
        character=body.character,
        hp=body.hp,
        most=world.character(body).hp,
        poison=body.poison,
        dead=body.dead,
        guarded=body.guarded,
        gear=tuple(Held(held.card, held.tokens, held.uses, held.used, tuple(held.fitted)) for held in body.gear),
    )
