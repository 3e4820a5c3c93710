"""Teaching: where a lesson stands, as the page of the learner draws it."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from holdouts.engine.coach import Taught, targets
from holdouts.engine.events import Event
from holdouts.engine.lessons import Step, sentence
from holdouts.engine.names import kebab
from holdouts.engine.view import View
from holdouts.engine.words import Words
from holdouts.server.chronicles import Chronicle
from holdouts.server.room import Room
from holdouts.server.subjects import Eyes


def lesson(room: Room, eyes: Eyes, seen: View) -> dict[str, Any]:
    """What is taught to this reader now; nothing to anybody else, and nothing while others are at it."""
    coach = room.coach
    if coach is None or eyes.seat != coach.lesson.seat or room.resting:
        return {"lesson": None}
    taught = coach.taught(room.table)
    if not taught.asked and not taught.over:
        return {"lesson": None}
    options = room.table.options(eyes.seat) if taught.numbers else []
    ahead = coach.ahead(room.table) if taught.numbers else []
    waiting, strayed = taught.done + len(taught.steps), taught.strayed and not taught.over
    return {
        "lesson": {
            "id": coach.lesson.id,
            "done": taught.done,
            "first": waiting if taught.lost else taught.done + 1,
            "at": waiting if strayed or taught.lost else taught.done + 1,
            "count": len(coach.lesson.steps),
            "strayed": strayed,
            "lost": taught.lost,
            "said": _strayed(room, eyes, taught),
            "back": (taught.strayed or taught.lost) and not room.no_undo(eyes.seat),
            "anew": f"/learn/{coach.game.id}",
            "wants": [msgspec.json.encode(options[number - 1]).decode() for number in taught.numbers],
            "then": [one.moves for one in ahead],
            "ahead": [sentence(coach.lesson, one.step.say, eyes.spoken.game) for one in ahead],
            "steps": [] if taught.lost else [_step(room, eyes, seen, taught, step) for step in taught.steps],
            "over": taught.over,
        }
    }


class Tip(NamedTuple):
    """A line about something that may be new to the reader."""

    key: str
    text: str


def tips(chronicle: Chronicle, words: Words) -> dict[str, Any]:
    """A line for each sort of thing that happened and that the game has a tip for."""
    found = [_tip(kind, words) for kind in chronicle.met]
    return {"tips": tuple([tip for tip in found if tip is not None])}


@lru_cache(maxsize=4096)
def _tip(kind: type[Event], words: Words) -> Tip | None:
    key = f"tip-{kebab(kind.__name__)}"
    return Tip(key, words.say(key)) if words.has(key) else None


def _step(room: Room, eyes: Eyes, seen: View, taught: Taught, step: Step) -> dict[str, Any]:
    assert room.coach is not None
    words = eyes.spoken.game
    found = targets(step.point, seen.scene, words, taught.numbers if step.wait is not None else ())
    return {
        "text": sentence(room.coach.lesson, step.say, words),
        "points": [{"kind": target.kind, "ref": target.ref} for target in found],
        "waits": step.wait is not None,
    }


def _strayed(room: Room, eyes: Eyes, taught: Taught) -> str:
    """What is said when another move was made: the step's own sentence, where it has one."""
    assert room.coach is not None
    if taught.over or not (taught.strayed or taught.lost):
        return ""
    otherwise = taught.steps[-1].otherwise
    return sentence(room.coach.lesson, otherwise, eyes.spoken.game) if otherwise and taught.strayed else ""
