"""Record: a game as one file that can be trusted.

A save holds the seed and every choice, from which the game can be played again move by move, and the state at the start
of the current step, from which it goes on even when rules or cards have changed since. The first line carries the
length and the SHA-256 of all that follows: a file is either read whole or refused.
"""

import hashlib
import os
import re
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from holdouts import __version__
from holdouts.engine.chance import Seed, commitment, fresh_salt
from holdouts.engine.content import Pack, PackProblems
from holdouts.engine.decision import Option
from holdouts.engine.events import Event
from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.library import new_table, open_book, open_packs, read_setup
from holdouts.engine.mixing import Mixture
from holdouts.engine.past import Note, Past
from holdouts.engine.refusal import Refusal, Sentence
from holdouts.engine.table import Table

FORMAT = 1
MAX_BYTES = 64 * 1024 * 1024
SPACING = 25
"""A fingerprint is kept about every so many choices."""

Kind = Literal["person", "random", "sensible", "quick", "careful", "deep"]
Verdict = Literal["exact", "migrated", "diverged"]

_MAGIC = b"holdouts-save "
_SEAL = re.compile(rb"holdouts-save (\d{1,6}) sha256=([0-9a-f]{64}) bytes=(\d{1,12})\n")

BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What rules may raise when they meet a past they did not make: they are not the rules that made it."""


class CannotLoad(Refusal):
    """A file that is refused; the message says why."""


class Astray(Refusal):
    """A replay that does not lead where the game once stood."""


class UsedPack(Struct, frozen=True, kw_only=True):
    """A pack the game was played with: the digest of its content, and of which cards it holds in which order."""

    id: str
    digest: str
    cards: str


class About(Struct, frozen=True, kw_only=True):
    """What is settled once for a game: how it was set up, its seed, and who sits there."""

    setup: dict[str, Any]
    seed: Seed
    salt: str
    names: tuple[str, ...]
    kinds: tuple[Kind, ...]
    packs: tuple[UsedPack, ...]
    language: str = "en"
    seal: str = ""
    """What was shown before the first card; the secret and the salt, shown at the end, must give it again."""
    mixture: Mixture | None = None
    """What the seed was mixed from, where several drew it together."""

    @property
    def secret(self) -> Seed:
        """What was sealed: the server's part of a mixed seed, or else the seed itself."""
        return self.mixture.secret if self.mixture is not None else self.seed

    def commitment(self) -> str:
        """What the secret and the salt give: the seal, if nobody changed them."""
        return commitment(self.secret, self.salt)

    def own_packs(self) -> list[str]:
        """The ids of the user's own packs: all but the first, which comes with the game."""
        return [pack.id for pack in self.packs[1:]]


class Record(Struct, frozen=True, kw_only=True):
    """What a save holds. What only the game can read stays raw until the game is known."""

    format: int
    engine: str
    game: str
    about: About
    shared: bool
    checkpoint: Raw
    choices_before: int
    events_before: int
    choices: Raw
    lengths: tuple[int, ...] = msgspec.field(name="told")
    """How long the chronicle was before each choice."""
    events: tuple[Raw, ...]
    notes: tuple[tuple[int, Raw], ...]
    fingerprints: tuple[tuple[int, str], ...]
    """(choices, fingerprint) at the start of some steps, the current one among them."""
    now: str
    """The fingerprint at the moment of saving."""
    moments: tuple[int, ...] = ()
    """How many questions were settled before each choice; older saves do not say."""


_RECORD = msgspec.json.Decoder(Record)


class Loaded(NamedTuple):
    """A game that goes on, and how true it is to the one that was saved."""

    table: Table
    about: About
    verdict: Verdict
    changes: tuple[Sentence, ...]
    record: Record
    replays: bool = False
    """Whether every choice was made again from the seed, to the very state that was saved."""

    @property
    def reason(self) -> str:
        """What is not as it was, in plain English."""
        return " ".join(map(str, self.changes))

    def why(self, lang: str) -> str:
        """What is not as it was, as a person reads it."""
        return " ".join(change.said(lang) for change in self.changes)


def settle(
    game: Game,
    setup: Setup,
    seed: Seed,
    *,
    names: Sequence[str],
    kinds: Sequence[Kind],
    language: str = "en",
    root: Path | None = None,
) -> About:
    """What is settled for a new game."""
    salt = fresh_salt()
    return About(
        setup=msgspec.to_builtins(setup),
        seed=seed,
        salt=salt,
        seal=commitment(seed, salt),
        names=tuple(names),
        kinds=tuple(kinds),
        packs=_used(open_packs(game, setup.packs, root)),
        language=language,
    )


def fingerprint(state: bytes) -> str:
    """Short, and different for different states."""
    return hashlib.blake2b(state, digest_size=8).hexdigest()


# --- saving ---


