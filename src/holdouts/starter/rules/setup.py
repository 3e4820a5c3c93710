"""Setting up. [NEW-SETUP]"""

from typing import Annotated

from msgspec import Meta

from holdouts.engine.chance import Seed
from holdouts.engine.game import Setup
from holdouts.engine.refusal import Name
from holdouts.engine.setup import check_seats
from holdouts.starter.cards import Book
from holdouts.starter.rules.nights import night
from holdouts.starter.state import FIRE, Camp

LEAST_PLAYERS, MOST_PLAYERS = 1, 4
HAND = 3


class CampSetup(Setup, frozen=True, kw_only=True):
    """What is settled before a game."""

    scenario: str = "long-night"
    fire: Annotated[int, Meta(ge=2, le=20)] = FIRE


def deal(setup: CampSetup, book: Book, seed: Seed) -> Camp:
    """Three cards each. [NEW-SETUP-1]"""
    check_seats(Name(setup.scenario, (f"name-{setup.scenario}",)), LEAST_PLAYERS, MOST_PLAYERS, setup.seats)
    camp = Camp(hands=[[] for _ in range(setup.seats)], deck=list(range(len(book.cards))), fire=setup.fire)
    camp.attach(book, None)
    camp.seed(seed)
    camp.shuffle(camp.deck)
    for hand in camp.hands:
        hand.extend(camp.deck.pop() for _ in range(HAND))
    camp.then(night)
    return camp
