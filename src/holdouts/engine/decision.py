"""Decisions: what a rule asks, of whom, and what they may answer.

Every decision is one pick out of a list. Lists may be given as functions: they are then made when somebody looks, and
made anew in an imagined game.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, ClassVar, dataclass_transform

from msgspec import Struct

from holdouts.engine.fields import CardId, Seat
from holdouts.engine.names import kebab
from holdouts.engine.why_not import Why

CLOCK = -1
"""The seat that time-outs are logged under."""


@dataclass_transform(frozen_default=True)
class Option(Struct, frozen=True, gc=False, tag=kebab, tag_field="pick"):
    """Base of all options: a verb with plain fields, which nobody changes. Its words come from its class and fields.

    Options, events and moments hold nothing that could hold them, so the garbage collector need not know of them (a
    tenth less for a choice of Maximum Apocalypse).
    """

    quiet: ClassVar[bool] = False
    """An offer that is always there and is no reason to ask."""

    aside: ClassVar[bool] = False
    """It only makes its seat ready for later, unseen: no undo is refused because of it, none asks for it."""

    grave: ClassVar[bool] = False
    """It may end the game for everybody: those who pick at random think again before they take it."""


class CardPick(Option):
    """Base of what is done with a card."""

    card: CardId


class SeatPick(Option):
    """Base of what is done with somebody."""

    seat: Seat


class TimeOut(Option):
    """The clock answers: each seat still asked gets its default."""


class Question(Struct, frozen=True):
    """What a seat is asked, as plain data: all of a decision that its options do not say."""

    rule: str
    ask: str
    about: dict[str, Any]


Options = list[Any] | Callable[[], list[Any]]


PLAIN = (int, str, tuple)
"""A union of them would be made anew for each question."""


def _is_plain(said: Any) -> bool:
    """Numbers, names and cards: what nobody can change. A part of the state is none of a question's business."""
    return said.__struct_config__.frozen if isinstance(said, Struct) else isinstance(said, PLAIN)


class Decision:
    """What the table waits for. `seats` must answer; others may have standing offers."""

    __slots__ = ("about", "ask", "cache", "default", "parts", "rule", "seats")

    guarded: ClassVar[bool] = False
    """Whether it is put whatever the hidden options are: who has nothing to choose is passed over without a word."""

    joint: ClassVar[bool] = False
    """Whether answers lie face down until it is settled."""

    discreet: ClassVar[bool] = False
    """Whether nobody else is told whom it asks."""

    public: ClassVar[bool] = False
    """Whether everybody reads the question and its answers, and may point at one."""

    aloud: ClassVar[bool] = False
    """Whether everybody reads what is asked, though not what is answered."""

    alone: ClassVar[bool] = False
    """Whether the table answers it where there is a single option."""

    unseen: tuple[type[Option], ...] = ()
    """Picks of which nobody else hears that they were made."""

    def __init__(
        self,
        seats: tuple[int, ...],
        rule: str,
        ask: str,
        about: dict[str, Any] | None,
        default: Option | None,
    ) -> None:
        self.seats = seats
        self.rule = rule
        self.ask = ask or rule
        self.about = about
        self.default = default
        self.parts: tuple[type[Option], ...] = ()
        """Picks that only add to something: more may follow in the same row (`rows.py`), and nothing is done yet."""
        self.cache: dict[int, list[Any]] = {}

    def list_options(self, seat: int) -> list[Any]:
        """What a seat that is asked may answer."""
        raise NotImplementedError

    def options(self, seat: int) -> list[Any]:
        """What that seat may answer now: its options if it is asked, otherwise its standing offers."""
        found = self.cache.get(seat)
        if found is None:
            found = self.list_options(seat) if seat in self.seats else []
            self.cache[seat] = found
        return found

    def beyond(self) -> list[tuple[Option, Why]]:
        """What lies there too and cannot be chosen yet, each with what speaks against it."""
        return []

    def needs(self, seat: int) -> bool:
        """Whether that seat has anything to choose. Only where a decision is guarded may it have nothing."""
        return True

    def received(self, seat: int, option: Option) -> Any:
        """What the rule receives for a pick, or for the clock's; joint questions wait for the other answers."""
        raise NotImplementedError

    def question(self, seat: int) -> Question:
        """What is asked, as that seat may read it; details are for those who must answer, or for all to read."""
        if self.about is None or not (self.public or self.aloud or seat in self.seats):
            return Question(self.rule, self.ask, {})
        return Question(self.rule, self.ask, {key: said for key, said in self.about.items() if _is_plain(said)})

    def fallback(self, seat: int) -> Option:
        """What the clock answers for a seat that lets its time run out."""
        options = self.options(seat)
        if self.default is not None and self.default in options:
            return self.default
        first: Option = options[0]
        return first


