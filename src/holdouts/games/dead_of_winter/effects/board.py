"""Effects on the board: zombies, barricades, noise, morale, food and the main objective."""

from typing import Literal

from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.cards import PLACES, PlaceName
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.words import Amount, OnPeople, Signed, Spot, Word, choose_people, where
from holdouts.games.dead_of_winter.rules import attacking, colony, ending, zombies
from holdouts.games.dead_of_winter.rules.zombies import choose_zombie
from holdouts.games.dead_of_winter.state import NONE, Lasting, Survivor, Winter

# --- tracks ---


class Morale(Word, frozen=True, kw_only=True):
    """Morale rises or falls."""

    amount: Signed

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        ending.change_morale(winter, self.amount, rule=deed.rule)
        yield from ()


class Food(Word, frozen=True, kw_only=True):
    """Food comes to the supply, or goes. [DOW-FOOD-4]"""

    amount: Signed

    @property
    def is_cost(self) -> bool:  # type: ignore[override]
        """Food that goes must be there."""
        return self.amount < 0

    @property
    def food_brought(self) -> int:
        """What an exile may make of it. [DOW-EXILE-10]"""
        return max(0, self.amount)

    def payable(self, winter: Winter, deed: Deed) -> bool:
        return not winter.players[deed.seat].exiled and winter.food >= -self.amount

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        before = winter.food
        winter.food = max(0, before + self.amount)
        if winter.food != before:
            winter.tell(events.FoodChanged(by=winter.food - before, now=winter.food, rule=deed.rule))
        yield from ()


class Starve(Word, frozen=True, kw_only=True):
    """Starvation tokens, without further loss."""

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        winter.starvation += self.amount
        winter.tell(events.StarvationAdded(count=self.amount, rule=deed.rule))
        yield from ()


class EndRounds(Word, frozen=True, kw_only=True):
    """The round marker is set to 0. [DOW-END-2]"""

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        colony.set_rounds(winter, 0)
        yield from ()


class CrisisTotal(Word, frozen=True, kw_only=True):
    """This round's crisis is counted higher or lower. [DOW-CRISIS-15]"""

    amount: Signed

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        winter.crisis_bonus += self.amount
        winter.tell(events.CrisisShifted(by=self.amount, now=winter.crisis_bonus, rule=deed.rule))
        yield from ()


class Progress(Word, frozen=True, kw_only=True):
    """A step towards the main objective."""

    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        winter.tokens += self.amount
        winter.tell(events.ProgressMade(count=self.amount, now=winter.tokens, rule=deed.rule))
        yield from ()


# --- zombies ---


class AddZombies(Word, frozen=True, kw_only=True):
    """Zombies come. [DOW-ZOMBIE-5]"""

    place: Spot
    amount: Amount
    players: Amount = 0
    """So many more for each player who began."""

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        count = self.amount + self.players * len(winter.players)
        for place in (yield from where(winter, deed, self.place)):
            yield from zombies.add(winter, place, count, rule=deed.rule, setting_up=deed.setting_up)


class KillZombies(Word, frozen=True, kw_only=True):
    """Zombies die; who kills them may have to roll. [DOW-EXPOSE-7, DOW-EXPOSE-8, DOW-EXPOSE-12]"""

    place: Spot
    amount: Amount
    """0: all of them."""
    rolls: Literal["each", "once", "none"]

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        places = yield from where(winter, deed, self.place, winter.zombies)
        for place in places:
            killer = yield from self._killer(winter, deed, place)
            slain = yield from self._slay(winter, deed, place, killer)
            if killer is None or not slain or self.rolls == "none":
                continue
            yield from attacking.roll_for(winter, deed.seat, killer, 1 if self.rolls == "once" else slain)

    def _slay(self, winter: Winter, deed: Deed, place: int, killer: Survivor | None) -> Steps[int]:
        count = min(self.amount or winter.zombies(place), winter.zombies(place))
        for _ in range(count):
            target = yield from choose_zombie(
                winter, deed.seat, [place], rule=deed.rule, ask="kill-zombie", may_stop=False
            )
            assert target is not None
            yield from zombies.slay(winter, deed.seat, place, target.entrance, killer, rule=deed.rule)
        return count

    def _killer(self, winter: Winter, deed: Deed, place: int) -> Steps[Survivor | None]:
        """Who acts, if they are there; else one of one's own survivors there, chosen once."""
        own = winter.own(deed.seat, place)
        for survivor in own:
            if survivor.card == deed.actor:
                return survivor
        if not own or not winter.zombies(place):
            return None
        found = yield from choose_people(winter, deed, [(deed.seat, survivor) for survivor in own], 1, "free-attack")
        return found[0][1]


