"""Content: packs of cards, read from folders of YAML.

A pack is a folder: `pack.yaml`, for each shelf a file or a folder of files (each a list of cards), and
`words/<language>.ftl`. The cards of a game are such a pack too. Nothing in a pack is trusted: every fault is found at
load, and named by file, line and card.
"""

import difflib
import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Struct

from holdouts.engine.complaints import UNKNOWN_CHOICE, UNKNOWN_KEY, names_at, printable, quoted, readable, split, steps
from holdouts.engine.pictures import Drawn, Picture
from holdouts.engine.words import faults, is_language
from holdouts.engine.yaml_guard import Document, Refused, Steps, read_text, read_yaml

HEADER = "pack.yaml"
MAX_FILES = 200
MAX_PROBLEMS = 50

T = TypeVar("T")
Hook = Callable[[type, Any], Any]
Shelves = Mapping[str, type[Struct]]

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST_ID = 60
_LOOKS = ("picture", "tone")
_MAY_LIE_ABOUT = frozenset({"README.md", "LICENSE", "LICENSE.txt", "LICENSE.md", "lessons.yaml", "pieces.yaml"})
"""What is no shelf of cards; lessons are read by `lessons.py`, pieces by `pieces.py`."""


class PackError(Exception):
    """One fault of a pack. `file` begins with the name of the pack's folder."""

    def __init__(self, file: str, message: str, *, line: int | None = None, card: str | None = None) -> None:
        super().__init__(file, message, line, card)
        self.file = file
        self.message = message
        self.line = line
        self.card = card

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        whose = "" if self.card is None else f"card '{self.card}': "
        return f"{place}: {whose}{self.message}"


