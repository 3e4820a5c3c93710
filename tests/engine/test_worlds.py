"""Other worlds: one secret is otherwise, and nothing else."""

from dataclasses import dataclass, field
from operator import attrgetter
from random import Random

from holdouts.engine.decision import CardPick, Option
from holdouts.engine.worlds import exchanged, of_one, one_alike, one_less, one_of_each, otherwise, two_of


class Play(CardPick):
    """Play a card."""


class Wait(Option):
    """Do nothing."""


@dataclass
class Guest:
    """Somebody with cards and a count of their own."""

    hand: list[int]
    tricks: int = 0


@dataclass
class Party:
    """Two guests around a deck."""

    guests: list[Guest] = field(default_factory=lambda: [Guest([1, 2]), Guest([3])])
    deck: list[int] = field(default_factory=lambda: [4, 5, 6])
    shown: list[int] = field(default_factory=list)

    @property
    def seats(self) -> range:
        return range(len(self.guests))


def met(party: Party, seat: int | None) -> list[int]:
    return party.shown + ([] if seat is None else party.guests[seat].hand)


def zones(party: Party) -> list[list[int]]:
    return [party.deck, *(guest.hand for guest in party.guests)]


def test_each_of_two_things_lies_where_the_other_lay_and_the_rest_as_it_was():
    party = Party()
    assert exchanged(party, zones(party), (1, 5), met) is not None
    assert zones(party) == [[4, 1, 6], [5, 2], [3]]


def test_whoever_has_one_of_them_in_hand_knows_the_difference_and_others_once_it_is_shown():
    party = Party()
    world = exchanged(party, zones(party), (1, 5), met)
    assert world is not None
    assert world.knowers == {0}
    assert not world.out(party, 1)
    assert not world.out(party, None)
    party.shown.append(5)
    assert world.out(party, 1)
    assert world.out(party, None)


def test_what_everybody_has_seen_is_no_secret():
    party = Party(shown=[1])
    assert exchanged(party, zones(party), (1, 5), met) is None
    assert zones(party) == [[4, 5, 6], [1, 2], [3]]


def test_a_choice_of_the_one_is_a_choice_of_the_other_where_picks_name_it():
    party = Party()
    world = exchanged(party, zones(party), (1, 5), met, "card")
    assert world is not None
    assert [world.same(pick) for pick in (Play(1), Play(5), Play(2), Wait())] == [Play(5), Play(1), Play(2), Wait()]
    unnamed = exchanged(party, zones(party), (1, 5), met)
    assert unnamed is not None
    assert unnamed.same(Play(1)) == Play(1)


def test_without_a_pair_there_is_no_other_world():
    assert two_of([1], Random(1)) is None
    assert one_of_each([1], [], Random(1)) is None
    assert one_alike([0, 1], [2], ["a", "b", "c"], Random(1)) is None
    assert exchanged(Party(), [], None, met) is None


def test_pairs_are_of_two_places_or_of_a_sort():
    assert sorted(two_of([1, 2], Random(1)) or ()) == [1, 2]
    assert one_of_each([1], [2], Random(1)) == (1, 2)
    assert one_alike([0, 1], [2, 3], ["a", "b", "b", "c"], Random(1)) == (1, 2)


def test_something_of_one_player_is_otherwise_and_only_that_player_knows():
    party = Party()
    party.guests[1].tricks = 3
    guests = attrgetter("guests")
    another = of_one(guests, lambda party, guest: guest.tricks > 0, otherwise("tricks", one_less))
    world = another(party, Random(1))
    assert [guest.tricks for guest in party.guests] == [0, 2]
    assert world is not None
    assert world.knowers == {1}
    assert not world.out(party, 0)
    assert (
        of_one(guests, lambda party, guest: guest.tricks > 9, otherwise("tricks", one_less))(party, Random(1)) is None
    )


def test_one_less_of_several_leaves_out_the_last():
    assert one_less([1, 2]) == [1]
    assert one_less(2) == 1
