"""State: plain data, from which everything else is drawn.

A game's state is a struct of ints, strings and lists. msgspec encodes and decodes it as it is, and a copy is
that round trip. What is not data (the cards of the table's packs, the chronicle that listens) is attached from outside
and never encoded.
"""

from collections.abc import Callable, Generator
from functools import cache
from typing import Any, Generic, TypeVar

import typing_extensions
from msgspec import Struct

from holdouts.engine.chance import (
    Seed,
    imagined_key,
    is_imagined,
    key_of,
    number_below,
    quick_number_below,
    shuffle,
    shuffle_quickly,
)
from holdouts.engine.decision import Decision
from holdouts.engine.events import Event
from holdouts.engine.types import interpreted

T = TypeVar("T")
Book = TypeVar("Book")

Steps = Generator[Decision, Any, T]
"""What a rule returns: it yields decisions, receives answers, and comes to a result."""

Due = tuple[str, tuple[int, ...]]
"""A step that is still to come: its name and plain arguments."""


class GameOver(Exception):
    """Raised by `State.end` to leave all rules at once; the table catches it."""


@interpreted
class Attached(Generic[Book]):
    """What hangs on a state without being part of it."""

    __slots__ = ("beside", "book", "put", "told")

    book: Book
    told: list[Event] | None
    put: int
    """How many steps the one that is running has put on the agenda."""
    beside: Any
    """What a game has worked out of its state and would work out again, such as a map."""

    def attach(self, book: Book, told: list[Event] | None) -> None:
        self.book = book
        self.told = told
        self.put = 0
        self.beside = None

    def listen(self, told: list[Event]) -> None:
        """From now on this list hears what is told, in the middle of a step too."""
        self.told = told


class Piece(Struct, array_like=True, gc=False):
    """A part of the table that lies on it several times: copied often, so it is kept as bare values in a row."""


class State(Attached[Book], Struct):
    """What every game has: dice, an agenda, a calendar and an end."""

    key: bytes = b""
    dice: int = 0
    """How many numbers were drawn."""
    loaded: list[int] = []
    unveiled: int = 0
    agenda: list[Due] = []
    """What is still to come, the next step first."""
    round: int = 0
    turn: int = 0
    ended: str = ""
    winners: list[int] = []

    # --- chance ---

    def seed(self, seed: Seed) -> None:
        """All that is left to chance follows from this seed from now on."""
        self.key = key_of(seed)
        self.dice = 0

    def imagine(self, seed: Seed) -> None:
        """From now on this is a game that somebody imagines."""
        self.key = imagined_key(seed)
        self.dice = 0
        self.loaded = []

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1 (loaded dice first)."""
        if self.loaded:
            result = self.loaded.pop(0)
            if not 0 <= result < bound:
                raise ValueError(f"loaded dice: {result} is not below {bound}")
            return result
        drawn = self.dice
        self.dice = drawn + 1
        draw = quick_number_below if is_imagined(self.key) else number_below
        return draw(self.key, drawn, bound)

    def roll(self, faces: int) -> int:
        """A die with that many faces, from 1 up."""
        return self.below(faces) + 1

    def pick(self, things: list[T]) -> T:
        """One of them at random."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place. Loaded dice do not stack a deck: a position gives its piles in order."""
        mix = shuffle_quickly if is_imagined(self.key) else shuffle
        self.dice = mix(self.key, self.dice, things)

    def show_roll(self, seat: int, shown: int, rule: str, *, least: int, most: int) -> None:
        """The dice of a card were rolled and fell into a band, from the least to the most of it: a game whose cards
        have bands tells it."""

    # --- agenda ---

    def then(self, step: Callable[..., Any], *args: int) -> None:
        """After the step that is running comes this one, and what it puts here next comes after that: steps follow
        one another as they are named. What was on the agenda before waits until they are done."""
        put = self.put
        self.agenda.insert(put, (step.__name__, args))
        self.put = put + 1

    def end(self, winners: list[int], how: str) -> None:
        """The game is over, whatever was going on."""
        self.winners = winners
        self.ended = how
        self.agenda.clear()
        raise GameOver

    # --- who ---

    @property
    def seats(self) -> range:
        """All seats of the table."""
        raise NotImplementedError

    def clockwise(self, start: int) -> list[int]:
        """The seats that are still in the game, clockwise from a seat (which comes first, if it is): all of them, where
        nobody ever leaves it."""
        return list(around(len(self.seats), start))

    def living(self) -> list[int]:
        """The seats that are still in the game, in playing order."""
        return self.clockwise(0)

    def others(self, seat: int) -> list[int]:
        """The others who are still in the game, clockwise."""
        around = self.clockwise(seat)
        return around[1:] if around[:1] == [seat] else around

    def people(self, who: str, seat: int) -> list[int]:
        """Whom an effect's `each` means."""
        return self.clockwise(seat) if who == "everyone" else self.others(seat)

    # --- the chronicle ---

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    def sealed(self) -> int:
        """How often something hidden was tried against what players did. Nothing before such a trial is taken back,
        not even by somebody alone with bots: doing otherwise would tell what the trial did not."""
        return 0

    def unveil(self) -> None:
        """Somebody has just learned something hidden: a shared game cannot be taken back past this."""
        self.unveiled += 1


S = typing_extensions.TypeVar("S", bound=State[Any], default=Any)
"""A game's state: what its rooms have in common."""


@cache
def around(count: int, start: int) -> tuple[int, ...]:
    """The seats of a table with so many, clockwise from one of them; from the first, if it is none of them."""
    start = start if 0 <= start < count else 0
    return (*range(start, count), *range(start))


def _nothing() -> Steps[None]:
    yield from ()


_DONE = _nothing()
next(_DONE, None)


def at_once() -> Steps[None]:
    """What a rule returns that asks nothing: always the same generator, which has long come to its end."""
    return _DONE


class Script:
    """The steps of one game by name. What it decorates can stand on the agenda: `@step` a rule that may ask, which is
    why it is a generator; `@step.silent` one that only does something."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., Any]] = {}
        self.asking: set[str] = set()

    def __call__(self, step: Callable[..., T]) -> Callable[..., T]:
        self.silent(step)
        self.asking.add(step.__name__)
        return step

    def silent(self, step: Callable[..., T]) -> Callable[..., T]:
        """A step that asks nothing, and is done when it returns."""
        name = step.__name__
        if name in self.steps:
            raise ValueError(f"two steps are called {name}")
        self.steps[name] = step
        return step
