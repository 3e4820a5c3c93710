"""Lessons as files: what is wrong with one is said by file, line and step."""

from pathlib import Path
from typing import Any

import pytest

from holdouts.engine.content import PackProblems
from holdouts.engine.lessons import Lesson, base_lessons, matches, read_lessons
from holdouts.engine.library import base_words
from holdouts.games.this_war_of_mine.picks import TakeOption
from holdouts.starter.game import GAME
from holdouts.starter.picks import Gather, Play

LESSON = """
- id: first-night
  setup: {scenario: long-night}
  seed: 1
  names: [Ilka, Tavo]
  steps:
    - {say: watch, wait: {pick: sleep}}
    - {say: end}
"""


def faults(folder: Path, text: str) -> list[str]:
    (folder / "lessons.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(PackProblems) as found:
        read_lessons(GAME, folder)
    return [str(problem).removeprefix(f"{folder.name}/lessons.yaml:") for problem in found.value.problems]


def test_a_lesson_without_fault_is_read(tmp_path: Path):
    (tmp_path / "lessons.yaml").write_text(LESSON, encoding="utf-8")
    (lesson,) = read_lessons(GAME, tmp_path)
    assert [step.say for step in lesson.steps] == ["watch", "end"]


def test_a_folder_without_lessons_has_none(tmp_path: Path):
    assert read_lessons(GAME, tmp_path) == ()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("pick: sleep", "pick: sleeep", "7: lesson 'first-night': step 1 (watch): there is no move 'sleeep'"),
        ("pick: sleep", "pick: play, crad: x", "the move 'play' has no 'crad'; did you mean 'card'?"),
        ("say: end", "say: bye", "there are no words 'lesson-first-night-bye'"),
        (
            "say: end",
            "say: end, point: {zone: deck, part: log}",
            "8: lesson 'first-night': step 2 (end): point",
        ),
        ("- {say: end}", "", "steps: the last step is only read"),
        ("long-night", "long-night, fire: 99", "3: lesson 'first-night': setup: "),
        ("seed: 1", "seed: one", "4: lesson 'first-night': seed: expected int, got str"),
        ("say: watch,", "say: watch, wiat: 1,", "steps[0]: contains unknown field 'wiat'; did you mean 'wait'?"),
        ("names: [Ilka, Tavo]", "names: [Ilka, Tavo]\n  seat: 2", "seat: nobody sits there"),
        (LESSON, "lessons: none", "must be a list of lessons"),
        (LESSON, "- [", "is not YAML"),
    ],
)
def test_a_fault_is_named_by_line_and_step(tmp_path: Path, old: str, new: str, fault: str):
    assert any(fault in found for found in faults(tmp_path, LESSON.replace(old, new)))


CALLED: dict[str, Any] = {"card": "Dry wood"}


@pytest.mark.parametrize(
    ("pattern", "met"),
    [
        ({"pick": "play"}, True),
        ({"pick": "play", "card": 3}, True),
        ({"pick": "play", "card": 4}, False),
        ({"pick": "play", "card": "dry-wood"}, True),
        ({"pick": "play", "card": "Dry"}, True),
        ({"pick": "play", "card": "wet-log"}, False),
        ({"pick": "gather"}, False),
    ],
)
def test_a_move_is_known_by_its_verb_and_by_what_its_things_are_called(pattern: dict[str, int | str], met: bool):
    assert matches(pattern, Play(3), CALLED, base_words(GAME, "en")) is met


def test_a_thing_whose_number_is_a_word_is_known_by_that_word():
    found = TakeOption("2001.pull-him-out")
    assert matches({"pick": "take-option", "option": "2001.pull-him-out"}, found, {}, base_words(GAME, "en"))
    assert not matches({"pick": "take-option", "option": "2001.walk-on"}, found, {}, base_words(GAME, "en"))


def test_a_verb_alone_is_enough():
    assert matches({"pick": "gather"}, Gather(), {}, base_words(GAME, "en"))


def test_all_that_a_lesson_says_is_among_its_keys():
    (lesson,) = base_lessons(GAME)
    assert isinstance(lesson, Lesson)
    assert {"lesson-first-night-title", "lesson-first-night-watch-else"} <= {*lesson.keys}
