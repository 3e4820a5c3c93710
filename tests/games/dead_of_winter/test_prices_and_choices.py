"""What can just be paid, who can still be chosen, and what an effect leaves alone."""

import pytest

from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.board import AddZombies, Food, KillZombies, MoveZombies, TearDown
from holdouts.games.dead_of_winter.effects.dice import Bump, LoseDice, NextDice, TurnDie
from holdouts.games.dead_of_winter.effects.items import Burn, Discard, Drop, GiveCards, Peek, TakeCards
from holdouts.games.dead_of_winter.effects.people import Heal, Helpless, KillHelpless, Wound
from holdouts.games.dead_of_winter.effects.words import choose_people, deck, player, where
from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Enough,
    RaiseDie,
    Reroll,
    SetDie,
    UseDie,
    Who,
    Whom,
    WithItem,
)
from holdouts.games.dead_of_winter.rules import dice, ending, exile, gifts, newcomers, requests, voting
from holdouts.games.dead_of_winter.state import COLONY, GAS, OUTSIDE, SCHOOL
from holdouts.testing import colony, rule
from tests.games.dead_of_winter.test_edges import heard

RULE = "DOW-CROSS-13"


def deed(**more) -> Deed:
    return Deed(0, RULE, **more)


def returned(steps, *answers):
    """What comes of it, once all these questions are answered."""
    given = iter(answers)
    try:
        next(steps)
        while True:
            steps.send(next(given))
    except StopIteration as done:
        assert next(given, None) is None
        return done.value


# --- prices ---


@rule("DOW-CROSS-19")
def test_a_price_can_be_paid_with_exactly_as_much_as_it_takes():
    for food, payable in ((1, False), (2, True)):
        assert Food(amount=-2).payable(colony(3).arrange(food=food).state, deed()) is payable
    for values, payable in (((1,), False), ((1, 6), True)):
        assert LoseDice(amount=2).payable(colony(3).dice(0, *values).state, deed()) is payable
    for cans, payable in ((1, False), (2, True)):
        state = colony(3).hand(0, *["jerrycan"] * cans, "antiseptic").state
        assert Discard(amount=2, symbol="fuel").payable(state, deed()) is payable
        assert GiveCards(to="other", amount=3).payable(state, deed()) is payable


@rule("DOW-CROSS-19", "DOW-EXILE-10")
def test_an_exile_cannot_pay_with_food_of_the_colony_nor_anybody_give_to_nobody():
    assert not Food(amount=-1).payable(colony(3).arrange(food=9).exiled(0).state, deed())
    table = colony(3).hand(0, "jerrycan")
    for other in table.state.players[1:]:
        other.out = True
    assert not GiveCards(to="other").payable(table.state, deed())


@rule("DOW-CROSS-19")
def test_equipment_can_be_given_up_while_somebody_bears_it():
    table = colony(3).gear("haddad", "nail-gun")
    card = table.person("haddad").gear[0].card
    assert Drop().payable(table.state, deed(item=card))
    assert not Drop().payable(table.state, deed())
    table.person("haddad").gear = []
    assert not Drop().payable(table.state, deed(item=card))


@rule("DOW-FOOD-4", "DOW-EXILE-10")
def test_only_food_that_goes_is_a_price_and_only_food_that_comes_is_brought():
    assert [Food(amount=amount).is_cost for amount in (-1, 0, 1)] == [True, False, False]
    assert [Food(amount=amount).food_brought for amount in (-1, 0, 2)] == [0, 0, 2]
    assert [Helpless(amount=amount).helpless_leaving for amount in (-2, 0, 1)] == [2, 0, 0]


# --- as far as it can be done ---


@rule("DOW-TEXT-4")
def test_what_there_is_goes_and_no_more():
    state = colony(3).arrange(food=1, helpless=1, morale=5, told=[]).hand(1, "jerrycan").state
    assert returned(Food(amount=-3).resolve(state, deed())) is None
    assert returned(Food(amount=-3).resolve(state, deed())) is None
    assert returned(KillHelpless(amount=2).resolve(state, deed())) is None
    assert returned(TakeCards(whose="other", amount=2).resolve(state, deed()), Who(1)) is None
    assert (state.food, state.helpless, state.morale) == (0, 0, 4)
    assert [len(other.hand) for other in state.players] == [1, 0, 0]
    assert [told.by for told in heard(state) if type(told).__name__ == "FoodChanged"] == [-1]


@rule("DOW-TEXT-4")
def test_who_has_one_wound_is_asked_once_what_heals():
    table = colony(3).hurt("brandt", wounds=1)
    steps = Heal(whom="actor", amount=3).resolve(table.state, deed(actor=table.person("brandt").card))
    question = next(steps)
    with pytest.raises(StopIteration):
        steps.send(question.options(0)[0])
    assert len(question.options(0)) == 1
    assert table.person("brandt").hurt == 0


