"""Dead of Winter in two worlds over the real server: what one seat holds, wants or reads, nobody else can tell.

Each scene is a position in which somebody's secret decides what they can answer. It is played alike in both worlds, and
everybody in the dark is sent the same frames, in the same number and order, until a rule brings the difference out.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import pytest

from holdouts.engine.decision import Option
from holdouts.engine.game import OtherWorld
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Attack,
    Barricade,
    CallVote,
    Clean,
    Decline,
    EndTurn,
    GoAhead,
    Leave,
    Move,
    Refuse,
    Request,
    ThumbDown,
    ThumbUp,
)
from holdouts.games.dead_of_winter.positions import WinterPosition
from holdouts.games.dead_of_winter.rules import colony as phase
from holdouts.games.dead_of_winter.rules.setup import WinterSetup
from holdouts.games.dead_of_winter.state import Winter
from holdouts.testing import colony
from tests.server.pairs import twice
from tests.server.test_worlds import calendar, quick_foresight  # noqa: F401
from tests.server.worlds import Worlds, two_worlds

SEATS = 5
OWNER = 2
"""Whose secret is otherwise, where it is not the one whose turn it is."""

Change = Callable[[Winter], OtherWorld | None]


# --- one secret is otherwise ---


def another_card(seat: int, held: str, instead: str, *told: int) -> Change:
    """A seat holds another card of the same deck; those who are told know of it, and all who see either of them."""

    def change(winter: Winter) -> OtherWorld:
        player = winter.players[seat]
        card = next(card for card in player.hand if winter.design(card).id == held)
        other = next(card for card in winter.box if winter.design(card).id == instead)
        for zone in (player.hand, player.ready, winter.box):
            zone[:] = [{card: other, other: card}.get(one, one) for one in zone]

        def out(state: Winter, reader: int | None) -> bool:
            shown = {*state.playing, *state.removed, *state.stored, *state.waste, *state.known}
            return bool({card, other} & shown) or any(player.lacks for player in state.players)

        return OtherWorld(frozenset({seat, *told}), out)

    return change


def another_aim(seat: int, aim: str) -> Change:
    """A seat was dealt another objective, which comes out when the game is over."""

    def change(winter: Winter) -> OtherWorld:
        number, player = winter.book.number("secrets", aim), winter.players[seat]
        zone = winter.undealt if number in winter.undealt else winter.box_secrets
        zone[zone.index(number)], player.secret = player.secret, number
        return OtherWorld(frozenset({seat}), lambda state, reader: bool(state.ended))

    return change


def another_crossroads(name: str) -> Change:
    """Another card waits for something to happen, which comes out when one of them does."""

    def change(winter: Winter) -> OtherWorld:
        real, number = winter.crossroads, winter.book.number("crossroads", name)
        winter.crossroads_deck[winter.crossroads_deck.index(number)], winter.crossroads = real, number

        def out(state: Winter, reader: int | None) -> bool:
            return not {real, number}.isdisjoint(state.past_crossroads)

        return OtherWorld(frozenset({winter.reader}), out)

    return change


# --- playing it ---


async def play(worlds: Worlds, table: WinterPosition, seat: int, option: Option) -> None:
    """The same choice in both worlds; whoever has nothing to choose in one of them is passed over there."""
    assert worlds.readers, "the difference is out already"
    decision = worlds.worlds[0].decision
    assert decision is not None
    await worlds.hand_over(Random(seat))
    where = [not decision.guarded or world.awaits(seat) for world in worlds.worlds]
    if any(where):
        await worlds.choose(seat, table.meant(option, seat), where)
    for world, made in zip(worlds.worlds, where, strict=True):
        if not made:
            await world.go_on()
    await worlds.same()


async def all_say(worlds: Worlds, table: WinterPosition, option: Option, seats: Iterable[int] = range(SEATS)) -> None:
    for seat in seats:
        await play(worlds, table, seat, option)


async def do_what_one_can(worlds: Worlds, seat: int) -> None:
    """Somebody answers with the last of their options, another one here than there: nobody else is sent anything."""
    before = [len(reader.frames) for both in worlds.readers for reader in both[:2]]
    answers = [world.room.table.options(seat)[-1] for world in worlds.worlds]
    assert answers[0] != answers[1]
    for world, answer in zip(worlds.worlds, answers, strict=True):
        await world.room.choose(seat, answer, None, world.room.shown)
    await worlds.same()
    assert before == [len(reader.frames) for both in worlds.readers for reader in both[:2]]


def asked(worlds: Worlds) -> list[str]:
    """What is asked in each of the worlds."""
    return [world.decision.ask or world.decision.rule for world in worlds.worlds if world.decision is not None]


MY_TURN = ["DOW-TURN-3"] * 2


# --- scenes ---


class Scene(NamedTuple):
    """A position, what is otherwise in it, and how it is played."""

    table: WinterPosition
    change: Change
    owner: int
    script: Callable[[Worlds, WinterPosition], Awaitable[None]]


def volunteering() -> Scene:
    """All are asked for medicine; whoever has it and refuses looks like everybody else."""
    table = colony(SEATS).hand(OWNER, "antiseptic").hand(4, "antiseptic").arrange(helpless=2, morale=5)
    table.crossroads("cough").dice(0, 1).turn(0)

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, Barricade("brandt"))
        await play(worlds, table, 0, AtEntrance("colony", 0))
        await all_say(worlds, table, ThumbUp())
        assert asked(worlds) == ["volunteer"] * 2
        await all_say(worlds, table, Refuse())
        assert asked(worlds) == MY_TURN

    return Scene(table, another_card(OWNER, "antiseptic", "jerrycan"), OWNER, script)


def paying_from_what_is_ready() -> Scene:
    """Whoever is not asked and holds nothing fitting ready is told of no more than who cannot pay."""
    table = colony(SEATS).hand(OWNER, "antiseptic").arrange(helpless=2, morale=5).crossroads("cough").dice(0, 1).turn(0)
    table.arrange(table.state.players[OWNER], asked_to_pay=False)

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, Barricade("brandt"))
        await play(worlds, table, 0, AtEntrance("colony", 0))
        await all_say(worlds, table, ThumbUp())
        await all_say(worlds, table, Refuse(), [seat for seat in range(SEATS) if seat != OWNER])
        assert asked(worlds) == MY_TURN

    return Scene(table, another_card(OWNER, "antiseptic", "jerrycan"), OWNER, script)


def feeding_the_furnace() -> Scene:
    """The same question by the main objective, at the start of the colony phase."""
    table = colony(SEATS, "keep-the-furnace").hand(OWNER, "jerrycan").arrange(morale=7, food=9).phase("begin_phase")

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        assert asked(worlds) == ["volunteer"] * 2
        await all_say(worlds, table, Refuse())
        assert [cast(Winter, world.room.table.state).morale for world in worlds.worlds] == [5, 5]

    return Scene(table, another_card(OWNER, "jerrycan", "antiseptic"), OWNER, script)


def requesting() -> Scene:
    """All are asked for a card and decline, also who could not have given one."""
    table = colony(SEATS).hand(OWNER, "antiseptic").hand(1, "antiseptic").to_be_asked(1, 2, 3, 4).turn(0)

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, Request("med"))
        await all_say(worlds, table, Decline(), [1, 2, 3, 4])
        assert asked(worlds) == ["take-offer"] * 2
        await play(worlds, table, 0, Leave())
        assert asked(worlds) == MY_TURN

    return Scene(table, another_card(OWNER, "antiseptic", "jerrycan"), OWNER, script)


def offering_in_vain() -> Scene:
    """Who asked has seen an offer and leaves it: nobody else can tell that there was one."""
    table = colony(SEATS).hand(OWNER, "antiseptic").to_be_asked(1, 2, 3, 4).turn(0)

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, Request("med"))
        await play(worlds, table, 1, Decline())
        await do_what_one_can(worlds, OWNER)
        await all_say(worlds, table, Decline(), [3, 4])
        await play(worlds, table, 0, Leave())
        assert asked(worlds) == MY_TURN

    return Scene(table, another_card(OWNER, "antiseptic", "jerrycan", 0), OWNER, script)


def offering_what_is_ready() -> Scene:
    """A card held ready is offered by itself, and left: nobody else is asked, told or kept waiting."""
    table = colony(SEATS).hand(OWNER, "antiseptic").ready(OWNER, "antiseptic").turn(0)

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, Request("med"))
        assert asked(worlds) == ["take-offer"] * 2
        await play(worlds, table, 0, Leave())
        assert asked(worlds) == MY_TURN

    return Scene(table, another_card(OWNER, "antiseptic", "jerrycan", 0), OWNER, script)


def naming_what_cannot_be_paid() -> Scene:
    """Whoever attacks could name a lighter, had they the fuel for it."""
    table = colony(SEATS).group(0, "brandt@gas").gear("brandt", "petrol-lighter").hand(0, "jerrycan")
    table.zombies("gas", 2).dice(0, 6).rolling(1).turn(0)

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, Attack("brandt"))
        assert asked(worlds) == ["name-help"] * 2
        await play(worlds, table, 0, GoAhead())
        assert asked(worlds) == MY_TURN

    return Scene(table, another_card(0, "jerrycan", "antiseptic"), 0, script)


def lorry() -> WinterPosition:
    return colony(SEATS).group(0, "brandt", "tak").hand(0, "jerrycan").crossroads("lorry").rolling(1).turn(0)


def voting_against_what_cannot_be_paid() -> Scene:
    """All may vote for what somebody has no fuel for; if they do not, nobody learns of it."""

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, Move("brandt", "school"))
        assert asked(worlds) == ["crossroads-vote"] * 2
        await all_say(worlds, table, ThumbDown())
        assert asked(worlds) == MY_TURN

    return Scene(lorry(), another_card(0, "jerrycan", "antiseptic"), 0, script)


def exiling_a_betrayer() -> Scene:
    """Whether the one who is sent away was a betrayer nobody else learns, nor what they are dealt."""
    table = colony(SEATS).group(OWNER, "stern", "tak").secret(OWNER, "gun-runner").turn(0)

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, CallVote(OWNER))
        await all_say(worlds, table, ThumbUp())
        assert asked(worlds) == ["leave-colony"] * 2
        await worlds.step(Random(1))
        await worlds.step(Random(2))
        await play(worlds, table, 0, EndTurn())

    return Scene(table, another_aim(OWNER, "full-cellar"), OWNER, script)


def waiting_for_another_crossroads() -> Scene:
    """A card that does not fire leaves no trace, not even where something is to be taken back. [E46]"""
    table = colony(SEATS).crossroads("shouting").dice(0, 1, 1).waste("antiseptic", "antiseptic").turn(0)

    async def script(worlds: Worlds, table: WinterPosition) -> None:
        for options in ([Clean("brandt")], [Barricade("brandt"), AtEntrance("colony", 0)]):
            for option in options:
                await play(worlds, table, 0, option)
            mine = next(both for both in worlds.readers if 0 in both.one.seats)
            here, there = await worlds.ask(mine, "undo", seat=0, expected=mine.one.world.room.shown)
            assert not here["ok"]
            assert here == there
            await worlds.same()
        await play(worlds, table, 0, EndTurn())

    return Scene(table, another_crossroads("counted-tins"), SEATS - 1, script)


SCENES = [
    volunteering,
    paying_from_what_is_ready,
    feeding_the_furnace,
    requesting,
    offering_in_vain,
    offering_what_is_ready,
    naming_what_cannot_be_paid,
    voting_against_what_cannot_be_paid,
    exiling_a_betrayer,
    waiting_for_another_crossroads,
]


def browsers(device: str, owner: int) -> list[int]:
    """For each seat its browser: one each, or some share a device, with the owner of the secret or without."""
    apart = {owner, (owner + 1) % SEATS} if device == "others" else set()
    together = {(owner + step) % SEATS for step in range(3)} if device == "owner" else set()
    if device == "others":
        together = set(range(SEATS)) - apart
    return [min(together) if seat in together else seat for seat in range(SEATS)]


async def live_through(scene: Scene, device: str, folder: Path) -> Worlds:
    """Both worlds are served, everybody reads along, and the scene is played."""
    table = scene.table.shared()
    table.state.agenda += [(step.__name__, ()) for step in phase.STEPS]
    setup = WinterSetup(scenario=table.state.book.objectives[table.state.objective].id, seats=SEATS)
    pair = twice(table.table, scene.change)
    assert pair is not None
    async with two_worlds(folder, GAME, setup, 1, browsers(device, scene.owner)) as worlds, worlds.standing(pair):
        await worlds.same_pages()
        await scene.script(worlds, table)
        await worlds.same_pages()
        return cast(Worlds, worlds)


@pytest.mark.rule("DOW-SECRET-14", "DOW-SECRET-1", "DOW-SECRET-3", "DOW-SECRET-4", "DOW-SECRET-6", "DOW-SECRET-8")
@pytest.mark.parametrize("device", ["", "others", "owner"], ids=["five", "others-share-a-device", "at-one-device"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_whoever_is_in_the_dark_is_sent_the_same(tmp_path: Path, scene: Callable[[], Scene], device: str):
    worlds = asyncio.run(live_through(scene(), device, tmp_path))
    assert worlds.readers, "the difference came out, though no rule brought it out"
    assert worlds.compared


@pytest.mark.rule("DOW-SECRET-9", "DOW-CROSS-20")
def test_a_price_that_was_voted_for_and_cannot_be_paid_is_out_for_everybody(tmp_path: Path):
    async def script(worlds: Worlds, table: WinterPosition) -> None:
        await play(worlds, table, 0, Move("brandt", "school"))
        await all_say(worlds, table, ThumbUp())
        assert asked(worlds) == ["pay-card", "DOW-TURN-3"]

    worlds = asyncio.run(
        live_through(Scene(lorry(), another_card(0, "jerrycan", "antiseptic"), 0, script), "", tmp_path)
    )
    assert not worlds.readers
