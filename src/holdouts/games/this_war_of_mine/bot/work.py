"""What a day's work is worth: what is found, made, cleared and built."""

from functools import cached_property

from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.bot.household import HURT
from holdouts.games.this_war_of_mine.bot.reckoning import Reckoning
from holdouts.games.this_war_of_mine.household import Action, Fitting, Way
from holdouts.games.this_war_of_mine.rules import day, house, orders
from holdouts.games.this_war_of_mine.state import FATIGUE, Person

RUMMAGED = 2
"""What the black die brings to light, most often."""
OPENED = 0.7
"""How often a lock gives way."""
ROOM = 0.7
"""What a cleared space is worth by itself."""
SHOT = 0.1
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
                found = day.ability_figure(siege, person, "rummage", RUMMAGED)
                return found * (self.piece(siege.book.wood) + self.piece(siege.book.components)) / 2
            case "search":
                floor = siege.side.floors[house.floor_of(siege, option.space)]
                return self.rows["junk" if floor.basement else "furniture"]
            case "new-idea":
                return 1.5
            case "go-outside":
                return self.door - SHOT * HURT
            case "fetch-water":
                return siege.box[siege.book.water] * self.piece(siege.book.water) / 2
        return self.worth_of(siege.spaces[option.space].effects, person) - self.shot_at(option.space)

    def shot_at(self, space: int) -> float:
        """What it costs to be seen at work from the roofs."""
        floor = self.siege.side.floors[house.floor_of(self.siege, space)]
        return 2 * SHOT * HURT if floor.sniper else 0.0

    @cached_property
    def door(self) -> float:
        """Who might come to the door, on average."""
        book = self.siege.book
        worths = [
            max((self.offer(offer) for offer in card.offers), default=0.0) + self.worth_of(card.effects)
            for card in book.visitors
        ]
        return sum(max(worth, 0.0) for worth in worths) / len(worths)

    # --- clearing ---

    def clear(self, option: picks.Clear | picks.BreakOpen) -> float:
        worth = self.behind(option.space)
        if self.siege.spaces[option.space].card == "locked-door":
            worth *= OPENED
        return worth - self.shot_at(option.space)

    def clear_together(self, option: picks.ClearTogether) -> float:
        """Two pairs of hands for what one could do with a tool."""
        return 0.55 * self.behind(option.space) - self.shot_at(option.space)

    def behind(self, space: int) -> float:
        """What may lie in a Shelter card, and what lies behind it."""
        known = self._behind.get(space)
        if known is None:
            known = self._behind[space] = self._search(space)
        return known

    def _search(self, space: int) -> float:
        siege, room = self.siege, self.siege.rooms[space]
        kind = siege.spaces[space].card
        cards = [card for card in siege.book.shelter if card.kind == kind]
        first = kind == "rubble" and siege.rubble_stages == day.STAGES and not room.remnants
        loot = [card.first_loot if first else card.loot for card in cards]
        mean = sum(self.found_in(amounts) for amounts in loot) / len(loot)
        return mean + ROOM

    def found_in(self, amounts: dict[str, int]) -> float:
        return sum(self.piece(self.siege.book.good(name)) * count for name, count in amounts.items())

    # --- Fittings ---

    def use_fitting(self, option: picks.UseFitting) -> float:
        siege = self.siege
        fitting = siege.fitting(siege.rooms[option.space])
        action = next(action for action in fitting.actions if action.id == option.deed)
        way = action.ways[option.way] if action.ways else Way()
        return self.use(action, way, siege.person(option.person)) - self.shot_at(option.space)

    def once_more(self, option: picks.OnceMore) -> float:
        order = orders.repeatable(self.siege, option.person)
        assert order is not None
        action = orders.action_of(self.siege, order)
        return self.use(action, action.ways[option.way], self.siege.person(option.person))

    def use(self, action: Action, way: Way, person: Person | None) -> float:
        """What an action brings, less what it takes."""
        worth = self.found_in(way.gain) - self.pieces(way.pay) + self.worth_of(action.effects, person)
        return worth + way.cold * self.warmer + way.barricades * self.safer

    @cached_property
    def days(self) -> int:
        """How long the war may still last."""
        return max(1, len(self.siege.events))

    @cached_property
    def warmer(self) -> float:
        """What a little less cold is worth from now on."""
        felt = self.siege.felt_cold
        if not felt:
            return 0.1
        return 0.3 + 0.5 * self.days * (self.chill(felt) - self.chill(felt - 1)) + 0.15 * felt

    def chill(self, felt: int) -> float:
        """What Fate makes of such a cold, on average."""
        book = self.siege.book
        bitten = [card.cold.effects for card in book.fate if card.cold is not None and felt >= card.cold.at_least]
        return -sum(self.worth_of(effects) for effects in bitten) / len(book.fate)

    @cached_property
    def safer(self) -> float:
        """What a Barricade is worth: against the cold, and against raids."""
        return self.warmer + min(5.0, 0.7 * self.days)

    def build(self, option: picks.Build) -> float:
        fitting = self.siege.book.fittings[option.fitting]
        return self.good_of(fitting) - 0.8 * self.pieces(fitting.cost) - self.shot_at(option.space)

    def good_of(self, fitting: Fitting) -> float:
        """What a Fitting will be worth while the war lasts."""
        known = self._good.get(fitting.id)
        if known is None:
            known = self._good[fitting.id] = self._serve(fitting)
        return known

    def _serve(self, fitting: Fitting) -> float:
        siege = self.siege
        standing = sum(other.id == fitting.id for _, _, other in siege.installed())
        if standing and not fitting.bed:
            return 0.0
        daily = sum(self.daily(action) for action in fitting.actions)
        daily += 0.6 * fitting.raid_damage + 1.5 * fitting.raid_wounds
        worth = min(MOST_GOOD, BUSY * self.days * daily) + self.worth_of(fitting.bonus)
        if fitting.bed:
            tired = sum(person.levels[FATIGUE] for person in siege.group) / self.mouths
            worth += max(0.0, RESTED + tired - CROWDED * standing)
        return worth

    def daily(self, action: Action) -> float:
        """What an action would bring on a day on which it is taken."""
        person = max(self.siege.group, key=lambda one: one.levels[FATIGUE], default=None)
        return max([0.0, *(self.use(action, way, person) for way in action.ways or (Way(),))])

    def perform(self, option: picks.Perform) -> float:
        person = self.siege.person(option.person)
        return self.worth_of(self.siege.character(person).ability.effects, person)

    def split(self, option: picks.SplitRummage, found: int) -> float:
        """Wood and Components are needed about alike."""
        wood, components = self.stock[self.siege.book.wood], self.stock[self.siege.book.components]
        return -abs(wood + option.wood - components - (found - option.wood))
