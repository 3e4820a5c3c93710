"""Attacks. [DOW-ATTACK]"""

from holdouts.engine.decision import ChooseUnseen
from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Attack,
    Enough,
    GoAhead,
    Leave,
    Play,
    RollAgain,
    TakeOne,
    UseDie,
    Whom,
    WithAbility,
    WithItem,
)
from holdouts.games.dead_of_winter.positions import BITE, BLANK, FROST, WOUND
from holdouts.testing import colony, rule

HERE = AtEntrance("school", 0)


def at_school(*dice, who="haddad"):
    """Somebody with attack 3 alone at the School, with a zombie."""
    return colony(3).group(0, f"{who}@school", "brandt").zombies("school", 1).dice(0, *dice).turn(0)


@rule("DOW-ATTACK-1", "DOW-ATTACK-3", "DOW-ATTACK-4", "DOW-TURN-4", "DOW-ZOMBIE-17", "DOW-EXPOSE-2")
def test_e4_a_die_of_the_attack_value_kills_a_zombie_and_costs_a_roll():
    table = at_school(2, 3, 5).rolling(BLANK)
    table.choose(Attack("haddad"))
    assert table.options() == [UseDie(3), UseDie(5)]
    table.choose(UseDie(3))
    assert table.count("school") == 0
    assert table.now.players[0].dice == [2, 5]
    assert table.now.players[0].spent == [3]
    assert table.state.loaded == []


@rule("DOW-ATTACK-1", "DOW-TURN-6")
def test_a_die_below_the_attack_value_is_not_enough():
    assert not at_school(2).can(Attack("haddad"))
    assert at_school(3).can(Attack("haddad"))


@rule("DOW-ATTACK-2")
def test_there_is_nobody_to_attack_elsewhere():
    table = colony(3).group(0, "haddad@school").zombies("library", 1).dice(0, 6).turn(0)
    assert not table.can(Attack("haddad"))


@rule("DOW-ATTACK-5")
def test_in_the_colony_the_attacker_picks_the_entrance():
    table = colony(3).group(0, "haddad").group(1, "stern@school").zombies("colony", 1, 0, 2).dice(0, 6)
    table.group(2, "marsh@school").rolling(BLANK).turn(0).choose(Attack("haddad"))
    assert table.options() == [AtEntrance(0, 0), AtEntrance(0, 2)]
    table.choose(AtEntrance("colony", 2))
    assert table.now.locations[0].zombies == [1, 0, 1, 0, 0, 0]


@rule("DOW-ATTACK-6", "DOW-ATTACK-7", "DOW-ATTACK-8")
def test_e6_a_roll_above_the_targets_attack_value_does_nothing():
    table = colony(3).group(0, "brandt@gas").group(1, "arakawa@gas", "falk").hand(1, "jerrycan")
    table.dice(0, 6).rolling(3).turn(0).choose(Attack("brandt"))
    assert table.person("arakawa").wounds == 0
    assert table.hand_of(1) == ["jerrycan"]
    assert table.asks() == "DOW-TURN-3"
    assert table.state.loaded == []


@rule("DOW-ATTACK-6", "DOW-ATTACK-7")
def test_e7_a_roll_up_to_the_targets_attack_value_wounds_and_a_card_may_be_taken():
    table = colony(3).group(0, "brandt@gas").group(1, "arakawa@gas", "falk").hand(1, "jerrycan")
    table.dice(0, 6).rolling(2, 1).turn(0).choose(Attack("brandt"))
    assert table.person("arakawa").wounds == 1
    table.choose(TakeOne())
    assert table.hand_of(0) == ["jerrycan"]
    assert table.hand_of(1) == []


@rule("DOW-ATTACK-7")
def test_who_wounds_may_leave_the_hand_alone():
    table = colony(3).group(0, "brandt@gas").group(1, "arakawa@gas", "falk").hand(1, "jerrycan")
    table.dice(0, 6).rolling(1).turn(0).choose(Attack("brandt")).choose(Leave())
    assert table.hand_of(1) == ["jerrycan"]


@rule("DOW-ATTACK-7", "DOW-SURVIVOR-10", "DOW-ATTACK-12")
def test_e58_the_hand_of_somebodys_last_survivor_is_gone_before_it_can_be_robbed():
    table = colony(3).group(0, "brandt@gas").group(1, "arakawa@gas").hand(1, "jerrycan").hurt("arakawa", wounds=2)
    table.arrange(morale=5).dice(0, 6).rolling(1).turn(0).choose(Attack("brandt"))
    assert table.hand_of(0) == []
    assert len(table.now.players[1].lost) == 1
    assert table.now.morale == 4
    assert len(table.now.players[1].group) == 1


@rule("DOW-ATTACK-9", "DOW-TURN-5")
def test_one_survivor_may_attack_with_several_dice():
    table = colony(3).group(0, "haddad@school", "brandt").zombies("school", 2).dice(0, 3, 4)
    table.rolling(BLANK, BLANK).turn(0)
    table.choose(Attack("haddad")).choose(UseDie(3)).choose(Attack("haddad"))
    assert table.count("school") == 0
    assert table.now.players[0].dice == []


