"""What a careful newcomer makes of a household: how badly off everybody is, and what one more piece is worth to it.

Everything is weighed in one coin: 1 is about what a night without food costs somebody who had enough.
"""

from collections import Counter
from functools import cache, cached_property

from holdouts.games.this_war_of_mine.cards import Findings
from holdouts.games.this_war_of_mine.household import STATES, Amounts, DieName, StateName
from holdouts.games.this_war_of_mine.rules.combat_dice import FACES
from holdouts.games.this_war_of_mine.state import AWAY, FIVE, ILLNESS, MISERY, MOST, NONE, WOUNDS, Person, Siege

GRIEF = (
    (0.0, 0.6, 2.2, 5.0, 9.0),
    (0.0, 0.9, 2.4, 7.0, 30.0),
    (0.0, 2.0, 5.0, 10.0, 34.0),
    (0.0, 2.0, 5.0, 10.0, 34.0),
    (0.0, 0.8, 2.6, 7.0, 32.0),
)
"""How bad each level of each State is: actions are lost, and with the last one somebody."""
HURT = 3.0
"""What a wound costs a house, whoever gets it."""
SCARCE = ((0.75, 1.7), (1.5, 1.3), (2.5, 0.9), (4.0, 0.5))
"""With up to so much for each mouth, one more piece is worth so much more, or less."""
PLENTY = 0.25
STACKS = ((3, 1.3), (7, 1.0), (11, 0.5))
"""The same for what is built with."""
MEAL, FILLING = 2.0, 1.2
"""What a meal is worth, and each step of Hunger that it takes away."""
FOND = 2.0
"""What somebody is used to, as long as it is short."""
CURE, KEPT = 4.0, 1.4
"""What medicine is worth to those who are short of it, and in the cupboard."""
RESALE = 0.09
"""What a point of its price is worth to those who may trade one day."""


def grief(state: int, level: float) -> float:
    """How bad a level is, also one between two."""
    level = min(max(level, 0.0), float(MOST))
    below = int(level)
    if below == MOST:
        return GRIEF[state][MOST]
    return GRIEF[state][below] + (level - below) * (GRIEF[state][below + 1] - GRIEF[state][below])


def shift(person: Person, state: int, by: float) -> float:
    """What a change of a State is worth to somebody."""
    return grief(state, person.levels[state]) - grief(state, person.levels[state] + by)


def misery_of(person: Person) -> float:
    """How badly off somebody is, all in all."""
    return sum(grief(state, level) for state, level in enumerate(person.levels))


