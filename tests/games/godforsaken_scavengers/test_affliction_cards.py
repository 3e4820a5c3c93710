"""What each Affliction does to whoever bears it, and where it ends."""

import pytest

from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Begin,
    Complete,
    Dig,
    DigOn,
    Drop,
    Eat,
    Feed,
    FeedCaravan,
    Finish,
    Give,
    MakeDeal,
    Neutralise,
    Pass,
    Play,
    Select,
    Share,
    Stop,
    Swap,
    Take,
)
from holdouts.testing import expedition, rule, set_out

FULL = ("torch", "bait", "scout", "move", "forage")


def ids(table, kind, seat=None):
    """What may be picked of that kind, by card id."""
    return [table.now.book.cards[option.card].id for option in table.options(seat, kind)]


# --- F01 Torn Abdomen ---


def test_torn_abdomen_makes_the_meal_one_food_larger():
    table = expedition(location="silent-mire").afflicted(0, "torn-abdomen").hand(0, "dry-ration", "scout").feeding()
    table.choose(Eat("dry-ration"), 0)
    assert not table.can(Feed(), 0)
    table.choose(Eat("scout"), 0)
    assert table.can(Feed(), 0)


def test_torn_abdomen_of_another_player_costs_nothing_more():
    table = expedition(location="silent-mire").afflicted(1, "torn-abdomen").hand(0, "dry-ration").feeding()
    assert table.choose(Eat("dry-ration"), 0).can(Feed(), 0)


# --- F02 Crushed Claw ---


@rule("GOD-HAND-9")
def test_crushed_claw_makes_a_full_hand_drop_a_card_at_once():
    table = expedition().next_afflictions("crushed-claw").hand(0, *FULL).pile(0, "cave-worm")
    table.choose(Dig(0)).endure()
    assert table.asks() == "GOD-HAND-9"
    table.choose(Drop("bait"))
    assert table.hand_ids(0) == ["torch", "scout", "move", "forage"]


def test_crushed_claw_makes_a_fifth_card_cost_one_of_the_four():
    table = expedition().afflicted(0, "crushed-claw").hand(0, *FULL[:4]).searched("hunt").harvest(0)
    table.choose(Take("hunt"))
    assert table.asks() == "GOD-HAND-2"


@rule("GOD-HAND-10")
def test_crushed_claw_does_not_bind_a_card_that_takes():
    table = expedition().afflicted(0, "crushed-claw").hand(0, "hunt", *FULL[:3]).searched("old-armoury")
    table.discarded("hide", "ambush").choose(Complete("old-armoury"))
    table.choose(Select("hide")).choose(Select("ambush"))
    assert table.hand_ids(0) == ["torch", "bait", "scout", "hide", "ambush"]


# --- F03 Tremors ---


def test_tremors_do_not_let_their_owner_stop_after_one_card():
    table = expedition().afflicted(0, "tremors").choose(Dig(0))
    assert not table.can(Stop())
    assert table.choose(DigOn()).can(Stop())


def test_tremors_end_where_the_pile_ends():
    table = expedition().afflicted(0, "tremors").pile(0, "bait").choose(Dig(0))
    assert table.can(Stop())


def test_a_peril_stops_a_trembling_player_all_the_same():
    table = expedition().afflicted(0, "tremors").pile(0, "cave-worm", "bait").choose(Dig(0)).endure()
    assert table.asks() == "GOD-HARVEST-1"


# --- F04 Night Blindness ---


def test_night_blindness_leaves_the_pile_to_chance():
    table = expedition().afflicted(0, "night-blindness").pile(0, "bait").pile(1, "torch").pile(2, "scout").rolling(3)
    table.choose(Dig(0))
    assert table.ids("searched") == ["scout"]


def test_night_blindness_draws_among_the_legal_piles_only():
    table = expedition().afflicted(0, "night-blindness", "dread").pile(0, "instinct").pile(1, "torch").pile(2, "hunt")
    table.rolling(1)
    table.choose(Dig(1))
    assert table.ids("searched") == ["torch"]


# --- F05 Paranoia ---


def test_a_paranoid_player_cannot_be_given_cards():
    table = expedition().afflicted(1, "paranoia").hand(0, "hunt").hand(1, "rest")
    table.choose(Approach()).choose(Aim(1))
    assert ids(table, Give) == []
    assert ids(table, Swap) == []
    assert table.can(MakeDeal())


def test_a_paranoid_player_can_still_give():
    table = expedition().afflicted(0, "paranoia").hand(0, "hunt")
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt")).choose(Accept())
    assert table.hand_ids(1) == ["hunt"]


def test_a_paranoid_player_cannot_be_handed_what_the_caravan_releases():
    table = expedition(caravan=True, location="choking-narrows").afflicted(1, "paranoia").hand(0, "bait", *FULL[2:])
    table.under_caravan("hunt", "rest").turn(0)
    table.choose(FeedCaravan())
    assert not table.can(Aim(1))


