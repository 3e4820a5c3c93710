"""The Caravan. [GOD-CARAVAN]"""

from holdouts.engine.decision import Call, Choose, ChooseUnseen
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.cards import Price
from holdouts.games.godforsaken_scavengers.events import CaravanFed, CaravanLoaded, CaravanUnfed, Discarded, PassedOn
from holdouts.games.godforsaken_scavengers.picks import Accept, Aim, Claim, Drop, Pass, Refuse, Swap, Take
from holdouts.games.godforsaken_scavengers.rules import ending, gifts, promises
from holdouts.games.godforsaken_scavengers.rules.anomalies import meet_stray_anomaly
from holdouts.games.godforsaken_scavengers.rules.hands import (
    can_make_room,
    gain,
    has_room,
    make_room,
    pay,
    take_openly,
)
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import Expedition


def load(expedition: Expedition) -> None:
    """As many draw cards as the Location costs go under it, unseen, before the cut. [GOD-CARAVAN-2, -3, -16]"""
    if not expedition.with_caravan:
        return
    expedition.caravan_fed = False
    count = min(expedition.figure("caravan-cards", expedition.first, expedition.place.cost), len(expedition.draw))
    for _ in range(count):
        expedition.caravan.append(expedition.draw.pop())
    expedition.tell(CaravanLoaded(count=count, rule="GOD-CARAVAN-2"))


def can_feed(expedition: Expedition, seat: int) -> bool:
    """Once a round, with printed numbers from one hand. [GOD-CARAVAN-13, GOD-CARAVAN-14, GOD-CARAVAN-17]"""
    if not expedition.with_caravan or expedition.caravan_fed:
        return False
    food = expedition.book.food
    return sum([food[card] for card in expedition.players[seat].hand]) >= expedition.place.cost


@step
def feed_caravan(expedition: Expedition, asking: int) -> Steps[None]:
    """Competing requests: whoever comes first clockwise from the Banner feeds it. [GOD-CARAVAN-4, GOD-CARAVAN-12]"""
    order = expedition.clockwise(expedition.first)
    rivals = [rival for rival in order[: order.index(asking)] if expedition.held(rival)]
    called = None
    if rivals:
        called = yield Call(
            rivals,
            lambda rival: [Claim()] if can_feed(expedition, rival) else [],
            rule="GOD-CARAVAN-12",
            about={"who": asking},
            default=Pass(),
        )
    seat = asking if called is None else called[0]
    yield from pay(expedition, seat, [Price(food=expedition.place.cost)], rule="GOD-CARAVAN-4")
    expedition.caravan_fed = True
    expedition.players[seat].fed_caravan += 1
    expedition.tell(CaravanFed(who=seat, rule="GOD-CARAVAN-4"))
    promises.note_caravan(expedition, seat)
    unload(expedition, seat)


def unload(expedition: Expedition, seat: int) -> None:
    """It releases everything at once; Perils and Opportunities are discarded unresolved. [GOD-CARAVAN-5, -6]"""
    expedition.unveil()
    cards, expedition.caravan = expedition.caravan, []
    cards_of = expedition.book.cards
    for card in [card for card in cards if cards_of[card].kind in ("peril", "opportunity")]:
        expedition.discards.append(card)
        expedition.tell(Discarded(card=card, rule="GOD-CARAVAN-5"))
    expedition.aside += [card for card in cards if expedition.is_action(card)]
    for card in [card for card in cards if cards_of[card].kind == "anomaly"]:
        expedition.tell(Discarded(card=card, rule="GOD-CARAVAN-6"))
        meet_stray_anomaly(expedition, seat, card)
    expedition.then(share_out, seat)


@step
def share_out(expedition: Expedition, seat: int) -> Steps[None]:
    """Before they enter the hand the cards may be passed on; what fits no hand is discarded. [GOD-CARAVAN-7, -8]"""
    if not expedition.aside:
        return
    expedition.then(share_out, seat)
    card = expedition.aside[0]
    ways: list[Take | Drop | Aim] = [Take(card)] if has_room(expedition, seat) else [Take(card), Drop(card)]
    friends = [Aim(other) for other in expedition.others(seat) if may_hand_on(expedition, seat, other)]
    pick = yield what_now(seat, card, [*ways, *friends])
    if isinstance(pick, Aim):
        if (yield from hand_on(expedition, seat, pick.seat, card)):
            return
        pick = yield what_now(seat, card, ways)
    if isinstance(pick, Take):
        if (yield from make_room(expedition, seat)):
            take_openly(expedition, seat, card, expedition.aside, rule="GOD-CARAVAN-4")
            return
        if can_make_room(expedition, seat):
            return  # on second thoughts: asked again
    expedition.aside.remove(card)
    expedition.discards.append(card)
    expedition.tell(Discarded(card=card, rule="GOD-CARAVAN-8"))


def what_now(seat: int, card: int, ways: list[Take | Drop | Aim]) -> Choose:
    return Choose(seat, ways, rule="GOD-CARAVAN-7", ask="caravan-card", about={"card": card})


def ways_to_hand_on(expedition: Expedition, seat: int, other: int) -> list[Accept | Swap]:
    """As a gift, if there is room, or for a hand card, which also a full hand allows. [GOD-HAND-5, GOD-HAND-6]"""
    ways: list[Accept | Swap] = [Accept()] if has_room(expedition, other) else []
    if gifts.may_give(expedition, other, seat):
        ways += [Swap(card) for card in expedition.players[other].hand]
    return ways


def may_hand_on(expedition: Expedition, seat: int, other: int) -> bool:
    """Whether it is worth asking somebody, by what everybody sees."""
    if not gifts.may_give(expedition, seat, other):
        return False
    return has_room(expedition, other) or (expedition.held(other) > 0 and gifts.may_give(expedition, other, seat))


def hand_on(expedition: Expedition, seat: int, other: int, card: int) -> Steps[bool]:
    """The other takes the card as a gift, offers one for it, or wants none of it."""
    theirs = expedition.players[other].hand
    answer = yield ChooseUnseen(
        other,
        lambda: [Refuse(), *ways_to_hand_on(expedition, seat, other)],
        rule="GOD-CARAVAN-7",
        ask="caravan-gift",
        about={"who": seat, "card": card},
        default=Refuse(),
    )
    if isinstance(answer, Swap):
        place = theirs.index(answer.card)
        expedition.show_to(seat, [answer.card])
        deal = yield Choose(
            seat,
            [Accept(), Refuse()],
            rule="GOD-HAND-6",
            about={"who": other, "mine": card, "card": answer.card},
            default=Refuse(),
        )
        if isinstance(deal, Refuse) or not (yield from make_room(expedition, seat)):
            return False
        given = gifts.offered(expedition, other, place, answer.card, seat)
        gifts.give(expedition, other, seat, given, rule="GOD-CARAVAN-7")
        promises.note_gift(expedition, other, seat, given)
    if isinstance(answer, Refuse):
        return False
    expedition.aside.remove(card)
    gain(expedition, other, card)
    expedition.tell(PassedOn(who=seat, other=other, card=card, rule="GOD-CARAVAN-7"))
    return True


def check(expedition: Expedition) -> None:
    """A round in which it stays unfed loses the game for everybody. [GOD-CARAVAN-10, GOD-CARAVAN-11]"""
    if expedition.with_caravan and not expedition.caravan_fed:
        expedition.tell(CaravanUnfed(rule="GOD-CARAVAN-10"))
        ending.caravan_lost(expedition)
