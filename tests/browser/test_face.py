"""The face of a table: its pictures are there, it has its light, and all of it comes quickly."""

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.people import Person, wait_for
from tests.browser.watch import PageIn
from tests.server.process import GAME, Server

MOST_BYTES = 250_000
"""Of everything that a browser fetches before a table is there for the first time."""

MAP = "maximum-apocalypse"

_PAINTED = """() => {
  const all = [...document.querySelectorAll("svg.picture use")];
  const layers = all.filter((one) => one.ownerSVGElement.checkVisibility());
  return layers.length > 0 && layers.every((one) => one.getBBox().width > 0);
}"""
_REASON = """() => {
  const zoom = document.querySelector("#zoom");
  zoom.innerHTML = '<span class="card back"><span class="why">Not here.</span></span>';
  const colour = (one) => getComputedStyle(one).color;
  return { reason: colour(zoom.querySelector(".why")), back: colour(zoom.firstChild), page: colour(document.body) };
}"""
_SCHEME = "() => getComputedStyle(document.documentElement).colorScheme"
_GROUND = "() => getComputedStyle(document.body).backgroundColor"


def is_painted(page: Page) -> None:
    """Every layer of every picture that is in sight has arrived."""
    wait_for(page, _PAINTED)


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [
        (GAME, "daring-retreat", 6),
        (MAP, "tutorial", 4),
        ("dead-of-winter", "until-the-thaw", 5),
        ("this-war-of-mine", "until-the-ceasefire", 6),
    ],
)
def test_a_first_load_of_a_full_table_is_small_and_all_its_pictures_are_painted(
    page_in: PageIn, server: Server, game: str, scenario: str, seats: int
):
    program = server.open_table("me", *["sensible"] * (seats - 1), game=game, scenario=scenario)
    page = page_in(first=True)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    Person(page).sit_with(program).prompt()
    is_painted(page)
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert any(url.endswith(".svg") and f"/look/{game}/" in url for url in sizes)
    assert len([url for url in sizes if url.endswith(".css")]) == 2, "the style of all tables, and of this game"
    print(f"{game}: {sum(sizes.values())} bytes")
    assert sum(sizes.values()) < MOST_BYTES, sizes


def test_the_tunnels_are_dark_until_somebody_wants_light_and_the_browser_remembers_it(page_in: PageIn, server: Server):
    page = page_in()
    page.emulate_media(color_scheme="light")
    me = Person(page).visit(server)
    assert page.evaluate(_SCHEME) == "light dark"
    me.new_table().fill("daring-retreat", "me", "sensible", seed=7).start()
    me.prompt()
    assert page.evaluate(_SCHEME) == "dark"
    dark = page.evaluate(_GROUND)
    page.keyboard.press("s")
    page.locator("#settings [data-choose-light=light]").click()
    assert page.evaluate(_SCHEME) == "light"
    assert page.evaluate(_GROUND) != dark
    page.reload()
    me.prompt()
    assert page.evaluate(_SCHEME) == "light"
    expect(page.locator("#settings [data-choose-light=light]")).to_have_attribute("aria-pressed", "true")


def test_what_is_chosen_on_one_page_holds_on_all_until_it_is_taken_back(page_in: PageIn, server: Server):
    page = page_in()
    page.emulate_media(color_scheme="light")
    Person(page).visit(server)
    page.locator(".site [data-choose-light=dark]").click()
    page.goto(f"{server.url}/rules/{MAP}")
    assert page.evaluate(_SCHEME) == "dark"
    page.locator('.site [data-choose-light=""]').click()
    assert page.evaluate(_SCHEME) == "light dark"


def test_a_game_without_a_light_of_its_own_has_that_of_the_system(page_in: PageIn, server: Server):
    page = page_in()
    Person(page).sit_with(server.open_table("me", "sensible", game=MAP, scenario="tutorial")).prompt()
    page.emulate_media(color_scheme="light")
    day = page.evaluate(_GROUND)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(_GROUND) != day


@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_portrait_stands_at_every_seat_and_a_place_on_every_tile_that_is_seen(
    page_in: PageIn, server: Server, light: str
):
    page = page_in()
    page.emulate_media(color_scheme="light" if light == "light" else "dark")
    Person(page).sit_with(server.open_table("me", "sensible", "sensible", game=MAP, scenario="tutorial")).prompt()
    is_painted(page)
    assert page.locator(".person-head .pawn .picture, .me .pawn .picture").count() == 3
    assert page.locator(".tile.face").count() == page.locator(".tile.face .tile-art .picture").count() > 0


def test_a_reason_on_the_back_of_a_card_has_the_colour_of_what_is_read_not_that_of_the_back(
    page_in: PageIn, server: Server
):
    page = page_in()
    Person(page).sit_with(server.open_table("me", "sensible", game=MAP, scenario="tutorial")).prompt()
    colours = page.evaluate(_REASON)
    assert colours["reason"] == colours["page"] != colours["back"]
