"""How a careful newcomer plays, from the observation of one seat alone."""

from collections.abc import Callable, Iterable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import Either, This
from holdouts.games.godforsaken_scavengers.bot import dealings, reckoning
from holdouts.games.godforsaken_scavengers.bot.digging import dig_gain, own_pile, tempting, wants_trophies
from holdouts.games.godforsaken_scavengers.bot.judgement import (
    DEATH,
    best,
    cheapest,
    gain,
    gap,
    healing_gain,
    keep_value,
    own_affliction_cost,
    severity,
    spend,
    starving_cost,
    worst,
)
from holdouts.games.godforsaken_scavengers.effects import people, piles, searching, taking
from holdouts.games.godforsaken_scavengers.observation import Observation
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Affected,
    Aim,
    Approach,
    Become,
    Begin,
    ChangePile,
    Dig,
    DigOn,
    Eat,
    Feed,
    FeedCaravan,
    Finish,
    Keep,
    NeverMind,
    NextPlace,
    OnPile,
    Pass,
    Pay,
    Play,
    Select,
    Settle,
    Starve,
    Stop,
    Take,
    UsePower,
)

WORTH_IT = 0.4
"""What something must promise before it is done without need."""

SWITCHING = 0.5
"""How much better another pile must look."""

Answer = Callable[[Observation, Question, list[Any]], Option | None]


