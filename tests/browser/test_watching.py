"""Somebody looks on by the link for spectators."""

from random import Random

from tests.browser.people import Person, play_together
from tests.browser.truth import card_names, expedition_of, mentions
from tests.browser.watch import PageIn
from tests.server.process import Server


def told(person: Person) -> int:
    """How many lines of the log somebody reads."""
    return person.page.locator("#log .line").count()


def test_a_spectator_sees_the_game_and_no_hidden_card_and_cannot_choose(server: Server, page_in: PageIn):
    program = server.open_table("me", "open")
    host = Person(page_in()).sit_with(program)
    guest = Person(page_in()).join(program.info["seats"][1]["invite"], "Bea")
    link = host.page.locator("#watch-link").input_value()
    watcher = Person(page_in())
    watcher.page.goto(link)
    assert link.rpartition("/")[2] not in watcher.page.url
    watcher.see("#hand .note")
    expedition = expedition_of(server, program.table)
    for player in expedition.players:
        for name in card_names(expedition, player.hand):
            assert not mentions(watcher.html, name), "a dealt card"

    for made, _ in enumerate(play_together((host, guest), Random(2))):
        assert watcher.page.locator(".option").count() == 0
        if made == 6:
            break
    own = host.page.locator("#log .line", has_text="set out with these cards")
    assert own.count() == 1
    watcher.until(lambda me: told(me) == told(host) - 1)  # all but what cards the host set out with
    assert watcher.page.locator("[data-do=undo], [data-do=pause], [data-do=hand], [data-rewind]").count() == 0
    assert watcher.page.locator("#watch-link, #settings .link").count() == 0
    refused = watcher.answer_to("undo", lambda: watcher.page.keyboard.press("u"))
    assert refused["code"] == "refused-watching"
    watcher.was_told(refused["why"])
    watcher.say("Good luck")
    host.see("#chat .chat-lines li", "Good luck")
