"""What it costs to enter a tile, to stay on it, and to get anywhere: all in hit points."""

from collections import Counter
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.objective import Envoy
from holdouts.games.maximum_apocalypse.bot.reckoning import value
from holdouts.games.maximum_apocalypse.cards import Book, Effects, Tile
from holdouts.games.maximum_apocalypse.rules import moving
from holdouts.games.maximum_apocalypse.state import surveyed

ROLLS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 cases two dice show that number."""

Way = tuple[int, float, int]
"""How to get to a place: how many steps, what may happen, and the first step (where I stand, to stay there)."""


@lru_cache(maxsize=64)
def odds(stealth: int) -> float:
    """The chance to pass a Stealth test."""
    return sum(ROLLS[: max(0, stealth + 1)]) / 36


class Hidden(NamedTuple):
    """The tiles that nobody has turned up yet."""

    tiles: int
    """How many of them there may be, at least one."""
    deeds: tuple[Effects, ...]
    """What any of them does when it is turned up and entered."""
    kinds: tuple[tuple[int, int], ...]
    """For each kind that does anything, which of these deeds it is, and how many there may be of the kind."""


@lru_cache(maxsize=256)
def still_hidden(book: Book, mission: int, turned: tuple[int, ...]) -> Hidden:
    """What is left of the tiles of a mission when these are turned up."""
    known = Counter([book.kinds[tile] for tile in turned])
    unseen = {kind: max(0, count - known[kind]) for kind, count in book.missions[mission].tiles.items()}
    tiles = [(book.tiles[book.places[kind][0]], count) for kind, count in unseen.items() if count]
    acting = [((*tile.reveal, *tile.enter), count) for tile, count in tiles if tile.reveal or tile.enter]
    deeds = tuple(dict.fromkeys([effects for effects, _ in acting]))
    kinds = tuple([(deeds.index(effects), count) for effects, count in acting])
    return Hidden(max(1, sum(unseen.values())), deeds, kinds)


class Guide(Envoy):
    """An envoy who knows the ways."""

    def toll(self, tile: Tile) -> float:
        """What a tile does to me when I enter it."""
        if tile.sends_back and not self.world.bars("being-sent-back", self.seat):
            return 1 / max(0.1, odds(moving.stealth(self.world, self.seat, self.me.place))) - 1
        return -value(self, tile.enter) if tile.enter else 0.0

    @Drawn
    def unknown(self) -> float:
        """What turning up a hidden tile costs: it lies open for the dice, and does what the unseen ones do."""
        world = self.world
        hidden = still_hidden(self.book, world.mission, tuple([tile for _, tile in self.turned]))
        worth = [value(self, effects) for effects in hidden.deeds]
        return 1.2 - sum([count * worth[deed] for deed, count in hidden.kinds]) / hidden.tiles

    @Drawn
    def entering(self) -> list[float]:
        """What may happen to me on entering each place."""
        world = self.world
        tiles, idle = self.book.tiles, self.almanac.idle
        risks = [self.unknown if len(self.turned) < len(world.up) else 0.0] * len(world.up)
        for place, tile in self.turned:
            risks[place] = 0.0 if idle[tile] else self.toll(tiles[tile])
        noticed = self.me.foes or moving.surely_seen(world, self.seat)
        for place, tokens in enumerate(world.tokens):
            if tokens:
                caught = 1.0 if noticed else 1 - odds(self.stealth - tokens)
                risks[place] += tokens * self.meeting * caught
        return risks

    @Drawn
    def stealth(self) -> int:
        """My Stealth where no token lies."""
        return moving.own_stealth(self.world, self.seat)

    def resting(self, place: int) -> float:
        """What it costs to end the turn on a place and stay there until my next one."""
        if not self.world.up[place]:
            return 0.08 * len(self.living) * self.meeting
        tile, end = self.world.tiles[place], self.almanac.ends[self.world.tiles[place]]
        cost = ROLLS[self.book.spawns[tile]] / 36 * len(self.living) * self.meeting - (value(self, end) if end else 0.0)
        if self.world.tile(place).bans("damage") and self.me.start != place:  # for whoever has just come [MAX-FAQ-13]
            cost -= self.harm(self.seat) * self.frailty(self.seat)
        return cost

    @Drawn
    def ways(self) -> list[Way | None]:
        """For each place the best way there, by steps and by what may happen on the way, if there is any."""
        world = self.world
        return find_ways(world.rows, world.columns, tuple(world.gone), self.me.place, tuple(self.entering))


@lru_cache(maxsize=64)
def find_ways(
    rows: tuple[int, ...], columns: tuple[int, ...], gone: tuple[bool, ...], start: int, risks: tuple[float, ...]
) -> list[Way | None]:
    """The best way from one place to each other, with what may happen on entering each; no step is for nothing."""
    near = surveyed(rows, columns).near
    costs = [cost if (cost := 1.0 + risk) > 0.2 else 0.2 for risk in risks]
    found: list[Way | None] = [None] * len(gone)
    cheapest = [-inf if lost else inf for lost in gone]  # nothing is cheap enough to go where no tile is
    waiting = [(0.0, start, 0, 0.0, start)]
    while waiting:
        cost, place, steps, risk, first = heappop(waiting)
        if found[place] is not None:
            continue
        found[place] = (steps, risk, first)
        cheapest[place] = -inf  # nor to go where one has been
        for other in near[place]:
            further = cost + costs[other]
            if further <= cheapest[other]:
                cheapest[other] = further
                heappush(waiting, (further, other, steps + 1, risk + risks[other], other if place == start else first))
    return found
