"""How a careful newcomer plays, from the sight of one seat alone."""

from collections.abc import Callable, Iterable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import Either, This
from holdouts.games.godforsaken_scavengers.bot import dealings, reckoning
from holdouts.games.godforsaken_scavengers.bot.judgement import (
    DEATH,
    best,
    cheapest,
    dig_gain,
    gain,
    gap,
    healing_gain,
    keep_value,
    own_affliction_cost,
    own_pile,
    severity,
    spend,
    starving_cost,
    tempting,
    wants_trophies,
    worst,
    worth,
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
    Drop,
    Eat,
    Feed,
    FeedCaravan,
    Finish,
    Give,
    Keep,
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


def sensible(sight: Observation, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; None: nothing now, if it need not be."""
    answer = ASKED.get(question.ask)
    if answer is not None:
        pick = answer(sight, question, options)
    else:
        pick = in_the_open(sight, options, must)
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


def in_the_open(sight: Observation, options: list[Any], must: bool) -> Option | None:
    """Turns, Feeding, and what may be done while others decide."""
    kinds = {type(option) for option in options}
    if Starve in kinds:
        return feed(sight, options, must)
    if Settle in kinds:
        return dealings.share_out(sight, options)
    something = worth_doing(sight, options)
    if something is not None:
        return something
    if kinds & {Dig, DigOn, Stop}:
        return search(sight, options)
    if Finish in kinds:
        return harvest(sight, options)
    return Begin() if Begin in kinds else None


def search(sight: Observation, options: list[Any]) -> Option | None:
    """The most promising pile, and on as long as the next card promises more than it endangers."""
    digs = [option for option in options if isinstance(option, Dig)]
    if digs:
        dig = max(digs, key=lambda dig: dig_gain(sight, dig.pile))
        return Stop() if Stop() in options and dig_gain(sight, dig.pile) < 0 else dig
    here = 0.0 if sight.me.pile is None else dig_gain(sight, sight.me.pile)
    changes = [option for option in options if isinstance(option, ChangePile)]
    if changes:
        change = max(changes, key=lambda change: dig_gain(sight, change.pile))
        if dig_gain(sight, change.pile) > max(here, 0.0) + SWITCHING:
            return change
    if DigOn() in options and (here > 0 or Stop() not in options):
        return DigOn()
    return Stop()


def harvest(sight: Observation, options: list[Any]) -> Option:
    """Fill the hand with the best, then trade the worst for better."""
    cards = [option.card for option in options if isinstance(option, Take)]
    if not cards:
        return Finish()
    card = best(sight, cards)
    if len(sight.hand) < sight.me.limit:
        return Take(card)
    swaps = {card: swap_gain(sight, card) for card in cards}
    card = max(cards, key=lambda card: swaps[card])
    return Take(card) if swaps[card] > WORTH_IT else Finish()


def swap_gain(sight: Observation, card: int) -> float:
    """What a full hand wins by taking this card for its worst."""
    given = worst(sight, sight.hand)
    more = worth(sight, card) - worth(sight, given)
    return keep_value(sight, card) - keep_value(sight, given) + (more if gap(sight) > 0 else 0)


def feed(sight: Observation, options: list[Any], must: bool) -> Option | None:
    """Promises and the Caravan first, then the cheapest meal, then others' hunger; or starve with open eyes."""
    early = first_things_first(sight, options)
    if early is not None:
        return early
    if Feed() in options:
        if dealings.still_deciding(sight) and not must:
            return None
        return dealings.extra_helping(sight, options) or Feed()
    cards = [option.card for option in options if isinstance(option, Eat)]
    cost, some = cheapest(sight, cards, gap(sight))
    if some and cost <= max(starving_cost(sight), 0.0):
        return Eat(some[0])
    if not some and cards and dealings.kind(sight) and starving_cost(sight) > 0:
        return Eat(cards[0])
    if dealings.kind(sight) and not must and starving_cost(sight) > 0:
        return None
    return Starve()


def first_things_first(sight: Observation, options: list[Any]) -> Option | None:
    """What must happen in a Feeding before anybody eats."""
    if FeedCaravan() in options and dealings.caravan_value(sight) > 0:
        return FeedCaravan()
    if Approach() in options and dealings.intent(sight) is not None:
        return Approach()
    plays = [option for option in options if isinstance(option, Play | UsePower)]
    return worth_doing(sight, plays) if not sight.plan else None


# --- what may be done at any time ---


def worth_doing(sight: Observation, options: list[Any]) -> Option | None:
    """The best thing to do beside what the turn asks, if it is worth it."""
    values = [reckoning.value(sight, option) for option in options]
    highest = max(values, default=0.0)
    if highest <= WORTH_IT:
        return None
    found: Option = options[values.index(highest)]
    return found


# --- Perils ---


def react(sight: Observation, question: Question, options: list[Any]) -> Option:
    """The Reaction that saves most for what it costs."""
    if Approach() in options and dealings.rescue(sight) is not None:
        return Approach()
    return most(options, lambda option: reckoning.reaction_value(sight, option))


def neutralise(sight: Observation, question: Question, options: list[Any]) -> Option:
    """Pay if what is spent would be missed less than what is spared and won."""
    return most(options, lambda option: reckoning.neutralising_value(sight, option.way) if option != Pass() else 0.0)


def hand_or_trophy(sight: Observation, question: Question, options: list[Any]) -> Option | None:
    return Keep() if wants_trophies(sight) else next((option for option in options if isinstance(option, Take)), Keep())


def either(sight: Observation, question: Question, options: list[Any]) -> Option | None:
    """The lesser harm."""
    node = question.about.get("of")
    if not isinstance(node, Either):
        return None
    return most(options, lambda option: -harm(sight, node.of[option.way]))


def harm(sight: Observation, effects: tuple[Any, ...]) -> float:
    hurt = 0.0
    for effect in effects:
        if isinstance(effect, people.Afflict):
            hurt += own_affliction_cost(sight) * effect.amount
        elif isinstance(effect, taking.Drop) and sight.hand:
            hurt += spend(sight, [worst(sight, sight.hand)])
    return hurt


# --- cards ---


def drop_worst(sight: Observation, question: Question, options: list[Any]) -> Option:
    return Drop(worst(sight, [option.card for option in options]))


def give_worst(sight: Observation, question: Question, options: list[Any]) -> Option:
    return Give(worst(sight, [option.card for option in options]))


def pay_worst(sight: Observation, question: Question, options: list[Any]) -> Option:
    return Pay(worst(sight, [option.card for option in options]))


def pay_food(sight: Observation, question: Question, options: list[Any]) -> Option:
    """The cheapest cards that cover what is still to be paid."""
    cards = [option.card for option in options]
    _, some = cheapest(sight, cards, question.about["count"], printed=True)
    return Pay(some[0]) if some else Pay(worst(sight, cards))


def select_best(sight: Observation, question: Question, options: list[Any]) -> Option:
    cards = [option.card for option in options if isinstance(option, Select)]
    return Select(best(sight, cards))


def select_worst(sight: Observation, question: Question, options: list[Any]) -> Option:
    return Select(worst(sight, [option.card for option in options]))


def search_which(sight: Observation, question: Question, options: list[Any]) -> Option:
    """Anything rather than a Peril."""
    return most(options, lambda option: reckoning.find_value(sight, option.card))


def order_cards(sight: Observation, question: Question, options: list[Any]) -> Option:
    """The best on top: whoever searches there next is me, or a friend, or warned."""
    return search_which(sight, question, options)


def store_which(sight: Observation, question: Question, options: list[Any]) -> Option:
    """What fills the stomach; from one's own hand, what is missed least."""
    cards = [option.card for option in options if isinstance(option, Select)]
    if all(card in sight.hand for card in cards):
        fed = [card for card in cards if worth(sight, card)] or cards
        return Select(min(fed, key=lambda card: (keep_value(sight, card) - worth(sight, card), card)))
    return Select(max(cards, key=lambda card: (min(worth(sight, card), max(gap(sight), 1)), -keep_value(sight, card))))


def take_or_pass(sight: Observation, question: Question, options: list[Any]) -> Option:
    """Take a card that is offered, if it is better than nothing."""
    cards = [option.card for option in options if isinstance(option, Take)]
    card = best(sight, cards)
    return Take(card) if gain(sight, card) > 0 else Pass()


def take_which(sight: Observation, question: Question, options: list[Any]) -> Option:
    """The best card; none if a better one would have to go for it."""
    pick = select_best(sight, question, options)
    assert isinstance(pick, Select)
    if Pass() in options and len(sight.hand) >= sight.me.limit and swap_gain(sight, pick.card) <= 0:
        return Pass()
    return pick


# --- piles, people, Afflictions, places ---


def pile_to_search(sight: Observation, question: Question, options: list[Any]) -> Option:
    places = [option for option in options if isinstance(option, OnPile)]
    return most(places, lambda place: dig_gain(sight, place.pile))


def pile_to_look_at(sight: Observation, question: Question, options: list[Any]) -> Option:
    """One's own pile in mid-search, otherwise the one least known with the highest back."""
    mine = own_pile(sight)
    if mine is not None and OnPile(mine) in options:
        return OnPile(mine)
    places = [option for option in options if isinstance(option, OnPile)]
    return most(places, lambda place: tempting(sight.piles[place.pile]))


def pile_for_card(sight: Observation, question: Question, options: list[Any]) -> Option:
    """Bury and discard what one would have to search next; look where there is most to learn."""
    effects = reckoning.text_at_work(sight)
    if any(isinstance(effect, piles.Move) for effect in effects):
        mine = own_pile(sight)
        if mine is not None and OnPile(mine) in options:
            return OnPile(mine)
        return most(options, lambda place: -dig_gain(sight, place.pile))
    return pile_to_look_at(sight, question, options)


def pile_for_anomaly(sight: Observation, question: Question, options: list[Any]) -> Option:
    """The discarded Perils come back: rather not where I search, and well diluted."""
    mine = own_pile(sight)
    return most(options, lambda place: (place.pile != mine, sight.piles[place.pile].size))


def aim(sight: Observation, question: Question, options: list[Any]) -> Option:
    """Help whom it helps most, oneself first; make nobody else search."""
    if any(isinstance(effect, searching.Search | searching.ChangePile) for effect in reckoning.text_at_work(sight)):
        return most(options, lambda option: option == Aim(sight.seat))
    return most(options, lambda option: patient_value(sight, option.seat))


def patient_value(sight: Observation, seat: int) -> float:
    person = sight.people[seat]
    help_ = healing_gain(sight, person) + (2.0 if sight.with_characters and not person.revealed else 0.0)
    return help_ if seat == sight.seat else dealings.KINDNESS * help_ if dealings.kind(sight) else -DEATH


def neediest(sight: Observation, question: Question, options: list[Any]) -> Option:
    """Whoever lacks most food: in their store or with the fewest cards."""
    targets = [option for option in options if isinstance(option, Aim)]
    me = Aim(sight.seat)
    if me in targets and gap(sight) > 0:
        return me
    return most(targets, lambda target: -len(sight.people[target.seat].levels))


def worst_affliction(sight: Observation, question: Question, options: list[Any]) -> Option:
    found = [option for option in options if isinstance(option, Affected)]
    return most(found, lambda option: severity(sight, option.affliction))


def mildest_affliction(sight: Observation, question: Question, options: list[Any]) -> Option:
    return most(options, lambda option: -severity(sight, option.affliction))


def cheapest_place(sight: Observation, question: Question, options: list[Any]) -> Option:
    places = [option for option in options if isinstance(option, NextPlace)]
    return most(places, lambda option: -sight.book.locations[option.location].cost)


def become(sight: Observation, question: Question, options: list[Any]) -> Option:
    chosen = [option for option in options if isinstance(option, Become)]
    return most(chosen, lambda option: reckoning.character_value(sight, option.character))


ASKED: dict[str, Answer] = {
    "react-before-discard": react,
    "react-before-affliction": react,
    "GOD-PERIL-5": neutralise,
    "hand-or-trophy": hand_or_trophy,
    "either": either,
    "may": lambda sight, question, options: This(0),
    "drop-a-card": drop_worst,
    "send-message": drop_worst,
    "GOD-HAND-2": drop_worst,
    "GOD-HAND-8": drop_worst,
    "give-what": give_worst,
    "give-now": give_worst,
    "pay-card": pay_worst,
    "pay-food": pay_food,
    "take-which": take_which,
    "recover-which": select_best,
    "barter-theirs": select_best,
    "barter-mine": select_worst,
    "search-which": search_which,
    "order-cards": order_cards,
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
    "approach-whom": lambda sight, question, options: dealings.whom_to_approach(sight, options),
    "approach-how": lambda sight, question, options: dealings.how_to_approach(sight, question, options),
    "GOD-HAND-5": lambda sight, question, options: dealings.accept_gift(sight, question),
    "caravan-gift": lambda sight, question, options: Accept(),
    "swap-for-what": lambda sight, question, options: dealings.answer_swap(sight, question, options),
    "GOD-HAND-6": lambda sight, question, options: dealings.close_swap(sight, question),
    "draft-deal": lambda sight, question, options: dealings.draft_deal(sight, options),
    "promise-what": lambda sight, question, options: dealings.word_promise(options),
    "promise-how-many": lambda sight, question, options: dealings.word_promise(options),
    "promise-which": lambda sight, question, options: dealings.word_promise(options),
    "promise-until": lambda sight, question, options: dealings.word_promise(options),
    "accept-deal": lambda sight, question, options: dealings.accept_deal(sight),
    "GOD-DEAL-4": lambda sight, question, options: dealings.punish(sight),
    "GOD-CARAVAN-12": lambda sight, question, options: dealings.claim_caravan(sight),
    "caravan-card": lambda sight, question, options: dealings.caravan_card(sight, question, options),
}
"""Who answers which question; what is not named here is a moment of a round."""
