"""Going on from a save sheet: it is checked field by field, and what it does not tell is dealt anew. [TWM-SAVE]"""

from collections.abc import Iterable
from typing import Any

from holdouts.engine.game import SetupError
from holdouts.engine.refusal import Name
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.rules import house, people, states
from holdouts.games.this_war_of_mine.rules.sheet import CROSS, REMNANTS, SHELTER, TWO, Line, Sheet
from holdouts.games.this_war_of_mine.state import (
    FATIGUE,
    GROUP,
    IN_SHELTER,
    MOST,
    NONE,
    ON_SOMEBODY,
    Lying,
    Place,
    Room,
    Siege,
)

RED_PER_NIGHT = 2
IN_CHAPTER = (0, 3, 4, 3)
"""Events that a Chapter holds at most; the last holds the final ones."""


def resume(siege: Siege, sheet: Sheet) -> None:
    """The siege of the sheet; refused with the field named, if it breaks a rule of state. [TWM-SAVE-5, TWM-SAVE-12]"""
    for part in (_people, _goods, _house, _city, _events, _objectives, _red_corners, _rest):
        part(siege, sheet)


def refuse(field: str, reason: str, **slots: Any) -> SetupError:
    """Why a sheet cannot be: the field at fault, and what is wrong with it. [TWM-SAVE-12]"""
    return SetupError(f"sheet-{reason}", field=Name(field, (f"sheet-field-{field}",)), **slots)


def _number(siege: Siege, shelf: str, id_: str, field: str) -> int:
    """A card by its name, as somebody typed it."""
    try:
        return siege.book.number(shelf, id_)
    except KeyError:
        raise refuse(field, "unknown", name=id_) from None


def _take(deck: list[int], cards: Iterable[int], field: str) -> list[int]:
    """These cards leave their deck; one that is not there was named twice."""
    found = list(cards)
    for card in found:
        if card not in deck:
            raise refuse(field, "twice")
        deck.remove(card)
    return found


# --- people and goods ---


def _people(siege: Siege, sheet: Sheet) -> None:
    """Who lives, who lived here from the start, who is gone. [TWM-SAVE-9]"""
    if not 1 <= len(sheet.characters) <= GROUP:
        raise refuse("characters", "people", most=GROUP)
    deck = list(range(len(siege.book.characters)))
    siege.starters = [_number(siege, "characters", name, "starting") for name in sheet.starting]
    living = [_number(siege, "characters", line.name, "characters") for line in sheet.characters]
    gone = {_number(siege, "characters", name, "gone") for name in sheet.gone}
    gone |= {card for card in siege.starters if card not in living}
    _take(deck, living, "characters")
    siege.gone = _take(deck, sorted(gone), "gone")
    siege.shuffle(deck)
    siege.unused = deck
    siege.group = []
    for card, line in zip(living, sheet.characters, strict=True):
        _settle(siege, card, line)


def _settle(siege: Siege, card: int, line: Line) -> None:
    """A Character with the States of the sheet; a story that has ended cannot go on. [TWM-SAVE-12]"""
    person = people.newcomer(card)
    person.starting = card in siege.starters
    people.settle_in(siege, person)
    for state, level in enumerate(line.levels):
        if level == MOST and state != FATIGUE:
            raise refuse("characters", "ended", name=line.name, state=STATES[state])
        states.shift(siege, person, state, level, rule="TWM-SAVE-5")
    for name, count in line.medicine.items():
        good = _good(siege, name, "characters")
        if good not in siege.book.medicines:
            raise refuse("characters", "unknown", name=name)
        person.medicine[siege.book.medicines.index(good)] = count


def _good(siege: Siege, name: str, field: str) -> int:
    if name not in {good.id for good in siege.book.goods}:
        raise refuse(field, "unknown", name=name)
    return siege.book.good(name)


