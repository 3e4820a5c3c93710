"""The house and what is carried into it, piece by piece: Fittings, cold, boards, water, loads, Objectives."""

import pytest

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed, Reading
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import (
    Act,
    CarryOut,
    Clear,
    PayObjective,
    Perform,
    Pick,
    PickFitting,
    PickSpace,
)
from holdouts.games.this_war_of_mine.rules import book, carrying, day, goods, house, objectives
from holdouts.games.this_war_of_mine.state import NONE, ON_TRIP, OUT, SCAVENGE, Order
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done


def named(siege, cards):
    return [siege.book.fittings[card].id for card in cards]


# --- Fittings ---


@rule("TWM-DAY-22", "TWM-ERRATA-6")
def test_what_is_printed_for_the_first_installation_happens_once():
    table = shelter()
    siege = table.state
    card = next(n for n, one in enumerate(siege.book.fittings) if one.bonus)
    space = table.space("t3")
    first = [type(effect) for effect in siege.book.fittings[card].bonus]
    assert first
    steps = house.install(siege, card, space, rule="TWM-DAY-22")
    asked = next(steps, None)
    while asked is not None:
        try:
            asked = steps.send(asked.options(0)[0])
        except StopIteration:
            break
    assert (siege.built, siege.rooms[space].fitting) == ([card], card)
    store = list(siege.storage), [list(person.levels) for person in siege.group]
    assert done(house.install(siege, card, table.space("m3"), rule="TWM-DAY-22")) == (None, [])
    assert (list(siege.storage), [list(person.levels) for person in siege.group]) == store
    assert siege.built == [card]


@rule("TWM-ADV-16")
def test_a_fitting_that_is_lost_takes_its_upgrade_along():
    table = shelter().fitting("workshop", "m4").fitting("advanced-workshop", "m3").fitting("bed", "t3")
    siege = table.now
    spaces = [table.space(space) for space in ("t3", "m3", "m4")]
    assert house.losable(siege) == spaces
    assert house.losable(siege, "bed") == spaces[:1]
    _, asked = done(house.lose_fitting(siege, "", rule="x"), PickSpace(spaces[2]))
    assert asked == [[PickSpace(space) for space in spaces]]
    assert named(siege, [told.fitting for told in table.told(events.FittingReturned)]) == [
        "workshop",
        "advanced-workshop",
    ]
    assert named(siege, siege.fittings[-2:]) == ["workshop", "advanced-workshop"]
    assert house.losable(siege) == spaces[:1]
    assert done(house.lose_fitting(siege, "stove", rule="x")) == (None, [])


@rule("TWM-ADV-14")
def test_what_waited_on_a_fitting_that_is_taken_down_is_gone():
    table = shelter().fitting("trap", "t3")
    siege = table.state
    room = siege.rooms[table.space("t3")]
    room.waiting = [(0, 1)]
    card = room.fitting
    assert house.take_down(siege, table.space("t3")) == card
    assert (room.fitting, room.waiting, siege.fittings[-1]) == (NONE, [], card)


def test_a_fitting_is_installed_free_once_wherever_it_lies():
    table = shelter().people("boris")
    siege = table.state
    free = [table.space(space) for space in ("t3", "m3", "g4", "bl2")]
    installed, asked = done(house.install_free(siege, "stove", rule="x"), PickSpace(free[1]))
    assert installed is True
    assert asked == [[PickSpace(space) for space in free]]
    assert table.state.fitting(siege.rooms[free[1]]).id == "stove"
    assert done(house.install_free(siege, "stove", rule="x")) == (False, [])
    idea = named(siege, siege.ideas)[0]
    count = len(siege.ideas)
    if not siege.book.fittings[siege.ideas[0]].next_to:
        assert done(house.install_free(siege, idea, rule="x"), PickSpace(free[0]))[0] is True
        assert len(siege.ideas) == count - 1
    assert done(house.install_free(siege, "advanced-workshop", rule="x"))[0] is False


@rule("TWM-DAY-16")
def test_an_idea_of_each_name_can_be_had_and_is_told():
    table = shelter()
    siege = table.now
    _, (options,) = done(house.choose_idea(siege, rule="TWM-DAY-16"), PickFitting(siege.ideas[-1]))
    names = named(siege, [option.fitting for option in options])
    assert len(names) == len(set(names))
    thought = table.told(events.Thought)[0].fitting
    assert siege.fittings[-1] == thought
    assert thought not in siege.ideas
    siege.fittings += siege.ideas
    siege.ideas = []
    assert done(house.choose_idea(siege, rule="TWM-DAY-16")) == (None, [])


# --- cold, boards, water ---


