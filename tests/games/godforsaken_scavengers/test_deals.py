"""Deals: promises that the table watches. [GOD-DEAL]"""

import pytest

from holdouts.engine.events import only, readable
from holdouts.games.godforsaken_scavengers.events import (
    Afflicted,
    CaravanUnfed,
    DealRefused,
    DealStruck,
    Forgiven,
    Gave,
    PromiseBroken,
    PromiseKept,
    Punished,
)
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Amount,
    Approach,
    Begin,
    Dig,
    DigOn,
    Drop,
    Eat,
    Feed,
    FeedCaravan,
    Finish,
    Forgive,
    Give,
    Include,
    MakeDeal,
    NeverMind,
    OfKind,
    OnPile,
    Pass,
    Play,
    Propose,
    Punish,
    Refuse,
    Settle,
    Share,
    Stop,
    Take,
    Until,
    Vow,
)
from holdouts.games.godforsaken_scavengers.rules.deals import HELP
from holdouts.testing import expedition, rule

FULL = ("torch", "bait", "scout", "move", "forage")
CHEAP = "choking-narrows"


def draft(table, *vows, seat=0, other=1):
    """A seat draws up a deal: each vow is debtor, creditor and the picks that word the promise."""
    table.choose(Approach(), seat).choose(Aim(other)).choose(MakeDeal())
    for debtor, creditor, *picks in vows:
        table.choose(Vow(debtor, creditor))
        for pick in picks:
            table.choose(pick)
    return table


def strike(table, *vows, seat=0, other=1):
    """The other agrees."""
    return draft(table, *vows, seat=seat, other=other).choose(Propose()).choose(Accept())


def gift(debtor, creditor, number=1, rounds=0):
    return (debtor, creditor, OfKind("give"), Amount(number), Until(rounds))


def hand_over(table, giver, receiver, *cards):
    for card in cards:
        table.choose(Approach(), giver).choose(Aim(receiver)).choose(Give(card)).choose(Accept())
    return table


def starve_all(table):
    """Everybody starves; what they must discard for it they discard."""
    table.starve(*table.asked())
    while table.asks() in ("GOD-FEED-4", "GOD-HAND-9"):
        table.choose(table.options()[0])
    return table


def peaceful():
    """A deck of harmless cards, and Afflictions that do not matter, so that more than one round can be played."""
    deck = ("torch", "bait", "scout") * 3 + ("dry-ration",) * 4
    return expedition().draw_deck(*deck).next_afflictions("pride", "rot", "torn-abdomen", "bleeding-carapace")


def kinds(table, debtor=0, creditor=1):
    """What the debtor may promise in a deal of two."""
    draft(table)
    table.choose(Vow(debtor, creditor))
    return [option.kind for option in table.options(kind=OfKind)]


def kept(table):
    return [(event.who, event.kind) for event in table.told(PromiseKept)]


def broken(table):
    return [(event.who, event.kind) for event in table.told(PromiseBroken)]


# --- striking one ---


@rule("GOD-DEAL-1")
@pytest.mark.parametrize("moment", ["turn", "harvest", "between", "feeding"])
def test_a_deal_may_be_struck_at_any_moment_by_anybody(moment):
    table = expedition(3)
    begin = {"turn": lambda: table.turn(0), "harvest": lambda: table.harvest(0), "feeding": table.feeding}
    begin.get(moment, lambda: table.turn_about_to_begin(0))()
    strike(table, gift(2, 1), seat=2, other=1)
    assert [event.terms for event in table.told(DealStruck)] == [((2, 1, "give", 1, -1, 1),)]


@rule("GOD-DEAL-1")
def test_a_deal_needs_the_consent_of_all_its_parties():
    table = draft(expedition(3)).choose(Include(2))
    table.choose(Vow(0, 2)).choose(OfKind("give")).choose(Amount(1)).choose(Until(0)).choose(Propose())
    assert table.asked() == (1,)
    table.choose(Accept())
    assert table.asked() == (2,)
    table.choose(Refuse())
    assert table.now.deals == []
    assert [event.who for event in table.told(DealRefused)] == [2]


@rule("GOD-DEAL-1")
def test_a_draft_can_be_dropped():
    table = draft(expedition(), gift(0, 1)).choose(NeverMind())
    assert (table.now.deals, table.now.drafts) == ([], [])


