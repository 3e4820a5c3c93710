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

from holdouts.engine import intake, record
from holdouts.engine.chance import Seed, commitment, fresh_salt, fresh_seed
from holdouts.engine.coach import Coach, find_coach
from holdouts.engine.content import PackProblems
from holdouts.engine.decision import Option
from holdouts.engine.events import Event
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import new_table
from holdouts.engine.mixing import Mixture
from holdouts.engine.past import Note
from holdouts.engine.record import About, CannotLoad, Kind, Loaded
from holdouts.engine.refusal import Refusal
from holdouts.engine.table import Table
from holdouts.engine.types import take_apart
from holdouts.games import IDS, find_game
from holdouts.server import lobby, origins
from holdouts.server import seats as chairs
from holdouts.server.clock import RaceClock
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
        return self.problem.said(lang) if isinstance(self.problem, Refusal) else str(self)


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
    sitters: frozenset[str]
    """The secrets, hashed, of all browsers that ever had a seat there."""


class Archive:
    """All stored tables. Every method blocks, so call them from a thread."""

    def __init__(self, store: Store, packs: Path | None = None) -> None:
        self.store = store
        self.packs = packs
        take_apart(*(find_game(id_).state for id_ in IDS))

    def knows(self, token: str) -> bool:
        """Whether a secret opens any seat here."""
        return bool(self.store.seats_of(chairs.hashed(token)))

    # --- out of the store ---

    def load(self, id_: str) -> Standing | None:
        """A table as it stood when the last choice was committed; raises CannotOpen."""
        row = self.store.table(id_)
        if row is None:
            return None
        try:
            read_stored(find_game(row.game), row.setup)
            table, stored, floor = self._begin(row)
            for choice in self.store.choices(id_, after=stored):
                option = table.game.pick_decoder.decode(choice.option)
                table.replay([(choice.seat, option)])
                stored = choice.number
            table.notes = read_notes(row.notes)
            RaceClock().put(row.clock)
        except StoreFailed:
            raise
        except (CannotLoad, PackProblems, *record.BROKEN) as problem:
            raise CannotOpen(problem, self.store.seats(id_)) from problem
        table.shared = row.shared
        messages = self.store.messages(id_, REMEMBERED)
        seats, chat, sitters = self.store.seats(id_), self.store.chat(id_), self.store.sitters(id_)
        return Standing(row, seats, table, chat, stored, messages, floor, sitters)

    def _begin(self, row: TableRow) -> tuple[Table, int, int]:
        if not row.seed:
            return self._stand_in(row), 0, 0
        if row.snapshot is None:
            return self.from_seed(row), 0, 0
        loaded = record.load(row.snapshot, find_game, self.packs)
        stored = len(msgspec.json.decode(loaded.record.choices, type=list[Raw]))
        return loaded.table, stored, 0 if loaded.verdict == "exact" else stored

    def _stand_in(self, row: TableRow) -> Table:
        """A table that nobody will see or play, until the cards are dealt."""
        game = find_game(row.game)
        return new_table(game, read_stored(game, row.setup), fresh_seed(), shared=row.shared, root=self.packs)

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
        return replace(settled, salt=row.salt, seal=row.seal, mixture=lobby.mixture_of(row))

    # --- into the store ---

    def open(
        self,
        id_: str,
        game: Game,
        setup: Setup,
        seed: Seed | None,
        seats: Sequence[SeatRow],
        watch_hash: str,
        origin: str = origins.SEED,
        campaign: str = "",
    ) -> None:
        """Store a new table; without a seed, all who sit there will draw it. Raises SetupError if none can be dealt."""
        secret = fresh_seed()
        new_table(game, setup, secret if seed is None else seed, root=self.packs)
        salt = fresh_salt()
        row = _fresh(id_, game, msgspec.json.encode(setup).decode(), salt, seats, watch_hash)
        row = replace(row, campaign=campaign)
        if seed is None:
            row = replace(row, secret=secret, seal=commitment(secret, salt))
            row = replace(row, **lobby.progress(row, seats))
        else:
            row = replace(row, seed=str(seed), seal=commitment(seed, salt), origins=origin)
        self.store.open_table(row, seats)

    def coach_of(self, row: TableRow) -> Coach | None:
        """Who teaches at a table, if it was opened for a lesson."""
        if origins.LESSON not in origins.words_of(row.origins):
            return None
        game = find_game(row.game)
        return find_coach(game, read_stored(game, row.setup), row.seed, self.packs)

    def take_in(self, data: bytes) -> Loaded:
        """The game of a save that somebody sends, examined as a stranger's. Raises CannotLoad."""
        return intake.take_in(data, find_game, self.packs)

    def bring(self, id_: str, loaded: Loaded, token: str, lang: str, watch_hash: str) -> None:
        """Store a game that was taken in; all its people play at the browser that brought it.

        What is stored is what we made of the save, not the file; and what does not replay says so for ever.
        """
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
        row = replace(
            _fresh(id_, table.game, setup, about.salt, seats, watch_hash),
            seed=str(about.seed),
            seal=about.seal,
            mixture=write_mixture(about.mixture),
            snapshot=record.save(table, about),
            over=table.over,
            version=len(table.choices),
            notes=write_notes(table.notes),
            origins=origins.IMPORT if loaded.replays else origins.ALTERED,
        )
        self.store.open_table(row, seats, _rows(row, table))

    def take_up(self, row: TableRow, seats: Sequence[SeatRow], table: Table) -> None:
        """Store a game that goes on from where that table stands."""
        self.store.open_table(row, seats, _rows(row, table))


def read_stored(game: Game, setup: str) -> Setup:
    found: Setup = msgspec.json.decode(setup, type=game.setup)
    return found


def read_notes(text: str) -> list[tuple[int, Event]]:
    """Notes as they are stored with a table."""
    notes: list[tuple[int, Event]] = [*msgspec.json.decode(text, type=list[tuple[int, Note]])]
    return notes


def write_notes(notes: Sequence[tuple[int, Event]]) -> str:
    return msgspec.json.encode(notes).decode()


def kind_in_save(kind: str) -> Kind:
    """A save knows people and bots; where people sit is the server's business."""
    match kind:
        case "random" | "sensible" | "quick" | "careful" | "deep":
            return kind
        case _:
            return "person"


def write_mixture(mixture: Mixture | None) -> str:
    return "" if mixture is None else msgspec.json.encode(mixture).decode()


def _fresh(id_: str, game: Game, setup: str, salt: str, seats: Sequence[SeatRow], watch_hash: str) -> TableRow:
    people = sum(seat.kind not in chairs.BOTS for seat in seats)
    now = time.time()
    return TableRow(
        id=id_,
        game=game.id,
        setup=setup,
        salt=salt,
        shared=people > 1,
        lone=all(seat.kind != chairs.OPEN for seat in seats) and len(chairs.owners(seats)) < 2,
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
