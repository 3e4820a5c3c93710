"""The tool that puts faults into rules and cards finds what tests would miss, and nothing else."""

import ast
import os
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from holdouts.games import IDS, find_game
from holdouts.lab import card_mutants
from holdouts.lab.mutants import Ground, NoTests, Report, try_mutants, workers
from holdouts.lab.mutations import all_but_last, find_mutants, mutated, other_than
from holdouts.lab.trials import Module

RULES = '''
"""A tiny larder."""

from tiny.log import tell


def eat(food, hunger, log):
    """Whoever eats is less hungry."""
    if food >= hunger:
        log.append("fed")
        return 0
    return hunger - food


def spoil(foods):
    return [food + 1 for food in foods]


def forgotten():
    return 7
'''

COUNT = """

def count(things):
    left = len(things)
    while left:
        left -= 1
    return left
"""
"""Some of its faults never end: only who wants to see that waits for them."""

TESTS = """
from tiny.rules import eat, spoil


def test_who_has_enough_is_fed():
    assert eat(3, 3, []) == 0


def test_who_has_too_little_stays_hungry():
    assert eat(1, 3, []) == 2


def test_food_spoils():
    assert spoil([1, 2]) == [2, 3]
"""

COUNTED = """
from tiny.rules import count


def test_counting_ends():
    assert count("abc") == 0
"""


@pytest.fixture
def larder(tmp_path: Path) -> Ground:
    """A package of one module, and its tests."""
    package = tmp_path / "tiny"
    (tmp_path / "tests").mkdir()
    package.mkdir()
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    (package / "__init__.py").touch()
    (package / "log.py").write_text("def tell(event):\n    pass\n")
    (package / "rules.py").write_text(RULES)
    (tmp_path / "tests" / "test_larder.py").write_text(TESTS)
    module = Module("tiny.rules", str(package / "rules.py"))
    return Ground(tmp_path, package, (module,), "tests", tmp_path / "known.yaml", patience=1.0)


def faults_in(report: Report, where: str) -> dict[str, str]:
    """What came of each fault of a function, by how it reads."""
    return {
        f"{trial.mutant.before} -> {trial.mutant.after}": trial.verdict.outcome
        for trial in report.trials
        if trial.mutant.where == where
    }


def test_every_fault_of_a_tiny_package_is_tried_and_what_no_test_notices_is_listed(larder: Ground):
    report = try_mutants(larder, 1000)
    assert len(report.trials) == len(larder.mutants())
    assert {trial.mutant.where for trial in report.survivors} == {"eat", "forgotten"}
    eaten = faults_in(report, "eat")
    assert eaten["food >= hunger -> food > hunger"] == "survived"  # 3 - 3 is 0 all the same
    assert eaten["log.append('fed') -> pass"] == "survived"
    assert eaten["food >= hunger -> not food >= hunger"] == "noticed"
    assert eaten["hunger - food -> hunger + food"] == "noticed"
    assert set(faults_in(report, "spoil").values()) == {"noticed"}
    assert not report.clean
    lines = list(report.lines())
    assert "rules.py:10 in eat: survived" in lines
    assert "    before: log.append('fed')" in lines
    assert "    run by 1 tests: test_larder.py::test_who_has_enough_is_fed" in lines
    assert "    run by no test" in lines
    assert lines[-1] == report.summary()
    assert lines[-1].endswith(f"0 explained, {len(report.survivors)} survived")


def test_a_fault_that_matters_before_any_test_runs_is_tried_with_all_of_them(larder: Ground):
    file = larder.root / "tests" / "test_larder.py"
    loaded = "SPOILT = spoil([1])\n\n\ndef test_what_was_loaded_is_right():\n    assert SPOILT == [2]\n"
    file.write_text("from tiny.rules import spoil\n\n" + loaded)
    assert (
        faults_in(try_mutants(larder, 1000), "spoil")["[food + 1 for food in foods] -> [food - 1 for food in foods]"]
        == "noticed"
    )


NOTED = """
from pathlib import Path


def note():
    with (Path(__file__).parent / "loaded.txt").open("a") as file:
        file.write("+")


note()
"""


SHRINK = """
def shrink(foods):
    foods[:] = [food - 1 for food in foods]
    return foods
"""
SHRUNK = """
from tiny.rules import shrink


def test_food_shrinks():
    assert shrink([2]) == [1]
"""


