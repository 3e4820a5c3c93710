"""What the tests need of this machine besides Python: a browser, and the programs of a PostgreSQL server.

Both are looked for where they usually lie. Root on a Debian-like system gets what is missing installed; everybody else
is told in a line how to get it, or how to go without.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

BROWSERS = (
    "chromium-headless-shell",  # the same engine with nothing around it: pages cost a quarter less
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
)
MAC_BROWSERS = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
WINDOWS_BROWSERS = (
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
POSTGRES_SERVERS = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of each version; they are not on the PATH."""

APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::http::Timeout=30")
PATIENCE = 900.0
"""Seconds that apt-get may take."""


class Missing(Exception):
    """Says in a line what the machine lacks, and how to get it."""


class Need(NamedTuple):
    """A program that some tests cannot do without."""

    name: str
    find: Callable[[], Path | None]
    packages: tuple[tuple[str, ...], ...]
    """What apt-get installs; where that cannot be had, the next."""
    advice: str
    folder: str
    """The tests that need it."""
    flag: str
    """Leaves these tests out, when said to `play.py test`."""
    variable: str
    """Tells the tests that the flag was given."""

    def left_out(self) -> bool:
        """Whether the tests that need it are to be skipped."""
        return bool(os.environ.get(self.variable))

    def found(self) -> Path:
        """Where it lies, or Missing."""
        place = self.find()
        if place is None:
            raise Missing(
                f"{self.folder} needs {self.name}, which is not here: {self.advice}. "
                f"`python3 play.py test {self.flag}` leaves these tests out."
            )
        return place

    def provide(self) -> Path:
        """Where it lies, installed if that can be; or Missing."""
        if self.find() is None and may_install():
            install(self)
        return self.found()


# --- looking ---


def find_chromium() -> Path | None:
    """Any Chromium will do: the one named in $CHROMIUM, one on the PATH, one where installers put it."""
    named = os.environ.get("CHROMIUM")
    if named:
        chosen = shutil.which(named)
        if chosen is None:
            raise Missing(f"$CHROMIUM names {named}, which cannot be run.")
        return Path(chosen)
    on_path = (shutil.which(name) for name in BROWSERS)
    return next((Path(found) for found in on_path if found), None) or next(installed_browsers(), None)


def installed_browsers() -> Iterator[Path]:
    """Browsers in the usual places of macOS and Windows, where the PATH does not lead to them."""
    if sys.platform == "darwin":
        homes, names = [Path("/Applications"), Path.home() / "Applications"], MAC_BROWSERS
    else:
        folders = (os.environ.get(name) for name in ("ProgramFiles", "ProgramFiles(x86)", "LocalAppData"))
        homes, names = [Path(folder) for folder in folders if folder], WINDOWS_BROWSERS
    return (home / name for name in names for home in homes if (home / name).is_file())


def find_postgres() -> Path | None:
    """The folder with the programs of a PostgreSQL server: the newest of Debian's, or the one on the PATH."""
    folders = sorted(POSTGRES_SERVERS.glob("*/bin"), key=version, reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    return next(
        (folder for folder in folders if all(shutil.which(folder / name) for name in ("initdb", "postgres"))), None
    )


def version(folder: Path) -> list[int]:
    """Of /usr/lib/postgresql/15/bin: [15], so that 15 is newer than 9.6."""
    return [int(number) for number in re.findall(r"\d+", folder.parent.name)]


# --- installing ---


def may_install() -> bool:
    """Whether we are root on a Debian-like system."""
    user: Callable[[], int] = getattr(os, "geteuid", lambda: -1)
    return user() == 0 and shutil.which("apt-get") is not None


def install(need: Need) -> None:
    """Let apt-get bring it, quietly but not secretly."""
    apt_get("update")  # may fail in part, for a source that has nothing to do with us
    trouble = ""
    for packages in need.packages:
        print(f"Installing {need.name} with apt-get: {', '.join(packages)} ...", flush=True)
        trouble = apt_get("install", "--yes", "--no-install-recommends", *packages)
        if not trouble:
            return
    raise Missing(f"{need.name} could not be installed. {trouble}")


def apt_get(*args: str) -> str:
    """Run apt-get; what went wrong, if anything did."""
    try:
        done = subprocess.run(
            [*APT, *args],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"apt-get took more than {PATIENCE:.0f} s."
    if done.returncode == 0:
        return ""
    lines = [line for line in done.stdout.splitlines() if line.strip()] or ["apt-get stopped without a word."]
    return ([line for line in lines if line.startswith("E:")] or lines)[-1]


CHROMIUM = Need(
    name="a Chromium",
    find=find_chromium,
    packages=(("chromium-headless-shell", "fonts-liberation"), ("chromium", "fonts-liberation")),
    advice="install Chromium, Chrome or Edge (on Debian: apt-get install chromium), or name one in $CHROMIUM",
    folder="tests/browser",
    flag="--no-browser",
    variable="HOLDOUTS_SKIP_BROWSER",
)
POSTGRES = Need(
    name="a PostgreSQL server",
    find=find_postgres,
    packages=(("postgresql",),),
    advice="install PostgreSQL (on Debian: apt-get install postgresql) or put its initdb on the PATH",
    folder="tests/server",
    flag="--no-postgres",
    variable="HOLDOUTS_SKIP_POSTGRES",
)
NEEDS = (CHROMIUM, POSTGRES)
