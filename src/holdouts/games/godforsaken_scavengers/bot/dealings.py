"""How a careful newcomer gets on with others: gifts, oaths, shared food, the Caravan."""

from typing import Any, NamedTuple

from holdouts.engine.decision import Option, Question
from holdouts.games.godforsaken_scavengers.bot import judgement
from holdouts.games.godforsaken_scavengers.effects import perils
from holdouts.games.godforsaken_scavengers.observation import Observation, Person, Pledge
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
from holdouts.games.godforsaken_scavengers.rules import exchanges, promises
from holdouts.games.godforsaken_scavengers.rules.gifts import GIFT
from holdouts.games.godforsaken_scavengers.rules.promises import FEED, GIVE, GIVE_NOW
from holdouts.games.godforsaken_scavengers.state import BEFORE_DISCARD, HARVESTING, PLANNING, Offer

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


def kind(sight: Observation) -> bool:
    return sight.scenario.cooperation in NEIGHBOURLY and len(sight.people) > 1


def partners(sight: Observation) -> list[Person]:
    return [person for person in sight.people if person.seat != sight.seat and not person.dead]


def expected_food(sight: Observation, person: Person) -> float:
    """What a hand may hold, by its backs and by what is known of it."""
    known = [sight.book.levels[card] for card in person.known]
    hidden = sum(BACKS[level] for level in person.levels) - sum(BACKS[level] for level in known)
    return hidden + sum(sight.book.food[card] for card in person.known)


# --- reasons to approach somebody ---


def intent(sight: Observation) -> Intent | None:
    """The best reason to approach somebody now, the same at each step of the approach."""
    if not sight.hand:
        return None
    if sight.ordeal is not None:
        return rescue(sight)
    return owed_gift(sight) or caravan_gift(sight) or oath(sight)


def owed_gift(sight: Observation) -> Intent | None:
    """A promised card is given as soon as possible."""
    for pledge in sight.pledges:
        owed = pledge.state == "open" and pledge.debtor == sight.seat and pledge.kind == GIVE
        if not owed or pledge.done + pledge.declined >= pledge.number:
            continue
        creditor = sight.people[pledge.creditor]
        fit = [card for card in gifts(sight, pledge.creditor) if could_keep(sight, card, pledge)]
        if fit and creditor.takes_from_me and not creditor.dead:
            return Intent(pledge.creditor, judgement.worst(sight, fit))
    return None


def could_keep(sight: Observation, card: int, pledge: Pledge) -> bool:
    """Of the sort that was promised, and not a card that has kept a promise already."""
    return card not in sight.pledged and promises.is_of_sort(sight.book, card, pledge.sort)


def gifts(sight: Observation, other: int) -> list[int]:
    """The cards that may be offered to somebody in this moment."""
    return [card for card in sight.hand if card not in sight.received and Offer(GIFT, other, card) not in sight.refused]


def rescue(sight: Observation) -> Intent | None:
    """Hand the searcher what only the searcher can play, if the Peril would all but kill them."""
    ordeal = sight.ordeal
    if ordeal is None or ordeal.searcher == sight.seat or not kind(sight) or ordeal.prevented or ordeal.neutralised:
        return None
    searcher = sight.people[ordeal.searcher]
    trouble = judgement.affliction_cost(sight, searcher.afflictions)
    if not searcher.takes_from_me or ordeal.spares or trouble < IN_DANGER or len(searcher.levels) >= searcher.limit:
        return None
    book = sight.book
    for card in gifts(sight, ordeal.searcher):
        early = book.early[card] == (ordeal.stage == BEFORE_DISCARD)
        if early and any(isinstance(effect, perils.Prevent) for effect in book.texts[card]):
            return Intent(ordeal.searcher, card) if book.cards[ordeal.card].kind == "peril" else None
    return None


def caravan_gift(sight: Observation) -> Intent | None:
    """At the last moment, food goes to whoever may be able to feed the Caravan with it."""
    if not sight.with_caravan or sight.caravan_fed or not sight.feeding:
        return None
    cost = sight.place.cost
    own = sum(sight.book.food[card] for card in sight.hand)
    takers = [person for person in partners(sight) if person.takes_from_me and len(person.levels) < person.limit]
    if own >= cost or not takers:
        return None
    richest = max(takers, key=lambda person: expected_food(sight, person))
    gift = max(gifts(sight, richest.seat), key=lambda card: sight.book.food[card], default=None)
    theirs = expected_food(sight, richest)
    if gift is None or not sight.book.food[gift]:
        return None
    if (theirs, -richest.seat) < (own, -sight.seat) or theirs + own < cost:
        return None
    return Intent(richest.seat, gift)


