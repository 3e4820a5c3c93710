"""What effects of cards and pages are worth to the household, before anybody knows how the dice fall."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from holdouts.engine.effects import Effect, Either, May, Roll, When
from holdouts.games.this_war_of_mine.bot.household import (
    HURT,
    RESALE,
    Household,
    grief,
    mean_wounds,
    shift,
    state_number,
)
from holdouts.games.this_war_of_mine.cards import Offer
from holdouts.games.this_war_of_mine.effects import city, convoy, goods, house, pages, people
from holdouts.games.this_war_of_mine.household import DieName
from holdouts.games.this_war_of_mine.rules.enemies import HARDY, Weapons
from holdouts.games.this_war_of_mine.rules.enemies import prowess as enemy_prowess
from holdouts.games.this_war_of_mine.state import FATIGUE, GROUP, ILLNESS, MISERY, NONE, WOUNDS, Person

DEEP = 4
"""So many pages ahead are thought of."""
CARD = 0.55
"""What a card of the Unknown deck is worth that is not seen tonight."""
LOUD = 0.25
"""What a step of Noise costs later."""
MEETING = 3.5
"""What it costs to be heard, before one knows by whom."""
BLACK = 10
LOST = 34.0
"""What it costs to lose somebody."""
NEVER = -1000.0
"""What is worse than anything that can happen."""
GOES_ON = 4.0
"""What it is worth that something done today is not over today: mostly it comes back for the better."""
ECHOED = 0.7
"""How often an echo is still read: its memory may be cleared, and the war may end before."""
FEW = 2
"""A house of so many needs every hand."""


class Reckoning(Household):
    """Weighs effects, prices and fights."""

    def worth_of(self, effects: Iterable[Effect], me: Person | None = None, depth: int = DEEP) -> float:
        """What some effects are worth together."""
        return sum(self.weigh(effect, me, depth) for effect in effects)

    def weigh(self, effect: Any, me: Person | None, depth: int) -> float:
        found = WEIGHTS.get(type(effect))
        if found is not None:
            return found(self, effect, me)
        match effect:
            case Either():
                return max((self.worth_of(one, me, depth) for one in effect.of), default=0.0)
            case May():
                return max(0.0, self.worth_of(effect.effects, me, depth))
            case When():
                holds = effect.given.holds(self.siege, self.siege.leader)
                return self.worth_of(effect.effects if holds else effect.otherwise, me, depth)
            case Roll():
                return self._roll(effect, me, depth)
            case pages.Options():
                return max((self.worth_of_way(way, depth) for way in effect.of), default=0.0)
            case pages.TurnTo() if depth:
                page = self.siege.book.pages.get(effect.page)
                return 0.0 if page is None else self.worth_of(page.do, me, depth - 1)
            case pages.Remember() if effect.memory not in self.siege.memories:
                return self._comes_back(effect.memory, depth)
        return 0.0

    def _comes_back(self, memory: str, depth: int) -> float:
        """What it is worth that something is remembered: how it goes on, and what its echo brings, if it is read."""
        page = self.siege.book.pages.get(self.siege.book.volume.echoes.get(memory, 0))
        if page is None or not depth or page.number in self.siege.echoed:
            return GOES_ON
        return GOES_ON + ECHOED * self.worth_of(page.do, None, 0)

    def worth_of_way(self, way: pages.Way, depth: int = DEEP) -> float:
        """What an option of a page is worth, its price taken off."""
        return self.worth_of((*way.price, *way.effects), None, depth)

    def _roll(self, roll: Roll, me: Person | None, depth: int) -> float:
        """The mean over the bands: of one die exactly, of several about."""
        total, below = 0.0, roll.dice - 1
        for band in roll.bands:
            total += (band.up_to - below) * self.worth_of(band.effects, me, depth)
            below = band.up_to
        return total / (roll.dice * roll.faces - roll.dice + 1)

    # --- people ---

    def over(self, who: str, me: Person | None, worth: Callable[[Person], float]) -> float:
        """What happens to those who are meant: whom the group may pick it picks well."""
        among = self.here
        if not among:
            return 0.0
        each = [worth(person) for person in among]
        match who:
            case "all":
                return sum(each)
            case "one" | "anyone":
                return max(each)
            case "me" if me is not None:
                return worth(me)
            case "moved":
                return sum(w * self.touched(one) for w, one in zip(each, among, strict=True))
            case "unmoved":
                return sum(w * (1 - self.touched(one)) for w, one in zip(each, among, strict=True))
            case "others":
                return sum(each) * (len(each) - 1) / len(each)
        return sum(each) / len(each)

    def touched(self, person: Person) -> float:
        """How likely an Empathy check touches somebody."""
        return self.siege.character(person).empathy / BLACK

    def state(self, effect: people.State, me: Person | None) -> float:
        number, by, to = state_number(effect.state), effect.by, effect.to
        return self.over(effect.who, me, lambda one: shift(one, number, by if to is None else to - one.levels[number]))

    def heal(self, effect: people.Heal, me: Person | None) -> float:
        return self.over(effect.who, me, lambda one: max(shift(one, WOUNDS, effect.by), shift(one, ILLNESS, effect.by)))

    def relief(self, effect: people.Relief, me: Person | None) -> float:
        return self.over(effect.who, me, lambda one: max(shift(one, MISERY, effect.by), shift(one, FATIGUE, effect.by)))

    def catch(self, effect: people.Catch, me: Person | None) -> float:
        number = state_number(effect.state)
        return self.over(effect.who, me, lambda one: shift(one, number, effect.by) * effect.up_to / BLACK)

    def tired(self, effect: people.Tired, me: Person | None) -> float:
        return 0.0 if me is None else shift(me, FATIGUE, effect.amount)

    def join(self, effect: people.Join, me: Person | None) -> float:
        """One more mouth, and two more hands."""
        if len(self.siege.group) >= GROUP:
            return 0.0
        return 9.0 if len(self.siege.group) <= FEW else 4.0

    def leave(self, effect: Any, me: Person | None) -> float:
        return -LOST

    # --- pieces ---

    def gain(self, effect: goods.Gain, me: Person | None) -> float:
        return self.best_of(effect.of) * effect.amount

    def lose(self, effect: goods.Lose, me: Person | None) -> float:
        store = self.siege.store
        held = sorted(self.piece(good) for good in self.siege.book.sorts[effect.of] for _ in range(store[good]))
        return -sum(held if effect.every else held[: effect.amount])

    def bargain(self, effect: goods.Trade, me: Person | None) -> float:
        """What could be sold that is not needed, against the commission."""
        siege = self.siege
        spare = sum(
            count * siege.book.goods[good].value
            for good, count in enumerate(siege.store)
            if count and siege.book.goods[good].token and self.piece(good) < RESALE * siege.book.goods[good].value + 0.5
        )
        return min(3.0, RESALE * (spare - 2 * effect.commission)) - 0.2

    # --- the city ---

    def noise(self, by: int, *, rolled: bool) -> float:
        """What it costs to be louder, and to be heard at once."""
        trip = self.siege.trip
        if trip is None:
            return 0.0
        heard = min(1.0, max(1, trip.noise + by) / BLACK) * MEETING * self.frailty if rolled else 0.0
        return -LOUD * by - heard

    @property
    def frailty(self) -> float:
        """How much the party has to fear: those who are hurt fear more."""
        party = self.here
        if not party:
            return 1.0
        worst = max(person.levels[WOUNDS] for person in party)
        armed = self.siege.count("weapon", self.siege.pile)
        return (1.0 + 0.6 * worst) * (0.8 if armed else 1.2)

    def next_raid(self, effect: city.NextRaid, me: Person | None) -> float:
        if effect.none:
            return 4.0
        return -0.8 * effect.damage - 2.0 * effect.wounds + 1.0 * effect.cut

    def stage_raid(self, effect: city.StageRaid, me: Person | None) -> float:
        return -0.6 * effect.damage - 1.6 * effect.wounds

    def hazard(self, effect: city.Hazard, me: Person | None) -> float:
        return self.over(effect.who, me, lambda one: shift(one, WOUNDS, mean_wounds(effect.die)))

    def look(self, effect: house.Look, me: Person | None) -> float:
        return 0.4

    def offer(self, offer: Offer, *, meeting: int = NONE) -> float:
        """What a way through a card is worth, its price taken off."""
        worth = -CARD * offer.returns - self.pieces(offer.pay)
        if offer.noise:
            worth += self.noise(offer.noise, rolled=True)
        if offer.value:
            worth -= max(0.5, RESALE * 1.3 * offer.value)
        if offer.all_food:
            worth -= sum(self.piece(good) * self.siege.store[good] for good in self.siege.book.sorts["food"])
        likely = 0.7 if offer.picks_lock else 1.0
        effects = [effect for effect in offer.effects if not isinstance(effect, city.FightThem)]
        if len(effects) < len(offer.effects) and meeting != NONE:
            residents = self.siege.book.residents[meeting]
            worth += self.fight_with(residents.enemies, residents.weapons)
            if residents.stays:
                worth -= 3.0  # they have done nobody any harm
        return worth + likely * self.worth_of(effects)

    # --- fights ---

    def fight_with(self, count: int, weapons: Weapons) -> float:
        """What a fight is worth: the wounds it will cost, and a little for what they leave."""
        if not count:
            return 0.0
        book = self.siege.book
        arms = [max((self.edge(book.good(name)) for name in held), default=mean_wounds("grey")) for held in weapons]
        power = 1.25 * sum(arms) / len(arms) * count
        return self.brawl(self.strength(self.here), power, HARDY * count) + 0.8 * count

    def fight(self, effect: city.Fight, me: Person | None) -> float:
        return self.fight_with(effect.enemies, effect.weapons)

    def brawl(self, ours: float, theirs: float, wounds: int) -> float:
        """What fighting to the end costs: the fewer are left, the less they strike."""
        suffered = 0.55 * theirs * max(1.0, wounds / max(ours, 0.2))
        return -self.bleeding(suffered)

    def bleeding(self, wounds: float) -> float:
        """What so many wounds cost, shared out among those who are there."""
        if not self.here:
            return 0.0
        each = wounds / len(self.here)
        return sum(grief(WOUNDS, one.levels[WOUNDS] + each) - grief(WOUNDS, one.levels[WOUNDS]) for one in self.here)

    def strength(self, fighters: Sequence[Person]) -> float:
        """What they deal in a round with the best that is at hand."""
        store = self.siege.store
        free = [good for good in self.siege.book.sorts["weapon"] for _ in range(store[good])]
        held = [good for one in fighters for good in one.arms if good not in one.spoilt]
        arms = sorted((self.edge(good) for good in (*free, *held)), reverse=True)
        bare = mean_wounds("grey")
        total = 0.0
        for number, person in enumerate(fighters):
            edge = max(arms[number], bare) if number < len(arms) else bare
            total += edge * (1 + 0.2 * self.siege.character(person).prowess)
        return total

    def threat(self) -> float:
        """What the enemies who stand there deal in a round."""
        found = 0.0
        for enemy in self.siege.enemies:
            weapon = next((good for good in enemy.weapons if good not in enemy.useless), NONE)
            found += self.edge_of_enemy(weapon) * (1 + 0.2 * enemy_prowess(enemy))
        return found

    def edge_of_enemy(self, weapon: int) -> float:
        arm = None if weapon == NONE else self.siege.book.goods[weapon].weapon
        die: DieName = "grey" if arm is None else arm.die
        return mean_wounds(die) * (1 if arm is None else arm.shots) + (0.5 if arm is not None and arm.fatal else 0.0)


Weigher = Callable[[Any, Any, Person | None], float]
WEIGHTS: dict[type, Weigher] = {
    people.State: Reckoning.state,
    people.Heal: Reckoning.heal,
    people.Relief: Reckoning.relief,
    people.Catch: Reckoning.catch,
    people.Tired: Reckoning.tired,
    people.Join: Reckoning.join,
    people.Leave: Reckoning.leave,
    people.Die: Reckoning.leave,
    people.Gone: Reckoning.leave,
    people.Evacuate: lambda self, effect, me: -0.3 * LOST,
    people.Treat: lambda self, effect, me: 2.0 if self.patients else 0.0,
    people.Actions: lambda self, effect, me: self.over(effect.who, me, lambda one: 1.2 * effect.by),
    people.NoActionsLeft: lambda self, effect, me: self.over(effect.who, me, lambda one: -1.5),
    people.OneActionDay: lambda self, effect, me: -1.5 * len(self.here),
    people.Away: lambda self, effect, me: self.over(effect.who, me, lambda one: -2.0),
    goods.Gain: Reckoning.gain,
    goods.Lose: Reckoning.lose,
    goods.Trade: Reckoning.bargain,
    goods.PayValue: lambda self, effect, me: -RESALE * 1.3 * effect.amount,
    goods.Lend: lambda self, effect, me: -0.3,
    goods.GainToken: lambda self, effect, me: 1.0,
    goods.LoseToken: lambda self, effect, me: -1.0,
    city.Noise: lambda self, effect, me: self.noise(effect.by, rolled=False),
    city.NoiseRoll: lambda self, effect, me: self.noise(0, rolled=True),
    city.ReturnCards: lambda self, effect, me: -CARD * effect.amount,
    city.Find: lambda self, effect, me: effect.amount * (self.rows.get(effect.row) or max(self.rows.values())),
    city.SpecialFind: lambda self, effect, me: 1.2,
    city.AddUnknown: lambda self, effect, me: CARD * effect.amount,
    city.EndExploration: lambda self, effect, me: -CARD * len(self.siege.unknown),
    city.Capacity: lambda self, effect, me: 0.8 * effect.by,
    city.Encounter: lambda self, effect, me: -MEETING * self.frailty,
    city.SendOff: lambda self, effect, me: 0.6,
    city.Fight: Reckoning.fight,
    city.Hazard: Reckoning.hazard,
    city.StageRaid: Reckoning.stage_raid,
    city.NextRaid: Reckoning.next_raid,
    city.SlipAway: lambda self, effect, me: self.bleeding(self.threat()),
    house.Cold: lambda self, effect, me: -1.2 * effect.by,
    house.Warmth: lambda self, effect, me: 0.8 * effect.by,
    house.Barricade: lambda self, effect, me: 2.0 * effect.by,
    house.LoseFitting: lambda self, effect, me: -4.0,
    house.FreeFitting: lambda self, effect, me: 5.0,
    house.ExtraAction: lambda self, effect, me: 1.2,
    house.OneFoodForTwo: lambda self, effect, me: 1.5 if self.siege.phase == "dusk" else 0.0,
    house.Look: Reckoning.look,
    house.Narrative: lambda self, effect, me: 1.0 * effect.by,
    house.DrawNarratives: lambda self, effect, me: 1.5,
    convoy.Seats: lambda self, effect, me: 10.0 * effect.by,
    convoy.ShareOut: lambda self, effect, me: -effect.by * HURT / 2,
    convoy.Peace: lambda self, effect, me: 50.0,
    convoy.Win: lambda self, effect, me: 100.0,
    convoy.Defeat: lambda self, effect, me: -100.0,
}
"""What each effect is worth; what is not listed changes nothing that could be weighed."""
