"""Nights and what leads to them, in detail: tasks, raids, losses, Traits, and a word before a trade."""

import pytest

from holdouts.games.this_war_of_mine import events, fight_events
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import (
    AssignAnew,
    BringIn,
    CutDamage,
    GiveUp,
    GoOn,
    GoScavenging,
    LeaveUnguarded,
    PlayNarrative,
    SleepInBed,
    SleepOnFloor,
    StandGuard,
)
from holdouts.games.this_war_of_mine.rules import day, evening, memory, raid, trade, traits
from holdouts.games.this_war_of_mine.state import (
    BED,
    FATIGUE,
    FLOOR,
    GUARD,
    HOME,
    IN_SHELTER,
    MISERY,
    NONE,
    ON_TRIP,
    OUT,
    SCAVENGE,
    Order,
)
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done


def key(why):
    """The key of a reason; None, if there is none."""
    return None if why is None else why.key


# --- the evening ---


@rule("TWM-EVENING-6")
@pytest.mark.parametrize(("boris", "anton", "may"), [(0, 4, True), (4, 0, True), (4, 4, False), (0, 0, True)])
def test_one_who_is_awake_is_enough_to_give_the_tasks_anew(boris, anton, may):
    siege = shelter().people("boris", "anton").levels("boris", fatigue=boris).levels("anton", fatigue=anton).state
    assert evening.unguarded(siege) == [*([AssignAnew()] if may else []), LeaveUnguarded()]


@rule("TWM-EVENING-1", "TWM-EVENING-5")
def test_everybody_who_is_idle_has_every_task_that_is_left():
    table = shelter().people("boris", "anton", "katia").levels("katia", fatigue=4).fitting("bed", "t3")
    siege = table.state
    boris, anton, katia = siege.group
    boris.task = SCAVENGE
    bed = table.space("t3")
    assert evening.tasks(siege) == [
        SleepInBed(anton.card, bed),
        SleepOnFloor(anton.card),
        StandGuard(anton.card),
        GoScavenging(anton.card),
        SleepInBed(katia.card, bed),
        SleepOnFloor(katia.card),
    ]
    boris.task, boris.bed = BED, bed
    assert SleepInBed(anton.card, bed) not in evening.tasks(siege)
    anton.task = katia.task = GUARD
    assert evening.tasks(siege) == [GoOn()]


@rule("TWM-EVENING-2", "TWM-EVENING-3", "TWM-EVENING-4", "TWM-EVENING-5")
@pytest.mark.parametrize(
    ("task", "before", "after"),
    [(BED, 3, 0), (FLOOR, 3, 1), (FLOOR, 1, 0), (GUARD, 1, 2), (SCAVENGE, 3, 4), (GUARD, 4, 4)],
)
def test_what_a_task_does_to_fatigue(task, before, after):
    table = shelter().levels("boris", fatigue=before)
    boris = table.who("boris")
    boris.task = task
    done(evening.tire(table.state, boris))
    assert boris.levels[FATIGUE] == after


@rule("TWM-EVENING-1")
def test_whoever_is_given_a_task_is_told_of_with_it():
    table = shelter().fitting("bed", "t3")
    siege = table.now
    evening.take_task(siege, siege.group[0], BED, table.space("t3"))
    assert (siege.group[0].task, siege.group[0].bed) == (BED, table.space("t3"))
    evening.take_task(siege, siege.group[1], GUARD)
    assert (siege.group[1].task, siege.group[1].bed) == (GUARD, NONE)
    told = table.told(events.TaskGiven)
    assert [(one.person, one.task) for one in told] == [(siege.group[0].card, BED), (siege.group[1].card, GUARD)]
    evening.free_everybody(siege)
    assert {(person.task, person.bed) for person in siege.group} == {(0, NONE)}


# --- raids ---


def on_guard(**goods):
    table = shelter().people("boris", "anton").storage(**goods).tasks(boris="guard", anton="guard")
    table.state.raids_seen = 2
    return table


@rule("TWM-RAID-2")
def test_a_raid_card_that_has_come_is_known_no_more_and_lies_with_those_of_the_night():
    table = on_guard().next_card("raids", "raids", "quiet-night")
    siege = table.state
    top, unveiled = siege.raids[-1], siege.unveiled
    next(raid.raid_card(siege))
    assert (siege.raided, siege.raids_seen) == ([top], 1)
    assert siege.unveiled > unveiled
    siege.raids = []
    done(raid.raid_card(siege))
    assert siege.raided == [top]


