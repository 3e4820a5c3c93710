"""Every kind of help keeps a promise of it, and the amounts that can be promised. [GOD-DEAL]"""

from collections.abc import Callable

import pytest

from holdouts.games.godforsaken_scavengers.picks import Aim, Amount, Dig, OfKind, Pass, Play, UsePower, Vow
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition
from holdouts.games.godforsaken_scavengers.rules.deals import HELP
from holdouts.testing import expedition, rule
from tests.games.godforsaken_scavengers.bargains import draft, kept

Scene = Callable[[ExpeditionPosition], ExpeditionPosition]


def in_peril(*hand: str) -> Scene:
    """Seat 1 plays the first of these cards in the Peril of seat 0."""

    def play(table: ExpeditionPosition) -> ExpeditionPosition:
        table.searched("hunt").hand(0, "bait").hand(1, *hand).pile(0, "pit-trap", "torch").turn(0).choose(Dig(0))
        return table.pass_until(Play(hand[0]), 1).choose(Play(hand[0]), 1).nobody_reacts()

    return play


def warden(table: ExpeditionPosition) -> ExpeditionPosition:
    table.character(1, "warden").pile(0, "cave-worm", "bait").turn(0).choose(Dig(0))
    while not table.can(UsePower(), 1):
        table.choose(Pass())
    return table.choose(UsePower(), 1).nobody_reacts()


SCENES: dict[str, Scene] = {
    "heal": lambda table: table.hand(1, "relief").afflicted(0, "rot").turn(0).choose(Play("relief"), 1).choose(Aim(0)),
    "turn-down": lambda table: table.hand(1, "rest").afflicted(0, "rot").turn(0).choose(Play("rest"), 1).choose(Aim(0)),
    "keep-searched": in_peril("hide"),
    "prevent": warden,
    "neutralise": in_peril("ambush"),
    "discount": in_peril("barricade"),
    "redirect": in_peril("sacrifice"),
    "ease-hunger": lambda table: (
        table.hand(1, "shared-meal").turn(0).choose(Play("shared-meal"), 1).choose(Aim(0)).choose(Pass())
    ),
}


def promised(help_: str) -> ExpeditionPosition:
    return expedition(3, characters=True).promised(1, 0, "play-for", thing=HELP.index(help_))


@rule("GOD-DEAL-1")
@pytest.mark.parametrize("help_", HELP)
def test_each_kind_of_help_keeps_the_promise_of_it(help_):
    assert kept(SCENES[help_](promised(help_))) == [(1, "play-for")]


@rule("GOD-DEAL-1")
@pytest.mark.parametrize(("promised_help", "help_"), list(zip(HELP, HELP[1:] + HELP[:1], strict=True)))
def test_another_kind_of_help_keeps_no_promise(promised_help, help_):
    assert kept(SCENES[help_](promised(promised_help))) == []


@rule("GOD-DEAL-1")
@pytest.mark.parametrize(
    ("kind", "amounts"),
    [
        ("give", [1, 2, 3]),
        ("feed", [1, 2, 3, 4]),
        ("leave", [1, 2, 3]),
        ("search-at-least", [2, 3, 4]),
        ("search-at-most", [1, 2, 3]),
    ],
)
def test_so_much_can_be_promised(kind, amounts):
    table = draft(expedition().turn(0)).choose(Vow(0, 1)).choose(OfKind(kind))
    assert [option.number for option in table.options(kind=Amount)] == amounts
