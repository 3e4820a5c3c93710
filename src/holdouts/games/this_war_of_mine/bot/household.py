"""What a careful newcomer makes of a household: how badly off everybody is, and what one more piece is worth to it.

Everything is weighed in one coin: 1 is about what a night without food costs somebody who had enough.
"""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from itertools import chain

from holdouts.games.this_war_of_mine.household import DieName
from holdouts.games.this_war_of_mine.rules.combat_dice import FACES
from holdouts.games.this_war_of_mine.rules.enemies import shoots
from holdouts.games.this_war_of_mine.state import AWAY, FIVE, ILLNESS, MOST, NONE, WOUNDS, Person, Siege

GRIEF = (
    (0.0, 0.6, 2.2, 5.0, 9.0),
    (0.0, 0.9, 2.4, 7.0, 30.0),
    (0.0, 2.0, 5.0, 10.0, 34.0),
    (0.0, 2.0, 5.0, 10.0, 34.0),
    (0.0, 0.8, 2.6, 7.0, 32.0),
)
"""How bad each level of each State is: actions are lost, and with the last one somebody."""
SCARCE = ((0.75, 1.7), (1.5, 1.3), (2.5, 0.9), (4.0, 0.5))
"""With less than so much for each mouth, one more piece is worth so much more, or less."""
STACKS = ((4, 1.3), (8, 1.0), (12, 0.5))
"""The same for what is built with, of which all have use together."""
PLENTY = 0.25
WATER, MEAL, FILLING = 2.2, 2.0, 1.2
"""What water is worth, a meal, and each step of Hunger that it takes away."""
CURE, KEPT = 4.0, 1.4
"""What medicine is worth to those who are short of it, and in the cupboard."""
RESALE = 0.09
"""What a point of its price is worth to those who may trade one day."""
AMMO, ANYTHING = 0.8, 0.5
"""What Ammo is worth, and whatever else might be of use one day."""


def grief(state: int, level: float) -> float:
    """How bad a level is, also one between two."""
    level = min(max(level, 0.0), float(MOST))
    below = min(int(level), MOST - 1)
    return GRIEF[state][below] + (level - below) * (GRIEF[state][below + 1] - GRIEF[state][below])


def shift(person: Person, state: int, by: float) -> float:
    """What a change of a State is worth to somebody."""
    return grief(state, person.levels[state]) - grief(state, person.levels[state] + by)


def misery_of(person: Person) -> float:
    """How badly off somebody is, all in all."""
    return sum(grief(state, level) for state, level in enumerate(person.levels))


def step(steps: Iterable[tuple[float, float]], amount: float) -> float:
    """What one more is worth to those who have so much."""
    return next((worth for most, worth in steps if amount < most), PLENTY)


@cache
def mean_wounds(die: DieName) -> float:
    """What a throw of a die comes to."""
    return sum(face.wounds for face in FACES[die]) / len(FACES[die])


class Household:
    """The table as its Leader weighs it."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self._pieces: dict[int, float] = {}
        """What was weighed already: one question asks for the same pieces again and again."""

    @cached_property
    def mouths(self) -> int:
        return max(1, len(self.siege.group))

    @cached_property
    def here(self) -> list[Person]:
        """Those who are where things happen, or whoever is left."""
        return self.siege.present() or [person for person in self.siege.group if person.where != AWAY]

    @cached_property
    def patients(self) -> int:
        return sum(person.levels[WOUNDS] + person.levels[ILLNESS] > 0 for person in self.siege.group)

    @cached_property
    def stock(self) -> list[int]:
        """What there is or will be by Dawn: at home, on its way, and of what was ordered."""
        siege = self.siege
        found = [a + b + c for a, b, c in zip(siege.storage, siege.load, siege.gains, strict=True)]
        for good, count in enumerate(siege.pile):
            found[good] += count if siege.book.goods[good].token else 0
        for good, fives in zip((siege.book.wood, siege.book.components), siege.fives, strict=True):
            found[good] += FIVE * fives
        promised = [order.gains for order in siege.orders] + [room.waiting for room in siege.rooms]
        for good, count in chain(*promised):
            found[good] += count
        return found

    def owned(self, sort: str) -> int:
        return sum(self.stock[good] for good in self.siege.book.sorts[sort])

    # --- pieces ---

    def piece(self, good: int) -> float:
        """What one more of a good is worth to the house."""
        known = self._pieces.get(good)
        if known is None:
            known = self._pieces[good] = self._weigh(good)
        return known

    def kept(self, good: int) -> float:
        """What the last piece of a good is worth that the house has: what it would be worth if it were gone."""
        self.stock[good] -= 1
        worth = self._weigh(good)
        self.stock[good] += 1
        return worth

    def pieces(self, amounts: Mapping[str, int]) -> float:
        """What so many pieces are worth; of a sort the cheapest, or what there is."""
        sorts = self.siege.book.sorts
        return sum(min(self.piece(good) for good in sorts[name]) * count for name, count in amounts.items())

    def _weigh(self, good: int) -> float:
        card, count = self.siege.book.goods[good], self.stock[good]
        uses = [ANYTHING, RESALE * card.value]
        if card.food:
            uses.append((MEAL + FILLING * card.filling) * step(SCARCE, self.owned("food") / self.mouths))
        if card.weapon is not None:
            uses.append(0.5 + 2.0 * self.edge(good))
        if card.medicine:
            uses.append(CURE if self.patients > count else KEPT)
        if card.ammo:
            uses.append(AMMO)
        if card.resource == "water":
            uses.append(WATER * step(SCARCE, count / self.mouths))
        elif card.resource:
            uses.append(step(STACKS, count))
        return max(uses)

    def edge(self, good: int) -> float:
        """The wounds that a weapon deals in our hands; a gun without Ammo is a club."""
        store = self.siege.store if self.siege.fighting else self.stock
        empty = shoots(self.siege, good) and not store[self.siege.book.ammo]
        return self.punch(NONE if empty else good)

    def punch(self, good: int) -> float:
        """The wounds that a weapon, or a bare hand, deals in a throw."""
        arm = None if good == NONE else self.siege.book.goods[good].weapon
        if arm is None:
            return mean_wounds("grey")
        return mean_wounds(arm.die) * arm.shots + (0.5 if arm.fatal else 0.0)

    def fetched(self, store: list[int]) -> int:
        """What all pieces in a store fetch that are good for nothing but to be sold."""
        goods = self.siege.book.goods
        return sum(goods[good].value * count for good, count in enumerate(store) if count and self.spares(good))

    def spares(self, good: int) -> bool:
        card = self.siege.book.goods[good]
        return card.token and self.kept(good) <= max(ANYTHING, RESALE * card.value)

    @cached_property
    def rows(self) -> dict[str, float]:
        """What a Findings card brings on average, row by row: everybody knows what the deck holds."""
        cards = self.siege.book.findings
        names = ("furniture", "junk", "pantry")
        return {name: sum(self.pieces(card.row(name)) for card in cards) / len(cards) for name in names}
