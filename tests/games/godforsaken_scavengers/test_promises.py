"""Every kind of promise, kept and broken, and the oaths among them."""

import pytest

from holdouts.games.godforsaken_scavengers.events import (
    Punished,
)
from holdouts.games.godforsaken_scavengers.picks import (
    Aim,
    Amount,
    Begin,
    Dig,
    DigOn,
    Eat,
    Feed,
    FeedCaravan,
    Finish,
    Forgive,
    OfKind,
    OnPile,
    Play,
    Punish,
    Settle,
    Share,
    Stop,
    Take,
    Vow,
)
from holdouts.games.godforsaken_scavengers.rules.promises import HELP
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.bargains import (
    CHEAP,
    broken,
    draft,
    hand_over,
    kept,
    peaceful,
    starve_all,
    strike,
)

# --- every kind of promise: kept and broken ---


def test_give_is_kept_when_all_the_cards_have_been_given():
    table = expedition().promised(0, 1, "give", 2).hand(0, "hunt", "rest")
    assert kept(hand_over(table, 0, 1, "hunt")) == []
    assert kept(hand_over(table, 0, 1, "rest")) == [(0, "give")]


def test_give_is_broken_when_a_card_is_missing():
    table = expedition().promised(0, 1, "give", 2).hand(0, "hunt").feeding()
    assert broken(starve_all(hand_over(table, 0, 1, "hunt"))) == [(0, "give")]


def test_give_is_not_kept_by_a_gift_to_somebody_else():
    table = expedition(3).promised(0, 1, "give", 1).hand(0, "hunt")
    assert kept(hand_over(table, 0, 2, "hunt")) == []


def test_one_card_keeps_one_promise_only():
    table = expedition().promised(0, 1, "give", 1).promised(0, 1, "give", 1).hand(0, "hunt")
    assert len(kept(hand_over(table, 0, 1, "hunt"))) == 1


def test_give_now_cannot_be_broken():
    table = expedition().hand(0, "hunt").feeding()
    strike(table, (0, 1, OfKind("give-now")))
    assert broken(starve_all(table)) == []
    assert table.now.deals == []


def feast(number=1, **promise):
    """Seat 0 has two food to spare, and has promised some to seat 1."""
    table = expedition(3, location=CHEAP).promised(0, 1, "feed", number, **promise).hand(0, "smoked-meat").feeding()
    return table.choose(Eat("smoked-meat"), 0).choose(Feed(), 0)


def test_feed_is_kept_when_the_surplus_has_reached_the_other():
    table = feast(2).choose(Share(1), 0)
    assert kept(table) == []
    assert kept(table.choose(Share(1), 0)) == [(0, "feed")]


def test_feed_is_broken_when_the_surplus_went_elsewhere():
    table = feast().choose(Share(2), 0).choose(Settle(), 0)
    assert broken(starve_all(table)) == [(0, "feed")]


def test_one_food_keeps_one_promise_only():
    table = expedition(3, location=CHEAP).promised(0, 1, "feed", 1).promised(0, 1, "feed", 1).hand(0, "smoked-meat")
    table.feeding().choose(Eat("smoked-meat"), 0).choose(Feed(), 0)
    assert len(kept(table.choose(Share(1), 0))) == 1
    assert len(kept(table.choose(Share(1), 0))) == 2


def test_feed_is_broken_by_whoever_could_have_shared_until_the_clock_decided():
    assert broken(feast().time_out()) == [(0, "feed")]


def test_what_went_elsewhere_before_the_clock_decided_is_no_food_that_was_refused():
    table = expedition(3, location=CHEAP).promised(1, 0, "feed", 2).hand(1, "smoked-meat").feeding()
    table.choose(Eat("smoked-meat"), 1).choose(Feed(), 1).choose(Share(2), 1).time_out()
    assert broken(table) == [(1, "feed")]


def test_everybody_who_was_wronged_may_punish_one_after_the_other():
    table = starve_all(expedition(3).promised(0, 1, "give", 1).promised(0, 2, "give", 1).feeding())
    assert table.asked() == (1,)
    assert table.choose(Forgive()).asked() == (2,)
    assert table.can(Punish(), 2)


def test_feed_for_the_next_round_is_not_kept_by_food_in_this_one():
    assert kept(feast(rounds=1).choose(Share(1), 0)) == []


@pytest.mark.parametrize(("whom", "result"), [(1, [(0, "play-for")]), (2, [])])
def test_play_for_is_kept_by_such_a_card_played_for_the_other_alone(whom, result):
    table = expedition(3).promised(0, 1, "play-for", thing=HELP.index("heal")).hand(0, "relief")
    table.afflicted(1, "rot").afflicted(2, "pride").choose(Play("relief")).choose(Aim(whom))
    assert kept(table) == result


