"""Company: several people at one table, what went through their sockets, and what the store knows."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from holdouts.engine.library import open_words
from holdouts.games import find_game
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.server.archive import Archive, Standing
from holdouts.server.seats import COOKIE
from holdouts.server.store import Store
from tests.server.process import GAME, Program, Server

PATIENCE = 20_000.0
"""Milliseconds until a page should show something, even on a slow machine."""

_LOOK = """() => ({
    over: document.querySelector("#end .ending") !== null,
    curtain: document.querySelector("#curtain button") !== null,
    busy: document.readyState !== "complete" || document.body.classList.contains("busy"),
    asked: document.querySelector("#prompt .asked.mine") !== null,
    options: [...document.querySelectorAll("#prompt .option")].map(
        (one) => [Number(one.dataset.number), one.querySelector("span").textContent, one.dataset.option]),
})"""
_MARK = "() => [document.body.dataset.version, document.querySelector('#prompt').innerHTML]"
_MOVED = """([version, prompt]) => !document.body.classList.contains("busy")
    && (document.body.dataset.version !== version || document.querySelector("#prompt").innerHTML !== prompt)"""


class Way(NamedTuple):
    """One option of a prompt."""

    number: int
    label: str
    option: dict[str, Any]

    @property
    def pick(self) -> str:
        return str(self.option["pick"])


class Sight(NamedTuple):
    """What a person can do at a glance."""

    over: bool
    curtain: bool
    busy: bool
    """A choice was made, and what comes of it is not yet shown."""
    asked: bool
    ways: list[Way]


class Person:
    """Somebody with a page of their own; all that goes through their socket is kept."""

    def __init__(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        page.emulate_media(reduced_motion="reduce")
        self.page = page
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    # --- coming in ---

    def sit_with(self, program: Program, url: str = "") -> "Person":
        """Take the secret of a program into the browser, and open its table, perhaps by a detour."""
        url = url or program.server.url
        self.page.context.add_cookies([{"name": COOKIE, "value": program.token, "url": url}])
        self.page.goto(f"{url}/t/{program.table}")
        return self

    def join(self, link: str, name: str, lang: str = "en") -> "Person":
        """Click an invitation and sit down."""
        self.page.goto(link)
        self.page.locator("[name=name]").fill(name)
        self.page.locator("[name=lang]").select_option(lang)
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_selector("body.table")
        self.page.wait_for_load_state()
        return self

    # --- looking ---

    def look(self) -> Sight:
        told = self.page.evaluate(_LOOK)
        ways = [Way(number, label, json.loads(option)) for number, label, option in told["options"]]
        asked = told["asked"] and bool(ways) and not told["busy"]
        return Sight(told["over"], told["curtain"], told["busy"], asked, ways)

    @property
    def html(self) -> str:
        return self.page.content()

    def text(self, selector: str) -> str:
        return self.page.locator(selector).inner_text()

    def see(self, selector: str, text: str | re.Pattern[str] = "") -> None:
        """Wait until something is there."""
        found = self.page.locator(selector, has_text=text) if text else self.page.locator(selector)
        found.first.wait_for(state="attached")

    def until(self, is_so: Callable[["Person"], object]) -> None:
        wait_until(self.page, lambda: bool(is_so(self)))

    def wait_for_turn(self) -> list[Way]:
        """Until this person is asked; their options."""
        self.until(lambda me: me.look().asked)
        return self.look().ways

    # --- doing ---

    def choose(self, way: Way) -> bool:
        """Click an option and wait for what comes of it; whether it was made."""
        before = len(self.heard)
        mark = self.page.evaluate(_MARK)
        self.page.locator(f'#prompt .option[data-number="{way.number}"]').click()
        self.page.wait_for_function(_MOVED, arg=mark)
        return all(told.get("ok", True) for told in self.heard[before:])

    def pick(self, pick: str, **fields: Any) -> bool:
        """Choose by what it does."""
        for way in self.look().ways:
            if way.pick == pick and fields.items() <= way.option.items():
                return self.choose(way)
        raise AssertionError(f"no {pick} {fields} among {[way.option for way in self.look().ways]}")

    def press_tool(self, do: str, **fields: Any) -> dict[str, Any]:
        """Press a button that says something to the table, and wait for the answer."""
        buttons = self.page.locator(f"[data-do={do}]")
        for button in buttons.all():
            if json.loads(button.get_attribute("data-with") or "{}") == fields:
                return self.answer_to(button.click)
        raise AssertionError(f"no button for {do} {fields}")

    def settings(self, do: str, **fields: Any) -> dict[str, Any]:
        """The same in the drawer of settings."""
        self.page.locator("[data-open=settings]").click()
        try:
            return self.press_tool(do, **fields)
        finally:
            self.page.locator("#settings [data-close]").click()

    def answer_to(self, act: Callable[[], object]) -> dict[str, Any]:
        """What the server says to what is done here."""
        sent = len(self.sent)
        act()
        self.until(lambda me: len(me.sent) > sent)
        id_ = self.sent[sent]["id"]
        self.until(lambda me: any(told.get("to") == id_ for told in me.heard))
        return next(told for told in self.heard if told.get("to") == id_)

    def say(self, text: str) -> None:
        self.page.keyboard.press("c")
        self.page.locator("#say-text").fill(text)
        self.page.locator("#say button").click()


# --- together ---


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server for several tests."""
    running = Server(folder / "holdouts.db")
    running.start()
    try:
        yield running
    finally:
        running.stop()


