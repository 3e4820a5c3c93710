"""Lessons: a first game that explains itself. A lesson is data: a set-up, a seed, and steps that say something, point
at something, and wait for a move.

They lie in `lessons.yaml` beside the cards of a pack, and their sentences in its words: `lesson-<lesson>-<say>`. What
is wrong with one is found when it is read, and named by file, line and step. How to write one: docs/write-a-lesson.md.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from holdouts.engine.complaints import UNKNOWN_KEY, printable, quoted, readable, split, steps
from holdouts.engine.content import PackError, PackProblems, decode, did_you_mean, find_packs, no_hook
from holdouts.engine.decision import Option
from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.library import LANGUAGES, base_words, open_words, read_pack, read_setup
from holdouts.engine.words import Words
from holdouts.engine.yaml_guard import Document, Refused, Steps, read_yaml

FILE = "lessons.yaml"

Pattern = dict[str, int | str]
"""A move as a lesson names it: `{pick: dig, pile: 0}`. What it does not name may be anything."""

Part = Literal["answers", "hand", "people", "log", "scene", "undo", "rules"]


class Point(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a step points at: a card by its id, a zone or a gauge by its name, or a part of the table."""

    card: str = ""
    zone: str = ""
    gauge: str = ""
    part: Part | Literal[""] = ""

    @property
    def named(self) -> list[str]:
        return [name for name in self.__struct_fields__ if getattr(self, name)]


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that is taught. Without `wait` it is only read."""

    say: str
    point: Point | None = None
    """Without it, a step that waits points at the answers it waits for."""
    wait: Pattern | None = None
    otherwise: str = ""
    """What is said when another move is made; without it, a sentence that fits every lesson."""
    others: tuple[Pattern, ...] = ()
    """What the others do before this step is done, where they can; otherwise they play as a careful newcomer would."""


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole lesson."""

    id: str
    setup: dict[str, Any]
    seed: int
    names: tuple[str, ...]
    seat: int = 0
    """Who learns."""
    minutes: int = 8
    steps: tuple[Step, ...]

    def key(self, said: str) -> str:
        """The key of a sentence of this lesson."""
        return f"lesson-{self.id}-{said}"

    @property
    def title(self) -> str:
        return self.key("title")

    @property
    def keys(self) -> Iterator[str]:
        """All that is said in it."""
        yield self.title
        for step in self.steps:
            yield self.key(step.say)
            if step.otherwise:
                yield self.key(step.otherwise)


# --- reading ---


@cache
def base_lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons that come with a game."""
    return read_lessons(game, game.folder / "content")


def all_lessons(game: Game, root: Path | None = None) -> tuple[Lesson, ...]:
    """Those of the game and of the packs in a folder; what is wrong with a pack, its own check says."""
    found = list(base_lessons(game))
    for folder, header in [] if root is None else find_packs(root, game.id).packs:
        try:
            found += read_lessons(game, folder, header.id)
        except PackProblems:
            continue
    return tuple(found)


def read_lessons(game: Game, folder: Path, pack: str = "") -> tuple[Lesson, ...]:
    """The lessons in the folder of a pack, or `PackProblems`. One of a pack of somebody's own is played with it."""
    path = folder / FILE
    if not path.exists():
        return ()
    reader = _Reader(game, folder, pack)
    lessons = tuple(reader.lessons(path))
    if reader.problems:
        raise PackProblems(reader.problems)
    return lessons


def setup_of(game: Game, lesson: Lesson) -> Setup:
    """How the table of a lesson is set up; raises SetupError."""
    return read_setup(game, {**lesson.setup, "seats": len(lesson.names)})


