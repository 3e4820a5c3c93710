"""Two worlds: every byte a seat receives is the same in two games that differ only in what the seat may not know."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from holdouts.bots import bots_act, make_bot
from holdouts.engine.decision import ChooseTogether
from holdouts.engine.events import readable
from holdouts.engine.table import Table
from holdouts.server.app import create_app
from holdouts.server.archive import Archive
from holdouts.server.clock import RaceClock
from holdouts.server.invitations import watch_secret
from holdouts.server.room import Room
from tests.server.rooms import TOKEN, new_table

HOST = "http://127.0.0.1"


def twin_of(table: Table, seat: int | None, seed: int) -> Table:
    """The same game where everything the seat cannot know is dealt anew; of its story, what the seat could read."""
    twin = table.imagine(seat, seed)
    twin.choices = list(table.choices)
    twin.notes = list(table.notes)
    kept, events = [0], []
    for event in table.chronicle:
        if readable(event, seat):
            events.append(event)
        kept.append(len(events))
    twin.chronicle = events
    twin._marks = [mark._replace(events=kept[mark.events]) for mark in table._marks]
    return twin


def received(client: TestClient, room: Room, seat: int | None) -> list[bytes]:
    """Every byte for one reader: the first frames of the socket, the page, the story, and the program's view."""
    room.rewound += 1  # what was put into words in the other world is put into words again
    path = f"/t/{room.id}"
    cookies = {"holdouts": TOKEN} if seat is not None else {"holdouts-watch": watch_secret(TOKEN, room.id)}
    header = "; ".join(f"{name}={value}" for name, value in cookies.items())
    headers = {"cookie": header, "origin": HOST, "host": "127.0.0.1"}
    if seat is not None:
        room.lift(TOKEN, seat)
    with client.websocket_connect(f"{path}/live", headers=headers) as socket:
        frame: Any = socket.receive()
    bodies = [client.get(path, headers=headers).content, client.get(f"{path}/story", headers=headers).content]
    if seat is not None:
        bodies.append(client.get(f"/api/tables/{room.id}/seats/{seat}", headers=headers).content)
    return [frame["text"].encode(), *bodies]


@pytest.mark.parametrize(
    ("scenario", "seats", "seed"),
    [
        ("daring-retreat", 3, 1),
        ("wicked-few", 3, 2),
        ("oathbreakers", 4, 3),
        ("last-hunt", 3, 4),
        ("lost-expedition", 2, 5),
    ],
)
def test_no_byte_tells_a_seat_what_it_may_not_know(archive: Archive, scenario: str, seats: int, seed: int):
    kinds = ["me", *["device"] * (seats - 1)]
    id_ = new_table(archive, kinds, scenario, seed, characters="two" if seed % 2 else "off")
    app = create_app(archive.store, pace=0.0)
    with TestClient(app, base_url=HOST) as client:
        assert client.portal is not None
        room = client.portal.call(app.state.site.rooms.room, id_)
        room.hands.clock = RaceClock(lambda: 0.0)  # no second passes between two looks
        bots = {seat: make_bot("random", seed + seat) for seat in range(seats)}
        compared = 0
        for number in range(60):
            table = room.table
            if table.over:
                break
            decision = table.decision
            half_answered = isinstance(decision, ChooseTogether) and table.waiting_for() != decision.seats
            if number % 6 == 0 and not half_answered:
                for seat in (None, *range(seats)):
                    # a device that holds all seats sees one of them only while it is asked, so ask for those
                    if seat is not None and seat not in table.waiting_for():
                        continue
                    here = received(client, room, seat)
                    room.table = twin_of(table, seat, 1000 + number)
                    there = received(client, room, seat)
                    room.table = table
                    room.rewound += 1
                    assert here == there
                    assert json.loads(here[0])["show"]["parts"]["scene"]
                    compared += 1
            bots_act(table, bots)
        assert compared > 5
