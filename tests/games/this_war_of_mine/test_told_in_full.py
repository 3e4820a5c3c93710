"""Scenes whose whole log and whole aftermath are known: nothing is told that did not happen, nothing changes unsaid.

What is expected stands in told_in_full.yaml; lines that begin with `=` are what stands otherwise after the scene.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from holdouts.engine.chance import Dice
from holdouts.engine.events import Event
from holdouts.games.this_war_of_mine.accounts import audit
from holdouts.games.this_war_of_mine.cards import Exploration, Residents, Visitor
from holdouts.games.this_war_of_mine.game import SCENARIOS
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.night import PastTrip
from holdouts.games.this_war_of_mine.picks import (
    Act,
    CarryOut,
    ExploreOn,
    GoOn,
    GoTo,
    PlayNarrative,
    TakeOffer,
    UseAbility,
    UseFitting,
    UseLocation,
)
from holdouts.games.this_war_of_mine.positions import SiegePosition, besieged, shelter
from holdouts.games.this_war_of_mine.rules import book
from holdouts.games.this_war_of_mine.state import FLOOR, GUARD, Siege
from tests.games.scenes import copy_of, line, read_scenes
from tests.games.this_war_of_mine.aftermath import aftermath, standing
from tests.games.this_war_of_mine.test_book_pages import chain_of, roots, somewhere
from tests.games.this_war_of_mine.test_book_pages import table as table_of_contents

EXPECTED = Path(__file__).with_name("told_in_full.yaml")
BOOK = shelter().state.book
SHELVES = {
    "good": "goods",
    "goods": "goods",
    "give": "goods",
    "fitting": "fittings",
    "objective": "objectives",
    "token": "tokens",
    "person": "characters",
    "people": "characters",
    "location": "locations",
    "narrative": "narratives",
    "exploration": "exploration",
    "visitor": "visitors",
    "raid": "raids",
    "findings": "findings",
    "fate": "fate",
}
FREE = {
    "free_eating": True,
    "free_fittings": True,
    "free_scavenging": True,
    "free_medicine": False,
    "rubble": "one-stage",
}
GOODS = {
    "wood": 4,
    "components": 4,
    "water": 2,
    "raw-food": 2,
    "canned-food": 1,
    "vegetable": 1,
    "moonshine": 1,
    "cigarette": 2,
    "jewelry": 1,
    "coffee": 1,
    "bandages": 1,
    "meds": 1,
    "herb": 2,
    "herbal-meds": 1,
    "ammo": 3,
    "pistol": 1,
    "knife": 1,
    "lockpick": 1,
    "shovel": 1,
    "saw-blade": 1,
    "hatchet": 1,
    "filter": 1,
    "chems": 2,
    "sugar": 1,
    "weapon-part": 2,
    "book": 1,
    "shell": 1,
    "broken-pistol": 1,
    "broken-guitar": 1,
    "electrical-part": 1,
    "mechanical-part": 1,
    "pure-alcohol": 1,
}
"""A little of everything that cards ask for."""


class Played(NamedTuple):
    """A scene: what was told in it, how everything stood before it, and how it stands now."""

    told: Sequence[Event]
    before: dict[str, dict[str, str]]
    siege: Siege


def scened(before: dict[str, dict[str, str]], table: SiegePosition) -> Played:
    """A scene that was played at a table: after it everything is somewhere, exactly once."""
    assert audit(table.now) == []
    return Played(table.told(Event), before, table.now)


Scene = Callable[[], Played]


def naming(field: str, number: int) -> str | None:
    """Cards, people, places and goods by their names; what is counted stays a number."""
    if field == "state":
        return STATES[number]
    shelf = SHELVES.get(field)
    return None if shelf is None else copy_of([card.id for card in getattr(BOOK, shelf)], number)


def in_full(played: Played) -> list[str]:
    """All that was told, and what has come of it."""
    return [*(line(event, naming) for event in played.told), *aftermath(played.before, standing(played.siege))]


# --- playing on ---


def on(table: SiegePosition, seed: int, most: int, until: str = "") -> SiegePosition:
    """Played on by lot, so many choices at most, up to a question of that rule or, without one, to the next phase;
    nobody gives up."""
    dice, phase = Dice(seed), table.now.phase
    for _ in range(most):
        if table.table.decision is None or (table.asks() == until if until else table.now.phase != phase):
            break
        options = [option for option in table.options() if not option.grave]
        table.choose(dice.pick(options or table.options()))
    return table


def give(state: Siege, store: list[int]) -> None:
    """A little of everything lies there, out of the box."""
    for name, count in GOODS.items():
        good = state.book.good(name)
        taken = min(count, state.box[good])
        state.box[good] -= taken
        store[good] += taken


def home(*names: str, **options: object) -> SiegePosition:
    """A house that has a little of everything, and somebody who is not well."""
    table = shelter(**options).people(*(names or ("boris", "anton", "katia")))
    give(table.state, table.state.storage)
    first = BOOK.characters[table.state.group[0].card].id
    return table.levels(first, wounds=2, illness=1, misery=1, hunger=1)


def out(*cards: str, place: str = "warehouse", residents: Sequence[str] = ()) -> SiegePosition:
    """Boris and Katia are on a trip on which these cards come up, with a little of everything."""
    table = shelter().people("boris", "katia", "anton").tasks(boris="scavenge", katia="scavenge")
    state = table.state
    state.residents += state.red_residents
    state.red_residents = []
    others = [other for other in ("garage", "church", "villa") if other != place]
    table.places(*others[:2], place).phase("night")
    table.next_card("exploration", "exploration", *cards).next_card("residents", "residents", *residents)
    table.choose(GoTo(place))
    give(table.now, table.now.pile)
    return table.choose(GoOn()) if table.can(GoOn()) else table


# --- scenes ---


def explored(card: str, offer: str, place: str) -> Played:
    table = out(card, place=place)
    before = standing(table.now)
    table.choose(ExploreOn())
    if table.can(TakeOffer(offer)):
        table.choose(TakeOffer(offer))
    return scened(before, on(table, 3, 12, "TWM-SCAV-10"))


def met(card: str, offer: str, seed: int) -> Played:
    table = out("footsteps", residents=[card])
    before = standing(table.now)
    table.choose(ExploreOn()).choose(TakeOffer("meet-them"))
    if table.can(TakeOffer(offer)):
        table.choose(TakeOffer(offer))
    return scened(before, on(table, seed, 40, "TWM-SCAV-10"))


def at_location(place: str, deed: str) -> Played:
    table = out("search-junk", place=place)
    before = standing(table.now)
    if table.can(UseLocation(deed)):
        table.choose(UseLocation(deed))
    return scened(before, on(table, 5, 12, "TWM-SCAV-10"))


def went_home(place: str) -> Played:
    table = out("search-junk-and-go", "search-junk", place=place)
    before = standing(table.now)
    return scened(before, on(table, 7, 30))


def raided(card: str, seed: int) -> Played:
    table = home().phase("raid").fitting("bed", "t3")
    state = table.state
    for person in state.group:
        person.task = FLOOR if BOOK.characters[person.card].id == "anton" else GUARD
    state.raids += state.red_raids
    state.red_raids = []
    before = standing(state)
    table.next_card("raids", "raids", card)
    return scened(before, on(table, seed, 40))


def fated(card: str) -> Played:
    table = home().medicine("boris", meds=1, bandages=1).levels("katia", misery=2, fatigue=2)
    before = standing(table.state)
    return scened(before, on(table.next_card("fate", "fate", card).phase("fate"), 2, 12))


def dawned(seed: int) -> Played:
    table = home("emilia", "boris", "anton").phase("dawn").arrange(mourned=1, cold=3)
    before = standing(table.state)
    return scened(before, on(table, seed, 25))


def woke(event: str) -> Played:
    table = home().barricaded("t1").arrange(past_trip=PastTrip(0, [0], False)).next_events(event).phase("reveal")
    before = standing(table.state)
    return scened(before, on(table, 4, 8))


def visited(card: str, offer: str) -> Played:
    table = home().next_card("visitors", "visitors", card).rolling(10)
    before = standing(table.state)
    table.choose(Act("boris", "g5", "go-outside")).choose(CarryOut())
    if offer and table.can(TakeOffer(offer)):
        table.choose(TakeOffer(offer))
    return scened(before, on(table, 6, 8))


def worked(fitting: str, deed: str) -> Played:
    table = home().fitting(fitting, "t3")
    before = standing(table.state)
    uses = [option for option in table.options(kind=UseFitting) if option.deed == deed]
    for use in uses[:1]:
        table.choose(use).choose(CarryOut())
    return scened(before, on(table, 8, 4))


def told(narrative: str, phase: str, seed: int) -> Played:
    table = home().holding(narrative).fitting("bed", "t3").tasks(boris="guard").phase(phase)
    before = standing(table.state)
    for _ in range(10):
        if table.options(kind=PlayNarrative) or table.table.decision is None:
            break
        on(table, seed, 1)
    for pick in table.options(kind=PlayNarrative)[:1]:
        table.choose(pick)
    return scened(before, on(table, seed, 3))


def able(name: str, phase: str) -> Played:
    table = home("boris", name, "anton") if name not in ("boris", "anton") else home("katia", name, "roman")
    table.phase(phase)
    before = standing(table.state)
    for pick in table.options(kind=UseAbility)[:1]:
        table.choose(pick)
    return scened(before, on(table, 9, 5))


def aimed(objective: str, seed: int) -> Played:
    table = home().objective(objective).phase("reveal").next_events("quiet-day")
    before = standing(table.state)
    return scened(before, on(table, seed, 30))


def lived(seed: int, scenario: str, **options: object) -> Played:
    """The first choices of a siege, as it is dealt."""
    table = besieged(2, scenario, seed=seed, **options)
    before = standing(table.state)
    return scened(before, on(table, seed, 110, "nothing"))


def read_aloud(number: int, seed: int) -> Played:
    """A page of the book and those it leads to, in a siege where it may be read."""
    opened = BOOK.pages[number]
    desk, me = somewhere(opened, seed)
    before = standing(desk.siege)
    desk.run_anyhow(book.read(desk.siege, number, desk.deed(me)), Dice(seed))
    return Played(desk.told, before, desk.siege)


def pages_for_every_effect() -> Iterator[int]:
    """The first two stories that hold each kind of effect or condition a page can have."""
    held: Counter[type] = Counter()
    for opened in roots():
        kinds = {type(node) for number in chain_of(opened) for node in table_of_contents()[number].nodes}
        if any(held[kind] < 2 for kind in kinds):
            held.update(kinds)
            yield opened.number


def offers(cards: Sequence[Exploration | Residents | Visitor]) -> Iterator[tuple[str, str]]:
    """Every card once, with every way it offers."""
    for card in {card.id: card for card in cards if not card.script}.values():
        yield from ((card.id, offer.id) for offer in card.offers)
        if not card.offers:
            yield card.id, ""


def place_for(card: str) -> str:
    """A Location that has what a Map card shows."""
    wanted = next(one.map for one in BOOK.exploration if one.id == card)
    return next(place.id for place in BOOK.locations if not wanted or wanted in place.maps)


PHASES = {
    "fight-before": "night",
    "fight": "night",
    "trip": "night",
    "findings": "night",
    "die": "raid",
    "trade": "day",
}
"""Where a Narrative Action that has no phase of its own may find its moment."""

ABLE = (("arica", "day"), ("cveta", "day"), ("zlata", "day"), ("emilia", "dawn"), ("marin", "day"), ("anton", "dawn"))

ALL: dict[str, Scene] = {
    **{
        f"explore {card} {way}": partial(explored, card, way, place_for(card)) for card, way in offers(BOOK.exploration)
    },
    **{f"meet {card} {way} {n}": partial(met, card, way, n) for card, way in offers(BOOK.residents) for n in (1, 2)},
    **{
        f"at {place.id} {deed}": partial(at_location, place.id, deed)
        for place in BOOK.locations
        for deed in place.actions
    },
    **{f"home from {place.id}": partial(went_home, place.id) for place in BOOK.locations},
    **{f"raid {card.id} {n}": partial(raided, card.id, n) for card in BOOK.raids if not card.script for n in (1, 2)},
    **{f"fate {card.id}": partial(fated, card.id) for card in BOOK.fate},
    **{f"dawn {seed}": partial(dawned, seed) for seed in range(4)},
    **{f"event {card.id}": partial(woke, card.id) for card in BOOK.events},
    **{f"visitor {card} {way}": partial(visited, card, way) for card, way in offers(BOOK.visitors)},
    **{
        f"fitting {card.id} {deed.id}": partial(worked, card.id, deed.id)
        for card in BOOK.fittings
        for deed in card.actions
    },
    **{
        f"narrative {card.id} {n}": partial(told, card.id, PHASES.get(card.timing, "day"), n)
        for card in BOOK.narratives
        for n in (1, 2)
    },
    **{f"ability {id_} {phase}": partial(able, id_, phase) for id_, phase in ABLE},
    **{f"objective {card.id}": partial(aimed, card.id, n) for n, card in enumerate(BOOK.objectives)},
    **{
        f"page {number} {seed}": partial(read_aloud, number, seed)
        for number in pages_for_every_effect()
        for seed in (3, 6)
    },
    **{f"siege {n} {name}": partial(lived, n, name) for name in SCENARIOS for n in range(2)},
    **{
        f"advanced siege {n} {name}": partial(lived, n, name, board="advanced")
        for name in SCENARIOS
        for n in range(3, 5)
    },
    **{f"free siege {n}": partial(lived, n, SCENARIOS[0], **FREE) for n in range(5, 8)},
}


@pytest.mark.parametrize("name", ALL)
def test_the_whole_log_of_a_scene_is_what_happened(name: str):
    assert in_full(ALL[name]()) == read_scenes(EXPECTED)[name]


def test_every_scene_that_is_written_down_is_played():
    assert list(read_scenes(EXPECTED)) == list(ALL)
