"""Locations: what they are, and the passives of those that hinder or do both. [GOD-LOCATION]"""

import pytest

from holdouts.engine.effects import This
from holdouts.engine.library import base_book, open_words
from holdouts.engine.view import view
from holdouts.games.godforsaken_scavengers.cards import Location
from holdouts.games.godforsaken_scavengers.effects.taking import Drop as DropCards
from holdouts.games.godforsaken_scavengers.events import DeckCut, LookedAt, Saw, Shown
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Aim,
    Approach,
    Begin,
    ChangePile,
    Dig,
    DigOn,
    Drop,
    Feed,
    Finish,
    Give,
    MakeDeal,
    Neutralise,
    OnPile,
    Pay,
    Play,
    Select,
    Stop,
    Swap,
    Take,
    UsePlace,
)
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.places import at, coming_to

HINDERING = {"choking-narrows": 1, "blind-gallery": 1, "nest-of-eyes": 2} | dict.fromkeys(
    ("crumbling-bridge", "silent-mire", "carrion-field"), 2
)
MIXED = {"echo-vault": 3, "market-of-husks": 3, "rusted-lift": 3, "split-tunnels": 3}
HELPING = {"warm-hollow": 4, "glowcap-garden": 4, "sentinel-post": 4} | dict.fromkeys(
    ("royal-granary", "queens-antechamber", "shedding-pool"), 5
)


# --- what Locations are ---


@rule("GOD-LOCATION-1")
def test_every_location_has_a_cost_and_a_passive_effect():
    book = base_book(GAME)
    assert {location.id: location.cost for location in book.locations} == HINDERING | MIXED | HELPING
    for location in book.locations:
        assert location.changes or location.forbids or location.reactions or location.effects, location.id


@rule("GOD-LOCATION-1")
def test_one_location_is_spent_in_a_round_and_its_effect_binds_everybody_alike():
    table = at("choking-narrows", 3).next_locations("crumbling-bridge").turn(0)
    for seat in range(3):
        table.choose(Dig(seat)).choose(DigOn())
        assert not table.can(DigOn())
        table.choose(Stop()).choose(Finish())
        if seat < 2:
            table.choose(Begin())
    table.starve(0, 1, 2)
    assert table.now.place.id == "crumbling-bridge"


def hinders(location: Location) -> bool:
    """Whether it forbids something, allows less of it, makes it dearer or takes cards away."""
    fewer = any(change.at_most is not None or change.change == "peril-cost" for change in location.changes)
    drops = any(isinstance(effect, DropCards) for reaction in location.reactions for effect in reaction.do)
    return bool(location.forbids) or fewer or drops


def helps(location: Location) -> bool:
    """Whether it offers something, allows more of it, or does something good by itself."""
    more = any((change.to or 0) > 1 or change.change == "pile-changes" for change in location.changes)
    told = [effect for reaction in location.reactions for effect in reaction.do]
    return more or bool(location.effects) or any(not isinstance(effect, DropCards) for effect in told)


@rule("GOD-LOCATION-2")
def test_cheap_locations_hinder_and_dear_ones_help():
    assert max(HINDERING.values()) < min(MIXED.values()) <= max(MIXED.values()) < min(HELPING.values())
    for location in base_book(GAME).locations:
        assert hinders(location) or location.cost >= 3, location.id
        assert helps(location) == (location.cost >= 3), location.id
        assert not (hinders(location) and location.cost >= 4), location.id


@rule("GOD-LOCATION-3")
def test_the_marker_swaps_in_the_scenarios_own_location_and_no_round_follows():
    table = coming_to("split-tunnels", seed=2).idle_turn().idle_turn().starve(0, 1)
    assert table.now.place.id == "gate-of-the-hive"
    assert table.now.locations == []
    table.idle_turn().idle_turn().starve(0, 1)
    assert table.table.over


@rule("GOD-LOCATION-4")
def test_a_location_is_in_force_until_its_cleanup_is_finished():
    table = at("choking-narrows").next_locations("crumbling-bridge").pile(0, "torch", "bait", "scout")
    table.pile(1, "move", "rush", "hide").pile(2, "hunt", "rest", "barter").draw_deck().turn(0)
    table.choose(Dig(0)).choose(DigOn())
    assert not table.can(DigOn())
    table.choose(Stop()).choose(Finish()).idle_turn().starve(0, 1)
    table.choose(Begin()).choose(Dig(0)).choose(DigOn())
    assert table.can(DigOn())


