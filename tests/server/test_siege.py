"""This War of Mine as it is drawn: the house as buttons, States as steps, a page that shows what it is about."""

from typing import Any

import pytest
from msgspec.structs import replace

from holdouts.engine.library import LANGUAGES, base_words
from holdouts.engine.view import View, view
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.events import WayTaken
from holdouts.games.this_war_of_mine.picks import Act, TakeOption
from holdouts.games.this_war_of_mine.positions import SiegePosition
from holdouts.server.likeness import Answer, gathered
from holdouts.server.moments import moment, ways
from holdouts.server.pages import Pages
from holdouts.server.phrases import tongue
from holdouts.testing import shelter

GAME = find_game("this-war-of-mine")
TO_RUMMAGE: Any = ("anton", "bl3", "rummage")
OUTSIDE: Any = ("anton", "g5", "go-outside")
WITH_A_VIOLIN: Any = ("zlata", "g5", "go-outside")


def drawn(lang: str = "en") -> Any:
    """What draws this game in a language."""
    return Pages()._voice(GAME, base_words(GAME, lang)).names


def seen(position: SiegePosition, lang: str = "en") -> View:
    return view(position.table, 0, base_words(GAME, lang), ("Ilka",))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_every_space_of_the_house_can_be_pressed(side: str, lang: str):
    position = shelter(board=side)
    board = seen(position, lang).scene.board
    assert board is not None
    html = "".join(drawn(lang)["map"].rank(row) for row in board.rows)
    assert html.count('data-ref="space:') == len(position.now.spaces)


def test_whoever_is_at_work_stands_in_the_room_with_their_face():
    position = shelter().people("anton").choose(Act(*TO_RUMMAGE))
    board = seen(position).scene.board
    assert board is not None
    room = next(cell for cell in board.cells if cell.figures)
    html = drawn()["map"].cell(room)
    assert 'title="Anton"' in html
    assert "#head" in html
    assert "Anton: rummage" in html


def test_states_are_signs_with_steps_and_are_said_in_words():
    position = shelter().people("anton").levels("anton", hunger=3)
    group = seen(position).scene.people[0].zones[0]
    html = drawn()["cards"].card(group.cards[0])
    hunger = html[html.index("kind-hunger") : html.index("kind-wounds")]
    assert "#e-hunger" in hunger
    assert "Hunger" in hunger
    assert hunger.count('class="full"') == 3
    assert html.count('class="steps"') == 5


def test_a_card_of_which_nothing_is_counted_is_drawn_without_gauges():
    position = shelter().people("anton").storage(wood=2)
    storage = next(zone for zone in seen(position).scene.people[0].zones if zone.ref == "storage:0")
    assert "gauges" not in drawn()["cards"].card(storage.cards[0])


def test_a_page_is_read_to_all_under_the_picture_of_whom_it_is_about():
    position = shelter().people("anton").storage(canned_food=2, book=1, components=3)
    position.next_card("visitors", "visitors", "reality-at-the-door").rolling(10)
    position.choose(Act(*OUTSIDE))
    told = moment(seen(position), 0, ())
    assert told is not None
    assert told["tale"]["art"] == position.now.character(position.who("anton")).picture.art
    assert told["tale"]["flavour"]
    assert not told["past"]


def concert() -> SiegePosition:
    """Zlata meets somebody outside: a page with three ways lies open."""
    position = shelter().people("zlata").storage(canned_food=2, book=1, components=3)
    position.next_card("visitors", "visitors", "reality-at-the-door").rolling(10)
    return position.choose(Act(*WITH_A_VIOLIN))


def test_a_page_that_was_answered_stays_to_be_turned_with_the_one_it_led_to():
    position = concert()
    opened = moment(seen(position), 0, ())
    position.choose(position.options(kind=TakeOption)[1])
    told = moment(seen(position), 0, ())
    assert opened is not None
    assert told is not None
    assert told["past"]
    assert [page["ref"] for page in told["before"]] == [opened["tale"]["ref"]]
    assert told["tale"]["ref"] != opened["tale"]["ref"]
    assert told["leaf"] != opened["leaf"]
    assert not told["answers"]


def test_the_way_that_was_taken_is_told():
    position = concert()
    taken = position.options(kind=TakeOption)[1]
    position.choose(taken)
    (way,) = position.told(WayTaken)
    assert way.way == taken.option


