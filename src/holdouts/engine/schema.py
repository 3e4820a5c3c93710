"""Schema: what a pack may hold, for editors that know JSON Schema."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from holdouts.engine.content import PackHeader, Shelves


def schema(
    game_title: str,
    shelves: Shelves,
    nodes: Mapping[type, Sequence[type[Struct]]],
    names: Mapping[type, Iterable[str]],
) -> dict[str, Any]:
    """A JSON Schema for editors: it fits `pack.yaml` and every shelf file of the game.

    `nodes` are those that may stand for each base (effects, conditions), `names` the words that may stand for a name.
    """

    def reference(kind: type) -> dict[str, Any]:
        if kind in nodes:
            return {"$ref": f"#/$defs/{kind.__name__}"}
        if kind in names:
            return {"enum": sorted(names[kind])}
        raise NotImplementedError(f"no schema for {kind}")

    every = [node for base in nodes.values() for node in base]
    references, definitions = msgspec.json.schema_components(
        [PackHeader, *shelves.values(), *every], schema_hook=reference, ref_template="#/$defs/{name}"
    )
    header, cards, rest = references[0], references[1 : 1 + len(shelves)], list(references[1 + len(shelves) :])
    files = {shelf: {"type": "array", "items": card} for shelf, card in zip(shelves, cards, strict=True)}
    bases: dict[str, Any] = {}
    for base, kinds in nodes.items():
        bases[base.__name__], rest = {"oneOf": rest[: len(kinds)]}, rest[len(kinds) :]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A pack for {game_title}",
        "anyOf": [header, *({"$ref": f"#/$defs/{shelf}"} for shelf in files)],
        "$defs": {**definitions, **files, **bases},
    }
