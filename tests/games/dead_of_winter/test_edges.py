"""Edges of the rules: the last space, nobody left to ask, nothing to take, and what is only told."""

from typing import Any

import pytest

from holdouts.engine.table import CannotUndo
from holdouts.games.dead_of_winter.events import LeftGame, NobodyPays, SurvivorAttacked, TieBroken
from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Attack,
    Barricade,
    CallVote,
    Clean,
    Decline,
    First,
    MakeNoise,
    Move,
    Offer,
    Play,
    Request,
    Search,
    Second,
    Stop,
    Take,
    ThumbDown,
    ThumbUp,
    UseAbility,
    Where,
    Whom,
)
from holdouts.games.dead_of_winter.positions import BLANK, FROST, WOUND, WinterPosition
from holdouts.games.dead_of_winter.rules.ending import kind_of
from holdouts.games.dead_of_winter.rules.hands import salvage
from holdouts.games.dead_of_winter.rules.newcomers import room_for_newcomer
from holdouts.games.dead_of_winter.state import OUTSIDE, Lasting, Survivor, Winter
from holdouts.testing import colony, rule


def crowded(table: WinterPosition, *free: int) -> WinterPosition:
    """Everywhere outside the spaces are taken by seat 2, but for one at each of these places."""
    state = table.arranging()
    for place in OUTSIDE:
        for _ in range(state.room(place) - (place in free)):
            state.players[2].group.append(Survivor(state.survivor_deck.pop(), place))
    assert [place for place in OUTSIDE if state.room(place)] == list(free)
    assert all(state.room(place) == 1 for place in free)
    return table


def heard(state: Winter) -> list[Any]:
    """What a state that is arranged to listen (`told=[]`) has been told."""
    return state.told or []


# --- space ---


@rule("DOW-EXILE-4", "DOW-EXILE-18")
def test_who_must_leave_the_colony_finds_the_last_space_there_is():
    table = crowded(colony(3).group(1, "haddad"), 4).turn(0).choose(CallVote(1))
    for seat in range(3):
        table.choose(ThumbUp(), seat)
    assert table.person("haddad").place == 4


@rule("DOW-SURVIVOR-3", "DOW-EXILE-9")
def test_an_exile_has_room_for_a_newcomer_where_any_place_outside_has():
    assert room_for_newcomer(crowded(colony(3).group(1, "haddad@gas").exiled(1), 4).state, 1)
    assert not room_for_newcomer(crowded(colony(3).group(1, "haddad@gas").exiled(1)).state, 1)


@rule("DOW-SURVIVOR-11", "DOW-EXILE-9")
def test_who_replaces_an_exiles_last_survivor_comes_only_where_there_is_a_space():
    table = crowded(colony(3).group(1, "haddad@gas").exiled(1), 4).hurt("haddad", wounds=1, frost=1)
    table.arrange(morale=5).beginning(1)
    assert table.asks() == "DOW-SURVIVOR-11"
    assert table.options() == [Where(4), Where(6)]


@rule("DOW-EXILE-4")
def test_an_exile_without_any_space_leaves_the_game_by_their_own_name():
    table = crowded(colony(3).group(1, "haddad")).arrange(morale=5).turn(0).choose(CallVote(1))
    for seat in range(3):
        table.choose(ThumbUp(), seat)
    assert [(told.who, told.survivor) for told in table.told(LeftGame)] == [(1, table.state.book.person("haddad"))]


@rule("DOW-SURVIVOR-11", "DOW-SURVIVOR-12")
def test_who_has_lost_the_last_survivor_and_finds_none_in_the_deck_is_out():
    table = colony(3).group(0, "haddad@gas").hurt("haddad", wounds=1, frost=1).arrange(morale=5)
    state = table.arranging()
    state.dead, state.survivor_deck = state.survivor_deck, []
    assert table.beginning(0).now.players[0].out


# --- votes and questions ---


@rule("DOW-VOTE-4", "DOW-VOTE-8")
def test_who_broke_a_tie_and_how_is_told():
    for thumb in (ThumbUp(), ThumbDown()):
        table = colony(4).group(1, "haddad@gas").turn(0).choose(CallVote(1))
        for seat, answer in enumerate((ThumbUp(), ThumbUp(), ThumbDown(), ThumbDown())):
            table.choose(answer, seat)
        table.choose(thumb)
        told = table.told(TieBroken)[0]
        assert (told.who, told.up) == (0, isinstance(thumb, ThumbUp))


@rule("DOW-VOTE-3", "DOW-VOTE-10")
def test_one_thumb_more_is_enough():
    for ups, exiled in (((0, 1), True), ((0,), False)):
        table = colony(3).group(1, "haddad@gas").turn(0).choose(CallVote(1))
        for seat in range(3):
            table.choose(ThumbUp() if seat in ups else ThumbDown(), seat)
        assert table.now.players[1].exiled is exiled


@rule("DOW-SECRET-5")
def test_where_everybody_is_exiled_nobody_is_asked_to_pay():
    table = colony(3, "keep-the-furnace").group(0, "haddad@gas").group(1, "stern@gas").group(2, "marsh@school")
    for seat, aim in enumerate(("cold-revenge", "fuel-run", "armed-band")):
        table.exiled(seat, aim)
    table.hand(0, "jerrycan").arrange(morale=7).phase("begin_phase").start()
    assert table.now.morale == 5
    assert table.hand_of(0) == ["jerrycan"]
    assert table.told(NobodyPays) == []


