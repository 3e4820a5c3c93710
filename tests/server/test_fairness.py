"""Fair tables: what one browser at a served table tries against the others, and what comes of it."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace
from starlette.websockets import WebSocketState

from holdouts.engine import record
from holdouts.engine.library import new_table, read_setup
from holdouts.engine.past import TakenUp
from holdouts.games import find_game
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.invitations import invitation, take_up, watch_secret
from holdouts.server.limits import Limits
from holdouts.server.live import NO_LONGER, Wire
from holdouts.server.pages import Pages
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.subjects import Reader
from tests.server.process import Page, Program, Server
from tests.server.rooms import FRIEND, TOKEN, at_table, play_first, until, with_a_friend


@pytest.fixture(scope="module")
def brisk_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where minutes pass in a moment."""
    running = Server(tmp_path_factory.mktemp("brisk") / "holdouts.db", away=(0.2, 0.4))
    running.start()
    yield running
    running.stop()


def two_at(server: Server, **more: Any) -> tuple[Program, Program]:
    """A host and a guest, by link."""
    host = server.open_table("me", "open", **more)
    return host, host.sit_down(1, "Bea")


@pytest.fixture
def pair(shared_server: Server) -> tuple[Program, Program]:
    return two_at(shared_server)


def play(*people: Program, times: int) -> None:
    """Whoever is asked picks their first answer; people are named in the order of their seats."""
    for _ in range(times):
        seat = asked(*people)
        people[seat].choose(seat)


def asked(*people: Program) -> int:
    """The first seat that has something to choose, as soon as there is one."""
    found: list[int] = []

    def somebody() -> bool:
        found.extend(seat for seat, each in enumerate(people) if each.look(seat)["view"]["prompt"]["mine"])
        return bool(found)

    eventually(somebody)
    return found[0]


def eventually(happens: Callable[[], object], seconds: float = 20.0) -> None:
    """Look again and again: what a closed page means is known a moment later."""
    until = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.2)


def choices_of(program: Program) -> int:
    """How many choices the history of a table has."""
    last: int = program.get("/history/0").json()["last"]
    return last


def kinds(program: Program, seat: int = 0) -> list[str]:
    return [each["kind"] for each in program.look(seat)["table"]["seats"]]


def log_of(program: Program, seat: int = 0) -> str:
    return "\n".join(line["text"] for line in program.look(seat)["log"])


def play_to_the_end(program: Program) -> int:
    """One person alone; how many choices were made."""
    for made in count():
        found = program.look(0)
        if found["table"]["over"]:
            return choices_of(program)
        eventually(lambda: program.look(0)["options"] or program.look(0)["table"]["over"])
        if not program.look(0)["table"]["over"]:
            program.choose(0)
        assert made < 400
    raise AssertionError


# --- saving ---


def test_no_guest_downloads_the_save_while_the_host_reloads(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=3)
    with guest.page().shown() as page:
        with host.page().shown():
            pass
        for _ in range(20):  # the host's page is gone: a bot is asked for them, and the save for the guest alone
            page.ask("hand", seat=0, kind="sensible")
            assert guest.get("/save").status_code == 403
    assert kinds(host) == ["person", "person"]


def test_a_running_game_is_saved_when_all_who_ever_sat_there_agree(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=3)
    assert host.get("/save").status_code == 403
    with guest.page().shown() as asking, host.page().shown() as asked:
        assert asking.ask("keep")["ok"]
        assert guest.get("/save").status_code == 403
        assert asked.ask("agree", vote=vote_in(asked), yes=True)["ok"]
        saves = [each.get("/save") for each in (host, guest)]
    assert [save.status_code for save in saves] == [200, 200]
    play(host, guest, times=1)
    later = guest.get("/save")
    assert later.content == saves[1].content, "the game as it stood when they agreed"
    assert record.read_record(later.content).game == "godforsaken-scavengers"
    assert "Everybody agreed to save the game" in log_of(host)


