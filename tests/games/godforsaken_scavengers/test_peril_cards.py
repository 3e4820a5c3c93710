"""Every Peril of the box: its cost, its reward, its punishment, its side effects. [GOD-PERIL, 7.4 of the catalog]"""

import pytest

from holdouts.engine.effects import This
from holdouts.engine.events import readable
from holdouts.engine.library import base_book
from holdouts.games.godforsaken_scavengers.effects.piles import Move
from holdouts.games.godforsaken_scavengers.events import Saw, Shown
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Affected,
    Aim,
    Dig,
    DigOn,
    Drop,
    Neutralise,
    Pass,
    Pay,
    Play,
    Select,
)
from holdouts.testing import expedition, rule

PERILS = {card.id: card for card in base_book(GAME).cards if card.kind == "peril"}


def meet(peril: str, *hand: str, below: tuple[str, ...] = (), searched: tuple[str, ...] = (), seats: int = 2):
    """Seat 0 has just searched this Peril."""
    table = expedition(seats).hand(0, *hand).searched(*searched).pile(0, peril, *below)
    return table.turn(0)


def about_to_pay(peril: str, *hand: str, **rest):
    return meet(peril, *hand, **rest).choose(Dig(0)).nobody_reacts()


@rule("GOD-PERIL-4")
@pytest.mark.parametrize("peril", sorted(PERILS))
def test_each_peril_gives_its_searcher_as_many_afflictions_as_it_says(peril):
    table = meet(peril, seats=3).choose(Dig(0)).endure()
    expected = {"spore-cloud": 0, "void-hunger": 2}.get(peril, 1)
    assert len(table.player(0).afflictions) == expected


@rule("GOD-PERIL-5", "GOD-PERIL-7")
@pytest.mark.parametrize("peril", sorted(PERILS))
def test_ambush_neutralises_every_peril_with_a_cost_line_and_no_other(peril):
    table = meet(peril, "ambush", "salvation", seats=3).choose(Dig(0))
    free = {"spore-cloud", "acid-rain", "black-mist", "hollow-choir", "void-hunger"}
    assert table.can(Play("ambush")) == (peril not in free)
    if peril not in free:
        table.choose(Play("ambush")).endure()
        assert table.player(0).afflictions == []


# --- level 1 ---


def test_cave_worm_costs_one_card_and_lets_one_look_at_two_cards_of_the_pile():
    table = about_to_pay("cave-worm", "bait", below=("hunt", "rest", "torch")).choose(Neutralise(0))
    looks = table.told(Saw)
    assert [[table.now.book.cards[card].id for card in look.cards] for look in looks] == [["hunt", "rest"]]
    assert readable(looks[0], 0)
    assert not readable(looks[0], 1)
    assert table.pile_ids(0) == ["hunt", "rest", "torch"]


def test_cave_worm_shows_nothing_of_an_exhausted_pile():
    assert about_to_pay("cave-worm", "bait").choose(Neutralise(0)).told(Saw) == []


def test_pit_trap_costs_two_cards():
    assert not about_to_pay("pit-trap", "bait").options(0, Neutralise)
    assert about_to_pay("pit-trap", "bait", "torch").can(Neutralise(0))


def test_pit_trap_brings_back_one_of_the_cards_it_has_just_discarded_and_no_older_one():
    table = meet("pit-trap", "bait", "torch", searched=("hunt", "rest")).discarded("instinct")
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0)).choose(Pay("bait"))
    assert not table.can(Select("instinct"))
    assert not table.can(Select("bait"))
    table.choose(Select("rest"))
    assert table.ids("searched") == ["rest"]
    assert "hunt" in table.ids("discards")


def test_pit_trap_brings_nothing_back_when_the_cards_were_saved():
    table = meet("pit-trap", "ambush", "hide", searched=("hunt", "rest")).choose(Dig(0)).choose(Play("hide"))
    table.choose(Play("ambush")).endure()
    assert table.ids("searched") == ["hunt", "rest"]


