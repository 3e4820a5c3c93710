"""Why not: reasons are gathered from what rules answer of each thing, and of each way to use one."""

import pytest

from holdouts.engine.why_not import Barrier, Why, all_barred, barriers

LOCKED, FAR = Why("locked"), Why("far")


def test_only_what_something_speaks_against_is_a_barrier():
    assert list(barriers("jar", [(0, LOCKED), (1, None), (2, FAR)])) == [
        Barrier("jar", 0, LOCKED),
        Barrier("jar", 2, FAR),
    ]


@pytest.mark.parametrize(
    ("whys", "why"), [([], None), ([LOCKED], LOCKED), ([FAR, LOCKED], FAR), ([LOCKED, None], None), ([None], None)]
)
def test_what_can_be_done_in_one_of_its_ways_is_not_barred(whys: list[Why | None], why: Why | None):
    assert all_barred(iter(whys)) == why
