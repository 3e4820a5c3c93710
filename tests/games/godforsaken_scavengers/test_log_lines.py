"""Lines of the log: whatever happens is told, of the right player, the right card and the right pile.

A scene is played, and what was told of one kind is read back in plain names.
"""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from holdouts.engine.events import Event
from holdouts.games.godforsaken_scavengers import events
from holdouts.games.godforsaken_scavengers.accounts import audit
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Begin,
    Dig,
    DigOn,
    Finish,
    Give,
    Keep,
    Neutralise,
    OnPile,
    Pass,
    Pay,
    Play,
    Refuse,
    Select,
    Share,
    Stop,
    Swap,
    Take,
    UsePower,
)
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition
from holdouts.testing import expedition, rule, set_out

Told = list[dict[str, Any]]
Scene = Callable[[], ExpeditionPosition]

SHELF_OF = {"affliction": "afflictions", "character": "characters", "location": "locations"}
CARDS = ("card", "mine", "cards")


def log(table: ExpeditionPosition, kind: type[Event], fields: Iterable[str]) -> Told:
    """These fields of what was told of that kind, with names in place of numbers."""

    def name(field: str, value: Any) -> Any:
        if isinstance(value, tuple):
            return [name(field, one) for one in value]
        if field in CARDS:
            return table.now.book.cards[value].id
        if field in SHELF_OF:
            return getattr(table.now.book, SHELF_OF[field])[value].id if value >= 0 else ""
        return value

    return [{field: name(field, getattr(event, field)) for field in fields} for event in table.told(kind)]


def peril(card: str, *hand: str, seats: int = 3, seat: int = 0) -> ExpeditionPosition:
    return expedition(seats).searched("hunt", "rest").hand(seat, *hand).pile(1, card, "torch").turn(seat)


def paid() -> ExpeditionPosition:
    table = peril("pit-trap", "bait", "torch", "scout", seat=1).choose(Dig(1)).nobody_reacts().choose(Neutralise(0))
    return table.choose(Pay("bait")).choose(Pay("torch")).choose(Select("rest"))


def hound() -> ExpeditionPosition:
    table = expedition(2, "last-hunt").hand(1, "torch", "bait").pile(0, "dire-hound", "scout").clock_running()
    table.choose(Dig(0), 1)
    while table.asks() == "GOD-PERIL-10":
        table.choose(Pass())
    table.choose(Neutralise(0)).choose(Pay("torch"))
    return table.choose(Pay("bait")) if table.can(Pay("bait")) else table


def looted() -> ExpeditionPosition:
    table = expedition(3, "wicked-few").afflicted(0, "rot", "pride").hand(0, "torch", "bait", "scout")
    return table.pile(0, "void-hunger").choose(Dig(0)).endure().choose(Take("torch"), 1).choose(Take("scout"), 2)


def swapped() -> ExpeditionPosition:
    table = expedition(3).hand(2, "hunt").hand(1, "rest").choose(Approach(), 2).choose(Aim(1))
    return table.choose(Swap("hunt")).choose(Swap("rest")).choose(Accept())


def given() -> ExpeditionPosition:
    table = expedition(3).hand(2, "hunt").hand(1, "rest").choose(Approach(), 2).choose(Aim(1))
    return table.choose(Give("hunt")).choose(Accept())


def collapsed() -> ExpeditionPosition:
    table = expedition().hand(1, "collapse").turn(0).choose(Play("collapse"), 1)
    return table.choose(OnPile(2)).choose(OnPile(1))


def reordered() -> ExpeditionPosition:
    table = expedition().hand(1, "queens-scent").turn(0).choose(Play("queens-scent"), 1).choose(OnPile(2))
    while table.asks() == "GOD-CARD-5":
        table.choose(table.options()[0])
    return table


def feast() -> ExpeditionPosition:
    table = expedition(3, location="choking-narrows").hand(1, "royal-jelly", "smoked-meat").feeding()
    meals = [option for option in table.options(1) if type(option).__name__ == "Eat"]
    for meal in meals:
        table.choose(meal, 1)
    feed = next(option for option in table.options(1) if type(option).__name__ == "Feed")
    return table.choose(feed, 1).choose(Share(2), 1)