def vote_in(page: Page) -> int:
    """The number of what is asked of everybody, as the page has it."""
    wanted = re.compile(r'"vote": (\d+), "yes": true')
    if not wanted.search(page.parts.get("prompt", "")):
        page.until(lambda told: bool(wanted.search(told.get("show", {}).get("parts", {}).get("prompt", ""))))
    return int(wanted.findall(page.parts["prompt"])[0])


def test_a_person_for_whom_a_bot_plays_is_asked_about_a_save_too(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=2)
    with guest.page().shown() as page:
        assert page.ask("hand", seat=1, kind="sensible")["ok"]
    with host.page().shown() as page:
        assert page.ask("keep")["ok"]
        assert host.get("/save").status_code == 403


def test_nobody_saves_before_the_invited_friend_has_come(shared_server: Server):
    host = shared_server.open_table("me", "open")
    assert host.get("/save").status_code == 403
    with host.page().shown() as page:
        assert page.ask("keep")["code"] == "refused-save-open"


def test_whoever_lost_their_seat_cannot_be_asked_so_nobody_saves(brisk_server: Server):
    host, guest = two_at(brisk_server)
    play(host, guest, times=2)
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        assert page.ask("hand", seat=1, kind="sensible")["ok"]
        assert page.ask("keep")["code"] == "refused-save-gone"
    assert host.get("/save").status_code == 403


def test_one_person_alone_saves_at_once(shared_server: Server):
    assert shared_server.open_table("me", "sensible").get("/save").status_code == 200


def test_who_comes_after_an_agreed_save_has_not_agreed_to_it(brisk_server: Server):
    host, guest = two_at(brisk_server)
    play(host, guest, times=2)
    with guest.page().shown() as asking, host.page().shown() as asked:
        assert asking.ask("keep")["ok"]
        assert asked.ask("agree", vote=vote_in(asked), yes=True)["ok"]
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        invite(host).sit_down(1, "Cyr")
    assert host.get("/save").status_code == 403


def invite(host: Program) -> Program:
    """The host with the links of now."""
    host.info = host.look(0)["table"]
    return host


# --- going back ---


def test_a_host_does_not_hand_guests_to_bots_go_back_and_hand_them_back(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=6)
    with host.page().shown() as page:
        page.ask("hand", seat=1, kind="sensible")
        page.ask("rewind", to=1)
        page.ask("hand", seat=1, kind="person")
    assert choices_of(host) == 6


def test_a_person_for_whom_a_bot_plays_must_agree_to_go_back(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=6)
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert theirs.ask("hand", seat=1, kind="sensible")["ok"]
        eventually(lambda: host.look(0)["view"]["prompt"]["mine"])
        made = choices_of(host)

        def both_agree() -> bool:
            """A move that the bot makes meanwhile ends the vote: then they are asked again."""
            assert page.ask("rewind", to=1)["ok"]
            assert choices_of(host) >= made, "nothing is taken back before they agree"
            return bool(theirs.ask("agree", vote=vote_in(theirs), yes=True)["ok"])

        eventually(both_agree)
        assert "took back" in log_of(host)


def test_what_was_agreed_to_is_what_was_asked_and_not_what_was_asked_since(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=6)
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert page.ask("rewind", to=5)["ok"]
        seen = vote_in(theirs)
        assert page.ask("rewind", to=0)["ok"]
        assert theirs.ask("agree", vote=seen, yes=True)["code"] == "refused-no-vote"
    assert choices_of(host) == 6


def test_everybody_is_told_how_much_would_be_taken_back(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=6)
    assert host.get("/history/2").json()["lost"] == "4 choices would be taken back."
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert page.ask("rewind", to=2)["ok"]
        vote_in(theirs)
        assert "4 choices would be taken back" in theirs.parts["prompt"]


def test_an_answer_in_secret_does_not_end_a_vote(shared_server: Server):
    host, guest = two_at(shared_server, options={"characters": "two"})
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert page.ask("keep")["ok"]
        number = vote_in(theirs)
        host.choose(0)
        assert theirs.ask("agree", vote=number, yes=True)["ok"], "whether somebody has answered does not show"


