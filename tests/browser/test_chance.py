"""Chance in the browser: it promises, tells and checks by itself, and says what it found."""

import hashlib
import hmac
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from holdouts.engine.mixing import Mixture, Share, commitment_to
from tests.browser.people import Person
from tests.browser.truth import truth
from tests.browser.watch import PHONE, PageIn
from tests.server.process import Server

LENGTHS = (0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000)
HEX = re.compile(r"\b[0-9a-f]{64}\b")


def in_page(person: Person, server: Server, expression: str, argument: Any) -> Any:
    """What the page's own script makes of something."""
    person.page.goto(server.url)
    script = f"""async (it) => {{
      const chance = await import(new URL("chance.js", document.querySelector("script[src$='/light.js']").src));
      return {expression};
    }}"""
    return person.page.evaluate(script, argument)


# --- the same arithmetic as everywhere ---


def test_the_pages_own_sha256_and_hmac_agree_with_the_standard_library(server: Server, page_in: PageIn):
    me = Person(page_in())
    texts = [bytes((7 * number + length) % 256 for number in range(length)) for length in LENGTHS]
    plain = [list(text) for text in texts]
    digests = in_page(me, server, "it.map((bytes) => [...chance.sha256(Uint8Array.from(bytes))])", plain)
    assert [bytes(digest) for digest in digests] == [hashlib.sha256(text).digest() for text in texts]
    keyed = "it.map((key) => [...chance.hmac(Uint8Array.from(key), Uint8Array.from([1, 2, 3]))])"
    tags = in_page(me, server, keyed, plain)
    assert [bytes(tag) for tag in tags] == [hmac.digest(text, b"\1\2\3", "sha256") for text in texts]


def test_the_page_mixes_a_seed_as_the_server_does(server: Server, page_in: PageIn):
    shares = [
        Share(seat=seat, commitment=commitment_to(part), contribution=part)
        for seat, part in ((10, "a" * 64), (2, "b" * 64))
    ]
    told = [{"seat": share.seat, "contribution": share.contribution} for share in shares]
    seed = in_page(Person(page_in()), server, "chance.mixedSeed('T', 'c'.repeat(64), it)", told)
    assert seed == Mixture(table="T", secret="c" * 64, shares=tuple(shares)).seed()


# --- at the table ---


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_two_browsers_promise_tell_and_are_dealt_a_seed_that_neither_chose(
    server: Server, page_in: PageIn, size: tuple[int, int]
):
    host = (
        Person(page_in("en", size)).visit(server).new_table().fill("daring-retreat", "me", "open", "sensible").start()
    )
    host.see("#prompt .hall .link")
    assert host.page.locator("#scene *, #hand *").count() == 0, "no card lies on the table before it is dealt"
    promised = HEX.findall(host.text("#prompt .shares"))
    assert len(promised) == 1
    link = host.page.locator("#prompt .link").input_value()
    guest = Person(page_in("fr", size))
    guest.page.goto(link)
    seal = HEX.findall(guest.html)[0]
    guest.join(link, "Bea", "fr")
    for person in (host, guest):
        person.see("#hand .card")
        person.until(lambda me: me.look().answers or me.page.locator("#prompt .ask").count())
    mixture = json.loads(truth(server, host.table).row.mixture)
    assert [share["seat"] for share in mixture["shares"]] == [0, 1]
    assert mixture["shares"][0]["commitment"] == promised[0]
    assert all(commitment_to(share["contribution"]) == share["commitment"] for share in mixture["shares"])
    assert seal == truth(server, host.table).row.seal
    assert guest.page.evaluate("table => localStorage.getItem(`holdouts-seal-${table}`)", host.table) == seal
    for person in (host, guest):
        shown = person.page.locator("#seats .shares").text_content() or ""
        assert all(share["contribution"] in shown for share in mixture["shares"])


def test_a_page_that_comes_back_tells_what_it_promised(server: Server, page_in: PageIn):
    host = Person(page_in()).visit(server).new_table().fill("daring-retreat", "me", "open").start()
    host.see("#prompt .hall .link")
    link = host.page.locator("#prompt .link").input_value()
    table = host.page.url
    host.page.goto("about:blank")
    guest = Person(page_in()).join(link, "Bea")
    guest.see("#prompt .ask", "The table waits for Ilka")
    host.page.goto(table)
    for person in (host, guest):
        person.see("#hand .card")


# --- checking ---


@pytest.fixture
def finished(server: Server, page_in: PageIn) -> Person:
    """Somebody alone, at the end of a game that was dealt from what their browser gave; they did not watch it."""
    me = Person(page_in()).visit(server).new_table().fill("mad-prophet", "me").start()
    me.see("#hand .card")
    table, program = me.page.url, me.program(server)
    me.page.goto("about:blank")
    program.play_to_the_end()
    me.page.goto(table)
    me.see("#end .ending")
    me.page.locator("#end summary").click()
    return me


def checked(me: Person, forge: Callable[[dict[str, Any]], None] = lambda told: None) -> str:
    """What the page says when the dice are checked; perhaps the server has told something else before."""
    button = me.page.locator("[data-check]")
    told = json.loads(button.get_attribute("data-check") or "")
    forge(told)
    button.evaluate("(button, told) => (button.dataset.check = told)", json.dumps(told))
    button.click()
    return me.text("#end .checked")


def other_secret(told: dict[str, Any]) -> None:
    told["secret"] = "0" * 64


def other_part(told: dict[str, Any]) -> None:
    told["shares"][0]["contribution"] = "0" * 64


def other_seed(told: dict[str, Any]) -> None:
    told["seed"] = "0" * 64


def no_part(told: dict[str, Any]) -> None:
    told["shares"] = []


def test_the_dice_of_a_finished_game_are_checked_by_a_button(finished: Person, server: Server):
    mixture = json.loads(truth(server, finished.table).row.mixture)
    assert len(mixture["shares"]) == 1
    assert mixture["secret"] in finished.text("#end details")
    assert checked(finished).startswith("The dice check out")


FORGED = (
    (other_secret, "the secret does not fit the seal"),
    (other_part, "a contribution is not the one that was promised"),
    (other_seed, "these parts do not give this seed"),
    (no_part, "these parts do not give this seed"),
)


def test_a_page_finds_what_was_changed_afterwards(finished: Person):
    button = finished.page.locator("[data-check]")
    true = button.get_attribute("data-check")
    for forge, found in FORGED:
        button.evaluate("(button, told) => (button.dataset.check = told)", true)
        assert found in checked(finished, forge)
        assert finished.page.locator("#end .checked.wrong").count() == 1


def test_a_page_remembers_the_seal_it_was_shown_and_what_it_gave(finished: Person):
    seal = f"holdouts-seal-{finished.table}"
    before = finished.page.evaluate("key => localStorage.getItem(key)", seal)
    finished.page.evaluate("key => localStorage.setItem(key, '0'.repeat(64))", seal)
    assert "was shown another seal" in checked(finished)
    finished.page.evaluate("([key, seal]) => localStorage.setItem(key, seal)", [seal, before])
    gave = f"holdouts-gave-{finished.table}"
    finished.page.evaluate("key => localStorage.setItem(key, '1'.repeat(64))", gave)
    assert "what this browser gave to chance is not among the parts" in checked(finished)
