"""What the other tests trust of the servers they start: each is a process of its own, and none is left over."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import Server, eventually
from tests.server.scratch import CHECKOUT, ENVIRONMENT

_START_ONE = """
import sys, time
from pathlib import Path
from tests.server.process import Server
server = Server(Path(sys.argv[1]))
server.start()
print(server.pid, flush=True)
time.sleep(600)
"""


def is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


@pytest.mark.parametrize("nursed", [True, False])
def test_servers_have_nothing_to_do_with_each_other_and_it_is_told_how_each_ended(
    tmp_path: Path, nursed: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tests.server.process.NURSED", nursed)
    one, other = Server(tmp_path / "one.db"), Server(tmp_path / "other.db")
    with one, other:
        assert len({one.pid, other.pid, os.getpid()}) == 3
        assert one.kill() == -signal.SIGKILL
        assert other.open_table("me", scenario="mad-prophet").look()["options"]
        one.start()
        assert one.open_table("me", scenario="mad-prophet").look()["options"]


def test_a_server_ends_with_whoever_started_it_even_if_they_are_killed(tmp_path: Path):
    command = [sys.executable, "-c", _START_ONE, str(tmp_path / "holdouts.db")]
    with subprocess.Popen(command, cwd=CHECKOUT, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as starting:
        assert starting.stdout is not None
        server = int(starting.stdout.readline())
        assert is_there(server)
        starting.kill()
    eventually(lambda: not is_there(server))
