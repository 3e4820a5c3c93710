"""Deals: promises that the table watches. [GOD-DEAL]"""

import pytest

from holdouts.engine.events import only, readable
from holdouts.engine.view import asked
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
    Dig,
    Drop,
    Finish,
    Forgive,
    Give,
    Include,
    MakeDeal,
    NeverMind,
    OfKind,
    OfSort,
    OfVerb,
    Pass,
    Play,
    Propose,
    Punish,
    Refuse,
    Stop,
    Until,
    Vow,
)
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.bargains import (
    CHEAP,
    FULL,
    broken,
    draft,
    gift,
    hand_over,
    kept,
    kinds,
    peaceful,
    starve_all,
    strike,
)

# --- striking one ---


@rule("GOD-DEAL-1")
@pytest.mark.parametrize(
    "said",
    [
        (),
        (OfKind("give"),),
        (OfKind("give"), Amount(1)),
        (OfKind("give"), Amount(1), OfSort("any")),
        (OfKind("pile"),),
        (OfKind("play-for"),),
        (OfKind("play-for"), OfVerb(0)),
        (OfKind("no-harm"),),
    ],
)
def test_a_promise_may_be_dropped_while_it_is_being_worded(said):
    table = draft(expedition(), (0, 1, *said, NeverMind()))
    assert table.state.drafts[0].promises == []
    assert table.can(Vow(0, 1))


@rule("GOD-DEAL-1")
@pytest.mark.parametrize("moment", ["turn", "harvest", "between", "feeding"])
def test_a_deal_may_be_struck_at_any_moment_by_anybody(moment):
    table = expedition(3)
    begin = {"turn": lambda: table.turn(0), "harvest": lambda: table.harvest(0), "feeding": table.feeding}
    begin.get(moment, lambda: table.turn_about_to_begin(0))()
    strike(table, gift(2, 1), seat=2, other=1)
    assert [event.terms for event in table.told(DealStruck)] == [((2, 1, "give", 1, None, "any", 1),)]


@rule("GOD-DEAL-1")
def test_a_deal_needs_the_consent_of_all_its_parties():
    table = draft(expedition(3)).choose(Include(2))
    table.choose(Vow(0, 2)).choose(OfKind("give")).choose(Amount(1)).choose(OfSort("any")).choose(Until(0)).choose(
        Propose()
    )
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
    table = (
        draft(expedition(location="final"))
        .choose(Vow(0, 1))
        .choose(OfKind("give"))
        .choose(Amount(1))
        .choose(OfSort("any"))
    )
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


@rule("GOD-DEAL-1")
@pytest.mark.parametrize(("secret", "told"), [(True, ()), (False, (1,))])
def test_where_deals_are_secret_nobody_else_hears_whom_one_is_put_to(secret: bool, told: tuple[int, ...]):
    table = draft(expedition(3, secret_deals=secret).hand(0, "hunt"), gift(0, 1)).choose(Propose())
    assert table.asked() == (1,)
    assert asked(table.table, 2) == asked(table.table, None) == told