@rule("DOW-EXILE-8")
def test_an_exile_brings_no_helpless_in_their_own_turn_and_a_crisis_of_others_does():
    for active, came in ((0, 0), (1, 2)):
        state = colony(3).exiled(0).arrange(active=active).state
        assert returned(Helpless(amount=2).resolve(state, deed())) is None
        assert state.helpless == came


def test_for_each_player_who_began_there_may_be_more():
    state = colony(4).state
    assert returned(AddZombies(place="colony", amount=1, players=2).resolve(state, deed())) is None
    assert returned(Helpless(amount=1, players=1).resolve(state, deed())) is None
    before = len(state.locations[GAS].deck)
    assert returned(Burn(deck="gas", amount=9, players=-2).resolve(state, deed())) is None
    assert (state.zombies(COLONY), state.helpless, before - len(state.locations[GAS].deck)) == (9, 5, 1)


def test_all_zombies_of_a_place_or_all_its_barricades_may_go():
    state = colony(3).zombies("school", 3).barricades("school", 1).zombies("gas", 2).state
    one = [AtEntrance(SCHOOL, 0)]
    assert returned(KillZombies(place="school", amount=0, rolls="none").resolve(state, deed()), *one * 3) is None
    assert returned(KillZombies(place="gas", amount=1, rolls="none").resolve(state, deed()), AtEntrance(GAS, 0)) is None
    assert returned(TearDown(place="school", amount=0).resolve(state, deed())) is None
    assert (state.zombies(SCHOOL), state.zombies(GAS), state.barricades(SCHOOL)) == (0, 1, 0)


@rule("DOW-ATTRACT-3")
def test_zombies_are_drawn_from_elsewhere_and_never_from_where_they_go():
    state = colony(3).zombies("school", 1).zombies("gas", 1).state
    question = next(MoveZombies(origin="any", to="here", amount=2).resolve(state, deed(here=SCHOOL)))
    assert [option.place for option in question.options(0)] == [GAS]
    assert returned(MoveZombies(origin="school", to="here", amount=2).resolve(state, deed(here=SCHOOL))) is None
    assert state.zombies(SCHOOL) == 1


@rule("DOW-FOOD-2")
def test_only_a_die_below_six_is_raised_and_any_other_value_can_be_set():
    state = colony(3).dice(0, 2, 6, 6).state
    assert returned(Bump(amount=9).resolve(state, deed()), RaiseDie(2)) is None
    assert state.players[0].dice == [6, 6, 6]
    assert returned(Bump().resolve(state, deed())) is None
    options = next(TurnDie().resolve(state, deed())).options(0)
    assert list(options) == [SetDie(6, to) for to in (5, 4, 3, 2, 1)]
    assert returned(NextDice(amount=-1).resolve(state, deed())) is None
    assert returned(NextDice(amount=-1).resolve(state, deed())) is None
    assert state.players[0].next_dice == -2


# --- who, and where ---


def test_whoever_was_chosen_is_not_offered_again_and_enough_is_enough():
    table = colony(3).group(0, "brandt", "tak", "cole")
    among = [(0, table.person(id_)) for id_ in ("brandt", "tak", "cole")]
    brandt, tak, cole = (Whom(one.card) for _, one in among)
    steps = choose_people(table.state, deed(), among, 2, "wound")
    assert list(next(steps).options(0)) == [brandt, tak, cole]
    assert list(steps.send(tak).options(0)) == [brandt, cole, Enough()]
    with pytest.raises(StopIteration) as done:
        steps.send(cole)
    assert done.value.value == [among[1], among[2]]
    assert returned(choose_people(table.state, deed(), among, 3, "wound"), brandt, Enough()) == [among[0]]


def test_whom_an_effect_means_is_settled_once_and_the_dead_do_not_count():
    table = colony(3).group(0, "brandt", "tak")
    mine = deed()
    steps = Wound(whom="own").resolve(table.state, mine)
    next(steps)
    with pytest.raises(StopIteration):
        steps.send(Whom(table.person("tak").card))
    assert returned(Wound(whom="own").resolve(table.state, mine)) is None
    assert table.person("tak").wounds == 2
    assert returned(Wound(whom="own").resolve(table.state, mine)) is None
    assert returned(Wound(whom="own").resolve(table.state, mine)) is None
    assert table.person("brandt").wounds == 0