def wait_until(page: Page, is_so: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
    """Look again and again; the page goes on meanwhile."""
    for _ in range(int(seconds * 50)):
        if is_so():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it never came")


def next_asked(people: Sequence[Person]) -> Person | None:
    """Whoever is asked next; None at the end."""
    found: list[Person] = []

    def somebody() -> bool:
        sights = [(person, person.look()) for person in people]
        found[:] = [person for person, sight in sights if sight.asked]
        return bool(found) or all(sight.over for _, sight in sights)

    wait_until(people[0].page, somebody, 60)
    return found[0] if found else None


def play_on(people: Sequence[Person], lots: Random, most: int = 400) -> Iterator[tuple[Person, Way]]:
    """Everybody answers what they are asked, by lot; ends with the game. Yields before each choice."""
    for _ in range(most):
        person = next_asked(people)
        if person is None:
            return
        ways = [way for way in person.look().ways if way.pick != "approach"]
        if not ways:
            continue
        way = lots.choice(ways)
        yield person, way
        person.choose(way)
    raise AssertionError("the game did not end")


# --- the truth ---


@contextmanager
def store_of(server: Server) -> Iterator[Archive]:
    """The server's own store, read beside it."""
    store = Store.in_file(server.data)
    try:
        yield Archive(store)
    finally:
        store.close()


def truth(server: Server, table: str) -> Standing:
    """The table as it is stored at this moment, with everybody's secrets."""
    with store_of(server) as archive:
        standing = archive.load(table)
    assert standing is not None
    return standing


def expedition_of(server: Server, table: str) -> Expedition:
    """The state itself, with everybody's secrets."""
    state = truth(server, table).table.state
    assert isinstance(state, Expedition)
    return state


def card_names(expedition: Expedition, cards: Sequence[int], lang: str = "en") -> list[str]:
    """What cards are called on a page."""
    words = open_words(find_game(GAME), lang, [])
    return [words.say(f"name-{expedition.book.cards[card].id}") for card in cards]


def hidden_from(expedition: Expedition, seat: int, lang: str = "en") -> set[str]:
    """What cards in other hands are called, unless this seat may see one of the same name, or knows of it."""
    seen = [*expedition.searched, *expedition.open, *expedition.discards, *expedition.trophies, *expedition.known]
    seen += [*expedition.players[seat].hand, *expedition.players[seat].knows]
    hands = [card for player in expedition.players for card in player.hand]
    return set(card_names(expedition, hands, lang)) - set(card_names(expedition, seen, lang))


def mentions(html: str, name: str) -> bool:
    """Whether a page names a card, anywhere in it."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", html) is not None
