"""Other worlds: how each secret of a camp, and nothing else, might be otherwise. For the law of secrecy."""

from collections.abc import Mapping
from random import Random

from holdouts.engine.worlds import Change, World, exchanged, one_of_each, two_of
from holdouts.starter.state import Camp


def _met(camp: Camp, seat: int | None) -> list[int]:
    """The cards a reader has before their eyes."""
    return [*camp.laid, *camp.spent, *(() if seat is None else camp.hands[seat])]


def _hands(camp: Camp, random: Random) -> World:
    held = [card for hand in camp.hands for card in hand]
    return exchanged(camp, [camp.deck, *camp.hands], one_of_each(held, camp.deck, random), _met, "card")


def _deck(camp: Camp, random: Random) -> World:
    return exchanged(camp, [camp.deck], two_of(camp.deck, random), _met)


WORLDS: Mapping[str, Change] = {"hands": _hands, "deck": _deck}
