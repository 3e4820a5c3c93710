"""Setting up: survivors, the mission, decks, hands, and who starts; the map has a file of its own. [MAX-SETUP]"""

from collections import Counter

import pytest

from holdouts.engine.chance import derived, key_of, number_below
from holdouts.engine.game import SetupError
from holdouts.games.maximum_apocalypse.accounts import audit
from holdouts.games.maximum_apocalypse.picks import (
    GoFirst,
    HandOver,
    KeepHand,
    LayAside,
)
from holdouts.games.maximum_apocalypse.rules.gear import storage_left
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.testing import rule, set_up
from tests.games.maximum_apocalypse.dealing import SEEDS, dealt

EVERYBODY = ("fireman", "gunslinger", "hunter", "mechanic", "surgeon", "veteran")


def keep_hands(table):
    while table.asks() == "MAX-SETUP-12":
        table.choose(KeepHand())
    return table


def families(state: Apocalypse, cards: list[int]) -> Counter[str]:
    return Counter(state.family(card) for card in cards)


# --- survivors ---


@rule("MAX-SETUP-1")
@pytest.mark.parametrize(("survivor", "hp"), [("fireman", 32), ("hunter", 24), ("mechanic", 26), ("surgeon", 23)])
def test_everybody_gets_a_character_fed_and_unhurt_and_their_own_thirty_cards(survivor, hp):
    state = dealt(survivor)
    kit = state.kits[0]
    assert [(state.character(body).id, body.hp) for body in state.survivors[0].bodies] == [(survivor, hp)]
    assert not state.survivors[0].starving
    assert len(kit.deck + kit.hand) == 30
    assert {state.book.owners[card] for card in kit.deck + kit.hand} == {survivor}


@rule("MAX-SETUP-1")
def test_a_survivor_can_be_picked_once():
    with pytest.raises(SetupError):
        set_up("fireman", "fireman")


@rule("MAX-SETUP-1")
def test_who_does_not_pick_gets_one_of_those_that_are_left():
    for seed in SEEDS:
        state = dealt("hunter", "any", "any", seed=seed)
        chosen = [state.character(survivor.bodies[0]).id for survivor in state.survivors]
        assert chosen[0] == "hunter"
        assert len(set(chosen)) == 3
        assert "dog" not in chosen


@rule("MAX-SETUP-17")
def test_everybody_can_carry_four_and_the_dog_nothing():
    state = dealt(*EVERYBODY)
    for seat in (0, 2, 3, 4, 5):
        assert storage_left(state, seat) == 4
    assert storage_left(state, 5, body=1) == 0


@rule("MAX-SETUP-13")
def test_hunger_starts_at_one():
    assert [survivor.hunger for survivor in dealt(*EVERYBODY).survivors] == [1] * 6


@rule("MAX-SETUP-16")
def test_the_gunslinger_starts_with_a_loaded_colt_out_of_her_deck():
    for seed in SEEDS:
        state = set_up("gunslinger", seed=seed).now
        kit = state.kits[0]
        assert [(state.design(held.card).id, held.tokens) for held in state.gear(0)] == [("colt", 4)]
        assert len(kit.deck + kit.hand) == 29
        assert "colt" not in [state.design(card).id for card in kit.hand]


# --- the mission ---


@rule("MAX-SETUP-2")
def test_the_group_picks_the_mission():
    assert dealt(mission="convoy").card.id == "convoy"
    with pytest.raises(SetupError) as refused:
        set_up(mission="a-walk-in-the-park")
    for mission in dealt().book.missions:
        assert mission.id in str(refused.value)


@rule("MAX-SETUP-2")
def test_the_group_may_let_chance_pick_the_mission():
    picked = {dealt(mission="any", seed=seed).card.id for seed in SEEDS}
    assert len(picked) > 6


@rule("MAX-SETUP-2")
def test_the_mission_is_the_first_number_of_a_chance_of_its_own():
    """Whoever checks a game from its seed finds the same one."""
    for seed in SEEDS:
        state = dealt(mission="any", seed=seed)
        number = number_below(key_of(derived(seed, "mission")), 0, len(state.book.missions))
        assert state.card == state.book.missions[number]


@rule("MAX-SETUP-2")
def test_chance_picks_no_mission_that_does_not_go_with_what_else_was_settled():
    for seed in SEEDS:
        state = dealt(mission="any", seed=seed, map="laid", sets=("alien",))
        assert state.card.set != "alien"
        assert not state.card.shape.only


@rule("MAX-SETUP-2")
def test_the_missions_own_setup_is_carried_out_too():
    table = keep_hands(set_up("fireman", "hunter", mission="develop-the-cure"))
    table.choose(HandOver(1))
    assert table.gear_ids(1) == ["scientist"]


# --- monsters ---