def save(table: Table, about: About) -> bytes:
    """The game as it stands, in the middle of a rule or not."""
    game = table.game
    checkpoint = table.checkpoint()
    encode = msgspec.json.encode
    record = Record(
        format=FORMAT,
        engine=__version__,
        game=game.id,
        about=about,
        shared=table.shared,
        checkpoint=Raw(encode(game.decoder.decode(checkpoint.state))),
        choices_before=checkpoint.choices,
        events_before=checkpoint.events,
        choices=Raw(encode(table.choices)),
        lengths=tuple(table.lengths()),
        events=tuple(Raw(encode(event)) for event in table.chronicle),
        notes=tuple((at, Raw(encode(note))) for at, note in table.notes),
        fingerprints=_fingerprints(table),
        now=_now(table),
        moments=tuple(table.moments()),
    )
    body = encode(record) + b"\n"
    return b"holdouts-save %d sha256=%s bytes=%d\n" % (FORMAT, _sha256(body), len(body)) + body


def write(path: Path, table: Table, about: About) -> None:
    """Save to a file."""
    put(path, save(table, about))


def put(path: Path, data: bytes) -> None:
    """Fill a file. Whatever happens meanwhile, it holds what it held before or what it holds now, whole."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    _settle_folder(path.parent)


def _settle_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system knows how."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _sha256(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest().encode()


def _now(table: Table) -> str:
    return fingerprint(table.game.encoder.encode(table.state))


def _fingerprints(table: Table) -> tuple[tuple[int, str], ...]:
    found: list[tuple[int, str]] = []
    steps = table.checkpoints()
    for number, step in enumerate(steps, start=1):
        if not found or step.choices >= found[-1][0] + SPACING or number == len(steps):
            found.append((step.choices, fingerprint(step.state)))
    return tuple(found)


def _used(packs: Sequence[Pack]) -> tuple[UsedPack, ...]:
    return tuple(UsedPack(id=pack.id, digest=pack.digest, cards=_order_of_cards(pack)) for pack in packs)


def _order_of_cards(pack: Pack) -> str:
    """A card in play is a number: it means the same only while the same cards stand in the same order."""
    order = [pack.without, {shelf: [card.id for card in cards] for shelf, cards in pack.cards.items()}]
    return fingerprint(msgspec.json.encode(order))


# --- loading ---


def read(path: Path, find_game: Callable[[str], Game], root: Path | None = None) -> Loaded:
    """Load a file."""
    return load(read_bytes(path), find_game, root)


def read_bytes(path: Path) -> bytes:
    """What is in a file, if it may be a save."""
    if not path.is_file():
        raise CannotLoad("load-no-file", file=path.name)
    if path.stat().st_size > MAX_BYTES:
        raise CannotLoad("load-too-large")
    return path.read_bytes()


def game_of(record: Record, find_game: Callable[[str], Game]) -> Game:
    """What was played, or CannotLoad."""
    try:
        return find_game(record.game)
    except LookupError as error:
        raise CannotLoad("load-no-game", name=record.game) from error


def _trust(game: Game, record: Record) -> None:
    """What somebody saved on their own machine is believed."""


def load(
    data: bytes,
    find_game: Callable[[str], Game],
    root: Path | None = None,
    vet: Callable[[Game, Record], None] = _trust,
) -> Loaded:
    """The game of a save, ready to go on, or CannotLoad. `root` is the folder of the user's own packs.

    `vet` looks at a save that does not replay, before anything goes on from the state in it.
    """
    record = read_record(data)
    game = game_of(record, find_game)
    about = replace(record.about, packs=_packs_now(game, record, root))
    changes = _changes(record, about)
    try:
        table = _from_the_seed(game, record, root)
    except BROKEN as error:
        changes.append(Sentence("load-astray", reason=reason_of(error)))
    else:
        return Loaded(table, about, "migrated" if changes else "exact", tuple(changes), record, replays=True)
    vet(game, record)
    return _from_the_checkpoint(game, record, about, changes, root)


def read_record(data: bytes) -> Record:
    """What a save holds, once it is sure that it is whole."""
    body = _unseal(data)
    try:
        return _RECORD.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise CannotLoad("load-damaged", reason=str(error)) from error


def _unseal(data: bytes) -> bytes:
    if not data:
        raise CannotLoad("load-empty")
    if len(data) > MAX_BYTES:
        raise CannotLoad("load-too-large")
    seal = _SEAL.match(data)
    if seal is None:
        if _MAGIC.startswith(data[: len(_MAGIC)]):
            raise CannotLoad("load-no-seal")
        raise CannotLoad("load-not-a-save")
    if int(seal[1]) > FORMAT:
        raise CannotLoad("load-newer")
    body = data[seal.end() :]
    if len(body) < int(seal[3]):
        raise CannotLoad("load-cut-short", left=len(body), bytes=int(seal[3]))
    if len(body) > int(seal[3]) or _sha256(body) != seal[2] or int(seal[1]) != FORMAT:
        raise CannotLoad("load-altered")
    return body


def _packs_now(game: Game, record: Record, root: Path | None) -> tuple[UsedPack, ...]:
    """The packs as they are today; refused when they no longer hold the cards that are in play."""
    if not record.about.packs:
        raise CannotLoad("load-no-cards")
    try:
        packs = _used(open_packs(game, record.about.own_packs(), root))
    except SetupError as error:
        raise CannotLoad("load-no-pack", reason=error) from error
    except PackProblems as error:
        raise CannotLoad("load-bad-pack", reason=str(error)) from error
    for before, today in zip(record.about.packs, packs, strict=True):
        if before.cards != today.cards:
            raise CannotLoad("load-other-cards", pack=today.id)
    return packs


def _changes(record: Record, about: About) -> list[Sentence]:
    """What is not as it was when the game was saved, in sentences."""
    changes: list[Sentence] = []
    if record.engine != __version__:
        changes.append(Sentence("load-version", then=record.engine, now=__version__))
    for before, today in zip(record.about.packs, about.packs, strict=True):
        if before.digest != today.digest:
            changes.append(Sentence("load-pack-changed", pack=today.id))
    return changes


def _from_the_seed(game: Game, record: Record, root: Path | None) -> Table:
    """Every choice made again, and the same state wherever a fingerprint was kept."""
    setup = read_setup(game, record.about.setup)
    table = new_table(game, setup, record.about.seed, shared=record.shared, root=root)
    table.replay(_choices(game, record))
    steps = {step.choices: step.state for step in table.checkpoints()}
    for choices, expected in record.fingerprints:
        if fingerprint(steps.get(choices, b"")) != expected:
            raise Astray("load-differs", count=choices)
    if _now(table) != record.now:
        raise Astray("load-differs", count=len(table.choices))
    table.notes = _notes(record)
    return table


def _from_the_checkpoint(
    game: Game, record: Record, about: About, changes: list[Sentence], root: Path | None
) -> Loaded:
    """The current step again, with the choices made in it if they can still be made."""
    table = _resume(game, record, about, root)
    try:
        choices = _choices(game, record)[record.choices_before :]
        table.replay(choices)
    except BROKEN as error:
        changes.append(Sentence("load-step-anew", reason=reason_of(error)))
        return Loaded(_resume(game, record, about, root), about, "diverged", tuple(changes), record)
    changes.append(Sentence("load-from-step"))
    return Loaded(table, about, "migrated", tuple(changes), record)


def reason_of(error: Exception) -> str | Sentence:
    """What rules say that meet a past they did not make; a program's own words are not translated."""
    return error if isinstance(error, Refusal) else str(error)


