"""Game: the rooms a game fills, as the engine, the bots, the tools and the tables see them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from types import UnionType
from typing import TYPE_CHECKING, Any, Generic, Union

import msgspec
from typing_extensions import TypeVar

from holdouts.engine.chance import Dice, Seed
from holdouts.engine.content import Pack
from holdouts.engine.decision import Option, Question, TimeOut
from holdouts.engine.events import Event
from holdouts.engine.observation import Observation
from holdouts.engine.outlook import NO_OUTLOOK, Outlook
from holdouts.engine.refusal import Refusal
from holdouts.engine.secrets import Secrets
from holdouts.engine.sheets import SheetForm
from holdouts.engine.state import S, Script
from holdouts.engine.tally import Tally
from holdouts.engine.telling import EVEN, Telling

if TYPE_CHECKING:
    from holdouts.engine.naming import Naming
    from holdouts.engine.painter import Painter
    from holdouts.engine.view import Scene
    from holdouts.engine.vocabulary import Vocabulary
    from holdouts.engine.why_not import Barrier
    from holdouts.engine.words import Words

B = TypeVar("B", default=Any)
"""Its book."""
U = TypeVar("U", bound="Setup", default=Any)
"""Its set-up."""
J = TypeVar("J", default=Any)
"""What is carried from one chapter of its campaign to the next."""
V = TypeVar("V", default=Any)
"""What a seat can observe of it."""


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
class Campaign(Generic[S, U, J]):
    """Games that follow one another. Between two of them lies the journey: plain data, all there is to save."""

    title: str
    """The key of its words."""
    seats: Sequence[int]
    begin: Callable[[int, Seed], J]
    """(players, seed) -> a journey before its first chapter; raises SetupError."""
    write: Callable[[J], bytes]
    read: Callable[[bytes], J]
    """A saved journey; raises SetupError."""
    over: Callable[[J], bool]
    next_setup: Callable[[J], U]
    chapter_seed: Callable[[J], Seed]
    chapter: "Callable[[J, Words], str]"
    """(journey, words) -> the title of the chapter that comes next."""
    tell: "Callable[[J, Words, Sequence[str]], Sequence[str]]"
    """(journey, words, names) -> how things stand, as all may know it: before a chapter, or when all is over."""
    questions: Callable[[J, S], Sequence[ChapterQuestion]]
    """(journey, state of the chapter that is over) -> what is to be settled before the next one."""
    after: Callable[[J, S, Sequence[str]], J]
    """(journey, state of the chapter that is over, an answer to each question) -> the journey as it goes on."""


@dataclass(frozen=True)
class OtherWorld:
    """A world in which one secret is otherwise, and all the rest as it was."""

    knowers: frozenset[int]
    """The seats that may know the difference from the start."""
    out: Callable[[Any, int | None], bool]
    """(state, seat or None) -> whether the difference has come out to that reader by now."""
    same: Callable[[Option], Option] = lambda option: option
    """What a choice of the one world is in the other."""


@dataclass(frozen=True)
class Sharing:
    """How readers who may know the same share what is painted for them (see `gallery.py`)."""

    holds: Callable[[Any], bool]
    """(veiled state) -> whether they see and are told the same there, but for who they are themselves."""
    seen_by: "Callable[[Scene, int, Words], Scene]"
    """(scene as nobody in particular sees it, seat, words) -> the same as that seat sees it."""
    common: bool = False
    """Whether no seat may know more than a spectator: then what a spectator knows is found once for everybody."""


Paint = Callable[[Any, int | None, "Words", Sequence[str]], "Painter[Any]"]
"""(veiled state, seat or None, words, names) -> who paints what that seat sees. What players have lies in the state's
field `players`."""


@dataclass(frozen=True)
class Cards(Generic[B]):
    """What stands in the packs of a game, and the book that is made of them."""

    shelves: Mapping[str, type[msgspec.Struct]]
    vocabulary: "Vocabulary"
    """The words its cards are written in."""
    make_book: Callable[[Sequence[Pack]], B]


@dataclass(frozen=True)
class Briefing(Generic[S]):
    """What a game says before it begins."""

    told_by: tuple[str, ...] = ()
    """The zones whose cards tell what is played and whom a seat plays."""
    aims: "Callable[[S, Words], Iterable[str]]" = lambda state, words: ()
    """(veiled state, words) -> what wins today, where that is not the same every time."""
    takes: "Callable[[S, Words], Iterable[str]]" = lambda state, words: ()
    """(veiled state as it was dealt, words) -> what this scenario takes with so many players and these options:
    for those who have yet to choose one."""
    decks: "Callable[[S, Words], Iterable[str]]" = lambda state, words: ()
    """(veiled state, words) -> what the decks hold, as everybody may know."""


@dataclass(frozen=True, eq=False)
class Game(Generic[S, B, U, V]):
    """One game, complete. A new game fills these rooms and nothing else changes."""

    id: str
    prefix: str
    folder: Path
    script: Script
    picks: tuple[type[Option], ...]
    events: tuple[type[Event], ...]
    cards: Cards[B]
    state: type[S]
    setup: type[U]
    deal: Callable[[U, B, Seed], S]
    """(setup, book, seed) -> a state ready to start; raises SetupError."""
    secrets: Secrets
    """Who may know each field of the state."""
    worlds: Mapping[str, Callable[[S, Random], "OtherWorld | None"]]
    """By the name of each secret: how it alone may be otherwise. For the laws; shares no code with `redeal`."""
    redeal: Callable[[S, int | None], None]
    """Deal anew, by the state's own dice, all that the seat (None: a spectator) cannot know."""
    scene: "Callable[[S, int | None, Words, Sequence[str]], Scene]"
    """(veiled state, seat or None, words, names) -> Scene: all that the seat may see."""
    naming: "Callable[[S, int | None, Words, Sequence[str]], Naming[S]]"
    """(veiled state, reader or None, words, names) -> what the things of a table are called."""
    topics: type
    """What questions may be about: a TypedDict whose fields know what they are."""
    why_not: "Callable[[S, int], Iterable[Barrier]]"
    """(veiled state, seat) -> why the things before that seat cannot be used now, by the rules' own predicates."""
    audit: Callable[[S], list[str]]
    """What is not where it should be: every card and token, exactly once. Empty when all is well."""
    setups: Callable[[], Sequence[U]]
    """Set-ups that together cover scenarios, player counts, modules and variants."""
    observe: Callable[[S, int], V]
    """(veiled state, seat) -> all that the seat may know, as plain data without words."""
    sensible: Callable[[V, Question, list[Any], bool, Dice], Option | None]
    """(observation, question, options, must, dice) -> what a careful newcomer picks; None: nothing, if it need not."""
    components: Callable[[B], Sequence[tuple[str, int, int]]]
    """(book) -> what the box holds: name, the catalog's count, the count here."""
    tempted: Callable[[S, int], bool] | None = None
    """(state, seat) -> whether a careful newcomer could want anything they may be offered while somebody else decides;
    where not, it need not be listed. It is asked at every window, so it reads the state itself, and of that only what
    the seat may know: veiled, it says the same."""
    worth: Callable[[S, int], float] | None = None
    """(imagined state, seat) -> how likely that seat is to win from there, from 0 to 1: what a search reads where it
    looks no further ahead. Without it, imagined games are played to their end."""
    accuses: Callable[[V], int | None] | None = None
    """(observation) -> whom that seat names as a betrayer by what it has seen and heard, the same in the same position.
    What was said aloud is `heard` of the observation."""
    suspects: Callable[[S], Sequence[int]] = lambda state: ()
    """(state) -> who may be taken for a betrayer, by what everybody knows; nobody, where all want the same."""
    phrases: tuple[str, ...] = ()
    """What can be said at the table by a button: `phrase-<name>` of its words, in this order."""
    reasons: Mapping[type[Option], str] = field(default_factory=dict)
    """By answer: the phrase by which a bot that points at it says why."""
    kind_of: Callable[[S, int], str] | None = None
    """(state at the end, seat) -> what kind of player that seat was, where not everybody wants the same."""
    tally: Callable[[S, Sequence[Event]], Tally] | None = None
    """(state at the end, chronicle) -> what ended it, who was lost to what: for those who count many games."""
    outlook: Outlook[S] = NO_OUTLOOK
    """What the game adds to foresight: its numbers, its dice, its decks."""
    sharing: Sharing | None = None
    """How scenes are shared, where readers may know the same."""
    painter: "Paint | None" = None
    """What `scene` is painted by, where readers know different things: what they see alike is shared all the same."""
    open_hands: bool = False
    """Whether the seats hide nothing from each other: then nobody looks away when a device or a keyboard is shared."""
    unmeasured: frozenset[str] = frozenset()
    """Fields of the state whose numbers are names, not counts: they may be as large as they like."""
    briefing: Briefing[S] = Briefing()
    """What is said before it begins."""
    telling: Telling = EVEN
    """What its story makes of its events."""
    sheet: SheetForm[S] | None = None
    """How it is written down on paper, if it can be."""
    campaign: Campaign[S, U] | None = None
    """Chapters that follow one another, if the game has any."""

    @cached_property
    def look(self) -> Callable[[S, int], S]:
        """How a state is veiled for `observe`: what is drawn as it is read needs no more than a glimpse."""
        as_read = isinstance(self.observe, type) and issubclass(self.observe, Observation)
        return self.secrets.glimpse if as_read else self.secrets.veiled

    @cached_property
    def encoder(self) -> msgspec.msgpack.Encoder:
        return msgspec.msgpack.Encoder()

    @cached_property
    def decoder(self) -> "msgspec.msgpack.Decoder[S]":
        return msgspec.msgpack.Decoder(self.state)

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
