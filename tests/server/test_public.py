"""A question that somebody decides for all: everybody reads it at the served table, and may point at an answer."""

import re
from html import unescape
from types import SimpleNamespace
from typing import Any

import pytest

from holdouts.engine.library import new_table
from holdouts.engine.pointing import Pointing
from holdouts.games import find_game
from holdouts.server.answers import by_whom
from holdouts.server.phrases import page_words
from tests.server.process import Page, Program, Server

GAME = "maximum-apocalypse"
SECOND = {"pick": "go-first", "seat": 1}


@pytest.fixture
def host(shared_server: Server) -> Program:
    return shared_server.open_table("me", "open", scenario="tutorial", game=GAME)


def to_the_question(host: Program, friend: Program) -> None:
    """Both keep their opening hands; then the host says who goes first."""
    for seat, program in enumerate((host, friend)):
        program.asked(seat)
        program.choose(seat)
    assert host.asked(0)["view"]["prompt"]["public"]


def read(page: Page) -> list[tuple[str, str]]:
    """The answers on a page, each with who points at it."""
    found = []
    for line in re.findall(r"<li>(.*?)</li>", page.parts["prompt"], re.DOTALL):
        said = re.search(r"</span>([^<]+)</small>", line)
        label = re.search(r"<span>([^<]+)</span>", line)
        assert label is not None
        found.append((unescape(label[1]), said[1] if said else ""))
    return found


def pointing(page: Page, option: dict[str, Any] | None, seat: int) -> dict[str, Any]:
    return page.ask("point", option=option, seat=seat, expected=page.version)


def test_everybody_reads_the_question_and_sees_who_points_where(host: Program, shared_server: Server):
    friend = host.sit_down(1, "Cleo")
    to_the_question(host, friend)
    secret = host.info["watch"].rpartition("/")[2]
    guest = Page(shared_server, host.table, "", cookie=f"holdouts-watch={secret}")
    with host.page().shown() as mine, friend.page().shown() as theirs, guest.shown() as watching:
        for page in (theirs, watching):
            assert "decides. Everybody is ready. Who takes the first turn?" in page.parts["prompt"]
        assert theirs.parts["prompt"].count('class="wish"') == 2
        assert "data-option" not in watching.parts["prompt"]
        assert pointing(theirs, SECOND, 1)["ok"]
        for page in (mine, theirs, watching):
            page.until(lambda _, page=page: read(page)[1][1] == "Cleo")  # type: ignore[misc]
            assert read(page)[0][1] == ""
        assert pointing(theirs, None, 1)["ok"]
        mine.until(lambda _: read(mine)[1][1] == "")
        assert host.look(0)["version"] == mine.version, "a wish is no choice"


def test_a_wish_is_gone_with_its_question(host: Program):
    friend = host.sit_down(1, "Cleo")
    to_the_question(host, friend)
    with host.page().shown() as mine, friend.page().shown() as theirs:
        pointing(theirs, SECOND, 1)
        mine.until(lambda _: "Cleo</small>" in mine.parts["prompt"])
        mine.choose({"pick": "go-first", "seat": 0})
        theirs.until(lambda _: "wish" not in theirs.parts["prompt"])
        assert mine.ask("undo", seat=0, expected=mine.version)["code"] in ("refused-undo", "refused-stale")
        assert "Cleo</small>" not in theirs.parts["prompt"]


def test_only_seats_point_and_only_at_what_is_there(host: Program, shared_server: Server):
    friend = host.sit_down(1, "Cleo")
    to_the_question(host, friend)
    secret = host.info["watch"].rpartition("/")[2]
    with host.page().shown() as mine, friend.page().shown() as theirs:
        owner = pointing(mine, SECOND, 0)
        assert (owner["code"], owner["why"]) == ("refused-point", "This question is yours: choose.")
        nowhere = pointing(theirs, {"pick": "go-first", "seat": 5}, 1)
        assert nowhere["why"] == "This question has no such answer."
        assert pointing(theirs, SECOND, 0)["code"] == "refused-seat"
        assert theirs.choose(SECOND, seat=1)["code"] == "refused-illegal", "pointing is not choosing"
    with Page(shared_server, host.table, "", cookie=f"holdouts-watch={secret}").shown() as guest:
        assert pointing(guest, SECOND, 1)["code"] == "refused-watching"


def test_nobody_points_where_the_question_is_not_for_all(host: Program):
    friend = host.sit_down(1, "Cleo")
    host.asked(0)
    with friend.page().shown() as theirs:
        answer = pointing(theirs, SECOND, 1)
        assert answer["why"] == "There is no public question to point at an answer of."


def pointed_at(page: Page) -> list[str]:
    """Who points at the answers on a page, answer by answer."""
    return [unescape(who) for who in re.findall(r'class="pointing">.*?</span>([^<]+)</small>', page.parts["prompt"])]


def until_pointed_at(page: Page) -> list[str]:
    while not pointed_at(page):
        page.receive()
    return pointed_at(page)


def test_a_bot_points_at_what_it_would_answer_and_nobody_waits_for_it(shared_server: Server):
    host = shared_server.open_table("me", "sensible", scenario="tutorial", game=GAME)
    host.asked(0)
    host.choose(0)
    seen = host.asked(0)
    assert seen["view"]["prompt"]["public"]
    with host.page().shown() as mine:
        (who,) = until_pointed_at(mine)
        assert who == seen["table"]["seats"][1]["name"]
        assert host.look(0)["version"] == seen["version"], "advice is no choice"
        host.choose(0)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Ilka (“Somebody needs rest.”)"), ("fr", "Ilka (« Quelqu'un a besoin de repos. »)")]
)
def test_who_points_and_says_why_is_quoted_beside_the_answer(lang: str, said: str):
    war = find_game("this-war-of-mine")
    table = new_table(war, war.setup(scenario="until-the-ceasefire", seats=2), 1)
    assert table.decision is not None
    leader = table.decision.seats[0]
    room: Any = SimpleNamespace(table=table, names=["Ilka", "Ilka"], pointing=Pointing())
    room.pointing.point(table, 1 - leader, table.options(leader)[0], why="rest")
    assert by_whom(room, 1 - leader, page_words(lang, war)) == said
    room.pointing.point(table, 1 - leader, table.options(leader)[0])
    assert by_whom(room, 1 - leader, page_words(lang, war)) == "Ilka"
