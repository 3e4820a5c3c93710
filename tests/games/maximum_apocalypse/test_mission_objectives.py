"""Every mission is won through play, and lost through play."""

import pytest

from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    DoWork,
    DrawCard,
    Enough,
    Equip,
    Fight,
    GoFirst,
    HandOver,
    KeepHand,
    Move,
    PayParts,
    Pick,
    Play,
    React,
    Search,
    Store,
    Use,
    UseInnate,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule, set_up

QUIET = (3, 4)
"""A spawn roll that brings nothing, but for the Fallout."""
CALM = (1, 2)
"""A spawn roll for none of the tiles used in the Fallout."""

MISSIONS = (
    "tutorial",
    "rescue-the-scientist",
    "collect-samples",
    "develop-the-cure",
    "nuclear-winter",
    "defuse-the-bomb",
    "fallout",
    "scout-the-alien-zone",
    "recover-the-intelligence",
    "humanity-strikes-back",
    "convoy",
    "defend-the-base",
    "burn-the-machines",
)


def play(table, *choices):
    for choice in choices:
        table.choose(choice)
    return table


def on(mission: str, *survivors: str):
    """That mission with quiet dice for some turns."""
    dice = CALM if mission == "fallout" else QUIET
    return apocalypse(*(survivors or ("fireman",)), mission=mission).rolling(*dice * 6)


def won(table: ApocalypsePosition) -> bool:
    return table.now.ended == "escaped" and table.now.winners == list(table.now.seats)


# --- winning ---


