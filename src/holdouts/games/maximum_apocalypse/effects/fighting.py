"""Effects on monsters, and on how hard people hit them."""

from typing import ClassVar, Literal

from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps, at_once
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse import events, moments
from holdouts.games.maximum_apocalypse.cards import Reach
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.words import Count, Prey, Word, aim, ask_where, holder, in_sight, prey
from holdouts.games.maximum_apocalypse.picks import Enough
from holdouts.games.maximum_apocalypse.rules import monsters, tokens
from holdouts.games.maximum_apocalypse.rules.gear import pay
from holdouts.games.maximum_apocalypse.state import Apocalypse, Foe, Gear


def hit(world: Apocalypse, deed: Deed, foe: Foe, amount: int) -> Steps[None]:
    """Wound a monster that is still there, by somebody who still is."""
    owner = holder(world, foe)
    if owner is not None and not world.survivors[deed.seat].dead:
        yield from monsters.wound(world, deed, owner, foe, amount, rule=deed.rule)


class Wound(Word, frozen=True, kw_only=True):
    """Damage to monsters."""

    lacks: ClassVar[Why] = Why("no-monster")

    amount: Count
    at: Prey = "one"
    reach: Reach = "none"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        if self.at in ("one", "three"):
            yield from self._aimed(world, deed, 1 if self.at == "one" else 3)
            return
        for foe in prey(world, deed, self.at, self.reach):
            yield from hit(world, deed, foe, self.amount)

    def _aimed(self, world: Apocalypse, deed: Deed, most: int) -> Steps[None]:
        """One monster after the other, each once; after the first one may stop."""
        done: list[Foe] = []
        while len(done) < most and not world.survivors[deed.seat].dead:
            among = [
                (seat, number)
                for seat, number in world.foes_in_reach(deed.seat, self.reach)
                if not any(world.survivors[seat].foes[number] is foe for foe in done)
            ]
            if not among or not (yield from aim(world, deed, among, *([Enough()] if done else []))):
                return
            assert deed.foe is not None
            done.append(deed.foe)
            yield from hit(world, deed, deed.foe, self.amount)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return in_sight(world, seat, self.at, self.reach)


class SecondShot(Word, frozen=True, kw_only=True):
    """You may pay another token of this weapon and wound one more monster."""

    amount: Count
    reach: Reach

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        if deed.gear is None or not deed.gear.tokens:
            return
        among = list(world.foes_in_reach(deed.seat, self.reach))
        if not among or not (yield from aim(world, deed, among, Enough())):
            return
        assert deed.foe is not None
        pay(world, deed.seat, deed.gear, rule="MAX-EQUIP-8")
        yield from hit(world, deed, deed.foe, self.amount)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        """No reason by itself."""
        return False


def ammo_weapons(world: Apocalypse, seat: int) -> list[Gear]:
    """The weapons of a survivor that hold ammunition, not fuel."""
    return [gear for gear in world.gear(seat) if is_ammo_weapon(world, gear)]


def is_ammo_weapon(world: Apocalypse, gear: Gear) -> bool:
    return world.book.ammo_weapons[gear.card]


class Volley(Word, frozen=True, kw_only=True):
    """Pay all ammunition on your weapons: so much damage to one monster for each token."""

    lacks: ClassVar[Why] = Why("no-monster")

    per: Count
    reach: Reach

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        loaded = [gear for gear in ammo_weapons(world, deed.seat) if gear.tokens]
        among = list(world.foes_in_reach(deed.seat, self.reach))
        if not loaded or not among:
            return
        yield from aim(world, deed, among)
        assert deed.foe is not None
        shots = sum(gear.tokens for gear in loaded)
        for gear in loaded:
            pay(world, deed.seat, gear, gear.tokens, rule="MAX-CARD-6")
        yield from hit(world, deed, deed.foe, self.per * shots)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return in_sight(world, seat, "one", self.reach) and any(gear.tokens for gear in ammo_weapons(world, seat))


