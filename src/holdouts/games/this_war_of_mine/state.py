"""The state of a siege: plain data, and the small questions the rules keep asking of it.

Goods are counted: a store is a list with a number for each sort of good, in the order of the book. Decks are lists of
card numbers, the next one last. No Character belongs to a seat: a seat is only ever the Leader, or is not.
"""

from msgspec import field

from holdouts.engine.modifiers import Standing
from holdouts.engine.state import Piece, State
from holdouts.games.this_war_of_mine.cards import Book, EventCard, Location, Objective, Scenario
from holdouts.games.this_war_of_mine.events import BandRolled
from holdouts.games.this_war_of_mine.household import Board, Character, Fitting, Space
from holdouts.games.this_war_of_mine.night import Enemy, PastTrip, Trip

NONE = -1
"""No card, no space and no seat."""

FATIGUE, HUNGER, WOUNDS, ILLNESS, MISERY = range(5)
MOST = 4
"""The level at which a story ends, or somebody falls asleep. [TWM-STATE-1, TWM-STATE-7]"""
GROUP = 4
"""More Characters than these never live together. [TWM-GEN-11]"""
ENDINGS: tuple[tuple[int, ...], ...]
ENDINGS = ((), (285, 458, 645, 738), (208, 285, 458, 738), (208, 285, 458, 645), (208, 285, 645, 738))
"""The script under each of a State's 3/4 tokens. [TWM-STATE-14, 10.20]"""

NEAR, MIDDLE, FAR = range(3)
UNKNOWN_CARDS = (14, 12, 10)
"""How many Exploration cards each Location space shows. [TWM-BOARD-14]"""
LOUDEST, MOST_COLD, MOST_WAITS, MOST_BARRICADES = 8, 10, 6, 6
FIVE = 5
"""What a marker on Storage x5 is worth. [TWM-BOARD-1]"""

HOME, OUT, AWAY = range(3)
"""Where somebody is: in the Shelter, on tonight's trip, or out of play for a while. [TWM-BOOK-13]"""
NO_TASK, BED, FLOOR, GUARD, SCAVENGE = range(5)
"""What somebody does tonight. [TWM-EVENING-1]"""
IN_BOX, IN_SHELTER, ON_TRIP, ON_SOMEBODY, IN_WASTE = range(5)
"""Where a blank token is. [TWM-GEN-20]"""

BANDED = {"TWM-ADV-3": "garden", "TWM-MORNING-1": "event", "TWM-BOOK-12": "unfed", "TWM-ERRATA-22": "trait"}
"""What the black die is rolled for where no page lies open, by the rule behind it."""

MORNING, DAY, DUSK, EVENING, TRIP, RAID, DAWN = "morning", "day", "dusk", "evening", "trip", "raid", "dawn"
"""The phases of a day."""


class Person(Piece):
    """A Character in play."""

    card: int
    levels: list[int]
    """Of the five States."""
    marks: list[int]
    """Which of each State's 3/4 tokens lies there (NONE: none does): nobody sees what stands under it."""
    medicine: list[int]
    """Meds, Herbal Meds and Bandages that lie on the card. [TWM-DAWN-3]"""
    starting: bool = False
    ring: int = NONE
    """The colour of the base ring. [TWM-SETUP-7]"""
    where: int = HOME
    until: str = ""
    """The phase with which somebody who is away comes back."""
    task: int = NO_TASK
    bed: int = NONE
    """The space of the Bed they sleep in."""
    broken: bool = False
    """They have broken off the trip. [TWM-SCAV-28]"""
    used: bool = False
    """What can be done once a day was done. [TWM-CHAR-10]"""
    spent: bool = False
    """What can be done once in a Scavenging was done. [TWM-CHAR-2]"""
    fewer: int = 0
    """So many of today's last actions are lost."""
    more: int = 0
    """So many actions more may be taken in steps that are blocked."""
    token: int = NONE
    """A blank token that lies on the card."""
    newcomer: bool = False
    """They came in this step, and act from the next one on. [TWM-CHAR-7]"""
    held: int = NONE
    """The weapon in hand: on guard, or in a fight."""
    arms: list[int] = []
    """The weapons they have used in this fight, the one in hand among them. [TWM-COMBAT-36]"""
    spoilt: list[int] = []
    """Those of them that jammed or were lost. [TWM-COMBAT-25]"""
    acted: int = 0
    """How many actions they have taken today."""
    ate: bool = False
    """They have eaten this evening."""
    drank: bool = False


