"""The cards of Dead of Winter: what stands on them, and the book that holds them all."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from holdouts.engine.conditions import All, Condition, Test
from holdouts.engine.content import Pack, merge
from holdouts.engine.effects import Effect
from holdouts.engine.modifiers import Ban, Change, LastingCard, Standing, speakers
from holdouts.engine.names import kebab
from holdouts.engine.reactions import MomentName
from holdouts.engine.shelves import BadBook, Card, Part, Shelves, grouped
from holdouts.games.dead_of_winter import moments

Symbol = Literal["food", "med", "fuel", "tool", "weapon", "book", "person"]
SYMBOLS: tuple[Symbol, ...] = ("food", "med", "fuel", "tool", "weapon", "book", "person")

Home = Literal["start", "police", "grocery", "school", "library", "hospital", "gas"]
PLACES = ("colony", "police", "grocery", "school", "library", "hospital", "gas")
HOMES: tuple[Home, ...] = ("start", "police", "grocery", "school", "library", "hospital", "gas")
"""Where item cards come from: in the place of the colony, which has no deck, stand the starting items."""

PlaceName = Literal["colony", "police", "grocery", "school", "library", "hospital", "gas"]
Region = Literal["", "colony", "police", "grocery", "school", "library", "hospital", "gas", "outside"]
"""Where something holds: anywhere, at one place, or anywhere but in the colony."""

Action = Literal["", "attack", "search", "noise", "move", "clean", "barricade", "hand-off", "exposure"]
Need = Literal["", "carrier", "mover", "room"]
"""What a card may need to be played: somebody who bears it, somebody who moves with it, a space for somebody new."""
Die = Annotated[int, Meta(ge=0, le=6)]
Effects = tuple[Effect, ...]


class InSomeGroup(Test, frozen=True, kw_only=True):
    """Base of what can only be so while a certain survivor is in somebody's group."""

    survivor: str


class Ability(Part, frozen=True, kw_only=True):
    """What a survivor or equipment can do. [DOW-ABILITY-1..5]"""

    use: Literal["always", "freely", "round", "game"]
    """Always there, as often as one likes, once a round, or once a game."""
    at: Region = ""
    given: Condition | None = field(default=None, name="if")
    die: Die = 0
    """It takes an unused die of that value; 0: none."""
    to: Action = ""
    """The action it goes with, and is named with."""
    price: Literal["", "food", "med", "fuel", "tool", "weapon", "book", "person"] = ""
    """A hand card of that symbol leaves the game when it is named."""
    changes: tuple[Change, ...] = ()
    forbids: tuple[Ban, ...] = ()
    effects: Effects = ()
    """What it does; with an action, what follows it."""
    mimics: bool = False
    """It is the ability of somebody else here, as if it were one's own. [DOW-ABILITY-7]"""

    @property
    def lasting(self) -> bool:
        """Always there, and never used."""
        return self.use == "always"


NO_ABILITY = Ability(use="always")


class SurvivorCard(Card, frozen=True, kw_only=True):
    """Somebody with a name."""

    influence: Annotated[int, Meta(ge=1, le=99)]
    attack: Annotated[int, Meta(ge=1, le=6)]
    search: Annotated[int, Meta(ge=1, le=6)]
    ability: Ability = NO_ABILITY


class Item(Card, frozen=True, kw_only=True):
    """An item card: played and wasted, or equipment that stays with a survivor."""

    symbol: Symbol
    copies: dict[Home, Annotated[int, Meta(ge=1, le=20)]]
    """How many lie in each deck."""
    effects: Effects = ()
    ability: Ability | None = None
    """What equipment does for its bearer."""
    with_move: bool = False
    """It is played with a move, which needs no roll then."""

    @property
    def equipment(self) -> bool:
        return self.ability is not None

    @property
    def needs(self) -> Need:
        """What must be there for it to be played. [DOW-PLAY-7, DOW-PLAY-10]"""
        if self.equipment:
            return "carrier"
        if self.with_move:
            return "mover"
        return "room" if any(getattr(effect, "adds_survivor", False) for effect in self.effects) else ""


class Crisis(Card, frozen=True, kw_only=True):
    """What threatens the colony in a round."""

    symbols: tuple[Symbol, ...]
    fail: Effects


class Side(Part, frozen=True, kw_only=True):
    """One side of a main objective. [DOW-SETUP-2]"""

    morale: Annotated[int, Meta(ge=1, le=10)]
    rounds: Annotated[int, Meta(ge=1, le=10)]
    setup: Effects = ()
    goal: Condition
    each_phase: Effects = ()
    """What the colony phase begins with. [DOW-COLONY-15]"""
    each_kill: Effects = ()
    """What follows the death of a zombie."""


