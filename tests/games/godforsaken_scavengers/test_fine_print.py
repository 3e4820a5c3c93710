"""The fine print: who exactly, how often exactly, and until when exactly."""

from typing import Any

import pytest

from holdouts.engine.table import CannotUndo
from holdouts.games.godforsaken_scavengers.events import (
    CharacterShown,
    Fed,
    Milled,
    NeedChanged,
    PromiseReleased,
    Shown,
    TurnBegan,
)
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Begin,
    Dig,
    Eat,
    Feed,
    FeedCaravan,
    Finish,
    NextPlace,
    OnPile,
    Pass,
    Play,
    Select,
    Settle,
    Share,
    Starve,
    Stop,
    Swap,
    UsePlace,
)
from holdouts.games.godforsaken_scavengers.rules.playing import CARD_AT_WORK, power_of, why_not_use
from holdouts.games.godforsaken_scavengers.state import Deal, Promise
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.bargains import CHEAP, FULL, broken, hand_over, kept, kinds, starve_all
from tests.games.godforsaken_scavengers.test_cards import with_lantern

# --- how many, how often ---


@rule("GOD-CARD-5")
def test_a_shared_meal_eases_the_hunger_of_two_and_of_no_third():
    table = expedition(4).hand(0, "shared-meal").choose(Play("shared-meal")).choose(Aim(1)).choose(Aim(3))
    assert [event.who for event in table.told(NeedChanged)] == [1, 3]
    assert table.asks() == "GOD-SEARCH-1"


@rule("GOD-CARD-5")
def test_a_shared_meal_with_one_other_is_not_asked_about_twice():
    table = expedition(2).hand(0, "shared-meal").choose(Play("shared-meal"))
    assert [event.who for event in table.told(NeedChanged)] == [1]
    assert table.asks() == "GOD-SEARCH-1"


@rule("GOD-FEED-7")
def test_no_more_food_is_shared_than_is_left_over():
    table = expedition(3, location=CHEAP).hand(0, "smoked-meat").feeding()
    table.choose(Eat("smoked-meat"), 0).choose(Feed(), 0).choose(Share(1), 0)
    assert table.can(Share(1), 0)
    table.choose(Share(1), 0)
    assert table.options(0, Share) == []
    assert not table.can(Settle(), 0)
    assert (table.player(1).given_food, table.player(0).spare_food) == (2, 0)


@rule("GOD-ANOMALY-1")
def test_three_cards_are_thrown_out_one_by_one_and_no_fourth(tmp_path):
    table = with_lantern(tmp_path, "{do: move, amount: 3, to: discard}").pile(0, "hunt", "rest", "bait", "torch")
    table.turn(0).choose(Play("lantern")).choose(OnPile(0))
    assert [table.now.book.cards[event.card].id for event in table.told(Milled)] == ["hunt", "rest", "bait"]
    assert table.pile_ids(0) == ["torch"]


@rule("GOD-ANOMALY-1")
def test_all_that_is_thrown_out_comes_from_the_same_pile(tmp_path):
    table = with_lantern(tmp_path, "{do: move, amount: 3, to: discard}").pile(2, "hunt", "rest", "bait", "torch")
    table.turn(0).choose(Play("lantern")).choose(OnPile(2))
    assert [(event.who, event.pile) for event in table.told(Milled)] == [(0, 2)] * 3


@rule("GOD-ANOMALY-1")
def test_a_pile_that_runs_out_is_thrown_out_as_far_as_it_goes(tmp_path):
    table = with_lantern(tmp_path, "{do: move, amount: 3, to: discard}").pile(0, "hunt")
    table.turn(0).choose(Play("lantern")).choose(OnPile(0))
    assert len(table.told(Milled)) == 1
    assert table.asks() == "GOD-SEARCH-1"


# --- chance ---


