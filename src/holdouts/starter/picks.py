"""What players of The Long Night may pick."""

from holdouts.engine.decision import Option
from holdouts.engine.effects import This
from holdouts.starter.fields import CardId


class Play(Option, frozen=True):
    """Play a card."""

    card: CardId


class Gather(Option, frozen=True):
    """Draw a card."""


class Rest(Option, frozen=True):
    """Do nothing."""


class Watch(Option, frozen=True):
    """Keep watch tonight."""


class Sleep(Option, frozen=True):
    """Leave it to others."""


PICKS: tuple[type[Option], ...] = (This, Play, Gather, Rest, Watch, Sleep)
