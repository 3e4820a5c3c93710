"""Effects on the map: moving people, turning tiles up, placing and removing Monster tokens."""

from typing import ClassVar, Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps, at_once
from holdouts.games.maximum_apocalypse.cards import Reach
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.words import (
    Count,
    CountOrAll,
    Word,
    as_whom,
    ask_where,
    ask_whom,
    within_reach,
)
from holdouts.games.maximum_apocalypse.picks import AtPlace, Enough
from holdouts.games.maximum_apocalypse.rules import moving, razing, tokens
from holdouts.games.maximum_apocalypse.state import Apocalypse

# --- moving ---


class Walk(Word, frozen=True, kw_only=True):
    """Move up to so many tiles, one by one. [MAX-MOVE-6]"""

    most: Count

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        yield from moving.walk_on(world, deed.seat, self.most, rule="MAX-MOVE-6")

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(world.near(world.survivors[seat].place))


class Jump(Word, frozen=True, kw_only=True):
    """Somebody stands on another face-up tile at once: any, or one of the same kind. [MAX-MOVE-10]"""

    to: Literal["any", "same-kind"] = "any"
    whom: Literal["self", "one"] = "self"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seat = deed.seat
        if self.whom == "one":
            movable = [other for other in world.clockwise(seat) if self._places(world, other)]
            if not movable:
                return
            seat = (yield from ask_whom(deed, as_whom(world, movable), "jump-whom")).seat
        places = self._places(world, seat)
        if places:
            place = yield from ask_where(deed, places, "jump-where")
            yield from moving.jump(world, seat, place, by=deed.seat, rule=deed.rule)

    def _places(self, world: Apocalypse, seat: int) -> list[int]:
        here = world.survivors[seat].place
        return [
            place
            for place in world.places()
            if world.up[place]
            and place != here
            and (self.to == "any" or world.tile(place).kind == world.tile(here).kind)
        ]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        if self.whom == "self":
            return bool(self._places(world, seat))
        return any(self._places(world, other) for other in world.clockwise(seat))


class Shift(Word, frozen=True, kw_only=True):
    """Another survivor in range moves one tile towards you, onto a face-up tile where nothing happens."""

    reach: Reach

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        movable = self._movable(world, deed.seat)
        if not movable:
            return
        other = (yield from ask_whom(deed, as_whom(world, movable), "shift-whom")).seat
        place = yield from ask_where(deed, self._places(world, deed.seat, other), "shift-where")
        moving.shift(world, other, place, by=deed.seat, rule=deed.rule)

    def _movable(self, world: Apocalypse, seat: int) -> list[int]:
        near = within_reach(world, seat, self.reach)
        return [other for other in near if other != seat and self._places(world, seat, other)]

    def _places(self, world: Apocalypse, seat: int, other: int) -> list[int]:
        """The face-up tiles next to the other that are nearer to you."""
        here, there = world.survivors[seat].place, world.survivors[other].place
        far = world.distance(here, there)
        return [place for place in world.near(there) if world.up[place] and world.distance(here, place) < far]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._movable(world, seat))


# --- tiles ---


class Uncover(Word, frozen=True, kw_only=True):
    """Turn up to so many hidden tiles face up, quietly. [MAX-KEYWORD-17]"""

    most: Count = 1
    reach: Literal["adjacent", "long"] = "adjacent"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        for done in range(self.most):
            options: list[AtPlace | Enough] = [AtPlace(place) for place in self._hidden(world, deed.seat)]
            if not options or world.survivors[deed.seat].dead:
                return
            if done:
                options.append(Enough())
            pick = yield Choose(deed.seat, options, rule="MAX-KEYWORD-17", ask="uncover-where")
            if isinstance(pick, Enough):
                return
            yield from moving.uncover(world, deed.seat, pick.place, rule="MAX-KEYWORD-17")

    def _hidden(self, world: Apocalypse, seat: int) -> list[int]:
        place = world.survivors[seat].place
        around = world.near(place) if self.reach == "adjacent" else world.within(place, self.reach)
        return [other for other in around if not world.up[other]]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._hidden(world, seat))


class Raze(Word, frozen=True, kw_only=True):
    """Remove a face-up tile in range where nobody stands and which the mission can spare. [MAX-MISSION-8]"""

    reach: Reach

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        places = self._places(world, deed.seat)
        if places:
            razing.raze(world, (yield from ask_where(deed, places, "raze-where")), rule=deed.rule)

    def _places(self, world: Apocalypse, seat: int) -> list[int]:
        around = world.within(world.survivors[seat].place, self.reach)
        return [place for place in around if razing.may_raze(world, place)]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._places(world, seat))


# --- Monster tokens ---


class Swarm(Word, frozen=True, kw_only=True):
    """A Monster token on your tile, or on each tile next to it. [MAX-SPAWN-14]"""

    costs: ClassVar[bool] = True

    where: Literal["here", "adjacent"]

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        place = world.survivors[deed.seat].place
        for other in [place] if self.where == "here" else world.near(place):
            tokens.put_token(world, other, rule="MAX-SPAWN-14")
        return at_once()


class Clear(Word, frozen=True, kw_only=True):
    """Remove Monster tokens from one tile: in range, or anywhere. [MAX-STEALTH-8]"""

    amount: CountOrAll = 0
    reach: Reach = "none"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        places = self._places(world, deed.seat)
        if places:
            place = yield from ask_where(deed, places, "clear-where")
            tokens.clear_tokens(world, place, self.amount or None, rule="MAX-STEALTH-8")

    def _places(self, world: Apocalypse, seat: int) -> list[int]:
        around = world.places() if self.reach == "none" else world.within(world.survivors[seat].place, self.reach)
        return [place for place in around if world.tokens[place]]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(self._places(world, seat))