def test_piles_that_collapse_are_really_shuffled():
    def order(seed: int) -> list[str]:
        table = expedition(seed=seed).hand(0, "collapse").pile(0, "bait", "torch", "rest", "scout").pile(1, *FULL[3:])
        table.turn(0).choose(Play("collapse")).choose(OnPile(0)).choose(OnPile(1))
        return table.pile_ids(0) + table.pile_ids(1)

    assert len({tuple(order(seed)) for seed in range(1, 6)}) > 2


# --- where an effect stands inside another ---


def test_piles_do_not_collapse_where_there_is_only_one(tmp_path):
    """A condition does not ask whether what follows can be done."""
    table = with_lantern(tmp_path, "{do: when, if: {is: on-turn}, effects: [{do: mix-piles}]}").pile(0, "bait", "hunt")
    table.pile(1).pile(2).turn(0).choose(Play("lantern"))
    assert table.asks() == "GOD-SEARCH-1"
    assert table.pile_ids(0) == ["bait", "hunt"]


@rule("GOD-CARD-5")
@pytest.mark.parametrize(
    "effect", ["move, to: discard", "move, to: bottom", "search", "change-pile", "barter", "look, amount: 2"]
)
def test_what_cannot_be_done_is_left_out_where_a_condition_leads_to_it(tmp_path, effect):
    table = with_lantern(tmp_path, f"{{do: when, if: {{is: on-turn}}, effects: [{{do: {effect}}}]}}").pile(0).pile(1)
    table.pile(2).harvest(0).choose(Play("lantern"))
    assert table.asks() == "GOD-HARVEST-1"
    assert table.ids("discards") == ["lantern"]


@rule("GOD-TURN-7")
def test_a_card_that_takes_itself_cannot_be_forbidden_either(tmp_path):
    lantern = with_lantern(tmp_path, "{do: take-this}")
    table = expedition(location="silent-mire", book=lantern.state.book).hand(1, "lantern", "scout").turn(0)
    assert table.can(Play("lantern"), 1)
    assert not table.can(Play("scout"), 1)


@rule("GOD-CHARACTER-12", "GOD-TURN-5")
def test_a_power_waits_until_the_card_at_work_is_done():
    table = expedition(characters=True).character(0, "drummer").hand(0, "torch").turn(0, pile=0)
    power = power_of(table.now, 0)
    assert power is not None
    assert why_not_use(table.now, 0, power) is None
    table.choose(Play("torch"))
    assert why_not_use(table.now, 0, power) == CARD_AT_WORK


@rule("GOD-FEED-13")
def test_when_the_clock_decides_whoever_was_sharing_has_eaten_what_was_laid_out():
    table = expedition(3, location=CHEAP).hand(0, "smoked-meat", "bait").hand(1, "torch").feeding()
    table.choose(Eat("smoked-meat"), 0).choose(Feed(), 0).choose(Share(2), 0).time_out()
    assert [(event.who, len(event.cards)) for event in table.told(Fed)] == [(0, 1), (1, 1), (2, 0)]
    assert table.hand_ids(0) == ["bait"]


@rule("GOD-CHARACTER-8")
@pytest.mark.parametrize("face_up", [True, False])
def test_turning_all_characters_down_does_something_only_if_one_is_up(tmp_path, face_up):
    lantern = with_lantern(tmp_path, "{do: turn-character, who: everyone}")
    table = expedition(characters=True, book=lantern.state.book).hand(0, "lantern")
    table.character(0, "packrat", face_up=False).character(1, "mender", face_up=face_up).turn(0)
    assert table.can(Play("lantern")) == face_up


# --- Characters, visions and the road ---


@rule("GOD-CHARACTER-4")
def test_a_character_that_is_up_already_is_not_turned_up_again():
    table = expedition(characters=True).character(1, "mender").afflicted(1, "rot").hand(0, "rest").turn(0)
    table.choose(Play("rest")).choose(Aim(1))
    assert len(table.player(1).face_down) == 1
    assert table.told(CharacterShown) == []


