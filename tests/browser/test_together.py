"""Two browsers and a bot at one table."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from holdouts.engine.decision import CLOCK
from holdouts.engine.library import open_words
from holdouts.games import find_game
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.server.parting import SHY
from tests.browser.people import Person, next_asked, play_together
from tests.browser.truth import card_names, expedition_of, hidden_from, mentions, truth
from tests.browser.watch import PageIn
from tests.server.process import GAME, Program, Server

ODD = """<b id=odd>&amp; "hello"</b>"""


@pytest.fixture
def shared(server: Server, page_in: PageIn) -> tuple[Program, Person, Person]:
    """Ilka reads English, Bea reads French, a bot makes three; everybody chooses a Character."""
    program = server.open_table("me", "open", "sensible", seed=8, options={"characters": "two"})
    host = Person(page_in()).sit_with(program)
    guest = Person(page_in("fr")).join(program.info["seats"][1]["invite"], "Bea", "fr")
    return program, host, guest


def first_character(expedition: Expedition, seat: int) -> str:
    """The one that the first answer of that seat stands for."""
    words = open_words(find_game(GAME), "en", [])
    return words.say(f"name-{expedition.book.characters[expedition.players[seat].offered[0]].id}")


def test_a_friend_joins_by_a_link_whose_secret_leaves_the_address(server: Server, page_in: PageIn):
    host = Person(page_in()).visit(server).new_table().fill("daring-retreat", "me", "open", "sensible", seed=7).start()
    host.see("#prompt .link")
    assert not host.look().answers, "nothing begins before all are here"
    link = host.page.locator("#prompt .link").input_value()
    secret = link.rpartition("/")[2]
    assert len(secret) >= 20

    guest = Person(page_in("fr"))
    guest.page.goto(link)
    assert secret not in guest.page.url
    guest.page.locator("[name=name]").fill("Bea")
    guest.page.locator("form button[type=submit]").click()
    guest.page.wait_for_selector("body.table")
    assert guest.page.url == f"{server.url}/t/{host.table}"
    assert secret not in guest.html
    assert guest.page.evaluate("() => document.cookie") == "", "no script can read the seat's secret"
    host.see("#people .person-name", "Bea")
    host.see("#prompt .asked")
    host.until(lambda me: me.page.locator("#prompt .link").count() == 0)

    stranger = Person(page_in())
    stranger.page.goto(link)
    assert stranger.page.locator("[name=name]").count() == 0, "the link opens one seat once"


def test_each_reads_in_their_own_language_and_sees_only_their_own_hand(shared: tuple[Program, Person, Person]):
    program, host, guest = shared
    host.wait_for_turn()
    guest.wait_for_turn()
    assert host.page.locator("html").get_attribute("lang") == "en"
    assert guest.page.locator("html").get_attribute("lang") == "fr"
    expedition = expedition_of(program.server, program.table)
    hands = [player.hand for player in expedition.players]
    for me, seat, lang in ((host, 0, "en"), (guest, 1, "fr")):
        mine = set(card_names(expedition, hands[seat], lang))
        assert all(mentions(me.text("#hand"), name) for name in mine)
        for other in {0, 1, 2} - {seat}:
            hidden = set(card_names(expedition, hands[other], lang)) - mine
            assert len(hidden) > 1
            assert not [name for name in hidden if mentions(me.html, name)]
            assert not [name for name in hidden for told in me.heard if mentions(str(told), name)]


def test_secret_answers_stay_secret_until_all_are_in(shared: tuple[Program, Person, Person]):
    program, host, guest = shared
    chosen = first_character(expedition_of(program.server, program.table), 1)
    host.wait_for_turn()
    guest.wait_for_turn()
    heard = len(host.heard)
    assert guest.choose(guest.look().answers[0])
    assert not guest.look().answers, "who has answered waits"
    assert not mentions(host.html, chosen)
    assert not mentions(str(host.heard), chosen)
    assert not any("show" in told and "log" in told["show"]["parts"] for told in host.heard[heard:])

    assert host.choose(host.look().answers[0])
    host.see("#log .line", chosen)


def test_chat_arrives_as_it_was_typed_and_not_as_markup(shared: tuple[Program, Person, Person]):
    _, host, guest = shared
    guest.say(ODD)
    host.see("#chat .chat-lines li", ODD)
    assert host.page.locator("#odd").count() == 0
    assert guest.page.locator("#odd").count() == 0
    host.page.reload()
    host.see("#chat .chat-lines li", ODD)
    assert host.page.locator("#odd").count() == 0


def become_somebody(*people: Person) -> None:
    for each in people:
        each.wait_for_turn()
        each.choose(each.look().answers[0])


def test_ones_own_choice_can_be_taken_back_until_something_was_shown(shared: tuple[Program, Person, Person]):
    program, *people = shared
    become_somebody(*people)
    me = next_asked(people)
    assert me is not None
    stored = len(truth(program.server, program.table).table.choices)
    assert me.pick("begin")
    me.wait_for_turn()
    done = me.answer_to("undo", lambda: me.page.keyboard.press("u"))
    assert done["ok"], done
    me.until(lambda me: any(answer.pick == "begin" for answer in me.look().answers))
    assert len(truth(program.server, program.table).table.choices) == stored

    assert me.pick("begin")
    me.wait_for_turn()
    assert me.pick("dig")
    stored = len(truth(program.server, program.table).table.choices)
    refused = me.answer_to("undo", lambda: me.page.keyboard.press("u"))
    assert refused["code"] == "refused-undo"
    me.was_told(refused["why"])
    assert re.fullmatch(r"[A-Z][^{}]+\.", refused["why"]), "that it cannot be, and why"
    assert len(truth(program.server, program.table).table.choices) == stored


def test_a_standing_offer_is_shown_to_who_has_it_and_can_be_taken(shared: tuple[Program, Person, Person]):
    program, host, guest = shared
    become_somebody(host, guest)
    asked = next_asked((host, guest))
    other, seat = (guest, 1) if asked is host else (host, 0)
    other.until(lambda me: not me.look().asked and any(answer.pick == "play" for answer in me.look().answers))
    assert other.page.locator("#prompt .answers.aside").count() == 1
    offer = next(answer for answer in other.look().answers if answer.pick == "play")
    assert asked is not None
    assert offer.option not in [answer.option for answer in asked.look().answers]
    assert other.choose(offer)
    made = truth(program.server, program.table).table.choices
    assert (seat, offer.option["card"]) in [(who, getattr(option, "card", None)) for who, option in made]


class Gate:
    """Stands between a page and the server, and may hold back what is to be shown."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self.answers: list[dict[str, Any]] = []
        self._held: list[str | bytes] = []
        page.route_web_socket(re.compile("/live"), self._stand_between)

    def _stand_between(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        told = json.loads(message)
        self.answers += [told] if "to" in told else []
        if self.holds and "show" in told:
            self._held.append(message)
        else:
            self._socket.send(message)

    def open(self) -> None:
        self.holds = False
        for message in self._held:
            self._socket.send(message)


def test_after_an_answer_that_lies_face_down_nothing_can_be_chosen_until_it_is_shown(server: Server, page_in: PageIn):
    program = server.open_table("me", "open", seed=8)
    guest = Person(page_in())
    gate = Gate(guest.page)
    host = Person(page_in()).sit_with(program)
    guest.join(program.info["seats"][1]["invite"], "Bea")
    called = "#prompt [data-do=hush]"
    for _ in play_together((host, guest), Random(5)):
        if all(each.look().asked and each.page.locator(called).count() for each in (host, guest)):
            break
    else:
        raise AssertionError("both were never asked at once")
    before = guest.page.locator("body").get_attribute("data-version")
    gate.holds, gate.answers = True, []
    guest.click(guest.look().answers[0])
    guest.until(lambda _: gate.answers)
    assert str(gate.answers[0]["version"]) == before, "nobody else hears of it"
    guest.page.wait_for_timeout(100)
    assert guest.look().busy
    gate.open()
    guest.until(lambda me: not me.look().busy and not me.look().asked)


def test_two_browsers_and_a_bot_play_a_whole_game(shared: tuple[Program, Person, Person]):
    program, host, guest = shared
    compared = 0
    for made, (person, _) in enumerate(play_together((host, guest), Random(5))):
        if made % 8 == 0:
            seat, lang = (0, "en") if person is host else (1, "fr")
            hidden = hidden_from(expedition_of(program.server, program.table), seat, lang)
            shown = [name.replace(SHY, "") for name in person.page.locator(".card-name").all_text_contents()]
            assert not hidden & set(shown), "nobody reads a card in another hand"
            compared += bool(hidden)
    assert compared > 3
    standing = truth(program.server, program.table)
    assert standing.table.over
    assert {seat for seat, _ in standing.table.choices} - {CLOCK} == {0, 1, 2}
    for person, lang in ((host, "en"), (guest, "fr")):
        person.see("#end .ending")
        person.page.locator("#end summary").click()
        assert str(standing.row.seed) in person.text("#end details")
        assert person.page.locator("html").get_attribute("lang") == lang
    assert host.text("#end h2") != guest.text("#end h2")
