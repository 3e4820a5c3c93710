"""The sensible bot: what it knows, how it plays, and that it plays better than chance."""

from dataclasses import replace
from math import erfc, sqrt
from typing import Any

import msgspec
import pytest

from holdouts.bots import VirtualClock, bots_act, make_bot, play_out
from holdouts.bots.kinds import SensibleBot
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question, Window
from holdouts.engine.library import base_book, new_table
from holdouts.engine.modifiers import Standing
from holdouts.engine.observation import Observation
from holdouts.engine.observing import observe
from holdouts.engine.secrets import BACK, Glimpse
from holdouts.engine.table import Table
from holdouts.games.godforsaken_scavengers.bot import sensible, tempted
from holdouts.games.godforsaken_scavengers.events import Starved
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Complete,
    Dig,
    DigOn,
    Eat,
    Feed,
    FeedCaravan,
    Finish,
    Give,
    Neutralise,
    OnPile,
    Pass,
    Play,
    Refuse,
    Share,
    Starve,
    Stop,
    Take,
)
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition, expedition
from holdouts.games.godforsaken_scavengers.rules.setup import ExpeditionSetup
from holdouts.games.godforsaken_scavengers.state import Deal, Expedition, Promise

SCENARIOS = [
    ("daring-retreat", (2, 3, 4)),
    ("lost-expedition", (2, 3, 4)),
    ("wicked-few", (2, 3, 4)),
    ("mad-prophet", (1,)),
    ("last-hunt", (2, 3, 4)),
    ("tithe-of-the-brood", (2, 3, 4)),
    ("oathbreakers", (2, 3, 4)),
]
GAMES = 24
"""Tables for each scenario and kind of bot, spread over the numbers of players."""


def picks(position: ExpeditionPosition, seat: int = 0, *, must: bool = True) -> Any:
    """What the bot in that seat does now; cards are named by their ids."""
    table = position.table
    option = make_bot("sensible", 1).pick(table, seat, must)
    if option is None or not hasattr(option, "card"):
        return option
    return msgspec.structs.replace(option, card=position.state.book.cards[option.card].id)


# --- so much may be taken ---


@pytest.mark.parametrize(("limbs", "choice"), [((), Stop()), (("slow-limbs",), DigOn())])
def test_it_does_not_count_on_more_finds_than_it_may_take(limbs, choice):
    """Four food lies there for a meal of four; whoever may take only two cards has three."""
    table = expedition(seats=2).at("sentinel-post").hand(0).searched("hunt", "hide", "hide").pile(0, "ambush", "ambush")
    assert picks(table.afflicted(0, *limbs).turn(0, pile=0)) == choice


# --- better than chance ---


def tables_won(scenario: str, counts: tuple[int, ...], kind: str) -> int:
    """At how many tables somebody won."""
    won = 0
    for seed in range(GAMES):
        seats = counts[seed % len(counts)]
        table = new_table(GAME, ExpeditionSetup(scenario=scenario, seats=seats), seed, keep=False)
        bots = {seat: make_bot(kind, 100 * seed + seat) for seat in range(seats)}
        play_out(table, bots, clock=VirtualClock(seed))
        assert not any(bot.replaced for bot in bots.values())
        won += bool(table.state.winners)
    return won


def chance_of(more: int, fewer: int, games: int) -> float:
    """How likely two equal players would be as far apart as that (two proportions, one side)."""
    pooled = (more + fewer) / (2 * games)
    spread = sqrt(2 * pooled * (1 - pooled) / games)
    return erfc((more - fewer) / games / spread / sqrt(2)) / 2


@pytest.mark.parametrize(("scenario", "counts"), SCENARIOS)
def test_sensible_tables_win_more_often_than_random_ones_by_more_than_chance(scenario: str, counts: tuple[int, ...]):
    clever = tables_won(scenario, counts, "sensible")
    blind = tables_won(scenario, counts, "random")
    # Seven scenarios are tried: each must stand alone below a thousandth shared among them.
    assert clever > blind
    assert chance_of(clever, blind, GAMES) < 0.001 / len(SCENARIOS)


# --- from the observation of its seat alone ---


