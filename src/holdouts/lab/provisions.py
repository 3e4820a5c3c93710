"""Provisions: what somebody buys, and does not spend, because a page will ask for it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from holdouts.engine.decision import Option
from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.effects.goods import Trade
from holdouts.games.this_war_of_mine.state import Siege

SPENDING = (picks.Drink, picks.Eat, picks.EatNow, picks.Feed, picks.GiveUp, picks.PayObjective, picks.PlaceMedicine)
"""What uses a piece up, besides what is sold."""

Among = Callable[[Sequence[Any]], Option]
"""Takes one of several."""


class Provisions:
    """How many of which sorts are put by, to be taken along or to stay at home."""

    def __init__(self, book: Book, asked: Mapping[str, int], among: Among, *, at_home: bool) -> None:
        self._sorts = [(book.sorts[name], count) for name, count in asked.items()]
        self._among = among
        self._spending = (*SPENDING, picks.Pack) if at_home else SPENDING
        visitors = (offer for visitor in book.visitors for offer in visitor.offers)
        self._barters = {offer.id for offer in visitors if any(isinstance(one, Trade) for one in offer.effects)}

    def lacking(self, siege: Siege) -> set[int]:
        """Goods that would make up what is missing."""
        return {good for sort, count in self._sorts if _there(siege, sort) < count for good in sort}

    def wish(self, siege: Siege, by_kind: Mapping[type, list[Any]]) -> Option | None:
        """Trade where one can, take what is missing, and lay down for it what is not asked for."""
        lacking = self.lacking(siege)
        if bought := [pick for pick in by_kind.get(picks.Buy, []) if pick.good in lacking]:
            return self._among(bought)
        if sold := by_kind.get(picks.Sell):
            spared = [pick for pick in sold if pick.good not in self._dear(siege)]
            return self._among(spared) if lacking and spared else picks.GoOn()
        if barters := [pick for pick in by_kind.get(picks.TakeOffer, []) if pick.offer in self._barters]:
            return self._among(barters) if lacking else None
        return None

    def spared(self, siege: Siege, option: Option, options: Sequence[Any]) -> Option:
        """The same answer, or another one if it would spend what is put by."""
        dear = self._dear(siege)
        if not self._spends(option, dear):
            return option
        other = [pick for pick in options if not pick.grave and not self._spends(pick, dear)]
        return self._among(other) if other else option

    def _dear(self, siege: Siege) -> set[int]:
        """Goods of which there are no more than are asked for."""
        return {good for sort, count in self._sorts if _there(siege, sort) <= count for good in sort}

    def _spends(self, pick: Any, dear: set[int]) -> bool:
        return isinstance(pick, self._spending) and pick.good in dear


def _there(siege: Siege, sort: Iterable[int]) -> int:
    """What lies where things happen, and what the step has brought."""
    return sum(siege.store[good] + siege.gains[good] for good in sort)
