"""Pages: what one reader sees, as fragments of HTML drawn from the engine's views.

A reader is a browser with a secret that opens some seats, or a spectator. Everything is built for the one seat whose
eyes the browser may look through now; behind the curtain of a shared device that is nobody's.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import jinja2
import msgspec
from msgspec import Struct

from holdouts.engine.chance import commitment, preimage
from holdouts.engine.events import readable
from holdouts.engine.game import Game
from holdouts.engine.table import Table, TookBack
from holdouts.engine.view import Line, View, line, view
from holdouts.engine.words import Words
from holdouts.games import IDS, find_game
from holdouts.server import seats as chairs
from holdouts.server.archive import read_stored
from holdouts.server.invitations import invitation, watch_secret
from holdouts.server.phrases import TONGUES, Tongue, known, page_words, tongue
from holdouts.server.room import Room

TEMPLATES = Path(__file__).parents[1] / "web" / "templates"
PARTS = ("head", "scene", "people", "hand", "prompt", "log", "chat", "end", "curtain", "seats")
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
    seat: int | None
    parts: dict[str, str]
    lines: int
    said: tuple[str, ...]


class Chronicle:
    """The lines of one seat in one language; new events are put into words once."""

    def __init__(self, table: Table, seat: int | None, words: Words, names: Sequence[str]) -> None:
        self.lines: list[Line] = []
        self._words = words
        self._seat = seat
        self._nouns = table.game.nouns(table.state, seat, words, names)
        self._read = 0

    def catch_up(self, table: Table) -> list[Line]:
        story = list(table.story())
        for choice, event in story[self._read :]:
            if readable(event, self._seat):
                text = line(event, self._words, self._nouns)
                self.lines.append(Line(choice=choice, text=text, rule=event.rule))
        self._read = len(story)
        return self.lines


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
        self._saying: dict[Words, dict[str, Any]] = {}
        self._looks: dict[tuple[Game, Words], Any] = {}
        self._told: WeakKeyDictionary[Room, dict[tuple[Any, ...], Chronicle]] = WeakKeyDictionary()

    def page(self, template: str, lang: str, /, **context: Any) -> str:
        """A whole page that belongs to no table."""
        return self._draw(template, page_words(known(lang)), context)

    def _draw(self, template: str, words: Words, context: dict[str, Any]) -> str:
        return self._jinja.get_template(template).render({**self._common_words(words), **context})

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

    def _look(self, game: Game, words: Words) -> Any:
        """The look of a game in one language: its templates' macros, ready to be called."""
        if (game, words) not in self._looks:
            template = self._jinja.get_template(look_file(game))
            self._looks[game, words] = template.make_module(self._common_words(words))
        return self._looks[game, words]

    # --- a table ---

    def tongue(self, room: Room, lang: str) -> Tongue:
        packs = read_stored(room.game, room.row.setup).packs
        return tongue(room.game, packs, room.archive.packs, known(lang))

    def language(self, room: Room, reader: Reader) -> str:
        """Each seat reads in its own language."""
        mine = room.mine(reader.token)
        if not mine:
            return known(reader.lang)
        seat = room.face(reader.token)
        return known(room.seats[mine[0] if seat is None else seat].lang)

    def show(self, room: Room, reader: Reader, heard: int = 0) -> Shown:
        """Everything for one reader, as things stand; `heard` lines of the chronicle were read out before."""
        seat = room.face(reader.token)
        spoken = self.tongue(room, self.language(room, reader))
        lines = self._chronicle(room, room.table, seat, spoken.game).catch_up(room.table)
        context = self._common(room, reader, room.table, seat, spoken.game)
        context |= self._asked(room, reader, seat, context["view"], spoken.page)
        context |= self._around(room, reader, spoken.page)
        context |= _log(room.table, seat, lines)
        context |= _end(room, context["view"], spoken.page) if room.table.over else {}
        parts = {part: self._draw(f"_{part}.html", spoken.page, context) for part in PARTS}
        said = tuple(each.text for each in lines[heard:]) if heard <= len(lines) else ()
        return Shown(version=room.shown, seat=seat, parts=parts, lines=len(lines), said=said)

    def table(self, room: Room, reader: Reader) -> str:
        """The whole page of a table."""
        shown = self.show(room, reader)
        spoken = self.tongue(room, self.language(room, reader))
        context = self._common(room, reader, room.table, shown.seat, spoken.game)
        extra = {"parts": shown.parts, "version": shown.version, "choices": room.told}
        return self._draw("table.html", spoken.page, {**context, **extra})

    def past(self, room: Room, reader: Reader, table: Table, number: int) -> dict[str, str]:
        """The table as this reader was allowed to see it after so many choices."""
        seat = room.face(reader.token)
        spoken = self.tongue(room, self.language(room, reader))
        context = self._common(room, reader, table, seat, spoken.game)
        lines = Chronicle(table, seat, spoken.game, room.names).catch_up(table)
        context |= {"clock": None, "options": [], "vote": None, "past": number} | _log(table, seat, lines)
        return {part: self._draw(f"_{part}.html", spoken.page, context) for part in PAST_PARTS}

    def rules(self, room: Room, reader: Reader, book: Any, rules: Any) -> str:
        spoken = self.tongue(room, self.language(room, reader))
        return self._draw("_rules.html", spoken.page, {"book": book, "rules": rules})

    def _chronicle(self, room: Room, table: Table, seat: int | None, words: Words) -> Chronicle:
        told = self._told.setdefault(room, {})
        key = (seat, words.lang, room.rewound)
        if key not in told:
            for old in [other for other in told if other[2] != room.rewound]:
                del told[old]
            told[key] = Chronicle(table, seat, words, room.names)
        return told[key]

    # --- what the fragments are drawn from ---

    def _common(self, room: Room, reader: Reader, table: Table, seat: int | None, words: Words) -> dict[str, Any]:
        seen = view(table, seat, words, room.names)
        mine = room.mine(reader.token)
        return {
            "base": f"/t/{room.id}",
            "look_file": look_file(room.game),
            "look": self._look(room.game, self.tongue(room, words.lang).page),
            "view": seen,
            "whys": {reason.ref: reason.text for reason in seen.reasons},
            "seat": seat,
            "mine": mine,
            "names": room.names,
            "host": any(room.seats[each].host for each in mine),
            "paused": room.paused,
            "gathering": room.gathering,
            "past": None,
        }

    def _asked(self, room: Room, reader: Reader, seat: int | None, seen: View, words: Words) -> dict[str, Any]:
        options: list[Answer] = []
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
        return {"options": options, "vote": self._vote(room, reader, words), "curtain": _curtain(room, reader)}

    def _vote(self, room: Room, reader: Reader, words: Words) -> dict[str, Any] | None:
        if room.vote is None:
            return None
        voice = chairs.hashed(reader.token) if reader.token else ""
        text = words.say("vote", who=room.names[room.vote.by], target=room.vote.target)
        return {"text": text, "open": voice in room.voters() and voice not in room.vote.agreed}

    def _around(self, room: Room, reader: Reader, words: Words) -> dict[str, Any]:
        clock = room.hands.clock
        mine = room.mine(reader.token)
        host = any(room.seats[each].host for each in mine)
        token = reader.token if host and reader.token else ""
        watch = watch_secret(token, room.id)
        return {
            "clock": {"left": round(clock.left())} if clock.running else None,
            "chat": [
                {
                    "name": room.names[said.seat] if said.seat >= 0 else words.say("spectator"),
                    "text": said.text,
                    "seat": said.seat,
                    "mine": said.seat in mine,
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
                    "mine": row.seat in mine,
                    "invite": _link(reader.origin, "join", room.id, row.seat, invitation(row, token) if host else None),
                    "may_hand": row.kind not in chairs.BOTS or row.token_hash is not None,
                }
                for row in room.seats
            ],
            "watch": _link(
                reader.origin, "watch", room.id, watch if chairs.opens(watch, room.row.watch_hash) else None
            ),
        }


