"""Small print that a single forgotten line would break. [GOD-SCENARIO, GOD-FEED, GOD-CARD]"""

import pytest
from msgspec.structs import replace

from holdouts.engine.decision import Choose, ChooseUnseen
from holdouts.engine.effects import Each
from holdouts.engine.events import Event
from holdouts.engine.game import SetupError
from holdouts.games.godforsaken_scavengers.cards import Price
from holdouts.games.godforsaken_scavengers.effects.people import Afflict
from holdouts.games.godforsaken_scavengers.effects.perils import hurts_others
from holdouts.games.godforsaken_scavengers.effects.piles import Look, Reveal, bury, look_ahead
from holdouts.games.godforsaken_scavengers.effects.taking import Drop, Store, Take
from holdouts.games.godforsaken_scavengers.events import RoundBegan
from holdouts.games.godforsaken_scavengers.picks import Begin, Dig, Eat, Finish, OnPile, Play, Select, Stop
from holdouts.games.godforsaken_scavengers.rules import (
    afflictions,
    caravan,
    feeding,
    piles,
    promises,
    rounds,
    search,
    turn,
)
from holdouts.games.godforsaken_scavengers.rules.anomalies import into_the_deck
from holdouts.games.godforsaken_scavengers.rules.deals import may_deal
from holdouts.games.godforsaken_scavengers.rules.exchanges import MOST_APPROACHES
from holdouts.games.godforsaken_scavengers.rules.hands import can_pay, lose, make_room_to_take, which_card
from holdouts.games.godforsaken_scavengers.rules.perils import open_reactions
from holdouts.games.godforsaken_scavengers.state import BEFORE_AFFLICTION, BEFORE_DISCARD, HERE, Deed, Scavenger, Trial
from holdouts.testing import expedition, rule, set_out

SCENARIOS = "daring-retreat, lost-expedition, wicked-few, mad-prophet, last-hunt, tithe-of-the-brood, or oathbreakers"


@rule("GOD-SCENARIO-4")
def test_whoever_names_no_scenario_there_is_reads_all_there_are():
    with pytest.raises(SetupError) as refused:
        set_out(2, "nowhere")
    assert str(refused.value) == f"There is no scenario “nowhere”; choose {SCENARIOS}."


@rule("GOD-SCENARIO-1")
def test_the_message_may_come_from_whoever_sits_last():
    table = expedition(3, "lost-expedition", location="final").feeding()
    table.hand(2, "instinct", "torch").stored(2, "royal-jelly").feed(2).starve(0, 1)
    assert (table.now.ended, table.hand_ids(2)) == ("safe", ["torch"])


@rule("GOD-HAND-9")
@pytest.mark.parametrize(("scenario", "way"), [("daring-retreat", Choose), ("wicked-few", ChooseUnseen)])
def test_only_while_plans_are_hidden_nobody_hears_whether_there_was_a_choice_of_what_to_drop(scenario, way):
    table = expedition(3, scenario).feeding()
    assert type(which_card(table.now, 0, rule="GOD-HAND-9", ask="drop-a-card")) is way


NEW_MOMENTS = {
    "a round begins": lambda table: table.next_locations("echo-vault").new_round(),
    "a turn begins": lambda table: table.turn_about_to_begin(0).choose(Begin()),
    "a card is searched": lambda table: table.pile(0, "hunt", "rest").turn(0).choose(Dig(0)),
    "feeding begins": lambda table: table.feeding(),
}


@rule("GOD-HAND-11")
@pytest.mark.parametrize("moment", NEW_MOMENTS)
def test_in_a_new_moment_everybody_may_approach_the_others_anew(moment):
    table = expedition(2)
    table.state.players[1].approaches = MOST_APPROACHES
    assert NEW_MOMENTS[moment](table).now.players[1].approaches == 0


@rule("GOD-HAND-11", "GOD-PERIL-13")
def test_after_a_peril_everybody_may_approach_the_others_anew(broken_on_purpose):
    table = expedition(2).pile(0, "acid-rain").turn(0).choose(Dig(0))
    table.now.players[1].approaches = MOST_APPROACHES
    assert table.endure().now.players[1].approaches == 0


