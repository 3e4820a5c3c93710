"""A desk to read at: a siege with the book open, pages of one's own, and answers given in order."""

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.content import decode, load_pack
from holdouts.engine.decision import Option
from holdouts.engine.events import Event
from holdouts.engine.state import GameOver
from holdouts.games import folder_of
from holdouts.games.this_war_of_mine.cards import SHELVES, Book
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects import VOCABULARY
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.pages import Page
from holdouts.games.this_war_of_mine.picks import Flee, TakeOption
from holdouts.games.this_war_of_mine.rules import book as rules
from holdouts.games.this_war_of_mine.rules.binding import make_book
from holdouts.games.this_war_of_mine.rules.people import newcomer
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup, deal
from holdouts.games.this_war_of_mine.state import OUT, SCAVENGE, Person

STATES = ("fatigue", "hunger", "wounds", "illness", "misery")


@cache
def real_book() -> Book:
    """All cards of the game, with the Book of Scripts bound."""
    folder = folder_of("this-war-of-mine")
    return make_book([load_pack(folder / "content", "this-war-of-mine", SHELVES, VOCABULARY.hook)])


def page(number: int, *do: dict[str, Any], **fields: Any) -> Page:
    """A page of one's own."""
    raw = {"id": str(number), "kind": "errata", "scene": "night", "do": list(do), **fields}
    return decode(raw, Page, VOCABULARY.hook)


class Desk:
    """A siege in which pages are read, by default at home, with three people who lack nothing."""

    def __init__(
        self, *pages: Page, people: tuple[str, ...] = ("anton", "boris", "cveta"), at: str = "", seed: int = 1
    ) -> None:
        self.book = copy(real_book())
        self.book.pages = {**self.book.pages, **{page.number: page for page in pages}}
        self.told: list[Event] = []
        self.siege = siege = deal(SiegeSetup(scenario="until-the-ceasefire", seats=1), self.book, seed)
        siege.attach(self.book, self.told)
        siege.group = [newcomer(self.book.number("characters", name)) for name in people]
        siege.unused = [n for n in range(len(self.book.characters)) if siege.find(n) is None]
        for person in siege.group:
            person.starting = True
        for good, count in enumerate(siege.storage):
            siege.box[good] += count
            siege.storage[good] = 0
        siege.phase = "day"
        if at:
            self._set_out(self.book.number("locations", at))

    def _set_out(self, location: int) -> None:
        siege = self.siege
        if location in siege.locations:
            siege.locations[siege.locations.index(location)] = siege.places[0].card
            siege.places[0].card = location
        here = next(n for n, place in enumerate(siege.places) if place.card == location)
        siege.trip = Trip(here)
        siege.unknown, siege.exploration = siege.exploration[:10], siege.exploration[10:]
        siege.phase = "trip"
        for person in siege.group:
            person.where, person.task = OUT, SCAVENGE

    # --- what is where ---

    def store(self, **goods: int) -> "Desk":
        """What the scene has to pay with."""
        for name, count in goods.items():
            number = self.book.good(name.replace("_", "-"))
            self.siege.store[number] += count
            self.siege.box[number] -= count
        return self

    def has(self, name: str) -> int:
        """How much of a good or a sort the scene has."""
        return self.siege.count(name, self.siege.store)

    def person(self, name: str) -> Person:
        return self.siege.person(self.book.number("characters", name))

    def level(self, name: str, state: str) -> int:
        return self.person(name).levels[STATES.index(state)]

    def told_of(self, kind: type[Event]) -> list[Any]:
        """What was told of that kind."""
        return [event for event in self.told if isinstance(event, kind)]

    # --- reading ---

    def deed(self, me: str = "") -> Deed:
        about = self.book.number("characters", me) if me else None
        return Deed(0, "TWM-BOOK-6", trip=self.siege.trip is not None, me=about)

    def read(self, number: int, *answers: object, me: str = "") -> "Desk":
        """Read a page; answers are given in order, an option of a page by its name."""
        return self.run(rules.read(self.siege, number, self.deed(me)), *answers)

    def run(self, steps: Iterator[Any], *answers: object) -> "Desk":
        waiting = list(answers)

        def answer(options: list[Option]) -> Option:
            wanted = waiting.pop(0)
            return next(option for option in options if _fits(option, wanted))

        self._drive(steps, answer)
        assert not waiting, f"nobody asked for {waiting}"
        return self

    def run_anyhow(self, steps: Iterator[Any], dice: Dice) -> "Desk":
        """Every question is answered by lot, but nobody runs from a fight."""
        self._drive(steps, lambda options: dice.pick([one for one in options if not isinstance(one, Flee)] or options))
        return self

    def _drive(self, steps: Any, answer: Callable[[list[Option]], Option]) -> None:
        self.asked: list[list[Option]] = []
        self.taken: list[Option] = []
        try:
            asked = next(steps)
            while True:
                options = asked.options(asked.seats[0])
                self.asked.append(options)
                self.taken.append(options[0] if len(options) == 1 else answer(options))
                asked = steps.send(self.taken[-1])
        except (StopIteration, GameOver):
            return

    @property
    def offered(self) -> list[str]:
        """What the first list of options offered."""
        return [option.option.partition(".")[2] for option in self.asked[0] if isinstance(option, TakeOption)]


def read_on(table: Any) -> Any:
    """Whatever the open pages ask at a table is answered by the first option."""
    while table.now.reading:
        table.choose(table.options()[0])
    return table


def past_the_raid(table: Any) -> Any:
    """Whatever the night asks of the house is answered by the last option: let it stand, go on."""
    while table.now.phase == "raid":
        table.choose(table.options()[-1])
    return table


def _fits(option: Option, wanted: object) -> bool:
    if isinstance(option, TakeOption) and isinstance(wanted, str):
        return option.option.partition(".")[2] == wanted
    name = getattr(option, "person", None)
    if name is not None and isinstance(wanted, str):
        return bool(real_book().characters[name].id == wanted)
    return bool(option == wanted)
