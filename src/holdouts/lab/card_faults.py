"""Card faults: every small fault that a card could have as it is written, one at a time.

A figure is one more or one less, a flag is turned, an effect or a word of it is left out.
"""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from holdouts.lab.mutations import Mutant
from holdouts.lab.trials import Rewritten

CONTENT = "content"
NAMES = frozenset({"id", "do", "picture", "tone"})
"""What a card or an effect is called; without it there is none."""

Path_ = tuple[str | int, ...]

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
"""Those of libyaml, where PyYAML was built with it, are ten times as fast."""


@dataclass(frozen=True)
class CardFault:
    """One fault of one card: where in it, and what stands there instead; nothing if None."""

    file: Path
    card: int
    id: str
    path: Path_
    before: Any
    after: Any
    line: int = field(default=1, repr=False)
    """Where the card begins in its file."""

    def put_into(self, cards: list[Any]) -> list[Any]:
        """The cards of the file with the fault."""
        faulty = deepcopy(cards)
        holder = faulty[self.card]
        for step in self.path[:-1]:
            holder = holder[step]
        if self.after is None:
            del holder[self.path[-1]]
        else:
            holder[self.path[-1]] = self.after
        return faulty

    def as_mutant(self, package: Path) -> Mutant:
        where = " ".join(str(step) for step in self.path)
        after = "nothing" if self.after is None else self.after
        file = self.file.relative_to(package).as_posix()
        return Mutant(file, self.line, self.id, f"{where}: {self.before}", f"{where}: {after}", 0)


def lines_of(file: Path) -> dict[str, int]:
    """Where each card begins in its file."""
    lines = map(str.strip, file.read_text(encoding="utf-8").splitlines())
    begun = [(line.removeprefix("- id: "), number) for number, line in enumerate(lines, 1) if line.startswith("- id: ")]
    return dict(reversed(begun))


class Deck:
    """All cards of a game as they are written, and every fault they could have."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.folder = package / CONTENT
        files = sorted(self.folder.rglob("*.yaml"))
        read = {file: yaml.load(file.read_text(encoding="utf-8"), _LOADER) for file in files}
        self.files = {file: cards for file, cards in read.items() if isinstance(cards, list) and "id" in cards[0]}

    @cached_property
    def faults(self) -> list[CardFault]:
        return [
            CardFault(file, number, card["id"], *fault, lines.get(card["id"], 1))
            for file, cards in self.files.items()
            for lines in [lines_of(file)]
            for number, card in enumerate(cards)
            for fault in _faults(card, ())
        ]

    def rewritten(self, fault: CardFault) -> Rewritten:
        """The file of the card with the fault."""
        cards = fault.put_into(self.files[fault.file])
        file = fault.file.relative_to(self.folder).as_posix()
        return Rewritten(str(self.folder), file, yaml.dump(cards, Dumper=_DUMPER, sort_keys=False, allow_unicode=True))


def _faults(thing: Any, path: Path_) -> Iterator[tuple[Path_, Any, Any]]:
    """Every way in which one thing of a card could be otherwise."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key not in NAMES:
                yield from _faults(value, (*path, key))
                if not isinstance(value, bool):
                    yield (*path, key), value, None
    elif isinstance(thing, list):
        for index, value in enumerate(thing):
            yield from _faults(value, (*path, index))
            yield (*path, index), value, None
    elif isinstance(thing, bool):
        yield path, thing, not thing
    elif isinstance(thing, int):
        yield path, thing, thing + 1
        if thing > 0:
            yield path, thing, thing - 1


def card_mutants(package: Path) -> list[Mutant]:
    """Every fault of every card of a game."""
    folder = package / CONTENT
    return [fault.as_mutant(package) for fault in Deck(package).faults] if folder.is_dir() else []