class Barrage(Word, frozen=True, kw_only=True):
    """Damage to all monsters on one tile in range."""

    lacks: ClassVar[Why] = Why("nothing-to-hit")

    amount: Count
    reach: Reach
    clears: bool = False
    """All Monster tokens there go too."""
    blasts: bool = False
    """What the mission has built there is destroyed."""

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        places = self._places(world, deed.seat)
        if not places:
            return
        place = yield from ask_where(deed, places, "bombard-where")
        there = [
            world.survivors[seat].foes[number]
            for seat, number in world.foes_in_reach(deed.seat, self.reach)
            if world.survivors[seat].place == place
        ]
        if self.clears:
            yield from tokens.clear_tokens(world, deed.seat, place, rule=deed.rule)
        if self.blasts:
            yield from announce(world, moments.Blasted, deed.seat, place=place)
        for foe in there:
            yield from hit(world, deed, foe, self.amount)

    def _places(self, world: Apocalypse, seat: int) -> list[int]:
        """The tiles in range with something to hit."""
        manned = {world.survivors[other].place for other, _ in world.foes_in_reach(seat, self.reach)}
        laid = world.card.tokens
        launchers = self.blasts and laid is not None and laid.role == "launcher"
        return [
            place
            for place in world.within(world.survivors[seat].place, self.reach)
            if place in manned or (self.clears and world.tokens[place]) or (launchers and world.marks[place])
        ]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._places(world, seat))


class Stun(Word, frozen=True, kw_only=True):
    """Monsters deal no damage until your next turn. [MAX-KEYWORD-3]"""

    lacks: ClassVar[Why] = Why("no-monster")

    at: Literal["one", "all", "it"] = "one"
    reach: Reach = "none"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        at: Prey = self.at
        if at == "one":
            among = list(world.foes_in_reach(deed.seat, self.reach))
            if not among:
                return
            yield from aim(world, deed, among)
            at = "it"
        for foe in prey(world, deed, at, self.reach):
            owner = holder(world, foe)
            if owner is not None:
                monsters.stun(world, deed.seat, owner, foe, rule="MAX-KEYWORD-3")

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return in_sight(world, seat, self.at, self.reach)


class Pull(Word, frozen=True, kw_only=True):
    """Monsters attach to you, or to the weakest survivor. [MAX-MONSTER-15]"""

    lacks: ClassVar[Why] = Why("no-monster")

    at: Literal["all", "it"]
    reach: Reach = "none"
    to: Literal["you", "weakest"] = "you"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        to = deed.seat if self.to == "you" else monsters.weakest(world)
        for foe in prey(world, deed, self.at, self.reach):
            owner = holder(world, foe)
            if owner is not None:
                monsters.pull(world, to, owner, foe, rule="MAX-MONSTER-15")
        return at_once()

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return any(owner != seat for owner, _ in world.foes_in_reach(seat, self.reach))


class Banish(Word, frozen=True, kw_only=True):
    """A monster attached to you that is no Boss goes to the discard without being killed. [MAX-MONSTER-10]"""

    lacks: ClassVar[Why] = Why("no-monster-on-you")

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        among = self._prey(world, deed.seat)
        if among:
            yield from aim(world, deed, among)
            assert deed.foe is not None
            monsters.banish(world, deed.seat, deed.foe, rule=deed.rule)

    def _prey(self, world: Apocalypse, seat: int) -> list[tuple[int, int]]:
        return [(seat, number) for number, foe in enumerate(world.survivors[seat].foes) if not world.monster(foe).boss]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._prey(world, seat))


class Strike(Word, frozen=True, kw_only=True):
    """This monster attacks at once."""

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        owner = None if deed.foe is None else holder(world, deed.foe)
        if deed.foe is not None and owner is not None:
            yield from monsters.strike(world, owner, deed.foe, rule=deed.rule)


class Restore(Word, frozen=True, kw_only=True):
    """All monsters of this monster's set are whole again."""

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        if deed.foe is not None:
            kin = world.monster(deed.foe).set
            for survivor in world.survivors:
                for foe in survivor.foes:
                    if world.monster(foe).set == kin:
                        foe.wounds = 0
            world.tell(events.Restored(monster=deed.foe.card, rule=deed.rule))
        return at_once()
