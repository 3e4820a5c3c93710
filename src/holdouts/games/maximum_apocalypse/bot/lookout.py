"""Reading the table: what is lacking, where things are, and what the way there costs."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from heapq import heappop, heappush

from holdouts.games.maximum_apocalypse.cards import COLOURS, Tile
from holdouts.games.maximum_apocalypse.sight import Held, Person, Sight
from holdouts.games.maximum_apocalypse.state import BOWS, NONE, REACH, chart, spans

AT_MOST = (0, 0, 1 / 36, 3 / 36, 6 / 36, 10 / 36, 15 / 36, 21 / 36, 26 / 36, 30 / 36, 33 / 36, 35 / 36, 1)
"""The chance that two dice show at most that."""

TOLLS = {
    "avenue": 0.9,
    "river": 0.8,
    "forest": 0.3,
    "bandit-camp": 0.5,
    "power-plant": 2.0,
    "desert": 0.7,
    "prison": 1.0,
    "crash-site": 0.4,
    "amusement-park": 0.3,
}
"""What a tile costs beyond the step, in actions."""

UNKNOWN = 0.35
"""What a hidden tile may cost beyond the step."""

MONSTER = 1.1
"""What meeting one monster costs, in actions."""

FRAIL = 2.0
"""How much more meeting a monster costs somebody who is nearly dead."""


def odds(stealth: int) -> float:
    """The chance to pass a Stealth test."""
    return AT_MOST[max(0, min(stealth, 12))]


@dataclass
class Lookout:
    """The table through the eyes of one seat."""

    sight: Sight
    me: Person = field(init=False)

    def __post_init__(self) -> None:
        self.me = self.sight.me

    # --- what is lacking ---

    @cached_property
    def living(self) -> list[Person]:
        return [person for person in self.sight.people if not person.dead]

    def cards_of(self, person: Person) -> list[int]:
        """All cards a person has in hand and in play."""
        return [*person.hand, *(held.card for held in person.gear)]

    def count(self, cards: Iterable[int], family: str) -> int:
        families = self.sight.book.families
        return sum(families[card] == family for card in cards)

    @cached_property
    def carried(self) -> list[int]:
        """What all living survivors have with them; a shared hand counts once."""
        return list({card: None for person in self.living for card in self.cards_of(person)})

    @cached_property
    def asked(self) -> dict[str, int]:
        """How many cards of each family the mission still wants, whoever may hold them already."""
        sight = self.sight
        asked = {
            goods.family: goods.count - self.count(sight.stored, goods.family) for goods in sight.mission.needs.goods
        }
        work = sight.mission.work
        if work is not None and work.parts:
            asked["spare-parts"] = asked.get("spare-parts", 0) + work.cost - sight.work
        return {family: count for family, count in asked.items() if count > 0}

    @cached_property
    def missing(self) -> dict[str, int]:
        """What is wanted and held by nobody."""
        missing = {family: count - self.count(self.carried, family) for family, count in self.asked.items()}
        work = self.sight.mission.work
        if work is not None and work.parts == "instead":
            missing.pop("spare-parts", None)
        return {family: count for family, count in missing.items() if count > 0}

    @cached_property
    def has_scientist(self) -> bool:
        return self.count(self.cards_of(self.me), "scientist") > 0

    # --- where ---

    def tile(self, place: int) -> Tile | None:
        number = self.sight.tiles[place]
        return None if number == NONE else self.sight.book.tiles[number]

    def places(self, kind: str) -> list[int]:
        """Where revealed tiles of a kind lie."""
        return [place for place in self.here_and_there if (tile := self.tile(place)) is not None and tile.kind == kind]

    @cached_property
    def here_and_there(self) -> list[int]:
        return [place for place, gone in enumerate(self.sight.gone) if not gone]

    @cached_property
    def hidden(self) -> list[int]:
        return [place for place in self.here_and_there if self.sight.tiles[place] == NONE]

    def near(self, place: int) -> list[int]:
        return [other for other in chart(self.sight.grid)[place] if not self.sight.gone[other]]

    def apart(self, one: int, other: int) -> int:
        return spans(self.sight.grid)[one][other]

    def in_reach(self, one: int, other: int, reach: str) -> bool:
        least, most = REACH[reach]
        return reach == "none" or least <= self.apart(one, other) <= most

    @cached_property
    def stealth(self) -> int:
        """My Stealth, before tokens are counted."""
        book = self.sight.book
        values = []
        for figure in self.me.figures:
            if not figure.dead:
                card = book.characters[figure.character]
                bonus = sum(book.cards[held.card].passive.stealth for held in figure.gear)
                values.append((card.starving_stealth if self.me.track else card.stealth) + bonus)
        return min(values, default=0)

    def step_cost(self, place: int) -> float:
        """What entering a tile costs, in actions."""
        tokens = self.sight.tokens[place]
        tile = self.tile(place)
        cost = 1 + (UNKNOWN * (1 + len(self.me.foes)) if tile is None else TOLLS.get(tile.kind, 0))
        if tokens:
            seen = 1.0 if self.me.foes or self.has_scientist else 1 - odds(self.stealth - tokens)
            cost += MONSTER * tokens * seen * (1 + FRAIL * (1 - self.health(self.me)))
        return cost

    @cached_property
    def ways(self) -> dict[int, tuple[float, int]]:
        """What it costs me to get to each place, and the first step there."""
        found: dict[int, tuple[float, int]] = {}
        waiting: list[tuple[float, int, int]] = [(0.0, self.me.place, NONE)]
        while waiting:
            cost, place, first = heappop(waiting)
            if place in found:
                continue
            found[place] = (cost, first)
            for other in self.near(place):
                if other not in found:
                    heappush(waiting, (cost + self.step_cost(other), other, other if first == NONE else first))
        return found

    # --- how things stand ---

    @cached_property
    def danger(self) -> float:
        """What part of my hit points the monsters on me take with their next attacks."""
        monsters = self.sight.book.monsters
        harm = sum(monsters[foe.monster].damage for foe in self.me.foes if not foe.stunned)
        return harm / max(self.me.hp, 1)

    def works(self, person: Person, held: Held) -> bool:
        """Whether a weapon is loaded, and what it is shot from is there."""
        cards = self.sight.book.cards
        design = cards[held.card]
        if not design.weapon or (design.ammo and not held.tokens):
            return False
        return "bow" not in design.action_needs or any(cards[other.card].id in BOWS for other in person.gear)

    def armed(self, person: Person) -> bool:
        """Whether somebody has a weapon that works."""
        return any(self.works(person, held) for held in person.gear)

    @cached_property
    def avenger(self) -> int:
        """A monster in play that calls another for each of its set that is killed."""
        monsters = self.sight.book.monsters
        for person in self.living:
            for foe in person.foes:
                if monsters[foe.monster].habits.avenged:
                    return foe.monster
        return NONE

    # --- what a search is worth ---

    def worth(self, family: str) -> float:
        """What a card of a family is worth to me and the team."""
        me = self.me
        if family in self.missing:
            return 9.0
        match family:
            case "food":
                stock = self.count(me.hand, "food")
                need = 9 if me.track else (0.8, 0.8, 1.2, 2, 4, 7, 9)[me.hunger]
                return need / (1 + 2 * stock)
            case "medkit":
                return 1 + 4 * (1 - self.health(me))
            case "antidote":
                return 5.0 if any(figure.poison for figure in me.figures) else 0.3
            case "ambush":
                return -2.5
            case "empty-handed" | "blanket" | "newspaper":
                return 0.0
            case "fuel":
                return 0.4
        return 1.2

    def health(self, person: Person) -> float:
        """What part of their hit points somebody has left; of two bodies the weaker."""
        return min((figure.hp / figure.most for figure in person.figures if not figure.dead), default=0.0)

    @cached_property
    def decks(self) -> list[float]:
        """What the top card of each Scavenge deck is worth on the average."""
        values = []
        for left in self.sight.left:
            total = sum(left.values())
            values.append(sum(count * self.worth(family) for family, count in left.items()) / total if total else 0.0)
        return values

    def search_worth(self, place: int) -> float:
        """The best search a revealed tile offers, if it was not searched this turn."""
        tile = self.tile(place)
        if tile is None or place in self.me.searched:
            return 0.0
        return max((self.decks[COLOURS.index(colour)] for colour in tile.search), default=0.0)
