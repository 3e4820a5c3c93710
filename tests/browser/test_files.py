"""A game goes into a file and comes back, and a problem is told with a file that holds no secret."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.truth import expedition_of, hidden_from
from tests.browser.watch import PageIn
from tests.server.process import Server


def test_a_saved_game_goes_on_in_another_browser(page_in: PageIn, server: Server, tmp_path: Path):
    me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=6)
    for _ in range(6):
        me.press(me.prompt().answers[0])
    before, log = me.prompt(), me.log
    file = tmp_path / "game.holdouts"
    file.write_bytes(me.download("Save to a file"))

    other = Person(page_in()).visit(server)
    other.page.get_by_label("A game saved to a file").set_input_files(file)
    other.page.get_by_role("button", name="Open it").click()
    other.arrive()
    assert other.table != me.table
    assert other.prompt() == before
    assert other.log == log
    other.press(before.answers[0])
    other.until(lambda me: len(me.log) > len(log))
    assert me.log == log, "it is a table of its own"


def test_a_file_that_is_no_save_is_refused_with_a_reason(page_in: PageIn, server: Server, tmp_path: Path):
    file = tmp_path / "game.holdouts"
    file.write_bytes(b"a shopping list")
    me = Person(page_in()).visit(server)
    me.page.get_by_label("A game saved to a file").set_input_files(file)
    me.page.get_by_role("button", name="Open it").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("This save cannot be opened")
    expect(me.page.get_by_text("This is not a save of Holdouts.")).to_be_visible()
    expect(me.page.get_by_role("link", name="Back to the games")).to_be_visible()


def test_a_report_shows_what_its_writer_sees_and_nothing_that_others_hold(page_in: PageIn, server: Server):
    me = Person(page_in()).set_table(server, "daring-retreat", "me", "sensible", seed=7)
    me.prompt()
    table = me.table
    told = json.loads(me.report("The pile was empty."))
    assert told["said"] == "The pile was empty."
    state = expedition_of(server, table)
    players = told["state"]["players"]
    assert players[0]["hand"] == state.players[0].hand
    assert hidden_from(state, 0), "there is something to keep"
    assert players[1]["hand"] != state.players[1].hand
    assert "seed" not in told
