"""Searching, and what it brings. [MAX-SCAV]"""

import pytest

from holdouts.games.maximum_apocalypse.picks import (
    Discard,
    DrawCard,
    Drop,
    EndActions,
    Enough,
    Equip,
    FromDeck,
    Move,
    Pick,
    Play,
    Search,
    Use,
    Whom,
)
from holdouts.testing import apocalypse, rule


def at_the_farm(*survivors):
    return apocalypse(*(survivors or ("fireman",))).map("farm-a tunnel-a").turn(0)


# --- where and how often ---


@rule("MAX-SCAV-1")
def test_a_search_takes_the_top_card_of_the_deck_in_the_colour_of_the_tile():
    table = at_the_farm().only_scavenge("green", "food-2", "food-3").choose(Search("green"))
    assert table.hand_ids(0) == ["food-2"]
    assert table.scavenge_ids("green") == ["food-3"]
    assert table.survivor(0).actions == 3


@rule("MAX-SCAV-1")
@pytest.mark.parametrize(("tile", "colour"), [("hospital", "red"), ("farm-b", "green"), ("shopping-mall", "blue")])
def test_only_the_colour_of_the_tile_can_be_searched(tile, colour):
    table = apocalypse("fireman").map(f"{tile} tunnel-a")
    assert [option.colour for option in table.options(kind=Search)] == [("red", "green", "blue").index(colour)]


@rule("MAX-SCAV-2")
def test_a_tile_without_a_symbol_cannot_be_searched():
    assert apocalypse("fireman").map("van oasis").options(kind=Search) == []


@rule("MAX-SCAV-3")
def test_a_tile_is_searched_once_per_turn():
    table = at_the_farm().only_scavenge("green", "food-1", "food-2").choose(Search("green"))
    assert not table.can(Search("green"))


@rule("MAX-SCAV-3")
def test_another_tile_may_be_searched_in_the_same_turn():
    table = apocalypse("fireman").map("farm-a farm-b").only_scavenge("green", "food-1", "food-2", "food-3")
    table.turn(0, actions=5)
    table.choose(Search("green")).choose(Move("farm-b")).choose(Search("green")).choose(Move("farm-a"))
    assert table.hand_ids(0) == ["food-1", "food-2"]
    assert not table.can(Search("green"))


@rule("MAX-SCAV-3", "MAX-FAQ-3")
def test_the_same_tile_may_be_searched_again_in_a_later_turn():
    table = at_the_farm().only_scavenge("green", "food-1", "food-2").rolling(1, 1).turn(0, actions=1)
    table.choose(Search("green"))
    assert table.now.turn == 2
    assert table.can(Search("green"))


@rule("MAX-SCAV-3", "MAX-FAQ-3")
def test_the_same_tile_may_be_searched_by_others():
    table = at_the_farm("fireman", "hunter").only_scavenge("green", "food-1", "food-2").rolling(1, 1).turn(0, actions=1)
    table.choose(Search("green")).choose(EndActions())
    assert table.asked() == (1,)
    assert table.can(Search("green"))


@rule("MAX-SCAV-3")
def test_veteran_and_dog_search_a_tile_once_between_them():
    table = at_the_farm("veteran").only_scavenge("green", "food-1", "food-2").choose(Search("green"))
    assert not table.can(Search("green"))


@rule("MAX-SCAV-4", "MAX-FAQ-1")
def test_neither_attached_monsters_nor_tokens_prevent_searching():
    table = at_the_farm().foes(0, "stalker").swarm("farm-a", 3).only_scavenge("green", "food-1")
    table.choose(Search("green"))
    assert table.hand_ids(0) == ["food-1"]


# --- exhausted decks ---


@rule("MAX-SCAV-5", "MAX-FAQ-2")
def test_the_scavenge_discard_is_never_shuffled_back():
    table = apocalypse("fireman").map("farm-a farm-b").only_scavenge("green", "food-1").discarded("food-2").turn(0)
    table.choose(Search("green")).choose(Move("farm-b"))
    assert table.scavenge_ids("green") == []
    assert table.discard_ids() == ["food-2"]
    assert not table.can(Search("green"))


