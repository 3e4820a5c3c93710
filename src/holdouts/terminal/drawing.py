"""The table drawn with Rich, for a terminal of any width from 60 columns up."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from holdouts.engine.view import Back, Card, Face, Gauge, Line, Person, Prompt, Scene, View, Zone
from holdouts.engine.words import Words

ACCENT = "yellow"
QUIET = "dim"
WIDEST = 100
"""Beyond this a line is hard to read, however wide the window."""

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear, and forget what has scrolled away: a hand must not be found by scrolling up."""


class DrawnScreen:
    """Colours, boxes and a clear screen between two people."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words
        if console.width > WIDEST:
            console.width = WIDEST

    def say(self, text: str) -> None:
        self._console.print(Text(text))

    def refuse(self, text: str) -> None:
        self._console.print(Text(text, style="bold red"))

    def heading(self, text: str) -> None:
        self._console.print()
        self._console.rule(Text(text, style=f"bold {ACCENT}"), style=QUIET)

    def table(self, view: View, whole: bool = False) -> None:
        scene = view.scene
        title = Text(scene.title, style=f"bold {ACCENT}")
        if scene.subtitle:
            title.append(f"  {scene.subtitle}", style=QUIET)
        self._console.print()
        self._console.rule(title, style=QUIET, align="left")
        for part in (
            _place(scene),
            _common(scene, self._words),
            _people(scene, self._words),
            _mine(scene, self._words),
        ):
            if part is not None:
                self._console.print(part)
        for note in scene.notes:
            self._console.print(Text(f" {note}", style=QUIET))

    def happened(self, lines: Sequence[Line]) -> None:
        if lines:
            self._console.print()
        for line in lines:
            self._console.print(_hanging(Text("·", style=QUIET), Text(line.text)))

    def ask(self, prompt: Prompt) -> None:
        self._console.print()
        question = Text(prompt.text, style="bold")
        if prompt.rule:
            question.append(f"  {prompt.rule}", style="dim not bold")
        self._console.print(question)
        for choice in prompt.choices:
            self._console.print(_hanging(Text(f"{choice.number:>2}", style=f"bold {ACCENT}"), Text(choice.label)))

    def card(self, face: Face) -> None:
        lines = [*face.lines, *([Text(face.flavour, style="italic dim")] if face.flavour else [])]
        self._console.print(
            Panel(Group(*lines), title=_card_title(face), title_align="left", box=box.ROUNDED, border_style=QUIET)
        )

    def rule(self, id_: str, text: str) -> None:
        self._console.print(Padding(Text.assemble((id_, f"bold {ACCENT}"), "  ", text), (0, 1)))

    def chronicle(self, lines: Sequence[Line]) -> None:
        for line in lines:
            text = Text(line.text)
            if line.rule:
                text.append(f"  {line.rule}", style=QUIET)
            self._console.print(_hanging(Text("·", style=QUIET), text))

    def curtain(self) -> None:
        self._console.file.write(CLEAR)
        self._console.file.flush()


def _hanging(head: Text, body: RenderableType) -> Grid:
    """A mark or number, and a text that wraps beside it."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=max(2, head.cell_len), justify="right")
    grid.add_column()
    grid.add_row(head, body)
    return grid


def _card_title(face: Face) -> Text:
    title = Text(face.name, style="bold")
    details = " · ".join(part for part in (face.kind, face.corner, *face.marks) if part)
    if details:
        title.append(f"  {details}", style="not bold dim")
    return title


def _place(scene: Scene) -> Panel | None:
    if scene.place is None:
        return None
    return Panel(
        "\n".join(scene.place.lines) or " ",
        title=_card_title(scene.place),
        title_align="left",
        box=box.ROUNDED,
        border_style=ACCENT,
    )


def _gauge(gauge: Gauge) -> Text:
    text = Text(f"{gauge.title} ", style=QUIET)
    text.append(str(gauge.value), style="bold not dim")
    if gauge.most is not None:
        text.append(f"/{gauge.most}", style=QUIET)
    return text


def _joined(parts: Iterable[Text], between: str = "   ") -> Text:
    return Text(between).join(parts)


