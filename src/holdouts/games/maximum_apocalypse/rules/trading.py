"""Exchanging Scavenge cards with somebody on the same tile. [MAX-FREE-3..5]"""

from typing import Any

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.events import KeptGear, Traded, TradeRefused
from holdouts.games.maximum_apocalypse.picks import Accept, Ask, Give, Leave, Propose, Refuse
from holdouts.games.maximum_apocalypse.rules import gear, hands
from holdouts.games.maximum_apocalypse.state import Apocalypse, Gear, Offer


def tradable(world: Apocalypse, seat: int) -> list[int]:
    """Scavenge cards in hand and in play; survivor cards never change hands. [MAX-FREE-4, MAX-FREE-5]"""
    found = world.book.first_scavenge
    hand = [] if world.merged else [card for card in world.kit_of(seat).hand if card >= found]
    return hand + [held.card for held in world.gear(seat) if held.card >= found]


def partners(world: Apocalypse, seat: int) -> list[int]:
    """Who could be asked: others on the same tile, if there is anything to exchange. [MAX-FREE-3]"""
    survivor = world.survivors[seat]
    place = survivor.place
    here = [
        other
        for other, person in enumerate(world.survivors)
        if person.place == place and other != seat and not person.dead
    ]
    if not here or tradable(world, seat):
        return here
    return [other for other in here if tradable(world, other)]


def trade(world: Apocalypse, seat: int, other: int) -> Steps[None]:
    """Any number of cards either way, with one partner, who must agree; talk uses nothing up. [MAX-FREE-3]"""
    given: list[int] = []
    taken: list[int] = []
    while True:
        options: list[Any] = [Give(card) for card in tradable(world, seat) if card not in given]
        options += [Ask(card) for card in tradable(world, other) if card not in taken]
        if (given or taken) and _offer(other, given, taken) not in world.survivors[seat].declined:
            options.append(Propose())
        about = {"other": other, "given": tuple(given), "taken": tuple(taken)}
        pick = yield Choose(
            seat, [*options, Leave()], rule="MAX-FREE-3", ask="trade-what", about=about, parts=(Give, Ask)
        )
        match pick:
            case Give(card):
                given.append(card)
            case Ask(card):
                taken.append(card)
            case Leave():
                return
            case _:
                break
    about = {"other": seat, "given": tuple(given), "taken": tuple(taken)}
    pick = yield Choose(other, [Accept(), Refuse()], rule="MAX-FREE-3", ask="trade-agree", about=about)
    if isinstance(pick, Refuse):
        world.survivors[seat].declined.append(_offer(other, given, taken))
        world.tell(TradeRefused(who=seat, other=other, rule="MAX-FREE-3"))
        return
    world.survivors[seat].traded = True
    world.tell(Traded(who=seat, other=other, given=tuple(given), taken=tuple(taken), rule="MAX-FREE-3"))
    yield from _swap(world, seat, other, given, taken)


def _offer(other: int, given: list[int], taken: list[int]) -> Offer:
    """An exchange as it is remembered: whoever refused it is not asked for the same again this turn."""
    return other, sorted(given), sorted(taken)


def _swap(world: Apocalypse, seat: int, other: int, given: list[int], taken: list[int]) -> Steps[None]:
    """Both sides give first; then what was in play goes into play at the other, as it was. [MAX-FREE-5]"""
    moving = [(seat, other, card) for card in given] + [(other, seat, card) for card in taken]
    lifted: list[tuple[int, int, Gear]] = []
    for giver, taker, card in moving:
        if card in world.kit_of(giver).hand:
            world.kit_of(giver).hand.remove(card)
            world.kit_of(taker).hand.append(card)
        else:
            lifted.append((giver, taker, gear.lift(world, giver, gear.find_gear(world, card)[1])))
    for giver, taker, held in lifted:
        if (yield from gear.hand_on(world, taker, held)):
            continue
        if (yield from gear.hand_on(world, giver, held)):
            world.tell(KeptGear(who=giver, card=held.card, rule="MAX-FREE-5"))
        else:
            gear.set_down(world, giver, held)
    for side in (seat, other):
        yield from hands.keep_limit(world, side)
