"""The pages: ways in, what they keep secret, what they refuse."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from holdouts.engine import record
from holdouts.engine.content import PackProblems
from holdouts.engine.library import base_words
from holdouts.engine.past import ChangedHands
from holdouts.engine.record import CannotLoad
from holdouts.engine.view import log
from holdouts.server.app import create_app
from holdouts.server.archive import Archive
from holdouts.server.chronicles import LINES, STEP, Chronicle
from holdouts.server.pages import Pages
from holdouts.server.phrases import page_words, word_files
from holdouts.server.room import Room
from holdouts.server.schema import ChoiceRow
from holdouts.server.site import Site
from holdouts.server.store import Store, StoreFailed
from holdouts.server.subjects import Reader
from tests.server.rooms import FRIEND, TOKEN, play_first, with_a_friend

GAME = "godforsaken-scavengers"
HOST = "http://127.0.0.1"
NEW = f"/new/{GAME}"
FORM = {"scenario": "daring-retreat", "kind-0": "me", "name-0": "Eva", "kind-1": "open", "name-1": "Guest", "seed": "7"}
ALONE = {"scenario": "mad-prophet", "kind-1": "none"}


@pytest.fixture
def app(tmp_path: Path) -> Any:
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    return create_app(store, pace=0.0, hosts=("table.example",), tables_an_hour=50)


@pytest.fixture
def browser(app: Any) -> Iterator[TestClient]:
    with TestClient(app, base_url=HOST, headers={"accept-language": "en"}) as client:
        yield client


def another(browser: TestClient) -> TestClient:
    """Somebody else's browser at the same server."""
    stranger = TestClient(browser.app, base_url=HOST, headers={"accept-language": "en"})
    stranger.portal = browser.portal
    return stranger


