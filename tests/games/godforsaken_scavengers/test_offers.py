"""Offers: what is refused, what is only looked at, and how much help a moment has room for."""

import pytest

from holdouts.games.godforsaken_scavengers.events import PromiseReleased
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Amount,
    Approach,
    Complete,
    Dig,
    Eat,
    Feed,
    FeedCaravan,
    Give,
    MakeDeal,
    NeverMind,
    OfKind,
    OfSort,
    Pass,
    Pay,
    Play,
    Propose,
    Refuse,
    Settle,
    Swap,
    Until,
    Vow,
)
from holdouts.games.godforsaken_scavengers.picks import Neutralise as PayFor
from holdouts.games.godforsaken_scavengers.rules.promises import HELP
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.bargains import CHEAP, broken, draft, hand_over, kept, starve_all, strike


def refuse(table, giver, receiver, card):
    return table.choose(Approach(), giver).choose(Aim(receiver)).choose(Give(card)).choose(Refuse())


def released(table):
    return [(event.who, event.other, event.kind) for event in table.told(PromiseReleased)]


# --- what is owed, offered and refused ---


@rule("GOD-DEAL-3")
def test_whoever_offers_what_is_owed_and_is_refused_has_not_broken_the_promise():
    table = refuse(expedition().promised(0, 1, "give", 1).hand(0, "hunt", "rest").feeding(), 0, 1, "hunt")
    starve_all(table)
    assert (broken(table), kept(table)) == ([], [])
    assert released(table) == [(0, 1, "give")]
    assert table.asks() == "GOD-TURN-1"


@rule("GOD-DEAL-3")
def test_of_two_cards_owed_both_must_have_been_given_or_refused():
    table = refuse(expedition().promised(0, 1, "give", 2).hand(0, "hunt", "rest").feeding(), 0, 1, "hunt")
    assert broken(starve_all(table)) == [(0, "give")]


@rule("GOD-DEAL-3")
def test_what_was_refused_may_still_be_given_later_and_keeps_the_promise():
    table = refuse(expedition().promised(0, 1, "give", 1).hand(0, "hunt", "rest").feeding(), 0, 1, "hunt")
    hand_over(table, 0, 1, "rest")
    starve_all(table)
    assert kept(table) == [(0, "give")]
    assert released(table) == []


@rule("GOD-DEAL-3")
def test_a_swap_that_was_refused_is_no_offer_of_what_is_owed():
    table = expedition().promised(0, 1, "give", 1).hand(0, "hunt").hand(1, "rest").feeding()
    table.choose(Approach(), 0).choose(Aim(1)).choose(Swap("hunt")).choose(Refuse())
    assert broken(starve_all(table)) == [(0, "give")]


@rule("GOD-DEAL-3")
def test_a_gift_refused_by_somebody_else_is_no_offer_of_what_is_owed():
    table = refuse(expedition(3).promised(0, 1, "give", 1).hand(0, "hunt").feeding(), 0, 2, "hunt")
    assert broken(starve_all(table)) == [(0, "give")]


@rule("GOD-DEAL-3")
def test_an_offer_that_was_refused_is_no_oath_kept():
    table = expedition(3, "oathbreakers", location=CHEAP).promised(0, 1, "give", 1).hand(0, "hunt", "rest").feeding()
    starve_all(refuse(table, 0, 1, "hunt"))
    assert (table.player(0).oaths_kept, table.player(0).oaths_broken) == (0, 0)


def feast(scenario, number=1):
    """Seat 0 owes seat 1 food of this Feeding, and holds two more than a meal."""
    table = expedition(3, scenario, location=CHEAP).promised(0, 1, "feed", number).hand(0, "smoked-meat")
    return table.hand(1, "bait").feeding()


@rule("GOD-DEAL-3", "GOD-FEED-8")
@pytest.mark.parametrize("scenario", ["daring-retreat", "oathbreakers"])
def test_food_is_refused_by_locking_ones_plan_before_it_can_be_shared(scenario):
    table = feast(scenario).choose(Eat("bait"), 1).choose(Feed(), 1)
    if table.can(Settle(), 1):
        table.choose(Settle(), 1)
    table.feed(0, "smoked-meat")
    starve_all(table)
    assert (broken(table), released(table)) == ([], [(0, 1, "feed")])


@rule("GOD-DEAL-3", "GOD-FEED-8")
def test_where_plans_are_open_whoever_locks_while_food_lies_ready_for_them_has_refused_it():
    table = feast("daring-retreat").choose(Eat("smoked-meat"), 0).choose(Feed(), 0).starve(1).choose(Settle(), 0)
    assert released(starve_all(table)) == [(0, 1, "feed")]


@rule("GOD-DEAL-3", "GOD-FEED-8")
def test_whoever_keeps_the_food_while_it_could_be_shared_breaks_the_promise():
    table = feast("daring-retreat").choose(Eat("smoked-meat"), 0).choose(Feed(), 0).choose(Settle(), 0)
    assert broken(starve_all(table)) == [(0, "feed")]


