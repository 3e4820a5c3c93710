"""Positions of This War of Mine: arrange the house by hand, then play on.

    table = shelter().people("boris", "anton").storage(shovel=1).phase("day")
    table.choose(Clear("boris", "t4"))

Unless told otherwise Boris, Anton and Katia live on the basic side of the board with nothing in Storage and no States,
nobody else plays, Shelter cards lie in their order, no Objective is live, and it is the first step of the day. Options
may name Characters, goods, spaces and cards by their ids.
"""

from collections.abc import Sequence
from typing import Any, Self

from holdouts.engine.position import Position, dealt
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.household import MEDICINES, STATES
from holdouts.games.this_war_of_mine.naming import TASKS
from holdouts.games.this_war_of_mine.rules import calendar, dawn, day, dusk, evening, morning, raid, scavenging
from holdouts.games.this_war_of_mine.rules.goods import markers
from holdouts.games.this_war_of_mine.rules.people import newcomer, settle_in
from holdouts.games.this_war_of_mine.state import IN_SHELTER, NONE, Lying, Person, Place, Siege

HOUSEHOLD = ("boris", "anton", "katia")
"""Who lives in the house, if nobody says otherwise."""

STARTS = {
    "morning": (calendar.begin_day,),
    "reveal": (morning.reveal, morning.end_morning, day.begin_actions, dusk.begin_dusk, evening.begin_evening),
    "day": (day.begin_actions, dusk.begin_dusk, evening.begin_evening),
    "dusk": (dusk.begin_dusk, evening.begin_evening),
    "food": (dusk.give_food, evening.begin_evening),
    "evening": (evening.begin_evening, scavenging.set_out, raid.raid, dawn.begin_dawn),
    "night": (scavenging.set_out, raid.raid, dawn.begin_dawn),
    "explore": (scavenging.explore, raid.raid, dawn.begin_dawn),
    "raid": (raid.raid, dawn.begin_dawn),
    "dawn": (dawn.begin_dawn, calendar.begin_day),
    "fate": (dawn.fate, day.begin_actions),
    "mourn": (dawn.mourn, day.begin_actions),
}
"""Where play begins, and what comes after it."""
PARTS = {"reveal": "morning", "food": "dusk", "explore": "trip", "fate": "dawn", "mourn": "dawn"}
"""The phase that a part of one belongs to."""


def shelter(
    seats: int = 1, scenario: str = "until-the-ceasefire", *, seed: int = 1, book: Book | None = None, **options: Any
) -> "SiegePosition":
    """A day under way, everything else as the builder's methods arrange it."""
    return SiegePosition(GAME, dealt(GAME, scenario, seats, seed, book, **options))


def besieged(
    seats: int = 1, scenario: str = "until-the-ceasefire", *, seed: int = 1, **options: Any
) -> "SiegePosition":
    """A siege from its very beginning, as it is dealt."""
    return SiegePosition(GAME, dealt(GAME, scenario, seats, seed, **options), as_dealt=True)


