"""How likely a scavenger is to be among the winners from here: what a search reads where it looks no further ahead.

What counts is said as facts, mostly parts of a whole; their weights come from `benchmarks/fit_worth.py` (logistic
regression over what became of games that sensible bots played), rounded.
"""

from math import exp
from statistics import fmean

from holdouts.games.godforsaken_scavengers.rules import ending, feeding
from holdouts.games.godforsaken_scavengers.state import DONE, FINAL, Expedition, Scavenger

WEIGHTS = {
    "nothing": -2.2,
    "room": 2.4,
    "last": -0.9,
    "larder": 0.9,
    "meal": 0.4,
    "hand": 0.8,
    "left": -0.4,
    "searched": -0.5,
    "too-many": -1.7,
    "too-few": -1.5,
    "fed-caravan": 1.05,
    "trophies": 2.5,
    "oaths": 1.0,
    "half": -0.8,
}

DEAD = 0.01
"""What is left of the chances of whoever is dead."""

USUAL_NEED = 4
"""What a meal costs where nothing else is known."""


def worth(expedition: Expedition, seat: int) -> float:
    """The chance of one seat, from 0 to 1."""
    player = expedition.players[seat]
    if player.dead and not expedition.card.table_result:
        return 0.0
    chance = 1 / (1 + exp(-sum(WEIGHTS[fact] * number for fact, number in facts(expedition, seat).items())))
    return chance * DEAD if player.dead else chance


def facts(expedition: Expedition, seat: int) -> dict[str, float]:
    """What the chance of a seat is read off."""
    who = expedition.living() if expedition.card.table_result else [seat]
    bodies = [_body(expedition, one) for one in who]
    body = {fact: fmean(one[fact] for one in bodies) for fact in bodies[0]}
    return {"nothing": 1.0, **body, **_demands(expedition, seat)}


def _body(expedition: Expedition, seat: int) -> dict[str, float]:
    """Afflictions and food."""
    player, limit = expedition.players[seat], expedition.limit
    left, ahead = max(0, limit - len(player.afflictions)), _ahead(expedition)
    cards = [*player.hand, *player.plan, *player.store]
    larder = sum(feeding.worth(expedition, seat, card) for card in cards) + player.given_food
    need = USUAL_NEED if expedition.location is None else feeding.need(expedition, seat)
    caught = sum(expedition.book.food[card] for card in expedition.zone(seat)) if expedition.on_turn(seat) else 0
    return {
        "room": left / limit,
        "last": left <= 1,
        "larder": min(1.0, larder / max(2 * USUAL_NEED, expedition.card.final.cost)),
        "meal": min(1.0, (larder + 0.7 * caught) / need if need else 1.0),
        "hand": min(1.0, len(cards) / 6),
        "left": ahead,
        "searched": player.phase == DONE,
    }


def _ahead(expedition: Expedition) -> int:
    """How many Locations are still to come."""
    return 0 if expedition.location == FINAL else 1 + len(expedition.locations)


def _demands(expedition: Expedition, seat: int) -> dict[str, float]:
    """What the scenario wants of its winners, and of the table."""
    wanted, player, living = expedition.card.victory, expedition.players[seat], expedition.living()
    afflictions, half = len(player.afflictions), ending.half_of_the_table(expedition)
    most = expedition.limit if wanted.most_afflictions is None else wanted.most_afflictions
    return {
        "too-many": max(0, afflictions - most),
        "too-few": max(0, wanted.fewest_afflictions - afflictions) / (1 + _ahead(expedition)),
        "fed-caravan": wanted.fed_caravan and player.fed_caravan > 0,
        "trophies": min(1.0, len(expedition.trophies) / (half + 1)) if wanted.trophies else 0.0,
        "oaths": _oaths_ahead(expedition, seat) if wanted.oaths else 0.0,
        "half": wanted.half_alive and len(living) <= half,
    }


def _oaths_ahead(expedition: Expedition, seat: int) -> int:
    """By how many oaths somebody is ahead of the best of the others."""
    players = expedition.players
    others = [_oaths(player) for other, player in enumerate(players) if other != seat and not player.dead]
    return max(-2, min(2, _oaths(players[seat]) - max(others, default=-1)))


def _oaths(player: Scavenger) -> int:
    return player.oaths_kept - player.oaths_broken if player.oaths_kept else -1
