"""Tables that go: deleted by a host who takes nothing from others, or left by whoever has had enough."""

import re
from collections.abc import Iterator
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from holdouts.engine.mixing import commitment_to
from holdouts.server import removal
from holdouts.server import seats as chairs
from holdouts.server.app import create_app
from holdouts.server.phrases import page_words
from holdouts.server.schema import TABLES
from holdouts.server.site import Site
from holdouts.server.store import Store

HOST = "http://127.0.0.1"
NEW = "/new/godforsaken-scavengers"
ALONE = {"scenario": "mad-prophet", "kind-0": "me", "name-0": "Eva"}
NUMBERS = count()
FORM = {"scenario": "daring-retreat", "kind-0": "me", "name-0": "Eva", "kind-1": "open", "name-1": "Guest"}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    with TestClient(create_app(store, pace=0.0, tables_an_hour=50), base_url=HOST) as client:
        client.headers["accept-language"] = "en"
        yield client
    store.close()


def site_of(browser: TestClient) -> Site:
    site: Site = browser.app.state.site  # type: ignore[attr-defined]
    return site


def store_of(browser: TestClient) -> Store:
    return site_of(browser).archive.store


def id_of(table: str) -> str:
    return table.removeprefix("/t/")


def open_table(browser: TestClient, form: dict[str, str]) -> str:
    return str(browser.post(NEW, data=form, follow_redirects=False).headers["location"])


def with_guest(browser: TestClient) -> tuple[str, TestClient]:
    """A table, and the browser of a guest who sat down there."""
    table = open_table(browser, FORM)
    invite = re.findall(rf"{HOST}(/join/[^\"<]+)", unescape(browser.get(table).text))[0]
    guest = TestClient(browser.app, base_url=HOST, headers={"accept-language": "en"})
    guest.portal = browser.portal
    guest.get(invite)
    assert guest.post(f"{table}/join", data={"name": "Friend"}, follow_redirects=False).status_code == 303
    return table, guest


def consume(frames: Iterator[Any]) -> None:
    for _ in frames:
        pass


def remove(browser: TestClient, table: str, do: str) -> Any:
    return browser.post(f"{table}/remove", data={"do": do}, follow_redirects=False)


def rest(browser: TestClient, table: str, days: float) -> None:
    """Nobody has touched it for so long."""
    with store_of(browser).engine.begin() as link:
        link.execute(
            sql.update(TABLES).where(TABLES.c.id == id_of(table)).values(touched=TABLES.c.touched - days * 86400)
        )


# --- whatever is stored, home draws ---


RUBBISH: dict[str, dict[str, Any]] = {
    "an empty set-up": {"setup": "{}"},
    "a set-up that is no JSON": {"setup": "rubbish"},
    "a set-up that is a list": {"setup": "[]"},
    "a scenario that is a number": {"setup": '{"scenario": 7, "seats": 1}'},
    "500 seats": {"setup": '{"scenario": "mad-prophet", "seats": 500}'},
    "a game that is gone": {"game": "chess"},
    "notes that are none": {"notes": "{}"},
    "a snapshot of rubbish": {"snapshot": b"\x00"},
    "a clock of rubbish": {"clock": "[7"},
}


@pytest.mark.parametrize("what", RUBBISH)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bad_table_breaks_no_other_page_and_can_be_removed(browser: TestClient, what: str, lang: str):
    sound = open_table(browser, ALONE)
    bad = open_table(browser, ALONE)
    store_of(browser).change_table(id_of(bad), version=1, **RUBBISH[what])
    home = browser.get("/", params={"lang": lang})
    assert home.status_code == 200
    rows = dict(re.findall(r'<li><a href="(/t/[^"]+)">(.*?)</li>', home.text, re.DOTALL))
    assert page_words(lang).say("table-changed") in unescape(rows[bad])
    assert page_words(lang).say("table-changed") not in unescape(rows[sound])
    assert 'class="why"' in rows[bad]
    assert browser.get(bad).status_code == 409
    assert browser.get(sound).status_code == 200
    token = browser.cookies["holdouts"]
    told = browser.get("/api/tables", headers={"authorization": f"Bearer {token}"})
    assert [each["id"] for each in told.json()["unopened"]] == [id_of(bad)]
    assert browser.get(f"{bad}/remove").status_code == 200
    assert remove(browser, bad, "delete").status_code == 303
    assert bad not in browser.get("/").text
    assert sound in browser.get("/").text


