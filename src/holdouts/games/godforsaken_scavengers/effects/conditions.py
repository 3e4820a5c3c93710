"""What a card of Godforsaken Scavengers can ask about the table."""

from holdouts.engine.conditions import Test
from holdouts.engine.reactions import Moment
from holdouts.games.godforsaken_scavengers.state import Expedition


class WithCharacters(Test, frozen=True, kw_only=True):
    """The Characters are played with. [GOD-CHARACTER-1]"""

    def holds(self, expedition: Expedition, seat: int, moment: Moment | None = None) -> bool:
        return expedition.with_characters
