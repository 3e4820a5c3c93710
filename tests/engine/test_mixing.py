"""Mixing: one seed out of everybody's part, which nobody can bend afterwards."""

import hashlib
import hmac

import pytest

from holdouts.engine.mixing import Mixture, Share, commitment_to, is_part, mixed_seed

ONE, TWO, SECRET = "1" * 64, "2" * 64, "a" * 64


def share(seat: int, contribution: str) -> Share:
    return Share(seat=seat, commitment=commitment_to(contribution), contribution=contribution)


def test_the_seed_can_be_computed_with_any_hmac():
    lines = f"holdouts seed:T\n0:{ONE}\n2:{TWO}"
    by_hand = hmac.new(SECRET.encode(), lines.encode(), hashlib.sha256).hexdigest()
    assert Mixture(table="T", secret=SECRET, shares=(share(0, ONE), share(2, TWO))).seed() == by_hand


def test_a_commitment_can_be_computed_with_any_sha256():
    assert commitment_to(ONE) == hashlib.sha256(f"holdouts contribution:{ONE}".encode()).hexdigest()


def test_every_part_the_table_and_who_gave_what_matter():
    told = [
        mixed_seed("T", SECRET, [share(0, ONE), share(1, TWO)]),
        mixed_seed("U", SECRET, [share(0, ONE), share(1, TWO)]),
        mixed_seed("T", "b" * 64, [share(0, ONE), share(1, TWO)]),
        mixed_seed("T", SECRET, [share(0, TWO), share(1, ONE)]),
        mixed_seed("T", SECRET, [share(0, ONE), share(2, TWO)]),
        mixed_seed("T", SECRET, [share(0, ONE)]),
        mixed_seed("T", SECRET, []),
    ]
    assert len(set(told)) == len(told)


def test_the_order_in_which_they_told_does_not_matter():
    assert mixed_seed("T", SECRET, [share(1, TWO), share(0, ONE)]) == mixed_seed(
        "T", SECRET, [share(0, ONE), share(1, TWO)]
    )


def test_a_promise_without_a_contribution_changes_nothing():
    untold = Share(seat=1, commitment=commitment_to(TWO))
    assert mixed_seed("T", SECRET, [share(0, ONE), untold]) == mixed_seed("T", SECRET, [share(0, ONE)])


def test_another_contribution_does_not_fit_what_was_promised():
    assert share(0, ONE).fits
    assert not Share(seat=0, commitment=commitment_to(ONE), contribution=TWO).fits


@pytest.mark.parametrize("text", ["", "1" * 63, "1" * 65, "G" * 64, "A" * 64, "1" * 64 + "\n", "é" * 64])
def test_what_is_not_64_small_hexadecimal_digits_is_no_part(text: str):
    assert not is_part(text)
