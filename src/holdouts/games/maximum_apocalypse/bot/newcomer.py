"""How a careful newcomer decides: weigh every option in the same coin, and take the best."""

from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This
from holdouts.engine.weighing import Weigh, always, weights_of
from holdouts.games.maximum_apocalypse import picks
from holdouts.games.maximum_apocalypse.bot.errands import LOW_SUPPLY, Runner
from holdouts.games.maximum_apocalypse.bot.reckoning import SHOT, drawing, healing, meal, value
from holdouts.games.maximum_apocalypse.observation import Sight
from holdouts.games.maximum_apocalypse.state import beside

NEVER = -100.0
"""What is worse than anything else one could do."""


def sensible(seen: Sight, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; of options that are worth the same, any."""
    newcomer = Newcomer(seen, question)
    picked: Option = dice.best(options, lambda option: WEIGHTS[type(option)](newcomer, option))
    return picked


class Newcomer(Runner):
    """Weighs the options of one question."""

    def __init__(self, seen: Sight, question: Question) -> None:
        super().__init__(seen)
        self.question = question

    # --- actions ---

    def move(self, option: picks.Move) -> float:
        if self.strays(option.place):
            return NEVER
        worth, here = self.steps.get(option.place, 0.0), self.me.place
        if self.me.entered == here:
            worth += sum(value(self, reaction.do) for reaction in self.world.tile(here).reactions)
        if self.me.actions == 1 and not self.homeward:
            worth += self.resting(here) - self.resting(option.place)
        return worth

    def play(self, option: picks.Play) -> float:
        design = self.book.cards[option.card]
        if not design.equipment:
            return value(self, design.effects) - 0.2 - 6.0 * self.precious(self.book.families[option.card])
        worth = self.standing(option.card) + max(0.0, value(self, design.equip))
        return worth - self.burden(design.storage - self.room)

    def use(self, option: picks.Use) -> float:
        if self.book.families[option.card] == "fuel":
            return -5.0 if "fuel" in self.asked else 1.0
        design = self.book.cards[option.card]
        held = next(held for held in self.world.gear(self.seat) if held.card == option.card)
        return value(self, design.action, held) - SHOT * bool(design.ammo)

    def work(self, option: picks.DoWork) -> float:
        """At once, unless it would start a clock before all is at hand."""
        work = self.mission.work
        last = work is not None and self.world.work + 1 >= work.cost
        return -1.0 if self.mission.countdown and last and not self.all_at_hand else 14.0

    def pick_up(self, option: picks.PickUp) -> float:
        """Not what would be left again for want of room, or there is no end to it."""
        family, needed = self.book.families[option.card], self.book.cards[option.card].storage
        has_room = needed <= self.room
        if not has_room and not (self.world.wanted(family) and self.expendable):
            return NEVER
        return max(0.2, self.worth[family])

    # --- aims ---

    def target(self, option: picks.Target) -> float:
        prey = self.prey[option.seat, option.foe]
        return max(prey.blow(2), prey.blow(4)) + 0.3 * prey.threat + 0.5 * (prey.owner == self.seat)

    def at_place(self, option: picks.AtPlace) -> float:
        """To rid a place of what is there, to lose one that is of no use, or to go there."""
        place, ask = option.place, self.question.ask
        tokens, search = self.world.tokens[place], self.searches.get(place, 0.0)
        if ask in ("clear-where", "bombard-where", "raze-where"):
            foes = sum(prey.threat for prey in self.prey.values() if self.where[prey.owner] == place)
            return tokens + 5.0 * bool(self.world.marks[place]) + foes
        if ask in ("reveal-edge", "raze-edge"):
            return self.spans[self.me.place][place] - search
        return self.steps.get(place, 0.0) - tokens + search + 3.0 * (place == self.world.goal)

    def whom(self, option: picks.Whom) -> float:
        seat, ask = option.seat, self.question.ask
        if "feed" in ask:
            return meal(self, seat, 1)
        if "act" in ask or "play" in ask:
            return self.harm(seat) * self.armed(seat) + 0.1 * len(self.world.kit_of(seat).hand)
        body = self.world.survivors[seat].bodies[option.body]
        return healing(self, seat, 4) + body.poison - 0.1 * body.hp

    def leave(self, option: picks.Leave) -> float:
        """Leave a card rather than give up something better for it, or talk about a trade without end."""
        if self.question.ask != "make-room":
            return 0.5
        card = self.question.about["card"]
        return NEVER if self.world.wanted(self.book.families[card]) and self.expendable else -self.keeping(card)

    def fight(self, option: picks.Fight) -> float:
        """Only where tokens have to go: nests, launchers, samples, or an empty supply."""
        tokens = self.mission.tokens
        if self.world.marks[self.me.place] and tokens is not None and tokens.role in ("nest", "launcher"):
            return 5.0
        wanted = self.lacking_samples or self.world.supply < LOW_SUPPLY
        return 2.0 if wanted and self.healths[self.seat] > 0.4 else 0.0

    def take_hit(self, option: picks.TakeHit | picks.Against) -> float:
        body = self.me.bodies[option.body]
        if self.question.ask == "toll":
            return -10.0 * int(self.question.about["count"]) / max(body.hp, 1)
        return body.hp + 20.0 * body.guarded

    # --- setting up and talking ---

    def lay(self, option: picks.Lay) -> float:
        """Close to what lies there: gaps make the game harder."""
        return float(len({*self.world.cells}.intersection(beside((option.row, option.column)))))


WEIGHTS: dict[type[Option], Weigh] = {
    **weights_of(Newcomer, Option),
    This: lambda self, option: value(self, option.chosen(self.question.about["of"])),
    picks.LayAside: lambda self, option: 0.8 - self.keeping(option.card),
    picks.KeepHand: always(0.3),
    picks.GoFirst: lambda self, option: -float(option.seat),
    picks.HandOver: lambda self, option: self.healths[option.seat] - len(self.world.gear(option.seat)),
    picks.DrawCard: lambda self, option: drawing(self),
    picks.UseInnate: lambda self, option: value(self, self.world.character(self.me.bodies[option.body]).innate.action),
    picks.UseTile: lambda self, option: value(self, self.world.tile(self.me.place).action),
    picks.Search: lambda self, option: 2 * self.decks[option.colour] + 0.2,  # no step is lost on the way to it
    picks.EndActions: always(0.0),
    picks.SwapTwo: always(-1.0),
    picks.Trade: always(NEVER),  # talk uses nothing up: anything that does is better, or there is no end to it
    **dict.fromkeys((picks.Store, picks.PayParts), always(15.0)),
    picks.UseFree: lambda self, option: value(self, self.book.cards[option.card].free) - 0.6,
    picks.Spend: lambda self, option: value(self, self.book.cards[option.card].discard) - self.keeping(option.card),
    picks.Concede: always(2 * NEVER),
    picks.Enough: always(0.1),
    picks.Pick: lambda self, option: 5.0 if self.question.ask == "store" else self.keeping(option.card),
    picks.FromDeck: lambda self, option: self.decks[option.colour],
    picks.Sneak: always(1.0),
    picks.Halt: lambda self, option: self.steps.get(self.me.place, 0.4),
    picks.Drop: lambda self, option: -self.keeping(option.card),
    picks.Equip: lambda self, option: self.standing(self.question.about["card"]) - 0.5 * (option.seat != self.seat),
    picks.ToHand: always(0.8),
    picks.Discard: always(0.3),
    picks.React: lambda self, option: 1.0 if self.question.ask != "before-draw" or self.me.foes else 0.5,
    picks.Decline: always(0.6),
    **dict.fromkeys((picks.Give, picks.Ask), always(-1.0)),
    picks.Propose: always(1.0),
    picks.Accept: lambda self, option: -1.0 if self.question.ask == "concede" else 1.0,
    picks.Refuse: always(0.0),
}
