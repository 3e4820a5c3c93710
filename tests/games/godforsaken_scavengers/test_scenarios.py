"""The choice of a scenario and its figures. [GOD-SCENARIO]"""

from collections import Counter

import pytest

from holdouts.engine.game import SetupError
from holdouts.engine.library import base_book, open_words, read_setup
from holdouts.engine.view import Face, view
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Become, Begin, Dig, Pass, Punish, Take
from holdouts.games.godforsaken_scavengers.rules.setup import ExpeditionSetup, deal
from holdouts.games.godforsaken_scavengers.state import FINAL, Deal, Expedition, Promise
from holdouts.games.godforsaken_scavengers.text import card_text
from holdouts.testing import expedition, rule, set_out

TOGETHER = ("daring-retreat", "lost-expedition", "wicked-few", "last-hunt", "tithe-of-the-brood", "oathbreakers")
SCENARIOS = (*TOGETHER, "mad-prophet")

FIGURES = {
    # players, Locations before the marker can come up, cards of level 1 to 3, Affliction limit, how far together
    "daring-retreat": ((2, 6), 3, (2, 2, 0), 3, "personal"),
    "lost-expedition": ((2, 6), 4, (2, 2, 0), 4, "full"),
    "wicked-few": ((2, 6), 3, (1, 2, 0), 3, "semi"),
    "mad-prophet": ((1, 1), 4, (1, 2, 1), 4, "solo"),
    "last-hunt": ((2, 6), 3, (3, 0, 0), 3, "personal"),
    "tithe-of-the-brood": ((2, 6), 4, (2, 2, 0), 4, "semi"),
    "oathbreakers": ((2, 6), 4, (1, 2, 1), 4, "competitive"),
}
LAST_COSTS = {scenario: 12 if scenario == "mad-prophet" else 4 for scenario in SCENARIOS}


def fewest_seats(scenario: str) -> int:
    return FIGURES[scenario][0][0]


def dealt(scenario: str, **options) -> Expedition:
    return set_out(fewest_seats(scenario), scenario, **options).state


def rounds_until_the_last(state: Expedition) -> int:
    return len(state.locations) - 1 - state.locations.index(FINAL)


