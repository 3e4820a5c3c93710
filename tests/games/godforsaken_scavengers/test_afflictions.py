"""Afflictions: gaining, bearing, healing and dying of them. [GOD-AFFLICTION]"""

from typing import Any

import pytest

from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.events import Afflicted, AfflictedFaceDown, Died, Healed, TurnedUp
from holdouts.games.godforsaken_scavengers.picks import (
    Affected,
    Dig,
    Eat,
    Feed,
    Play,
    Punish,
    Take,
)
from holdouts.testing import expedition, rule


def met_by_a_worm(table):
    """Seat 0 searches a Peril that gives one Affliction, and nobody does anything about it."""
    return table.pile(0, "cave-worm").choose(Dig(0)).endure()


@rule("GOD-AFFLICTION-1")
def test_gaining_one_draws_the_top_card_of_the_deck_face_up():
    table = met_by_a_worm(expedition().next_afflictions("rot", "pride"))
    assert table.affliction_ids(0) == ["rot"]
    assert table.player(0).face_down == []
    assert len(table.now.affliction_deck) == 17


@rule("GOD-AFFLICTION-2")
@pytest.mark.parametrize(("face_down", "feeds"), [(False, False), (True, True)])
def test_its_text_holds_as_long_as_it_lies_face_up(face_down, feeds):
    table = (
        expedition().afflicted(0, "torn-abdomen", face_down=face_down).hand(0, "smoked-meat", "dry-ration").feeding()
    )
    table.choose(Eat("smoked-meat"), 0).choose(Eat("dry-ration"), 0)
    assert table.can(Feed(), 0) is feeds


@rule("GOD-AFFLICTION-3")
def test_the_third_one_kills():
    table = met_by_a_worm(expedition().afflicted(0, "rot", "pride"))
    assert table.player(0).dead


@rule("GOD-AFFLICTION-3")
def test_the_second_one_does_not_kill():
    assert not met_by_a_worm(expedition().afflicted(0, "rot")).player(0).dead


@rule("GOD-AFFLICTION-3")
def test_where_the_scenario_sets_four_the_third_one_does_not_kill():
    table = met_by_a_worm(expedition(scenario="lost-expedition").afflicted(0, "rot", "pride"))
    assert len(table.player(0).afflictions) == 3
    assert not table.player(0).dead


@rule("GOD-AFFLICTION-4")
def test_turned_face_down_they_still_count_towards_death():
    table = met_by_a_worm(expedition().afflicted(0, "rot", "pride", face_down=True))
    assert table.player(0).dead


@rule("GOD-AFFLICTION-5")
def test_a_healed_one_goes_back_into_the_deck_which_is_reshuffled():
    table = expedition().afflicted(0, "rot").hand(0, "relief")
    before = list(table.now.affliction_deck)
    healed = table.now.book.number("afflictions", "rot")
    table.choose(Play("relief"))
    assert table.affliction_ids(0) == []
    assert sorted(table.now.affliction_deck) == sorted([*before, healed])
    assert [card for card in table.now.affliction_deck if card != healed] != before


@rule("GOD-AFFLICTION-6")
def test_the_dead_leave_hand_and_store_to_the_discard_pile_and_their_afflictions_to_the_deck():
    table = expedition().afflicted(0, "rot", "pride").hand(0, "torch", "hunt").stored(0, "rest")
    met_by_a_worm(table)
    assert {"torch", "hunt", "rest"} <= set(table.ids("discards"))
    assert (table.hand_ids(0), table.ids("store", 0), table.affliction_ids(0)) == ([], [], [])
    assert len(table.now.affliction_deck) == 18


@rule("GOD-AFFLICTION-6")
def test_a_full_handed_looter_must_part_with_a_card_to_take_one_of_the_dead():
    table = expedition(scenario="wicked-few").afflicted(0, "rot", "pride").hand(0, "hunt")
    table.hand(1, "torch", "bait", "scout", "move", "forage")
    met_by_a_worm(table).choose(Take("hunt"))
    assert table.asks() == "GOD-HAND-2"


@rule("GOD-AFFLICTION-7")
def test_death_comes_right_after_the_last_one_allowed_and_the_rest_is_not_drawn():
    table = expedition().afflicted(0, "rot", "pride").pile(0, "void-hunger").choose(Dig(0)).endure()
    assert [event.who for event in table.told(Afflicted)] == [0]
    assert table.player(0).dead


@rule("GOD-AFFLICTION-7")
def test_no_card_can_be_played_between_the_last_one_and_death():
    table = expedition().afflicted(0, "rot", "pride").hand(0, "relief").hand(1, "relief")
    met_by_a_worm(table)
    assert table.player(0).dead
    assert table.told(Healed) == []


@rule("GOD-AFFLICTION-7")
def test_all_the_starving_get_theirs_before_anybody_dies():
    table = expedition(3).feeding()
    for seat, pair in enumerate((("rot", "pride"), ("dread", "tremors"), ("amnesia", "paranoia"))):
        table.afflicted(seat, *pair)
    table.starve(0, 1, 2)
    order = [type(event) for event in table.table.chronicle if isinstance(event, (Afflicted, Died))]
    assert order == [Afflicted, Afflicted, Afflicted, Died, Died, Died]


@rule("GOD-AFFLICTION-8")
def test_the_owner_chooses_which_one_another_players_card_heals():
    table = expedition().afflicted(1, "rot", "pride").hand(0, "relief")
    table.choose(Play("relief"))
    assert table.asked() == (1,)
    table.choose(Affected("pride"))
    assert table.affliction_ids(1) == ["rot"]


