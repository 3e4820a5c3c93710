"""Weapons in hand: what may be taken up, what is fired, what jams, and what goes back. [TWM-COMBAT]"""

import pytest

from holdouts.games.this_war_of_mine.fight_events import Armed, WeaponFailed
from holdouts.games.this_war_of_mine.picks import Lower, Shoot, TakeUp
from holdouts.games.this_war_of_mine.rules import arms
from holdouts.games.this_war_of_mine.state import NONE
from holdouts.testing import rule, shelter


def armed(held: str = "", **goods):
    """Boris and Katia are in a fight at home, Boris with something in hand, these goods in Storage."""
    table = shelter().people("boris", "katia").storage(**goods).arrange(fighting=True)
    siege = table.state
    if held:
        good = siege.book.good(held)
        siege.box[good] -= 1
        table.arrange(table.who("boris"), held=good, arms=[good])
    return table


def result(steps, *answers):
    """What steps come to, and the options of each question on the way."""
    asked, waiting = [], list(answers)
    try:
        decision = next(steps)
        while True:
            asked.append(decision.options(0))
            decision = steps.send(waiting.pop(0))
    except StopIteration as done:
        return done.value, asked


@rule("TWM-COMBAT-4", "TWM-COMBAT-36")
def test_a_weapon_is_taken_out_of_the_store_or_out_of_ones_own_hands():
    table = armed("pistol", knife=1)
    siege = table.state
    boris, katia = siege.group
    knife = siege.book.good("knife")
    assert list(arms.changes(siege, siege.group, siege.storage)) == [
        TakeUp(boris.card, knife),
        Lower(boris.card),
        TakeUp(katia.card, knife),
    ]
    boris.held = NONE
    assert TakeUp(boris.card, siege.book.good("pistol")) in list(arms.changes(siege, [boris], siege.storage))
    boris.spoilt = [knife]
    assert TakeUp(boris.card, knife) not in list(arms.changes(siege, siege.group, siege.storage))
    assert TakeUp(katia.card, knife) in list(arms.changes(siege, siege.group, siege.storage))


@rule("TWM-COMBAT-4", "TWM-RAID-1")
@pytest.mark.parametrize(
    ("fighting", "phase", "may"), [(True, "day", True), (False, "raid", True), (False, "day", False)]
)
def test_weapons_are_taken_up_in_a_fight_and_before_a_raid_only(fighting, phase, may):
    siege = armed("pistol", knife=1).state
    siege.fighting, siege.phase = fighting, phase
    assert bool(list(arms.changes(siege, siege.group, siege.storage))) is may
    assert (arms.why_not_arm(siege) is None) is may


@rule("TWM-COMBAT-8", "TWM-COMBAT-36")
def test_a_weapon_leaves_the_store_once_however_often_it_is_taken_up():
    table = armed(knife=1, hatchet=1)
    siege = table.now
    boris = siege.group[0]
    knife, hatchet = siege.book.good("knife"), siege.book.good("hatchet")
    for good in (knife, hatchet, knife):
        arms.take_up(siege, boris, good, siege.storage)
    assert (siege.storage[knife], siege.storage[hatchet]) == (0, 0)
    assert (boris.held, boris.arms) == (knife, [knife, hatchet])
    assert [(told.person, told.good) for told in table.told(Armed)] == [
        (boris.card, good) for good in (knife, hatchet, knife)
    ]
    arms.put_away(siege, siege.storage)
    assert (siege.storage[knife], siege.storage[hatchet]) == (1, 1)
    assert (boris.held, boris.arms, boris.spoilt) == (NONE, [], [])


@rule("TWM-COMBAT-15", "TWM-COMBAT-16")
@pytest.mark.parametrize(
    ("held", "ammo", "shoots"), [("pistol", 1, True), ("pistol", 0, False), ("knife", 1, False), ("", 1, False)]
)
def test_somebody_shoots_who_holds_a_firearm_and_has_ammo(held, ammo, shoots):
    siege = armed(held, ammo=ammo).state
    assert arms.loaded(siege, siege.group[0], siege.storage) is shoots


@rule("TWM-COMBAT-9", "TWM-COMBAT-16", "TWM-COMBAT-19")
@pytest.mark.parametrize(
    ("held", "ammo", "die", "shots", "left", "choices"),
    [
        ("", 2, "grey", 1, 2, []),
        ("knife", 2, "yellow", 1, 2, []),
        ("pistol", 0, "grey", 1, 0, []),
        ("pistol", 2, "red", 1, 1, []),
        ("assault-rifle", 1, "red", 1, 0, []),
        ("assault-rifle", 2, "red", 2, 0, [[1, 2]]),
        ("assault-rifle", 3, "red", 2, 1, [[1, 2]]),
    ],
)
def test_a_shot_costs_ammo_and_a_weapon_that_fires_twice_may_fire_twice(held, ammo, die, shots, left, choices):
    siege = armed(held, ammo=ammo).state
    boris = siege.group[0]
    aim, asked = result(
        arms.aim(siege, boris, siege.storage, rule="TWM-COMBAT-16"), *[Shoot(boris.card, shots) for _ in choices]
    )
    assert asked == [[Shoot(boris.card, count) for count in one] for one in choices]
    assert (aim.die, aim.shots) == (die, shots)
    assert aim.weapon == (NONE if die == "grey" else siege.book.good(held))
    assert siege.storage[siege.book.ammo] == left


@rule("TWM-COMBAT-19")
def test_whoever_could_fire_twice_may_fire_once():
    siege = armed("assault-rifle", ammo=2).state
    boris = siege.group[0]
    aim, _ = result(arms.aim(siege, boris, siege.storage, rule="TWM-COMBAT-16"), Shoot(boris.card, 1))
    assert (aim.shots, siege.storage[siege.book.ammo]) == (1, 1)


@rule("TWM-COMBAT-25")
def test_a_weapon_that_fails_is_in_hand_no_more_and_bare_hands_do_not_fail():
    table = armed("pistol")
    siege = table.now
    boris, katia = siege.group
    pistol = siege.book.good("pistol")
    arms.spoil(siege, katia)
    arms.spoil(siege, boris)
    assert (boris.held, boris.spoilt, boris.arms) == (NONE, [pistol], [pistol])
    assert katia.spoilt == []
    assert [(told.person, told.good) for told in table.told(WeaponFailed)] == [(boris.card, pistol)]
