"""Kept: scripts and style sheets of all pages, which a browser fetches once and keeps until one of them changes.

They lie in a folder whose name changes with what is in it. A script that is fetched from there finds its neighbours
there as well.
"""

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path

from jinja2.ext import Extension
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from holdouts.server.looks import FOR_GOOD

STATIC = Path(__file__).parents[1] / "web" / "static"
_STAMP = re.compile("[0-9a-f]{8}")


@cache
def stamp(folder: Path = STATIC) -> str:
    """What tells the files of a folder from those of another day."""
    digest = blake2b(digest_size=4)
    for file in sorted(folder.iterdir()):
        digest.update(file.name.encode() + b"\0" + blake2b(file.read_bytes()).digest())
    return digest.hexdigest()


class Addressed(Extension):
    """Puts the stamp into every address of such a file, as a template is read."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return source.replace('"/static/', f'"/static/{stamp()}/')


class Kept(StaticFiles):
    """Hands the files out. A stamp of before, or none, leads to what there is now, which is not kept under it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        first, *rest = Path(path).parts
        if not rest or not _STAMP.fullmatch(first):
            return await super().get_response(path, scope)
        answer = await super().get_response(str(Path(*rest)), scope)
        if first == stamp():
            answer.headers["cache-control"] = FOR_GOOD
        return answer
