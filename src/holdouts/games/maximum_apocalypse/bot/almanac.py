"""What cards are good for whatever the moment: reckoned once for each book."""

from collections.abc import Iterable
from functools import lru_cache

from holdouts.engine.effects import Effect, Either
from holdouts.games.maximum_apocalypse import effects as do
from holdouts.games.maximum_apocalypse.cards import Book, PlayCard, Scavenge

PLAIN = 1.2
"""What a card is worth that is found, if nothing else is known of it."""

WORTH = {"ambush": -2.5, "empty-handed": 0.0, "blanket": 0.0, "newspaper": 0.0, "fuel": 0.4}
"""What is worth less than that."""


class Almanac:
    """For each card of a book, by its number, what it is good for."""

    def __init__(self, book: Book) -> None:
        cards = book.cards
        self.strength = [strength(card) for card in cards]
        """How hard a weapon hits."""
        self.hits_near = [card.weapon and not shoots_far(card) for card in cards]
        self.bulk = [sum(getattr(effect, "amount", 1) for effect in card.effects) for card in cards]
        """How much an Instant does of whatever it does."""
        self.comfort = [comfort(card) for card in cards]
        """What Equipment is worth in play beside its blows."""
        self.found = [isinstance(card, Scavenge) and not card.equipment for card in cards]
        """Whether it is found by searching, and used up when it is played."""
        self.worth = {family: WORTH.get(family, PLAIN) for family in book.families}
        """What a card of each family is worth, whoever finds it."""
        self.fists = [strikes(character.innate.action) for character in book.characters]
        """For each Character, whether they fight without a weapon."""


almanac = lru_cache(maxsize=16)(Almanac)


def strikes(effects: Iterable[Effect]) -> bool:
    """Whether some of it wounds a monster."""
    return any(isinstance(effect, do.Wound | do.Barrage) for effect in effects)


def shoots_far(card: PlayCard) -> bool:
    """A weapon that only reaches other tiles. [MAX-RANGE-4]"""
    return any(getattr(effect, "reach", "none") == "long" for effect in card.action)


def strength(card: PlayCard) -> float:
    """How hard a weapon hits."""
    hits = [effect.amount for effect in (*card.action, *card.discard) if isinstance(effect, do.Wound | do.Barrage)]
    return float(max(hits, default=0)) * (0.4 if shoots_far(card) else 1.0) if card.weapon else 0.0


def comfort(card: PlayCard) -> float:
    """What Equipment is worth in play beside its blows."""
    passive = card.passive
    worth = 5.0 * passive.armor + 3.0 * passive.power + 0.8 * passive.medic + 0.5 * passive.stealth
    worth += 1.5 * passive.store
    worth += 1.5 * (passive.searches_two + (card.reaction is not None)) + 0.6 * passive.passes_rivers
    if not card.weapon and (card.action or card.free or card.discard):
        worth += 3.0 if any(isinstance(effect, do.Feed | Either) for effect in card.action) else 1.0
    return worth
