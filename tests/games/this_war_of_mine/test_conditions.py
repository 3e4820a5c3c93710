"""What cards and pages can ask about a siege, each with where its answer turns."""

import pytest

from holdouts.games.this_war_of_mine.effects import conditions as ask
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.state import (
    AWAY,
    IN_BOX,
    IN_SHELTER,
    IN_WASTE,
    ON_SOMEBODY,
    ON_TRIP,
    OUT,
    SCAVENGE,
)
from holdouts.testing import rule, shelter


def sent_out(table, *names):
    """These are at the nearest Location."""
    for name in names:
        table.arrange(table.who(name), where=OUT, task=SCAVENGE)
    return table.arrange(trip=Trip(0)).state


def count(siege, kind, **fields):
    """What a condition that counts comes to."""
    return kind(**fields, at_least=0).number(siege, 0)


@rule("TWM-BOOK-5")
def test_a_memory_is_on_or_not():
    siege = shelter().arrange(memories=["aunt"]).state
    assert ask.Remembered(memory="aunt").holds(siege, 0)
    assert not ask.Remembered(memory="boots").holds(siege, 0)


@rule("TWM-GEN-20")
@pytest.mark.parametrize(
    ("where", "there"),
    [(IN_BOX, False), (IN_WASTE, False), (IN_SHELTER, True), (ON_TRIP, True), (ON_SOMEBODY, True)],
)
def test_a_blank_token_is_in_play_wherever_it_is_but_in_the_box_and_the_waste(where, there):
    siege = shelter().state
    siege.tokens[siege.book.number("tokens", "child")] = where
    assert ask.TokenInPlay(token="child").holds(siege, 0) is there
    assert not ask.TokenInPlay(token="suspicion").holds(siege, 0)


def test_somebody_is_present_who_is_awake_and_where_things_happen():
    present = ask.Present(named="anton")
    assert present.holds(shelter().levels("anton", fatigue=3).state, 0)
    assert not present.holds(shelter().levels("anton", fatigue=4).state, 0)
    assert not present.holds(shelter().people("boris").state, 0)
    table = shelter()
    assert not present.holds(table.arrange(table.who("anton"), where=AWAY).state, 0)
    assert present.holds(sent_out(shelter(), "anton"), 0)
    assert not present.holds(sent_out(shelter(), "boris"), 0)


def test_a_fitting_is_installed_only_where_it_stands():
    siege = shelter().fitting("bed", "t3").state
    assert ask.Installed(fitting="bed").holds(siege, 0)
    assert not ask.Installed(fitting="armchair").holds(siege, 0)


def test_the_party_is_at_its_own_location_and_nobody_is_at_one_from_home():
    table = shelter().places("church", "garage", "villa")
    assert not ask.At(location="church").holds(table.state, 0)
    siege = sent_out(table, "boris")
    assert ask.At(location="church").holds(siege, 0)
    assert not ask.At(location="garage").holds(siege, 0)


@rule("TWM-END-1")
def test_one_starting_character_who_lives_is_enough():
    siege = shelter().people("boris", "anton").state
    siege.group[0].starting = False
    assert ask.StarterLives().holds(siege, 0)
    siege.group[1].starting = False
    assert not ask.StarterLives().holds(siege, 0)


def test_a_starting_character_has_to_sit_in_the_bus_in_person():
    siege = shelter().people("boris", "anton").state
    boris, anton = siege.group
    boris.starting = False
    siege.riders = [boris.card]
    assert not ask.StarterSeated().holds(siege, 0)
    siege.riders = [boris.card, anton.card]
    assert ask.StarterSeated().holds(siege, 0)
    siege.riders = []
    assert not ask.StarterSeated().holds(siege, 0)


@rule("TWM-GEN-15")
def test_what_is_owned_is_counted_where_things_happen():
    table = shelter().storage(raw_food=2, canned_food=1, wood=3)
    assert count(table.state, ask.Owned, of="food") == 3
    assert count(table.state, ask.Owned, of="wood") == 3
    siege = sent_out(table, "boris")
    siege.pile[siege.book.good("raw-food")] = 1
    assert count(siege, ask.Owned, of="food") == 1


@rule("TWM-BOOK-3")
def test_what_is_in_the_hands_of_those_who_are_there_is_owned_too():
    table = shelter().people("boris", "anton").storage(knife=1)
    boris, knife, pistol = table.who("boris"), table.state.book.good("knife"), table.state.book.good("pistol")
    table.arrange(boris, arms=[pistol])
    assert count(table.state, ask.Owned, of="pistol") == 1
    assert count(table.state, ask.Owned, of="weapon") == 2
    table.arrange(boris, arms=[knife])
    assert count(table.state, ask.Owned, of="knife") == 2
    assert count(sent_out(table, "anton"), ask.Owned, of="knife") == 0


def test_the_worst_state_is_sought_among_those_who_are_there_and_misery_in_the_whole_group():
    table = shelter().levels("boris", misery=2, hunger=1).levels("anton", misery=1, hunger=2)
    assert count(table.state, ask.Worst, state="hunger") == 2
    siege = sent_out(table, "boris")
    assert count(siege, ask.Worst, state="hunger") == 1
    assert count(siege, ask.Worst, state="wounds") == 0
    siege.group[0].broken = True
    assert count(siege, ask.Worst, state="hunger") == 0
    assert count(siege, ask.WorstMisery) == 2
    siege.group = []
    assert count(siege, ask.WorstMisery) == 0


def test_cold_barricades_seats_and_the_party_are_counted():
    table = shelter(scenario="the-last-convoy").barricaded("t1", "t6").arrange(cold=4, bus_seats=1)
    siege = table.state
    assert count(siege, ask.ColdTokens) == 4
    assert count(siege, ask.Barricades) == 2
    assert count(siege, ask.BusSeats) == 1
    assert count(siege, ask.SeatsShort) == 2
    assert count(siege, ask.PartySize) == 0
    siege = sent_out(table.arrange(bus_seats=4), "boris", "katia")
    assert count(siege, ask.SeatsShort) == 0
    assert count(siege, ask.PartySize) == 2
    siege.group[0].broken = True
    assert count(siege, ask.PartySize) == 1


@rule("TWM-SCEN-7")
def test_without_chapters_it_is_always_the_last():
    assert count(shelter().arrange(chapter=2).state, ask.ChapterNumber) == 2
    assert count(shelter(scenario="the-last-convoy").arrange(chapter=0).state, ask.ChapterNumber) == 3


def test_the_worst_misery_may_be_that_of_whoever_is_named_last():
    table = shelter().people("boris", "anton", "katia").levels("boris", misery=1).levels("katia", misery=3)
    assert ask.WorstMisery(at_least=1).number(table.state, 0) == 3
