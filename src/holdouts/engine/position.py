"""Position: set up a situation by hand and play on from it. Each game derives its own builder."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Self, TypeVar, cast

from msgspec.structs import replace

from holdouts.engine.decision import Call, Option
from holdouts.engine.events import Event
from holdouts.engine.fields import fields_of
from holdouts.engine.game import Game
from holdouts.engine.library import base_book, read_setup
from holdouts.engine.rows import choose_all
from holdouts.engine.state import State
from holdouts.engine.table import Table
from holdouts.engine.types import interpreted

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=State[Any])


@interpreted
class AlreadyPlaying(RuntimeError):
    """A position cannot be changed by hand once the first choice was made."""


def dealt(game: Game, scenario: str, seats: int, seed: int, book: Any = None, **options: Any) -> Any:
    """The state of a game as it is dealt, with the cards of the box if no book is given. What else the table settles is
    named as in its set-up, with underscores: `free_eating=True`."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    setup = read_setup(game, {"scenario": scenario, "seats": seats, **named})
    return game.deal(setup, book or base_book(game), seed)


class Position(Generic[S]):
    """A table whose state is arranged first and played from then on.

    Arranging ends with the first choice or the first look at the table. Options may name cards, places and so on by
    their ids instead of numbers: `choose(Play("hunt"))`.
    """

    _phase = ""

    def __init__(self, game: Game, state: S, *, as_dealt: bool = False) -> None:
        """A table that is left as it was dealt begins with what the rules begin with."""
        self.game = game
        self.state = state
        self.as_dealt = as_dealt
        self._table: Table | None = None
        self._shared = False
        if not as_dealt:
            self._clear_table()

    # --- arranging ---

    def _clear_table(self) -> None:
        """Take away what was dealt: a position begins with as little as it can."""

    def arranging(self) -> S:
        """The state, as long as it may be changed by hand."""
        if self._table is not None:
            raise AlreadyPlaying("The game has begun: arrange the position before the first choice.")
        return self.state

    def arrange(self, part: object = None, /, **fields: object) -> Self:
        """These fields of a part of the state (or of the state itself) are as given."""
        state = self.arranging()
        for name, value in fields.items():
            setattr(state if part is None else part, name, value)
        return self

    def put(self, cards: Iterable[int], zone: list[int]) -> Self:
        """These cards are in a zone, after those that are there."""
        self.arranging()
        zone += cards
        return self

    def put_on_top(self, cards: Iterable[int], deck: list[int]) -> Self:
        """These cards come up next in a deck, the first one first."""
        return self.put(reversed(list(cards)), deck)

    def put_alone(self, cards: Iterable[int], deck: list[int], rest: list[int]) -> Self:
        """Exactly these cards are in a deck, the first one on top; those that were there go with the rest."""
        chosen = list(cards)
        rest += deck
        deck.clear()
        return self.put_on_top(chosen, deck)

    def take_out(
        self,
        id_: str,
        shelf: Sequence[Any],
        zones: Iterable[list[int]],
        rather: Callable[[int], Any] = lambda number: 0,
    ) -> int:
        """A card of that name, out of the zones in which it may rest: of several the one that comes first by `rather`,
        and of those the first on the shelf."""
        lying = [(rather(number), number, zone) for zone in zones for number in zone if shelf[number].id == id_]
        if not lying:
            raise LookupError(f"no '{id_}' is left to put there")
        _, number, zone = min(lying, key=lambda found: found[:2])
        zone.remove(number)
        return number

    def rolling(self, *results: int) -> Self:
        """Load the dice: the next rolls show these faces (from 1 up), the next random picks take these places."""
        self.arranging().loaded += [result - 1 for result in results]
        return self

    def shared(self) -> Self:
        """Several people sit here: what was rolled or shown cannot be taken back."""
        self.arranging()
        self._shared = True
        return self

    def phase(self, name: str) -> Self:
        """Play begins with that phase, or that part of one: games say in `finish` what each means."""
        self.arranging()
        self._phase = name
        return self

    def finish(self) -> None:
        """What is still missing before play starts; games override it."""

    # --- playing ---

    def start(self) -> Self:
        """Play begins, up to the first question."""
        self.state = self.now
        return self

    @property
    def table(self) -> Table:
        if self._table is None:
            if not self.as_dealt:
                self.finish()
            self._table = Table(self.game, self.state, shared=self._shared)
            self._go_on()
        self.state = cast(S, self._table.state)
        return self._table

    @property
    def now(self) -> S:
        """The state as it stands, with play begun."""
        return cast(S, self.table.state)

    def choose(self, option: Option, seat: int | None = None) -> Self:
        """Make a choice; without a seat it is the one seat that is asked, or of those who are called the first.

        Questions in which nobody has anything to choose pass at once.
        """
        table = self.table
        if seat is None and len(self.asked()) == 1:
            seat = self.asked()[0]
        table.choose(self.meant(option, seat), seat)
        self._go_on()
        self.state = cast(S, table.state)
        return self

    def choose_all(self, *options: Option, seat: int | None = None) -> Self:
        """Make picks in a row, as somebody does who sends them together."""
        seat = self.asked()[0] if seat is None else seat
        choose_all(self.table, seat, [self.meant(option, seat) for option in options])
        self._go_on()
        self.state = self.now
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

    def names(self, noun: str) -> Sequence[str] | None:
        """The ids behind the numbers of a noun, as the book has them; None if they are plain numbers."""
        shelf = getattr(self.state.book, f"{noun}s", None)
        return None if shelf is None else [thing.id for thing in shelf]

    def ids_of(self, cards: Iterable[int]) -> list[str]:
        """These cards by their ids."""
        return [self.state.book.cards[card].id for card in cards]

    def meant(self, option: Option, seat: int | None) -> Option:
        """The option with numbers in place of ids: of several cards of a name, one that can be chosen."""
        for field in fields_of(type(option)).values():
            name = getattr(option, field.name)
            ids = self.names(field.noun.name) if isinstance(name, str) and field.noun is not None else None
            if ids is None:
                continue
            if name not in ids:
                raise LookupError(f"{field.name}: there is no '{name}'")
            offered = self.table.options(seat) if seat is not None else []
            numbers = [number for number, id_ in enumerate(ids) if id_ == name]
            same = [getattr(other, field.name) for other in offered if type(other) is type(option)]
            match = next((number for number in same if number in numbers), numbers[0])
            option = replace(option, **{field.name: match})
        return option
