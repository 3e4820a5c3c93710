"""Requests, votes and volunteers: asking everybody without telling anything. [DOW-REQUEST, DOW-VOTE, DOW-SECRET]"""

import pytest

from holdouts.engine.table import CannotUndo
from holdouts.engine.view import asked
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.items import Discard
from holdouts.games.dead_of_winter.events import (
    NobodyPays,
    RequestGranted,
    RequestInVain,
    VolunteerPaid,
    Voted,
    WayTaken,
)
from holdouts.games.dead_of_winter.objective import of_colony
from holdouts.games.dead_of_winter.picks import (
    Accept,
    AtEntrance,
    Barricade,
    CallVote,
    Decline,
    HandOff,
    Leave,
    Move,
    Offer,
    Pay,
    Play,
    Refuse,
    Request,
    Take,
    ThumbDown,
    ThumbUp,
    Whom,
)
from holdouts.testing import colony, rule


def thumbs(table, *ups):
    """Everybody who may vote does: these seats up, the others down."""
    for seat in table.table.decision.seats:
        table.choose(ThumbUp() if seat in ups else ThumbDown(), seat)
    return table


# --- requests ---


def asking(seats=4):
    """Seat 0 may ask for medicine: seat 1 is exiled and holds a trauma kit, seat 2 an antiseptic, seat 3 none; all
    want to be asked."""
    table = colony(seats).group(1, "haddad@gas").exiled(1).hand(1, "trauma-kit").hand(2, "antiseptic")
    return table.hand(3, "jerrycan").to_be_asked(1, 2, 3).turn(0)


@rule("DOW-REQUEST-1", "DOW-REQUEST-2", "DOW-REQUEST-6", "DOW-REQUEST-7", "DOW-REQUEST-9", "DOW-REQUEST-3")
def test_e40_an_offered_card_is_shown_as_its_givers_and_played_at_once():
    table = asking().hurt("brandt", wounds=2).choose(Request("med"))
    assert table.asked() == (1, 2, 3)
    table.choose(Offer("trauma-kit"), 1).choose(Decline(), 2).choose(Decline(), 3)
    assert [type(option) for option in table.options(0)] == [Leave, Accept]
    table.choose(table.options(0)[1]).choose(Whom("brandt"))
    assert table.person("brandt").wounds == 0
    assert table.told(RequestGranted)[0].who == 1
    assert table.ids_of(table.now.waste) == ["trauma-kit"]


@rule("DOW-REQUEST-8", "DOW-REQUEST-10", "DOW-SECRET-5")
def test_e41_offers_that_are_not_taken_leave_no_trace_for_others():
    seen = []
    for offers in (True, False):
        table = asking().choose(Request("med"))
        table.choose(Offer("trauma-kit") if offers else Decline(), 1)
        table.choose(Offer("antiseptic") if offers else Decline(), 2).choose(Decline(), 3)
        if offers:
            table.choose(Leave())
        assert table.told(RequestInVain)
        state = table.game.secrets.veiled(table.now, 3)
        seen.append((table.game.encoder.encode(state), [repr(event) for event in table.table.chronicle]))
    assert seen[0] == seen[1]


@rule("DOW-REQUEST-8", "DOW-SECRET-3")
def test_without_any_offer_whoever_asked_is_asked_all_the_same():
    table = asking().turn(0)
    table.table.choose(Request("med"), 0)
    for seat in (1, 2, 3):
        table.table.choose(Decline(), seat)
    assert table.table.decision.seats == (0,)
    assert table.table.decision.guarded
    assert table.table.options(0) == [Leave()]


@rule("DOW-REQUEST-4", "DOW-REQUEST-9")
def test_a_requested_card_is_neither_kept_nor_contributed():
    table = asking().choose(Request("med")).choose(Decline(), 1).choose(Offer("antiseptic"), 2).choose(Decline(), 3)
    table.choose(table.options(0)[1])
    assert table.hand_of(0) == []
    assert table.asks() != "DOW-TURN-3"