# --- deleting ---


def test_my_table_is_deleted_after_a_question_and_nothing_of_it_is_left(browser: TestClient):
    table = open_table(browser, ALONE)
    browser.get(table)
    home = browser.get("/").text
    assert f'href="{table}/remove"' in home
    asked = browser.get(f"{table}/remove").text
    assert 'value="delete"' in asked
    assert table in browser.get("/").text, "asking deletes nothing"
    assert remove(browser, table, "delete").headers["location"] == "/"
    assert browser.get(table).status_code == 404
    assert table not in browser.get("/").text
    store, id_ = store_of(browser), id_of(table)
    assert (store.table(id_), store.seats(id_), store.choices(id_), store.chat(id_)) == (None, [], [], [])


def test_a_page_that_is_open_hears_that_its_table_is_gone(browser: TestClient):
    table = open_table(browser, ALONE)
    with browser.websocket_connect(f"ws://127.0.0.1{table}/live", headers={"origin": HOST}) as wire:
        wire.receive_json()
        assert remove(browser, table, "delete").status_code == 303
        with pytest.raises(WebSocketDisconnect) as caught:
            consume(iter(wire.receive_json, None))
    assert caught.value.code == 4404


def test_a_host_takes_a_running_game_from_nobody(browser: TestClient):
    table, guest = with_guest(browser)
    assert 'value="delete"' not in browser.get(f"{table}/remove").text
    assert remove(browser, table, "delete").status_code == 403
    assert guest.get(table).status_code == 200
    assert remove(guest, table, "delete").status_code == 403


def test_a_table_that_nobody_has_touched_for_a_week_may_be_deleted_by_its_host_alone(browser: TestClient):
    table, guest = with_guest(browser)
    rest(browser, table, removal.AWAY_DAYS - 0.5)
    assert remove(browser, table, "delete").status_code == 403
    rest(browser, table, 1)
    assert remove(guest, table, "delete").status_code == 403
    assert remove(browser, table, "delete").status_code == 303
    assert guest.get(table).status_code == 404


def test_a_game_that_is_over_may_be_deleted(browser: TestClient):
    table, _ = with_guest(browser)
    store_of(browser).change_table(id_of(table), over=True)
    assert remove(browser, table, "delete").status_code == 303


# --- leaving ---


def test_a_guest_who_leaves_has_the_table_no_more_and_the_seat_is_free(browser: TestClient):
    table, guest = with_guest(browser)
    assert table in guest.get("/").text
    assert remove(guest, table, "leave").headers["location"] == "/"
    assert table not in guest.get("/").text
    assert guest.get(table).status_code == 404
    seat = store_of(browser).seats(id_of(table))[1]
    assert (seat.kind, seat.token_hash, seat.invite_hash) == (chairs.OPEN, None, None)
    assert browser.get(table).status_code == 200


def test_whoever_leaves_hears_and_says_nothing_more_there(browser: TestClient):
    table, guest = with_guest(browser)
    token = guest.cookies["holdouts"]
    remove(guest, table, "leave")
    url = f"/api/tables/{id_of(table)}/seats/1"
    assert browser.get(url, headers={"authorization": f"Bearer {token}"}).status_code == 401


def test_when_the_host_leaves_another_is_host(browser: TestClient):
    table, guest = with_guest(browser)
    assert remove(browser, table, "leave").status_code == 303
    seats = store_of(browser).seats(id_of(table))
    assert [seat.host for seat in seats] == [False, True]
    assert browser.get(table).status_code == 404
    assert guest.get(table).status_code == 200
    assert 'value="delete"' in guest.get(f"{table}/remove").text


def test_whoever_left_still_keeps_the_others_from_saving_the_running_game(browser: TestClient):
    table, guest = with_guest(browser)
    remove(guest, table, "leave")
    with browser.websocket_connect(f"ws://127.0.0.1{table}/live", headers={"origin": HOST}) as wire:
        assert ask(wire, do="keep")["code"] == "refused-save-open"
        assert ask(wire, do="hand", seat=1, kind="sensible")["ok"]
        assert ask(wire, do="keep")["code"] == "refused-save-gone"
        assert browser.get(f"{table}/save").status_code == 403
    site_of(browser).rooms._rooms.clear()
    assert browser.get(f"{table}/save").status_code == 403, "a server that starts again remembers it, too"


