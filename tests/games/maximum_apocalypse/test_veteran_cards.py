"""The Veteran's deck, card by card. [8.2 of the catalog]"""

import pytest

from holdouts.engine.effects import This
from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    Drop,
    Enough,
    FromDeck,
    Play,
    Target,
    Use,
    UseInnate,
)
from holdouts.testing import apocalypse

STREET = "van tunnel-a tunnel-b airport"


def street():
    """Veteran and Dog at the Van, others one and two tiles away."""
    return apocalypse("veteran", "fireman", "hunter").map(STREET).at(1, "tunnel-a").at(2, "tunnel-b").turn(0)


def test_dont_touch_him_costs_the_veteran_2_and_shields_the_dog_until_the_next_turn():
    table = apocalypse("veteran").foes(0, "spitter").rolling(1, 1).turn(0, actions=1).choose(UseInnate(0))
    assert table.now.turn == 2
    assert (table.body(0).hp, table.body(0, 1).hp) == (22 - 2 - 2, 12)
    assert not table.body(0, 1).guarded


def test_dont_touch_him_needs_a_living_dog():
    assert not street().dead(0, 1).can(UseInnate(0))


def test_bite_deals_3_at_medium_range_and_costs_the_dog_1():
    table = street().foes(1, "stalker").foes(2, "walker").choose(UseInnate(1))
    assert (table.wounds(1), table.wounds(2)) == ([3], [0])
    assert (table.body(0).hp, table.body(0, 1).hp) == (22, 11)


def test_m1_rifle_deals_8_at_long_range():
    table = street().gear(0, "m1-rifle").foes(0, "walker").foes(2, "stalker").choose(Use("m1-rifle"))
    assert (table.wounds(0), table.wounds(2)) == ([0], [8])
    assert table.held(0, "m1-rifle").tokens == 3


def test_luger_deals_4_at_medium_range():
    table = street().gear(0, "luger").foes(1, "stalker").foes(2, "walker").choose(Use("luger"))
    assert (table.wounds(1), table.wounds(2)) == ([4], [0])
    assert table.held(0, "luger").tokens == 4


def test_mortar_removes_all_tokens_of_a_tile_at_long_range():
    table = street().gear(0, "mortar").swarm("tunnel-b", 3).swarm("airport", 1).swarm("van", 1).choose(Use("mortar"))
    assert (table.tokens_on("tunnel-b"), table.tokens_on("airport"), table.tokens_on("van")) == (0, 1, 1)
    assert table.held(0, "mortar").tokens == 2


def test_mortar_deals_6_to_all_monsters_of_a_tile_at_long_range():
    table = street().gear(0, "mortar").at(1, "tunnel-b").foes(0, "walker").foes(1, "zombie-soldier", "zombie-soldier")
    table.foes(2, "stalker").swarm("tunnel-b", 2).choose(Use("mortar")).choose(This(1))
    assert (table.wounds(0), table.wounds(1), table.wounds(2)) == ([0], [6, 6], [6])
    assert table.tokens_on("tunnel-b") == 2


def test_dog_whistle_removes_1_token_at_long_range_and_costs_the_dog_2():
    table = street().gear(0, "dog-whistle").swarm("tunnel-b", 3).choose(Use("dog-whistle"))
    assert table.tokens_on("tunnel-b") == 2
    assert (table.body(0).hp, table.body(0, 1).hp) == (22, 10)


def test_dog_whistle_needs_a_token_in_range_and_a_living_dog():
    assert not street().gear(0, "dog-whistle").swarm("airport", 1).can(Use("dog-whistle"))
    assert not street().gear(0, "dog-whistle").swarm("van", 1).can(Use("dog-whistle"))
    assert not street().gear(0, "dog-whistle").swarm("tunnel-b", 1).dead(0, 1).can(Use("dog-whistle"))


def test_dog_collar_takes_1_off_each_hit_on_the_dog():
    table = street().gear(0, "dog-collar").foes(0, "spitter").rolling(1, 1).turn(0, step="monsters")
    assert table.asked() == (1,)
    assert (table.body(0).hp, table.body(0, 1).hp) == (20, 11)


def test_dog_collar_helps_against_the_whistle():
    table = street().gear(0, "dog-collar", "dog-whistle").swarm("tunnel-b", 1).choose(Use("dog-whistle"))
    assert table.body(0, 1).hp == 11


def test_medals_heal_both_by_2_when_they_are_put_on():
    table = street().hand(0, "medals").hp(0, 10).hp(0, 5, body=1).choose(Play("medals", 0))
    assert (table.body(0).hp, table.body(0, 1).hp) == (12, 7)


