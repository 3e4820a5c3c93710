"""The law of secrecy reads public questions and rehearsed rows, too."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from holdouts.engine.decision import Choose, ChooseOpenly
from holdouts.engine.game import Game
from holdouts.engine.state import Script, Steps
from holdouts.lab.secrecy import keep_secrets
from tests.engine import camp
from tests.engine.camp import Camp, Enough, Name, Serve, Tell, make_camp


def faults(game: Game) -> str:
    return "\n".join(keep_secrets(game, 20, seed=1, games=20).tally.faults)


def with_step(game: Game, name: str, other: Callable[..., Steps[None]]) -> Game:
    """The game with another rule in the place of one of its steps."""
    script = Script()
    script.steps, script.asking = {**camp.step.steps, name: other}, set(camp.step.asking)
    return replace(game, script=script)


def careless(state: Camp) -> Steps[None]:
    leader = state.round % len(state.food)
    yield ChooseOpenly(
        leader,
        [Name(0), Tell(state.cards[leader])],
        rule="TOY-LEAD-1",
        ask="who-serves",
        about={"number": state.round},
    )
    state.then(camp.night)


def test_a_public_question_with_open_answers_is_left_in_peace(tmp_path: Path):
    assert faults(make_camp(tmp_path)) == ""


def test_a_public_question_with_a_secret_among_its_answers_is_found(tmp_path: Path):
    found = faults(with_step(make_camp(tmp_path), "lead", careless))
    assert found.startswith("Camp.cards: seat ")
    assert "can tell two worlds apart by the view. [TOY-LEAD-1 who-serves]" in found


def test_a_row_that_looks_at_something_hidden_without_saying_so_is_found(tmp_path: Path):
    """Whoever serves is shown the next card, and the rule forgets that this cannot be taken back."""
    found = faults(with_step(make_camp(tmp_path), "serve", peeping))
    assert "can tell two worlds apart by the rehearsal. [TOY-LEAD-2 who-eats]" in found


def peeping(state: Camp, seat: int, left: int) -> Steps[None]:
    yield Choose(seat, [Serve(0), Enough()], rule="TOY-LEAD-2", ask="who-eats", about={"number": left}, parts=(Serve,))
    cards = [Tell(card) for card in state.cards]
    yield Choose(seat, [*cards, Enough()], rule="TOY-LEAD-2", ask="who-eats", about={"number": left}, parts=(Tell,))
    state.then(camp.night)
