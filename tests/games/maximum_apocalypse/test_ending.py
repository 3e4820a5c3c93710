"""Death, loss, victory. [MAX-END]"""

import pytest

from holdouts.games.maximum_apocalypse.events import Died
from holdouts.games.maximum_apocalypse.picks import Accept, Concede, EndActions, Move, PickUp, Refuse, Use
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""


def escape(*seats: str, mission: str = "tutorial", fuel: int = 4):
    """Everybody is on the Van with that much Fuel; it is seat 0's turn."""
    return apocalypse(*seats, mission=mission).gear(0, *["fuel"] * fuel).rolling(*QUIET)


def starved(table, seat: int = 0):
    """That survivor is about to die of hunger."""
    return table.hunger(seat, 6, track=4).rolling(*QUIET).turn(seat, "hunger")


# --- deaths ---


@rule("MAX-END-1")
def test_a_survivor_without_hit_points_dies_at_once_in_the_middle_of_the_turn():
    table = apocalypse("fireman", "gunslinger").map("van avenue-red").hp(0, 6).next_monsters("alien-scientist")
    table.rolling(*QUIET).choose(Move("avenue-red"))
    assert table.survivor(0).dead
    assert [(event.who, event.how) for event in table.told(Died)] == [(0, "wounds")]
    assert table.asked() == (1,)


@rule("MAX-END-1")
def test_a_survivor_with_one_hit_point_lives():
    table = apocalypse("fireman", "gunslinger").map("van avenue-red").hp(0, 7).next_monsters("alien-scientist")
    table.choose(Move("avenue-red"))
    assert (table.survivor(0).dead, table.body(0).hp) == (False, 1)


@rule("MAX-END-2")
def test_a_survivor_who_cannot_make_a_compulsory_draw_dies():
    table = apocalypse("fireman", "gunslinger").deck(0).rolling(*QUIET).turn(0, "draw")
    assert table.survivor(0).dead
    assert [(event.who, event.how) for event in table.told(Died)] == [(0, "deck")]


@rule("MAX-END-2")
def test_an_empty_deck_alone_kills_nobody():
    table = apocalypse("fireman", "gunslinger").deck(0, "lighter").turn(0, "draw")
    assert table.hand_ids(0) == ["lighter"]
    assert not table.survivor(0).dead


@rule("MAX-END-3")
def test_a_survivor_dies_whose_die_reaches_the_skull():
    table = starved(apocalypse("fireman", "gunslinger"))
    assert table.survivor(0).dead
    assert [(event.who, event.how) for event in table.told(Died)] == [(0, "hunger")]


# --- what the dead leave ---


@rule("MAX-END-4")
def test_each_monster_of_the_dead_is_discarded_and_leaves_a_token():
    table = starved(apocalypse("fireman", "gunslinger").at(0, "tunnel-a").foes(0, "walker", "spitter"))
    assert table.foe_ids(0) == []
    assert sorted(table.monster_ids(table.now.monster_discard)) == ["spitter", "walker"]
    assert (table.tokens_on("tunnel-a"), table.now.supply) == (2, 28)


@rule("MAX-END-4")
def test_the_monsters_of_the_dead_never_leave_more_than_three_tokens_on_a_tile():
    table = apocalypse("fireman", "gunslinger").swarm("van", 1).foes(0, "walker", "walker", "spitter", "zombie-dog")
    starved(table)
    assert (table.tokens_on("van"), table.now.supply) == (3, 27)


@rule("MAX-END-4", "MAX-END-8")
def test_a_death_that_needs_more_tokens_than_there_are_loses_the_game():
    table = starved(apocalypse("fireman", "gunslinger").supply(1).foes(0, "walker", "spitter"))
    assert (table.now.ended, table.now.winners) == ("no-tokens", [])


@rule("MAX-END-4")
def test_a_death_on_a_full_tile_needs_no_tokens():
    table = starved(apocalypse("fireman", "gunslinger").swarm("van", 3).supply(0).foes(0, "walker", "spitter"))
    assert table.survivor(0).dead
    assert table.now.ended == ""