def fresh_cards(sight: Observation) -> list[int]:
    """Cards that have kept no promise yet."""
    return [card for card in sight.hand if card not in sight.pledged]


def oath(sight: Observation) -> Intent | None:
    """Where oaths win the game: a card for a card, once a round with each who can keep it."""
    if not sight.scenario.victory.oaths or "deal" in sight.rule.bans or len(fresh_cards(sight)) < 2 or sight.feeding:
        return None
    if sight.active != sight.seat or sight.me.phase != HARVESTING or sight.approaches >= exchanges.MOST_APPROACHES:
        return None
    unwilling = {party for terms in sight.refused_deals for party in terms.parties}
    willing = [
        person.seat
        for person in partners(sight)
        if person.takes_from_me
        and person.gives_to_me
        and person.levels
        and person.seat not in unwilling
        and (sight.seat, person.seat) not in sight.sworn
        and not any({pledge.debtor, pledge.creditor} == {sight.seat, person.seat} for pledge in sight.pledges)
    ]
    return Intent(willing[sight.approaches % len(willing)], None) if willing else None


def whom_to_approach(sight: Observation, options: list[Any]) -> Option:
    reason = intent(sight)
    if reason is not None and Aim(reason.partner) in options:
        return Aim(reason.partner)
    return NeverMind()


def how_to_approach(sight: Observation, question: Question, options: list[Any]) -> Option:
    reason = intent(sight)
    partner = question.about.get("who")
    if reason is not None and reason.card is not None and reason.partner == partner and Give(reason.card) in options:
        return Give(reason.card)
    return MakeDeal() if MakeDeal() in options and sight.scenario.victory.oaths else NeverMind()


# --- gifts and swaps ---


def accept_gift(sight: Observation, question: Question) -> Option:
    """A gift is welcome if there is room, or if it is better than the worst card held."""
    card = question.about.get("card")
    if not isinstance(card, int) or len(sight.hand) + len(sight.plan) < sight.me.limit:
        return Accept()
    worst = judgement.worst(sight, sight.hand)
    owed = any(pledge.kind == GIVE and pledge.creditor == sight.seat for pledge in sight.pledges)
    better = judgement.keep_value(sight, card) > judgement.keep_value(sight, worst)
    return Accept() if better or owed else Refuse()


def answer_swap(sight: Observation, question: Question, options: list[Any]) -> Option:
    """Swap for a card that is worth a little less than what is offered."""
    offered = judgement.keep_value(sight, question.about["card"])
    mine = [option.card for option in options if isinstance(option, Swap)]
    fair = [card for card in mine if judgement.keep_value(sight, card) < offered]
    return Swap(max(fair, key=lambda card: judgement.keep_value(sight, card))) if fair else Refuse()


def close_swap(sight: Observation, question: Question) -> Option:
    mine, theirs = question.about["mine"], question.about["card"]
    return Accept() if judgement.keep_value(sight, theirs) >= judgement.keep_value(sight, mine) else Refuse()


# --- deals ---


def draft_deal(sight: Observation, options: list[Any]) -> Option:
    """A card for a card: first my promise, then theirs, then the question."""
    for vow in options:
        if isinstance(vow, Vow) and sight.seat in (vow.debtor, vow.creditor):
            made = [(pledge.debtor, pledge.creditor) for pledge in sight.draft]
            if (vow.debtor, vow.creditor) not in made and len(made) < 2:
                return vow
    return Propose() if Propose() in options else NeverMind()


def word_promise(options: list[Any]) -> Option:
    """The simplest promise there is: any card, one, this round."""
    for simple in (OfKind(GIVE), Amount(1), OfSort(promises.ANY), Until(0)):
        if simple in options:
            return simple
    first: Option = options[0]
    return first


def accept_deal(sight: Observation) -> Option:
    """Fair if I owe no more than I get, and only what I am sure to be able to give."""
    mine = [pledge for pledge in sight.draft if pledge.debtor == sight.seat]
    theirs = [pledge for pledge in sight.draft if pledge.creditor == sight.seat]
    owed = sum(max(pledge.number, 1) for pledge in mine)
    due = sum(max(pledge.number, 1) for pledge in theirs)
    can = all(can_keep(sight, pledge) for pledge in mine)
    return Accept() if can and owed <= due and owed < max(len(sight.hand), 1) else Refuse()