@rule("TWM-RAID-2", "TWM-BOOK-1")
@pytest.mark.parametrize("latest", [True, False])
def test_weight_of_reality_opens_the_page_of_the_last_event_and_nothing_is_stolen(latest):
    table = on_guard(wood=3)
    siege = table.state
    card = next(n for n, one in enumerate(siege.book.raids) if one.reality)
    siege.raids.append(siege.raids.pop(siege.raids.index(card)))
    siege.latest = siege.book.number("events", "thaw") if latest else NONE
    next(raid.raid_card(siege), None)
    base = 2361 + 20 * siege.book.number("events", "thaw")
    opened = [page for page in siege.pages if base <= page < base + 5]
    assert len(opened) == latest
    assert siege.raided == [card]
    assert siege.storage[siege.book.wood] == 3 or latest


@rule("TWM-RAID-16", "TWM-RAID-18")
def test_at_the_end_of_a_raid_nothing_of_the_deck_is_known_and_weapons_are_put_away():
    table = on_guard()
    siege = table.state
    siege.raided, siege.red_raids, siege.red_residents = [siege.raids.pop()], [], []
    knife = siege.book.good("knife")
    siege.box[knife] -= 1
    siege.group[0].arms, siege.group[0].held = [knife], knife
    count = len(siege.raids)
    done(raid.end_raid(siege))
    assert (siege.raids_seen, siege.raided, len(siege.raids)) == (0, [], count + 1)
    assert (siege.storage[knife], siege.group[0].held) == (1, NONE)


@rule("TWM-RAID-16")
@pytest.mark.parametrize(
    ("raids", "residents", "mixes", "pick", "told"),
    [
        (4, 4, [0, 1, 2], 1, (1, 1)),
        (4, 4, [0, 1, 2], 2, (2, 0)),
        (1, 4, [0, 1], 0, (0, 2)),
        (4, 0, [], None, (2, 0)),
        (0, 1, [], None, (0, 1)),
        (1, 0, [], None, (1, 0)),
        (1, 1, [], None, (1, 1)),
        (0, 0, [], None, None),
    ],
)
def test_two_red_corners_join_as_far_as_there_are_any(raids, residents, mixes, pick, told):
    table = shelter()
    siege = table.now
    spare_raids, spare_residents = siege.red_raids[raids:], siege.red_residents[residents:]
    siege.red_raids, siege.red_residents = siege.red_raids[:raids], siege.red_residents[:residents]
    before = len(siege.raids), len(siege.residents)
    _, asked = done(raid._crime_wave(siege), *([] if pick is None else [BringIn(pick)]))
    assert asked == ([[BringIn(mix) for mix in mixes]] if mixes else [])
    grown = len(siege.raids) - before[0], len(siege.residents) - before[1]
    assert grown == (told or (0, 0))
    lines = [(one.raids, one.residents) for one in table.told(fight_events.CrimeGrew)]
    assert lines == ([] if told is None else [told])
    siege.red_raids += spare_raids
    siege.red_residents += spare_residents


@rule("TWM-RAID-9", "TWM-RAID-14")
@pytest.mark.parametrize(
    ("damage", "wounds", "cut", "choices", "pick", "left"),
    [
        (3, 2, 0, None, None, (3, 2)),
        (3, 2, 2, [0, 1, 2], 1, (2, 1)),
        (3, 2, 4, [2, 3], 3, (0, 1)),
        (3, 2, 5, None, None, (0, 0)),
        (3, 2, 9, None, None, (0, 0)),
        (3, 0, 2, None, None, (1, 0)),
        (0, 2, 1, None, None, (0, 1)),
    ],
)
def test_what_was_won_is_split_between_damage_and_wounds(damage, wounds, cut, choices, pick, left):
    table = shelter()
    threat = raid.Threat(damage, wounds)
    _, asked = done(raid._reduce(table.now, threat, cut), *([] if pick is None else [CutDamage(pick)]))
    assert asked == ([] if choices is None else [[CutDamage(count) for count in choices]])
    assert (threat.damage, threat.wounds) == left
    told = [(one.count, one.damage, one.wounds) for one in table.told(fight_events.RaidCut)]
    assert told == ([(cut, *left)] if cut else [])


