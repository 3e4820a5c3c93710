"""How likely the team is to make it from here: what a search reads where it looks no further ahead.

Everybody wins or loses together, so it is the same for every seat. What counts is said as facts, mostly parts of a
whole: of the mission (`prospects.py`), of the people, and of the map. Their weights come from the logistic regression
of `benchmarks/fit_worth.py` over what became of games that sensible bots played, rounded.
"""

from math import exp
from statistics import fmean

from holdouts.games.maximum_apocalypse.bot.almanac import almanac
from holdouts.games.maximum_apocalypse.prospects import prospects
from holdouts.games.maximum_apocalypse.state import STARVING, TOKEN_CAP, TRACK, Apocalypse, Survivor

WEIGHTS = {
    "nothing": -1.2,
    "players": 1.4,
    "crumbling": 0.75,
    "to-see-all": -1.5,
    "to-unearth": -0.68,
    "missing": 1.4,
    "searches": -3.5,
    "way-to-search": -0.96,
    "gone": -1.8,
    "dropped": -1.5,
    "buried": -0.46,
    "carried": -0.86,
    "person-there": 1.0,
    "person-held": 0.21,
    "person-left": -0.82,
    "way-to-person": -3.4,
    "contact": 1.7,
    "contact-odds": 1.4,
    "done": 1.0,
    "tokens": -1.4,
    "guards": -2.4,
    "tokens-away": -1.8,
    "samples-met": 0.32,
    "unknown": -0.44,
    "way-to-unseen": -1.5,
    "last-unseen": 0.82,
    "way-to-work": -1.5,
    "homeward": 2.8,
    "way-home": -3.1,
    "spare": 0.4,
    "harried": -0.7,
    "living": 1.0,
    "wounds": -2.6,
    "beset": -0.49,
    "dying": -0.44,
    "monsters": -1.0,
    "hunger": -1.6,
    "unarmed": -0.29,
    "time": 2.2,
    "last-cards": -1.2,
    "crowded": -4.2,
    "near": -0.61,
    "food-left": -1.1,
}

CROWD = 6
"""As many players as there may be."""

LONG = 26
"""Cards in a deck that last for a whole game."""

LAST = 6
"""With so few cards in a deck its survivor has hardly any time."""

SOON = 2
"""Whoever is dead after so many turns is dying."""

TOUGH = 20
"""Hit points of monsters that are many for one survivor."""

LARDER = 5
"""Food cards in the decks that are many for one survivor."""


def worth(world: Apocalypse, seat: int) -> float:
    """The chance of the team, from 0 to 1."""
    return 1 / (1 + exp(-sum([WEIGHTS[fact] * number for fact, number in facts(world, seat).items()])))


def facts(world: Apocalypse, seat: int) -> dict[str, float]:
    """What the chance of the team is read off."""
    return {"nothing": 1.0, **_set_up(world), **prospects(world), **_people(world), **_map(world)}


# --- what never changes ---


def _set_up(world: Apocalypse) -> dict[str, float]:
    """What makes one game harder than another, whatever is done: no plan changes it, but it puts the chance right."""
    mission, tokens = world.card, world.card.tokens
    return {
        "players": len(world.survivors) / CROWD,
        "crumbling": mission.crumbles,
        "to-see-all": mission.needs.all_revealed,
        "to-unearth": tokens is not None and tokens.role == "find",
    }


# --- people ---


def _people(world: Apocalypse) -> dict[str, float]:
    """How the living are."""
    living = world.living()
    people = [world.survivors[seat] for seat in living]
    decks = [len(world.kits[person.kit].deck) for person in people]
    health = [_health(world, person) for person in people]
    return {
        "living": len(living) / len(world.survivors),
        "wounds": fmean([(1 - part) ** 2 for part in health]),
        "beset": fmean([_danger(world, person) for person in people]),
        "dying": sum([_turns(world, person) <= SOON for person in people]) / len(world.survivors),
        "monsters": min(2.0, sum([_toughness(world, person) for person in people]) / len(people) / TOUGH),
        "hunger": fmean([person.hunger for person in people]) / STARVING,
        "unarmed": fmean([not _armed(world, seat) for seat in living]),
        "time": fmean(decks) / LONG,
        "last-cards": max(0, LAST - min(decks)) / LAST,
    }


def _health(world: Apocalypse, person: Survivor) -> float:
    """What part of their hit points somebody has, of two bodies the weaker."""
    return min([body.hp / world.character(body).hp for body in person.bodies if not body.dead], default=0.0)


def _danger(world: Apocalypse, person: Survivor) -> float:
    """What part of their hit points the monsters on somebody take with their next attacks."""
    if not person.foes:
        return 0.0
    hp = min([body.hp for body in person.bodies if not body.dead], default=1)
    harm = sum([max(0, world.monster(foe).damage) for foe in person.foes if not foe.stunned])
    return min(1.0, harm / max(1, hp))


def _turns(world: Apocalypse, person: Survivor) -> int:
    """How many turns somebody lives who only eats, at most one more than is soon."""
    hp = min([body.hp for body in person.bodies if not body.dead], default=0)
    harm = sum([max(0, world.monster(foe).damage) for foe in person.foes])
    harm += max([body.poison for body in person.bodies])
    fed = any(world.family(card) == "food" for card in world.kits[person.kit].hand)
    hunger, track = person.hunger, person.track
    for turn in range(1, SOON + 1):
        hunger += 1
        hp -= harm
        if hunger >= STARVING and not fed:
            hp = hp - TRACK[track] if track < len(TRACK) else 0
            track += 1
        if hp <= 0:
            return turn
    return SOON + 1


def _toughness(world: Apocalypse, person: Survivor) -> int:
    """The hit points that are left to the monsters on somebody."""
    return sum([max(0, world.monster(foe).hp - foe.wounds) for foe in person.foes])


def _armed(world: Apocalypse, seat: int) -> bool:
    """Whether somebody has a weapon that works, or fights without one."""
    cards = world.book.cards
    if any(cards[held.card].weapon and (held.tokens or not cards[held.card].ammo) for held in world.gear(seat)):
        return True
    fists = almanac(world.book).fists
    return not world.survivors[seat].starving and any(fists[body.character] for body in world.alive(seat))


# --- the map ---


def _map(world: Apocalypse) -> dict[str, float]:
    """Monsters that wait, anywhere and around people, and what food is left to be found."""
    living, tokens, family = world.living(), world.tokens, world.book.families
    near = [sum([tokens[other] for other in world.near(world.survivors[seat].place)]) for seat in living]
    food = sum([family[card] == "food" for deck in world.scavenge for card in deck])
    return {
        "crowded": sum(tokens) / TOKEN_CAP / len(world.places()),
        "near": fmean(near) / TOKEN_CAP / 2,
        "food-left": food / len(living) / LARDER,
    }
