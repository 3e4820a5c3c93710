"""The save sheet, field by field: how far each may go, what a refusal says, and what is dealt for it. [TWM-SAVE]"""

import pytest
from msgspec.structs import replace

from holdouts.engine.game import SetupError
from holdouts.engine.refusal import Name
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.rules.sheet import ANEW, Line, dealt_anew, export
from holdouts.games.this_war_of_mine.state import IN_SHELTER, ON_SOMEBODY
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.test_sheet import SHEET, resumed

CONVOY = replace(
    SHEET,
    locations=("church", "villa", "railway-yard"),
    spaces={},
    face_up=(),
    chapter=0,
    objective="",
    status=0,
    events_left=3,
)
NIGHT = replace(CONVOY, locations=SHEET.locations)


def refused(sheet, **options):
    """What a refusal says: its key, its field, and the rest."""
    with pytest.raises(SetupError) as caught:
        resumed(sheet, **options)
    slots = dict(caught.value.slots)
    field = slots.pop("field")
    assert isinstance(field, Name)
    return caught.value.key, field.plain, slots


# --- refusals ---


@rule("TWM-SAVE-12")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"storage": {"guitar": 2}}, ("too-many", "storage", {"name": "guitar", "most": 1})),
        ({"storage": {"caviar": 1}}, ("unknown", "storage", {"name": "caviar"})),
        ({"hidden": {"church": {"caviar": 1}}}, ("unknown", "hidden", {"name": "caviar"})),
        ({"hidden": {"church": {"guitar": 2}}}, ("too-many", "storage", {"name": "guitar", "most": 1})),
        ({"hidden": {"nowhere": {"wood": 1}}}, ("unknown", "hidden", {"name": "nowhere"})),
        ({"hidden": {"library": {"wood": 1}}}, ("unknown", "hidden", {"name": "library"})),
        ({"characters": ()}, ("people", "characters", {"most": 4})),
        (
            {"characters": (Line(name="boris", wounds=4),)},
            ("ended", "characters", {"name": "boris", "state": "wounds"}),
        ),
        (
            {"characters": (Line(name="boris", medicine={"knife": 1}),)},
            ("unknown", "characters", {"name": "knife"}),
        ),
        (
            {"characters": (Line(name="boris", medicine={"tea": 1}),)},
            ("unknown", "characters", {"name": "tea"}),
        ),
        ({"starting": ("nobody",)}, ("unknown", "starting", {"name": "nobody"})),
        ({"gone": ("nobody",)}, ("unknown", "gone", {"name": "nobody"})),
        ({"gone": ("boris",)}, ("twice", "gone", {})),
        ({"spaces": {"g2": "bed"}}, ("dark", "spaces", {"name": "g2"})),
        ({"spaces": {"t3": "throne"}}, ("unknown", "spaces", {"name": "throne"})),
        ({"spaces": {"z9": "bed"}}, ("unknown", "spaces", {"name": "z9"})),
        ({"spaces": {"t3": "advanced-workshop"}}, ("stranded", "spaces", {"name": "t3"})),
        ({"spaces": {"t2": "rg"}}, ("wrong-card", "spaces", {"name": "t2"})),
        ({"barricades": ("z9",)}, ("no-hole", "barricades", {"name": "z9"})),
        ({"fittings": ("throne",)}, ("unknown", "fittings", {"name": "throne"})),
        ({"fittings": ("bed",) * 4}, ("too-many", "fittings", {"name": "bed", "most": 3})),
        ({"locations": ("church", "nowhere", "villa")}, ("unknown", "locations", {"name": "nowhere"})),
        ({"gone_locations": ("nowhere",)}, ("unknown", "gone-locations", {"name": "nowhere"})),
        ({"gone_locations": ("church",)}, ("twice", "gone-locations", {})),
        ({"face_up": ("nothing",)}, ("unknown", "face-up", {"name": "nothing"})),
        ({"used_events": ("nothing",)}, ("unknown", "used-events", {"name": "nothing"})),
        ({"used_events": ("snipers",)}, ("twice", "used-events", {})),
        ({"objective": "nothing"}, ("unknown", "objective", {"name": "nothing"})),
        ({"status": 3}, ("too-many", "status", {"name": "medicine-chest", "most": 2})),
        ({"narratives": ("nothing",)}, ("unknown", "narratives", {"name": "nothing"})),
        ({"tokens": {"nothing": "shelter"}}, ("unknown", "tokens", {"name": "nothing"})),
        ({"tokens": {"cat": "nobody"}}, ("unknown", "tokens", {"name": "nobody"})),
        ({"tokens": {"cat": "boris", "suspicion": "boris"}}, ("unknown", "tokens", {"name": "boris"})),
        ({"red_corners": ("nobody",)}, ("unknown", "red-corners", {"name": "nobody"})),
        ({"epilogue": (2981, 9999)}, ("unknown", "epilogue", {"name": "9999"})),
        ({"epilogue": (2001,)}, ("unknown", "epilogue", {"name": "2001"})),
    ],
)
def test_a_refusal_says_what_is_wrong_and_how_much_there_is(change, said):
    key, field, slots = said
    assert refused(replace(SHEET, **change)) == (f"sheet-{key}", field, slots)