def symbols_in(condition: Condition) -> Iterator[str]:
    """The symbols of the stored cards that a condition counts."""
    if getattr(type(condition), "counts_stored", False):
        yield condition.symbol  # type: ignore[attr-defined]
    for part in condition.parts():
        yield from symbols_in(part)


class MainObjective(Card, frozen=True, kw_only=True):
    """What the colony wants to reach together."""

    normal: Side
    difficult: Side

    def side(self, hard: bool) -> Side:
        return self.difficult if hard else self.normal


class Secret(Card, frozen=True, kw_only=True):
    """A secret objective: besides the main objective, or besides the end of all morale. [DOW-SETUP-3]"""

    betrayal: bool = False
    needs: Condition


class Exile(Card, frozen=True, kw_only=True):
    """What an exile wants: all of it for the innocent, the first condition for a betrayer. [DOW-EXILE-3]"""

    innocent: Condition
    betrayer: Condition


class Crossroads(Card, frozen=True, kw_only=True):
    """A card that waits for something in somebody else's turn. [DOW-CROSS]"""

    when: MomentName
    at: Region = ""
    """Where it must happen."""
    what: str = ""
    """The symbol played or equipped, the result rolled, or `fuel` and `no-fuel` of a move."""
    least: int = 0
    """How many noise tokens at least."""
    given: Condition | None = field(default=None, name="if")
    kind: Literal["choice", "vote", "forced"]
    first: Effects = ()
    second: Effects = ()
    competitive: bool = False
    """It is left out where everybody plays together. [DOW-VARIANT-4]"""

    @property
    def options(self) -> tuple[Effects, ...]:
        return (self.first,) if self.kind == "forced" else (self.first, self.second)

    @property
    def crowding(self) -> bool:
        """Whether every way brings somebody, who may find no space. [DOW-CROSS-12]"""
        return all(any(getattr(effect, "adds_survivor", False) for effect in option) for option in self.options)

    def awaits(self, moment: str, place: int, what: str, count: int) -> bool:
        """Whether it waits for something like this."""
        if self.when != moment or count < self.least or not fits(self.at, place):
            return False
        return not self.what or self.what == what


SHELVES: dict[str, type[Card]] = {
    "survivors": SurvivorCard,
    "items": Item,
    "crises": Crisis,
    "objectives": MainObjective,
    "secrets": Secret,
    "exiles": Exile,
    "crossroads": Crossroads,
}

NOW = kebab(moments.Standing.__name__)
"""What a crossroads card waits for that looks only at how things stand. [DOW-CROSS-8]"""
ITEM_DECKS = HOMES[1:]
DECK_SIZE = 20
LEAST_STARTING = 25
"""Five for each of five players. [DOW-SETUP-7]"""


