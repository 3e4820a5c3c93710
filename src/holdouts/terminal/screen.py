"""The screen: the same table drawn in colour for a terminal, or told in plain lines."""

from collections.abc import Sequence
from typing import Protocol, TextIO

from holdouts.engine.view import Face, Line, Prompt, View
from holdouts.engine.words import Words
from holdouts.terminal.facts import card_line, facts, fresh, texts

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
        self._read: dict[int | None, dict[str, str]] = {}

    def say(self, text: str) -> None:
        print(text, file=self._out, flush=True)

    def refuse(self, text: str) -> None:
        self.say(text)

    def heading(self, text: str) -> None:
        self.say(text)

    def table(self, view: View, news: Sequence[Line] = (), whole: bool = False) -> None:
        self.happened(news)
        before = [] if whole else self._told.get(view.seat, [])
        now = facts(view, self._words)
        for fact in fresh(before, now):
            self.say(fact)
        read = self._read.setdefault(view.seat, {})
        for name, text in texts(view).items():
            if whole or read.get(name) != text:
                self.say(self._words.say("card", card=text))
            read[name] = text
        self._told[view.seat] = now

    def happened(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self.say(line.text)

    def ask(self, prompt: Prompt) -> None:
        self.say(f"{prompt.text} [{prompt.rule}]" if prompt.rule else prompt.text)
        for choice in prompt.choices:
            self.say(f"{choice.number}. {choice.label}")
        for one in prompt.beyond:
            self.say(f"- {one.label}: {one.why}")

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