@rule("GOD-HAND-11", "GOD-PERIL-8")
@pytest.mark.parametrize("stage", [BEFORE_DISCARD, BEFORE_AFFLICTION])
def test_when_all_are_called_to_a_peril_everybody_may_approach_the_others_anew(stage):
    state = expedition(2).state
    state.trials.append(Trial(state.draw[0], 0, 0))
    state.players[1].approaches = MOST_APPROACHES
    open_reactions(state, stage)
    assert state.players[1].approaches == 0
    assert state.trials[-1].stage == stage


def test_where_in_its_pile_a_peril_comes_to_lie_that_is_shuffled_in_is_left_to_chance():
    def depth(seed):
        table = expedition(2, seed=seed).discarded("acid-rain").pile(0, "brood-mother", "hunt", "rest", "bait").turn(0)
        return table.choose(Dig(0)).endure().pile_ids(0).index("acid-rain")

    assert {depth(seed) for seed in range(20)} == {0, 1, 2, 3}


@rule("GOD-ROUND-1", "GOD-LOCATION-3")
@pytest.mark.parametrize(("ahead", "cited"), [(("echo-vault",), "GOD-ROUND-1"), ((), "GOD-LOCATION-3")])
def test_a_round_at_the_final_location_cites_the_rule_of_that_place(ahead, cited):
    table = expedition(2).next_locations(*ahead).new_round()
    assert [began.rule for began in table.told(RoundBegan)] == [cited]


@rule("GOD-TURN-10")
def test_whose_turn_is_over_searches_at_no_pile_any_more():
    table = expedition(2).pile(0, "hunt", "rest").turn(0).choose(Dig(0)).choose(Stop())
    assert table.player(0).pile == 0
    assert table.choose(Finish()).player(0).pile is None


@rule("GOD-DEAL-5")
def test_a_card_that_kept_a_promise_and_is_dropped_is_no_longer_pledged():
    state = expedition(2).hand(0, "hunt", "rest").state
    state.pledged = list(state.players[0].hand)
    lose(state, 0, state.pledged[0])
    assert state.pledged == state.players[0].hand


@rule("GOD-FEED-10")
def test_what_stores_several_of_the_topmost_actions_stores_the_uppermost_first():
    state = expedition().draw_deck("cave-worm", "torch", "anomaly-one", "hunt", "scout").state
    assert list(Store(amount=2, source="draw").resolve(state, Deed(0, HERE, 0))) == []
    assert [state.book.cards[card].id for card in state.players[0].store] == ["torch", "hunt"]
    assert [state.book.cards[card].id for card in reversed(state.draw)] == ["cave-worm", "anomaly-one", "scout"]


@rule("GOD-SEARCH-13")
def test_whoever_had_looked_at_cards_no_longer_knows_them_once_somebody_else_has_put_them_in_another_order():
    table = expedition().hand(0, "queens-scent").hand(1, "torch").pile(0, "hunt", "rest", "hide", "bait").turn(0)
    table.choose(Play("torch"), 1).choose(OnPile(0))
    assert len(table.player(1).knows) == 3
    table.choose(Play("queens-scent")).choose(OnPile(0))
    for card in ("rest", "hunt", "hide"):
        table.choose(Select(card))
    assert table.player(1).knows == []


# --- the pile that a Peril came from ---


@rule("GOD-SEARCH-13")
def test_what_reveals_of_the_pile_of_a_peril_shows_that_pile_alone():
    table = expedition().pile(0, "cave-worm", "hunt", "rest").pile(1, "hide").turn(0).choose(Dig(0))
    assert list(Reveal(pile="current").resolve(table.now, Deed(0, HERE, 0))) == []
    assert [table.now.book.cards[card].id for card in table.now.known] == ["hunt"]


