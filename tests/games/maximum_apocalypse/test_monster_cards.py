"""Every monster of the box: its figures and what it does. [8.3 and 8.4 of the catalog, EX-2 to EX-4]"""

import pytest

from holdouts.engine.library import base_book
from holdouts.games.maximum_apocalypse.events import Hurt, Killed, SurelySeen
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import Drop, Fight, Move, Sneak, TakeHit, Target, Use, UseInnate
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

CROWD = ("hunter", "fireman", "gunslinger", "mechanic", "surgeon")
STREET = "van tunnel-a tunnel-b airport"

FIGURES = {
    "walker": ("zombie", 4, 4, 2, "none"),
    "moaning-walker": ("zombie", 4, 4, 2, "none"),
    "zombie-dog": ("zombie", 6, 5, 4, "none"),
    "zombie-soldier": ("zombie", 5, 8, 4, "none"),
    "spitter": ("zombie", 5, 6, 2, "medium"),
    "stalker": ("zombie", 1, 12, 5, "medium"),
    "military-remnant": ("mutant", 5, 10, 4, "none"),
    "bandit": ("mutant", 6, 7, 3, "none"),
    "mutant-rat": ("mutant", 7, 5, 2, "none"),
    "mutant": ("mutant", 7, 8, 5, "none"),
    "laser-drone": ("robot", 6, 10, 2, "none"),
    "scout-bot": ("robot", 5, 12, 3, "none"),
    "omni-bot": ("robot", 4, 20, 3, "medium"),
    "demolition-bot": ("robot", 5, 15, 4, "none"),
    "legion-bot": ("robot", 5, 11, 4, "medium"),
    "alien-scientist": ("alien", 5, 9, 1, "none"),
    "alien-machine": ("alien", 4, 18, 4, "none"),
    "alien-invader": ("alien", 7, 7, 3, "medium"),
    "alien-ship": ("alien", 3, 10, 6, "none"),
    "alien-soldier": ("alien", 6, 15, 3, "long"),
    "zombie-queen": ("zombie", 1, 18, 5, "none"),
    "zombie-horde": ("zombie", 1, 16, 4, "short"),
    "raging-mutant": ("mutant", 1, 30, 5, "short"),
    "daxton-jag": ("mutant", 1, 24, 4, "medium"),
    "ai-core-leader": ("robot", 1, 19, 4, "medium"),
    "missile-tank": ("robot", 1, 22, 6, "medium"),
    "alien-harvester": ("alien", 1, 25, 5, "none"),
    "alien-commander": ("alien", 1, 22, 4, "none"),
}
"""Set, copies, hit points, damage and range of each monster, as the catalog has them; the last eight are the Bosses.
The copies of Robots are those of the content, retuned."""

BOSSES = set(list(FIGURES)[20:])
OWN = {"alien-scientist": 1}
"""What a monster adds to its own damage."""

each_monster = pytest.mark.parametrize("monster", FIGURES)


def lost(table: ApocalypsePosition, seat: int, body: int = 0) -> int:
    victim = table.body(seat, body)
    return table.now.character(victim).hp - victim.hp


def blows(table: ApocalypsePosition, seat: int) -> int:
    """The damage monsters have dealt to a survivor by attacking."""
    return sum(event.count for event in table.told(Hurt) if event.who == seat and event.rule == "MAX-MONSTER-7")


def meeting(*monsters: str, seats: tuple[str, ...] = ("fireman", "gunslinger")):
    """Seat 0 stands next to an Avenue and will draw these monsters on entering it."""
    return apocalypse(*seats).map("van avenue-red tunnel-a", ". tunnel-b .").next_monsters(*monsters)


def step_six(*seats: str):
    return apocalypse(*seats).map(STREET).rolling(*QUIET).turn(0, "monsters")


# --- figures ---


@rule("MAX-MONSTER-1", "MAX-SETUP-3")
def test_the_box_holds_each_monster_as_often_as_its_set_says():
    counted: dict[str, int] = {}
    for monster in base_book(GAME).monsters:
        counted[monster.id] = counted.get(monster.id, 0) + 1
    assert counted == {monster: figures[1] for monster, figures in FIGURES.items()}
    assert {monster.id for monster in base_book(GAME).monsters if monster.boss} == BOSSES
    for set_ in ("zombie", "mutant", "robot", "alien"):
        ordinary = [monster for monster in base_book(GAME).monsters if monster.set == set_ and not monster.boss]
        assert len(ordinary) == 25


