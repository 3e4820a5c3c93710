"""The rules and cards of The Long Night, each by its ID."""

import pytest

from holdouts.engine.decision import Option
from holdouts.engine.effects import This
from holdouts.engine.game import SetupError
from holdouts.engine.library import base_words, new_table
from holdouts.engine.view import view
from holdouts.starter.events import Burned, Drew, Fed, Gathered, Rolled, Watched
from holdouts.starter.game import GAME
from holdouts.starter.picks import Gather, Play, Rest, Sleep, Watch
from holdouts.starter.positions import CampPosition, camp
from holdouts.starter.rules.setup import CampSetup
from holdouts.starter.state import Camp

rule = pytest.mark.rule
NAMES = ("Ada", "Bo", "Cy", "Di")


def reasons(position: CampPosition, seat: int) -> dict[str, str]:
    found = view(position.table, seat, base_words(GAME, "en"), NAMES).reasons
    return {why.ref.partition(":")[0]: why.text for why in found}


def fire_of(position: CampPosition) -> int:
    state = position.table.state
    assert isinstance(state, Camp)
    return state.fire


# --- setting up ---


@rule("NEW-SETUP-1")
def test_everybody_starts_with_three_cards_and_a_fire_of_four():
    state = new_table(GAME, CampSetup(seats=3), 7).state
    assert isinstance(state, Camp)
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert (len(state.deck), state.fire) == (9, 4)
    higher = new_table(GAME, CampSetup(seats=1, fire=8), 7).state
    assert isinstance(higher, Camp)
    assert higher.fire == 8
    with pytest.raises(SetupError):
        new_table(GAME, CampSetup(seats=5), 7)


# --- nights ---


@rule("NEW-NIGHT-1")
def test_everybody_has_a_turn_and_another_begins_each_night():
    position = camp(seats=3).fire(30).dusk(2)
    order: list[int] = []
    for _ in range(2):
        for seat in range(3):
            position.choose(Sleep(), seat)
        for _ in range(3):
            order += position.asked()
            position.choose(Rest())
    assert order == [1, 2, 0, 2, 0, 1]


@rule("NEW-NIGHT-2")
def test_who_keeps_watch_has_no_turn():
    position = camp(seats=3).fire(30).dusk(1)
    assert position.asked() == (0, 1, 2)
    for seat, pick in enumerate((Watch(), Sleep(), Watch())):
        position.choose(pick, seat)
    assert position.asked() == (1,)
    assert [event.who for event in position.told(Watched)] == [0, 2]
    position.choose(Rest())
    assert fire_of(position) == 27


@rule("NEW-BURN-1")
def test_a_night_takes_as_much_of_the_fire_as_there_are_players():
    position = camp(seats=3).fire(9).burning()
    assert fire_of(position) == 6
    assert position.told(Burned) == [Burned(count=3, fire=6, rule="NEW-BURN-1")]
    assert fire_of(camp(seats=3).fire(9).unwatched().burning()) == 5


@rule("NEW-END-1")
def test_all_lose_when_the_fire_is_out():
    position = camp(seats=3).fire(2).burning(5)
    assert position.table.over
    assert (position.state.winners, position.state.ended) == ([], "cold")


@rule("NEW-END-1")
def test_all_win_after_the_fifth_night():
    assert not camp(seats=2).fire(9).burning(4).table.over
    position = camp(seats=2).fire(9).burning(5)
    assert position.table.over
    assert (position.state.winners, position.state.ended) == ([0, 1], "dawn")


# --- turns ---


@rule("NEW-TURN-1")
def test_in_a_turn_one_plays_a_card_gathers_one_or_rests():
    position = camp().hand(0, "dry-wood").top("story")
    assert [type(option) for option in position.options()] == [Play, Gather, Rest]
    position.choose(Gather())
    assert position.ids_of(position.state.hands[0]) == ["dry-wood", "story"]
    (drawn,) = position.told(Drew)
    assert (drawn.who, drawn.to) == (0, 1)
    assert [event.to >> 1 & 1 for event in position.told(Gathered)] == [1]


@rule("NEW-TURN-2")
def test_nobody_gathers_with_a_full_hand_or_from_an_empty_deck():
    full = camp().hand(0, *["dry-wood"] * 5)
    assert not full.can(Gather())
    assert reasons(full, 0) == {"deck": "You hold five cards: play one first."}
    bare = camp().hand(0, "dry-wood").without_deck()
    assert not bare.can(Gather())
    assert reasons(bare, 0) == {"deck": "There is no wood left to gather."}


# --- cards ---


def played(position: CampPosition, option: Option) -> CampPosition:
    return position.choose(option)


@rule("NEW-CARD-1")
def test_a_card_does_what_it_says_and_is_spent():
    position = played(camp().fire(4).hand(0, "dry-wood"), Play("dry-wood"))
    assert position.told(Fed) == [Fed(who=0, count=2, fire=6, rule="NEW-CARD-1")]
    assert position.ids_of(position.state.spent) == ["dry-wood"]


@rule("NEW-CARD-1")
def test_a_card_that_would_do_nothing_or_out_of_turn_cannot_be_played():
    position = camp(seats=1).hand(0, "story")
    assert position.can(Play("story"))
    waiting = camp().hand(1, "dry-wood")
    assert reasons(waiting, 1) == {"card": "It is not your turn."}


@pytest.mark.parametrize(("fire", "fed"), [(2, 2), (3, 1)])
def test_kindling_helps_a_low_fire_more_and_draws_a_card(fire: int, fed: int):
    position = played(camp().fire(fire).hand(0, "kindling").top("story"), Play("kindling"))
    assert [event.count for event in position.told(Fed)] == [fed]
    assert position.ids_of(position.state.hands[0]) == ["story"]


@pytest.mark.parametrize(("shown", "fed"), [(2, []), (3, [3])])
def test_a_wet_log_burns_on_three_or_more(shown: int, fed: list[int]):
    position = played(camp().fire(9).hand(0, "wet-log").rolling(shown), Play("wet-log"))
    assert [event.count for event in position.told(Rolled)] == [shown]
    assert [event.count for event in position.told(Fed)] == fed


def test_a_story_lets_each_other_draw_a_card():
    position = played(camp(seats=3).fire(9).hand(0, "story"), Play("story"))
    position.choose(This(0)).choose(This(1))
    assert [len(hand) for hand in position.state.hands] == [0, 1, 0]


@rule("NEW-CARD-2")
def test_a_windbreak_stays_and_spares_the_fire():
    position = camp(seats=2).fire(9).laid("windbreak", "windbreak").burning()
    assert fire_of(position) == 9
    laid = played(camp().hand(0, "windbreak"), Play("windbreak"))
    assert laid.ids_of(laid.state.laid) == ["windbreak"]


@rule("NEW-CARD-2")
def test_a_night_watch_feeds_the_fire_at_dusk():
    position = camp(seats=2).fire(5).laid("night-watch").dusk(2)
    assert fire_of(position) == 6
    assert position.told(Fed) == [Fed(who=1, count=1, fire=6, rule="NEW-CARD-2")]
