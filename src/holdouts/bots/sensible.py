"""The sensible bot: it plays as a careful newcomer would."""

from holdouts.bots.bot import Bot
from holdouts.bots.briefs import Brief, Shelf, think_sensibly, veiled_for
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.observing import observe
from holdouts.engine.table import Table
from holdouts.engine.talk import accusations

SEATS = 100
"""More than sit at any table: no two seats draw the same for their advice."""


class SensibleBot(Bot):
    """Plays as a careful newcomer would, from the observation of its seat alone. Each game says how."""

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        decision = table.decision
        options = table.options(seat)
        if decision is None or not options:
            return None
        if must and len(options) == 1:
            only: Option = options[0]
            return only
        return table.game.sensible(observe(table, seat), decision.question(seat), list(options), must, self.dice)

    def tempted(self, table: Table, seat: int) -> bool:
        tempted = table.game.tempted
        return tempted is None or tempted(table.state, seat)

    def advise(self, table: Table, seat: int) -> Option | None:
        decision = table.decision
        if decision is None or not self.quick:
            return None
        asked = decision.seats[0]
        options = list(table.options(asked))
        dice = Dice(len(table.choices) * SEATS + seat)  # its own are for its own choices
        return table.game.sensible(observe(table, seat), decision.question(asked), options, True, dice)

    def brief(self, table: Table, seat: int, must: bool, shelf: Shelf) -> Brief | None:
        decision, game = table.decision, table.game
        options = list(table.options(seat))
        if decision is None or (must and len(options) == 1):
            return None
        known = (veiled_for(table, seat), accusations(table))
        asked = (seat, decision.question(seat), options, must)
        return Brief(think_sensibly, (game.id, shelf, *known, *asked, self.dice.dice))
