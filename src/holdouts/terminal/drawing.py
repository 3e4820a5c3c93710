"""The table drawn with Rich, for a terminal of any width from 60 columns up."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from rich import box
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from holdouts.engine.view import Back, Board, Choice, Face, Gauge, Line, Person, Prompt, Scene, View, Zone
from holdouts.engine.words import Words
from holdouts.terminal.board import chosen_by, draw_board
from holdouts.terminal.crowds import Series, gathered, is_wall, out_of_reach
from holdouts.terminal.facts import dice_of, is_open_pile, on_show, text_of, titled, told_of, with_story
from holdouts.terminal.ink import ACCENT, QUIET, flow

WIDEST = 100
"""Beyond this a line is hard to read, however wide the window."""

MANY, COLUMN = 30, 40
"""More answers than these stand side by side, in columns that are at least so wide."""

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear, and forget what has scrolled away: a hand must not be found by scrolling up."""


class DrawnScreen:
    """Colours, boxes and a clear screen between two people."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words
        self._last: tuple[Scene, dict[str, list[int]]] | None = None
        self._read: dict[int | None, set[str]] = {}
        self._heard: set[str] = set()
        """What was read out; nobody hears the same page twice."""

    @property
    def _width(self) -> int:
        """How wide the window is now: it may have been resized since the last line."""
        return min(WIDEST, self._console.width)

    def _print(self, what: RenderableType = "") -> None:
        self._console.print(what, width=self._width)

    def say(self, text: str) -> None:
        self._print(Text(text))

    def refuse(self, text: str) -> None:
        self._print(Text(text, style="bold red"))

    def heading(self, text: str) -> None:
        self._print()
        self._print(Rule(Text(text, style=f"bold {ACCENT}"), style=QUIET))

    def table(self, view: View, news: Sequence[Line] = (), whole: bool = False) -> None:
        numbers = {} if view.scene.board is None else chosen_by(view.prompt.choices)
        if whole or (view.scene, numbers) != self._last:
            self._last = view.scene, numbers
            self._draw(view.scene, self._worth_reading(view, whole))
            if view.scene.board is not None:
                revealed = self._revealed(view.seat, view.scene.board, whole)
                self._draw_map(view.scene.board, view.seat, numbers, revealed)
        self.happened(news)

    def _worth_reading(self, view: View, whole: bool) -> set[str]:
        """The cards whose texts are drawn: new ones, those that can be chosen, those that are being resolved."""
        read = self._read.setdefault(view.seat, set())
        wanted = {ref for choice in view.prompt.choices for ref in choice.refs}
        for zone in view.scene.zones:
            if is_open_pile(zone):
                continue
            faces = [card for card in on_show(zone) if isinstance(card, Face)]
            read |= {face.ref for face in faces if face.flavour in self._heard}
            refs = {face.ref for face in faces}
            wanted |= refs if whole or zone.note else refs - read
            read |= refs
        return wanted

    def _revealed(self, seat: int | None, board: Board, whole: bool) -> list[Face]:
        """The places of the map whose texts are drawn: those that are new to this seat."""
        read = self._read.setdefault(seat, set())
        faces = [face for face in board.faces if whole or face.ref not in read]
        read.update(face.ref for face in faces)
        return faces

    def _draw_map(self, board: Board, me: int | None, numbers: dict[str, list[int]], revealed: Sequence[Face]) -> None:
        for line in draw_board(board, me, numbers, self._width - 2, self._words):
            self._print(Padding(line, (0, 1)))
        for text in _texts(revealed, self._words):
            self._print(Padding(text, (0, 1)))

    def _draw(self, scene: Scene, wanted: set[str]) -> None:
        title = Text(scene.title, style=f"bold {ACCENT}")
        if scene.subtitle:
            title.append(f"  {scene.subtitle}", style="not bold")
        self._print()
        self._print(Rule(title, style=QUIET, align="left"))
        for line in flow([_gauge(gauge) for gauge in scene.gauges], self._width - 2, "   "):
            self._print(Padding(line, (0, 1)))
        for part in (_place(scene), _common(scene, self._words, wanted), _people(scene, self._words), _mine(scene)):
            if part is not None:
                self._print(part)
        for note in scene.notes:
            self._print(Text(f" {note}", style=QUIET))

    def happened(self, lines: Sequence[Line]) -> None:
        if lines:
            self._print()
        for line in lines:
            self._heard.add(line.text)
            self._print(_hanging(Text("·", style=QUIET), Text(line.text)))

    def ask(self, prompt: Prompt) -> None:
        self._print()
        question = Text(prompt.text, style="bold")
        if prompt.rule:
            question.append(f"  {prompt.rule}", style="dim not bold")
        self._print(question)
        wall = is_wall(prompt.choices)
        for block in gathered(prompt.choices):
            if wall and block.heading:
                shut = self._words.say("block-shut", heading=block.heading, count=block.size)
                self._print(Text(shut, style=f"bold {ACCENT}"))
                continue
            if block.heading:
                self._print(Text(block.heading, style=f"bold {ACCENT}"))
            self._list([answer for answer in block.answers if isinstance(answer, Choice)])
            for answer in block.answers:
                if isinstance(answer, Series):
                    self._print(_hanging(Text("·", style=QUIET), _series(answer, self._words)))
        for why, these in out_of_reach(prompt.beyond):
            self._print(_hanging(Text("–", style=QUIET), Text(f"{self._words.join(these)}. {why}", style=QUIET)))

    def _list(self, choices: Sequence[Choice]) -> None:
        """A line for each answer; many stand side by side."""
        if len(choices) > MANY and self._width >= 2 * COLUMN:
            self._print(_side_by_side(choices, self._width // COLUMN))
            return
        for choice in choices:
            self._print(_hanging(_number(choice), Text(choice.label)))

    def card(self, face: Face) -> None:
        title = Text.assemble((face.name, "bold"), *_besides(face.kind, face.back, face.corner_label or face.corner))
        lines = [Text(line) for line in face.lines]
        lines += [Text(told, style=ACCENT) for told in told_of(face)]
        if face.flavour:
            lines.append(Text(face.flavour, style="italic dim"))
        self._print(Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED, border_style=QUIET))

    def rule(self, id_: str, text: str) -> None:
        self._print(Padding(Text.assemble((id_, f"bold {ACCENT}"), "  ", text), (0, 1)))

    def chronicle(self, lines: Sequence[Line]) -> None:
        for line in lines:
            text = Text(line.text)
            if line.rule:
                text.append(f"  {line.rule}", style=QUIET)
            self._print(_hanging(Text("·", style=QUIET), text))

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


def _number(choice: Choice) -> Text:
    return Text(f"{choice.number:>2}", style=f"bold {ACCENT}")


def _series(series: Series, words: Words) -> Text:
    """Answers that differ in one thing only, each with its number."""
    ends = [Text.assemble((f"[{choice.number}]", f"bold {ACCENT}"), f" {choice.label}") for choice in series.ends]
    return Text.assemble(titled(series.head, "", words), Text(", ").join(ends))


def _side_by_side(choices: Sequence[Choice], columns: int) -> Grid:
    """Answers in columns, to be read down one after the other."""
    deep = -(-len(choices) // columns)
    grid = Grid.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(width=max(2, *(len(str(choice.number)) for choice in choices)), justify="right")
        grid.add_column(ratio=1)
    for row in range(deep):
        grid.add_row(*(part for choice in choices[row::deep] for part in (_number(choice), Text(choice.label))))
    return grid


def _besides(*details: str) -> Iterator[tuple[str, str]]:
    """What stands after a name."""
    if said := " · ".join(part for part in details if part):
        yield f"  {said}", "not bold dim"


def _place(scene: Scene) -> Panel | None:
    if scene.place is None:
        return None
    place, text = scene.place, Text("\n".join(scene.place.lines) or " ")
    details = _besides(place.kind, place.corner_label or place.corner, *told_of(place))
    title = Text.assemble((place.name, "bold"), *details)
    return Panel(text, title=title, title_align="left", box=box.ROUNDED, border_style=ACCENT)


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
    if zone.covered:
        return Text(words.say("zone-covered", count=count), style=QUIET)
    shown = on_show(zone)
    faces = Counter(_chip(card) for card in shown if isinstance(card, Face))
    backs = Counter(card.back for card in shown if isinstance(card, Back) and card.back not in ("", zone.title))
    chips = [_times(Text.from_markup(chip), number) for chip, number in faces.items()]
    chips += [_times(Text(back, style="cyan"), number) for back, number in backs.items()]
    if zone.layout == "row" and chips:
        return _joined(chips, ", ")
    if not chips:
        return Text(words.say("zone-count", count=count))
    return Text.assemble(words.say("zone-count", count=count), ", ", _joined(chips, ", "))


def _times(chip: Text, number: int) -> Text:
    return chip if number == 1 else Text.assemble(f"{number} × ", chip)


def _chip(face: Face) -> str:
    details = ", ".join(part for part in (face.corner_label or face.corner, *told_of(face)) if part)
    return f"{escape(face.name)} [dim]({escape(details)})[/]" if details else escape(face.name)


def _common(scene: Scene, words: Words, wanted: set[str]) -> RenderableType | None:
    """What belongs to nobody: piles and rows, and the texts of the cards that matter now."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column()
    for zone in scene.zones:
        cards = _cards(zone, words)
        if zone.note:
            cards.append(f"  {zone.note}", style="italic")
        grid.add_row(zone.title, cards)
        faces = [card for card in on_show(zone) if isinstance(card, Face) and card.ref in wanted]
        faces = [with_story(face) for face in faces] if zone.aloud else faces
        for text in _texts(faces, words):
            grid.add_row("", text)
    return Padding(grid, (0, 1)) if scene.zones else None


