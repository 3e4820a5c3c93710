"""Card mutants: one figure, one flag or one effect of a card is changed, and a test that has the card must notice.

That is what it means that a card is proved. A test that merely mentions a card passes whatever the card says.
"""

import ast
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from holdouts.lab.card_faults import CardFault, Deck
from holdouts.lab.mutants import LONGEST, Ground, NoTests, Progress, Report, Trial, Workers, workers
from holdouts.lab.trials import Job, Verdict

Test = ast.FunctionDef | ast.AsyncFunctionDef
Words = set[tuple[str, bool]]
"""Strings, and whether each stands there as a whole."""


# --- tests that have a card ---


class Naming:
    """Which tests name which string: in themselves, or in what their file says for all of them."""

    def __init__(self, root: Path, tests: str) -> None:
        self.by_test: dict[str, Words] = {}
        self.by_file: dict[str, Words] = {}
        for file in sorted((root / tests).rglob("test_*.py")):
            name = file.relative_to(root).as_posix()
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found = {test: list(ast.walk(node)) for test, node in _tests(tree.body, name)}
            self.by_test |= {test: _words(nodes) for test, nodes in found.items()}
            self.by_file[name] = _words(_walk_outside(tree, {id(nodes[0]) for nodes in found.values()}))

    def tests_with(self, card: str) -> list[str]:
        """The tests that name a card, those that say it themselves first."""
        own = [test for test, words in self.by_test.items() if _names(words, card)]
        shared = [test for test in self.by_test if _names(self.by_file[test.split("::")[0]], card)]
        return list(dict.fromkeys([*own, *shared]))


def _tests(body: Iterable[ast.stmt], name: str) -> Iterator[tuple[str, Test]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, f"{name}::{node.name}")
        elif isinstance(node, Test) and node.name.startswith("test_"):
            yield f"{name}::{node.name}", node


def _walk_outside(tree: ast.AST, tests: set[int]) -> Iterator[ast.AST]:
    """What stands in a file, except for its tests."""
    for node in ast.iter_child_nodes(tree):
        if id(node) not in tests:
            yield node
            yield from _walk_outside(node, tests)


def _words(nodes: Iterable[ast.AST]) -> Words:
    """The strings that stand there; of one with something put in, what comes ahead of it."""
    words: Words = set()
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add((node.value, True))
        elif isinstance(node, ast.JoinedStr) and isinstance(start := node.values[0], ast.Constant):
            words.add((str(start.value), False))
    return words


def _names(words: Words, card: str) -> bool:
    return (card, True) in words or any(not whole and card.startswith(word) for word, whole in words)


# --- a run ---


@dataclass
class Proving:
    """Tries faults of cards with the tests that name the card, and with all the others if need be."""

    ground: Ground
    crew: Workers

    def __post_init__(self) -> None:
        self.deck = Deck(self.ground.package)
        self.naming = Naming(self.ground.root, self.ground.tests)

    def attempt(self, fault: CardFault) -> Trial | None:
        """What came of a fault; None if what comes of it is no card at all."""
        tests = self.naming.tests_with(fault.id)
        card = self.deck.rewritten(fault)
        verdict = self.crew.attempt(Job(tests=tests, hint=fault.id, limit=LONGEST, card=card))
        if verdict.outcome == "survived":
            verdict = self.crew.attempt(Job(limit=LONGEST, card=card))
        return None if verdict.outcome == "broken" else self.trial(fault, verdict, tests)

    def trial(self, fault: CardFault, verdict: Verdict, tests: list[str]) -> Trial:
        mutant = fault.as_mutant(self.ground.package)
        because = next((known.because for known in self.ground.explained() if known.fits(mutant)), "")
        return Trial(mutant, verdict, tests, because)


def try_cards(
    ground: Ground, sample: int, seed: int = 1, jobs: int = 1, only: str = "", progress: Progress = lambda _: None
) -> Report:
    """Put so many faults, drawn by the seed, into the cards of a game, and see which of them its tests notice."""
    with ThreadPoolExecutor(jobs) as pool, workers(ground, jobs, warm=True) as crew:
        proving = Proving(ground, crew)
        if crew.attempt(Job(limit=LONGEST)).outcome != "survived":
            raise NoTests("The tests fail without any fault.")
        within = [fault for fault in proving.deck.faults if _is_in(fault, ground.package, only)]
        order = Random(seed).sample(within, len(within))
        trials: list[Trial] = []
        while order and len(trials) < sample:
            some, order = order[: sample - len(trials)], order[sample - len(trials) :]
            found = [trial for trial in pool.map(proving.attempt, some) if trial is not None]
            progress(len(found))
            trials += found
    return Report(sorted(trials, key=lambda trial: (trial.mutant.file, trial.mutant.line)))


def unproved_cards(ground: Ground, most: int | None = None) -> list[str]:
    """Cards of which one thing, drawn by the card's name, could change, and no test would notice.

    Where a card has effects, it is one thing of those; else one of its figures or flags. With a number, only so many
    cards are tried, spread over all of them: each takes seconds.
    """
    with workers(ground, 1, warm=True) as crew:
        proving = Proving(ground, crew)
        cards: dict[tuple[Path, str], list[CardFault]] = {}
        for fault in proving.deck.faults:
            cards.setdefault((fault.file, fault.id), []).append(fault)
        every = 1 if most is None else max(1, len(cards) // most)
        tried = [_first(proving, drawn(id_, faults)) for (_, id_), faults in list(cards.items())[::every]]
    return [
        f"{trial.mutant}: {trial.mutant.before} -> {trial.mutant.after}"
        for trial in tried
        if trial is not None and not trial.noticed and not trial.because
    ]


def drawn(card: str, faults: Iterable[CardFault]) -> list[CardFault]:
    """The faults of a card in an order of its own, those of its text first."""
    mixed = sorted(faults, key=str)
    Random(card).shuffle(mixed)
    return sorted(mixed, key=lambda fault: len(fault.path) == 1 and isinstance(fault.before, int))


def _first(proving: Proving, faults: Iterable[CardFault]) -> Trial | None:
    """What came of the first fault that leaves a card at all."""
    return next((trial for fault in faults if (trial := proving.attempt(fault)) is not None), None)


def _is_in(fault: CardFault, package: Path, only: str) -> bool:
    return fault.file.relative_to(package).as_posix().startswith(only)
