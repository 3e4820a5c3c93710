"""What effects are worth to the colony, in tenths of a step of morale: a rough table, read off the cards' own words."""

from collections.abc import Iterable
from typing import Any

from holdouts.engine.conditions import leaves
from holdouts.engine.effects import Effect, Roll
from holdouts.engine.weighing import Weigh, each
from holdouts.games.dead_of_winter.bot.board import DIE, MORALE, grief
from holdouts.games.dead_of_winter.conditions import Barricades
from holdouts.games.dead_of_winter.effects import board, dice, items, people
from holdouts.games.dead_of_winter.state import COLONY, Winter

CARD = 2.5
FOOD = 2.5


def worth_of(winter: Winter, effects: Iterable[Effect]) -> float:
    """What all of these are worth together."""
    return sum(_worth(winter, effect) for effect in effects)


def _worth(winter: Winter, effect: Any) -> float:
    if isinstance(effect, Roll):
        return effect.mean(lambda effects: worth_of(winter, effects))
    weigh = WORTHS.get(type(effect))
    return weigh(winter, effect) if weigh is not None else 0.0


def _volunteer(winter: Winter, effect: items.Volunteer) -> float:
    return -CARD * effect.amount


def _within(winter: Winter, effect: Any) -> float:
    """What happens to everybody, or only here."""
    return worth_of(winter, effect.effects)


def _torn_down(winter: Winter, effect: board.TearDown) -> float:
    """Barricades, all of them where no number is said; dear where the goal is made of them."""
    wanted = any(isinstance(need, Barricades) for need in leaves(winter.side.goal))
    there = winter.barricades(COLONY)
    return -(6.0 if wanted else 2.0) * min(there, effect.amount or there)


WORTHS: dict[type, Weigh] = {
    board.Morale: lambda winter, effect: grief(winter) * effect.amount,
    board.Food: each(FOOD),
    board.Starve: lambda winter, effect: -grief(winter),
    board.EndRounds: each(-5 * MORALE),
    board.CrisisTotal: each(CARD),
    board.Progress: each(4.0),
    board.AddZombies: each(-1.2),
    board.KillZombies: each(2.0),
    board.MoveZombies: each(0.3),
    board.Build: each(2.0),
    board.TearDown: _torn_down,
    board.Noise: each(-1.0),
    board.Quiet: each(0.7),
    board.EachPresent: _within,
    board.IfHere: _within,
    dice.Bump: each(0.6),
    dice.RerollDice: each(0.3),
    dice.TurnDie: each(0.8),
    dice.GainDice: each(2.5),
    dice.LoseDice: each(-2.0),
    dice.NextDice: each(2.0),
    items.Draw: each(CARD),
    items.Find: each(CARD + 0.5),
    items.PickOne: lambda winter, effect: CARD + 0.5,
    items.Sift: lambda winter, effect: CARD - 0.5,
    items.Look: lambda winter, effect: 0.2,
    items.TakeCards: each(1.0),
    items.GiveCards: each(-1.0),
    items.Discard: each(-CARD),
    items.ToWaste: each(-CARD),
    items.Drop: each(-CARD),
    items.ClearWaste: each(0.6),
    items.Salvage: each(1.5),
    items.Volunteer: _volunteer,
    people.Wound: each(-2.5),
    people.Frost: each(-4.0),
    people.Heal: each(2.0),
    people.Expose: each(-2.4),
    people.Kill: each(-MORALE - DIE),
    people.Remove: each(-DIE),
    people.Helpless: each(-2.0),
    people.KillHelpless: each(-MORALE + 2.0),
    people.Recruit: each(3.0),
    people.Join: lambda winter, effect: 3.0,
    people.FreeAttack: lambda winter, effect: 1.0,
}
