"""Variety: set-ups of a game for the tools of the lab, whatever its options are."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.library import new_table, read_setup
from holdouts.engine.setup import ANY, Field, fields_of, scenarios_of

USUAL_SEATS = 4


def usual_setups(game: Game) -> list[Setup]:
    """Every scenario with every number of players, all options as they usually are."""
    counts = scenarios_of(game)
    return [read_setup(game, {"scenario": name, "seats": seats}) for name, many in counts.items() for seats in many]


def each_option(game: Game, base: Setup) -> list[Setup]:
    """A set-up, and the same with one option otherwise: every switch turned, every other value of a choice."""
    found, usual = [base], msgspec.to_builtins(base)
    for field in fields_of(game):
        values = {"flag": (True, False), "choice": field.values}.get(field.kind, ())
        if field.is_for(base.seats):
            others = [value for value in values if value != usual[field.name]]
            found += [read_setup(game, {**usual, field.name: value}) for value in others]
    return found


def otherwise(game: Game, setup: Setup) -> dict[str, str]:
    """The options of a set-up that are not the usual, in words."""
    chosen = msgspec.to_builtins(setup)
    simple = [field for field in fields_of(game) if field.kind in ("flag", "choice")]
    return {field.name: _said(chosen[field.name]) for field in simple if chosen[field.name] != field.usual}


def _said(value: object) -> str:
    """A value as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def playable(game: Game, setups: Iterable[Setup]) -> list[Setup]:
    """Those that a table can be set for; if there are none, the SetupError says why."""
    found: list[Setup] = []
    refused: SetupError | None = None
    for setup in setups:
        try:
            new_table(game, setup, 0, keep=False)
        except SetupError as error:
            refused = error
        else:
            found.append(setup)
    if refused is not None and not found:
        raise refused
    return found


def full_tables(game: Game, seats: int = USUAL_SEATS) -> list[Setup]:
    """The game's own set-ups for so many players, or for the number nearest to that."""
    found = list(game.setups())
    nearest = min((setup.seats for setup in found), key=lambda count: abs(count - seats))
    return [setup for setup in found if setup.seats == nearest]


def varied(game: Game, base: Setup, random: Random) -> Setup:
    """The same scenario and players with options drawn at random, as far as they can be had together."""
    drawn = base
    options = [field for field in fields_of(game) if field.kind != "data" and field.is_for(base.seats)]
    random.shuffle(options)
    for field in options:
        wanted: dict[str, Any] = msgspec.to_builtins(drawn)
        wanted[field.name] = _draw(field, base.seats, random)
        try:
            other = read_setup(game, wanted)
            new_table(game, other, 0, keep=False)
        except SetupError:
            continue
        drawn = other
    return drawn


def _draw(field: Field, seats: int, random: Random) -> object:
    match field.kind:
        case "flag":
            return random.random() < 0.5
        case "number":
            return random.randint(field.least, field.most)
        case "each-seat":
            named = [value for value in field.values if value != ANY]
            if field.distinct:
                return random.sample(named, seats) if seats <= len(named) and random.random() < 0.5 else []
            return random.choices(named, k=seats)
        case "several":
            return random.sample(field.values, random.randint(0, len(field.values)))
        case _:
            return random.choice(field.values)
