"""Answers given in advance: cards held ready for requests, or to pay for all. [DOW-SECRET-3, DOW-REQUEST-7]"""

import pytest

from holdouts.engine.library import base_words
from holdouts.engine.table import CannotUndo
from holdouts.games.dead_of_winter.events import (
    AnswersPayments,
    AnswersRequests,
    NobodyPays,
    RequestGranted,
    RequestInVain,
    VolunteerPaid,
)
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import (
    Accept,
    AskMe,
    AskMeToPay,
    Contribute,
    DoNotAskMe,
    HoldReady,
    Leave,
    Offer,
    PayFromReady,
    PutAway,
    Refuse,
    Request,
)
from holdouts.testing import colony, rule


def in_advance():
    """Seat 2 holds a trauma kit ready, seat 1 has an antiseptic it does not hold ready, seats 3 and 4 no medicine."""
    table = colony(5).hand(1, "antiseptic").hand(2, "jerrycan", "trauma-kit").hand(3, "jerrycan")
    return table.ready(2, "trauma-kit")


@rule("DOW-REQUEST-7", "DOW-REQUEST-8", "DOW-SECRET-3")
def test_e59_nobody_is_asked_and_nothing_waits_for_those_who_answered_in_advance():
    table = in_advance().turn(0).choose(Request("med"))
    assert table.asked() == (0,)
    offers = [option for option in table.options(0) if isinstance(option, Accept)]
    assert [(table.ids_of([offer.card]), offer.seat) for offer in offers] == [(["trauma-kit"], 2)]


@rule("DOW-REQUEST-10", "DOW-SECRET-3", "DOW-SECRET-14")
def test_e59_the_others_see_the_same_whether_a_card_was_held_ready_or_none():
    seen = []
    for table in (in_advance(), in_advance().ready(2)):
        table.turn(0)
        table.table.choose(Request("med"), 0)
        assert table.table.decision.guarded
        table.table.choose(Leave(), 0)
        assert table.told(RequestInVain)
        for reader in (1, 3, 4, None):
            veiled = table.game.encoder.encode(table.game.secrets.veiled(table.now, reader))
            seen.append((reader, veiled, [repr(event) for event in table.table.chronicle], table.table.moment))
    assert seen[:4] == seen[4:]


@rule("DOW-REQUEST-7", "DOW-REQUEST-9")
def test_a_card_held_ready_is_taken_and_is_held_ready_no_more():
    table = in_advance().hurt("brandt", wounds=2).turn(0).choose(Request("med"))
    table.choose(table.options(0)[1])
    assert table.told(RequestGranted)[0].who == 2
    assert table.now.players[2].ready == []


@rule("DOW-REQUEST-7", "DOW-SECRET-3")
def test_whoever_wants_to_be_asked_is_asked_beside_those_who_answered_in_advance():
    table = in_advance().turn(0).choose(AskMe(), 1)
    assert table.told(AnswersRequests)[0].asked
    table.choose(Request("med"))
    assert table.asked() == (1,)
    table.choose(Offer("antiseptic"), 1)
    assert [option.seat for option in table.options(0) if isinstance(option, Accept)] == [1, 2]
    table.choose(Leave()).choose(DoNotAskMe(), 1).choose(Request("med"))
    assert table.asked() == (0,)


@rule("DOW-SECRET-3")
def test_of_several_cards_held_ready_the_first_that_fits_is_offered():
    table = colony(3).hand(1, "antiseptic", "trauma-kit", "jerrycan").turn(0)
    for card in ("jerrycan", "trauma-kit", "antiseptic"):
        table.choose(HoldReady(card), 1)
    table.choose(Request("med"))
    assert [table.ids_of([offer.card]) for offer in table.options(0)[1:]] == [["trauma-kit"]]


@rule("DOW-SECRET-3")
def test_a_card_can_be_put_away_again():
    table = in_advance().turn(0).choose(PutAway("trauma-kit"), 2)
    table.table.choose(Request("med"), 0)
    assert table.table.options(0) == [Leave()]


