"""Wounds, healing, Poison and death. [MAX-POISON, MAX-END, MAX-DOG]"""

from collections.abc import Iterable
from typing import Literal

from holdouts.engine.decision import Choose
from holdouts.engine.modifiers import forbidden
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import TakeHit
from holdouts.games.maximum_apocalypse.rules import ending, gear, hands, tokens
from holdouts.games.maximum_apocalypse.state import Apocalypse, Body

Kind = Literal["monster", "card", "tile", "hunger", "poison"]


# --- damage ---


def hurt(world: Apocalypse, seat: int, body: int, amount: int, *, kind: Kind, by: int | None = None, rule: str) -> int:
    """One hit on one body; how much of it was really suffered. Nobody is buried yet. [MAX-MONSTER-7]

    Hunger is stopped only by what names it; Poison is a status no armour helps against. [MAX-HUNGER-6, MAX-POISON-3]
    """
    survivor = world.survivors[seat]
    victim = survivor.bodies[body]
    if victim.dead or amount <= 0:
        return 0
    if why := immunity(world, seat, victim, kind):
        world.tell(events.Unhurt(who=seat, character=victim.character, why=why, rule=rule))
        return 0
    less = min(amount, armour(world, seat, victim)) if victim.gear and kind in ("monster", "card", "tile") else 0
    amount -= less
    if not amount:
        world.tell(events.Unhurt(who=seat, character=victim.character, why="armour", rule=rule))
        return 0
    victim.hp = max(0, victim.hp - amount)
    who, left = victim.character, victim.hp
    world.tell(
        events.Hurt(who=seat, character=who, kind=kind, monster=by, count=amount, less=less, left=left, rule=rule)
    )
    return amount


def immunity(world: Apocalypse, seat: int, victim: Body, kind: Kind) -> Literal["sated", "guarded", "sheltered"] | None:
    """Why a hit of that kind does nothing at all, if it does."""
    if kind == "hunger":
        return "sated" if world.bars("hunger-damage", seat) else None
    if kind == "poison":
        return None
    if victim.guarded:
        return "guarded"
    return "sheltered" if sheltered(world, seat) else None


def sheltered(world: Apocalypse, seat: int) -> bool:
    """Safe on a Refuge, unless their latest turn began there. [MAX-FAQ-13]"""
    tile = world.tiles[world.survivors[seat].place]
    return forbidden(world, seat, "damage", (world.book.tile_standings[tile],)) is not None


def armour(world: Apocalypse, seat: int, body: Body) -> int:
    """How much a hit is weakened; armour that wears out counts its uses and goes."""
    total = 0
    armor = world.book.armor
    for worn in [held for held in body.gear if armor[held.card]]:
        total += armor[worn.card]
        if worn.uses:
            worn.uses -= 1
            world.tell(events.Wore(who=seat, card=worn.card, count=worn.uses, rule="MAX-EQUIP-1"))
            if not worn.uses:
                gear.lose_gear(world, seat, worn, rule="MAX-EQUIP-1")
    return total


def hurt_one(world: Apocalypse, seat: int, amount: int, *, kind: Kind, by: int | None = None, rule: str) -> Steps[None]:
    """Damage meant for one survivor; of two bodies the player picks who takes it. [MAX-DOG-15]"""
    if not world.survivors[seat].dead:
        body = yield from choose_body(world, seat, rule="MAX-DOG-15")
        hurt(world, seat, body, amount, kind=kind, by=by, rule=rule)
        bury(world)


def choose_body(world: Apocalypse, seat: int, *, rule: str) -> Steps[int]:
    """Which of the living bodies of a seat is meant. [MAX-DOG-6]"""
    if len(world.survivors[seat].bodies) == 1:
        return 0
    bodies = [TakeHit(number) for number, body in enumerate(world.survivors[seat].bodies) if not body.dead]
    pick = yield Choose(seat, bodies, rule=rule, ask="who-takes-it")
    chosen: int = pick.body
    return chosen


