"""View: the vocabulary of what a table shows to one seat.

A game's `scene` fills these shapes field by field from the state, for one seat and in one language; it never copies the
state and hides things. Page, terminal and bots are drawn from them. Everything has a `ref` ("card:12", "pile:0",
"seat:2") by which options point at the things they concern.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from holdouts.engine.decision import Call, Decision, Option
from holdouts.engine.describe import describe
from holdouts.engine.effects import Effect, This
from holdouts.engine.events import Event, readable
from holdouts.engine.names import kebab
from holdouts.engine.naming import Naming
from holdouts.engine.table import Table
from holdouts.engine.why_not import Barrier
from holdouts.engine.words import Words

if TYPE_CHECKING:
    from holdouts.engine.gallery import Gallery


class Gauge(Struct, frozen=True, kw_only=True, cache_hash=True):
    """A number that matters, perhaps with a limit."""

    title: str
    value: int
    most: int | None = None
    kind: str = ""
    """What it counts, the same in every language: for a picture."""
    stake: int = 0
    """Whether the table is better off (1) or worse off (-1) the more there is of it."""
    plain: str = ""
    """What it counts in words, where its title says more than that."""


class Face(Struct, frozen=True, kw_only=True, cache_hash=True, tag="face"):
    """A card whose face this seat sees."""

    ref: str
    name: str
    kind: str
    corner: str = ""
    corner_label: str = ""
    """What the corner says, in words."""
    back: str = ""
    lines: tuple[str, ...] = ()
    flavour: str = ""
    tags: tuple[str, ...] = ()
    """What else is true of this card, in words."""
    tally: str = ""
    """What lies on it, in a few characters, where there is no room for words: 3/6."""
    art: str = ""
    """The layers of its picture in a line (see `pictures.py`), if it has one of its own."""
    look: str = ""
    """What sort of card it is, the same in every language: for its colour."""
    pips: int = 0
    """How many signs are drawn for its level."""
    gauges: tuple[Gauge, ...] = ()
    """What is counted of whoever it shows."""


class Back(Struct, frozen=True, kw_only=True, cache_hash=True, tag="back"):
    """A card of which this seat sees only the back."""

    back: str
    ref: str = ""
    pips: int = 0
    look: str = ""
    """Which of several kinds of backs, the same in every language: for its colour."""


Card = Face | Back


class Zone(Struct, frozen=True, kw_only=True, cache_hash=True):
    """Cards that lie together: a row seen whole, or a pile with what shows on top."""

    ref: str
    title: str
    cards: tuple[Card, ...] = ()
    count: int = 0
    layout: Literal["row", "pile"] = "row"
    note: str = ""
    current: bool = False
    """Whether something is being done there now: it is the pile that is searched."""
    covered: bool = False
    """Whether its cards lie under a cover, which their owner lifts to look: somebody else may see the screen."""
    aloud: bool = False
    """Whether it is read out to everybody now; what was read before it lies under it."""
    told: bool = False
    """Whether it was read out last, the latest on top: it stays before everybody's eyes until they have turned it."""


class Die(Struct, frozen=True, kw_only=True, cache_hash=True):
    """A die that lies before somebody."""

    value: int
    ref: str = ""
    spent: bool = False
    """Whether it was used."""


