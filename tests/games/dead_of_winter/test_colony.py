"""Rounds, turns, the colony phase and its zombies. [DOW-ROUND, DOW-TURN, DOW-COLONY, DOW-CRISIS, DOW-ZOMBIE]"""

import pytest

from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.events import CrisisCounted, TurnBegan, ZombiesCame
from holdouts.games.dead_of_winter.picks import CallVote, EndTurn, Move, Play, Refuse, ThumbDown
from holdouts.games.dead_of_winter.positions import BLANK
from holdouts.games.dead_of_winter.rules.colony import STEPS
from holdouts.games.dead_of_winter.state import Lasting
from holdouts.testing import colony, moving_in, rule

# --- rounds and turns ---


def first_turn(seats=3, **options):
    """The first turn of a game in which everybody kept the first cards dealt."""
    table = moving_in(seats, **options)
    for seat in range(seats):
        table.choose(table.options(seat)[0], seat)
    return table


@rule("DOW-ROUND-1", "DOW-ROUND-2", "DOW-ROUND-5", "DOW-ROUND-6")
def test_a_round_is_a_crisis_a_turn_for_everybody_and_the_colony_phase():
    table = colony(3).arrange(food=9, morale=9, first=1, rounds_left=4).phase("pass_token")
    assert table.now.round == 2
    assert table.now.crisis != -1
    for _ in range(3):
        while table.asks() != "DOW-TURN-3":
            table.choose(table.options()[0])
        table.choose(EndTurn())
    assert [event.who for event in table.told(TurnBegan)][:3] == [2, 0, 1]


@rule("DOW-ROUND-3")
def test_e3_everybody_rolls_a_die_for_each_survivor_and_one_more():
    table = colony(3).group(0, "haddad", "fisk", "lund").phase("pass_token")
    assert [len(player.dice) for player in table.now.players] == [4, 2, 2]


@rule("DOW-ROUND-4", "DOW-ROUND-7")
def test_helpless_survivors_bring_no_dice_and_old_dice_are_gone():
    table = colony(3).arrange(helpless=5).dice(0, 1, 2, 3, 4, 5).phase("pass_token")
    assert [len(player.dice) for player in table.now.players] == [2, 2, 2]


@rule("DOW-ROUND-4", "DOW-MOVE-3")
def test_dice_that_were_rolled_are_not_lost_with_a_survivor():
    table = colony(3).group(0, "haddad", "brandt").dice(0, 1, 2, 3).arrange(morale=5).rolling(12).turn(0)
    table.choose(Move("haddad", "gas"))
    assert table.now.players[0].dice == [1, 2, 3]


@rule("DOW-ROUND-8", "DOW-EXILE-20", "DOW-EXILE-8")
def test_exiles_roll_dice_and_have_turns_but_bring_no_helpless_survivors():
    table = colony(3).group(0, "haddad@gas").exiled(0).hand(0, "traveller-with-child").next_survivors("lund").turn(0)
    table.choose(Play("traveller-with-child")).choose(table.options()[2])
    assert table.now.helpless == 0
    assert table.person("lund").place != 0
    table = colony(3).group(0, "haddad@gas").exiled(0).phase("pass_token")
    assert len(table.now.players[0].dice) == 2


@rule("DOW-TURN-3", "DOW-TURN-9")
def test_a_turn_goes_on_until_its_player_ends_it():
    table = colony(3).group(0, "haddad", "brandt").rolling(BLANK, BLANK).turn(0)
    table.choose(Move("haddad", "gas")).choose(Move("brandt", "gas"))
    assert table.asked() == (0,)
    table.choose(EndTurn())
    assert table.table.over


@rule("DOW-TURN-8")
def test_what_is_counted_by_turns_and_rounds_starts_anew():
    table = first_turn(4)
    seat = table.asked()[0]
    other = table.options(kind=CallVote)[0]
    table.choose(other)
    for voter in range(4):
        table.choose(ThumbDown(), voter)
    assert table.now.players[seat].called
    table = colony(3).group(0, "brandt")
    table.arrange(table.person("brandt"), used=True, moves=1).arrange(table.state.players[0], called=True)
    table.phase("pass_token").arrange(first=2)
    assert not table.now.players[0].called
    assert (table.person("brandt").used, table.person("brandt").moves) == (False, 0)


# --- feeding and waste ---


@rule("DOW-COLONY-1")
def test_the_steps_come_in_their_order():
    names = ["begin_phase", "feed", "check_waste", "resolve_crisis", "add_zombies", "check_goal", "pass_round"]
    assert [step.__name__ for step in STEPS] == [*names, "pass_token"]


