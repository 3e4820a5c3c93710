"""The frame of a turn: seven steps, whose turn it is, and what ends with it. [MAX-TURN]"""

from holdouts.games.maximum_apocalypse.events import (
    Attacked,
    Drew,
    Ended,
    Hungrier,
    MonsterMet,
    Spawned,
    TurnBegan,
    Used,
)
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Drop,
    Enough,
    Give,
    Move,
    Pick,
    Play,
    Propose,
    Search,
    Store,
    SwapTwo,
    Trade,
    Use,
    UseInnate,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

NEEDED = ("fuel", "fuel", "fuel", "fuel", "scientist")
"""What the mission wants at the Van."""


def position_in_story(table: ApocalypsePosition, kind) -> int:
    """Where the first event of that kind stands in the chronicle."""
    return next(number for number, event in enumerate(table.table.chronicle) if isinstance(event, kind))


# --- seven steps ---


@rule("MAX-TURN-1")
def test_spawn_draw_actions_end_effects_hunger_monsters_check():
    table = apocalypse("gunslinger").map("prairie-a van").at(0, "prairie-a").gear(0, "colt").foes(0, "zombie-soldier")
    table.next_monsters("walker").rolling(1, 1, 1, 1).turn(0, "spawn")
    table.choose(Use("colt")).idle_turn()
    kinds = (Spawned, Drew, Used, MonsterMet, Hungrier, Attacked, TurnBegan)
    story = [position_in_story(table, kind) for kind in kinds]
    assert story == sorted(story)


@rule("MAX-TURN-1")
def test_the_objective_is_checked_last():
    table = apocalypse("fireman").foes(0, "walker").stored(*NEEDED).turn(0, "end")
    assert table.table.over
    assert position_in_story(table, Hungrier) < position_in_story(table, Attacked) < position_in_story(table, Ended)


@rule("MAX-TURN-2")
def test_a_player_finishes_all_seven_steps_before_the_one_on_the_left_begins():
    table = apocalypse("fireman", "hunter", "surgeon").foes(1, "walker").rolling(1, 1).turn(1).idle_turn()
    assert table.now.active == 2
    assert position_in_story(table, Attacked) < position_in_story(table, TurnBegan)
    assert table.survivor(0).hunger == table.survivor(2).hunger == 1
    assert table.survivor(1).hunger == 2


@rule("MAX-TURN-2")
def test_after_the_last_player_the_first_has_a_turn_again():
    table = apocalypse("fireman", "hunter").rolling(1, 1, 1, 1).turn(1).idle_turn()
    assert (table.now.active, table.now.round) == (0, 2)
    table.idle_turn()
    assert (table.now.active, table.now.round) == (1, 2)


# --- the start of a turn ---


@rule("MAX-TURN-3")
def test_stuns_of_a_player_end_when_their_next_turn_starts():
    table = apocalypse("fireman", "hunter").hand(0, "fire-extinguisher").foes(0, "walker").foes(1, "spitter")
    table.rolling(1, 1, 1, 1).turn(0)
    table.choose(Play("fire-extinguisher", 0)).idle_turn()
    assert [table.body(seat).hp for seat in (0, 1)] == [32, 24]
    assert table.survivor(1).foes[0].stunned
    table.idle_turn()
    assert [table.body(seat).hp for seat in (0, 1)] == [32, 24]
    assert not table.survivor(0).foes[0].stunned
    assert not table.survivor(1).foes[0].stunned


@rule("MAX-TURN-3")
def test_a_stun_does_not_end_with_the_turn_of_somebody_else():
    table = apocalypse("fireman", "hunter").foes(1, "walker", stunned_by=0).rolling(1, 1, 1, 1).turn(1, "end")
    assert table.body(1).hp == 24
    assert table.now.active == 0


@rule("MAX-TURN-3")
def test_a_searched_tile_may_be_searched_again_next_turn():
    table = apocalypse("fireman").map("van airport").at(0, "airport").rolling(1, 1)
    table.scavenge("red", "food-1", "food-2").turn(0)
    table.choose(Search("red"))
    assert not table.can(Search("red"))
    table.idle_turn()
    assert table.can(Search("red"))


@rule("MAX-TURN-3")
def test_free_actions_that_were_used_are_there_again_next_turn():
    table = apocalypse("fireman", "hunter").hand(0, "food-1", "food-2", "ladder", "lighter", "ladder")
    table.gear(0, "fuel", "fuel").rolling(1, 1, 1, 1).turn(0)
    table.choose(SwapTwo()).choose(Drop("ladder")).choose(Drop("lighter"))
    table.choose(Trade(1)).choose(Give("food-1")).choose(Propose()).choose(Accept(), 1)
    table.choose(Store()).choose(Pick("fuel")).choose(Enough())
    for pick in (SwapTwo(), Trade(1), Store()):
        assert not table.can(pick)
    table.idle_turn().idle_turn()
    for pick in (SwapTwo(), Trade(1), Store()):
        assert table.can(pick)


