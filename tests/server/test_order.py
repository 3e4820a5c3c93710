"""Messages that come twice, late, from two tabs or in pieces: each choice is made once, or not at all."""

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.process import Page, Program, Server


@pytest.fixture
def solo(shared_server: Server) -> Program:
    return shared_server.open_table("me", scenario="mad-prophet")


@pytest.fixture
def tabs(solo: Program) -> Iterator[list[Page]]:
    """Three pages of one seat."""
    with ExitStack() as stack:
        yield [stack.enter_context(solo.page()).shown() for _ in range(3)]


def choice(program: Program) -> dict[str, Any]:
    found = program.look()
    return {"option": found["options"][0], "seat": 0, "expected": found["version"]}


def test_one_message_from_three_tabs_is_one_choice(solo: Program, tabs: list[Page]):
    """A browser that restores its tabs sends what was not acknowledged, each tab for itself."""
    sent = choice(solo)
    for tab in tabs:
        tab.send("choose", "same", **sent)
    answers = [tab.until(lambda told: told.get("to") == "same") for tab in tabs]
    assert [(answer["ok"], answer["version"]) for answer in answers] == [(True, 1)] * 3
    assert solo.look()["version"] == 1


def test_three_tabs_that_choose_at_once_make_one_choice_and_all_show_it(solo: Program, tabs: list[Page]):
    sent = choice(solo)
    ids = [tab.send("choose", **sent) for tab in tabs]
    answers = [tab.until(lambda told, id_=id_: told.get("to") == id_) for tab, id_ in zip(tabs, ids, strict=True)]  # type: ignore[misc]
    assert sorted(answer["ok"] for answer in answers) == [False, False, True]
    assert {answer.get("code") for answer in answers} == {None, "refused-stale"}
    for tab in tabs:
        while tab.version < 1:
            tab.shown()
    assert tabs[0].parts == tabs[1].parts == tabs[2].parts


def test_a_choice_that_was_taken_back_is_not_made_again_by_a_late_copy_of_its_message(solo: Program):
    sent = choice(solo)
    with solo.page().shown() as page:
        assert page.ask("choose", "late", **sent)["ok"]
        assert page.ask("undo", to="choice", expected=1)["ok"]
        page.ask("choose", "late", **sent)
    with solo.page().shown() as page:
        page.ask("choose", "late", **sent)
    assert solo.get("/history/0").json()["last"] == 0


def test_nor_by_one_that_comes_after_a_restart(server: Server):
    program = server.open_table("me", scenario="mad-prophet")
    sent = choice(program)
    with program.page().shown() as page:
        assert page.ask("choose", "late", **sent)["ok"]
        assert page.ask("undo", to="choice", expected=1)["ok"]
    server.kill()
    server.start()
    with program.page().shown() as page:
        assert page.ask("choose", "late", **sent)["code"] == "refused-stale"
    assert program.get("/history/0").json()["last"] == 0


def test_messages_from_the_past_and_the_future_are_refused_with_the_present(solo: Program):
    sent = choice(solo)
    with solo.page().shown() as page:
        assert page.ask("choose", **sent)["ok"]
        for expected in (0, 2, 2**31 - 1):
            answer = page.ask("choose", **{**choice(solo), "expected": expected})
            assert (answer["ok"], answer["code"], answer["version"]) == (False, "refused-stale", 1)
            page.shown()
            assert page.version == 1


def test_a_message_too_large_in_pieces_closes_the_socket(solo: Program):
    with solo.page().shown() as page:
        with suppress(ConnectionClosed):
            page.socket.send("x" * 1000 for _ in range(70))
        assert page.read_to_the_end() == 1009
    assert "Traceback" not in solo.server.complaints()
