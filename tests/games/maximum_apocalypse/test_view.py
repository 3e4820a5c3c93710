"""What a seat sees of an apocalypse: the map, the people, the mission, and why something cannot be used."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from holdouts.engine import library
from holdouts.engine.chance import Dice
from holdouts.engine.table import Table
from holdouts.engine.view import Back, Face, Scene, View, view
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.rules.setup import ApocalypseSetup
from holdouts.games.maximum_apocalypse.state import Apocalypse, Gear
from holdouts.testing import rule

NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")
UNSEEN = ("row:", "column:", "by:")
"""Fields that name nothing one could point at."""


def table_of(scenario: str = "rescue-the-scientist", seats: int = 2, *, seed: int = 1, **options: Any) -> Table:
    return library.new_table(GAME, ApocalypseSetup(scenario=scenario, seats=seats, **options), seed=seed)


def at(table: Table) -> Apocalypse:
    return cast(Apocalypse, table.state)


def shown(table: Table, seat: int | None = 0, lang: str = "en") -> View:
    return view(table, seat, library.base_words(GAME, lang), NAMES[: len(at(table).survivors)])


def wander(table: Table, steps: int, seed: int = 1) -> Iterator[int]:
    """Random choices; who is asked before each."""
    dice = Dice(seed)
    for _ in range(steps):
        if table.over:
            return
        asked = dice.pick(list(table.waiting_for()))
        yield asked
        table.choose(dice.pick([option for option in table.options(asked) if not option.grave]), asked)


def refs_of(scene: Scene) -> set[str]:
    """Everything that can be pointed at."""
    assert scene.board is not None
    found = {cell.ref for cell in scene.board.cells} | {mark.ref for cell in scene.board.cells for mark in cell.marks}
    for zone in (*scene.zones, *(zone for person in scene.people for zone in person.zones)):
        found |= {zone.ref} | {card.ref for card in zone.cards}
    return found | {person.ref for person in scene.people}


@pytest.mark.parametrize("scenario", ["rescue-the-scientist", "convoy", "burn-the-machines"])
def test_whatever_can_be_chosen_points_at_something_on_the_table(scenario: str):
    table = table_of(scenario, 3, survivors=("veteran", "gunslinger", "mechanic"))
    for asked in wander(table, 120):
        seen = shown(table, asked)
        there = refs_of(seen.scene)
        decision = table.decision
        assert decision is not None
        if decision.discreet:
            continue
        for choice in seen.prompt.choices:
            concrete = [ref for ref in choice.refs if not ref.startswith(UNSEEN)]
            assert not concrete or there & set(concrete), choice


def test_the_places_for_the_next_tile_are_cells_of_the_map():
    seen = shown(table_of(map="laid"))
    assert seen.scene.board is not None
    assert refs_of(seen.scene) >= {choice.refs[-1] for choice in seen.prompt.choices}


@rule("MAX-MOVE-4")
def test_a_hidden_tile_shows_nothing_but_where_it_lies():
    board = shown(table_of()).scene.board
    assert board is not None
    hidden = [cell.card for cell in board.cells if isinstance(cell.card, Back)]
    assert [card.name for card in board.faces] == ["Van"]
    assert len(hidden) == 20
    assert all(card.back.startswith("Hidden ") for card in hidden)


def test_hands_are_open_to_everybody():
    table = table_of()
    hands = [
        zone for person in shown(table, None).scene.people for zone in person.zones if zone.ref.startswith("hand:")
    ]
    assert [len(zone.cards) for zone in hands] == [4, 4]
    assert all(isinstance(card, Face) for zone in hands for card in zone.cards)


@rule("MAX-VARIANT-7")
def test_a_hand_that_two_characters_share_is_shown_once():
    people = shown(table_of(solo="merged"), 1).scene.people
    assert [zone.ref for person in people for zone in person.zones if zone.ref.startswith("hand:")] == ["hand:1"]


@rule("MAX-END-12")
def test_fuel_counts_only_while_its_bearer_stands_on_the_van():
    table = table_of(seats=1)
    survivor = at(table).survivors[0]
    survivor.bodies[0].gear.append(Gear(at(table).book.families.index("fuel")))

    def fuel() -> tuple[str, int, int | None]:
        gauges = shown(table).scene.gauges
        return next((gauge.title, gauge.value, gauge.most) for gauge in gauges if gauge.title.startswith("Fuel"))

    assert fuel() == ("Fuel", 1, 4)
    survivor.place = at(table).near(survivor.place)[0]
    at(table).up[survivor.place] = True
    assert fuel() == ("Fuel (1 more on the way)", 0, 4)


@rule("MAX-END-10")
def test_of_what_the_mission_counts_only_standing_at_the_goal_is_not_at_stake():
    gauges = [gauge for gauge in shown(table_of("rescue-the-scientist", 2)).scene.gauges if gauge.kind == "goal"]
    assert {gauge.title: gauge.stake for gauge in gauges} == {
        "Rescue": 1,
        "Fuel": 1,
        "Scientist": 1,
        "Survivors at the goal": 0,
    }


@rule("MAX-END-10")
def test_the_goal_says_what_wins_there():
    table = table_of("tutorial", 1)
    assert at(table).goal is not None
    board = shown(table).scene.board
    assert board is not None
    goal = next(cell.card for cell in board.cells if cell.ref == f"place:{at(table).goal}")
    assert isinstance(goal, Face)
    assert goal.lines[0] == "This is the goal of the mission."
    assert "4 Fuel on the Van, stored there or carried by whoever stands there." in goal.lines
    assert "Nothing special happens here." not in goal.lines


@rule("MAX-CARD-2")
def test_an_instant_says_that_it_costs_an_action():
    hand = next(zone for zone in shown(table_of(seats=1)).scene.people[0].zones if zone.ref == "hand:0")
    kinds = {card.kind for card in hand.cards if isinstance(card, Face)}
    assert "Instant" not in kinds
    assert "Instant, 1 action" in kinds


def test_a_monster_shows_what_it_still_takes_to_kill_it():
    table = table_of(seats=1)
    for _ in wander(table, 8):
        pass
    survivor = at(table).survivors[0]
    survivor.foes[0].wounds = 1
    survivor.foes[0].stunned = [0]
    zone = next(zone for zone in shown(table).scene.people[0].zones if zone.ref == "foes:0")
    monster = zone.cards[0]
    assert isinstance(monster, Face)
    assert monster.ref == "foe:0.0"
    assert int(monster.corner) == at(table).monster(survivor.foes[0]).hp - 1
    assert monster.tags == ("Stunned",)


# --- why not ---


def reason(table: Table, seat: int, ref: str) -> str:
    return next((why.text for why in shown(table, seat).reasons if why.ref == ref), "")


def on_turn(**options: Any) -> Table:
    """The first turn of a survivor, nobody else at the table."""
    table = table_of(seats=1, **options)
    for _ in wander(table, 30):
        if table.decision is not None and table.decision.rule == "MAX-ACTION-1":
            break
    return table


@rule("MAX-ACTION-10")
def test_a_starving_survivor_is_told_that_the_ability_is_lost():
    table = on_turn(survivors=("fireman",))
    at(table).survivors[0].track = 1
    assert reason(table, 0, "body:0.0") == "You are starving: “Punch” is lost until you eat."


@rule("MAX-ACTION-7")
def test_an_empty_weapon_is_told_to_be_reloaded():
    table = on_turn(survivors=("gunslinger",))
    colt = at(table).gear(0)[0]
    colt.tokens = 0
    assert reason(table, 0, f"card:{colt.card}") == "“Colt” is empty: reload it first."


@rule("MAX-SCAV-2")
def test_a_tile_without_a_symbol_says_so_at_the_deck():
    assert reason(on_turn(), 0, "colour:0") == "This tile has no red search symbol."