@rule("MAX-SETUP-3")
@pytest.mark.parametrize(
    ("mission", "kind"),
    [("rescue-the-scientist", "zombie"), ("defuse-the-bomb", "mutant"), ("convoy", "robot"), ("tutorial", "zombie")],
)
def test_the_monster_deck_holds_all_ordinary_monsters_of_the_missions_set(mission, kind):
    state = dealt(mission=mission)
    monsters = [state.book.monsters[card] for card in state.monsters]
    assert len(monsters) == len(set(state.monsters)) == 25
    assert {monster.set for monster in monsters} == {kind}
    assert not any(monster.boss for monster in monsters)


@rule("MAX-SETUP-3")
def test_the_monster_deck_is_shuffled():
    one, other = dealt(seed=1), dealt(seed=2)
    assert sorted(one.monsters) == sorted(other.monsters)
    assert one.monsters != other.monsters != sorted(other.monsters)


@rule("MAX-SETUP-4")
def test_one_boss_of_the_set_is_set_aside_at_random():
    bosses = []
    for seed in SEEDS:
        state = dealt(seed=seed)
        bosses += [state.book.monsters[card].id for card in state.bosses]
        assert not state.lower
    assert len(bosses) == len(SEEDS)
    assert set(bosses) == {"zombie-queen", "zombie-horde"}


@rule("MAX-SETUP-4")
def test_a_mission_may_use_no_boss():
    state = dealt(mission="tutorial")
    assert not state.bosses
    assert len(state.box_bosses) == 2


@rule("MAX-SETUP-4")
def test_a_mission_may_shuffle_both_bosses_into_the_deck():
    state = dealt(mission="humanity-strikes-back")
    found = sorted(state.book.monsters[card].id for card in state.monsters if state.book.monsters[card].boss)
    assert found == ["alien-commander", "alien-harvester"]
    assert len(state.monsters) == 27


@rule("MAX-SETUP-4")
@pytest.mark.parametrize(
    ("mission", "lower", "upper"),
    [("collect-samples", 10, 16), ("fallout", 6, 20), ("defend-the-base", 13, 13), ("burn-the-machines", 1, 26)],
)
def test_a_mission_may_put_a_boss_into_the_lower_part_of_the_deck(mission, lower, upper):
    state = dealt(mission=mission)
    assert (len(state.lower), len(state.monsters)) == (lower, upper)
    assert sum(state.book.monsters[card].boss for card in state.lower) == 1


@rule("MAX-SETUP-4")
def test_which_monsters_lie_under_the_deck_with_the_boss_is_left_to_chance():
    under = [set(dealt(mission="collect-samples", seed=seed).lower) for seed in range(4)]
    assert len(set.intersection(*under)) < 9
    assert len(set.union(*under)) > 12


@rule("MAX-SETUP-4")
def test_the_lower_part_of_the_deck_comes_after_the_rest():
    table = set_up("fireman", mission="burn-the-machines")
    table.state.monsters = []
    (boss,) = table.state.lower
    keep_hands(table)
    assert [foe.card for foe in table.survivor(0).foes] == [boss]


# --- Scavenge cards ---


@rule("MAX-SETUP-5")
def test_three_scavenge_decks_are_built_from_the_missions_lists():
    state = dealt()
    assert [families(state, deck) for deck in state.scavenge] == [
        Counter({"food": 2, "fuel": 4, "medkit": 2, "ammo": 1, "pistol": 1, "spare-parts": 1, "empty-handed": 1})
        + Counter({"ambush": 1}),
        Counter({"food": 6, "fuel": 2, "ammo": 1, "flashlight": 1, "spare-parts": 1, "empty-handed": 1, "ambush": 1}),
        Counter({"food": 2, "fuel": 2, "ammo": 3, "binoculars": 1, "pistol": 1, "walkie-talkie": 1})
        + Counter({"spare-parts": 1, "empty-handed": 2}),
    ]
    assert families(state, state.aside) == Counter({"scientist": 1})


@rule("MAX-SETUP-5")
def test_each_scavenge_deck_is_shuffled():
    for colour in range(3):
        orders = {tuple(families_in_order(dealt(seed=seed), colour)) for seed in range(4)}
        assert len(orders) == 4


def families_in_order(state: Apocalypse, colour: int) -> list[str]:
    return [state.family(card) for card in state.scavenge[colour]]


@rule("MAX-SETUP-6")
@pytest.mark.parametrize("family", ["food", "ammo", "medkit"])
def test_any_cards_of_a_family_may_come_whatever_their_value(family):
    every = {card.id for card in dealt().book.cards if getattr(card, "family", "") == family}
    found = set()
    for seed in SEEDS:
        state = dealt(seed=seed)
        found |= {state.design(card).id for deck in state.scavenge for card in deck if state.family(card) == family}
    assert found == every


@rule("MAX-SETUP-6")
def test_no_card_is_used_twice():
    for seed in range(5):
        assert audit(dealt(*EVERYBODY, seed=seed, mission="convoy")) == []


