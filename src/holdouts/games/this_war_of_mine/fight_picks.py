"""What the Leader may pick in fights and raids."""

from holdouts.engine.decision import Option
from holdouts.engine.names import declared
from holdouts.games.this_war_of_mine.fields import DieId, EnemyId, ExplorationId, GoodId, PersonId


class _OfPerson(Option):
    """Base of what somebody does in a fight, or bears."""

    person: PersonId


class TakeUp(_OfPerson):
    """Take a weapon in hand. [TWM-COMBAT-4, TWM-RAID-1]"""

    good: GoodId


class Lower(_OfPerson):
    """Put the weapon down. [TWM-COMBAT-7]"""


class FightOn(Option):
    """Fight this round. [TWM-COMBAT-5]"""


class Flee(Option):
    """Run. [TWM-COMBAT-6]"""


class StrikeFromHiding(Option):
    """Strike first, out of the Hideout. [TWM-COMBAT-29]"""

    exploration: ExplorationId


class Shoot(_OfPerson):
    """Fire so often. [TWM-COMBAT-19]"""

    shots: int


class RollAgain(_OfPerson):
    """Roll that die again. [TWM-ANYTIME-1]"""

    die: DieId


class LetStand(Option):
    """Let the die lie."""


class TrustFate(Option):
    """Draw a Fate card. [TWM-COMBAT-24]"""


class CountMiss(Option):
    """Call it a miss. [TWM-COMBAT-24]"""


class WoundEnemy(Option):
    """One wound goes to this enemy. [TWM-COMBAT-12]"""

    enemy: EnemyId


class KillEnemy(Option):
    """This enemy is hit for good. [TWM-COMBAT-23]"""

    enemy: EnemyId


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


FIGHT_PICKS = declared(globals(), Option)
