"""The Surgeon's deck, card by card. [8.2 of the catalog]"""

import pytest

from holdouts.engine.effects import This
from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    DrawCard,
    Enough,
    FromDeck,
    Move,
    Play,
    Target,
    Use,
    UseInnate,
    Whom,
)
from holdouts.testing import apocalypse, rule

STREET = "van tunnel-a tunnel-b airport"


def street():
    """The Surgeon at the Van, others one and two tiles away."""
    return apocalypse("surgeon", "fireman", "hunter").map(STREET).at(1, "tunnel-a").at(2, "tunnel-b").turn(0)


def test_suture_heals_1_to_one_survivor_on_the_tile():
    table = street().at(1, "van").hp(0, 10).hp(1, 10).hp(2, 10).choose(UseInnate(0))
    assert table.options() == [Whom(0, 0), Whom(1, 0)]
    table.choose(Whom(1, 0))
    assert table.body(1).hp == 11


def test_scalpel_deals_2_on_the_tile():
    table = street().gear(0, "scalpel").foes(0, "stalker").foes(1, "walker").choose(Use("scalpel"))
    assert (table.wounds(0), table.wounds(1)) == ([2], [0])


@rule("MAX-FAQ-12")
@pytest.mark.parametrize("gear", [("scalpel",), ("white-coat",), ("scalpel", "white-coat")])
def test_scalpel_and_white_coat_add_1_each_to_every_healing(gear):
    table = street().gear(0, *gear).hp(1, 10).hand(0, "hippocratic-oath").choose(Play("hippocratic-oath", 0))
    assert table.body(1).hp == 10 + 6 + len(gear)


def test_drill_deals_3_on_the_tile():
    table = street().gear(0, "drill").foes(0, "stalker").foes(1, "walker").choose(Use("drill"))
    assert (table.wounds(0), table.wounds(1)) == ([3], [0])


def test_taser_stuns_a_monster_at_medium_range():
    table = street().gear(0, "taser").foes(1, "stalker").foes(2, "walker").choose(Use("taser"))
    assert table.survivor(1).foes[0].stunned
    assert not table.survivor(2).foes[0].stunned


def test_gurney_moves_another_survivor_1_tile_towards_the_surgeon():
    table = street().gear(0, "gurney").choose(Use("gurney")).choose(Whom(2, 0))
    assert table.where(2) == "tunnel-a"


def test_gurney_reaches_one_or_two_tiles():
    table = street().gear(0, "gurney").at(1, "van").at(2, "airport")
    assert not table.can(Use("gurney"))


def test_gurney_moves_nobody_onto_a_hidden_tile():
    table = apocalypse("surgeon", "fireman").map("van ?tunnel-a tunnel-b").at(1, "tunnel-b").gear(0, "gurney")
    assert not table.can(Use("gurney"))


def test_gurney_may_take_either_way_around_a_corner():
    table = apocalypse("surgeon", "fireman").map("van tunnel-a", "tunnel-b airport").at(1, "airport").gear(0, "gurney")
    table.turn(0).choose(Use("gurney"))
    assert table.options() == [AtPlace(1), AtPlace(2)]


def test_mortar_and_pestle_cures_one_survivor_on_the_tile():
    table = street().at(1, "van").gear(0, "mortar-and-pestle").poisoned(1, 3).choose(Use("mortar-and-pestle"))
    table.choose(This(0))
    assert table.body(1).poison == 0


def test_mortar_and_pestle_feeds_one_survivor_on_the_tile_by_1():
    table = (
        street().at(1, "van").gear(0, "mortar-and-pestle").hunger(1, 4).hunger(2, 4).choose(Use("mortar-and-pestle"))
    )
    assert table.options() == [Whom(0, 0), Whom(1, 0)]
    table.choose(Whom(1, 0))
    assert (table.survivor(0).hunger, table.survivor(1).hunger, table.survivor(2).hunger) == (1, 3, 4)


def test_quick_thinking_draws_2_cards_and_scavenges_1():
    table = street().hand(0, "quick-thinking").deck(0, "drill", "taser", "gurney").only_scavenge("green", "food-2")
    table.choose(Play("quick-thinking", 0)).choose(FromDeck("green"))
    assert table.hand_ids(0) == ["drill", "taser", "food-2"]


def test_molotov_cocktail_deals_3_to_all_monsters_at_medium_range():
    table = street().hand(0, "molotov-cocktail").foes(0, "stalker", "zombie-dog").foes(1, "spitter").foes(2, "walker")
    table.choose(Play("molotov-cocktail", 0))
    assert (table.wounds(0), table.wounds(1), table.wounds(2)) == ([3, 3], [3], [0])


def test_hippocratic_oath_heals_6_to_one_survivor_at_any_distance():
    table = street().at(2, "airport").hand(0, "hippocratic-oath").hp(1, 10).hp(2, 10)
    table.choose(Play("hippocratic-oath", 0)).choose(Whom(2, 0))
    assert (table.body(1).hp, table.body(2).hp) == (10, 16)


def test_steroid_shot_lets_one_survivor_play_up_to_2_cards_without_actions():
    table = street().hand(0, "steroid-shot").hand(1, "lighter").hand(2, "bow", "machete", "backpack")
    table.choose(Play("steroid-shot", 0)).choose(Whom(2, 0)).choose(Play("bow", 2)).choose(Play("machete", 2))
    assert table.gear_ids(2) == ["bow", "machete"]
    assert table.asked() == (0,)
    assert table.survivor(0).actions == 3


def test_steroid_shot_serves_the_surgeon_herself_too():
    table = street().hand(0, "steroid-shot", "drill", "scalpel").choose(Play("steroid-shot", 0))
    table.choose(Play("drill", 0)).choose(Enough())
    assert table.gear_ids(0) == ["drill"]
    assert table.survivor(0).actions == 3


def test_adrenaline_shot_gives_one_survivor_2_actions_at_once():
    table = street().hand(0, "adrenaline-shot").choose(Play("adrenaline-shot", 0)).choose(Whom(1, 0))
    table.choose(Move("van")).choose(DrawCard())
    assert table.where(1) == "van"
    assert table.asked() == (0,)
    assert table.survivor(0).actions == 3


def test_adrenaline_shot_gives_the_surgeon_2_actions_beside_those_left():
    table = street().hand(0, "adrenaline-shot").choose(Play("adrenaline-shot", 0)).choose(Whom(0, 0))
    table.choose(DrawCard()).choose(DrawCard())
    assert table.survivor(0).actions == 3


def test_taser_picks_one_of_several_monsters():
    table = street().gear(0, "taser").foes(0, "walker", "stalker").choose(Use("taser")).choose(Target(0, 1))
    assert [bool(foe.stunned) for foe in table.survivor(0).foes] == [False, True]
