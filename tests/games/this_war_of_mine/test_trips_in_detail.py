"""Trips, step by step: what can be done at a place, what each card leaves behind, and what is known of the rest."""

import pytest

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.night import PastTrip, Trip
from holdouts.games.this_war_of_mine.picks import (
    ExploreOn,
    GoHome,
    GoTo,
    Pick,
    PickState,
    PutNext,
    SwapLocation,
    UseLocation,
)
from holdouts.games.this_war_of_mine.rules import carrying, places, scavenging
from holdouts.games.this_war_of_mine.state import ILLNESS, MISERY, NONE, ON_TRIP, OUT, SCAVENGE, WOUNDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done


def key(why):
    """The key of a reason; None, if there is none."""
    return None if why is None else why.key


def out(*names, place="garage", cards=6, **options):
    """These are at the nearest Location, with so many cards ahead of them, and Zlata is at home."""
    table = shelter(**options).people(*names, "zlata").places(place, "warehouse", "church")
    for person in table.state.group[:-1]:
        person.where, person.task = OUT, SCAVENGE
    table.state.unknown = [table.state.exploration.pop() for _ in range(cards)]
    return table.arrange(trip=Trip(0))


def give(table, **goods):
    siege = table.state
    for name, count in goods.items():
        siege.box[siege.book.good(name)] -= count
        siege.pile[siege.book.good(name)] += count
    return siege


# --- where to ---


@rule("TWM-SCAV-1")
@pytest.mark.parametrize(
    ("phase", "trip", "why"),
    [("trip", False, None), ("day", False, "city-by-night"), ("trip", True, "elsewhere-tonight")],
)
def test_one_sets_out_at_night_and_once(phase, trip, why):
    siege = shelter().places("garage", "warehouse", "church").arrange(trip=Trip(1) if trip else None).state
    siege.phase = phase
    found = scavenging.why_not_go(siege, 0)
    assert (None if found is None else found.key) == why


@rule("TWM-SCAV-1", "TWM-EVENING-5")
def test_a_distant_place_is_not_gone_to_while_it_is_near():
    far = next(card.id for card in shelter().state.book.locations if card.distant)
    for place in range(3):
        names = ["garage", "warehouse", "church"]
        names[place] = far
        siege = shelter().places(*names).state
        siege.phase = "trip"
        found = scavenging.why_not_go(siege, place)
        assert (None if found is None else found.key) == ("too-near" if place == 0 else None)


@rule("TWM-SCAV-1", "TWM-EVENING-9")
def test_those_who_set_out_are_named_with_where_they_go():
    table = shelter().tasks(boris="scavenge", katia="scavenge").places("garage", "warehouse", "church").phase("night")
    table.arrange(table.who("boris"), spent=True).storage(moonshine=1).choose(GoTo("warehouse"))
    told = table.told(events.SetOut)
    who = tuple(table.who(name).card for name in ("boris", "katia"))
    assert [(table.state.book.locations[one.location].id, one.people) for one in told] == [("warehouse", who)]
    assert table.now.trip is not None
    assert table.now.trip.place == 1
    assert not table.who("boris").spent
    home = shelter().tasks().phase("night").start()
    assert home.now.past_trip == PastTrip(NONE, [], False)


# --- what can be done at a place ---


@rule("TWM-SCAV-18")
@pytest.mark.parametrize(
    ("action", "cards", "key"),
    [
        ("reconnoitre", 2, None),
        ("reconnoitre", 1, "too-late"),
        ("trade", 6, None),
        ("trade", 5, "too-late"),
        ("heal", 4, None),
        ("heal", 3, "too-late"),
        ("socialise", 3, None),
        ("socialise", 2, "too-late"),
    ],
)
def test_an_action_of_a_place_takes_cards_of_the_night(action, cards, key):
    table = out("boris", cards=cards).levels("boris", wounds=1, misery=1)
    siege = give(table, jewelry=1)
    found = scavenging.why_not_use_location(siege, action)
    assert (None if found is None else found.key) == key
    if found is not None:
        assert dict(found.about) == {"deed": action, "least": cards + 1}


