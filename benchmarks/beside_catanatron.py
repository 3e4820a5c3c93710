#!/usr/bin/env python3
"""Holdouts beside catanatron 3.2.1, a fast Catan in pure Python: random playouts and copies, in one run, on one core.

    pip install catanatron==3.2.1      (in an environment of its own, with Holdouts installed beside it)
    python benchmarks/beside_catanatron.py [--game maximum-apocalypse] [--slices 24] [--json]

Every game of ours in turn, unless one is named. Slices of both alternate, and every ratio is taken between neighbours,
so that whatever else the machine does falls on both. Rates are per second of processor time. It prints; it passes or
fails nothing.
"""

import argparse
import gc
import json
import random
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from itertools import count, cycle
from time import process_time
from typing import Any

from holdouts.engine.game import Game
from holdouts.engine.library import new_table
from holdouts.games import IDS, find_game
from holdouts.lab.bench import Rate, mid_game, play_randomly, rate
from holdouts.lab.variety import full_tables

WANTED = "3.2.1"
SECONDS = 0.5
MID_GAMES = 60

EXPLAINED = """\
What is counted
  theirs    every decision of four RandomPlayers for which playable_actions holds two or more actions. It asks one
            player at a time; forced moves (rolling the dice, ending a turn with nothing to do) are left out.
  ours      four random players (or as near to four as a game can be played), all scenarios with and without modules,
            games in turn. At every decision everybody who may act lists all options and picks one at random: whoever
            is asked, and whoever is polled for a standing offer (such as a card that may be played at any time). Each
            such pick counts if there were two or more options; passing is one of them for the polled. Not every pick
            is carried out: when several want to act, one does, and the others are asked again.
  strictly  only the picks that were carried out and entered the log, again with two or more options.
  silent    Where there is something that can always be done, random players do little else: talk, in Godforsaken
            Scavengers, is some nine in ten of their logged choices. So the same is measured with players who leave all
            options that are always there (they are listed, but neither counted nor picked).
  copies    ours: Table.clone() at random decisions of mid-game tables, in the middle of a step or not, able to be
            cloned again. Theirs: Game.copy() at random decisions of mid-game games."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=IDS, action="append", help="only this game of ours; may be repeated")
    parser.add_argument("--slices", type=int, default=24, help="pairs of slices, half a second each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    try:
        found = version("catanatron")
    except PackageNotFoundError:
        print("catanatron is not installed here, so there is nothing to compare with.")
        print(f"Install it in an environment of its own, beside Holdouts: pip install catanatron=={WANTED}")
        return 2
    if found != WANTED:
        print(f"This is catanatron {found}; the figures are meant beside {WANTED}.", file=sys.stderr)
    results = {id_: compare(find_game(id_), asked.slices, asked.seed) for id_ in asked.game or IDS}
    if asked.json:
        print(json.dumps({"catanatron": found, "games": results}, indent=2))
        return 0
    print(EXPLAINED)
    for id_, figures in results.items():
        show(id_, found, figures)
    return 0


# --- the two sides: each plays one game and says how many decisions counted ---


def our_playouts(game: Game, seed: int, *, silent: bool = False) -> Iterator[Callable[[], tuple[int, int]]]:
    setups = cycle(full_tables(game))
    chance = random.Random(seed)
    for number in count(seed * 1_000_000):
        table = new_table(game, next(setups), number, keep=False)

        def play(table: Any = table) -> tuple[int, int]:
            counted = play_randomly(table, chance.random, silent=silent)
            return counted.real, counted.logged_real

        yield play


def their_game() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def their_playout(most: int = sys.maxsize) -> tuple[int, int, Any]:
    """One game, at most so many plies: decisions with two or more options, all plies, and the game."""
    from catanatron.game import TURNS_LIMIT

    game = their_game()
    real = plies = 0
    while plies < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if len(game.state.playable_actions) > 1:
            real += 1
        game.play_tick()
        plies += 1
    return real, plies, game


def their_mid_games() -> list[Any]:
    found = []
    while len(found) < MID_GAMES:
        _, plies, _ = their_playout()
        _, _, game = their_playout(int(plies * random.uniform(0.25, 0.75)))
        if game.winning_color() is None:
            found.append(game)
    return found


# --- measuring ---


def per_second(work: Callable[[], tuple[int, ...]]) -> list[float]:
    """Do it again and again for a slice; how much of each figure came of it in a second."""
    sums: list[int] = []
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        done = work()
        sums = [one + more for one, more in zip(sums or [0] * len(done), done, strict=True)]
    return [figure / spent for figure in sums]


def compare(game: Game, slices: int, seed: int) -> dict[str, dict[str, float]]:
    random.seed(seed)
    playouts, silent_playouts = our_playouts(game, seed), our_playouts(game, seed, silent=True)
    tables = cycle(mid_game(game, full_tables(game), MID_GAMES, seed))
    games = cycle(their_mid_games())
    rows: dict[str, list[float]] = {}
    gc.collect()
    gc.freeze()  # the tables and games that wait to be copied burden neither side's garbage collection
    for _ in range(slices):
        gc.collect()
        real, logged = per_second(lambda: next(playouts)())
        silent, silent_logged = per_second(lambda: next(silent_playouts)())
        theirs, plies = per_second(lambda: their_playout()[:2])
        clones, copies = per_second(lambda: clone(next(tables))), per_second(lambda: copy(next(games)))
        for name, figure in (
            ("ours", real),
            ("ours, strictly", logged),
            ("ours, silent", silent),
            ("ours, silent, strictly", silent_logged),
            ("theirs", theirs),
            ("theirs, forced moves included", plies),
            ("our clones", clones[0]),
            ("their copies", copies[0]),
            ("ratio of decisions", real / theirs),
            ("ratio of decisions, strictly", logged / theirs),
            ("ratio of decisions, silent", silent / theirs),
            ("ratio of decisions, silent, strictly", silent_logged / theirs),
            ("ratio of copies", clones[0] / copies[0]),
        ):
            rows.setdefault(name, []).append(figure)
    return {name: rate(figures)._asdict() for name, figures in rows.items()}


def clone(table: Any) -> tuple[int]:
    table.clone()
    return (1,)


def copy(game: Any) -> tuple[int]:
    game.copy()
    return (1,)


# --- showing ---


def show(id_: str, found: str, results: dict[str, dict[str, float]]) -> None:
    print()
    print(id_)
    print(f"{'Per second of processor time':<46}{'median':>10}{'10 %':>10}{'90 %':>10}")
    for title, name in (
        ("decisions, Holdouts", "ours"),
        ("decisions, Holdouts, strictly", "ours, strictly"),
        ("decisions, Holdouts, silent", "ours, silent"),
        ("decisions, Holdouts, silent, strictly", "ours, silent, strictly"),
        (f"decisions, catanatron {found}", "theirs"),
        ("(its plies, forced moves included)", "theirs, forced moves included"),
        ("clones, Holdouts", "our clones"),
        (f"copies, catanatron {found}", "their copies"),
    ):
        figures = Rate(**results[name])
        print(f"{title:<46}{figures.median:>10,.0f}{figures.low:>10,.0f}{figures.high:>10,.0f}")
    print()
    for title, name in (
        ("decisions", "ratio of decisions"),
        ("decisions, strictly", "ratio of decisions, strictly"),
        ("decisions, silent", "ratio of decisions, silent"),
        ("decisions, silent, strictly", "ratio of decisions, silent, strictly"),
        ("copies", "ratio of copies"),
    ):
        figures = Rate(**results[name])
        print(f"{title}: {figures.median:.2f} times catanatron's ({figures.low:.2f} to {figures.high:.2f})")


if __name__ == "__main__":
    sys.exit(main())
