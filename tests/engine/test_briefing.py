"""The briefing: complete for every scenario, in every language, and drawn from what its reader sees."""

import pytest

from holdouts.engine.briefing import Section, briefing, what_it_takes
from holdouts.engine.game import Game
from holdouts.engine.library import LANGUAGES, base_words, new_table, read_setup
from holdouts.engine.setup import scenarios_of
from holdouts.games import IDS, find_game
from holdouts.starter.game import GAME as STARTER

NAMES = ("Ilka", "Tavo", "Mirre", "Osk", "Pell", "Runa")
PLAYED = [(game, name) for game in map(find_game, IDS) for name in scenarios_of(game)]


def briefed(game: Game, seat: int | None = 0, lang: str = "en", **options: object) -> dict[str, Section]:
    table = new_table(game, read_setup(game, options), 7)
    return {section.key: section for section in briefing(table, seat, base_words(game, lang), NAMES)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), PLAYED, ids=lambda it: getattr(it, "id", it))
def test_every_scenario_says_how_to_win_how_to_lose_what_is_special_and_what_the_decks_hold(
    game: Game, scenario: str, lang: str
):
    told = briefed(game, lang=lang, scenario=scenario, seats=scenarios_of(game)[scenario][0])
    assert {"win", "lose", "special", "decks"} <= told.keys()
    for section in told.values():
        assert section.title
        assert all(line.strip() and "{" not in line for line in section.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), PLAYED, ids=lambda it: getattr(it, "id", it))
def test_what_a_scenario_takes_is_read_before_it_is_chosen_with_every_number_of_players(
    game: Game, scenario: str, lang: str
):
    for seats in scenarios_of(game)[scenario]:
        told = taken(game, lang, scenario=scenario, seats=seats)
        assert told.endswith(".")
        assert "{" not in told


def taken(game: Game, lang: str = "en", **options: object) -> str:
    return what_it_takes(game, read_setup(game, options), base_words(game, lang))


def test_an_objective_is_reckoned_out_for_so_many_players_and_for_its_side():
    game, bench = find_game("dead-of-winter"), {"scenario": "the-vaccine-bench"}
    assert "at least 9 medicine cards." in taken(game, seats=3, **bench)
    assert "at least 12 medicine cards and the Colony has stored at least 2 book cards." in taken(
        game, seats=4, hard=True, **bench
    )
    assert "at least 6 medicine cards and" in taken(game, seats=2, **bench), "two play together, on the hard side"
    assert "au moins 9 cartes Médicament." in taken(game, "fr", seats=3, **bench)


def test_a_table_reads_what_was_promised_before_it_was_set():
    game = find_game("dead-of-winter")
    told = briefed(game, scenario="higher-walls", seats=3)
    goal = next(line for line in told["win"].lines if line.startswith("Goal: "))
    assert "at least 8 barricades at the Colony" in goal
    assert goal in taken(game, scenario="higher-walls", seats=3)
    assert not any(line.startswith("Goal: ") for line in told["special"].lines)


def test_it_says_who_one_is():
    game = find_game("maximum-apocalypse")
    told = briefed(game, 1, scenario="tutorial", seats=2, survivors=["hunter", "fireman"])
    assert told["you"].lines[0] == "Fireman."


def test_a_spectator_is_nobody():
    game = find_game("maximum-apocalypse")
    assert "you" not in briefed(game, None, scenario="tutorial", seats=2)


def test_the_decks_are_told_by_the_lists_of_the_mission():
    told = briefed(find_game("maximum-apocalypse"), scenario="tutorial", seats=2)
    assert told["decks"].lines[0].startswith("Red Scavenge deck: 4 Fuel, 2 Food, 2 Medkits, 1 Ammo")


def test_how_to_win_says_what_the_mission_asks_for_and_nothing_is_said_twice():
    told = briefed(find_game("maximum-apocalypse"), scenario="rescue-the-scientist", seats=2)
    assert "The Scientist is on the Van." in told["win"].lines
    assert "All living survivors stand on the Van." in told["win"].lines
    assert not set(told["win"].lines) & set(told["special"].lines)


def test_a_game_that_says_little_is_brief():
    assert briefed(STARTER, scenario="long-night", seats=2).keys() == {"win", "lose"}
