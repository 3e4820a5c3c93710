"""Deals: promises that the table watches. [GOD-DEAL]"""

from functools import partial
from typing import Any

from holdouts.engine.decision import Choose, ChooseSecretly, ChooseUnseen, Option, Options
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.events import (
    DealRefused,
    DealStruck,
)
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Amount,
    Give,
    Include,
    NeverMind,
    OfKind,
    OfSort,
    OfVerb,
    OnPile,
    Propose,
    Refuse,
    Until,
    Vow,
)
from holdouts.games.godforsaken_scavengers.rules.gifts import give, may_give
from holdouts.games.godforsaken_scavengers.rules.hands import drop_down_to, hand_limit
from holdouts.games.godforsaken_scavengers.rules.promises import (
    AT_LEAST,
    AT_MOST,
    BY_BACK,
    FEED,
    FEED_CARAVAN,
    GIVE,
    GIVE_NOW,
    HELP,
    IN_SEARCH,
    LEAVE,
    NO_HARM,
    PILE,
    PLAY_FOR,
    SORTS,
)
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import (
    FINAL,
    HARVESTING,
    SEARCHING,
    WAITING,
    Deal,
    Expedition,
    Promise,
)

AMOUNTS = {GIVE: (1, 2, 3), FEED: (1, 2, 3, 4), LEAVE: (1, 2, 3), AT_LEAST: (2, 3, 4), AT_MOST: (1, 2, 3)}


WORDING = (OfKind, Amount, OfSort, OnPile, OfVerb, Until)
"""What the parts of a promise are picked with."""

MOST_PROMISES = 3
MOST_DEALS = 3


# --- striking a deal ---


def may_deal(expedition: Expedition, seat: int, other: int) -> bool:
    """At any moment, three deals at most between the same two. [GOD-DEAL-1, GOD-DEAL-10]"""
    if expedition.forbidden("deal", seat):
        return False
    if len(expedition.deals) < MOST_DEALS:
        return True
    shared = [deal for deal in expedition.deals if seat in deal.parties and other in deal.parties]
    return sum(any(promise.state == "open" for promise in deal.promises) for deal in shared) < MOST_DEALS


def begin_draft(expedition: Expedition, seat: int, other: int) -> None:
    expedition.drafts = [Deal([seat, other], [])]
    expedition.then(draft, seat)


@step
def draft(expedition: Expedition, seat: int) -> Steps[None]:
    """Add promises one by one, then put the deal to the others, unless they have just refused it. [GOD-DEAL-2]"""
    if _is_unheard(expedition):
        return
    deal = expedition.drafts[0]
    options = partial(draft_options, expedition, seat, deal)
    pick = yield Choose(seat, options, rule="GOD-DEAL-1", ask="draft-deal", default=NeverMind(), parts=(Vow, Include))
    match pick:
        case NeverMind():
            expedition.drafts = []
        case Propose():
            expedition.players[seat].approaches += 1
            expedition.then(put_to, 1)
        case Include(other):
            deal.parties.append(other)
            expedition.then(draft, seat)
        case Vow(debtor, creditor):
            yield from word_promise(expedition, deal, debtor, creditor)
            expedition.then(draft, seat)


def draft_options(expedition: Expedition, seat: int, deal: Deal) -> list[Any]:
    """What can become of a draft: it is dropped, proposed, or says more, to one player more. [GOD-DEAL-1]"""
    options: list[Any] = [NeverMind()]
    if deal.promises and deal.terms not in expedition.players[seat].refused_deals:
        options.append(Propose())
    if len(deal.promises) < MOST_PROMISES:
        options += [Vow(one, two) for one in deal.parties for two in deal.parties if one != two]
    options += [
        Include(other)
        for other in expedition.others(seat)
        if other not in deal.parties and all(may_deal(expedition, party, other) for party in deal.parties)
    ]
    return options


def _is_unheard(expedition: Expedition) -> bool:
    """Whether somebody imagines this who is no party: what others bargain for comes to nothing then."""
    return not expedition.drafts


