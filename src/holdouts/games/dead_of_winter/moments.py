"""Moments of a turn that a crossroads card may wait for. Whoever brings one about does not know the card.

They are noted as they happen and looked at only when the action is over: `rules/crossroads.py`. [DOW-CROSS-14]
"""

from holdouts.engine.names import declared
from holdouts.engine.reactions import Moment


class TurnBegan(Moment, frozen=True, kw_only=True):
    """A turn has begun, frostbite and all."""


class TurnEnding(Moment, frozen=True, kw_only=True):
    """The active player has declared the end of the turn."""


class Moved(Moment, frozen=True, kw_only=True):
    """A survivor was moved by the move action."""


class Searched(Moment, frozen=True, kw_only=True):
    """A search is over."""


class MadeNoise(Moment, frozen=True, kw_only=True):
    """A search is over in which noise was made, so many tokens of it."""


class KilledZombie(Moment, frozen=True, kw_only=True):
    """A zombie was killed, by an attack, an ability or a card."""


class AttackedSurvivor(Moment, frozen=True, kw_only=True):
    """A survivor of somebody else was attacked."""


class Barricaded(Moment, frozen=True, kw_only=True):
    """The barricade action was taken."""


class Cleaned(Moment, frozen=True, kw_only=True):
    """The action of cleaning the waste was taken."""


class Attracted(Moment, frozen=True, kw_only=True):
    """Zombies were attracted."""


class Played(Moment, frozen=True, kw_only=True):
    """A card that is no equipment was played."""


class Equipped(Moment, frozen=True, kw_only=True):
    """Equipment was put on a survivor from the hand."""


class UsedAbility(Moment, frozen=True, kw_only=True):
    """An ability was used that is not simply always there."""


class Contributed(Moment, frozen=True, kw_only=True):
    """A card was added to the crisis."""


class Ate(Moment, frozen=True, kw_only=True):
    """Food of the supply was spent on a die."""


class RequestGranted(Moment, frozen=True, kw_only=True):
    """A request has brought a card."""


class HandedOff(Moment, frozen=True, kw_only=True):
    """Equipment was handed off."""


class VoteCalled(Moment, frozen=True, kw_only=True):
    """An exile vote was called, and all that came of it is over."""


class Rolled(Moment, frozen=True, kw_only=True):
    """An exposure roll has come to its final result."""


class LostSurvivor(Moment, frozen=True, kw_only=True):
    """A survivor of the active player has died."""


class GainedSurvivor(Moment, frozen=True, kw_only=True):
    """The active player has gained a survivor."""


class Standing(Moment, frozen=True, kw_only=True):
    """Nothing in particular: the card looks only at how things stand."""


MOMENTS: tuple[type[Moment], ...] = declared(globals(), Moment)
