"""Intake: a save from a stranger, examined before a table is made of it.

What replays from its seed is made again move by move, and nothing else of the file is believed. What does not replay
may still go on from where it says it stands, but then all of that is measured, and tried out, first.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from holdouts.engine import talk
from holdouts.engine.bounds import excess
from holdouts.engine.chance import Dice, Seed
from holdouts.engine.content import PackProblems
from holdouts.engine.decision import CLOCK
from holdouts.engine.events import Event
from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.library import LANGUAGES, new_table, open_packs, open_words, read_setup
from holdouts.engine.mixing import Mixture, is_part
from holdouts.engine.observation import plain
from holdouts.engine.observing import observe
from holdouts.engine.past import Accused, ChangedHands, Halted, Note, Said, TakenUp, TookBack, Withdrew
from holdouts.engine.record import BROKEN, About, CannotLoad, Loaded, Record, game_of, load, read_record, reason_of
from holdouts.engine.table import Table
from holdouts.engine.view import log, view
from holdouts.engine.words import cut

MOST_CHOICES = 5_000
MOST_EVENTS = 12_000
MOST_NOTES = 2_000
MOST_PACKS = 20
LONGEST_NAME = 100
LARGEST_SEED, LONGEST_SEED = 2**63 - 1, 64
TRIED = 20
"""How many choices a game that does not replay must survive before it may go on."""

_SALT = re.compile(r"[0-9a-zA-Z]{0,64}")
_PACK = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
_PRINT = re.compile(r"[0-9a-f]{16}")
_TABLE = re.compile(r"[0-9A-Za-z_-]{1,24}")
_WORD = re.compile(r"[a-z-]{1,20}")
_RULE = re.compile(r"[A-Z0-9-]{0,40}")


def take_in(data: bytes, find_game: Callable[[str], Game], root: Path | None = None) -> Loaded:
    """The game of a stranger's save, or CannotLoad that says what is wrong and where."""
    record = read_record(data)
    game = game_of(record, find_game)
    setup = _setup(game, record.about, root)
    _check_about(record.about, setup)
    _check_story(game, record, setup.seats)
    loaded = load(data, find_game, root, vet=_vet)
    if not loaded.replays:
        _try_out(loaded, root)
    return loaded._replace(about=_believed(loaded, setup))


def _wrong(where: str, value: object) -> CannotLoad:
    return CannotLoad("load-value", where=where, value=cut(value, 60))


# --- what is settled ---


def _setup(game: Game, about: About, root: Path | None) -> Setup:
    """A set-up that can be dealt."""
    if about.own_packs() != about.setup.get("packs", []):
        raise _wrong("about.setup.packs", about.setup.get("packs", []))
    for number, pack in enumerate(about.packs[: MOST_PACKS + 1]):
        if number == MOST_PACKS or not _PACK.fullmatch(pack.id):
            raise _wrong(f"about.packs[{number}]", pack.id)
    if not _is_seed(about.seed):
        raise _wrong("about.seed", about.seed)
    try:
        setup = read_setup(game, about.setup)
    except SetupError as error:
        raise CannotLoad("load-setup", reason=error) from error
    if not 1 <= setup.seats <= max(each.seats for each in game.setups()):
        raise _wrong("about.setup.seats", setup.seats)
    try:
        new_table(game, setup, about.seed, root=root)
    except (PackProblems, *BROKEN) as error:
        raise CannotLoad("load-setup", reason=reason_of(error)) from error
    return setup


def _is_seed(seed: Seed) -> bool:
    """A whole number somebody typed, or a text: typed, or drawn."""
    if isinstance(seed, int):
        return 0 <= seed <= LARGEST_SEED
    return 0 < len(seed) <= LONGEST_SEED and seed.isprintable()


def _check_about(about: About, setup: Setup) -> None:
    """Who plays: as many names and kinds as seats, none of them longer than a name can be."""
    if not len(about.names) == len(about.kinds) == setup.seats:
        raise CannotLoad("load-other-names")
    for number, name in enumerate(about.names):
        if len(name) > LONGEST_NAME:
            raise _wrong(f"about.names[{number}]", name)
    if not _SALT.fullmatch(about.salt):
        raise _wrong("about.salt", about.salt)
    if about.language not in LANGUAGES:
        raise _wrong("about.language", about.language)
    if about.mixture is not None:
        _check_mixture(about.mixture, setup.seats)


def _check_mixture(mixture: Mixture, seats: int) -> None:
    """What a seed is said to be mixed from: parts, each of another seat."""
    if not _TABLE.fullmatch(mixture.table):
        raise _wrong("about.mixture.table", mixture.table)
    if not is_part(mixture.secret):
        raise _wrong("about.mixture.secret", mixture.secret)
    _few("about.mixture.shares", mixture.shares, seats)
    for number, share in enumerate(mixture.shares):
        where = f"about.mixture.shares[{number}]"
        if not 0 <= share.seat < seats or share.seat in (other.seat for other in mixture.shares[:number]):
            raise _wrong(f"{where}.seat", share.seat)
        if not is_part(share.commitment):
            raise _wrong(f"{where}.commitment", share.commitment)
        if share.contribution and not is_part(share.contribution):
            raise _wrong(f"{where}.contribution", share.contribution)


