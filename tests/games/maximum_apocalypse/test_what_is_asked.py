"""What a question says beside its answers: of which card or monster it speaks, and how many are still to come."""

from typing import Any

import pytest

from holdouts.games.maximum_apocalypse.picks import (
    Ask,
    DrawCard,
    Drop,
    Give,
    Move,
    Play,
    Propose,
    Search,
    SwapTwo,
    Trade,
    UseInnate,
    Whom,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse
from tests.games.scenes import Asked, check_question, question_says

QUIET = (3, 4)
"""A spawn roll that brings nothing."""


def said(table: ApocalypsePosition) -> dict[str, Any]:
    """What the question that is asked now says, with cards and monsters by their names."""
    book = table.now.book

    def naming(slot: str, value: int) -> str | None:
        if slot in ("card", "given", "taken", "cards"):
            return book.cards[value].id
        return book.monsters[value].id if slot == "monster" else None

    return question_says(table, naming)


def swapping() -> ApocalypsePosition:
    return apocalypse("fireman").hand(0, "ladder", "lighter", "shotgun").turn(0).choose(SwapTwo())


def losing() -> ApocalypsePosition:
    table = apocalypse("fireman").map("van ?amusement-park").hand(0, "ladder", "lighter", "shotgun", "trusty-axe")
    return table.turn(0).choose(Move("amusement-park"))


def shot(*picks) -> ApocalypsePosition:
    table = apocalypse("surgeon", "fireman").hand(0, "adrenaline-shot").turn(0).choose(Play("adrenaline-shot", 0))
    table.choose(Whom(1, 0))
    for pick in picks:
        table.choose(pick)
    return table


def steroid() -> ApocalypsePosition:
    table = apocalypse("surgeon", "hunter").hand(0, "steroid-shot").hand(1, "bow", "machete").turn(0)
    return table.choose(Play("steroid-shot", 0))


def trading() -> ApocalypsePosition:
    table = apocalypse("fireman", "hunter").hand(0, "food-1").hand(1, "food-2").turn(0).choose(Trade(1))
    return table.choose(Ask("food-2")).choose(Give("food-1")).choose(Propose())


ASKED: dict[str, Asked[ApocalypsePosition]] = {
    "how many actions there are": (lambda: apocalypse("fireman").turn(0), "", {"count": 4}),
    "how many actions are left": (lambda: apocalypse("fireman").turn(0).choose(DrawCard()), "", {"count": 3}),
    "the first of two cards": (swapping, "swap-two", {"count": 2}),
    "the second of two cards": (lambda: swapping().choose(Drop("ladder")), "swap-two", {"count": 1}),
    "three cards to lose": (losing, "drop-card", {"count": 3}),
    "two more cards to lose": (lambda: losing().choose(Drop("ladder")), "drop-card", {"count": 2}),
    "what a toll costs": (
        lambda: apocalypse("fireman").map("van bandit-camp-a").gear(0, "lighter").turn(0).choose(Move("bandit-camp-a")),
        "toll",
        {"count": 1},
    ),
    "two actions out of turn": (shot, "act-now", {"count": 2}),
    "one action out of turn": (lambda: shot(DrawCard()), "act-now", {"count": 1}),
    "two cards out of turn": (steroid, "play-now", {"count": 2}),
    "one card out of turn": (lambda: steroid().choose(Play("bow", 1)), "play-now", {"count": 1}),
    "found Equipment": (
        lambda: apocalypse("fireman").map("gas-station-a").scavenge("red", "fuel").turn(0).choose(Search("red")),
        "equip-or-discard",
        {"card": "fuel"},
    ),
    "Equipment that room is made for": (
        lambda: (
            apocalypse("fireman")
            .gear(0, "lighter", "ladder", "shotgun", "fire-helmet")
            .hand(0, "trusty-axe")
            .turn(0)
            .choose(Play("trusty-axe", 0))
        ),
        "make-room",
        {"card": "trusty-axe"},
    ),
    "Equipment that is fetched": (
        lambda: apocalypse("mechanic").discarded("wrench", seat=0).turn(0).choose(UseInnate(0)),
        "take-back-where",
        {"card": "wrench"},
    ),
    "which monster attacks": (
        lambda: apocalypse("veteran").foes(0, "walker").rolling(*QUIET).turn(0, "monsters"),
        "who-is-attacked",
        {"monster": "walker"},
    ),
    "a trade": (trading, "trade-agree", {"other": 0, "given": ["food-1"], "taken": ["food-2"]}),
}


@pytest.mark.parametrize("name", ASKED)
def test_a_question_says_what_it_is_about(name: str):
    check_question(ASKED[name], said)