@rule("GOD-LOCATION-4")
def test_a_locations_price_still_counts_in_its_feeding_and_no_longer_after():
    table = at("split-tunnels").next_locations("choking-narrows").hand(0, "smoked-meat", "torch")
    table.pile(0, "bait", "scout").pile(1, "move", "rush").draw_deck().next_afflictions("rot").feeding()
    table.feed(0, "smoked-meat").starve(1)
    table.idle_turn().idle_turn().feed(0, "torch")
    assert table.player(0).afflictions == []


@rule("GOD-LOCATION-5")
def test_an_effect_on_reveal_comes_before_the_cut():
    table = expedition(2, location="choking-narrows").draw_deck("torch", "bait", "scout", "hunt", "rest")
    table.next_locations("royal-granary").new_round()
    assert table.told(DeckCut)[0].sizes == (1, 1, 1)


@rule("GOD-LOCATION-5")
def test_an_effect_on_the_piles_comes_right_after_the_cut_and_only_once():
    table = coming_to("rusted-lift")
    kinds = [type(event) for event in table.table.chronicle]
    assert kinds.index(DeckCut) < kinds.index(Shown)
    assert len(table.told(Shown)) == 3
    table.idle_turn()
    assert len(table.told(Shown)) == 3


@rule("GOD-LOCATION-6")
def test_everybody_pays_the_whole_price_whatever_the_others_have_paid():
    table = at("split-tunnels", 3).hand(0, "smoked-meat").hand(1, "smoked-meat").hand(2, "dry-ration").feeding()
    table.feed(0, "smoked-meat").feed(1, "smoked-meat")
    assert not table.can(Feed(), 2)


# --- those that hinder ---


@rule("GOD-LOCATION-1")
def test_in_the_choking_narrows_a_search_phase_is_two_cards_long():
    table = at("choking-narrows").turn(0).choose(Dig(0)).choose(DigOn())
    assert table.options(kind=DigOn) == []
    assert table.can(Stop())


@rule("GOD-LOCATION-1")
def test_in_the_choking_narrows_a_card_that_searches_goes_further():
    table = at("choking-narrows").hand(1, "rush").pile(0, "torch", "bait", "scout", "move").turn(0)
    table.choose(Dig(0)).choose(DigOn()).choose(Play("rush"), 1)
    assert len(table.ids("searched")) == 4
    assert not table.can(DigOn())


@rule("GOD-LOCATION-1")
def test_in_the_choking_narrows_a_compulsion_gives_way():
    table = at("choking-narrows").afflicted(0, "compulsion").pile(0, "torch", "bait", "scout", "move").turn(0)
    table.choose(Dig(0))
    assert not table.can(Stop())
    table.choose(DigOn())
    assert table.can(Stop())


@rule("GOD-LOCATION-1")
def test_in_the_choking_narrows_a_second_wind_brings_no_third_card():
    table = at("choking-narrows").hand(0, "second-wind").pile(0, "torch", "void-hunger", "bait").turn(0)
    table.next_afflictions("rot", "dread")
    table.choose(Dig(0)).choose(DigOn()).endure()
    if table.can(Play("second-wind")):
        table.choose(Play("second-wind"))
    assert table.options(kind=Dig) == table.options(kind=DigOn) == []


@rule("GOD-LOCATION-1")
def test_in_the_blind_gallery_nothing_can_be_revealed_or_looked_at():
    table = at("blind-gallery").hand(0, "scout", "torch", "queens-scent", "hunt").turn(0)
    assert not table.can(Play("scout"))
    assert not table.can(Play("torch"))
    assert not table.can(Play("queens-scent"))


@rule("GOD-LOCATION-1")
@pytest.mark.parametrize(("location", "hidden"), [("blind-gallery", True), ("split-tunnels", False)])
def test_in_the_blind_gallery_the_level_icons_of_the_piles_are_hidden(location, hidden):
    words = open_words(GAME, "en")
    table = at(location).pile(0, "torch")
    scene = view(table.table, 0, words, ["Ilka", "Oren"]).scene
    pile = next(zone for zone in scene.zones if zone.ref == "pile:0")
    assert pile.cards[0].back == (words.say("level-hidden") if hidden else words.say("level", level=1))


@rule("GOD-LOCATION-1")
def test_in_the_blind_gallery_hunt_still_looks_and_searches():
    table = at("blind-gallery").hand(0, "hunt").pile(0, "rest", "torch").pile(1).pile(2).turn(0)
    table.choose(Play("hunt")).choose(Select("torch"))
    assert table.ids("searched") == ["torch"]


@rule("GOD-LOCATION-1")
def test_in_the_blind_gallery_afflictions_about_level_icons_are_idle():
    table = at("blind-gallery").afflicted(0, "dread", "compulsion")
    table.pile(0, "instinct", "torch").pile(1, "bait").pile(2, "scout").turn(0)
    assert table.can(Dig(0))
    table.choose(Dig(0))
    assert table.can(Stop())


