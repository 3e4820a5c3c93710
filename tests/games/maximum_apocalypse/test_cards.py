"""Playing cards, and the hand they come from. [MAX-CARD]"""

import pytest

from holdouts.engine.library import base_words
from holdouts.engine.view import view
from holdouts.games.maximum_apocalypse.cards import Scavenge
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import (
    Decline,
    DrawCard,
    Drop,
    Enough,
    Equip,
    FromDeck,
    Move,
    Play,
    Search,
    TakeHit,
    Use,
    UseInnate,
    Whom,
)
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.testing import apocalypse, rule

TEN = ["lighter"] * 3 + ["first-aid-kit"] * 3 + ["distress-flare"] * 4

# --- instants and equipment ---


@rule("MAX-CARD-1")
def test_every_card_is_either_an_instant_or_equipment():
    book = apocalypse("fireman").now.book
    for card in book.cards:
        in_play = (card.action, card.free, card.discard, card.equip, card.answer, card.storage, card.ammo)
        lasting = (card.changes, card.forbids, card.reactions, card.hits)
        assert not (card.effects if card.equipment else any((*in_play, *lasting))), card.id


@rule("MAX-CARD-1")
@pytest.mark.parametrize(
    ("owner", "equipment"),
    [("fireman", 12), ("gunslinger", 10), ("hunter", 17), ("mechanic", 13), ("surgeon", 16), ("veteran", 13)],
)
def test_each_survivor_deck_has_so_much_equipment_among_its_thirty_cards(owner, equipment):
    book = apocalypse("fireman").now.book
    deck = [card for card, whose in zip(book.cards, book.owners, strict=True) if whose == owner]
    assert len(deck) == 30
    assert sum(card.equipment for card in deck) == equipment


@rule("MAX-CARD-2")
@pytest.mark.parametrize("card", ["first-aid-kit", "fire-helmet", "food-1", "flashlight"])
def test_playing_a_card_of_either_kind_costs_one_action(card):
    table = apocalypse("fireman").hand(0, card).hp(0, 10).turn(0).choose(Play(card, 0))
    assert table.survivor(0).actions == 3
    assert table.hand_ids(0) == []


@rule("MAX-CARD-3")
def test_an_instant_is_carried_out_and_discarded_to_the_pile_of_its_owner():
    table = apocalypse("fireman").hand(0, "first-aid-kit").hp(0, 10).turn(0).choose(Play("first-aid-kit", 0))
    assert table.body(0).hp == 14
    assert table.discard_ids(0) == ["first-aid-kit"]
    assert table.discard_ids() == []


@rule("MAX-CARD-3")
def test_a_scavenge_instant_is_discarded_to_the_common_pile():
    table = apocalypse("fireman").hand(0, "medkit-2").hp(0, 10).turn(0).choose(Play("medkit-2", 0))
    assert table.body(0).hp == 12
    assert table.discard_ids() == ["medkit-2"]


@rule("MAX-CARD-4")
def test_cards_are_played_on_ones_own_turn_only():
    table = apocalypse("fireman", "hunter").hand(0, "first-aid-kit").hp(0, 10).turn(1)
    assert table.options(0) == []
    assert table.options(1, kind=Play) == []


@rule("MAX-CARD-4")
def test_a_card_may_let_somebody_else_play_out_of_turn():
    table = apocalypse("surgeon", "fireman").hand(0, "steroid-shot").hand(1, "first-aid-kit", "fire-helmet").hp(1, 10)
    table.turn(0).choose(Play("steroid-shot", 0))
    assert table.asked() == (1,)
    table.choose(Play("first-aid-kit", 1)).choose(Play("fire-helmet", 1))
    assert table.body(1).hp == 14
    assert table.gear_ids(1) == ["fire-helmet"]
    assert table.asked() == (0,)
    assert table.survivor(0).actions == 3


# --- ten cards in hand ---


@rule("MAX-CARD-5", "MAX-DRAW-4")
def test_an_eleventh_card_makes_its_owner_discard_one_of_choice_at_once():
    table = apocalypse("fireman").hand(0, *TEN).deck(0, "trusty-axe", "ladder").turn(0).choose(DrawCard())
    assert table.asks() == "MAX-CARD-5"
    assert len(table.options()) == 11
    table.choose(Drop("trusty-axe"))
    assert len(table.hand_ids(0)) == 10
    assert table.discard_ids(0) == ["trusty-axe"]


@rule("MAX-CARD-5")
def test_ten_cards_are_not_too_many():
    table = apocalypse("fireman").hand(0, *TEN[:9]).deck(0, "trusty-axe", "ladder").turn(0).choose(DrawCard())
    assert table.asks() == "MAX-ACTION-1"
    assert len(table.hand_ids(0)) == 10


