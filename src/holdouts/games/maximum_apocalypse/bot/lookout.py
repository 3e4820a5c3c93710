"""Reading the table: what is lacking, how people are, and what is to be found. Everybody is known by their seat."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from operator import mul

from holdouts.engine.observation import Drawn, once
from holdouts.engine.secrets import BACK
from holdouts.games.maximum_apocalypse.bot.almanac import almanac
from holdouts.games.maximum_apocalypse.cards import Book
from holdouts.games.maximum_apocalypse.observation import Sight
from holdouts.games.maximum_apocalypse.rules import missions
from holdouts.games.maximum_apocalypse.state import Gear

MEETING = {"zombie": 5.5, "mutant": 7.0, "robot": 8.0, "alien": 8.0}
"""What meeting one monster of a set costs in the end, in hit points and in actions spent on it."""

APPETITE = (0.8, 0.8, 1.2, 2, 4, 7, 9)
"""What food is worth to whoever has none, by their hunger; the last also to whoever starves."""


@lru_cache(maxsize=256)
def contents_of(book: Book, deck: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Which families lie in a deck, seen from the front or only counted, and how many cards of each."""
    found = Counter([book.families[card % BACK] for card in deck])
    return tuple(found), tuple(found.values())


class Lookout:
    """The table through the eyes of one seat."""

    def __init__(self, seen: Sight) -> None:
        self.world = world = seen.state
        self.seat = seen.seat
        self.book = world.book
        self.almanac = almanac(world.book)
        self.mission = world.card
        self.me = world.survivors[seen.seat]
        self.living = [seat for seat, person in enumerate(world.survivors) if not person.dead]
        self.others = [seat for seat in self.living if seat != seen.seat]
        self.where = [person.place for person in world.survivors]
        self.spans = world.survey().spans
        """For each place, how far every place is."""

    # --- what is lacking ---

    def families(self, seats: Iterable[int]) -> list[str]:
        """What can be found that these people have in hand and in play."""
        families = self.book.families
        return [family for card in missions.held_by(self.world, seats) if (family := families[card])]

    @Drawn
    def carried(self) -> list[str]:
        return self.families(self.living)

    @Drawn
    def mine(self) -> list[str]:
        return self.carried if self.living == [self.seat] else self.families([self.seat])

    @Drawn
    def asked(self) -> dict[str, int]:
        """How many cards of each family the mission still wants, whoever may hold them already."""
        goods, work = self.mission.needs.goods, self.mission.work
        stored = [self.book.families[card] for card in self.world.stored]
        asked = {each.family: each.count - stored.count(each.family) for each in goods}
        if work is not None and work.parts and not work.holding:  # what is only held is no goods, and there is one
            asked[work.parts_of] = asked.get(work.parts_of, 0) + work.cost - self.world.work
        return {family: count for family, count in asked.items() if count > 0}

    @Drawn
    def buried(self) -> list[str]:
        """What lies under the objective tokens that are left: to be fetched there, and nowhere else looked for."""
        tokens = self.mission.tokens
        finds = tokens is not None and tokens.role == "find" and any(self.world.marks)
        return [self.book.families[card] for card in self.world.aside] if finds else []

    @Drawn
    def missing(self) -> dict[str, int]:
        """What is wanted and held by nobody; what only spares an action is not missed."""
        work = self.mission.work
        spared = work.parts_of if work is not None and work.parts == "instead" else ""
        if not self.asked:
            return {}
        known = self.carried + self.buried
        missing = {family: count - known.count(family) for family, count in self.asked.items()}
        return {family: count for family, count in missing.items() if count > 0 and family != spared}

    @Drawn
    def lacking_samples(self) -> list[str]:
        """The kinds of monsters the mission still wants."""
        wanted = self.mission.needs.samples
        return [goods.family for goods in wanted if missions.samples_of(self.world, goods.family) < goods.count]

    def precious(self, family: str) -> bool:
        """Whether the mission would miss one card of a family."""
        return family in self.asked and self.carried.count(family) <= self.asked[family]

    @Drawn
    def turned(self) -> list[tuple[int, int]]:
        """The tiles that were turned up, each after its place."""
        return [(place, self.world.tiles[place]) for place, up in enumerate(self.world.up) if up]

    @Drawn
    def treasures(self) -> list[str]:
        """What exists once, and the mission cannot do without."""
        needs, work = self.mission.needs, self.mission.work
        return [family for family in (needs.person, needs.message, work.holding if work is not None else "") if family]

    def tiles_of(self, kind: str) -> list[int]:
        """Where open tiles of a kind lie."""
        gone, kinds = self.world.gone, self.book.kinds
        return [place for place, tile in self.turned if kinds[tile] == kind and not gone[place]]

    # --- how people are ---

    @Drawn
    def healths(self) -> list[float]:
        """For each seat, what part of their hit points is left; of two bodies the weaker."""
        most = self.almanac.hit_points
        return [
            min([body.hp / most[body.character] for body in person.bodies if not body.dead], default=0.0)
            for person in self.world.survivors
        ]

    def harm(self, seat: int) -> float:
        """What the monsters on somebody take with their next attacks."""
        foes = self.world.survivors[seat].foes
        return float(sum([self.book.monsters[foe.card].damage for foe in foes if not foe.stunned]))

    def frailty(self, seat: int) -> float:
        """How much a hit point counts for somebody: the more, the fewer are left."""
        return 1.0 + (1 - self.healths[seat]) ** 2

    @Drawn
    def meeting(self) -> float:
        """What it costs me to meet one more monster: less with a weapon."""
        return MEETING[self.mission.set] * self.frailty(self.seat) * (0.7 if self.armed(self.seat) else 1.0)

    # --- weapons ---

    def works(self, seat: int, held: Gear) -> bool:
        """Whether a weapon is loaded, and what it is shot from is there."""
        card = self.book.cards[held.card]
        if not card.weapon or (card.ammo and not held.tokens):
            return False
        return not card.action_needs or all(need.holds(self.world, seat) for need in card.action_needs)

    @once
    def armed(self, seat: int) -> bool:
        """Whether somebody can fight off what clings to them: with a weapon that reaches so near, fists or teeth."""
        near, fists = self.almanac.hits_near, self.almanac.fists
        for held in self.world.gear(seat):
            if near[held.card] and self.works(seat, held):
                return True
        fed = not self.world.survivors[seat].starving
        return fed and any(fists[body.character] for body in self.world.alive(seat))

    # --- what a search is worth ---

    @Drawn
    def worth(self) -> dict[str, float]:
        """What a card of each family is worth to me and the team: most where the mission asks for it."""
        me = self.me
        return {
            **self.almanac.worth,
            "food": APPETITE[-1 if me.starving else me.hunger] / (1 + 2 * self.mine.count("food")),
            "medkit": 1 + 3 * (1 - self.healths[self.seat]),
            "antidote": 5.0 if any(body.poison for body in me.bodies) else 0.3,
            **dict.fromkeys((*self.missing, *self.treasures), 12.0),
        }

    @Drawn
    def decks(self) -> list[float]:
        """What the top card of each Scavenge deck is worth on the average."""
        worth, values = self.worth, []
        for deck in self.world.scavenge:
            families, counts = contents_of(self.book, tuple(deck))
            values.append(sum(map(mul, counts, map(worth.__getitem__, families))) / len(deck) if deck else 0.0)
        return values

    @Drawn
    def searches(self) -> dict[int, float]:
        """The best search of each open tile that offers one and was not searched this turn."""
        decks, searched, colours = self.decks, self.me.searched, self.book.searches
        found = {}
        for place, tile in self.turned:
            if (offered := colours[tile]) and place not in searched:
                found[place] = max([decks[colour] for colour in offered]) if len(offered) > 1 else decks[offered[0]]
        return found
