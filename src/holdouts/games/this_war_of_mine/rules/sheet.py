"""The save sheet: what the printed form asks, what besides it must be counted, and what it cannot tell. [TWM-SAVE]

Our own saves hold everything. The sheet is for a campaign that was begun at a real table, or goes on at one.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from holdouts.games.this_war_of_mine.household import STATES, Amounts
from holdouts.games.this_war_of_mine.state import (
    IN_BOX,
    IN_WASTE,
    NONE,
    ON_SOMEBODY,
    Person,
    Siege,
)

CROSS, TWO, REMNANTS = "x", "xx", "rg"
"""On the plan of the Shelter: a card still lies there, two do, only Remnants of Rubble do. [TWM-SAVE-3]"""
BOXED = 1
SHELTER = "shelter"

ANEW = (
    *("leader", "events", "objectives", "red-corners", "loot", "endings", "decks", "waste", "medicine", "hidden"),
    *("last-trip", "bonuses", "memories", "chance"),
)
"""What no sheet tells, and is dealt anew. [TWM-SAVE-11]"""

Level = Annotated[int, Meta(ge=0, le=4)]


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Character in play: a name and the five States; medicine, if somebody remembers. [TWM-SAVE-9]"""

    name: str
    fatigue: Level = 0
    hunger: Level = 0
    wounds: Level = 0
    illness: Level = 0
    misery: Level = 0
    medicine: Amounts = field(default_factory=dict)

    @property
    def levels(self) -> tuple[int, ...]:
        return tuple(getattr(self, state) for state in STATES)


class Sheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """The sheet, the bag, and four questions besides. [TWM-SAVE-9, TWM-SAVE-10]"""

    starting: tuple[str, ...]
    wood_fives: Annotated[int, Meta(ge=0, le=12)] = 0
    components_fives: Annotated[int, Meta(ge=0, le=14)] = 0
    characters: tuple[Line, ...]
    locations: tuple[str, str, str]
    """From the nearest to the farthest."""
    spaces: dict[str, str]
    """By space: a mark of a Shelter card, or the name of a Fitting; spaces that are not named are bare."""
    flooded: Literal["", "dry", "water"] = ""
    """Whether the basement is, and whether its Water still stands there."""
    barricades: tuple[str, ...] = ()
    tokens: dict[str, str] = field(default_factory=dict)
    """By blank token: who bears it, or that it is in the Shelter."""
    strokes: Annotated[int, Meta(ge=0, le=5)] = 0
    face_up: tuple[str, ...] = ()
    epilogue: tuple[int, ...] = ()
    # what lies in the bag
    storage: Amounts
    cold: Annotated[int, Meta(ge=0, le=10)] = 0
    narratives: tuple[str, ...] = ()
    fittings: tuple[str, ...]
    """The Fittings deck."""
    # four questions the sheet does not ask
    chapter: Annotated[int, Meta(ge=0, le=3)] = 0
    events_left: Annotated[int, Meta(ge=0, le=12)]
    """Before the next Chapter, or until the end."""
    objective: str = ""
    status: Annotated[int, Meta(ge=0, le=40)] = 0
    nights: Annotated[int, Meta(ge=0, le=20)]
    # if somebody remembers
    used_events: tuple[str, ...] = ()
    red_corners: tuple[str, ...] | None = None
    """Those that are in their decks."""
    gone: tuple[str, ...] = ()
    gone_locations: tuple[str, ...] = ()
    hidden: dict[str, Amounts] = field(default_factory=dict)
    memories: tuple[str, ...] = ()
    bus_seats: Annotated[int, Meta(ge=0, le=4)] = 0


