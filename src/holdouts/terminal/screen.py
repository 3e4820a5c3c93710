"""The screen: the same table drawn in colour for a terminal, or told in plain lines."""

from collections.abc import Sequence
from typing import Protocol, TextIO

from holdouts.engine.view import Choice, Face, Line, Prompt, View
from holdouts.engine.words import Words
from holdouts.terminal.crowds import Series, gathered, is_wall, out_of_reach
from holdouts.terminal.facts import Spot, card_line, facts, fresh, spots, texts, titled

CURTAIN_LINES = 40


class Screen(Protocol):
    """What the play at one keyboard shows."""

    def say(self, text: str) -> None:
        """Something between two questions."""
        ...

    def refuse(self, text: str) -> None:
        """Why something typed did nothing."""
        ...

    def heading(self, text: str) -> None: ...

    def table(self, view: View, news: Sequence[Line] = (), whole: bool = False) -> None:
        """What came to pass, and the table as one seat sees it; `whole`: also what it has been shown before."""
        ...

    def happened(self, lines: Sequence[Line]) -> None:
        """What came to pass, alone."""
        ...

    def ask(self, prompt: Prompt) -> None:
        """A question and its numbered answers."""
        ...

    def card(self, face: Face) -> None: ...

    def rule(self, id_: str, text: str) -> None: ...

    def chronicle(self, lines: Sequence[Line]) -> None:
        """Lines of the chronicle with the rule behind each."""
        ...

    def curtain(self) -> None:
        """Take everything out of sight."""
        ...


class PlainScreen:
    """Short lines, nothing drawn: for screen readers, pipes and files. Only what is new is said."""

    def __init__(self, out: TextIO, words: Words) -> None:
        self._out = out
        self._words = words
        self._told: dict[int | None, list[str]] = {}
        self._seen: dict[tuple[int | None, str], list[Spot]] = {}
        """What each seat knows of each map: it may lie under another for a while."""
        self._read: dict[int | None, set[str]] = {}
        self._heard: set[str] = set()
        """What was read out: nobody hears the same page twice."""

    def say(self, text: str) -> None:
        print(text, file=self._out, flush=True)

    def refuse(self, text: str) -> None:
        self.say(text)

    def heading(self, text: str) -> None:
        self.say(text)

    def table(self, view: View, news: Sequence[Line] = (), whole: bool = False) -> None:
        self.happened(news)
        before = [] if whole else self._told.get(view.seat, [])
        map_ = view.seat, view.scene.board.ref if view.scene.board is not None else ""
        now = facts(view, self._words, () if whole else self._seen.get(map_, ()))
        for fact in fresh(before, now):
            self.say(fact)
        self._told[view.seat] = now
        self._seen[map_] = spots(view, self._words)
        read = self._read.setdefault(view.seat, set())
        for key, text in texts(view).items():
            if whole or key not in read | self._heard:
                self.say(self._words.say("card", card=text))
            read.add(key)

    def happened(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self._heard.add(line.text)
            self.say(line.text)

    def ask(self, prompt: Prompt) -> None:
        self.say(f"{prompt.text} [{prompt.rule}]" if prompt.rule else prompt.text)
        wall = is_wall(prompt.choices)
        for block in gathered(prompt.choices):
            if wall and block.heading:
                self.say(self._words.say("block-shut", heading=block.heading, count=block.size))
                continue
            if block.heading:
                self.say(titled(block.heading, "", self._words).rstrip())
            for answer in block.answers:
                self.say(self._answer(answer))
        for why, these in out_of_reach(prompt.beyond):
            self.say(f"- {self._words.join(these)}: {why}")

    def _answer(self, answer: Choice | Series) -> str:
        if isinstance(answer, Choice):
            return f"{answer.number}. {answer.label}"
        ends = ", ".join(f"[{choice.number}] {choice.label}" for choice in answer.ends)
        return titled(answer.head, ends, self._words)

    def card(self, face: Face) -> None:
        self.say(card_line(face))
        if face.flavour:
            self.say(face.flavour)

    def rule(self, id_: str, text: str) -> None:
        self.say(f"{id_}: {text}")

    def chronicle(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self.say(f"{line.text} [{line.rule}]" if line.rule else line.text)

    def curtain(self) -> None:
        self.say("\n" * CURTAIN_LINES)
