"""How a careful newcomer guides the group: weigh every answer in the same coin, and take the best.

It keeps people alive. Who is hungry eats before it hurts, somebody always stands guard, who is worn out sleeps; the
rest goes out, armed if it can be, and brings home what the house lacks.
"""

from collections.abc import Callable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This, branches
from holdouts.games.this_war_of_mine import fight_picks, picks
from holdouts.games.this_war_of_mine.bot.fighting import Fighting
from holdouts.games.this_war_of_mine.bot.household import GRIEF, RESALE, grief, misery_of, shift, state_number
from holdouts.games.this_war_of_mine.bot.night import Night
from holdouts.games.this_war_of_mine.bot.reckoning import NEVER
from holdouts.games.this_war_of_mine.bot.work import Work
from holdouts.games.this_war_of_mine.cards import Offer
from holdouts.games.this_war_of_mine.effects import people
from holdouts.games.this_war_of_mine.effects.pages import Options
from holdouts.games.this_war_of_mine.household import MEDICINES
from holdouts.games.this_war_of_mine.observation import Sight
from holdouts.games.this_war_of_mine.rules import objectives
from holdouts.games.this_war_of_mine.state import (
    BED,
    FATIGUE,
    FLOOR,
    GUARD,
    HUNGER,
    ILLNESS,
    MISERY,
    MOST,
    NONE,
    SCAVENGE,
    WOUNDS,
    Person,
)

ENOUGH = 20
"""More than that nothing on a counter costs."""
FOUND = 0.6
"""How much better what one wants is than the best one could buy, before one knows what there is."""
EAGER = 5.0
"""What a trade is worth that one is going to make: more than any token the commission takes."""


