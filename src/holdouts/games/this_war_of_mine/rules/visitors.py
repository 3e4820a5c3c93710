"""Who comes to the door, and what they offer. [TWM-DAY-21, TWM-GEN-19]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Offer
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import GoOn, TakeOffer
from holdouts.games.this_war_of_mine.rules import book, goods, states, trade
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import NONE, Person, Siege

CHARACTER_ENTRIES = 2601
EVENT_ENTRIES = 2361
LOCATION_ENTRIES = 2001
BLOCK = 20
"""Each card that the book is opened for has a block of so many numbers. [10.19]"""


def receive(siege: Siege, person: Person) -> Steps[None]:
    """A Visitor card is drawn, resolved and shuffled back. [TWM-DAY-21, TWM-GEN-19]"""
    if not siege.visitors:
        return
    card = siege.visiting = siege.visitors.pop()
    visitor = siege.book.visitors[card]
    siege.unveil()
    siege.tell(events.CameToTheDoor(visitor=card, rule="TWM-DAY-21"))
    deed = Deed(siege.leader, "TWM-DAY-21", me=None)
    if visitor.reality:
        yield from tell_of_somebody(siege)
    elif visitor.script:
        yield from book.read(siege, visitor.script, deed)
    for effect in visitor.effects:
        yield from effect.resolve(siege, deed)
    if visitor.offers:
        yield from take_offer(siege, visitor.offers, deed, about={"visitor": card}, must=visitor.must)
    siege.visiting = NONE
    if not visitor.script:
        siege.visitors.append(card)
        siege.visitors.sort()
        siege.shuffle(siege.visitors)


def tell_of_somebody(siege: Siege) -> Steps[None]:
    """*Weight of Reality*: the book is opened for somebody at home who is awake, by lot. [10.19]"""
    awake = [person for person in siege.at_home() if not states.asleep(person)]
    if awake:
        subject = siege.pick(awake)
        deed = Deed(siege.leader, "TWM-BOOK-1", me=subject.card)
        yield from book.open_entry(siege, CHARACTER_ENTRIES + BLOCK * subject.card, deed)


def take_offer(
    siege: Siege, offers: tuple[Offer, ...], deed: Deed, *, about: dict[str, int], must: bool
) -> Steps[Offer | None]:
    """One of the ways that a card offers, if it can be paid; or none of them. [TWM-SCAV-13, 10.12]"""
    found = [TakeOffer(offer.id) for offer in offers if can_take(siege, offer, deed)]
    options = found if must and found else [*found, GoOn()]
    pick = yield from choose(siege, options, rule=deed.rule, ask="take-offer", about=about)
    if isinstance(pick, GoOn):
        return None
    offer = next(offer for offer in offers if offer.id == pick.offer)
    yield from pay(siege, offer, deed)
    for effect in offer.effects:
        yield from effect.resolve(siege, deed)
    return offer


def can_take(siege: Siege, offer: Offer, deed: Deed) -> bool:
    """Whether its price can be paid in full; what is free must at least do something. [10.12]"""
    store = deed.store(siege)
    if offer.given is not None and not offer.given.holds(siege, siege.leader):
        return False
    if offer.value and trade.total(siege, store, offer.value_colours) < offer.value:
        return False
    if offer.all_food and not siege.count("food", store):
        return False
    effects = () if offer.has_price else offer.effects
    if effects and not any(effect.possible(siege, siege.leader) for effect in effects):
        return False
    return goods.can_pay(siege, offer.pay, store)


def pay(siege: Siege, offer: Offer, deed: Deed) -> Steps[None]:
    """What an offer takes from the store."""
    store = deed.store(siege)
    yield from goods.pay(siege, offer.pay, store, rule=deed.rule)
    if offer.value:
        yield from trade.pay_value(siege, offer.value, store, offer.value_colours, rule=deed.rule)
    if offer.all_food:
        for good in siege.book.sorts["food"]:
            goods.discard(siege, good, store[good], store, what="paid", rule=deed.rule)
