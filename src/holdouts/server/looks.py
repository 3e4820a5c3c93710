"""Looks: what a game brings for its table besides its template: the layers of its pictures, and its style sheet.

Each has an address that changes with its content, so that a browser fetches it once and keeps it.
"""

import gzip
from functools import cache
from hashlib import blake2b
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from holdouts.engine.game import Game
from holdouts.engine.pictures import layers
from holdouts.games import UnknownGame, find_game
from holdouts.server.refusal import Refused

KINDS = {"svg": "image/svg+xml", "css": "text/css; charset=utf-8"}
FOR_GOOD = "public, max-age=31536000, immutable"


class Look(NamedTuple):
    """A file of a game's look, the same packed small, and where it lies. It holds no secret, so packing tells none."""

    plain: bytes
    packed: bytes
    address: str


@cache
def look_of(game: Game, kind: str) -> Look:
    """The layers of a game's pictures (svg) or its style sheet (css)."""
    text = layers(game.folder) if kind == "svg" else _style(game)
    plain = text.encode()
    stamp = blake2b(plain, digest_size=4).hexdigest()
    return Look(plain, gzip.compress(plain, mtime=0), f"/look/{game.id}/{stamp}.{kind}")


def _style(game: Game) -> str:
    """How things of the game alone look, a file for each sort of them, then its colours."""
    files = (game.folder / "table.css", *sorted(game.folder.glob("table-*.css")), game.folder / "palette.css")
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


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
    headers = {"content-type": KINDS[kind], "cache-control": kept, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, headers=headers)
    return Response(found.packed, headers={**headers, "content-encoding": "gzip"})


ROUTE = Route("/look/{game}/{file}", look)
