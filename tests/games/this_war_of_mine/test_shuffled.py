"""Whatever goes back into a deck is shuffled into it: nobody knows where it lies."""

import pytest

from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import BringIn
from holdouts.games.this_war_of_mine.rules import (
    anytime,
    carrying,
    dawn,
    finds,
    meeting,
    memory,
    narratives,
    objectives,
    raid,
    unknown,
    visitors,
)
from holdouts.games.this_war_of_mine.state import OUT, SCAVENGE
from holdouts.testing import rule, shelter


def out(siege):
    """Boris is on a trip."""
    siege.group[0].where, siege.group[0].task = OUT, SCAVENGE
    siege.trip = Trip(0)


def first_question(steps):
    """As far as the first question, or to the end."""
    next(steps, None)


def to_the_end(steps):
    """Every question is answered by its last option."""
    try:
        asked = next(steps)
        while True:
            asked = steps.send(asked.options(0)[-1])
    except StopIteration:
        return


def empty_fate(siege):
    siege.past_fate, siege.fate = siege.fate, []
    dawn.draw_fate(siege)


def empty_locations(siege):
    siege.past_locations, siege.locations = siege.locations, []
    dawn.draw_location(siege)


def empty_findings(siege):
    siege.used_findings, siege.findings = siege.findings, []
    finds.draw(siege, plainly=False)


def reality_goes_back(siege):
    real = [n for n in siege.findings if siege.book.findings[n].reality]
    siege.findings = [n for n in siege.findings if n not in real] + real
    while siege.findings[-1] in real:
        finds.draw(siege, plainly=True)


def empty_residents(siege):
    out(siege)
    siege.met, siege.residents = siege.residents, []
    first_question(meeting.encounter(siege, rule="TWM-SCAV-41"))


def empty_exploration(siege):
    siege.explored, siege.exploration = siege.exploration, []
    unknown.add_unknown(siege, 1, rule="TWM-SCAV-14")


def keep_one(siege):
    kept, *others = narratives.draw(siege, 2)
    narratives.keep(siege, [kept], others)


def put_one_back(siege):
    siege.held = [siege.narratives.pop()]
    steps = narratives.change(siege, -1, rule="x")
    pick = next(steps).options(0)[0]
    with pytest.raises(StopIteration):
        steps.send(pick)


def play_one(siege):
    siege.held = [siege.narratives.pop(siege.narratives.index(siege.book.number("narratives", "good-bargain")))]
    to_the_end(anytime.play(siege, siege.held[0]))


def visit(siege):
    to_the_end(visitors.receive(siege, siege.group[0]))


def crime_wave(siege):
    siege.residents_seen = 1
    steps = raid._crime_wave(siege)
    next(steps)
    with pytest.raises(StopIteration):
        steps.send(BringIn(0))
    assert siege.residents_seen == 0


def tidy(siege):
    siege.used_findings, siege.met, siege.explored = [siege.findings.pop()], [siege.residents.pop()], []
    carrying.tidy_up(siege)


def end_raid(siege):
    siege.raided = [siege.raids.pop()]
    siege.red_raids, siege.red_residents = [], []
    first_question(raid.end_raid(siege))


def mix_in(shelf):
    def act(siege):
        page = next(page for page, (where, _) in siege.book.volume.blanks.items() if where == shelf)
        memory.mix_in(siege, page)

    return act


@pytest.mark.parametrize(
    ("act", "deck"),
    [
        (empty_fate, "fate"),
        (empty_locations, "locations"),
        (empty_findings, "findings"),
        (reality_goes_back, "findings"),
        (empty_residents, "residents"),
        (empty_exploration, "exploration"),
        (keep_one, "narratives"),
        (put_one_back, "narratives"),
        (play_one, "narratives"),
        (visit, "visitors"),
        (crime_wave, "residents"),
        (tidy, "findings"),
        (tidy, "residents"),
        (tidy, "exploration"),
        (end_raid, "raids"),
        (mix_in("residents"), "residents"),
        (mix_in("raids"), "raids"),
        (mix_in("exploration"), "exploration"),
        (mix_in("visitors"), "visitors"),
        (objectives.lay_out, "objectives"),
    ],
)
def test_a_deck_into_which_something_goes_back_is_shuffled(act, deck):
    found = set()
    for seed in range(8):
        siege = shelter(seed=seed).state
        act(siege)
        found.add(tuple(getattr(siege, deck)))
    assert len(found) >= 4


@rule("TWM-DAWN-13")
def test_a_narrative_action_that_is_put_back_can_be_drawn_again():
    siege = shelter().state
    count = len(siege.narratives)
    put_one_back(siege)
    assert siege.held == []
    assert len(set(siege.narratives)) == count


@rule("TWM-BOOK-7")
@pytest.mark.parametrize(
    ("shelf", "seen"), [("residents", "residents_seen"), ("raids", "raids_seen"), ("exploration", "returned")]
)
def test_what_was_seen_of_a_deck_is_not_known_any_more_when_a_card_is_mixed_in(shelf, seen):
    siege = shelter().state
    setattr(siege, seen, 2)
    page, (_, card) = next((page, where) for page, where in siege.book.volume.blanks.items() if where[0] == shelf)
    for _ in range(2):
        memory.mix_in(siege, page)
    assert getattr(siege, seen) == 0
    assert siege.blanks == [page]
    assert getattr(siege, shelf).count(card) == 1


@rule("TWM-SCAV-31", "TWM-SCAV-40")
def test_after_a_trip_every_card_is_back_and_nothing_of_the_decks_is_known():
    siege = shelter().state
    siege.unknown, siege.explored, siege.area = [siege.exploration.pop() for _ in range(3)], [], []
    siege.explored, siege.area = [siege.exploration.pop()], [siege.exploration.pop()]
    siege.met, siege.staying = [siege.residents.pop()], [siege.residents.pop()]
    siege.used_findings = [siege.findings.pop()]
    siege.scouted = siege.returned = siege.residents_seen = 2
    carrying.tidy_up(siege)
    assert sorted(siege.findings) == list(range(len(siege.book.findings)))
    assert [siege.unknown, siege.explored, siege.area, siege.met, siege.staying, siege.used_findings] == [[]] * 6
    assert (siege.scouted, siege.returned, siege.residents_seen) == (0, 0, 0)
    assert len(siege.residents) == len([card for card in siege.book.residents if not card.corner and not card.script])
    assert len(siege.exploration) == len([card for card in siege.book.exploration if not card.script])


@rule("TWM-SCAV-25")
@pytest.mark.parametrize(
    ("place", "armed", "met", "name"),
    [
        ("military-post", False, 0, "soldiers"),
        ("military-post", True, 2, "soldiers"),
        ("ARMED", True, 0, "soldiers"),
        ("ARMED", True, 1, ""),
        ("ARMED", False, 0, ""),
        ("garage", True, 0, ""),
    ],
)
def test_some_places_have_people_of_their_own_or_for_those_who_come_armed(place, armed, met, name):
    table = shelter()
    wary = next(one.id for one in table.state.book.locations if one.residents_if_armed)
    siege = table.places(wary if place == "ARMED" else place, "church", "sewer-outlet").state
    siege.trip = Trip(0, armed=armed, met=met)
    assert meeting._always_met(siege) == name
    siege.trip = None
    assert meeting._always_met(siege) == ""
