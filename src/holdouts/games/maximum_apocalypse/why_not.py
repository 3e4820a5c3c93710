"""Why not? The rules' own answers for every card, ability and deck before a seat that cannot be used now."""

from collections.abc import Iterator

from holdouts.engine.why_not import Barrier, Why, all_barred, barriers, because
from holdouts.games.maximum_apocalypse.cards import COLOURS
from holdouts.games.maximum_apocalypse.fields import Ability
from holdouts.games.maximum_apocalypse.rules import actions, deeds, missions, scavenging
from holdouts.games.maximum_apocalypse.state import Apocalypse, Gear


def why_not(world: Apocalypse, seat: int) -> Iterator[Barrier]:
    """What speaks against using the things before that seat; nothing while it is plainly not their time."""
    survivor = world.survivors[seat]
    if survivor.dead or world.active is None:
        return
    spent = actions.why_not_act(world, seat)
    yield from barriers("card", ((card, spent or _play(world, seat, card)) for card in world.kit_of(seat).hand))
    yield from barriers("card", ((held.card, _use(world, seat, held, spent)) for held in world.gear(seat)))
    for number, body in enumerate(survivor.bodies):
        acts = not body.dead and world.character(body).innate.action
        if acts and (why := spent or actions.why_not_innate(world, seat, body)):
            yield Barrier("body", (seat, number), because(why.key, **why.about, card=Ability(body.character)))
    searches = ((colour, scavenging.why_not_search(world, seat, colour) or spent) for colour in range(len(COLOURS)))
    yield from barriers("colour", searches)
    work = world.card.work
    if work is not None and (why := missions.why_not_work(world, seat, work) or spent):
        yield Barrier("mission", world.mission, why)
    lying = ((card, actions.why_not_pick_up(world, seat, card)) for card in world.lying_at(survivor.place))
    yield from barriers("card", lying)


def _play(world: Apocalypse, seat: int, card: int) -> Why | None:
    """A card of a shared hand may be played for either Character. [MAX-VARIANT-7]"""
    seats = world.clockwise(seat) if world.merged else [seat]
    return all_barred(actions.why_not_play(world, by, card) for by in seats)


def _use(world: Apocalypse, seat: int, held: Gear, spent: Why | None) -> Why | None:
    """Nothing, if any of the things that Equipment can do is on offer, or it can do nothing of the kind."""
    design = world.design(held.card)
    whys: list[Why | None] = []
    if design.action:
        whys.append(spent or actions.why_not_use(world, seat, held))
    if design.free:
        whys.append(actions.why_not_use_free(world, seat, held))
    if design.discard:
        whys.append(deeds.why_not(world, world.book.spends[held.card], seat))
    return all_barred(whys)
