"""What nobody else may hear of: who could react, claim or pay, what lies ahead, what is planned, promised and kept."""

from typing import Any

import pytest

from holdouts.engine.decision import Call
from holdouts.engine.library import open_words
from holdouts.engine.observing import observe, report
from holdouts.engine.table import CannotUndo, Table
from holdouts.engine.view import log, view
from holdouts.games.godforsaken_scavengers.events import LookedAhead
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Dig, Eat, FeedCaravan, NextPlace, Pass, Play
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition
from holdouts.games.godforsaken_scavengers.rules.hands import pass_on
from holdouts.games.godforsaken_scavengers.secrets import shown
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.bargains import draft, gift, strike

WORDS = open_words(GAME, "en")
NAMES = ("Ilka", "Oren", "Tamsin", "Wulf", "Pell")
HARMLESS = ("scout", "move", "rush", "forage", "bait")
"""All of level 1, and no Reactions."""


def frame(table: Table, seat: int | None) -> list[Any]:
    """All that leaves the table to that reader now."""
    shown: list[Any] = [view(table, seat, WORDS, NAMES), log(table, seat, WORDS, NAMES), report(table, seat)]
    if seat is None:
        return shown
    try:
        undo = str(table.undo_target("choice", seat))
    except CannotUndo as problem:
        undo = problem.key
    return [*shown, observe(table, seat), table.options(seat), undo, table.moment]


def frames(table: Table, reader: int | None, moments: int) -> list[Any]:
    """What a reader gets while everybody who could do something passes, for so many moments."""
    seen = [frame(table, reader)]
    for _ in range(moments):
        for seat in table.waiting_for():
            table.choose(Pass(), seat)
            seen[-1:] = [frame(table, reader)]
        table.time_out()
        seen.append(frame(table, reader))
    return seen


def tables_alike(position: ExpeditionPosition) -> Table:
    """A table as it stands, without the clock having gone on where nobody has anything to choose."""
    position.finish()
    return Table(GAME, position.state, shared=True)


# --- asking tells nothing ---


def in_peril(seats: int, holder: int, card: str) -> Table:
    """Seat 0 has something to lose and meets a thief beetle; one holds that card, the others hold harmless ones."""
    position = expedition(seats=seats).searched("rest").pile(0, "thief-beetle", "hunt").pile(1).pile(2)
    for seat in range(seats):
        position.hand(seat, card if seat == holder else HARMLESS[seat])
    return tables_alike(position.turn(0)).choose(Dig(0), 0)


@rule("GOD-PERIL-8", "GOD-PERIL-10")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_moment_for_reactions_is_put_alike_whoever_holds_one(seats: int):
    holder = seats - 1
    able, unable = in_peril(seats, holder, "hide"), in_peril(seats, holder, "torch")
    assert isinstance(able.decision, Call)
    assert isinstance(unable.decision, Call)
    assert able.decision.seats == unable.decision.seats == tuple(range(seats))
    assert (holder in able.waiting_for()) > (holder in unable.waiting_for())
    for reader in (None, *range(holder)):
        able, unable = in_peril(seats, holder, "hide"), in_peril(seats, holder, "torch")
        assert frames(able, reader, 2) == frames(unable, reader, 2)


@rule("GOD-PERIL-5", "GOD-PERIL-6")
def test_the_question_of_paying_is_put_whether_or_not_the_searcher_could_pay():
    for reader in (1, 2, None):
        tables = in_peril(3, 0, "dry-ration"), in_peril(3, 0, "torch")
        seen = [frames(table, reader, 2) for table in tables]
        assert [table.decision.rule for table in tables if table.decision is not None] == ["GOD-PERIL-5"] * 2
        assert [table.waiting_for() for table in tables] == [(0,), ()]
        assert seen[0] == seen[1]
        after = [frames(table, reader, 1)[-1] for table in tables]
        assert after[0] == after[1]


def caravan_claimed(card: str) -> Table:
    """Seat 1 wants to feed the Caravan; seat 0 comes before it and holds one card."""
    position = expedition(seats=3, caravan=True, location="silent-mire").hand(0, card)
    position.hand(1, "smoked-meat", "smoked-meat").under_caravan("rest").pile(0, "hunt").pile(1).pile(2)
    return tables_alike(position.turn(1)).choose(FeedCaravan(), 1)


@rule("GOD-CARAVAN-12")
def test_the_claim_to_the_caravan_is_put_alike_whoever_could_feed_it():
    able, unable = caravan_claimed("dry-ration"), caravan_claimed("torch")
    assert isinstance(able.decision, Call)
    assert isinstance(unable.decision, Call)
    assert able.decision.seats == unable.decision.seats == (0,)
    assert (able.waiting_for(), unable.waiting_for()) == ((0,), ())
    for reader in (1, 2, None):
        assert frame(able, reader) == frame(unable, reader)
    with pytest.raises(CannotUndo):
        able.undo(by=1)


@rule("GOD-CARAVAN-12")
def test_only_who_holds_a_card_is_called_to_the_caravan_which_everybody_sees():
    position = expedition(seats=3, caravan=True, location="choking-narrows")
    position.hand(1, "smoked-meat", "dry-ration", "smoked-meat").under_caravan("torch")
    assert not isinstance(tables_alike(position.turn(1)).choose(FeedCaravan(), 1).decision, Call)


# --- looking ahead ---


