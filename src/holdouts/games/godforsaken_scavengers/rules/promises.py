"""Promises: what the table watches, and what becomes of those that are broken. [GOD-DEAL]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.cards import Book
from holdouts.games.godforsaken_scavengers.events import (
    Forgiven,
    PromiseBroken,
    PromiseKept,
    PromiseReleased,
    Punished,
)
from holdouts.games.godforsaken_scavengers.picks import Forgive, Punish
from holdouts.games.godforsaken_scavengers.rules.afflictions import afflict
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import Deed, Expedition, Oath, Promise

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
HELP = ("heal", "turn-down", "keep-searched", "prevent", "neutralise", "discount", "redirect", "ease-hunger")
HARM = ("search", "change-pile")
ANY, LEVEL_2, LEVEL_3, REACTION, FOOD = "any", "level-2", "level-3", "reaction", "food"
BY_BACK = (ANY, LEVEL_2, LEVEL_3)
SORTS = (*BY_BACK, REACTION, FOOD)
"""Which cards a promise to give may be about; of some, only the face tells."""
HEARTY = 2
"""So much food a card is worth that was promised as food."""


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
