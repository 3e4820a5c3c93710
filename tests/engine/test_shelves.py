"""Shelves that are folders: the order of their cards, what they may hold, and how a fault is named."""

from pathlib import Path

import msgspec
import pytest

from holdouts.engine.content import PackProblems, load_pack, merge
from holdouts.engine.pictures import Drawn, Picture
from holdouts.engine.shelves import Card, Shelves, copied, numbered

GAME = "scavengers"
HEADER = "id: {0}\ngame: scavengers\ntitle: {0}\nversion: '1'\n"


class Action(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    food: int = 0


def hook(kind, raw):
    raise NotImplementedError


@pytest.fixture
def pack(tmp_path):
    """Write a pack and load it: `pack({"actions/first.yaml": "- id: hunt"})`."""

    def make(files, name="wild"):
        folder = tmp_path / name
        for file, text in {"pack.yaml": HEADER.format(name), **files}.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return load_pack(folder, GAME, {"actions": Action}, hook)

    return make


def ids(pack):
    return [card.id for card in pack.cards["actions"]]


def complaints(pack, files):
    with pytest.raises(PackProblems) as found:
        pack(files)
    return [str(problem) for problem in found.value.problems]


def test_the_cards_of_a_folder_stand_in_the_order_of_file_names_and_then_of_places(pack):
    found = pack(
        {
            "actions/b.yaml": "- id: rest\n- id: hunt\n",
            "actions/a-2.yaml": "- id: scout\n",
            "actions/a-10.yaml": "- id: hide\n",
        }
    )
    assert ids(found) == ["hide", "scout", "rest", "hunt"]


def test_a_shelf_split_into_files_is_still_the_same_pack_to_a_save(pack):
    header = {"pack.yaml": HEADER.format("wild")}
    first, second = "- id: hide\n", "- id: scout\n- {id: rest, food: 1}\n"
    whole = pack({**header, "actions.yaml": first + second})
    split = pack({**header, "actions/1.yaml": first, "actions/2.yaml": second}, "split")
    turned = pack({**header, "actions/1.yaml": second, "actions/2.yaml": first}, "turned")
    assert split.cards == whole.cards
    assert split.digest == whole.digest
    assert turned.digest != whole.digest


def test_a_readme_may_lie_in_a_shelf_and_hidden_files_belong_to_editors(pack):
    assert ids(pack({"actions/a.yaml": "- id: hunt\n", "actions/README.md": "Ours.", "actions/.swp": "x"})) == ["hunt"]


def test_a_fault_in_a_folder_names_file_line_and_card(pack):
    files = {"actions/a.yaml": "- id: hunt\n", "actions/b.yaml": "- id: rest\n- id: hide\n  food: much\n"}
    assert complaints(pack, files) == ["wild/actions/b.yaml:3: card 'hide': food: expected int, got str"]


def test_an_id_used_in_two_files_is_told_with_both_places(pack):
    files = {"actions/a.yaml": "- id: rest\n- id: hunt\n", "actions/b.yaml": "- id: hunt\n"}
    assert complaints(pack, files) == [
        "wild/actions/b.yaml:1: card 'hunt': id: the card at line 2 of a.yaml has it already"
    ]


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        ({"actions/a.yml": ""}, "wild/actions/a.yml: is not a file of cards; their names end in .yaml"),
        ({"actions/deep/a.yaml": ""}, "wild/actions/deep: is not a file of cards; their names end in .yaml"),
        (
            {"actions/a.yaml": "id: hunt\n"},
            "wild/actions/a.yaml:1: must be a list of cards, each beginning with '- id:'",
        ),
        ({"actions": "- id: hunt\n"}, "wild/actions: is not a folder; a shelf is one, or the file actions.yaml"),
        (
            {"actions.yaml": "- id: hunt\n", "actions/a.yaml": "- id: rest\n"},
            "wild/actions: is a second place for this shelf, beside actions.yaml; keep one of them",
        ),
        ({"action/a.yaml": ""}, "wild/action: is not a file of this game; did you mean 'actions'?"),
    ],
)
def test_nothing_in_a_shelf_is_silently_ignored(pack, files, complaint):
    assert complaints(pack, files) == [complaint]


