"""How likely a scavenger is to be among the winners from here: what a search reads where it looks no further ahead.

What counts is said as facts, mostly parts of a whole; their weights come from `benchmarks/fit_worth.py` (logistic
regression over what became of games that sensible bots played), rounded.
"""

from math import exp
from statistics import fmean

from holdouts.engine.modifiers import Standing
from holdouts.games.godforsaken_scavengers.cards import Peril
from holdouts.games.godforsaken_scavengers.effects import perils
from holdouts.games.godforsaken_scavengers.rules import ending, feeding
from holdouts.games.godforsaken_scavengers.state import DONE, FINAL, Expedition, Scavenger

WEIGHTS = {
    "nothing": -0.7,
    "room": 2.6,
    "room-late": 0.7,
    "burdens": -0.5,
    "larder": 1.2,
    "short": -0.65,
    "hand": 0.65,
    "fine": 0.2,
    "shield": 0.25,
    "left": -0.45,
    "searched": -0.65,
    "too-many": -2.5,
    "too-few": -3.4,
    "lean": -0.65,
    "lean-late": -1.75,
    "fed-caravan": 0.3,
    "fed-caravan-late": 0.95,
    "trophies-lacking": -4.0,
    "trophies": 1.35,
    "oaths": 0.35,
    "oaths-late": 3.6,
    "half": -0.2,
    "perils": -3.0,
}

HURT, SCRATCH = {"turn-over": 1.2, "hand-limit": 0.8, "receive-food": 0.7, "turn-began": 0.6, "need": 0.6}, 0.3
"""How much an Affliction hurts by its text while it lies face up, by what it touches; and any other."""

LEAN = {"turn-over": 1.0, "hand-limit": 0.5}
"""How much of a last meal an Affliction takes away: a hand that loses its cards after the turn, or holds fewer."""

SHIELDS = (perils.Prevent, perils.Neutralise)
"""What spares its holder the Affliction of a Peril."""

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
    """Afflictions, food and what the cards held are good for."""
    player, limit, book = expedition.players[seat], expedition.limit, expedition.book
    room, ahead = max(0, limit - len(player.afflictions)) / limit, _ahead(expedition)
    cards = [*player.hand, *player.plan, *player.store]
    larder = sum(feeding.worth(expedition, seat, card) for card in cards) + player.given_food
    need = USUAL_NEED if expedition.location is None else feeding.need(expedition, seat)
    caught = sum(book.food[card] for card in expedition.zone(seat)) if expedition.on_turn(seat) else 0
    burdens = expedition.burdens(seat)
    return {
        "room": room,
        "room-late": room / (1 + ahead),
        "burdens": sum(_worst(burden, HURT, SCRATCH) for burden in burdens),
        "larder": min(1.0, larder / max(2 * USUAL_NEED, expedition.card.final.cost)),
        "short": max(0.0, need - larder - 0.7 * caught) / 3,
        "hand": min(1.0, len(cards) / 6),
        "fine": sum(book.levels[card] == 3 for card in cards) / 3,
        "shield": any(isinstance(effect, SHIELDS) for card in cards for effect in book.texts[card]),
        "left": ahead,
        "searched": player.phase == DONE,
    }


def _worst(burden: Standing, hurts: dict[str, float], other: float) -> float:
    """How much the text of an Affliction hurts."""
    return max([hurts.get(name, other) for name in (*burden.changes, *burden.bans, *burden.reactions)], default=other)


def _ahead(expedition: Expedition) -> int:
    """How many Locations are still to come."""
    return 0 if expedition.location == FINAL else 1 + len(expedition.locations)


def _demands(expedition: Expedition, seat: int) -> dict[str, float]:
    """What the scenario wants of its winners, and of the table; what is missing is worse when little time is left."""
    wanted, player, living = expedition.card.victory, expedition.players[seat], expedition.living()
    afflictions, half, rounds = len(player.afflictions), ending.half_of_the_table(expedition), 1 + _ahead(expedition)
    most = expedition.limit if wanted.most_afflictions is None else wanted.most_afflictions
    lacking = max(0, half + 1 - len(expedition.trophies)) if wanted.trophies else 0
    oaths = _oaths_ahead(expedition, seat) if wanted.oaths else 0.0
    lean = sum(_worst(burden, LEAN, 0.0) for burden in expedition.burdens(seat)) if wanted.fed else 0.0
    return {
        "too-many": max(0, afflictions - most),
        "too-few": max(0, wanted.fewest_afflictions - afflictions) / rounds,
        "lean": lean,
        "lean-late": lean / rounds,
        "fed-caravan": wanted.fed_caravan and player.fed_caravan > 0,
        "fed-caravan-late": (wanted.fed_caravan and player.fed_caravan > 0) / rounds,
        "trophies-lacking": lacking / rounds / max(1, len(living)),
        "trophies": wanted.trophies and not lacking,
        "oaths": oaths,
        "oaths-late": oaths / rounds,
        "half": wanted.half_alive and len(living) <= half,
        "perils": _perils(expedition),
    }


def _perils(expedition: Expedition) -> float:
    """What part of the cards that can still be searched are Perils."""
    cards = [card for pile in (expedition.draw, *expedition.piles) for card in pile]
    return sum(isinstance(expedition.book.cards[card], Peril) for card in cards) / max(1, len(cards))


def _oaths_ahead(expedition: Expedition, seat: int) -> int:
    """By how many oaths somebody is ahead of the best of the others."""
    players = expedition.players
    others = [_oaths(player) for other, player in enumerate(players) if other != seat and not player.dead]
    return max(-2, min(2, _oaths(players[seat]) - max(others, default=-1)))


def _oaths(player: Scavenger) -> int:
    return player.oaths_kept - player.oaths_broken if player.oaths_kept else -1
