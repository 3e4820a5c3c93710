"""The laws every game keeps, as functions that say what is broken. Nothing said means that all is well.

Each looks at a table where it stands and leaves it there; tests and the fuzzer decide how often.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from holdouts.engine.decision import Choose, Option
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import LANGUAGES, base_book, base_pack, new_table, open_words
from holdouts.engine.record import About, load, save
from holdouts.engine.shelves import Card
from holdouts.engine.table import Table
from holdouts.lab.wander import Wanderer

BOUND = 20_000
"""Choices after which a game of random play should have ended long ago."""

Choices = Sequence[tuple[int, Option]]


def bytes_of(table: Table, seats: int) -> bytes:
    """Where a table stands, byte for byte: its state, what is asked of whom, and what everybody may answer."""
    decision = table.decision
    asked: list[Any] = [table.waiting_for()]
    if decision is not None:
        asked += [decision.rule, decision.ask, [table.options(seat) for seat in range(seats)]]
    return table.game.encoder.encode(table.state) + msgspec.msgpack.encode(asked)


def play_through(game: Game, setup: Setup, seed: int, most: int = BOUND) -> Table:
    """A game of random play, to its end if it ends within so many choices."""
    table = new_table(game, setup, seed)
    Wanderer(seed).play(table, most)
    return table


# --- fidelity ---


def faithful_clone(table: Table, seats: int) -> list[str]:
    """A clone, and a clone of the clone, stand where the table stands, and leave it untouched."""
    before = bytes_of(table, seats)
    twin = table.clone()
    found = [] if bytes_of(twin, seats) == before else ["A clone differs from its table."]
    if bytes_of(twin.clone(), seats) != before:
        found.append("A clone of a clone differs from the table.")
    if bytes_of(table, seats) != before:
        found.append("Cloning changed the table.")
    return found


def faithful_undo(table: Table, seats: int, seat: int, option: Option) -> list[str]:
    """A choice that is taken back was never made."""
    before = bytes_of(table, seats)
    notes = list(table.notes)
    told = list(table.chronicle)
    table.make(seat, option)
    table.undo()
    table.notes = notes
    found = [] if bytes_of(table, seats) == before else ["Taking back a choice does not lead to where it was made."]
    if table.chronicle != told:
        found.append("Taking back a choice changes the chronicle.")
    return found


def faithful_save(table: Table, seats: int, about: About) -> list[str]:
    """A game that is saved and loaded stands where it stood, with its whole past."""
    loaded = load(save(table, about), lambda _: table.game)
    found = [] if loaded.verdict == "exact" else [f"A save loads as {loaded.verdict}: {loaded.reason}"]
    if bytes_of(loaded.table, seats) != bytes_of(table, seats):
        found.append("A save does not load to where the game stood.")
    if loaded.table.choices != table.choices or loaded.table.chronicle != table.chronicle:
        found.append("A save loses something of the past.")
    return found


def play_alike(one: Table, other: Table, seats: int, seed: int, most: int) -> list[str]:
    """Two tables that stand at the same place go on alike."""
    wanderer = Wanderer(seed)
    for number in range(most):
        if one.decision is None:
            break
        seat, option = wanderer.choose(one)
        one.make(seat, option)
        other.make(seat, option)
        if bytes_of(one, seats) != bytes_of(other, seats):
            return [f"Two tables that stood at the same place differ after {number + 1} more choices."]
    return []


def replayed(game: Game, setup: Setup, seed: int, choices: Choices) -> bytes:
    """Where these choices lead, from the seed alone."""
    table = new_table(game, setup, seed)
    table.replay(list(choices))
    return bytes_of(table, setup.seats)


# --- imagined games ---


def may_play_on(table: Table, seat: int) -> bool:
    """Whether a world that the seat imagines here can be played on.

    Not where somebody else picks out of a list that was made for this world: a seat that has nothing to decide has no
    reason to imagine anything.
    """
    decision = table.decision
    return decision is not None and (seat in decision.seats or not isinstance(decision, Choose))


def whole_dreams(table: Table, seats: int, seed: int) -> list[str]:
    """Whatever a seat imagines, every card and token is somewhere, exactly once."""
    found = []
    for seat in (None, *range(seats)):
        who = "a spectator" if seat is None else f"seat {seat}"
        found += [
            f"In a world that {who} imagines: {fault}" for fault in table.game.audit(table.imagine(seat, seed).state)
        ]
    return found


# --- content ---


def cards_without_words(game: Game) -> list[str]:
    """Cards that lack a name or a flavour line in a language; some are named by another field than their id, some by
    words of their own. What is no card to look at, such as a page of a book, has none."""
    cards = [card for _, card in _cards(game) if isinstance(card, Card)]
    fields = [(card, getattr(type(card), "named_by", "id")) for card in cards]
    names = dict.fromkeys(getattr(card, field) for card, field in fields if field)
    wanted = [f"{key}-{name}" for name in names for key in ("name", "flavour")]
    there = {lang: frozenset(open_words(game, lang).keys()) for lang in LANGUAGES}
    return [f"{lang}: {key}" for lang in LANGUAGES for key in wanted if key not in there[lang]]


def wrong_counts(game: Game) -> list[str]:
    """What the box holds too many or too few of."""
    return [
        f"{name}: {here} instead of {catalog}"
        for name, catalog, here in game.components(base_book(game))
        if catalog != here
    ]


def _cards(game: Game) -> Iterator[tuple[str, Any]]:
    for shelf, cards in base_pack(game).cards.items():
        for card in cards:
            yield shelf, card
