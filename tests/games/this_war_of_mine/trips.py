"""A trip into the city, as it is set up for a test."""

from holdouts.games.this_war_of_mine.picks import GoOn, GoTo, Pack
from holdouts.testing import shelter


def party(*cards, place="warehouse", residents=(), **options):
    """Boris and Katia are to set out for a place where these cards come up; Anton stands guard.

    They take a bottle along, so that there is always something else to do: a question with one answer is not asked.
    """
    table = shelter(**options).tasks(boris="scavenge", katia="scavenge").storage(moonshine=1)
    table.places("garage", place, "church").phase("night")
    table.next_card("exploration", "exploration", *cards)
    return table.next_card("residents", "residents", *residents)


def away(table, place="warehouse", *packed):
    """They have gone there, with what they packed."""
    table.choose(GoTo(place))
    for good in ("moonshine", *packed):
        table.choose(Pack(good))
    return table.choose(GoOn())