@rule("DOW-REQUEST-9", "DOW-SECRET-12")
def test_a_card_that_was_accepted_before_everybodys_eyes_is_not_given_back():
    table = colony(3).hand(1, "antiseptic").to_be_asked(1, 2).hurt("brandt", wounds=1).group(0, "brandt", "tak")
    table.hurt("tak", wounds=1).hurt("brandt", wounds=1).shared().turn(0).choose(Request("med"))
    table.choose(Offer("antiseptic"), 1).choose(Decline(), 2).choose(table.options(0)[1])
    assert table.can(Whom("tak"))
    with pytest.raises(CannotUndo):
        table.table.undo(by=0)


# --- cards ---


@rule("DOW-PLAY-2")
def test_where_the_waste_pile_holds_no_such_card_nothing_is_taken_from_it():
    table = colony(3).waste("antiseptic").turn(0)
    salvage(table.state, 0, "tool", rule="DOW-PLAY-2")
    assert table.state.players[0].hand == []
    assert len(table.state.waste) == 1


@rule("DOW-CROSS-13", "DOW-TEXT-4")
def test_another_patient_is_never_ones_own():
    table = colony(3).hand(0, "antiseptic", "jerrycan").crossroads("another-patient").group(0, "brandt", "tak")
    table.hurt("brandt", wounds=1).hurt("tak", wounds=1).hurt("haddad", wounds=1).hurt("stern", wounds=1).turn(0)
    table.choose(Play("antiseptic")).choose(Whom("brandt"))
    table.choose(First(table.now.past_crossroads[-1]))
    assert {option.survivor for option in table.options()} == {table.person(name).card for name in ("haddad", "stern")}


@rule("DOW-SECRET-14", "DOW-ABILITY-1")
def test_whoever_looked_at_cards_and_put_them_back_knows_where_they_lie():
    table = colony(3).group(0, "stern@gas").turn(0).choose(UseAbility("stern"))
    while table.asks() != "DOW-TURN-3":
        table.choose(table.options()[0])
    known = table.now.players[0].knows
    assert len(known) == 2
    assert any(sorted(location.deck[-2:]) == known for location in table.now.locations)


@rule("DOW-ABILITY-1")
def test_of_cards_that_are_turned_up_the_last_may_be_kept_too():
    table = colony(3).group(0, "delaney@police").deck("police", "odds-and-ends", "jerrycan", "lone-traveller").turn(0)
    table.choose(UseAbility("delaney"))
    assert table.can(Take("lone-traveller"))


@rule("DOW-CRISIS-7", "DOW-SECRET-11")
def test_a_single_card_that_was_shown_for_the_crisis_is_not_unseen_again():
    table = colony(3).given(0, "jerrycan").phase("resolve_crisis")
    before = table.state.unveiled
    assert table.now.unveiled > before


# --- what is only told ---


@rule("DOW-VARIANT-2")
def test_where_all_play_together_everybody_is_of_one_kind():
    assert {kind_of(colony(3, together=True).state, seat) for seat in range(3)} == {"together"}


@rule("DOW-ATTACK-6")
def test_an_attack_on_a_survivor_is_rolled_with_six_faces():
    rolled = set()
    for seed in range(60):
        table = colony(3, seed=seed).group(0, "brandt@gas").group(1, "haddad@gas").dice(0, 6).turn(0)
        rolled.add(table.choose(Attack("brandt")).told(SurvivorAttacked)[0].count)
    assert rolled == set(range(1, 7))


@rule("DOW-SEARCH-5", "DOW-CROSS-13")
def test_a_card_lets_one_search_be_silent_once():
    table = colony(3).group(0, "brandt@school").dice(0, 6, 6)
    state = table.arranging()
    state.lasting.append(Lasting("quiet-search", state.book.person("brandt"), state.round))
    table.turn(0)
    for noise in (0, 1):
        table.choose(Search("brandt")).choose(MakeNoise()).choose(Stop())
        while table.asks() != "DOW-TURN-3":
            table.choose(table.options()[0])
        assert table.now.locations[3].noise == noise


@rule("DOW-CROSS-13")
def test_of_two_who_quarrel_the_weaker_is_hurt_or_either_goes_home():
    quarrel = colony(3).state.book.number("crossroads", "old-quarrel")
    for home in ("haddad", "brandt", None):
        table = colony(3).group(0, "haddad@gas", "brandt@gas").crossroads("old-quarrel").dice(0, 1).turn(0)
        table.choose(Barricade("brandt")).choose(First(quarrel) if home is None else Second(quarrel))
        if home is not None:
            table.choose(Whom(home))
        two = [table.person(name) for name in ("haddad", "brandt")]
        assert [one.place == 0 for one in two] == [home == "haddad", home == "brandt"]
        weaker = min(two, key=table.now.influence)
        assert [one.wounds for one in two] == [int(home is None and one is weaker) for one in two]


@rule("DOW-EXPOSE-9")
def test_only_frostbite_is_a_wound_to_whom_frost_does_not_bite():
    for face, hurt in ((BLANK, (0, 0)), (WOUND, (1, 0)), (FROST, (1, 0))):
        table = colony(3).group(0, "brandt", "tak").gear("brandt", "insulated-boots").turn(0).rolling(face)
        table.choose(Move("brandt", "school"))
        assert (table.person("brandt").wounds, table.person("brandt").frost) == hurt


@rule("DOW-SECRET-14")
def test_who_walls_the_colony_or_clears_its_waste_is_seen_to_help_and_who_builds_elsewhere_is_not():
    table = colony(3).group(0, "brandt", "tak@gas").dice(0, 1, 1, 1).waste("antiseptic").turn(0)
    table.choose(Barricade("tak"))
    assert table.now.players[0].helped == 0
    table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0))
    assert table.now.players[0].helped == 1
    table.choose(Clean("brandt"))
    assert table.now.players[0].helped == 2
