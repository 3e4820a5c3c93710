"""What is left to do for the mission, how far it is, and whether it can be done: facts that `worth.py` weighs.

They are about what missions are made of (goods, somebody to bring, work, objective tokens, tiles to see, a clock), not
about one mission: where there is nothing of a kind, nothing of it is left to do. Most are parts of a whole, ways are
parts of a long one.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from math import log
from statistics import fmean
from typing import NamedTuple

from holdouts.games.maximum_apocalypse.bot.trails import odds
from holdouts.games.maximum_apocalypse.rules import missions, moving
from holdouts.games.maximum_apocalypse.state import ACTIONS, TOKEN_CAP, Apocalypse

FAR = 8
"""Steps that are far."""

UNSEEN = 5
"""Steps to where nobody knows a place yet."""

SEARCHES = 19
"""Searches that are many. Each more counts for less."""

VAIN = 30
"""Searches for what there is not enough of any more."""

MANY = 3
"""Cards, tokens or samples that are many."""


class Ledger(NamedTuple):
    """Where everything is that the mission wants brought, by families of cards."""

    carried: dict[int, list[str]]
    """What the living have in hand and in play, by their seats."""
    stored: list[str]
    lying: list[tuple[int, str]]
    """What lies about, and where."""
    dropped: int
    """How much of what is wanted and nobody has lies about."""
    buried: int
    """How much more of it is under objective tokens."""
    missing: dict[str, int]
    """How much has to be searched for."""


def ledger(world: Apocalypse) -> Ledger:
    """What is wanted and nobody has lies about, or else is under a token, or else has to be searched for."""
    family, tokens = world.book.families, world.card.tokens
    living = world.living()
    carried = {seat: [family[card] for card in missions.held_by(world, [seat])] for seat in living}
    held = [family[card] for card in missions.held_by(world, living)]
    stored, lying = [family[card] for card in world.stored], [(place, family[card]) for place, card in world.lying]
    finds = tokens is not None and tokens.role == "find" and any(world.marks)
    about, under = [found for _, found in lying], [family[card] for card in world.aside] if finds else []
    dropped, buried, missing = 0, 0, dict[str, int]()
    for good, count in wanted(world).items():
        left = count - stored.count(good) - held.count(good)
        if left > 0:
            there = min(left, about.count(good))
            more = min(left - there, under.count(good))
            dropped, buried = dropped + there, buried + more
            if left > there + more:
                missing[good] = left - there - more
    return Ledger(carried, stored, lying, dropped, buried, missing)


def wanted(world: Apocalypse) -> dict[str, int]:
    """The goods the mission asks for, and the parts its work uses up."""
    work = world.card.work
    goods = {goods.family: goods.count for goods in world.card.needs.goods}
    if work is not None and work.parts == "besides":
        goods[work.parts_of] = goods.get(work.parts_of, 0) + work.cost - world.work
    return goods


def prospects(world: Apocalypse) -> dict[str, float]:
    """All that is to be said of it."""
    goods = ledger(world)
    return {
        **_to_find(world, goods),
        **_to_bring(world, goods),
        **_to_meet(world, goods),
        **_to_do(world, goods),
        **_to_get_home(world, goods),
    }


# --- goods to find ---


def _to_find(world: Apocalypse, goods: Ledger) -> dict[str, float]:
    """What nobody has yet: whether there is enough of it, how many searches it takes, and how far the next one is."""
    searches, colours, is_there = _searches(world, goods.missing)
    return {
        "missing": bool(goods.missing),
        "searches": log(1 + searches) / log(1 + SEARCHES),
        "way-to-search": _way_to_search(world, colours),
        "gone": not is_there,
        "dropped": goods.dropped / MANY,
        "buried": goods.buried / MANY,
    }


def _searches(world: Apocalypse, missing: dict[str, int]) -> tuple[float, set[int], bool]:
    """How many searches it takes on the average, each good in the decks that hold most of it; which decks these are;
    and whether there is enough."""
    if not missing:
        return 0.0, set(), True
    family, searches, colours, is_there = world.book.families, 0.0, set[int](), True
    decks = [[family[card] for card in deck] for deck in world.scavenge]
    for good, count in missing.items():
        counts = [deck.count(good) for deck in decks]
        left = count
        for colour in sorted((0, 1, 2), key=lambda deck: -counts[deck] / (len(decks[deck]) or 1)):
            if left > 0 and counts[colour]:
                found = min(left, counts[colour])
                searches += found * (len(decks[colour]) + 1) / (counts[colour] + 1)
                colours.add(colour)
                left -= found
        if left > 0:
            searches, is_there = searches + VAIN, False
    return searches, colours, is_there


def _way_to_search(world: Apocalypse, colours: set[int]) -> float:
    """How far people are from an open tile where these decks are searched, on the average."""
    if not colours:
        return 0.0
    searches, up, gone = world.book.searches, world.up, world.gone
    offered = [
        place
        for place, tile in enumerate(world.tiles)
        if up[place] and not gone[place] and not colours.isdisjoint(searches[tile])
    ]
    return _way(world, offered)


def _way(world: Apocalypse, places: list[int]) -> float:
    """How far people are from the nearest of these places, on the average."""
    if not places:
        return UNSEEN / FAR
    spans = world.survey().spans
    ways = [spans[world.survivors[seat].place] for seat in world.living()]
    return fmean([min([way[place] for place in places]) for way in ways]) / FAR


# --- goods and people to bring ---


def _to_bring(world: Apocalypse, goods: Ledger) -> dict[str, float]:
    """How far it is to the goal for whoever has something for it; and where the one is whom the mission wants."""
    dear = _dear(world)
    stranded = [place for place, found in goods.lying if found in dear]
    return {
        "carried": _farthest(world, _bearers(world, goods)) / FAR,
        "person-there": not dear.isdisjoint(goods.stored),
        "person-held": any(not dear.isdisjoint(held) for held in goods.carried.values()),
        "person-left": bool(stranded),
        "way-to-person": _nearest(world, stranded),
    }


def _dear(world: Apocalypse) -> set[str]:
    """Whom the mission wants brought, and the message that does instead."""
    needs = world.card.needs
    return {needs.person, needs.message if world.message else ""} - {""}


def _bearers(world: Apocalypse, goods: Ledger) -> list[int]:
    """The living who have something for the goal."""
    burdened = {*wanted(world), *_dear(world)}
    return [seat for seat, held in goods.carried.items() if not burdened.isdisjoint(held)]


def _farthest(world: Apocalypse, seats: list[int]) -> int:
    """How far from the goal the farthest of these people is; nothing while nobody knows where it is."""
    goal = world.goal
    if goal is None:
        return 0
    return max([world.distance(world.survivors[seat].place, goal) for seat in seats], default=0)


def _nearest(world: Apocalypse, places: list[int], able: Sequence[int] = ()) -> float:
    """How far the nearest survivor, of those who are able to do something if any are, is from the nearest place."""
    where = [world.survivors[seat].place for seat in able or world.living()]
    return min([world.distance(one, place) for place in places for one in where], default=0) / FAR


def _to_meet(world: Apocalypse, goods: Ledger) -> dict[str, float]:
    """Where contact has to be made unseen: whether that is done, and else the odds of whoever is best at it."""
    tokens, needs = world.card.tokens, world.card.needs
    if tokens is None or tokens.role != "contact":
        return {"contact": 1.0, "contact-odds": 0.0}
    waits = [place for place, mark in enumerate(world.marks) if mark and place not in world.marked]
    if not waits:
        return {"contact": 1.0, "contact-odds": 0.0}
    if any(needs.message in held for held in goods.carried.values()):
        return {"contact": 0.0, "contact-odds": 1.0}
    stealth = max([moving.own_stealth(world, seat) for seat in world.living()])
    return {"contact": 0.0, "contact-odds": odds(stealth - world.tokens[waits[0]])}


# --- work, tokens, tiles and samples ---


def _to_do(world: Apocalypse, goods: Ledger) -> dict[str, float]:
    """What part of all that is counted is done, and how far what is left is."""
    parts, tokens, marks = list(_parts(world)), world.card.tokens, [p for p, mark in enumerate(world.marks) if mark]
    matters = marks if tokens is not None and tokens.role != "sight" else []
    guarded = matters if tokens is not None and tokens.role in ("nest", "launcher") else []
    return {
        "done": sum(parts) / len(parts) if parts else 1.0,
        "tokens": len(matters) / MANY,
        "guards": sum([world.tokens[place] for place in guarded]) / TOKEN_CAP / MANY,
        "tokens-away": _way_to_tokens(world, marks),
        "samples-met": _samples_met(world) / MANY,
        **_places(world, goods),
    }


def _parts(world: Apocalypse) -> Iterator[float]:
    """How much of each thing the mission counts is done."""
    mission, needs = world.card, world.card.needs
    if mission.work is not None and mission.work.kind in missions.ON_THE_SPOT:
        yield 1 - _work_left(world) / mission.work.cost
    if mission.tokens is not None and (needs.tokens_gone or mission.tokens.role in ("find", "contact")):
        left = sum(1.0 - 0.3 * (place in world.marked) for place, mark in enumerate(world.marks) if mark)
        yield 1 - left / mission.tokens.count
    if needs.all_revealed:
        yield 1 - len(world.hidden()) / len(world.places())
    for goods in needs.samples:
        yield min(1.0, missions.samples_of(world, goods.family) / goods.count)


def _work_left(world: Apocalypse) -> int:
    """How often work is still to be done; a message that is out does instead of whoever was to be recovered."""
    work = world.card.work
    if work is None or work.kind not in missions.ON_THE_SPOT or (work.kind == "recover" and world.message):
        return 0
    return max(0, work.cost - world.work)


def _way_to_tokens(world: Apocalypse, marks: list[int]) -> float:
    """How far the nearest survivor is from each objective token that is left, on the average."""
    ways = [_nearest(world, [mark]) for mark in marks]
    return min(1.0, sum(ways) / len(ways)) if ways else 0.0


def _samples_met(world: Apocalypse) -> int:
    """How many of the samples that are still wanted cling to somebody, and need only be killed."""
    samples = world.card.needs.samples
    if not samples:
        return 0
    met = [world.monster(foe).sample for person in world.survivors for foe in person.foes]
    lacking = {goods.family: goods.count - missions.samples_of(world, goods.family) for goods in samples}
    return sum([min(met.count(kind), count) for kind, count in lacking.items() if count > 0])


def _places(world: Apocalypse, goods: Ledger) -> dict[str, float]:
    """Tiles that have to be found: where goods are brought, where work is done, or all; and the way to known work."""
    work, hidden, every = world.card.work, world.hidden(), world.card.needs.all_revealed
    place = work.place if work is not None and world.work < work.cost else ""
    there = [spot for spot in world.places() if world.up[spot] and world.tile(spot).kind == place] if place else []
    unknown = (world.goal is None) + bool(place and not there)
    likely = [spot for spot in hidden if every or not world.far or spot in world.far] if unknown or every else []
    holding = work.holding if work is not None else ""
    able = [seat for seat, held in goods.carried.items() if holding and holding in held]
    return {
        "unknown": unknown,
        "way-to-unseen": _way(world, likely) if likely else 0.0,
        "last-unseen": 1 / (1 + len(hidden)) if every else 1.0,
        "way-to-work": _nearest(world, there, able),
    }


# --- home ---


def _to_get_home(world: Apocalypse, goods: Ledger) -> dict[str, float]:
    """Whether nothing else is left to do, and how far it is then; and how much time a clock leaves."""
    needs, living = world.card.needs, world.living()
    farthest = _farthest(world, living if needs.gathered else _bearers(world, goods))
    homeward = world.goal is not None and not _is_left(world, goods)
    spare = world.turns_left * ACTIONS - farthest if world.deadline else 0
    return {
        "homeward": homeward,
        "way-home": farthest / FAR * homeward,
        "spare": max(-1.0, min(1.0, spare / FAR)),
        "harried": min(1.0, fmean([len(world.survivors[seat].foes) for seat in living]) / 2) * needs.unharried,
    }


def _is_left(world: Apocalypse, goods: Ledger) -> bool:
    """Whether something is to be done elsewhere before all that is left is to get to the goal."""
    needs = world.card.needs
    brought_or_held = {*goods.stored, *chain.from_iterable(goods.carried.values())}
    return (
        bool(goods.missing or goods.dropped or goods.buried)
        or _work_left(world) > 0
        or (needs.tokens_gone and any(world.marks))
        or (needs.all_revealed and bool(world.hidden()))
        or any(missions.samples_of(world, sample.family) < sample.count for sample in needs.samples)
        or bool(needs.person and _dear(world).isdisjoint(brought_or_held))
    )
