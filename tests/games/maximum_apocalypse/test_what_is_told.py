"""A game can be checked from its log: whatever was drawn, hit, paid or lost is told, with its reason, and once."""

from collections.abc import Sequence

import pytest

from holdouts.engine import library
from holdouts.engine.view import log
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Concede,
    DoWork,
    DrawCard,
    Drop,
    FromDeck,
    Give,
    KeepHand,
    Lay,
    LayAside,
    Leave,
    Move,
    Pick,
    PickUp,
    Play,
    Propose,
    React,
    Refuse,
    Search,
    Sneak,
    SwapTwo,
    TakeHit,
    Target,
    Trade,
    Use,
    UseInnate,
)
from holdouts.server.chronicles import Chronicle
from holdouts.testing import apocalypse, rule, set_up

NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")
QUIET = (3, 4)
"""A spawn roll that brings nothing."""


def told(table, lang: str = "en") -> list[str]:
    """The log, as everybody reads it."""
    return [line.text for line in log(table.table, None, library.base_words(GAME, lang), NAMES)]


def told_since(table, count: int) -> list[str]:
    return told(table)[count:]


def assert_told(table, *wanted: str) -> None:
    """Each of these lines stands in the log exactly once."""
    lines = told(table)
    assert [(line, lines.count(line)) for line in wanted] == [(line, 1) for line in wanted], lines


def silent(table, *words: str) -> bool:
    """Whether no line holds all of these words."""
    return not [line for line in told(table) if all(word in line for word in words)]


# --- why somebody drew ---


@rule("MAX-DRAW-1", "MAX-ACTION-2", "MAX-FREE-2")
def test_a_drawn_survivor_card_says_whether_it_was_for_the_turn_an_action_or_two_others():
    table = apocalypse().deck(0, "lighter", "ladder", "shotgun").hand(0, "first-aid-kit", "first-aid-kit")
    table.turn(0, "draw").choose(DrawCard()).choose(SwapTwo()).choose(Drop("lighter")).choose(Drop("ladder"))
    assert_told(
        table,
        "Ilka drew “Lighter” at the start of the turn.",
        "Ilka drew “Ladder” for an action.",
        "Ilka drew “Shotgun” in exchange for two others.",
    )


@rule("MAX-KEYWORD-8", "MAX-KEYWORD-10")
def test_a_tile_that_made_somebody_draw_is_named():
    table = apocalypse().map("van avenue-red").next_monsters("walker").turn(0).choose(Move("avenue-red"))
    assert_told(table, "Ilka drew a Walker at the Avenue (B1).")
    assert silent(table, "had in store")


@rule("MAX-SPAWN-5")
def test_a_monster_that_spawned_on_somebody_names_the_tile():
    table = apocalypse("fireman", "hunter").next_monsters("walker", "spitter").rolling(2, 4).turn(0, "spawn")
    assert_told(
        table,
        "Ilka drew a Walker as monsters appeared on the Van (A1).",
        "Bo drew a Spitter as monsters appeared on the Van (A1).",
    )


@rule("MAX-STEALTH-6")
def test_a_monster_drawn_for_a_token_names_the_tile_it_lay_on():
    table = apocalypse().swarm("tunnel-a", 1).next_monsters("walker").rolling(6, 6).turn(0)
    table.choose(Move("tunnel-a")).choose(Sneak())
    assert_told(table, "Ilka drew a Walker for a Monster token on the Tunnel (B1).")


@rule("MAX-SETUP-14")
def test_the_monsters_of_the_beginning_are_told_as_such():
    table = set_up("fireman")
    while table.asks() == "MAX-SETUP-12":
        table.choose(KeepHand())
    assert [line for line in told(table) if line.endswith(" to start with.")]


@rule("MAX-KEYWORD-12")
def test_an_ambush_is_what_made_the_finder_draw():
    table = apocalypse().map("van farm-a").at(0, "farm-a").scavenge("green", "ambush").next_monsters("walker").turn(0)
    table.choose(Search("green"))
    assert_told(
        table,
        "Ilka drew “Ambush” from the green deck while searching the Farm (B1).",
        "Ilka drew a Walker through “Ambush”.",
    )


