"""How a careful newcomer gets on with others: gifts, oaths, shared food, the Caravan."""

from typing import Any, NamedTuple

from holdouts.engine.decision import Option, Question
from holdouts.engine.observation import once
from holdouts.games.godforsaken_scavengers import picks
from holdouts.games.godforsaken_scavengers.bot import judgement
from holdouts.games.godforsaken_scavengers.effects import perils
from holdouts.games.godforsaken_scavengers.observation import Observation, Person
from holdouts.games.godforsaken_scavengers.rules import deals, exchanges, feeding, gifts, promises
from holdouts.games.godforsaken_scavengers.rules.promises import FEED, GIVE, GIVE_NOW
from holdouts.games.godforsaken_scavengers.state import BEFORE_DISCARD, HARVESTING, Promise

NEIGHBOURLY = ("full", "personal")
"""Scenarios in which the others' survival is worth something in itself."""

RIVALROUS = ("semi", "competitive")
"""Scenarios in which a broken promise is punished; among friends it is forgiven."""

KINDNESS = 0.6
"""What is good for a partner counts so much."""

BACKS = {1: 1.1, 2: 2.0, 3: 3.0}
"""The food one expects behind a back in somebody's hand."""

IN_DANGER = judgement.LAST_MARK
"""From here on a partner's Affliction is worth a gift."""

SIMPLE = (picks.OfKind(GIVE), picks.Amount(1), picks.OfSort(promises.ANY), picks.Until(0))
"""The simplest promise there is: to give one card, any, this round."""


class Intent(NamedTuple):
    """Why to approach somebody: with this card, or without one to make a deal."""

    partner: int
    card: int | None


def kind(seen: Observation) -> bool:
    return seen.scenario.cooperation in NEIGHBOURLY and len(seen.state.players) > 1


def partners(seen: Observation) -> list[Person]:
    return [person for person in seen.people if person.seat != seen.seat and not person.player.dead]


def expected_food(seen: Observation, person: Person) -> float:
    """What a hand may hold, by its backs and by what is known of it."""
    known = sum(seen.book.food[card] - BACKS[seen.book.levels[card]] for card in person.known)
    return known + sum(BACKS[level] for level in person.levels)


# --- reasons to approach somebody ---


@once
def intent(seen: Observation) -> Intent | None:
    """The best reason to approach somebody now, the same at each step of the approach."""
    if seen.state.trials:
        return rescue(seen)
    return owed_gift(seen) or caravan_gift(seen) or oath(seen)


def owed_gift(seen: Observation) -> Intent | None:
    """A promised card is given as soon as possible."""
    for pledge in promises.open_promises(seen.state, seen.seat, GIVE):
        fit = [card for card in offers(seen, pledge.creditor) if could_keep(seen, card, pledge)]
        if fit and not promises.offered_all(pledge) and not seen.people[pledge.creditor].player.dead:
            return Intent(pledge.creditor, judgement.worst(seen, fit))
    return None


def could_keep(seen: Observation, card: int, pledge: Promise) -> bool:
    """Of the sort that was promised, and not a card that has kept a promise already."""
    return card not in seen.state.pledged and promises.is_of_sort(seen.book, card, pledge.sort)


def offers(seen: Observation, other: int) -> list[int]:
    """The cards that may be offered to somebody in this moment."""
    return [gift.card for gift in gifts.gifts_for(seen.state, seen.seat, other)]


def rescue(seen: Observation) -> Intent | None:
    """Hand the searcher what only the searcher can play, if the Peril would all but kill them."""
    trial = seen.state.trial
    if trial is None or trial.searcher == seen.seat or not kind(seen) or trial.prevented or trial.neutralised:
        return None
    searcher = seen.people[trial.searcher]
    trouble = judgement.affliction_cost(seen, searcher.afflictions)
    if trouble < IN_DANGER or len(searcher.levels) >= searcher.limit:
        return None
    for card in offers(seen, trial.searcher):
        timely = seen.book.early[card] == (trial.stage == BEFORE_DISCARD)
        if timely and any(isinstance(effect, perils.Prevent) for effect in seen.book.texts[card]):
            return Intent(trial.searcher, card)
    return None