def _believed(loaded: Loaded, setup: Setup) -> About:
    """What is kept of what a save tells about itself: from where its seed comes only if that, and the game, fit."""
    about, mixture = loaded.about, loaded.about.mixture
    if mixture is not None and not (loaded.replays and _gives(mixture, about.seed)):
        mixture = None
    about = replace(about, setup=msgspec.to_builtins(setup), mixture=mixture)
    return replace(about, seal=about.commitment())


def _gives(mixture: Mixture, seed: Seed) -> bool:
    given = [share for share in mixture.shares if share.contribution]
    return mixture.seed() == str(seed) and all(share.fits for share in given)


# --- what happened ---


def _check_story(game: Game, record: Record, seats: int) -> None:
    """Choices, chronicle, notes and fingerprints: all can be read, and all point at something that is there."""
    choices = _choices(game, record, seats)
    _few("events", record.events, MOST_EVENTS)
    _few("notes", record.notes, MOST_NOTES)
    _few("fingerprints", record.fingerprints, choices + 1)
    events = len(record.events)
    counts = [("choices_before", record.choices_before, choices), ("events_before", record.events_before, events)]
    counts += [(f"told[{number}]", length, events) for number, length in enumerate(record.lengths)]
    counts += [(f"notes[{number}][0]", at, choices) for number, (at, _) in enumerate(record.notes)]
    counts += [(f"fingerprints[{number}][0]", at, choices) for number, (at, _) in enumerate(record.fingerprints)]
    for where, count, most in counts:
        if not 0 <= count <= most:
            raise _wrong(where, count)
    if len(record.lengths) != choices:
        raise _wrong("told", len(record.lengths))
    for number, event in enumerate(record.events):
        _check_rule(f"events[{number}].rule", _read(event, game.event_union, f"events[{number}]"))
    for number, (_, note) in enumerate(record.notes):
        _check_note(game, f"notes[{number}]", note, seats)
    for number, (_, fingerprint) in enumerate([*record.fingerprints, (0, record.now)]):
        if not _PRINT.fullmatch(fingerprint):
            raise _wrong(f"fingerprints[{number}]", fingerprint)
    _read(record.checkpoint, game.state, "checkpoint")


def _choices(game: Game, record: Record, seats: int) -> int:
    """How many choices there are, once each can be read and is somebody's."""
    _few("choices", _read(record.choices, list[Raw], "choices"), MOST_CHOICES)
    kind = list[tuple[int, game.pick_union]]  # type: ignore[name-defined]
    choices = _read(record.choices, kind, "choices")
    for number, (seat, _) in enumerate(choices):
        if not CLOCK <= seat < seats:
            raise _wrong(f"choices[{number}][0]", seat)
    return len(choices)


def _few(where: str, things: Sequence[object], most: int) -> None:
    if len(things) > most:
        raise CannotLoad("load-too-much", where=where, most=most)


def _read(raw: Raw, kind: Any, where: str) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise CannotLoad("load-part", where=where, reason=str(error)) from error


def _check_note(game: Game, where: str, raw: Raw, seats: int) -> None:
    note: Note = _read(raw, Note, where)
    _check_rule(f"{where}.rule", note)
    if not isinstance(note, Halted) and not CLOCK <= note.who < seats:
        raise _wrong(f"{where}.who", note.who)
    if isinstance(note, TookBack | TakenUp) and not 0 <= note.count <= MOST_CHOICES:
        raise _wrong(f"{where}.count", note.count)
    if isinstance(note, Accused | Withdrew) and not 0 <= note.other < seats:
        raise _wrong(f"{where}.other", note.other)
    if isinstance(note, Said) and note.phrase not in talk.phrases(game):
        raise _wrong(f"{where}.phrase", note.phrase)
    if isinstance(note, ChangedHands) and not _WORD.fullmatch(note.now):
        raise _wrong(f"{where}.now", note.now)


def _check_rule(where: str, event: Event) -> None:
    if not _RULE.fullmatch(event.rule):
        raise _wrong(where, event.rule)


# --- what does not replay ---


def _vet(game: Game, record: Record) -> None:
    """The state a save claims to stand in, before any rule runs from it."""
    state = msgspec.json.decode(record.checkpoint)
    for found in excess(state, "checkpoint", game.unmeasured | {"dice"}):
        raise CannotLoad("load-excess", where=found.where, what=found.what)
    for number, raw in enumerate(record.events):
        for found in excess(msgspec.json.decode(raw), f"events[{number}]"):
            raise CannotLoad("load-excess", where=found.where, what=found.what)


def _try_out(loaded: Loaded, root: Path | None) -> None:
    """Everybody looks at the table, its story is read in every language, and a copy of it is played on for a while."""
    table, names = loaded.table, list(loaded.about.names)
    packs = open_packs(table.game, loaded.about.own_packs(), root)
    spoken = [open_words(table.game, lang, packs) for lang in LANGUAGES]
    try:
        for words in spoken:
            log(table, None, words, names)
            for seat in (None, *range(len(names))):
                view(table, seat, words, names)
        for seat in range(len(names)):
            log(table, seat, spoken[0], names)
            plain(observe(table, seat))
            table.imagine(seat, seat)
        _play_on(table.clone())
    except BROKEN as error:
        raise CannotLoad("load-unplayable", reason=reason_of(error)) from error


def _play_on(table: Table) -> None:
    dice = Dice(1)
    for _ in range(TRIED):
        if waiting := table.go_on().waiting_for():
            seat = dice.pick(list(waiting))
            table.choose(dice.pick(table.options(seat)), seat)
