"""The schema for editors of packs."""

import msgspec

from holdouts.engine.schema import schema
from tests.engine.packs import SHELVES, VOCABULARY, Effect


def test_the_schema_covers_the_header_and_every_shelf():
    found = schema("Scavengers", SHELVES, {Effect: list(VOCABULARY.values())}, {})
    assert found["anyOf"] == [{"$ref": "#/$defs/PackHeader"}, {"$ref": "#/$defs/actions"}, {"$ref": "#/$defs/perils"}]
    assert found["$defs"]["actions"] == {"type": "array", "items": {"$ref": "#/$defs/Action"}}
    assert found["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_effects_in_the_schema_are_one_of_the_vocabulary():
    found = schema("Scavengers", SHELVES, {Effect: list(VOCABULARY.values())}, {})["$defs"]
    assert found["Effect"] == {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in ("Search", "Noise", "Either")]}
    assert found["Action"]["properties"]["effects"]["items"] == {"$ref": "#/$defs/Effect"}
    assert found["Noise"]["properties"]["do"] == {"enum": ["noise"]}
    assert "how-far" in found["Noise"]["properties"]


def test_every_reference_in_the_schema_is_defined():
    found = schema("Scavengers", SHELVES, {Effect: list(VOCABULARY.values())}, {})
    text = msgspec.json.encode(found).decode()
    referred = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert referred <= found["$defs"].keys()
