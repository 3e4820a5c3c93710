"""How a careful newcomer guides the group: weigh every answer in the same coin, and take the best.

It keeps people alive. Who is hungry eats before it hurts, somebody always stands guard, who is worn out sleeps; the
rest goes out, armed if it can be, and brings home what the house lacks.
"""

from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This
from holdouts.engine.observation import Observation
from holdouts.engine.weighing import Weigh, always, weights_of
from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.bot.household import misery_of, shift
from holdouts.games.this_war_of_mine.bot.night import Night
from holdouts.games.this_war_of_mine.bot.reckoning import NEVER, OURS
from holdouts.games.this_war_of_mine.bot.work import Work
from holdouts.games.this_war_of_mine.household import MEDICINES
from holdouts.games.this_war_of_mine.rules.binding import way_of
from holdouts.games.this_war_of_mine.state import HUNGER, ILLNESS, MISERY, NONE, WOUNDS, Person, Siege

ENOUGH = 20
"""More than that nothing on a counter costs."""
OBJECTIVE = 2.0
"""What a piece is worth to the Objective that takes it."""
BUYS = 0.25
"""What a point of its price brings of what one wants, before one knows what there is."""


def sensible(seen: Observation[Siege], question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; of answers that are worth the same, any."""
    if not must:
        return None
    newcomer = Newcomer(seen, question, options)
    picked: Option = dice.best(options, newcomer.worth)
    return picked


class Newcomer(Work, Night):
    """Weighs the answers of one question."""

    def __init__(self, seen: Observation[Siege], question: Question, options: list[Any]) -> None:
        super().__init__(seen.state)
        self.ask, self.about, self.options = question.ask, question.about, options

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
                return -lost / max(1, paid)
        return -lost

    def pick_fitting(self, option: picks.PickFitting | picks.InstallFree) -> float:
        return self.served[self.siege.book.fittings[option.fitting].id] * (-1 if self.ask == "lose-fitting" else 1)

    def sell(self, option: picks.Sell) -> float:
        """What is good for nothing else, as long as something is worth buying for it."""
        if self.about["count"] >= ENOUGH or not self.spares(option.good):
            return -1.0
        return BUYS * self.siege.book.goods[option.good].value - self.kept(option.good) - 0.3

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

WEIGHTS: dict[type[Option], Weigh] = {
    **weights_of(Newcomer, Option),
    picks.SplitRummage: lambda self, option: self.split(option, self.about["count"]),
    picks.Feed: lambda self, option: 3.0 - self.piece(option.good),
    picks.UseAbility: lambda self, option: self.perform(option) - 0.4,
    picks.PlayNarrative: lambda self, option: self.keep(option) - 1.2,
    picks.PayObjective: lambda self, option: OBJECTIVE - self.piece(option.good),
    picks.Tire: lambda self, option: -option.count,
    picks.GoHome: lambda self, option: self.go_home(),
    picks.PickRow: lambda self, option: self.rows[option.row],
    picks.Buy: lambda self, option: self.piece(option.good) - 0.2,
    picks.PickGood: lambda self, option: self.piece(option.good) * (-1 if self.ask == "which-medicine" else 1),
    picks.PickSpace: lambda self, option: self.behind(option.space),
    This: lambda self, option: self.worth_of(option.chosen(self.about["of"])),
    picks.FightOn: lambda self, option: self.fight_on(),
    picks.Flee: lambda self, option: self.flee(),
    picks.StrikeFromHiding: lambda self, option: self.fight_on() - self.bleeding(self.threat()),
    picks.Shoot: lambda self, option: float(option.shots),
    picks.RollAgain: lambda self, option: float(self.about.get("face") in ("blank", "dry")),
    picks.TrustFate: lambda self, option: 0.1 if "person" in self.about else -1.0,
    picks.WoundEnemy: lambda self, option: self.blow(self.enemy(option.enemy)) + self.enemy(option.enemy).wounds,
    picks.KillEnemy: lambda self, option: self.blow(self.enemy(option.enemy)),
    picks.Struck: lambda self, option: misery_of(self.person(option)) - OURS * self.person(option).starting,
    picks.CutDamage: lambda self, option: -option.count,
    picks.Concede: always(NEVER),
    picks.LeaveUnguarded: always(NEVER),
    picks.Lower: always(NEVER),
    picks.EatPet: always(-5.0),
    **dict.fromkeys((picks.MoveFitting, picks.Dismantle, picks.PutAside, picks.EatNow, picks.Drink), always(-1.0)),
    **dict.fromkeys((picks.ClearTogether, picks.OpenMap, picks.Approach, picks.SwapLocation), always(-1.0)),
    **dict.fromkeys((picks.Unpack, picks.CarryAll, picks.PutDown, picks.LoadUp, picks.SellToken), always(-1.0)),
    picks.HideRest: always(0.05),
    picks.LayAside: always(0.1),
    picks.PackToken: always(0.5),
    picks.ExploreOn: always(1.0),
    picks.BuySeat: always(20.0),
    picks.LetStand: always(0.5),
}
"""What each answer is worth; what is not listed changes nothing: to go on, to let be."""

SAYING: dict[str, tuple[type[Option], ...]] = {
    "eat": (picks.Eat, picks.EatNow, picks.Feed),
    "heal": (picks.PlaceMedicine,),
    "rest": (picks.SleepInBed, picks.SleepOnFloor),
    "watch": (picks.StandGuard,),
    "danger": (picks.Flee, picks.GoHome),
    "short": (picks.Carry, picks.Buy, picks.KeepFind, picks.PickGood),
    "stop": (),
    "spare": (picks.GiveUp, picks.Sell),
}
"""What can be said about an answer, and of which a careful newcomer would say it where they say nothing themselves."""

PHRASES, REASONS = tuple(SAYING), {pick: phrase for phrase, answers in SAYING.items() for pick in answers}
