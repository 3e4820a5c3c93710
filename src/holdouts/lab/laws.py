"""The laws every game keeps, as functions that say what is broken. Nothing said means that all is well.

Each looks at a table where it stands and leaves it there; tests and the fuzzer decide how often.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from holdouts.engine.decision import CLOCK, Choose, ChooseTogether, Option
from holdouts.engine.events import readable
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import LANGUAGES, base_book, base_pack, new_table, open_words
from holdouts.engine.record import About, load, save
from holdouts.engine.table import Table
from holdouts.engine.view import log, view
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


# --- two worlds ---


def seen(table: Table, seat: int | None, names: Sequence[str]) -> bytes:
    """Every byte that reaches a seat (None: a spectator) where the table stands, in every language."""
    received: list[Any] = [view(table, seat, open_words(table.game, lang), names) for lang in LANGUAGES]
    decision = table.decision
    if seat is not None and decision is not None:
        received += [decision.question(seat), table.options(seat)]
    return msgspec.msgpack.encode(received)


def two_worlds(table: Table, seats: int, seed: int) -> list[str]:
    """All that a seat may not know is dealt anew, and the seat cannot tell."""
    decision = table.decision
    if isinstance(decision, ChooseTogether) and table.waiting_for() != decision.seats:
        return []  # an imagined game asks the others anew, and that they are asked is all there is to tell
    names = [f"P{seat}" for seat in range(seats)]
    found = []
    for seat in (None, *range(seats)):
        other = table.imagine(seat, seed)
        who = "A spectator" if seat is None else f"Seat {seat}"
        if seen(table, seat, names) != seen(other, seat, names):
            found.append(f"{who} can tell two worlds apart by what it is shown.")
        if seat is not None and table.game.sight(table.state, seat) != table.game.sight(other.state, seat):
            found.append(f"{who} can tell two worlds apart by its sight.")
        found += [f"In a world that {who} imagines: {fault}" for fault in table.game.audit(other.state)]
    return found


def may_play_on(table: Table, seat: int) -> bool:
    """Whether a world that the seat imagines here can be played on.

    Not where somebody else picks out of a list that was made for this world: a seat that has nothing to decide has no
    reason to imagine anything.
    """
    decision = table.decision
    return decision is not None and (seat in decision.seats or not isinstance(decision, Choose))


def two_stories(table: Table, seats: int, seat: int, seed: int, most: int = 8) -> list[str]:
    """The chronicle tells a seat no more than the table shows it.

    The same choices are made in two worlds that the seat cannot tell apart. As long as it cannot, it must hear the same
    in both. A shuffle or a death ends the comparison: what everybody saw may be hidden again. One world may run ahead
    of the other a little, because somebody has nothing to decide there; so the shorter story must begin the longer.
    """
    if not may_play_on(table, seat):
        return []
    worlds = (table.clone(), table.imagine(seat, seed))
    for world in worlds:
        world.state.attach(world.state.book, world.chronicle)
    wanderer = Wanderer(seed)
    before = [_seen_for_good(world) for world in worlds]
    for _ in range(most):
        if worlds[0].decision is None:
            break
        who, option = wanderer.choose(worlds[0])
        same = option if who == CLOCK else counterpart(option, worlds[0].options(who), worlds[1].options(who))
        if same is None:
            break
        worlds[0].make(who, option)
        worlds[1].make(who, same)
        if [_seen_for_good(world) for world in worlds] != before:
            break
        if _shown(worlds[0], seat, seats) != _shown(worlds[1], seat, seats):
            break
        one, other = (_heard(world, seat, seats) for world in worlds)
        if any(line != echo for line, echo in zip(one, other, strict=False)):
            return [f"Seat {seat} can tell two worlds apart by the chronicle."]
        if worlds[0].waiting_for() != worlds[1].waiting_for():
            break
    return []


def counterpart(option: Option, here: list[Any], there: list[Any]) -> Option | None:
    """The same choice in another world; where cards have other faces, the one at the same place."""
    if option in there:
        return option
    place = here.index(option)
    if len(here) != len(there) or type(there[place]) is not type(option):
        return None
    found: Option = there[place]
    return found


def _seen_for_good(table: Table) -> tuple[int, list[int]]:
    """While this stays the same, nothing is shuffled and nobody dies."""
    return table.state.dice, table.state.living()


def _shown(world: Table, seat: int, seats: int) -> tuple[Any, Any]:
    """What the seat can see of the table, whoever is asked."""
    names = [f"P{number}" for number in range(seats)]
    game = world.game
    return game.sight(world.state, seat), game.scene(world.state, seat, open_words(game, LANGUAGES[0]), names)


def _heard(world: Table, seat: int, seats: int) -> list[tuple[Any, ...]]:
    """The chronicle as the seat may read it, as it is and in every language."""
    names = [f"P{number}" for number in range(seats)]
    told = [event for event in world.chronicle if readable(event, seat)]
    lines = [[line.text for line in log(world, seat, open_words(world.game, lang), names)] for lang in LANGUAGES]
    return list(zip(told, *lines, strict=True))


# --- content ---


def strings_in(tests: Path) -> set[str]:
    """Every string that stands in the tests of a folder; tests are read, never run."""
    found: set[str] = set()
    for file in tests.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
        found.update(
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
    return found


def cards_without_test(game: Game, tests: Path) -> list[str]:
    """Cards that no test names."""
    named = strings_in(tests)
    return [f"{shelf}: {card.id}" for shelf, card in _cards(game) if card.id not in named]


def cards_without_words(game: Game) -> list[str]:
    """Cards that lack a name or a flavour line in a language; some are named by another field than their id."""
    names = [getattr(card, getattr(type(card), "named_by", "id")) for _, card in _cards(game)]
    wanted = [f"{key}-{name}" for name in dict.fromkeys(names) for key in ("name", "flavour")]
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
