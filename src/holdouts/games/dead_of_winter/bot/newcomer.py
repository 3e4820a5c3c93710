"""How a careful newcomer decides: weigh every option in the same coin, and take the best.

It looks after the colony, and not yet after its own objective.
"""

from collections.abc import Callable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.games.dead_of_winter import picks
from holdouts.games.dead_of_winter.observation import Sight
from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, NONE, Survivor, Winter

NEVER = -100.0
"""What is worse than anything else one could do."""
ALIKE = 1e-9


def sensible(seen: Sight, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; of options that are worth the same, any."""
    newcomer = Newcomer(seen, question)
    worths = [newcomer.worth(option) for option in options]
    best = max(worths) - ALIKE
    picked: Option = dice.pick([option for option, worth in zip(options, worths, strict=True) if worth >= best])
    return picked


class Newcomer:
    """Weighs the options of one question."""

    def __init__(self, seen: Sight, question: Question) -> None:
        self.winter: Winter = seen.state
        self.seat = seen.seat
        self.me = self.winter.players[seen.seat]
        self.question = question

    def worth(self, option: Option) -> float:
        weigh = WEIGHTS.get(type(option))
        return 0.0 if weigh is None else weigh(self, option)

    def survivor(self, card: int) -> Survivor:
        return next(survivor for survivor in self.me.group if survivor.card == card)

    # --- the colony ---

    @property
    def hunger(self) -> int:
        """How much food is missing for tonight."""
        winter = self.winter
        return (winter.mouths() + 1) // 2 - winter.food

    def crowding(self, place: int) -> float:
        """How full of zombies a place is."""
        return self.winter.zombies(place) / sum(ENTRANCES[place])

    # --- cards ---

    def play(self, option: picks.Play) -> float:
        winter = self.winter
        card = winter.design(option.card)
        if card.equipment:
            return 2.0
        if card.symbol == "food":
            return 4.0 if self.hunger > 0 else -1.0
        if card.symbol == "med":
            hurt = [one for one in self.me.group if one.hurt >= 2]
            return 3.0 if hurt else -1.0
        if card.symbol == "person":
            return 1.0 if self.hunger <= 0 else -0.5
        return -1.0

    def contribute(self, option: picks.Contribute) -> float:
        winter = self.winter
        if winter.crisis == NONE or winter.symbol(option.card) not in winter.crisis_card.symbols:
            return NEVER
        if winter.symbol(option.card) == "food" and self.hunger > 0:
            return -1.0
        given = sum(len(player.given) for player in winter.players) + winter.crisis_bonus
        return 3.5 if given < len(winter.present) else -1.0

    def store(self, option: picks.Store) -> float:
        return 3.0

    # --- dice ---

    def search(self, option: picks.Search) -> float:
        return 2.5

    def attack(self, option: picks.Attack) -> float:
        survivor = self.survivor(option.survivor)
        return 3.0 * self.crowding(survivor.place) - 0.5 - survivor.hurt

    def barricade(self, option: picks.Barricade) -> float:
        return 0.5 + self.crowding(self.survivor(option.survivor).place)

    def clean(self, option: picks.Clean) -> float:
        return 2.0 if len(self.winter.waste) >= 8 else 0.2

    def move(self, option: picks.Move) -> float:
        """Somebody unhurt goes out to search while there are dice for it; nobody goes twice."""
        if self.question.ask == "leave-colony":
            return -self.crowding(option.place)
        survivor = self.survivor(option.survivor)
        outside = [one for one in self.me.group if one.place != COLONY]
        high = max(self.me.dice, default=0) >= self.winter.card_of(survivor).search
        if outside or option.place == COLONY or not high or survivor.hurt:
            return -1.0
        return 1.0 - self.crowding(option.place)

    # --- questions ---

    def risk(self, option: picks.Risk) -> float:
        """Alone it is worth a roll; with others about, the infection must end."""
        return 1.0 if len(self.winter.present) < 2 else -0.5

    def cheap(self, option: picks.UseDie) -> float:
        return -float(option.die)


def always(worth: float) -> Callable[[Newcomer, Any], float]:
    return lambda newcomer, option: worth


WEIGHTS: dict[type[Option], Callable[[Newcomer, Any], float]] = {
    picks.Play: Newcomer.play,
    picks.Contribute: Newcomer.contribute,
    picks.Store: Newcomer.store,
    picks.Search: Newcomer.search,
    picks.Attack: Newcomer.attack,
    picks.Barricade: Newcomer.barricade,
    picks.Clean: Newcomer.clean,
    picks.Move: Newcomer.move,
    picks.Attract: always(-2.0),
    picks.UseAbility: always(0.5),
    picks.UseItem: always(0.5),
    picks.SpendFood: always(-2.0),
    picks.Request: always(-3.0),
    picks.HandOff: always(-3.0),
    picks.CallVote: always(-5.0),
    picks.UseDie: Newcomer.cheap,
    picks.MakeNoise: always(-0.5),
    picks.MakeNoiseWith: always(0.5),
    picks.Risk: Newcomer.risk,
    picks.ThumbUp: always(-0.5),
    picks.Offer: always(-0.5),
    picks.Pay: always(1.0),
    picks.TakeOne: always(1.0),
    picks.RollAgain: always(1.0),
}