def test_a_page_that_was_read_says_which_way_was_taken_there():
    """Where only one is open nobody is asked, and the page is the only place to see it."""
    position = concert()
    (*closed, only) = position.options(kind=TakeOption)
    position.choose(only)
    taken = ways(position.table, 0, base_words(GAME, "en"), ("Ilka",))
    told = moment(seen(position), 0, (), taken=taken)
    assert closed
    assert told is not None
    page = next(ref for ref in told["taken"] if ref == f"page:{only.option.partition('.')[0]}")
    assert told["taken"][page] == [f"Chosen: {base_words(GAME, 'en').say(f'page-{only.option}')}."]
    faces = {face["ref"]: face for face in (*told["before"], told["tale"])}
    assert told["taken"][page][0] in drawn()["book"].leaf(faces[page], "", "", True, told["taken"][page])


@pytest.mark.parametrize(("days", "when"), [(0, "today."), (1, "yesterday."), (9, "9 days ago.")])
def test_a_page_says_how_long_ago_it_was_what_it_answers(days: int, when: str):
    position = shelter().people("anton").storage(canned_food=1)
    siege = position.state
    answering = next(number for number, (memories, _) in siege.book.volume.answers.items() if memories)
    memory = min(siege.book.volume.answers[answering][0])
    siege.memories, siege.memory_days = [memory], {memory: 1}
    siege.round, siege.reading, siege.last_read = 1 + days, answering, [answering]
    told = moment(seen(position), 0, ())
    assert told is not None
    assert told["note"].endswith(when)


def crowded(position: SiegePosition) -> tuple[Answer, ...]:
    """All that the first day asks, each answer with whom and what it is about."""
    scene, options = seen(position), position.table.options(0)
    found = (
        Answer(
            number=number, label=choice.label, refs=choice.refs, json="{}", pick=str(type(option).__struct_config__.tag)
        )
        for number, (choice, option) in enumerate(zip(scene.prompt.choices, options, strict=True), start=1)
    )
    return gathered(found, scene.scene, tongue(GAME, (), None, "en").page)


def test_a_crowd_of_answers_leaves_nobody_out():
    """To clear the way alone is about one person, to clear it together about two, even if both are called the same."""
    first = crowded(shelter().people("anton", "cveta", "boris").storage(shovel=1, lockpick=1, wood=4, components=4))
    answers = [replace(answer, group="Clear") if answer.pick.startswith("clear") else answer for answer in first]
    html = drawn()["asking"].crowd(answers, True)
    missing = [answer.label for answer in answers if f'data-number="{answer.number}"' not in html]
    assert not missing


@pytest.mark.parametrize(("may", "drawn_as"), [("point", 'class="wish"'), ("read", 'class="answer"')])
def test_whoever_does_not_choose_reads_a_crowd_gathered_too(may: Any, drawn_as: str):
    answers = [replace(answer, may=may) for answer in crowded(shelter().people("anton", "cveta").storage(wood=4))]
    html = drawn()["asking"].asked(answers, False)
    assert html.count(drawn_as) == len(answers)
    assert 'class="option"' not in html
    assert '<span class="group-title">Cveta</span>' in html, "a heading for each of them"


def test_what_ends_a_step_stands_last_and_quietly_until_something_was_picked():
    position = shelter().people("anton", "cveta").storage(wood=4)
    answers = [replace(answer, part=answer.pick != "carry-out") for answer in crowded(position)]
    before, after = (drawn()["asking"].asked(answers, True, begun) for begun in (False, True))
    assert "No work this time" in before.rpartition('<div class="answers closing">')[2]
    assert before.count("No work this time") == 1
    assert "answers closing" not in after


def test_what_can_be_built_is_one_group_of_whoever_builds_and_shut_at_first():
    html = drawn()["asking"].asked(crowded(shelter().people("anton").storage(wood=12, components=14)), True)
    assert html.count('data-kind="Anton/Build"') == 1
    assert 'data-kind="Anton/Build" data-seldom' in html
    assert '<span class="group-title">Bed</span>' in html, "in it, what is built"


def test_a_group_says_who_points_at_an_answer_in_it():
    first, *others = crowded(shelter().people("anton", "cveta").storage(wood=4))
    html = drawn()["asking"].asked([replace(first, pointing="Tavo"), *others], True)
    headings = [heading for heading in html.split("<summary")[1:] if "Tavo" in heading.partition("</summary>")[0]]
    assert '<span class="group-title">Anton</span>' in headings[0]
    assert '<span class="group-title">Cveta</span>' not in "".join(headings)