@rule("GOD-CARD-5")
@pytest.mark.parametrize("effect", [Reveal(pile="current"), Take(source="current"), Look(amount=2, pile="current")])
@pytest.mark.parametrize("is_peril", [True, False])
def test_of_a_pile_that_is_used_up_or_of_no_peril_nothing_is_seen_or_taken(effect, is_peril):
    table = expedition().pile(0, "cave-worm").turn(0)
    if is_peril:
        table.choose(Dig(0))
    told = len(table.told(Event))
    assert list(effect.resolve(table.now, Deed(0, HERE, 0))) == []
    assert len(table.told(Event)) == told
    assert not effect.possible(table.now, 0)


# --- who is threatened, and what is forgotten ---


@rule("GOD-PERIL-15")
@pytest.mark.parametrize(("effects", "hurt"), [((Drop(),), False), ((Drop(), Afflict()), True)])
def test_a_peril_threatens_the_others_only_if_what_it_does_to_them_is_an_affliction(effects, hurt):
    assert hurts_others(Each(who="others", effects=effects)) == hurt


@rule("GOD-ANOMALY-8")
def test_what_goes_into_the_draw_deck_is_shuffled_and_nobody_knows_any_more_where_it_lies():
    state = expedition().state
    card, *thrown = state.draw[:6]
    del state.draw[:6]
    state.open.append(card)
    state.discards += thrown
    state.show(thrown)
    before = [*state.draw, *state.discards, card]
    into_the_deck(state, card)
    assert sorted(state.draw) == sorted(before)
    assert state.draw != before
    assert state.known == state.discards == []


# --- a hand that is laid out ---


@rule("GOD-HAND-10")
def test_whoever_has_laid_out_a_whole_hand_has_nothing_to_part_with_for_a_card_to_take():
    table = expedition().hand(0, "dry-ration", "smoked-meat", "torch", "bait", "scout").feeding()
    for card in table.hand_ids(0):
        table.choose(Eat(card), 0)
    with pytest.raises(StopIteration) as end:
        next(make_room_to_take(table.now, 0))
    assert end.value.value is False


# --- what was seen is not taken back ---

HERE_AND_NOW = Deed(0, HERE, 0)
SEEN = {
    "all eat": lambda state: next(feeding.eat(state), None),
    "the caravan is unloaded": lambda state: caravan.unload(state, 0),
    "a card is searched": lambda state: search.surface(state, 0, state.piles[0].pop(), 0),
    "a round begins": lambda state: next(rounds.open_round(state), None),
    "a card of a pile is discarded": lambda state: discard_one(state),
    "an affliction comes": lambda state: afflictions.gain_affliction(state, 0, rule="GOD-FEED-4", face_down=False),
    "somebody dies": lambda state: next(afflictions.die(state, 1), None),
    "an affliction is turned up": lambda state: turn_one_up(state, 2),
    "locations are seen": lambda state: next(look_ahead(state, HERE_AND_NOW, 2), None),
    "cards go under their pile": lambda state: bury(state, 0, 0, 1, rule="GOD-CARD-5"),
}


def turn_one_up(state, seat):
    steps = afflictions.turn_up(state, seat, rule="GOD-AFFLICTION-1")
    with pytest.raises(StopIteration):
        steps.send(next(steps).options(seat)[0])


def discard_one(state):
    state.deeds.append(HERE_AND_NOW)
    piles.discard_top(state, 0, 0, 1)


@rule("GOD-SEARCH-6", "GOD-FEED-13", "GOD-CARAVAN-5", "GOD-ROUND-1", "GOD-AFFLICTION-1", "GOD-AFFLICTION-6")
@pytest.mark.parametrize("seen", SEEN)
def test_what_somebody_has_seen_is_something_learned_that_nobody_takes_back(seen):
    table = expedition(3).pile(0, "hunt", "rest").hand(1, "torch").under_caravan("bait").next_locations("echo-vault")
    state = table.afflicted(2, "tremors", face_down=True).state
    before = state.unveiled
    SEEN[seen](state)
    assert state.unveiled > before


# --- what begins anew ---

