"""Briefing: what somebody should know before the first move. How to win, how to lose, who they are, what lies in the
decks, and what is special today."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from holdouts.engine.game import Game, Setup
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.engine.view import Face, Scene, View, view
from holdouts.engine.words import Words

SECTIONS = ("win", "lose", "special", "you", "decks")

NEEDED: dict[str, frozenset[str]] = {f"briefing-{key}-title": frozenset() for key in SECTIONS}
"""The headings, in words of the engine."""

GIVEN = ("briefing-win", "briefing-lose")
"""What a game says in its own words, if it does."""


class Section(Struct, frozen=True, kw_only=True):
    """One heading with what is to be known about it."""

    key: str
    title: str
    lines: tuple[str, ...]


def briefing(table: Table, seat: int | None, words: Words, names: Sequence[str]) -> list[Section]:
    """All sections that have anything to say, for one seat or for a spectator, from what that reader sees."""
    shown = view(table, seat, words, names)
    state = table.game.secrets.veiled(table.state, seat)
    return list(_sections(table, shown, state, words))


def what_it_takes(game: Game, setup: Setup, words: Words) -> str:
    """What a scenario takes, in a line, for whoever has yet to choose one: a table is dealt and asked; raises
    SetupError."""
    state = new_table(game, setup, 0, keep=False).state
    return " ".join(game.briefing.takes(game.secrets.veiled(state, None), words))


def _sections(table: Table, shown: View, state: Any, words: Words) -> Iterator[Section]:
    game, scene = table.game, shown.scene
    aims = list(game.briefing.aims(state, words))
    special = [line for face in _faces(scene, game.briefing.told_by) for line in (*face.lines, face.flavour)]
    told = {
        "win": [*([words.say("briefing-win")] if words.has("briefing-win") else []), *aims],
        "lose": [words.say("briefing-lose")] if words.has("briefing-lose") else [],
        "special": [line for line in special if line not in aims],
        "you": [text for face in _roles(scene, game.briefing.told_by) for text in (f"{face.name}.", *face.lines)],
        "decks": list(game.briefing.decks(state, words)),
    }
    for key, lines in told.items():
        kept = tuple(line for line in lines if line)
        if kept:
            yield Section(key=key, title=words.say(f"briefing-{key}-title"), lines=kept)


def _faces(scene: Scene, zones: Sequence[str]) -> list[Face]:
    """The card that says what is played, from its front."""
    found = [card for zone in scene.zones if zone.ref in zones for card in zone.cards]
    return [card for card in found if isinstance(card, Face)][:1]


def _roles(scene: Scene, zones: Sequence[str]) -> list[Face]:
    """Whom the reader plays."""
    mine = [zone for person in scene.people if person.me for zone in person.zones]
    found = [card for zone in mine if zone.ref.partition(":")[0] in zones for card in zone.cards]
    return [card for card in found if isinstance(card, Face)]
