"""Reading the table: what is lacking, where things are, and how people are."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from holdouts.engine.observation import Drawn
from holdouts.engine.secrets import BACK
from holdouts.games.maximum_apocalypse.bot.almanac import almanac
from holdouts.games.maximum_apocalypse.bot.ground import Ground, survey
from holdouts.games.maximum_apocalypse.cards import Book, Tile
from holdouts.games.maximum_apocalypse.effects.conditions import Bow
from holdouts.games.maximum_apocalypse.observation import Sight
from holdouts.games.maximum_apocalypse.state import Gear, Survivor

AT_MOST = (0, 0, 1 / 36, 3 / 36, 6 / 36, 10 / 36, 15 / 36, 21 / 36, 26 / 36, 30 / 36, 33 / 36, 35 / 36, 1)
"""The chance that two dice show at most that."""

MEETING = {"zombie": 5.5, "mutant": 7.0, "robot": 8.0, "alien": 8.0}
"""What meeting one monster of a set costs in the end, in hit points and in actions spent on it."""

FRAIL = 1.5
"""How much more a hit point counts for somebody who is nearly dead."""

LOW_SUPPLY = 9
"""With so few Monster tokens left the team is in danger."""

MINDER = 0.7
"""How much less it costs somebody with a weapon."""

APPETITE = (0.8, 0.8, 1.2, 2, 4, 7, 9)
"""What food is worth to whoever has none, by their hunger; the last also to whoever starves."""

WANTED = 9.0
"""What a card is worth that the mission asks for."""


def odds(stealth: int) -> float:
    """The chance to pass a Stealth test."""
    return AT_MOST[max(0, min(stealth, 12))]


@lru_cache(maxsize=256)
def families_of(book: Book, deck: tuple[int, ...]) -> dict[str, int]:
    """How many cards of each family lie in a deck, seen from the front or only counted."""
    return Counter([book.families[card % BACK] for card in deck])


class Lookout:
    """The table through the eyes of one seat."""

    def __init__(self, seen: Sight) -> None:
        self.world, self.seat = seen.state, seen.seat
        self.book = self.world.book
        self.almanac = almanac(self.book)
        self.mission = self.world.card
        self.me = self.world.survivors[self.seat]
        self.living = [person for person in self.world.survivors if not person.dead]

    # --- what people have ---

    def hand(self, person: Survivor) -> Sequence[int]:
        return self.world.kits[person.kit].hand

    def gear(self, person: Survivor) -> list[Gear]:
        """All Equipment somebody has in play."""
        bodies = person.bodies
        return bodies[0].gear if len(bodies) == 1 else [held for body in bodies for held in body.gear]

    def count(self, cards: Iterable[int], family: str) -> int:
        families = self.book.families
        return [families[card] for card in cards].count(family)

    @Drawn
    def carried(self) -> list[str]:
        """The families of all that living survivors have with them; a shared hand counts once."""
        families, kits = self.book.families, self.world.kits
        held = [held.card for person in self.living for body in person.bodies for held in body.gear]
        for kit in {person.kit for person in self.living}:
            held += kits[kit].hand
        return [families[card] for card in held]

    @Drawn
    def mine(self) -> list[str]:
        """The families of all that I have with me, in hand and in play."""
        families = self.book.families
        return [families[card] for card in (*self.hand(self.me), *[held.card for held in self.gear(self.me)])]

    @Drawn
    def room(self) -> int:
        """The storage I have left."""
        body = self.me.bodies[0]
        room = self.book.room
        return self.book.characters[body.character].storage + sum([room[held.card] for held in body.gear])

    # --- what is lacking ---

    @Drawn
    def asked(self) -> dict[str, int]:
        """How many cards of each family the mission still wants, whoever may hold them already."""
        stored = [self.book.families[card] for card in self.world.stored]
        asked = {goods.family: goods.count - stored.count(goods.family) for goods in self.mission.needs.goods}
        work = self.mission.work
        if work is not None and work.parts and not work.holding:  # what is only held is no goods, and there is one
            asked[work.parts_of] = asked.get(work.parts_of, 0) + work.cost - self.world.work
        return {family: count for family, count in asked.items() if count > 0}

    @Drawn
    def missing(self) -> dict[str, int]:
        """What is wanted and held by nobody."""
        missing = {family: count - self.carried.count(family) for family, count in self.asked.items()}
        work = self.mission.work
        if work is not None and work.parts == "instead":
            missing.pop(work.parts_of, None)
        return {family: count for family, count in missing.items() if count > 0}

    @Drawn
    def lacking_samples(self) -> set[str]:
        """The kinds of monsters the mission still wants."""
        kinds = [self.book.monsters[card].sample for card in self.world.samples]
        return {goods.family for goods in self.mission.needs.samples if kinds.count(goods.family) < goods.count}

    def precious(self, family: str) -> bool:
        """Whether the mission would miss one card of a family."""
        return family in self.asked and self.carried.count(family) <= self.asked[family]

    @Drawn
    def treasures(self) -> tuple[str, ...]:
        """What exists once, and the mission cannot do without."""
        needs = self.mission.needs
        work = self.mission.work
        holding = work.holding if work is not None else ""
        return tuple(family for family in (needs.person, needs.message, holding) if family)

    @property
    def has_person(self) -> bool:
        """Whether I have with me whom the mission wants brought."""
        person = self.mission.needs.person
        return bool(person) and person in self.mine

    @property
    def is_conspicuous(self) -> bool:
        """Whether nobody with what I carry slips past anything."""
        return any(self.book.cards[held.card].bans("sneaking") for held in self.gear(self.me))

    # --- where ---

    def tile(self, place: int) -> Tile | None:
        number = self.world.tiles[place]
        return None if number >= BACK else self.book.tiles[number]

    @Drawn
    def ground(self) -> Ground:
        return survey(self.world)

    def in_reach(self, one: int, other: int, reach: str) -> bool:
        return reach == "none" or other in self.ground.circles[reach][one]

    def stealth_of(self, person: Survivor) -> int:
        """Somebody's Stealth, before tokens are counted; of two bodies the lower."""
        book = self.book
        values = []
        for body in person.bodies:
            if not body.dead:
                card = book.characters[body.character]
                bonus = sum([book.cards[held.card].adds("stealth") for held in body.gear])
                values.append((card.starving_stealth if person.track else card.stealth) + bonus)
        return min(values, default=0)

    @property
    def crosses_rivers(self) -> bool:
        return any(self.book.cards[held.card].bans("being-sent-back") for held in self.gear(self.me))

    # --- how people are ---

    def hp(self, person: Survivor) -> int:
        """The hit points of the weakest living body."""
        return min([body.hp for body in person.bodies if not body.dead], default=0)

    def health(self, person: Survivor) -> float:
        """What part of their hit points somebody has left; of two bodies the weaker."""
        characters = self.book.characters
        return min([body.hp / characters[body.character].hp for body in person.bodies if not body.dead], default=0.0)

    @Drawn
    def condition(self) -> float:
        """What part of my own hit points I have left."""
        return self.health(self.me)

    def lost(self, person: Survivor) -> int:
        """How many hit points somebody lacks."""
        characters = self.book.characters
        return sum([characters[body.character].hp - body.hp for body in person.bodies if not body.dead])

    def harm(self, person: Survivor) -> float:
        """What the monsters on somebody take with their next attacks."""
        monsters = self.book.monsters
        return float(sum([max(0, monsters[foe.card].damage) for foe in person.foes if not foe.stunned]))

    @Drawn
    def danger(self) -> float:
        """What part of my hit points the monsters on me take with their next attacks."""
        return self.harm(self.me) / max(self.hp(self.me), 1)

    @Drawn
    def frailty(self) -> float:
        """How much a hit point counts for me: the more, the fewer are left."""
        return 1.0 + FRAIL * (1 - self.condition) ** 2

    def frailty_of(self, person: Survivor) -> float:
        return 1.0 + FRAIL * (1 - self.health(person)) ** 2

    @Drawn
    def meeting(self) -> float:
        """What it costs me to meet one more monster."""
        cost = MEETING[self.mission.set] * self.frailty
        return cost * MINDER if self.is_armed else cost

    @property
    def tokens_run_out(self) -> bool:
        """Whether somebody should clear tiles, because an empty supply loses the game. [MAX-END-8]"""
        return self.world.supply < LOW_SUPPLY

    def food(self, person: Survivor) -> int:
        """How many meals somebody holds."""
        return self.count(self.hand(person), "food")

    def spares_food(self, person: Survivor) -> bool:
        """Whether somebody holds more food than they need soon."""
        return self.food(person) > (person.hunger >= 4)

    # --- weapons ---

    def has_bow(self, person: Survivor) -> bool:
        return any(self.book.cards[held.card].shoots_arrows for held in self.gear(person))

    def works(self, person: Survivor, held: Gear) -> bool:
        """Whether a weapon is loaded, and what it is shot from is there."""
        card = self.book.cards[held.card]
        if not card.weapon or (card.ammo and not held.tokens):
            return False
        return Bow() not in card.action_needs or self.has_bow(person)

    def armed(self, person: Survivor) -> bool:
        """Whether somebody can fight off what clings to them: with a weapon that reaches so near, fists or teeth."""
        hits_near, fists = self.almanac.hits_near, self.almanac.fists
        if any(hits_near[held.card] and self.works(person, held) for held in self.gear(person)):
            return True
        return not person.track and any(fists[body.character] for body in person.bodies if not body.dead)

    @Drawn
    def is_armed(self) -> bool:
        """Whether I can fight off what clings to me."""
        return self.armed(self.me)

    @property
    def weapons(self) -> list[Gear]:
        """My weapons, loaded or not."""
        return [held for held in self.gear(self.me) if self.book.cards[held.card].weapon]

    @Drawn
    def ready(self) -> list[Gear]:
        """My weapons that work."""
        return [held for held in self.weapons if self.works(self.me, held)]

    @Drawn
    def power(self) -> int:
        """What is added to each of my hits, whatever I hit with."""
        cards = self.book.cards
        lasting = [self.book.standings[one.card].changes.get("power", ()) for one in self.me.lasting]
        boosts = sum([change.by or 0 for changes in lasting for change in changes])
        return boosts + sum([cards[held.card].adds("power") for held in self.gear(self.me)])

    # --- what a search is worth ---

    @Drawn
    def worth(self) -> dict[str, float]:
        """What a card of each family is worth to me and the team."""
        me = self.me
        return {
            **self.almanac.worth,
            "food": APPETITE[-1 if me.track else me.hunger] / (1 + 2 * self.mine.count("food")),
            "medkit": 1 + 4 * (1 - self.condition),
            "antidote": 5.0 if any(body.poison for body in me.bodies) else 0.3,
            **dict.fromkeys((*self.missing, *self.treasures), WANTED),
        }

    @Drawn
    def decks(self) -> list[float]:
        """What the top card of each Scavenge deck is worth on the average."""
        worth, values = self.worth, []
        for deck in self.world.scavenge:
            left = families_of(self.book, tuple(deck)).items()
            values.append(sum([count * worth[family] for family, count in left]) / len(deck) if deck else 0.0)
        return values

    @Drawn
    def searches(self) -> dict[int, float]:
        """The best search of each revealed tile that offers one and was not searched this turn."""
        decks, searched = self.decks, self.me.searched
        return {
            place: max([decks[colour] for colour in colours])
            for place, colours in self.ground.searches
            if place not in searched
        }
