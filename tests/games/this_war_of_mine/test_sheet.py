"""The save sheet: written down, typed in again, refused with the field named. [TWM-SAVE]"""

import random

import msgspec
import pytest
from msgspec.structs import replace

from holdouts.engine.game import SetupError
from holdouts.engine.library import base_book, read_setup
from holdouts.engine.refusal import Name
from holdouts.engine.table import Table
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup, deal
from holdouts.games.this_war_of_mine.rules.sheet import Line, Sheet, dealt_anew, export
from holdouts.games.this_war_of_mine.state import NONE
from holdouts.testing import rule, shelter

SHEET = Sheet(
    starting=("boris", "anton", "katia"),
    wood_fives=1,
    characters=(Line(name="boris", hunger=2, fatigue=1), Line(name="zlata", misery=3)),
    locations=("church", "villa", "garage"),
    spaces={"t2": "x", "t4": "rg", "t3": "workshop", "m2": "x", "g7": "x"},
    barricades=("t1",),
    tokens={"cat": "shelter", "suspicion": "boris"},
    face_up=("snipers",),
    epilogue=(2981,),
    storage={"wood": 3, "raw-food": 2, "knife": 1},
    cold=2,
    narratives=("old-song",),
    fittings=("bed", "bed", "chair", "stove"),
    chapter=2,
    events_left=3,
    objective="medicine-chest",
    status=1,
    nights=4,
)

FIVE = tuple(Line(name=name) for name in ("boris", "anton", "katia", "zlata", "marko"))


def resumed(sheet=SHEET, seed=1, scenario="until-the-ceasefire", board="basic"):
    return deal(SiegeSetup(scenario=scenario, seats=2, board=board, sheet=sheet), base_book(GAME), seed)


def at_a_new_day(seed, setup):
    """A game that was played at random up to a Morning, and its sheet there; None if it ended before."""
    table = Table(GAME, deal(setup, base_book(GAME), seed))
    pick = random.Random(seed)
    day = 2 + seed % 2
    while not table.over and table.state.round < day:
        seat = table.waiting_for()[0]
        options = table.options(seat)
        table.choose(pick.choice([one for one in options if not one.grave] or options), seat)
    return None if table.over else table.state


@rule("TWM-SAVE-5", "TWM-SAVE-9", "TWM-SAVE-10")
def test_a_sheet_that_was_typed_in_is_the_siege_it_tells_of():
    siege = resumed()
    assert GAME.audit(siege) == []
    again = export(siege)
    for field in Sheet.__struct_fields__:
        if field not in ("gone", "red_corners"):
            assert getattr(again, field) == getattr(SHEET, field), field


@rule("TWM-SAVE-9", "TWM-SAVE-10")
def test_what_a_sheet_leaves_blank_is_not_there():
    boris = Line(name="boris")
    blank = Sheet(
        starting=("boris",),
        characters=(boris,),
        locations=("church", "villa", "garage"),
        spaces={},
        storage={},
        fittings=(),
        events_left=3,
        nights=4,
    )
    told = [field for field in Sheet.__struct_fields__ if getattr(blank, field)]
    assert sorted(told) == ["characters", "events_left", "locations", "nights", "starting"]
    assert [field for field in Line.__struct_fields__ if getattr(boris, field)] == ["name"]


@rule("TWM-SAVE-1", "TWM-SAVE-5")
def test_a_resumed_siege_begins_with_the_next_morning():
    siege = resumed()
    Table(GAME, siege)
    assert siege.round == 5
    assert siege.phase in ("morning", "day")


@rule("TWM-SAVE-2", "TWM-SAVE-3", "TWM-SAVE-4")
@pytest.mark.parametrize("seed", range(18))
def test_what_was_played_is_written_down_and_goes_on(seed):
    setups = [setup for setup in GAME.setups() if setup.seats <= 2]
    setup = setups[seed % len(setups)]
    siege = at_a_new_day(seed, setup)
    if siege is None:
        return
    sheet = export(siege)
    if sheet.chapter < 3 and siege.sheet.chapters and not sheet.objective:
        return
    again = deal(replace(setup, sheet=sheet), base_book(GAME), seed + 100)
    assert GAME.audit(again) == []
    assert export(again) == sheet
    assert len(again.events) == len(siege.events)


@rule("TWM-SAVE-11")
def test_what_the_sheet_does_not_tell_is_dealt_anew_and_listed():
    assert "red-corners" in dealt_anew(SHEET)
    assert "red-corners" not in dealt_anew(replace(SHEET, red_corners=("bandits",)))
    decks = {tuple(resumed(seed=seed).events) for seed in range(6)}
    assert len(decks) > 1
    assert {resumed(seed=seed).leader for seed in range(20)} == {0, 1}


@rule("TWM-SAVE-11")
def test_the_event_deck_is_built_from_what_was_neither_used_nor_lies_face_up():
    siege = resumed(replace(SHEET, used_events=("thaw", "airdrop")))
    names = [siege.event(card).id for card in siege.events if card < 15]
    assert len(names) == 3 + 3
    assert not {"thaw", "airdrop", "snipers"} & set(names)
    assert siege.events.index(17) == 3


@rule("TWM-SAVE-11")
def test_with_final_events_left_the_ceasefire_is_among_them():
    for left in (1, 2, 3):
        siege = resumed(replace(SHEET, chapter=3, objective="", status=0, events_left=left))
        assert len(siege.events) == left
        assert any(siege.event(card).ceasefire for card in siege.events)
        assert len(siege.live()) == 2


