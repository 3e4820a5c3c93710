"""Effects on Equipment: paying its tokens, reloading and fitting it, handing it on."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.cards import Reach
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.fighting import is_ammo_weapon
from holdouts.games.maximum_apocalypse.effects.words import CountOrAll, Word, as_whom, ask_whom, within_reach
from holdouts.games.maximum_apocalypse.picks import Pick
from holdouts.games.maximum_apocalypse.rules import gear
from holdouts.games.maximum_apocalypse.state import Apocalypse, Gear

Owned = tuple[int, Gear]
"""Equipment in play, after the survivor who has it."""


def ask_gear(deed: Deed, among: list[Owned], ask: str) -> Steps[Owned]:
    pick = yield Choose(deed.seat, [Pick(held.card) for _, held in among], rule=deed.rule, ask=ask)
    return next((seat, held) for seat, held in among if held.card == pick.card)


# --- tokens ---


class Pay(Word, frozen=True, kw_only=True):
    """Take a token from Equipment of that name, or from one of your weapons with ammunition. [MAX-CARD-6]"""

    lacks: ClassVar[Why] = Why("nothing-to-pay")
    costs: ClassVar[bool] = True

    source: str
    """The id of a card, or `ammo-weapon`."""

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        among = self._loaded(world, deed.seat)
        if among:
            _, held = yield from ask_gear(deed, among, "pay-from-which")
            gear.pay(world, deed.seat, held, rule="MAX-CARD-6")

    def _loaded(self, world: Apocalypse, seat: int) -> list[Owned]:
        return [(seat, held) for held in world.gear(seat) if held.tokens and self._fits(world, held)]

    def _fits(self, world: Apocalypse, held: Gear) -> bool:
        if self.source == "ammo-weapon":
            return is_ammo_weapon(world, held)
        return world.design(held.card).id == self.source

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._loaded(world, seat))


class Reload(Word, frozen=True, kw_only=True):
    """Tokens for one weapon with ammunition, or one Equipment that runs on fuel. [MAX-EQUIP-9, MAX-EQUIP-10]"""

    lacks: ClassVar[Why] = Why("nothing-to-reload")

    amount: CountOrAll = 0
    of: Literal["ammo", "fuel"] = "ammo"
    whose: Literal["own", "anyone"] = "own"
    reach: Reach = "none"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        among = self._spent(world, deed.seat)
        if among:
            seat, held = yield from ask_gear(deed, among, "reload-which")
            gear.reload(world, seat, held, self.amount or None, rule="MAX-EQUIP-10")

    def _spent(self, world: Apocalypse, seat: int) -> list[Owned]:
        seats = [seat] if self.whose == "own" else within_reach(world, seat, self.reach)
        return [(other, held) for other in seats for held in world.gear(other) if self._fits(world, held)]

    def _fits(self, world: Apocalypse, held: Gear) -> bool:
        book = world.book
        design = book.cards[held.card]
        if held.tokens >= design.ammo:
            return False
        return design.fuelled if self.of == "fuel" else book.ammo_weapons[held.card]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._spent(world, seat))


class Fit(Word, frozen=True, kw_only=True):
    """This card lies on a weapon, which hits so much harder, and is discarded with it."""

    lacks: ClassVar[Why] = Why("no-weapon")

    power: Annotated[int, Meta(ge=1, le=20)]
    of: Literal["ammo", "weapon"] = "weapon"
    whose: Literal["own", "anyone"] = "own"
    reach: Reach = "none"
    reloads: bool = False
    """The weapon is reloaded first."""
    until_reload: bool = False
    """It is discarded when the weapon is next reloaded."""

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        among = self._weapons(world, deed.seat)
        if not among or deed.card not in world.playing:
            return
        seat, held = yield from ask_gear(deed, among, "fit-to-which")
        if self.reloads:
            gear.reload(world, seat, held, rule="MAX-EQUIP-10")
        world.playing.remove(deed.card)
        held.fitted.append(deed.card)
        world.tell(events.Fitted(who=deed.seat, card=deed.card, whose=seat, other_card=held.card, rule=deed.rule))

    def _weapons(self, world: Apocalypse, seat: int) -> list[Owned]:
        seats = [seat] if self.whose == "own" else within_reach(world, seat, self.reach)
        return [
            (other, held)
            for other in seats
            for held in world.gear(other)
            if (is_ammo_weapon(world, held) if self.of == "ammo" else world.design(held.card).weapon)
        ]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._weapons(world, seat))


# --- from one to another ---


class GiveGear(Word, frozen=True, kw_only=True):
    """Equipment of yours goes into play at another survivor in range, as it is, if it fits."""

    lacks: ClassVar[Why] = Why("nobody-to-give")

    reach: Reach

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seat = deed.seat
        others = self._others(world, seat)
        among = [
            (seat, held) for held in world.gear(seat) if any(gear.fits(world, other, held.card) for other in others)
        ]
        if not among:
            return
        _, held = yield from ask_gear(deed, among, "give-which")
        takers = [other for other in others if gear.fits(world, other, held.card)]
        other = (yield from ask_whom(deed, as_whom(world, takers), "give-whom")).seat
        lifted = gear.lift(world, seat, held)
        world.tell(events.GaveGear(who=seat, other=other, card=held.card, rule=deed.rule))
        yield from gear.hand_on(world, other, lifted)
        yield from gear.fitting(world)

    def _others(self, world: Apocalypse, seat: int) -> list[int]:
        return [other for other in within_reach(world, seat, self.reach) if other != seat]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        own = world.gear(seat)
        return bool(own) and any(
            gear.fits(world, other, held.card) for other in self._others(world, seat) for held in own
        )