@rule("MAX-KEYWORD-11")
def test_the_monster_that_avenges_another_is_named():
    table = apocalypse().foes(0, "walker", "zombie-queen").next_monsters("spitter").gear(0, "shotgun").turn(0)
    table.choose(Use("shotgun")).choose(Target(0, 0))
    assert_told(table, "Ilka drew a Spitter because of a Zombie Queen.")


@rule("MAX-SCAV-11")
def test_a_card_that_made_somebody_search_and_the_deck_are_named():
    table = apocalypse("surgeon").hand(0, "quick-thinking").scavenge("blue", "food-1").turn(0)
    table.choose(Play("quick-thinking", 0)).choose(FromDeck("blue"))
    assert [line for line in told(table) if line.endswith("from the blue deck through “Quick Thinking”.")]


@rule("MAX-MISSION-4")
def test_a_boss_of_the_mission_is_told_as_such():
    table = apocalypse().map("van police-station").boss("zombie-queen").turn(0).choose(Move("police-station"))
    assert [line for line in told(table) if "Boss" in line and "because of the mission" in line]


@rule("MAX-KEYWORD-6")
def test_whoever_is_spared_a_monster_is_told_what_it_would_have_come_from():
    table = apocalypse().map("van avenue-red").gear(0, "ladder").turn(0).choose(Move("avenue-red"))
    table.choose(React("ladder"))
    assert_told(
        table,
        "Ilka discarded “Ladder” from play.",
        "Ilka was to draw a Monster card at the Avenue (B1), and was spared it.",
    )
    assert silent(table, "Ilka used")


@rule("MAX-KEYWORD-8")
def test_a_tile_that_does_something_else_is_told_before_what_it_does():
    table = apocalypse().map("van bandit-camp-a").turn(0)
    start = len(told(table))
    table.choose(Move("bandit-camp-a"))
    assert told_since(table, start) == [
        "Ilka moved to the Bandit Camp (B1).",
        "Ilka got what the Bandit Camp (B1) had in store.",
        "Ilka took 1 damage from the tile and had 31 HP left.",
    ]


# --- hits ---


@rule("MAX-ACTION-8")
def test_whose_monster_was_hit_is_told():
    table = apocalypse("fireman", "hunter").gear(0, "shotgun").foes(0, "zombie-soldier").foes(1, "zombie-soldier")
    table.turn(0).choose(Use("shotgun")).choose(Target(1, 0))
    assert [
        line for line in told(table) if line.startswith("Ilka dealt ") and "a Zombie Soldier attached to Bo" in line
    ]


@rule("MAX-MONSTER-12")
def test_why_a_monster_took_less_is_told():
    table = apocalypse().foes(0, "legion-bot").turn(0).choose(UseInnate(0))
    assert [line for line in told(table) if "dealt 1 damage" in line and "its kin kept off 1" in line]


@rule("MAX-KEYWORD-3", "MAX-MONSTER-15")
def test_whose_monster_was_stunned_or_taken_over_is_told():
    table = apocalypse("fireman", "hunter").hand(0, "fire-extinguisher", "distress-flare").foes(1, "walker")
    table.at(1, "tunnel-a").turn(0).choose(Play("distress-flare", 0)).choose(Play("fire-extinguisher", 0))
    assert_told(table, "Ilka lured a Walker away from Bo.", "Ilka stunned a Walker.")


@rule("MAX-MONSTER-9")
def test_a_kill_is_told_once():
    table = apocalypse().foes(0, "walker", wounds=3).turn(0).choose(UseInnate(0))
    assert_told(table, "Ilka dealt 2 damage to a Walker.", "Ilka killed a Walker.")


