"""Who knows what: dealing anew what a seat cannot know, and accounting for every card."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from holdouts.engine.accounts import unaccounted
from holdouts.games.godforsaken_scavengers.state import FINAL, SCAR, Expedition


def redeal(expedition: Expedition, seat: int | None) -> None:
    """Deal anew all that the seat (None: a spectator) cannot know.

    Backs are public: a card in a hand, under the Caravan or on top of a pile stays one of its level, and what lies in
    a hand stays something that can be held. [GOD-CARD-14]
    All that is hidden is put in order before it is shuffled, so that nobody who knows the dice finds out how it lay.
    """
    _redeal_cards(expedition, seat)
    _redeal_locations(expedition, 0 if seat is None else expedition.players[seat].foresees)
    _redeal_afflictions(expedition)
    _redeal_characters(expedition, seat)


Slot = tuple[list[int], int]
"""A place in a zone where a card lies that the seat cannot know."""


def _redeal_cards(expedition: Expedition, seat: int | None) -> None:
    levels = expedition.book.levels
    known = set(expedition.known)
    if seat is not None:
        known |= set(expedition.players[seat].knows)
    hands = [player.hand for other, player in enumerate(expedition.players) if other != seat]
    if not expedition.card.plans_are_open:
        hands += [player.plan for other, player in enumerate(expedition.players) if other != seat]
    tops = [] if expedition.rule.blind else [(pile, len(pile) - 1) for pile in expedition.piles if pile]
    held = _unknown(((hand, place) for hand in hands for place in range(len(hand))), known)
    shown = _unknown(chain(tops, ((expedition.caravan, place) for place in range(len(expedition.caravan)))), known)
    below = 0 if expedition.rule.blind else 1
    deep = ((pile, place) for pile in expedition.piles for place in range(len(pile) - below))
    hidden = _unknown(chain(deep, ((expedition.draw, place) for place in range(len(expedition.draw)))), known)
    pool = sorted(zone[place] for zone, place in chain(held, shown, hidden))
    expedition.shuffle(pool)
    for zone, place in held:
        zone[place] = _draw(expedition, pool, levels[zone[place]], to_hold=True)
    for zone, place in shown:
        zone[place] = _draw(expedition, pool, levels[zone[place]], to_hold=False)
    for zone, place in hidden:
        zone[place] = pool.pop()


def _unknown(slots: Iterable[Slot], known: set[int]) -> list[Slot]:
    return [(zone, place) for zone, place in slots if zone[place] not in known]


def _draw(expedition: Expedition, pool: list[int], level: int, *, to_hold: bool) -> int:
    """A card with that back; into a hand an Action, or what else has once been taken into one."""
    fitting = [card for card in pool if expedition.book.levels[card] == level]
    if to_hold:
        actions = [card for card in fitting if expedition.is_action(card)]
        fitting = actions or [card for card in fitting if expedition.book.texts[card]]
    pool.remove(fitting[0])
    return fitting[0]


def _redeal_locations(expedition: Expedition, foreseen: int) -> None:
    """The Location deck and the box are hidden, but for what was looked at; so is the place of a mixed-in marker."""
    deck, box = expedition.locations, expedition.box_locations
    unseen = len(deck) - foreseen
    packet = min(expedition.card.mixed_with_final + 1, unseen)
    if FINAL in deck[:packet]:
        mixed = sorted(deck[:packet])
        expedition.shuffle(mixed)
        deck[:packet] = mixed
    pool = sorted([location for location in deck[:unseen] if location != FINAL] + box)
    expedition.shuffle(pool)
    deck[:unseen] = [location if location == FINAL else pool.pop() for location in deck[:unseen]]
    expedition.box_locations = pool


def _redeal_afflictions(expedition: Expedition) -> None:
    """Nobody knows the deck, nor what arrived face down. [GOD-AFFLICTION-4]"""
    unseen = [affliction for player in expedition.players for affliction in player.unseen]
    pool = sorted(expedition.affliction_deck + unseen)
    expedition.shuffle(pool)
    for player in expedition.players:
        dealt = {affliction: pool.pop() for affliction in player.unseen}
        for lying in (player.afflictions, player.face_down, player.unseen):
            lying[:] = [dealt.get(affliction, affliction) for affliction in lying]
    expedition.affliction_deck = pool


def _redeal_characters(expedition: Expedition, seat: int | None) -> None:
    """Offers of others and what nobody chose are hidden; once chosen, a Character is named. [GOD-CHARACTER-1]"""
    others = [player for other, player in enumerate(expedition.players) if other != seat]
    pool = sorted(expedition.box_characters + [character for player in others for character in player.offered])
    expedition.shuffle(pool)
    for player in others:
        player.offered = [pool.pop() for _ in player.offered]
    expedition.box_characters = pool


def audit(expedition: Expedition) -> list[str]:
    """Every card is somewhere, exactly once; what is wrong is listed."""
    book = expedition.book
    players = expedition.players
    cards = Counter(
        chain(
            expedition.draw,
            *expedition.piles,
            expedition.searched,
            expedition.open,
            expedition.trophies,
            expedition.discards,
            expedition.caravan,
            expedition.aside,
            *(zone for player in players for zone in (player.hand, player.store, player.plan, player.zone)),
        )
    )
    here = [] if expedition.location < 0 else [expedition.location]
    locations = Counter(
        location
        for location in chain(expedition.locations, here, expedition.past_locations, expedition.box_locations)
        if location != FINAL
    )
    afflictions = Counter(
        affliction
        for affliction in chain(
            expedition.affliction_deck, expedition.box_afflictions, *(player.afflictions for player in players)
        )
        if affliction < SCAR
    )
    problems = unaccounted("draw card", cards, range(len(book.cards)))
    problems += unaccounted("Location", locations, range(len(book.locations)))
    problems += unaccounted("Affliction", afflictions, range(len(book.afflictions)))
    if expedition.with_characters:
        characters = Counter(
            chain(
                expedition.box_characters,
                *(player.offered for player in players),
                (player.character for player in players if player.character >= 0),
            )
        )
        problems += unaccounted("Character", characters, range(len(book.characters)))
    for seat, player in enumerate(players):
        if not set(player.face_down) <= set(player.afflictions):
            problems.append(f"seat {seat}: a face-down Affliction nobody has")
    return problems
