"""Dead of Winter at a served table: what one aims at in secret lies under a cover, also on one's own page."""

from collections.abc import Iterator
from html import escape
from typing import Any

import pytest

from holdouts.engine.library import base_words, open_words
from holdouts.engine.view import Back, log, view
from holdouts.games import find_game
from holdouts.games.dead_of_winter.cards import SYMBOLS
from holdouts.games.dead_of_winter.picks import CallVote, Contribute, First, Move, ThumbDown, ThumbUp
from holdouts.games.dead_of_winter.positions import BLANK, WinterPosition, colony
from holdouts.server import covers
from holdouts.server.chronicles import Entry
from holdouts.server.moments import moment
from holdouts.server.pages import Pages, Shown
from tests.server import web
from tests.server.process import Program, Server

GAME = "dead-of-winter"
HOME: Any = ("haddad", "colony")
NAMES = ("Ilka", "Bo", "Cy", "Dana", "Eve")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which the winter can be tried."""
    with Server(tmp_path_factory.mktemp("winter") / "holdouts.db", trying=GAME) as running:
        yield running


def table(server: Server, *kinds: str) -> Program:
    return server.open_table(*kinds, scenario="until-the-thaw", game=GAME)


def aim(program: Program, seat: int) -> list[str]:
    """What a seat's secret objective is called and says, by what a program that has the seat is told."""
    people = program.look(seat)["view"]["scene"]["people"]
    zones = {zone["ref"]: zone for zone in people[seat]["zones"]}
    (card,) = zones[f"secret:{seat}"]["cards"]
    return [*card["lines"], *card["tags"]]


def tells(text: str, said: list[str]) -> list[str]:
    """Which of these sentences stand in a text."""
    return [line for line in said if line in text or escape(line) in text or escape(line, quote=False) in text]


# --- the secret objective ---


def test_not_even_ones_own_page_says_what_one_aims_at_until_one_looks(server: Server):
    me = table(server, "me", "sensible", "sensible")
    said = aim(me, 0)
    with me.page() as page:
        page.shown()
        pages = [me.get(path).text for path in ("", "/history/0", "/story", "/briefing", "/problem")]
        assert not tells("".join(pages) + "".join(page.frames), said)
        assert 'data-hold="secret:0"' in pages[0]
        found = page.ask("look", under="secret:0")
        assert found["ok"]
        assert tells(found["html"], said) == said


def test_after_some_moves_the_past_and_the_log_still_do_not_tell_it(server: Server):
    me = table(server, "me", "sensible", "sensible")
    said = aim(me, 0)
    with me.page() as page:
        for _ in range(6):
            me.choose(option=-1)
        version = me.look()["version"]
        page.catch_up(version)
        said += aim(me, 0)
        told = "".join(page.frames) + "".join(me.get(f"/history/{number}").text for number in range(6))
    assert not tells(told + me.get("").text + me.get("/story").text, said)


def test_nobody_else_can_look_under_the_cover(server: Server):
    host = table(server, "me", "open", "sensible")
    friend = host.sit_down(1, "Bo")
    said = aim(host, 0)
    with friend.page() as page:
        page.shown()
        for wanted in ({"under": "secret:0"}, {"under": "secret:0", "seat": 0}, {"under": "secret:2"}):
            found = page.ask("look", **wanted)
            assert not found["ok"]
        assert found["code"] == "refused-cover"
        assert page.ask("look", under="secret:1")["ok"]
        assert not tells("".join(page.frames), said)


def test_whoever_only_watches_lifts_no_cover(server: Server):
    host = table(server, "me", "sensible", "sensible")
    said = aim(host, 0)
    with web.client(follow_redirects=True) as stranger:
        shown = stranger.get(host.look()["table"]["watch"]).text
        cookie = "; ".join(f"{name}={value}" for name, value in stranger.cookies.items())
    with host.page(cookie=cookie) as page:
        page.shown()
        assert page.ask("look", under="secret:0")["code"] == "refused-watching"
        assert not tells(shown + "".join(page.frames), said)


@pytest.mark.parametrize("ref", ["hand:0", "group:0", "secret", "", "objective"])
def test_only_what_is_covered_is_looked_under(server: Server, ref: str):
    me = table(server, "me", "sensible", "sensible")
    with me.page() as page:
        page.shown()
        assert page.ask("look", under=ref)["code"] == "refused-cover"


def seen(position: WinterPosition, seat: int | None) -> Any:
    words = open_words(find_game(GAME), "en")
    names = NAMES[: len(position.now.players)]
    return view(position.table, seat, words, names)


def cards_of(scene: Any, ref: str) -> Any:
    return next(zone.cards for person in scene.people for zone in person.zones if zone.ref == ref)


def under_cover(position: WinterPosition) -> Any:
    (card,) = covers.lifted(seen(position, 0).scene, "secret:0").cards
    return card


def test_a_cover_shows_that_something_lies_there_and_not_even_its_number():
    position = colony(3).secret(0, "magpie").turn(0)
    (card,) = cards_of(covers.laid(seen(position, 0)).scene, "secret:0")
    assert card == Back(back="Secret objective", look="secret")


def test_under_the_cover_progress_is_told_as_things_stand():
    position = colony(3).secret(0, "magpie").hand(0, *["tinned-soup"] * 5).turn(0)
    assert under_cover(position).tags == ("Met (5 of 5): you have at least 5 cards in your hand",)
    card = position.now.players[0].hand[0]
    position.choose(Contribute(card))
    assert under_cover(position).tags == ("Not met (4 of 5): you have at least 5 cards in your hand",)