def test_the_bot_gets_the_observation_of_its_seat_and_never_the_table():
    given: list[tuple[Any, ...]] = []

    def watched(*args: Any) -> Option | None:
        given.append(args)
        return sensible(*args)

    game = replace(GAME, sensible=watched)
    table = Table(game, game.deal(ExpeditionSetup(scenario="oathbreakers", seats=3), base_book(GAME), 4))
    play_out(table, {seat: SensibleBot(seat) for seat in range(3)})
    assert len(given) > 100
    for seen, question, options, must, dice in given:
        assert isinstance(seen, Observation)
        assert isinstance(seen.state, Glimpse)
        assert isinstance(question, Question)
        assert all(isinstance(option, Option) for option in options)
        assert isinstance(must, bool)
        assert isinstance(dice, Dice)
        assert_plain(tuple(question.about.values()))
    assert_plain(given[-1][0].plain())


@pytest.mark.parametrize("scenario", ["daring-retreat", "wicked-few", "tithe-of-the-brood", "oathbreakers"])
def test_what_does_not_tempt_it_is_let_be_and_it_knows_so_from_what_it_sees(scenario: str):
    setup = ExpeditionSetup(scenario=scenario, seats=4, caravan=True, characters="two", secret_deals=True)
    table = new_table(GAME, setup, 5)
    bots = {seat: make_bot(kind, seat) for seat, kind in enumerate(("sensible", "random", "sensible", "random"))}
    unlisted = 0
    while not table.over:
        window = table.decision
        for seat in window.open_to if isinstance(window, Window) else ():
            wants = tempted(table.state, seat)
            assert wants == tempted(GAME.secrets.veiled(table.state, seat), seat)
            if isinstance(window, Window) and not wants:
                unlisted += bool(options := table.options(seat))
                assert sensible(observe(table, seat), window.question(seat), options, False, Dice(1)) is None
        bots_act(table, bots)
    assert unlisted > 20


def assert_plain(thing: Any) -> None:
    """Nothing that leads to the state: plain data, cards, and what is made of them."""
    if thing is None or isinstance(thing, bool | int | float | str | bytes | Standing):
        return
    if isinstance(thing, tuple | list | dict):
        for part in thing.values() if isinstance(thing, dict) else thing:
            assert_plain(part)
        return
    assert isinstance(thing, msgspec.Struct), thing
    assert thing.__struct_config__.frozen
    for field in thing.__struct_fields__:
        assert_plain(getattr(thing, field))


def test_whatever_is_done_to_an_observation_does_not_reach_the_table():
    table = new_table(GAME, ExpeditionSetup(scenario="oathbreakers", seats=3), 4)
    before = GAME.encoder.encode(table.state)
    seen = observe(table, 0)
    seen.state.players[0].hand.clear()
    seen.state.players[1].zone.append(3)
    seen.state.piles[0].clear()
    with pytest.raises(AttributeError):
        seen.state.round = 9
    assert GAME.encoder.encode(table.state) == before
    assert seen.plain() != observe(table, 0).plain()


@pytest.mark.parametrize("scenario", [scenario for scenario, _ in SCENARIOS])
def test_the_observation_is_the_same_in_every_world_the_seat_cannot_tell_apart(scenario: str):
    seats = 1 if scenario == "mad-prophet" else 3
    setup = ExpeditionSetup(scenario=scenario, seats=seats, caravan=True, characters="two", secret_deals=True)
    table = new_table(GAME, setup, 11)
    bots = {seat: make_bot("random", seat) for seat in range(seats)}
    looks = differing = 0
    while not table.over and looks < 40:
        if len(table.choices) % 5 == 0:
            for seat in range(seats):
                other = table.imagine(seat, seed=looks)
                assert observe(other, seat) == observe(table, seat)
                differing += GAME.encoder.encode(other.state) != GAME.encoder.encode(table.state)
            looks += 1
        bots_act(table, bots)
    assert differing


def test_the_observation_of_another_seat_differs_so_that_the_comparison_means_something():
    table = new_table(GAME, ExpeditionSetup(scenario="daring-retreat", seats=2), 3)
    assert isinstance(table.state, Expedition)
    assert observe(table, 0).state.players[0].hand != observe(table, 1).state.players[1].hand
    backs = [BACK + GAME_LEVELS[card] for card in table.state.players[1].hand]
    assert observe(table, 0).state.players[1].hand == backs


GAME_LEVELS = base_book(GAME).levels