@rule("DOW-ATTACK-10", "DOW-ATTACK-11")
def test_ones_own_survivors_and_the_helpless_are_never_attacked():
    table = colony(3).group(0, "haddad", "brandt").group(1, "stern@gas").group(2, "marsh@gas").dice(0, 6)
    assert not table.arrange(helpless=3).turn(0).can(Attack("haddad"))


@rule("DOW-ATTACK-13", "DOW-ATTACK-14", "DOW-PLAY-5")
def test_e48_of_several_helps_the_largest_counts_and_all_are_used_up_and_paid():
    table = colony(3).group(0, "haddad", "brandt").gear("haddad", "cricket-bat", "petrol-lighter")
    table.zombies("colony", 3, 2).hand(0, "jerrycan").dice(0, 3).rolling(BITE).turn(0).choose(Attack("haddad"))
    while table.asks() != "DOW-ATTACK-13":
        table.choose(table.options()[0])
    table.choose(WithItem("cricket-bat")).choose(WithItem("petrol-lighter"))
    while table.asks() != "DOW-TURN-3":
        table.choose(table.options()[0])
    assert table.count("colony") == 1
    assert table.person("haddad").hurt == 0
    assert table.hand_of(0) == []
    assert table.ids_of(table.now.removed) == ["jerrycan"]
    assert [held.used for held in table.person("haddad").gear] == [True, True]


@rule("DOW-ATTACK-13")
def test_several_zombies_may_be_fewer_than_allowed():
    table = colony(3).group(0, "haddad@school", "brandt").gear("haddad", "cricket-bat").zombies("school", 2)
    table.dice(0, 3).rolling(BLANK).turn(0).choose(Attack("haddad")).choose(WithItem("cricket-bat"))
    table.choose(Enough())
    assert table.count("school") == 1


@rule("DOW-ATTACK-13", "DOW-EXPOSE-7")
def test_a_single_roll_stands_for_several_zombies():
    table = colony(3).group(0, "haddad@school", "brandt").gear("haddad", "cricket-bat").zombies("school", 2)
    table.dice(0, 3).rolling(BLANK, BITE).turn(0).choose(Attack("haddad")).choose(WithItem("cricket-bat"))
    table.choose(HERE)
    assert table.alive("haddad")
    assert table.state.loaded == [BITE - 1]


@rule("DOW-ATTACK-13")
def test_a_wrench_lets_any_die_do():
    table = colony(3).group(0, "marsh@school", "brandt").gear("marsh", "pipe-wrench").zombies("school", 1)
    table.dice(0, 1).rolling(BLANK).turn(0).choose(Attack("marsh"))
    assert table.count("school") == 0
    assert table.now.players[0].dice == []


@rule("DOW-ATTACK-13", "DOW-SECRET-6")
def test_others_are_not_told_whether_a_price_could_be_paid():
    for hand in (["jerrycan"], ["odds-and-ends"]):
        table = colony(3).group(0, "haddad@school", "brandt").gear("haddad", "petrol-lighter").zombies("school", 1)
        table.hand(0, *hand).dice(0, 3).turn(0)
        table.table.choose(table.meant(Attack("haddad"), 0), 0)
        assert isinstance(table.table.decision, ChooseUnseen)
        assert table.can(WithItem("petrol-lighter"), 0) == (hand == ["jerrycan"])


@rule("DOW-ATTACK-15")
def test_an_attack_without_a_die_follows_all_other_rules():
    table = colony(3).group(0, "marsh@school", "brandt@gas").zombies("school", 1).hand(0, "site-lamp")
    table.rolling(WOUND).turn(0).choose(Play("site-lamp")).choose(Whom("marsh"))
    assert table.count("school") == 0
    assert table.person("marsh").wounds == 1


@rule("DOW-ATTACK-15")
def test_an_attack_without_a_die_on_a_survivor_rolls_a_fresh_one():
    table = colony(3).group(0, "marsh@school").group(1, "haddad@school", "falk").hand(0, "site-lamp")
    table.rolling(3).turn(0).choose(Play("site-lamp"))
    assert table.person("haddad").wounds == 1


@rule("DOW-EXPOSE-11", "DOW-ATTACK-13")
def test_a_fencing_coach_may_roll_again_once_and_the_second_result_stands():
    table = colony(3).group(0, "arakawa@school", "brandt").zombies("school", 2).dice(0, 3, 3)
    table.rolling(BITE, FROST).turn(0).choose(Attack("arakawa"))
    table.choose(RollAgain())
    assert table.person("arakawa").frost == 1


@rule("DOW-ABILITY-1", "DOW-EXPOSE-12")
def test_a_toxicologist_pays_medicine_for_three_zombies_without_a_roll():
    table = colony(3).group(0, "valk@school", "brandt").zombies("school", 3).hand(0, "antiseptic").dice(0, 4)
    table.turn(0).choose(Attack("valk")).choose(WithAbility("valk")).choose(HERE).choose(HERE)
    assert table.count("school") == 0
    assert table.person("valk").used


@rule("DOW-ATTACK-14")
def test_noise_follows_the_shot_of_a_shotgun():
    table = colony(3).group(0, "haddad@school", "brandt").gear("haddad", "pump-shotgun").zombies("school", 1)
    table.dice(0, 3).turn(0).choose(Attack("haddad")).choose(WithItem("pump-shotgun"))
    assert table.now.locations[3].noise == 1
    assert not table.can(GoAhead())
