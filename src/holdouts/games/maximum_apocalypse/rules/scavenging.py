"""Searching, and the cards it brings. [MAX-SCAV]"""

from collections.abc import Iterable
from typing import Any

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.cards import Scavenge
from holdouts.games.maximum_apocalypse.events import Discarded, Found
from holdouts.games.maximum_apocalypse.picks import Discard, Equip, FromDeck, Pick
from holdouts.games.maximum_apocalypse.rules import gear, hands, monsters
from holdouts.games.maximum_apocalypse.state import Apocalypse


def colours_here(a: Apocalypse, seat: int) -> list[int]:
    """The colours of the tile whose decks still hold cards. [MAX-SCAV-1, MAX-SCAV-2, MAX-SCAV-6]"""
    tile = a.tiles[a.survivors[seat].place]
    return [colour for colour in a.book.searches[tile] if a.scavenge[colour]]


def search(a: Apocalypse, seat: int, colour: int, *, rule: str = "MAX-SCAV-1") -> Steps[None]:
    """The top card of that colour; this tile is searched for this turn. [MAX-SCAV-3]"""
    survivor = a.survivors[seat]
    survivor.searched.append(survivor.place)
    deck = a.scavenge[colour]
    if len(deck) > 1 and any(a.design(held.card).passive.searches_two for held in a.gear(seat)):
        card = yield from _best_of_two(a, seat, colour)
    else:
        card = _take(a, colour)
    yield from find(a, seat, card, rule=rule)


def _best_of_two(a: Apocalypse, seat: int, colour: int) -> Steps[int]:
    """A light shows two cards: one is kept, the other goes under the deck for all to remember."""
    seen = [_take(a, colour), _take(a, colour)]
    a.unveil()
    a.playing += seen
    pick = yield Choose(seat, [Pick(card) for card in seen], rule="MAX-SCAV-1", ask="keep-which")
    del a.playing[-2:]
    seen.remove(pick.card)
    a.scavenge[colour].insert(0, seen[0])
    a.sunk[colour] += 1
    chosen: int = pick.card
    return chosen


def _take(a: Apocalypse, colour: int) -> int:
    deck = a.scavenge[colour]
    card = deck.pop()
    a.sunk[colour] = min(a.sunk[colour], len(deck))
    return card


def free_search(a: Apocalypse, seat: int, *, rule: str) -> Steps[None]:
    """A search a tile gives away counts as this turn's search of it. [MAX-SCAV-13]"""
    colours = colours_here(a, seat)
    if colours:
        colour = yield from choose_deck(a, seat, colours, rule="MAX-SCAV-12")
        yield from search(a, seat, colour, rule=rule)


def choose_deck(a: Apocalypse, seat: int, colours: Iterable[int], *, rule: str) -> Steps[int]:
    """One of several Scavenge decks. [MAX-SCAV-12]"""
    pick = yield Choose(seat, [FromDeck(colour) for colour in colours], rule=rule, ask="which-deck")
    chosen: int = pick.colour
    return chosen


def any_deck(a: Apocalypse) -> list[int]:
    """The decks that still hold cards: exhausted ones stay empty. [MAX-SCAV-5]"""
    return [colour for colour, deck in enumerate(a.scavenge) if deck]


def draw_any(a: Apocalypse, seat: int, count: int = 1, *, rule: str) -> Steps[list[int]]:
    """Cards of any deck, whatever the tile shows; what was drawn. [MAX-SCAV-11]"""
    drawn: list[int] = []
    for _ in range(count):
        if a.survivors[seat].dead or not any_deck(a):
            break
        colour = yield from choose_deck(a, seat, any_deck(a), rule="MAX-SCAV-11")
        card = _take(a, colour)
        drawn.append(card)
        yield from find(a, seat, card, rule=rule)
    return drawn


def find(a: Apocalypse, seat: int, card: int, *, rule: str) -> Steps[None]:
    """A found card goes to the hand, unless it acts on being drawn. [MAX-SCAV-7, MAX-SCAV-8]"""
    design = a.design(card)
    assert isinstance(design, Scavenge)
    a.unveil()
    a.tell(Found(who=seat, card=card, rule=rule))
    if design.on_draw == "discard":
        hands.to_pile(a, card)
    elif design.on_draw == "ambush":
        a.playing.append(card)
        yield from monsters.meet(a, seat, rule="MAX-KEYWORD-12")
        a.playing.remove(card)
        hands.to_pile(a, card)
    elif design.on_draw == "equip-or-discard":
        yield from equip_or_discard(a, seat, card)
    else:
        a.kit_of(seat).hand.append(card)
        yield from hands.keep_limit(a, seat)


def equip_or_discard(a: Apocalypse, seat: int, card: int) -> Steps[None]:
    """Fuel never stays in a hand: it is equipped free of charge, or discarded. [MAX-SCAV-8, MAX-FREE-10]"""
    options: list[Any] = [Discard()]
    if gear.can_equip(a, seat, card):
        options.insert(0, Equip(seat))
    a.playing.append(card)
    pick = yield Choose(seat, options, rule="MAX-SCAV-8", ask="equip-or-discard", about={"card": card})
    a.playing.remove(card)
    if isinstance(pick, Equip) and (yield from gear.equip(a, seat, card, rule="MAX-FREE-10")):
        return
    a.tell(Discarded(who=seat, card=card, rule="MAX-SCAV-8"))
    hands.to_pile(a, card)


def gain(a: Apocalypse, seat: int, cards: Iterable[int], *, rule: str) -> Steps[None]:
    """Cards the mission hands out: to the hand or into play; what does not fit lies on the tile. [MAX-MISSION-6]"""
    for card in cards:
        yield from take_in(a, seat, card, rule=rule)


def take_in(a: Apocalypse, seat: int, card: int, *, rule: str, must: bool = False) -> Steps[None]:
    """A card that lies nowhere comes to a survivor, or else stays on the tile. [MAX-FREE-11]

    Whoever bends down for a card makes room for it: picked up only to be left, it could be picked up for ever.
    """
    design = a.design(card)
    survivor = a.survivors[seat]
    if isinstance(design, Scavenge) and design.in_play:
        if (yield from gear.equip(a, seat, card, rule=rule, must=must)):
            return
    elif len(a.kit_of(seat).hand) < a.hand_limit:
        a.kit_of(seat).hand.append(card)
        a.tell(Found(who=seat, card=card, rule=rule))
        return
    hands.lay_down(a, survivor.place, card, rule=rule)