@rule("GOD-DEAL-3", "GOD-FEED-8")
def test_where_plans_are_hidden_whoever_could_have_shared_and_did_not_breaks_the_promise():
    table = feast("oathbreakers").choose(Eat("smoked-meat"), 0).choose(Feed(), 0)
    assert broken(starve_all(table)) == [(0, "feed")]


@rule("GOD-DEAL-3", "GOD-FEED-8")
def test_too_little_food_is_no_offer_of_what_is_owed():
    table = feast("daring-retreat", 3).starve(1).feed(0, "smoked-meat")
    assert broken(starve_all(table)) == [(0, "feed")]


# --- looking costs nothing ---


@rule("GOD-HAND-11")
def test_looking_at_what_one_could_offer_uses_nothing_up():
    table = expedition().hand(0, "hunt").hand(1, "rest")
    for _ in range(3):
        table.choose(Approach()).choose(NeverMind())
        table.choose(Approach()).choose(Aim(1)).choose(NeverMind())
        table.choose(Approach()).choose(Aim(1)).choose(MakeDeal()).choose(NeverMind())
    table.choose(Approach()).choose(Aim(1))
    assert table.can(Swap("hunt"))
    assert table.can(MakeDeal())


@rule("GOD-HAND-11")
def test_in_one_moment_a_player_may_propose_two_swaps_or_deals_and_not_a_third():
    table = expedition(3).hand(0, "hunt", "rest").hand(1, "torch")
    table.choose(Approach()).choose(Aim(1)).choose(Swap("hunt")).choose(Refuse())
    draft(table, (1, 0, OfKind("give"), Amount(1), OfSort("any"), Until(0))).choose(Propose()).choose(Refuse())
    table.choose(Approach()).choose(Aim(1))
    assert not table.can(MakeDeal())
    assert table.options(kind=Swap) == []
    assert len(table.options(kind=Give)) == 2
    table.choose(NeverMind()).choose(Dig(0)).choose(Approach()).choose(Aim(1))
    assert table.can(MakeDeal())


# --- enough help for a rescue ---


@rule("GOD-HAND-11", "GOD-PERIL-12")
def test_one_helper_may_give_the_searcher_as_many_cards_as_it_takes():
    table = expedition(location="nest-of-eyes").hand(1, "hunt", "rest", "torch").pile(0, "weeping-spider").turn(0)
    table.choose(Dig(0))
    for card in ("hunt", "rest", "torch"):
        table.choose(Pass(), 0).choose(Approach(), 1).choose(Aim(0)).choose(Give(card)).choose(Accept())
    table.nobody_reacts().choose(PayFor(0)).choose(Pay("hunt")).choose(Pay("rest"))
    assert table.player(0).hand == table.player(0).afflictions == []


@rule("GOD-HAND-11", "GOD-CARAVAN-14")
def test_at_the_last_moment_one_helper_may_give_all_it_takes_to_feed_the_caravan():
    table = expedition(caravan=True, location="glowcap-garden").hand(1, "torch", "bait", "scout").hand(0, "move")
    table.feeding()
    hand_over(table, 1, 0, "torch", "bait", "scout")
    assert table.can(FeedCaravan(), 0)


@rule("GOD-HAND-11")
def test_gifts_are_not_counted_among_what_a_player_may_propose_in_a_moment():
    table = hand_over(expedition().hand(0, "hunt", "rest", "torch").hand(1, "bait"), 0, 1, "hunt", "rest")
    table.choose(Approach(), 0).choose(Aim(1))
    assert table.can(Swap("torch"))
    assert table.can(MakeDeal())


@rule("GOD-HAND-11")
def test_a_card_that_was_given_is_not_given_on_in_the_same_moment():
    table = hand_over(expedition(3).hand(0, "hunt").hand(1, "rest"), 0, 1, "hunt")
    table.choose(Approach(), 1).choose(Aim(0))
    assert table.ids_of([option.card for option in table.options(kind=Give)]) == ["rest"]
    table.choose(NeverMind()).choose(Dig(0)).choose(Approach(), 1).choose(Aim(0))
    assert len(table.options(kind=Give)) == 2


@rule("GOD-HAND-11", "GOD-OPPORTUNITY-8")
def test_looking_at_offers_leaves_the_stray_larva_within_reach():
    table = expedition(3).searched("stray-larva").hand(0, "hunt").discarded("torch")
    for _ in range(3):
        table.choose(Approach()).choose(NeverMind())
    assert table.can(Complete("stray-larva"))


# --- late in a Peril ---


def unpaid_worm():
    """Everybody has passed, and the searcher does not pay: the last moment to help."""
    table = (
        expedition(3).hand(0, "bait").hand(1, "salvation", "torch").hand(2, "barricade").pile(0, "cave-worm", "hunt")
    )
    return table.turn(0).choose(Dig(0)).nobody_reacts().choose(Pass())


@rule("GOD-PERIL-12", "GOD-PERIL-10")
def test_a_reaction_handed_over_late_can_still_be_played():
    table = unpaid_worm().choose(Approach(), 1).choose(Aim(0)).choose(Give("salvation")).choose(Accept())
    table.choose(Play("salvation"), 0).endure()
    assert table.player(0).afflictions == []


