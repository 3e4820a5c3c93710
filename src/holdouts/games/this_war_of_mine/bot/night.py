"""The night: who sleeps, who stands guard, who goes out; and what is taken along and brought home."""

from functools import cached_property
from itertools import product
from math import sqrt
from typing import Any

from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.bot.household import grief, shift
from holdouts.games.this_war_of_mine.bot.reckoning import CARD, MEETING, NEVER, Reckoning
from holdouts.games.this_war_of_mine.rules import carrying, convoy, evening, scavenging, states, trade
from holdouts.games.this_war_of_mine.state import (
    BED,
    FATIGUE,
    FLOOR,
    GROUP,
    GUARD,
    ILLNESS,
    MISERY,
    MOST,
    NO_TASK,
    SCAVENGE,
    UNKNOWN_CARDS,
    WOUNDS,
    Person,
)

TASK_OF = dict(zip(evening.TASKS, (BED, FLOOR, GUARD, SCAVENGE), strict=True))
TIRING = {BED: -MOST, FLOOR: evening.ON_FLOOR, GUARD: evening.AT_WORK, SCAVENGE: evening.AT_WORK}
DROWSY = 4.0
"""What it costs to be asleep on one's feet tomorrow."""
FINDS, HANDS, LOAD = 3.0, 0.6, 3.8
"""What is found by one, and by each one more; what a backpack brings home, of which the first pieces are the best."""
FRAIL = 15.0
"""What it would be to send somebody out whom the next blow kills."""
DANGER = 0.7
"""The wounds that a night in the city costs those who go."""
ROBBED = 0.9
"""What a piece is worth that raiders take, or a wound they deal."""
BRIBE = 12
"""So much at hand sends most people away."""
SEAT = 14.0
"""What a seat on the last bus is worth."""

Tasks = tuple[int, ...]