def test_everywhere_one_has_somebody_is_asked_for_in_its_order_and_noted():
    table = colony(3).group(0, "brandt@gas", "tak@school", "cole@school")
    mine = deed()
    steps = where(table.state, mine, "own")
    question = next(steps)
    assert [option.place for option in question.options(0)] == [SCHOOL, GAS]
    with pytest.raises(StopIteration) as done:
        steps.send(question.options(0)[1])
    assert done.value.value == [GAS]
    assert mine.there == GAS
    assert returned(where(table.state, mine, "there")) == [GAS]
    assert returned(where(table.state, mine, "here")) == []
    assert returned(where(table.state, mine, "each-outside")) == list(OUTSIDE)
    assert [option.place for option in next(where(table.state, mine, "any")).options(0)] == [COLONY, *OUTSIDE]
    fitting = next(where(table.state, mine, "any-outside", [GAS, SCHOOL].__contains__)).options(0)
    assert [option.place for option in fitting] == [SCHOOL, GAS]
    assert len(next(where(table.state, mine, "any-outside", [].__contains__)).options(0)) == len(OUTSIDE)


def test_in_the_colony_there_is_no_deck():
    state = colony(3).state
    assert returned(deck(state, deed(here=COLONY), "here")) == []
    assert returned(deck(state, deed(), "here")) == []
    assert returned(deck(state, deed(here=GAS), "here")) == [GAS]


def test_another_player_is_chosen_once_and_with_cards_where_cards_are_needed():
    state = colony(3).hand(2, "jerrycan").state
    mine = deed(reader=1)
    assert returned(player(state, mine, "you")) == 0
    assert returned(player(state, mine, "reader")) == 1
    assert [option.seat for option in next(player(state, mine, "other")).options(0)] == [1, 2]
    assert [option.seat for option in next(player(state, mine, "other", with_cards=True)).options(0)] == [2]
    assert returned(player(state, mine, "other"), Who(1)) == 1
    assert returned(player(state, mine, "other", with_cards=True)) == 1
    assert returned(player(state, mine, "exile")) is None


def test_who_lets_another_look_may_choose_one_without_cards():
    state = colony(3).hand(0, "jerrycan").state
    looking = next(Peek(who="other", whose="you").resolve(state, deed()))
    assert [option.seat for option in looking.options(0)] == [1, 2]
    assert returned(Peek(who="other", whose="you").resolve(state, deed()), Who(2)) is None
    assert state.players[2].knows == state.players[0].hand
    assert state.players[1].knows == []


# --- dice ---


def test_as_many_dice_are_rolled_again_as_allowed_and_nobody_is_asked_for_more():
    state = colony(3).dice(0, 2, 3, 3).rolling(6).arrange(told=[]).state
    assert returned(dice.reroll(state, 0, 1, rule=RULE), Reroll(3)) is None
    assert state.players[0].dice == [2, 3, 6]
    assert [told.rolled for told in heard(state)] == [(6,)]
    state = colony(3).dice(0, 2, 3).rolling(6, 5).state
    assert returned(dice.reroll(state, 0, 0, rule=RULE), Reroll(3), Reroll(2)) is None
    assert state.players[0].dice == [5, 6]
    question = next(dice.reroll(state, 0, 2, rule=RULE))
    assert list(question.options(0)) == [Enough(), Reroll(5), Reroll(6)]
    assert returned(dice.reroll(state, 0, 2, rule=RULE), Enough()) is None
    assert state.players[0].dice == [5, 6]


def test_who_loses_more_dice_than_there_are_loses_all_and_keeps_what_is_not_lost():
    state = colony(3).dice(0, 2, 3).state
    assert returned(dice.lose(state, 0, 1, rule=RULE), UseDie(3)) is None
    assert (state.players[0].dice, state.players[0].spent) == ([2], [3])
    assert returned(dice.lose(state, 0, 4, rule=RULE), UseDie(2)) is None
    assert (state.players[0].dice, state.players[0].spent) == ([], [3, 2])


def test_dice_that_come_lie_with_the_others_in_order():
    state = colony(3).dice(0, 1, 5).rolling(4, 2).arrange(told=[]).state
    dice.gain(state, 0, 2, rule=RULE)
    assert state.players[0].dice == [1, 2, 4, 5]
    assert [told.rolled for told in heard(state)] == [(2, 4)]


@rule("DOW-ROUND-3", "DOW-ROUND-7")
def test_how_many_dice_are_rolled_and_what_is_over_then():
    table = colony(3).group(0, "brandt", "tak").gear("tak", "thermal-scope").group(1, "haddad").group(2, "stern")
    state = table.state
    for seat, more in enumerate((1, -9, 0)):
        state.players[seat].next_dice, state.players[seat].spent = more, [1]
    state.players[2].out = True
    dice.roll_dice(state)
    assert [len(one.dice) for one in state.players] == [5, 0, 0]
    assert [one.next_dice for one in state.players] == [0, 0, 0]
    assert [one.spent for one in state.players] == [[], [], [1]]


# --- abilities and equipment ---


