"""Everybody has a colour of their own; whoever picks one is drawn in it, here and at the next table."""

from tests.browser.people import Person, wait_for
from tests.browser.watch import PageIn
from tests.server.process import Server

_WEARS = """([who, hue]) => {
  const style = getComputedStyle(document.querySelector(who) ?? document.body);
  return style.getPropertyValue("--seat") === style.getPropertyValue(`--hue-${hue}`);
}"""


def wears(me: Person, who: str, hue: int) -> None:
    """Wait until somebody is drawn in a colour."""
    wait_for(me.page, _WEARS, [who, hue])


def test_a_colour_that_is_picked_is_seen_by_all_and_remembered(page_in: PageIn, server: Server):
    program = server.open_table("me", "open")
    me = Person(page_in()).sit_with(program)
    guest = Person(page_in()).join(program.info["seats"][1]["invite"], "Bea")
    wears(me, "#hand .seat-0", 0)
    assert me.settings("colour", colour=1)["ok"]
    wears(me, "#hand .seat-0", 1)
    wears(me, "#people .seat-1", 0)
    wears(guest, "#hand .seat-1", 0)
    wears(guest, "#people .seat-0", 1)
    me.visit(server).new_table().fill("mad-prophet", "me").start()
    wears(me, "#hand .seat-0", 1)
