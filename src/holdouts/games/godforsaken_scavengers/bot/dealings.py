"""How a careful newcomer gets on with others: gifts, oaths, shared food, the Caravan."""

from typing import Any, NamedTuple

from holdouts.engine.decision import Option, Question
from holdouts.games.godforsaken_scavengers.bot import judgement
from holdouts.games.godforsaken_scavengers.effects import perils
from holdouts.games.godforsaken_scavengers.observation import Observation, Person
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Amount,
    Claim,
    Drop,
    Eat,
    Forgive,
    Give,
    MakeDeal,
    NeverMind,
    OfKind,
    OfSort,
    Pass,
    Propose,
    Punish,
    Refuse,
    Settle,
    Share,
    Swap,
    Take,
    Until,
    Vow,
)
from holdouts.games.godforsaken_scavengers.rules import deals, exchanges, promises
from holdouts.games.godforsaken_scavengers.rules import gifts as gifts_in_rules
from holdouts.games.godforsaken_scavengers.rules.promises import FEED, GIVE, GIVE_NOW
from holdouts.games.godforsaken_scavengers.state import BEFORE_DISCARD, HARVESTING, PLANNING, Promise

NEIGHBOURLY = ("full", "personal")
"""Scenarios in which the others' survival is worth something in itself."""

KINDNESS = 0.6
"""What is good for a partner counts so much."""

BACKS = {1: 1.1, 2: 2.0, 3: 3.0}
"""The food one expects behind a back in somebody's hand."""

IN_DANGER = judgement.LAST_MARK
"""From here on a partner's Affliction is worth a gift."""


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
    known = [seen.book.levels[card] for card in person.known]
    hidden = sum(BACKS[level] for level in person.levels) - sum(BACKS[level] for level in known)
    return hidden + sum(seen.book.food[card] for card in person.known)


# --- reasons to approach somebody ---


def intent(seen: Observation) -> Intent | None:
    """The best reason to approach somebody now, the same at each step of the approach."""
    if seen.state.trials:
        return rescue(seen)
    return owed_gift(seen) or caravan_gift(seen) or oath(seen)


def owed_gift(seen: Observation) -> Intent | None:
    """A promised card is given as soon as possible."""
    for pledge in seen.pledges:
        owed = pledge.state == "open" and pledge.debtor == seen.seat and pledge.kind == GIVE
        if not owed or pledge.done + pledge.declined >= pledge.number:
            continue
        creditor = seen.people[pledge.creditor]
        fit = [card for card in gifts(seen, pledge.creditor) if could_keep(seen, card, pledge)]
        if fit and creditor.takes_from_me and not creditor.player.dead:
            return Intent(pledge.creditor, judgement.worst(seen, fit))
    return None


def could_keep(seen: Observation, card: int, pledge: Promise) -> bool:
    """Of the sort that was promised, and not a card that has kept a promise already."""
    return card not in seen.state.pledged and promises.is_of_sort(seen.book, card, pledge.sort)


def gifts(seen: Observation, other: int) -> list[int]:
    """The cards that may be offered to somebody in this moment."""
    return [gift.card for gift in gifts_in_rules.gifts_for(seen.state, seen.seat, other)]


def rescue(seen: Observation) -> Intent | None:
    """Hand the searcher what only the searcher can play, if the Peril would all but kill them."""
    trial = seen.state.trial
    if trial is None or trial.searcher == seen.seat or not kind(seen) or trial.prevented or trial.neutralised:
        return None
    if seen.state.trial is not None and seen.state.trial.prevented:
        return None
    searcher = seen.people[trial.searcher]
    trouble = judgement.affliction_cost(seen, searcher.afflictions)
    if not searcher.takes_from_me or trouble < IN_DANGER or len(searcher.levels) >= searcher.limit:
        return None
    book = seen.book
    for card in gifts(seen, trial.searcher):
        early = book.early[card] == (trial.stage == BEFORE_DISCARD)
        if early and any(isinstance(effect, perils.Prevent) for effect in book.texts[card]):
            return Intent(trial.searcher, card) if book.cards[trial.card].kind == "peril" else None
    return None


def caravan_gift(seen: Observation) -> Intent | None:
    """At the last moment, food goes to whoever may be able to feed the Caravan with it."""
    if not seen.state.with_caravan or seen.state.caravan_fed or not seen.state.feeding or not seen.hand:
        return None
    cost = seen.place.cost
    own = sum(seen.book.food[card] for card in seen.hand)
    takers = [person for person in partners(seen) if person.takes_from_me and len(person.levels) < person.limit]
    if own >= cost or not takers:
        return None
    richest = max(takers, key=lambda person: expected_food(seen, person))
    gift = max(gifts(seen, richest.seat), key=lambda card: seen.book.food[card], default=None)
    theirs = expected_food(seen, richest)
    if gift is None or not seen.book.food[gift]:
        return None
    if (theirs, -richest.seat) < (own, -seen.seat) or theirs + own < cost:
        return None
    return Intent(richest.seat, gift)


