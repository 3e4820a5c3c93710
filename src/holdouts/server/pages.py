"""Pages: what one reader sees, as fragments of HTML drawn from the engine's views.

A reader is a browser with a secret that opens some seats, or a spectator. Everything is built for the one seat whose
eyes the browser may look through now; behind the curtain of a shared device that is nobody's.
"""

import gc
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import jinja2
import msgspec
from msgspec import Struct

from holdouts.engine.chance import preimage
from holdouts.engine.decision import Call
from holdouts.engine.game import Game
from holdouts.engine.library import LANGUAGES
from holdouts.engine.names import kebab
from holdouts.engine.past import TookBack
from holdouts.engine.rows import Row
from holdouts.engine.table import Table
from holdouts.engine.view import View, view
from holdouts.engine.words import Words
from holdouts.games import IDS, find_game
from holdouts.server import attendance, handover
from holdouts.server import seats as chairs
from holdouts.server.answers import answers, composed
from holdouts.server.archive import read_stored
from holdouts.server.chronicles import LINES, Chronicle, Chronicles, Told
from holdouts.server.drawing import Brush, Drawn, Easel, Voice
from holdouts.server.invitations import invitation, watch
from holdouts.server.lobby import PATIENCE, chance_of
from holdouts.server.origins import words_of
from holdouts.server.phrases import TONGUES, Tongue, known, page_words, tongue
from holdouts.server.room import Room
from holdouts.server.schema import SeatRow
from holdouts.server.threads import in_thread

TEMPLATES = Path(__file__).parents[1] / "web" / "templates"
PARTS = ("head", "scene", "people", "hand", "prompt", "log", "chat", "end", "curtain", "seats")
LOBBY = {"head": "_lobby_head.html", "prompt": "_lobby.html", "chat": "_chat.html", "seats": "_seats.html"}
"""What is drawn of a table whose cards are not dealt: nothing else."""
PAST_PARTS = ("head", "scene", "people", "hand", "prompt", "log")


@dataclass
class Reader:
    """Who looks: the secret of a browser, the language it asks for, and under which address it sees the server."""

    token: str | None
    lang: str
    origin: str = ""
    watch: str = ""
    """The secret of a link for spectators, if they came by one."""


class Shown(Struct, frozen=True, kw_only=True):
    """All that one reader sees, and whose eyes they look through."""

    version: int
    parts: dict[str, Drawn]
    told: tuple[Told, ...]
    length: int
    """How long the story is that was read."""

    @property
    def html(self) -> dict[str, str]:
        return {part: drawn.html for part, drawn in self.parts.items()}

    @property
    def marks(self) -> str:
        """By which a page that comes back tells what it has already."""
        return ".".join(drawn.mark for drawn in self.parts.values())

    def said_since(self, heard: int) -> str:
        """What is read out to somebody who heard so much of the story; nothing, where it was taken back."""
        return " ".join(told.line.text for told in self.told if told.place >= heard)


class Eyes(NamedTuple):
    """Whose eyes a reader looks through, what is theirs here, and how they are spoken to."""

    seat: int | None
    mine: tuple[int, ...]
    host: bool
    spoken: Tongue


class Sheet(NamedTuple):
    """What one reader sees, and what the page around it is drawn from."""

    frame: dict[str, Any]
    shown: Shown


