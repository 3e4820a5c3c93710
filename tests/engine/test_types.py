"""Types are taken apart before threads read them."""

import subprocess
import sys

RACE = """
import sys, threading
import msgspec
from holdouts.engine.types import take_apart

sys.setswitchinterval(1e-6)
kinds = []
for number in range(600):
    inner = msgspec.defstruct(f"Inner{number}", [("x", int), ("y", list[int], [])])
    kinds.append(msgspec.defstruct(f"Outer{number}", [("one", inner), ("more", dict[str, inner], {})]))
take_apart()
start = threading.Barrier(8)

def read():
    start.wait()
    for kind in kinds:
        msgspec.json.decode(b'{"one": {"x": 1}, "more": {"a": {"x": 2}}}', type=kind)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_threads_that_read_a_type_first_at_the_same_time_do_not_crash():
    """Without `take_apart` this ends in a segmentation fault nearly every time."""
    done = subprocess.run([sys.executable, "-c", RACE], env={"PYTHONPATH": ":".join(sys.path)}, check=False)
    assert done.returncode == 0