@rule("MAX-HUNGER-6", "MAX-FAQ-13", "MAX-MONSTER-7")
@pytest.mark.parametrize(
    ("scene", "why"),
    [
        (
            lambda: apocalypse().hand(0, "energy-drink").hunger(0, 5).rolling(*QUIET).turn(0, actions=1),
            "hunger could do nothing for now",
        ),
        (lambda: apocalypse().gear(0, "fire-helmet").foes(0, "walker").turn(0, "monsters"), "as armour kept off 1"),
    ],
)
def test_why_there_was_less_damage_or_none_is_told(scene, why):
    table = scene()
    if table.can(Play("energy-drink", 0)):
        table.choose(Play("energy-drink", 0)).idle_turn()
    assert [line for line in told(table) if why in line]


@rule("MAX-FAQ-13")
def test_the_shelter_of_a_refuge_is_told():
    table = apocalypse().map("van refuge-a").came_to(0, "refuge-a").foes(0, "walker").turn(0, "monsters")
    assert_told(table, "Ilka took no damage: the Refuge gave shelter.")


@rule("MAX-FAQ-7")
def test_that_somebody_kept_danger_away_is_told():
    table = apocalypse("veteran").map("van bandit-camp-a").turn(0).choose(UseInnate(0))
    table.choose(Move("bandit-camp-a")).choose(TakeHit(1))
    assert_told(table, "Ilka (Dog) took no damage: somebody kept danger away.")


@rule("MAX-MONSTER-7")
def test_armour_that_wears_out_tells_how_much_it_still_stops():
    table = apocalypse().gear(0, "body-armor").foes(0, "walker").rolling(*QUIET).turn(0, "monsters")
    assert table.can(DrawCard())
    assert_told(table, "“Body Armor” would stop 2 more hits for Ilka.")


@rule("MAX-MONSTER-7")
def test_whoever_is_hurt_by_a_monster_reads_which_one_it_was():
    table = apocalypse("fireman", "gunslinger").foes(0, "spitter").turn(0, "monsters")
    left = table.survivor(1).bodies[0].hp
    assert_told(
        table,
        "Ilka took 2 damage from a Spitter and had 30 HP left.",
        f"Bo took 2 damage from a Spitter and had {left} HP left.",
    )


@rule("MAX-END-4")
def test_cards_and_monsters_of_one_name_are_counted_and_not_named_twice():
    table = apocalypse("fireman", "gunslinger").hand(0, "lighter", "ladder", "lighter").hp(0, 1)
    table.foes(0, "walker", "walker").turn(0, "monsters")
    lost = "Survivor cards lost from the hand: “Lighter” ×2 and “Ladder”."
    assert_told(table, f"Ilka was out of the game. {lost} Monsters discarded: a Walker ×2.")


@rule("MAX-POISON-2")
def test_what_damage_came_from_is_told():
    table = apocalypse().poisoned(0).rolling(*QUIET).turn(0, "monsters")
    assert_told(table, "Ilka took 1 damage from Poison and had 31 HP left.")


@rule("MAX-STEALTH-10", "MAX-STEALTH-12")
@pytest.mark.parametrize(
    ("scene", "why"),
    [
        (lambda: apocalypse().gear(0, "scientist"), "could not go unseen with what they carried"),
        (lambda: apocalypse("fireman", "hunter").foes(1, "laser-drone"), "a monster nearby was watching"),
    ],
)
def test_why_a_test_failed_without_dice_is_told(scene, why):
    table = scene().swarm("tunnel-a", 1).turn(0).choose(Move("tunnel-a"))
    assert [line for line in told(table) if why in line]


# --- what was paid ---


@rule("MAX-EQUIP-8")
def test_the_ammunition_of_a_shot_is_told_with_what_is_left():
    table = apocalypse("gunslinger").gear(0, "colt").foes(0, "walker").turn(0).choose(Use("colt"))
    assert_told(table, "Ilka spent 1 token of “Colt”, which had 3 left.")


@rule("MAX-CARD-6")
def test_all_the_ammunition_of_a_volley_is_told():
    table = apocalypse("gunslinger").gear(0, "colt").hand(0, "volley").foes(0, "zombie-soldier").turn(0)
    table.choose(Play("volley", 0))
    assert_told(table, "Ilka spent 4 tokens of “Colt”, which had 0 left.")