def _resume(game: Game, record: Record, about: About, root: Path | None) -> Table:
    try:
        state = msgspec.json.decode(record.checkpoint, type=game.state)
        if not state.key:  # saved when chance was another
            state.seed(about.seed)
        state.attach(open_book(game, about.own_packs(), root), None)
        for name, _ in state.agenda:
            if name not in game.script.steps:
                raise Astray("load-no-step", name=name)
        for fault in game.audit(state):
            raise Astray("load-fault", fault=fault)
        return Table(game, state, shared=record.shared, past=_past(game, record))
    except BROKEN as error:
        raise CannotLoad("load-rules-changed", reason=reason_of(error)) from error


def _past(game: Game, record: Record) -> Past:
    """What came before the current step. Events that nobody can read any more are left out of the story."""
    chronicle: list[Event] = []
    kept = [0]
    for raw in record.events[: record.events_before]:
        with suppress(msgspec.ValidationError):
            chronicle.append(game.event_decoder.decode(raw))
        kept.append(len(chronicle))
    lengths = [kept[min(number, record.events_before)] for number in record.lengths[: record.choices_before]]
    try:
        choices = _choices(game, record)[: record.choices_before]
    except msgspec.ValidationError:
        choices, lengths = [], []
    notes = [(min(at, len(choices)), note) for at, note in _notes(record)]
    return Past(choices, lengths, _moments(record, len(choices)), chronicle, notes)


def _moments(record: Record, count: int) -> list[int]:
    """The moments of so many choices; where a save says none that could be, each choice has its own."""
    moments = [*record.moments[:count]]
    grows = all(later - sooner in (0, 1) for sooner, later in pairwise([0, *moments]))
    return moments if len(moments) == count and grows else list(range(count))


def _choices(game: Game, record: Record) -> list[tuple[int, Option]]:
    choices: list[tuple[int, Option]] = msgspec.json.decode(
        record.choices,
        type=list[tuple[int, game.pick_union]],  # type: ignore[name-defined]
    )
    return choices


def _notes(record: Record) -> list[tuple[int, Event]]:
    return [(at, msgspec.json.decode(note, type=Note)) for at, note in record.notes]
