"""Packs: what is read, what is refused, and how the refusal reads."""

import os
import resource
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.engine.packs import (
    GAME,
    HEADER,
    VOCABULARY,
    Action,
    Either,
    Kind,
    MakePack,
    Noise,
    complaint,
    complaints,
    load,
    problems,
)

# What a pack gives


def test_a_pack_gives_typed_cards_by_shelf_and_words_by_language(make_pack: MakePack):
    cards = "- {id: hunt, food: 2, kind: food, effects: [{do: either, of: [[{do: noise}], []]}]}\n"
    words = {"words/en.ftl": "card-hunt = Hunt\n", "words/fr.ftl": "card-hunt = Chasser\n"}
    pack = load(make_pack(files={"actions.yaml": cards, **words}))
    hunt = Action(id="hunt", food=2, kind=Kind.FOOD, effects=(Either(of=((Noise(),), ())),))
    assert pack.cards == {"actions": (hunt,), "perils": ()}
    assert pack.words == {"en": "card-hunt = Hunt\n", "fr": "card-hunt = Chasser\n"}
    assert (pack.id, pack.game, pack.title, pack.version, pack.language) == ("wild", GAME, "The Wild", "1", "en")


def test_the_words_of_a_pack_may_lie_beside_it(make_pack: MakePack, tmp_path: Path):
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("a = A\n")
    assert load(make_pack("content"), words=tmp_path / "words").words == {"en": "a = A\n"}


def test_whole_numbers_may_be_keys(make_pack: MakePack):
    pack = load(make_pack(files={"actions.yaml": "- id: hunt\n  on-roll: {1: [{do: noise}], 6: []}\n"}))
    assert pack.cards["actions"] == (Action(id="hunt", on_roll={1: (Noise(),), 6: ()}),)


def test_a_readme_a_licence_and_hidden_files_may_lie_in_a_pack(make_pack: MakePack):
    assert complaints(make_pack(files={"README.md": "x", "LICENSE": "x", ".DS_Store": b"\xff"})) == []


# The digest


def test_the_digest_does_not_depend_on_line_endings_comments_or_the_folder(make_pack: MakePack):
    one = make_pack(files={"perils.yaml": "- id: worm\n  level: 1\n", "words/en.ftl": "a = A\nb = B\n"})
    header = HEADER.replace("\n", "\r\n")
    perils = "# a comment\r\n- {id: worm, level: 1}\r\n"
    words = b"\xef\xbb\xbfa = A\r\nb = B\r\n"
    two = make_pack("moved", {"pack.yaml": header, "perils.yaml": perils, "words/en.ftl": words})
    assert load(one).digest == load(two).digest


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("perils.yaml", "- id: worm\n  level: 2\n"),
        ("actions.yaml", "- id: worm\n"),
        ("words/en.ftl", "a = B\n"),
        ("pack.yaml", HEADER.replace("'1'", "'2'")),
    ],
)
def test_the_digest_changes_with_cards_words_and_header(make_pack: MakePack, file: str, text: str):
    files: dict[str, str | bytes] = {"perils.yaml": "- id: worm\n  level: 1\n", "words/en.ftl": "a = A\n"}
    before = load(make_pack(files=files)).digest
    assert load(make_pack(files={**files, file: text})).digest != before


def test_the_digest_is_the_same_in_every_release_and_on_every_machine(make_pack: MakePack):
    pack = load(make_pack(files={"perils.yaml": "- id: worm\n  level: 1\n", "words/en.ftl": "a = Ver géant\n"}))
    assert pack.digest == "8209f3bf3fa51ef8391f9f6ec418dbfdc68d451a1c2b05b77a045234648760c3"


# Errors name file, line, card and what was expected


def test_a_wrong_type_names_file_line_card_field_and_both_types(make_pack: MakePack):
    folder = make_pack("content", {"actions.yaml": "- id: rest\n- id: hunt\n  food:\n    lots\n"})
    assert complaint(folder) == "content/actions.yaml:3: card 'hunt': food: expected int, got str"