@rule("TWM-SAVE-11", "TWM-SAVE-12")
@pytest.mark.parametrize(
    ("sheet", "scenario", "left", "most"),
    [
        (replace(SHEET, chapter=1, objective="a-full-table", status=0), "until-the-ceasefire", (0, 3), 3),
        (SHEET, "until-the-ceasefire", (0, 4), 4),
        (replace(SHEET, chapter=3, objective="", status=0), "until-the-ceasefire", (1, 3), 3),
        (NIGHT, "endless-night", (1, 6), 6),
        (CONVOY, "the-last-convoy", (1, 5), 5),
    ],
)
def test_there_are_only_so_many_events_left_in_a_chapter_or_a_scenario(sheet, scenario, left, most):
    least, last = left
    for count in (least, last):
        siege = resumed(replace(sheet, events_left=count), scenario=scenario)
        assert GAME.audit(siege) == []
        assert export(siege).events_left == count
    said = refused(replace(sheet, events_left=last + 1), scenario=scenario)
    assert said == ("sheet-too-many-events", "events-left", {"most": most})
    if least:
        key, field, _ = refused(replace(sheet, events_left=0), scenario=scenario)
        assert (key, field) == ("sheet-too-many-events", "events-left")


@rule("TWM-SAVE-11", "TWM-SAVE-12")
def test_with_too_many_events_used_there_are_not_enough_for_the_days_to_come():
    early = replace(SHEET, chapter=1, objective="a-full-table", status=0, face_up=(), events_left=3)
    all_used = tuple(card.id for card in resumed().book.events if not card.final)
    assert len(all_used) == 12
    assert GAME.audit(resumed(replace(early, used_events=all_used[:5]))) == []
    for used in (6, 8, 9, 12):
        assert refused(replace(early, used_events=all_used[:used])) == ("sheet-used-up", "used-events", {})
    late = replace(NIGHT, events_left=6)
    assert GAME.audit(resumed(replace(late, used_events=all_used[:9]), scenario="endless-night")) == []
    key, field, _ = refused(replace(late, used_events=all_used[:10]), scenario="endless-night")
    assert (key, field) == ("sheet-used-up", "used-events")


@rule("TWM-SAVE-12")
@pytest.mark.parametrize("face_up", [("false-hope", "false-hope"), ("last-offensive", "snipers", "last-offensive")])
def test_a_final_event_lies_face_up_once(face_up):
    assert refused(replace(SHEET, face_up=face_up)) == ("sheet-twice", "face-up", {})


@rule("TWM-SAVE-12")
def test_a_final_event_that_is_not_in_the_scenario_cannot_lie_face_up():
    said = refused(replace(CONVOY, face_up=("false-hope",)), scenario="the-last-convoy")
    assert said == ("sheet-unknown", "face-up", {"name": "false-hope"})


# --- what is dealt ---


@rule("TWM-SAVE-5", "TWM-SAVE-11")
def test_the_box_holds_what_is_nowhere_else():
    people = (Line(name="boris", medicine={"bandages": 1}), Line(name="zlata"))
    sheet = replace(SHEET, characters=people, components_fives=2, hidden={"church": {"knife": 1, "wood": 1}})
    siege = resumed(sheet)
    counts = {good.id: good.count for good in siege.book.goods}
    boxed = {name: siege.box[siege.book.good(name)] for name in counts}
    assert boxed["wood"] == counts["wood"] - 3 - 1 - 1
    assert boxed["components"] == counts["components"] - 2
    assert boxed["knife"] == counts["knife"] - 2
    assert boxed["bandages"] == counts["bandages"] - 1
    assert siege.group[0].medicine == [0, 0, 1]
    assert siege.fives == [1, 2]
    assert GAME.audit(siege) == []


