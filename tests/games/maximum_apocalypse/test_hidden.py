"""What everybody knows stays when hidden things are dealt anew, and every card is accounted for."""

from collections import Counter
from typing import cast

import pytest

from holdouts.engine.secrets import BACK
from holdouts.games.maximum_apocalypse.accounts import audit
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.hidden import redeal
from holdouts.games.maximum_apocalypse.picks import GoFirst, KeepHand, Move, Pick, Search
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.games.maximum_apocalypse.rules.mapping import deal_faces, rearrange
from holdouts.games.maximum_apocalypse.rules.razing import raze
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.testing import apocalypse, rule, set_up

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

SEEDS = range(12)
MISSIONS = (
    "rescue-the-scientist",
    "nuclear-winter",
    "fallout",
    "recover-the-intelligence",
    "convoy",
    "burn-the-machines",
)


def begun(mission: str = "rescue-the-scientist", **options):
    """The first turn of a game that was really dealt."""
    table = set_up("fireman", "gunslinger", mission=mission, **options)
    while table.asks() in ("MAX-SETUP-12", "MAX-MISSION-6", "MAX-SETUP-15"):
        wanted = (KeepHand, GoFirst) if table.asks() != "MAX-MISSION-6" else object
        table.choose(next(pick for pick in table.options() if isinstance(pick, wanted)))
    return table


def imagined(table: ApocalypsePosition, seed: int) -> Apocalypse:
    """The table as seat 0 might think it is."""
    return cast(Apocalypse, table.table.imagine(0, seed).state)


def families(state: Apocalypse, cards: list[int]) -> Counter[str]:
    return Counter(state.family(card) for card in cards)


def kinds(state: Apocalypse, places: list[int]) -> Counter[str]:
    return Counter(state.tile(place).kind for place in places)


def bosses(state: Apocalypse, cards: list[int]) -> list[str]:
    return [state.book.monsters[card].id for card in cards if state.book.monsters[card].boss]


# --- dealt anew ---


@pytest.mark.parametrize("mission", MISSIONS)
def test_dealing_anew_loses_nothing(mission):
    table = begun(mission)
    for seed in SEEDS:
        assert audit(imagined(table, seed)) == []


def test_what_lies_open_stays_as_it_is():
    table = begun()
    now, then = table.now, imagined(table, 1)
    assert then.survivors == now.survivors
    assert [kit.hand for kit in then.kits] == [kit.hand for kit in now.kits]
    assert [(tile, up) for tile, up in zip(then.tiles, then.up, strict=True) if up] == [
        (tile, up) for tile, up in zip(now.tiles, now.up, strict=True) if up
    ]
    assert (then.cells, then.tokens, then.supply, then.aside) == (now.cells, now.tokens, now.supply, now.aside)


def test_the_order_of_every_deck_is_dealt_anew():
    table = begun()
    now, then = table.now, imagined(table, 1)
    assert then.kits[0].deck != now.kits[0].deck
    assert sorted(then.kits[0].deck) == sorted(now.kits[0].deck)
    assert then.monsters != now.monsters
    assert sorted(then.monsters) == sorted(now.monsters)
    assert then.scavenge != now.scavenge


@rule("MAX-SETUP-6")
def test_each_scavenge_deck_keeps_its_families_but_not_its_cards():
    table = begun()
    foods = set()
    for seed in SEEDS:
        then = imagined(table, seed)
        assert [families(then, deck) for deck in then.scavenge] == [
            families(table.now, deck) for deck in table.now.scavenge
        ]
        foods.add(tuple(sorted(card for card in then.scavenge[0] if then.family(card) == "food")))
    assert len(foods) > 3


def test_a_card_everybody_has_seen_go_under_a_deck_stays_there():
    table = apocalypse().map("farm-a tunnel-a").gear(0, "flashlight").scavenge("green", "food-1", "spare-parts").turn(0)
    table.choose(Search("green")).choose(Pick("food-1"))
    under = table.now.scavenge[1][0]
    assert table.now.design(under).id == "spare-parts"
    assert all(imagined(table, seed).scavenge[1][0] == under for seed in SEEDS)


# --- the map ---


@rule("MAX-SETUP-7")
@pytest.mark.parametrize("mission", MISSIONS)
def test_hidden_tiles_keep_the_missions_number_of_each_kind(mission):
    table = begun(mission)
    for seed in SEEDS:
        then = imagined(table, seed)
        assert kinds(then, then.places()) == kinds(table.now, table.now.places())


