"""The Gunslinger's deck, card by card. [8.2 of the catalog]"""

import pytest

from holdouts.games.maximum_apocalypse.picks import (
    Enough,
    FromDeck,
    Move,
    Pick,
    Play,
    Spend,
    Target,
    Use,
    Whom,
)
from holdouts.testing import apocalypse

STREET = "van tunnel-a tunnel-b airport"


def street(*others):
    """The Gunslinger at the Van, others one and two tiles away."""
    table = apocalypse("gunslinger", *(others or ("fireman", "hunter"))).map(STREET).turn(0)
    return table.at(1, "tunnel-a").at(2, "tunnel-b")


def test_colt_deals_2_to_one_monster_at_medium_range():
    table = street().gear(0, "colt").foes(1, "stalker").foes(2, "walker").choose(Use("colt"))
    assert (table.wounds(1), table.wounds(2)) == ([2], [0])
    assert table.held(0, "colt").tokens == 3


def test_turning_to_the_starving_side_shuffles_the_colt_into_the_deck():
    table = street().gear(0, "colt").hunger(0, 5).deck(0, "lasso", "grenade").rolling(1, 1).turn(0, step="hunger")
    assert table.gear_ids(0) == []
    assert "colt" in table.ids_of(table.now.kit_of(0).deck)


def test_revolver_deals_3_at_medium_range():
    table = street().gear(0, "revolver").foes(1, "stalker").foes(2, "walker").choose(Use("revolver")).choose(Enough())
    assert (table.wounds(1), table.wounds(2)) == ([3], [0])
    assert table.held(0, "revolver").tokens == 5


def test_revolver_may_fire_a_second_shot_of_3_for_another_token():
    table = street().gear(0, "revolver").foes(0, "zombie-soldier").foes(1, "stalker").choose(Use("revolver"))
    table.choose(Target(1, 0)).choose(Target(0, 0))
    assert (table.wounds(0), table.wounds(1)) == ([3], [3])
    assert table.held(0, "revolver").tokens == 4


def test_revolver_with_one_token_fires_once():
    table = street().gear(0, "revolver", tokens=1).foes(0, "stalker").choose(Use("revolver"))
    assert table.wounds(0) == [3]
    assert table.asks() == "MAX-ACTION-1"


def test_focused_shot_costs_a_token_of_a_weapon_and_deals_5_at_long_range():
    table = street().gear(0, "colt").hand(0, "focused-shot").foes(0, "walker").foes(2, "stalker")
    table.choose(Play("focused-shot", 0))
    assert (table.wounds(0), table.wounds(2)) == ([0], [5])
    assert table.held(0, "colt").tokens == 3


def test_focused_shot_needs_a_loaded_weapon():
    assert (
        not street().gear(0, "colt", tokens=0).hand(0, "focused-shot").foes(2, "stalker").can(Play("focused-shot", 0))
    )


def test_trigger_happy_gives_2_more_actions():
    table = street().hand(0, "trigger-happy").choose(Play("trigger-happy", 0))
    assert table.survivor(0).actions == 5


def test_hollow_points_reload_a_weapon_which_deals_2_more():
    table = street().gear(0, "colt", tokens=0).hand(0, "hollow-points").foes(0, "stalker")
    table.choose(Play("hollow-points", 0))
    assert table.held(0, "colt").tokens == 4
    assert table.discard_ids(0) == []
    table.choose(Use("colt"))
    assert table.wounds(0) == [4]


def test_hollow_points_concern_that_weapon_only():
    table = street().gear(0, "colt", "revolver").hand(0, "hollow-points").foes(0, "stalker")
    table.choose(Play("hollow-points", 0)).choose(Pick("revolver")).choose(Use("colt"))
    assert table.wounds(0) == [2]


def test_hollow_points_are_discarded_when_the_weapon_is_next_reloaded():
    table = street().gear(0, "colt", tokens=1).fitted(0, "colt", "hollow-points").hand(0, "ammo-2").foes(0, "stalker")
    table.choose(Play("ammo-2", 0))
    assert table.discard_ids(0) == ["hollow-points"]
    table.choose(Use("colt"))
    assert table.wounds(0) == [2]


def test_hollow_points_are_discarded_with_the_weapon():
    table = apocalypse("gunslinger").map("van ?crash-site").gear(0, "colt").fitted(0, "colt", "hollow-points").turn(0)
    table.deck(0, "lasso", "grenade").choose(Move("crash-site"))
    assert sorted(table.discard_ids(0)) == ["colt", "hollow-points", "lasso"]


def test_volley_pays_all_ammunition_and_deals_2_for_each_token():
    table = street().gear(0, "colt", tokens=2).gear(0, "revolver", tokens=3).hand(0, "volley")
    table.foes(1, "stalker").choose(Play("volley", 0))
    assert table.wounds(1) == [10]
    assert (table.held(0, "colt").tokens, table.held(0, "revolver").tokens) == (0, 0)


def test_volley_needs_ammunition_and_a_monster_at_medium_range():
    assert not street().gear(0, "colt", tokens=0).hand(0, "volley").foes(0, "stalker").can(Play("volley", 0))
    assert not street().gear(0, "colt").hand(0, "volley").foes(2, "stalker").can(Play("volley", 0))


