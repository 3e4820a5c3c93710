"""Orders of a day step: exactly what can be ordered, what each costs, and what is noted of it. [TWM-DAY]"""

import pytest

from holdouts.games.this_war_of_mine.events import BuildOrdered, Ordered
from holdouts.games.this_war_of_mine.household import Way
from holdouts.games.this_war_of_mine.picks import (
    Act,
    BreakOpen,
    Build,
    CarryOut,
    Clear,
    ClearTogether,
    Dismantle,
    MoveFitting,
    OnceMore,
    UseFitting,
)
from holdouts.games.this_war_of_mine.rules import orders
from holdouts.games.this_war_of_mine.state import MOST_WAITS, NONE, OUT, SCAVENGE, Order
from holdouts.testing import rule, shelter


def key(why):
    """The key of a reason; None, if there is none."""
    return None if why is None else why.key


def offered(table, kind):
    """What can be ordered of a kind: its fields without the person, the space by name."""
    spaces = [space.id for space in table.state.spaces]
    return [
        tuple(
            spaces[value] if name in ("space", "there") else value
            for name, value in ((name, getattr(pick, name)) for name in pick.__struct_fields__)
            if name != "person"
        )
        for pick in table.options(kind=kind)
    ]


def order(table, place=-1):
    return table.now.orders[place]


# --- who ---


@rule("TWM-DAY-2", "TWM-CHAR-7")
@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({}, None),
        ({"where": OUT}, "not-at-home"),
        ({"newcomer": True}, "newcomer"),
        ({"fewer": 2}, None),
        ({"fewer": 3}, "no-action-left"),
        ({"acted": 1}, None),
    ],
)
def test_what_keeps_somebody_from_an_action(fields, why):
    table = shelter().people("boris", "anton")
    siege = table.arrange(table.who("boris"), **fields).arrange(step=1).state
    found = orders.why_not_act(siege, siege.group[0])
    assert (None if found is None else found.key) == why
    assert [siege.character(person).id for person in orders.able(siege)] == (["anton"] if why else ["boris", "anton"])


@rule("TWM-ERRATA-18")
@pytest.mark.parametrize(("acted", "why"), [(0, None), (1, "one-action-today")])
def test_on_a_day_of_one_action_whoever_has_acted_is_done(acted, why):
    table = shelter().arrange(one_action=True, step=1)
    siege = table.arrange(table.who("boris"), acted=acted).state
    found = orders.why_not_act(siege, siege.group[0])
    assert (None if found is None else found.key) == why


@rule("TWM-DAY-2", "TWM-STATE-10")
@pytest.mark.parametrize(
    ("fatigue", "more", "given", "why"),
    [
        (0, 0, 1, "has-an-order"),
        (0, 1, 1, None),
        (0, 1, 2, "has-an-order"),
        (4, 0, 0, None),
        (4, 1, 1, "has-an-order"),
    ],
)
def test_one_order_a_step_and_as_many_more_as_one_has_actions_more(fatigue, more, given, why):
    table = shelter().levels("boris", fatigue=fatigue).arrange(step=1)
    siege = table.arrange(table.who("boris"), more=more).state
    boris = siege.group[0]
    siege.orders = [Order(boris.card, NONE, "rummage") for _ in range(given)] + [Order(99, NONE, "rummage")]
    found = orders.why_not_act(siege, boris)
    assert (None if found is None else found.key) == why


# --- what ---


@rule("TWM-DAY-4", "TWM-DAY-25")
def test_a_bare_house_offers_its_printed_actions_and_what_lies_about():
    table = shelter().people("boris")
    assert offered(table, Act) == [("g5", "go-outside"), ("g6", "new-idea"), ("bl3", "rummage")]
    assert offered(table, Clear) == [("t2",), ("t4",), ("m4",), ("m5",), ("bl4",)]
    for kind in (ClearTogether, BreakOpen, UseFitting, OnceMore, Build, MoveFitting, Dismantle):
        assert table.options(kind=kind) == []
    assert table.can(CarryOut())


