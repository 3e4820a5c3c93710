"""Game: the rooms a game fills, as the engine, the bots, the tools and the tables see them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import UnionType
from typing import Any, Union

import msgspec

from holdouts.engine.decision import Option, TimeOut
from holdouts.engine.events import Event
from holdouts.engine.refusal import Refusal
from holdouts.engine.state import Script, State


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """What is settled before a game starts; each game adds its own options."""

    scenario: str
    seats: int
    packs: tuple[str, ...] = ()


class SetupError(Refusal):
    """Something that cannot be settled like that; the message says what can."""


class ChapterQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked when a chapter is over: of one seat, or of the whole table (None)."""

    seat: int | None
    rule: str
    ask: str
    """The key of its words."""
    answers: tuple[tuple[str, str], ...]
    """What may be answered, each with the key of its words."""
    usual: str
    """What a bot answers."""


@dataclass(frozen=True, eq=False)
class Campaign:
    """Games that follow one another. Between two of them lies the journey: plain data, all there is to save."""

    title: str
    """The key of its words."""
    seats: Sequence[int]
    begin: Callable[[int, int], Any]
    """(players, seed) -> a journey before its first chapter; raises SetupError."""
    write: Callable[[Any], bytes]
    read: Callable[[bytes], Any]
    """A saved journey; raises SetupError."""
    over: Callable[[Any], bool]
    next_setup: Callable[[Any], Setup]
    chapter_seed: Callable[[Any], int]
    chapter: Callable[..., str]
    """(journey, words) -> the title of the chapter that comes next."""
    tell: Callable[..., Sequence[str]]
    """(journey, words, names) -> how things stand, as all may know it: before a chapter, or when all is over."""
    questions: Callable[[Any, Any], Sequence[ChapterQuestion]]
    """(journey, state of the chapter that is over) -> what is to be settled before the next one."""
    after: Callable[[Any, Any, Sequence[str]], Any]
    """(journey, state of the chapter that is over, an answer to each question) -> the journey as it goes on."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game, complete. A new game fills these rooms and nothing else changes."""

    id: str
    prefix: str
    folder: Path
    script: Script
    state: type[State[Any]]
    setup: type[Setup]
    picks: tuple[type[Option], ...]
    events: tuple[type[Event], ...]
    shelves: Mapping[str, type[msgspec.Struct]]
    vocabulary: Any
    make_book: Callable[[Sequence[Any]], Any]
    deal: Callable[[Any, Any, int], State[Any]]
    """(setup, book, seed) -> a state ready to start; raises SetupError."""
    redeal: Callable[[Any, int | None], None]
    """Deal anew, by the state's own dice, all that the seat (None: a spectator) cannot know."""
    scene: Callable[..., Any]
    """(state, seat or None, words, names) -> Scene: all that the seat may see."""
    nouns: Callable[..., Any]
    """(state, seat or None, words, names) -> how fields of options, events and prompts are named."""
    reasons: Callable[..., Any]
    """(state, seat, words) -> why the things before that seat cannot be used now."""
    audit: Callable[[Any], list[str]]
    """What is not where it should be: every card and token, exactly once. Empty when all is well."""
    setups: Callable[[], Sequence[Setup]]
    """Set-ups that together cover scenarios, player counts, modules and variants."""
    sight: Callable[[Any, int], Any]
    """(state, seat) -> all that the seat may know, as plain data without words."""
    sensible: Callable[..., Option | None]
    """(sight, question, options, must, dice) -> what a careful newcomer picks; None: nothing now, if it need not be."""
    components: Callable[[Any], Sequence[tuple[str, int, int]]]
    """(book) -> what the box holds: name, the catalog's count, the count here."""
    open_hands: bool = False
    """Whether the seats hide nothing from each other: then nobody looks away when a device or a keyboard is shared."""
    campaign: Campaign | None = None
    """Chapters that follow one another, if the game has any."""

    @cached_property
    def encoder(self) -> msgspec.msgpack.Encoder:
        return msgspec.msgpack.Encoder()

    @cached_property
    def decoder(self) -> "msgspec.msgpack.Decoder[State[Any]]":
        return msgspec.msgpack.Decoder(self.state)

    def get_ready(self) -> None:
        """Take all types apart now, in one thread: a type that two threads take apart at once crashes msgspec."""
        _ = (self.decoder, self.pick_decoder, self.event_decoder, msgspec.json.Decoder(self.setup))

    @cached_property
    def pick_union(self) -> UnionType | type[Option]:
        return Union[(*self.picks, TimeOut)]  # type: ignore[return-value]

    @cached_property
    def pick_decoder(self) -> "msgspec.json.Decoder[Option]":
        """Made once: to find out what a union is made of takes longer than to read one of it."""
        return msgspec.json.Decoder(self.pick_union)

    @cached_property
    def event_decoder(self) -> "msgspec.json.Decoder[Event]":
        return msgspec.json.Decoder(self.event_union)

    @cached_property
    def event_union(self) -> UnionType | type[Event]:
        return Union[tuple(self.events)]  # type: ignore[return-value]  # noqa: UP007
