"""The description of the HTTP API, as programs read it."""

from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from holdouts import __version__


class Endpoint(NamedTuple):
    """One thing a program can do."""

    method: str
    path: str
    summary: str
    takes: type[Struct] | None
    gives: type[Struct]
    status: int
    needs_token: bool
    handler: str


@cache
def description(endpoints: tuple[Endpoint, ...], problem: type[Struct]) -> dict[str, Any]:
    """OpenAPI 3.1, made from what each endpoint takes and gives, and from how it refuses."""
    types = [kind for each in endpoints for kind in (each.takes, each.gives) if kind is not None]
    every = list(dict.fromkeys([*types, problem]))
    _, components = msgspec.json.schema_components(every, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(f"/api{each.path}", {})[each.method.lower()] = _operation(each, problem)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Holdouts", "version": __version__, "description": "Play at a table by program."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(each: Endpoint, problem: type[Struct]) -> dict[str, Any]:
    refusals = {400, 404, 409, 413, 415, 429, 503} if each.takes else {404, 409, 429, 503}
    refusals |= {401} if each.needs_token else set()
    for_a_seat = "seat" in each.path or (each.takes is not None and "seat" in each.takes.__struct_fields__)
    refusals |= {403} if for_a_seat else set()
    operation: dict[str, Any] = {
        "operationId": each.handler,
        "summary": each.summary,
        "security": [{"token": []}] if each.needs_token else [{}, {"token": []}],
        "responses": {
            str(each.status): {"description": "Done.", "content": _content(each.gives)},
            **{str(code): {"description": "Refused.", "content": _content(problem)} for code in sorted(refusals)},
        },
    }
    named = [name for name in ("id", "seat") if f"{{{name}}}" in each.path]
    if named:
        schemas = {"id": {"type": "string", "minLength": 1, "maxLength": 24}, "seat": {"type": "integer", "minimum": 0}}
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": schemas[name]} for name in named
        ]
    if each.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(each.takes)}
    return operation


def _content(kind: type[Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