# --- F06 Pride ---


def test_a_proud_player_is_offered_no_food_while_another_guest_is():
    table = expedition(3, location="choking-narrows").afflicted(1, "pride").hand(0, "smoked-meat").feeding()
    table.choose(Eat("smoked-meat"), 0).choose(Feed(), 0)
    assert table.options(0, Share) == [Share(2)]


def test_a_proud_player_may_still_be_given_cards():
    table = expedition().afflicted(1, "pride").hand(0, "hunt")
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt")).choose(Accept())
    assert table.hand_ids(1) == ["hunt"]


# --- F07 Hoarder's Itch ---


def test_a_hoarder_can_give_neither_cards_nor_food():
    table = expedition(location="choking-narrows").afflicted(0, "hoarders-itch").hand(0, "smoked-meat", "bait")
    table.feeding().choose(Approach(), 0).choose(Aim(1))
    assert ids(table, Give) == []
    table.choose(table.options()[0]).choose(Eat("smoked-meat"), 0).choose(Feed(), 0)
    assert table.asked() == (1,)


def test_a_hoarder_can_still_be_given_cards():
    table = expedition().afflicted(1, "hoarders-itch").hand(0, "hunt")
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt")).choose(Accept())
    assert table.hand_ids(1) == ["hunt"]


def test_alone_there_is_nobody_to_be_paranoid_proud_or_greedy_about():
    table = set_out(1, "mad-prophet")
    texts = table.state.book.afflictions
    assert {texts[number].id for number in table.state.box_afflictions} == {"paranoia", "pride", "hoarders-itch"}
    assert len(table.state.affliction_deck) == 15


# --- F08 Numb Feelers ---


def test_numb_feelers_keep_their_owner_from_reacting_to_the_perils_of_others():
    table = expedition().afflicted(1, "numb-feelers").hand(1, "hide").searched("hunt").pile(0, "cave-worm")
    table.choose(Dig(0))
    while table.asks() == "GOD-PERIL-10":
        assert ids(table, Play) == []
        table.choose(Pass())
    assert "hunt" in table.ids("discards")


def test_numb_feelers_do_not_keep_their_owner_from_reacting_to_their_own_peril():
    table = expedition().afflicted(0, "numb-feelers").hand(0, "hide").searched("hunt").pile(0, "cave-worm")
    table.choose(Dig(0)).choose(Play("hide")).endure()
    assert table.ids("searched") == ["hunt"]


# --- F09 Lost Voice ---


def test_a_lost_voice_leaves_only_reactions_outside_the_own_turn():
    table = expedition().afflicted(1, "lost-voice").hand(1, "torch", "hide").searched("hunt").pile(0, "cave-worm")
    assert not table.can(Play("torch"), 1)
    table.choose(Dig(0))
    while table.asked() != (1,):
        table.choose(Pass())
    assert ids(table, Play) == ["hide"]


def test_a_lost_voice_is_no_hindrance_on_the_own_turn():
    assert expedition().afflicted(0, "lost-voice").hand(0, "torch").can(Play("torch"))


# --- F10 Bleeding Carapace ---


@pytest.mark.parametrize(("face_down", "left"), [(False, 1), (True, 2)])
def test_a_bleeding_carapace_costs_a_starving_player_one_card_more(face_down, left):
    table = expedition().afflicted(0, "bleeding-carapace", face_down=face_down).hand(0, "torch", "bait", "scout")
    table.next_afflictions("pride", "dread").feeding().starve(0, 1)
    while table.options(kind=Drop):
        table.choose(table.options()[0])
    assert len(table.hand_ids(0)) == left


# --- F11 Phantom Voices ---


def test_phantom_voices_cost_a_card_when_the_search_phase_starts():
    table = expedition().afflicted(0, "phantom-voices").hand(0, "torch", "bait").turn_about_to_begin(0)
    table.choose(Begin()).choose(Drop("torch"))
    assert table.hand_ids(0) == ["bait"]
    assert table.asks() == "GOD-SEARCH-1"


def test_phantom_voices_take_nothing_from_an_empty_hand():
    table = expedition().afflicted(0, "phantom-voices").turn_about_to_begin(0).choose(Begin())
    assert table.asks() == "GOD-SEARCH-1"


# --- F12 Frailty ---


def test_frailty_makes_neutralising_cost_one_card_more():
    table = expedition().afflicted(0, "frailty").hand(0, "torch", "bait", "scout").pile(0, "cave-worm", "move", "move")
    table.choose(Dig(0))
    while table.asks() == "GOD-PERIL-10":
        table.choose(Pass())
    table.choose(Neutralise(0))
    while table.asks() == "GOD-PERIL-5":
        table.choose(table.options()[0])
    assert len(table.hand_ids(0)) == 1


