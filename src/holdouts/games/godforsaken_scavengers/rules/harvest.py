"""Harvest: from the searched zone into the hand. [GOD-HARVEST]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.picks import Pass, Select, Take
from holdouts.games.godforsaken_scavengers.rules.hands import (
    hand_limit,
    has_room_to_take,
    make_room,
    make_room_to_take,
    take_openly,
)
from holdouts.games.godforsaken_scavengers.state import Expedition


def most_takes(expedition: Expedition, seat: int) -> int:
    """A Location or an Affliction may allow only so many takes."""
    limits = [passive.most_takes for passive in (expedition.rule, *expedition.burdens(seat))]
    return min((limit for limit in limits if limit is not None), default=1000)


def harvest_options(expedition: Expedition, seat: int) -> list[Take]:
    """Any searched Action, whoever searched it; nothing but Actions. [GOD-HARVEST-1, GOD-HARVEST-2, GOD-HARVEST-4]"""
    zone = expedition.zone(seat)
    player = expedition.players[seat]
    if not zone or player.takes >= most_takes(expedition, seat):
        return []
    if not player.hand and hand_limit(expedition, seat) < 1:
        return []
    is_action = expedition.book.actions
    return [Take(card) for card in zone if is_action[card]]


def take(expedition: Expedition, seat: int, card: int) -> Steps[None]:
    """The hand limit holds for each single take. [GOD-HARVEST-5]"""
    if (yield from make_room(expedition, seat)):
        expedition.players[seat].takes += 1
        take_openly(expedition, seat, card, expedition.zone(seat), rule="GOD-HARVEST-1")


def wants(expedition: Expedition, seat: int, card: int) -> Steps[bool]:
    """An effect hands out a card: a player with a full hand makes room for it or does without. [GOD-HAND-2]"""
    if has_room_to_take(expedition, seat):
        return True
    pick = yield Choose(seat, [Select(card), Pass()], rule="GOD-HAND-2", ask="take-which")
    return isinstance(pick, Select) and (yield from make_room_to_take(expedition, seat))
