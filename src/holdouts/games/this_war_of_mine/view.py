"""What is seen of a siege: the same for everybody."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import takewhile

from msgspec.structs import replace

from holdouts.engine.painter import found_by
from holdouts.engine.secrets import BACK
from holdouts.engine.view import Board as Plan
from holdouts.engine.view import Card as Shown
from holdouts.engine.view import Cell, Face, Figure, Gauge, Mark, Scene, Zone
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.grounds import Grounds
from holdouts.games.this_war_of_mine.household import STATES, Board
from holdouts.games.this_war_of_mine.naming import SiegeNaming
from holdouts.games.this_war_of_mine.rules import carrying, orders
from holdouts.games.this_war_of_mine.state import (
    AWAY,
    BED,
    FIVE,
    GROUP,
    GUARD,
    HOME,
    IN_BOX,
    IN_WASTE,
    LOUDEST,
    MOST,
    MOST_COLD,
    NO_TASK,
    NONE,
    OUT,
    TRIP,
    Person,
    Siege,
)
from holdouts.games.this_war_of_mine.text import open_text

LATEST = 6
"""So many of the pages that were read before are shown to whoever has not turned them."""


def scene(siege: Siege, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
    """The house, the group, Storage and the city."""
    painted = _Painter(SiegeNaming(siege, None, words, names)).scene()
    return painted if seat is None else seen_by(painted, seat, words)


def shared(siege: Siege) -> bool:
    """Nobody knows anything that the others do not."""
    return True


def seen_by(painted: Scene, seat: int, words: Words) -> Scene:
    """What a spectator sees before the Leader lies before one of the people, who finds themselves."""
    zones = [zone for person in painted.people for zone in person.zones]
    mine = tuple(replace(zone, ref=f"{zone.ref.partition(':')[0]}:{seat}") for zone in zones)
    people = tuple(replace(person, zones=mine if person.seat == seat else ()) for person in painted.people)
    return found_by(replace(painted, people=people), seat, words)


@cache
def spots(side: Board) -> tuple[tuple[int, int], ...]:
    """Where each space of a house is drawn, row and column: all basements in one row."""
    lowest = sum(not floor.basement for floor in side.floors)
    floors = [(min(row, lowest), floor) for row, floor in enumerate(side.floors)]
    return tuple((row, floor.left + n) for row, floor in floors for n in range(len(floor.spaces)))


class _Painter(Grounds):
    """One look at a siege."""

    def title(self) -> str:
        return self.words.say(f"name-{self.siege.sheet.id}")

    def phase(self) -> str:
        phase = self.words.say(f"phase-{self.siege.phase or 'morning'}")
        return self.words.say("subtitle", number=self.siege.round, phase=phase)

    # --- the house ---

    def board(self) -> Plan:
        """Where things happen: the house, the city while somebody is out there, or the ground of a fight."""
        siege = self.siege
        if siege.fighting:
            return self.fight()
        return self.city() if siege.phase == TRIP else self.house()

    def house(self) -> Plan:
        """The house cut open: every space where it is, with what lies, stands and is done there."""
        figures = [(self.stands(person), self.figure(person)) for person in self.siege.group]
        return self.plan("house", (self.cell(n, at, figures) for n, at in enumerate(spots(self.siege.side))))

    def cell(self, space: int, at: tuple[int, int], figures: Sequence[tuple[int, Figure]]) -> Cell:
        return Cell(
            ref=f"space:{space}",
            at=at,
            label=self.naming.space(space),
            card=self.room(space),
            marks=tuple(self.marks(space)),
            figures=tuple(figure for where, figure in figures if where == space),
            tags=tuple(self.space_tags(space)),
        )

    def room(self, space: int) -> Face | None:
        """What one sees of a space: what is in the way, what was built, or what can be done there."""
        siege = self.siege
        room, printed = siege.rooms[space], siege.spaces[space]
        if room.water:
            return self.plain(space, "printed", "fetch-water")
        if room.cards:
            return self.plain(space, "kind", "remnants" if room.remnants else printed.card)
        if room.fitting != NONE:
            return self.design(f"space:{space}", siege.fitting(room), "fitting")
        if printed.hole:
            return self.plain(space, "kind", "barricade" if room.barricade else "hole")
        return self.plain(space, "printed", printed.printed) if printed.printed else None

    def plain(self, space: int, family: str, look: str) -> Face:
        """A space as it is printed, or under a card of which only the kind is known."""
        say, name = self.words.say, f"{family}-{look}"
        lines = (say(f"{name}-means"),)
        return Face(ref=f"space:{space}", name=say(name), kind=say("type-space"), lines=lines, look=look)

    def marks(self, space: int) -> Iterator[Mark]:
        room, ladder = self.siege.rooms[space], self.siege.spaces[space].ladder
        found = {"ladder": ladder, "wait": room.waiting, "closed": room.closed, "stack": len(room.cards) > 1}
        return (self.mark(kind) for kind, so in found.items() if so)

    def space_tags(self, space: int) -> Iterator[str]:
        siege, words = self.siege, self.words
        room, printed = siege.rooms[space], siege.spaces[space]
        if room.cards and printed.printed:
            yield words.say("tag-under-it", what=words.say(f"printed-{printed.printed}"))
        for order in siege.orders:
            if order.space == space:
                deed = self.naming.order(order)
                yield words.say("tag-at-work", person=self.naming.character(order.person), deed=deed)

    def stands(self, person: Person) -> int:
        """The space somebody is at: where they work, sleep or watch, and else where all have their blankets."""
        siege = self.siege
        if person.where != HOME:
            return NONE
        for order in siege.orders:
            if order.person == person.card and order.space != NONE:
                return order.space
        if person.task == BED and person.bed != NONE:
            return person.bed
        printed = "guard" if person.task == GUARD else "floor"
        return next(n for n, space in enumerate(siege.spaces) if space.printed == printed)

    # --- what is counted ---

    def gauges(self) -> Iterator[Gauge]:
        siege, trip = self.siege, self.siege.trip
        yield self.gauge("group", len(siege.group), GROUP, stake=1)
        yield self.gauge("food", siege.count("food", siege.storage), stake=1)
        yield self.gauge("water", siege.storage[siege.book.water], stake=1)
        yield self.gauge("cold", siege.cold, MOST_COLD, stake=-1)
        if trip is not None:
            yield self.gauge("noise", trip.noise, LOUDEST, stake=-1)
            yield self.gauge("ahead", len(siege.unknown))
        if trip is not None and trip.over:
            yield self.gauge("weight", carrying.weight(siege), carrying.capacity(siege))
        if siege.sheet.seats:
            yield self.gauge("seats", siege.bus_seats, stake=1)

    # --- what lies on the table ---

    def zones(self) -> Iterator[Zone]:
        """The page that lies open is read to all; what is met now; the city, the aim and the days; the diary."""
        siege = self.siege
        if siege.reading and not siege.ended:
            yield self.zone("page", self.script(), self.recalled(), count=len(siege.pages), aloud=True)
        elif not siege.fighting:
            yield from self.laid("met", self.met())
        if siege.phase != TRIP:
            yield self.zone("city", [self.location(place) for place in range(len(siege.places))])
        yield from self.laid("aim", self.aims())
        yield from self.laid("days", self.days())
        yield self.zone("scenario", [self.of_book("scenario", siege.scenario)])
        yield self.zone("fittings", self.fittings(siege.fittings), count=len(siege.fittings), layout="pile")
        yield from self.laid("ideas", self.fittings(siege.ideas), count=len(siege.ideas), layout="pile")
        yield from self.laid("coming", self.coming())
        if siege.pages and (siege.ended or not siege.reading):
            yield self.zone("diary", self.script()[::-1], count=len(siege.pages), layout="pile", told=True)

    def met(self) -> Iterator[Face]:
        """Who is at the door, what is explored, who is met, what the night brings, what the Dawn brought, and what
        one may keep of it."""
        siege = self.siege
        found: dict[str, Sequence[int]] = {
            "visitor": [siege.visiting],
            "exploration": [siege.exploring] if siege.meeting == NONE else [],
            "residents": [siege.meeting],
            "raid": siege.raided[-1:] if siege.phase == "raid" else [],
            "fate": siege.past_fate[-1:] if siege.phase == "dawn" and not siege.looking else [],
            "narrative": siege.looking,
        }
        for kind, cards in found.items():
            yield from (self.of_book(kind, card) for card in dict.fromkeys(cards) if card not in (NONE, BACK))

    def aims(self) -> Iterator[Face]:
        """The Objectives that lie open, with how far their track has come."""
        siege = self.siege
        for card in siege.objectives[: siege.open_objectives]:
            objective = siege.book.objectives[card]
            most = objective.worth or len(objective.squares)
            tally = f"{siege.status}/{most}" if most else ""
            corner = (tally, self.words.say("corner-track", count=siege.status, most=most)) if most else ("", "")
            yield self.of_book("objective", card, corner=corner, tally=tally)

    def days(self) -> Iterator[Face]:
        """The Events that lie face up, and the one that came last."""
        siege, words = self.siege, self.words
        lying = {one.card: one for one in siege.lying}
        for card in dict.fromkeys([*lying, *([siege.latest] if siege.latest != NONE else [])]):
            tags = [words.say("mark-lasting")] if card in lying else [words.say("mark-latest")]
            yield self.design(f"event:{card}", siege.event(card), "event", tags=tags)

    def coming(self) -> Iterator[Face]:
        """What everybody has looked at on top of the decks, the next card of each first."""
        siege = self.siege
        decks = {
            "event": (siege.events, siege.foreseen),
            "residents": (siege.residents, siege.residents_seen),
            "raid": (siege.raids, siege.raids_seen),
        }
        for kind, (deck, seen) in decks.items():
            shelf = siege.book.shelf(kind)
            for card in reversed(deck[len(deck) - seen :]):
                if card < len(shelf):
                    yield self.design(f"coming-{kind}:{card}", shelf[card], kind)

    def fittings(self, deck: Sequence[int]) -> Iterator[Face]:
        """What can be built or thought of, each sort once."""
        sorts = {self.siege.book.fittings[card].id: card for card in reversed(deck)}
        return (self.of_book("fitting", card) for card in reversed(sorts.values()))

    # --- the book ---

    def script(self) -> list[Face]:
        """The pages that were read last, in their order: all of the last script, and some before it, for several may
        be read before anybody is asked. One that lies open comes last. When it is over, those that tell how."""
        siege, book = self.siege, self.siege.book
        closing = takewhile(lambda number: book.pages[number].scene in ("end", "rule"), reversed(siege.pages))
        if siege.ended and (last := list(closing)):
            return [self.page(number) for number in reversed(last)]
        latest = [siege.reading, *reversed(siege.last_read), *reversed(siege.pages[-LATEST:])]
        return [self.page(number) for number in reversed(dict.fromkeys(latest)) if number]

    def page(self, number: int) -> Face:
        """A page of the book: its title, its prose, and what can be known of it; it shows what it is about."""
        page = self.siege.book.pages[number]
        return Face(
            ref=f"page:{number}",
            name=self.naming.page_title(number),
            kind=self.words.say("kind-page", number=str(number)),
            lines=tuple(open_text(page, self.words)),
            flavour=self.words.say(f"page-{number}"),
            look=f"page-{page.scene}",
            art=self.page_art(page.card),
        )

    def page_art(self, id_: str) -> str:
        """The picture of the Location, the Event or the Character to which a page belongs."""
        book = self.siege.book
        cards = (*book.locations, *book.events, *book.characters)
        return next((card.picture.art for card in cards if card.id == id_), "")

    def recalled(self) -> str:
        """What the open page answers of all that was done before."""
        siege = self.siege
        answered = siege.book.volume.answers.get(siege.reading, (frozenset(), frozenset()))[0]
        return " ".join(self.memory(name) for name in siege.memories if name in answered)

    def memory(self, name: str) -> str:
        """What was done, and how long ago."""
        told, day = self.words.say(f"memory-{name}"), self.siege.memory_days.get(name)
        return told if day is None else self.words.say("recalled", memory=told, count=self.siege.round - day)

    # --- people ---

    def tags(self, other: int) -> list[str]:
        return [self.words.say("tag-leader")] if other == self.siege.leader else []

    def person_zones(self, other: int) -> Iterator[Zone]:
        """All guide one group, so everybody has it before them; a spectator sees it before the Leader. Storage is at
        home: of a trip one sees what was packed and found, and in the end what is carried."""
        siege, trip = self.siege, self.siege.trip
        if other != siege.leader:
            return
        yield self.zone("group", map(self.character, siege.group), of=other)
        if trip is not None:
            yield self.zone("pile", self.goods(siege.pile), of=other)
        if trip is not None and trip.over:
            yield self.zone("load", self.goods(siege.load), of=other)
        if trip is None or not (trip.over or siege.unknown):
            yield self.zone("storage", self.storage(), of=other)
        yield from self.laid("narratives", (self.of_book("narrative", card) for card in siege.held), of=other)

    def character(self, person: Person) -> Face:
        """Somebody of the group: a face, five States, and what they are at."""
        levels = [(self.naming.condition(state), STATES[state], level) for state, level in enumerate(person.levels)]
        gauges = tuple(Gauge(title=title, value=level, most=MOST, kind=kind, stake=-1) for title, kind, level in levels)
        return replace(self.of_book("character", person.card, tags=self.at_what(person)), gauges=gauges)

    def at_what(self, person: Person) -> Iterator[str]:
        """What somebody is at, and what they have in hand."""
        siege, words, naming = self.siege, self.words, self.naming
        if person.where == OUT:
            yield words.say("mark-out")
        if person.where == AWAY:
            yield words.say("mark-away", phase=words.say(f"phase-{person.until or 'dawn'}"))
        for order in siege.orders:
            if order.person == person.card:
                yield words.say("mark-at-work", deed=naming.order(order), space=naming.space(order.space))
        if orders.sits_out(siege, person):
            yield words.say("mark-sits-out")
        if person.where == HOME and person.task != NO_TASK:
            yield naming.task(person.task)
        if not siege.awake(person):
            yield words.say("mark-asleep")
        medicines = [good for good, count in zip(siege.book.medicines, person.medicine, strict=True) if count]
        yield from map(naming.good, [person.held, *medicines] if person.held != NONE else medicines)
        if person.token != NONE:
            yield naming.token(person.token)

    # --- goods ---

    def storage(self) -> Iterator[Shown]:
        """What is there, what was put aside by fives, and the living and other things of the book."""
        siege, book, words = self.siege, self.siege.book, self.words
        fives = dict(zip((book.wood, book.components), siege.fives, strict=True))
        for good, count in enumerate(siege.storage):
            aside = FIVE * fives.get(good, 0)
            if count or aside:
                tags = [words.say("mark-fives", count=aside)] if aside else []
                yield self.good(good, count + aside, tags)
        there = [token for token, where in enumerate(siege.tokens) if where not in (IN_BOX, IN_WASTE)]
        yield from (self.of_book("token", token) for token in there)

    def goods(self, store: Sequence[int]) -> Iterator[Face]:
        return (self.good(good, count) for good, count in enumerate(store) if count)

    def good(self, good: int, count: int, tags: Iterable[str] = ()) -> Face:
        """A sort of good, with how much of it there is."""
        card, corner = self.siege.book.goods[good], (str(count), self.words.say("corner-count", count=count))
        tone = f"good-{card.colour or card.resource}"
        return self.of_book("good", good, called="good", tone=tone, corner=corner, tags=tags)
