"""Two worlds: every byte a reader receives is the same in two games that differ only in what the reader may not know.

What is otherwise is one secret alone, changed as the game's own `worlds` say, which share no code with what is tested.
"""

import asyncio
import pickle
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from holdouts.bots.briefs import Brief
from holdouts.bots.imagined import Imagined
from holdouts.bots.search import Budget, played
from holdouts.engine.decision import Call, ChooseTogether, Option
from holdouts.engine.foresight import foresee, threat
from holdouts.engine.game import Game, OtherWorld, Setup
from holdouts.engine.holdings import holdings
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.lab.wander import Manner, Wanderer
from holdouts.server.thinkers import Thinkers
from tests.server.pairs import Pair, otherwise, twice
from tests.server.rooms import GAME
from tests.server.worlds import Worlds, two_worlds

STREAM = 3
"""Moments that are followed from one position."""


def some_setups() -> Iterator[Any]:
    """A set-up of every scenario of every game: by turns one from the middle of the list and its last."""
    for game in map(find_game, IDS):
        scenarios: dict[str, list[Setup]] = {}
        for setup in game.setups():
            if setup.seats <= 4:
                scenarios.setdefault(setup.scenario, []).append(setup)
        for number, (scenario, setups) in enumerate(scenarios.items()):
            setup = setups[-1] if number % 2 else setups[len(setups) // 2]
            yield pytest.param(game, setup, id=f"{game.id}-{scenario}")


class Calendar:
    """What the store takes for the time: the same in both worlds, until a test lets it pass."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """No time passes between the worlds by itself, and nothing is stored in between."""
    calendar = Calendar()
    monkeypatch.setattr("holdouts.server.ledger.SNAPSHOT_EVERY", 1_000_000)
    monkeypatch.setattr("holdouts.server.live.ANSWER_SECONDS", 0.0)
    monkeypatch.setattr("holdouts.server.live.time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setattr("holdouts.server.store.time", calendar)
    return calendar


def a_while(table: Table, seat: int, option: Option, world: str, ahead: int | None, who: Imagined) -> tuple[Table, int]:
    """An imagined game that would be played to its end, up to the end of its next round."""
    return played(table, seat, option, world, ahead or 100, who)


@pytest.fixture(autouse=True)
def quick_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes is worked out here, in few games: it is no truer in many.

    Who is told the same in both worlds has it worked out once: a brief is all that the answer comes of.
    """
    worked_out: dict[bytes, Any] = {}

    async def here(thinkers: Thinkers, brief: Brief[Any], kind: type, seconds: float | None = None) -> Any:
        told = pickle.dumps(brief)
        if told not in worked_out:
            worked_out[told] = brief.job(*brief.args)
        return worked_out[told]

    monkeypatch.setattr(Thinkers, "work_out", here)
    monkeypatch.setattr("holdouts.server.foresight.PATIENCE_SECONDS", 600.0)  # on a busy machine nobody gives up
    monkeypatch.setattr("holdouts.bots.oracles.foresee", partial(foresee, games=3))
    monkeypatch.setattr("holdouts.bots.oracles.threat", partial(threat, effort=1))
    monkeypatch.setattr("holdouts.bots.oracles.PONDERED", Budget(games=2, options=2, ahead=2))
    monkeypatch.setattr("holdouts.bots.oracles.FINAL_GAMES", 1)
    monkeypatch.setattr("holdouts.bots.oracles.played", a_while)
    monkeypatch.setattr("holdouts.bots.oracles.holdings", partial(holdings, deals=2))


# --- every secret ---


def some_pairs(game: Game, setup: Setup, seed: int) -> Iterator[tuple[str, Pair]]:
    """At several moments of a game that is played by chance, two secrets that are otherwise; new ones first."""
    table, random, wanderer = new_table(game, setup, seed, shared=setup.seats > 1), Random(seed), Wanderer(seed)
    seen: Counter[str] = Counter()
    for _ in range(4):
        names = sorted(game.worlds, key=lambda name: (seen[name], random.random()))
        pairs = ((name, otherwise(name, table, random)) for name in names)
        found = [(name, pair) for name, pair in pairs if pair is not None]
        for name, pair in found[:2]:
            seen[name] += 1
            yield name, pair
        wanderer.play(table, 25)
        if table.over:
            return


def lasting(game: Game, setup: Setup, seed: int) -> int:
    """The first seed from that one on whose game is not lost at once when it is played by chance."""
    lasts = (new for new in count(seed) if len(Wanderer(new).play(new_table(game, setup, new, keep=False), 30)) == 30)
    return next(lasts)


@pytest.mark.parametrize(("game", "setup"), [*some_setups()])
def test_no_byte_tells_a_reader_what_it_may_not_know(tmp_path: Path, game: Game, setup: Setup):
    """From several positions, for everybody who is in the dark: all pages, and the socket while play goes on."""
    seed = lasting(game, setup, 11 + len(setup.scenario) + setup.seats)
    moves: Counter[str] = Counter()
    asked = 0

    async def tell() -> None:
        nonlocal asked
        async with two_worlds(tmp_path, game, setup, seed) as worlds:
            for number, (name, pair) in enumerate(some_pairs(game, setup, seed)):
                async with worlds.standing(pair):
                    await worlds.same_pages()
                    asked += await worlds.same_foresight()
                    for _ in range(STREAM):
                        if worlds.readers and await worlds.step(Random(number)):
                            moves[name] += 1
                    await worlds.same_pages()
            assert worlds.compared > len(moves)

    asyncio.run(tell())
    assert len(moves) >= 3
    assert asked


# --- one seat's hand ---


def may_react(table: Table) -> bool:
    """Whether all are called because of a Peril."""
    decision = table.decision
    return isinstance(decision, Call) and decision.rule == "GOD-PERIL-10" and len(decision.seats) > 1


def hands_that_differ(seats: int, wanted: int) -> Iterator[tuple[Setup, int, int, Pair]]:
    """Perils where one player can react, and could not with another card in hand that nobody else knows."""
    game = find_game(GAME)
    setups = [setup for setup in game.setups() if setup.seats == seats]
    for seed in range(400):
        random, setup = Random(seed), setups[seed % len(setups)]
        table, wanderer = new_table(game, setup, seed, shared=True), Wanderer(seed, Manner(late=0.0))
        while not table.over and len(table.choices) < 250:
            pairs = (otherwise("hand", table, random) for _ in range(4)) if may_react(table) else ()
            for pair in pairs:
                if pair is not None and len(who := who_differs(pair)) == 1 and pair.world.knowers == {who[0]}:
                    yield setup, seed, who[0], pair
                    wanted -= 1
                    if not wanted:
                        return
                    break
            else:
                table.make(*wanderer.choose(table))
                continue
            break


def who_differs(pair: Pair) -> list[int]:
    """Who is able to answer in one of the worlds alone."""
    here, there = pair.here.decision, pair.there.decision
    assert isinstance(here, Call)
    assert isinstance(there, Call)
    return [seat for seat in here.seats if here.able(seat) != there.able(seat)]


def in_peril(table: Table) -> bool:
    assert isinstance(table.state, Expedition)
    return bool(table.state.trials)


async def live_through_a_peril(worlds: Worlds, pair: Pair, random: Random) -> int:
    """Everybody passes or acts alike in both worlds, until the Peril is over; returns for how long."""
    moments = 0
    async with worlds.standing(pair):
        await worlds.same_pages()
        while worlds.readers and in_peril(pair.here) and await worlds.step(random, eager=0.2):
            moments += 1
        await worlds.same_pages()
    return moments


@pytest.mark.parametrize(
    ("seats", "device"),
    [(2, ""), (5, ""), (5, "others"), (5, "owner"), (2, "owner")],
    ids=["two", "five", "five-others-share-a-device", "five-the-owner-at-a-shared-device", "two-at-one-device"],
)
def test_games_that_differ_in_one_hand_send_everybody_else_the_same_frames(tmp_path: Path, seats: int, device: str):
    """Perils where one could react in one world alone: others are sent the same, in the same number and order."""
    secret, moments = 0, []

    async def tell(setup: Setup, seed: int, owner: int, pair: Pair, folder: Path) -> int:
        assert pair.world.knowers == {owner}
        together = (
            {seat for seat in range(seats) if seat != owner} - {(owner + 1) % seats} if device == "others" else set()
        )
        if device == "owner":
            together = {owner, (owner + 1) % seats, (owner + 2) % seats}
        browsers = [min(together) if seat in together else seat for seat in range(seats)]
        async with two_worlds(folder, find_game(GAME), setup, seed, browsers) as worlds:
            moments.append(await live_through_a_peril(worlds, pair, Random(seed)))
            assert worlds.compared
            return int(worlds.passed_in_secret)

    for number, found in enumerate(hands_that_differ(seats, 3)):
        secret += asyncio.run(tell(*found, tmp_path / str(number)))
    assert len(moments) == 3
    assert sum(moments) >= 6
    assert secret or device == "owner", "nobody ever answered in one of the worlds alone"


# --- answers that are given in secret ---


def first_secret_question(game: Game, setup: Setup, seed: int) -> Table | None:
    """Where several are first asked at once and could answer, if they ever are."""
    table, wanderer = new_table(game, setup, seed, shared=True), Wanderer(seed)
    while not table.over and len(table.choices) < 100:
        if isinstance(table.decision, ChooseTogether | Call) and len(table.waiting_for()) > 1:
            return table
        table.make(*wanderer.choose(table))
    return None


@pytest.mark.parametrize("id_", IDS)
def test_nobody_can_tell_who_has_answered_in_secret_nor_what_nor_when(tmp_path: Path, id_: str, calendar: Calendar):
    """One after the other answers here, a day apart, while there nobody has; to everybody else that looks the same.

    One of them takes the answer back and gives it again: no list of tables may show that day for the table's last.
    """
    game = find_game(id_)
    asked = [setup for setup in game.setups() if 2 < setup.seats < 5 and first_secret_question(game, setup, 3)]

    async def tell(setup: Setup, folder: Path) -> None:
        table = first_secret_question(game, setup, 3)
        assert table is not None
        *rivals, _ = table.waiting_for()
        pair = twice(table, lambda _: OtherWorld(frozenset(rivals), lambda state, seat: False))
        assert pair is not None
        async with two_worlds(folder, game, setup, 3) as worlds, worlds.standing(pair):
            assert len(worlds.readers) == 1 + setup.seats - len(rivals)
            before = [len(both.one.frames) for both in worlds.readers]
            here = worlds.worlds[0].room
            for rival in rivals:
                calendar.now += 86_400
                answer = here.table.options(rival)[-1]
                await here.choose(rival, answer, None, here.shown)
                await worlds.same()
                await worlds.same_pages()
            calendar.now += 86_400
            await here.undo(rivals[-1], "choice", None, here.shown)
            await here.choose(rivals[-1], answer, None, here.shown)
            await worlds.same()
            assert before == [len(both.one.frames) for both in worlds.readers], "a secret answer sent something"
            await worlds.same_pages()
            speaker = next(both for both in worlds.readers if both.one.seats)
            for phrase in ("wait", "thanks"):  # what is said meanwhile stands in the same place
                assert all(answer["ok"] for answer in await worlds.ask(speaker, "say", phrase=phrase))
            await worlds.same()
            await worlds.same_pages()

    for number, setup in enumerate(asked[:2]):
        asyncio.run(tell(setup, tmp_path / str(number)))
