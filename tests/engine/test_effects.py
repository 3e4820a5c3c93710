"""Effects: what can be written, what is refused, and what control nodes do."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdouts.engine.effects import (
    MOST_TIMES,
    MOST_WORK,
    Effect,
    Either,
    Node,
    Repeat,
    This,
    Vocabulary,
    branches,
    work,
)
from holdouts.engine.library import base_book
from holdouts.engine.table import Table
from tests.engine.toy import Cellar, CellarSetup, Eat, deal, make_game, use

VOCABULARY = Vocabulary(Eat, conditions=("hungry",))

EAT = {"do": "eat", "amount": 1}


def decode(raw: Any) -> Any:
    return VOCABULARY.hook(Effect, raw)


class Supper:
    """A card being used by seat 0 of three, with or without food before and loaded dice."""

    def __init__(self, folder: Path, *effects: Any, food: int = 0, loaded: tuple[int, ...] = ()) -> None:
        game = make_game(folder, json.dumps([{"id": "supper", "food": 0, "effects": list(effects)}]))
        state = deal(CellarSetup(scenario="plain", seats=3), base_book(game), 1)
        state.agenda.clear()
        state.food[0] = food
        state.loaded += loaded
        state.then(use, 0, 0)
        self.table = Table(game, state)

    @property
    def food(self) -> list[int]:
        assert isinstance(self.table.state, Cellar)
        return self.table.state.food


# Reading


def test_a_node_is_decoded_with_all_that_is_inside_it():
    node = decode({"do": "repeat", "times": 2, "effects": [EAT, {"do": "may", "effects": [EAT]}]})
    assert isinstance(node, Repeat)
    assert node.effects[0] == Eat(amount=1)
    assert [len(branch) for branch in branches(node)] == [2]


def test_an_unknown_effect_is_an_error_with_a_hint():
    with pytest.raises(ValueError, match="Unknown effect `repet`; did you mean `repeat`"):
        decode({"do": "repet", "times": 2, "effects": [EAT]})


def test_an_unknown_effect_like_nothing_known_gets_no_hint():
    with pytest.raises(ValueError, match=r"Unknown effect `zzzzzz`$"):
        decode({"do": "zzzzzz"})


@pytest.mark.parametrize("raw", ["eat", 3, None, [], {}, {"amount": 1}, {"do": 3}])
def test_what_is_no_effect_at_all_is_refused_with_an_example(raw: Any):
    with pytest.raises(ValueError, match="Expected an effect such as"):
        decode(raw)


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        ({"do": "eat"}, "missing required field `amount`"),
        ({"do": "eat", "amount": "much"}, "Expected `int`, got `str`"),
        ({"do": "eat", "amount": 1, "spice": 2}, "unknown field `spice`"),
        ({"do": "each", "who": "nobody", "effects": [EAT]}, "nobody"),
    ],
)
def test_a_field_that_is_missing_wrong_or_unknown_is_refused(raw: Any, complaint: str):
    with pytest.raises(msgspec.ValidationError, match=complaint):
        decode(raw)


def test_an_unknown_effect_deep_inside_is_found():
    with pytest.raises(ValueError, match="Unknown effect `eet`"):
        decode({"do": "may", "effects": [{"do": "either", "of": [[EAT], [{"do": "eet"}]]}]})


# Limits


@pytest.mark.parametrize("times", [-1, 0, MOST_TIMES + 1, 10**9])
def test_repeat_has_limits(times: int):
    with pytest.raises(ValueError, match=f"1 to {MOST_TIMES} times"):
        decode({"do": "repeat", "times": times, "effects": [EAT]})


@pytest.mark.parametrize("faces", [0, 1, 101])
def test_a_die_has_a_sensible_number_of_faces(faces: int):
    with pytest.raises(ValueError, match="2 to 100 faces"):
        decode({"do": "roll", "faces": faces, "least": 1, "effects": [EAT]})


def test_only_conditions_the_game_knows_can_be_asked():
    with pytest.raises(ValueError, match="Unknown condition `bored`; known: hungry"):
        decode({"do": "when", "given": "bored", "effects": [EAT]})


def test_repeats_inside_repeats_cannot_grow_beyond_all_measure():
    inner = {"do": "repeat", "times": MOST_TIMES, "effects": [EAT]}
    decode(inner)
    with pytest.raises(ValueError, match=f"more than {MOST_WORK} effects"):
        decode({"do": "repeat", "times": MOST_TIMES, "effects": [inner]})


def test_work_counts_every_branch_as_often_as_it_may_happen():
    node = decode({"do": "repeat", "times": 3, "effects": [EAT, {"do": "either", "of": [[EAT], [EAT, EAT]]}]})
    assert work((node,)) == 1 + 3 * (1 + 1 + 3)


# Order


class Dig(Node, frozen=True, kw_only=True):
    """Leaves a step on the agenda."""

    @property
    def unfolds(self) -> bool:
        return True


DIG = {"do": "dig"}
DIGGING = Vocabulary(Eat, Dig)


@pytest.mark.parametrize(
    "raw", [{"do": "repeat", "times": 2, "effects": [DIG]}, {"do": "each", "who": "others", "effects": [DIG]}]
)
def test_what_happens_later_cannot_be_done_over_again(raw: Any):
    with pytest.raises(ValueError, match="`dig` cannot stand inside"):
        DIGGING.hook(Effect, raw)


def test_inside_a_control_node_nothing_comes_after_what_happens_later():
    with pytest.raises(ValueError, match="`dig` must be the last effect"):
        DIGGING.hook(Effect, {"do": "may", "effects": [DIG, EAT]})
    assert DIGGING.hook(Effect, {"do": "may", "effects": [EAT, DIG]})


# What control nodes do


def test_either_asks_and_does_only_what_was_chosen(tmp_path: Path):
    supper = Supper(tmp_path, {"do": "either", "of": [[{"do": "eat", "amount": 3}], [EAT]]})
    assert supper.table.options() == [This(0), This(1)]
    supper.table.choose(This(1))
    assert supper.food == [1, 0, 0]


def test_either_does_not_offer_what_would_do_nothing(tmp_path: Path):
    nothing = {"do": "eat", "amount": 0}
    supper = Supper(tmp_path, {"do": "either", "of": [[nothing], [EAT], [{"do": "eat", "amount": 2}]]})
    assert supper.table.options() == [This(1), This(2)]


def test_either_of_nothing_is_left_out(tmp_path: Path):
    supper = Supper(tmp_path, {"do": "either", "of": [[{"do": "eat", "amount": 0}]]}, EAT)
    assert supper.food == [1, 0, 0]
    assert supper.table.over


def test_may_can_be_done_or_left(tmp_path: Path):
    for way, food in ((This(0), 1), (This(1), 0)):
        supper = Supper(tmp_path, {"do": "may", "effects": [EAT]})
        supper.table.choose(way)
        assert supper.food[0] == food


def test_may_is_not_asked_when_it_would_do_nothing(tmp_path: Path):
    assert Supper(tmp_path, {"do": "may", "effects": [{"do": "eat", "amount": 0}]}).table.over


@pytest.mark.parametrize(("who", "food"), [("everyone", [1, 1, 1]), ("others", [0, 1, 1])])
def test_each_reaches_the_people_it_names(tmp_path: Path, who: str, food: list[int]):
    assert Supper(tmp_path, {"do": "each", "who": who, "effects": [EAT]}).food == food


def test_each_lets_everybody_decide_for_themselves(tmp_path: Path):
    supper = Supper(tmp_path, {"do": "each", "who": "others", "effects": [{"do": "may", "effects": [EAT]}]})
    assert supper.table.waiting_for() == (1,)
    supper.table.choose(This(0))
    assert supper.table.waiting_for() == (2,)
    supper.table.choose(This(1))
    assert supper.food == [0, 1, 0]


def test_repeat_does_it_again(tmp_path: Path):
    assert Supper(tmp_path, {"do": "repeat", "times": 3, "effects": [EAT]}).food[0] == 3


@pytest.mark.parametrize(("shown", "food"), [(4, 5), (3, 1)])
def test_a_roll_decides_from_its_least_number_up(tmp_path: Path, shown: int, food: int):
    roll = {"do": "roll", "faces": 6, "least": 4, "effects": [{"do": "eat", "amount": 5}], "otherwise": [EAT]}
    assert Supper(tmp_path, roll, loaded=(shown - 1,)).food[0] == food


@pytest.mark.parametrize(("before", "after"), [(0, 5), (2, 3)])
def test_when_looks_at_the_game(tmp_path: Path, before: int, after: int):
    when = {"do": "when", "given": "hungry", "effects": [{"do": "eat", "amount": 5}], "otherwise": [EAT]}
    assert Supper(tmp_path, when, food=before).food[0] == after


def test_a_choice_inside_an_effect_cites_the_rule_of_the_card(tmp_path: Path):
    supper = Supper(tmp_path, {"do": "may", "effects": [EAT]})
    assert supper.table.decision is not None
    assert supper.table.decision.rule == "TOY-CARD-1"


def test_a_question_inside_an_effect_knows_what_it_is_about(tmp_path: Path):
    supper = Supper(tmp_path, {"do": "either", "of": [[EAT], [EAT, EAT]]})
    assert supper.table.decision is not None
    assert supper.table.decision.about is not None
    assert isinstance(supper.table.decision.about["of"], Either)
