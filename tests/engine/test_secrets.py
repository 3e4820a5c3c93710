"""Who may know what: every field is classified, and a veil leaves nothing that its reader may not know."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, field, to_builtins

from holdouts.engine.observation import plain
from holdouts.engine.secrets import (
    BACK,
    ENGINE,
    Gaze,
    Hidden,
    Secrets,
    Unclassified,
    backs,
    nothing,
    nought,
    opened,
    owner_only,
    parted,
)
from holdouts.engine.state import State
from tests.engine import toy


class Pouch(Struct):
    coins: list[int]
    seal: str


class Owner(Struct):
    letters: list[int] = []
    debts: int = 0
    pouch: Pouch | None = None


class House(State[Any]):
    owners: list[Owner] = field(default_factory=list)
    cellar: list[int] = field(default_factory=list)
    open_door: bool = True

    @property
    def richest(self) -> int:
        """Who has most debts, as far as one can see."""
        return max(range(len(self.owners)), key=lambda seat: self.owners[seat].debts)


COINS = Hidden("its owner", owner_only(backs), "coins")
OWNER = {
    "letters": Hidden("its owner", owner_only(nothing), "nothing"),
    "debts": Hidden("its owner", owner_only(nought), "nothing"),
    **parted("pouch"),
}
HOUSE = {**ENGINE, **opened("open_door"), **parted("owners"), "cellar": Hidden("nobody", backs, "the cellar")}
POUCH = {"coins": COINS, **opened("seal")}
PARTS: dict[type, Any] = {House: HOUSE, Owner: OWNER, Pouch: POUCH}


def without(kinds: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: kind for key, kind in kinds.items() if key != name}


def house() -> House:
    owners = [Owner([10, 11], 7, Pouch([1], "fox")), Owner([20], 3, Pouch([2, 3], "owl"))]
    found = House(owners=owners, cellar=[5, 6, 7])
    found.attach(None, None)
    return found


# --- everything is classified ---


@pytest.mark.parametrize(
    ("part", "name"), [(House, "cellar"), (House, "dice"), (House, "agenda"), (Owner, "debts"), (Pouch, "seal")]
)
def test_a_field_nobody_classified_is_an_error_that_names_it(part: type, name: str):
    with pytest.raises(Unclassified, match=rf"^{part.__name__}\.{name}: say who may know it$"):
        Secrets(House, {**PARTS, part: without(PARTS[part], name)})


def test_a_classified_field_that_is_not_there_is_an_error_too():
    with pytest.raises(Unclassified, match=r"^Owner\.attic: there is no such field$"):
        Secrets(House, {**PARTS, Owner: {**OWNER, **opened("attic")}})


def test_parts_cannot_be_declared_open_as_a_whole():
    with pytest.raises(Unclassified, match=r"^House\.owners: it holds parts, Owner: say so$"):
        Secrets(House, {**PARTS, House: {**HOUSE, **opened("owners")}})


def test_the_fields_of_every_part_must_be_classified():
    with pytest.raises(Unclassified, match=r"^Pouch: say who may know its fields$"):
        Secrets(House, {House: HOUSE, Owner: OWNER})


def test_secrets_go_by_the_names_of_class_and_field():
    assert set(Secrets(House, PARTS).hidden) == {
        "House.key",
        "House.dice",
        "House.loaded",
        "House.cellar",
        "Owner.letters",
        "Owner.debts",
        "Pouch.coins",
    }


# --- a veil hides each ---


def test_the_owner_keeps_what_is_theirs_and_gets_of_the_rest_what_the_veil_leaves():
    seen = Secrets(House, PARTS).veiled(house(), 0)
    mine, theirs = seen.owners
    assert (mine.letters, mine.debts) == ([10, 11], 7)
    assert (theirs.letters, theirs.debts) == ([], 0)
    assert seen.cellar == [BACK] * 3


def test_what_a_part_of_a_part_hides_is_hidden_too():
    seen = Secrets(House, PARTS).veiled(house(), 0)
    mine, theirs = (owner.pouch for owner in seen.owners)
    assert mine is not None
    assert theirs is not None
    assert (mine.coins, theirs.coins) == ([1], [BACK, BACK])
    assert (mine.seal, theirs.seal) == ("fox", "owl")


def test_a_spectator_owns_nothing():
    seen = Secrets(House, PARTS).veiled(house(), None)
    assert [owner.debts for owner in seen.owners] == [0, 0]


def test_a_veil_leaves_the_state_itself_alone():
    before = house()
    before.dice, before.loaded = 99, [4]
    seen = Secrets(House, PARTS).veiled(before, 1)
    assert (seen.dice, seen.loaded) == (0, [])
    seen.owners[1].letters = []
    assert before == House(owners=house().owners, cellar=[5, 6, 7], dice=99, loaded=[4])


# --- a glimpse is a veiled state that is drawn as it is read ---


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_glimpse_read_to_the_end_is_the_veiled_state(seat: int | None):
    secrets = Secrets(House, PARTS)
    seen = secrets.glimpse(house(), seat)
    assert plain(seen) == to_builtins(secrets.veiled(house(), seat), builtin_types=(bytes,))


def test_a_glimpse_draws_through_a_veil_only_what_is_read():
    looked: list[str] = []

    def watched(cards: list[int], gaze: Gaze) -> list[int]:
        looked.append("cellar")
        return backs(cards, gaze)

    seen = Secrets(House, {**PARTS, House: {**HOUSE, "cellar": Hidden("nobody", watched, "cards")}}).glimpse(house(), 0)
    assert seen.open_door
    assert not looked
    assert seen.cellar == seen.cellar == [BACK] * 3
    assert looked == ["cellar"]


def test_what_is_done_to_a_glimpse_does_not_reach_the_state():
    before = house()
    seen = Secrets(House, PARTS).glimpse(before, 0)
    seen.owners[0].letters.append(99)
    seen.winners.append(0)
    with pytest.raises(AttributeError):
        seen.round = 7
    pouch = seen.owners[0].pouch
    assert pouch is not None
    pouch.coins.clear()
    assert before == house()


def test_a_glimpse_answers_what_one_asks_of_the_state():
    assert Secrets(House, PARTS).glimpse(house(), 0).richest == 0


def test_what_a_reader_was_shown_is_put_together_once_for_each_look():
    looks: list[int | None] = []

    def shown(state: House, seat: int | None) -> set[int]:
        looks.append(seat)
        return {6}

    def some(cards: list[int], gaze: Gaze) -> list[int]:
        return [card if card in gaze.shown else BACK for card in cards]

    kinds = {**HOUSE, "cellar": Hidden("who was shown a thing", some, "the rest")}
    seen = Secrets(House, {**PARTS, House: kinds}, shown).veiled(house(), 1)
    assert seen.cellar == [BACK, 6, BACK]
    assert looks == [1]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_in_the_game_of_a_page_no_hidden_card_is_left_behind_the_veil(tmp_path: Path, seat: int | None):
    table = toy.open_table(toy.make_game(tmp_path))
    cellar = table.state
    assert isinstance(cellar, toy.Cellar)
    cellar.hands, cellar.buried, cellar.deck = [[1, 2], [3]], [4], [5, 6]
    seen = toy.SECRETS.veiled(cellar, seat)
    faces = {card for zone in (*seen.hands, seen.buried, seen.deck) for card in zone} - {BACK}
    assert faces == {0: {1, 2}, 1: {3}, None: set()}[seat]
    assert [len(hand) for hand in seen.hands] == [2, 1]
