"""Fights, piece by piece: what a blow comes to, who bears it, what lies there afterwards. [TWM-COMBAT]"""

import pytest

from holdouts.games.this_war_of_mine import fight_events
from holdouts.games.this_war_of_mine.cards import Twist
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.events import AbilityUsed
from holdouts.games.this_war_of_mine.night import Enemy, Trip
from holdouts.games.this_war_of_mine.picks import (
    FightOn,
    Flee,
    KillEnemy,
    LetStand,
    RollAgain,
    Struck,
    Wounded,
    WoundEnemy,
)
from holdouts.games.this_war_of_mine.rules import combat, combat_dice
from holdouts.games.this_war_of_mine.state import MISERY, NONE, OUT, SCAVENGE, WOUNDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done

HOME = Deed(0, "TWM-COMBAT-5")
AWAY = Deed(0, "TWM-COMBAT-5", trip=True)


def facing(table, *enemies):
    """These stand against the group."""
    siege = table.state
    siege.enemies = list(enemies)
    siege.bag = [token for token in siege.bag if token not in {enemy.token for enemy in enemies}]
    return siege


def bout(deed=HOME, **terms):
    return combat.Bout(deed, combat.Terms(enemies=len(terms), **terms))


def out(*names):
    table = shelter().people(*names, "zlata")
    for person in table.state.group[:-1]:
        person.where, person.task = OUT, SCAVENGE
    return table.arrange(trip=Trip(0))


# --- dice ---


@rule("TWM-COMBAT-9")
def test_the_faces_of_the_three_dice_are_those_of_the_box():
    wounds = {die: [face.wounds for face in faces] for die, faces in combat_dice.FACES.items()}
    assert wounds == {"grey": [0, 0, 0, 0, 1, 1], "yellow": [0, 0, 0, 1, 1, 2], "red": [0, 0, 0, 1, 2, 3]}
    shown = {die: [face.shows for face in faces[:4]] for die, faces in combat_dice.FACES.items()}
    assert shown == {
        "grey": ["blank", "blank", "blank", "script"],
        "yellow": ["blank", "script", "axe", "hit"],
        "red": ["script", "dry", "shotgun", "hit"],
    }


@rule("TWM-ANYTIME-1", "TWM-ANYTIME-2")
@pytest.mark.parametrize(("pool", "asked"), [(0, 0), (1, 1), (2, 2)])
def test_a_die_is_rolled_again_as_often_as_prowess_allows(pool, asked):
    table = shelter().rolling(1, 1, 1, 1)
    siege = table.now
    boris = siege.group[0]
    left = {boris.card: pool}
    again = RollAgain(boris.card, "grey")
    thrown, questions = done(combat_dice.throw(siege, boris, "grey", NONE, left, rule="TWM-COMBAT-9"), *[again] * asked)
    assert questions == [[again, LetStand()]] * asked
    assert left[boris.card] == 0
    assert not thrown.telling
    told = [(one.person, one.die, one.face) for one in table.told(fight_events.CombatRolled)]
    assert told == [(boris.card, "grey", "blank")] * (asked + 1)


@rule("TWM-ANYTIME-3", "TWM-COMBAT-27")
@pytest.mark.parametrize(
    ("rolls", "prowess", "faces"),
    [
        ((1, 5), 1, ["blank", "hit-1"]),
        ((1, 5), 0, ["blank"]),
        ((5, 1), 2, ["hit-1"]),
        ((1, 1, 1, 5), 2, ["blank", "blank", "blank"]),
    ],
)
def test_an_enemys_die_is_rolled_again_while_it_does_nothing(rolls, prowess, faces):
    table = shelter().rolling(*rolls)
    done(combat_dice.throw_for(table.now, Enemy(4, []), prowess, rule="TWM-COMBAT-9"))
    told = [(one.enemy, one.die, one.face) for one in table.told(fight_events.EnemyRolled)]
    assert told == [(4, "grey", face) for face in faces]


@rule("TWM-COMBAT-29")
@pytest.mark.parametrize(("rolled", "bonus", "more"), [(5, True, True), (5, False, False), (1, True, False)])
def test_roman_strikes_harder_from_behind_only_and_only_if_he_hits(rolled, bonus, more):
    table = shelter().people("roman", "boris").rolling(rolled)
    roman = table.now.group[0]
    blow, _ = done(combat._our_blow(table.now, bout(), [roman], bonus=bonus))
    plain = 1 if rolled == 5 else 0
    assert (blow.wounds > plain) is more
    assert more or blow.wounds == plain


# --- wounds of the group ---


@rule("TWM-COMBAT-12", "TWM-COMBAT-13")
def test_wounds_are_shared_out_one_by_one_until_only_one_can_bear_more():
    table = shelter().people("boris", "anton").levels("boris", wounds=3)
    siege = table.state
    boris, anton = (person.card for person in siege.group)
    hurt, asked = done(combat.share(siege, HOME, combat.Blow(wounds=3), [], rule="TWM-COMBAT-12"), Wounded(boris))
    assert asked == [[Wounded(boris), Wounded(anton)]]
    assert hurt == [(boris, 1), (anton, 2)]
    hurt, asked = done(combat.share(siege, HOME, combat.Blow(wounds=9), [boris], rule="TWM-COMBAT-12"))
    assert (hurt, asked) == ([(anton, 4)], [])
    assert done(combat.share(siege, HOME, combat.Blow(wounds=1), [boris, anton], rule="x")) == ([], [])
    assert done(combat.share(siege, HOME, combat.Blow(), [], rule="x")) == ([], [])


