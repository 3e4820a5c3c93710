"""Lines of the log: whatever happens is told, of the right survivor, card, monster and tile.

A scene is played, and what was told of one kind is read back in plain names.
"""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from holdouts.engine.events import Event
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.accounts import audit
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Ask,
    Concede,
    DoWork,
    DrawCard,
    Drop,
    Enough,
    FromDeck,
    KeepHand,
    LayAside,
    Move,
    Pick,
    PickUp,
    Play,
    Propose,
    React,
    Refuse,
    Sneak,
    Spend,
    Store,
    Trade,
    Use,
    UseInnate,
    UseTile,
    Whom,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, set_up

Told = list[dict[str, Any]]
Scene = Callable[[], ApocalypsePosition]

STREET = "van tunnel-a tunnel-b airport"
QUIET = (3, 4)
"""A spawn roll that brings nothing."""


def which(names: list[str], number: int) -> str:
    """What it is called, and which copy it is unless it is the first."""
    copy = names[:number].count(names[number]) + 1
    return names[number].split()[0] if copy == 1 else f"{names[number].split()[0]} {copy}"


def log(table: ApocalypsePosition, kind: type[Event], fields: Iterable[str]) -> Told:
    """These fields of what was told of that kind, with names in place of numbers.

    Of several copies a position takes the first; of any other the name is followed by which one it is.
    """
    book = table.now.book
    cards = [f"{card.id} {owner}" for card, owner in zip(book.cards, book.owners, strict=True)]
    monsters = [monster.id for monster in book.monsters]

    def name(field: str, value: Any) -> Any:
        if isinstance(value, tuple):
            return [name(field, one) for one in value]
        if field in ("card", "other_card", "cards", "given", "taken"):
            return which(cards, value)
        if field == "monster":
            return which(monsters, value)
        if field == "place":
            return table.now.tile(value).id
        if field == "tile":
            return table.now.book.tiles[value].id
        if field == "character":
            return table.now.book.characters[value].id
        return value

    return [{field: name(field, getattr(event, field)) for field in fields} for event in table.told(kind)]


def street(who: str, first: str = "fireman", last: str = "hunter") -> ApocalypsePosition:
    """It is the turn of the second of three, who stands one tile from each of the others."""
    table = apocalypse(first, who, last).map(STREET).at(1, "tunnel-a").at(2, "tunnel-b")
    return table.rolling(*QUIET).turn(1)


def traded(answer: Accept | Refuse) -> ApocalypsePosition:
    table = apocalypse("fireman", "hunter", "surgeon").hand(1, "food-1").hand(2, "food-2").turn(1)
    table.choose(Trade(2)).choose(Ask("food-2"))
    give = next(option for option in table.options() if type(option).__name__ == "Give")
    return table.choose(give).choose(Propose()).choose(answer, 2)


def loaded() -> ApocalypsePosition:
    return street("gunslinger").gear(1, "colt", tokens=1).hand(1, "hollow-points").choose(Play("hollow-points", 1))


def starved() -> ApocalypsePosition:
    """The Fireman dies of hunger on the Van and leaves what he held there."""
    table = apocalypse("hunter", "fireman").hunger(1, 6, track=4).hand(1, "food-2").rolling(*QUIET)
    return table.turn(1, "hunger")


def given_up() -> ApocalypsePosition:
    return apocalypse("fireman", "hunter").choose(Concede()).choose(Accept(), 0).choose(Accept(), 1)


def bomb() -> ApocalypsePosition:
    table = apocalypse("surgeon", "hunter", mission="defuse-the-bomb").map("power-plant tunnel-a")
    return table.hand(1, "dusty-journal").at(1, "power-plant").rolling(*QUIET).turn(1)


def laid_aside() -> ApocalypsePosition:
    table = set_up("fireman", "hunter").choose(KeepHand())
    for card in table.now.kits[1].hand[:2]:
        table.choose(LayAside(card))
    return table.choose(KeepHand())


