"""Imagined games: who plays in them, and what a careful newcomer would try."""

from holdouts.bots.bot import Bot
from holdouts.bots.sensible import SensibleBot
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.observing import observe
from holdouts.engine.table import Table


class Imagined(SensibleBot):
    """A careful newcomer in an imagined game: nobody waits for it."""

    def pick_in_time(self, table: Table, seat: int, must: bool) -> Option | None:
        return self.pick(table, seat, must)


class Everybody(dict[int, Bot]):
    """One bot in every seat but those of others: it plays each as if it knew nothing of the rest."""

    def __init__(self, bot: Bot, others: dict[int, Bot]) -> None:
        super().__init__(others)
        self._bot = bot

    def __missing__(self, seat: int) -> Bot:
        return self._bot

    def __contains__(self, seat: object) -> bool:
        return True


def favourites(table: Table, seat: int, options: list[Option], most: int, dice: Dice) -> list[Option]:
    """The options that a careful newcomer would pick, the best first: each is what they pick if those before are gone.

    What may end the game for everybody is never tried.
    """
    decision = table.decision
    assert decision is not None
    seen, question = observe(table, seat), decision.question(seat)
    left = [option for option in options if not option.grave] or list(options)
    found: list[Option] = []
    while left and len(found) < most:
        pick = table.game.sensible(seen, question, list(left), True, dice) if len(left) > 1 else left[0]
        if pick is None or pick not in left:
            pick = left[0]
        found.append(pick)
        left.remove(pick)
    return found
