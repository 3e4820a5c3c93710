"""Effects on Characters: their States, actions, coming and going."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.words import Amount, OnPeople, Signed, Word
from holdouts.games.this_war_of_mine.household import STATES, StateName
from holdouts.games.this_war_of_mine.picks import PickState
from holdouts.games.this_war_of_mine.rules import dawn, people, states
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import FATIGUE, ILLNESS, MISERY, WOUNDS, Siege


class State(OnPeople, frozen=True, kw_only=True):
    """A State goes up or down."""

    state: StateName
    by: Signed = 0
    to: Annotated[int, Meta(ge=0, le=4)] | None = None

    @property
    def reaches_sleepers(self) -> bool:
        """Wounds, Illness, Hunger and a fall of Fatigue do; Misery does not. [TWM-GEN-16]"""
        return self.state != "misery" and not (self.state == "fatigue" and self.by > 0)

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        whom = yield from self.meant(siege, deed, sleepers=self.reaches_sleepers)
        number = STATES.index(self.state)
        if self.to is not None:
            for person in whom:
                states.set_level(siege, person, number, self.to, rule=deed.rule)
            return
        yield from states.change_each(siege, whom, number, self.by, rule=deed.rule)

    def possible(self, siege: Siege, seat: int) -> bool:
        """A State that is at its end cannot get better."""
        number = STATES.index(self.state)
        return self.by >= 0 or any(person.levels[number] for person in siege.present())


class OneOfTwo(OnPeople, frozen=True, kw_only=True):
    """One of two States gets better, which of them the group says for each."""

    of: ClassVar[tuple[int, int]]
    ask: ClassVar[str]

    by: Signed

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=True)):
            found = [state for state in self.of if person.levels[state]]
            if found:
                options = [PickState(state) for state in found]
                pick = yield from choose(siege, options, rule=deed.rule, ask=self.ask, about={"person": person.card})
                yield from states.change(siege, person, pick.state, self.by, rule=deed.rule)


class Heal(OneOfTwo, frozen=True, kw_only=True):
    """Wounds or Illness get better, which of them the group says."""

    of = (WOUNDS, ILLNESS)
    ask = "heal"


class Relief(OneOfTwo, frozen=True, kw_only=True):
    """Misery or Fatigue goes down, which of them the group says for each."""

    of = (MISERY, FATIGUE)
    ask = "relief"


class Catch(OnPeople, frozen=True, kw_only=True):
    """Each of them rolls the black die, and up to a number a State goes up."""

    state: StateName
    up_to: Annotated[int, Meta(ge=1, le=10)]
    by: Signed = 1

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        whom = yield from self.meant(siege, deed, sleepers=True)
        yield from dawn.each_rolls(siege, whom, STATES.index(self.state), self.up_to, self.by, rule=deed.rule)


class Treat(OnPeople, frozen=True, kw_only=True):
    """Somebody is treated at this Dawn as if with Bandages. [10.18]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=True)):
            siege.bound.append(person.card)


class Actions(OnPeople, frozen=True, kw_only=True):
    """Actions more or fewer in the day that is running, or the next."""

    by: Signed

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=False)):
            if self.by > 0:
                person.more += self.by
            else:
                person.fewer -= self.by


class NoActionsLeft(OnPeople, frozen=True, kw_only=True):
    """They are busy elsewhere for the rest of the day."""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=False)):
            person.fewer = 3


class OneActionDay(Word, frozen=True, kw_only=True):
    """Nobody takes more than one action. [TWM-ERRATA-18]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        if siege.phase in ("morning", "day"):
            siege.one_action = True
        else:
            siege.tired_out = True
        yield from ()


class Join(Word, frozen=True, kw_only=True):
    """Somebody new comes into the house. [TWM-CHAR-8]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        people.join(siege, rule=deed.rule)
        yield from ()

    def possible(self, siege: Siege, seat: int) -> bool:
        return people.can_join(siege)


class Leave(OnPeople, frozen=True, kw_only=True):
    """Somebody leaves for good; by lot never the last one."""

    sends_off: ClassVar[bool] = True

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=True)):
            if self.who != "lot" or len(siege.group) > 1:
                yield from people.lose(siege, person, died=False, rule=deed.rule)


class Die(OnPeople, frozen=True, kw_only=True):
    """Somebody dies."""

    sends_off: ClassVar[bool] = True

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=True)):
            yield from people.lose(siege, person, died=True, rule=deed.rule)


class Gone(OnPeople, frozen=True, kw_only=True):
    """Who broke something first leaves if it was Misery, and dies otherwise. [10.20]"""

    sends_off: ClassVar[bool] = True

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=True)):
            yield from people.lose(siege, person, died=person.levels[MISERY] < 4, rule=deed.rule)


class Away(OnPeople, frozen=True, kw_only=True):
    """Out of play until that phase begins. [TWM-BOOK-13]"""

    until: Literal["dusk", "evening"]

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=False)):
            siege.leaving.append((person.card, self.until))


class Evacuate(OnPeople, frozen=True, kw_only=True):
    """Somebody gets out, alive, for good. [TWM-END-7]"""

    sends_off: ClassVar[bool] = True

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in (yield from self.meant(siege, deed, sleepers=True)):
            siege.evacuated.append(person.card)
            yield from people.lose(siege, person, died=False, rule=deed.rule)


class Tired(Word, frozen=True, kw_only=True):
    """Whoever uses it gets more tired, if they still can. [TWM-CHAR-4]"""

    amount: Amount = 1

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in siege.group:
            if person.card == deed.me:
                yield from states.change(siege, person, FATIGUE, self.amount, rule=deed.rule)
