"""How likely the camp is to see the morning: what bots read that think ahead, where they look no further."""

from holdouts.starter.state import NIGHTS, Camp


def worth(camp: Camp, seat: int) -> float:
    """Everybody wins or loses together: how much of what the nights that are left will burn is there already."""
    nights = max(1, NIGHTS - camp.round + 1)
    return min(1.0, camp.fire / (nights * max(1, camp.burning())))