class Night(Reckoning):
    """Weighs the tasks of an Evening and the ways of a trip."""

    # --- tasks ---

    @cached_property
    def plan(self) -> dict[int, int]:
        """The best that everybody can do tonight who has no task yet."""
        idle = evening.idle(self.siege)
        beds = len(evening.free_beds(self.siege))
        choices = [(BED, FLOOR) if states.asleep(one) else (BED, FLOOR, GUARD, SCAVENGE) for one in idle]
        open_to = [tasks for tasks in product(*choices) if tasks.count(BED) <= beds]
        best = max(open_to, key=lambda tasks: self.night(idle, tasks), default=())
        return {person.card: task for person, task in zip(idle, best, strict=True)}

    def night(self, idle: list[Person], tasks: Tasks) -> float:
        """How good a night it would be, with what was given out already."""
        given = [(person, person.task) for person in self.siege.group if person.task != NO_TASK]
        everybody = [*given, *zip(idle, tasks, strict=True)]
        guards = [person for person, task in everybody if task == GUARD]
        party = [person for person, task in everybody if task == SCAVENGE]
        if not guards or len(party) > evening.PARTY:
            return NEVER
        rest = sum(shift(person, FATIGUE, TIRING[task]) for person, task in everybody)
        drowsy = sum(person.levels[FATIGUE] + TIRING[task] >= MOST for person, task in everybody)
        return rest - DROWSY * drowsy + self.watch(guards) + self.outing(party)

    def watch(self, guards: list[Person]) -> float:
        """What raiders would leave of a house with these guards."""
        damage, wounds = self.raided
        left = max(0.0, damage + wounds - self.strength(guards) - self.siege.barricades())
        hurt = left * wounds / (damage + wounds) / len(guards)
        return -ROBBED * left + sum(shift(guard, WOUNDS, hurt) for guard in guards)

    @cached_property
    def raided(self) -> tuple[float, float]:
        """What a raid card threatens, on average: everybody knows which there are."""
        known = [card for card in self.siege.book.raids if not card.script]
        late = [card for card in known if not card.corner or self.siege.round > 2]
        return sum(card.damage for card in late) / len(late), sum(card.wounds for card in late) / len(late)

    def outing(self, party: list[Person]) -> float:
        """What a party would bring home, and what might happen to it."""
        if not party:
            return 0.0
        room = sum(self.siege.character(person).backpack for person in party)
        worth = FINDS + HANDS * (len(party) - 1) + LOAD * sqrt(room) * self.needed
        hurt = DANGER * min(1.5, 1.2 / max(self.strength(party), 0.3)) / len(party) + 0.1
        worth -= FRAIL * sum(max(one.levels[WOUNDS], one.levels[ILLNESS]) >= MOST - 1 for one in party)
        return worth + sum(shift(one, WOUNDS, hurt) - grief(ILLNESS, one.levels[ILLNESS]) / 4 for one in party)

    @cached_property
    def needed(self) -> float:
        """What lies about everywhere is worth as much as it is short at home."""
        book = self.siege.book
        return sum(map(self.piece, (book.water, book.wood, book.components))) / 3

    def task(self, option: Any) -> float:
        return 1.0 if self.plan.get(option.person) == TASK_OF[type(option)] else -1.0

    # --- setting out ---

    def go_to(self, option: picks.GoTo) -> float:
        """How much there is to see, who is there, and what one is good for."""
        siege = self.siege
        place = next(n for n, one in enumerate(siege.places) if one.card == option.location)
        card = siege.location(place)
        worth = CARD * UNKNOWN_CARDS[place] + 0.8 * sum(change.change.endswith("-draw") for change in card.changes)
        worth += 0.8 * bool(card.special) - 2.5 * bool(card.residents) - bool(card.residents_if_armed)
        worth += self.worth_of(card.arrival) + self.worth_of(card.leaving)
        if siege.sheet.seats and card.id == siege.sheet.far:
            worth += SEAT * min(self.affordable, GROUP - siege.bus_seats)
        return worth

    @property
    def affordable(self) -> int:
        """So many seats what one can spare would buy."""
        siege = self.siege
        spare = [0 if good.food else count for good, count in zip(siege.book.goods, siege.storage, strict=True)]
        return trade.total(siege, spare) // convoy.VALUE

    def pack(self, option: picks.Pack) -> float:
        """Weapons for the party, the tools for what is closed there, something to give away, the fare."""
        siege, good, packed = self.siege, self.siege.book.goods[option.good], trade.total(self.siege, self.siege.pile)
        if good.weapon is not None:
            taken = siege.count("weapon", siege.pile)
            kept = siege.count("weapon", siege.storage) > bool(taken)  # the guards keep something, too
            return self.edge(option.good) if taken < len(self.here) and kept else -1.0
        if good.ammo:
            return 0.6 if siege.pile[option.good] < 3 else -1.0
        if good.id in self.tools:
            return -1.0 if siege.pile[option.good] else 0.8
        if convoy.at_the_yard(siege) and siege.bus_seats < GROUP:
            fare = packed < convoy.VALUE * (GROUP - siege.bus_seats)
            return 0.5 if fare and not good.food and not good.medicine else -1.0
        return 0.2 if self.spares(option.good) and not good.weight and packed < BRIBE else -1.0

    @property
    def tools(self) -> set[str]:
        """What the map cards of tonight's Location take."""
        siege = self.siege
        maps = siege.location(siege.trip.place).maps if siege.trip is not None else ()
        return {offer.tool for card in siege.book.exploration if card.map in maps for offer in card.offers}

    # --- exploring ---

    def go_home(self) -> float:
        """Who is hurt, or has found as much as can be carried, has seen enough."""
        siege = self.siege
        assert siege.trip is not None
        worst = max((one.levels[WOUNDS] for one in self.here), default=0)
        if worst >= MOST - 1:
            return 5.0
        wanted = [count if self.piece(good) > 1 else 0 for good, count in enumerate(siege.pile)]
        heavy = sum(count * good.weight for good, count in zip(siege.book.goods, wanted, strict=True))
        rest = len(siege.unknown) * CARD * (0.4 if heavy >= carrying.capacity(siege) else 1.0)
        fear = MEETING * self.frailty * (siege.trip.noise / 10 + 0.02 * len(siege.unknown)) + worst
        return 1.0 + fear - rest

    def use_location(self, option: picks.UseLocation) -> float:
        worth = -CARD * scavenging.RETURNS[option.deed]
        match option.deed:
            case "trade":
                return worth + min(4.0, 0.15 * self.fetched(self.siege.pile))
            case "heal":
                return worth + max(max(shift(one, WOUNDS, -2), shift(one, ILLNESS, -2)) for one in self.here)
            case "socialise":
                return worth + sum(shift(one, MISERY, -1) for one in self.here)
        return worth + 0.8

    def carry(self, option: picks.Carry) -> float:
        """What is worth most by its weight, piece by piece: the second of a kind may be worth less."""
        if option.count > 1:
            return -1.0
        return self.piece(option.good) / max(self.siege.book.goods[option.good].weight, 0.25)
