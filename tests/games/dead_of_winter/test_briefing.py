"""What is read before the first move: how one wins, alone or together, and never what somebody wants in secret."""

import pytest

from holdouts.engine.briefing import briefing
from holdouts.engine.library import LANGUAGES, base_words, new_table, read_setup
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import Keep
from holdouts.games.dead_of_winter.state import Winter
from holdouts.games.dead_of_winter.text import card_text

NAMES = ("Ilka", "Tavo", "Maren")


def briefed(seat: int | None = 0, lang: str = "en", chosen: bool = False, **options: object) -> dict[str, str]:
    """The sections by their keys, each as one text; with survivors chosen, if so wanted."""
    table = new_table(GAME, read_setup(GAME, {"scenario": "higher-walls", "seats": 3, **options}), 7)
    while chosen and isinstance(table.options(table.waiting_for()[0])[0], Keep):
        table.choose(table.options(table.waiting_for()[0])[0], table.waiting_for()[0])
    return {it.key: " ".join(it.lines) for it in briefing(table, seat, base_words(GAME, lang), NAMES)}


def test_everybody_wins_alone_and_one_of_the_mixed_objectives_is_a_betrayal():
    told = briefed()["win"]
    assert told.startswith("Everybody wins or loses alone")
    assert "Of 7 secret objectives" in told
    assert "Of 4 secret objectives" in briefed(betrayer=True)["win"]


def test_those_who_play_together_hear_nothing_of_secrets_betrayal_and_exile():
    told = briefed(together=True)["win"]
    assert told.startswith("You win or lose together")
    assert not [word for word in ("secret", "betray", "exile") if word in told]


def test_the_goal_is_that_of_the_side_that_is_played():
    assert "at least 8 barricades at the Colony" in briefed()["win"]
    assert "at least 9 barricades at the Colony" in briefed(hard=True)["win"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_reads_a_secret_objective_in_it_not_even_their_own(seat: int | None, lang: str):
    table = new_table(GAME, read_setup(GAME, {"scenario": "higher-walls", "seats": 3}), 7)
    words, winter = base_words(GAME, lang), table.state
    assert isinstance(winter, Winter)
    told = " ".join(line for it in briefing(table, seat, words, NAMES) for line in it.lines)
    for player in winter.players:
        card = winter.book.secrets[player.secret]
        secret = [words.say(f"name-{card.id}"), words.say(f"flavour-{card.id}"), *card_text(card, words)]
        assert not [line for line in secret if line in told]


def test_the_decks_are_told_place_by_place_with_what_there_is_most_of_first():
    told = briefed()["decks"]
    assert told.startswith("Police Station: 7 weapons, 4 tools, 3 food, 3 fuel, and 3 cards that bring people.")
    assert "80 crossroads" in told
    assert "80 crossroads" not in briefed(together=True)["decks"]


def test_whoever_has_chosen_reads_who_they_lead():
    assert "you" not in briefed()
    assert briefed(chosen=True)["you"].count("Influence") == 2
