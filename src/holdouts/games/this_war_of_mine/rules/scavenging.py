"""Scavenging: setting out, exploring card by card, and turning back. [TWM-SCAV]"""

from collections.abc import Iterator

from holdouts.engine.decision import Option
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why, because
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.night import PastTrip, Trip
from holdouts.games.this_war_of_mine.picks import (
    Approach,
    BuySeat,
    ExploreOn,
    GoHome,
    GoOn,
    GoTo,
    LayAside,
    OpenMap,
    Pack,
    PackToken,
    PickState,
    PutNext,
    SwapLocation,
    Unpack,
    UseLocation,
)
from holdouts.games.this_war_of_mine.rules import (
    anytime,
    book,
    carrying,
    combat,
    convoy,
    dice,
    finds,
    goods,
    leading,
    looking,
    meeting,
    morning,
    places,
    states,
    trade,
    unknown,
)
from holdouts.games.this_war_of_mine.rules.leading import choose, choose_person
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import (
    ILLNESS,
    IN_SHELTER,
    MISERY,
    NEAR,
    NONE,
    ON_TRIP,
    OUT,
    SCAVENGE,
    TRIP,
    UNKNOWN_CARDS,
    WOUNDS,
    Siege,
)

RETURNS = {"reconnoitre": 2, "trade": 6, "heal": 4, "socialise": 3}
"""How many cards each action of a Location takes. [TWM-SCAV-18]"""
SCOUTED = 3
HEALED = -2
MARKET = trade.Offered(("green", "yellow", "grey"), (), (), "", 2)
"""What is for sale at a Location, and what the middleman wants. [10.14]"""
DEATH_ON_THE_WAY = 266
"""The script that is read when a scavenger has died. [TWM-SCAV-28]"""
HIDDEN_LOST_UP_TO = 6
"""Up to this on the black die somebody has found what was hidden. [TWM-ADV-6]"""

BY_NIGHT = Why("city-by-night")
ELSEWHERE = Why("elsewhere-tonight")
TOO_NEAR = Why("too-near")
NO_WAY_BACK = Why("no-way-back")
NO_BUYER = Why("nothing-to-trade")
NOBODY_HURT = Why("nobody-hurt")
NOBODY_SAD = Why("nobody-miserable")


# --- setting out ---


@step
def set_out(siege: Siege) -> Steps[None]:
    """The party leaves for the night, if there is one. [TWM-SCAV-1, TWM-EVENING-9]"""
    party = [person for person in siege.group if person.task == SCAVENGE]
    if not party:
        siege.past_trip = PastTrip(NONE, [], False)
        return
    siege.phase = TRIP
    siege.tell(events.PhaseBegan(phase=TRIP, rule="TWM-SCAV-1"))
    options = [GoTo(place.card) for number, place in enumerate(siege.places) if why_not_go(siege, number) is None]
    pick = yield from choose(siege, options, rule="TWM-SCAV-1", ask="where-to")
    for person in party:
        person.where, person.spent = OUT, False
    number = next(n for n, place in enumerate(siege.places) if place.card == pick.location)
    siege.trip = Trip(place=number)
    siege.tell(events.SetOut(location=pick.location, people=tuple(person.card for person in party), rule="TWM-SCAV-1"))
    siege.then(pack)


def why_not_go(siege: Siege, place: int) -> Why | None:
    """What speaks against going there: it is not night, the party is elsewhere, or it lies too near, for some
    Locations are gone to on the two farther spaces only. [TWM-SCAV-1, TWM-EVENING-5, 10.14]"""
    if siege.phase != TRIP:
        return BY_NIGHT
    if siege.trip is not None:
        return ELSEWHERE
    return TOO_NEAR if siege.location(place).distant and place == NEAR else None


