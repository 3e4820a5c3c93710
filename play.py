#!/usr/bin/env python3
"""Play Holdouts: `python3 play.py`. Check it: `python3 play.py test`.

The first start makes an environment in .venv, beside this file, out of the locked requirements. Later starts find it
standing and go straight to the game. Whatever breaks the environment (an interrupted set-up, a moved checkout, a
removed Python, a deleted package, new requirements) is noticed at the next start, and the environment is built anew.

Standard library only. This file must still parse on Python 3.6, so that an old Python gets an answer it can use.
"""

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn


def refusal(major: int, minor: int, micro: int) -> str:
    """What to tell a Python that is too old; nothing if it will do."""
    if (major, minor) >= (3, 11):
        return ""
    return f"Holdouts needs Python 3.11 or newer; this is {major}.{minor}.{micro}."


if refusal(*sys.version_info[:3]):
    sys.exit(refusal(*sys.version_info[:3]))  # before an old Python stumbles over the annotations below

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOG = ROOT / ".venv-setup.log"
DOOR = ROOT / ".venv-setup.lock"
WINDOWS = os.name == "nt"
SCRIPTS = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = SCRIPTS / ("python.exe" if WINDOWS else "python")
NO_PIP = "This Python has no pip; install it (on Debian or Ubuntu: apt install python3-venv) and start again."
PARTS = ("run", "test", "postgres")
UNREACHABLE = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "timed out", "ProxyError", "SSLError")


class SetupFailed(Exception):
    """Says in a line what went wrong."""


def main(args: list[str]) -> NoReturn:
    """Make sure that the environment stands, then turn into the game, or into its checks."""
    try:
        prepare(parts_for(args))
    except (SetupFailed, OSError, ValueError) as problem:
        sys.exit(f"Holdouts could not be set up. {problem}")
    except KeyboardInterrupt:
        sys.exit("Set-up interrupted; the next start begins it again.")
    turn_into(["holdouts.gates", *args[1:]] if args[:1] == ["test"] else ["holdouts", *args])


def parts_for(args: list[str]) -> list[str]:
    """Name what a command needs: the tests for testing, a driver only where a PostgreSQL database is named."""
    if args[:1] == ["test"]:
        return ["run", "test"]
    if args[:1] == ["serve"] and database(args).lower().startswith("postgres"):
        return ["run", "postgres"]
    return ["run"]


def database(args: list[str]) -> str:
    """Read the last --database there is, as the command itself will; nothing if none is named."""
    named = ""
    for place, arg in enumerate(args):
        if arg == "--database":
            named = "".join(args[place + 1 : place + 2])
        elif arg.startswith("--database="):
            named = arg.partition("=")[2]
    return named


def prepare(parts: list[str]) -> None:
    """Build whatever does not stand. Of several starts at once, one builds and the others wait for it."""
    if all(stands(part) for part in parts):
        return
    with alone():
        if not stands("run") or any(damaged(part) for part in PARTS):
            say("Setting up Holdouts anew ..." if VENV.exists() else "Setting up Holdouts: first start only ...")
            make_environment()
        for part in parts:
            if not stands(part):
                say(f"Installing the packages in requirements/{part}.lock ...")
                install(part)


def stands(part: str) -> bool:
    """Whether a part was installed in full from this lock, by this Python, in this place, and is all still there."""
    try:
        written_for, *files = stamp(part).read_text("utf-8", "surrogateescape").splitlines()
    except (OSError, ValueError):
        return False
    within = f"{VENV}{os.sep}"  # thousands of files: plain strings take a fifth of the time of paths
    return written_for == fingerprint(part) and all(os.access(within + file, os.F_OK) for file in files)


def damaged(part: str) -> bool:
    """Whether a part was begun or installed but does not stand: pip would take its remains for the whole."""
    return unfinished(part).exists() or (stamp(part).exists() and not stands(part))


def stamp(part: str) -> Path:
    """Name the note that a part is installed. It lies in the environment and goes away with it."""
    return VENV / f"{part}.stamp"


def unfinished(part: str) -> Path:
    """Name the note that a part is being installed."""
    return VENV / f"{part}.unfinished"