def test_medals_take_1_off_each_hit_on_the_veteran():
    table = street().gear(0, "medals").foes(0, "spitter").rolling(1, 1).turn(0, step="monsters")
    assert table.asked() == (1,)
    assert (table.body(0).hp, table.body(0, 1).hp) == (21, 10)


def test_tear_them_apart_deals_3_to_each_of_up_to_3_monsters_at_medium_range():
    table = street().hand(0, "tear-them-apart").foes(0, "stalker", "zombie-dog").foes(1, "spitter", "zombie-soldier")
    table.foes(2, "walker").choose(Play("tear-them-apart", 0))
    assert Target(2, 0) not in table.options()
    table.choose(Target(0, 0)).choose(Target(1, 0)).choose(Target(1, 1))
    assert (table.wounds(0), table.wounds(1)) == ([3, 0], [3, 3])


def test_cripple_deals_2_at_medium_range_and_stuns():
    table = street().hand(0, "cripple").foes(1, "stalker").foes(2, "walker").choose(Play("cripple", 0))
    assert (table.wounds(1), table.wounds(2)) == ([2], [0])
    assert table.survivor(1).foes[0].stunned


def test_fetch_scavenges_3_cards_and_discards_2():
    table = street().hand(0, "fetch").only_scavenge("red", "food-1", "food-2").only_scavenge("blue", "food-3")
    table.choose(Play("fetch", 0)).choose(FromDeck("red")).choose(FromDeck("blue")).choose(FromDeck("red"))
    table.choose(Drop("food-1")).choose(Drop("food-2"))
    assert table.hand_ids(0) == ["food-3"]
    assert table.discard_ids() == ["food-1", "food-2"]


def test_fetch_may_discard_scavenge_cards_one_had_before():
    table = (
        street().hand(0, "fetch", "antidote").gear(0, "flashlight").only_scavenge("red", "food-1", "food-2", "food-3")
    )
    table.only_scavenge("green").only_scavenge("blue").choose(Play("fetch", 0))
    table.choose(Drop("antidote")).choose(Drop("flashlight"))
    assert table.hand_ids(0) == ["food-1", "food-2", "food-3"]


def test_trust_his_nose_reveals_up_to_2_adjacent_tiles_quietly():
    table = (
        apocalypse("veteran").map("?prairie-a van ?prairie-b ?farm-a").at(0, "van").hand(0, "trust-his-nose").turn(0)
    )
    table.choose(Play("trust-his-nose", 0)).choose(AtPlace("prairie-a"))
    assert table.options() == [AtPlace(2), Enough()]
    table.choose(AtPlace("prairie-b"))
    assert table.now.up == [True, True, True, False]
    assert table.foe_ids(0) == []


def test_small_game_feeds_the_pair_by_2():
    table = street().hand(0, "small-game").hunger(0, 4).hunger(1, 4).choose(Play("small-game", 0))
    assert (table.survivor(0).hunger, table.survivor(1).hunger) == (2, 4)


@pytest.mark.parametrize("card", ["tear-them-apart", "cripple", "fetch", "trust-his-nose", "small-game"])
def test_what_the_dog_does_needs_a_living_dog(card):
    def holding():
        return apocalypse("veteran").map("van ?tunnel-a").hunger(0, 4).foes(0, "stalker").hand(0, card)

    assert holding().can(Play(card, 0))
    assert not holding().dead(0, 1).can(Play(card, 0))


def test_payback_adds_3_to_all_damage_until_the_next_turn():
    table = street().dead(0, 1).hand(0, "payback").gear(0, "luger").foes(1, "stalker").rolling(1, 1)
    table.choose(Play("payback", 0)).choose(Use("luger"))
    assert table.wounds(1) == [7]


def test_last_stand_deals_6_to_all_monsters_at_medium_range():
    table = street().dead(0, 1).hand(0, "last-stand").foes(0, "stalker").foes(1, "zombie-soldier").foes(2, "walker")
    table.choose(Play("last-stand", 0))
    assert (table.wounds(0), table.wounds(1), table.wounds(2)) == ([6], [6], [0])


@pytest.mark.parametrize("card", ["payback", "last-stand"])
def test_the_veterans_grief_needs_a_dead_dog(card):
    assert not street().hand(0, card).foes(0, "stalker").can(Play(card, 0))
    assert street().dead(0, 1).hand(0, card).foes(0, "stalker").can(Play(card, 0))
