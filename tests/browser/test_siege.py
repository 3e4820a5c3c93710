"""This War of Mine in the browser: both sides of the house fit every screen, thirteen columns and all."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from holdouts.engine.library import LANGUAGES
from tests.browser import stages
from tests.browser.people import PATIENCE
from tests.browser.test_layout import DRAWN, FAULTS, SIZES
from tests.browser.watch import BRIEFED
from tests.server.process import Server

GAME = "this-war-of-mine"


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the stages of the siege, at which nobody moves."""
    data = tmp_path_factory.mktemp("siege") / "holdouts.db"
    stages.set_stages(data, "siege")
    with Server(data, pace=stages.NEVER, trying=GAME) as running:
        yield running


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    person = browser.new_context(reduced_motion="reduce")
    person.add_init_script(BRIEFED)
    page = person.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    person.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stage", stages.SIEGE)
def test_the_house_fits_every_screen(page: Page, staged: Server, stage: str, lang: str):
    stages.look_at(page, staged, stage, lang)
    faults = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if found := page.evaluate(FAULTS):
            faults[f"{width}x{height}"] = found
    assert not faults, "\n".join(f"{size}: {'; '.join(found)}" for size, found in faults.items())


WHOLE = """() => {
  const frame = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(".map .tile")].filter((room) => {
    const edge = room.getBoundingClientRect();
    return edge.left < frame.left - 1 || edge.right > frame.right + 1;
  }).length;
}"""


@pytest.mark.parametrize("size", [(1366, 768), (820, 1180), (390, 844), (360, 640)], ids=lambda size: f"{size[0]}")
def test_no_room_of_the_house_is_cut_off_at_its_sides(page: Page, staged: Server, size: tuple[int, int]):
    stages.look_at(page, staged, "siege", "en")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    assert page.locator(".map .tile").count() == 36
    assert page.evaluate(WHOLE) == 0
