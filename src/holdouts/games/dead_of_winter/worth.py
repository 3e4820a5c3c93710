"""How likely a seat is to win from here: what a search reads where it looks no further ahead.

Everything comes from three chances: that the colony holds out, that it is done in time, and that one has what one wants
for oneself. An objective is a tree of conditions, and its chance is put together as the tree is, so that ordinary,
betrayal and exile objectives are read alike. What a table is worth besides morale was fitted (logistic regression) to
what became of 160 games of sensible bots, which is little; the rest was set by hand. Only differences within one game
matter.
"""

from collections.abc import Iterable
from math import exp, prod

from holdouts.engine.conditions import All, AnyOf, Condition, leaves
from holdouts.games.dead_of_winter import conditions as needs
from holdouts.games.dead_of_winter.bot.board import Board
from holdouts.games.dead_of_winter.bot.nearness import counted, nearness
from holdouts.games.dead_of_winter.bot.suspicion import suspicion
from holdouts.games.dead_of_winter.rules import ending
from holdouts.games.dead_of_winter.rules.colony import WASTE_FOR_MORALE, crisis_need
from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, NONE, OUTSIDE, Winter

STEADY, NIGHT = 0.5, 1.0
"""How much a step of morale decides, and how many of them a night takes."""

CROWD, HURT, FROST, OVERRUN, PRESSED, HUNGRY, LACKING = 0.7, 0.28, 0.3, 0.6, 0.06, 1.2, 0.2
"""What else counts, in steps of morale: another pair of hands; each wound; a frostbite besides; a zombie without room;
one that leaves no room to spare; a night without food; a card that the crisis lacks."""

STOCK, WELL_FED, SMELL = 0.16, 6, 1.5
"""Food beyond tonight, and how much of it counts; ten cards of waste, and the square of that for more."""

SURE, BEHIND = 2.2, 2.2
"""Where a colony stands that has done all, and what it costs to have everything still to do."""

IN_HAND = 0.6
"""What a card that the goal wants is worth before it is stored."""

KEPT, WON_BACK, LUCK, FAR = 0.6, 0.75, 0.05, 0.15
"""How likely what one has now is still there at the end of a whole winter; how likely what one lacks can be had in one,
or in no time at all; what is left of that for who has nothing of it yet."""

SUSPECTED = 0.25
"""What it costs to be as good as accused."""


def worth(winter: Winter, seat: int) -> float:
    """The chance of one seat, from 0 to 1."""
    player = winter.players[seat]
    if player.out:
        return 0.0
    chance = Outlook(winter, seat).chance(ending.wish(winter, seat))
    if player.exiled or winter.coop:
        return chance
    others = [other for other in winter.present if other != seat]
    seen = sum(suspicion(winter, other, seat) for other in others) / max(1, len(others))
    return chance * (1 - SUSPECTED * min(1.0, max(0.0, seen)))


class Outlook:
    """One table as it stands: how it may end, and what one seat will have then."""

    def __init__(self, winter: Winter, seat: int) -> None:
        self.winter = winter
        self.seat = seat
        self.holds = _holds(winter)
        self.done = _done(winter)
        self.late = winter.rounds_left / max(1, winter.side.rounds)
        """What part of the winter is still to come."""

    def chance(self, need: Condition) -> float:
        """How likely a condition is to be true at the end."""
        match need:
            case All(of=parts):
                return prod(map(self.chance, parts))
            case AnyOf(of=parts):
                return 1 - prod(1 - self.chance(part) for part in parts)
            case needs.MainReached():
                return self.holds * self.done
            case needs.MoraleGone():
                return 1 - self.holds
            case needs.RoundsOver():
                return self.holds * (1 - self.done)
            case needs.LastRound():
                return self.holds
        return self.own(need)

    def own(self, need: Condition) -> float:
        """How likely one is to have something at the end: the more time is left, the more is lost and won back."""
        kept = 1 - (1 - KEPT) * self.late
        if need.holds(self.winter, self.seat):
            return kept
        near = FAR + (1 - FAR) * nearness(self.winter, self.seat, need)
        return near * (WON_BACK * self.late + LUCK)


def _holds(winter: Winter) -> float:
    """How likely morale is to last as long as it has to."""
    if winter.morale <= 0:
        return 0.0
    nights = winter.rounds_left - 1 + 0.5
    if not any(isinstance(need, needs.LastRound) for need in leaves(winter.side.goal)):
        nights *= 0.3 + 0.7 * (1 - _progress(winter))
    return _even(STEADY * (winter.morale + sum(_margins(winter)) - NIGHT * nights))


def _margins(winter: Winter) -> Iterable[float]:
    """What the table is worth besides morale, in steps of it."""
    people = [survivor for seat, survivor in winter.everybody() if not winter.players[seat].exiled]
    yield CROWD * (len(people) - 2 * len(winter.present))
    yield -HURT * sum(survivor.hurt for survivor in people)
    yield -FROST * sum(survivor.frost for survivor in people)
    board = Board(winter)
    tonight = winter.food - board.need
    yield -HUNGRY if tonight < 0 else STOCK * min(WELL_FED, tonight)
    yield -SMELL * (len(winter.waste) / WASTE_FOR_MORALE) ** 2
    for place in (COLONY, *OUTSIDE):
        yield -_pressure(board, place)
    if winter.crisis != NONE:
        given = [card for player in winter.players for card in player.given]
        right = sum(1 if winter.symbol(card) in winter.crisis_card.symbols else -1 for card in given)
        yield -LACKING * max(0, crisis_need(winter) - right - winter.crisis_bonus)


def _pressure(board: Board, place: int) -> float:
    """What tonight's zombies cost at a place, where somebody could die of them."""
    if not board.worth_defending(place):
        return 0.0
    spares = [board.room(place, gate) - board.coming_to(place, gate) for gate in range(len(ENTRANCES[place]))]
    return sum(OVERRUN * -spare if spare < 0 else PRESSED * max(0, 2 - spare) for spare in spares)


def _done(winter: Winter) -> float:
    """How likely the goal is to be reached in time: what is still to do, against the time that is left."""
    missing = 1 - _progress(winter)
    return _even(SURE - BEHIND * missing * winter.side.rounds / max(1, winter.rounds_left))


def _progress(winter: Winter) -> float:
    """What part of the goal is done, with what lies ready for it in the hands of those who could still give it."""
    wanted = counted(winter)
    parts = [nearness(winter, winter.first, need, _ready_for(winter, need)) for need in wanted]
    return sum(parts) / len(parts) if parts else 1.0


def _ready_for(winter: Winter, need: Condition) -> float:
    if not isinstance(need, needs.Stored):
        return 0.0
    hands = [card for seat in winter.present for card in winter.players[seat].hand]
    return IN_HAND * sum(winter.symbol(card) == need.symbol for card in hands)


def _even(balance: float) -> float:
    """From a balance to a chance: what is even comes to a half."""
    return 1 / (1 + exp(-balance))
