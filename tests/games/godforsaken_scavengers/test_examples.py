"""The worked examples of the rulebook, step by step."""

from holdouts.engine.events import readable
from holdouts.games.godforsaken_scavengers.events import Saw, SearchEnded, Shown
from holdouts.games.godforsaken_scavengers.picks import Dig, DigOn, Finish, OnPile, Play, Select, Stop, Take
from holdouts.games.godforsaken_scavengers.rules.feeding import need
from holdouts.testing import expedition, rule

TIM = 0


def tims_turn():
    """Two of the three piles show level 3; Tim holds Scout and Hide, and a card he will not need."""
    table = expedition(location="rusted-lift").hand(TIM, "scout", "hide", "bait").next_afflictions("rot")
    table.pile(0, "hunt", "rest", "acid-rain", "scout", "torch", "instinct", "move", "rush", "forage")
    return table.pile(1, "void-hunger", "hide").pile(2, "royal-jelly", "hide").turn(TIM)


@rule("GOD-TURN-3", "GOD-SEARCH-13")
def test_step_1_tim_scouts_before_he_chooses_a_pile():
    table = tims_turn()
    levels = table.now.book.levels
    assert [levels[pile[-1]] for pile in table.now.piles] == [2, 3, 3]
    table.choose(Play("scout"))
    shown = [table.now.book.cards[show.card].id for show in table.told(Shown)]
    assert shown == ["hunt", "void-hunger", "royal-jelly"]
    assert table.ids("discards") == ["scout"]
    assert table.ids("searched") == []
    assert table.options(kind=Dig) == [Dig(0), Dig(1), Dig(2)]


@rule("GOD-SEARCH-2", "GOD-SEARCH-3")
def test_steps_2_and_3_he_searches_hunt_and_rest_and_could_stop():
    table = tims_turn().choose(Play("scout")).choose(Dig(0))
    assert table.ids("searched") == ["hunt"]
    table.choose(DigOn())
    assert table.ids("searched") == ["hunt", "rest"]
    food = table.now.book.food
    assert sum(food[card] for card in table.now.searched) >= need(table.now, TIM)
    assert table.can(Stop())


@rule("GOD-PERIL-1", "GOD-TURN-4", "GOD-PERIL-9", "GOD-PERIL-13", "GOD-PERIL-14")
def test_steps_4_to_6_he_searches_on_meets_a_peril_and_hides():
    table = tims_turn().choose(Play("scout")).choose(Dig(0)).choose(DigOn()).choose(DigOn())
    assert table.ids("open") == ["acid-rain"]
    assert {type(option) for option in table.options(kind=Play)} == {Play}
    assert not table.can(Play("bait"))
    table.choose(Play("hide"))
    assert table.ids("searched") == ["hunt", "rest"]
    table.endure()
    assert table.affliction_ids(TIM) == ["rot"]
    assert table.ids("searched") == ["hunt", "rest"]
    assert table.ids("discards") == ["scout", "hide", "acid-rain"]
    assert len(table.told(SearchEnded)) == 1
    assert not table.can(DigOn())


@rule("GOD-HARVEST-6", "GOD-HARVEST-7", "GOD-TURN-6", "GOD-SEARCH-17", "GOD-TURN-9")
def test_steps_7_to_9_he_harvests_hunts_and_harvests_again():
    table = tims_turn().choose(Play("scout")).choose(Dig(0)).choose(DigOn()).choose(DigOn())
    table.choose(Play("hide")).endure()
    table.choose(Take("hunt")).choose(Take("rest"))
    assert table.hand_ids(TIM) == ["bait", "hunt", "rest"]
    assert table.ids("searched") == []

    table.choose(Play("hunt")).choose(OnPile(0))
    (look,) = table.told(Saw)
    assert [table.now.book.cards[card].id for card in look.cards] == ["scout", "torch", "instinct", "move", "rush"]
    assert readable(look, TIM)
    assert not readable(look, 1)
    table.choose(Select("instinct"))
    assert table.ids("searched") == ["instinct"]

    table.choose(Take("instinct")).choose(Finish())
    assert table.hand_ids(TIM) == ["bait", "rest", "instinct"]
    assert table.ids("discards") == ["scout", "hide", "acid-rain", "hunt"]
    assert table.pile_ids(0) == ["scout", "torch", "move", "rush", "forage"]
    assert table.asked() == (1,)
