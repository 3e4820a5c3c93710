"""Dealing anew what nobody can know: orders of decks, what lies under Shelter cards and grave tokens."""

from holdouts.engine.redealing import Zone, deal_anew
from holdouts.games.this_war_of_mine.secrets import SECRETS
from holdouts.games.this_war_of_mine.state import ENDINGS, NONE, Siege


def redeal(siege: Siege, seat: int | None) -> None:
    """Deal anew all that is hidden. What is shuffled is sorted first, so that the same dice deal the same in every
    world.

    Of the raids and Residents only red corners lie apart; which of them have joined a deck nobody saw. [TWM-RAID-16]
    """
    seen, book = SECRETS.veiled(siege, seat), siege.book

    def zones(*names: str) -> list[Zone]:
        return [(getattr(siege, name), getattr(seen, name)) for name in names]

    for name in ("unused", "locations", "findings", "bag", "fate", "visitors", "narratives"):
        deal_anew(siege, zones(name))
    deal_anew(siege, zones("exploration", "unknown"))
    finals = [card.final for card in book.events]  # they lie under all others, and everybody knows it
    deal_anew(siege, zones("events", "unseen_events"), finals)
    deal_anew(siege, zones("objectives", "spare_objectives"), [card.chapter for card in book.objectives])
    for name, cards in (("raids", book.raids), ("residents", book.residents)):
        deal_anew(siege, zones(name, f"red_{name}"), [card.corner for card in cards])
        deal_anew(siege, zones(name))
    rooms = [(room.cards, eyed.cards) for room, eyed in zip(siege.rooms, seen.rooms, strict=True)]
    deal_anew(siege, [*rooms, *zones("unseen_shelter")], [card.kind for card in book.shelter])
    _mark_anew(siege)


def _mark_anew(siege: Siege) -> None:
    """Each grave State has any of its tokens. [TWM-STATE-14]"""
    for state, scripts in enumerate(ENDINGS):
        free = list(range(len(scripts)))
        siege.shuffle(free)
        for person in siege.group:
            if person.marks[state] != NONE:
                person.marks[state] = free.pop()
