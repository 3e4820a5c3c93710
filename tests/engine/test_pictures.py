"""Pictures: how a card composes one of the layers its game has drawn."""

import msgspec
import pytest

from holdouts.engine.pictures import Drawn, Part, Picture, drawn, layers

CAMP = Drawn(frozenset({"scene-camp", "scene-cave", "light-ember", "torch", "hand"}), frozenset({"bone", "blood"}))


def faults(**picture):
    return [(kind, name) for kind, name, _ in CAMP.faults(msgspec.convert(picture, Picture))]


def test_a_picture_is_spelt_from_its_scene_to_the_last_part_of_its_subject():
    picture = msgspec.convert({"scene": "camp", "light": "ember", "subject": ["hand", "torch"]}, Picture)
    assert picture.art == "scene-camp;light-ember;hand;torch"


def test_a_subject_of_one_part_is_its_name():
    assert Picture(scene="camp", subject="torch").art == "scene-camp;;torch"


def test_no_picture_is_spelt_as_nothing():
    assert Picture().art == ""


def test_a_part_is_moved_turned_scaled_and_mirrored_about_the_middle_of_the_square():
    part = Part(part="torch", at=(4, -8), size=0.5, turn=30, flip=True)
    assert part.place == "translate(36 24) rotate(30) scale(-0.5 0.5) translate(-32 -32)"


def test_a_part_that_only_has_a_tint_stays_where_it_was_drawn():
    assert Picture(subject=(Part(part="torch", tint="blood"),)).art == ";;torch||blood"


@pytest.mark.parametrize("wrong", [{"size": 9}, {"at": [100, 0]}, {"turn": 400}, {"colour": "red"}])
def test_a_part_cannot_leave_its_picture_or_say_what_nobody_understands(wrong):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"subject": [{"part": "torch", **wrong}]}, Picture)


def test_what_was_drawn_may_be_named():
    subject = ["hand", {"part": "torch", "tint": "blood"}]
    assert faults(scene="camp", light="ember", subject=subject) == []


def test_every_layer_and_tint_that_was_not_drawn_is_named():
    subject = ["ladder", {"part": "torch", "tint": "gold"}]
    assert faults(scene="sea", light="noon", subject=subject) == [
        ("scene", "sea"),
        ("light", "noon"),
        ("part", "ladder"),
        ("tint", "gold"),
    ]


def test_a_scene_is_no_part_of_a_subject():
    assert faults(subject="scene-camp") == [("part", "scene-camp")]


def test_the_layers_of_all_files_of_a_game_are_one_file(tmp_path):
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "one.svg").write_text('<svg xmlns="x">\n<g id="scene-camp"/>\n</svg>')
    (tmp_path / "pictures" / "two.svg").write_text('<svg xmlns="x">\n<g id="torch"/>\n</svg>')
    (tmp_path / "palette.css").write_text(":root {\n  --p-bone: #fff;\n  --line: #000;\n}\n")
    assert layers(tmp_path).count("<svg") == 1
    assert drawn(tmp_path) == Drawn(frozenset({"scene-camp", "torch"}), frozenset({"bone"}))


def test_a_game_without_drawings_has_none(tmp_path):
    assert drawn(tmp_path) == Drawn(frozenset(), frozenset())
