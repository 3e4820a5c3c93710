"""The text of a card is made from what it does: what lasts, and what comes back, read aloud in both languages."""

from typing import Any

import pytest

from holdouts.engine.content import decode
from holdouts.engine.library import base_book, base_words
from holdouts.games.maximum_apocalypse.cards import Design, Monster
from holdouts.games.maximum_apocalypse.effects import VOCABULARY
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.text import card_text

BOOK = base_book(GAME)


def design(name: str) -> Design:
    shelves: list[Design] = [*BOOK.cards, *BOOK.monsters, *BOOK.tiles]
    return next(card for card in shelves if card.id == name)


@pytest.mark.parametrize(
    ("name", "line", "ligne"),
    [
        (
            "energy-drink",
            "Until your next turn, hunger does you no damage. Draw 1 survivor card.",
            "Jusqu'à votre prochain tour, la Faim ne vous inflige aucun dégât. Piochez 1 carte Survivant.",
        ),
        (
            "search-the-bodies",
            "Until the end of your turn, whenever you kill a monster: draw 1 Scavenge card from any deck.",
            "Jusqu'à la fin de votre tour, chaque fois que vous tuez un monstre : piochez 1 carte Fouille dans "
            "le deck de votre choix.",
        ),
        (
            "weapon-check",
            "Until your next turn, for every survivor: each of your hits deals 1 more damage.",
            "Jusqu'à votre prochain tour, pour chaque survivant : chacun de vos coups inflige 1 dégât de plus.",
        ),
        (
            "spare-parts",
            "Take a card from your own survivor discard into your hand.",
            "Prenez en main une carte de votre défausse.",
        ),
        (
            "wheres-my-axe",
            "Bring the Trusty Axe from your discard or your deck into play; shuffle the deck. "
            "Draw 1 Scavenge card from any deck.",
            "Mettez en jeu la carte « Bonne Vieille Hache », prise dans votre défausse ou votre deck ; "
            "mélangez le deck. Piochez 1 carte Fouille dans le deck de votre choix.",
        ),
        (
            "zombie-queen",
            "Passive: when you kill a monster of its set, this one included: draw 1 Monster card.",
            "Passif : quand vous tuez un monstre de sa famille, celui-ci compris : piochez 1 carte Monstre.",
        ),
        (
            "demolition-bot",
            "Passive: if you have not moved this turn: its attack does you double damage.",
            "Passif : si vous n'avez pas bougé pendant ce tour : son attaque vous inflige le double de dégâts.",
        ),
        (
            "forest-a",
            "Passive: when you leave this tile by moving on, if you entered it this turn: draw 1 Monster card.",
            "Passif : quand vous quittez cette tuile en avançant, si vous y êtes entré pendant ce tour : "
            "piochez 1 carte Monstre.",
        ),
        (
            "refuge-a",
            "Passive: if your latest turn began elsewhere: nothing but hunger and Poison hurts you here.",
            "Passif : si votre dernier tour a commencé ailleurs : rien ne vous blesse ici, sauf la Faim et le Poison.",
        ),
    ],
)
def test_what_lasts_and_what_comes_back_reads_well(name: str, line: str, ligne: str):
    assert line in card_text(design(name), base_words(GAME, "en"))
    assert ligne in card_text(design(name), base_words(GAME, "fr"))


def test_a_card_cannot_change_what_only_others_change():
    monster = {"id": "ghost", "set": "zombie", "hp": 1, "damage": 1}
    decode(monster, Monster, VOCABULARY.hook)
    with pytest.raises(ValueError, match="`armor` cannot be changed by `ghost`"):
        decode({**monster, "changes": [{"change": "armor", "by": 1}]}, Monster, VOCABULARY.hook)
    with pytest.raises(ValueError, match="`damage` cannot be forbidden by `ghost`"):
        decode({**monster, "forbids": [{"forbid": "damage"}]}, Monster, VOCABULARY.hook)


AURAS = [
    ({"changes": [{"change": "stealth", "by": 1}]}, "An aura cannot change `stealth` like that"),
    ({"changes": [{"change": "damage", "times": 2}]}, "An aura cannot change `damage` like that"),
    ({"changes": [{"change": "armor", "by": 1, "if": {"is": "fed"}}]}, "An aura cannot change `armor` like that"),
    ({"forbids": [{"forbid": "damage"}]}, "An aura cannot forbid `damage` like that"),
]


@pytest.mark.parametrize(("part", "complaint"), AURAS)
def test_an_aura_adds_to_hits_and_armour_and_forbids_sneaking_and_nothing_else(part: dict[str, Any], complaint: str):
    monster = {"id": "ghost", "set": "zombie", "hp": 1, "damage": 1}
    with pytest.raises(ValueError, match=complaint):
        decode({**monster, "aura": {"reach": "medium", **part}}, Monster, VOCABULARY.hook)


@pytest.mark.parametrize(
    ("name", "line", "ligne"),
    [
        (
            "laser-drone",
            "Passive: everybody within Medium range fails Stealth tests against Monster tokens.",
            "Passif : à moyenne portée, tous ratent leurs tests de Furtivité contre les pions Monstre.",
        ),
        (
            "alien-scientist",
            "Passive: all monsters of its set deal 1 more damage, wherever they are.",
            "Passif : tous les monstres de sa famille infligent 1 dégât de plus, où qu'ils soient.",
        ),
    ],
)
def test_what_a_monster_does_around_it_reads_well(name: str, line: str, ligne: str):
    assert line in card_text(design(name), base_words(GAME, "en"))
    assert ligne in card_text(design(name), base_words(GAME, "fr"))