def test_spore_cloud_makes_everybody_discard_a_card_of_their_own_choice():
    table = meet("spore-cloud", "bait", "torch", seats=3).hand(1, "hunt").choose(Dig(0))
    assert table.asked() == (0,)
    table.choose(Drop("torch"))
    assert table.hand_ids(0) == ["bait"]
    assert table.hand_ids(1) == []
    assert table.hand_ids(2) == []


def test_thief_beetle_wants_a_card_worth_two_and_brings_a_level_one_action():
    assert not about_to_pay("thief-beetle", "bait").options(0, Neutralise)
    table = meet("thief-beetle", "bait", "rest").discarded("hunt", "torch", "hide")
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0))
    assert table.hand_ids(0) == ["bait"]
    assert not table.can(Select("hunt"))
    table.choose(Select("hide"))
    assert table.hand_ids(0) == ["bait", "hide"]


# --- level 2 ---


def test_dire_hound_goes_to_the_hand_of_whoever_neutralises_it():
    table = about_to_pay("dire-hound", "bait", "torch", "scout").choose(Neutralise(0))
    table.choose(Pay("bait")).choose(Pay("scout"))
    assert table.hand_ids(0) == ["torch", "dire-hound"]
    assert "dire-hound" not in table.ids("discards")


def test_dire_hound_in_the_hand_neutralises_another_peril_and_is_discarded():
    table = meet("cave-worm", "dire-hound", below=("hunt",))
    assert not table.can(Play("dire-hound"))
    table.choose(Dig(0)).choose(Play("dire-hound")).endure()
    assert table.player(0).afflictions == []
    assert table.ids("discards") == ["dire-hound", "cave-worm"]


def test_dire_hound_may_be_left_by_a_player_whose_hand_is_full():
    full = ("bait", "torch", "scout", "hunt", "rest")
    table = meet("dire-hound", *full).hand(1, "ambush").choose(Dig(0)).choose(Pass()).choose(Play("ambush"))
    table.nobody_reacts().choose(Pass())
    assert len(table.hand_ids(0)) == 5
    assert table.ids("discards") == ["ambush", "dire-hound"]
    table = meet("dire-hound", *full).hand(1, "ambush").choose(Dig(0)).choose(Pass()).choose(Play("ambush"))
    table.nobody_reacts().choose(Select("dire-hound")).choose(Drop("bait"))
    assert table.hand_ids(0) == ["torch", "scout", "hunt", "rest", "dire-hound"]


def test_weeping_spider_brings_an_action_from_the_discard_pile():
    table = meet("weeping-spider", "bait", "torch").discarded("acid-rain", "hunt", "instinct")
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0)).choose(Pay("bait"))
    assert not table.can(Select("acid-rain"))
    table.choose(Select("instinct"))
    assert table.hand_ids(0) == ["instinct"]


def test_frenzied_kin_takes_one_reaction_or_two_cards():
    assert not about_to_pay("frenzied-kin", "bait").options(0, Neutralise)
    assert about_to_pay("frenzied-kin", "bait", "torch").options(kind=Neutralise) == [Neutralise(1)]
    assert about_to_pay("frenzied-kin", "hide").options(kind=Neutralise) == [Neutralise(0)]
    table = about_to_pay("frenzied-kin", "bait", "hide", below=("hunt",)).choose(Neutralise(0))
    assert table.hand_ids(0) == ["bait", "hunt"]


def test_frenzied_kin_shows_the_next_card_and_gives_it_only_if_it_is_an_action():
    table = about_to_pay("frenzied-kin", "hide", below=("void-hunger", "hunt")).choose(Neutralise(0))
    assert len(table.told(Shown)) == 1
    assert table.pile_ids(0) == ["void-hunger", "hunt"]
    assert table.hand_ids(0) == []
    assert table.ids("open") == []


def test_acid_rain_makes_the_others_discard_even_when_its_affliction_is_prevented():
    table = meet("acid-rain", "salvation", "bait", seats=3).hand(1, "torch").hand(2, "hunt")
    table.choose(Dig(0)).choose(Play("salvation")).endure()
    assert table.player(0).afflictions == []
    assert table.hand_ids(0) == ["bait"]
    assert table.hand_ids(1) == table.hand_ids(2) == []