def test_a_looked_at_card_is_in_the_observation_of_the_one_who_looked_alone():
    position = expedition().hand(0, "torch").pile(0, "rest", "hunt", "bait", "scout").turn(0)
    position.choose(Play("torch")).choose(OnPile(0))
    top = position.now.piles[0]
    assert observe(position.table, 0).state.piles[0] == [BACK, *top[-3:]]
    assert observe(position.table, 1).state.piles[0] == [BACK, BACK, BACK, BACK + 2]


def test_where_nobody_can_see_the_backs_the_observation_does_not_show_them():
    position = expedition(location="blind-gallery").turn(0)
    assert [pile[-1] for pile in observe(position.table, 0).state.piles] == [BACK, BACK, BACK]


def test_a_secret_deal_is_in_the_observation_of_its_parties_alone():
    position = expedition(seats=3, secret_deals=True).turn(0)
    position.state.deals.append(Deal([0, 1], [Promise(0, 1, "give", 1, due=1)]))
    assert len(observe(position.table, 1).state.deals) == 1
    assert observe(position.table, 2).state.deals == []


# --- how it plays ---


def test_it_never_returns_nothing_when_it_must_pick():
    table = new_table(GAME, ExpeditionSetup(scenario="tithe-of-the-brood", seats=3, characters="two"), 5)
    bots = {seat: make_bot("random", seat) for seat in range(3)}
    asked = 0
    while not table.over:
        for seat in table.waiting_for():
            assert table.decision is not None
            question = table.decision.question(seat)
            options = table.options(seat)
            assert sensible(observe(table, seat), question, options, True, Dice(1)) in options
            asked += 1
        bots_act(table, bots)
    assert asked > 100


def test_it_searches_the_pile_whose_known_top_is_no_peril():
    position = expedition(scenario="mad-prophet", seats=1).pile(0, "flayer").pile(1, "smoked-meat").pile(2, "flayer")
    position.turn(0).state.known += [pile[-1] for pile in position.state.piles]
    assert picks(position) == Dig(1)


def test_it_searches_on_while_it_is_hungry_and_nothing_is_at_stake():
    position = expedition(location="choking-narrows").pile(0, "scout", "bait").turn(0, pile=0)
    assert picks(position) == DigOn()


def test_it_stops_before_a_peril_it_has_seen():
    position = expedition().searched("smoked-meat", "rest").pile(0, "flayer", "bait").turn(0, pile=0)
    position.state.players[0].knows.append(position.state.piles[0][-1])
    assert picks(position) == Stop()


def test_it_stops_when_the_table_holds_enough_and_the_next_back_is_dangerous():
    position = expedition(location="choking-narrows").hand(0, "smoked-meat", "dry-ration")
    position.searched("smoked-meat", "royal-jelly", "hunt").pile(0, "flayer", "bait").turn(0, pile=0)
    assert picks(position) == Stop()


def test_it_takes_the_best_card_first_and_finishes_when_the_rest_is_worse_than_its_hand():
    position = expedition().searched("scout", "instinct").harvest(0)
    assert picks(position) == Take("instinct")
    position = expedition(location="choking-narrows").searched("bait").harvest(0)
    position.hand(0, "instinct", "salvation", "royal-jelly", "smoked-meat", "relief")
    assert picks(position) == Finish()


def test_it_completes_an_opportunity_that_costs_nothing():
    position = expedition().searched("fungus-patch", "smoked-meat", "bait", "scout").harvest(0)
    assert picks(position) == Complete("fungus-patch")


def test_it_does_not_complete_an_opportunity_that_would_kill_it():
    position = expedition().searched("rift-in-the-dark", "bait").afflicted(0, "pride", "rot").harvest(0)
    assert picks(position) == Take("bait")


def met(peril: str, *hand: str) -> ExpeditionPosition:
    """A player has just searched a Peril."""
    return expedition(location="choking-narrows").hand(0, *hand).pile(0, peril, "bait").turn(0).choose(Dig(0))


def pass_until(position: ExpeditionPosition, ask: str) -> ExpeditionPosition:
    """Everybody lets the moments before that question pass."""
    while (decision := position.table.decision) is not None and decision.ask != ask:
        position.choose(Pass())
    return position


def test_it_neutralises_a_peril_it_can_afford():
    position = pass_until(met("cave-worm", "scout", "smoked-meat", "bait"), "GOD-PERIL-5")
    assert picks(position) == Neutralise(0)


def test_it_does_not_pay_with_the_message_for_an_affliction_that_hardly_matters():
    position = expedition(scenario="lost-expedition", location="final").hand(0, "royal-jelly", "bait")
    position.pile(0, "maw-of-the-deep", "bait").turn(0).choose(Dig(0))
    assert picks(pass_until(position, "GOD-PERIL-5")) == Pass()


