"""Effects: what can be written, what is refused, and what control nodes do."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from holdouts.engine.effects import MOST_DICE, Effect, Either, May, Node, This, branches
from holdouts.engine.library import base_book
from holdouts.engine.reactions import MomentName, Reaction
from holdouts.engine.table import Table
from holdouts.engine.vocabulary import Vocabulary
from tests.engine.toy import VOCABULARY, Cellar, CellarSetup, Eat, Rolled, deal, make_game, use

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
    node = decode({"do": "may", "effects": [EAT, {"do": "may", "effects": [EAT]}]})
    assert isinstance(node, May)
    assert node.effects[0] == Eat(amount=1)
    assert [len(branch) for branch in branches(node)] == [2]


def test_what_stands_in_the_parts_of_a_node_is_inside_it_too():
    class Way(Struct, frozen=True):
        price: tuple[Effect, ...]
        effects: tuple[Effect, ...]

    class Ways(Node, frozen=True, kw_only=True):
        of: tuple[Way, ...]

    eat = Eat(amount=1)
    ways = Ways(of=(Way((eat,), (eat, eat)), Way((), (eat,))))
    assert list(branches(ways)) == [(eat,), (eat, eat), (eat,)]


def test_what_a_reaction_does_comes_when_it_hears_something_and_is_not_inside_the_node_that_brings_it():
    class Tonight(Node, frozen=True, kw_only=True):
        reactions: tuple[Reaction, ...]

    listens = Reaction(when=MomentName("rats-woke"), do=(Eat(amount=1),))
    assert list(branches(Tonight(reactions=(listens,)))) == []


def test_an_unknown_effect_is_an_error_with_a_hint():
    with pytest.raises(ValueError, match="Unknown effect `eithr`; did you mean `either`"):
        decode({"do": "eithr", "of": [[EAT]]})


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


def roll(*bands: tuple[int, list[Any]], **more: Any) -> dict[str, Any]:
    return {"do": "roll", "bands": [{"up-to": most, "effects": effects} for most, effects in bands], **more}


@pytest.mark.parametrize("faces", [0, 1, 101])
def test_a_die_has_a_sensible_number_of_faces(faces: int):
    with pytest.raises(ValueError, match="2 to 100 faces"):
        decode(roll((faces, [EAT]), faces=faces))


@pytest.mark.parametrize("dice", [0, MOST_DICE + 1])
def test_only_so_many_dice_are_rolled_at_once(dice: int):
    with pytest.raises(ValueError, match=f"1 to {MOST_DICE} dice"):
        decode(roll((dice * 6, [EAT]), dice=dice))


@pytest.mark.parametrize(
    "bands",
    [[], [(5, [EAT])], [(7, [EAT])], [(4, [EAT]), (3, []), (6, [])], [(3, []), (3, []), (6, [])], [(0, []), (6, [])]],
)
def test_the_bands_of_a_roll_rise_and_leave_nothing_out(bands: list[tuple[int, list[Any]]]):
    with pytest.raises(ValueError, match="rise to 6 and leave nothing out"):
        decode(roll(*bands))


def test_a_band_below_what_two_dice_can_show_is_refused():
    decode(roll((2, [EAT]), (12, []), dice=2))
    with pytest.raises(ValueError, match="rise to 12"):
        decode(roll((1, [EAT]), (12, []), dice=2))


# Order


class Dig(Node, frozen=True, kw_only=True):
    """Leaves a step on the agenda."""

    @property
    def unfolds(self) -> bool:
        return True


DIG = {"do": "dig"}
DIGGING = Vocabulary(Eat, Dig)


def test_what_happens_later_cannot_be_done_over_again():
    with pytest.raises(ValueError, match="`dig` cannot stand inside"):
        DIGGING.hook(Effect, {"do": "each", "who": "others", "effects": [DIG]})


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


@pytest.mark.parametrize(("shown", "food"), [(1, 0), (2, 1), (4, 1), (5, 5), (6, 5)])
def test_a_roll_falls_into_one_of_its_bands_and_is_told(tmp_path: Path, shown: int, food: int):
    supper = Supper(tmp_path, roll((1, []), (4, [EAT]), (6, [{"do": "eat", "amount": 5}])), loaded=(shown - 1,))
    assert supper.food[0] == food
    assert supper.table.chronicle == [Rolled(who=0, shown=shown, rule="TOY-CARD-1")]


def test_what_a_roll_comes_to_is_known_before_it_is_rolled():
    node = decode(roll((1, []), (4, [EAT]), (6, [{"do": "eat", "amount": 5}])))
    assert node.mean(lambda effects: float(sum(effect.amount for effect in effects))) == pytest.approx((3 + 2 * 5) / 6)


def test_the_bands_of_several_dice_weigh_as_much_as_they_are_wide():
    node = decode(roll((2, [EAT]), (12, []), dice=2))
    assert node.mean(lambda effects: float(len(effects))) == pytest.approx(1 / 11)


@pytest.mark.parametrize(("faces", "food"), [((3, 3), 0), ((3, 4), 1)])
def test_several_dice_are_added_up(tmp_path: Path, faces: tuple[int, int], food: int):
    supper = Supper(tmp_path, roll((6, []), (12, [EAT]), dice=2), loaded=tuple(face - 1 for face in faces))
    assert supper.food[0] == food


@pytest.mark.parametrize(("before", "after"), [(0, 5), (2, 3)])
def test_when_looks_at_the_game(tmp_path: Path, before: int, after: int):
    when = {"do": "when", "if": {"is": "hungry"}, "effects": [{"do": "eat", "amount": 5}], "otherwise": [EAT]}
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
