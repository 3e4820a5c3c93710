"""Opportunities: offers among the searched cards. [GOD-OPPORTUNITY]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.godforsaken_scavengers.cards import Opportunity
from holdouts.games.godforsaken_scavengers.events import Completed, Discarded
from holdouts.games.godforsaken_scavengers.picks import Aim, Complete
from holdouts.games.godforsaken_scavengers.rules import gifts, playing
from holdouts.games.godforsaken_scavengers.rules.hands import can_pay, drop_cards, pay
from holdouts.games.godforsaken_scavengers.rules.harvest import PERIL_FIRST
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import QUEST, Deed, Expedition

NOT_YOUR_TURN = Why("quest-not-your-turn")
UNMET = Why("quest-unmet")


def opportunities(expedition: Expedition, seat: int) -> list[Complete]:
    """Whoever is active may complete what lies there, no matter who searched it. [GOD-OPPORTUNITY-1, -2]"""
    cards = expedition.book.cards
    offers = [card for card in expedition.zone(seat) if isinstance(cards[card], Opportunity)]
    return [Complete(card) for card in offers if why_not_complete(expedition, seat, card) is None]


def why_not_complete(expedition: Expedition, seat: int, card: int) -> Why | None:
    """An offer to the active player, never during a Peril. [GOD-OPPORTUNITY-1, GOD-OPPORTUNITY-7]"""
    if not expedition.on_turn(seat):
        return NOT_YOUR_TURN
    if expedition.trials:
        return PERIL_FIRST
    return None if meets(expedition, seat, card) else UNMET


def meets(expedition: Expedition, seat: int, card: int) -> bool:
    """Whether a player has, or has done, what an Opportunity asks for. [GOD-OPPORTUNITY-3]"""
    design = expedition.book.cards[card]
    assert isinstance(design, Opportunity)
    quest = design.quest
    player = expedition.players[seat]
    if quest.clean_search and (player.searched < quest.clean_search or player.afflicted):
        return False
    if quest.give and not ((expedition.solo and player.hand) or takers(expedition, seat)):
        return False
    return len(expedition.zone(seat)) >= quest.searched and can_pay(expedition, player.hand, list(quest.price))


def takers(expedition: Expedition, seat: int) -> list[int]:
    """Whom a quest's gift could go to: it is an ordinary gift, which cannot be offered twice. [GOD-HAND-11]"""
    return [other for other in expedition.others(seat) if gifts.gifts_for(expedition, seat, other)]


def start(expedition: Expedition, seat: int, card: int) -> None:
    expedition.then(complete, seat, card)


@step
def complete(expedition: Expedition, seat: int, card: int) -> Steps[None]:
    """Do what it asks, and its effect follows with no delay. [GOD-OPPORTUNITY-3]"""
    design = expedition.book.cards[card]
    assert isinstance(design, Opportunity)
    quest = design.quest
    if quest.give and not (yield from give_for(expedition, seat, quest.give)):
        return
    paid = yield from pay(expedition, seat, list(quest.price), rule="GOD-OPPORTUNITY-8")
    expedition.tell(Completed(who=seat, card=card, rule="GOD-OPPORTUNITY-3"))
    for effect in quest.do:
        yield from effect.resolve(expedition, Deed(card, QUEST, seat, paid=paid))
    playing.begin_deed(expedition, card, QUEST, seat, paid)
    expedition.then(opportunity_done, seat, card)


@step.silent
def opportunity_done(expedition: Expedition, seat: int, card: int) -> None:
    """Completed, it is discarded, unless it has gone elsewhere. [GOD-OPPORTUNITY-4]"""
    zone = expedition.zone(seat)
    if card in zone:
        zone.remove(card)
        expedition.discards.append(card)
        expedition.tell(Discarded(card=card, rule="GOD-OPPORTUNITY-4"))


def give_for(expedition: Expedition, seat: int, count: int) -> Steps[bool]:
    """An ordinary gift, which the other may refuse; alone, the card is discarded. [GOD-HAND-5]"""
    if expedition.solo:
        yield from drop_cards(expedition, seat, count, rule="GOD-OPPORTUNITY-8")
        return True
    people = [Aim(other) for other in takers(expedition, seat)]
    other: int = (yield Choose(seat, people, rule="GOD-OPPORTUNITY-8", ask="give-to-whom")).seat
    card: int = (
        yield Choose(
            seat,
            lambda: gifts.gifts_for(expedition, seat, other),
            rule="GOD-OPPORTUNITY-8",
            ask="give-what",
            about={"who": other},
        )
    ).card
    given: bool = yield from gifts.offer_gift(expedition, seat, other, card)
    return given
