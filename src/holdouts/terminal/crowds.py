"""Crowds: many answers, read by whom they are about, and in one line what differs in one thing only."""

import re
from collections.abc import Hashable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from holdouts.engine.view import Beyond, Choice

CROWD = 20
"""More answers than these are gathered."""
WALL = 60
"""More answers than these are read block by block: first only whom they are about."""
ALIKE = 3
"""So many answers that differ in one thing only stand in one line, and so many have a heading."""
BETWEEN = " :\u00a0\u202f"
"""What stands between the words of an answer."""


class Series(NamedTuple):
    """Answers that differ in one thing only: how all begin, and how each ends."""

    head: str
    ends: tuple[Choice, ...]


class Block(NamedTuple):
    """Answers about the same thing, which is said once, before them."""

    heading: str
    answers: tuple[Choice | Series, ...]

    @property
    def size(self) -> int:
        """How many answers it holds."""
        return sum(1 if isinstance(answer, Choice) else len(answer.ends) for answer in self.answers)


def gathered(choices: Sequence[Choice]) -> list[Block]:
    """A crowd in blocks, each where its first answer stood. Fewer answers are one block, as they are."""
    if len(choices) <= CROWD:
        return [Block("", tuple(choices))]
    blocks: list[Block] = []
    for these in _sorted([choice.refs[:1] or choice.number for choice in choices], choices):
        answers = list(_in_series(these))
        heading = _lead(these) if len(answers) > 1 and len(these) >= ALIKE else ""
        if heading:
            answers = list(_in_series(_ends(heading, these)))
        if heading or not blocks or blocks[-1].heading:
            blocks.append(Block(heading, tuple(answers)))
        else:
            blocks[-1] = Block("", (*blocks[-1].answers, *answers))
    return blocks


def is_wall(choices: Sequence[Choice]) -> bool:
    """Whether there are so many about several people or things that nobody would read them all."""
    return len(choices) > WALL and sum(bool(block.heading) for block in gathered(choices)) > 1


def about(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """All answers of a wall that are about whom somebody named; none if it is no wall, or nobody is called so."""
    if not is_wall(choices):
        return []
    for these in _sorted([choice.refs[:1] or choice.number for choice in choices], choices):
        if len(these) > 1 and _lead(these).casefold() == typed.casefold():
            return these
    return []


def _in_series(choices: Sequence[Choice]) -> Iterator[Choice | Series]:
    """These answers in their order, those that differ in one thing only at the place of the first: in the thing of
    which least has to be said."""
    others = [[(choice.refs[:n], choice.refs[n + 1 :]) for n in range(len(choice.refs))] for choice in choices]
    shared: dict[Hashable, list[Choice]] = {}
    for choice, each in zip(choices, others, strict=True):
        for rest in each:
            shared.setdefault(rest, []).append(choice)
    said = {rest: (len(_lead(these)) if len(these) >= ALIKE else 0, len(these)) for rest, these in shared.items()}
    kinds = [max(each, key=said.__getitem__, default=n) for n, each in enumerate(others)]
    for these in _sorted(kinds, choices):
        head = _lead(these)
        if len(these) >= ALIKE and head:
            yield Series(head, _ends(head, these))
        else:
            yield from these


def _sorted(kinds: Sequence[Hashable], choices: Sequence[Choice]) -> Iterator[list[Choice]]:
    """Answers of the same kind together, the kinds in the order in which they come up."""
    for kind in dict.fromkeys(kinds):
        yield [choice for one, choice in zip(kinds, choices, strict=True) if one == kind]


def _lead(choices: Sequence[Choice]) -> str:
    """The words with which all of them begin, but never the whole of one."""
    labels = [choice.label for choice in choices]
    lead = "".join(letter for letter, *_ in takewhile(lambda each: len(set(each)) == 1, zip(*labels, strict=False)))
    if any(label[len(lead) : len(lead) + 1] not in BETWEEN for label in labels):
        lead = re.sub(r"\S*$", "", lead)
    lead = lead.rstrip(BETWEEN)
    return "" if lead in labels else lead


def _ends(lead: str, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """What follows after words that have been said."""
    return tuple(replace(choice, label=choice.label[len(lead) :].lstrip(BETWEEN)) for choice in choices)


def out_of_reach(beyond: Sequence[Beyond]) -> Iterator[tuple[str, list[str]]]:
    """What cannot be chosen yet, by what speaks against it."""
    for why in dict.fromkeys(one.why for one in beyond):
        yield why, [one.label for one in beyond if one.why == why]
