"""Monsters: how they cling, strike, take blows and go. [MAX-MONSTER]"""

from msgspec.structs import replace

from holdouts.engine.library import base_book, base_pack
from holdouts.games.maximum_apocalypse.cards import Book
from holdouts.games.maximum_apocalypse.events import Attacked, Died, Hurt, Killed
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import Drop, Move, Play, Spend, TakeHit, Target, Use, UseInnate
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

LINE = "van tunnel-a tunnel-b airport"


def lost(table: ApocalypsePosition, seat: int, body: int = 0) -> int:
    """How many hit points a survivor is short of."""
    victim = table.body(seat, body)
    return table.now.character(victim).hp - victim.hp


def attackers(table: ApocalypsePosition) -> list[str]:
    """Who attacked so far, in order."""
    return table.monster_ids([event.monster for event in table.told(Attacked)])


def company(*seats: str):
    """The turn of seat 0 has come to its monsters; the next spawn roll brings nothing."""
    return apocalypse(*seats).rolling(*QUIET).turn(0, "monsters")


# --- what stands on the card ---


@rule("MAX-MONSTER-1")
def test_a_monster_card_shows_its_hit_points_its_damage_its_range_and_its_set():
    spitter = next(monster for monster in base_book(GAME).monsters if monster.id == "spitter")
    table = company("fireman", "gunslinger").map(LINE).at(1, "tunnel-a").foes(0, "spitter", wounds=spitter.hp - 2)
    assert (spitter.hp, spitter.damage, spitter.reach, spitter.set) == (6, 2, "medium", "zombie")
    assert (lost(table, 0), lost(table, 1)) == (spitter.damage, spitter.damage)


@rule("MAX-MONSTER-1")
def test_a_monster_has_as_many_hit_points_as_its_card_shows():
    table = apocalypse("fireman").foes(0, "spitter").foes(0, "walker")
    table.choose(UseInnate(0)).choose(Target(0, 1)).choose(UseInnate(0)).choose(Target(0, 1))
    assert table.foe_ids(0) == ["spitter"]
    table.choose(UseInnate(0)).choose(UseInnate(0))
    assert table.survivor(0).foes[0].wounds == 4


# --- attaching ---


@rule("MAX-MONSTER-2")
def test_a_drawn_monster_attaches_to_whoever_drew_it():
    table = apocalypse("fireman", "gunslinger").map("van avenue-red").next_monsters("walker")
    table.choose(Move("avenue-red"))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["walker"], [])


@rule("MAX-MONSTER-2")
def test_a_monster_stays_until_it_is_destroyed():
    table = apocalypse("fireman").foes(0, "walker").rolling(*QUIET).turn(0, "monsters").idle_turn()
    assert table.foe_ids(0) == ["walker"]
    table.choose(UseInnate(0)).choose(UseInnate(0))
    assert table.foe_ids(0) == []


@rule("MAX-MONSTER-3")
def test_a_draw_effect_happens_before_anything_else_does():
    table = apocalypse("fireman").map("van avenue-red").next_monsters("moaning-walker", "spitter")
    table.choose(Move("avenue-red"))
    assert table.foe_ids(0) == ["moaning-walker", "spitter"]
    assert table.survivor(0).actions == 3


# --- attacking ---


@rule("MAX-MONSTER-4")
def test_only_the_monsters_of_the_survivor_whose_turn_it_is_attack():
    table = company("fireman", "gunslinger").foes(0, "walker").foes(1, "zombie-dog")
    assert (lost(table, 0), lost(table, 1)) == (2, 0)


@rule("MAX-MONSTER-4")
def test_every_monster_attached_attacks_unless_it_is_stunned():
    table = company("fireman", "gunslinger").foes(0, "walker", "zombie-soldier").foes(0, "zombie-dog", stunned_by=1)
    assert attackers(table) == ["walker", "zombie-soldier"]
    assert lost(table, 0) == 6


@rule("MAX-MONSTER-4")
def test_monsters_attack_after_hunger_has_risen():
    table = apocalypse("fireman").foes(0, "walker").hunger(0, 5).rolling(*QUIET).turn(0, "hunger")
    assert [(event.rule, event.count) for event in table.told(Hurt)] == [("MAX-HUNGER-3", 2), ("MAX-MONSTER-7", 2)]


