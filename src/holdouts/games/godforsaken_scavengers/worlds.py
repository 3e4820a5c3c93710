"""Other worlds: how each secret of an expedition, and nothing else, might be otherwise.

For the law of secrecy. It must not lean on what it checks: nothing here comes from `secrets` or from `hidden`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter, not_
from random import Random
from typing import Any

from holdouts.engine.game import OtherWorld
from holdouts.engine.worlds import (
    Change,
    Out,
    Pair,
    World,
    exchanged,
    never,
    of_one,
    one_less,
    one_of_each,
    otherwise,
    two_of,
)
from holdouts.games.godforsaken_scavengers.state import FINAL, LOCKED, SHARING, Deal, Expedition, Scavenger

# --- cards ---


def _face_down(expedition: Expedition) -> Iterator[list[int]]:
    """Everywhere a card may lie of which not everybody sees the face."""
    yield expedition.draw
    yield expedition.caravan
    yield from expedition.piles
    for player in expedition.players:
        yield from (player.hand, player.plan, player.knows, player.received)
    yield expedition.pledged


def _met(expedition: Expedition, seat: int | None) -> set[int]:
    """The cards whose faces a reader has before their eyes or has been shown."""
    players = expedition.players
    open_zones = [expedition.discards, expedition.searched, expedition.open, expedition.trophies, expedition.aside]
    open_zones += [zone for player in players for zone in (player.store, player.zone)]
    if expedition.card.plans_are_open:
        open_zones += [player.plan for player in players]
    if seat is not None:
        open_zones += [players[seat].hand, players[seat].plan, players[seat].knows]
    return {card for zone in (*open_zones, expedition.known) for card in zone}


def _elsewhere(expedition: Expedition) -> list[int]:
    """All cards that lie in the draw deck or a pile."""
    return [card for zone in (expedition.draw, *expedition.piles) for card in zone]


def _other_card(
    expedition: Expedition,
    cards: Sequence[int],
    among: Sequence[int],
    random: Random,
    fits: Callable[[int], bool] = lambda card: True,
) -> World:
    """In the place of one of these cards lies another that fits there, with the same back."""
    if not cards:
        return None
    card, book = random.choice(cards), expedition.book
    shuffled = list(among)
    random.shuffle(shuffled)
    alike = [other for other in shuffled if book.levels[other] == book.levels[card] and other not in expedition.known]
    others = (other for other in alike if book.cards[other].id != book.cards[card].id and fits(other))
    other = next(others, None)
    pair = None if other is None else (card, other)
    return exchanged(expedition, _face_down(expedition), pair, _met, "card")


def _hand(expedition: Expedition, random: Random) -> World:
    is_action = expedition.book.actions.__getitem__
    held = [card for player in expedition.players for card in player.hand if card not in expedition.known]
    return _other_card(expedition, list(filter(is_action, held)), _elsewhere(expedition), random, is_action)


def _draw(expedition: Expedition, random: Random) -> World:
    return _other_card(expedition, expedition.draw, expedition.draw, random)


def _piles(expedition: Expedition, random: Random) -> World:
    upper = [card for pile in expedition.piles for card in pile[-2:]]
    return _other_card(expedition, upper, _elsewhere(expedition), random)


def _caravan(expedition: Expedition, random: Random) -> World:
    return _other_card(expedition, expedition.caravan, _elsewhere(expedition), random)


# --- Locations, Afflictions, Characters ---


def _met_places(expedition: Expedition, seat: int | None) -> list[int | None]:
    ahead = 0 if seat is None else expedition.players[seat].foresees
    foreseen = expedition.locations[len(expedition.locations) - ahead :]
    return [expedition.location, *expedition.past_locations, *foreseen]


def _other_place(expedition: Expedition, pair: Pair) -> World:
    return exchanged(expedition, [expedition.locations, expedition.box_locations], pair, _met_places, "location")


def _places(expedition: Expedition) -> list[int]:
    return [place for place in expedition.locations if place != FINAL]


def _locations(expedition: Expedition, random: Random) -> World:
    """Two Locations, or one of them and the end, where the end is mixed in."""
    packet = expedition.locations[: expedition.card.mixed_with_final + 1]
    if FINAL in packet and len(packet) > 1 and random.random() < 0.5:
        packet.remove(FINAL)
        return _other_place(expedition, (FINAL, random.choice(packet)))
    return _other_place(expedition, two_of(_places(expedition), random))


def _box_locations(expedition: Expedition, random: Random) -> World:
    return _other_place(expedition, one_of_each(_places(expedition), expedition.box_locations, random))


def _met_afflictions(expedition: Expedition, seat: int | None) -> set[int | None]:
    return {each for player in expedition.players for each in player.afflictions if each not in player.unseen}


def _other_affliction(expedition: Expedition, pair: Pair) -> World:
    before = [(player.afflictions, player.face_down, player.unseen) for player in expedition.players]
    zones: list[list[Any]] = [expedition.affliction_deck, *(zone for zones in before for zone in zones)]
    return exchanged(expedition, zones, pair, _met_afflictions)


def _affliction_deck(expedition: Expedition, random: Random) -> World:
    return _other_affliction(expedition, two_of(expedition.affliction_deck, random))


def _unseen(expedition: Expedition, random: Random) -> World:
    unseen = [affliction for player in expedition.players for affliction in player.unseen]
    return _other_affliction(expedition, one_of_each(unseen, expedition.affliction_deck, random))


def _met_characters(expedition: Expedition, seat: int | None) -> list[int | None]:
    players = expedition.players
    offered = [] if seat is None else players[seat].offered
    return [*(player.character for player in players), *(player.chosen for player in players), *offered]


def _other_character(expedition: Expedition, pair: Pair) -> World:
    zones = [expedition.box_characters, *(player.offered for player in expedition.players)]
    return exchanged(expedition, zones, pair, _met_characters, "character")


def _offered(expedition: Expedition, random: Random) -> World:
    offered = [character for player in expedition.players for character in player.offered]
    return _other_character(expedition, one_of_each(offered, expedition.box_characters, random))


def _box_characters(expedition: Expedition, random: Random) -> World:
    once_seen = {player.chosen for player in expedition.players}
    return _other_character(expedition, two_of([c for c in expedition.box_characters if c not in once_seen], random))


# --- what one player alone knows ---


def _own(
    name: str,
    other: Callable[[Any], Any] = one_less,
    fits: Callable[[Expedition, Scavenger], bool] | None = None,
    out: Out = never,
) -> Change:
    """A field of one player is otherwise; where nothing else is said, it is one less of what there is."""
    return of_one(_players, fits or (lambda e, player: bool(getattr(player, name))), otherwise(name, other), out)


_players = attrgetter("players")


def _take_up(player: Scavenger) -> None:
    player.hand.append(player.plan.pop())


def _eaten(expedition: Expedition, seat: int | None) -> bool:
    """When the last plan is made, everybody eats before everybody."""
    return not expedition.feeding or all(player.feeding == LOCKED or player.dead for player in expedition.players)


def _over(expedition: Expedition, seat: int | None) -> bool:
    return bool(expedition.ended)


# --- deals ---


def _reworded(deals: list[Deal], random: Random) -> frozenset[int] | None:
    """Another figure in a promise; those who made the deal know it."""
    found = [
        (deal, promise) for deal in deals for promise in deal.promises if promise.state == "open" and promise.number
    ]
    if not found:
        return None
    deal, promise = random.choice(found)
    promise.number += 1
    return frozenset(deal.parties)


def _deals(expedition: Expedition, random: Random) -> World:
    if not expedition.secret_deals:
        return None
    parties = _reworded(expedition.deals, random)
    broken = sum(player.oaths_broken + player.punished for player in expedition.players)

    def out(expedition: Expedition, seat: int | None) -> bool:
        """Until a breach nobody else hears of it."""
        states = {promise.state for deal in expedition.deals for promise in deal.promises}
        now = sum(player.oaths_broken + player.punished for player in expedition.players)
        return bool(states & {"broken", "judged"}) or now != broken or bool(expedition.ended)

    return None if parties is None else OtherWorld(parties, out)


def _drafts(expedition: Expedition, random: Random) -> World:
    parties = _reworded(expedition.drafts, random)

    def out(expedition: Expedition, seat: int | None) -> bool:
        return not expedition.drafts or seat in expedition.drafts[0].parties

    return None if parties is None else OtherWorld(parties, out)


def _oaths(expedition: Expedition, random: Random) -> World:
    kept = [oath for oath in expedition.oaths if not oath.broken]
    if not kept or not expedition.secret_deals:
        return None
    oath = random.choice(kept)
    expedition.oaths.remove(oath)
    return OtherWorld(frozenset({oath.debtor, oath.creditor}), _over)


def _pledged(expedition: Expedition, random: Random) -> World:
    """A card that has kept a promise might have kept none: that comes out when it changes hands again.

    Between two players both have seen it; it is looked for where a third is in the dark.
    """
    if not expedition.pledged:
        return None
    card = random.choice(expedition.pledged)
    holder = next(player for player in expedition.players if card in (*player.hand, *player.plan))
    seat = expedition.players.index(holder)
    knowers = frozenset(other for other in expedition.seats if _seen(expedition, other, card))
    if len(knowers) == len(expedition.seats) or _seen(expedition, None, card):
        return None
    expedition.pledged.remove(card)

    def out(expedition: Expedition, reader: int | None) -> bool:
        player = expedition.players[seat]
        gone = card not in player.hand and card not in player.plan
        return gone or _seen(expedition, reader, card)

    return OtherWorld(knowers, out)


def _seen(expedition: Expedition, reader: int | None, card: int) -> bool:
    return not expedition.secret_deals and card in _met(expedition, reader)


WORLDS: Mapping[str, Change] = {
    "hand": _hand,
    "draw": _draw,
    "piles": _piles,
    "caravan": _caravan,
    "locations": _locations,
    "box_locations": _box_locations,
    "affliction_deck": _affliction_deck,
    "afflictions": _unseen,
    "face_down": _unseen,
    "unseen": _unseen,
    "offered": _offered,
    "box_characters": _box_characters,
    "plan": of_one(_players, lambda e, player: e.plans_hidden and bool(player.plan), _take_up, _eaten),
    "starving": _own("starving", not_, lambda e, player: e.plans_hidden and player.feeding == LOCKED, _eaten),
    "feeding": _own("feeding", lambda _: LOCKED, lambda e, one: e.plans_hidden and one.feeding == SHARING, _eaten),
    "spare_food": _own(
        "spare_food", lambda food: food + 1, lambda e, player: e.plans_hidden and bool(player.spare_food), _eaten
    ),
    "knows": _own("knows"),
    "foresees": _own("foresees"),
    "approaches": _own("approaches"),
    "refused": _own("refused"),
    "refused_deals": _own("refused_deals"),
    "received": _own("received"),
    "oaths_kept": _own("oaths_kept", one_less, lambda e, player: e.secret_deals and player.oaths_kept > 0, _over),
    "deals": _deals,
    "drafts": _drafts,
    "oaths": _oaths,
    "pledged": _pledged,
}
