"""Gifts: a card changes hands. [GOD-HAND-4, GOD-HAND-5, GOD-HAND-7]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.events import Declined, Gave, GaveCard
from holdouts.games.godforsaken_scavengers.picks import Accept, Give, Refuse
from holdouts.games.godforsaken_scavengers.rules import promises
from holdouts.games.godforsaken_scavengers.rules.hands import make_room, pass_on, pass_openly
from holdouts.games.godforsaken_scavengers.state import Expedition, Offer

GIFT = "gift"


def may_give(expedition: Expedition, giver: int, receiver: int) -> bool:
    """During a Peril only the searcher may receive, and may not give. [GOD-HAND-7, GOD-PERIL-11, GOD-PERIL-12]"""
    trials = expedition.trials
    if trials and trials[-1].searcher != receiver:
        return False
    return not (expedition.forbidden("give", giver) or expedition.forbidden("receive-cards", receiver))


def gifts_for(expedition: Expedition, seat: int, other: int) -> list[Give]:
    """The cards a player may offer somebody: none that was refused or has come as a gift just now. [GOD-HAND-11]"""
    if not may_give(expedition, seat, other):
        return []
    player = expedition.players[seat]
    return [
        Give(card)
        for card in player.hand
        if card not in player.received and Offer(GIFT, other, card) not in player.refused
    ]


def offer_gift(expedition: Expedition, seat: int, other: int, card: int) -> Steps[bool]:
    """A gift needs the receiver's consent and room. [GOD-HAND-5]"""
    place = expedition.players[seat].hand.index(card)
    if promises.given_openly(expedition, seat, other):
        expedition.show([card])
    expedition.show_to(other, [card])
    pick = yield Choose(
        other, [Accept(), Refuse()], rule="GOD-HAND-5", about={"who": seat, "card": card}, default=Refuse()
    )
    if isinstance(pick, Refuse) or not (yield from make_room(expedition, other)):
        refused = offered(expedition, seat, place, card, other)
        expedition.players[seat].refused.append(Offer(GIFT, other, refused))
        expedition.tell(Declined(who=other, other=seat, rule="GOD-HAND-5"))
        promises.note_declined(expedition, seat, other, refused)
        return False
    given = offered(expedition, seat, place, card, other)
    give(expedition, seat, other, given, rule="GOD-HAND-4")
    expedition.players[other].received.append(given)
    promises.note_gift(expedition, seat, other, given)
    return True


def offered(expedition: Expedition, seat: int, place: int, card: int, other: int) -> int:
    """What a hand offers: the card itself, if whoever it was shown to knows it and it lies there; where somebody else
    imagines the game, whatever they take to lie in its place."""
    player = expedition.players[seat]
    if card in player.hand and card in secrets.shown(expedition, other):
        return card
    if not player.hand:  # they were taken to have laid it out for their meal
        player.hand.append(player.plan.pop())
    return player.hand[min(place, len(player.hand) - 1)]


def give(expedition: Expedition, seat: int, other: int, card: int, *, rule: str) -> None:
    """A hand card changes hands; only the two know which, unless a promise has it seen by all."""
    hand_over(expedition, seat, other, card)
    expedition.tell(Gave(who=seat, other=other, rule=rule, to=secrets.not_to(seat, other)))
    expedition.tell(GaveCard(who=seat, other=other, card=card, rule=rule, to=secrets.between(seat, other)))


def hand_over(expedition: Expedition, giver: int, receiver: int, card: int) -> None:
    if promises.given_openly(expedition, giver, receiver):
        pass_openly(expedition, giver, receiver, card)
    else:
        pass_on(expedition, giver, receiver, card)
