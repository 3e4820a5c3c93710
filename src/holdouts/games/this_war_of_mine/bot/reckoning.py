"""What effects of cards and pages are worth to the household, before anybody knows how the dice fall."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from holdouts.engine.effects import Effect, Either, May, Roll, When
from holdouts.engine.weighing import Weigh, always, each, weights_of
from holdouts.games.this_war_of_mine.bot.household import RESALE, Household, mean_wounds, misery_of, shift
from holdouts.games.this_war_of_mine.cards import Offer
from holdouts.games.this_war_of_mine.effects import city, convoy, goods, house, pages, people
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.night import Enemy
from holdouts.games.this_war_of_mine.rules import enemies
from holdouts.games.this_war_of_mine.state import FATIGUE, GROUP, ILLNESS, MISERY, NONE, WOUNDS, Person

DEEP = 4
"""So many pages ahead are thought of."""
CARD = 0.55
"""What a card of the Unknown deck is worth that is not seen tonight."""
LOUD = 0.25
"""What a step of Noise costs later."""
MEETING = 4.2
"""What it costs to be heard, before one knows by whom."""
BLACK = 10
LOST, OURS = 34.0, 20.0
"""What it costs to lose somebody, and how much more if they were here from the start."""
NEVER = -1000.0
"""What is worse than anything that can happen."""
GOES_ON = 4.0
"""What it is worth that something done today is not over today: mostly it comes back for the better."""
ECHOED = 0.7
"""How often an echo is still read: its memory may be cleared, and the war may end before."""
FEW = 2
"""A house of so many needs every hand."""
OPENED = 0.7
"""How often a lock gives way."""
ENEMY = 1.5
"""What it costs to fight, for each who stands there, before one knows how they are armed."""
HARMLESS = 3.0
"""What it costs to fall upon people who have done nobody any harm."""


class Reckoning(Household):
    """Weighs effects, prices and fights."""

    def worth_of(self, effects: Iterable[Effect], me: Person | None = None, depth: int = DEEP) -> float:
        """What some effects are worth together."""
        return sum(self.weigh(effect, me, depth) for effect in effects)

    def weigh(self, effect: Any, me: Person | None, depth: int) -> float:
        kind = type(effect)
        if kind in EACH:
            return self.over(effect.who, me, lambda one: EACH[kind](effect, one))
        if kind in WEIGHTS:
            return WEIGHTS[kind](self, effect)
        match effect:
            case Either():
                return max((self.worth_of(one, me, depth) for one in effect.of), default=0.0)
            case May():
                return max(0.0, self.worth_of(effect.effects, me, depth))
            case When():
                holds = effect.given.holds(self.siege, self.siege.leader)
                return self.worth_of(effect.effects if holds else effect.otherwise, me, depth)
            case Roll():
                return effect.mean(lambda effects: self.worth_of(effects, me, depth))
            case pages.Options():
                return max((self.worth_of((*way.price, *way.effects), None, depth) for way in effect.of), default=0.0)
            case pages.TurnTo() if depth:
                page = self.siege.book.pages.get(effect.page)
                return 0.0 if page is None else self.worth_of(page.do, me, depth - 1)
            case pages.Remember() if effect.memory not in self.siege.memories:
                return self._comes_back(effect.memory, depth)
            case people.Tired() if me is not None:
                return shift(me, FATIGUE, effect.amount)
        return 0.0

    def _comes_back(self, memory: str, depth: int) -> float:
        """What it is worth that something is remembered: how it goes on, and what its echo brings, if it is read."""
        page = self.siege.book.pages.get(self.siege.book.volume.echoes.get(memory, 0))
        if page is None or not depth or page.number in self.siege.echoed:
            return GOES_ON
        return GOES_ON + ECHOED * self.worth_of(page.do, None, 0)

    def over(self, who: str, me: Person | None, worth: Callable[[Person], float]) -> float:
        """What happens to those who are meant: whom the group may pick it picks well."""
        if who == "me" and me is not None:
            return worth(me)
        each = [worth(one) for one in self.here]
        if not each:
            return 0.0
        match who:
            case "all":
                return sum(each)
            case "one" | "anyone":
                return max(each)
        return sum(each) / len(each)

    def join(self, effect: people.Join) -> float:
        """One more mouth, and two more hands."""
        size = len(self.siege.group)
        return 0.0 if size >= GROUP else 9.0 if size <= FEW else 4.0

    # --- pieces ---

    def lose(self, effect: goods.Lose) -> float:
        store = self.siege.store
        held = sorted(self.piece(good) for good in self.siege.book.sorts[effect.of] for _ in range(store[good]))
        return -sum(held if effect.every else held[: effect.amount])

    def bargain(self, effect: goods.Trade) -> float:
        """What could be sold that is not needed, against the commission."""
        return min(3.0, RESALE * (self.fetched(self.siege.store) - 2 * effect.commission)) - 0.2

    # --- the city ---

    def noise(self, by: int, *, rolled: bool) -> float:
        """What it costs to be louder, and to be heard at once."""
        trip = self.siege.trip
        if trip is None:
            return 0.0
        heard = min(1.0, max(1, trip.noise + by) / BLACK) * MEETING if rolled else 0.0
        return -LOUD * by - heard

    def offer(self, offer: Offer, *, meeting: int = NONE) -> float:
        """What a way through a card is worth, its price taken off."""
        worth = -CARD * offer.returns - self.pieces(offer.pay) - RESALE * 1.3 * offer.value
        if offer.noise:
            worth += self.noise(offer.noise, rolled=True)
        if offer.all_food:
            worth += self.lose(goods.Lose(of="food", every=True))
        if meeting != NONE and any(isinstance(effect, city.FightThem) for effect in offer.effects):
            residents = self.siege.book.residents[meeting]
            worth -= ENEMY * residents.enemies + HARMLESS * residents.stays
        return worth + (OPENED if offer.picks_lock else 1.0) * self.worth_of(offer.effects)

    # --- fights ---

    def brawl(self, theirs: float, wounds: int) -> float:
        """What fighting to the end costs: the fewer are left, the less they strike."""
        ours = max(self.strength(self.here), 0.2)
        return self.bleeding(0.55 * theirs * max(1.0, wounds / ours))

    def bleeding(self, wounds: float) -> float:
        """What so many wounds cost, shared out among those who are there."""
        return sum(shift(one, WOUNDS, wounds / len(self.here)) for one in self.here)

    def strength(self, fighters: Sequence[Person]) -> float:
        """What they deal in a round with the best that is at hand."""
        siege, bare = self.siege, self.punch(NONE)
        free = [good for good in siege.book.sorts["weapon"] for _ in range(siege.store[good])]
        held = [good for one in fighters for good in one.arms if good not in one.spoilt]
        arms = sorted((max(bare, self.edge(good)) for good in (*free, *held)), reverse=True)
        arms += [bare] * len(fighters)
        return sum(edge * (1 + 0.2 * siege.character(one).prowess) for one, edge in zip(fighters, arms, strict=False))

    def threat(self) -> float:
        """What the enemies who stand there deal in a round."""
        return sum(self.blow(enemy) * (1 + 0.2 * enemies.prowess(enemy)) for enemy in self.siege.enemies)

    def blow(self, enemy: Enemy) -> float:
        return self.punch(next((good for good in enemy.weapons if good not in enemy.useless), NONE))


def _state(effect: Any, one: Person) -> float:
    """A State that goes up or down, or to some level."""
    number = STATES.index(effect.state)
    return shift(one, number, effect.by if effect.to is None else effect.to - one.levels[number])


def _gone(effect: Any, one: Person) -> float:
    """One has to go on without somebody, rather without whom little could save."""
    return misery_of(one) - LOST - OURS * one.starting


EACH: dict[type, Callable[[Any, Person], float]] = {
    people.State: _state,
    people.Heal: lambda effect, one: max(shift(one, WOUNDS, effect.by), shift(one, ILLNESS, effect.by)),
    people.Relief: lambda effect, one: max(shift(one, MISERY, effect.by), shift(one, FATIGUE, effect.by)),
    people.Catch: lambda effect, one: shift(one, STATES.index(effect.state), effect.by) * effect.up_to / BLACK,
    people.Leave: _gone,
    people.Die: _gone,
    people.Gone: _gone,
    people.Actions: lambda effect, one: 1.2 * effect.by,
    people.Away: lambda effect, one: -2.0,
    city.Hazard: lambda effect, one: shift(one, WOUNDS, mean_wounds(effect.die)),
}
"""What an effect is worth to each of those who are meant."""

WEIGHTS: dict[type, Weigh] = {
    **weights_of(Reckoning, Effect),
    goods.PayValue: each(-RESALE * 1.3),
    goods.GainToken: each(1.0),
    goods.LoseToken: each(-1.0),
    city.ReturnCards: each(-CARD),
    city.AddUnknown: each(CARD),
    city.SpecialFind: each(1.2),
    city.Capacity: each(0.8),
    house.Cold: each(-1.2),
    house.Warmth: each(0.8),
    house.Barricade: each(2.0),
    house.LoseFitting: each(-4.0),
    house.FreeFitting: each(5.0),
    house.Narrative: each(1.0),
    convoy.Seats: each(10.0),
    convoy.ShareOut: each(-1.5),
    convoy.Peace: each(50.0),
    convoy.Win: each(100.0),
    convoy.Defeat: each(-100.0),
    goods.Gain: lambda self, effect: effect.amount * max(map(self.piece, self.siege.book.sorts[effect.of])),
    city.Noise: lambda self, effect: self.noise(effect.by, rolled=False),
    city.NoiseRoll: lambda self, effect: self.noise(0, rolled=True),
    city.Find: lambda self, effect: effect.amount * (self.rows.get(effect.row) or max(self.rows.values())),
    city.Encounter: always(-MEETING),
    city.Fight: lambda self, effect: -ENEMY * effect.enemies,
    city.EndExploration: lambda self, effect: -CARD * len(self.siege.unknown),
    city.NextRaid: lambda self, effect: effect.cut + 4.0 * effect.none - 0.8 * effect.damage - 2.0 * effect.wounds,
    city.SlipAway: lambda self, effect: -self.bleeding(self.threat()),
}
"""What an effect is worth to the house; what is not listed changes nothing that could be weighed."""
