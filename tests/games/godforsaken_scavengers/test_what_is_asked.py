"""What a question says beside its answers: of whom it speaks, of which card, and how many are still to come."""

from typing import Any

import pytest

from holdouts.games.godforsaken_scavengers.picks import (
    Aim,
    Approach,
    Dig,
    DigOn,
    FeedCaravan,
    Give,
    Neutralise,
    OnPile,
    Pass,
    Pay,
    Play,
    Select,
    Swap,
)
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.bargains import draft, gift, starve_all
from tests.games.scenes import Asked, check_question, question_says


def said(table: ExpeditionPosition) -> dict[str, Any]:
    """What the question that is asked now says, with cards by their names."""
    cards = table.now.book.cards
    return question_says(table, lambda slot, value: cards[value].id if slot in ("card", "mine") else None)


def paying(peril: str, *hand: str) -> ExpeditionPosition:
    table = expedition(2).hand(1, *hand).pile(0, peril, "scout").turn(1).choose(Dig(0)).nobody_reacts()
    return table.choose(Neutralise(0))


def ordering() -> ExpeditionPosition:
    table = expedition(2).hand(1, "queens-scent").pile(0, "hunt", "rest", "bait").turn(1).choose(Play("queens-scent"))
    return table.choose(OnPile(0))


def approached() -> ExpeditionPosition:
    return expedition(3).hand(2, "hunt", "scout").hand(1, "rest").choose(Approach(), 2).choose(Aim(1))


def at_the_caravan(*under: str) -> ExpeditionPosition:
    table = expedition(3, location="silent-mire", caravan=True).under_caravan(*under).hand(1, "dry-ration")
    return table.hand(2, "rest").turn(1).choose(FeedCaravan())


def looting() -> ExpeditionPosition:
    table = expedition(3, "wicked-few").afflicted(1, "rot", "pride").hand(1, "torch", "bait").pile(0, "void-hunger")
    return table.turn(1).choose(Dig(0)).endure()


def wronged() -> ExpeditionPosition:
    table = expedition(3, location="final").promised(2, 1, "give", 1).feeding()
    starve_all(table)
    return table


def wording() -> ExpeditionPosition:
    table = expedition(3).hand(2, "hunt")
    debtor, creditor, kind, *_ = gift(2, 1)
    draft(table, (debtor, creditor, kind), seat=2, other=1)
    return table


ASKED: dict[str, Asked[ExpeditionPosition]] = {
    "cards still to be paid": (lambda: paying("pit-trap", "bait", "move", "hunt"), "pay-card", {"count": 2}),
    "the last card to be paid": (
        lambda: paying("pit-trap", "bait", "move", "hunt").choose(Pay("bait")),
        "pay-card",
        {"count": 1},
    ),
    "food still to be paid": (lambda: paying("rockfall", "bait", "move", "hunt"), "pay-food", {"count": 3}),
    "food once some is paid": (
        lambda: paying("rockfall", "bait", "move", "hunt").choose(Pay("bait")),
        "pay-food",
        {"count": 2},
    ),
    "the first card of an order": (ordering, "order-cards", {"count": 1}),
    "the second card of an order": (lambda: ordering().choose(Select("rest")), "order-cards", {"count": 2}),
    "what to offer whom": (approached, "approach-how", {"who": 1}),
    "a gift": (lambda: approached().choose(Give("scout")), "", {"who": 2, "card": "scout"}),
    "a swap": (lambda: approached().choose(Swap("hunt")), "swap-for-what", {"who": 2, "card": "hunt"}),
    "what is offered for a swap": (
        lambda: approached().choose(Swap("hunt")).choose(Swap("rest")),
        "",
        {"who": 1, "mine": "hunt", "card": "rest"},
    ),
    "a card of the Caravan": (lambda: at_the_caravan("hunt"), "caravan-card", {"card": "hunt"}),
    "a card of the Caravan for a friend": (
        lambda: at_the_caravan("hunt").choose(Aim(2)),
        "caravan-gift",
        {"who": 1, "card": "hunt"},
    ),
    "what a friend gives for it": (
        lambda: at_the_caravan("hunt").choose(Aim(2)).choose(Swap("rest")),
        "",
        {"who": 2, "mine": "hunt", "card": "rest"},
    ),
    "whose hand is looted": (looting, "loot", {"who": 1}),
    "who broke which promise": (wronged, "", {"who": 2, "kind": "give"}),
    "who promises what to whom": (wording, "promise-how-many", {"who": 2, "other": 1}),
    "what a meal costs here": (lambda: expedition(2, location="silent-mire").feeding(), "", {"need": 2}),
    "the seconds of a hunt": (lambda: expedition(2, "last-hunt", seconds=45).clock_running(), "", {"count": 45}),
}


@pytest.mark.parametrize("name", ASKED)
def test_a_question_says_what_it_is_about(name: str):
    check_question(ASKED[name], said)


def test_a_rival_is_told_who_wants_to_feed_the_caravan():
    table = expedition(3, location="silent-mire", caravan=True).under_caravan("hunt").hand(1, "dry-ration")
    table.hand(2, "rest").turn(0).choose(FeedCaravan(), 2)
    assert said(table) == {"who": 2}
    assert table.can(Pass(), 1)


@rule("GOD-SEARCH-11")
def test_whoever_cannot_stop_yet_is_not_asked_whether_they_will():
    table = expedition(2).afflicted(0, "tremors").pile(0, "hunt", "rest", "torch").turn(0).choose(Dig(0))
    assert said(table)["bound"] == 1
    table.choose(DigOn())
    assert said(table)["bound"] == 0
