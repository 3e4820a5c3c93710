"""Chance that nobody owns: what a table shows before its cards are dealt, and what nobody can know or change."""

import asyncio
import sqlite3
from collections.abc import Sequence
from html import unescape
from typing import Any

import httpx2
import pytest

from holdouts.engine.chance import fresh_seed
from holdouts.engine.mixing import Mixture, Share, commitment_to
from holdouts.engine.record import load, read_record, save
from holdouts.engine.verify import verify
from holdouts.games import find_game
from holdouts.server import attendance, lobby, origins
from holdouts.server.archive import Archive
from holdouts.server.invitations import NewSeat, NewTable, fresh_invitation, open_table
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from tests.server import web
from tests.server.process import GAME, Program, Server
from tests.server.rooms import FRIEND, TOKEN, refused, until

UNDEALT: Any = {"seed": None}


class Guest:
    """A stranger's program that knows the recipe: it promises when it sits down and tells when it is due."""

    def __init__(self, host: Program, seat: int, name: str, promises: bool = True, contribution: str = "") -> None:
        self.host = host
        self.seat = seat
        self.contribution = contribution or fresh_seed()
        self.commitment = commitment_to(self.contribution)
        self.url = f"{host.server.url}/api/tables/{host.table}"
        invite = host.info["seats"][seat]["invite"].rpartition("/")[2]
        promise = {"commitment": self.commitment} if promises else {}
        self.answer = web.post(f"{self.url}/seats/{seat}", json={"invite": invite, "name": name, **promise})
        token = self.answer.json().get("token", "")
        self.program = Program(host.server, host.table, token, host.info)

    def chance(self) -> dict[str, Any]:
        return chance_at(self.program)

    def tell(self, contribution: str = "") -> httpx2.Response:
        return tell(self.program, contribution or self.contribution)


def chance_at(program: Program) -> dict[str, Any]:
    url = f"{program.server.url}/api/tables/{program.table}/chance"
    answer = web.get(url, headers={"authorization": f"Bearer {program.token}"})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def tell(program: Program, contribution: str) -> httpx2.Response:
    url = f"{program.server.url}/api/tables/{program.table}/chance"
    return web.post(url, json={"contribution": contribution}, headers={"authorization": f"Bearer {program.token}"})


def stored(server: Server, table: str, column: str) -> Any:
    """What lies in the server's file."""
    link = sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)
    try:
        return link.execute(f"SELECT {column} FROM tables WHERE id = ?", [table]).fetchone()[0]
    finally:
        link.close()


# --- the lobby ---


def test_nothing_is_dealt_before_everybody_sits(shared_server: Server):
    host = shared_server.open_table("me", "open", **UNDEALT)
    with host.page().shown() as page:
        assert [page.parts[part] for part in ("scene", "hand", "people", "log")] == [""] * 4
        assert "data-option" not in page.parts["prompt"]
    for path in ("/save", "/report", "/story", "/history/0"):
        assert host.get(path).status_code == 409, path
    url = f"{shared_server.url}/api/tables/{host.table}/seats/0"
    assert web.get(url, headers={"authorization": f"Bearer {host.token}"}).json()["code"] == "refused-gathering"
    assert stored(shared_server, host.table, "seed") == "", "not even the server knows the cards"


def test_the_cards_are_dealt_when_the_last_has_come(shared_server: Server):
    host = shared_server.open_table("me", "open", "open", **UNDEALT)
    host.sit_down(1, "Bea")
    assert not chance_at(host)["dealt"]
    with host.page().shown() as page:
        host.sit_down(2, "Cem")
        page.until(lambda told: bool(told.get("show", {}).get("parts", {}).get("hand")))
    assert chance_at(host)["dealt"]
    assert host.look()["view"]["scene"]["people"]


def test_a_lobby_says_who_sits_who_is_awaited_and_what_was_promised(shared_server: Server):
    mine = fresh_seed()
    host = shared_server.open_table("me", "open", "open", "sensible", commitments=[commitment_to(mine)], **UNDEALT)
    guest = Guest(host, 1, "Bea")
    with host.page().shown() as page:
        for part in (commitment_to(mine), guest.commitment, chance_at(host)["seal"], "Bea", "not here yet", "a bot"):
            assert part in page.parts["prompt"]
        Guest(host, 2, "Cem", promises=False)
        page.until(lambda told: "waits for" in told.get("show", {}).get("parts", {}).get("prompt", ""))
        assert "waits for Ilka and Bea" in page.parts["prompt"]
        assert "drawn by the server" in page.parts["prompt"]