def _texts(faces: Iterable[Face], words: Words) -> list[Text]:
    """Each text once, also when several copies lie there."""
    texts = {face.name: text_of(face) for face in faces}
    return [Text.assemble(titled(name, "", words), (text, QUIET)) for name, text in texts.items() if text]


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
    parts += [Text(dice) for dice in dice_of(person, words)]
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
    """Cards whose texts are worth drawing in full when they are one's own: not those that lie in a pile."""
    return zone.layout == "row" and any(isinstance(card, Face) and card.lines for card in zone.cards)


def _mine(scene: Scene) -> RenderableType | None:
    """One's own cards with their texts."""
    parts: list[RenderableType] = []
    for zone in (zone for person in scene.people if person.me for zone in person.zones if _is_text(zone)):
        note = Text(f"  {zone.note}", style=QUIET)
        parts += [Text.assemble((zone.title, f"bold {ACCENT}"), note), Padding(_spread(zone), (0, 0, 0, 1))]
    return Padding(Group(*parts), (0, 1)) if parts else None


def _spread(zone: Zone) -> Grid:
    """Cards side by side with their texts, copies together."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column(no_wrap=True, style=QUIET)
    grid.add_column(ratio=1)
    copies = Counter(replace(card, ref="") for card in zone.cards)
    for card, number in copies.items():
        if isinstance(card, Face):
            told = told_of(card)
            tags = Text(f"{', '.join(told)}. " if told else "", style="italic")
            name = _times(Text(card.name), number)
            counts = card.corner_label or card.corner
            head = Text(f"{counts} · " if counts and card.lines else counts, style=QUIET)
            grid.add_row(name, card.back, Text.assemble(head, tags, " ".join(card.lines)))
        else:
            grid.add_row("", _times(Text(card.back), number), "")
    return grid
