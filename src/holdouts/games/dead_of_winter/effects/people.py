"""Effects on survivors: wounds, healing, death, coming, going and changing sides."""

from typing import ClassVar

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.words import Amount, OnPeople, Signed, Spot, Word, where
from holdouts.games.dead_of_winter.picks import HealFrost, HealWound
from holdouts.games.dead_of_winter.rules import attacking, harm, newcomers, zombies
from holdouts.games.dead_of_winter.state import COLONY, OUTSIDE, Survivor, Winter


class Wound(OnPeople, frozen=True, kw_only=True):
    """Wounds."""

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        whom = yield from self.meant(winter, deed)
        yield from harm.hurt_all(winter, whom, wounds=self.amount, rule=deed.rule)


class Frost(OnPeople, frozen=True, kw_only=True):
    """Frostbites."""

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        whom = yield from self.meant(winter, deed)
        yield from harm.hurt_all(winter, whom, frost=self.amount, rule=deed.rule)


class Heal(OnPeople, frozen=True, kw_only=True):
    """Wounds or frostbites go, which ones the healer says."""

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for seat, survivor in (yield from self.meant(winter, deed)):
            for _ in range(min(self.amount, survivor.hurt)):
                options: list[HealWound | HealFrost] = [HealWound()] if survivor.wounds else []
                options += [HealFrost()] if survivor.frost else []
                about = {"survivor": survivor.card}
                pick = yield Choose(deed.seat, options, rule=deed.rule, ask="heal-what", about=about)
                harm.heal(winter, seat, survivor, frost=isinstance(pick, HealFrost), rule=deed.rule)


class Expose(OnPeople, frozen=True, kw_only=True):
    """Exposure rolls, one after the other."""

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for seat, survivor in (yield from self.meant(winter, deed)):
            yield from attacking.roll_for(winter, seat, survivor, self.amount)


class Kill(OnPeople, frozen=True, kw_only=True):
    """Somebody dies."""

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for seat, survivor in (yield from self.meant(winter, deed)):
            yield from harm.kill(winter, seat, survivor, cause="card", rule=deed.rule)


class Remove(OnPeople, frozen=True, kw_only=True):
    """Somebody leaves the game, which is no death. [DOW-SURVIVOR-14]"""

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for seat, survivor in (yield from self.meant(winter, deed)):
            yield from harm.remove(winter, seat, survivor, rule=deed.rule)


class Helpless(Word, frozen=True, kw_only=True):
    """Helpless survivors come, or go without dying."""

    amount: Signed
    players: Amount = 0
    """So many more for each player who began."""

    @property
    def helpless_leaving(self) -> int:
        """How many spaces it leaves to others. [DOW-CROSS-17]"""
        return max(0, -self.amount)

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        count = self.amount + self.players * len(winter.players)
        if count > 0:
            brought_by = deed.seat if deed.seat == winter.active else None
            newcomers.add_helpless(winter, brought_by, count, rule=deed.rule)
        else:
            newcomers.send_helpless(winter, -count, rule=deed.rule)
        yield from ()


class KillHelpless(Word, frozen=True, kw_only=True):
    """Helpless survivors die. [DOW-SURVIVOR-13]"""

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for _ in range(min(self.amount, winter.helpless)):
            zombies.lose_helpless(winter, rule="DOW-SURVIVOR-13")
        yield from ()


class Recruit(Word, frozen=True, kw_only=True):
    """Survivors join out of the deck. [DOW-SURVIVOR-1]"""

    adds_survivor: ClassVar[bool] = True

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for _ in range(self.amount):
            card = yield from newcomers.recruit(winter, deed.seat, rule=deed.rule)
            deed.newcomers += [] if card is None else [card]


class Join(Word, frozen=True, kw_only=True):
    """A particular survivor joins."""

    adds_survivor: ClassVar[bool] = True

    named: str

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        number = winter.book.person(self.named)
        card = yield from newcomers.join_by_name(winter, deed.seat, number, rule=deed.rule)
        deed.newcomers += [] if card is None else [card]


class Transfer(OnPeople, frozen=True, kw_only=True):
    """A survivor goes over to another player. [DOW-SURVIVOR-18]"""

    def placeable(self, winter: Winter, deed: Deed) -> bool:
        """Whether there is somebody to hand over, and somebody who may take them. [DOW-CROSS-18]"""
        return any(newcomers.may_take(winter, *pair) for pair in self.candidates(winter, deed))

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for seat, survivor in (yield from self.meant(winter, deed)):
            takers = newcomers.may_take(winter, seat, survivor)
            taker = yield from newcomers.choose_taker(seat, takers, rule=deed.rule)
            if taker is not None:
                yield from newcomers.transfer(winter, seat, survivor, taker, rule=deed.rule)


class Place(OnPeople, frozen=True, kw_only=True):
    """Survivors are put somewhere, all at the same place; that is no move. [DOW-MOVE-5, DOW-CROSS-18]"""

    to: Spot

    def placeable(self, winter: Winter, deed: Deed) -> bool:
        """Whether anybody meant can really be put there. [DOW-CROSS-18]"""
        return any(self._places(winter, *pair) for pair in self.candidates(winter, deed))

    def _places(self, winter: Winter, seat: int, survivor: Survivor) -> list[int]:
        among = list(OUTSIDE) if self.to == "any-outside" else [COLONY]
        return newcomers.places_to_put(winter, seat, survivor, among)

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        whom = [pair for pair in (yield from self.meant(winter, deed)) if self._places(winter, *pair)]
        if not whom:
            return
        fitting = self._places(winter, *whom[0])
        places = yield from where(winter, deed, self.to, fitting.__contains__)
        for place in places:
            for seat, survivor in whom:
                if place in self._places(winter, seat, survivor):
                    newcomers.put(winter, seat, survivor, place, rule=deed.rule)


class FreeAttack(OnPeople, frozen=True, kw_only=True):
    """A survivor attacks without a die. [DOW-ATTACK-15]"""

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for seat, survivor in (yield from self.meant(winter, deed)):
            yield from attacking.attack(winter, seat, survivor, with_die=False)
