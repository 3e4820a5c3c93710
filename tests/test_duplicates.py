"""What is said twice: statements in a row that stand in two modules, whatever their variables are called."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "holdouts"
RUN = 5
"""So many equal statements in a row are worth a second look."""
MANY = 10

INNER = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where a statement keeps others."""


class Nameless(ast.NodeTransformer):
    """Takes the names of variables and arguments away; what is asked of them keeps its own."""

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("_", ast.Load())

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg("_")


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    """All statements in the order in which they are read, but for imports and what is only said to the reader."""
    for child in ast.iter_child_nodes(node):
        said = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
        if isinstance(child, ast.Import | ast.ImportFrom) or said:
            continue
        if isinstance(child, ast.stmt):
            yield child
        yield from statements(child)


def plain(statement: ast.stmt) -> str:
    """A statement without those in it and without names; a field that is declared is known by its own."""
    declared = isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target)
    for name in INNER:
        if hasattr(statement, name):
            setattr(statement, name, [])
    return f"{declared}: {ast.dump(Nameless().visit(statement))}"


def said_twice(sources: Mapping[str, str], run: int = RUN) -> dict[tuple[str, str], list[tuple[int, int]]]:
    """Pairs of modules that say the same, each with the lines where it begins."""
    runs: dict[tuple[str, ...], list[tuple[str, int]]] = defaultdict(list)
    for module, source in sources.items():
        found = list(statements(ast.parse(source)))
        lines = [statement.lineno for statement in found]
        said = [plain(statement) for statement in found]
        for start in range(len(said) - run + 1):
            runs[tuple(said[start : start + run])].append((module, lines[start]))
    pairs: dict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
    for places in runs.values():
        for (one, line), (other, there) in combinations(places, 2):
            if one != other:
                pairs[one, other].append((line, there))
    return dict(pairs)


def test_hardly_anything_is_said_in_two_modules():
    sources = {str(file.relative_to(SOURCE)): file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py"))}
    assert len(sources) > 100
    found = said_twice(sources)
    assert len(found) < MANY, found


EATING = """
def eat(player, meal):
    food = 0
    for card in meal:
        food += card.food
        player.hand.remove(card)
    return food
"""


def test_the_same_with_other_names_is_found():
    other = EATING.replace("card", "bite").replace("player", "guest").replace("food = 0", "total = 0")
    assert list(said_twice({"one": EATING, "other": other})) == [("one", "other")]


def test_the_same_done_to_something_else_is_not():
    other = EATING.replace("player.hand", "player.store")
    assert said_twice({"one": EATING, "other": other}) == {}
    assert said_twice({"one": EATING}) == {}


def test_records_of_other_fields_are_not_the_same():
    one, other = ("class Record:\n" + "".join(f"    {name}: int\n" for name in names) for names in ("abcdef", "ghijkl"))
    assert said_twice({"one": one, "other": other}) == {}
    assert said_twice({"one": one, "other": one})
