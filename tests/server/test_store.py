"""The store keeps what it is given, or says that it did not: the same on SQLite and on PostgreSQL."""

from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from msgspec.structs import replace

from holdouts.engine.chance import commitment
from holdouts.server import migrations
from holdouts.server.schema import SCHEMA, ChoiceRow, SeatRow, TableRow
from holdouts.server.store import Store, StoreFailed
from tests.server.locks import let_go


def a_table(id_: str = "T", touched: float = 1.0) -> TableRow:
    return TableRow(
        id=id_, game="g", setup="{}", seed="f" * 64, salt="s", shared=True, watch_hash="w", created=1, touched=touched
    )


def a_seat(seat: int = 0, id_: str = "T", token: str | None = None) -> SeatRow:
    return SeatRow(table_id=id_, seat=seat, kind="person", name="Zoë ❄", lang="fr", token_hash=token)


def a_choice(number: int, message: str | None = None, id_: str = "T") -> ChoiceRow:
    return ChoiceRow(table_id=id_, number=number, seat=0, option='{"pick":"x"}', made=5.0, message=message)


@pytest.fixture
def opened(store: Store) -> Store:
    store.open_table(a_table(), [a_seat(0, token="h"), a_seat(1)])
    return store


def test_a_table_comes_back_as_it_was_stored(opened: Store):
    assert opened.table("T") == a_table()
    assert opened.seats("T") == [a_seat(0, token="h"), a_seat(1)]


def test_a_table_that_is_not_there_is_none(store: Store):
    assert store.table("nowhere") is None


def test_a_choice_and_its_version_are_stored_together(opened: Store):
    opened.add_choice(a_choice(1, "m"), 9, "[]")
    assert opened.choices("T") == [a_choice(1, "m")]
    stored = opened.table("T")
    assert stored is not None
    assert stored.version == 9


def test_a_message_makes_one_choice_only(opened: Store):
    opened.add_choice(a_choice(1, "m"), 1, "[]")
    with pytest.raises(StoreFailed):
        opened.add_choice(a_choice(2, "m"), 2, "[]")
    assert opened.choices("T") == [a_choice(1, "m")]
    stored = opened.table("T")
    assert stored is not None
    assert stored.version == 1


def test_a_number_is_given_once_only(opened: Store):
    opened.add_choice(a_choice(1), 1, "[]")
    with pytest.raises(StoreFailed):
        opened.add_choice(a_choice(1), 2, "[]")


def test_the_messages_of_the_last_choices_can_be_found(opened: Store):
    for number, message in enumerate(["a", "b", None, "c"], start=1):
        opened.add_choice(a_choice(number, message), number, "[]")
    assert opened.messages("T", most=2) == ["b", "c"]


def test_the_clock_is_stored_with_a_choice(opened: Store):
    opened.add_choice(a_choice(1), 1, "[]", "half past")
    stored = opened.table("T")
    assert stored is not None
    assert stored.clock == "half past"


def test_a_store_has_one_server_at_a_time(store: Store):
    store.claim()
    second = Store(store.url)
    with pytest.raises(StoreFailed, match="Another Holdouts server"):
        second.claim()
    assert second.table("T") is None, "others may still read"
    store.close()
    let_go(store)
    second.claim()
    second.close()


def test_choices_after_a_number_come_in_order(opened: Store):
    for number in (1, 2, 3):
        opened.add_choice(a_choice(number), number, "[]")
    assert [choice.number for choice in opened.choices("T", after=1)] == [2, 3]


@pytest.mark.parametrize(("keep", "left"), [(False, None), (True, b"snapshot")])
def test_taking_back_forgets_later_choices_and_a_snapshot_that_held_them(opened: Store, keep: bool, left: bytes | None):
    for number in (1, 2, 3):
        opened.add_choice(a_choice(number), number, "[]")
    opened.change_table("T", snapshot=b"snapshot", over=True)
    opened.take_back("T", 1, 7, "notes", keep)
    stored = opened.table("T")
    assert stored is not None
    assert [choice.number for choice in opened.choices("T")] == [1]
    assert (stored.version, stored.notes, stored.over, stored.snapshot) == (7, "notes", False, left)


def test_seats_are_found_by_the_hash_of_a_secret(opened: Store):
    opened.open_table(a_table("U"), [a_seat(0, "U", token="h"), a_seat(1, "U", token="other")])
    assert {(seat.table_id, seat.seat) for seat in opened.seats_of("h")} == {("T", 0), ("U", 0)}


def test_a_seat_changes_with_the_version_of_its_table(opened: Store):
    opened.change_seat("T", 1, 4, "[]", {"gathered": 2.5}, name="Osk", kind="sensible")
    stored = opened.table("T")
    assert stored is not None
    assert (opened.seats("T")[1].name, opened.seats("T")[1].kind, stored.version) == ("Osk", "sensible", 4)
    assert stored.gathered == 2.5


def test_whoever_ever_had_a_seat_is_remembered_when_it_is_anothers(opened: Store):
    opened.change_seat("T", 0, 2, "[]", token_hash=None)
    opened.change_seat("T", 0, 3, "[]", token_hash="later")
    opened.change_seat("T", 1, 4, "[]", token_hash="later")
    assert opened.sitters("T") == {"h", "later"}


