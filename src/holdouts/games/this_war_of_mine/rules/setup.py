"""Setting up a siege: people, decks, the house, Storage. [TWM-SETUP, TWM-SCEN]"""

from typing import Literal

from holdouts.engine.chance import Seed
from holdouts.engine.game import Setup, SetupError
from holdouts.engine.refusal import Name
from holdouts.engine.setup import check_seats
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.picks import InstallFree, PickSpace
from holdouts.games.this_war_of_mine.rules import house, resuming, states
from holdouts.games.this_war_of_mine.rules.calendar import begin_day
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.rules.people import newcomer, settle_in
from holdouts.games.this_war_of_mine.rules.sheet import Sheet
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import GUARD, IN_BOX, UNKNOWN_CARDS, Place, Room, Siege

LEAST_PLAYERS, MOST_PLAYERS = 1, 6
IN_CHAPTER = (3, 4)
"""Ordinary Events of the first Chapter and of the second. [TWM-SETUP-13]"""
ENEMIES = 9
"""Enemy tokens. [10.3]"""


class SiegeSetup(Setup, frozen=True, kw_only=True):
    """What the group settles before the siege: a scenario, a side of the board, and which advanced rules it plays by.
    [TWM-SCEN-1, TWM-ADV]"""

    board: Literal["basic", "advanced"] = "basic"
    free_medicine: bool = True
    free_eating: bool = False
    free_fittings: bool = False
    free_scavenging: bool = False
    rubble: Literal["two-stages", "one-stage"] = "two-stages"
    sheet: Sheet | None = None
    """A save sheet to go on from. [TWM-SAVE-10]"""


def deal(setup: SiegeSetup, book: Book, seed: Seed) -> Siege:
    """Everything on the table, ready for the first Morning. [TWM-SETUP-1..19]"""
    names = [scenario.id for scenario in book.scenarios]
    if setup.scenario not in names:
        raise SetupError("setup-no-scenario", name=setup.scenario, known=tuple(_named(name) for name in names))
    check_seats(_named(setup.scenario), LEAST_PLAYERS, MOST_PLAYERS, setup.seats)
    siege = Siege(
        scenario=names.index(setup.scenario),
        board=book.number("boards", setup.board),
        seats_count=setup.seats,
        free_medicine=setup.free_medicine,
        free_eating=setup.free_eating,
        free_fittings=setup.free_fittings,
        free_scavenging=setup.free_scavenging,
        rubble_stages=2 if setup.rubble == "two-stages" else 1,
    )
    siege.attach(book, None)
    siege.seed(seed)
    siege.leader = siege.below(setup.seats)
    fill_box(siege)
    choose_people(siege)
    stack_decks(siege)
    stack_events(siege)
    furnish(siege)
    lay_locations(siege)
    if setup.sheet is not None:
        resuming.resume(siege, setup.sheet)
        siege.then(begin_day)
        return siege
    siege.then(clear_some)
    siege.then(install_some)
    siege.then(begin_day)
    return siege


def _named(id_: str) -> Name:
    return Name(id_, (f"name-{id_}",))


# --- goods and people ---


def fill_box(siege: Siege) -> None:
    """All pieces are in the box, but for those that Storage starts with. [TWM-SETUP-15, TWM-SETUP-18]"""
    book = siege.book
    siege.box = [good.count for good in book.goods]
    for store in ("storage", "pile", "load", "waste", "gains", "lent"):
        setattr(siege, store, [0] * len(book.goods))
    for name, count in siege.sheet.storage.items():
        good = book.good(name)
        siege.box[good] -= count
        siege.storage[good] += count
    siege.tokens = [IN_BOX] * len(book.tokens)
    siege.strokes = [0] * len(book.tokens)
    siege.bag = list(range(ENEMIES))
    siege.cold = siege.sheet.cold


def choose_people(siege: Siege) -> None:
    """The first red and black Characters of the deck live here; the others may come later. [TWM-SETUP-2..6]"""
    deck = list(range(len(siege.book.characters)))
    siege.shuffle(deck)
    wanted = {"red": siege.sheet.reds, "black": siege.sheet.blacks}
    for card in list(deck):
        border = siege.book.characters[card].border
        if wanted[border]:
            wanted[border] -= 1
            deck.remove(card)
            person = newcomer(card)
            person.starting, person.task = True, GUARD
            settle_in(siege, person)
            siege.starters.append(card)
    siege.unused = deck[::-1]
    for person in siege.group:
        for name, level in siege.sheet.states.items():
            states.shift(siege, person, STATES.index(name), level, rule="TWM-SETUP-5")


# --- decks ---


def stack_decks(siege: Siege) -> None:
    """Each deck is shuffled; blank cards stay out, red corners lie apart. [TWM-SETUP-8, TWM-SETUP-11]"""
    book, sheet = siege.book, siege.sheet
    siege.exploration = [n for n, card in enumerate(book.exploration) if not card.script]
    siege.findings = list(range(len(book.findings)))
    siege.visitors = [n for n, card in enumerate(book.visitors) if not card.script]
    siege.fate = list(range(len(book.fate)))
    siege.narratives = list(range(len(book.narratives)))
    siege.locations = list(range(len(book.locations)))
    siege.red_raids = [n for n, card in enumerate(book.raids) if card.corner]
    siege.red_residents = [n for n, card in enumerate(book.residents) if card.corner]
    siege.raids = [n for n, card in enumerate(book.raids) if not card.corner and not card.script]
    siege.residents = [n for n, card in enumerate(book.residents) if not card.corner and not card.script]
    siege.shuffle(siege.red_raids)
    siege.shuffle(siege.red_residents)
    everything = sheet.red_corners == "in"
    raids = len(siege.red_raids) if everything else sheet.red_raids
    residents = len(siege.red_residents) if everything else sheet.red_residents
    siege.raids += [siege.red_raids.pop() for _ in range(raids)]
    siege.residents += [siege.red_residents.pop() for _ in range(residents)]
    for deck in (siege.exploration, siege.findings, siege.visitors, siege.fate, siege.narratives, siege.locations):
        siege.shuffle(deck)
    siege.shuffle(siege.raids)
    siege.shuffle(siege.residents)
    stack_fittings(siege)


