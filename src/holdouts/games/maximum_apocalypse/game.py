"""Maximum Apocalypse as the engine sees it."""

from collections.abc import Sequence
from pathlib import Path

from holdouts.engine.game import Cards, Game, Sharing
from holdouts.engine.painter import found_by
from holdouts.games.maximum_apocalypse.accounts import audit
from holdouts.games.maximum_apocalypse.bot import sensible
from holdouts.games.maximum_apocalypse.briefing import BRIEFING
from holdouts.games.maximum_apocalypse.cards import SHELVES, Book
from holdouts.games.maximum_apocalypse.components import components
from holdouts.games.maximum_apocalypse.effects import VOCABULARY
from holdouts.games.maximum_apocalypse.events import EVENTS
from holdouts.games.maximum_apocalypse.fields import Topics
from holdouts.games.maximum_apocalypse.hidden import redeal
from holdouts.games.maximum_apocalypse.naming import ApocalypseNaming
from holdouts.games.maximum_apocalypse.observation import observe
from holdouts.games.maximum_apocalypse.outlook import OUTLOOK
from holdouts.games.maximum_apocalypse.picks import PICKS
from holdouts.games.maximum_apocalypse.rules.setup import ApocalypseSetup, deal
from holdouts.games.maximum_apocalypse.script import step
from holdouts.games.maximum_apocalypse.secrets import SECRETS
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.games.maximum_apocalypse.telling import TELLING
from holdouts.games.maximum_apocalypse.view import scene, shared
from holdouts.games.maximum_apocalypse.why_not import why_not
from holdouts.games.maximum_apocalypse.worlds import WORLDS
from holdouts.games.maximum_apocalypse.worth import worth

MISSIONS = (
    "tutorial",
    "rescue-the-scientist",
    "collect-samples",
    "develop-the-cure",
    "nuclear-winter",
    "defuse-the-bomb",
    "fallout",
    "scout-the-alien-zone",
    "recover-the-intelligence",
    "humanity-strikes-back",
    "convoy",
    "defend-the-base",
    "burn-the-machines",
)


def setups() -> Sequence[ApocalypseSetup]:
    """Every mission with every number of players, and every variant at least once."""
    found = [ApocalypseSetup(scenario=mission, seats=seats) for mission in MISSIONS for seats in range(1, 7)]
    found += [
        ApocalypseSetup(scenario="tutorial", seats=2, solo="merged"),
        ApocalypseSetup(scenario="rescue-the-scientist", seats=2, solo="turns", map="laid"),
        ApocalypseSetup(scenario="rescue-the-scientist", seats=3, map="spaced", more_tiles=4),
        ApocalypseSetup(scenario="collect-samples", seats=3, tokens="pandemic", rolled_hunger=True),
        ApocalypseSetup(scenario="nuclear-winter", seats=4, tokens="uncapped", harder=1),
        ApocalypseSetup(scenario="convoy", seats=4, map="laid", sudden_death=True),
        ApocalypseSetup(scenario="burn-the-machines", seats=2, solo="merged", sets=("zombie", "alien")),
        ApocalypseSetup(scenario="defend-the-base", seats=2, survivors=("veteran", "any"), map="spaced"),
    ]
    return found


GAME = Game(
    id="maximum-apocalypse",
    prefix="MAX",
    folder=Path(__file__).parent,
    script=step,
    picks=PICKS,
    events=EVENTS,
    cards=Cards(SHELVES, VOCABULARY, Book),
    state=Apocalypse,
    setup=ApocalypseSetup,
    deal=deal,
    secrets=SECRETS,
    worlds=WORLDS,
    redeal=redeal,
    scene=scene,
    naming=ApocalypseNaming,
    topics=Topics,
    why_not=why_not,
    audit=audit,
    setups=setups,
    observe=observe,
    sensible=sensible,
    components=components,
    worth=worth,
    outlook=OUTLOOK,
    sharing=Sharing(shared, found_by),
    open_hands=True,
    briefing=BRIEFING,
    phrases=("need-healing", "need-food", "need-ammo", "i-fight", "come-to-me", "i-scavenge", "run"),
    telling=TELLING,
)
