"""Where to go next, and what an action on the way there is worth."""

from collections.abc import Iterator

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.objective import HOME, TASK, Envoy, Errand
from holdouts.games.maximum_apocalypse.state import NOWHERE

AGAIN = 1.8
"""A tile can be searched again next turn: how often a search there is worth having come."""

NEARBY = 2
"""So few steps are no way at all."""

CURIOSITY = (7.0, 3.0, 1.0)
"""What a hidden tile is worth as long as things are missing, with so many tiles nearby to search."""

SOUGHT = 4.0
"""What a hidden tile is worth under which something lies that the mission needs."""

RUSH = 8.0
"""How much more, once nothing else is missing: every turn spent now is one the decks do not have."""

REACHABLE = 4
"""So far from home one still gets there in one turn."""


class Runner(Envoy):
    """An envoy who knows where to go next."""

    @Drawn
    def steps(self) -> dict[int, float]:
        """What each first step is worth as an action, and under my own place what staying is."""
        here, ways = self.me.place, self.ways
        worth: dict[int, float] = {}
        for place, value, deeds in self.errands:
            if place not in ways:
                continue
            steps, risk, first = ways[place]
            rate = (value - risk) / (steps + deeds or 1)
            if rate > worth.setdefault(here if first == NOWHERE else first, 0.0):
                worth[here if first == NOWHERE else first] = rate
        return worth

    @Drawn
    def errands(self) -> list[Errand]:
        """All that is worth going to."""
        if self.homeward:
            return [*self.shelters(), *self.homecoming()]
        return [*self.shelters(), *self.duties(), *self.supplies(), *self.exploring(), *self.care(), *self.comrades()]

    def homecoming(self) -> Iterator[Errand]:
        """Home, whatever waits on the way: nothing else is left to live for."""
        goal = self.world.goal
        if goal is None or self.waits_outside(goal):
            return
        risk = max(0.0, self.ways[goal][1]) if goal in self.ways else 0.0
        yield goal, HOME * (3 if self.world.deadline else 1) + risk, 0

    def waits_outside(self, goal: int) -> bool:
        """Whether it is better to wait near the goal than on it, because others are still far away."""
        far = self.ground.spans[goal]
        if self.world.deadline or far[self.me.place] > REACHABLE - 1:
            return False
        return any(far[person.place] > REACHABLE for person in self.living)

    def strays(self, place: int) -> bool:
        """Whether a step there would keep me from ending this turn at home, where nothing else is left to do."""
        goal, actions, spans = self.world.goal, self.me.actions, self.ground.spans
        if goal is None or not self.homeward or self.waits_outside(goal):
            return False
        return spans[self.me.place][goal] <= actions and spans[place][goal] > actions - 1

    def shelters(self) -> Iterator[Errand]:
        """Better places to end the turn, just as far as the actions that are left; on the way home there are none."""
        actions, goal = self.me.actions, self.world.goal
        if actions < 2 or (self.homeward and goal is not None and not self.waits_outside(goal)):
            return
        here = self.resting(self.me.place)
        for place, (steps, _, _) in self.ways.items():
            if steps == actions and self.world.up[place]:
                yield place, here - self.resting(place), 0

    # --- gathering and exploring ---

    def supplies(self) -> Iterator[Errand]:
        """Tiles to search, and cards that lie about."""
        for place, value in self.searches.items():
            if value > 0:
                yield place, AGAIN * value, 1
        for place, card in self.world.lying:
            family = self.book.families[card]
            treasure = family in self.treasures and self.first_at(place)
            yield place, TASK if treasure else self.worth[family] + 1, 0

    def exploring(self) -> Iterator[Errand]:
        """Hidden tiles: sometimes the mission lies under one, and most hold something to search."""
        if not self.ground.hidden:
            return
        needed = self.unseen_places
        curious = CURIOSITY[min(self.searchable, len(CURIOSITY) - 1)] if self.missing or self.hungry else 0.3
        sought = SOUGHT if self.missing else SOUGHT * RUSH
        for place in self.ground.hidden:
            mine = self.first_at(place)
            value = curious if mine else 0.5 * curious
            if place in needed:
                value += sought if mine else 0.4 * sought
            yield place, value, 0

    @property
    def hungry(self) -> bool:
        """Whether I shall need food soon and have none."""
        return self.me.hunger >= 3 and "food" not in self.mine

    @property
    def searchable(self) -> int:
        """How many tiles near me can be searched for something useful."""
        ways = self.ways
        return sum(value > 1 and place in ways and ways[place][0] <= NEARBY for place, value in self.searches.items())

    # --- people ---

    def care(self) -> Iterator[Errand]:
        """Places that heal or feed, and tiles that must be cleared before the supply runs out."""
        me = self.me
        if self.condition < 0.6:
            for place in self.ground.of_kind("hospital"):
                yield place, min(8, self.lost(me)) * self.frailty * 0.7, 0
        if me.hunger >= 4 and "food" not in self.mine:
            for place in self.ground.of_kind("oasis"):
                yield place, 5.0, 0
            for person in self.living:
                if person is not me and self.spares_food(person):
                    yield person.place, 5.0 + 3.0 * me.track, 0
        if self.tokens_run_out and self.condition > 0.4:
            for place in self.ground.places:
                if self.world.tokens[place] > 1:
                    yield place, (5.0 + self.meeting) * self.world.tokens[place], 0

    def comrades(self) -> Iterator[Errand]:
        """Whoever cannot fight goes to those who can, and they to whoever is beset."""
        me = self.me
        armed = self.is_armed
        for person in self.living:
            if person is me:
                continue
            if not armed and me.foes and self.armed(person):
                yield person.place, 1.5 * self.harm(me), 1
            elif armed and person.foes and self.condition > 0.4 and len(me.foes) < 2:
                yield person.place, 1.2 * self.harm(person) * self.frailty_of(person), 2