class SiegePosition(Position[Siege]):
    """The builder; its methods can be chained."""

    _phase = "day"

    def _clear_table(self) -> None:
        """Nothing lies in Storage, every deck lies in order, and the household has just moved in."""
        state = self.state
        state.round, state.leader, state.cold = 1, 0, 0
        state.agenda.clear()
        for good, count in enumerate(state.storage):
            state.box[good] += count
            state.storage[good] = 0
        self.people(*HOUSEHOLD)
        for name in ("fate", "narratives", "visitors", "findings", "raids", "residents", "exploration", "locations"):
            getattr(state, name).sort(reverse=True)
        for kind in {space.card for space in state.spaces if space.card}:
            rooms = [room for room, space in zip(state.rooms, state.spaces, strict=True) if space.card == kind]
            cards = sorted(card for room in rooms for card in room.cards)
            for room in rooms:
                room.cards = [cards.pop(0) for _ in room.cards]

    # --- people ---

    def people(self, *names: str) -> Self:
        """Exactly these live in the house; all of them are Starting Characters."""
        state = self.arranging()
        state.unused = sorted(range(len(state.book.characters)), reverse=True)
        state.group, state.starters, state.gone = [], [], []
        for name in names:
            person = newcomer(state.book.number("characters", name))
            person.starting = True
            state.unused.remove(person.card)
            settle_in(state, person)
            state.starters.append(person.card)
        return self

    def who(self, name: str) -> Person:
        """Somebody in play."""
        state = self.state if self._table is None else self.now
        return state.person(state.book.number("characters", name))

    def lives(self, name: str) -> bool:
        return self.now.find(self.state.book.number("characters", name)) is not None

    def levels(self, name: str, **levels: int) -> Self:
        """Somebody's States; a grave one has a token of its own."""
        person = self.who(name)
        for state, level in levels.items():
            number = STATES.index(state)
            person.levels[number] = level
            if level >= 3 and number:
                taken = {other.marks[number] for other in self.state.group}
                person.marks[number] = next(mark for mark in range(4) if mark not in taken)
        return self

    def level(self, name: str, state: str) -> int:
        return self.who(name).levels[STATES.index(state)]

    def medicine(self, name: str, **counts: int) -> Self:
        """Medicine that lies on somebody's card: meds, herbal, bandages."""
        state, person = self.arranging(), self.who(name)
        for kind, count in counts.items():
            place = MEDICINES.index(kind)
            person.medicine[place] += count
            state.box[state.book.medicines[place]] -= count
        return self

    def tasks(self, **tasks: str) -> Self:
        """What each does tonight: `boris="scavenge"`; the others stand guard."""
        self.arranging()
        for person in self.state.group:
            person.task = TASKS.index("guard")
        for name, task in tasks.items():
            self.who(name).task = TASKS.index(task)
        return self

    # --- goods ---

    def storage(self, **goods: int) -> Self:
        """So many of these are in Storage: `raw_food=2`."""
        state = self.arranging()
        for name, count in goods.items():
            self._move(name, count, state.box, state.storage)
        return self

    def box(self, **goods: int) -> Self:
        """The box holds only so many of these: the others lie in the Waste."""
        state = self.arranging()
        for name, count in goods.items():
            good = state.book.good(name.replace("_", "-"))
            self._move(name, state.box[good] - count, state.box, state.waste)
        return self

    def _move(self, name: str, count: int, source: list[int], target: list[int]) -> None:
        good = self.state.book.good(name.replace("_", "-"))
        if source[good] < count:
            raise LookupError(f"there are only {source[good]} of {name}")
        source[good] -= count
        target[good] += count

    def fives(self, **goods: int) -> Self:
        """Markers on Storage x5."""
        state = self.arranging()
        for name, count in goods.items():
            good = state.book.good(name)
            state.box[good] -= count
            state.fives[markers(state).index(good)] += count
        return self

    def stored(self, name: str) -> int:
        return self.now.storage[self.state.book.good(name)]

    def token(self, name: str) -> Self:
        """A blank token that is in the Shelter."""
        state = self.arranging()
        state.tokens[state.book.number("tokens", name)] = IN_SHELTER
        return self

    # --- the house ---

    def space(self, id_: str) -> int:
        return [space.id for space in self.state.spaces].index(id_)

    def fitting(self, id_: str, space: str) -> Self:
        """A Fitting that stands there, and has stood there for a while."""
        state = self.arranging()
        card = self.take_out(id_, state.book.fittings, [state.fittings, state.ideas])
        state.built.append(card)
        return self.cleared(space).arrange(state.rooms[self.space(space)], fitting=card)

    def cleared(self, *spaces: str) -> Self:
        """No Shelter cards lie there any more."""
        state = self.arranging()
        for space in spaces:
            room = state.rooms[self.space(space)]
            state.gone_shelter += room.cards
            room.cards = []
        return self

    def barricaded(self, *spaces: str) -> Self:
        for space in spaces:
            self.arrange(self.state.rooms[self.space(space)], barricade=True)
        return self

    def stands(self, space: str) -> str:
        """The Fitting on a space, by name."""
        room = self.now.rooms[self.space(space)]
        return "" if room.fitting == NONE else self.state.book.fittings[room.fitting].id

    # --- cards ---

    def next_card(self, deck: str, shelf: str, *ids: str) -> Self:
        """These cards come up next in a deck."""
        state = self.arranging()
        pile: list[int] = getattr(state, deck)
        cards = [self.take_out(id_, getattr(state.book, shelf), [pile]) for id_ in ids]
        return self.put_on_top(cards, pile)

    def next_events(self, *ids: str) -> Self:
        """Events that come next, out of the Waste if they are not in the deck; `chapter-2` is a Chapter."""
        state = self.arranging()
        shelf = [*state.book.events, *state.book.chapters]
        zones = [state.events, state.unseen_events, state.past_events]
        return self.put_on_top([self.take_out(id_, shelf, zones) for id_ in ids], state.events)

    def places(self, *ids: str) -> Self:
        """The three Locations, the nearest first."""
        state = self.arranging()
        state.locations += [place.card for place in state.places]
        cards = [self.take_out(id_, state.book.locations, [state.locations]) for id_ in ids]
        state.places = [Place(card, [0] * len(state.book.goods)) for card in cards]
        return self

    def lying(self, id_: str, nights: int = 0) -> Self:
        """An Event that lies face up."""
        self.next_events(id_)
        state = self.state
        state.lying.append(Lying(state.events.pop(), nights))
        return self

    def holding(self, *ids: str) -> Self:
        """Narrative Actions in hand."""
        state = self.arranging()
        return self.put([self.take_out(id_, state.book.narratives, [state.narratives]) for id_ in ids], state.held)

    def objective(self, id_: str) -> Self:
        """The live Objective, with the final ones under it."""
        state = self.arranging()
        finals = [n for n, card in enumerate(state.book.objectives) if card.chapter == 3]
        card = state.book.number("objectives", id_)
        state.objectives = [card, *(other for other in finals if other != card)]
        return self.arrange(open_objectives=1, status=0, paid=[])

    # --- where play begins ---

    def finish(self) -> None:
        self.state.phase = PARTS.get(self._phase, self._phase)
        for step in STARTS[self._phase]:
            self.state.then(step)
        if self._phase != "morning" and STARTS[self._phase][-1] is not calendar.begin_day:
            self.state.then(calendar.begin_day)

    # --- names ---

    def names(self, noun: str) -> Sequence[str] | None:
        if noun == "space":
            return [space.id for space in self.state.spaces]
        return STATES if noun == "condition" else super().names(noun)
