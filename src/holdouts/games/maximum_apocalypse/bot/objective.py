"""What the mission wants of me now: its places, its tokens, and the way home."""

from collections.abc import Iterator

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.lookout import families_of
from holdouts.games.maximum_apocalypse.bot.trails import Guide
from holdouts.games.maximum_apocalypse.state import ACTIONS, Survivor

HOME = 40.0
"""What it is worth to get to the mission's place when nothing else is left to do."""

TASK = 24.0
"""What it is worth to get to where the mission has work for me."""

CARGO = 4.0
"""What it is worth to bring one of the goods the mission wants."""

STEALTHY = 8
"""Whoever has that much Stealth may try to make contact without the Journal."""

PATIENCE = 6
"""After so many rounds nobody waits for the Journal any longer."""

HASTE = 0.5
"""What lies under an objective token is fetched before all goods are found: the way there is long."""

FORLORN = 0.4
"""What is left of the worth of an errand that I should hardly live to finish."""

LAZY = 0.1
"""By so much the others are less likely to see to it than I: of two alike I go myself."""

Errand = tuple[int, float, int]
"""A place, what being there is worth, and how many actions are spent there for it."""


def hindrance(person: Survivor, health: float) -> float:
    """What keeps somebody from an errand: monsters and wounds."""
    return 1.5 * len(person.foes) + 4 * (1 - health)