class _Reader:
    """Reads one file of lessons and collects what is wrong with it."""

    def __init__(self, game: Game, folder: Path, pack: str) -> None:
        self.game = game
        self.folder = folder
        self.pack = pack
        self.problems: list[PackError] = []
        self.kinds = {str(kind.__struct_config__.tag): kind for kind in game.picks}
        self.words = self._words()

    def _words(self) -> list[Words]:
        if not self.pack:
            return [base_words(self.game, lang) for lang in LANGUAGES]
        pack = read_pack(self.game, self.folder)
        return [open_words(self.game, pack.language, [pack])]

    def lessons(self, path: Path) -> Iterator[Lesson]:
        try:
            document = read_yaml(path)
        except Refused as refusal:
            self._complain(refusal.message, refusal.line)
            return
        entries = document.value if isinstance(document.value, list) else []
        if not entries:
            self._complain("must be a list of lessons, each beginning with '- id:'", document.line_of(()))
        for index, entry in enumerate(entries):
            lesson = self._lesson(document, index, entry)
            if lesson is not None:
                self._check(document, index, lesson)
                yield lesson

    def _lesson(self, document: Document, index: int, entry: Any) -> Lesson | None:
        if self.pack and isinstance(entry, dict) and isinstance(entry.get("setup"), dict):
            entry = {**entry, "setup": {**entry["setup"], "packs": [self.pack]}}
        try:
            return decode(entry, Lesson, no_hook)
        except msgspec.ValidationError as error:
            message, where = split(str(error))
            unknown = UNKNOWN_KEY.match(message)
            at: Steps = (index, *steps(where), *([unknown[1]] if unknown else []))
            id_ = entry.get("id") if isinstance(entry, dict) else None
            said = f"{where}: {readable(message)}" if where else readable(message)
            self._complain(said, document.line_of(at), str(id_ or ""))
            return None

    def _check(self, document: Document, index: int, lesson: Lesson) -> None:
        """What a type does not say: the set-up is one, moves and sentences exist, the last step waits for nothing."""

        def complain(message: str, *at: str | int) -> None:
            self._complain(message, document.line_of((index, *at)), lesson.id)

        try:
            setup_of(self.game, lesson)
        except SetupError as problem:
            complain(f"setup: {problem.said('en')}", "setup")
        if not 0 <= lesson.seat < len(lesson.names):
            complain("seat: nobody sits there", "seat")
        if not lesson.steps or lesson.steps[-1].wait is not None:
            complain("steps: the last step is only read; it says good-bye", "steps")
        for number, step in enumerate(lesson.steps):
            for message in self._faults(step):
                complain(f"step {number + 1} ({step.say}): {message}", "steps", number)
        for key in dict.fromkeys(lesson.keys):
            if not all(words.has(key) for words in self.words):
                complain(f"there are no words '{key}'")

    def _faults(self, step: Step) -> Iterator[str]:
        if step.point is not None and len(step.point.named) != 1:
            yield "point: at one thing, a card, a zone, a gauge or a part"
        for pattern in (*step.others, *([] if step.wait is None else [step.wait])):
            name = str(pattern.get("pick", ""))
            kind = self.kinds.get(name)
            if kind is None:
                yield f"there is no move '{printable(name)}'{quoted(did_you_mean(name, self.kinds))}"
                continue
            for field in pattern:
                if field != "pick" and field not in kind.__struct_fields__:
                    hint = quoted(did_you_mean(field, kind.__struct_fields__))
                    yield f"the move '{name}' has no '{printable(field)}'{hint}"

    def _complain(self, message: str, line: int | None, lesson: str = "") -> None:
        whose = f"lesson '{printable(lesson)}': " if lesson else ""
        self.problems.append(PackError(f"{self.folder.name}/{FILE}", f"{whose}{message}", line=line))


# --- moves ---


def matches(pattern: Mapping[str, int | str], option: Option, called: Mapping[str, object], words: Words) -> bool:
    """Whether a move is the one a lesson names; a thing may be named by its number, its id, or what it is called."""
    if pattern["pick"] != option.__struct_config__.tag:
        return False
    return all(
        _is(wanted, getattr(option, field), str(called.get(field, "")), words)
        for field, wanted in pattern.items()
        if field != "pick"
    )


_MARKS = str.maketrans(dict.fromkeys("()“”«»\u00a0", " "))
"""What may stand around a name in a sentence."""


def _is(wanted: int | str, value: object, called: str, words: Words) -> bool:
    if isinstance(wanted, int) or value == wanted:
        return value == wanted
    name = words.say(f"name-{wanted}") if words.has(f"name-{wanted}") else wanted
    bare = called.translate(_MARKS).strip()
    return bare == name or name in bare.split()


def sentence(lesson: Lesson, key: str, words: Words) -> str:
    """A sentence of a lesson."""
    return words.say(lesson.key(key))


def needed_words(lessons: Sequence[Lesson]) -> dict[str, frozenset[str]]:
    """Every key that lessons say; none of them is given anything."""
    return {key: frozenset() for lesson in lessons for key in lesson.keys}