@rule("MAX-END-5")
def test_the_scavenge_cards_of_the_dead_stay_on_the_tile_from_hand_and_from_play():
    table = apocalypse("fireman", "gunslinger").at(0, "tunnel-a").hand(0, "food-2", "ladder")
    table.gear(0, "fuel", "binoculars", "fire-helmet")
    starved(table)
    assert sorted(table.lying_ids("tunnel-a")) == ["binoculars", "food-2", "fuel"]
    assert table.discard_ids() == []


@rule("MAX-END-5")
def test_what_the_dead_have_left_can_be_picked_up():
    table = starved(apocalypse("fireman", "gunslinger").hand(0, "food-2"))
    assert table.asked() == (1,)
    table.choose(PickUp("food-2"))
    assert "food-2" in table.hand_ids(1)


@rule("MAX-END-6")
def test_the_survivor_cards_of_the_dead_leave_the_game():
    table = apocalypse("fireman", "gunslinger").hand(0, "ladder").gear(0, "fire-helmet").discarded("lighter", seat=0)
    starved(table)
    kit = table.now.kit_of(0)
    assert (kit.deck, kit.hand, kit.discard, table.gear_ids(0)) == ([], [], [], [])
    gone = [table.now.design(card).id for card in table.now.removed]
    assert len(gone) == 30
    assert {"ladder", "fire-helmet", "lighter"} <= set(gone)


@rule("MAX-END-6")
def test_a_card_of_the_dead_that_another_uses_stays_in_play():
    table = starved(apocalypse("mechanic", "fireman").gear(1, "wrench").foes(1, "walker"))
    assert table.survivor(0).dead
    assert table.gear_ids(1) == ["wrench"]
    assert table.can(Use("wrench"))


# --- losing ---


@rule("MAX-END-7")
def test_the_team_loses_when_the_last_survivor_is_dead():
    table = starved(apocalypse("fireman", "gunslinger").dead(0), 1)
    assert (table.now.ended, table.now.winners) == ("all-dead", [])


@rule("MAX-END-7")
def test_the_team_plays_on_while_one_of_them_lives():
    table = starved(apocalypse("fireman", "gunslinger"))
    assert table.now.ended == ""
    assert table.asked() == (1,)


@rule("MAX-END-8")
def test_the_team_loses_when_a_token_must_be_placed_and_none_is_left():
    table = apocalypse("fireman").at(0, "tunnel-a").supply(0).rolling(3, 3).turn(0, "spawn")
    assert (table.now.ended, table.now.winners) == ("no-tokens", [])


@rule("MAX-END-8")
def test_the_last_token_is_placed_without_harm():
    table = apocalypse("fireman").at(0, "tunnel-a").supply(1).rolling(3, 3).turn(0, "spawn")
    assert (table.tokens_on("van"), table.now.supply, table.now.ended) == (1, 0, "")


@rule("MAX-END-9")
def test_the_first_death_loses_the_game_by_the_hard_rule():
    table = starved(apocalypse("fireman", "gunslinger", "surgeon", sudden_death=True))
    assert (table.now.ended, table.now.winners) == ("first-death", [])


# --- winning ---


@rule("MAX-END-10")
def test_the_team_wins_with_the_fuel_and_everybody_on_the_van():
    table = escape("fireman", "gunslinger").turn(0, "check")
    assert (table.now.ended, table.now.winners) == ("escaped", [0, 1])


@rule("MAX-END-10")
def test_the_team_does_not_win_while_somebody_is_away():
    assert escape("fireman", "gunslinger").at(1, "tunnel-a").turn(0, "check").now.ended == ""


@rule("MAX-END-10")
def test_nobody_waits_for_the_dead_who_win_with_the_others():
    table = escape("fireman", "gunslinger").at(1, "tunnel-a").dead(1).turn(0, "check")
    assert (table.now.ended, table.now.winners) == ("escaped", [0, 1])


