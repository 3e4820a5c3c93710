"""The state of a winter: plain data, and the small questions the rules keep asking of it."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

from msgspec import field

from holdouts.engine.chance import Seed
from holdouts.engine.names import kebab
from holdouts.engine.reactions import Moment
from holdouts.engine.state import Piece, State, around
from holdouts.games.dead_of_winter.cards import Book, Crisis, Crossroads, Item, Side, SurvivorCard
from holdouts.games.dead_of_winter.events import CardRolled

NONE = -1
"""No seat, no card and no place."""

COLONY, POLICE, GROCERY, SCHOOL, LIBRARY, HOSPITAL, GAS = range(7)
OUTSIDE = range(POLICE, GAS + 1)
"""Everywhere but the colony, in the order in which zombies come. [DOW-ZOMBIE-18]"""

SPACES = (24, 3, 3, 4, 3, 4, 2)
"""For survivors, at each place; in the colony helpless survivors take spaces too."""
ENTRANCES = ((3,) * 6, (4,), (4,), (4,), (3,), (4,), (3,))
"""For zombies and barricades, at each entrance of each place."""
ENTRANCE_SPACES = tuple(map(sum, ENTRANCES))
NOISE_SLOTS = 4

MOST_MORALE = 10
MOST_DIE = 6
DEADLY = 3
"""So many wounds and frostbites kill. [DOW-SURVIVOR-4]"""


class Held(Piece):
    """Equipment that a survivor bears."""

    card: int
    used: bool = False
    """Its use of this round is spent, whoever bears it now. [DOW-PLAY-5, DOW-HANDOFF-3]"""


class Survivor(Piece):
    """Somebody of a group."""

    card: int
    place: int = COLONY
    wounds: int = 0
    frost: int = 0
    gear: list[Held] = []
    moves: int = 0
    """How often the move action has moved them this turn."""
    used: bool = False
    """The ability was used this round."""
    spent: bool = False
    """An ability that works once in a game is used up."""

    @property
    def hurt(self) -> int:
        """Wounds and frostbites alike."""
        return self.wounds + self.frost


class Location(Piece):
    """A place: the colony, or one of the six outside."""

    zombies: list[int] = []
    """At each entrance."""
    barricades: list[int] = []
    noise: int = 0
    deck: list[int] = []
    """The next card last."""


class Lack(Piece):
    """A symbol that somebody could not pay, as everybody saw."""

    symbol: str
    most: int
    """So many cards of it the hand may hold at most: those that may have come since."""
    aside: int
    """So many more may lie face down before the player, put there earlier."""


class Player(Piece):
    """One seat."""

    group: list[Survivor] = []
    leader: int = NONE
    hand: list[int] = []
    dice: list[int] = []
    """Unused action dice, as they lie."""
    spent: list[int] = []
    """Dice that were used this round."""
    next_dice: int = 0
    """So many more or fewer in the next rolling step."""
    secret: int = NONE
    """The secret objective that was dealt."""
    exile: int = NONE
    """The exiled objective."""
    exiled: bool = False
    out: bool = False
    """Eliminated. [DOW-VARIANT-10]"""
    offered: list[int] = []
    """The survivor cards dealt at the start, before the choice."""
    drawn: list[int] = []
    """Cards looked at now: found in a search, or shown by an effect."""
    given: list[int] = []
    """Added to the crisis, face down."""
    gave: bool = False
    """A card was added to the crisis this turn."""
    lost: list[int] = []
    """A hand that left the game face down. [DOW-SURVIVOR-10]"""
    knows: list[int] = []
    """Item cards that lie face down and whose faces this seat has seen."""
    foresees: int = 0
    """So many crises on top of the deck this seat has seen."""
    read: list[int] = []
    """Crossroads cards this seat has read that lie under the deck again."""
    ready: list[int] = []
    """Cards of the hand held ready for requests and payments, the first one first. [DOW-SECRET-3]"""
    asked_for_cards: bool = False
    """Whether this seat is asked when somebody requests a card; if not, what it holds ready answers."""
    asked_to_pay: bool = True
    """The same for whoever is willing to pay for all."""
    called: bool = False
    """The exile vote of this turn was called."""
    requested: list[str] = []
    """The symbols asked for in this turn."""
    helped: int = 0
    """How often all have seen this seat do something for the colony."""
    harmed: int = 0
    """The same for what did it harm."""
    mixed: int = NONE
    """Seats whose hidden cards have gone from hand to hand unseen have the same number here."""
    lacks: list[Lack] = []
    """What this seat could not pay before everybody's eyes. [DOW-SECRET-9]"""


