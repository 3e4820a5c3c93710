"""Words: what the games say, in each language, from Fluent files.

A slot has the name of the Python field that fills it: `say("effect-noise", amount=2)` fills `{ $amount }`.

A file is searched for its keys when it is opened; what stands there is parsed when it is first said, so that a long
book costs nothing before it is read. What is wrong with a whole file, `faults` and `lint` know beforehand.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypeVar

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser, ast

# Fluent's parser takes quadratic time over a long line, and about a second over this many characters.
MAX_CHARACTERS = 256 * 1024
MAX_LINE = 2000

T = TypeVar("T")

_LIST_STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}


LONGEST_SLOT = 1000
"""How much of a text is repeated to whoever sent it: Fluent says no more than 2,500 characters in one piece."""

MOST_SAID = 5000
"""How many keys and sentences are remembered: putting them together costs far more than looking them up."""


class MissingWords(LookupError):
    """A key that a language has no words for."""

    def __init__(self, key: str, lang: str) -> None:
        super().__init__(f"{lang}: {key}: missing")
        self.key = key
        self.lang = lang


class BadWords(ValueError):
    """Words that cannot be read, or cannot be said with the slots given."""


class Fault(NamedTuple):
    """Something wrong with a Fluent file, and the line it is on."""

    line: int
    message: str


class Words:
    """Everything that can be said in one language.

    Later sources add keys. A key given twice is an error, unless `override` lets the later source win. What this
    language lacks is said by `fallback`, if there is one.
    """

    def __init__(
        self, lang: str, sources: Sequence[str], *, override: bool = False, fallback: "Words | None" = None
    ) -> None:
        if not is_language(lang):
            raise BadWords(f"{lang}: unknown language")
        self.lang = lang
        self.fallback = fallback
        self._locale = Locale.parse(lang, sep="-")
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, _Source] = {}
        for text in sources:
            source = _told(lang, _open, text)
            for name in source.names & self._sources.keys():
                if not override:
                    raise BadWords(f"{lang}: {name}: defined by two sources")
            self._sources |= dict.fromkeys(source.names, source)
        self._known: set[str] = set()
        self._loaded: set[str] = set()
        self._found: dict[str, bool] = {}
        self._said: dict[object, str] = {}

    def has(self, key: str) -> bool:
        """Whether `say` knows the key; an attribute is `key.attribute`."""
        found = self._found.get(key)
        if found is None:
            found = self._has(key) or (self.fallback is not None and self.fallback.has(key))
            if len(self._found) >= MOST_SAID:
                self._found.clear()
            self._found[key] = found
        return found

    def keys(self) -> tuple[str, ...]:
        """All keys of this language, as written; those of the fallback are not among them. Parses every file."""
        entries = {name: self._entry(name) for name in self._sources if not name.startswith("-")}
        return tuple(key for key, _ in _patterns(entries))

    def say(self, key: str, /, **slots: object) -> str:
        """The words of a key, with its slots filled. Never says half a sentence: what cannot be said, raises."""
        asked: object = key
        if slots:
            asked = (key, *[(name, type(value), value) for name, value in slots.items()])
        try:
            said = self._said.get(asked)
        except TypeError:  # a slot that cannot be remembered by
            return self._put(key, slots)
        if said is None:
            said = self._put(key, slots)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[asked] = said
        return said

    def _put(self, key: str, slots: Mapping[str, object]) -> str:
        if self._has(key):
            return self._format(key, slots)
        if self.fallback is None:
            raise MissingWords(key, self.lang)
        return self.fallback.say(key, **slots)

    def join(self, items: Iterable[str], kind: Literal["and", "or"] = "and") -> str:
        """A list as the language writes it: a, b, and c."""
        return format_list(list(items), _LIST_STYLES[kind], self._locale)

    def _has(self, key: str) -> bool:
        if key in self._known:
            return True
        name = key.partition(".")[0]
        if name not in self._sources or name.startswith("-"):
            return False
        if all(key != one for one, _ in _patterns({name: self._entry(name)})):
            return False
        self._known.add(key)
        return True

    def _entry(self, name: str) -> "_Entry":
        return _told(self.lang, self._sources[name].entry, name)

    def _load(self, name: str) -> None:
        """Give Fluent a message, and all that it refers to."""
        fresh: dict[str, _Entry] = {}
        wanted = [name]
        while wanted:
            name = wanted.pop()
            if name in self._loaded or name in fresh or name not in self._sources:
                continue
            fresh[name] = self._entry(name)
            for _, pattern in _patterns({name: fresh[name]}):
                wanted += (reference.partition(".")[0] for reference in _text(pattern).references)
        self._bundle.add_resource(ast.Resource(list(fresh.values())))
        self._loaded.update(fresh)

    def _format(self, key: str, slots: Mapping[str, object]) -> str:
        name, _, attribute = key.partition(".")
        if name not in self._loaded:
            self._load(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "keys() lists only what has a text"
        try:
            said, errors = self._bundle.format_pattern(pattern, {name: _slot(value) for name, value in slots.items()})
        except RecursionError:
            raise BadWords(f"{self.lang}: {key}: refers to itself") from None
        if errors:
            raise BadWords(f"{self.lang}: {key}: {errors[0]}")
        return str(said)


_Entry = ast.Message | ast.Term

_BEGINNING = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""How an entry begins. What belongs to it is indented, or in braces, where nothing is followed by `=`."""


