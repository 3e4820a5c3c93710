"""How likely a scavenger is to be among the winners from here: what a search reads where it looks no further ahead.

The weights were fitted (logistic regression) to what became of games that sensible bots played; only differences within
one game matter.
"""

from collections.abc import Iterator
from math import exp

from holdouts.games.godforsaken_scavengers.rules import ending, feeding
from holdouts.games.godforsaken_scavengers.state import FINAL, Expedition, Scavenger

NOTHING = -4.5
"""Where somebody stands who has nothing at all."""

ROOM, LAST = 2.4, -0.8
"""No Affliction yet; the next one kills."""

LARDER, MEAL, HAND = 0.9, 0.9, 1.0
"""Food for two rounds, or for the last one where that costs more; this round's meal is safe; a full hand."""

LEFT = -0.4
"""A Location that is still to come."""

TOO_MANY, TOO_FEW = -1.3, -1.0
"""An Affliction more than the scenario allows its winners, or less: what is too few early on can still be had."""

FED_CARAVAN, TROPHIES, OATH = 1.2, 2.2, 0.8
"""What the scenario wants is done; an oath ahead of the best of the others."""

MESSAGE, LAST_MESSAGE = 0.5, 2.5
"""The message is in somebody's hands; also in the last round."""

COMPANY, HALF = 0.7, -1.0
"""Everybody else alive and well; the next death loses the game for all."""

DEAD = 0.01
"""What is left of the chances of whoever is dead."""

USUAL_NEED = 4
"""What a meal costs where nothing else is known."""


def worth(expedition: Expedition, seat: int) -> float:
    """The chance of one seat, from 0 to 1."""
    player = expedition.players[seat]
    if player.dead and not expedition.card.table_result:
        return 0.0
    chance = 1 / (1 + exp(-sum((NOTHING, *_body(expedition, seat), *_demands(expedition, seat)))))
    return chance * DEAD if player.dead else chance


def _body(expedition: Expedition, seat: int) -> Iterator[float]:
    """Afflictions and food."""
    player = expedition.players[seat]
    left = max(0, expedition.limit - len(player.afflictions))
    yield ROOM * left / expedition.limit
    if left <= 1:
        yield LAST
    cards = [*player.hand, *player.plan, *player.store]
    larder = sum(feeding.worth(expedition, seat, card) for card in cards) + player.given_food
    need = USUAL_NEED if expedition.location is None else feeding.need(expedition, seat)
    caught = sum(expedition.book.food[card] for card in expedition.zone(seat)) if expedition.on_turn(seat) else 0
    yield LARDER * min(1.0, larder / max(2 * USUAL_NEED, expedition.card.final.cost))
    yield MEAL * min(1.0, (larder + 0.7 * caught) / need if need else 1.0)
    yield HAND * min(1.0, len(cards) / 6)
    yield LEFT * _ahead(expedition)


def _ahead(expedition: Expedition) -> int:
    """How many Locations are still to come."""
    return 0 if expedition.location == FINAL else 1 + len(expedition.locations)


def _demands(expedition: Expedition, seat: int) -> Iterator[float]:
    """What the scenario wants of its winners, and of the table."""
    wanted, player, count = expedition.card.victory, expedition.players[seat], len(expedition.players)
    afflictions = len(player.afflictions)
    if wanted.most_afflictions is not None:
        yield TOO_MANY * max(0, afflictions - wanted.most_afflictions)
    yield TOO_FEW * max(0, wanted.fewest_afflictions - afflictions) / (1 + _ahead(expedition))
    if wanted.fed_caravan:
        yield FED_CARAVAN * (player.fed_caravan > 0)
    if wanted.trophies:
        yield TROPHIES * min(1.0, len(expedition.trophies) / (ending.half_of_the_table(expedition) + 1))
    if wanted.message:
        yield (LAST_MESSAGE if expedition.location == FINAL else MESSAGE) * _message(expedition)
    if wanted.oaths:
        yield OATH * _oaths_ahead(expedition, seat)
    living = expedition.living()
    if wanted.half_alive and len(living) <= ending.half_of_the_table(expedition):
        yield HALF
    others = [expedition.players[other] for other in living if other != seat]
    well = sum((expedition.limit - len(other.afflictions)) / expedition.limit for other in others)
    yield COMPANY * well / max(1, count - 1)


def _message(expedition: Expedition) -> float:
    """How much of the message is in hand."""
    living, book = expedition.living(), expedition.book
    held = [card for seat in living for card in (*expedition.players[seat].hand, *expedition.players[seat].plan)]
    fit = sum(book.actions[card] and book.levels[card] == 3 for card in held)
    return min(1.0, fit / max(1, (len(living) + 2) // 3))


def _oaths_ahead(expedition: Expedition, seat: int) -> int:
    """By how many oaths somebody is ahead of the best of the others."""
    players = expedition.players
    others = [_oaths(player) for other, player in enumerate(players) if other != seat and not player.dead]
    return max(-2, min(2, _oaths(players[seat]) - max(others, default=-1)))


def _oaths(player: Scavenger) -> int:
    return player.oaths_kept - player.oaths_broken if player.oaths_kept else -1
