"""Pages under watch: whatever they ask of another place is told at the end. The browser itself lets nobody answer."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebError, WebSocket

DESKTOP, PHONE = (1366, 768), (390, 844)
BRIEFED = "try { for (const each of ['briefings', 'tips']) localStorage.setItem(each, 'off'); } catch {}"
"""Somebody who wants no briefing and no tips; an empty page remembers nothing."""

LOOPBACK = ("127.0.0.1", "localhost")

PageIn = Callable[..., Page]
"""page_in("fr", PHONE) opens an empty page of a new person: own cookies, own language, own screen."""


class Guest:
    """Somebody with a browser of their own, as far as cookies, storage, language and screen go."""

    def __init__(self, browser: Browser, lang: str, size: tuple[int, int], briefed: bool) -> None:
        width, height = size
        screen = {"viewport": {"width": width, "height": height}, "has_touch": size == PHONE}
        self.context = browser.new_context(locale=lang, service_workers="block", **screen)  # type: ignore[arg-type]
        if briefed:
            self.context.add_init_script(BRIEFED)
        self._complaints: list[str] = []
        self._origins: set[str] = set()
        self._home = self.context.new_page()  # as long as one page is open, the next need not start from nothing
        self._tools = self.context.new_cdp_session(self._home)
        self.context.on("request", self._look_at)
        self.context.on("page", lambda page: page.on("websocket", self._look_at))
        self.context.on("console", self._listen)
        self.context.on("weberror", self._stumble)

    def _look_at(self, asked: Request | WebSocket) -> None:
        parts = urlsplit(asked.url)
        self._origins.add(f"{parts.scheme}://{parts.netloc}")
        if is_foreign(asked.url):
            self._complaints.append(f"asked for {asked.url}")

    def _listen(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:  # refused by the page's own policy, before anybody was asked
            self._complaints.append(f"asked for what its policy forbids: {message.text}")

    def _stumble(self, problem: WebError) -> None:
        self._complaints.append(f"stumbled: {problem.error}")

    def leave(self) -> list[str]:
        """Shut every page, and leave nothing behind but what was read from the server; what went wrong meanwhile."""
        for page in self.context.pages:
            if page is not self._home:
                page.close()
        self.context.set_offline(False)
        self.context.clear_cookies()
        for origin in self._origins:
            self._tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._origins.clear()
        found, self._complaints = self._complaints, []
        return found


class Guests:
    """All who come to one browser. Whoever comes after somebody like them finds it warm: half a first page's work."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._gone: defaultdict[tuple[object, ...], list[Guest]] = defaultdict(list)

    @contextmanager
    def watched(self) -> Iterator[PageIn]:
        """Opens pages, one person each. In the end none has asked for things elsewhere, and no script has stumbled."""
        here: list[tuple[tuple[object, ...], Guest]] = []

        def open_page(
            lang: str = "en", size: tuple[int, int] = DESKTOP, *, briefed: bool = True, first: bool = False
        ) -> Page:
            """`first` is somebody whose browser has read nothing yet."""
            kind = (lang, size, briefed)
            guest = self._gone[kind].pop() if self._gone[kind] and not first else Guest(self._browser, *kind)
            here.append((kind, guest))
            return guest.context.new_page()

        complaints: list[str] = []
        try:
            yield open_page
        finally:
            for kind, guest in here:
                complaints += guest.leave()
                self._gone[kind].append(guest)
        assert not complaints, "\n".join(complaints)


def is_foreign(url: str) -> bool:
    """Whether an address leads off this machine; one within the page leads nowhere."""
    parts = urlsplit(url)
    return parts.scheme not in ("about", "blob", "data") and parts.hostname not in LOOPBACK
