"""Campaigns: bots play many, and what they met of the Book of Scripts is counted.

A choice comes back when a page is read that asks for it, on a later day than it was made on and while it is still
remembered. What is read when the war is over does not count: there everything is told again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from holdouts.engine.events import Event
from holdouts.games import find_game
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.rules.binding import Contents, contents
from holdouts.lab.proofs import GAME, open_book
from holdouts.lab.replay import Replay
from holdouts.lab.simulate import wilson

LONG = 8
"""Campaigns of so many days are long."""
RETURNS = 2 / 3
"""In so many of the long ones, at least, a remembered choice comes back."""
OFTEN = 0.08
"""No page that is opened by chance is met in more of all campaigns."""
FIXED = frozenset({"rule", "rule-page", "index", "red-arrow", "ending", "epilogue"})
"""What a rule, a State, a scenario or how somebody came out of it opens by its number: no card is drawn for it."""
SHOWN = 12


class Diary(NamedTuple):
    """What one campaign met of the book."""

    scenario: str
    days: int
    pages: frozenset[int]
    back: bool
    """Whether something that was remembered came back on a later day."""


class Met(NamedTuple):
    """What many campaigns met of the book."""

    diaries: Sequence[Diary]
    book: Book

    @property
    def long(self) -> list[Diary]:
        return [diary for diary in self.diaries if diary.days >= LONG]

    @property
    def back(self) -> float:
        """In how many of the long campaigns a remembered choice came back."""
        return sum(diary.back for diary in self.long) / len(self.long) if self.long else 0.0

    def often(self, among: Sequence[Diary] | None = None) -> list[tuple[int, float]]:
        """The pages that are opened by chance, each with the share of campaigns that met it, the commonest first."""
        diaries = self.diaries if among is None else among
        counts = Counter(page for diary in diaries for page in diary.pages if self.book.pages[page].kind not in FIXED)
        return [(page, times / len(diaries)) for page, times in counts.most_common()]

    def lines(self) -> Iterator[str]:
        """The figures, for people."""
        yield f"{len(self.diaries)} campaigns, {_mean(len(diary.pages) for diary in self.diaries):.1f} pages in each"
        least, most = wilson(sum(diary.back for diary in self.long), len(self.long))
        yield (
            f"{len(self.long)} ran {LONG} days or more; a remembered choice came back in {self.back:.0%} of them "
            f"({least:.0%} to {most:.0%} in 95 of 100 cases; at least {RETURNS:.0%} are wanted)"
        )
        met = {page for diary in self.diaries for page in diary.pages}
        stories = [number for number, page in self.book.pages.items() if page.kind not in FIXED]
        yield f"{len(met & {*stories})} of {len(stories)} pages that chance opens were met"
        above = [page for page, share in self.often() if share > OFTEN]
        yield f"{len(above)} of them in more than {OFTEN:.0%} of all campaigns; the most frequent:"
        for number, share in self.often()[:SHOWN]:
            page = self.book.pages[number]
            yield f"  {number} {page.kind} {page.card}".rstrip() + f": {share:.1%}"
        for scenario in sorted({diary.scenario for diary in self.diaries}):
            among = [diary for diary in self.diaries if diary.scenario == scenario]
            for number, share in self.often(among)[:1]:
                yield f"{scenario}: {len(among)} campaigns, at most {share:.1%} met one page ({number})"


def _mean(numbers: Iterable[int]) -> float:
    found = list(numbers)
    return sum(found) / len(found)


def play(games: int, seed: int = 1, progress: Callable[[int], None] = lambda finished: None, scenario: str = "") -> Met:
    """Let a careful newcomer play so many campaigns, all set-ups of the game or of one scenario in turn."""
    game, book = find_game(GAME), open_book()
    table = {number: contents(page) for number, page in book.pages.items()}
    setups = [setup for setup in game.setups() if scenario in ("", setup.scenario)]
    Random(0).shuffle(setups)
    found = []
    for number in range(games):
        setup = setups[number % len(setups)]
        played = Replay(GAME, setup, ("sensible",), seed, number).play(keep=False)
        found.append(read(setup.scenario, played.chronicle, book, table))
        progress(1)
    return Met(found, book)


def read(scenario: str, chronicle: Iterable[Event], book: Book, table: Mapping[int, Contents]) -> Diary:
    """What a campaign met, from its chronicle."""
    day, back = 0, False
    pages: set[int] = set()
    since: dict[str, int] = {}
    for event in chronicle:
        match event:
            case events.DayBegan():
                day = event.number
            case events.Remembered():
                since.setdefault(event.memory, day)
            case events.TokenCame():
                since.setdefault(book.tokens[event.token].id, day)
            case events.Forgotten():
                since.pop(event.memory, None)
            case events.TokenWent():
                since.pop(book.tokens[event.token].id, None)
            case events.ScriptRead():
                pages.add(event.script)
                here = table[event.script]
                asked = here.reads | here.asks if book.pages[event.script].scene != "end" else ()
                back = back or any(since.get(name, day) < day for name in asked)
    return Diary(scenario, day, frozenset(pages), back)