class PackProblems(Exception):
    """Everything found wrong with a pack."""

    def __init__(self, problems: Sequence[PackError]) -> None:
        super().__init__(list(problems))
        self.problems = list(problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class Card(Protocol):
    """What every card has, whatever its shelf."""

    @property
    def id(self) -> str: ...


class PackHeader(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `pack.yaml` says. `without` names, by shelf, cards of the packs before it that are left out."""

    id: str
    game: str
    title: str
    version: str
    language: str = "en"
    without: dict[str, tuple[str, ...]] = {}


class Pack(Struct, frozen=True, kw_only=True):
    """A pack without fault: its cards by shelf, its words by language, and the digest of them all.

    The digest does not tell a shelf in one file from the same cards in a folder of files.
    """

    id: str
    game: str
    title: str
    version: str
    language: str
    without: dict[str, tuple[str, ...]]
    cards: dict[str, tuple[Card, ...]]
    files: dict[str, dict[str, str]]
    """By shelf and id, in which file of the pack a card stands."""
    words: dict[str, str]
    digest: str


class FoundPacks(NamedTuple):
    """The packs of a folder, and what is wrong with those that cannot be offered."""

    packs: list[tuple[Path, PackHeader]]
    problems: list[PackError]


def load_pack(
    folder: Path,
    game: str,
    shelves: Shelves,
    dec_hook: Hook,
    words: Path | None = None,
    drawn: Drawn | None = None,
) -> Pack:
    """Read a whole pack, or raise `PackProblems`.

    `words` is where its words lie, if not in its own folder; `drawn` is what its pictures may be composed of.
    """
    reader = _Reader(folder, drawn)
    header = reader.header()
    if header is None or not reader.is_for(header, game):
        raise PackProblems(reader.problems)
    reader.check_files(shelves, words_inside=words is None)
    reader.check_without(header, shelves)
    cards = {shelf: tuple(reader.cards(shelf, kind, dec_hook)) for shelf, kind in shelves.items()}
    texts = reader.words(words or reader.folder / "words", header.language)
    if reader.problems:
        raise PackProblems(reader.problems[:MAX_PROBLEMS])
    return Pack(
        id=header.id,
        game=header.game,
        title=header.title,
        version=header.version,
        language=header.language,
        without=header.without,
        cards=cards,
        files=reader.files,
        words=texts,
        digest=_digest(reader.plain, texts),
    )


def game_of(folder: Path) -> str:
    """The game that a pack says it is for, or `PackProblems`."""
    reader = _Reader(folder)
    header = reader.header()
    if header is None:
        raise PackProblems(reader.problems)
    return header.game


def find_packs(root: Path, game: str) -> FoundPacks:
    """The packs for a game in a folder of packs. Only their headers are read."""
    found = FoundPacks([], [])
    if not root.is_dir():
        return found
    taken: set[str] = set()
    for folder in sorted(root.iterdir()):
        reader = _Reader(folder)
        header = reader.find_header()
        found.problems.extend(reader.problems)
        if header is None or header.game != game or reader.problems:
            continue
        if header.id in taken:
            found.problems.append(PackError(f"{folder.name}/{HEADER}", f"another pack has the id '{header.id}'"))
            continue
        taken.add(header.id)
        found.packs.append((folder, header))
    return found


def merge(packs: Sequence[Pack]) -> dict[str, tuple[Card, ...]]:
    """All cards by shelf, in the order of the packs. What a pack leaves out of those before it, it may replace."""
    shelves: dict[str, dict[str, _Owned]] = {}
    problems: list[PackError] = []
    seen: set[str] = set()
    for pack in packs:
        if pack.id in seen:
            problems.append(PackError(f"{pack.id}/{HEADER}", f"another pack has the id '{pack.id}'"))
        seen.add(pack.id)
        problems += _leave_out(pack, shelves)
        problems += _add(pack, shelves)
    if problems:
        raise PackProblems(problems)
    return {shelf: tuple(owned.card for owned in cards.values()) for shelf, cards in shelves.items()}


def decode(value: Any, wanted: type[T], dec_hook: Hook) -> T:
    """Convert plain data as msgspec does; errors keep the whole path through hooks, and unknown names get a near match.

    A hook that decodes nested nodes should call this too, or the nodes between are missing from the path.
    """

    def hook(kind: type, inner: Any) -> Any:
        try:
            return dec_hook(kind, inner)
        except msgspec.ValidationError as error:  # msgspec adds its path to a ValueError, not to its own errors
            raise ValueError(str(error)) from error

    try:
        return msgspec.convert(value, wanted, strict=True, dec_hook=hook)
    except msgspec.ValidationError as error:
        raise msgspec.ValidationError(_with_hint(str(error), wanted)) from error


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a sentence: '; did you mean `noise`?', or nothing if no known word is near."""
    near = difflib.get_close_matches(word[:_LONGEST_ID], known, n=1)
    return f"; did you mean `{near[0]}`?" if near else ""


class _Owned(NamedTuple):
    card: Card
    pack_id: str


def _leave_out(pack: Pack, shelves: dict[str, dict[str, _Owned]]) -> Iterator[PackError]:
    for shelf, ids in pack.without.items():
        cards = shelves.get(shelf, {})
        for card_id in ids:
            if cards.pop(card_id, None) is None:
                hint = quoted(did_you_mean(card_id, cards))
                message = f"without: {shelf} has no card '{printable(card_id)}' to leave out{hint}"
                yield PackError(f"{pack.id}/{HEADER}", message)


def _add(pack: Pack, shelves: dict[str, dict[str, _Owned]]) -> Iterator[PackError]:
    for shelf, cards in pack.cards.items():
        held = shelves.setdefault(shelf, {})
        for card in cards:
            if card.id in held:
                message = f"the pack '{held[card.id].pack_id}' has a card with this id"
                yield PackError(f"{pack.id}/{pack.files[shelf][card.id]}", message, card=card.id)
            held[card.id] = _Owned(card, pack.id)


class _Reader:
    """Reads the files of one pack and collects what is wrong with them."""

    def __init__(self, folder: Path, drawn: Drawn | None = None) -> None:
        self.folder = folder.absolute()
        self.drawn = drawn
        self.problems: list[PackError] = []
        self.plain: dict[str, Any] = {}
        self.files: dict[str, dict[str, str]] = {}
        self._header = Document(None, {})

    def find_header(self) -> PackHeader | None:
        """The header, if this folder is meant to be a pack at all."""
        if not self.folder.is_dir() or HEADER not in (path.name for path in self._listing(self.folder)):
            return None
        if self.folder.is_symlink():
            self._complain(self.folder, "is a link; a pack lies in its own folder")
            return None
        return self.header()

    def header(self) -> PackHeader | None:
        path = self.folder / HEADER
        document = self._document(path)
        if document is None:
            return None
        self.plain[HEADER] = document.value
        self._header = document
        try:
            header = decode(document.value, PackHeader, no_hook)
        except msgspec.ValidationError as error:
            self._complain_about(error, path, document)
            return None
        if not _is_slug(header.id):
            self._complain(path, f"id: {_SLUG_RULE}", line=document.line_of(("id",)))
        return header

    def is_for(self, header: PackHeader, game: str) -> bool:
        if header.game == game:
            return True
        line = self._header.line_of(("game",))
        self._complain(self.folder / HEADER, f"game: this is a pack for '{header.game}', not for '{game}'", line=line)
        return False

    def check_files(self, shelves: Shelves, words_inside: bool) -> None:
        """Nothing may lie in the folder that would be silently ignored."""
        known = [HEADER, *(f"{shelf}.yaml" for shelf in shelves), *shelves, *(["words"] if words_inside else [])]
        for path in self._listing(self.folder):
            if path.name not in known and path.name not in _MAY_LIE_ABOUT:
                self._complain(path, f"is not a file of this game{quoted(did_you_mean(path.name, known))}")

    def check_without(self, header: PackHeader, shelves: Shelves) -> None:
        for shelf in header.without:
            if shelf not in shelves:
                message = f"without: this game has no shelf '{shelf}'{quoted(did_you_mean(shelf, shelves))}"
                self._complain(self.folder / HEADER, message, line=self._header.line_of(("without", shelf)))

    def cards(self, shelf: str, kind: type[Struct], dec_hook: Hook) -> Iterator[Card]:
        """The cards of a shelf, in the order of its files and of their places in them."""
        places: dict[str, tuple[Path, int]] = {}
        for path in self._files_of(shelf):
            document = self._document(path)
            if document is None:
                continue
            if not isinstance(document.value, list):
                self._complain(path, "must be a list of cards, each beginning with '- id:'", line=document.line_of(()))
                continue
            self.plain.setdefault(f"{shelf}.yaml", []).extend(document.value)
            yield from self._cards_in(path, document, kind, dec_hook, places)
        self.files[shelf] = {id_: path.relative_to(self.folder).as_posix() for id_, (path, _) in places.items()}

    def _cards_in(
        self, path: Path, document: Document, kind: type[Struct], dec_hook: Hook, places: dict[str, tuple[Path, int]]
    ) -> Iterator[Card]:
        """The cards of one file; `places` says where each id of the shelf was met first."""
        for index, entry in enumerate(document.value):
            if len(self.problems) >= MAX_PROBLEMS:
                return
            try:
                card: Any = decode(entry, kind, dec_hook)
            except msgspec.ValidationError as error:
                self._complain_about(error, path, document, entry, index)
                continue
            self._check_pictures(path, document, card.id, (index,), entry)
            line = document.line_of((index, "id"))
            if not _is_slug(card.id):
                self._complain(path, f"id: {_SLUG_RULE}", line=line, card=card.id)
            elif card.id in places:
                first, there = places[card.id]
                where = f"line {there}" if first == path else f"line {there} of {first.name}"
                self._complain(path, f"id: the card at {where} has it already", line=line, card=card.id)
            places.setdefault(card.id, (path, line))
            yield card

    def _check_pictures(self, path: Path, document: Document, card: str, place: Steps, value: Any) -> None:
        """Of a card, and of cards within it."""
        if isinstance(value, list):
            for index, inner in enumerate(value):
                self._check_pictures(path, document, card, (*place, index), inner)
        if not isinstance(value, dict):
            return
        picture = value.get("picture")
        if self.drawn is not None and "id" in value and picture:
            for kind, named, known in self.drawn.faults(msgspec.convert(picture, Picture)):
                message = f"picture: there is no {kind} '{named}'{quoted(did_you_mean(named, known))}"
                self._complain(path, message, line=document.line_of((*place, "picture")), card=card)
        for key, inner in value.items():
            self._check_pictures(path, document, card, (*place, key), inner)

    def _files_of(self, shelf: str) -> list[Path]:
        """The one file of a shelf, or those of its folder by name."""
        file, folder = self.folder / f"{shelf}.yaml", self.folder / shelf
        if folder.is_symlink():
            self._complain(folder, "is a link; a pack holds its own files")
            return []
        if not folder.exists():
            return [file] if file.exists() or file.is_symlink() else []
        if not folder.is_dir():
            self._complain(folder, f"is not a folder; a shelf is one, or the file {file.name}")
            return []
        if file.exists():
            self._complain(folder, f"is a second place for this shelf, beside {file.name}; keep one of them")
        paths = [path for path in self._listing(folder) if path.name not in _MAY_LIE_ABOUT]
        for path in paths:
            if path.suffix != ".yaml":
                self._complain(path, "is not a file of cards; their names end in .yaml")
        return [path for path in paths if path.suffix == ".yaml"]

    def words(self, folder: Path, language: str) -> dict[str, str]:
        if folder.is_symlink():
            self._complain(folder, "is a link; a pack holds its own files")
            return {}
        if not folder.exists():
            return {}
        texts = {}
        for path in self._listing(folder):
            if path.suffix != ".ftl" or not is_language(path.stem):
                self._complain(path, "is not a file of words; they are named by language, such as fr.ftl")
                continue
            text = self._text(path)
            if text is not None:
                texts[path.stem] = text
        if texts and language not in texts:
            self._complain(folder, f"has no {language}.ftl, though '{language}' is the language of this pack")
        return texts

    def _text(self, path: Path) -> str | None:
        try:
            text = read_text(path).replace("\r\n", "\n")
        except Refused as refusal:
            self._complain(path, refusal.message, line=refusal.line)
            return None
        for fault in faults(text):
            self._complain(path, fault.message, line=fault.line)
        return text

    def _document(self, path: Path) -> Document | None:
        try:
            document = read_yaml(path)
        except Refused as refusal:
            self._complain(path, refusal.message, line=refusal.line)
            return None
        return document

    def _listing(self, folder: Path) -> list[Path]:
        """The files of a folder but for hidden ones, which belong to editors and systems."""
        try:
            shown = (path for path in folder.iterdir() if path.name[0] != ".")
            paths = sorted(islice(shown, MAX_FILES + 1), key=lambda path: path.name)
        except OSError as error:
            self._complain(folder, f"cannot be read: {error.strerror}")
            return []
        if len(paths) > MAX_FILES:
            self._complain(folder, f"holds too many files: at most {MAX_FILES} are allowed")
        return paths[:MAX_FILES]

    def _complain(self, path: Path, message: str, *, line: int | None = None, card: str | None = None) -> None:
        root = self.folder.parent
        file = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
        whose = None if card is None else printable(card)
        self.problems.append(PackError(printable(file), printable(message), line=line, card=whose))

    def _complain_about(
        self, error: Exception, path: Path, document: Document, entry: Any = None, index: int | None = None
    ) -> None:
        """Put an error of msgspec on the line it is about."""
        message, where = split(str(error))
        around = () if index is None else (index,)
        unknown = UNKNOWN_KEY.match(message)
        at = (*around, *steps(where), *([unknown[1]] if unknown else []))
        card = entry.get("id") if isinstance(entry, dict) else None
        self._complain(
            path,
            f"{where}: {readable(message)}" if where else readable(message),
            line=document.line_of(at),
            card=card if isinstance(card, str) else None,
        )


_SLUG_RULE = f"must be lower-case letters, digits and single hyphens, at most {_LONGEST_ID} characters"


def no_hook(kind: type, value: Any) -> Any:
    """Nothing that is read needs more than msgspec knows."""
    raise NotImplementedError(f"no way to decode {kind}")


def _is_slug(text: str) -> bool:
    return len(text) <= _LONGEST_ID and _SLUG.fullmatch(text) is not None


def _with_hint(error: str, wanted: type) -> str:
    """The error with a near match, if it is about a name that does not exist."""
    message, where = split(error)
    unknown = UNKNOWN_KEY.fullmatch(message) or UNKNOWN_CHOICE.fullmatch(message)
    if unknown is None:
        return error
    return f"{message}{did_you_mean(unknown[1], names_at(wanted, steps(where)))}{error[len(message) :]}"


def _without_looks(value: Any) -> Any:
    """What a card is, without how it is drawn: that may change without changing a game."""
    if isinstance(value, list):
        return [_without_looks(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    left_out = _LOOKS if "id" in value else ()
    return {key: _without_looks(inner) for key, inner in value.items() if key not in left_out}


def _digest(plain: Mapping[str, Any], words: Mapping[str, str]) -> str:
    """Equal for equal content on every machine. The order of keys counts: a game may go through a mapping in order."""
    content = [sorted(_without_looks(plain).items()), sorted(words.items())]
    return hashlib.sha256(msgspec.msgpack.encode(content)).hexdigest()
