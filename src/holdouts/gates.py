"""What `python3 play.py test` runs: every gate and every test, the slow gates beside the tests.

A gate that fails does not stop the next one, so that one run shows all there is to mend.
"""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

from holdouts.machine import NEEDS, Missing, Need

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = Path(sysconfig.get_path("scripts"))

WORKERS = 4
"""More than most machines have cores to spare: whoever tests a page or a server mostly waits for it."""

GATES = {
    "style": ("ruff", "check", "--quiet"),
    "format": ("ruff", "format", "--check", "--quiet"),
    "types": ("mypy", "--no-error-summary"),
    "layers": ("lint-imports", "--no-logo", "--no-cache"),  # its cache misses imports of modules that are new
    # a group, such as the tests that share a browser, stays with one worker; groups begin in the order of the tests
    "tests": ("pytest", "-q", "-n", str(WORKERS), "--dist", "loadgroup", "--no-loadscope-reorder"),
}
BESIDE = ("types",)
"""Gates that take long and disturb nobody: what they find is told when the tests are through."""

HALVES = (("tests/games",), ("tests", "--ignore=tests/games"))
"""Of the tests, by how long it takes to compile them."""

FEW = 60
"""As many modules are compiled by every worker in the time that it takes to read all tests once more."""


def main(args: Sequence[str]) -> int:
    """Run all gates; or, if pytest is given anything to go by, pytest alone."""
    left_out = [need for need in NEEDS if need.flag in args]
    for need in left_out:
        os.environ[need.variable] = need.flag
    asked = [arg for arg in args if arg not in {need.flag for need in NEEDS}]
    wanted = [need for need in NEEDS if need not in left_out and (not asked or concerns(asked, need))]
    missing = [need for need in wanted if not provided(need)]
    if asked:
        return run("pytest", *asked)
    failed = ["machine"] if missing else []
    failed += failing()
    verdict = f"Failed: {', '.join(failed)}." if failed else f"All gates passed: machine, {', '.join(GATES)}."
    print(" ".join([verdict, *(f"Left out with {need.flag}: what needs {need.name}." for need in left_out)]))
    return 1 if failed else 0


def concerns(pytest_args: Sequence[str], need: Need) -> bool:
    """Whether one of the tests named is among those that need it."""
    return any(need.folder in Path(arg).as_posix() for arg in pytest_args)


def provided(need: Need) -> bool:
    """Whether the machine has what some tests need, or has it now; if not, says so."""
    try:
        need.provide()
    except Missing as problem:
        print(problem, flush=True)
        return False
    return True


def failing() -> list[str]:
    """Run every gate; the names of those that fail."""
    with ThreadPoolExecutor() as aside:
        waiting = {name: aside.submit(run_unseen, *GATES[name]) for name in BESIDE}
        compiling = [] if is_compiled() else [aside.submit(compile_tests, half) for half in HALVES]
        *first, last = (name for name in GATES if name not in BESIDE)
        failed = [name for name in first if not passes(name)]
        wait(compiling)
        failed += [] if passes(last) else [last]
        for name, running in waiting.items():
            code, said = running.result()
            print(f"{title(name)}\n{said}", end="", flush=True)
            failed += [name] if code else []
    return failed


def is_compiled(tests: Path = ROOT / "tests") -> bool:
    """Whether hardly any test is to be compiled: each worker does so itself with the few that are new or have changed.

    What pytest makes of a module is kept beside it; that some are there says little, for one may have run only those.
    """
    modules = [*tests.rglob("test_*.py"), *tests.rglob("conftest.py")]
    return sum(not is_kept(module) for module in modules) <= FEW


def is_kept(module: Path) -> bool:
    """Whether pytest has compiled that module since it was written."""
    made = module.parent.glob(f"__pycache__/{module.stem}.{sys.implementation.cache_tag}-pytest-*.pyc")
    return any(one.stat().st_mtime >= module.stat().st_mtime for one in made)


def compile_tests(half: Sequence[str]) -> None:
    """Let pytest read tests and run none. Where much is new each worker would compile all of it for itself."""
    run_unseen("pytest", "-q", "--collect-only", *half)


def passes(name: str) -> bool:
    """Run one gate under its name."""
    print(title(name), flush=True)
    return run(*GATES[name]) == 0


def title(name: str) -> str:
    return f"== {name}: {' '.join(GATES[name])}"


def run(tool: str, *args: str) -> int:
    """Run a tool of this environment at the root of the checkout."""
    return subprocess.call([str(SCRIPTS / tool), *args], cwd=ROOT, env=surroundings())


def surroundings() -> dict[str, str]:
    """Every process of a run may keep what it compiled: hundreds of them would compile the same again."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def run_unseen(tool: str, *args: str) -> tuple[int, str]:
    """The same, while something else is to be read: its code, and all it said."""
    done = subprocess.run(
        [str(SCRIPTS / tool), *args],
        cwd=ROOT,
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
