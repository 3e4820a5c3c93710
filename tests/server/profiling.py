"""What the processor time of a server goes into, by the rooms of the house."""

import atexit
import cProfile
import pstats
import signal
from collections import Counter
from pathlib import Path

ROOMS = {
    "templates": ("/jinja2/", "/markupsafe/", ".html", "<template>", "server/drawing.py", "server/fragments.py"),
    "words": ("engine/words.py", "/fluent/", "/babel/"),
    "views": ("engine/view.py", "engine/painter.py", "engine/naming.py", "engine/secrets.py", "/view.py", "/naming.py"),
    "subjects": ("holdouts/server/subjects.py", "answers.py", "likeness.py", "chronicles.py", "pages.py", "phrases.py"),
    "store": ("store.py", "ledger.py", "archive.py", "/sqlalchemy/", "threads.py", "/concurrent/"),
    "socket": ("/asyncio/", "/uvicorn/", "/websockets/", "/starlette/", "live.py", "messages.py", "selectors.py"),
    "rules": ("/games/", "holdouts/engine/"),
}
"""By what stands in the path of a file; the first that fits. What the store does in a thread of its own is not seen."""

WAITING = "poll"
"""What a server does while there is nothing to do."""


def profile_to(path: str) -> None:
    """Profile this process from the next SIGUSR1 on, and keep what was found when it ends."""
    profile = cProfile.Profile()
    signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server stops by itself, and then this process ends as usual
    atexit.register(profile.dump_stats, path)


def shares(path: Path) -> list[tuple[str, float]]:
    """The rooms and what share of the time each took, the largest first."""
    spent: Counter[str] = Counter()
    for (file, _, name), (_, _, own, _, callers) in pstats.Stats(str(path)).stats.items():  # type: ignore[attr-defined]
        if WAITING in name:
            continue
        if file != "~":
            spent[room_of(file)] += own
        for (caller, _, _), (_, _, part, _) in callers.items() if file == "~" else ():
            spent[room_of(caller)] += part  # what is built in works for whoever calls it
    return [(room, seconds / spent.total()) for room, seconds in spent.most_common()]


def room_of(file: str) -> str:
    return next((room for room, signs in ROOMS.items() if any(sign in file for sign in signs)), "other")
