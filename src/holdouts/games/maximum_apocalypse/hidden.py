"""Dealing anew what nobody can know.

The survivors hide nothing from each other. Hidden are the order of all decks, which of several cards a mission took out
of the box, and the faces of tiles that were not turned up yet: the same for every seat and for spectators.
"""

from itertools import chain

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
    families = world.book.families
    decks = [deck[sunk:] for deck, sunk in zip(world.scavenge, world.sunk, strict=True)]
    cards = sorted(chain(*decks, world.box_cards))
    world.shuffle(cards)
    pool: dict[str, list[int]] = {}
    for card in cards:
        pool.setdefault(families[card], []).append(card)
    for colour, deck in enumerate(decks):
        dealt = [pool[family].pop() for family in sorted([families[card] for card in deck])]
        world.shuffle(dealt)
        world.scavenge[colour][world.sunk[colour] :] = dealt
    world.box_cards = sorted(chain(*pool.values()))


def _redeal_monsters(world: Apocalypse) -> None:
    """Both parts of the Monster deck, and which Boss is which; once one came, everybody knows who stayed in the box."""
    monsters = world.book.monsters
    packets = [world.monsters, world.lower, world.bosses]
    if not world.boss_came:
        packets.append(world.box_bosses)
    cards = sorted(chain(*packets))
    bosses = [card for card in cards if monsters[card].boss]
    commons = [card for card in cards if not monsters[card].boss]
    world.shuffle(bosses)
    world.shuffle(commons)
    for packet in packets:
        among = sum([monsters[card].boss for card in packet])
        dealt = [bosses.pop() for _ in range(among)] + [commons.pop() for _ in range(len(packet) - among)]
        world.shuffle(dealt)
        packet[:] = dealt


def _remix_marks(world: Apocalypse) -> None:
    """Objective tokens that differ lie mixed: nobody knows which is which before it is reached."""
    tokens = world.card.tokens
    if tokens is not None and tokens.mixed:
        marked = [place for place, mark in enumerate(world.marks) if mark]
        kinds = sorted(world.marks[place] for place in marked)
        world.shuffle(kinds)
        for place, kind in zip(marked, kinds, strict=True):
            world.marks[place] = kind
