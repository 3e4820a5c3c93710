"""Scenes whose whole log is known: nothing is told that did not happen, nothing is left out, nobody else is named.

What is expected stands in told_in_full.yaml; a card or a monster of which there are several is told apart by a number.
"""

from functools import partial
from pathlib import Path

import pytest

from holdouts.games.maximum_apocalypse.accounts import audit
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    AtPlace,
    Concede,
    Discard,
    DoWork,
    Equip,
    Fight,
    Leave,
    Move,
    PayParts,
    Pick,
    React,
    Refuse,
    Search,
    Sneak,
    Use,
    UseFree,
    UseInnate,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse
from tests.games.maximum_apocalypse.test_log_lines import SCENES
from tests.games.scenes import Scene, copy_of, numbered, played, read_scenes, told_lines

EXPECTED = Path(__file__).with_name("told_in_full.yaml")
QUIET = (3, 4)
"""A spawn roll that brings nothing."""


def naming(table: ApocalypsePosition, field: str, number: int) -> str | None:
    """Cards, monsters, tiles and Characters by their names; seats, counts and dice are numbers."""
    book = table.now.book
    if field in ("card", "other_card", "cards", "given", "taken", "stored", "held"):
        mine = [f"{card.id} {owner}".strip() for card, owner in zip(book.cards, book.owners, strict=True)]
        return copy_of(mine, number)
    if field in ("monster", "monsters"):
        return copy_of([monster.id for monster in book.monsters], number)
    if field == "character":
        return book.characters[number].id
    if field == "tile":
        return book.tiles[number].id
    return table.now.tile(number).id if field == "place" else None


def in_full(table: ApocalypsePosition) -> list[str]:
    return told_lines(table, partial(naming, table))


def with_friend(who: str, **options) -> ApocalypsePosition:
    """It is the turn of the second of two, on the van at the end of a street."""
    table = apocalypse("hunter" if who != "hunter" else "surgeon", who, **options)
    return table.map("van tunnel-a tunnel-b farm-a").rolling(*QUIET).turn(1)


def contact(*dice: int) -> ApocalypsePosition:
    table = apocalypse("hunter", "fireman", mission="recover-the-intelligence").map("military-base ?tunnel-a")
    return table.marked("tunnel-a").boss("alien-commander").rolling(*dice, *QUIET).turn(1)


def machines() -> ApocalypsePosition:
    table = apocalypse("hunter", "fireman", mission="burn-the-machines")
    return table.map("van ?tunnel-a", "refuge-a ?tunnel-b").marked("tunnel-a", 1).turn(1)


def convoy(mark: int) -> ApocalypsePosition:
    table = apocalypse("hunter", "fireman", mission="convoy").map("van ?tunnel-a", "tunnel-b military-base")
    return table.boss("ai-core-leader").marked("tunnel-a", mark).turn(1)


def river() -> ApocalypsePosition:
    table = apocalypse("surgeon", "hunter").map("van river-a").only_monsters("walker", "spitter").swarm("river-a", 2)
    return table.rolling(4, 5).turn(1)


