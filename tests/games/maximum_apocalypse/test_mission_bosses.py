"""How the Boss of each mission comes in. [MAX-MISSION-4]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import AtPlace, DoWork, KeepHand, Move, Use, UseInnate
from holdouts.games.maximum_apocalypse.rules.encounters import draw_monster
from holdouts.testing import apocalypse, rule, set_up

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

WAITING = ("rescue-the-scientist", "defuse-the-bomb", "scout-the-alien-zone", "recover-the-intelligence", "convoy")

LAST_CARDS = {
    # out of how many cards at the bottom of the Monster deck the Boss comes
    "collect-samples": 10,
    "develop-the-cure": 10,
    "nuclear-winter": 10,
    "fallout": 6,
    "defend-the-base": 13,
}


def bosses_in_order(mission: str, seed: int) -> list[int]:
    """At which places of the whole Monster deck the Bosses lie, the top being 0."""
    state = set_up(mission=mission, seed=seed).state
    order = [draw_monster(state) for _ in range(len(state.monsters) + len(state.lower))]
    return [number for number, card in enumerate(order) if state.book.monsters[card].boss]


def first_to(tile: str, mission: str, boss: str, *survivors: str):
    """A hidden tile next to the start, with the first objective token on it."""
    start = "military-base" if mission == "recover-the-intelligence" else "van"
    table = apocalypse(*(survivors or ("fireman", "hunter")), mission=mission).map(f"{start} ?{tile}").boss(boss)
    return table if mission == "rescue-the-scientist" else table.marked(tile, 2 if mission == "convoy" else 1)


# --- as if drawn ---


@rule("MAX-MISSION-4")
def test_the_draw_effect_of_a_boss_the_mission_brings_applies():
    table = first_to("police-station", "rescue-the-scientist", "zombie-horde").only_scavenge("blue")
    table.only_monsters("walker").turn(0).choose(Move("police-station"))
    assert table.foe_ids(0) == ["zombie-horde", "walker"]
    assert table.tokens_on("van") == 1


@rule("MAX-MISSION-4")
def test_a_boss_the_mission_brings_attacks_like_any_monster():
    table = first_to("police-station", "rescue-the-scientist", "zombie-queen").only_scavenge("blue").rolling(*QUIET)
    table.turn(0).choose(Move("police-station")).idle_turn()
    assert table.body(0).hp == 32 - 5


@rule("MAX-MISSION-4")
def test_what_answers_a_drawn_monster_answers_a_boss_the_mission_brings():
    table = first_to("police-station", "rescue-the-scientist", "zombie-queen", "mechanic").gear(0, "proximity-mine")
    table.only_scavenge("blue").turn(0).choose(Move("police-station"))
    assert table.asks() == "MAX-KEYWORD-6"
    table.choose(table.options()[1])
    assert table.wounds(0) == [7]


@rule("MAX-MISSION-4")
@pytest.mark.parametrize("mission", WAITING)
def test_until_its_moment_the_boss_is_set_aside(mission):
    state = set_up(mission=mission).state
    assert len(state.bosses) == 1
    assert not any(state.book.monsters[card].boss for card in (*state.monsters, *state.lower))


# --- one mission after the other ---


@rule("MAX-MISSION-1")
def test_the_tutorial_has_no_boss():
    state = set_up(mission="tutorial").state
    assert state.bosses == []
    assert bosses_in_order("tutorial", 1) == []


@rule("MAX-MISSION-4")
def test_rescue_the_scientist_the_boss_attaches_to_the_first_who_reaches_the_police_station():
    table = first_to("police-station", "rescue-the-scientist", "zombie-queen").only_scavenge("blue").rolling(*QUIET)
    table.turn(0).choose(Move("police-station"))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["zombie-queen"], [])
    table.idle_turn().choose(Move("police-station"))
    assert table.foe_ids(1) == []
    assert len(table.told(events.BossMet)) == 1


@rule("MAX-MISSION-4")
def test_rescue_the_scientist_to_see_the_police_station_is_not_to_reach_it():
    table = first_to("police-station", "rescue-the-scientist", "zombie-queen", "hunter").turn(0)
    table.choose(UseInnate(0))
    assert table.now.up == [True, True]
    assert table.foe_ids(0) == []


@rule("MAX-MISSION-4", "MAX-SETUP-4")
@pytest.mark.parametrize("mission", LAST_CARDS)
def test_the_boss_lies_among_the_last_cards_of_the_monster_deck(mission):
    last = LAST_CARDS[mission]
    found = [bosses_in_order(mission, seed) for seed in range(12)]
    assert all(len(places) == 1 and 26 - last <= places[0] < 26 for places in found)
    assert len({places[0] for places in found}) > 2


@rule("MAX-MISSION-4")
def test_a_boss_out_of_the_deck_attaches_to_whoever_draws_it():
    table = apocalypse(mission="collect-samples").map("van avenue-red").only_monsters("zombie-queen").turn(0)
    table.choose(Move("avenue-red"))
    assert table.foe_ids(0) == ["zombie-queen"]
    assert len(table.told(events.BossMet)) == 1


@rule("MAX-MISSION-4")
def test_defuse_the_bomb_the_boss_comes_after_the_journal():
    table = first_to("tunnel-a", "defuse-the-bomb", "raging-mutant").turn(0).choose(Move("tunnel-a"))
    assert (table.hand_ids(0), table.foe_ids(0)) == (["dusty-journal"], ["raging-mutant"])
    story = [
        type(event).__name__ for event in table.table.chronicle if isinstance(event, events.Gained | events.BossMet)
    ]
    assert story == ["Gained", "BossMet"]


@rule("MAX-MISSION-4")
@pytest.mark.parametrize(
    ("survivor", "gear", "choices"),
    [
        ("fireman", (), (Move("tunnel-a"),)),
        ("hunter", (), (UseInnate(0),)),
        ("fireman", ("binoculars",), (Use("binoculars"),)),
    ],
)
def test_scout_the_alien_zone_the_boss_comes_for_whoever_reveals_it_by_whatever_means(survivor, gear, choices):
    table = first_to("tunnel-a", "scout-the-alien-zone", "alien-commander", survivor).gear(0, *gear).turn(0)
    for choice in choices:
        table.choose(choice)
    assert (table.foe_ids(0), table.now.marks) == (["alien-commander"], [0, 0])


@rule("MAX-MISSION-4")
def test_scout_the_alien_zone_other_tiles_hide_no_boss():
    table = apocalypse("hunter", mission="scout-the-alien-zone").map("van ?tunnel-a", "?tunnel-b .").marked("tunnel-b")
    table.boss("alien-commander").turn(0).choose(UseInnate(0)).choose(AtPlace("tunnel-a"))
    assert table.foe_ids(0) == []


@rule("MAX-MISSION-4")
@pytest.mark.parametrize(("dice", "passed"), [((3, 3), True), ((3, 4), False)])
def test_recover_the_intelligence_the_boss_comes_after_the_test(dice, passed):
    table = first_to("tunnel-a", "recover-the-intelligence", "alien-commander").hand(0, "dusty-journal")
    table.rolling(*dice).turn(0).choose(Move("tunnel-a"))
    story = [
        type(event).__name__ for event in table.table.chronicle if isinstance(event, events.Tested | events.BossMet)
    ]
    assert story == ["Tested", "BossMet"]
    assert table.can(DoWork("tunnel-a")) == passed


@rule("MAX-MISSION-4", "MAX-SETUP-4")
def test_humanity_strikes_back_both_bosses_lie_anywhere_in_the_deck():
    found = [bosses_in_order("humanity-strikes-back", seed) for seed in range(12)]
    assert all(len(places) == 2 for places in found)
    assert min(places[0] for places in found) < 7
    assert max(places[1] for places in found) > 20


@rule("MAX-MISSION-4")
def test_convoy_the_boss_comes_before_the_blankets():
    table = first_to("tunnel-a", "convoy", "ai-core-leader").hand(0, "lighter").turn(0).choose(Move("tunnel-a"))
    assert table.foe_ids(0) == ["ai-core-leader"]
    assert table.hand_ids(0) == ["dirty-blanket"] * 3
    assert table.discard_ids(0) == ["lighter"]


@rule("MAX-MISSION-4")
@pytest.mark.parametrize("mark", [1, 3])
def test_convoy_the_other_objectives_bring_no_boss(mark):
    table = first_to("tunnel-a", "convoy", "ai-core-leader").marked("tunnel-a", mark).turn(0).choose(Move("tunnel-a"))
    assert table.foe_ids(0) == []


@rule("MAX-MISSION-4", "MAX-MISSION-6")
def test_convoy_whoever_dies_of_the_boss_leaves_the_blankets_on_the_tile():
    table = first_to("tunnel-a", "convoy", "ai-core-leader").hp(0, 4).rolling(*QUIET).turn(0).choose(Move("tunnel-a"))
    assert table.survivor(0).dead
    assert table.lying_ids("tunnel-a") == ["dirty-blanket"] * 3


@rule("MAX-MISSION-4", "MAX-SETUP-4")
def test_burn_the_machines_one_boss_lies_in_the_deck_and_the_other_at_the_bottom():
    found = [bosses_in_order("burn-the-machines", seed) for seed in range(12)]
    assert {places[1] for places in found} == {26}
    assert len({places[0] for places in found}) > 4


@rule("MAX-MISSION-1")
def test_defend_the_base_nobody_starts_with_a_monster():
    table = set_up("fireman", mission="defend-the-base").choose(KeepHand())
    assert table.foe_ids(0) == []