@rule("TWM-MORNING-2")
@pytest.mark.parametrize(("cold", "by", "told"), [(0, -1, []), (9, 3, [(1, 10)]), (2, -5, [(-2, 0)]), (10, 1, [])])
def test_cold_stays_within_its_tokens(cold, by, told):
    table = shelter().arrange(cold=cold)
    house.chill(table.now, by, rule="TWM-MORNING-2")
    assert [(one.by, one.now) for one in table.told(events.ColdChanged)] == told


@rule("TWM-BOARD-16", "TWM-BOARD-19")
def test_boards_go_up_on_free_holes_and_come_down_where_they_are():
    table = shelter().barricaded("t1")
    siege = table.now
    holes = [table.space(space) for space in ("t6", "m7", "g1", "bl1", "br7")]
    _, asked = done(house.barricade(siege, 2, rule="x"), PickSpace(holes[0]), PickSpace(holes[1]))
    assert asked == [[PickSpace(hole) for hole in holes], [PickSpace(hole) for hole in holes[1:]]]
    _, asked = done(house.barricade(siege, -1, rule="x"), PickSpace(holes[0]))
    assert asked == [[PickSpace(table.space("t1")), PickSpace(holes[0]), PickSpace(holes[1])]]
    told = [(one.by, one.now) for one in table.told(events.BarricadeChanged)]
    assert told == [(1, 2), (1, 3), (-1, 2)]
    for room in siege.rooms:
        room.barricade = False
    assert done(house.barricade(siege, -2, rule="x")) == (None, [])


@rule("TWM-ERRATA-17")
def test_every_basement_is_flooded_and_water_stands_at_the_first_ladder_only():
    table = shelter().fitting("bed", "bl2").fitting("stove", "t3").cleared("br2")
    siege = table.now
    done(house.flood(siege, rule="TWM-ERRATA-17"))
    closed = {space.id for space, room in zip(siege.spaces, siege.rooms, strict=True) if room.closed}
    assert closed == {space.id for space in siege.spaces if space.id.startswith("b")}
    assert [space.id for space, room in zip(siege.spaces, siege.rooms, strict=True) if room.water] == ["bl2"]
    assert named(siege, [told.fitting for told in table.told(events.FittingReturned)]) == ["bed"]
    assert table.stands("t3") == "stove"


@rule("TWM-ERRATA-17")
@pytest.mark.parametrize(("rolled", "ill"), [(1, True), (2, False)])
def test_all_the_water_of_the_box_is_fetched_once_and_on_a_one_somebody_falls_ill(rolled, ill):
    table = shelter().people("boris", "anton").rolling(rolled)
    siege = table.now
    room = siege.rooms[table.space("bl2")]
    room.water = True
    water = siege.box[siege.book.water]
    anton = siege.group[1]
    order = Order(siege.group[0].card, table.space("bl2"), "fetch-water")
    _, asked = done(day.fetch_water(siege, siege.group[0], order), *([Pick(anton.card)] if ill else []))
    assert len(asked) == ill
    assert (room.water, siege.gains[siege.book.water], siege.box[siege.book.water]) == (False, water, 0)
    assert anton.levels[3] == ill


# --- steps of a day ---


@rule("TWM-DAY-12", "TWM-DAY-13")
def test_what_is_cleared_is_told_with_who_and_where():
    table = shelter().storage(shovel=1).choose(Clear("anton", "t4")).choose(Clear("katia", "t2")).choose(CarryOut())
    anton, katia = table.who("anton").card, table.who("katia").card
    assert [(one.person, one.space) for one in table.told(events.RemnantsLeft)] == [(anton, table.space("t4"))]
    assert [(one.person, one.space) for one in table.told(events.Cleared)] == [(katia, table.space("t2"))]
    assert table.now.rooms[table.space("t4")].remnants
    table.choose(Clear("anton", "t4")).choose(CarryOut())
    assert not table.now.rooms[table.space("t4")].remnants
    assert table.now.rooms[table.space("t4")].cards == []


@rule("TWM-DAY-12")
def test_rubble_that_takes_one_stage_is_never_turned_to_remnants_and_yields_what_lies_under_it():
    table = shelter(rubble="one-stage").storage(shovel=1)
    card = table.state.book.shelter[table.state.rooms[table.space("t4")].cards[-1]]
    table.choose(Clear("anton", "t4")).choose(CarryOut())
    assert {name: table.stored(name) for name in card.loot} == card.loot
    assert table.stored("wood") == card.loot.get("wood", 0)