@step
def pack(siege: Siege) -> Steps[None]:
    """Tokens go from Storage to the Findings Pile, as many as one likes; resources stay. [TWM-SCAV-2, TWM-SCAV-3]"""

    def options() -> list[Option]:
        tokens = siege.book.sorts["token"]
        found: list[Option] = [GoOn()]
        found += [Pack(good) for good in tokens if siege.storage[good]]
        found += [
            PackToken(n)
            for n, card in enumerate(siege.book.tokens)
            if _packable(siege, n) and (card.tool or card.muffles)
        ]
        found += [Unpack(good) for good in tokens if siege.pile[good]]
        return found

    while True:
        pick = yield from anytime.ask(siege, options, rule="TWM-SCAV-2", ask="pack", parts=(Pack, PackToken, Unpack))
        match pick:
            case Pack(good):
                siege.storage[good] -= 1
                siege.pile[good] += 1
            case PackToken(token):
                siege.tokens[token] = ON_TRIP
            case Unpack(good):
                siege.pile[good] -= 1
                siege.storage[good] += 1
            case _:
                siege.then(arrive)
                return


def _packable(siege: Siege, token: int) -> bool:
    return siege.tokens[token] == IN_SHELTER


@step
def arrive(siege: Siege) -> Steps[None]:
    """Snipers on the way, then the place: its noise, its cards, what was hidden there. [TWM-SCAV-4, TWM-SCAV-5]"""
    trip = siege.trip
    assert trip is not None
    trip.armed = siege.count("weapon", siege.pile) > 0
    yield from _run_the_gauntlet(siege)
    yield from mourn(siege)
    if not siege.party():  # nobody has come as far as the place
        siege.then(carrying.turn_back)
        return
    trip.noise = _first_noise(siege)
    unknown.lay_out(siege, _ahead(siege, trip))
    yield from _look_for_hidden(siege)
    yield from _enter(siege)
    yield from convoy.arrive(siege)
    yield from mourn(siege)
    siege.then(explore)


def _first_noise(siege: Siege) -> int:
    """The Noise with which a Location is entered. [TWM-SCAV-4]"""
    return finds.figure(siege, "noise-start", 1)


def _ahead(siege: Siege, trip: Trip) -> int:
    """How many cards lie ahead at a Location. [TWM-SCAV-5]"""
    return finds.figure(siege, "unknown", UNKNOWN_CARDS[trip.place])


def _swap(siege: Siege, trip: Trip, location: int) -> Steps[None]:
    """Another Location lies there; if it was the one of the trip, the party comes to the new one: its Noise, its cards,
    what it does to those who arrive. [TWM-ADV-10]"""
    here, before = siege.places[trip.place].card == location, _ahead(siege, trip)
    places.swap(siege, location, rule="TWM-ADV-10")
    if not here:
        return
    trip.noise = _first_noise(siege)
    more = _ahead(siege, trip) - before
    if more > 0:
        unknown.add_unknown(siege, more, rule="TWM-SCAV-5")
    elif more < 0:
        unknown.return_cards(siege, -more, rule="TWM-SCAV-5")
    yield from _enter(siege)


def _enter(siege: Siege) -> Steps[None]:
    """What a Location does to those who arrive. [TWM-SCAV-1]"""
    assert siege.trip is not None
    deed = Deed(siege.leader, "TWM-SCAV-1", trip=True)
    for effect in siege.location(siege.trip.place).arrival:
        yield from effect.resolve(siege, deed)


def _run_the_gauntlet(siege: Siege) -> Steps[None]:
    """Snipers shoot at one after the other, until somebody is hit. [TWM-MORNING-14]"""
    if not morning.figure(siege, "snipers", 0):
        return
    for person in list(siege.party()):
        if (yield from combat.hazard(siege, person, "red", rule="TWM-MORNING-14")):
            morning.sweep(siege, "wounded", rule="TWM-MORNING-14")
            return


def _look_for_hidden(siege: Siege) -> Steps[None]:
    """What was hidden here is still there, or somebody has found it. [TWM-ADV-6]"""
    assert siege.trip is not None
    hidden = siege.places[siege.trip.place].hidden
    if any(hidden):
        lost = dice.within(siege, "hidden", HIDDEN_LOST_UP_TO, rule="TWM-ADV-6")
        goods.move_all(hidden, siege.box if lost else siege.pile)
        siege.tell((events.CacheEmptied if lost else events.CacheFound)(rule="TWM-ADV-6"))
    yield from ()


# --- exploring ---