@rule("MAX-CARD-6")
def test_the_token_a_card_costs_is_told():
    table = apocalypse("gunslinger", "hunter").gear(0, "colt").hand(0, "focused-shot").foes(1, "zombie-soldier")
    table.at(1, "tunnel-a").turn(0).choose(Play("focused-shot", 0))
    assert_told(table, "Ilka spent 1 token of “Colt”, which had 3 left.")


# --- hunger ---


@rule("MAX-HUNGER-3", "MAX-HUNGER-4")
def test_hunger_tells_where_on_its_track_the_die_stands_and_its_damage_once():
    table = apocalypse("fireman").map("van oasis").hunger(0, 6, track=1).rolling(3, 4).turn(0).idle_turn()
    hungry = [line for line in told(table) if "starving" in line or "from hunger" in line]
    assert hungry[:2] == [
        "Ilka was starving: the hunger track stood at 4.",
        "Ilka took 4 damage from hunger and had 28 HP left.",
    ]


# --- cards that come and go ---


@rule("MAX-SETUP-1", "MAX-SETUP-11", "MAX-SETUP-12", "MAX-SETUP-16")
def test_who_plays_whom_and_the_opening_hands_are_told():
    table = set_up("gunslinger")
    state = table.now
    names = library.base_words(GAME, "en")
    hand = [f"“{names.say(f'name-{state.design(card).id}')}”" for card in state.kits[0].hand]
    counts = [f"{name} ×{hand.count(name)}" if hand.count(name) > 1 else name for name in dict.fromkeys(hand)]
    assert_told(
        table,
        "Ilka played the Gunslinger.",
        "Ilka put “Colt” into play.",
        f"Ilka drew an opening hand: {names.join(counts)}.",
    )
    drawn = names.say(f"name-{state.design(state.kits[0].deck[-1]).id}")
    table.choose(LayAside(state.kits[0].hand[0])).choose(KeepHand())
    assert_told(table, f"Ilka laid aside {hand[0]} and drew “{drawn}”.")


@rule("MAX-VARIANT-7")
def test_of_a_shared_hand_only_one_is_told():
    table = set_up("fireman", "hunter", solo="merged")
    assert len([line for line in told(table) if "opening hand" in line]) == 1


@rule("MAX-SCAV-1")
def test_the_card_a_light_has_shown_and_left_is_told():
    table = apocalypse().map("van farm-a").at(0, "farm-a").gear(0, "flashlight").scavenge("green", "food-1", "ammo-2")
    table.turn(0).choose(Search("green")).choose(Pick("food-1"))
    assert [
        line for line in told(table) if line.startswith("Ilka put “Ammo") and line.endswith("under the green deck.")
    ]


@rule("MAX-EQUIP-1")
def test_equipment_played_is_told_once():
    table = apocalypse().hand(0, "lighter").turn(0).choose(Play("lighter", 0))
    assert [line for line in told(table) if "Lighter" in line] == ["Ilka put “Lighter” into play."]


@rule("MAX-FREE-8")
def test_a_card_picked_up_is_told_once():
    table = apocalypse().lying("van", "food-1").turn(0).choose(PickUp("food-1"))
    assert len([line for line in told(table) if line.startswith("Ilka picked up")]) == 1
    assert silent(table, "found")


@rule("MAX-FREE-5")
def test_traded_equipment_that_finds_no_room_is_told_to_stay():
    table = apocalypse("fireman", "hunter").gear(0, "fuel").gear(1, "crossbow", "machete", "bow").turn(0)
    table.choose(Trade(1)).choose(Give("fuel")).choose(Propose()).choose(Accept(), 1).choose(Leave())
    assert_told(table, "Ilka kept “Fuel”: there was no room for it elsewhere.")
    assert silent(table, "put “Fuel” into play")


@rule("MAX-EQUIP-1")
def test_what_is_discarded_with_a_weapon_is_told():
    table = apocalypse("gunslinger").gear(0, "colt").fitted(0, "colt", "hollow-points").hand(0, "lasso").turn(0)
    table.choose(SwapTwo()).choose(Drop("colt"))
    assert_told(table, "Ilka discarded “Colt” from play.", "Ilka discarded “Hollow Points”.")