@rule("MAX-MISSION-1")
def test_the_tutorial_is_won_by_bringing_the_fourth_fuel_from_the_mall_to_the_van():
    table = on("tutorial").map("shopping-mall gas-station-a van").gear(0, *["fuel"] * 3).scavenge("red", "fuel").turn(0)
    assert table.where(0) == "shopping-mall"
    play(table, Move("gas-station-a"), Search("red"), Equip(0), Move("van")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1")
def test_the_scientist_is_rescued_for_an_action_and_spare_parts_and_brought_to_the_van():
    table = on("rescue-the-scientist").map("van ?police-station").gear(0, *["fuel"] * 3).stored("fuel")
    table.hand(0, "spare-parts").only_scavenge("blue").boss("zombie-queen").turn(0)
    play(table, Move("police-station"), DoWork("police-station"), PayParts("spare-parts"))
    assert "scientist" in table.gear_ids(0)
    play(table, Move("van")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1")
def test_samples_are_killed_and_the_van_has_fuel():
    table = on("collect-samples").gear(0, "lighter", *["fuel"] * 3).stored("fuel")
    table.foes(0, "walker", "moaning-walker", wounds=1).foes(0, "zombie-dog", "zombie-dog", wounds=2)
    table.foes(0, "spitter", "spitter", wounds=3).foes(0, "zombie-soldier", "zombie-soldier", wounds=5).turn(0)
    play(table, Use("lighter")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1")
def test_the_cure_is_developed_where_the_scientist_finds_medkits_and_antidotes():
    table = on("develop-the-cure", "fireman", "hunter").map("van ?hospital").gear(0, "scientist")
    table.hand(0, "medkit-2", "medkit-6", *["antidote"] * 3).only_scavenge("red").turn(0)
    play(table, Move("hospital"), Store(), Pick("medkit-2"), Pick("medkit-6"), Enough()).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1")
def test_the_refuge_is_stocked_for_the_winter_once_the_last_monster_is_gone():
    table = on("nuclear-winter", "fireman", "hunter").map("van ?refuge-a").gear(1, *["fuel"] * 3).at(1, "refuge-a")
    table.hand(0, *["dirty-blanket"] * 2, *["old-newspaper"] * 2, "food-1", "food-1", "food-2", "food-2")
    table.stored("food-crate").gear(0, "trusty-axe").foes(0, "mutant", wounds=4).turn(0)
    play(table, Move("refuge-a"), Use("trusty-axe")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1", "MAX-MISSION-7")
def test_the_bomb_is_defused_with_the_journal_and_the_van_reached_in_time():
    table = on("defuse-the-bomb").map("van power-plant ?tunnel-a").at(0, "power-plant").marked("tunnel-a")
    table.boss("raging-mutant").gear(0, *["fuel"] * 3).turn(0)
    play(table, Move("tunnel-a"))
    assert (table.hand_ids(0), table.foe_ids(0)) == (["dusty-journal"], ["raging-mutant"])
    play(table, Move("power-plant"), DoWork("power-plant"), DoWork("power-plant")).idle_turn()
    play(table, Move("van")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1", "MAX-MISSION-7")
@pytest.mark.parametrize("waits", [0, 1, 2])
def test_the_bomb_leaves_three_rounds_to_get_away(waits):
    table = on("defuse-the-bomb").map("van power-plant").at(0, "power-plant").hand(0, "dusty-journal")
    table.gear(0, *["fuel"] * 3).turn(0)
    play(table, DoWork("power-plant"), DoWork("power-plant")).idle_turn()
    for _ in range(waits):
        table.idle_turn()
    while table.asks() == "MAX-CARD-5":
        table.choose(table.options()[0])
    play(table, Move("van")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1")
def test_the_fallout_is_escaped_with_three_repairs_and_three_fuel():
    table = on("fallout").map(". desert-a .", "refuge-a van refuge-b", ". oasis .").gear(0, *["fuel"] * 3)
    table.hand(0, *["spare-parts"] * 3).turn(0)
    play(table, DoWork("van"), DoWork("van"), DoWork("van")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1")
def test_the_alien_zone_is_scouted_tile_by_tile():
    table = on("scout-the-alien-zone", "hunter").map("van ?tunnel-a", "?tunnel-b ?airport").marked("tunnel-b")
    table.boss("alien-commander").gear(0, *["fuel"] * 4).turn(0)
    play(table, UseInnate(0), AtPlace("tunnel-a"), AtPlace("tunnel-b"), Move("tunnel-a"), Move("airport"))
    assert table.foe_ids(0) == ["alien-commander"]
    table.idle_turn()
    assert not table.table.over
    play(table, Move("tunnel-b"), Move("van")).idle_turn()
    assert won(table)


def before_the_contact(*dice: int):
    table = apocalypse("fireman", mission="recover-the-intelligence").map("military-base ?tunnel-a").marked("tunnel-a")
    return table.boss("alien-commander").rolling(*dice, *QUIET)


@rule("MAX-MISSION-1", "MAX-MISSION-9")
def test_whoever_meets_the_scientist_unseen_brings_him_to_the_base():
    table = before_the_contact(3, 3).turn(0)
    play(table, Move("tunnel-a"), DoWork("tunnel-a"), Move("military-base")).idle_turn()
    assert table.now.stored == []
    assert won(table)


@rule("MAX-MISSION-1", "MAX-MISSION-9")
def test_whoever_is_seen_with_the_journal_brings_the_message_to_the_base():
    table = before_the_contact(3, 4).hand(0, "dusty-journal").turn(0)
    play(table, Move("tunnel-a"))
    assert not table.can(DoWork("tunnel-a"))
    play(table, Move("military-base"), Store()).idle_turn()
    assert table.now.ended == "escaped"


@rule("MAX-MISSION-1")
def test_humanity_strikes_back_with_an_action_dynamite_and_the_scientist_at_the_crash_site():
    table = on("humanity-strikes-back", "fireman", "hunter").map("van tunnel-a tunnel-b ?crash-site")
    table.marked("tunnel-a", 1).marked("tunnel-b", 2).swarm("tunnel-b", 3).gear(0, "scientist").hand(0, "dynamite")
    table.at(0, "tunnel-a").turn(0)
    play(table, DoWork("tunnel-a"), Play("dynamite", 0), Move("tunnel-b"), Move("crash-site")).idle_turn()
    assert table.gear_ids(0) == ["scientist"]
    assert won(table)


@rule("MAX-MISSION-1", "MAX-MISSION-5", "MAX-MISSION-6")
def test_the_convoy_comes_through_with_what_its_three_objectives_hold():
    table = on("convoy").map("van ?tunnel-a ?tunnel-b ?airport military-base").boss("ai-core-leader")
    table.marked("tunnel-a", 2).marked("tunnel-b", 1).marked("airport", 3).gear(0, "fuel", "fuel").stored(
        "fuel", "fuel"
    )
    table.turn(0)
    play(table, Move("tunnel-a"), Move("tunnel-b"), Move("airport"), Move("military-base")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1", "MAX-MISSION-9")
def test_the_base_is_defended_by_driving_out_three_nests_and_the_last_monster():
    table = on("defend-the-base", "mechanic").map("military-base tunnel-a", "tunnel-b airport")
    for number, tile in enumerate(("tunnel-a", "tunnel-b", "airport"), 1):
        table.marked(tile, number).swarm(tile, 1 if tile == "tunnel-a" else 3)
    table.hand(0, "drone-strike", "drone-strike").gear(0, "proximity-mine", "wrench").only_monsters("laser-drone").turn(
        0
    )
    play(table, Play("drone-strike", 0), AtPlace("tunnel-b"), Play("drone-strike", 0), AtPlace("airport"))
    play(table, Move("tunnel-a"), Fight(), React("proximity-mine"), Move("military-base")).idle_turn()
    assert not any(table.now.marks)
    assert not table.table.over
    play(table, Use("wrench")).idle_turn()
    assert won(table)


@rule("MAX-MISSION-1", "MAX-MISSION-8")
def test_the_machines_are_burned_tile_by_tile():
    table = on("burn-the-machines").map("van refuge-a refuge-b", "?tunnel-a ?tunnel-b ?airport")
    for number, tile in enumerate(("tunnel-a", "tunnel-b", "airport"), 1):
        table.marked(tile, number)
    table.gear(0, *["fuel"] * 3).turn(0)
    play(table, Move("tunnel-a"), Move("tunnel-b"), Move("airport"), Move("refuge-b")).idle_turn()
    play(table, DoWork("airport"), Move("refuge-a"), DoWork("tunnel-b"), Move("van")).idle_turn()
    assert not table.table.over
    play(table, DoWork("tunnel-a")).idle_turn()
    assert table.now.gone == [False, False, False, True, True, True]
    assert won(table)


# --- losing ---


@rule("MAX-MISSION-7")
def test_defuse_the_bomb_is_lost_too_late():
    table = on("defuse-the-bomb").map("van power-plant").at(0, "power-plant").hand(0, "dusty-journal").turn(0)
    play(table, DoWork("power-plant"), DoWork("power-plant")).idle_turn()
    table.idle_turn().idle_turn()
    assert table.now.ended == ""
    table.idle_turn()
    assert (table.now.ended, table.now.winners) == ("too-late", [])


@rule("MAX-MISSION-1")
def test_recover_the_intelligence_is_lost_by_whoever_is_seen_without_the_journal():
    table = before_the_contact(3, 4).turn(0)
    play(table, Move("tunnel-a"))
    assert (table.now.ended, table.now.winners) == ("no-message", [])


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_is_lost_when_everybody_is_dead(mission):
    table = set_up("fireman", "hunter", mission=mission)
    while table.asks() in ("MAX-SETUP-12", "MAX-MISSION-6", "MAX-SETUP-15"):
        table.choose(next(pick for pick in table.options() if isinstance(pick, KeepHand | HandOver | GoFirst)))
    starve(table)
    assert (table.now.ended, table.now.winners) == ("all-dead", [])


def starve(table):
    """Nobody does anything but draw cards, and nobody eats."""
    while not table.table.over:
        for seat in table.asked():
            table.choose(DrawCard() if table.can(DrawCard(), seat) else table.options(seat)[0], seat)


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_is_lost_when_the_tokens_run_out(mission):
    table = apocalypse("fireman", mission=mission).map("military-base mountain-a", "oasis shopping-mall")
    table.at(0, "military-base").supply(0).rolling(4, 5).turn(0, "spawn")
    assert (table.now.ended, table.now.winners) == ("no-tokens", [])
