"""Dangers of the board: what comes tonight, where it finds no room, and what a roll may cost."""

from math import exp

from holdouts.engine.observation import Drawn
from holdouts.games.dead_of_winter.cards import PLACES
from holdouts.games.dead_of_winter.effects.board import AddZombies
from holdouts.games.dead_of_winter.rules.colony import crisis_need
from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, NONE, OUTSIDE, Survivor, Winter

MORALE = 10.0
"""The coin in which everything is weighed: a tenth of a step of morale."""
DIE = 4.0
"""What somebody alive is worth besides: a die in every round."""

BITTEN, WOUNDED, FROZEN = 1 / 12, 3 / 12, 2 / 12
"""How often the exposure die does what."""

LEAST_GRIEF, MOST_GRIEF = 2.0, 20.0


def grief(winter: Winter) -> float:
    """What a step of morale is worth now: little where there is more of it than nights to come can take."""
    short = 0.9 * winter.rounds_left + 1.5 - winter.morale
    return max(LEAST_GRIEF, min(MOST_GRIEF, MORALE * exp(0.4 * short)))


def helping_hand(winter: Winter) -> float:
    """What a die in every round that is left is worth."""
    return DIE * min(1.0, (winter.rounds_left - 1) / 3)


def risk(survivor: Survivor, death: float, others: int = 0) -> float:
    """What an exposure roll costs a survivor, if their death costs so much; a bite spreads among others."""
    bite = BITTEN * (1 + 0.35 * min(3, others)) * death
    if survivor.hurt >= 2:
        return bite + (WOUNDED + FROZEN) * death
    wound = 1.5 if survivor.hurt == 0 else 4.5
    return bite + WOUNDED * wound + FROZEN * (wound + 3.5)


def outlasts(free: int, walls: int, coming: int) -> int:
    """Of the barricades at an entrance, those that stand when so many zombies have come: every other one breaks one."""
    return walls - min(walls, (max(0, coming - free) + 1) // 2)


def is_open(winter: Winter, place: int) -> bool:
    """Whether it can be searched."""
    return place in OUTSIDE and bool(winter.locations[place].deck) and not winter.lasts("no-search", place)


class Board:
    """The board as it stands while somebody thinks: it is counted once."""

    def __init__(self, winter: Winter) -> None:
        self.winter = winter
        self.crowd = [0] * len(ENTRANCES)
        """How many survivors are at each place."""
        for player in winter.players:
            for survivor in player.group:
                self.crowd[survivor.place] += 1
        self.need = (self.crowd[COLONY] + winter.helpless + 1) // 2
        """The food that the colony eats tonight."""

    @Drawn
    def crisis_lacks(self) -> int:
        """How many cards the crisis still lacks, if all that lies there is right."""
        winter = self.winter
        if winter.crisis == NONE:
            return 0
        given = sum(len(player.given) for player in winter.players)
        return crisis_need(winter) - given - winter.crisis_bonus

    @Drawn
    def arrivals(self) -> list[int]:
        """The zombies that come to each place tonight, half of the noise among them."""
        outside = [int(self.crowd[place] > 0) + (self.winter.locations[place].noise + 1) // 2 for place in OUTSIDE]
        return [self.need, *outside]

    @Drawn
    def threats(self) -> list[int]:
        """The zombies that the crisis brings to each place, as long as it lacks anything."""
        found = [0] * len(ENTRANCES)
        fail = self.winter.crisis_card.fail if self.crisis_lacks > 0 else ()
        for effect in fail:
            if not isinstance(effect, AddZombies):
                continue
            for place, name in enumerate(PLACES):
                if effect.place == name or (effect.place == "each-outside" and place != COLONY):
                    found[place] += effect.amount
        return found

    def coming_to(self, place: int, entrance: int, nights: int = 1) -> int:
        """How many zombies come to one entrance in so many nights, and once those of a crisis that nobody prevents.

        They are dealt out to the entrances from the first on.
        """
        gates = len(ENTRANCES[place])
        nightly = (self.arrivals[place] + gates - 1 - entrance) // gates
        return nightly * nights + (self.threats[place] + gates - 1 - entrance) // gates

    def room(self, place: int, entrance: int) -> int:
        """How many zombies an entrance takes before one gets in: a barricade stops one, and leaves a space."""
        return self.winter.free_at(place, entrance) + 2 * self.winter.locations[place].barricades[entrance]

    def standing(self, place: int) -> int:
        """The barricades at a place that outlast the night."""
        return sum(
            outlasts(self.winter.free_at(place, gate), count, self.coming_to(place, gate))
            for gate, count in enumerate(self.winter.locations[place].barricades)
            if count
        )

    def worth_defending(self, place: int) -> bool:
        """Whether anybody dies where zombies find no room."""
        return self.crowd[place] > 0 or (place == COLONY and self.winter.helpless > 0)

    @Drawn
    def dangers(self) -> list[list[float]]:
        """What one more barricade, or one zombie less, is worth at each entrance of each place."""
        return [[self._danger(place, gate) for gate in range(len(gates))] for place, gates in enumerate(ENTRANCES)]

    def _danger(self, place: int, entrance: int) -> float:
        if not self.worth_defending(place):
            return 0.0
        left, rounds_left = self.room(place, entrance), self.winter.rounds_left
        if self.coming_to(place, entrance) > left:
            return grief(self.winter) + helping_hand(self.winter)
        if rounds_left > 1 and self.coming_to(place, entrance, 2) > left:
            return 4.5
        if rounds_left > 2 and self.coming_to(place, entrance, 3) > left:
            return 1.5
        return 0.2
