"""Effects in the city: noise, what is found, who is met, and the raids that follow one home."""

from typing import Literal

from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.words import Amount, OnPeople, Signed, Word
from holdouts.games.this_war_of_mine.household import DieName, Row
from holdouts.games.this_war_of_mine.rules import combat, finds, meeting, raid, states, unknown
from holdouts.games.this_war_of_mine.rules.combat import Terms
from holdouts.games.this_war_of_mine.state import NEAR, Siege


class Noise(Word, frozen=True, kw_only=True):
    """Noise goes up or down, or to a number. [TWM-SCAV-6]"""

    by: Signed = 0
    to: Amount = 0

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        meeting.make_noise(siege, self.by, to=self.to, rule=deed.rule)
        yield from ()


class NoiseRoll(Word, frozen=True, kw_only=True):
    """Was it heard? [TWM-SCAV-7]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from meeting.roll_for_noise(siege, rule=deed.rule)


class ReturnCards(Word, frozen=True, kw_only=True):
    """So many Exploration cards go back: a price. [TWM-SCAV-11]"""

    amount: Amount

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        unknown.return_cards(siege, self.amount, rule=deed.rule)
        yield from ()

    def payable(self, siege: Siege, deed: Deed) -> bool:
        return len(siege.unknown) >= self.amount


class Find(Word, frozen=True, kw_only=True):
    """Findings cards are drawn, each with its special find. [TWM-SCAV-23]"""

    row: Row | Literal["any"]
    amount: Amount = 1
    plainly: bool = False
    """*Weight of Reality* is put back and another card drawn. [TWM-DAY-20]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for _ in range(self.amount):
            yield from finds.find(siege, self.row, deed, plainly=self.plainly)


class SpecialFind(Word, frozen=True, kw_only=True):
    """A Findings card; up to 5 on the black die its special column."""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from finds.special_find(siege, deed)


class AddUnknown(Word, frozen=True, kw_only=True):
    """More cards go into the Unknown deck."""

    amount: Amount

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        unknown.add_unknown(siege, self.amount, rule=deed.rule)
        yield from ()


class EndExploration(Word, frozen=True, kw_only=True):
    """The exploration ends. [TWM-SCAV-16]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        unknown.end_exploration(siege)
        yield from ()


class Capacity(Word, frozen=True, kw_only=True):
    """So much more is carried home tonight. [TWM-SCAV-33]"""

    by: Signed

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        if siege.trip is not None:
            siege.trip.capacity += self.by
        yield from ()


class Encounter(Word, frozen=True, kw_only=True):
    """Somebody is met. [TWM-SCAV-8]"""

    named: str = ""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from meeting.encounter(siege, named=self.named, rule=deed.rule)


class SendOff(Word, frozen=True, kw_only=True):
    """Those who are met, or stay, go. [10.13]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        meeting.send_off(siege, rule=deed.rule)
        yield from ()


class FightThem(Word, frozen=True, kw_only=True):
    """A fight with the Residents who are being met."""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from meeting.fight_residents(siege, deed)


class Fight(Word, Terms, frozen=True, kw_only=True):
    """A fight. [TWM-COMBAT]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from combat.fight(siege, deed, self)


class SlipAway(Word, frozen=True, kw_only=True):
    """The party leaves a fight, and nobody stabs it in the back. [10.18]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        combat.slip_away(siege)
        yield from ()

    def possible(self, siege: Siege, seat: int) -> bool:
        return siege.fighting and siege.trip is not None


class Reroll(Word, frozen=True, kw_only=True):
    """Any one die is rolled again: by the rule that asked, at once. [10.18]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from ()


class Hazard(OnPeople, frozen=True, kw_only=True):
    """A combat die as a danger; Prowess helps. [TWM-ANYTIME-11]"""

    die: DieName

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for person in states.one_by_one(siege, (yield from self.meant(siege, deed, sleepers=False))):
            yield from combat.hazard(siege, person, self.die, rule=deed.rule)


class StageRaid(Word, frozen=True, kw_only=True):
    """A raid, now. [TWM-BOOK-10]"""

    damage: Amount
    wounds: Amount

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from raid.stage(siege, self.damage, self.wounds, rule=deed.rule)


class NextRaid(Word, frozen=True, kw_only=True):
    """The next raid card is worse, or better, or nothing comes of it. [TWM-BOOK-10]"""

    damage: Signed = 0
    wounds: Signed = 0
    cut: Signed = 0
    none: bool = False

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        siege.next_damage += self.damage
        siege.next_wounds += self.wounds
        siege.next_cut += self.cut
        siege.no_raid = siege.no_raid or self.none
        yield from ()


class CutCommission(Word, frozen=True, kw_only=True):
    """The next Trade action costs no commission. [10.18]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        siege.good_bargain = True
        yield from ()


class LastTrip(Word, frozen=True, kw_only=True):
    """What a morning makes of the trip of the night before. [TWM-MORNING-12]"""

    asks: Literal["near", "emptied"]
    effects: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        past = siege.past_trip
        if past is None:
            return
        true = past.place == NEAR if self.asks == "near" else past.emptied and bool(past.party)
        for effect in self.effects if true else self.otherwise:
            yield from effect.resolve(siege, deed)
