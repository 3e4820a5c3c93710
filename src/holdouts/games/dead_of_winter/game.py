"""Dead of Winter as the engine sees it."""

from collections.abc import Sequence
from pathlib import Path

from holdouts.engine.game import Cards, Game
from holdouts.engine.observation import Observation
from holdouts.engine.painter import scene_by
from holdouts.games.dead_of_winter.accounts import audit
from holdouts.games.dead_of_winter.bot import accuses, sensible
from holdouts.games.dead_of_winter.briefing import BRIEFING
from holdouts.games.dead_of_winter.cards import SHELVES, Book
from holdouts.games.dead_of_winter.components import components
from holdouts.games.dead_of_winter.effects import VOCABULARY
from holdouts.games.dead_of_winter.events import EVENTS
from holdouts.games.dead_of_winter.fields import Topics
from holdouts.games.dead_of_winter.hidden import redeal
from holdouts.games.dead_of_winter.naming import WinterNaming
from holdouts.games.dead_of_winter.outlook import OUTLOOK
from holdouts.games.dead_of_winter.picks import PICKS
from holdouts.games.dead_of_winter.rules.ending import kind_of
from holdouts.games.dead_of_winter.rules.exile import suspects
from holdouts.games.dead_of_winter.rules.setup import WinterSetup, deal
from holdouts.games.dead_of_winter.script import step
from holdouts.games.dead_of_winter.secrets import SECRETS
from holdouts.games.dead_of_winter.state import Winter
from holdouts.games.dead_of_winter.telling import TELLING
from holdouts.games.dead_of_winter.view import painter
from holdouts.games.dead_of_winter.why_not import why_not
from holdouts.games.dead_of_winter.worlds import WORLDS
from holdouts.games.dead_of_winter.worth import worth

OBJECTIVES = (
    "until-the-thaw",
    "clear-the-streets",
    "the-vaccine-bench",
    "higher-walls",
    "strip-the-town",
    "the-convoy",
    "a-full-larder",
    "keep-the-furnace",
    "room-for-strangers",
    "field-samples",
)


def setups() -> Sequence[WinterSetup]:
    """Every main objective with every number of players, and every variant and switch at least once."""
    found = [WinterSetup(scenario=objective, seats=seats) for objective in OBJECTIVES for seats in range(2, 6)]
    found += [
        WinterSetup(scenario="until-the-thaw", seats=4, betrayer=True),
        WinterSetup(scenario="higher-walls", seats=3, hard=True, elimination=True),
        WinterSetup(scenario="keep-the-furnace", seats=3, hard=True, betrayer=True),
        WinterSetup(scenario="the-vaccine-bench", seats=4, together=True),
        WinterSetup(scenario="strip-the-town", seats=5, together=True, elimination=True),
        WinterSetup(scenario="a-full-larder", seats=2, elimination=True, starvation="cumulative"),
        WinterSetup(scenario="field-samples", seats=5, outside_spawn="per-survivor", frost_tick="token"),
        WinterSetup(scenario="room-for-strangers", seats=3, crisis_need="players", token_passes="right"),
    ]
    return found


GAME = Game(
    id="dead-of-winter",
    prefix="DOW",
    folder=Path(__file__).parent,
    script=step,
    picks=PICKS,
    events=EVENTS,
    cards=Cards(SHELVES, VOCABULARY, Book),
    state=Winter,
    setup=WinterSetup,
    deal=deal,
    secrets=SECRETS,
    worlds=WORLDS,
    redeal=redeal,
    scene=scene_by(painter),
    painter=painter,
    naming=WinterNaming,
    topics=Topics,
    why_not=why_not,
    audit=audit,
    setups=setups,
    observe=Observation,
    sensible=sensible,
    components=components,
    accuses=accuses,
    suspects=suspects,
    kind_of=kind_of,
    outlook=OUTLOOK,
    briefing=BRIEFING,
    phrases=(
        "have-food",
        "have-medicine",
        "have-fuel",
        "need-food",
        "need-medicine",
        "need-fuel",
        "need-tools",
        "give-crisis",
        "cannot-give",
        "clear-entrances",
        "do-not-search",
        "i-go",
        "vote-with-me",
        "trust-me",
    ),
    telling=TELLING,
    worth=worth,
)