class Counted(Piece):
    """A crisis of an earlier round, as everybody saw it counted."""

    given: list[int]
    """How many cards each seat had added."""
    wrong: int
    """So many of all these did not help."""
    failed: bool


class Lasting(Piece):
    """A rule that a card has changed for a while."""

    rule: str
    of: int = NONE
    """The survivor or the place it is about."""
    round: int = 0
    """The round with which it ends, and in which it holds."""
    this_turn: bool = False


class Trace(Piece):
    """What has happened in this turn, as far as a crossroads card may wait for it. [DOW-CROSS-14]"""

    moment: str
    survivor: int = NONE
    place: int = NONE
    what: str = ""
    """The symbol of a card, the result of a roll, or whether fuel was used."""
    card: int = NONE
    count: int = 0


class Winter(State[Book]):
    """Everything on the table."""

    objective: int = 0
    hard: bool = False
    coop: bool = False
    elimination: bool = False
    # the five switches
    outside_spawn: str = "per-location"
    starvation_costs: str = "flat"
    crisis_need: str = "non-exiled"
    frost_tick: str = "survivor"
    token_passes: str = "left"

    players: list[Player] = field(default_factory=list)
    first: int = 0
    active: int = NONE
    morale: int = 0
    rounds_left: int = 0
    # the colony
    locations: list[Location] = field(default_factory=list)
    food: int = 0
    starvation: int = 0
    helpless: int = 0
    waste: list[int] = field(default_factory=list)
    """The top card last."""
    playing: list[int] = field(default_factory=list)
    """Cards that are being played or shown, and lie nowhere yet."""
    stored: list[int] = field(default_factory=list)
    """On the main objective."""
    tokens: int = 0
    removed: list[int] = field(default_factory=list)
    """Item cards that have left the game before everybody's eyes."""
    known: list[int] = field(default_factory=list)
    """Item cards that lie face down and whose faces everybody has seen."""
    strays: list[tuple[int, int]] = field(default_factory=list)
    """Item cards that were shuffled into another deck than their own: card and place."""
    box: list[int] = field(default_factory=list)
    """Starting items nobody was dealt."""
    # survivors
    survivor_deck: list[int] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    """Survivors who died or left the game. [DOW-SURVIVOR-15]"""
    bereft: list[int] = field(default_factory=list)
    """Seats whose last survivor is gone and whose next one has not come yet. [DOW-BITE-9]"""
    # the crisis
    crises: list[int] = field(default_factory=list)
    """The next one last."""
    crisis: int = NONE
    past_crises: list[int] = field(default_factory=list)
    crisis_bonus: int = 0
    counted: list[Counted] = field(default_factory=list)
    """What became of each crisis."""
    # secrets
    undealt: list[int] = field(default_factory=list)
    """Secret objectives of the deal that nobody got."""
    box_secrets: list[int] = field(default_factory=list)
    exile_deck: list[int] = field(default_factory=list)
    # crossroads
    crossroads_deck: list[int] = field(default_factory=list)
    """The next one last."""
    crossroads: int = NONE
    """The card of this turn that has not fired."""
    reader: int = NONE
    reading: int = NONE
    """The card that has fired and is being carried out."""
    past_crossroads: list[int] = field(default_factory=list)
    """Cards that fired, or were taken out at the start."""
    traces: list[Trace] = field(default_factory=list)
    """What has happened this turn."""
    tested: int = 0
    """So many of these the crossroads card was tested against."""
    ruled_out: list[int] = field(default_factory=list)
    """Crossroads cards that would have fired this turn, as everybody can tell: it is none of them."""
    lasting: list[Lasting] = field(default_factory=list)
    seals: int = 0
    """How often an unfired crossroads card was tested, or others have answered. [DOW-SECRET-10, DOW-SECRET-12]"""

    # --- what is in force ---

    @property
    def side(self) -> Side:
        """The main objective being played, on its side."""
        return self.book.objectives[self.objective].side(self.hard)

    @property
    def wanted(self) -> frozenset[str]:
        """The symbols the main objective wants stored. [DOW-STORE-1]"""
        return self.book.wanted[self.objective][self.hard]

    @property
    def crisis_card(self) -> Crisis:
        return self.book.crises[self.crisis]

    @property
    def crossroads_card(self) -> Crossroads:
        return self.book.crossroads[self.crossroads]

    def design(self, card: int) -> Item:
        return self.book.cards[card]

    def symbol(self, card: int) -> str:
        return self.book.symbols[card]

    def card_of(self, survivor: Survivor) -> SurvivorCard:
        return self.book.survivors[survivor.card]

    def influence(self, survivor: Survivor) -> int:
        return self.book.influences[survivor.card]

    # --- who ---

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def clockwise(self, start: int) -> list[int]:
        """Those who are not eliminated, clockwise from a seat (which comes first)."""
        players = self.players
        return [seat for seat in around(len(players), start) if not players[seat].out]

    def living(self) -> list[int]:
        return self.clockwise(self.first)

    def others(self, seat: int) -> list[int]:
        players = self.players
        return [other for other in around(len(players), seat) if other != seat and not players[other].out]

    @property
    def present(self) -> list[int]:
        """All who are neither exiled nor eliminated, in turn order."""
        return [seat for seat in self.living() if not self.players[seat].exiled]

    @property
    def exiles(self) -> list[int]:
        """All who are exiled, in the order of the seats."""
        return [seat for seat, player in enumerate(self.players) if player.exiled]

    @property
    def decider(self) -> int:
        """Who makes open choices: the active player in a turn, otherwise the first player. [DOW-TEXT-2]"""
        return self.active if self.active != NONE else self.living()[0]

    # --- survivors ---

    def everybody(self) -> list[tuple[int, Survivor]]:
        """All survivors, each with the seat that controls them."""
        return [(seat, survivor) for seat, player in enumerate(self.players) for survivor in player.group]

    def find(self, card: int) -> tuple[int, Survivor] | None:
        """A survivor in play, with who controls them."""
        for seat, player in enumerate(self.players):
            for survivor in player.group:
                if survivor.card == card:
                    return seat, survivor
        return None

    def at(self, place: int) -> list[tuple[int, Survivor]]:
        """The survivors at a place, the lowest influence first."""
        influences = self.book.influences
        found = [
            (influences[survivor.card], seat, survivor)
            for seat, player in enumerate(self.players)
            for survivor in player.group
            if survivor.place == place
        ]
        found.sort(key=itemgetter(0))
        return [(seat, survivor) for _, seat, survivor in found]

    def own(self, seat: int, place: int = NONE) -> list[Survivor]:
        """A seat's survivors, everywhere or at one place, the lowest influence first."""
        group = self.players[seat].group
        found = list(group) if place == NONE else [survivor for survivor in group if survivor.place == place]
        if len(found) > 1:
            found.sort(key=self.influence)
        return found

    def member(self, seat: int, card: int) -> Survivor:
        """A survivor of a seat's own group."""
        return next(survivor for survivor in self.players[seat].group if survivor.card == card)

    def owns(self, seat: int, card: int) -> bool:
        """Whether a survivor is in a seat's group."""
        for survivor in self.players[seat].group:  # noqa: SIM110 - a generator for `any` costs more than the group
            if survivor.card == card:
                return True
        return False

    def has_others(self, seat: int, place: int) -> bool:
        """Whether somebody else has a survivor at a place."""
        for owner, player in enumerate(self.players):
            if owner != seat:
                for survivor in player.group:
                    if survivor.place == place:
                        return True
        return False

    def bears(self, seat: int) -> bool:
        """Whether anybody of a seat's group has equipment."""
        for survivor in self.players[seat].group:  # noqa: SIM110 - as in `owns`
            if survivor.gear:
                return True
        return False

    def is_leader(self, seat: int, survivor: Survivor) -> bool:
        return self.players[seat].leader == survivor.card

    # --- where ---

    def room(self, place: int) -> int:
        """Free spaces for survivors."""
        free = SPACES[place] - (self.helpless if place == COLONY else 0)
        for player in self.players:
            for survivor in player.group:
                if survivor.place == place:
                    free -= 1
        return free

    def rooms(self) -> list[int]:
        """Free spaces for survivors at every place."""
        free = list(SPACES)
        free[COLONY] -= self.helpless
        for player in self.players:
            for survivor in player.group:
                free[survivor.place] -= 1
        return free

    def mouths(self) -> int:
        """All who live in the colony, helpless survivors among them. [DOW-COLONY-2]"""
        return sum(survivor.place == COLONY for _, survivor in self.everybody()) + self.helpless

    def free_at(self, place: int, entrance: int) -> int:
        """Spaces at an entrance with neither zombie nor barricade."""
        location = self.locations[place]
        return ENTRANCES[place][entrance] - location.zombies[entrance] - location.barricades[entrance]

    def gaps(self, place: int) -> list[int]:
        """The entrances with a free space."""
        here = self.locations[place]
        spaces = zip(ENTRANCES[place], here.zombies, here.barricades, strict=True)
        return [entrance for entrance, (all_, dead, built) in enumerate(spaces) if all_ > dead + built]

    def has_gap(self, place: int) -> bool:
        """Whether any entrance has a free space: asked twice of every survivor, who need not know which. At none stands
        more than finds a space."""
        here = self.locations[place]
        return sum(here.zombies) + sum(here.barricades) < ENTRANCE_SPACES[place]

    def dead_walk(self, places: Iterable[int]) -> bool:
        """Whether there are zombies at any of these places."""
        for place in places:  # noqa: SIM110 - as in `owns`
            if any(self.locations[place].zombies):
                return True
        return False

    def zombies(self, place: int) -> int:
        return sum(self.locations[place].zombies)

    def barricades(self, place: int) -> int:
        return sum(self.locations[place].barricades)

    def origins(self) -> list[int]:
        """The deck each item card was last hidden in: its own, unless it was shuffled into another."""
        origins = self.book.homes[:]
        for card, place in self.strays:
            origins[card] = place
        return origins

    def show_roll(self, seat: int, shown: int, rule: str, *, least: int, most: int) -> None:
        self.tell(CardRolled(who=seat, rolled=(shown,), rule=rule))

    # --- what was listed ---

    @property
    def listed(self) -> dict[int, list[Any]]:
        """What each seat may do, as it was listed last: it holds until something changes. After a request in vain all
        is as it was, and four of ten questions follow one (a sixth less for a choice)."""
        if self.beside is None:
            self.beside = {}
        found: dict[int, list[Any]] = self.beside
        return found

    def relist(self, seat: int | None = None) -> None:
        """Something has changed: for that seat alone, or for everybody."""
        if seat is None:
            self.beside = None
        else:
            self.listed.pop(seat, None)

    def imagine(self, seed: Seed) -> None:
        super().imagine(seed)
        self.relist()

    # --- what lasts, what has happened ---

    def lasts(self, rule: str, of: int = NONE) -> bool:
        """Whether a card has changed that rule for now."""
        if not self.lasting:  # asked often, and seldom so
            return False
        return any(one.rule == rule and one.of == of and one.round == self.round for one in self.lasting)

    def sealed(self) -> int:
        return self.seals

    def seal(self) -> None:
        """Something hidden was held against what a player did: nothing before is taken back, by nobody."""
        self.seals += 1
        self.unveil()

    def note(self, moment: type[Moment], **facts: int | str) -> None:
        """Something has happened in this turn that a crossroads card may wait for."""
        if self.active != NONE:
            self.traces.append(Trace(kebab(moment.__name__), **facts))  # type: ignore[arg-type]
