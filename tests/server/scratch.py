"""A server that starts from scratch, where there is no nursery: that one needs Linux."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{CHECKOUT / 'src'}{os.pathsep}{CHECKOUT}"}
_START = "import json, sys; from tests.server.newborn import serve; serve(json.loads(sys.argv[1]))"


def start(told: Mapping[str, Any], log: Path) -> "subprocess.Popen[str]":
    """A server that is told so, at home where its log is."""
    with log.open("a") as complaints:
        command = [sys.executable, "-c", _START, json.dumps(told)]
        piped = subprocess.PIPE
        return subprocess.Popen(
            command,
            cwd=log.parent,
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            stdout=piped,
            stderr=complaints,
            text=True,
        )
