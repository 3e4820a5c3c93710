"""Action dice: rolled together, spent one by one, raised by food. [DOW-ROUND, DOW-TURN, DOW-FOOD]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import because
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.picks import Enough, Reroll, UseDie
from holdouts.games.dead_of_winter.rules import gifts
from holdouts.games.dead_of_winter.state import MOST_DIE, Winter

TOO_LOW = [because("no-die", least=least) for least in range(MOST_DIE + 1)]
"""That no unused die is at least so high."""


def roll_dice(winter: Winter) -> None:
    """Everybody rolls a die for each survivor and one more. [DOW-ROUND-3, DOW-ROUND-4, DOW-ROUND-7]"""
    for seat in winter.living():
        player = winter.players[seat]
        count = len(player.group) + 1 + player.next_dice
        count += sum(gifts.figure(winter, seat, survivor, "dice", 0) for survivor in player.group)
        player.next_dice = 0
        player.spent = []
        player.dice = sorted(winter.roll(6) for _ in range(max(0, count)))
        winter.tell(events.DiceRolled(who=seat, rolled=tuple(player.dice), rule="DOW-ROUND-3"))


def gain(winter: Winter, seat: int, count: int, *, rule: str) -> None:
    """More dice now, rolled at once."""
    fresh = sorted(winter.roll(6) for _ in range(count))
    winter.players[seat].dice = sorted(winter.players[seat].dice + fresh)
    winter.tell(events.DiceGained(who=seat, rolled=tuple(fresh), rule=rule))


def values(winter: Winter, seat: int, least: int = 1) -> list[int]:
    """The different values of unused dice that are at least that high. [DOW-TURN-6]"""
    return sorted({die for die in winter.players[seat].dice if die >= least})


def has(winter: Winter, seat: int, least: int = 1) -> bool:
    dice = winter.players[seat].dice
    return bool(dice) and max(dice) >= least


def choose(winter: Winter, seat: int, least: int, *, rule: str) -> Steps[int]:
    """Which die is spent on it. [DOW-TURN-4]"""
    options = [UseDie(value) for value in values(winter, seat, least)]
    pick = yield Choose(seat, options, rule=rule, ask="which-die", about={"least": least}, default=options[0])
    die: int = pick.die
    return die


def spend(winter: Winter, seat: int, die: int) -> None:
    """A spent die is gone for the rest of the round. [DOW-TURN-4]"""
    player = winter.players[seat]
    player.dice.remove(die)
    player.spent.append(die)


def raise_die(winter: Winter, seat: int, die: int, by: int, *, rule: str) -> None:
    """A die is worth more, but never more than 6. [DOW-FOOD-2]"""
    change_die(winter, seat, die, min(MOST_DIE, die + by), rule=rule)


def change_die(winter: Winter, seat: int, die: int, to: int, *, rule: str) -> None:
    """An unused die shows another value."""
    dice = winter.players[seat].dice
    dice.remove(die)
    dice.append(to)
    dice.sort()
    winter.tell(events.DieChanged(who=seat, before=die, now=to, rule=rule))


def reroll(winter: Winter, seat: int, most: int, *, rule: str) -> Steps[None]:
    """Up to so many unused dice are chosen, then rolled again together; 0 stands for any number."""
    player = winter.players[seat]
    left = list(player.dice)
    chosen: list[int] = []
    while left and (not most or len(chosen) < most):
        options = [Enough(), *(Reroll(value) for value in sorted(set(left)))]
        pick = yield Choose(seat, options, rule=rule, ask="reroll", default=Enough(), parts=(Reroll,))
        if isinstance(pick, Enough):
            break
        left.remove(pick.die)
        chosen.append(pick.die)
    if not chosen:
        return
    fresh = sorted(winter.roll(6) for _ in chosen)
    player.dice = sorted(left + fresh)
    winter.tell(events.DiceRerolled(who=seat, rolled=tuple(fresh), rule=rule))


def lose(winter: Winter, seat: int, count: int, *, rule: str) -> Steps[None]:
    """So many unused dice are spent for nothing, of the player's choice."""
    for _ in range(min(count, len(winter.players[seat].dice))):
        options = [UseDie(value) for value in values(winter, seat)]
        pick = yield Choose(seat, options, rule=rule, ask="lose-die", default=options[0])
        spend(winter, seat, pick.die)
        winter.tell(events.DieLost(who=seat, die=pick.die, rule=rule))
