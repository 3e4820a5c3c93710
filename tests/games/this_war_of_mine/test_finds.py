"""What is found, card by card: rows, special finds, what a place adds, what goes back. [TWM-SCAV-15, TWM-SCAV-23]"""

import pytest

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import KeepFind, LeaveFind, PickGood, PickRow, TakeFind
from holdouts.games.this_war_of_mine.rules import finds
from holdouts.games.this_war_of_mine.state import MISERY, OUT, SCAVENGE
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done

ON_TRIP = Deed(0, "TWM-SCAV-23", trip=True)


def asked_by(steps, *answers):
    """The options of every question on the way; answers are given in order."""
    return done(steps, *answers)[1]


def at(place, *found, rolled=()):
    """Boris is at a place where these Findings come up; Zlata is at home."""
    table = shelter().people("boris", "zlata").places(place, "church", "sewer-outlet").rolling(*rolled)
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE).arrange(trip=Trip(0))
    return table.next_card("findings", "findings", *found)


def pile(table):
    siege = table.now
    return {siege.book.goods[good].id: count for good, count in enumerate(siege.pile) if count}


@rule("TWM-SCAV-15", "TWM-SCAV-23")
@pytest.mark.parametrize(
    ("row", "found"),
    [("furniture", {"book": 1, "cigarette": 1}), ("junk", {"mechanical-part": 1}), ("pantry", {"vegetable": 1})],
)
def test_a_row_of_a_card_goes_onto_the_pile(row, found):
    table = at("garage", "findings-1", rolled=(2,))
    assert asked_by(finds.find(table.now, row, ON_TRIP)) == []
    assert pile(table) == found
    told = table.told(events.FoundCard)
    assert [(table.now.book.findings[one.findings].id, one.deed) for one in told] == [("findings-1", row)]
    assert table.now.used_findings == [told[0].findings]


@rule("TWM-SCAV-23")
@pytest.mark.parametrize(("rolled", "special"), [(1, True), (2, False)])
def test_a_one_brings_the_special_find_unless_there_is_none_to_be_had(rolled, special):
    table = at("garage", "findings-1", rolled=(rolled,))
    asked_by(finds.find(table.now, "pantry", ON_TRIP))
    assert ("jewelry" in pile(table)) is special
    table = at("garage", "findings-1", rolled=(1,))
    asked_by(finds.find(table.now, "pantry", ON_TRIP, special=False))
    assert pile(table) == {"vegetable": 1}
    assert table.told(events.DieRolled) == []


@rule("TWM-SCAV-23")
def test_of_any_row_the_group_picks_one():
    table = at("garage", "findings-1", rolled=(2,))
    asked = asked_by(finds.find(table.now, "any", ON_TRIP), PickRow("pantry"))
    assert asked == [[PickRow("furniture"), PickRow("junk"), PickRow("pantry")]]
    assert pile(table) == {"vegetable": 1}


@rule("TWM-SCAV-1")
@pytest.mark.parametrize(("place", "kept"), [("military-post", False), ("pharmacy", True)])
def test_a_special_find_of_a_place_comes_besides_or_instead(place, kept):
    table = at(place, "findings-1", rolled=(1,))
    siege = table.now
    wanted = siege.location(0).special
    there = [good for good in siege.book.sorts[wanted] if siege.box[good]]
    (options,) = asked_by(finds.find(siege, "pantry", ON_TRIP), PickGood(there[-1]))
    assert options == [PickGood(good) for good in there]
    assert pile(table) == {"vegetable": 1, siege.book.goods[there[-1]].id: 1, **({"jewelry": 1} if kept else {})}


@rule("TWM-SCAV-1", "TWM-GEN-7")
def test_of_the_special_finds_of_a_place_only_those_in_the_box_are_there():
    table = at("pharmacy", "findings-1")
    siege = table.state
    yellow = siege.book.sorts["yellow"]
    for good in yellow[1:]:
        siege.waste[good] += siege.box[good]
        siege.box[good] = 0
    asked = asked_by(finds.take_special(siege, siege.book.findings[0], ON_TRIP), PickGood(yellow[0]))
    assert asked == [[PickGood(yellow[0])]]
    siege.waste[yellow[0]] += siege.box[yellow[0]]
    siege.box[yellow[0]] = 0
    siege.pile = [0] * len(siege.pile)
    assert asked_by(finds.take_special(siege, siege.book.findings[0], ON_TRIP)) == []