def test_rockfall_costs_three_food_and_stores_an_action_of_level_two_at_most():
    assert not about_to_pay("rockfall", "bait", "torch").options(0, Neutralise)
    table = meet("rockfall", "bait", "rest").discarded("instinct", "scout", "hunt")
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0)).choose(Pay("rest"))
    assert table.hand_ids(0) == []
    assert not table.can(Select("instinct"))
    table.choose(Select("hunt"))
    assert table.ids("store", 0) == ["hunt"]


# --- level 3 ---


def test_black_mist_without_characters_turns_one_face_down_affliction_of_each_player_up():
    table = expedition(3).afflicted(0, "rot", face_down=True).afflicted(1, "pride", "dread", face_down=True)
    table.pile(0, "black-mist").turn(0).choose(Dig(0)).endure().choose(Affected("dread"))
    assert table.player(0).face_down == []
    assert table.player(1).face_down == [table.now.book.number("afflictions", "pride")]


def test_black_mist_leaves_face_down_afflictions_alone_when_there_are_characters():
    table = expedition(characters=True).character(0, "packrat").afflicted(1, "rot", face_down=True)
    table.pile(0, "black-mist").turn(0).choose(Dig(0)).endure()
    assert not table.player(0).revealed
    assert len(table.player(1).face_down) == 1


def test_black_mist_costs_the_packrat_what_a_survivor_cannot_hold():
    hand = ("bait", "torch", "scout", "hunt", "rest", "hide")
    table = expedition(characters=True).character(0, "packrat").hand(0, *hand).pile(0, "black-mist").turn(0)
    table.choose(Dig(0)).endure().choose(Drop("bait")).choose(Drop("torch"))
    assert len(table.hand_ids(0)) == 4
    assert table.asks() == "GOD-HARVEST-1"


def test_maw_of_the_deep_wants_a_card_of_level_two_and_another_and_gives_back_up_to_two():
    assert about_to_pay("maw-of-the-deep", "bait", "torch", "scout").asks() != "GOD-PERIL-5"
    table = meet("maw-of-the-deep", "bait", "rest", searched=("hunt", "hide", "scout"))
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0))
    table.choose(Select("hunt")).choose(Pass())
    assert table.hand_ids(0) == ["hunt"]


def test_maw_of_the_deep_cannot_be_paid_with_the_same_card_twice():
    table = about_to_pay("maw-of-the-deep", "bait", "rest", "torch").choose(Neutralise(0))
    assert table.hand_ids(0) == ["bait", "torch"]
    table.choose(Pay("torch"))
    assert table.hand_ids(0) == ["bait"]


def test_maw_of_the_deep_takes_a_card_from_a_searcher_it_could_not_afflict():
    table = meet("maw-of-the-deep", "salvation", "bait", "torch").choose(Dig(0)).choose(Play("salvation")).endure()
    table.choose(Drop("torch"))
    assert table.hand_ids(0) == ["bait"]
    assert table.player(0).afflictions == []


def test_brood_mother_costs_six_food_and_heals_an_affliction_of_any_player():
    assert about_to_pay("brood-mother", "smoked-meat", "rest").asks() != "GOD-PERIL-5"
    table = meet("brood-mother", "smoked-meat", "smoked-meat", seats=3).afflicted(0, "amnesia").afflicted(2, "rot")
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0)).choose(table.options()[0])
    assert not table.can(Aim(1))
    table.choose(Aim(2))
    assert table.affliction_ids(2) == []
    assert table.affliction_ids(0) == ["amnesia"]


def test_brood_mother_shuffles_a_discarded_peril_into_her_pile():
    table = meet("brood-mother", below=("hunt", "rest")).discarded("bait", "acid-rain").choose(Dig(0)).endure()
    assert sorted(table.pile_ids(0)) == ["acid-rain", "hunt", "rest"]
    assert table.ids("discards") == ["bait", "brood-mother"]


def test_brood_mother_does_nothing_of_the_kind_when_neutralised():
    table = meet("brood-mother", "ambush", below=("hunt",)).discarded("acid-rain").choose(Dig(0))
    table.choose(Play("ambush")).endure()
    assert table.pile_ids(0) == ["hunt"]


