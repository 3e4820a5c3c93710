"""Real pages of the book: three Locations, two Events, two Characters; and all of them, every option taken."""

from collections.abc import Iterator
from functools import cache

import pytest

from holdouts.engine.chance import Dice
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.effects.pages import Clause, Options, TurnTo
from holdouts.games.this_war_of_mine.pages import Page
from holdouts.games.this_war_of_mine.picks import GiveUp, TakeOption
from holdouts.games.this_war_of_mine.rules import book as rules
from holdouts.games.this_war_of_mine.rules.binding import Contents, chain, contents, inside
from holdouts.games.this_war_of_mine.state import AWAY, IN_SHELTER, IN_WASTE, Room
from holdouts.testing import rule
from tests.games.this_war_of_mine.desk import Desk, real_book


def read(desk: Desk) -> list[int]:
    """The pages that were read."""
    return [told.script for told in desk.told_of(events.ScriptRead)]


def remembering(desk: Desk, *memories: str) -> Desk:
    desk.siege.memories += memories
    return desk


# --- Central Square ---


def test_the_boy_in_the_queue_has_an_aunt_who_remembers():
    desk = Desk(at="central-square")
    desk.person("anton").levels[4] = 2
    desk.read(2001, "pull-him-out", "anton")
    assert read(desk) == [2001, 2006]
    assert desk.level("anton", "misery") == 1
    assert desk.has("coffee") == 1
    assert desk.siege.memories == ["aunt"]


def test_who_reaches_for_the_crates_is_heard_and_has_food():
    desk = Desk(at="central-square")
    desk.siege.loaded = [9]
    desk.read(2001, "reach-for-the-crates")
    assert desk.siege.trip is not None
    assert desk.siege.trip.noise == 3
    assert (desk.has("canned-food"), desk.has("vegetable")) == (1, 1)


def test_those_whom_the_kitchen_knows_may_hold_out_the_bowl():
    desk = remembering(Desk(at="central-square").store(vegetable=1), "soup")
    for person in desk.siege.group:
        person.levels[1] = 2
    desk.read(2003, "hold-out-the-bowl")
    assert read(desk) == [2003]
    assert [person.levels[1] for person in desk.siege.group] == [1, 1, 1]


def test_those_whom_the_kitchen_does_not_know_are_looked_at():
    desk = Desk(at="central-square").store(vegetable=1)
    desk.siege.loaded = [9]
    desk.read(2003, "hold-out-the-bowl", "cveta")
    assert read(desk) == [2003, 2011]


def test_a_place_on_a_bus_costs_ten_and_no_change_is_given():
    desk = Desk(at="central-square").store(canned_food=1)
    desk.siege.loaded = [9]
    desk.read(2004, "pay", "anton")
    assert desk.has("canned-food") == 0
    assert desk.siege.memories == ["seat"]


# --- City Hospital ---


def test_the_orderly_knows_those_who_lit_the_corridor():
    desk = remembering(Desk(at="city-hospital"), "ward")
    desk.person("boris").levels[2] = 3
    desk.read(2024, "remind-him-who-lit-the-corridor", "boris")
    assert desk.level("boris", "wounds") == 1
    assert desk.siege.memories == []


def test_a_promise_kept_at_the_hospital_is_a_birth_and_a_note():
    desk = remembering(Desk(at="city-hospital"), "promise")
    desk.read(2025, "help-her-now", "anton")
    assert desk.siege.memories == ["baby"]
    assert desk.siege.notes == [2983]
    assert read(desk) == [2025, 2034]


def test_treatment_is_asked_for_only_by_the_wounded():
    desk = Desk(at="city-hospital").read(2023, "go-on")
    assert desk.offered == ["give-blood", "go-on"]
    desk = Desk(at="city-hospital")
    desk.person("cveta").levels[2] = 2
    assert desk.read(2023, "go-on").offered == ["give-blood", "go-on", "ask-for-treatment-first"]


# --- Row of Cottages ---


def test_the_couple_with_the_spade_takes_a_shovel_or_two_cards_of_the_night():
    desk = Desk(at="row-of-cottages").store(shovel=1)
    desk.read(2044, "give-the-shovel")
    assert (desk.has("shovel"), desk.has("canned-food"), desk.has("bandages")) == (0, 1, 1)
    desk = Desk(at="row-of-cottages")
    desk.siege.unknown = [0]
    assert desk.read(2044).offered == ["refuse"], "there is no night left to dig in"


