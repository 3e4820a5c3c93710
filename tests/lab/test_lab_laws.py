"""The laws find what breaks them."""

from dataclasses import replace

from holdouts.engine.library import new_table
from holdouts.engine.record import settle
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.lab import laws
from holdouts.lab.wander import Wanderer

GAME = find_game(IDS[0])
SETUP = next(setup for setup in GAME.setups() if setup.seats == 3)
NAMES = [f"P{seat}" for seat in range(SETUP.seats)]


def in_mid_game(game=GAME, seed: int = 5) -> Table:
    table = new_table(game, SETUP, seed)
    Wanderer(seed).play(table, 15)
    assert not table.over
    return table


def test_an_audit_that_finds_something_in_an_imagined_world_is_told():
    suspicious = replace(GAME, audit=lambda state: ["something is lost"])
    assert "In a world that seat 0 imagines: something is lost" in laws.whole_dreams(in_mid_game(suspicious), 3, seed=1)


def test_a_save_of_another_deal_is_not_faithful():
    table = in_mid_game(seed=5)
    about = settle(GAME, SETUP, 6, names=NAMES, kinds=["random"] * 3)
    assert laws.faithful_save(table, 3, about)[0].startswith("A save loads as ")


def test_two_tables_that_stand_apart_do_not_play_alike():
    one = in_mid_game(seed=2)
    other = one.imagine(0, seed=3)
    assert laws.play_alike(one, other, SETUP.seats, seed=1, most=50) != []


def test_bytes_differ_when_only_an_answer_in_a_secret_vote_differs():
    setup = next(setup for setup in GAME.setups() if setup.seats == 3 and getattr(setup, "characters", "") == "two")
    table = new_table(GAME, setup, 1)
    before = laws.bytes_of(table, 3)
    table.choose(table.options(0)[0], seat=0)
    assert laws.bytes_of(table, 3) != before


def test_a_wrong_count_is_told_in_words():
    wrong = replace(GAME, components=lambda book: [("Banner", 1, 1), ("Caravan", 1, 2)])
    assert laws.wrong_counts(wrong) == ["Caravan: 2 instead of 1"]
