"""What can be settled before a game, and why something cannot. Written on set-ups of no game in particular."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.library import base_words, new_table, read_setup
from holdouts.engine.setup import ANY, EACH_SEAT, EACH_SEAT_ITS_OWN, Field, check, fields_of, only_for, scenarios_of
from tests.engine import toy

Survivor = Literal["any", "hunter", "medic", "cook"]


class Everything(Setup, frozen=True, kw_only=True):
    """An option of every kind."""

    harder: bool = False
    map: Literal["shape", "placed", "spaced"] = "shape"
    more_tiles: Annotated[int, Meta(ge=0, le=12)] = 0
    survivors: Annotated[tuple[Survivor, ...], EACH_SEAT_ITS_OWN] = ()
    colours: Annotated[tuple[Literal["red", "blue"], ...], EACH_SEAT] = ()
    sets: tuple[Literal["rats", "bats"], ...] = ()
    solo: Annotated[Literal["off", "merged", "two-turns"], only_for(1)] = "off"
    carry: tuple[int, ...] = ()


@pytest.fixture
def game(tmp_path: Any) -> Game:
    def deal(setup: Setup, book: Any, seed: int) -> Any:
        return toy.deal(toy.CellarSetup(scenario=setup.scenario, seats=setup.seats), book, seed)

    return toy.make_game(tmp_path, setup=Everything, deal=deal)


def field(game: Game, name: str) -> Field:
    return next(each for each in fields_of(game) if each.name == name)


def settled(game: Game, **options: object) -> Setup:
    return read_setup(game, {"scenario": "plain", "seats": 2, **{k.replace("_", "-"): v for k, v in options.items()}})


# --- what there is ---


def test_every_option_says_what_kind_it_is_and_what_stands_there_if_nobody_says(game: Game):
    assert [(each.name, each.kind, each.usual) for each in fields_of(game)] == [
        ("harder", "flag", False),
        ("map", "choice", "shape"),
        ("more-tiles", "number", 0),
        ("survivors", "each-seat", ()),
        ("colours", "each-seat", ()),
        ("sets", "several", ()),
        ("solo", "choice", "off"),
        ("carry", "data", ()),
    ]


def test_values_come_in_the_order_in_which_the_game_lists_them(game: Game):
    assert field(game, "map").values == ("shape", "placed", "spaced")
    assert field(game, "survivors").values == ("any", "hunter", "medic", "cook")


def test_a_number_knows_its_range(game: Game):
    assert (field(game, "more-tiles").least, field(game, "more-tiles").most) == (0, 12)


def test_an_option_knows_with_how_many_players_it_can_be_chosen(game: Game):
    assert field(game, "solo").is_for(1)
    assert not field(game, "solo").is_for(2)
    assert field(game, "map").is_for(2)


def test_scenarios_come_with_their_numbers_of_players(tmp_path: Any):
    found = [("long", 3), ("short", 1), ("long", 2), ("long", 3)]
    setups = [Everything(scenario=scenario, seats=seats) for scenario, seats in found]
    assert scenarios_of(toy.make_game(tmp_path, setups=lambda: setups)) == {"long": [2, 3], "short": [1]}


# --- what was typed ---


@pytest.mark.parametrize(
    ("name", "typed", "meant"),
    [
        ("harder", "Yes", True),
        ("harder", "non", False),
        ("map", "placed", "placed"),
        ("survivors", "hunter, cook", ["hunter", "cook"]),
        ("survivors", '["hunter"]', ["hunter"]),
        ("sets", "rats,bats", ["rats", "bats"]),
        ("carry", "[2, 3]", [2, 3]),
    ],
)
def test_what_was_typed_is_read_as_it_was_meant(game: Game, name: str, typed: str, meant: object):
    assert field(game, name).read(typed) == meant


def test_a_value_is_shown_as_it_would_be_typed(game: Game):
    assert field(game, "harder").typed(True) == "yes"
    assert field(game, "survivors").typed(("hunter", "cook")) == "hunter,cook"
    assert field(game, "more-tiles").typed(3) == "3"


def test_titles_come_from_the_words_of_the_game_and_otherwise_from_its_options(game: Game, tmp_path: Any):
    words = tmp_path / "words" / "en"
    words.mkdir(parents=True, exist_ok=True)
    (words / "options.ftl").write_text("option-map = The map\noption-map-note = How it lies.\nname-cook = The Cook\n")
    said = base_words(game, "en")
    assert (field(game, "map").title(said), field(game, "map").note(said)) == ("The map", "How it lies.")
    assert (field(game, "harder").title(said), field(game, "harder").note(said)) == ("harder", "")
    assert field(game, "survivors").value_title("cook", said) == "The Cook"


# --- what cannot be ---


@pytest.mark.parametrize(
    ("options", "english", "french"),
    [
        (
            {"hard": True},
            "There is no option “hard”; did you mean “harder”?",
            "Il n'y a pas d'option « hard » ; pensiez-vous à « harder » ?",
        ),
        ({"harder": "perhaps"}, "harder is yes or no, not “perhaps”.", "harder : c'est oui ou non, pas « perhaps »."),
        (
            {"map": "round"},
            "map cannot be “round”; choose shape, placed, or spaced.",
            "map : « round » n'en fait pas partie ; choisissez shape, placed ou spaced.",
        ),
        (
            {"more_tiles": 40},
            "more-tiles cannot be “40”; it goes from 0 to 12.",
            "more-tiles : « 40 » ne va pas ; il faut un nombre de 0 à 12.",
        ),
        (
            {"survivors": ["hunter", "ghost"]},
            "survivors cannot be “hunter,ghost”; choose any, hunter, medic, or cook.",
            "survivors : « hunter,ghost » n'en fait pas partie ; choisissez any, hunter, medic ou cook.",
        ),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_what_may_stand_there(
    game: Game, options: dict[str, object], english: str, french: str
):
    with pytest.raises(SetupError) as refused:
        settled(game, **options)
    assert str(refused.value) == english
    assert refused.value.said("fr") == french


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"survivors": ["hunter"]}, "survivors: one for each player, 1 for 2 does not fit."),
        ({"survivors": ["hunter", "hunter"]}, "survivors: hunter can be chosen only once."),
        ({"sets": ["rats", "rats"]}, "sets: rats can be chosen only once."),
        ({"solo": "merged"}, "solo is only for tables of 1, not of 2."),
        ({"seats": 7}, "The cellar is for 1 to 4 players, not 7."),
    ],
)
def test_no_table_is_set_for_options_that_do_not_fit_the_players(game: Game, options: dict[str, object], reason: str):
    with pytest.raises(SetupError) as refused:
        new_table(game, settled(game, **options), 1)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    "options",
    [
        {"survivors": ["hunter", "cook"]},
        {"survivors": [ANY, ANY]},
        {"survivors": []},
        {"colours": ["red", "red"]},
        {"sets": ["bats"]},
        {"solo": "merged", "seats": 1},
        {"solo": "off"},
    ],
)
def test_options_that_fit_the_players_are_let_be(game: Game, options: dict[str, object]):
    check(game, settled(game, **options))