@rule("MAX-SCAV-6")
def test_an_empty_deck_cannot_be_searched_though_another_colour_of_the_tile_can():
    table = apocalypse("fireman").map("airport tunnel-a").only_scavenge("red").only_scavenge("green", "food-1")
    assert not table.can(Search("red"))
    assert table.can(Search("green"))


@rule("MAX-SCAV-6")
def test_a_revealed_tile_whose_deck_is_empty_gives_nothing():
    def entered(*deck: str):
        return apocalypse("fireman").map("van ?farm-a").only_scavenge("green", *deck).turn(0).choose(Move("farm-a"))

    assert entered("food-1").hand_ids(0) == ["food-1"]
    table = entered()
    assert (table.where(0), table.hand_ids(0), table.asks()) == ("farm-a", [], "MAX-ACTION-1")
    assert not table.can(Search("green"))


@rule("MAX-SCAV-6")
def test_the_last_card_of_a_deck_ends_the_search_of_its_colour_everywhere():
    table = apocalypse("fireman").map("farm-a farm-b").only_scavenge("green", "food-1").turn(0)
    table.choose(Search("green")).choose(Move("farm-b"))
    assert not table.can(Search("green"))
    fuller = apocalypse("fireman").map("farm-a farm-b").only_scavenge("green", "food-1", "food-2").turn(0)
    assert fuller.choose(Search("green")).choose(Move("farm-b")).can(Search("green"))


# --- what is found ---


@rule("MAX-SCAV-7", "MAX-CARD-5")
def test_a_found_card_counts_towards_the_hand_limit():
    hand = ["lighter"] * 3 + ["first-aid-kit"] * 3 + ["distress-flare"] * 4
    table = at_the_farm().hand(0, *hand).only_scavenge("green", "food-1").choose(Search("green"))
    assert table.asks() == "MAX-CARD-5"
    table.choose(Drop("lighter"))
    assert len(table.hand_ids(0)) == 10
    assert table.hand_ids(0)[-1] == "food-1"


@rule("MAX-SCAV-7")
def test_an_empty_handed_card_never_comes_to_the_hand():
    table = at_the_farm().only_scavenge("green", "empty-handed").choose(Search("green"))
    assert table.hand_ids(0) == []
    assert table.discard_ids() == ["empty-handed"]


@rule("MAX-SCAV-7")
def test_an_ambush_acts_on_being_drawn():
    table = at_the_farm().only_scavenge("green", "ambush").only_monsters("walker").choose(Search("green"))
    assert table.hand_ids(0) == []
    assert table.foe_ids(0) == ["walker"]
    assert table.discard_ids() == ["ambush"]


@rule("MAX-SCAV-8", "MAX-FREE-10")
def test_found_fuel_is_equipped_free_of_charge():
    table = at_the_farm().only_scavenge("green", "fuel").choose(Search("green")).choose(Equip(0))
    assert table.gear_ids(0) == ["fuel"]
    assert table.hand_ids(0) == []
    assert table.survivor(0).actions == 3


@rule("MAX-SCAV-8")
def test_found_fuel_that_is_not_equipped_is_discarded():
    table = at_the_farm().only_scavenge("green", "fuel").choose(Search("green")).choose(Discard())
    assert table.gear_ids(0) == []
    assert table.hand_ids(0) == []
    assert table.discard_ids() == ["fuel"]


@rule("MAX-SCAV-8", "MAX-EQUIP-14")
def test_room_may_be_made_for_found_fuel():
    table = at_the_farm().gear(0, "trusty-axe", "lighter", "ladder").only_scavenge("green", "fuel")
    table.choose(Search("green")).choose(Equip(0)).choose(Drop("ladder"))
    assert table.gear_ids(0) == ["trusty-axe", "lighter", "fuel"]
    assert table.discard_ids(0) == ["ladder"]


@rule("MAX-SCAV-8")
def test_fuel_is_not_equipped_by_whoever_cannot_make_room():
    """A Dog alone carries nothing."""
    table = at_the_farm("veteran").dead(0, 0).only_scavenge("green", "fuel").choose(Search("green"))
    assert table.discard_ids() == ["fuel"]


# --- where played cards go, and whom they help ---


