"""Redealing: what lies face down is dealt anew, and nothing tells it from what lay there."""

from collections.abc import Iterable, Sequence
from typing import Any

from holdouts.engine.secrets import BACK
from holdouts.engine.state import State

Zone = tuple[list[int], list[int]]
"""Where cards lie, and what is seen of them."""


def deal_anew(state: State[Any], zones: Iterable[Zone], kinds: Sequence[object] = ()) -> None:
    """Where only backs are seen lie other cards of these zones; where backs tell the kinds of cards (`kinds`, by card),
    others of the same kind."""
    zones = list(zones)
    stacks: dict[object, list[int]] = {}
    for card in _mixed(state, zones):
        stacks.setdefault(kinds and kinds[card], []).append(card)
    for cards, seen in zones:
        both = zip(cards, seen, strict=True)
        cards[:] = [stacks[kinds and kinds[card]].pop() if shown == BACK else card for card, shown in both]


def _mixed(state: State[Any], zones: Iterable[Zone]) -> list[int]:
    """All cards of which only the backs are seen. They are sorted before they are shuffled, so that the same dice deal
    the same in every world."""
    hidden: list[int] = []
    for cards, seen in zones:
        if seen.count(BACK) == len(seen):  # of most decks nobody has seen any
            hidden += cards
        else:
            hidden += [card for card, shown in zip(cards, seen, strict=True) if shown == BACK]
    hidden.sort()
    state.shuffle(hidden)
    return hidden