SCENES: list[tuple[type[Event], Scene, Told]] = [
    (
        events.RoundBegan,
        lambda: expedition().next_locations("warm-hollow").new_round(),
        [{"location": "warm-hollow", "final": False, "number": 1}],
    ),
    (
        events.RoundBegan,
        lambda: expedition().next_locations().new_round(),
        [{"location": "", "final": True, "number": 1}],
    ),
    (events.TurnBegan, lambda: expedition(3).turn_about_to_begin(1).choose(Begin()), [{"who": 1}]),
    (events.TurnEnded, lambda: expedition(3).harvest(1).choose(Finish()), [{"who": 1}]),
    (
        events.Searched,
        lambda: expedition().pile(2, "hunt", "rest").turn(1).choose(Dig(2)).choose(DigOn()),
        [{"who": 1, "pile": 2, "card": "hunt"}, {"who": 1, "pile": 2, "card": "rest"}],
    ),
    (events.StoppedSearching, lambda: expedition(3).turn(1).choose(Dig(0)).choose(Stop()), [{"who": 1}]),
    (
        events.ChangedPile,
        lambda: expedition().hand(0, "move").turn(1, pile=0).choose(Play("move"), 0).choose(OnPile(2)),
        [{"who": 1, "pile": 2}],
    ),
    (events.Took, lambda: expedition().searched("hunt").harvest(1).choose(Take("hunt")), [{"who": 1, "card": "hunt"}]),
    (
        events.Took,
        lambda: expedition().searched("hunt").hand(1, "forage").turn(0).choose(Play("forage"), 1),
        [{"who": 1, "card": "hunt"}],
    ),
    (
        events.Played,
        lambda: expedition().hand(1, "scout").turn(0).choose(Play("scout"), 1),
        [{"who": 1, "card": "scout"}],
    ),
    (
        events.UsedPower,
        lambda: expedition(characters=True).character(1, "mender").afflicted(0, "rot").choose(UsePower(), 1),
        [{"who": 1, "character": "mender"}],
    ),
    (
        events.CharacterHidden,
        lambda: expedition(characters=True).character(1, "mender").afflicted(0, "rot").choose(UsePower(), 1),
        [{"who": 1}],
    ),
    (
        events.Healed,
        lambda: expedition(characters=True).character(1, "mender").afflicted(0, "rot").choose(UsePower(), 1),
        [{"who": 0, "affliction": "rot"}],
    ),
    (events.Spent, paid, [{"who": 1, "card": "bait"}, {"who": 1, "card": "torch"}]),
    (events.Recovered, paid, [{"who": 1, "card": "rest"}]),
    (events.Neutralised, paid, [{"who": 1, "card": "pit-trap"}]),
    (events.PerilMet, paid, [{"who": 1, "card": "pit-trap"}]),
    (events.Discarded, paid, [{"card": "pit-trap"}]),
    (
        events.Buried,
        lambda: expedition().hand(1, "bait").turn(0).choose(Play("bait"), 1).choose(OnPile(2)),
        [{"who": 1, "pile": 2}],
    ),
    (
        events.Milled,
        lambda: expedition().hand(1, "snare").pile(2, "fungus-patch").choose(Play("snare"), 1).choose(OnPile(2)),
        [{"who": 1, "pile": 2, "card": "fungus-patch"}],
    ),
    (events.Mixed, collapsed, [{"who": 1, "pile": 1, "second": 2}]),
    (events.Reordered, reordered, [{"who": 1, "pile": 2}]),
    (
        events.Stored,
        lambda: (
            expedition(3, location="choking-narrows")
            .dead(1)
            .draw_deck(*("torch",) * 3, *("bait",) * 3)
            .next_locations("royal-granary")
            .new_round()
        ),
        [{"who": 0, "card": "torch"}, {"who": 2, "card": "torch"}],
    ),
    (
        events.Bartered,
        lambda: expedition().hand(1, "barter", "bait").searched("instinct").turn(0).choose(Play("barter"), 1),
        [{"who": 1, "mine": "bait", "card": "instinct"}],
    ),
    (
        events.SavedSearched,
        lambda: peril("acid-rain", seat=1).hand(2, "hide").choose(Dig(1)).choose(Play("hide")),
        [{"who": 1}],
    ),
    (
        events.Discounted,
        lambda: peril("pit-trap", "bait").hand(1, "barricade").choose(Dig(1)).choose(Pass()).choose(Play("barricade")),
        [{"count": 1}],
    ),
    (
        events.Redirected,
        lambda: (
            peril("acid-rain", seat=1)
            .hand(2, "sacrifice")
            .choose(Dig(1))
            .pass_until(Play("sacrifice"))
            .choose(Play("sacrifice"))
        ),
        [{"who": 2, "other": 1}],
    ),
    (
        events.CoveredUp,
        lambda: expedition().hand(1, "carapace").feeding().choose(Play("carapace"), 1),
        [{"who": 1}],
    ),
    (events.TrophyTaken, lambda: hound().choose(Keep()), [{"card": "dire-hound"}]),
    (
        events.ShuffledIn,
        lambda: peril("brood-mother").discarded("bait", "acid-rain").choose(Dig(1)).endure(),
        [{"pile": 1, "card": "acid-rain"}],
    ),
    (
        events.TurnedDown,
        lambda: expedition(3).afflicted(2, "pride").hand(0, "rest").choose(Play("rest")),
        [{"who": 2, "affliction": "pride"}],
    ),
    (events.Looted, looted, [{"who": 1, "other": 0, "card": "torch"}, {"who": 2, "other": 0, "card": "scout"}]),
    (events.Died, looted, [{"who": 0}]),
    (
        events.NeedChanged,
        lambda: expedition(3).hand(0, "shared-meal").choose(Play("shared-meal")).choose(Aim(2)).choose(Pass()),
        [{"who": 2, "count": 1}],
    ),
    (
        events.SearchResumed,
        lambda: (
            expedition()
            .hand(1, "second-wind")
            .pile(0, "cave-worm")
            .turn(1)
            .choose(Dig(0))
            .endure()
            .choose(Play("second-wind"))
        ),
        [{"who": 1}],
    ),
    (events.SharedFood, feast, [{"who": 1, "other": 2}]),
    (events.Gave, given, [{"who": 2, "other": 1}]),
    (events.GaveCard, given, [{"who": 2, "other": 1, "card": "hunt"}]),
    (events.Swapped, swapped, [{"who": 2, "other": 1}]),
    (events.SwappedCards, swapped, [{"who": 2, "other": 1, "mine": "hunt", "card": "rest"}]),
    (
        events.Declined,
        lambda: (
            expedition(3)
            .hand(2, "hunt")
            .hand(1, "rest")
            .choose(Approach(), 2)
            .choose(Aim(1))
            .choose(Give("hunt"))
            .choose(Refuse(), 1)
        ),
        [{"who": 1, "other": 2}],
    ),
]


@pytest.mark.parametrize(("kind", "scene", "told"), SCENES, ids=[kind.__name__ for kind, *_ in SCENES])
def test_what_happens_is_told_once_and_as_it_happened(kind: type[Event], scene: Scene, told: Told):
    table = scene()
    assert log(table, kind, list(told[0])) == told
    assert audit(table.now) == []


@rule("GOD-CHARACTER-2")
def test_the_characters_that_were_chosen_are_told_at_the_start():
    table = set_out(3, characters="one")
    chosen = [player.character for player in table.now.players if player.character is not None]
    dealt = [table.now.book.characters[character].id for character in chosen]
    told = log(table, events.CharacterChosen, ("who", "character"))
    assert told == [{"who": seat, "character": character} for seat, character in enumerate(dealt)]
