"""Wounds, healing, Poison and death. [MAX-POISON, MAX-END, MAX-DOG]"""

from collections.abc import Iterable
from typing import Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import TakeHit
from holdouts.games.maximum_apocalypse.rules import ending, gear, hands, tokens
from holdouts.games.maximum_apocalypse.state import NONE, Apocalypse, Body

Kind = Literal["monster", "card", "tile", "hunger", "poison"]


# --- damage ---


def hurt(a: Apocalypse, seat: int, body: int, amount: int, *, kind: Kind, rule: str) -> int:
    """One hit on one body; how much of it was really suffered. Nobody is buried yet. [MAX-MONSTER-7]

    Hunger is stopped only by what names it; Poison is a status no armour helps against. [MAX-HUNGER-6, MAX-POISON-3]
    """
    survivor = a.survivors[seat]
    victim = survivor.bodies[body]
    if victim.dead or amount <= 0:
        return 0
    if kind == "hunger":
        amount = 0 if survivor.sated else amount
    elif kind != "poison":
        if victim.guarded or sheltered(a, seat):
            amount = 0
        elif victim.gear:
            amount = max(0, amount - armour(a, seat, victim))
    if not amount:
        a.tell(events.Unhurt(who=seat, character=victim.character, rule=rule))
        return 0
    victim.hp = max(0, victim.hp - amount)
    a.tell(events.Hurt(who=seat, character=victim.character, count=amount, left=victim.hp, rule=rule))
    return amount


def sheltered(a: Apocalypse, seat: int) -> bool:
    """Safe on a Refuge, unless their latest turn began there. [MAX-FAQ-13]"""
    survivor = a.survivors[seat]
    return survivor.start != survivor.place and a.tile(survivor.place).shelter


def armour(a: Apocalypse, seat: int, body: Body) -> int:
    """How much a hit is weakened; armour that wears out counts its uses and goes."""
    total = 0
    armoured = a.book.armoured
    for worn in [held for held in body.gear if armoured[held.card]]:
        passive = a.design(worn.card).passive
        total += passive.armor
        if passive.armor_uses:
            worn.uses -= 1
            if not worn.uses:
                gear.lose_gear(a, seat, worn, rule="MAX-EQUIP-1")
    return total


def hurt_one(a: Apocalypse, seat: int, amount: int, *, kind: Kind, rule: str) -> Steps[None]:
    """Damage meant for one survivor; of two bodies the player picks who takes it. [MAX-DOG-15]"""
    if not a.survivors[seat].dead:
        body = yield from choose_body(a, seat, rule="MAX-DOG-15")
        hurt(a, seat, body, amount, kind=kind, rule=rule)
        bury(a)


def choose_body(a: Apocalypse, seat: int, *, rule: str) -> Steps[int]:
    """Which of the living bodies of a seat is meant. [MAX-DOG-6]"""
    if len(a.survivors[seat].bodies) == 1:
        return 0
    bodies = [TakeHit(number) for number, body in enumerate(a.survivors[seat].bodies) if not body.dead]
    pick = yield Choose(seat, bodies, rule=rule, ask="who-takes-it")
    chosen: int = pick.body
    return chosen


def hurt_all(a: Apocalypse, seats: Iterable[int], amount: int, *, kind: Kind, rule: str) -> None:
    """Plain damage to several survivors hits every body. [MAX-DOG-15]"""
    for seat in seats:
        for body in range(len(a.survivors[seat].bodies)):
            hurt(a, seat, body, amount, kind=kind, rule=rule)
    bury(a)


# --- mending ---


def heal(a: Apocalypse, seat: int, body: int, amount: int, *, by: int = NONE, rule: str) -> None:
    """Never above the maximum; a healer's bonuses count for everyone they heal. [MAX-FAQ-12]"""
    patient = a.survivors[seat].bodies[body]
    if patient.dead:
        return
    if by != NONE:
        amount += sum(a.design(held.card).passive.medic for held in a.gear(by))
    healed = min(amount, a.character(patient).hp - patient.hp)
    if healed > 0:
        patient.hp += healed
        a.tell(events.Healed(who=seat, character=patient.character, count=healed, left=patient.hp, rule=rule))


def poison(a: Apocalypse, seat: int, body: int, count: int, *, rule: str) -> None:
    """Tokens on the Character card, until a card cures them. [MAX-POISON-1, MAX-POISON-4]"""
    victim = a.survivors[seat].bodies[body]
    if not victim.dead:
        victim.poison += count
        a.tell(events.Poisoned(who=seat, character=victim.character, count=count, rule=rule))


def cure(a: Apocalypse, seat: int, body: int, *, rule: str) -> None:
    patient = a.survivors[seat].bodies[body]
    if patient.poison:
        patient.poison = 0
        a.tell(events.Cured(who=seat, character=patient.character, rule=rule))


# --- death ---


def bury(a: Apocalypse) -> None:
    """All who have no hit points left die, in turn order from the active player. [MAX-END-1, MAX-MONSTER-17]"""
    fallen = [body for survivor in a.survivors for body in survivor.bodies if body.hp <= 0 and not body.dead]
    if not fallen:
        return
    for seat in a.in_turn():
        survivor = a.survivors[seat]
        for number, body in enumerate(survivor.bodies):
            if body.hp <= 0 and not body.dead and not survivor.dead:
                die(a, seat, number, how="wounds", rule="MAX-END-1")


def die(a: Apocalypse, seat: int, body: int, *, how: str, rule: str) -> None:
    """One body dies; the seat goes on with the other, if there is one. [MAX-DOG-6, MAX-DOG-11, MAX-DOG-16]"""
    survivor = a.survivors[seat]
    dead = survivor.bodies[body]
    dead.dead, dead.hp, dead.poison = True, 0, 0
    a.tell(events.Died(who=seat, character=dead.character, how=how, rule=rule))
    if a.alive(seat):
        gear.strip(a, seat, dead)
    else:
        leave(a, seat)


def eliminate(a: Apocalypse, seat: int, *, how: str, rule: str) -> None:
    """A survivor is out of the game at once, with every body. [MAX-END-2, MAX-END-3]"""
    survivor = a.survivors[seat]
    if survivor.dead:
        return
    for body in survivor.bodies:
        if not body.dead:
            body.dead, body.hp, body.poison = True, 0, 0
            a.tell(events.Died(who=seat, character=body.character, how=how, rule=rule))
    leave(a, seat)


def leave(a: Apocalypse, seat: int) -> None:
    """What a dead survivor leaves behind: tokens for monsters, Scavenge cards to pick up. [MAX-END-4..6]"""
    survivor = a.survivors[seat]
    survivor.dead = True
    a.tell(events.Eliminated(who=seat, rule="MAX-END-4"))
    for body in survivor.bodies:
        gear.strip(a, seat, body)
    if not any(other.kit == survivor.kit and not other.dead for other in a.survivors):
        hands.leave_cards(a, seat)
    foes, survivor.foes = survivor.foes, []
    a.monster_discard += [foe.card for foe in foes]
    if a.sudden_death:
        ending.lose(a, "first-death", rule="MAX-END-9")
    if not a.living():
        ending.lose(a, "all-dead", rule="MAX-END-7")
    for _ in foes:
        tokens.put_token(a, survivor.place, rule="MAX-END-4")