@rule("MAX-CARD-5")
def test_the_limit_is_kept_between_the_cards_of_one_draw():
    table = apocalypse("surgeon").deck(0, "drill", "taser", "gurney").turn(0)
    table.hand(0, "quick-thinking", *["scalpel"] * 3, *["white-coat"] * 3, *["steroid-shot"] * 3, "adrenaline-shot")
    table.choose(Play("quick-thinking", 0))
    assert table.asks() == "MAX-CARD-5"
    assert table.hand_ids(0)[-1] == "drill"
    table.choose(Drop("drill"))
    assert table.asks() == "MAX-CARD-5"
    assert table.hand_ids(0)[-1] == "taser"


@rule("MAX-CARD-5")
def test_a_card_taken_back_from_the_discard_counts_too():
    table = apocalypse("fireman").hand(0, *TEN[:9], "spare-parts").discarded("ladder", seat=0).turn(0)
    table.choose(Play("spare-parts", 0))
    assert len(table.hand_ids(0)) == 10
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-CARD-5")
def test_the_limit_is_twenty_where_two_characters_share_a_hand():
    assert (Apocalypse().hand_limit, Apocalypse(merged=True).hand_limit) == (10, 20)


# --- what is on offer ---


@rule("MAX-CARD-6")
@pytest.mark.parametrize(
    ("survivor", "card", "dead_dog"), [("veteran", "small-game", True), ("veteran", "last-stand", False)]
)
def test_a_card_whose_condition_does_not_hold_is_not_on_offer(survivor, card, dead_dog):
    table = apocalypse(survivor).hand(0, card).foes(0, "stalker").hunger(0, 4)
    if dead_dog:
        table.dead(0, 1)
    assert not table.can(Play(card, 0))


@rule("MAX-CARD-6")
def test_a_card_whose_cost_cannot_be_paid_is_not_on_offer():
    assert not apocalypse("fireman").hand(0, "oxygen-tank").foes(0, "walker").can(Play("oxygen-tank", 0))
    empty = apocalypse("fireman").hand(0, "oxygen-tank").foes(0, "walker").gear(0, "lighter", tokens=0)
    assert not empty.can(Play("oxygen-tank", 0))
    loaded = apocalypse("fireman").hand(0, "oxygen-tank").foes(0, "walker").gear(0, "lighter")
    assert loaded.can(Play("oxygen-tank", 0))


@rule("MAX-CARD-6")
@pytest.mark.parametrize(
    "card", ["fire-extinguisher", "distress-flare", "first-aid-kit", "food-1", "antidote", "ammo-2"]
)
def test_a_card_without_the_targets_it_needs_is_not_on_offer(card):
    assert not apocalypse("fireman").hunger(0, 0).hand(0, card).can(Play(card, 0))


@rule("MAX-CARD-6")
def test_the_action_of_a_card_in_play_needs_its_targets_too():
    assert not apocalypse("fireman").gear(0, "trusty-axe").can(Use("trusty-axe"))
    assert not apocalypse("fireman").can(UseInnate(0))
    assert not apocalypse("hunter").gear(0, "fire-arrows").foes(0, "walker").can(Use("fire-arrows"))


@rule("MAX-CARD-6", "MAX-DRAW-2")
def test_a_card_that_draws_is_not_on_offer_to_an_empty_deck():
    assert not apocalypse("fireman").hand(0, "energy-drink").deck(0).can(Play("energy-drink", 0))


# --- as far as possible ---


@rule("MAX-CARD-7", "MAX-MONSTER-13")
def test_without_equipment_the_damage_is_taken_unasked():
    table = apocalypse("fireman").map("van bandit-camp-a").turn(0).choose(Move("bandit-camp-a"))
    assert table.body(0).hp == 31
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-CARD-7")
def test_a_pair_without_equipment_is_only_asked_who_takes_the_damage():
    table = apocalypse("veteran").map("van bandit-camp-a").turn(0).choose(Move("bandit-camp-a"))
    assert {type(option) for option in table.options()} == {TakeHit}
    asked = view(table.table, 0, base_words(GAME, "en"), ["Ilka"]).prompt
    assert asked.text == "Which of the two takes the damage?"


@rule("MAX-CARD-7")
def test_a_choice_of_two_evils_offers_both_where_both_can_be_carried_out():
    table = apocalypse("fireman").map("van bandit-camp-a").gear(0, "lighter").turn(0).choose(Move("bandit-camp-a"))
    assert {type(option) for option in table.options()} == {Drop, TakeHit}
    table.choose(Drop("lighter"))
    assert table.body(0).hp == 32
    assert table.discard_ids(0) == ["lighter"]


@rule("MAX-CARD-7")
def test_a_forced_discard_takes_what_there_is():
    table = apocalypse("veteran").hand(0, "fetch").only_scavenge("red", "empty-handed", "food-1").turn(0)
    table.only_scavenge("green").only_scavenge("blue").choose(Play("fetch", 0))
    assert table.hand_ids(0) == []
    assert table.discard_ids() == ["empty-handed", "food-1"]