def test_grenade_deals_5_to_one_monster_and_3_to_each_other_on_its_tile():
    table = street("fireman", "hunter", "surgeon").at(2, "tunnel-a").at(3, "van").hand(0, "grenade")
    table.foes(1, "stalker", "zombie-soldier").foes(2, "spitter").foes(3, "zombie-dog")
    table.choose(Play("grenade", 0)).choose(Target(1, 0))
    assert (table.wounds(1), table.wounds(2), table.wounds(3)) == ([5, 3], [3], [0])


def test_grenade_reaches_no_further_than_medium_range():
    assert not street().hand(0, "grenade").foes(2, "stalker").can(Play("grenade", 0))


def test_search_the_bodies_scavenges_a_card_for_each_kill_of_the_turn():
    table = street().gear(0, "colt").hand(0, "search-the-bodies").foes(0, "walker", "zombie-soldier", wounds=3)
    table.only_scavenge("red", "food-1", "food-2").choose(Play("search-the-bodies", 0))
    table.choose(Use("colt")).choose(Target(0, 0)).choose(FromDeck("red"))
    assert table.hand_ids(0) == ["food-1"]
    table.choose(Use("colt"))
    assert table.wounds(0) == [5]
    assert table.hand_ids(0) == ["food-1"]


def test_search_the_bodies_is_over_with_the_turn_it_was_played_in():
    """The Surgeon lets her play it in the Surgeon's turn; in her own it has no effect any more."""
    table = apocalypse("surgeon", "gunslinger").hand(0, "steroid-shot").hand(1, "search-the-bodies").gear(1, "colt")
    table.foes(1, "walker", wounds=3).rolling(1, 1).turn(0, actions=1).choose(Play("steroid-shot", 0))
    table.choose(Play("search-the-bodies", 1))
    assert table.asked() == (1,)
    assert table.now.turn == 2
    hand = table.hand_ids(1)
    table.choose(Use("colt"))
    assert table.foe_ids(1) == []
    assert table.hand_ids(1) == hand


def test_lasso_stuns_a_monster_at_medium_range_and_pulls_it():
    table = street().hand(0, "lasso").foes(1, "stalker", wounds=2).foes(2, "walker").choose(Play("lasso", 0))
    assert table.foe_ids(0) == ["stalker"]
    assert table.foe_ids(1) == []
    assert table.survivor(0).foes[0].stunned
    assert table.wounds(0) == [2]


def test_tactical_leadership_gives_another_survivor_an_action_at_once():
    table = street().hand(0, "tactical-leadership").choose(Play("tactical-leadership", 0)).choose(Whom(2, 0))
    assert table.asked() == (2,)
    table.choose(Move("airport"))
    assert table.where(2) == "airport"
    assert table.asked() == (0,)
    assert table.survivor(0).actions == 3


def test_tactical_leadership_is_no_use_alone():
    assert not apocalypse("gunslinger").hand(0, "tactical-leadership").can(Play("tactical-leadership", 0))


def test_bulletproof_vest_takes_1_off_each_hit():
    table = apocalypse("gunslinger").gear(0, "bulletproof-vest").foes(0, "zombie-dog", "spitter").rolling(1, 1)
    table.turn(0, step="monsters")
    assert table.now.turn == 2
    assert table.body(0).hp == 28 - 3 - 1


def test_horse_moves_up_to_2_tiles():
    table = street().gear(0, "horse").choose(Use("horse")).choose(Move("tunnel-a")).choose(Move("tunnel-b"))
    assert table.where(0) == "tunnel-b"
    assert table.asks() == "MAX-ACTION-1"
    assert table.survivor(0).actions == 3
    assert table.gear_ids(0) == ["horse"]


def test_horse_is_discarded_to_feed_everybody_by_1_without_an_action():
    table = street().gear(0, "horse").hunger(0, 3).hunger(1, 4).hunger(2, 6).choose(Spend("horse"))
    assert [table.survivor(seat).hunger for seat in (0, 1, 2)] == [2, 3, 5]
    assert not table.survivor(2).starving
    assert table.survivor(0).actions == 4
    assert table.discard_ids(0) == ["horse"]


def test_ranger_hat_heals_3_when_it_is_put_on():
    table = street().hand(0, "ranger-hat").hp(0, 10).choose(Play("ranger-hat", 0))
    assert table.body(0).hp == 13


@pytest.mark.parametrize(("card", "dealt"), [("colt", 3), ("grenade", 6)])
def test_ranger_hat_adds_1_to_all_damage_its_wearer_deals(card, dealt):
    table = street().gear(0, "ranger-hat").foes(0, "stalker")
    if card == "colt":
        table.gear(0, "colt").choose(Use("colt"))
    else:
        table.hand(0, card).choose(Play(card, 0))
    assert table.wounds(0) == [dealt]


def test_ranger_hat_adds_nothing_to_what_others_deal():
    table = apocalypse("fireman", "gunslinger").gear(1, "ranger-hat").gear(0, "trusty-axe").foes(0, "stalker").turn(0)
    table.choose(Use("trusty-axe"))
    assert table.wounds(0) == [4]
