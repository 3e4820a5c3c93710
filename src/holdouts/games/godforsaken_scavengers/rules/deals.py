"""Deals: promises that the table watches. [GOD-DEAL]"""

from holdouts.engine.decision import Choose, ChooseSecretly, ChooseUnseen
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.cards import Book
from holdouts.games.godforsaken_scavengers.events import (
    DealRefused,
    DealStruck,
    Forgiven,
    PromiseBroken,
    PromiseKept,
    PromiseReleased,
    Punished,
)
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Amount,
    Forgive,
    Give,
    Include,
    NeverMind,
    OfKind,
    OfSort,
    OfVerb,
    OnPile,
    Propose,
    Punish,
    Refuse,
    Until,
    Vow,
)
from holdouts.games.godforsaken_scavengers.rules import exchanges
from holdouts.games.godforsaken_scavengers.rules.afflictions import afflict
from holdouts.games.godforsaken_scavengers.rules.hands import drop_down_to, hand_limit
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import (
    FINAL,
    HARVESTING,
    SEARCHING,
    WAITING,
    Deal,
    Deed,
    Expedition,
    Oath,
    Promise,
)

GIVE, GIVE_NOW, FEED, PLAY_FOR, LEAVE, AT_LEAST, AT_MOST, PILE, FEED_CARAVAN, NO_HARM = (
    "give",
    "give-now",
    "feed",
    "play-for",
    "leave",
    "search-at-least",
    "search-at-most",
    "pile",
    "feed-caravan",
    "no-harm",
)
OATHS = (GIVE, FEED, PLAY_FOR)
IN_SEARCH = (AT_LEAST, AT_MOST, PILE)
AMOUNTS = {GIVE: (1, 2, 3), FEED: (1, 2, 3, 4), LEAVE: (1, 2, 3), AT_LEAST: (2, 3, 4), AT_MOST: (1, 2, 3)}
HELP = ("heal", "turn-down", "keep-searched", "prevent", "neutralise", "discount", "redirect", "ease-hunger")
HARM = ("search", "change-pile")
ANY, LEVEL_2, LEVEL_3, REACTION, FOOD = "any", "level-2", "level-3", "reaction", "food"
BY_BACK = (ANY, LEVEL_2, LEVEL_3)
SORTS = (*BY_BACK, REACTION, FOOD)
"""Which cards a promise to give may be about; of some, only the face tells."""

HEARTY = 2
"""So much food a card is worth that was promised as food."""

WORDING = (OfKind, Amount, OfSort, OnPile, OfVerb, Until)
"""What the parts of a promise are picked with."""

MOST_PROMISES = 3
MOST_DEALS = 3


# --- striking a deal ---


def may_deal(expedition: Expedition, seat: int, other: int) -> bool:
    """At any moment, three deals at most between the same two. [GOD-DEAL-1, GOD-DEAL-10]"""
    if expedition.rule.no_new_deals:
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
    deal = expedition.drafts[0]
    options: list[NeverMind | Propose | Vow | Include] = [NeverMind()]
    if deal.promises and deal.terms not in expedition.players[seat].refused_deals:
        options.append(Propose())
    if len(deal.promises) < MOST_PROMISES:
        options += [Vow(one, two) for one in deal.parties for two in deal.parties if one != two]
    options += [
        Include(other)
        for other in expedition.others(seat)
        if other not in deal.parties and all(may_deal(expedition, party, other) for party in deal.parties)
    ]
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
            expedition.then(draft, seat)
            yield from word_promise(expedition, seat, debtor, creditor)


