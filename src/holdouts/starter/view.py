"""What a seat sees of a camp."""

from collections.abc import Iterator, Sequence

from holdouts.engine.painter import Painter
from holdouts.engine.secrets import BACK
from holdouts.engine.view import Back, Card, Face, Gauge, Scene, Zone
from holdouts.engine.words import Words
from holdouts.starter.naming import CampNaming
from holdouts.starter.state import FIRE, NIGHTS, Camp
from holdouts.starter.text import card_text


def scene(camp: Camp, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
    """The fire, the deck, what lies on the table, and the people around it."""
    return _Painter(CampNaming(camp, seat, words, names)).scene()


class _Painter(Painter[CampNaming]):
    """One look at a camp."""

    def __init__(self, naming: CampNaming) -> None:
        super().__init__(naming, card_text)
        self.camp = naming.state

    def title(self) -> str:
        return self.words.say("name-long-night")

    def phase(self) -> str:
        return self.words.say("phase-night", number=self.camp.round, nights=NIGHTS, count=self.camp.burning())

    def gauges(self) -> Iterator[Gauge]:
        fire = self.camp.fire
        yield Gauge(title=self.words.say("gauge-fire"), value=fire, most=max(FIRE, fire), kind="fire", stake=1)

    def zones(self) -> Iterator[Zone]:
        camp, words = self.camp, self.words
        backs = [Back(back="", ref="deck:all")] if camp.deck else []
        yield self.pile("deck:all", words.say("zone-deck"), backs, count=len(camp.deck))
        yield self.row("laid:all", words.say("zone-laid"), self.faces(camp.laid))
        yield self.pile("spent:all", words.say("zone-spent"), self.faces(camp.spent[-1:]), count=len(camp.spent))

    def tags(self, other: int) -> Iterator[str]:
        if other == self.camp.active and self.camp.round:
            yield self.words.say("tag-active")
        if other in self.camp.watching:
            yield self.words.say("tag-watching")

    def person_zones(self, other: int) -> Iterator[Zone]:
        yield self.row(
            f"hand:{other}", self.words.say("zone-hand"), [self.card(card) for card in self.camp.hands[other]]
        )

    def card(self, card: int) -> Card:
        """A card as it is seen."""
        return self.face(card) if card < BACK else Back(back="")

    def face(self, card: int) -> Face:
        design = self.camp.book.cards[card]
        return self.design(f"card:{card}", design, "lasting" if design.lasts else "plain")
