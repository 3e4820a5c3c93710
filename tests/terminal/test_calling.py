"""At one keyboard nobody learns who could have stepped in: calls, and questions with a single answer."""

import io
import re
from pathlib import Path
from typing import Any

import pytest

from holdouts.bots import make_bot
from holdouts.engine.decision import Call, ChooseUnseen
from holdouts.engine.library import open_words
from holdouts.engine.table import Table
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Dig
from holdouts.terminal.calling import SECONDS
from holdouts.terminal.clock import RealClock
from holdouts.terminal.keyboard import Closed, TimeUp
from holdouts.terminal.room import own_words
from holdouts.terminal.screen import PlainScreen
from holdouts.terminal.sitting import Outcome, Sitting
from holdouts.testing import expedition

NAMES = ("Ana", "Bob", "Cyr")


class Fingers:
    """Somebody who types these lines at once; None is silence. Then everybody gets up."""

    def __init__(self, *typed: str | None, live: bool = True) -> None:
        self.live = live
        self.typed = list(typed)
        self.prompts: list[tuple[str, float | None]] = []

    def line(self, prompt: str, seconds: float | None = None) -> str:
        self.prompts.append((prompt, seconds))
        if not self.typed:
            raise Closed(broken_off=False)
        typed = self.typed.pop(0)
        if typed is None:
            raise TimeUp if seconds is not None else Closed(broken_off=False)
        return typed


def in_peril(card: str, holder: int = 2) -> Table:
    """Ana meets a cave worm; everybody holds a card of level 1, one of them that one."""
    position = expedition(seats=3).searched("bait").pile(0, "cave-worm", "hunt").pile(1).pile(2)
    for seat, harmless in enumerate(("scout", "move", "rush")):
        position.hand(seat, card if seat == holder else harmless)
    position.turn(0).finish()
    table = Table(GAME, position.state, shared=True).choose(Dig(0), 0)
    assert isinstance(table.decision, Call)
    return table


def sit(table: Table, fingers: Fingers, bots: Any = None, lang: str = "en") -> tuple[Sitting, io.StringIO]:
    out = io.StringIO()
    sitting = Sitting(
        table=table,
        names=NAMES,
        bots=bots or {},
        words=open_words(GAME, lang),
        own=own_words(lang),
        screen=PlainScreen(out, own_words(lang)),
        keyboard=fingers,
        clock=RealClock(1, lambda: 0.0),
        keep=lambda other: Path("nowhere"),
        facing=0,
    )
    return sitting, out


def played(table: Table, *typed: str | None, live: bool = True, bots: Any = None) -> tuple[str, Fingers]:
    """What stands on the screen until nobody types any more, with what was asked at the keyboard."""
    fingers = Fingers(*typed, live=live)
    sitting, out = sit(table, fingers, bots)
    assert sitting.run() is Outcome.LEFT
    return out.getvalue(), fingers


CALL = "Does anybody want to step in? Type your name or number (Ana, Bob, or Cyr); it passes by itself in 5 seconds"


@pytest.mark.parametrize("passing", ["", "pass", None])
def test_a_call_is_put_to_all_in_the_same_words_whoever_could_answer_it(passing: str | None):
    seen = []
    for card in ("hide", "torch"):
        table = in_peril(card)
        seen.append((*played(table, passing, passing)[:1], table.moment, table.choices))
        assert seen[-1][0].count(CALL) == 2
    assert seen[0] == seen[1]


def test_silence_lasts_the_same_for_everybody():
    for card in ("hide", "torch"):
        _, fingers = played(in_peril(card), None)
        assert fingers.prompts[0] == ("> ", SECONDS)


def test_a_name_leads_behind_the_curtain_to_ones_own_options():
    table = in_peril("hide")
    output, _ = played(table, "cyr", "", "play hide", None)
    behind = output.partition("Pass the keyboard to Cyr.")[2]
    assert "Hide" in behind
    assert "Hide" not in output.partition("Pass the keyboard to Cyr.")[0]
    assert any(seat == 2 for seat, _ in table.choices)
    assert "Cyr played “Hide”" in output