def kinds(expedition: Expedition, debtor: int, creditor: int) -> list[str]:
    """What can be promised: during a Peril cards can go to the searcher alone. [GOD-DEAL-7, GOD-DEAL-10]"""
    found = [FEED, PLAY_FOR, NO_HARM, GIVE]
    if search_ahead(expedition, debtor) or expedition.location != FINAL:
        found += IN_SEARCH
    if harvest_ahead(expedition, debtor) or expedition.location != FINAL:
        found.append(LEAVE)
    draft = expedition.drafts[0]
    mine = debtor == draft.parties[0]
    held = len(expedition.players[debtor].hand) if mine else expedition.held(debtor)
    if held > to_give_now(draft, debtor) and exchanges.may_give(expedition, debtor, creditor):
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


def word_promise(expedition: Expedition, seat: int, debtor: int, creditor: int) -> Steps[None]:
    """The kind of promise, its figure, the sort of card and its date."""
    about = {"who": debtor, "other": creditor}
    options = [OfKind(kind) for kind in kinds(expedition, debtor, creditor)]
    kind: str = (yield Choose(seat, options, rule="GOD-DEAL-1", ask="promise-what", about=about, parts=WORDING)).kind
    promise = Promise(debtor, creditor, kind, due=expedition.round)
    if amounts := AMOUNTS.get(kind):
        promise.number = (
            yield Choose(
                seat,
                [Amount(number) for number in amounts],
                rule="GOD-DEAL-1",
                ask="promise-how-many",
                about=about,
                parts=WORDING,
            )
        ).number
    if kind == GIVE:
        sorts = [OfSort(sort) for sort in sorts_of_card(expedition)]
        promise.sort = (
            yield Choose(seat, sorts, rule="GOD-DEAL-1", ask="promise-which", about=about, parts=WORDING)
        ).sort
    if kind == PILE:
        piles = [OnPile(number) for number in range(len(expedition.piles))]
        promise.thing = (
            yield Choose(seat, piles, rule="GOD-DEAL-1", ask="promise-pile", about=about, parts=WORDING)
        ).pile
    if kind == PLAY_FOR:
        verbs = [OfVerb(number) for number in range(len(HELP))]
        promise.thing = (
            yield Choose(seat, verbs, rule="GOD-DEAL-1", ask="promise-help", about=about, parts=WORDING)
        ).verb
    if kind in (GIVE, FEED, PLAY_FOR, NO_HARM) and expedition.location != FINAL:
        promise.due += (
            yield Choose(seat, [Until(0), Until(1)], rule="GOD-DEAL-1", ask="promise-until", parts=WORDING)
        ).rounds
    expedition.drafts[0].promises.append(promise)


def sorts_of_card(expedition: Expedition) -> tuple[str, ...]:
    """A secret promise names only what backs show, for what faces show others would have to see. [GOD-DEAL-2]"""
    return BY_BACK if expedition.secret_deals else SORTS


@step
def put_to(expedition: Expedition, place: int) -> Steps[None]:
    """All parties must agree; any change is a new proposal. [GOD-DEAL-1]"""
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
        if promise.kind in (LEAVE, *IN_SEARCH) and not ahead(expedition, promise.debtor):
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
        exchanges.give(expedition, promise.debtor, promise.creditor, card, rule=rule)
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


# --- watching ---


def open_promises(expedition: Expedition, debtor: int, *kinds: str) -> list[Promise]:
    return [
        promise
        for deal in expedition.deals
        for promise in deal.promises
        if promise.debtor == debtor and promise.kind in kinds and promise.state == "open"
    ]


def advance(expedition: Expedition, promise: Promise) -> None:
    """One more of what was promised."""
    promise.done += 1
    if promise.done >= max(promise.number, 1):
        keep(expedition, promise)


def owed_cards(expedition: Expedition, giver: int, receiver: int) -> list[Promise]:
    return [promise for promise in open_promises(expedition, giver, GIVE) if promise.creditor == receiver]


def is_of_sort(book: Book, card: int, sort: str) -> bool:
    """Whether a card is what a promise to give speaks of. [GOD-DEAL-2]"""
    match sort:
        case "level-2":
            return book.levels[card] == 2
        case "level-3":
            return book.levels[card] == 3
        case "reaction":
            return book.reactions[card]
        case "food":
            return book.food[card] >= HEARTY
    return True


