"""Looks: what a game brings for its table besides its template: its style sheet.

It has an address that changes with its content, so that a browser fetches it once and keeps it.
"""

from functools import cache
from hashlib import blake2b
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from holdouts.engine.game import Game
from holdouts.games import UnknownGame, find_game
from holdouts.server.refusal import Refused

KINDS = {"css": "text/css; charset=utf-8"}
FOR_GOOD = "public, max-age=31536000, immutable"


class Look(NamedTuple):
    """A file of a game's look, and where it lies."""

    text: str
    address: str


@cache
def look_of(game: Game, kind: str) -> Look:
    """The style sheet of a game (css)."""
    style = game.folder / f"table.{kind}"
    text = style.read_text(encoding="utf-8") if style.is_file() else ""
    mark = blake2b(text.encode(), digest_size=4).hexdigest()
    return Look(text, f"/look/{game.id}/{mark}.{kind}")


async def look(request: Request) -> Response:
    """A file of a game's look. An address of before leads to what there is now, which is not kept under it."""
    try:
        game = find_game(request.path_params["game"])
    except UnknownGame as problem:
        raise Refused("refused-missing") from problem
    kind = request.path_params["file"].rpartition(".")[2]
    if kind not in KINDS:
        raise Refused("refused-missing")
    found = look_of(game, kind)
    kept = FOR_GOOD if request.url.path == found.address else "no-cache"
    return Response(found.text, headers={"content-type": KINDS[kind], "cache-control": kept})


ROUTE = Route("/look/{game}/{file}", look)