def _goods(siege: Siege, sheet: Sheet) -> None:
    """Storage, x5 and medicine; the box has the rest, and never less than nothing. [TWM-SAVE-12]"""
    book = siege.book
    siege.box = [good.count for good in book.goods]
    siege.storage = [0] * len(book.goods)
    siege.fives = [sheet.wood_fives, sheet.components_fives]
    for name, count in sheet.storage.items():
        siege.storage[_good(siege, name, "storage")] = count
    used = list(siege.storage)
    used[book.wood] += sheet.wood_fives
    used[book.components] += sheet.components_fives
    for person in siege.group:
        for place, count in enumerate(person.medicine):
            used[book.medicines[place]] += count
    for goods in sheet.hidden.values():
        for name, count in goods.items():
            used[_good(siege, name, "hidden")] += count
    for good, count in enumerate(used):
        if count > siege.box[good]:
            raise refuse("storage", "too-many", name=book.goods[good].id, most=siege.box[good])
        siege.box[good] -= count


# --- the house ---


def _house(siege: Siege, sheet: Sheet) -> None:
    """Shelter cards by their crosses, Fittings by their names, Barricades on Holes. [TWM-SAVE-6, TWM-SAVE-12]"""
    ids = [space.id for space in siege.spaces]
    siege.rooms = [Room([]) for _ in siege.spaces]
    piles = house.shelter_piles(siege)
    stock = list(range(len(siege.book.fittings)))
    if sheet.flooded:
        house.close_basement(siege, water=sheet.flooded == "water")
    for id_, mark in sheet.spaces.items():
        if id_ not in ids:
            raise refuse("spaces", "unknown", name=id_)
        _furnish(siege, ids.index(id_), mark, piles, stock)
    siege.unseen_shelter = sorted(card for pile in piles.values() for card in pile)
    if stranded := house.stranded(siege):
        raise refuse("spaces", "stranded", name=ids[stranded[0]])
    for id_ in sheet.barricades:
        if id_ not in ids or not siege.spaces[ids.index(id_)].hole:
            raise refuse("barricades", "no-hole", name=id_)
        siege.rooms[ids.index(id_)].barricade = True
    siege.fittings = []
    for name in sheet.fittings:
        siege.fittings.append(_one_of(siege, name, stock, "fittings"))
    siege.ideas = stock if siege.side.ideas else []
    siege.fittings += [] if siege.side.ideas else stock


def _furnish(siege: Siege, space: int, mark: str, piles: dict[str, list[int]], stock: list[int]) -> None:
    """One space of the plan: a cross, two, Remnants, or a Fitting. [TWM-SAVE-3]"""
    printed, room = siege.spaces[space], siege.rooms[space]
    if mark in (CROSS, TWO, REMNANTS):
        wrong = not printed.card or (mark == REMNANTS and printed.card != "rubble")
        count = printed.stack if mark == TWO else 1
        if wrong or (mark == TWO and printed.stack == 1) or len(piles[printed.card]) < count:
            raise refuse("spaces", "wrong-card", name=printed.id)
        room.cards = [piles[printed.card].pop() for _ in range(count)]
        room.remnants = mark == REMNANTS
        return
    if not house.is_free(siege, space):
        raise refuse("spaces", "dark", name=printed.id)
    room.fitting = _one_of(siege, mark, stock, "spaces")
    siege.built.append(room.fitting)


def _one_of(siege: Siege, name: str, stock: list[int], field: str) -> int:
    """A Fitting of that name that is not named elsewhere already."""
    _number(siege, "fittings", name, field)
    for card in stock:
        if siege.book.fittings[card].id == name:
            stock.remove(card)
            return card
    raise refuse(field, "too-many", name=name, most=sum(card.id == name for card in siege.book.fittings))


# --- the city, the days ---


