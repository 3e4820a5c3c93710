"""Step 1: two dice, and what comes up where. [MAX-SPAWN]"""

import pytest

from holdouts.engine.library import base_book
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.events import (
    MonsterMet,
    MonstersShuffled,
    NoMonsterLeft,
    Spawned,
    TokenPlaced,
)
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import Move, Sneak
from holdouts.testing import apocalypse, rule, set_up

SIXES = ("tunnel-a police-station", "van tunnel-b")
"""A map where the Van and the Police Station have the number 6."""


def sixes(*survivors: str):
    """Everybody away from the two tiles with a 6, before the spawn roll."""
    table = apocalypse(*survivors).map(*SIXES)
    for seat in range(len(table.state.survivors)):
        table.at(seat, "tunnel-a")
    return table


# --- the roll ---


@rule("MAX-SPAWN-1")
def test_the_active_player_rolls_two_dice_and_adds_them():
    table = sixes("fireman", "hunter").rolling(2, 4).turn(1, "spawn")
    assert table.told(Spawned) == [Spawned(who=1, one=2, two=4, sum=6, rule="MAX-SPAWN-1")]
    assert table.tokens_on("van") == 1


@rule("MAX-SPAWN-2")
def test_every_face_up_tile_with_that_number_is_hit():
    table = sixes().rolling(3, 3).turn(0, "spawn")
    assert table.now.tokens == [0, 1, 1, 0]


@rule("MAX-SPAWN-2")
def test_tiles_with_another_number_are_not_hit():
    table = sixes().rolling(2, 3).turn(0, "spawn")
    assert table.now.tokens == [0, 0, 0, 0]


@rule("MAX-SPAWN-2")
def test_hidden_tiles_are_never_hit():
    table = apocalypse().map("tunnel-a ?police-station", "van tunnel-b").at(0, "tunnel-a")
    table.rolling(3, 3).turn(0, "spawn")
    assert (table.tokens_on("police-station"), table.tokens_on("van")) == (0, 1)


@rule("MAX-SPAWN-9")
def test_the_van_spawns_on_a_six_from_the_start():
    table = set_up()
    assert table.state.up[table.state.start]
    assert table.state.tile(table.state.start).id == "van"
    table = apocalypse().at(0, "tunnel-a").rolling(1, 5).turn(0, "spawn")
    assert table.tokens_on("van") == 1


@rule("MAX-SPAWN-10")
def test_a_seven_spawns_nothing_on_any_tile():
    every = [tile.id for tile in base_book(GAME).tiles]
    table = apocalypse().map(" ".join(every)).rolling(3, 4).turn(0, "spawn")
    assert table.told(Spawned)[0].sum == 7
    assert not any(table.now.tokens)
    assert table.foe_ids(0) == []


