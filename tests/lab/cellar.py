"""The game of a page, furnished for the law of secrecy: its words, and how each of its secrets might be otherwise."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from holdouts.engine.decision import Option
from holdouts.engine.game import Game, OtherWorld
from holdouts.engine.library import LANGUAGES
from holdouts.engine.secrets import Hidden, Kind, Secrets
from holdouts.engine.view import Scene
from tests.engine import toy, toy_words
from tests.engine.toy import Cellar, CellarSetup

World = OtherWorld | None


def _exchanged(cellar: Cellar, one: int, other: int, knowers: frozenset[int] = frozenset()) -> OtherWorld:
    """Each of two cards lies where the other lay; honey shows what it is when somebody keeps it."""
    deck = cellar.deck
    place = max((deck.index(card) for card in (one, other) if card in deck), default=-1)
    for zone in (deck, cellar.buried, *cellar.hands):
        zone[:] = [other if card == one else one if card == other else card for card in zone]
    honey = len(cellar.book.cards) - 1

    def out(cellar: Cellar, seat: int | None) -> bool:
        if seat is not None and {one, other} & {*cellar.hands[seat]}:
            return True
        return honey in (one, other) and len(cellar.deck) <= place

    def same(option: Option) -> Option:
        card = getattr(option, "card", None)
        return msgspec.structs.replace(option, card=one + other - card) if card in (one, other) else option

    return OtherWorld(knowers, out, same)


def _alike(cellar: Cellar, card: int, random: Random) -> int | None:
    """A card of the deck that feeds as many."""
    food = [provision.food for provision in cellar.book.cards]
    found = [other for other in cellar.deck if other != card and food[other] == food[card]]
    return random.choice(found) if found else None


def held_otherwise(cellar: Cellar, random: Random) -> World:
    """A card in a hand changes places with one in the deck."""
    held = [(seat, card) for seat in cellar.seats for card in cellar.hands[seat]]
    if not held:
        return None
    seat, card = random.choice(held)
    other = _alike(cellar, card, random)
    return None if other is None else _exchanged(cellar, card, other, frozenset({seat}))


def stacked_otherwise(cellar: Cellar, random: Random) -> World:
    """So does the card on top, which is drawn next."""
    other = _alike(cellar, cellar.deck[-1], random) if cellar.deck else None
    return None if other is None else _exchanged(cellar, cellar.deck[-1], other)


def buried_otherwise(cellar: Cellar, random: Random) -> World:
    """So does a card that was buried."""
    card = random.choice(cellar.buried) if cellar.buried else -1
    other = _alike(cellar, card, random) if cellar.buried else None
    return None if other is None else _exchanged(cellar, card, other)


WORLDS = {"hands": held_otherwise, "deck": stacked_otherwise, "buried": buried_otherwise}


def show(cellar: Cellar, seat: int | None, words: Any, names: Any) -> Scene:
    """All that there is to see."""
    return Scene(title="Five nights", notes=(f"{cellar.hands}", f"{len(cellar.deck)}", f"{len(cellar.buried)}"))


def look(cellar: Cellar, seat: int) -> Any:
    return [cellar.hands, cellar.food, len(cellar.deck), len(cellar.buried)]


def make_cellar(folder: Path, **rooms: Any) -> Game:
    """The game with words and worlds; whoever holds honey may always use it."""
    for lang in LANGUAGES:
        (folder / "words" / lang).mkdir(parents=True, exist_ok=True)
        (folder / "words" / lang / "table.ftl").write_text(toy_words.WORDS, encoding="utf-8")
    setups = [CellarSetup(scenario="plain", seats=seats, watchful=True) for seats in (2, 3, 4)]
    plain = {"worlds": WORLDS, "scene": show, "observe": look, "setups": lambda: setups}
    return toy.make_game(folder, **{**plain, **rooms})


def forgetting(game: Game, name: str) -> Game:
    """The game with a veil that lets one secret through."""
    owner, _, field = name.partition(".")
    parts: dict[type, dict[str, Kind]] = {part: dict(kinds) for part, kinds in game.secrets.parts.items()}
    kinds = next(kinds for part, kinds in parts.items() if part.__name__ == owner)
    secret = kinds[field]
    assert isinstance(secret, Hidden)
    kinds[field] = replace(secret, veil=lambda value, gaze: value)
    return replace(game, secrets=Secrets(game.secrets.state, parts, game.secrets._shown))