@pytest.mark.rule("DOW-EXILE-3")
@pytest.mark.parametrize(
    ("dealt", "told"),
    [("magpie", "If you are no betrayer, this replaces"), ("gun-runner", "If you are a betrayer, this replaces")],
)
def test_an_exile_reads_only_what_the_new_card_is_to_them(dealt: str, told: str):
    position = colony(3).group(0, "haddad@gas").secret(0, dealt).exiled(0, "watch-it-burn").turn(0)
    cards: Any = covers.lifted(seen(position, 0).scene, "secret:0").cards
    (line,) = cards[1].lines
    assert line.startswith(told)


def test_when_all_is_over_everybodys_aim_lies_open_with_what_was_met_and_what_was_not():
    position = colony(3).secret(0, "magpie").secret(1, "gun-runner").hand(0, *["tinned-soup"] * 5)
    position.arrange(morale=1, food=0, helpless=3).phase("feed")
    for reader in (0, 1, 2, None):
        scene = covers.laid(seen(position, reader)).scene
        (aims,) = cards_of(scene, "secret:0")
        assert aims.tags == (
            "Not met: the main objective is reached",
            "Met (5 of 5): you have at least 5 cards in your hand",
        )
        assert cards_of(scene, "secret:1")[0].name == "Gun Runner"


# --- a vote, and a story ---


def test_everybody_reads_what_is_voted_on_and_nobody_who_has_shown_a_thumb():
    position = colony(4).turn(0).choose(CallVote(2)).choose(ThumbUp(), seat=1)
    for reader in (0, 1, 2, 3, None):
        found = seen(position, reader)
        assert found.prompt.text == "Shall Cy be exiled?"
        assert found.prompt.voters == (0, 1, 2, 3)
        told = moment(found, reader, [])
        assert told is not None
        assert [one["name"] for one in told["voters"]] == ["Ilka", "Bo", "Cy", "Dana"]
        assert told["voted"] == (reader == 1)


def test_who_is_exiled_reads_a_vote_and_has_no_thumb():
    position = colony(4).exiled(3).turn(0).choose(CallVote(2))
    found = seen(position, 3)
    assert (found.prompt.text, found.prompt.mine, found.prompt.voters) == ("Shall Cy be exiled?", False, (0, 1, 2))


def test_a_crossroads_card_is_read_to_everybody_until_it_is_carried_out():
    position = colony(3).group(0, "haddad@gas", "fisk").crossroads("girl-from-the-hall").arrange(helpless=3, food=2)
    position.rolling(BLANK).turn(0)
    assert all(moment(seen(position, reader), reader, []) is None for reader in (0, 1, 2, None))
    position.choose(Move(*HOME))
    for reader in (0, 1, 2, None):
        told = moment(seen(position, reader), reader, [])
        assert told is not None
        whose = "" if reader == 0 else " “You” is Ilka."
        assert (told["tale"]["name"], told["note"]) == ("Lessons", "Cy reads it to everybody." + whose)
        assert told["tale"]["lines"][0].startswith("Teach her: ")
    position.choose(First(position.now.reading))
    while position.now.reading >= 0:
        position.choose(position.table.options(0)[0])
    assert moment(seen(position, 1), 1, []) is None


def test_dice_are_pressed_by_their_owner_only():
    position = colony(3).dice(0, 2, 5).dice(1, 5).turn(0)
    mine, other, _ = seen(position, 0).scene.people
    assert [(die.value, die.ref) for die in mine.dice] == [(2, "die:2"), (5, "die:5")]
    assert [(die.value, die.ref) for die in other.dice] == [(5, "")]


def test_the_winter_is_on_the_home_page_and_opens_a_table(server: Server):
    assert "/new/dead-of-winter" in web.get(server.url).text
    assert web.get(f"{server.url}/new/dead-of-winter").status_code == 200
    assert "/look/dead-of-winter/" in table(server, "me", "sensible", "sensible").get("").text


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_what_an_item_counts_as_is_drawn_in_its_corner_and_said(symbol: str):
    game = find_game(GAME)
    card = next(item.id for item in colony(3).state.book.items if item.symbol == symbol)
    (face,) = cards_of(seen(colony(3).hand(0, card).turn(0), 0).scene, "hand:0")
    drawn = Pages()._voice(game, base_words(game, "en")).names["cards"].card(face)
    assert f'href="#e-{symbol}"' in drawn
    assert f'title="{open_words(game, "en").say(f"symbol-{symbol}")}"' in drawn
    assert f'id="e-{symbol}"' in (game.folder / "emblems.svg").read_text()


def test_a_tie_is_broken_before_everybodys_eyes():
    position = colony(4).turn(0).choose(CallVote(2))
    for seat, thumb in enumerate((ThumbUp(), ThumbUp(), ThumbDown(), ThumbDown())):
        position.choose(thumb, seat=seat)
    assert seen(position, 0).prompt.text == "The thumbs are even. Which way does it go?"
    for reader in (1, 2, 3, None):
        told = seen(position, reader).prompt
        assert told.text == "Ilka decides. The thumbs are even. Which way does it go?"
        assert [choice.label for choice in told.choices] == ["Thumb up", "Thumb down"]


def test_all_thumbs_are_raised_at_once_on_the_stage():
    position = colony(4).turn(0).choose(CallVote(2))
    for seat, thumb in enumerate((ThumbUp(), ThumbUp(), ThumbUp(), ThumbDown())):
        position.choose(thumb, seat=seat)
    lines = log(position.table, None, open_words(find_game(GAME), "en"), NAMES)
    entries = tuple(Entry(place, line) for place, line in enumerate(lines))
    raised = Shown(version=1, parts={}, entries=entries, length=len(lines)).staged_since(0)[0]
    assert raised["what"] == "thumbs"
    assert [(one["seat"], one["up"]) for one in raised["thumbs"]] == [(0, True), (1, True), (2, True), (3, False)]
