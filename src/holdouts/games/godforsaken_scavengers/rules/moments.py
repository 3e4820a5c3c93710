"""The moments between two steps, in which anybody may do something. [GOD-TURN-3]"""

from typing import Any

from holdouts.engine.decision import Choose, Option
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.events import Bartered
from holdouts.games.godforsaken_scavengers.picks import (
    Approach,
    Barter,
    Complete,
    FeedCaravan,
    Play,
    Select,
    Shed,
    UsePower,
)
from holdouts.games.godforsaken_scavengers.rules import caravan, exchanges, opportunities, playing
from holdouts.games.godforsaken_scavengers.rules.afflictions import has_face_up, turn_down
from holdouts.games.godforsaken_scavengers.rules.hands import drop_cards, gain, lose
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import Expedition


def plays(expedition: Expedition, seat: int) -> list[Any]:
    """All that a player may do on top of what the turn asks of them. [GOD-TURN-3, GOD-END-6]"""
    player = expedition.players[seat]
    if player.dead:
        return []
    options: list[Any] = [Play(card) for card in player.hand if playing.can_play(expedition, seat, card)]
    if player.revealed and playing.power_ready(expedition, seat):
        options.append(UsePower())
    if expedition.with_caravan:
        options += caravan.options(expedition, seat)
    if expedition.on_turn(seat):
        options += on_own_turn(expedition, seat)
    options += exchanges.approach_options(expedition, seat)
    return options


def on_own_turn(expedition: Expedition, seat: int) -> list[Any]:
    """What only the active player may do. [GOD-OPPORTUNITY-1]"""
    options: list[Any] = []
    if expedition.zone(seat):
        options += opportunities.opportunities(expedition, seat)
    here = expedition.rule
    player = expedition.players[seat]
    if here.market and not player.bartered and can_barter(expedition, seat):
        options.append(Barter())
    if here.shedding and not player.shed and player.hand and has_face_up(expedition, seat):
        options.append(Shed())
    return options


def carry_out(expedition: Expedition, seat: int, pick: Option) -> None:
    """Do what was picked out of `plays`."""
    match pick:
        case Play(card):
            playing.play(expedition, seat, card)
        case UsePower():
            playing.use_power(expedition, seat)
        case Complete(card):
            opportunities.start(expedition, seat, card)
        case FeedCaravan():
            expedition.then(caravan.feed_caravan, seat)
        case Approach():
            expedition.then(exchanges.approach, seat)
        case Barter():
            expedition.players[seat].bartered = True
            expedition.then(barter_here, seat)
        case Shed():
            expedition.players[seat].shed = True
            expedition.then(shed, seat)


# --- what some Locations offer ---


def can_barter(expedition: Expedition, seat: int) -> bool:
    is_action = expedition.book.actions
    return any(is_action[card] for card in expedition.zone(seat)) and any(
        is_action[card] for card in expedition.players[seat].hand
    )


@step
def barter_here(expedition: Expedition, seat: int) -> Steps[None]:
    """The Market of Husks: one of your Actions for a searched one."""
    yield from barter(expedition, seat, rule="GOD-LOCATION-1")


def barter(expedition: Expedition, seat: int, *, rule: str) -> Steps[None]:
    """Swap a hand Action with a searched Action."""
    if not can_barter(expedition, seat):
        return
    is_action = expedition.book.actions
    zone, hand = expedition.zone(seat), expedition.players[seat].hand
    mine = yield Choose(seat, lambda: [Select(card) for card in hand if is_action[card]], rule=rule, ask="barter-mine")
    place = hand.index(mine.card)
    theirs = [Select(card) for card in zone if is_action[card]]
    taken: int = (yield Choose(seat, theirs, rule=rule, ask="barter-theirs")).card
    given = hand[place]
    lose(expedition, seat, given)
    zone.remove(taken)
    zone.append(given)
    gain(expedition, seat, taken)
    expedition.unveil()
    expedition.tell(Bartered(who=seat, mine=given, card=taken, rule=rule))


@step
def shed(expedition: Expedition, seat: int) -> Steps[None]:
    """The Shedding Pool: discard a card to turn an Affliction face down."""
    yield from drop_cards(expedition, seat, 1, rule="GOD-LOCATION-1")
    yield from turn_down(expedition, seat, rule="GOD-LOCATION-1")
