"""The book is opened and read: pages of our own, and what their lines do one after the other."""

import pytest

from holdouts.engine.chance import Dice
from holdouts.engine.decision import ChooseOpenly
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Reading
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.rules import book as rules
from holdouts.games.this_war_of_mine.rules import finds
from holdouts.games.this_war_of_mine.state import AWAY, FAR, NEAR, Echo
from tests.games.this_war_of_mine.desk import Desk, page

rule = pytest.mark.rule

WATER = {"do": "gain", "of": "water"}
SAD = {"do": "state", "state": "misery", "by": 1, "who": "all"}


def options(*ways: dict[str, object], **more: object) -> dict[str, object]:
    return {"do": "options", "of": list(ways), **more}


def turn(number: int) -> dict[str, object]:
    return {"do": "turn-to", "page": number}


def harm(who: str, by: int) -> dict[str, object]:
    return {"do": "state", "state": "wounds", "by": by, "who": who}


# --- options ---


@rule("TWM-BOOK-4")
def test_an_option_whose_price_cannot_be_paid_is_not_offered():
    pay = {"take": "pay", "price": [{"do": "lose", "of": "food", "amount": 2}], "effects": [WATER]}
    script = page(9001, options(pay, {"take": "leave", "effects": [SAD]}, {"take": "wait"}))
    assert Desk(script).store(raw_food=1).read(9001, "wait").offered == ["leave", "wait"]
    assert Desk(script).store(raw_food=2).read(9001, "pay").offered == ["pay", "leave", "wait"]


@rule("TWM-BOOK-4")
def test_a_price_is_paid_in_full_before_what_it_buys_happens():
    pay = {"take": "pay", "price": [{"do": "lose", "of": "food", "amount": 2}], "effects": [WATER]}
    desk = Desk(page(9001, options(pay, {"take": "leave"}))).store(raw_food=2).read(9001, "pay")
    assert (desk.has("food"), desk.has("water")) == (0, 1)


@rule("TWM-BOOK-4")
def test_an_option_whose_condition_fails_is_not_offered():
    ask = {"take": "ask", "if": {"is": "remembered", "memory": "soup"}}
    script = page(9001, options(ask, {"take": "a"}, {"take": "b"}))
    assert Desk(script).read(9001, "a").offered == ["a", "b"]
    desk = Desk(script)
    desk.siege.memories.append("soup")
    assert desk.read(9001, "ask").offered == ["ask", "a", "b"]


@rule("TWM-BOOK-4")
def test_options_exclude_each_other():
    desk = Desk(page(9001, options({"take": "drink", "effects": [WATER]}, {"take": "cry", "effects": [SAD]})))
    desk.read(9001, "drink")
    assert (desk.has("water"), desk.level("anton", "misery")) == (1, 0)


@rule("TWM-BOOK-4", "TWM-GEN-2")
def test_everybody_reads_the_question_and_the_leader_answers_it():
    desk = Desk(page(9001, options({"take": "a"}, {"take": "b"})))
    desk.siege.seats_count, desk.siege.leader = 3, 2
    asked = next(rules.read(desk.siege, 9001, desk.deed()))
    assert isinstance(asked, ChooseOpenly)
    assert asked.seats == (2,)


@rule("TWM-BOOK-4")
def test_one_more_may_be_taken_for_its_price_and_none_twice():
    script = page(
        9001,
        options(
            {"take": "dance", "effects": [SAD]},
            {"take": "drink", "effects": [WATER]},
            {"take": "leave"},
            again=[{"do": "return-cards", "amount": 3}],
        ),
        scene="trip",
    )
    desk = Desk(script, at="central-square").read(9001, "dance", "drink")
    assert [len(ways) for ways in desk.asked] == [3, 2, 1], "and the last is answered by itself"


# --- the way through the pages ---


@rule("TWM-BOOK-6")
def test_a_page_is_resolved_from_top_to_bottom_and_a_jump_opens_the_next():
    desk = Desk(page(9001, WATER, turn(9002)), page(9002, SAD)).read(9001)
    assert [told.script for told in desk.told_of(events.ScriptRead)] == [9001, 9002]
    assert desk.level("boris", "misery") == 1
    assert desk.siege.reading == 0


@rule("TWM-BOOK-6")
def test_a_page_lies_open_while_something_is_asked_on_it():
    desk = Desk(page(9001, turn(9002)), page(9002, options({"take": "a"}, {"take": "b"})))
    next(rules.read(desk.siege, 9001, desk.deed()))
    assert desk.siege.reading == 9002


