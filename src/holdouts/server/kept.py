"""Kept: scripts and style sheets of all pages, which a browser fetches once and keeps until one of them changes.

They lie in a folder whose name changes with what is in it. A script that is fetched from there finds its neighbours
there as well. Style sheets that a page needs together are fetched together, under all their names.
"""

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path

from jinja2.ext import Extension
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from holdouts.server.looks import FOR_GOOD

STATIC = Path(__file__).parents[1] / "web" / "static"
_STAMP = re.compile("[0-9a-f]{8}")
_SHEETS = re.compile(r"[a-z]+(\+[a-z]+)+\.css")


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
            return await self._found(path, scope)
        answer = await self._found(str(Path(*rest)), scope)
        if first == stamp():
            answer.headers["cache-control"] = FOR_GOOD
        return answer

    async def _found(self, path: str, scope: Scope) -> Response:
        if not _SHEETS.fullmatch(path):
            return await super().get_response(path, scope)
        return Response(joined(path), media_type="text/css")


def joined(name: str, folder: Path = STATIC) -> str:
    """The style sheets of `cards+hand.css`, one after the other, each once; there is nothing where one is missing."""
    files = [folder / f"{sheet}.css" for sheet in name.removesuffix(".css").split("+")]
    if len(set(files)) < len(files) or not all(file.is_file() for file in files):
        raise HTTPException(404)
    return "".join(file.read_text(encoding="utf-8") for file in files)