def lock(part: str) -> Path:
    """Name the list of packages, with their versions and hashes, that make up a part."""
    return ROOT / "requirements" / f"{part}.lock"


def fingerprint(part: str) -> str:
    """Change with anything that makes an installed part useless."""
    place = f"{ROOT}\n{sys.base_prefix}\n{sys.version}"
    return hashlib.sha256(lock(part).read_bytes() + place.encode("utf-8", "surrogateescape")).hexdigest()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until no other start is building. However a builder ends, the system opens the door for the next."""
    with DOOR.open("w") as door:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # it gives up after ten seconds
                    msvcrt.locking(door.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(door, fcntl.LOCK_EX)
            os.set_inheritable(door.fileno(), True)  # a pip that outlives a killed builder still holds the door
        yield


def make_environment() -> None:
    """Begin with an empty environment, with a pip of its own where this Python can give it one."""
    for part in PARTS:
        stamp(part).unlink(missing_ok=True)
    LOG.unlink(missing_ok=True)
    try:
        import venv
    except ImportError:
        raise SetupFailed(NO_PIP) from None
    venv.create(VENV, clear=True, symlinks=not WINDOWS)
    if importable("ensurepip"):
        with contextlib.suppress(SetupFailed):  # then the pip of this Python has to do
            run(str(PYTHON), "-m", "ensurepip", "--default-pip")
    link_project()


def link_project() -> None:
    """Let the environment find src/holdouts, and put the command `holdouts` into it."""
    site_packages = site()
    (site_packages / "holdouts.pth").write_text(os.path.relpath(ROOT / "src", site_packages) + "\n", "utf-8")
    if WINDOWS:
        (SCRIPTS / "holdouts.cmd").write_text('@"%~dp0python.exe" -P -m holdouts %*\n', "utf-8")
        return
    import shlex

    command = SCRIPTS / "holdouts"
    command.write_bytes(os.fsencode(f'#!/bin/sh\nexec {shlex.quote(str(PYTHON))} -P -m holdouts "$@"\n'))
    command.chmod(0o755)


def install(part: str) -> None:
    """Install what a lock lists, and note it down only when all of it is there."""
    unfinished(part).touch()
    run(*pip(), "install", "--no-user", "--require-hashes", "--no-deps", "-r", str(lock(part)))
    passing = (".pyc", ".stamp", ".unfinished")
    files = [path.relative_to(VENV) for path in VENV.rglob("*") if path.suffix not in passing and not path.is_dir()]
    note = "\n".join([fingerprint(part), *map(str, files)])
    unfinished(part).write_text(note, "utf-8", "surrogateescape")
    unfinished(part).replace(stamp(part))


def pip() -> list[str]:
    """Choose the environment's own pip, or else the pip of this Python, told to work over there."""
    if (site() / "pip").is_dir():
        return [str(PYTHON), "-m", "pip"]
    if importable("pip"):
        return [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    raise SetupFailed(NO_PIP)


def site() -> Path:
    """Find the directory of the environment that packages go into."""
    import sysconfig

    return Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))


def importable(module: str) -> bool:
    """Whether this Python has a module."""
    import importlib.util

    return importlib.util.find_spec(module) is not None


def run(*command: str) -> None:
    """Run a command of the set-up; all it says goes to the log."""
    import subprocess

    with LOG.open("a+b") as log:
        begin = log.tell()
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, close_fds=False, check=False)
        log.seek(begin)
        said = log.read().decode(errors="replace")
    if done.returncode != 0:
        raise SetupFailed(f"{reason(said)} (All of it: {LOG.name})")


def reason(said: str) -> str:
    """Find the line that matters in what pip said."""
    if any(sign in said for sign in UNREACHABLE):
        return "The package index cannot be reached, and the first start needs it."
    lines = [line for line in said.splitlines() if line.strip()] or ["It stopped without a word."]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines)[-1]


def turn_into(module: list[str]) -> NoReturn:
    """Give this process over to a module of the environment."""
    command = [str(PYTHON), "-P", "-m", *module]
    if not WINDOWS:
        os.execv(command[0], command)
    import subprocess

    sys.exit(subprocess.call(command))


def say(line: str) -> None:
    """Tell the person waiting what is going on."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
