"""What a careful newcomer would pick."""

from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This
from holdouts.starter.observation import Observation
from holdouts.starter.picks import Gather, Play, Watch


def sensible(seen: Observation, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """They take turns to watch. What lasts first; wood when the fire would go out; otherwise a card for later."""
    ways: list[Option] = [option for option in options if isinstance(option, This)]
    if ways:
        return ways[0]
    watch = [option for option in options if isinstance(option, Watch)]
    if watch and seen.nights % len(seen.others) == seen.seat and len(seen.others) > 1:
        return watch[0]
    plays = [option for option in options if isinstance(option, Play)]
    lasting = [option for option in plays if seen.book.cards[option.card].lasts]
    gather = [option for option in options if isinstance(option, Gather)]
    if lasting:
        return lasting[0]
    if gather and seen.fire > 2 * seen.burning:
        return gather[0]
    found: Option = (plays or gather or options)[0]
    return found