@rule("TWM-DAY-4")
def test_one_at_each_action_but_several_may_rummage():
    table = shelter().people("boris", "anton")
    table.choose(Act("boris", "g5", "go-outside"))
    assert offered(table, Act) == [("g6", "new-idea"), ("bl3", "rummage")]
    table = shelter().people("boris", "anton").choose(Act("boris", "bl3", "rummage"))
    assert ("bl3", "rummage") in offered(table, Act)


@rule("TWM-DAY-16")
def test_without_ideas_there_is_no_new_idea():
    table = shelter().people("boris")
    table.state.fittings += table.state.ideas
    table.state.ideas = []
    assert offered(table, Act) == [("g5", "go-outside"), ("bl3", "rummage")]


@rule("TWM-DAY-8", "TWM-DAY-9", "TWM-DAY-26")
def test_two_clear_rubble_with_their_hands_each_pair_once_and_never_with_a_sleeper():
    table = shelter().people("anton", "katia", "zlata").levels("zlata", fatigue=4).fitting("bed", "t3")
    pairs = {(pick.person, pick.other) for pick in table.options(kind=ClearTogether)}
    anton, katia = sorted((table.who("anton").card, table.who("katia").card))
    assert pairs == {(anton, katia)}
    assert {space for space, *_ in offered(table, ClearTogether)} == {"t4", "m5", "bl4"}
    table.choose(table.options(kind=ClearTogether)[0])
    assert [(one.deed, one.space == order(table).space) for one in table.now.orders] == [
        ("help", True),
        ("clear", True),
    ]
    assert [person.acted for person in table.now.group] == [1, 1, 0]
    assert table.options(kind=ClearTogether) == []


@rule("TWM-DAY-8")
@pytest.mark.parametrize(
    ("space", "tool", "why"), [("t4", "shovel", "needs-hands"), ("m2", "lockpick", "needs-tool"), ("t2", "", None)]
)
def test_what_stands_in_the_way_needs_its_tool(space, tool, why):
    table = shelter().people("anton")
    siege, number = table.state, table.space(space)
    assert orders.tool_of(siege, number) == tool
    found = orders.why_not_clear(siege, siege.group[0], number)
    assert (None if found is None else found.key) == why
    if tool:
        assert found is not None
        assert dict(found.about) == {"good": siege.book.good(tool)}
        table.storage(**{tool: 1})
        assert orders.why_not_clear(siege, siege.group[0], number) is None


@rule("TWM-DAY-8")
def test_the_tool_lies_on_the_card_and_comes_back_after_the_step():
    table = shelter().people("anton", "katia").storage(shovel=1).choose(Clear("anton", "t4"))
    assert table.stored("shovel") == 0
    assert order(table).tool == table.state.book.good("shovel")
    assert not table.can(Clear("katia", "m5"))
    table.choose(CarryOut())
    assert table.stored("shovel") == 1


@rule("TWM-CHAR-6")
@pytest.mark.parametrize(("name", "hatchets", "may"), [("marko", 1, True), ("marko", 0, False), ("boris", 1, False)])
def test_a_door_is_broken_open_by_who_can_with_the_tool_for_it(name, hatchets, may):
    table = shelter().people(name, "katia").storage(hatchet=hatchets)
    siege = table.state
    door, rubble = table.space("m2"), table.space("t4")
    assert orders.may_break_open(siege, siege.group[0], door) is may
    assert not orders.may_break_open(siege, siege.group[0], rubble)
    siege.orders = [Order(siege.group[1].card, door, "clear")]
    assert not orders.may_break_open(siege, siege.group[0], door)
    siege.orders = []


@rule("TWM-CHAR-6")
def test_who_breaks_a_door_open_lays_the_hatchet_on_it():
    table = shelter().people("marko", "katia").storage(hatchet=1).choose(BreakOpen("marko", "m2"))
    assert (order(table).deed, order(table).tool) == ("clear", table.state.book.good("hatchet"))
    assert table.stored("hatchet") == 0


# --- Fittings ---