def test_a_folder_of_cards_that_is_a_link_is_refused(pack, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "wild").mkdir()
    Path(tmp_path / "wild" / "actions").symlink_to(tmp_path / "elsewhere")
    assert complaints(pack, {}) == ["wild/actions: is a link; a pack holds its own files"]


def test_two_packs_that_share_an_id_are_told_by_the_file_it_stands_in(pack):
    first = pack({"actions.yaml": "- id: hunt\n"}, "first")
    second = pack({"actions/night.yaml": "- id: hunt\n"}, "second")
    with pytest.raises(PackProblems, match=r"second/actions/night\.yaml: card 'hunt': the pack 'first' has a card"):
        merge([first, second])


# Pictures


class Scene(Action, frozen=True, kw_only=True):
    picture: Picture = Picture()
    end: "Scene | None" = None


@pytest.fixture
def drawn(tmp_path):
    """Write a pack of scenes and load it, with two drawings and a colour to choose from."""

    def make(scenes):
        (tmp_path / "drawn").mkdir(exist_ok=True)
        (tmp_path / "drawn" / "pack.yaml").write_text(HEADER.format("drawn"))
        (tmp_path / "drawn" / "scenes.yaml").write_text(scenes)
        layers = Drawn(frozenset({"scene-cave", "torch", "crown"}), frozenset({"gold"}))
        return load_pack(tmp_path / "drawn", GAME, {"scenes": Scene}, hook, drawn=layers)

    return make


def test_a_card_composes_its_picture(drawn):
    end = "{id: throne, picture: {scene: cave, subject: [{part: crown, tint: gold}]}}"
    pack = drawn(f"- {{id: camp, picture: {{subject: torch}}, end: {end}}}\n- id: bare\n")
    camp, bare = pack.cards["scenes"]
    assert (camp.picture.art, camp.end.picture.art, bare.picture.art) == (";;torch", "scene-cave;;crown||gold", "")


def test_a_layer_that_nobody_drew_is_an_error_that_names_it_with_a_near_match(drawn):
    scenes = """\
- id: camp
  picture: {scene: cove, subject: trch}
- id: court
  end:
    id: throne
    picture: {subject: [{part: crown, tint: green}]}
"""
    assert complaints(drawn, scenes) == [
        "drawn/scenes.yaml:2: card 'camp': picture: there is no scene 'cove'; did you mean 'cave'?",
        "drawn/scenes.yaml:2: card 'camp': picture: there is no part 'trch'; did you mean 'torch'?",
        "drawn/scenes.yaml:6: card 'court': picture: there is no tint 'green'",
    ]


def test_how_a_card_is_drawn_does_not_change_what_a_save_remembers_of_it(drawn):
    plain = drawn("- {id: camp, end: {id: throne}}\n")
    torch, crown = "picture: {subject: torch}", "picture: {subject: crown}"
    assert drawn(f"- {{id: camp, {torch}, end: {{id: throne, {crown}}}}}\n").digest == plain.digest
    assert drawn(f"- {{id: camp, {torch}, food: 1, end: {{id: throne}}}}\n").digest != plain.digest


# What every card has


class Ration(Card, frozen=True, kw_only=True):
    food: int = 1
    copies: int = 1


def test_a_card_with_copies_lies_in_its_deck_so_many_times_in_a_row():
    cards = [Ration(id="bread", copies=2), Ration(id="jam"), Ration(id="moss", copies=0)]
    assert [card.id for card in copied(cards)] == ["bread", "bread", "jam"]


def test_a_card_that_says_what_nobody_knows_is_refused():
    with pytest.raises(msgspec.ValidationError, match="unknown field `foot`"):
        msgspec.convert({"id": "bread", "foot": 2}, Ration)


class Pantry(Shelves):
    jars = ("jam",)
    fate = ("luck",)


def test_a_shelf_is_called_after_one_of_its_cards_or_after_all():
    book = Pantry()
    assert (book.shelf("jar"), book.shelf("fate"), book.shelf("spoon")) == (("jam",), ("luck",), None)


def test_a_kind_is_numbered_by_its_place_among_all_that_there_are():
    assert numbered(["red", "black", "red"]) == [1, 0, 1]
    assert numbered([]) == []