@rule("MAX-SCAV-9")
def test_a_played_scavenge_card_goes_to_the_common_discard():
    table = apocalypse("fireman").hand(0, "food-1").turn(0).choose(Play("food-1", 0))
    assert table.discard_ids() == ["food-1"]
    assert table.discard_ids(0) == []


@rule("MAX-SCAV-9")
def test_discarded_scavenge_equipment_goes_to_the_common_discard():
    table = apocalypse("fireman").map("van bandit-camp-a").gear(0, "flashlight").turn(0)
    table.choose(Move("bandit-camp-a")).choose(Drop("flashlight"))
    assert table.discard_ids() == ["flashlight"]
    assert table.discard_ids(0) == []


@rule("MAX-SCAV-10")
@pytest.mark.parametrize("card", ["food-3", "medkit-4", "antidote", "ammo-full"])
def test_a_scavenge_card_helps_only_whoever_plays_it(card):
    table = apocalypse("hunter", "gunslinger").hand(0, card).hunger(0, 4).hunger(1, 4).hp(0, 10).hp(1, 10)
    table.poisoned(0).poisoned(1).gear(0, "crossbow", tokens=1).gear(1, "colt", tokens=1).turn(0)
    table.choose(Play(card, 0))
    assert table.asks() == "MAX-ACTION-1"
    assert table.survivor(1).hunger == 4
    assert table.body(1).hp == 10
    assert table.body(1).poison == 1
    assert table.held(1, "colt").tokens == 1


@rule("MAX-SCAV-10", "MAX-CARD-6")
def test_food_is_not_on_offer_because_somebody_else_is_hungry():
    assert not apocalypse("fireman", "hunter").hand(0, "food-1").hunger(0, 0).hunger(1, 5).can(Play("food-1", 0))


@rule("MAX-SCAV-10", "MAX-DOG-15")
def test_a_medkit_acts_on_the_one_of_the_pair_its_player_names():
    table = apocalypse("veteran").hand(0, "medkit-4").hp(0, 10).hp(0, 5, body=1).turn(0)
    table.choose(Play("medkit-4", 0)).choose(Whom(0, 1))
    assert (table.body(0).hp, table.body(0, 1).hp) == (10, 9)


# --- any deck, several colours, free searches ---


@rule("MAX-SCAV-11", "MAX-FAQ-15")
def test_a_survivor_card_that_scavenges_may_use_any_deck_wherever_one_stands():
    table = apocalypse("surgeon").hand(0, "quick-thinking").only_scavenge("blue", "food-5").turn(0)
    table.choose(Play("quick-thinking", 0))
    assert table.options() == [FromDeck(0), FromDeck(1), FromDeck(2)]
    table.choose(FromDeck("blue"))
    assert "food-5" in table.hand_ids(0)


@rule("MAX-SCAV-11")
def test_a_scavenge_draw_granted_by_a_card_does_not_use_up_the_search_of_the_tile():
    table = at_the_farm("surgeon").hand(0, "quick-thinking").only_scavenge("green", "food-1", "food-2")
    table.choose(Play("quick-thinking", 0)).choose(FromDeck("green"))
    assert table.can(Search("green"))


@rule("MAX-SCAV-12")
def test_on_a_tile_of_several_colours_the_searcher_chooses_one():
    table = apocalypse("fireman").map("prison tunnel-a").only_scavenge("green", "food-4").turn(0)
    assert table.options(kind=Search) == [Search(0), Search(1), Search(2)]
    table.choose(Search("green"))
    assert table.hand_ids(0) == ["food-4"]
    assert table.options(kind=Search) == []


@rule("MAX-SCAV-13")
def test_a_free_search_counts_as_this_turns_search_of_the_tile():
    table = apocalypse("fireman").map("van ?farm-a").only_scavenge("green", "food-1", "food-2").turn(0)
    table.choose(Move("farm-a"))
    assert table.hand_ids(0) == ["food-1"]
    assert table.survivor(0).actions == 3
    assert not table.can(Search("green"))


@rule("MAX-SCAV-13")
def test_a_free_search_is_only_that_of_whoever_got_it():
    table = apocalypse("fireman", "hunter").map("van ?farm-a").only_scavenge("green", "food-1", "food-2")
    table.turn(0, actions=1).rolling(1, 1).choose(Move("farm-a")).choose(Move("farm-a"))
    assert table.asked() == (1,)
    assert table.can(Search("green"))