def _city(siege: Siege, sheet: Sheet) -> None:
    deck = list(range(len(siege.book.locations)))
    cards = [_number(siege, "locations", name, "locations") for name in sheet.locations]
    siege.places = [Place(card, [0] * len(siege.box)) for card in _take(deck, cards, "locations")]
    gone = [_number(siege, "locations", name, "gone-locations") for name in sheet.gone_locations]
    siege.past_locations = _take(deck, gone, "gone-locations")
    siege.shuffle(deck)
    siege.locations = deck
    for name, goods in sheet.hidden.items():
        card = _number(siege, "locations", name, "hidden")
        places = [place for place in siege.places if place.card == card]
        if not places:
            raise refuse("hidden", "unknown", name=name)
        for good, count in goods.items():
            places[0].hidden[siege.book.good(good)] = count


def _events(siege: Siege, sheet: Sheet) -> None:
    """The right number of Events, drawn from those that were not named. [TWM-SAVE-11]"""
    book = siege.book
    lying = [_number(siege, "events", name, "face-up") for name in sheet.face_up]
    used = [_number(siege, "events", name, "used-events") for name in sheet.used_events]
    ordinary = [n for n, card in enumerate(book.events) if not card.final]
    finals = [book.number("events", name) for name in siege.sheet.finals]
    unseen = [*ordinary, *finals]
    for name, card in zip(sheet.face_up, lying, strict=True):
        if card not in unseen:
            raise refuse("face-up", "unknown", name=name)
    _take(unseen, lying, "face-up")
    ordinary = [card for card in ordinary if card in unseen]
    _take(ordinary, used, "used-events")
    siege.shuffle(ordinary)
    siege.lying = [Lying(card, book.events[card].nights) for card in lying]
    out = [n for n, card in enumerate(book.events) if card.final and n not in finals]
    deck, chapters = _days(siege, sheet, ordinary, [card for card in finals if card not in lying])
    siege.past_events = [*used, *out, *chapters, *(card for card in finals if card not in (*deck, *lying))]
    siege.events, siege.unseen_events = deck, ordinary
    siege.chapter = sheet.chapter


def _days(siege: Siege, sheet: Sheet, ordinary: list[int], finals: list[int]) -> tuple[list[int], list[int]]:
    """The Event deck from the bottom, and the Chapters that are past."""
    siege.shuffle(finals)
    first, chapter, left = len(siege.book.events), sheet.chapter, sheet.events_left
    if not siege.sheet.chapters:
        plain = max(0, left - len(finals))
        if plain > siege.sheet.events:
            raise refuse("events-left", "too-many-events", most=siege.sheet.events + len(finals))
        kept = _finals(siege, finals, min(left, len(finals)))
        return [*kept, *_unseen(ordinary, plain)], []
    if not chapter >= 1 or left > IN_CHAPTER[chapter]:
        raise refuse("events-left", "too-many-events", most=IN_CHAPTER[chapter])
    past = [first + number for number in range(chapter)]
    if chapter == len(IN_CHAPTER) - 1:
        return _finals(siege, finals, left), past
    deck = [*finals, first + 2]
    for number in range(2, chapter, -1):
        deck += _unseen(ordinary, IN_CHAPTER[number])
        deck.append(first + number - 1)
    return [*deck, *_unseen(ordinary, left)], past


def _unseen(ordinary: list[int], count: int) -> list[int]:
    """So many Events that nobody has named; refused, if too many were. [TWM-SAVE-12]"""
    if count > len(ordinary):
        raise refuse("used-events", "used-up")
    return [ordinary.pop() for _ in range(count)]


def _finals(siege: Siege, finals: list[int], count: int) -> list[int]:
    """So many Final Events are left; the Ceasefire, where there is one, is always among them. [TWM-SAVE-11]"""
    if not 1 <= count <= len(finals):
        raise refuse("events-left", "too-many-events", most=len(finals))
    peace = [card for card in finals if siege.event(card).ceasefire]
    others = [card for card in finals if card not in peace]
    kept = [*peace, *others][:count]
    siege.shuffle(kept)
    return kept