@step
def explore(siege: Siege) -> Steps[None]:
    """The next card, or something else instead; until there is nothing left, or nobody. [TWM-SCAV-10, TWM-SCAV-16]"""
    trip = siege.trip
    assert trip is not None
    if not siege.unknown:
        trip.emptied = trip.over = True
    if trip.over or not siege.party():
        siege.then(carrying.turn_back)
        return
    about = {"count": len(siege.unknown), "noise": trip.noise}
    pick = yield from anytime.ask(
        siege,
        lambda: list(_ways(siege)),
        rule="TWM-SCAV-10",
        ask="explore",
        about=about,
        times=("trip",),
        reasons=anytime.ASIDES,
    )
    if end_of(trip):
        siege.then(explore)
        return
    trip.may_end = False
    trip.begun = trip.begun or not isinstance(pick, SwapLocation)
    match pick:
        case ExploreOn():
            yield from _next_card(siege)
        case GoHome():
            trip.over = True
        case UseLocation(deed):
            yield from _use_location(siege, deed)
        case BuySeat():
            yield from convoy.buy(siege)
        case OpenMap(exploration, offer):
            yield from _open_map(siege, exploration, offer)
        case Approach(residents, offer):
            offers = [one for one in meeting.offers_of(siege, residents) if one.id == offer]
            yield from meeting.approach(siege, residents, offers, [])
        case SwapLocation(location):
            yield from _swap(siege, trip, location)
    yield from mourn(siege)
    siege.then(explore)


def _ways(siege: Siege) -> Iterator[Option]:
    """What the party may do next. [TWM-SCAV-17..19, TWM-SCAV-39]"""
    trip = siege.trip
    assert trip is not None
    if trip.over:
        yield GoHome()
        return
    yield ExploreOn()
    if why_not_turn_back(siege) is None:
        yield GoHome()
    for action in siege.location(trip.place).actions:
        if why_not_use_location(siege, action) is None:
            yield UseLocation(action)
    if convoy.may_buy(siege):
        yield BuySeat()
    deed = Deed(siege.leader, "TWM-SCAV-19", trip=True)
    for card in siege.area:
        for offer in siege.book.exploration[card].offers:
            if not siege.book.exploration[card].kept and meeting.can_take(siege, offer, deed):
                yield OpenMap(card, offer.id)
    for card in siege.staying:
        for offer in meeting.offers_of(siege, card):
            if meeting.can_take(siege, offer, deed):
                yield Approach(card, offer.id)
    if not trip.begun:
        yield from map(SwapLocation, places.swappable(siege))


def why_not_turn_back(siege: Siege) -> Why | None:
    """Only some cards let the party turn back. [TWM-SCAV-17]"""
    return None if siege.trip is not None and siege.trip.may_end else NO_WAY_BACK


def why_not_use_location(siege: Siege, action: str) -> Why | None:
    """What speaks against an action of a Location: too little of the night is left, or it would do nothing.
    [TWM-SCAV-18]"""
    if len(siege.unknown) < RETURNS[action]:
        return because("too-late", deed=action, least=RETURNS[action])
    if action == "trade" and trade.total(siege, siege.pile) < trade.commission(siege, MARKET):
        return NO_BUYER
    if action == "heal" and not _patients(siege):
        return NOBODY_HURT
    if action == "socialise" and not any(person.levels[MISERY] for person in siege.party()):
        return NOBODY_SAD
    return None


def _patients(siege: Siege) -> list[int]:
    return [person.card for person in siege.party() if person.levels[WOUNDS] or person.levels[ILLNESS]]


def _use_location(siege: Siege, action: str) -> Steps[None]:
    """Look round, trade, be treated, or talk to people. [TWM-SCAV-18, 10.14]"""
    unknown.return_cards(siege, RETURNS[action], rule="TWM-SCAV-18")
    siege.tell(events.LocationUsed(deed=action, rule="TWM-SCAV-18"))
    match action:
        case "reconnoitre":
            yield from looking.look(siege, "unknown", SCOUTED, rule="TWM-SCAV-18")
            if siege.unknown:
                yield from _arrange(siege, min(SCOUTED, len(siege.unknown)))
        case "trade":
            yield from trade.trade(siege, MARKET, siege.pile, rule="TWM-SCAV-18")
        case "heal":
            ill = [siege.person(card) for card in _patients(siege)]
            person = yield from choose_person(siege, ill, rule="TWM-SCAV-18", ask="whom-to-heal")
            if person is not None:
                found = [PickState(state) for state in (WOUNDS, ILLNESS) if person.levels[state]]
                which = yield from choose(siege, found, rule="TWM-SCAV-18", ask="heal", about={"person": person.card})
                yield from states.change(siege, person, which.state, HEALED, rule="TWM-SCAV-18")
        case "socialise":
            yield from states.change_each(siege, siege.party(), MISERY, -1, rule="TWM-SCAV-18")