@rule("GOD-PERIL-12", "GOD-PERIL-10")
def test_whoever_is_asked_late_may_react_as_well_as_help():
    table = unpaid_worm()
    assert table.can(Approach(), 2)
    table.choose(Pass(), 1).choose(Play("barricade"), 2)
    assert table.nobody_reacts().can(PayFor(0), 0)


@rule("GOD-PERIL-12")
def test_the_searcher_is_asked_to_pay_twice_at_most():
    table = unpaid_worm().choose(Approach(), 1).choose(Aim(0)).choose(Give("torch")).choose(Accept())
    table.nobody_reacts().choose(Pass())
    assert len(table.player(0).afflictions) == 1


@rule("GOD-PERIL-12")
def test_an_offer_refused_late_still_leaves_the_others_their_moment():
    table = unpaid_worm().choose(Approach(), 1).choose(Aim(0)).choose(Give("torch")).choose(Refuse())
    assert table.can(Play("barricade"), 2)


@rule("GOD-PERIL-12")
def test_help_to_pay_is_welcome_though_the_affliction_is_averted():
    table = expedition().hand(0, "salvation").hand(1, "torch").discarded("rest").pile(0, "cave-worm", "hunt").turn(0)
    table.choose(Dig(0)).choose(Play("salvation"))
    table.choose(Pass(), 0).choose(Approach(), 1).choose(Aim(0)).choose(Give("torch")).choose(Accept())
    assert table.nobody_reacts().can(PayFor(0))


# --- one card, one promise ---


@rule("GOD-DEAL-2")
def test_a_card_given_on_the_spot_keeps_no_other_promise_and_scores_no_oath():
    table = expedition(3, "oathbreakers", location=CHEAP).promised(0, 1, "give", 1).hand(0, "hunt", "rest")
    strike(table, (0, 1, OfKind("give-now"))).choose(Give("hunt"))
    assert kept(table) == []
    assert table.player(0).oaths_kept == 0


@rule("GOD-DEAL-5")
def test_one_card_played_for_two_players_keeps_one_promise():
    table = expedition(3).hand(0, "shared-meal")
    for creditor in (1, 2):
        table.promised(0, creditor, "play-for", thing=HELP.index("ease-hunger"))
    table.choose(Play("shared-meal")).choose(Aim(1)).choose(Aim(2))
    assert kept(table) == [(0, "play-for")]


@rule("GOD-DEAL-5")
def test_a_card_that_has_kept_a_promise_keeps_none_when_it_comes_back():
    table = expedition().promised(0, 1, "give", 1).promised(1, 0, "give", 1).hand(0, "hunt")
    hand_over(table, 0, 1, "hunt").choose(Dig(0))
    hand_over(table, 1, 0, "hunt")
    assert kept(table) == [(0, "give")]


# --- a promise may name a kind of card ---


def owed(sort, *cards, number=1):
    table = expedition(3).hand(0, *cards).feeding()
    return strike(table, (0, 1, OfKind("give"), Amount(number), OfSort(sort), Until(0)))


@rule("GOD-DEAL-2")
@pytest.mark.parametrize(
    ("sort", "wrong", "right"),
    [
        ("level-2", "torch", "hunt"),
        ("level-3", "hunt", "instinct"),
        ("reaction", "torch", "hide"),
        ("food", "torch", "dry-ration"),
    ],
)
def test_a_promise_to_give_may_name_a_kind_of_card(sort, wrong, right):
    table = hand_over(owed(sort, wrong, right), 0, 1, wrong)
    assert kept(table) == []
    assert kept(hand_over(table, 0, 1, right)) == [(0, "give")]


@rule("GOD-DEAL-2", "GOD-DEAL-3")
def test_the_refusal_of_another_kind_of_card_excuses_nobody():
    table = refuse(owed("reaction", "torch", "hide"), 0, 1, "torch")
    assert broken(starve_all(table)) == [(0, "give")]


@rule("GOD-DEAL-2")
def test_a_card_given_while_its_kind_is_promised_is_seen_by_everybody():
    table = hand_over(owed("reaction", "torch", "hide"), 0, 1, "torch")
    assert table.ids_of(table.now.known) == ["torch"]


@rule("GOD-DEAL-2")
def test_where_deals_are_secret_a_promise_names_only_what_backs_show():
    table = draft(expedition(secret_deals=True)).choose(Vow(0, 1)).choose(OfKind("give")).choose(Amount(1))
    assert [option.sort for option in table.options(kind=OfSort)] == ["any", "level-2", "level-3"]


@rule("GOD-DEAL-5")
@pytest.mark.parametrize(("secret", "seat", "marked"), [(False, 1, True), (False, 2, False), (True, 1, False)])
def test_the_holder_sees_which_card_has_kept_a_promise(secret, seat, marked):
    table = expedition(3, secret_deals=secret).promised(0, 1, "give", 1).hand(0, "hunt")
    hand_over(table, 0, 1, "hunt")
    seen = GAME.secrets.veiled(table.now, seat)
    assert bool(seen.pledged) == marked