# --- hands ---


@rule("MAX-SETUP-11")
def test_everybody_draws_four_cards():
    state = set_up(*EVERYBODY).now
    assert [len(kit.hand) for kit in state.kits] == [4] * 6
    assert [len(kit.deck) for kit in state.kits] == [26, 25, 26, 26, 26, 26]


@rule("MAX-SETUP-11", "MAX-SETUP-16")
def test_nobody_holds_a_card_while_the_map_is_being_laid():
    table = set_up("fireman", "gunslinger", map="laid")
    while table.asks() in ("MAX-SETUP-7", "MAX-SETUP-9"):
        assert [(kit.hand, len(kit.deck)) for kit in table.now.kits] == [([], 30), ([], 30)]
        assert table.gear_ids(1) == []
        table.choose(table.options()[0])
    assert [(len(kit.hand), len(kit.deck)) for kit in table.now.kits] == [(4, 26), (4, 25)]
    assert table.gear_ids(1) == ["colt"]


@rule("MAX-SETUP-12")
def test_cards_laid_aside_are_replaced_and_cannot_come_back_at_once():
    for seed in SEEDS:
        table = set_up("fireman", "hunter", seed=seed)
        first = list(table.now.kits[0].hand)
        for card in first:
            table.choose(LayAside(card))
        hand, deck = table.now.kits[0].hand, table.now.kits[0].deck
        assert len(hand) == 4
        assert not set(hand) & set(first)
        assert len(deck) == 26
        assert set(first) < set(deck)


@rule("MAX-SETUP-12")
def test_cards_laid_aside_are_shuffled_into_the_deck():
    places = set()
    for seed in SEEDS:
        table = set_up("fireman", "hunter", seed=seed)
        card = table.now.kits[0].hand[0]
        table.choose(LayAside(card)).choose(KeepHand())
        places.add(table.now.kits[0].deck.index(card))
    assert len(places) > 8


@rule("MAX-SETUP-12")
def test_a_player_may_lay_aside_some_cards_or_none():
    table = set_up("fireman", "hunter")
    before = list(table.now.kits[0].hand)
    table.choose(LayAside(before[2])).choose(KeepHand())
    assert table.now.kits[0].hand[:3] == [before[0], before[1], before[3]]
    assert len(table.now.kits[0].hand) == 4
    untouched = list(table.now.kits[1].hand)
    table.choose(KeepHand())
    assert table.now.kits[1].hand == untouched


@rule("MAX-SETUP-12")
def test_everybody_has_one_mulligan():
    table = set_up("fireman", "hunter")
    table.choose(LayAside(table.now.kits[0].hand[0])).choose(KeepHand())
    assert (table.asks(), table.asked()) == ("MAX-SETUP-12", (1,))
    table.choose(KeepHand())
    assert table.asks() == "MAX-SETUP-15"


# --- before the first turn ---


@rule("MAX-SETUP-14")
def test_everybody_draws_a_monster_in_seat_order():
    table = set_up("fireman", "hunter", "surgeon").next_monsters("walker", "spitter", "zombie-dog")
    keep_hands(table)
    assert [table.foe_ids(seat) for seat in range(3)] == [["walker"], ["spitter"], ["zombie-dog"]]


@rule("MAX-SETUP-14")
def test_the_draw_effect_of_a_starting_monster_applies():
    table = keep_hands(set_up("fireman", "hunter").next_monsters("moaning-walker", "walker", "spitter"))
    assert [table.foe_ids(seat) for seat in (0, 1)] == [["moaning-walker", "walker"], ["spitter"]]


@rule("MAX-SETUP-15")
def test_the_group_chooses_who_starts_once_it_has_seen_monsters_and_hands():
    table = keep_hands(set_up("fireman", "hunter", "surgeon"))
    assert table.asks() == "MAX-SETUP-15"
    assert all(table.foe_ids(seat) for seat in range(3))
    assert table.options() == [GoFirst(0), GoFirst(1), GoFirst(2)]


@rule("MAX-SETUP-15")
@pytest.mark.usefixtures("broken_on_purpose")
def test_play_goes_clockwise_from_whoever_starts():
    table = keep_hands(set_up("fireman", "hunter", "surgeon"))
    for seat in range(3):
        table.now.survivors[seat].foes = []
    table.now.up = [False] * len(table.now.up)
    table.choose(GoFirst(1))
    order = []
    for _ in range(4):
        order.append(table.now.active)
        table.idle_turn()
    assert order == [1, 2, 0, 1]


@rule("MAX-SETUP-15")
def test_the_first_player_begins_with_four_actions():
    table = keep_hands(set_up("fireman", "hunter")).choose(GoFirst(1))
    assert (table.now.active, table.survivor(1).actions, table.asks()) == (1, 4, "MAX-ACTION-1")