@rule("TWM-STATE-10")
def test_a_sleeper_naps_and_does_nothing_else():
    table = shelter().people("boris", "anton").levels("boris", fatigue=4).fitting("bed", "t3").fitting("workshop", "m3")
    table.storage(wood=4, components=4)
    boris = table.who("boris").card
    picks = [pick for pick in table.options() if getattr(pick, "person", NONE) == boris]
    assert {(type(pick).__name__, getattr(pick, "deed", "")) for pick in picks} == {("UseFitting", "nap")}


@rule("TWM-DAY-24")
def test_what_is_done_once_a_day_is_noted_with_its_space():
    table = shelter().fitting("bed", "t3").fitting("bed", "m3")
    action = next(iter(table.state.fitting(table.state.rooms[table.space("t3")]).actions))
    assert orders.once(action, 3) == f"{action.id}@3"


@rule("TWM-DAY-23")
def test_there_are_only_so_many_wait_tokens_those_of_this_step_among_them():
    table = shelter().fitting("rainwater-collector", "t3").fitting("trap", "m3").storage(filter=1, raw_food=2)
    siege = table.now
    room, action = siege.rooms[table.space("m3")], siege.fitting(siege.rooms[table.space("m3")]).actions[0]
    most = MOST_WAITS
    assert orders.why_not_use(siege, table.space("m3"), room, action) is None
    others = [one for one in siege.rooms if one is not room][: most - 1]
    for other in others:
        other.waiting = [(0, 1)]
    waiting = siege.waits()
    room.waiting = [(0, 1)]
    assert key(orders.why_not_use(siege, table.space("m3"), room, action)) == "not-ready"
    room.waiting = []
    siege.orders = [Order(siege.group[0].card, table.space("t3"), "collect-rain") for _ in range(most - waiting)]
    assert key(orders.why_not_use(siege, table.space("m3"), room, action)) == "no-wait-tokens"
    siege.orders = siege.orders[1:]
    assert orders.why_not_use(siege, table.space("m3"), room, action) is None
    siege.orders = []
    for other in siege.rooms:
        other.waiting = []


@rule("TWM-DAY-23")
def test_only_work_that_takes_time_will_place_a_wait_token():
    table = shelter().fitting("rainwater-collector", "t3").fitting("bed", "m3")
    siege = table.now
    for deed, space, waits in (("collect-rain", "t3", 1), ("dismantle", "t3", 0), ("nap", "m3", 0), ("clear", "t2", 0)):
        siege.orders = [Order(siege.group[0].card, table.space(space), deed)]
        assert orders._pending_waits(siege) == waits
    siege.orders = []


@rule("TWM-DAY-3", "TWM-DAY-18")
def test_the_same_once_more_is_paid_again_and_adds_up():
    table = shelter().fitting("simple-heater", "m3").storage(wood=5, book=1).arrange(cold=3)
    table.choose(UseFitting("boris", "m3", "heat"))
    assert (order(table).way, order(table).cold, table.stored("wood")) == (0, 1, 3)
    assert {pick.way for pick in table.options(kind=OnceMore)} == {0, 2}
    table.choose(OnceMore("boris", 2))
    assert (order(table).way, order(table).cold) == (2, 2)
    assert (table.stored("wood"), table.stored("book")) == (2, 0)
    assert len(table.now.orders) == 1


@rule("TWM-GEN-7", "TWM-BOARD-16")
@pytest.mark.parametrize(("cold", "may"), [(0, False), (1, True)])
def test_nobody_heats_where_it_is_not_cold(cold, may):
    table = shelter().fitting("simple-heater", "m3").storage(wood=4).arrange(cold=cold)
    assert bool(table.options(kind=UseFitting)) is may
    if may:
        table.choose(UseFitting("boris", "m3", "heat"))
        assert table.options(kind=OnceMore) == []