@rule("MAX-MONSTER-5")
def test_an_attack_with_a_range_hurts_everybody_within_it():
    table = company("fireman", "gunslinger", "surgeon").map(LINE).at(1, "tunnel-a").at(2, "tunnel-b")
    table.foes(0, "spitter")
    assert [lost(table, seat) for seat in range(3)] == [2, 2, 0]


@rule("MAX-MONSTER-5")
def test_an_attack_without_a_range_hurts_nobody_else_on_the_tile():
    table = company("fireman", "gunslinger").foes(0, "walker")
    assert (lost(table, 0), lost(table, 1)) == (2, 0)


@rule("MAX-MONSTER-6")
def test_monsters_attack_in_the_order_in_which_they_attached():
    assert attackers(company("fireman").foes(0, "spitter", "walker", "zombie-dog")) == [
        "spitter",
        "walker",
        "zombie-dog",
    ]
    assert attackers(company("fireman").foes(0, "zombie-dog", "walker", "spitter")) == [
        "zombie-dog",
        "walker",
        "spitter",
    ]


def alien_demolition() -> Book:
    """A book in which Demolition Bots are Aliens: one attack then knows raising, doubling and armour."""
    base = base_book(GAME)
    book = Book([base_pack(GAME)])
    book.monsters = [
        replace(monster, set="alien") if monster.id == "demolition-bot" else monster for monster in base.monsters
    ]
    return book


@rule("MAX-MONSTER-7")
def test_damage_is_raised_first_then_doubled_then_weakened_by_armour():
    table = apocalypse("fireman", "gunslinger", book=alien_demolition()).gear(0, "fire-helmet")
    table.foes(0, "demolition-bot").foes(1, "alien-scientist").rolling(*QUIET).turn(0, "monsters")
    assert lost(table, 0) == (4 + 1) * 2 - 1


@rule("MAX-MONSTER-7")
def test_armour_brings_no_hit_below_nothing():
    table = company("fireman").gear(0, "fire-helmet", "body-armor").hp(0, 20).foes(0, "walker")
    assert table.body(0).hp == 20


@rule("MAX-MONSTER-8")
def test_an_attack_effect_spares_whoever_suffered_nothing():
    table = company("fireman").gear(0, "body-armor").foes(0, "mutant-rat")
    assert (table.body(0).poison, lost(table, 0)) == (0, 0)


@rule("MAX-MONSTER-8")
def test_an_attack_effect_meets_each_survivor_who_was_really_hurt():
    table = company("fireman", "gunslinger", "surgeon").foes(0, "raging-mutant").gear(1, "bulletproof-vest")
    table.map("van refuge-a").came_to(2, "refuge-a")
    assert [table.body(seat).poison for seat in range(3)] == [1, 1, 0]


@rule("MAX-MONSTER-8")
def test_one_hit_point_of_damage_is_enough_for_an_attack_effect():
    table = company("fireman").gear(0, "fire-helmet").foes(0, "mutant-rat")
    assert table.body(0).poison == 1


# --- wounds and death ---


@rule("MAX-MONSTER-9")
def test_damage_stays_on_a_monster_from_turn_to_turn():
    table = apocalypse("fireman").foes(0, "spitter").rolling(*QUIET).turn(0, actions=1).choose(UseInnate(0))
    assert table.now.turn == 2
    assert table.survivor(0).foes[0].wounds == 2
    table.choose(UseInnate(0)).choose(UseInnate(0))
    assert table.foe_ids(0) == []


@rule("MAX-MONSTER-9")
def test_damage_equal_to_its_hit_points_kills_a_monster_and_sends_it_to_the_discard():
    table = apocalypse("fireman").gear(0, "trusty-axe").foes(0, "walker").choose(Use("trusty-axe"))
    assert table.foe_ids(0) == []
    assert table.monster_ids(table.now.monster_discard) == ["walker"]


@rule("MAX-MONSTER-9")
def test_damage_above_its_hit_points_kills_a_monster_too():
    table = apocalypse("fireman").gear(0, "trusty-axe").foes(0, "walker", wounds=1).choose(Use("trusty-axe"))
    assert table.monster_ids(table.now.monster_discard) == ["walker"]


