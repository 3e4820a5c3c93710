"""How a careful newcomer guides the group: weigh every answer in the same coin, and take the best.

It keeps people alive. Who is hungry eats before it hurts, somebody always stands guard, who is worn out sleeps; the
rest goes out, armed if it can be, and brings home what the house lacks.
"""

from collections.abc import Callable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This
from holdouts.engine.observation import Observation
from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.bot.fighting import Fighting
from holdouts.games.this_war_of_mine.bot.household import misery_of, shift
from holdouts.games.this_war_of_mine.bot.night import Night
from holdouts.games.this_war_of_mine.bot.reckoning import NEVER
from holdouts.games.this_war_of_mine.bot.work import Work
from holdouts.games.this_war_of_mine.household import MEDICINES
from holdouts.games.this_war_of_mine.rules import evening, objectives
from holdouts.games.this_war_of_mine.state import HUNGER, ILLNESS, MISERY, NONE, WOUNDS, Person, Siege
from holdouts.games.this_war_of_mine.text import way_of

ENOUGH = 20
"""More than that nothing on a counter costs."""
FOUND = 0.6
"""How much better what one wants is than the best one could buy, before one knows what there is."""
EAGER = 5.0
"""What a trade is worth that one is going to make: more than any token the commission takes."""


def sensible(seen: Observation[Siege], question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; of answers that are worth the same, any."""
    if not must:
        return None
    newcomer = Newcomer(seen, question, options)
    picked: Option = dice.best(options, newcomer.worth)
    return picked


class Newcomer(Work, Night, Fighting):
    """Weighs the answers of one question."""

    def __init__(self, seen: Observation[Siege], question: Question, options: list[Any]) -> None:
        super().__init__(seen.state)
        self.ask, self.about, self.options = question.ask, question.about, options

    def worth(self, option: Option) -> float:
        kind = type(option)
        return WEIGHTS[kind](self, option) if kind in WEIGHTS else FIGURES.get(kind, 0.0)

    def person(self, option: Any) -> Person:
        return self.siege.person(option.person)

    # --- food, water, medicine ---

    def drink_water(self, option: picks.DrinkWater) -> float:
        """Thirst becomes Hunger or Misery, about as often."""
        person = self.person(option)
        return 0.3 - (shift(person, HUNGER, 1) + shift(person, MISERY, 1)) / 2

    def eat(self, option: picks.Eat) -> float:
        """What the meal saves somebody, less what it would spare tomorrow somebody who is hungry already."""
        person, filling = self.person(option), self.siege.book.goods[option.good].filling
        saved = shift(person, HUNGER, -filling) - (0.0 if person.ate else shift(person, HUNGER, 1))
        return saved - min(self.piece(option.good), 2.2 + 0.9 * filling) * 0.75

    def place_medicine(self, option: picks.PlaceMedicine) -> float:
        """Before Fate asks for it, and one piece for each: what it does on average."""
        person = self.person(option)
        if self.ask != "before-fate" or any(person.medicine):
            return -1.0
        fates = self.siege.book.fate
        name: Any = MEDICINES[self.siege.book.medicines.index(option.good)]
        saved = 0.0
        for state, treatment in [(WOUNDS, one.wounded) for one in fates] + [(ILLNESS, one.ill) for one in fates]:
            level = person.levels[state]
            worse = treatment.untreated if level >= treatment.from_level else 0
            if level:
                saved += shift(person, state, treatment.by.get(name, worse)) - shift(person, state, worse)
        return saved / len(fates) - 0.35 * self.piece(option.good)

    def keep(self, option: picks.Keep | picks.PlayNarrative) -> float:
        return self.worth_of(self.siege.book.narratives[option.narrative].effects)

    def pay_objective(self, option: picks.PayObjective) -> float:
        """A share of what the Objective brings and spares, if it can still be met."""
        card = objectives.live(self.siege)
        if card is None:
            return -1.0
        at_stake = self.worth_of(card.reward) - self.worth_of(card.penalty)
        steps = card.worth / max(1, self.siege.book.goods[option.good].value) if card.worth else len(card.squares)
        return at_stake / max(1.0, steps) - self.piece(option.good)

    # --- whom, and what ---

    def pick(self, option: picks.Pick) -> float:
        """Those who are worst off; on the bus those whose story it is, and with what hurts whom it hurts least."""
        person = self.person(option)
        if self.ask == "share-out":
            return shift(person, self.about["state"], 1)
        return 10.0 * person.starting - misery_of(person) if self.ask == "choose-seat" else misery_of(person)

    def give_up(self, option: picks.GiveUp) -> float:
        """What one can do without; of what pays, what is worth little at home and much elsewhere."""
        lost = self.kept(option.good)
        match self.ask:
            case "habit":
                return -shift(self.siege.person(self.about["person"]), MISERY, 1) - 0.5 * lost
            case "pay-value" | "commission":
                paid: int = min(self.siege.book.goods[option.good].value, self.about["count"])
                eager = self.ask == "commission" and self.fetched(self.siege.store) > 2 * self.about["count"]
                return EAGER * eager - lost / max(1, paid)
        return -lost

    def pick_fitting(self, option: picks.PickFitting | picks.InstallFree) -> float:
        return self.served[self.siege.book.fittings[option.fitting].id] * (-1 if self.ask == "lose-fitting" else 1)

    def sell(self, option: picks.Sell) -> float:
        """What is good for nothing else, as long as something is worth buying for it."""
        if self.about["count"] >= ENOUGH or not self.spares(option.good):
            return -1.0
        goods = self.siege.book.goods
        rate = FOUND * max(self.piece(good) / card.value for good, card in enumerate(goods) if card.value >= 5)
        return rate * goods[option.good].value - self.kept(option.good) - 0.3

    def take_find(self, option: picks.TakeFind) -> float:
        """What is theirs, less what those make of it who take it."""
        ashamed = sum(self.touched(one) * shift(one, MISERY, 1) for one in self.here)
        return self.keep_find(option) + ashamed

    def keep_find(self, option: picks.KeepFind | picks.TakeFind) -> float:
        return self.pieces(self.siege.book.findings[option.findings].row(option.row))

    # --- offers and pages ---

    def take_offer(self, option: picks.TakeOffer) -> float:
        """What the card before everybody offers."""
        book, about = self.siege.book, self.about
        offers = next((getattr(book, OFFERING[name])[about[name]].offers for name in OFFERING if name in about), ())
        meeting = about.get("residents", NONE)
        return sum(self.offer(offer, meeting=meeting) for offer in offers if offer.id == option.offer)

    def take_option(self, option: picks.TakeOption) -> float:
        """What a way of the page does, and the pages it leads to."""
        way = way_of(self.siege.book, option.option)
        return 0.0 if way is None else self.worth_of((*way.price, *way.effects))

    def bear(self, option: picks.Wounded) -> float:
        return self.wounded(option, self.about["count"], [self.person(other) for other in self.options])


OFFERING = {"exploration": "exploration", "residents": "residents", "visitor": "visitors"}
"""Who or what offers something, and the shelf on which its card stands."""

WEIGHTS: dict[type[Option], Callable[[Newcomer, Any], float]] = {
    picks.Act: Newcomer.act,
    picks.Clear: Newcomer.clear,
    picks.BreakOpen: Newcomer.clear,
    picks.UseFitting: Newcomer.use_fitting,
    picks.OnceMore: Newcomer.once_more,
    picks.Build: Newcomer.build,
    picks.Perform: Newcomer.perform,
    picks.SplitRummage: lambda self, option: self.split(option, self.about["count"]),
    picks.DrinkWater: Newcomer.drink_water,
    picks.Eat: Newcomer.eat,
    picks.Feed: lambda self, option: 3.0 - self.piece(option.good),
    picks.PlaceMedicine: Newcomer.place_medicine,
    picks.UseAbility: lambda self, option: self.perform(option) - 0.4,
    picks.PlayNarrative: lambda self, option: self.keep(option) - 1.2,
    picks.Keep: Newcomer.keep,
    picks.PayObjective: Newcomer.pay_objective,
    **dict.fromkeys(evening.TASKS, Newcomer.task),
    picks.Tire: lambda self, option: -option.count,
    picks.GoTo: Newcomer.go_to,
    picks.Pack: Newcomer.pack,
    picks.GoHome: lambda self, option: self.go_home(),
    picks.UseLocation: Newcomer.use_location,
    picks.PickRow: lambda self, option: self.rows[option.row],
    picks.KeepFind: Newcomer.keep_find,
    picks.TakeFind: Newcomer.take_find,
    picks.Carry: Newcomer.carry,
    picks.Sell: Newcomer.sell,
    picks.Buy: lambda self, option: self.piece(option.good) - 0.2,
    picks.Pick: Newcomer.pick,
    picks.PickGood: lambda self, option: self.piece(option.good) * (-1 if self.ask == "which-medicine" else 1),
    picks.PickFitting: Newcomer.pick_fitting,
    picks.InstallFree: Newcomer.pick_fitting,
    picks.PickSpace: lambda self, option: self.behind(option.space),
    picks.GiveUp: Newcomer.give_up,
    picks.TakeOffer: Newcomer.take_offer,
    picks.TakeOption: Newcomer.take_option,
    This: lambda self, option: self.worth_of(option.chosen(self.about["of"])),
    picks.TakeUp: Newcomer.take_up,
    picks.FightOn: lambda self, option: self.fight_on(),
    picks.Flee: lambda self, option: self.flee(),
    picks.StrikeFromHiding: lambda self, option: self.fight_on() - self.bleeding(self.threat()),
    picks.Shoot: lambda self, option: float(option.shots),
    picks.RollAgain: lambda self, option: float(self.about.get("face") in ("blank", "dry")),
    picks.TrustFate: lambda self, option: 0.1 if "person" in self.about else -1.0,
    picks.WoundEnemy: lambda self, option: self.blow(self.enemy(option.enemy)) + self.enemy(option.enemy).wounds,
    picks.KillEnemy: lambda self, option: self.blow(self.enemy(option.enemy)),
    picks.Wounded: Newcomer.bear,
    picks.Struck: Newcomer.struck,
    picks.CutDamage: lambda self, option: -option.count,
}
"""What each answer is worth."""

FIGURES: dict[type[Option], float] = {
    picks.Concede: NEVER,
    picks.LeaveUnguarded: NEVER,
    picks.Lower: NEVER,
    picks.EatPet: -5.0,
    **dict.fromkeys((picks.MoveFitting, picks.Dismantle, picks.PutAside, picks.EatNow, picks.Drink), -1.0),
    **dict.fromkeys((picks.ClearTogether, picks.OpenMap, picks.Approach, picks.SwapLocation), -1.0),
    **dict.fromkeys((picks.Unpack, picks.CarryAll, picks.PutDown, picks.LoadUp, picks.SellToken), -1.0),
    picks.HideRest: 0.05,
    picks.LayAside: 0.1,
    picks.PackToken: 0.5,
    picks.ExploreOn: 1.0,
    picks.BuySeat: 20.0,
    picks.LetStand: 0.5,
}
"""What the same are worth whenever they are asked; what is listed nowhere changes nothing: to go on, to let be."""