@rule("DOW-COLONY-2", "DOW-COLONY-3", "DOW-COLONY-4")
def test_one_food_feeds_two_and_those_outside_feed_themselves():
    table = colony(3).group(0, "haddad", "fisk@gas").arrange(food=5, helpless=2).phase("feed")
    assert table.now.food == 2


@rule("DOW-COLONY-5", "DOW-COLONY-6", "DOW-COLONY-7")
def test_e17_a_shortage_takes_no_food_but_morale():
    table = colony(3).group(0, "haddad", "fisk", "lund").arrange(food=3, helpless=2, morale=5).phase("feed")
    assert (table.now.food, table.now.starvation, table.now.morale) == (3, 1, 4)


@rule("DOW-COLONY-7", "DOW-COLONY-8")
def test_e18_the_second_shortage_costs_one_again_or_by_the_switch_two():
    table = colony(3).arrange(food=0, starvation=1, morale=5).phase("feed")
    assert (table.now.starvation, table.now.morale) == (2, 4)
    table = colony(3, starvation="cumulative").arrange(food=0, starvation=1, morale=5).phase("feed")
    assert (table.now.starvation, table.now.morale) == (2, 3)
    table = colony(3).arrange(food=9, starvation=2, morale=5).phase("feed")
    assert (table.now.starvation, table.now.morale) == (2, 5)


@rule("DOW-COLONY-9")
def test_e12_each_full_ten_cards_of_waste_cost_one_morale():
    table = colony(3).arrange(morale=5)
    cards = table.state.locations[1].deck[:19]
    del table.state.locations[1].deck[:19]
    table.arrange(waste=cards).phase("check_waste")
    assert table.now.morale == 4
    assert len(table.now.waste) == 19


# --- the crisis ---


def crisis(*given, seats=4, **more):
    """Fuel is needed; these cards lie before the crisis."""
    return colony(seats).crisis("cold-stoves").given(1, *given).arrange(morale=5, **more).phase("resolve_crisis")


@rule("DOW-CRISIS-6", "DOW-CRISIS-7", "DOW-CRISIS-8", "DOW-CRISIS-11", "DOW-CRISIS-14")
def test_e19_five_right_cards_and_a_wrong_one_count_four():
    table = crisis(*["jerrycan"] * 5, "odds-and-ends")
    assert table.now.morale == 5
    counted = table.told(CrisisCounted)[0]
    assert (counted.count, counted.least) == (4, 4)
    assert len(table.now.removed) == 6
    assert table.now.players[1].given == []
    assert table.now.crisis == -1


@rule("DOW-CRISIS-10")
def test_e20_two_more_than_needed_lift_morale_by_one():
    assert crisis(*["jerrycan"] * 6).now.morale == 6
    assert crisis(*["jerrycan"] * 9).now.morale == 6


@rule("DOW-CRISIS-13", "DOW-CRISIS-8")
def test_without_a_contribution_the_crisis_fails():
    assert crisis().now.morale == 3


@rule("DOW-CRISIS-9", "DOW-CRISIS-15")
def test_e35_exiles_do_not_count_and_cards_may_raise_the_total():
    table = colony(4).crisis("cold-stoves").given(1, *["jerrycan"] * 4, "odds-and-ends").group(3, "haddad@gas")
    table.exiled(3).arrange(morale=5, crisis_bonus=1).phase("resolve_crisis")
    assert table.now.morale == 5
    assert (table.told(CrisisCounted)[0].count, table.told(CrisisCounted)[0].least) == (4, 3)
    assert table.now.crisis_bonus == 0


@rule("DOW-CRISIS-9")
def test_by_the_switch_exiles_count():
    table = colony(4, crisis_need="players").crisis("cold-stoves").group(3, "haddad@gas").exiled(3)
    table.given(1, *["jerrycan"] * 3).arrange(morale=5).phase("resolve_crisis")
    assert table.now.morale == 3


@rule("DOW-CRISIS-12")
def test_either_of_two_symbols_counts():
    table = colony(3).crisis("broken-pump").given(0, "jerrycan", "odds-and-ends").given(1, "jerrycan")
    assert table.arrange(morale=5).phase("resolve_crisis").now.morale == 5


@rule("DOW-CRISIS-3")
def test_a_crate_of_food_counts_as_one_card():
    table = colony(3).crisis("bare-shelves").given(0, "pantry-crate").arrange(morale=5).phase("resolve_crisis")
    table.start()
    assert table.told(CrisisCounted)[0].count == 1


