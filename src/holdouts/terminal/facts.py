"""A table as short lines, one fact each: what a screen reader reads and what a pipe carries."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from holdouts.engine.view import Back, Card, Cell, Face, Figure, Gauge, Person, Scene, View, Zone
from holdouts.engine.words import Words


class Spot(NamedTuple):
    """A place on the map: where it is, what it is called if it has a name of its own, and what is there."""

    row: int
    column: int
    label: str
    what: str
    bare: bool
    """Whether that is all: nobody and nothing else is there."""


def facts(view: View, words: Words, known: Collection[Spot] = ()) -> list[str]:
    """Everything on the table, a line a fact; of the map, what is not known."""
    scene = view.scene
    return [
        *_place(scene, words),
        *(_gauge(each, words) for each in scene.gauges),
        *_board([spot for spot in spots(view, words) if spot not in known], words),
        *_legend(scene),
        *(_zone(each, words) for each in scene.zones),
        *(line for person in scene.people for line in _person(person, words)),
        *scene.notes,
    ]


def texts(view: View) -> dict[str, str]:
    """What is printed on the cards this seat sees, and on those in piles that can be chosen, by what is printed:
    what is counted of a card is told with the table. What was read to everybody is known by its story."""
    scene = view.scene
    wanted = {ref for choice in view.prompt.choices for ref in choice.refs}
    zones = [*scene.zones, *(zone for person in scene.people for zone in person.zones)]
    found = [face for zone in zones if not zone.told for face in _faces(zone, wanted)]
    places = scene.board.faces if scene.board is not None else []
    return {
        key: card_line(face) for key, face in (*found, *((text_key(face), face) for face in places)) if text_of(face)
    }


def text_key(face: Face) -> str:
    """What tells one printed text from another."""
    return "\n".join((face.name, *face.lines))


def _faces(zone: Zone, wanted: Collection[str]) -> list[tuple[str, Face]]:
    """The cards one sees; what is read to everybody has its story before it."""
    shown = () if is_open_pile(zone) else on_show(zone)
    faces = [card for card in zone.cards if isinstance(card, Face) and (card in shown or card.ref in wanted)]
    if zone.aloud:
        return [(face.flavour or text_key(face), with_story(face)) for face in faces]
    return [(text_key(face), face) for face in faces]


def open_pages(view: View) -> set[str]:
    """The stories that lie open before everybody now."""
    last = [card for zone in view.scene.zones if zone.aloud for card in zone.cards[-1:]]
    return {card.flavour for card in last if isinstance(card, Face)}


def with_story(face: Face) -> Face:
    """A card whose story is read with it."""
    return replace(face, lines=(face.flavour, *face.lines)) if face.flavour else face


def on_show(zone: Zone) -> tuple[Card, ...]:
    """What one sees without leafing through: of a pile only the top."""
    return zone.cards[:1] if zone.layout == "pile" else zone.cards


def is_open_pile(zone: Zone) -> bool:
    """A pile everybody may leaf through: its cards were all seen when they came there."""
    return zone.layout == "pile" and len(zone.cards) == zone.count and all(isinstance(c, Face) for c in zone.cards)


def fresh(before: list[str], now: list[str]) -> list[str]:
    """The facts that were not so before."""
    known = Counter(before)
    found = []
    for line in now:
        if known[line]:
            known[line] -= 1
        else:
            found.append(line)
    return found


def told_of(face: Face) -> tuple[str, ...]:
    """What is true of a card now: what is counted of it, if there is any of it, and its tags."""
    return (*(f"{gauge.title} {gauge.value}" for gauge in face.gauges if gauge.value), *face.tags)


def card_line(face: Face) -> str:
    """A card in one line."""
    parts = (face.name, face.kind, face.back, face.corner_label or face.corner, *told_of(face))
    head = ", ".join(part for part in parts if part)
    return f"{head}. {text_of(face)}" if face.lines else f"{head}."


def text_of(face: Face) -> str:
    """What is printed on a card, as sentences one after the other."""
    lines = [line for line in face.lines if line != face.corner_label]
    return " ".join(line if line.endswith((".", "?", "!", "…", "”", "»")) else f"{line}." for line in lines)


def card_name(face: Face) -> str:
    """A card as one item of a list."""
    details = details_of(face)
    return f"{face.name} ({details})" if details else face.name


def details_of(face: Face) -> str:
    """What is said of a card beside its name."""
    return ", ".join(part for part in (face.corner_label or face.corner, *told_of(face)) if part)


def titled(title: str, text: str, words: Words) -> str:
    """What something is called, and what there is to say of it."""
    return words.say("titled", title=title, text=text)


def _gauge(each: Gauge, words: Words) -> str:
    return titled(each.title, str(each.value) if each.most is None else f"{each.value} / {each.most}", words)


def cards_of(zone: Zone, words: Words) -> str:
    """What lies in a zone: names of faces, backs by kind, or that it is empty."""
    count = max(zone.count, len(zone.cards))
    if not count:
        return words.say("zone-empty")
    if zone.covered:
        return words.say("zone-covered", count=count)
    faces = [card_name(card) for card in on_show(zone) if isinstance(card, Face)]
    backs = Counter(card.back for card in on_show(zone) if isinstance(card, Back))
    if zone.layout == "pile":
        tops = [*faces, *(back for back in backs if back and back != zone.title)]
        if not tops:
            return words.say("zone-count", count=count)
        return words.say("zone-pile", count=count, top=", ".join(tops))
    told = {back: number for back, number in backs.items() if back and back != zone.title}
    hidden = [f"{number} × {back}" if number > 1 else back for back, number in told.items()]
    shown = ", ".join([*faces, *hidden])
    if not shown:
        return words.say("zone-count", count=count)
    return shown if faces and not backs else words.say("zone-backs", count=count, backs=shown)


def _place(scene: Scene, words: Words) -> Iterator[str]:
    yield f"{scene.title}. {scene.subtitle}" if scene.subtitle else f"{scene.title}."
    if scene.place is not None:
        yield words.say("place", card=card_line(scene.place))


def spots(view: View, words: Words) -> list[Spot]:
    """The places of a map, from the top."""
    board = view.scene.board
    return [
        Spot(row, column, cell.label, _cell(cell, view.seat, words), not (cell.marks or cell.figures or cell.tags))
        for row, cells in enumerate(board.rows if board is not None else (), start=1)
        for column, cell in enumerate(cells, start=1)
        if cell is not None
    ]


def _board(new: Sequence[Spot], words: Words) -> Iterator[str]:
    """A map, a line a place, and one line for bare places alike; what has no name of its own is told by row and
    column, counted from 1."""
    named: dict[tuple[str, str], list[str]] = {}
    for spot in new:
        if spot.label:
            named.setdefault((spot.what, "" if spot.bare else spot.label), []).append(spot.label)
    for (what, _), labels in named.items():
        yield words.say("board-spot", spot=", ".join(labels), what=what)
    for (row, what), same in groupby((spot for spot in new if not spot.label), key=lambda spot: (spot.row, spot.what)):
        columns = [spot.column for spot in same]
        if len(columns) == 1:
            yield words.say("board-cell", row=row, column=columns[0], what=what)
        else:
            yield words.say("board-cells", row=row, first=columns[0], last=columns[-1], what=what)


def _legend(scene: Scene) -> Iterator[str]:
    if scene.board is not None and scene.board.note:
        yield scene.board.note


def _cell(cell: Cell, me: int | None, words: Words) -> str:
    match cell.card:
        case Face() as face if cell.label == face.name:
            name = details_of(face) or face.name
        case Face() as face:
            name = card_name(face)
        case Back(back=back):
            name = back
        case _:
            name = words.say("board-free")
    marks = [mark.title if mark.count == 1 else titled(mark.title, str(mark.count), words) for mark in cell.marks]
    tags = [tag.removesuffix(".") for tag in cell.tags]  # the line has its own full stop
    return "; ".join([name, *marks, *(_figure(figure, me, words) for figure in cell.figures), *tags])


def _figure(figure: Figure, me: int | None, words: Words) -> str:
    """Somebody on the map: a person, or one of those whom a person moves."""
    if not figure.is_of(me):
        return figure.name
    return words.say("me") if figure.ref == f"seat:{figure.seat}" else words.say("figure-mine", name=figure.name)


def _zone(zone: Zone, words: Words) -> str:
    note = f" {zone.note}" if zone.note else ""
    return f"{titled(zone.title, cards_of(zone, words), words)}.{note}"


def dice_of(person: Person, words: Words) -> Iterator[str]:
    """The dice before somebody that can still be used."""
    if unused := [str(die.value) for die in person.dice if not die.spent]:
        yield words.say("dice", dice=words.join(unused))


def _person(person: Person, words: Words) -> Iterator[str]:
    name = words.say("me") if person.me else person.name
    about = [
        *(tag for tag in person.tags if tag.casefold() != name.casefold()),
        *(_gauge(each, words) for each in person.gauges),
        *dice_of(person, words),
    ]
    if about:
        yield f"{titled(name, ', '.join(about), words)}."
    for zone in person.zones:
        if zone.cards or zone.count or person.me:
            yield f"{name}, {_zone(zone, words)}"