class Sheets:
    """What was drawn of one room since its last news: whoever sees with the same eyes is shown the same."""

    def __init__(self) -> None:
        self._moment: tuple[int, ...] = ()
        self._drawn: dict[tuple[Eyes, str], Sheet] = {}

    def at(self, room: Room) -> dict[tuple[Eyes, str], Sheet]:
        """Those that still hold."""
        moment = (room.news, room.version, room.shown, room.rewound)
        if moment != self._moment:
            self._moment, self._drawn = moment, {}
        return self._drawn


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
        self.chronicles = Chronicles()
        self.easel = Easel()
        self._prepared: dict[Game, set[tuple[str, ...]]] = {}
        self._sheets: WeakKeyDictionary[Room, Sheets] = WeakKeyDictionary()

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

    async def prepare(self, room: Room) -> None:
        """Read the words and templates of a game before its first page is drawn, while others go on."""
        if room.packs not in self._prepared.setdefault(room.game, set()):
            await in_thread(self._read_all, room)
            self._prepared[room.game].add(room.packs)

    def _read_all(self, room: Room) -> None:
        for lang in LANGUAGES:
            self._voice(room.game, self.tongue(room, lang).page)
        for part in PARTS:
            self._brush.prepare(f"_{part}.html")
        self._jinja.get_template("table.html")
        gc.freeze()  # all of this stays as long as the server does: no need to look through it again and again

    def tongue(self, room: Room, lang: str) -> Tongue:
        return tongue(room.game, room.packs, room.archive.packs, known(lang))

    def language(self, room: Room, reader: Reader) -> str:
        """Each seat reads in its own language."""
        return self._eyes(room, reader).spoken.page.lang

    def _eyes(self, room: Room, reader: Reader) -> Eyes:
        mine = tuple(room.mine(reader.token))
        seat = room.devices.face(reader.token)
        lang = room.seats[mine[0] if seat is None else seat].lang if mine else reader.lang
        host = any(room.seats[each].host for each in mine)
        return Eyes(seat, mine, host, self.tongue(room, lang))

    async def show(self, room: Room, reader: Reader) -> Shown:
        """Everything for one reader, as things stand. Whoever draws stands at the easel."""
        return (await self._sheet(room, reader)).shown

    async def _sheet(self, room: Room, reader: Reader) -> Sheet:
        """What is seen is taken down at once; then it is drawn, and between two fragments everybody else goes on."""
        eyes = self._eyes(room, reader)
        sheets = self._sheets.setdefault(room, Sheets()).at(room)
        key = (eyes, reader.origin)
        if key not in sheets and room.gathering:
            sheets[key] = self._lobby_sheet(room, reader, eyes)
        elif key not in sheets:
            chronicle = self.chronicles.read(room, eyes.seat, eyes.spoken.game)
            told, length, version = tuple(chronicle.told), chronicle.length, room.shown
            context = self._context(room, reader, eyes, chronicle)
            voice = self._voice(room.game, eyes.spoken.page)
            parts: dict[str, Drawn] = {}
            for part in PARTS:
                await self.easel.rest()
                parts[part] = self._brush.draw(f"_{part}.html", voice, context)
            sheets[key] = Sheet(self._frame(room, eyes), Shown(version=version, parts=parts, told=told, length=length))
        return sheets[key]

    def _lobby_sheet(self, room: Room, reader: Reader, eyes: Eyes) -> Sheet:
        """Who sits, who is awaited, and what everybody has promised to chance."""
        context = self._frame(room, eyes) | self._around(room, reader, eyes)
        context |= {"title": _title(room, eyes), "view": None, **_lobby(room, eyes)}
        voice = self._voice(room.game, eyes.spoken.page)
        drawn = {part: self._brush.draw(template, voice, context) for part, template in LOBBY.items()}
        parts = {part: drawn.get(part, EMPTY) for part in PARTS}
        return Sheet(context, Shown(version=room.shown, parts=parts, told=(), length=0))

    def _context(self, room: Room, reader: Reader, eyes: Eyes, chronicle: Chronicle) -> dict[str, Any]:
        """All that the fragments of a table are drawn from; nothing in it changes when the table does."""
        context = self._common(room, room.table, eyes)
        context |= self._asked(room, reader, eyes, context["view"])
        context |= self._around(room, reader, eyes)
        context |= _log(chronicle)
        context |= _end(room, eyes, context["view"], chronicle) if room.table.over else {}
        return context

    async def table(self, room: Room, reader: Reader) -> str:
        """The whole page of a table."""
        async with self.easel:
            frame, shown = await self._sheet(room, reader)
        eyes = self._eyes(room, reader)
        extra = {
            "title": _title(room, eyes),
            "parts": shown.html,
            "marks": shown.marks,
            "version": shown.version,
            "choices": room.told,
        }
        words = self._eyes(room, reader).spoken.page
        return self._draw("table.html", self._voice(room.game, words).names, {**frame, **extra})

    async def compose(self, room: Room, reader: Reader, row: Row, expected: int) -> dict[str, Any]:
        """The prompt as it stands once these picks are added; what is drawn of the table stays as it is."""
        async with self.easel:
            eyes = self._eyes(room, reader)
            tried = composed(room, row, eyes.spoken.game, expected)
            words = eyes.spoken.page
            done = {"text": words.say("row-complete"), "rule": row.asked[0].rule, "mine": True}
            context = self._frame(room, eyes) | self._around(room, reader, eyes)
            context |= {"view": {"prompt": tried.prompt or done, "over": False}, "options": tried.options, "row": tried}
            context |= {"read": [], "vote": None, "called": [], "hush": None}
            html = self._brush.draw("_prompt.html", self._voice(room.game, words), context).html
            return {"prompt": html, "complete": tried.complete}

    async def past(self, room: Room, reader: Reader, table: Table, number: int) -> dict[str, str]:
        """The table as this reader was allowed to see it after so many choices."""
        async with self.easel:
            eyes = self._eyes(room, reader)
            chronicle = Chronicle(table, eyes.seat, eyes.spoken.game, room.names)
            chronicle.catch_up(table)
            context = self._common(room, table, eyes)
            context |= {"clock": None, "options": [], "read": [], "vote": None, "past": number} | _log(chronicle)
            voice = self._voice(room.game, eyes.spoken.page)
            parts: dict[str, str] = {}
            for part in PAST_PARTS:
                await self.easel.rest()
                parts[part] = self._brush.draw(f"_{part}.html", voice, context).html
            return parts

    def lost(self, room: Room, reader: Reader, number: int) -> str:
        """What going back there would cost."""
        return self._eyes(room, reader).spoken.page.say("rewind-lost", count=room.told - number)

    def row_left(self, room: Room, reader: Reader, count: int) -> str:
        """That so many picks of a row were left, because something came to light before them."""
        return self._eyes(room, reader).spoken.page.say("row-left", count=count)

    def rules(self, room: Room, reader: Reader, book: Any, rules: Any) -> str:
        words = self._eyes(room, reader).spoken.page
        return self._draw("_rules.html", self._common_words(words), {"book": book, "rules": rules})

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
            "pauser": room.names[room.paused_by] if room.paused and room.paused_by is not None else "",
            "may_lift": bool(eyes.mine) and _may_lift(room, eyes),
            "origins": words_of(room.row.origins),
            "minutes": {
                "bot": attendance.minutes(attendance.AWAY_FOR_BOT),
                "seat": attendance.minutes(attendance.AWAY_FOR_SEAT),
            },
            "gathering": room.gathering,
            "past": None,
        }

    def _asked(self, room: Room, reader: Reader, eyes: Eyes, seen: View) -> dict[str, Any]:
        found = answers(room, eyes.seat, seen.prompt, eyes.spoken.page)
        return {
            "options": found.options,
            "read": found.read,
            "may_point": found.may_point,
            "vote": _vote(room, reader, eyes),
            "curtain": _curtain(room, eyes),
            "called": _called(room, eyes),
            "hush": _hush(room, eyes),
        }

    def _around(self, room: Room, reader: Reader, eyes: Eyes) -> dict[str, Any]:
        clock = room.hands.clock
        token = reader.token if eyes.host and reader.token else ""
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
                    "here": room.attendance.is_here(row.token_hash),
                    "host": row.host,
                    "mine": row.seat in eyes.mine,
                    "invite": token and _link(reader.origin, "join", room.id, row.seat, invitation(row, token)),
                    "may": _may_hand(room, eyes, row),
                }
                for row in room.seats
            ],
            "saving": room.saving(chairs.hashed(reader.token)) if eyes.mine and reader.token else "",
            "kept": room.kept.choices if room.kept is not None and eyes.mine else None,
            "watch": _link(reader.origin, "watch", room.id, watch(room.row, token) if token else None),
            "watchable": bool(room.row.watch_hash),
            "chance": _chance(room),
        }


