"""The briefing: complete for every scenario, in every language, and drawn from what its reader sees."""

import pytest

from holdouts.engine.briefing import Section, briefing
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