@rule("TWM-SCAV-18")
def test_an_action_that_would_do_nothing_is_not_offered():
    siege = out("boris").state
    for action, why in (("trade", "nothing-to-trade"), ("heal", "nobody-hurt"), ("socialise", "nobody-miserable")):
        assert key(scavenging.why_not_use_location(siege, action)) == why
    siege.group[-1].levels[MISERY] = 2
    assert key(scavenging.why_not_use_location(siege, "socialise")) == "nobody-miserable"
    siege.group[0].levels[ILLNESS] = 1
    assert scavenging.why_not_use_location(siege, "heal") is None


@rule("TWM-SCAV-18")
def test_company_lifts_the_misery_of_the_whole_party():
    table = out("boris", "anton").levels("boris", misery=2).levels("anton", misery=1)
    siege = table.now
    done(scavenging._use_location(siege, "socialise"))
    assert [person.levels[MISERY] for person in siege.group] == [1, 0, 0]
    assert [one.deed for one in table.told(events.LocationUsed)] == ["socialise"]
    assert len(siege.unknown) == 3


@rule("TWM-SCAV-18")
def test_whoever_is_treated_gets_two_levels_better_in_one_thing():
    table = out("boris").levels("boris", wounds=3, illness=2)
    siege = table.state
    boris = siege.group[0]
    _, asked = done(scavenging._use_location(siege, "heal"), Pick(boris.card), PickState(ILLNESS))
    assert asked[-1] == [PickState(WOUNDS), PickState(ILLNESS)]
    assert (boris.levels[WOUNDS], boris.levels[ILLNESS]) == (3, 0)
    assert len(siege.unknown) == 2


@rule("TWM-SCAV-18")
def test_three_cards_are_looked_at_and_laid_back_in_the_order_the_group_likes():
    table = out("boris", cards=6)
    siege = table.now
    top = siege.unknown[-5:-2]
    rest = siege.unknown[:-5]
    order = [PutNext(top[0]), PutNext(top[2])]
    _, asked = done(scavenging._use_location(siege, "reconnoitre"), *order)
    assert asked == [[PutNext(card) for card in top], [PutNext(card) for card in top[1:]]]
    assert siege.unknown == [*siege.unknown[: len(rest)], top[1], top[2], top[0]]
    assert siege.unknown[:1] == rest[:1]
    assert siege.scouted == 3
    again = out("boris", cards=6).now
    steps = scavenging._use_location(again, "reconnoitre")
    asked_first = next(steps)
    assert asked_first.about == {"count": 1}
    assert steps.send(asked_first.options(0)[0]).about == {"count": 2}
    few = out("boris", cards=3).now
    last = list(few.unknown)
    assert done(scavenging._use_location(few, "reconnoitre"))[1] == []
    assert few.unknown == last[:1]
    none = out("boris", cards=2).now
    assert done(scavenging._use_location(none, "reconnoitre"))[1] == []


@rule("TWM-SCAV-17", "TWM-SCAV-18")
def test_what_the_party_may_do_next():
    table = out("boris", place="city-hospital", free_scavenging=True).levels("boris", wounds=1)
    siege = table.state
    actions = siege.location(0).actions
    assert "heal" in actions
    ways = list(scavenging._ways(siege))
    assert ways[0] == ExploreOn()
    assert UseLocation("heal") in ways
    assert GoHome() not in ways
    assert [way for way in ways if isinstance(way, SwapLocation)] == [
        SwapLocation(place.card) for place in siege.places
    ]
    siege.trip.may_end = True
    assert GoHome() in list(scavenging._ways(siege))
    siege.trip.begun = True
    assert not [way for way in scavenging._ways(siege) if isinstance(way, SwapLocation)]
    siege.trip.over = True
    assert list(scavenging._ways(siege)) == [GoHome()]


# --- cards ---


@rule("TWM-SCAV-10")
def test_a_card_that_was_resolved_lies_on_the_discard_and_is_known_no_more():
    table = out("boris").next_card("exploration", "exploration", "search-junk-and-go")
    siege = table.state
    card = siege.exploration.pop()
    siege.unknown.append(card)
    siege.scouted = 2
    unveiled = siege.unveiled
    steps = scavenging._next_card(siege)
    asked = next(steps)
    assert siege.exploring == card
    assert asked.about == {"exploration": card}
    with pytest.raises(StopIteration):
        steps.send(asked.options(0)[-1])
    assert (siege.explored, siege.exploring, siege.scouted) == ([card], NONE, 1)
    assert siege.trip.may_end is siege.book.exploration[card].may_end is True
    assert siege.unveiled == unveiled + 1


