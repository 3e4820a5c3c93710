"""What the tests need of a machine: how it is found, how it is brought, and what is said where it cannot be had."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from holdouts import gates, machine
from holdouts.machine import CHROMIUM, NEEDS, POSTGRES, Missing


@pytest.fixture(autouse=True)
def bare(tmp_path, monkeypatch):
    """A machine with nothing on it, and nobody who may install anything."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    for name in ("CHROMIUM", "ProgramFiles", "ProgramFiles(x86)", "LocalAppData", *(need.variable for need in NEEDS)):
        monkeypatch.setenv(name, "")  # not deleted: then what the gates set would outlive the test
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(machine, "POSTGRES_SERVERS", tmp_path / "postgresql")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


@pytest.fixture
def root(tmp_path, monkeypatch):
    """Root on Debian; apt-get puts a Chromium on the PATH. What it was told."""
    told: list[list[str]] = []

    def run(command, **_):
        told.append([word for word in command[len(machine.APT) :] if not word.startswith("-")])
        if "install" in command:
            program(tmp_path / "bin" / "chromium")
        return SimpleNamespace(returncode=0, stdout="")

    program(tmp_path / "bin" / "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(subprocess, "run", run)
    return told


def program(path: Path) -> Path:
    """Put something that can be run there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def postgres(folder: Path) -> Path:
    """Put the programs of a PostgreSQL server there."""
    program(folder / "initdb")
    return program(folder / "postgres").parent


# --- looking ---


def test_chromium_comes_before_other_browsers(tmp_path):
    for name in reversed(machine.BROWSERS):
        program(tmp_path / "bin" / name)
        assert machine.find_chromium() == tmp_path / "bin" / name


def test_the_browser_that_is_named_comes_before_those_on_the_path(tmp_path, monkeypatch):
    program(tmp_path / "bin" / "chromium")
    monkeypatch.setenv("CHROMIUM", str(program(tmp_path / "mine")))
    assert machine.find_chromium() == tmp_path / "mine"


def test_a_browser_that_is_named_but_not_there_is_not_replaced_by_another(tmp_path, monkeypatch):
    program(tmp_path / "bin" / "chromium")
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "mine"))
    with pytest.raises(Missing, match="mine, which cannot be run"):
        machine.find_chromium()


def test_a_browser_off_the_path_is_found_where_windows_keeps_it(tmp_path, monkeypatch):
    monkeypatch.setenv("ProgramFiles", str(tmp_path))
    edge = program(tmp_path / "Microsoft/Edge/Application/msedge.exe")
    assert machine.find_chromium() == edge


def test_a_browser_off_the_path_is_found_where_macos_keeps_it(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    chrome = program(tmp_path / "Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    assert machine.find_chromium() == chrome


def test_postgresql_15_is_newer_than_9_6(tmp_path):
    _, newest, _ = [postgres(tmp_path / "postgresql" / version / "bin") for version in ("9.6", "15", "13")]
    assert machine.find_postgres() == newest


def test_a_client_without_a_server_is_no_postgresql(tmp_path):
    program(tmp_path / "postgresql" / "15" / "bin" / "initdb")
    assert machine.find_postgres() is None


def test_a_postgresql_on_the_path_will_do(tmp_path):
    assert postgres(tmp_path / "bin") == machine.find_postgres()


# --- installing ---


def test_root_on_debian_gets_what_is_missing_and_is_told(root, capsys):
    assert CHROMIUM.provide().name == "chromium"
    assert root == [["update"], ["install", *CHROMIUM.packages[0]]]
    assert capsys.readouterr().out.startswith("Installing a Chromium with apt-get")


def test_where_one_package_cannot_be_had_the_next_one_is_tried(root, monkeypatch):
    said = "E: Unable to locate package chromium-headless-shell\n"
    install = subprocess.run

    def run(command, **more):
        return SimpleNamespace(returncode=100, stdout=said) if CHROMIUM.packages[0][0] in command else install(command)

    monkeypatch.setattr(subprocess, "run", run)
    assert CHROMIUM.provide().name == "chromium"
    assert root == [["update"], ["install", *CHROMIUM.packages[1]]]


def test_what_is_there_is_not_installed(root, tmp_path):
    program(tmp_path / "bin" / "chromium")
    CHROMIUM.provide()
    assert root == []


def test_nobody_else_gets_anything_installed(root, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Missing):
        CHROMIUM.provide()
    assert root == []


def test_a_failed_install_is_told_in_the_words_of_apt_get(root, monkeypatch):
    said = "Reading package lists...\nE: Unable to locate package chromium\nN: See the manual\n"
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=100, stdout=said))
    with pytest.raises(Missing, match=r"could not be installed\. E: Unable to locate package chromium$"):
        CHROMIUM.provide()


def test_an_install_that_hangs_is_given_up(root, monkeypatch):
    def hang(command, timeout, **_):
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(subprocess, "run", hang)
    with pytest.raises(Missing, match="took more than 900 s"):
        CHROMIUM.provide()


@pytest.mark.parametrize("need", NEEDS, ids=lambda need: need.flag)
def test_what_cannot_be_had_is_said_in_one_line_with_the_way_out(need):
    with pytest.raises(Missing, match=f"`python3 play.py test {need.flag}`") as caught:
        need.provide()
    assert "\n" not in str(caught.value)


# --- the gates ---


@pytest.fixture
def ran(monkeypatch):
    """Gates whose tools all succeed; what was run."""
    commands: list[tuple[str, ...]] = []

    def run(*command):
        commands.append(command)
        return 0

    monkeypatch.setattr(gates, "run", run)
    monkeypatch.setattr(gates, "run_unseen", lambda *command: (run(*command), ""))
    monkeypatch.setattr(gates, "is_compiled", lambda: True)
    return commands


@pytest.fixture
def equipped(tmp_path):
    """A machine that has all the tests need."""
    program(tmp_path / "bin" / "chromium")
    postgres(tmp_path / "bin")


def test_a_whole_run_on_a_machine_that_lacks_something_fails_and_still_runs_every_gate(ran, capsys):
    assert gates.main([]) == 1
    assert sorted(ran) == sorted(gates.GATES.values())
    assert capsys.readouterr().out.endswith("Failed: machine.\n")


@pytest.mark.usefixtures("equipped")
def test_a_whole_run_passes_on_a_machine_that_has_it_all(ran, capsys):
    assert gates.main([]) == 0
    assert capsys.readouterr().out.endswith("All gates passed: machine, style, format, types, layers, tests.\n")


@pytest.mark.usefixtures("equipped")
def test_what_a_gate_beside_the_tests_finds_is_told_after_them(ran, capsys, monkeypatch):
    monkeypatch.setattr(gates, "run_unseen", lambda *command: (1, "play.py:1: not so\n"))
    assert gates.main([]) == 1
    *_, tests, types, found, last = capsys.readouterr().out.splitlines()
    assert tests.startswith("== tests")
    assert types.startswith("== types")
    assert found == "play.py:1: not so"
    assert last == "Failed: types."


def test_in_a_new_checkout_tests_are_compiled_once_before_several_workers_run_them(ran, monkeypatch):
    monkeypatch.setattr(gates, "is_compiled", lambda: False)
    gates.main([])
    compiling = [command for command in ran if "--collect-only" in command]
    assert len(compiling) == 2
    assert all(ran.index(command) < ran.index(gates.GATES["tests"]) for command in compiling)
    assert sorted(ran) == sorted([*gates.GATES.values(), *compiling])


def compiled(module: Path, by: str, seconds: float = 1.0) -> None:
    """What was made of a module so many seconds after it was written."""
    made = module.parent / "__pycache__" / f"{module.stem}.{sys.implementation.cache_tag}{by}.pyc"
    made.parent.mkdir(exist_ok=True)
    made.touch()
    os.utime(made, (module.stat().st_mtime + seconds,) * 2)


@pytest.fixture
def modules(tmp_path) -> list[Path]:
    """Tests in a checkout: one more than each worker may as well compile for itself."""
    found = [tmp_path / "engine" / f"test_{number}.py" for number in range(gates.FEW + 1)]
    found[0].parent.mkdir()
    for module in found:
        module.touch()
    return found


def test_a_checkout_is_new_while_pytest_has_read_hardly_any_of_its_tests(tmp_path, modules):
    assert not gates.is_compiled(tmp_path)
    for module in modules:
        compiled(module, by="")
    assert not gates.is_compiled(tmp_path)
    compiled(modules[0], by="-pytest-9.0.2")
    assert gates.is_compiled(tmp_path)


def test_somebody_who_has_run_a_single_test_leaves_a_checkout_as_good_as_new(tmp_path, modules):
    (tmp_path / "engine" / "test_undo.py").touch()
    compiled(tmp_path / "engine" / "test_undo.py", by="-pytest-9.0.2")
    assert not gates.is_compiled(tmp_path)


def test_tests_that_were_written_since_are_to_be_compiled_again(tmp_path, modules):
    for module in modules:
        compiled(module, by="-pytest-9.0.2")
    assert gates.is_compiled(tmp_path)
    for module in modules:
        compiled(module, by="-pytest-9.0.2", seconds=-1.0)
    assert not gates.is_compiled(tmp_path)


def test_what_a_tool_says_unseen_is_kept(monkeypatch):
    monkeypatch.setattr(gates, "SCRIPTS", Path(sys.executable).parent)
    said = "import sys; print('out'); sys.stdout.flush(); print('err', file=sys.stderr); sys.exit(3)"
    assert gates.run_unseen(Path(sys.executable).name, "-c", said) == (3, "out\nerr\n")


@pytest.mark.parametrize("run", [gates.run, lambda *command: gates.run_unseen(*command)[0]], ids=["seen", "unseen"])
def test_what_a_run_compiles_it_keeps_whatever_the_shell_says(monkeypatch, run):
    monkeypatch.setattr(gates, "SCRIPTS", Path(sys.executable).parent)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert run(Path(sys.executable).name, "-c", "import sys; sys.exit(sys.dont_write_bytecode)") == 0


def test_tests_are_left_out_only_when_asked_and_the_last_line_says_so(ran, capsys):
    assert gates.main([need.flag for need in NEEDS]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert "Left out with --no-browser" in last
    assert "Left out with --no-postgres" in last
    assert CHROMIUM.left_out()
    assert POSTGRES.left_out()


@pytest.mark.usefixtures("equipped")
def test_nothing_is_left_out_of_a_run_without_flags(ran):
    gates.main([])
    assert not CHROMIUM.left_out()
    assert not POSTGRES.left_out()


def test_pytest_does_not_see_our_flags(ran):
    gates.main(["--no-browser", "-k", "dice"])
    assert ran == [("pytest", "-k", "dice")]


def test_only_tests_that_need_a_browser_ask_for_one(ran, capsys):
    gates.main(["tests/engine"])
    assert capsys.readouterr().out == ""
    gates.main(["tests/browser/test_table.py"])
    assert "tests/browser needs a Chromium" in capsys.readouterr().out