@rule("DOW-REQUEST-5", "DOW-REQUEST-6", "DOW-SECRET-7")
def test_e42_what_may_be_asked_for_follows_from_what_everybody_sees():
    table = colony(3).group(0, "brandt").turn(0)
    table.arrange(table.person("brandt"), moves=1)
    assert Request("fuel") not in table.options()
    assert Request("med") in table.options()
    assert Request("person") not in colony(3).arrange(helpless=21).turn(0).options()
    assert Request("weapon") not in colony(3).group(0, "kessel").turn(0).options()
    assert Request("tool") in colony(3).group(0, "kessel").turn(0).options()


@rule("DOW-REQUEST-5", "DOW-SECRET-2")
def test_a_seat_may_offer_only_what_can_be_played_right_now():
    table = colony(3).group(0, "kessel").hand(1, "nail-gun", "odds-and-ends").to_be_asked(1, 2).turn(0)
    table.choose(Request("tool"))
    assert not table.can(Offer("nail-gun"), 1)
    assert table.can(Offer("odds-and-ends"), 1)


@rule("DOW-REQUEST-7", "DOW-SECRET-4")
def test_all_others_are_asked_whatever_they_hold_and_nobody_is_told_who_has_answered():
    table = asking().choose(Request("food"))
    assert table.table.decision.seats == (1, 2, 3)
    assert all(table.options(seat) == [Decline()] for seat in (1, 2, 3))
    before = asked(table.table, 0)
    table.table.choose(Decline(), 2)
    assert asked(table.table, 0) == before == (1, 2, 3)


# --- votes ---


@rule("DOW-VOTE-1", "DOW-VOTE-11", "DOW-VOTE-12", "DOW-VOTE-3")
def test_a_vote_is_called_once_a_turn_against_somebody_who_is_not_exiled():
    table = colony(4).group(3, "haddad@gas").exiled(3).turn(0)
    assert table.options(kind=CallVote) == [CallVote(1), CallVote(2)]
    thumbs(table.choose(CallVote(1)), 0)
    assert not table.now.players[1].exiled
    assert table.options(kind=CallVote) == []


@rule("DOW-VOTE-2", "DOW-VOTE-5", "DOW-VOTE-6", "DOW-EXILE-11", "DOW-VOTE-14")
def test_all_but_exiles_vote_at_once_the_one_concerned_too():
    table = colony(4).group(3, "haddad@gas").exiled(3).turn(0).choose(CallVote(1))
    assert sorted(table.asked()) == [0, 1, 2]
    assert all(table.options(seat) == [ThumbUp(), ThumbDown()] for seat in (0, 1, 2))
    table.choose(ThumbUp(), 0)
    assert table.told(Voted) == []
    table.choose(ThumbDown(), 1).choose(ThumbUp(), 2)
    assert [(vote.who, vote.up) for vote in table.told(Voted)] == [(0, True), (1, False), (2, True)]


@rule("DOW-VOTE-6")
def test_exiles_call_no_votes():
    assert colony(4).group(0, "haddad@gas").exiled(0).turn(0).options(kind=CallVote) == []


@rule("DOW-VOTE-4", "DOW-VOTE-8")
def test_e30_a_tie_is_broken_by_the_first_player_or_the_next_who_is_not_exiled():
    table = thumbs(colony(4).arrange(first=2).turn(0).choose(CallVote(1)), 0, 2)
    assert table.asked() == (2,)
    table.choose(ThumbDown())
    assert not table.now.players[1].exiled
    table = colony(5).group(2, "haddad@gas").exiled(2).secret(1, "gun-runner").arrange(first=2).turn(0)
    thumbs(table.choose(CallVote(1)), 0, 3)
    assert table.asked() == (3,)


@rule("DOW-VOTE-9")
def test_nobody_is_put_to_a_vote_where_everybody_plays_together():
    assert colony(4, together=True).turn(0).options(kind=CallVote) == []


@rule("DOW-VOTE-10")
def test_a_passed_vote_takes_effect_at_once():
    table = thumbs(colony(4).group(1, "haddad@gas").turn(0).choose(CallVote(1)), 0, 2, 3)
    assert table.now.players[1].exiled