def looked_ahead(*locations: str) -> tuple[list[str], list[int], int]:
    """The public lines, what they count, and how many questions follow."""
    position = expedition(seats=2).hand(0, "pathfinder").next_locations(*locations).turn(0)
    table = position.choose(Play("pathfinder")).table
    before = table.moment
    while isinstance(table.options(0)[0], NextPlace):
        table.choose(table.options(0)[0], 0) if not table.lull else table.time_out()
    lines = [line.text for line in log(table, 1, WORDS, NAMES)]
    return lines, [event.count for event in table.chronicle if isinstance(event, LookedAhead)], table.moment - before


@rule("GOD-CARD-14")
def test_the_pathfinder_does_not_tell_whether_the_end_is_among_the_cards():
    near, far = looked_ahead("echo-vault", "silent-mire"), looked_ahead("echo-vault", "silent-mire", "choking-narrows")
    assert near == far
    assert near[1] == [3]


# --- what is planned in secret ---


def feeding_with(card: str) -> Table:
    """Three who plan in secret; the first lays out a card and feeds."""
    position = expedition(seats=3, scenario="wicked-few", location="choking-narrows").shared()
    position.hand(0, "torch", "dry-ration").hand(1, "torch").hand(2, "torch")
    return position.feeding().feed(0, card).table


@rule("GOD-FEED-7")
def test_food_to_spare_is_not_told_where_plans_are_hidden():
    plenty, enough = feeding_with("dry-ration"), feeding_with("torch")
    owners: list[Any] = [table.state for table in (plenty, enough)]
    assert owners[0].players[0].spare_food > owners[1].players[0].spare_food
    for reader in (1, None):
        assert frame(plenty, reader) == frame(enough, reader)


# --- what was promised in secret ---


def bargaining(*, secret: bool) -> ExpeditionPosition:
    position = expedition(seats=3, scenario="oathbreakers", secret_deals=secret)
    return position.hand(0, "torch", "hunt").hand(1, "scout").hand(2, "bait").turn(0)


@rule("GOD-DEAL-1")
def test_a_secret_deal_is_in_nobody_elses_view_observation_report_or_chronicle():
    one, two = (strike(bargaining(secret=True), gift(0, 1, number=count, rounds=1)).table for count in (1, 2))
    for reader in (2, None):
        assert frame(one, reader) == frame(two, reader)
    assert frame(one, 1) != frame(two, 1)
    veiled: Any = GAME.secrets.veiled(one.state, 2)
    assert veiled.deals == []


@rule("GOD-DEAL-1")
def test_what_two_bargain_for_is_not_told_before_it_is_struck():
    one, two = (draft(bargaining(secret=False), gift(0, 1, number=count, rounds=1)).table for count in (1, 2))
    for reader in (2, None):
        assert frame(one, reader) == frame(two, reader)


@rule("GOD-DEAL-1")
def test_a_deal_made_before_everybody_is_seen_by_everybody():
    table = strike(bargaining(secret=False), gift(0, 1)).table
    veiled: Any = GAME.secrets.veiled(table.state, 2)
    assert len(veiled.deals) == 1


@pytest.mark.parametrize("secret", [True, False])
def test_oaths_kept_are_in_nobody_elses_view_observation_or_report_where_deals_are_secret(secret: bool):
    def seen(kept: int, reader: int | None) -> list[Any]:
        position = bargaining(secret=secret)
        position.state.players[0].oaths_kept = kept
        return frame(tables_alike(position), reader)

    for reader in (1, 2, None):
        assert (seen(2, reader) == seen(0, reader)) is secret
    assert seen(2, 0) != seen(0, 0)


# --- plans ---


@rule("GOD-FEED-13")
@pytest.mark.parametrize(("scenario", "moments"), [("wicked-few", 0), ("daring-retreat", 2)])
def test_how_many_cards_somebody_has_laid_out_in_secret_is_not_counted_before_others(scenario: str, moments: int):
    table = expedition(3, scenario).shared().hand(0, "hunt", "rest").hand(1, "bait").feeding()
    before, seen = table.table.moment, view(table.table, 1, WORDS, NAMES)
    table.choose(Eat("hunt"), 0).choose(Eat("rest"), 0)
    assert table.table.moment - before == moments
    assert (view(table.table, 1, WORDS, NAMES) == seen) == (moments == 0)


@rule("GOD-FEED-13")
@pytest.mark.parametrize("eats", [False, True])
def test_undo_does_not_tell_whether_others_have_laid_out_anything_in_secret(eats: bool):
    table = expedition(3, "wicked-few").shared().hand(0, "hunt", "rest").hand(1, "bait").feeding()
    table.choose(Eat("hunt"), 0)
    if eats:
        table.choose(Eat("bait"), 1)
    with pytest.raises(CannotUndo) as refused:
        table.table.undo(by=0)
    assert refused.value.key == "undo-unseen"


@pytest.mark.parametrize("planned", [True, False])
@rule("GOD-CARD-14")
def test_a_card_passed_on_unseen_might_be_one_that_is_planned_in_secret(planned: bool):
    position = expedition(seats=3, scenario="wicked-few").hand(0, "scout", "move").hand(1, "hide").feeding()
    table = position.table
    state: Any = table.state
    ilka = state.players[0]
    scout, move = ilka.hand
    state.show([scout, move])
    if planned:
        ilka.plan.append(ilka.hand.pop())
    pass_on(state, 0, 1, scout)
    assert shown(state, 2).isdisjoint([scout, move]), "both backs are alike: it might have been either"
    assert {scout, move} <= shown(state, 0) & shown(state, 1)