def test_a_choice_that_all_can_see_ends_a_vote(pair: tuple[Program, Program]):
    host, guest = pair
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert page.ask("keep")["ok"]
        number = vote_in(theirs)
        play(host, guest, times=1)
        assert theirs.ask("agree", vote=number, yes=True)["code"] == "refused-no-vote"


# --- a game that is over ---


@pytest.fixture(scope="module")
def finished(shared_server: Server) -> Program:
    """A game of one person, played to its end."""
    program = shared_server.open_table("me", scenario="mad-prophet")
    assert play_to_the_end(program) > 5
    return program


def test_nothing_is_taken_back_from_a_game_that_is_over(finished: Program):
    made = choices_of(finished)
    with finished.page().shown() as page:
        assert page.ask("rewind", to=1)["code"] == "refused-history-made"
        answer = page.ask("undo", seat=0, to="choice", expected=page.version)
        assert not answer["ok"]
        assert page.ask("hand", seat=0, kind="sensible")["code"] == "refused-over"
    assert choices_of(finished) == made
    assert finished.look(0)["table"]["over"]


def ask_for(program: Program, to: object) -> httpx2.Response:
    url = f"{program.server.url}/t/{program.table}/again"
    return httpx2.post(url, data={"to": str(to)}, cookies={"holdouts": program.token})


def new_table_of(program: Program, answer: httpx2.Response) -> Program:
    assert answer.status_code == 303, answer.text
    return Program(program.server, answer.headers["location"].rpartition("/")[2], program.token, {})


def asked_later(program: Program, least: int) -> int:
    """A moment of a finished game after that, at which somebody was asked who had to choose."""
    loaded = record.load(program.get("/save").content, find_game)
    choices = loaded.table.choices
    again = new_table(loaded.table.game, read_setup(loaded.table.game, loaded.about.setup), loaded.about.seed)
    for choice in choices:
        if again.moment >= least and not again.lull:
            return again.moment
        again.replay([choice])
    raise AssertionError("nobody ever was")


def test_from_a_game_that_is_over_a_new_table_goes_on(finished: Program):
    made, moment = choices_of(finished), asked_later(finished, 3)
    again = new_table_of(finished, ask_for(finished, moment))
    assert again.table != finished.table
    found = again.look(0)
    assert not found["table"]["over"]
    assert choices_of(again) == moment
    assert found["table"]["origins"][-1] == "again"
    assert f"after choice {moment}" in log_of(again)
    then, now = (each.get(f"/history/{moment}").json()["parts"] for each in (finished, again))
    assert then["hand"] == now["hand"]
    again.choose(0)
    assert choices_of(finished) == made, "the game that is over stays as it was"


def test_only_a_game_that_is_over_is_taken_up_again_and_only_from_its_history(finished: Program, pair: Any):
    running = pair[0]
    assert ask_for(running, 0).status_code == 409
    for nonsense in ("", "-1", "x", "1e3", "9" * 40, choices_of(finished) + 1):
        assert ask_for(finished, nonsense).status_code == 404, nonsense
    secret = finished.info["watch"].rpartition("/")[2]
    url = f"{finished.server.url}/t/{finished.table}/again"
    assert httpx2.post(url, data={"to": "1"}, cookies={"holdouts-watch": secret}).status_code == 403


