"""Godforsaken Scavengers as the engine sees it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from holdouts.engine.game import Cards, Game
from holdouts.engine.observation import Observation
from holdouts.engine.painter import scene_by
from holdouts.games.godforsaken_scavengers.accounts import audit
from holdouts.games.godforsaken_scavengers.bot import sensible, tempted
from holdouts.games.godforsaken_scavengers.briefing import BRIEFING
from holdouts.games.godforsaken_scavengers.campaign_story import ROAD_BACK
from holdouts.games.godforsaken_scavengers.cards import SHELVES, Book
from holdouts.games.godforsaken_scavengers.components import components
from holdouts.games.godforsaken_scavengers.effects import VOCABULARY
from holdouts.games.godforsaken_scavengers.events import EVENTS
from holdouts.games.godforsaken_scavengers.fields import Topics
from holdouts.games.godforsaken_scavengers.hidden import redeal
from holdouts.games.godforsaken_scavengers.naming import ExpeditionNaming
from holdouts.games.godforsaken_scavengers.outlook import OUTLOOK
from holdouts.games.godforsaken_scavengers.picks import PICKS
from holdouts.games.godforsaken_scavengers.rules.setup import ExpeditionSetup, deal
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.secrets import SECRETS
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.games.godforsaken_scavengers.telling import TELLING
from holdouts.games.godforsaken_scavengers.view import painter
from holdouts.games.godforsaken_scavengers.why_not import why_not
from holdouts.games.godforsaken_scavengers.worlds import WORLDS
from holdouts.games.godforsaken_scavengers.worth import worth

MODULES: tuple[tuple[bool, Literal["off", "two", "one"], int], ...] = (
    (False, "off", 0),
    (True, "two", 1),
    (False, "one", -1),
    (True, "off", 2),
)
"""Caravan, Characters, and how much longer the road is."""

SOCIAL = ("daring-retreat", "lost-expedition", "wicked-few", "last-hunt", "tithe-of-the-brood", "oathbreakers")


def setups() -> Sequence[ExpeditionSetup]:
    """Every scenario with every number of players, with and without each module."""
    found = [
        ExpeditionSetup(scenario=scenario, seats=seats, caravan=caravan, characters=characters, locations=longer)
        for scenario in SOCIAL
        for seats in range(2, 7)
        for caravan, characters, longer in MODULES
    ]
    found += [
        ExpeditionSetup(scenario="mad-prophet", seats=1, caravan=caravan, characters=characters, locations=longer)
        for caravan, characters, longer in MODULES
    ]
    found += [
        ExpeditionSetup(scenario="oathbreakers", seats=4, optional_search=True, secret_deals=True),
        ExpeditionSetup(scenario="last-hunt", seats=3, merciless=True, seconds=30, characters="two"),
    ]
    return found


GAME = Game(
    id="godforsaken-scavengers",
    prefix="GOD",
    folder=Path(__file__).parent,
    script=step,
    picks=PICKS,
    events=EVENTS,
    cards=Cards(SHELVES, VOCABULARY, Book),
    state=Expedition,
    setup=ExpeditionSetup,
    deal=deal,
    secrets=SECRETS,
    worlds=WORLDS,
    redeal=redeal,
    scene=scene_by(painter),
    painter=painter,
    naming=ExpeditionNaming,
    topics=Topics,
    why_not=why_not,
    audit=audit,
    setups=setups,
    observe=Observation,
    sensible=sensible,
    tempted=tempted,
    components=components,
    briefing=BRIEFING,
    phrases=("have-food", "need-food", "stop-searching", "i-play", "keep-cards"),
    telling=TELLING,
    worth=worth,
    outlook=OUTLOOK,
    campaign=ROAD_BACK,
)