def can_keep(sight: Observation, pledge: Pledge) -> bool:
    if pledge.kind == FEED:
        spare = sum(judgement.worth(sight, card) for card in sight.hand) - judgement.gap(sight)
        return spare >= pledge.number + 2 and pledge.due == sight.round
    fit = [card for card in sight.hand if could_keep(sight, card, pledge)]
    return (
        pledge.kind in (GIVE, GIVE_NOW)
        and sight.people[pledge.creditor].takes_from_me
        and len(fit) >= max(pledge.number, 1)
    )


def punish(sight: Observation) -> Option:
    """Among rivals a broken promise is punished, among friends it is forgiven."""
    return Punish() if sight.scenario.cooperation in ("semi", "competitive") else Forgive()


# --- shared food ---


def hungry(sight: Observation) -> dict[int, int]:
    """Who lacks how much, with all they have laid out, and to whom food was promised."""
    lacking: dict[int, int] = {}
    for pledge in sight.pledges:
        if pledge.state == "open" and pledge.debtor == sight.seat and pledge.kind == FEED and pledge.due == sight.round:
            lacking[pledge.creditor] = pledge.number - pledge.done
    if not kind(sight):
        return lacking
    for person in partners(sight):
        missing = person.need - person.laid_out
        refuses = any("receive-food" in burden.bans for burden in person.burdens)
        if person.feeding == PLANNING and missing > 0 and person.planned + bool(person.store) and not refuses:
            lacking.setdefault(person.seat, missing)
    return lacking


def still_deciding(sight: Observation) -> bool:
    """Whether somebody may yet turn out to be hungry: a plan not complete, with cards left to lay out."""
    return kind(sight) and any(
        person.feeding == PLANNING and person.laid_out < person.need and person.levels for person in partners(sight)
    )


def extra_helping(sight: Observation, options: list[Any]) -> Option | None:
    """One more card laid out for somebody hungry, if it is not missed more than it helps."""
    spare = sight.me.laid_out - sight.me.need
    cards = [option.card for option in options if isinstance(option, Eat)]
    for seat, missing in hungry(sight).items():
        person = sight.people[seat]
        cost, some = judgement.cheapest(sight, cards, missing - spare)
        promised = not kind(sight)
        help_ = judgement.DEATH if promised else KINDNESS * judgement.affliction_cost(sight, person.afflictions)
        if some and cost < help_:
            return Eat(some[0])
    return None


def share_out(sight: Observation, options: list[Any]) -> Option:
    """Surplus goes to whoever can be made full with it."""
    lacking = {seat: missing for seat, missing in hungry(sight).items() if Share(seat) in options}
    if lacking:
        return Share(min(lacking, key=lambda seat: (lacking[seat], seat)))
    return Settle()


# --- the Caravan ---


def caravan_value(sight: Observation) -> float:
    """It gives back about as much as it costs, and unfed it loses the game; some need to have fed it once."""
    after = sum(sight.book.food[card] for card in sight.hand) - sight.place.cost
    me = sight.me
    if sight.scenario.victory.fed_caravan:
        others_wait = any(not person.fed_caravan for person in partners(sight))
        if not me.fed_caravan:
            return 20.0
        if others_wait and not sight.feeding and not last_turn(sight):
            return -1.0
    if sight.feeding or last_turn(sight):
        return 15.0
    return 5.0 if me.phase == HARVESTING or after >= judgement.gap(sight) else -1.0


def last_turn(sight: Observation) -> bool:
    """Whether nobody has a turn after the active player in this round."""
    count = len(sight.people)
    order = [seat for n in range(count) if not sight.people[seat := (sight.first + n) % count].dead]
    return bool(order) and sight.active == order[-1]


def claim_caravan(sight: Observation) -> Option:
    wanting = sight.scenario.victory.fed_caravan and not sight.me.fed_caravan
    return Claim() if wanting else Pass()


def caravan_card(sight: Observation, question: Question, options: list[Any]) -> Option:
    """Keep what fits or is better than the worst card; the rest goes to a partner rather than to waste."""
    card: int = question.about["card"]
    if len(sight.hand) < sight.me.limit:
        return Take(card)
    worst = judgement.worst(sight, sight.hand)
    if judgement.keep_value(sight, card) > judgement.keep_value(sight, worst) + 0.2:
        return Take(card)
    friends = [option for option in options if isinstance(option, Aim)]
    if friends and sight.scenario.cooperation != "competitive":
        return min(friends, key=lambda friend: (len(sight.people[friend.seat].levels), friend.seat))
    return Drop(card)