def test_taken_up_again_others_are_invited_and_bots_stay_bots(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Bea", "fr")
        while not room.table.over:
            people = [seat for seat in room.table.waiting_for() if seat < 2]
            with suppress(Refused, IndexError):  # the bot is asked, or was faster
                await room.choose(people[0], room.table.options(people[0])[0], None, room.shown)
            await asyncio.sleep(0)
        rooms = Rooms(archive, 0.0)
        past = await rooms.past(room, 2)
        again = await rooms.room(take_up(archive, FRIEND, room.row, room.seats, past, room.table.notes))
        assert again is not None
        assert [(row.kind, row.host) for row in again.seats] == [("open", False), ("person", True), ("random", False)]
        assert again.mine(FRIEND) == [1]
        assert again.mine(TOKEN) == []
        assert invitation(again.seats[0], FRIEND) is not None, "the link is for whoever took it up"
        assert again.row.shared
        assert not again.table.over
        assert again.table.choices == room.table.choices[:2]
        assert again.table.notes[-1] == (2, TakenUp(who=1, count=2, rule=""))
        await again.close()

    at_table(archive, story, "me", "open", "random")


# --- seats ---


def test_a_host_does_not_take_the_seat_of_a_guest_who_is_there(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=2)
    with guest.page().shown(), host.page().shown() as page:
        answer = page.ask("hand", seat=1, kind="open")
        assert (answer["ok"], answer["code"]) == (False, "refused-here")
        assert "Bea" in answer["why"]
    assert kinds(host) == ["person", "person"]
    assert guest.look(1)["seat"] == 1


@pytest.mark.parametrize(("kind", "code"), [("random", "refused-random"), ("sensible", "refused-away")])
def test_no_bot_is_put_into_my_seat_because_i_reload(pair: tuple[Program, Program], kind: str, code: str):
    host, guest = pair
    play(host, guest, times=2)
    with host.page().shown() as page:
        with guest.page().shown():
            pass
        eventually(lambda: page.ask("hand", seat=1, kind="sensible")["code"] == "refused-away")
        answer = page.ask("hand", seat=1, kind=kind)
        assert (answer["ok"], answer["code"]) == (False, code)
    assert kinds(host) == ["person", "person"]


def test_a_refusal_says_how_long_they_have_been_away_and_how_long_it_takes(pair: tuple[Program, Program]):
    host, _ = pair
    with host.page().shown() as page:
        why = page.ask("hand", seat=1, kind="sensible")["why"]
        assert re.fullmatch(r"Bea has been away for (a|\d+) seconds?; after 2 minutes a bot may play for them\.", why)
        why = page.ask("hand", seat=1, kind="open")["why"]
        assert why.endswith("; after 10 minutes the host may offer their seat to somebody else.")


def test_a_restart_makes_nobody_away(server: Server):
    host, guest = two_at(server)
    play(host, guest, times=2)
    server.kill()
    server.start()
    with host.page().shown() as page:
        assert page.ask("hand", seat=1, kind="sensible")["code"] == "refused-away"
        assert page.ask("hand", seat=1, kind="open")["code"] == "refused-away"


def test_a_page_offers_a_bot_for_somebody_when_it_would_work(brisk_server: Server):
    host, guest = two_at(brisk_server)
    offered = re.compile(r'data-do="hand" data-with=\'\{"seat": 1, "kind": "(\w+)"\}')
    with host.page().shown() as page:
        with guest.page().shown():
            page.until(lambda told: "· here" in told.get("show", {}).get("parts", {}).get("seats", ""))
            assert offered.findall(page.parts["seats"]) == []
        page.until(lambda _: offered.findall(page.parts["seats"]) == ["sensible", "open"])


def test_all_read_that_a_seat_changed_hands(brisk_server: Server):
    host, guest = two_at(brisk_server)
    play(host, guest, times=2)
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="sensible")["ok"])
        assert "A careful bot plays for Bea from here on." in log_of(host)
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        assert "The seat of Bea is offered to somebody else." in log_of(host)


def test_a_guest_cannot_offer_a_seat_to_anybody(brisk_server: Server):
    _, guest = two_at(brisk_server)
    with guest.page().shown() as page:
        assert page.ask("hand", seat=0, kind="open")["code"] == "refused-host"
        assert page.ask("hand", seat=1, kind="open")["code"] == "refused-host"


# --- shared, and where a table comes from ---


def alone_then_two(server: Server, times: int = 3) -> tuple[Program, Program]:
    """Somebody plays alone with a bot, then opens the bot's seat to a friend."""
    host = server.open_table("me", "sensible")
    for _ in range(times):
        eventually(lambda: host.look(0)["view"]["prompt"]["mine"])
        host.choose(0)
    with host.page().shown() as page:
        assert page.ask("hand", seat=1, kind="open")["ok"]
    return host, invite(host).sit_down(1, "Bea")


