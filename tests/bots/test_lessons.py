"""Lessons in play: each can be followed to its end, left, taken back, and goes the same way every time."""

import msgspec
import pytest

from holdouts.bots.kinds import SensibleBot
from holdouts.bots.seats import bots_act
from holdouts.bots.understudy import LessonStuck, Scene, play_through, understudies
from holdouts.engine.coach import Coach, find_coach, targets
from holdouts.engine.game import Game
from holdouts.engine.lessons import Lesson, Point, Step, base_lessons, sentence, setup_of
from holdouts.engine.library import LANGUAGES, base_words, new_table
from holdouts.engine.table import Table
from holdouts.engine.view import view
from holdouts.games import IDS, find_game
from holdouts.games.godforsaken_scavengers.picks import Dig, Play
from holdouts.games.this_war_of_mine.picks import Eat
from holdouts.starter.game import GAME as STARTER
from holdouts.starter.picks import Watch

GAMES = [*map(find_game, IDS), STARTER]
TAUGHT = [(game, lesson) for game in GAMES for lesson in base_lessons(game)]
SCAVENGERS = find_game("godforsaken-scavengers")
LONGEST = 60
"""Words of one bubble: more is read by nobody."""

every_lesson = pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=lambda it: getattr(it, "id", ""))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_a_lesson(game: Game):
    assert base_lessons(game)


@every_lesson
def test_a_lesson_can_be_followed_to_its_end(game: Game, lesson: Lesson):
    scenes = list(play_through(Coach(game, lesson)))
    assert scenes[-1].taught.over
    assert [step for scene in scenes for step in scene.taught.steps] == list(lesson.steps)


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_step_speaks_and_points_in_every_language(game: Game, lesson: Lesson, lang: str):
    words = base_words(game, lang)
    for taught, table in play_through(Coach(game, lesson)):
        scene = view(table, lesson.seat, words, lesson.names).scene
        for step in taught.steps:
            text = sentence(lesson, step.say, words)
            assert text[0].isupper() or text[0] == "«"
            assert text.endswith(".")
            assert "!" not in text
            assert len(text.split()) <= LONGEST, text
            if step.point is not None:
                assert targets(step.point, scene, words, taught.numbers), (step.say, lang)


@every_lesson
def test_a_lesson_goes_the_same_way_every_time(game: Game, lesson: Lesson):
    first, second = ([*scene_by_scene(Coach(game, lesson))] for _ in range(2))
    assert first == second


def scene_by_scene(coach: Coach) -> list[str]:
    return [repr(scene.table.choices) for scene in play_through(coach)]


def at(coach: Coach, say: str) -> Scene:
    """The moment at which a step waits."""
    return next(scene for scene in play_through(coach) if scene.taught.steps[-1].say == say)


def tunnels() -> Coach:
    return Coach(SCAVENGERS, base_lessons(SCAVENGERS)[0])


def test_another_move_is_noticed_and_the_step_waits_on():
    coach = tunnels()
    table = at(coach, "dig").table.choose(Dig(1), 0)
    taught = coach.taught(table)
    assert taught.strayed
    assert taught.lost
    assert taught.steps[-1].say == "dig"


def test_after_a_move_is_taken_back_the_lesson_goes_on_as_if_nothing_had_been():
    coach = tunnels()
    before, table = at(coach, "dig")
    table.choose(Dig(1), 0)
    coach.taught(table)
    table.undo(by=0)
    assert coach.taught(table) == before


def test_a_step_that_can_still_be_done_after_another_move_is_not_lost():
    coach = Coach(STARTER, with_steps(Step(say="watch", wait={"pick": "gather"}), Step(say="end")))
    table = fresh(coach).choose(Watch(), 0)
    while not coach.taught(table).asked and bots_act(table, understudies(coach)):
        pass
    assert coach.taught(table).strayed


def test_where_a_lesson_stands_follows_from_the_choices_alone():
    coach = tunnels()
    taught, table = at(coach, "onward")
    stranger = fresh(coach)
    stranger.replay(table.choices)
    assert tunnels().taught(stranger) == taught


def test_others_do_what_the_lesson_wants_of_them():
    _, table = at(tunnels(), "onward")
    ambush = [option for seat, option in table.choices if seat == 1 and isinstance(option, Play)]
    assert ambush


@pytest.mark.parametrize(
    ("game", "late", "seats"), [("dead-of-winter", "rest", 3), ("this-war-of-mine", "dawn", 2)], ids=lambda it: str(it)
)
def test_where_a_lesson_names_every_move_of_the_others_no_bot_changes_its_story(
    monkeypatch: pytest.MonkeyPatch, game: str, late: str, seats: int
):
    def decide(*_: object) -> None:
        raise AssertionError("a bot had to decide")

    monkeypatch.setattr(SensibleBot, "pick", decide)
    found = find_game(game)
    scene = at(Coach(found, base_lessons(found)[0]), late)
    assert len({seat for seat, _ in scene.table.choices}) == seats


def test_what_others_are_to_do_is_done_once_each_before_anything_is_done_again():
    siege = find_game("this-war-of-mine")
    scene = at(Coach(siege, base_lessons(siege)[0]), "sleep")
    fed = [option.person for seat, option in scene.table.choices if seat == 1 and isinstance(option, Eat)]
    assert len(fed) == len(set(fed)) == 3


def test_steps_ahead_are_told_for_as_long_as_there_is_only_something_to_add():
    siege = find_game("this-war-of-mine")
    coach = Coach(siege, base_lessons(siege)[0])
    scene = at(coach, "rubble")
    ahead = coach.ahead(scene.table)
    assert [one.step.say for one in ahead] == ["junk", "bed", "work"]
    assert ahead[-1].moves == ('{"pick":"carry-out"}',)


def test_where_a_step_to_read_comes_next_nothing_is_told_ahead():
    siege = find_game("this-war-of-mine")
    coach = Coach(siege, base_lessons(siege)[0])
    assert coach.ahead(at(coach, "out").table) == []


def test_the_table_of_a_lesson_finds_its_coach_again():
    lesson = base_lessons(SCAVENGERS)[0]
    setup = setup_of(SCAVENGERS, lesson)
    found = find_coach(SCAVENGERS, setup, str(lesson.seed))
    assert found is not None
    assert found.lesson == lesson
    assert find_coach(SCAVENGERS, setup, "17") is None


def with_steps(*steps: Step) -> Lesson:
    return msgspec.structs.replace(base_lessons(STARTER)[0], steps=steps)


def fresh(coach: Coach) -> Table:
    return new_table(coach.game, setup_of(coach.game, coach.lesson), coach.lesson.seed)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (Step(say="watch", wait={"pick": "gather"}), r"step 1 \(watch\): the move it waits for cannot be made"),
        (
            Step(say="fire", point=Point(zone="cellar"), wait={"pick": "sleep"}),
            r"step 1 \(fire\): there is no .*cell",
        ),
    ],
)
def test_a_lesson_that_cannot_be_played_says_at_which_step(step: Step, why: str):
    coach = Coach(STARTER, with_steps(step, Step(say="end")))
    with pytest.raises(LessonStuck, match=why):
        list(play_through(coach))