@rule("GOD-SCENARIO-1")
def test_the_prophet_sees_no_card_twice_that_the_location_shows():
    table = expedition(1, "mad-prophet").draw_deck(*FULL, "hunt", "rest").next_locations("rusted-lift").new_round()
    assert sorted(event.pile for event in table.told(Shown)) == [0, 1, 2]


@rule("GOD-OPPORTUNITY-3")
def test_whoever_has_seen_the_road_remembers_it_and_nobody_else_does():
    table = expedition(2).next_locations("warm-hollow", "echo-vault", "silent-mire").hand(0, "pathfinder").turn(0)
    table.choose(Play("pathfinder")).choose(NextPlace("echo-vault")).choose(NextPlace("silent-mire"))

    def imagined(seat: int) -> list[list[int]]:
        worlds: list[Any] = [table.table.imagine(seat, seed).state for seed in range(6)]
        return [world.locations for world in worlds]

    assert all(road == table.now.locations for road in imagined(0))
    assert any(road != table.now.locations for road in imagined(1))


@rule("GOD-OPPORTUNITY-3")
def test_a_road_that_was_seen_is_known_no_further_than_it_was_seen():
    table = expedition(2, location=CHEAP).hand(0, "pathfinder").turn(0)
    table.next_locations("nest-of-eyes", "echo-vault", "silent-mire", "warm-hollow", "blind-gallery", "carrion-field")
    table.choose(Play("pathfinder")).choose(NextPlace("nest-of-eyes")).choose(NextPlace("echo-vault"))
    table.idle_turn().idle_turn().starve(0, 1)
    assert table.now.place.id == "nest-of-eyes"
    worlds: list[Any] = [table.table.imagine(0, seed).state for seed in range(12)]
    ahead = [[world.book.locations[place].id for place in world.locations[:-4:-1]] for world in worlds]
    assert all(road[:2] == ["echo-vault", "silent-mire"] for road in ahead)
    assert len({road[2] for road in ahead}) > 1


# --- Perils ---


@rule("GOD-PERIL-6")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [(("rest",), False), (("rest", "bait"), True), (("bait", "torch"), False), (("rest", "hunt"), True)],
)
def test_every_part_of_a_cost_must_be_there(hand, offered):
    table = expedition(2).hand(0, *hand).pile(0, "maw-of-the-deep", "scout").turn(0).choose(Dig(0))
    while table.asks() == "GOD-PERIL-10":
        table.choose(Pass())
    assert (table.asks() == "GOD-PERIL-5") == offered


@rule("GOD-PERIL-15")
def test_a_searcher_who_is_spared_needs_no_cover_though_the_others_do():
    table = expedition(3).hand(0, "salvation", "carapace").hand(1, "carapace").pile(0, "hollow-choir", "bait").turn(0)
    table.choose(Dig(0))
    assert table.can(Play("carapace"), 0)
    table.choose(Play("salvation"), 0)
    assert not table.can(Play("carapace"), 0)
    table.choose(Pass(), 0)
    assert table.can(Play("carapace"), 1)


# --- death before a turn ---


@rule("GOD-TURN-1", "GOD-END-6")
def test_whoever_dies_before_their_turn_begins_has_none():
    table = expedition(3).afflicted(1, "pride", "rot").hand(1, "hunt").pile(0, "acid-rain", "bait")
    table.turn_about_to_begin(1)
    table.choose(Play("hunt"), 1).choose(OnPile(0)).choose(Select("acid-rain")).endure()
    assert table.player(1).dead
    assert not table.can(Begin(), 1)
    table.choose(Begin(), 2)
    assert [event.who for event in table.told(TurnBegan)] == [2]


