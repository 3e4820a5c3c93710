"""It fits: the worst positions of each game at every size, in both languages; nothing lies over anything else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from holdouts.engine.library import LANGUAGES
from tests.browser import stages
from tests.browser.people import DRAWN, PATIENCE
from tests.browser.watch import BRIEFED
from tests.server.process import Server

SIZES = (
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (820, 1180),
    (844, 390),
    (390, 844),
    (360, 640),
    (683, 384),  # a window of 1366 by 768 at 200 %
)
FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that holds every stage, at which nobody moves."""
    data = tmp_path_factory.mktemp("stages") / "holdouts.db"
    stages.set_stages(data)
    with Server(data, pace=stages.NEVER) as running:
        yield running


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One page for all stages: only its size and its address change."""
    person = browser.new_context(reduced_motion="reduce")
    person.add_init_script(BRIEFED)
    page = person.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    person.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stage", stages.STAGES)
def test_the_worst_position_fits_every_screen(page: Page, staged: Server, stage: str, lang: str):
    stages.look_at(page, staged, stage, lang)
    faults = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if found := page.evaluate(FAULTS):
            faults[f"{width}x{height}"] = found
    assert not faults, "\n".join(f"{size}: {'; '.join(found)}" for size, found in faults.items())


READ = """() => {
  const large = document.querySelector("#zoom.open");
  const edge = large.getBoundingClientRect();
  const panel = document.querySelector("#prompt").getBoundingClientRect();
  const parts = [...large.firstElementChild.children].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const text = large.querySelector(".card-text, .tile-more");
  return {
    outside: edge.left < 0 || edge.top < 0 || edge.right > innerWidth || edge.bottom > innerHeight,
    overAnswers: innerWidth > 760 && innerHeight > 559
      && edge.left < panel.right && edge.right > panel.left && edge.top < panel.bottom && edge.bottom > panel.top,
    overprinted: boxes.some((one, place) => boxes.slice(place + 1).some((other) => one.bottom > other.top + 1.5)),
    cut: text.getBoundingClientRect().bottom > edge.bottom + 1 || text.scrollHeight > text.clientHeight + 2,
  };
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_large_is_whole_and_leaves_the_answers_free(page: Page, staged: Server, lang: str):
    stages.look_at(page, staged, "longest-mission", lang)
    page.keyboard.press("Tab")  # whoever uses keys reads what has the focus
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for thing in ("#scene [data-zone=mission] .stack > .card", "#hand .held .slot:first-child .card"):
            page.locator(thing).focus()
            page.wait_for_selector("#zoom.open")
            faults += [f"{width}x{height} {thing}: {fault}" for fault, found in page.evaluate(READ).items() if found]
            page.keyboard.press("Escape")
            page.locator("#say-text, .tabs button").last.evaluate("() => document.activeElement.blur()")
    assert faults == []


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


OPEN = """() => Object.fromEntries(["first", "aside"].map((part) => [part,
  [...document.querySelectorAll(`#prompt .answers.${part} > .kind-of-answer`)].map((group) => group.open)]))"""


def test_nothing_besides_is_open_while_something_that_is_asked_for_is_shut(page: Page, staged: Server):
    stages.look_at(page, staged, "siege-finds", "en")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.evaluate(DRAWN)
    found = page.evaluate(OPEN)
    assert not all(found["first"]), "there is no room for twenty finds"
    assert found["aside"]
    assert not any(found["aside"])