@rule("MAX-MONSTER-9")
def test_a_monster_with_one_hit_point_left_lives():
    table = apocalypse("fireman").gear(0, "trusty-axe").foes(0, "zombie-dog").choose(Use("trusty-axe"))
    assert table.foe_ids(0) == ["zombie-dog"]


@rule("MAX-MONSTER-10")
def test_a_destroy_effect_happens_when_the_monster_is_killed():
    table = apocalypse("hunter").gear(0, "bow").foes(0, "demolition-bot", wounds=13).choose(Use("bow"))
    assert lost(table, 0) == 2


@rule("MAX-MONSTER-10")
def test_a_monster_that_is_removed_in_another_way_has_no_destroy_effect():
    table = apocalypse("hunter").gear(0, "camouflage").foes(0, "demolition-bot").choose(Spend("camouflage"))
    assert table.foe_ids(0) == []
    assert table.monster_ids(table.now.monster_discard) == ["demolition-bot"]
    assert table.told(Killed) == []
    assert lost(table, 0) == 3  # of the Camouflage itself


# --- passives ---


@rule("MAX-MONSTER-11")
def test_a_monsters_passive_works_on_the_turns_of_others_too():
    table = company("fireman", "gunslinger").foes(0, "alien-ship").foes(1, "alien-scientist")
    assert lost(table, 0) == 7


@rule("MAX-MONSTER-11")
def test_passives_of_several_copies_add_up():
    table = company("fireman", "gunslinger").foes(0, "alien-ship").foes(1, "alien-scientist", "alien-scientist")
    assert lost(table, 0) == 8


@rule("MAX-MONSTER-11")
def test_a_passive_ends_with_its_monster():
    table = apocalypse("fireman", "gunslinger").foes(0, "alien-ship").foes(0, "alien-scientist", wounds=7)
    table.rolling(*QUIET).turn(0, actions=1).choose(UseInnate(0))
    assert table.foe_ids(0) == ["alien-ship"]
    assert lost(table, 0) == 6


# --- from one survivor to another ---


@rule("MAX-MONSTER-15")
def test_a_monster_that_changes_its_victim_keeps_its_wounds_and_its_stun():
    table = apocalypse("fireman", "gunslinger", "surgeon").map(LINE).at(1, "tunnel-b").hand(0, "distress-flare")
    table.foes(1, "zombie-soldier", wounds=3, stunned_by=2).choose(Play("distress-flare", 0))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["zombie-soldier"], [])
    foe = table.survivor(0).foes[0]
    assert (foe.wounds, foe.stunned) == (3, [2])


@rule("MAX-MONSTER-15")
def test_a_pulled_monster_attacks_on_the_turn_of_its_new_victim_and_no_longer_on_the_old_ones():
    table = apocalypse("fireman", "gunslinger").map(LINE).at(1, "tunnel-b").hand(0, "distress-flare")
    table.foes(1, "zombie-soldier").rolling(*QUIET, *QUIET).turn(0, actions=1).choose(Play("distress-flare", 0))
    assert lost(table, 0) == 4
    table.idle_turn()
    assert (lost(table, 0), lost(table, 1)) == (4, 0)


@rule("MAX-MONSTER-15")
def test_a_pulled_monster_stands_where_its_new_victim_stands():
    table = apocalypse("fireman", "gunslinger", "surgeon").map(LINE).at(1, "tunnel-b").at(2, "tunnel-a")
    table.hand(0, "distress-flare").foes(1, "spitter").rolling(*QUIET).turn(0, actions=1)
    table.choose(Play("distress-flare", 0))
    assert [lost(table, seat) for seat in range(3)] == [2, 0, 2]


# --- Bosses ---


@rule("MAX-MONSTER-16")
def test_a_killed_boss_goes_to_the_discard_and_comes_back_with_the_reshuffle():
    table = apocalypse("fireman").map("van avenue-red").only_monsters().foes(0, "zombie-queen", wounds=16)
    table.choose(UseInnate(0))
    assert table.foe_ids(0) == ["zombie-queen"]  # slain, she is avenged by the next card, which is herself
    assert table.survivor(0).foes[0].wounds == 0


