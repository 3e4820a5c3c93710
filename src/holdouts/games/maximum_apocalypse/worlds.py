"""Other worlds: how each secret of an apocalypse, and nothing else, might be otherwise.

For the law of secrecy. It must not lean on what it checks: nothing here comes from `secrets` or from `hidden`.
The survivors share all they know, so a difference comes out to everybody at once.
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from holdouts.engine.game import OtherWorld
from holdouts.games.maximum_apocalypse.state import Apocalypse

World = OtherWorld | None
Shown = Callable[[Apocalypse], Iterable[int]]


def _exchange(zones: Iterable[list[int]], one: int, other: int) -> None:
    """Each of two things lies where the other lay."""
    for zone in zones:
        zone[:] = [other if thing == one else one if thing == other else thing for thing in zone]


def _until_shown(shown: Shown, *things: int) -> OtherWorld:
    """Nobody knows the difference before one of these is seen."""
    return OtherWorld(frozenset(), lambda world, seat: bool({*things} & {*shown(world)}))


def _two(things: list[int], random: Random, alike: Callable[[int], object] = lambda thing: 0) -> tuple[int, int] | None:
    """Two different ones that nobody could tell apart by what is public."""
    for one in random.sample(things, len(things)):
        others = [other for other in things if other != one and alike(other) == alike(one)]
        if others:
            return one, random.choice(others)
    return None


def _exchanged(zones: list[list[int]], pair: tuple[int, int] | None, shown: Shown) -> World:
    if pair is None:
        return None
    _exchange(zones, *pair)
    return _until_shown(shown, *pair)


# --- the map ---


def _turned_up(world: Apocalypse) -> list[int]:
    """Those everybody has seen; one that is razed is named."""
    return [tile for place, tile in enumerate(world.tiles) if world.up[place] or world.gone[place]]


def _free_kind(world: Apocalypse, tile: int) -> bool:
    """Whether nothing is public about where a tile lies: not that of the objective, and no River. [MAX-MISSION-8]"""
    work = world.card.work.place if world.card.work is not None else ""
    book = world.book
    return book.kinds[tile] not in (world.card.place, work) and not book.tiles[tile].sends_back


def _tiles(world: Apocalypse, random: Random) -> World:
    hidden = [world.tiles[place] for place in world.hidden() if _free_kind(world, world.tiles[place])]
    return _exchanged([world.tiles], _two(hidden, random), _turned_up)


def _stack(world: Apocalypse, random: Random) -> World:
    free = [tile for tile in world.stack if _free_kind(world, tile)]
    return _exchanged([world.stack], _two(free, random), _turned_up)


def _box_tiles(world: Apocalypse, random: Random) -> World:
    """Which of two tiles of a kind the mission took."""
    kinds = world.book.kinds
    for tile in random.sample(world.box_tiles, len(world.box_tiles)):
        laid = [world.tiles[place] for place in world.hidden()] + world.stack
        alike = [other for other in laid if kinds[other] == kinds[tile]]
        if alike:
            pair = (tile, random.choice(alike))
            return _exchanged([world.tiles, world.stack, world.box_tiles], pair, _turned_up)
    return None


def _marks(world: Apocalypse, random: Random) -> World:
    """Which of two tokens lies where."""
    kind = world.card.tokens
    places = [place for place, mark in enumerate(world.marks) if mark]
    if kind is None or not kind.mixed or len(places) < 2:
        return None
    one, other = random.sample(places, 2)
    world.marks[one], world.marks[other] = world.marks[other], world.marks[one]

    def out(world: Apocalypse, seat: int | None) -> bool:
        return not (world.marks[one] and world.marks[other])

    return OtherWorld(frozenset(), out)


# --- decks ---


def _met_monsters(world: Apocalypse) -> list[int]:
    foes = [foe.card for survivor in world.survivors for foe in survivor.foes]
    return [*foes, *world.monster_discard, *world.samples]


def _monsters(world: Apocalypse, random: Random) -> World:
    boss = world.book.monsters
    commons = [card for card in world.monsters if not boss[card].boss]
    return _exchanged([world.monsters], _two(commons, random), _met_monsters)


def _lower(world: Apocalypse, random: Random) -> World:
    upper = [card for card in world.monsters if not world.book.monsters[card].boss]
    under = [card for card in world.lower if not world.book.monsters[card].boss]
    if not upper or not under:
        return None
    return _exchanged([world.monsters, world.lower], (random.choice(upper), random.choice(under)), _met_monsters)


def _bosses(world: Apocalypse, random: Random) -> World:
    """Which Boss the mission brings."""
    chosen = [card for deck in (world.bosses, world.monsters, world.lower) for card in deck]
    chosen = [card for card in chosen if world.book.monsters[card].boss]
    if not chosen or not world.box_bosses or world.boss_came:
        return None
    zones = [world.bosses, world.monsters, world.lower, world.box_bosses]
    _exchange(zones, random.choice(chosen), random.choice(world.box_bosses))
    return OtherWorld(frozenset(), lambda world, seat: world.boss_came)


def _set_aside(world: Apocalypse, random: Random) -> World:
    """Which Boss waits beside the mission."""
    return _bosses(world, random) if world.bosses else None


def _met_cards(world: Apocalypse) -> list[int]:
    """Every card that lies where its face is seen."""
    gear = [held for survivor in world.survivors for body in survivor.bodies for held in body.gear]
    seen = [card for kit in world.kits for card in (*kit.hand, *kit.discard)]
    seen += [held.card for held in gear] + [card for held in gear for card in held.fitted]
    seen += [card for _, card in world.lying] + world.scavenge_discard + world.playing + world.aside + world.stored
    return (
        seen
        + world.removed
        + [card for deck, sunk in zip(world.scavenge, world.sunk, strict=True) for card in deck[:sunk]]
    )


def _scavenge(world: Apocalypse, random: Random) -> World:
    decks = [deck[sunk:] for deck, sunk in zip(world.scavenge, world.sunk, strict=True)]
    decks = [deck for deck in decks if len(deck) > 1]
    if not decks:
        return None
    return _exchanged(world.scavenge, _two(random.choice(decks), random), _met_cards)


def _box_cards(world: Apocalypse, random: Random) -> World:
    """Which of several cards of a family the mission left in the box."""
    families = world.book.families
    dealt = [card for deck, sunk in zip(world.scavenge, world.sunk, strict=True) for card in deck[sunk:]]
    for card in random.sample(world.box_cards, len(world.box_cards)):
        alike = [other for other in dealt if families[other] == families[card]]
        if alike:
            return _exchanged([*world.scavenge, world.box_cards], (card, random.choice(alike)), _met_cards)
    return None


def _deck(world: Apocalypse, random: Random) -> World:
    decks = [kit.deck for kit in world.kits if len(kit.deck) > 1]
    if not decks:
        return None
    deck = random.choice(decks)
    return _exchanged([deck], _two(deck, random), _met_cards)


WORLDS: Mapping[str, Callable[[Any, Random], World]] = {
    "tiles": _tiles,
    "stack": _stack,
    "box_tiles": _box_tiles,
    "marks": _marks,
    "monsters": _monsters,
    "lower": _lower,
    "bosses": _set_aside,
    "box_bosses": _bosses,
    "scavenge": _scavenge,
    "box_cards": _box_cards,
    "deck": _deck,
}
