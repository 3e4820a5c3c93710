"""The moments between two steps, in which anybody may do something. [GOD-TURN-3]"""

from typing import Any

from holdouts.engine.decision import Option
from holdouts.games.godforsaken_scavengers.picks import (
    Approach,
    Complete,
    FeedCaravan,
    Play,
    UsePlace,
    UsePower,
)
from holdouts.games.godforsaken_scavengers.rules import caravan, exchanges, opportunities, playing
from holdouts.games.godforsaken_scavengers.state import Expedition

FEED_CARAVAN, USE_PLACE = FeedCaravan(), UsePlace()
"""Picks that are always the same."""


def plays(expedition: Expedition, seat: int) -> list[Any]:
    """All that a living player may do on top of what the turn asks of them. [GOD-TURN-3, GOD-END-6]"""
    options: list[Any] = playing.own_plays(expedition, seat)
    if expedition.with_caravan and caravan.can_feed(expedition, seat):
        options.append(FEED_CARAVAN)
    if expedition.on_turn(seat):
        options += on_own_turn(expedition, seat)
    if exchanges.may_approach(expedition, seat):
        options.append(exchanges.APPROACH)
    return options


def on_own_turn(expedition: Expedition, seat: int) -> list[Any]:
    """What only the active player may do. [GOD-OPPORTUNITY-1]"""
    options: list[Any] = []
    if expedition.zone(seat):
        options += opportunities.opportunities(expedition, seat)
    if playing.can_use_place(expedition, seat):
        options.append(USE_PLACE)
    return options


def carry_out(expedition: Expedition, seat: int, pick: Option) -> None:
    """Do what was picked out of `plays`."""
    match pick:
        case Play(card):
            playing.play(expedition, seat, card)
        case UsePower():
            playing.use_power(expedition, seat)
        case Complete(card):
            opportunities.start(expedition, seat, card)
        case FeedCaravan():
            expedition.then(caravan.feed_caravan, seat)
        case Approach():
            expedition.then(exchanges.approach, seat)
        case UsePlace():
            playing.use_place(expedition, seat)
