"""How busy the machine is while a test measures something: then a span is held against what it costs anybody now."""

import subprocess
import sys
from typing import Self

_WORK = """
import select, sys, time
spans = []
while not select.select([sys.stdin], [], [], 0.1)[0]:
    wall, busy = time.perf_counter(), time.process_time()
    while time.process_time() - busy < 0.01:
        pass
    spans.append((time.perf_counter() - wall) / 0.01)
print(sum(spans) / max(1, len(spans)))
"""


class Beside:
    """A process with a little work of its own, now and then: how much longer that takes than it would alone."""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-S", "-c", _WORK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        said = self._process.communicate(timeout=60)[0]
        self.slowdown = max(1.0, float(said))
        print(f"meanwhile everything took {self.slowdown:.1f} times as long as on a machine of its own")
