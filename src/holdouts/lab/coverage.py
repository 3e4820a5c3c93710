"""Coverage: which rules have a test that names them. Tests are read, never run."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple


class Proof(NamedTuple):
    """A test that names a rule."""

    rule: str
    test: str
    file: Path
    line: int


class Coverage(NamedTuple):
    """What is proved and by what, what is not, and what tests name although no rulebook has it."""

    proofs: dict[str, list[Proof]]
    missing: list[str]
    unknown: list[Proof]

    @property
    def whole(self) -> bool:
        return not self.missing and not self.unknown

    def summary(self) -> str:
        return f"{len(self.proofs)} of {len(self.proofs) + len(self.missing)} rules proved"


def cover(rules: Sequence[str], tests: Path, prefix: str = "") -> Coverage:
    """Hold the rules of a game against the tests below a folder; other prefixes are other games' rules."""
    found: dict[str, list[Proof]] = {rule: [] for rule in rules}
    unknown = []
    for proof in read_proofs(tests, prefix):
        if proof.rule in found:
            found[proof.rule].append(proof)
        elif proof.rule.startswith(f"{prefix}-"):
            unknown.append(proof)
    proofs = {rule: proved for rule, proved in found.items() if proved}
    return Coverage(proofs, [rule for rule in rules if rule not in proofs], unknown)


def read_proofs(tests: Path, prefix: str = "") -> Iterator[Proof]:
    """Every test below the folder that names a rule: `@rule("..")` or `@pytest.mark.rule("..")`.

    With a prefix, files in which it does not stand are left unread: to parse them all takes seconds.
    """
    for file in sorted(tests.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if prefix in text:
            yield from _proofs(ast.parse(text, filename=str(file)).body, (), file)


def _proofs(body: Iterable[ast.stmt], around: tuple[str, ...], file: Path) -> Iterator[Proof]:
    """What a class names counts for each of its tests."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _proofs(node.body, (*around, *_named(node)), file)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for rule in dict.fromkeys((*around, *_named(node))):
                yield Proof(rule, node.name, file, node.lineno)


def _named(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The rules in the decorators, also in the marks of single parameters."""
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and _is_rule(call.func):
                yield from (
                    arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )


def _is_rule(func: ast.expr) -> bool:
    match func:
        case ast.Name(id="rule"):
            return True
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")):
            return True
        case _:
            return False