@rule("GOD-AFFLICTION-9")
def test_an_empty_deck_gives_a_face_down_placeholder():
    table = met_by_a_worm(expedition().no_afflictions_left())
    assert table.affliction_ids(0) == ["placeholder"]
    assert table.player(0).face_down == table.player(0).afflictions


@rule("GOD-AFFLICTION-9")
def test_a_placeholder_counts_towards_death_and_vanishes_with_its_owner():
    table = met_by_a_worm(expedition().afflicted(0, "rot", "pride").no_afflictions_left())
    assert table.player(0).dead
    assert len(table.now.affliction_deck) == 2


@rule("GOD-AFFLICTION-9")
def test_a_healed_placeholder_vanishes():
    table = met_by_a_worm(expedition().no_afflictions_left().hand(0, "relief"))
    table.choose(Play("relief"))
    assert table.player(0).afflictions == []
    assert table.now.affliction_deck == []


@rule("GOD-AFFLICTION-9")
def test_a_placeholder_has_no_face_to_turn_up():
    table = expedition().no_afflictions_left().pile(0, "flayer").choose(Dig(0)).endure()
    assert table.affliction_ids(0) == ["placeholder"]
    assert table.told(TurnedUp) == []


@rule("GOD-AFFLICTION-10")
def test_perils_starving_and_broken_deals_all_give_afflictions():
    met = met_by_a_worm(expedition())
    starved = expedition().feeding().starve(0, 1)
    broke = expedition().promised(0, 1, "give", 1).feeding().starve(0, 1).choose(Punish())
    assert met.affliction_ids(0) != []
    assert starved.affliction_ids(0) != []
    assert len(broke.affliction_ids(0)) == 2


@rule("GOD-AFFLICTION-11")
@pytest.mark.parametrize(("card", "allowed"), [("forage", True), ("hunt", True), ("torch", False), ("rest", False)])
def test_restrictions_never_stop_cards_that_search_or_take(card, allowed):
    table = expedition().afflicted(1, "lost-voice").hand(1, card).searched("bait")
    assert table.can(Play(card), 1) is allowed


@rule("GOD-AFFLICTION-11")
def test_a_limit_on_takes_does_not_count_what_a_card_takes():
    table = expedition().afflicted(0, "slow-limbs").searched("bait", "scout", "move").hand(0, "forage").harvest(0)
    table.choose(Take("bait")).choose(Take("scout")).choose(Play("forage"))
    assert table.hand_ids(0) == ["bait", "scout", "move"]


@rule("GOD-AFFLICTION-12")
def test_a_face_down_one_can_be_healed_like_any_other():
    table = expedition().afflicted(0, "rot").afflicted(0, "pride", face_down=True).hand(0, "relief")
    table.choose(Play("relief")).choose(Affected("pride"))
    assert table.affliction_ids(0) == ["rot"]
    assert table.player(0).face_down == []


# --- what nobody has seen ---


def carapaced():
    """Seat 0 has received an Affliction face down."""
    table = expedition().next_afflictions("rot").hand(0, "carapace", "relief").pile(0, "cave-worm", "bait")
    return table.choose(Dig(0)).choose(Play("carapace")).endure()


@rule("GOD-AFFLICTION-4", "GOD-PERIL-15")
def test_one_that_arrives_face_down_has_no_effect_but_ends_the_search():
    table = carapaced()
    assert table.affliction_ids(0) == ["rot"]
    assert table.now.burdens(0) == []
    assert table.asks() == "GOD-HARVEST-1"


@rule("GOD-AFFLICTION-4")
def test_the_chronicle_does_not_name_one_that_arrived_face_down_nor_when_it_is_healed():
    table = carapaced().choose(Play("relief"))
    assert table.told(Afflicted) == []
    assert len(table.told(AfflictedFaceDown)) == 1
    assert [event.affliction for event in table.told(Healed)] == [BACK]


@rule("GOD-AFFLICTION-4")
def test_one_that_lay_face_up_before_is_still_named_when_it_is_healed():
    table = expedition().afflicted(0, "rot", face_down=True).hand(0, "relief").choose(Play("relief"))
    assert [event.affliction for event in table.told(Healed)] == [table.now.book.number("afflictions", "rot")]


@rule("GOD-AFFLICTION-4")
def test_the_choice_what_to_heal_does_not_say_what_nobody_has_seen():
    table = expedition().afflicted(0, "dread").afflicted(0, "rot", unseen=True).hand(0, "relief").choose(Play("relief"))
    assert not table.can(Affected("rot"))
    table.choose(next(option for option in table.options() if option != table.meant(Affected("dread"), 0)))
    assert table.affliction_ids(0) == ["dread"]


@rule("GOD-AFFLICTION-4")
def test_in_an_imagined_game_an_unseen_one_may_be_another():
    table = expedition().afflicted(0, "rot", unseen=True).afflicted(1, "pride", face_down=True)
    worlds: list[Any] = [table.table.imagine(0, seed).state for seed in range(8)]
    assert len({world.players[0].afflictions[0] for world in worlds}) > 1
    assert all(world.players[1].afflictions == table.player(1).afflictions for world in worlds)


@rule("GOD-AFFLICTION-2")
def test_turned_up_for_the_first_time_it_shows_its_face_and_its_text_is_on():
    table = expedition().afflicted(0, "crushed-claw", unseen=True).hand(0, "torch", "bait", "scout", "move", "hunt")
    table.pile(0, "flayer").choose(Dig(0)).endure()
    assert table.asks() == "GOD-HAND-9"
    assert [event.who for event in table.told(TurnedUp)] == [0]
    assert table.player(0).unseen == []
