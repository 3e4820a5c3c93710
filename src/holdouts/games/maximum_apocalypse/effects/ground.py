"""Effects on the map: moving people, turning tiles up, placing and removing Monster tokens."""

from typing import ClassVar, Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
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
from holdouts.games.maximum_apocalypse.rules import missions, moving, tokens
from holdouts.games.maximum_apocalypse.state import Apocalypse

# --- moving ---


class Walk(Word, frozen=True, kw_only=True):
    """Move up to so many tiles, one by one. [MAX-MOVE-6]"""

    most: Count

    def carry(self, a: Apocalypse, deed: Deed) -> Steps[None]:
        yield from moving.walk_on(a, deed.seat, self.most, rule="MAX-MOVE-6")

    def possible(self, a: Apocalypse, seat: int) -> bool:
        return bool(a.near(a.survivors[seat].place))


class Jump(Word, frozen=True, kw_only=True):
    """Somebody stands on another face-up tile at once: any, or one of the same kind. [MAX-MOVE-10]"""

    to: Literal["any", "same-kind"] = "any"
    whom: Literal["self", "one"] = "self"

    def carry(self, a: Apocalypse, deed: Deed) -> Steps[None]:
        seat = deed.seat
        if self.whom == "one":
            movable = [other for other in a.clockwise(seat) if self._places(a, other)]
            if not movable:
                return
            seat = (yield from ask_whom(deed, as_whom(a, movable), "jump-whom")).seat
        places = self._places(a, seat)
        if places:
            place = yield from ask_where(deed, places, "jump-where")
            yield from moving.jump(a, seat, place, by=deed.seat, rule=deed.rule)

    def _places(self, a: Apocalypse, seat: int) -> list[int]:
        here = a.survivors[seat].place
        return [
            place
            for place in a.places()
            if a.up[place] and place != here and (self.to == "any" or a.tile(place).kind == a.tile(here).kind)
        ]

    def possible(self, a: Apocalypse, seat: int) -> bool:
        if self.whom == "self":
            return bool(self._places(a, seat))
        return any(self._places(a, other) for other in a.clockwise(seat))


class Shift(Word, frozen=True, kw_only=True):
    """Another survivor in range moves one tile towards you, onto a face-up tile where nothing happens."""

    reach: Reach

    def carry(self, a: Apocalypse, deed: Deed) -> Steps[None]:
        movable = self._movable(a, deed.seat)
        if not movable:
            return
        other = (yield from ask_whom(deed, as_whom(a, movable), "shift-whom")).seat
        place = yield from ask_where(deed, self._places(a, deed.seat, other), "shift-where")
        moving.shift(a, other, place, by=deed.seat, rule=deed.rule)

    def _movable(self, a: Apocalypse, seat: int) -> list[int]:
        near = within_reach(a, seat, self.reach)
        return [other for other in near if other != seat and self._places(a, seat, other)]

    def _places(self, a: Apocalypse, seat: int, other: int) -> list[int]:
        """The face-up tiles next to the other that are nearer to you."""
        here, there = a.survivors[seat].place, a.survivors[other].place
        far = a.distance(here, there)
        return [place for place in a.near(there) if a.up[place] and a.distance(here, place) < far]

    def possible(self, a: Apocalypse, seat: int) -> bool:
        return bool(self._movable(a, seat))


# --- tiles ---


class Uncover(Word, frozen=True, kw_only=True):
    """Turn up to so many hidden tiles face up, quietly. [MAX-KEYWORD-17]"""

    most: Count = 1
    reach: Literal["adjacent", "long"] = "adjacent"

    def carry(self, a: Apocalypse, deed: Deed) -> Steps[None]:
        for done in range(self.most):
            options: list[AtPlace | Enough] = [AtPlace(place) for place in self._hidden(a, deed.seat)]
            if not options or a.survivors[deed.seat].dead:
                return
            if done:
                options.append(Enough())
            pick = yield Choose(deed.seat, options, rule="MAX-KEYWORD-17", ask="uncover-where")
            if isinstance(pick, Enough):
                return
            yield from moving.uncover(a, deed.seat, pick.place, quiet=True, rule="MAX-KEYWORD-17")

    def _hidden(self, a: Apocalypse, seat: int) -> list[int]:
        place = a.survivors[seat].place
        around = a.near(place) if self.reach == "adjacent" else a.within(place, self.reach)
        return [other for other in around if not a.up[other]]

    def possible(self, a: Apocalypse, seat: int) -> bool:
        return bool(self._hidden(a, seat))


class Raze(Word, frozen=True, kw_only=True):
    """Remove a face-up tile in range where nobody stands and which the mission can spare. [MAX-MISSION-8]"""

    reach: Reach

    def carry(self, a: Apocalypse, deed: Deed) -> Steps[None]:
        places = self._places(a, deed.seat)
        if places:
            missions.raze(a, (yield from ask_where(deed, places, "raze-where")), rule=deed.rule)

    def _places(self, a: Apocalypse, seat: int) -> list[int]:
        around = a.within(a.survivors[seat].place, self.reach)
        return [place for place in around if missions.may_raze(a, place)]

    def possible(self, a: Apocalypse, seat: int) -> bool:
        return bool(self._places(a, seat))


# --- Monster tokens ---


class Swarm(Word, frozen=True, kw_only=True):
    """A Monster token on your tile, or on each tile next to it. [MAX-SPAWN-14]"""

    costs: ClassVar[bool] = True

    where: Literal["here", "adjacent"]

    def carry(self, a: Apocalypse, deed: Deed) -> Steps[None]:
        place = a.survivors[deed.seat].place
        for other in [place] if self.where == "here" else a.near(place):
            yield from tokens.place_token(a, other, rule="MAX-SPAWN-14")


class Clear(Word, frozen=True, kw_only=True):
    """Remove Monster tokens from one tile: in range, or anywhere. [MAX-STEALTH-8]"""

    amount: CountOrAll = 0
    reach: Reach = "none"

    def carry(self, a: Apocalypse, deed: Deed) -> Steps[None]:
        places = self._places(a, deed.seat)
        if places:
            place = yield from ask_where(deed, places, "clear-where")
            tokens.clear_tokens(a, place, self.amount or None, rule="MAX-STEALTH-8")

    def _places(self, a: Apocalypse, seat: int) -> list[int]:
        around = a.places() if self.reach == "none" else a.within(a.survivors[seat].place, self.reach)
        return [place for place in around if a.tokens[place]]

    def possible(self, a: Apocalypse, seat: int) -> bool:
        return bool(self._places(a, seat))
