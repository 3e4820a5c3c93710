"""What cards as such are worth to me: in play, in the hand, and when something has to go."""

from holdouts.engine.conditions import Condition
from holdouts.engine.observation import Drawn
from holdouts.games.maximum_apocalypse.bot.errands import Runner
from holdouts.games.maximum_apocalypse.effects.conditions import Bow, DogAlive, DogDead
from holdouts.games.maximum_apocalypse.observation import Sight

PRECIOUS = 12.0
"""What a card is worth to its holder that the mission cannot spare."""


class Keeper(Runner):
    """A runner who knows what to keep."""

    def __init__(self, seen: Sight) -> None:
        super().__init__(seen)
        self._keeping: dict[int, float] = {}

    def standing(self, card: int) -> float:
        """What Equipment is worth once it is in play."""
        family = self.book.families[card]
        if family in self.treasures:
            return 24.0
        if family in self.missing or self.precious(family):
            return 9.0
        worth = self.almanac.comfort[card]
        design = self.book.cards[card]
        if design.weapon:
            strength = self.almanac.strength
            best = max([strength[held.card] for held in self.ready if held.card != card], default=0.0)
            mine = 0.0 if Bow() in design.action_needs and not self.has_bow(self.me) else strength[card]
            worth += (4.0 + 6 * self.danger if mine else 0.5) + mine if not best else max(0.6, mine - best + 1)
        return worth

    def keeping(self, card: int) -> float:
        """What a card is worth in the hand or on the table, without regard to the moment."""
        if card not in self._keeping:
            self._keeping[card] = self._keep(card)
        return self._keeping[card]

    def _keep(self, card: int) -> float:
        design, family, bulk = self.book.cards[card], self.book.families[card], self.almanac.bulk[card]
        if self.precious(family):
            return PRECIOUS
        if self.almanac.found[card]:
            return self.worth[family] + 0.1 * bulk
        if self.lacks_dog(design.needs):
            return 0.2
        if not design.equipment:
            return 1.0 + 0.25 * bulk
        if self.has_twin(card) or (design.weapon and self.is_useless(card)):
            return 0.4
        return 1.0 + 0.5 * self.standing(card)

    def lacks_dog(self, needs: tuple[Condition, ...]) -> bool:
        """Whether a card waits for a companion of mine, alive or dead, who is not."""
        fates = [body.dead for body in self.me.bodies[1:]]
        return (DogDead() in needs and True not in fates) or (DogAlive() in needs and False not in fates)

    def is_useless(self, card: int) -> bool:
        """Whether I have a weapon in play that does not work."""
        return any(held.card == card and not self.works(self.me, held) for held in self.gear(self.me))

    def has_twin(self, card: int) -> bool:
        """Whether I have another of that name in play, so that this one must wait. [MAX-EQUIP-4]"""
        names = self.book.names
        return not self.book.cards[card].several and any(
            names[held.card] == names[card] and held.card != card for held in self.gear(self.me)
        )

    @Drawn
    def ballast(self) -> list[float]:
        """What I have in play, for each space of storage, the least useful first."""
        cards = self.book.cards
        held = [gear.card for gear in self.me.bodies[0].gear]
        return sorted([self.keeping(card) / cards[card].storage for card in held if cards[card].storage])

    def burden(self, room: int) -> float:
        """What has to go to make so much room: the least useful Equipment."""
        return 1.2 * sum(self.ballast[:room])

    @property
    def expendable(self) -> bool:
        """Whether I have Equipment in play that the mission does not ask for."""
        book = self.book
        return any(
            book.cards[held.card].storage and book.families[held.card] not in (*self.asked, *self.treasures)
            for held in self.me.bodies[0].gear
        )