@rule("DOW-ABILITY-7")
def test_an_apprentice_copies_only_what_others_here_can_do_once_a_round():
    table = colony(3).group(0, "kerr", "falk", "quill", "tak", "haddad@gas").group(1, "brandt")
    state = table.state
    found = gifts.abilities(state, 0, table.person("kerr"), "")
    assert {state.book.survivors[source.whose].id for source in found} == {"falk", "brandt", "stern"}
    assert {source.bearer.card for source in found} == {table.person("kerr").card}
    assert gifts.abilities(state, 0, table.person("kerr"), "search") == []
    gifts.mark_used(found[0])
    assert table.person("kerr").used
    assert not table.person("falk").used
    assert gifts.abilities(state, 0, table.person("kerr"), "") == []


@rule("DOW-ABILITY-6", "DOW-PLAY-5")
def test_what_goes_with_another_action_or_always_holds_or_was_used_is_not_used_by_itself():
    table = colony(3).gear("haddad", "nail-gun", "insulated-boots", "hunting-rifle", "famine-cookbook")
    table = table.group(0, "brandt", "tak")
    state, haddad = table.state, table.person("haddad")
    gun, _, rifle, book = (held.card for held in haddad.gear)
    by_itself = gifts.equipment(state, 1, haddad, "")
    assert [source.pick for source in by_itself] == [WithItem(rifle), WithItem(book)]
    assert [source.pick for source in gifts.equipment(state, 1, haddad, "barricade")] == [WithItem(gun)]
    haddad.gear[2].used, haddad.place = True, GAS
    assert gifts.equipment(state, 1, haddad, "") == []


@rule("DOW-ABILITY-1", "DOW-ABILITY-4")
def test_an_ability_of_a_game_is_spent_for_good_and_one_of_a_round_is_used():
    table = colony(3).group(0, "quill", "falk")
    for id_, marks in (("quill", (False, True)), ("falk", (True, False))):
        (source,) = gifts.abilities(table.state, 0, table.person(id_), "")
        gifts.mark_used(source)
        assert (table.person(id_).used, table.person(id_).spent) == marks
        assert gifts.abilities(table.state, 0, table.person(id_), "") == []


# --- the colony ---


@rule("DOW-EXILE-8", "DOW-SURVIVOR-3")
def test_helpless_survivors_come_as_far_as_there_is_space_and_go_as_far_as_there_are_any():
    table = colony(3).arrange(told=[])
    state = table.arrange(helpless=table.state.room(COLONY) - 1).state
    many = state.helpless
    newcomers.add_helpless(state, 0, 3, rule=RULE)
    newcomers.add_helpless(state, None, 1, rule=RULE)
    assert (state.helpless, state.room(COLONY)) == (many + 1, 0)
    state.helpless = 1
    newcomers.send_helpless(state, 3, rule=RULE)
    newcomers.send_helpless(state, 3, rule=RULE)
    assert state.helpless == 0
    assert [(type(told).__name__, told.count) for told in heard(state)] == [("HelplessCame", 1), ("HelplessLeft", 1)]


@rule("DOW-END-6")
def test_morale_stays_between_nought_and_ten_and_only_what_changed_is_told():
    state = colony(3).arrange(told=[], morale=9).state
    for by in (2, 1, -3, -12, -1):
        ending.shift_morale(state, by, rule=RULE)
    assert [(told.by, told.now) for told in heard(state)] == [(1, 10), (-3, 7), (-7, 0)]


@rule("DOW-EXILE-14", "DOW-EXILE-15")
def test_two_innocent_exiles_are_two_and_none_of_them_was_dealt_a_betrayal():
    table = colony(4).secret(0, "magpie").secret(1, "homebody").exiled(0)
    assert not exile.two_innocents(table.state)
    table.exiled(1, "fuel-run")
    assert exile.two_innocents(table.state)
    betrayal = next(secret.id for secret in table.state.book.secrets if secret.betrayal)
    assert not exile.two_innocents(table.secret(1, betrayal).state)


@rule("DOW-VOTE-2")
def test_a_thumb_counts_once_and_with_a_magistrate_at_home_twice():
    table = colony(3).group(0, "brandt", "oyelaran").group(1, "haddad", "tak")
    assert [voting.weight_of(table.state, seat) for seat in range(3)] == [2, 1, 1]
    table.person("oyelaran").place = GAS
    assert voting.weight_of(table.state, 0) == 1


@rule("DOW-REQUEST-5", "DOW-REQUEST-6")
def test_what_may_be_asked_for_depends_on_space_a_move_and_somebody_who_carries():
    table = colony(3).group(0, "kessel")
    assert requests.requestable(table.state, 0) == ["food", "med", "fuel", "tool", "person"]
    table.person("kessel").moves = 1
    table.arrange(helpless=table.state.room(COLONY))
    assert requests.requestable(table.state, 0) == ["food", "med", "tool"]
