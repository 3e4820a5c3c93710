"""How a careful newcomer plays, from the observation of one seat alone: answers are weighed, and the best is picked."""

from collections.abc import Callable
from itertools import takewhile
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This
from holdouts.engine.observation import Observation
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers import picks
from holdouts.games.godforsaken_scavengers.bot.dealings import KINDNESS, SIMPLE
from holdouts.games.godforsaken_scavengers.bot.judgement import DEATH
from holdouts.games.godforsaken_scavengers.bot.reckoning import FACE_UP, VALUES, WORTH_IT, Reckoner
from holdouts.games.godforsaken_scavengers.effects import people, taking
from holdouts.games.godforsaken_scavengers.state import Expedition

SWITCHING = 0.5
"""How much better another pile must look."""

NEVER = (float("-inf"),)
"""What is picked only where there is nothing else."""


def sensible(
    seen: Observation[Expedition], question: Question, options: list[Any], must: bool, dice: Dice
) -> Option | None:
    """What a careful newcomer picks, of equals the first; None: nothing now, if it need not be."""
    newcomer, weigh = Newcomer(seen, question), ASKED.get(question.ask)
    pick: Option | None
    if weigh is not None:
        pick = dice.first(options, lambda option: weigh(newcomer, option))
        return pick
    if question.ask == "GOD-FEED-1":
        pick = newcomer.eat(options, must, dice)
    else:
        pick = newcomer.worth_doing(options, dice) or newcomer.go_on(options, dice)
    return options[0] if pick is None and must else pick


class Newcomer(Reckoner):
    """Answers one question."""

    # --- the moments of a round ---

    def eat(self, options: list[Any], must: bool, dice: Dice) -> Option | None:
        """Feeding: what is left over is shared, a plan is made, or something else is done meanwhile."""
        kinds = set(map(type, options))
        something = self.share_out(options) if picks.Share in kinds else None
        if something is not None or picks.Settle in kinds:
            return something or picks.Settle()
        something = self.worth_doing(options, dice)
        return self.feed(options, must) if something is None and picks.Starve in kinds else something

    def worth_doing(self, options: list[Any], dice: Dice) -> Option | None:
        """The best thing to do beside what the turn asks, if it is worth it."""
        worthy: dict[Option, float] = {}
        for option in options:
            weigh = VALUES.get(type(option))
            if weigh is not None and (value := weigh(self, option)) > WORTH_IT:
                worthy[option] = value
        return dice.first(list(worthy), worthy.__getitem__) if worthy else None

    def go_on(self, options: list[Any], dice: Dice) -> Option | None:
        """What the turn asks: to search as long as it promises more than it endangers, and to fill the hand."""
        ways = [option for option in options if type(option) in TURN]
        return dice.first(ways, lambda way: TURN[type(way)](self, way)) if ways else None

    def harvest(self, take: picks.Take) -> tuple[float, ...]:
        """A card for an empty place, or for the worst if it is better."""
        return self.merit(take.card) if self.has_room else (self.swap_gain(take.card) - WORTH_IT,)

    def swap_gain(self, card: int) -> float:
        """What a full hand wins by taking this card for its worst."""
        given = self.worst(self.hand)
        more = self.foods[card] - self.foods[given]
        return self.keep_value(card) - self.keep_value(given) + (more if self.gap > 0 else 0)

    def feed(self, options: list[Any], must: bool) -> Option | None:
        """The cheapest meal, then others' hunger; or starve with open eyes."""
        cards = [option.card for option in options if isinstance(option, picks.Eat)]
        if picks.Feed() in options:
            if not must and any(self.state.players[seat].hand for seat in self.guests):
                return None  # somebody may yet turn out to be hungry, with cards left to lay out
            return self.extra_helping(cards) or picks.Feed()
        cost, some = self.cheapest(cards, self.gap, self.foods)
        if some and cost <= max(self.starving_cost, 0.0):
            return picks.Eat(some[0])
        if self.kind and self.starving_cost > 0:
            if cards and not some:
                return picks.Eat(cards[0])
            if not must:
                return None
        return picks.Starve()

    # --- cards ---

    def least_missed(self, option: Any) -> tuple[float, ...]:
        """Of the cards that may go, the one that would be given up first."""
        return NEVER if isinstance(option, picks.NeverMind) else (-self.spend(option.card), -option.card)

    def pay_food(self, option: Any) -> bool:
        """The cheapest cards that cover what is still to be paid."""
        return option.card in self.cheapest(self.hand, self.question.about["count"], self.book.food)[1]

    def take_which(self, option: Any) -> tuple[float, ...]:
        """The best card; none if a better one would have to go for it."""
        if isinstance(option, picks.Pass):
            return (0.0,)
        return self.merit(option.card) if self.has_room or self.swap_gain(option.card) > 0 else (-1.0,)

    def store_which(self, option: Any) -> tuple[float, ...]:
        """What fills the stomach, and of that what is missed least."""
        if isinstance(option, picks.Pass):
            return NEVER
        return (min(self.foods[option.card], max(self.gap, 1)), -self.keep_value(option.card))

    # --- piles, people, choices of a card ---

    def pile_to_look_at(self, option: Any) -> tuple[int, ...]:
        """One's own pile in mid-search, otherwise the one least known with the highest back."""
        cards = self.state.piles[option.pile]
        known = len(list(takewhile(BACK.__gt__, reversed(cards))))
        return (option.pile == self.own_pile, -known, self.level(cards[-1]))

    def pile_for_anomaly(self, option: Any) -> tuple[int, ...]:
        """The discarded Perils come back: rather not where I search, and well diluted."""
        return (option.pile != self.own_pile, len(self.state.piles[option.pile]))

    def aim(self, option: picks.Aim) -> float:
        """Help whom it helps most."""
        hidden = self.state.with_characters and not self.state.players[option.seat].revealed
        help_ = self.healing_gain(option.seat) + (FACE_UP if hidden else 0.0)
        return help_ if option.seat == self.seat else KINDNESS * help_ if self.kind else -DEATH

    def neediest(self, option: Any) -> tuple[float, ...]:
        """Whoever lacks most food: in their store or with the fewest cards."""
        if isinstance(option, picks.Pass):
            return NEVER
        return (option.seat == self.seat and self.gap > 0, -len(self.state.players[option.seat].hand))

    def either(self, option: This) -> float:
        """The lesser harm."""
        hurt = 0.0
        for effect in self.question.about["of"].of[option.way]:
            if isinstance(effect, people.Afflict):
                hurt += self.own_hurt * effect.amount
            elif isinstance(effect, taking.Drop):
                hurt += self.least_loss
        return -hurt