def test_a_killed_server_loses_nothing_of_the_lobby(server: Server):
    mine = fresh_seed()
    host = server.open_table("me", "open", commitments=[commitment_to(mine)], **UNDEALT)
    before = chance_at(host)
    server.kill()
    server.start()
    guest = Guest(host, 1, "Bea")
    assert guest.tell().status_code == 200
    server.kill()
    server.start()
    assert chance_at(host)["seal"] == before["seal"]
    assert chance_at(host)["awaited"] == [0]
    assert tell(host, mine).status_code == 200
    told = chance_at(host)
    assert told["dealt"]
    assert [share["contribution"] for share in told["shares"]] == [mine, guest.contribution]


# --- nobody knows another's part in time ---


def test_the_seal_is_shown_with_the_invitation_and_fits_at_the_end(shared_server: Server):
    host = shared_server.open_table("me", "open", **UNDEALT)
    seal = chance_at(host)["seal"]
    invite = host.info["seats"][1]["invite"]
    with web.client(follow_redirects=True) as browser:
        assert seal in browser.get(invite).text
    secret, salt = (stored(shared_server, host.table, name) for name in ("secret", "salt"))
    assert seal != secret
    for program in (host, host.sit_down(1, "Bea")):
        page = program.get("").text
        assert secret not in page
        assert salt not in page
        assert secret not in str(chance_at(program))


def test_contributions_stay_hidden_until_all_are_in_and_are_then_shown_to_all(shared_server: Server):
    host = shared_server.open_table("me", "open", "open", commitments=[commitment_to("1" * 64)], **UNDEALT)
    bea, cem = Guest(host, 1, "Bea"), Guest(host, 2, "Cem")
    assert bea.tell().status_code == 200
    assert cem.tell().status_code == 200
    for program in (host, bea.program, cem.program):
        assert bea.contribution not in program.get("").text
        assert bea.contribution not in str(chance_at(program))
    assert tell(host, "1" * 64).status_code == 200
    for program in (host, bea.program, cem.program):
        assert all(part in program.get("").text for part in ("1" * 64, bea.contribution, cem.contribution))


def test_the_seed_follows_from_all_parts_by_the_recipe(shared_server: Server):
    host = shared_server.open_table("me", "open", "sensible", commitments=[commitment_to("1" * 64)], **UNDEALT)
    guest = Guest(host, 1, "Bea")
    guest.tell()
    tell(host, "1" * 64)
    shares = [
        Share(seat=0, commitment=commitment_to("1" * 64), contribution="1" * 64),
        Share(seat=1, commitment=guest.commitment, contribution=guest.contribution),
    ]
    secret = stored(shared_server, host.table, "secret")
    mixture = Mixture(table=host.table, secret=secret, shares=tuple(shares))
    assert stored(shared_server, host.table, "seed") == mixture.seed()


def test_a_contribution_is_not_taken_before_all_have_promised(shared_server: Server):
    host = shared_server.open_table("me", "open", commitments=[commitment_to("1" * 64)], **UNDEALT)
    assert tell(host, "1" * 64).json()["code"] == "refused-gathering"
    assert chance_at(host)["shares"][0]["contribution"] == ""


def test_nobody_tells_another_part_than_the_promised_one(shared_server: Server):
    host = shared_server.open_table("me", "open", commitments=[commitment_to("1" * 64)], **UNDEALT)
    guest = Guest(host, 1, "Bea")
    assert guest.tell("f" * 64).json()["code"] == "refused-contribution"
    assert guest.tell("1" * 64).json()["code"] == "refused-contribution", "it is the host's"
    assert guest.tell("no number").status_code == 400
    assert chance_at(host)["awaited"] == [0, 1]


def test_nobody_repeats_the_promise_of_another(shared_server: Server):
    host = shared_server.open_table("me", "open", commitments=[commitment_to("1" * 64)], **UNDEALT)
    parrot = Guest(host, 1, "Bea", contribution="1" * 64)
    assert parrot.answer.json()["code"] == "refused-commitment"
    twice = [commitment_to("2" * 64)] * 2
    body = {
        "game": GAME,
        "scenario": "daring-retreat",
        "seats": [{"kind": "me"}, {"kind": "device"}],
        "commitments": twice,
    }
    assert web.post(f"{shared_server.url}/api/tables", json=body).status_code == 409


