"""What a method weighs is said by what it takes, and nowhere else."""

from types import SimpleNamespace
from typing import Any

from holdouts.engine.decision import Option
from holdouts.engine.weighing import always, each, weights_of


class Eat(Option):
    """A meal."""


class Nibble(Option):
    """A bite."""


class Sleep(Option):
    """A night."""


class Taste:
    def meal(self, option: Eat | Nibble) -> float:
        return 2.0 if isinstance(option, Eat) else 0.5


class Judge(Taste):
    def night(self, option: Sleep) -> float:
        return 3.0

    def worth(self, option: Option) -> float:
        return 1.0

    def any_of_them(self, option: Any) -> float:
        return self.worth(option)

    def shared(self, option: Sleep, among: int) -> float:
        return self.night(option) / among

    def count(self, number: int) -> float:
        return float(number)

    def wanted(self, option: Sleep) -> bool:
        return self.night(option) > 1


def test_a_method_weighs_the_kinds_it_takes_and_those_of_its_bases():
    weights = weights_of(Judge, Option)
    assert {kind: weigh(Judge(), kind()) for kind, weigh in weights.items()} == {Eat: 2.0, Nibble: 0.5, Sleep: 3.0}


def test_only_what_derives_from_the_base_is_weighed():
    assert weights_of(Judge, Eat) == {}
    assert weights_of(Judge, int) == {}


def test_what_is_always_the_same_looks_at_nothing():
    assert always(-1.0)(Judge(), Eat()) == always(-1.0)(None, None, None) == -1.0


def test_so_much_for_each_goes_by_the_amount_by_the_change_or_is_said_once():
    things = [SimpleNamespace(amount=3), SimpleNamespace(by=-2), SimpleNamespace(by=2, amount=9), SimpleNamespace()]
    assert [each(0.5)(Judge(), thing) for thing in things] == [1.5, -1.0, 1.0, 0.5]