@rule("MAX-MONSTER-16")
def test_a_boss_attacks_like_any_monster():
    assert lost(company("fireman").foes(0, "alien-harvester"), 0) == 5


# --- several deaths ---


@rule("MAX-MONSTER-17")
def test_one_attack_hurts_all_its_targets_before_anybody_dies_of_it():
    table = apocalypse("fireman", "gunslinger", "surgeon", "hunter").map(LINE).at(3, "airport").foes(1, "spitter")
    table.hp(0, 1).hp(1, 2).hp(2, 2).rolling(*QUIET).turn(1, "monsters")
    story = [(type(event), event.who) for event in table.table.chronicle if isinstance(event, Hurt | Died)]
    assert story == [(Hurt, 1), (Hurt, 2), (Hurt, 0), (Died, 1), (Died, 2), (Died, 0)]


@rule("MAX-MONSTER-18")
def test_when_its_victim_has_died_no_further_monster_attacks():
    table = company("fireman", "gunslinger").foes(0, "zombie-dog", "spitter", "walker").hp(0, 4)
    assert table.survivor(0).dead
    assert attackers(table) == ["zombie-dog"]
    assert lost(table, 1) == 0


@rule("MAX-MONSTER-18")
def test_the_monsters_that_had_no_turn_become_tokens_with_the_others():
    table = company("fireman", "gunslinger").foes(0, "zombie-dog", "spitter", "walker").hp(0, 4)
    assert table.tokens_on("van") == 3
    assert sorted(table.monster_ids(table.now.monster_discard)) == ["spitter", "walker", "zombie-dog"]


# --- three that the rules name ---


@rule("MAX-MONSTER-12")
def test_a_legion_bot_weakens_blows_against_robots_next_to_it_and_on_its_own_tile_but_no_farther():
    for tile, wounds in (("van", 1), ("tunnel-a", 1), ("tunnel-b", 2)):
        table = apocalypse("hunter", "fireman").map(LINE).gear(0, "bow").foes(0, "omni-bot").foes(1, "legion-bot")
        table.at(1, tile).choose(Use("bow"))
        if table.can(Target(0, 0)):
            table.choose(Target(0, 0))
        assert table.survivor(0).foes[0].wounds == wounds


@rule("MAX-MONSTER-12")
def test_a_legion_bot_is_in_its_own_range_and_guards_no_other_set():
    table = apocalypse("hunter").gear(0, "bow").foes(0, "legion-bot", "mutant")
    table.choose(Use("bow")).choose(Target(0, 0)).choose(Use("bow")).choose(Target(0, 1))
    assert [foe.wounds for foe in table.survivor(0).foes] == [1, 2]


@rule("MAX-MONSTER-13")
def test_whoever_draws_an_alien_scientist_loses_equipment_or_takes_six():
    table = apocalypse("fireman").map("van avenue-red").gear(0, "lighter").next_monsters("alien-scientist")
    table.choose(Move("avenue-red"))
    assert table.can(Drop("lighter"))
    table.choose(TakeHit(0))
    assert (lost(table, 0), table.gear_ids(0)) == (6, ["lighter"])


@rule("MAX-MONSTER-13")
def test_without_equipment_the_alien_scientist_deals_the_six_damage():
    table = apocalypse("fireman").map("van avenue-red").hand(0, "lighter").next_monsters("alien-scientist")
    table.choose(Move("avenue-red"))
    assert lost(table, 0) == 6
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-MONSTER-13")
def test_alien_scientists_raise_aliens_anywhere_on_the_map_and_only_aliens():
    table = company("fireman", "gunslinger").map(LINE).at(1, "airport").foes(1, "alien-scientist", "alien-scientist")
    table.foes(0, "walker", "alien-ship")
    assert [event.count for event in table.told(Hurt)] == [2, 8]


@rule("MAX-MONSTER-14")
def test_an_alien_invader_deals_three_around_it_and_burns_a_card_of_everyone_hurt():
    table = company("fireman", "gunslinger", "surgeon").map(LINE).at(1, "tunnel-a").at(2, "tunnel-b")
    table.foes(0, "alien-invader")
    assert [lost(table, seat) for seat in range(3)] == [3, 3, 0]
    assert [len(table.discard_ids(seat)) for seat in range(3)] == [1, 1, 0]
