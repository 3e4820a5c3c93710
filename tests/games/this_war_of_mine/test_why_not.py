"""Why not: everything before the group is on offer, or a sentence says what speaks against it."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from holdouts.engine.chance import Dice
from holdouts.engine.library import LANGUAGES, base_words, new_table
from holdouts.engine.table import Table
from holdouts.engine.view import view
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import (
    Build,
    Carry,
    Clear,
    ClearTogether,
    ExploreOn,
    GoHome,
    GoOn,
    GoTo,
    OnceMore,
    Pack,
    SleepInBed,
    StandGuard,
    UseFitting,
)
from holdouts.games.this_war_of_mine.rules import house, orders, states
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup
from holdouts.games.this_war_of_mine.state import AWAY, NONE, OUT, Siege
from holdouts.games.this_war_of_mine.why_not import why_not
from holdouts.lab import wordlist
from holdouts.testing import rule, shelter

Scene = Callable[[], Any]
Thing = tuple[str, str]


def whys(table: Any) -> dict[Thing, str]:
    """What is said of each thing to the Leader, by what it is called in the box."""
    siege = table.now
    shelves = {
        "character": siege.book.characters,
        "space": siege.spaces,
        "fitting": siege.book.fittings,
        "good": siege.book.goods,
        "location": siege.book.locations,
        "narrative": siege.book.narratives,
    }
    return {(noun, shelves[noun][thing].id): why.key for noun, thing, why in why_not(siege, siege.leader)}


def out(*cards: str, place: str = "warehouse", packed: tuple[str, ...] = ()) -> Any:
    """Anton is in the city, where these cards come up; the others stand guard. They have quick hands, so that there is
    always something else to do: a question with one answer is not asked."""
    table = shelter().holding("quick-hands").tasks(anton="scavenge")
    table.storage(**{good.replace("-", "_"): 1 for good in packed})
    table.places("garage", place, "villa").phase("night")
    table.next_card("exploration", "exploration", *cards)
    table.choose(GoTo(place))
    for good in packed:
        table.choose(Pack(good))
    return table.choose(GoOn()) if packed else table


def late() -> Any:
    """One card is left of the night."""
    table = shelter().holding("old-song").places("garage", "warehouse", "villa").phase("explore")
    table.arrange(table.who("katia"), where=OUT)
    return table.arrange(trip=Trip(place=1), unknown=[table.state.exploration.pop()])


def away() -> Any:
    table = shelter()
    table.arrange(table.who("katia"), where=AWAY, until="dusk")
    return table


def newcomer() -> Any:
    table = shelter()
    table.arrange(table.who("katia"), newcomer=True)
    return table


def lame() -> Any:
    table = shelter().arrange(one_action=True)
    table.arrange(table.who("katia"), acted=1)
    return table


def flooded() -> Any:
    table = shelter()
    table.arrange(table.state.rooms[table.space("bl5")], closed=True)
    return table


def waiting(table: Any, space: str) -> Any:
    table.arrange(table.state.rooms[table.space(space)], waiting=[(0, 1)])
    return table


def six_waits() -> Any:
    table = shelter().fitting("trap", "t3").storage(vegetable=1)
    for space in ("m3", "g4", "bl2", "t1", "t6", "m7"):
        waiting(table, space)
    return table


def heavy() -> Any:
    table = out("hideout", packed=("guitar", "assault-rifle", "shotgun"))
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    return table.choose(Carry("guitar")).choose(Carry("water"))


def boarded_up() -> Any:
    table = shelter().fitting("workshop", "m3").storage(wood=2, components=1)
    return table.barricaded("t1", "t6", "m7", "g1", "bl1", "br7")


def crowded() -> Any:
    table = shelter().storage(wood=3, components=2)
    for fitting, space in (("chair", "t3"), ("workshop", "m3"), ("stove", "g4"), ("trap", "bl2")):
        table.fitting(fitting, space)
    return table


def asleep_in_bed() -> Any:
    return shelter().fitting("bed", "m3").phase("evening").choose(SleepInBed("anton", "m3"))


CASES: list[tuple[str, Scene, Thing]] = [
    ("not-at-home", away, ("character", "katia")),
    ("newcomer", newcomer, ("character", "katia")),
    ("one-action-today", lame, ("character", "katia")),
    ("has-an-order", lambda: shelter().choose(Clear("boris", "t4")), ("character", "boris")),
    ("has-an-order", lambda: shelter().choose(ClearTogether("anton", "t4", "katia")), ("character", "katia")),
    ("no-action-left", lambda: shelter().levels("katia", illness=3), ("character", "katia")),
    ("asleep", lambda: shelter().levels("katia", fatigue=4), ("character", "katia")),
    ("closed", flooded, ("space", "bl5")),
    ("no-way", shelter, ("space", "m6")),
    ("somebody-is-at-it", lambda: shelter().choose(Clear("boris", "m4")), ("space", "m4")),
    (
        "somebody-is-at-it",
        lambda: shelter().fitting("bed", "m3").choose(UseFitting("boris", "m3", "nap")),
        ("space", "m3"),
    ),
    ("needs-hands", lambda: shelter().people("katia"), ("space", "t4")),
    ("needs-tool", shelter, ("space", "m2")),
    ("needs-tool", lambda: shelter().fitting("chair", "m3"), ("space", "m3")),
    ("no-ideas", lambda: shelter().arrange(ideas=[]), ("space", "g6")),
    ("done-today", lambda: shelter().fitting("chair", "m3").storage(book=1).arrange(done=["read@8"]), ("space", "m3")),
    ("not-ready", lambda: waiting(shelter().fitting("trap", "m3").storage(vegetable=1), "m3"), ("space", "m3")),
    ("no-wait-tokens", six_waits, ("space", "t3")),
    ("too-dear", lambda: shelter().fitting("stove", "m3"), ("space", "m3")),
    ("too-dear", shelter, ("fitting", "bed")),
    ("no-hole", boarded_up, ("space", "m3")),
    ("no-cold", lambda: shelter().fitting("simple-heater", "m3").storage(wood=4), ("space", "m3")),
    (
        "box-empty",
        lambda: shelter().fitting("stove", "m3").storage(raw_food=1, water=1, wood=1).box(canned_food=0),
        ("space", "m3"),
    ),
    ("no-site", crowded, ("fitting", "bed")),
    (
        "no-base",
        lambda: shelter(board="advanced").storage(wood=9, components=9, mechanical_part=2, electrical_part=2),
        ("fitting", "improved-stove"),
    ),
    ("has-a-task", lambda: shelter().phase("evening").choose(StandGuard("anton")), ("character", "anton")),
    ("bed-taken", asleep_in_bed, ("space", "m3")),
    ("city-by-night", lambda: shelter().places("garage", "church", "villa"), ("location", "church")),
    ("elsewhere-tonight", lambda: out("hideout"), ("location", "garage")),
    (
        "too-near",
        lambda: shelter().tasks(katia="scavenge").places("farm-at-the-edge", "church", "villa").phase("night"),
        ("location", "farm-at-the-edge"),
    ),
    ("no-way-back", lambda: out("hideout", place="military-post"), ("location", "military-post")),
    ("too-late", late, ("location", "warehouse")),
    ("nothing-to-trade", lambda: out("hideout", place="brewery"), ("location", "brewery")),
    ("nobody-hurt", lambda: out("hideout", place="city-hospital"), ("location", "city-hospital")),
    ("nobody-miserable", lambda: out("hideout", place="library"), ("location", "library")),
    ("too-heavy", heavy, ("good", "shotgun")),
    ("no-fight", lambda: shelter().storage(knife=1), ("good", "knife")),
    ("medicine-at-dawn", lambda: shelter(free_medicine=False).storage(meds=1), ("good", "meds")),
    ("medicine-at-dawn", lambda: shelter(free_medicine=False).storage(moonshine=1), ("good", "moonshine")),
    ("food-at-dusk", lambda: shelter().storage(raw_food=1), ("good", "raw-food")),
    ("nobody-to-treat", lambda: shelter().storage(meds=1), ("good", "meds")),
    (
        "not-on-guard",
        lambda: shelter().tasks(anton="guard", katia="floor").storage(knife=1).phase("raid"),
        ("character", "katia"),
    ),
    ("not-its-time", lambda: shelter().holding("second-wind"), ("narrative", "second-wind")),
]


@pytest.mark.parametrize(("key", "scene", "thing"), CASES, ids=[f"{key}-{thing[1]}" for key, _, thing in CASES])
def test_what_speaks_against_a_thing_is_said(key: str, scene: Scene, thing: Thing):
    assert whys(scene())[thing] == key


AT_A_STALL = {"reason-commission-first", "reason-not-paid", "reason-just-sold"}
"""Those are met in `test_stall.py`."""


def test_every_reason_is_met_here():
    assert {f"reason-{key}" for key, _, _ in CASES} | AT_A_STALL == wordlist.reasons([GAME.folder]).keys()


@pytest.mark.parametrize(("key", "scene", "thing"), CASES, ids=[f"{key}-{thing[1]}" for key, _, thing in CASES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_a_sentence(key: str, scene: Scene, thing: Thing, lang: str):
    for why in view(scene().table, 0, base_words(GAME, lang), ["Ilka"]).reasons:
        assert why.text.endswith(".")
        assert "{" not in why.text
        assert not wordlist.ODD.search(why.text), why.text


ALLOWED: list[tuple[Scene, Thing]] = [
    (lambda: shelter().levels("katia", fatigue=4).fitting("bed", "m3"), ("character", "katia")),
    (lambda: shelter().storage(shovel=1).people("katia"), ("space", "t4")),
    (lambda: shelter().people("katia", "anton"), ("space", "t4")),
    (lambda: shelter().people("marko").storage(hatchet=1), ("space", "m2")),
    (lambda: shelter(free_eating=True).storage(raw_food=1), ("good", "raw-food")),
    (lambda: shelter().levels("katia", wounds=1).storage(bandages=1), ("good", "bandages")),
    (lambda: shelter().objective("a-full-table").storage(raw_food=1), ("good", "raw-food")),
    (lambda: shelter().phase("evening").holding("second-wind"), ("narrative", "second-wind")),
    (lambda: shelter(free_fittings=True).fitting("stove", "m3"), ("space", "m3")),
]


@pytest.mark.parametrize(("scene", "thing"), ALLOWED, ids=[thing[1] for _, thing in ALLOWED])
def test_what_can_be_used_has_nothing_against_it(scene: Scene, thing: Thing):
    assert thing not in whys(scene())


@rule("TWM-GEN-2")
def test_only_the_leader_is_told_for_only_the_leader_chooses():
    table = shelter(2)
    assert list(why_not(table.now, table.now.leader))
    assert not list(why_not(table.now, 1 - table.now.leader))


# --- nothing is left unsaid ---


def offered(options: list[Any]) -> set[tuple[str, int]]:
    """The people, rooms and Fittings that orders are about."""
    found: set[tuple[str, int]] = set()
    for option in options:
        if not isinstance(option, orders.PARTS) or isinstance(option, OnceMore):
            continue
        people = (getattr(option, name, NONE) for name in ("person", "other"))
        found |= {("character", card) for card in people if card != NONE}
        if isinstance(option, Build):
            found.add(("fitting", option.fitting))
        elif hasattr(option, "space"):
            found.add(("space", option.space))
    return found


def before(siege: Siege) -> set[tuple[str, int]]:
    """The people, and, if any of them is awake and has nothing to do yet, the rooms and Fittings before them."""
    found = {("character", person.card) for person in siege.group}
    if all(states.asleep(person) for person in orders.able(siege)):
        return found
    found |= {("fitting", card) for card in orders.different(siege)}
    for space, room in enumerate(siege.rooms):
        acts = room.fitting != NONE and siege.fitting(room).actions
        if room.cards or acts or house.action_at(siege, space):
            found.add(("space", space))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_in_a_day_step_everything_is_on_offer_or_has_a_reason_and_never_both(seed: int):
    setup = SiegeSetup(
        scenario=("until-the-ceasefire", "endless-night", "the-last-convoy")[seed % 3],
        seats=1,
        board=("basic", "advanced")[seed % 2],
        free_fittings=seed > 5,
    )
    table: Table = new_table(GAME, setup, seed=seed)
    dice = Dice(seed)
    steps = 0
    while not table.over and steps < 80:
        choices = table.options(0)
        if table.decision is not None and table.decision.ask == "give-orders":
            steps += 1
            siege = cast(Siege, table.state)
            said = {(noun, thing) for noun, thing, _ in why_not(siege, 0) if noun in ("character", "space", "fitting")}
            on_offer = offered(choices)
            assert not said & on_offer
            assert said | on_offer >= before(siege)
        table.choose(dice.pick([option for option in choices if not option.grave] or choices), 0)
    assert steps > 5


@rule("TWM-RAID-1")
def test_in_a_raid_only_those_on_guard_take_up_weapons():
    table = shelter().people("anton", "boris").tasks(anton="guard", boris="floor").storage(knife=1, canned_food=1)
    table.phase("raid")
    said = whys(table)
    assert said["character", "boris"] == "not-on-guard"
    assert ("character", "anton") not in said
    assert ("good", "knife") not in said
    assert said["good", "canned-food"] == "food-at-dusk"


@rule("TWM-DUSK-5", "TWM-DAWN-2")
def test_at_dusk_nobody_gives_to_whoever_is_away_and_medicine_waits_for_dawn():
    table = shelter(free_medicine=False).people("anton", "boris").storage(bandages=1, canned_food=1, water=2)
    table.state.person(table.state.group[1].card).where = AWAY
    table.phase("dusk")
    said = whys(table)
    assert said["character", "boris"] == "not-at-home"
    assert said["good", "bandages"] == "medicine-at-dawn"
    assert ("good", "canned-food") not in said
