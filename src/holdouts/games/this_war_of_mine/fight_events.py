"""What can happen in fights and raids, as it is told in the chronicle."""

from typing import ClassVar

from holdouts.engine.events import Event
from holdouts.engine.names import declared
from holdouts.games.this_war_of_mine.fields import DieId, EnemyId, FaceName, GoodId, PersonId, RaidId


class _OfPerson(Event):
    """Base of what somebody did in a fight."""

    person: PersonId


# --- fights ---


class FightBegan(Event):
    count: int


class EnemyCame(Event):
    enemy: EnemyId
    good: GoodId


class EnemyChanged(Event):
    """Another weapon, or none. [TWM-COMBAT-17]"""

    enemy: EnemyId
    good: GoodId


class CombatRolled(_OfPerson):
    dice: ClassVar[tuple[str, ...]] = ("thrown",)
    die: DieId
    face: FaceName

    @property
    def thrown(self) -> str:
        """The die as it lies there: its colour and what it shows."""
        return f"{self.die}-{self.face}"


class EnemyRolled(Event):
    dice: ClassVar[tuple[str, ...]] = ("thrown",)
    enemy: EnemyId
    die: DieId
    face: FaceName

    @property
    def thrown(self) -> str:
        """The die as it lies there: its colour and what it shows."""
        return f"{self.die}-{self.face}"


class EnemyHit(Event):
    enemy: EnemyId
    now: int


class EnemyFell(Event):
    enemy: EnemyId


class EnemiesRan(Event):
    count: int


class Backstab(Event):
    """The group strikes first. [TWM-COMBAT-28]"""


class FledFight(Event):
    """[TWM-COMBAT-6]"""


class FightEnded(Event): ...


class Armed(_OfPerson):
    good: GoodId


class WeaponFailed(_OfPerson):
    good: GoodId


# --- raids ---


class RaidCame(Event):
    entrance: ClassVar[bool] = True
    raid: RaidId


class RaidIgnored(Event): ...


class RaidCut(Event):
    """[TWM-RAID-9]"""

    count: int
    damage: int
    wounds: int


class CrimeGrew(Event):
    """[TWM-RAID-16]"""

    raids: int
    residents: int


FIGHT_EVENTS = declared(globals(), Event)
