"""Cards and rules taken at their word, where a short way of writing them down would have said something else."""

import pytest

from holdouts.games.this_war_of_mine.events import Sniped, WentThirsty
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import (
    Act,
    CarryOut,
    Clear,
    ExploreOn,
    GoHome,
    GoOn,
    GoTo,
    HideRest,
    LayAside,
    No,
    Pack,
    Pick,
    PlayNarrative,
    SwapLocation,
    TakeOffer,
    UseAbility,
)
from holdouts.games.this_war_of_mine.rules import carrying, people, raid
from holdouts.games.this_war_of_mine.state import HUNGER, IN_BOX, ON_TRIP, OUT, SCAVENGE, WOUNDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import run


def on_the_way(*cards, place="warehouse", residents=(), **options):
    """Boris and Katia have gone to a place where these cards come up, with a bottle; Anton stands guard."""
    table = shelter(**options).tasks(boris="scavenge", katia="scavenge").storage(moonshine=1)
    table.places("garage", place, "church").phase("night").next_card("exploration", "exploration", *cards)
    table.next_card("residents", "residents", *residents)
    return table


def arrived(table, place="warehouse", *packed):
    table.choose(GoTo(place))
    for good in ("moonshine", *packed):
        table.choose(Pack(good))
    return table.choose(GoOn())


# --- abilities ---


@rule("TWM-CHAR-10")
def test_cveta_comforts_another_and_never_herself():
    table = shelter().people("cveta", "boris").levels("cveta", misery=2).phase("explore")
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE).arrange(trip=Trip(0))
    table.state.unknown = [table.state.exploration.pop() for _ in range(6)]
    assert not table.can(UseAbility("cveta"))


@rule("TWM-CHAR-10", "TWM-SCAV-28")
def test_cveta_does_not_comfort_herself_beside_somebody_who_has_broken_off():
    for broken in (False, True):
        table = shelter().people("cveta", "boris", "anton").phase("explore").arrange(trip=Trip(0))
        for name in ("cveta", "boris"):
            table.arrange(table.who(name), where=OUT, task=SCAVENGE)
        table.arrange(table.who("boris"), broken=broken)
        table.state.unknown = [table.state.exploration.pop() for _ in range(6)]
        assert table.can(UseAbility("cveta")) is not broken


# --- what is swapped ---


@rule("TWM-ADV-10")
def test_once_a_card_has_been_turned_the_start_is_over_even_if_it_was_laid_aside():
    table = arrived(on_the_way("map-locked-door", free_scavenging=True))
    assert table.options(kind=SwapLocation)
    table.choose(ExploreOn()).choose(LayAside())
    assert not table.options(kind=SwapLocation)


@rule("TWM-ADV-10", "TWM-SCAV-1")
def test_whoever_swaps_the_place_they_have_come_to_arrives_at_the_other():
    table = on_the_way("search-junk", free_scavenging=True).places("garage", "warehouse", "villa")
    table.next_card("locations", "locations", "church").levels("boris", misery=2)
    arrived(table).choose(SwapLocation("warehouse")).choose(Pick("boris"))
    assert table.level("boris", "misery") == 1


@rule("TWM-ADV-10", "TWM-SCAV-5", "TWM-SCAV-6")
@pytest.mark.parametrize(
    ("first", "then", "noise", "cards"),
    [
        ("warehouse", "tower-block", 2, 8),
        ("tower-block", "warehouse", 1, 8),
        ("warehouse", "railway-yard", 1, 10),
        ("railway-yard", "warehouse", 1, 8),
    ],
)
def test_noise_and_cards_are_those_of_the_place_to_which_the_party_comes_in_the_end(first, then, noise, cards):
    table = on_the_way("search-junk", place=first, free_scavenging=True)
    table.next_card("locations", "locations", then)
    arrived(table, first).choose(SwapLocation(first))
    assert table.now.trip.noise == noise
    assert len(table.now.unknown) == cards


@rule("TWM-ADV-10", "TWM-SCAV-6")
def test_noise_and_cards_stay_as_they_are_when_another_place_is_swapped():
    table = on_the_way("search-junk", place="tower-block", free_scavenging=True)
    table.next_card("locations", "locations", "railway-yard")
    arrived(table, "tower-block").choose(SwapLocation("garage"))
    assert table.now.trip.noise == 2
    assert len(table.now.unknown) == 8


@rule("TWM-ADV-10", "TWM-SCAV-1")
def test_whoever_swaps_the_place_they_leave_leaves_it_all_the_same():
    table = on_the_way("search-junk-and-go", place="sewer-outlet", free_scavenging=True).rolling(1, 2)
    arrived(table, "sewer-outlet").choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    table.choose(SwapLocation("sewer-outlet"))
    assert sorted(table.level(name, "illness") for name in ("boris", "katia")) == [0, 1]


@rule("TWM-ADV-5", "TWM-ADV-7")
def test_nothing_is_hidden_in_a_place_that_was_swapped_on_the_way_out():
    for swapped, hides in (("garage", True), ("warehouse", False)):
        table = arrived(on_the_way("search-junk-and-go", free_scavenging=True))
        table.choose(ExploreOn()).choose(GoOn()).choose(GoHome()).choose(SwapLocation(swapped))
        assert table.can(HideRest()) is hides