def test_every_bad_card_is_reported_not_only_the_first(make_pack: MakePack):
    folder = make_pack(
        files={"actions.yaml": "- {id: a, food: x}\n- {id: b}\n- {id: c, food: x}\n", "perils.yaml": "- 1\n"}
    )
    assert complaints(folder) == [
        "wild/actions.yaml:1: card 'a': food: expected int, got str",
        "wild/actions.yaml:3: card 'c': food: expected int, got str",
        "wild/perils.yaml:1: expected object, got int",
    ]


def test_the_list_of_errors_has_an_end(make_pack: MakePack):
    assert len(complaints(make_pack(files={"perils.yaml": "- x\n" * 50_000}))) == 50


def test_a_missing_field_is_named_on_the_line_of_its_card(make_pack: MakePack):
    folder = make_pack(files={"perils.yaml": "\n\n- id: worm\n"})
    assert complaint(folder) == "wild/perils.yaml:3: card 'worm': missing required field 'level'"


def test_an_unknown_key_is_named_on_its_own_line_with_a_near_match(make_pack: MakePack):
    folder = make_pack(files={"actions.yaml": "- id: hunt\n  kind: food\n  fod: 2\n"})
    expected = "wild/actions.yaml:3: card 'hunt': contains unknown field 'fod'; did you mean 'food'?"
    assert complaint(folder) == expected


def test_an_unknown_key_of_a_nested_object_gets_a_near_match_too(make_pack: MakePack):
    folder = make_pack(files={"actions.yaml": "- id: hunt\n  cost:\n    hour: 2\n"})
    expected = "wild/actions.yaml:3: card 'hunt': cost: contains unknown field 'hour'; did you mean 'hours'?"
    assert complaint(folder) == expected


@pytest.mark.parametrize(("field", "given", "meant"), [("kind", "tol", "tool"), ("when", "nigth", "night")])
def test_a_value_that_is_no_choice_gets_a_near_match(make_pack: MakePack, field: str, given: str, meant: str):
    folder = make_pack(files={"actions.yaml": f"- id: hunt\n  {field}: {given}\n"})
    assert complaint(folder).endswith(f"{field}: invalid enum value '{given}'; did you mean '{meant}'?")


def test_an_unknown_effect_is_named_with_its_line_and_a_near_match(make_pack: MakePack):
    folder = make_pack(files={"actions.yaml": "- id: hunt\n  effects:\n    - {do: search}\n    - {do: noize}\n"})
    expected = "wild/actions.yaml:4: card 'hunt': effects[1]: unknown effect 'noize'; did you mean 'noise'?"
    assert complaint(folder) == expected


def test_an_error_inside_nested_effects_keeps_its_whole_path_and_line(make_pack: MakePack):
    text = """
- id: hunt
  effects:
    - do: either
      of:
        - - {do: search}
        - - do: either
            of:
              - - do: noise
                  amount: 1
                  how-far: very
"""
    folder = make_pack(files={"actions.yaml": text})
    where = "effects[0].of[1][0].of[0][0].how-far"
    assert complaint(folder) == f"wild/actions.yaml:11: card 'hunt': {where}: expected int, got str"


def test_an_unknown_key_inside_an_effect_has_its_line_and_a_near_match(make_pack: MakePack):
    folder = make_pack(files={"actions.yaml": "- id: hunt\n  effects:\n  - do: noise\n    amout: 2\n"})
    expected = "effects[0]: contains unknown field 'amout'; did you mean 'amount'?"
    assert complaint(folder) == f"wild/actions.yaml:4: card 'hunt': {expected}"


def test_a_hook_that_loses_part_of_the_path_still_gets_the_nearest_line(make_pack: MakePack):
    def careless(kind: type, raw: Any) -> Any:
        return msgspec.convert(raw, VOCABULARY[raw["do"]], dec_hook=careless)

    text = "- id: hunt\n  effects:\n  - do: search\n  - do: either\n    of: [[{do: noise, how-far: very}]]\n"
    (problem,) = problems(make_pack(files={"actions.yaml": text}), careless)
    assert (problem.line, problem.card) == (4, "hunt")


