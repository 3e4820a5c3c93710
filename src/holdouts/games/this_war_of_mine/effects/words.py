"""What all effects of the game share: their base, and whom they mean."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.effects import Node
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.rules import dice
from holdouts.games.this_war_of_mine.rules.leading import choose_person
from holdouts.games.this_war_of_mine.state import FLOOR, Person, Siege

Amount = Annotated[int, Meta(ge=0, le=20)]
Signed = Annotated[int, Meta(ge=-20, le=20)]

Who = Literal["one", "anyone", "lot", "all", "moved", "unmoved", "me", "others", "floor", "party"]
"""Whom: one of the group's choice (the same one throughout, and not whom it is about if there is another), anyone, one
by lot, all of the scene, those whom an Empathy check touches or spares, whom it is about, all others, all who slept on
the floor, or one of last night's party."""


class Word(Node, frozen=True, kw_only=True):
    """Base of the game's own nodes."""

    sends_off: ClassVar[bool] = False
    """Whether somebody leaves or dies by it as a script wants it: the rest of the page is still read. [TWM-BOOK-11]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        """Do it, as far as it can be done."""
        raise NotImplementedError

    def payable(self, siege: Siege, deed: Deed) -> bool:
        """As a price: whether it can be paid in full. [TWM-BOOK-4]"""
        return True


class OnPeople(Word, frozen=True, kw_only=True):
    """Base of what happens to Characters."""

    who: Who

    def meant(self, siege: Siege, deed: Deed, *, sleepers: bool) -> Steps[list[Person]]:
        """Whom it means now; whether sleepers are among them depends on what it does. [TWM-GEN-16]"""
        scene = [person for person in deed.people(siege) if sleepers or deed.wakes or siege.awake(person)]
        return (yield from self._meant(siege, deed, scene))

    def _meant(self, siege: Siege, deed: Deed, scene: list[Person]) -> Steps[list[Person]]:
        match self.who:
            case "all":
                return scene
            case "me":
                return [person for person in siege.group if person.card == deed.me]
            case "others":
                centre = deed.one if deed.me is None else deed.me
                return [person for person in scene if person.card != centre]
            case "floor":
                return [person for person in scene if person.task == FLOOR]
            case "moved":
                return check(siege, deed, scene)
            case "unmoved":
                moved = deed.moved if deed.moved is not None else [p.card for p in check(siege, deed, scene)]
                return [person for person in scene if person.card not in moved]
            case "lot":
                apart = [person for person in scene if person.card not in (deed.one, deed.me)] or scene
                return [siege.pick(apart)] if apart else []
            case "party":
                past = [] if siege.past_trip is None else siege.past_trip.party
                scene = [person for person in scene if person.card in past]
                chosen = yield from choose_person(siege, scene, rule=deed.rule, of=self)
                return [] if chosen is None else [chosen]
            case "anyone":
                chosen = yield from choose_person(siege, scene, rule=deed.rule, of=self)
                return [] if chosen is None else [chosen]
            case "one":
                return (yield from the_one(siege, deed, scene, self))


def check(siege: Siege, deed: Deed, scene: list[Person]) -> list[Person]:
    """An Empathy check over the scene, rolled anew each time. [TWM-GEN-10, TWM-BOOK-8]"""
    found = dice.empathy(siege, scene, rule=deed.rule)
    deed.moved = [person.card for person in found]
    return found


def the_one(siege: Siege, deed: Deed, scene: list[Person], of: Word) -> Steps[list[Person]]:
    """Whom the group picks: not whom it is about, if there is another; the same one from then on, even
    if what comes passes sleepers by. [TWM-BOOK-8, TWM-GEN-16]"""
    known = [person for person in deed.people(siege) if person.card == deed.one]
    if known:
        return [person for person in known if person in scene]
    among = [person for person in scene if person.card != deed.me] or scene
    chosen = yield from choose_person(siege, among, rule=deed.rule, of=of)
    if chosen is None:
        return []
    deed.one = chosen.card
    return [chosen]
