"""Survivors who join, change sides or are put somewhere. [DOW-SURVIVOR, DOW-EXILE]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.picks import Where, Who, Whom
from holdouts.games.dead_of_winter.state import COLONY, NONE, OUTSIDE, Survivor, Winter


def room_for_newcomer(winter: Winter, seat: int, leaving: int = 0) -> bool:
    """Whether somebody who joins finds a space; so many helpless survivors will have left by then. [DOW-SURVIVOR-3,
    DOW-EXILE-9, DOW-CROSS-17]"""
    if winter.players[seat].exiled:
        return any(winter.room(place) > 0 for place in OUTSIDE)
    return winter.room(COLONY) + min(leaving, winter.helpless) > 0


def recruit(winter: Winter, seat: int, *, rule: str) -> Steps[int | None]:
    """The top survivor card joins a group; without a space, or without a card, nobody does. [DOW-SURVIVOR-1]"""
    if not winter.survivor_deck or not room_for_newcomer(winter, seat):
        return None
    place = yield from place_for(winter, seat, rule=rule)
    return welcome(winter, seat, winter.survivor_deck.pop(), place, rule=rule)


def place_for(winter: Winter, seat: int, *, rule: str) -> Steps[int]:
    """The colony; for an exile a place outside of their choice. [DOW-EXILE-9]"""
    if not winter.players[seat].exiled:
        return COLONY
    place = yield from choose_place(seat, [place for place in OUTSIDE if winter.room(place) > 0], rule=rule)
    return place


def choose_place(seat: int, places: list[int], *, rule: str) -> Steps[int]:
    """Where somebody goes."""
    pick = yield Choose(seat, [Where(place) for place in places], rule=rule, ask="place-newcomer")
    place: int = pick.place
    return place


def welcome(winter: Winter, seat: int, card: int, place: int, *, rule: str) -> int:
    """Somebody joins, unhurt and ready to act, but brings no die yet. [DOW-SURVIVOR-2, DOW-MOVE-6]"""
    player = winter.players[seat]
    player.group.append(Survivor(card, place))
    if player.leader == NONE:
        player.leader = card
    winter.unveil()
    winter.tell(events.Joined(who=seat, survivor=card, place=place, rule=rule))
    if seat == winter.active:
        winter.note(moments.GainedSurvivor, survivor=card, place=place)
    return card


def replacement(winter: Winter, seat: int) -> Steps[bool]:
    """Whoever has lost the last survivor gets another as leader, wherever there is space. [DOW-SURVIVOR-11]"""
    if not winter.survivor_deck:
        return False
    exiled = winter.players[seat].exiled
    places = [place for place in OUTSIDE if winter.room(place) > 0]
    if not exiled and winter.room(COLONY) > 0:
        places = [COLONY]
    if not places:
        return False
    place = yield from choose_place(seat, places, rule="DOW-SURVIVOR-11")
    welcome(winter, seat, winter.survivor_deck.pop(), place, rule="DOW-SURVIVOR-11")
    return True


def join_by_name(winter: Winter, seat: int, card: int, *, rule: str) -> Steps[int | None]:
    """A particular survivor comes out of the deck, which is shuffled then."""
    if card not in winter.survivor_deck or not room_for_newcomer(winter, seat):
        return None
    place = yield from place_for(winter, seat, rule=rule)
    winter.survivor_deck.remove(card)
    winter.shuffle(winter.survivor_deck)
    return welcome(winter, seat, card, place, rule=rule)


def add_helpless(winter: Winter, seat: int | None, count: int, *, rule: str) -> None:
    """Helpless survivors come as far as there is space; an exile brings none. [DOW-EXILE-8]"""
    if seat is not None and winter.players[seat].exiled:
        return
    came = min(count, max(0, winter.room(COLONY)))
    if came:
        winter.helpless += came
        winter.tell(events.HelplessCame(count=came, rule=rule))


def send_helpless(winter: Winter, count: int, *, rule: str) -> None:
    """Helpless survivors leave, which is no death."""
    left = min(count, winter.helpless)
    if left:
        winter.helpless -= left
        winter.tell(events.HelplessLeft(count=left, rule=rule))


def choose_leader(winter: Winter, seat: int) -> Steps[None]:
    """A group without its leader gets a new one. [DOW-SURVIVOR-9]"""
    winter.players[seat].leader = NONE
    options = [Whom(survivor.card) for survivor in winter.own(seat)]
    pick = yield Choose(seat, options, rule="DOW-SURVIVOR-9", ask="new-leader", default=options[-1])
    winter.players[seat].leader = pick.survivor
    winter.tell(events.NewLeader(who=seat, survivor=pick.survivor, rule="DOW-SURVIVOR-9"))


# --- changing sides ---


def may_take(winter: Winter, seat: int, survivor: Survivor) -> list[int]:
    """Who may get a survivor of this seat; nobody, if it is the only one. [DOW-SURVIVOR-18, DOW-EXILE-22]"""
    if len(winter.players[seat].group) < 2:
        return []
    return [other for other in winter.others(seat) if survivor.place != COLONY or not winter.players[other].exiled]


def choose_taker(seat: int, takers: list[int], *, rule: str) -> Steps[int | None]:
    """Who gets a survivor."""
    if not takers:
        return None
    pick = yield Choose(seat, [Who(other) for other in takers], rule=rule, ask="who-takes")
    taker: int = pick.seat
    return taker


def transfer(winter: Winter, seat: int, survivor: Survivor, taker: int, *, rule: str) -> Steps[None]:
    """A survivor changes controller, with all they have. [DOW-SURVIVOR-18]"""
    giver = winter.players[seat]
    giver.group.remove(survivor)
    winter.players[taker].group.append(survivor)
    winter.tell(events.ChangedSides(who=seat, other=taker, survivor=survivor.card, rule=rule))
    if giver.leader == survivor.card:
        yield from choose_leader(winter, seat)


def places_to_put(winter: Winter, seat: int, survivor: Survivor, places: list[int]) -> list[int]:
    """Where a survivor can really be put: a free space elsewhere, never the colony for an exile. [DOW-CROSS-18]"""
    exiled = winter.players[seat].exiled
    return [
        place
        for place in places
        if place != survivor.place and winter.room(place) > 0 and not (exiled and place == COLONY)
    ]


def put(winter: Winter, seat: int, survivor: Survivor, place: int, *, rule: str) -> None:
    """A survivor is put somewhere, which is no move and needs no roll. [DOW-MOVE-5]"""
    survivor.place = place
    winter.tell(events.WasPlaced(who=seat, survivor=survivor.card, place=place, rule=rule))
