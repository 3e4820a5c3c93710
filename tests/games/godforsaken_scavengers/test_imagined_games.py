"""What a seat imagines fits what it has seen: offers, and hands after a meal."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any

import pytest

from holdouts.bots import make_bot, play_out
from holdouts.engine.events import Event
from holdouts.games.godforsaken_scavengers.events import GaveCard, SwappedCards
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    FeedCaravan,
    Give,
    OfKind,
    Propose,
    Swap,
    Until,
    Vow,
)
from holdouts.games.godforsaken_scavengers.rules.gifts import offered
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.bargains import draft


def dreams(table, seat, option, event):
    """What the event tells in games that this seat imagines, after it has picked."""
    found = []
    for seed in range(8):
        dream = table.table.imagine(seat, seed)
        told: list[Event] = []
        dream.state.listen(told)
        dream.choose(option, seat)
        found += [(dream.state.book.cards[one.card].id, one) for one in told if isinstance(one, event)]
    return found


@rule("GOD-HAND-5")
def test_a_gift_that_is_imagined_is_the_card_that_was_offered():
    table = expedition().hand(0, "rest", "bait", "hunt").hand(1, "torch").turn(0)
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt"))
    assert {name for name, _ in dreams(table, 1, Accept(), GaveCard)} == {"hunt"}


@rule("GOD-HAND-6")
def test_a_swap_that_is_imagined_brings_the_card_that_was_shown_for_it():
    table = expedition().hand(0, "torch").hand(1, "rest", "bait", "hunt").turn(0)
    table.choose(Approach()).choose(Aim(1)).choose(Swap("torch")).choose(Swap("hunt"))
    assert {name for name, _ in dreams(table, 0, Accept(), SwappedCards)} == {"hunt"}


@rule("GOD-CARAVAN-7")
def test_a_card_for_one_of_the_caravan_that_is_imagined_is_the_one_that_was_shown():
    table = expedition(2, location="silent-mire", caravan=True).under_caravan("hide")
    table.hand(0, "dry-ration").hand(1, "rest", "bait", "hunt").turn(0).choose(FeedCaravan())
    table.choose(Aim(1)).choose(Swap("hunt"))
    assert {name for name, _ in dreams(table, 0, Accept(), GaveCard)} == {"hunt"}


@rule("GOD-HAND-5")
def test_somebody_who_was_not_shown_a_gift_does_not_imagine_it():
    table = expedition(seats=3).hand(0, "rest", "bait", "hunt").hand(1, "torch").turn(0)
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt"))
    worlds: list[Any] = [table.table.imagine(2, seed).state for seed in range(8)]
    held = {tuple(sorted(world.players[0].hand)) for world in worlds}
    assert len(held) > 1


@rule("GOD-FEED-4")
def test_once_the_meal_is_over_nobody_imagines_that_others_lay_out_another():
    table = expedition(3, scenario="wicked-few", location="silent-mire").hand(0, "rest", "bait")
    table.hand(1, "hunt", "torch").hand(2, "hide").feeding().starve(0, 1, 2)
    assert table.asks() == "GOD-FEED-4"
    worlds: list[Any] = [table.table.imagine(0, seed).state for seed in range(8)]
    assert {tuple(len(player.hand) for player in world.players) for world in worlds} == {(2, 2, 1)}


@rule("GOD-CARD-14")
def test_a_card_that_is_imagined_on_a_pile_is_a_peril_as_often_as_its_back_says():
    people = expedition(seats=3).hand(1, "hide", "hide", "rest", "hunt").hand(2, "scout", "torch", "rest", "hunt")
    table = people.turn(0).table
    state: Any = table.state
    cards, levels = state.book.cards, state.book.levels
    known = set(state.players[0].hand)
    places = [(number, levels[pile[-1]]) for number, pile in enumerate(state.piles)]
    times = 600
    dreams: list[Any] = [table.imagine(0, seed, keep=False).state for seed in range(times)]
    for number, level in places:
        unseen = [card for card in range(len(cards)) if levels[card] == level and card not in known]
        held = sum(levels[card] == level for player in state.players[1:] for card in player.hand)
        expected = sum(cards[card].kind == "peril" for card in unseen) / (len(unseen) - held)
        met = sum(cards[dream.piles[number][-1]].kind == "peril" for dream in dreams) / times
        assert abs(met - expected) < 4 * (expected * (1 - expected) / times) ** 0.5


TIMES = 2000


def as_often(counts: Iterable[int], chance: float) -> bool:
    """Whether each of these happened about as often in so many dreams as it should."""
    return all(abs(count - TIMES * chance) < 4.5 * (TIMES * chance * (1 - chance)) ** 0.5 for count in counts)


@cache
def many_worlds() -> list[Any]:
    """What seat 0 imagines, who holds nothing and has seen no face."""
    people = expedition(seats=3, caravan=True).hand(1, "hide", "rest", "hunt").hand(2, "scout", "torch", "hide")
    people.pile(0, "hide", "hunt", "bait").pile(1, "rest", "scout", "scout").under_caravan("bait", "hunt")
    table = people.turn(0).table
    return [table.imagine(0, seed, keep=False).state for seed in range(TIMES)]


@rule("GOD-CARD-14")
def test_in_each_place_of_a_hand_every_action_with_its_back_is_imagined_as_often_as_the_others():
    worlds = many_worlds()
    book = worlds[0].book
    for place in zip(*([card for player in world.players for card in player.hand] for world in worlds), strict=True):
        counts = Counter(place)
        fitting = [card for card in book.by_level[book.levels[place[0]]] if book.actions[card]]
        assert sorted(counts) == fitting
        assert as_often(counts.values(), 1 / len(fitting))


@rule("GOD-CARD-14")
def test_where_a_back_shows_its_level_each_card_with_it_is_imagined_as_often_as_others_of_its_kind():
    worlds = many_worlds()
    book = worlds[0].book
    shown = ([*(pile[-1] for pile in world.piles), *world.caravan] for world in worlds)
    for place in zip(*shown, strict=True):
        counts = Counter(place)
        for is_action in (True, False):
            fitting = [card for card in book.by_level[book.levels[place[0]]] if book.actions[card] is is_action]
            found = [counts[card] for card in fitting]
            assert as_often(found, sum(found) / len(found) / TIMES)


@rule("GOD-CARD-14")
def test_of_what_lies_deep_down_every_place_is_imagined_to_hold_each_kind_as_often_as_the_others():
    worlds = many_worlds()
    book = worlds[0].book
    deep = ([*world.draw, *(card for pile in world.piles for card in pile[:-1])] for world in worlds)
    places = list(zip(*deep, strict=True))
    for level, is_action in product((1, 2, 3), (True, False)):
        kind = {card for card in book.by_level[level] if book.actions[card] is is_action}
        found = [sum(card in kind for card in place) for place in places]
        assert as_often(found, sum(found) / len(found) / TIMES)


@rule("GOD-DEAL-1")
@pytest.mark.parametrize("talk", [(), (Vow(0, 1),), (Vow(0, 1), OfKind("no-harm"), Until(0), Propose())], ids=len)
def test_what_others_bargain_for_comes_to_nothing_in_a_game_that_somebody_else_imagines(talk):
    table = draft(expedition(3).hand(0, "hunt").hand(1, "torch").hand(2, "bait").turn(0))
    for pick in talk:
        table.choose(pick)
    asked, *_ = table.asked()
    for option in table.options():
        dream = table.table.imagine(2, 1)
        dream.choose(option, asked)
        play_out(dream, {seat: make_bot("sensible", seat) for seat in range(3)}, most=12)
        assert dream.state.deals == []


@rule("GOD-HAND-6")
def test_what_somebody_holds_out_is_not_what_they_are_imagined_to_have_laid_out_for_a_meal():
    position = expedition(seats=2).hand(0, "rest", "bait").turn(0)
    player = position.state.players[0]
    first, second = player.hand
    player.hand, player.plan = [second], [first]
    assert offered(position.state, 0, 1, first, 1) == second, "somebody else has not seen which of the two it is"
    player.hand, player.plan = [], [second, first]
    assert offered(position.state, 0, 1, first, 1) == first
    assert (player.hand, player.plan) == ([first], [second])