@rule("MAX-END-10", "MAX-TURN-6")
def test_the_others_escape_at_the_end_of_the_turn_in_which_the_last_one_away_has_died():
    table = escape("fireman", "gunslinger").at(1, "tunnel-a").hp(1, 2).foes(1, "walker").turn(1, "monsters")
    assert (table.now.ended, table.now.winners) == ("escaped", [0, 1])


@rule("MAX-END-10")
def test_the_objective_of_the_mission_is_needed_too():
    fuel = ("fuel", "fuel", "fuel", "fuel")
    table = apocalypse("fireman", "gunslinger").gear(0, *fuel).rolling(*QUIET).turn(0, "check")
    assert table.now.ended == ""
    table = apocalypse("fireman", "gunslinger").gear(0, *fuel).gear(1, "scientist").turn(0, "check")
    assert table.now.ended == "escaped"


@rule("MAX-END-11")
def test_a_win_is_checked_only_when_hunger_and_monsters_have_had_their_due():
    table = escape("fireman").at(0, "tunnel-a").hunger(0, 5).foes(0, "walker").turn(0, actions=1)
    table.choose(Move("van"))
    assert table.now.ended == ""
    table.choose(EndActions())
    assert table.now.ended == "escaped"
    assert table.body(0).hp == 32 - 2 - 2


@rule("MAX-END-11")
def test_whoever_comes_home_last_may_still_die_before_the_win_counts():
    table = escape("fireman").at(0, "tunnel-a").hp(0, 2).foes(0, "walker").turn(0, actions=1)
    table.choose(Move("van")).choose(EndActions())
    assert table.now.ended == "all-dead"


@rule("MAX-END-11")
def test_a_win_is_checked_at_the_end_of_every_turn():
    table = escape("fireman", "gunslinger", fuel=2).gear(1, "fuel", "fuel").at(0, "tunnel-a").turn(0, actions=1)
    table.choose(Move("van")).choose(EndActions())
    assert table.now.ended == "escaped"  # the round is not over


@rule("MAX-END-12")
def test_fuel_stored_in_the_van_and_fuel_carried_there_count_together():
    assert escape("fireman", "gunslinger", fuel=1).stored("fuel", "fuel").turn(0, "check").now.ended == ""
    table = escape("fireman", "gunslinger", fuel=1).stored("fuel", "fuel").gear(1, "fuel").turn(0, "check")
    assert table.now.ended == "escaped"


@rule("MAX-END-13")
@pytest.mark.parametrize(("mission", "fuel"), [("tutorial", 4), ("scout-the-alien-zone", 4), ("burn-the-machines", 3)])
def test_a_mission_asks_for_as_much_fuel_as_its_symbol_says(mission, fuel):
    assert escape("fireman", mission=mission, fuel=fuel - 1).turn(0, "check").now.ended == ""
    assert escape("fireman", mission=mission, fuel=fuel).turn(0, "check").now.ended == "escaped"


@rule("MAX-END-14")
def test_monsters_and_tokens_at_the_van_do_not_stop_the_escape():
    table = escape("fireman", "gunslinger").foes(0, "walker").foes(1, "zombie-queen").swarm("van", 3)
    assert table.turn(0, "check").now.ended == "escaped"


# --- giving up ---


@rule("MAX-END-15")
def test_the_living_may_concede_together_which_is_a_loss():
    table = apocalypse("fireman", "gunslinger", "surgeon").dead(2).choose(Concede())
    assert table.asked() == (0, 1)
    table.choose(Accept(), 0).choose(Accept(), 1)
    assert (table.now.ended, table.now.winners) == ("conceded", [])


@rule("MAX-END-15")
def test_one_who_will_not_give_up_keeps_the_game_going():
    table = apocalypse("fireman", "gunslinger").choose(Concede()).choose(Accept(), 0).choose(Refuse(), 1)
    assert table.now.ended == ""
    assert table.survivor(0).actions == 4
    assert not table.can(Concede())  # not twice in one turn
