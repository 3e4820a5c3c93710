"""Effects on action dice."""

from typing import ClassVar

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.words import Amount, Signed, Word
from holdouts.games.dead_of_winter.picks import RaiseDie, SetDie
from holdouts.games.dead_of_winter.rules import dice
from holdouts.games.dead_of_winter.state import MOST_DIE, Winter


class Bump(Word, frozen=True, kw_only=True):
    """An unused die is raised, at most to 6."""

    amount: Amount = 1

    def possible(self, winter: Winter, seat: int) -> bool:
        return any(die < MOST_DIE for die in winter.players[seat].dice)

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        options = [RaiseDie(value) for value in dice.values(winter, deed.seat) if value < MOST_DIE]
        if not options:
            return
        pick = yield Choose(deed.seat, options, rule=deed.rule, ask="raise-die")
        dice.raise_die(winter, deed.seat, pick.die, self.amount, rule=deed.rule)


class RerollDice(Word, frozen=True, kw_only=True):
    """Up to so many unused dice are rolled again; 0 stands for any number."""

    amount: Amount

    def possible(self, winter: Winter, seat: int) -> bool:
        return dice.has(winter, seat)

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        yield from dice.reroll(winter, deed.seat, self.amount, rule=deed.rule)


class TurnDie(Word, frozen=True, kw_only=True):
    """An unused die is set to any value."""

    def possible(self, winter: Winter, seat: int) -> bool:
        return dice.has(winter, seat)

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        options = [
            SetDie(value, to)
            for value in dice.values(winter, deed.seat)
            for to in range(MOST_DIE, 0, -1)
            if to != value
        ]
        if options:
            pick = yield Choose(deed.seat, options, rule=deed.rule, ask="set-die")
            dice.change_die(winter, deed.seat, pick.die, pick.now, rule=deed.rule)


class GainDice(Word, frozen=True, kw_only=True):
    """More dice now, rolled at once."""

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        dice.gain(winter, deed.seat, self.amount, rule=deed.rule)
        yield from ()


class LoseDice(Word, frozen=True, kw_only=True):
    """Unused dice are spent for nothing."""

    is_cost: ClassVar[bool] = True

    amount: Amount = 1

    def payable(self, winter: Winter, deed: Deed) -> bool:
        return len(winter.players[deed.seat].dice) >= self.amount

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        yield from dice.lose(winter, deed.seat, self.amount, rule=deed.rule)


class NextDice(Word, frozen=True, kw_only=True):
    """More or fewer dice in the next rolling step, once."""

    amount: Signed

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        winter.players[deed.seat].next_dice += self.amount
        winter.tell(events.NextDiceChanged(who=deed.seat, by=self.amount, rule=deed.rule))
        yield from ()
