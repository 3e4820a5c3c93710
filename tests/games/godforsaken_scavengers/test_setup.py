"""Setting out: decks, hands, the Banner. [GOD-SETUP]"""

from collections import Counter

import pytest

from holdouts.engine.game import SetupError
from holdouts.engine.library import base_book
from holdouts.games.godforsaken_scavengers.accounts import audit
from holdouts.games.godforsaken_scavengers.cards import Action
from holdouts.games.godforsaken_scavengers.events import RoundBegan
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Become, Begin, Drop, Finish, Pass, Starve, Stop
from holdouts.games.godforsaken_scavengers.rules.setup import CarryOver, ExpeditionSetup, deal
from holdouts.games.godforsaken_scavengers.state import FINAL, Expedition
from holdouts.testing import expedition, rule, set_out

SEEDS = range(40)
ON = (Begin, Stop, Finish, Starve, Pass)


def dealt(seats: int = 2, scenario: str = "daring-retreat", seed: int = 1, **options) -> Expedition:
    return set_out(seats, scenario, seed, **options).state


def place_of_the_marker(state: Expedition) -> int:
    """1 is the top of the Location deck."""
    return len(state.locations) - state.locations.index(FINAL)


def drift(table) -> None:
    """One choice that leads on: search as little as possible, react to nothing, starve."""
    options = table.options()
    table.choose(next((pick for pick in options if isinstance(pick, ON)), options[0]), table.asked()[0])


@rule("GOD-SETUP-1")
def test_all_levels_are_mixed_in_one_draw_deck():
    state = dealt()
    levels = [state.book.levels[card] for card in state.draw]
    assert len(state.draw) + sum(len(player.hand) for player in state.players) == 100
    assert set(levels[:20]) == set(levels[-20:]) == {1, 2, 3}


@rule("GOD-SETUP-2")
def test_locations_and_afflictions_are_decks_of_their_own_in_no_fixed_order():
    one, other = dealt(seed=1), dealt(seed=2)
    assert sorted(one.affliction_deck) == sorted(other.affliction_deck) == list(range(18))
    assert one.affliction_deck != other.affliction_deck
    assert one.locations != other.locations


@rule("GOD-SETUP-3")
def test_as_many_locations_as_the_scenario_says_are_drawn_and_the_marker_is_not_counted():
    state = dealt()
    ordinary = [location for location in state.locations if location != FINAL]
    assert len(ordinary) == 3
    assert sorted(ordinary + state.box_locations) == list(range(16))


@rule("GOD-SETUP-3")
def test_any_location_may_be_drawn_and_any_may_stay_in_the_box():
    states = [dealt(seed=seed) for seed in SEEDS]
    drawn = {location for state in states for location in state.locations if location != FINAL}
    assert drawn == set(range(16))


@rule("GOD-SETUP-3")
def test_locations_left_over_never_come_up():
    table = set_out(2, seed=3)
    box = set(table.state.box_locations)
    table.state.limit = 99
    seen = set()
    while not table.table.over:
        seen.add(table.now.location)
        drift(table)
    assert len(seen) == 4
    assert not seen & box


@rule("GOD-SETUP-4")
@pytest.mark.parametrize(
    "scenario", ["daring-retreat", "lost-expedition", "last-hunt", "tithe-of-the-brood", "oathbreakers"]
)
def test_the_marker_lies_at_the_bottom(scenario):
    assert all(dealt(scenario=scenario, seed=seed).locations[0] == FINAL for seed in SEEDS)


@rule("GOD-SETUP-5")
def test_among_the_wicked_few_the_marker_is_fourth_fifth_or_sixth_with_equal_chance():
    """The worked example: A and B are shuffled with the marker, C, D and E are put on top."""
    seeds = 600
    places = Counter(place_of_the_marker(dealt(scenario="wicked-few", seed=seed)) for seed in range(seeds))
    assert set(places) == {4, 5, 6}
    assert all(abs(count - seeds / 3) < 60 for count in places.values())


