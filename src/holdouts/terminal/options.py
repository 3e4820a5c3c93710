"""Options: what can be settled before a game, read from the game's own Setup, so that no game is named here."""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.library import read_setup

GENERAL = ("scenario", "seats", "packs")
"""What every game settles, and the command line therefore knows by itself."""

YES = ("yes", "y", "true", "on", "1", "oui", "o")
NO = ("no", "n", "false", "off", "0", "non")


class Field(NamedTuple):
    """One option of a game: its name, what may stand there in words, and what stands there if nobody says."""

    name: str
    kind: inspect.Type
    usual: object

    @property
    def is_switch(self) -> bool:
        return isinstance(self.kind, inspect.BoolType)

    @property
    def values(self) -> tuple[str, ...]:
        """All that may stand here, if that can be listed."""
        match self.kind:
            case inspect.BoolType():
                return ("no", "yes")
            case inspect.LiteralType(values=values):
                return tuple(str(value) for value in values)
            case inspect.IntType(ge=int(least), le=int(most)) if most - least < 10:
                return tuple(str(number) for number in range(least, most + 1))
            case _:
                return ()

    @property
    def allowed(self) -> str:
        """What may stand here, for a help text."""
        match self.kind:
            case inspect.IntType(ge=int(least), le=int(most)):
                return f"{least} to {most}"
            case inspect.IntType():
                return "a number"
            case _:
                return ", ".join(self.values) or "JSON"

    def accepts(self, text: str) -> bool:
        """Whether that may stand here, as far as it can be listed."""
        return text in (*YES, *NO) if self.is_switch else text in self.values

    def said(self, value: object) -> str:
        """A value as a person would type it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)


def fields_of(game: Game) -> list[Field]:
    """The options that this game alone has."""
    info = inspect.type_info(game.setup)
    assert isinstance(info, inspect.StructType)
    return [
        Field(field.encode_name, field.type, _usual(field)) for field in info.fields if field.encode_name not in GENERAL
    ]


def _usual(field: inspect.Field) -> object:
    return None if field.default is msgspec.NODEFAULT else field.default


def scenarios_of(game: Game) -> dict[str, list[int]]:
    """The scenarios of a game, each with the numbers of players it is for."""
    found: dict[str, list[int]] = {}
    for setup in game.setups():
        seats = found.setdefault(setup.scenario, [])
        if setup.seats not in seats:
            seats.append(setup.seats)
    return {scenario: sorted(seats) for scenario, seats in found.items()}


def build_setup(game: Game, scenario: str, seats: int, packs: Sequence[str], extra: Mapping[str, str]) -> Setup:
    """A whole set-up out of what was typed; raises SetupError with a sentence."""
    options: dict[str, Any] = {"scenario": scenario, "seats": seats, "packs": tuple(packs)}
    known = {field.name: field for field in fields_of(game)}
    for name, text in extra.items():
        if name not in known:
            raise SetupError(_unknown(name, known))
        options[name] = _value(known[name], text)
    return read_setup(game, options)


def _value(field: Field, text: str) -> Any:
    if field.is_switch:
        if text.lower() in YES:
            return True
        if text.lower() in NO:
            return False
        raise SetupError(f"{field.name}: say yes or no, not '{text}'")
    if text[:1] in ("[", "{"):
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            raise SetupError(f"{field.name}: this is not JSON: {error}") from None
    return text


def _unknown(name: str, known: Mapping[str, Field]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"there are: {', '.join(known)}"
    return f"there is no option '{name}'; {hint}"


def read_flags(game: Game, words: Sequence[str], pairs: Sequence[str]) -> dict[str, str]:
    """Options given as `--caravan`, `--no-caravan`, `--characters two` or `--set characters=two`."""
    found = dict(_read_pairs(pairs))
    switches = {field.name for field in fields_of(game) if field.is_switch}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            raise SetupError(f"'{word}' stands alone; an option is written --name value")
        name, equals, value = word.removeprefix("--").partition("=")
        if equals:
            found[name] = value
        elif name in switches:
            found[name] = "yes"
        elif name.removeprefix("no-") in switches:
            found[name.removeprefix("no-")] = "no"
        elif rest and not rest[0].startswith("--"):
            found[name] = rest.pop(0)
        else:
            known = {field.name: field for field in fields_of(game)}
            raise SetupError(f"{name}: a value is missing" if name in known else _unknown(name, known))
    return found


def _read_pairs(pairs: Sequence[str]) -> Iterator[tuple[str, str]]:
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SetupError(f"--set wants key=value, not '{pair}'")
        yield name.strip(), value.strip()
