"""Options: a set-up out of what was typed on a command line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from holdouts.engine.game import Game, Setup
from holdouts.engine.library import read_setup
from holdouts.engine.setup import fields_of, unknown_option


class Misplaced(ValueError):
    """Words on a command line that cannot be understood; the message says how options are written."""


def build_setup(game: Game, scenario: str, seats: int, packs: Sequence[str], extra: Mapping[str, str]) -> Setup:
    """A whole set-up out of what was typed; raises SetupError with a sentence."""
    options: dict[str, Any] = {"scenario": scenario, "seats": seats, "packs": tuple(packs)}
    known = {field.name: field for field in fields_of(game)}
    for name, text in extra.items():
        if name not in known:
            raise unknown_option(name, known)
        options[name] = known[name].read(text)
    return read_setup(game, options)


def read_flags(game: Game, words: Sequence[str], pairs: Sequence[str]) -> dict[str, str]:
    """Options given as `--caravan`, `--no-caravan`, `--characters two` or `--set characters=two`."""
    found = dict(read_pairs(pairs))
    known = {field.name: field for field in fields_of(game)}
    switches = {name for name, field in known.items() if field.kind == "flag"}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            raise Misplaced(f"'{word}' stands alone; an option is written --name value")
        name, equals, value = word.removeprefix("--").partition("=")
        if equals:
            found[name] = value
        elif name in switches:
            found[name] = "yes"
        elif name.removeprefix("no-") in switches:
            found[name.removeprefix("no-")] = "no"
        elif rest and not rest[0].startswith("--"):
            found[name] = rest.pop(0)
        elif name in known:
            raise Misplaced(f"{name}: a value is missing")
        else:
            raise unknown_option(name, known)
    return found


def read_pairs(pairs: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Options given as `--set characters=two`."""
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Misplaced(f"--set wants key=value, not '{pair}'")
        yield name.strip(), value.strip()