def fresh_cards(seen: Observation) -> list[int]:
    """Cards that have kept no promise yet."""
    return [card for card in seen.hand if card not in seen.state.pledged]


def oath(seen: Observation) -> Intent | None:
    """Where oaths win the game: a card for a card, once a round with each who can keep it."""
    if not seen.scenario.victory.oaths or seen.state.feeding or len(fresh_cards(seen)) < 2:
        return None
    if seen.state.active != seen.seat or seen.player.phase != HARVESTING:
        return None
    if not exchanges.may_propose(seen.state, seen.seat):
        return None
    unwilling = {party for terms in seen.player.refused_deals for party in terms.parties}
    willing = [
        person.seat
        for person in partners(seen)
        if deals.may_deal(seen.state, seen.seat, person.seat)
        and person.takes_from_me
        and person.gives_to_me
        and person.levels
        and person.seat not in unwilling
        and (seen.seat, person.seat) not in seen.sworn
        and not any({pledge.debtor, pledge.creditor} == {seen.seat, person.seat} for pledge in seen.pledges)
    ]
    return Intent(willing[seen.player.approaches % len(willing)], None) if willing else None


def whom_to_approach(seen: Observation, question: Question, options: list[Any]) -> Option:
    reason = intent(seen)
    if reason is not None and Aim(reason.partner) in options:
        return Aim(reason.partner)
    return NeverMind()


def how_to_approach(seen: Observation, question: Question, options: list[Any]) -> Option:
    reason = intent(seen)
    partner = question.about.get("who")
    if reason is not None and reason.card is not None and reason.partner == partner and Give(reason.card) in options:
        return Give(reason.card)
    return MakeDeal() if MakeDeal() in options and seen.scenario.victory.oaths else NeverMind()


# --- gifts and swaps ---


def accept_gift(seen: Observation, question: Question, options: list[Any]) -> Option:
    """A gift is welcome if there is room, or if it is better than the worst card held."""
    card = question.about.get("card")
    if not isinstance(card, int) or len(seen.hand) + len(seen.player.plan) < seen.me.limit:
        return Accept()
    worst = judgement.worst(seen, seen.hand)
    owed = any(pledge.kind == GIVE and pledge.creditor == seen.seat for pledge in seen.pledges)
    better = judgement.keep_value(seen, card) > judgement.keep_value(seen, worst)
    return Accept() if better or owed else Refuse()