@pytest.mark.parametrize(("cards", "enough"), [(("smoked-meat", "scout"), False), (("smoked-meat", "hunt"), True)])
def test_frailty_makes_a_price_in_food_two_higher(cards, enough):
    table = expedition().afflicted(0, "frailty").hand(0, *cards).pile(0, "rockfall")
    table.choose(Dig(0))
    while table.asks() == "GOD-PERIL-10":
        table.choose(Pass())
    assert (table.asks() == "GOD-PERIL-5") is enough


# --- F13 Slow Limbs ---


def test_slow_limbs_take_twice_in_a_harvest_and_no_more():
    table = expedition().afflicted(0, "slow-limbs").searched("hunt", "rest", "torch").harvest(0)
    assert len(ids(table, Take)) == 3
    table.choose(Take("hunt")).choose(Take("rest"))
    assert ids(table, Take) == []


# --- F14 Compulsion ---


@pytest.mark.parametrize(("following", "may_stop"), [("bait", False), ("hunt", True), ("instinct", True)])
def test_compulsion_drives_on_while_the_next_card_shows_level_one(following, may_stop):
    table = expedition().afflicted(0, "compulsion").pile(0, "torch", following).choose(Dig(0))
    assert table.can(Stop()) is may_stop


def test_compulsion_is_idle_where_no_backs_can_be_seen():
    table = expedition(location="blind-gallery").afflicted(0, "compulsion").pile(0, "torch", "bait").choose(Dig(0))
    assert table.can(Stop())


# --- F15 Dread and F16 Death Wish ---


def tops(*cards: str):
    table = expedition()
    for number, card in enumerate(cards):
        table.pile(number, card)
    return table


@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (("instinct", "hunt", "bait"), [1, 2]),
        (("instinct", "second-wind", "hunt"), [2]),
        (("instinct", "second-wind", "carapace"), [0, 1, 2]),
    ],
)
def test_dread_shuns_level_three_while_another_pile_shows_less(cards, legal):
    table = tops(*cards).afflicted(0, "dread")
    assert [option.pile for option in table.options(kind=Dig)] == legal


@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (("bait", "hunt", "instinct"), [1, 2]),
        (("bait", "scout", "hunt"), [2]),
        (("bait", "scout", "torch"), [0, 1, 2]),
    ],
)
def test_a_death_wish_shuns_level_one_while_another_pile_shows_more(cards, legal):
    table = tops(*cards).afflicted(0, "death-wish")
    assert [option.pile for option in table.options(kind=Dig)] == legal


@pytest.mark.parametrize("affliction", ["dread", "death-wish"])
def test_dread_and_death_wish_are_idle_where_no_backs_can_be_seen(affliction):
    table = expedition(location="blind-gallery").afflicted(0, affliction).pile(0, "bait").pile(1, "instinct").pile(2)
    assert len(table.options(kind=Dig)) == 2


@pytest.mark.parametrize(("older", "newer", "legal"), [("dread", "death-wish", [0]), ("death-wish", "dread", [1])])
def test_where_dread_and_a_death_wish_leave_no_pile_the_newer_one_gives_way(older, newer, legal):
    table = expedition().pile(0, "bait").pile(1, "instinct").pile(2).afflicted(0, older, newer)
    assert [option.pile for option in table.options(kind=Dig)] == legal


# --- F17 Amnesia ---


def test_amnesia_leaves_three_cards_at_the_end_of_the_turn():
    table = expedition().afflicted(0, "amnesia").hand(0, *FULL).harvest(0).choose(Finish())
    table.choose(Drop("torch")).choose(Drop("bait"))
    assert table.hand_ids(0) == ["scout", "move", "forage"]
    assert table.asks() == "GOD-TURN-1"


def test_amnesia_does_not_touch_three_cards():
    table = expedition().afflicted(0, "amnesia").hand(0, *FULL[:3]).harvest(0).choose(Finish())
    assert len(table.hand_ids(0)) == 3
    assert table.asks() == "GOD-TURN-1"


# --- F18 Rot ---


def test_rot_makes_ones_worthless_for_the_own_meal():
    table = expedition(location="choking-narrows").afflicted(0, "rot").hand(0, "bait", "dry-ration").feeding()
    assert not table.choose(Eat("bait"), 0).can(Feed(), 0)
    assert table.choose(Eat("dry-ration"), 0).can(Feed(), 0)


def test_rot_beats_a_location_that_makes_ones_worth_two():
    table = expedition(location="glowcap-garden").hand(0, "bait", "scout").hand(1, "move", "rush").feeding()
    table.afflicted(0, "rot")
    table.choose(Eat("bait"), 0).choose(Eat("scout"), 0).choose(Eat("move"), 1).choose(Eat("rush"), 1)
    assert table.can(Feed(), 1)
    assert not table.can(Feed(), 0)