@rule("MAX-HUNGER-7")
def test_a_colt_that_goes_back_into_the_deck_is_told_as_that():
    table = apocalypse("gunslinger").gear(0, "colt").hunger(0, 5).rolling(*QUIET).turn(0, "hunger")
    assert_told(table, "Ilka shuffled “Colt” into the deck.")


@rule("MAX-END-5", "MAX-END-6")
def test_what_becomes_of_a_dead_hand_and_of_the_monsters_is_told():
    table = apocalypse("fireman", "hunter").hand(0, "lighter", "food-1").gear(0, "ladder").hp(0, 1)
    table.foes(0, "walker").rolling(*QUIET).turn(0, "monsters")
    assert_told(
        table,
        "Ilka was out of the game. Survivor cards lost from the hand: “Lighter”. Monsters discarded: a Walker.",
        "Ilka discarded “Ladder” from play.",
        "A Monster token was placed on the Van (A1).",
    )
    assert [line for line in told(table) if "stayed behind on the Van (A1)" in line]


@rule("MAX-SPAWN-4")
def test_a_token_that_finds_no_room_is_told():
    table = apocalypse().at(0, "tunnel-a").swarm("van", 3).rolling(2, 4).turn(0, "spawn")
    assert_told(table, "No Monster token was placed on the Van (A1), which was full.")


@rule("MAX-MISSION-8")
def test_what_went_with_a_razed_tile_is_told():
    table = apocalypse("fireman", mission="burn-the-machines").map("military-base tunnel-a", "tunnel-b airport")
    table.at(0, "military-base").marked("tunnel-a").swarm("tunnel-a", 2).lying("tunnel-a", "food-1")
    table.state.marked.append(table.place("tunnel-a"))
    table.turn(0).choose(DoWork("tunnel-a"))
    lines = told(table)
    assert "Ilka burned down the Tunnel (B1)." in lines
    assert [line for line in lines if "2 Monster tokens went with it" in line and "Food" in line]


@rule("MAX-END-15")
def test_a_proposal_to_give_up_that_is_refused_is_told():
    table = apocalypse("fireman", "hunter").turn(0).choose(Concede()).choose(Accept(), 0).choose(Refuse(), 1)
    assert_told(table, "Ilka proposed to give up, but not everybody agreed.")


@rule("MAX-END-12")
def test_what_counted_at_the_end_is_told():
    table = apocalypse().gear(0, "scientist", "fuel", "fuel").stored("fuel", "fuel").rolling(*QUIET).turn(0, "check")
    assert table.table.over
    assert_told(
        table,
        "What counted: “Fuel” ×2 on the objective, “Scientist” and “Fuel” ×2 with those who were there.",
    )


# --- the map ---


@rule("MAX-SETUP-7", "MAX-SETUP-9")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_log_counts_rows_and_columns_from_the_finished_map_for_everybody(lang):
    table = set_up("fireman", "hunter", map="laid", mission="tutorial")
    words = library.base_words(GAME, lang)
    beside = Chronicle(table.table, 0, words, NAMES)
    while table.asks() in ("MAX-SETUP-7", "MAX-SETUP-9"):
        beside.catch_up(table.table)
        spots: Sequence[Lay] = table.options()
        table.choose(min(spots, key=lambda lay: (lay.column, lay.row)))
    read = [line.text for line in beside.catch_up(table.table)]
    assert read == [line.text for line in log(table.table, 0, words, NAMES)][-len(read) :]
    laid = [line for line in read if ("laid a tile" if lang == "en" else "posé une tuile") in line]
    assert len(laid) == len(set(laid)) > 0
    assert laid[0] == (f"Ilka laid a tile at {spot(table, 0)}." if lang == "en" else laid[0])


def spot(table, place: int) -> str:
    """A place of the finished map, as its column and row."""
    rows, columns = table.now.rows, table.now.columns
    return f"{chr(ord('A') + columns[place] - min(columns))}{rows[place] - min(rows) + 1}"