@rule("DOW-SECRET-3", "DOW-SECRET-14")
def test_nobody_hears_that_a_card_is_held_ready():
    table = in_advance().turn(0)
    seen = []
    for pick in (PutAway("trauma-kit"), HoldReady("trauma-kit")):
        table.choose(pick, 2)
        veiled = table.game.encoder.encode(table.game.secrets.veiled(table.now, 0))
        seen.append((table.table.moment, len(table.table.chronicle), veiled))
    assert seen[0] == seen[1]
    assert seen[0][:2] == (0, 0)
    assert table.now.players[2].ready


@rule("DOW-SECRET-3")
def test_a_card_that_left_the_hand_is_held_ready_no_longer():
    table = colony(3).hand(1, "antiseptic", "jerrycan").ready(1, "antiseptic").turn(1)
    table.choose(Contribute("antiseptic"))
    assert table.now.players[1].ready == []


@rule("DOW-SECRET-10", "DOW-SECRET-12", "DOW-SECRET-13")
def test_what_others_hold_ready_cannot_be_found_out_by_asking_and_going_back():
    refusals = []
    for table in (in_advance(), in_advance().ready(2)):
        game = table.shared().turn(0).start().table
        game.choose(Request("med"), 0)
        with pytest.raises(CannotUndo) as refused:
            game.undo(by=0)
        with pytest.raises(CannotUndo):
            game.undo_own_target("choice", 0)
        refusals.append(refused.value.said("en"))
    assert refusals[0] == refusals[1]


@rule("DOW-SECRET-12")
def test_an_answer_to_a_request_is_not_taken_back_once_it_was_seen():
    table = colony(2).hand(1, "antiseptic").to_be_asked(1).shared().turn(0)
    table.choose(Request("med")).choose(Offer("antiseptic"), 1)
    with pytest.raises(CannotUndo):
        table.table.undo(by=1)


# --- paying for all ---


def furnace(*ready):
    """The furnace wants fuel tonight; seat 1 leaves paying to what it holds ready, seats 0 and 2 are asked."""
    table = colony(3, "keep-the-furnace").hand(1, "jerrycan", "antiseptic").ready(1, *ready).arrange(morale=7)
    return table.arrange(table.state.players[1], asked_to_pay=False).phase("begin_phase")


@rule("DOW-SECRET-3", "DOW-STORE-3")
def test_who_leaves_paying_to_the_cards_held_ready_is_not_asked_and_pays():
    table = furnace("antiseptic", "jerrycan")
    assert table.asked() == (0, 2)
    table.choose(Refuse(), 0).choose(Refuse(), 2)
    assert table.told(VolunteerPaid)[0].who == 1
    assert table.ids_of(table.now.stored) == ["jerrycan"]
    assert table.ids_of(table.now.players[1].ready) == ["antiseptic"]


@rule("DOW-SECRET-3")
def test_fuel_that_is_not_held_ready_does_not_pay():
    table = furnace("antiseptic").choose(Refuse(), 0).choose(Refuse(), 2)
    assert table.told(NobodyPays)
    assert "jerrycan" in table.hand_of(1)


@rule("DOW-SECRET-3")
def test_for_paying_everybody_is_asked_unless_they_say_otherwise():
    table = colony(3).hand(1, "jerrycan").turn(0)
    assert [player.asked_to_pay for player in table.state.players] == [True] * 3
    table.choose(PayFromReady(), 1)
    assert not table.told(AnswersPayments)[0].asked
    assert not table.now.players[1].asked_to_pay
    table.choose(AskMeToPay(), 1)
    assert table.now.players[1].asked_to_pay


def test_only_the_reader_is_reminded_of_how_they_want_to_answer():
    """Every bot wants to be asked: five times the same words beside five names tell nobody anything."""
    table = colony(3).to_be_asked(0, 1, 2)
    shown = GAME.scene(GAME.secrets.veiled(table.now, 0), 0, base_words(GAME, "en"), ["Ada", "Bo", "Cy"])
    assert [person.seat for person in shown.people if "Asked for cards" in person.tags] == [0]