def test_an_error_under_a_number_has_the_line_of_the_mapping(make_pack: MakePack):
    folder = make_pack(files={"actions.yaml": "- id: hunt\n  on-roll:\n    1: [{do: noise}]\n    2: [{do: dance}]\n"})
    assert complaint(folder).startswith("wild/actions.yaml:2: card 'hunt': on-roll[...][0]: unknown effect 'dance'")


def test_a_version_that_reads_as_a_number_asks_for_quotes(make_pack: MakePack):
    folder = make_pack(files={"pack.yaml": HEADER.replace("'1'", "1.10")})
    assert complaint(folder) == "wild/pack.yaml:4: version: expected str, got float; put it in quotes"


@pytest.mark.parametrize("bad", ["Hunt", "-hunt", "hunt--deer", "../hunt", "/hunt", "hünt", "''", "a" * 61, "hunt."])
def test_the_ids_of_cards_and_packs_are_lower_case_slugs(make_pack: MakePack, bad: str):
    header, card = complaints(
        make_pack(files={"pack.yaml": HEADER.replace("wild", bad), "actions.yaml": f"- id: {bad}\n"})
    )
    assert header.startswith("wild/pack.yaml:1: id: must be lower-case letters")
    assert card.startswith("wild/actions.yaml:1: card ")


def test_two_cards_of_a_shelf_cannot_share_an_id(make_pack: MakePack):
    folder = make_pack(files={"actions.yaml": "- id: hunt\n- id: rest\n- id: hunt\n"})
    assert complaint(folder) == "wild/actions.yaml:3: card 'hunt': id: the card at line 1 has it already"


def test_what_a_pack_says_reaches_the_terminal_without_control_characters(make_pack: MakePack):
    folder = make_pack(files={"actions.yaml": '- {id: hunt, "\\e[31m\\n": 1}\n'})
    assert complaint(folder).isprintable()


# What may lie in a pack


def test_an_unknown_file_is_refused_with_a_near_match(make_pack: MakePack):
    folder = make_pack(files={"action.yaml": "[]"})
    assert complaint(folder) == "wild/action.yaml: is not a file of this game; did you mean 'actions.yaml'?"


def test_a_shelf_is_a_list_of_cards(make_pack: MakePack):
    for text in ("", "id: hunt\n", "hunt"):
        assert "must be a list of cards" in complaint(make_pack(files={"actions.yaml": text}))


def test_a_pack_for_another_game_is_refused_before_its_cards_are_read(make_pack: MakePack):
    folder = make_pack(files={"pack.yaml": HEADER.replace("scavengers", "colony"), "crises.yaml": "?"})
    assert complaint(folder) == "wild/pack.yaml:2: game: this is a pack for 'colony', not for 'scavengers'"


def test_a_folder_without_a_header_is_not_a_pack(tmp_path: Path):
    assert complaint(tmp_path) == f"{tmp_path.name}/pack.yaml: is missing"
    assert complaint(tmp_path / "nowhere") == "nowhere/pack.yaml: is missing"


def test_an_unknown_key_of_the_header_is_refused(make_pack: MakePack):
    folder = make_pack(files={"pack.yaml": HEADER + "languge: fr\n"})
    assert complaint(folder) == "wild/pack.yaml:5: contains unknown field 'languge'; did you mean 'language'?"


def test_leaving_cards_out_of_a_shelf_that_does_not_exist_is_refused(make_pack: MakePack):
    folder = make_pack(files={"pack.yaml": HEADER + "without:\n  perils: [worm]\n  actoins: [hunt]\n"})
    assert complaint(folder) == "wild/pack.yaml:7: without: this game has no shelf 'actoins'; did you mean 'actions'?"


