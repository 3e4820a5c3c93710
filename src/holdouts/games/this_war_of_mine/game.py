"""This War of Mine as the engine sees it."""

from collections.abc import Sequence
from pathlib import Path

from holdouts.engine.game import Cards, Game, Sharing
from holdouts.engine.observation import Observation
from holdouts.games.this_war_of_mine.accounts import audit
from holdouts.games.this_war_of_mine.bot import PHRASES, REASONS, sensible
from holdouts.games.this_war_of_mine.briefing import BRIEFING
from holdouts.games.this_war_of_mine.cards import SHELVES
from holdouts.games.this_war_of_mine.components import components
from holdouts.games.this_war_of_mine.effects import VOCABULARY
from holdouts.games.this_war_of_mine.events import EVENTS
from holdouts.games.this_war_of_mine.fields import Topics
from holdouts.games.this_war_of_mine.fight_events import FIGHT_EVENTS
from holdouts.games.this_war_of_mine.hidden import redeal
from holdouts.games.this_war_of_mine.naming import SiegeNaming
from holdouts.games.this_war_of_mine.outlook import OUTLOOK
from holdouts.games.this_war_of_mine.picks import PICKS
from holdouts.games.this_war_of_mine.rules.binding import make_book
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup, deal
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.secrets import SECRETS
from holdouts.games.this_war_of_mine.sheet_form import FORM
from holdouts.games.this_war_of_mine.state import Siege
from holdouts.games.this_war_of_mine.tally import tally
from holdouts.games.this_war_of_mine.telling import TELLING
from holdouts.games.this_war_of_mine.view import scene, seen_by, shared
from holdouts.games.this_war_of_mine.why_not import why_not
from holdouts.games.this_war_of_mine.worlds import WORLDS
from holdouts.games.this_war_of_mine.worth import worth

SCENARIOS = ("until-the-ceasefire", "endless-night", "the-last-convoy")


def setups() -> Sequence[SiegeSetup]:
    """Every scenario with every number of players on one side of the board, and every switch at least once."""
    found = [
        SiegeSetup(scenario=scenario, seats=seats, board="advanced" if (seats + n) % 2 else "basic")
        for n, scenario in enumerate(SCENARIOS)
        for seats in range(1, 7)
    ]
    found += [
        SiegeSetup(scenario=scenario, seats=2, board=board, free_eating=True, free_fittings=True, free_scavenging=True)
        for scenario in SCENARIOS
        for board in ("basic", "advanced")
    ]
    found.append(SiegeSetup(scenario="until-the-ceasefire", seats=1, free_medicine=False, rubble="one-stage"))
    return found


GAME = Game(
    id="this-war-of-mine",
    prefix="TWM",
    folder=Path(__file__).parent,
    script=step,
    picks=PICKS,
    events=(*EVENTS, *FIGHT_EVENTS),
    cards=Cards(SHELVES, VOCABULARY, make_book),
    state=Siege,
    setup=SiegeSetup,
    deal=deal,
    secrets=SECRETS,
    worlds=WORLDS,
    redeal=redeal,
    scene=scene,
    naming=SiegeNaming,
    topics=Topics,
    why_not=why_not,
    audit=audit,
    setups=setups,
    observe=Observation,
    sensible=sensible,
    worth=worth,
    components=components,
    tally=tally,
    phrases=PHRASES,
    reasons=REASONS,
    outlook=OUTLOOK,
    briefing=BRIEFING,
    telling=TELLING,
    sheet=FORM,
    sharing=Sharing(shared, seen_by, common=True),
    open_hands=True,
)