@rule("GOD-DEAL-1")
def test_two_players_may_have_three_deals_at_a_time_and_no_fourth():
    table = expedition().hand(0, "hunt")
    for _ in range(3):
        table.promised(0, 1, "give", 1)
    table.choose(Approach()).choose(Aim(1))
    assert table.can(Give("hunt"))
    assert not table.can(MakeDeal())


@rule("GOD-DEAL-1")
def test_a_third_party_with_three_deals_with_one_of_them_cannot_be_included():
    table = expedition(4)
    for _ in range(3):
        table.promised(2, 1, "give", 1)
    draft(table)
    assert table.options(kind=Include) == [Include(3)]


@rule("GOD-DEAL-1")
def test_a_deal_already_carried_out_is_none_of_the_three():
    table = expedition(2).promised(0, 1, "give", 1).promised(0, 1, "give", 1).hand(0, "hunt", "rest")
    strike(table, (0, 1, OfKind("give-now")))
    table.choose(Give("hunt"))
    table.choose(Dig(0)).choose(Approach()).choose(Aim(1))
    assert table.can(MakeDeal())


@rule("GOD-DEAL-1")
def test_in_the_hall_of_oaths_no_new_deals_are_struck():
    table = expedition(scenario="oathbreakers", location="final").hand(0, "hunt")
    table.choose(Approach()).choose(Aim(1))
    assert not table.can(MakeDeal())


@rule("GOD-DEAL-2")
def test_what_is_given_now_changes_hands_when_the_deal_is_struck():
    table = expedition().hand(0, "hunt", "rest")
    strike(table, (0, 1, OfKind("give-now")), gift(1, 0)).choose(Give("rest"))
    assert (table.hand_ids(0), table.hand_ids(1)) == (["hunt"], ["rest"])


@rule("GOD-DEAL-2", "GOD-HAND-6")
def test_both_sides_of_a_swap_go_together_so_that_full_hands_discard_nothing():
    table = expedition().hand(0, "hunt", *FULL[:4]).hand(1, "rest", *FULL[:4])
    strike(table, (0, 1, OfKind("give-now")), (1, 0, OfKind("give-now"))).choose(Give("hunt")).choose(Give("rest"))
    assert "rest" in table.hand_ids(0)
    assert "hunt" in table.hand_ids(1)
    assert table.ids("discards") == []


@rule("GOD-DEAL-2", "GOD-HAND-2")
def test_a_full_hand_that_only_receives_makes_room_first():
    table = expedition().hand(0, "hunt").hand(1, *FULL)
    strike(table, (0, 1, OfKind("give-now")))
    assert (table.asks(), table.asked()) == ("GOD-HAND-2", (1,))
    assert len(table.choose(Drop("bait")).hand_ids(1)) == 5


@rule("GOD-DEAL-2")
def test_nobody_can_promise_to_give_more_cards_now_than_they_hold():
    table = draft(expedition().hand(0, "hunt"), (0, 1, OfKind("give-now"))).choose(Vow(0, 1))
    assert OfKind("give-now") not in table.options()
    assert OfKind("give") in table.options()


# --- breaking one ---


@rule("GOD-DEAL-3")
def test_a_breach_lets_the_injured_party_inflict_an_affliction():
    table = starve_all(expedition().promised(0, 1, "give", 1).feeding())
    assert (table.asks(), table.asked()) == ("GOD-DEAL-4", (1,))
    table.choose(Punish())
    assert len(table.player(0).afflictions) == 2
    assert [(event.who, event.other) for event in table.told(Punished)] == [(1, 0)]


@rule("GOD-DEAL-4")
def test_the_injured_party_may_forgive():
    table = starve_all(expedition().promised(0, 1, "give", 1).feeding()).choose(Forgive())
    assert len(table.player(0).afflictions) == 1
    assert [(event.who, event.other) for event in table.told(Forgiven)] == [(1, 0)]


@rule("GOD-DEAL-4")
def test_inability_is_a_breach_as_well():
    table = expedition().promised(0, 1, "give", 1).afflicted(0, "hoarders-itch").hand(0, "hunt").feeding()
    assert starve_all(table).asks() == "GOD-DEAL-4"