@rule("TWM-SCAV-38")
def test_what_a_place_does_not_have_is_not_there():
    table = out("boris")
    siege = table.now
    card = next(n for n, one in enumerate(siege.book.exploration) if one.map and one.map not in siege.location(0).maps)
    assert done(scavenging._resolve(siege, card, Deed(0, "x", trip=True))) == (None, [])
    assert [one.exploration for one in table.told(events.NotHere)] == [card]


# --- another place, and home ---


@rule("TWM-ADV-10")
@pytest.mark.parametrize(
    ("free", "cards", "deck", "may"),
    [(True, 4, True, True), (True, 3, True, False), (False, 6, True, False), (True, 6, False, False)],
)
def test_a_place_is_swapped_for_four_cards_while_there_is_another(free, cards, deck, may):
    siege = out("boris", cards=cards, free_scavenging=free).state
    if not deck:
        siege.past_locations += siege.locations
        siege.locations = []
    assert bool(places.swappable(siege)) is may


@rule("TWM-ADV-7", "TWM-ADV-10")
def test_a_place_that_is_swapped_goes_to_the_waste_with_what_was_hidden_there():
    table = out("boris", free_scavenging=True)
    siege = table.now
    knife = siege.book.good("knife")
    siege.box[knife] -= 1
    siege.places[1].hidden[knife] = 1
    old, new, boxed = siege.places[1].card, siege.locations[-1], siege.box[knife]
    places.swap(siege, old, rule="TWM-ADV-10")
    assert [place.card for place in siege.places][1] == new
    assert (siege.past_locations[-1], siege.box[knife]) == (old, boxed + 1)
    assert len(siege.unknown) == 2
    assert [one.location for one in table.told(events.LocationChanged)] == [old]
    assert [one.location for one in table.told(events.LocationDrawn)] == [new]


@rule("TWM-SCAV-35", "TWM-ADV-5")
@pytest.mark.parametrize("hidden", [True, False])
def test_what_is_left_is_hidden_or_goes_back_and_what_is_carried_is_told(hidden):
    table = out("boris")
    siege = table.now
    knife, jewel = siege.book.good("knife"), siege.book.good("jewelry")
    for good in (knife, jewel):
        siege.box[good] -= 1
    siege.load[jewel] += 1
    siege.pile[knife] += 1
    boxed = siege.box[knife]
    siege.trip.emptied = True
    carrying._leave_the_rest(siege, hidden=hidden)
    assert (siege.places[0].hidden[knife], siege.box[knife] - boxed) == ((1, 0) if hidden else (0, 1))
    assert [(one.goods, one.count) for one in table.told(events.Carried)] == [
        ((jewel,), siege.book.goods[jewel].weight)
    ]
    assert siege.trip is None
    past = siege.past_trip
    assert (past.place, past.party, past.emptied) == (0, [siege.group[0].card], True)


@rule("TWM-SCAV-32")
def test_resources_are_there_for_the_taking_and_tokens_only_if_they_were_found():
    siege = out("boris").state
    wood, knife = siege.book.wood, siege.book.good("knife")
    boxed = siege.box[wood]
    assert dict(carrying.at_hand(siege))[wood] == boxed > 0
    assert knife not in dict(carrying.at_hand(siege))
    siege.box[wood] = 0
    assert wood not in dict(carrying.at_hand(siege))
    siege.pile[wood] = 1
    assert dict(carrying.at_hand(siege))[wood] == 1
    siege.box[wood] = boxed - 1
    carrying._take(siege, wood, 1)
    assert (siege.pile[wood], siege.box[wood], siege.load[wood]) == (0, boxed - 1, 1)
    carrying._take(siege, wood, 1)
    assert (siege.box[wood], siege.load[wood]) == (boxed - 2, 2)
    carrying._put_down(siege, wood)
    assert (siege.pile[wood], siege.load[wood]) == (1, 1)


@rule("TWM-SCAV-29")
def test_every_token_that_was_along_is_lost_with_the_party():
    table = shelter().people("boris", "anton").arrange(trip=Trip(0))
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE)
    siege = table.state
    siege.tokens[:] = [ON_TRIP] * len(siege.tokens)
    carrying._nobody_comes_home(siege)
    assert ON_TRIP not in siege.tokens