def kinds(expedition: Expedition, draft: Deal, debtor: int, creditor: int) -> list[str]:
    """What can be promised: during a Peril cards can go to the searcher alone. [GOD-DEAL-7, GOD-DEAL-10]"""
    found = [FEED, PLAY_FOR, NO_HARM, GIVE]
    if search_ahead(expedition, debtor) or expedition.location != FINAL:
        found += IN_SEARCH
    if harvest_ahead(expedition, debtor) or expedition.location != FINAL:
        found.append(LEAVE)
    mine = debtor == draft.parties[0]
    held = len(expedition.players[debtor].hand) if mine else expedition.held(debtor)
    if held > to_give_now(draft, debtor) and may_give(expedition, debtor, creditor):
        found.append(GIVE_NOW)
    if expedition.with_caravan and not expedition.caravan_fed:
        found.append(FEED_CARAVAN)
    return found


def to_give_now(deal: Deal, seat: int) -> int:
    """How many cards a deal asks of somebody at once."""
    return sum(promise.kind == GIVE_NOW and promise.debtor == seat for promise in deal.promises)


def search_ahead(expedition: Expedition, seat: int) -> bool:
    """Whether a player's next Search phase is still to come in this round (or has only just been opened)."""
    player = expedition.players[seat]
    if player.phase == SEARCHING:
        return player.searches == 0
    return player.phase == WAITING and not player.journeys


def harvest_ahead(expedition: Expedition, seat: int) -> bool:
    """Whether a player's next Harvest is still to end in this round."""
    player = expedition.players[seat]
    return player.phase in (SEARCHING, HARVESTING) or (player.phase == WAITING and not player.journeys)


def word_promise(expedition: Expedition, deal: Deal, debtor: int, creditor: int) -> Steps[None]:
    """The kind of promise, its figure, the sort of card and its date; before each, one may think better of it."""
    seat = deal.parties[0]
    about = {"who": debtor, "other": creditor}
    promise = Promise(debtor, creditor, "", due=expedition.round)
    what = partial(kind_options, expedition, deal, debtor, creditor)
    if not (yield from worded(seat, promise, what, "promise-what", about=about)):
        return
    kind = promise.kind
    amounts = [Amount(number) for number in AMOUNTS.get(kind, ())]
    if amounts and not (yield from worded(seat, promise, amounts, "promise-how-many", about=about)):
        return
    sorts = [OfSort(sort) for sort in sorts_of_card(expedition)] if kind == GIVE else []
    if sorts and not (yield from worded(seat, promise, sorts, "promise-which", about=about)):
        return
    piles = [OnPile(number) for number in range(len(expedition.piles))] if kind == PILE else []
    if piles and not (yield from worded(seat, promise, piles, "promise-pile", about=about)):
        return
    verbs = [OfVerb(number) for number in range(len(HELP))] if kind == PLAY_FOR else []
    if verbs and not (yield from worded(seat, promise, verbs, "promise-help", about=about)):
        return
    dated = kind in (GIVE, FEED, PLAY_FOR, NO_HARM) and expedition.location != FINAL
    if dated and not (yield from worded(seat, promise, [Until(0), Until(1)], "promise-until", about=about)):
        return
    deal.promises.append(promise)


def kind_options(expedition: Expedition, deal: Deal, debtor: int, creditor: int) -> list[OfKind]:
    """What can be promised, to be picked from."""
    return [OfKind(kind) for kind in kinds(expedition, deal, debtor, creditor)]


def worded(seat: int, promise: Promise, words: Options, ask: str, *, about: dict[str, int]) -> Steps[bool]:
    """One more word of a promise; False if it is not to be made after all."""
    options = partial(_or_never_mind, words)
    pick = yield Choose(seat, options, rule="GOD-DEAL-1", ask=ask, about=about, parts=WORDING)
    match pick:
        case NeverMind():
            return False
        case OfKind(kind):
            promise.kind = kind
        case Amount(number):
            promise.number = number
        case OfSort(sort):
            promise.sort = sort
        case OnPile(thing) | OfVerb(thing):
            promise.thing = thing
        case Until(rounds):
            promise.due += rounds
    return True


