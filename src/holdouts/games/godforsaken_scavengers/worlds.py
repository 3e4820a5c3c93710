"""Other worlds: how each secret of an expedition, and nothing else, might be otherwise.

For the law of secrecy. It must not lean on what it checks: nothing here comes from `secrets` or from `hidden`.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from holdouts.engine.decision import Option
from holdouts.engine.game import OtherWorld
from holdouts.games.godforsaken_scavengers.state import (
    FINAL,
    LOCKED,
    SHARING,
    Deal,
    Expedition,
    Scavenger,
)

World = OtherWorld | None


def _never(expedition: Expedition, seat: int | None) -> bool:
    return False


def _swapped(field: str, one: int, other: int) -> Callable[[Option], Option]:
    """A choice of the same thing, which is another in the other world."""

    def same(option: Option) -> Option:
        meant = getattr(option, field, None)
        if meant not in (one, other):
            return option
        return replace(option, **{field: other if meant == one else one})

    return same


def _exchange(zones: Iterator[Any], one: int, other: int) -> None:
    """Each of two things lies where the other lay."""
    for zone in zones:
        zone[:] = [other if thing == one else one if thing == other else thing for thing in zone]


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


def _another_card(expedition: Expedition, card: int, among: list[int], *, to_hold: bool = False) -> int | None:
    """A hidden card with the same back that might lie there instead."""
    book = expedition.book
    return next(
        (
            other
            for other in among
            if other != card and book.levels[other] == book.levels[card] and (book.actions[other] or not to_hold)
            if book.cards[other].id != book.cards[card].id and other not in expedition.known
        ),
        None,
    )


def _other_card(expedition: Expedition, card: int, other: int | None) -> World:
    if other is None:
        return None
    everybody = expedition.seats
    knowers = {seat for seat in everybody if _met(expedition, seat) & {card, other}}
    if _met(expedition, None) & {card, other}:
        return None
    _exchange(_face_down(expedition), card, other)

    def out(expedition: Expedition, seat: int | None) -> bool:
        return bool(_met(expedition, seat) & {card, other})

    return OtherWorld(frozenset(knowers), out, _swapped("card", card, other))


def _elsewhere(expedition: Expedition, random: Random) -> list[int]:
    """All cards that lie in the draw deck or a pile, in any order."""
    cards = [card for zone in (expedition.draw, *expedition.piles) for card in zone]
    random.shuffle(cards)
    return cards


def _hand(expedition: Expedition, random: Random) -> World:
    held = [card for player in expedition.players for card in player.hand if card not in expedition.known]
    held = [card for card in held if expedition.book.actions[card]]
    if not held:
        return None
    card = random.choice(held)
    return _other_card(expedition, card, _another_card(expedition, card, _elsewhere(expedition, random), to_hold=True))


def _draw(expedition: Expedition, random: Random) -> World:
    if not expedition.draw:
        return None
    card = random.choice(expedition.draw)
    among = random.sample(expedition.draw, len(expedition.draw))
    return _other_card(expedition, card, _another_card(expedition, card, among))


def _piles(expedition: Expedition, random: Random) -> World:
    lying = [card for pile in expedition.piles for card in pile[-2:]]
    if not lying:
        return None
    card = random.choice(lying)
    return _other_card(expedition, card, _another_card(expedition, card, _elsewhere(expedition, random)))


def _caravan(expedition: Expedition, random: Random) -> World:
    if not expedition.caravan:
        return None
    card = random.choice(expedition.caravan)
    return _other_card(expedition, card, _another_card(expedition, card, _elsewhere(expedition, random)))


# --- Locations, Afflictions, Characters ---


def _foreseen(expedition: Expedition, seat: int | None) -> list[int]:
    count = 0 if seat is None else expedition.players[seat].foresees
    return expedition.locations[len(expedition.locations) - count :]


def _other_place(expedition: Expedition, one: int, other: int) -> World:
    def out(expedition: Expedition, seat: int | None) -> bool:
        seen = [expedition.location, *expedition.past_locations, *_foreseen(expedition, seat)]
        return one in seen or other in seen

    knowers = frozenset(seat for seat in expedition.seats if out(expedition, seat))
    _exchange(iter([expedition.locations, expedition.box_locations]), one, other)
    return OtherWorld(knowers, out, _swapped("location", one, other))


def _locations(expedition: Expedition, random: Random) -> World:
    """Two Locations, or one of them and the end, where the end is mixed in."""
    deck = expedition.locations
    packet = deck[: expedition.card.mixed_with_final + 1]
    if FINAL in packet and len(packet) > 1 and random.random() < 0.5:
        return _other_place(expedition, FINAL, random.choice([place for place in packet if place != FINAL]))
    places = [place for place in deck if place != FINAL]
    return _other_place(expedition, *random.sample(places, 2)) if len(places) > 1 else None


def _box_locations(expedition: Expedition, random: Random) -> World:
    places = [place for place in expedition.locations if place != FINAL]
    if not places or not expedition.box_locations:
        return None
    return _other_place(expedition, random.choice(places), random.choice(expedition.box_locations))


def _other_affliction(expedition: Expedition, one: int, other: int) -> World:
    players = expedition.players
    _exchange(
        (zone for player in players for zone in (player.afflictions, player.face_down, player.unseen)), one, other
    )
    _exchange(iter([expedition.affliction_deck]), one, other)

    def out(expedition: Expedition, seat: int | None) -> bool:
        return any({one, other} & {*player.afflictions} - {*player.unseen} for player in expedition.players)

    return OtherWorld(frozenset(), out)


def _affliction_deck(expedition: Expedition, random: Random) -> World:
    deck = expedition.affliction_deck
    return _other_affliction(expedition, *random.sample(deck, 2)) if len(deck) > 1 else None


def _unseen(expedition: Expedition, random: Random) -> World:
    unseen = [affliction for player in expedition.players for affliction in player.unseen]
    if not unseen or not expedition.affliction_deck:
        return None
    return _other_affliction(expedition, random.choice(unseen), random.choice(expedition.affliction_deck))


def _other_character(expedition: Expedition, one: int, other: int) -> World:
    _exchange(iter([expedition.box_characters, *(player.offered for player in expedition.players)]), one, other)

    def out(expedition: Expedition, seat: int | None) -> bool:
        seen = [player.character for player in expedition.players] + [player.chosen for player in expedition.players]
        seen += [] if seat is None else expedition.players[seat].offered
        return one in seen or other in seen

    knowers = frozenset(seat for seat in expedition.seats if out(expedition, seat))
    return OtherWorld(knowers, out, _swapped("character", one, other))


def _offered(expedition: Expedition, random: Random) -> World:
    offered = [character for player in expedition.players for character in player.offered]
    if not offered or not expedition.box_characters:
        return None
    return _other_character(expedition, random.choice(offered), random.choice(expedition.box_characters))


def _box_characters(expedition: Expedition, random: Random) -> World:
    once_seen = {player.chosen for player in expedition.players}
    hidden = [character for character in expedition.box_characters if character not in once_seen]
    return _other_character(expedition, *random.sample(hidden, 2)) if len(hidden) > 1 else None


# --- what one player alone knows ---


def _of_one(
    fits: Callable[[Expedition, Scavenger], bool],
    change: Callable[[Expedition, Scavenger], None],
    out: Callable[[Expedition, int | None], bool] = _never,
) -> Callable[[Expedition, Random], World]:
    """Something before one player is otherwise, and nobody but that player knows it."""

    def another(expedition: Expedition, random: Random) -> World:
        owners = [seat for seat in expedition.seats if fits(expedition, expedition.players[seat])]
        if not owners:
            return None
        seat = random.choice(owners)
        change(expedition, expedition.players[seat])
        return OtherWorld(frozenset({seat}), out)

    return another


def _eaten(expedition: Expedition, seat: int | None) -> bool:
    """When the last plan is made, everybody eats before everybody."""
    return not expedition.feeding or all(player.feeding == LOCKED or player.dead for player in expedition.players)


def _take_up(expedition: Expedition, player: Scavenger) -> None:
    player.hand.append(player.plan.pop())


def _starve_instead(expedition: Expedition, player: Scavenger) -> None:
    player.starving = not player.starving


def _nothing_to_spare(expedition: Expedition, player: Scavenger) -> None:
    player.feeding = LOCKED


def _more_to_spare(expedition: Expedition, player: Scavenger) -> None:
    player.spare_food += 1


def _forget_one(expedition: Expedition, player: Scavenger) -> None:
    player.knows.pop()


def _foresee_less(expedition: Expedition, player: Scavenger) -> None:
    player.foresees -= 1


def _approach_more(expedition: Expedition, player: Scavenger) -> None:
    player.approaches -= 1


def _refused_less(expedition: Expedition, player: Scavenger) -> None:
    player.refused.pop()


def _deals_refused_less(expedition: Expedition, player: Scavenger) -> None:
    player.refused_deals.pop()


def _received_less(expedition: Expedition, player: Scavenger) -> None:
    player.received.pop()


def _one_oath_less(expedition: Expedition, player: Scavenger) -> None:
    player.oaths_kept -= 1


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
    """A card that has kept a promise might have kept none: that comes out when it changes hands again."""
    if not expedition.pledged:
        return None
    card = random.choice(expedition.pledged)
    holder = next(player for player in expedition.players if card in (*player.hand, *player.plan))
    seat = expedition.players.index(holder)
    knowers = frozenset(other for other in expedition.seats if _seen(expedition, other, card))
    if _seen(expedition, None, card):
        return None
    expedition.pledged.remove(card)

    def out(expedition: Expedition, reader: int | None) -> bool:
        player = expedition.players[seat]
        gone = card not in player.hand and card not in player.plan
        return gone or _seen(expedition, reader, card)

    return OtherWorld(knowers, out)


def _seen(expedition: Expedition, reader: int | None, card: int) -> bool:
    return not expedition.secret_deals and card in _met(expedition, reader)


WORLDS: Mapping[str, Callable[[Any, Random], World]] = {
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
    "plan": _of_one(lambda e, player: e.plans_hidden and bool(player.plan), _take_up, _eaten),
    "starving": _of_one(lambda e, player: e.plans_hidden and player.feeding == LOCKED, _starve_instead, _eaten),
    "feeding": _of_one(lambda e, player: e.plans_hidden and player.feeding == SHARING, _nothing_to_spare, _eaten),
    "spare_food": _of_one(lambda e, player: e.plans_hidden and bool(player.spare_food), _more_to_spare, _eaten),
    "knows": _of_one(lambda e, player: bool(player.knows), _forget_one),
    "foresees": _of_one(lambda e, player: player.foresees > 0, _foresee_less),
    "approaches": _of_one(lambda e, player: player.approaches > 0, _approach_more),
    "refused": _of_one(lambda e, player: bool(player.refused), _refused_less),
    "refused_deals": _of_one(lambda e, player: bool(player.refused_deals), _deals_refused_less),
    "received": _of_one(lambda e, player: bool(player.received), _received_less),
    "oaths_kept": _of_one(lambda e, player: e.secret_deals and player.oaths_kept > 0, _one_oath_less, _over),
    "deals": _deals,
    "drafts": _drafts,
    "oaths": _oaths,
    "pledged": _pledged,
}
