"""Dealing anew what nobody can know: orders of decks, what lies under Shelter cards and grave tokens."""

from collections.abc import Sequence

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
    seen, book = SECRETS.veiled(siege, seat), siege.book

    def zones(*names: str) -> list[Zone]:
        return [(getattr(siege, name), getattr(seen, name)) for name in names]

    for name in ("unused", "locations", "findings", "bag", "fate", "visitors", "narratives"):
        _deal(siege, zones(name))
    _deal(siege, zones("exploration", "unknown"))
    finals = [card.final for card in book.events]  # they lie under all others, and everybody knows it
    _deal(siege, zones("events", "unseen_events"), finals)
    _deal(siege, zones("objectives", "spare_objectives"), [card.chapter for card in book.objectives])
    for name, cards in (("raids", book.raids), ("residents", book.residents)):
        _deal(siege, zones(name, f"red_{name}"), [card.corner for card in cards])
        _deal(siege, zones(name))
    rooms = [(room.cards, eyed.cards) for room, eyed in zip(siege.rooms, seen.rooms, strict=True)]
    _deal(siege, [*rooms, *zones("unseen_shelter")], [card.kind for card in book.shelter])
    _mark_anew(siege)


def _deal(siege: Siege, zones: list[Zone], kinds: Sequence[object] = ()) -> None:
    """Where only backs are seen lie other cards; where these tell the kinds of cards, others of the same kind."""
    stacks: dict[object, list[int]] = {}
    for card in _mixed(siege, zones):
        stacks.setdefault(kinds and kinds[card], []).append(card)
    for cards, seen in zones:
        both = zip(cards, seen, strict=True)
        cards[:] = [stacks[kinds and kinds[card]].pop() if shown == BACK else card for card, shown in both]


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
