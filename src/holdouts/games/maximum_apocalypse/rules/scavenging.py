"""Searching, and the cards it brings. [MAX-SCAV]"""

from collections.abc import Iterable
from typing import Any

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse.cards import Scavenge
from holdouts.games.maximum_apocalypse.events import Discarded, Found, Gained, Sank
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.picks import Discard, Equip, FromDeck, Pick
from holdouts.games.maximum_apocalypse.rules import encounters, gear, hands
from holdouts.games.maximum_apocalypse.state import Apocalypse


def colours_here(world: Apocalypse, seat: int) -> list[int]:
    """The colours of the tile whose decks still hold cards. [MAX-SCAV-1, MAX-SCAV-2, MAX-SCAV-6]"""
    tile = world.tiles[world.survivors[seat].place]
    return [colour for colour in world.book.searches[tile] if world.scavenge[colour]]


NO_SYMBOL, SEARCHED, DECK_GONE = Why("no-symbol"), Why("searched"), Why("deck-gone")


def why_not_search(world: Apocalypse, seat: int, colour: int) -> Why | None:
    """Only in the colours of the tile, once per turn, as long as there are cards. [MAX-SCAV-2, -3, -6]"""
    survivor = world.survivors[seat]
    if colour not in world.book.searches[world.tiles[survivor.place]]:
        return NO_SYMBOL
    if survivor.place in survivor.searched:
        return SEARCHED
    return None if world.scavenge[colour] else DECK_GONE


def search(world: Apocalypse, seat: int, colour: int, *, cause: Cause, rule: str) -> Steps[None]:
    """The top card of that colour; this tile is searched for this turn. [MAX-SCAV-3]"""
    survivor = world.survivors[seat]
    survivor.searched.append(survivor.place)
    deck = world.scavenge[colour]
    seen = min(world.figure("searched", seat, 1), len(deck))
    card = (yield from _best_of(world, seat, colour, seen)) if seen > 1 else take_top(world, colour)
    yield from find(world, seat, card, colour, cause=cause, rule=rule)


def _best_of(world: Apocalypse, seat: int, colour: int, count: int) -> Steps[int]:
    """A light shows more cards than one: one is kept, the others go under the deck for all to remember."""
    seen = [take_top(world, colour) for _ in range(count)]
    world.unveil()
    world.playing += seen
    pick = yield Choose(seat, [Pick(card) for card in seen], rule="MAX-SCAV-1", ask="keep-which")
    del world.playing[-count:]
    seen.remove(pick.card)
    for card in seen:
        world.scavenge[colour].insert(0, card)
        world.sunk[colour] += 1
        world.tell(Sank(who=seat, card=card, colour=colour, rule="MAX-SCAV-1"))
    chosen: int = pick.card
    return chosen


def take_top(world: Apocalypse, colour: int) -> int:
    """The top of a deck; under it there cannot be more known cards than cards."""
    deck = world.scavenge[colour]
    card = deck.pop()
    world.sunk[colour] = min(world.sunk[colour], len(deck))
    return card


def free_search(world: Apocalypse, seat: int, *, cause: Cause, rule: str) -> Steps[None]:
    """A search a tile gives away counts as this turn's search of it. [MAX-SCAV-13]"""
    colours = colours_here(world, seat)
    if colours:
        colour = yield from choose_deck(world, seat, colours, rule="MAX-SCAV-12")
        yield from search(world, seat, colour, cause=cause, rule=rule)


def choose_deck(world: Apocalypse, seat: int, colours: Iterable[int], *, rule: str) -> Steps[int]:
    """One of several Scavenge decks. [MAX-SCAV-12]"""
    pick = yield Choose(seat, [FromDeck(colour) for colour in colours], rule=rule, ask="which-deck")
    chosen: int = pick.colour
    return chosen


