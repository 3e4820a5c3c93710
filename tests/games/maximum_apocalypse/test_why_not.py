"""Why not: every card, ability and deck before a seat is either on offer, or a sentence says what speaks against it."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from msgspec.structs import replace

from holdouts.engine import library
from holdouts.engine.chance import Dice
from holdouts.engine.library import base_pack
from holdouts.engine.table import Table
from holdouts.engine.view import view
from holdouts.engine.why_not import because
from holdouts.games.maximum_apocalypse.cards import Book
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import (
    PickUp,
    Play,
    Search,
    Spend,
    Use,
    UseFree,
    UseInnate,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition, apocalypse
from holdouts.games.maximum_apocalypse.rules.gear import why_not_equip
from holdouts.games.maximum_apocalypse.rules.scavenging import gain
from holdouts.games.maximum_apocalypse.rules.setup import ApocalypseSetup
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.games.maximum_apocalypse.why_not import why_not
from holdouts.lab import wordlist
from holdouts.testing import rule

DOG = 1


def whys(table: ApocalypsePosition, seat: int = 0) -> dict[tuple[str, Any], str]:
    """What is said of each thing, by what it is; cards by their names."""
    world = table.now
    found = {}
    for noun, thing, why in why_not(world, seat):
        found[noun, world.design(thing).id if noun == "card" else thing] = why.key
    return found


def fireman() -> ApocalypsePosition:
    return apocalypse("fireman")


def veteran() -> ApocalypsePosition:
    return apocalypse("veteran")


def card(name: str) -> tuple[str, str]:
    return "card", name


INNATE = ("body", (0, 0))
RED = ("colour", 0)
MISSION = ("mission", 1)


def bulky(*names: str) -> Book:
    """A book in which these cards take all the storage of a survivor."""
    book = Book([base_pack(GAME)])
    book.cards = [replace(card, storage=4) if card.id in names else card for card in book.cards]
    book.room = [-card.storage for card in book.cards]
    return book


CASES: list[tuple[str, Callable[[], ApocalypsePosition], tuple[str, Any]]] = [
    (
        "no-actions",
        lambda: fireman().hand(0, "first-aid-kit").lying("van", "fuel").turn(0, actions=0),
        card("first-aid-kit"),
    ),
    (
        "item",
        lambda: apocalypse("fireman", mission="nuclear-winter").hand(0, "old-newspaper").turn(0),
        card("old-newspaper"),
    ),
    ("no-text", lambda: fireman().hand(0, "old-newspaper").turn(0), card("old-newspaper")),
    ("wearer-dead", lambda: veteran().hand(0, "dog-collar").dead(0, DOG).turn(0), card("dog-collar")),
    ("duplicate", lambda: fireman().hand(0, "fire-helmet").gear(0, "fire-helmet").turn(0), card("fire-helmet")),
    (
        "no-room",
        lambda: apocalypse("hunter", book=bulky("motorbike")).hand(0, "motorbike").gear(0, "scientist").turn(0),
        card("motorbike"),
    ),
    ("empty", lambda: apocalypse("gunslinger").gear(0, "colt", tokens=0).turn(0), card("colt")),
    ("need", lambda: veteran().hand(0, "payback").turn(0), card("payback")),
    ("no-effect", lambda: apocalypse("gunslinger", "fireman").hand(0, "trigger-happy").turn(1), card("trigger-happy")),
    ("nothing-to-pay", lambda: fireman().hand(0, "oxygen-tank").foes(0, "walker").turn(0), card("oxygen-tank")),
    ("deck-empty", lambda: fireman().hand(0, "energy-drink").deck(0).turn(0), card("energy-drink")),
    ("no-monster", lambda: fireman().hand(0, "fire-extinguisher").turn(0), card("fire-extinguisher")),
    ("no-monster", lambda: fireman().turn(0), INNATE),
    ("nothing-to-hit", lambda: fireman().hand(0, "dynamite").turn(0), card("dynamite")),
    ("no-monster-on-you", lambda: apocalypse("hunter").gear(0, "camouflage").turn(0), card("camouflage")),
    ("nobody-hurt", lambda: fireman().hand(0, "first-aid-kit").turn(0), card("first-aid-kit")),
    ("nobody-poisoned", lambda: fireman().hand(0, "antidote").turn(0), card("antidote")),
    ("nobody-hungry", lambda: fireman().hand(0, "food-1").hunger(0, 0).turn(0), card("food-1")),
    ("nothing-discarded", lambda: fireman().hand(0, "spare-parts").turn(0), card("spare-parts")),
    ("nothing-to-reload", lambda: fireman().hand(0, "ammo-full").turn(0), card("ammo-full")),
    ("no-weapon", lambda: apocalypse("mechanic").hand(0, "upgrade").turn(0), card("upgrade")),
    ("nobody-to-give", lambda: apocalypse("mechanic").hand(0, "read-the-manual").turn(0), card("read-the-manual")),
    ("nothing-hidden", lambda: apocalypse("hunter").turn(0), INNATE),
    ("no-tokens", lambda: apocalypse("mechanic").hand(0, "drone-strike").turn(0), card("drone-strike")),
    ("no-place", lambda: fireman().hand(0, "demolition-charge").map("van").turn(0), card("demolition-charge")),
    ("nobody-else", lambda: fireman().gear(0, "walkie-talkie").turn(0), card("walkie-talkie")),
    ("no-dog-to-guard", lambda: veteran().dead(0, DOG).turn(0), INNATE),
    ("starving", lambda: fireman().foes(0, "walker").hunger(0, 6).turn(0), INNATE),
    ("no-symbol", lambda: fireman().turn(0), RED),
    ("deck-gone", lambda: fireman().map("van hospital").at(0, "hospital").only_scavenge("red").turn(0), RED),
    ("work-done", lambda: fireman().arrange(work=2).turn(0), MISSION),
    ("work-elsewhere", lambda: fireman().turn(0), MISSION),
    (
        "no-room-for",
        lambda: apocalypse("hunter", book=bulky("fuel")).lying("van", "fuel").gear(0, "scientist").turn(0),
        card("fuel"),
    ),
    (
        "decks-empty",
        lambda: (
            apocalypse("hunter")
            .hand(0, "cover-of-darkness")
            .only_scavenge("red")
            .only_scavenge("green")
            .only_scavenge("blue")
            .turn(0)
        ),
        card("cover-of-darkness"),
    ),
    ("used", lambda: fireman().gear(0, "field-jacket").turn(0).choose(UseFree("field-jacket")), card("field-jacket")),
    (
        "in-force",
        lambda: (
            apocalypse("gunslinger").hand(0, *["search-the-bodies"] * 2).turn(0).choose(Play("search-the-bodies", 0))
        ),
        card("search-the-bodies"),
    ),
    ("searched", lambda: fireman().map("van hospital").at(0, "hospital").turn(0).choose(Search("red")), RED),
    (
        "work-tokens",
        lambda: apocalypse("fireman", mission="humanity-strikes-back").marked("van").swarm("van", 1).turn(0),
        ("mission", 9),
    ),
    ("work-lacks", lambda: apocalypse("fireman", mission="fallout").turn(0), ("mission", 6)),
]


@pytest.mark.parametrize(("key", "scene", "thing"), CASES, ids=[f"{key}-{thing[1]}" for key, _, thing in CASES])
def test_what_speaks_against_a_thing_is_said(key: str, scene: Callable[[], ApocalypsePosition], thing: tuple[str, Any]):
    assert whys(scene())[thing] == key


@rule("MAX-EQUIP-2")
@pytest.mark.parametrize(("worn", "left"), [(("scientist",), 3), (("scientist", "crossbow", "bow", "machete"), 0)])
def test_who_lacks_room_is_told_how_much_there_is(worn: tuple[str, ...], left: int):
    """One piece too many, as after the loss of a Backpack, leaves no less than nothing."""
    world = apocalypse("hunter", book=bulky("motorbike")).hand(0, "motorbike").gear(0, *worn).state
    assert why_not_equip(world, 0, world.kit_of(0).hand[0]) == because("no-room", storage=4, left=left)


@rule("MAX-EQUIP-14")
def test_whoever_would_have_to_discard_all_equipment_for_a_card_may():
    table = apocalypse("hunter", book=bulky("motorbike")).hand(0, "motorbike").gear(0, "crossbow", "bow", "machete")
    assert why_not_equip(table.state, 0, table.state.kit_of(0).hand[0]) is None


@rule("MAX-MISSION-6")
def test_what_a_mission_hands_out_lies_on_the_tile_of_whoever_cannot_make_room_for_it():
    table = apocalypse("hunter", book=bulky("fuel")).lying("van", "fuel").gear(0, "scientist").turn(0)
    _, fuel = table.now.lying.pop()
    assert list(gain(table.now, 0, [fuel], rule="MAX-MISSION-6")) == []
    assert (table.gear_ids(0), table.lying_ids("van")) == (["scientist"], ["fuel"])


def test_every_reason_is_met_here():
    assert {f"reason-{key}" for key, _, _ in CASES} == wordlist.reasons([GAME.folder]).keys()


@rule("MAX-CARD-6")
@pytest.mark.parametrize(
    ("scene", "ref", "text"),
    [
        (lambda: fireman().turn(0), "body:0.0", "No monster is in range of “Punch”."),
        (
            lambda: veteran().hand(0, "payback").turn(0),
            "card:payback",
            "“Payback” can be used only if your Dog is dead.",
        ),
        (lambda: fireman().turn(0), "colour:0", "This tile has no red search symbol."),
        (lambda: apocalypse("fireman", mission="fallout").turn(0), "mission:6", "you need Spare Parts"),
    ],
)
def test_a_reason_is_a_sentence_about_the_thing(scene: Callable[[], ApocalypsePosition], ref: str, text: str):
    table = scene()
    seen = view(table.table, 0, library.base_words(GAME, "en"), ["Ilka"]).reasons
    named = {f"card:{number}": f"card:{design.id}" for number, design in enumerate(table.now.book.cards)}
    assert [why for why in seen if named.get(why.ref, why.ref) == ref and text in why.text]


# --- nothing is left unsaid ---


def offered(options: list[Any]) -> set[tuple[str, Any]]:
    """The things that the options of a turn use."""
    found: set[tuple[str, Any]] = set()
    for option in options:
        match option:
            case Play(card=number) | Use(card=number) | UseFree(card=number) | Spend(card=number) | PickUp(card=number):
                found.add(("card", number))
            case UseInnate(body=number):
                found.add(("body", number))
            case Search(colour=number):
                found.add(("colour", number))
    return found


def before(world: Apocalypse, seat: int) -> set[tuple[str, Any]]:
    """The things before a seat that can ever be used."""
    survivor = world.survivors[seat]
    found = {("card", number) for number in world.kit_of(seat).hand}
    for held in world.gear(seat):
        design = world.design(held.card)
        if design.action or design.free or design.discard:
            found.add(("card", held.card))
    found |= {("card", number) for place, number in world.lying if place == survivor.place}
    found |= {("colour", number) for number in range(3)}
    return found | {
        ("body", number)
        for number, body in enumerate(survivor.bodies)
        if not body.dead and world.character(body).innate.action
    }


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 2, "solo": "merged"}])
def test_in_a_turn_everything_is_on_offer_or_has_a_reason_and_never_both(seed: int, options: dict[str, Any]):
    scenario = ("rescue-the-scientist", "convoy", "burn-the-machines")[seed % 3]
    table: Table = library.new_table(GAME, ApocalypseSetup(scenario=scenario, **options), seed=seed)
    dice = Dice(seed)
    turns = 0
    while not table.over and turns < 150:
        seat = dice.pick(list(table.waiting_for()))
        choices = table.options(seat)
        if table.decision is not None and table.decision.rule == "MAX-ACTION-1":
            turns += 1
            world = cast(Apocalypse, table.state)
            said = {
                (noun, thing[1] if noun == "body" else thing)
                for noun, thing, _ in why_not(world, seat)
                if noun != "mission"
            }
            on_offer = offered(choices)
            assert not said & on_offer
            assert said | on_offer == before(world, seat)
        table.choose(dice.pick([option for option in choices if not option.grave]), seat)
    assert turns > 20
