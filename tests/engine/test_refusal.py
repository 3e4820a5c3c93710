"""Why something cannot be: in English for programs, in words of each language for people."""

import pickle
from pathlib import Path

import pytest

import holdouts
from holdouts.engine.game import SetupError
from holdouts.engine.library import LANGUAGES, base_words, spoken_by
from holdouts.engine.refusal import ENGINE_WORDS, Name, Refusal, Slot, engine_words
from holdouts.engine.table import CannotUndo, Illegal
from holdouts.lab.wordlist import refused
from tests.engine import toy

SOURCE = Path(holdouts.__file__).parent


def test_a_refusal_is_plain_english_to_programs_and_spoken_to_people():
    refusal = CannotUndo("undo-nothing")
    assert str(refusal) == "Nothing has been chosen yet."
    assert refusal.said("fr") == "Rien n'a encore été choisi."


def test_names_are_spoken_to_people_and_written_as_typed_at_a_command_line(tmp_path: Path):
    game = toy.make_game(tmp_path)
    words = tmp_path / "words" / "fr"
    words.mkdir(parents=True, exist_ok=True)
    (words / "names.ftl").write_text("name-plain = Une cave\n", encoding="utf-8")
    name = Name("plain", ("name-plain",))
    with pytest.raises(SetupError) as raised, spoken_by(game):
        raise SetupError("setup-seats", scenario=name, least=1, most=1, exact=True, seats=2)
    assert raised.value.said("fr") == "Une cave se joue à 1 exactement, pas à 2."
    assert raised.value.said("fr", as_typed=True) == "plain se joue à 1 exactement, pas à 2."
    assert str(raised.value) == "plain is for exactly 1 player, not 2."


def test_a_refusal_of_a_game_is_said_in_its_own_words(tmp_path: Path):
    game = toy.make_game(tmp_path)
    words = tmp_path / "words" / "en"
    words.mkdir(parents=True, exist_ok=True)
    (words / "refusals.ftl").write_text("setup-damp = The cellar is damp on { $day }.\n", encoding="utf-8")
    with pytest.raises(SetupError, match=r"The cellar is damp on Monday\."), spoken_by(game):
        raise SetupError("setup-damp", day="Monday")
    assert base_words(game, "en").has("setup-damp")


def test_a_refusal_without_words_still_tells_a_programmer_what_it_is():
    assert str(Refusal("setup-damp", day="Monday")) == "setup-damp {'day': 'Monday'}"


def test_a_reason_within_a_reason_is_spoken_in_the_same_language():
    inner = SetupError("setup-no-pack", name="pantry")
    outer = Refusal("load-no-pack", reason=inner)
    assert "Il n'y a pas de paquet de cartes nommé « pantry »." in outer.said("fr")
    assert "There is no pack called “pantry”." in str(outer)


def test_a_refusal_survives_the_way_from_one_process_to_another(tmp_path: Path):
    with pytest.raises(SetupError) as raised, spoken_by(toy.make_game(tmp_path)):
        raise SetupError("setup-no-pack", name="pantry")
    refusal = pickle.loads(pickle.dumps(raised.value))
    assert str(refusal) == "There is no pack called “pantry”."


def test_every_refusal_of_the_engine_has_words_in_every_language():
    needed = refused([SOURCE / "engine", SOURCE / "server", SOURCE / "terminal"])
    assert len(needed) > 50
    for lang in LANGUAGES:
        assert [key for key in needed if not engine_words(lang).has(key)] == []
        assert (ENGINE_WORDS / f"{lang}.ftl").is_file()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_what_somebody_wrote_without_end_only_the_beginning_is_said_again(lang: str):
    endless: list[Slot] = ["x" * 100_000, 10**5000, Illegal("illegal-option", seat=0, option="y" * 100_000)]
    for value in endless:
        said = SetupError("setup-malformed", reason=value).said(lang)
        assert "…" in said
        assert len(said) < 1200
