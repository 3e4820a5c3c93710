"""The state of an expedition: plain data, and the small questions the rules keep asking of it."""

from typing import NamedTuple

from msgspec import Struct, field

from holdouts.engine.modifiers import Standing, forbidden, reckon
from holdouts.engine.names import kebab
from holdouts.engine.reactions import Moment
from holdouts.engine.secrets import BACK
from holdouts.engine.state import State, around
from holdouts.games.godforsaken_scavengers.cards import (
    NOWHERE,
    Affliction,
    Book,
    Location,
    Peril,
    Scenario,
)

FINAL = -1
"""The Final Location marker, a card of the Location deck; as a Location: the one on the back of the scenario.

A number, for it lies among the numbers of Locations: in the deck, in what seats remember of it, in saves.
"""

NOBODY: frozenset[int] = frozenset()

ANY_NUMBER = 1000
"""As many as you like: what no card limits."""

PILES = 3
HAND_LIMIT = 5
SURVIVOR_LIMIT = 4

WAITING, SEARCHING, HARVESTING, DONE = range(4)
"""Where a player stands in their turn."""

PLANNING, SHARING, LOCKED = range(3)
"""Where a player stands with their plan for a meal."""

BEFORE_DISCARD, BEFORE_AFFLICTION = 1, 2
"""The two moments for Reactions to a Peril. [GOD-PERIL-10]"""

PLAY, REWARD, EXTRA, QUEST, POWER, HERE, BURDEN, GIFT = range(8)
"""Which text of a card is at work."""


class Offer(NamedTuple):
    """A card offered to somebody, as a gift or in a swap."""

    verb: str
    other: int
    card: int


class Term(NamedTuple):
    """A promise as it was agreed: who owes whom what, how much of it, of which sort, and until which round."""

    debtor: int
    creditor: int
    kind: str
    number: int
    thing: int | None
    sort: str
    due: int


class Terms(NamedTuple):
    """What a deal says: who takes part, and the promises in an order of their own."""

    parties: tuple[int, ...]
    promises: tuple[Term, ...]


class Oath(NamedTuple):
    """An oath that has counted, kept or broken."""

    round: int
    debtor: int
    creditor: int
    broken: bool


class Scavenger(Struct, gc=False):
    """One player: what lies before them, and what this round has seen of them."""

    hand: list[int] = []
    store: list[int] = []
    afflictions: list[int | None] = []  # None: a placeholder, for which no card was left
    face_down: list[int | None] = []
    unseen: list[int] = []
    resting: list[int] = []
    character: int | None = None
    offered: list[int] = []
    revealed: bool = False
    dead: bool = False
    knows: list[int] = []
    foresees: int = 0
    zone: list[int] = []
    # this turn
    phase: int = WAITING
    pile: int | None = None
    searches: int = 0
    rushed: int = 0
    searched: int = 0
    takes: int = 0
    pile_changes: int = 0
    search_over: bool = False
    ended_by_affliction: bool = False
    afflicted: bool = False
    used_place: bool = False
    anomalies: list[int] = []
    # this round
    journeys: list[int | None] = []
    power_used: bool = False
    perils: int = 0
    perils_in_search: int = 0
    need: int = 0
    covered: bool = False
    # this Feeding
    plan: list[int] = []
    given_food: int = 0
    spare_food: int = 0
    feeding: int = 0
    starving: bool = False
    # this moment between two steps
    approaches: int = 0
    refused: list[Offer] = []
    refused_deals: list[Terms] = []
    received: list[int] = []
    # the whole game
    chosen: int | None = None
    fed_last: bool = False
    fed_caravan: int = 0
    oaths_kept: int = 0
    oaths_broken: int = 0
    punished: int = 0


class Trial(Struct, gc=False):
    """A Peril being resolved."""

    card: int
    searcher: int
    pile: int
    lost: list[int] = []
    paid: list[int] = []
    discount: int = 0
    saved: bool = False
    stage: int = 0
    prevented: bool = False
    neutralised: bool = False
    bearer: int | None = None
    covered: list[int] = []
    hurt: list[int] = []
    to_hand: bool = False
    deeds_before: int = 0
    """How many cards and powers were being carried out when it was met: they wait for it."""


RULES = {
    PLAY: "GOD-CARD-5",
    REWARD: "GOD-PERIL-5",
    EXTRA: "GOD-PERIL-20",
    QUEST: "GOD-OPPORTUNITY-3",
    POWER: "GOD-CHARACTER-6",
    HERE: "GOD-LOCATION-1",
    BURDEN: "GOD-AFFLICTION-2",
    GIFT: "GOD-CHARACTER-6",
}
"""What lets each text of a card work."""


class Deed(Struct, gc=False):
    """A card, power or quest at work: who uses it, which text, at whom it is aimed, what was spent on it."""

    source: int
    part: int
    seat: int
    target: int | None = None
    index: int = 0
    paid: list[int] = []
    kept_promise: bool = False

    @property
    def rule(self) -> str:
        """What lets this text work."""
        return RULES[self.part]

    def by(self, seat: int) -> "Deed":
        return Deed(self.source, self.part, seat, self.target, self.index, self.paid, self.kept_promise)


