"""The Caravan. [GOD-CARAVAN]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.cards import Price
from holdouts.games.godforsaken_scavengers.events import CaravanFed, CaravanLoaded, CaravanUnfed, Discarded, Took
from holdouts.games.godforsaken_scavengers.picks import Accept, Aim, Claim, Drop, FeedCaravan, Pass, Refuse, Take
from holdouts.games.godforsaken_scavengers.rules import deals, ending, exchanges
from holdouts.games.godforsaken_scavengers.rules.anomalies import meet_anomaly
from holdouts.games.godforsaken_scavengers.rules.hands import gain, has_room, make_room, pay
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import NONE, Expedition


def load(expedition: Expedition) -> None:
    """As many draw cards as the Location costs go under it, unseen, before the cut. [GOD-CARAVAN-2, -3, -16]"""
    if not expedition.with_caravan:
        return
    expedition.caravan_fed = False
    count = min(expedition.place.cost + expedition.rule.caravan_cards, len(expedition.draw))
    for _ in range(count):
        expedition.caravan.append(expedition.draw.pop())
    expedition.tell(CaravanLoaded(count=count, rule="GOD-CARAVAN-2"))


def can_feed(expedition: Expedition, seat: int) -> bool:
    """Once a round, with printed numbers from one hand; never during a Peril. [GOD-CARAVAN-13, -14, -15, -17]"""
    if not expedition.with_caravan or expedition.caravan_fed or expedition.trials:
        return False
    food = expedition.book.food
    return sum(food[card] for card in expedition.players[seat].hand) >= expedition.place.cost


def options(expedition: Expedition, seat: int) -> list[FeedCaravan]:
    return [FeedCaravan()] if can_feed(expedition, seat) else []


@step
def feed_caravan(expedition: Expedition, asking: int) -> Steps[None]:
    """Competing requests: whoever comes first clockwise from the Banner feeds it. [GOD-CARAVAN-4, GOD-CARAVAN-12]"""
    seat = asking
    for rival in expedition.clockwise(expedition.first):
        if rival == asking:
            break
        if can_feed(expedition, rival):
            pick = yield Choose(
                rival, [Pass(), Claim()], rule="GOD-CARAVAN-12", about={"who": asking}, discreet=True, default=Pass()
            )
            if isinstance(pick, Claim):
                seat = rival
                break
    paid = yield from pay(expedition, seat, [Price(food=expedition.place.cost)], rule="GOD-CARAVAN-4")
    expedition.caravan_fed = True
    expedition.players[seat].fed_caravan += 1
    expedition.tell(CaravanFed(who=seat, cards=tuple(paid), rule="GOD-CARAVAN-4"))
    deals.note_caravan(expedition, seat)
    unload(expedition, seat)


def unload(expedition: Expedition, seat: int) -> None:
    """It releases everything at once; Perils and Opportunities are discarded unresolved. [GOD-CARAVAN-5, -6]"""
    expedition.unveil()
    cards, expedition.caravan = expedition.caravan, []
    expedition.forget(cards)
    cards_of = expedition.book.cards
    for card in [card for card in cards if cards_of[card].kind in ("peril", "opportunity")]:
        expedition.discards.append(card)
        expedition.tell(Discarded(card=card, rule="GOD-CARAVAN-5"))
    expedition.aside += [card for card in cards if expedition.is_action(card)]
    expedition.then(share_out, seat)
    for card in [card for card in cards if cards_of[card].kind == "anomaly"]:
        expedition.tell(Discarded(card=card, rule="GOD-CARAVAN-6"))
        meet_anomaly(expedition, seat, card, NONE)


@step
def share_out(expedition: Expedition, seat: int) -> Steps[None]:
    """Before they enter the hand the cards may be passed on; what fits no hand is discarded. [GOD-CARAVAN-7, -8]"""
    if not expedition.aside:
        return
    if expedition.players[seat].dead:
        expedition.discards += expedition.aside
        expedition.aside = []
        return
    expedition.then(share_out, seat)
    card = expedition.aside[0]
    friends = [
        Aim(other)
        for other in expedition.others(seat)
        if exchanges.may_give(expedition, seat, other) and has_room(expedition, other)
    ]
    pick = yield Choose(
        seat, [Take(card), *friends, Drop(card)], rule="GOD-CARAVAN-7", ask="caravan-card", about={"card": card}
    )
    match pick:
        case Take():
            if (yield from make_room(expedition, seat)):
                receive(expedition, seat, card)
        case Aim(other):
            answer = yield Choose(
                other, [Accept(), Refuse()], rule="GOD-CARAVAN-7", ask="caravan-gift", about={"who": seat, "card": card}
            )
            if isinstance(answer, Accept):
                receive(expedition, other, card)
            elif (yield from make_room(expedition, seat)):
                receive(expedition, seat, card)
        case Drop():
            expedition.aside.remove(card)
            expedition.discards.append(card)
            expedition.tell(Discarded(card=card, rule="GOD-CARAVAN-8"))


def receive(expedition: Expedition, seat: int, card: int) -> None:
    expedition.aside.remove(card)
    gain(expedition, seat, card)
    expedition.tell(Took(who=seat, card=card, rule="GOD-CARAVAN-4"))


def check(expedition: Expedition) -> None:
    """A round in which it stays unfed loses the game for everybody. [GOD-CARAVAN-10, GOD-CARAVAN-11]"""
    if expedition.with_caravan and not expedition.caravan_fed:
        expedition.tell(CaravanUnfed(rule="GOD-CARAVAN-10"))
        ending.caravan_lost(expedition)
