"""Variants: harder decks, tokens without end, hunger by the dice, bigger maps, alone, Maximum. [MAX-VARIANT]"""

from collections import Counter

import pytest

from holdouts.engine.game import SetupError
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import (
    Drop,
    GoFirst,
    KeepHand,
    LayAside,
    Move,
    Play,
    TakeHit,
    Use,
    UseInnate,
)
from holdouts.games.maximum_apocalypse.rules.mapping import objective_kind
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.testing import apocalypse, rule, set_up

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

CROSS = (". airport .", "tunnel-b mountain-a ?tunnel-a", "van oasis .")
"""A Mountain (9) with four neighbours, one of them hidden; nobody is near unless told otherwise."""


def families(state: Apocalypse, cards: list[int]) -> Counter[str]:
    return Counter(state.family(card) for card in cards)


def to_the_first_turn(table):
    """All hands are kept, and seat 0 begins."""
    while table.asks() == "MAX-SETUP-12":
        table.choose(KeepHand())
    return table.choose(GoFirst(0)) if table.asks() == "MAX-SETUP-15" else table


# --- harder searches ---


@rule("MAX-VARIANT-1")
def test_harder_decks_hold_more_ambushes_or_empty_hands_and_all_they_held_before():
    state, usual = set_up(harder=1).state, set_up().state
    for colour in range(3):
        added = families(state, state.scavenge[colour]) - families(usual, usual.scavenge[colour])
        assert sum(added.values()) == 1
        assert set(added) <= {"ambush", "empty-handed"}
        assert len(state.scavenge[colour]) == len(usual.scavenge[colour]) + 1


@rule("MAX-VARIANT-1")
def test_either_kind_of_hazard_may_be_added():
    hazards: Counter[str] = Counter()
    for seed in range(6):
        state = set_up(harder=1, seed=seed).state
        hazards += families(state, [card for deck in state.scavenge for card in deck])
    assert hazards["ambush"] > 6 * 2
    assert hazards["empty-handed"] > 6 * 4


@rule("MAX-VARIANT-1")
def test_decks_can_only_be_made_harder_with_cards_that_are_left():
    with pytest.raises(SetupError):
        set_up(harder=2)


# --- Monster tokens ---


@rule("MAX-VARIANT-2")
@pytest.mark.parametrize(("tokens", "count"), [("capped", 3), ("uncapped", 4)])
def test_without_the_cap_a_fourth_token_comes_to_a_tile(tokens, count):
    table = apocalypse(tokens=tokens).map(*CROSS).swarm("mountain-a", 3).rolling(4, 5).turn(0, "spawn")
    assert table.tokens_on("mountain-a") == count


@rule("MAX-VARIANT-2")
@pytest.mark.parametrize(("tokens", "ended"), [("capped", ""), ("uncapped", "no-tokens")])
def test_without_the_cap_a_full_tile_no_longer_spares_an_empty_supply(tokens, ended):
    table = apocalypse(tokens=tokens).map(*CROSS).swarm("mountain-a", 3).supply(0).rolling(4, 5).turn(0, "spawn")
    assert table.now.ended == ended


@rule("MAX-VARIANT-2")
def test_without_the_cap_a_death_leaves_a_token_for_each_monster():
    table = apocalypse("fireman", "hunter", tokens="uncapped").foes(0, *["walker"] * 4, "spitter").rolling(*QUIET)
    table.hunger(0, 6, track=4).turn(0, "hunger")
    assert table.tokens_on("van") == 5


def pandemic(*survivors: str):
    """The Mountain is full, and a 9 is rolled for it."""
    table = apocalypse(*(survivors or ("fireman",)), tokens="pandemic").map(*CROSS).swarm("mountain-a", 3)
    return table.rolling(4, 5)


def on_the_cross(table):
    return {tile: table.tokens_on(tile) for tile in ("airport", "tunnel-b", "tunnel-a", "oasis", "mountain-a", "van")}


@rule("MAX-VARIANT-3")
def test_a_token_for_a_full_tile_spreads_to_each_neighbour_hidden_or_not():
    table = pandemic().turn(0, "spawn")
    assert on_the_cross(table) == {"airport": 1, "tunnel-b": 1, "tunnel-a": 1, "oasis": 1, "mountain-a": 3, "van": 0}
    assert table.now.supply == 30 - 7


@rule("MAX-VARIANT-3")
def test_a_tile_that_is_not_full_gets_its_token_as_usual():
    table = apocalypse(tokens="pandemic").map(*CROSS).swarm("mountain-a", 2).rolling(4, 5).turn(0, "spawn")
    assert sum(on_the_cross(table).values()) == table.tokens_on("mountain-a") == 3


