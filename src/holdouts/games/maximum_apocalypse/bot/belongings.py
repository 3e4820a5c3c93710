"""What cards as such are worth to me: in play, in the hand, and when something has to go."""

from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.prey import Hunter
from holdouts.games.maximum_apocalypse.rules.gear import storage_left

PRECIOUS = 12.0
"""What a card is worth to its holder that the mission cannot spare."""


class Keeper(Hunter):
    """A hunter who knows what to keep."""

    @Drawn
    def ready(self) -> list[int]:
        """My weapons in play that work."""
        return [held.card for held in self.world.gear(self.seat) if self.works(self.seat, held)]

    def standing(self, card: int) -> float:
        """What Equipment is worth once it is in play."""
        family, design = self.book.families[card], self.book.cards[card]
        if family in self.treasures:
            return 2 * PRECIOUS
        if family in self.missing or self.precious(family):
            return PRECIOUS
        comfort, strength = self.almanac.comfort[card], self.almanac.strength
        if not design.weapon:
            return comfort
        best = max([strength[other] for other in self.ready if other != card], default=0.0)
        mine = strength[card] if all(need.holds(self.world, self.seat) for need in design.action_needs) else 0.0
        if best:
            return comfort + max(0.6, 1.4 * (mine - best) + 1)
        return comfort + (4.0 + 6 * self.harm(self.seat) / max(self.me.bodies[0].hp, 1) + mine if mine else 0.5)

    def keeping(self, card: int) -> float:
        """What a card is worth in the hand or on the table, without regard to the moment."""
        design, family = self.book.cards[card], self.book.families[card]
        if self.precious(family):
            return PRECIOUS
        if family and not design.equipment:
            return self.worth[family]
        if not design.equipment:
            return 1.5 if all(need.holds(self.world, self.seat) for need in design.needs) else 0.2
        return 0.4 if self.is_idle(card) else 1.0 + 0.5 * self.standing(card)

    def is_idle(self, card: int) -> bool:
        """Whether Equipment is no good: a weapon in play that does not work, or another of a name I have in play."""
        names, several = self.book.names, self.book.cards[card].several
        for held in self.world.gear(self.seat):
            if held.card == card:
                return self.book.cards[card].weapon and not self.works(self.seat, held)
            if names[held.card] == names[card] and not several:
                return True
        return False

    @Drawn
    def room(self) -> int:
        """How many spaces of my storage are left."""
        return storage_left(self.world, self.seat)

    @Drawn
    def ballast(self) -> list[float]:
        """What my Equipment is worth for each space of storage, the least useful first."""
        held = [(gear.card, self.book.cards[gear.card].storage) for gear in self.me.bodies[0].gear]
        return sorted([self.keeping(card) / storage for card, storage in held if storage])

    def burden(self, room: int) -> float:
        """What has to go to make so much room: the least useful Equipment, for each space of storage."""
        return 1.2 * sum(self.ballast[:room]) if room > 0 else 0.0

    @property
    def expendable(self) -> bool:
        """Whether I have Equipment in play that the mission does not ask for."""
        return any(not self.world.wanted(self.book.families[held.card]) for held in self.me.bodies[0].gear)