@rule("TWM-SAVE-11")
def test_two_red_corners_a_night_are_in_their_decks():
    for nights, apart in ((0, 8), (1, 6), (4, 0), (9, 0)):
        siege = resumed(replace(SHEET, nights=nights))
        assert len(siege.red_raids) + len(siege.red_residents) == apart


@rule("TWM-SAVE-6", "TWM-SAVE-11")
def test_which_card_of_a_kind_lies_on_which_space_need_not_be_kept():
    siege = resumed()
    for id_, kind in (("t2", "furniture"), ("t4", "rubble"), ("m2", "locked-door"), ("g7", "bars")):
        room = siege.rooms[[space.id for space in siege.spaces].index(id_)]
        assert [siege.book.shelter[card].kind for card in room.cards] == [kind]
    assert len(siege.unseen_shelter) == 19 - 4


@rule("TWM-SAVE-11", "TWM-DAY-22")
def test_an_installed_fitting_counts_as_built_before():
    siege = resumed()
    assert [siege.book.fittings[card].id for card in siege.built] == ["workshop"]


@rule("TWM-SAVE-11", "TWM-MORNING-13")
def test_nobody_remembers_the_trip_before_a_sheet():
    assert resumed().past_trip is None


@rule("TWM-SAVE-8")
def test_what_is_in_the_waste_stays_there():
    siege = resumed(replace(SHEET, gone=("roman",), gone_locations=("library",)))
    assert siege.book.number("characters", "roman") in siege.gone
    assert siege.book.number("locations", "library") in siege.past_locations
    assert {siege.book.characters[card].id for card in siege.gone} == {"roman", "anton", "katia"}


@rule("TWM-SAVE-7")
def test_our_own_saves_keep_what_the_sheet_forgets():
    siege = shelter().medicine("boris", meds=1).arrange(status=2, leader=0).state
    copy = GAME.decoder.decode(GAME.encoder.encode(siege))
    assert copy == siege


@rule("TWM-SAVE-12")
@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"storage": {"guitar": 2}}, "sheet-too-many", "storage"),
        ({"storage": {"caviar": 1}}, "sheet-unknown", "storage"),
        ({"wood_fives": 10}, "sheet-too-many", "storage"),
        ({"characters": FIVE}, "sheet-people", "characters"),
        ({"characters": ()}, "sheet-people", "characters"),
        ({"characters": (Line(name="boris"), Line(name="boris"))}, "sheet-twice", "characters"),
        ({"characters": (Line(name="nobody"),)}, "sheet-unknown", "characters"),
        ({"characters": (Line(name="boris", hunger=4),)}, "sheet-ended", "characters"),
        ({"spaces": {"g2": "bed"}}, "sheet-dark", "spaces"),
        ({"spaces": {"z9": "bed"}}, "sheet-unknown", "spaces"),
        ({"spaces": {"t3": "advanced-workshop"}}, "sheet-stranded", "spaces"),
        ({"spaces": {"t3": "x"}}, "sheet-wrong-card", "spaces"),
        ({"spaces": {"t2": "rg"}}, "sheet-wrong-card", "spaces"),
        ({"spaces": {"t4": "xx"}}, "sheet-wrong-card", "spaces"),
        ({"spaces": {"t3": "chair"}}, "sheet-too-many", "fittings"),
        ({"barricades": ("t2",)}, "sheet-no-hole", "barricades"),
        ({"events_left": 5}, "sheet-too-many-events", "events-left"),
        ({"chapter": 0}, "sheet-too-many-events", "events-left"),
        ({"objective": "a-full-table"}, "sheet-unknown", "objective"),
        ({"status": 3}, "sheet-too-many", "status"),
        ({"locations": ("church", "church", "villa")}, "sheet-twice", "locations"),
        ({"narratives": ("old-song", "old-song")}, "sheet-twice", "narratives"),
        ({"tokens": {"suspicion": "marko"}}, "sheet-unknown", "tokens"),
        ({"hidden": {"library": {"wood": 1}}}, "sheet-unknown", "hidden"),
        ({"red_corners": ("quiet-night",)}, "sheet-unknown", "red-corners"),
        ({"face_up": ("snipers", "snipers")}, "sheet-twice", "face-up"),
    ],
)  # fmt: skip
def test_a_sheet_that_breaks_a_rule_is_refused_with_the_field_named(change, key, field):
    with pytest.raises(SetupError) as refused:
        resumed(replace(SHEET, **change))
    assert refused.value.key == key
    assert refused.value.slots["field"] == Name(field, (f"sheet-field-{field}",))


@rule("TWM-SAVE-12")
def test_a_sleeper_is_no_reason_to_refuse_a_sheet():
    siege = resumed(replace(SHEET, characters=(Line(name="boris", fatigue=4), Line(name="anton")), tokens={}))
    assert siege.group[0].levels[0] == 4
    assert siege.group[0].token == NONE


@rule("TWM-SAVE-10")
def test_a_sheet_is_settled_like_any_other_option_and_typed_as_plain_data():
    typed = msgspec.to_builtins(SHEET)
    setup = read_setup(GAME, {"scenario": "until-the-ceasefire", "seats": 2, "sheet": typed})
    assert setup == SiegeSetup(scenario="until-the-ceasefire", seats=2, sheet=SHEET)
    with pytest.raises(SetupError):
        read_setup(GAME, {"scenario": "until-the-ceasefire", "seats": 2, "sheet": {**typed, "weather": "fine"}})
