"""A real PostgreSQL server on a socket in a folder of its own, which can be stopped and started again."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from tests.server.process import eventually


class Postgres:
    """Started, stopped, and started again with what it holds."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="holdouts-pg-", dir="/tmp"))
        self._user = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            names = {entry.pw_name for entry in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self._folder, self._user)
        self._data = self._folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        settled = ["-A", "trust", "-U", "holdouts", "-E", "UTF8", "--no-sync", "--locale=C"]
        subprocess.run(
            [str(programs / "initdb"), "-D", str(self._data), *settled],
            user=self._user,
            cwd=self._folder,
            check=True,
            timeout=120,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def url(self) -> str:
        """The first database."""
        return f"postgresql://holdouts@/postgres?host={self._folder}"

    def new_database(self) -> str:
        """An empty database."""
        name = f"t{time.time_ns()}"
        with psycopg.connect(self.url, autocommit=True) as link:
            link.execute(f"CREATE DATABASE {name}")
        return self.url.replace("/postgres?", f"/{name}?")

    def start(self) -> None:
        settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self._folder}", "-c", "fsync=off"]
        self._process = subprocess.Popen(
            [str(self._programs / "postgres"), "-D", str(self._data), *settings],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        eventually(self._answers)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """Whoever is connected is put out."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(60)

    def restart(self) -> None:
        self.stop()
        self.start()

    def clear_away(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)