def open_table(browser: TestClient, **changes: str) -> str:
    answer = browser.post(NEW, data={**FORM, **changes}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def site_of(browser: TestClient) -> Site:
    app: Any = browser.app
    site: Site = app.state.site
    return site


def store_of(browser: TestClient) -> Store:
    return site_of(browser).archive.store


def room_of(browser: TestClient, table: str) -> Any:
    assert browser.portal is not None
    return browser.portal.call(site_of(browser).rooms.room, table.rpartition("/")[2])


def links(browser: TestClient, table: str) -> dict[str, str]:
    """The links that the host's page shows."""
    page = browser.get(table).text
    found = re.findall(r'value="http://127\.0\.0\.1(/(join|watch)/[^"]+)"', page)
    return {kind: path for path, kind in found}


# --- new tables ---


def test_home_lists_the_games_and_my_tables(browser: TestClient):
    table = open_table(browser)
    page = browser.get("/").text
    assert NEW in page
    rows = dict(re.findall(r'<li><a href="(/t/[^"]+)">(.*?)</li>', page, re.DOTALL))
    assert "Godforsaken Scavengers" in rows[table]
    assert table not in another(browser).get("/").text


def test_the_secret_of_a_browser_is_kept_from_scripts_and_other_sites(browser: TestClient):
    answer = browser.post(NEW, data=FORM, follow_redirects=False)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("holdouts=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_behind_https_the_cookie_is_secure(app: Any):
    with TestClient(app, base_url="https://table.example") as browser:
        answer = browser.post(NEW, data=FORM, follow_redirects=False)
        assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    "changes",
    [
        {"scenario": "nowhere"},
        {"kind-0": "sensible"},
        {"kind-1": "elephant"},
        {"kind-1": "none"},
        {"name-1": "Eva"},
        {"seed": "minus one"},
        {"option-locations": "99"},
        {"lang": "xx"},
    ],
)
def test_a_form_that_cannot_be_is_shown_again_with_the_reason(browser: TestClient, changes: dict[str, str]):
    answer = browser.post(NEW, data={**FORM, **changes}, follow_redirects=False)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


def test_options_of_the_game_reach_the_table(browser: TestClient):
    table = open_table(browser, **{"option-caravan": "yes", "option-characters": "two", "option-locations": "1"})
    room = room_of(browser, table)
    assert '"caravan":true' in room.row.setup
    assert '"characters":"two"' in room.row.setup
    assert '"locations":1' in room.row.setup


# --- tables that cannot go on ---


@pytest.fixture
def changed(browser: TestClient) -> str:
    """A table with a choice that the rules of today do not know."""
    table = open_table(browser, **ALONE)
    choice = ChoiceRow(table_id=table.rpartition("/")[2], number=1, seat=0, option='{"pick":"gone"}', made=0.0)
    store_of(browser).add_choice(choice, 1, "[]")
    return table


def test_a_table_that_no_longer_replays_is_shown_as_such_among_those_that_do(browser: TestClient, changed: str):
    sound = open_table(browser)
    page = browser.get("/").text
    rows = dict(re.findall(r'<li><a href="(/t/[^"]+)">(.*?)</li>', page, re.DOTALL))
    said = page_words("en").say("table-changed")
    assert said in rows[changed]
    assert said not in rows[sound]
    assert browser.get(sound).status_code == 200


def test_a_table_that_no_longer_replays_says_so_in_plain_words_and_is_kept(browser: TestClient, changed: str):
    store, id_ = store_of(browser), changed.rpartition("/")[2]

    def kept() -> tuple[object, ...]:
        return store.table(id_), store.seats(id_), store.choices(id_)

    before = kept()
    browser.get("/")
    answer = browser.get(changed)
    assert answer.status_code == 409
    assert "the rules or cards here are not those it was played with" in answer.text
    assert kept() == before


def test_a_save_from_elsewhere_that_no_longer_opens_says_why_in_ones_language(browser: TestClient):
    table = open_table(browser, **ALONE)
    store_of(browser).change_table(table.rpartition("/")[2], snapshot=b"rubbish")
    english, french = (browser.get(f"{table}?lang={lang}").text for lang in ("en", "fr"))
    reasons = [CannotLoad("load-not-a-save").said(lang) for lang in ("en", "fr")]
    assert reasons[0] in unescape(english)
    assert reasons[1] in unescape(french)


@pytest.mark.parametrize(("trouble", "said"), [("full", "le disque est plein"), ("busy", "occupé"), ("other", "rien")])
def test_what_could_not_be_stored_is_told_in_ones_language(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch, trouble: Any, said: str
):
    def fail(*_: object) -> None:
        raise StoreFailed("database or disk is full", trouble)

    monkeypatch.setattr(store_of(browser), "open_table", fail)
    answer = browser.post(f"{NEW}?lang=fr", data=FORM, follow_redirects=False)
    assert answer.status_code == 503
    assert said in unescape(answer.text)
    assert "disk is full" not in answer.text


def test_a_stranger_does_not_hear_of_a_table_that_no_longer_replays(browser: TestClient, changed: str):
    guest = another(browser)
    assert guest.get(changed).status_code == 404
    assert guest.get(changed).text == guest.get("/t/nowhere").text


def test_programs_hear_of_it_beside_their_other_tables(browser: TestClient, changed: str):
    sound = open_table(browser)
    told = browser.get("/api/tables", headers={"authorization": f"Bearer {browser.cookies['holdouts']}"}).json()
    assert [table["id"] for table in told["tables"]] == [sound.rpartition("/")[2]]
    assert [table["id"] for table in told["unopened"]] == [changed.rpartition("/")[2]]


def test_a_table_of_a_game_that_is_not_here_is_no_worse(browser: TestClient):
    table = open_table(browser, **ALONE)
    store_of(browser).change_table(table.rpartition("/")[2], game="chess")
    assert page_words("en").say("table-changed") in browser.get("/").text
    assert browser.get(table).status_code == 409


def test_a_table_without_its_pack_is_no_worse(browser: TestClient, monkeypatch: pytest.MonkeyPatch):
    table = open_table(browser, **ALONE)

    def fail(*_: object) -> None:
        raise PackProblems([])

    monkeypatch.setattr(site_of(browser).archive, "from_seed", fail)
    assert page_words("en").say("table-changed") in browser.get("/").text
    assert browser.get(table).status_code == 409


# --- ways in ---


def test_an_invitation_leaves_the_address_and_seats_whoever_tells_a_name(browser: TestClient):
    table = open_table(browser)
    guest = another(browser)
    clicked = guest.get(links(browser, table)["join"], follow_redirects=False)
    assert (clicked.status_code, clicked.headers["location"]) == (303, f"{table}/join")
    assert room_of(browser, table).seats[1].kind == "open", "a click alone takes no seat"
    assert guest.get(f"{table}/join").status_code == 200
    seated = guest.post(f"{table}/join", data={"name": " Zoë ", "lang": "fr"}, follow_redirects=False)
    assert seated.headers["location"] == table
    assert room_of(browser, table).seats[1].name == "Zoë"
    assert 'lang="fr"' in guest.get(table).text


def test_an_invitation_works_once(browser: TestClient):
    table = open_table(browser)
    link = links(browser, table)["join"]
    for name, status in (("One", 200), ("Two", 404)):
        guest = another(browser)
        guest.get(link)
        assert guest.post(f"{table}/join", data={"name": name}).status_code == status


def test_a_guessed_invitation_opens_nothing(browser: TestClient):
    table = open_table(browser)
    guest = another(browser)
    assert guest.get(f"/join/{table.rpartition('/')[2]}/1/AAAAAAAAAAAAAAAAAAAAAA").status_code == 404


def test_a_name_is_asked_for_again_when_it_is_taken(browser: TestClient):
    table = open_table(browser)
    guest = another(browser)
    guest.get(links(browser, table)["join"])
    answer = guest.post(f"{table}/join", data={"name": "EVA"})
    assert answer.status_code == 400
    assert page_words("en").say("refused-name") in answer.text


def test_a_spectator_comes_by_a_link_of_their_own(browser: TestClient):
    table = open_table(browser)
    guest = another(browser)
    clicked = guest.get(links(browser, table)["watch"], follow_redirects=False)
    assert (clicked.status_code, clicked.headers["location"]) == (303, table)
    page = guest.get(table).text
    assert "/join/" not in page
    assert "/watch/" not in page


def test_a_stranger_does_not_hear_whether_a_table_is_there(browser: TestClient):
    table = open_table(browser)
    guest = another(browser)
    assert guest.get(table).status_code == guest.get("/t/nowhere").status_code == 404
    assert guest.get(table).text == guest.get("/t/nowhere").text


# --- at a table ---


def test_a_rule_is_found_by_its_id_and_by_its_words(browser: TestClient):
    table = open_table(browser)
    assert "GOD-SCENARIO-3" in browser.get(f"{table}/rules", params={"q": "god-scenario-3"}).text
    found = browser.get(f"{table}/rules", params={"q": "scenario"}).text
    assert "GOD-SCENARIO-1" in found
    whole = browser.get(f"{table}/rules").text
    assert "GOD-SCENARIO-1" in whole
    assert whole.count('class="piece"') > 5, "the pieces are shown"
    assert 'class="piece"' not in found, "but not among what was searched for"


def test_history_shows_a_moment_as_its_reader_saw_it(browser: TestClient):
    table = open_table(browser, **ALONE)
    room = room_of(browser, table)
    then = browser.get(f"{table}/history/0").json()["parts"]

    assert browser.portal is not None
    browser.portal.call(play_first, room, 4)
    again = browser.get(f"{table}/history/0").json()
    assert again["parts"] == then
    assert again["last"] == room.moment >= 4
    assert browser.get(f"{table}/history/{room.moment + 1}").status_code == 404
    assert "data-option" not in again["parts"]["prompt"]


def test_a_report_holds_no_seed_and_no_dice_of_the_game(browser: TestClient):
    table = open_table(browser)
    room = room_of(browser, table)
    told = browser.get(f"{table}/report").json()
    assert told["game"] == GAME
    assert "seed" not in told
    assert told["state"]["dice"] != room.table.state.dice
    assert told["state"]["players"][0]["hand"] == room.table.state.players[0].hand


def test_a_save_waits_for_the_end_while_others_have_secrets(browser: TestClient):
    assert browser.get(f"{open_table(browser)}/save").status_code == 403


def test_a_save_of_mine_alone_is_brought_back_as_another_table(browser: TestClient):
    table = open_table(browser, **{"kind-1": "sensible"})
    data = browser.get(f"{table}/save").content
    assert data.startswith(b"holdouts-save")
    brought = browser.post("/import", files={"file": ("a.holdouts", data)}, follow_redirects=False)
    assert brought.status_code == 303, brought.text
    assert brought.headers["location"] != table
    raw = browser.post("/import", content=data, follow_redirects=False)
    assert raw.status_code == 303
    assert record.read_record(data).game == GAME


@pytest.mark.parametrize("data", [b"", b"nonsense", b"holdouts-save 1 sha256=" + b"0" * 64 + b" bytes=3\n{}\n"])
def test_a_damaged_save_is_refused_with_a_reason(browser: TestClient, data: bytes):
    answer = browser.post("/import", content=data, headers={"accept": "application/json"})
    assert answer.status_code == 400
    assert "save" in answer.json()["why"] or "empty" in answer.json()["why"]


def test_the_story_is_a_page_of_its_own_and_a_file(browser: TestClient):
    table = open_table(browser)
    page = browser.get(f"{table}/story")
    assert "script" not in page.headers["content-security-policy"]
    assert browser.get(f"{table}/story.md").text.startswith("# ")


def test_names_are_escaped(browser: TestClient):
    table = open_table(browser, **{"name-1": "<i>x</i>"})
    page = browser.get(table).text
    assert "<i>x</i>" not in page
    assert "&lt;i&gt;x&lt;/i&gt;" in page


def test_a_language_asked_for_is_remembered(browser: TestClient):
    assert '<html lang="fr"' in browser.get("/", params={"lang": "fr"}).text
    assert '<html lang="fr"' in browser.get("/").text


# --- drawing ---


def test_what_is_kept_is_what_would_be_drawn_now(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    kept = Pages()
    monkeypatch.setattr("holdouts.server.drawing.FRAGMENTS", 0)
    monkeypatch.setattr("holdouts.server.drawing.KEPT", 0)
    fresh = Pages()
    readers = [Reader(TOKEN, "en"), Reader(FRIEND, "en"), Reader(None, "en"), Reader(None, "fr")]

    async def story(room: Room) -> None:
        for number in range(25):
            await (room.say(0, f"line {number}") if number % 8 == 7 else play_first(room))
            if number == 12:
                await room.propose_rewind(0, 3)
            for reader in readers:
                assert (await kept.show(room, reader)).html == (await fresh.show(room, reader)).html

    with_a_friend(archive, story)


def test_two_who_see_the_same_share_one_drawing(archive: Archive):
    pages = Pages()

    async def story(room: Room) -> None:
        mine, theirs, others = [(await pages.show(room, Reader(token, "en"))).parts for token in (TOKEN, None, None)]
        assert mine["scene"] is theirs["scene"]
        assert others["log"] is theirs["log"]
        assert mine["log"] is not theirs["log"]  # my own starting hand stands in it

    with_a_friend(archive, story)


def test_a_chronicle_read_bit_by_bit_is_the_whole_chronicle(archive: Archive):
    async def story(room: Room) -> None:
        words = base_words(room.game, "en")
        bits = Chronicle(room.table, 0, words, room.names)
        for number in range(20):
            await play_first(room)
            if number == 9:
                room.table.note(ChangedHands(who=1, now="sensible", rule=""))
            assert bits.catch_up(room.table) == log(room.table, 0, words, room.names)

    with_a_friend(archive, story)


def test_a_long_chronicle_begins_at_the_same_line_for_some_moves_however_it_is_read(archive: Archive):
    async def story(room: Room) -> None:
        words = base_words(room.game, "en")
        bits, begins = Chronicle(room.table, 0, words, room.names), []
        await play_first(room, times=3)
        for number in range(2 * LINES):
            room.table.note(ChangedHands(who=1, now="sensible" if number % 2 else "person", rule=""))
            at_once = Chronicle(room.table, 0, words, room.names)
            shown, whole = bits.catch_up(room.table), log(room.table, 0, words, room.names)
            assert shown == at_once.catch_up(room.table) == whole[-len(shown) :]
            assert min(LINES, len(whole)) <= len(shown) < LINES + STEP
            begins.append(bits.entries[0].place)
        assert begins[-1] > 0, "it was never too long for a page"
        assert len({*begins}) < len(begins) / 4

    with_a_friend(archive, story)


# --- doors ---


def test_pages_come_with_headers_that_leave_them_no_freedom(browser: TestClient):
    headers = browser.get("/").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"


def test_a_form_of_another_site_is_not_obeyed(browser: TestClient):
    for origin in ("https://evil.example", "null"):
        assert browser.post(NEW, data=FORM, headers={"origin": origin}).status_code == 403


def test_a_name_that_is_not_ours_is_refused(browser: TestClient):
    assert browser.get("/", headers={"host": "evil.example"}).status_code == 421
    assert browser.get("/", headers={"host": "table.example"}).status_code == 200
    assert browser.get("/", headers={"host": "[::1]:80"}).status_code == 200


def test_a_form_too_large_is_refused(browser: TestClient):
    assert browser.post(NEW, data={**FORM, "name-0": "x" * 70_000}).status_code == 413


def test_what_the_server_says_it_says_in_every_language():
    said = {}
    for lang in ("en", "fr"):
        source = "\n".join(file.read_text(encoding="utf-8") for file in word_files(lang))
        said[lang] = {line.split(" = ")[0] for line in source.splitlines() if " = " in line and line[0].isalpha()}
    assert said["en"] == said["fr"]
