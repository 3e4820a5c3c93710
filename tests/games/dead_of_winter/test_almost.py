"""All that a card asks for matters: with one thing less, an objective is not met and a crossroads does not begin."""

import pytest

from holdouts.games.dead_of_winter.picks import Barricade, Clean, Move, Play, Search, Stop, UseDie
from holdouts.games.dead_of_winter.positions import BLANK, colony
from holdouts.games.dead_of_winter.rules import ending
from holdouts.testing import rule
from tests.games.dead_of_winter.crossroads import (
    base,
    build,
    contribute,
    given,
    in_group,
    larger_group,
    move,
    search,
    with_zombies,
)
from tests.games.dead_of_winter.test_crossroads import fired
from tests.games.dead_of_winter.test_exile import bury, judged

OUTSIDE = ("police", "grocery", "school", "library", "hospital", "gas")


def hand(*cards):
    return lambda table: table.hand(0, *cards)


def gear(*cards):
    return lambda table: table.gear("brandt", *cards)


def people(*names):
    return lambda table: table.group(0, *names)


FOOD, MED, FUEL, TOOL = "tinned-soup", "antiseptic", "jerrycan", "odds-and-ends"
SHORT = [
    ("full-cellar", hand(FOOD, FOOD)),
    ("medicine-chest", hand(MED)),
    ("pill-counter", hand(MED, MED)),
    ("open-road", hand(FUEL, FUEL)),
    ("night-reader", hand("famine-cookbook")),
    ("tinkerer", hand(TOOL, TOOL)),
    ("well-armed", gear("service-pistol")),
    ("well-armed", hand("service-pistol", "folding-knife")),
    ("gun-cabinet", hand("service-pistol")),
    ("gun-cabinet", gear("service-pistol", "folding-knife")),
    ("magpie", hand(*[FUEL] * 4)),
    ("packed-bag", hand(MED, FUEL, TOOL)),
    ("packed-bag", hand(FOOD, FUEL, TOOL)),
    ("packed-bag", hand(FOOD, MED, TOOL)),
    ("packed-bag", hand(FOOD, MED, FUEL)),
    ("master-builder", lambda table: table.barricades("colony", 3, 1).hand(0, TOOL)),
    ("master-builder", lambda table: table.barricades("colony", 3, 2)),
    ("chieftain", people("brandt")),
    ("shepherd", lambda table: table.arrange(helpless=2)),
    ("shepherd", lambda table: table.arrange(helpless=3).group(0, "brandt@gas")),
    ("scorched-earth", hand(FUEL)),
    ("scorched-earth", lambda table: table.deck("gas", *[FUEL] * 7)),
    ("old-grudge", lambda table: bury(table, 2)),
    ("homebody", people("brandt")),
    ("homebody", people("brandt", "fisk@gas")),
    ("wanderer", people("brandt@gas", "fisk")),
    ("gadgeteer", hand("service-pistol", TOOL)),
    ("gadgeteer", hand(TOOL, TOOL)),
    ("quartermaster", lambda table: table.arrange(food=3)),
    ("quartermaster", lambda table: table.arrange(food=4, starvation=1)),
    ("gun-runner", gear("service-pistol", "folding-knife")),
    ("new-prophet", people("brandt", "fisk", "lund")),
    ("reaper", lambda table: bury(table, 4).group(0, "brandt", "ferro")),
    ("reaper", lambda table: bury(table, 5)),
    ("wrecker", lambda table: table.barricades("colony", 1).hand(0, TOOL, TOOL)),
    ("wrecker", hand(TOOL)),
    ("poisoner", hand(MED, MED)),
    ("fuel-thief", hand(FUEL, FUEL)),
    ("famine", lambda table: table.arrange(starvation=1).hand(0, FOOD, FOOD)),
    ("famine", lambda table: table.arrange(starvation=2).hand(0, FOOD)),
    ("looter", hand(*[FUEL] * 5)),
    ("pied-piper", lambda table: table.zombies("colony", 3, 3, 1).group(0, "brandt", "fisk")),
    ("pied-piper", lambda table: table.zombies("colony", 3, 3, 2)),
    ("deserter", lambda table: table.group(0, "brandt@gas").hand(0, FUEL)),
    ("deserter", lambda table: table.group(0, "brandt@gas", "fisk@gas")),
    ("deserter", lambda table: table.group(0, "brandt@gas", "fisk@gas", "lund").hand(0, FUEL)),
]
"""Secret objectives, each with a position that falls short of it by one thing."""


