"""Betrayers hide: nobody can tell them from others at first, and later those who watch find them out."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from holdouts.bots import make_bot, next_choice
from holdouts.engine.library import base_book, new_table
from holdouts.games.dead_of_winter.bot import accused
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import Attract
from holdouts.games.dead_of_winter.rules.setup import WinterSetup
from holdouts.games.dead_of_winter.state import Counted
from holdouts.testing import colony

ROOT = Path(__file__).parents[3]


def secret(id_):
    return next(number for number, card in enumerate(base_book(GAME).secrets) if card.id == id_)


@pytest.mark.parametrize(("innocent", "betrayer"), [("open-road", "fuel-thief"), ("pill-counter", "poisoner")])
def test_for_two_rounds_a_betrayer_picks_what_anybody_would_who_wants_the_same_cards(innocent, betrayer):
    table = new_table(GAME, WinterSetup(scenario="the-convoy", seats=4), 6)
    bots = {seat: make_bot("sensible", seat) for seat in range(4)}
    compared = 0
    while table.state.round <= 2 and not table.over:
        choice = next_choice(table, bots)
        assert choice is not None
        seat, option = choice
        if seat == 0 and len(table.options(0)) > 1:
            compared += 1
            assert picked_with(table, innocent) == picked_with(table, betrayer)
        table.make(seat, option)
    assert compared > 15


def picked_with(table, id_):
    """What seat 0 would pick with another secret."""
    twin = table.clone()
    twin.state.players[0].secret = secret(id_)
    return make_bot("sensible", 3).pick(twin, 0, True)


def test_whoever_thinks_about_it_again_accuses_the_same_seat():
    """A bot keeps nothing to itself: with a game that was saved and opened again, it names whom it named before."""
    table = colony(4).arrange(counted=[Counted([1, 1, 2, 0], 1, True), Counted([1, 0, 2, 1], 2, True)]).turn(0).start()
    before = [accused(GAME.secrets.veiled(table.now, seat), seat) for seat in range(4)]
    opened = GAME.decoder.decode(GAME.encoder.encode(table.now))
    opened.attach(table.now.book, None)
    assert [accused(GAME.secrets.veiled(opened, seat), seat) for seat in range(4)] == before
    assert before[0] == 2


def test_who_finds_betrayers_out_is_measured():
    command = [sys.executable, "benchmarks/betrayers.py", "--games", "36"]
    done = subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": "src"}, capture_output=True, text=True, timeout=240, check=True
    )
    found = re.search(
        r"last accusations of innocents that were right: ([\d.]+)% .* \(by chance ([\d.]+)%\)", done.stdout
    )
    assert found is not None, done.stdout
    assert float(found[1]) > float(found[2])
    assert re.search(r"named in round 2 by who sees what lies open: [\d.]+% of \d+ \(by chance [\d.]+%\)", done.stdout)
    assert re.search(r"betrayers who won: [\d.]+%", done.stdout)


def test_where_the_streets_are_to_be_cleared_a_betrayer_helps_for_one_round_only():
    """It is done in three rounds or not at all: whoever played along for two would have no turn left for ruin."""
    for round_, secrets in ((1, ("pill-counter", "poisoner")), (2, ("pill-counter",))):
        for id_ in secrets:
            table = colony(4, "clear-the-streets").zombies("school", 4).dice(0, 1, 1, 1).secret(0, id_)
            table.arrange(round=round_).turn(0).start()
            assert isinstance(make_bot("sensible", 3).pick(table.table, 0, True), Attract), (round_, id_)
    table = colony(4, "clear-the-streets").zombies("school", 4).dice(0, 1, 1, 1).secret(0, "poisoner")
    table.arrange(round=2).turn(0).start()
    assert not isinstance(make_bot("sensible", 3).pick(table.table, 0, True), Attract)
