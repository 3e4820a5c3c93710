"""Serve: starts the web table and says where it is."""

import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import segno
import uvicorn

from holdouts.server import doors
from holdouts.server.app import create_app
from holdouts.server.live import LARGEST
from holdouts.server.store import TAKEN_OVER, Store, StoreFailed
from holdouts.server.threads import be_fair

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

GOODBYE_SECONDS = 5
"""How long the pages, and a database that does not answer, may hold up the end."""

CLAIM_SECONDS = 2.0
"""How often a server looks whether it is still the only one at its store."""


class _Quiet(logging.Filter):
    """A page that sends rubbish is worth a line, not a traceback."""

    def filter(self, entry: logging.LogRecord) -> bool:
        if entry.getMessage().startswith("Invalid UTF-8"):
            entry.exc_info = None
        return True


def serve(
    host: str = LOOPBACK,
    port: int = 8321,
    data: Path = Path("holdouts.db"),
    lan: bool = False,
    open_browser: bool = True,
    url: str = "",
    *,
    packs: Path | None = None,
    names: tuple[str, ...] = (),
    pace: float = 0.7,
    tables_an_hour: int = 20,
    proxies: tuple[str, ...] = (),
) -> None:
    """Serve until interrupted. `data` is one SQLite file unless `url` names a database; StoreFailed says what is wrong.

    Should another server take the store over, as it may when a database was restarted, this one ends with StoreFailed.
    `names` are the host names under which the server may be called, besides plain addresses; `proxies` the addresses
    of those, besides this machine, whose word is taken for whom they forward.
    """
    store = _open(url, data)
    try:
        app = create_app(store, packs=packs, pace=pace, hosts=names, tables_an_hour=tables_an_hour, proxies=proxies)
        doors.ask_for_files()
        be_fair()
        door = doors.listen(EVERYWHERE if lan else host, port)
        address = f"http://{_lan_address() if lan else host}:{door.getsockname()[1]}/"
        print(f"Holdouts is at {address}", flush=True)
        if lan:
            segno.make(address, micro=False).terminal(compact=True)
            sys.stdout.flush()
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        logging.getLogger("uvicorn.error").addFilter(_Quiet())
        config = uvicorn.Config(
            app,
            http=doors.RequestDoor,
            ws=doors.PageDoor,
            log_level="warning",
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=GOODBYE_SECONDS,
            server_header=False,
            proxy_headers=False,
        )
        _run(uvicorn.Server(config), door, store)
        if store.lost:
            raise StoreFailed(f"{_name(url, data)} cannot be used any more. {TAKEN_OVER}")
    finally:
        store.close()


def _run(server: uvicorn.Server, door: socket.socket, store: Store) -> None:
    """Serve until interrupted, or until another server writes to the store."""
    ended = threading.Event()

    def stop() -> None:
        server.should_exit = True

    def watch() -> None:
        while not ended.wait(CLAIM_SECONDS):
            store.keep_claim()

    store.when_lost(stop)
    watching = threading.Thread(target=watch, name="claim", daemon=True)
    watching.start()
    try:
        server.run(sockets=[door])
    finally:
        ended.set()
        watching.join(GOODBYE_SECONDS)


def _open(url: str, data: Path) -> Store:
    """The store, ready to be written; StoreFailed names the one that cannot be."""
    try:
        store = Store(url) if url else Store.in_file(data)
        try:
            store.claim()
        except StoreFailed:
            store.close()
            raise
    except StoreFailed as problem:
        raise StoreFailed(f"{_name(url, data)} cannot be used. {problem}") from problem
    return store


def _name(url: str, data: Path) -> str:
    return "The database" if url else str(data)


def _lan_address() -> str:
    """The address other machines see: that of the way out, though nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        address: str = probe.getsockname()[0]
        return address
