"""Forms: what a browser posts, and what the page of a new table offers."""

import re
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request

from holdouts.bots.thinker import LEVELS
from holdouts.engine import setup as setups
from holdouts.engine.briefing import what_it_takes
from holdouts.engine.chance import Dice
from holdouts.engine.game import Game, SetupError
from holdouts.engine.library import read_setup, spoken_by
from holdouts.engine.setup import ANY, Field, fields_of
from holdouts.engine.words import Words
from holdouts.server import seats as chairs
from holdouts.server.invitations import NewTable, Rematch
from holdouts.server.refusal import Refused

LARGEST_FORM = 64 * 1024
LARGEST_SAVE = 2 * 1024 * 1024
"""The longest games we have seen take a twentieth of it."""

LONGEST_SEED = 19
"""Digits of the largest seed that can be typed."""

KINDS = ("me", "device", "open", "sensible", *LEVELS, "random")
MOST_SEATS = 12
USUAL_SEATS = 3
"""How many sit at a table that is set at once."""
NEWCOMERS = 2
"""How many sit at one whose form nobody has touched."""


def options_of(game: Game, form: Mapping[str, str], words: Words) -> list[dict[str, Any]]:
    """The options that this game alone has, as things to tick, to pick or to type; with what was filled in."""
    return [
        {
            "name": field.name,
            "kind": field.kind,
            "title": field.title(words),
            "note": field.note(words),
            "only": field.players(words),
            "choices": _choices(field, words),
            "least": field.least,
            "most": field.most,
            "seats": field.seats,
            "value": form.get(f"option-{field.name}", field.typed(field.usual)),
            "picked": [value for value in field.values if form.get(f"option-{field.name}-{value}") == "yes"],
        }
        for field in fields_of(game)
        if field.kind in ("flag", "choice", "number", "several")
    ]


def _choices(field: Field, words: Words) -> list[tuple[str, str]]:
    return [(value, field.value_title(value, words)) for value in field.values]


def sheet_of(game: Game, form: Mapping[str, str], words: Words) -> list[dict[str, str]]:
    """What the sheet of a campaign asks, with what was filled in; nothing, where a game has none."""
    if game.sheet is None:
        return []
    return [
        {
            "name": f"option-{game.sheet.option}-{field}",
            "title": words.say(f"sheet-field-{field}"),
            "note": words.say(f"sheet-field-{field}-note") if words.has(f"sheet-field-{field}-note") else "",
            "value": form.get(f"option-{game.sheet.option}-{field}", ""),
        }
        for field in game.sheet.fields
    ]


def scenarios_of(game: Game, form: Mapping[str, str], words: Words) -> list[dict[str, Any]]:
    """The scenarios of a game, each with the numbers of players it is for and with what it takes as the form stands."""
    takes = takes_of(game, form, words)
    found = setups.scenarios_of(game)
    each = [
        {
            "id": id_,
            "name": words.say(f"name-{id_}"),
            "premise": words.say(f"flavour-{id_}") if words.has(f"flavour-{id_}") else "",
            "takes": takes[id_],
            "least": min(seats),
            "most": max(seats),
        }
        for id_, seats in found.items()
    ]
    counts = [count for seats in found.values() for count in seats]
    chance = {"name": words.say("scenario-chance"), "premise": words.say("scenario-chance-note")}
    return [*each, {"id": ANY, **chance, "least": min(counts), "most": max(counts)}]


def takes_of(game: Game, form: Mapping[str, str], words: Words) -> dict[str, str]:
    """What each scenario takes with the players and options of the form; of one that does not fit them, what it takes
    with as many as it is for. Blocks."""
    wanted = read_options(game, form)
    players = len(_taken(form)) or NEWCOMERS

    def said(scenario: str, counts: list[int]) -> str:
        fitting = min(counts, key=lambda count: abs(count - players))
        for options in (wanted, {}):
            try:
                setup = read_setup(game, {**options, "scenario": scenario, "seats": fitting})
                return what_it_takes(game, setup, words)
            except SetupError:
                continue
        return ""

    return {scenario: said(scenario, counts) for scenario, counts in setups.scenarios_of(game).items()}


