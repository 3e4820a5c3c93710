"""Set-ups for the lab: the usual ones, full tables, and options drawn at random, for every game there is."""

from random import Random

import pytest
from msgspec.structs import replace

from holdouts.engine.game import Game, SetupError
from holdouts.engine.library import new_table
from holdouts.engine.setup import fields_of, scenarios_of
from holdouts.games import IDS, find_game
from holdouts.lab.variety import full_tables, playable, usual_setups, varied


@pytest.fixture(params=IDS)
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def test_the_usual_set_ups_are_every_scenario_with_every_number_of_players_once(game: Game):
    found = [(setup.scenario, setup.seats) for setup in usual_setups(game)]
    assert found == [(scenario, seats) for scenario, many in scenarios_of(game).items() for seats in many]


def test_set_ups_that_cannot_be_are_left_out_and_if_there_are_no_others_the_reason_is_told(game: Game):
    good, bad = game.setups()[0], replace(game.setups()[0], seats=40)
    assert playable(game, [bad, good]) == [good]
    assert playable(game, []) == []
    with pytest.raises(SetupError, match="not 40"):
        playable(game, [bad])


def test_a_full_table_is_one_of_four_or_of_the_nearest_number(game: Game):
    assert {setup.seats for setup in full_tables(game)} == {4}
    most = max(setup.seats for setup in game.setups())
    assert {setup.seats for setup in full_tables(game, 40)} == {most}


def test_drawn_options_change_neither_scenario_nor_players_and_can_be_played(game: Game):
    random = Random(1)
    for base in game.setups()[::7]:
        setup = varied(game, base, random)
        assert (setup.scenario, setup.seats) == (base.scenario, base.seats)
        assert not new_table(game, setup, 1).over


def test_in_time_every_flag_and_choice_is_drawn(game: Game):
    random = Random(1)
    drawn = [varied(game, base, random) for base in usual_setups(game) for _ in range(8)]
    for field in fields_of(game):
        values = {getattr(setup, field.name.replace("-", "_")) for setup in drawn} if field.kind != "data" else set()
        if field.kind == "flag":
            assert values == {True, False}
        elif field.kind == "choice":
            assert values == set(field.values)
