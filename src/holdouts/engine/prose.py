"""Prose: lines of a chronicle as somebody would tell them who has time.

What one person did one thing after the other becomes one sentence, and what was done again and again is told once.
Nothing is known here of any language but that a sentence begins with whoever did it.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from holdouts.engine.words import Words

MOST = 3
"""How many deeds stand in one sentence."""

LONGEST = 90
"""A deed with more characters stands alone."""

_ASIDE = re.compile(r" \([^()]*\)")
"""Where exactly, or as whom: the log says it, and whoever was not there does not ask."""

_QUOTED = re.compile(r"“[^”]*”|«[^»]*»")
"""The name of a card: whatever signs stand in it, the sentence around it is plain."""

NEEDED: dict[str, frozenset[str]] = {
    "story-times": frozenset({"deed", "count"}),
    "story-deeds": frozenset({"who", "deeds"}),
    "story-deeds-then": frozenset({"who", "deeds"}),
    "story-deeds-last": frozenset({"deeds", "last"}),
}
"""Every key that prose says of its own, with the slots it fills."""


class _Deed(NamedTuple):
    """A sentence taken apart: who did it, and what they did; nobody's, if it cannot be."""

    who: str
    text: str


def paragraph(lines: Sequence[str], names: Sequence[str], words: Words) -> str:
    """Lines as one paragraph."""
    return " ".join(_sentences([_taken_apart(text, names) for text in lines], words))


def _taken_apart(line: str, names: Sequence[str]) -> _Deed:
    """Only a single plain sentence that begins with somebody's name."""
    text = _ASIDE.sub("", line)
    who = next((name for name in names if text.startswith(f"{name} ")), "")
    deed = text[len(who) + 1 : -1]
    around = _QUOTED.sub("", deed)
    plain = text.endswith(".") and len(deed) <= LONGEST and not any(sign in around for sign in ".:;?!…“«")
    return _Deed(who, deed) if who and plain else _Deed("", text)


def _sentences(deeds: Sequence[_Deed], words: Words) -> Iterator[str]:
    before = ""
    for who, same in groupby(deeds, key=lambda deed: deed.who):
        told = [(text, len(list(again))) for text, again in groupby(deed.text for deed in same)]
        if not who:
            yield from (f"{_counted(text[:-1], count, words)}{text[-1:]}" for text, count in told)
            before = ""
            continue
        counted = [_counted(text, count, words) for text, count in told]
        for start in range(0, len(counted), MOST):
            key = "story-deeds-then" if before == who else "story-deeds"
            yield words.say(key, who=who, deeds=_joined(counted[start : start + MOST], words))
            before = who


def _joined(deeds: Sequence[str], words: Words) -> str:
    """One after the other: a deed may hold an "and" of its own."""
    if len(deeds) == 1:
        return deeds[0]
    return words.say("story-deeds-last", deeds=", ".join(deeds[:-1]), last=deeds[-1])


def _counted(deed: str, count: int, words: Words) -> str:
    return deed if count == 1 else words.say("story-times", deed=deed, count=count)
