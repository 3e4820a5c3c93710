"""Painter: one look at a table, with the eyes of one seat and in one language. Each game derives its own.

What every table has is put together here: the scene out of its parts, people, cards seen from the front, rows and
piles. A game says what its parts are.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from holdouts.engine.naming import Naming
from holdouts.engine.view import Board, Card, Cell, Die, Face, Gauge, Mark, Person, Scene, Zone
from holdouts.engine.words import Words

N = TypeVar("N", bound=Naming[Any])
CardText = Callable[[Any, Words], Iterable[str]]
"""What a card says, in words."""


class Print(NamedTuple):
    """All that is printed on a card, in one language: it is put into words once."""

    card: Any
    words: Words
    name: str
    kind: str
    lines: tuple[str, ...]
    flavour: str
    faces: dict[tuple[Any, ...], Face]
    """The card as it lies on tables, by all else that is seen of it: what looks the same is the very same."""


MOST_PRINTS = 4096
MOST_FACES = 64
_PRINTS: dict[tuple[int, int, str, str], Print] = {}
"""By the card, the language, what it is called after and its kind. Cards and languages are known by being themselves:
as long as they are kept here nothing else can take their place in memory."""


class Fan(NamedTuple):
    """The cards of a book in one language, as they look where nothing else is true of them."""

    book: Any
    words: Words
    faces: dict[int, Face]


MOST_FANS = 64
_FANS: dict[tuple[int, int], Fan] = {}
"""By the book and the language, known by being themselves like those of the prints."""


def _plain_faces(book: Any, words: Words) -> dict[int, Face]:
    key = (id(book), id(words))
    fan = _FANS.get(key)
    if fan is None:
        if len(_FANS) >= MOST_FANS:
            _FANS.clear()
        fan = _FANS[key] = Fan(book, words, {})
    return fan.faces


def found_by(painted: Scene, seat: int, words: Words) -> Scene:
    """What was painted for nobody in particular, with one of the people in it who finds themselves."""
    people = list(painted.people)
    me = people[seat]
    people[seat] = replace(me, me=True, tags=(words.say("tag-you"), *me.tags))
    return replace(painted, people=tuple(people))


def scene_by(paint: Callable[..., "Painter[Any]"]) -> Callable[..., Scene]:
    """The whole table as somebody may see it: what the painter paints that is found for them."""
    return lambda *look: paint(*look).scene()


class Painter(Generic[N]):
    """Whose eyes, in which language."""

    apart: ClassVar[frozenset[str]] = frozenset(("players",))
    """Fields of the state that the common table is not painted from: a seat may know more of them than a spectator."""

    def __init__(self, naming: N, card_text: CardText) -> None:
        self.naming = naming
        self.card_text = card_text
        self.seat = naming.reader
        self.words = naming.words
        self.names = naming.names

    def scene(self) -> Scene:
        """The whole table."""
        return Scene(
            title=self.title(),
            subtitle=self.phase(),
            place=self.place(),
            board=self.board(),
            gauges=tuple(self.gauges()),
            zones=tuple(self.zones()),
            people=tuple(self.person(other) for other in self.seats()),
            notes=tuple(self.notes()),
        )

    def beside(self, common: Scene, alike: Collection[int]) -> Scene:
        """The whole table, where a spectator sees all that is common and these people as this seat does: what is left
        to paint are the others, oneself and the notes."""
        people = zip(self.seats(), common.people, strict=True)
        return replace(
            common,
            people=tuple(seen if other in alike else self.person(other) for other, seen in people),
            notes=tuple(self.notes()),
        )

    # --- what a game says ---

    def seats(self) -> Iterable[int]:
        """Everybody who has a place at the table."""
        found: range = self.naming.state.seats
        return found

    def title(self) -> str:
        raise NotImplementedError

    def phase(self) -> str:
        """Where the game stands, in a sentence."""
        raise NotImplementedError

    def place(self) -> Face | None:
        """Where everybody is, if that is one place."""
        return None

    def board(self) -> Board | None:
        return None

    def gauges(self) -> Iterable[Gauge]:
        """The numbers that matter to all."""
        return ()

    def zones(self) -> Iterable[Zone]:
        """What lies on the common table."""
        return ()

    def notes(self) -> Iterable[str]:
        """What must not be forgotten."""
        return ()

    def portrait(self, other: int) -> str:
        """Whom somebody plays, the same in every language."""
        return ""

    def tags(self, other: int) -> Iterable[str]:
        """What else is true of somebody, in words."""
        return ()

    def person_gauges(self, other: int) -> Iterable[Gauge]:
        return ()

    def dice(self, other: int) -> Iterable[Die]:
        """The dice before somebody."""
        return ()

    def person_zones(self, other: int) -> Iterable[Zone]:
        return ()

    def face(self, card: int) -> Face:
        """A card seen from the front, by what the book says of it alone."""
        raise NotImplementedError

    # --- what it is put together from ---

    def person(self, other: int) -> Person:
        return Person(
            ref=f"seat:{other}",
            seat=other,
            name=self.names[other],
            me=other == self.seat,
            art=self.portrait(other),
            tags=tuple(self.tags(other)),
            gauges=tuple(self.person_gauges(other)),
            dice=tuple(self.dice(other)),
            zones=tuple(self.person_zones(other)),
        )

    def design(
        self,
        ref: str,
        card: Any,
        kind: str,
        *,
        named: str = "",
        called: str = "name",
        tone: str = "",
        corner: tuple[str, str] = ("", ""),
        back: str = "",
        pips: int = 0,
        tags: Iterable[str] = (),
        tally: str = "",
    ) -> Face:
        """A card seen from the front, by its design.

        It is called after its id and coloured after its kind, unless it is `named` or has a `tone` of its own. A piece
        that is no card is `called` by another family of words, and has no flavour line. In its corner stands something
        short, and what that means.
        """
        printed, tags = self.printed(card, named or card.id, kind, called), tuple(tags)
        key = (ref, corner, back, tags, tally, tone, pips)
        face = printed.faces.get(key)
        if face is None:
            face = Face(
                ref=ref,
                name=printed.name,
                kind=printed.kind,
                corner=corner[0],
                corner_label=corner[1],
                back=back,
                lines=printed.lines,
                flavour=printed.flavour,
                tags=tags,
                tally=tally,
                art=card.picture.art,
                look=tone or kind,
                pips=pips,
            )
            if len(printed.faces) >= MOST_FACES:
                printed.faces.clear()
            printed.faces[key] = face
        return face

    def printed(self, card: Any, name: str, kind: str, called: str) -> Print:
        """What is printed on a card of that name and kind."""
        words = self.words
        key = (id(card), id(words), name, kind)
        found = _PRINTS.get(key)
        if found is None:
            if len(_PRINTS) >= MOST_PRINTS:
                _PRINTS.clear()
            say, lines = words.say, tuple(self.card_text(card, words))
            flavour = say(f"flavour-{name}") if called == "name" and words.has(f"flavour-{name}") else ""
            found = Print(card, words, say(f"{called}-{name}"), say(f"type-{kind}"), lines, flavour, {})
            _PRINTS[key] = found
        return found

    def of_book(self, noun: str, card: int, **more: Any) -> Face:
        """A card of the shelf that is called after what it is; `more` is what else a design may say of itself."""
        return self.design(f"{noun}:{card}", self.naming.state.book.shelf(noun)[card], noun, **more)

    def faces(self, cards: Iterable[int]) -> tuple[Face, ...]:
        """Cards of which nothing is to be said but what is printed on them."""
        plain, face = _plain_faces(self.naming.state.book, self.words), self.face
        for card in (cards := tuple(cards)):
            if card not in plain:
                plain[card] = face(card)
        return tuple([plain[card] for card in cards])

    def row(self, ref: str, title: str, cards: Sequence[Card], note: str = "", **more: Any) -> Zone:
        """Cards that are seen whole; `more` is what else a zone may say of itself."""
        shown = {"count": len(cards), **more}
        return Zone(ref=ref, title=title, cards=tuple(cards), note=note, **shown)

    def pile(self, ref: str, title: str, cards: Sequence[Card], note: str = "", **more: Any) -> Zone:
        """Cards that lie on each other, the top one first; `count` them where fewer are shown than lie there."""
        return self.row(ref, title, cards, note, layout="pile", **more)

    def zone(self, name: str, cards: Iterable[Card], note: str = "", of: int | None = None, **more: Any) -> Zone:
        """Cards that lie together, perhaps somebody's, by the word for where they lie: `zone-<name>`."""
        ref = name if of is None else f"{name}:{of}"
        return self.row(ref, self.words.say(f"zone-{name}"), tuple(cards), note, **more)

    def laid(self, name: str, cards: Iterable[Card], **more: Any) -> Iterator[Zone]:
        """The same, if anything lies there."""
        if found := tuple(cards):
            yield self.zone(name, found, **more)

    def plan(self, ref: str, cells: Iterable[Cell]) -> Board:
        """A map, by the word for the zone that it is."""
        return Board(ref=ref, title=self.words.say(f"zone-{ref}"), cells=tuple(cells))

    def gauge(self, kind: str, value: int, most: int | None = None, stake: int = 0) -> Gauge:
        """A number that matters, by the word for what it counts: `gauge-<kind>`."""
        return Gauge(title=self.words.say(f"gauge-{kind}"), value=value, most=most, kind=kind, stake=stake)

    def mark(self, kind: str, *, word: str = "", count: int = 1, ref: str = "") -> Mark:
        """Tokens of a kind on a cell, by a word that has a symbol: `mark-<kind>`, unless they have another."""
        word, say = word or f"mark-{kind}", self.words.say
        return Mark(title=say(word, count=count), symbol=say(f"{word}.symbol"), kind=kind, count=count, ref=ref)