class Choose(Decision):
    """One seat picks one option; the rule receives it."""

    __slots__ = ("_options",)

    alone: ClassVar[bool] = True

    def __init__(
        self,
        seat: int,
        options: Options,
        *,
        rule: str,
        ask: str = "",
        about: dict[str, Any] | None = None,
        default: Option | None = None,
        parts: tuple[type[Option], ...] = (),
    ) -> None:
        # what Decision.__init__ would set: most questions are of this kind, and a call less is felt
        self.seats = (seat,)
        self.rule = rule
        self.ask = ask or rule
        self.about = about
        self.default = default
        self.parts = parts
        self.cache = {seat: options} if type(options) is list else {}
        self._options = options

    def list_options(self, seat: int) -> list[Any]:
        return self._options() if callable(self._options) else self._options

    def received(self, seat: int, option: Option) -> Any:
        return self.fallback(self.seats[0]) if seat == CLOCK else option


class ChooseOpenly(Choose):
    """One seat picks for all: everybody reads the question and its answers, and may point at one.

    So neither may hold anything that is not open to everybody.
    """

    __slots__ = ()

    public: ClassVar[bool] = True


class ChooseWithin(ChooseOpenly):
    """The same, where all of a stall is read: what is out of reach says why."""

    __slots__ = ("_beyond",)

    def __init__(
        self, seat: int, options: Options, *, beyond: Callable[[], list[tuple[Option, Why]]], rule: str, **more: Any
    ) -> None:
        super().__init__(seat, options, rule=rule, **more)
        self._beyond = beyond

    def beyond(self) -> list[tuple[Option, Why]]:
        return self._beyond()


class ChooseUnseen(Choose):
    """One seat picks out of a list whose length is a secret: it is put even when only one option is left.

    A plain `Choose` with one option is answered by the table, and everybody sees that nothing was asked.
    """

    __slots__ = ()

    guarded: ClassVar[bool] = True
    alone: ClassVar[bool] = False

    def needs(self, seat: int) -> bool:
        return len(self.options(seat)) > 1


class ChooseSecretly(ChooseUnseen):
    """One seat picks, and the others are told neither who it is nor whether there was a choice."""

    __slots__ = ()

    discreet: ClassVar[bool] = True


class Joint(Decision):
    """Several seats answer face down, each out of options of its own."""

    __slots__ = ("_options",)

    joint: ClassVar[bool] = True

    def __init__(
        self,
        seats: Iterable[int],
        options: Callable[[int], list[Any]],
        *,
        rule: str,
        ask: str = "",
        about: dict[str, Any] | None = None,
        default: Option | None = None,
    ) -> None:
        super().__init__(tuple(seats), rule, ask, about, default)
        self._options = options


class ChooseTogether(Joint):
    """Several seats pick in secret; the rule receives {seat: option} when all are in."""

    __slots__ = ()

    def list_options(self, seat: int) -> list[Any]:
        return self._options(seat)


class Vote(ChooseTogether):
    """Several seats show at once what they want. Everybody reads the question, so it holds nothing that is not open."""

    __slots__ = ()

    aloud: ClassVar[bool] = True