def test_a_promise_or_a_contribution_that_is_no_number_is_refused(shared_server: Server):
    body = {"game": GAME, "scenario": "mad-prophet", "seats": [{"kind": "me"}]}
    for parts in ({"commitments": ["x"]}, {"contributions": ["A" * 64]}, {"contributions": ["1" * 64 + "\n"]}):
        assert web.post(f"{shared_server.url}/api/tables", json=body | parts).status_code == 400


# --- who says what at the table ---


def test_a_seat_without_a_promise_is_marked_as_drawn_by_the_server(shared_server: Server):
    host = shared_server.open_table("me", "open", "sensible", **UNDEALT)
    host.sit_down(1, "Bea")
    with host.page().shown() as page:
        assert unescape(page.parts["seats"]).count("drawn by the server") == 2
        assert "a bot: gives nothing" in page.parts["seats"]


def test_a_chosen_seed_is_remembered_with_the_table_and_a_drawn_one_is_not(archive: Archive):
    def origins_of(seed: int | None) -> list[str]:
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        wanted = NewTable(game=GAME, scenario="daring-retreat", seats=seats, seed=seed)
        row = archive.store.table(open_table(archive, TOKEN, wanted))
        assert row is not None
        return origins.words_of(row.origins)

    assert origins_of(7) == [origins.SEED]
    assert origins_of(None) == []


def test_whoever_sits_at_a_table_with_a_chosen_seed_reads_that_it_was_not_mixed(shared_server: Server):
    host = shared_server.open_table("me", "open", "open", seed=7)
    guest = host.sit_down(1, "Bea")
    with guest.page().shown() as page:
        assert "somebody chose it" in page.parts["prompt"]
        host.sit_down(2, "Cem")
        page.until(lambda told: bool(told.get("show", {}).get("parts", {}).get("hand")))
        assert "somebody chose it" in page.parts["seats"]


def test_a_chosen_seed_takes_nothing_from_anybody(archive: Archive):
    seats = [NewSeat(kind="me")]
    wanted = NewTable(game=GAME, scenario="mad-prophet", seats=seats, seed=7, contributions=["1" * 64])
    id_ = open_table(archive, TOKEN, wanted)
    row, seat = archive.store.table(id_), archive.store.seats(id_)[0]
    assert row is not None
    assert (row.seed, row.secret, row.mixture) == ("7", "", "")
    assert (seat.commitment, seat.contribution) == ("", "")


# --- promises that are not kept ---


def drawn(archive: Archive, *kinds: str, mine: Sequence[str] = ("1" * 64,)) -> str:
    """A table whose seed all draw; the host has promised."""
    seats = [NewSeat(kind=kind) for kind in kinds]  # type: ignore[arg-type]
    promises = [commitment_to(part) for part in mine]
    wanted = NewTable(game=GAME, scenario="daring-retreat", seats=seats, commitments=promises)
    return open_table(archive, TOKEN, wanted)


async def entered(archive: Archive, id_: str) -> Room:
    room = await Rooms(archive, 0.0).room(id_)
    assert room is not None
    return room


def test_the_host_goes_on_without_a_promise_only_after_the_stated_time(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
):
    async def story() -> None:
        room = await entered(archive, drawn(archive, "me", "open"))
        assert await refused(room.deal_without(0)) == "refused-gathering"
        await room.sit_down(1, FRIEND, "Bea", "en", commitment=commitment_to("2" * 64))
        await room.tell(TOKEN, "1" * 64)
        assert await refused(room.deal_without(0)) == "refused-patience"
        monkeypatch.setattr(lobby, "PATIENCE", 0.0)
        assert await refused(room.deal_without(1)) == "refused-host"
        await room.deal_without(0)
        assert room.dealt
        assert not room.gathering
        told = lobby.chance_of(room)
        assert [(share.commitment, share.contribution) for share in told.shares] == [
            (commitment_to("1" * 64), "1" * 64),
            (commitment_to("2" * 64), ""),
        ]
        await room.tell(FRIEND, "2" * 64)
        assert lobby.chance_of(room) == told, "too late"
        assert await refused(room.deal_without(0)) == "refused-dealt"

    asyncio.run(story())