@rule("GOD-DEAL-4")
def test_an_affliction_that_ended_the_search_is_no_excuse():
    table = expedition().promised(0, 1, "search-at-least", 2).pile(0, "cave-worm", "bait").choose(Dig(0)).endure()
    assert broken(table) == []
    assert broken(table.choose(Finish())) == [(0, "search-at-least")]


@rule("GOD-DEAL-5")
def test_each_wronged_party_decides_for_itself():
    table = expedition(3).promised(0, 1, "give", 1).promised(0, 2, "give", 1)
    starve_all(table.feeding())
    assert table.asked() == (1,)
    table.choose(Punish())
    assert table.asked() == (2,)
    table.choose(Forgive())
    assert len(table.player(0).afflictions) == 2


@rule("GOD-DEAL-8")
def test_whom_the_first_punishment_killed_the_second_creditor_is_not_asked_about():
    table = expedition(4).promised(0, 1, "give", 1).promised(0, 2, "give", 1).afflicted(0, "rot").feeding()
    starve_all(table).choose(Punish())
    assert table.player(0).dead
    assert table.asks() == "GOD-TURN-1"


@rule("GOD-DEAL-5")
def test_a_breach_is_judged_once():
    table = starve_all(expedition().promised(0, 1, "give", 3).feeding()).choose(Punish())
    assert len(table.told(Punished)) == 1
    assert table.asks() == "GOD-TURN-1"


@rule("GOD-DEAL-6")
def test_the_punishment_may_kill():
    table = expedition(3).promised(0, 1, "give", 1).afflicted(0, "rot").feeding()
    starve_all(table).choose(Punish())
    assert table.player(0).dead


@rule("GOD-DEAL-6")
def test_no_reaction_prevents_or_covers_the_punishment():
    table = expedition(location=CHEAP).promised(0, 1, "give", 1).hand(0, "bait", "salvation", "carapace").feeding()
    table.feed(0, "bait").starve(1).choose(Punish())
    assert len(table.told(Afflicted)) == 2
    assert len(table.player(0).afflictions) == 1
    assert table.player(0).face_down == []
    assert table.hand_ids(0) == ["salvation", "carapace"]


# --- and Perils ---


@rule("GOD-DEAL-7")
def test_no_deal_makes_the_searcher_give_a_card_during_their_peril():
    table = expedition().hand(0, "hunt", "salvation").hand(1, "rest").pile(0, "cave-worm").choose(Dig(0))
    assert "give-now" not in kinds(table, 0, 1)


@rule("GOD-DEAL-7")
def test_a_promise_to_give_waits_until_the_peril_is_over():
    table = expedition().promised(0, 1, "give", 1).hand(0, "hunt", "salvation").pile(0, "cave-worm", "bait")
    table.choose(Dig(0)).choose(Play("salvation")).endure()
    assert broken(table) == []
    hand_over(table, 0, 1, "hunt")
    assert kept(table) == [(0, "give")]


@rule("GOD-DEAL-10")
def test_help_against_a_promise_may_be_bargained_for_while_a_peril_is_open():
    table = expedition().hand(1, "hunt").pile(0, "cave-worm", "bait").choose(Dig(0))
    draft(table, (1, 0, OfKind("give-now")), gift(0, 1, 1, 1), seat=0, other=1).choose(Propose()).choose(Accept())
    assert table.hand_ids(0) == ["hunt"]
    assert len(table.now.deals) == 1


@rule("GOD-DEAL-10")
def test_during_a_peril_cards_can_only_be_given_to_the_searcher():
    table = expedition(3).hand(1, "hunt").hand(2, "rest").pile(0, "cave-worm", "bait").choose(Dig(0)).choose(Pass())
    draft(table, seat=1, other=2)
    table.choose(Vow(1, 2))
    assert OfKind("give-now") not in table.options()


# --- death, the end, and being alone ---


@rule("GOD-DEAL-8")
@pytest.mark.parametrize("dying", [0, 1])
def test_a_promise_is_void_when_either_party_dies(dying):
    table = expedition(3).promised(0, 1, "give", 1).afflicted(dying, "rot", "pride").feeding()
    starve_all(table)
    assert table.player(dying).dead
    assert broken(table) == []
    assert table.told(Punished) == []


@rule("GOD-DEAL-8")
def test_promises_between_the_living_outlast_the_death_of_a_third():
    table = starve_all(expedition(3).promised(0, 1, "give", 1).afflicted(2, "rot", "pride").feeding())
    assert broken(table) == [(0, "give")]