def look_file(game: Game) -> str:
    """The template in which a game says how its cards look."""
    return f"{game.id}/table.html"


def _curtain(room: Room, reader: Reader) -> dict[str, Any] | None:
    """Whose turn it is to take the device; nobody's, while only others are asked."""
    mine = room.mine(reader.token)
    if len(mine) < 2 or room.face(reader.token) is not None:
        return None
    awaited = [seat for seat in room.table.waiting_for() if seat in mine]
    return {"seat": awaited[0], "name": room.names[awaited[0]]} if awaited else None


def _log(table: Table, seat: int | None, lines: Sequence[Line]) -> dict[str, Any]:
    tail = lines[-LINES:]
    mine = [number for number, (who, _) in enumerate(table.choices, start=1) if who == seat]
    since = next((index for index, each in enumerate(tail) if each.choice > mine[-1]), None) if mine else None
    return {"lines": tail, "since": since}


def _end(room: Room, seen: View, words: Words) -> dict[str, Any]:
    """The result, some numbers, and the seed for whoever wants to check the dice."""
    table, row = room.table, room.row
    undone = sum(note.count for _, note in table.notes if isinstance(note, TookBack))
    numbers = (("choices", len(table.choices)), ("rounds", table.state.round), ("undone", undone))
    return {
        "winners": words.join([room.names[seat] for seat in seen.winners]),
        "statistics": [{"title": words.say(f"statistic-{key}"), "value": value} for key, value in numbers],
        "seed": str(row.seed),
        "preimage": preimage(row.seed, row.salt),
        "commitment": commitment(row.seed, row.salt),
    }


def _link(origin: str, *path: object) -> str | None:
    """An address to hand to somebody; None without the secret at its end."""
    return "/".join([origin, *map(str, path)]) if path[-1] is not None else None
