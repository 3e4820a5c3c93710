"""Pages: what one reader sees, as fragments of HTML drawn from the engine's views.

A reader is a browser with a secret that opens some seats, or a spectator. Everything is built for the one seat whose
eyes the browser may look through now; behind the curtain of a shared device that is nobody's.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import jinja2
import msgspec
from msgspec import Struct

from holdouts.engine.chance import preimage
from holdouts.engine.events import Event, readable
from holdouts.engine.game import Game
from holdouts.engine.names import kebab
from holdouts.engine.table import Table, TookBack
from holdouts.engine.view import Line, View, line, view
from holdouts.engine.words import Words
from holdouts.games import IDS, find_game
from holdouts.server import seats as chairs
from holdouts.server.archive import read_stored
from holdouts.server.drawing import Brush, Drawn, Voice
from holdouts.server.invitations import invitation, watch_secret
from holdouts.server.lobby import PATIENCE, chance_of
from holdouts.server.phrases import TONGUES, Tongue, known, page_words, tongue
from holdouts.server.room import Room

TEMPLATES = Path(__file__).parents[1] / "web" / "templates"
PARTS = ("head", "scene", "people", "hand", "prompt", "log", "chat", "end", "curtain", "seats")
LOBBY = {"head": "_lobby_head.html", "prompt": "_lobby.html", "chat": "_chat.html", "seats": "_seats.html"}
"""What is drawn of a table whose cards are not dealt: nothing else."""
PAST_PARTS = ("head", "scene", "people", "hand", "prompt", "log")
LINES = 80
"""How much of the chronicle and of the chat a page holds."""


@dataclass
class Reader:
    """Who looks: the secret of a browser, the language it asks for, and under which address it sees the server."""

    token: str | None
    lang: str
    origin: str = ""


class Answer(Struct, frozen=True, kw_only=True):
    """An option as a button."""

    number: int
    label: str
    refs: tuple[str, ...]
    json: str
    pick: str


class Shown(Struct, frozen=True, kw_only=True):
    """All that one reader sees, and whose eyes they look through."""

    version: int
    parts: dict[str, Drawn]
    lines: int
    said: tuple[str, ...]

    @property
    def html(self) -> dict[str, str]:
        return {part: drawn.html for part, drawn in self.parts.items()}

    @property
    def marks(self) -> str:
        """By which a page that comes back tells what it has already."""
        return ".".join(drawn.mark for drawn in self.parts.values())


class Eyes(NamedTuple):
    """Whose eyes a reader looks through, what is theirs here, and how they are spoken to."""

    seat: int | None
    mine: tuple[int, ...]
    host: bool
    spoken: Tongue


class Chronicle:
    """The lines of one seat in one language; new events are put into words once."""

    def __init__(self, table: Table, seat: int | None, words: Words, names: Sequence[str]) -> None:
        self.lines: list[Line] = []
        self._words = words
        self._seat = seat
        self._nouns = table.game.nouns(table.state, seat, words, names)
        self._events = 0
        self._notes = 0

    def catch_up(self, table: Table) -> list[Line]:
        for choice, event in self._news(table):
            if readable(event, self._seat):
                text = line(event, self._words, self._nouns)
                self.lines.append(Line(choice=choice, text=text, rule=event.rule))
        return self.lines

    def _news(self, table: Table) -> Iterator[tuple[int, Event]]:
        """What the table's story has gained since."""
        told, notes = table.told(), sorted(table.notes, key=lambda note: note[0])
        events, self._events = self._events, len(table.chronicle)
        for index in range(events, self._events):
            choice = bisect_right(told, index)
            while self._notes < len(notes) and notes[self._notes][0] < choice:
                yield notes[self._notes]
                self._notes += 1
            yield choice, table.chronicle[index]
        yield from notes[self._notes :]
        self._notes = len(notes)