def _arrange(siege: Siege, count: int) -> Steps[None]:
    """Cards that were looked at go back in any order. [10.14]"""
    seen, order = siege.unknown[-count:], list[int]()
    while len(seen) > 1:
        options = [PutNext(card) for card in seen]
        about = {"count": len(order) + 1}
        pick = yield from choose(siege, options, rule="TWM-SCAV-18", ask="arrange", about=about, parts=(PutNext,))
        seen.remove(pick.exploration)
        order.append(pick.exploration)
    siege.unknown[-count:] = [*seen, *reversed(order)]


def end_of(trip: Trip) -> bool:
    """Whether something that was played has ended the exploration."""
    return trip.over


# --- a card ---


def _next_card(siege: Siege) -> Steps[None]:
    """The top card of the Unknown deck is resolved and laid on the Discard. [TWM-SCAV-10, TWM-GEN-4]"""
    number = siege.unknown.pop()
    siege.scouted = max(0, siege.scouted - 1)
    siege.exploring = number
    siege.unveil()
    siege.tell(events.Explored(exploration=number, rule="TWM-SCAV-10"))
    card = siege.book.exploration[number]
    deed = Deed(siege.leader, "TWM-SCAV-10", trip=True)
    if card.script:
        yield from book.read(siege, card.script, deed)
    elif card.reality:
        yield from finds.open_the_book(siege, deed)
    else:
        yield from _resolve(siege, number, deed)
    if siege.exploring == number and not card.script:
        siege.explored.append(number)
    siege.exploring = NONE
    if siege.trip is not None:
        siege.trip.may_end = card.may_end
    if siege.scavengers():  # else the phase ends with this card, and the Journal goes on once
        leading.pass_on(siege)


def _resolve(siege: Siege, number: int, deed: Deed) -> Steps[None]:
    """What a card offers; a map card counts only where the Location has one. [TWM-SCAV-13, TWM-SCAV-19,
    TWM-SCAV-38]"""
    card = siege.book.exploration[number]
    place = finds.here(siege)
    if card.map and (place is None or card.map not in place.maps):
        siege.tell(events.NotHere(exploration=number, rule="TWM-SCAV-38"))
        return
    others: list[Option] = [] if card.must else [GoOn()]
    if card.map:
        others.append(LayAside())
    about = {"exploration": number}
    pick = yield from meeting.choose_offer(siege, card.offers, deed, ask="explored", about=about, others=others)
    if isinstance(pick, LayAside) or (card.kept and not isinstance(pick, GoOn)):
        siege.area.append(number)
        siege.exploring = NONE


def _open_map(siege: Siege, number: int, offer_id: str) -> Steps[None]:
    """A map card that was laid aside is resolved later on the same trip. [TWM-SCAV-19, TWM-ERRATA-13]"""
    siege.area.remove(number)
    siege.exploring = number
    offer = next(offer for offer in siege.book.exploration[number].offers if offer.id == offer_id)
    yield from meeting.take_up(siege, offer, Deed(siege.leader, "TWM-SCAV-19", trip=True))
    siege.explored.append(number)
    siege.exploring = NONE


# --- death on the way ---


def mourn(siege: Siege) -> Steps[None]:
    """Somebody died out here: its page is read, and whoever takes it to heart goes no further. [TWM-SCAV-28]"""
    trip = siege.trip
    if trip is None or not trip.fallen:
        return
    trip.fallen = 0
    if siege.party():
        yield from book.read(siege, DEATH_ON_THE_WAY, Deed(siege.leader, "TWM-SCAV-28", trip=True))
    for person in dice.empathy(siege, siege.party(), rule="TWM-SCAV-28"):
        person.broken = True
        siege.tell(events.BrokeOff(person=person.card, rule="TWM-SCAV-28"))
