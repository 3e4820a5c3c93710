"""A careful newcomer, who guides the whole group when they lead."""

from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.games.this_war_of_mine.observation import Sight
from holdouts.games.this_war_of_mine.picks import DrinkWater, Eat, StandGuard


def sensible(seen: Sight, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """Drink, eat, keep watch; else what comes first."""
    if not must:
        return None
    sober = [option for option in options if not option.grave] or options
    for kind in (DrinkWater, Eat, StandGuard):
        found: list[Option] = [option for option in sober if isinstance(option, kind)]
        if found:
            return found[0]
    chosen: Option = dice.pick(sober)
    return chosen
