"""Set-up: what can be settled before a game, read from the game's own Setup, for forms, menus and command lines.

A game writes its options as the fields of its Setup: `bool` is a flag, `Literal` a choice, `Annotated[int, Meta(ge=..,
le=..)]` a number, `tuple[Literal[..], ...]` several out of a list, and the same with EACH_SEAT beside it a choice for
each seat. `only_for(1)` beside a type says with how many players the option can be chosen at all, `alone` that one
person then plays every seat. Every option has a default. Whatever else must be true, the game's `deal` checks.
"""

import difflib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, inspect

from holdouts.engine.bounds import excess
from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.refusal import Name
from holdouts.engine.words import Words, cut

GENERAL = ("scenario", "seats", "packs")
"""What every game settles; all other fields are options of the game itself."""

ANY = "any"
"""Among the values of a choice for each seat: this seat leaves it open."""

YES = ("yes", "y", "true", "on", "1", "oui", "o")
NO = ("no", "n", "false", "off", "0", "non")

NEEDED: dict[str, frozenset[str]] = {
    "setup-range": frozenset({"least", "most"}),
    "setup-each": frozenset({"values"}),
    "setup-several": frozenset({"values"}),
    "setup-scenario": frozenset(),
    "setup-no-seat": frozenset({"seat"}),
    "setup-campaign-damaged": frozenset({"reason"}),
    "setup-campaign-over": frozenset(),
}
"""Every key that is said here without being a refusal, or kept for refusals of games, with the slots it fills."""

LONGEST_NAME = 60
"""Longer than any name of an option, and more than any list of them: beyond that nothing is looked for."""

_EACH, _SEATS, _ALONE = "each-seat", "seats", "alone"

EACH_SEAT = Meta(extra={_EACH: "free"})
"""One value for each seat; nothing at all leaves it to the game."""

EACH_SEAT_ITS_OWN = Meta(extra={_EACH: "distinct"})
"""One value for each seat, and no two the same."""


def only_for(*seats: int, alone: bool = False) -> Meta:
    """An option that can be chosen only when so many play; alone: when all of them are played by one person."""
    return Meta(extra={_SEATS: seats, _ALONE: alone})


