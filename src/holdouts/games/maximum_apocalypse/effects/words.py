"""What all effects of the game share: their base, and choosing at what, whom and where."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.decision import Choose
from holdouts.engine.effects import Node
from holdouts.engine.state import Steps, at_once
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse.cards import NO_EFFECT
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.picks import AtPlace, Enough, Target, Whom
from holdouts.games.maximum_apocalypse.rules import harm
from holdouts.games.maximum_apocalypse.state import Apocalypse, Body, Foe

Count = Annotated[int, Meta(ge=1, le=20)]
CountOrAll = Annotated[int, Meta(ge=0, le=20)]
"""Zero stands for all there is."""

Prey = Literal["one", "three", "all", "it", "on-you", "rest-on-you", "rest-there"]
"""Monsters: one or up to three of one's choice, all in range, the one last aimed at, all attached to you, or all
others that are attached to you or stand where the last one was."""

CHOSEN = ("one", "three", "all")


class Word(Node, frozen=True, kw_only=True):
    """Base of the game's own nodes.

    `possible` says whether the target or the cost it needs is there; it is asked of every card in hand, so it must be
    cheap. A word that has none of its own can always be done. [MAX-CARD-6]
    """

    costs: ClassVar[bool] = False
    """Whether it is no reason to play a card, but must be possible: a price, a burden, a draw from one's own deck."""

    names_cause: ClassVar[bool] = False
    """Whether the chronicle names with it what it comes from."""

    lacks: ClassVar[Why] = NO_EFFECT
    """What speaks against it where it is not possible."""

    @property
    def personal(self) -> bool:
        """Whether it concerns one body of a pair, which the player names. [MAX-DOG-15]"""
        return False

    def resolve(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        """The dead do no more, and nothing more is asked of them."""
        return at_once() if world.survivors[deed.seat].dead else self.carry(world, deed)

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        """Do it, for somebody who is alive."""
        raise NotImplementedError


# --- monsters ---


def aim(world: Apocalypse, deed: Deed, among: list[tuple[int, int]], *instead: Enough) -> Steps[bool]:
    """Pick a monster, which the deed remembers; False if none was taken instead. [MAX-ACTION-8]"""
    options = [*(Target(seat, number) for seat, number in among), *instead]
    pick = yield Choose(deed.seat, options, rule=deed.rule, ask="aim")
    if isinstance(pick, Enough):
        return False
    deed.at = pick.seat
    deed.foe = world.survivors[pick.seat].foes[pick.foe]
    return True


def holder(world: Apocalypse, foe: Foe) -> int | None:
    """Whom a monster is attached to now; nobody if it is gone."""
    for seat, survivor in enumerate(world.survivors):
        for other in survivor.foes:
            if other is foe:
                return seat
    return None


def prey(world: Apocalypse, deed: Deed, at: Prey, reach: str) -> list[Foe]:
    """The monsters meant, where nobody has to choose."""
    survivors = world.survivors
    match at:
        case "it":
            return [] if deed.foe is None else [deed.foe]
        case "on-you":
            return list(survivors[deed.seat].foes)
        case "rest-on-you":
            return [foe for foe in survivors[deed.seat].foes if foe is not deed.foe]
        case "rest-there":
            if deed.at is None:
                return []
            place = survivors[deed.at].place
            return [foe for seat in world.here(place) for foe in survivors[seat].foes if foe is not deed.foe]
    return [survivors[seat].foes[number] for seat, number in world.foes_in_reach(deed.seat, reach)]


def in_sight(world: Apocalypse, seat: int, at: Prey, reach: str) -> bool:
    """Whether there is a monster to begin with. What follows from an earlier aim is no reason by itself."""
    if at in CHOSEN:
        return next(world.foes_in_reach(seat, reach), None) is not None
    return at == "on-you" and bool(world.survivors[seat].foes)


# --- people ---


def within_reach(world: Apocalypse, seat: int, reach: str) -> list[int]:
    """The living in range of a survivor, who comes first if in range too. [MAX-RANGE-8]"""
    if reach == "none":
        return world.clockwise(seat)
    survivors = world.survivors
    near = world.circle(survivors[seat].place, reach)
    return [other for other in world.clockwise(seat) if survivors[other].place in near]


def patients(world: Apocalypse, seats: list[int], wanting: Callable[[Body], bool]) -> list[Whom]:
    """The living bodies of these seats that are in want of something."""
    return [
        Whom(seat, number)
        for seat in seats
        for number, body in enumerate(world.survivors[seat].bodies)
        if not body.dead and wanting(body)
    ]


def ask_whom(deed: Deed, among: list[Whom], ask: str) -> Steps[Whom]:
    pick: Whom = yield Choose(deed.seat, among, rule=deed.rule, ask=ask)
    return pick


def as_whom(world: Apocalypse, seats: list[int]) -> list[Whom]:
    """Each of these survivors once, whatever number of bodies they have."""
    return [Whom(seat, living_body(world, seat, 0)) for seat in seats]


def living_body(world: Apocalypse, seat: int, body: int) -> int:
    """That body, or the other one if it is dead."""
    bodies = world.survivors[seat].bodies
    if bodies[body].dead:
        return next((number for number, other in enumerate(bodies) if not other.dead), body)
    return body


def is_hurt(world: Apocalypse, body: Body) -> bool:
    return body.hp < world.character(body).hp


def is_poisoned(body: Body) -> bool:
    return body.poison > 0


# --- places ---


def ask_where(deed: Deed, places: list[int], ask: str) -> Steps[int]:
    pick = yield Choose(deed.seat, [AtPlace(place) for place in places], rule=deed.rule, ask=ask)
    place: int = pick.place
    return place


def monster_of(deed: Deed) -> int | None:
    """The monster that does it, if one does."""
    return deed.foe.card if deed.foe is not None and kind_of(deed) == "monster" else None


def kind_of(deed: Deed) -> harm.Kind:
    """What kind of damage a deed does."""
    if deed.place is not None:
        return "tile"
    return "card" if deed.foe is None or deed.card is not None or deed.character is not None else "monster"
