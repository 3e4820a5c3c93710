"""Effects on survivors: wounds, healing, Poison and hunger."""

from functools import partial
from typing import ClassVar, Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps, at_once
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.cards import Reach
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.belongings import belongings, part_with
from holdouts.games.maximum_apocalypse.effects.words import (
    Count,
    Word,
    as_whom,
    ask_whom,
    is_hurt,
    is_poisoned,
    kind_of,
    living_body,
    monster_of,
    patients,
    within_reach,
)
from holdouts.games.maximum_apocalypse.picks import Drop, TakeHit, Whom
from holdouts.games.maximum_apocalypse.rules import harm, hunger, monsters
from holdouts.games.maximum_apocalypse.state import Apocalypse


class Hurt(Word, frozen=True, kw_only=True):
    """Damage to survivors: yourself, one of the pair, the one this monster is attached to, or all in its range."""

    costs: ClassVar[bool] = True

    amount: Count
    whom: Literal["self", "veteran", "dog", "bearer", "near"] = "self"
    reach: Reach = "none"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        kind, by = kind_of(deed), monster_of(deed)
        bearer = deed.seat if deed.at is None else deed.at
        match self.whom:
            case "bearer":
                if not world.survivors[bearer].dead:
                    yield from harm.hurt_one(world, bearer, self.amount, kind=kind, by=by, rule="MAX-DOG-15")
            case "near":
                near = monsters.reached(world, bearer, self.reach)
                harm.hurt_all(world, near, self.amount, kind=kind, by=by, rule=deed.rule)
            case _:
                body = self._body(world, deed)
                if not world.survivors[deed.seat].bodies[body].dead:
                    harm.hurt(world, deed.seat, body, self.amount, kind=kind, by=by, rule=deed.rule)
                    harm.bury(world)

    def _body(self, world: Apocalypse, deed: Deed) -> int:
        if self.whom == "self":
            return living_body(world, deed.seat, deed.body)
        return 1 if self.whom == "dog" else 0


class Toll(Word, frozen=True, kw_only=True):
    """Discard a card of yours, or take damage; asked once of a pair. [MAX-CARD-7, MAX-DOG-15]"""

    costs: ClassVar[bool] = True

    lose: Literal["equipment", "scavenge"]
    damage: Count

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seat = deed.seat
        bodies = world.survivors[seat].bodies
        options: list[Drop | TakeHit] = [Drop(card) for card in belongings(world, seat, self.lose)]
        options += [TakeHit(number) for number, body in enumerate(bodies) if not body.dead]
        ask = "toll" if isinstance(options[0], Drop) else "who-takes-it"
        pick = yield Choose(seat, options, rule="MAX-CARD-7", ask=ask, about={"count": self.damage})
        if isinstance(pick, Drop):
            yield from part_with(world, seat, pick.card, rule="MAX-CARD-7")
            return
        harm.hurt(world, seat, pick.body, self.damage, kind=kind_of(deed), by=monster_of(deed), rule=deed.rule)
        harm.bury(world)


class Heal(Word, frozen=True, kw_only=True):
    """Somebody regains hit points: yourself, both of a pair, or one survivor in range. [MAX-FAQ-12]"""

    lacks: ClassVar[Why] = Why("nobody-hurt")

    amount: Count
    whom: Literal["self", "pair", "one"] = "self"
    reach: Reach = "none"

    @property
    def personal(self) -> bool:
        return self.whom == "self"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        for seat, body in (yield from self._whom(world, deed)):
            by = deed.seat if deed.place is None else None  # nobody's skill adds to what a place does [MAX-DOG-8]
            harm.heal(world, seat, body, self.amount, by=by, rule=deed.rule)

    def _whom(self, world: Apocalypse, deed: Deed) -> Steps[list[tuple[int, int]]]:
        if self.whom == "one":
            among = self._hurt(world, deed.seat)
            if not among:
                return []
            pick = yield from ask_whom(deed, among, "heal-whom")
            return [(pick.seat, pick.body)]
        if self.whom == "self":
            return [(deed.seat, living_body(world, deed.seat, deed.body))]
        return [(deed.seat, number) for number, body in enumerate(world.survivors[deed.seat].bodies) if not body.dead]

    def _hurt(self, world: Apocalypse, seat: int) -> list[Whom]:
        return patients(world, self._near(world, seat), partial(is_hurt, world))

    def _near(self, world: Apocalypse, seat: int) -> list[int]:
        return within_reach(world, seat, self.reach) if self.whom == "one" else [seat]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._hurt(world, seat))


