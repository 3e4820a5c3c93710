"""Weapons in hand: taken up, changed, fired, put away. [TWM-COMBAT-4, TWM-COMBAT-7, TWM-COMBAT-36, TWM-RAID-1]"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.this_war_of_mine import fight_events
from holdouts.games.this_war_of_mine.household import DieName, Weapon
from holdouts.games.this_war_of_mine.picks import Lower, Shoot, TakeUp
from holdouts.games.this_war_of_mine.rules import goods
from holdouts.games.this_war_of_mine.rules.combat_dice import die_of
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import NONE, RAID, Person, Siege

NO_FIGHT = Why("no-fight")


class Aim(NamedTuple):
    """What somebody rolls with, and how often."""

    weapon: int
    die: DieName
    shots: int = 1


def weapon_of(siege: Siege, person: Person) -> Weapon | None:
    """What somebody has in hand."""
    return None if person.held == NONE else siege.book.goods[person.held].weapon


def changes(siege: Siege, people: Sequence[Person], store: list[int]) -> Iterator[TakeUp | Lower]:
    """One weapon each: out of the store, or one of their own in this fight. [TWM-COMBAT-4, TWM-COMBAT-36]"""
    if why_not_arm(siege) is not None:
        return
    for person in people:
        for good in siege.book.sorts["weapon"]:
            if good != person.held and (store[good] or good in person.arms) and good not in person.spoilt:
                yield TakeUp(person.card, good)
        if person.held != NONE:
            yield Lower(person.card)


def why_not_arm(siege: Siege) -> Why | None:
    """Weapons are taken up by Guards before a raid, and in a fight. [TWM-COMBAT-4, TWM-RAID-1]"""
    return None if siege.fighting or siege.phase == RAID else NO_FIGHT


def take_up(siege: Siege, person: Person, good: int, store: list[int]) -> None:
    """Once used, a weapon is bound to its user until the fight is over. [TWM-COMBAT-8, TWM-COMBAT-36]"""
    if good not in person.arms:
        store[good] -= 1
        person.arms.append(good)
    person.held = good
    siege.tell(fight_events.Armed(person=person.card, good=good, rule="TWM-COMBAT-4"))


def loaded(siege: Siege, person: Person, store: list[int]) -> bool:
    """Whether somebody is going to shoot. [TWM-COMBAT-15, TWM-COMBAT-16]"""
    arm = weapon_of(siege, person)
    return arm is not None and arm.firearm and store[siege.book.ammo] > 0


def aim(siege: Siege, person: Person, store: list[int], *, rule: str) -> Steps[Aim]:
    """What somebody rolls with: a shot costs Ammo, a second one another piece; a gun without Ammo is no use.
    [TWM-COMBAT-16, TWM-COMBAT-19, TWM-RAID-10]"""
    arm, ammo = weapon_of(siege, person), siege.book.ammo
    if arm is None or not arm.firearm:
        return Aim(person.held, die_of(siege, person.held))
    if not store[ammo]:
        return Aim(NONE, "grey")
    shots = 1
    if arm.shots > 1 and store[ammo] > 1:
        options = [Shoot(person.card, count) for count in range(1, min(arm.shots, store[ammo]) + 1)]
        pick = yield from choose(siege, options, rule="TWM-COMBAT-19", ask="shots", about={"person": person.card})
        shots = pick.shots
    goods.discard(siege, ammo, shots, store, what="used", rule=rule)
    return Aim(person.held, arm.die, shots)


def spoil(siege: Siege, person: Person) -> None:
    """Jammed, or lost: not to be used for the rest of the fight. [TWM-COMBAT-25]"""
    if person.held != NONE:
        person.spoilt.append(person.held)
        siege.tell(fight_events.WeaponFailed(person=person.card, good=person.held, rule="TWM-COMBAT-25"))
        person.held = NONE


def put_away(siege: Siege, store: list[int]) -> None:
    """All weapons go back where they came from."""
    for person in siege.group:
        for good in person.arms:
            store[good] += 1
        person.arms, person.spoilt, person.held = [], [], NONE
