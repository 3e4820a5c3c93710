"""What the Leader of This War of Mine may pick: verbs with plain fields."""

from typing import ClassVar

from holdouts.engine.decision import Option
from holdouts.engine.effects import This
from holdouts.engine.names import declared
from holdouts.games.this_war_of_mine import fields


class _OfPerson(Option):
    """Base of what somebody does."""

    person: fields.PersonId


class _OfGood(Option):
    """Base of what is done with a piece."""

    good: fields.GoodId


class _WithGood(_OfPerson):
    """Base of what somebody does with a piece."""

    good: fields.GoodId


class _AtSpace(_OfPerson):
    """Base of what somebody does somewhere in the house."""

    space: fields.SpaceId


# --- what many questions ask ---


class Pick(_OfPerson):
    """This Character."""


class PickState(Option):
    """This State."""

    state: fields.StateId


class PickSpace(Option):
    """This space."""

    space: fields.SpaceId


class PickFitting(Option):
    """This Fitting."""

    fitting: fields.FittingId


class PickGood(_OfGood):
    """One of these."""


class InstallFree(Option):
    """Install this Fitting here, for nothing."""

    fitting: fields.FittingId
    space: fields.SpaceId


class GiveUp(_OfGood):
    """Discard one of these."""


class GoOn(Option):
    """That is all; go on."""


class No(Option):
    """Leave it."""


class TakeOffer(Option):
    """Do what a card offers."""

    offer: fields.OfferName


# --- at any time ---


class PutAside(_OfGood):
    """Five markers become one on the x5 space. [TWM-BOARD-1]"""


class Break(_OfGood):
    """One marker of the x5 space becomes five. [TWM-BOARD-4]"""


class PayObjective(_OfGood):
    """Discard a piece for the live Objective. [TWM-MORNING-8]"""


class PlaceMedicine(_WithGood):
    """Lay medicine on a Character's card. [TWM-ANYTIME-4]"""


class Drink(_WithGood):
    """Drink alcohol. [TWM-ANYTIME-6]"""


class EatNow(_WithGood):
    """Eat at once. [TWM-ADV-11]"""


class EatPet(Option):
    """It has come to that. [TWM-ADV-12]"""

    token: fields.TokenId


class UseAbility(_OfPerson):
    """Use what only this Character can do. [TWM-GEN-18]"""


class PlayNarrative(Option):
    """Play a Narrative Action. [TWM-ANYTIME-9]"""

    narrative: fields.NarrativeId


class Concede(Option):
    """The last Starting Character is gone: end it here. [TWM-MORNING-11]"""

    grave: ClassVar[bool] = True


# --- orders of a day step ---


class Act(_AtSpace):
    """Take the action printed on a space. [TWM-DAY-6]"""

    deed: fields.DeedName


class Clear(_AtSpace):
    """Clear a Shelter card, with what it takes. [TWM-DAY-7]"""


class ClearTogether(_AtSpace):
    """Clear Rubble by two pairs of hands. [TWM-DAY-9]"""

    other: fields.PersonId


class BreakOpen(_AtSpace):
    """Break a door open with another tool. [TWM-CHAR-6]"""


class UseFitting(_AtSpace):
    """Take an action of a Fitting, in one of its ways. [TWM-DAY-6]"""

    deed: fields.DeedName
    way: int = 0


class OnceMore(_OfPerson):
    """The same once more, in the same action. [TWM-DAY-18]"""

    way: int


class Build(_AtSpace):
    """Build a Fitting. [TWM-DAY-14]"""

    fitting: fields.FittingId


class MoveFitting(_AtSpace):
    """Carry a Fitting elsewhere. [TWM-ADV-13]"""

    there: fields.SpaceId


class Dismantle(_AtSpace):
    """Take a Fitting apart. [TWM-ADV-14]"""


class Perform(_OfPerson):
    """Use an ability as a day action."""


class CarryOut(Option):
    """Everybody knows what to do: the step begins. [TWM-DAY-2]"""


class SplitRummage(Option):
    """So much Wood of what was found; the rest are Components. [TWM-DAY-19]"""

    wood: int


# --- dusk, evening, dawn ---


class DrinkWater(_OfPerson):
    """Give somebody water. [TWM-DUSK-1]"""


class Eat(_WithGood):
    """Give somebody food. [TWM-DUSK-3]"""


class Feed(Option):
    """Feed the child or the dog."""

    token: fields.TokenId
    good: fields.GoodId


class SleepInBed(_AtSpace):
    """Sleep in a Bed. [TWM-EVENING-2]"""


class SleepOnFloor(_OfPerson):
    """Sleep on the floor. [TWM-EVENING-3]"""


class StandGuard(_OfPerson):
    """Stand guard. [TWM-EVENING-4]"""


class GoScavenging(_OfPerson):
    """Go out into the city. [TWM-EVENING-5]"""


class AssignAnew(Option):
    """Give the tasks anew. [TWM-EVENING-1]"""


class LeaveUnguarded(Option):
    """Nobody stands guard. [TWM-EVENING-6]"""

    grave: ClassVar[bool] = True


