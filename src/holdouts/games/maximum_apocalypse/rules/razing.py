"""Tiles that leave the map. [MAX-MISSION-8]"""

from holdouts.games.maximum_apocalypse.cards import HOME
from holdouts.games.maximum_apocalypse.events import Razed
from holdouts.games.maximum_apocalypse.rules import hands, mapping
from holdouts.games.maximum_apocalypse.state import Apocalypse


def may_raze(world: Apocalypse, place: int) -> bool:
    """Revealed, nobody there, no place the mission needs, and no loss that cuts the map in two. [MAX-MISSION-8]

    That must hold with the marked tiles that are to go anyway, and without them, so that none becomes the last bridge.
    """
    mission = world.card
    work_place = mission.work.place if mission.work is not None else ""
    if world.gone[place] or not world.up[place] or world.here(place):
        return False
    if world.tile(place).kind in (HOME, mission.start, mission.place, mission.boss_place, work_place):
        return False
    if not mapping.holds_together(world, {place}):
        return False
    if mission.tokens is None or mission.tokens.role != "machine":
        return not world.marks[place]
    doomed = {other for other, mark in enumerate(world.marks) if mark}
    return place in doomed or mapping.holds_together(world, {*doomed, place})


def raze(world: Apocalypse, place: int, *, rule: str) -> None:
    """A tile leaves the map with all that lies on it, and a gap stays. [MAX-MISSION-8]"""
    if not world.up[place]:
        world.unveil()
    world.gone[place] = True
    cards = tuple(world.lying_at(place))
    world.tell(Razed(place=place, tile=world.tiles[place], count=world.tokens[place], cards=cards, rule=rule))
    world.supply += world.tokens[place]
    world.tokens[place] = 0
    world.lying = [(spot, card) for spot, card in world.lying if spot != place]
    for card in cards:
        hands.to_pile(world, card)
    if world.marks[place]:
        mapping.remove_mark(world, place)
