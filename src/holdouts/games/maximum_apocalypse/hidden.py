"""Who knows what: dealing anew what nobody can know, and accounting for every card, tile and token.

The survivors hide nothing from each other. Hidden are the order of all decks, which of several cards a mission took out
of the box, and the faces of tiles that were not turned up yet: the same for every seat and for spectators.
"""

from itertools import chain

from holdouts.engine.accounts import unaccounted
from holdouts.games.maximum_apocalypse.rules import mapping
from holdouts.games.maximum_apocalypse.state import STARVING, SUPPLY, Apocalypse


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
    cards = sorted(chain(*decks, world.box_cards))
    world.shuffle(cards)
    pool: dict[str, list[int]] = {}
    for card in cards:
        pool.setdefault(world.family(card), []).append(card)
    for colour, deck in enumerate(decks):
        dealt = [pool[world.family(card)].pop() for card in sorted(deck, key=world.family)]
        world.shuffle(dealt)
        world.scavenge[colour][world.sunk[colour] :] = dealt
    world.box_cards = sorted(chain(*pool.values()))


def _redeal_monsters(world: Apocalypse) -> None:
    """Both parts of the Monster deck, and which Boss is which; once one came, everybody knows who stayed in the box."""
    monsters = world.book.monsters
    packets = [world.monsters, world.lower, world.bosses]
    if not world.boss_came:
        packets.append(world.box_bosses)
    bosses = sorted(card for packet in packets for card in packet if monsters[card].boss)
    commons = sorted(card for packet in packets for card in packet if not monsters[card].boss)
    world.shuffle(bosses)
    world.shuffle(commons)
    for packet in packets:
        among = sum(monsters[card].boss for card in packet)
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


def audit(world: Apocalypse) -> list[str]:
    """Every card, tile and token is somewhere, exactly once; what is wrong is listed."""
    book = world.book
    in_play = [held for survivor in world.survivors for body in survivor.bodies for held in body.gear]
    cards = list(
        chain(
            *(pile for kit in world.kits for pile in (kit.deck, kit.hand, kit.discard)),
            (held.card for held in in_play),
            *(held.fitted for held in in_play),
            (card for _, card in world.lying),
            *world.scavenge,
            world.scavenge_discard,
            world.playing,
            world.aside,
            world.stored,
            world.box_cards,
            world.removed,
        )
    )
    owners = {world.character(survivor.bodies[0]).id for survivor in world.survivors}
    expected = [card for card, owner in enumerate(book.owners) if not owner or owner in owners]
    monsters = list(
        chain(
            world.monsters,
            world.lower,
            world.monster_discard,
            world.bosses,
            world.box_bosses,
            world.box_monsters,
            world.samples,
            (foe.card for survivor in world.survivors for foe in survivor.foes),
        )
    )
    problems = unaccounted("card", cards, expected)
    problems += unaccounted("Monster card", monsters, range(len(book.monsters)))
    problems += unaccounted("tile", chain(world.tiles, world.stack, world.box_tiles), range(len(book.tiles)))
    if world.supply + sum(world.tokens) != SUPPLY:
        problems.append(f"{world.supply} Monster tokens in the supply and {sum(world.tokens)} on the map")
    problems += _sizes(world)
    return problems


def _sizes(world: Apocalypse) -> list[str]:
    """Bodies and counters within what can be."""
    problems = []
    for seat, survivor in enumerate(world.survivors):
        most = max(body.hp - world.character(body).hp for body in survivor.bodies)
        if most > 0:
            problems.append(f"seat {seat}: {most} hit points too many")
        if any(body.hp <= 0 and not body.dead for body in survivor.bodies) and not world.ended:
            problems.append(f"seat {seat}: alive without hit points")
        if not 0 <= survivor.hunger <= STARVING:
            problems.append(f"seat {seat}: hunger {survivor.hunger}")
        if survivor.dead and (survivor.foes or any(body.gear for body in survivor.bodies)):
            problems.append(f"seat {seat}: dead, but not left alone")
        if not survivor.dead and survivor.place >= 0 and world.gone[survivor.place]:
            problems.append(f"seat {seat}: stands in a gap")
    problems += [
        f"place {place}: {count} tokens" for place, count in enumerate(world.tokens) if not 0 <= count < world.cap + 1
    ]
    return problems
