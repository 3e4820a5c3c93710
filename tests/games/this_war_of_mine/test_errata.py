"""Corrections of the book, page by page. [TWM-ERRATA]"""

import pytest

from holdouts.engine.chance import Dice
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.rules import book as rules
from holdouts.games.this_war_of_mine.rules import epilogues
from holdouts.testing import rule
from tests.games.this_war_of_mine.desk import Desk


def leafed(number: int, at: str, **goods: int) -> Desk:
    """A page was read, every question answered by lot."""
    desk = Desk(at=at).store(**goods)
    return desk.run_anyhow(rules.read(desk.siege, number, desk.deed()), Dice(1))


def read(desk: Desk) -> list[int]:
    return [told.script for told in desk.told_of(events.ScriptRead)]


@rule("TWM-ERRATA-10")
@pytest.mark.parametrize(("place", "page"), [("central-square", 192), ("garage", 753)])
def test_page_191_leads_to_pastimes_on_the_square_and_to_soldiers_elsewhere(place, page):
    assert read(leafed(191, place))[:2] == [191, page]


@rule("TWM-ERRATA-15")
def test_the_child_of_page_655_weighs_three_and_is_taken_along_by_page_488():
    desk = Desk(at="tower-block")
    child = desk.book.number("tokens", "child")
    assert desk.book.tokens[child].weight == 3
    assert read(desk.read(655, "take-the-child-along")) == [655, 488]


@rule("TWM-ERRATA-16", "TWM-END-4")
def test_after_page_810_the_epilogues_go_on():
    desk = Desk(people=("anton", "boris"))
    desk.person("anton").levels[4] = 3
    desk.person("anton").levels[1] = 3
    desk.run(epilogues.read_people(desk.siege))
    boris = desk.book.volume.epilogues["boris", "hopeful"]
    assert read(desk) == [810, boris]


@rule("TWM-END-7")
def test_whoever_got_out_has_an_epilogue_beside_those_who_stayed():
    desk = Desk(people=("boris",))
    desk.siege.evacuated = [desk.book.number("characters", "anton")]
    desk.run(epilogues.read_people(desk.siege))
    assert read(desk) == [desk.book.volume.epilogues["boris", "hopeful"], 810]


@rule("TWM-ERRATA-23")
def test_page_1812_brings_a_rifle_and_three_rounds():
    desk = leafed(1812, "railway-yard")
    assert desk.has("assault-rifle") == 1
    assert desk.has("ammo") == 3


@rule("TWM-ERRATA-25")
def test_page_1150_leads_to_page_1825_and_two_tokens_are_gone():
    desk = leafed(1150, "supermarket", cigarette=3)
    assert read(desk) == [1150, 1825]
    assert desk.has("cigarette") == 1