@rule("MAX-VARIANT-3")
def test_a_full_neighbour_gets_none_and_passes_nothing_on():
    table = pandemic().swarm("tunnel-b", 3).turn(0, "spawn")
    assert on_the_cross(table) == {"airport": 1, "tunnel-b": 3, "tunnel-a": 1, "oasis": 1, "mountain-a": 3, "van": 0}


@rule("MAX-VARIANT-3")
def test_survivors_on_a_neighbour_draw_a_monster_each_instead():
    table = pandemic("fireman", "hunter").at(0, "oasis").at(1, "oasis").only_monsters("walker", "spitter")
    table.turn(0, "spawn")
    assert (table.foe_ids(0), table.foe_ids(1), table.tokens_on("oasis")) == (["walker"], ["spitter"], 0)


@rule("MAX-VARIANT-3")
def test_survivors_on_a_full_neighbour_draw_too():
    table = pandemic().at(0, "oasis").swarm("oasis", 3).only_monsters("walker").turn(0, "spawn")
    assert (table.foe_ids(0), table.tokens_on("oasis")) == (["walker"], 3)


@rule("MAX-VARIANT-3")
def test_a_spread_that_does_not_come_from_the_dice_leaves_a_token_on_an_occupied_neighbour():
    table = apocalypse("fireman", "hunter", tokens="pandemic").map(*CROSS).swarm("mountain-a", 3).swarm("tunnel-b", 3)
    table.at(0, "mountain-a").at(1, "oasis").foes(0, "walker").hunger(0, 6, track=4).rolling(*QUIET).turn(0, "hunger")
    assert table.survivor(0).dead
    assert on_the_cross(table) == {"airport": 1, "tunnel-b": 3, "tunnel-a": 1, "oasis": 1, "mountain-a": 3, "van": 0}
    assert table.foe_ids(1) == []


@rule("MAX-VARIANT-3")
def test_a_spread_needs_tokens_in_the_supply():
    """The Oasis is full too: three tokens are due."""
    assert [pandemic().supply(left).turn(0, "spawn").now.ended for left in (2, 3)] == ["no-tokens", ""]


# --- hunger ---


@rule("MAX-VARIANT-4")
def test_each_player_rolls_for_the_first_hunger():
    table = to_the_first_turn(set_up("fireman", "hunter", rolled_hunger=True).rolling(5, 2))
    assert [survivor.hunger for survivor in table.now.survivors] == [5, 2]
    assert [event.count for event in table.told(events.HungerRolled)] == [5, 2]


@rule("MAX-VARIANT-4")
def test_a_six_starts_starving_on_the_first_space_with_its_damage():
    table = to_the_first_turn(set_up("fireman", "hunter", rolled_hunger=True).rolling(6, 1))
    assert (table.survivor(0).hunger, table.survivor(0).track, table.survivor(0).starving) == (6, 1, True)
    assert (table.body(0).hp, table.body(1).hp) == (32 - 2, 24)


@rule("MAX-VARIANT-4")
def test_a_gunslinger_who_starts_starving_has_no_colt_in_play():
    table = to_the_first_turn(set_up("gunslinger", "hunter", rolled_hunger=True).rolling(6, 1))
    assert table.gear_ids(0) == []


# --- more tiles ---


@rule("MAX-VARIANT-5")
@pytest.mark.parametrize("more", [1, 7])
def test_so_many_tiles_are_added_to_the_missions_own(more):
    state = set_up(more_tiles=more).state
    kinds = Counter(state.tile(place).kind for place in state.places())
    assert sum(kinds.values()) == 21 + more
    assert all(kinds[kind] >= count for kind, count in state.card.tiles.items())


@rule("MAX-VARIANT-5")
def test_added_tiles_come_at_random_out_of_the_box():
    added = set()
    for seed in range(8):
        state = set_up(more_tiles=2, seed=seed).state
        kinds = Counter(state.tile(place).kind for place in state.places())
        added.add(tuple(sorted((kinds - Counter({**state.card.tiles, "van": 1})).elements())))
        assert not set(state.tiles) & set(state.box_tiles)
    assert len(added) > 4


@rule("MAX-VARIANT-5")
def test_no_added_tile_doubles_the_place_the_mission_is_about():
    for seed in range(8):
        state = set_up(mission="nuclear-winter", more_tiles=15, seed=seed).state
        kinds = [state.tile(place).kind for place in state.places()]
        assert kinds.count(objective_kind(state.card)) == kinds.count("refuge") == 1


@rule("MAX-VARIANT-5")
def test_players_lay_the_added_tiles_too():
    table = set_up("fireman", map="laid", more_tiles=3)
    while table.asks() in ("MAX-SETUP-7", "MAX-SETUP-9"):
        table.choose(table.options()[0])
    assert len(table.told(events.TileLaid)) == 20 + 3


