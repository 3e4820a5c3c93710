"""Replay: any game of a simulation again, from a line of text that names it."""

import hashlib
import re
from typing import Any, NamedTuple, get_args

import msgspec

from holdouts.bots import Bot, VirtualClock, make_bot, play_out
from holdouts.bots.thinker import ThinkingBot
from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.library import new_table
from holdouts.engine.record import Kind
from holdouts.engine.table import Table
from holdouts.games import find_game

_CODE = re.compile(
    r"(?P<game>[a-z0-9-]+)/(?P<scenario>[a-z0-9-]+)/(?P<seats>\d{1,2})/(?P<bots>[a-z0-9:+-]+)/(?P<seed>-?\d{1,18})"
    r"/(?P<number>\d{1,9})(?P<rest>\{.*\})?"
)


class Replay(NamedTuple):
    """One game of a simulation: all that it follows from."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    """Of several kinds each takes every so many seats."""
    seed: int
    """Of the whole simulation."""
    number: int

    @property
    def code(self) -> str:
        """The same as text: game, scenario, players, bots, seed and number; then options that are not the usual."""
        setup = self.setup
        usual = msgspec.to_builtins(type(setup)(scenario=setup.scenario, seats=setup.seats))
        rest = {key: value for key, value in msgspec.to_builtins(setup).items() if usual[key] != value}
        words = (self.game, setup.scenario, setup.seats, "+".join(self.bots), self.seed, self.number)
        return "/".join(map(str, words)) + (msgspec.json.encode(rest).decode() if rest else "")

    @property
    def by_the_clock(self) -> bool:
        """Whether any of its bots thinks for so long and not so much: then it may go otherwise another time."""
        return any(isinstance(bot, ThinkingBot) and bot.budget.seconds for bot in self._bots().values())

    def kinds(self) -> list[Kind]:
        """Who sits where, as a save knows it; whoever searches with a budget of its own is careful."""
        known: tuple[Kind, ...] = get_args(Kind)
        wanted = [self.bots[seat % len(self.bots)] for seat in range(self.setup.seats)]
        return [next((kind for kind in known if kind == bot), "careful") for bot in wanted]

    def chance(self, what: str) -> int:
        """A seed of its own for everything that is left to chance."""
        digest = hashlib.blake2b(f"{self.seed}/{self.number}/{what}".encode(), digest_size=8).digest()
        return int.from_bytes(digest) >> 1

    def play(self, *, keep: bool = True) -> Table:
        """The whole game. One that keeps nothing is played faster, and has only its end to show."""
        table = new_table(find_game(self.game), self.setup, self.chance("deal"))
        bots = self._bots()
        table.branches = keep or not all(bot.quick for bot in bots.values())  # who thinks ahead needs checkpoints
        play_out(table, bots, clock=VirtualClock(self.chance("clock")))
        return table

    def _bots(self) -> dict[int, Bot]:
        seats = range(self.setup.seats)
        return {seat: make_bot(self.bots[seat % len(self.bots)], self.chance(f"seat {seat}")) for seat in seats}


def read_code(code: str) -> Replay:
    """The game that a code names; raises SetupError."""
    found = _CODE.fullmatch(code)
    if found is None:
        raise SetupError("replay-unreadable", code=code)
    game = find_game(found["game"])
    bots = tuple(found["bots"].split("+"))
    return Replay(game.id, _setup(game, found), bots, int(found["seed"]), int(found["number"]))


def _setup(game: Game, found: "re.Match[str]") -> Setup:
    try:
        rest: dict[str, Any] = msgspec.json.decode(found["rest"] or "{}")
        told = {"scenario": found["scenario"], "seats": int(found["seats"]), **rest}
        setup: Setup = msgspec.convert(told, game.setup)
    except (msgspec.DecodeError, msgspec.ValidationError) as problem:
        raise SetupError("replay-unreadable", code=found[0]) from problem
    return setup