def sensible(seen: Sight, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; of answers that are worth the same, any."""
    if not must:
        return None
    newcomer = Newcomer(seen, question, options)
    picked: Option = dice.best(options, newcomer.worth)
    return picked


class Newcomer(Work, Night, Fighting):
    """Weighs the answers of one question."""

    def __init__(self, seen: Sight, question: Question, options: list[Any]) -> None:
        super().__init__(seen.state)
        self.question = question
        self.about = question.about
        self.options = options

    def worth(self, option: Option) -> float:
        weigh = WEIGHTS.get(type(option))
        return 0.0 if weigh is None else weigh(self, option)

    def person(self, option: Any) -> Person:
        return self.siege.person(option.person)

    # --- food, water, medicine ---

    def drink_water(self, option: picks.DrinkWater) -> float:
        """Thirst becomes Hunger or Misery, about as often."""
        person = self.person(option)
        return 0.3 - (shift(person, HUNGER, 1) + shift(person, MISERY, 1)) / 2

    def eat(self, option: picks.Eat) -> float:
        """What the meal saves somebody, less what it would be worth tomorrow."""
        person, good = self.person(option), self.siege.book.goods[option.good]
        hungrier = 0 if person.ate else 1
        saved = shift(person, HUNGER, -good.filling) - shift(person, HUNGER, hungrier)
        return saved - self.left_for_tomorrow(option.good)

    def left_for_tomorrow(self, good: int) -> float:
        """A piece in the larder is worth what it spares somebody who is hungry already."""
        return min(self.piece(good), 2.2 + 0.9 * self.siege.book.goods[good].filling) * 0.75

    def eat_now(self, option: picks.EatNow) -> float:
        """Out of its time only whoever is starving eats."""
        person = self.person(option)
        if person.levels[HUNGER] < MOST - 1:
            return -1.0
        return shift(person, HUNGER, -self.siege.book.goods[option.good].filling) - self.piece(option.good)

    def feed(self, option: picks.Feed) -> float:
        return 3.0 - self.piece(option.good)

    def place_medicine(self, option: picks.PlaceMedicine) -> float:
        """Before Fate asks for it, and one piece for each: what it does on average."""
        person = self.person(option)
        if self.question.ask != "before-fate" or any(person.medicine):
            return -1.0
        fates = self.siege.book.fate
        name = MEDICINES[self.siege.book.medicines.index(option.good)]
        saved = 0.0
        for fate in fates:
            for state, treatment in ((WOUNDS, fate.wounded), (ILLNESS, fate.ill)):
                if not person.levels[state]:
                    continue
                worse = treatment.untreated if person.levels[state] >= treatment.from_level else 0
                better = treatment.by.get(name, worse)  # type: ignore[call-overload]
                saved += shift(person, state, better) - shift(person, state, worse)
        return saved / len(fates) - 0.35 * self.piece(option.good)

    def drink(self, option: picks.Drink) -> float:
        """Against Misery, at the price of a clear head."""
        person = self.person(option)
        tiring = self.siege.book.goods[option.good].tiring
        if person.levels[FATIGUE] + tiring >= MOST:
            return -1.0
        return shift(person, MISERY, -1) + shift(person, FATIGUE, tiring) - 0.6 * self.piece(option.good)

    def use_ability(self, option: picks.UseAbility) -> float:
        person = self.person(option)
        return self.worth_of(self.siege.character(person).ability.effects, person) - 0.4

    def play(self, option: picks.PlayNarrative) -> float:
        """At a time that makes something of it; in a fight beside what the fight itself would cost."""
        otherwise = max(self.fight_on(), self.flee()) if self.question.ask == "fight" else 0.0
        return otherwise + self.worth_of(self.siege.book.narratives[option.narrative].effects) - 1.2

    def keep(self, option: picks.Keep) -> float:
        return self.worth_of(self.siege.book.narratives[option.narrative].effects)

    def pay_objective(self, option: picks.PayObjective) -> float:
        """A share of what the Objective brings and spares, if it can still be met."""
        card = objectives.live(self.siege)
        if card is None:
            return -1.0
        at_stake = self.worth_of(card.reward) - self.worth_of(card.penalty)
        steps = card.worth / max(1, self.siege.book.goods[option.good].value) if card.worth else len(card.squares)
        return at_stake / max(1.0, steps) - self.piece(option.good)

    def break_up(self, option: picks.Break) -> float:
        return 0.1 if self.siege.storage[option.good] < 3 else -1.0

    # --- whom ---

    def pick(self, option: picks.Pick) -> float:
        """Whom it helps most, or hurts least: the page says which."""
        person = self.person(option)
        match self.question.ask:
            case "choose-seat":
                return 10.0 * person.starting - misery_of(person)
            case "share-out":
                return shift(person, self.about["state"], 1)
            case "whom-to-heal":
                return grief(WOUNDS, person.levels[WOUNDS]) + grief(ILLNESS, person.levels[ILLNESS])
        told = self.told_of_one()
        if not told:
            return misery_of(person)
        return sum(self.happens_to(effect, person) for effect in told)

    def told_of_one(self) -> list[Any]:
        """What the page that lies open does to whom the group picks."""
        page = self.siege.book.pages.get(self.siege.reading)
        found = [] if page is None else nodes(page.do)
        return [effect for effect in found if isinstance(effect, ON_ONE) and effect.who in ("one", "anyone", "party")]

    def happens_to(self, effect: Any, person: Person) -> float:
        match effect:
            case people.State(state=name, by=by):
                return shift(person, state_number(name), by)
            case people.Heal(by=by):
                return max(shift(person, WOUNDS, by), shift(person, ILLNESS, by))
            case people.Relief(by=by):
                return max(shift(person, MISERY, by), shift(person, FATIGUE, by))
            case people.Leave() | people.Die() | people.Gone():
                return misery_of(person) - 20.0 * person.starting
        return -misery_of(person) / 4

    def pick_state(self, option: picks.PickState) -> float:
        person = self.siege.find(self.about.get("person", NONE))
        return 0.0 if person is None else shift(person, option.state, -1)

    # --- what ---

    def give_up(self, option: picks.GiveUp) -> float:
        """What one can do without; of what pays, what is worth little at home and much elsewhere."""
        if self.question.ask == "habit":
            person = self.siege.person(self.about["person"])
            return -shift(person, MISERY, 1) - 0.5 * self.kept(option.good)
        if self.question.ask not in ("pay-value", "commission"):
            return -self.kept(option.good)
        paid: int = min(self.siege.book.goods[option.good].value, self.about["count"])
        eager = self.eager if self.question.ask == "commission" else 0.0
        return eager - self.kept(option.good) / max(1, paid)

    @property
    def eager(self) -> float:
        """Whoever has twice the commission to spare wants to trade."""
        goods = [(good, count) for good, count in enumerate(self.siege.store) if count]
        spare = sum(self.siege.book.goods[good].value * count for good, count in goods if self.spares(good))
        return EAGER if spare > 2 * self.about["count"] else 0.0

    def spares(self, good: int) -> bool:
        """Whether a token is good for nothing but to be sold."""
        card = self.siege.book.goods[good]
        return card.token and self.kept(good) <= RESALE * card.value + 0.1

    def pick_good(self, option: picks.PickGood) -> float:
        return self.piece(option.good) * (-1 if self.question.ask == "which-medicine" else 1)

    def pick_fitting(self, option: picks.PickFitting) -> float:
        worth = self.good_of(self.siege.book.fittings[option.fitting])
        return -worth if self.question.ask == "lose-fitting" else worth

    def install(self, option: picks.InstallFree) -> float:
        return self.good_of(self.siege.book.fittings[option.fitting])

    def pick_space(self, option: picks.PickSpace) -> float:
        return self.behind(option.space) if self.siege.rooms[option.space].cards else 0.0

    def sell(self, option: picks.Sell) -> float:
        """What is good for nothing else, as long as something is worth buying for it."""
        price = self.siege.book.goods[option.good].value
        if self.about["count"] >= ENOUGH or not self.spares(option.good):
            return -1.0
        return self.rate * price - self.kept(option.good) - 0.3

    def buy(self, option: picks.Buy) -> float:
        """What is lacking: what lies on the counter is lost otherwise."""
        return self.piece(option.good) - 0.2

    @property
    def rate(self) -> float:
        """What a point on the counter may come to."""
        book = self.siege.book
        best = max(self.piece(good) / card.value for good, card in enumerate(book.goods) if card.value >= 5)
        return FOUND * best

    def take_find(self, option: picks.TakeFind) -> float:
        """What is theirs, less what those make of it who take it."""
        ashamed = sum(self.touched(one) * shift(one, MISERY, 1) for one in self.here)
        return self.found(self.siege.book.findings[option.findings], option.row) + ashamed

    # --- offers and pages ---

    def take_offer(self, option: picks.TakeOffer) -> float:
        found = next((offer for offer in self.offered() if offer.id == option.offer), None)
        if found is None:
            return 0.0
        return self.offer(found, meeting=self.about.get("residents", NONE))

    def offered(self) -> tuple[Offer, ...]:
        """What the card before everybody offers."""
        book = self.siege.book
        match self.about:
            case {"exploration": int(card)}:
                return book.exploration[card].offers
            case {"residents": int(card)}:
                return book.residents[card].offers
            case {"visitor": int(card)}:
                return book.visitors[card].offers
        return ()

    def open_map(self, option: picks.OpenMap) -> float:
        offers = self.siege.book.exploration[option.exploration].offers
        return 0.5 + self.offer(next(offer for offer in offers if offer.id == option.offer))

    def approach(self, option: picks.Approach) -> float:
        """What was done with them once tonight is not done again."""
        trip = self.siege.trip
        if trip is not None and (option.residents, option.offer) in trip.done:
            return -1.0
        offers = self.siege.book.residents[option.residents].offers
        found = next(offer for offer in offers if offer.id == option.offer)
        return 0.5 + self.offer(found, meeting=option.residents)

    def put_next(self, option: picks.PutNext) -> float:
        offers = self.siege.book.exploration[option.exploration].offers
        return max((self.offer(offer) for offer in offers), default=0.0)

    def take_option(self, option: picks.TakeOption) -> float:
        """What a way of the page does, and the pages it leads to."""
        number, _, name = option.option.partition(".")
        page = self.siege.book.pages.get(int(number))
        for node in [] if page is None else nodes(page.do):
            if isinstance(node, Options):
                for way in node.of:
                    if way.take == name:
                        return self.worth_of_way(way)
        return 0.0

    def this(self, option: This) -> float:
        """One of several lists of effects, or whether something is done at all."""
        effect = self.about.get("of")
        lists = getattr(effect, "of", None)
        if lists is not None:
            return self.worth_of(lists[option.way])
        return 0.0 if option.way else self.worth_of(getattr(effect, "effects", ()))


ON_ONE = (people.State, people.Heal, people.Relief, people.Leave, people.Die, people.Gone, people.Away, people.Actions)


def nodes(effects: tuple[Any, ...]) -> list[Any]:
    """All effects of a page, those in ways and branches too."""
    found: list[Any] = []
    for effect in effects:
        found.append(effect)
        for branch in branches(effect):
            found += nodes(branch)
    return found


Weigher = Callable[[Newcomer, Any], float]
WEIGHTS: dict[type[Option], Weigher] = {
    picks.Act: Newcomer.act,
    picks.Clear: Newcomer.clear,
    picks.BreakOpen: Newcomer.clear,
    picks.ClearTogether: Newcomer.clear_together,
    picks.UseFitting: Newcomer.use_fitting,
    picks.OnceMore: Newcomer.once_more,
    picks.Build: Newcomer.build,
    picks.MoveFitting: lambda self, option: -1.0,
    picks.Dismantle: lambda self, option: -1.0,
    picks.Perform: Newcomer.perform,
    picks.SplitRummage: lambda self, option: self.split(option, self.about["count"]),
    picks.DrinkWater: Newcomer.drink_water,
    picks.Eat: Newcomer.eat,
    picks.EatNow: Newcomer.eat_now,
    picks.EatPet: lambda self, option: -5.0,
    picks.Feed: Newcomer.feed,
    picks.PlaceMedicine: Newcomer.place_medicine,
    picks.Drink: Newcomer.drink,
    picks.UseAbility: Newcomer.use_ability,
    picks.PlayNarrative: Newcomer.play,
    picks.Keep: Newcomer.keep,
    picks.PayObjective: Newcomer.pay_objective,
    picks.PutAside: lambda self, option: -1.0,
    picks.Break: Newcomer.break_up,
    picks.Concede: lambda self, option: NEVER,
    picks.LeaveUnguarded: lambda self, option: NEVER,
    picks.SleepInBed: lambda self, option: self.task(option.person, BED),
    picks.SleepOnFloor: lambda self, option: self.task(option.person, FLOOR),
    picks.StandGuard: lambda self, option: self.task(option.person, GUARD),
    picks.GoScavenging: lambda self, option: self.task(option.person, SCAVENGE),
    picks.Tire: lambda self, option: -GRIEF[FATIGUE][min(option.count, MOST)],
    picks.GoTo: Newcomer.go_to,
    picks.Pack: Newcomer.pack,
    picks.PackToken: lambda self, option: 0.5,
    picks.Unpack: lambda self, option: -1.0,
    picks.ExploreOn: lambda self, option: 1.0,
    picks.GoHome: lambda self, option: self.go_home(),
    picks.UseLocation: Newcomer.use_location,
    picks.BuySeat: lambda self, option: 20.0,
    picks.OpenMap: Newcomer.open_map,
    picks.LayAside: lambda self, option: 0.1,
    picks.Approach: Newcomer.approach,
    picks.SwapLocation: lambda self, option: -1.0,
    picks.PutNext: Newcomer.put_next,
    picks.PickRow: lambda self, option: self.rows[option.row],
    picks.KeepFind: lambda self, option: self.found(self.siege.book.findings[option.findings], option.row),
    picks.TakeFind: Newcomer.take_find,
    picks.Carry: Newcomer.carry,
    picks.CarryAll: lambda self, option: -1.0,
    picks.PutDown: lambda self, option: -1.0,
    picks.LoadUp: lambda self, option: -1.0,
    picks.HideRest: lambda self, option: 0.05,
    picks.Sell: Newcomer.sell,
    picks.SellToken: lambda self, option: -1.0,
    picks.Buy: Newcomer.buy,
    fight_picks.TakeUp: Newcomer.take_up,
    fight_picks.Lower: lambda self, option: NEVER,
    fight_picks.FightOn: lambda self, option: self.fight_on(),
    fight_picks.Flee: lambda self, option: self.flee(),
    fight_picks.StrikeFromHiding: lambda self, option: self.strike_first(),
    fight_picks.Shoot: lambda self, option: float(option.shots),
    fight_picks.RollAgain: lambda self, option: self.roll_again(self.about.get("face", "")),
    fight_picks.LetStand: lambda self, option: 0.5,
    fight_picks.TrustFate: lambda self, option: 0.1 if "person" in self.about else -1.0,
    fight_picks.WoundEnemy: lambda self, option: self.hit(option.enemy),
    fight_picks.KillEnemy: lambda self, option: self.kill(option.enemy),
    fight_picks.Wounded: lambda self, option: self.wounded(
        option, self.about["count"], [self.siege.person(other.person) for other in self.options]
    ),
    fight_picks.Struck: Newcomer.struck,
    fight_picks.CutDamage: lambda self, option: self.cut_damage(option, self.about),
    picks.Pick: Newcomer.pick,
    picks.PickState: Newcomer.pick_state,
    picks.PickGood: Newcomer.pick_good,
    picks.PickFitting: Newcomer.pick_fitting,
    picks.PickSpace: Newcomer.pick_space,
    picks.InstallFree: Newcomer.install,
    picks.GiveUp: Newcomer.give_up,
    picks.TakeOffer: Newcomer.take_offer,
    picks.TakeOption: Newcomer.take_option,
    This: Newcomer.this,
}
"""What each answer is worth; what is not listed changes nothing: to go on, to let be."""
