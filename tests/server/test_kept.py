"""Kept: a browser asks for scripts and style sheets once, and again when one of them has changed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from holdouts.games import IDS
from holdouts.server.app import create_app
from holdouts.server.guard import HEADERS
from holdouts.server.kept import STATIC, stamp
from holdouts.server.looks import FOR_GOOD
from holdouts.server.store import Store

ADDRESS = re.compile(r'"(/static/[^"#]+)')


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    with TestClient(create_app(store), base_url="http://127.0.0.1") as client:
        yield client
    store.close()


@pytest.mark.parametrize("path", ["/", f"/new/{IDS[0]}", f"/learn/{IDS[0]}", f"/rules/{IDS[0]}", "/nothing"])
def test_whatever_a_page_needs_is_kept_for_good_under_its_address(browser: TestClient, path: str):
    found = set(ADDRESS.findall(browser.get(path).text))
    assert len(found) > 3
    for address in found:
        answer = browser.get(address)
        assert answer.content == b"".join(file.read_bytes() for file in files_at(address)), address
        assert answer.headers["cache-control"] == FOR_GOOD, address


def files_at(address: str) -> list[Path]:
    """The file at an address, or all whose names stand there."""
    names, _, kind = address.rpartition("/")[2].partition(".")
    return [STATIC / f"{name}.{kind}" for name in names.split("+")]


def test_style_sheets_come_together_in_the_order_in_which_they_are_named(browser: TestClient):
    answer = browser.get(f"/static/{stamp()}/hand+cards.css")
    assert answer.content == (STATIC / "hand.css").read_bytes() + (STATIC / "cards.css").read_bytes()
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
    assert answer.headers["cache-control"] == FOR_GOOD


def test_a_script_finds_its_neighbours_where_it_was_found_itself():
    """Otherwise a page would run some of them twice."""
    for file in STATIC.glob("*.js"):
        assert "/static/" not in file.read_text(encoding="utf-8"), file.name


@pytest.mark.parametrize("path", ["/static/table.js", "/static/00000000/table.js"])
def test_without_the_stamp_of_today_one_gets_what_there_is_now_and_does_not_keep_it(browser: TestClient, path: str):
    answer = browser.get(path)
    assert answer.content == (STATIC / "table.js").read_bytes()
    assert answer.headers["cache-control"] == "no-cache"


NOTHING = ("nothing.js", "..%2f..%2fserver%2fapp.py", "00000000/table.js", "", "hand+nothing.css", "hand+hand.css")


@pytest.mark.parametrize("name", NOTHING)
def test_there_is_nothing_else_to_be_had_there(browser: TestClient, name: str):
    answer = browser.get(f"/static/{stamp()}/{name}")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] != FOR_GOOD


def test_what_is_kept_comes_with_headers_that_leave_a_page_no_freedom(browser: TestClient):
    answer = browser.get(f"/static/{stamp()}/table.js")
    strict = {name: value for name, value in HEADERS.items() if name != "cache-control"}
    assert {name: answer.headers.get(name) for name in strict} == strict


def test_the_stamp_is_another_when_a_file_is_changed_named_otherwise_or_gone(tmp_path: Path):
    def stamped(name: str, **files: str) -> str:
        folder = tmp_path / name
        folder.mkdir()
        for file, text in files.items():
            (folder / file).write_text(text)
        return stamp(folder)

    same = {stamped("one", a="torch", b="rope"), stamped("the-same", a="torch", b="rope")}
    others = [
        stamped("changed", a="torch", b="ropes"),
        stamped("renamed", a="torch", c="rope"),
        stamped("gone", a="torch"),
        stamped("moved", a="torchb", b="ope"),
    ]
    assert len(same) == 1
    assert len({*same, *others}) == 5
