"""Several packs: how they merge, and how they are found."""

from pathlib import Path

import pytest

from holdouts.engine.content import PackProblems, find_packs, merge
from tests.engine.packs import GAME, HEADER, Action, MakePack, load


def test_packs_merge_in_order(make_pack: MakePack):
    base = load(make_pack("base", {"actions.yaml": "- id: hunt\n- id: rest\n"}))
    more = load(make_pack("more", {"actions.yaml": "- id: fish\n", "perils.yaml": "- {id: hunt, level: 1}\n"}))
    merged = merge([base, more])
    assert [card.id for card in merged["actions"]] == ["hunt", "rest", "fish"]
    assert [card.id for card in merged["perils"]] == ["hunt"]


def test_two_packs_cannot_have_a_card_of_the_same_id(make_pack: MakePack):
    base = load(make_pack("base", {"actions.yaml": "- id: hunt\n"}))
    more = load(make_pack("more", {"actions.yaml": "- id: hunt\n"}))
    with pytest.raises(
        PackProblems, match=r"^more/actions.yaml: card 'hunt': the pack 'base' has a card with this id$"
    ):
        merge([base, more])


def test_the_same_pack_twice_is_refused(make_pack: MakePack):
    pack = load(make_pack())
    with pytest.raises(PackProblems, match="another pack has the id 'wild'"):
        merge([pack, pack])


def test_a_pack_leaves_out_cards_of_the_packs_before_it(make_pack: MakePack):
    base = load(make_pack("base", {"actions.yaml": "- id: hunt\n- id: rest\n"}))
    more = load(make_pack("wild", {"pack.yaml": HEADER + "without: {actions: [hunt]}\n"}))
    assert [card.id for card in merge([base, more])["actions"]] == ["rest"]


def test_a_pack_replaces_a_card_by_leaving_it_out(make_pack: MakePack):
    base = load(make_pack("base", {"actions.yaml": "- {id: hunt, food: 1}\n"}))
    header = HEADER + "without: {actions: [hunt]}\n"
    more = load(make_pack("wild", {"pack.yaml": header, "actions.yaml": "- {id: hunt, food: 3}\n"}))
    assert merge([base, more])["actions"] == (Action(id="hunt", food=3),)


def test_leaving_out_a_card_that_is_not_there_is_refused_with_a_near_match(make_pack: MakePack):
    base = load(make_pack("base", {"actions.yaml": "- id: hunt\n"}))
    more = load(make_pack("wild", {"pack.yaml": HEADER + "without: {actions: [hunter]}\n"}))
    with pytest.raises(PackProblems, match="actions has no card 'hunter' to leave out; did you mean 'hunt'"):
        merge([base, more])


def test_packs_are_found_by_their_header_and_broken_ones_are_reported(make_pack: MakePack, tmp_path: Path):
    make_pack("good")
    make_pack("other", {"pack.yaml": HEADER.replace("scavengers", "colony")})
    make_pack("broken", {"pack.yaml": "id: [\n"})
    make_pack("same", {"pack.yaml": HEADER.replace("wild", "good")})
    (tmp_path / "not-a-pack").mkdir()
    (tmp_path / "file").touch()
    (tmp_path / "linked").symlink_to(tmp_path / "good")
    packs, problems = find_packs(tmp_path, GAME)
    assert [(folder.name, header.id) for folder, header in packs] == [("good", "good")]
    assert [problem.file for problem in problems] == ["broken/pack.yaml", "linked", "same/pack.yaml"]


def test_a_folder_of_packs_that_is_not_there_has_no_packs(tmp_path: Path):
    assert find_packs(tmp_path / "nowhere", GAME) == ([], [])