def _objectives(siege: Siege, sheet: Sheet) -> None:
    """The live Objective, and below it what Chapters are still to bring. [TWM-SAVE-11]"""
    if not siege.sheet.chapters:
        return
    by_chapter: dict[int, list[int]] = {}
    for number, card in enumerate(siege.book.objectives):
        by_chapter.setdefault(card.chapter, []).append(number)
    finals = by_chapter[3]
    siege.spare_objectives = [*by_chapter[1], *by_chapter[2]]
    if sheet.chapter == 3:
        siege.objectives, siege.open_objectives = finals, len(finals)
        return
    live = _number(siege, "objectives", sheet.objective, "objective")
    card = siege.book.objectives[live]
    if card.chapter != sheet.chapter:
        raise refuse("objective", "unknown", name=sheet.objective)
    if sheet.status > max(card.worth, len(card.squares)):
        raise refuse("status", "too-many", name=sheet.objective, most=max(card.worth, len(card.squares)))
    later = [] if sheet.chapter == 2 else [siege.pick(by_chapter[2])]
    siege.objectives = [live, *later, *finals]
    siege.spare_objectives = [number for number in siege.spare_objectives if number not in siege.objectives]
    siege.open_objectives, siege.status = 1, sheet.status
    siege.paid = [] if card.worth else list(range(sheet.status))


def _red_corners(siege: Siege, sheet: Sheet) -> None:
    """Two for each night are in their decks, unless they are named. [TWM-SAVE-11]"""
    book = siege.book
    siege.raids = [n for n, card in enumerate(book.raids) if not card.corner and not card.script]
    siege.residents = [n for n, card in enumerate(book.residents) if not card.corner and not card.script]
    red = [(siege.raids, n, card.id) for n, card in enumerate(book.raids) if card.corner]
    red += [(siege.residents, n, card.id) for n, card in enumerate(book.residents) if card.corner]
    names = {id_ for _, _, id_ in red}
    named = sheet.red_corners
    for name in named or ():
        if name not in names:
            raise refuse("red-corners", "unknown", name=name)
    everything = siege.sheet.red_corners == "in"
    count = len(red) if everything else min(len(red), RED_PER_NIGHT * sheet.nights)
    siege.shuffle(red)
    chosen = red[:count] if named is None else [one for one in red if one[2] in named]
    for deck, number, _ in chosen:
        deck.append(number)
    apart = [one for one in red if one not in chosen]
    siege.red_raids = [number for deck, number, _ in apart if deck is siege.raids]
    siege.red_residents = [number for deck, number, _ in apart if deck is siege.residents]
    for pile in (siege.raids, siege.residents, siege.red_raids, siege.red_residents):
        siege.shuffle(pile)


def _rest(siege: Siege, sheet: Sheet) -> None:
    """Cold, Narrative Actions, blank tokens, notes, memories, seats, nights."""
    siege.cold, siege.round = sheet.cold, sheet.nights
    cards = [_number(siege, "narratives", name, "narratives") for name in sheet.narratives]
    siege.held = _take(siege.narratives, cards, "narratives")
    for page in sheet.epilogue:
        if page not in siege.book.pages or siege.book.pages[page].kind != "coda":
            raise refuse("epilogue", "unknown", name=str(page))
    siege.notes, siege.memories, siege.bus_seats = list(sheet.epilogue), list(sheet.memories), sheet.bus_seats
    for name, where in sheet.tokens.items():
        token = _number(siege, "tokens", name, "tokens")
        if where == SHELTER:
            siege.tokens[token] = IN_SHELTER
            siege.strokes[token] = sheet.strokes if siege.book.tokens[token].strokes else 0
            continue
        bearer = siege.find(_number(siege, "characters", where, "tokens"))
        if bearer is None or bearer.token != NONE:
            raise refuse("tokens", "unknown", name=where)
        bearer.token = token
        siege.tokens[token] = ON_SOMEBODY
