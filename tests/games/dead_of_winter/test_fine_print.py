"""Small things that would be missed if they went wrong."""

import pytest

from holdouts.engine.game import SetupError
from holdouts.games.dead_of_winter.cards import NOW, fits
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.board import Progress, RuleFor, last
from holdouts.games.dead_of_winter.effects.people import Join, Recruit
from holdouts.games.dead_of_winter.events import CardRolled
from holdouts.games.dead_of_winter.picks import (
    Attack,
    Contribute,
    EndTurn,
    MakeNoise,
    Reroll,
    Search,
    Stop,
    Take,
    UseAbility,
)
from holdouts.games.dead_of_winter.positions import BLANK, WinterPosition
from holdouts.games.dead_of_winter.rules import crossroads, ending, hands, harm, searching
from holdouts.games.dead_of_winter.rules.colony import check_waste, feed, pass_token
from holdouts.games.dead_of_winter.rules.turn import end_turn
from holdouts.games.dead_of_winter.rules.voting import volunteer
from holdouts.games.dead_of_winter.state import COLONY, NONE, SCHOOL, Lasting, Trace
from holdouts.testing import colony, rule
from tests.games.dead_of_winter.test_edges import heard
from tests.games.scenes import line


@rule("DOW-SETUP-2", "DOW-ZOMBIE-17")
def test_a_killed_zombie_may_yield_a_sample_on_four_or_more():
    for face, samples in ((4, 1), (3, 0)):
        table = colony(3, "field-samples").group(0, "haddad@school", "brandt").zombies("school", 1).dice(0, 3)
        table.rolling(face, BLANK).turn(0).choose(Attack("haddad"))
        assert table.now.tokens == samples
        assert [event.rolled for event in table.told(CardRolled)] == [(face,)], "a roll in vain is told, too"


@rule("DOW-ABILITY-1")
def test_a_fire_captain_may_take_a_newcomer_out_of_three_cards_that_all_have_seen():
    table = colony(3).group(0, "delaney@school").turn(0)
    table.deck("school", "tinned-soup", "family-group", "air-horn", "hedge-shears").choose(UseAbility("delaney"))
    table.choose(Take("family-group"))
    assert table.hand_of(0) == ["family-group"]
    assert table.now.known == table.now.players[0].hand
    assert sorted(table.ids_of(table.now.locations[3].deck)) == ["air-horn", "hedge-shears", "tinned-soup"]
    assert table.now.playing == []


def test_a_die_rolled_again_may_show_a_six():
    table = colony(3).group(0, "marsh").dice(0, 1).rolling(6).turn(0).choose(UseAbility("marsh")).choose(Reroll(1))
    assert table.now.players[0].dice == [6]


@rule("DOW-SECRET-9", "DOW-CRISIS-1")
def test_what_everybody_knew_of_a_hand_is_uncertain_once_a_card_was_contributed():
    table = colony(3).hand(0, "nail-gun", "jerrycan").turn(0)
    table.state.known += table.state.players[0].hand
    table.choose(Contribute("jerrycan"))
    assert table.now.known == []
    assert table.now.players[0].knows == []


def test_who_takes_a_card_still_knows_what_was_shown_of_the_rest():
    table = colony(3).hand(1, "nail-gun", "jerrycan")
    state = table.state
    gun, fuel = state.players[1].hand
    state.known += [gun, fuel]
    hands.pass_on(state, 1, 0, fuel, rule="DOW-ATTACK-7")
    assert state.known == []
    assert state.players[0].knows == [gun]
    assert state.players[1].knows == [fuel]
    assert state.players[2].knows == []
    assert state.players[0].mixed == state.players[1].mixed != state.players[2].mixed


def test_what_one_seat_knows_is_forgotten_card_by_card():
    table = colony(3)
    state = table.state
    one, two, three = state.locations[1].deck[:3]
    state.players[2].knows = [one, two, three]
    hands.forget(state, [two])
    assert state.players[2].knows == [one, three]


