"""Stages: the worst positions of each game, put into a store before its server starts, and who looks at them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

from playwright.sync_api import Page, expect

from holdouts.engine.decision import Option
from holdouts.engine.library import LANGUAGES, read_setup
from holdouts.engine.position import Position
from holdouts.engine.record import Kind, Loaded, read_record, save, settle
from holdouts.games import find_game
from holdouts.games.dead_of_winter.picks import CallVote, Move
from holdouts.games.dead_of_winter.positions import BLANK, WinterPosition, colony
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition, expedition
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.games.maximum_apocalypse.positions import settle as survivors_at
from holdouts.games.this_war_of_mine.picks import (
    Act,
    CarryOut,
    ExploreOn,
    GiveUp,
    GoHome,
    GoOn,
    GoTo,
    LayAside,
    Pack,
    TakeOffer,
    TakeUp,
    UseLocation,
)
from holdouts.games.this_war_of_mine.positions import SiegePosition, shelter
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.invitations import watch_key, watch_secret
from holdouts.server.seats import COOKIE
from holdouts.server.store import Store
from tests.browser.people import Person
from tests.server.process import Server

TOKEN = "whoever-looks-at-the-stages-has-this-secret"
NEVER = 1e7
"""A pace at which no bot moves: a stage stands still."""

NAMES = ("Maximiliane", "Anne-Sophie", "Bartholomew", "Konstantina", "Jean-Baptiste", "Wilhelmina")
SURVIVORS = ("gunslinger", "veteran", "surgeon", "fireman", "hunter", "mechanic")
ALONE: tuple[Kind, ...] = ("person", "sensible", "sensible", "sensible", "sensible", "sensible")
TOGETHER: tuple[Kind, ...] = ("person",) * 6


class Stage(NamedTuple):
    """A position, who plays each seat, and who looks."""

    position: Callable[[], Position[Any]]
    kinds: tuple[Kind, ...] = ALONE
    watched: bool = False
    """By somebody who only looks on."""
    handed: bool = False
    """Every seat of the reader is played by a bot."""
    choices: tuple[Option, ...] = ()
    """What was chosen since."""


# --- Godforsaken Scavengers ---


def _camp() -> ExpeditionPosition:
    """Five scavengers with Characters and a Caravan; ten cards in the first hand; everybody is hurt."""
    table = expedition(seats=5, scenario="lost-expedition", caravan=True, characters=True, location="market-of-husks")
    table.hand(0, "hunt", "hunt", "torch", "scout", "scout", "rest", "forage", "smoked-meat", "barter", "queens-scent")
    for seat in range(1, 5):
        table.hand(seat, "move", "salvation", "dry-ration")
    table.stored(0, "dry-ration", "royal-jelly").discarded("relief", "smoked-meat", "weeping-spider")
    for seat, hurt in enumerate((("torn-abdomen", "hoarders-itch"), ("tremors",), ("pride", "dread"), ("rot",))):
        table.afflicted(seat, *hurt)
    return table


def _digging() -> ExpeditionPosition:
    """In the midst of a search, with a long row of cards already found."""
    found = ("barricade", "hide", "bait", "rush", "forage", "relief", "instinct", "carapace")
    return _camp().searched(*found).turn(0, pile=1)


def _fallen() -> ExpeditionPosition:
    """The reader is dead, and so is another."""
    return _camp().dead(0, 3).turn(1)


# --- Maximum Apocalypse ---


def _city(mission: str = "burn-the-machines", fallen: tuple[int, ...] = ()) -> ApocalypsePosition:
    """Six survivors on the widest map; ten cards in the first hand; weapons, monsters, hunger and poison all around."""
    table = ApocalypsePosition(find_game("maximum-apocalypse"), survivors_at(*SURVIVORS, mission=mission, seed=3))
    swarms = {0: ("alien-scientist",), 1: ("omni-bot", "laser-drone", "scout-bot"), 2: ("scout-bot",)}
    for seat in (seat for seat in range(6) if seat not in fallen):
        ids = [table.state.design(card).id for card in table.state.kit_of(seat).deck]
        table.hand(seat, *ids[: 10 if seat == 0 else 4]).discarded(*ids[10:13], seat=seat)
        table.gear(seat, *[id_ for id_ in ids[13:] if _weapon(table, id_)][:2])
        table.foes(seat, *swarms.get(seat, ()))
    for seat in fallen:
        table.dead(seat)
    state = table.state
    stood_on = {survivor.place for survivor in state.survivors}
    state.up = [number % 5 > 0 or number in stood_on for number in range(len(state.tiles))]
    state.tokens = [number % 3 if number % 2 else 0 for number in range(len(state.tiles))]
    state.supply -= sum(state.tokens)
    return table.hunger(1, 6, 2).poisoned(2, 2)


def _weapon(table: ApocalypsePosition, id_: str) -> bool:
    return any(card.weapon for card in table.state.book.cards if card.id == id_)


def _aftermath() -> Position[Any]:
    """The reader is dead, and so is another."""
    return _city(fallen=(0, 3)).turn(1)


# --- Dead of Winter ---


def _winter() -> WinterPosition:
    """Five groups in six crowded places; ten cards in the first hand, six dice, all hurt, zombies at every entrance."""
    table = colony(5, "the-vaccine-bench")
    table.group(0, "brandt", "renn@school", "falk@hospital", "castellane@police")
    table.group(1, "haddad@school", "quill@library", "ashby@school").group(2, "stern@police", "nowak@grocery", "lund")
    table.group(3, "marsh@hospital", "lindqvist@gas", "tak@hospital").group(
        4, "sandoval", "huisman@library", "cole@gas"
    )
    table.hand(0, "pantry-crate", "trauma-kit", "jerrycan", "chain-and-padlock", "traveller-with-child", "air-horn")
    table.hand(0, "field-commanders-notes", "floor-plan-gas-station", "tinned-soup", "odds-and-ends")
    table.gear("brandt", "insulated-boots", "handheld-radio").gear("renn", "hunting-rifle").gear("stern", "riot-shield")
    table.hurt("renn", wounds=1, frost=1).hurt("falk", wounds=2).hurt("nowak", frost=1).hurt("lindqvist", wounds=1)
    for seat in range(1, 5):
        table.hand(seat, "tinned-soup", "antiseptic").given(seat, "odds-and-ends").dice(seat, 1, 3, 4, 6)
    for place in ("police", "grocery", "school", "library", "hospital", "gas"):
        table.zombies(place, 2).noise(place, 3)
    table.zombies("colony", 3, 2, 1, 2, 3, 1).barricades("colony", 0, 1, 2, 0, 0, 1).barricades("school", 1)
    table.waste("push-broom", "head-torch", "nail-gun", "site-lamp").stored("stimulant-vial")
    return (
        table.given(0, "ration-box")
        .dice(0, 1, 2, 3, 4, 5)
        .arrange(helpless=5, food=7, morale=4, starvation=2, reader=4)
    )


def _lessons() -> WinterPosition:
    """Whoever moves to the colony next hears a long story, and must choose."""
    return _winter().crossroads("girl-from-the-hall").rolling(BLANK)


TO_THE_COLONY: Any = ("renn", "colony")


def _thawed() -> WinterPosition:
    """It is over: morale is gone, and all objectives lie open."""
    return _winter().secret(3, "gun-runner").arrange(morale=1, food=0).phase("feed")


# --- This War of Mine ---


def _siege(board: str = "basic") -> SiegePosition:
    """Four people in a bad way in a house full of Fittings; every sort of good in Storage, Events that lie there."""
    table = shelter(6, board=board).people("anton", "cveta", "emilia", "zlata")
    table.levels("anton", fatigue=3, hunger=2, wounds=1, illness=3, misery=2).levels("cveta", hunger=3, misery=3)
    table.levels("emilia", wounds=2).levels("zlata", fatigue=1, hunger=1, wounds=1, illness=1, misery=1)
    table.fitting("rainwater-collector", "t2").fitting("moonshine-still", "m1").fitting("workshop", "t3")
    table.fitting("advanced-workshop", "m4").fitting("bed", "m6").barricaded("t1", "t6").fives(wood=1, components=1)
    table.storage(**{good.id.replace("-", "_"): 1 for good in table.state.book.goods})
    table.places("row-of-cottages", "construction-site", "farm-at-the-edge").lying("shortages").lying("snipers")
    return table.holding("neighbourly-favour", "old-song").objective("medicine-chest").arrange(cold=6)


def _at_the_door() -> SiegePosition:
    """Whoever goes outside next meets somebody of whom the book has much to tell."""
    return _siege().next_card("visitors", "visitors", "reality-at-the-door").rolling(10)


TO_RUMMAGE: Any = ("zlata", "bl3", "rummage")
OUTSIDE: Any = ("zlata", "g5", "go-outside")


def _night(board: str = "basic", *cards: str, residents: str = "thugs") -> SiegePosition:
    """Two go out with all they have, two stand guard; these cards are met in the dark, and these people."""
    table = _siege(board).levels("anton", fatigue=1, hunger=2, illness=1, misery=2).levels("cveta", hunger=3, misery=1)
    table.tasks(anton="scavenge", cveta="scavenge").places("row-of-cottages", "central-square", "farm-at-the-edge")
    state = table.state
    state.residents += state.red_residents
    state.red_residents = []
    state.past_events += [one.card for one in state.lying]
    state.lying = []
    table.next_card("exploration", "exploration", *cards).next_card("residents", "residents", residents)
    return table.phase("night")


def _set_out(place: str, *goods: str) -> tuple[Option, ...]:
    """They go there, with these."""
    taken: list[Any] = [Pack(cast(Any, good)) for good in goods]
    return GoTo(cast(Any, place)), *taken, GoOn()


def _besieged_house() -> SiegePosition:
    """Two guards, and men at the door."""
    table = _siege().tasks(anton="bed", cveta="floor").phase("raid")
    state = table.state
    state.raids += state.red_raids
    state.red_raids = []
    return table.next_card("raids", "raids", "armed-thugs").rolling(6, 6, 6, 6)


ARMS = ("pistol", "hatchet", "knife", "ammo", "moonshine")
FINDS = ("canned-food", "coffee", "jewelry", "book", "meds", "cigarette", "lockpick", "filter")
MEDS: Any = ("meds",)
ARMED_OUTSIDE: Any = ("anton", "pistol")
ARMED_AT_HOME: Any = ("emilia", "pistol")
MAPS = ("map-locked-door", "footsteps", "map-blocked-door", "hideout", "search-pantry-and-go")


STAGES = {
    "turn": Stage(lambda: _camp().turn(0)),
    "digging": Stage(_digging),
    "dead": Stage(_fallen),
    "watched": Stage(_digging, watched=True),
    "handed": Stage(_digging, handed=True),
    "hot-seat": Stage(_digging, TOGETHER),
    "city": Stage(_city),
    "longest-mission": Stage(lambda: _city("convoy")),
    "city-dead": Stage(_aftermath),
    "city-watched": Stage(_city, watched=True),
    "city-handed": Stage(_city, handed=True),
    "city-together": Stage(_city, TOGETHER),
    "winter": Stage(lambda: _winter().turn(0)),
    "winter-vote": Stage(_winter, choices=(CallVote(2),)),
    "winter-crossroads": Stage(_lessons, choices=(Move(*TO_THE_COLONY),)),
    "winter-watched": Stage(_winter, watched=True, choices=(CallVote(2),)),
    "winter-over": Stage(_thawed),
    "winter-hot-seat": Stage(lambda: _winter().turn(0), TOGETHER),
    "siege": Stage(_siege, choices=(Act(*TO_RUMMAGE),)),
    "siege-advanced": Stage(lambda: _siege("advanced")),
    "siege-page": Stage(_at_the_door, choices=(Act(*OUTSIDE), CarryOut())),
    "siege-watched": Stage(_siege, watched=True),
    "siege-trip": Stage(
        lambda: _night("advanced", *MAPS, residents="civilians"),
        choices=(
            *_set_out("row-of-cottages", *ARMS, *FINDS),
            *(ExploreOn(), LayAside(), ExploreOn(), TakeOffer("meet-them"), GoOn()),
            *(ExploreOn(), LayAside(), ExploreOn(), TakeOffer("keep-in-mind")),
        ),
    ),
    "siege-met": Stage(
        lambda: _night("basic", "footsteps", residents="survivors"),
        choices=(*_set_out("central-square", *ARMS, *FINDS), ExploreOn(), TakeOffer("meet-them")),
    ),
    "siege-finds": Stage(
        lambda: _night("advanced", "search-pantry-and-go"),
        TOGETHER,
        choices=(*_set_out("row-of-cottages", *ARMS, *FINDS), ExploreOn(), GoOn(), GoHome()),
    ),
    "siege-trade": Stage(
        lambda: _night("basic"),
        TOGETHER,
        choices=(*_set_out("central-square", *FINDS), UseLocation("trade"), GiveUp(*MEDS)),
    ),
    "siege-fight": Stage(
        lambda: _night("basic", "footsteps", residents="bandits"),
        TOGETHER,
        choices=(
            *(*_set_out("central-square", *ARMS), ExploreOn(), TakeOffer("meet-them")),
            TakeUp(*ARMED_OUTSIDE),
        ),
    ),
    "siege-raid": Stage(_besieged_house),
    "siege-robbed": Stage(_besieged_house, choices=(TakeUp(*ARMED_AT_HOME), GoOn())),
}
"""All of them, by their names; those of a game begin alike."""


# --- into a store, and before somebody's eyes ---


def set_stages(data: Path, only: str = "") -> None:
    """Store a table for each stage (those whose names begin so) and language: nobody has moved there yet."""
    store = Store.in_file(data)
    store.migrate()
    archive = Archive(store)
    for name, stage in STAGES.items():
        if not name.startswith(only):
            continue
        for lang in LANGUAGES:
            bring(archive, f"{name}-{lang}", stage, lang)
    store.close()


@contextmanager
def standing(folder: Path, stages: Mapping[str, Stage], game: str) -> Iterator[Server]:
    """A server with these stages, in English, at which nobody else moves."""
    data = folder / "holdouts.db"
    store = Store.in_file(data)
    store.migrate()
    for name, stage in stages.items():
        bring(Archive(store), name, stage, "en")
    store.close()
    with Server(data, pace=NEVER, trying=game) as running:
        yield running


def at_stage(page: Page, server: Server, name: str) -> Person:
    """Somebody who sits down there, once they are asked."""
    person = Person(page)
    page.context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": server.url}])
    page.goto(f"{server.url}/t/{name}")
    expect(page.locator("#prompt .asked")).to_be_attached()
    person.prompt()
    return person


def bring(archive: Archive, id_: str, stage: Stage, lang: str) -> None:
    """Store one table."""
    position = stage.position().shared()
    for option in stage.choices:
        position.choose(option)
    table = position.table
    state: Any = table.state
    seats = len(state.seats)
    setup = read_setup(table.game, {"scenario": _played(state), "seats": seats})
    about = settle(table.game, setup, 1, names=NAMES[:seats], kinds=stage.kinds[:seats], language=lang)
    record = read_record(save(table, about))
    archive.bring(id_, Loaded(table, about, "exact", (), record, replays=True), TOKEN, lang, watch_key(TOKEN, id_))
    for row in archive.store.seats(id_) if stage.handed else []:
        if row.token_hash:
            archive.store.change_seat(id_, row.seat, version=0, notes="[]", kind=chairs.BOTS[0])


def _played(state: Any) -> str:
    """The scenario, the mission or the main objective of a table."""
    if hasattr(state, "sheet"):
        return str(state.sheet.id)
    return str((state.card if hasattr(state, "card") else state.book.objectives[state.objective]).id)


THREATENED = (
    *("city", "city-together", "digging", "hot-seat", "longest-mission"),
    *("siege", "siege-advanced", "winter", "winter-hot-seat"),
)
"""Where it is told, a moment after the question, what ending the turn would cost: it stands above the answers."""


def look_at(page: Page, server: Server, name: str, lang: str) -> None:
    """Open the page of a stage, as whoever looks there."""
    id_, stage = f"{name}-{lang}", STAGES[name]
    if stage.watched:
        page.context.clear_cookies()
        page.goto(f"{server.url}/watch/{id_}/{watch_secret(TOKEN, id_)}?lang={lang}")
    else:
        page.context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": server.url}])
        page.goto(f"{server.url}/t/{id_}")
    page.wait_for_selector("#prompt .asked", state="attached")
    if page.locator("#curtain button").count():
        page.locator("#curtain button").first.click()
        page.mouse.move(0, 0)  # and not on something that is read by pointing at it
        page.wait_for_selector("#curtain button", state="detached")
    if name in THREATENED:
        page.wait_for_selector("#prompt .threat", state="visible")