@rule("GOD-SCENARIO-1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scenario_fixes_locations_hands_limit_and_cooperation(scenario):
    players, locations, hands, limit, cooperation = FIGURES[scenario]
    state = dealt(scenario)
    levels = Counter(state.book.levels[card] for card in state.players[0].hand)
    assert state.card.players == players
    assert rounds_until_the_last(state) >= locations
    assert state.card.locations == locations
    assert tuple(levels[level] for level in (1, 2, 3)) == hands
    assert state.limit == limit
    assert state.card.cooperation == cooperation


@rule("GOD-SCENARIO-2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_back_of_the_scenario_is_the_last_location_and_no_other(scenario):
    table = expedition(fewest_seats(scenario), scenario).next_locations("warm-hollow").new_round()
    ordinary = {location.id for location in base_book(GAME).locations}
    assert table.now.place.id == "warm-hollow"
    assert table.now.card.final.id not in ordinary
    last = expedition(fewest_seats(scenario), scenario).next_locations().new_round()
    assert last.now.place.id == last.now.card.final.id
    assert last.now.place.cost == LAST_COSTS[scenario]


@rule("GOD-SCENARIO-3")
def test_surviving_the_last_round_is_enough_where_no_condition_is_printed():
    table = expedition(2, location="final").afflicted(0, "rot", "pride").stored(0, "royal-jelly").feeding()
    table.feed(0).starve(1)
    assert table.now.winners == [0, 1]


@rule("GOD-SCENARIO-4")
@pytest.mark.parametrize("scenario", TOGETHER)
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_scenario_for_a_group_refuses_a_single_player_and_more_than_six(scenario, seats):
    with pytest.raises(SetupError, match="2 to 6 players"):
        deal(ExpeditionSetup(scenario=scenario, seats=seats), base_book(GAME), 1)


@rule("GOD-SCENARIO-4")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_a_scenario_for_a_group_takes_two_to_six(scenario):
    for seats in range(2, 7):
        state = deal(ExpeditionSetup(scenario=scenario, seats=seats), base_book(GAME), 1)
        assert len(state.players) == seats


@rule("GOD-SCENARIO-4")
@pytest.mark.parametrize("seats", [0, 2, 6])
def test_mad_prophet_is_for_one_player_alone(seats):
    with pytest.raises(SetupError, match="exactly 1 player,"):
        deal(ExpeditionSetup(scenario="mad-prophet", seats=seats), base_book(GAME), 1)


@rule("GOD-SCENARIO-5")
def test_newcomers_are_pointed_to_daring_retreat_and_lost_expedition():
    """They read it on the scenario itself, before a table is set."""
    words = open_words(GAME, "en")
    advice = words.say("scenario-newcomers")
    advised = [scenario.id for scenario in base_book(GAME).scenarios if advice in card_text(scenario, words)]
    assert advised == ["daring-retreat", "lost-expedition"]


@rule("GOD-SCENARIO-6")
def test_a_scenario_may_let_its_players_live_through_the_third_affliction():
    table = expedition(2, "lost-expedition").afflicted(0, "rot", "pride").pile(0, "acid-rain")
    table.choose(Dig(0)).endure()
    assert not table.player(0).dead
    assert len(table.player(0).afflictions) == 3


@rule("GOD-SCENARIO-6")
def test_the_fourth_affliction_kills_where_the_scenario_says_four():
    table = expedition(3, "lost-expedition").afflicted(0, "rot", "pride", "dread").pile(0, "acid-rain")
    table.choose(Dig(0)).endure()
    assert table.player(0).dead


@rule("GOD-SCENARIO-7")
@pytest.mark.parametrize("change", [-1, 0, 1, 2])
def test_the_table_may_make_the_road_shorter_or_longer(change):
    assert rounds_until_the_last(dealt("daring-retreat", locations=change)) == 3 + change


@rule("GOD-SCENARIO-7")
@pytest.mark.parametrize("change", [-2, 3])
def test_the_road_cannot_be_changed_by_more(change):
    with pytest.raises(SetupError, match="locations"):
        read_setup(GAME, {"scenario": "daring-retreat", "seats": 2, "locations": change})


@rule("GOD-SCENARIO-8")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_modules_can_be_added_to_any_scenario_and_are_off_unless_asked_for(scenario):
    seats = fewest_seats(scenario)
    plain = set_out(seats, scenario).now
    assert bool(plain.caravan) == (scenario == "tithe-of-the-brood")
    assert all((player.offered, player.character) == ([], None) for player in plain.players)
    full = set_out(seats, scenario, caravan=True, characters="two")
    assert all(len(player.offered) == 2 for player in full.state.players)
    for seat in full.asked():
        full.choose(full.options(seat, Become)[0], seat)
    assert len(full.now.caravan) == full.now.place.cost
    assert all(player.character is not None for player in full.now.players)


@rule("GOD-SCENARIO-9")
def test_the_five_scenarios_the_rulebook_names_are_there_and_two_more():
    named = {"daring-retreat", "lost-expedition", "wicked-few", "mad-prophet", "last-hunt"}
    assert {scenario.id for scenario in base_book(GAME).scenarios} == named | {"tithe-of-the-brood", "oathbreakers"}


@rule("GOD-SCENARIO-9")
def test_a_scenario_nobody_knows_is_refused_by_name():
    with pytest.raises(SetupError, match="daring-advance"):
        deal(ExpeditionSetup(scenario="daring-advance", seats=2), base_book(GAME), 1)


@rule("GOD-SCENARIO-11")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", [0, None])
def test_everybody_reads_both_faces_of_the_scenario_from_the_first_round_on(scenario, seat):
    table = expedition(fewest_seats(scenario), scenario)
    words = open_words(GAME, "en")
    scene = view(table.table, seat, words, ["Ilka", "Oren"]).scene
    front, back = (card for zone in scene.zones if zone.ref == "scenario" for card in zone.cards)
    assert isinstance(front, Face)
    assert isinstance(back, Face)
    card = table.now.card
    assert front.name == words.say(f"name-{scenario}")
    assert set(card_text(card, words)) <= set(front.lines)
    assert back.name == words.say(f"name-{card.final.id}")
    assert back.corner == str(card.final.cost)
    assert set(card_text(card.final, words)) <= set(back.lines)


@rule("GOD-SCENARIO-12")
@pytest.mark.parametrize("change", [-1, 0, 1, 2])
def test_a_changed_length_of_wicked_few_alters_the_upper_packet_alone(change):
    for seed in range(12):
        state = dealt("wicked-few", locations=change, seed=seed)
        assert len(state.locations) == 3 + change + 3
        assert FINAL in state.locations[:3]


# --- extra rules of single scenarios ---


@rule("GOD-SCENARIO-1")
def test_the_prophet_sees_the_top_of_every_pile_after_every_cut():
    table = expedition(1, "mad-prophet").next_locations("choking-narrows").new_round()
    tops = [pile[-1] for pile in table.now.piles]
    assert sorted(table.now.known) == sorted(tops)


@rule("GOD-SCENARIO-1")
def test_the_prophet_makes_two_journeys_each_from_another_pile_and_feeds_once():
    table = expedition(1, "mad-prophet").next_locations("choking-narrows").new_round()
    table.idle_turn().choose(Begin())
    assert table.options(kind=Dig) == [Dig(1), Dig(2)]
    table.idle_turn()
    assert table.asks() == "GOD-FEED-1"


@rule("GOD-SCENARIO-1")
def test_the_prophet_returns_to_the_same_pile_when_no_other_holds_cards():
    table = expedition(1, "mad-prophet").pile(0, "torch", "bait", "scout").pile(1).pile(2)
    table.idle_turn().choose(Begin())
    assert table.options(kind=Dig) == [Dig(0)]


@rule("GOD-SCENARIO-1")
def test_afflictions_about_other_players_are_taken_out_when_there_are_none():
    state = dealt("mad-prophet")
    texts = state.book.afflictions
    assert sorted(texts[number].id for number in state.box_afflictions) == ["hoarders-itch", "paranoia", "pride"]
    assert len(state.affliction_deck) == 15
    assert dealt("daring-retreat").box_afflictions == []


@rule("GOD-SCENARIO-1")
def test_among_the_wicked_few_each_other_player_may_take_a_card_of_the_dead():
    table = expedition(3, "wicked-few").afflicted(0, "rot", "pride").hand(0, "torch", "bait", "scout")
    table.pile(0, "void-hunger").choose(Dig(0)).endure()
    table.choose(Take("torch"), 1).choose(Pass(), 2)
    assert table.hand_ids(1) == ["torch"]
    assert table.hand_ids(2) == []
    assert sorted(table.ids("discards")) == ["bait", "scout", "void-hunger"]


@rule("GOD-SCENARIO-1")
def test_elsewhere_the_hand_of_the_dead_is_discarded_whole():
    table = expedition(3).afflicted(0, "rot", "dread").hand(0, "torch").pile(0, "acid-rain")
    table.choose(Dig(0)).endure()
    assert "torch" in table.ids("discards")
    assert table.asks() == "GOD-TURN-1"


@rule("GOD-SCENARIO-1")
def test_a_broken_oath_is_punished_without_anybody_being_asked():
    table = expedition(2, "oathbreakers").feeding()
    table.state.deals = [Deal([0, 1], [Promise(0, 1, "give", 1, due=1)])]
    table.starve(0, 1)
    assert not table.can(Punish(), 1)
    assert len(table.player(0).afflictions) == 2
    assert table.player(0).oaths_broken == 1