@rule("GOD-AFFLICTION-6", "GOD-CHARACTER-1")
def test_the_character_of_the_dead_goes_back_into_the_box():
    table = expedition(3, characters=True).character(0, "mender").afflicted(0, "pride", "rot").pile(0, "acid-rain")
    mender = table.state.players[0].character
    table.turn(0).choose(Dig(0)).endure()
    assert table.player(0).dead
    assert (table.player(0).character, table.player(0).revealed) == (None, False)
    assert mender in table.now.box_characters
    plain = expedition(3).afflicted(0, "pride", "rot").pile(0, "acid-rain").turn(0).choose(Dig(0)).endure()
    assert plain.now.box_characters == expedition(3).now.box_characters


# --- handing on what the Caravan gave ---


def at_the_caravan(feeder=(), friend=(), hand=("rest",), promised=()):
    """Seat 0 has fed it; who bears which Affliction, what seat 1 holds, and what was promised before."""
    table = expedition(2, location="silent-mire", caravan=True).under_caravan("hunt").hand(0, "dry-ration")
    table.afflicted(0, *feeder).afflicted(1, *friend).hand(1, *hand).turn(0)
    if promised:
        table.promised(*promised)
    return table.choose(FeedCaravan())


@rule("GOD-CARAVAN-7", "GOD-HAND-5")
@pytest.mark.parametrize(
    ("feeder", "friend", "offered"),
    [((), (), True), (("hoarders-itch",), (), False), ((), ("paranoia",), False), (("paranoia",), (), True)],
)
def test_a_card_is_handed_on_by_whoever_may_give_to_whoever_may_receive(feeder, friend, offered):
    assert at_the_caravan(feeder, friend).can(Aim(1)) == offered


@rule("GOD-CARAVAN-7", "GOD-HAND-6")
@pytest.mark.parametrize(
    ("feeder", "friend", "offered"), [((), (), True), ((), ("hoarders-itch",), False), (("paranoia",), (), False)]
)
def test_a_card_is_offered_for_it_by_whoever_may_give_to_whoever_may_receive(feeder, friend, offered):
    table = at_the_caravan(feeder, friend).choose(Aim(1))
    assert bool(table.options(1, Swap)) == offered


@rule("GOD-CARAVAN-7", "GOD-HAND-5")
@pytest.mark.parametrize(
    ("friend", "hand", "offered"), [((), FULL, True), (("hoarders-itch",), FULL, False), (("hoarders-itch",), (), True)]
)
def test_a_full_hand_is_asked_only_if_it_can_give_something_for_the_card(friend, hand, offered):
    assert at_the_caravan((), friend, hand).can(Aim(1)) == offered


# --- deals ---


