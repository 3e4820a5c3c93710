"""Objectives: laid out, paid for, settled. [TWM-MORNING-4..10, TWM-MORNING-19]"""

from collections.abc import Set

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Objective
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import PayObjective
from holdouts.games.this_war_of_mine.rules import goods
from holdouts.games.this_war_of_mine.state import Siege

LAST = 3
"""The Chapter of the Final Objectives."""


def lay_out(siege: Siege) -> None:
    """One of the first Chapter, one of the second, and all final ones; the first is turned up. [TWM-MORNING-4]"""
    pile: list[int] = []
    for chapter in range(1, LAST + 1):
        cards = [n for n, card in enumerate(siege.book.objectives) if card.chapter == chapter]
        siege.shuffle(cards)
        if chapter == LAST:
            pile += sorted(cards)
        else:
            pile.append(cards.pop())
            siege.spare_objectives += cards
    siege.objectives = pile
    turn_up(siege)


def turn_up(siege: Siege) -> None:
    """The next card is live, its track not begun; final ones are turned up together. [TWM-MORNING-5, TWM-MORNING-7]"""
    if not siege.objectives:
        siege.open_objectives = 0
        return
    book = siege.book.objectives
    final = book[siege.objectives[0]].chapter == LAST
    siege.open_objectives = len(siege.objectives) if final else 1
    siege.status, siege.paid = 0, []
    siege.unveil()
    for card in siege.objectives[: siege.open_objectives]:
        siege.tell(events.ObjectiveShown(objective=card, rule="TWM-MORNING-5"))


# --- paying ---


def live(siege: Siege) -> Objective | None:
    """The Objective that can be paid for. [TWM-MORNING-5]"""
    if siege.open_objectives != 1:
        return None
    return siege.book.objectives[siege.objectives[0]]


def wanted(siege: Siege) -> Set[int]:
    """The sorts of goods that would move its track now. [TWM-MORNING-8]"""
    card = live(siege)
    if card is None or not (card.worth or card.squares) or is_met(siege, card):
        return frozenset()
    if card.worth:
        return siege.book.valued
    open_squares = [name for square, name in enumerate(card.squares) if square not in siege.paid]
    return {good for name in open_squares for good in siege.book.sorts[name]}


def payments(siege: Siege) -> list[PayObjective]:
    """Pieces of Storage, never of the Findings Pile. [TWM-MORNING-8]"""
    storage = siege.storage
    pieces = [good for good in wanted(siege) if storage[good]]
    return [PayObjective(good) for good in sorted(pieces)] if pieces else []


def pay(siege: Siege, good: int) -> None:
    """A piece is discarded and the Status token moves; it serves nothing else. [TWM-MORNING-8, TWM-MORNING-9]"""
    card = live(siege)
    assert card is not None
    goods.use_up(siege, good, 1, siege.storage)
    if card.worth:
        siege.status = min(card.worth, siege.status + goods.worth(siege, good))
    else:
        squares = enumerate(card.squares)
        square = next(n for n, name in squares if n not in siege.paid and good in siege.book.sorts[name])
        siege.paid.append(square)
        siege.status += 1
    siege.tell(events.ObjectivePaid(objective=siege.objectives[0], good=good, rule="TWM-MORNING-8"))
    if is_met(siege, card):
        siege.tell(events.ObjectiveMet(objective=siege.objectives[0], rule="TWM-MORNING-10"))


def is_met(siege: Siege, card: Objective) -> bool:
    """Whether the track has come to its last square, or what it wants is true. [TWM-MORNING-10]"""
    if card.worth:
        return siege.status >= card.worth
    if card.squares:
        return siege.status >= len(card.squares)
    return card.given is None or card.given.holds(siege, siege.leader)


# --- settling ---


def settle(siege: Siege) -> Steps[None]:
    """Reward or penalty, then the next card is turned up either way, and not before. [TWM-MORNING-6,
    TWM-MORNING-19]"""
    if not siege.objectives:
        return
    number = siege.objectives[0]
    card = siege.book.objectives[number]
    met = is_met(siege, card)
    told = events.ObjectiveMet if met else events.ObjectiveMissed
    siege.tell(told(objective=number, rule="TWM-MORNING-19"))
    siege.objectives.pop(0)
    siege.open_objectives = 0
    siege.settled.append(number)
    deed = Deed(siege.leader, "TWM-MORNING-6")
    for effect in card.reward if met else card.penalty:
        yield from effect.resolve(siege, deed)
    turn_up(siege)
