"""Votes: several show at once what they want, and everybody reads the question."""

from pathlib import Path

import pytest

from holdouts.engine.decision import Vote
from holdouts.engine.game import Setup
from holdouts.engine.library import open_words
from holdouts.engine.state import Script, Steps
from holdouts.engine.table import Table
from holdouts.engine.view import Prompt, view
from tests.engine import camp, toy
from tests.engine.camp import Camp, Name, make_camp, open_camp

NAMES = ("Ada", "Bruno", "Cleo")
VOTERS = (0, 1)

step = Script()


@step
def elect(state: Camp) -> Steps[None]:
    """Two of three say who serves. [TOY-LEAD-1]"""
    about = {"number": 1}
    picks = yield Vote(
        VOTERS, lambda seat: [Name(0), Name(2)], rule="TOY-LEAD-1", ask="who-serves", about=about, default=Name(0)
    )
    state.end([pick.seat for pick in picks.values()], "dawn")


def deal(setup: Setup, book: toy.Book, seed: int) -> Camp:
    state = camp.deal(setup, book, seed)
    state.agenda.clear()
    state.then(elect)
    return state


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return open_camp(make_camp(tmp_path, script=step, deal=deal))


def prompt(table: Table, seat: int | None) -> Prompt:
    return view(table, seat, open_words(table.game, "en"), NAMES).prompt


def test_everybody_reads_what_is_voted_on(table: Table) -> None:
    for seat in (0, 1, 2, None):
        seen = prompt(table, seat)
        assert (seen.text, seen.voters) == ("Who serves in night 1?", VOTERS)
        assert seen.mine == (seat in VOTERS)


def test_only_voters_have_answers(table: Table) -> None:
    assert [choice.label for choice in prompt(table, 0).choices] == ["Ada", "Cleo"]
    assert prompt(table, 2).choices == ()


def test_the_question_stays_before_who_has_answered_and_before_the_others_who_cannot_tell(table: Table) -> None:
    others = {seat: prompt(table, seat) for seat in (1, 2, None)}
    table.choose(Name(2), 0)
    assert {seat: prompt(table, seat) for seat in (1, 2, None)} == others
    seen = prompt(table, 0)
    assert (seen.text, seen.mine, seen.voters) == ("Who serves in night 1?", False, VOTERS)


def test_programs_are_told_what_a_vote_is_about_as_people_are(table: Table) -> None:
    assert table.decision is not None
    assert table.decision.question(2).about == {"number": 1}