@each_monster
@rule("MAX-MONSTER-1", "MAX-MONSTER-5")
def test_each_monster_deals_its_damage_as_far_as_its_range_goes(monster):
    _, _, _, damage, reach = FIGURES[monster]
    table = apocalypse(*CROWD).map(STREET).at(0, "tunnel-a").at(2, "tunnel-a").at(3, "tunnel-b").at(4, "airport")
    table.foes(0, monster).rolling(*QUIET).turn(0, actions=1).choose(Move("van"))
    damage += OWN.get(monster, 0)
    hit = {"none": 1, "short": 2, "medium": 3, "long": 4}[reach]
    assert [blows(table, seat) for seat in range(5)] == [damage] * hit + [0] * (5 - hit)


@each_monster
@rule("MAX-MONSTER-1", "MAX-MONSTER-9")
def test_each_monster_has_the_hit_points_of_its_card(monster):
    hp = FIGURES[monster][2]
    blow = 1 if monster == "legion-bot" else 2
    table = apocalypse("hunter").gear(0, "bow").foes(0, monster, wounds=hp - blow - 1).choose(Use("bow"))
    assert table.told(Killed) == []
    table.choose(Use("bow"))
    assert len(table.told(Killed)) == 1


@each_monster
@rule("MAX-MONSTER-1")
def test_each_monster_belongs_to_its_set(monster):
    number = next(number for number, card in enumerate(base_book(GAME).monsters) if card.id == monster)
    assert base_book(GAME).monsters[number].set == FIGURES[monster][0]


# --- Zombies ---


@pytest.mark.parametrize("monster", ["walker", "zombie-dog", "zombie-soldier", "spitter", "mutant", "alien-soldier"])
def test_plain_monsters_attach_and_do_nothing_else(monster):
    table = meeting(monster).gear(0, "lighter").hand(0, "food-1").choose(Move("avenue-red"))
    assert table.asks() == "MAX-ACTION-1"
    assert table.foe_ids(0) == [monster]
    assert (lost(table, 0), sum(table.now.tokens), table.discard_ids(0)) == (0, 0, [])
    assert (table.gear_ids(0), table.hand_ids(0)) == (["lighter"], ["food-1"])


@rule("MAX-MONSTER-3")
def test_a_moaning_walker_brings_one_more_and_so_does_the_next():
    table = meeting("moaning-walker", "moaning-walker", "spitter", "walker").choose(Move("avenue-red"))
    assert table.foe_ids(0) == ["moaning-walker", "moaning-walker", "spitter"]


def test_the_stalker_goes_over_to_the_survivor_with_the_fewest_hit_points_after_its_attack():
    table = step_six("fireman", "gunslinger", "surgeon").at(2, "airport").foes(0, "stalker", wounds=3).hp(2, 10)
    assert (lost(table, 0), lost(table, 1)) == (5, 5)
    assert (table.foe_ids(0), table.foe_ids(2)) == ([], ["stalker"])
    assert table.survivor(2).foes[0].wounds == 3


def test_a_pair_is_as_weak_as_the_weaker_of_the_two_to_a_stalker():
    table = step_six("fireman", "veteran").at(1, "airport").foes(0, "stalker").hp(0, 12).hp(1, 3, body=1)
    assert (table.foe_ids(0), table.foe_ids(1)) == ([], ["stalker"])


def test_the_stalker_stays_with_its_victim_if_nobody_is_weaker():
    table = step_six("fireman", "gunslinger").foes(0, "stalker").hp(0, 10)
    assert table.foe_ids(0) == ["stalker"]


@pytest.mark.parametrize(("weak", "taken"), [((0, 3), 3), ((2, 3), 2)])
def test_of_several_equally_weak_the_stalker_takes_the_next_in_turn_order(weak, taken):
    table = apocalypse("fireman", "gunslinger", "surgeon", "hunter").map(STREET).foes(1, "stalker").rolling(*QUIET)
    for seat in weak:
        table.at(seat, "airport").hp(seat, 9)
    assert table.turn(1, "monsters").foe_ids(taken) == ["stalker"]


def test_of_several_equally_weak_the_active_player_comes_last_to_the_stalker():
    table = apocalypse("fireman", "gunslinger", "surgeon").map(STREET).at(0, "airport").foes(1, "stalker")
    table.hp(0, 9).hp(1, 9 + 5).rolling(*QUIET).turn(1, "monsters")
    assert (table.body(1).hp, table.foe_ids(0)) == (9, ["stalker"])


# --- Mutants ---


