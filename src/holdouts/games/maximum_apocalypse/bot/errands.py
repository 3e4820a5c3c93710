"""Where to go next, and what an action on the way there is worth."""

from collections.abc import Iterator

from holdouts.games.maximum_apocalypse.bot import objective
from holdouts.games.maximum_apocalypse.bot.objective import HOME, Errand
from holdouts.games.maximum_apocalypse.bot.trails import Guide
from holdouts.games.maximum_apocalypse.state import NONE

AGAIN = 1.8
"""A tile can be searched again next turn: how often a search there is worth having come."""

NEARBY = 2
"""So few steps are no way at all."""

CURIOSITY = (7.0, 3.0, 1.0)
"""What a hidden tile is worth as long as things are missing, with so many tiles nearby to search."""

SOUGHT = 4.0
"""What a hidden tile is worth under which something lies that the mission needs."""

RUSH = 8.0
"""How much more, once nothing else is missing: every turn spent now is one the decks do not have."""

REACHABLE = 4
"""So far from home one still gets there in one turn."""


def steps(look: Guide) -> dict[int, float]:
    """What each first step is worth as an action, and under my own place what staying is."""
    worth: dict[int, float] = {}
    for place, value, deeds in errands(look):
        way = look.ways.get(place)
        if way is None:
            continue
        step = look.me.place if way.first == NONE else way.first
        rate = (value - way.risk) / max(1, way.steps + deeds)
        worth[step] = max(worth.get(step, 0.0), rate)
    return worth


def errands(look: Guide) -> Iterator[Errand]:
    """All that is worth going to."""
    yield from shelters(look)
    if objective.homeward(look):
        if not waiting_outside(look):
            yield homecoming(look)
        return
    yield from objective.errands(look)
    yield from supplies(look)
    yield from exploring(look)
    yield from care(look)
    yield from comrades(look)


def homecoming(look: Guide) -> Errand:
    """Home, whatever waits on the way: nothing else is left to live for."""
    goal = look.sight.goal
    assert goal is not None
    way = look.ways.get(goal)
    return Errand(goal, HOME * (3 if look.sight.deadline else 1) + (max(0.0, way.risk) if way is not None else 0.0))


def waiting_outside(look: Guide) -> bool:
    """Whether it is better to wait near the goal than on it, because others are still far away."""
    goal = look.sight.goal
    if goal is None or look.sight.deadline or look.apart(look.me.place, goal) > REACHABLE - 1:
        return False
    return any(look.apart(person.place, goal) > REACHABLE for person in look.living if person is not look.me)


def shelters(look: Guide) -> Iterator[Errand]:
    """Better places to end the turn, just as far as the actions that are left."""
    here = look.resting(look.me.place)
    for place, way in look.ways.items():
        if way.steps == look.me.actions and way.steps > 1 and look.sight.tiles[place] != NONE:
            yield Errand(place, here - look.resting(place))


# --- gathering and exploring ---


def supplies(look: Guide) -> Iterator[Errand]:
    """Tiles to search, and cards that lie about."""
    for place in look.here_and_there:
        value = look.search_worth(place)
        if value > 0:
            yield Errand(place, AGAIN * value, 1)
    for place, card in look.sight.lying:
        family = look.sight.book.families[card]
        treasure = family in look.treasures and objective.nearest(look, place)
        yield Errand(place, objective.TASK if treasure else look.worth(family) + 1)


def exploring(look: Guide) -> Iterator[Errand]:
    """Hidden tiles: sometimes the mission lies under one, and most hold something to search."""
    hidden = look.hidden
    if not hidden:
        return
    needed = objective.unseen_places(look)
    curious = CURIOSITY[min(searchable(look), len(CURIOSITY) - 1)] if look.missing or look.hungry else 0.3
    sought = SOUGHT if look.missing else SOUGHT * RUSH
    for place in hidden:
        value = curious if objective.nearest(look, place) else 0.5 * curious
        if place in needed:
            value += sought if objective.nearest(look, place) else 0.4 * sought
        yield Errand(place, value)


def searchable(look: Guide) -> int:
    """How many tiles near me can be searched for something useful."""
    return sum(look.search_worth(place) > 1 for place, way in look.ways.items() if way.steps <= NEARBY)


# --- people ---


def care(look: Guide) -> Iterator[Errand]:
    """Places that heal or feed, and tiles that must be cleared before the supply runs out."""
    me = look.me
    if look.health(me) < 0.6:
        for place in look.places("hospital"):
            yield Errand(place, min(8, look.lost(me)) * look.frailty * 0.7)
    if me.hunger >= 4 and not look.count(me.hand, "food"):
        for place in look.places("oasis"):
            yield Errand(place, 5.0)
        for person in look.living:
            if person is not me and look.count(person.hand, "food") > (person.hunger >= 4):
                yield Errand(person.place, 5.0 + 3.0 * me.track)
    if look.tokens_run_out and look.health(me) > 0.4:
        for place in look.here_and_there:
            if look.sight.tokens[place] > 1:
                yield Errand(place, (5.0 + look.meeting) * look.sight.tokens[place])


def comrades(look: Guide) -> Iterator[Errand]:
    """Whoever cannot fight goes to those who can, and they to whoever is beset."""
    me = look.me
    armed = look.armed(me)
    for person in look.living:
        if person is me:
            continue
        if not armed and me.foes and look.armed(person):
            yield Errand(person.place, 1.5 * look.harm(me), 1)
        elif armed and person.foes and look.health(me) > 0.4 and len(me.foes) < 2:
            yield Errand(person.place, 1.2 * look.harm(person) * look.frailty_of(person), 2)