def test_whoever_can_do_nothing_is_told_so_behind_the_same_curtain():
    able, fingers_able = played(in_peril("hide"), "3", "")
    unable, fingers = played(in_peril("torch"), "3", "")
    curtain = "Pass the keyboard to Cyr."
    assert able.partition(curtain)[:2] == unable.partition(curtain)[:2]
    assert fingers.prompts[-1][0] == "Cyr, you have nothing to do here. Press Enter: "
    assert fingers_able.prompts[:2] == fingers.prompts[:2]


def test_after_somebody_has_looked_all_are_asked_again():
    for card, answer in (("hide", "pass"), ("torch", "")):
        output, _ = played(in_peril(card), "cyr", "", answer)
        assert output.count(CALL) == 2
        assert not re.search("Hide|Torch", output.rpartition("\n" * 40)[2])


def test_who_names_themselves_again_answers_anew():
    table = in_peril("hide")
    played(table, "cyr", "", "play hide", "cyr", "", "pass", None)
    assert not any("Play" in type(option).__name__ for _, option in table.choices)


def test_somebody_who_is_not_called_is_refused_with_the_names():
    output, _ = played(in_peril("hide"), "zoe", "quit")
    assert "Nobody of that name is called. Type one of these, or Enter: Ana, Bob, or Cyr." in output
    assert output.count(CALL) == 2


def test_through_a_pipe_those_who_can_answer_are_asked_in_order():
    output, _ = played(in_peril("hide", holder=1), live=False)
    assert "Does anybody want to step in?" not in output
    assert "Pass the keyboard to Bob." in output


def test_a_person_alone_is_asked_only_when_they_can_do_something():
    bots = {1: make_bot("sensible", 1), 2: make_bot("sensible", 2)}
    able, unable = in_peril("hide", holder=0), in_peril("scout", holder=0)
    shown = played(able, bots=bots)[0] + played(unable, bots=bots)[0]
    assert able.decision is not None
    assert able.decision.ask == "react-before-discard"
    assert unable.decision is not None
    assert unable.decision.ask != "react-before-discard"
    assert "step in" not in shown


def about_to_pay(*cards: str) -> Table:
    """Bob has told everybody that he pays; out of how many cards he may choose is his own affair."""
    position = expedition(seats=3).pile(0, "thief-beetle", "hunt").pile(1).pile(2).hand(1, *cards)
    position.turn(1).choose(Dig(0)).nobody_reacts()
    table = position.table
    table.choose(table.options(1)[1], 1).time_out()
    assert isinstance(table.decision, ChooseUnseen)
    return table


def test_the_keyboard_changes_hands_for_a_question_with_one_answer_as_for_one_with_two():
    seen = []
    for cards in (("dry-ration", "torch"), ("dry-ration", "dry-ration")):
        output, fingers = played(about_to_pay(*cards), "")
        seen.append((output.partition("Pass the keyboard to Bob.")[:2], fingers.prompts[0]))
        assert seen[-1][0][1]
    assert seen[0] == seen[1]


def test_a_question_with_one_answer_says_so_and_goes_on_with_enter():
    table = about_to_pay("dry-ration", "torch")
    _, fingers = played(table, "", "")
    assert fingers.prompts[1][0] == "There is only one answer here: Spend “Dry Ration”. Press Enter: "
    assert not isinstance(table.decision, ChooseUnseen)


def test_a_call_is_put_in_french_too():
    sitting, out = sit(in_peril("hide"), Fingers("quitter"), lang="fr")
    assert sitting.run() is Outcome.LEFT
    assert "Quelqu'un veut-il intervenir ? Tapez votre nom ou votre numéro (Ana, Bob ou Cyr)" in out.getvalue()
