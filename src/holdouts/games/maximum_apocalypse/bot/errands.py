"""Where to go next, and what an action on the way there is worth."""

from collections.abc import Iterable, Iterator
from itertools import chain

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.objective import HELP, TASK, Errand
from holdouts.games.maximum_apocalypse.bot.reckoning import value
from holdouts.games.maximum_apocalypse.bot.trails import Guide

HOME = 60.0
"""What it is worth to get to the mission's place when nothing else is left to do."""

LOW_SUPPLY = 6
"""With so few Monster tokens left the team is in danger."""


class Runner(Guide):
    """A guide who knows where to go next."""

    @Drawn
    def steps(self) -> dict[int, float]:
        """What each first step is worth as an action, and under my own place what staying is."""
        found: dict[int, float] = {}
        ways = self.ways
        for place, worth, deeds in self.errands():
            if way := ways[place]:
                steps, risk, first = way
                an_action = (worth - risk) / (steps + deeds or 1)
                if an_action > found.setdefault(first, 0.0):
                    found[first] = an_action
        return found

    def errands(self) -> Iterable[Errand]:
        """All that is worth going to; home, whatever waits on the way, when nothing else is left to live for."""
        if self.homeward:
            goal = self.world.goal
            if goal is None or (way := self.ways[goal]) is None:
                return []
            return [(goal, HOME * (3 if self.world.deadline else 1) + max(0.0, way[1]), 0)]
        return chain(self.shelters(), self.duties(), self.supplies(), self.exploring(), self.care(), self.comrades())

    def strays(self, place: int) -> bool:
        """Whether a step there would keep me from ending this turn at home, where nothing else is left to do."""
        goal, far = self.world.goal, self.spans
        return goal is not None and self.homeward and far[self.me.place][goal] <= self.me.actions <= far[place][goal]

    def shelters(self) -> Iterator[Errand]:
        """Better places to end the turn, just as far as the actions that are left."""
        if self.me.actions < 2:
            return
        here = self.resting(self.me.place)
        for place, _ in self.turned:
            if (way := self.ways[place]) and way[0] == self.me.actions:
                yield place, here - self.resting(place), 0

    def supplies(self) -> Iterator[Errand]:
        """Tiles to search, this turn and perhaps the next, and cards that lie about."""
        for place, worth in self.searches.items():
            yield place, 1.6 * worth, 1
        for place, card in self.world.lying:
            family = self.book.families[card]
            treasure = family in self.treasures and self.is_first[place]
            yield place, TASK if treasure else self.worth[family] + 1, 0

    def exploring(self) -> Iterator[Errand]:
        """Hidden tiles: the mission may lie under one, and most hold something to search; tokens come last."""
        hidden, marks = self.world.hidden(), self.world.marks
        if not hidden:
            return
        needed, curious = self.unseen_places, 1.2 if self.missing or self.me.hunger > 2 else 0.3
        wanted, first = curious + (HELP if self.missing else HOME), self.is_first
        for place in hidden:
            if not marks[place] or len(hidden) == 1:
                yield place, (wanted if place in needed else curious) * (1.0 if first[place] else 0.4), 0

    def care(self) -> Iterator[Errand]:
        """Places that heal or feed, and tiles that must be cleared before the supply runs out."""
        world, ends = self.world, self.almanac.ends
        for place, tile in self.turned:
            if ends[tile] and not world.gone[place]:
                yield place, 1.4 * value(self, ends[tile]), 0
        if world.supply < LOW_SUPPLY and self.healths[self.seat] > 0.4:
            for place, tokens in enumerate(world.tokens):
                if tokens > 1:
                    yield place, (5.0 + self.meeting) * tokens, 0

    def comrades(self) -> Iterator[Errand]:
        """Whoever cannot fight goes to those who can, and they to whoever is beset."""
        foes, armed = [len(person.foes) for person in self.world.survivors], self.armed(self.seat)
        for seat in self.others:
            if not armed and self.me.foes and self.armed(seat):
                yield self.where[seat], 1.5 * self.harm(self.seat), 1
            elif armed and foes[seat] and foes[self.seat] < 2 and self.healths[self.seat] > 0.4:
                yield self.where[seat], 1.2 * self.harm(seat) * self.frailty(seat), 2