@rule("DOW-ABILITY-5", "DOW-VOTE-3")
def test_a_magistrate_in_the_colony_makes_a_thumb_count_twice():
    table = colony(3).group(2, "oyelaran").turn(0)
    thumbs(table.choose(CallVote(1)), 2)
    assert table.told(Voted)[-1].count == 2
    assert table.asks() == "DOW-VOTE-4"


@rule("DOW-VOTE-7", "DOW-VOTE-14", "DOW-CROSS-6")
def test_crossroads_are_voted_on_in_the_same_way():
    table = colony(3).arrange(food=4).crossroads("feast").arrange(morale=5).turn(0).dice(0, 1)
    thumbs(table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0)), 0, 1)
    assert table.now.morale == 6
    assert table.now.food == 0


@rule("DOW-VOTE-13")
def test_if_nobody_may_vote_thumbs_down_wins():
    table = colony(3).group(0, "haddad@gas").group(1, "stern@gas").group(2, "marsh@school")
    for seat in (0, 1, 2):
        table.exiled(seat, ("cold-revenge", "fuel-run", "armed-band")[seat])
    table.arrange(helpless=4, morale=5).crossroads("crowded-hall").dice(0, 1).turn(0).choose(Barricade("haddad"))
    assert table.now.helpless == 3
    assert table.now.morale == 4


# --- volunteers ---


def coughing():
    """Everybody is asked for medicine: seats 1 and 3 hold some, seats 0 and 2 none."""
    table = colony(4).hand(1, "antiseptic").hand(3, "trauma-kit").hand(2, "jerrycan").arrange(helpless=2, morale=5)
    table.crossroads("cough").dice(0, 1).turn(0)
    return thumbs(table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0)), 0, 1, 2, 3)


@rule("DOW-SECRET-1", "DOW-SECRET-2", "DOW-SECRET-3", "DOW-SECRET-5")
def test_e36_all_are_asked_alike_and_only_the_payer_is_told():
    table = coughing()
    assert table.asked() == (0, 1, 2, 3)
    assert not table.can(Pay(), 2)
    for seat, answer in enumerate((Refuse(), Refuse(), Refuse(), Pay())):
        table.choose(answer, seat)
    assert table.ids_of(table.now.removed) == ["trauma-kit"]
    assert table.now.helpless == 2
    *_, way, paid = table.table.chronicle
    assert (type(way), type(paid)) == (WayTaken, VolunteerPaid), "of the other answers nothing is told"
    assert (paid.who, table.ids_of(paid.cards)) == (3, ["trauma-kit"])


@rule("DOW-SECRET-5")
def test_e37_of_several_the_first_in_turn_order_pays():
    table = coughing()
    for seat, answer in enumerate((Refuse(), Pay(), Refuse(), Pay())):
        table.choose(answer, seat)
    assert [event.who for event in table.told(VolunteerPaid)] == [1]
    assert table.hand_of(1) == []
    assert table.hand_of(3) == ["trauma-kit"]


@rule("DOW-SECRET-3")
def test_e38_all_are_asked_even_if_nobody_could_pay():
    table = colony(4).arrange(helpless=2, morale=5).crossroads("cough").dice(0, 1).turn(0)
    thumbs(table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0)), 0, 1, 2, 3)
    assert table.asked() == (0, 1, 2, 3)
    for seat in range(4):
        table.choose(Refuse(), seat)
    assert table.told(NobodyPays)
    assert table.now.helpless == 1
    assert table.now.morale == 4


@rule("DOW-STORE-3", "DOW-COLONY-15")
def test_e39_fuel_stored_before_does_not_answer_the_furnace():
    table = colony(3, "keep-the-furnace").stored("jerrycan").hand(1, "jerrycan").arrange(morale=7)
    table.phase("begin_phase")
    assert table.asked() == (0, 1, 2)
    for seat in range(3):
        table.choose(Refuse(), seat)
    assert table.now.morale == 5
    assert [(part.value, part.least) for part in of_colony(table.now) if part.least] == [(1, 5)]


