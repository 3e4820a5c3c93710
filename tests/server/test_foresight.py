"""Foresight at a table: asked for on demand, worked out elsewhere, kept for the question and forgotten with it."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any

import httpx2
import pytest

from holdouts.bots.briefs import Brief
from holdouts.bots.oracles import Position, foretell
from holdouts.engine.foresight import Foresight, Foretold
from holdouts.games.maximum_apocalypse.picks import KeepHand
from holdouts.server.archive import Archive
from holdouts.server.foresight import Oracle
from holdouts.server.invitations import NewSeat, NewTable, open_table
from holdouts.server.live import GLANCES
from holdouts.server.pages import Pages
from holdouts.server.room import Room
from holdouts.server.thinkers import SECONDS, Failed
from tests.server import web
from tests.server.process import Program, Server
from tests.server.rooms import TOKEN, enter, refused

GAME = "maximum-apocalypse"


class Counting:
    """Works out a brief here and now, and counts."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.briefs: list[Brief[Any]] = []

    async def work_out(self, brief: Brief[Any], kind: type, seconds: float | None = None) -> Any:
        self.briefs.append(brief)
        await asyncio.sleep(0)
        if self.fails:
            raise Failed("no reason")
        return brief.job(*brief.args)


def at_mission(archive: Archive, story: Callable[[Room, Counting], Coroutine[Any, Any, None]], fails=False) -> None:
    async def tell() -> None:
        seats = [NewSeat(kind="me"), NewSeat(kind="sensible")]
        table = NewTable(game=GAME, scenario="tutorial", seats=seats, seed=7, lang="fr")
        room = await enter(archive, open_table(archive, TOKEN, table))
        counting = Counting(fails)
        room.autoplay.thinkers = counting  # type: ignore[assignment]
        try:
            await story(room, counting)
        finally:
            await room.close()

    asyncio.run(tell())


# --- the room ---


def test_the_same_is_worked_out_once_for_all_who_ask(archive: Archive):
    async def story(room: Room, counting: Counting) -> None:
        ask = [room.oracle.foresee(0, [KeepHand()], room.shown, "en") for _ in range(3)]
        told = await asyncio.gather(*ask)
        assert len({foresight.lines for foresight in told}) == 1
        assert len(counting.briefs) == 1

    at_mission(archive, story)


def test_another_language_and_another_answer_are_asked_anew(archive: Archive):
    async def story(room: Room, counting: Counting) -> None:
        for lang in ("en", "fr"):
            await room.oracle.foresee(0, [KeepHand()], room.shown, lang)
        await room.oracle.foresee(0, [room.table.options(0)[-1]], room.shown, "fr")
        await room.oracle.warn(0, room.shown, "fr")
        assert len(counting.briefs) == 4

    at_mission(archive, story)


def test_what_was_foretold_is_forgotten_with_the_question(archive: Archive):
    async def story(room: Room, counting: Counting) -> None:
        first = room.table.options(0)[-1]
        await room.oracle.foresee(0, [KeepHand()], room.shown, "en")
        await room.choose(0, first, None, room.shown)
        await room.oracle.foresee(0, [KeepHand()], room.shown, "en")
        assert len(counting.briefs) == 2
        before, after = (brief.args[0].branch for brief in counting.briefs)
        assert before.since != after.since

    at_mission(archive, story)


def test_what_is_asked_is_about_the_table_as_it_was_when_it_was_asked(archive: Archive):
    async def story(room: Room, counting: Counting) -> None:
        asking = asyncio.create_task(room.oracle.foresee(0, [KeepHand()], room.shown, "en"))
        await asyncio.sleep(0)
        moment = room.table.moment
        await room.choose(0, room.table.options(0)[-1], None, room.shown)
        await asking
        position: Position = counting.briefs[0].args[0]
        assert (position.branch.moment, position.branch.since) == (moment, [])

    at_mission(archive, story)


def test_an_answer_that_cannot_be_given_and_an_old_question_are_refused(archive: Archive):
    async def story(room: Room, counting: Counting) -> None:
        assert await refused(room.oracle.foresee(1, [KeepHand()], room.shown, "en")) == "refused-bot"
        first = room.table.options(0)[-1]
        await room.choose(0, first, None, room.shown)
        assert await refused(room.oracle.foresee(0, [first], room.shown, "en")) == "refused-illegal"
        assert await refused(room.oracle.foresee(0, [KeepHand()], room.shown - 1, "en")) == "refused-stale"
        assert counting.briefs == []

    at_mission(archive, story)


def test_what_could_not_be_worked_out_is_tried_again_when_it_is_asked_again(archive: Archive):
    async def story(room: Room, counting: Counting) -> None:
        for _ in range(2):
            assert await refused(room.oracle.foresee(0, [KeepHand()], room.shown, "en")) == "refused-foresight"
        assert len(counting.briefs) == 2

    at_mission(archive, story, fails=True)