class Promise(Struct, gc=False):
    """One clause of a deal: what somebody owes somebody, and until when."""

    debtor: int
    creditor: int
    kind: str
    number: int = 0
    thing: int | None = None
    due: int = 0
    done: int = 0
    state: str = "open"
    sort: str = "any"
    declined: int = 0

    @property
    def term(self) -> Term:
        """What was agreed, whatever has come of it."""
        return Term(self.debtor, self.creditor, self.kind, self.number, self.thing, self.sort, self.due)


class Deal(Struct, gc=False):
    """An agreement: promises between two or more players."""

    parties: list[int]
    promises: list[Promise]

    @property
    def terms(self) -> Terms:
        """What the deal says, the same for deals that say the same."""
        return Terms(tuple(sorted(self.parties)), tuple(sorted(promise.term for promise in self.promises)))


class Expedition(State[Book]):
    """Everything on the table."""

    scenario: int = 0
    players: list[Scavenger] = field(default_factory=list)
    first: int = 0
    active: int | None = None
    limit: int = 3
    with_caravan: bool = False
    with_characters: bool = False
    optional_search: bool = False
    merciless: bool = False
    secret_deals: bool = False
    seconds: int = 60
    # the common table
    locations: list[int] = field(default_factory=list)
    location: int | None = None
    past_locations: list[int] = field(default_factory=list)
    draw: list[int] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)
    searched: list[int] = field(default_factory=list)
    open: list[int] = field(default_factory=list)
    trophies: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    affliction_deck: list[int] = field(default_factory=list)
    caravan: list[int] = field(default_factory=list)
    caravan_fed: bool = False
    aside: list[int] = field(default_factory=list)
    box_locations: list[int] = field(default_factory=list)
    box_characters: list[int] = field(default_factory=list)
    box_afflictions: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    # what is under way
    trials: list[Trial] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    deals: list[Deal] = field(default_factory=list)
    drafts: list[Deal] = field(default_factory=list)
    oaths: list[Oath] = field(default_factory=list)
    pledged: list[int] = field(default_factory=list)
    locked: list[int] = field(default_factory=list)
    feeding: bool = False

    # --- what is in force ---

    @property
    def card(self) -> Scenario:
        """The scenario being played."""
        return self.book.scenarios[self.scenario]

    @property
    def place(self) -> Location:
        """The Location of this round."""
        assert self.location is not None
        return self.card.final if self.location == FINAL else self.book.locations[self.location]

    @property
    def here(self) -> Standing:
        """What the Location changes for everybody. [GOD-LOCATION-1, GOD-LOCATION-4]"""
        location = self.location
        return NOWHERE if location is None else self.book.of_places[self.scenario][location]

    def burdens(self, seat: int) -> list[Standing]:
        """The texts of a player's face-up Afflictions. [GOD-AFFLICTION-2, GOD-AFFLICTION-4]"""
        player = self.players[seat]
        if not player.afflictions:
            return []
        texts, down = self.book.of_burdens, player.face_down
        return [texts[a] for a in player.afflictions if a is not None and a < BACK and a not in down]

    def gift_of(self, seat: int) -> list[Standing]:
        """What a face-up Character changes for its owner. [GOD-CHARACTER-6]"""
        player = self.players[seat]
        return [self.book.of_gifts[player.character]] if player.revealed and player.character is not None else []

    def in_force(self, seat: int) -> list[Standing]:
        """All that is in force for a player; where two set the same figure, an Affliction is stronger."""
        return [self.here, *self.burdens(seat), *self.gift_of(seat)]

    def _speaking(self, topic: str, seat: int) -> list[Standing]:
        """What is in force for a player, if any of it speaks of that figure or deed: two times in three nothing does,
        and whoever asks is done (ten times for each choice: a tenth of what a choice costs)."""
        player, book = self.players[seat], self.book
        if player.afflictions and not book.burdens_on.get(topic, NOBODY).isdisjoint(player.afflictions):
            return self.in_force(seat)
        if player.revealed and player.character in book.gifts_on.get(topic, NOBODY):
            return self.in_force(seat)
        if self.location is None:
            return []
        here = book.of_places[self.scenario][self.location]
        return [here] if topic in here.topics else []

    def figure(self, name: str, seat: int, start: int) -> int:
        """A figure of the rules as the cards in force leave it for a player."""
        speaking = self._speaking(name, seat)
        return reckon(self, seat, name, start, speaking) if speaking else start

    def forbidden(self, deed: str, seat: int) -> Standing | None:
        """The card in force that forbids a deed to a player now, if any."""
        if deed not in self.book.banned[self.scenario]:
            return None
        speaking = self._speaking(deed, seat)
        return forbidden(self, seat, deed, speaking) if speaking else None

    def source_of(self, figure: str, seat: int) -> Standing:
        """The card in force that changes a figure for a player: of several, the one that is nearest to them."""
        return next(standing for standing in reversed(self.in_force(seat)) if figure in standing.changes)

    # --- who listens ---

    def heard(self) -> frozenset[str]:
        return self.book.heard

    def listeners(self, moment: Moment) -> list[tuple[int, Standing]]:
        """Wounds first, then the Location, then Characters; in the Last Hunt nobody minds the others' turns."""
        found: list[tuple[int, Standing]] = []
        name = kebab(type(moment).__name__)
        burdens, gifts = self.book.burdens_on.get(name, NOBODY), self.book.gifts_on.get(name, NOBODY)
        for seat in [moment.who] if self.hunt else self.clockwise(moment.who):
            player = self.players[seat]
            if burdens and not burdens.isdisjoint(player.afflictions):
                found += [(seat, burden) for burden in self.burdens(seat)]
            if seat == moment.who:
                found.append((seat, self.here))
            if player.character in gifts:
                found += [(seat, gift) for gift in self.gift_of(seat)]
        return found

    def reacting(self, holder: int, standing: Standing, moment: Moment) -> Deed:
        """What a card in force does when it has heard something."""
        card = standing.source
        if isinstance(card, Affliction):
            return Deed(self.book.afflictions.index(card), BURDEN, holder)
        if isinstance(card, Location):
            return Deed(FINAL if self.location is None else self.location, HERE, holder)
        character = self.players[holder].character
        assert character is not None
        return Deed(character, GIFT, holder)

    # --- who ---

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def hunt(self) -> bool:
        """Whether everybody plays at once, against the clock. [GOD-LASTHUNT-1]"""
        return self.book.scenarios[self.scenario].real_time

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    def clockwise(self, start: int) -> list[int]:
        """The living, clockwise from a seat (which comes first)."""
        players = self.players
        return [seat for seat in around(len(players), start) if not players[seat].dead]

    def others(self, seat: int) -> list[int]:
        """The other living, clockwise."""
        players = self.players
        return [other for other in around(len(players), seat) if other != seat and not players[other].dead]

    def living(self) -> list[int]:
        """The living in playing order."""
        return self.clockwise(self.first)

    def on_turn(self, seat: int) -> bool:
        """In the Last Hunt everybody is on their own turn while the clock runs. [GOD-TURN-2, GOD-LASTHUNT-16]"""
        if self.active is not None:
            return self.active == seat
        return self.hunt and self.players[seat].phase != WAITING and not self.feeding

    # --- what ---

    def is_action(self, card: int) -> bool:
        return self.book.actions[card]

    def zone(self, seat: int) -> list[int]:
        """The searched cards this player can reach. [GOD-LASTHUNT-5]"""
        return self.players[seat].zone if self.book.scenarios[self.scenario].real_time else self.searched

    @property
    def plans_hidden(self) -> bool:
        """Whether everybody plans a meal that nobody else sees. (Q-11)"""
        return self.feeding and not self.card.plans_are_open

    def held(self, seat: int) -> int:
        """How many cards everybody sees a player hold: what is planned in secret for a meal is among them."""
        player = self.players[seat]
        return len(player.hand) + len(player.plan) if self.plans_hidden else len(player.hand)

    def towards_limit(self, seat: int) -> int:
        """How many cards count towards the hand limit: what is laid out for a meal is not eaten yet. [GOD-HAND-1]"""
        player = self.players[seat]
        return len(player.hand) + len(player.plan)

    def piles_left(self) -> list[int]:
        """The piles that still hold cards; nothing else is a legal object. [GOD-SEARCH-10]"""
        return [number for number, pile in enumerate(self.piles) if pile]

    @property
    def trial(self) -> Trial | None:
        """The Peril being resolved, if any."""
        return self.trials[-1] if self.trials else None

    def peril(self) -> Peril:
        """The card of the Peril being resolved."""
        card = self.book.cards[self.trials[-1].card]
        assert isinstance(card, Peril)
        return card

    # --- moving cards ---

    def forget(self, cards: list[int]) -> None:
        """Nobody knows any more where these are: they were shuffled."""
        if self.known:
            self.known = [card for card in self.known if card not in cards]
        if self.pledged:
            self.pledged = [card for card in self.pledged if card not in cards]
        for player in self.players:
            if player.knows:
                player.knows = [card for card in player.knows if card not in cards]

    def keep_between(self, cards: list[int], *seats: int) -> None:
        """From now on only these players can tell where these cards are, as far as it was known."""
        for seat in seats:
            knows = self.players[seat].knows
            knows += [card for card in cards if card in self.known and card not in knows]
        self.known = [card for card in self.known if card not in cards]
        for seat, player in enumerate(self.players):
            if seat not in seats and player.knows:
                player.knows = [card for card in player.knows if card not in cards]

    def show(self, cards: list[int]) -> None:
        """Everybody knows these from now on, until they are shuffled."""
        self.unveil()
        self.known += [card for card in cards if card not in self.known]

    def show_to(self, seat: int, cards: list[int]) -> None:
        """One player knows these from now on, until they are shuffled."""
        self.unveil()
        knows = self.players[seat].knows
        knows += [card for card in cards if card not in knows]
