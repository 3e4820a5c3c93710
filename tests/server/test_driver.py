"""`play.py serve --database` as it is installed: where the driver of PostgreSQL is missing, it comes by itself."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import psycopg
import pytest

import play
from tests.server import web
from tests.test_play import load

DRIVER = ("psycopg", "psycopg-binary")


def pack(package: str, folder: Path) -> str:
    """Make a wheel out of an installed package, so that pip needs no index; its hash."""
    installed = distribution(package)
    tag = re.findall(r"(?m)^Tag: (\S+)", installed.read_text("WHEEL") or "")[0]
    wheel = folder / f"{package.replace('-', '_')}-{installed.version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for file in installed.files or ():
            if file.suffix != ".pyc" and ".." not in file.parts:
                packed.write(str(file.locate()), str(file))
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


def with_hash(lock: str, package: str, sha256: str) -> str:
    """The lock, with another hash for one package."""
    entry = rf"(?m)^({package}==[^\\]*\\\n)((?:    --hash=.*\n)+)"
    changed, times = re.subn(entry, rf"\g<1>    --hash=sha256:{sha256}\n", lock)
    assert times == 1
    return changed


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout that was played in before, but never with PostgreSQL."""
    shutil.copy(play.__file__, tmp_path)
    shutil.copytree(play.ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / "src").symlink_to(play.ROOT / "src")
    (tmp_path / "wheels").mkdir()
    lock = tmp_path / "requirements" / "postgres.lock"
    for package in DRIVER:
        lock.write_text(with_hash(lock.read_text(), package, pack(package, tmp_path / "wheels")))
    there = load(tmp_path)
    venv.create(there.VENV, symlinks=True)
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if not path.name.startswith("psycopg") and path.suffix != ".pth":
            (there.site() / path.name).symlink_to(path)
    there.link_project()
    monkeypatch.setattr(there, "run", lambda *command: None)
    monkeypatch.setattr(there, "pip", list)
    there.install("run")
    return tmp_path


def test_serving_from_postgresql_installs_what_speaks_to_it(checkout: Path, database: str):
    there = load(checkout)
    assert subprocess.run([there.PYTHON, "-P", "-c", "import psycopg"], capture_output=True).returncode == 1
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(checkout / "wheels"), "HOLDOUTS_DATA": str(checkout)}
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and name[:4] != "PIP_"}
    command = [sys.executable, str(checkout / "play.py"), "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**settings, **offline},
    ) as serving:
        assert serving.stdout is not None
        assert serving.stderr is not None
        try:
            line = serving.stdout.readline()
            assert line.startswith("Holdouts is at "), serving.stderr.read()
            assert web.get(line.removeprefix("Holdouts is at ").rstrip()).status_code == 200
        finally:
            serving.terminate()
            serving.wait(60)
        assert serving.stderr.read() == "Installing the packages in requirements/postgres.lock ...\n"
    assert there.stands("postgres")
    assert not there.damaged("run")
    with psycopg.connect(database) as link:
        assert link.execute("SELECT server FROM claims").fetchone() == (1,)


def test_where_the_driver_is_missing_nobody_gets_a_traceback(checkout: Path):
    there = load(checkout)
    command = [there.PYTHON, "-P", "-m", "holdouts", "serve", "--no-browser", "--database", "postgresql://nowhere/x"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=checkout)
    assert done.returncode == 1
    assert done.stderr.startswith("The database cannot be used. Its driver is not installed: `python3 play.py serve")
    assert done.stderr.count("\n") == 1
