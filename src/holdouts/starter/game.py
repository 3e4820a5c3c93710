"""The Long Night as the engine sees it."""

from collections.abc import Sequence
from pathlib import Path

from holdouts.engine.game import Cards, Game
from holdouts.starter.accounts import audit
from holdouts.starter.bot import sensible
from holdouts.starter.cards import SHELVES, Book
from holdouts.starter.components import components
from holdouts.starter.effects import VOCABULARY
from holdouts.starter.events import EVENTS
from holdouts.starter.fields import Topics
from holdouts.starter.hidden import redeal
from holdouts.starter.naming import CampNaming
from holdouts.starter.observation import observe
from holdouts.starter.outlook import OUTLOOK
from holdouts.starter.picks import PICKS
from holdouts.starter.rules.setup import LEAST_PLAYERS, MOST_PLAYERS, CampSetup, deal
from holdouts.starter.script import step
from holdouts.starter.secrets import SECRETS
from holdouts.starter.state import Camp
from holdouts.starter.telling import TELLING
from holdouts.starter.view import scene
from holdouts.starter.why_not import why_not
from holdouts.starter.worlds import WORLDS
from holdouts.starter.worth import worth


def setups() -> Sequence[CampSetup]:
    """Every number of players, around larger and smaller fires."""
    counts = range(MOST_PLAYERS, LEAST_PLAYERS - 1, -1)
    return [CampSetup(seats=seats, fire=fire) for seats in counts for fire in (20, 12, 8, 4, 2)]


GAME = Game(
    id="starter",
    prefix="NEW",
    folder=Path(__file__).parent,
    script=step,
    picks=PICKS,
    events=EVENTS,
    cards=Cards(SHELVES, VOCABULARY, Book),
    state=Camp,
    setup=CampSetup,
    deal=deal,
    secrets=SECRETS,
    worlds=WORLDS,
    redeal=redeal,
    scene=scene,
    naming=CampNaming,
    topics=Topics,
    why_not=why_not,
    audit=audit,
    setups=setups,
    observe=observe,
    sensible=sensible,
    components=components,
    telling=TELLING,
    worth=worth,
    outlook=OUTLOOK,
)