Weigh = Callable[[Newcomer, Any], Any]
"""What an answer is worth."""

TURN: dict[type[Any], Weigh] = {
    **dict.fromkeys((picks.Begin, picks.Stop, picks.Finish), lambda self, option: (0.0,)),
    picks.Dig: lambda self, option: (self.dig_gain(option.pile),),
    picks.DigOn: lambda self, option: (self.dig_gain(self.me.pile or 0),),
    picks.ChangePile: lambda self, option: (self.dig_gain(option.pile) - SWITCHING,),
    picks.Take: Newcomer.harvest,
}
"""What each step of a turn is worth."""

YES = (picks.Accept, picks.Punish, picks.Claim)


def agree(wanted: Callable[[Newcomer], bool]) -> Weigh:
    """Yes where it is wanted, and no where it is not."""
    return lambda self, option: isinstance(option, YES) == wanted(self)


ASKED: dict[str, Weigh] = {
    **dict.fromkeys(("react-before-discard", "react-before-affliction"), Newcomer.reaction_value),
    "GOD-PERIL-5": Newcomer.neutralising_value,
    "hand-or-trophy": lambda self, option: isinstance(option, picks.Keep) == self.wants_trophies,
    "either": Newcomer.either,
    "may": lambda self, option: option == This(0),
    **dict.fromkeys(
        ("drop-a-card", "send-message", "GOD-HAND-2", "GOD-HAND-8", "give-what", "give-now", "pay-card", "barter-mine"),
        Newcomer.least_missed,
    ),
    "pay-food": Newcomer.pay_food,
    **dict.fromkeys(("take-which", "recover-which", "barter-theirs", "loot"), Newcomer.take_which),
    **dict.fromkeys(("search-which", "order-cards"), lambda self, option: self.find_value(option.card)),
    "store-which": Newcomer.store_which,
    **dict.fromkeys(("change-to", "dig-where"), lambda self, option: self.dig_gain(option.pile)),
    "choose-pile": Newcomer.pile_to_look_at,
    **dict.fromkeys(("mix-first", "mix-second", "GOD-ANOMALY-2"), Newcomer.pile_for_anomaly),
    "aim": Newcomer.aim,
    **dict.fromkeys(("give-to-whom", "ease-whom", "store-for-whom"), Newcomer.neediest),
    **dict.fromkeys(("heal-which", "turn-down-which"), lambda self, option: self.severity(option.affliction)),
    "turn-up-which": lambda self, option: -self.severity(option.affliction),
    "order-locations": lambda self, option: -self.book.locations[option.location].cost,
    "GOD-CHARACTER-1": lambda self, option: self.book.characters[option.character].power is not None,
    "approach-whom": Newcomer.whom_to_approach,
    "approach-how": Newcomer.how_to_approach,
    "GOD-HAND-5": agree(Newcomer.wants_gift),
    "caravan-gift": agree(lambda self: True),
    "swap-for-what": Newcomer.swap_for_what,
    "GOD-HAND-6": agree(Newcomer.likes_swap),
    "draft-deal": Newcomer.draft_deal,
    **dict.fromkeys(
        ("promise-what", "promise-how-many", "promise-which", "promise-until"),
        lambda self, option: option in SIMPLE,
    ),
    "accept-deal": agree(Newcomer.likes_deal),
    "GOD-DEAL-4": agree(lambda self: not self.kind),  # among friends a broken promise is forgiven
    "GOD-CARAVAN-12": agree(Newcomer.wants_caravan),
    "caravan-card": Newcomer.caravan_card,
}
"""How each question is weighed; what is not named here is a moment of a round."""