@pytest.mark.parametrize(
    ("id_", "check"),
    [
        ("cold-stoves", lambda state: state.morale == 3),
        ("bare-shelves", lambda state: (state.starvation, state.morale) == (1, 4)),
        ("fever-ward", lambda state: state.morale == 4 and all(one.wounds for _, one in state.everybody())),
        ("night-march", lambda state: state.zombies(0) == 10),
        ("lean-week", lambda state: (state.food, state.morale) == (1, 4)),
        ("shapes-at-the-store", lambda state: (state.zombies(2), state.zombies(4)) == (3, 3)),
        ("shapes-at-the-ward", lambda state: (state.zombies(5), state.zombies(6)) == (3, 3)),
        ("shapes-at-the-yard", lambda state: (state.zombies(3), state.zombies(1)) == (3, 3)),
        ("open-gates", lambda state: (state.helpless, state.morale) == (3, 4)),
        ("blackout", lambda state: [player.next_dice for player in state.players] == [-1, -1, -1]),
        ("bad-water", lambda state: state.morale == 3),
        ("frozen-hinges", lambda state: state.zombies(0) == 4 and state.lasting[0].round == 2),
        ("ringing-bell", lambda state: state.zombies(0) == 5 and state.zombies(6) == 1),
        ("lost-hope", lambda state: state.morale == 3),
        ("empty-magazines", lambda state: (state.zombies(0), state.morale) == (8, 4)),
        ("numb-fingers", lambda state: sum(one.frost for _, one in state.everybody()) == 3),
    ],
)
def test_what_a_crisis_does_that_is_not_prevented(id_, check):
    table = colony(3).crisis(id_).arrange(morale=5, food=5).phase("resolve_crisis")
    assert check(table.now)


def test_bad_water_kills_the_helpless_first():
    table = colony(3).crisis("bad-water").arrange(morale=5, helpless=1).phase("resolve_crisis")
    assert (table.now.helpless, table.now.morale) == (0, 4)
    assert table.person("stern").wounds == 1


def test_a_broken_pump_takes_a_card_from_everybody():
    table = colony(3).crisis("broken-pump").hand(0, "jerrycan").hand(1, "tinned-soup").arrange(morale=5)
    table.phase("resolve_crisis")
    assert (len(table.now.removed), table.now.morale) == (2, 4)


def test_a_quarrel_lets_everybody_choose_whom_it_hurts():
    table = colony(3).crisis("quarrel-over-rations").group(0, "haddad", "fisk").arrange(morale=5)
    table.phase("resolve_crisis")
    assert table.asked() == (0,)


@rule("DOW-ROUND-7")
def test_fewer_dice_are_rolled_once_after_a_blackout():
    table = colony(3).arrange(morale=5).phase("pass_token")
    for player in table.state.players:
        table.arrange(player, next_dice=-1)
    assert [len(player.dice) for player in table.now.players] == [1, 1, 1]
    assert [player.next_dice for player in table.now.players] == [0, 0, 0]


# --- zombies ---


def arriving(**more):
    return colony(3).group(0, "brandt@school").group(1, "stern@gas").group(2, "marsh@gas").arrange(morale=5, **more)


@rule("DOW-ZOMBIE-9", "DOW-ZOMBIE-13")
def test_an_overrun_where_nobody_is_costs_no_helpless_survivor_of_the_colony():
    table = arriving(helpless=2).zombies("police", 4).noise("police", 1).rolling(2).phase("add_zombies")
    assert (table.now.helpless, table.now.morale) == (2, 5)


@rule("DOW-ZOMBIE-1", "DOW-COLONY-10", "DOW-ZOMBIE-2")
def test_one_zombie_for_two_in_the_colony_and_one_for_each_place_with_somebody():
    table = arriving(helpless=3).phase("add_zombies")
    assert (table.count("colony"), table.count("school"), table.count("gas")) == (2, 1, 1)
    assert table.count("library") == 0


@rule("DOW-ZOMBIE-2")
def test_by_the_switch_one_for_each_survivor_outside():
    table = colony(3, outside_spawn="per-survivor").group(1, "stern@gas").group(2, "marsh@gas").phase("add_zombies")
    assert table.count("gas") == 2


@rule("DOW-ZOMBIE-3", "DOW-ZOMBIE-4")
def test_noise_brings_zombies_on_three_or_less_and_is_gone():
    table = colony(3).noise("library", 3).rolling(1, 3, 4).phase("add_zombies")
    assert table.count("library") == 2
    assert table.now.locations[4].noise == 0


@rule("DOW-ZOMBIE-3")
def test_a_card_may_let_each_noise_token_roll_twice():
    table = colony(3).noise("school", 1).arrange(lasting=[Lasting("double-noise", 3, 1)]).rolling(1, 2)
    assert table.phase("add_zombies").count("school") == 2


@rule("DOW-ZOMBIE-5", "DOW-ZOMBIE-6", "DOW-ZOMBIE-16")
def test_e21_seven_zombies_go_round_the_entrances():
    table = arriving(helpless=13).phase("add_zombies")
    assert table.now.locations[0].zombies == [2, 1, 1, 1, 1, 1]


