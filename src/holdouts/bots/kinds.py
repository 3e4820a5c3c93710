"""The kinds of bots."""

import re
from collections.abc import Callable
from functools import partial

from holdouts.bots.bot import SLOW_SECONDS, Bot
from holdouts.bots.sensible import SensibleBot
from holdouts.bots.thinker import LEVELS, ThinkingBot, own_budget
from holdouts.engine.decision import Option
from holdouts.engine.table import Table

__all__ = ["KINDS", "SLOW_SECONDS", "Bot", "RandomBot", "SensibleBot", "UnknownBot", "make_bot"]

OFFER_CHANCE = 8
"""A random bot takes a standing offer one time in so many."""

RACE_CHANCE = 2
"""When whoever comes first may act, a random bot does one time in so many."""


class UnknownBot(ValueError):
    """No such kind of bot; the message names those there are."""


class RandomBot(Bot):
    """Picks anything."""

    speaks = False

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        if not must and self.dice.below(RACE_CHANCE if seat in table.waiting_for() else OFFER_CHANCE):
            return None
        options = table.options(seat)
        if not options:
            return None
        option: Option = self.dice.pick(options)
        return self.dice.pick(options) if option.grave else option


KINDS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
    **{level: partial(ThinkingBot, budget=budget) for level, budget in LEVELS.items()},
}

OWN_BUDGET = re.compile(r"search:(?P<number>[1-9]\d{0,5})(?P<milliseconds>ms)?")
"""A search with a budget of one's own: so many imagined games, or so many milliseconds, for each choice."""


def make_bot(kind: str, seed: int) -> Bot:
    """A bot of that kind; its own chances come from the seed."""
    if kind in KINDS:
        return KINDS[kind](seed)
    if own := OWN_BUDGET.fullmatch(kind):
        number = int(own["number"])
        budget = own_budget(seconds=number / 1000) if own["milliseconds"] else own_budget(games=number)
        return ThinkingBot(seed, budget)
    raise UnknownBot(
        f"there is no bot called '{kind}'; choose from {', '.join(KINDS)}, "
        "search:64 (imagined games a choice) or search:300ms"
    )
