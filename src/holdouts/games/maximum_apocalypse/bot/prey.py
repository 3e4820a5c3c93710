"""Monsters in play: what they do, and what it is worth to be rid of them."""

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.lookout import Lookout
from holdouts.games.maximum_apocalypse.cards import Monster
from holdouts.games.maximum_apocalypse.state import Foe, Survivor

FUTURE = 3.0
"""How many more attacks a monster is good for, if it is left alone."""

SPREAD = {"none": -1, "short": 0, "medium": 1, "long": 2}
"""How far a monster strikes beyond its own survivor. [MAX-RANGE-9]"""


class Prey:
    """A monster that is attached to somebody."""

    def __init__(self, look: "Hunter", owner: Survivor, foe: Foe) -> None:
        self.look = look
        self.owner = owner
        self.foe = foe
        self.monster = look.book.monsters[foe.card]
        self.hp = self.monster.hp - foe.wounds

    @Drawn
    def threat(self) -> float:
        """The damage it does with an attack, to all it hits from where its survivor stands."""
        monster, spread = self.monster, SPREAD[self.monster.reach]
        crowd = 1
        if spread >= 0:
            far = self.look.ground.spans[self.owner.place]
            crowd = sum([far[person.place] <= spread for person in self.look.living])
        extra = 1.0 if monster.attack or monster.adds("kin-damage") else 0.0
        return max(monster.damage, 1) * (1 + 0.7 * (crowd - 1)) + extra

    def guard(self) -> int:
        """How much the monsters around it take off each hit. [MAX-MONSTER-12]"""
        here, look = self.owner.place, self.look
        return sum(
            guard.adds("kin-guard")
            for place, guard in look.guards
            if guard.set == self.monster.set and look.in_reach(here, place, "medium")
        )

    @Drawn
    def frailty(self) -> float:
        """How much a hit point counts for whoever it is on."""
        return self.look.frailty if self.owner is self.look.me else self.look.frailty_of(self.owner)

    def blow(self, amount: int) -> float:
        """What it is worth to wound it by so much."""
        if self.look.guards:
            amount -= self.guard()
        if amount <= 0:
            return 0.0
        worth = FUTURE * self.threat * min(amount, self.hp) / self.hp
        if amount >= self.hp:
            worth += (0.6 if self.foe.stunned else 1.0) * self.threat + self.last_words()
        return worth * self.frailty

    def last_words(self) -> float:
        """What its death brings beside its end: samples, or another one in its place."""
        look, monster = self.look, self.monster
        worth = 4.0 if monster.sample in look.lacking_samples else 0.0
        if look.avenger is not None and monster.set == look.mission.set:
            worth += 8.0 if self.foe.card == look.avenger.foe.card else -look.meeting - FUTURE * 3
        return worth - 2.0 if monster.destroy and not self.foe.stunned else worth


class Hunter(Lookout):
    """A lookout who knows the monsters."""

    @Drawn
    def prey(self) -> list[Prey]:
        """All monsters in play."""
        return [Prey(self, person, foe) for person in self.living for foe in person.foes]

    @Drawn
    def guards(self) -> list[tuple[int, Monster]]:
        """Those that keep harm off others of their set, and where they are."""
        monsters = self.book.monsters
        places = [(person.place, monsters[foe.card]) for person in self.living for foe in person.foes]
        return [(place, monster) for place, monster in places if monster.adds("kin-guard")]

    @property
    def on_me(self) -> list[Prey]:
        return [prey for prey in self.prey if prey.owner is self.me]

    @Drawn
    def avenger(self) -> Prey | None:
        """A monster that calls another for each of its set that is killed."""
        return next(
            (prey for prey in self.prey if any(one.when == "destroyed" for one in prey.monster.reactions)), None
        )

    @Drawn
    def noticed(self) -> bool:
        """Whether tokens notice me without a test: a monster near me may give everybody away."""
        if self.me.foes or self.is_conspicuous:
            return True
        monsters, here = self.book.monsters, self.me.place
        return any(
            monsters[foe.card].bans("sneaking-near") and self.in_reach(here, person.place, "medium")
            for person in self.living
            for foe in person.foes
        )

    def targets(self, reach: str) -> list[Prey]:
        """The monsters I could aim at."""
        if reach == "none":
            return self.prey
        here = self.me.place
        return [
            prey
            for prey in self.prey
            if not (reach == "short" and prey.monster.bans("short-aim"))
            and self.in_reach(here, prey.owner.place, reach)
        ]