def caravan_gift(seen: Observation) -> Intent | None:
    """At the last moment, food goes to whoever may be able to feed the Caravan with it."""
    if not seen.state.with_caravan or seen.state.caravan_fed or not seen.state.feeding or not seen.hand:
        return None
    cost = seen.place.cost
    own = sum(seen.book.food[card] for card in seen.hand)
    takers = [person for person in partners(seen) if offers(seen, person.seat) and len(person.levels) < person.limit]
    if own >= cost or not takers:
        return None
    richest = max(takers, key=lambda person: expected_food(seen, person))
    gift = max(offers(seen, richest.seat), key=lambda card: seen.book.food[card], default=None)
    theirs = expected_food(seen, richest)
    if gift is None or not seen.book.food[gift]:
        return None
    if (theirs, -richest.seat) < (own, -seen.seat) or theirs + own < cost:
        return None
    return Intent(richest.seat, gift)


def oath(seen: Observation) -> Intent | None:
    """Where oaths win the game: a card for a card, once a round with each who can keep it."""
    if not seen.scenario.victory.oaths or seen.state.active != seen.seat or seen.player.phase != HARVESTING:
        return None
    fresh = [card for card in seen.hand if card not in seen.state.pledged]
    if len(fresh) < 2 or not exchanges.may_propose(seen.state, seen.seat):
        return None
    unwilling = {party for terms in seen.player.refused_deals for party in terms.parties}
    sworn = {one.creditor for one in seen.state.oaths if one.round == seen.state.round and one.debtor == seen.seat}
    bound = {party for deal in seen.state.deals if seen.seat in deal.parties for party in deal.parties}
    willing = [
        person.seat
        for person in partners(seen)
        if deals.may_deal(seen.state, seen.seat, person.seat)
        and exchanges.may_swap(seen.state, seen.seat, person.seat)
        and person.seat not in unwilling | sworn | bound
    ]
    return Intent(willing[seen.player.approaches % len(willing)], None) if willing else None


def whom_to_approach(seen: Observation, question: Question, option: Any) -> int:
    reason = intent(seen)
    if isinstance(option, picks.NeverMind):
        return 0
    return 1 if reason is not None and reason.partner == option.seat else -1


def how_to_approach(seen: Observation, question: Question, option: Any) -> int:
    """With the card one came for, otherwise for a deal where deals win."""
    reason = intent(seen)
    match option:
        case picks.NeverMind():
            return 0
        case picks.MakeDeal():
            return 1 if seen.scenario.victory.oaths else -1
        case picks.Give(card):
            return 2 if reason == (question.about["who"], card) else -1
    return -1


# --- gifts and swaps ---


def wants_gift(seen: Observation, question: Question) -> bool:
    """A gift is welcome if there is room, if it is better than the worst card held, or if it was promised."""
    if len(seen.hand) + len(seen.player.plan) < seen.me.limit:
        return True
    kept = judgement.keep_value(seen, judgement.worst(seen, seen.hand))
    owed = any(pledge.kind == GIVE and pledge.creditor == seen.seat for pledge in seen.pledges)
    return owed or judgement.keep_value(seen, question.about["card"]) > kept


def swap_for_what(seen: Observation, question: Question, option: Any) -> float:
    """A card that is worth a little less than what is offered."""
    if isinstance(option, picks.Refuse):
        return 0.0
    mine = judgement.keep_value(seen, option.card)
    return mine if mine < judgement.keep_value(seen, question.about["card"]) else -1.0


def likes_swap(seen: Observation, question: Question) -> bool:
    mine, theirs = question.about["mine"], question.about["card"]
    return judgement.keep_value(seen, theirs) >= judgement.keep_value(seen, mine)


# --- deals ---


def draft_deal(seen: Observation, question: Question, option: Any) -> int:
    """A card for a card: first my promise, then theirs, then the question."""
    match option:
        case picks.NeverMind():
            return 0
        case picks.Propose():
            return 1
        case picks.Vow(debtor, creditor) if seen.seat in (debtor, creditor):
            return -1 if any(pledge.debtor == debtor for pledge in drafted(seen)) else 2
    return -1


def drafted(seen: Observation) -> list[Promise]:
    return [promise for deal in seen.state.drafts for promise in deal.promises]


def word_promise(seen: Observation, question: Question, option: Any) -> bool:
    return option in SIMPLE