def sensible(seen: Observation, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; None: nothing now, if it need not be."""
    answer = ASKED.get(question.ask)
    pick = in_the_open(seen, options, must) if answer is None else answer(seen, question, options)
    if pick in options:
        return pick
    return first_choice(options) if must else None


def first_choice(options: list[Any]) -> Option:
    """When nothing speaks for anything: what does no harm, otherwise the first."""
    for harmless in (Pass(), Finish(), Stop(), Begin(), Settle()):
        if harmless in options:
            return harmless
    first: Option = options[0]
    return first


def most(options: Iterable[Any], value: Callable[[Any], Any]) -> Option:
    """The option of most value, of equals the first."""
    found: Option = max(options, key=value)
    return found


# --- the moments of a round ---


def in_the_open(seen: Observation, options: list[Any], must: bool) -> Option | None:
    """Turns, Feeding, and what may be done while others decide."""
    kinds = {type(option) for option in options}
    if Starve in kinds:
        return feed(seen, options, must)
    if Settle in kinds:
        return dealings.share_out(seen, options)
    something = worth_doing(seen, options)
    if something is not None:
        return something
    if kinds & {Dig, DigOn, Stop}:
        return search(seen, options)
    if Finish in kinds:
        return harvest(seen, options)
    return Begin() if Begin in kinds else None


def search(seen: Observation, options: list[Any]) -> Option | None:
    """The most promising pile, and on as long as the next card promises more than it endangers."""
    digs = [option for option in options if isinstance(option, Dig)]
    if digs:
        dig = max(digs, key=lambda dig: dig_gain(seen, dig.pile))
        return Stop() if Stop() in options and dig_gain(seen, dig.pile) < 0 else dig
    here = 0.0 if seen.player.pile is None else dig_gain(seen, seen.player.pile)
    changes = [option for option in options if isinstance(option, ChangePile)]
    if changes:
        change = max(changes, key=lambda change: dig_gain(seen, change.pile))
        if dig_gain(seen, change.pile) > max(here, 0.0) + SWITCHING:
            return change
    if DigOn() in options and (here > 0 or Stop() not in options):
        return DigOn()
    return Stop()


def harvest(seen: Observation, options: list[Any]) -> Option:
    """Fill the hand with the best, then trade the worst for better."""
    cards = [option.card for option in options if isinstance(option, Take)]
    if not cards:
        return Finish()
    card = best(seen, cards)
    if len(seen.hand) < seen.me.limit:
        return Take(card)
    swaps = {card: swap_gain(seen, card) for card in cards}
    card = max(cards, key=lambda card: swaps[card])
    return Take(card) if swaps[card] > WORTH_IT else Finish()


def swap_gain(seen: Observation, card: int) -> float:
    """What a full hand wins by taking this card for its worst."""
    given = worst(seen, seen.hand)
    more = seen.foods[card] - seen.foods[given]
    return keep_value(seen, card) - keep_value(seen, given) + (more if gap(seen) > 0 else 0)


def feed(seen: Observation, options: list[Any], must: bool) -> Option | None:
    """Promises and the Caravan first, then the cheapest meal, then others' hunger; or starve with open eyes."""
    early = first_things_first(seen, options)
    if early is not None:
        return early
    if Feed() in options:
        if dealings.still_deciding(seen) and not must:
            return None
        return dealings.extra_helping(seen, options) or Feed()
    cards = [option.card for option in options if isinstance(option, Eat)]
    cost, some = cheapest(seen, cards, gap(seen))
    if some and cost <= max(starving_cost(seen), 0.0):
        return Eat(some[0])
    if not some and cards and dealings.kind(seen) and starving_cost(seen) > 0:
        return Eat(cards[0])
    if dealings.kind(seen) and not must and starving_cost(seen) > 0:
        return None
    return Starve()


def first_things_first(seen: Observation, options: list[Any]) -> Option | None:
    """What must happen in a Feeding before anybody eats."""
    if FeedCaravan() in options and dealings.caravan_value(seen) > 0:
        return FeedCaravan()
    if Approach() in options and dealings.intent(seen) is not None:
        return Approach()
    plays = [option for option in options if isinstance(option, Play | UsePower)]
    return worth_doing(seen, plays) if not seen.player.plan else None


# --- what may be done at any time ---


def worth_doing(seen: Observation, options: list[Any]) -> Option | None:
    """The best thing to do beside what the turn asks, if it is worth it."""
    values = [reckoning.value(seen, option) for option in options]
    highest = max(values, default=0.0)
    if highest <= WORTH_IT:
        return None
    found: Option = options[values.index(highest)]
    return found


# --- Perils ---


def react(seen: Observation, question: Question, options: list[Any]) -> Option:
    """The Reaction that saves most for what it costs."""
    if Approach() in options and dealings.rescue(seen) is not None:
        return Approach()
    return most(options, lambda option: reckoning.reaction_value(seen, option))


def neutralise(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Pay if what is spent would be missed less than what is spared and won."""
    return most(options, lambda option: reckoning.neutralising_value(seen, option.way) if option != Pass() else 0.0)


def hand_or_trophy(seen: Observation, question: Question, options: list[Any]) -> Option | None:
    return Keep() if wants_trophies(seen) else next((option for option in options if isinstance(option, Take)), Keep())


def either(seen: Observation, question: Question, options: list[Any]) -> Option | None:
    """The lesser harm."""
    node = question.about.get("of")
    if not isinstance(node, Either):
        return None
    return most(options, lambda option: -harm(seen, node.of[option.way]))


def harm(seen: Observation, effects: tuple[Any, ...]) -> float:
    hurt = 0.0
    for effect in effects:
        if isinstance(effect, people.Afflict):
            hurt += own_affliction_cost(seen) * effect.amount
        elif isinstance(effect, taking.Drop) and seen.hand:
            hurt += spend(seen, worst(seen, seen.hand))
    return hurt


# --- cards ---


def least_missed(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Of the cards that may go, the one that would be given up first."""
    cards = [option for option in options if not isinstance(option, NeverMind)]
    card = worst(seen, [option.card for option in cards])
    return most(cards, lambda option: option.card == card)


def pay_food(seen: Observation, question: Question, options: list[Any]) -> Option:
    """The cheapest cards that cover what is still to be paid."""
    cards = [option.card for option in options]
    _, some = cheapest(seen, cards, question.about["count"], printed=True)
    return Pay(some[0]) if some else Pay(worst(seen, cards))


def select_best(seen: Observation, question: Question, options: list[Any]) -> Option:
    cards = [option.card for option in options if isinstance(option, Select)]
    return Select(best(seen, cards))


def search_which(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Anything rather than a Peril; and the best on top, for me, or a friend, or somebody who is warned."""
    return most(options, lambda option: reckoning.find_value(seen, option.card))


def store_which(seen: Observation, question: Question, options: list[Any]) -> Option:
    """What fills the stomach; from one's own hand, what is missed least."""
    cards = [option.card for option in options if isinstance(option, Select)]
    if all(card in seen.hand for card in cards):
        fed = [card for card in cards if seen.foods[card]] or cards
        return Select(min(fed, key=lambda card: (keep_value(seen, card) - seen.foods[card], card)))
    return Select(max(cards, key=lambda card: (min(seen.foods[card], max(gap(seen), 1)), -keep_value(seen, card))))


def take_or_pass(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Take a card that is offered, if it is better than nothing."""
    cards = [option.card for option in options if isinstance(option, Take)]
    card = best(seen, cards)
    return Take(card) if gain(seen, card) > 0 else Pass()


def take_which(seen: Observation, question: Question, options: list[Any]) -> Option:
    """The best card; none if a better one would have to go for it."""
    pick = select_best(seen, question, options)
    assert isinstance(pick, Select)
    if Pass() in options and len(seen.hand) >= seen.me.limit and swap_gain(seen, pick.card) <= 0:
        return Pass()
    return pick


# --- piles, people, Afflictions, places ---


def pile_to_search(seen: Observation, question: Question, options: list[Any]) -> Option:
    places = [option for option in options if isinstance(option, OnPile)]
    return most(places, lambda place: dig_gain(seen, place.pile))


def pile_to_look_at(seen: Observation, question: Question, options: list[Any]) -> Option:
    """One's own pile in mid-search, otherwise the one least known with the highest back."""
    mine = own_pile(seen)
    if mine is not None and OnPile(mine) in options:
        return OnPile(mine)
    places = [option for option in options if isinstance(option, OnPile)]
    return most(places, lambda place: tempting(seen.piles[place.pile]))


def pile_for_card(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Bury and discard what one would have to search next; look where there is most to learn."""
    effects = reckoning.text_at_work(seen)
    if any(isinstance(effect, piles.Move) for effect in effects):
        mine = own_pile(seen)
        if mine is not None and OnPile(mine) in options:
            return OnPile(mine)
        return most(options, lambda place: -dig_gain(seen, place.pile))
    return pile_to_look_at(seen, question, options)


def pile_for_anomaly(seen: Observation, question: Question, options: list[Any]) -> Option:
    """The discarded Perils come back: rather not where I search, and well diluted."""
    mine = own_pile(seen)
    return most(options, lambda place: (place.pile != mine, seen.piles[place.pile].size))


def aim(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Help whom it helps most, oneself first; make nobody else search."""
    if any(isinstance(effect, searching.Search | searching.ChangePile) for effect in reckoning.text_at_work(seen)):
        return most(options, lambda option: option == Aim(seen.seat))
    return most(options, lambda option: patient_value(seen, option.seat))


def patient_value(seen: Observation, seat: int) -> float:
    person = seen.people[seat]
    help_ = healing_gain(seen, person) + (2.0 if seen.state.with_characters and not person.player.revealed else 0.0)
    return help_ if seat == seen.seat else dealings.KINDNESS * help_ if dealings.kind(seen) else -DEATH


def neediest(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Whoever lacks most food: in their store or with the fewest cards."""
    targets = [option for option in options if isinstance(option, Aim)]
    me = Aim(seen.seat)
    if me in targets and gap(seen) > 0:
        return me
    return most(targets, lambda target: -len(seen.people[target.seat].levels))


def worst_affliction(seen: Observation, question: Question, options: list[Any]) -> Option:
    found = [option for option in options if isinstance(option, Affected)]
    return most(found, lambda option: severity(seen, option.affliction))


def mildest_affliction(seen: Observation, question: Question, options: list[Any]) -> Option:
    return most(options, lambda option: -severity(seen, option.affliction))


def cheapest_place(seen: Observation, question: Question, options: list[Any]) -> Option:
    places = [option for option in options if isinstance(option, NextPlace)]
    return most(places, lambda option: -seen.book.locations[option.location].cost)


def become(seen: Observation, question: Question, options: list[Any]) -> Option:
    chosen = [option for option in options if isinstance(option, Become)]
    return most(chosen, lambda option: reckoning.character_value(seen, option.character))


ASKED: dict[str, Answer] = {
    "react-before-discard": react,
    "react-before-affliction": react,
    "GOD-PERIL-5": neutralise,
    "hand-or-trophy": hand_or_trophy,
    "either": either,
    "may": lambda seen, question, options: This(0),
    "drop-a-card": least_missed,
    "send-message": least_missed,
    "GOD-HAND-2": least_missed,
    "GOD-HAND-8": least_missed,
    "give-what": least_missed,
    "give-now": least_missed,
    "pay-card": least_missed,
    "pay-food": pay_food,
    "take-which": take_which,
    "recover-which": select_best,
    "barter-theirs": select_best,
    "barter-mine": least_missed,
    "search-which": search_which,
    "order-cards": search_which,
    "store-which": store_which,
    "loot": take_or_pass,
    "change-to": pile_to_search,
    "dig-where": pile_to_search,
    "choose-pile": pile_for_card,
    "mix-first": pile_for_anomaly,
    "mix-second": pile_for_anomaly,
    "GOD-ANOMALY-2": pile_for_anomaly,
    "aim": aim,
    "give-to-whom": neediest,
    "ease-whom": neediest,
    "store-for-whom": neediest,
    "heal-which": worst_affliction,
    "turn-down-which": worst_affliction,
    "turn-up-which": mildest_affliction,
    "order-locations": cheapest_place,
    "GOD-CHARACTER-1": become,
    "approach-whom": dealings.whom_to_approach,
    "approach-how": dealings.how_to_approach,
    "GOD-HAND-5": dealings.accept_gift,
    "caravan-gift": lambda seen, question, options: Accept(),
    "swap-for-what": dealings.answer_swap,
    "GOD-HAND-6": dealings.close_swap,
    "draft-deal": dealings.draft_deal,
    "promise-what": dealings.word_promise,
    "promise-how-many": dealings.word_promise,
    "promise-which": dealings.word_promise,
    "promise-until": dealings.word_promise,
    "accept-deal": dealings.accept_deal,
    "GOD-DEAL-4": dealings.punish,
    "GOD-CARAVAN-12": dealings.claim_caravan,
    "caravan-card": dealings.caravan_card,
}
"""Who answers which question; what is not named here is a moment of a round."""