def test_the_tests_are_not_loaded_anew_for_every_fault_of_a_function(larder: Ground):
    (larder.package / "log.py").write_text("def tell(event):\n    pass\n" + NOTED)
    (larder.package / "rules.py").write_text(RULES + "\n" + SHRINK)
    (larder.root / "tests" / "test_shrinking.py").write_text(SHRUNK)
    report = try_mutants(larder, 1000)
    assert faults_in(report, "shrink")["foods[:] = [food - 1 for food in foods] -> pass"] == "noticed"
    assert (larder.package / "loaded.txt").read_text() == "++"  # to see what each test runs, and to try the faults


def test_what_functions_within_functions_and_those_under_a_decorator_do_can_be_wrong(larder: Ground):
    (larder.package / "rules.py").write_text(
        dedent("""
        from functools import wraps


        def twice(function):
            @wraps(function)
            def again(number):
                return function(number) * 2
            return again


        def adder(more):
            def add(number):
                return number + more
            return add


        @twice
        def count(number, more=5):
            return sum(number for _ in range(more))


        class Pot:
            size = 4

            @property
            def room(self):
                return self.size - 1


        add_three = adder(3)
        """)
    )
    (larder.root / "tests" / "test_larder.py").write_text(
        dedent("""
        from tiny.rules import Pot, add_three, count


        def test_all_of_it():
            assert (add_three(2), count(3), Pot().room) == (5, 30, 3)
        """)
    )
    report = try_mutants(larder, 1000)
    assert {trial.mutant.where for trial in report.trials} == {
        "twice.again",
        "adder.add",
        "count",
        "Pot",
        "Pot.room",
        "the module",
    }
    assert report.survivors == []


def test_a_fault_that_never_ends_counts_as_noticed(larder: Ground):
    (larder.package / "rules.py").write_text(RULES + COUNT)
    (larder.root / "tests" / "test_counting.py").write_text(COUNTED)
    report = try_mutants(larder, 1000, jobs=2)
    assert faults_in(report, "count")["left -= 1 -> pass"] == "endless"


def test_the_seed_says_which_faults_are_tried(larder: Ground):
    def tried(seed: int) -> list[str]:
        return [str((trial.mutant, trial.verdict.outcome)) for trial in try_mutants(larder, 4, seed).trials]

    assert tried(1) == tried(1)
    assert tried(1) != tried(2)


def test_a_fault_that_changes_nothing_is_explained_and_an_explanation_without_a_fault_is_an_error(larder: Ground):
    entries = """
    - {where: eat, before: food >= hunger, after: food > hunger, because: The difference is nothing.}
    - {where: eat, before: food == hunger, after: food != hunger, because: It was written so once.}
    """
    larder.known.write_text(dedent(entries))
    report = try_mutants(larder, 1000)
    assert "food >= hunger" not in {trial.mutant.before for trial in report.survivors if trial.mutant.where == "eat"}
    assert "    changes nothing: The difference is nothing." in list(report.lines())
    assert [known.before for known in report.stale] == ["food == hunger"]
    assert "Explained, but there is no such fault: eat: food == hunger -> food != hunger" in list(report.lines())


def test_whoever_interrupts_the_search_interrupts_no_process_that_runs_tests(larder: Ground):
    """Each of them would say where it was; they end with the search."""
    with workers(larder, 1) as cold, workers(larder, 1, warm=True) as warm:
        groups = [os.getpgid(worker.pid) for worker in (*cold.every, *warm.every)]
    assert os.getpgrp() not in groups


def test_tests_that_fail_without_any_fault_prove_nothing(larder: Ground):
    file = larder.root / "tests" / "test_larder.py"
    file.write_text(TESTS + "\n\ndef test_wrong():\n    assert spoil([1]) == [1]\n")
    with pytest.raises(NoTests, match="test_wrong"):
        try_mutants(larder, 1)


# --- faults ---


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("return a < b", ["a <= b"]),
        ("return a in b", ["a not in b"]),
        ("return a + b", ["a - b"]),
        ("return a and not b", ["a or not b", "a and b"]),
        ("if a: pass", ["not a"]),
        ("if a == b: pass", ["a != b"]),
        ("return b if a else 2", ["b if not a else 2", "b if a else 3", "b if a else 1"]),
        ("return True", ["False"]),
        ("a(b)", ["pass"]),
        ("a.b = c", ["pass"]),
        ("a += b", ["pass", "a -= b"]),
        ("yield from a(b)", ["yield from ()"]),
        ("yield from ()", []),
        ("return a(world, b, c)", ["a(world, c, b)"]),
        ("return [x for x in a if b]", ["[x for x in all_but_last(a) if b]", "[x for x in a if not b]"]),
        ("return max(a)", ["min(a)"]),
        ("world.tell(Found(who=a, rule=b))", ["pass", "world.tell(Found(who=other_than(a), rule=b))"]),
        ("a: int = b", []),
        ("x = 'word'", []),
        ("return zip(a, b, strict=True)", ["zip(b, a, strict=True)"]),
    ],
)
def test_a_line_can_be_wrong_in_these_ways(line: str, faults: list[str]):
    source = f"def rule(world, a, b, c):\n    {line}\n"
    assert [mutant.after for mutant in find_mutants(source, "rules.py")] == faults