@rule("TWM-SAVE-9")
def test_whoever_was_there_from_the_start_counts_and_whoever_of_them_is_not_there_is_gone():
    siege = resumed()
    assert [(siege.character(person).id, person.starting) for person in siege.group] == [
        ("boris", True),
        ("zlata", False),
    ]
    assert [person.ring for person in siege.group] == [0, 1]
    assert {siege.book.characters[card].id for card in siege.gone} == {"anton", "katia"}
    assert len(siege.unused) == len(siege.book.characters) - 4


@rule("TWM-SAVE-3", "TWM-SAVE-5")
def test_the_plan_of_the_shelter_is_laid_out_mark_by_mark():
    siege = resumed(replace(SHEET, spaces={"t4": "xx", "m5": "x", "t2": "x"}, fittings=("bed",)), board="advanced")
    ids = [space.id for space in siege.spaces]
    assert [len(siege.rooms[ids.index(id_)].cards) for id_ in ("t4", "m5", "t2", "m1")] == [2, 1, 1, 0]
    assert not any(room.remnants for room in siege.rooms)
    assert siege.ideas == []
    assert len(siege.fittings) == len(siege.book.fittings)
    basic = resumed()
    assert [space.id for space, room in zip(basic.spaces, basic.rooms, strict=True) if room.remnants] == ["t4"]
    assert [space.id for space, room in zip(basic.spaces, basic.rooms, strict=True) if room.barricade] == ["t1"]
    assert [basic.book.fittings[card].id for card in basic.fittings] == ["bed", "bed", "chair", "stove"]
    assert len(basic.ideas) == len(basic.book.fittings) - 5


@rule("TWM-SAVE-11")
@pytest.mark.parametrize(
    ("chapter", "objective", "chapters"), [(1, "a-full-table", [1, 2]), (2, "medicine-chest", [2])]
)
def test_the_live_objective_lies_on_those_of_later_chapters_and_the_final_ones(chapter, objective, chapters):
    siege = resumed(replace(SHEET, chapter=chapter, objective=objective, status=1))
    cards = siege.book.objectives
    assert [cards[n].chapter for n in siege.objectives] == [*chapters, 3, 3]
    assert cards[siege.objectives[0]].id == objective
    assert (siege.open_objectives, siege.status, siege.paid) == (1, 1, [0])
    assert sorted([*siege.spare_objectives, *siege.objectives]) == list(range(len(cards)))


@rule("TWM-SAVE-11")
def test_an_objective_of_value_has_no_squares_to_be_paid_one_by_one():
    siege = resumed(replace(SHEET, objective="pay-for-protection", status=5))
    assert (siege.status, siege.paid) == (5, [])
    most = siege.book.objectives[siege.objectives[0]].worth
    assert resumed(replace(SHEET, objective="pay-for-protection", status=most)).status == most
    assert refused(replace(SHEET, objective="pay-for-protection", status=most + 1)) == (
        "sheet-too-many",
        "status",
        {"name": "pay-for-protection", "most": most},
    )


@rule("TWM-SAVE-11")
def test_in_the_last_chapter_the_final_objectives_are_open_and_all_others_are_put_by():
    siege = resumed(replace(SHEET, chapter=3, objective="", status=0, events_left=2))
    assert siege.open_objectives == len(siege.objectives) == 2
    assert len(siege.spare_objectives) == len(siege.book.objectives) - 2
    assert siege.chapter == 3


@rule("TWM-SAVE-11")
@pytest.mark.parametrize(("chapter", "objective", "left"), [(1, "a-full-table", 2), (2, "medicine-chest", 3)])
def test_chapters_that_are_past_lie_in_the_waste_and_those_to_come_in_the_deck(chapter, objective, left):
    siege = resumed(replace(SHEET, chapter=chapter, objective=objective, status=0, events_left=left))
    first = len(siege.book.events)
    assert [card - first + 1 for card in siege.past_events if card >= first] == list(range(1, chapter + 1))
    to_come = [card - first + 1 for card in reversed(siege.events) if card >= first]
    assert to_come == list(range(chapter + 1, 4))
    assert len(siege.events) == left + len(to_come) + (4 if chapter == 1 else 0) + 3
    assert [siege.event(card).final for card in siege.events[:3]] == [True] * 3
    assert [(siege.event(one.card).id, one.nights) for one in siege.lying] == [("snipers", 0)]


