"""Links: the host makes them anew and withdraws them, and an old one opens nothing, whoever still has it."""

import http.client
import re
from contextlib import closing
from html import unescape
from typing import Any

import pytest

from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.invitations import fresh_invitation, fresh_watch, invitation
from holdouts.server.room import Room
from tests.server import web
from tests.server.process import Page, Program, Server
from tests.server.rooms import FRIEND, TOKEN, at_table, enter, refused


@pytest.fixture
def host(shared_server: Server) -> Program:
    """Somebody with a table that waits for a friend."""
    return shared_server.open_table("me", "open")


def watch_link(host: Program) -> str | None:
    link: str | None = host.look()["table"]["watch"]
    return link


def invite_link(host: Program, seat: int = 1) -> str:
    link: str = host.look()["table"]["seats"][seat]["invite"]
    return link


def watches(link: str) -> int:
    """What somebody gets who follows a link for spectators."""
    with web.client(follow_redirects=True) as stranger:
        return stranger.get(link).status_code


def sits(link: str, name: str = "Zoë") -> int:
    """What somebody gets who follows an invitation and tells a name."""
    with web.client(follow_redirects=True) as stranger:
        asked = stranger.get(link)
        return stranger.post(str(asked.url), data={"name": name}).status_code if asked.is_success else asked.status_code


def change(host: Program, **wanted: Any) -> dict[str, Any]:
    with host.page().shown() as page:
        return page.ask("links", **wanted)


# --- to look on ---


def test_a_link_that_was_withdrawn_shows_nobody_the_table(host: Program):
    old = watch_link(host)
    assert old is not None
    assert watches(old) == 200
    assert change(host, make="no-watch")["ok"]
    assert watch_link(host) is None
    assert watches(old) == 404


def test_a_new_link_shows_the_table_and_the_old_one_no_longer_does(host: Program):
    old = watch_link(host)
    assert change(host, make="watch")["ok"]
    new = watch_link(host)
    assert old is not None
    assert new is not None
    assert (watches(old), watches(new)) == (404, 200)
    assert change(host, make="no-watch")["ok"]
    assert change(host, make="watch")["ok"]
    newest = watch_link(host)
    assert newest is not None
    assert newest not in (old, new), "a link never comes back"
    assert [watches(link) for link in (old, new, newest)] == [404, 404, 200]


def test_a_cookie_of_an_old_link_opens_no_page_and_no_socket(host: Program):
    old = (watch_link(host) or "").rpartition("/")[2]
    with Page(host.server, host.table, "", cookie=f"holdouts-watch={old}").shown():
        pass
    assert change(host, make="watch")["ok"]
    for path in ("", "/history/0", "/report", "/story", "/rules"):
        url = f"{host.server.url}/t/{host.table}{path}"
        assert web.get(url, headers={"cookie": f"holdouts-watch={old}"}).status_code == 404
    with Page(host.server, host.table, "", cookie=f"holdouts-watch={old}") as page:
        assert page.read_to_the_end() == 4404


def test_links_are_remembered_by_a_server_that_was_killed(server: Server):
    host = server.open_table("me", "open")
    old = watch_link(host)
    assert change(host, make="watch")["ok"]
    assert change(host, make="invitation", seat=1)["ok"]
    shown = watch_link(host), invite_link(host)
    server.kill()
    server.start()
    assert (watch_link(host), invite_link(host)) == shown
    assert watches(str(shown[0])) == 200
    assert watches(str(old)) == 404


def test_a_message_that_comes_twice_makes_one_link(host: Program):
    with host.page().shown() as page:
        assert page.ask("links", "once", make="watch")["ok"]
        link = watch_link(host)
        assert page.ask("links", "once", make="watch")["ok"]
    assert watch_link(host) == link


def test_nobody_but_the_host_changes_a_link(host: Program):
    friend = host.sit_down(1, "Friend")
    before = watch_link(host)
    with friend.page().shown() as page:
        for make in ("watch", "no-watch", "invitation"):
            assert page.ask("links", make=make, seat=1)["code"] == "refused-host"
    secret = str(before).rpartition("/")[2]
    with Page(host.server, host.table, "", cookie=f"holdouts-watch={secret}").shown() as page:
        assert page.ask("links", make="no-watch")["code"] == "refused-watching"
    assert watch_link(host) == before


def test_only_the_host_is_shown_links_and_how_to_change_them(host: Program):
    friend = host.sit_down(1, "Friend")
    assert 'data-do="links"' in host.get("").text
    assert 'data-do="links"' not in friend.get("").text
    assert change(host, make="no-watch")["ok"]
    page = unescape(host.get("").text)
    assert "/watch/" not in page
    assert "Nobody can look on" in page
    assert '"no-watch"' not in page, "there is nothing to withdraw"
    assert '"watch"' in page


# --- to sit down ---


def test_a_new_invitation_opens_the_seat_and_the_old_one_no_longer_does(host: Program):
    old = invite_link(host)
    before = host.look()
    assert change(host, make="invitation", seat=1)["ok"]
    new = invite_link(host)
    after = host.look()
    assert after["log"] == before["log"]
    assert after["table"]["seats"][1]["kind"] == "open"
    body = {"invite": old.rpartition("/")[2], "name": "Late"}
    answer = web.post(f"{host.server.url}/api/tables/{host.table}/seats/1", json=body)
    assert (answer.status_code, answer.json()["code"]) == (403, "refused-secret")
    assert sits(old) == 404
    assert sits(new) == 200