def test_a_military_remnant_takes_equipment_or_deals_four():
    table = meeting("military-remnant").gear(0, "lighter").hand(0, "shotgun").choose(Move("avenue-red"))
    assert table.options() == [Drop(table.held(0, "lighter").card), TakeHit(0)]
    table.choose(Drop("lighter"))
    assert (table.gear_ids(0), table.discard_ids(0), lost(table, 0)) == ([], ["lighter"], 0)
    table = meeting("military-remnant").gear(0, "lighter").choose(Move("avenue-red")).choose(TakeHit(0))
    assert (table.gear_ids(0), lost(table, 0)) == (["lighter"], 4)


def test_a_bandit_takes_a_scavenge_card_from_hand_or_play_or_deals_three():
    table = meeting("bandit").gear(0, "binoculars", "lighter").hand(0, "food-1", "ladder").choose(Move("avenue-red"))
    assert table.can(Drop("food-1"))
    assert table.can(Drop("binoculars"))
    assert not table.can(Drop("lighter"))
    assert not table.can(Drop("ladder"))
    table.choose(Drop("food-1"))
    assert (table.hand_ids(0), table.discard_ids(), lost(table, 0)) == (["ladder"], ["food-1"], 0)


def test_a_bandit_deals_three_to_whoever_has_nothing_for_him():
    table = meeting("bandit").hand(0, "ladder").choose(Move("avenue-red"))
    assert lost(table, 0) == 3


def test_a_mutant_rat_poisons_whom_it_bites():
    table = step_six("fireman", "gunslinger").foes(0, "mutant-rat")
    assert (table.body(0).poison, table.body(1).poison) == (1, 0)


# --- Robots ---


def test_a_laser_drone_gives_everybody_within_medium_range_away_to_tokens():
    table = apocalypse("hunter", "gunslinger").map(STREET).at(1, "tunnel-b").foes(1, "laser-drone")
    table.swarm("tunnel-a", 1).next_monsters("walker").choose(Move("tunnel-a"))
    assert [event.why for event in table.told(SurelySeen)] == ["watched"]
    assert (table.foe_ids(0), table.tokens_on("tunnel-a")) == (["walker"], 0)


def test_a_laser_drone_two_tiles_away_sees_nothing():
    table = apocalypse("hunter", "gunslinger").map(STREET).at(1, "airport").foes(1, "laser-drone")
    table.swarm("tunnel-a", 1).rolling(4, 4).choose(Move("tunnel-a"))
    assert table.options() == [Sneak(), Fight()]
    table.choose(Sneak())
    assert (table.foe_ids(0), table.tokens_on("tunnel-a")) == ([], 1)


def test_a_scout_bot_puts_a_token_on_each_tile_around_whoever_draws_it():
    table = meeting("scout-bot", seats=("fireman", "gunslinger")).choose(Move("avenue-red"))
    tokens = {tile: table.tokens_on(tile) for tile in ("van", "avenue-red", "tunnel-a", "tunnel-b")}
    assert tokens == {"van": 1, "avenue-red": 0, "tunnel-a": 1, "tunnel-b": 1}
    assert table.foe_ids(1) == []  # tokens stay tokens, although somebody stands on the Van


def test_an_omni_bot_bursts_around_the_survivor_it_is_attached_to():
    table = apocalypse("hunter", "fireman", "surgeon", "mechanic").map(STREET).at(1, "tunnel-a").gear(0, "bow")
    table.at(2, "tunnel-b").at(3, "airport").foes(1, "omni-bot", wounds=18).choose(Use("bow"))
    assert [lost(table, seat) for seat in range(4)] == [4, 4, 4, 0]


def test_a_demolition_bot_hits_whoever_stood_still_twice_as_hard():
    assert lost(step_six("fireman").foes(0, "demolition-bot"), 0) == 8


def test_a_demolition_bot_hits_whoever_moved_with_four():
    table = apocalypse("fireman").foes(0, "demolition-bot").rolling(*QUIET).turn(0, actions=1)
    table.choose(Move("tunnel-a"))
    assert lost(table, 0) == 4


def test_a_killed_demolition_bot_hurts_only_the_survivor_it_was_attached_to():
    table = apocalypse("hunter", "fireman").gear(0, "bow").foes(1, "demolition-bot", wounds=13).choose(Use("bow"))
    assert (lost(table, 0), lost(table, 1)) == (0, 2)


