"""Replies: answers that are data, for programs and for the page's script."""

import msgspec
from starlette.responses import Response


def json_reply(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Something as JSON."""
    return Response(msgspec.json.encode(content), status, headers, media_type="application/json")


def attachment(data: bytes, name: str, kind: str) -> Response:
    """A file to keep."""
    return Response(data, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
