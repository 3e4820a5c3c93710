"""The Road Back between two chapters: what is told, what is asked, what bots answer. [GOD-SCENARIO-10]"""

import pytest

from holdouts.engine.library import base_words
from holdouts.games.godforsaken_scavengers.campaign import Journey, Traveller
from holdouts.games.godforsaken_scavengers.campaign_story import (
    AGAIN,
    HEIRLOOM,
    ONWARD,
    REPEAT,
    SCAR,
    after,
    questions,
    tell,
)
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition
from holdouts.testing import expedition, rule

EN = base_words(GAME, "en")
NAMES = ("Ilka", "Bo")


def on_the_road(chapter: int = 1, **more) -> Journey:
    travellers = more.pop("travellers", (Traveller(), Traveller()))
    return Journey(players=2, seed=1, chapter=chapter, travellers=travellers, **more)


def ended(position: ExpeditionPosition) -> ExpeditionPosition:
    position.state.ended = "safe"
    return position


@pytest.fixture
def survivor() -> ExpeditionPosition:
    """Seat 0 lives with two Afflictions and two cards that could be kept; seat 1 with nothing at all."""
    return ended(expedition(2).afflicted(0, "rot").afflicted(0, "dread").hand(0, "torch", "hunt"))


def asked(journey: Journey, position: ExpeditionPosition) -> list[tuple[int | None, str, list[str]]]:
    return [(q.seat, q.ask, [answer for answer, _ in q.answers]) for q in questions(journey, position.state)]


@rule("GOD-SCENARIO-10")
def test_a_survivor_is_asked_for_a_scar_and_an_heirloom_and_may_keep_none(survivor):
    assert asked(on_the_road(), survivor) == [
        (0, SCAR, ["rot", "dread"]),
        (0, HEIRLOOM, ["torch", "hunt", ""]),
    ]


@rule("GOD-SCENARIO-10")
def test_the_only_affliction_is_the_scar_without_a_question():
    position = ended(expedition(2).afflicted(0, "rot"))
    assert asked(on_the_road(), position) == []
    assert after(on_the_road(), position.state, []).travellers[0].scar == "rot"


@rule("GOD-SCENARIO-10")
def test_what_is_answered_travels_on(survivor):
    journey = after(on_the_road(), survivor.state, ["dread", "torch"])
    assert journey.travellers == (Traveller(scar="dread", heirloom="torch"), Traveller())


@rule("GOD-SCENARIO-10")
def test_what_a_bot_answers_can_be_answered(survivor):
    usual = [question.usual for question in questions(on_the_road(), survivor.state)]
    assert after(on_the_road(), survivor.state, usual).travellers[0] == Traveller(scar=usual[0], heirloom="hunt")


@rule("GOD-SCENARIO-10")
def test_nothing_is_asked_after_the_last_chapter(survivor):
    finale = on_the_road(5, branch="a")
    assert asked(finale, survivor) == []
    assert after(finale, survivor.state, []).over


@rule("GOD-SCENARIO-10")
def test_a_table_where_everybody_died_is_asked_once_whether_to_play_again():
    position = ended(expedition(2).dead(0, 1))
    assert asked(on_the_road(), position) == [(None, REPEAT, [ONWARD, AGAIN])]
    again = after(on_the_road(), position.state, [AGAIN])
    assert (again.chapter, again.repeated) == (1, True)
    assert asked(again, position) == []
    assert after(on_the_road(), position.state, [ONWARD]).chapter == 2


@rule("GOD-SCENARIO-10")
def test_the_story_so_far_tells_hope_and_who_lives_but_no_heirloom_by_name():
    travellers = (Traveller(character="packrat", scar="rot", heirloom="torch"), Traveller(alive=False))
    told = tell(on_the_road(2, hope=3, travellers=travellers), EN, NAMES)
    assert told[1:] == [
        "Hope: 3 of 4.",
        "Ilka: Packrat, alive, a scar (Rot), an heirloom.",
        "Bo: back from the dead with a fresh wound.",
    ]


@rule("GOD-SCENARIO-10")
def test_the_end_of_the_road_tells_who_lives_and_the_rank():
    told = tell(on_the_road(6, hope=16, travellers=(Traveller(), Traveller(alive=False))), EN, NAMES)
    assert told[:2] == ["Alive at the end of the road: Ilka.", "Hope: 16 of 20."]
    assert told[2].startswith("Light.")
