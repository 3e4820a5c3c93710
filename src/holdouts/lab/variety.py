"""Variety: set-ups of a game for the tools of the lab, whatever its options are."""

from random import Random
from typing import Any

import msgspec

from holdouts.engine import setup as setups
from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.library import new_table, read_setup
from holdouts.engine.setup import ANY, Field, fields_of, scenarios_of

ATTEMPTS = 20
"""So often options are drawn anew when a game cannot have them together."""

USUAL_SEATS = 4


def usual_setups(game: Game) -> list[Setup]:
    """Every scenario with every number of players, all options as they usually are."""
    counts = scenarios_of(game)
    return [read_setup(game, {"scenario": name, "seats": seats}) for name, many in counts.items() for seats in many]


def full_tables(game: Game, seats: int = USUAL_SEATS) -> list[Setup]:
    """The game's own set-ups for so many players, or for the number nearest to that."""
    found = list(game.setups())
    nearest = min((setup.seats for setup in found), key=lambda count: abs(count - seats))
    return [setup for setup in found if setup.seats == nearest]


def varied(game: Game, base: Setup, random: Random) -> Setup:
    """The same scenario and players with options drawn at random, out of what the game can be played with."""
    plain: dict[str, Any] = msgspec.to_builtins(base)
    for _ in range(ATTEMPTS):
        drawn = {
            field.name: _draw(field, base.seats, random)
            for field in fields_of(game)
            if field.kind != "data" and field.is_for(base.seats)
        }
        try:
            setup = read_setup(game, {**plain, **drawn})
            setups.check(game, setup)
            new_table(game, setup, 0, keep=False)
        except SetupError:
            continue
        return setup
    return base


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
