"""Benchmarks: they run, and say what they measured."""

import os
import re
import subprocess
import sys
from pathlib import Path

from holdouts.games import IDS

ROOT = Path(__file__).parents[2]


def test_the_time_of_a_move_is_measured_until_all_pages_show_it():
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", "."])}
    command = [sys.executable, "benchmarks/web_move.py", "--moves", "20", "--profile"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    for game in IDS:
        assert re.search(
            rf"(?m)^{game}\n"
            r"  a move, stored and shown to 4 seats: median \d+\.\d\d ms, .*\n"
            r"  its acknowledgement: median \d+\.\d\d ms, .*\n"
            r"  \d+\.\d ms of processor time a move\n"
            r"  (?=.*\btemplates \d+%)(?=.*\bviews \d+%)(?=.*\brules \d+%)(?=.*\bsocket \d+%)",
            done.stdout,
        ), done.stdout
    assert re.search(r"(?m)^a bare echo: median \d+\.\d\d ms, ", done.stdout)


def test_without_catanatron_the_comparison_says_what_is_missing():
    env = {**os.environ, "PYTHONPATH": "src"}
    command = [sys.executable, "benchmarks/beside_catanatron.py", "--game", IDS[0]]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done.stderr
    assert "catanatron is not installed here" in done.stdout