@rule("DOW-END-4")
@pytest.mark.parametrize(("id_", "arranged"), SHORT, ids=[id_ for id_, _ in SHORT])
def test_a_secret_objective_is_not_met_while_one_thing_is_missing(id_, arranged):
    assert not judged(arranged(colony(3).arrange(morale=3)), id_)


def walled(hard, colony_walls, bare=""):
    """Barricades in the Colony, and one at every place outside but for one."""
    table = colony(3, "higher-walls", hard=hard).barricades("colony", *[2] * (colony_walls // 2), colony_walls % 2)
    for place in OUTSIDE:
        table.barricades(place, 0 if place == bare else 1)
    return table.phase("check_goal")


@rule("DOW-COLONY-11")
@pytest.mark.parametrize(("hard", "walls"), [(False, 8), (True, 9)])
def test_higher_walls_stand_in_the_colony_and_at_every_place_outside(hard, walls):
    assert walled(hard, walls).now.ended == ending.MAIN
    assert not walled(hard, walls - 1).now.ended
    for place in OUTSIDE:
        assert not walled(hard, walls, bare=place).now.ended


def exile(table):
    return table.group(0, "haddad@gas", "fisk@gas").exiled(0).rolling(BLANK)


def exile_goes(place):
    return lambda table: exile(table).choose(Move("haddad", place))


def exile_searches(table):
    table.group(0, "haddad@grocery", "fisk@gas").exiled(0).choose(Search("haddad"))
    return table.choose(Stop())


def exile_builds(**fields):
    return lambda table: exile(table.arrange(**fields)).choose(Barricade("haddad")).choose(UseDie(1))


def clean_alone(table):
    table.waste(TOOL, TOOL).arrange(helpless=0)
    return table.choose(Clean("haddad")).choose(UseDie(1))


def build_with_another(table):
    table.group(1, "stern").group(0, "lund", "fisk")
    return table.choose(Barricade("lund")).choose(UseDie(1))


WAITS = [
    ("isolation-door", exile_goes("hospital")),
    ("class-list", exile_goes("school")),
    ("prisoners-keys", exile_goes("police")),
    ("loading-dock", exile_goes("grocery")),
    ("freezer-aisle", exile_searches),
    ("squatters-gap", exile_builds()),
    ("weevils", lambda table: exile(table).hand(0, FOOD).choose(Play(FOOD))),
    ("broth", exile_builds(starvation=2)),
    ("crate-off-the-books", exile_builds(rounds_left=1)),
    ("stays-behind", move("school")),
    ("children-in-the-waste", clean_alone),
    ("feast", given(food=3)),
    ("cough", given(helpless=1)),
    ("crowded-hall", given(helpless=3)),
    ("smell", lambda table: build(table.waste(*[TOOL] * 7))),
    ("hold-the-gate", with_zombies("colony", 3, 2)),
    ("song", given(morale=3)),
    ("other-chimney", build),
    ("alone", larger_group),
    ("serum", build),
    ("evening-sermon", build),
    ("watchtower", build_with_another),
    ("private-talks", build),
    ("sledge", build),
    ("week-ahead", build),
    ("scent", build),
    ("lorry", move("school")),
    ("familiar-coat", lambda table: search("school")(bury(table, 2))),
    ("hungry-eyes", contribute),
    ("broth", given(starvation=1)),
    ("note-under-the-gate", build),
    ("crate-off-the-books", given(rounds_left=2)),
    ("bell-in-the-ward", with_zombies("hospital", 2)),
    ("girl-from-the-hall", lambda table: move("colony", "school")(table.arrange(helpless=0))),
    ("mushrooms", in_group("lund")),
    ("open-bags", build),
]
"""Crossroads, each with what would begin it but for one thing."""


@rule("DOW-CROSS-14")
@pytest.mark.parametrize(("id_", "done"), WAITS, ids=[id_ for id_, _ in WAITS])
def test_a_crossroads_waits_on_while_one_thing_is_missing(id_, done):
    table = base(id_)
    done(table)
    assert not fired(table, id_)
    assert table.now.crossroads == table.now.book.number("crossroads", id_)