BEGINS_ANEW = {
    "a turn": (
        lambda state, seat: turn.fresh_turn(state, seat),
        ("pile", "searches", "rushed", "searched", "takes", "pile_changes"),
        ("search_over", "ended_by_affliction", "afflicted", "used_place", "anomalies"),
    ),
    "a round": (
        lambda state, seat: next(rounds.open_round(state), None),
        ("perils", "perils_in_search", "phase"),
        ("journeys", "power_used"),
    ),
    "feeding": (
        lambda state, seat: feeding.feeding_begins(state),
        ("given_food", "spare_food", "approaches"),
        ("starving", "refused", "refused_deals", "received"),
    ),
    "after a meal": (
        lambda state, seat: next(feeding.after_eating(state), None),
        ("need", "given_food", "spare_food"),
        ("covered",),
    ),
}


@rule("GOD-TURN-2", "GOD-ROUND-1", "GOD-FEED-1", "GOD-HAND-11")
@pytest.mark.parametrize("what", BEGINS_ANEW)
def test_what_is_counted_begins_anew_for_the_last_seat_too(what):
    begins, numbers, rest = BEGINS_ANEW[what]
    state = expedition(3).next_locations("echo-vault").state
    player, fresh = state.players[2], Scavenger()
    for name in numbers:
        setattr(player, name, 2)
    for name in rest:
        setattr(player, name, [1] if isinstance(getattr(fresh, name), list) else True)
    player.foresees = 2
    begins(state, 2)
    assert {name: getattr(player, name) for name in (*numbers, *rest)} == {
        name: getattr(fresh, name) for name in (*numbers, *rest)
    }
    assert player.foresees == (1 if what == "a round" else 2)


def test_once_somebody_has_put_locations_in_order_nobody_else_knows_what_comes():
    state = expedition(3).next_locations("echo-vault").state
    for player in state.players:
        player.foresees = 3
    next(look_ahead(state, HERE_AND_NOW, 2), None)
    assert [player.foresees for player in state.players] == [min(2, len(state.locations)), 0, 0]


@rule("GOD-DEAL-1", "GOD-DEAL-3")
def test_an_oath_that_was_kept_and_one_that_was_broken_count_once_each_for_a_creditor_and_round():
    table = expedition(2)
    for _ in range(4):
        table.promised(0, 1, promises.OATHS[0])
    state = table.state
    sworn = [promise for deal in state.deals for promise in deal.promises]
    for number, judged in enumerate((promises.keep, promises.keep, promises.fail, promises.fail)):
        judged(state, sworn[number])
    assert (state.players[0].oaths_kept, state.players[0].oaths_broken) == (1, 1)


@rule("GOD-TURN-6")
def test_whoever_is_to_take_a_card_takes_one_unless_the_card_leaves_it_open():
    state = expedition(2).searched("hunt", "rest").state
    for up_to in (False, True):
        question = next(Take(up_to=up_to).resolve(state, Deed(0, HERE, 0)))
        assert len(question.options(0)) == 2 + up_to
    assert len(next(Take().resolve(state, Deed(0, HERE, 0))).options(0)) == 2


@rule("GOD-DEAL-10")
def test_a_deal_counts_as_long_as_one_of_its_promises_is_open():
    table = expedition(2).hand(0, "hunt").hand(1, "rest")
    for _ in range(3):
        table.promised(0, 1, promises.OATHS[0])
    state = table.state
    for deal in state.deals:
        deal.promises.append(replace(deal.promises[0], state="kept"))
    assert not may_deal(state, 0, 1)
    state.deals[0].promises[0].state = "broken"
    assert may_deal(state, 0, 1)


@rule("GOD-PERIL-5")
def test_a_cost_in_two_parts_takes_cards_for_both():
    state = expedition().hand(0, "torch", "bait", "hunt").state
    hand, cost = state.players[0].hand, [Price(cards=1), Price(cards=2)]
    assert can_pay(state, hand, cost)
    assert not can_pay(state, hand[:2], cost)
