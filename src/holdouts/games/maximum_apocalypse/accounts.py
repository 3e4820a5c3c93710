"""Accounting for every card, tile and token of an apocalypse."""

from itertools import chain

from holdouts.engine.accounts import unaccounted
from holdouts.games.maximum_apocalypse.state import STARVING, SUPPLY, Apocalypse


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
