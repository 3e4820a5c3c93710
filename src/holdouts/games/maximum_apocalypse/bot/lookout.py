"""Reading the table: what is lacking, where things are, and how people are."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from holdouts.engine.effects import Effect
from holdouts.games.maximum_apocalypse.cards import COLOURS, PlayCard, Tile
from holdouts.games.maximum_apocalypse.effects import Barrage, Wound
from holdouts.games.maximum_apocalypse.effects.conditions import Bow
from holdouts.games.maximum_apocalypse.observation import Held, Observation, Person
from holdouts.games.maximum_apocalypse.state import NONE, REACH, chart, spans

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


def odds(stealth: int) -> float:
    """The chance to pass a Stealth test."""
    return AT_MOST[max(0, min(stealth, 12))]


def strikes(effects: Iterable[Effect]) -> bool:
    """Whether some of it wounds a monster."""
    return any(isinstance(effect, Wound | Barrage) for effect in effects)


def shoots_far(design: PlayCard) -> bool:
    """A weapon that only reaches other tiles. [MAX-RANGE-4]"""
    return any(getattr(effect, "reach", "none") == "long" for effect in design.action)


@dataclass
class Lookout:
    """The table through the eyes of one seat."""

    sight: Observation
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
            asked[work.parts_of] = asked.get(work.parts_of, 0) + work.cost - sight.work
        return {family: count for family, count in asked.items() if count > 0}

    @cached_property
    def missing(self) -> dict[str, int]:
        """What is wanted and held by nobody."""
        missing = {family: count - self.count(self.carried, family) for family, count in self.asked.items()}
        work = self.sight.mission.work
        if work is not None and work.parts == "instead":
            missing.pop(work.parts_of, None)
        return {family: count for family, count in missing.items() if count > 0}

    @cached_property
    def lacking_samples(self) -> set[str]:
        """The kinds of monsters the mission still wants."""
        sight = self.sight
        kinds = [sight.book.monsters[card].sample for card in sight.samples]
        return {goods.family for goods in sight.mission.needs.samples if kinds.count(goods.family) < goods.count}

    def spare(self, family: str) -> bool:
        """Whether the mission would not miss one card of a family."""
        return self.count(self.carried, family) > self.asked.get(family, 0)

    @cached_property
    def treasures(self) -> tuple[str, ...]:
        """What exists once, and the mission cannot do without."""
        needs = self.sight.mission.needs
        work = self.sight.mission.work
        holding = work.holding if work is not None else ""
        return tuple(family for family in (needs.person, needs.message, holding) if family)

    @cached_property
    def is_conspicuous(self) -> bool:
        """Whether nobody with what I carry slips past anything."""
        return any(self.sight.book.cards[held.card].bans("sneaking") for held in self.me.gear)

    @cached_property
    def has_person(self) -> bool:
        """Whether I have with me whom the mission wants brought."""
        person = self.sight.mission.needs.person
        return bool(person) and self.count(self.cards_of(self.me), person) > 0

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
        return self.stealth_of(self.me)

    def stealth_of(self, person: Person) -> int:
        """Somebody's Stealth, before tokens are counted; of two bodies the lower."""
        book = self.sight.book
        values = []
        for figure in person.figures:
            if not figure.dead:
                card = book.characters[figure.character]
                bonus = sum(book.cards[held.card].adds("stealth") for held in figure.gear)
                values.append((card.starving_stealth if person.track else card.stealth) + bonus)
        return min(values, default=0)

    @cached_property
    def crosses_rivers(self) -> bool:
        return any(self.sight.book.cards[held.card].bans("being-sent-back") for held in self.me.gear)

    @cached_property
    def watched(self) -> bool:
        """Whether a monster near me gives everybody away."""
        monsters = self.sight.book.monsters
        return any(
            monsters[foe.monster].bans("sneaking-near")
            for person in self.living
            if person.foes and self.in_reach(self.me.place, person.place, "medium")
            for foe in person.foes
        )

    @cached_property
    def room(self) -> int:
        """The storage I have left."""
        book = self.sight.book
        figure = self.me.figures[0]
        left = book.characters[figure.character].storage
        for held in figure.gear:
            left += book.cards[held.card].adds("storage") - book.cards[held.card].storage
        return left

    # --- how things stand ---

    def harm(self, person: Person) -> float:
        """What the monsters on somebody take with their next attacks."""
        monsters = self.sight.book.monsters
        return float(sum(max(0, monsters[foe.monster].damage) for foe in person.foes if not foe.stunned))

    @cached_property
    def danger(self) -> float:
        """What part of my hit points the monsters on me take with their next attacks."""
        return self.harm(self.me) / max(self.me.hp, 1)

    @cached_property
    def frailty(self) -> float:
        """How much a hit point counts for me: the more, the fewer are left."""
        return self.frailty_of(self.me)

    def frailty_of(self, person: Person) -> float:
        return 1.0 + FRAIL * (1 - self.health(person)) ** 2

    @cached_property
    def meeting(self) -> float:
        """What it costs me to meet one more monster."""
        cost = MEETING[self.sight.mission.set] * self.frailty
        return cost * MINDER if self.armed(self.me) else cost

    @property
    def tokens_run_out(self) -> bool:
        """Whether somebody should clear tiles, because an empty supply loses the game. [MAX-END-8]"""
        return self.sight.supply < LOW_SUPPLY

    @cached_property
    def hungry(self) -> bool:
        """Whether I shall need food soon and have none."""
        return self.me.hunger >= 3 and not self.count(self.me.hand, "food")

    def lost(self, person: Person) -> int:
        """How many hit points somebody lacks."""
        return sum(figure.most - figure.hp for figure in person.figures if not figure.dead)

    def works(self, person: Person, held: Held) -> bool:
        """Whether a weapon is loaded, and what it is shot from is there."""
        cards = self.sight.book.cards
        design = cards[held.card]
        if not design.weapon or (design.ammo and not held.tokens):
            return False
        return Bow() not in design.action_needs or any(cards[other.card].shoots_arrows for other in person.gear)

    def armed(self, person: Person) -> bool:
        """Whether somebody can fight off what clings to them: with a weapon that reaches so near, fists or teeth."""
        cards = self.sight.book.cards
        if any(self.works(person, held) and not shoots_far(cards[held.card]) for held in person.gear):
            return True
        characters = self.sight.book.characters
        return not person.track and any(
            strikes(characters[figure.character].innate.action) for figure in person.figures if not figure.dead
        )

    @cached_property
    def avenger(self) -> int:
        """A monster in play that calls another for each of its set that is killed."""
        monsters = self.sight.book.monsters
        for person in self.living:
            for foe in person.foes:
                if any(reaction.when == "destroyed" for reaction in monsters[foe.monster].reactions):
                    return foe.monster
        return NONE

    # --- what a search is worth ---

    def worth(self, family: str) -> float:
        """What a card of a family is worth to me and the team."""
        me = self.me
        if family in self.missing or family in self.treasures:
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