class MoveZombies(Word, frozen=True, kw_only=True):
    """Zombies go from one place into free spaces of another."""

    origin: Spot
    to: Spot
    amount: Amount

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from where(winter, deed, self.to)):
            others = [other for other in range(7) if other != place and winter.zombies(other)]
            origins = yield from where(winter, deed, self.origin, others.__contains__)
            for origin in origins:
                if origin != place:
                    yield from self._move(winter, deed, origin, place)

    def _move(self, winter: Winter, deed: Deed, origin: int, place: int) -> Steps[None]:
        for _ in range(self.amount):
            if not winter.gaps(place):
                return
            zombie = yield from choose_zombie(
                winter, deed.seat, [origin], rule=deed.rule, ask="move-zombie", may_stop=False
            )
            if zombie is None:
                return
            yield from zombies.draw_over(winter, deed.seat, zombie, place, rule=deed.rule)


# --- barricades and noise ---


class Build(Word, frozen=True, kw_only=True):
    """Barricades on free spaces."""

    place: Spot
    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from where(winter, deed, self.place)):
            yield from zombies.build(winter, deed.seat, place, self.amount, rule=deed.rule)


class TearDown(Word, frozen=True, kw_only=True):
    """Barricades go; 0 stands for all."""

    place: Spot
    amount: Amount

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from where(winter, deed, self.place)):
            count = self.amount or winter.barricades(place)
            yield from zombies.tear_down(winter, deed.seat, place, count, rule=deed.rule)


class Noise(Word, frozen=True, kw_only=True):
    """Noise tokens into free slots."""

    place: Spot
    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from where(winter, deed, self.place)):
            zombies.make_noise(winter, place, self.amount, rule=deed.rule)


class Quiet(Word, frozen=True, kw_only=True):
    """Noise tokens go."""

    place: Spot
    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from where(winter, deed, self.place)):
            zombies.hush(winter, place, self.amount, rule=deed.rule)


class EachPresent(Word, frozen=True, kw_only=True):
    """All who are neither exiled nor eliminated do it, in turn order."""

    effects: tuple[Effect, ...]

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for seat in winter.present:
            mine = deed.by(seat)
            for effect in self.effects:
                yield from effect.resolve(winter, mine)


class IfHere(Word, frozen=True, kw_only=True):
    """What happens depends on where it began."""

    place: PlaceName
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for effect in self.effects if deed.here == PLACES.index(self.place) else self.otherwise:
            yield from effect.resolve(winter, deed)


# --- what lasts ---

Scope = Literal["turn", "round", "next-round"]


class Rule(Word, frozen=True, kw_only=True):
    """A rule of the game is changed for a while."""

    rule: Literal["no-barricade", "no-attract"]
    scope: Scope

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        last(winter, self.rule, NONE, self.scope)
        winter.tell(events.RuleChanged(what=self.rule, rule=deed.rule))
        yield from ()


class RuleAt(Word, frozen=True, kw_only=True):
    """A rule is changed at a place for a while."""

    rule: Literal["no-search", "double-noise"]
    place: Spot
    scope: Scope

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from where(winter, deed, self.place)):
            last(winter, self.rule, place, self.scope)
            winter.tell(events.RuleChangedAt(what=self.rule, place=place, rule=deed.rule))


class RuleFor(OnPeople, frozen=True, kw_only=True):
    """A rule is changed for survivors for a while."""

    rule: Literal["no-move", "no-exposure", "quiet-search"]
    scope: Scope

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        cards = tuple(survivor.card for _, survivor in (yield from self.meant(winter, deed)))
        for card in cards:
            last(winter, self.rule, card, self.scope)
        if cards:
            winter.tell(events.RuleChangedFor(what=self.rule, survivors=cards, rule=deed.rule))


def last(winter: Winter, rule: str, of: int, scope: Scope) -> None:
    """From now on, until the turn, the round or the next round is over."""
    until = winter.round + (scope == "next-round")
    winter.lasting.append(Lasting(rule, of, until, scope == "turn"))