@rule("TWM-SAVE-11")
def test_a_final_event_that_lies_face_up_is_not_in_the_deck_and_those_past_are_in_the_waste():
    siege = resumed(replace(SHEET, chapter=3, objective="", status=0, events_left=1, face_up=("last-offensive",)))
    assert [siege.event(card).id for card in siege.events] == ["ceasefire"]
    finals = [card for card in siege.past_events if card < 15 and siege.event(card).final]
    assert [siege.event(card).id for card in finals] == ["false-hope"]
    assert GAME.audit(siege) == []


@rule("TWM-SAVE-11")
def test_red_corners_that_are_named_are_in_their_decks_and_the_others_lie_apart():
    book = resumed().book
    raids = [card.id for card in book.raids if card.corner]
    residents = [card.id for card in book.residents if card.corner]
    siege = resumed(replace(SHEET, red_corners=(raids[-1], residents[-1])))
    assert [book.raids[n].id for n in siege.raids if book.raids[n].corner] == [raids[-1]]
    assert [book.residents[n].id for n in siege.residents if book.residents[n].corner] == [residents[-1]]
    assert len(siege.red_raids) == len(raids) - 1
    assert len(siege.red_residents) == len(residents) - 1
    none = resumed(replace(SHEET, red_corners=()))
    assert len(none.red_raids) + len(none.red_residents) == len(raids) + len(residents)
    all_in = resumed(replace(NIGHT, nights=0), scenario="endless-night")
    assert (all_in.red_raids, all_in.red_residents) == ([], [])


@rule("TWM-SAVE-5", "TWM-SAVE-10")
def test_tokens_strokes_memories_notes_seats_and_cold_are_as_they_were():
    sheet = replace(
        CONVOY,
        tokens={"camouflage-suit": "shelter", "cat": "shelter", "suspicion": "boris"},
        strokes=2,
        memories=("aunt", "soup"),
        epilogue=(2981, 1848),
        bus_seats=2,
        cold=7,
        nights=6,
    )
    siege = resumed(sheet, scenario="the-last-convoy")
    number = siege.book.number
    suit, cat, suspicion = (number("tokens", name) for name in ("camouflage-suit", "cat", "suspicion"))
    assert [siege.tokens[token] for token in (suit, cat, suspicion)] == [IN_SHELTER, IN_SHELTER, ON_SOMEBODY]
    assert (siege.strokes[suit], siege.strokes[cat]) == (2, 0)
    assert siege.group[0].token == suspicion
    assert (siege.memories, siege.notes, siege.bus_seats) == (["aunt", "soup"], [2981, 1848], 2)
    assert (siege.cold, siege.round) == (7, 6)
    assert [siege.book.narratives[card].id for card in siege.held] == ["old-song"]
    assert export(siege).strokes == 2


@rule("TWM-SAVE-11")
@pytest.mark.parametrize(
    "deck", ["unused", "locations", "raids", "residents", "red_raids", "red_residents", "unseen_events", "narratives"]
)
def test_every_deck_is_shuffled(deck):
    sheet = replace(SHEET, nights=0)
    assert len({tuple(getattr(resumed(sheet, seed=seed), deck)) for seed in range(4)}) >= 3


@rule("TWM-SAVE-11")
def test_final_events_ordinary_ones_and_the_next_objective_are_drawn_at_random():
    early = replace(SHEET, chapter=1, objective="a-full-table", status=0)
    sieges = [resumed(early, seed=seed) for seed in range(12)]
    assert len({tuple(siege.events[:3]) for siege in sieges}) > 1
    assert len({tuple(siege.events[-3:]) for siege in sieges}) > 6
    assert len({siege.objectives[1] for siege in sieges}) > 1
    late = replace(SHEET, chapter=3, objective="", status=0, events_left=3)
    assert len({tuple(resumed(late, seed=seed).events) for seed in range(12)}) > 1


@rule("TWM-SAVE-6", "TWM-SAVE-11")
def test_the_loot_of_a_crossed_space_is_anybodys_guess():
    rooms = [[tuple(room.cards) for room in resumed(seed=seed).rooms] for seed in range(6)]
    assert len({tuple(cards) for cards in rooms}) > 3


