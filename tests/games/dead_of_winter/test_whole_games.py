"""The laws of the design, held to this game before it stands on the list of games."""

from collections.abc import Sequence
from inspect import isgeneratorfunction

import pytest

from holdouts.engine.library import LANGUAGES, base_book, new_table
from holdouts.engine.record import settle
from holdouts.engine.rulebook import open_rulebook
from holdouts.games.dead_of_winter.game import GAME
from holdouts.lab import laws
from holdouts.lab.secrecy import keep_secrets
from holdouts.lab.wander import MANNERS, Wanderer

SETUPS = list(enumerate(GAME.setups()))
SOME = SETUPS[::4]


@pytest.mark.parametrize(("number", "setup"), SOME, ids=[f"{number}" for number, _ in SOME])
def test_nothing_is_lost_nothing_is_there_twice_and_every_game_ends(number, setup):
    table = new_table(GAME, setup, number, keep=False)
    wanderer = Wanderer(number, MANNERS[number % len(MANNERS)])
    made = 0
    while not table.over:
        assert all(table.options(seat) for seat in table.waiting_for())
        table.make(*wanderer.choose(table))
        assert GAME.audit(table.state) == []
        made += 1
        assert made < laws.BOUND
    assert table.state.ended


def test_a_game_replayed_from_its_choices_is_the_same_byte_for_byte():
    for number, setup in SETUPS[3::9]:
        table = laws.play_through(GAME, setup, number)
        assert laws.replayed(GAME, setup, number, table.choices) == laws.bytes_of(table, setup.seats)


def test_clone_and_undo_at_every_decision_equal_the_original():
    for number, setup in SETUPS[5::12]:
        table, wanderer = new_table(GAME, setup, number), Wanderer(number)
        for _ in range(120):
            if table.over:
                break
            seat, option = wanderer.choose(table)
            assert laws.faithful_clone(table, setup.seats) == []
            assert laws.faithful_undo(table, setup.seats, seat, option) == []
            table.make(seat, option)


def test_a_game_that_is_saved_and_loaded_stands_where_it_stood():
    number, setup = SETUPS[13]
    table, wanderer = new_table(GAME, setup, number), Wanderer(number)
    names = [f"P{seat}" for seat in range(setup.seats)]
    about = settle(GAME, setup, number, names=names, kinds=["random"] * setup.seats)
    for _ in range(12):
        assert laws.faithful_save(table, setup.seats, about) == []
        wanderer.play(table, 9)


def test_whatever_a_seat_imagines_is_a_whole_game():
    for number, setup in SETUPS[2::6]:
        table, wanderer = new_table(GAME, setup, number), Wanderer(number)
        while not table.over and len(table.choices) < 200:
            assert laws.whole_dreams(table, setup.seats, seed=len(table.choices)) == [], f"{setup}"
            wanderer.play(table, 13)


def test_whoever_may_not_know_a_secret_cannot_tell_worlds_apart_that_differ_in_it_alone():
    law = keep_secrets(GAME, times=2, seed=3, mutants=True)
    assert law.verdict() == []


def test_every_step_says_truly_whether_it_may_ask():
    generators = {name for name, step in GAME.script.steps.items() if isgeneratorfunction(step)}
    assert GAME.script.asking == generators


def test_every_card_has_its_words_and_every_count_of_the_box_is_right():
    assert laws.cards_without_words(GAME) == []
    assert laws.wrong_counts(GAME) == []
    assert GAME.components(base_book(GAME))


def test_the_rulebook_has_the_same_309_rules_in_every_language():
    rules: Sequence[list[str]] = [list(open_rulebook(GAME, lang).rules) for lang in LANGUAGES]
    assert rules[0] == rules[1]
    assert len(rules[0]) == 309
