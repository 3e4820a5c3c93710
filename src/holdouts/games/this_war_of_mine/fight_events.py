"""What can happen in fights and raids, as it is told in the chronicle."""

from typing import ClassVar

from holdouts.engine.events import Event, Numbered
from holdouts.engine.names import declared
from holdouts.games.this_war_of_mine.fields import DieId, EnemyId, FaceName, GoodId, PersonId, RaidId

# --- fights ---


class FightBegan(Numbered): ...


class EnemyCame(Event):
    enemy: EnemyId
    good: GoodId


class EnemyChanged(Event):
    """Another weapon, or none. [TWM-COMBAT-17]"""

    enemy: EnemyId
    good: GoodId


class CombatRolled(Event):
    dice: ClassVar[tuple[str, ...]] = ("thrown",)
    person: PersonId
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


class EnemiesRan(Numbered): ...


class Backstab(Event):
    """The group strikes first. [TWM-COMBAT-28]"""


class FledFight(Event): ...


class FightEnded(Event): ...


class Armed(Event):
    person: PersonId
    good: GoodId


class WeaponFailed(Event):
    person: PersonId
    good: GoodId


# --- raids ---


class RaidCame(Event):
    entrance: ClassVar[bool] = True
    raid: RaidId


class RaidIgnored(Event): ...


class RaidCut(Event):
    count: int
    damage: int
    wounds: int


class CrimeGrew(Event):
    raids: int
    residents: int


FIGHT_EVENTS = declared(globals(), Event)
