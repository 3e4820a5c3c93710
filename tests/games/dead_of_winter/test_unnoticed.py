"""What small faults once got away with: lines of the log, questions that are not put, and cards that are not there."""

from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.board import KillZombies
from holdouts.games.dead_of_winter.effects.items import Discard
from holdouts.games.dead_of_winter.picks import CallVote, EndTurn, Play, Store, ThumbDown
from holdouts.games.dead_of_winter.positions import WinterPosition
from holdouts.games.dead_of_winter.state import NONE, SCHOOL
from holdouts.testing import colony, rule


@rule("DOW-STORE-1")
def test_the_log_names_the_card_that_was_stored():
    table = colony(3, "the-vaccine-bench").hand(0, "antiseptic", "jerrycan").turn(0)
    table.choose(Store("antiseptic"))
    assert [(told.who, table.ids_of([told.card])) for told in table.told(events.Stored)] == [(0, ["antiseptic"])]


@rule("DOW-COLONY-1")
def test_the_log_says_when_the_colony_phase_begins():
    table = colony(3).phase("begin_phase").start()
    assert isinstance(table.table.chronicle[0], events.PhaseBegan)
    assert len(table.told(events.PhaseBegan)) == 1


@rule("DOW-CROSS-5")
def test_where_a_card_has_fired_none_goes_back_under_the_deck():
    table = voted_down(colony(3).crossroads("shouting").turn(0))
    deck = list(table.now.crossroads_deck)
    assert table.now.crossroads == NONE
    table.choose(EndTurn())
    assert set(table.now.crossroads_deck) <= set(deck)


@rule("DOW-CROSS-6")
def test_a_card_with_one_way_asks_nobody_which():
    table = voted_down(colony(3).crossroads("shouting").turn(0))
    assert table.now.past_crossroads
    assert [option for _, option in table.table.choices] == [CallVote(1), ThumbDown(), ThumbDown(), ThumbDown()]


def voted_down(table: WinterPosition) -> WinterPosition:
    """A vote is called, which is what the card waits for, and everybody is against it."""
    table.choose(CallVote(1))
    for seat in table.asked():
        table.choose(ThumbDown(), seat)
    return table


@rule("DOW-EXILE-10")
def test_what_brings_no_food_is_no_food_in_the_hands_of_an_exile_either():
    table = colony(3).group(0, "haddad@school").exiled(0).hand(0, "hedge-shears").dice(0, 1).zombies("school", 1)
    table.turn(0).choose(Play("hedge-shears"))
    assert table.asks() == "DOW-TURN-3"
    assert (table.count("school"), table.now.players[0].dice) == (0, [1])


@rule("DOW-SECRET-9")
def test_which_of_several_cards_of_a_symbol_is_paid_is_asked_even_of_one_and_any_card_is_not():
    for word, asked in ((Discard(symbol="fuel"), True), (Discard(), False)):
        state = colony(3).hand(0, "jerrycan").turn(0).now
        question = next(word.carry(state, Deed(0, "DOW-CROSS-6")))
        assert question.guarded is asked


@rule("DOW-CROSS-6")
def test_one_of_those_who_stand_there_kills_and_only_one():
    table = colony(3).group(0, "haddad@school", "fisk@school", "brandt@school").zombies("school", 2).turn(0)
    state = table.now
    steps = KillZombies(place="there", amount=1, rolls="once").carry(state, Deed(0, "DOW-CROSS-6", there=SCHOOL))
    question = next(steps)
    assert len(question.options(0)) == 3
    assert steps.send(question.options(0)[0]).ask != question.ask