class Field(NamedTuple):
    """One option of a game."""

    name: str
    kind: Literal["flag", "choice", "number", "several", "each-seat", "data"]
    usual: Any
    """What stands there if nobody says; an empty tuple where each seat may leave it open."""
    values: tuple[str, ...] = ()
    """What may stand there: in a choice, among several, or for each seat."""
    least: int = 0
    most: int = 0
    """Between which numbers."""
    distinct: bool = False
    """Whether nothing may stand there twice."""
    seats: tuple[int, ...] = ()
    """With how many players it can be chosen; empty: with any number."""
    alone: bool = False
    """Whether one person plays every seat then."""

    def is_for(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def players(self, words: Words) -> str:
        """With how many it can be chosen: one by one, or from the first to the last where none between is left out."""
        if len(self.seats) > 2 and self.seats == tuple(range(self.seats[0], self.seats[-1] + 1)):
            return words.say("setup-range", least=self.seats[0], most=self.seats[-1])
        return words.join(map(str, self.seats), "or")

    @property
    def named(self) -> Name:
        return Name(self.name, (f"option-{self.name}",))

    def title(self, words: Words) -> str:
        """The option in words of the game: `option-<name>`."""
        return self.named.said(words)

    def note(self, words: Words) -> str:
        """What it means, if the game says so: `option-<name>-note`."""
        key = f"option-{self.name}-note"
        return words.say(key) if words.has(key) else ""

    def value_title(self, value: str, words: Words) -> str:
        """A value in words of the game: `option-<name>-<value>`, or the name of a card that is called so."""
        return self.value(value).said(words)

    def value(self, value: str) -> Name:
        return Name(value, (f"option-{self.name}-{value}", f"name-{value}"))

    def allowed(self, words: Words) -> str:
        """What may be typed here."""
        match self.kind:
            case "flag":
                return words.join([NO[0], YES[0]], "or")
            case "choice":
                return words.join(self.values, "or")
            case "number":
                return words.say("setup-range", least=self.least, most=self.most)
            case "several":
                return words.say("setup-several", values=words.join(self.values, "or"))
            case "each-seat":
                return words.say("setup-each", values=words.join(self.values, "or"))
            case "data":
                return "JSON"

    def typed(self, value: Any) -> str:
        """A value as a person would type it."""
        if isinstance(value, bool):
            return YES[0] if value else NO[0]
        return ",".join(value) if isinstance(value, tuple) else str(value)

    def read(self, text: str) -> Any:
        """What a person typed, as the plain value it means; whether it may stand here is not yet known."""
        if self.kind == "flag" and text.lower() in YES + NO:
            return text.lower() in YES
        if self.kind in ("several", "each-seat", "data") and text[:1] in ("[", "{"):
            try:
                return msgspec.json.decode(text)
            except msgspec.DecodeError as error:
                raise SetupError("setup-unreadable", option=self.named, reason=str(error)) from None
        if self.kind in ("several", "each-seat"):
            return [part.strip() for part in text.split(",")]
        return text

    def refused(self, value: object, reason: str) -> SetupError:
        """Why that value cannot stand here."""
        said = cut(",".join(map(cut, value[:LONGEST_NAME])) if isinstance(value, list | tuple) else value)
        match self.kind:
            case "flag":
                return SetupError("setup-flag", option=self.named, value=said)
            case "choice" | "several" | "each-seat":
                return SetupError(
                    "setup-choice", option=self.named, value=said, values=tuple(map(self.value, self.values))
                )
            case "number":
                return SetupError("setup-number", option=self.named, value=said, least=self.least, most=self.most)
            case "data":
                return SetupError("setup-unreadable", option=self.named, reason=reason)


@cache
def fields_of(game: Game) -> tuple[Field, ...]:
    """The options that this game alone has."""
    info = inspect.type_info(game.setup)
    assert isinstance(info, inspect.StructType)
    hints = get_type_hints(game.setup, include_extras=True)
    return tuple(_field(field, hints[field.name]) for field in info.fields if field.encode_name not in GENERAL)


def scenarios_of(game: Game) -> dict[str, list[int]]:
    """The scenarios of a game, each with the numbers of players it is for."""
    found: dict[str, set[int]] = {}
    for setup in game.setups():
        found.setdefault(setup.scenario, set()).add(setup.seats)
    return {scenario: sorted(seats) for scenario, seats in found.items()}


def _field(field: inspect.Field, hint: Any) -> Field:
    kind, extra = _unwrapped(field.type)
    usual = None if field.default is msgspec.NODEFAULT else field.default
    found = _of_kind(Field(field.encode_name, "data", usual), kind, extra, hint)
    return found._replace(seats=tuple(extra.get(_SEATS, ())), alone=extra.get(_ALONE, False))


def _of_kind(field: Field, kind: inspect.Type, extra: Mapping[str, Any], hint: Any) -> Field:
    match kind:
        case inspect.BoolType():
            return field._replace(kind="flag")
        case inspect.LiteralType():
            return field._replace(kind="choice", values=_values(hint))
        case inspect.IntType(ge=int(least), le=int(most)):
            return field._replace(kind="number", least=least, most=most)
        case inspect.VarTupleType(item_type=inspect.LiteralType()) if _EACH in extra:
            return field._replace(kind="each-seat", values=_values(hint), distinct=extra[_EACH] == "distinct")
        case inspect.VarTupleType(item_type=inspect.LiteralType()):
            return field._replace(kind="several", values=_values(hint), distinct=True)
        case _:
            return field


def _unwrapped(kind: inspect.Type) -> tuple[inspect.Type, Mapping[str, Any]]:
    """A type, and what was written beside it."""
    extra: dict[str, Any] = {}
    while isinstance(kind, inspect.Metadata):
        extra |= kind.extra or {}
        kind = kind.type
    return kind, extra


def _values(hint: Any) -> tuple[str, ...]:
    """What may stand there, in the order in which the game lists it."""
    if get_origin(hint) is Literal:
        return tuple(map(str, get_args(hint)))
    return next(filter(None, map(_values, get_args(hint))), ())


# --- from options to a set-up ---


def read(game: Game, options: Mapping[str, Any]) -> Setup:
    """A set-up out of plain options; a SetupError names the one that cannot be."""
    known = {field.name: field for field in fields_of(game)}
    for name, value in options.items():
        if name not in known and name not in GENERAL:
            raise unknown_option(name, known)
        for found in excess(value, name):
            raise SetupError("setup-excess", where=found.where, what=found.what)
        if name in known:
            check_value(game, known[name], value)
    try:
        setup: Setup = msgspec.convert(dict(options), game.setup, strict=False)
        return setup
    except msgspec.ValidationError as error:
        raise SetupError("setup-malformed", reason=str(error).replace("`$.", "`")) from None


def check_value(game: Game, field: Field, value: Any) -> None:
    """Each option by itself, so that whoever reads the reason is told what may stand there."""
    try:
        msgspec.convert({"scenario": "", "seats": 1, field.name: value}, game.setup, strict=False)
    except msgspec.ValidationError as error:
        raise field.refused(value, str(error)) from None


def unknown_option(name: str, known: Iterable[str]) -> SetupError:
    names = list(known)
    near = difflib.get_close_matches(name[:LONGEST_NAME], names, 1)
    if near:
        return SetupError("setup-unknown-near", name=name, near=near[0])
    return SetupError("setup-unknown", name=name, known=", ".join(names))


def check(game: Game, setup: Setup) -> None:
    """What every game wants of its options; raises SetupError."""
    plain = msgspec.to_builtins(setup)
    for field in fields_of(game):
        value = plain[field.name]
        if value == msgspec.to_builtins(field.usual):
            continue
        if not field.is_for(setup.seats):
            players = tuple(Name(str(number)) for number in field.seats)
            raise SetupError("setup-only-for", option=field.named, players=players, seats=setup.seats)
        if field.kind == "each-seat" and len(value) != setup.seats:
            raise SetupError("setup-one-each", option=field.named, count=len(value), seats=setup.seats)
        if field.distinct:
            _check_distinct(field, value)


def check_alone(game: Game, setup: Setup) -> None:
    """Several people, or bots, are to play: raises SetupError where an option wants one person in every seat."""
    plain = msgspec.to_builtins(setup)
    for field in fields_of(game):
        if field.alone and plain[field.name] != field.usual:
            raise SetupError("setup-alone", option=field.value(plain[field.name]))


def _check_distinct(field: Field, chosen: list[str]) -> None:
    settled = [value for value in chosen if value != ANY]
    twice = next((value for value in settled if settled.count(value) > 1), None)
    if twice is not None:
        raise SetupError("setup-twice", option=field.named, value=field.value(twice))


def scenario_title(words: Words) -> str:
    """What this game calls its scenarios: `option-scenario`, if it has a word of its own."""
    return Name(words.say("setup-scenario"), ("option-scenario",)).said(words)


def check_seats(scenario: Name, least: int, most: int, seats: int) -> None:
    """So many can play that; raises SetupError."""
    if not least <= seats <= most:
        raise SetupError("setup-seats", scenario=scenario, least=least, most=most, exact=least == most, seats=seats)