@pytest.mark.parametrize(("seat", "code"), [(0, "refused-taken"), (7, "refused-seat"), (None, "refused-seat")])
def test_only_a_seat_that_waits_for_somebody_gets_a_new_invitation(host: Program, seat: int | None, code: str):
    answer = change(host, make="invitation", seat=seat)
    assert (answer["ok"], answer["code"]) == (False, code)


def test_a_form_that_is_sent_slowly_does_not_outlast_its_invitation(host: Program):
    """The old invitation is shown at the door, then changed, and only then the name is told."""
    _, id_, seat, secret = invite_link(host).rsplit("/", 3)
    with closing(http.client.HTTPConnection("127.0.0.1", host.server.port, timeout=60)) as slow:
        slow.putrequest("POST", f"/t/{id_}/join")
        slow.putheader("Content-Type", "application/x-www-form-urlencoded")
        slow.putheader("Content-Length", "9")
        slow.putheader("Cookie", f"holdouts-invite={id_}/{seat}/{secret}")
        slow.endheaders(b"name=")
        assert change(host, make="invitation", seat=1)["ok"]
        slow.send(b"Late")
        assert slow.getresponse().status in (400, 404)
    assert host.look()["table"]["seats"][1]["kind"] == "open"


def test_whoever_waits_behind_a_new_invitation_does_not_sit_down_by_the_old_one(archive: Archive):
    async def story(room: Room) -> None:
        old = invitation(room.seats[1], TOKEN)
        await room.invite_anew(0, 1, fresh_invitation(TOKEN, room.id, 1))
        assert await refused(room.sit_down(1, FRIEND, "Late", "en", old)) == "refused-secret"
        new = invitation(room.seats[1], TOKEN)
        await room.sit_down(1, FRIEND, "Friend", "en", new)
        assert room.mine(FRIEND) == [1]

    at_table(archive, story, "me", "open")


def test_an_invitation_never_comes_back(archive: Archive):
    async def story(room: Room) -> None:
        seen = set()
        for _ in range(20):
            seen.add(invitation(room.seats[1], TOKEN))
            await room.hand(0, 1, "sensible")
            await room.hand(0, 1, "open", None, fresh_invitation(TOKEN, room.id, 1))
        assert len(seen) == 20
        assert None not in seen
        assert invitation((await enter(archive, room.id)).seats[1], TOKEN) == invitation(room.seats[1], TOKEN)

    at_table(archive, story, "me", "open")
    drawn = {fresh_invitation(TOKEN, "T", 1).secret for _ in range(2000)}
    assert len(drawn) == 2000
    assert len({fresh_watch(TOKEN, "T").secret for _ in range(2000)} | drawn) == 4000


def test_what_was_handed_out_before_links_had_numbers_still_opens(archive: Archive):
    async def story(room: Room) -> None:
        assert (room.row.watch_number, room.seats[1].invite_number) == (0, 0)
        assert chairs.opens(chairs.derived(TOKEN, "watch", room.id), room.row.watch_hash)
        assert invitation(room.seats[1], TOKEN) == chairs.derived(TOKEN, "invite", room.id, 1, 0)

    at_table(archive, story, "me", "open")


# --- the address of a link ---


def answer_to(server: Server, path: str) -> tuple[int, str | None]:
    """The status and the cookie for an address as it stands, which no client has mended."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)) as link:
        link.putrequest("GET", path)
        link.endheaders()
        answer = link.getresponse()
        answer.read()
        return answer.status, answer.headers["set-cookie"]


def test_a_link_leaves_its_secret_to_this_table_alone_and_to_no_script(host: Program):
    status, cookie = answer_to(host.server, re.sub(r"^http://[^/]+", "", str(watch_link(host))))
    assert status == 303
    name, *attributes = str(cookie).split("; ")
    assert name.startswith("holdouts-watch=")
    assert {each.lower() for each in attributes} >= {f"path=/t/{host.table}".lower(), "httponly", "samesite=lax"}


@pytest.mark.parametrize(
    "path",
    [
        "/watch/{id}/AAAAAAAAAAAAAAAAAAAAAA",
        "/watch/{id};%20Domain=example.org/{secret}",
        "/watch/{id}%3B%20Path=%2F/{secret}",
        "/watch/{id}/{secret}%3B%20Path=x",
        "/watch/{id}/{secret}%0D%0ASet-Cookie:%20holdouts=mine",
        "/watch/{id}/{secret}%C3%A9",
        "/watch/%C3%A9/{secret}",
        "/watch/%E2%9D%84/%E2%9D%84",
        "/watch/%00/{secret}",
        "/watch/{id}/%ED%A0%80",
        "/watch/nowhere/{secret}",
        "/watch/{id}/" + "A" * 65,
    ],
)
def test_an_odd_address_leaves_no_cookie(host: Program, path: str):
    secret = str(watch_link(host)).rpartition("/")[2]
    assert answer_to(host.server, path.format(id=host.table, secret=secret)) == (404, None)
