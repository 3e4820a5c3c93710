"""Other worlds: how each secret of an apocalypse, and nothing else, might be otherwise.

For the law of secrecy. It must not lean on what it checks: nothing here comes from `secrets` or from `hidden`.
The survivors share all they know, so a difference comes out to everybody at once.
"""

from collections.abc import Mapping
from random import Random

from holdouts.engine.game import OtherWorld
from holdouts.engine.worlds import Change, World, exchanged, one_alike, one_of_each, two_of
from holdouts.games.maximum_apocalypse.state import Apocalypse

# --- the map ---


def _turned_up(world: Apocalypse, seat: int | None) -> list[int]:
    """Those everybody has seen; one that is razed is named."""
    return [tile for place, tile in enumerate(world.tiles) if world.up[place] or world.gone[place]]


def _free_kind(world: Apocalypse, tile: int) -> bool:
    """Whether nothing is public about where a tile lies: not that of the objective, and no River. [MAX-MISSION-8]"""
    work = world.card.work.place if world.card.work is not None else ""
    book = world.book
    return book.kinds[tile] not in (world.card.place, work) and not book.tiles[tile].sends_back


def _lying_hidden(world: Apocalypse) -> list[int]:
    return [world.tiles[place] for place in world.hidden()]


def _tiles(world: Apocalypse, random: Random) -> World:
    hidden = [tile for tile in _lying_hidden(world) if _free_kind(world, tile)]
    return exchanged(world, [world.tiles], two_of(hidden, random), _turned_up)


def _stack(world: Apocalypse, random: Random) -> World:
    free = [tile for tile in world.stack if _free_kind(world, tile)]
    return exchanged(world, [world.stack], two_of(free, random), _turned_up)


def _box_tiles(world: Apocalypse, random: Random) -> World:
    """Which of two tiles of a kind the mission took."""
    pair = one_alike(world.box_tiles, _lying_hidden(world) + world.stack, world.book.kinds, random)
    return exchanged(world, [world.tiles, world.stack, world.box_tiles], pair, _turned_up)


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


def _met_monsters(world: Apocalypse, seat: int | None) -> list[int]:
    foes = [foe.card for survivor in world.survivors for foe in survivor.foes]
    return [*foes, *world.monster_discard, *world.samples]


def _commons(world: Apocalypse, deck: list[int]) -> list[int]:
    return [card for card in deck if not world.book.monsters[card].boss]


def _monsters(world: Apocalypse, random: Random) -> World:
    return exchanged(world, [world.monsters], two_of(_commons(world, world.monsters), random), _met_monsters)


def _lower(world: Apocalypse, random: Random) -> World:
    pair = one_of_each(_commons(world, world.monsters), _commons(world, world.lower), random)
    return exchanged(world, [world.monsters, world.lower], pair, _met_monsters)


def _met_bosses(world: Apocalypse, seat: int | None) -> list[int]:
    """None, before one of them came; then everybody knows who stayed in the box."""
    return list(range(len(world.book.monsters))) if world.boss_came else []


def _bosses(world: Apocalypse, random: Random) -> World:
    """Which Boss the mission brings."""
    zones = [world.bosses, world.monsters, world.lower]
    chosen = [card for deck in zones for card in deck if world.book.monsters[card].boss]
    pair = one_of_each(chosen, world.box_bosses, random)
    return exchanged(world, [*zones, world.box_bosses], pair, _met_bosses)


def _set_aside(world: Apocalypse, random: Random) -> World:
    """Which Boss waits beside the mission."""
    return _bosses(world, random) if world.bosses else None


def _met_cards(world: Apocalypse, seat: int | None) -> set[int]:
    """Every card that lies where its face is seen."""
    seen = {card for kit in world.kits for card in (*kit.hand, *kit.discard)}
    for held in (held for survivor in world.survivors for body in survivor.bodies for held in body.gear):
        seen.update((held.card, *held.fitted))
    for deck, sunk in zip(world.scavenge, world.sunk, strict=True):
        seen.update(deck[:sunk])
    lying = [card for _, card in world.lying]
    return seen.union(lying, world.scavenge_discard, world.playing, world.aside, world.stored, world.removed)


def _unseen_decks(world: Apocalypse) -> list[list[int]]:
    return [deck[sunk:] for deck, sunk in zip(world.scavenge, world.sunk, strict=True)]


def _scavenge(world: Apocalypse, random: Random) -> World:
    decks = [deck for deck in _unseen_decks(world) if len(deck) > 1]
    return exchanged(world, world.scavenge, two_of(random.choice(decks), random), _met_cards) if decks else None


def _box_cards(world: Apocalypse, random: Random) -> World:
    """Which of several cards of a family the mission left in the box."""
    dealt = [card for deck in _unseen_decks(world) for card in deck]
    pair = one_alike(world.box_cards, dealt, world.book.families, random)
    return exchanged(world, [*world.scavenge, world.box_cards], pair, _met_cards)


def _deck(world: Apocalypse, random: Random) -> World:
    decks = [kit.deck for kit in world.kits if len(kit.deck) > 1]
    return exchanged(world, decks, two_of(random.choice(decks), random), _met_cards) if decks else None


WORLDS: Mapping[str, Change] = {
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