@rule("TWM-COMBAT-13", "TWM-COMBAT-23")
def test_whom_an_axe_strikes_bears_all_that_is_left_and_is_struck_once():
    table = shelter().people("boris", "anton").levels("boris", wounds=1)
    siege = table.state
    boris, anton = (person.card for person in siege.group)
    blow = combat.Blow(wounds=1, kills=1)
    hurt, asked = done(combat.share(siege, HOME, blow, [], rule="x"), Struck(boris))
    assert asked == [[Struck(boris), Struck(anton)]]
    assert hurt == [(boris, 3), (anton, 1)]
    hurt, asked = done(combat.share(siege, HOME, combat.Blow(kills=3), [], rule="x"), Struck(boris), Struck(anton))
    assert asked == [[Struck(boris), Struck(anton)], [Struck(anton)]]
    assert hurt == [(boris, 3), (anton, 4)]


@rule("TWM-COMBAT-14", "TWM-STATE-9")
def test_everybody_suffers_before_anybody_comes_to_an_end():
    table = shelter()
    siege = table.state
    boris, _, katia = siege.group
    done(combat.suffer(siege, [(boris.card, 1), (katia.card, 2)], rule="TWM-COMBAT-14"))
    assert [person.levels[WOUNDS] for person in siege.group] == [1, 0, 2]


# --- wounds of enemies ---


@rule("TWM-COMBAT-3", "TWM-COMBAT-12")
def test_wounds_go_to_those_who_still_stand_and_the_third_fells():
    table = shelter()
    siege = facing(table, Enemy(0, [], 2), Enemy(1, []))
    fight = bout()
    fallen, asked = done(combat._hit_enemies(siege, fight, combat.Blow(wounds=2)), WoundEnemy(0), WoundEnemy(1))
    assert asked == [[WoundEnemy(0), WoundEnemy(1)], [WoundEnemy(1)]]
    assert [enemy.token for enemy in fallen] == [0]
    assert (fight.dealt, siege.enemies[1].wounds) == (2, 1)


@rule("TWM-COMBAT-23", "TWM-COMBAT-26")
def test_a_kill_fells_at_once_and_who_ducks_is_spared():
    siege = facing(shelter(), Enemy(0, [], 1), Enemy(1, []), Enemy(2, []))
    fight = bout()
    fight.ducking = [2]
    fallen, asked = done(combat._hit_enemies(siege, fight, combat.Blow(kills=3, wounds=1)), KillEnemy(1), KillEnemy(0))
    assert asked == [[KillEnemy(0), KillEnemy(1)], [KillEnemy(0)]]
    assert [enemy.token for enemy in fallen] == [1, 0]
    assert fight.dealt == 3 + 2
    assert [enemy.wounds for enemy in siege.enemies] == [3, 3, 0]


@rule("TWM-COMBAT-35")
@pytest.mark.parametrize(("run_at", "dealt", "run"), [(2, 1, False), (2, 2, True), (2, 3, True), (0, 9, False)])
def test_enemies_run_from_so_many_wounds_together(run_at, dealt, run):
    table = shelter()
    siege = table.now
    siege.enemies, siege.bag = [Enemy(0, []), Enemy(1, [])], list(range(2, 9))
    fight = bout(run_at=run_at)
    fight.dealt = dealt
    done(combat._land(siege, fight, combat.Blow(), combat.Blow()))
    assert siege.enemies == [] if run else len(siege.enemies) == 2
    assert [one.count for one in table.told(fight_events.EnemiesRan)] == ([2] if run else [])
    assert not fight.killed
    siege.enemies, siege.bag = [], list(range(9))


@rule("TWM-COMBAT-25", "TWM-COMBAT-26")
@pytest.mark.parametrize(
    ("does", "dodges", "fails"),
    [("dodge", True, False), ("jammed", False, True), ("lost", False, True), ("wounds", False, False)],
)
def test_what_fate_does_to_either_side(does, dodges, fails):
    table = shelter()
    siege = table.state
    boris = siege.group[0]
    pistol = siege.book.good("pistol")
    boris.held, boris.arms = pistol, [pistol]
    enemy = Enemy(0, [pistol])
    fight = bout()
    twist = Twist(die="red", does=does, wounds=2) if does == "wounds" else Twist(die="red", does=does)
    combat._twist_ours(siege, fight, boris, twist)
    combat._twist_theirs(siege, fight, enemy, twist)
    assert (fight.dodging, fight.ducking) == (([boris.card], [0]) if dodges else ([], []))
    assert (boris.held == NONE, enemy.weapons == []) == (fails, fails)
    thrown = combat_dice.Throw("red", combat_dice.Face("script"))
    assert combat._wounds(thrown, twist) == (2 if does == "wounds" else 0)
    assert combat._wounds(combat_dice.Throw("red", combat_dice.Face("hit", 3)), None) == 3