class Person(Struct, frozen=True, kw_only=True, cache_hash=True):
    """A player as this seat sees them."""

    ref: str
    seat: int
    name: str
    me: bool = False
    art: str = ""
    """Whom they play, the same in every language: for a picture."""
    tags: tuple[str, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    dice: tuple[Die, ...] = ()
    zones: tuple[Zone, ...] = ()


class Mark(Struct, frozen=True, kw_only=True, cache_hash=True):
    """Tokens of a kind that lie on a cell."""

    title: str
    """What they are, in words."""
    symbol: str
    """The same in a character or two, where there is no room for words."""
    kind: str = ""
    """The same in every language, for a picture."""
    count: int = 1
    ref: str = ""


class Track(Struct, frozen=True, kw_only=True, cache_hash=True):
    """Spaces in a row on a cell, such as those of an entrance: what stands on each, or nothing."""

    title: str
    """What it is and how it stands, in words."""
    spaces: tuple[str, ...]
    """On each space the kind of what stands there, the same in every language; empty where it is free."""
    kind: str = ""
    ref: str = ""


class Figure(Struct, frozen=True, kw_only=True, cache_hash=True):
    """Somebody who stands on a cell: a player, or one of the bodies that a player moves."""

    ref: str
    name: str
    seat: int | None = None
    """Who moves it; None for somebody who is nobody's. Everybody sees the same map, and finds their own figures."""
    art: str = ""
    """Who it is, the same in every language: for a picture."""

    def is_of(self, seat: int | None) -> bool:
        """Whether that seat moves it; a spectator (None) moves nobody."""
        return seat is not None and self.seat == seat


class Cell(Struct, frozen=True, kw_only=True, cache_hash=True):
    """A place on the board. Its card is a Face if it is revealed, a Back if not, None where a card may yet lie."""

    ref: str
    at: tuple[int, int]
    """Row and column; any whole numbers."""
    label: str = ""
    """What people call the spot, such as B2."""
    card: Card | None = None
    marks: tuple[Mark, ...] = ()
    tracks: tuple[Track, ...] = ()
    """The same spread out space by space, where there is room for it."""
    figures: tuple[Figure, ...] = ()
    tags: tuple[str, ...] = ()
    """What else is true of this place, in words."""
    across: int = 1
    """How many columns it takes."""
    deck: bool = False
    """Whether cards lie there face down: what they still hold can be asked for by its ref."""


class Board(Struct, frozen=True, kw_only=True, cache_hash=True):
    """A map: cells in rows and columns, with gaps."""

    ref: str
    title: str
    cells: tuple[Cell, ...] = ()
    note: str = ""

    @property
    def rows(self) -> list[tuple[Cell | None, ...]]:
        """The smallest grid that holds all cells, from the top; None is a gap."""
        if not self.cells:
            return []
        by_place = {cell.at: cell for cell in self.cells}
        down = range(min(row for row, _ in by_place), max(row for row, _ in by_place) + 1)
        across = range(
            min(column for _, column in by_place), max(cell.at[1] + cell.across for cell in by_place.values())
        )
        return [tuple(by_place.get((row, column)) for column in across) for row in down]

    @property
    def faces(self) -> list[Face]:
        """What is revealed."""
        return [cell.card for cell in self.cells if isinstance(cell.card, Face)]


class Scene(Struct, frozen=True, kw_only=True):
    """The whole table."""

    title: str
    subtitle: str = ""
    place: Face | None = None
    board: Board | None = None
    gauges: tuple[Gauge, ...] = ()
    zones: tuple[Zone, ...] = ()
    people: tuple[Person, ...] = ()
    notes: tuple[str, ...] = ()


class Choice(Struct, frozen=True, kw_only=True):
    """An option in words, with the things it concerns."""

    number: int
    label: str
    refs: tuple[str, ...] = ()
    part: bool = False
    """Whether it only adds to something: more may follow in the same row."""


class Reason(Struct, frozen=True, kw_only=True):
    """Why something cannot be done now."""

    ref: str
    text: str


class Beyond(Struct, frozen=True, kw_only=True):
    """An answer that cannot be given yet, and why."""

    label: str
    why: str


class Prompt(Struct, frozen=True, kw_only=True):
    """What the table waits for, as this seat may know it."""

    text: str
    rule: str
    mine: bool
    choices: tuple[Choice, ...] = ()
    public: bool = False
    """Whether all read the choices, and may point at one: they are those of whoever is waited for."""
    thrown: str = ""
    """The die that lies there, if it is about one: its colour and what it shows."""
    beyond: tuple[Beyond, ...] = ()
    """What lies there too and cannot be chosen yet."""
    waiting: tuple[int, ...] = ()
    voters: tuple[int, ...] = ()
    """Who shows at once what they want, where all read what is asked, also those who are not."""


class View(Struct, frozen=True, kw_only=True):
    """Everything one seat sees."""

    seat: int | None
    scene: Scene
    prompt: Prompt
    reasons: tuple[Reason, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
    ending: str = ""


def view(table: Table, seat: int | None, words: Words, names: Sequence[str], gallery: "Gallery | None" = None) -> View:
    """What that seat (None: a spectator) sees now; those who look at the same table share a gallery."""
    game = table.game
    state = gallery.known(seat) if gallery else game.secrets.veiled(table.state, seat)
    naming = game.naming(state, seat, words, names)
    return View(
        seat=seat,
        scene=gallery.scene(seat, words, names) if gallery else game.scene(state, seat, words, names),
        prompt=_prompt(table, seat, naming),
        reasons=() if seat is None or table.over else reasons(table, seat, naming),
        over=table.over,
        winners=tuple(state.winners),
        ending=words.say(f"ending-{state.ended}") if state.ended else "",
    )


def reasons(table: Table, seat: int, naming: Naming[Any]) -> tuple[Reason, ...]:
    """Why the things before that seat cannot be used now, in words."""
    game = table.game
    return tuple(_reason(barrier, game.topics, naming) for barrier in game.why_not(naming.state, seat))


def _reason(barrier: Barrier, topics: type, naming: Naming[Any]) -> Reason:
    told = {barrier.noun: barrier.thing, **barrier.why.about}
    owner, ref = barrier.thing if isinstance(barrier.thing, tuple) else (None, barrier.thing)
    return Reason(
        ref=f"{barrier.noun}:{ref}" if owner is None else f"{barrier.noun}:{owner}.{ref}",
        text=_because(barrier.why.key, told, topics, naming),
    )


def _because(key: str, told: Mapping[str, Any], topics: type, naming: Naming[Any]) -> str:
    return naming.words.say(f"reason-{key}", **naming.about(topics, told))


def prompt(table: Table, seat: int | None, words: Words, names: Sequence[str]) -> Prompt:
    """The question and the options of that seat; to others only that somebody is asked."""
    return _prompt(table, seat, naming_for(table, seat, words, names))


def _prompt(table: Table, seat: int | None, naming: Naming[Any]) -> Prompt:
    decision, words = table.decision, naming.words
    if decision is None:
        return Prompt(text=words.say("ask-over"), rule="", mine=False)
    if decision.public:
        return _public_prompt(table, decision, seat, naming)
    voters = decision.seats if decision.aloud else ()
    if seat is None or seat not in table.waiting_for():
        who = asked(table, seat)
        text = waited(table, who, words, naming)
        offers = () if seat is None or not may_step_in(decision) else choices(table, seat, words, naming)
        return Prompt(text=text, rule=decision.rule, mine=False, choices=offers, waiting=who, voters=voters)
    return Prompt(
        text=question(decision, table.game.topics, words, naming),
        rule=decision.rule,
        mine=True,
        choices=choices(table, seat, words, naming),
        waiting=asked(table, seat),
        voters=voters,
    )


def waited(table: Table, who: tuple[int, ...], words: Words, naming: Naming[Any]) -> str:
    """Whom somebody waits for who is not asked; where all may read the question, that."""
    decision = table.decision
    if decision is not None and decision.aloud:
        return question(decision, table.game.topics, words, naming)
    if not who:
        return words.say("ask-wait")
    return words.say("ask-others", who=words.join([naming.names[other] for other in who]))


def _public_prompt(table: Table, decision: Decision, seat: int | None, naming: Naming[Any]) -> Prompt:
    """A question that everybody reads, with the answers of the one who chooses."""
    owner, words = decision.seats[0], naming.words
    text = question(decision, table.game.topics, words, naming)
    return Prompt(
        text=text if seat == owner else words.say("ask-openly", who=naming.names[owner], text=text),
        rule=decision.rule,
        mine=seat == owner,
        choices=choices(table, owner, words, naming),
        beyond=tuple(
            Beyond(label=label(option, words, naming, decision), why=_because(*why, table.game.topics, naming))
            for option, why in decision.beyond()
        ),
        public=True,
        thrown=(decision.about or {}).get("thrown", ""),
        waiting=decision.seats,
    )


def may_step_in(decision: Decision) -> bool:
    """Whether those who are not waited for may choose something all the same."""
    return not decision.waits if isinstance(decision, Call) else not decision.joint


def asked(table: Table, seat: int | None) -> tuple[int, ...]:
    """Whom the table waits for, as far as that seat may know.

    Who has answered in secret is told with the answers; whether somebody has anything to choose is told to nobody else.
    """
    decision = table.decision
    if decision is None or decision.discreet or (isinstance(decision, Call) and len(decision.seats) > 1):
        return ()
    if not decision.joint and not decision.guarded:
        return table.waiting_for()
    mine = seat in table.waiting_for()
    return tuple(other for other in decision.seats if mine or other != seat)


def question(decision: Decision, kind: type, words: Words, naming: Naming[Any]) -> str:
    """What is asked, in words: an effect it is about says itself what it does."""
    about = decision.about or {}
    effects = {name: describe([value], words) for name, value in about.items() if isinstance(value, Effect)}
    plain = {name: value for name, value in about.items() if name not in effects}
    return words.say(f"ask-{decision.ask}", **naming.about(kind, plain), **effects)


def choices(table: Table, seat: int, words: Words, naming: Naming[Any]) -> tuple[Choice, ...]:
    parts = table.decision.parts if table.decision is not None else ()
    return tuple(
        Choice(
            number=number,
            label=label(option, words, naming, table.decision),
            refs=naming.refs(option),
            part=type(option) in parts,
        )
        for number, option in enumerate(table.options(seat), start=1)
    )


def label(option: Option, words: Words, naming: Naming[Any], decision: Decision | None = None) -> str:
    """An option in words: from its class and its fields, and where a game says so, from what is asked:
    `pick-<option>-to-<ask>`. One way of an effect says what it does."""
    if isinstance(option, This) and decision is not None and decision.about is not None:
        effects = option.chosen(decision.about["of"])
        return words.say("pick-this", way=describe(effects, words) or words.say("pick-leave-it"))
    key = f"pick-{kebab(type(option).__name__)}"
    here = f"{key}-to-{decision.ask}" if decision is not None else key
    return words.say(here if words.has(here) else key, **naming.slots(option))


def line(event: Event, words: Words, naming: Naming[Any]) -> str:
    """An event in words."""
    return words.say(f"event-{kebab(type(event).__name__)}", **naming.slots(event))


class Line(Struct, frozen=True, kw_only=True, cache_hash=True):
    """A line of the chronicle: the moment it led to, in words, and the rule behind it."""

    moment: int
    text: str
    rule: str
    seat: int | None = None
    """Whose deed it is, if it is anybody's."""
    heading: int = 0
    """What follows is a chapter (1), or a part of one (2)."""
    dice: tuple[int | str, ...] = ()
    """What was rolled: a number, or the colour of a die and what it shows, `red-hit-2`."""
    entrance: bool = False
    thumb: bool | None = None
    """Up or down, where somebody shows one."""


def line_of(moment: int, event: Event, words: Words, naming: Naming[Any]) -> Line:
    """An event as it is written down for the reader of `naming`."""
    return Line(
        moment=moment,
        text=line(event, words, naming),
        rule=event.rule,
        seat=getattr(event, "who", None),
        heading=event.heading,
        dice=tuple(getattr(event, name) for name in event.dice),
        entrance=event.entrance,
        thumb=getattr(event, event.thumb) if event.thumb else None,
    )


def naming_for(table: Table, seat: int | None, words: Words, names: Sequence[str]) -> Naming[Any]:
    """How the things of a table are called by that seat."""
    return table.game.naming(table.game.secrets.veiled(table.state, seat), seat, words, names)


def log(table: Table, seat: int | None, words: Words, names: Sequence[str]) -> list[Line]:
    """The chronicle as that seat may read it."""
    naming = naming_for(table, seat, words, names)
    return [line_of(moment, event, words, naming) for moment, event in table.story() if readable(event, seat)]
