"""Effects on Equipment: paying its tokens, reloading and fitting it, handing it on, getting it back."""

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps, at_once
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.cards import Reach
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.fighting import is_ammo_weapon
from holdouts.games.maximum_apocalypse.effects.words import CountOrAll, Word, as_whom, ask_whom, within_reach
from holdouts.games.maximum_apocalypse.picks import Equip, Pick, ToHand
from holdouts.games.maximum_apocalypse.rules import gear, hands
from holdouts.games.maximum_apocalypse.state import Apocalypse, Gear

Owned = tuple[int, Gear]
"""Equipment in play, after the survivor who has it."""


def ask_gear(deed: Deed, among: list[Owned], ask: str) -> Steps[Owned]:
    pick = yield Choose(deed.seat, [Pick(held.card) for _, held in among], rule=deed.rule, ask=ask)
    return next((seat, held) for seat, held in among if held.card == pick.card)


# --- tokens ---


class Pay(Word, frozen=True, kw_only=True):
    """Take a token from Equipment of that name, or from one of your weapons with ammunition. [MAX-CARD-6]"""

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


class UseUp(Word, frozen=True, kw_only=True):
    """This Equipment is discarded."""

    costs: ClassVar[bool] = True

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        if deed.gear is not None and any(held is deed.gear for held in world.gear(deed.seat)):
            gear.lose_gear(world, deed.seat, deed.gear, rule=deed.rule)
        return at_once()


class Reload(Word, frozen=True, kw_only=True):
    """Tokens for one weapon with ammunition, or one Equipment that runs on fuel. [MAX-EQUIP-9, MAX-EQUIP-10]"""

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


# --- out of decks and discards ---


class Fetch(Word, frozen=True, kw_only=True):
    """Bring that Equipment of yours out of your discard or your deck into play; the deck is shuffled."""

    card: str

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        kit = world.kit_of(deed.seat)
        card = self._find(world, deed.seat)
        if card is None or not gear.can_equip(world, deed.seat, card):
            return
        from_deck = card in kit.deck
        (kit.deck if from_deck else kit.discard).remove(card)
        fetched = events.Fetched if from_deck else events.Took
        world.tell(fetched(who=deed.seat, card=card, rule=deed.rule))
        if not (yield from gear.equip(world, deed.seat, card, rule=deed.rule)):
            (kit.deck if from_deck else kit.discard).append(card)
            back = events.BackToDeck if from_deck else events.Discarded
            world.tell(back(who=deed.seat, card=card, rule=deed.rule))
        if from_deck:
            world.shuffle(kit.deck)

    def _find(self, world: Apocalypse, seat: int) -> int | None:
        """One in the discard before one in the deck, which is as long as its owner's life."""
        kit = world.kit_of(seat)
        names = world.book.names
        return next((card for pile in (kit.discard, kit.deck) for card in pile if names[card] == self.card), None)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        card = self._find(world, seat)
        return card is not None and gear.can_equip(world, seat, card)


class Salvage(Word, frozen=True, kw_only=True):
    """Equipment out of any discard pile goes into play at any survivor, or into your hand. [MAX-EQUIP-12]"""

    to_hand: bool = False

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        found = [card for card in self._discards(world) if self._use(world, deed.seat, card)]
        if not found:
            return
        card = (yield Choose(deed.seat, [Pick(card) for card in found], rule="MAX-EQUIP-12", ask="salvage-which")).card
        ways: list[Any] = [Equip(seat) for seat in self._takers(world, deed.seat, card)]
        if self._to_hand(world, card):
            ways.append(ToHand())
        pick = yield Choose(deed.seat, ways, rule="MAX-EQUIP-12", ask="salvage-where", about={"card": card})
        next(pile for pile in piles(world) if card in pile).remove(card)
        world.tell(events.Took(who=deed.seat, card=card, rule="MAX-EQUIP-12"))
        if isinstance(pick, ToHand):
            world.kit_of(deed.seat).hand.append(card)
            yield from hands.keep_limit(world, deed.seat)
        elif not (yield from gear.equip(world, pick.seat, card, rule="MAX-EQUIP-12")):
            world.tell(events.Discarded(who=deed.seat, card=card, rule="MAX-EQUIP-12"))
            hands.to_pile(world, card)

    def _discards(self, world: Apocalypse) -> list[int]:
        cards = world.book.cards
        return [card for pile in piles(world) for card in pile if cards[card].equipment]

    def _to_hand(self, world: Apocalypse, card: int) -> bool:
        """What is equipped or discarded when found never lies in a hand. [MAX-SCAV-8]"""
        return self.to_hand and getattr(world.design(card), "on_draw", "") != "equip-or-discard"

    def _use(self, world: Apocalypse, seat: int, card: int) -> bool:
        """Whether there is anywhere to put it."""
        return self._to_hand(world, card) or bool(self._takers(world, seat, card))

    def _takers(self, world: Apocalypse, seat: int, card: int) -> list[int]:
        """One makes room for oneself; at others it must fit as things are. [MAX-EQUIP-14]"""
        own = [seat] if gear.can_equip(world, seat, card) else []
        return own + [other for other in world.others(seat) if gear.fits(world, other, card)]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        cards = world.book.cards
        for pile in piles(world):
            for card in pile:
                if cards[card].equipment and self._use(world, seat, card):
                    return True
        return False


def piles(world: Apocalypse) -> list[list[int]]:
    """All discard piles but that of the monsters."""
    return [*(kit.discard for kit in world.kits), world.scavenge_discard]
