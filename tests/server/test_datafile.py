"""The data file: only its owner reads it, and one that cannot be used is told plainly, with what to do."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdouts.server.store import Store, StoreFailed
from tests.server.process import Server

POSIX = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")


@pytest.fixture
def careless() -> Iterator[None]:
    """A system that lets everybody read what is made, unless one says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def why(data: Path) -> str:
    """What the server says when it does not start."""
    server = Server(data)
    server.log = data.parent.parent / "server.log"
    code, words = server.fail_to_start()
    assert code == 1
    assert words.startswith(f"{data} cannot be used. ")
    assert "Traceback" not in server.complaints()
    return words.removeprefix(f"{data} cannot be used. ")


# --- for its owner alone ---


@POSIX
@pytest.mark.usefixtures("careless")
def test_all_that_a_server_writes_is_for_its_owner_alone(tmp_path: Path):
    data = tmp_path / "new" / "deeper" / "holdouts.db"
    server = Server(data)
    server.log = tmp_path / "server.log"
    server.start()
    server.open_table("me", scenario="mad-prophet").choose()
    written = modes(data.parent)
    server.stop()
    assert written.keys() >= {f"holdouts.db{ending}" for ending in ("", "-shm", "-wal", ".lock")}
    assert written == dict.fromkeys(written, 0o600)
    assert modes(tmp_path / "new") == {"deeper": 0o700}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


@POSIX
@pytest.mark.usefixtures("careless")
def test_files_that_others_could_read_are_narrowed(tmp_path: Path):
    data = tmp_path / "holdouts.db"
    server = Server(data)
    server.start()
    table = server.open_table("me", scenario="mad-prophet")
    server.kill()  # what was written ahead is still beside the file
    old = [path for path in tmp_path.iterdir() if path != server.log]
    for path in old:
        path.chmod(0o664)
    server.start()
    narrowed = {path.name: stat.S_IMODE(path.stat().st_mode) for path in old}
    table.choose()
    server.stop()
    assert len(narrowed) >= 4
    assert narrowed == dict.fromkeys(narrowed, 0o600)


@POSIX
def test_a_file_that_may_only_be_read_does_not_become_writable_by_being_narrowed(tmp_path: Path):
    data = tmp_path / "holdouts.db"
    Store.in_file(data).close()
    data.chmod(0o444)
    Store.in_file(data).close()  # root may, or we are refused
    assert stat.S_IMODE(data.stat().st_mode) == 0o400


@POSIX
def test_a_folder_that_was_there_stays_as_it_is(tmp_path: Path):
    tmp_path.chmod(0o755)
    Store.in_file(tmp_path / "holdouts.db").close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


# --- what cannot be used ---


def test_a_folder_is_told_from_a_file(tmp_path: Path):
    folder = tmp_path / "tables"
    folder.mkdir()
    assert why(folder) == f"It is a folder: name a file in it, as in --data {folder / 'holdouts.db'}"
    assert list(folder.iterdir()) == []


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path):
    letter = tmp_path / "letters" / "letter.txt"
    letter.parent.mkdir()
    letter.write_text("Dear Ilka, the winter was long, and we are still here.\n" * 100)
    before = letter.read_bytes()
    assert why(letter).startswith("It is no data file of Holdouts, and is left as it is")
    assert letter.read_bytes() == before
    assert list(letter.parent.iterdir()) == [letter]


def test_a_database_of_some_other_program_is_left_as_it_is(tmp_path: Path):
    other = tmp_path / "browser" / "places.sqlite"
    other.parent.mkdir()
    with sqlite3.connect(other) as link:
        link.execute("CREATE TABLE places (url TEXT)")
    link.close()
    before = other.read_bytes()
    assert why(other).startswith("It is no data file of Holdouts, and is left as it is")
    assert other.read_bytes() == before


@POSIX
@pytest.mark.usefixtures("careless")
def test_what_is_no_file_at_all_is_left_as_it_is(tmp_path: Path):
    """Named by mistake, as root, a device would be closed to everybody else."""
    pipe = tmp_path / "deeper" / "pipe"
    pipe.parent.mkdir()
    os.mkfifo(pipe)
    assert why(pipe) == "It is a device or the like: name a file with --data."
    assert modes(pipe.parent) == {"pipe": 0o666}


def test_a_path_through_a_file_is_told(tmp_path: Path):
    (tmp_path / "here").mkdir()
    file = tmp_path / "here" / "file"
    file.touch()
    with pytest.raises(StoreFailed, match=f"^{file} is not a folder: name a file elsewhere"):
        Store.in_file(file / "holdouts.db")
    with pytest.raises(StoreFailed, match="is not a folder: name a file elsewhere"):
        Store.in_file(file / "deeper" / "holdouts.db")


@POSIX
def test_a_folder_that_may_not_be_written_is_told(tmp_path: Path):
    folder = tmp_path / "theirs"
    folder.mkdir()
    folder.chmod(0o555)
    server = Server(folder / "holdouts.db", meek=True)
    server.log = tmp_path / "server.log"
    code, words = server.fail_to_start()
    assert code == 1
    assert words.endswith(f"cannot be used. You may not write into {folder}: name a file elsewhere with --data.")


@POSIX
def test_a_lock_that_may_not_be_written_is_told(tmp_path: Path):
    data = tmp_path / "holdouts.db"
    lock = tmp_path / "holdouts.db.lock"
    lock.touch(0o400)
    code, words = Server(data, meek=True).fail_to_start()
    assert code == 1
    assert words == f"{data} cannot be used. It could not be claimed: Permission denied: {lock}."


@POSIX
def test_a_folder_that_one_may_not_look_into_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Root may look everywhere, so the system's refusal is played."""
    looked = Path.stat

    def barred(path: Path, **how: bool) -> os.stat_result:
        if path.parent == tmp_path / "theirs":
            raise PermissionError(13, "Permission denied", str(path))
        return looked(path, **how)

    monkeypatch.setattr(Path, "stat", barred)
    with pytest.raises(StoreFailed, match=f"^You may not write into {tmp_path / 'theirs'}: name a file elsewhere"):
        Store.in_file(tmp_path / "theirs" / "holdouts.db")


@pytest.mark.parametrize("name", ["what?.db", "100%.db", "a b#c.db", "é?x=1&y.db"])
def test_any_name_will_do(tmp_path: Path, name: str):
    store = Store.in_file(tmp_path / name)
    store.claim()
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".db") == [name]
    store.close()


# --- databases by address ---


NO_POSTGRESQL = (
    "holdouts",
    "mysql://somewhere/holdouts",
    "postgresql+nothing://x",
    "postgresql://x:port/y",
    "sqlite://",
    "sqlite:///:memory:",
)


@pytest.mark.parametrize("address", NO_POSTGRESQL)
def test_an_address_that_names_no_postgresql_is_told(tmp_path: Path, address: str):
    code, words = Server(tmp_path / "unused.db", database=address).fail_to_start()
    assert (code, words[:70]) == (1, "The database cannot be used. --database takes an address like postgres")


def test_a_database_that_does_not_answer_is_told_on_one_line(tmp_path: Path):
    address = f"postgresql://somebody:very-secret@/nothing?host={tmp_path}"
    server = Server(tmp_path / "unused.db", database=address)
    code, words = server.fail_to_start()
    assert code == 1
    assert words.startswith("The database cannot be used. It could not be claimed: ")
    assert words.endswith("See that PostgreSQL runs there, and that the address is right.")
    assert server.complaints().count("\n") == 1
    assert "very-secret" not in words