def test_play_for_is_not_kept_by_another_kind_of_help():
    table = expedition().promised(0, 1, "play-for", thing=HELP.index("heal")).hand(0, "rest").afflicted(1, "rot")
    assert kept(table.choose(Play("rest"))) == []


def test_play_for_is_kept_by_a_reaction_in_the_others_peril():
    table = expedition().promised(1, 0, "play-for", thing=HELP.index("keep-searched")).hand(1, "hide").searched("hunt")
    table.pile(0, "cave-worm").choose(Dig(0)).choose(Play("hide"))
    assert kept(table) == [(1, "play-for")]


def test_play_for_is_broken_when_nothing_was_played():
    table = expedition().promised(0, 1, "play-for", thing=HELP.index("heal")).hand(0, "relief").feeding()
    assert broken(starve_all(table)) == [(0, "play-for")]


@pytest.mark.parametrize(("takes", "result"), [(1, "kept"), (2, "broken")])
def test_leave_asks_that_so_many_cards_still_lie_there_after_the_harvest(takes, result):
    table = expedition().promised(0, 1, "leave", 2).searched("hunt", "rest", "torch").harvest(0)
    for card in ("hunt", "rest")[:takes]:
        table.choose(Take(card))
    table.choose(Finish())
    assert {"kept": kept(table), "broken": broken(table)}[result] == [(0, "leave")]


def test_leave_promised_after_ones_harvest_is_about_the_next_one():
    table = expedition().idle_turn()
    strike(table, (0, 1, OfKind("leave"), Amount(1)), seat=1, other=0)
    table.idle_turn()
    assert broken(starve_all(table)) == []
    assert table.now.deals[0].promises[0].state == "open"


@pytest.mark.parametrize(
    ("kind", "number", "searches", "result"),
    [
        ("search-at-least", 2, 2, "kept"),
        ("search-at-least", 2, 1, "broken"),
        ("search-at-most", 2, 2, "kept"),
        ("search-at-most", 2, 3, "broken"),
    ],
)
def test_searches_are_counted_over_the_search_phase(kind, number, searches, result):
    table = expedition().promised(0, 1, kind, number).choose(Dig(0))
    for _ in range(searches - 1):
        table.choose(DigOn())
    table.choose(Stop())
    assert {"kept": kept(table), "broken": broken(table)}[result] == [(0, kind)]


def test_cards_searched_by_an_effect_are_none_of_the_search_phase():
    table = expedition().promised(0, 1, "search-at-least", 2).hand(0, "hunt").pile(1, "torch")
    table.choose(Play("hunt")).choose(OnPile(1)).choose(Dig(0)).choose(Stop())
    assert broken(table) == [(0, "search-at-least")]


def test_a_search_taken_up_again_is_still_the_same_search_phase():
    table = expedition().promised(0, 1, "search-at-least", 2).hand(0, "second-wind").pile(0, "cave-worm")
    table.choose(Dig(0)).endure().choose(Play("second-wind")).choose(Dig(1)).choose(Stop())
    assert kept(table) == [(0, "search-at-least")]


@pytest.mark.parametrize("kind", ["search-at-least", "search-at-most"])
def test_a_promise_about_searching_made_in_the_middle_of_a_search_is_about_the_next_one(kind):
    table = peaceful().choose(Dig(0)).choose(DigOn()).choose(DigOn())
    strike(table, (0, 1, OfKind(kind), Amount(2)))
    table.choose(Stop())
    assert (kept(table), broken(table)) == ([], [])
    table.choose(Finish()).idle_turn()
    starve_all(table)
    assert broken(table) == []
    table.idle_turn()
    table.choose(Begin()).choose(Dig(1)).choose(Stop())
    assert kept(table) + broken(table) == [(0, kind)]


def test_a_promise_about_searching_made_after_ones_turn_is_not_broken_in_this_round():
    table = expedition().idle_turn()
    strike(table, (0, 1, OfKind("search-at-least"), Amount(2)), seat=1, other=0)
    assert broken(starve_all(table.idle_turn())) == []


def test_in_the_last_round_nobody_promises_a_search_they_will_not_make():
    table = expedition(location="final").idle_turn()
    assert not {"search-at-least", "search-at-most", "pile", "leave"} & set(kinds_for(table, 0))


def kinds_for(table, debtor):
    """What seat 1 may let the debtor promise."""
    draft(table, seat=1, other=0).choose(Vow(debtor, 1 - debtor))
    return [option.kind for option in table.options(kind=OfKind)]