def any_deck(world: Apocalypse) -> list[int]:
    """The decks that still hold cards: exhausted ones stay empty. [MAX-SCAV-5]"""
    return [colour for colour, deck in enumerate(world.scavenge) if deck]


def draw_any(world: Apocalypse, seat: int, count: int, *, cause: Cause, rule: str) -> Steps[None]:
    """Cards of any deck, whatever the tile shows. [MAX-SCAV-11]"""
    for _ in range(count):
        if world.survivors[seat].dead or not any_deck(world):
            return
        colour = yield from choose_deck(world, seat, any_deck(world), rule="MAX-SCAV-11")
        card = take_top(world, colour)
        yield from find(world, seat, card, colour, cause=cause, rule=rule)


def find(world: Apocalypse, seat: int, card: int, colour: int, *, cause: Cause, rule: str) -> Steps[None]:
    """A found card goes to the hand, unless it acts on being drawn. [MAX-SCAV-7, MAX-SCAV-8]"""
    design = world.design(card)
    assert isinstance(design, Scavenge)
    world.unveil()
    goods = world.book.families[card]
    world.tell(Found(who=seat, card=card, goods=goods, colour=colour, cause=cause, rule=rule))
    if design.on_draw == "discard":
        hands.to_pile(world, card)
    elif design.on_draw == "ambush":
        world.playing.append(card)
        yield from encounters.meet(world, seat, cause=Cause("card", card), rule="MAX-KEYWORD-12")
        world.playing.remove(card)
        hands.to_pile(world, card)
    elif design.on_draw == "equip-or-discard":
        yield from equip_or_discard(world, seat, card)
    else:
        world.kit_of(seat).hand.append(card)
        yield from hands.keep_limit(world, seat)


def equip_or_discard(world: Apocalypse, seat: int, card: int) -> Steps[None]:
    """Fuel never stays in a hand: it is equipped free of charge, or discarded. [MAX-SCAV-8, MAX-FREE-10]"""
    options: list[Any] = [Discard()]
    if gear.can_equip(world, seat, card):
        options.insert(0, Equip(seat))
    world.playing.append(card)
    pick = yield Choose(seat, options, rule="MAX-SCAV-8", ask="equip-or-discard", about={"card": card})
    world.playing.remove(card)
    if isinstance(pick, Equip) and (yield from gear.equip(world, seat, card, rule="MAX-FREE-10")):
        return
    world.tell(Discarded(who=seat, card=card, rule="MAX-SCAV-8"))
    hands.to_pile(world, card)


def gain(world: Apocalypse, seat: int, cards: Iterable[int], *, rule: str) -> Steps[None]:
    """Cards the mission hands out: to the hand or into play; what does not fit lies on the tile. [MAX-MISSION-6]"""
    for card in cards:
        if goes_into_play(world, card):
            world.tell(Gained(who=seat, card=card, rule=rule))
            if (yield from gear.equip(world, seat, card, rule=rule)):
                continue
        elif len(world.kit_of(seat).hand) < world.hand_limit:
            world.kit_of(seat).hand.append(card)
            world.tell(Gained(who=seat, card=card, rule=rule))
            continue
        hands.lay_down(world, world.survivors[seat].place, card, rule=rule)


def goes_into_play(world: Apocalypse, card: int) -> bool:
    """Fuel and the Scientist do not pass through the hand. [MAX-FREE-11]"""
    design = world.design(card)
    return isinstance(design, Scavenge) and design.in_play


def take_up(world: Apocalypse, seat: int, card: int) -> Steps[None]:
    """A card from the ground, to the hand or into play. [MAX-FREE-8, MAX-FREE-11]

    Whoever bends down for a card makes room for it: picked up only to be left, it could be picked up for ever.
    """
    if goes_into_play(world, card):
        yield from gear.must_equip(world, seat, card, rule="MAX-FREE-11")
        return
    world.kit_of(seat).hand.append(card)
    yield from hands.keep_limit(world, seat)
