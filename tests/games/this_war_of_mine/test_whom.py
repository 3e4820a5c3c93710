"""Whom an effect means, and what it does to those it means. [TWM-BOOK-8, TWM-GEN-16]"""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed, Reading
from holdouts.games.this_war_of_mine.effects import city, convoy, house, people
from holdouts.games.this_war_of_mine.effects import goods as pieces
from holdouts.games.this_war_of_mine.events import Died, Left
from holdouts.games.this_war_of_mine.night import PastTrip, Trip
from holdouts.games.this_war_of_mine.picks import Pick, PickGood, PickState
from holdouts.games.this_war_of_mine.state import FATIGUE, FLOOR, ILLNESS, MISERY, NEAR, NONE, OUT, SCAVENGE, WOUNDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done_or_over


def asked_by(steps, *answers):
    """The options of every question on the way; answers are given in order."""
    return done_or_over(steps, *answers)[1]


def card(siege, name):
    return siege.book.number("characters", name)


def names(siege, cards):
    return {siege.book.characters[number].id for number in cards}


def sad(siege):
    """Who is more miserable than before."""
    return {siege.character(person).id for person in siege.group if person.levels[MISERY]}


def saddened(siege, who, deed, *answers):
    asked_by(people.State(state="misery", by=1, who=who).resolve(siege, deed), *answers)
    return sad(siege)


# --- whom ---


def test_all_are_those_of_the_scene():
    assert saddened(shelter().state, "all", Deed(0, "x")) == {"boris", "anton", "katia"}
    table = shelter()
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE).arrange(trip=Trip(0))
    assert saddened(table.state, "all", Deed(0, "x", trip=True)) == {"boris"}


def test_me_is_whom_it_is_about_and_others_are_all_but_that_one_or_whom_the_group_picked():
    siege = shelter().state
    anton, katia = card(siege, "anton"), card(siege, "katia")
    assert saddened(shelter().state, "me", Deed(0, "x", me=anton)) == {"anton"}
    assert saddened(shelter().state, "me", Deed(0, "x")) == set()
    assert saddened(shelter().state, "others", Deed(0, "x", me=anton, one=katia)) == {"boris", "katia"}
    assert saddened(shelter().state, "others", Deed(0, "x", one=katia)) == {"boris", "anton"}


def test_the_floor_is_whoever_slept_there():
    table = shelter()
    assert saddened(table.arrange(table.who("katia"), task=FLOOR).state, "floor", Deed(0, "x")) == {"katia"}


@rule("TWM-GEN-10", "TWM-BOOK-8")
@pytest.mark.parametrize(("rolled", "moved"), [(4, {"boris", "anton", "katia"}), (5, {"boris", "katia"}), (6, set())])
def test_an_empathy_check_touches_some_and_spares_the_others(rolled, moved):
    table = shelter().rolling(rolled)
    deed = Deed(0, "x")
    assert saddened(table.now, "moved", deed) == moved
    assert names(table.now, deed.moved) == moved
    for person in table.now.group:
        person.levels[MISERY] = 0
    assert saddened(table.now, "unmoved", deed) == {"boris", "anton", "katia"} - moved
    fresh = shelter().rolling(rolled)
    assert saddened(fresh.now, "unmoved", Deed(0, "x")) == {"boris", "anton", "katia"} - moved


@rule("TWM-BOOK-8")
def test_the_one_whom_the_group_picks_is_another_and_stays_the_same():
    siege = shelter().state
    boris, anton, katia = (card(siege, name) for name in ("boris", "anton", "katia"))
    deed = Deed(0, "x", me=anton)
    effect = people.State(state="misery", by=1, who="one")
    assert asked_by(effect.resolve(siege, deed), Pick(katia)) == [[Pick(boris), Pick(katia)]]
    assert deed.one == katia
    assert asked_by(effect.resolve(siege, deed)) == []
    assert sad(siege) == {"katia"}
    alone = shelter().people("anton").state
    asked = asked_by(effect.resolve(alone, Deed(0, "x", me=alone.group[0].card)), Pick(alone.group[0].card))
    assert asked == [[Pick(alone.group[0].card)]]


def test_anyone_may_be_picked_anew_each_time():
    siege = shelter().state
    effect = people.State(state="misery", by=1, who="anyone")
    deed = Deed(0, "x", me=card(siege, "anton"))
    for name in ("anton", "katia"):
        (options,) = asked_by(effect.resolve(siege, deed), Pick(card(siege, name)))
        assert len(options) == 3
    assert sad(siege) == {"anton", "katia"}


