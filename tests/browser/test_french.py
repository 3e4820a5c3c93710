"""The table in French, and from one language to the other."""

import re
from contextlib import suppress
from functools import cache

from playwright.sync_api import Page, expect

from holdouts.engine.words import BadWords, Words
from holdouts.server.phrases import page_words
from tests.browser.people import Person, Sight, Survivor
from tests.browser.watch import PageIn
from tests.server.process import Server

ENGLISH = re.compile(
    r"\b(the|and|you|your|with|was|were|took|began|ended|search|searched|found|played|turn|discard|hand"
    r"|undo|help|settings|close|history|rules|waiting|choose|somebody)\b",
    re.IGNORECASE,
)
RULE = re.compile(r"\bGOD-[A-Z]+-\d+\b")
KEY = re.compile(r"\b(?:pick|ask|event|name|type|part|say|key|zone|tag|seat|kind|option|statistic|refused)-[a-z-]+\b")
_TEXTS = """() => {
  const texts = [document.title];
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("[lang]:not(html)")) continue;
    for (const name of ["aria-label", "title", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent);
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}"""


def english_leftovers(page: Page) -> list[str]:
    """What the page says, sees or whispers that is English, or no words at all but a key."""
    texts: list[str] = page.evaluate(_TEXTS)
    told = [RULE.sub("", text).strip() for text in texts]
    return [text for text in told if text in english_alone() or ENGLISH.search(text) or KEY.search(text)]


@cache
def english_alone() -> frozenset[str]:
    """All that is said without slots in English and otherwise in French."""
    return frozenset(plain("en") - plain("fr"))


def plain(lang: str) -> set[str]:
    found = set()
    words: Words | None = page_words(lang)
    while words is not None:
        for key in words.keys():  # noqa: SIM118
            with suppress(BadWords):
                found.add(words.say(key))
        words = words.fallback
    return found


def test_the_pages_before_the_table_are_french(page_in: PageIn, server: Server):
    page = page_in("fr")
    home = Person(page).visit(server)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert english_leftovers(page) == []
    form = home.new_table()
    page.wait_for_selector("#new")
    assert english_leftovers(page) == []
    form.fill("last-hunt", "me", "sensible")
    assert english_leftovers(page) == []


def test_a_whole_game_is_french_to_the_end(page_in: PageIn, server: Server):
    page = page_in("fr")
    table = Person(page).set_table(server, "mad-prophet", "me", seed=6)
    expect(page.locator("html")).to_have_attribute("lang", "fr")

    def is_french(sight: Sight) -> None:
        assert english_leftovers(page) == [], sight

    assert table.play_on(table.press, Survivor(1), is_french) > 20
    page.goto(f"{page.url}/story")
    assert english_leftovers(page) == []


def test_another_language_in_mid_game_keeps_the_game(page_in: PageIn, server: Server):
    page = page_in("en")
    table = Person(page).set_table(server, "mad-prophet", "me", seed=6)
    for _ in range(4):
        table.press(table.prompt().answers[0])
    english, lines = table.prompt(), len(table.log)

    def speak(name: str) -> None:
        page.keyboard.press("s")
        page.get_by_role("dialog").get_by_role("button", name=name).click()

    speak("Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    french = table.prompt()
    assert [answer.pick for answer in french.answers] == [answer.pick for answer in english.answers]
    assert french.ask != english.ask
    assert len(table.log) == lines
    assert english_leftovers(page) == []
    table.press(french.answers[0])
    table.prompt()
    speak("English")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    table.prompt()
    assert len(table.log) > lines
    assert "Undo" in english_leftovers(page), "nothing would have been found"
