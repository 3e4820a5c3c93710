"""Pointing: who would like which answer to a public question. All see it; it is a wish and no choice."""

from holdouts.engine.decision import Decision, Option
from holdouts.engine.table import Illegal, Table


class Pointing:
    """The wishes around one table, gone when the question is settled or put anew."""

    def __init__(self) -> None:
        self._asked: Decision | None = None
        self._wishes: dict[int, Option] = {}
        self._why: dict[int, str] = {}

    def point(self, table: Table, seat: int, option: Option | None, *, why: str = "") -> None:
        """A seat points at an answer instead of any other, or at none, and may say why by one of the game's phrases.
        Raises Illegal with the reason."""
        decision = table.decision
        if decision is None or not decision.public:
            raise Illegal("illegal-point")
        if seat in decision.seats:
            raise Illegal("illegal-point-own")
        if option is not None and option not in table.options(decision.seats[0]):
            raise Illegal("illegal-point-what")
        wishes = {other: wish for other, wish in self.wishes(table).items() if other != seat}
        self._why = {**{other: said for other, said in self._why.items() if other in wishes}, seat: why}
        self._asked, self._wishes = decision, wishes if option is None else {**wishes, seat: option}

    def wishes(self, table: Table) -> dict[int, Option]:
        """Who points at what, as the question stands now."""
        return self._wishes if table.decision is not None and table.decision is self._asked else {}

    def why(self, table: Table, seat: int) -> str:
        """The phrase by which a seat says why it points where it does; empty, if it says nothing."""
        return self._why.get(seat, "") if seat in self.wishes(table) else ""

    def at(self, table: Table, option: Option) -> list[int]:
        """Who points at an answer, in the order of the seats."""
        return sorted(seat for seat, wish in self.wishes(table).items() if wish == option)
