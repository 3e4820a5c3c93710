"""What lasting cards change, forbid and listen to: on the toy game, where a jar is in force for whoever holds it."""

import json
from pathlib import Path
from typing import Any

import pytest

from holdouts.engine import describe, reactions
from holdouts.engine.content import PackProblems
from holdouts.engine.decision import Choose
from holdouts.engine.effects import Node, This
from holdouts.engine.library import base_book
from holdouts.engine.modifiers import Ban, Change, DeedName, FigureName, reckon
from holdouts.engine.reactions import listens
from holdouts.engine.state import Steps
from holdouts.engine.table import Table
from holdouts.engine.words import Words
from tests.engine import toy
from tests.engine.toy import Bury, Cellar, CellarSetup, Draw, Keep, RatsBit, Stop, deal, make_game, turn
from tests.engine.toy_words import WORDS

ENGINE = Path(toy.__file__).parents[2] / "src" / "holdouts" / "engine" / "lang" / "en.ftl"
HUNGRY = {"is": "hungry"}
FEAST = {"do": "eat", "amount": 5}


class Evening:
    """Seat 0 is about to draw; each of three seats may hold a jar of its own, and one lies in the deck."""

    def __init__(self, folder: Path, *jars: Any, food: int = 3, woken: bool = False) -> None:
        told = [{"id": f"jar-{number}", "food": 0, **jar} for number, jar in enumerate((*jars, {}))]
        game = make_game(folder, json.dumps(told))
        state = deal(CellarSetup(scenario="plain", seats=3), base_book(game), 1)
        state.agenda.clear()
        state.food = [food] * 3
        for seat in range(len(jars)):
            state.hands[seat].append(seat)
        state.deck = [len(jars)]
        state.loaded.append(0 if woken else 5)
        state.then(turn, 0)
        self.table = Table(game, state)

    def draws(self) -> "Evening":
        self.table.choose(Draw(), 0)
        return self

    @property
    def food(self) -> list[int]:
        assert isinstance(self.table.state, Cellar)
        return self.table.state.food


def reacts(when: str, *effects: Any, **more: Any) -> dict[str, Any]:
    return {"reactions": [{"when": when, "do": list(effects or (FEAST,)), **more}]}


# --- changes ---


@pytest.mark.parametrize(
    ("change", "left"),
    [({"by": 1}, 1), ({"by": -1}, 3), ({"times": 3}, 0), ({"to": 3}, 0), ({"at-most": 0}, 3), ({"at-least": 2}, 1)],
)
def test_a_card_in_force_changes_a_figure_of_the_rules(tmp_path: Path, change: dict[str, int], left: int):
    evening = Evening(tmp_path, {"changes": [{"change": "bite", **change}]}, woken=True)
    assert evening.draws().food == [left, 3, 3]


def test_a_change_can_have_a_condition(tmp_path: Path):
    jar = {"changes": [{"change": "bite", "by": 2, "if": {"not": HUNGRY}}]}
    assert Evening(tmp_path, jar, food=4, woken=True).draws().food[0] == 1
    assert Evening(tmp_path, jar, food=0, woken=True).draws().food[0] == 0


@pytest.mark.parametrize(
    ("changes", "first"),
    [
        ([{"at-most": 6}, {"by": 4}, {"to": 5}, {"at-least": 2}], 6),
        ([{"times": 2}, {"by": 4}, {"to": 5}, {"times": 3}], 54),
        ([{"times": 3}, {"at-most": 2}], 2),
    ],
)
def test_a_figure_is_set_first_then_more_then_so_many_times_that_then_kept_within_bounds(
    tmp_path: Path, changes: list[dict[str, int]], first: int
):
    evening = Evening(tmp_path, {"changes": [{"change": "bite", **change} for change in changes]})
    state = evening.table.state
    assert isinstance(state, Cellar)
    assert reckon(state, 0, "bite", 1, state.in_force(0)) == first
    assert reckon(state, 1, "bite", 1, state.in_force(1)) == 1


# --- bans ---


def test_a_card_in_force_forbids_a_deed_while_its_condition_holds(tmp_path: Path):
    jar = {"forbids": [{"forbid": "draw", "if": HUNGRY}]}
    assert Evening(tmp_path, jar, food=0).table.options(0) == [Stop()]
    assert Evening(tmp_path, jar, food=1).table.options(0) == [Draw(), Stop()]


# --- reactions ---


@pytest.mark.parametrize(("whose", "food"), [("own", [7, 2, 2]), ("others", [2, 7, 7]), ("anybody", [7, 7, 7])])
def test_a_card_listens_for_its_holders_deeds_or_for_those_of_others(tmp_path: Path, whose: str, food: list[int]):
    jar = reacts("rats-bit", whose=whose)
    evening = Evening(tmp_path, jar, jar, jar, food=2, woken=True).draws()
    assert evening.food == [food[0] - 1, *food[1:]]


def test_a_reaction_can_have_a_condition_on_its_holder(tmp_path: Path):
    jar = reacts("rats-bit", **{"if": HUNGRY})
    assert Evening(tmp_path, jar, food=1, woken=True).draws().food[0] == 5
    assert Evening(tmp_path, jar, food=2, woken=True).draws().food[0] == 1


def test_nothing_is_heard_of_another_moment(tmp_path: Path):
    assert Evening(tmp_path, reacts("kept"), woken=True).draws().food == [2, 3, 3]


