"""Accounting for every card, token and marker of a siege. [11.2]"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from holdouts.engine.accounts import unaccounted
from holdouts.games.this_war_of_mine.rules.enemies import TOKENS
from holdouts.games.this_war_of_mine.rules.goods import markers
from holdouts.games.this_war_of_mine.state import ENDINGS, MOST, MOST_BARRICADES, MOST_COLD, MOST_WAITS, NONE, Siege


def audit(siege: Siege) -> list[str]:
    """Every piece is somewhere, exactly once, and no track is out of bounds; what is wrong is listed."""
    return [*_goods(siege), *_decks(siege), *_tracks(siege)]


def pieces(siege: Siege) -> list[int]:
    """How many of each good there are, wherever they lie."""
    stores = [siege.box, siege.storage, siege.pile, siege.load, siege.waste, siege.gains, siege.lent]
    stores += [place.hidden for place in siege.places]
    found = [sum(counts) for counts in zip(*stores, strict=True)]
    for place, good in enumerate(markers(siege)):
        found[good] += siege.fives[place]
    for person in siege.group:
        for place, good in enumerate(siege.book.medicines):
            found[good] += person.medicine[place]
        for good in person.arms:
            found[good] += 1
    for good in siege.dropped:
        found[good] += 1
    for order in siege.orders:
        if order.tool != NONE:
            found[order.tool] += 1
    return found


def _goods(siege: Siege) -> Iterator[str]:
    for good, count in zip(siege.book.goods, pieces(siege), strict=True):
        if count != good.count:
            yield f"{good.id}: {count} instead of {good.count}"
    stores = (siege.box, siege.storage, siege.pile, siege.load, siege.waste, siege.gains, siege.lent)
    if min(chain(*stores)) < 0:
        yield "fewer than none of a good"


def _decks(siege: Siege) -> Iterator[str]:
    book = siege.book
    people = [*siege.unused, *siege.gone, *(person.card for person in siege.group)]
    rooms = [card for room in siege.rooms for card in room.cards]
    built = [room.fitting for room in siege.rooms] + [order.card for order in siege.orders]
    lying = [one.card for one in siege.lying]
    places = [place.card for place in siege.places]
    yield from unaccounted("Character", people, range(len(book.characters)))
    yield from unaccounted(
        "Shelter card", [*rooms, *siege.gone_shelter, *siege.unseen_shelter], range(len(book.shelter))
    )
    yield from unaccounted("Fitting", _there([*siege.fittings, *siege.ideas, *built]), range(len(book.fittings)))
    days = len(book.events) + (len(book.chapters) if siege.sheet.chapters else 0)
    yield from unaccounted("Event", [*siege.events, *siege.past_events, *siege.unseen_events, *lying], range(days))
    yield from unaccounted("Location", [*siege.locations, *siege.past_locations, *places], range(len(book.locations)))
    yield from unaccounted("Findings card", [*siege.findings, *siege.used_findings], range(len(book.findings)))
    yield from unaccounted("Fate card", [*siege.fate, *siege.past_fate], range(len(book.fate)))
    narratives = [*siege.narratives, *siege.held, *siege.looking]
    yield from unaccounted("Narrative Action", narratives, range(len(book.narratives)))
    visitors = [*siege.visitors, *_open(siege.visiting, book.visitors, siege)]
    yield from unaccounted("Visitor", visitors, _plain(book.visitors, siege))
    raids = [*siege.raids, *siege.raided, *siege.red_raids]
    yield from unaccounted("raid card", raids, _plain(book.raids, siege))
    residents = [*siege.residents, *siege.met, *siege.staying, *siege.red_residents]
    yield from unaccounted("Residents card", residents, _plain(book.residents, siege))
    explored = [*siege.exploration, *siege.unknown, *siege.explored, *siege.area]
    explored += _open(siege.exploring, book.exploration, siege)
    yield from unaccounted("Exploration card", explored, _plain(book.exploration, siege))
    enemies = [*siege.bag, *(enemy.token for enemy in siege.enemies)]
    yield from unaccounted("Enemy token", enemies, range(len(TOKENS)))


def _plain(deck: Sequence[Any], siege: Siege) -> list[int]:
    """The cards of a deck: all but the blank ones, unless they were mixed in and not yet read. [TWM-BOOK-7]"""
    mixed_in = [page for page in siege.blanks if page not in siege.pages]
    return [n for n, card in enumerate(deck) if not card.script or card.script in mixed_in]


def _open(card: int, deck: Sequence[Any], siege: Siege) -> list[int]:
    """The card that is being resolved; a blank one has left the deck once its page is read. [TWM-BOOK-7]"""
    return [card] if card in _plain(deck, siege) else []


def _there(cards: list[int]) -> list[int]:
    return [card for card in cards if card != NONE]


def _tracks(siege: Siege) -> Iterator[str]:
    """Levels, cold, Barricades, Wait tokens."""
    if not 0 <= siege.cold <= MOST_COLD:
        yield f"{siege.cold} Cold tokens"
    if siege.barricades() > MOST_BARRICADES or siege.waits() > MOST_WAITS:
        yield "more Barricades or Wait tokens than there are"
    for person in siege.group:
        if any(not 0 <= level <= MOST for level in person.levels):
            yield f"Character {person.card}: {person.levels}"
    for state, tokens in enumerate(ENDINGS):
        grave = [person.marks[state] for person in siege.group if person.marks[state] != NONE]
        if len(set(grave)) < len(grave) or not set(grave) <= set(range(len(tokens))):
            yield f"State {state}: the tokens {grave} lie on grave States"
    for space, room in enumerate(siege.rooms):
        if room.barricade and not siege.spaces[space].hole:
            yield f"space {space}: a Barricade where no Hole is"
        if room.fitting != NONE and (room.cards or siege.spaces[space].dark):
            yield f"space {space}: a Fitting where none can be"
