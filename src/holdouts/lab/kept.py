"""Kept: the games of a simulation in a file, one line each, so that it can be interrupted and go on."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from holdouts.engine.game import Game, Setup
from holdouts.lab import simulate as simulation
from holdouts.lab.simulate import Outcome, Progress, Results


class Other(ValueError):
    """The file holds the games of another simulation; the message says which file."""


class Kept:
    """A file to which games are added as they are finished."""

    def __init__(self, file: Path, run: dict[str, object]) -> None:
        """The file of a run, new or with what was kept of that very run. Raises Other."""
        self.file = file
        self.outcomes: list[Outcome] = []
        head = msgspec.json.encode(run) + b"\n"
        if not file.exists() or not file.stat().st_size:
            file.write_bytes(head)
            return
        kept = file.read_bytes()
        if not kept.startswith(head):
            raise Other(f"{file} holds the games of another simulation; name another file.")
        whole, _, torn = kept[len(head) :].rpartition(b"\n")
        self.outcomes = [msgspec.json.decode(line, type=Outcome) for line in whole.splitlines()]
        if torn:  # whoever wrote it was cut off in the middle of a line
            file.write_bytes(kept[: -len(torn)])

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Write down games that are finished."""
        with self.file.open("ab") as lines:
            lines.write(b"".join(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes))


def simulate(
    game: Game,
    setups: Sequence[Setup],
    games: int,
    *,
    bots: Sequence[str],
    seed: int,
    workers: int,
    progress: Progress,
    file: Path | None,
) -> Results:
    """Play so many games, and keep them in a file, if one is named, from which an interrupted run goes on."""
    if file is None:
        return simulation.simulate(game, setups, games, bots=bots, seed=seed, workers=workers, progress=progress)
    kept = Kept(file, {"game": game.id, "bots": bots, "seed": seed, "setups": setups})
    return simulation.simulate(
        game,
        setups,
        games,
        bots=bots,
        seed=seed,
        workers=workers,
        progress=progress,
        done=kept.outcomes,
        keep=kept.add,
    )
