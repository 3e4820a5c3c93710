"""The night: who sleeps, who stands guard, who goes out and fights; and what is taken along and brought home."""

from functools import cached_property
from itertools import product
from math import sqrt

from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.bot.household import grief, shift
from holdouts.games.this_war_of_mine.bot.reckoning import CARD, MEETING, NEVER, Reckoning
from holdouts.games.this_war_of_mine.night import Enemy
from holdouts.games.this_war_of_mine.rules import convoy, evening, scavenging, states, trade
from holdouts.games.this_war_of_mine.rules.enemies import HARDY
from holdouts.games.this_war_of_mine.state import (
    BED,
    FATIGUE,
    FLOOR,
    GROUP,
    GUARD,
    ILLNESS,
    MOST,
    NO_TASK,
    SCAVENGE,
    UNKNOWN_CARDS,
    WOUNDS,
    Person,
)

TASK_OF = dict(zip(evening.TASKS, (BED, FLOOR, GUARD, SCAVENGE), strict=True))
TIRING = {BED: -MOST, FLOOR: evening.ON_FLOOR, GUARD: evening.AT_WORK, SCAVENGE: evening.AT_WORK}
FINDS, HANDS, LOAD = 3.0, 0.6, 3.8
"""What is found by one, and by each one more; what a backpack brings home, of which the first pieces are the best."""
FRAIL = 15.0
"""What it would be to send somebody out whom the next blow kills."""
DANGER = 0.7
"""The wounds that a night in the city costs those who go."""
DAMAGE, HURTS = 3.0, 1.5
"""The damage that a raid threatens on average, and its wounds."""
ROBBED = 0.9
"""What a piece is worth that raiders take, or a wound they deal."""
EAGER = 20.0
"""Weapons are taken up before anything else is decided."""
SEAT = 14.0
"""What a seat on the last bus is worth."""


class Night(Reckoning):
    """Weighs the tasks of an Evening, the ways of a trip, and what is done in fights and raids."""

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

    def night(self, idle: list[Person], tasks: tuple[int, ...]) -> float:
        """How good a night it would be, with what was given out already."""
        given = [(person, person.task) for person in self.siege.group if person.task != NO_TASK]
        everybody = [*given, *zip(idle, tasks, strict=True)]
        guards = [person for person, task in everybody if task == GUARD]
        party = [person for person, task in everybody if task == SCAVENGE]
        if not guards or len(party) > evening.PARTY:
            return NEVER
        rest = sum(shift(person, FATIGUE, TIRING[task]) for person, task in everybody)
        return rest + self.watch(guards) + self.outing(party)

    def watch(self, guards: list[Person]) -> float:
        """What raiders would leave of a house with these guards."""
        left = max(0.0, DAMAGE + HURTS - self.strength(guards) - self.siege.barricades())
        hurt = left * HURTS / (DAMAGE + HURTS) / len(guards)
        return -ROBBED * left + sum(shift(guard, WOUNDS, hurt) for guard in guards)

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

    def task(self, option: picks.SleepInBed | picks.SleepOnFloor | picks.StandGuard | picks.GoScavenging) -> float:
        return 1.0 if self.plan.get(option.person) == TASK_OF[type(option)] else -1.0

    # --- setting out ---

    def go_to(self, option: picks.GoTo) -> float:
        """How much there is to see, who is there, and where the bus leaves."""
        siege = self.siege
        place = next(n for n, one in enumerate(siege.places) if one.card == option.location)
        card = siege.location(place)
        worth = CARD * UNKNOWN_CARDS[place] - 2.5 * bool(card.residents) + self.worth_of((*card.arrival, *card.leaving))
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
        """Weapons for the party, the tools for what is closed there, the fare."""
        siege, good = self.siege, self.siege.book.goods[option.good]
        if good.weapon is not None:
            taken = siege.count("weapon", siege.pile)
            kept = siege.count("weapon", siege.storage) > bool(taken)  # the guards keep something, too
            return self.edge(option.good) if taken < len(self.here) and kept else -1.0
        if good.ammo:
            return 0.6 if siege.pile[option.good] < 3 else -1.0
        if good.id in self.tools:
            return -1.0 if siege.pile[option.good] else 0.8
        fare = convoy.VALUE * (GROUP - siege.bus_seats) if convoy.at_the_yard(siege) else 0
        return 0.5 if trade.total(siege, siege.pile) < fare and not (good.food or good.medicine) else -1.0

    @property
    def tools(self) -> set[str]:
        """What the map cards of tonight's Location take."""
        siege = self.siege
        maps = siege.location(siege.trip.place).maps if siege.trip is not None else ()
        return {offer.tool for card in siege.book.exploration if card.map in maps for offer in card.offers}

    # --- exploring ---

    def go_home(self) -> float:
        """Who is hurt, or has made much noise, has seen enough."""
        siege = self.siege
        assert siege.trip is not None
        worst = max((one.levels[WOUNDS] for one in self.here), default=0)
        if worst >= MOST - 1:
            return 5.0
        fear = MEETING * (siege.trip.noise / 10 + 0.02 * len(siege.unknown)) + worst
        return 1.0 + fear - CARD * len(siege.unknown)

    def use_location(self, option: picks.UseLocation) -> float:
        worth = min(4.0, 0.15 * self.fetched(self.siege.pile)) if option.deed == "trade" else 0.8
        return worth - CARD * scavenging.RETURNS[option.deed]

    def carry(self, option: picks.Carry) -> float:
        """What is worth most by its weight, piece by piece: the second of a kind may be worth less."""
        if option.count > 1:
            return -1.0
        return self.piece(option.good) / max(self.siege.book.goods[option.good].weight, 0.25)

    # --- fights and raids ---

    def take_up(self, option: picks.TakeUp) -> float:
        """The better weapon, and the best one to the best fighter."""
        person = self.siege.person(option.person)
        gained = self.edge(option.good) - self.edge(person.held)
        return EAGER + gained + 0.1 * self.siege.character(person).prowess if gained > 0.01 else NEVER

    def fight_on(self) -> float:
        """What it costs to see it through; the dead bring nothing home."""
        return self.brawl(self.threat(), sum(HARDY - enemy.wounds for enemy in self.siege.enemies))

    def flee(self) -> float:
        """One blow in the back, and the rest of the night."""
        return self.bleeding(0.9 * self.threat()) - CARD * len(self.siege.unknown) / 2

    def enemy(self, number: int) -> Enemy:
        return next(enemy for enemy in self.siege.enemies if enemy.token == number)

    def wounded(self, option: picks.Wounded, left: int, among: list[Person]) -> float:
        """Wounds go to whoever bears them best. What was shared out so far is not seen before all is: so all that could
        still be taken are lined up, what is borne best first, and the last of those that are left is taken."""
        taken = [(one, borne) for one in among for borne in range(MOST - one.levels[WOUNDS])]
        shared = sorted(taken, key=lambda wound: self.next_wound(*wound), reverse=True)[:left]
        return float(any(one.card == option.person for one, _ in shared[-1:]))

    def next_wound(self, person: Person, borne: int) -> float:
        """What one more wound would mean to somebody who has taken some."""
        return shift(person, WOUNDS, borne + 1) - shift(person, WOUNDS, borne)
