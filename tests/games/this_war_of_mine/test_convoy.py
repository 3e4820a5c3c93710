"""The Last Convoy: seats that are bought, envied and ridden. [TWM-SCEN-8, 10.22]"""

from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import BuySeat, ExploreOn, GiveUp, GoHome, GoOn, SwapLocation
from holdouts.games.this_war_of_mine.rules import convoy
from holdouts.games.this_war_of_mine.state import FAR, MIDDLE, OUT, SCAVENGE
from holdouts.testing import rule, shelter


def at_the_yard(place=FAR, **goods):
    """Boris is at the Railway Yard, with these goods on the Findings Pile."""
    table = shelter(scenario="the-last-convoy").people("boris", "anton").phase("explore")
    state = table.state
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE).arrange(trip=Trip(place))
    for name, count in goods.items():
        good = state.book.good(name)
        state.box[good] -= count
        state.pile[good] += count
    state.unknown = [state.exploration.pop() for _ in range(6)]
    return table


@rule("TWM-SCEN-8")
def test_a_seat_costs_two_cards_and_tokens_worth_twelve_and_can_be_bought_again():
    table = at_the_yard(jewelry=2, meds=1)
    table.choose(BuySeat())
    table.choose(GiveUp("jewelry")).choose(GiveUp("meds"))
    assert table.now.bus_seats == 1
    assert len(table.now.unknown) == 4
    assert not table.can(BuySeat())
    assert 2952 in table.now.arrows


@rule("TWM-SCEN-8")
def test_seats_are_sold_nowhere_else_and_to_nobody_who_cannot_pay():
    assert not at_the_yard(MIDDLE, jewelry=2).can(BuySeat())
    assert not at_the_yard(jewelry=1).can(BuySeat())
    assert not at_the_yard(jewelry=2).arrange(bus_seats=4).can(BuySeat())


@rule("TWM-SCEN-3")
def test_the_first_trip_to_the_yard_has_a_red_arrow():
    siege = at_the_yard().state
    next(convoy.arrive(siege))
    assert 2951 in siege.arrows


@rule("TWM-SCEN-3")
def test_a_raid_that_takes_something_from_a_house_with_two_seats_has_a_red_arrow():
    for seats, lost, read in ((2, 1, True), (1, 1, False), (2, 0, False)):
        siege = shelter(scenario="the-last-convoy").arrange(bus_seats=seats).state
        for _ in convoy.after_raid(siege, lost):
            pass
        assert (2955 in siege.arrows) == read


def with_free_scavenging():
    """Boris is at the middle Location, and the Railway Yard lies far off, as it always does."""
    table = shelter(scenario="the-last-convoy", free_scavenging=True).people("boris", "anton").phase("explore")
    table.places("garage", "warehouse", "railway-yard").next_card("exploration", "exploration", "search-junk-and-go")
    state = table.arrange(table.who("boris"), where=OUT, task=SCAVENGE).arrange(trip=Trip(MIDDLE)).state
    top = state.exploration.pop()
    state.unknown = [*(state.exploration.pop() for _ in range(9)), top]
    return table


def swaps(table):
    """The Locations that could be swapped now."""
    return {table.now.book.locations[option.location].id for option in table.options(kind=SwapLocation)}


@rule("TWM-SCEN-8", "TWM-ADV-10")
def test_the_yard_is_never_swapped_neither_at_the_start_of_a_trip_nor_at_its_end():
    table = with_free_scavenging()
    assert swaps(table) == {"garage", "warehouse"}
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    assert table.asks() == "TWM-ADV-10"
    assert swaps(table) == {"garage", "warehouse"}
    table.choose(SwapLocation("garage"))
    assert table.now.location(FAR).id == "railway-yard"