@rule("GOD-DEAL-8")
def test_what_is_not_yet_due_is_void_when_the_game_ends():
    table = expedition(location="final").promised(0, 1, "give", 1, rounds=1).feeding()
    starve_all(table)
    assert table.table.over
    assert broken(table) == []
    assert [promise.state for deal in table.now.deals for promise in deal.promises] == ["void"]


@rule("GOD-DEAL-8")
def test_in_the_last_round_nothing_can_be_promised_for_a_next_one():
    table = draft(expedition(location="final")).choose(Vow(0, 1)).choose(OfKind("give")).choose(Amount(1))
    assert table.options(kind=Until) == []
    assert table.now.drafts[0].promises[0].due == 1


@rule("GOD-DEAL-9")
def test_alone_there_are_no_deals():
    assert not expedition(1, "mad-prophet").hand(0, "hunt").can(Approach())


# --- when they are judged ---


@rule("GOD-DEAL-11")
def test_what_is_due_this_round_is_not_judged_before_its_feeding():
    table = expedition(location=CHEAP).promised(0, 1, "give", 1).hand(0, "bait", "hunt").hand(1, "scout").feeding()
    table.feed(1, "scout")
    hand_over(table, 0, 1, "hunt")
    assert table.feed(0, "bait").told(PromiseBroken) == []
    assert kept(table) == [(0, "give")]


@rule("GOD-DEAL-11")
def test_an_unfed_caravan_loses_the_game_before_any_promise_is_judged():
    table = starve_all(expedition(caravan=True).promised(0, 1, "give", 1).feeding())
    assert len(table.told(CaravanUnfed)) == 1
    assert broken(table) == []


@rule("GOD-DEAL-11")
def test_in_the_last_round_a_punishment_can_still_cost_the_win():
    table = expedition(location="final").promised(0, 1, "give", 1).afflicted(0, "dread", "pride")
    table.hand(0, "smoked-meat", "bait").hand(1, "smoked-meat", "scout").feeding()
    table.feed(0, "smoked-meat", "bait").feed(1, "smoked-meat", "scout").choose(Punish())
    assert table.now.winners == [1]


@rule("GOD-DEAL-11")
def test_a_promise_for_the_next_round_is_not_due_in_this_one():
    table = starve_all(peaceful().promised(0, 1, "give", 1, rounds=1).feeding())
    assert broken(table) == []
    assert table.now.round == 2
    starve_all(table.idle_turn().idle_turn())
    assert broken(table) == [(0, "give")]


@rule("GOD-DEAL-3")
def test_a_breach_in_the_middle_of_a_turn_comes_up_before_the_turn_goes_on():
    table = expedition().promised(0, 1, "search-at-least", 3).choose(Dig(0)).choose(Stop())
    assert (table.asks(), table.asked()) == ("GOD-DEAL-4", (1,))
    assert table.choose(Forgive()).asks() == "GOD-HARVEST-1"


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
    table = expedition(caravan=True, location=CHEAP).promised(0, 1, "feed-caravan").caravan_fed().feeding()
    assert broken(starve_all(table)) == [(0, "feed-caravan")]


def test_no_harm_is_broken_by_a_rush():
    table = expedition().promised(1, 0, "no-harm").hand(1, "rush").turn(0, pile=0).choose(Play("rush"), 1)
    assert broken(table) == [(1, "no-harm")]
    assert (table.asks(), table.asked()) == ("GOD-DEAL-4", (0,))


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


# --- secret deals ---


def test_a_secret_deal_is_read_by_its_parties_until_it_is_broken():
    table = expedition(3, secret_deals=True).hand(0, "hunt", "rest").feeding()
    strike(table, gift(0, 1))
    strike(table, gift(1, 0), seat=1, other=0)
    hand_over(table, 0, 1, "hunt")
    starve_all(table)
    assert [event.to for event in (*table.told(DealStruck), *table.told(PromiseKept))] == [only(0, 1)] * 3
    assert all(readable(event, 2) for event in table.told(PromiseBroken))


def test_what_a_secret_deal_hands_over_looks_like_any_gift():
    table = expedition(3, secret_deals=True).hand(0, "hunt")
    strike(table, (0, 1, OfKind("give-now")))
    assert [event.rule for event in table.told(Gave)] == ["GOD-HAND-4"]