def look_file(game: Game) -> str:
    """The template in which a game says how its cards look."""
    return f"{game.id}/table.html"


def _voice(room: Room, eyes: Eyes) -> SeatRow:
    """For what concerns the whole table, a browser speaks with its strongest seat."""
    return next((room.seats[seat] for seat in eyes.mine if room.seats[seat].host), room.seats[eyes.mine[0]])


def _may_hand(room: Room, eyes: Eyes, row: SeatRow) -> tuple[str, ...]:
    if not eyes.mine or room.table.over:
        return ()
    return handover.allowed(_voice(room, eyes), row, room.attendance)


def _may_lift(room: Room, eyes: Eyes) -> bool:
    if room.paused_by is None:
        return True
    return handover.may_lift(_voice(room, eyes), room.seats[room.paused_by], room.attendance)


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
    vote = room.vote
    if vote is None:
        return None
    voice = chairs.hashed(reader.token) if reader.token else ""
    who, words = room.names[vote.by], eyes.spoken.page
    if vote.about == "save":
        text = words.say("vote-save", who=who)
    else:
        text = words.say("vote", who=who, target=vote.target, count=room.told - vote.target)
    is_open = voice in room.voters(vote.about) and voice not in vote.agreed
    return {"number": vote.number, "text": text, "open": is_open}


