"""A turn: Search, then Harvest. [GOD-TURN]"""

from typing import Any

from holdouts.engine.decision import Choose, Window
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.events import StoppedSearching, TurnBegan, TurnEnded
from holdouts.games.godforsaken_scavengers.picks import (
    Begin,
    ChangePile,
    Dig,
    DigOn,
    Finish,
    OnPile,
    Pass,
    Stop,
    Take,
    TurnDown,
)
from holdouts.games.godforsaken_scavengers.rules import deals, exchanges, moments, search
from holdouts.games.godforsaken_scavengers.rules.afflictions import has_face_up, turn_down_until_cleanup
from holdouts.games.godforsaken_scavengers.rules.hands import drop_cards, drop_down_to, make_room_to_take, take_openly
from holdouts.games.godforsaken_scavengers.rules.harvest import harvest_options, take
from holdouts.games.godforsaken_scavengers.rules.piles import look_at
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import (
    HARVESTING,
    SEARCHING,
    WAITING,
    Expedition,
)


@step
def next_turn(expedition: Expedition, number: int) -> None:
    """One turn for each living player, clockwise from the Banner. [GOD-ROUND-3, GOD-ROUND-8]"""
    count = len(expedition.players)
    if number >= count * expedition.card.journeys:
        return
    expedition.then(next_turn, number + 1)
    seat = (expedition.first + number) % count
    if not expedition.players[seat].dead:
        expedition.then(between_turns, seat)
        exchanges.open_window(expedition)


@step
def between_turns(expedition: Expedition, seat: int) -> Steps[None]:
    """Before a turn starts nobody is active, but cards may be played. [GOD-TURN-3]"""
    if expedition.players[seat].dead:
        return
    who, pick = yield Window(
        seat,
        lambda seat: [Begin(), *moments.plays(expedition, seat)],
        offers=lambda other: moments.plays(expedition, other),
        open_to=expedition.others(seat),
        rule="GOD-TURN-1",
        ask="begin-turn",
        default=Begin(),
    )
    if isinstance(pick, Begin):
        expedition.then(begin_turn, seat)
        return
    expedition.then(between_turns, seat)
    moments.carry_out(expedition, who, pick)


@step
def begin_turn(expedition: Expedition, seat: int) -> Steps[None]:
    """The player is active, and some Locations, Afflictions and Characters speak up. [GOD-TURN-2]"""
    expedition.turn += 1
    expedition.active = seat
    fresh_turn(expedition, seat)
    expedition.tell(TurnBegan(who=seat, rule="GOD-TURN-2"))
    expedition.then(take_turn, seat)
    exchanges.open_window(expedition)
    yield from turn_start(expedition, seat)


def fresh_turn(expedition: Expedition, seat: int) -> None:
    player = expedition.players[seat]
    player.phase = SEARCHING
    player.pile = None
    player.searches = player.rushed = player.searched = player.takes = player.pile_changes = 0
    player.search_over = player.ended_by_affliction = player.afflicted = player.bartered = player.shed = False
    player.anomalies = []


def turn_start(expedition: Expedition, seat: int) -> Steps[None]:
    """What happens when a turn and its Search phase start. [GOD-LASTHUNT-16]"""
    drops = sum(burden.drop_at_search_start for burden in expedition.burdens(seat))
    yield from drop_cards(expedition, seat, drops, rule="GOD-AFFLICTION-2")
    if expedition.rule.rest_at_turn_start and has_face_up(expedition, seat):
        pick = yield Choose(seat, [Pass(), TurnDown()], rule="GOD-LOCATION-1", ask="rest-here", default=Pass())
        if isinstance(pick, TurnDown):
            yield from turn_down_until_cleanup(expedition, seat, rule="GOD-LOCATION-1")
    if expedition.gift_of(seat).feels_at_turn_start and not expedition.rule.blind and expedition.piles_left():
        piles = [OnPile(pile) for pile in expedition.piles_left()]
        pick = yield Choose(seat, [Pass(), *piles], rule="GOD-CHARACTER-6", ask="feel-pile", default=Pass())
        if isinstance(pick, OnPile):
            look_at(expedition, seat, pick.pile, 1, rule="GOD-CHARACTER-6")


@step
def take_turn(expedition: Expedition, seat: int) -> Steps[None]:
    """One decision of a turn: search on, stop, take, finish, or play something. [GOD-TURN-1]"""
    player = expedition.players[seat]
    if player.dead:
        expedition.then(turn_over, seat)
        return
    if player.phase == SEARCHING and search.search_is_over(expedition, seat):
        go_to_harvest(expedition, seat)
    searching = player.phase == SEARCHING
    who, pick = yield Window(
        seat,
        lambda seat: [*turn_options(expedition, seat), *moments.plays(expedition, seat)],
        offers=lambda other: moments.plays(expedition, other),
        open_to=expedition.others(seat),
        rule=("GOD-SEARCH-1" if player.pile is None else "GOD-SEARCH-3") if searching else "GOD-HARVEST-1",
        default=Stop() if searching else Finish(),
    )
    if isinstance(pick, Finish):
        expedition.then(end_turn, seat)
        return
    expedition.then(take_turn, seat)
    if not (who == seat and (yield from turn_action(expedition, seat, pick))):
        moments.carry_out(expedition, who, pick)


def turn_options(expedition: Expedition, seat: int) -> list[Any]:
    """What the phase itself allows."""
    if expedition.players[seat].phase == SEARCHING:
        return list(search.search_options(expedition, seat))
    return [*harvest_options(expedition, seat), Finish()]


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
    deals.note_search(expedition, seat)


@step
def end_turn(expedition: Expedition, seat: int) -> Steps[None]:
    """The turn ends when its player says so. [GOD-TURN-9]"""
    expedition.then(turn_over, seat)
    yield from turn_end(expedition, seat)


def turn_end(expedition: Expedition, seat: int) -> Steps[None]:
    """What happens when a turn ends. [GOD-LASTHUNT-16]"""
    keeps = [burden.keep_at_turn_end for burden in expedition.burdens(seat) if burden.keep_at_turn_end is not None]
    if keeps:
        yield from drop_down_to(expedition, seat, min(keeps), rule="GOD-AFFLICTION-2")
    deals.note_harvest(expedition, seat)
    if expedition.hunt:
        return
    for other in expedition.others(seat):
        if expedition.gift_of(other).gleans:
            yield from glean(expedition, other)


def glean(expedition: Expedition, seat: int) -> Steps[None]:
    """The Gleaner may take what the others left. [GOD-CHARACTER-6]"""
    actions = [Take(card) for card in expedition.searched if expedition.is_action(card)]
    if not actions:
        return
    pick = yield Choose(seat, [Pass(), *actions], rule="GOD-CHARACTER-6", ask="glean", default=Pass())
    if isinstance(pick, Take) and (yield from make_room_to_take(expedition, seat)):
        take_openly(expedition, seat, pick.card, expedition.searched, rule="GOD-CHARACTER-6")


@step
def turn_over(expedition: Expedition, seat: int) -> None:
    """Nobody is active until the next turn; broken promises come up. [GOD-TURN-10]"""
    player = expedition.players[seat]
    if player.phase == SEARCHING:
        deals.note_search(expedition, seat)
    player.phase = WAITING
    player.journeys.append(player.pile)
    player.pile = None
    expedition.active = None
    expedition.tell(TurnEnded(who=seat, rule="GOD-TURN-9"))
    expedition.then(deals.judge)