class Room(Piece):
    """A space of the Shelter, as it is now."""

    cards: list[int]
    """Shelter cards, the top one last; what is found in them nobody has seen. [TWM-SETUP-9]"""
    remnants: bool = False
    """The top card is Rubble of which only Remnants are left. [TWM-DAY-12]"""
    fitting: int = NONE
    barricade: bool = False
    waiting: list[tuple[int, int]] = []
    """A Wait token, with what it will bring: goods and how many. [TWM-DAY-23]"""
    closed: bool = False
    """For the rest of the campaign nobody gets in. [TWM-ERRATA-17]"""
    water: bool = False
    """It stands there, and can be fetched once. [script 836]"""


class Order(Piece):
    """What somebody was told to do in this step; it is paid already. [TWM-DAY-3]"""

    person: int
    space: int
    deed: str
    """The name of a printed action, `clear`, `build`, `move`, `dismantle`, `ability`, or that of a Fitting's action."""
    card: int = NONE
    """The Fitting that is built."""
    to: int = NONE
    """Where it goes, whom it helps."""
    tool: int = NONE
    """The token that was laid along."""
    blank: int = NONE
    """The blank token that was."""
    way: int = NONE
    """The last way that was paid for, of an action that has several."""
    gains: list[tuple[int, int]] = []
    """What it will bring."""
    cold: int = 0
    barricades: int = 0


class Place(Piece):
    """A Location on its space. [TWM-BOARD-14]"""

    card: int
    hidden: list[int]
    """What was left there. [TWM-ADV-5]"""


class Lying(Piece):
    """An Event that lies face up. [TWM-MORNING-20]"""

    card: int
    nights: int = 0
    """For so many more raids."""


class Echo(Piece):
    """A script that will come by itself. [TWM-BOOK-15]"""

    script: int
    dawns: int
    """At the so-manieth Dawn from now."""