def test_a_promise_to_the_last_house_sends_a_boy_to_our_door_one_day():
    desk = Desk(at="row-of-cottages")
    desk.read(2045, "promise", "anton")
    assert desk.siege.memories == ["promise"]
    assert desk.siege.blanks == [2962]
    assert any(desk.book.visitors[card].script == 2962 for card in desk.siege.visitors)


# --- Crime Wave and Quiet Day ---


def test_the_feast_takes_three_pieces_of_food_and_hunger_from_all():
    desk = Desk().store(raw_food=2, vegetable=2)
    for person in desk.siege.group:
        person.levels[1] = 3
    raw = GiveUp(desk.book.good("raw-food"))
    desk.read(2583, "cook-everything", raw, raw)
    assert desk.has("food") == 1
    assert [person.levels[1] for person in desk.siege.group] == [1, 1, 1]


def test_what_was_done_with_the_letters_decides_what_comes_under_the_door():
    assert read(remembering(Desk(), "delivered").read(2582, "anton")) == [2582, 2588]
    assert read(remembering(Desk(), "opened").read(2582, "anton")) == [2582, 2589]
    assert Desk().read(2582, "open", "anton").offered == ["open", "leave-it-until-morning"]


def test_medicine_brought_back_to_the_ward_settles_it():
    desk = remembering(Desk(), "robbed-ward").store(meds=1)
    for person in desk.siege.group:
        person.levels[4] = 3
    desk.read(2585, "bring-medicine-to-the-ward")
    assert desk.siege.memories == []
    assert desk.has("meds") == 0
    assert [person.levels[4] for person in desk.siege.group] == [1, 1, 1]


def test_a_thief_who_was_let_go_is_remembered_on_a_quiet_day():
    desk = Desk().store(raw_food=1)
    desk.read(2425, "let-him-go-with-it")
    assert desk.has("food") == 0
    assert desk.siege.memories == ["thief"]
    desk.read(2585, "anton")
    assert desk.has("food") == 2


def test_who_refuses_the_tax_stands_in_the_book_of_receipts():
    page = real_book().pages[2421]
    assert {"tax-paid", "tax-refused"} == contents(page).sets
    assert contents(page).mixes == {2963}


# --- Anton and Bruno ---


def test_anton_reckons_wrongly_on_purpose_and_may_be_found_out():
    desk = Desk()
    desk.siege.loaded = [3]
    desk.read(2601, "reckon-wrongly-on-purpose", me="anton")
    assert desk.level("anton", "wounds") == 1
    assert desk.siege.next_wounds == 1
    desk = Desk()
    desk.siege.loaded = [4]
    desk.read(2601, "reckon-wrongly-on-purpose", me="anton")
    assert read(desk) == [2601, 2607]
    assert desk.siege.next_cut == 1


def test_anton_is_away_for_the_afternoon_and_still_reads_what_comes_of_it():
    desk = Desk()
    desk.person("anton").levels[4] = 2
    desk.siege.loaded = [9]
    desk.read(2603, "give-him-the-afternoon", me="anton")
    assert desk.has("raw-food") == 2
    assert desk.level("anton", "misery") == 1
    assert desk.person("anton").where == AWAY


def test_the_soup_kitchen_asks_for_bruno_by_name_if_it_knows_us():
    desk = Desk(people=("bruno", "boris")).read(2663, "no", me="bruno")
    assert desk.offered == ["send-him-to-offer-himself", "no"]
    desk = remembering(Desk(people=("bruno", "boris")), "soup").read(2663, "let-him-go", me="bruno")
    assert desk.siege.notes == [2986]
    assert desk.person("bruno").where == AWAY


def test_the_cat_is_removed_when_it_comes_to_that():
    desk = Desk(people=("bruno", "boris"))
    cat = desk.book.number("tokens", "cat")
    desk.siege.tokens[cat] = IN_SHELTER
    desk.read(2665, "let-him", me="bruno")
    assert desk.has("raw-food") == 2
    assert desk.siege.tokens[cat] == IN_WASTE


