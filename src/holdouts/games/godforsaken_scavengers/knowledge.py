"""Who knows what: dealing anew what a seat cannot know, and accounting for every card."""

from collections import Counter
from itertools import chain

from holdouts.games.godforsaken_scavengers.state import FINAL, SCAR, Expedition


def redeal(expedition: Expedition, seat: int | None) -> None:
    """Deal anew all that the seat (None: a spectator) cannot know.

    Backs are public: a card in a hand, under the Caravan or on top of a pile stays one of its level, and what lies in
    a hand stays something that can be held. [GOD-CARD-14]
    """
    _redeal_cards(expedition, seat)
    _redeal_locations(expedition)
    _redeal_afflictions(expedition)
    _redeal_characters(expedition, seat)


def _redeal_cards(expedition: Expedition, seat: int | None) -> None:
    levels = expedition.book.levels
    known = set(expedition.known)
    if seat is not None:
        known |= set(expedition.players[seat].knows)
    hands = [player.hand for other, player in enumerate(expedition.players) if other != seat]
    hands += [
        player.plan for other, player in enumerate(expedition.players) if other != seat and not _open_plans(expedition)
    ]
    held = [(zone, place) for zone in hands for place, card in enumerate(zone) if card not in known]
    shown = [(expedition.caravan, place) for place, card in enumerate(expedition.caravan) if card not in known]
    shown += [(pile, len(pile) - 1) for pile in expedition.piles if pile and pile[-1] not in known]
    tops = {id(pile): len(pile) - 1 for pile in expedition.piles if pile}
    hidden = [
        (pile, place)
        for pile in (*expedition.piles, expedition.draw)
        for place, card in enumerate(pile)
        if card not in known and tops.get(id(pile)) != place
    ]
    pool = [zone[place] for zone, place in chain(held, shown, hidden)]
    expedition.shuffle(pool)
    for zone, place in held:
        level = levels[zone[place]]
        zone[place] = _draw(pool, lambda card, level=level: levels[card] == level and expedition.is_action(card))
    for zone, place in shown:
        level = levels[zone[place]]
        zone[place] = _draw(pool, lambda card, level=level: levels[card] == level)
    for zone, place in hidden:
        zone[place] = pool.pop()


def _open_plans(expedition: Expedition) -> bool:
    return expedition.card.plans_are_open


def _draw(pool: list[int], fits) -> int:  # type: ignore[no-untyped-def]
    for place, card in enumerate(pool):
        if fits(card):
            del pool[place]
            return card
    raise LookupError("no card of the right back is left")


def _redeal_locations(expedition: Expedition) -> None:
    """The order of the Location deck and what is in the box are hidden; so is the place of a mixed-in marker."""
    deck, box = expedition.locations, expedition.box_locations
    mixed = expedition.card.mixed_with_final
    if mixed and FINAL in deck:
        lower = deck[: mixed + 1]
        if len(deck) > mixed + 1:
            expedition.shuffle(lower)
            deck[: mixed + 1] = lower
        else:
            expedition.shuffle(deck)
    pool = [location for location in deck if location != FINAL] + box
    expedition.shuffle(pool)
    expedition.locations = [location if location == FINAL else pool.pop() for location in deck]
    expedition.box_locations = pool


def _redeal_afflictions(expedition: Expedition) -> None:
    expedition.shuffle(expedition.affliction_deck)


def _redeal_characters(expedition: Expedition, seat: int | None) -> None:
    """Offers of others and what nobody chose are hidden; once chosen, a Character is named. [GOD-CHARACTER-1]"""
    others = [player for other, player in enumerate(expedition.players) if other != seat]
    pool = expedition.box_characters + [character for player in others for character in player.offered]
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
    problems = _compare("draw card", cards, len(book.cards))
    problems += _compare("Location", locations, len(book.locations))
    problems += _compare("Affliction", afflictions, len(book.afflictions))
    if expedition.with_characters:
        characters = Counter(
            chain(
                expedition.box_characters,
                *(player.offered for player in players),
                (player.character for player in players if player.character >= 0),
            )
        )
        problems += _compare("Character", characters, len(book.characters))
    for seat, player in enumerate(players):
        if not set(player.face_down) <= set(player.afflictions):
            problems.append(f"seat {seat}: a face-down Affliction nobody has")
    return problems


def _compare(what: str, found: Counter[int], count: int) -> list[str]:
    problems = [f"{what} {number} is there {times} times" for number, times in found.items() if times != 1]
    problems += [f"{what} {number} is lost" for number in range(count) if number not in found]
    return problems