class Book(Shelves):
    """All cards of a table's packs. A card in play is a number that points in here; the book never changes."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        shelves: dict[str, tuple[Any, ...]] = merge(packs)
        self.survivors: list[SurvivorCard] = list(shelves["survivors"])
        self.items: list[Item] = list(shelves["items"])
        self.crises: list[Crisis] = list(shelves["crises"])
        self.objectives: list[MainObjective] = list(shelves["objectives"])
        self.secrets: list[Secret] = list(shelves["secrets"])
        self.exiles: list[Exile] = list(shelves["exiles"])
        self.crossroads: list[Crossroads] = list(shelves["crossroads"])
        self._check()
        stock = [(item, HOMES.index(home)) for item in self.items for home, n in item.copies.items() for _ in range(n)]
        self.cards: list[Item] = [item for item, _ in stock]
        self.homes: list[int] = [home for _, home in stock]
        """The deck each item card belongs to; 0: the starting items."""
        self.stocks: list[list[int]] = [
            [card for card, home in enumerate(self.homes) if home == place] for place in range(len(HOMES))
        ]
        """The item cards of each deck."""
        self.symbols: list[str] = [item.symbol for item in self.cards]
        self.needs: list[Need] = [item.needs for item in self.cards]
        symbols = sorted(set(self.symbols))
        self.finds: list[dict[str, float]] = [
            {symbol: sum(self.symbols[card] == symbol for card in cards) / max(1, len(cards)) for symbol in symbols}
            for cards in self.stocks
        ]
        """What part of each deck has which symbol, as it lies in the box."""
        self.of_symbol = grouped(self.symbols)
        self.influences = [card.influence for card in self.survivors]
        self.ordinary = [number for number, secret in enumerate(self.secrets) if not secret.betrayal]
        self.betrayals = [number for number, secret in enumerate(self.secrets) if secret.betrayal]
        self.survivor_gifts = [standing(card.id, card.ability) for card in self.survivors]
        self.item_gifts = [standing(item.id, item.ability) for item in self.cards]
        self.people_on = speakers(lasting(card.id, card.ability) for card in self.survivors)
        self.items_on = speakers(lasting(item.id, item.ability) for item in self.cards)
        """By figure and deed: the survivors, and the item cards, whose ability always holds and speaks of it."""
        self.helpers = helpers(self.survivors)
        self.crowding = frozenset(number for number, card in enumerate(self.crossroads) if card.crowding)
        """The crossroads cards that bring somebody, whichever way is taken."""
        self._waiting: dict[tuple[str, int, str, int], list[int]] = {}
        self.standing: list[tuple[Condition | None, list[tuple[int, Condition | None]]]] = []
        self.standing_on: dict[int, list[tuple[int, Condition]]] = {}
        """The crossroads cards that look only at how things stand, by what each needs first, or by whom, and what it
        needs besides: they are held against a game after every action, and mostly fail there."""
        self.wanted = [
            tuple(frozenset(symbols_in(side.goal)) for side in (card.normal, card.difficult))
            for card in self.objectives
        ]
        """The symbols that each main objective wants stored, on either side. [DOW-STORE-1]"""
        self._people = {card.id: number for number, card in enumerate(self.survivors)}
        self._sort([(number, card) for number, card in enumerate(self.crossroads) if card.when == NOW])

    def _sort(self, cards: list[tuple[int, Crossroads]]) -> None:
        """Put the crossroads cards that wait for nothing where they are found by what they need first."""
        by_need: dict[Condition | None, list[tuple[int, Condition | None]]] = {}
        for number, card in cards:
            need, rest = first_need(card.given)
            if card.given is not None and isinstance(need, InSomeGroup):
                self.standing_on.setdefault(self.person(need.survivor), []).append((number, card.given))
            else:
                by_need.setdefault(need, []).append((number, rest))
        self.standing = list(by_need.items())

    def waiting(self, moment: str, place: int, what: str, count: int) -> list[int]:
        """The crossroads cards that wait for something like this; looked for once."""
        like = (moment, place, what, count)
        found = self._waiting.get(like)
        if found is None:
            found = [number for number, card in enumerate(self.crossroads) if card.awaits(*like)]
            self._waiting[like] = found
        return found

    def person(self, id_: str) -> int:
        """A survivor by name."""
        return self._people[id_]

    def _check(self) -> None:
        """What no single card can say of itself."""
        influences = [card.influence for card in self.survivors]
        if len(set(influences)) < len(influences):
            raise BadBook("Two survivors have the same influence.")  # [DOW-SETUP-15]
        sizes = Counter[str]()
        for item in self.items:
            sizes.update({str(home): count for home, count in item.copies.items()})
        for home in ITEM_DECKS:
            if sizes[home] != DECK_SIZE:
                raise BadBook(f"The deck of '{home}' has {sizes[home]} cards instead of {DECK_SIZE}.")
        if sizes["start"] < LEAST_STARTING:
            raise BadBook(f"There are {sizes['start']} starting items, {LEAST_STARTING} are needed.")
        most = max(side.rounds for card in self.objectives for side in (card.normal, card.difficult))
        for name, least, found in (
            ("survivors", 20, len(self.survivors)),
            ("ordinary secret objectives", 10, sum(not secret.betrayal for secret in self.secrets)),
            ("betrayal objectives", 1, sum(secret.betrayal for secret in self.secrets)),
            ("crises", most, len(self.crises)),
            ("exiled objectives", 5, len(self.exiles)),
        ):
            if found < least:
                raise BadBook(f"There are {found} {name}, {least} are needed.")


def first_need(condition: Condition | None) -> tuple[Condition | None, Condition | None]:
    """What is looked at first, and what must be so besides."""
    if not isinstance(condition, All) or not condition.of:
        return condition, None
    first, *others = condition.of
    if len(others) < 2:
        return first, others[0] if others else None
    return first, All(of=tuple(others))


def helpers(survivors: Sequence[SurvivorCard]) -> dict[str, frozenset[int]]:
    """By action: the survivors whose ability may go with it; by none: those whose ability is used by itself."""
    abilities = [card.ability for card in survivors]
    return {
        action: frozenset(
            number
            for number, ability in enumerate(abilities)
            if not ability.lasting and (ability.mimics or ability.to == action)
        )
        for action in {ability.to for ability in abilities}
    }


def standing(id_: str, ability: Ability | None) -> Standing:
    """What an ability changes and forbids, sorted by what it is about."""
    gifts = ability or NO_ABILITY
    return Standing(LastingCard(id=id_, changes=gifts.changes, forbids=gifts.forbids))


def lasting(id_: str, ability: Ability | None) -> Standing:
    """The same, if it always holds; otherwise nothing."""
    return standing(id_, ability if ability is not None and ability.lasting else None)


def fits(region: Region, place: int) -> bool:
    """Whether a place lies in a region."""
    if not region:
        return True
    return place != 0 if region == "outside" else PLACES[place] == region