class Keep(Option):
    """Keep this Narrative Action. [TWM-DAWN-13]"""

    narrative: fields.NarrativeId


class Tire(Option):
    """Pay so much Fatigue."""

    count: int


# --- the book ---


class TakeOption(Option):
    """Take one of the ways that a page offers. [TWM-BOOK-4]"""

    option: fields.PageOption


# --- a trip ---


class GoTo(Option):
    """Go there tonight. [TWM-SCAV-1]"""

    location: fields.LocationId


class Pack(_OfGood):
    """Take one along. [TWM-SCAV-2]"""


class Unpack(_OfGood):
    """Leave one at home after all."""


class PackToken(Option):
    """Take a blank token along."""

    token: fields.TokenId


class ExploreOn(Option):
    """Go on, into the next room. [TWM-SCAV-10]"""


class GoHome(Option):
    """Turn back. [TWM-SCAV-17]"""


class UseLocation(Option):
    """Do what this Location is good for. [TWM-SCAV-18]"""

    deed: fields.DeedName


class BuySeat(Option):
    """Buy a seat on the last bus. [TWM-SCEN-8]"""


class OpenMap(Option):
    """Take up a card that was laid aside. [TWM-SCAV-19]"""

    exploration: fields.ExplorationId
    offer: fields.OfferName


class LayAside(Option):
    """Leave it for later tonight. [TWM-SCAV-19]"""


class Approach(Option):
    """Turn to those who live here. [TWM-SCAV-39]"""

    residents: fields.ResidentsId
    offer: fields.OfferName


class SwapLocation(Option):
    """Find another Location in the place of this one. [TWM-ADV-10]"""

    location: fields.LocationId


class PutNext(Option):
    """This card comes next. [TWM-SCAV-18]"""

    exploration: fields.ExplorationId


class PickRow(Option):
    """Search here. [TWM-SCAV-23]"""

    row: fields.RowName


class KeepFind(Option):
    """Keep this find. [TWM-SCAV-1]"""

    findings: fields.FindingsId
    row: fields.RowName


class TakeFind(Option):
    """Take what is theirs. [TWM-SCAV-24]"""

    findings: fields.FindingsId
    row: fields.RowName


class LeaveFind(Option):
    """Leave it to them. [TWM-SCAV-24]"""


class Carry(_OfGood):
    """Carry so many home. [TWM-SCAV-33]"""

    count: int = 1


class CarryAll(Option):
    """Carry home all that was found, as far as there is room, what is worth most first. [TWM-SCAV-33]"""


class PutDown(_OfGood):
    """Put one down again."""


class LoadUp(_OfPerson):
    """Carry one more than is good for them. [TWM-ADV-9]"""


class HideRest(Option):
    """Hide what is left, and go. [TWM-ADV-5]"""


# --- trade ---


class Sell(_OfGood):
    """Lay one on the counter. [TWM-TRADE-4]"""


class SellToken(Option):
    """Sell a blank token. [TWM-ERRATA-11]"""

    token: fields.TokenId


class Buy(_OfGood):
    """Take one for it. [TWM-TRADE-4]"""


# --- fights and raids ---


class TakeUp(_WithGood):
    """Take a weapon in hand. [TWM-COMBAT-4, TWM-RAID-1]"""


class Lower(_OfPerson):
    """Put the weapon down. [TWM-COMBAT-7]"""


class FightOn(Option):
    """Fight this round. [TWM-COMBAT-5]"""


class Flee(Option):
    """Run. [TWM-COMBAT-6]"""


class StrikeFromHiding(Option):
    """Strike first, out of the Hideout. [TWM-COMBAT-29]"""

    exploration: fields.ExplorationId


class Shoot(_OfPerson):
    """Fire so often. [TWM-COMBAT-19]"""

    shots: int


class RollAgain(_OfPerson):
    """Roll that die again. [TWM-ANYTIME-1]"""

    die: fields.DieId


class LetStand(Option):
    """Let the die lie."""


class TrustFate(Option):
    """Draw a Fate card. [TWM-COMBAT-24]"""


class CountMiss(Option):
    """Call it a miss. [TWM-COMBAT-24]"""


class WoundEnemy(Option):
    """One wound goes to this enemy. [TWM-COMBAT-12]"""

    enemy: fields.EnemyId


class KillEnemy(Option):
    """This enemy is hit for good. [TWM-COMBAT-23]"""

    enemy: fields.EnemyId


class Wounded(_OfPerson):
    """One wound goes to this Character. [TWM-COMBAT-12]"""


class Struck(_OfPerson):
    """This Character is hit for good. [TWM-COMBAT-23]"""


class CutDamage(Option):
    """So much off the Damage, the rest off the Wounds. [TWM-RAID-9]"""

    count: int


class BringIn(Option):
    """So many raid cards with red corners; the rest are Residents. [TWM-RAID-16]"""

    raids: int


PICKS: tuple[type[Option], ...] = (*declared(globals(), Option), This)
