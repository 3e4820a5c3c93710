"""What a card of The Long Night can ask about the table."""

from holdouts.engine.conditions import Test
from holdouts.engine.reactions import Moment
from holdouts.starter.state import Camp


class LowFire(Test, frozen=True, kw_only=True):
    """The fire is down to two or less."""

    def holds(self, camp: Camp, seat: int, moment: Moment | None = None) -> bool:
        return camp.fire <= 2
