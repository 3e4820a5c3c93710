"""Where to go next, and how much it is worth to be there."""

from collections.abc import Iterator

from holdouts.games.maximum_apocalypse.bot.lookout import Lookout
from holdouts.games.maximum_apocalypse.state import NONE

Errand = tuple[int, float]
"""A place, and what being there is worth."""

FAR = 0.86
"""Each action of the way takes that much off the worth of an errand."""

LOW_SUPPLY = 7
"""With so few Monster tokens left somebody should clear tiles."""


def steps(look: Lookout) -> dict[int, float]:
    """The worth of each first step, and under my own place that of staying."""
    worth: dict[int, float] = {}
    for place, value in errands(look):
        if place not in look.ways:
            continue
        cost, first = look.ways[place]
        step = look.me.place if first == NONE else first
        worth[step] = max(worth.get(step, 0.0), value * FAR**cost)
    return worth


def errands(look: Lookout) -> Iterator[Errand]:
    """All that is worth going to."""
    if homeward(look):
        yield look.sight.goal, 20.0
        return
    calm = max(0.1, 1 - 2.2 * look.danger)
    for place, value in (*mission_errands(look), *supplies(look), *exploring(look)):
        yield place, value * calm
    yield from care(look)
    if look.me.foes and not look.armed(look.me):
        for person in look.living:
            if person is not look.me and look.armed(person):
                yield person.place, 12 * look.danger


def homeward(look: Lookout) -> bool:
    """Whether all that is left is to get to the mission's place."""
    sight = look.sight
    needs = sight.mission.needs
    if sight.goal == NONE or look.missing or not work_is_done(look):
        return False
    if (needs.tokens_gone and any(sight.marks)) or (needs.all_revealed and look.hidden):
        return False
    if needs.samples and lacking_samples(look):
        return False
    if needs.scientist or (needs.message and not sight.message):
        return look.count(look.carried, "scientist") > 0 and (needs.gathered or brings_something(look))
    return True


def brings_something(look: Lookout) -> bool:
    """Whether I carry what the mission's place still lacks."""
    mine = look.cards_of(look.me)
    return look.has_scientist or any(look.count(mine, family) for family in look.asked)


def work_is_done(look: Lookout) -> bool:
    sight = look.sight
    work = sight.mission.work
    if work is None or work.kind in ("demolish", "burn"):
        return True
    if work.kind == "recover":
        return sight.message or look.count(look.carried, "scientist") > 0
    return sight.work >= work.cost


def lacking_samples(look: Lookout) -> set[str]:
    """The kinds of monsters the mission still wants."""
    sight = look.sight
    lacking = set()
    for goods in sight.mission.needs.samples:
        if sum(sight.book.monsters[card].sample == goods.family for card in sight.samples) < goods.count:
            lacking.add(goods.family)
    return lacking


# --- the mission ---


def mission_errands(look: Lookout) -> Iterator[Errand]:
    """Places the mission is about."""
    sight = look.sight
    work = sight.mission.work
    if work is not None and not work_is_done(look):
        if work.place and equipped(look):
            for place in look.places(work.place):
                yield place, 12.0
        if work.kind == "recover":
            for place in sight.marked:
                yield place, 12.0
    if sight.mission.tokens is not None:
        yield from token_errands(look)
    mine = look.cards_of(look.me)
    carried = sum(min(look.count(mine, family), count) for family, count in look.asked.items())
    if carried and sight.goal != NONE:
        yield sight.goal, 2.5 * carried + (6.0 if carried > 2 or not look.missing else 0.0)
    if look.has_scientist and sight.goal != NONE and sight.mission.needs.scientist and not look.missing:
        yield sight.goal, 14.0
    if lacking_samples(look) and not look.me.foes and look.health(look.me) > 0.5:
        for place in look.here_and_there:
            if sight.tokens[place]:
                yield place, 4.0


def equipped(look: Lookout) -> bool:
    """Whether I can do the mission's work, or go for it because nobody else is nearer."""
    work = look.sight.mission.work
    assert work is not None
    if work.holding:
        return look.count(look.me.hand, work.holding) > 0
    if work.parts == "besides":
        return look.count(look.me.hand, "spare-parts") > 0
    return True


def token_errands(look: Lookout) -> Iterator[Errand]:
    """Objective tokens: reach them, clear them, or stand beside them."""
    sight = look.sight
    tokens = sight.mission.tokens
    assert tokens is not None
    marks = [place for place, marked in enumerate(sight.marks) if marked]
    hale = look.health(look.me) > 0.45
    for place in marks:
        match tokens.role:
            case "find":
                yield place, 11.0
            case "contact" if place not in sight.marked:
                ready = look.count(look.me.hand, "journal") > 0
                yield place, 12.0 if ready else 9.0
            case "launcher" | "nest":
                yield place, 10.0 if hale and len(look.me.foes) < 2 else 2.0
            case "machine" if place not in sight.marked:
                yield place, 10.0
            case "machine":
                for other in look.near(place):
                    yield other, 12.0


# --- gathering, exploring, getting well ---


def supplies(look: Lookout) -> Iterator[Errand]:
    """Tiles to search, and cards that lie about."""
    for place in look.here_and_there:
        value = look.search_worth(place)
        if value > 0:
            yield place, value
    for place, card in look.sight.lying:
        yield place, look.worth(look.sight.book.families[card]) + 1


def exploring(look: Lookout) -> Iterator[Errand]:
    """Hidden tiles: sometimes the mission lies under one, and most hold something to search."""
    sight = look.sight
    wanted = unknown_places(look)
    value = 1.2 + (2.0 if look.missing else 0.0)
    for place in look.hidden:
        if sight.mission.needs.all_revealed:
            yield place, 7.0
        elif wanted:
            yield place, 6.0 + 0.25 * look.apart(sight.start, place)
        else:
            yield place, value


def unknown_places(look: Lookout) -> bool:
    """Whether a kind of tile the mission needs has not been found yet."""
    sight = look.sight
    work = sight.mission.work
    if sight.goal == NONE:
        return True
    if work is not None and work.place and not work_is_done(look):
        return work.place in sight.unseen and not look.places(work.place)
    return False


def care(look: Lookout) -> Iterator[Errand]:
    """Places that heal or feed, and tiles that must be cleared before the supply runs out."""
    me = look.me
    if look.health(me) < 0.5:
        for place in look.places("hospital"):
            yield place, 9.0 * (1 - look.health(me))
    if me.hunger >= 4 and not look.count(me.hand, "food"):
        for place in look.places("oasis"):
            yield place, 4.0
    if look.sight.supply < LOW_SUPPLY and look.health(me) > 0.4:
        for place in look.here_and_there:
            if look.sight.tokens[place] > 1:
                yield place, 5.0 + look.sight.tokens[place]