def test_whoever_listens_decides_for_themselves(tmp_path: Path):
    watcher = reacts("kept", {"do": "may", "effects": [FEAST]}, whose="others")
    evening = Evening(tmp_path, {}, watcher).draws()
    evening.table.choose(Keep(2))
    assert evening.table.waiting_for() == (1,)
    evening.table.choose(This(0))
    assert evening.food == [3, 8, 3]


def test_what_did_not_happen_is_not_heard(tmp_path: Path):
    evening = Evening(tmp_path, {}, reacts("kept", whose="others")).draws()
    evening.table.choose(Bury(2))
    assert evening.food == [3, 3, 3]


def test_a_table_whose_cards_do_not_listen_makes_no_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Cellar, "listeners", lambda *_: pytest.fail("nobody listens"))
    Evening(tmp_path, {}, woken=True).draws()
    with pytest.raises(pytest.fail.Exception):
        Evening(tmp_path, reacts("rats-bit"), woken=True).draws()


# --- rules that listen ---


def test_a_rule_can_listen_to_a_moment_and_comes_before_the_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reactions, "_LISTENING", {})
    heard: list[tuple[int, list[int]]] = []

    @listens(RatsBit)
    def note(cellar: Cellar, moment: RatsBit) -> Steps[None]:
        heard.append((moment.who, list(cellar.food)))
        yield from ()

    evening = Evening(tmp_path, reacts("rats-bit"), woken=True).draws()
    assert heard == [(0, [2, 3, 3])]
    assert evening.food == [7, 3, 3]


def test_a_rule_that_listens_is_heard_where_no_card_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reactions, "_LISTENING", {})
    heard: list[int] = []

    @listens(RatsBit)
    def ask(cellar: Cellar, moment: RatsBit) -> Steps[None]:
        pick = yield Choose(1, [Keep(0), Bury(0)], rule="TOY-DRAW-2")
        heard.append(pick == Bury(0))

    evening = Evening(tmp_path, {}, woken=True).draws()
    assert evening.table.waiting_for() == (1,)
    evening.table.choose(Bury(0))
    assert heard == [True]


# --- what is refused, and what it says ---


@pytest.mark.parametrize(
    ("jar", "complaint"),
    [
        ({"changes": [{"change": "bitte", "by": 1}]}, "unknown figure 'bitte'; did you mean 'bite'"),
        ({"changes": [{"change": "bite"}]}, "needs one of 'to', 'by', 'times', 'at-most' and 'at-least'"),
        ({"changes": [{"change": "bite", "to": 1, "by": 1}]}, "needs one of"),
        ({"forbids": [{"forbid": "drow"}]}, "unknown deed 'drow'; did you mean 'draw'"),
        ({"forbids": [{"forbid": 3}]}, "expected the name of a deed"),
        (reacts("rat-bit"), "unknown moment 'rat-bit'; did you mean 'rats-bit'"),
        (reacts("kept", whose="mine"), "mine"),
        (reacts("kept", {"do": "eet"}), "unknown effect 'eet'"),
    ],
)
def test_what_a_card_cannot_say_is_refused_with_a_hint(tmp_path: Path, jar: dict[str, Any], complaint: str):
    with pytest.raises(PackProblems, match=complaint):
        Evening(tmp_path, jar)


def test_a_figure_can_only_be_changed_in_the_ways_the_game_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(toy.VOCABULARY.figures, "bite", ("by",))
    with pytest.raises(PackProblems, match="'bite' is changed with 'by', not with 'to'"):
        Evening(tmp_path, {"changes": [{"change": "bite", "to": 1}]})


@pytest.mark.parametrize(
    ("jar", "text"),
    [
        ({"changes": [{"change": "bite", "by": -2}]}, "The rats eat 2 less."),
        (
            {"changes": [{"change": "bite", "to": 0, "if": {"not": HUNGRY}}]},
            "If you have food: the rats eat 0.",
        ),
        ({"forbids": [{"forbid": "draw"}]}, "You cannot draw."),
        ({"forbids": [{"forbid": "draw", "if": HUNGRY}]}, "If you have no food: you cannot draw."),
        (reacts("rats-bit", whose="others"), "When the rats wake near somebody else: gain 5 food."),
        (reacts("kept", **{"if": HUNGRY}), "When you keep a jar, if you have no food: gain 5 food."),
    ],
)
def test_what_lasts_is_put_into_words_from_what_is_carried_out(tmp_path: Path, jar: dict[str, Any], text: str):
    book = Evening(tmp_path, jar).table.state.book
    words = Words("en", [ENGINE.read_text(encoding="utf-8"), WORDS])
    assert describe.lasting(book.cards[0], words) == [text]


class Hush(Node, frozen=True, kw_only=True):
    changes: tuple[Change, ...] = ()
    forbids: tuple[Ban, ...] = ()


def test_what_an_effect_makes_last_is_put_into_words_as_on_a_card():
    said = "effect-hush = For tonight: { $changes }{ $forbids }"
    words = Words("en", [ENGINE.read_text(encoding="utf-8"), WORDS, said])
    quieter = Hush(changes=(Change(change=FigureName("bite"), by=-1),))
    assert describe.describe([quieter], words) == "For tonight: the rats eat 1 less."
    barred = Hush(forbids=(Ban(forbid=DeedName("draw")),))
    assert describe.describe([barred], words) == "For tonight: you cannot draw."