@rule("GOD-SETUP-5")
def test_the_stack_of_the_wicked_few_holds_five_different_locations_and_the_marker():
    state = dealt(scenario="wicked-few")
    assert len(state.locations) == 6
    assert len(set(state.locations)) == 6
    assert len(state.box_locations) == 11


@rule("GOD-SETUP-6")
def test_locations_under_the_marker_are_never_played():
    seed = next(seed for seed in SEEDS if place_of_the_marker(dealt(scenario="wicked-few", seed=seed)) == 4)
    table = set_out(2, "wicked-few", seed)
    under = table.state.locations[:2]
    table.state.limit = 99
    while not table.table.over:
        drift(table)
    assert table.now.round == 4
    assert table.now.locations == under


@rule("GOD-SETUP-7")
@pytest.mark.parametrize(
    ("scenario", "seats", "levels"),
    [
        ("daring-retreat", 6, [1, 1, 2, 2]),
        ("wicked-few", 3, [1, 2, 2]),
        ("last-hunt", 4, [1, 1, 1]),
        ("oathbreakers", 6, [1, 2, 2, 3]),
        ("mad-prophet", 1, [1, 2, 2, 3]),
    ],
)
def test_everybody_gets_the_scenarios_cards_of_each_level(scenario, seats, levels):
    state = dealt(seats, scenario)
    for player in state.players:
        assert sorted(state.book.levels[card] for card in player.hand) == levels


@rule("GOD-SETUP-8")
def test_starting_hands_hold_nothing_but_actions():
    for seed in SEEDS:
        state = dealt(6, "oathbreakers", seed)
        cards = [state.book.cards[card] for player in state.players for card in player.hand]
        assert all(isinstance(card, Action) for card in cards)


@rule("GOD-SETUP-8", "GOD-SETUP-9")
def test_what_was_dealt_and_was_no_action_is_back_in_the_shuffled_deck():
    state = dealt(6, "oathbreakers")
    kinds = Counter(state.book.cards[card].kind for card in state.draw)
    assert kinds["peril"] == 20
    assert kinds["opportunity"] == 8
    assert kinds["anomaly"] == 3
    assert audit(state) == []


@rule("GOD-SETUP-9")
def test_rejected_cards_do_not_stay_on_top_of_the_deck():
    """Without the shuffle after the deal the upper part of the deck would be rich in rejects."""

    def is_reject(state: Expedition, card: int) -> bool:
        return not state.book.actions[card]

    states = [dealt(6, seed=seed) for seed in range(150)]
    on_top = sum(is_reject(state, card) for state in states for card in state.draw[-10:])
    below = sum(is_reject(state, card) for state in states for card in state.draw[:10])
    assert abs(on_top - below) < 120


@rule("GOD-SETUP-10")
def test_the_first_player_is_drawn_by_lot():
    assert {dealt(4, seed=seed).first for seed in SEEDS} == {0, 1, 2, 3}


@rule("GOD-SETUP-10")
def test_the_table_may_name_the_first_player():
    table = set_out(4, first=2)
    assert table.now.first == 2
    assert table.asked() == (2,)


@rule("GOD-SETUP-10")
def test_a_first_player_who_does_not_sit_here_is_refused():
    with pytest.raises(SetupError, match="seat 2"):
        deal(ExpeditionSetup(scenario="daring-retreat", seats=2, first=2), base_book(GAME), 1)


@rule("GOD-SETUP-11")
def test_with_the_caravan_the_first_location_loads_it():
    table = set_out(2, caravan=True)
    assert len(table.now.caravan) == table.now.place.cost
    assert set_out(2).now.caravan == []


@rule("GOD-SETUP-11")
def test_with_characters_everybody_chooses_before_the_first_location_is_turned_up():
    table = set_out(2, characters="two")
    assert table.told(RoundBegan) == []
    for seat in (0, 1):
        table.choose(Become(table.player(seat).offered[1]), seat)
    assert len(table.told(RoundBegan)) == 1
    assert len(table.now.box_characters) == 10