@rule("MAX-SPAWN-10")
def test_every_other_sum_spawns_somewhere():
    every = [tile.id for tile in base_book(GAME).tiles]
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        table = apocalypse().map(" ".join(every)).at(0, "military-base")
        table.rolling(total // 2, total - total // 2).turn(0, "spawn")
        assert any(table.now.tokens)


# --- tokens ---


@rule("MAX-SPAWN-3")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_an_empty_tile_with_fewer_than_three_tokens_gets_one(before):
    table = sixes().swarm("van", before).rolling(3, 3).turn(0, "spawn")
    assert table.tokens_on("van") == before + 1
    assert table.now.supply == 30 - before - 2


@rule("MAX-SPAWN-4")
def test_a_tile_with_three_tokens_gets_no_more():
    table = sixes().swarm("van", 3).rolling(3, 3).turn(0, "spawn")
    assert table.tokens_on("van") == 3
    assert table.now.supply == 26


@rule("MAX-SPAWN-4")
def test_a_full_tile_does_not_lose_the_game_when_the_supply_is_empty():
    table = apocalypse().map("tunnel-a van").at(0, "tunnel-a").supply(0).rolling(3, 3).turn(0, "spawn")
    assert not table.table.over
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-SPAWN-7")
def test_a_token_that_cannot_be_placed_loses_the_game():
    table = sixes("fireman", "hunter").supply(0).rolling(3, 3).turn(0, "spawn")
    assert (table.table.over, table.now.ended, table.now.winners) == (True, "no-tokens", [])


@rule("MAX-SPAWN-7")
def test_the_last_token_can_still_be_placed():
    table = apocalypse().map("tunnel-a van", "tunnel-b airport").at(0, "tunnel-a").supply(1)
    table.rolling(3, 3).turn(0, "spawn")
    assert not table.table.over
    assert (table.now.supply, table.tokens_on("van")) == (0, 1)


# --- survivors on the tile ---


@rule("MAX-SPAWN-5")
def test_survivors_on_the_tile_each_draw_a_monster_instead_of_a_token():
    table = sixes("fireman", "hunter", "surgeon").at(0, "van").at(2, "van")
    table.next_monsters("walker", "spitter").rolling(3, 3).turn(0, "spawn")
    assert [table.foe_ids(seat) for seat in range(3)] == [["walker"], [], ["spitter"]]
    assert (table.tokens_on("van"), table.tokens_on("police-station")) == (0, 1)


@rule("MAX-SPAWN-5")
def test_it_need_not_be_the_active_player_who_stands_there():
    table = sixes("fireman", "hunter").at(1, "van").next_monsters("walker").rolling(3, 3).turn(0, "spawn")
    assert table.foe_ids(1) == ["walker"]


@rule("MAX-SPAWN-6")
@pytest.mark.parametrize("tokens", [1, 3])
def test_tokens_on_the_tile_protect_nobody_and_stay_where_they_are(tokens):
    table = sixes().at(0, "van").swarm("van", tokens).next_monsters("walker").rolling(3, 3).turn(0, "spawn")
    assert table.foe_ids(0) == ["walker"]
    assert table.tokens_on("van") == tokens


@rule("MAX-SPAWN-8")
def test_hit_tiles_are_resolved_row_by_row():
    table = sixes("fireman", "hunter").at(0, "van").at(1, "police-station")
    table.next_monsters("walker", "spitter").rolling(3, 3).turn(0, "spawn")
    assert [table.foe_ids(seat) for seat in (0, 1)] == [["spitter"], ["walker"]]


@rule("MAX-SPAWN-8")
def test_hit_tiles_of_a_row_are_resolved_from_left_to_right_whatever_was_laid_first():
    table = apocalypse("fireman", "hunter").map("van police-station").at(1, "police-station")
    table.state.rows, table.state.columns = table.state.rows[::-1], table.state.columns[::-1]
    table.next_monsters("walker", "spitter").rolling(3, 3).turn(0, "spawn")
    assert [table.foe_ids(seat) for seat in (0, 1)] == [["spitter"], ["walker"]]


@rule("MAX-SPAWN-8")
def test_survivors_on_one_tile_draw_in_turn_order_from_the_active_player():
    table = apocalypse("fireman", "hunter", "surgeon").next_monsters("walker", "spitter", "zombie-dog")
    table.rolling(3, 3).turn(1, "spawn")
    assert [event.who for event in table.told(MonsterMet)] == [1, 2, 0]


@rule("MAX-SPAWN-11")
def test_spawning_causes_no_stealth_test():
    table = apocalypse().swarm("van", 2).next_monsters("walker").rolling(3, 3).turn(0, "spawn")
    assert table.told(events.Tested) == []
    assert not table.can(Sneak())
    assert table.foe_ids(0) == ["walker"]


# --- the Monster deck ---


@rule("MAX-SPAWN-12")
def test_an_empty_monster_deck_is_made_anew_of_the_discard():
    table = apocalypse().only_monsters().slain("walker", "spitter", "zombie-dog").rolling(3, 3).turn(0, "spawn")
    assert len(table.told(MonstersShuffled)) == 1
    assert len(table.foe_ids(0)) == 1
    assert sorted(table.foe_ids(0) + table.monster_ids(table.now.monsters)) == ["spitter", "walker", "zombie-dog"]
    assert table.now.monster_discard == []


@rule("MAX-SPAWN-12")
def test_the_new_monster_deck_is_shuffled():
    first = set()
    for seed in range(12):
        table = apocalypse(seed=seed).only_monsters().slain("walker", "spitter", "zombie-dog")
        first.update(table.rolling(3, 3).turn(0, "spawn").foe_ids(0))
    assert first == {"spitter", "walker", "zombie-dog"}


@rule("MAX-SPAWN-12")
def test_the_discard_stays_as_long_as_there_is_a_deck():
    table = apocalypse().only_monsters("walker").slain("spitter").rolling(3, 3).turn(0, "spawn")
    assert table.foe_ids(0) == ["walker"]
    assert table.monster_ids(table.now.monster_discard) == ["spitter"]


@rule("MAX-SPAWN-13")
def test_without_deck_and_discard_no_monster_comes_and_the_game_goes_on():
    table = apocalypse().only_monsters().rolling(3, 3).turn(0, "spawn")
    assert table.foe_ids(0) == []
    assert len(table.told(NoMonsterLeft)) == 1
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-SPAWN-13")
def test_nobody_is_offered_to_spend_a_card_on_a_monster_that_does_not_come():
    table = apocalypse().gear(0, "ladder").only_monsters().rolling(3, 3).turn(0, "spawn")
    assert table.asks() == "MAX-ACTION-1"
    assert table.gear_ids(0) == ["ladder"]


# --- tokens from anything but the roll ---


def factory(*survivors: str):
    """The Factory lies hidden beside the Van; when revealed it puts a token on each tile next to it."""
    return apocalypse(*survivors).map("van ?factory ?river-a").turn(0)


@rule("MAX-SPAWN-14")
def test_other_tokens_may_lie_on_hidden_tiles_and_stay_tokens_where_somebody_stands():
    table = factory("fireman", "hunter").choose(Move("factory"))
    assert (table.tokens_on("van"), table.tokens_on("river-a")) == (1, 1)
    assert table.foe_ids(1) == []
    assert [event.rule for event in table.told(TokenPlaced)] == ["MAX-SPAWN-14"] * 2


@rule("MAX-SPAWN-14")
def test_other_tokens_obey_the_cap():
    table = factory("fireman", "hunter").swarm("van", 3).choose(Move("factory"))
    assert (table.tokens_on("van"), table.tokens_on("river-a")) == (3, 1)


@rule("MAX-SPAWN-14")
def test_other_tokens_lose_the_game_when_the_supply_is_empty():
    table = apocalypse().map("van ?factory tunnel-a").supply(0).turn(0).choose(Move("factory"))
    assert (table.table.over, table.now.ended) == (True, "no-tokens")


@rule("MAX-SPAWN-14")
def test_other_tokens_concern_a_survivor_only_when_he_enters():
    table = factory("fireman", "hunter").rolling(1, 1, 1, 1).choose(Move("factory")).idle_turn()
    assert table.now.active == 1
    assert (table.tokens_on("van"), table.foe_ids(1)) == (1, [])
    table.idle_turn().choose(Move("van"))
    assert table.can(Sneak())
