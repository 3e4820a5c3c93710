"""Locations that help: each passive. [GOD-LOCATION]"""

from holdouts.engine.effects import This
from holdouts.games.godforsaken_scavengers.events import Prevented
from holdouts.games.godforsaken_scavengers.picks import (
    Affected,
    Begin,
    Dig,
    DigOn,
    Drop,
    Eat,
    Feed,
    Finish,
    Play,
    UsePlace,
)
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.places import at


@rule("GOD-LOCATION-1")
def test_in_the_warm_hollow_an_affliction_rests_until_cleanup():
    table = at("warm-hollow").next_locations("choking-narrows").afflicted(0, "rot").turn_about_to_begin(0)
    table.choose(Begin()).choose(This(0))
    assert len(table.player(0).face_down) == 1
    table.idle_turn().idle_turn().starve(0, 1)
    assert table.now.round == 2
    assert table.player(0).face_down == []
    assert "rot" in table.affliction_ids(0)


@rule("GOD-LOCATION-1")
def test_in_the_warm_hollow_nobody_has_to_rest_nor_is_asked_without_an_affliction():
    table = at("warm-hollow").afflicted(0, "rot").turn_about_to_begin(0).choose(Begin()).choose(This(1))
    assert table.player(0).face_down == []
    table.idle_turn().choose(Begin())
    assert table.asks() == "GOD-SEARCH-1"


@rule("GOD-LOCATION-1")
def test_in_the_warm_hollow_a_crushed_claw_that_wakes_again_costs_a_card():
    table = at("warm-hollow").next_locations("choking-narrows").afflicted(0, "crushed-claw")
    table.hand(0, "torch", "bait", "scout", "move", "smoked-meat").stored(0, "royal-jelly")
    table.turn_about_to_begin(0).choose(Begin()).choose(This(0)).idle_turn().idle_turn()
    table.feed(0).starve(1)
    assert table.asked() == (0,)
    assert table.asks() == "GOD-HAND-9"


@rule("GOD-LOCATION-1")
def test_in_the_glowcap_garden_ones_count_as_two():
    table = at("glowcap-garden").hand(0, "torch", "bait").hand(1, "dry-ration", "torch").feeding()
    table.feed(0, "torch", "bait")
    table.feed(1, "dry-ration", "torch")
    assert table.player(0).afflictions == table.player(1).afflictions == []


@rule("GOD-LOCATION-1")
def test_in_the_glowcap_garden_rot_wins():
    table = at("glowcap-garden").afflicted(0, "rot").hand(0, "torch", "bait", "smoked-meat").feeding()
    table.choose(Eat("torch"), 0).choose(Eat("bait"), 0).choose(Eat("smoked-meat"), 0)
    assert not table.can(Feed(), 0)


@rule("GOD-LOCATION-1")
def test_at_the_sentinel_post_the_first_peril_of_a_search_phase_gives_no_affliction():
    table = at("sentinel-post").searched("torch").pile(0, "acid-rain", "bait").turn(0)
    table.choose(Dig(0)).endure()
    assert table.player(0).afflictions == []
    assert "torch" in table.ids("discards")
    assert [event.who for event in table.told(Prevented)] == [0]


@rule("GOD-LOCATION-1")
def test_at_the_sentinel_post_the_second_peril_is_not_spared_but_the_next_player_is():
    table = at("sentinel-post").pile(0, "acid-rain", "void-hunger").pile(1, "hollow-choir").turn(0)
    table.next_afflictions("rot", "pride")
    table.choose(Dig(0)).endure().choose(DigOn()).endure()
    assert len(table.player(0).afflictions) == 2
    table.choose(Finish()).choose(Begin()).choose(Dig(1)).endure()
    assert table.player(1).afflictions == []


@rule("GOD-LOCATION-1")
def test_at_the_sentinel_post_a_peril_found_outside_the_search_phase_strikes():
    table = at("sentinel-post").hand(0, "hunt").pile(0, "acid-rain").pile(1).pile(2).harvest(0)
    table.choose(Play("hunt")).endure()
    assert len(table.player(0).afflictions) == 1


@rule("GOD-LOCATION-1")
def test_the_royal_granary_stores_the_topmost_action_for_everybody():
    table = expedition(2, location="choking-narrows").next_locations("royal-granary")
    table.draw_deck("cave-worm", "torch", "anomaly-one", "hunt", "scout").new_round()
    assert table.ids("store", 0) == ["torch"]
    assert table.ids("store", 1) == ["hunt"]
    left = [card for pile in range(3) for card in table.pile_ids(pile)]
    assert sorted(left) == ["anomaly-one", "cave-worm", "scout"]


@rule("GOD-LOCATION-1")
def test_the_royal_granary_stores_nothing_for_the_dead():
    table = expedition(3, location="choking-narrows").dead(1).next_locations("royal-granary").new_round()
    assert table.ids("store", 1) == []
    assert len(table.ids("store", 2)) == 1


@rule("GOD-LOCATION-1")
def test_in_the_queens_antechamber_whoever_feeds_heals_an_affliction_of_their_choice():
    table = at("queens-antechamber").next_locations("choking-narrows").stored(0, "royal-jelly", "torch")
    table.afflicted(0, "pride", "dread").afflicted(1, "rot").feeding()
    table.feed(0).starve(1).choose(Affected("dread"), 0)
    assert table.now.round == 2
    assert table.affliction_ids(0) == ["pride"]
    assert len(table.player(1).afflictions) == 2


@rule("GOD-LOCATION-1")
def test_at_the_shedding_pool_a_card_turns_an_affliction_face_down_once_a_turn():
    table = at("shedding-pool").hand(0, "torch", "bait").afflicted(0, "rot", "dread").turn(0)
    table.choose(UsePlace()).choose(Drop("torch")).choose(Affected("dread"))
    assert [table.now.book.afflictions[number].id for number in table.player(0).face_down] == ["dread"]
    assert table.ids("discards") == ["torch"]
    assert not table.can(UsePlace())


@rule("GOD-LOCATION-1")
def test_at_the_shedding_pool_nobody_sheds_on_anothers_turn_or_without_a_card():
    table = at("shedding-pool").hand(1, "torch").afflicted(0, "rot").afflicted(1, "dread").turn(0)
    assert not table.can(UsePlace(), 0)
    assert not table.can(UsePlace(), 1)


@rule("GOD-LOCATION-4")
def test_what_was_shed_stays_face_down_after_cleanup():
    table = at("shedding-pool").next_locations("choking-narrows").hand(0, "torch").afflicted(0, "rot").turn(0)
    table.choose(UsePlace()).idle_turn().idle_turn().starve(0, 1)
    assert table.now.round == 2
    assert len(table.player(0).face_down) == 1
