"""The save sheet written by hand: line by line, as it is typed in again."""

import pytest

from holdouts.engine.game import SetupError
from holdouts.engine.library import base_book, base_words, read_setup
from holdouts.engine.refusal import Name
from holdouts.games.this_war_of_mine import sheet_form
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.rules.sheet import Sheet, export
from holdouts.testing import rule

LINES = {
    **dict.fromkeys(sheet_form.HANDS, ""),
    "starting": "boris, anton, katia",
    "characters": "boris hunger 2 fatigue 1; zlata misery 3 bandages 1",
    "locations": "church, villa, garage",
    "spaces": "t2 x, t4 rg, t3 workshop",
    "storage": "wood 3, raw-food 2",
    "hidden": "church wood 2, knife 1; villa meds 1",
    "fittings": "bed, bed, stove",
    "events-left": "3",
    "nights": "4",
    "chapter": "2",
    "objective": "medicine-chest",
    "status": "1",
    "tokens": "cat shelter, suspicion boris",
    "barricades": "t1",
    "face-up": "snipers",
    "epilogue": "2981",
    "narratives": "old-song",
    "wood-fives": "1",
    "memories": "soup",
}


def typed(lines):
    """The siege that goes on from these lines."""
    options = {"scenario": "until-the-ceasefire", "seats": 1, "sheet": sheet_form.read(lines)}
    return GAME.deal(read_setup(GAME, options), base_book(GAME), 1)


@rule("TWM-SAVE-9", "TWM-SAVE-10")
def test_what_was_written_down_is_the_same_when_it_is_typed_in_again():
    lines = sheet_form.write(typed(LINES))
    again = typed(lines)
    assert GAME.audit(again) == []
    assert sheet_form.write(again) == lines


def test_lines_mean_what_a_sheet_asks():
    told = export(typed(LINES))
    assert isinstance(told, Sheet)
    assert told.characters[1].medicine == {"bandages": 1}
    assert told.hidden == {"church": {"wood": 2, "knife": 1}, "villa": {"meds": 1}}
    assert told.spaces == {"t2": "x", "t4": "rg", "t3": "workshop"}


@pytest.mark.parametrize(
    ("field", "line", "key"),
    [
        ("storage", "wood three", "sheet-number"),
        ("storage", "wood", "sheet-pair"),
        ("characters", "boris hunger", "sheet-pair"),
        ("cold", "-1", "sheet-number"),
        ("cold", "11", "sheet-unfit"),
        ("storage", "wood 99", "sheet-unfit"),
        ("nights", "", "sheet-missing"),
        ("locations", "church, villa", "sheet-three"),
    ],
)
@rule("TWM-SAVE-12")
def test_a_line_that_cannot_be_read_is_refused_by_its_field(field, line, key):
    with pytest.raises(SetupError) as refused:
        sheet_form.read({**LINES, field: line})
    assert refused.value.key == key
    assert refused.value.slots["field"] == Name(field, (f"sheet-field-{field}",))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_field_has_a_name(lang):
    words = base_words(GAME, lang)
    assert all(words.has(f"sheet-field-{field}") for field in sheet_form.HANDS)