@rule("TWM-MORNING-12")
def test_one_of_last_nights_party_is_picked_if_there_was_one():
    siege = shelter().state
    boris, katia = card(siege, "boris"), card(siege, "katia")
    effect = people.State(state="misery", by=1, who="party")
    assert asked_by(effect.resolve(siege, Deed(0, "x"))) == []
    siege.past_trip = PastTrip(NEAR, [boris, katia], False)
    assert asked_by(effect.resolve(siege, Deed(0, "x")), Pick(katia)) == [[Pick(boris), Pick(katia)]]
    assert sad(siege) == {"katia"}


def test_the_lot_spares_whom_it_is_about_and_whom_the_group_picked():
    for seed in range(12):
        siege = shelter(seed=seed).state
        deed = Deed(0, "x", me=card(siege, "anton"), one=card(siege, "boris"))
        assert saddened(siege, "lot", deed) == {"katia"}
    alone = shelter().people("anton").state
    assert saddened(alone, "lot", Deed(0, "x", me=alone.group[0].card)) == {"anton"}


@rule("TWM-GEN-16")
@pytest.mark.parametrize(
    ("state", "by", "reached"),
    [
        ("misery", 1, False),
        ("misery", -1, False),
        ("fatigue", 1, False),
        ("fatigue", -1, True),
        ("wounds", 1, True),
        ("illness", 1, True),
        ("hunger", 1, True),
    ],
)
def test_a_script_reaches_sleepers_with_harm_and_rest_but_not_with_a_mood(state, by, reached):
    assert people.State(state=state, by=by, who="all").reaches_sleepers is reached


# --- what is done to them ---


@pytest.mark.parametrize(("people_", "gone"), [(("boris",), 0), (("boris", "anton"), 1)])
def test_by_lot_the_last_one_never_leaves(people_, gone):
    table = shelter().people(*people_)
    asked_by(people.Leave(who="lot").resolve(table.now, Deed(0, "x")))
    assert len(table.told(Left)) == gone
    assert len(table.now.group) == 1


def test_whoever_leaves_or_dies_in_person_is_told_of_as_such():
    table = shelter()
    asked_by(people.Leave(who="me").resolve(table.now, Deed(0, "x", me=card(table.now, "boris"))))
    asked_by(people.Die(who="me").resolve(table.now, Deed(0, "x", me=card(table.now, "anton"))))
    assert names(table.now, [told.person for told in table.told(Left)]) == {"boris"}
    assert names(table.now, [told.person for told in table.told(Died)]) == {"anton"}


@pytest.mark.parametrize(("misery", "left"), [(3, False), (4, True)])
def test_whoever_breaks_leaves_if_it_was_misery(misery, left):
    table = shelter()
    siege = table.now
    boris = table.who("boris")
    boris.levels[MISERY] = misery
    asked_by(people.Gone(who="me").resolve(siege, Deed(0, "x", me=boris.card)))
    assert (len(table.told(Left)), len(table.told(Died))) == (int(left), int(not left))


@rule("TWM-END-7")
def test_whoever_gets_out_is_alive_and_gone_for_good():
    table = shelter()
    boris = table.who("boris").card
    asked_by(people.Evacuate(who="me").resolve(table.now, Deed(0, "x", me=boris)))
    assert table.now.evacuated == [boris]
    assert [told.person for told in table.told(Left)] == [boris]


@rule("TWM-BOOK-13")
def test_whoever_is_to_be_away_is_noted_with_the_phase():
    siege = shelter().state
    asked_by(people.Away(who="all", until="evening").resolve(siege, Deed(0, "x")))
    assert siege.leaving == [(person.card, "evening") for person in siege.group]


def test_actions_more_and_fewer_are_kept_apart():
    siege = shelter().state
    asked_by(people.Actions(who="all", by=2).resolve(siege, Deed(0, "x")))
    asked_by(people.Actions(who="all", by=-1).resolve(siege, Deed(0, "x")))
    assert [(person.more, person.fewer) for person in siege.group] == [(2, 1)] * 3
    asked_by(people.NoActionsLeft(who="all").resolve(siege, Deed(0, "x")))
    assert [person.fewer for person in siege.group] == [3] * 3


def test_the_group_says_which_of_two_states_gets_better():
    table = shelter().levels("boris", wounds=2, illness=1, misery=2, fatigue=1).levels("katia", illness=2)
    siege = table.state
    boris, katia = table.who("boris"), table.who("katia")
    asked = asked_by(people.Heal(who="all", by=-1).resolve(siege, Deed(0, "x")), PickState(ILLNESS), PickState(ILLNESS))
    assert asked == [[PickState(WOUNDS), PickState(ILLNESS)], [PickState(ILLNESS)]]
    assert (boris.levels[WOUNDS], boris.levels[ILLNESS], katia.levels[ILLNESS]) == (2, 0, 1)
    asked = asked_by(people.Relief(who="all", by=-2).resolve(siege, Deed(0, "x")), PickState(MISERY))
    assert asked == [[PickState(MISERY), PickState(FATIGUE)]]
    assert (boris.levels[MISERY], boris.levels[FATIGUE]) == (0, 1)


