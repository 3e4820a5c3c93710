"""Asking without telling, at a served table: questions to all alike, who is waited for, and answers face down."""

import asyncio

import pytest

from holdouts.engine.decision import CLOCK, ChooseTogether, TimeOut
from holdouts.engine.library import base_words
from holdouts.engine.past import ChangedHands
from holdouts.engine.table import Back
from holdouts.games.godforsaken_scavengers.picks import Pass
from holdouts.server.archive import Archive
from holdouts.server.autoplay import DEVICE_SPAN, Lull
from holdouts.server.chronicles import Chronicle
from holdouts.server.pages import Pages
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.subjects import Reader
from tests.server.calls import (
    NEVER,
    THIRD,
    Crowded,
    Fits,
    Ready,
    able_by_a_card,
    at_moment,
    counts,
    found,
    loudly,
    nobody_could,
    nothing_happens,
    only,
    quietly,
    stand,
    turns_on_a_card,
    unseen,
)
from tests.server.process import Page, Server
from tests.server.rooms import FRIEND, TOKEN, at_table, enter, refused, until

BACKS: tuple[Back, ...] = ("choice", "step", "turn", "round")


# --- what goes on by itself ---


def test_a_call_that_nobody_could_answer_goes_on_by_itself(archive: Archive):
    _, choices = found(2, nobody_could)

    async def story(room: Room) -> None:
        await until(lambda: len(room.table.choices) > len(choices))
        assert room.table.choices[len(choices)] == (CLOCK, TimeOut())
        assert archive.store.choices(room.id)[len(choices)].seat == CLOCK

    at_moment(archive, nobody_could, story, "me", "open", pace=0.0)


def test_who_can_act_is_waited_for_and_who_cannot_is_not(archive: Archive):
    async def story(room: Room) -> None:
        await nothing_happens(room)
        before = room.moment
        assert room.table.waiting_for() == (1,)
        await room.choose(1, Pass(), None, room.shown)
        await until(lambda: room.moment > before)

    at_moment(archive, only(1), story, "me", "open", pace=0.0)


def test_a_call_lasts_as_long_after_an_answer_as_without_one(archive: Archive):
    async def story(room: Room) -> None:
        ends, before = room.autoplay._lull._ends, room.moment
        await room.choose(1, room.table.options(1)[-1], None, room.shown)
        assert (room.autoplay._lull._ends, room.moment) == (ends, before)
        assert room.autoplay._lull.left() > 0

    at_moment(archive, only(1), story, "me", "open")


# --- bots ---