@rule("DOW-ZOMBIE-7", "DOW-ZOMBIE-11")
def test_e22_a_zombie_breaks_a_barricade_and_looks_for_no_other_entrance():
    table = arriving(helpless=1).zombies("colony", 2).barricades("colony", 1).phase("add_zombies")
    assert table.now.locations[0].zombies == [2, 0, 0, 0, 0, 0]
    assert table.now.barricades(0) == 0


@rule("DOW-ZOMBIE-8", "DOW-SURVIVOR-5")
def test_an_overrun_kills_the_lowest_influence_in_the_colony():
    table = colony(3).group(0, "brandt").group(1, "sandoval", "falk@gas").group(2, "marsh@gas").arrange(morale=5)
    table.zombies("colony", 3).phase("add_zombies")
    assert not table.alive("sandoval")
    assert table.now.morale == 4
    assert table.count("colony") == 3


@rule("DOW-ZOMBIE-9", "DOW-SURVIVOR-13")
def test_an_overrun_kills_the_helpless_where_nobody_else_is():
    table = arriving(helpless=1).zombies("colony", 3).phase("add_zombies")
    assert (table.now.helpless, table.now.morale) == (0, 4)


@rule("DOW-ZOMBIE-10", "DOW-ZOMBIE-13", "DOW-ZOMBIE-12")
def test_e23_an_overrun_where_nobody_is_does_nothing():
    table = arriving().zombies("police", 4).noise("police", 1).rolling(2).phase("add_zombies")
    assert table.count("police") == 4
    assert table.now.morale == 5


@rule("DOW-ZOMBIE-12")
def test_outside_the_same_holds_with_a_single_entrance():
    table = arriving().zombies("gas", 2).barricades("gas", 1).phase("add_zombies")
    assert (table.count("gas"), table.now.barricades(6)) == (2, 0)
    table = arriving().zombies("gas", 3).phase("add_zombies")
    assert not table.alive("marsh")
    assert table.alive("stern")


@rule("DOW-ZOMBIE-14", "DOW-ZOMBIE-15")
def test_deaths_on_the_way_do_not_make_fewer_zombies():
    table = colony(3).arrange(morale=9, helpless=1).zombies("colony", 3, 3).phase("add_zombies")
    assert len(table.now.dead) == 2


@rule("DOW-ZOMBIE-18")
def test_the_colony_comes_first_then_the_places_in_their_order():
    table = arriving(helpless=1).noise("police", 1).rolling(1).phase("add_zombies")
    table.start()
    assert [event.place for event in table.told(ZombiesCame)] == [0, 1, 3, 6]


# --- the rest ---


@rule("DOW-COLONY-11", "DOW-COLONY-12", "DOW-END-3")
def test_the_main_objective_is_looked_at_only_in_step_five():
    table = colony(3, "the-vaccine-bench").stored(*["antiseptic"] * 9).turn(0)
    assert not table.table.over
    table = colony(3, "the-vaccine-bench").stored(*["antiseptic"] * 9).phase("check_goal")
    assert table.table.over
    assert table.state.ended == "main"


@rule("DOW-STORE-2")
def test_a_goal_of_surviving_is_reached_when_the_marker_stands_on_one():
    assert colony(3).arrange(rounds_left=1).phase("check_goal").table.over
    assert not colony(3).arrange(rounds_left=2).phase("check_goal").now.ended


@rule("DOW-COLONY-13", "DOW-END-2")
def test_e26_the_round_marker_ends_the_game_at_nought():
    table = colony(3, "the-convoy").arrange(rounds_left=1).phase("pass_round")
    assert table.table.over
    assert table.state.ended == "rounds"
    assert colony(3).arrange(rounds_left=3).phase("pass_round").now.rounds_left == 2


@rule("DOW-END-2", "DOW-STORE-3")
def test_on_the_hard_side_a_cold_furnace_ends_the_game():
    table = colony(3, "keep-the-furnace", hard=True).phase("begin_phase")
    for seat in range(3):
        table.choose(Refuse(), seat)
    assert table.state.ended == "rounds"


@rule("DOW-COLONY-14")
def test_the_token_goes_to_the_left_or_by_the_switch_to_the_right():
    assert colony(3).arrange(first=1).phase("pass_token").now.first == 2
    assert colony(3, token_passes="right").arrange(first=1).phase("pass_token").now.first == 0


@rule("DOW-COLONY-1")
def test_the_log_says_when_the_colony_phase_begins():
    table = colony(3).phase("begin_phase").start()
    assert isinstance(table.table.chronicle[0], events.PhaseBegan)
    assert len(table.told(events.PhaseBegan)) == 1