@rule("DOW-SURVIVOR-8")
def test_a_card_is_counted_to_the_deck_it_was_last_shuffled_into():
    table = colony(3).gear("brandt", "nail-gun").gear("haddad", "service-pistol")
    state = table.state
    gun, pistol = table.person("brandt").gear[0].card, table.person("haddad").gear[0].card
    assert state.origins()[gun] == 2
    table.person("brandt").gear, table.person("haddad").gear = [], []
    harm.lay_into_deck(state, [gun], 6)
    harm.lay_into_deck(state, [pistol], 5)
    assert (state.origins()[gun], state.origins()[pistol]) == (6, 5)
    state.locations[6].deck.remove(gun)
    harm.lay_into_deck(state, [gun], 2)
    assert (state.origins()[gun], state.origins()[pistol]) == (2, 5)
    assert state.strays == [(pistol, 5)]


@rule("DOW-SURVIVOR-8")
def test_what_somebody_carried_who_died_lies_anywhere_in_the_deck():
    table = colony(3).gear("brandt", "nail-gun")
    state, gun = table.state, table.person("brandt").gear.pop().card
    before = list(state.locations[6].deck)
    harm.lay_into_deck(state, [gun], 6)
    assert sorted(state.locations[6].deck) == sorted([*before, gun])
    assert state.locations[6].deck != [*before, gun]


@rule("DOW-TURN-3")
def test_turns_are_counted_one_by_one():
    table = colony(3).group(0, "haddad@school").dice(0, 6).beginning(0).start()
    assert table.now.turn == 1
    while table.asks() != "DOW-TURN-3":
        table.choose(table.options()[0])
    table.choose(Search("haddad")).choose(Stop())
    while table.asks() != "DOW-TURN-3":
        table.choose(table.options()[0])
    table.choose(EndTurn())
    assert table.now.turn == 1


# --- what is told, and what is not ---


def said(state) -> list[str]:
    """What has been told of late, without the rules that were cited."""
    return [line(event, lambda field, number: None) for event in heard(state)]


def test_progress_waste_and_a_shield_are_told_as_they_are():
    table = colony(3).gear("haddad", "riot-shield").waste(*["odds-and-ends"] * 10)
    state = table.arrange(told=[], morale=5, tokens=1).state
    assert list(Progress(amount=2).resolve(state, Deed(0, "DOW-SETUP-2"))) == []
    check_waste(state)
    haddad, shield = state.players[1].group[0], state.players[1].group[0].gear[0]
    assert harm.shrugged(state, 1, haddad, harm.WOUND) == harm.BLANK
    assert said(state) == [
        "ProgressMade count=2 now=3",
        "WasteSmells count=10",
        "MoraleChanged by=-1 now=4",
        f"ItemUsed who=1 card={shield.card} survivor={haddad.card}",
    ]
    assert shield.used
    assert harm.shrugged(state, 1, haddad, harm.WOUND) == harm.WOUND


def test_nine_cards_of_waste_do_not_smell():
    state = colony(3).waste(*["odds-and-ends"] * 9).arrange(told=[], morale=5).state
    check_waste(state)
    assert (state.morale, state.told) == (5, [])


@rule("DOW-CROSS-13")
def test_a_catch_that_gives_way_draws_zombies_in_the_colony_and_makes_noise_elsewhere():
    way = next(card for card in colony(3).state.book.crossroads if card.id == "worn-catch").options[0]
    for here, zombies, noise in ((COLONY, 2, 0), (SCHOOL, 0, 2)):
        state = colony(3).state
        for effect in way:
            assert list(effect.resolve(state, Deed(0, "DOW-CROSS-13", here=here))) == []
        assert (state.zombies(COLONY), state.locations[SCHOOL].noise) == (zombies, noise)


@rule("DOW-SURVIVOR-1", "DOW-CROSS-13")
def test_whoever_joins_is_the_newcomer_of_the_deed_and_nobody_is_where_nobody_joins():
    for effect in (Recruit(amount=2), Join(named="cole")):
        state, deed = colony(3).state, Deed(0, "DOW-CROSS-13")
        assert list(effect.resolve(state, deed)) == []
        assert deed.newcomers == [survivor.card for survivor in state.players[0].group[1:]] != []
        state, deed = colony(3).state, Deed(0, "DOW-CROSS-13")
        state.dead, state.survivor_deck = state.survivor_deck, []
        assert list(effect.resolve(state, deed)) == []
        assert deed.newcomers == []