@rule("DOW-STORE-3")
def test_who_feeds_the_furnace_stores_the_fuel():
    table = colony(3, "keep-the-furnace").hand(1, "jerrycan", "jerrycan").arrange(morale=7).phase("begin_phase")
    table.choose(Refuse(), 0).choose(Pay(), 1).choose(Refuse(), 2).choose(Take("jerrycan"), 1)
    assert table.ids_of(table.now.stored) == ["jerrycan"]
    assert table.now.morale == 7


# --- undo ---


@rule("DOW-SECRET-10", "DOW-SECRET-13", "DOW-SECRET-8")
def test_e43_undo_is_refused_in_the_same_words_for_each_card_that_does_not_fire():
    refusals = set()
    book = colony(3).state.book
    for card in (one for one in book.crossroads if one.when in ("handed-off", "ate", "vote-called", "cleaned")):
        table = colony(3).crossroads(card.id).dice(0, 1).shared().turn(0)
        table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0))
        with pytest.raises(CannotUndo) as refused:
            table.table.undo(by=0)
        refusals.add(refused.value.key)
    assert len(refusals) == 1


@rule("DOW-SECRET-10", "DOW-SECRET-13")
def test_somebody_alone_with_bots_does_not_find_out_by_undo_either():
    table = colony(3).crossroads("shouting").dice(0, 1).turn(0)
    table.choose(Barricade("brandt"))
    assert table.table.undo_own_target("choice", 0) == 0
    table.choose(AtEntrance("colony", 0))
    with pytest.raises(CannotUndo):
        table.table.undo_own_target("choice", 0)
    table = colony(3).dice(0, 1).turn(0).choose(Barricade("brandt")).choose(AtEntrance("colony", 0))
    assert table.table.undo_own_target("choice", 0) == 1


@rule("DOW-SECRET-10")
def test_inside_an_action_picks_may_be_taken_back():
    table = colony(3).crossroads("song").dice(0, 1).shared().turn(0).choose(Barricade("brandt"))
    table.table.undo(by=0)
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-SECRET-11")
def test_e44_once_the_card_has_fired_a_hand_off_may_be_taken_back():
    table = colony(3).group(0, "haddad", "brandt").gear("haddad", "nail-gun").crossroads("margin-notes").shared()
    table.hand(0, "field-commanders-notes").turn(0).choose(Play("field-commanders-notes")).choose(Whom("haddad"))
    table.choose(table.options()[0]).choose(HandOff("nail-gun", "brandt"))
    table.table.undo(by=0)
    assert table.ids_of(held.card for held in table.person("haddad").gear)[0] == "nail-gun"


@rule("DOW-SECRET-12", "DOW-VOTE-2")
def test_e45_a_thumb_may_be_changed_until_all_are_in_whoever_else_has_voted():
    for others in ((), (1, 2)):
        table = colony(4).shared().turn(0).choose(CallVote(1)).choose(ThumbUp(), 0)
        for seat in others:
            table.choose(ThumbDown(), seat)
        table.table.undo(by=0)
        assert table.can(ThumbDown(), 0)


@rule("DOW-SECRET-9", "DOW-CROSS-20", "DOW-VOTE-14")
def test_e47_a_vote_for_what_cannot_be_paid_makes_the_other_way_happen():
    table = colony(3).group(0, "brandt", "tak").crossroads("lorry").rolling(1).turn(0)
    thumbs(table.choose(Move("brandt", "school")), 0, 1, 2)
    assert table.asks() == "DOW-TURN-3"
    assert table.now.crossroads == -1
    assert table.person("tak").place == 0
    assert "fuel" in repr(table.now.players[0].lacks)


@rule("DOW-SECRET-9")
def test_which_of_several_cards_of_a_symbol_is_paid_is_asked_even_of_one_and_any_card_is_not():
    for word, guarded in ((Discard(symbol="fuel"), True), (Discard(), False)):
        state = colony(3).hand(0, "jerrycan").turn(0).now
        question = next(word.carry(state, Deed(0, "DOW-CROSS-6")))
        assert question.guarded is guarded
