"""What a seat remembers of cards it was shown, and when it is forgotten. [GOD-HAND, GOD-CARD]"""

from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Dig,
    Eat,
    Give,
    OnPile,
    Play,
    Refuse,
    Select,
    Starve,
    Swap,
    Take,
)
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition
from holdouts.testing import expedition


def known(table: ExpeditionPosition) -> list[str]:
    """The cards that everybody knows where they are."""
    return sorted(table.now.book.cards[card].id for card in table.now.known)


def knows(table: ExpeditionPosition, seat: int) -> list[str]:
    """The cards that a seat knows and not everybody."""
    return sorted(table.now.book.cards[card].id for card in table.player(seat).knows)


def offered(seats: int = 3) -> ExpeditionPosition:
    """Seat 2 has turned to seat 1."""
    return expedition(seats).hand(2, "hunt").hand(1, "rest").choose(Approach(), 2).choose(Aim(1))


def test_who_looks_remembers_what_lay_there_and_nobody_else_does():
    table = expedition(3).hand(1, "torch").pile(2, "hunt", "rest", "hide", "bait").turn(0)
    table.choose(Play("torch"), 1).choose(OnPile(2))
    assert knows(table, 1) == ["hide", "hunt", "rest"]
    assert (knows(table, 0), knows(table, 2), known(table)) == ([], [], [])


def test_where_a_card_lay_is_forgotten_when_a_peril_is_shuffled_into_its_pile():
    table = expedition(2).hand(1, "torch").discarded("acid-rain").turn(0)
    table.pile(0, "brood-mother", "hunt", "rest", "bait")
    table.choose(Play("torch"), 1).choose(OnPile(0))
    assert knows(table, 1) == ["brood-mother", "hunt", "rest"]
    table.choose(Dig(0)).endure()
    assert "acid-rain" in table.pile_ids(0)
    assert knows(table, 1) == ["brood-mother"]  # which lies open


def test_a_searched_card_is_no_longer_one_that_lies_known_on_a_pile():
    table = expedition().hand(0, "scout").pile(0, "hunt").pile(1, "rest").pile(2, "bait").turn(0)
    table.choose(Play("scout"))
    assert known(table) == ["bait", "hunt", "rest"]
    table.choose(Dig(1))
    assert known(table) == ["bait", "hunt"]


def test_everybody_remembers_a_card_that_was_taken_before_their_eyes():
    table = expedition().searched("hunt").hand(1, "forage").turn(0).choose(Play("forage"), 1)
    assert known(table) == ["hunt"]


def test_who_is_offered_a_card_has_seen_it_even_if_they_refuse_it():
    table = offered().choose(Give("hunt")).choose(Refuse())
    assert (knows(table, 0), knows(table, 1)) == ([], ["hunt"])


def test_who_gave_a_card_away_remembers_where_it_went():
    table = offered().choose(Give("hunt")).choose(Accept())
    assert table.hand_ids(1) == ["rest", "hunt"]
    assert (knows(table, 0), knows(table, 2)) == ([], ["hunt"])


def test_two_who_swap_have_seen_both_cards():
    table = offered().choose(Swap("hunt")).choose(Swap("rest")).choose(Accept())
    assert (table.hand_ids(1), table.hand_ids(2)) == (["hunt"], ["rest"])
    assert (knows(table, 0), knows(table, 1), knows(table, 2)) == ([], ["hunt", "rest"], ["hunt", "rest"])


def test_two_who_do_not_swap_in_the_end_have_seen_both_cards_all_the_same():
    table = offered().choose(Swap("hunt")).choose(Swap("rest")).choose(Refuse())
    assert (table.hand_ids(1), table.hand_ids(2)) == (["rest"], ["hunt"])
    assert (knows(table, 0), knows(table, 1), knows(table, 2)) == ([], ["hunt"], ["rest"])


def test_a_card_that_is_played_is_forgotten_as_a_card_of_that_hand():
    table = offered().choose(Give("hunt")).choose(Accept())
    table.choose(Play("hunt"), 1)
    assert "hunt" in table.ids("discards")
    assert knows(table, 2) == []


def test_food_laid_out_for_all_to_see_is_known_to_them_when_it_goes_back_to_the_hand():
    table = expedition().hand(0, "torch").feeding().choose(Eat("torch"), 0)
    assert known(table) == ["torch"]
    table.choose(Starve(), 0)
    assert (table.hand_ids(0), known(table)) == (["torch"], ["torch"])


def test_food_laid_out_where_plans_are_hidden_is_known_to_nobody_else():
    table = expedition(2, "wicked-few").hand(0, "torch").feeding().choose(Eat("torch"), 0)
    assert known(table) == []


def test_what_was_known_of_a_pile_is_forgotten_when_it_is_shuffled():
    table = expedition(3).hand(1, "torch", "collapse").pile(2, "hunt", "rest", "hide").turn(0)
    table.choose(Play("torch"), 1).choose(OnPile(2)).choose(Play("collapse"), 1).choose(OnPile(2)).choose(OnPile(0))
    assert knows(table, 1) == []


def test_a_card_milled_from_a_pile_is_forgotten_as_a_card_of_the_pile():
    table = expedition().hand(0, "scout", "snare").pile(0, "hunt").pile(1, "rest").pile(2, "bait").turn(0)
    table.choose(Play("scout")).choose(Play("snare")).choose(OnPile(1))
    assert known(table) == ["bait", "hunt"]


def test_a_card_put_back_in_another_order_is_known_to_nobody_but_who_did_it():
    table = (
        expedition().hand(0, "scout", "queens-scent").pile(0, "hunt", "rest").pile(1, "hide").pile(2, "bait").turn(0)
    )
    table.choose(Play("scout")).choose(Play("queens-scent")).choose(OnPile(0)).choose(Select("rest"))
    assert known(table) == ["bait", "hide"]
    assert knows(table, 0) == ["hunt", "rest"]


def test_a_card_of_the_harvest_is_known_in_the_hand_it_went_to():
    table = expedition().searched("hunt", "rest").harvest(1).choose(Take("hunt"))
    assert "hunt" in known(table)