def given_openly(expedition: Expedition, giver: int, receiver: int) -> bool:
    """While a promise between the two speaks of faces, everybody sees what is handed over. [GOD-DEAL-2]"""
    return any(promise.sort not in BY_BACK for promise in owed_cards(expedition, giver, receiver))


def note_gift(expedition: Expedition, giver: int, receiver: int, card: int) -> None:
    """A card given counts for one promise, once, as long as it is held. [GOD-DEAL-5]"""
    if card in expedition.pledged:
        return
    for promise in owed_cards(expedition, giver, receiver):
        if is_of_sort(expedition.book, card, promise.sort):
            expedition.pledged.append(card)
            advance(expedition, promise)
            return


def note_declined(expedition: Expedition, giver: int, receiver: int, card: int) -> None:
    """What was owed has been offered and refused. [GOD-DEAL-3]"""
    for promise in owed_cards(expedition, giver, receiver):
        if is_of_sort(expedition.book, card, promise.sort) and not offered_all(promise):
            promise.declined += 1
            return


def offered_all(promise: Promise) -> bool:
    """Whether all that was promised has been given or refused."""
    return promise.done + promise.declined >= max(promise.number, 1)


def note_food(expedition: Expedition, giver: int, receiver: int) -> None:
    """Surplus food counts in the Feeding it was promised for."""
    for promise in open_promises(expedition, giver, FEED):
        if promise.creditor == receiver and promise.due == expedition.round:
            advance(expedition, promise)
            return


def note_leftovers(expedition: Expedition, giver: int) -> None:
    """Whoever locked their plan before food owed to them could be shared has refused it. [GOD-DEAL-3, GOD-FEED-8]"""
    order = expedition.locked
    left = expedition.players[giver].spare_food
    for promise in open_promises(expedition, giver, FEED):
        missing = promise.number - promise.done
        if promise.due != expedition.round or missing > left or promise.creditor not in order:
            continue
        if order.index(promise.creditor) < order.index(giver):
            promise.declined = missing
            left -= missing


def note_played(expedition: Expedition, deed: Deed, verb: str, whom: int) -> None:
    """A card was played for or against somebody; it keeps one promise at most. [GOD-DEAL-5]"""
    for promise in open_promises(expedition, deed.seat, PLAY_FOR, NO_HARM):
        if promise.creditor != whom:
            continue
        helps = promise.thing is not None and HELP[promise.thing] == verb
        if promise.kind == PLAY_FOR and helps and not deed.kept_promise:
            deed.kept_promise = True
            keep(expedition, promise)
            return
        if promise.kind == NO_HARM and verb in HARM:
            fail(expedition, promise)


def note_caravan(expedition: Expedition, seat: int) -> None:
    for promise in open_promises(expedition, seat, FEED_CARAVAN):
        keep(expedition, promise)


def note_search(expedition: Expedition, seat: int) -> None:
    """A Search phase is over; one that an Affliction ended may still be taken up again until the turn ends."""
    if not expedition.players[seat].ended_by_affliction:
        weigh_search(expedition, seat)


def weigh_search(expedition: Expedition, seat: int) -> None:
    """Promises about a Search phase are kept or broken, without excuses. [GOD-DEAL-4]"""
    player = expedition.players[seat]
    for promise in open_promises(expedition, seat, *IN_SEARCH):
        if promise.due > expedition.round:
            continue
        kept = {
            AT_LEAST: player.searches >= promise.number,
            AT_MOST: player.searches <= promise.number,
            PILE: player.pile == promise.thing or promise.thing not in expedition.piles_left(),
        }[promise.kind]
        if kept:
            keep(expedition, promise)
        else:
            fail(expedition, promise)