def test_it_pays_a_dear_price_when_it_would_die_otherwise():
    position = expedition(scenario="lost-expedition", location="final").afflicted(0, "pride", "paranoia", "rot")
    position.hand(0, "royal-jelly", "bait", "smoked-meat", "dry-ration")
    position.pile(0, "maw-of-the-deep", "bait").turn(0).choose(Dig(0))
    assert picks(pass_until(position, "GOD-PERIL-5")) == Neutralise(0)


def test_it_reacts_when_the_affliction_would_kill_it():
    position = expedition(location="choking-narrows").hand(0, "salvation", "smoked-meat").afflicted(0, "pride", "rot")
    position.pile(0, "black-mist", "bait").turn(0).choose(Dig(0))
    assert picks(position) == Play("salvation")


def test_it_saves_a_rich_searched_zone():
    position = expedition().hand(0, "hide").searched("smoked-meat", "royal-jelly").pile(0, "black-mist", "bait")
    position.turn(0).choose(Dig(0))
    assert picks(position) == Play("hide")


def test_it_hands_a_partner_in_mortal_danger_the_card_that_saves_them():
    position = expedition().hand(1, "salvation").afflicted(0, "numb-feelers", "rot").pile(0, "black-mist", "bait")
    position.turn(0).choose(Dig(0))
    while position.asked() == (0,):
        position.choose(Pass())
    assert picks(position, 1) == Approach()


@pytest.mark.parametrize(("peril", "answer"), [("void-hunger", Approach()), ("black-mist", Pass())])
def test_a_peril_of_two_afflictions_is_a_danger_to_a_partner_who_has_none_yet(peril, answer):
    position = expedition().hand(1, "salvation").pile(0, peril, "bait").turn(0).choose(Dig(0))
    while position.asked() == (0,):
        position.choose(Pass())
    assert picks(position, 1) == answer


def test_it_does_not_help_a_rival_in_mortal_danger():
    position = expedition(scenario="wicked-few").hand(1, "salvation").afflicted(0, "numb-feelers", "rot")
    position.pile(0, "black-mist", "bait").turn(0).choose(Dig(0))
    while position.asked() == (0,):
        position.choose(Pass())
    assert picks(position, 1) == Pass()


def test_it_heals_itself_when_it_can_spare_the_card():
    position = expedition(location="choking-narrows").hand(0, "relief", "smoked-meat", "dry-ration")
    position.afflicted(0, "pride", "rot").harvest(0)
    assert picks(position) == Play("relief")


def test_a_prophet_who_is_not_mad_enough_does_not_heal():
    position = expedition(seats=1, scenario="mad-prophet", location="final").hand(0, "relief", "smoked-meat")
    position.afflicted(0, "torn-abdomen", "rot").harvest(0)
    assert picks(position) == Finish()


def test_it_eats_what_it_misses_least():
    position = expedition(location="crumbling-bridge").hand(0, "salvation", "dry-ration", "instinct").feeding()
    assert picks(position) == Eat("dry-ration")
    position.choose(Eat("dry-ration"), 0)
    assert picks(position) == Feed()


def test_it_starves_when_the_meal_is_out_of_reach_among_rivals():
    position = expedition(scenario="wicked-few").hand(0, "scout").feeding()
    assert picks(position) == Starve()


def test_the_hungry_lay_out_all_they_have_and_a_partner_with_plenty_shares():
    position = expedition(location="echo-vault").hand(0, "dry-ration")
    position.hand(1, "smoked-meat", "dry-ration", "bait", "torch", "scout").feeding()
    bots = {0: make_bot("sensible", 0), 1: make_bot("sensible", 1)}
    while position.now.feeding and bots_act(position.table, bots):
        pass
    assert (1, Share(0)) in position.table.choices
    assert (0, Feed()) in position.table.choices
    assert [player.afflictions for player in position.now.players] == [[], []]


def test_food_that_was_promised_is_shared_where_plans_are_hidden_too():
    position = expedition(scenario="wicked-few", location="crumbling-bridge").promised(1, 0, "feed", 1)
    position.hand(0, "scout").hand(1, "smoked-meat", "dry-ration").feeding()
    while bots_act(position.table, {1: make_bot("sensible", 1)}):
        pass
    assert position.table.choices[-1] == (1, Share(0))
    assert position.now.deals[0].promises[0].state == "kept"


