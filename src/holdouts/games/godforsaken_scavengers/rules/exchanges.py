"""Gifts, swaps and the way to a deal. [GOD-HAND-4..7, GOD-HAND-11]"""

from functools import partial

from holdouts.engine.decision import Choose, ChooseUnseen
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.events import Declined, Swapped, SwappedCards
from holdouts.games.godforsaken_scavengers.picks import Accept, Aim, Approach, Give, MakeDeal, NeverMind, Refuse, Swap
from holdouts.games.godforsaken_scavengers.rules import deals, promises
from holdouts.games.godforsaken_scavengers.rules.gifts import gifts_for, hand_over, may_give, offer_gift, offered
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import Expedition, Offer

MOST_APPROACHES = 2
SWAP = "swap"


def open_window(expedition: Expedition) -> None:
    """A new moment between two steps: everybody may approach the others anew. [GOD-HAND-11]"""
    for player in expedition.players:
        player.approaches = 0
        if player.refused or player.refused_deals or player.received:  # mostly nobody has talked, and nothing is made
            player.refused = []
            player.refused_deals = []
            player.received = []


APPROACH = Approach()


def may_approach(expedition: Expedition, seat: int) -> bool:
    """Whoever has anything to offer anybody may look at it, as often as they like. [GOD-HAND-11]"""
    for other, partner in enumerate(expedition.players):
        if other != seat and not partner.dead and ways_with(expedition, seat, other):
            return True
    return False


def ways_with(expedition: Expedition, seat: int, other: int) -> bool:
    """Whether there is anything to propose or to give to somebody."""
    return (may_propose(expedition, seat) and deals.may_deal(expedition, seat, other)) or (
        bool(expedition.players[seat].hand) and may_give(expedition, seat, other)
    )


def may_propose(expedition: Expedition, seat: int) -> bool:
    """At most two swaps or deals are proposed by one player in one moment; gifts are not counted. [GOD-HAND-11]"""
    return expedition.players[seat].approaches < MOST_APPROACHES


def may_swap(expedition: Expedition, one: int, other: int) -> bool:
    """Both give and both receive, so never during a Peril. [GOD-HAND-6, GOD-HAND-7]"""
    return expedition.held(other) > 0 and may_give(expedition, one, other) and may_give(expedition, other, one)


@step
def approach(expedition: Expedition, seat: int) -> Steps[None]:
    """Whom, and with what. [GOD-HAND-4, GOD-DEAL-1]"""
    whom = partial(whom_to_approach, expedition, seat)
    pick = yield Choose(seat, whom, rule="GOD-HAND-4", ask="approach-whom", default=NeverMind())
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


def whom_to_approach(expedition: Expedition, seat: int) -> list[NeverMind | Aim]:
    """Everybody with whom there is anything to give, swap or agree."""
    partners = [Aim(other) for other in expedition.others(seat) if ways_with(expedition, seat, other)]
    return [NeverMind(), *partners]


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


def offer_swap(expedition: Expedition, seat: int, other: int, card: int) -> Steps[None]:
    """One for one, which also a full hand allows; both must agree. [GOD-HAND-6]"""
    mine, theirs = expedition.players[seat].hand, expedition.players[other].hand
    place = mine.index(card)
    expedition.players[seat].approaches += 1
    expedition.show_to(other, [card])
    answer = yield ChooseUnseen(
        other,
        lambda: [Refuse(), *(Swap(held) for held in theirs)],
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
            given = offered(expedition, seat, place, card, other)
            swap(expedition, seat, given, other, offered(expedition, other, their_place, answer.card, seat))
            return
    refused = offered(expedition, seat, place, card, other)
    expedition.players[seat].refused.append(Offer(SWAP, other, refused))
    expedition.tell(Declined(who=other, other=seat, rule="GOD-HAND-6"))


def swap(expedition: Expedition, seat: int, card: int, other: int, theirs: int) -> None:
    hand_over(expedition, seat, other, card)
    hand_over(expedition, other, seat, theirs)
    expedition.tell(Swapped(who=seat, other=other, rule="GOD-HAND-6", to=secrets.not_to(seat, other)))
    expedition.tell(
        SwappedCards(who=seat, other=other, mine=card, card=theirs, rule="GOD-HAND-6", to=secrets.between(seat, other))
    )
    promises.note_gift(expedition, seat, other, card)
    promises.note_gift(expedition, other, seat, theirs)
