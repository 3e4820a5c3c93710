"""Several picks in one message: one commit, one version, all of them or none."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from holdouts.engine.decision import Option
from holdouts.games.godforsaken_scavengers.picks import Eat
from holdouts.games.maximum_apocalypse.picks import KeepHand, LayAside
from holdouts.server.app import create_app
from holdouts.server.archive import Archive
from holdouts.server.invitations import NewSeat, NewTable, open_table
from holdouts.server.messages import MOST_PICKS
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.store import Store
from tests.server.process import Program, Server
from tests.server.rooms import TOKEN, at_table, enter, play_first, refused

GAME = "maximum-apocalypse"
"""Its first question is put together: which cards of the opening hand are laid aside."""


def new_table(archive: Archive) -> str:
    seats = [NewSeat(kind="me"), NewSeat(kind="sensible")]
    return open_table(archive, TOKEN, NewTable(game=GAME, scenario="tutorial", seats=seats, seed=7, lang="fr"))


def at_mission(archive: Archive, story: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        room = await enter(archive, new_table(archive))
        try:
            await story(room)
        finally:
            await room.close()

    asyncio.run(tell())


def first_two(room: Room) -> list[Option]:
    """The first two cards of the opening hand."""
    return options_of(room, LayAside)[:2]


def options_of(room: Room, kind: type[Option]) -> list[Option]:
    return [option for option in room.table.options(0) if isinstance(option, kind)]


def stored(room: Room) -> int:
    return len(room.archive.store.choices(room.id))


# --- one commit ---


def test_a_row_is_stored_at_once_and_makes_one_version(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    async def story(room: Room) -> None:
        commits = []
        add = archive.store.add_choice

        def spy(*args: Any) -> None:
            commits.append(args)
            add(*args)

        monkeypatch.setattr(archive.store, "add_choice", spy)
        picks, before = first_two(room), room.shown
        assert await room.choose_all(0, picks, "0:m", before) == (before + 1, 0)
        assert room.table.choices == [(0, pick) for pick in picks]
        assert (len(commits), stored(room)) == (1, 2)

    at_mission(archive, story)


def test_a_row_is_there_again_after_a_restart(archive: Archive):
    async def tell() -> None:
        id_ = new_table(archive)
        room = await enter(archive, id_)
        picks = first_two(room)
        await room.choose_all(0, picks, "0:m", room.shown)
        again = await enter(archive, id_)
        assert again.table.choices == [(0, pick) for pick in picks]
        assert await again.choose_all(0, picks, "0:m", 0) == (again.shown, 0)
        assert len(again.table.choices) == 2

    asyncio.run(tell())


def test_a_row_sent_twice_is_answered_twice_and_made_once(archive: Archive):
    async def story(room: Room) -> None:
        picks, before = first_two(room), room.shown
        answers = [await room.choose_all(0, picks, "0:m", before) for _ in range(3)]
        assert answers == [(before + 1, 0)] * 3
        assert len(room.table.choices) == 2

    at_mission(archive, story)


# --- all or none ---


def test_a_row_with_an_illegal_pick_changes_nothing_and_says_which(archive: Archive):
    async def story(room: Room) -> None:
        one, two = first_two(room)
        with pytest.raises(Refused) as caught:
            await room.choose_all(0, [one, two, one], "0:m", room.shown)
        assert caught.value.key == "refused-row"
        assert caught.value.reason == "Rien n'a été fait : le choix n° 3 de la série n'est pas possible à cet endroit."
        assert (room.table.choices, stored(room), room.shown) == ([], 0, 0)

    at_mission(archive, story)


def test_a_stale_row_is_refused(archive: Archive):
    async def story(room: Room) -> None:
        picks, before = first_two(room), room.shown
        await room.choose(0, picks[0], None, before)
        assert await refused(room.choose_all(0, picks[1:], None, before)) == "refused-stale"

    at_mission(archive, story)


def test_a_row_waits_while_the_game_is_paused(archive: Archive):
    async def story(room: Room) -> None:
        await room.pause(0, True)
        assert await refused(room.choose_all(0, first_two(room), None, room.shown)) == "refused-paused"

    at_mission(archive, story)


def test_what_stands_behind_a_reveal_is_left_and_counted(archive: Archive):
    """Once the rest of the hand is kept, new cards are drawn."""

    async def story(room: Room) -> None:
        one, two = first_two(room)
        version, left = await room.choose_all(0, [one, KeepHand(), two], None, room.shown)
        assert (version, left) == (room.shown, 1)
        assert room.table.choices[:2] == [(0, one), (0, KeepHand())]

    at_mission(archive, story)


def test_when_a_rule_fails_in_the_middle_of_a_row_all_of_it_is_taken_back(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
):
    async def story(room: Room) -> None:
        picks = first_two(room)
        table, made = room.table, []
        make = table.make

        class Stumbling(type(table)):  # type: ignore[misc]
            __slots__ = ()

            def make(self, seat: int, option: Option) -> Any:
                made.append(option)
                if len(made) == 2:
                    raise RuntimeError("a rule failed")
                return make(seat, option)

        with monkeypatch.context() as patched:
            patched.setattr(table, "__class__", Stumbling)
            assert await refused(room.choose_all(0, picks, None, room.shown)) == "refused-broken"
        assert (room.table.choices, stored(room)) == ([], 0)
        await room.choose_all(0, picks, None, room.shown)
        assert len(room.table.choices) == 2

    at_mission(archive, story)


def test_of_a_row_that_nobody_sees_nobody_hears(archive: Archive):
    """Food for a hidden meal: the version that others see stays the same."""

    async def story(room: Room) -> None:
        while len(food := options_of(room, Eat)) < 2:
            await play_first(room)
        before, made = (room.shown, room.moment), len(room.table.choices)
        assert await room.choose_all(0, food[:2], None, room.shown) == (room.shown, 0)
        assert (room.shown, room.moment) == before
        assert len(room.table.choices) == made + 2

    at_table(archive, story, "me", "device", "device", scenario="wicked-few")


# --- trying ---


def test_a_rehearsal_changes_nothing(archive: Archive):
    async def story(room: Room) -> None:
        one, two = first_two(room)
        row = room.rehearse(0, [one, two], room.shown)
        assert (row.picks, row.complete) == ([one, two], False)
        assert one not in row.table.options(0)
        assert (room.table.choices, stored(room)) == ([], 0)

    at_mission(archive, story)


# --- over the socket ---


@pytest.fixture
def mission(shared_server: Server) -> Program:
    return shared_server.open_table("me", "sensible", scenario="tutorial", game=GAME)


def laid_aside(program: Program, count: int) -> list[dict[str, Any]]:
    return [option for option in program.asked(0)["options"] if option["pick"] == "lay-aside"][:count]


def test_a_page_tries_picks_and_sends_them_in_one_message(mission: Program):
    picks = laid_aside(mission, 2)
    with mission.page().shown() as page:
        tried = page.ask("rehearse", picks=picks, seat=0, expected=page.version)
        assert (tried["ok"], tried["complete"]) == (True, False)
        assert tried["prompt"].count('class="picked"') == 2
        made = page.ask("choose-all", picks=picks, seat=0, expected=page.version)
        assert (made["ok"], made["version"], "why" in made) == (True, 1, False)
        page.shown()
        assert "composed" not in page.parts["prompt"]
        assert page.version == 1


def test_a_page_is_told_what_was_left(mission: Program):
    one, two = laid_aside(mission, 2)
    with mission.page().shown() as page:
        made = page.ask("choose-all", picks=[one, {"pick": "keep-hand"}, two], seat=0, expected=page.version)
        assert (made["ok"], made["why"]) == (True, "Something came to light, so the last of your picks was left.")


def test_what_comes_after_a_complete_row_is_not_shown_before_it_is_made(mission: Program):
    (one,) = laid_aside(mission, 1)
    with mission.page().shown() as page:
        tried = page.ask("rehearse", picks=[one, {"pick": "keep-hand"}], seat=0, expected=page.version)
        assert tried["complete"]
        assert "Is that how you want it?" in tried["prompt"]
        assert tried["prompt"].count("data-number") == 1


@pytest.mark.parametrize("count", [0, MOST_PICKS + 1])
@pytest.mark.parametrize("do", ["choose-all", "rehearse"])
def test_a_row_has_a_sensible_length(mission: Program, do: str, count: int):
    with mission.page().shown() as page:
        assert page.ask(do, picks=[{"pick": "keep-hand"}] * count, seat=0, expected=0)["code"] == "refused-message"


def test_nobody_tries_picks_of_somebody_else(mission: Program):
    with mission.page().shown() as page:
        picks = [{"pick": "keep-hand"}]
        assert page.ask("rehearse", picks=picks, seat=1, expected=page.version)["code"] == "refused-seat"


# --- for programs ---


@pytest.fixture
def client(tmp_path: Path) -> Any:
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    with TestClient(create_app(store, pace=0.0), base_url="http://127.0.0.1") as client:
        yield client


def test_a_program_tries_and_makes_a_row(client: TestClient):
    seats = [{"kind": "me"}, {"kind": "sensible"}]
    told = client.post("/api/tables", json={"game": GAME, "scenario": "tutorial", "seats": seats, "seed": 7}).json()
    table, me = f"/api/tables/{told['table']['id']}", {"authorization": f"Bearer {told['token']}"}
    seen = client.get(f"{table}/seats/0", headers=me).json()
    picks = [option for option in seen["options"] if option["pick"] == "lay-aside"][:2]
    body = {"seat": 0, "expected": seen["version"], "picks": picks}
    tried = client.post(f"{table}/rehearsals", json=body, headers=me).json()
    assert not tried["complete"]
    assert tried["prompt"]["choices"][1]["part"]
    assert picks[0] not in tried["options"]
    row = {"id": "a", **body}
    for _ in range(2):
        assert client.post(f"{table}/rows", json=row, headers=me).json() == {"version": 1, "left": 0}
    assert client.get(f"{table}/seats/0", headers=me).json()["options"] == tried["options"]
    again = client.post(f"{table}/rows", json={**row, "id": "b", "expected": 1}, headers=me)
    assert (again.status_code, again.json()["code"]) == (409, "refused-row")
    strange = client.post(f"{table}/rows", json={**row, "id": "c", "picks": [{"pick": "fly"}]}, headers=me)
    assert (strange.status_code, strange.json()["code"]) == (409, "refused-illegal")