SCENES: list[tuple[type[Event], Scene, Told]] = [
    (events.RoundBegan, lambda: apocalypse("fireman").rolling(*QUIET).turn(0, "hunger"), [{"number": 2}]),
    (
        events.TokensCleared,
        lambda: street("veteran").gear(1, "dog-whistle").swarm("tunnel-b", 1).choose(Use("dog-whistle")),
        [{"place": "tunnel-b", "count": 1}],
    ),
    (
        events.DrawSkipped,
        lambda: (
            apocalypse("hunter", "fireman")
            .map("van avenue-red")
            .gear(1, "ladder")
            .turn(1)
            .choose(Move("avenue-red"))
            .choose(React("ladder"))
        ),
        [{"who": 1}],
    ),
    (
        events.Wounded,
        lambda: street("gunslinger").gear(1, "colt").foes(1, "stalker").choose(Use("colt")),
        [{"who": 1, "monster": "stalker", "count": 2, "left": 10}],
    ),
    (
        events.Banished,
        lambda: street("hunter", last="surgeon").gear(1, "camouflage").foes(1, "walker").choose(Spend("camouflage")),
        [{"who": 1, "monster": "walker"}],
    ),
    (
        events.Pulled,
        lambda: street("gunslinger").hand(1, "lasso").foes(2, "stalker").choose(Play("lasso", 1)),
        [{"who": 1, "monster": "stalker"}],
    ),
    (
        events.Stunned,
        lambda: street("gunslinger").hand(1, "lasso").foes(2, "stalker").choose(Play("lasso", 1)),
        [{"monster": "stalker"}],
    ),
    (
        events.Healed,
        lambda: street("gunslinger").hand(1, "ranger-hat").hp(1, 10).choose(Play("ranger-hat", 1)),
        [{"who": 1, "character": "gunslinger", "count": 3, "left": 13}],
    ),
    (
        events.Poisoned,
        lambda: apocalypse("hunter", "fireman").foes(1, "mutant-rat").rolling(*QUIET).turn(1, "monsters"),
        [{"who": 1, "character": "fireman", "count": 1}],
    ),
    (
        events.Cured,
        lambda: street("surgeon").poisoned(1, 3).hand(1, "antidote").choose(Play("antidote", 1)),
        [{"who": 1, "character": "surgeon"}],
    ),
    (
        events.Starving,
        lambda: apocalypse("hunter", "fireman").hunger(1, 5).rolling(*QUIET).turn(1, "hunger"),
        [{"who": 1}],
    ),
    (
        events.Ate,
        lambda: street("surgeon").hunger(1, 4).hand(1, "food-3").choose(Play("food-3", 1)),
        [{"who": 1, "count": 1}],
    ),
    (events.Died, starved, [{"who": 1, "character": "fireman"}]),
    (events.Eliminated, starved, [{"who": 1}]),
    (events.LeftLying, starved, [{"place": "van", "card": "food-2"}]),
    (
        events.PickedUp,
        lambda: street("surgeon").lying("tunnel-a", "food-2").choose(PickUp("food-2")),
        [{"who": 1, "card": "food-2"}],
    ),
    (events.Played, loaded, [{"who": 1, "card": "hollow-points"}]),
    (events.Fitted, loaded, [{"who": 1, "card": "hollow-points", "other_card": "colt"}]),
    (events.Reloaded, loaded, [{"who": 1, "card": "colt", "count": 3}]),
    (
        events.Equipped,
        lambda: street("gunslinger").hand(1, "ranger-hat").choose(Play("ranger-hat", 1)),
        [{"who": 1, "card": "ranger-hat"}],
    ),
    (
        events.UsedInnate,
        lambda: street("veteran").choose(UseInnate(0)),
        [{"who": 1, "character": "veteran"}],
    ),
    (events.Shielded, lambda: street("veteran").choose(UseInnate(0)), [{"who": 1, "character": "dog"}]),
    (events.UsedTile, lambda: street("surgeon").choose(UseTile()), [{"who": 1, "place": "tunnel-a"}]),
    (events.Traded, lambda: traded(Accept()), [{"who": 1, "other": 2, "given": ["food-1"], "taken": ["food-2"]}]),
    (events.TradeRefused, lambda: traded(Refuse()), [{"who": 1, "other": 2}]),
    (
        events.ActionsOver,
        lambda: apocalypse("hunter", "fireman").map("van ?prison").rolling(*QUIET).turn(1).choose(Move("prison")),
        [{"who": 1}],
    ),
    (
        events.ActionsChanged,
        lambda: apocalypse("hunter", "fireman").map("van prison").rolling(*QUIET).turn(1).choose(Move("prison")),
        [{"who": 1, "count": 1}],
    ),
    (
        events.ActionsChanged,
        lambda: street("gunslinger").hand(1, "trigger-happy").choose(Play("trigger-happy", 1)),
        [{"who": 1, "count": 2}],
    ),
    (
        events.LetAct,
        lambda: street("surgeon").hand(1, "adrenaline-shot").choose(Play("adrenaline-shot", 1)).choose(Whom(2, 0)),
        [{"who": 1, "other": 2, "count": 2}],
    ),
    (
        events.LetAct,
        lambda: street("surgeon").hand(1, "steroid-shot").hand(2, "bow").choose(Play("steroid-shot", 1)),
        [{"who": 1, "other": 2, "count": 2}],
    ),
    (
        events.Lasted,
        lambda: street("veteran").dead(1, 1).hand(1, "payback").choose(Play("payback", 1)),
        [{"who": 1, "card": "payback"}],
    ),
    (
        events.Lasted,
        lambda: street("gunslinger").hand(1, "search-the-bodies").choose(Play("search-the-bodies", 1)),
        [{"who": 1, "card": "search-the-bodies"}],
    ),
    (
        events.GaveGear,
        lambda: (
            street("mechanic")
            .hand(1, "read-the-manual")
            .gear(1, "pistol")
            .choose(Play("read-the-manual", 1))
            .choose(Whom(2, 0))
        ),
        [{"who": 1, "other": 2, "card": "pistol"}],
    ),
    (
        events.LookedOver,
        lambda: (
            street("hunter", last="surgeon")
            .hand(1, "cover-of-darkness")
            .only_scavenge("green", "food-1", "food-2", "food-3")
            .choose(Play("cover-of-darkness", 1))
            .choose(FromDeck("green"))
        ),
        [{"who": 1, "colour": 1, "cards": ["food-1", "food-2", "food-3"]}],
    ),
    (
        events.LookedOver,
        lambda: (
            street("hunter", last="surgeon")
            .hand(1, "cover-of-darkness")
            .only_scavenge("green", "food-1", "food-2", "food-3")
            .choose(Play("cover-of-darkness", 1))
            .choose(FromDeck("green"))
            .choose(Pick("food-2"))
            .choose(Enough())
        ),
        [{"who": 1}],
    ),
    (
        events.Tested,
        lambda: (
            apocalypse("hunter", "fireman")
            .map("van oasis")
            .swarm("oasis", 1)
            .rolling(2, 1)
            .turn(1)
            .choose(Move("oasis"))
            .choose(Sneak())
        ),
        [{"who": 1, "one": 2, "two": 1, "sum": 3, "stealth": 5, "passed": True}],
    ),
    (
        events.Spawned,
        lambda: apocalypse("hunter", "fireman").rolling(2, 1).turn(1, "spawn"),
        [{"who": 1, "one": 2, "two": 1, "sum": 3}],
    ),
    (
        events.Lasted,
        lambda: (
            street("surgeon", last="fireman", first="hunter").hand(1, "energy-drink").choose(Play("energy-drink", 1))
        ),
        [{"who": 1, "card": "energy-drink"}],
    ),
    (
        events.MovedBy,
        lambda: street("surgeon").at(2, "airport").gear(1, "gurney").choose(Use("gurney")).choose(Whom(2, 0)),
        [{"who": 2, "other": 1, "place": "tunnel-b"}],
    ),
    (
        events.Stored,
        lambda: street("surgeon").at(1, "van").gear(1, "fuel").choose(Store()),
        [{"who": 1, "card": "fuel"}],
    ),
    (
        events.Worked,
        lambda: bomb().choose(DoWork("power-plant")),
        [{"who": 1, "what": "defuse", "place": "power-plant", "count": 1, "needed": 2}],
    ),
    (
        events.ClockRan,
        lambda: bomb().choose(DoWork("power-plant")).choose(DoWork("power-plant")),
        [{"who": 1, "count": 3}],
    ),
    (
        events.Razed,
        lambda: (
            apocalypse("fireman", mission="fallout").map("van refuge-a refuge-b oasis").rolling(*QUIET).turn(0, "spawn")
        ),
        [{"place": "oasis", "tile": "oasis"}],
    ),
    (events.LaidAside, laid_aside, [{"who": 1}]),
    (
        events.Sampled,
        lambda: (
            apocalypse("hunter", "fireman", mission="collect-samples")
            .gear(1, "trusty-axe")
            .foes(1, "walker")
            .turn(1)
            .choose(Use("trusty-axe"))
        ),
        [{"monster": "walker"}],
    ),
    (
        events.Discarded,
        lambda: (
            street("surgeon")
            .hand(1, *["drill"] * 2, *["scalpel"] * 2, *["food-1"] * 4, *["food-2"] * 2)
            .deck(1, "gurney", "gurney")
            .choose(DrawCard())
            .choose(Drop("food-2"))
        ),
        [{"who": 1, "card": "food-2"}],
    ),
    (
        events.MarkGone,
        lambda: (
            apocalypse("hunter", "mechanic", mission="defend-the-base")
            .map("military-base tunnel-a")
            .marked("tunnel-a")
            .swarm("tunnel-a", 3)
            .hand(1, "drone-strike")
            .turn(1)
            .choose(Play("drone-strike", 1))
        ),
        [{"place": "tunnel-a"}],
    ),
    (
        events.ClockRan,
        lambda: bomb().choose(DoWork("power-plant")).choose(DoWork("power-plant")).idle_turn().idle_turn().idle_turn(),
        [{"who": 1, "count": 3, "started": True}, {"who": 1, "count": 2, "started": False}],
    ),
    (
        events.BackToDeck,
        lambda: street("gunslinger").gear(1, "colt").hunger(1, 5).turn(1, "hunger"),
        [{"who": 1, "card": "colt"}],
    ),
    (
        events.Drew,
        lambda: street("surgeon").deck(1, "drill", "scalpel").choose(DrawCard()),
        [{"who": 1, "card": "drill"}],
    ),
]