def export(siege: Siege) -> Sheet:
    """The sheet of a siege as it stands: whatever a group could write down and count. [TWM-SAVE-2, TWM-SAVE-3]"""
    book = siege.book
    goods = enumerate(siege.storage)
    return Sheet(
        starting=tuple(book.characters[card].id for card in siege.starters),
        wood_fives=siege.fives[0],
        components_fives=siege.fives[1],
        characters=tuple(_line(siege, person) for person in siege.group),
        locations=_locations(siege),
        spaces=_spaces(siege),
        flooded=_flooded(siege),
        barricades=tuple(siege.spaces[n].id for n, room in enumerate(siege.rooms) if room.barricade),
        tokens=_tokens(siege),
        strokes=max(siege.strokes),
        face_up=tuple(siege.event(one.card).id for one in siege.lying),
        epilogue=tuple(siege.notes),
        storage={book.goods[good].id: count for good, count in goods if count},
        cold=siege.cold,
        narratives=tuple(book.narratives[card].id for card in siege.held),
        fittings=tuple(book.fittings[card].id for card in siege.fittings),
        chapter=siege.chapter,
        events_left=events_left(siege),
        objective=book.objectives[siege.objectives[0]].id if siege.open_objectives == 1 else "",
        status=siege.status,
        nights=siege.round,
        used_events=_used(siege),
        red_corners=_red_corners(siege),
        gone=tuple(book.characters[card].id for card in sorted(siege.gone)),
        gone_locations=tuple(book.locations[card].id for card in siege.past_locations),
        hidden=_hidden(siege),
        memories=tuple(siege.memories),
        bus_seats=siege.bus_seats,
    )


def _line(siege: Siege, person: Person) -> Line:
    medicine = {
        siege.book.goods[siege.book.medicines[place]].id: count for place, count in enumerate(person.medicine) if count
    }
    states = dict(zip(STATES, person.levels, strict=True))
    return Line(name=siege.character(person).id, medicine=medicine, **states)


def _locations(siege: Siege) -> tuple[str, str, str]:
    near, middle, far = (siege.book.locations[place.card].id for place in siege.places)
    return near, middle, far


def _spaces(siege: Siege) -> dict[str, str]:
    found: dict[str, str] = {}
    for space, room in zip(siege.spaces, siege.rooms, strict=True):
        if room.fitting != NONE:
            found[space.id] = siege.fitting(room).id
        elif room.cards:
            found[space.id] = REMNANTS if room.remnants else (CROSS if len(room.cards) == BOXED else TWO)
    return found


def _flooded(siege: Siege) -> Literal["", "dry", "water"]:
    if not any(room.closed for room in siege.rooms):
        return ""
    return "water" if any(room.water for room in siege.rooms) else "dry"


def _tokens(siege: Siege) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, where in enumerate(siege.tokens):
        if where == ON_SOMEBODY:
            bearer = next(person for person in siege.group if person.token == number)
            found[siege.book.tokens[number].id] = siege.character(bearer).id
        elif where not in (IN_BOX, IN_WASTE):
            found[siege.book.tokens[number].id] = SHELTER
    return found


def events_left(siege: Siege) -> int:
    """Events before the next Chapter, or all that are left."""
    count = 0
    for card in reversed(siege.events):
        if card >= len(siege.book.events):
            break
        count += 1
    return count


def _used(siege: Siege) -> tuple[str, ...]:
    events = siege.book.events
    return tuple(events[card].id for card in siege.past_events if card < len(events) and not events[card].final)


def _red_corners(siege: Siege) -> tuple[str, ...]:
    raids = [card.id for n, card in enumerate(siege.book.raids) if card.corner and n not in siege.red_raids]
    residents = [card.id for n, card in enumerate(siege.book.residents) if card.corner and n not in siege.red_residents]
    return (*raids, *residents)


def _hidden(siege: Siege) -> dict[str, Amounts]:
    goods = siege.book.goods
    return {
        siege.book.locations[place.card].id: {goods[n].id: count for n, count in enumerate(place.hidden) if count}
        for place in siege.places
        if any(place.hidden)
    }


def dealt_anew(sheet: Sheet) -> tuple[str, ...]:
    """What of a siege this sheet does not tell. [TWM-SAVE-11]"""
    told = {
        "red-corners": sheet.red_corners is not None,
        "waste": bool(sheet.gone or sheet.gone_locations or sheet.used_events),
        "medicine": any(line.medicine for line in sheet.characters),
        "hidden": bool(sheet.hidden),
        "memories": bool(sheet.memories),
    }
    return tuple(name for name in ANEW if not told.get(name))