@rule("TWM-RAID-3", "TWM-RAID-4", "TWM-RAID-5", "TWM-RAID-6")
def test_what_a_raid_takes_and_how_much_it_was():
    siege = shelter().storage(wood=1, jewelry=1, raw_food=1).now
    jewel, raw, wood = (siege.book.good(name) for name in ("jewelry", "raw-food", "wood"))
    taken, asked = done(raid.lose_goods(siege, 2, "choice"), GiveUp(raw), GiveUp(wood))
    assert taken == 2
    assert [set(options) for options in asked] == [
        {GiveUp(jewel), GiveUp(raw), GiveUp(wood)},
        {GiveUp(jewel), GiveUp(wood)},
    ]
    assert done(raid.lose_goods(siege, 3, "choice")) == (1, [])
    assert sum(siege.storage) == 0
    assert done(raid.lose_goods(siege, 0, "choice")) == (0, [])


@rule("TWM-RAID-4", "TWM-RAID-5")
@pytest.mark.parametrize(
    ("loss", "first"),
    [("choice", {"jewelry", "raw-food", "wood"}), ("value", {"jewelry", "raw-food"}), ("green", {"raw-food"})],
)
def test_among_which_pieces_the_next_loss_is(loss, first):
    siege = shelter().storage(jewelry=1, raw_food=1).fives(wood=1).state
    found = {siege.book.goods[good].id for good in raid._next_lost(siege, loss)}
    assert found == first
    bare = shelter().fives(wood=1).state
    assert [bare.book.goods[good].id for good in raid._next_lost(bare, loss)] == ["wood"]
    assert raid._next_lost(shelter().state, loss) == []


@rule("TWM-RAID-7")
def test_raiders_get_at_guards_only():
    table = shelter().tasks(anton="floor")
    siege = table.state
    assert raid._not_on_guard(siege) == [table.who("anton").card]


@rule("TWM-RAID-1")
def test_a_guard_who_takes_another_weapon_hands_the_first_one_back():
    siege = shelter().storage(knife=1, hatchet=1).state
    boris = siege.group[0]
    knife, hatchet = siege.book.good("knife"), siege.book.good("hatchet")
    siege.storage[knife] -= 1
    siege.storage[hatchet] -= 1
    boris.arms, boris.held = [knife, hatchet], hatchet
    raid._hand_back(siege, boris)
    assert (siege.storage[knife], siege.storage[hatchet], boris.arms, boris.held) == (1, 1, [], NONE)


# --- Traits ---


@rule("TWM-DAWN-8")
@pytest.mark.parametrize(
    ("levels", "misery"),
    [
        ({"hunger": 2}, 2),
        ({"hunger": 3}, 3),
        ({"wounds": 1}, 1),
        ({"wounds": 2}, 3),
        ({"illness": 1}, 1),
        ({"illness": 2}, 2),
    ],
)
def test_from_which_level_on_the_body_weighs_on_the_mind(levels, misery):
    start = 2 if misery != 1 else 1
    table = shelter().levels("boris", misery=start, **levels)
    done(traits.body(table.state, table.who("boris")))
    assert table.who("boris").levels[MISERY] == (0 if misery == 1 else misery)


@rule("TWM-DAWN-8")
@pytest.mark.parametrize(("level", "worse"), [(1, False), (2, True)])
@pytest.mark.parametrize("state", ["wounds", "illness"])
def test_the_warm_hearted_mind_those_who_are_badly_off_and_not_themselves(state, level, worse):
    table = shelter().people("boris", "anton", "katia").levels("katia", **{state: level})
    warm = table.who("boris")
    assert table.state.character(warm).empathy >= traits.WARM
    done(traits.company(table.state, warm))
    assert warm.levels[MISERY] == worse
    alone = shelter().people("boris", "anton").levels("boris", **{state: level})
    done(traits.company(alone.state, alone.who("boris")))
    assert alone.who("boris").levels[MISERY] == 0


