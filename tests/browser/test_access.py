"""Everybody can play: axe finds nothing, every control has a name, what happens is read out, and stillness is kept."""

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.people import Person, Sight, Survivor
from tests.browser.watch import PHONE, PageIn
from tests.server.process import GAME, Server

AXE = Axe()
_NAMELESS = """() => [...document.querySelectorAll("button, a[href], input:not([type=hidden]), select, summary")]
  .filter((one) => one.getClientRects().length && !(one.getAttribute("aria-label") || one.textContent.trim()
    || [...(one.labels ?? [])].some((label) => label.textContent.trim())))
  .map((one) => one.outerHTML.slice(0, 120))"""

_VIOLATIONS = """only => axe.run({ resultTypes: ["violations"], ...(only && { runOnly: only }) })
  .then((found) => found.violations)"""
COLOURS = ["color-contrast", "link-in-text-block"]
"""What axe finds by looking at colours: all the rest is the same in any light."""

_LISTEN = """said => {
  window.readOut = [];
  new MutationObserver(() => window.readOut.push(said.textContent)).observe(said, { childList: true });
}"""


def is_accessible(page: Page, where: str) -> None:
    """Nothing to find for axe, bright and dark; what is no matter of colour is looked for once."""
    assert page.evaluate(_NAMELESS) == [], where
    for scheme in ("light", "dark"):
        only = COLOURS if scheme == "dark" else None
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate("light => document.documentElement.dataset.light = light", scheme)
        told = [
            f"{fault['id']}: {node['target']} {node['any'][0]['message'] if node['any'] else ''}"
            for fault in violations(page, only)
            for node in fault["nodes"][:3]
        ]
        assert told == [], f"{where}, {scheme}"


def violations(page: Page, only: list[str] | None = None) -> list[dict[str, Any]]:
    """What axe finds, by all rules or by these; it is read once for each page, and what it passes stays there."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.axe_script)
    found: list[dict[str, Any]] = page.evaluate(_VIOLATIONS, only)
    return found


def test_axe_finds_nothing_before_the_table(page_in: PageIn, server: Server):
    page = page_in()
    me = Person(page).visit(server)
    is_accessible(page, "home")
    me.new_table()
    is_accessible(page, "new table")
    me.fill("daring-retreat", "me", "open", seed=7).start()
    is_accessible(page, "table where a friend is awaited")
    link = page.locator("#prompt .link").input_value()
    page.goto(server.url)
    is_accessible(page, "home with a table")
    page.goto(f"{server.url}/rules/{GAME}")
    is_accessible(page, "rulebook")
    page.goto(f"{server.url}/t/nothing")
    is_accessible(page, "no such table")
    friend = page_in()
    friend.goto(link)
    friend.wait_for_selector("[name=name]")
    is_accessible(friend, "join")


def test_axe_finds_nothing_at_the_table(page_in: PageIn, server: Server):
    page = page_in()
    table = Person(page).set_table(server, "mad-prophet", "me", seed=8)
    page.emulate_media(reduced_motion="reduce")
    left = {"GOD-SEARCH-1", "GOD-SEARCH-3", "GOD-PERIL-5", "GOD-HARVEST-1", "GOD-FEED-1"}

    def check(sight: Sight) -> None:
        if sight.rule in left or sight.over:
            left.discard(sight.rule)
            is_accessible(page, sight.ask)

    table.play_on(table.press, Survivor(2), check)
    assert not left, "these were never asked"
    page.goto(f"{page.url}/story")
    is_accessible(page, "story")


def test_axe_finds_nothing_in_a_drawer(page_in: PageIn, server: Server):
    page = page_in()
    Person(page).set_table(server, "daring-retreat", "me", "sensible", seed=7).prompt()
    for key in ("r", "?", "s"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        is_accessible(page, key)
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.wait_for_selector("body.replaying #replay output:not(:empty)")
    is_accessible(page, "h")


def test_axe_finds_nothing_on_a_phone(page_in: PageIn, server: Server):
    page = page_in(size=PHONE)
    Person(page).set_table(server, "daring-retreat", "me", "sensible", seed=7).prompt()
    for tab in ("People", "Log", "Chat", "Table"):
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).tap()
        is_accessible(page, tab)


def test_what_happened_is_read_out(page_in: PageIn, server: Server):
    table = Person(page_in()).set_table(server, "mad-prophet", "me", seed=6)
    said = table.page.locator("#said")
    expect(said).to_have_attribute("aria-live", "polite")
    said.evaluate(_LISTEN)
    told = 0
    for _ in range(6):
        before = len(table.log)
        table.press(table.prompt().answers[0])
        table.prompt()
        new = table.log[before:]
        read_out: list[str] = table.page.evaluate("() => window.readOut")
        assert all(any(line in text for text in read_out) for line in new)
        told += len(new)
    assert told > 5


# --- stillness ---


def gliding(page: Page) -> Callable[[], int]:
    """Counts how often things glide."""
    page.add_init_script("""
        window.glides = 0;
        const start = Document.prototype.startViewTransition;
        Document.prototype.startViewTransition = function (...all) {
            window.glides += 1;
            return start.apply(this, all);
        };
    """)

    def count() -> int:
        glides: int = page.evaluate("() => window.glides")
        return glides

    return count


def choose_some(table: Person) -> None:
    for _ in range(3):
        table.press(table.prompt().answers[0])
    table.prompt()


def test_things_glide_unless_the_system_asks_for_stillness(page_in: PageIn, server: Server):
    page = page_in()
    glides = gliding(page)
    table = Person(page, still=False).set_table(server, "mad-prophet", "me", seed=6)
    choose_some(table)
    moved = glides()
    assert moved > 0
    page.emulate_media(reduced_motion="reduce")
    choose_some(table)
    assert glides() == moved


def test_the_switch_stops_things_from_gliding_and_is_remembered(page_in: PageIn, server: Server):
    page = page_in()
    glides = gliding(page)
    table = Person(page, still=False).set_table(server, "mad-prophet", "me", seed=6)
    table.prompt()
    page.keyboard.press("s")
    page.get_by_label("No animation").check()
    page.keyboard.press("Escape")
    page.reload()
    choose_some(table)
    assert glides() == 0
    page.keyboard.press("s")
    expect(page.get_by_label("No animation")).to_be_checked()
    page.get_by_label("No animation").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)  # while a drawer is open, nothing glides behind it
    for _ in range(4):
        choose_some(table)
        if glides():
            break
    assert glides() > 0, "and it can be switched on again"


# --- nothing from elsewhere ---


def test_no_page_allows_inline_scripts_or_styles(page_in: PageIn, server: Server):
    page = page_in()
    policies: dict[str, str] = {}
    page.on("response", lambda answer: policies.update({answer.url: answer.headers.get("content-security-policy", "")}))
    table = Person(page).visit(server).new_table().fill("mad-prophet", "me", seed=8).start()
    table.prompt()
    address = page.url
    for more in ("/story", "/rules?q=food"):
        page.goto(address + more)
    page.goto(f"{server.url}/rules/{GAME}")
    assert len(policies) > 6
    for url, policy in policies.items():
        assert policy.startswith("default-src 'none'"), url
        assert "unsafe" not in policy, url
