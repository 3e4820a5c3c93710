"""Benchmarks of the web table: they run, and say what they measured."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_time_of_a_move_is_measured_until_all_pages_show_it():
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", "."])}
    command = [sys.executable, "benchmarks/web_move.py", "--moves", "20"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"(?m)^.+: median \d+\.\d\d ms, ", done.stdout)) == 3
    assert re.search(r"(?m)^\d+\.\d ms at the median, (under|over) 30 ms$", done.stdout)
