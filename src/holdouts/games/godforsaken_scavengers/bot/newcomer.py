"""How a careful newcomer plays, from the observation of one seat alone: answers are weighed, and the best is picked."""

from collections.abc import Callable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This
from holdouts.games.godforsaken_scavengers import picks
from holdouts.games.godforsaken_scavengers.bot import dealings, judgement, reckoning
from holdouts.games.godforsaken_scavengers.bot.digging import dig_gain, own_pile, wants_trophies
from holdouts.games.godforsaken_scavengers.effects import people, taking
from holdouts.games.godforsaken_scavengers.observation import Observation

WORTH_IT = 0.4
"""What something must promise before it is done without need."""

SWITCHING = 0.5
"""How much better another pile must look."""

NEVER = (float("-inf"),)
"""What is picked only where there is nothing else."""

Weigh = Callable[[Observation, Question, Any], Any]
"""What an answer to a question is worth."""


def sensible(seen: Observation, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks, of equals the first; None: nothing now, if it need not be."""
    weigh = ASKED.get(question.ask)
    pick: Option | None
    if weigh is None:
        pick = in_the_open(seen, options, must)
        return options[0] if pick is None and must else pick
    pick = max(options, key=lambda option: weigh(seen, question, option))
    return pick


# --- the moments of a round ---


def in_the_open(seen: Observation, options: list[Any], must: bool) -> Option | None:
    """Turns, Feeding, and what may be done while others decide."""
    if picks.Settle() in options:
        return dealings.share_out(seen, options)
    something = worth_doing(seen, options)
    if something is not None:
        return something
    return feed(seen, options, must) if picks.Starve() in options else go_on(seen, options)


def worth_doing(seen: Observation, options: list[Any]) -> Option | None:
    """The best thing to do beside what the turn asks, if it is worth it."""
    values = [reckoning.value(seen, option) for option in options]
    highest = max(values, default=0.0)
    if highest <= WORTH_IT:
        return None
    found: Option = options[values.index(highest)]
    return found


def go_on(seen: Observation, options: list[Any]) -> Option | None:
    """What the turn asks: to search as long as it promises more than it endangers, to fill the hand with the best."""
    ways = [option for option in options if type(option) in TURN]
    return max(ways, key=lambda way: TURN[type(way)](seen, way), default=None)


def harvest(seen: Observation, take: picks.Take) -> tuple[float, ...]:
    """A card for an empty place, or for the worst if it is better."""
    if len(seen.hand) < seen.me.limit:
        return judgement.merit(seen, take.card)
    return (swap_gain(seen, take.card) - WORTH_IT,)


def swap_gain(seen: Observation, card: int) -> float:
    """What a full hand wins by taking this card for its worst."""
    given = judgement.worst(seen, seen.hand)
    more = seen.foods[card] - seen.foods[given]
    better = judgement.keep_value(seen, card) - judgement.keep_value(seen, given)
    return better + (more if judgement.gap(seen) > 0 else 0)


TURN: dict[type[Any], Callable[[Observation, Any], tuple[float, ...]]] = {
    picks.Begin: lambda seen, option: (0.0,),
    picks.Stop: lambda seen, option: (0.0,),
    picks.Finish: lambda seen, option: (0.0,),
    picks.Dig: lambda seen, option: (dig_gain(seen, option.pile),),
    picks.DigOn: lambda seen, option: (dig_gain(seen, seen.player.pile or 0),),
    picks.ChangePile: lambda seen, option: (dig_gain(seen, option.pile) - SWITCHING,),
    picks.Take: harvest,
}
"""What each step of a turn is worth."""


def feed(seen: Observation, options: list[Any], must: bool) -> Option | None:
    """The cheapest meal, then others' hunger; or starve with open eyes."""
    if picks.Feed() in options:
        if dealings.still_deciding(seen) and not must:
            return None
        return dealings.extra_helping(seen, options) or picks.Feed()
    cards = [option.card for option in options if isinstance(option, picks.Eat)]
    hunger = judgement.starving_cost(seen)
    cost, some = judgement.cheapest(seen, cards, judgement.gap(seen), seen.foods)
    if some and cost <= max(hunger, 0.0):
        return picks.Eat(some[0])
    if dealings.kind(seen) and hunger > 0:
        if cards and not some:
            return picks.Eat(cards[0])
        if not must:
            return None
    return picks.Starve()


# --- cards ---


def least_missed(seen: Observation, question: Question, option: Any) -> tuple[float, ...]:
    """Of the cards that may go, the one that would be given up first."""
    return NEVER if isinstance(option, picks.NeverMind) else (-judgement.spend(seen, option.card), -option.card)


def pay_food(seen: Observation, question: Question, option: Any) -> bool:
    """The cheapest cards that cover what is still to be paid."""
    return option.card in judgement.cheapest(seen, seen.hand, question.about["count"], seen.book.food)[1]


def take_which(seen: Observation, question: Question, option: Any) -> tuple[float, ...]:
    """The best card; none if a better one would have to go for it."""
    if isinstance(option, picks.Pass):
        return (0.0,)
    if len(seen.hand) >= seen.me.limit and swap_gain(seen, option.card) <= 0:
        return (-1.0,)
    return judgement.merit(seen, option.card)


def store_which(seen: Observation, question: Question, option: Any) -> tuple[float, ...]:
    """What fills the stomach, and of that what is missed least."""
    if isinstance(option, picks.Pass):
        return NEVER
    food = min(seen.foods[option.card], max(judgement.gap(seen), 1))
    return (food, -judgement.keep_value(seen, option.card))


# --- piles, people, choices of a card ---


def pile_to_look_at(seen: Observation, question: Question, option: Any) -> tuple[int, ...]:
    """One's own pile in mid-search, otherwise the one least known with the highest back."""
    heap = seen.piles[option.pile]
    return (option.pile == own_pile(seen), -len(heap.ahead), heap.level)


def pile_for_anomaly(seen: Observation, question: Question, option: Any) -> tuple[int, ...]:
    """The discarded Perils come back: rather not where I search, and well diluted."""
    return (option.pile != own_pile(seen), seen.piles[option.pile].size)


def aim(seen: Observation, question: Question, option: picks.Aim) -> float:
    """Help whom it helps most."""
    person = seen.people[option.seat]
    hidden = seen.state.with_characters and not person.player.revealed
    help_ = judgement.healing_gain(seen, person) + (reckoning.FACE_UP if hidden else 0.0)
    return help_ if option.seat == seen.seat else dealings.KINDNESS * help_ if dealings.kind(seen) else -judgement.DEATH


def neediest(seen: Observation, question: Question, option: Any) -> tuple[float, ...]:
    """Whoever lacks most food: in their store or with the fewest cards."""
    if isinstance(option, picks.Pass):
        return NEVER
    return (option.seat == seen.seat and judgement.gap(seen) > 0, -len(seen.people[option.seat].levels))


def either(seen: Observation, question: Question, option: This) -> float:
    """The lesser harm."""
    hurt = 0.0
    for effect in question.about["of"].of[option.way]:
        if isinstance(effect, people.Afflict):
            hurt += judgement.own_affliction_cost(seen) * effect.amount
        elif isinstance(effect, taking.Drop) and seen.hand:
            hurt += judgement.spend(seen, judgement.worst(seen, seen.hand))
    return -hurt


def agree(wanted: Callable[[Observation, Question], bool]) -> Weigh:
    """Yes where it is wanted, and no where it is not."""
    return lambda seen, question, option: isinstance(option, YES) == wanted(seen, question)


YES = (picks.Accept, picks.Punish, picks.Claim)

ASKED: dict[str, Weigh] = {
    **dict.fromkeys(
        ("react-before-discard", "react-before-affliction"),
        lambda seen, question, option: reckoning.reaction_value(seen, option),
    ),
    "GOD-PERIL-5": lambda seen, question, option: reckoning.neutralising_value(seen, option),
    "hand-or-trophy": lambda seen, question, option: isinstance(option, picks.Keep) == wants_trophies(seen),
    "either": either,
    "may": lambda seen, question, option: option == This(0),
    **dict.fromkeys(
        ("drop-a-card", "send-message", "GOD-HAND-2", "GOD-HAND-8", "give-what", "give-now", "pay-card", "barter-mine"),
        least_missed,
    ),
    "pay-food": pay_food,
    **dict.fromkeys(("take-which", "recover-which", "barter-theirs", "loot"), take_which),
    **dict.fromkeys(
        ("search-which", "order-cards"),
        lambda seen, question, option: reckoning.find_value(seen, option.card),
    ),
    "store-which": store_which,
    **dict.fromkeys(("change-to", "dig-where"), lambda seen, question, option: dig_gain(seen, option.pile)),
    "choose-pile": pile_to_look_at,
    **dict.fromkeys(("mix-first", "mix-second", "GOD-ANOMALY-2"), pile_for_anomaly),
    "aim": aim,
    **dict.fromkeys(("give-to-whom", "ease-whom", "store-for-whom"), neediest),
    **dict.fromkeys(
        ("heal-which", "turn-down-which"),
        lambda seen, question, option: judgement.severity(seen, option.affliction),
    ),
    "turn-up-which": lambda seen, question, option: -judgement.severity(seen, option.affliction),
    "order-locations": lambda seen, question, option: -seen.book.locations[option.location].cost,
    "GOD-CHARACTER-1": lambda seen, question, option: seen.book.characters[option.character].power is not None,
    "approach-whom": dealings.whom_to_approach,
    "approach-how": dealings.how_to_approach,
    "GOD-HAND-5": agree(dealings.wants_gift),
    "caravan-gift": agree(lambda seen, question: True),
    "swap-for-what": dealings.swap_for_what,
    "GOD-HAND-6": agree(dealings.likes_swap),
    "draft-deal": dealings.draft_deal,
    **dict.fromkeys(("promise-what", "promise-how-many", "promise-which", "promise-until"), dealings.word_promise),
    "accept-deal": agree(dealings.likes_deal),
    "GOD-DEAL-4": agree(lambda seen, question: seen.scenario.cooperation in dealings.RIVALROUS),
    "GOD-CARAVAN-12": agree(dealings.wants_caravan),
    "caravan-card": dealings.caravan_card,
}
"""How each question is weighed; what is not named here is a moment of a round."""