def test_nothing_goes_into_the_pile_of_a_peril_where_none_is_open():
    table = meet("brood-mother", below=("hunt",)).discarded("acid-rain")
    assert not Move(to="current").possible(table.state, 0)
    assert Move(to="bottom").possible(table.state, 0)


def test_hollow_choir_lets_each_other_player_discard_a_card_or_take_an_affliction():
    table = meet("hollow-choir", "bait", seats=4).hand(1, "torch").hand(2, "hunt").choose(Dig(0)).endure()
    assert table.asked() == (1,)
    table.choose(This(0))
    assert table.asked() == (2,)
    table.choose(This(1))
    assert table.hand_ids(0) == ["bait"]
    assert table.hand_ids(1) == []
    assert table.hand_ids(2) == ["hunt"]
    # Seat 3 had nothing to discard and was not asked.
    assert [len(table.player(seat).afflictions) for seat in range(4)] == [1, 0, 1, 1]


def test_carapace_covers_what_the_hollow_choir_gives_the_others():
    table = meet("hollow-choir").hand(1, "carapace").choose(Dig(0)).choose(Pass()).choose(Play("carapace")).endure()
    assert len(table.player(1).afflictions) == 1
    assert len(table.player(1).face_down) == 1
    assert table.player(0).face_down == []


def test_flayer_wants_two_cards_of_level_two_and_gives_back_three():
    assert about_to_pay("flayer", "rest", "bait", "torch").asks() != "GOD-PERIL-5"
    table = about_to_pay("flayer", "rest", "instinct", searched=("bait", "torch", "scout", "hide"))
    table.choose(Neutralise(0)).choose(table.options()[0])
    table.choose(Select("bait")).choose(Select("hide")).choose(Select("torch"))
    assert table.ids("searched") == ["bait", "hide", "torch"]


def test_flayer_turns_a_face_down_affliction_of_its_searcher_up():
    table = expedition().afflicted(0, "rot", face_down=True).afflicted(1, "pride", face_down=True)
    table.next_afflictions("dread").pile(0, "flayer").turn(0).choose(Dig(0)).endure()
    assert table.affliction_ids(0) == ["rot", "dread"]
    assert table.player(0).face_down == []
    assert len(table.player(1).face_down) == 1


def test_void_hunger_gives_two_afflictions_and_stops_at_death():
    table = expedition(3).next_afflictions("rot", "dread").pile(0, "void-hunger").turn(0).choose(Dig(0)).endure()
    assert table.affliction_ids(0) == ["rot", "dread"]
    table = expedition(3).afflicted(0, "pride", "rot").pile(0, "void-hunger").turn(0)
    before = len(table.state.affliction_deck)
    table.choose(Dig(0)).endure()
    assert table.player(0).dead
    assert table.player(0).afflictions == []
    assert len(table.now.affliction_deck) == before + 2


def test_salvation_stops_both_afflictions_of_the_void_hunger():
    table = meet("void-hunger", "salvation", below=("hunt",)).choose(Dig(0)).choose(Play("salvation")).endure()
    assert table.player(0).afflictions == []
    assert table.can(DigOn())


def test_a_sacrifice_bears_both_afflictions_of_the_void_hunger():
    table = meet("void-hunger", seats=3).hand(2, "sacrifice").choose(Dig(0)).choose(Pass()).choose(Pass())
    table.choose(Play("sacrifice")).endure()
    assert table.player(0).afflictions == []
    assert len(table.player(2).afflictions) == 2


def test_what_a_sacrifice_has_stored_cannot_be_brought_back_from_the_discard_pile():
    table = meet("pit-trap", "bait", "torch", searched=("hunt", "rest")).hand(1, "sacrifice").choose(Dig(0))
    table.choose(Pass()).choose(Play("sacrifice")).choose(Select("hunt")).nobody_reacts()
    table.choose(Neutralise(0)).choose(Pay("bait"))
    assert table.ids("store", 1) == ["hunt"]
    assert table.ids("searched") == ["rest"]
