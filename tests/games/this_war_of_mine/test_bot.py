"""Bots guide the group: they feed and nurse it, keep watch, go out and come back, and live longer than chance does."""

import pytest

from holdouts.bots import make_bot, play_out
from holdouts.engine.decision import Option
from holdouts.engine.library import base_book, new_table
from holdouts.games.this_war_of_mine.bot.night import Night
from holdouts.games.this_war_of_mine.bot.reckoning import GOES_ON, Reckoning
from holdouts.games.this_war_of_mine.effects.pages import Remember
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import (
    Act,
    Build,
    Buy,
    Carry,
    CarryOut,
    Clear,
    Concede,
    CutDamage,
    DrinkWater,
    Eat,
    FightOn,
    Flee,
    GoOn,
    GoScavenging,
    GoTo,
    LeaveUnguarded,
    Lower,
    Pack,
    PlaceMedicine,
    Sell,
    SleepInBed,
    SleepOnFloor,
    StandGuard,
    TakeUp,
    UseFitting,
    Wounded,
)
from holdouts.games.this_war_of_mine.rules.binding import contents
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup
from holdouts.games.this_war_of_mine.worth import worth
from holdouts.testing import shelter
from tests.games.this_war_of_mine.test_fights import ambush, begin, fight
from tests.games.this_war_of_mine.test_raids import night, stand

GAMES = 12
"""With so many on the same seeds nobody calls it luck."""


def picked(table):
    """What a careful newcomer picks now."""
    return make_bot("sensible", 1).pick(table.start().table, 0, True)


def picked_until(table, *kinds):
    """What it picks on its way, up to the first pick of one of these kinds."""
    bot, found = make_bot("sensible", 1), list[Option]()
    table.start()
    while not found or not isinstance(found[-1], kinds):
        found.append(bot.pick(table.table, 0, True))
        table.table.choose(found[-1], 0)
    return found


def name(table, shelf, number):
    return getattr(table.state.book, shelf)[number].id


# --- food, water, medicine ---


def test_who_is_nearest_to_starving_eats_first():
    table = shelter().levels("anton", hunger=3).levels("katia", hunger=1).storage(raw_food=1, water=3).phase("food")
    pick = picked(table)
    assert isinstance(pick, Eat)
    assert name(table, "characters", pick.person) == "anton"


def test_the_last_tin_is_kept_for_somebody_who_needs_it():
    table = shelter().storage(canned_food=1).phase("food")
    assert picked(table) == GoOn()


def test_whoever_can_drinks():
    table = shelter().storage(water=3).phase("dusk")
    drunk = [pick for pick in picked_until(table, GoOn) if isinstance(pick, DrinkWater)]
    assert len(drunk) == 3


def test_bandages_go_to_the_wounded_and_not_to_the_ill():
    table = shelter().levels("boris", illness=2).levels("katia", wounds=2).storage(bandages=1).phase("dawn")
    pick = picked(table)
    assert isinstance(pick, PlaceMedicine)
    assert name(table, "characters", pick.person) == "katia"


# --- the day ---


def test_a_day_is_not_slept_away():
    table = shelter().storage(wood=4, components=4, shovel=1).phase("day")
    orders = picked_until(table, CarryOut)
    assert len([pick for pick in orders if isinstance(pick, Build | Clear) or hasattr(pick, "deed")]) >= 3


def test_a_house_without_a_bed_builds_one_when_all_are_tired():
    table = shelter().storage(wood=3, components=2).cleared("t2")
    for one in ("boris", "anton", "katia"):
        table.levels(one, fatigue=1)
    built = [pick for pick in picked_until(table.phase("day"), CarryOut) if isinstance(pick, Build)]
    assert "bed" in [name(table, "fittings", pick.fitting) for pick in built]


def test_who_is_asleep_on_their_feet_takes_a_nap():
    table = shelter().people("boris").levels("boris", fatigue=4).fitting("bed", "t2").phase("day")
    assert isinstance(picked(table), UseFitting)


