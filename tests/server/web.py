"""Requests to a server on loopback. One by one they keep nothing, as if somebody had just come.

No certificates are read, which would take thirty times as long as the request, and a busy machine is waited for.
"""

from typing import Any

import httpx2

PATIENCE = 60.0


def request(method: str, url: str, **more: Any) -> httpx2.Response:
    return httpx2.request(method, url, verify=False, timeout=PATIENCE, **more)


def get(url: str, **more: Any) -> httpx2.Response:
    return request("GET", url, **more)


def post(url: str, **more: Any) -> httpx2.Response:
    return request("POST", url, **more)


def client(**more: Any) -> httpx2.Client:
    """A browser that keeps its cookies."""
    return httpx2.Client(verify=False, timeout=PATIENCE, **more)
