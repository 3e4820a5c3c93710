"""What players of The Long Night may pick."""

from holdouts.engine.decision import CardPick, Option
from holdouts.engine.effects import This
from holdouts.engine.names import declared


class Play(CardPick):
    """Play a card."""


class Gather(Option):
    """Draw a card."""


class Rest(Option):
    """Do nothing."""


class Watch(Option):
    """Keep watch tonight."""


class Sleep(Option):
    """Leave it to others."""


PICKS: tuple[type[Option], ...] = (This, *declared(globals(), Option))