def note_harvest(expedition: Expedition, seat: int) -> None:
    """The turn ends: what was to be left lying must still lie there."""
    weigh_search(expedition, seat)
    for promise in open_promises(expedition, seat, LEAVE):
        if len(expedition.zone(seat)) >= promise.number:
            keep(expedition, promise)
        else:
            fail(expedition, promise)


def keep(expedition: Expedition, promise: Promise) -> None:
    promise.state = "kept"
    debtor, creditor = promise.debtor, promise.creditor
    to = secrets.promised(expedition, promise)
    expedition.tell(PromiseKept(who=debtor, other=creditor, kind=promise.kind, rule="GOD-DEAL-1", to=to))
    if promise.kind in OATHS and count_oath(expedition, promise, broken=False):
        expedition.players[promise.debtor].oaths_kept += 1


def fail(expedition: Expedition, promise: Promise) -> None:
    """A breach comes up as soon as what is going on is done, never inside a Peril. [GOD-DEAL-3]"""
    if not expedition.trials:
        expedition.then(judge)
    promise.state = "broken"
    expedition.tell(PromiseBroken(who=promise.debtor, other=promise.creditor, kind=promise.kind, rule="GOD-DEAL-3"))
    if promise.kind in OATHS and count_oath(expedition, promise, broken=True):
        expedition.players[promise.debtor].oaths_broken += 1


def release(expedition: Expedition, promise: Promise) -> None:
    """Offered and refused: neither kept nor broken. [GOD-DEAL-3]"""
    promise.state = "released"
    debtor, creditor = promise.debtor, promise.creditor
    to = secrets.promised(expedition, promise)
    expedition.tell(PromiseReleased(who=debtor, other=creditor, kind=promise.kind, rule="GOD-DEAL-3", to=to))


def count_oath(expedition: Expedition, promise: Promise, *, broken: bool) -> bool:
    """An oath counts once at most for each creditor and round."""
    oath = Oath(expedition.round, promise.debtor, promise.creditor, broken)
    if oath in expedition.oaths:
        return False
    expedition.oaths.append(oath)
    return True


# --- judging ---


def fall_due(expedition: Expedition) -> None:
    """Promises due this round are judged after its Feeding; inability is a breach too. [GOD-DEAL-4, GOD-DEAL-11]"""
    for deal in expedition.deals:
        for promise in deal.promises:
            if promise.state != "open" or promise.due > expedition.round:
                continue
            if promise.kind == NO_HARM:
                keep(expedition, promise)
            elif promise.declined and offered_all(promise):
                release(expedition, promise)
            else:
                fail(expedition, promise)


@step
def judge(expedition: Expedition) -> Steps[None]:
    """Whoever was wronged may punish, once for each breach, and nothing prevents it. [GOD-DEAL-3, -5, -6]"""
    promise = next((p for deal in expedition.deals for p in deal.promises if p.state == "broken"), None)
    if promise is None:
        close_deals(expedition)
        return
    promise.state = "judged"
    expedition.then(judge)
    debtor, creditor = promise.debtor, promise.creditor
    if expedition.players[debtor].dead or expedition.players[creditor].dead:
        return
    if not expedition.card.victory.oaths:
        pick = yield Choose(
            creditor,
            [Forgive(), Punish()],
            rule="GOD-DEAL-4",
            about={"who": debtor, "kind": promise.kind},
            default=Forgive(),
        )
        if isinstance(pick, Forgive):
            expedition.tell(Forgiven(who=creditor, other=debtor, rule="GOD-DEAL-4"))
            return
    expedition.players[debtor].punished += 1
    expedition.tell(Punished(who=creditor, other=debtor, rule="GOD-DEAL-3"))
    yield from afflict(expedition, debtor, rule="GOD-DEAL-6")


def close_deals(expedition: Expedition) -> None:
    """A deal in which nothing is open any more is done with; the chronicle remembers it."""
    expedition.deals = [
        deal for deal in expedition.deals if any(promise.state in ("open", "broken") for promise in deal.promises)
    ]
