"""What many campaigns meet of the Book of Scripts, and what comes back in them."""

from collections.abc import Sequence

import pytest
from typer.testing import CliRunner

from holdouts.cli import app
from holdouts.engine.events import Event
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.rules.binding import contents
from holdouts.lab.campaigns import FIXED, LONG, Diary, Met, play, read
from holdouts.lab.proofs import open_book

BOOK = open_book()
CONTENTS = {number: contents(page) for number, page in BOOK.pages.items()}
ECHO = BOOK.volume.echoes["letter"]
CHILD = BOOK.number("tokens", "child")


def day(number: int) -> Event:
    return events.DayBegan(number=number, rule="")


def page(number: int) -> Event:
    return events.ScriptRead(script=number, rule="")


def remembered(memory: str) -> Event:
    return events.Remembered(memory=memory, rule="")


def diary(*told: Event) -> Diary:
    return read("until-the-ceasefire", told, BOOK, CONTENTS)


def test_a_choice_comes_back_when_a_page_asks_for_it_on_a_later_day():
    assert diary(day(1), remembered("letter"), day(3), page(ECHO)).back
    assert not diary(day(1), remembered("letter"), page(ECHO)).back, "the same day"
    assert not diary(day(1), day(3), page(ECHO)).back, "nothing was remembered"


def test_what_was_forgotten_does_not_come_back():
    forgotten = events.Forgotten(memory="letter", rule="")
    assert not diary(day(1), remembered("letter"), forgotten, day(3), page(ECHO)).back


@pytest.mark.parametrize(("gone", "back"), [([], True), ([events.TokenWent(token=CHILD, rule="")], False)])
def test_who_came_to_stay_comes_back_as_long_as_they_are_there(gone: Sequence[Event], back: bool):
    came = events.TokenCame(token=CHILD, rule="")
    assert diary(day(2), came, *gone, day(4), page(BOOK.volume.echoes["child"])).back is back


def test_what_is_read_at_the_end_of_the_war_is_no_return():
    ends = [n for n, one in BOOK.pages.items() if one.scene == "end" and CONTENTS[n].reads]
    for number in ends:
        (memory, *_) = CONTENTS[number].reads
        assert not diary(day(1), remembered(memory), day(9), page(number)).back


def test_pages_are_counted_once_a_campaign_and_those_with_fixed_numbers_not_at_all():
    twice = diary(day(1), page(2001), page(2001), page(1001))
    met = Met([twice, diary(day(1))], BOOK)
    assert twice.pages == {2001, 1001}
    assert met.often() == [(2001, 0.5)]
    assert BOOK.pages[1001].kind in FIXED


def test_only_long_campaigns_are_asked_what_came_back():
    long, short = [diary(day(1), remembered("letter"), day(last), page(ECHO)) for last in (LONG, LONG - 1)]
    nothing = diary(day(LONG))
    met = Met([long, short, nothing], BOOK)
    assert met.long == [long, nothing]
    assert met.back == 0.5
    assert Met([short], BOOK).back == 0.0


def test_the_same_campaigns_are_played_from_the_same_seed():
    one, again, other = (play(3, seed) for seed in (5, 5, 6))
    assert one.diaries == again.diaries
    assert one.diaries != other.diaries
    assert all(diary.pages for diary in one.diaries)


def test_writers_are_told_what_campaigns_meet():
    shown = CliRunner().invoke(app, ["book", "stats", "--campaigns", "3"])
    assert shown.exit_code == 0, shown.output
    assert "3 campaigns, " in shown.output
    assert "a remembered choice came back in" in shown.output
    assert "in 95 of 100 cases" in shown.output
    assert "campaigns" not in CliRunner().invoke(app, ["book", "stats"]).output


def test_campaigns_of_one_scenario_can_be_counted_alone():
    assert {diary.scenario for diary in play(3, scenario="endless-night").diaries} == {"endless-night"}
    refused = CliRunner().invoke(app, ["book", "stats", "--scenario", "peace"])
    assert refused.exit_code == 1
    assert "There is no scenario 'peace'. There are: " in refused.output
