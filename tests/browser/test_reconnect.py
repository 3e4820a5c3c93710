"""The network is cut in the middle of a move, and two pages share one seat."""

import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.truth import choices, store_of
from tests.browser.watch import PageIn
from tests.server.process import Program, Server

_STAMP = "() => { window.stamp = 1 }"
_CLICK_AT = """([number, moment]) => {
    const option = document.querySelector(`#prompt .option[data-number='${number}']`)
    setTimeout(() => option.click(), moment - Date.now())
}"""


class Line:
    """A cable to the server that can be pulled out, or let nothing back."""

    def __init__(self, server: Server) -> None:
        self.deaf = False
        self.cut = False
        self._to = ("127.0.0.1", server.port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self.cut:
                    near.close()
                    continue
                far = socket.create_connection(self._to)
                self._ends += [near, far]
                Thread(target=self._carry, args=(near, far, False), daemon=True).start()
                Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, start: socket.socket, end: socket.socket, back: bool) -> None:
        with suppress(OSError):
            while data := start.recv(65536):
                if not (back and self.deaf):
                    end.sendall(data)
        for each in (start, end):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def pull(self) -> None:
        """Nothing comes through any more, until it is put in again."""
        self.cut = True
        for each in self._ends:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.cut = self.deaf = False

    def close(self) -> None:
        self.pull()
        self._door.close()
        for each in self._ends:
            each.close()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    cable = Line(server)
    yield cable
    cable.close()


def messages_stored(program: Program) -> Counter[str]:
    with store_of(program.server) as archive:
        rows = archive.store.choices(program.table)
    return Counter(row.message.rpartition(":")[2] for row in rows if row.message)


def chosen_ids(me: Person) -> list[str]:
    return [sent["id"] for sent in me.sent if sent["do"] == "choose"]


def test_a_move_whose_answer_is_lost_with_the_network_is_made_once(server: Server, page_in: PageIn, line: Line):
    program = server.open_table("me", "sensible")
    me = Person(page_in()).sit_with(program, line.url)
    me.wait_for_turn()
    me.page.evaluate(_STAMP)
    answer = me.page.locator("#prompt .option").first
    answer.hover()
    me.until(lambda me: me.heard)  # what an answer would do is told by the socket: it is open
    line.deaf = True
    answer.click()
    me.until(lambda me: sum(messages_stored(program).values()) == 1)
    line.pull()
    expect(me.page.locator("#notice")).to_have_text(me.page.locator("#notice").get_attribute("data-lost") or "?")
    line.mend()
    me.until(lambda me: me.look().asked)
    asked = chosen_ids(me)
    assert len(asked) == 2
    assert len(set(asked)) == 1, "sent again under the same id"
    assert messages_stored(program) == Counter(set(asked))
    assert [told["ok"] for told in me.heard if told.get("to") == asked[0]] == [True]
    assert me.page.evaluate("() => window.stamp") == 1, "the page was not loaded again"


def test_a_choice_made_without_network_is_sent_when_it_is_back(server: Server, page_in: PageIn):
    program = server.open_table("me", "sensible")
    me = Person(page_in()).sit_with(program)
    me.wait_for_turn()
    me.page.evaluate(_STAMP)
    me.page.context.set_offline(True)
    me.page.locator("#prompt .option").first.click()
    expect(me.page.locator("#notice")).to_have_text(me.page.locator("#notice").get_attribute("data-lost") or "?")
    me.page.context.set_offline(False)
    me.until(lambda me: me.look().asked)
    assert messages_stored(program) == Counter(set(chosen_ids(me)))
    assert sum(messages_stored(program).values()) == 1
    assert me.page.evaluate("() => window.stamp") == 1


def wait_until_alike(me: Person, other: Person) -> None:
    me.until(lambda me: me.look() == other.look())


def test_two_tabs_in_one_seat_stay_in_step(server: Server, page_in: PageIn):
    program = server.open_table("me", "sensible")
    one = Person(page_in()).sit_with(program)
    two = Person(one.page.context.new_page()).sit_with(program)
    for me, other in ((one, two), (two, one)) * 2:
        me.wait_for_turn()
        wait_until_alike(me, other)
        while not me.choose(me.look().answers[0]):  # a lull ended just then
            me.wait_for_turn()
        me.wait_for_turn()
        wait_until_alike(me, other)
    made = choices(server, program.table).count(0)
    assert made == 4

    for _ in range(5):  # until both have clicked on what was the same table to them
        made = choices(server, program.table).count(0)
        clicks = [last_choice(each) for each in click_at_once(one, two)]
        if clicks[0]["expected"] == clicks[1]["expected"]:
            break
        one.wait_for_turn()
        wait_until_alike(one, two)
    answers = [answer_to(each, click["id"]) for each, click in zip((one, two), clicks, strict=True)]
    assert clicks[0]["expected"] == clicks[1]["expected"]
    assert sorted(told["ok"] for told in answers) == [False, True], "of two clicks one counts"
    assert next(told["code"] for told in answers if not told["ok"]) == "refused-stale"
    assert choices(server, program.table).count(0) == made + 1


def click_at_once(one: Person, two: Person) -> tuple[Person, Person]:
    """Both tabs pick their first option at the same moment; returns when both were answered."""
    number = one.look().answers[0].number
    sent = [len(chosen_ids(each)) for each in (one, two)]
    moment = one.page.evaluate("() => Date.now() + 400")
    for each in (one, two):
        each.page.evaluate(_CLICK_AT, [number, moment])
    one.until(lambda _: [len(chosen_ids(each)) for each in (one, two)] == [count + 1 for count in sent])
    one.until(lambda _: all(is_answered(each, chosen_ids(each)[-1]) for each in (one, two)))
    return one, two


def last_choice(me: Person) -> dict[str, Any]:
    return next(told for told in reversed(me.sent) if told.get("do") == "choose")


def is_answered(me: Person, id_: str) -> bool:
    return any(told.get("to") == id_ for told in me.heard)


def answer_to(me: Person, id_: str) -> dict[str, Any]:
    return next(told for told in me.heard if told.get("to") == id_)
