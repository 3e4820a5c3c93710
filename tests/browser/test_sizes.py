"""Every screen shows the whole table: the piles in one row, what was searched below them, nothing cut."""

from tests.browser.people import DRAWN, Person, Survivor
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


def test_the_table_fits_every_screen(page_in: PageIn, server: Server):
    """One page that is resized: what is measured does not depend on the size it was opened in."""
    me = Person(page_in()).set_table(server, "daring-retreat", "me", "sensible", "sensible", seed=7)
    choose = Survivor(1)
    for _ in range(6):
        sight = me.prompt()
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.evaluate(DRAWN)
            found, where = me.page.evaluate(_SCENE), f"{width}x{height}: {sight.ask}"
            assert len(set(found["tops"])) == 1, f"{where}: all piles lie in one row"
            assert found["hidden"] <= 1, f"{where}: nothing of the table has to be scrolled to"
            assert found["below"] <= 0, where
            assert found["cut"] <= 0, where
            assert found["page"] <= 0, where
        me.press(choose(sight))


def test_a_hand_for_which_there_is_room_is_read_whole(page_in: PageIn, server: Server):
    """A row of four or five cards has the whole height and width of the hand; nothing on them is cut."""
    me = Person(page_in()).set_table(server, "daring-retreat", "me", "sensible", "sensible", seed=7)
    me.prompt()
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(DRAWN)
        cut = me.page.locator("#hand .held .card.more .card-name").all_text_contents()
        assert not cut, f"{width}x{height}: {cut}"
