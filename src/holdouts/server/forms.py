"""Forms: what a browser posts, and what the page of a new table offers."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec
from msgspec import inspect
from starlette.requests import Request

from holdouts.engine.game import Game
from holdouts.engine.words import Words
from holdouts.server import seats as chairs
from holdouts.server.invitations import NewTable
from holdouts.server.refusal import Refused

GENERAL = ("scenario", "seats", "packs")
LARGEST_FORM = 64 * 1024
LARGEST_SAVE = 8 * 1024 * 1024
KINDS = ("me", "device", "open", "sensible", "random")
MOST_SEATS = 12


class Field(NamedTuple):
    """One option of a game, as something to tick, to pick or to type."""

    name: str
    switch: bool
    values: tuple[str, ...]
    usual: object
    least: int | None
    most: int | None


def fields_of(game: Game) -> list[Field]:
    """The options that this game alone has; what cannot be typed into a form is left out."""
    info = inspect.type_info(game.setup)
    assert isinstance(info, inspect.StructType)
    found = []
    for field in info.fields:
        match field.type:
            case _ if field.encode_name in GENERAL:
                pass
            case inspect.BoolType():
                found.append(Field(field.encode_name, True, (), field.default, None, None))
            case inspect.LiteralType(values=values):
                found.append(Field(field.encode_name, False, tuple(map(str, values)), field.default, None, None))
            case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
                found.append(Field(field.encode_name, False, (), field.default, least, most))
    return found


def scenarios_of(game: Game, words: Words) -> list[dict[str, Any]]:
    """The scenarios of a game, each with the numbers of players it is for."""
    counts: dict[str, set[int]] = {}
    for setup in game.setups():
        counts.setdefault(setup.scenario, set()).add(setup.seats)
    return [
        {
            "id": id_,
            "name": words.say(f"name-{id_}"),
            "premise": words.say(f"flavour-{id_}") if words.has(f"flavour-{id_}") else "",
            "least": min(seats),
            "most": max(seats),
        }
        for id_, seats in counts.items()
    ]


def read_new_table(game: Game, form: Mapping[str, str]) -> NewTable:
    """A table as it was filled in; a seat of nobody's ends the row."""
    seats = []
    for number in range(MOST_SEATS):
        kind = form.get(f"kind-{number}", "none")
        if kind != "none":
            seats.append({"kind": kind, "name": form.get(f"name-{number}", "")})
    options: dict[str, Any] = {}
    for field in fields_of(game):
        typed = form.get(f"option-{field.name}", "")
        if field.switch:
            options[field.name] = typed == "yes"
        elif typed:
            options[field.name] = typed
    seed = form.get("seed", "").strip()
    wanted = {
        "game": game.id,
        "scenario": form.get("scenario", ""),
        "seats": seats,
        "options": options,
        "lang": form.get("lang", "en"),
        "seed": seed or None,
    }
    try:
        return msgspec.convert(wanted, NewTable, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused("refused-form", f"{problem}.") from problem


def rows_of(game: Game, form: Mapping[str, str]) -> list[dict[str, Any]]:
    """The seats of the page, as they were filled in or as a newcomer would want them."""
    most = max(setup.seats for setup in game.setups())
    rows = []
    for number in range(most):
        usual = "me" if number == 0 else "sensible" if number < 2 else "none"
        rows.append(
            {
                "kind": form.get(f"kind-{number}", usual),
                "kinds": KINDS if number == 0 else (*KINDS, "none"),
                "name": form.get(f"name-{number}", chairs.NAMES[number] if number < len(chairs.NAMES) else ""),
            }
        )
    return rows


# --- bodies ---


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, refused as soon as it is too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("refused-too-large")
    return bytes(body)


async def read_form(request: Request) -> dict[str, str]:
    """A form that was posted the plain way."""
    body = await read_body(request, LARGEST_FORM)
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=200, errors="strict"))
    except ValueError as problem:
        raise Refused("refused-form", f"{problem}.") from problem


async def read_file(request: Request) -> bytes:
    """A file that was posted, in a form or by itself."""
    body = await read_body(request, LARGEST_SAVE)
    boundary = re.fullmatch(
        r'multipart/form-data;\s*boundary="?([^";]{1,70})"?', request.headers.get("content-type", ""), re.IGNORECASE
    )
    if boundary is None:
        return body
    for part in body.split(b"--" + boundary[1].encode("latin-1")):
        head, blank, content = part.partition(b"\r\n\r\n")
        if blank and b'name="file"' in head:
            return content.removesuffix(b"\r\n")
    raise Refused("refused-form", "There is no file in it.")