@pytest.mark.parametrize(("up_to", "ill"), [(3, [1, 0, 1]), (4, [1, 1, 1]), (2, [0, 0, 1])])
def test_each_rolls_and_up_to_a_number_catches_it(up_to, ill):
    table = shelter().rolling(3, 4, 1)
    asked_by(people.Catch(who="all", state="illness", up_to=up_to).resolve(table.now, Deed(0, "x")))
    assert [person.levels[ILLNESS] for person in table.now.group] == ill


def test_a_state_is_set_to_a_level_and_one_at_its_end_cannot_get_better():
    table = shelter().levels("boris", hunger=3)
    asked_by(people.State(state="hunger", to=1, who="all").resolve(table.state, Deed(0, "x")))
    assert [table.level(name, "hunger") for name in ("boris", "anton", "katia")] == [1, 1, 1]
    assert people.State(state="hunger", by=-1, who="all").possible(table.state, 0)
    assert not people.State(state="wounds", by=-1, who="all").possible(table.state, 0)
    assert people.State(state="wounds", by=1, who="all").possible(table.state, 0)
    assert people.State(state="wounds", to=0, who="all").possible(table.state, 0)


def test_one_who_can_get_better_is_enough():
    assert people.State(state="wounds", by=-1, who="all").possible(shelter().levels("anton", wounds=1).state, 0)


@rule("TWM-CHAR-4")
def test_whoever_uses_it_gets_tired_and_nobody_else():
    table = shelter()
    asked_by(people.Tired(amount=2).resolve(table.state, Deed(0, "x", me=table.who("katia").card)))
    assert [person.levels[FATIGUE] for person in table.state.group] == [0, 0, 2]
    asked_by(people.Tired().resolve(table.state, Deed(0, "x", me=table.who("katia").card)))
    assert [person.levels[FATIGUE] for person in table.state.group] == [0, 0, 3]


@rule("TWM-CHAR-8", "TWM-GEN-11")
@pytest.mark.parametrize(("people_", "may"), [(3, True), (4, False)])
def test_somebody_can_come_where_there_is_room(people_, may):
    siege = shelter().people(*("boris", "anton", "katia", "zlata")[:people_]).state
    assert people.Join().possible(siege, 0) is may
    asked_by(people.Join().resolve(siege, Deed(0, "x")))
    assert len(siege.group) == 4
    siege.unused = []
    siege.group.pop()
    assert not people.Join().possible(siege, 0)


# --- pieces ---


@rule("TWM-GEN-7")
def test_of_a_sort_the_group_says_which_piece_it_gains_each_time():
    siege = shelter().box(raw_food=1).state
    food = siege.book.sorts["food"]
    raw, canned = siege.book.good("raw-food"), siege.book.good("canned-food")
    asked = asked_by(pieces.Gain(of="food", amount=2).resolve(siege, Deed(0, "x")), PickGood(raw), PickGood(canned))
    assert asked == [[PickGood(good) for good in food], [PickGood(good) for good in food if good != raw]]
    assert (siege.storage[raw], siege.storage[canned]) == (1, 1)
    assert pieces.Gain(of="raw-food").possible(siege, 0) is False
    assert pieces.Gain(of="food").possible(siege, 0) is True


@rule("TWM-BOOK-4")
@pytest.mark.parametrize(("there", "amount", "payable"), [(1, 1, True), (0, 1, False), (2, 3, False), (3, 3, True)])
def test_a_price_is_paid_only_in_full(there, amount, payable):
    siege = shelter().storage(raw_food=there).state
    assert pieces.Lose(of="food", amount=amount).payable(siege, Deed(0, "x")) is payable


def test_all_there_is_of_a_sort_is_lost():
    siege = shelter().storage(raw_food=3, wood=1).state
    asked_by(pieces.Lose(of="raw-food", every=True).resolve(siege, Deed(0, "x")))
    assert (siege.storage[siege.book.good("raw-food")], siege.storage[siege.book.wood]) == (0, 1)
    assert not pieces.Lose(of="raw-food", every=True).payable(siege, Deed(0, "x"))


