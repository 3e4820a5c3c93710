"""The cards of Godforsaken Scavengers: what stands on them, and the book that holds them all."""

from collections.abc import Sequence
from itertools import chain
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from holdouts.engine.content import Pack, merge
from holdouts.engine.effects import Effect
from holdouts.engine.modifiers import LastingCard, Standing, heard, speakers
from holdouts.engine.redealing import stacked
from holdouts.engine.shelves import Card, Shelves, copied

Level = Annotated[int, Meta(ge=1, le=3)]
Copies = Annotated[int, Meta(ge=1, le=20)]
Small = Annotated[int, Meta(ge=0, le=20)]
Effects = tuple[Effect, ...]


class Price(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """A part of a cost: a number of hand cards (of some kind), or hand cards worth an amount of food."""

    cards: Small = 0
    food: Small = 0
    level_from: Small = 0
    food_from: Small = 0
    reaction: bool = False

    @property
    def plain(self) -> bool:
        """Whether any card will do."""
        return not (self.level_from or self.food_from or self.reaction)


class DrawCard(Card, frozen=True, kw_only=True):
    """A card of the draw deck: its back shows its level."""

    level: Level
    copies: Copies = 1

    @property
    def kind(self) -> str:
        return type(self).__name__.lower()


class Action(DrawCard, frozen=True, kw_only=True):
    """Played for its text or consumed for its food number."""

    food: Annotated[int, Meta(ge=0, le=9)]
    reaction: bool = False
    effects: Effects = ()


class InHand(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """What a card that is no Action does once it has got into a hand."""

    reaction: bool = False
    effects: Effects = ()


class Peril(DrawCard, frozen=True, kw_only=True):
    """Discards the searched cards, then punishes the searcher unless it is neutralised."""

    afflictions: Annotated[int, Meta(ge=0, le=3)] = 1
    neutralise: tuple[tuple[Price, ...], ...] = ()
    reward: Effects = ()
    extra: Effects = ()
    in_hand: InHand | None = None


class Quest(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """What the active player must do or show to complete an Opportunity."""

    price: tuple[Price, ...] = ()
    searched: Small = 0
    clean_search: Small = 0
    give: Small = 0
    do: Effects = ()


class Opportunity(DrawCard, frozen=True, kw_only=True):
    """Lies among the searched cards as an offer to the active player."""

    quest: Quest
    effects: Effects
    in_hand: InHand | None = None


class Anomaly(DrawCard, frozen=True, kw_only=True):
    """Brings the discard pile back into a search pile."""


class Power(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """A Character's own action, once a round; a strong one costs turning the Character face down."""

    effects: Effects
    flip: bool = False
    reaction: bool = False
    own_turn: bool = False


class Location(LastingCard, frozen=True, kw_only=True):
    """One round is spent here."""

    cost: Small
    effects: Effects = ()
    """What may be done here, once on one's own turn."""


class Affliction(LastingCard, frozen=True, kw_only=True):
    """A wound or a madness; its text holds while it lies face up."""

    together_only: bool = False


class Character(LastingCard, frozen=True, kw_only=True):
    """The named side of a Character card; the other side is the Survivor."""

    power: Power | None = None


class Victory(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """What must be true at the end, beside being alive."""

    half_alive: bool = False
    message: bool = False
    trophies: bool = False
    most_afflictions: int | None = None
    fewest_afflictions: Small = 0
    fed: bool = False
    fed_caravan: bool = False
    oaths: bool = False


class Scenario(Card, frozen=True, kw_only=True):
    """Both faces of a scenario card: its figures and rules, and the Final Location on the back."""

    players: tuple[int, int]
    cooperation: Literal["personal", "full", "semi", "solo", "competitive"]
    locations: Small
    mixed_with_final: Small = 0
    hands: tuple[Small, Small, Small]
    affliction_limit: Annotated[int, Meta(ge=1, le=9)] = 3
    final: Location
    victory: Victory = Victory()
    loot: bool = False
    visions: bool = False
    journeys: Annotated[int, Meta(ge=1, le=2)] = 1
    real_time: bool = False
    caravan: bool = False
    newcomers: bool = False

    @property
    def table_result(self) -> bool:
        """Whether all win or lose together."""
        return self.cooperation == "full"

    @property
    def plans_are_open(self) -> bool:
        """Whether Feeding plans are seen before they are locked. (Q-11)"""
        return self.cooperation in ("personal", "full", "solo")


AnyCard = Card | LastingCard
"""Whatever stands on a shelf: all of it has an id."""

SHELVES: dict[str, type[AnyCard]] = {
    "actions": Action,
    "perils": Peril,
    "opportunities": Opportunity,
    "anomalies": Anomaly,
    "locations": Location,
    "afflictions": Affliction,
    "characters": Character,
    "scenarios": Scenario,
}
DRAW_SHELVES = ("actions", "perils", "opportunities", "anomalies")


class Book(Shelves):
    """All cards of a table's packs. A card in play is a number that points in here; the book never changes."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        shelves: dict[str, tuple[Any, ...]] = merge(packs)
        self.cards: list[DrawCard] = copied(card for shelf in DRAW_SHELVES for card in shelves.get(shelf, ()))
        self.levels = [card.level for card in self.cards]
        self.actions = [isinstance(card, Action) for card in self.cards]
        self.by_level = stacked(range(len(self.cards)), self.levels)
        """The cards that have the same back."""
        self.actions_by_level = [[card for card in cards if self.actions[card]] for cards in self.by_level]
        self.food = [card.food if isinstance(card, Action) else 0 for card in self.cards]
        self.reactions = [is_reaction(card) for card in self.cards]
        self.texts: list[Effects] = [hand_effects(card) for card in self.cards]
        self.texts_by_level = [[card for card in cards if self.texts[card]] for cards in self.by_level]
        self.decisive: list[Effects] = [
            decisive_effects(card, text) for card, text in zip(self.cards, self.texts, strict=True)
        ]
        self.early = [any(getattr(effect, "early", False) for effect in text) for text in self.texts]
        self.locations: list[Location] = list(shelves["locations"])
        self.afflictions: list[Affliction] = list(shelves["afflictions"])
        self.characters: list[Character] = list(shelves["characters"])
        self.scenarios: list[Scenario] = list(shelves["scenarios"])
        places = [Standing(location) for location in self.locations]
        self.of_places = [[*places, Standing(scenario.final)] for scenario in self.scenarios]
        """What each Location says in each scenario; the Final Location comes last."""
        self.of_burdens = [Standing(affliction) for affliction in self.afflictions]
        self.of_gifts = [Standing(character) for character in self.characters]
        self.burdens_on = speakers(self.of_burdens)
        self.gifts_on = speakers(self.of_gifts)
        self.in_perils = [bool(text) and reacts for text, reacts in zip(self.texts, self.reactions, strict=True)]
        """Of which cards it need be asked at all whether they can be played while a Peril is open."""
        self.in_peace = [not waits_for_peril(effects) for effects in self.decisive]
        """The same while none is. Hands are polled at every moment, and some cards wait for a Peril."""
        self.bans = [ban_on(card) for card in self.cards]
        """By which ban each card may be kept from being played."""
        lasting = [*self.of_burdens, *self.of_gifts]
        self.banned = [
            frozenset(deed for standing in [*here, *lasting] for deed in standing.bans) for here in self.of_places
        ]
        """By scenario, the deeds that anything at all forbids there: nothing need be asked about the others."""
        self.heard = heard([*chain(*self.of_places), *self.of_burdens, *self.of_gifts])


NOWHERE = Standing(Location(id="nowhere", cost=0))
"""What is in force between two Locations: nothing."""


def ban_on(card: DrawCard) -> str:
    """The ban that concerns a card: none speaks of one that searches or takes. [GOD-TURN-7, GOD-AFFLICTION-11]"""
    if is_reaction(card):
        return "react"
    return "" if any(getattr(effect, "keyword", False) for effect in hand_effects(card)) else "play"


def is_reaction(card: DrawCard) -> bool:
    if isinstance(card, Action):
        return card.reaction
    return isinstance(card, (Peril, Opportunity)) and card.in_hand is not None and card.in_hand.reaction


def hand_effects(card: DrawCard) -> Effects:
    """What the card does when it is played from a hand."""
    if isinstance(card, Action):
        return card.effects
    if isinstance(card, (Peril, Opportunity)) and card.in_hand is not None:
        return card.in_hand.effects
    return ()


def waits_for_peril(effects: Effects) -> bool:
    """Whether nothing of this could be done without an open Peril."""
    return all(getattr(effect, "needs_peril", False) for effect in effects)


def decisive_effects(card: DrawCard, text: Effects) -> Effects:
    """The effects that decide whether the card can be played: a Reaction only for what reacts. [GOD-CARD-9]"""
    return tuple(effect for effect in text if getattr(effect, "reacts", False)) if is_reaction(card) else text
