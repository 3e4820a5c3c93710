"""Noise, and who comes to see what it was. [TWM-SCAV-6..9, TWM-SCAV-25..28, TWM-SCAV-37, TWM-SCAV-41]"""

from collections.abc import Sequence

from holdouts.engine.decision import Option
from holdouts.engine.modifiers import forbidden
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Offer, Residents
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import GoOn, TakeOffer
from holdouts.games.this_war_of_mine.rules import book, combat, dice, goods, unknown, visitors
from holdouts.games.this_war_of_mine.rules.combat import Terms
from holdouts.games.this_war_of_mine.rules.finds import figure
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import LOUDEST, NONE, ON_TRIP, Siege

LOCK_HOLDS = 3
"""Up to this a lock holds. [TWM-DAY-11]"""


# --- noise ---


def make_noise(siege: Siege, by: int, *, to: int = 0, rule: str) -> None:
    """Noise goes up or down and stays between 1 and 8, or what a place allows. [TWM-SCAV-6]"""
    if siege.trip is None:
        return
    old = siege.trip.noise
    now = min(max(to or old + by, 1), figure(siege, "noise-limit", LOUDEST))
    siege.trip.noise = now
    if now != old:
        siege.tell(events.NoiseChanged(by=now - old, now=now, rule=rule))


def heard_at(siege: Siege) -> int:
    """The Noise that counts in a roll: a small party in a camouflage suit is not so loud. [TWM-SCAV-37]"""
    assert siege.trip is not None
    noise = siege.trip.noise
    for number, token in enumerate(siege.book.tokens):
        carried = siege.tokens[number] == ON_TRIP
        if carried and token.muffles and len(siege.party()) <= siege.strokes[number]:
            noise = max(1, noise - token.muffles)
    return noise


def roll_for_noise(siege: Siege, *, rule: str) -> Steps[None]:
    """Was it heard? [TWM-SCAV-7]"""
    if siege.trip is None or not siege.party():
        return
    if dice.within(siege, "noise", heard_at(siege), rule="TWM-SCAV-7"):
        yield from encounter(siege, rule=rule)


# --- offers of a card ---


def can_take(siege: Siege, offer: Offer, deed: Deed) -> bool:
    """Whether its price can be paid: cards, a tool, pieces. [TWM-SCAV-12, 10.12]"""
    if len(siege.unknown) < offer.returns:
        return False
    if offer.tool and not _has_tool(siege, offer):
        return False
    return visitors.can_take(siege, offer, deed)


def _has_tool(siege: Siege, offer: Offer) -> bool:
    """In the Findings Pile, as a blank token, or in somebody's own two hands. [TWM-ERRATA-11, TWM-CHAR-6, 10.4]"""
    tool = offer.tool
    if siege.pile[siege.book.good(tool)]:
        return True
    if any(siege.tokens[n] == ON_TRIP and token.tool == tool for n, token in enumerate(siege.book.tokens)):
        return True
    return any(_needs_no(siege, person.card, offer) for person in siege.party() if siege.awake(person))


def _needs_no(siege: Siege, card: int, offer: Offer) -> bool:
    """Whether somebody does without the tool: by strength, or because another one opens doors in these hands."""
    if forbidden(siege, siege.leader, offer.tool, [siege.book.gifts[card]]) is not None:
        return True
    instead = siege.book.characters[card].ability.opens_with
    return offer.picks_lock and bool(instead) and siege.pile[siege.book.good(instead)] > 0


def take_up(siege: Siege, offer: Offer, deed: Deed) -> Steps[None]:
    """The price before FOR, then what stands after it. [TWM-SCAV-13]"""
    unknown.return_cards(siege, offer.returns, rule="TWM-SCAV-11")
    yield from visitors.pay(siege, offer, deed)
    if offer.noise:
        make_noise(siege, offer.noise, rule="TWM-SCAV-6")
        yield from roll_for_noise(siege, rule="TWM-SCAV-7")
        if siege.trip is None or siege.trip.fled or not siege.party():
            return
    if offer.picks_lock and not _open(siege, offer):
        return
    for effect in offer.effects:
        yield from effect.resolve(siege, deed)


def _open(siege: Siege, offer: Offer) -> bool:
    """A lock holds or gives way; then the Lockpick is lost, but not what breaks doors. [TWM-DAY-11, TWM-CHAR-6]"""
    if dice.within(siege, "lock", LOCK_HOLDS, rule="TWM-DAY-11"):
        siege.tell(events.DoorHeld(rule="TWM-DAY-11"))
        return False
    breakers = [person for person in siege.party() if siege.awake(person) and _needs_no(siege, person.card, offer)]
    if not breakers:
        goods.discard(siege, siege.book.good(offer.tool), 1, siege.pile, what="used", rule="TWM-DAY-11")
    return True


