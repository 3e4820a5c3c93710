"""What the page of a new table offers of a game's options, and what becomes of what was filled in."""

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from holdouts.engine.game import Game, Setup
from holdouts.engine.library import base_words
from holdouts.engine.setup import EACH_SEAT_ITS_OWN, only_for
from holdouts.games import find_game
from holdouts.server.archive import Archive
from holdouts.server.forms import options_of, read_new_table, rows_of, takes_of
from holdouts.server.invitations import NewSeat, NewTable
from holdouts.server.trying import obstacle
from tests.engine import toy


class Everything(Setup, frozen=True, kw_only=True):
    """An option of every kind."""

    harder: bool = False
    map: Literal["shape", "placed"] = "shape"
    more_tiles: Annotated[int, Meta(ge=0, le=12)] = 3
    survivors: Annotated[tuple[Literal["any", "hunter", "medic"], ...], EACH_SEAT_ITS_OWN] = ()
    sets: tuple[Literal["rats", "bats"], ...] = ()
    solo: Annotated[Literal["off", "merged"], only_for(1)] = "off"
    carry: tuple[int, ...] = ()


@pytest.fixture
def game(tmp_path: Path) -> Game:
    (tmp_path / "words" / "en").mkdir(parents=True)
    (tmp_path / "words" / "en" / "names.ftl").write_text("name-hunter = The Hunter\noption-map = The map\n")
    return toy.make_game(tmp_path, setup=Everything)


def test_options_are_shown_with_their_words_and_what_stands_there(game: Game):
    shown = {option["name"]: option for option in options_of(game, {"option-map": "placed"}, base_words(game, "en"))}
    assert list(shown) == ["harder", "map", "more-tiles", "sets", "solo"]
    assert (shown["map"]["title"], shown["map"]["value"]) == ("The map", "placed")
    assert (shown["more-tiles"]["least"], shown["more-tiles"]["most"], shown["more-tiles"]["value"]) == (0, 12, "3")
    assert shown["solo"]["seats"] == (1,)


def test_what_each_seat_may_pick_stands_in_its_row(game: Game):
    row = rows_of(game, {"option-survivors-1": "medic"}, base_words(game, "en"))[1]
    assert row["picks"] == [
        {
            "name": "option-survivors-1",
            "title": "survivors",
            "choices": [("hunter", "The Hunter"), ("medic", "medic")],
            "value": "medic",
        }
    ]


def test_what_each_seat_picked_goes_with_those_who_play(game: Game):
    form = {"kind-0": "me", "kind-1": "none", "kind-2": "random", "option-survivors-1": "hunter"}
    wanted = read_new_table(game, {**form, "option-survivors-2": "medic", "scenario": "plain"})
    assert wanted.options["survivors"] == ["any", "medic"]


def test_of_several_things_those_that_were_ticked_are_wanted(game: Game):
    form = {"kind-0": "me", "option-sets-bats": "yes", "scenario": "plain"}
    assert read_new_table(game, form).options["sets"] == ["bats"]
    shown = {option["name"]: option for option in options_of(game, form, base_words(game, "en"))}
    assert shown["sets"]["picked"] == ["bats"]


def test_an_option_says_with_how_many_it_can_be_chosen(game: Game):
    shown = {option["name"]: option for option in options_of(game, {}, base_words(game, "en"))}
    assert (shown["solo"]["only"], shown["map"]["only"]) == ("1", "")


def test_many_numbers_of_players_are_said_from_the_first_to_the_last():
    game = find_game("maximum-apocalypse")
    (solo,) = (option for option in options_of(game, {}, base_words(game, "en")) if option["name"] == "solo")
    assert solo["only"] == "2 to 6"


def test_a_scenario_by_chance_is_one_for_so_many_and_the_same_for_the_same_seed():
    game = find_game("godforsaken-scavengers")
    alone = {"kind-0": "me", "scenario": "any"}
    assert read_new_table(game, alone).scenario == "mad-prophet"
    found = [read_new_table(game, {**alone, "kind-1": "random", "seed": str(seed)}).scenario for seed in range(20)]
    assert len(set(found)) > 3
    assert "mad-prophet" not in found
    assert found == [
        read_new_table(game, {**alone, "kind-1": "random", "seed": str(seed)}).scenario for seed in range(20)
    ]


