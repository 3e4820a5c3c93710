"""Pages under watch: whatever they ask of another place is told at the end. The browser itself lets nobody answer."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

DESKTOP, PHONE = (1366, 768), (390, 844)
BRIEFED = "try { for (const each of ['briefings', 'tips']) localStorage.setItem(each, 'off'); } catch {}"
"""Somebody who wants no briefing and no tips; an empty page remembers nothing."""

LOOPBACK = ("127.0.0.1", "localhost")

PageIn = Callable[..., Page]
"""page_in("fr", PHONE) opens an empty page of a new person: own cookies, own language, own screen."""


@contextmanager
def watched(browser: Browser) -> Iterator[PageIn]:
    """Opens pages, one person each. At the end, none has asked for anything elsewhere, and no script has stumbled."""
    people: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(lang: str = "en", size: tuple[int, int] = DESKTOP, *, briefed: bool = True) -> Page:
        width, height = size
        screen = {"viewport": {"width": width, "height": height}, "has_touch": size == PHONE}
        person = browser.new_context(locale=lang, service_workers="block", **screen)  # type: ignore[arg-type]
        people.append(person)
        if briefed:
            person.add_init_script(BRIEFED)
        person.on("request", look_at)
        person.on("page", lambda page: page.on("websocket", look_at))
        person.on("console", listen)
        person.on("weberror", lambda problem: complaints.append(f"stumbled: {problem.error}"))
        return person.new_page()

    def look_at(asked: Request | WebSocket) -> None:
        if is_foreign(asked.url):
            complaints.append(f"asked for {asked.url}")

    def listen(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:  # refused by the page's own policy, before anybody was asked
            complaints.append(f"asked for what its policy forbids: {message.text}")

    try:
        yield open_page
    finally:
        for person in people:
            person.close()
    assert not complaints, "\n".join(complaints)


def is_foreign(url: str) -> bool:
    """Whether an address leads off this machine; one within the page leads nowhere."""
    parts = urlsplit(url)
    return parts.scheme not in ("about", "blob", "data") and parts.hostname not in LOOPBACK
