#!/usr/bin/env python3
"""A storm against a served table: forged saves of every game, and requests and frames that no browser sends.

    PYTHONPATH=src:. python benchmarks/storm.py [--saves 1000] [--throws 10000] [--seed 1]

Half of the throws are requests, half are frames on a socket. It counts what was answered, and fails if anything ended
in a fault of the server, if a table or a socket died, or if home no longer draws. The suite runs a small one. Needs the
packages of requirements/test.lock.
"""

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.process import Server
from tests.server.storm import Weather, bring_forgeries, throw_frames, throw_requests


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--saves", type=int, default=1000)
    asked.add_argument("--throws", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "storm.db", patience=2.0)
        server.start()
        try:
            faults += told("saves", bring_forgeries(server, wanted.saves, wanted.seed))
            faults += told("requests", throw_requests(server, wanted.throws // 2, wanted.seed))
            faults += told("frames", throw_frames(server, wanted.throws - wanted.throws // 2, wanted.seed))
            if faults:
                print(server.complaints()[-8000:])
        finally:
            server.stop()
    print(f"{wanted.saves} saves, {wanted.throws} requests and frames, {faults} faults")
    return 1 if faults else 0


def told(what: str, weather: Weather) -> int:
    print(f"{what} ({time.strftime('%H:%M:%S')})")
    for line in weather.lines():
        print(f"  {line}")
    return len(weather.faults)


if __name__ == "__main__":
    raise SystemExit(main())