def choose_offer(
    siege: Siege, offers: Sequence[Offer], deed: Deed, *, ask: str, about: dict[str, int], others: Sequence[Option]
) -> Steps[Option]:
    """One of the ways that can be paid, or another answer. A card with no way at all is let be. [10.12]"""
    found = [TakeOffer(offer.id) for offer in offers if can_take(siege, offer, deed)]
    options: list[Option] = [*found, *others] or [GoOn()]
    pick: Option = yield from choose(siege, options, rule=deed.rule, ask=ask, about=about)
    if isinstance(pick, TakeOffer):
        yield from take_up(siege, next(offer for offer in offers if offer.id == pick.offer), deed)
    return pick


# --- encounters ---


def encounter(siege: Siege, *, named: str = "", rule: str) -> Steps[None]:
    """Noise goes back to 1 and somebody is met; in the middle of a meeting the next one waits. [TWM-SCAV-8,
    TWM-SCAV-42]"""
    trip = siege.trip
    if trip is None or not siege.party():
        return
    if siege.meeting != NONE:
        trip.waiting += 1
        return
    make_noise(siege, 0, to=1, rule="TWM-SCAV-8")
    drawn = _draw(siege)
    if drawn is None:
        return
    name = named or _always_met(siege)
    trip.met += 1
    if siege.book.residents[drawn].script and not name:
        siege.tell(events.Met(residents=drawn, rule="TWM-BOOK-7"))
        yield from book.read(siege, siege.book.residents[drawn].script, Deed(siege.leader, "TWM-BOOK-7", trip=True))
    else:
        yield from _meet(siege, drawn, _called(siege, name) if name else drawn)
    while trip.waiting and not trip.over and siege.party():
        trip.waiting -= 1
        yield from encounter(siege, rule=rule)


def _always_met(siege: Siege) -> str:
    """Who is met in this place, whatever card is drawn. [10.14]"""
    trip = siege.trip
    if trip is None:
        return ""
    place = siege.location(trip.place)
    return place.residents or (place.residents_if_armed if trip.armed and not trip.met else "")


def _called(siege: Siege, name: str) -> int:
    """The plain card of that name."""
    return next(number for number, card in enumerate(siege.book.residents) if card.id == name)


def _draw(siege: Siege) -> int | None:
    """The top Residents card; those set aside are shuffled when there is none. [TWM-SCAV-41]"""
    if not siege.residents:
        siege.residents, siege.met = siege.met, []
        siege.residents.sort()
        siege.shuffle(siege.residents)
    if not siege.residents:
        return None
    siege.residents_seen = max(0, siege.residents_seen - 1)
    siege.unveil()
    return siege.residents.pop()


def _meet(siege: Siege, drawn: int, card: int) -> Steps[None]:
    """What they want, or what one wants of them. [TWM-SCAV-25, 10.13]"""
    residents = siege.book.residents[card]
    siege.tell(events.Met(residents=card, rule="TWM-SCAV-8"))
    (siege.staying if residents.stays and card == drawn else siege.met).append(drawn)
    others = [GoOn()] if residents.stays else []
    yield from approach(siege, card, offers_of(siege, card), others)


def offers_of(siege: Siege, card: int) -> list[Offer]:
    """What can be done with them: some things once only."""
    residents, trip = siege.book.residents[card], siege.trip
    done = [] if trip is None else trip.done
    return [offer for offer in residents.offers if not (offer.once and (card, offer.id) in done)]


def approach(siege: Siege, card: int, offers: Sequence[Offer], others: Sequence[Option]) -> Steps[None]:
    """One thing is done with those who are met; they stay, or are gone. [TWM-SCAV-39]"""
    siege.meeting = card
    deed = Deed(siege.leader, "TWM-SCAV-8", trip=True)
    pick = yield from choose_offer(siege, offers, deed, ask="meet", about={"residents": card}, others=others)
    if isinstance(pick, TakeOffer) and siege.trip is not None:
        siege.trip.done.append((card, pick.offer))
    siege.meeting = NONE


def send_off(siege: Siege, *, rule: str) -> None:
    """Those who are met, or stay, go. [10.13, TWM-SCAV-41]"""
    if siege.meeting in siege.staying:
        siege.staying.remove(siege.meeting)
        siege.met.append(siege.meeting)
        siege.tell(events.WentOff(residents=siege.meeting, rule=rule))


def fight_residents(siege: Siege, deed: Deed) -> Steps[None]:
    """A fight with those who are being met; beaten, they do not stay. [TWM-SCAV-27, 10.13]"""
    if siege.meeting == NONE:
        return
    won = yield from combat.fight(siege, deed, _terms(siege.book.residents[siege.meeting]))
    if won:
        send_off(siege, rule="TWM-COMBAT-5")


def _terms(card: Residents) -> Terms:
    return Terms(enemies=card.enemies, weapons=card.weapons, thug=card.thug)
