"""Dealing anew what nobody can know: orders of decks, what lies under Shelter cards and grave tokens."""

from collections.abc import Callable

from holdouts.engine.secrets import BACK
from holdouts.games.this_war_of_mine.secrets import SECRETS
from holdouts.games.this_war_of_mine.state import ENDINGS, NONE, Siege

Zone = tuple[list[int], list[int]]
"""Where cards lie, and what is seen of them."""


def redeal(siege: Siege, seat: int | None) -> None:
    """Deal anew all that is hidden. What is shuffled is sorted first, so that the same dice deal the same in every
    world.

    Of the raids and Residents only red corners lie apart; which of them have joined a deck nobody saw. [TWM-RAID-16]
    """
    seen = SECRETS.veiled(siege, seat)
    for name in ("unused", "locations", "findings", "bag", "fate", "visitors", "narratives"):
        _deal(siege, [(getattr(siege, name), getattr(seen, name))])
    _deal(siege, [(siege.exploration, seen.exploration), (siege.unknown, seen.unknown)])
    finals = [card.final for card in siege.book.events]  # they lie under all others, and everybody knows it
    events = [(siege.events, seen.events), (siege.unseen_events, seen.unseen_events)]
    _deal_by_kind(siege, events, finals.__getitem__)
    chapters = [card.chapter for card in siege.book.objectives]
    objectives = [(siege.objectives, seen.objectives), (siege.spare_objectives, seen.spare_objectives)]
    _deal_by_kind(siege, objectives, chapters.__getitem__)
    for name, cards in (("raids", siege.book.raids), ("residents", siege.book.residents)):
        deck, apart = ((getattr(siege, zone), getattr(seen, zone)) for zone in (name, f"red_{name}"))
        _deal_by_kind(siege, [deck, apart], [card.corner for card in cards].__getitem__)
        _deal(siege, [deck])
    rooms = [(room.cards, eyed.cards) for room, eyed in zip(siege.rooms, seen.rooms, strict=True)]
    kinds = [card.kind for card in siege.book.shelter]
    _deal_by_kind(siege, [*rooms, (siege.unseen_shelter, seen.unseen_shelter)], kinds.__getitem__)
    _mark_anew(siege)


def _deal(siege: Siege, zones: list[Zone]) -> None:
    """Where only backs are seen lie other cards."""
    stack = _mixed(siege, zones)
    for cards, seen in zones:
        cards[:] = [stack.pop() if shown == BACK else card for card, shown in zip(cards, seen, strict=True)]


def _deal_by_kind(siege: Siege, zones: list[Zone], kind: Callable[[int], object]) -> None:
    """Where only backs are seen lie other cards of the same kind."""
    stacks: dict[object, list[int]] = {}
    for card in _mixed(siege, zones):
        stacks.setdefault(kind(card), []).append(card)
    for cards, seen in zones:
        cards[:] = [
            stacks[kind(card)].pop() if shown == BACK else card for card, shown in zip(cards, seen, strict=True)
        ]


def _mixed(siege: Siege, zones: list[Zone]) -> list[int]:
    """All cards of which only the backs are seen, shuffled."""
    hidden: list[int] = []
    for cards, seen in zones:
        if seen.count(BACK) == len(seen):  # of most decks nobody has seen any
            hidden += cards
        else:
            hidden += [card for card, shown in zip(cards, seen, strict=True) if shown == BACK]
    hidden.sort()
    siege.shuffle(hidden)
    return hidden


def _mark_anew(siege: Siege) -> None:
    """Each grave State has any of its tokens. [TWM-STATE-14]"""
    for state, scripts in enumerate(ENDINGS):
        free = list(range(len(scripts)))
        siege.shuffle(free)
        for person in siege.group:
            if person.marks[state] != NONE:
                person.marks[state] = free.pop()
