"""Other worlds: how each secret of a siege, and nothing else, might be otherwise.

For the law of secrecy. It must not lean on what it checks: nothing here comes from `secrets` or from `hidden`.
"""

from collections.abc import Callable, Collection, Mapping
from random import Random

from holdouts.engine.game import OtherWorld
from holdouts.engine.worlds import Change, World, exchanged, one_alike, two_of
from holdouts.games.this_war_of_mine.state import ENDINGS, MOST, NONE, Siege

Met = Callable[[Siege, int | None], Collection[int]]


def _order(name: str, met: Met, noun: str = "") -> Change:
    """Two cards of a deck have changed places."""

    def change(siege: Siege, random: Random) -> World:
        deck = getattr(siege, name)
        unseen = [card for card in deck if card not in met(siege, None)]
        return exchanged(siege, [deck], two_of(unseen, random), met, noun) if len(unseen) > 1 else None

    return change


def _between(first: str, second: str, met: Met, kind: Callable[[Siege, int], object]) -> Change:
    """A card of one pile lies in another, in whose place lies one of the same kind."""

    def change(siege: Siege, random: Random) -> World:
        here, there = getattr(siege, first), getattr(siege, second)
        known = set(met(siege, None))
        mine = [card for card in here if card not in known]
        others = [card for card in there if card not in known]
        cards = [*mine, *others]
        if not mine or not others:
            return None
        kinds = [kind(siege, card) if card in cards else None for card in range(max(cards) + 1)]
        return exchanged(siege, [here, there], one_alike(mine, others, kinds, random), met)

    return change


def _top(deck: list[int], count: int) -> list[int]:
    return deck[max(0, len(deck) - count) :]


def _met_people(siege: Siege, seat: int | None) -> list[int]:
    return [*siege.gone, *(person.card for person in siege.group)]


def _met_events(siege: Siege, seat: int | None) -> list[int]:
    lying = [one.card for one in siege.lying]
    chapters = range(len(siege.book.events), len(siege.book.events) + len(siege.book.chapters))
    return [*siege.past_events, *lying, *chapters, *_top(siege.events, siege.foreseen)]


def _met_locations(siege: Siege, seat: int | None) -> list[int]:
    return [*siege.past_locations, *(place.card for place in siege.places)]


def _met_objectives(siege: Siege, seat: int | None) -> list[int]:
    finals = [n for n, card in enumerate(siege.book.objectives) if card.chapter == 3]
    return [*siege.settled, *siege.objectives[: siege.open_objectives], *finals]


def _met_exploration(siege: Siege, seat: int | None) -> list[int]:
    put_back = _top(siege.exploration, siege.returned)
    return [*siege.explored, *siege.area, siege.exploring, *_top(siege.unknown, siege.scouted), *put_back]


def _met_residents(siege: Siege, seat: int | None) -> list[int]:
    return [*siege.met, *siege.staying, siege.meeting, *_top(siege.residents, siege.residents_seen)]


def _met_raids(siege: Siege, seat: int | None) -> list[int]:
    return [*siege.raided, *_top(siege.raids, siege.raids_seen)]


def _marks(siege: Siege, random: Random) -> World:
    """Another script stands under a grave token."""
    grave = [(person, state) for person in siege.group for state, mark in enumerate(person.marks) if mark != NONE]
    if not grave:
        return None
    person, state = random.choice(grave)
    taken = {other.marks[state] for other in siege.group}
    free = [mark for mark in range(len(ENDINGS[state])) if mark not in taken]
    if not free:
        return None
    card = person.card
    person.marks[state] = random.choice(free)

    def out(siege: Siege, seat: int | None) -> bool:
        """It is read when the State reaches its last level, or put back when it gets better."""
        found = siege.find(card)
        return found is None or found.marks[state] == NONE or found.levels[state] == MOST

    return OtherWorld(frozenset(), out)


def _cards(siege: Siege, random: Random) -> World:
    """Two Shelter cards of a kind have changed places."""
    zones = [room.cards for room in siege.rooms if room.cards]
    flat = [card for zone in zones for card in zone]
    kinds = [card.kind for card in siege.book.shelter]
    if not flat:
        return None
    first = random.choice(flat)
    pair = one_alike([first], [card for card in flat if card != first], kinds, random)
    return exchanged(siege, zones, pair, lambda siege, seat: siege.gone_shelter)


def _unseen_shelter(siege: Siege, random: Random) -> World:
    zones = [room.cards for room in siege.rooms]
    flat = [card for zone in zones for card in zone]
    kinds = [card.kind for card in siege.book.shelter]
    if not siege.unseen_shelter or not flat:
        return None
    pair = one_alike(siege.unseen_shelter, flat, kinds, random)
    return exchanged(siege, [*zones, siege.unseen_shelter], pair, lambda siege, seat: siege.gone_shelter)


def _is_final(siege: Siege, card: int) -> object:
    return card < len(siege.book.events) and siege.book.events[card].final


def _chapter(siege: Siege, card: int) -> object:
    return siege.book.objectives[card].chapter


def _raid_corner(siege: Siege, card: int) -> object:
    return siege.book.raids[card].corner


def _residents_corner(siege: Siege, card: int) -> object:
    return siege.book.residents[card].corner


WORLDS: Mapping[str, Change] = {
    "unused": _order("unused", _met_people),
    "unseen_shelter": _unseen_shelter,
    "events": _between("events", "unseen_events", _met_events, _is_final),
    "unseen_events": _between("unseen_events", "events", _met_events, _is_final),
    "objectives": _between("objectives", "spare_objectives", _met_objectives, _chapter),
    "spare_objectives": _between("spare_objectives", "objectives", _met_objectives, _chapter),
    "locations": _order("locations", _met_locations),
    "exploration": _order("exploration", _met_exploration),
    "unknown": _order("unknown", _met_exploration),
    "findings": _order("findings", lambda siege, seat: siege.used_findings),
    "residents": _order("residents", _met_residents),
    "raids": _order("raids", _met_raids),
    "red_raids": _between("red_raids", "raids", _met_raids, _raid_corner),
    "red_residents": _between("red_residents", "residents", _met_residents, _residents_corner),
    "bag": _order("bag", lambda siege, seat: [enemy.token for enemy in siege.enemies]),
    "fate": _order("fate", lambda siege, seat: siege.past_fate),
    "visitors": _order("visitors", lambda siege, seat: [siege.visiting]),
    "narratives": _order("narratives", lambda siege, seat: [*siege.held, *siege.looking]),
    "marks": _marks,
    "cards": _cards,
}
