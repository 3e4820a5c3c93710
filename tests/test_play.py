"""The first command of the README: what it refuses, what it notices, what it depends on."""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import play

LOCKS = sorted((play.ROOT / "requirements").glob("*.lock"))


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """The play.py of another checkout, where pretended installs have put one package into the environment."""
    (tmp_path / "requirements").mkdir()
    for part in play.PARTS:
        (tmp_path / "requirements" / f"{part}.lock").write_text(f"{part}==1\n")
    shutil.copy(play.__file__, tmp_path)
    there = load(tmp_path)
    monkeypatch.setattr(there, "importable", lambda module: True)
    monkeypatch.setattr(there, "run", lambda *command: None)
    (there.VENV / "rich").mkdir(parents=True)
    (there.VENV / "rich" / "table.py").touch()
    there.SCRIPTS.mkdir()
    there.PYTHON.symlink_to(sys.executable)
    there.install("run")
    return there


def load(root: Path) -> Any:
    """Read the play.py of another checkout, as a start from there would."""
    spec = importlib.util.spec_from_file_location("play_elsewhere", root / "play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pins(lock: Path) -> dict[str, str]:
    """Every package of a lock, with all that is said about it."""
    entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^#.*\n", "", lock.read_text()))
    return {entry.split("==")[0]: entry.strip() for entry in entries}


def plain_name(requirement: str) -> str:
    """The name of a package as locks spell it: types-pyyaml for types-PyYAML, psycopg for psycopg[binary]."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~! ;]", requirement)[0]).lower()


def test_an_old_python_is_told_what_is_needed_in_one_line():
    assert play.refusal(3, 9, 2) == "Holdouts needs Python 3.11 or newer; this is 3.9.2."


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0, 0)])
def test_a_new_enough_python_is_not_refused(version):
    assert play.refusal(*version) == ""


def test_an_old_python_can_still_read_play_py():
    ast.parse(Path(play.__file__).read_text(), feature_version=(3, 6))


def test_play_py_imports_nothing_but_the_standard_library():
    imported = set()
    for node in ast.walk(ast.parse(Path(play.__file__).read_text())):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module).split(".")[0])
    assert imported <= sys.stdlib_module_names


def test_an_installed_environment_stands(checkout):
    assert checkout.stands("run")


def test_a_start_with_a_standing_environment_builds_nothing(checkout, monkeypatch):
    monkeypatch.setattr(checkout, "alone", lambda: pytest.fail("a standing environment was built again"))
    checkout.prepare(["run"])


def test_tests_that_were_never_installed_do_not_stand_yet_nothing_is_damaged(checkout):
    assert not checkout.stands("test")
    assert not checkout.damaged("test")


def test_a_deleted_file_of_a_package_is_noticed(checkout):
    (checkout.VENV / "rich" / "table.py").unlink()
    assert not checkout.stands("run")


def test_a_python_that_is_gone_is_noticed(checkout):
    checkout.PYTHON.unlink()
    checkout.PYTHON.symlink_to(checkout.ROOT / "removed")
    assert not checkout.stands("run")


def test_a_new_lock_is_noticed(checkout):
    checkout.lock("run").write_text("run==2\n")
    assert not checkout.stands("run")


def test_another_python_is_noticed(checkout, monkeypatch):
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert not checkout.stands("run")


def test_a_moved_checkout_is_noticed(checkout):
    moved = load(checkout.ROOT.rename(checkout.ROOT.with_name("elsewhere")))
    assert moved.stamp("run").exists()
    assert not moved.stands("run")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"half a finger"])
def test_a_spoilt_stamp_does_not_count(checkout, content):
    checkout.stamp("run").write_bytes(content)
    assert not checkout.stands("run")


def test_a_cleared_cache_does_not_matter(checkout):
    cache = checkout.VENV / "rich" / "table.cpython-311.pyc"
    cache.touch()
    checkout.install("run")
    cache.unlink()
    assert checkout.stands("run")


def test_an_interrupted_install_leaves_no_stamp_and_is_taken_for_damage(checkout, monkeypatch):
    def interrupt(*command):
        raise KeyboardInterrupt

    monkeypatch.setattr(checkout, "run", interrupt)
    with pytest.raises(KeyboardInterrupt):
        checkout.install("test")
    assert not checkout.stamp("test").exists()
    assert checkout.damaged("test")


@pytest.mark.parametrize("part", ["test", "postgres"])
def test_a_part_that_lost_a_file_is_taken_for_damage(checkout, part):
    checkout.install(part)
    (checkout.VENV / "rich" / "table.py").unlink()
    assert checkout.damaged(part)


def test_a_driver_whose_installation_was_interrupted_goes_into_a_new_environment(checkout, monkeypatch):
    made: list[str] = []
    monkeypatch.setattr(checkout, "make_environment", lambda: made.append("environment"))
    monkeypatch.setattr(checkout, "install", made.append)
    checkout.unfinished("postgres").touch()
    checkout.prepare(["run", "postgres"])
    assert made == ["environment", "postgres"]


def test_an_environment_that_is_built_anew_forgets_every_part(checkout, monkeypatch):
    monkeypatch.setattr("venv.create", lambda *_, **__: None)
    monkeypatch.setattr(checkout, "link_project", lambda: None)
    checkout.install("postgres")
    checkout.make_environment()
    assert not checkout.stamp("postgres").exists()


@pytest.mark.parametrize(
    "args",
    [
        ["serve", "--database", "postgresql://somewhere/holdouts"],
        ["serve", "--database=postgresql://somewhere/holdouts"],
        ["serve", "--lan", "--database", "postgres://somewhere/holdouts", "--port", "0"],
        ["serve", "--database", "postgresql+psycopg://somewhere/holdouts"],
        ["serve", "--database", "sqlite:///tables.db", "--database", "POSTGRESQL://somewhere"],
    ],
)
def test_whoever_names_a_postgresql_database_gets_what_speaks_to_it(args):
    assert play.parts_for(args) == ["run", "postgres"]


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["serve"],
        ["serve", "--data", "postgresql://is-a-file.db"],
        ["serve", "--database"],
        ["serve", "--database", ""],
        ["serve", "--database", "sqlite:///tables.db"],
        ["serve", "--database=postgresql://somewhere", "--database="],
        ["rules", "godforsaken-scavengers", "--database", "postgresql://somewhere"],
        ["menu"],
    ],
)
def test_nobody_else_has_to_wait_for_a_driver_of_postgresql(args):
    assert play.parts_for(args) == ["run"]


def test_the_tests_need_no_second_part_for_postgresql():
    assert play.parts_for(["test", "--database=postgresql://somewhere"]) == ["run", "test"]


def test_a_python_with_no_pip_at_all_is_told_what_to_install(checkout, monkeypatch):
    monkeypatch.setattr(checkout, "importable", lambda module: False)
    with pytest.raises(checkout.SetupFailed, match="python3-venv"):
        checkout.pip()


def test_an_environment_without_pip_borrows_the_pip_of_this_python(checkout, monkeypatch):
    monkeypatch.setattr(checkout, "importable", lambda module: module == "pip")
    assert checkout.pip() == [sys.executable, "-m", "pip", "--python", str(checkout.PYTHON)]


def test_a_failed_set_up_ends_in_one_line_without_a_traceback(checkout, monkeypatch):
    def fail(parts):
        raise checkout.SetupFailed("The disk is full.")

    monkeypatch.setattr(checkout, "prepare", fail)
    with pytest.raises(SystemExit) as end:
        checkout.main([])
    assert end.value.code == "Holdouts could not be set up. The disk is full."


def test_a_missing_network_is_called_by_its_name():
    said = "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\nERROR: No matching distribution\n"
    assert play.reason(said).startswith("The package index cannot be reached")


def test_the_last_error_of_pip_is_the_reason_given():
    said = "ERROR: first\nERROR: hashes do not match\n\n[notice] A new release of pip\n"
    assert play.reason(said) == "ERROR: hashes do not match"


@pytest.mark.parametrize(
    ("args", "module"),
    [
        ([], ["holdouts"]),
        (["play", "--seed", "7"], ["holdouts", "play", "--seed", "7"]),
        (["test"], ["holdouts.gates"]),
        (["test", "-k", "dice"], ["holdouts.gates", "-k", "dice"]),
        (["test", "--no-browser"], ["holdouts.gates", "--no-browser"]),
    ],
)
def test_what_stands_behind_play_py_goes_to_the_game_or_to_the_gates(monkeypatch, args, module):
    started: list[list[str]] = []
    monkeypatch.setattr(play, "prepare", lambda parts: None)
    monkeypatch.setattr(play, "turn_into", started.append)
    start: Any = play.main  # which never returns, unless nothing takes over
    start(args)
    assert started == [module]


def test_what_play_py_turns_into_serves_a_page_at_the_address_it_prints(tmp_path):
    command = [sys.executable, "-P", "-m", "holdouts", "serve", "--no-browser", "--port", "0"]
    command += ["--data", str(tmp_path / "holdouts.db")]
    paths = {**os.environ, "PYTHONPATH": str(play.ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=paths) as serving:
        try:
            assert serving.stdout is not None
            address = re.fullmatch(r"Holdouts is at (http://127\.0\.0\.1:\d+/)\n", serving.stdout.readline())
            assert address is not None
            with urllib.request.urlopen(address[1], timeout=30) as page:
                assert b"Godforsaken Scavengers" in page.read()
        finally:
            serving.kill()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_host(lock):
    assert "://" not in lock.read_text()
    assert "index-url" not in lock.read_text()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_one_version_and_a_hash(lock):
    assert pins(lock)
    for package, entry in pins(lock).items():
        assert re.match(r"[a-z0-9-]+==[\w.]+ ", entry), package
        assert "--hash=sha256:" in entry, package


def test_every_package_the_project_names_is_locked():
    project = tomllib.loads((play.ROOT / "pyproject.toml").read_text())
    run = project["project"]["dependencies"]
    postgres = run + project["project"]["optional-dependencies"]["postgres"]
    tests = postgres + project["dependency-groups"]["test"]
    assert set(map(plain_name, run)) <= pins(play.lock("run")).keys()
    assert set(map(plain_name, postgres)) <= pins(play.lock("postgres")).keys()
    assert set(map(plain_name, tests)) <= pins(play.lock("test")).keys()


def test_the_tests_run_on_the_very_packages_the_games_run_on():
    assert pins(play.lock("run")).items() <= pins(play.lock("postgres")).items() <= pins(play.lock("test")).items()


def test_every_lock_is_a_part_that_play_py_can_install():
    assert {lock.stem for lock in LOCKS} == set(play.PARTS)


def test_continuous_integration_runs_what_the_readme_says():
    commands = [line for line in (play.ROOT / ".ci" / "run").read_text().splitlines() if not line.startswith("#")]
    assert commands == ["set -eu", 'cd "$(dirname "$0")/.."', "exec python3 play.py test"]
