"""The words in bold on cards and tiles. [MAX-KEYWORD]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.events import Attacked, Revealed, SentBack
from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    Decline,
    Move,
    Play,
    React,
    Search,
    Spend,
    Use,
    UseInnate,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

LINE = "van tunnel-a tunnel-b airport"


def lost(table: ApocalypsePosition, seat: int, body: int = 0) -> int:
    victim = table.body(seat, body)
    return table.now.character(victim).hp - victim.hp


# --- Action, Discard, Equip, Passive: what Equipment does ---


@rule("MAX-KEYWORD-1")
def test_an_action_of_a_card_costs_one_action_and_leaves_it_in_play():
    table = apocalypse("fireman").gear(0, "trusty-axe").foes(0, "zombie-soldier").choose(Use("trusty-axe"))
    assert (table.survivor(0).actions, table.survivor(0).foes[0].wounds) == (3, 4)
    assert table.gear_ids(0) == ["trusty-axe"]


@rule("MAX-KEYWORD-1")
def test_without_an_action_left_no_action_of_a_card_can_be_used():
    table = apocalypse("fireman").gear(0, "trusty-axe", "field-jacket").foes(0, "zombie-soldier").turn(0, actions=0)
    assert not table.can(Use("trusty-axe"))


@rule("MAX-KEYWORD-6")
def test_a_card_is_discarded_for_what_it_does_without_spending_an_action():
    table = apocalypse("hunter").gear(0, "bear-trap").foes(0, "walker").choose(Spend("bear-trap"))
    assert table.survivor(0).actions == 4
    assert (table.gear_ids(0), table.discard_ids(0)) == ([], ["bear-trap"])
    assert table.foe_ids(0) == []


@rule("MAX-KEYWORD-6")
def test_a_card_can_be_discarded_for_its_effect_when_all_actions_are_spent():
    table = apocalypse("hunter").gear(0, "bear-trap").foes(0, "walker").turn(0, actions=0)
    assert table.can(Spend("bear-trap"))


@rule("MAX-KEYWORD-6")
def test_outside_the_own_action_step_no_card_is_discarded_for_its_effect():
    table = apocalypse("gunslinger", "hunter").hand(0, "tactical-leadership").gear(1, "bear-trap", "bow")
    table.foes(1, "walker").choose(Play("tactical-leadership", 0))
    assert table.asked() == (1,)
    assert table.can(Use("bow"))
    assert not table.can(Spend("bear-trap"))


@rule("MAX-KEYWORD-6")
def test_a_card_that_names_another_moment_is_used_then_and_only_then():
    table = apocalypse("mechanic").map("van avenue-red").gear(0, "proximity-mine").foes(0, "spitter")
    table.next_monsters("zombie-dog")
    assert not table.can(Spend("proximity-mine"))
    table.choose(Move("avenue-red")).choose(React("proximity-mine"))
    assert (table.foe_ids(0), table.discard_ids(0)) == (["spitter"], ["proximity-mine"])


@rule("MAX-KEYWORD-6")
def test_a_card_that_could_be_discarded_may_be_kept():
    table = apocalypse("fireman").map("van avenue-red").gear(0, "ladder").next_monsters("walker")
    table.choose(Move("avenue-red")).choose(Decline())
    assert (table.foe_ids(0), table.gear_ids(0)) == (["walker"], ["ladder"])


@rule("MAX-KEYWORD-9")
def test_an_equip_effect_happens_when_the_card_comes_into_play():
    table = apocalypse("gunslinger").hand(0, "ranger-hat").hp(0, 10).choose(Play("ranger-hat", 0))
    assert table.body(0).hp == 13


@rule("MAX-KEYWORD-9")
def test_an_equip_effect_happens_however_the_card_comes_into_play():
    table = apocalypse("hunter", "gunslinger").hand(0, "resourceful").discarded("ranger-hat", seat=1).hp(1, 10)
    table.choose(Play("resourceful", 0))
    while table.asks() != "MAX-ACTION-1":
        meant = [option for option in table.options() if getattr(option, "seat", 1) == 1]
        table.choose(meant[0])
    assert table.gear_ids(1) == ["ranger-hat"]
    assert table.body(1).hp == 13


@rule("MAX-KEYWORD-11")
def test_a_passive_works_on_the_turns_of_others_too():
    table = apocalypse("gunslinger", "fireman").gear(1, "fire-helmet").foes(0, "spitter").rolling(*QUIET)
    table.turn(0, "monsters")
    assert (lost(table, 0), lost(table, 1)) == (2, 1)


@rule("MAX-KEYWORD-11")
def test_a_passive_works_only_in_play():
    table = apocalypse("fireman").hand(0, "fire-helmet").foes(0, "walker").rolling(*QUIET).turn(0, "monsters")
    assert lost(table, 0) == 2


# --- Attached, Stun, Attack, Destroy, Draw, Burn, Poison: what monsters do ---


@rule("MAX-KEYWORD-2")
def test_an_attached_monster_follows_its_survivor():
    table = apocalypse("fireman", "gunslinger").map(LINE).at(1, "tunnel-b").foes(0, "spitter").rolling(*QUIET)
    table.turn(0, actions=1).choose(Move("tunnel-a"))
    assert lost(table, 1) == 2  # it came within range


@rule("MAX-KEYWORD-2")
def test_an_attached_monster_attacks_at_the_end_of_each_turn_of_its_survivor():
    table = apocalypse("fireman", "gunslinger").foes(0, "walker").rolling(*QUIET * 3)
    for attacks in (1, 1, 2):
        table.idle_turn()
        assert len(table.told(Attacked)) == attacks


@rule("MAX-KEYWORD-3")
def test_a_stunned_monster_skips_the_attack():
    table = apocalypse("fireman").hand(0, "fire-extinguisher").foes(0, "walker", "spitter").rolling(*QUIET)
    table.turn(0, actions=1).choose(Play("fire-extinguisher", 0))
    assert (lost(table, 0), table.told(Attacked)) == (0, [])


@rule("MAX-KEYWORD-3")
def test_a_stun_ends_with_the_next_turn_of_whoever_stunned():
    table = apocalypse("fireman", "gunslinger").hand(0, "fire-extinguisher").foes(0, "walker").rolling(*QUIET * 3)
    table.turn(0, actions=1).choose(Play("fire-extinguisher", 0)).idle_turn()
    assert table.asked() == (0,)
    assert table.survivor(0).foes[0].stunned == []
    table.idle_turn()
    assert lost(table, 0) == 2


@rule("MAX-KEYWORD-3")
def test_a_stun_lasts_through_the_turn_of_the_victim_if_another_stunned_the_monster():
    table = apocalypse("surgeon", "fireman").gear(0, "taser").foes(1, "walker").rolling(*QUIET * 3)
    table.turn(0, actions=1).choose(Use("taser")).idle_turn()
    assert lost(table, 1) == 0
    table.idle_turn().idle_turn()
    assert lost(table, 1) == 2


@rule("MAX-KEYWORD-3")
def test_a_stun_does_not_end_with_the_turn_of_the_victim():
    table = apocalypse("fireman", "gunslinger", "surgeon").foes(1, "walker", stunned_by=0).rolling(*QUIET)
    table.turn(1, "monsters")
    assert table.survivor(1).foes[0].stunned
    assert lost(table, 1) == 0


@rule("MAX-KEYWORD-3")
def test_a_stunned_monster_deals_no_damage_in_dying_either():
    table = apocalypse("hunter", "fireman").gear(0, "bow").foes(0, "demolition-bot", wounds=13, stunned_by=1)
    table.choose(Use("bow"))
    assert (table.foe_ids(0), lost(table, 0)) == ([], 0)


@rule("MAX-KEYWORD-4")
def test_an_attack_effect_happens_with_each_attack():
    table = apocalypse("fireman").foes(0, "mutant-rat").rolling(*QUIET * 2).turn(0, "monsters")
    assert table.body(0).poison == 1
    table.idle_turn()
    assert table.body(0).poison == 2


@rule("MAX-KEYWORD-4")
def test_an_attack_effect_does_not_happen_without_an_attack():
    table = apocalypse("fireman", "gunslinger").foes(0, "mutant-rat", stunned_by=1).rolling(*QUIET)
    table.turn(0, "monsters")
    assert table.body(0).poison == 0


@rule("MAX-KEYWORD-5")
def test_burning_puts_the_top_of_the_own_deck_on_the_own_discard():
    table = apocalypse("fireman").map("van avenue-red").next_monsters("alien-machine")
    table.deck(0, "ladder", "lighter", "shotgun").choose(Move("avenue-red"))
    assert table.discard_ids(0) == ["ladder", "lighter"]
    assert table.hand_ids(0) == []
    assert [table.now.design(card).id for card in table.now.kit_of(0).deck] == ["shotgun"]


@rule("MAX-KEYWORD-5")
def test_an_empty_deck_burns_nothing_and_kills_nobody():
    table = apocalypse("fireman").map("van avenue-red").next_monsters("alien-machine").deck(0, "ladder")
    table.choose(Move("avenue-red"))
    assert table.discard_ids(0) == ["ladder"]
    assert not table.survivor(0).dead


@rule("MAX-KEYWORD-7")
def test_a_destroy_effect_happens_when_its_monster_is_killed():
    table = apocalypse("hunter", "fireman", "surgeon").map(LINE).at(1, "tunnel-a").at(2, "airport").gear(0, "bow")
    table.foes(1, "omni-bot", wounds=18).choose(Use("bow"))
    assert [lost(table, seat) for seat in range(3)] == [4, 4, 0]


@rule("MAX-KEYWORD-12")
def test_a_draw_effect_of_a_scavenge_card_happens_when_it_is_drawn():
    table = apocalypse("fireman").map("van hospital").at(0, "hospital").scavenge("red", "ambush")
    table.next_monsters("walker").choose(Search("red"))
    assert table.foe_ids(0) == ["walker"]
    assert (table.hand_ids(0), table.discard_ids()) == ([], ["ambush"])


@rule("MAX-KEYWORD-12")
def test_a_draw_effect_of_a_monster_happens_once_and_not_with_its_attacks():
    table = apocalypse("fireman").foes(0, "alien-machine").rolling(*QUIET).turn(0, "monsters")
    assert table.discard_ids(0) == []


@rule("MAX-KEYWORD-13")
def test_poison_is_a_token_that_hurts_at_the_end_of_the_turn():
    table = apocalypse("fireman").map("van power-plant").rolling(*QUIET).turn(0, actions=1)
    table.choose(Move("power-plant"))
    assert (table.body(0).poison, lost(table, 0)) == (1, 1)


# --- Enter, End, Reveal, Stop, Test: what tiles do ---


@rule("MAX-KEYWORD-8")
def test_an_enter_effect_happens_each_time_somebody_enters():
    table = apocalypse("fireman").map("van avenue-red").next_monsters("walker", "spitter")
    table.choose(Move("avenue-red")).choose(Move("van")).choose(Move("avenue-red"))
    assert table.foe_ids(0) == ["walker", "spitter"]


@rule("MAX-KEYWORD-8")
def test_an_enter_effect_spares_whoever_is_already_there():
    table = apocalypse("fireman", "gunslinger").map("van avenue-red").at(1, "avenue-red").next_monsters("walker")
    table.choose(Move("avenue-red"))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["walker"], [])


@rule("MAX-KEYWORD-10")
def test_an_end_effect_is_for_the_survivor_whose_turn_it_is():
    table = apocalypse("fireman", "gunslinger").map("van hospital").at(0, "hospital").at(1, "hospital")
    table.hp(0, 10).hp(1, 10).rolling(*QUIET).turn(0, "end")
    assert (table.body(0).hp, table.body(1).hp) == (12, 10)


@rule("MAX-KEYWORD-10")
def test_end_effects_come_before_hunger():
    table = apocalypse("fireman").map("van oasis").at(0, "oasis").hunger(0, 5).rolling(*QUIET).turn(0, "end")
    assert (table.survivor(0).hunger, lost(table, 0)) == (5, 0)


@rule("MAX-KEYWORD-14")
def test_a_reveal_effect_happens_when_the_tile_is_first_turned_up_and_never_again():
    table = apocalypse("fireman").map("van ?prairie-a").next_monsters("walker", "spitter")
    table.choose(Move("prairie-a"))
    assert table.foe_ids(0) == ["walker"]
    table.choose(Move("van")).choose(Move("prairie-a"))
    assert table.foe_ids(0) == ["walker"]


@rule("MAX-KEYWORD-15")
def test_whoever_leaves_a_stop_tile_in_the_turn_it_was_entered_takes_its_effect():
    table = apocalypse("fireman").map("van forest-a tunnel-a").next_monsters("walker")
    table.choose(Move("forest-a"))
    assert table.foe_ids(0) == []
    table.choose(Move("tunnel-a"))
    assert table.foe_ids(0) == ["walker"]


@rule("MAX-KEYWORD-15")
def test_whoever_waits_for_the_next_turn_leaves_a_stop_tile_for_nothing():
    table = apocalypse("fireman").map("van forest-a tunnel-a").rolling(*QUIET).turn(0, actions=1)
    table.choose(Move("forest-a")).choose(Move("tunnel-a"))
    assert (table.where(0), table.foe_ids(0)) == ("tunnel-a", [])


@rule("MAX-MOVE-8", "MAX-MOVE-9")
def test_whoever_is_sent_back_to_a_stop_tile_has_not_entered_it_again():
    table = apocalypse("fireman").map("van forest-a river-a").only_monsters("walker", "spitter", "zombie-dog")
    table.rolling(6, 6).turn(0).choose(Move("forest-a")).choose(Move("river-a"))
    met = len(table.foe_ids(0))
    assert (table.where(0), met) == ("forest-a", 1)
    assert len(table.choose(Move("van")).foe_ids(0)) == met


@rule("MAX-KEYWORD-16")
@pytest.mark.parametrize(("dice", "there"), [((3, 3), "river-a"), ((3, 4), "van")])
def test_a_test_without_tokens_uses_the_plain_stealth_value(dice, there):
    table = apocalypse("fireman").map("van river-a").rolling(*dice).choose(Move("river-a"))
    assert [test.stealth for test in table.told(events.Tested)] == [6]
    assert table.where(0) == there


@rule("MAX-KEYWORD-16")
def test_tokens_on_the_tile_lower_a_test_as_usual():
    table = apocalypse("fireman").map("van river-a").foes(0, "walker").swarm("river-a", 2).rolling(1, 4)
    table.choose(Move("river-a"))
    assert [(test.stealth, test.passed) for test in table.told(events.Tested)] == [(4, False)]
    assert len(table.told(SentBack)) == 1


@rule("MAX-KEYWORD-16")
def test_a_monster_attached_does_not_make_a_test_fail():
    table = apocalypse("fireman").map("van river-a").foes(0, "walker").rolling(1, 4).choose(Move("river-a"))
    assert table.where(0) == "river-a"


@rule("MAX-KEYWORD-17")
def test_a_tile_revealed_quietly_has_spent_its_reveal_effect():
    table = apocalypse("hunter").map("van ?prairie-a").choose(UseInnate(0))
    assert len(table.told(Revealed)) == 1
    assert table.foe_ids(0) == []
    table.choose(Move("prairie-a"))
    assert table.foe_ids(0) == []


@rule("MAX-KEYWORD-17")
def test_a_tile_revealed_quietly_keeps_its_enter_effect():
    table = apocalypse("hunter").map("van ?avenue-red", "?tunnel-a .").next_monsters("walker")
    table.choose(UseInnate(0)).choose(AtPlace("avenue-red"))
    table.choose(table.options()[-1])
    assert table.foe_ids(0) == []
    table.choose(Move("avenue-red"))
    assert table.foe_ids(0) == ["walker"]