def test_where_a_bots_seat_was_opened_to_a_friend_undo_stops_at_what_was_revealed(shared_server: Server):
    host, guest = alone_then_two(shared_server)
    people = (host, guest)
    for _ in range(60):  # until the host has revealed something
        seat = asked(*people)
        options = people[seat].look(seat)["options"]
        digs = [number for number, option in enumerate(options) if option["pick"] == "dig"]
        people[seat].choose(seat, digs[0] if digs else 0)
        if seat == 0 and digs:
            break
    made = choices_of(host)
    with host.page().shown() as page:
        answer = page.ask("undo", seat=0, to="choice", expected=page.version)
        assert (answer["ok"], answer["code"]) == (False, "refused-undo")
    assert choices_of(host) >= made


def test_a_table_that_somebody_had_alone_says_so_to_who_comes_later(shared_server: Server):
    for times in (0, 3):  # the seed could be saved before the first choice, too
        _, guest = alone_then_two(shared_server, times)
        assert guest.look(1)["table"]["origins"][-1] == "alone"
        with guest.page().shown() as page:
            assert "One person had this table to themself" in page.parts["seats"]
            assert "Cards may be known" in page.parts["head"]


def test_a_table_that_waited_for_its_friend_was_never_had_alone(pair: tuple[Program, Program]):
    _, guest = pair
    assert "alone" not in guest.look(1)["table"]["origins"]


def test_a_friends_seat_given_to_a_bot_and_opened_again_was_had_alone_meanwhile(shared_server: Server):
    host = shared_server.open_table("me", "open")
    with host.page().shown() as page:
        assert page.ask("hand", seat=1, kind="sensible")["ok"]
        assert host.get("/save").status_code == 200
        assert page.ask("hand", seat=1, kind="open")["ok"]
    guest = invite(host).sit_down(1, "Bea")
    assert guest.look(1)["table"]["origins"][-1] == "alone"


def test_what_is_to_be_told_of_a_table_is_read_before_one_sits_down(shared_server: Server):
    host = shared_server.open_table("me", "sensible", "sensible")
    with host.page().shown() as page:
        for seat in (1, 2):
            assert page.ask("hand", seat=seat, kind="open")["ok"]
    invite(host).sit_down(1, "Bea")
    with httpx2.Client(follow_redirects=True) as stranger:
        page_text = stranger.get(host.look(0)["table"]["seats"][2]["invite"]).text
        assert "One person had this table to themself before others sat down" in page_text
        french = stranger.get(f"{shared_server.url}/t/{host.table}/join?lang=fr").text
        assert "a eu cette table pour elle seule" in french


# --- sockets ---


