"""What `python3 play.py test` runs: every gate, then every test.

A gate that fails does not stop the next one, so that one run shows all there is to mend.
"""

import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = Path(sysconfig.get_path("scripts"))

GATES = {
    "style": ("ruff", "check", "--quiet"),
    "format": ("ruff", "format", "--check", "--quiet"),
    "types": ("mypy", "--no-error-summary"),
    "layers": ("lint-imports", "--no-logo", "--no-cache"),  # its cache misses imports of modules that are new
    "tests": ("pytest", "-q", "-n", "2"),
}


def main(pytest_args: Sequence[str]) -> int:
    """Run all gates; or, if pytest is given anything to go by, pytest alone."""
    if pytest_args:
        return run("pytest", *pytest_args)
    failed = [name for name, command in GATES.items() if not passes(name, command)]
    print(f"Failed: {', '.join(failed)}." if failed else f"All gates passed: {', '.join(GATES)}.")
    return 1 if failed else 0


def passes(name: str, command: Sequence[str]) -> bool:
    """Run one gate under its name."""
    print(f"== {name}: {' '.join(command)}", flush=True)
    return run(*command) == 0


def run(tool: str, *args: str) -> int:
    """Run a tool of this environment at the root of the checkout."""
    return subprocess.call([str(SCRIPTS / tool), *args], cwd=ROOT)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