@rule("GOD-DEAL-7")
@pytest.mark.parametrize(
    ("caravan", "fed", "offered"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_to_feed_the_caravan_is_promised_only_while_it_is_hungry(caravan, fed, offered):
    table = expedition(caravan=caravan)
    if fed:
        table.arrange(caravan_fed=True)
    assert ("feed-caravan" in kinds(table)) == offered


@rule("GOD-DEAL-7")
def test_in_the_last_round_a_search_is_promised_only_as_long_as_it_lies_ahead():
    table = expedition(2, location="final").pile(0, "torch", "move").turn(0)
    assert "search-at-least" in kinds(table)
    searched = expedition(2, location="final").pile(0, "torch", "move").turn(0).choose(Dig(0))
    assert "search-at-least" not in kinds(searched)
    assert "search-at-least" in kinds(expedition(2, location="final").turn(0), debtor=1, creditor=0)


@rule("GOD-DEAL-3")
def test_a_deal_is_not_done_with_while_one_of_its_promises_is_open():
    table = expedition(2, location=CHEAP).hand(0, "hunt").turn(0)
    table.state.deals = [Deal([0, 1], [Promise(0, 1, "search-at-least", 1, due=1), Promise(1, 0, "give", 1, due=1)])]
    table.choose(Dig(0)).choose(Stop()).choose(Finish())
    assert kept(table) == [(0, "search-at-least")]
    assert broken(starve_all(table.idle_turn())) == [(1, "give")]


@rule("GOD-DEAL-5", "GOD-CARAVAN-7")
def test_a_card_that_is_given_for_one_of_the_caravan_keeps_a_promise():
    table = at_the_caravan(promised=(1, 0, "give", 1)).choose(Aim(1)).choose(Swap("rest")).choose(Accept())
    assert kept(table) == [(1, "give")]


@rule("GOD-DEAL-3", "GOD-FEED-8")
def test_food_that_would_do_for_one_releases_one_promise_and_not_two():
    table = expedition(3, location=CHEAP).promised(0, 1, "feed", 1).promised(0, 2, "feed", 1).hand(0, "dry-ration")
    table.feeding().starve(1, 2).feed(0, "dry-ration")
    assert [(event.who, event.other) for event in table.told(PromiseReleased)] == [(0, 1)]
    assert broken(table) == [(0, "feed")]


# --- what a place offers ---


@rule("GOD-LOCATION-1")
@pytest.mark.parametrize(("hand", "afflictions", "offered"), [(1, 1, True), (1, 0, False), (0, 1, False)])
def test_a_place_offers_nothing_if_any_part_of_it_cannot_be_done(hand, afflictions, offered):
    table = expedition(2, location="shedding-pool").hand(0, *["torch"] * hand).afflicted(0, *["rot"] * afflictions)
    assert table.turn(0).can(UsePlace()) == offered


# --- taking back ---


@rule("GOD-ROUND-4")
def test_taking_back_a_turn_in_feeding_leaves_the_turns_before_it_alone():
    table = expedition(2, location=CHEAP).hand(0, "bait").hand(1, "torch").pile(0, "scout", "move").turn(1)
    table.choose(Dig(0)).choose(Stop()).choose(Finish()).choose(Eat("bait"), 0).choose(Starve(), 0)
    table.table.undo("turn")
    assert table.asks() == "GOD-FEED-1"
    assert table.hand_ids(0) == ["bait"]
    table.table.undo("turn")
    assert table.asks() == "GOD-SEARCH-1"


@rule("GOD-TURN-2")
def test_taking_back_a_turn_leaves_the_turn_before_it_alone():
    table = expedition(2).pile(0, "bait", "scout", "move").turn(0)
    table.choose(Dig(0)).choose(Stop()).choose(Finish()).choose(Begin()).choose(Dig(0))
    table.table.undo("turn")
    assert table.pile_ids(0) == ["scout", "move"]
    assert table.asked() == (1,)


@rule("GOD-DEAL-5", "GOD-FEED-13")
def test_a_card_that_was_eaten_may_keep_another_promise_when_it_comes_back():
    table = expedition(2, location=CHEAP).promised(0, 1, "give", 1).hand(0, "hunt").feeding()
    hand_over(table, 0, 1, "hunt")
    assert len(table.now.pledged) == 1
    table.feed(1, "hunt").starve(0)
    assert table.now.pledged == []
    assert not set(table.now.known) & set(table.now.discards)


@rule("GOD-HAND-3")
def test_a_last_card_that_somebody_made_one_drop_has_been_seen_and_nothing_is_taken_back(tmp_path):
    table = with_lantern(tmp_path, "{do: drop, amount: 1, who: others}").hand(1, "bait").shared().turn(0)
    table.choose(Play("lantern"))
    assert table.hand_ids(1) == []
    with pytest.raises(CannotUndo):
        table.table.undo(by=0)


@rule("GOD-TURN-9")
def test_when_a_player_is_away_a_search_is_stopped_and_a_harvest_is_finished():
    def instead(table) -> object:
        return getattr(table.table.decision, "default", None)

    assert instead(expedition().turn(0)) == Stop()
    assert instead(expedition().harvest(0)) == Finish()
    assert instead(expedition().turn_about_to_begin(0)) == Begin()