def test_what_each_scenario_takes_follows_those_who_play_and_the_side():
    game, words = find_game("dead-of-winter"), base_words(find_game("dead-of-winter"), "en")
    seated = {f"kind-{number}": "sensible" for number in range(4)}
    assert "at least 12 medicine cards." in takes_of(game, seated, words)["the-vaccine-bench"]
    assert "2 book cards" in takes_of(game, {**seated, "option-hard": "yes"}, words)["the-vaccine-bench"]
    untouched = takes_of(game, {}, words)["the-vaccine-bench"]
    assert untouched == takes_of(game, {"kind-0": "me", "kind-1": "sensible"}, words)["the-vaccine-bench"]


def test_a_scenario_for_others_says_what_it_takes_with_as_many_as_it_is_for():
    game = find_game("godforsaken-scavengers")
    told = takes_of(game, {"kind-0": "me", "kind-1": "me", "kind-2": "me"}, base_words(game, "en"))
    assert all(told.values())
    assert "mad-prophet" in told


def test_what_cannot_be_so_does_not_keep_a_scenario_from_saying_what_it_takes():
    game, words = find_game("dead-of-winter"), base_words(find_game("dead-of-winter"), "en")
    told = takes_of(game, {"kind-0": "me", "kind-1": "me", "option-betrayer": "yes"}, words)
    assert "at least 6 medicine cards" in told["the-vaccine-bench"]


def test_what_nobody_picked_is_left_to_the_game(game: Game):
    wanted = read_new_table(game, {"kind-0": "me", "option-survivors-0": "", "scenario": "plain"})
    assert "survivors" not in wanted.options
    assert wanted.options["harder"] is False


# --- what stands in the way of a table ---


def missed(archive: Archive, kinds: str, scenario: str = "tutorial", **options: object) -> tuple[str, str]:
    seats = [NewSeat(kind=kind) for kind in kinds.split()]  # type: ignore[arg-type]
    wanted = NewTable(game="maximum-apocalypse", scenario=scenario, seats=seats, options=options)
    found = obstacle(archive, wanted)
    return ("", "") if found is None else (found.field, found.why.said("en"))


def test_a_table_that_can_be_set_meets_no_obstacle_and_is_not_stored(archive: Archive):
    assert missed(archive, "me sensible") == ("", "")
    assert archive.store.seats_of("") == []


def test_the_option_that_stands_in_the_way_is_named(archive: Archive):
    field, why = missed(archive, "me", solo="merged")
    assert field == "option-solo"
    assert "2" in why
    field, why = missed(archive, "me sensible", scenario="fallout", map="laid", harder=1)
    assert field == "option-map"
    assert "own map" in why


@pytest.mark.parametrize("company", ["sensible", "open"])
def test_whoever_plays_alone_plays_every_seat(archive: Archive, company: str):
    field, why = missed(archive, "me device device " + 3 * f" {company}", solo="turns")
    assert field == "option-solo"
    assert "one person" in why
    assert missed(archive, f"me {company}", solo="merged") == (
        field,
        why.replace("each with a deck of their own", "two survivors, one deck"),
    )
    assert missed(archive, "me device", solo="merged") == ("", "")
    assert missed(archive, "me" + 5 * " device", solo="turns") == ("", "")


def test_who_sits_there_may_stand_in_the_way(archive: Archive):
    assert missed(archive, "sensible sensible")[0] == "seats"
    assert missed(archive, "me me")[0] == "seats"


def test_of_two_options_that_stand_in_the_way_the_one_is_named_that_the_words_are_about(archive: Archive):
    field, why = missed(archive, "me", scenario="fallout", solo="merged", map="laid")
    assert field == "option-solo"
    assert "own map" not in why


def test_a_scenario_for_other_players_is_named_itself(archive: Archive):
    seats = [NewSeat(kind="me"), NewSeat(kind="sensible")]
    found = obstacle(archive, NewTable(game="godforsaken-scavengers", scenario="mad-prophet", seats=seats))
    assert found is not None
    assert found.field == "scenario"