@rule("TWM-SAVE-5", "TWM-ERRATA-17")
@pytest.mark.parametrize(("flooded", "wet"), [("water", ["bl2"]), ("dry", [])])
def test_a_flooded_basement_stays_flooded_and_its_water_stands_there_if_nobody_fetched_it(flooded, wet):
    siege = resumed(replace(SHEET, flooded=flooded))
    marked = list(zip(siege.spaces, siege.rooms, strict=True))
    assert {space.id for space, room in marked if room.closed} == {
        space.id for space, _ in marked if space.id.startswith("b")
    }
    assert [space.id for space, room in marked if room.water] == wet
    assert export(siege).flooded == flooded
    assert export(resumed()).flooded == ""
    assert refused(replace(SHEET, flooded=flooded, spaces={"bl2": "bed"})) == (
        "sheet-dark",
        "spaces",
        {"name": "bl2"},
    )


# --- what is written down ---


@rule("TWM-SAVE-3", "TWM-SAVE-10")
def test_what_is_written_down_is_what_a_group_could_count():
    table = shelter(board="advanced").people("boris", "zlata").levels("zlata", illness=2, misery=1)
    table.medicine("zlata", meds=2).storage(wood=2, knife=1).fives(components=1).barricaded("t1", "b9")
    table.fitting("bed", "t3").token("cat").arrange(cold=3, bus_seats=1, notes=[2981], memories=["aunt"])
    table.places("church", "villa", "garage").holding("old-song").arrange(past_locations=[])
    siege = table.state
    siege.places[1].hidden[0] = siege.places[1].hidden[-1] = 1
    siege.storage[0] = siege.storage[-1] = 1
    siege.rooms[table.space("b4")].remnants = True
    sheet = export(siege)
    assert sheet.starting == ("boris", "zlata")
    assert (sheet.wood_fives, sheet.components_fives, sheet.cold, sheet.bus_seats) == (0, 1, 3, 1)
    assert sheet.characters == (Line(name="boris"), Line(name="zlata", illness=2, misery=1, medicine={"meds": 2}))
    assert sheet.locations == ("church", "villa", "garage")
    assert sheet.hidden == {"villa": {siege.book.goods[0].id: 1, siege.book.goods[-1].id: 1}}
    assert (sheet.spaces["t3"], sheet.spaces["t4"], sheet.spaces["b4"], sheet.spaces["t2"]) == ("bed", "xx", "rg", "x")
    assert "t1" not in sheet.spaces
    assert sheet.barricades == ("t1", "b9")
    assert sheet.tokens == {"cat": "shelter"}
    first, last = siege.book.goods[0].id, siege.book.goods[-1].id
    assert sheet.storage == {"wood": 2, "knife": 1, first: 1, last: 1}
    assert (sheet.epilogue, sheet.memories, sheet.narratives) == ((2981,), ("aunt",), ("old-song",))
    assert sheet.nights == 1


@rule("TWM-SAVE-10")
def test_events_are_counted_down_to_the_next_chapter():
    assert export(shelter().next_events("thaw", "epidemic", "chapter-2").state).events_left == 2
    assert export(shelter().next_events("chapter-2", "thaw").state).events_left == 0


@rule("TWM-SAVE-11")
@pytest.mark.parametrize(
    ("change", "known"),
    [
        ({}, set()),
        ({"red_corners": ()}, {"red-corners"}),
        ({"gone": ("roman",)}, {"waste"}),
        ({"gone_locations": ("library",)}, {"waste"}),
        ({"used_events": ("thaw",)}, {"waste"}),
        ({"characters": (Line(name="zlata"), Line(name="boris", medicine={"meds": 1}))}, {"medicine"}),
        ({"hidden": {"church": {"wood": 1}}}, {"hidden"}),
        ({"memories": ("aunt",)}, {"memories"}),
    ],
)
def test_what_somebody_remembers_is_not_dealt_anew(change, known):
    assert dealt_anew(replace(SHEET, **change)) == tuple(name for name in ANEW if name not in known)


@rule("TWM-SAVE-12")
def test_of_the_last_fitting_there_is_there_is_one_as_well():
    last = resumed().book.fittings[-1].id
    there = sum(card.id == last for card in resumed().book.fittings)
    said = refused(replace(SHEET, fittings=(last,) * (there + 1)))
    assert said == ("sheet-too-many", "fittings", {"name": last, "most": there})


@rule("TWM-SAVE-11")
def test_which_final_event_comes_next_is_not_to_be_read_off_the_sheet():
    sheet = replace(SHEET, chapter=3, objective="", status=0, events_left=3)
    dealt = [resumed(sheet, seed=seed) for seed in range(12)]
    assert len({[siege.event(card).ceasefire for card in siege.events].index(True) for siege in dealt}) == 3
