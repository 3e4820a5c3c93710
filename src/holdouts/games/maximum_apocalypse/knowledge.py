"""Who knows what: dealing anew what nobody can know, and accounting for every card, tile and token.

The survivors hide nothing from each other. Hidden are the order of all decks, which of several cards a mission took out
of the box, and the faces of tiles that were not turned up yet: the same for every seat and for spectators.
"""

from itertools import chain

from holdouts.engine.accounts import unaccounted
from holdouts.games.maximum_apocalypse.rules import mapping
from holdouts.games.maximum_apocalypse.state import STARVING, SUPPLY, Apocalypse


def redeal(a: Apocalypse, seat: int | None) -> None:
    """Deal anew all that the seat (None: a spectator) cannot know. What is shuffled is sorted first, so that the same
    dice deal the same in every world.
    """
    for kit in a.kits:
        kit.deck.sort()
        a.shuffle(kit.deck)
    _redeal_scavenge(a)
    _redeal_monsters(a)
    mapping.rearrange(a)
    _remix_marks(a)


def _redeal_scavenge(a: Apocalypse) -> None:
    """A deck holds so many cards of each family; which ones of it they are, the box knows. [MAX-SETUP-6]"""
    decks = [deck[sunk:] for deck, sunk in zip(a.scavenge, a.sunk, strict=True)]
    pool: dict[str, list[int]] = {}
    for card in sorted(chain(*decks, a.box_cards)):
        pool.setdefault(a.family(card), []).append(card)
    for cards in pool.values():
        a.shuffle(cards)
    for colour, deck in enumerate(decks):
        dealt = [pool[a.family(card)].pop() for card in sorted(deck, key=a.family)]
        a.shuffle(dealt)
        a.scavenge[colour][a.sunk[colour] :] = dealt
    a.box_cards = sorted(chain(*pool.values()))


def _redeal_monsters(a: Apocalypse) -> None:
    """Both parts of the Monster deck, and which Boss is which; once one came, everybody knows who stayed in the box."""
    monsters = a.book.monsters
    packets = [a.monsters, a.lower, a.bosses]
    if not a.boss_came:
        packets.append(a.box_bosses)
    bosses = sorted(card for packet in packets for card in packet if monsters[card].boss)
    commons = sorted(card for packet in packets for card in packet if not monsters[card].boss)
    a.shuffle(bosses)
    a.shuffle(commons)
    for packet in packets:
        among = sum(monsters[card].boss for card in packet)
        dealt = [bosses.pop() for _ in range(among)] + [commons.pop() for _ in range(len(packet) - among)]
        a.shuffle(dealt)
        packet[:] = dealt


def _remix_marks(a: Apocalypse) -> None:
    """Objective tokens that differ lie mixed: nobody knows which is which before it is reached."""
    tokens = a.card.tokens
    if tokens is not None and tokens.mixed:
        marked = [place for place, mark in enumerate(a.marks) if mark]
        kinds = sorted(a.marks[place] for place in marked)
        a.shuffle(kinds)
        for place, kind in zip(marked, kinds, strict=True):
            a.marks[place] = kind


def audit(a: Apocalypse) -> list[str]:
    """Every card, tile and token is somewhere, exactly once; what is wrong is listed."""
    book = a.book
    in_play = [held for survivor in a.survivors for body in survivor.bodies for held in body.gear]
    cards = list(
        chain(
            *(pile for kit in a.kits for pile in (kit.deck, kit.hand, kit.discard)),
            (held.card for held in in_play),
            *(held.fitted for held in in_play),
            (card for _, card in a.lying),
            *a.scavenge,
            a.scavenge_discard,
            a.playing,
            a.aside,
            a.stored,
            a.box_cards,
            a.removed,
        )
    )
    owners = {a.character(survivor.bodies[0]).id for survivor in a.survivors}
    expected = [card for card, owner in enumerate(book.owners) if not owner or owner in owners]
    monsters = list(
        chain(
            a.monsters,
            a.lower,
            a.monster_discard,
            a.bosses,
            a.box_bosses,
            a.box_monsters,
            a.samples,
            (foe.card for survivor in a.survivors for foe in survivor.foes),
        )
    )
    problems = unaccounted("card", cards, expected)
    problems += unaccounted("Monster card", monsters, range(len(book.monsters)))
    problems += unaccounted("tile", chain(a.tiles, a.stack, a.box_tiles), range(len(book.tiles)))
    if a.supply + sum(a.tokens) != SUPPLY:
        problems.append(f"{a.supply} Monster tokens in the supply and {sum(a.tokens)} on the map")
    problems += _sizes(a)
    return problems


def _sizes(a: Apocalypse) -> list[str]:
    """Bodies and counters within what can be."""
    problems = []
    for seat, survivor in enumerate(a.survivors):
        most = max(body.hp - a.character(body).hp for body in survivor.bodies)
        if most > 0:
            problems.append(f"seat {seat}: {most} hit points too many")
        if any(body.hp <= 0 and not body.dead for body in survivor.bodies) and not a.ended:
            problems.append(f"seat {seat}: alive without hit points")
        if not 0 <= survivor.hunger <= STARVING:
            problems.append(f"seat {seat}: hunger {survivor.hunger}")
        if survivor.dead and (survivor.foes or any(body.gear for body in survivor.bodies)):
            problems.append(f"seat {seat}: dead, but not left alone")
        if not survivor.dead and survivor.place >= 0 and a.gone[survivor.place]:
            problems.append(f"seat {seat}: stands in a gap")
    problems += [f"place {place}: {count} tokens" for place, count in enumerate(a.tokens) if not 0 <= count < a.cap + 1]
    return problems
