"""Worker: a process that thinks for bots, one brief after the other; a server starts it with `-m`.

It reads pickles of briefs and writes pickles of thoughts, each after its length. It is nicer than a server to whoever
else needs the processor, and ends when nobody can hear it any more, even in the middle of a thought.
"""

import os
import pickle
import queue
import signal
import struct
import sys
import threading
from typing import IO

NICENESS = 10
LENGTH = struct.Struct("!I")


def main() -> None:
    """Think until the other end is closed."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the server, which ends this
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    briefs: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, briefs), daemon=True).start()
    while True:
        answer = pickle.dumps(_think(briefs.get()), protocol=5)
        out.write(LENGTH.pack(len(answer)) + answer)
        out.flush()


def _listen(source: IO[bytes], briefs: "queue.Queue[bytes]") -> None:
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        briefs.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def _think(brief: bytes) -> object:
    """A thought, or why there is none."""
    try:
        job, args = pickle.loads(brief)
        return job(*args)
    except Exception as problem:  # it is the bot that has failed, not the worker
        return f"{type(problem).__name__}: {problem}"


if __name__ == "__main__":
    main()
