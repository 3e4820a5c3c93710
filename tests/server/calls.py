"""Moments of games at which something is asked of all alike, found by playing, and a room brought to them."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import msgspec

from holdouts.bots.briefs import Brief, Thought
from holdouts.engine.decision import Call, ChooseUnseen, Option
from holdouts.engine.library import new_table as deal
from holdouts.engine.library import read_setup
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.lab.wander import Manner, Wanderer
from holdouts.server.archive import Archive
from holdouts.server.room import Room
from holdouts.server.schema import ChoiceRow
from holdouts.server.thinkers import Thinkers
from tests.server.pairs import Pair, otherwise
from tests.server.rooms import FRIEND, GAME, Story, enter, new_table, until

THIRD = "a-third-one-has-this-secret"
NEVER = 1e7
"""A pace at which nothing goes on by itself."""


Fits = Callable[[Table], bool]


def called(table: Table) -> bool:
    """Whether all are called because of a Peril."""
    assert isinstance(table.state, Expedition)
    call = table.decision
    return isinstance(call, Call) and call.rule == "GOD-PERIL-10" and len(call.seats) == len(table.state.players)


def able(table: Table) -> set[int]:
    """Who could do something, where all are called."""
    return {*table.waiting_for()} if called(table) else set()


def nobody_could(table: Table) -> bool:
    return called(table) and not able(table)


@cache
def only(*seats: int) -> Fits:
    """All are called, and these alone could do anything."""
    return lambda table: able(table) == {*seats}


def able_by_a_card(table: Table) -> Pair | None:
    """A world in which the second seat, which alone could do something here, holds another card and could not."""
    pairs = (otherwise("hand", table, Random(seed)) for seed in range(100))
    fitting = (pair for pair in pairs if pair is not None and pair.world.knowers == {1} and able(pair.there) != {1})
    return next(fitting, None)


def turns_on_a_card(table: Table) -> bool:
    return able(table) == {1} and able_by_a_card(table) is not None


def quietly(table: Table) -> bool:
    """Only the first seat could do something, and that is no reason to ask."""
    return able(table) == {0} and all(option.quiet for option in table.options(0)[1:])


def loudly(table: Table) -> bool:
    """Only the first seat could do something, and could play a card."""
    return able(table) == {0} and not all(option.quiet for option in table.options(0)[1:])


def unseen(table: Table) -> bool:
    """The second seat is asked something that might have passed it over."""
    return isinstance(table.decision, ChooseUnseen) and table.waiting_for() == (1,)


@cache
def found(seats: int, fits: Fits) -> tuple[int, list[tuple[int, Option]]]:
    """The seed of a game and the choices that lead to such a moment."""
    game = find_game(GAME)
    setup = read_setup(game, {"scenario": "daring-retreat", "seats": seats, "packs": ()})
    for seed in range(1, 2000):
        table, wanderer = deal(game, setup, seed, shared=True), Wanderer(seed, Manner(late=0.0))
        while not table.over and len(table.choices) < 150:
            if fits(table) and not table.answers():
                return seed, list(table.choices)
            table.make(*wanderer.choose(table))
    raise AssertionError("no game comes to such a moment")


class Crowded(Thinkers):
    """So many think there that nobody's turn comes."""

    async def think(self, brief: Brief[Thought]) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError


class Ready(Thinkers):
    """Whoever thinks there comes to something at once."""

    thoughts = 0

    async def think(self, brief: Brief[Thought]) -> Thought:
        thought = brief.job(*brief.args)
        self.thoughts += 1
        return thought


async def stand(archive: Archive, fits: Fits, kinds: Sequence[str], pace: float) -> Room:
    """A room at such a moment, where everybody has come."""
    seed, choices = found(len(kinds), fits)
    id_ = new_table(archive, kinds, seed=seed)
    for number, (seat, option) in enumerate(choices, start=1):
        text = msgspec.json.encode(option).decode()
        archive.store.add_choice(ChoiceRow(table_id=id_, number=number, seat=seat, option=text, made=0.0), number, "[]")
    room = await enter(archive, id_, pace)
    guests = iter((FRIEND, THIRD))
    for seat, kind in enumerate(kinds):
        if kind == "open":
            await room.sit_down(seat, next(guests), f"Guest {seat}", "en")
    return room


def at_moment(archive: Archive, fits: Fits, story: Story, *kinds: str, pace: float = NEVER) -> None:
    """Tell a story that begins at such a moment."""

    async def tell() -> None:
        room = await stand(archive, fits, kinds, pace)
        try:
            await story(room)
        finally:
            await room.close()

    asyncio.run(tell())


async def nothing_happens(room: Room) -> None:
    """Whatever would go on by itself has had its time, and the table waits."""
    before = room.moment
    room.autoplay.wake()
    for _ in range(5):
        await until(lambda: room.autoplay._settling is None or room.autoplay._settling.done())
        await until(lambda: room.autoplay._playing is None or room.autoplay._playing.done())
    assert room.moment == before


def counts(room: Room) -> tuple[int, ...]:
    """All numbers that everybody may know."""
    return room.version, room.shown, room.moment, room.table.story_length