# --- every page, every option ---

MOST = 300
"""So often a story is begun, each time in another siege, until all its options have been taken."""


def roots() -> Iterator[Page]:
    """The pages that something else than a page opens, and at which a story begins."""
    kinds = ("entry", "blank", "echo", "red-arrow")
    yield from (page for page in real_book().pages.values() if page.kind in kinds and not page.callers)


def somewhere(page: Page, seed: int) -> tuple[Desk, str]:
    """A siege in which a page may be read, and whom it is about; no two are alike."""
    dice = Dice(seed)
    names = [card.id for card in real_book().characters]
    me = page.card if page.scene == "day" and page.card else names[seed % len(names)]
    others = [name for name in ("zlata", "boris", "anton", "katia") if name != me]
    people = (me, *others[: dice.below(4)])
    at = page.card if page.scene == "trip" and page.card else "church" if page.scene == "trip" else ""
    desk = Desk(people=people, at=at, seed=seed)
    siege = desk.siege
    for good, count in enumerate(siege.box):
        held = count if seed % 3 else dice.below(count + 1)
        siege.box[good] -= held
        siege.store[good] += held
    here = [contents(real_book().pages[number]) for number in sorted(chain_of(page))]
    siege.memories = sorted(name for one in here for name in sorted(one.reads) if dice.below(2))
    for token in sorted({name for one in here for name in one.asks}):
        siege.tokens[desk.book.number("tokens", token)] = IN_SHELTER * dice.below(2)
    for person in siege.group:
        person.levels = [dice.below(4) * dice.below(2) for _ in person.levels]
    siege.cold, siege.chapter = dice.below(8), dice.below(4)
    siege.rooms = [Room([]) for _ in siege.spaces]
    for fitting in {card.id: number for number, card in enumerate(desk.book.fittings)}.values():
        free = [room for room in siege.rooms if room.fitting < 0]
        if free and dice.below(4):
            free[0].fitting = fitting
    siege.bus_seats = dice.below(4)
    return desk, me if page.scene == "day" or page.subject else ""


@cache
def table() -> dict[int, Contents]:
    return {number: contents(page) for number, page in real_book().pages.items()}


def chain_of(page: Page) -> set[int]:
    return chain(table(), page.number)


def ways(numbers: set[int]) -> set[str]:
    """All options of some pages, by the names they are taken by."""
    return {
        f"{number}.{way.take}"
        for number in numbers
        for node in table()[number].nodes
        if isinstance(node, Options)
        for way in node.of
    }


@pytest.mark.rule("TWM-BOOK-4", "TWM-BOOK-6")
def test_every_story_is_read_to_its_end_and_every_option_taken():
    met, taken = set[int](), set[str]()
    for page in roots():
        numbers = chain_of(page)
        wanted = ways(numbers)
        for seed in range(MOST):
            desk, me = somewhere(page, seed)
            desk.run_anyhow(rules.read(desk.siege, page.number, desk.deed(me)), Dice(seed))
            met.update(read(desk))
            taken.update(option.option for option in desk.taken if isinstance(option, TakeOption))
            assert desk.siege.ended or desk.siege.reading == 0
            if wanted <= taken and numbers <= met:
                break
    stories = {number for number, page in real_book().pages.items() if page.story and not page.rule}
    assert ways(stories) - taken == set()
    assert stories - met - later() == set()


def later() -> set[int]:
    """The pages to which only a clause turns, when its time comes."""
    clauses = [node for here in table().values() for node in here.nodes if isinstance(node, Clause)]
    return {node.page for clause in clauses for node in inside(clause.effects) if isinstance(node, TurnTo)}


@rule("TWM-BOOK-4")
def test_where_only_one_way_of_a_page_is_open_it_is_told_that_the_others_were_closed():
    """Whoever cannot pay is not asked, and would else wonder who has chosen."""
    poor, able = Desk(), Desk().store(wood=2)
    poor.read(2384)
    able.read(2384, "leave-a-door")
    assert [type(event) for event in poor.told_of(events.WayTaken)] == [events.OnlyWay]
    assert [type(event) for event in able.told_of(events.WayTaken)] == [events.WayTaken]