class Poison(Word, frozen=True, kw_only=True):
    """Poison tokens for the one who was hurt, or for both of a pair. [MAX-POISON-1, MAX-DOG-17]"""

    costs: ClassVar[bool] = True

    amount: Count = 1
    whom: Literal["self", "pair"] = "self"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        for number, body in enumerate(world.survivors[deed.seat].bodies):
            if not body.dead and (self.whom == "pair" or number == deed.body):
                harm.poison(world, deed.seat, number, self.amount, rule="MAX-POISON-1")
        return at_once()


class Cure(Word, frozen=True, kw_only=True):
    """Somebody loses all Poison tokens: yourself, or one survivor in range. [MAX-POISON-4]"""

    lacks: ClassVar[Why] = Why("nobody-poisoned")

    whom: Literal["self", "one"] = "self"
    reach: Reach = "none"

    @property
    def personal(self) -> bool:
        return self.whom == "self"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seat, body = deed.seat, living_body(world, deed.seat, deed.body)
        if self.whom == "one":
            among = self._poisoned(world, deed.seat)
            if not among:
                return
            pick = yield from ask_whom(deed, among, "cure-whom")
            seat, body = pick.seat, pick.body
        harm.cure(world, seat, body, rule="MAX-POISON-4")

    def _poisoned(self, world: Apocalypse, seat: int) -> list[Whom]:
        seats = within_reach(world, seat, self.reach) if self.whom == "one" else [seat]
        return patients(world, seats, is_poisoned)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._poisoned(world, seat))


class Feed(Word, frozen=True, kw_only=True):
    """Somebody is less hungry: yourself, one survivor in range, or everybody. [MAX-HUNGER-8, MAX-HUNGER-10]"""

    lacks: ClassVar[Why] = Why("nobody-hungry")

    amount: Count
    whom: Literal["self", "one", "everyone"] = "self"
    reach: Reach = "none"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seats = self._hungry(world, deed.seat)
        if self.whom == "one" and seats:
            seats = [(yield from ask_whom(deed, as_whom(world, seats), "feed-whom")).seat]
        for seat in seats:
            hunger.feed(world, seat, self.amount, rule="MAX-HUNGER-8")

    def _hungry(self, world: Apocalypse, seat: int) -> list[int]:
        seats = [seat] if self.whom == "self" else within_reach(world, seat, self.reach)
        return [other for other in seats if world.survivors[other].hunger]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._hungry(world, seat))


class Starve(Word, frozen=True, kw_only=True):
    """You are hungrier. [MAX-HUNGER-11]"""

    costs: ClassVar[bool] = True

    amount: Count = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        hunger.hungrier(world, deed.seat, self.amount, rule="MAX-HUNGER-11")
        return at_once()


class GuardDog(Word, frozen=True, kw_only=True):
    """Nothing but hunger and Poison hurts the Dog until your next turn. [MAX-FAQ-7]"""

    lacks: ClassVar[Why] = Why("no-dog-to-guard")

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        dog = world.dog(deed.seat)
        if dog is not None and not dog.dead:
            dog.guarded = True
            world.tell(events.Shielded(who=deed.seat, character=dog.character, rule=deed.rule))
        return at_once()

    def possible(self, world: Apocalypse, seat: int) -> bool:
        dog = world.dog(seat)
        return dog is not None and not dog.dead and not dog.guarded