_PLAIN = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *= *([^ {}\r\n](?:[^{}\r\n]*[^ {}\r\n])?)[ \n]*")
"""A message of one line without braces: it says what stands there, and Fluent's parser has nothing to find in it."""


class _Source:
    """A Fluent file whose entries are found at once, and parsed one by one when they are needed."""

    def __init__(self, text: str) -> None:
        _measure(text)
        self._text = text
        self._spans: dict[str, tuple[int, int]] = {}
        self._entries: dict[str, _Entry] = {}
        beginnings = [*((match[1], match.start()) for match in _BEGINNING.finditer(text)), ("", len(text))]
        for (name, start), (_, end) in pairwise(beginnings):
            if name in self._spans:
                raise BadWords(f"line {_line_at(text, start)}: {name}: defined twice")
            self._spans[name] = (start, end)
        self._parse(0, beginnings[0][1])  # comments, and nothing else

    @property
    def names(self) -> Set[str]:
        """The messages and terms of the file; a term begins with a hyphen."""
        return self._spans.keys()

    def entry(self, name: str) -> _Entry:
        """A message or a term. Raises BadWords if it cannot be read."""
        if name not in self._entries:
            start, end = self._spans[name]
            plain = _PLAIN.fullmatch(self._text, start, end)
            self._entries[name] = _message(*plain.groups()) if plain else _entries(self._parse(start, end))[name]
        return self._entries[name]

    def _parse(self, start: int, end: int) -> ast.Resource:
        part = self._text[start:end]
        for fault in faults(part):
            raise BadWords(f"line {_line_at(self._text, start) + fault.line - 1}: {fault.message}")
        return _parse(part)


def _message(name: str, text: str) -> ast.Message:
    return ast.Message(ast.Identifier(name), ast.Pattern([ast.TextElement(text)]))


_open = lru_cache(maxsize=64)(_Source)


def _told(lang: str, read: Callable[[str], T], what: str) -> T:
    """What was read; if it cannot be, in which language."""
    try:
        return read(what)
    except BadWords as error:
        raise BadWords(f"{lang}: {error}") from None


def cut(thing: object, most: int = LONGEST_SLOT) -> str:
    """Something in writing; of a long text only the beginning, and of what cannot be written nothing."""
    try:
        text = str(thing)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists within lists without end
        return "…"
    return text if len(text) <= most else f"{text[:most]}…"


def is_language(lang: str) -> bool:
    """Whether the language has known plural rules; Fluent would quietly use the machine's own language."""
    try:
        return str(Locale.parse(lang, sep="-")) == lang.replace("-", "_")
    except (ValueError, UnknownLocaleError):
        return False


def faults(source: str) -> list[Fault]:
    """What makes a Fluent file unreadable: syntax, keys given twice, lines beyond all measure."""
    try:
        resource = _parse(source)
    except BadWords as error:
        return [Fault(1, str(error))]
    found: list[Fault] = []
    entries = _entries(resource)
    for entry in resource.body:
        match entry:
            case ast.Junk():
                found += [Fault(_line(source, note), f"syntax: {note.message}") for note in entry.annotations or []]
            case ast.Message() | ast.Term() if entries[_name(entry)] is not entry:
                found.append(Fault(_line(source, entry), f"{_name(entry)}: defined twice"))
    return found


def lint(sources_by_lang: Mapping[str, Sequence[str]], needed: Mapping[str, frozenset[str]]) -> list[str]:
    """What is wrong with the words of a game, a line each; what is merely odd starts with `note:`.

    `needed` has every key the game says, with the slots it fills.
    """
    found = []
    slots_by_lang: dict[str, dict[str, frozenset[str]]] = {}
    for lang, sources in sources_by_lang.items():
        texts, problems = _collect(sources)
        found += [f"{lang}: {problem}" for problem in problems]
        found += [f"{lang}: {key}: missing" for key in sorted(needed.keys() - texts.keys())]
        found += [f"{lang}: {problem}" for problem in _reference_problems(texts, needed.keys())]
        try:
            slots = _slots_of(texts)
        except CycleError as error:
            found.append(f"{lang}: {' -> '.join(error.args[1])}: refers to itself")
            continue
        slots_by_lang[lang] = slots
        for key in sorted(needed.keys() & slots.keys()):
            found += [f"{lang}: {key}: ${name} is not given" for name in sorted(slots[key] - needed[key])]
    return found + _notes(slots_by_lang, needed)


