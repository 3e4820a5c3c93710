"""The wall between pack files and the engine: a small, strict YAML.

Values are built straight from the parser's events, never by a PyYAML loader. A loader composes the whole tree first:
it overflows the C stack on deep nesting, expands aliases without bound, reads `NO` as false and keeps the last of two
equal keys. Here each limit is checked while the events stream in.
"""

import math
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import yaml

try:
    from yaml._yaml import CParser

    _make_parser: Callable[[str], Any] = CParser
except ImportError:  # PyYAML was built without libyaml: the same rules, some ten times slower
    _make_parser = yaml.SafeLoader

MAX_BYTES = 2 * 1024 * 1024
MAX_DEPTH = 40
MAX_EVENTS = 150_000

Key = str | int
Steps = tuple[Key, ...]

# YAML 1.2, core schema. What is not listed here is text: NO, 12:30:00, 2024-05-01, 0b1, 1_000.
_CONSTANTS: dict[str, bool | None] = {
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys(("null", "Null", "NULL", "~", ""), None),
}
_INTEGER = re.compile(r"[-+]?[0-9]+")
_BASED = re.compile(r"0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_LONGEST_INTEGER = 18  # digits: fits 64 bits, wherever the number goes next

_DIRECTIVE = re.compile("(?:^|[\r\n\x85\u2028\u2029])%")
_SURROGATE = re.compile(r"[\ud800-\udfff]")


class Refused(Exception):
    """A file that the guard does not let in, with the line if there is one."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


class Document(NamedTuple):
    """The plain value of a YAML file, and the line of every node by its path."""

    value: Any
    lines: dict[Steps, int]

    def line_of(self, path: Steps) -> int:
        """The line of a node, or of the nearest node around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read_text(path: Path, limit: int = MAX_BYTES) -> str:
    """The text of a regular file; its size is checked before a byte is read."""
    try:
        status = path.lstat()
        if stat.S_ISLNK(status.st_mode):
            raise Refused("is a link; a pack holds its own files")
        if not stat.S_ISREG(status.st_mode):
            raise Refused("is not a regular file")
        if status.st_size > limit:
            raise Refused(f"is too large: {status.st_size:,} bytes, at most {limit:,} are allowed")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        raise Refused("is missing") from None
    except OSError as error:
        raise Refused(f"cannot be read: {error.strerror}") from error
    if len(data) > limit:
        raise Refused(f"is too large: at most {limit:,} bytes are allowed")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("is not UTF-8 text; save it as UTF-8", data.count(b"\n", 0, error.start) + 1) from error


def read_yaml(path: Path) -> Document:
    """Read one YAML file through the guard; raises `Refused`."""
    return parse_yaml(read_text(path))


def parse_yaml(text: str) -> Document:
    """Read YAML text through the guard; raises `Refused`."""
    directive = _DIRECTIVE.search(text)
    if directive:  # libyaml takes quadratic time over many %TAG lines, so they must not reach it
        raise Refused("a line may not start with %", text.count("\n", 0, directive.end()) + 1)
    try:
        return _Builder(_make_parser(text)).document()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise Refused(f"is not YAML: {error.problem or error.context}", line) from error
    except yaml.YAMLError as error:
        raise Refused(f"is not YAML: {str(error).splitlines()[0]}") from error


class _Builder:
    """Builds plain values from the events of one parser."""

    def __init__(self, parser: Any) -> None:
        self._parser = parser
        self._events = 0
        self._lines: dict[Steps, int] = {}

    def document(self) -> Document:
        self._next()  # the start of the stream
        if isinstance(self._next(), yaml.StreamEndEvent):
            return Document(None, {})
        value = self._node(self._next(), ())
        self._next()  # the end of the document
        after = self._next()
        if not isinstance(after, yaml.StreamEndEvent):
            _refuse(after, "holds more than one document; remove the '---' between them")
        return Document(value, self._lines)

    def _next(self) -> Any:
        event = self._parser.get_event()
        self._events += 1
        if self._events > MAX_EVENTS:
            _refuse(event, f"holds too much: more than {MAX_EVENTS:,} values and brackets")
        return event

    def _node(self, event: Any, path: Steps) -> Any:
        _refuse_extras(event)
        self._lines.setdefault(path, event.start_mark.line + 1)  # an entry of a mapping has the line of its key
        if isinstance(event, yaml.ScalarEvent):
            return _scalar(event)
        if len(path) >= MAX_DEPTH:
            _refuse(event, f"is nested too deeply: at most {MAX_DEPTH} levels are allowed")
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(path)
        return self._mapping(path)

    def _sequence(self, path: Steps) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := self._next(), yaml.SequenceEndEvent):
            items.append(self._node(event, (*path, len(items))))
        return items

    def _mapping(self, path: Steps) -> dict[Key, Any]:
        entries: dict[Key, Any] = {}
        while not isinstance(event := self._next(), yaml.MappingEndEvent):
            key = _key(event)
            if key in entries:
                _refuse(event, f"the key {_short(key)} appears twice")
            self._lines[(*path, key)] = event.start_mark.line + 1
            entries[key] = self._node(self._next(), (*path, key))
        return entries


def _refuse(event: Any, message: str) -> NoReturn:
    raise Refused(message, event.start_mark.line + 1)


def _refuse_extras(event: Any) -> None:
    if isinstance(event, yaml.AliasEvent):
        _refuse(event, "aliases (*name) are not allowed; write the value out")
    if event.anchor is not None:
        _refuse(event, "anchors (&name) are not allowed; write the value out")
    if event.tag is not None:
        _refuse(event, "tags (!name) are not allowed")


def _key(event: Any) -> Key:
    _refuse_extras(event)
    if not isinstance(event, yaml.ScalarEvent):
        _refuse(event, "a key must be a word or a whole number")
    key = _scalar(event)
    if isinstance(key, bool) or not isinstance(key, str | int):
        _refuse(event, f"the key {_short(event.value)} must be a word or a whole number; put it in quotes")
    return key


def _scalar(event: Any) -> str | int | float | bool | None:
    text: str = event.value
    if not event.implicit[0]:  # quoted, or a block of text
        if _SURROGATE.search(text):
            _refuse(event, "half a character pair (\\ud800 to \\udfff) is not text")
        return text
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if text[0] not in "+-.0123456789":
        return text
    if _INTEGER.fullmatch(text):
        if len(text.lstrip("+-0")) > _LONGEST_INTEGER:
            _refuse(event, f"the number {_short(text)} is too large")
        return int(text)
    if _BASED.fullmatch(text):
        if len(text) > _LONGEST_INTEGER - 2:
            _refuse(event, f"the number {_short(text)} is too large")
        return int(text, 0)
    if _FLOAT.fullmatch(text):
        number = float(text)
        if not math.isfinite(number):
            _refuse(event, f"the number {_short(text)} is too large")
        return number
    return text


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}..."