@pytest.mark.parametrize("fits", [only(1), nobody_could], ids=["able", "unable"])
def test_a_bot_that_could_answer_a_call_makes_it_no_shorter_and_no_longer(
    archive: Archive, fits: Fits, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("holdouts.server.autoplay.uniform", lambda least, most: least)
    spans: list[float] = []

    async def story(room: Room) -> None:
        before, numbers = len(room.table.choices), counts(room)
        ends = room.autoplay._lull._ends
        spans.append(room.autoplay._lull._span(room))
        if fits is not nobody_could:
            await until(lambda: room.table.answered(1))
            assert len(archive.store.choices(room.id)) == before + 1
        await until(lambda: room.autoplay._playing is None or room.autoplay._playing.done())
        assert (room.autoplay._lull._ends, counts(room)) == (ends, numbers)

    at_moment(archive, fits, story, "me", "sensible")
    assert spans == [0.3]


@pytest.mark.parametrize("pace", [NEVER, 0.0])
def test_a_bot_takes_its_time_where_it_might_have_been_passed_over(archive: Archive, pace: float):
    """An answer at once would tell that there was something to choose."""
    _, choices = found(2, unseen)

    async def story(room: Room) -> None:
        if pace:
            for _ in range(50):
                await asyncio.sleep(0)
            assert len(room.table.choices) == len(choices)
            assert room.autoplay._lull.left() > 0
        else:
            await until(lambda: len(room.table.choices) > len(choices))
            assert room.table.choices[len(choices)][0] == 1

    at_moment(archive, unseen, story, "me", "sensible", pace=pace)


@pytest.mark.parametrize("fits", [only(1), unseen], ids=["called", "unseen"])
def test_a_bot_that_waits_for_a_place_to_think_makes_a_question_no_longer(
    archive: Archive, fits: Fits, monkeypatch: pytest.MonkeyPatch
):
    """How long it takes would tell that there was something to choose."""
    monkeypatch.setattr("holdouts.server.rooms.Thinkers", Crowded)
    _, choices = found(2, fits)

    async def story(room: Room) -> None:
        await until(lambda: len(room.table.choices) > len(choices))
        assert room.table.choices[len(choices)][0] == 1
        assert not room.autoplay.bots[1].replaced
        assert not [note for _, note in room.table.notes if isinstance(note, ChangedHands)]

    at_moment(archive, fits, story, "me", "deep", pace=1.0)


def test_a_bot_thinks_at_once_and_keeps_what_it_has_chosen_until_its_time_is_up(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("holdouts.server.rooms.Thinkers", Ready)
    _, choices = found(2, unseen)

    async def story(room: Room) -> None:
        thinkers = room.autoplay.thinkers
        assert isinstance(thinkers, Ready)
        await until(lambda: thinkers.thoughts > 0)
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(room.table.choices) == len(choices)
        assert room.autoplay._lull.left() > 0

    at_moment(archive, unseen, story, "me", "deep")


# --- passing beforehand ---


def test_who_asked_for_it_is_passed_over_while_there_is_nothing_to_play(archive: Archive):
    async def story(room: Room) -> None:
        await nothing_happens(room)
        before = room.moment
        room.devices.hush(0, True)
        await until(lambda: room.moment > before)

    at_moment(archive, quietly, story, "me", "open", pace=0.0)


def test_who_could_play_a_card_is_waited_for_all_the_same(archive: Archive):
    async def story(room: Room) -> None:
        room.devices.hush(0, True)
        await nothing_happens(room)
        assert room.table.waiting_for() == (0,)

    at_moment(archive, loudly, story, "me", "open", pace=0.0)


def test_passing_beforehand_holds_for_one_round(archive: Archive):
    async def story(room: Room) -> None:
        room.devices.hush(0, True)
        assert room.devices.silent() == {0}
        room.table.state.round += 1
        assert room.devices.silent() == set()

    at_moment(archive, quietly, story, "me", "open")


def test_passing_beforehand_is_seen_by_nobody_else_and_can_be_taken_back(archive: Archive):
    pages = Pages()

    async def story(room: Room) -> None:
        numbers = counts(room)
        seen = [(await pages.show(room, Reader(token, "en"))).html for token in (FRIEND, None)]
        room.devices.hush(0, True)
        assert 'aria-pressed="true"' in (await pages.show(room, Reader(TOKEN, "en"))).html["prompt"]
        assert seen == [(await pages.show(room, Reader(token, "en"))).html for token in (FRIEND, None)]
        room.devices.hush(0, False)
        assert 'aria-pressed="false"' in (await pages.show(room, Reader(TOKEN, "en"))).html["prompt"]
        assert counts(room) == numbers

    at_moment(archive, quietly, story, "me", "open")


def test_a_spectator_passes_for_nobody(shared_server: Server):
    host = shared_server.open_table("me", "sensible")
    secret = host.info["watch"].rpartition("/")[2]
    with Page(shared_server, host.table, "", cookie=f"holdouts-watch={secret}").shown() as page:
        assert page.ask("hush", on=True)["code"] == "refused-watching"


# --- one device for several ---


@pytest.mark.parametrize("fits", [only(1), nobody_could], ids=["able", "unable"])
def test_a_device_names_all_who_are_called_whoever_could_act(archive: Archive, fits: Fits):
    pages = Pages()

    async def story(room: Room) -> None:
        shown = (await pages.show(room, Reader(TOKEN, "en"))).html
        for seat, name in enumerate(room.names):
            assert f"data-with='{{\"seat\": {seat}}}'>I am {name}" in shown["curtain"]
        assert "Does anybody want to step in?" in shown["curtain"]
        assert "data-option" not in shown["prompt"]
        assert 'data-ref="card:' not in shown["hand"]
        room.devices.lift(TOKEN, 1)
        shown = (await pages.show(room, Reader(TOKEN, "en"))).html
        assert room.devices.face(TOKEN) == 1
        assert shown["curtain"].strip() == ""
        assert ("data-option" in shown["prompt"]) == (fits is not nobody_could)
        assert all(room.names[other] in shown["prompt"] for other in (0, 2))

    at_moment(archive, fits, story, "me", "device", "device")


def test_what_a_device_shows_is_the_same_whoever_of_its_people_could_act(archive: Archive):
    """Every fragment of the page, behind the curtain and before the eyes of each who holds the same cards."""
    pages = (Pages(), Pages())

    async def story(room: Room) -> None:
        table = room.table
        pair = able_by_a_card(table)
        assert pair is not None
        for facing in (None, 0, 2):
            shown = []
            for own, world in zip(pages, (pair.here, pair.there), strict=True):
                room.table = world
                room.rewound += 1
                room.devices.lift(TOKEN, facing)
                shown.append((await own.show(room, Reader(TOKEN, "en"))).html)
            assert shown[0] == shown[1]
        room.table = table

    at_moment(archive, turns_on_a_card, story, "me", "device", "device")


def test_what_nobody_took_the_device_for_passes_when_the_time_is_up(archive: Archive):
    _, choices = found(3, only(0, 1))

    async def story(room: Room) -> None:
        await until(lambda: len(room.table.choices) > len(choices))
        assert room.table.choices[len(choices)] == (CLOCK, TimeOut())

    at_moment(archive, only(0, 1), story, "me", "device", "device", pace=0.0)


def test_who_has_taken_the_device_is_waited_for_and_the_others_at_it_are_not(archive: Archive):
    async def story(room: Room) -> None:
        room.devices.lift(TOKEN, 0)
        before, made = room.moment, len(room.table.choices)
        room.autoplay._lull._ends = 0.0
        assert not room.autoplay._lull.is_over(room)
        await room.choose(0, Pass(), None, room.shown)
        assert room.autoplay._lull.is_over(room)
        assert (room.moment, len(room.table.choices)) == (before, made + 1)
        assert room.devices.face(TOKEN) == 0

    at_moment(archive, only(0, 1), story, "me", "device", "device")


@pytest.mark.parametrize("fits", [only(1), nobody_could], ids=["able", "unable"])
def test_there_is_time_to_take_the_device_whoever_could_act(archive: Archive, fits: Fits):
    async def story(room: Room) -> None:
        for facing in (None, 0):
            room.devices.lift(TOKEN, facing)
            lull = Lull()
            assert lull.concerns(room, 1.0)
            assert lull.left() == pytest.approx(DEVICE_SPAN, abs=1.0)

    at_moment(archive, fits, story, "me", "device")


# --- answers that lie face down ---


def test_an_answer_that_lies_face_down_is_taken_up_again_whoever_else_has_answered(archive: Archive):
    pages = Pages()

    async def looks(room: Room, *tokens: str | None) -> list[dict[str, str]]:
        return [(await pages.show(room, Reader(token, "en"))).html for token in tokens]

    async def story(room: Room) -> None:
        numbers, others = counts(room), await looks(room, THIRD, None)
        mine, theirs = room.table.options(0)[-1], room.table.options(1)[-1]
        await room.choose(0, mine, "0:m", room.shown)
        await room.choose(1, theirs, "1:m", room.shown)
        friends = await looks(room, FRIEND)
        assert room.table.answers() == {0: mine, 1: theirs}
        await room.undo(0, "choice", "0:u", room.shown)
        assert room.table.answers() == {1: theirs}
        assert (counts(room), await looks(room, THIRD, None)) == (numbers, others)
        assert await looks(room, FRIEND) == friends
        again = await enter(archive, room.id, NEVER)
        assert again.table.answers() == {1: theirs}
        assert (again.version, again.moment, again.table.story_length) == (numbers[0], *numbers[2:])
        await again.choose(0, Pass(), None, again.shown)
        await again.close()
        later = await enter(archive, room.id, NEVER)
        assert later.table.answers() == {1: theirs, 0: Pass()}
        assert (later.version, later.moment, later.table.story_length) == (numbers[0], *numbers[2:])
        await later.close()

    at_moment(archive, only(0, 1), story, "me", "open", "open")


def test_numbers_of_a_table_and_its_history_do_not_count_answers_that_lie_face_down(archive: Archive):
    async def tell() -> None:
        rooms = Rooms(archive, NEVER)
        room = await stand(archive, only(0, 1), ("me", "open", "open"), NEVER)
        before = counts(room)
        encode = room.game.encoder.encode
        for seat in (0, 1):
            await room.choose(seat, Pass(), None, room.shown)
        assert counts(room) == before
        past = await rooms.past(room, room.moment)
        assert past.answers() == {}
        assert encode(past.state) == encode(room.table.state)
        assert await refused(rooms.past(room, room.moment + 1)) == "refused-history"
        async with room.lock:
            await room.commit(CLOCK, TimeOut(), None)
        assert (room.version, room.shown, room.moment) == (before[0] + 1, before[0] + 1, before[2] + 1)
        await room.close()

    asyncio.run(tell())


def test_what_is_new_since_my_last_choice_does_not_depend_on_what_others_took_up_again(archive: Archive):
    async def story(room: Room) -> None:
        words = base_words(room.game, "en")
        mine = Chronicle(room.table, 1, words, room.names)
        await room.choose(0, Pass(), None, room.shown)
        room.table.note(ChangedHands(who=2, now="sensible", rule=""))
        mine.catch_up(room.table)
        await room.undo(0, "choice", None, room.shown)
        await room.choose(1, Pass(), None, room.shown)
        async with room.lock:
            await room.commit(CLOCK, TimeOut(), None)
        room.table.note(ChangedHands(who=2, now="person", rule=""))
        mine.catch_up(room.table)
        assert mine.last_moment == room.moment - 1

    at_moment(archive, only(0, 1), story, "me", "open", "open")


def test_what_came_of_a_secret_vote_is_as_new_to_the_first_as_to_the_last_who_answered(archive: Archive):
    async def story(room: Room) -> None:
        words = base_words(room.game, "en")
        assert isinstance(room.table.decision, ChooseTogether)
        for seat in (0, 1):
            await room.choose(seat, room.table.options(seat)[0], None, room.shown)
        both = [Chronicle(room.table, seat, words, room.names) for seat in (0, 1)]
        for each in both:
            each.catch_up(room.table)
        assert both[0].last_moment == both[1].last_moment == 0

    at_table(archive, story, "me", "device", characters="two")


async def undone(room: Room, seat: int) -> list[str]:
    """What the table answers to somebody who wants to go back, in words."""
    found = []
    for to in BACKS:
        try:
            await room.undo(seat, to, None, room.shown)
        except Refused as problem:
            found.append(f"{problem.key} {problem.args}")
        else:
            found.append("taken back")
    return found


async def asked_to_go_back(room: Room) -> None:
    """The last of three wants to go back, before and after each of the others has answered."""
    told = [await undone(room, 2)]
    for seat in (0, 1):
        await room.choose(seat, room.table.options(seat)[0], None, room.shown)
        told.append(await undone(room, 2))
    assert told[0] == told[1] == told[2]
    assert len(room.table.answers()) == 2


def test_undo_answers_alike_whether_or_not_others_have_answered_a_call(archive: Archive):
    at_moment(archive, only(0, 1), asked_to_go_back, "me", "open", "open")


def test_undo_answers_alike_whether_or_not_others_have_chosen_in_secret(archive: Archive):
    async def story(room: Room) -> None:
        for seat, secret in enumerate((FRIEND, THIRD), start=1):
            await room.sit_down(seat, secret, f"Guest {seat}", "en")
        assert isinstance(room.table.decision, ChooseTogether)
        await asked_to_go_back(room)

    at_table(archive, story, "me", "open", "open", characters="two")


def test_taking_an_answer_up_again_is_answered_alike_whether_or_not_others_have_answered(archive: Archive):
    async def story(room: Room) -> None:
        told = []
        for others in ((), (1,)):
            for seat in (0, *others):
                await room.choose(seat, Pass(), None, room.shown)
            version = await room.undo(0, "round", None, room.shown)
            told.append((version, counts(room), room.table.answered(0)))
        assert told[0] == told[1]

    at_moment(archive, only(0, 1), story, "me", "open", "open")