@rule("MAX-SETUP-7")
@pytest.mark.parametrize("mission", MISSIONS)
def test_of_each_kind_so_many_are_still_hidden_as_have_not_been_turned_up(mission):
    state = begun(mission).state
    for place in state.hidden()[::2]:
        state.up[place] = True
    before = kinds(state, state.hidden())
    for _ in SEEDS:
        rearrange(state)
        assert kinds(state, state.hidden()) == before


@rule("MAX-SETUP-7")
def test_which_copy_of_a_kind_is_on_the_map_is_not_known():
    table = begun()
    avenues = {
        next(then.tile(place).id for place in then.places() if then.tile(place).kind == "avenue")
        for then in (imagined(table, seed) for seed in SEEDS)
    }
    assert len(avenues) == 3


@rule("MAX-VARIANT-5")
def test_which_tiles_were_added_is_not_known():
    table = begun(more_tiles=3)
    maps = {tuple(sorted(imagined(table, seed).tiles)) for seed in SEEDS}
    assert {len(tiles) for tiles in maps} == {24}
    assert len(maps) > 6
    for seed in SEEDS:
        found = kinds(imagined(table, seed), table.now.places())
        assert all(found[kind] >= count for kind, count in table.now.card.tiles.items())
        assert found["police-station"] == 1


def test_where_the_box_is_empty_the_tiles_that_were_added_are_all_dealt_again():
    """Neither a prison nor a mountain belongs to this mission by itself."""
    state = apocalypse("fireman").map("van ?prison ?mountain-a ?tunnel-a").state
    state.box_tiles = []
    hidden = state.hidden()
    before = sorted(state.tiles[place] for place in hidden)
    for _ in SEEDS:
        rearrange(state)
        assert sorted(state.tiles[place] for place in hidden) == before


@rule("MAX-SETUP-10")
def test_the_place_of_the_objective_stays_in_the_farthest_rows():
    table = begun()
    far = set(table.now.far)
    found = {
        place
        for then in (imagined(table, seed) for seed in SEEDS)
        for place in then.places()
        if then.tile(place).kind == "police-station"
    }
    assert found <= far
    assert len(found) > 4


@rule("MAX-MISSION-8")
def test_no_river_comes_to_lie_next_to_the_start():
    table = begun()
    for seed in range(30):
        then = imagined(table, seed)
        assert "river" not in kinds(then, then.near(then.start))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_one_of_the_rivers_is_kept_from_the_start(seed):
    state = apocalypse("fireman", seed=seed).map("van ?tunnel-a ?river-a ?river-b").state
    first, *others = state.hidden()
    state.dry = [first]
    dealt = deal_faces(state, [first, *others], [state.tiles[place] for place in (first, *others)])
    assert state.book.kinds[dealt[first]] == "tunnel"


@rule("MAX-SETUP-10")
def test_of_a_map_that_is_being_laid_the_tiles_still_to_come_are_dealt_anew_too():
    table = set_up("fireman", map="spaced")
    for _ in range(8):
        table.choose(table.options()[0])
    stacks = set()
    for seed in SEEDS:
        then = imagined(table, seed)
        assert audit(then) == []
        assert "police-station" not in kinds(then, then.places())
        stacks.add(tuple(then.stack))
    assert len(stacks) == len(SEEDS)


@rule("MAX-MISSION-5")
def test_which_objective_of_the_convoy_is_which_is_not_known():
    table = begun("convoy")
    orders = set()
    for seed in SEEDS:
        then = imagined(table, seed)
        assert [mark > 0 for mark in then.marks] == [mark > 0 for mark in table.now.marks]
        orders.add(tuple(mark for mark in then.marks if mark))
    assert all(sorted(order) == [1, 2, 3] for order in orders)
    assert len(orders) > 2


# --- the Boss ---


@rule("MAX-SETUP-4")
def test_which_boss_was_set_aside_is_not_known():
    table = begun()
    assert {imagined(table, seed).bosses[0] for seed in SEEDS} == {*table.now.bosses, *table.now.box_bosses}


@rule("MAX-SETUP-4")
@pytest.mark.parametrize(("mission", "under"), [("fallout", 6), ("nuclear-winter", 10), ("defend-the-base", 13)])
def test_the_boss_stays_in_the_part_of_the_deck_where_the_mission_put_it(mission, under):
    table = begun(mission)
    places, others = set(), set()
    for seed in SEEDS:
        then = imagined(table, seed)
        assert (len(then.lower), len(bosses(then, then.lower)), bosses(then, then.monsters)) == (under, 1, [])
        places.add(next(n for n, card in enumerate(then.lower) if then.book.monsters[card].boss))
        others.add(tuple(sorted(then.lower)))
    assert len(places) > 2
    assert len(others) > 4