@rule("DOW-VARIANT-2", "DOW-VARIANT-11")
def test_who_is_out_does_not_win_with_the_others():
    table = colony(3, together=True).arrange(ended=ending.MAIN)
    table.arrange(table.state.players[1], out=True)
    assert [ending.wins(table.state, seat) for seat in range(3)] == [True, False, True]
    table.arrange(ended=ending.NOBODY)
    assert not any(ending.wins(table.state, seat) for seat in range(3))


@rule("DOW-SEARCH-5")
def test_a_silent_search_is_one_survivors_in_one_round():
    table = colony(3)
    brandt, haddad = table.person("brandt"), table.person("haddad")
    table.state.lasting = [
        Lasting("no-move", brandt.card, 1),
        Lasting("quiet-search", haddad.card, 1),
        Lasting("quiet-search", brandt.card, 2),
    ]
    assert not searching.take_quiet(table.state, brandt)
    assert len(table.state.lasting) == 3
    assert searching.take_quiet(table.state, haddad)
    assert not searching.take_quiet(table.state, haddad)
    assert [one.of for one in table.state.lasting] == [brandt.card, brandt.card]


@rule("DOW-SETUP-2")
def test_who_names_no_objective_there_is_reads_all_there_are():
    with pytest.raises(SetupError) as refused:
        colony(3, "nowhere")
    for objective in colony(3).state.book.objectives:
        assert objective.id in str(refused.value)
    assert "nowhere" in str(refused.value)


@rule("DOW-SECRET-3", "DOW-SECRET-5")
def test_who_pays_two_with_cards_held_ready_lays_the_first_two_open_and_no_third():
    table = colony(3).hand(1, *["jerrycan"] * 3).hand(2, "jerrycan")
    state = table.state
    for player in state.players:
        player.asked_to_pay, player.ready = False, list(player.hand)
    first, second, third = state.players[1].hand
    with pytest.raises(StopIteration) as paid:
        next(volunteer(state, 2, "fuel", rule="DOW-SECRET-5"))
    assert paid.value.value == (1, [first, second])
    assert state.playing == [first, second]
    assert state.players[1].hand == state.players[1].ready == [third]


# --- what is over ---


@rule("DOW-CROSS-13", "DOW-TURN-8")
def test_with_a_turn_ends_what_lasts_for_it_and_nothing_else():
    table = colony(3).crossroads("feast")
    state = table.state
    state.lasting = [Lasting("no-move", 1, 1, this_turn=True), Lasting("no-search", SCHOOL, 1)]
    state.active, state.reader, state.tested, state.ruled_out = 0, 2, 3, [4]
    state.traces = [Trace("moved")]
    end_turn(state)
    assert [one.rule for one in state.lasting] == ["no-search"]
    assert (state.active, state.reader, state.crossroads) == (NONE, NONE, NONE)
    assert (state.traces, state.tested, state.ruled_out) == ([], 0, [])
    feast = state.book.number("crossroads", "feast")
    assert state.crossroads_deck[0] == feast
    assert [player.read for player in state.players] == [[], [], [feast]]


@rule("DOW-COLONY-14")
def test_with_a_round_ends_what_lasts_for_it_and_the_next_round_keeps_the_rest():
    table = colony(3).arrange(round=2)
    table.state.lasting = [Lasting("no-search", place, number) for place, number in ((1, 1), (2, 2), (3, 3))]
    pass_token(table.state)
    assert [one.of for one in table.state.lasting] == [3]


@rule("DOW-CROSS-13")
def test_how_long_a_rule_is_changed_is_said_by_the_card():
    until = {"turn": (4, True), "round": (4, False), "next-round": (5, False)}
    for scope, (number, this_turn) in until.items():
        state = colony(3).arrange(round=4).state
        last(state, "no-attract", NONE, scope)
        assert [(one.of, one.round, one.this_turn) for one in state.lasting] == [(NONE, number, this_turn)]


@rule("DOW-CROSS-13")
def test_who_cannot_move_is_told_by_name_and_once():
    table = colony(3).group(0, "fisk", "haddad").arrange(told=[])
    list(RuleFor(whom="all-own", rule="no-move", scope="turn").resolve(table.state, Deed(0, "DOW-CROSS-13")))
    both = [survivor.card for survivor in table.state.own(0)]
    assert said(table.state) == [f"RuleChangedFor what=no-move survivors={both}"]
    assert [table.state.lasts("no-move", of=card) for card in both] == [True, True]


