"""The Cellar: a game of a page that asks in every way the engine knows. Engine tests are played on it.

Each of five rounds: everybody bids a candle in secret; then, in turn, each may draw (a die says whether the rats wake)
and keep or bury what they drew, while others may warn them; then all grab crumbs at once until the clock runs out.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypedDict

from msgspec import Struct, field

from holdouts.engine.conditions import Count, Test
from holdouts.engine.content import Pack, merge
from holdouts.engine.decision import CLOCK, Call, Choose, ChooseTogether, Option, Window
from holdouts.engine.effects import Effect, Node, This
from holdouts.engine.events import Event, only
from holdouts.engine.fields import Noun, Seat
from holdouts.engine.game import Cards, Game, Setup, SetupError
from holdouts.engine.library import new_table
from holdouts.engine.modifiers import LastingCard, Standing, forbidden, heard, reckon
from holdouts.engine.naming import Naming
from holdouts.engine.reactions import Moment, announce
from holdouts.engine.record import About, Kind, settle
from holdouts.engine.secrets import BACK, ENGINE, Gaze, Hidden, Secrets, backs, opened
from holdouts.engine.state import Script, State, Steps, at_once
from holdouts.engine.table import Table
from holdouts.engine.view import Scene
from holdouts.engine.vocabulary import Vocabulary
from tests.engine.toy_words import PACK, PROVISIONS

SEED = 7
ROUNDS = 5
KINDS: tuple[Kind, ...] = ("person", "sensible", "random", "random")
NAMES = ("Ada", "Bruno", "Cleo", "Dov")


# --- what may be picked, what may happen ---

CardId = Annotated[int, Noun("card")]


class Bid(Option, frozen=True):
    candles: int


class Draw(Option, frozen=True):
    pass


class Stop(Option, frozen=True):
    pass


class Keep(Option, frozen=True):
    card: CardId


class Bury(Option, frozen=True):
    card: CardId


class Warn(Option, frozen=True):
    pass


class Hush(Option, frozen=True):
    """Get ready to be quiet: nobody hears of it."""

    aside: ClassVar[bool] = True


class Lure(Option, frozen=True):
    card: CardId


class Grab(Option, frozen=True):
    crumbs: int


class NightFell(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 1

    number: int


class TurnCame(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 2

    who: Seat


class Drew(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class RatsWoke(Event, frozen=True, kw_only=True):
    who: Seat


class Rolled(Event, frozen=True, kw_only=True):
    who: Seat
    shown: int


class Lured(Event, frozen=True, kw_only=True):
    who: Seat


class Grabbed(Event, frozen=True, kw_only=True):
    who: Seat
    crumbs: int


# --- cards and state ---


class Eat(Node, frozen=True, kw_only=True):
    """Gain food."""

    amount: int

    def resolve(self, game: "Cellar", deed: "Deed") -> Steps[None]:
        game.food[deed.seat] += self.amount
        return at_once()

    def possible(self, game: "Cellar", seat: int) -> bool:
        return self.amount > 0


class Hungry(Test, frozen=True, kw_only=True):
    def holds(self, game: "Cellar", seat: int, moment: Moment | None = None) -> bool:
        return game.food[seat] == 0


class CandlesLeft(Count, frozen=True, kw_only=True):
    def number(self, game: "Cellar", seat: int) -> int:
        return ROUNDS - game.round


class RatsBit(Moment, frozen=True, kw_only=True):
    """The rats woke near somebody."""


class Kept(Moment, frozen=True, kw_only=True):
    """Somebody kept a jar."""

    card: int


class Provision(LastingCard, frozen=True, kw_only=True):
    """A jar; what it says besides is in force for whoever holds it."""

    food: int
    effects: tuple[Effect, ...] = ()


class Book:
    def __init__(self, packs: Sequence[Pack]) -> None:
        shelves: dict[str, tuple[Any, ...]] = merge(packs)
        self.cards: tuple[Provision, ...] = shelves["provisions"]
        self.standings = [Standing(card) for card in self.cards]
        self.heard = heard(self.standings)


class Deed(Struct):
    seat: int
    rule: str = "TOY-CARD-1"

    def by(self, seat: int) -> "Deed":
        return Deed(seat)


class Cellar(State[Book]):
    watchful: bool = False
    hands: list[list[int]] = field(default_factory=list)
    food: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    buried: list[int] = field(default_factory=list)
    warned: list[int] = field(default_factory=list)
    crumbs: int = 0

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def people(self, who: str, seat: int) -> list[int]:
        return [other for other in self.seats if who == "everyone" or other != seat]

    def in_force(self, seat: int) -> list[Standing]:
        """What somebody holds."""
        return [self.book.standings[card] for card in self.hands[seat]]

    def heard(self) -> frozenset[str]:
        return self.book.heard

    def listeners(self, moment: Moment) -> list[tuple[int, Standing]]:
        return [(seat, standing) for seat in self.clockwise(moment.who) for standing in self.in_force(seat)]

    def reacting(self, holder: int, standing: Standing, moment: Moment) -> Deed:
        return Deed(holder)

    def show_roll(self, seat: int, shown: int, rule: str, *, least: int, most: int) -> None:
        self.tell(Rolled(who=seat, shown=shown, rule=rule))


class CellarSetup(Setup, frozen=True, kw_only=True):
    sleepy: bool = False
    watchful: bool = False
    """Whoever holds honey may lure the rats away when they wake."""


# --- rules ---

step = Script()


@step.silent
def night(cellar: Cellar) -> None:
    """A new night begins; after the last the fullest win. [TOY-NIGHT-1]"""
    if cellar.round == ROUNDS:
        most = max(cellar.food)
        cellar.end([seat for seat in cellar.seats if cellar.food[seat] == most], "dawn")
    cellar.round += 1
    cellar.turn += 1
    cellar.tell(NightFell(number=cellar.round, rule="TOY-NIGHT-1"))
    cellar.crumbs = 3
    cellar.then(bids)
    for seat in cellar.seats:
        cellar.then(turn_comes, seat)
        cellar.then(turn, seat)
    cellar.then(scramble)
    cellar.then(night)


@step
def bids(cellar: Cellar) -> Steps[None]:
    """Whoever alone bids most gains a crumb for every candle. [TOY-BID-1]"""
    answers = yield ChooseTogether(
        cellar.seats, lambda seat: [Bid(2), Bid(1), Bid(0)], rule="TOY-BID-1", default=Bid(0)
    )
    offered = [bid.candles for bid in answers.values()]
    for seat, bid in answers.items():
        if bid.candles == max(offered) and offered.count(bid.candles) == 1:
            cellar.food[seat] += bid.candles


@step.silent
def turn_comes(cellar: Cellar, seat: int) -> None:
    cellar.turn += 1
    cellar.warned.clear()
    cellar.tell(TurnCame(who=seat, rule="TOY-TURN-1"))


@step
def turn(cellar: Cellar, seat: int) -> Steps[None]:
    """Draw as often as you dare; others may warn you, once each. [TOY-TURN-1, TOY-TURN-2]"""
    who, pick = yield Window(
        seat,
        lambda _: [Draw(), Stop()] if may_draw(cellar, seat) else [Stop()],
        offers=lambda other: [] if other in cellar.warned else [Warn()],
        open_to=cellar.seats,
        rule="TOY-TURN-1",
        default=Stop(),
    )
    if isinstance(pick, Stop):
        return
    cellar.then(turn, seat)
    if isinstance(pick, Warn):
        cellar.warned.append(who)
    else:
        yield from draw(cellar, seat)


def may_draw(cellar: Cellar, seat: int) -> bool:
    return bool(cellar.deck) and forbidden(cellar, seat, "draw", cellar.in_force(seat)) is None


def draw(cellar: Cellar, seat: int) -> Steps[None]:
    """On a 1 the rats wake and eat; otherwise keep the card, for its food, or bury it. [TOY-DRAW-1, TOY-DRAW-2]"""
    if cellar.roll(6) == 1:
        cellar.tell(RatsWoke(who=seat, rule="TOY-DRAW-2"))
        if cellar.watchful and (yield from lured(cellar, seat)):
            return
        bite = reckon(cellar, seat, "bite", 1, cellar.in_force(seat))
        cellar.food[seat] = max(0, cellar.food[seat] - bite)
        yield from announce(cellar, RatsBit, seat)
        return
    card = cellar.deck.pop()
    cellar.hands[seat].append(card)
    cellar.unveil()
    cellar.tell(Drew(who=seat, card=card, rule="TOY-DRAW-1", to=only(seat)))
    pick = yield Choose(seat, lambda: [Keep(cellar.hands[seat][-1]), Bury(cellar.hands[seat][-1])], rule="TOY-DRAW-1")
    if isinstance(pick, Bury):
        cellar.buried.append(cellar.hands[seat].pop())
        return
    cellar.food[seat] += cellar.book.cards[pick.card].food
    yield from use(cellar, pick.card, seat)
    yield from announce(cellar, Kept, seat, card=pick.card)


def lured(cellar: Cellar, seat: int) -> Steps[bool]:
    """All are called who hold anything: one with honey may spend it on the rats. [TOY-DRAW-3]"""
    honey = len(cellar.book.cards) - 1
    order = [*range(seat, len(cellar.hands)), *range(seat)]
    called = yield Call(
        [other for other in order if cellar.hands[other]],
        lambda other: [Lure(honey)] if honey in cellar.hands[other] else [],
        rule="TOY-DRAW-3",
        default=Stop(),
    )
    if called is None:
        return False
    cellar.hands[called[0]].remove(honey)
    cellar.buried.append(honey)
    cellar.unveil()
    cellar.tell(Lured(who=called[0], rule="TOY-DRAW-3"))
    return True


@step
def use(cellar: Cellar, card: int, seat: int) -> Steps[None]:
    """Cards do what they say. [TOY-CARD-1]"""
    for effect in cellar.book.cards[card].effects:
        yield from effect.resolve(cellar, Deed(seat))


@step
def scramble(cellar: Cellar) -> Steps[None]:
    """Everybody grabs at once until nothing is left or the clock has run out. [TOY-CRUMB-1]"""
    if not cellar.crumbs:
        return
    who, pick = yield Window(
        tuple(cellar.seats),
        lambda seat: [Grab(count) for count in range(1, cellar.crumbs + 1)],
        rule="TOY-CRUMB-1",
        is_race=True,
    )
    if who == CLOCK:
        return
    cellar.crumbs -= pick.crumbs
    cellar.food[who] += pick.crumbs
    cellar.tell(Grabbed(who=who, crumbs=pick.crumbs, rule="TOY-CRUMB-1"))
    cellar.then(scramble)


@step.silent
def forever(cellar: Cellar) -> None:
    """A fault: a step that only puts itself on the agenda."""
    cellar.then(forever)


@step
def foregone(cellar: Cellar) -> Steps[None]:
    """A fault: questions without end that have one answer each."""
    while True:
        yield Choose(0, [Stop()], rule="TOY-TURN-1")


@step
def listen(cellar: Cellar) -> Steps[None]:
    """Seat 0 counts food until it stops; the others may get ready to be quiet, and nobody hears of it."""
    who, pick = yield Window(
        0,
        lambda _: [Bid(1), Stop()],
        offers=lambda other: [Hush()],
        open_to=cellar.seats,
        unseen=(Hush,),
        rule="TOY-TURN-1",
    )
    if isinstance(pick, Stop):
        return
    cellar.then(listen)
    if isinstance(pick, Hush):
        cellar.warned.append(who)
    else:
        cellar.food[0] += 1


# --- the rooms ---

VOCABULARY = Vocabulary(
    Eat,
    conditions=(Hungry, CandlesLeft),
    moments=(RatsBit, Kept),
    figures={"bite": ("by", "to", "times", "at-most", "at-least")},
    deeds=("draw",),
)


def deal(setup: CellarSetup, book: Book, seed: int) -> Cellar:
    if not 1 <= setup.seats <= 4:
        raise SetupError("setup-seats", scenario="The cellar", least=1, most=4, exact=False, seats=setup.seats)
    cellar = Cellar(
        watchful=setup.watchful,
        hands=[[] for _ in range(setup.seats)],
        food=[0] * setup.seats,
        deck=list(range(len(book.cards))),
    )
    cellar.attach(book, None)
    cellar.seed(seed)
    cellar.shuffle(cellar.deck)
    cellar.then(night)
    return cellar


def redeal(cellar: Cellar, seat: int | None) -> None:
    """Nobody sees the deck, the other hands, or what was buried."""
    zones = [cellar.deck, cellar.buried, *(hand for other, hand in enumerate(cellar.hands) if other != seat)]
    pool = sorted(card for zone in zones for card in zone)
    cellar.shuffle(pool)
    for zone in zones:
        zone[:] = [pool.pop() for _ in zone]


def hands(held: list[list[int]], gaze: Gaze) -> list[list[int]]:
    return [hand if seat == gaze.seat else [BACK] * len(hand) for seat, hand in enumerate(held)]


SECRETS = Secrets(
    Cellar,
    {
        Cellar: {
            **ENGINE,
            **opened("watchful", "food", "warned", "crumbs"),
            "hands": Hidden("each its owner", hands, "the cards nobody sees"),
            "deck": Hidden("nobody", backs, "the cards nobody sees"),
            "buried": Hidden("nobody", backs, "the cards nobody sees"),
        }
    },
)


def audit(cellar: Cellar) -> list[str]:
    cards = sorted([*cellar.deck, *cellar.buried, *(card for hand in cellar.hands for card in hand)])
    return [] if cards == list(range(len(cellar.book.cards))) else [f"cards: {cards}"]


class CellarNaming(Naming[Cellar]):
    """What things are called in the cellar."""

    def card(self, card: int) -> str:
        return self.state.book.cards[card].id


class Topics(TypedDict, total=False):
    """What questions may be about."""

    card: CardId
    of: Effect


def make_game(folder: Path, provisions: str = PROVISIONS, **rooms: Any) -> Game:
    """The game, its files written to a folder; rooms may be furnished differently."""
    (folder / "content").mkdir(parents=True, exist_ok=True)
    (folder / "content" / "pack.yaml").write_text(PACK, encoding="utf-8")
    (folder / "content" / "provisions.yaml").write_text(provisions, encoding="utf-8")
    plain: dict[str, Any] = {
        "id": "the-cellar",
        "prefix": "TOY",
        "folder": folder,
        "script": step,
        "state": Cellar,
        "setup": CellarSetup,
        "picks": (Bid, Draw, Stop, Keep, Bury, Warn, Hush, Lure, Grab, This),
        "events": (NightFell, TurnCame, Drew, RatsWoke, Rolled, Lured, Grabbed),
        "cards": Cards({"provisions": Provision}, VOCABULARY, Book),
        "deal": deal,
        "secrets": SECRETS,
        "worlds": {},
        "redeal": redeal,
        "scene": lambda *_: Scene(title="Five nights"),
        "naming": CellarNaming,
        "topics": Topics,
        "why_not": lambda *_: [],
        "audit": audit,
        "setups": lambda: [CellarSetup(scenario="plain", seats=seats) for seats in range(1, 5)],
        "observe": lambda cellar, seat: None,
        "sensible": lambda *_: None,
        "components": lambda book: [],
    }
    return Game(**{**plain, **rooms})


def open_table(game: Game, seats: int = 2, seed: int = SEED, *, shared: bool = False, keep: bool = True) -> Table:
    return new_table(game, CellarSetup(scenario="plain", seats=seats), seed, shared=shared, keep=keep)


def about_table(game: Game, seats: int = 2, seed: int = SEED) -> About:
    setup = CellarSetup(scenario="plain", seats=seats)
    return settle(game, setup, seed, names=NAMES[:seats], kinds=KINDS[:seats])


def find(game: Game) -> Any:
    """What finds games by their ids, when there is only one."""
    return {game.id: game}.__getitem__
