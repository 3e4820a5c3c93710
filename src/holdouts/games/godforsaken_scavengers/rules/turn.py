"""A turn: Search, then Harvest. [GOD-TURN]"""

from typing import Any

from holdouts.engine.decision import Window
from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import moments
from holdouts.games.godforsaken_scavengers.events import StoppedSearching, TurnBegan, TurnEnded
from holdouts.games.godforsaken_scavengers.picks import (
    Begin,
    ChangePile,
    Dig,
    DigOn,
    Finish,
    Stop,
    Take,
)
from holdouts.games.godforsaken_scavengers.rules import exchanges, plays, promises, search
from holdouts.games.godforsaken_scavengers.rules.harvest import harvest_options, take
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import (
    HARVESTING,
    SEARCHING,
    WAITING,
    Expedition,
)

BEGIN, STOP, FINISH = Begin(), Stop(), Finish()
"""Picks that are always the same."""


@step.silent
def next_turn(expedition: Expedition, number: int) -> None:
    """One turn for each living player, clockwise from the Banner. [GOD-ROUND-3, GOD-ROUND-8]"""
    count = len(expedition.players)
    if number >= count * expedition.card.journeys:
        return
    seat = (expedition.first + number) % count
    if not expedition.players[seat].dead:
        exchanges.open_window(expedition)
        expedition.then(between_turns, seat)
    expedition.then(next_turn, number + 1)


@step
def between_turns(expedition: Expedition, seat: int) -> Steps[None]:
    """Before a turn starts nobody is active, but cards may be played. [GOD-TURN-3]"""
    if expedition.players[seat].dead:
        return
    who, pick = yield Window(
        seat,
        lambda seat: [BEGIN, *plays.plays(expedition, seat)],
        offers=lambda other: plays.plays(expedition, other),
        open_to=expedition.others(seat),
        rule="GOD-TURN-1",
        ask="begin-turn",
        default=BEGIN,
    )
    if isinstance(pick, Begin):
        expedition.then(begin_turn, seat)
        return
    plays.carry_out(expedition, who, pick)
    expedition.then(between_turns, seat)


@step
def begin_turn(expedition: Expedition, seat: int) -> Steps[None]:
    """The player is active, and some Locations, Afflictions and Characters speak up. [GOD-TURN-2]"""
    expedition.turn += 1
    expedition.active = seat
    fresh_turn(expedition, seat)
    expedition.tell(TurnBegan(who=seat, rule="GOD-TURN-2"))
    exchanges.open_window(expedition)
    yield from announce(expedition, moments.TurnBegan, seat)
    expedition.then(take_turn, seat)


def fresh_turn(expedition: Expedition, seat: int) -> None:
    player = expedition.players[seat]
    player.phase = SEARCHING
    player.pile = None
    player.searches = player.rushed = player.searched = player.takes = player.pile_changes = 0
    player.search_over = player.ended_by_affliction = player.afflicted = player.used_place = False
    player.anomalies = []


@step
def take_turn(expedition: Expedition, seat: int) -> Steps[None]:
    """One decision of a turn: search on, stop, take, finish, or play something. [GOD-TURN-1]"""
    player = expedition.players[seat]
    if player.dead:
        expedition.then(turn_over, seat)
        return
    if player.phase == SEARCHING and search.search_is_over(expedition, seat):
        go_to_harvest(expedition, seat)
        expedition.then(take_turn, seat)
        return
    searching = player.phase == SEARCHING
    who, pick = yield Window(
        seat,
        lambda seat: [*turn_options(expedition, seat), *plays.plays(expedition, seat)],
        offers=lambda other: plays.plays(expedition, other),
        open_to=expedition.others(seat),
        rule=("GOD-SEARCH-1" if player.pile is None else "GOD-SEARCH-3") if searching else "GOD-HARVEST-1",
        about={
            "count": 0 if searching else len(harvest_options(expedition, seat)),
            "bound": int(searching and player.pile is not None and search.must_go_on(expedition, seat)),
        },
        default=STOP if searching else FINISH,
    )
    if isinstance(pick, Finish):
        expedition.then(end_turn, seat)
        return
    if not (who == seat and (yield from turn_action(expedition, seat, pick))):
        plays.carry_out(expedition, who, pick)
    expedition.then(take_turn, seat)


def turn_options(expedition: Expedition, seat: int) -> list[Any]:
    """What the phase itself allows."""
    if expedition.players[seat].phase == SEARCHING:
        return search.search_options(expedition, seat)
    return [*harvest_options(expedition, seat), FINISH]


def turn_action(expedition: Expedition, seat: int, pick: Any) -> Steps[bool]:
    """Do what the phase allows; False if it was something else that was picked."""
    player = expedition.players[seat]
    match pick:
        case Dig(pile):
            search.start_pile(expedition, seat, pile)
            search.search_phase_card(expedition, seat)
        case DigOn():
            search.search_phase_card(expedition, seat)
        case ChangePile(pile):
            player.pile_changes += 1
            search.change_pile(expedition, seat, pile, rule="GOD-LOCATION-1")
        case Stop():
            expedition.tell(StoppedSearching(who=seat, rule="GOD-SEARCH-4"))
            go_to_harvest(expedition, seat)
        case Take(card):
            yield from take(expedition, seat, card)
        case _:
            return False
    exchanges.open_window(expedition)
    return True


def go_to_harvest(expedition: Expedition, seat: int) -> None:
    """Harvest is final: there is no way back but through a card. [GOD-HARVEST-6, GOD-HARVEST-8]"""
    expedition.players[seat].phase = HARVESTING
    promises.note_search(expedition, seat)


@step
def end_turn(expedition: Expedition, seat: int) -> Steps[None]:
    """The turn ends when its player says so. [GOD-TURN-9]"""
    yield from turn_end(expedition, seat)
    expedition.then(turn_over, seat)


def turn_end(expedition: Expedition, seat: int) -> Steps[None]:
    """What happens when a turn ends. [GOD-LASTHUNT-16]"""
    promises.note_harvest(expedition, seat)
    yield from announce(expedition, moments.TurnOver, seat)


@step.silent
def turn_over(expedition: Expedition, seat: int) -> None:
    """Nobody is active until the next turn; broken promises come up. [GOD-TURN-10]"""
    player = expedition.players[seat]
    player.phase = WAITING
    player.journeys.append(player.pile)
    player.pile = None
    expedition.active = None
    if not player.dead:
        expedition.tell(TurnEnded(who=seat, rule="GOD-TURN-9"))
    expedition.then(promises.judge)