def test_while_contributions_are_told_no_seat_changes_hands(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(attendance, "AWAY_FOR_BOT", 0.0)
    monkeypatch.setattr(attendance, "AWAY_FOR_SEAT", 0.0)

    async def story() -> None:
        room = await entered(archive, drawn(archive, "me", "open"))
        await room.sit_down(1, FRIEND, "Bea", "en", commitment=commitment_to("2" * 64))
        await room.tell(TOKEN, "1" * 64)
        for kind in ("sensible", "open"):
            link = fresh_invitation(TOKEN, room.id, 1)
            assert await refused(room.hand(0, 1, kind, invite=link)) == "refused-dealing"
        await room.speak(1, "fr")
        await room.tell(FRIEND, "2" * 64)
        assert room.dealt

    asyncio.run(story())


def test_a_seat_that_is_offered_anew_forgets_what_was_promised_there(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        room = await entered(archive, drawn(archive, "me", "open", "open"))
        await room.sit_down(1, FRIEND, "Bea", "en", commitment=commitment_to("2" * 64))
        monkeypatch.setattr(attendance, "AWAY_FOR_SEAT", 0.0)
        await room.hand(0, 1, "open", invite=fresh_invitation(TOKEN, room.id, 1))
        assert room.seats[1].commitment == ""
        await room.hand(0, 1, "sensible")
        await room.hand(0, 2, "sensible")
        assert room.lobby.awaited == [0]
        await room.tell(TOKEN, "1" * 64)
        assert [share.seat for share in lobby.chance_of(room).shares] == [0]

    asyncio.run(story())


# --- a table without an open seat, and what is left for everybody at the end ---


def finished(archive: Archive, id_: str) -> bytes:
    """Play a table of one person out at random, and keep the save that the page offers."""

    async def story() -> bytes:
        room = await entered(archive, id_)
        for number in range(400):
            await until(lambda: room.table.over or 0 in room.table.waiting_for())
            if room.table.over:
                break
            options = room.table.options(0)
            await room.choose(0, options[number % len(options)], None, room.shown)
        assert room.table.over
        data = save(room.table, archive.about(room.row, room.seats))
        await room.close()
        return data

    return asyncio.run(story())


def test_without_an_open_seat_the_cards_are_dealt_at_once_and_the_game_checks_out(archive: Archive):
    wanted = NewTable(game=GAME, scenario="mad-prophet", seats=[NewSeat(kind="me")], contributions=["1" * 64])
    data = finished(archive, open_table(archive, TOKEN, wanted))
    steps = verify(data, find_game)
    assert all(step.fits for step in steps)
    assert [step.found.key for step in steps][-1] == "verify-good"
    mixture = read_record(data).about.mixture
    assert mixture is not None
    assert [share.contribution for share in mixture.shares] == ["1" * 64]


def test_a_save_that_was_brought_back_still_checks_out(archive: Archive):
    wanted = NewTable(game=GAME, scenario="mad-prophet", seats=[NewSeat(kind="me")], contributions=["1" * 64])
    data = finished(archive, open_table(archive, TOKEN, wanted))
    archive.bring("brought", archive.take_in(data), TOKEN, "en", "w")
    standing = archive.load("brought")
    assert standing is not None
    again = save(standing.table, archive.about(standing.row, standing.seats))
    assert all(step.fits for step in verify(again, find_game))
    assert load(again, find_game).about.mixture == load(data, find_game).about.mixture


def test_a_server_that_changes_its_secret_after_the_contributions_is_found_out(archive: Archive):
    id_ = drawn(archive, "me", "open")

    async def story() -> bytes:
        room = await entered(archive, id_)
        await room.sit_down(1, FRIEND, "Bea", "en", commitment=commitment_to("2" * 64))
        await room.tell(TOKEN, "1" * 64)
        archive.store.change_table(id_, secret=fresh_seed())  # it has seen what the host gave
        await room.catch_up()
        await room.tell(FRIEND, "2" * 64)
        return save(room.table, archive.about(room.row, room.seats))

    wrong = [step.found.key for step in verify(asyncio.run(story()), find_game) if not step.fits]
    assert wrong == ["verify-seal-wrong", "verify-wrong"]