def test_what_a_person_asks_for_may_take_longer_than_a_bot_thinks(archive: Archive):
    async def story(room: Room, counting: Counting) -> None:
        given: list[float | None] = []
        work_out = counting.work_out

        async def timed(brief: Brief[Any], kind: type, seconds: float | None = None) -> Any:
            given.append(seconds)
            return await work_out(brief, kind)

        counting.work_out = timed  # type: ignore[method-assign]
        await room.oracle.foresee(0, [KeepHand()], room.shown, "en")
        await room.oracle.warn(0, room.shown, "en")
        await room.oracle.advise(0, room.shown, "en")
        await room.oracle.decks(0, "en")
        assert len(given) == 4
        assert all(seconds is not None and seconds >= 2 * SECONDS for seconds in given)

    at_mission(archive, story)


def test_nobody_waits_for_it_longer_than_a_page_does(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("holdouts.server.foresight.PATIENCE_SECONDS", 0.01)

    async def story(room: Room, counting: Counting) -> None:
        gate = asyncio.Event()

        async def slow(brief: Brief[Any], kind: type, seconds: float | None = None) -> Any:
            await gate.wait()
            return brief.job(*brief.args)

        counting.work_out = slow  # type: ignore[method-assign]
        assert await refused(room.oracle.foresee(0, [KeepHand()], room.shown, "en")) == "refused-foresight"
        gate.set()
        monkeypatch.setattr("holdouts.server.foresight.PATIENCE_SECONDS", 5.0)
        assert isinstance(await room.oracle.foresee(0, [KeepHand()], room.shown, "en"), Foresight)

    at_mission(archive, story)


def test_a_copy_in_another_place_foretells_what_the_table_itself_does(archive: Archive):
    async def story(room: Room, counting: Counting) -> None:
        oracle = Oracle(room)
        there = await oracle.foresee(0, [KeepHand()], room.shown, "en")
        again = foretell(counting.briefs[0].args[0], [KeepHand()])
        assert there == again
        assert there.games > 0

    at_mission(archive, story)


# --- over the socket ---


@pytest.fixture
def mission(shared_server: Server) -> Program:
    return shared_server.open_table("me", "sensible", scenario="tutorial", game=GAME)


def test_a_page_is_told_what_an_answer_does_in_another_process(mission: Program):
    with mission.page().shown() as page:
        told = page.ask("foresee", picks=[{"pick": "keep-hand"}], seat=0, expected=page.version)
        while told.get("code") == "refused-foresight":  # until a process has started
            told = page.ask("foresee", picks=[{"pick": "keep-hand"}], seat=0, expected=page.version)
        assert told["ok"]
        assert '<ul class="foretold">' in told["html"]
        assert mission.asked(0)["version"] == page.version


def test_a_page_is_told_what_a_careful_player_would_do_and_what_the_decks_hold(mission: Program):
    with mission.page().shown() as page:
        hint = page.ask("hint", seat=0, expected=page.version)
        while hint.get("code") == "refused-foresight":
            hint = page.ask("hint", seat=0, expected=page.version)
        assert 1 <= hint["number"] <= len(mission.asked(0)["options"])
        assert "A careful player would:" in hint["html"]
        assert re.search(r"come through in \d+ of \d+ imagined games|come to the same", hint["html"])
        decks = page.ask("decks", seat=0)["decks"]
        assert "Food" in "".join(decks.values())
        assert page.ask("threat", seat=0, expected=page.version)["html"] == ""  # no turn yet that could end


def test_nobody_asks_for_somebody_else_or_about_another_question(mission: Program):
    with mission.page().shown() as page:
        picks = [{"pick": "keep-hand"}]
        assert page.ask("foresee", picks=picks, seat=1, expected=page.version)["code"] == "refused-seat"
        assert page.ask("foresee", picks=picks, seat=0, expected=page.version + 1)["code"] == "refused-stale"


def test_whoever_asks_too_often_has_to_wait(mission: Program):
    with mission.page().shown() as page:
        codes = [page.ask("threat", seat=1, expected=page.version)["code"] for _ in range(GLANCES + 1)]
        assert codes == ["refused-seat"] * GLANCES + ["refused-glances"]


def test_a_program_asks_the_same(mission: Program):
    seen = mission.asked(0)
    body = {"seat": 0, "expected": seen["version"], "picks": [{"pick": "keep-hand"}]}

    def ask() -> httpx2.Response:
        url = f"{mission.server.url}/api/tables/{mission.table}/foresights"
        return web.post(url, json=body, headers={"authorization": f"Bearer {mission.token}"})

    told = ask()
    while told.json().get("code") == "refused-foresight":
        told = ask()
    assert told.status_code == 200
    assert set(told.json()) == {"lines", "games", "quiet"}


def test_a_threat_that_is_not_certain_says_so_once():
    def line(what: str, sort: Any, text: str) -> Foretold:
        return Foretold(text=text, sort=sort, times=9, of=9, plain=what)

    lines = (
        line("Hunger rises", "certain", "Hunger rises"),
        line("HP 9 to 5", "nearly", "HP 9 to 5, almost certainly"),
        line("You lose", "nearly", "You lose, almost certainly"),
        line("A token", "chance", "A token: about 2 in 10"),
    )
    drawn = Pages().page("_threat.html", "en", foresight=Foresight(lines=lines, games=9, quiet=""))
    told = " ".join(re.sub("<[^>]+>", "", drawn).split())
    assert told == "Hunger rises · HP 9 to 5 · You lose, almost certainly · A token: about 2 in 10"