@pytest.mark.parametrize(("kind", "scene", "told"), SCENES, ids=[kind.__name__ for kind, *_ in SCENES])
def test_what_happens_is_told_once_and_as_it_happened(kind: type[Event], scene: Scene, told: Told):
    table = scene()
    assert log(table, kind, list(told[0])) == told
    assert audit(table.now) == []


@pytest.mark.parametrize("mission", ["recover-the-intelligence", "humanity-strikes-back", "burn-the-machines"])
def test_where_objective_tokens_lie_and_how_many_monsters_guard_them_is_told_at_the_start(mission):
    world = set_up("fireman", "hunter", mission=mission)
    laid = [(event.place, event.count) for event in world.told(events.MarkLaid)]
    assert sorted(laid) == [(place, world.now.tokens[place]) for place, mark in enumerate(world.now.marks) if mark]
    assert laid


def test_who_goes_first_is_told():
    for seed in range(1, 6):
        table = set_up("fireman", "hunter", "surgeon", seed=seed)
        while not table.told(events.TurnBegan):
            table.choose(table.options()[0])
        assert [event.who for event in table.told(events.WentFirst)] == [table.told(events.TurnBegan)[0].who]


def test_what_the_mission_hands_out_is_told_of_each_who_gets_it():
    table = set_up("fireman", "hunter", mission="convoy")
    while not table.told(events.TurnBegan):
        table.choose(table.options()[0])
    handed = [(event.who, table.now.design(event.card).id) for event in table.told(events.Gained)]
    held = [(seat, card) for seat in (0, 1) for card in table.gear_ids(seat) if card == "fuel"]
    assert sorted(handed) == held
    assert held


def test_what_is_left_lying_is_told_as_the_very_card_that_lies_there():
    """There are several cards of one name; a page that points at the card must point at the right one."""
    table = starved()
    assert [(event.place, event.card) for event in table.told(events.LeftLying)] == table.now.lying