def apart(sources_by_lang: Mapping[str, Sequence[str]]) -> list[str]:
    """What cannot be read, and what one language says and another does not, a line each.

    What nothing but other words refer to is a language's own: it is how a sentence is put together there.
    """
    found, said = [], {}
    for lang, sources in sources_by_lang.items():
        texts, problems = _collect(sources)
        found += [f"{lang}: {problem}" for problem in problems]
        own = frozenset[str]().union(*(text.references for text in texts.values()))
        said[lang] = {key: key in own or key.startswith("-") for key in texts}
    for lang, keys in said.items():
        others = {key for other in said.values() for key, own in other.items() if not own}
        found += [f"{lang}: {key}: missing" for key in sorted(others - keys.keys())]
    return found


class _Text(NamedTuple):
    """What one text of a Fluent file draws on."""

    slots: frozenset[str]
    references: frozenset[str]
    functions: frozenset[str]


def _collect(sources: Sequence[str]) -> tuple[dict[str, _Text], list[str]]:
    """All texts of a language by key (a term's begins with a hyphen), and what could not be read."""
    entries: dict[str, _Entry] = {}
    problems = []
    for number, source in enumerate(sources, start=1):
        place = f"source {number}, line" if len(sources) > 1 else "line"
        problems += [f"{place} {fault.line}: {fault.message}" for fault in faults(source)]
        try:
            here = _entries(_parse(source))
        except BadWords:
            continue
        problems += [f"{name}: defined by two sources" for name in here if name in entries]
        entries |= here
    return {key: _text(pattern) for key, pattern in _patterns(entries)}, problems


def _reference_problems(texts: Mapping[str, _Text], needed: Iterable[str]) -> Iterator[str]:
    referred: set[str] = set()
    for key, text in texts.items():
        referred |= text.references
        for name in sorted(text.references - texts.keys()):
            yield f"{key}: refers to {name}, which is not defined"
        for name in sorted(text.functions - BUILTINS.keys()):
            yield f"{key}: calls {name}(), which does not exist"
    for key in texts:
        if key not in referred and key not in needed:
            yield f"{key}: nothing uses it"


def _slots_of(texts: Mapping[str, _Text]) -> dict[str, frozenset[str]]:
    """The slots each text needs, with those of the messages it refers to. A term sees only what its caller passes."""
    graph = {key: text.references & texts.keys() for key, text in texts.items()}
    slots: dict[str, frozenset[str]] = {}
    for key in TopologicalSorter(graph).static_order():
        if key.startswith("-"):
            slots[key] = frozenset()
        else:
            slots[key] = texts[key].slots.union(*(slots[name] for name in graph[key]))
    return slots


def _notes(slots_by_lang: Mapping[str, Mapping[str, frozenset[str]]], needed: Iterable[str]) -> list[str]:
    """Slots that one language shows and another leaves out: often meant, sometimes forgotten."""
    notes = []
    for key in sorted(needed):
        shown = {lang: slots[key] for lang, slots in slots_by_lang.items() if key in slots}
        every = frozenset[str]().union(*shown.values())
        for lang, names in shown.items():
            notes += [f"note: {lang}: {key}: leaves out ${name}" for name in sorted(every - names)]
    return notes


@lru_cache(maxsize=64)
def _parse(source: str) -> ast.Resource:
    _measure(source)
    try:
        return FluentParser().parse(source)
    except RecursionError:
        raise BadWords("is nested too deeply") from None


def _measure(source: str) -> None:
    if len(source) > MAX_CHARACTERS:
        raise BadWords(f"is too large: at most {MAX_CHARACTERS:,} characters are allowed")
    if any(len(line) > MAX_LINE for line in source.splitlines()):
        raise BadWords(f"has a line of more than {MAX_LINE:,} characters")


def _entries(resource: ast.Resource) -> dict[str, _Entry]:
    """The messages and terms of a file by name; of two with the same name, the first."""
    entries: dict[str, _Entry] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            entries.setdefault(_name(entry), entry)
    return entries


def _name(entry: _Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _patterns(entries: Mapping[str, _Entry]) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text: of messages, of terms, and of their attributes."""
    for name, entry in entries.items():
        if entry.value is not None:
            yield name, entry.value
        for attribute in entry.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


def _text(pattern: ast.Pattern) -> _Text:
    slots, references, functions = set(), set(), set()
    for node in _nodes(pattern):
        match node:
            case ast.VariableReference():
                slots.add(node.id.name)
            case ast.MessageReference() | ast.TermReference():
                hyphen = "-" if isinstance(node, ast.TermReference) else ""
                attribute = f".{node.attribute.name}" if node.attribute else ""
                references.add(f"{hyphen}{node.id.name}{attribute}")
            case ast.FunctionReference():
                functions.add(node.id.name)
    return _Text(frozenset(slots), frozenset(references), frozenset(functions))


def _nodes(node: Any) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for item in node:
            yield from _nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _nodes(child)


def _line(source: str, node: ast.SyntaxNode) -> int:
    return _line_at(source, node.span.start) if node.span else 1


def _line_at(source: str, place: int) -> int:
    return source.count("\n", 0, place) + 1


def _slot(value: object) -> object:
    """A yes or no is chosen by the words [true] and [false]; Fluent would show 1 and 0."""
    return str(value).lower() if isinstance(value, bool) else value
