"""All eighty crossroads fire out of a dealt deck, by legal choices from the first one on.

A game is dealt and played by lot. Whatever happens in a turn would have set off some cards, had one of them been drawn:
then the same game is dealt once more with that card where the other lay, and played by the same choices.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, cast

import pytest

from holdouts.engine.decision import Option
from holdouts.engine.library import base_book
from holdouts.engine.table import Illegal, Table
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.rules.setup import WinterSetup, deal
from holdouts.games.dead_of_winter.state import Winter
from holdouts.lab.wander import Manner, Wanderer
from holdouts.testing import rule

GAMES = 400
"""So many games are played at the most until every card has fired."""
CALM = Manner(late=0.0)
CARDS = tuple(card.id for card in base_book(GAME).crossroads)


class Fired(NamedTuple):
    """How a card fires: the deal, with two cards of the deck in each other's place, and what is chosen."""

    setup: WinterSetup
    seed: int
    swapped: tuple[int, int]
    choices: tuple[tuple[int, Option], ...]


def dealt(setup: WinterSetup, seed: int, swapped: tuple[int, int] = (0, 0)) -> Table:
    state = deal(setup, base_book(GAME), seed)
    one, other = swapped
    places = {one: other, other: one}
    state.crossroads_deck[:] = [places.get(card, card) for card in state.crossroads_deck]
    return Table(GAME, state)


def chances(setup: WinterSetup, seed: int) -> Iterator[tuple[int, Fired]]:
    """Every card that has fired in a game, or would have, if it had been drawn where another was."""
    table, wanderer = dealt(setup, seed), Wanderer(seed, CALM)
    while not table.over:
        table.make(*wanderer.choose(table))
        winter = cast(Winter, table.state)
        choices = tuple(table.choices)
        for card in winter.past_crossroads:
            yield card, Fired(setup, seed, (card, card), choices)
        for card in winter.ruled_out:
            yield card, Fired(setup, seed, (card, winter.crossroads), choices)


def is_fired(card: int, way: Fired) -> bool:
    """Whether the card has fired when all that was chosen."""
    table = dealt(way.setup, way.seed, way.swapped)
    try:
        for seat, option in way.choices:
            table.make(seat, option)
    except Illegal:
        pass  # it has fired, or another has, and what was chosen next cannot be chosen now
    return card in cast(Winter, table.state).past_crossroads


@cache
def found() -> dict[str, Fired]:
    """Of every card a game in which it fires."""
    ways: dict[str, Fired] = {}
    setups = GAME.setups()
    for seed in range(GAMES):
        for card, way in chances(setups[seed % len(setups)], seed):
            if CARDS[card] not in ways and is_fired(card, way):
                ways[CARDS[card]] = way
        if len(ways) == len(CARDS):
            break
    return ways


@rule("DOW-CROSS-2", "DOW-CROSS-3", "DOW-CROSS-8")
@pytest.mark.parametrize("id_", CARDS)
def test_every_card_fires_out_of_a_dealt_deck_by_legal_choices(id_: str):
    assert id_ in found(), f"in {GAMES} games nothing that was done set it off"
