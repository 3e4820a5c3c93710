"""The box: counts that differ from the catalog are found."""

from typing import Any

import pytest
from msgspec.structs import replace

from holdouts.engine.library import base_book, base_pack
from holdouts.games.godforsaken_scavengers.cards import Book
from holdouts.games.godforsaken_scavengers.components import components
from holdouts.games.godforsaken_scavengers.game import GAME


def counted(book: Book) -> dict[str, tuple[int, int]]:
    return {name: (catalog, here) for name, catalog, here in components(book)}


def box(shelf: str, cards: tuple[Any, ...]) -> Book:
    """The book with one shelf changed."""
    pack = base_pack(GAME)
    return Book([replace(pack, cards={**pack.cards, shelf: cards})])


def shelf(name: str) -> tuple[Any, ...]:
    return base_pack(GAME).cards[name]


def test_every_count_of_the_box_agrees_with_the_catalog():
    assert [(name, catalog, here) for name, catalog, here in components(base_book(GAME)) if catalog != here] == []


def test_the_draw_deck_has_a_hundred_cards_in_three_levels():
    counts = counted(base_book(GAME))
    assert counts["Draw cards"] == (100, 100)
    assert [counts[f"Draw cards of level {level}"][0] for level in (1, 2, 3)] == [40, 34, 26]


@pytest.mark.rule("GOD-PERIL-19")
def test_there_are_two_copies_of_the_black_mist():
    assert counted(base_book(GAME))["Black Mist"] == (2, 2)


def test_a_single_copy_of_the_black_mist_does_not_agree():
    perils = tuple(replace(card, copies=1) if card.id == "black-mist" else card for card in shelf("perils"))
    counts = counted(box("perils", perils))
    assert counts["Black Mist"] == (2, 1)
    assert counts["Perils of level 3"] == (9, 8)
    assert counts["Different Perils"] == (15, 15)


def test_a_card_of_the_wrong_level_is_found_in_both_levels():
    actions = tuple(replace(card, level=2) if card.id == "barricade" else card for card in shelf("actions"))
    counts = counted(box("actions", actions))
    assert counts["Actions of level 1"] == (32, 30)
    assert counts["Actions of level 2"] == (23, 25)
    assert counts["Draw cards"] == (100, 100)


@pytest.mark.parametrize(
    ("name", "title", "count"),
    [
        ("locations", "Locations", 16),
        ("afflictions", "Afflictions", 18),
        ("characters", "Characters", 12),
        ("scenarios", "Scenarios", 7),
    ],
)
def test_a_missing_card_of_another_deck_is_found(name: str, title: str, count: int):
    assert counted(box(name, shelf(name)[1:]))[title] == (count, count - 1)


def test_one_banner_one_caravan_and_one_marker_are_dealt_in_every_scenario():
    counts = counted(base_book(GAME))
    assert [counts[token] for token in ("Banner", "Caravan", "Final Location marker")] == [(1, 1)] * 3


def test_the_game_shows_its_components():
    assert GAME.components(base_book(GAME)) == components(base_book(GAME))