def test_a_return_may_be_forgotten_only_where_something_follows():
    source = "def rule(a):\n    if a.b:\n        return\n    a.c()\n    return\n"
    assert [(mutant.line, mutant.after) for mutant in find_mutants(source, "x.py")] == [
        (2, "not a.b"),
        (3, "pass"),
        (4, "pass"),
    ]


def test_amounts_by_default_are_faults_that_matter_at_once_or_when_the_function_runs():
    source = "class Draw:\n    amount: int = 1\n\n\ndef draw(world, amount=1):\n    world.take(amount)\n"
    found = {(mutant.where, mutant.after): mutant for mutant in find_mutants(source, "x.py")}
    assert found["Draw", "2"].at_import
    assert not found["draw", "2"].at_import
    assert found["draw", "2"].lines == (6,)


@pytest.mark.parametrize("game", IDS)
def test_every_fault_of_a_game_is_a_module_that_can_be_read(game: str):
    module = max(Ground.of(find_game(game)).modules, key=lambda module: Path(module.file).stat().st_size)
    source = Path(module.file).read_text(encoding="utf-8")
    as_it_is = ast.unparse(ast.parse(source))
    for mutant in find_mutants(source, module.file)[::7]:
        faulty = mutated(source, mutant.number)
        assert ast.unparse(faulty) != as_it_is
        compile(faulty, module.file, "exec")


def test_what_is_not_true_is_of_the_same_kind():
    values: tuple[Any, ...] = (1, True, "a", (1, 2), [], None)
    assert [other_than(value) for value in values] == [2, False, "a-", (1,), [0], 0]
    assert all_but_last(x for x in (1, 2, 3)) == [1, 2]


# --- cards ---

CARD_TESTS = """
from pathlib import Path

import msgspec

from holdouts.engine import library


class Card(msgspec.Struct, frozen=True):
    id: str
    food: int = 1
    ripe: bool = False


def cards():
    pack = library.load_pack(Path(__file__).parents[1] / "tiny" / "content", "tiny", {"foods": Card}, None)
    return {card.id: card for card in pack.cards["foods"]}


def test_there_is_bread():
    assert "bread" in cards()


def test_meat_is_worth_three():
    assert cards()["meat"].food == 3


def test_an_apple_is_worth_one_and_ripe():
    assert (cards()["apple"].food, cards()["apple"].ripe) == (1, True)
"""


@pytest.fixture
def pantry(larder: Ground) -> Ground:
    content = larder.package / "content"
    content.mkdir()
    (content / "pack.yaml").write_text("{id: tiny, game: tiny, title: Tiny, version: '1'}\n")
    (content / "foods.yaml").write_text(
        "- {id: bread, food: 2}\n- {id: meat, food: 3}\n- {id: apple, food: 1, ripe: true}\n"
    )
    (larder.root / "tests" / "test_foods.py").write_text(CARD_TESTS)
    return larder


def test_a_card_that_a_test_only_mentions_is_not_proved(pantry: Ground):
    (unproved,) = card_mutants.unproved_cards(pantry)
    assert "in bread: food: 2 -> food: " in unproved


def test_faults_of_cards_are_tried_and_what_says_the_same_in_other_words_is_none(pantry: Ground):
    report = card_mutants.try_cards(pantry, 1000)
    told = {(trial.mutant.where, trial.mutant.after): trial.noticed for trial in report.trials}
    assert told == {
        ("bread", "food: 3"): False,
        ("bread", "food: 1"): False,
        ("bread", "food: nothing"): False,
        ("meat", "food: 4"): True,
        ("meat", "food: 2"): True,
        ("meat", "food: nothing"): True,
        ("apple", "food: 2"): True,
        ("apple", "food: 0"): True,
        ("apple", "ripe: False"): True,
    }
