"""The HTTP API: what it describes is what it does."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from starlette.testclient import TestClient

from holdouts.server.app import create_app
from holdouts.server.store import Store
from tests.server.process import Server

GAME = "godforsaken-scavengers"
NEW = {"game": GAME, "scenario": "mad-prophet", "seats": [{"kind": "me", "name": "Eva"}], "seed": 7}
HOST = "http://127.0.0.1"


def make_app(folder: Path, tables_an_hour: int = 100_000) -> Any:
    store = Store.in_file(folder / "holdouts.db")
    store.migrate()
    return create_app(store, pace=0.0, tables_an_hour=tables_an_hour)


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with TestClient(make_app(tmp_path), base_url=HOST) as client:
        yield client


def open_table(client: TestClient, **more: Any) -> tuple[str, dict[str, str]]:
    told = client.post("/api/tables", json={**NEW, **more}).json()
    return f"/api/tables/{told['table']['id']}", {"authorization": f"Bearer {told['token']}"}


def test_a_program_opens_a_table_looks_chooses_and_takes_back(client: TestClient):
    table, me = open_table(client)
    found = client.get(f"{table}/seats/0", headers=me).json()
    body = {"id": "a", "seat": 0, "expected": found["version"], "option": found["options"][0]}
    assert client.post(f"{table}/choices", json=body, headers=me).json() == {"version": 1}
    assert client.post(f"{table}/choices", json=body, headers=me).json() == {"version": 1}
    stale = client.post(f"{table}/choices", json={**body, "id": "b"}, headers=me)
    assert (stale.status_code, stale.json()["code"]) == (409, "refused-stale")
    undone = client.post(f"{table}/undo", json={"id": "c", "seat": 0, "expected": 1}, headers=me)
    assert undone.json() == {"version": 2}
    assert client.get(f"{table}/seats/0", headers=me).json()["options"] == found["options"]


def test_my_tables_are_mine_alone(client: TestClient):
    table, me = open_table(client)
    assert [f"/api/tables/{row['id']}" for row in client.get("/api/tables", headers=me).json()["tables"]] == [table]
    _, other = open_table(client)
    assert client.get(f"{table}/seats/0", headers=other).status_code == 404
    stranger = {"authorization": "Bearer another-secret-of-enough-length"}
    assert client.get("/api/tables", headers=stranger).status_code == 401


def test_without_a_token_there_is_nothing_to_see(client: TestClient):
    table, _ = open_table(client)
    client.cookies.clear()
    answer = client.get(f"{table}/seats/0")
    assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")


def test_an_invitation_opens_its_seat_once(client: TestClient):
    told = client.post(
        "/api/tables", json={**NEW, "scenario": "daring-retreat", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ).json()
    path = f"/api/tables/{told['table']['id']}/seats/1"
    invite = told["table"]["seats"][1]["invite"].rpartition("/")[2]
    client.cookies.clear()
    assert client.post(path, json={"invite": "wrong", "name": "Osk"}).status_code == 403
    assert client.post(path, json={"invite": invite, "name": "Osk"}).json()["seat"] == 1
    assert client.post(path, json={"invite": invite, "name": "Pell"}).status_code == 403


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"game": "chess"}, 409),
        ({"scenario": "nowhere"}, 409),
        ({"seats": []}, 400),
        ({"seats": [{"kind": "me"}, {"kind": "sensible"}]}, 409),
        ({"seats": [{"kind": "sensible"}]}, 409),
        ({"options": {"caravan": "perhaps"}}, 409),
        ({"options": {"no-such-option": 1}}, 409),
        ({"options": {"seats": 3}}, 409),
        ({"packs": ["nowhere"]}, 409),
        ({"seed": -1}, 400),
        ({"lang": "xx"}, 400),
        ({"surprise": True}, 400),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_with_a_reason(client: TestClient, changes: dict[str, Any], status: int):
    answer = client.post("/api/tables", json={**NEW, **changes})
    assert answer.status_code == status
    assert answer.json()["why"]


def test_what_is_not_json_is_refused(client: TestClient):
    assert client.post("/api/tables", content="{}", headers={"content-type": "text/plain"}).status_code == 415
    json_ = {"content-type": "application/json"}
    assert client.post("/api/tables", content="[" * 50_000, headers=json_).status_code == 400
    assert client.post("/api/tables", content="x" * 70_000, headers=json_).status_code == 413


def test_one_address_opens_only_so_many_tables(tmp_path: Path):
    with TestClient(make_app(tmp_path, tables_an_hour=2), base_url=HOST) as client:
        assert [client.post("/api/tables", json=NEW).status_code for _ in range(3)] == [201, 201, 429]


def test_another_site_cannot_post(client: TestClient):
    assert client.post("/api/tables", json=NEW, headers={"origin": "https://evil.example"}).status_code == 403


def written_whole(body: Any) -> Any:
    """The same with 5 for 5.0: JSON Schema calls both a whole number; the server wants it written as 5."""
    if isinstance(body, dict):
        return {name: written_whole(value) for name, value in body.items()}
    if isinstance(body, list):
        return [*map(written_whole, body)]
    if not isinstance(body, float) or not body.is_integer():
        return body
    assume(abs(body) < 2**53)
    return int(body)


def operations(schema: Any) -> list[Any]:
    return [found.ok() for found in schema.get_all_operations()]


def test_schemathesis_finds_nothing(shared_server: Server):
    import schemathesis  # only here: every worker reads this file, and one of them runs the test

    mine = shared_server.open_table("me", scenario="mad-prophet")
    schema = schemathesis.openapi.from_url(f"{shared_server.url}/api/openapi.json")
    tried = []
    for operation in operations(schema):

        @given(case=operation.as_strategy())
        @settings(
            max_examples=20, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        def attempt(case: Any) -> None:
            case.body = written_whole(case.body)
            if "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = mine.table
            case.call_and_validate(headers={"Authorization": f"Bearer {mine.token}"})
            tried.append(case)

        attempt()
    assert len(tried) > 50
    assert "Traceback" not in shared_server.complaints()