def test_what_a_seat_means_for_its_table_is_stored_with_it(opened: Store):
    opened.change_seat("T", 1, 4, "[]", {"origins": "alone", "lone": True}, kind="open")
    stored = opened.table("T")
    assert stored is not None
    assert (stored.origins, stored.lone) == ("alone", True)


def test_a_store_of_yesterday_knows_who_sits_there_and_who_may_have_been_alone(opened: Store):
    opened.change_table("T", seed="7")  # seeds were numbers
    opened.open_table(replace(a_table("U"), seed="8"), [a_seat(0, "U", token="x"), a_seat(1, "U", token="x")])
    opened.change_seat("U", 1, 1, "[]", kind="open", token_hash=None)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with opened.engine.begin() as link:
        config.attributes["connection"] = link
        command.downgrade(config, "0003")
    opened.migrate()
    assert [set(opened.sitters(id_)) for id_ in ("T", "U")] == [{"h"}, {"x"}]
    found = {row.id: row.lone for row in opened.tables(["T", "U"])}
    assert found == {"T": True, "U": False}


def test_the_latest_tables_come_first(opened: Store):
    opened.open_table(a_table("U", touched=3.0), [a_seat(0, "U")])
    assert [row.id for row in opened.tables(["T", "U", "nowhere"])] == ["U", "T"]


def test_chat_is_numbered_and_the_last_lines_come_back(opened: Store):
    for text in ("a", "b", "c"):
        opened.say("T", 0, text, 1)
    assert [(line.number, line.text) for line in opened.chat("T", most=2)] == [(2, "b"), (3, "c")]


def test_migrations_lead_to_the_schema_the_code_knows(store: Store):
    with store.engine.connect() as link:
        assert compare_metadata(MigrationContext.configure(link), SCHEMA) == []


def test_migrating_twice_changes_nothing(opened: Store):
    opened.migrate()
    assert opened.table("T") == a_table()


def test_tables_from_before_chance_was_mixed_keep_their_seeds_their_seals_and_their_seats(opened: Store):
    seed, salt = 2**63 - 1, "5a17"
    opened.change_table("T", seed=str(seed), salt=salt)
    opened.add_choice(a_choice(1, "m"), 9, "[]")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with opened.engine.begin() as link:
        config.attributes["connection"] = link
        command.downgrade(config, "0003")
        assert link.scalar(sql.text("SELECT seed FROM tables")) == seed
    opened.migrate()
    stored = opened.table("T")
    assert stored is not None
    assert (stored.seed, stored.seal, stored.mixture) == (str(seed), commitment(seed, salt), "")
    assert opened.seats("T") == [a_seat(0, token="h"), a_seat(1)]
    assert opened.choices("T") == [a_choice(1, "m")]


def test_a_schema_of_tomorrow_is_refused_and_left_as_it_is(opened: Store):
    with opened.engine.begin() as link:
        link.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreFailed, match="newer version"):
        opened.migrate()
    assert opened.table("T") == a_table()


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path):
    store = Store.in_file(tmp_path / "deeper" / "holdouts.db")
    with store.engine.connect() as link:
        found = [link.execute(sql.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
    store.close()
    assert found == ["wal", 2]


def test_a_deleted_table_is_gone_with_all_that_hung_on_it_and_no_other_is(opened: Store):
    opened.open_table(a_table("other"), [a_seat(0, "other", token="h")])
    opened.add_choice(a_choice(1), 1, "[]")
    opened.say("T", 0, "hello", 2)
    opened.change_seat("T", 1, 3, "[]", token_hash="later")
    opened.leave("T", "later", 4)
    opened.delete_table("T")
    assert (opened.table("T"), opened.seats("T"), opened.choices("T"), opened.chat("T")) == (None, [], [], [])
    with opened.engine.connect() as link:
        hanging = [table for table in SCHEMA.sorted_tables if "table_id" in table.c]
        left = {table.name: set(link.scalars(sql.select(table.c.table_id))) for table in hanging}
    assert left == {"seats": {"other"}, "sitters": {"other"}, "choices": set(), "chat": set()}
    assert [seat.table_id for seat in opened.seats_of("h")] == ["other"]


def test_whoever_leaves_frees_their_seats_and_hands_on_what_was_theirs_to_host(store: Store):
    bot = replace(a_seat(1, token="h"), kind="sensible")
    store.open_table(a_table(), [replace(a_seat(0, token="h"), host=True), bot, a_seat(2, token="other")])
    store.leave("T", "h", 5)
    seats = store.seats("T")
    assert [seat.kind for seat in seats] == ["open", "sensible", "person"]
    assert [seat.token_hash for seat in seats] == [None, None, "other"]
    assert [seat.host for seat in seats] == [False, False, True]
    left = store.table("T")
    assert left is not None
    assert left.version == 5
    assert store.sitters("T") == {"h", "other"}, "that they ever sat there is remembered"


def test_what_whoever_leaves_has_promised_is_forgotten_with_the_seat(store: Store):
    promised = {"commitment": "c" * 64, "contribution": "d" * 64}
    store.open_table(a_table(), [replace(a_seat(seat, token=f"h{seat}"), **promised) for seat in (0, 1)])
    store.leave("T", "h1", 5, {"gathered": 0.0}, commitment="", contribution="")
    assert [(seat.commitment, seat.contribution) for seat in store.seats("T")] == [("c" * 64, "d" * 64), ("", "")]