@rule("TWM-SCAV-1")
def test_where_one_looks_twice_one_card_is_kept_and_both_are_used():
    place = next(
        one.id for one in shelter().state.book.locations if "junk-draw" in {change.change for change in one.changes}
    )
    table = at(place, "findings-1", "findings-2", rolled=(2,))
    first, second = (table.state.book.number("findings", name) for name in ("findings-1", "findings-2"))
    asked = asked_by(finds.find(table.now, "junk", ON_TRIP), KeepFind(second, "junk"))
    assert asked == [[KeepFind(first, "junk"), KeepFind(second, "junk")]]
    assert pile(table) == {"electrical-part": 1, "shell": 1}
    assert table.now.used_findings == [first, second]


@rule("TWM-SCAV-24", "TWM-SCAV-39")
@pytest.mark.parametrize(("take", "rolled", "misery"), [(True, 5, 1), (True, 6, 0), (False, 5, 0)])
def test_where_somebody_lives_a_find_is_taken_from_them_or_left(take, rolled, misery):
    table = at("garage", "findings-1", rolled=(rolled, 10))
    siege = table.now
    siege.staying = [siege.residents.pop()]
    card = siege.book.number("findings", "findings-1")
    pick = TakeFind(card, "pantry") if take else LeaveFind()
    assert asked_by(finds.find(siege, "pantry", ON_TRIP), pick) == [[TakeFind(card, "pantry"), LeaveFind()]]
    assert bool(pile(table)) is take
    assert table.who("boris").levels[MISERY] == misery


@rule("TWM-SCAV-40", "TWM-DAY-20")
def test_weight_of_reality_goes_back_where_it_has_no_place():
    siege = shelter().now
    book = siege.book.findings
    real = [n for n, card in enumerate(book) if card.reality]
    plain = [n for n, card in enumerate(book) if not card.reality]
    siege.findings = [*plain[1:], plain[0], *real]
    before = siege.unveiled
    (drawn,) = finds.draw(siege, plainly=True)
    assert drawn in plain
    assert siege.used_findings == [drawn]
    assert sorted([*siege.findings, drawn]) == list(range(len(book)))
    assert siege.unveiled > before
    siege.used_findings, siege.findings = [], list(real)
    assert finds.draw(siege, plainly=True) == []
    assert finds.draw(siege, plainly=False) == real
    siege.findings, siege.used_findings = list(range(len(book))), []


@rule("TWM-SCAV-40", "TWM-DAY-20")
def test_a_deck_with_nothing_but_the_weight_of_reality_has_run_out_for_who_searches():
    siege = shelter().now
    real = [n for n, card in enumerate(siege.book.findings) if card.reality]
    siege.findings, siege.used_findings = real, [n for n in siege.findings if n not in real]
    (drawn,) = finds.draw(siege, plainly=True)
    assert drawn not in real
    assert siege.used_findings == [drawn]


@rule("TWM-SCAV-40")
def test_where_one_looks_twice_the_same_card_does_not_come_twice():
    for seed in range(20):
        siege = shelter(seed=seed).now
        siege.findings, siege.used_findings = siege.findings[:1], siege.findings[1:]
        assert len({*finds.draw(siege, 2, plainly=False)}) == 2


@rule("TWM-SCAV-40")
def test_where_no_card_is_left_nothing_is_found():
    siege = shelter().state
    siege.findings, siege.used_findings = [], []
    assert finds.draw(siege, plainly=False) == []
    assert asked_by(finds.find(siege, "junk", Deed(0, "x"))) == []


@pytest.mark.parametrize(("rolled", "found"), [(5, True), (6, False)])
def test_a_script_finds_something_special_up_to_a_five(rolled, found):
    table = at("garage", "findings-1", rolled=(rolled,))
    asked_by(finds.special_find(table.now, ON_TRIP))
    assert pile(table) == ({"jewelry": 1} if found else {})


@rule("TWM-SCAV-15")
def test_a_place_may_hold_twice_as_much_of_one_good():
    book = shelter().state.book
    place = next(one for one in book.locations if one.doubled)
    found = next(
        (n, row) for n, card in enumerate(book.findings) for row in finds.ROWS if place.doubled in card.row(row)
    )
    number, row = found
    table = at(place.id)
    finds.take(table.state, book.findings[number], row, ON_TRIP)
    assert table.state.pile[book.good(place.doubled)] == 2 * book.findings[number].row(row)[place.doubled]
    elsewhere = at("garage" if place.id != "garage" else "villa")
    finds.take(elsewhere.state, book.findings[number], row, ON_TRIP)
    assert elsewhere.state.pile[book.good(place.doubled)] == book.findings[number].row(row)[place.doubled]