@rule("MAX-VARIANT-5")
def test_no_more_tiles_can_be_added_than_the_box_holds():
    with pytest.raises(SetupError):
        set_up(mission="burn-the-machines", more_tiles=20)


# --- sudden death ---


@rule("MAX-VARIANT-6")
@pytest.mark.parametrize(("sudden", "ended"), [(False, ""), (True, "first-death")])
def test_with_sudden_death_the_first_death_loses_the_game(sudden, ended):
    table = apocalypse("fireman", "hunter", sudden_death=sudden).hp(0, 2).foes(0, "walker").rolling(*QUIET)
    table.turn(0, "monsters")
    assert table.survivor(0).dead
    assert (table.now.ended, table.now.winners) == (ended, [])


@rule("MAX-VARIANT-6")
def test_the_death_of_the_dog_alone_does_not_lose_the_game():
    table = apocalypse("veteran", sudden_death=True).map("van bandit-camp-a").hp(0, 1, body=1).turn(0)
    table.choose(Move("bandit-camp-a")).choose(TakeHit(1))
    assert table.body(0, 1).dead
    assert table.now.ended == ""


# --- alone, with one deck ---


def merged(*survivors: str):
    return apocalypse(*(survivors or ("fireman", "hunter")), solo="merged")


@rule("MAX-VARIANT-7")
def test_both_decks_are_shuffled_together_for_an_opening_hand_of_eight():
    state = set_up("fireman", "hunter", solo="merged").now
    assert len(state.kits) == 1
    kit = state.kits[0]
    assert (len(kit.hand), len(kit.deck)) == (8, 52)
    assert Counter(state.book.owners[card] for card in (*kit.hand, *kit.deck)) == {"fireman": 30, "hunter": 30}
    assert {state.book.owners[card] for card in kit.deck[-20:]} == {"fireman", "hunter"}


@rule("MAX-VARIANT-7")
def test_one_mulligan_covers_all_eight_cards():
    table = set_up("fireman", "hunter", solo="merged")
    before = list(table.now.kits[0].hand)
    for card in before:
        table.choose(LayAside(card))
    after = table.now.kits[0].hand
    assert len(after) == 8
    assert not set(before) & set(after)
    assert table.asks() == "MAX-SETUP-15"


@rule("MAX-VARIANT-7")
def test_each_character_draws_a_starting_monster():
    table = set_up("fireman", "hunter", mission="fallout", solo="merged").choose(KeepHand())
    assert [len(survivor.foes) for survivor in table.now.survivors] == [1, 1]


@rule("MAX-VARIANT-7")
def test_the_hand_limit_is_twenty():
    cards = ["distress-flare"] * 4 + ["lighter"] * 3 + ["first-aid-kit"] * 3 + ["fire-extinguisher"] * 3
    table = merged().hand(0, *cards, *["bow"] * 3, *["headshot"] * 3, "shotgun").turn(0, "draw")
    assert len(table.hand_ids(0)) == 21
    table.choose(Drop("shotgun"))
    assert len(table.hand_ids(0)) == 20
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-VARIANT-7")
def test_the_characters_take_turns_alternately_and_draw_from_the_common_deck():
    table = merged().rolling(*QUIET, *QUIET).turn(0, "draw").idle_turn()
    assert (table.now.active, table.survivor(1).actions) == (1, 4)
    assert len(table.now.kits[0].hand) == 1 + 4 + 1
    table.idle_turn()
    assert table.now.active == 0


@rule("MAX-VARIANT-7")
def test_any_card_can_be_played_for_either_character_whoever_has_the_turn():
    table = merged().hand(0, "fire-helmet", "bow").turn(0)
    assert all(table.can(Play(card, seat)) for card in ("fire-helmet", "bow") for seat in (0, 1))
    table.choose(Play("fire-helmet", 1)).choose(Play("bow", 0))
    assert (table.gear_ids(0), table.gear_ids(1)) == (["bow"], ["fire-helmet"])
    assert table.survivor(0).actions == 2


@rule("MAX-VARIANT-7")
def test_the_range_of_a_played_card_is_that_of_the_character_named():
    table = merged().map("van tunnel-a airport").at(1, "airport").foes(1, "walker").hand(0, "fire-extinguisher").turn(0)
    assert not table.can(Play("fire-extinguisher", 0))
    table.choose(Play("fire-extinguisher", 1))
    assert table.survivor(1).foes[0].stunned


@rule("MAX-VARIANT-7")
def test_self_is_the_character_named():
    table = merged().hunger(0, 4).hunger(1, 4).hand(0, "food-2").turn(0).choose(Play("food-2", 1))
    assert (table.survivor(0).hunger, table.survivor(1).hunger) == (4, 2)