def _curtain(room: Room, eyes: Eyes) -> dict[str, Any] | None:
    """Whose turn it is to take the device; nobody's, while only others are asked.

    When all are called, whoever wants to takes it: nothing tells who could do anything.
    """
    if len(eyes.mine) < 2 or eyes.seat is not None:
        return None
    called = _called(room, eyes)
    awaited = room.devices.asked_here(eyes.mine)
    name = room.names[awaited[0]] if awaited else ""
    return {"seat": awaited[0] if awaited else None, "name": name, "called": called} if awaited or called else None


def _called(room: Room, eyes: Eyes) -> list[dict[str, Any]]:
    """Whoever else at this device is called, as everybody may know."""
    if len(eyes.mine) < 2 or room.game.open_hands or room.resting:
        return []
    return [
        {"seat": seat, "name": room.names[seat]} for seat in room.devices.called_here(eyes.mine) if seat != eyes.seat
    ]


def _hush(room: Room, eyes: Eyes) -> bool | None:
    """Whether this seat has asked to be passed over, where that can be asked."""
    call = room.table.decision
    if eyes.seat is None or room.resting or not isinstance(call, Call) or not call.waits or len(call.seats) < 2:
        return None
    return room.devices.hushed(eyes.seat) if eyes.seat in call.seats else None


def _log(chronicle: Chronicle) -> dict[str, Any]:
    lines, mine = [told.line for told in chronicle.told], chronicle.last_moment
    since = None if mine is None else next((index for index, each in enumerate(lines) if each.moment > mine), None)
    return {"lines": lines, "since": since}


def _end(room: Room, eyes: Eyes, seen: View, chronicle: Chronicle) -> dict[str, Any]:
    """The result, some numbers, and the seed for whoever wants to check the dice."""
    table, row, words, told = room.table, room.row, eyes.spoken.page, chance_of(room)
    undone = sum(note.count for _, note in table.notes if isinstance(note, TookBack))
    numbers = (("choices", table.moment), ("rounds", table.state.round), ("undone", undone))
    return {
        "winners": words.join([room.names[seat] for seat in seen.winners]),
        "statistics": [{"title": words.say(f"statistic-{key}"), "value": value} for key, value in numbers],
        "deeds": _deeds(room, eyes, chronicle),
        "seed": row.seed,
        "preimage": preimage(told.secret or "", row.salt),
    }


def _deeds(room: Room, eyes: Eyes, chronicle: Chronicle) -> dict[str, Any]:
    """Who did what how often: of all events that the reader may read, those a game has words for counting."""
    words = eyes.spoken.page
    titles = {kind: f"statistic-{kebab(kind.__name__)}" for kind in room.game.events}
    counted = [kind for kind, title in titles.items() if words.has(title)]
    done = chronicle.deeds(room.table)
    return {
        "titles": [words.say(titles[kind]) for kind in counted],
        "people": [(name, [done[kind, seat] for kind in counted]) for seat, name in enumerate(room.names)],
    }


def _link(origin: str, *path: object) -> str | None:
    """An address to hand to somebody; None without the secret at its end."""
    return "/".join([origin, *map(str, path)]) if path[-1] is not None else None
