"""Every entry of the book is opened at a table, by the card that opens it: what comes after it is read elsewhere."""

from collections.abc import Iterator

import pytest

from holdouts.games.this_war_of_mine.events import ScriptRead
from holdouts.games.this_war_of_mine.pages import Page
from holdouts.games.this_war_of_mine.picks import Act, CarryOut, ExploreOn, GoOn, GoTo, Pack, Pick, TakeOption, TakeUp
from holdouts.games.this_war_of_mine.positions import SiegePosition
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import real_book


def entries(shelf: str) -> Iterator[Page]:
    """The entries of all cards of a shelf."""
    names = {card.id for card in getattr(real_book(), shelf)}
    yield from (page for page in real_book().pages.values() if page.kind == "entry" and page.card in names)


def read_but(page: Page) -> list[int]:
    """The other entries of its card have been read, so that it comes next."""
    return [other.number for other in real_book().pages.values() if other.card == page.card and other is not page]


def first_read(table: SiegePosition) -> int:
    return int(table.told(ScriptRead)[0].script)


@rule("TWM-BOOK-1", "TWM-BOOK-2")
@pytest.mark.parametrize("page", [*entries("locations")], ids=lambda page: page.id)
def test_an_entry_of_a_place_is_opened_by_reality_in_the_city(page: Page):
    near = [place for place in ("garage", "church", "villa") if place != page.card]
    table = shelter().tasks(boris="scavenge", katia="scavenge").storage(moonshine=1).places(*near[:2], page.card)
    table.next_card("exploration", "exploration", "reality-in-the-city").arrange(pages=read_but(page)).phase("night")
    table.choose(GoTo(page.card)).choose(Pack("moonshine")).choose(GoOn())
    for pick in table.options(kind=Pick)[:1]:  # whom a place does good on arrival
        table.choose(pick)
    if table.can(ExploreOn()):
        table.choose(ExploreOn())
    assert first_read(table) == page.number


@rule("TWM-BOOK-1", "TWM-BOOK-2")
@pytest.mark.parametrize("page", [*entries("events")], ids=lambda page: page.id)
def test_an_entry_of_an_event_is_opened_by_reality_in_the_night(page: Page):
    table = shelter().tasks().phase("raid").next_card("raids", "raids", "reality-in-the-night")
    table.arrange(latest=table.state.book.number("events", page.card), pages=read_but(page))
    assert first_read(table.start()) == page.number


@rule("TWM-BOOK-1", "TWM-BOOK-2")
@pytest.mark.parametrize("page", [*entries("characters")], ids=lambda page: page.id)
def test_an_entry_of_somebody_is_opened_by_reality_at_the_door(page: Page):
    table = shelter().people(page.card).next_card("visitors", "visitors", "reality-at-the-door").rolling(10)
    table.arrange(pages=read_but(page)).choose(Act(page.card, "g5", "go-outside"))
    if table.can(CarryOut()):
        table.choose(CarryOut())
    assert first_read(table) == page.number


def test_every_entry_of_the_book_is_of_a_place_an_event_or_somebody():
    opened = [page.number for shelf in ("locations", "events", "characters") for page in entries(shelf)]
    assert sorted(opened) == sorted(page.number for page in real_book().pages.values() if page.kind == "entry")


@rule("TWM-BOOK-4")
@pytest.mark.parametrize("hands", [["boris"], []], ids=["in a guard's hands", "in Storage"])
def test_a_page_of_the_night_finds_the_rifle_where_it_is(hands: list[str]):
    page = real_book().pages[2401]
    table = shelter().tasks(boris="guard").storage(assault_rifle=1, ammo=1).phase("raid")
    table.next_card("raids", "raids", "reality-in-the-night")
    table.arrange(latest=table.state.book.number("events", page.card), pages=read_but(page))
    for name in hands:
        table.choose(TakeUp(name, "assault-rifle"))
    table.choose(GoOn())
    assert table.can(TakeOption("2401.wait-for-his-cigarette-to-glow"))