@rule("GOD-SETUP-12")
@pytest.mark.parametrize("characters", ["off", "two"])
def test_nobody_starts_with_an_affliction_or_stored_food(characters):
    state = dealt(6, characters=characters)
    assert all(player.afflictions == player.store == [] for player in state.players)


@rule("GOD-SETUP-13")
def test_the_discard_pile_starts_empty_although_cards_were_rejected():
    assert dealt(6).discards == []


# --- what a campaign brings along ---


@rule("GOD-SCENARIO-10")
def test_a_scar_starts_face_down_and_is_out_of_the_deck():
    state = dealt(carry=[CarryOver(scar="rot"), CarryOver()])
    rot = state.book.number("afflictions", "rot")
    assert state.players[0].afflictions == state.players[0].face_down == [rot]
    assert rot not in state.affliction_deck


@rule("GOD-SCENARIO-10")
def test_whoever_died_starts_with_a_random_affliction_face_up():
    wounds = set()
    for seed in SEEDS:
        state = dealt(seed=seed, carry=[CarryOver(wounded=True), CarryOver(scar="rot")])
        assert state.players[0].face_down == []
        wounds.update(state.players[0].afflictions)
    assert len(wounds) > 5
    assert state.book.number("afflictions", "rot") not in wounds


@rule("GOD-SCENARIO-10")
def test_an_heirloom_comes_on_top_of_the_deal():
    state = dealt(carry=[CarryOver(heirloom="shared-meal"), CarryOver()])
    ids = [state.book.cards[card].id for card in state.players[0].hand]
    assert len(ids) == 5
    assert "shared-meal" in ids


@rule("GOD-SCENARIO-10")
def test_nobody_else_is_dealt_the_only_copy_of_an_heirloom():
    for seed in SEEDS:
        state = dealt(6, seed=seed, carry=[CarryOver(heirloom="shared-meal"), *[CarryOver()] * 5])
        assert audit(state) == []


@rule("GOD-SCENARIO-10")
def test_two_players_cannot_bring_the_same_single_card():
    with pytest.raises(SetupError, match="shared-meal"):
        dealt(carry=[CarryOver(heirloom="shared-meal")] * 2)
    with pytest.raises(SetupError, match="rot"):
        dealt(carry=[CarryOver(scar="rot")] * 2)


@rule("GOD-SCENARIO-10")
def test_a_character_stays_with_its_player_and_the_others_choose_among_the_rest():
    for seed in SEEDS:
        table = set_out(3, seed=seed, characters="two", carry=[CarryOver(character="mender"), CarryOver(), CarryOver()])
        mender = table.now.book.number("characters", "mender")
        assert table.asked() == (1, 2)
        assert all(len(table.player(seat).offered) == 2 for seat in (1, 2))
        assert mender not in table.player(1).offered + table.player(2).offered + table.now.box_characters
        for seat in (1, 2):
            table.choose(Become(table.player(seat).offered[0]), seat)
        assert table.player(0).character == mender
        assert not table.player(0).revealed


@rule("GOD-SCENARIO-10")
def test_an_heirloom_too_many_for_the_survivors_hand_is_put_back_before_play():
    carry = [CarryOver(character="mender", heirloom="torch"), CarryOver(character="packrat")]
    table = set_out(2, characters="two", carry=carry)
    assert table.asked() == (0,)
    assert table.asks() == "GOD-HAND-8"
    table.choose(Drop("torch"))
    assert len(table.player(0).hand) == 4
    assert table.now.discards == []
    assert audit(table.now) == []


@rule("GOD-SETUP-12")
def test_a_position_without_a_campaign_has_nothing_carried_over():
    table = expedition(2)
    assert table.player(0).afflictions == []
