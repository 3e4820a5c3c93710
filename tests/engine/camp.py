"""The Camp: a game of a page for questions that all read and picks that make up one thing.

Each night the leader says openly who serves; whoever serves shares out three loaves, one after the other. Bread for
oneself is tasted: a die says whether it is mouldy. Everybody holds a card that nobody else sees.
"""

from pathlib import Path
from random import Random
from typing import Any, TypedDict

from msgspec import field

from holdouts.engine.decision import Choose, ChooseOpenly, Option
from holdouts.engine.events import Event
from holdouts.engine.fields import Seat
from holdouts.engine.game import Game, OtherWorld, Setup
from holdouts.engine.library import LANGUAGES, new_table
from holdouts.engine.naming import Naming
from holdouts.engine.secrets import ENGINE, Hidden, Secrets, opened
from holdouts.engine.state import Script, State, Steps
from holdouts.engine.table import Table
from holdouts.engine.view import Scene
from tests.engine import toy

NIGHTS = 4
LOAVES = 3


class Name(Option, frozen=True):
    """Who serves."""

    seat: Seat


class Tell(Option, frozen=True):
    """A card by its name: only a careless rule would offer it."""

    card: int


class Serve(Option, frozen=True):
    seat: Seat


class Taste(Option, frozen=True):
    pass


class Enough(Option, frozen=True):
    pass


class Served(Event, frozen=True, kw_only=True):
    who: Seat
    seat: Seat


class Mouldy(Event, frozen=True, kw_only=True):
    who: Seat


class Camp(State[toy.Book]):
    food: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)

    @property
    def seats(self) -> range:
        return range(len(self.food))


step = Script()


@step.silent
def night(camp: Camp) -> None:
    """After the last night all who ate have won. [TOY-NIGHT-1]"""
    if camp.round == NIGHTS:
        camp.end([seat for seat in camp.seats if camp.food[seat]], "dawn")
    camp.round += 1
    camp.turn += 1
    camp.then(lead)


@step
def lead(camp: Camp) -> Steps[None]:
    """The leader says who serves, after everybody could say what they think. [TOY-LEAD-1]"""
    leader = camp.round % len(camp.food)
    options = [Name(seat) for seat in camp.seats]
    pick = yield ChooseOpenly(leader, options, rule="TOY-LEAD-1", ask="who-serves", about={"number": camp.round})
    camp.then(serve, pick.seat, LOAVES)


@step
def serve(camp: Camp, seat: int, left: int) -> Steps[None]:
    """Loaf by loaf; what is left over is for the next night. [TOY-LEAD-2]"""
    options: list[Any] = [Serve(other) for other in camp.seats if other != seat]
    options += [Taste(), Enough()]
    about = {"number": left}
    pick = yield Choose(seat, options, rule="TOY-LEAD-2", ask="who-eats", about=about, parts=(Serve, Taste))
    if isinstance(pick, Serve):
        camp.food[pick.seat] += 1
        camp.tell(Served(who=seat, seat=pick.seat, rule="TOY-LEAD-2"))
    elif isinstance(pick, Taste):
        taste(camp, seat)
    if left == 1 or isinstance(pick, Enough):
        camp.then(night)
    else:
        camp.then(serve, seat, left - 1)


def taste(camp: Camp, seat: int) -> None:
    """On a 1 it is mouldy. [TOY-LEAD-3]"""
    if camp.roll(6) > 1:
        camp.food[seat] += 1
    else:
        camp.tell(Mouldy(who=seat, rule="TOY-LEAD-3"))


def deal(setup: Setup, book: toy.Book, seed: int) -> Camp:
    camp = Camp(food=[0] * setup.seats, cards=list(range(len(book.cards))))
    camp.attach(book, None)
    camp.seed(seed)
    camp.shuffle(camp.cards)
    camp.then(night)
    return camp


def redeal(camp: Camp, seat: int | None) -> None:
    """Nobody sees the cards of others."""
    hidden = [place for place in range(len(camp.cards)) if place != seat]
    cards = sorted(camp.cards[place] for place in hidden)
    camp.shuffle(cards)
    for place, card in zip(hidden, cards, strict=True):
        camp.cards[place] = card


def cards_otherwise(camp: Camp, random: Random) -> OtherWorld:
    """The cards of the leader and of nobody change places."""
    leader, spare = camp.round % len(camp.food), len(camp.food)
    one, other = camp.cards[leader], camp.cards[spare]
    camp.cards[leader], camp.cards[spare] = other, one

    def same(option: Option) -> Option:
        return Tell(one + other - option.card) if isinstance(option, Tell) and option.card in (one, other) else option

    return OtherWorld(frozenset({leader}), lambda camp, seat: False, same)


SECRETS = Secrets(
    Camp,
    {
        Camp: {
            **ENGINE,
            **opened("food"),
            "cards": Hidden(
                "each its owner",
                lambda cards, gaze: [card if place == gaze.seat else -1 for place, card in enumerate(cards)],
                "the cards nobody sees",
            ),
        }
    },
)


class Topics(TypedDict, total=False):
    """What questions may be about."""

    number: int


WORDS = """
ask-who-serves = Who serves in night { $number }?
ask-who-eats = Who gets a loaf? { $number } left.
pick-name = { $seat }
pick-tell = Tell { $card }
pick-serve = Bread for { $seat }
pick-taste = Taste it
pick-enough = Enough
event-served = { $who } gave bread to { $seat }.
event-mouldy = The bread of { $who } was mouldy.
ending-dawn = Dawn came.
"""


def make_camp(folder: Path, **rooms: Any) -> Game:
    """The game, its files written to a folder."""
    for lang in LANGUAGES:
        (folder / "words" / lang).mkdir(parents=True, exist_ok=True)
        (folder / "words" / lang / "table.ftl").write_text(WORDS, encoding="utf-8")
    plain = {
        "script": step,
        "state": Camp,
        "setup": Setup,
        "picks": (Name, Tell, Serve, Taste, Enough),
        "events": (Served, Mouldy),
        "deal": deal,
        "secrets": SECRETS,
        "worlds": {"cards": cards_otherwise},
        "redeal": redeal,
        "scene": lambda camp, *_: Scene(title="The camp", notes=(str(camp.food), str(camp.cards))),
        "naming": Naming,
        "topics": Topics,
        "audit": lambda camp: [],
        "setups": lambda: [Setup(scenario="plain", seats=3)],
    }
    return toy.make_game(folder, **{**plain, **rooms})


def open_camp(game: Game, seats: int = 3, seed: int = 7, *, shared: bool = True) -> Table:
    return new_table(game, Setup(scenario="plain", seats=seats), seed, shared=shared)
