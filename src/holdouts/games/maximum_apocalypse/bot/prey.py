"""Monsters in play: what they do, and what it is worth to be rid of them."""

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.lookout import Lookout
from holdouts.games.maximum_apocalypse.rules import monsters
from holdouts.games.maximum_apocalypse.state import Foe

FUTURE = 3.0
"""How many more attacks a monster is good for, if it is left alone."""


class Prey:
    """A monster that is attached to somebody."""

    def __init__(self, look: "Hunter", owner: int, foe: Foe) -> None:
        self.look = look
        self.owner = owner
        self.foe = foe
        self.monster = look.world.monster(foe)
        self.hp = self.monster.hp - foe.wounds

    @Drawn
    def threat(self) -> float:
        """The damage it does with an attack, to all it hits from where its survivor stands."""
        others = len(monsters.reached(self.look.world, self.owner, self.monster.reach)) - 1
        return max(self.monster.damage, 1) * (1 + 0.7 * others) + bool(self.monster.attack)

    @Drawn
    def armor(self) -> int:
        """What the monsters of its set take off each hit."""
        return monsters.lent(self.look.world, "armor", self.owner, self.foe)

    def blow(self, amount: int) -> float:
        """What it is worth to wound it by so much; its death may bring samples, or what it does at last."""
        amount -= self.armor
        if amount <= 0:
            return 0.0
        worth = FUTURE * self.threat * min(amount, self.hp) / self.hp
        if amount >= self.hp:
            worth += 0.6 * self.threat if self.foe.stunned else self.threat - 2.0 * bool(self.monster.destroy)
            worth += 4.0 * (self.monster.sample in self.look.lacking_samples)
            if self.look.avenger is not None:
                worth += 8.0 if self.foe is self.look.avenger else -self.look.meeting - 3 * FUTURE
        return worth * self.look.frailty(self.owner)


class Hunter(Lookout):
    """A lookout who knows the monsters."""

    @Drawn
    def prey(self) -> dict[tuple[int, int], Prey]:
        """All monsters in play, by whose they are and which."""
        survivors = self.world.survivors
        return {(seat, n): Prey(self, seat, foe) for seat in self.living for n, foe in enumerate(survivors[seat].foes)}

    @Drawn
    def avenger(self) -> Foe | None:
        """A monster that calls another for each that is killed."""
        answers = self.book.monster_standings
        return next((prey.foe for prey in self.prey.values() if "destroyed" in answers[prey.foe.card].reactions), None)

    def targets(self, reach: str) -> list[Prey]:
        """The monsters I could aim at."""
        return [self.prey[found] for found in self.world.foes_in_reach(self.seat, reach)]