def by_chance(game: Game, seats: int, seed: str) -> str:
    """A scenario for so many players; the same seed finds the same one."""
    found = setups.scenarios_of(game)
    fitting = [id_ for id_, counts in found.items() if seats in counts] or list(found)
    chosen = seed.isascii() and seed.isdigit() and len(seed) <= LONGEST_SEED
    return Dice(int(seed) if chosen else secrets.randbits(64)).pick(fitting)


def read_new_table(game: Game, form: Mapping[str, str]) -> NewTable:
    """A table as it was filled in."""
    seats = [{"kind": form[f"kind-{number}"], "name": form.get(f"name-{number}", "")} for number in _taken(form)]
    options = read_options(game, form)
    if game.sheet is not None:
        lines = {field: form.get(f"option-{game.sheet.option}-{field}", "") for field in game.sheet.fields}
        if any(line.strip() for line in lines.values()):
            with spoken_by(game):
                options[game.sheet.option] = game.sheet.read(lines)
    seed = form.get("seed", "").strip()
    scenario = form.get("scenario", "")
    wanted = {
        "game": game.id,
        "scenario": by_chance(game, len(seats), seed) if scenario == ANY else scenario,
        "seats": seats,
        "options": options,
        "lang": form.get("lang", "en"),
        "seed": seed or None,
        "commitments": form.get("commitments", "").split(),
        "contributions": form.get("contributions", "").split(),
    }
    try:
        return msgspec.convert(wanted, NewTable, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused("refused-form", f"{problem}.") from problem


def _taken(form: Mapping[str, str]) -> list[int]:
    """The seats that somebody takes, or a bot."""
    return [number for number in range(MOST_SEATS) if form.get(f"kind-{number}", "none") != "none"]


def read_options(game: Game, form: Mapping[str, str]) -> dict[str, Any]:
    """The options of the game as they were filled in, but for its sheet."""
    options: dict[str, Any] = {}
    for field in fields_of(game):
        typed = form.get(f"option-{field.name}", "")
        if field.kind == "flag":
            options[field.name] = typed == "yes"
        elif field.kind == "several":
            options[field.name] = [value for value in field.values if form.get(f"option-{field.name}-{value}") == "yes"]
        elif field.kind == "each-seat":
            each = [form.get(f"option-{field.name}-{number}", "") for number in _taken(form)]
            if any(each):
                options[field.name] = [value or ANY for value in each]
        elif typed:
            options[field.name] = typed
    return options


def usual_table(game: Game) -> dict[str, str]:
    """The form as a newcomer would want it, for whoever wants to play at once: alone with careful bots."""
    scenario, counts = next((id_, counts) for id_, counts in setups.scenarios_of(game).items() if max(counts) > 1)
    count = min(max(USUAL_SEATS, min(counts)), max(counts))
    kinds = {f"kind-{number}": "me" if number == 0 else "sensible" for number in range(count)}
    return {"scenario": scenario, **kinds}


def read_rematch(form: Mapping[str, str]) -> Rematch:
    """How the same people want to play again."""
    wanted = {"same_seed": form.get("seed") == "same", "contributions": form.get("contributions", "").split()}
    try:
        return msgspec.convert(wanted, Rematch)
    except msgspec.ValidationError as problem:
        raise Refused("refused-form", f"{problem}.") from problem


def read_moment(text: str) -> int:
    """The number of a choice in an address or a form; one that no game reaches is that of no moment."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused("refused-history")
    return int(text)


def rows_of(game: Game, form: Mapping[str, str], words: Words) -> list[dict[str, Any]]:
    """The seats of the page, as they were filled in or as a newcomer would want them, with what each may pick."""
    most = max(setup.seats for setup in game.setups())
    rows = []
    for number in range(most):
        usual = "me" if number == 0 else "sensible" if number < NEWCOMERS else "none"
        rows.append(
            {
                "number": number,
                "kind": form.get(f"kind-{number}", usual),
                "kinds": KINDS if number == 0 else (*KINDS, "none"),
                "name": form.get(f"name-{number}", chairs.NAMES[number] if number < len(chairs.NAMES) else ""),
                "picks": [
                    {
                        "name": f"option-{field.name}-{number}",
                        "title": field.title(words),
                        "choices": [choice for choice in _choices(field, words) if choice[0] != ANY],
                        "value": form.get(f"option-{field.name}-{number}", ""),
                    }
                    for field in fields_of(game)
                    if field.kind == "each-seat"
                ],
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
