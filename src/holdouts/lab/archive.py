"""Archive: whole games on file, replayed by the suite.

A change of rules or content that alters them must be meant: then the archive is recorded anew, in a commit that
says why.
"""

from collections.abc import Callable
from pathlib import Path

from holdouts.bots import VirtualClock, make_bot, play_out
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import new_table
from holdouts.engine.record import Kind, settle, write

SUFFIX = ".holdouts"


def record_games(
    game: Game, folder: Path, count: int, progress: Callable[[str], None] = lambda name: None
) -> list[Path]:
    """Play whole games from all over the game's set-ups and put them on file, in place of those that were there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"*{SUFFIX}"):
        old.unlink()
    setups = game.setups()
    chosen = [number * len(setups) // count for number in range(count)]
    return [_record(game, setups[number], number, folder, progress) for number in chosen]


def _record(game: Game, setup: Setup, number: int, folder: Path, progress: Callable[[str], None]) -> Path:
    """One game: sensible and random bots side by side, so that much happens and something is achieved."""
    kinds: list[Kind] = ["random" if (seat + number) % 3 == 0 else "sensible" for seat in range(setup.seats)]
    about = settle(game, setup, number, names=[f"Seat {seat + 1}" for seat in range(setup.seats)], kinds=kinds)
    table = new_table(game, setup, number, shared=setup.seats > 1)
    bots = {seat: make_bot(kind, number * 100 + seat) for seat, kind in enumerate(kinds)}
    play_out(table, bots, clock=VirtualClock(number))
    path = folder / f"{setup.scenario}-{setup.seats}-{number}{SUFFIX}"
    write(path, table, about)
    progress(path.name)
    return path