@rule("MAX-CARD-7")
def test_a_card_is_carried_out_even_if_only_a_part_of_it_can_be():
    """There is no Axe left, yet something may be found."""
    table = apocalypse("fireman").deck(0, "ladder").hand(0, "wheres-my-axe").only_scavenge("red", "food-1").turn(0)
    table.choose(Play("wheres-my-axe", 0)).choose(FromDeck("red"))
    assert table.hand_ids(0) == ["food-1"]
    assert table.gear_ids(0) == []


@rule("MAX-CARD-7")
def test_the_dead_do_no_more_of_what_a_card_says():
    """The Ambush kills him after the first card; nobody asks him for the next two."""
    table = apocalypse("veteran", "hunter", mission="nuclear-winter").hand(0, "fetch").hp(0, 1).hp(0, 1, body=1)
    table.only_scavenge("red", "ambush", "food-1").only_scavenge("green").only_scavenge("blue")
    table.only_monsters("military-remnant").rolling(1, 1).turn(0).choose(Play("fetch", 0)).choose(TakeHit(0))
    assert table.body(0).dead
    assert not table.survivor(0).dead
    assert table.scavenge_ids("red") == []


@rule("MAX-CARD-7")
def test_a_reaction_may_be_declined():
    table = apocalypse("fireman").map("van avenue-red").gear(0, "ladder").only_monsters("walker").turn(0)
    table.choose(Move("avenue-red")).choose(Decline())
    assert table.foe_ids(0) == ["walker"]
    assert table.gear_ids(0) == ["ladder"]


@rule("MAX-CARD-4")
def test_whoever_may_play_need_not():
    table = apocalypse("surgeon", "fireman").hand(0, "steroid-shot").hand(1, "fire-helmet")
    table.turn(0).choose(Play("steroid-shot", 0)).choose(Enough())
    assert table.hand_ids(1) == ["fire-helmet"]
    assert table.asked() == (0,)


@rule("MAX-CARD-6")
def test_a_card_that_does_nothing_is_never_on_offer():
    table = apocalypse("fireman").hand(0, "dirty-blanket", "old-newspaper", "dusty-journal")
    assert table.options(kind=Play) == []
    assert all(isinstance(table.now.design(card), Scavenge) for card in table.now.kit_of(0).hand)


@rule("MAX-CARD-5", "MAX-SCAV-8")
def test_fuel_never_counts_towards_the_hand():
    table = apocalypse("fireman").map("farm-a tunnel-a").hand(0, *TEN).only_scavenge("green", "fuel").turn(0)
    table.choose(Search("green")).choose(Equip(0))
    assert table.gear_ids(0) == ["fuel"]
    assert len(table.hand_ids(0)) == 10


# --- an Instant that could do nothing for whom it is played ---


@rule("MAX-CARD-6")
def test_more_actions_this_turn_are_of_no_use_out_of_turn():
    table = apocalypse("surgeon", "gunslinger").hand(0, "steroid-shot").hand(1, "trigger-happy", "volley", "colt")
    table.turn(0).choose(Play("steroid-shot", 0))
    assert table.can(Play("colt", 1))
    assert not table.can(Play("trigger-happy", 1))


@rule("MAX-CARD-6")
def test_an_action_given_out_of_turn_does_not_buy_more_of_them():
    table = apocalypse("surgeon", "gunslinger").hand(0, "adrenaline-shot").hand(1, "trigger-happy").turn(0)
    table.choose(Play("adrenaline-shot", 0)).choose(Whom(1, 0))
    assert not table.can(Play("trigger-happy", 1))


@rule("MAX-CARD-6", "MAX-VARIANT-7")
def test_of_a_shared_hand_more_actions_are_only_for_whoever_has_the_turn():
    for seat in (0, 1):
        turn = apocalypse("fireman", "gunslinger", solo="merged").hand(0, "trigger-happy").turn(seat)
        assert turn.can(Play("trigger-happy", seat))
        assert not turn.can(Play("trigger-happy", 1 - seat))


@rule("MAX-CARD-6")
def test_cards_that_let_somebody_play_need_a_card_that_can_be_played():
    assert not apocalypse("surgeon", "fireman").hand(0, "steroid-shot").turn(0).can(Play("steroid-shot", 0))
    two = apocalypse("surgeon", "fireman").hand(0, "steroid-shot", "steroid-shot").hand(1, "first-aid-kit").turn(0)
    assert not two.can(Play("steroid-shot", 0))
    hurt = apocalypse("surgeon", "fireman").hand(0, "steroid-shot").hand(1, "first-aid-kit").hp(1, 10).turn(0)
    assert hurt.can(Play("steroid-shot", 0))


@rule("MAX-CARD-6")
def test_only_somebody_with_a_card_to_play_is_let_play():
    table = apocalypse("surgeon", "fireman", "hunter").hand(0, "steroid-shot").hand(1, "lighter").hand(2, "bow").turn(0)
    table.choose(Play("steroid-shot", 0))
    assert table.options() == [Whom(1, 0), Whom(2, 0)]