@rule("MAX-SETUP-4")
def test_of_two_bosses_either_may_be_the_one_at_the_bottom():
    table = begun("burn-the-machines", seed=2)
    found = set()
    for seed in SEEDS:
        then = imagined(table, seed)
        assert len(bosses(then, then.monsters)) == len(then.lower) == 1
        found.add(then.lower[0])
    assert len(found) == 2


@rule("MAX-MONSTER-16")
def test_a_boss_that_was_seen_and_shuffled_back_does_not_turn_into_the_other():
    table = apocalypse().map("van ?police-station").boss("zombie-queen").only_scavenge("blue").turn(0)
    state = table.choose(Move("police-station")).now
    assert bosses(state, state.box_bosses) == ["zombie-horde"]
    state.monsters.append(state.survivors[0].foes.pop().card)
    for seed in SEEDS:
        state.seed(seed)
        redeal(state, 0)
        assert bosses(state, state.monsters) == ["zombie-queen"]


# --- accounting ---


def in_play():
    return (
        apocalypse("fireman", "hunter")
        .gear(0, "lighter")
        .hand(0, "food-1")
        .foes(0, "walker")
        .swarm("van", 2)
        .table.state
    )


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_game_under_way_accounts_for_everything(mission):
    table = begun(mission)
    table.idle_turn()
    assert audit(table.now) == []


@pytest.mark.usefixtures("broken_on_purpose")
def test_the_audit_finds_a_lost_card():
    state = in_play()
    card = state.kits[0].hand.pop()
    assert audit(state) == [f"card {card} is lost"]


@pytest.mark.usefixtures("broken_on_purpose")
def test_the_audit_finds_a_card_that_is_there_twice():
    state = in_play()
    card = state.kits[0].hand[0]
    state.scavenge_discard.append(card)
    assert audit(state) == [f"card {card} is there 2 times"]


@pytest.mark.usefixtures("broken_on_purpose")
def test_the_audit_finds_a_card_of_somebody_who_does_not_play():
    state = in_play()
    state.removed.append(state.book.owners.index("surgeon"))
    assert audit(state) == [f"card {state.removed[-1]} should not be there"]


@pytest.mark.usefixtures("broken_on_purpose")
def test_the_audit_finds_a_lost_monster():
    state = in_play()
    lost = state.survivors[0].foes.pop()
    assert audit(state) == [f"Monster card {lost.card} is lost"]


@pytest.mark.usefixtures("broken_on_purpose")
def test_the_audit_finds_a_lost_tile():
    state = in_play()
    lost = state.box_tiles.pop()
    assert audit(state) == [f"tile {lost} is lost"]


@pytest.mark.usefixtures("broken_on_purpose")
def test_the_audit_counts_the_monster_tokens():
    state = in_play()
    state.supply -= 1
    assert audit(state) == ["27 Monster tokens in the supply and 2 on the map"]


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda state: setattr(state.survivors[0].bodies[0], "hp", 33), "seat 0: 1 hit points too many"),
        (lambda state: setattr(state.survivors[0].bodies[0], "hp", 0), "seat 0: alive without hit points"),
        (lambda state: setattr(state.survivors[0], "hunger", 7), "seat 0: hunger 7"),
        (lambda state: setattr(state.survivors[0], "dead", True), "seat 0: dead, but not left alone"),
        (lambda state: state.gone.__setitem__(0, True), "seat 0: stands in a gap"),
    ],
)
@pytest.mark.usefixtures("broken_on_purpose")
def test_the_audit_finds_what_cannot_be(spoil, problem):
    state = in_play()
    spoil(state)
    assert problem in audit(state)


@pytest.mark.usefixtures("broken_on_purpose")
def test_the_audit_finds_more_tokens_on_a_tile_than_may_lie_there():
    state = in_play()
    state.tokens[0] += 2
    state.supply -= 2
    assert audit(state) == ["place 0: 4 tokens"]


@rule("MAX-MISSION-8")
def test_a_tile_that_is_razed_unseen_is_named_to_everybody_and_cannot_be_taken_back():
    world = cast(Apocalypse, begun("burn-the-machines").table.state)
    place = world.hidden()[0]
    shown = world.unveiled
    assert GAME.secrets.veiled(world, None).tiles[place] == BACK
    raze(world, place, rule="MAX-MISSION-1")
    assert GAME.secrets.veiled(world, None).tiles[place] == world.tiles[place]
    assert world.unveiled == shown + 1