@rule("MAX-VARIANT-7")
def test_the_storage_is_that_of_the_character_named():
    table = merged().gear(0, "trusty-axe", "lighter", "ladder").hand(0, "bow").turn(0).choose(Play("bow", 1))
    assert (len(table.gear_ids(0)), table.gear_ids(1)) == (3, ["bow"])


@rule("MAX-VARIANT-7")
def test_equipment_monsters_hunger_and_place_belong_to_each_character_alone():
    table = merged().gear(1, "bow").foes(1, "walker").at(1, "tunnel-a").rolling(*QUIET).turn(0)
    assert not table.can(Use("bow"))
    table.idle_turn()
    assert (table.body(0).hp, table.survivor(0).hunger, table.survivor(1).hunger) == (32, 2, 1)
    assert table.can(Use("bow"))


@rule("MAX-VARIANT-7")
def test_the_empty_common_deck_eliminates_the_character_who_must_draw():
    table = merged().deck(0).hand(0, "food-2").gear(0, "fuel").rolling(*QUIET).turn(0, "draw")
    assert (table.survivor(0).dead, table.survivor(1).dead) == (True, True)
    assert [event.who for event in table.told(events.Died)] == [0, 1]


@rule("MAX-VARIANT-7")
def test_when_one_character_dies_the_common_hand_and_deck_stay():
    table = merged().hand(0, "food-2", "lighter").gear(0, "fuel", "ladder").hp(0, 2).foes(0, "walker")
    table.rolling(*QUIET).turn(0, "monsters")
    assert table.survivor(0).dead
    assert {"food-2", "lighter"} <= set(table.hand_ids(1))
    assert (table.lying_ids("van"), table.discard_ids(1)) == (["fuel"], ["ladder"])
    assert table.can(Play("lighter", 1))
    assert not table.can(Play("lighter", 0))


@rule("MAX-VARIANT-7")
def test_the_common_deck_is_for_two_characters():
    with pytest.raises(SetupError):
        set_up("fireman", "hunter", "surgeon", solo="merged")


# --- alone, with a deck for each ---


@rule("MAX-VARIANT-8")
def test_several_survivors_played_by_one_person_follow_the_normal_rules():
    table = to_the_first_turn(set_up("fireman", "hunter", "surgeon", solo="turns"))
    assert [len(kit.hand) for kit in table.now.kits] == [4 + 1, 4, 4]
    assert table.now.hand_limit == 10
    assert not any(isinstance(option, Play) and option.by != 0 for option in table.options())


@rule("MAX-VARIANT-8")
def test_they_have_their_turns_one_after_the_other():
    table = apocalypse("fireman", "hunter", "surgeon", solo="turns").rolling(*QUIET * 3).turn(0)
    seen = []
    for _ in range(3):
        seen.append(table.now.active)
        table.idle_turn()
    assert [*seen, table.now.active] == [0, 1, 2, 0]


@rule("MAX-VARIANT-8")
def test_it_takes_at_least_two_survivors():
    with pytest.raises(SetupError):
        set_up("fireman", solo="turns")


# --- Maximum ---


@rule("MAX-VARIANT-9")
@pytest.mark.parametrize("sets", [("mutant",), ("mutant", "robot", "alien")])
def test_maximum_mixes_whole_sets_into_the_missions_own(sets):
    state = set_up(sets=sets).state
    mixed = Counter(state.book.monsters[card].set for card in state.monsters)
    assert mixed == {"zombie": 25, **dict.fromkeys(sets, 25)}
    assert {state.book.monsters[card].set for card in state.monsters[:25]} == {"zombie", *sets}


@rule("MAX-VARIANT-9")
def test_the_boss_rules_of_the_mission_stay():
    for seed in range(4):
        state = set_up(mission="collect-samples", sets=("alien",), seed=seed).state
        bosses = [card for card in (*state.monsters, *state.lower) if state.book.monsters[card].boss]
        assert [state.book.monsters[card].set for card in bosses] == ["zombie"]
        assert bosses[0] in state.lower
        assert (len(state.lower), len(state.monsters)) == (10, 41)


@rule("MAX-VARIANT-9")
def test_the_missions_own_set_is_in_anyway_and_cannot_be_added():
    with pytest.raises(SetupError):
        set_up(sets=("zombie",))


@rule("MAX-VARIANT-9")
def test_maximum_goes_with_more_tiles():
    state = set_up(sets=("robot",), more_tiles=5).state
    assert (len(state.monsters), len(state.tiles)) == (50, 26)


@rule("MAX-VARIANT-9")
def test_monsters_of_several_sets_fight_side_by_side():
    table = apocalypse("fireman", sets=("alien",)).foes(0, "walker", "alien-scientist").rolling(*QUIET)
    table.turn(0, "monsters")
    assert table.body(0).hp == 32 - 2 - (1 + 1)
    assert table.can(UseInnate(0))