@rule("MAX-TURN-3")
def test_who_moved_last_turn_has_not_moved_in_the_new_one():
    """The Demolition Bot hits twice as hard whoever did not move this turn."""
    table = apocalypse("fireman", mission="convoy").foes(0, "demolition-bot").rolling(1, 1, 1, 1).turn(0)
    table.choose(Move("tunnel-a")).idle_turn()
    assert table.body(0).hp == 32 - 4
    table.idle_turn()
    assert table.body(0).hp == 32 - 4 - 8


@rule("MAX-TURN-3")
def test_the_tile_where_a_turn_starts_is_noted():
    """On a Refuge nobody is hurt, except those whose turn began there."""
    table = apocalypse("fireman").map("van refuge-a").foes(0, "walker").rolling(3, 4, 3, 4).turn(0)
    table.choose(Move("refuge-a")).idle_turn()
    assert table.body(0).hp == 32
    table.idle_turn()
    assert table.body(0).hp == 30


# --- the dead ---


@rule("MAX-TURN-4")
def test_eliminated_players_take_no_turns():
    table = apocalypse("fireman", "hunter", "surgeon").dead(1).rolling(1, 1, 1, 1, 1, 1).turn(0)
    order = [table.now.active, *(table.idle_turn().now.active for _ in range(3))]
    assert order == [0, 2, 0, 2]


@rule("MAX-TURN-4")
def test_the_stuns_of_a_dead_player_end_when_play_passes_his_seat():
    table = apocalypse("fireman", "hunter", "surgeon").dead(1).foes(0, "walker", stunned_by=1)
    table.foes(2, "walker", stunned_by=1).rolling(1, 1, 1, 1).turn(0).idle_turn()
    assert table.body(0).hp == 32
    assert (table.now.active, table.survivor(2).foes[0].stunned) == (2, [])
    table.idle_turn()
    assert table.body(2).hp == 21


@rule("MAX-TURN-4")
def test_what_a_dead_player_lent_his_friends_ends_when_play_passes_his_seat():
    table = apocalypse("mechanic", "gunslinger", "fireman").hand(0, "weapon-check").foes(1, "zombie-soldier")
    table.gear(1, "colt").rolling(1, 1, 1, 1, 1, 1).hp(0, 1).foes(0, "walker").turn(0)
    table.choose(Play("weapon-check", 0)).idle_turn()
    assert table.survivor(0).dead
    table.choose(Use("colt"))
    assert table.survivor(1).foes[0].wounds == 3
    table.idle_turn()  # the Gunslinger's
    table.idle_turn()  # the Fireman's; then the dead seat is passed
    table.choose(Use("colt"))
    assert table.survivor(1).foes[0].wounds == 5


# --- losing and winning ---


@rule("MAX-TURN-5")
def test_a_loss_stops_everything_at_once():
    table = apocalypse("fireman", "hunter").map("van tunnel-a", "police-station tunnel-b").at(0, "tunnel-a")
    table.at(1, "tunnel-a").supply(0).rolling(3, 3).turn(0, "spawn")
    assert table.table.over
    assert table.now.ended == "no-tokens"
    assert table.told(Drew) == []


@rule("MAX-TURN-5")
def test_a_win_is_declared_only_in_the_last_step():
    table = apocalypse("fireman").map("van tunnel-a").came_to(0, "tunnel-a").stored(*NEEDED).turn(0)
    table.choose(Move("van"))
    assert not table.table.over
    table.idle_turn()
    assert (table.table.over, table.now.ended, table.now.winners) == (True, "escaped", [0])


@rule("MAX-TURN-5")
def test_who_has_left_again_by_the_last_step_does_not_win():
    table = apocalypse("fireman").stored(*NEEDED).rolling(1, 1).turn(0, actions=1)
    table.choose(Move("tunnel-a"))
    assert not table.table.over


@rule("MAX-TURN-6")
def test_the_rest_of_the_turn_of_a_player_who_dies_in_it_is_skipped():
    table = apocalypse("fireman", "hunter").deck(0).foes(0, "walker").rolling(1, 1, 1, 1).turn(0, "spawn")
    assert table.survivor(0).dead
    assert table.now.active == 1
    assert table.told(Hungrier) == []
    assert table.told(Attacked) == []


@rule("MAX-TURN-6")
def test_the_check_at_the_end_of_the_turn_is_not_skipped():
    table = apocalypse("fireman", "hunter").map("van tunnel-a").at(0, "tunnel-a").deck(0).stored(*NEEDED)
    table.rolling(1, 1).turn(0, "spawn")
    assert (table.table.over, table.now.ended) == (True, "escaped")


@rule("MAX-TURN-6")
def test_a_player_who_dies_with_actions_left_does_not_use_them():
    table = apocalypse("fireman", "hunter").map("van bandit-camp-a").hp(0, 1).rolling(1, 1).turn(0)
    table.choose(Move("bandit-camp-a"))
    assert table.survivor(0).dead
    assert table.asked() == (1,)


@rule("MAX-TURN-6")
def test_the_veteran_goes_on_when_only_his_dog_dies():
    table = apocalypse("veteran", "hunter").hp(0, 1, body=1).foes(0, "zombie-soldier").turn(0)
    table.choose(UseInnate(1))
    assert table.body(0, 1).dead
    assert (table.asked(), table.survivor(0).actions) == ((0,), 3)