@rule("MAX-MONSTER-12")
def test_example_3_two_legion_bots_in_range_take_two_off_a_hit_of_four():
    table = apocalypse("fireman", "gunslinger", "surgeon").map(STREET).gear(0, "trusty-axe")
    table.foes(0, "scout-bot").foes(1, "legion-bot").at(1, "tunnel-a").foes(2, "legion-bot").at(2, "tunnel-a")
    table.choose(Use("trusty-axe"))
    assert table.survivor(0).foes[0].wounds == 2


@rule("MAX-MONSTER-12")
def test_example_3_outside_their_range_the_robot_takes_all_four():
    table = apocalypse("fireman", "gunslinger", "surgeon").map(STREET).gear(0, "trusty-axe")
    table.foes(0, "scout-bot").foes(1, "legion-bot").at(1, "tunnel-b").foes(2, "legion-bot").at(2, "tunnel-b")
    table.choose(Use("trusty-axe"))
    assert table.survivor(0).foes[0].wounds == 4


@rule("MAX-MONSTER-12")
def test_legion_bots_bring_no_hit_below_nothing():
    table = apocalypse("hunter").gear(0, "bow").foes(0, "scout-bot", wounds=3).foes(0, *["legion-bot"] * 3)
    table.choose(Use("bow")).choose(Target(0, 0))
    assert table.survivor(0).foes[0].wounds == 3


# --- Aliens ---


@rule("MAX-MONSTER-13")
def test_example_4_whoever_draws_an_alien_scientist_discards_equipment_or_takes_six():
    table = meeting("alien-scientist").gear(0, "lighter").choose(Move("avenue-red"))
    assert table.options() == [Drop(table.held(0, "lighter").card), TakeHit(0)]
    table.choose(Drop("lighter"))
    assert (table.discard_ids(0), lost(table, 0)) == (["lighter"], 0)
    table = meeting("alien-scientist").gear(0, "lighter").choose(Move("avenue-red")).choose(TakeHit(0))
    assert (table.gear_ids(0), lost(table, 0)) == (["lighter"], 6)


@rule("MAX-MONSTER-13")
def test_example_4_with_two_alien_scientists_in_play_a_damage_of_three_becomes_five():
    table = step_six("fireman", "gunslinger").at(1, "airport").foes(0, "alien-invader")
    table.foes(1, "alien-scientist", "alien-scientist")
    assert blows(table, 0) == 5


def test_an_alien_machine_burns_two_cards_of_whoever_draws_it():
    table = meeting("alien-machine").deck(0, "ladder", "lighter", "shotgun").choose(Move("avenue-red"))
    assert table.discard_ids(0) == ["ladder", "lighter"]


@rule("MAX-MONSTER-14", "MAX-KEYWORD-5")
def test_example_2_an_alien_invader_hurts_and_burns_the_near_and_spares_the_far():
    table = step_six("fireman", "gunslinger", "surgeon").at(1, "tunnel-a").at(2, "tunnel-b").foes(0, "alien-invader")
    table.deck(0, "ladder", "lighter").deck(1, "colt", "revolver", "horse").deck(2, "scalpel", "drill")
    assert [lost(table, seat) for seat in range(3)] == [3, 3, 0]
    assert [table.discard_ids(seat) for seat in range(3)] == [["ladder"], ["colt"], []]


def test_an_alien_ship_burns_a_card_of_whom_it_hit_and_nobody_elses():
    table = step_six("fireman", "gunslinger").foes(0, "alien-ship").deck(0, "ladder", "lighter")
    assert table.discard_ids(0) == ["ladder"]
    assert table.discard_ids(1) == []


def test_an_alien_ship_cannot_be_aimed_at_from_its_own_tile_by_what_reaches_no_farther():
    table = apocalypse("fireman").gear(0, "trusty-axe", "shotgun").foes(0, "alien-ship")
    assert not table.can(Use("trusty-axe"))
    assert not table.can(UseInnate(0))
    assert table.can(Use("shotgun"))


def test_what_hits_everything_on_the_tile_misses_an_alien_ship():
    table = apocalypse("fireman").gear(0, "lighter").foes(0, "alien-ship", "zombie-soldier").choose(Use("lighter"))
    assert [foe.wounds for foe in table.survivor(0).foes] == [0, 3]


# --- Bosses ---


def test_whoever_kills_a_zombie_while_the_queen_is_there_draws_a_monster():
    table = apocalypse("fireman", "gunslinger").foes(1, "zombie-queen").foes(0, "walker", wounds=2)
    table.next_monsters("zombie-dog").choose(UseInnate(0)).choose(Target(0, 0))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["zombie-dog"], ["zombie-queen"])