def test_a_link_is_refused_wherever_it_points(make_pack: MakePack, tmp_path: Path):
    secret = tmp_path / "secret.yaml"
    secret.write_text("- id: hunt\n")
    folder = make_pack(files={"words/en.ftl": "a = A\n"})
    (folder / "actions.yaml").symlink_to(secret)
    (folder / "perils.yaml").symlink_to(folder / "nowhere.yaml")
    (folder / "words" / "fr.ftl").symlink_to(folder / "words" / "en.ftl")
    linked = ("wild/actions.yaml", "wild/perils.yaml", "wild/words/fr.ftl")
    assert complaints(folder) == [f"{file}: is a link; a pack holds its own files" for file in linked]


def test_a_folder_of_words_that_is_a_link_is_refused(make_pack: MakePack, tmp_path: Path):
    (tmp_path / "elsewhere").mkdir()
    folder = make_pack()
    (folder / "words").symlink_to(tmp_path / "elsewhere")
    assert complaint(folder) == "wild/words: is a link; a pack holds its own files"


def test_pipes_and_folders_in_place_of_files_are_refused_without_waiting(make_pack: MakePack):
    folder = make_pack()
    os.mkfifo(folder / "actions.yaml")
    (folder / "perils.yaml").mkdir()
    fault = "is not a regular file"
    assert complaints(folder) == [f"wild/actions.yaml: {fault}", f"wild/perils.yaml: {fault}"]


def test_a_folder_with_thousands_of_files_is_refused(make_pack: MakePack):
    folder = make_pack()
    for number in range(300):
        (folder / f"{number}.yaml").touch()
    assert "wild: holds too many files: at most 200 are allowed" in complaints(folder)


# Words of a pack


def test_faults_in_words_have_their_line(make_pack: MakePack):
    folder = make_pack(files={"words/en.ftl": "a = A\nb = { $x\nc = C\na = B\n"})
    first, second = complaints(folder)
    assert first.startswith("wild/words/en.ftl:3: syntax: Expected token")
    assert second == "wild/words/en.ftl:4: a: defined twice"


def test_words_are_named_by_a_language(make_pack: MakePack):
    folder = make_pack(files={"words/en.ftl": "", "words/zz.ftl": "", "words/fr.txt": "", "words/EN.ftl": ""})
    named = [line.split(":")[0] for line in complaints(folder)]
    assert named == ["wild/words/EN.ftl", "wild/words/fr.txt", "wild/words/zz.ftl"]


def test_words_in_the_language_of_the_pack_cannot_be_missing(make_pack: MakePack):
    folder = make_pack(files={"pack.yaml": HEADER + "language: fr\n", "words/en.ftl": "a = A\n"})
    assert complaint(folder) == "wild/words: has no fr.ftl, though 'fr' is the language of this pack"


@pytest.mark.parametrize("text", ["a = " + "x" * 1_000_000, "a = " + "{" * 1_500, "a = A\n" * 200_000])
def test_hostile_words_are_refused_in_under_a_second(make_pack: MakePack, text: str):
    folder = make_pack(files={"words/en.ftl": text})
    start = time.process_time()
    assert complaint(folder)
    assert time.process_time() - start < 1


# Hostile files


def test_text_that_is_not_utf_8_is_refused_with_its_line(make_pack: MakePack):
    folder = make_pack(files={"actions.yaml": b"- id: hunt\n  # caf\xe9\n"})
    assert complaint(folder) == "wild/actions.yaml:2: is not UTF-8 text; save it as UTF-8"


def test_a_file_of_100_mb_is_refused_before_it_is_read(make_pack: MakePack):
    folder = make_pack()
    with (folder / "actions.yaml").open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.process_time()
    assert complaint(folder).startswith("wild/actions.yaml: is too large: 104,857,600 bytes")
    assert time.process_time() - start < 0.1
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000


YAML_LIKE = st.text(alphabet="ab1 \n-:[]{},#&*!|>'\"%?~.", max_size=80)


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(text=YAML_LIKE | st.binary(max_size=60) | YAML_LIKE.map(lambda text: f"- id: hunt\n  {text}"))
def test_a_check_never_raises_whatever_a_file_holds(make_pack: MakePack, text: str | bytes):
    assert isinstance(complaints(make_pack(files={"actions.yaml": text, "words/en.ftl": text})), list)