def test_what_is_lent_is_not_in_storage():
    siege = shelter().storage(guitar=1).state
    guitar = siege.book.good("guitar")
    lend = pieces.Lend(of="guitar")
    assert lend.payable(siege, Deed(0, "x"))
    asked_by(lend.resolve(siege, Deed(0, "x")))
    assert (siege.storage[guitar], siege.lent[guitar]) == (0, 1)
    assert not lend.payable(siege, Deed(0, "x"))


# --- the city, the house, the bus ---


@rule("TWM-BOOK-10")
def test_what_is_said_of_the_next_raid_adds_up():
    siege = shelter().state
    for effect in (city.NextRaid(damage=2, wounds=1), city.NextRaid(damage=-1, cut=3, none=True), city.NextRaid()):
        asked_by(effect.resolve(siege, Deed(0, "x")))
    assert (siege.next_damage, siege.next_wounds, siege.next_cut, siege.no_raid) == (1, 1, 3, True)


@rule("TWM-MORNING-12")
@pytest.mark.parametrize(
    ("asks", "trip", "cold"),
    [
        ("near", (0, [1], False), 1),
        ("near", (1, [1], False), 2),
        ("near", (NONE, [], False), 2),
        ("emptied", (0, [1], True), 1),
        ("emptied", (0, [], True), 2),
        ("emptied", (0, [1], False), 2),
        ("near", None, 0),
    ],
)
def test_a_morning_remembers_the_trip_of_the_night_before(asks, trip, cold):
    siege = shelter().state
    siege.past_trip = None if trip is None else PastTrip(*trip)
    effect = city.LastTrip(asks=asks, effects=(house.Cold(by=1),), otherwise=(house.Cold(by=2),))
    asked_by(effect.resolve(siege, Deed(0, "x")))
    assert siege.cold == cold


@rule("TWM-SCEN-8")
@pytest.mark.parametrize(("seats", "by", "now"), [(0, -1, 0), (0, 1, 1), (3, 1, 4), (4, 1, 4), (4, -1, 3)])
def test_seats_are_never_fewer_than_none_nor_more_than_four(seats, by, now):
    siege = shelter().arrange(bus_seats=seats).state
    asked_by(convoy.Seats(by=by).resolve(siege, Deed(0, "x")))
    assert siege.bus_seats == now


@rule("TWM-SCEN-9")
def test_everybody_who_climbs_in_is_named_once_and_no_seat_stays_empty():
    siege = shelter().arrange(bus_seats=2).state
    boris, anton, katia = (person.card for person in siege.group)
    asked = asked_by(convoy.ChooseSeats().resolve(siege, Deed(0, "x")), Pick(anton), Pick(boris))
    assert asked == [[Pick(boris), Pick(anton), Pick(katia)], [Pick(boris), Pick(katia)]]
    assert siege.riders == [anton, boris]
    siege = shelter().people("boris").arrange(bus_seats=2).state
    assert len(asked_by(convoy.ChooseSeats().resolve(siege, Deed(0, "x")), Pick(boris))) == 1


def test_what_is_shared_out_goes_to_those_who_can_bear_it():
    table = shelter().levels("boris", fatigue=3)
    siege = table.state
    boris, anton, katia = (person.card for person in siege.group)
    asked = asked_by(convoy.ShareOut(state="fatigue", by=2).resolve(siege, Deed(0, "x")), Pick(boris), Pick(anton))
    assert asked == [[Pick(boris), Pick(anton), Pick(katia)], [Pick(anton), Pick(katia)]]
    assert [person.levels[FATIGUE] for person in siege.group] == [4, 1, 0]
    for person in siege.group:
        person.levels[FATIGUE] = 4
    assert asked_by(convoy.ShareOut(state="fatigue", by=2).resolve(siege, Deed(0, "x"))) == []


def test_a_location_under_ones_feet_is_exchanged_at_dawn():
    table = shelter().places("church", "villa", "garage")
    asked_by(house.ExchangeLocation(which="near").resolve(table.state, Deed(0, "x")))
    assert [table.state.location(n).id for n in range(3)][:2] == ["villa", "garage"]
    assert table.state.exchanging == []
    table = shelter().places("church", "villa", "garage").arrange(trip=Trip(0))
    asked_by(house.ExchangeLocation(which="near").resolve(table.state, Deed(0, "x")))
    assert table.state.exchanging == ["near"]
    assert table.state.location(0).id == "church"


def test_a_script_that_passes_sleepers_by_still_gives_those_who_are_awake_their_actions():
    siege = shelter().levels("anton", fatigue=4).state
    asked_by(people.Actions(who="all", by=1).resolve(siege, Reading(0, "x")))
    assert [person.more for person in siege.group] == [1, 0, 1]
