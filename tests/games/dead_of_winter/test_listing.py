"""What may be done is listed anew whenever anything has changed, and what is asked quickly is asked rightly."""

from collections.abc import Iterator
from random import Random
from typing import cast

from msgspec.structs import replace

from holdouts.engine.decision import Window
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import HoldReady, Leave, PutAway, Request
from holdouts.games.dead_of_winter.positions import WinterPosition
from holdouts.games.dead_of_winter.rules import actions, attacking, crossroads, readiness
from holdouts.games.dead_of_winter.state import Winter
from holdouts.testing import colony, rule


def wander(table: Table, random: Random, most: int = 400) -> Iterator[Window]:
    """Play at random, quiet picks too, and stop at every question of a turn."""
    for _ in range(most):
        decision = table.go_on().decision
        if decision is None:
            return
        if isinstance(decision, Window):
            yield decision
        seats = [*table.waiting_for(), *(decision.open_to if isinstance(decision, Window) else ())]
        seat = random.choice([*[seats[0]] * 3, *seats])
        options = decision.options(seat)
        asking = [pick for pick in options if isinstance(pick, Request)]
        table.choose(random.choice(asking if asking and random.random() < 0.3 else options), seat)


def tables() -> Iterator[tuple[Table, Random]]:
    """A few games of each sort."""
    for number, setup in enumerate(GAME.setups()):
        yield new_table(GAME, setup, number), Random(number)


def kinds(table: WinterPosition, seat: int) -> set[type]:
    """What sorts of things a seat may do now."""
    return {type(pick) for pick in table.options(seat)}


@rule("DOW-TURN-3", "DOW-REQUEST-10")
def test_what_is_listed_is_what_would_be_listed_anew():
    kept = 0
    for table, random in tables():
        before: list[object] = []
        for window in wander(table, random):
            state, seat = cast(Winter, table.state), window.seats[0]
            assert window.options(seat) == actions.options(state, seat)
            for other in window.open_to:
                assert window.options(other) == readiness.offers(state, other)
            kept += window.options(seat) is before
            before = window.options(seat)
    assert kept > 1000


@rule("DOW-REQUEST-10", "DOW-SECRET-14")
def test_nothing_that_was_listed_is_left_in_a_game_that_somebody_imagines():
    table = colony(3).hand(0, "jerrycan").hand(1, "trauma-kit", "antiseptic").ready(1, "trauma-kit").turn(0)
    assert kinds(table, 1) >= {HoldReady, PutAway}
    table.choose(Request("med"))
    for seed in range(20):
        twin = table.table.imagine(0, seed)
        twin.choose(Leave(), 0)
        assert isinstance(twin.decision, Window)
        dream = cast(Winter, twin.state)
        for seat in range(3):
            listed = actions.options(dream, seat) if seat == 0 else readiness.offers(dream, seat)
            assert twin.options(seat) == listed
        dream.imagine(seed)
        assert dream.listed == {}


@rule("DOW-REQUEST-7")
def test_who_holds_a_card_ready_may_put_it_away():
    table = colony(3).hand(1, "trauma-kit").turn(0)
    table.choose(HoldReady("trauma-kit"), 1)
    assert PutAway in kinds(table, 1)
    table.choose(Request("med")).choose(Leave())
    assert PutAway in kinds(table, 1)


@rule("DOW-ATTACK-2", "DOW-BARRICADE-5", "DOW-ATTRACT-6", "DOW-ABILITY-2")
def test_what_is_asked_of_everybody_is_the_same_as_what_is_asked_in_full():
    looked = {True: 0, False: 0}
    for table, random in tables():
        for window in wander(table, random, 150):
            state, seat = cast(Winter, table.state), window.seats[0]
            for survivor in state.players[seat].group:
                near = attacking.is_target_near(state, seat, survivor.place)
                assert near is bool(list(attacking.targets(state, seat, survivor)))
                assert state.has_gap(survivor.place) is bool(state.gaps(survivor.place))
                elsewhere = actions.elsewhere(survivor)
                assert state.dead_walk(elsewhere) is any(state.zombies(place) for place in elsewhere)
                assert bool(actions.usable(state, seat, survivor)) is (
                    actions.why_not_ability(state, seat, survivor) is None
                )
                looked[near] += 1
            assert [state.room(place) for place in range(7)] == state.rooms()
            assert state.bears(seat) is any(survivor.gear for survivor in state.players[seat].group)
    assert min(looked.values()) > 100


@rule("DOW-CROSS-12")
def test_only_a_card_that_brings_somebody_either_way_may_find_no_space():
    state = colony(3).state
    state.helpless += state.room(0)
    cards = state.book.crossroads
    door = next(card for card in cards if card.id == "isolation-door")
    either = [replace(door, kind="vote", second=door.first), replace(door, kind="forced")]
    for card in [*cards, *either]:
        assert card.crowding is not crossroads.applicable(state, 0, card)
    assert all(card.crowding for card in either)
    assert state.book.crowding == {number for number, card in enumerate(cards) if card.crowding}
