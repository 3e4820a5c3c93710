"""Modifiers: what a card changes or forbids as long as it is in force, as typed nodes.

A change says which figure of the rules, by how much, and on what condition: `{change: hand-limit, by: -1}`. A ban says
which deed: `{forbid: gifts}`. With the reactions of `reactions.py` they are all that a lasting card says.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from holdouts.engine.conditions import Condition
from holdouts.engine.reactions import Reaction
from holdouts.engine.shelves import Card
from holdouts.engine.types import interpreted


@interpreted
class FigureName(str):
    """The name of a figure of the game's rules that cards may change, and the ways in which they may."""

    ways: tuple[str, ...] = ("to", "by", "at-most", "at-least")


@interpreted
class DeedName(str):
    """The name of a deed of the game's rules that cards may forbid."""

    __slots__ = ()


class Change(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """One figure, and what becomes of it: set to a number, more or less, so many times it, or kept within a bound."""

    change: FigureName
    to: int | None = None
    by: int | None = None
    times: int | None = None
    at_most: int | None = None
    at_least: int | None = None
    given: Condition | None = field(default=None, name="if")

    def __post_init__(self) -> None:
        if sum(amount is not None for amount in self._amounts) != 1:
            raise ValueError("A change needs one of `to`, `by`, `times`, `at-most` and `at-least`")
        if self.way not in self.change.ways:
            ways = " or ".join(f"`{way}`" for way in self.change.ways)
            raise ValueError(f"`{self.change}` is changed with {ways}, not with `{self.way}`")

    @property
    def way(self) -> str:
        """Which of the five it is."""
        if self.by is not None:
            return "by"
        if self.times is not None:
            return "times"
        if self.to is not None:
            return "to"
        return "at-most" if self.at_most is not None else "at-least"

    @property
    def _amounts(self) -> tuple[int | None, ...]:
        return (self.to, self.by, self.times, self.at_most, self.at_least)

    @property
    def amount(self) -> int:
        return next(amount for amount in self._amounts if amount is not None)


class Ban(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """One deed that cannot be done."""

    forbid: DeedName
    given: Condition | None = field(default=None, name="if")


class LastingCard(Card, frozen=True, kw_only=True, omit_defaults=True):
    """A card that is in force for a while."""

    changes: tuple[Change, ...] = ()
    forbids: tuple[Ban, ...] = ()
    reactions: tuple[Reaction, ...] = ()


class Standing:
    """What a card says as long as it is in force, sorted by what it is about. Made once, when the cards are read."""

    __slots__ = ("bans", "changes", "reactions", "source", "topics")

    def __init__(self, card: LastingCard) -> None:
        self.source = card
        self.changes: dict[str, tuple[Change, ...]] = {}
        self.bans: dict[str, tuple[Ban, ...]] = {}
        self.reactions: dict[str, tuple[Reaction, ...]] = {}
        for change in card.changes:
            self.changes[change.change] = (*self.changes.get(change.change, ()), change)
        for ban in card.forbids:
            self.bans[ban.forbid] = (*self.bans.get(ban.forbid, ()), ban)
        for reaction in card.reactions:
            self.reactions[reaction.when] = (*self.reactions.get(reaction.when, ()), reaction)
        self.topics = frozenset([*self.changes, *self.bans, *self.reactions])
        """The figures, deeds and moments it speaks of."""


def heard(standings: Iterable[Standing]) -> frozenset[str]:
    """The moments that any of these cards listens to."""
    return frozenset(moment for standing in standings for moment in standing.reactions)


def speakers(standings: Iterable[Standing]) -> dict[str, frozenset[int]]:
    """By figure, deed and moment: the numbers of the cards that speak of it. What a card does not speak of need not
    be asked of it, and mostly nothing does."""
    found: dict[str, set[int]] = {}
    for number, standing in enumerate(standings):
        for topic in standing.topics:
            found.setdefault(topic, set()).add(number)
    return {topic: frozenset(numbers) for topic, numbers in found.items()}


def reckon(game: Any, seat: int, figure: str, start: int, standings: Iterable[Standing]) -> int:
    """A figure of the rules as the cards in force leave it: set first, then more or less, then so many times that,
    then kept within bounds."""
    more, times, most, least = 0, 1, None, None
    for standing in standings:
        for change in standing.changes.get(figure, ()):
            if change.given is not None and not change.given.holds(game, seat):
                continue
            if change.to is not None:
                start = change.to
            elif change.by is not None:
                more += change.by
            elif change.times is not None:
                times *= change.times
            elif change.at_most is not None:
                most = change.at_most if most is None else min(most, change.at_most)
            elif change.at_least is not None:
                least = change.at_least if least is None else max(least, change.at_least)
    start = (start + more) * times
    if most is not None and start > most:
        start = most
    return least if least is not None and start < least else start


def forbidden(game: Any, seat: int, deed: str, standings: Iterable[Standing]) -> Standing | None:
    """The card in force that forbids a deed to that seat now, if any: the first."""
    for standing in standings:
        for ban in standing.bans.get(deed, ()):
            if ban.given is None or ban.given.holds(game, seat):
                return standing
    return None