@rule("TWM-DAY-11")
def test_a_lock_that_holds_and_a_lockpick_that_is_lost_are_told():
    table = shelter().storage(lockpick=1).rolling(3).choose(Clear("anton", "m2")).choose(CarryOut())
    anton = table.who("anton").card
    assert [(one.person, one.space) for one in table.told(events.LockHeld)] == [(anton, table.space("m2"))]
    table = shelter().storage(lockpick=1).rolling(4).choose(Clear("anton", "m2")).choose(CarryOut())
    pick = table.state.book.good("lockpick")
    assert [(one.good, one.count) for one in table.told(events.Spent)] == [(pick, 1)]
    assert table.stored("lockpick") == 0


@rule("TWM-GEN-18")
def test_whoever_plays_for_the_others_is_told_of():
    table = shelter().people("zlata", "boris").levels("boris", misery=2)
    table.choose(Perform("zlata")).choose(CarryOut())
    assert [one.person for one in table.told(events.AbilityUsed)] == [table.who("zlata").card]
    assert table.who("zlata").used
    assert not shelter().people("zlata").options(kind=Perform)


@rule("TWM-DAY-27")
@pytest.mark.parametrize(("rolled", "hit"), [(1, True), (2, False)])
def test_whoever_is_shot_outside_is_told_of(rolled, hit):
    table = shelter().rolling(rolled).next_card("visitors", "visitors", table_visitor())
    table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut())
    assert [one.person for one in table.told(events.Sniped)] == ([table.who("anton").card] if hit else [])


def table_visitor():
    """A visitor of whom one can be rid."""
    return next(card.id for card in shelter().state.book.visitors if not card.reality and not card.script)


# --- loads ---


def laden(*names, **load):
    """A party that is about to choose its finds, with this in its packs already."""
    table = shelter(free_scavenging=True).people(*names, "zlata")
    siege = table.state
    for person in siege.group[:-1]:
        person.where, person.task = OUT, SCAVENGE
    siege.trip = Trip(0)
    for name, count in load.items():
        good = siege.book.good(name.replace("_", "-"))
        siege.box[good] -= count
        siege.load[good] += count
    return table


@rule("TWM-SCAV-33", "TWM-SCAV-34", "TWM-BOOK-3")
def test_what_is_carried_weighs_but_for_what_a_script_gave():
    table = laden("boris", wood=3, knife=1)
    siege = table.state
    wood, knife = siege.book.wood, siege.book.good("knife")
    unit = siege.book.goods[wood].weight
    assert carrying.weight(siege) == 3 * unit + siege.book.goods[knife].weight
    siege.trip.light = [(wood, 2)]
    assert carrying.weight(siege) == unit + siege.book.goods[knife].weight
    assert carrying.weightless(siege, wood) == 2
    assert carrying.more(siege, wood) == unit
    siege.trip.light = [(wood, 4)]
    assert carrying.weight(siege) == siege.book.goods[knife].weight
    assert carrying.more(siege, wood) == 0
    child = siege.book.number("tokens", "child")
    siege.tokens[child] = ON_TRIP
    assert carrying.weight(siege) == siege.book.goods[knife].weight + siege.book.tokens[child].weight


@rule("TWM-SCAV-33")
def test_one_more_is_carried_up_to_what_the_packs_hold():
    table = laden("boris")
    siege = table.state
    wood = siege.book.wood
    unit, most = siege.book.goods[wood].weight, carrying.capacity(siege)
    assert most == siege.character(siege.group[0]).backpack
    siege.trip.capacity = 2
    assert carrying.capacity(siege) == most + 2
    siege.trip.capacity = 0
    siege.load[wood] = most // unit - 1
    assert carrying.why_not_carry(siege, wood) is None
    siege.load[wood] = most // unit
    why = carrying.why_not_carry(siege, wood)
    assert why is not None
    assert (why.key, dict(why.about)) == ("too-heavy", {"count": siege.load[wood] * unit, "least": most})
    siege.group[0].broken = True
    assert carrying.capacity(siege) == most


@rule("TWM-BOOK-3")
def test_only_resources_that_a_script_brings_on_a_trip_weigh_nothing():
    siege = laden("boris").state
    wood, knife = siege.book.wood, siege.book.good("knife")
    deed = Reading(0, "x", trip=True)
    for good, count in ((wood, 1), (knife, 1), (wood, 2)):
        deed.received(siege, good, count)
    assert siege.trip.light == [(wood, 3)]
    Reading(0, "x", trip=True, indoors=True).received(siege, wood, 1)
    Reading(0, "x").received(siege, wood, 1)
    Deed(0, "x", trip=True).received(siege, wood, 1)
    assert siege.trip.light == [(wood, 3)]


# --- Objectives ---