@pytest.mark.parametrize(("pile", "result"), [(1, "kept"), (0, "broken")])
def test_pile_is_about_the_pile_of_the_next_search_phase(pile, result):
    table = expedition().promised(0, 1, "pile", thing=1).choose(Dig(pile)).choose(Stop())
    assert {"kept": kept(table), "broken": broken(table)}[result] == [(0, "pile")]


def test_an_empty_pile_need_not_be_searched():
    table = expedition().promised(0, 1, "pile", thing=1).pile(1).choose(Dig(0)).choose(Stop())
    assert kept(table) == [(0, "pile")]


@pytest.mark.parametrize(("feeder", "result"), [(0, [(0, "feed-caravan")]), (1, [])])
def test_feed_caravan_is_kept_by_the_debtor_alone(feeder, result):
    table = expedition(caravan=True, location=CHEAP).promised(0, 1, "feed-caravan").hand(feeder, "bait")
    table.under_caravan("cave-worm").turn(0).choose(FeedCaravan(), feeder)
    assert kept(table) == result


def test_feed_caravan_is_broken_when_another_fed_it():
    table = expedition(caravan=True, location=CHEAP).promised(0, 1, "feed-caravan").arrange(caravan_fed=True).feeding()
    assert broken(starve_all(table)) == [(0, "feed-caravan")]


def test_no_harm_is_broken_by_a_rush():
    table = expedition().promised(1, 0, "no-harm").hand(1, "rush").turn(0, pile=0).choose(Play("rush"), 1)
    assert broken(table) == [(1, "no-harm")]
    assert (table.asks(), table.asked()) == ("GOD-DEAL-4", (0,))


@rule("GOD-DEAL-3")
def test_a_deal_is_done_with_as_soon_as_its_last_breach_is_judged():
    table = expedition().promised(1, 0, "no-harm").hand(1, "rush").turn(0, pile=0).choose(Play("rush"), 1)
    assert len(table.state.deals) == 1
    assert table.choose(Forgive()).state.deals == []


def test_no_harm_is_not_broken_by_a_rush_on_somebody_else():
    table = expedition(3).promised(1, 2, "no-harm").hand(1, "rush").turn(0, pile=0).choose(Play("rush"), 1)
    assert broken(table) == []


def test_no_harm_is_kept_when_its_round_is_over():
    table = expedition().promised(1, 0, "no-harm").feeding()
    assert kept(starve_all(table)) == [(1, "no-harm")]


@rule("GOD-DEAL-3")
def test_a_breach_by_a_rush_is_judged_after_the_peril_it_brought_up_never_inside():
    table = expedition().promised(1, 0, "no-harm").hand(1, "rush").pile(0, "cave-worm", "bait").turn(0, pile=0)
    table.choose(Play("rush"), 1)
    assert table.asks() == "GOD-PERIL-10"
    assert table.endure().asks() == "GOD-DEAL-4"


# --- oaths ---


def oathbreakers(**options):
    return expedition(3, "oathbreakers", location=CHEAP, **options)


def test_an_oath_counts_once_for_each_creditor_and_round():
    table = oathbreakers().hand(0, "hunt", "rest", "torch")
    table.promised(0, 1, "give", 1).promised(0, 1, "give", 1).promised(0, 2, "give", 1)
    hand_over(table, 0, 1, "hunt", "rest")
    assert table.player(0).oaths_kept == 1
    table.choose(Dig(0))
    hand_over(table, 0, 2, "torch")
    assert table.player(0).oaths_kept == 2


def test_in_another_round_an_oath_to_the_same_creditor_counts_again():
    table = oathbreakers().hand(0, "hunt", "rest", "torch").next_afflictions("dread", "tremors", "compulsion")
    table.feeding().promised(0, 1, "give", 1).promised(0, 1, "give", 1, rounds=1)
    starve_all(hand_over(table, 0, 1, "hunt"))
    hand_over(table, 0, 1, "torch")
    assert table.player(0).oaths_kept == 2


def test_what_is_given_now_is_no_oath():
    table = oathbreakers().hand(0, "hunt")
    strike(table, (0, 1, OfKind("give-now")))
    assert table.player(0).oaths_kept == 0


def test_promises_about_searching_are_no_oaths():
    table = oathbreakers().promised(0, 1, "search-at-most", 3).choose(Dig(0)).choose(Stop())
    assert kept(table) == [(0, "search-at-most")]
    assert table.player(0).oaths_kept == 0


def test_among_oathbreakers_a_breach_is_punished_without_asking():
    table = oathbreakers().promised(0, 1, "give", 1).hand(0, "bait").feeding()
    table.feed(0, "bait").starve(1, 2)
    assert [(event.who, event.other) for event in table.told(Punished)] == [(1, 0)]
    assert len(table.player(0).afflictions) == 1
    assert table.player(0).oaths_broken == 1