@rule("TWM-GEN-7")
@pytest.mark.parametrize(
    ("box", "why"), [({}, None), ({"water": 0}, "box-empty"), ({"wood": 0}, "box-empty"), ({"wood": 1}, None)]
)
def test_work_that_brings_two_things_is_done_while_the_box_has_both(box, why):
    table = shelter().fitting("trap", "t3").box(**box)
    siege = table.state
    action = siege.fitting(siege.rooms[table.space("t3")]).actions[0]
    way = Way(gain={"wood": 1, "water": 1})
    found = orders.why_not_do(siege, siege.group[0], action, way)
    assert (None if found is None else found.key) == why
    if box == {"wood": 1}:
        siege.orders = [Order(siege.group[1].card, NONE, "rummage", gains=[(siege.book.wood, 1)])]
        assert key(orders.why_not_do(siege, siege.group[0], action, way)) == "box-empty"
    dear = Way(pay={"jewelry": 1}, gain={"wood": 1})
    assert key(orders.why_not_do(siege, siege.group[0], action, dear)) == "too-dear"


@rule("TWM-DAY-14", "TWM-DAY-17")
def test_a_fitting_is_built_where_it_may_stand_and_paid_at_once():
    table = shelter().people("boris", "anton").storage(wood=12, components=14)
    assert {space for space, _ in offered(table, Build)} == {"t3", "m3", "g4", "bl2"}
    bed = next(n for n in table.state.fittings if table.state.book.fittings[n].id == "bed")
    cost = table.state.book.fittings[bed].cost
    table.choose(Build("boris", "t3", bed))
    assert (order(table).deed, order(table).card) == ("build", bed)
    assert bed not in table.now.fittings
    assert table.stored("wood") == 12 - cost.get("wood", 0)
    assert {space for space, _ in offered(table, Build)} == {"m3", "g4", "bl2"}
    assert [(told.person, told.space, told.fitting) for told in table.told(BuildOrdered)] == [
        (table.who("boris").card, table.space("t3"), bed)
    ]
    assert not table.told(Ordered)


@rule("TWM-DAY-14")
def test_one_of_each_name_can_be_built_and_only_what_can_be_paid():
    siege = shelter().state
    found = [siege.book.fittings[card].id for card in orders.different(siege)]
    assert len(found) == len(set(found))
    assert set(found) == {siege.book.fittings[card].id for card in siege.fittings}
    cheap = siege.book.fittings[orders.different(siege)[0]]
    assert key(orders.why_not_build(siege, cheap, set(range(len(siege.rooms))))) == "too-dear"


@rule("TWM-ADV-13", "TWM-ADV-16")
def test_two_fittings_move_in_one_step_and_an_upgrade_still_finds_its_base():
    table = shelter(free_fittings=True).people("boris", "anton").cleared("m1", "m2", "m4", "m5", "t2", "t4")
    table.fitting("workshop", "m4").fitting("advanced-workshop", "m5").fitting("bed", "t3")
    table.choose(MoveFitting("boris", "t3", "t4"))
    moves = {(pick.space, pick.there) for pick in table.options(kind=MoveFitting)}
    assert (table.space("m5"), table.space("m3")) in moves
    assert not any(space == table.space("m4") for space, _ in moves), "an upgrade keeps it where it is"
    assert (order(table).deed, order(table).to) == ("move", table.space("t4"))


@rule("TWM-ADV-14")
def test_what_is_being_moved_is_neither_moved_again_nor_taken_apart():
    table = shelter(free_fittings=True).people("boris", "anton").fitting("bed", "t3")
    table.choose(MoveFitting("boris", "t3", "m3"))
    assert table.options(kind=MoveFitting) == []
    assert table.options(kind=Dismantle) == []
    assert all(space != "m3" for space, _ in offered(table, Build))


@rule("TWM-ERRATA-17")
def test_water_is_fetched_from_the_basement_while_the_box_has_any_and_nobody_is_at_it():
    table = shelter().people("boris", "anton")
    room = table.state.rooms[table.space("bl2")]
    room.water = True
    assert table.can(Act("boris", "bl2", "fetch-water"))
    table.choose(Act("boris", "bl2", "fetch-water"))
    assert not table.can(Act("anton", "bl2", "fetch-water"))
    dry = shelter().people("boris").box(water=0)
    dry.state.rooms[dry.space("bl2")].water = True
    assert not dry.can(Act("boris", "bl2", "fetch-water"))


def test_those_who_are_out_are_given_no_orders():
    table = shelter().people("boris", "anton")
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE)
    assert {pick.person for pick in table.options(kind=Act)} == {table.who("anton").card}