@rule("TWM-DAWN-8")
@pytest.mark.parametrize(("food", "worse"), [(2, True), (3, False)])
def test_the_others_mind_a_larder_with_less_than_three(food, worse):
    table = shelter().people("boris", "anton").storage(raw_food=food)
    cold = table.who("anton")
    assert table.state.character(cold).empathy < traits.WARM
    done(traits.company(table.state, cold))
    assert cold.levels[MISERY] == worse


# --- a trade, a step, an echo ---


@rule("TWM-ANYTIME-9", "TWM-TRADE-3")
def test_a_good_bargain_is_played_before_a_trade_and_spares_the_commission_once():
    table = shelter().people("boris", "anton").holding("good-bargain").storage(jewelry=1)
    siege = table.state
    offered = trade.Offered(("green",), (), (), "", 2)
    card = siege.held[0]
    _, asked = done(trade.trade(siege, offered, siege.storage, rule="TWM-TRADE-3"), PlayNarrative(card), GoOn())
    assert asked[0] == [PlayNarrative(card), GoOn()]
    assert len(asked) == 2
    assert (siege.held, siege.good_bargain) == ([], False)
    assert trade.commission(siege, offered) == 2


@rule("TWM-ANYTIME-9")
def test_a_bargain_may_be_kept_for_another_day():
    siege = shelter().people("boris", "anton").holding("good-bargain").state
    _, asked = done(trade._haggle(siege), GoOn())
    assert len(asked) == 1
    assert len(siege.held) == 1


@rule("TWM-ERRATA-11")
def test_blank_tokens_are_sold_where_they_are():
    siege = shelter().state
    priced = [n for n, card in enumerate(siege.book.tokens) if card.value or card.stroke_value]
    for number in priced:
        siege.strokes[number] = 2
        card = siege.book.tokens[number]
        assert trade.token_price(siege, number) == card.value + 2 * card.stroke_value
        siege.tokens[number] = IN_SHELTER
    assert trade.sellable(siege) == priced
    siege.trip = Trip(0)
    assert trade.sellable(siege) == []
    siege.tokens[priced[-1]] = ON_TRIP
    assert trade.sellable(siege) == [priced[-1]]


@rule("TWM-DAY-2")
def test_what_nobody_is_left_to_build_goes_back_unbuilt():
    table = shelter()
    siege = table.now
    bed = siege.fittings.pop()
    order = Order(99, table.space("t3"), "build", card=bed)
    done(day.perform(siege, order))
    assert siege.fittings[-1] == bed
    assert order.card == NONE
    count = len(siege.fittings)
    done(day.perform(siege, Order(99, table.space("t3"), "rummage")))
    assert len(siege.fittings) == count


@rule("TWM-BOOK-15")
def test_an_echo_comes_at_the_second_dawn_the_oldest_first_and_not_of_what_is_forgotten():
    siege = shelter().state
    names = [name for name, page in siege.book.volume.echoes.items() if siege.book.pages[page].memory][:3]
    pages = [siege.book.volume.echoes[name] for name in names]
    for name in names:
        memory.remember(siege, name)
    assert [(echo.script, echo.dawns) for echo in siege.echoes] == [(page, 2) for page in pages]
    assert memory.due_echo(siege) is None
    memory.forget(siege, names[0])
    assert memory.due_echo(siege) == pages[1]
    assert memory.due_echo(siege) == pages[2]
    assert memory.due_echo(siege) is None
    memory.remember(siege, names[0])
    assert siege.echoes == []


@rule("TWM-EVENING-5")
def test_whoever_is_out_has_no_task_to_be_given():
    table = shelter()
    siege = table.arrange(table.who("boris"), where=OUT).state
    assert key(evening.why_not_task(siege, siege.group[0])) == "not-at-home"
    siege.group[1].task = GUARD
    assert key(evening.why_not_task(siege, siege.group[1])) == "has-a-task"
    assert evening.idle(siege) == [siege.group[2]]


@rule("TWM-EVENING-7")
def test_whoever_is_named_last_takes_a_place_in_the_party_too():
    table = shelter().people("boris", "anton", "katia", "bruno")
    siege = table.state
    for person in siege.group[1:]:
        person.task = SCAVENGE
    assert siege.group[0].where == HOME
    assert not [pick for pick in evening.tasks(siege) if isinstance(pick, GoScavenging)]
    siege.group[1].task = siege.group[0].task
    assert [pick for pick in evening.tasks(siege) if isinstance(pick, GoScavenging)]
