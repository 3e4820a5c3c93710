"""What a day's work is worth: what is found, made, cleared and built."""

from functools import cached_property
from statistics import fmean

from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.bot.reckoning import OPENED, Reckoning
from holdouts.games.this_war_of_mine.household import Action, Fitting, Way
from holdouts.games.this_war_of_mine.rules import house, orders
from holdouts.games.this_war_of_mine.state import FATIGUE, Person

RUMMAGED = 2
"""What the black die brings to light, most often."""
ROOM = 0.7
"""What a cleared space is worth by itself."""
VISIT = 1.7
"""What may come of it that somebody is at the door."""
BUSY = 0.35
"""On how many of the days to come something is used that was built."""
RESTED, CROWDED = 6.0, 4.5
"""What a first Bed is worth, and how much less each further one."""
MOST_GOOD = 7.0
"""More than that no Fitting is worth, however long the war lasts."""


class Work(Reckoning):
    """Weighs the orders of a day step."""

    def act(self, option: picks.Act) -> float:
        """An action that is printed on a space."""
        siege, person = self.siege, self.siege.person(option.person)
        match option.deed:
            case "rummage":
                return RUMMAGED * (self.piece(siege.book.wood) + self.piece(siege.book.components)) / 2
            case "search":
                floor = siege.side.floors[house.floor_of(siege, option.space)]
                return self.rows["junk" if floor.basement else "furniture"]
            case "new-idea":
                return 1.5
            case "go-outside":
                return VISIT
            case "fetch-water":
                return siege.box[siege.book.water] * self.piece(siege.book.water) / 2
        return self.worth_of(siege.spaces[option.space].effects, person)

    # --- clearing ---

    def clear(self, option: picks.Clear | picks.BreakOpen) -> float:
        """Not every lock gives way."""
        locked = self.siege.spaces[option.space].card == "locked-door"
        return (OPENED if locked else 1.0) * self.behind(option.space)

    def behind(self, space: int) -> float:
        """What may lie in a Shelter card, and what lies behind it."""
        return ROOM + self.loot[self.siege.spaces[space].card] if self.siege.rooms[space].cards else 0.0

    @cached_property
    def loot(self) -> dict[str, float]:
        """What is found on average in Shelter cards of each kind."""
        cards = self.siege.book.shelter
        kinds = {card.kind: [other.loot for other in cards if other.kind == card.kind] for card in cards}
        return {kind: fmean(map(self.pieces, loots)) for kind, loots in kinds.items()}

    # --- Fittings ---

    def use_fitting(self, option: picks.UseFitting) -> float:
        siege = self.siege
        actions = siege.fitting(siege.rooms[option.space]).actions
        action = next(action for action in actions if action.id == option.deed)
        return self.use(action, option.way, siege.person(option.person))

    def once_more(self, option: picks.OnceMore) -> float:
        order = orders.repeatable(self.siege, option.person)
        assert order is not None
        return self.use(orders.action_of(self.siege, order), option.way, self.siege.person(option.person))

    def use(self, action: Action, number: int, person: Person | None) -> float:
        """What an action brings, less what it takes."""
        way = action.ways[number] if action.ways else Way()
        worth = self.pieces(way.gain) - self.pieces(way.pay) + self.worth_of(action.effects, person)
        return worth + way.cold * self.warmer + way.barricades * self.safer

    @cached_property
    def days(self) -> int:
        """How long the war may still last."""
        return max(1, len(self.siege.events))

    @cached_property
    def warmer(self) -> float:
        """What a little less cold is worth from now on: Fate bites harder the colder it is."""
        felt, fates = self.siege.felt_cold, self.siege.book.fate
        bites = [fate.cold.effects for fate in fates if fate.cold is not None and felt == fate.cold.at_least]
        worse = -sum(map(self.worth_of, bites)) / len(fates)
        return 0.3 + 0.5 * self.days * worse + 0.15 * felt if felt else 0.1

    @cached_property
    def safer(self) -> float:
        """What a Barricade is worth: against the cold, and against raids."""
        return self.warmer + min(5.0, 0.7 * self.days)

    def build(self, option: picks.Build) -> float:
        fitting = self.siege.book.fittings[option.fitting]
        return self.served[fitting.id] - 0.8 * self.pieces(fitting.cost)

    @cached_property
    def served(self) -> dict[str, float]:
        """What each sort of Fitting will be worth while the war lasts."""
        return {id_: self._serve(fitting) for id_, fitting in {one.id: one for one in self.siege.book.fittings}.items()}

    def _serve(self, fitting: Fitting) -> float:
        siege = self.siege
        standing = sum(other.id == fitting.id for _, _, other in siege.installed())
        if standing and not fitting.bed:
            return 0.0
        daily = sum(map(self.daily, fitting.actions)) + 0.6 * fitting.raid_damage + 1.5 * fitting.raid_wounds
        worth = min(MOST_GOOD, BUSY * self.days * daily) + self.worth_of(fitting.bonus)
        if fitting.bed:
            tired = sum(person.levels[FATIGUE] for person in siege.group) / self.mouths
            worth += max(0.0, RESTED + tired - CROWDED * standing)
        return worth

    def daily(self, action: Action) -> float:
        """What an action would bring on a day on which it is taken."""
        person = max(self.siege.group, key=lambda one: one.levels[FATIGUE], default=None)
        return max(0.0, *(self.use(action, number, person) for number in range(len(action.ways) or 1)))

    def perform(self, option: picks.Perform) -> float:
        person = self.siege.person(option.person)
        return self.worth_of(self.siege.character(person).ability.effects, person)

    def split(self, option: picks.SplitRummage, found: int) -> float:
        """Wood and Components are needed about alike."""
        wood, components = self.stock[self.siege.book.wood], self.stock[self.siege.book.components]
        return -abs(wood + option.wood - components - (found - option.wood))