NEW: dict[str, Scene[ApocalypsePosition]] = {
    "an axe is swung twice and kills": lambda: played(
        with_friend("fireman").gear(1, "trusty-axe").foes(1, "walker"), Use("trusty-axe")
    ),
    "a jacket is used for nothing but hunger": lambda: played(
        with_friend("fireman").gear(1, "field-jacket").hunger(1, 2), UseFree("field-jacket")
    ),
    "a mine answers a monster": lambda: played(
        with_friend("mechanic").map("van avenue-red").gear(1, "proximity-mine").next_monsters("moaning-walker"),
        Move("avenue-red"),
        React("proximity-mine"),
    ),
    "a machine burns the deck": lambda: played(
        apocalypse("hunter", "fireman")
        .map("van avenue-red")
        .deck(1, "ladder", "lighter", "shotgun")
        .next_monsters("alien-machine")
        .turn(1),
        Move("avenue-red"),
    ),
    "two monsters attack": lambda: (
        apocalypse("hunter", "fireman").foes(1, "walker", "spitter").rolling(*QUIET).turn(1, "monsters")
    ),
    "monsters hit armour": lambda: (
        apocalypse("hunter", "fireman")
        .gear(1, "fire-helmet", "body-armor")
        .foes(1, "walker", "walker", "spitter")
        .rolling(*QUIET)
        .turn(1, "monsters")
    ),
    "a starving survivor goes down the track": lambda: (
        apocalypse("hunter", "fireman").hunger(1, 6, track=2).rolling(*QUIET).turn(1, "hunger")
    ),
    "whoever dies of monsters leaves what they had": lambda: (
        apocalypse("hunter", "fireman", "surgeon")
        .hp(1, 1)
        .hand(1, "ladder", "food-1")
        .gear(1, "trusty-axe", "fuel")
        .foes(1, "walker", "spitter")
        .rolling(*QUIET)
        .turn(1, "monsters")
    ),
    "a dog dies before its veteran": lambda: (
        apocalypse("hunter", "veteran")
        .hp(1, 1, body=1)
        .gear(1, "dog-collar")
        .poisoned(1, 2, body=1)
        .rolling(*QUIET)
        .turn(1, "monsters")
    ),
    "the last survivor starves": lambda: apocalypse("fireman").hunger(0, 6, track=4).rolling(*QUIET).turn(0, "hunger"),
    "all agree to give up": lambda: (
        apocalypse("fireman", "hunter").choose(Concede()).choose(Accept(), 0).choose(Accept(), 1)
    ),
    "one will not give up": lambda: (
        apocalypse("fireman", "hunter").choose(Concede()).choose(Accept(), 0).choose(Refuse(), 1)
    ),
    "found fuel is discarded": lambda: played(
        with_friend("fireman").map("airport van").at(1, "airport").scavenge("red", "fuel"), Search("red"), Discard()
    ),
    "found fuel is equipped": lambda: played(
        with_friend("fireman").map("airport van").at(1, "airport").scavenge("red", "fuel"), Search("red"), Equip(1)
    ),
    "no room is made for found fuel": lambda: played(
        with_friend("fireman").map("gas-station-a").gear(1, "trusty-axe", "lighter", "ladder").scavenge("red", "fuel"),
        Search("red"),
        Equip(1),
        Leave(),
    ),
    "a light shows two cards": lambda: played(
        with_friend("fireman").at(1, "farm-a").gear(1, "flashlight").only_scavenge("green", "food-1", "food-2"),
        Search("green"),
        Pick("food-2"),
    ),
    "an ambush is found": lambda: played(
        with_friend("fireman").at(1, "farm-a").only_scavenge("green", "ambush").next_monsters("walker"), Search("green")
    ),
    "too many tokens to slip past": lambda: played(
        apocalypse("hunter", "fireman", tokens="uncapped")
        .map("van tunnel-a")
        .swarm("tunnel-a", 5)
        .only_monsters(*["walker"] * 4, "spitter")
        .turn(1),
        Move("tunnel-a"),
        Sneak(),
    ),
    "tokens are fought": lambda: played(
        apocalypse("hunter", "fireman")
        .map("van tunnel-a")
        .swarm("tunnel-a", 2)
        .only_monsters("walker", "spitter")
        .turn(1),
        Move("tunnel-a"),
        Fight(),
    ),
    "the scientist gives his carrier away at a river": lambda: played(river().gear(1, "scientist"), Move("river-a")),
    "a drone gives a survivor away at a river": lambda: played(river().foes(0, "laser-drone"), Move("river-a")),
    "the scientist gives his carrier away on a street": lambda: played(
        apocalypse("surgeon", "hunter")
        .map("van tunnel-a")
        .swarm("tunnel-a", 1)
        .only_monsters("walker")
        .gear(1, "scientist")
        .turn(1),
        Move("tunnel-a"),
    ),
    "a river sends somebody back": lambda: played(
        apocalypse("surgeon", "hunter").map("van river-a").rolling(5, 5).turn(1), Move("river-a")
    ),
    "a spawn roll puts tokens on the map": lambda: (
        apocalypse("hunter", "fireman").map("airport van farm-a").at(1, "van").rolling(3, 3).turn(1, "spawn")
    ),
    "a contact goes unseen": lambda: played(contact(3, 3), Move("tunnel-a"), DoWork("tunnel-a")),
    "a contact is seen, and the journal saves the message": lambda: played(
        contact(3, 4).hand(1, "dusty-journal"), Move("tunnel-a")
    ),
    "a contact is seen, and nobody has the journal": lambda: played(contact(3, 4), Move("tunnel-a")),
    "a machine is burned": lambda: played(machines(), Move("tunnel-a"), Move("van"), DoWork("tunnel-a")),
    "a launcher is blown up": lambda: played(
        apocalypse("hunter", "fireman", mission="humanity-strikes-back")
        .map("van tunnel-a")
        .marked("tunnel-a")
        .at(1, "tunnel-a")
        .turn(1),
        DoWork("tunnel-a"),
    ),
    "the convoy opens its first objective": lambda: played(convoy(1), Move("tunnel-a")),
    "the convoy opens its second objective": lambda: played(convoy(2), Move("tunnel-a")),
    "the convoy opens its third objective": lambda: played(convoy(3), Move("tunnel-a")),
    "a rescue is paid for": lambda: played(
        apocalypse("hunter", "fireman", mission="rescue-the-scientist")
        .map("van police-station")
        .at(1, "police-station")
        .hand(1, "spare-parts")
        .turn(1),
        DoWork("police-station"),
        PayParts("spare-parts"),
    ),
    "the tutorial is won": lambda: (
        apocalypse("fireman", mission="tutorial")
        .map("van gas-station-a")
        .gear(0, *["fuel"] * 3)
        .stored("fuel")
        .rolling(*QUIET)
        .turn(0)
        .idle_turn()
    ),
    "a hidden tile is looked at from afar": lambda: played(
        apocalypse("fireman", "hunter").map("van ?tunnel-a", "?farm-a tunnel-b").turn(1),
        UseInnate(0),
        AtPlace("farm-a"),
    ),
    "a hidden tile is entered": lambda: played(
        apocalypse("hunter", "fireman").map("van ?farm-a").only_scavenge("green", "food-1").turn(1), Move("farm-a")
    ),
    "a mountain costs whoever climbs it": lambda: played(
        apocalypse("hunter", "fireman").map("van mountain-a").deck(1, "lighter", "ladder").turn(1), Move("mountain-a")
    ),
    "a forest is left": lambda: played(
        apocalypse("hunter", "fireman").map("forest-a van").at(1, "forest-a").turn(1), Move("van")
    ),
    "the monster deck is shuffled anew": lambda: played(
        apocalypse("hunter", "fireman").map("van avenue-red").only_monsters().slain("walker").turn(1),
        Move("avenue-red"),
    ),
    "no monster is left to be drawn": lambda: played(
        apocalypse("hunter", "fireman").map("van avenue-red").only_monsters().turn(1), Move("avenue-red")
    ),
    "cards are drawn and one too many": lambda: (
        with_friend("surgeon")
        .hand(1, *["drill"] * 2, *["scalpel"] * 2, *["food-1"] * 4, *["food-2"] * 1)
        .deck(1, "gurney", "gurney")
        .turn(1, "draw")
    ),
    "a boss is whole again": lambda: played(
        apocalypse("hunter", "fireman")
        .map("van avenue-red")
        .foes(0, "ai-core-leader", wounds=4)
        .next_monsters("scout-bot")
        .turn(1),
        Move("avenue-red"),
    ),
}

ALL: dict[str, Scene[ApocalypsePosition]] = numbered(SCENES) | NEW


@pytest.mark.parametrize("name", ALL)
def test_the_whole_log_of_a_scene_is_what_happened(name: str):
    table = ALL[name]()
    assert in_full(table) == read_scenes(EXPECTED)[name]
    assert audit(table.now) == []


def test_every_scene_that_is_written_down_is_played():
    assert list(read_scenes(EXPECTED)) == list(ALL)
