"""What is seen of a siege: the same for everybody."""

from collections.abc import Iterator, Sequence

from holdouts.engine.painter import Painter
from holdouts.engine.view import Face, Gauge, Scene, Zone
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.naming import SiegeNaming
from holdouts.games.this_war_of_mine.state import Siege
from holdouts.games.this_war_of_mine.text import card_text, page_text


def scene(siege: Siege, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
    """The house, the group, Storage and the city."""
    return _Painter(SiegeNaming(siege, seat, words, names)).scene()


class _Painter(Painter[SiegeNaming]):
    """One look at a siege."""

    def __init__(self, naming: SiegeNaming) -> None:
        super().__init__(naming, card_text)
        self.siege = naming.state

    def title(self) -> str:
        return self.words.say(f"name-{self.siege.sheet.id}")

    def phase(self) -> str:
        return self.words.say(
            "subtitle", number=self.siege.round, phase=self.naming.phase(self.siege.phase or "morning")
        )

    def gauges(self) -> Iterator[Gauge]:
        yield Gauge(title=self.words.say("gauge-cold"), value=self.siege.cold, kind="cold", stake=-1)
        yield Gauge(title=self.words.say("gauge-group"), value=len(self.siege.group), most=4, kind="group", stake=1)

    def zones(self) -> Iterator[Zone]:
        """The page that lies open is read to all; else the diary, with what was read last."""
        siege = self.siege
        if siege.reading:
            yield self.row("page", self.words.say("zone-page"), [self.page(siege.reading)], self.recalled(), aloud=True)
        elif siege.last_read:
            last = [self.page(number) for number in reversed(siege.last_read)]
            yield self.pile("diary", self.words.say("zone-diary"), last, count=len(siege.pages))

    def page(self, number: int) -> Face:
        """A page of the book: its title, its prose, and what it does."""
        page = self.siege.book.pages[number]
        return Face(
            ref=f"page:{number}",
            name=self.page_title(number),
            kind=self.words.say("kind-page", number=str(number)),
            lines=tuple(page_text(page, self.words)),
            flavour=self.words.say(f"page-{number}"),
            look=f"page-{page.scene}",
        )

    def page_title(self, number: int) -> str:
        """Its own, or that of the page it follows from."""
        if self.words.has(f"page-{number}.title"):
            return self.words.say(f"page-{number}.title")
        callers = self.siege.book.pages[number].callers
        return self.page_title(callers[0]) if callers else self.words.say("zone-page")

    def recalled(self) -> str:
        """What the open page answers of all that was done before."""
        siege = self.siege
        answered = siege.book.volume.answers.get(siege.reading, (frozenset(), frozenset()))[0]
        return " ".join(self.naming.memory(name) for name in siege.memories if name in answered)

    def tags(self, other: int) -> Iterator[str]:
        if other == self.siege.leader:
            yield self.words.say("tag-leader")