@rule("MAX-SCAV-13")
def test_a_tile_that_was_turned_up_quietly_gives_no_free_search():
    table = apocalypse("hunter").map("van tunnel-a ?farm-a").gear(0, "binoculars").turn(0).choose(Use("binoculars"))
    table.choose(Move("tunnel-a")).choose(Move("farm-a"))
    assert table.hand_ids(0) == []
    assert table.can(Search("green"))


@rule("MAX-SCAV-14")
def test_the_value_of_a_card_changes_nothing_about_where_it_can_be_found():
    """Every colour may hold any of them, and a family is asked for, whatever the value."""
    for colour, tile in (("red", "hospital"), ("green", "farm-a"), ("blue", "shopping-mall")):
        table = apocalypse("fireman").map(f"{tile} tunnel-a").only_scavenge(colour, "food-5", "medkit-2").turn(0)
        table.choose(Search(colour))
        assert table.hand_ids(0) == ["food-5"]


@rule("MAX-SCAV-14", "MAX-SETUP-6")
def test_which_food_lies_in_a_deck_is_a_matter_of_chance():
    found = set()
    for seed in range(4):
        table = apocalypse("fireman", seed=seed)
        found.add(tuple(sorted(card for card in table.scavenge_ids("red") if card.startswith("food"))))
    assert len(found) > 1


# --- a light, and a look ahead ---


@rule("MAX-SCAV-1")
def test_a_flashlight_shows_two_cards_of_which_one_goes_under_the_deck():
    table = at_the_farm().gear(0, "flashlight").only_scavenge("green", "food-1", "food-2", "food-3")
    table.choose(Search("green")).choose(Pick("food-2"))
    assert table.hand_ids(0) == ["food-2"]
    assert table.scavenge_ids("green") == ["food-3", "food-1"]


@rule("MAX-SCAV-7")
def test_a_card_kept_from_a_look_acts_on_being_drawn():
    table = apocalypse("hunter").hand(0, "cover-of-darkness").only_monsters("walker")
    table.only_scavenge("red", "ambush", "food-1", "food-2").turn(0)
    table.choose(Play("cover-of-darkness", 0)).choose(FromDeck("red")).choose(Pick("ambush")).choose(Enough())
    assert table.foe_ids(0) == ["walker"]


@rule("MAX-SCAV-7")
def test_a_card_passed_over_in_a_look_does_not_act():
    table = apocalypse("hunter").hand(0, "cover-of-darkness").only_scavenge("red", "ambush", "food-1", "food-2").turn(0)
    table.choose(Play("cover-of-darkness", 0)).choose(FromDeck("red")).choose(Enough())
    assert table.foe_ids(0) == []
    assert table.discard_ids() == ["ambush", "food-1", "food-2"]


@rule("MAX-SCAV-11", "MAX-MISSION-3")
@pytest.mark.parametrize("deck", [("old-newspaper", "food-1", "food-2"), ("food-1", "food-2", "old-newspaper")])
def test_what_the_mission_needs_is_one_of_the_two_cards_that_are_kept(deck):
    table = apocalypse("hunter", mission="nuclear-winter").hand(0, "cover-of-darkness").turn(0)
    table.only_scavenge("red", *deck)
    table.choose(Play("cover-of-darkness", 0)).choose(FromDeck("red")).choose(Pick("food-1"))
    assert table.asks() == "MAX-ACTION-1"
    assert sorted(table.hand_ids(0)) == ["food-1", "old-newspaper"]
    assert table.discard_ids() == ["food-2"]


@rule("MAX-SCAV-1", "MAX-ACTION-12")
def test_a_search_out_of_turn_uses_up_the_search_of_that_tile_until_ones_own_turn():
    table = at_the_farm("gunslinger", "fireman").only_scavenge("green", "food-1", "food-2", "food-3")
    table.hand(0, "tactical-leadership", "tactical-leadership").turn(0).choose(Play("tactical-leadership", 0))
    table.choose(Search("green"))
    assert table.hand_ids(1) == ["food-1"]
    table.choose(Play("tactical-leadership", 0))
    assert not table.can(Search("green"))
    assert table.can(DrawCard())
