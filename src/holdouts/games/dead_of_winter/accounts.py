"""Accounting for every card and token of a winter."""

from collections.abc import Iterator
from itertools import chain

from holdouts.engine.accounts import unaccounted
from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, MOST_DIE, NOISE_SLOTS, NONE, SPACES, Winter


def audit(winter: Winter) -> list[str]:
    """Every card is somewhere, exactly once, and no place holds more than it can; what is wrong is listed."""
    book, players = winter.book, winter.players
    people = chain(
        winter.survivor_deck,
        winter.dead,
        (survivor.card for _, survivor in winter.everybody()),
        *(player.offered for player in players),
    )
    crises = [*winter.crises, *winter.past_crises, winter.crisis]
    crossroads = [*winter.crossroads_deck, *winter.past_crossroads, winter.crossroads]
    problems = unaccounted("item card", chain(*card_zones(winter)), range(len(book.cards)))
    problems += unaccounted("survivor", people, range(len(book.survivors)))
    problems += unaccounted("crisis", _there(crises), range(len(book.crises)))
    problems += unaccounted("crossroads card", _there(crossroads), range(len(book.crossroads)))
    if not winter.coop:
        secrets = [*winter.undealt, *winter.box_secrets, *(player.secret for player in players)]
        problems += unaccounted("secret objective", _there(secrets), range(len(book.secrets)))
    exiles = [*winter.exile_deck, *(player.exile for player in players)]
    problems += unaccounted("exiled objective", _there(exiles), range(len(book.exiles)))
    return [*problems, *_sizes(winter), *_groups(winter), *_knowledge(winter)]


def card_zones(winter: Winter) -> list[list[int]]:
    """Wherever item cards lie."""
    common = [winter.waste, winter.playing, winter.stored, winter.removed, winter.box]
    decks = [location.deck for location in winter.locations]
    gear = [[held.card for held in survivor.gear] for _, survivor in winter.everybody()]
    own = [zone for player in winter.players for zone in (player.hand, player.given, player.lost, player.drawn)]
    return [*common, *decks, *gear, *own]


def _there(cards: list[int]) -> list[int]:
    return [card for card in cards if card != NONE]


def _sizes(winter: Winter) -> Iterator[str]:
    """Spaces, entrances, slots, dice and tracks."""
    for place, location in enumerate(winter.locations):
        if winter.room(place) < 0:
            yield f"place {place}: {-winter.room(place)} more than its {SPACES[place]} spaces"
        if any(winter.free_at(place, entrance) < 0 for entrance in range(len(ENTRANCES[place]))):
            yield f"place {place}: an entrance is too full"
        if not 0 <= location.noise <= (0 if place == COLONY else NOISE_SLOTS):
            yield f"place {place}: {location.noise} noise tokens"
        if min((*location.zombies, *location.barricades)) < 0:
            yield f"place {place}: fewer than no zombies or barricades"
    if min(winter.food, winter.helpless, winter.morale, winter.rounds_left, winter.starvation) < 0:
        yield "a track is below 0"
    for seat, player in enumerate(winter.players):
        if any(not 1 <= die <= MOST_DIE for die in player.dice):
            yield f"seat {seat}: a die shows {player.dice}"


def _groups(winter: Winter) -> Iterator[str]:
    """Whoever is in the game has a group with a leader, unless somebody new is just coming."""
    for seat, player in enumerate(winter.players):
        if player.offered or winter.ended or seat in winter.bereft:
            continue
        if player.out == bool(player.group):
            yield f"seat {seat}: in the game without survivors, or out of it with some"
        if player.leader not in (NONE, *(survivor.card for survivor in player.group)):
            yield f"seat {seat}: a leader who is not there"


def _knowledge(winter: Winter) -> Iterator[str]:
    """What somebody knows of face-down cards is about cards that lie face down."""
    zones = [location.deck for location in winter.locations]
    zones += [zone for player in winter.players for zone in (player.hand, player.given, player.lost)]
    face_down = set(chain(*zones))
    if not face_down.issuperset(winter.known):
        yield "something is known of a card that lies open"
    for seat, player in enumerate(winter.players):
        if not face_down.issuperset(player.knows):
            yield f"seat {seat}: knows where a card lies that lies open"
