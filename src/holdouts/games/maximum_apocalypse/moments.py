"""Moments that other rules and cards listen to. Whoever brings one about does not know who listens."""

from typing import TYPE_CHECKING, ClassVar

from holdouts.engine.reactions import Moment
from holdouts.games.maximum_apocalypse.fields import PlaceId

if TYPE_CHECKING:
    from holdouts.games.maximum_apocalypse.state import Foe


class Departed(Moment, frozen=True, kw_only=True):
    """A survivor is about to leave a tile by themselves. [MAX-MOVE-8]"""


class Arrived(Moment, frozen=True, kw_only=True):
    """A survivor stands on a tile, and all else that entering brings is over. [MAX-MOVE-5]"""

    place: PlaceId


class Revealed(Moment, frozen=True, kw_only=True):
    """A survivor has turned a tile face up. [MAX-MOVE-4]"""

    place: PlaceId


class SevenRolled(Moment, frozen=True, kw_only=True):
    """The active player has rolled a 7 for the spawn. [MAX-SPAWN-10]"""


class TokensTaken(Moment, frozen=True, kw_only=True):
    """Monster tokens were taken off a tile. [MAX-STEALTH-8]"""

    place: PlaceId


class Blasted(Moment, frozen=True, kw_only=True):
    """What is built on a tile was blown up."""

    place: PlaceId


class TurnChecked(Moment, frozen=True, kw_only=True):
    """Step 7 of a turn: is the mission fulfilled? [MAX-END-11]"""


class SeatPassed(Moment, frozen=True, kw_only=True):
    """A turn is over, or the order of play has passed a dead survivor's seat. [MAX-TURN-4]"""


class OfMonster(Moment, frozen=True, kw_only=True):
    """Base of what a monster does, or what is done to it: that monster hears it."""

    of_its_set: ClassVar[bool] = False
    """Whether all others of its set hear it too. [MAX-KEYWORD-11]"""

    foe: "Foe"


class Killed(OfMonster, frozen=True, kw_only=True):
    """Somebody has killed a monster, which lies on the discard. [MAX-MONSTER-9]"""


class Destroyed(OfMonster, frozen=True, kw_only=True):
    """The same, and its Destroy effect is over. [MAX-MONSTER-10]"""

    of_its_set: ClassVar[bool] = True


class AttackOver(OfMonster, frozen=True, kw_only=True):
    """A monster has attacked whom it is attached to, and is still there. [MAX-MONSTER-4]"""


TO_CARDS = (Departed, Destroyed, AttackOver)
"""What cards, tiles and monsters may listen to."""