def stack_fittings(siege: Siege) -> None:
    """Green corners can be built, the others are Ideas, where the board has a space for them. [TWM-SETUP-10,
    TWM-ADV-1]"""
    for number, fitting in enumerate(siege.book.fittings):
        deck = siege.ideas if fitting.corner == "orange" and siege.side.ideas else siege.fittings
        deck.append(number)


def stack_events(siege: Siege) -> None:
    """From the bottom: the Final Events, then Chapter by Chapter the ordinary ones; the rest goes to the Waste unseen.
    [TWM-SETUP-13, TWM-SETUP-14, TWM-SCEN-4]"""
    book, sheet = siege.book, siege.sheet
    ordinary = [n for n, card in enumerate(book.events) if not card.final]
    siege.shuffle(ordinary)
    finals = [book.number("events", name) for name in sheet.finals]
    siege.shuffle(finals)
    siege.events = finals
    if sheet.chapters:
        first = len(book.events)
        early, late = IN_CHAPTER
        siege.events += [first + 2, *(ordinary.pop() for _ in range(late))]
        siege.events += [first + 1, *(ordinary.pop() for _ in range(early))]
        siege.events.append(first)
    else:
        siege.events += [ordinary.pop() for _ in range(sheet.events)]
    left_out = [n for n, card in enumerate(book.events) if card.final and n not in finals]
    siege.past_events = left_out
    siege.unseen_events = ordinary


def lay_locations(siege: Siege) -> None:
    """Three Locations, one on each space; a scenario may fix the farthest. [TWM-SETUP-12, TWM-SCEN-8]"""
    far = siege.book.number("locations", siege.sheet.far) if siege.sheet.far else None
    if far is not None:
        siege.locations.remove(far)
    count = len(UNKNOWN_CARDS) - (far is not None)
    cards = [siege.locations.pop() for _ in range(count)] + ([] if far is None else [far])
    siege.places = [Place(card, [0] * len(siege.box)) for card in cards]


# --- the house ---


def furnish(siege: Siege) -> None:
    """Shelter cards of a kind are shuffled among themselves and laid on their spaces. [TWM-SETUP-9, TWM-SETUP-19,
    TWM-ADV-4]"""
    siege.rooms = [Room([]) for _ in siege.spaces]
    piles = house.shelter_piles(siege)
    if siege.sheet.shelter:
        for space, room in zip(siege.spaces, siege.rooms, strict=True):
            if space.card:
                room.cards = [piles[space.card].pop() for _ in range(space.stack)]
    siege.unseen_shelter = sorted(card for pile in piles.values() for card in pile)


@step
def clear_some(siege: Siege) -> Steps[None]:
    """A scenario takes Shelter cards away unseen, on spaces of the group's choice. [10.22]"""
    for kind, count in siege.sheet.cleared.items():
        for _ in range(count):
            spaces = [n for n, room in enumerate(siege.rooms) if room.cards and siege.spaces[n].card == kind]
            pick = yield from choose(
                siege, [PickSpace(space) for space in spaces], rule="TWM-SCEN-8", ask="clear-first", parts=(PickSpace,)
            )
            siege.unseen_shelter.append(siege.rooms[pick.space].cards.pop())
            siege.unseen_shelter.sort()


@step
def install_some(siege: Siege) -> Steps[None]:
    """A scenario lets the group install Fittings of its choice for nothing. [TWM-SCEN-4, 10.21]"""
    for corner, count in (("green", siege.sheet.green_fittings), ("orange", siege.sheet.orange_fittings)):
        for left in range(count, 0, -1):
            options = free_fittings(siege, corner)
            if not options:
                break
            ask = "install-first" if corner == "green" else "install-improved"
            pick = yield from choose(
                siege, options, rule="TWM-SCEN-4", ask=ask, about={"count": left}, parts=(InstallFree,)
            )
            deck = siege.ideas if pick.fitting in siege.ideas else siege.fittings
            deck.remove(pick.fitting)
            siege.tell(events.Built(person=-1, space=pick.space, fitting=pick.fitting, rule="TWM-SCEN-4"))
            yield from house.install(siege, pick.fitting, pick.space, rule="TWM-DAY-22")


def free_fittings(siege: Siege, corner: str) -> list[InstallFree]:
    """What of that corner could stand where."""
    names: dict[str, int] = {}
    for card in (*siege.fittings, *siege.ideas):
        if siege.book.fittings[card].corner == corner:
            names.setdefault(siege.book.fittings[card].id, card)
    free = house.free_spaces(siege, house.layout(siege).ways)
    return [
        InstallFree(card, space)
        for card in names.values()
        for space in house.fitting_for(siege, siege.book.fittings[card], free)
    ]
