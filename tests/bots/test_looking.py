"""The tool that says how far to look ahead."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_it_tells_for_every_look_ahead_what_it_costs_and_what_it_foresees():
    command = [sys.executable, "benchmarks/how_far_to_look.py", "godforsaken-scavengers"]
    command += ["--positions", "2", "--worlds", "3"]
    done = subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": "src"}, capture_output=True, text=True, timeout=240, check=True
    )
    head, _, *rows = done.stdout.splitlines()
    assert head.startswith("| to the end of | ms a game |")
    assert [row.split(" | ")[0] for row in rows][0::6] == ["| the turn", "| the game"]
