"""Redealing: what lies face down is dealt anew, and nothing tells it from what lay there."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from holdouts.engine.secrets import BACK
from holdouts.engine.state import State

Zone = tuple[list[int], list[int]]
"""Where cards lie, and what is seen of them."""


def deal_anew(state: State[Any], zones: Sequence[Zone], kinds: Sequence[int] = ()) -> None:
    """Where only backs are seen lie other cards of these zones; where backs tell the kinds of cards (`kinds`, by card),
    others of the same kind."""
    mixed = _mixed(state, zones)
    if not kinds:
        faces = reversed(mixed)
        for cards, seen in zones:
            fill(cards, seen, faces)
        return
    stacks = stacked(mixed, kinds)
    for cards, seen in zones:
        both = zip(cards, seen, strict=True)
        cards[:] = [stacks[kinds[card]].pop() if shown == BACK else card for card, shown in both]


def _mixed(state: State[Any], zones: Iterable[Zone]) -> list[int]:
    """All cards of which only the backs are seen. They are sorted before they are shuffled, so that the same dice deal
    the same in every world."""
    hidden: list[int] = []
    for cards, seen in zones:
        if all_backs(seen):
            hidden += cards
        else:
            hidden += [card for card, shown in zip(cards, seen, strict=True) if shown == BACK]
    hidden.sort()
    state.shuffle(hidden)
    return hidden


def all_backs(seen: list[int]) -> bool:
    """Of most decks nobody has seen a face."""
    return seen.count(BACK) == len(seen)


def fill(cards: list[int], seen: list[int], faces: Iterator[int]) -> None:
    """Where only backs are seen lie the next of these faces."""
    under = seen.count(BACK)
    if all_backs(seen[:under]):  # most heaps: what was seen of them lies on top
        cards[:] = [*islice(faces, under), *seen[under:]]
    else:
        cards[:] = [next(faces) if card == BACK else card for card in seen]


def stacked(cards: Iterable[int], kinds: Sequence[int]) -> list[list[int]]:
    """The cards of each kind, in their order."""
    stacks: list[list[int]] = [[] for _ in range(max(kinds, default=-1) + 1)]
    for card in cards:
        stacks[kinds[card]].append(card)
    return stacks


def as_many(state: State[Any], cards: Iterable[int], kinds: Sequence[int], stacks: Sequence[list[int]]) -> list[int]:
    """For each of these cards one of the same kind out of the stacks, mixed."""
    dealt = [stacks[kind].pop() for kind in sorted([kinds[card] for card in cards])]
    state.shuffle(dealt)
    return dealt