@rule("TWM-BOOK-6")
def test_the_black_die_falls_into_one_band():
    bands = [{"up-to": 4, "effects": [SAD]}, {"up-to": 10, "effects": [WATER]}]
    for shown, water in ((4, 0), (5, 1)):
        desk = Desk(page(9001, {"do": "roll", "faces": 10, "bands": bands}))
        desk.siege.loaded = [shown - 1]
        assert desk.read(9001).has("water") == water


@rule("TWM-BOOK-5")
def test_a_memory_is_on_until_it_is_cleared_and_setting_it_twice_does_nothing():
    remember = {"do": "remember", "memory": "soup"}
    desk = Desk(page(9001, remember, remember), page(9002, {"do": "forget", "memory": "soup"})).read(9001)
    assert desk.siege.memories == ["soup"]
    assert len(desk.told_of(events.Remembered)) == 1
    assert desk.read(9002).read(9002).siege.memories == []
    assert len(desk.told_of(events.Forgotten)) == 1


@rule("TWM-BOOK-8")
def test_one_is_the_same_character_on_all_pages_of_a_chain():
    tired = {"do": "state", "state": "fatigue", "by": 1, "who": "one"}
    desk = Desk(page(9001, tired, turn(9002)), page(9002, tired)).read(9001, "boris")
    assert [desk.level(name, "fatigue") for name in ("anton", "boris", "cveta")] == [0, 2, 0]


@rule("TWM-BOOK-8")
def test_one_is_not_the_subject_if_anybody_else_is_there():
    tired = {"do": "state", "state": "fatigue", "by": 1, "who": "one"}
    script = page(9001, tired, scene="day")
    desk = Desk(script, people=("anton", "boris")).read(9001, me="anton")
    assert desk.level("boris", "fatigue") == 1
    assert Desk(script, people=("anton",)).read(9001, me="anton").level("anton", "fatigue") == 1


@rule("TWM-BOOK-3")
def test_on_a_trip_the_findings_pile_pays_and_receives_and_at_home_storage_does():
    desk = Desk(page(9001, WATER, scene="trip"), at="church").read(9001)
    assert sum(desk.siege.pile) == 1
    assert sum(desk.siege.storage) == 0


@rule("TWM-BOOK-3")
def test_wood_and_water_that_a_script_brings_on_a_trip_weigh_nothing():
    desk = Desk(page(9001, WATER, {"do": "gain", "of": "knife"}, WATER, scene="trip"), at="church").read(9001)
    assert desk.siege.trip is not None
    assert desk.siege.trip.light == [(desk.book.water, 2)]


@rule("TWM-BOOK-3")
def test_what_an_ending_brings_goes_to_storage_even_from_a_trip():
    desk = Desk(at="church")
    desk.read(2853, me="anton")
    assert desk.siege.count("book", desk.siege.storage) == 1
    assert sum(desk.siege.pile) == 0


# --- who is lost on the way ---


@rule("TWM-BOOK-11")
def test_the_rest_is_skipped_when_a_wound_ends_the_subject():
    desk = Desk(page(9001, harm("me", 4), WATER, turn(9002), scene="day"), page(9002, WATER)).read(9001, me="anton")
    assert desk.siege.find(desk.book.number("characters", "anton")) is None
    assert desk.has("water") == 0


@rule("TWM-BOOK-11")
def test_the_rest_is_skipped_inside_a_band_too():
    bands = [{"up-to": 10, "effects": [harm("me", 4), WATER]}]
    desk = Desk(page(9001, {"do": "roll", "faces": 10, "bands": bands}, scene="day")).read(9001, me="anton")
    assert desk.has("water") == 0


@rule("TWM-BOOK-11")
def test_the_rest_is_resolved_when_somebody_else_of_the_scene_is_lost():
    desk = Desk(page(9001, harm("one", 4), WATER)).read(9001, "boris")
    assert desk.has("water") == 1


@rule("TWM-BOOK-11")
def test_the_rest_is_resolved_after_the_page_itself_has_sent_somebody_off():
    for line in ("leave", "die", "evacuate"):
        desk = Desk(page(9001, {"do": line, "who": "me"}, turn(9002), scene="day"), page(9002, WATER))
        assert desk.read(9001, me="anton").has("water") == 1
        assert len(desk.siege.group) == 2


@rule("TWM-BOOK-9")
def test_who_flees_from_a_fight_ends_the_script():
    desk = Desk(page(9001, WATER, scene="trip"), at="church")
    assert desk.siege.trip is not None
    desk.siege.trip.fled = True
    assert rules.is_over(desk.siege, Reading(0, "", trip=True))


@rule("TWM-STATE-7")
def test_level_four_reads_the_index_and_the_ending_of_that_character_and_the_page_goes_on():
    desk = Desk(page(9001, harm("one", 4), WATER)).read(9001, "boris")
    read = [desk.book.pages[told.script] for told in desk.told_of(events.ScriptRead)]
    assert [one.kind for one in read] == ["errata", "index", "ending"]
    assert read[2].card == "boris"
    assert read[2].callers == (read[1].number,)


