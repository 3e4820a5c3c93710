"""What is seen of a siege: the same for everybody."""

from collections.abc import Iterator, Sequence

from holdouts.engine.painter import Painter
from holdouts.engine.view import Gauge, Scene
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.naming import SiegeNaming
from holdouts.games.this_war_of_mine.state import Siege
from holdouts.games.this_war_of_mine.text import card_text


def scene(siege: Siege, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
    """The house, the group, Storage and the city."""
    return _Painter(SiegeNaming(siege, seat, words, names)).scene()


class _Painter(Painter[SiegeNaming]):
    """One look at a siege."""

    def __init__(self, naming: SiegeNaming) -> None:
        super().__init__(naming, card_text)
        self.siege = naming.state

    def seats(self) -> range:
        return self.siege.seats

    def title(self) -> str:
        return self.words.say(f"name-{self.siege.sheet.id}")

    def phase(self) -> str:
        return self.words.say(
            "subtitle", number=self.siege.round, phase=self.naming.phase(self.siege.phase or "morning")
        )

    def gauges(self) -> Iterator[Gauge]:
        yield Gauge(title=self.words.say("gauge-cold"), value=self.siege.cold, kind="cold", stake=-1)
        yield Gauge(title=self.words.say("gauge-group"), value=len(self.siege.group), most=4, kind="group", stake=1)

    def tags(self, other: int) -> Iterator[str]:
        if other == self.siege.leader:
            yield self.words.say("tag-leader")