def answer_swap(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Swap for a card that is worth a little less than what is offered."""
    offered = judgement.keep_value(seen, question.about["card"])
    mine = [option.card for option in options if isinstance(option, Swap)]
    fair = [card for card in mine if judgement.keep_value(seen, card) < offered]
    return Swap(max(fair, key=lambda card: judgement.keep_value(seen, card))) if fair else Refuse()


def close_swap(seen: Observation, question: Question, options: list[Any]) -> Option:
    mine, theirs = question.about["mine"], question.about["card"]
    return Accept() if judgement.keep_value(seen, theirs) >= judgement.keep_value(seen, mine) else Refuse()


# --- deals ---


def draft_deal(seen: Observation, question: Question, options: list[Any]) -> Option:
    """A card for a card: first my promise, then theirs, then the question."""
    for vow in options:
        if isinstance(vow, Vow) and seen.seat in (vow.debtor, vow.creditor):
            made = [(pledge.debtor, pledge.creditor) for pledge in seen.draft]
            if (vow.debtor, vow.creditor) not in made and len(made) < 2:
                return vow
    return Propose() if Propose() in options else NeverMind()


def word_promise(seen: Observation, question: Question, options: list[Any]) -> Option:
    """The simplest promise there is: any card, one, this round."""
    for simple in (OfKind(GIVE), Amount(1), OfSort(promises.ANY), Until(0)):
        if simple in options:
            return simple
    first: Option = options[0]
    return first


def accept_deal(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Fair if I owe no more than I get, and only what I am sure to be able to give."""
    mine = [pledge for pledge in seen.draft if pledge.debtor == seen.seat]
    theirs = [pledge for pledge in seen.draft if pledge.creditor == seen.seat]
    owed = sum(max(pledge.number, 1) for pledge in mine)
    due = sum(max(pledge.number, 1) for pledge in theirs)
    can = all(can_keep(seen, pledge) for pledge in mine)
    return Accept() if can and owed <= due and owed < max(len(seen.hand), 1) else Refuse()


def can_keep(seen: Observation, pledge: Promise) -> bool:
    if pledge.kind == FEED:
        spare = sum(seen.foods[card] for card in seen.hand) - judgement.gap(seen)
        return spare >= pledge.number + 2 and pledge.due == seen.state.round
    if pledge.kind not in (GIVE, GIVE_NOW) or not seen.people[pledge.creditor].takes_from_me:
        return False
    fit = [card for card in seen.hand if could_keep(seen, card, pledge)]
    return len(fit) >= max(pledge.number, 1)


def punish(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Among rivals a broken promise is punished, among friends it is forgiven."""
    return Punish() if seen.scenario.cooperation in ("semi", "competitive") else Forgive()


# --- shared food ---


def hungry(seen: Observation) -> dict[int, int]:
    """Who lacks how much, with all they have laid out, and to whom food was promised."""
    lacking: dict[int, int] = {}
    for pledge in seen.pledges:
        if (
            pledge.state == "open"
            and pledge.debtor == seen.seat
            and pledge.kind == FEED
            and pledge.due == seen.state.round
        ):
            lacking[pledge.creditor] = pledge.number - pledge.done
    if not kind(seen):
        return lacking
    for person in partners(seen):
        laid_out = person.player.plan or person.player.store
        if person.player.feeding == PLANNING and person.missing > 0 and laid_out and not person.refuses_food:
            lacking.setdefault(person.seat, person.missing)
    return lacking


def still_deciding(seen: Observation) -> bool:
    """Whether somebody may yet turn out to be hungry: a plan not complete, with cards left to lay out."""
    return kind(seen) and any(
        person.player.feeding == PLANNING and person.missing > 0 and person.player.hand for person in partners(seen)
    )


def extra_helping(seen: Observation, options: list[Any]) -> Option | None:
    """One more card laid out for somebody hungry, if it is not missed more than it helps."""
    spare = -seen.me.missing
    cards = [option.card for option in options if isinstance(option, Eat)]
    for seat, missing in hungry(seen).items():
        person = seen.people[seat]
        cost, some = judgement.cheapest(seen, cards, missing - spare)
        promised = not kind(seen)
        help_ = judgement.DEATH if promised else KINDNESS * judgement.affliction_cost(seen, person.afflictions)
        if some and cost < help_:
            return Eat(some[0])
    return None


def share_out(seen: Observation, options: list[Any]) -> Option:
    """Surplus goes to whoever can be made full with it."""
    lacking = {seat: missing for seat, missing in hungry(seen).items() if Share(seat) in options}
    if lacking:
        return Share(min(lacking, key=lambda seat: (lacking[seat], seat)))
    return Settle()


# --- the Caravan ---


def caravan_value(seen: Observation) -> float:
    """It gives back about as much as it costs, and unfed it loses the game; some need to have fed it once."""
    after = sum(seen.book.food[card] for card in seen.hand) - seen.place.cost
    if seen.scenario.victory.fed_caravan:
        others_wait = any(not person.player.fed_caravan for person in partners(seen))
        if not seen.player.fed_caravan:
            return 20.0
        if others_wait and not seen.state.feeding and not last_turn(seen):
            return -1.0
    if seen.state.feeding or last_turn(seen):
        return 15.0
    return 5.0 if seen.player.phase == HARVESTING or after >= judgement.gap(seen) else -1.0


def last_turn(seen: Observation) -> bool:
    """Whether nobody has a turn after the active player in this round."""
    order = seen.state.living()
    return bool(order) and seen.state.active == order[-1]


def claim_caravan(seen: Observation, question: Question, options: list[Any]) -> Option:
    wanting = seen.scenario.victory.fed_caravan and not seen.player.fed_caravan
    return Claim() if wanting else Pass()


def caravan_card(seen: Observation, question: Question, options: list[Any]) -> Option:
    """Keep what fits or is better than the worst card; the rest goes to a partner rather than to waste."""
    card: int = question.about["card"]
    if len(seen.hand) < seen.me.limit:
        return Take(card)
    worst = judgement.worst(seen, seen.hand)
    if judgement.keep_value(seen, card) > judgement.keep_value(seen, worst) + 0.2:
        return Take(card)
    friends = [option for option in options if isinstance(option, Aim)]
    if friends and seen.scenario.cooperation != "competitive":
        return min(friends, key=lambda friend: (len(seen.people[friend.seat].levels), friend.seat))
    return Drop(card)