@rule("TWM-BOOK-13")
def test_being_away_begins_when_all_pages_are_done():
    away = {"do": "away", "who": "one", "until": "dusk"}
    desk = Desk(page(9001, away, turn(9002)), page(9002, SAD)).read(9001, "boris")
    assert desk.level("boris", "misery") == 1, "the second page still reached them"
    assert desk.person("boris").where == AWAY
    assert desk.person("boris").until == "dusk"


# --- which page ---


SQUARE = 2001


def square(desk: Desk) -> int:
    """Which page of the square is opened."""
    desk.run_anyhow(rules.open_entry(desk.siege, SQUARE, desk.deed()), Dice(1))
    return int(desk.told_of(events.ScriptRead)[0].script)


@rule("TWM-BOOK-1", "TWM-BOOK-2")
def test_an_entry_is_read_once_and_then_another_colour():
    desk = Desk(at="central-square")
    desk.siege.pages = [2001, 2002, 2003, 2005]
    assert square(desk) == 2004
    desk.told.clear()
    desk.run_anyhow(rules.open_entry(desk.siege, SQUARE, desk.deed()), Dice(1))
    assert desk.told_of(events.ScriptRead) == []
    assert len(desk.told_of(events.NothingMore)) == 1


@rule("TWM-BOOK-14")
def test_a_page_that_answers_a_memory_comes_before_all_others():
    desk = Desk(at="central-square")
    desk.siege.memories = ["photo"]
    assert square(desk) == 2002


@rule("TWM-BOOK-14")
def test_a_page_that_answers_a_blank_token_comes_before_all_others():
    desk = Desk(at="primary-school")
    desk.siege.tokens[desk.book.number("tokens", "child")] = 1
    assert rules.draw(desk.siege, [2081, 2082, 2083, 2084, 2085]) == 2085


@rule("TWM-BOOK-14")
def test_while_little_is_remembered_the_first_of_two_colours_that_opens_a_thread_is_read():
    unread = [2001, 2002, 2003]
    for loaded, number in (([1, 0], 2001), ([1, 1], 2002), ([0, 0], 2001)):
        desk = Desk(at="central-square")
        desk.siege.loaded = list(loaded)
        assert rules.draw(desk.siege, unread) == number


@rule("TWM-BOOK-14")
def test_with_two_memories_one_colour_is_drawn():
    desk = Desk(at="central-square")
    desk.siege.memories = ["goat", "trench"]
    desk.siege.loaded = [1]
    assert rules.draw(desk.siege, [2001, 2002, 2003]) == 2002
    assert desk.siege.loaded == []


@rule("TWM-BOOK-1", "TWM-SCEN-8")
@pytest.mark.parametrize(
    ("scenario", "at", "told"),
    [
        ("until-the-ceasefire", "railway-yard", "railway-yard"),
        ("the-last-convoy", "railway-yard", "church"),
        ("the-last-convoy", "church", "church"),
    ],
)
def test_where_a_scenario_keeps_a_location_the_pages_are_those_of_the_nearest(scenario: str, at: str, told: str):
    desk = Desk(at=at)
    siege = desk.siege
    siege.scenario = desk.book.number("scenarios", scenario)
    siege.trip = Trip(FAR if at == "railway-yard" else NEAR)
    siege.places[FAR].card = desk.book.number("locations", "railway-yard")
    siege.places[NEAR].card = desk.book.number("locations", "church")
    reality = next(n for n, card in enumerate(desk.book.findings) if card.reality)
    siege.findings.remove(reality)
    siege.findings.append(reality)
    desk.run_anyhow(finds.find(siege, "junk", desk.deed()), Dice(1))
    assert desk.book.pages[desk.told_of(events.ScriptRead)[0].script].card == told


# --- echoes, clauses, blank cards, notes ---


def dawn(desk: Desk) -> list[int]:
    """A Dawn is over: what is read."""
    desk.told.clear()
    desk.run_anyhow(rules.echo(desk.siege), Dice(1))
    return [told.script for told in desk.told_of(events.ScriptRead)][:1]


@rule("TWM-BOOK-15")
def test_an_echo_comes_at_the_second_dawn():
    desk = Desk(page(9001, {"do": "remember", "memory": "letter"})).read(9001)
    assert dawn(desk) == []
    assert dawn(desk) == [3001]
    assert dawn(desk) == []


@rule("TWM-BOOK-15")
def test_an_echo_whose_memory_was_cleared_is_dropped_and_does_not_come_again():
    desk = Desk(page(9001, {"do": "remember", "memory": "letter"})).read(9001)
    desk.siege.memories.clear()
    assert dawn(desk) == []
    desk.read(9001)
    assert [dawn(desk), dawn(desk)] == [[], []]


