"""The table on a phone, with a thumb."""

from playwright.sync_api import expect

from tests.browser.people import Person, Sight, Survivor
from tests.browser.watch import PHONE, PageIn
from tests.server.process import Server

SMALLEST_TARGET = 40
_MEASURES = """() => {
  const box = (element) => element.getBoundingClientRect().toJSON();
  return {
    wide: Math.max(document.scrollingElement.scrollWidth, document.body.scrollWidth),
    high: document.scrollingElement.scrollHeight,
    ask: box(document.querySelector("#prompt .ask")),
    hand: box(document.querySelector("#hand")),
    options: [...document.querySelectorAll("#prompt :is(.option, summary)")]
      .filter((one) => one.checkVisibility()).map(box),
  };
}"""


def test_a_whole_game_is_played_with_a_thumb(page_in: PageIn, server: Server):
    page = page_in(size=PHONE)
    table = Person(page).set_table(server, "daring-retreat", "me", "sensible", "sensible", seed=7)
    width, height = PHONE

    def fits(sight: Sight) -> None:
        seen = page.evaluate(_MEASURES)
        assert seen["wide"] <= width, sight
        assert seen["high"] <= height, sight
        if sight.over or page.locator("#end .ending").count():  # the stage of the end is over all the rest
            return
        assert seen["ask"]["top"] >= 0, sight
        assert seen["ask"]["bottom"] <= height, sight
        assert seen["hand"]["bottom"] <= height, sight
        assert seen["hand"]["height"] >= SMALLEST_TARGET, sight
        for option in seen["options"]:
            assert option["height"] >= SMALLEST_TARGET, sight
            assert 0 <= option["left"] < option["right"] <= width, sight

    assert table.play_on(table.tap, Survivor(1), fits) > 10
    expect(page.locator("#end").get_by_role("link", name="Read the story")).to_be_visible()


def test_every_card_of_the_hand_can_be_read_by_tapping_it(page_in: PageIn, server: Server):
    page = page_in(size=PHONE)
    table = Person(page).set_table(server, "daring-retreat", "me", "sensible", seed=7)
    table.prompt()
    cards = page.locator("#hand [data-zone^=hand] .card.face, #hand .zone:first-child .card.face")
    assert cards.count() >= 4
    for number in range(cards.count()):
        name = cards.nth(number).locator(".card-name").inner_text()
        cards.nth(number).tap()
        expect(page.locator("#zoom .card-name")).to_have_text(name)
        expect(page.locator("#zoom")).to_be_in_viewport(ratio=0.9)


def test_a_card_that_is_tapped_is_read_with_its_answers_below_it(page_in: PageIn, server: Server):
    page = page_in(size=PHONE)
    table = Person(page).set_table(server, "mad-prophet", "me", seed=8)
    table.prompt()
    before = len(table.log)
    page.locator("#hand .held .card.lit").first.tap()
    expect(page.locator("#zoom.open .card-text")).to_be_in_viewport(ratio=1)
    answer = page.locator("#menu .option").first
    expect(answer).to_be_in_viewport(ratio=1)
    card, menu = page.locator("#zoom").bounding_box(), page.locator("#menu").bounding_box()
    assert card is not None
    assert menu is not None
    assert card["y"] + card["height"] <= menu["y"] or card["x"] + card["width"] <= menu["x"], "nothing is covered"
    answer.tap()
    table.until(lambda me: len(me.log) > before or me.look().rule != "GOD-SEARCH-1")


def test_the_tabs_lead_to_people_log_and_chat_while_the_question_stays(page_in: PageIn, server: Server):
    page = page_in(size=PHONE)
    table = Person(page).set_table(server, "daring-retreat", "me", "sensible", seed=7)
    table.prompt()
    for tab, part in (
        ("People", "#people .person"),
        ("Log", "#log .line"),
        ("Chat", "#say-text"),
        ("Table", "#scene .piles .stack > .card"),
    ):
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator(part).last).to_be_in_viewport()
        expect(page.locator("#prompt .ask")).to_be_in_viewport(ratio=1)


def test_home_and_the_new_table_fit_the_width(page_in: PageIn, server: Server):
    page = page_in(size=PHONE)
    home = Person(page).visit(server)
    wide = "() => document.scrollingElement.scrollWidth"
    assert page.evaluate(wide) <= PHONE[0]
    home.new_table()
    page.wait_for_selector("#new")
    assert page.evaluate(wide) <= PHONE[0]
