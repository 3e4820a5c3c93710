"""Dealing anew what nobody can know.

The survivors hide nothing from each other. Hidden are the order of all decks, which of several cards a mission took out
of the box, and the faces of tiles that were not turned up yet: the same for every seat and for spectators.
"""

from collections.abc import Sequence
from itertools import chain

from holdouts.engine.redealing import as_many, stacked
from holdouts.games.maximum_apocalypse.rules import mapping
from holdouts.games.maximum_apocalypse.state import Apocalypse


def redeal(world: Apocalypse, seat: int | None) -> None:
    """Deal anew all that the seat (None: a spectator) cannot know. What is shuffled is sorted first, so that the same
    dice deal the same in every world.
    """
    for kit in world.kits:
        kit.deck.sort()
        world.shuffle(kit.deck)
    _redeal_scavenge(world)
    _redeal_monsters(world)
    mapping.rearrange(world)
    _remix_marks(world)


def _redeal_scavenge(world: Apocalypse) -> None:
    """A deck holds so many cards of each family; which ones of it they are, the box knows. [MAX-SETUP-6]"""
    decks = [deck[sunk:] for deck, sunk in zip(world.scavenge, world.sunk, strict=True)]
    _redeal(world, [*decks, world.box_cards], world.book.family_numbers)
    for colour, deck in enumerate(decks):
        world.scavenge[colour][world.sunk[colour] :] = deck


def _redeal_monsters(world: Apocalypse) -> None:
    """Both parts of the Monster deck, and which Boss is which; once one came, everybody knows who stayed in the box."""
    packets = [world.monsters, world.lower, world.bosses]
    if not world.boss_came:
        packets.append(world.box_bosses)
    _redeal(world, packets, world.book.is_boss)


def _redeal(world: Apocalypse, packets: list[list[int]], kinds: Sequence[int]) -> None:
    """Deal packets anew out of the cards of all: each gets as many of every kind as it holds."""
    cards = sorted(chain(*packets))
    world.shuffle(cards)
    stacks = stacked(cards, kinds)
    for packet in packets:
        packet[:] = as_many(world, packet, kinds, stacks)


def _remix_marks(world: Apocalypse) -> None:
    """Objective tokens that differ lie mixed: nobody knows which is which before it is reached."""
    tokens = world.card.tokens
    if tokens is not None and tokens.mixed:
        marked = [place for place, mark in enumerate(world.marks) if mark]
        kinds = sorted(world.marks[place] for place in marked)
        world.shuffle(kinds)
        for place, kind in zip(marked, kinds, strict=True):
            world.marks[place] = kind
