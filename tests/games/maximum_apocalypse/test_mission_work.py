"""What single missions let people do: rescue, sample, defuse, repair, contact, destroy, burn. [MAX-MISSION-1]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    DoWork,
    Fight,
    Move,
    PayParts,
    Play,
    Sneak,
    Use,
    UseInnate,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""


def play(table, *choices):
    for choice in choices:
        table.choose(choice)
    return table


def discarded_monsters(table: ApocalypsePosition) -> list[str]:
    return table.monster_ids(table.now.monster_discard)


# --- I ---


@rule("MAX-MISSION-1")
@pytest.mark.parametrize(("parts", "actions"), [(0, 2), (1, 1), (2, 0)])
def test_the_rescue_costs_two_each_an_action_or_spare_parts(parts, actions):
    table = apocalypse().map("police-station van").at(0, "police-station").hand(0, *["spare-parts"] * parts).turn(0)
    play(table, *[PayParts("spare-parts")] * parts, *[DoWork("police-station")] * actions)
    assert (table.gear_ids(0), table.survivor(0).actions) == (["scientist"], 4 - actions)
    assert table.hand_ids(0) == []


@rule("MAX-MISSION-1")
def test_the_rescue_is_paid_only_at_the_police_station():
    table = apocalypse().map("van police-station").hand(0, "spare-parts").turn(0)
    assert not table.can(DoWork("van"))
    assert not table.can(PayParts("spare-parts"))


@rule("MAX-MISSION-1")
def test_once_the_scientist_is_free_nothing_more_is_paid():
    table = apocalypse().map("police-station van").at(0, "police-station").hand(0, *["spare-parts"] * 3).turn(0)
    play(table, PayParts("spare-parts"), PayParts("spare-parts"))
    assert not table.can(PayParts("spare-parts"))
    assert not table.can(DoWork("police-station"))


# --- II ---


def samples(*monsters: str):
    return apocalypse(mission="collect-samples").gear(0, "trusty-axe").foes(0, *monsters, wounds=3)


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("monster", ["walker", "moaning-walker", "spitter", "zombie-dog"])
def test_a_killed_zombie_of_a_kind_still_needed_goes_to_the_mission(monster):
    table = play(samples(monster).turn(0), Use("trusty-axe"))
    assert (table.monster_ids(table.now.samples), discarded_monsters(table)) == ([monster], [])


@rule("MAX-MISSION-1")
def test_a_third_zombie_of_a_kind_is_discarded():
    table = play(samples("walker").sampled("walker", "moaning-walker").turn(0), Use("trusty-axe"))
    assert (len(table.now.samples), discarded_monsters(table)) == (2, ["walker"])


@rule("MAX-MISSION-1")
def test_a_stalker_is_no_sample():
    table = apocalypse(mission="collect-samples").gear(0, "trusty-axe").foes(0, "stalker", wounds=8).turn(0)
    play(table, Use("trusty-axe"))
    assert (table.now.samples, discarded_monsters(table)) == ([], ["stalker"])


@rule("MAX-MISSION-1")
def test_in_other_missions_no_samples_are_kept():
    table = play(apocalypse().gear(0, "trusty-axe").foes(0, "walker").turn(0), Use("trusty-axe"))
    assert (table.now.samples, discarded_monsters(table)) == ([], ["walker"])


# --- V ---


def plant(*survivors: str):
    table = apocalypse(*(survivors or ("fireman",)), mission="defuse-the-bomb").map("power-plant van")
    return table.at(0, "power-plant").rolling(*QUIET)


@rule("MAX-MISSION-1")
@pytest.mark.parametrize(("cards", "offered"), [((), False), (("dusty-journal",), True)])
def test_the_bomb_is_defused_by_whoever_carries_the_journal(cards, offered):
    assert plant().hand(0, *cards).turn(0).can(DoWork("power-plant")) == offered


@rule("MAX-MISSION-1")
def test_the_bomb_is_defused_at_the_power_plant_only():
    assert not plant().at(0, "van").hand(0, "dusty-journal").turn(0).can(DoWork("van"))


@rule("MAX-MISSION-1")
def test_defusing_adds_up_over_turns():
    table = play(plant().hand(0, "dusty-journal").turn(0, actions=1), DoWork("power-plant"))
    assert (table.now.turn, table.now.work, table.now.deadline) == (2, 1, 0)
    play(table, DoWork("power-plant"))
    assert (table.now.work, table.now.deadline_seat) == (2, 0)


# --- VI ---

ISLAND = ("refuge-a desert-a refuge-b", "oasis van prison", "tunnel-a tunnel-b mountain-a")
"""A map of three by three around the Van; all but the Van are outermost."""


def fallout(*rows: str):
    return apocalypse("fireman", mission="fallout").map(*(rows or ISLAND))


def outermost(table: ApocalypsePosition) -> list[str]:
    return [table.now.tile(pick.place).id for pick in table.options(kind=AtPlace)]


@rule("MAX-MISSION-1")
def test_each_repair_costs_an_action_and_spare_parts():
    table = play(fallout().hand(0, "spare-parts").turn(0), DoWork("van"))
    assert (table.now.work, table.survivor(0).actions, table.hand_ids(0)) == (1, 3, [])
    assert not table.can(DoWork("van"))


@rule("MAX-MISSION-1")
def test_spare_parts_alone_repair_nothing():
    assert not fallout().hand(0, "spare-parts").turn(0).can(PayParts("spare-parts"))


@rule("MAX-MISSION-1")
def test_repairs_are_made_on_the_van_only():
    assert not fallout().at(0, "oasis").hand(0, "spare-parts").turn(0).can(DoWork("oasis"))


@rule("MAX-MISSION-1", "MAX-SPAWN-10")
def test_a_seven_reveals_a_hidden_outermost_tile_of_the_players_choice_without_triggers():
    table = fallout("prairie-a ?prairie-b", "van ?avenue-red").rolling(*QUIET).turn(0, "spawn")
    assert outermost(table) == ["prairie-b", "avenue-red"]
    play(table, AtPlace("prairie-b"))
    assert (table.now.up, table.foe_ids(0)) == ([True, True, True, False], [])


@rule("MAX-MISSION-1", "MAX-SPAWN-10")
def test_a_hidden_tile_with_four_neighbours_is_not_outermost():
    rows = ("van ?tunnel-a refuge-a", "refuge-b ?oasis prison", "desert-a mountain-a tunnel-b")
    table = fallout(*rows).rolling(*QUIET).turn(0, "spawn")
    assert [table.now.book.tiles[event.tile].id for event in table.told(events.Revealed)] == ["tunnel-a"]


@rule("MAX-MISSION-1", "MAX-MISSION-8")
def test_with_none_hidden_a_seven_removes_an_outermost_tile_without_survivors():
    table = fallout().at(0, "oasis").swarm("desert-a", 2).rolling(*QUIET).turn(0, "spawn")
    assert "van" not in outermost(table)
    assert "oasis" not in outermost(table)
    play(table, AtPlace("desert-a"))
    assert table.now.gone[table.place("desert-a")]
    assert table.now.supply == 30


@rule("MAX-MISSION-8")
def test_a_tile_whose_loss_would_cut_the_map_in_two_is_never_removed():
    table = fallout("van refuge-a refuge-b oasis").rolling(*QUIET).turn(0, "spawn")
    assert table.now.gone == [False, False, False, True]


@rule("MAX-MISSION-1")
def test_if_no_tile_can_go_a_seven_does_nothing():
    table = fallout("van oasis").at(0, "oasis").rolling(*QUIET).turn(0, "spawn")
    assert table.now.gone == [False, False]
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-MISSION-8")
def test_what_lies_on_a_removed_tile_is_discarded():
    table = fallout("van refuge-a oasis").lying("oasis", "fuel", "food-1").rolling(*QUIET).turn(0, "spawn")
    assert (table.now.lying, table.discard_ids()) == ([], ["fuel", "food-1"])


@rule("MAX-MISSION-1")
def test_in_other_missions_a_seven_removes_nothing():
    table = apocalypse(mission="defuse-the-bomb").map("van ?oasis").rolling(*QUIET).turn(0, "spawn")
    assert (table.now.up, table.now.gone) == ([True, False], [False, False])


# --- VIII ---


def contact(*dice: int):
    table = apocalypse("fireman", "hunter", mission="recover-the-intelligence").map("military-base ?tunnel-a")
    return table.marked("tunnel-a").boss("alien-commander").rolling(*dice)


@rule("MAX-MISSION-1")
def test_the_contact_is_tested_with_the_monster_tokens_that_are_still_there():
    table = play(contact(1, 1, 2, 3).swarm("tunnel-a", 1).turn(0), Move("tunnel-a"), Sneak())
    assert [(event.sum, event.stealth) for event in table.told(events.Tested)] == [(2, 5), (5, 5)]
    assert table.can(DoWork("tunnel-a"))


@rule("MAX-MISSION-1")
def test_only_the_first_arrival_is_tested_and_anybody_there_may_bring_the_scientist_out():
    table = play(contact(1, 1, *QUIET).turn(0), Move("tunnel-a")).idle_turn()
    play(table, Move("tunnel-a"), DoWork("tunnel-a"))
    assert len(table.told(events.Tested)) == 1
    assert table.gear_ids(1) == ["scientist"]
    assert table.now.marks == [0, 0]


@rule("MAX-MISSION-1")
def test_the_journal_of_a_friend_does_not_save_the_message():
    table = play(contact(3, 4).hand(1, "dusty-journal").at(1, "tunnel-a").turn(0), Move("tunnel-a"))
    assert table.now.ended == "no-message"


# --- IX ---


def launcher(tokens: int):
    table = apocalypse(mission="humanity-strikes-back").map("van tunnel-a").marked("tunnel-a").swarm("tunnel-a", tokens)
    return table.only_monsters("alien-soldier")


@rule("MAX-MISSION-1")
@pytest.mark.parametrize(("tokens", "offered"), [(1, False), (0, True)])
def test_a_launcher_is_destroyed_for_an_action_once_no_monster_tokens_guard_it(tokens, offered):
    assert launcher(tokens).at(0, "tunnel-a").turn(0).can(DoWork("tunnel-a")) == offered


@rule("MAX-MISSION-1")
def test_a_launcher_whose_guards_were_fought_can_be_destroyed():
    table = play(launcher(1).turn(0), Move("tunnel-a"), Fight(), DoWork("tunnel-a"))
    assert (table.now.marks, table.foe_ids(0)) == ([0, 0], ["alien-soldier"])


@rule("MAX-MISSION-1")
def test_dynamite_destroys_a_launcher_guards_and_all():
    table = play(launcher(3).hand(0, "dynamite").turn(0), Play("dynamite", 0))
    assert (table.now.marks, table.tokens_on("tunnel-a")) == ([0, 0], 0)


# --- XI ---


def nest(tokens: int, *survivors: str):
    table = apocalypse(*(survivors or ("fireman",)), mission="defend-the-base").map("military-base tunnel-a")
    return table.marked("tunnel-a").swarm("tunnel-a", tokens)


@rule("MAX-MISSION-1")
def test_a_nest_is_gone_as_soon_as_its_monster_tokens_are_fought():
    table = play(nest(2).only_monsters("laser-drone", "scout-bot").turn(0), Move("tunnel-a"), Fight())
    assert table.now.marks == [0, 0]


@rule("MAX-MISSION-1")
def test_a_nest_is_gone_however_its_monster_tokens_went():
    table = play(nest(3, "mechanic").hand(0, "drone-strike").turn(0), Play("drone-strike", 0))
    assert table.now.marks == [0, 0]


@rule("MAX-MISSION-1")
def test_a_nest_stays_while_a_monster_token_is_left():
    table = nest(2, "veteran").gear(0, "dog-whistle").turn(0)
    assert play(table, Use("dog-whistle")).now.marks == [0, 1]
    assert play(table, Use("dog-whistle")).now.marks == [0, 0]


@rule("MAX-MISSION-1")
def test_slipping_past_a_nest_leaves_it_there():
    table = play(nest(3).rolling(1, 1).turn(0), Move("tunnel-a"), Sneak())
    assert table.now.marks == [0, 1]


# --- XII ---


def machines(*rows: str):
    table = apocalypse("fireman", "hunter", mission="burn-the-machines").map(
        *(rows or ("van ?tunnel-a", "refuge-a ?tunnel-b"))
    )
    return table.marked("tunnel-a", 1)


@rule("MAX-MISSION-1")
def test_a_marked_tile_is_burned_from_next_to_it_once_it_was_entered():
    table = machines().turn(0)
    assert not table.can(DoWork("tunnel-a"))
    play(table, Move("tunnel-a"))
    assert not table.can(DoWork("tunnel-a"))
    play(table, Move("van"), DoWork("tunnel-a"))
    assert (table.now.gone, table.now.marks) == ([False, True, False, False], [0, 0, 0, 0])


@rule("MAX-MISSION-1")
def test_a_marked_tile_that_was_only_seen_cannot_be_burned():
    table = play(machines("van ?tunnel-a").at(0, "van").turn(1), UseInnate(0))
    assert table.now.up == [True, True]
    assert not table.can(DoWork("tunnel-a"))


@rule("MAX-MISSION-1")
def test_nobody_may_stand_on_a_tile_that_is_burned():
    table = play(machines().rolling(*QUIET).turn(0), Move("tunnel-a")).idle_turn()
    assert table.now.active == 1
    assert not table.can(DoWork("tunnel-a"))


@rule("MAX-MISSION-1")
def test_any_survivor_next_to_it_may_burn_a_tile_another_has_entered():
    table = play(machines().rolling(*QUIET).turn(0), Move("tunnel-a"), Move("tunnel-b"), Move("refuge-a")).idle_turn()
    assert play(table, DoWork("tunnel-a")).now.gone == [False, True, False, False]


@rule("MAX-MISSION-1")
def test_a_tile_is_not_burned_from_afar_nor_diagonally():
    table = play(machines().turn(0), Move("tunnel-a"), Move("van"), Move("refuge-a"))
    assert not table.can(DoWork("tunnel-a"))


@rule("MAX-MISSION-1", "MAX-MISSION-8")
def test_the_demolition_charge_burns_a_marked_tile_too():
    table = machines("van tunnel-a").hand(0, "demolition-charge").turn(0)
    play(table, Play("demolition-charge", 0))
    assert (table.now.gone, table.now.marks) == ([False, True], [0, 0])


@rule("MAX-MISSION-8")
def test_the_demolition_charge_never_cuts_the_map_in_two():
    table = machines("refuge-a van oasis tunnel-a").hand(0, "demolition-charge").turn(0)
    play(table, Play("demolition-charge", 0))
    assert table.now.gone == [True, False, False, False]


@rule("MAX-MISSION-8")
def test_the_demolition_charge_leaves_no_marked_tile_as_the_last_bridge():
    table = machines("van tunnel-a oasis", "refuge-a refuge-b prison").hand(0, "demolition-charge").turn(0)
    play(table, Play("demolition-charge", 0))
    assert table.now.gone == [False, True, False, False, False, False]


@rule("MAX-MISSION-8")
def test_the_demolition_charge_never_takes_the_van():
    table = machines("van oasis tunnel-a").hand(0, "demolition-charge").at(0, "oasis").at(1, "oasis").turn(0)
    play(table, Play("demolition-charge", 0))
    assert table.now.gone == [False, False, True]


@rule("MAX-MISSION-8")
def test_the_demolition_charge_spares_a_tile_that_carries_what_the_mission_needs():
    table = apocalypse("fireman", "hunter", mission="defuse-the-bomb").map("van oasis tunnel-a", ". refuge-a .")
    table.marked("tunnel-a").at(0, "oasis").at(1, "oasis").hand(0, "demolition-charge").turn(0)
    play(table, Play("demolition-charge", 0))
    assert table.now.gone == [False, False, False, True]