@rule("TWM-MORNING-8", "TWM-MORNING-9", "TWM-MORNING-10")
def test_a_piece_moves_the_track_once_and_the_last_one_meets_the_objective():
    table = shelter().objective("a-full-table").storage(vegetable=1, raw_food=1)
    siege = table.now
    card = objectives.live(siege)
    assert card is not None
    squares = len(card.squares)
    wanted = objectives.wanted(siege)
    good = next(good for good in sorted(wanted) if siege.storage[good])
    assert PayObjective(good) in list(objectives.payments(siege))
    objectives.pay(siege, good)
    assert (siege.status, len(siege.paid)) == (1, 1)
    number = siege.objectives[0]
    assert [(one.objective, one.good) for one in table.told(events.ObjectivePaid)] == [(number, good)]
    siege.status, siege.paid = squares - 1, list(range(squares - 1))
    assert not objectives.is_met(siege, card)
    assert table.told(events.ObjectiveMet) == []
    last = next(iter(objectives.wanted(siege)))
    moved = goods.gain(siege, last, 1, siege.storage, rule="x") if not siege.storage[last] else 1
    assert moved == 1
    objectives.pay(siege, last)
    assert objectives.is_met(siege, card)
    assert [one.objective for one in table.told(events.ObjectiveMet)] == [number]
    assert objectives.wanted(siege) == set()


@rule("TWM-MORNING-8")
def test_an_objective_of_value_takes_any_token_and_no_more_than_it_wants():
    table = shelter().objective("pay-for-protection").storage(jewelry=1, wood=1)
    siege = table.now
    card = objectives.live(siege)
    assert card is not None
    assert siege.book.wood not in objectives.wanted(siege)
    jewel = siege.book.good("jewelry")
    siege.status = card.worth - 1
    assert not objectives.is_met(siege, card)
    objectives.pay(siege, jewel)
    assert siege.status == card.worth
    assert objectives.is_met(siege, card)
    assert siege.paid == []


@rule("TWM-MORNING-6", "TWM-MORNING-19")
@pytest.mark.parametrize("met", [True, False])
def test_an_objective_is_settled_by_reward_or_penalty_and_the_next_is_turned_up(met):
    table = shelter().objective("a-full-table")
    siege = table.now
    number = siege.objectives[0]
    siege.status = len(siege.book.objectives[number].squares) if met else 0
    unveiled = siege.unveiled
    steps = objectives.settle(siege)
    asked = next(steps, None)
    while asked is not None:
        try:
            asked = steps.send(asked.options(0)[0])
        except StopIteration:
            break
    kept = [one.objective for one in table.told(events.ObjectiveMet)]
    missed = [one.objective for one in table.told(events.ObjectiveMissed)]
    assert (kept, missed) == (([number], []) if met else ([], [number]))
    assert number in siege.settled
    assert number not in siege.objectives
    assert (siege.status, siege.paid, siege.open_objectives) == (0, [], 2)
    assert siege.unveiled > unveiled
    assert [one.objective for one in table.told(events.ObjectiveShown)] == siege.objectives
    siege.objectives = []
    objectives.turn_up(siege)
    assert siege.open_objectives == 0
    assert done(objectives.settle(siege)) == (None, [])


@rule("TWM-MORNING-4")
def test_one_objective_of_each_chapter_is_laid_out_and_all_final_ones_the_others_are_put_by():
    siege = shelter().state
    siege.objectives, siege.spare_objectives = [], []
    objectives.lay_out(siege)
    chapters = [siege.book.objectives[card].chapter for card in siege.objectives]
    assert chapters == [1, 2, 3, 3]
    assert siege.objectives[2:] == sorted(siege.objectives[2:])
    assert sorted([*siege.objectives, *siege.spare_objectives]) == list(range(len(siege.book.objectives)))
    assert siege.open_objectives == 1


# --- which page ---


@rule("TWM-BOOK-14")
def test_a_page_that_answers_is_read_first_and_threads_are_looked_for_while_little_is_remembered():
    siege = shelter().state
    volume = siege.book.volume
    assert book.draw(siege, []) is None
    assert book.draw(siege, [2002]) == 2002
    answering = next(n for n, (memories, _) in volume.answers.items() if memories)
    name = next(iter(volume.answers[answering][0]))
    base = answering - (answering - 1) % 20
    unread = list(range(base, base + 5))
    siege.memories = [name]
    answers = [number for number in unread if book.answers(siege, number)]
    assert answering in answers
    assert all(book.draw(siege, unread) in answers for _ in range(10))
    siege.memories = []
    opening = next(n for n in volume.threads if n + 1 in volume.answers and n + 1 not in volume.threads)
    pair = [opening, opening + 1]
    assert {book.draw(siege, pair) for _ in range(20)} == {opening}
    siege.memories = ["something", "else"]
    assert {book.draw(siege, pair) for _ in range(40)} == set(pair)
    siege.memories = ["something"]
    assert {book.draw(siege, pair) for _ in range(20)} == {opening}
