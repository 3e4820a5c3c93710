"""Poison: tokens that hurt at the end of every own turn. [MAX-POISON]"""

from holdouts.games.maximum_apocalypse.events import Attacked, Hurt
from holdouts.games.maximum_apocalypse.picks import Play
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""


def lost(table: ApocalypsePosition, seat: int, body: int = 0) -> int:
    victim = table.body(seat, body)
    return table.now.character(victim).hp - victim.hp


@rule("MAX-POISON-1")
def test_poison_puts_a_token_on_the_character_card():
    table = apocalypse("fireman").foes(0, "mutant-rat").poisoned(0, 1).rolling(*QUIET).turn(0, "monsters")
    assert table.body(0).poison == 2


@rule("MAX-POISON-2")
def test_each_poison_token_deals_one_damage_at_the_end_of_the_own_turn():
    table = apocalypse("fireman").poisoned(0, 3).rolling(*QUIET).turn(0, "monsters")
    assert lost(table, 0) == 3


@rule("MAX-POISON-2")
def test_poison_does_nothing_at_the_end_of_the_turns_of_others():
    table = apocalypse("fireman", "gunslinger").poisoned(1, 3).rolling(*QUIET).turn(0, "monsters")
    assert lost(table, 1) == 0
    table.idle_turn()
    assert lost(table, 1) == 3


@rule("MAX-POISON-2")
def test_poison_works_after_the_attacks_and_with_the_tokens_they_have_left():
    table = apocalypse("fireman").foes(0, "mutant-rat").rolling(*QUIET).turn(0, "monsters")
    story = [(type(event), event.rule) for event in table.table.chronicle if isinstance(event, Hurt | Attacked)]
    assert story == [(Attacked, "MAX-MONSTER-4"), (Hurt, "MAX-MONSTER-7"), (Hurt, "MAX-POISON-2")]
    assert lost(table, 0) == 3


@rule("MAX-POISON-2")
def test_poison_can_kill():
    table = apocalypse("fireman", "gunslinger").poisoned(0, 2).hp(0, 2).rolling(*QUIET).turn(0, "monsters")
    assert table.survivor(0).dead


@rule("MAX-POISON-3")
def test_armour_does_not_weaken_poison():
    table = apocalypse("fireman").gear(0, "fire-helmet", "body-armor").poisoned(0, 2).rolling(*QUIET)
    table.turn(0, "monsters")
    assert lost(table, 0) == 2
    assert table.held(0, "body-armor").uses == 3


@rule("MAX-POISON-3")
def test_a_refuge_does_not_stop_poison():
    table = apocalypse("fireman").map("van refuge-a").came_to(0, "refuge-a").poisoned(0, 2).rolling(*QUIET)
    assert lost(table.turn(0, "monsters"), 0) == 2


@rule("MAX-POISON-4")
def test_poison_tokens_stay_after_they_have_worked():
    table = apocalypse("fireman").poisoned(0, 2).rolling(*QUIET, *QUIET).turn(0, "monsters").idle_turn()
    assert table.body(0).poison == 2
    assert lost(table, 0) == 4


@rule("MAX-POISON-4")
def test_an_antidote_removes_all_tokens_of_whoever_plays_it():
    table = apocalypse("fireman", "gunslinger").hand(0, "antidote").poisoned(0, 3).poisoned(1, 1)
    table.choose(Play("antidote", 0))
    assert (table.body(0).poison, table.body(1).poison) == (0, 1)


@rule("MAX-POISON-4")
def test_healing_leaves_poison_where_it_is():
    table = apocalypse("fireman").hand(0, "medkit-4").hp(0, 10).poisoned(0, 2).choose(Play("medkit-4", 0))
    assert (table.body(0).hp, table.body(0).poison) == (14, 2)