# --- before, after ---


@rule("TWM-COMBAT-6", "TWM-COMBAT-34")
@pytest.mark.parametrize(
    ("deed", "terms", "may"), [(AWAY, {}, True), (AWAY, {"no_flight": True}, False), (HOME, {}, False)]
)
def test_one_flees_out_of_a_location_only(deed, terms, may):
    siege = shelter().state
    assert combat.may_flee(siege, combat.Bout(deed, combat.Terms(enemies=1, **terms))) is may


@rule("TWM-COMBAT-8", "TWM-COMBAT-31", "TWM-COMBAT-32")
@pytest.mark.parametrize(
    ("fled", "beasts", "dropped", "spoils"), [(False, False, 1, 1), (True, False, 0, 0), (False, True, 1, 0)]
)
def test_what_lies_there_after_a_fight(fled, beasts, dropped, spoils):
    table = out("boris", "anton").rolling(10)
    siege = table.now
    knife, pistol = siege.book.good("knife"), siege.book.good("pistol")
    siege.box[knife] -= 1
    siege.dropped, siege.fighting, siege.slipped = [knife], True, True
    siege.enemies, siege.bag = [Enemy(0, [])], list(range(1, 9))
    fight = bout(AWAY, beasts=beasts)
    fight.spoils = [pistol]
    boxed = siege.box[knife]
    done(combat._after(siege, fight, fled=fled))
    assert (siege.pile[knife], siege.pile[pistol]) == (dropped, spoils)
    assert siege.box[knife] == boxed + (1 - dropped)
    assert (siege.fighting, siege.slipped, siege.dropped, siege.enemies) == (False, False, [], [])
    assert (siege.trip.over, siege.trip.fled) == (fled, fled)
    assert len(siege.bag) == 9
    assert len(table.told(fight_events.FightEnded)) == 1


@rule("TWM-COMBAT-30")
@pytest.mark.parametrize(
    ("killed", "thug", "beasts", "misery"),
    [(True, False, False, 1), (False, False, False, 0), (True, True, False, 0), (True, False, True, 0)],
)
def test_whoever_killed_somebody_takes_it_to_heart(killed, thug, beasts, misery):
    table = shelter().people("boris", "zlata").rolling(1)
    fight = bout(HOME, thug=thug, beasts=beasts)
    fight.killed = killed
    done(combat._after(table.now, fight, fled=False))
    assert [person.levels[MISERY] for person in table.now.group] == [misery, misery]


@rule("TWM-COMBAT-28")
@pytest.mark.parametrize("names", [("pavle", "boris"), ("boris", "pavle")])
def test_who_flees_is_struck_and_a_good_runner_spares_something_once(names):
    table = out(*names).rolling(5, 5, 5)
    siege = table.now
    siege.enemies, siege.bag = [Enemy(0, []), Enemy(1, [])], list(range(2, 9))
    pavle = table.who("pavle")
    fight = bout(AWAY)
    fight.dodging, fight.ducking = [pavle.card], [0]
    steps = combat._stabbed_in_the_back(siege, fight)
    asked = next(steps, None)
    while asked is not None:
        try:
            asked = steps.send(asked.options(0)[0])
        except StopIteration:
            break
    spared = 2 - sum(person.levels[WOUNDS] for person in siege.group)
    assert spared > 0
    assert pavle.spent
    assert [one.person for one in table.told(AbilityUsed)] == [pavle.card]
    assert len(table.told(fight_events.FledFight)) == 1
    assert (fight.dodging, fight.ducking) == ([], [])
    siege.enemies, siege.bag = [], list(range(9))


@rule("TWM-COMBAT-5", "TWM-COMBAT-7")
def test_before_a_round_one_fights_or_flees():
    siege = out("boris").state
    siege.fighting = True
    siege.enemies = [Enemy(0, [])]
    decision = next(combat._orders(siege, bout(AWAY), first=True))
    assert decision.options(0) == [FightOn(), Flee()]
    assert decision.about == {"count": 1}
    decision = next(combat._orders(siege, bout(AWAY, no_flight=True), first=False))
    assert decision.options(0) == [FightOn()]


@rule("TWM-ANYTIME-11")
@pytest.mark.parametrize(("rolled", "wounds"), [(4, 1), (5, 2), (6, 3), (2, 0)])
def test_a_hazard_is_as_bad_as_its_die(rolled, wounds):
    table = shelter().people("zlata", "boris").rolling(rolled)
    siege = table.now
    zlata = siege.group[0]
    steps = combat.hazard(siege, zlata, "red", rule="TWM-ANYTIME-11")
    asked = next(steps, None)
    if asked is not None:
        with pytest.raises(StopIteration) as stopped:
            steps.send(LetStand())
        assert stopped.value.value == wounds
    assert zlata.levels[WOUNDS] == wounds
