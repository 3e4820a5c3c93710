"""Small things that would be missed if they went wrong."""

from holdouts.games.dead_of_winter.picks import Attack, Contribute, EndTurn, Reroll, Search, Stop, Take, UseAbility
from holdouts.games.dead_of_winter.positions import BLANK
from holdouts.games.dead_of_winter.rules import hands, harm
from holdouts.testing import colony, rule


@rule("DOW-SETUP-2", "DOW-ZOMBIE-17")
def test_a_killed_zombie_may_yield_a_sample_on_four_or_more():
    for face, samples in ((4, 1), (3, 0)):
        table = colony(3, "field-samples").group(0, "haddad@school", "brandt").zombies("school", 1).dice(0, 3)
        table.rolling(face, BLANK).turn(0).choose(Attack("haddad"))
        assert table.now.tokens == samples


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
    assert state.origin(gun) == 2
    table.person("brandt").gear, table.person("haddad").gear = [], []
    harm.lay_into_deck(state, [gun], 6)
    harm.lay_into_deck(state, [pistol], 5)
    assert (state.origin(gun), state.origin(pistol)) == (6, 5)
    state.locations[6].deck.remove(gun)
    harm.lay_into_deck(state, [gun], 2)
    assert (state.origin(gun), state.origin(pistol)) == (2, 5)
    assert state.strays == [(pistol, 5)]


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
