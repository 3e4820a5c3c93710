"""What it costs to enter a tile, to stay on it, and to get anywhere: all in hit points."""

from functools import lru_cache
from heapq import heappop, heappush

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.ground import HIDDEN, Ground
from holdouts.games.maximum_apocalypse.bot.lookout import odds
from holdouts.games.maximum_apocalypse.bot.prey import Hunter
from holdouts.games.maximum_apocalypse.state import NOWHERE

STEP = 1.0
"""What an action is worth that goes into walking."""

LEAST = 0.2
"""What a step costs at least, whatever is to be had there."""

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


Way = tuple[int, float, int]
"""How to get to a place: how many steps, what may happen, and the first step (nothing for where I stand)."""


class Guide(Hunter):
    """A hunter who knows the ways."""

    @Drawn
    def stealth(self) -> int:
        """My Stealth, before tokens are counted."""
        return self.stealth_of(self.me)

    @Drawn
    def tolls(self) -> dict[str, float]:
        """What tiles do to me when I enter them, by their kind."""
        return {
            **TOLLS,
            "avenue": self.meeting,
            "river": 0.0 if self.crosses_rivers else STEP * (1 / max(0.1, odds(self.stealth)) - 1),
            "hospital": -1.0 if self.lost(self.me) else 0.0,
            "military-base": -0.8 * len(self.me.foes),
        }

    @Drawn
    def unknown(self) -> float:
        """What turning up a hidden tile costs on the average of those that have not been seen."""
        unseen = self.ground.unseen
        if not unseen:
            return EXPOSED
        tolls = self.tolls
        more = dict.fromkeys(GIFTS, -max(self.decks))
        more |= {"prairie": self.meeting, "cemetery": self.meeting * len(self.living)}
        costs = [
            count * (tolls.get(kind, 0.0) + SURPRISES.get(kind, 0.0) + more.get(kind, 0.0))
            for kind, count in unseen.items()
        ]
        return EXPOSED + sum(costs) / sum(unseen.values())

    @Drawn
    def entering(self) -> list[float]:
        """What may happen to me on entering each place."""
        tolls = self.tolls if not self.ground.hidden else {**self.tolls, HIDDEN: self.unknown}
        risks = [tolls.get(kind, 0.0) for kind in self.ground.kinds]
        for place, tokens in enumerate(self.world.tokens):
            if tokens:
                risks[place] += tokens * self.meeting * (1.0 if self.noticed else 1 - odds(self.stealth - tokens))
        return risks

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
        if tile.bans("damage") and self.me.start != place:  # it keeps harm off whoever has just come [MAX-FAQ-13]
            cost -= self.harm(self.me) * self.frailty
        return cost

    @Drawn
    def ways(self) -> dict[int, Way]:
        """The best way to each place, by steps and by what may happen on the way."""
        return find_ways(self.ground, self.me.place, tuple(self.entering))


@lru_cache(maxsize=64)
def find_ways(ground: Ground, start: int, risks: tuple[float, ...]) -> dict[int, Way]:
    """The best way from one place to each other, with what may happen on entering each."""
    near, costs = ground.near, [max(LEAST, STEP + risk) for risk in risks]
    found: dict[int, Way] = {}
    best: dict[int, float] = {}
    waiting = [(0.0, start, 0, 0.0, NOWHERE)]
    while waiting:
        cost, place, steps, risk, first = heappop(waiting)
        if place in found:
            continue
        found[place] = (steps, risk, first)
        for other in near[place]:
            ahead = cost + costs[other]
            if other not in found and ahead <= best.get(other, ahead):
                best[other] = ahead
                heappush(waiting, (ahead, other, steps + 1, risk + risks[other], other if first == NOWHERE else first))
    return found
