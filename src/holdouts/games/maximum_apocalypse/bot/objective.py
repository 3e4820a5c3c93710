"""What the mission wants of me now: its places, its tokens, and the way home."""

from collections.abc import Iterator
from operator import le

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.belongings import Keeper
from holdouts.games.maximum_apocalypse.rules import missions, moving
from holdouts.games.maximum_apocalypse.state import ACTIONS

TASK = 24.0
"""What it is worth to get to where the mission has work for me."""

HELP = 4.0
"""The same where somebody else is better placed for it."""

PATIENCE = 5
"""After so many rounds nobody waits for the Journal any longer."""

Errand = tuple[int, float, int]
"""A place, what being there is worth, and how many actions are spent there for it."""


class Envoy(Keeper):
    """A keeper who knows what the mission is about."""

    # --- how far things have come ---

    @Drawn
    def homeward(self) -> bool:
        """Whether all that is left is to get to the mission's place."""
        world, needs = self.world, self.mission.needs
        if world.goal is None or self.missing:
            return False
        if world.deadline:
            return True
        tasks = (
            not self.work_is_done,
            needs.tokens_gone and any(world.marks),
            any(family in self.asked for family in self.buried),
            needs.all_revealed and world.hidden(),
            self.lacking_samples,
            needs.message and not self.message_is_safe,
        )
        return not any(tasks) and (needs.gathered or any(family in self.mine for family in (*self.asked, needs.person)))

    @property
    def is_home(self) -> bool:
        """Whether I am where all of us want to be in the end, and nothing is left to leave it for."""
        return self.homeward and self.me.place == self.world.goal

    @property
    def message_is_safe(self) -> bool:
        """Whether the message is on its way, or whom the mission wants brought."""
        person = self.mission.needs.person
        stored = missions.of_family(self.world, self.world.stored, person)
        return self.world.message or person in self.carried or bool(stored)

    @Drawn
    def work_is_done(self) -> bool:
        work = self.mission.work
        if work is None or work.kind not in missions.ON_THE_SPOT:
            return True
        return self.message_is_safe if work.kind == "recover" else self.world.work >= work.cost

    @property
    def all_at_hand(self) -> bool:
        """Whether nothing but the work is left, and everybody else could be home in time for its end."""
        goal, most = self.world.goal, max(1, self.mission.countdown) * ACTIONS - 2
        ways = [self.spans[self.where[seat]][goal] for seat in self.living] if goal is not None else [0]
        return not self.missing and max(ways) <= most

    @Drawn
    def unseen_places(self) -> set[int]:
        """Hidden places under which something may lie that the mission needs."""
        world, work = self.world, self.mission.work
        if self.mission.needs.all_revealed:
            return set(world.hidden())
        lacks_work = work is not None and work.place and not self.work_is_done and not self.tiles_of(work.place)
        if world.goal is not None and not lacks_work:
            return set()
        return {place for place in world.hidden() if not world.far or place in world.far}

    # --- who does it ---

    @Drawn
    def hindrances(self) -> list[float]:
        """For each seat, what keeps them from an errand: monsters and wounds."""
        return [len(person.foes) + 4 * (1 - self.healths[seat]) for seat, person in enumerate(self.world.survivors)]

    @Drawn
    def is_first(self) -> list[bool]:
        """For each place whether nobody is better placed for an errand than I: nearer, freer, in better health."""
        mine, *theirs = [self.efforts(seat) for seat in (self.seat, *self.others)]
        if not theirs:
            return [True] * len(mine)
        return list(map(le, mine, map(min, *theirs) if len(theirs) > 1 else theirs[0]))

    def efforts(self, seat: int) -> list[float]:
        """What it takes somebody to see to an errand at each place."""
        hindrance = self.hindrances[seat]
        return [far + hindrance for far in self.spans[self.where[seat]]]

    @Drawn
    def posts(self) -> dict[int, int]:
        """Who goes to which objective token, the best placed first: nobody to a second while others have none."""
        marks, posts = [place for place, mark in enumerate(self.world.marks) if mark], dict[int, int]()
        far, where, more = self.spans, self.where, self.hindrances
        efforts = sorted((far[where[seat]][place] + more[seat], seat, place) for seat in self.living for place in marks)
        for _ in marks:
            left = [(seat, place) for _, seat, place in efforts if place not in posts]
            seat, place = next((way for way in left if way[0] not in posts.values()), left[0])
            posts[place] = seat
        return posts

    def task(self, place: int) -> float:
        """What it is worth that I go to where the mission has work for one of us."""
        return TASK if self.posts.get(place, self.seat if self.is_first[place] else None) == self.seat else HELP

    # --- errands ---

    def duties(self) -> Iterator[Errand]:
        """Places the mission is about."""
        yield from self.work_errands()
        yield from self.token_errands()
        yield from self.deliveries()
        if self.lacking_samples and not self.me.foes and self.healths[self.seat] > 0.4:
            for place, tokens in enumerate(self.world.tokens):
                if 0 < tokens < 3:
                    yield place, 4.0 + self.meeting * tokens, 0

    def work_errands(self) -> Iterator[Errand]:
        work = self.mission.work
        if work is None or self.work_is_done:
            return
        places = self.tiles_of(work.place) if work.place else self.world.marked
        held = work.parts_of if work.parts in ("held", "besides") else ""
        if held and held not in self.mine:
            return
        for place in places:
            yield place, (TASK if held else self.task(place)) / (1 + self.patience), 1

    @property
    def patience(self) -> float:
        """Why the work should wait: it brings the Boss, or starts a clock, before all goods are found."""
        if self.mission.countdown:
            return 0.0 if self.all_at_hand else 9.0
        return 0.8 * sum(self.missing.values()) if self.mission.boss == "arrival" else 0.0

    @Drawn
    def is_envoy(self) -> bool:
        """Whether contact is mine to make: the message makes it safe; without it the stealthiest goes after a while."""
        if self.mission.needs.message in self.mine:
            return True
        stealth = [moving.own_stealth(self.world, seat) for seat in self.living]
        return self.world.round >= PATIENCE and moving.own_stealth(self.world, self.seat) == max(stealth)

    def token_errands(self) -> Iterator[Errand]:
        """Objective tokens: reach them, clear them, or stand beside them; nobody looks for a Boss."""
        world, tokens = self.world, self.mission.tokens
        if tokens is None or tokens.role == "sight":
            return
        for place in [place for place, mark in enumerate(world.marks) if mark]:
            if tokens.role in ("launcher", "nest"):
                yield place, self.task(place) + self.meeting * world.tokens[place], 1
            elif place not in world.marked:
                yield place, TASK * self.is_envoy if tokens.role == "contact" else self.task(place), 0
            elif tokens.role == "machine":
                for other in world.near(place):
                    yield other, self.task(place), 1

    def deliveries(self) -> Iterator[Errand]:
        """Goods for the mission's place: many at once, or when nothing else is missing."""
        goal, needs = self.world.goal, self.mission.needs
        if goal is None:
            return
        carried = sum([min(self.mine.count(family), count) for family, count in self.asked.items()])
        if carried:
            yield goal, 4.0 * carried + (8.0 if carried > 2 or not self.missing else 0.0), 0
        if needs.person in self.mine and not needs.message and not self.missing:
            yield goal, TASK, 0
