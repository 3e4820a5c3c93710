"""A crowd of answers: whoever is asked reads first whom they are about, then what each could do."""

import io

from holdouts.engine.view import Beyond, Choice, Prompt
from holdouts.terminal.crowds import CROWD, about, gathered
from holdouts.terminal.room import own_words
from holdouts.terminal.screen import PlainScreen

SPACES = ("T2", "T3", "M1", "M2")


def orders(said: str = "{who}: {deed}", builds: str = "{who} builds “{what}” at {space}") -> list[Choice]:
    """What two people may be told to do, as a house in a siege asks for it."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for person, who in enumerate(("Marin", "Marina")):
        for n, deed in enumerate(("rummage (B1)", "search (B2)")):
            found.append((said.format(who=who, deed=deed), (f"character:{person}", f"space:{n}", f"deed:{n}")))
        for fitting, what in enumerate(("Bed", "Chair")):
            for space in SPACES:
                label = builds.format(who=who, what=what, space=space)
                found.append((label, (f"character:{person}", f"space:{space}", f"fitting:{fitting}")))
    found.append(("Everybody to work", ()))
    return [Choice(number=n, label=label, refs=refs) for n, (label, refs) in enumerate(found, start=1)]


def said(prompt: Prompt, lang: str = "en") -> list[str]:
    out = io.StringIO()
    PlainScreen(out, own_words(lang)).ask(prompt)
    return out.getvalue().splitlines()


def asked(choices: list[Choice]) -> Prompt:
    return Prompt(text="Who does what?", rule="", mine=True, choices=tuple(choices))


def test_people_come_first_then_what_each_could_do_and_a_place_is_only_a_number():
    assert said(asked(orders())) == [
        "Who does what?",
        "Marin:",
        "1. rummage (B1)",
        "2. search (B2)",
        "builds “Bed” at: [3] T2, [4] T3, [5] M1, [6] M2",
        "builds “Chair” at: [7] T2, [8] T3, [9] M1, [10] M2",
        "Marina:",
        "11. rummage (B1)",
        "12. search (B2)",
        "builds “Bed” at: [13] T2, [14] T3, [15] M1, [16] M2",
        "builds “Chair” at: [17] T2, [18] T3, [19] M1, [20] M2",
        "21. Everybody to work",
    ]


def test_two_answers_that_differ_in_a_number_are_read_whole():
    found = [f"Spend food to turn a 3 into a {die}" for die in (4, 5)]
    found += [f"Ask for card {n}" for n in range(CROWD)]
    refs = [("die:3", f"number:{n}") if n < 2 else (f"card:{n}",) for n in range(len(found))]
    choices = [
        Choice(number=n, label=label, refs=ref) for n, (label, ref) in enumerate(zip(found, refs, strict=True), start=1)
    ]
    assert said(asked(choices))[1:3] == ["1. Spend food to turn a 3 into a 4", "2. Spend food to turn a 3 into a 5"]


def test_a_french_colon_has_its_space():
    french = orders("{who}\u00a0: {deed}", "{who} construit «\u00a0{what}\u00a0» en {space}")
    lines = said(asked(french), "fr")
    assert lines[1:3] == ["Marin :", "1. rummage (B1)"]
    assert "construit «\u00a0Bed\u00a0» en : [3] T2, [4] T3, [5] M1, [6] M2" in lines


def test_every_answer_of_a_crowd_is_there_once():
    choices = orders()
    found = [
        number
        for block in gathered(choices)
        for answer in block.answers
        for number in ([answer.number] if isinstance(answer, Choice) else [end.number for end in answer.ends])
    ]
    assert sorted(found) == [choice.number for choice in choices]


def test_few_answers_are_read_as_they_are():
    choices = orders()[:CROWD]
    assert said(asked(choices))[1:] == [f"{choice.number}. {choice.label}" for choice in choices]


def test_what_is_about_one_thing_but_begins_otherwise_keeps_its_place():
    rest = [Choice(number=n, label=f"Play card {n}", refs=(f"card:{n}",)) for n in range(3, 30)]
    moves = [
        Choice(number=1, label="Attack with Ana", refs=("survivor:1",)),
        Choice(number=2, label="Move Ana to the Hospital", refs=("survivor:1", "place:1")),
    ]
    assert said(asked([*moves, *rest]))[1:3] == ["1. Attack with Ana", "2. Move Ana to the Hospital"]


def test_what_speaks_against_many_things_is_said_once():
    beyond = tuple(Beyond(label=label, why="The commission of 1 comes first.") for label in ("Coffee", "Sugar"))
    prompt = Prompt(text="What do you pay?", rule="", mine=True, beyond=beyond)
    assert said(prompt) == ["What do you pay?", "- Coffee and Sugar: The commission of 1 comes first."]


# --- a wall of answers ---


def many() -> list[Choice]:
    """The same two people in a house with many rooms: more than anybody reads."""
    rooms = [f"R{n}" for n in range(16)]
    found: list[tuple[str, tuple[str, ...]]] = []
    for person, who in enumerate(("Marin", "Katia")):
        found.append((f"{who}: rummage (B1)", (f"character:{person}", "space:B1", "deed:0")))
        found += [
            (f"{who} builds “{what}” at {room}", (f"character:{person}", f"space:{room}", f"fitting:{fitting}"))
            for fitting, what in enumerate(("Bed", "Chair"))
            for room in rooms
        ]
    found.append(("Everybody to work", ()))
    return [Choice(number=n, label=label, refs=refs) for n, (label, refs) in enumerate(found, start=1)]


def test_of_a_wall_of_answers_one_reads_first_whom_they_are_about():
    assert said(asked(many())) == [
        "Who does what?",
        "Marin: 33 answers. Type Marin to read them.",
        "Katia: 33 answers. Type Katia to read them.",
        "67. Everybody to work",
    ]
    assert said(asked(many()), "fr")[1] == "Marin : 33 réponses. Tapez Marin pour les lire."


def test_whoever_is_named_says_what_they_could_do():
    lines = said(asked(about(many(), "katia")))
    assert lines[1] == "Katia:"
    assert lines[2] == "34. rummage (B1)"
    assert lines[3].startswith("builds “Bed” at: [35] R0, [36] R1")
    assert len(lines) == 5
    assert about(many(), "Boris") == []
    assert about(orders(), "Marin") == [], "what can be read at a sitting is not shut"


def test_a_row_of_places_is_said_once_for_each_thing_though_there_are_more_things_than_places():
    things = [f"Thing {n}" for n in range(6)]
    choices = [
        Choice(number=25, label="Ada: rummage (B1)", refs=("character:0", "space:B1", "deed:0")),
        *(
            Choice(number=1 + n, label=f"Ada builds {thing} at {room}", refs=("character:0", f"space:{room}", thing))
            for n, (thing, room) in enumerate((thing, room) for thing in things for room in ("A", "B", "C", "D"))
        ),
    ]
    assert said(asked(choices))[3] == "builds Thing 0 at: [1] A, [2] B, [3] C, [4] D"
