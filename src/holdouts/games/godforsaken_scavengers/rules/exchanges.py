"""Gifts, swaps and the way to a deal. [GOD-HAND-4..7, GOD-HAND-11]"""

from holdouts.engine.decision import Choose, ChooseUnseen
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.events import Declined, Gave, GaveCard, Swapped, SwappedCards
from holdouts.games.godforsaken_scavengers.picks import Accept, Aim, Approach, Give, MakeDeal, NeverMind, Refuse, Swap
from holdouts.games.godforsaken_scavengers.rules import deals
from holdouts.games.godforsaken_scavengers.rules.hands import make_room, pass_on, pass_openly
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import Expedition, Offer

MOST_APPROACHES = 2
GIFT, SWAP = "gift", "swap"


def open_window(expedition: Expedition) -> None:
    """A new moment between two steps: everybody may approach the others anew. [GOD-HAND-11]"""
    for player in expedition.players:
        player.approaches = 0
        player.refused = []
        player.refused_deals = []
        player.received = []


def approach_options(expedition: Expedition, seat: int) -> list[Approach]:
    """Whoever has anything to offer anybody may look at it, as often as they like. [GOD-HAND-11]"""
    for other, partner in enumerate(expedition.players):
        if other != seat and not partner.dead and ways_with(expedition, seat, other):
            return [Approach()]
    return []


def ways_with(expedition: Expedition, seat: int, other: int) -> bool:
    return (may_propose(expedition, seat) and deals.may_deal(expedition, seat, other)) or (
        bool(expedition.players[seat].hand) and may_give(expedition, seat, other)
    )


def may_propose(expedition: Expedition, seat: int) -> bool:
    """At most two swaps or deals are proposed by one player in one moment; gifts are not counted. [GOD-HAND-11]"""
    return expedition.players[seat].approaches < MOST_APPROACHES


def may_give(expedition: Expedition, giver: int, receiver: int) -> bool:
    """During a Peril only the searcher may receive, and may not give. [GOD-HAND-7, GOD-PERIL-11, GOD-PERIL-12]"""
    trials = expedition.trials
    if (trials and trials[-1].searcher != receiver) or expedition.rule.no_gifts:
        return False
    for burden in expedition.burdens(giver):
        if burden.no_giving:
            return False
    return all(not burden.no_cards_from_others for burden in expedition.burdens(receiver))


def may_swap(expedition: Expedition, one: int, other: int) -> bool:
    """Both give and both receive, so never during a Peril. [GOD-HAND-6, GOD-HAND-7]"""
    return expedition.held(other) > 0 and may_give(expedition, one, other) and may_give(expedition, other, one)


@step
def approach(expedition: Expedition, seat: int) -> Steps[None]:
    """Whom, and with what. [GOD-HAND-4, GOD-DEAL-1]"""
    partners = [Aim(other) for other in expedition.others(seat) if ways_with(expedition, seat, other)]
    pick = yield Choose(seat, [NeverMind(), *partners], rule="GOD-HAND-4", ask="approach-whom", default=NeverMind())
    if isinstance(pick, NeverMind):
        return
    other: int = pick.seat
    pick = yield Choose(
        seat,
        lambda: what_to_offer(expedition, seat, other),
        rule="GOD-HAND-4",
        ask="approach-how",
        about={"who": other},
        default=NeverMind(),
    )
    match pick:
        case Give(card):
            yield from offer_gift(expedition, seat, other, card)
        case Swap(card):
            yield from offer_swap(expedition, seat, other, card)
        case MakeDeal():
            deals.begin_draft(expedition, seat, other)


def what_to_offer(expedition: Expedition, seat: int, other: int) -> list[NeverMind | Give | Swap | MakeDeal]:
    player = expedition.players[seat]
    options: list[NeverMind | Give | Swap | MakeDeal] = [NeverMind()]
    options += gifts_for(expedition, seat, other)
    if not may_propose(expedition, seat):
        return options
    if may_swap(expedition, seat, other):
        options += [Swap(card) for card in player.hand if Offer(SWAP, other, card) not in player.refused]
    if deals.may_deal(expedition, seat, other):
        options.append(MakeDeal())
    return options


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
    hand = expedition.players[seat].hand
    place = hand.index(card)
    if deals.given_openly(expedition, seat, other):
        expedition.show([card])
    expedition.show_to(other, [card])
    pick = yield Choose(
        other, [Accept(), Refuse()], rule="GOD-HAND-5", about={"who": seat, "card": card}, default=Refuse()
    )
    if isinstance(pick, Refuse) or not (yield from make_room(expedition, other)):
        expedition.players[seat].refused.append(Offer(GIFT, other, hand[place]))
        expedition.tell(Declined(who=other, other=seat, rule="GOD-HAND-5"))
        deals.note_declined(expedition, seat, other, hand[place])
        return False
    given = hand[place]
    give(expedition, seat, other, given, rule="GOD-HAND-4")
    expedition.players[other].received.append(given)
    deals.note_gift(expedition, seat, other, given)
    return True


def give(expedition: Expedition, seat: int, other: int, card: int, *, rule: str) -> None:
    """A hand card changes hands; only the two know which, unless a promise has it seen by all."""
    hand_over(expedition, seat, other, card)
    expedition.tell(Gave(who=seat, other=other, rule=rule, to=secrets.not_to(seat, other)))
    expedition.tell(GaveCard(who=seat, other=other, card=card, rule=rule, to=secrets.between(seat, other)))


def offer_swap(expedition: Expedition, seat: int, other: int, card: int) -> Steps[None]:
    """One for one, which also a full hand allows; both must agree. [GOD-HAND-6]"""
    mine, theirs = expedition.players[seat].hand, expedition.players[other].hand
    place = mine.index(card)
    expedition.players[seat].approaches += 1
    expedition.show_to(other, [card])
    answer = yield ChooseUnseen(
        other,
        lambda: [Refuse(), *(Swap(offered) for offered in theirs)],
        rule="GOD-HAND-6",
        ask="swap-for-what",
        about={"who": seat, "card": card},
        default=Refuse(),
    )
    if isinstance(answer, Swap):
        their_place = theirs.index(answer.card)
        expedition.show_to(seat, [answer.card])
        pick = yield Choose(
            seat,
            [Accept(), Refuse()],
            rule="GOD-HAND-6",
            about={"who": other, "mine": card, "card": answer.card},
            default=Refuse(),
        )
        if isinstance(pick, Accept):
            swap(expedition, seat, mine[place], other, theirs[their_place])
            return
    expedition.players[seat].refused.append(Offer(SWAP, other, mine[place]))
    expedition.tell(Declined(who=other, other=seat, rule="GOD-HAND-6"))


def hand_over(expedition: Expedition, giver: int, receiver: int, card: int) -> None:
    if deals.given_openly(expedition, giver, receiver):
        pass_openly(expedition, giver, receiver, card)
    else:
        pass_on(expedition, giver, receiver, card)


def swap(expedition: Expedition, seat: int, card: int, other: int, theirs: int) -> None:
    hand_over(expedition, seat, other, card)
    hand_over(expedition, other, seat, theirs)
    expedition.tell(Swapped(who=seat, other=other, rule="GOD-HAND-6", to=secrets.not_to(seat, other)))
    expedition.tell(
        SwappedCards(who=seat, other=other, mine=card, card=theirs, rule="GOD-HAND-6", to=secrets.between(seat, other))
    )
    deals.note_gift(expedition, seat, other, card)
    deals.note_gift(expedition, other, seat, theirs)
