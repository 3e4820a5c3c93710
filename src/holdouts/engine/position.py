"""Position: set up a situation by hand and play on from it. Each game derives its own builder."""

from collections.abc import Sequence
from typing import Any, Self, TypeVar

from msgspec.structs import fields, replace

from holdouts.engine.decision import Call, Option
from holdouts.engine.events import Event
from holdouts.engine.game import Game
from holdouts.engine.rows import choose_all
from holdouts.engine.state import State
from holdouts.engine.table import Table

E = TypeVar("E", bound=Event)


class AlreadyPlaying(RuntimeError):
    """A position cannot be changed by hand once the first choice was made."""


class Position:
    """A table whose state is arranged first and played from then on.

    Arranging ends with the first choice or the first look at the table. Options may name cards, places and so on by
    their ids instead of numbers: `choose(Play("hunt"))`.
    """

    def __init__(self, game: Game, state: State[Any]) -> None:
        self.game = game
        self.state: Any = state
        self._table: Table | None = None
        self._shared = False

    # --- arranging ---

    def arranging(self) -> Any:
        """The state, as long as it may be changed by hand."""
        if self._table is not None:
            raise AlreadyPlaying("The game has begun: arrange the position before the first choice.")
        return self.state

    def rolling(self, *results: int) -> Self:
        """Load the dice: the next rolls show these faces (from 1 up), the next random picks take these places."""
        self.arranging().loaded += [result - 1 for result in results]
        return self

    def shared(self) -> Self:
        """Several people sit here: what was rolled or shown cannot be taken back."""
        self.arranging()
        self._shared = True
        return self

    def finish(self) -> None:
        """What is still missing before play starts; games override it."""

    # --- playing ---

    @property
    def table(self) -> Table:
        if self._table is None:
            self.finish()
            self._table = Table(self.game, self.state, shared=self._shared)
            self._go_on()
        self.state = self._table.state
        return self._table

    def choose(self, option: Option, seat: int | None = None) -> Self:
        """Make a choice; without a seat it is the one seat that is asked, or of those who are called the first.

        Questions in which nobody has anything to choose pass at once.
        """
        table = self.table
        if seat is None and len(self.asked()) == 1:
            seat = self.asked()[0]
        table.choose(self.meant(option, seat), seat)
        self._go_on()
        self.state = table.state
        return self

    def choose_all(self, *options: Option, seat: int | None = None) -> Self:
        """Make picks in a row, as somebody does who sends them together."""
        seat = self.asked()[0] if seat is None else seat
        choose_all(self.table, seat, [self.meant(option, seat) for option in options])
        self._go_on()
        self.state = self.table.state
        return self

    def time_out(self) -> Self:
        self.table.time_out()
        self._go_on()
        return self

    def _go_on(self) -> None:
        """Let the clock end what nobody can add anything to."""
        table = self._table
        assert table is not None
        while table.lull and not self._called(table):
            table.time_out()

    def _called(self, table: Table) -> list[int]:
        """Those whose answer to a call could still change what comes of it, in its order."""
        call, answers = table.decision, table.answers()
        found: list[int] = []
        if not isinstance(call, Call):
            return found
        for seat in call.seats:
            if seat not in answers and call.able(seat):
                found.append(seat)
            elif answers.get(seat, call.default) != call.default:
                break
        return found

    def can(self, option: Option, seat: int | None = None) -> bool:
        """Whether that choice is among the options now."""
        if seat is None:
            seat = self.asked()[0]
        try:
            return self.meant(option, seat) in self.table.options(seat)
        except LookupError:
            return False

    def options(self, seat: int | None = None, kind: type[Option] | None = None) -> list[Any]:
        found = self.table.options(self.asked()[0] if seat is None else seat)
        return [option for option in found if kind is None or isinstance(option, kind)]

    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now; of those who are called, one after the other."""
        table = self.table
        if isinstance(table.decision, Call):
            return tuple(self._called(table)[:1])
        return table.waiting_for()

    def asks(self) -> str:
        """The rule behind the question that is asked now, or nothing when the game is over."""
        decision = self.table.decision
        return decision.rule if decision is not None else ""

    def told(self, kind: type[E]) -> list[E]:
        """The events of that kind so far."""
        return [event for event in self.table.chronicle if isinstance(event, kind)]

    # --- names ---

    def names(self, field: str) -> Sequence[str] | None:
        """The ids behind the numbers in a field of an option; None if the field holds plain numbers."""
        return None

    def meant(self, option: Option, seat: int | None) -> Option:
        """The option with numbers in place of ids: of several cards of a name, one that can be chosen."""
        named = {f.name: value for f in fields(option) if isinstance(value := getattr(option, f.name), str)}
        for field, name in named.items():
            ids = self.names(field)
            if ids is None:
                continue
            if name not in ids:
                raise LookupError(f"{field}: there is no '{name}'")
            offered = self.table.options(seat) if seat is not None else []
            numbers = [number for number, id_ in enumerate(ids) if id_ == name]
            same = [getattr(other, field) for other in offered if type(other) is type(option)]
            match = next((number for number in same if number in numbers), numbers[0])
            option = replace(option, **{field: match})
        return option