class Envoy(Guide):
    """A guide who knows what the mission is about."""

    # --- how far things have come ---

    @Drawn
    def homeward(self) -> bool:
        """Whether all that is left is to get to the mission's place."""
        seen, needs = self.world, self.mission.needs
        if seen.goal is None:
            return False
        if self.missing:
            return False
        if seen.deadline:
            return True
        if not self.work_is_done:
            return False
        if (needs.tokens_gone and any(seen.marks)) or (needs.all_revealed and self.ground.hidden):
            return False
        if needs.samples and self.lacking_samples:
            return False
        if needs.message and not self.message_is_safe:
            return False
        return needs.gathered or self.has_person or any(family in self.mine for family in self.asked)

    @property
    def message_is_safe(self) -> bool:
        seen = self.world
        person = self.mission.needs.person
        return seen.message or person in self.carried or self.count(seen.stored, person) > 0

    @Drawn
    def work_is_done(self) -> bool:
        work = self.mission.work
        if work is None or work.kind in ("demolish", "burn"):
            return True
        return self.message_is_safe if work.kind == "recover" else self.world.work >= work.cost

    @property
    def all_at_hand(self) -> bool:
        """Whether nothing but the work is left, and everybody else could be home in time for its end."""
        goal, most = self.world.goal, max(1, self.mission.countdown) * ACTIONS - 2
        return not self.missing and (
            goal is None or all(self.ground.spans[person.place][goal] <= most for person in self.living)
        )

    @Drawn
    def unseen_places(self) -> set[int]:
        """Hidden places under which something may lie that the mission needs."""
        seen, work = self.world, self.mission.work
        if self.mission.needs.all_revealed:
            return set(self.ground.hidden)
        lacks_work = work is not None and work.place and not self.work_is_done and not self.ground.of_kind(work.place)
        if seen.goal is not None and not lacks_work:
            return set()
        return set(self.ground.hidden) & set(seen.far) if seen.far else set(self.ground.hidden)

    # --- who does it ---

    @Drawn
    def rivals(self) -> list[tuple[list[int], float]]:
        """How far each of the others is from each place, and what hinders them."""
        spans = self.ground.spans
        others = [person for person in self.living if person is not self.me]
        return [(spans[person.place], hindrance(person, self.health(person)) + LAZY) for person in others]

    @Drawn
    def fitness(self) -> list[float]:
        """For each place how far I am from it, and what hinders me."""
        hindered = hindrance(self.me, self.condition)
        return [far + hindered for far in self.ground.spans[self.me.place]]

    def first_at(self, place: int) -> bool:
        """Whether nobody is better placed for an errand than I: nearer, with fewer monsters, in better health."""
        if not self.rivals:
            return True
        mine = self.fitness[place]
        return not [far for far, hindered in self.rivals if far[place] + hindered < mine]

    def gets_there(self, place: int) -> bool:
        """Whether I am likely to be alive when I get to a place."""
        way = self.ways.get(place)
        if way is None or (self.mission.tokens is not None and not self.mission.needs.gathered):
            return True
        return self.hp(self.me) > self.harm(self.me) * (1 + way[0] // ACTIONS) + 2

    # --- errands ---

    def duties(self) -> Iterator[Errand]:
        """Places the mission is about."""
        for place, worth, deeds in (*self.work_errands(), *self.token_errands(), *self.deliveries()):
            yield place, worth if self.gets_there(place) else worth * FORLORN, deeds
        if self.lacking_samples and not self.me.foes and self.condition > 0.6:
            for place in self.ground.places:
                if 0 < self.world.tokens[place] < 3:
                    yield place, 4.0 + self.meeting * self.world.tokens[place], 0

    def work_errands(self) -> Iterator[Errand]:
        work = self.mission.work
        if work is None or self.work_is_done:
            return
        if work.kind == "recover":
            for place in self.world.marked:
                yield place, TASK if self.first_at(place) else 4.0, 1
        elif work.place and self.equipped:
            for place in self.ground.of_kind(work.place):
                value = TASK if self.first_at(place) or work.holding or work.parts == "besides" else 3.0
                yield place, value / (1 + self.patience), 1

    @property
    def patience(self) -> float:
        """Why the work should wait: it brings the Boss, or starts a clock, before all goods are found."""
        if self.mission.countdown:
            return 0.0 if self.all_at_hand else 9.0
        return 0.8 * sum(self.missing.values()) if self.mission.boss == "arrival" else 0.0

    @property
    def equipped(self) -> bool:
        """Whether I hold what the mission's work takes."""
        work = self.mission.work
        assert work is not None
        needed = work.holding or (work.parts_of if work.parts == "besides" else "")
        return not needed or self.count(self.hand(self.me), needed) > 0

    def token_errands(self) -> Iterator[Errand]:
        """Objective tokens: reach them, clear them, or stand beside them."""
        seen, tokens = self.world, self.mission.tokens
        if tokens is None:
            return
        for place, mark in enumerate(seen.marks):
            if not mark:
                continue
            mine = self.first_at(place)
            match tokens.role:
                case "find":
                    yield place, (TASK if mine else 3.0) / (1 + min(self.patience, HASTE)), 0
                case "contact" if place not in seen.marked:
                    yield place, TASK if self.messenger is self.me else 0.0, 0
                case "launcher" | "nest":
                    yield place, (TASK if mine else 4.0) + self.meeting * seen.tokens[place], 1
                case "machine" if place not in seen.marked:
                    yield place, TASK if mine else 4.0, 0
                case "machine":
                    for other in self.ground.near[place]:
                        yield other, TASK if mine else 5.0, 1

    @Drawn
    def messenger(self) -> Survivor | None:
        """Who makes contact: whoever has the Journal, or in the end whoever is stealthiest."""
        journal = self.mission.needs.message
        for person in self.living:
            if self.count(self.hand(person), journal):
                return person
        round_ = self.world.round
        waits = round_ < PATIENCE and any(
            journal in families_of(self.book, tuple(deck)) for deck in self.world.scavenge
        )
        best = max(self.living, key=self.stealth_of)
        return None if waits or (self.stealth_of(best) < STEALTHY and round_ < 2 * PATIENCE) else best

    def deliveries(self) -> Iterator[Errand]:
        """Goods for the mission's place: many at once, or when nothing else is missing."""
        goal = self.world.goal
        if goal is None:
            return
        carried = sum(min(self.mine.count(family), count) for family, count in self.asked.items())
        if carried:
            yield goal, CARGO * carried + (8.0 if carried > 2 or not self.missing else 0.0), 0
        if self.has_person and not self.mission.needs.message and not self.missing:
            yield goal, TASK, 0
