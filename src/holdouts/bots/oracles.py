"""Oracles: foresight that is worked out in another process.

What is sent there is what a copy of the table grows from, and it is sent to our own code, not to a bot: all that this
code ever does with it is to let the seat imagine games.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from holdouts.bots.briefs import Shelf, book_of
from holdouts.bots.moods import Moody
from holdouts.bots.odds import by_chance, otherwise
from holdouts.bots.search import Budget, alike, played, search
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.foresight import Foresight, foresee, threat
from holdouts.engine.holdings import Held, holdings
from holdouts.engine.library import open_packs, open_words
from holdouts.engine.observing import observe
from holdouts.engine.table import Branch, Table
from holdouts.engine.view import label, naming_for
from holdouts.engine.words import Words
from holdouts.games import find_game

PONDERED = Budget(games=48)
"""How long an answer is thought about that somebody asks advice on: by the work and not by the clock."""

FINAL_GAMES, LEAST_GAMES = 10, 5
"""In how many imagined games the best two answers are played to the end: at most, and however long that takes."""

FINAL_WORK = 4000
"""After so many choices no further one is begun: a second or so, for six games or more of the longest."""


CLEAR = 0.1
"""A difference that chance makes more often than that is said to be no more than chance may make."""


class Position(NamedTuple):
    """Where a seat stands that wants to know what comes; None is a spectator."""

    game: str
    shelf: Shelf
    branch: Branch
    seat: int | None
    lang: str
    names: tuple[str, ...]


class Tried(NamedTuple):
    """An answer, and for each of the imagined games whether the seat won it with that."""

    option: Option
    wins: tuple[bool, ...] = ()
    is_all_one: bool = False
    """Whether every answer that was looked at came to the same."""

    @property
    def won(self) -> int:
        return sum(self.wins)


class Advice(Struct, frozen=True, kw_only=True):
    """What a careful player would pick, why, and what comes of it."""

    number: int
    """Which of the options it is, counted from 1."""
    label: str
    reasons: tuple[str, ...]
    """How often it wins in imagined games, and what the second best is and how often that does."""
    foresight: Foresight


class Threat(Struct, frozen=True, kw_only=True):
    """What is lost if the turn ends now; nothing is said where no turn can be ended."""

    foresight: Foresight | None


class Counsel(Struct, frozen=True, kw_only=True):
    """Advice, if a careful player would pick anything."""

    advice: Advice | None


class Decks(Struct, frozen=True, kw_only=True):
    """What lies in each deck, by its ref."""

    decks: dict[str, list[Held]]


@cache
def _words(game: str, shelf: Shelf, lang: str) -> Words:
    found = find_game(game)
    return open_words(found, lang, open_packs(found, shelf.packs, shelf.root))


def _table(position: Position) -> tuple[Table, Words]:
    game, shelf = position.game, position.shelf
    return Table.grown(find_game(game), book_of(game, shelf), position.branch), _words(game, shelf, position.lang)


def foretell(position: Position, picks: Sequence[Option]) -> Foresight:
    """What comes of these picks in a row."""
    table, words = _table(position)
    return foresee(table, _seat(position), picks, words, position.names)


def warn(position: Position) -> Threat:
    """What comes if the turn ends now."""
    table, words = _table(position)
    return Threat(foresight=threat(table, _seat(position), words, position.names))


def advise(position: Position) -> Counsel:
    """What a careful player would do in this seat, and why, as far as the seat can know."""
    table, words = _table(position)
    return Counsel(advice=advice(table, _seat(position), words, position.names))


def count_decks(position: Position) -> Decks:
    """What the decks hold, as far as the seat can know."""
    table, words = _table(position)
    return Decks(decks=holdings(table, position.seat, words))


def advice(table: Table, seat: int, words: Words, names: Sequence[str]) -> Advice | None:
    """What thinking ahead comes to, and why; nothing, where a careful newcomer would let an offer be.

    The same for the same question: what is imagined follows from its moment.
    """
    options = list(table.options(seat))
    picked = usual_pick(table, seat, options)
    if picked is None or table.decision is None:
        return None
    naming = naming_for(table, seat, words, names)
    found = weighed(table, seat, options) if seat in table.waiting_for() else [Tried(picked)]
    best = found[0]
    said = [label(one.option, words, naming, table.decision) for one in found]
    return Advice(
        number=options.index(best.option) + 1,
        label=said[0],
        reasons=tuple(_reasons(found, said, words)),
        foresight=foresee(table, seat, [best.option], words, names),
    )


def usual_pick(table: Table, seat: int, options: list[Option]) -> Option | None:
    """What a careful newcomer picks: what they draw lots for is drawn from the moment."""
    decision = table.decision
    if decision is None or not options:
        return None
    must = seat in table.waiting_for()
    dice = Dice(table.moment << 6 | seat)
    picked = table.game.sensible(observe(table, seat), decision.question(seat), list(options), must, dice)
    return picked if picked in options else None


def weighed(table: Table, seat: int, options: list[Option]) -> list[Tried]:
    """The best answer, and the second best if there is one: both plans played to the end in the same imagined games. Of
    two that win as often the careful newcomer's comes first: nothing speaks for what is less usual."""
    if len(options) == 1:
        return [Tried(options[0])]
    seed = table.moment << 6 | seat
    best, *others = search(table, seat, options, PONDERED, seed)
    second = next((other for other in others if not alike([best.worths, other.worths])), None)
    if second is None:
        return [Tried(best.option, is_all_one=bool(best.worths))]
    two = [prospect.plan for prospect in sorted((best, second), key=lambda prospect: prospect.place)]
    wins: tuple[list[bool], list[bool]] = ([], [])
    work = 0
    while len(wins[0]) < FINAL_GAMES and (len(wins[0]) < LEAST_GAMES or work < FINAL_WORK):
        world = f"advice {seed} {len(wins[0])}"
        for (option, mood), won in zip(two, wins, strict=True):
            ended, choices = played(table, seat, option, world, None, Moody(seat, mood))
            won.append(seat in ended.state.winners)
            work += choices
    found = [Tried(plan.option, tuple(won)) for plan, won in zip(two, wins, strict=True)]
    return sorted(found, key=lambda one: -one.won)


def _reasons(found: Sequence[Tried], said: Sequence[str], words: Words) -> Iterator[str]:
    """By how much the best answer is better than the second best, or that neither is any good."""
    best, games = found[0], len(found[0].wins)
    if len(found) == 1:
        yield from [words.say("advice-alike")] if best.is_all_one else []
        return
    second = found[1]
    if not best.won:
        yield words.say("advice-lost", answer=said[1], games=games)
        return
    yield words.say("advice-wins", won=best.won, games=games)
    if second.won == best.won:
        yield words.say("advice-equal", answer=said[1])
    elif by_chance(*otherwise(best.wins, second.wins)) < CLEAR:
        yield words.say("advice-second", answer=said[1], won=second.won, games=games)
    else:
        yield words.say("advice-second-by-chance", answer=said[1], won=second.won, games=games)


def _seat(position: Position) -> int:
    assert position.seat is not None
    return position.seat
