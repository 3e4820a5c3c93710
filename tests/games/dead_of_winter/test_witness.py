"""What everybody has seen of a player is remembered, and nothing else."""

from holdouts.games.dead_of_winter.picks import Attack, Attract, Contribute, Play, Request, SpendFood
from holdouts.games.dead_of_winter.state import Counted
from holdouts.testing import colony, rule


@rule("DOW-CRISIS-6", "DOW-SECRET-14")
def test_of_a_crisis_all_remember_who_gave_how_much_and_how_much_was_wrong():
    table = colony(3).crisis("cold-stoves").given(0, "jerrycan").given(2, "jerrycan", "tinned-soup")
    table.phase("resolve_crisis").start()
    assert table.now.counted == [Counted([1, 0, 2], 1, True)]


@rule("DOW-CRISIS-1")
def test_a_card_that_lies_face_down_is_neither_help_nor_harm():
    table = colony(3).hand(0, "tinned-soup").turn(0).choose(Contribute("tinned-soup"))
    assert (table.now.players[0].helped, table.now.players[0].harmed) == (0, 0)


def test_food_for_the_colony_is_help_and_food_for_a_die_is_harm():
    table = colony(3).hand(0, "tinned-soup").dice(0, 2).turn(0).choose(Play("tinned-soup"))
    assert (table.now.players[0].helped, table.now.players[0].harmed) == (1, 0)
    table.choose(SpendFood(2, 3))
    assert (table.now.players[0].helped, table.now.players[0].harmed) == (1, 1)


def test_who_lures_zombies_into_the_colony_or_attacks_others_is_remembered_for_it():
    table = colony(3).zombies("police", 2).dice(0, 3).turn(0).choose(Attract("brandt"))
    assert table.now.players[0].harmed == 1
    fight = colony(3).group(0, "brandt@gas").group(1, "haddad@gas").dice(0, 6).turn(0)
    fight.choose(Attack("brandt"))
    assert fight.now.players[0].harmed == 2


def test_who_lures_zombies_off_streets_that_are_to_be_cleared_is_not_blamed():
    table = colony(3, "clear-the-streets").zombies("police", 2).dice(0, 3).turn(0).choose(Attract("brandt"))
    assert table.now.players[0].harmed == 0


def test_what_was_asked_for_is_remembered_for_the_turn():
    table = colony(2).turn(0).choose(Request("food"))
    assert table.now.players[0].requested == ["food"]
