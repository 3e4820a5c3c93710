"""Dealing anew what a seat cannot know."""

from holdouts.starter.state import Camp


def redeal(camp: Camp, seat: int | None) -> None:
    """The deck and the hands of others, sorted first, so that the same dice deal the same in every world."""
    zones = [camp.deck, *(hand for other, hand in enumerate(camp.hands) if other != seat)]
    pool = sorted(card for zone in zones for card in zone)
    camp.shuffle(pool)
    for zone in zones:
        zone[:] = [pool.pop() for _ in zone]
