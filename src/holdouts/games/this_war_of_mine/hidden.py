"""Dealing anew what nobody can know: orders of decks, what lies under Shelter cards and grave tokens."""

from holdouts.engine.redealing import Zone, deal_anew
from holdouts.games.this_war_of_mine.secrets import SECRETS
from holdouts.games.this_war_of_mine.state import ENDINGS, NONE, Siege


def redeal(siege: Siege, seat: int | None) -> None:
    """Deal anew all that is hidden. What is shuffled is sorted first, so that the same dice deal the same in every
    world.

    Of the raids and Residents only red corners lie apart; which of them have joined a deck nobody saw. [TWM-RAID-16]
    """
    seen, kinds = SECRETS.veiled(siege, seat), siege.book.kinds_known

    def zones(*names: str) -> list[Zone]:
        return [(getattr(siege, name), getattr(seen, name)) for name in names]

    for name in ("unused", "locations", "findings", "bag", "fate", "visitors", "narratives"):
        deal_anew(siege, zones(name))
    deal_anew(siege, zones("exploration", "unknown"))
    deal_anew(siege, zones("events", "unseen_events"), kinds["events"])
    deal_anew(siege, zones("objectives", "spare_objectives"), kinds["objectives"])
    for name in ("raids", "residents"):
        deal_anew(siege, zones(name, f"red_{name}"), kinds[name])
        deal_anew(siege, zones(name))
    rooms = [(room.cards, eyed.cards) for room, eyed in zip(siege.rooms, seen.rooms, strict=True)]
    deal_anew(siege, [*rooms, *zones("unseen_shelter")], kinds["shelter"])
    _mark_anew(siege)


def _mark_anew(siege: Siege) -> None:
    """Each grave State has any of its tokens. [TWM-STATE-14]"""
    for state, scripts in enumerate(ENDINGS):
        free = list(range(len(scripts)))
        siege.shuffle(free)
        for person in siege.group:
            if person.marks[state] != NONE:
                person.marks[state] = free.pop()