@rule("GOD-LOCATION-1")
def test_in_the_blind_gallery_the_prophet_has_no_visions():
    assert coming_to("blind-gallery", seats=1, scenario="mad-prophet").told(Shown) == []


@rule("GOD-LOCATION-1")
def test_at_the_nest_of_eyes_neutralising_costs_a_card_more():
    poor = at("nest-of-eyes").hand(0, "torch").pile(0, "cave-worm").turn(0).choose(Dig(0)).endure()
    assert len(poor.player(0).afflictions) == 1
    table = at("nest-of-eyes").hand(0, "torch", "bait", "scout").pile(0, "cave-worm", "move").turn(0)
    table.choose(Dig(0))
    table.pass_until(Neutralise(0)).choose(Neutralise(0)).choose(Pay("torch")).choose(Pay("bait"))
    assert table.hand_ids(0) == ["scout"]
    assert table.player(0).afflictions == []


@rule("GOD-LOCATION-1")
def test_at_the_nest_of_eyes_a_price_in_food_is_two_more():
    table = at("nest-of-eyes").hand(0, "royal-jelly").pile(0, "rockfall").turn(0).choose(Dig(0)).endure()
    assert len(table.player(0).afflictions) == 1
    table = at("nest-of-eyes").hand(0, "royal-jelly", "torch").pile(0, "rockfall").turn(0).choose(Dig(0))
    assert table.pass_until(Neutralise(0)).can(Neutralise(0))


@rule("GOD-LOCATION-1")
def test_on_the_crumbling_bridge_two_cards_are_all_a_harvest_brings():
    table = at("crumbling-bridge").searched("torch", "bait", "scout", "move").harvest(0)
    table.choose(Take("torch")).choose(Take("bait"))
    assert table.options(kind=Take) == []


@rule("GOD-LOCATION-1")
def test_on_the_crumbling_bridge_a_take_effect_brings_a_third():
    table = at("crumbling-bridge").hand(0, "forage").searched("torch", "bait", "scout").harvest(0)
    table.choose(Take("torch")).choose(Take("bait")).choose(Play("forage"))
    assert table.hand_ids(0) == ["torch", "bait", "scout"]


@rule("GOD-LOCATION-1")
def test_in_the_silent_mire_only_the_active_player_plays_cards():
    table = at("silent-mire").hand(0, "bait").hand(1, "bait").turn(0)
    assert table.can(Play("bait"), 0)
    assert not table.can(Play("bait"), 1)


@rule("GOD-LOCATION-1")
def test_in_the_silent_mire_nobody_plays_bait_while_nobody_is_active():
    table = at("silent-mire").hand(0, "bait").feeding()
    assert not table.can(Play("bait"), 0)


@rule("GOD-LOCATION-1")
def test_in_the_silent_mire_reactions_and_cards_that_take_or_search_are_heard():
    table = at("silent-mire").hand(1, "forage", "hunt", "hide").searched("rest").pile(0, "acid-rain").turn(0)
    assert table.can(Play("forage"), 1)
    assert table.can(Play("hunt"), 1)
    table.choose(Dig(0))
    assert table.pass_until(Play("hide"), 1).can(Play("hide"), 1)


@rule("GOD-LOCATION-1")
def test_on_the_carrion_field_starving_costs_two_cards():
    table = at("carrion-field").hand(0, "torch", "bait", "scout").next_afflictions("rot", "dread").feeding()
    table.starve(0, 1).choose(Drop("torch")).choose(Drop("bait"))
    assert table.hand_ids(0) == ["scout"]


# --- those that do both ---


@rule("GOD-LOCATION-1")
def test_in_the_echo_vault_whoever_a_peril_afflicts_may_look_at_a_pile():
    table = at("echo-vault").pile(0, "acid-rain").pile(1, "torch", "bait", "scout", "move").turn(0)
    table.choose(Dig(0)).endure().choose(This(0)).choose(OnPile(1))
    seen = [table.now.book.cards[card].id for saw in table.told(Saw) for card in saw.cards]
    assert seen == ["torch", "bait", "scout"]
    assert table.told(Saw)[0].who == 0


@rule("GOD-LOCATION-1")
def test_in_the_echo_vault_a_peril_that_afflicts_nobody_shows_nothing():
    table = at("echo-vault").hand(0, "salvation").pile(0, "acid-rain").turn(0).choose(Dig(0))
    table.pass_until(Play("salvation")).choose(Play("salvation")).endure()
    assert table.asks() == "GOD-SEARCH-3"
    assert table.told(LookedAt) == []