def test_holes_are_boarded_up_when_there_is_wood_for_it():
    table = shelter().fitting("workshop", "t2").storage(wood=8, components=6).arrange(cold=3).phase("day")
    done = [pick.deed for pick in picked_until(table, CarryOut) if isinstance(pick, UseFitting)]
    assert "board-up" in done


# --- the night ---


@pytest.mark.parametrize("tired", [0, 2, 3])
def test_somebody_always_stands_guard(tired):
    table = shelter().phase("evening")
    for one in ("boris", "anton", "katia"):
        table.levels(one, fatigue=tired)
    tasks = picked_until(table, GoOn)
    assert any(isinstance(pick, StandGuard) for pick in tasks)
    assert not any(isinstance(pick, LeaveUnguarded | Concede) for pick in tasks)


def test_who_is_worn_out_sleeps_in_the_bed():
    table = shelter().levels("anton", fatigue=3).fitting("bed", "t2").phase("evening")
    asleep = [pick for pick in picked_until(table, GoOn) if isinstance(pick, SleepInBed)]
    assert [name(table, "characters", pick.person) for pick in asleep] == ["anton"]


def test_who_is_gravely_wounded_is_not_sent_into_the_city():
    table = shelter().levels("boris", wounds=3).phase("evening")
    given = picked_until(table, GoTo, GoOn)[:-1]
    tasks = {name(table, "characters", pick.person): pick for pick in given if pick != GoOn()}
    assert isinstance(tasks["boris"], SleepOnFloor)
    assert GoScavenging in {type(pick) for pick in tasks.values()}


def test_the_party_takes_a_weapon_along_and_the_guard_keeps_one():
    table = shelter().storage(knife=2).tasks(boris="scavenge").places("warehouse", "garage", "church").phase("night")
    packed = [pick for pick in picked_until(table, GoOn) if isinstance(pick, Pack)]
    assert [name(table, "goods", pick.good) for pick in packed] == ["knife"]


def test_a_party_comes_home_with_as_much_as_it_can_carry():
    table = shelter().tasks(katia="scavenge").places("warehouse", "garage", "church").phase("night")
    bot, carried = make_bot("sensible", 1), list[Option]()
    table.start()
    while table.now.trip is not None or not carried:
        pick = bot.pick(table.table, 0, True)
        carried += [pick] if isinstance(pick, Carry) else []
        table.table.choose(pick, 0)
    assert len(carried) >= table.state.character(table.who("katia")).backpack


# --- fights and raids ---


def test_a_guard_takes_up_the_better_weapon_and_keeps_it():
    table = shelter().people("boris").storage(knife=1, hatchet=1).tasks(boris="guard").phase("raid")
    done = picked_until(table, GoOn)
    assert [name(table, "goods", pick.good) for pick in done if isinstance(pick, TakeUp)] == ["hatchet"]
    assert not any(isinstance(pick, Lower) for pick in done)


def test_who_is_outnumbered_with_bare_hands_runs_and_who_is_armed_stays():
    weak = fight(begin(ambush(3, 6, people=("katia",)).rolling(1, 1)))
    assert picked(weak) == Flee()
    strong = ambush(0, residents="thugs", people=("boris", "katia"), packed=("hatchet", "hatchet")).rolling(1, 1)
    assert FightOn() in picked_until(fight(begin(strong, "hatchet", "hatchet")), FightOn, Flee)


def test_wounds_are_shared_out():
    table = ambush(0, people=("boris", "katia"))
    siege = table.levels("boris", wounds=1).state
    party = [siege.person(siege.book.number("characters", one)) for one in ("boris", "katia")]
    judge = Night(siege)
    order = [next(one.card for one in party if judge.wounded(Wounded(one.card), left, party)) for left in (3, 2, 1)]
    assert {card: order.count(card) for card in order} == {party[0].card: 1, party[1].card: 2}


