"""Other worlds: how each secret of a camp, and nothing else, might be otherwise. For the law of secrecy."""

from collections.abc import Callable, Mapping
from random import Random

from holdouts.engine.decision import Option
from holdouts.engine.game import OtherWorld
from holdouts.starter.picks import Play
from holdouts.starter.state import Camp

World = OtherWorld | None


def _exchanged(camp: Camp, owner: int, one: int, other: int) -> OtherWorld:
    """Each of two cards lies where the other lay: known to the owner, and to all once either is played."""
    for zone in (camp.deck, *camp.hands):
        zone[:] = [other if card == one else one if card == other else card for card in zone]

    def same(option: Option) -> Option:
        if isinstance(option, Play) and option.card in (one, other):
            return Play(other if option.card == one else one)
        return option

    def out(state: Camp, seat: int | None) -> bool:
        shown = {*state.laid, *state.spent} if seat is None else {*state.laid, *state.spent, *state.hands[seat]}
        return bool({one, other} & shown)

    return OtherWorld(frozenset({owner} if owner >= 0 else ()), out, same)


def _hands(camp: Camp, random: Random) -> World:
    holders = [seat for seat, hand in enumerate(camp.hands) if hand]
    if not holders or not camp.deck:
        return None
    seat = random.choice(holders)
    one = random.choice(camp.hands[seat])
    return _exchanged(camp, seat, one, random.choice(camp.deck))


def _deck(camp: Camp, random: Random) -> World:
    if len(camp.deck) < 2:
        return None
    one, other = random.sample(camp.deck, 2)
    return _exchanged(camp, -1, one, other)


WORLDS: Mapping[str, Callable[[Camp, Random], World]] = {"hands": _hands, "deck": _deck}