class Call(Joint):
    """Asking without telling: does anybody want to? Put to everybody for whom it could matter by public knowledge.

    All answer in secret and at once, in no order; whoever can only pass is passed over without a word. It is settled
    by the clock, when no answer that is still missing could change what comes of it. Of those who do not pass, the
    first in the order of the seats acts: the rule receives (seat, option), or None if everybody passes. What the others
    wanted is never told; a rule that lets them puts the call again.
    """

    __slots__ = ("waits",)

    guarded: ClassVar[bool] = True

    def __init__(
        self,
        seats: Iterable[int],
        options: Callable[[int], list[Any]],
        *,
        rule: str,
        default: Option,
        waits: bool = True,
        **more: Any,
    ) -> None:
        """The default is how one passes; `options` lists what else a seat may answer.

        One that does not wait is open as long as the clock lets it, and nobody need say that they pass.
        """
        super().__init__(seats, options, rule=rule, default=default, **more)
        self.waits = waits

    def options(self, seat: int) -> list[Any]:
        # as in Decision, without a method between: everybody is asked at every call, and mostly nobody can do anything
        found = self.cache.get(seat)
        if found is None:
            found = [self.default, *self._options(seat)] if seat in self.seats else []
            self.cache[seat] = found
        return found

    def able(self, seat: int) -> bool:
        """Whether that seat could do anything but pass."""
        return len(self.options(seat)) > 1

    def needs(self, seat: int) -> bool:
        return self.waits and len(self.options(seat)) > 1

    def settled(self, answers: Mapping[int, Any], silent: Container[int] = ()) -> bool:
        """Whether no missing answer could change what comes of it; who is silent does not mean to answer."""
        for seat in self.seats:
            if seat in answers:
                if answers[seat] != self.default:
                    return True
            elif seat not in silent and self.needs(seat):
                return False
        return True

    def outcome(self, answers: Mapping[int, Any]) -> tuple[int, Any] | None:
        """Who acts, and how."""
        for seat in self.seats:
            if answers.get(seat, self.default) != self.default:
                return seat, answers[seat]
        return None


class Window(Decision):
    """Some seats are asked, whoever of them picks first acts, and others may step in with a standing offer.

    The rule receives (seat, option). With one seat it is an ordinary decision others may interrupt; a race is
    ended only by the clock or by the rule itself: a time-out reaches the rule as (CLOCK, TimeOut()).

    A race may be held against the clock: all races of the same turn share its seconds. The clock stands still while
    other questions are open, unless it is merciless. Of picks that are unseen nobody else hears that they were made.
    """

    __slots__ = ("_offers", "_options", "is_race", "merciless", "open_to", "seconds", "unseen")

    def __init__(
        self,
        seats: int | tuple[int, ...],
        options: Callable[[int], list[Any]],
        *,
        rule: str,
        ask: str = "",
        offers: Callable[[int], list[Any]] | None = None,
        open_to: Iterable[int] = (),
        about: dict[str, Any] | None = None,
        default: Option | None = None,
        is_race: bool = False,
        seconds: int = 0,
        merciless: bool = False,
        unseen: tuple[type[Option], ...] = (),
        parts: tuple[type[Option], ...] = (),
        listed: list[Any] | None = None,
    ) -> None:
        """A rule that had to list the options of a seat to see whether to ask it at all hands the list on."""
        # what Decision.__init__ would set, as above
        self.seats = (seats,) if isinstance(seats, int) else seats
        self.rule = rule
        self.ask = ask or rule
        self.about = about
        self.default = default
        self.parts = parts
        self.cache = {} if listed is None else {self.seats[0]: listed}
        self.is_race = is_race
        self.seconds = seconds
        self.merciless = merciless
        self.unseen = unseen
        self._options = options
        self._offers = offers
        others = tuple(open_to)
        if others and not set(self.seats).isdisjoint(others):
            others = tuple([other for other in others if other not in self.seats])
        self.open_to = others

    def options(self, seat: int) -> list[Any]:
        # as in Decision, without a method for each of the two lists: everybody is polled at every window
        found = self.cache.get(seat)
        if found is None:
            if seat in self.seats:
                found = self._options(seat)
            else:
                found = self._offers(seat) if self._offers is not None and seat in self.open_to else []
            self.cache[seat] = found
        return found

    def received(self, seat: int, option: Option) -> Any:
        if seat == CLOCK and not self.is_race:
            return self.seats[0], self.fallback(self.seats[0])
        return seat, option
