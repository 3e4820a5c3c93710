"""Missions: figures, storing, mission items, objective tokens, the clock, removed tiles. [MAX-MISSION]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    DoWork,
    Drop,
    Enough,
    Fight,
    Give,
    HandOver,
    KeepHand,
    Leave,
    Move,
    Pick,
    PickUp,
    Play,
    Propose,
    Store,
    Trade,
    Use,
    Whom,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule, set_up

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

FIGURES = {
    # number, difficulty, Fuel, Monster set, tiles without the Van, cards in the three Scavenge decks
    "tutorial": ("0", "very-easy", 4, "zombie", 13, (12, 12, 12)),
    "rescue-the-scientist": ("I", "easy", 4, "zombie", 20, (13, 13, 13)),
    "collect-samples": ("II", "easy", 4, "zombie", 24, (15, 15, 15)),
    "develop-the-cure": ("III", "easy", 0, "zombie", 24, (15, 15, 15)),
    "nuclear-winter": ("IV", "normal", 3, "mutant", 17, (19, 19, 18)),
    "defuse-the-bomb": ("V", "normal", 3, "mutant", 21, (19, 19, 19)),
    "fallout": ("VI", "normal", 3, "mutant", 24, (19, 19, 19)),
    "scout-the-alien-zone": ("VII", "hard", 4, "alien", 21, (17, 16, 11)),
    "recover-the-intelligence": ("VIII", "hard", 0, "alien", 22, (17, 16, 11)),
    "humanity-strikes-back": ("IX", "very-hard", 0, "alien", 22, (17, 16, 12)),
    "convoy": ("X", "hard", 6, "robot", 25, (12, 14, 13)),
    "defend-the-base": ("XI", "hard", 0, "robot", 28, (15, 15, 16)),
    "burn-the-machines": ("XII", "very-hard", 3, "robot", 29, (16, 15, 16)),
}


def play(table, *choices):
    for choice in choices:
        table.choose(choice)
    return table


def stored(table: ApocalypsePosition) -> list[str]:
    return [table.now.design(card).id for card in table.now.stored]


# --- what a mission states ---


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", FIGURES)
def test_a_mission_states_its_figures(mission):
    state = set_up(mission=mission).state
    card = state.card
    fuel = sum(goods.count for goods in card.needs.goods if goods.family == "fuel")
    tiles = [state.tile(place).kind for place in state.places()]
    decks = tuple(len(deck) for deck in state.scavenge)
    assert (card.number, card.difficulty, fuel, card.set, len(tiles) - tiles.count("van"), decks) == FIGURES[mission]


@rule("MAX-MISSION-1")
def test_where_a_mission_differs_from_the_rules_the_mission_holds():
    table = set_up("fireman", "hunter", mission="defend-the-base").choose(KeepHand()).choose(KeepHand())
    assert [survivor.foes for survivor in table.now.survivors] == [[], []]


# --- storing ---


@rule("MAX-MISSION-2")
def test_stored_cards_no_longer_count_towards_hand_and_storage():
    table = apocalypse(mission="nuclear-winter").map("refuge-a van").at(0, "refuge-a").gear(0, "fuel", "fuel")
    table.hand(0, "food-1", "food-2").turn(0)
    play(table, Store(), Pick("fuel"), Pick("food-1"), Enough())
    assert (table.gear_ids(0), table.hand_ids(0), stored(table)) == (["fuel"], ["food-2"], ["fuel", "food-1"])


@rule("MAX-MISSION-2")
def test_stored_cards_count_together_with_those_held_there():
    table = apocalypse(mission="tutorial").map("van tunnel-a").stored("fuel", "fuel").gear(0, "fuel", "fuel")
    assert table.turn(0, "check").now.ended == "escaped"


@rule("MAX-MISSION-2")
def test_cards_held_elsewhere_do_not_count():
    table = apocalypse("fireman", "hunter", mission="develop-the-cure").map("hospital tunnel-a").at(1, "tunnel-a")
    table.gear(0, "scientist").stored("medkit-2", *["antidote"] * 3).hand(1, "medkit-4").rolling(*QUIET)
    assert table.turn(0, "check").now.ended == ""


@rule("MAX-MISSION-2")
@pytest.mark.parametrize(
    ("mission", "place", "card", "other"),
    [
        ("rescue-the-scientist", "van", "fuel", "food-1"),
        ("convoy", "military-base", "medkit-2", "food-1"),
        ("nuclear-winter", "refuge-a", "food-crate", "medkit-2"),
        ("develop-the-cure", "hospital", "antidote", "spare-parts"),
    ],
)
def test_only_cards_the_mission_asks_for_can_be_stored_at_its_place(mission, place, card, other):
    table = apocalypse(mission=mission).map(f"{place} tunnel-a").hand(0, card, other).turn(0)
    play(table, Store())
    assert (stored(table), table.hand_ids(0)) == ([card], [other])
    assert not table.can(Store())


@rule("MAX-MISSION-2")
def test_nothing_can_be_stored_elsewhere():
    table = apocalypse(mission="convoy").map("van military-base").gear(0, "fuel").turn(0)
    assert not table.can(Store())
    assert play(table, Move("military-base")).can(Store())


@rule("MAX-MISSION-2")
def test_no_more_can_be_stored_than_the_mission_asks_for():
    table = apocalypse(mission="tutorial").map("van tunnel-a").stored(*["fuel"] * 3).gear(0, "fuel", "fuel").turn(0)
    play(table, Store(), Pick("fuel"))
    assert len(stored(table)) == 4
    assert table.gear_ids(0) == ["fuel"]
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-MISSION-2")
def test_stored_cards_are_neither_lost_nor_taken_back():
    table = apocalypse("fireman", "hunter", mission="tutorial").map("van tunnel-a").gear(0, "fuel", "fuel").hp(0, 2)
    table.foes(0, "walker").rolling(*QUIET).turn(0)
    play(table, Store(), Pick("fuel"), Enough()).idle_turn()
    assert table.survivor(0).dead
    assert (stored(table), table.lying_ids("van")) == (["fuel"], ["fuel"])


# --- mission items ---


@rule("MAX-MISSION-3")
@pytest.mark.parametrize(
    ("mission", "item"),
    [
        ("rescue-the-scientist", "scientist"),
        ("nuclear-winter", "dirty-blanket"),
        ("nuclear-winter", "old-newspaper"),
        ("convoy", "dirty-blanket"),
        ("defuse-the-bomb", "dusty-journal"),
        ("recover-the-intelligence", "dusty-journal"),
    ],
)
def test_an_item_is_passed_over_by_what_makes_one_discard(mission, item):
    table = apocalypse(mission=mission).map("van ?amusement-park").turn(0)
    (table.gear if item == "scientist" else table.hand)(0, item)
    table.hand(0, "lighter", "food-1")
    play(table, Move("amusement-park"), Drop("lighter"))
    assert item in (*table.hand_ids(0), *table.gear_ids(0))
    assert (table.discard_ids(), table.discard_ids(0)) == (["food-1"], ["lighter"])


@rule("MAX-MISSION-3")
def test_an_item_cannot_be_chosen_to_pay_for_anything():
    table = apocalypse(mission="rescue-the-scientist").map("van bandit-camp-a").gear(0, "scientist").turn(0)
    play(table, Move("bandit-camp-a"))
    assert (table.gear_ids(0), table.body(0).hp) == (["scientist"], 32 - 1)


@rule("MAX-MISSION-3")
def test_an_item_is_not_discarded_to_make_room():
    table = apocalypse(mission="rescue-the-scientist").gear(0, "scientist", "lighter", "ladder", "field-jacket")
    play(table.hand(0, "fire-helmet").turn(0), Play("fire-helmet", 0))
    assert table.options() == [Drop(table.held(0, id_).card) for id_ in ("lighter", "ladder", "field-jacket")]


@rule("MAX-MISSION-3")
def test_an_item_is_kept_when_a_whole_hand_is_discarded():
    table = apocalypse(mission="convoy").map("van ?tunnel-a").marked("tunnel-a", 2).boss("ai-core-leader")
    play(table.hand(0, "dirty-blanket", "lighter", "food-1").turn(0), Move("tunnel-a"))
    assert table.hand_ids(0) == ["dirty-blanket"] * 3


@rule("MAX-MISSION-3")
def test_an_item_in_hand_cannot_be_played():
    table = apocalypse(mission="defuse-the-bomb").hand(0, "dusty-journal").turn(0)
    assert not table.can(Play("dusty-journal", 0))


@rule("MAX-MISSION-3")
def test_an_item_can_be_traded():
    table = apocalypse("fireman", "hunter", mission="rescue-the-scientist").gear(0, "scientist").turn(0)
    play(table, Trade(1), Give("scientist"), Propose(), Accept())
    assert (table.gear_ids(0), table.gear_ids(1)) == ([], ["scientist"])


@rule("MAX-MISSION-3")
def test_an_item_stays_on_the_tile_when_its_holder_dies():
    table = apocalypse("fireman", "hunter", mission="nuclear-winter").hand(0, "dirty-blanket").rolling(*QUIET)
    table.hunger(0, 6, track=4).turn(0, "hunger")
    assert table.lying_ids("van") == ["dirty-blanket"]
    assert play(table, PickUp("dirty-blanket")).lying_ids("van") == []


@rule("MAX-MISSION-3")
def test_where_the_objective_does_not_name_it_the_journal_is_a_card_like_any_other():
    table = apocalypse(mission="scout-the-alien-zone").map("van ?amusement-park").hand(0, "dusty-journal").turn(0)
    play(table, Move("amusement-park"))
    assert table.discard_ids() == ["dusty-journal"]


# --- objective tokens ---


@rule("MAX-MISSION-5")
def test_an_objective_token_takes_effect_for_the_first_survivor_and_is_gone():
    table = apocalypse("fireman", "hunter", mission="defuse-the-bomb").map("van ?tunnel-a").marked("tunnel-a")
    table.boss("raging-mutant").rolling(*QUIET).turn(0)
    play(table, Move("tunnel-a")).idle_turn()
    assert table.now.marks == [0, 0]
    play(table, Move("tunnel-a"))
    assert "dusty-journal" in table.hand_ids(0)
    assert table.foe_ids(1) == []


@rule("MAX-MISSION-5")
def test_whoever_is_sent_back_has_not_reached_the_token():
    table = apocalypse(mission="defuse-the-bomb").map("van ?river-a").marked("river-a").rolling(6, 6).turn(0)
    play(table, Move("river-a"))
    assert (table.where(0), table.hand_ids(0), table.now.marks) == ("van", [], [0, 1])


@rule("MAX-MISSION-5")
def test_the_monster_tokens_of_the_tile_come_before_the_objective():
    table = apocalypse(mission="defuse-the-bomb").map("van ?tunnel-a").marked("tunnel-a").swarm("tunnel-a", 1)
    table.boss("raging-mutant").only_monsters("mutant").turn(0)
    play(table, Move("tunnel-a"), Fight())
    assert table.foe_ids(0) == ["mutant", "raging-mutant"]


@rule("MAX-MISSION-5")
def test_whoever_dies_of_the_monsters_there_has_not_reached_the_token():
    table = apocalypse("fireman", "hunter", mission="defuse-the-bomb").map("van ?avenue-red").marked("avenue-red")
    table.hp(0, 3).only_monsters("bandit").rolling(*QUIET).turn(0)
    play(table, Move("avenue-red"))
    assert table.survivor(0).dead
    assert (table.now.marks, table.lying_ids("avenue-red")) == ([0, 1], [])


@rule("MAX-MISSION-5")
def test_a_token_that_is_only_seen_from_afar_does_nothing():
    table = apocalypse("hunter", mission="defuse-the-bomb").map("van ?tunnel-a").marked("tunnel-a")
    play(table.gear(0, "binoculars").turn(0), Use("binoculars"))
    assert (table.now.up, table.now.marks, table.hand_ids(0)) == ([True, True], [0, 1], [])


# --- what a mission hands out ---


@rule("MAX-MISSION-6")
def test_gained_fuel_goes_into_play_and_other_cards_to_the_hand():
    table = apocalypse(mission="convoy").map("van ?tunnel-a").marked("tunnel-a", 3).turn(0)
    medkits = [card for card in table.now.aside if table.now.family(card) == "medkit"]
    play(table, Move("tunnel-a"))
    assert table.gear_ids(0) == ["fuel", "fuel"]
    assert table.now.kit_of(0).hand == medkits[:1]
    assert not set(table.now.kit_of(0).hand) & set(table.now.aside)


@rule("MAX-MISSION-6")
def test_gained_fuel_that_does_not_fit_lies_on_the_tile():
    table = apocalypse(mission="convoy").map("van ?tunnel-a").marked("tunnel-a", 3).gear(0, *["fuel"] * 3).turn(0)
    play(table, Move("tunnel-a"), Leave())
    assert (len(table.gear_ids(0)), table.lying_ids("tunnel-a")) == (4, ["fuel"])


@rule("MAX-MISSION-6")
def test_one_may_make_room_for_what_is_gained():
    table = apocalypse(mission="convoy").map("van ?tunnel-a").marked("tunnel-a", 3).gear(0, *["fuel"] * 3).turn(0)
    table.gear(0, "lighter")
    play(table, Move("tunnel-a"), Drop("lighter"), Leave())
    assert (table.gear_ids(0), table.lying_ids("tunnel-a")) == (["fuel"] * 4, ["fuel"])


@rule("MAX-MISSION-6")
def test_gained_cards_for_which_the_hand_is_too_full_lie_on_the_tile():
    table = apocalypse(mission="convoy").map("van ?tunnel-a").marked("tunnel-a", 1).turn(0)
    table.hand(0, *["distress-flare"] * 4, *["lighter"] * 3, "ladder", "ladder")
    play(table, Move("tunnel-a"))
    assert len(table.hand_ids(0)) == 10
    assert len(table.lying_ids("tunnel-a")) == 4
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-MISSION-6")
def test_the_rescued_scientist_goes_into_play_at_whoever_pays_last():
    table = apocalypse("fireman", "hunter").map("police-station van").at(0, "police-station").at(1, "police-station")
    table.rolling(*QUIET).turn(0)
    play(table, DoWork("police-station")).idle_turn()
    assert table.now.aside
    play(table, DoWork("police-station"))
    assert (table.gear_ids(0), table.gear_ids(1), table.now.aside) == ([], ["scientist"], [])


@rule("MAX-MISSION-6")
def test_what_the_team_starts_with_is_shared_out_as_the_players_like():
    table = set_up("fireman", "hunter", mission="convoy").choose(KeepHand()).choose(KeepHand())
    for seat in (1, 1, 0, 1):
        table.choose(HandOver(seat))
    assert [table.gear_ids(seat).count("fuel") for seat in (0, 1)] == [1, 3]


@rule("MAX-MISSION-6")
def test_of_what_the_team_starts_with_the_rest_lies_on_the_van():
    table = set_up("gunslinger", mission="convoy").choose(KeepHand())
    assert table.gear_ids(0) == ["colt", "fuel", "fuel", "fuel"]
    assert table.lying_ids("van") == ["fuel"]


@rule("MAX-MISSION-6")
@pytest.mark.parametrize("mission", ["develop-the-cure", "humanity-strikes-back"])
def test_the_players_choose_who_starts_with_the_scientist(mission):
    table = set_up("fireman", "hunter", mission=mission).choose(KeepHand()).choose(KeepHand())
    play(table, HandOver(1))
    assert "scientist" in table.gear_ids(1)


# --- the clock ---


def bomb(*survivors: str):
    """Everybody is at the Power Plant, seat 1 with the Journal."""
    table = apocalypse(*survivors, mission="defuse-the-bomb").map("power-plant van").rolling(*QUIET * 12)
    for seat in range(len(survivors)):
        table.at(seat, "power-plant").hunger(seat, 0)
    return table.hand(1, "dusty-journal").turn(1)


def idle(table):
    """A turn passes, and whoever has drawn too many cards by then keeps the limit."""
    table.idle_turn()
    while table.asks() == "MAX-CARD-5":
        table.choose(table.options()[0])


def turns_until_the_end(table: ApocalypsePosition) -> list[int | None]:
    """Whose turns pass, the one under way included, until the game is over."""
    seats = []
    while not table.table.over:
        seats.append(table.now.active)
        idle(table)
    return seats


@rule("MAX-MISSION-7")
def test_three_rounds_end_with_the_third_further_turn_of_whoever_started_them():
    table = play(bomb("fireman", "hunter"), DoWork("power-plant"), DoWork("power-plant"))
    assert turns_until_the_end(table) == [1, 0, 1, 0, 1, 0, 1]
    assert table.now.ended == "too-late"


@rule("MAX-MISSION-7")
def test_if_whoever_started_them_dies_the_rounds_are_counted_where_their_turns_would_be():
    table = bomb("fireman", "hunter").poisoned(1, 40)
    play(table, DoWork("power-plant"), DoWork("power-plant"))
    assert turns_until_the_end(table) == [1, 0, 0, 0]
    assert (table.survivor(1).dead, table.now.ended) == (True, "too-late")


@rule("MAX-MISSION-7")
def test_rounds_started_out_of_turn_count_from_the_next_turn_of_that_survivor():
    table = bomb("surgeon", "hunter").hand(0, "adrenaline-shot").turn(0)
    play(table, Play("adrenaline-shot", 0), Whom(1, 0), DoWork("power-plant"), DoWork("power-plant"))
    assert turns_until_the_end(table) == [0, 1, 0, 1, 0, 1]


@rule("MAX-MISSION-7")
def test_a_mission_fulfilled_in_the_last_of_the_rounds_is_won():
    table = bomb("fireman", "hunter").stored(*["fuel"] * 3).at(0, "van")
    play(table, DoWork("power-plant"), DoWork("power-plant"))
    for _ in range(6):
        idle(table)
    assert (table.now.active, table.now.deadline) == (1, 1)
    play(table, Move("van")).idle_turn()
    assert table.now.ended == "escaped"


# --- without the Van ---


@rule("MAX-MISSION-9")
@pytest.mark.parametrize("mission", ["recover-the-intelligence", "defend-the-base"])
def test_without_the_van_the_base_lies_open_at_the_border_for_start_and_victory(mission):
    state = set_up("fireman", "hunter", mission=mission).state
    kinds = [state.tile(place).kind for place in state.places()]
    assert "van" not in kinds
    assert state.tile(state.start).kind == "military-base"
    assert state.up[state.start]
    assert state.goal == state.start
    assert len(state.near(state.start)) < 4
    assert {survivor.place for survivor in state.survivors} == {state.start}


@rule("MAX-MISSION-9")
def test_without_the_van_cards_are_stored_at_the_base():
    table = apocalypse(mission="recover-the-intelligence").map("military-base tunnel-a").gear(0, "scientist").turn(0)
    play(table, Store())
    assert stored(table) == ["scientist"]


@rule("MAX-MISSION-9")
def test_players_lay_the_base_last_where_it_takes_the_place_of_the_van():
    table = set_up("fireman", mission="defend-the-base", map="laid")
    while table.asks() == "MAX-SETUP-7":
        table.choose(table.options()[-1])
    assert table.asks() == "MAX-SETUP-9"
    play(table, table.options()[0])
    assert [table.now.tile(event.place).kind for event in table.told(events.OpenTileLaid)] == ["military-base"]
