"""Archive: tables out of the store and into it.

A table is rebuilt from its snapshot and the choices since; without a snapshot, from its seed and all choices.
"""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from holdouts.engine import record
from holdouts.engine.chance import fresh_salt
from holdouts.engine.content import PackProblems
from holdouts.engine.decision import Option
from holdouts.engine.events import Event
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import base_book, new_table
from holdouts.engine.record import About, CannotLoad, Kind
from holdouts.engine.table import ChangedHands, Table, TookBack
from holdouts.games import IDS, find_game
from holdouts.server import seats as chairs
from holdouts.server.schema import ChatRow, ChoiceRow, SeatRow, TableRow
from holdouts.server.store import Store, StoreFailed

REMEMBERED = 500
"""Messages whose answers are kept, so that one sent twice is answered twice and carried out once."""


class CannotOpen(Exception):
    """A table that is stored but cannot be played on; the message says why. Nothing of it is lost."""

    def __init__(self, problem: Exception, seats: list[SeatRow]) -> None:
        super().__init__(str(problem) or type(problem).__name__)
        self.problem = problem
        self.seats = seats

    def said(self, lang: str) -> str:
        """Why, in the language of whoever asks; what only a programmer can read stays as it is."""
        return self.problem.said(lang) if isinstance(self.problem, CannotLoad) else str(self)


class Standing(NamedTuple):
    """A table as the store remembers it."""

    row: TableRow
    seats: list[SeatRow]
    table: Table
    chat: list[ChatRow]
    stored: int
    """The number of the last stored choice."""
    messages: list[str]
    """By which messages the last choices were made."""
    floor: int
    """Up to which choice nothing can be taken back any more, because the rules have changed since."""


class Archive:
    """All stored tables. Every method blocks, so call them from a thread."""

    def __init__(self, store: Store, packs: Path | None = None) -> None:
        self.store = store
        self.packs = packs
        for game in map(find_game, IDS):
            game.get_ready()
            base_book(game)

    # --- out of the store ---

    def load(self, id_: str) -> Standing | None:
        """A table as it stood when the last choice was committed; raises CannotOpen."""
        row = self.store.table(id_)
        if row is None:
            return None
        try:
            table, stored, floor = self._begin(row)
            for choice in self.store.choices(id_, after=stored):
                option = table.game.pick_decoder.decode(choice.option)
                table.replay([(choice.seat, option)])
                stored = choice.number
        except StoreFailed:
            raise
        except (CannotLoad, PackProblems, *record.BROKEN) as problem:
            raise CannotOpen(problem, self.store.seats(id_)) from problem
        table.shared = row.shared
        table.notes = read_notes(row.notes)
        messages = self.store.messages(id_, REMEMBERED)
        return Standing(row, self.store.seats(id_), table, self.store.chat(id_), stored, messages, floor)

    def _begin(self, row: TableRow) -> tuple[Table, int, int]:
        if row.snapshot is None:
            return self.from_seed(row), 0, 0
        loaded = record.load(row.snapshot, find_game, self.packs)
        stored = len(msgspec.json.decode(loaded.record.choices, type=list[Raw]))
        return loaded.table, stored, 0 if loaded.verdict == "exact" else stored

    def from_seed(self, row: TableRow, choices: Sequence[tuple[int, Option]] = ()) -> Table:
        """The table from its beginning, with these choices made."""
        game = find_game(row.game)
        table = new_table(game, read_stored(game, row.setup), row.seed, shared=row.shared, root=self.packs)
        table.replay(list(choices))
        return table

    def about(self, row: TableRow, seats: Sequence[SeatRow]) -> About:
        """What a save tells about a table."""
        game = find_game(row.game)
        settled = record.settle(
            game,
            read_stored(game, row.setup),
            row.seed,
            names=[seat.name for seat in seats],
            kinds=[kind_in_save(seat.kind) for seat in seats],
            language=seats[0].lang,
            root=self.packs,
        )
        return replace(settled, salt=row.salt)

    # --- into the store ---

    def open(self, id_: str, game: Game, setup: Setup, seed: int, seats: Sequence[SeatRow], watch_hash: str) -> None:
        """Store a new table; raises SetupError if it cannot be dealt."""
        new_table(game, setup, seed, root=self.packs)
        row = _fresh(id_, game, msgspec.json.encode(setup).decode(), seed, fresh_salt(), seats, watch_hash)
        self.store.open_table(row, seats)

    def bring(self, id_: str, data: bytes, token: str, lang: str, watch_hash: str) -> None:
        """Store the game of a save; all its people play at the browser that brought it. Raises CannotLoad."""
        loaded = record.load(data, find_game, self.packs)
        about, table = loaded.about, loaded.table
        people = sum(kind == "person" for kind in about.kinds)
        seats = [
            SeatRow(
                table_id=id_,
                seat=number,
                kind=kind if kind != "person" else chairs.DEVICE if people > 1 else chairs.PERSON,
                name=chairs.clean(name, chairs.LONGEST_NAME) or f"P{number + 1}",
                lang=lang,
                host=number == (about.kinds.index("person") if people else 0),
                token_hash=chairs.hashed(token) if kind == "person" or not people else None,
            )
            for number, (name, kind) in enumerate(zip(about.names, about.kinds, strict=True))
        ]
        setup = msgspec.json.encode(about.setup).decode()
        fresh = _fresh(id_, table.game, setup, about.seed, about.salt, seats, watch_hash)
        row = replace(fresh, snapshot=data, over=table.over, version=len(table.choices), notes=write_notes(table.notes))
        self.store.open_table(row, seats, _rows(row, table))


_NOTES = msgspec.json.Decoder(list[tuple[int, TookBack | ChangedHands]])


def read_stored(game: Game, setup: str) -> Setup:
    return msgspec.json.decode(setup, type=game.setup)


def read_notes(text: str) -> list[tuple[int, Event]]:
    """Notes as they are stored with a table."""
    return list(_NOTES.decode(text))


def write_notes(notes: Sequence[tuple[int, Event]]) -> str:
    return msgspec.json.encode(notes).decode()


def kind_in_save(kind: str) -> Kind:
    """A save knows people and bots; where people sit is the server's business."""
    match kind:
        case "random" | "sensible":
            return kind
        case _:
            return "person"


def _fresh(
    id_: str, game: Game, setup: str, seed: int, salt: str, seats: Sequence[SeatRow], watch_hash: str
) -> TableRow:
    people = sum(seat.kind not in chairs.BOTS for seat in seats)
    now = time.time()
    return TableRow(
        id=id_,
        game=game.id,
        setup=setup,
        seed=seed,
        salt=salt,
        shared=people > 1,
        watch_hash=watch_hash,
        created=now,
        touched=now,
    )


def _rows(row: TableRow, table: Table) -> list[ChoiceRow]:
    """The choices of a save, so that they can be taken back here, too."""
    return [
        ChoiceRow(
            table_id=row.id, number=number, seat=seat, option=msgspec.json.encode(option).decode(), made=row.created
        )
        for number, (seat, option) in enumerate(table.choices, start=1)
    ]
