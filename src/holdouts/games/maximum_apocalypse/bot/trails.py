"""What it costs to enter a tile, to stay on it, and to get anywhere: all in hit points."""

from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple

from holdouts.games.maximum_apocalypse.bot.lookout import Lookout, odds
from holdouts.games.maximum_apocalypse.cards import Tile
from holdouts.games.maximum_apocalypse.state import NONE

STEP = 1.0
"""What an action is worth that goes into walking."""

ROLLS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 cases two dice show that number."""

TOLLS = {
    "bandit-camp": 1.0,
    "power-plant": 6.0,
    "forest": 0.6,
    "desert": 1.5,
    "prison": 1.5,
    "crash-site": 0.5,
    "mountain": -0.5,
}
"""What entering a tile takes beyond the step."""

SURPRISES = {"prison": 2.0, "amusement-park": 2.5, "factory": 2.0, "crash-site": 4.0}
"""What turning a tile up takes."""

GIFTS = ("gas-station", "farm", "police-station", "department-store", "shopping-mall")
"""Tiles that are searched for nothing when they are turned up."""

EXPOSED = 1.2
"""What it costs the team that one more tile lies open for the dice."""


class Way(NamedTuple):
    """How to get to a place."""

    steps: int
    risk: float
    first: int
    """The first step; nothing for where I stand."""


@dataclass
class Guide(Lookout):
    """A lookout who knows the ways."""

    @cached_property
    def seen(self) -> bool:
        """Whether tokens notice me without a test."""
        return bool(self.me.foes) or self.is_conspicuous or self.watched

    def entering(self, place: int) -> float:
        """What may happen to me on entering a place."""
        tile = self.tile(place)
        risk = self.unknown if tile is None else self.toll(tile.kind)
        tokens = self.sight.tokens[place]
        if tokens:
            risk += tokens * self.meeting * (1.0 if self.seen else 1 - odds(self.stealth - tokens))
        return risk

    def toll(self, kind: str) -> float:
        """What a tile of a kind does to whoever enters it."""
        match kind:
            case "avenue":
                return self.meeting
            case "river":
                return 0.0 if self.crosses_rivers else STEP * (1 / max(0.1, odds(self.stealth)) - 1)
            case "hospital":
                return -1.0 if self.lost(self.me) else 0.0
            case "military-base":
                return -0.8 * len(self.me.foes)
        return TOLLS.get(kind, 0.0)

    @cached_property
    def unknown(self) -> float:
        """What turning up a hidden tile costs on the average of those that have not been seen."""
        unseen = self.sight.unseen
        total = sum(unseen.values())
        if not total:
            return EXPOSED
        return EXPOSED + sum(count * self.surprise(kind) for kind, count in unseen.items()) / total

    def surprise(self, kind: str) -> float:
        cost = self.toll(kind) + SURPRISES.get(kind, 0.0)
        if kind in GIFTS:
            return cost - max(self.decks)
        if kind == "prairie":
            return cost + self.meeting
        if kind == "cemetery":
            return cost + self.meeting * len(self.living)
        return cost

    def resting(self, place: int) -> float:
        """What it costs to end the turn on a place and stay there until my next one."""
        tile = self.tile(place)
        if tile is None:
            return 0.08 * len(self.living) * self.meeting
        cost = ROLLS[tile.spawn] / 36 * len(self.living) * self.meeting
        match tile.kind:
            case "prairie":
                cost += self.meeting
            case "hospital":
                cost -= min(2, self.lost(self.me)) * self.frailty
            case "oasis":
                cost -= 1.2 if self.me.hunger > 1 else 0.0
            case "amusement-park":
                cost += 1.0
        return cost - self.sheltered(tile, place)

    def sheltered(self, tile: Tile, place: int) -> float:
        """The harm a Refuge keeps off whoever has just come. [MAX-FAQ-13]"""
        return self.harm(self.me) * self.frailty if tile.bans("damage") and self.me.start != place else 0.0

    @cached_property
    def ways(self) -> dict[int, Way]:
        """The best way to each place, by steps and by what may happen on the way."""
        found: dict[int, Way] = {}
        costs: dict[int, float] = {}
        waiting: list[tuple[float, int, int, float, int]] = [(0.0, self.me.place, 0, 0.0, NONE)]
        while waiting:
            cost, place, steps, risk, first = heappop(waiting)
            if place in found:
                continue
            found[place] = Way(steps, risk, first)
            for other in self.near(place):
                if other in found:
                    continue
                if other not in costs:
                    costs[other] = self.entering(other)
                ahead = cost + max(0.2, STEP + costs[other])
                heappush(waiting, (ahead, other, steps + 1, risk + costs[other], other if first == NONE else first))
        return found