def likes_deal(seen: Observation, question: Question) -> bool:
    """Fair if I owe no more than I get, and only what I am sure to be able to give."""
    mine = [pledge for pledge in drafted(seen) if pledge.debtor == seen.seat]
    owed = sum(max(pledge.number, 1) for pledge in mine)
    due = sum(max(pledge.number, 1) for pledge in drafted(seen) if pledge.creditor == seen.seat)
    return owed <= due and owed < max(len(seen.hand), 1) and all(can_keep(seen, pledge) for pledge in mine)


def can_keep(seen: Observation, pledge: Promise) -> bool:
    if pledge.kind == FEED:
        spare = sum(seen.foods[card] for card in seen.hand) - judgement.gap(seen)
        return spare >= pledge.number + 2 and pledge.due == seen.state.round
    if pledge.kind not in (GIVE, GIVE_NOW) or not gifts.may_give(seen.state, seen.seat, pledge.creditor):
        return False
    return sum(could_keep(seen, card, pledge) for card in seen.hand) >= max(pledge.number, 1)


# --- shared food ---


def hungry(seen: Observation) -> dict[int, int]:
    """Who lacks how much, with all they have laid out, and to whom food was promised."""
    lacking = {
        pledge.creditor: pledge.number - pledge.done
        for pledge in promises.open_promises(seen.state, seen.seat, FEED)
        if pledge.due == seen.state.round
    }
    for person in guests(seen):
        if person.player.plan or person.player.store:
            lacking.setdefault(person.seat, person.missing)
    return lacking


def guests(seen: Observation) -> list[Person]:
    """Partners who have not got enough to eat yet."""
    found = [seen.people[seat] for seat in feeding.guests(seen.state, seen.seat)] if kind(seen) else []
    return [person for person in found if person.missing > 0]


def still_deciding(seen: Observation) -> bool:
    """Whether somebody may yet turn out to be hungry: a plan not complete, with cards left to lay out."""
    return any(person.player.hand for person in guests(seen))


def extra_helping(seen: Observation, options: list[Any]) -> Option | None:
    """One more card laid out for somebody hungry, if it is not missed more than it helps."""
    cards = [option.card for option in options if isinstance(option, picks.Eat)]
    for seat, missing in hungry(seen).items():
        cost, some = judgement.cheapest(seen, cards, missing + seen.me.missing, seen.foods)
        help_ = KINDNESS * judgement.affliction_cost(seen, seen.people[seat].afflictions)
        if some and cost < (help_ if kind(seen) else judgement.DEATH):
            return picks.Eat(some[0])
    return None


def share_out(seen: Observation, options: list[Any]) -> Option:
    """Surplus goes to whoever can be made full with it."""
    lacking = {seat: missing for seat, missing in hungry(seen).items() if picks.Share(seat) in options}
    return picks.Share(min(lacking, key=lambda seat: (lacking[seat], seat))) if lacking else picks.Settle()


# --- the Caravan ---


def caravan_value(seen: Observation) -> float:
    """It gives back about as much as it costs, and unfed it loses the game; some need to have fed it once."""
    urgent = seen.state.feeding or last_turn(seen)
    if seen.scenario.victory.fed_caravan:
        if not seen.player.fed_caravan:
            return 20.0
        if not urgent and any(not person.player.fed_caravan for person in partners(seen)):
            return -1.0
    if urgent:
        return 15.0
    after = sum(seen.book.food[card] for card in seen.hand) - seen.place.cost
    return 5.0 if seen.player.phase == HARVESTING or after >= judgement.gap(seen) else -1.0


def last_turn(seen: Observation) -> bool:
    """Whether nobody has a turn after the active player in this round."""
    return seen.state.active in seen.state.living()[-1:]


def wants_caravan(seen: Observation, question: Question) -> bool:
    return seen.scenario.victory.fed_caravan and not seen.player.fed_caravan


def caravan_card(seen: Observation, question: Question, option: Any) -> tuple[float, ...]:
    """Keep what fits or is better than the worst card; the rest goes to a partner rather than to waste."""
    match option:
        case picks.Take(card):
            kept = judgement.keep_value(seen, judgement.worst(seen, seen.hand)) if seen.hand else 0.0
            better = judgement.keep_value(seen, card) > kept + 0.2
            return (2.0,) if better or len(seen.hand) < seen.me.limit else (-1.0,)
        case picks.Aim(seat) if seen.scenario.cooperation != "competitive":
            return (1.0, -len(seen.people[seat].levels), -seat)
    return (0.0,)