@rule("TWM-BOOK-15")
def test_a_token_has_an_echo_too_and_one_comes_at_a_dawn_the_others_wait():
    desk = Desk(page(9001, {"do": "gain-token", "token": "cat"}, {"do": "remember", "memory": "baby"})).read(9001)
    assert [dawn(desk), dawn(desk), dawn(desk)] == [[], [3021], [3018]]


@rule("TWM-BOOK-15")
def test_the_echo_that_has_been_due_longest_comes_first():
    desk = Desk()
    desk.siege.memories = ["letter", "debt"]
    desk.siege.echoes = [Echo(3017, 0), Echo(3001, 0)]
    assert dawn(desk) == [3017]


@rule("TWM-BOOK-12", "TWM-ERRATA-22")
def test_a_clause_stays_with_its_token_and_speaks_when_its_time_comes():
    desk = Desk()
    desk.read(1659, me="anton")
    assert desk.level("anton", "misery") == 0
    desk.siege.loaded = [2]
    desk.run(rules.clause(desk.siege, "suspicion", "trait", desk.deed("anton")))
    assert desk.level("anton", "misery") == 1
    desk.siege.loaded = [1]
    desk.run(rules.clause(desk.siege, "suspicion", "trait", desk.deed("anton")))
    assert desk.level("anton", "misery") == 0
    assert desk.siege.tokens[desk.book.number("tokens", "suspicion")] == 0, "page 1217 has taken it away"


@rule("TWM-BOOK-12")
def test_a_child_that_gets_nothing_may_be_lost_and_its_note_with_it():
    desk = Desk(at="tower-block")
    desk.read(488)
    assert desk.siege.notes == [1848]
    desk.siege.trip = None
    desk.siege.loaded = [4, 9]
    desk.run(rules.clause(desk.siege, "child", "dusk-unfed", desk.deed()))
    assert desk.siege.notes == []
    assert desk.siege.tokens[desk.book.number("tokens", "child")] == 0


@rule("TWM-BOOK-7")
def test_a_blank_card_is_mixed_into_its_deck_once():
    mix = [{"do": "mix-in", "page": number} for number in (2961, 2962, 2963, 2964, 2965, 2961)]
    desk = Desk(page(9001, *mix))
    siege = desk.siege
    before = [len(deck) for deck in (siege.residents, siege.visitors, siege.raids, siege.exploration)]
    desk.read(9001)
    after = [len(deck) for deck in (siege.residents, siege.visitors, siege.raids, siege.exploration)]
    assert [now - then for then, now in zip(before, after, strict=True)] == [1, 2, 1, 1]
    assert 2961 in [desk.book.residents[card].script for card in siege.residents]


@rule("TWM-END-5")
def test_a_note_is_written_once_and_can_be_struck_out():
    note = {"do": "note", "page": 2982}
    desk = Desk(page(9001, note, note), page(9002, {"do": "strike-note", "page": 2982})).read(9001)
    assert desk.siege.notes == [2982]
    assert desk.read(9002).siege.notes == []


# --- the end ---


@rule("TWM-END-4", "TWM-END-5")
def test_at_the_end_each_gets_an_epilogue_and_every_note_is_read_in_its_order():
    desk = Desk(people=("anton", "marin"))
    desk.siege.notes = [2988, 1848]
    desk.person("anton").levels = [0, 1, 2, 0, 1]
    desk.person("marin").levels = [2, 2, 1, 0, 0]
    desk.read(1000)
    assert [told.script for told in desk.told_of(events.ScriptRead)] == [1000, 2901, 740, 2988, 1848]
    assert [told.passage for told in desk.told_of(events.PassageRead)] == ["2988.the-chain-of-hands"]


@rule("TWM-END-5")
def test_after_a_defeat_the_child_is_not_read_of():
    desk = Desk(people=())
    desk.siege.notes = [1848, 2982]
    desk.read(1001)
    assert [told.script for told in desk.told_of(events.ScriptRead)] == [1001, 2982]


@rule("TWM-END-7")
def test_who_got_out_counts_as_if_every_state_stood_at_two():
    desk = Desk(people=())
    desk.siege.evacuated = [desk.book.number("characters", "zlata")]
    desk.read(581)
    assert [told.script for told in desk.told_of(events.ScriptRead)] == [581, 2935]


def test_wounds_that_are_shared_are_spread_by_the_group():
    desk = Desk(at="church").read(630, "boris", "cveta")
    assert [desk.level(name, "wounds") for name in ("anton", "boris", "cveta")] == [0, 1, 1]
    assert [until for _, until in desk.siege.leaving] == ["evening"] * 3
