"""The book at a table: a card opens it in the middle of a day, everybody reads, the Leader answers, and undo holds."""

from holdouts.engine.chance import Dice
from holdouts.engine.library import base_words
from holdouts.engine.view import Face
from holdouts.games.this_war_of_mine.events import ScriptRead
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.naming import SiegeNaming
from holdouts.games.this_war_of_mine.picks import Act, TakeOption
from holdouts.games.this_war_of_mine.rules import absence, dawn
from holdouts.games.this_war_of_mine.rules import book as rules
from holdouts.games.this_war_of_mine.state import AWAY, HOME, OUT
from holdouts.games.this_war_of_mine.view import _Painter
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import Desk

ANTON = range(2601, 2606)


def opened(seats: int = 1):
    """Anton has gone outside, and *Weight of Reality* stood at the door."""
    table = shelter(seats).people("anton").storage(canned_food=2, book=1, components=3)
    table.next_card("visitors", "visitors", "reality-at-the-door").rolling(10)
    return table.choose(Act("anton", "g5", "go-outside"))


@rule("TWM-BOOK-1", "TWM-BOOK-3")
def test_a_page_of_somebody_at_home_is_opened_and_asks():
    table = opened()
    assert table.now.reading in ANTON
    assert table.told(ScriptRead)[-1].script == table.now.reading
    assert all(isinstance(option, TakeOption) for option in table.options())


@rule("TWM-BOOK-6")
def test_nothing_else_can_be_done_while_a_page_lies_open():
    table = opened()
    page = table.now.reading
    assert {option.option.partition(".")[0] for option in table.options()} == {str(page)}


@rule("TWM-BOOK-1", "TWM-BOOK-2")
def test_both_cards_go_back_and_the_page_is_not_read_again():
    table = opened()
    page = table.now.reading
    while table.now.reading:
        table.choose(table.options()[0])
    assert page in table.now.pages
    assert len(table.now.visitors) == 12


def test_a_game_can_be_copied_in_the_middle_of_a_page():
    table = opened()
    page, options = table.now.reading, table.options()
    other = table.table.clone()
    assert other.state.reading == page
    assert other.options(0) == options
    other.choose(options[-1], 0)
    assert table.now.reading == page


@rule("TWM-BOOK-5")
def test_the_open_page_is_read_to_all_with_what_it_answers():
    table = opened(seats=2)
    painter = _Painter(SiegeNaming(table.now, 1, base_words(GAME, "en"), ["Ilka", "Bo"]))
    zone = next(zone for zone in painter.zones() if zone.aloud)
    face = zone.cards[0]
    assert zone.aloud
    assert isinstance(face, Face)
    assert face.flavour == base_words(GAME, "en").say(f"page-{table.now.reading}")
    assert face.lines == ("Give him parts instead: discard Components.",), "what it costs, and nothing that it brings"
    assert zone.note == ""
    table.now.reading, table.now.memories = 2602, ["photo", "goat"]
    zone = next(zone for zone in painter.zones() if zone.aloud)
    assert zone.note == "You carried the reporter across."


def test_what_was_read_lies_in_the_diary_the_last_page_on_top():
    desk = Desk(at="central-square").read(2005, "keep-to-business", "leave-the-coats")
    desk.read(2001, "reach-for-the-crates")
    zones = _Painter(SiegeNaming(desk.siege, 0, base_words(GAME, "fr"), ["Ilka"])).zones()
    zone = next(zone for zone in zones if zone.ref == "diary")
    assert (zone.ref, zone.count) == ("diary", 4)
    faces = [face for face in zone.cards if isinstance(face, Face)]
    assert [face.ref for face in faces] == ["page:2007", "page:2001", "page:2015", "page:2005"]
    assert faces[0].name == "La file se rompt", "a follow-up has the title of the page it follows from"


@rule("TWM-BOOK-13", "TWM-ERRATA-14")
def test_a_party_that_is_held_comes_home_in_the_evening_with_what_it_carries():
    desk = Desk(people=("anton", "boris")).siege
    anton, boris = desk.group
    anton.where = OUT
    desk.load[desk.book.wood], desk.box[desk.book.wood] = 2, desk.box[desk.book.wood] - 2
    desk.leaving = [(anton.card, "evening")]
    absence.begin(desk)
    assert anton.where == OUT, "the trip is finished first"
    absence.come_home(desk)
    assert (anton.where, boris.where, desk.storage[desk.book.wood]) == (AWAY, HOME, 0)
    absence.come_back(desk, "dusk")
    assert anton.where == AWAY
    absence.come_back(desk, "evening")
    assert (anton.where, desk.storage[desk.book.wood]) == (HOME, 2)


def test_a_location_is_exchanged_when_the_trip_there_is_over():
    desk = Desk(at="city-hospital")
    desk.run_anyhow(rules.read(desk.siege, 2035, desk.deed()), Dice(1))
    assert desk.siege.exchanging == ["far"]
    here = [place.card for place in desk.siege.places]
    desk.siege.trip = None
    dawn.begin_dawn(desk.siege)
    assert desk.siege.exchanging == []
    assert [place.card for place in desk.siege.places][:2] == here[:2]
    assert [place.card for place in desk.siege.places] != here