def ask(wire: Any, **message: Any) -> Any:
    """Send a message to a table, and wait for the answer."""
    id_ = f"m{next(NUMBERS)}"
    wire.send_json({"id": id_, **message})
    return next(told for told in iter(wire.receive_json, None) if told.get("to") == id_)


def test_all_read_that_somebody_left(browser: TestClient):
    table, guest = with_guest(browser)
    token, url = browser.cookies["holdouts"], f"/api/tables/{id_of(table)}"
    headers = {"authorization": f"Bearer {token}"}
    for _ in range(30):  # until somebody has chosen something
        for client, seat in ((browser, 0), (guest, 1)):
            mine = {"authorization": f"Bearer {client.cookies['holdouts']}"}
            seen = client.get(f"{url}/seats/{seat}", headers=mine).json()
            if seen["view"]["prompt"]["mine"]:
                choice = {"id": f"m{next(NUMBERS)}", "seat": seat, "expected": seen["version"]}
                client.post(f"{url}/choices", headers=mine, json={**choice, "option": seen["options"][0]})
        if client.get(f"{table}/history/0").json()["last"] > 1:
            break
    remove(guest, table, "leave")
    told = [line["text"] for line in browser.get(f"{url}/seats/0", headers=headers).json()["log"]]
    assert "The seat of Friend is offered to somebody else." in told


def promising_guest(browser: TestClient, form: dict[str, str]) -> tuple[str, TestClient]:
    """A table whose seed all draw, and a guest who has promised a part of it."""
    table = open_table(browser, {**form, "commitments": commitment_to("1" * 64)})
    invite = re.findall(rf"{HOST}(/join/[^\"<]+)", unescape(browser.get(table).text))[0]
    guest = TestClient(browser.app, base_url=HOST, headers={"accept-language": "en"})
    guest.portal = browser.portal
    guest.get(invite)
    guest.post(f"{table}/join", data={"name": "Friend", "commitment": commitment_to("2" * 64)})
    return table, guest


def test_what_was_promised_to_chance_goes_with_whoever_leaves(browser: TestClient):
    table, guest = promising_guest(browser, {**FORM, "kind-2": "open", "name-2": "Third"})
    assert store_of(browser).seats(id_of(table))[1].commitment == commitment_to("2" * 64)
    assert remove(guest, table, "leave").status_code == 303
    seat = store_of(browser).seats(id_of(table))[1]
    assert (seat.kind, seat.commitment, seat.contribution) == (chairs.OPEN, "", "")


def test_while_contributions_are_told_nobody_leaves(browser: TestClient):
    table, guest = promising_guest(browser, FORM)
    answer = remove(guest, table, "leave")
    assert answer.status_code == 400
    assert "nobody changes seats now" in answer.text
    assert guest.get(table).status_code == 200


def test_a_table_that_cannot_be_opened_can_be_left(browser: TestClient):
    table, guest = with_guest(browser)
    site_of(browser).rooms._rooms.clear()
    store_of(browser).change_table(id_of(table), setup="{}")
    assert remove(guest, table, "leave").status_code == 303
    assert table not in guest.get("/").text


# --- whose it is ---


def test_a_stranger_removes_nothing_and_does_not_hear_whether_it_is_there(browser: TestClient):
    table = open_table(browser, ALONE)
    stranger = TestClient(browser.app, base_url=HOST)
    stranger.portal = browser.portal
    for do in ("delete", "leave"):
        assert remove(stranger, table, do).status_code == 404
        assert remove(stranger, "/t/nowhere", do).status_code == 404
    assert stranger.get(f"{table}/remove").text == stranger.get("/t/nowhere/remove").text
    assert browser.get(table).status_code == 200


def test_another_site_removes_nothing(browser: TestClient):
    table = open_table(browser, ALONE)
    answer = browser.post(f"{table}/remove", data={"do": "delete"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert browser.get(f"{table}/remove").status_code == 200
    assert browser.get(table).status_code == 200


def test_what_is_neither_is_refused(browser: TestClient):
    table = open_table(browser, ALONE)
    assert remove(browser, table, "burn").status_code == 400
    assert remove(browser, table, "").status_code == 400
    assert browser.get(table).status_code == 200