class Line:
    """The socket of a page, without a network."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.code = 0

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        self.frames.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.code = code


async def listening(room: Room, reader: Reader) -> tuple[Line, asyncio.Task[None]]:
    """A page that has been shown everything."""
    line: Any = Line()
    task = asyncio.create_task(Wire(line, room, reader, Pages(), Limits()).run())
    await until(lambda: bool(line.frames))
    return line, task


def test_the_socket_of_somebody_who_lost_the_seat_is_closed(archive: Archive):
    async def story(room: Room) -> None:
        await play_first(room, 2)
        line, task = await listening(room, Reader(FRIEND, "en", watch=watch_secret(TOKEN, room.id)))
        heard = len(line.frames)
        # the page was opened in the moment in which the change was being stored
        await room._alone(lambda: room.change_seat(1, kind=chairs.OPEN, token_hash=None))
        await task
        assert line.code == NO_LONGER
        assert len(line.frames) == heard, "nothing more is heard, not even what a spectator may see"

    with_a_friend(archive, story)


def test_what_somebody_says_who_lost_the_seat_is_not_carried_out(archive: Archive):
    async def story(room: Room) -> None:
        line, task = await listening(room, Reader(FRIEND, "en"))
        room.seats = [replace(row, token_hash=None) if row.seat == 1 else row for row in room.seats]
        line.said.put_nowait({"type": "websocket.receive", "text": '{"id": "a", "do": "chat", "text": "still here"}'})
        await task
        assert line.code == NO_LONGER
        assert room.chat == []

    with_a_friend(archive, story)


def test_the_socket_of_a_spectator_whose_link_was_withdrawn_is_closed(archive: Archive):
    async def story(room: Room) -> None:
        line, task = await listening(room, Reader(None, "en", watch=watch_secret(TOKEN, room.id)))
        room.row = replace(room.row, watch_hash="")
        room.ring()
        await task
        assert line.code == NO_LONGER

    with_a_friend(archive, story)


def test_whoever_lost_the_seat_is_a_stranger(brisk_server: Server):
    host, guest = two_at(brisk_server)
    play(host, guest, times=2)
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        with guest.page() as lost:
            assert lost.read_to_the_end() == 4404
        assert guest.get("").status_code == 404


# --- pauses ---


def test_a_host_does_not_lift_the_pause_of_a_guest_who_is_there(pair: tuple[Program, Program]):
    host, guest = pair
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert theirs.ask("pause", on=True)["ok"]
        assert page.ask("pause", on=True)["ok"], "it is paused already, and stays the guest's"
        assert page.ask("pause", on=False)["code"] == "refused-here"
        assert host.look(0)["table"]["paused"]
        assert "Bea has paused the game." in page.parts["prompt"]
        assert theirs.ask("pause", on=False)["ok"]
    assert not host.look(0)["table"]["paused"]


def test_the_pause_of_somebody_who_left_is_lifted_by_anybody_after_a_while(brisk_server: Server):
    for pauser, other in ((0, 1), (1, 0)):
        people = two_at(brisk_server)
        with people[other].page().shown() as page:
            with people[pauser].page().shown() as theirs:
                assert theirs.ask("pause", on=True)["ok"]
                assert page.ask("pause", on=False)["code"] == "refused-here"
            eventually(partial(lifted, page))
        assert not people[0].look(0)["table"]["paused"]


def lifted(page: Page) -> bool:
    return bool(page.ask("pause", on=False)["ok"])


# --- message ids ---


def test_two_spectators_with_the_same_message_id_are_both_heard(pair: tuple[Program, Program]):
    host = pair[0]
    secret = host.info["watch"].rpartition("/")[2]
    for text in ("one", "two"):
        with Page(host.server, host.table, "", cookie=f"holdouts-watch={secret}").shown() as page:
            assert page.ask("chat", "same", text=text)["ok"]
    with host.page().shown() as page:
        assert [text for text in ("one", "two") if text in page.parts["chat"]] == ["one", "two"]


def test_the_seats_of_one_device_may_use_the_same_message_id(shared_server: Server):
    host = shared_server.open_table("me", "device", options={"characters": "two"})
    with host.page().shown() as page:
        for seat in (0, 1):
            page.ask("lift", seat=seat)
            option = host.look(seat)["options"][0]
            assert page.choose(option, seat=seat, id_="same", expected=host.look(seat)["version"])["ok"]
    assert choices_of(host) == 1, "both have answered, and with the second the question is settled"


def test_who_sits_down_in_a_seat_is_not_answered_for_whoever_had_it(brisk_server: Server):
    host, guest = two_at(brisk_server)
    with guest.page().shown() as theirs:
        assert theirs.ask("chat", "same", text="before")["ok"]
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        late = invite(host).sit_down(1, "Cyr")
        with late.page().shown() as theirs:
            assert theirs.ask("chat", "same", text="after")["ok"]
        page.until(lambda _: "after" in page.parts["chat"])


def test_a_message_sent_again_after_the_line_broke_is_carried_out_once(pair: tuple[Program, Program]):
    host, _ = pair
    for _ in range(2):
        with host.page().shown() as page:
            assert page.ask("chat", "once", text="only once")["ok"]
    with host.page().shown() as page:
        assert page.parts["chat"].count("only once") == 1