class Household:
    """The table as its Leader weighs it."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self._pieces: dict[int, float] = {}
        self._behind: dict[int, float] = {}
        self._good: dict[str, float] = {}
        """What was weighed already: one question offers the same work to everybody, and in many rooms."""

    @cached_property
    def mouths(self) -> int:
        return max(1, len(self.siege.group))

    @cached_property
    def here(self) -> list[Person]:
        """Those who are where things happen, or whoever is left."""
        return self.siege.present() or [person for person in self.siege.group if person.where != AWAY]

    @cached_property
    def stock(self) -> list[int]:
        """What there is or will be by Dawn: at home, on its way, and of what was ordered."""
        siege = self.siege
        found = [a + b + c for a, b, c in zip(siege.storage, siege.load, siege.gains, strict=True)]
        for good, count in enumerate(siege.pile):
            found[good] += count if siege.book.goods[good].token else 0
        for good, fives in zip((siege.book.wood, siege.book.components), siege.fives, strict=True):
            found[good] += FIVE * fives
        promised = [order.gains for order in siege.orders] + [room.waiting for room in siege.rooms if room.waiting]
        for gains in promised:
            for good, count in gains:
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

    def pieces(self, amounts: Amounts) -> float:
        """What so many pieces are worth; of a sort the cheapest, or what there is."""
        sorts = self.siege.book.sorts
        return sum(min(self.piece(good) for good in sorts[name]) * count for name, count in amounts.items())

    def best_of(self, sort: str) -> float:
        return max(self.piece(good) for good in self.siege.book.sorts[sort])

    def _weigh(self, good: int) -> float:
        card = self.siege.book.goods[good]
        uses = [RESALE * card.value, self.as_ingredient(card.id), self.as_tool(good), self.as_comfort(good)]
        if card.food:
            uses.append((MEAL + FILLING * card.filling) * self.scarce(self.owned("food")))
        if card.weapon is not None:
            uses.append(self.as_weapon(good))
        if card.medicine:
            uses.append(CURE if self.ailing(card.medicine) > self.stock[good] else KEPT)
        if card.ammo:
            uses.append(1.2 if self.guns > self.stock[good] / 2 else 0.4)
        if card.resource == "water":
            uses.append(2.2 * self.scarce(self.stock[good]))
        elif card.resource:
            uses.append(next((worth for most, worth in STACKS if self.stock[good] <= most), PLENTY))
        return max(uses)

    def scarce(self, count: int) -> float:
        """How much what all live on is missed."""
        each = count / self.mouths
        return next((worth for most, worth in SCARCE if each < most), PLENTY)

    @cached_property
    def patients(self) -> int:
        return sum(person.levels[WOUNDS] + person.levels[ILLNESS] > 0 for person in self.siege.group)

    def ailing(self, medicine: str) -> int:
        """How many a medicine could help at a Dawn."""
        fates = self.siege.book.fate
        states = [WOUNDS] if any(medicine in fate.wounded.by for fate in fates) else []
        states += [ILLNESS] if any(medicine in fate.ill.by for fate in fates) else []
        return sum(any(person.levels[state] for state in states) for person in self.siege.group)

    @cached_property
    def guns(self) -> int:
        goods = self.siege.book.goods
        return sum(count for good, count in enumerate(self.stock) if (arm := goods[good].weapon) and arm.firearm)

    def as_weapon(self, good: int) -> float:
        better = sum(
            self.stock[other] for other in self.siege.book.sorts["weapon"] if self.edge(other) >= self.edge(good)
        )
        return (0.5 + 2.5 * self.edge(good)) * (1.0 if better < 2 else 0.4)

    def edge(self, good: int) -> float:
        """The wounds that a weapon deals in a throw; a gun without Ammo is a club."""
        arm = None if good == NONE else self.siege.book.goods[good].weapon
        store = self.siege.store if self.siege.fighting else self.stock
        if arm is None or (arm.firearm and not store[self.siege.book.ammo]):
            return mean_wounds("grey")
        return mean_wounds(arm.die) * arm.shots + (0.5 if arm.fatal else 0.0)

    def as_tool(self, good: int) -> float:
        """What opens something that is still closed is worth having once."""
        name = self.siege.book.goods[good].id
        if name not in self.tools:
            return 0.0
        return 2.4 if not self.stock[good] else 0.4

    @cached_property
    def tools(self) -> set[str]:
        """The tools that Shelter cards and map cards ask for."""
        siege = self.siege
        closed = {siege.spaces[space].card for space, room in enumerate(siege.rooms) if room.cards}
        indoors = {card.tool for card in siege.book.shelter if card.kind in closed}
        maps = {name for place in siege.places for name in siege.book.locations[place.card].maps}
        outdoors = {offer.tool for card in siege.book.exploration if card.map in maps for offer in card.offers}
        return (indoors | outdoors) - {""}

    def as_comfort(self, good: int) -> float:
        """What somebody is used to, reads, or drinks against Misery."""
        card = self.siege.book.goods[good]
        worth = FOND if self.fond[card.id] > self.stock[good] else 0.0
        if card.tiring:
            worth = max(worth, 1.6 if any(person.levels[MISERY] > 1 for person in self.siege.group) else 0.7)
        return worth

    @cached_property
    def fond(self) -> Counter[str]:
        """How many are used to a thing, or find comfort in it."""
        people = map(self.siege.character, self.siege.group)
        return Counter(name for one in people for name in {one.habit, one.solace})

    def as_ingredient(self, name: str) -> float:
        """What is worked with, here already or one day."""
        if name in self.worked:
            return 1.2 if self.stock[self.siege.book.good(name)] < 2 else 0.5
        return 0.6 if name in self.building and not self.stock[self.siege.book.good(name)] else 0.2

    @cached_property
    def worked(self) -> set[str]:
        built = [fitting for _, _, fitting in self.siege.installed()]
        return {name for one in built for action in one.actions for way in action.ways for name in way.pay}

    @cached_property
    def building(self) -> set[str]:
        return {name for card in self.siege.fittings for name in self.siege.book.fittings[card].cost}

    # --- finds ---

    @cached_property
    def rows(self) -> dict[str, float]:
        """What a Findings card brings on average, row by row: everybody knows what the deck holds."""
        book = self.siege.book
        names = ("furniture", "junk", "pantry")
        return {name: sum(self.found(card, name) for card in book.findings) / len(book.findings) for name in names}

    def found(self, card: Findings, row: str) -> float:
        return sum(self.piece(self.siege.book.good(name)) * count for name, count in card.row(row).items())


@cache
def mean_wounds(die: DieName) -> float:
    """What a throw of a die comes to."""
    return sum(face.wounds for face in FACES[die]) / len(FACES[die])


def state_number(name: StateName) -> int:
    return STATES.index(name)