def hurt_all(
    world: Apocalypse, seats: Iterable[int], amount: int, *, kind: Kind, by: int | None = None, rule: str
) -> None:
    """Plain damage to several survivors hits every body. [MAX-DOG-15]"""
    for seat in seats:
        for body in range(len(world.survivors[seat].bodies)):
            hurt(world, seat, body, amount, kind=kind, by=by, rule=rule)
    bury(world)


# --- mending ---


def heal(world: Apocalypse, seat: int, body: int, amount: int, *, by: int | None = None, rule: str) -> None:
    """Never above the maximum; a healer's bonuses count for everyone they heal. [MAX-FAQ-12]"""
    patient = world.survivors[seat].bodies[body]
    if by is not None:
        amount += world.figure("healing", by)
    healed = min(amount, world.character(patient).hp - patient.hp)
    if healed > 0:
        patient.hp += healed
        world.tell(events.Healed(who=seat, character=patient.character, count=healed, left=patient.hp, rule=rule))


def poison(world: Apocalypse, seat: int, body: int, count: int, *, rule: str) -> None:
    """Tokens on the Character card, until a card cures them. [MAX-POISON-1, MAX-POISON-4]"""
    victim = world.survivors[seat].bodies[body]
    if not victim.dead:
        victim.poison += count
        world.tell(events.Poisoned(who=seat, character=victim.character, count=count, rule=rule))


def cure(world: Apocalypse, seat: int, body: int, *, rule: str) -> None:
    patient = world.survivors[seat].bodies[body]
    if patient.poison:
        patient.poison = 0
        world.tell(events.Cured(who=seat, character=patient.character, rule=rule))


# --- death ---


def bury(world: Apocalypse) -> None:
    """All who have no hit points left die, in turn order from the active player. [MAX-END-1, MAX-MONSTER-17]"""
    fallen = [body for survivor in world.survivors for body in survivor.bodies if body.hp <= 0 and not body.dead]
    if not fallen:
        return
    for seat in world.in_turn():
        survivor = world.survivors[seat]
        for number, body in enumerate(survivor.bodies):
            if body.hp <= 0 and not body.dead and not survivor.dead:
                die(world, seat, number, how="wounds", rule="MAX-END-1")


def die(world: Apocalypse, seat: int, body: int, *, how: str, rule: str) -> None:
    """One body dies; the seat goes on with the other, if there is one. [MAX-DOG-6, MAX-DOG-11, MAX-DOG-16]"""
    survivor = world.survivors[seat]
    dead = survivor.bodies[body]
    dead.dead, dead.hp, dead.poison = True, 0, 0
    world.tell(events.Died(who=seat, character=dead.character, how=how, rule=rule))
    if world.alive(seat):
        gear.strip(world, seat, dead)
    else:
        leave(world, seat)


def eliminate(world: Apocalypse, seat: int, *, how: str, rule: str) -> None:
    """A survivor is out of the game at once, with every body. [MAX-END-2, MAX-END-3]"""
    for body in world.survivors[seat].bodies:
        if not body.dead:
            body.dead, body.hp, body.poison = True, 0, 0
            world.tell(events.Died(who=seat, character=body.character, how=how, rule=rule))
    leave(world, seat)


def leave(world: Apocalypse, seat: int) -> None:
    """What a dead survivor leaves behind: tokens for monsters, Scavenge cards to pick up. [MAX-END-4..6]"""
    survivor = world.survivors[seat]
    survivor.dead = True
    shared = any(other.kit == survivor.kit and not other.dead for other in world.survivors)
    own = () if shared else tuple(card for card in world.kit_of(seat).hand if not world.is_scavenge(card))
    monsters = tuple(foe.card for foe in survivor.foes)
    world.tell(events.Eliminated(who=seat, cards=own, monsters=monsters, rule="MAX-END-4"))
    for body in survivor.bodies:
        gear.strip(world, seat, body)
    if not shared:
        hands.leave_cards(world, seat)
    survivor.foes = []
    world.monster_discard += monsters
    if world.sudden_death:
        ending.lose(world, "first-death", rule="MAX-END-9")
    if not world.living():
        ending.lose(world, "all-dead", rule="MAX-END-7")
    for _ in monsters:
        tokens.put_token(world, survivor.place, rule="MAX-END-4")