@rule("GOD-LOCATION-1")
def test_in_the_echo_vault_whoever_the_text_of_a_peril_afflicts_looks_as_well():
    table = at("echo-vault").hand(1, "torch").pile(0, "hollow-choir").pile(1, "bait").pile(2, "scout").turn(0)
    table.choose(Dig(0)).endure().choose(This(1), 1)
    for seat in (0, 1):
        assert table.asked() == (seat,)
        table.choose(This(0)).choose(OnPile(1))
    assert [saw.who for saw in table.told(Saw)] == [0, 1]


@rule("GOD-LOCATION-1")
def test_in_the_echo_vault_it_is_the_bearer_of_the_affliction_who_looks():
    table = at("echo-vault").hand(1, "sacrifice").discarded("torch").pile(0, "acid-rain").turn(0).choose(Dig(0))
    table.pass_until(Play("sacrifice"), 1).choose(Play("sacrifice"), 1).endure()
    assert table.asked() == (1,)
    table.choose(This(0)).choose(OnPile(1))
    assert [saw.who for saw in table.told(Saw)] == [1]


@rule("GOD-LOCATION-1")
def test_in_the_market_of_husks_the_active_player_barters_once_a_turn():
    table = at("market-of-husks").hand(0, "torch", "bait").searched("hunt", "rest").harvest(0)
    table.choose(UsePlace()).choose(Select("torch")).choose(Select("hunt"))
    assert sorted(table.hand_ids(0)) == ["bait", "hunt"]
    assert sorted(table.ids("searched")) == ["rest", "torch"]
    assert not table.can(UsePlace())


@rule("GOD-LOCATION-1")
def test_in_the_market_of_husks_only_the_active_player_barters_each_in_their_turn():
    table = at("market-of-husks").hand(0, "torch").hand(1, "bait").searched("hunt").harvest(0)
    assert not table.can(UsePlace(), 1)
    table.choose(UsePlace()).choose(Finish()).choose(Begin())
    assert table.can(UsePlace(), 1)


@rule("GOD-LOCATION-1")
def test_in_the_market_of_husks_gifts_and_swaps_are_forbidden_but_deals_are_not():
    table = at("market-of-husks").hand(0, "torch").hand(1, "bait").turn(0).choose(Approach(), 0).choose(Aim(1), 0)
    assert table.options(kind=Give) == table.options(kind=Swap) == []
    assert table.can(MakeDeal())


@rule("GOD-LOCATION-1")
def test_the_rusted_lift_shows_the_top_of_every_pile():
    table = coming_to("rusted-lift")
    assert sorted(table.now.known) == sorted(pile[-1] for pile in table.now.piles)


@rule("GOD-LOCATION-1")
def test_on_the_rusted_lift_a_fifth_card_costs_another():
    table = at("rusted-lift").hand(0, "torch", "bait", "scout", "move").searched("hunt").harvest(0)
    table.choose(Take("hunt"))
    assert table.asks() == "GOD-HAND-2"


@rule("GOD-LOCATION-1")
def test_on_the_rusted_lift_nobody_discards_for_holding_five_and_a_take_effect_brings_the_fifth():
    table = at("rusted-lift").hand(0, "torch", "bait", "scout", "move", "forage").searched("hunt").turn(0)
    table.choose(Play("forage"))
    assert len(table.hand_ids(0)) == 5
    assert table.ids("discards") == ["forage"]


@rule("GOD-LOCATION-1")
def test_in_the_split_tunnels_the_deck_is_cut_in_two():
    table = expedition(2).draw_deck("torch", "bait", "scout", "hunt", "rest").next_locations("split-tunnels")
    assert table.new_round().told(DeckCut)[0].sizes == (3, 2)


@rule("GOD-LOCATION-1")
def test_in_the_split_tunnels_a_player_changes_pile_once():
    table = at("split-tunnels").pile(0, "torch", "bait").pile(1, "scout", "move").turn(0)
    assert table.options(kind=ChangePile) == []
    table.choose(Dig(0)).choose(ChangePile(1)).choose(DigOn())
    assert table.ids("searched") == ["torch", "scout"]
    assert table.options(kind=ChangePile) == []


@rule("GOD-LOCATION-1")
def test_in_the_split_tunnels_a_tunneler_changes_pile_twice():
    table = at("split-tunnels").character(0, "tunneler").pile(0, "torch", "bait").pile(1, "scout", "move").turn(0)
    table.choose(Dig(0)).choose(ChangePile(1)).choose(DigOn()).choose(ChangePile(0)).choose(DigOn())
    assert table.ids("searched") == ["torch", "scout", "bait"]
    assert table.options(kind=ChangePile) == []