def test_the_zombie_queen_avenges_herself_too():
    table = apocalypse("fireman", "gunslinger").foes(1, "zombie-queen", wounds=16).next_monsters("zombie-dog")
    table.choose(UseInnate(0))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["zombie-dog"], [])


def test_the_zombie_queen_does_not_avenge_other_sets():
    table = apocalypse("fireman").foes(0, "zombie-queen").foes(0, "mutant-rat", wounds=3)
    table.choose(UseInnate(0)).choose(Target(0, 1))
    assert table.foe_ids(0) == ["zombie-queen"]


def test_the_zombie_horde_surrounds_its_victim_and_brings_one_more():
    table = meeting("zombie-horde", "walker").choose(Move("avenue-red"))
    assert table.foe_ids(0) == ["zombie-horde", "walker"]
    assert [table.tokens_on(tile) for tile in ("van", "avenue-red", "tunnel-a", "tunnel-b")] == [1, 0, 1, 1]


def test_the_raging_mutant_poisons_everybody_on_the_tile():
    table = step_six("fireman", "gunslinger", "surgeon").at(2, "tunnel-a").foes(0, "raging-mutant")
    assert [table.body(seat).poison for seat in range(3)] == [1, 1, 0]


def test_daxton_jag_demands_equipment_of_everybody_or_deals_four():
    table = meeting("daxton-jag", seats=("fireman", "gunslinger", "surgeon")).gear(0, "lighter").gear(2, "scalpel")
    table.choose(Move("avenue-red"))
    assert table.asked() == (0,)
    table.choose(Drop("lighter"))
    assert table.asked() == (2,)
    table.choose(TakeHit(0))
    assert [lost(table, seat) for seat in range(3)] == [0, 4, 4]
    assert (table.gear_ids(0), table.gear_ids(2)) == ([], ["scalpel"])


def test_the_ai_core_leader_empties_the_hand_and_strikes_at_once():
    table = meeting("ai-core-leader").hand(0, "ladder", "food-1").gear(0, "lighter").choose(Move("avenue-red"))
    assert (table.hand_ids(0), table.gear_ids(0)) == ([], ["lighter"])
    assert (table.discard_ids(0), table.discard_ids()) == (["ladder"], ["food-1"])
    assert (lost(table, 0), lost(table, 1)) == (4, 4)
    assert table.survivor(0).actions == 3


def test_the_ai_core_leader_attacks_again_at_the_end_of_the_turn():
    table = meeting("ai-core-leader").rolling(*QUIET).turn(0, actions=1).choose(Move("avenue-red"))
    assert lost(table, 0) == 8


def test_the_missile_tank_strips_its_victim_and_strikes_at_once():
    table = meeting("missile-tank").hand(0, "ladder").gear(0, "fire-helmet", "fuel").gear(1, "colt")
    table.choose(Move("avenue-red"))
    assert (table.hand_ids(0), table.gear_ids(0), table.gear_ids(1)) == (["ladder"], [], ["colt"])
    assert (lost(table, 0), lost(table, 1)) == (6, 6)


def test_the_alien_harvester_strips_everybody():
    table = meeting("alien-harvester").gear(0, "fire-helmet", "fuel").gear(1, "colt").choose(Move("avenue-red"))
    assert (table.gear_ids(0), table.gear_ids(1)) == ([], [])
    assert (table.discard_ids(0), table.discard_ids(1), table.discard_ids()) == (["fire-helmet"], ["colt"], ["fuel"])
    assert lost(table, 0) == 0


def test_the_alien_harvester_burns_a_card_with_each_attack():
    table = step_six("fireman", "gunslinger").foes(0, "alien-harvester").deck(0, "ladder", "lighter", "shotgun")
    assert table.discard_ids(0) == ["ladder"]


def test_the_alien_commander_restores_all_aliens_and_nobody_else():
    table = meeting("alien-commander").foes(0, "walker", wounds=3).foes(1, "alien-ship", wounds=9)
    table.choose(Move("avenue-red"))
    assert [foe.wounds for foe in table.survivor(0).foes] == [3, 0]
    assert [foe.wounds for foe in table.survivor(1).foes] == [0]


def test_the_alien_commander_burns_two_cards_with_each_attack():
    table = step_six("fireman", "gunslinger").foes(0, "alien-commander").deck(0, "ladder", "lighter", "shotgun")
    assert table.discard_ids(0) == ["ladder", "lighter"]