def _cards(zone: Zone, words: Words) -> Text:
    """What lies in a zone, in one line: faces by name, backs by what shows on them."""
    count = max(zone.count, len(zone.cards))
    if not count:
        return Text(words.say("zone-empty"), style=QUIET)
    shown = _joined((_chip(card) for card in zone.cards), " " if _only_backs(zone) else ", ")
    if zone.layout == "row" and count == len(zone.cards):
        return shown
    number = Text(words.say("zone-count", count=count))
    return Text.assemble(number, "  ", shown) if zone.cards else number


def _only_backs(zone: Zone) -> bool:
    return all(isinstance(card, Back) for card in zone.cards)


def _chip(card: Card) -> Text:
    if isinstance(card, Back):
        return Text(f"[{card.back}]" if card.back else "[ ]", style="cyan")
    text = Text(card.name)
    details = ", ".join(part for part in (card.corner, *card.marks) if part)
    if details:
        text.append(f" ({details})", style=QUIET)
    return text


def _common(scene: Scene, words: Words) -> RenderableType | None:
    """What belongs to nobody: gauges, piles and rows, and the texts of the cards that lie open."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column()
    for zone in scene.zones:
        cards = _cards(zone, words)
        if zone.note:
            cards.append(f"  {zone.note}", style=QUIET)
        grid.add_row(zone.title, cards)
        if zone.layout == "row":
            for text in _texts(zone):
                grid.add_row("", text)
    parts: list[RenderableType] = []
    if scene.gauges:
        parts.append(_joined(_gauge(gauge) for gauge in scene.gauges))
    if scene.zones:
        parts.append(grid)
    return Padding(Group(*parts), (0, 1)) if parts else None


def _texts(zone: Zone) -> list[Text]:
    """Each text once, also when several copies lie there."""
    texts = {card.name: " ".join(card.lines) for card in zone.cards if isinstance(card, Face) and card.lines}
    return [Text.assemble((f"{name}: ", "not dim"), (text, QUIET)) for name, text in texts.items()]


def _people(scene: Scene, words: Words) -> RenderableType | None:
    if not scene.people:
        return None
    grid = Grid(box=box.SIMPLE_HEAD, show_header=False, padding=(0, 1), expand=True, show_lines=False, pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for person in scene.people:
        grid.add_row(_name(person), _around(person, words))
    return Padding(grid, (0, 1))


def _name(person: Person) -> Text:
    return Text(person.name, style=f"bold {ACCENT}" if person.me else "bold")


def _around(person: Person, words: Words) -> Text:
    """A person's gauges, tags and open cards; one's own hand is drawn below instead."""
    parts = [_gauge(gauge) for gauge in person.gauges]
    if person.tags:
        parts.append(Text(", ".join(person.tags), style="italic"))
    lines = [_joined(parts)] if parts else []
    lines += [
        Text.assemble((f"{zone.title} ", QUIET), _cards(zone, words))
        for zone in person.zones
        if (zone.cards or zone.count) and not (person.me and _is_text(zone))
    ]
    return Text("\n").join(lines)


def _is_text(zone: Zone) -> bool:
    """Cards whose texts are worth drawing in full when they are one's own."""
    return any(isinstance(card, Face) and card.lines for card in zone.cards)


def _mine(scene: Scene, words: Words) -> RenderableType | None:
    """One's own cards with their texts."""
    parts: list[RenderableType] = []
    for person in scene.people:
        if not person.me:
            continue
        for zone in person.zones:
            if _is_text(zone):
                note = Text(f"  {zone.note}", style=QUIET) if zone.note else Text()
                parts.append(Text.assemble((zone.title, f"bold {ACCENT}"), note))
                parts.append(Padding(_spread(zone), (0, 0, 0, 1)))
    return Padding(Group(*parts), (0, 1)) if parts else None


def _spread(zone: Zone) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, style=QUIET)
    grid.add_column(ratio=1)
    for card in zone.cards:
        if isinstance(card, Face):
            level = Text(f"[{card.back}]", style="cyan") if card.back else Text()
            head = Text(card.name, style="bold")
            corner = Text.assemble(level, " " if card.back and card.corner else "", card.corner)
            marks = Text(f"{', '.join(card.marks)}. " if card.marks else "", style="italic")
            grid.add_row(head, corner, Text.assemble(marks, " ".join(card.lines)))
        else:
            grid.add_row(_chip(card), "", "")
    return grid
