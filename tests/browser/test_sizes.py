"""Every screen shows the whole table: the piles in one row, what was searched below them, nothing cut."""

import pytest

from tests.browser.people import Person, Survivor
from tests.browser.watch import PageIn
from tests.server.process import Server

SIZES = ((1024, 768), (1280, 800), (1366, 768), (1920, 1080), (820, 1180))
_SCENE = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const scene = document.querySelector("#scene");
  return {
    tops: [...scene.querySelectorAll(".piles .zone")].map((pile) => Math.round(pile.getBoundingClientRect().top)),
    hidden: scene.scrollHeight - scene.clientHeight,
    below: box("#scene .rows .zone").bottom - box("#scene").bottom,
    cut: Math.max(...[...document.querySelectorAll("#scene, #hand, #people, #log")].map(
      (part) => part.getBoundingClientRect().right)) - innerWidth,
    page: document.scrollingElement.scrollHeight - innerHeight,
  };
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fits_the_screen(page_in: PageIn, server: Server, size: tuple[int, int]):
    me = Person(page_in(size=size)).set_table(server, "daring-retreat", "me", "sensible", "sensible", seed=7)
    choose = Survivor(1)
    for _ in range(6):
        sight = me.prompt()
        found = me.page.evaluate(_SCENE)
        assert len(set(found["tops"])) == 1, "all piles lie in one row"
        assert found["hidden"] <= 1, "nothing of the table has to be scrolled to"
        assert found["below"] <= 0
        assert found["cut"] <= 0
        assert found["page"] <= 0
        me.press(choose(sight))
