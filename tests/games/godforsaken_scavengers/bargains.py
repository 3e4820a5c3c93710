"""Deals in tests: drawn up, struck, carried out, kept and broken."""

from holdouts.games.godforsaken_scavengers.events import (
    PromiseBroken,
    PromiseKept,
)
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Amount,
    Approach,
    Give,
    MakeDeal,
    OfKind,
    OfSort,
    Propose,
    Until,
    Vow,
)
from holdouts.testing import expedition

FULL = ("torch", "bait", "scout", "move", "forage")
CHEAP = "choking-narrows"


def draft(table, *vows, seat=0, other=1):
    """A seat draws up a deal: each vow is debtor, creditor and the picks that word the promise."""
    table.choose(Approach(), seat).choose(Aim(other)).choose(MakeDeal())
    for debtor, creditor, *picks in vows:
        table.choose(Vow(debtor, creditor))
        for pick in picks:
            table.choose(pick)
    return table


def strike(table, *vows, seat=0, other=1):
    """The other agrees."""
    return draft(table, *vows, seat=seat, other=other).choose(Propose()).choose(Accept())


def gift(debtor, creditor, number=1, rounds=0):
    return (debtor, creditor, OfKind("give"), Amount(number), OfSort("any"), Until(rounds))


def hand_over(table, giver, receiver, *cards):
    for card in cards:
        table.choose(Approach(), giver).choose(Aim(receiver)).choose(Give(card)).choose(Accept())
    return table


def starve_all(table):
    """Everybody starves; what they must discard for it they discard."""
    table.starve(*table.asked())
    while table.asks() in ("GOD-FEED-4", "GOD-HAND-9"):
        table.choose(table.options()[0])
    return table


def peaceful():
    """A deck of harmless cards, and Afflictions that do not matter, so that more than one round can be played."""
    deck = ("torch", "bait", "scout") * 3 + ("dry-ration",) * 4
    return expedition().draw_deck(*deck).next_afflictions("pride", "rot", "torn-abdomen", "bleeding-carapace")


def kinds(table, debtor=0, creditor=1):
    """What the debtor may promise in a deal of two."""
    draft(table)
    table.choose(Vow(debtor, creditor))
    return [option.kind for option in table.options(kind=OfKind)]


def kept(table):
    return [(event.who, event.kind) for event in table.told(PromiseKept)]


def broken(table):
    return [(event.who, event.kind) for event in table.told(PromiseBroken)]