def _or_never_mind(words: Options) -> list[Option]:
    return [*(words() if callable(words) else words), NeverMind()]


def sorts_of_card(expedition: Expedition) -> tuple[str, ...]:
    """A secret promise names only what backs show, for what faces show others would have to see. [GOD-DEAL-2]"""
    return BY_BACK if expedition.secret_deals else SORTS


@step
def put_to(expedition: Expedition, place: int) -> Steps[None]:
    """All parties must agree; any change is a new proposal. [GOD-DEAL-1]"""
    if _is_unheard(expedition):
        return
    deal = expedition.drafts[0]
    if place == len(deal.parties):
        expedition.drafts = []
        yield from strike(expedition, deal)
        return
    seat = deal.parties[place]
    able = to_give_now(deal, seat) <= len(expedition.players[seat].hand)
    ask = ChooseSecretly if expedition.secret_deals else ChooseUnseen
    pick = yield ask(
        seat,
        [Accept(), Refuse()] if able else [Refuse()],
        rule="GOD-DEAL-1",
        ask="accept-deal",
        about={"deal": deal},
        default=Refuse(),
    )
    if isinstance(pick, Accept):
        expedition.then(put_to, place + 1)
        return
    expedition.players[deal.parties[0]].refused_deals.append(deal.terms)
    expedition.drafts = []
    expedition.tell(DealRefused(who=seat, rule="GOD-DEAL-1", to=secrets.parties_of(expedition, deal)))


def strike(expedition: Expedition, deal: Deal) -> Steps[None]:
    """The deal is on; what is given now is given at once, both sides of a swap together. [GOD-DEAL-2]"""
    for promise in deal.promises:
        ahead = harvest_ahead if promise.kind == LEAVE else search_ahead
        if (promise.kind == LEAVE or promise.kind in IN_SEARCH) and not ahead(expedition, promise.debtor):
            promise.due = expedition.round + 1
    expedition.deals.append(deal)
    terms = tuple(promise.term for promise in deal.promises)
    expedition.tell(DealStruck(terms=terms, rule="GOD-DEAL-1", to=secrets.parties_of(expedition, deal)))
    gifts = [promise for promise in deal.promises if promise.kind == GIVE_NOW]
    yield from give_now(expedition, gifts, rule="GOD-HAND-4" if expedition.secret_deals else "GOD-DEAL-2")


def give_now(expedition: Expedition, gifts: list[Promise], *, rule: str) -> Steps[None]:
    """Whoever gets more than they give makes room, all choose their cards, then all change hands. [GOD-HAND-6]

    What is given on the spot keeps this promise and no other.
    """
    for seat in expedition.living():
        came = sum(promise.creditor == seat for promise in gifts)
        went = sum(promise.debtor == seat for promise in gifts)
        if came:
            most = hand_limit(expedition, seat) - came + went
            yield from drop_down_to(expedition, seat, max(most, went), rule="GOD-HAND-2")
    places: list[int] = []
    for promise in gifts:
        chosen = [place for other, place in zip(gifts, places, strict=False) if other.debtor == promise.debtor]
        places.append((yield from choose_gift(expedition, promise.debtor, promise.creditor, chosen)))
    cards = [expedition.players[gift.debtor].hand[place] for gift, place in zip(gifts, places, strict=True)]
    for promise, card in zip(gifts, cards, strict=True):
        give(expedition, promise.debtor, promise.creditor, card, rule=rule)
        promise.state = "kept"


def choose_gift(expedition: Expedition, seat: int, other: int, chosen: list[int]) -> Steps[int]:
    """Which card of the hand goes: its place."""
    hand = expedition.players[seat].hand
    pick = yield Choose(
        seat,
        lambda: [Give(card) for place, card in enumerate(hand) if place not in chosen],
        rule="GOD-DEAL-2",
        ask="give-now",
        about={"who": other},
    )
    return hand.index(pick.card)
