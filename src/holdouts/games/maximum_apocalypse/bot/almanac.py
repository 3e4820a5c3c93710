"""What cards are good for whatever the moment: reckoned once for each book."""

from collections.abc import Iterable
from functools import lru_cache

from holdouts.engine.effects import Effect
from holdouts.games.maximum_apocalypse import effects as do
from holdouts.games.maximum_apocalypse.cards import Book, PlayCard

WORTH = {"ambush": -2.5, "empty-handed": 0.0, "blanket": 0.0, "newspaper": 0.0, "fuel": 0.4}
"""What cards are worth that are hardly any good, or worse."""

COMFORTS = {"armor": 6.5, "power": 4.0, "healing": 1.0, "stealth": 0.6, "storage": 2.0, "searched": 2.0}
"""What it is worth in play that a figure is one higher."""


class Almanac:
    """For each card of a book, by its number, what it is good for."""

    def __init__(self, book: Book) -> None:
        self.hits_near = [card.weapon and not shoots_far(card) for card in book.cards]
        blows = [blow((*card.action, *card.discard)) * card.weapon for card in book.cards]
        self.strength = [hit * (1.0 if near else 0.4) for hit, near in zip(blows, self.hits_near, strict=True)]
        """How hard a weapon hits."""
        self.comfort = [comfort(card) for card in book.cards]
        """What Equipment is worth in play beside its blows."""
        self.worth = {family: WORTH.get(family, 1.2) for family in book.families}
        """What a card of each family is worth, whoever finds it."""
        self.ends = [tile.end for tile in book.tiles]
        """For each tile, what it does to who ends the turn there."""
        self.idle = [not (tile.enter or tile.sends_back) for tile in book.tiles]
        """For each tile, whether it does nothing to who enters it."""
        self.hit_points = [character.hp for character in book.characters]
        self.fists = [bool(blow(character.innate.action)) for character in book.characters]
        """For each Character, whether they fight without a weapon."""


almanac = lru_cache(maxsize=16)(Almanac)


def blow(effects: Iterable[Effect]) -> int:
    """The hardest hit on a monster among these."""
    return max([effect.amount for effect in effects if isinstance(effect, do.Wound | do.Barrage)], default=0)


def shoots_far(card: PlayCard) -> bool:
    """A weapon that only reaches other tiles. [MAX-RANGE-4]"""
    return any(getattr(effect, "reach", "none") == "long" for effect in card.action)


def comfort(card: PlayCard) -> float:
    """What Equipment is worth in play beside its blows: by what it changes, and by what it can do."""
    deeds = not card.weapon and (card.action or card.free or card.discard)
    return sum(by * card.adds(figure) for figure, by in COMFORTS.items()) + 2.0 * bool(card.answer) + 2.0 * bool(deeds)
