"""Accounts: whether every card and token is somewhere, exactly once."""

from collections import Counter
from collections.abc import Collection, Iterable

Count = tuple[str, int, int]
"""Of something in the box: its name, the catalog's count, the count here."""


def unaccounted(what: str, found: Iterable[int], expected: Collection[int]) -> list[str]:
    """What is there more than once, what should not be there, and what is lost."""
    numbers = list(found)
    wanted = set(expected)
    if len(numbers) == len(wanted) and wanted == set(numbers):
        return []  # all is well nearly always, and seen at once
    counted = Counter(numbers)
    problems = [f"{what} {number} is there {times} times" for number, times in counted.items() if times != 1]
    problems += [f"{what} {number} should not be there" for number in counted if number not in wanted]
    problems += [f"{what} {number} is lost" for number in expected if number not in counted]
    return problems
