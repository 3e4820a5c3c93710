"""Scenes whose whole log is known: nothing is told that did not happen, nothing is left out, nobody else is named.

What is expected stands in told_in_full.yaml; a card of which there are several is told apart by a number.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from holdouts.games.dead_of_winter.accounts import audit
from holdouts.games.dead_of_winter.picks import (
    Attack,
    CallVote,
    Contribute,
    EndTurn,
    HandOff,
    LetDie,
    MakeNoise,
    Move,
    Play,
    Risk,
    Search,
    ThumbUp,
    UseAbility,
    UseItem,
    Where,
)
from holdouts.games.dead_of_winter.positions import BITE, BLANK, FROST, WOUND, WinterPosition, colony, moving_in
from tests.games.dead_of_winter.crossroads import fired, go, settle
from tests.games.dead_of_winter.test_crossroads_cards import WAYS
from tests.games.scenes import copy_of, read_scenes, told_lines

EXPECTED = Path(__file__).with_name("told_in_full.yaml")
PLACES = ("colony", "police", "grocery", "school", "library", "hospital", "gas")

Scene = Callable[[], WinterPosition]


def naming(table: WinterPosition, field: str, number: int) -> str | None:
    """Cards, survivors, places and the like by their names; seats and counts are numbers."""
    book = table.now.book
    if field in ("card", "cards"):
        return copy_of([card.id for card in book.cards], number)
    if field in ("survivor", "survivors", "leader", "followers", "whose", "target"):
        return book.survivors[number].id
    if field in ("place", "origin"):
        return PLACES[number]
    shelves = {"crisis": "crises", "crises": "crises", "secret": "secrets", "exile": "exiles"}
    shelf = shelves.get(field, field)
    return getattr(book, shelf)[number].id if shelf in ("crises", "secrets", "exiles", "crossroads") else None


def in_full(table: WinterPosition) -> list[str]:
    return told_lines(table, partial(naming, table))


# --- scenes ---


def crossroads(id_: str, way: int) -> WinterPosition:
    return settle(go(fired(id_), way))


def failed(id_: str) -> WinterPosition:
    """A crisis that was not prevented."""
    table = (
        colony(3).crisis(id_).group(0, "brandt", "fisk@gas").hand(0, "jerrycan", "tinned-soup").hand(1, "antiseptic")
    )
    table.arrange(morale=5, food=5, helpless=1).barricades("colony", 1, 1).zombies("colony", 2, 0, 3)
    return settle(table.phase("resolve_crisis").start(), until=())


def phase(step: str) -> WinterPosition:
    table = colony(3).group(0, "brandt", "fisk@gas").group(1, "haddad", "cole@school").arrange(morale=5, food=2)
    table.arrange(helpless=2).zombies("colony", 3, 2).barricades("colony", 0, 1).zombies("school", 4)
    table.noise("library", 2).rolling(1, 6, 3, 3).given(1, "jerrycan", "odds-and-ends").crisis("cold-stoves")
    return settle(table.phase(step).start(), until=("DOW-TURN-3",))


def beginning() -> WinterPosition:
    table = moving_in(4, "room-for-strangers")
    for seat in range(4):
        table.choose(table.options(seat)[seat], seat)
    return table


def search() -> WinterPosition:
    table = colony(3).group(0, "rooke@school").gear("rooke", "head-torch").dice(0, 3).turn(0)
    table.choose(Search("rooke")).choose(table.options()[1]).choose(table.options()[-1]).choose(MakeNoise())
    return settle(table)


def shoot() -> WinterPosition:
    table = colony(3).group(0, "haddad@school", "brandt").gear("haddad", "pump-shotgun", "cricket-bat")
    table.zombies("school", 3).dice(0, 3).turn(0).choose(Attack("haddad"))
    return settle(table.choose(table.options()[1]))


def rob() -> WinterPosition:
    table = colony(3).group(0, "brandt@gas").group(1, "arakawa@gas", "falk").hand(1, "jerrycan").dice(0, 6)
    return settle(table.rolling(2, 1).turn(0).choose(Attack("brandt")))


def bite() -> WinterPosition:
    table = colony(3).group(0, "marchetti", "brandt").group(1, "sandoval@hospital", "falk").gear("sandoval", "nail-gun")
    table.group(2, "nowak@hospital").hand(2, "jerrycan", "tinned-soup").arrange(morale=7).rolling(BITE, WOUND)
    table.next_survivors("lund").turn(0).choose(Move("marchetti", "hospital"))
    return settle(table.choose(Risk()).choose(LetDie()))


def frost() -> WinterPosition:
    table = colony(3).group(0, "haddad", "brandt").gear("haddad", "nail-gun").hurt("haddad", wounds=1, frost=1)
    return settle(table.hurt("brandt", frost=1).arrange(morale=5).next_crossroads("shouting").beginning(0).start())


def play(card: str) -> WinterPosition:
    table = colony(3).group(0, "haddad@school", "brandt").hand(0, card).zombies("school", 1).zombies("gas", 2)
    table.hurt("haddad", wounds=1, frost=1).dice(0, 2, 5).next_survivors("lund").rolling(*[BLANK] * 6).turn(0)
    return settle(table.choose(Play(card)))


def ability(id_: str) -> WinterPosition:
    table = colony(3).group(0, f"{id_}@school" if id_ in ("renn", "delaney") else id_, "lund").dice(0, 2, 5)
    table.hand(0, "jerrycan").hand(1, "tinned-soup").zombies("school", 2).zombies("colony", 1).arrange(morale=5)
    table.group(1, "ferro").rolling(*[BLANK] * 6).turn(0)
    return settle(table.choose(UseAbility(id_)))


def item(card: str) -> WinterPosition:
    table = colony(3).group(0, "haddad", "lund").gear("haddad", card).dice(0, 2, 5).zombies("gas", 1)
    return settle(table.rolling(4, 4).turn(0).choose(UseItem(card)))


def exile() -> WinterPosition:
    table = colony(4).secret(0, "magpie").secret(1, "homebody").group(1, "haddad", "fisk@gas").arrange(morale=5)
    table.rolling(FROST).turn(0).choose(CallVote(1))
    for seat in range(4):
        table.choose(ThumbUp(), seat)
    return settle(table)


def newcomer_of_an_exile() -> WinterPosition:
    table = colony(3).group(0, "haddad@gas").exiled(0).hand(0, "family-group").next_survivors("lund").turn(0)
    return table.choose(Play("family-group")).choose(Where("school"))


def turn() -> WinterPosition:
    table = colony(3).group(0, "haddad", "brandt").gear("haddad", "nail-gun").hand(0, "jerrycan").crossroads("shouting")
    table.turn(0).choose(Contribute("jerrycan")).choose(HandOff("nail-gun", "brandt"))
    return table.choose(EndTurn())


def end() -> WinterPosition:
    table = colony(3).secret(0, "magpie").secret(1, "empty-pockets").secret(2, "full-cellar")
    table.group(2, "haddad@gas").exiled(2, "fuel-run")
    return table.hand(0, *["jerrycan"] * 5).arrange(rounds_left=1).phase("check_goal").start()


PLAYED = (
    *("tinned-soup", "antiseptic", "trauma-kit", "stimulant-vial", "jerrycan", "odds-and-ends", "chain-and-padlock"),
    *("air-horn", "hedge-shears", "site-lamp", "nail-gun", "lone-traveller", "family-group"),
)
USED = (
    "renn",
    "falk",
    "quill",
    "brandt",
    "delaney",
    "haddad",
    "stern",
    "marsh",
    "rousse",
    "marchetti",
    "henneken",
    "kerr",
)
ITEMS = ("hunting-rifle", "fence-builders-manual", "field-commanders-notes", "famine-cookbook", "pocket-encyclopedia")
STEPS = ("feed", "check_waste", "resolve_crisis", "add_zombies", "pass_round", "pass_token")

ALL: dict[str, Scene] = {
    **{f"{id_} {way + 1}": partial(crossroads, id_, way) for id_ in WAYS for way in (0, 1)},
    **{f"failed {card.id}": partial(failed, card.id) for card in colony(3).state.book.crises},
    **{f"phase {step}": partial(phase, step) for step in STEPS},
    **{f"play {card}": partial(play, card) for card in PLAYED},
    **{f"ability {id_}": partial(ability, id_) for id_ in USED},
    **{f"item {card}": partial(item, card) for card in ITEMS},
    "beginning": beginning,
    "search": search,
    "shoot": shoot,
    "rob": rob,
    "bite": bite,
    "frost": frost,
    "exile": exile,
    "newcomer of an exile": newcomer_of_an_exile,
    "turn": turn,
    "end": end,
}


@pytest.mark.parametrize("name", ALL)
def test_the_whole_log_of_a_scene_is_what_happened(name: str):
    table = ALL[name]()
    assert in_full(table) == read_scenes(EXPECTED)[name]
    assert audit(table.now) == []


def test_every_scene_that_is_written_down_is_played():
    assert list(read_scenes(EXPECTED)) == list(ALL)