class Pages:
    """Draws fragments and whole pages."""

    def __init__(self, templates: Path = TEMPLATES) -> None:
        looks = {id_: jinja2.FileSystemLoader(find_game(id_).folder) for id_ in IDS}
        self._jinja = jinja2.Environment(
            loader=jinja2.ChoiceLoader([jinja2.FileSystemLoader(templates), jinja2.PrefixLoader(looks)]),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self._brush = Brush(self._jinja)
        self._saying: dict[Words, dict[str, Any]] = {}
        self._voices: dict[tuple[Game, Words], Voice] = {}
        self._told: WeakKeyDictionary[Room, dict[tuple[Any, ...], Chronicle]] = WeakKeyDictionary()

    def page(self, template: str, lang: str, /, **context: Any) -> str:
        """A whole page that belongs to no table."""
        return self._draw(template, self._common_words(page_words(known(lang))), context)

    def _draw(self, template: str, voice: dict[str, Any], context: dict[str, Any]) -> str:
        return self._jinja.get_template(template).render({**voice, **context})

    def _common_words(self, words: Words) -> dict[str, Any]:
        """What every template can say."""
        if words not in self._saying:
            plain: dict[str, str] = {}

            def say(key: str, **slots: object) -> str:
                if slots:
                    return words.say(key, **slots) if words.has(key) else key
                if key not in plain:
                    plain[key] = words.say(key) if words.has(key) else key
                return plain[key]

            self._saying[words] = {"say": say, "has": words.has, "lang": words.lang, "languages": TONGUES}
        return self._saying[words]

    def _voice(self, game: Game, words: Words) -> Voice:
        """How a game speaks and looks in one language: its templates' macros are ready to be called."""
        if (game, words) not in self._voices:
            common = self._common_words(words)
            look = self._jinja.get_template(look_file(game)).make_module(common)
            self._voices[game, words] = Voice({**common, "look": look})
        return self._voices[game, words]

    # --- a table ---

    def tongue(self, room: Room, lang: str) -> Tongue:
        return tongue(room.game, room.packs, room.archive.packs, known(lang))

    def language(self, room: Room, reader: Reader) -> str:
        """Each seat reads in its own language."""
        return self._eyes(room, reader).spoken.page.lang

    def _eyes(self, room: Room, reader: Reader) -> Eyes:
        mine = tuple(room.mine(reader.token))
        seat = room.face(reader.token)
        lang = room.seats[mine[0] if seat is None else seat].lang if mine else reader.lang
        host = any(room.seats[each].host for each in mine)
        return Eyes(seat, mine, host, self.tongue(room, lang))

    def show(self, room: Room, reader: Reader, heard: int = 0) -> Shown:
        """Everything for one reader, as things stand; `heard` lines of the chronicle were read out before."""
        eyes = self._eyes(room, reader)
        if room.gathering:
            return self._show_lobby(room, reader, eyes)
        lines = self._chronicle(room, eyes).catch_up(room.table)
        context = self._common(room, room.table, eyes)
        context |= self._asked(room, reader, eyes, context["view"])
        context |= self._around(room, reader, eyes)
        context |= _log(room.table, eyes.seat, lines)
        context |= _end(room, eyes, context["view"]) if room.table.over else {}
        voice = self._voice(room.game, eyes.spoken.page)
        parts = {part: self._brush.draw(f"_{part}.html", voice, context) for part in PARTS}
        said = tuple(each.text for each in lines[heard:]) if heard <= len(lines) else ()
        return Shown(version=room.shown, parts=parts, lines=len(lines), said=said)

    def _show_lobby(self, room: Room, reader: Reader, eyes: Eyes) -> Shown:
        """Who sits, who is awaited, and what everybody has promised to chance."""
        context = self._frame(room, eyes) | self._around(room, reader, eyes)
        context |= {"title": _title(room, eyes), "view": None, **_lobby(room, eyes)}
        voice = self._voice(room.game, eyes.spoken.page)
        drawn = {part: self._brush.draw(template, voice, context) for part, template in LOBBY.items()}
        return Shown(version=room.shown, parts={part: drawn.get(part, EMPTY) for part in PARTS}, lines=0, said=())

    def table(self, room: Room, reader: Reader) -> str:
        """The whole page of a table."""
        shown = self.show(room, reader)
        eyes = self._eyes(room, reader)
        context = self._frame(room, eyes)
        extra = {
            "title": _title(room, eyes),
            "parts": shown.html,
            "marks": shown.marks,
            "version": shown.version,
            "choices": room.told,
        }
        return self._draw("table.html", self._voice(room.game, eyes.spoken.page).names, {**context, **extra})

    def past(self, room: Room, reader: Reader, table: Table, number: int) -> dict[str, str]:
        """The table as this reader was allowed to see it after so many choices."""
        eyes = self._eyes(room, reader)
        context = self._common(room, table, eyes)
        lines = Chronicle(table, eyes.seat, eyes.spoken.game, room.names).catch_up(table)
        context |= {"clock": None, "options": [], "vote": None, "past": number} | _log(table, eyes.seat, lines)
        voice = self._voice(room.game, eyes.spoken.page)
        return {part: self._brush.draw(f"_{part}.html", voice, context).html for part in PAST_PARTS}

    def rules(self, room: Room, reader: Reader, book: Any, rules: Any) -> str:
        words = self._eyes(room, reader).spoken.page
        return self._draw("_rules.html", self._common_words(words), {"book": book, "rules": rules})

    def _chronicle(self, room: Room, eyes: Eyes) -> Chronicle:
        told = self._told.setdefault(room, {})
        key = (eyes.seat, eyes.spoken.game, room.rewound)
        if key not in told:
            for old in [other for other in told if other[2] != room.rewound]:
                del told[old]
            told[key] = Chronicle(room.table, eyes.seat, eyes.spoken.game, room.names)
        return told[key]

    # --- what the fragments are drawn from ---

    def _common(self, room: Room, table: Table, eyes: Eyes) -> dict[str, Any]:
        seen = view(table, eyes.seat, eyes.spoken.game, room.names)
        whys = {reason.ref: reason.text for reason in seen.reasons}
        return {**self._frame(room, eyes), "view": seen, "whys": whys}

    def _frame(self, room: Room, eyes: Eyes) -> dict[str, Any]:
        """What is drawn around any table, dealt or not."""
        return {
            "base": f"/t/{room.id}",
            "look_file": look_file(room.game),
            "seat": eyes.seat,
            "mine": eyes.mine,
            "curtained": len(eyes.mine) > 1 and not room.game.open_hands,
            "names": room.names,
            "host": eyes.host,
            "paused": room.paused,
            "gathering": room.gathering,
            "past": None,
        }

    def _asked(self, room: Room, reader: Reader, eyes: Eyes, seen: View) -> dict[str, Any]:
        options: list[Answer] = []
        seat = eyes.seat
        if seat is not None and not room.resting and seat not in room.hands.bots:
            options = [
                Answer(
                    number=choice.number,
                    label=choice.label,
                    refs=choice.refs,
                    json=msgspec.json.encode(option).decode(),
                    pick=str(type(option).__struct_config__.tag),
                )
                for choice, option in zip(seen.prompt.choices, room.table.options(seat), strict=True)
            ]
        return {"options": options, "vote": _vote(room, reader, eyes), "curtain": _curtain(room, eyes)}

    def _around(self, room: Room, reader: Reader, eyes: Eyes) -> dict[str, Any]:
        clock = room.hands.clock
        token = reader.token if eyes.host and reader.token else ""
        watch = watch_secret(token, room.id) if token else ""
        watchable = chairs.opens(watch, room.row.watch_hash)
        return {
            "clock": {"left": round(clock.left()), "running": clock.running} if clock.counts else None,
            "chat": [
                {
                    "name": room.names[said.seat] if said.seat >= 0 else eyes.spoken.page.say("spectator"),
                    "text": said.text,
                    "seat": said.seat,
                    "mine": said.seat in eyes.mine,
                }
                for said in room.chat[-LINES:]
            ],
            "seats": [
                {
                    "seat": row.seat,
                    "name": row.name,
                    "kind": row.kind,
                    "here": room.here[row.seat] > 0,
                    "host": row.host,
                    "mine": row.seat in eyes.mine,
                    "invite": token and _link(reader.origin, "join", room.id, row.seat, invitation(row, token)),
                    "may_hand": row.kind not in chairs.BOTS or row.token_hash is not None,
                }
                for row in room.seats
            ],
            "watch": _link(reader.origin, "watch", room.id, watch if watchable else None),
            "chance": _chance(room),
        }


def look_file(game: Game) -> str:
    """The template in which a game says how its cards look."""
    return f"{game.id}/table.html"


EMPTY = Drawn("", "empty")


def _title(room: Room, eyes: Eyes) -> str:
    """What is played."""
    if not room.gathering:
        return view(room.table, eyes.seat, eyes.spoken.game, room.names).scene.title
    scenario = read_stored(room.game, room.row.setup).scenario
    words = eyes.spoken.page
    return words.say(f"name-{scenario}") if words.has(f"name-{scenario}") else words.say("scenario-chance")


def _lobby(room: Room, eyes: Eyes) -> dict[str, Any]:
    """Whom the table waits for, and which promises this page has to keep now."""
    awaited = room.lobby.awaited
    due = [room.seats[seat].commitment for seat in awaited if seat in eyes.mine]
    who = eyes.spoken.page.join([room.names[seat] for seat in awaited])
    return {"awaited": who, "due": " ".join(due), "patience": round(PATIENCE)}


def _chance(room: Room) -> dict[str, Any]:
    """How the seed is drawn: what each seat has promised and given."""
    told = chance_of(room)
    shares = {share.seat: share for share in told.shares}
    return {
        "seal": told.seal,
        "mixed": told.mixed,
        "dealt": room.dealt,
        "seats": [
            {
                "name": row.name,
                "bot": row.kind in chairs.BOTS and row.seat not in shares,
                "open": row.kind == chairs.OPEN,
                "commitment": shares[row.seat].commitment if row.seat in shares else "",
                "contribution": shares[row.seat].contribution if row.seat in shares else "",
            }
            for row in room.seats
        ],
        "json": msgspec.json.encode(told._asdict()).decode(),
    }


def _vote(room: Room, reader: Reader, eyes: Eyes) -> dict[str, Any] | None:
    if room.vote is None:
        return None
    voice = chairs.hashed(reader.token) if reader.token else ""
    text = eyes.spoken.page.say("vote", who=room.names[room.vote.by], target=room.vote.target)
    return {"text": text, "open": voice in room.voters() and voice not in room.vote.agreed}


def _curtain(room: Room, eyes: Eyes) -> dict[str, Any] | None:
    """Whose turn it is to take the device; nobody's, while only others are asked."""
    if len(eyes.mine) < 2 or eyes.seat is not None:
        return None
    awaited = [seat for seat in room.table.waiting_for() if seat in eyes.mine]
    return {"seat": awaited[0], "name": room.names[awaited[0]]} if awaited else None


def _log(table: Table, seat: int | None, lines: Sequence[Line]) -> dict[str, Any]:
    tail = lines[-LINES:]
    choices = table.choices
    mine = next((number for number in range(len(choices), 0, -1) if choices[number - 1][0] == seat), None)
    since = None if mine is None else next((index for index, each in enumerate(tail) if each.choice > mine), None)
    return {"lines": tail, "since": since}


def _end(room: Room, eyes: Eyes, seen: View) -> dict[str, Any]:
    """The result, some numbers, and the seed for whoever wants to check the dice."""
    table, row, words, told = room.table, room.row, eyes.spoken.page, chance_of(room)
    undone = sum(note.count for _, note in table.notes if isinstance(note, TookBack))
    numbers = (("choices", len(table.choices)), ("rounds", table.state.round), ("undone", undone))
    return {
        "winners": words.join([room.names[seat] for seat in seen.winners]),
        "statistics": [{"title": words.say(f"statistic-{key}"), "value": value} for key, value in numbers],
        "deeds": _deeds(room, eyes),
        "seed": row.seed,
        "preimage": preimage(told.secret or "", row.salt),
    }


def _deeds(room: Room, eyes: Eyes) -> dict[str, Any]:
    """Who did what how often: of all events that the reader may read, those a game has words for counting."""
    words = eyes.spoken.page
    titles = {kind: f"statistic-{kebab(kind.__name__)}" for kind in room.game.events}
    counted = [kind for kind, title in titles.items() if words.has(title)]
    done = Counter(
        (type(event), getattr(event, "who", None)) for event in room.table.chronicle if readable(event, eyes.seat)
    )
    return {
        "titles": [words.say(titles[kind]) for kind in counted],
        "people": [(name, [done[kind, seat] for kind in counted]) for seat, name in enumerate(room.names)],
    }


def _link(origin: str, *path: object) -> str | None:
    """An address to hand to somebody; None without the secret at its end."""
    return "/".join([origin, *map(str, path)]) if path[-1] is not None else None
