"""Beside the question: whose it is at a shared device, whose the figures are, whether a choice can be taken back."""

import asyncio
from functools import cache
from html import unescape

from holdouts.engine.typography import typeset
from holdouts.server.archive import Archive
from holdouts.server.invitations import NewSeat, NewTable, open_table
from holdouts.server.pages import Pages
from holdouts.server.phrases import why
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.subjects import Reader
from tests.server.rooms import FRIEND, TOKEN, Story, enter, play_first, with_a_friend


@cache
def pages() -> Pages:
    """They read their templates once."""
    return Pages()


async def prompt(room: Room, token: str = TOKEN) -> str:
    """The question as a browser draws it."""
    return unescape((await pages().show(room, Reader(token, "en"))).html["prompt"])


def at_an_open_table(archive: Archive, story: Story, *kinds: str) -> None:
    """Tell a story of a game in which nobody hides anything."""
    seats = [NewSeat(kind=kind) for kind in kinds]  # type: ignore[arg-type]
    made = NewTable(game="maximum-apocalypse", scenario="tutorial", seats=seats, seed=3)

    async def tell() -> None:
        room = await enter(archive, open_table(archive, TOKEN, made))
        try:
            await story(room)
        finally:
            await room.close()

    asyncio.run(tell())


def test_where_hands_are_open_a_shared_device_says_who_chooses(archive: Archive):
    said: set[str] = set()

    async def story(room: Room) -> None:
        for _ in range(12):
            drawn = await prompt(room)
            said.update(name for name in room.names if f"{name} chooses now." in drawn)
            await play_first(room)
        assert said == set(room.names)

    at_an_open_table(archive, story, "me", "device")


def test_the_map_is_one_drawing_for_all_and_says_whose_the_figures_are(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Friend", "en")
        await play_first(room)
        readers = [Reader(token, "en") for token in (TOKEN, FRIEND, None)]
        one, other, spectator = [(await pages().show(room, reader)).parts["scene"] for reader in readers]
        drawn = next(patch for patch in one.patches if 'class="figure seat-0' in patch)
        assert drawn in other.patches
        assert drawn in spectator.patches
        assert 'class="figure seat-1' in drawn

    at_an_open_table(archive, story, "me", "open")


def test_whoever_has_a_device_alone_is_not_told_who_chooses(archive: Archive):
    async def story(room: Room) -> None:
        assert "chooses now" not in await prompt(room)

    at_an_open_table(archive, story, "me", "sensible")


def test_the_page_knows_beforehand_what_undo_would_answer_and_it_is_said_once(archive: Archive):
    answers: set[bool] = set()

    async def story(room: Room) -> None:
        for _ in range(25):
            for seat, token in enumerate((TOKEN, FRIEND)):
                reason = room.no_undo(seat)
                drawn = await prompt(room, token)
                shown = typeset(reason, ("en", "fr")[seat])
                assert f'data-no-undo="{shown}"' in drawn if reason else "data-no-undo" not in drawn
                answers.add(bool(reason))
                if reason:
                    assert await refusal(room, seat) == reason
            await play_first(room)
        assert answers == {True, False}

    with_a_friend(archive, story)


async def refusal(room: Room, seat: int) -> str:
    """What undo answers."""
    try:
        await room.undo(seat, "choice", None, room.shown)
    except Refused as problem:
        return why(problem, "en")
    return ""