@rule("TWM-SCAV-16")
def test_after_the_back_door_one_only_goes_home():
    table = arrived(on_the_way("search-junk").holding("back-door"))
    table.choose(PlayNarrative("back-door"))
    assert not table.can(ExploreOn())
    assert table.now.trip is not None


# --- pages that rules open ---


@rule("TWM-SCAV-28")
def test_a_death_on_the_way_has_its_page():
    table = on_the_way("collapse").levels("boris", wounds=3).rolling(6, 10)
    table.who("boris").marks[WOUNDS] = 1
    table = arrived(table).choose(ExploreOn()).choose(TakeOffer("brace")).choose(Pick("boris"))
    while table.asks() == "TWM-ANYTIME-1":
        table.choose(table.options()[-1])
    assert not table.lives("boris")
    assert 266 in table.now.pages


@rule("TWM-SCAV-26", "TWM-TRADE-8", "EX-11")
def test_rebels_trade_by_a_script_of_their_own_if_one_likes():
    table = on_the_way("footsteps", residents=["rebels"]).storage(jewelry=1).rolling(9)
    arrived(table, "warehouse", "jewelry").choose(ExploreOn()).choose(TakeOffer("meet-them"))
    table.choose(TakeOffer("accept"))
    assert 215 in table.now.pages
    assert table.asks() == "TWM-TRADE-3"
    table.choose(No())
    assert table.asks() == "TWM-SCAV-10"
    assert table.now.pile[table.state.book.good("jewelry")] == 1


# --- what is counted ---


@rule("TWM-SCEN-3", "TWM-RAID-3")
def test_what_a_raid_takes_from_the_x5_space_is_taken_too():
    siege = shelter(scenario="the-last-convoy").people("boris").fives(wood=1).tasks(boris="guard").state
    siege.bus_seats = 2
    lost = raid.lose_goods(siege, 4, "choice")
    assert _result(lost) == 4


def _result(steps):
    """What steps that ask nothing come to."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value
        raise AssertionError("a question")


@rule("TWM-MORNING-12")
def test_a_party_of_which_nobody_is_left_did_not_come_home_from_an_empty_place():
    table = shelter().people("boris", "anton").levels("boris", wounds=3).phase("explore").rolling(6)
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE).arrange(trip=Trip(0))
    table.next_card("exploration", "exploration", "collapse").holding("quick-hands")
    table.state.unknown = [table.state.exploration.pop()]
    table.choose(ExploreOn())
    while table.asks() == "TWM-ANYTIME-1":
        table.choose(table.options()[-1])
    assert table.now.past_trip is not None
    assert not table.now.past_trip.emptied


@rule("TWM-SCEN-3")
def test_a_loss_before_the_first_seat_has_no_red_arrow():
    table = shelter(scenario="the-last-convoy").people("boris", "anton", "katia")
    run(people.lose(table.state, table.who("katia"), died=True, rule="TWM-CHAR-9"))
    table.arrange(bus_seats=1).choose(CarryOut())
    assert 2953 not in table.now.arrows


@rule("TWM-BOOK-12")
def test_a_child_whose_finders_do_not_come_home_is_not_told_of_in_the_end():
    siege = shelter().people("boris", "anton").token("child").state
    siege.tokens[siege.book.number("tokens", "child")] = ON_TRIP
    siege.notes, siege.trip = [2982, 1848], Trip(0)
    carrying._nobody_comes_home(siege)
    assert siege.tokens[siege.book.number("tokens", "child")] == IN_BOX
    assert siege.notes == [2982]


# --- those who are gone ---


def at_the_end_of_their_strength():
    """Emilia would break something on her way out, which Boris could not bear."""
    table = shelter(board="advanced").people("emilia", "boris", "anton").storage(raw_food=1, shovel=1)
    table.levels("boris", misery=3).levels("emilia", hunger=3, wounds=3)
    for state in (HUNGER, WOUNDS):
        table.who("emilia").marks[state] = 3
    return table


@rule("TWM-DUSK-7", "TWM-STATE-6")
def test_whoever_is_gone_is_not_thirsty_any_more():
    table = at_the_end_of_their_strength().phase("dusk").rolling(1, 1, 10)
    boris = table.who("boris").card
    table.start()
    assert not table.lives("emilia")
    assert not table.lives("boris")
    assert boris not in [told.person for told in table.told(WentThirsty)]


@rule("TWM-ADV-2", "TWM-STATE-6")
def test_snipers_do_not_shoot_at_those_who_are_gone():
    table = at_the_end_of_their_strength().rolling(1, 1, 1)
    boris = table.who("boris").card
    table.choose(Clear("emilia", "t2")).choose(Clear("boris", "t4")).choose(CarryOut())
    assert not table.lives("boris")
    assert boris not in [told.person for told in table.told(Sniped)]


# --- actions more ---


@rule("TWM-DAY-2")
def test_one_action_more_is_one_action_in_the_whole_day():
    table = shelter().people("boris", "anton")
    table.arrange(table.who("boris"), more=1)
    rummage = Act("boris", "bl3", "rummage")
    table.choose(rummage).choose(rummage)
    assert not table.can(rummage)
    table.choose(CarryOut())
    while table.asks() == "TWM-DAY-19":
        table.choose(table.options()[0])
    assert table.now.step == 2
    table.choose(rummage)
    assert not table.can(rummage)