def test_wounds_are_warded_off_before_goods_are():
    table = night("raiding-bandits", knife=1, wood=9, guards=("boris", "katia")).rolling(6, 5)
    table = stand(table.choose(TakeUp("boris", "knife")).choose(GoOn()))
    assert {option.count for option in table.options(kind=CutDamage)} == {1, 2, 3}
    assert picked(table) == CutDamage(1), "two wounds, and only then one piece"


# --- trade ---


def test_what_was_bought_is_not_sold_again():
    table = shelter().levels("katia", wounds=2).storage(jewelry=2, raw_food=6, canned_food=3)
    table.next_card("visitors", "visitors", "careful-barterer").phase("day").rolling(9)
    table.choose(Act("boris", "g5", "go-outside")).choose(CarryOut())
    bot, bought, sold = make_bot("sensible", 1), set[int](), set[int]()
    table.start()
    while table.now.phase == "day":
        pick = bot.pick(table.table, 0, True)
        if isinstance(pick, Buy):
            bought.add(pick.good)
        elif isinstance(pick, Sell):
            assert pick.good not in bought
            sold.add(pick.good)
        table.table.choose(pick, 0)
    assert "bandages" in {name(table, "goods", good) for good in bought}
    assert "jewelry" in {name(table, "goods", good) for good in sold}


# --- whole games ---


def lived(kind, scenario, seed):
    """Whether a game is survived, and how many choices it took."""
    table = new_table(GAME, SiegeSetup(scenario=scenario, seats=2), seed, keep=False)
    play_out(table, {seat: make_bot(kind, seed + seat) for seat in range(2)}, most=3000)
    assert table.over, f"{kind} bots go round in circles in {scenario}, seed {seed}"
    return table.state.ended == "victory"


def test_a_group_that_is_guided_lives_longer_than_one_left_to_chance():
    guided = [lived("sensible", "endless-night", seed) for seed in range(GAMES)]
    chance = [lived("random", "endless-night", seed) for seed in range(GAMES)]
    better = sum(one and not other for one, other in zip(guided, chance, strict=True))
    worse = sum(other and not one for one, other in zip(guided, chance, strict=True))
    assert better >= 5  # as many heads in a row come once in thirty-two throws
    assert worse == 0


@pytest.mark.parametrize("setup", GAME.setups()[::5], ids=str)
def test_every_kind_of_siege_comes_to_an_end(setup):
    table = new_table(GAME, setup, 5, keep=False)
    bots = {seat: make_bot("sensible", seat) for seat in range(setup.seats)}
    play_out(table, bots, most=4000)
    assert table.over


# --- how it stands ---


def test_a_fed_house_stands_better_than_a_starving_one():
    fed = shelter().storage(raw_food=4, water=4).start().now
    starving = shelter().levels("boris", hunger=3).levels("anton", hunger=3).start().now
    assert worth(fed, 0) > worth(starving, 0) > 0


def test_without_those_who_began_it_there_is_no_hope():
    siege = shelter().start().now
    for person in siege.group:
        person.starting = False
    assert worth(siege, 0) == 0


# --- what comes back ---

GAME_BOOK = base_book(GAME)


def weighed(memory: str, **siege: object) -> float:
    """What it is worth to the group that something is remembered."""
    state = shelter().start().now
    for name, value in siege.items():
        setattr(state, name, value)
    return Reckoning(state).worth_of((Remember(memory=memory),))


def test_what_is_not_over_today_is_worth_something():
    assert weighed("letter") > 0


def test_what_is_remembered_already_adds_nothing():
    assert weighed("letter", memories=["letter"]) == 0


def test_what_an_echo_brings_is_weighed_while_it_can_still_be_heard():
    heard = weighed("letter", echoed=[GAME_BOOK.volume.echoes["letter"]])
    assert heard == GOES_ON
    assert weighed("letter") != heard


def test_a_memory_without_an_echo_is_worth_that_it_goes_on():
    silent = next(
        node.memory
        for page in GAME_BOOK.pages.values()
        for node in contents(page).nodes
        if isinstance(node, Remember) and node.memory not in GAME_BOOK.volume.echoes
    )
    assert weighed(silent) == GOES_ON