class Siege(State[Book]):
    """Everything on the table."""

    # what was settled
    scenario: int = 0
    board: int = 0
    seats_count: int = 1
    free_medicine: bool = True
    """Medicine and alcohol at any time. [909]"""
    free_eating: bool = False
    """Eating at any time. [351]"""
    free_fittings: bool = False
    """Fittings are moved and taken apart. [155]"""
    free_scavenging: bool = False
    """Findings are hidden, backpacks loaded, Locations swapped. [534]"""
    rubble_stages: int = 2

    leader: int = 0
    phase: str = ""
    step: int = 0
    """Which of the three day steps it is."""
    # people
    group: list[Person] = field(default_factory=list)
    unused: list[int] = field(default_factory=list)
    """Characters who may still come, the next one last."""
    gone: list[int] = field(default_factory=list)
    """Characters who died or left. [TWM-CHAR-9]"""
    starters: list[int] = field(default_factory=list)
    """The Starting Characters, alive or not. [TWM-SETUP-3]"""
    evacuated: list[int] = field(default_factory=list)
    """Those whom note 581 names. [TWM-END-7]"""
    leaving: list[tuple[int, str]] = field(default_factory=list)
    """Who will be away when the script is done, and until when. [TWM-BOOK-13]"""
    bound: list[int] = field(default_factory=list)
    """Who is treated at this Dawn as if with Bandages."""
    mourned: int = 0
    """How many were lost since the day began. [TWM-DAWN-14]"""
    bereft: bool = False
    """Somebody was lost while a seat on the bus was held. [10.22]"""
    # goods: so many of each sort
    box: list[int] = field(default_factory=list)
    storage: list[int] = field(default_factory=list)
    fives: list[int] = field(default_factory=lambda: [0, 0])
    """Wood and Components markers on Storage x5."""
    pile: list[int] = field(default_factory=list)
    """The Findings Pile."""
    load: list[int] = field(default_factory=list)
    """What the party brings home at Dawn. [TWM-SCAV-36]"""
    waste: list[int] = field(default_factory=list)
    gains: list[int] = field(default_factory=list)
    """What this day step has brought so far: it reaches Storage when the step is over. [TWM-DAY-3]"""
    lent: list[int] = field(default_factory=list)
    """What was lent out until tomorrow."""
    # blank tokens
    tokens: list[int] = field(default_factory=list)
    """Where each blank token is."""
    strokes: list[int] = field(default_factory=list)
    """The tally strokes on each."""
    # the house
    rooms: list[Room] = field(default_factory=list)
    cold: int = 0
    warmth: int = 0
    """So much less cold at this Dawn."""
    fittings: list[int] = field(default_factory=list)
    """The Fittings deck, which everybody may browse."""
    ideas: list[int] = field(default_factory=list)
    built: list[int] = field(default_factory=list)
    """Fittings that were built before, if only once. [TWM-DAY-22]"""
    gone_shelter: list[int] = field(default_factory=list)
    """Shelter cards in the Waste; those taken away unseen lie there face down."""
    unseen_shelter: list[int] = field(default_factory=list)
    orders: list[Order] = field(default_factory=list)
    resolving: bool = False
    """The orders of a step are being carried out: what they bring waits. [TWM-DAY-3]"""
    done: list[str] = field(default_factory=list)
    """What was done today that can be done once a day."""
    fed: list[int] = field(default_factory=list)
    """Blank tokens that were fed this evening."""
    shared_meal: bool = False
    """One food feeds two this evening. [10.18]"""
    good_bargain: bool = False
    """The next Trade action costs no commission. [10.18]"""
    one_action: bool = False
    """Nobody takes more than one action today. [TWM-ERRATA-18]"""
    tired_out: bool = False
    """The same for the next day actions."""
    # events
    events: list[int] = field(default_factory=list)
    """The Event deck: Events, and Chapters as numbers from the end of the shelf of Events on."""
    foreseen: int = 0
    """So many on top everybody has seen."""
    lying: list[Lying] = field(default_factory=list)
    latest: int = NONE
    """The last ordinary Event that was resolved. [10.19]"""
    past_events: list[int] = field(default_factory=list)
    unseen_events: list[int] = field(default_factory=list)
    """Events that were left out at the start. [TWM-SETUP-14]"""
    chapter: int = 0
    objectives: list[int] = field(default_factory=list)
    """The pile, the live one first; both final ones lie open together. [TWM-MORNING-4]"""
    open_objectives: int = 0
    """So many of the pile are turned up."""
    settled: list[int] = field(default_factory=list)
    spare_objectives: list[int] = field(default_factory=list)
    status: int = 0
    """How far the live track has come."""
    paid: list[int] = field(default_factory=list)
    """Squares of the live track that are paid."""
    # the city
    places: list[Place] = field(default_factory=list)
    """The three Locations, the nearest first."""
    locations: list[int] = field(default_factory=list)
    past_locations: list[int] = field(default_factory=list)
    exploration: list[int] = field(default_factory=list)
    unknown: list[int] = field(default_factory=list)
    scouted: int = 0
    """So many on top of the Unknown deck everybody has seen."""
    returned: int = 0
    """So many on top of the Exploration deck were seen before they went back there."""
    explored: list[int] = field(default_factory=list)
    area: list[int] = field(default_factory=list)
    """Exploration cards on the Exploration area."""
    exploring: int = NONE
    """The Exploration card that is being resolved."""
    findings: list[int] = field(default_factory=list)
    used_findings: list[int] = field(default_factory=list)
    residents: list[int] = field(default_factory=list)
    residents_seen: int = 0
    met: list[int] = field(default_factory=list)
    """Residents set aside tonight. [TWM-SCAV-41]"""
    staying: list[int] = field(default_factory=list)
    """Residents on the Exploration area. [TWM-SCAV-39]"""
    meeting: int = NONE
    """The Residents who are being met."""
    trip: Trip | None = None
    past_trip: PastTrip | None = None
    # raids and fights
    raids: list[int] = field(default_factory=list)
    raids_seen: int = 0
    raided: list[int] = field(default_factory=list)
    """Raid cards of this night. [TWM-RAID-18]"""
    red_raids: list[int] = field(default_factory=list)
    red_residents: list[int] = field(default_factory=list)
    """Red corners that are still apart. [TWM-SETUP-11]"""
    next_damage: int = 0
    next_wounds: int = 0
    next_cut: int = 0
    no_raid: bool = False
    """What is different about the next raid card. [TWM-BOOK-10]"""
    enemies: list[Enemy] = field(default_factory=list)
    bag: list[int] = field(default_factory=list)
    """Enemy tokens that are not in a fight."""
    fighting: bool = False
    dropped: list[int] = field(default_factory=list)
    """Weapons of Characters who fell in this fight. [TWM-COMBAT-8]"""
    slipped: bool = False
    """The party has slipped away from this fight. [10.18]"""
    # other decks
    fate: list[int] = field(default_factory=list)
    past_fate: list[int] = field(default_factory=list)
    visitors: list[int] = field(default_factory=list)
    visiting: int = NONE
    """The Visitor who is at the door."""
    narratives: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    """Narrative Actions in hand."""
    looking: list[int] = field(default_factory=list)
    """Narrative Actions that lie open: drawn to choose from, or being played."""
    # the book
    memories: list[str] = field(default_factory=list)
    memory_days: dict[str, int] = field(default_factory=dict)
    """The day on which each of them came on; of those on a save sheet nobody knows it."""
    pages: list[int] = field(default_factory=list)
    """Scripts that were read. [TWM-BOOK-2]"""
    notes: list[int] = field(default_factory=list)
    """Epilogue notes. [TWM-END-5]"""
    echoes: list[Echo] = field(default_factory=list)
    echoed: list[int] = field(default_factory=list)
    blanks: list[int] = field(default_factory=list)
    """Blank cards that are in a deck, or were. [TWM-BOOK-7]"""
    arrows: list[int] = field(default_factory=list)
    """Red-arrow scripts that were read. [TWM-SCEN-3]"""
    bus_seats: int = 0
    exchanging: list[str] = field(default_factory=list)
    """Locations that will be exchanged when the trip is over."""
    riders: list[int] = field(default_factory=list)
    """Who climbed into the bus. [10.22]"""
    reading: int = 0
    """The page that lies open before everybody; 0: none."""
    last_read: list[int] = field(default_factory=list)
    """The pages of the script that was opened last, in their order."""

    # --- what is in force ---

    @property
    def sheet(self) -> Scenario:
        return self.book.scenarios[self.scenario]

    @property
    def side(self) -> Board:
        return self.book.boards[self.board]

    @property
    def spaces(self) -> list[Space]:
        """The spaces as they are printed."""
        return self.book.spaces[self.board]

    def weather(self) -> list[Standing]:
        """What the Events that lie face up change."""
        return [self.book.weathers[lying.card] for lying in self.lying]

    @property
    def store(self) -> list[int]:
        """What those use who are where things happen: the Findings Pile on a trip, else Storage. [TWM-GEN-15]"""
        return self.storage if self.trip is None else self.pile

    def show_roll(self, seat: int, shown: int, rule: str, *, least: int, most: int) -> None:
        what = "page" if self.reading else BANDED.get(rule, "card")
        least = 0 if least == most else least
        self.tell(BandRolled(rolled=shown, what=what, least=least, most=most, script=self.reading, rule=rule))

    # --- who ---

    @property
    def seats(self) -> range:
        return range(self.seats_count)

    def character(self, person: Person) -> Character:
        return self.book.characters[person.card]

    def find(self, card: int) -> Person | None:
        """Somebody in play."""
        for person in self.group:
            if person.card == card:
                return person
        return None

    def person(self, card: int) -> Person:
        found = self.find(card)
        if found is None:
            raise LookupError(card)
        return found

    def at_home(self) -> list[Person]:
        return [person for person in self.group if person.where == HOME]

    def party(self) -> list[Person]:
        """The scavengers who have not broken off."""
        return [person for person in self.group if person.where == OUT and not person.broken]

    def scavengers(self) -> list[Person]:
        return [person for person in self.group if person.where == OUT]

    def guards(self) -> list[Person]:
        return [person for person in self.group if person.where == HOME and person.task == GUARD]

    def awake(self, person: Person) -> bool:
        """Whoever has a task under way finishes it first. [TWM-STATE-10, TWM-STATE-12]"""
        return person.levels[FATIGUE] < MOST or person.task in (GUARD, SCAVENGE)

    def present(self) -> list[Person]:
        """Those who are where things happen now."""
        return self.at_home() if self.trip is None else self.party()

    # --- the house ---

    def fitting(self, room: Room) -> Fitting:
        return self.book.fittings[room.fitting]

    def installed(self) -> list[tuple[int, Room, Fitting]]:
        fittings = self.book.fittings
        return [(space, room, fittings[room.fitting]) for space, room in enumerate(self.rooms) if room.fitting >= 0]

    def barricades(self) -> int:
        return len([room for room in self.rooms if room.barricade])

    def holes(self) -> list[int]:
        """Free Holes. [TWM-BOARD-16]"""
        return [n for n, space in enumerate(self.spaces) if space.hole and not self.rooms[n].barricade]

    def waits(self) -> int:
        return len([room for room in self.rooms if room.waiting])

    @property
    def felt_cold(self) -> int:
        """Cold tokens less Barricades. [10.10]"""
        return max(0, self.cold - self.barricades() - self.warmth)

    # --- goods and cards ---

    def count(self, name: str, store: list[int]) -> int:
        """How many pieces of a good or a sort there are in a store."""
        sort = self.book.sorts[name]
        return store[sort[0]] if len(sort) == 1 else sum([store[number] for number in sort])

    def location(self, place: int) -> Location:
        return self.book.locations[self.places[place].card]

    def event(self, card: int) -> EventCard:
        return self.book.events[card]

    def live(self) -> list[Objective]:
        """The Objectives that lie open. [TWM-MORNING-5]"""
        return [self.book.objectives[card] for card in self.objectives[: self.open_objectives]]