@rule("DOW-CROSS-13")
def test_a_rule_that_changes_for_nobody_is_not_told():
    state = colony(3).arrange(told=[]).state
    list(RuleFor(whom="new", rule="no-move", scope="turn").resolve(state, Deed(0, "DOW-CROSS-13")))
    assert said(state) == []


@rule("DOW-TURN-1", "DOW-TURN-8")
def test_with_a_turn_begins_anew_what_is_counted_by_turns():
    table = colony(3).group(0, "brandt", "tak")
    player = table.state.players[0]
    player.called = player.gave = True
    player.requested = ["fuel"]
    for survivor in player.group:
        survivor.moves = 1
    table.beginning(0).start()
    player = table.now.players[0]
    assert (player.called, player.gave, player.requested) == (False, False, [])
    assert [survivor.moves for survivor in player.group] == [0, 0]
    assert (table.now.active, table.now.turn) == (0, 1)


# --- what the waiting card cannot be ---


def rich_winter() -> WinterPosition:
    """Almost everything that a card may wait for is so."""
    table = colony(3).group(0, "haddad", "rousse", "tak@hospital", "stern@gas", "brandt@gas").zombies("hospital", 3)
    table.barricades("colony", 1).exiled(1).group(1, "cole@hospital").waste(*["odds-and-ends"] * 8)
    return table.arrange(helpless=4, food=9, starvation=2, rounds_left=1, dead=[], active=0)


def fitting(card) -> Trace:
    """Just what a card waits for."""
    place = next((place for place in range(7) if not card.at or fits(card.at, place)), NONE)
    return Trace(card.when, place=place, what=card.what, count=card.least)


@rule("DOW-SECRET-8", "DOW-CROSS-14")
def test_all_can_tell_that_the_card_is_none_of_those_that_would_have_fired():
    state = rich_winter().state
    cards = state.book.crossroads
    state.past_crossroads = [3]
    would = 0
    for number, card in enumerate(cards):
        state.ruled_out = []
        traces = [] if card.when == NOW else [fitting(card)]
        crossroads.rule_out(state, 0, traces)
        expected = crossroads.what_fires(state, 0, card, traces) is not None and number != 3
        would += expected
        assert (number in state.ruled_out) is expected, card.id
        assert len(set(state.ruled_out)) == len(state.ruled_out)
        before = list(state.ruled_out)
        crossroads.rule_out(state, 0, traces)
        assert state.ruled_out == before
    assert would > 55


# --- a silent draw, and what the last one bore ---


@rule("DOW-SEARCH-5", "DOW-CROSS-13")
def test_only_the_first_extra_draw_of_a_silent_search_is_silent():
    table = colony(3).group(0, "brandt@school").dice(0, 6)
    state = table.arranging()
    state.lasting.append(Lasting("quiet-search", state.book.person("brandt"), state.round))
    table.turn(0).choose(Search("brandt"))
    for noise in (0, 1, 2):
        assert table.choose(MakeNoise()).now.locations[SCHOOL].noise == noise


@rule("DOW-SURVIVOR-7", "DOW-SURVIVOR-8", "DOW-SURVIVOR-12")
def test_what_becomes_of_equipment_is_told_wherever_it_goes():
    for place, others, told in (
        (COLONY, ["tak"], "EquipmentReturned"),
        (COLONY, [], "EquipmentGone"),
        (SCHOOL, [], "EquipmentLeft"),
    ):
        table = colony(3).group(0, "brandt", *others).gear("brandt", "nail-gun", "insulated-boots").arrange(told=[])
        state, bearer = table.state, table.person("brandt")
        cards = tuple(held.card for held in bearer.gear)
        bearer.place = place
        state.players[0].group.remove(bearer)
        harm.leave_equipment(state, 0, bearer)
        assert [(type(event).__name__, event.who, event.cards) for event in heard(state)] == [(told, 0, cards)]
        assert bearer.gear == []
        zones = {"EquipmentReturned": state.players[0].hand, "EquipmentGone": state.removed}
        assert set(cards) <= set(zones.get(told, state.locations[SCHOOL].deck))


@rule("DOW-COLONY-4", "DOW-SETUP-1")
def test_a_meal_is_told_and_six_are_too_many():
    state = colony(3).arrange(told=[], food=5).state
    feed(state)
    assert said(state) == ["Fed count=2 now=3"]
    with pytest.raises(SetupError):
        colony(6)
