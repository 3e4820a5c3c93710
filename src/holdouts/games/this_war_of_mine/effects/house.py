"""Effects on the house: cold, Barricades, Fittings, what is looked at and what the days bring."""

from typing import Literal

from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.words import Amount, Signed, Word
from holdouts.games.this_war_of_mine.rules import dawn, day, house, looking, morning, narratives, objectives
from holdouts.games.this_war_of_mine.state import Siege


class Cold(Word, frozen=True, kw_only=True):
    """Cold tokens come or go."""

    by: Signed

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        house.chill(siege, self.by, rule=deed.rule)
        yield from ()


class Warmth(Word, frozen=True, kw_only=True):
    """So much less cold is felt at this Dawn."""

    by: Amount

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        siege.warmth += self.by
        yield from ()


class Barricade(Word, frozen=True, kw_only=True):
    """Barricades come, without a Workshop, or go. [TWM-BOARD-19]"""

    by: Signed

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from house.barricade(siege, self.by, rule=deed.rule)


class LoseFitting(Word, frozen=True, kw_only=True):
    """An installed Fitting goes back to its deck."""

    named: str = ""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from house.lose_fitting(siege, self.named, rule=deed.rule)

    def payable(self, siege: Siege, deed: Deed) -> bool:
        return bool(house.losable(siege, self.named))


class FreeFitting(Word, frozen=True, kw_only=True):
    """A Fitting is installed free; where that cannot be, something else happens."""

    named: str
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        done = yield from house.install_free(siege, self.named, rule=deed.rule)
        if not done:
            for effect in self.otherwise:
                yield from effect.resolve(siege, deed)


class Flood(Word, frozen=True, kw_only=True):
    """The basement is lost for the campaign. [TWM-ERRATA-17]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from house.flood(siege, rule=deed.rule)


class ExtraAction(Word, frozen=True, kw_only=True):
    """Somebody takes one more action at once. [10.18]"""

    guards: bool = False
    """Each Guard does, in the night."""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from day.extra_actions(siege, guards=self.guards, rule=deed.rule)


class OneFoodForTwo(Word, frozen=True, kw_only=True):
    """One food feeds two tonight. [10.18]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        siege.shared_meal = True
        yield from ()


class Look(Word, frozen=True, kw_only=True):
    """Everybody looks at the top cards of a deck."""

    deck: Literal["unknown", "events", "residents", "raids"]
    amount: Amount = 1

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from looking.look(siege, self.deck, self.amount, rule=deed.rule)


class ExchangeLocation(Word, frozen=True, kw_only=True):
    """A Location makes room for another. [TWM-DAWN-10]"""

    which: Literal["near", "middle", "far"]

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        if siege.trip is None:
            dawn.exchange(siege, self.which, rule=deed.rule)
        else:  # nobody loses the ground under their feet
            siege.exchanging.append(self.which)
        yield from ()


class RemoveEvent(Word, frozen=True, kw_only=True):
    """The top Event is taken away. [TWM-MORNING-18]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        morning.remove_event(siege, rule=deed.rule)
        yield from ()


class SetObjectives(Word, frozen=True, kw_only=True):
    """Objectives are laid out. [TWM-MORNING-4]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        objectives.lay_out(siege)
        yield from ()


class Narrative(Word, frozen=True, kw_only=True):
    """Narrative Actions are drawn and kept, or put back."""

    by: Signed

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from narratives.change(siege, self.by, rule=deed.rule)


class DrawNarratives(Word, frozen=True, kw_only=True):
    """Of so many more the one that is kept is chosen. [TWM-CHAR-4]"""

    most: Amount

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from dawn.write_diary(siege, deed, self.most)