def test_it_feeds_the_caravan_before_anybody_eats():
    position = expedition(caravan=True, location="crumbling-bridge").hand(0, "smoked-meat").under_caravan("bait")
    assert picks(position.feeding()) == FeedCaravan()


def test_it_keeps_the_message_out_of_the_last_meal():
    position = expedition(scenario="lost-expedition", location="final")
    position.hand(0, "royal-jelly", "smoked-meat", "scout").feeding()
    bots = {seat: make_bot("sensible", seat) for seat in range(2)}
    play_out(position.table, bots)
    assert position.now.ended == "safe"


def test_whoever_would_starve_with_nothing_but_the_message_hands_it_to_a_partner_who_eats():
    position = expedition(scenario="lost-expedition", location="final")
    position.hand(0, "royal-jelly").hand(1, "smoked-meat", "scout").feeding()
    play_out(position.table, {seat: make_bot("sensible", seat) for seat in range(2)})
    assert [event.who for event in position.told(Starved)] == [0]
    assert position.now.ended == "safe"


def test_nobody_relies_on_a_message_that_hunger_will_take():
    position = expedition(scenario="lost-expedition", location="final").afflicted(0, "paranoia")
    position.hand(0, "royal-jelly").hand(1, "royal-jelly", "bait").feeding()
    play_out(position.table, {seat: make_bot("sensible", seat) for seat in range(2)})
    assert position.now.ended == "safe"


def test_of_two_cards_for_a_message_of_one_the_other_is_eaten_though_somebody_has_none():
    position = expedition(scenario="lost-expedition", location="final")
    position.hand(1, "royal-jelly", "royal-jelly").feeding()
    play_out(position.table, {seat: make_bot("sensible", seat) for seat in range(2)})
    assert [event.who for event in position.told(Starved)] == [0]
    assert position.now.ended == "safe"


def test_rivals_swear_oaths_and_keep_them():
    position = expedition(scenario="oathbreakers").hand(0, "scout", "smoked-meat").hand(1, "bait", "torch").harvest(0)
    bots = {seat: make_bot("sensible", seat) for seat in range(2)}
    while not position.now.feeding and bots_act(position.table, bots):
        pass
    assert [player.oaths_kept for player in position.now.players] == [1, 1]
    assert [player.oaths_broken for player in position.now.players] == [0, 0]


def test_it_refuses_a_deal_that_asks_more_than_it_gives():
    position = expedition().hand(0, "scout").hand(1, "bait", "torch", "hunt").turn(0)
    position.state.drafts = [Deal([0, 1], [Promise(1, 0, "give", 2, due=1), Promise(0, 1, "give", 1, due=1)])]
    position.state.agenda.insert(0, ("put_to", (1,)))
    assert picks(position, 1) == Refuse()


def test_it_accepts_a_card_for_a_card():
    position = expedition().hand(0, "scout").hand(1, "bait", "torch", "hunt").turn(0)
    position.state.drafts = [Deal([0, 1], [Promise(1, 0, "give", 1, due=1), Promise(0, 1, "give", 1, due=1)])]
    position.state.agenda.insert(0, ("put_to", (1,)))
    assert picks(position, 1) == Accept()


@pytest.mark.parametrize(("held", "answer"), [(4, Accept()), (5, Refuse())], ids=["with room", "with a full hand"])
def test_food_is_promised_for_a_card_only_where_there_is_room_for_it(held: int, answer: Option):
    rich = ["smoked-meat", "royal-jelly", "dry-ration", "bait", "torch"][:held]
    position = expedition(location="crumbling-bridge").hand(0, "scout").hand(1, *rich).turn(0)
    position.state.drafts = [Deal([0, 1], [Promise(0, 1, "give", 1, due=1), Promise(1, 0, "feed", 1, due=1)])]
    position.state.agenda.insert(0, ("put_to", (1,)))
    assert picks(position, 1) == answer


def test_a_full_hand_does_not_give_up_a_better_card_for_one_that_was_promised():
    position = expedition().promised(0, 1, "give", 1).hand(0, "scout")
    position.hand(1, "smoked-meat", "royal-jelly", "smoked-meat", "royal-jelly", "salvation").turn(0)
    position.choose(Approach()).choose(Aim(1)).choose(Give("scout"))
    assert picks(position, 1) == Refuse()
