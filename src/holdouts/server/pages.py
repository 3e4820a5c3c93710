"""Pages: what one reader sees, as fragments of HTML drawn from the engine's views.

A reader is a browser with a secret that opens some seats, or a spectator. Everything is built for the one seat whose
eyes the browser may look through now; behind the curtain of a shared device that is nobody's.
"""

import gc
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import jinja2
from msgspec import Struct

from holdouts.bots.oracles import Counsel, Decks, Threat
from holdouts.engine import pieces
from holdouts.engine.briefing import briefing
from holdouts.engine.foresight import Foresight
from holdouts.engine.gallery import Gallery
from holdouts.engine.game import Game
from holdouts.engine.glossary import Glossary
from holdouts.engine.library import LANGUAGES
from holdouts.engine.rows import Row
from holdouts.engine.table import Table
from holdouts.engine.typography import typeset
from holdouts.engine.view import Line, view
from holdouts.engine.words import Words
from holdouts.games import IDS, folder_of
from holdouts.server import covers, fragments, subjects, surroundings, teaching
from holdouts.server.answers import composed
from holdouts.server.chronicles import Chronicle, Chronicles, Entry
from holdouts.server.courses import Courses
from holdouts.server.drawing import EMPTY, Brush, Drawn, Easel, Voice
from holdouts.server.explaining import Explained
from holdouts.server.kept import Addressed
from holdouts.server.looks import look_of
from holdouts.server.parting import parted
from holdouts.server.phrases import TONGUES, Tongue, known, page_words, tongue
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.scenery import COMPILED, Scenery
from holdouts.server.subjects import Eyes, Reader, look_file
from holdouts.server.surroundings import Neighbourhood
from holdouts.server.threads import in_thread

TEMPLATES = Path(__file__).parents[1] / "web" / "templates"


class Shown(Struct, frozen=True, kw_only=True):
    """All that one reader sees, and whose eyes they look through."""

    version: int
    parts: dict[str, Drawn]
    entries: tuple[Entry, ...]
    length: int
    """How long the story is that was read."""

    @property
    def html(self) -> dict[str, str]:
        return {part: drawn.html for part, drawn in self.parts.items()}

    @property
    def stamps(self) -> str:
        """By which a page that comes back tells what it has already."""
        return ".".join(drawn.stamp for drawn in self.parts.values())

    def said_since(self, heard: int) -> str:
        """What is read out to somebody who heard so much of the story; nothing, where it was taken back."""
        return " ".join(entry.line.text for entry in self.entries if entry.place >= heard)

    def staged_since(self, heard: int) -> list[dict[str, Any]]:
        """Of the same, what is shown on the stage: dice, thumbs, what enters, and the beginnings of chapters."""
        news = [entry.line for entry in self.entries if entry.place >= heard]
        if any(_faced(line) for line in news):
            return [{"text": "", "what": "throws", "throws": _throws(news)}]
        thumbs = [{"text": line.text, "seat": line.seat, "up": line.thumb} for line in news if line.thumb is not None]
        raised: list[dict[str, Any]] = [{"text": "", "what": "thumbs", "thumbs": thumbs}] if thumbs else []
        return raised + [
            {
                "text": line.text,
                "dice": line.dice,
                "what": "dice" if line.dice else "entrance" if line.entrance else "chapter",
            }
            for line in news
            if line.dice or line.entrance or line.heading == 1
        ]


MOST_THROWS = 9
"""So many lines of a round are read at a glance; all are in the log."""


def _faced(line: Line) -> bool:
    return any(isinstance(die, str) for die in line.dice)


def _throws(news: list[Line]) -> list[dict[str, Any]]:
    """A round of dice with faces: each with whose it is, and what it did to whom."""
    first = next(n for n, line in enumerate(news) if _faced(line))
    return [{"text": line.text, "dice": line.dice} for line in news[first:]][-MOST_THROWS:]


class Sheet(NamedTuple):
    """What one reader sees, and what the page around it is drawn from."""

    frame: dict[str, Any]
    shown: Shown


class Sheets:
    """What was drawn of one room since its last news: whoever sees with the same eyes is shown the same."""

    def __init__(self, room: Room) -> None:
        self._moment = _moment(room)
        self.drawn: dict[tuple[Eyes, str], Sheet] = {}
        self.gallery = Gallery(room.table)

    def still_hold(self, room: Room) -> bool:
        return self._moment == _moment(room)


def _moment(room: Room) -> tuple[int, ...]:
    return room.news, room.version, room.shown, room.rewound


LIBRARY = {
    "cards": "_cards.html",
    "ground": "_ground.html",
    "map": "_board.html",
    "people": "_person.html",
    "asking": "_asking.html",
    "book": "_leaf.html",
    "story": "_passage.html",
}
"""What the fragments of every table are put together from: macros that know the voice of a game, and no table."""


class Pages:
    """Draws fragments and whole pages."""

    def __init__(self, templates: Path = TEMPLATES, undefined: type[jinja2.Undefined] = jinja2.Undefined) -> None:
        looks = {id_: jinja2.FileSystemLoader(folder_of(id_)) for id_ in IDS}
        self._jinja = Scenery(
            loader=jinja2.ChoiceLoader([jinja2.FileSystemLoader(templates), jinja2.PrefixLoader(looks)]),
            autoescape=True,
            extensions=[Addressed],
            undefined=undefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            bytecode_cache=COMPILED,
        )
        self._jinja.filters["parted"] = parted
        self._brush = Brush(self._jinja)
        self._saying: dict[Words, dict[str, Any]] = {}
        self._voices: dict[tuple[Game, Words], Voice] = {}
        self.chronicles = Chronicles()
        self.courses = Courses()
        self.easel = Easel()
        self._prepared: dict[Game, set[tuple[str, ...]]] = {}
        self._sheets: WeakKeyDictionary[Room, Sheets] = WeakKeyDictionary()
        self._neighbourhood = Neighbourhood()

    def page(self, template: str, lang: str, /, **context: Any) -> str:
        """A whole page that belongs to no table."""
        return self._draw(template, self._common_words(page_words(known(lang))), context)

    def _draw(self, template: str, voice: dict[str, Any], context: dict[str, Any]) -> str:
        return typeset(self._jinja.get_template(template).render({**voice, **context}), voice["lang"])

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
            names = {"look": look, "pictures": look_of(game, "svg").address, "termed": Explained(Glossary(game, words))}
            voice = self._voices[game, words] = Voice({**common, **names})
            for name, template in LIBRARY.items():
                voice.names[name] = self._jinja.get_template(template).make_module(voice.names)
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
        for template in ("table.html", *(fragment.template for fragment in fragments.TABLE.values())):
            self._jinja.get_template(template)
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
        latest = self._latest(room)
        sheets, key = latest.drawn, (eyes, reader.origin)
        if key not in sheets and room.gathering:
            sheets[key] = self._lobby_sheet(room, reader, eyes)
        elif key not in sheets:
            chronicle = self.chronicles.read(room, eyes.seat, eyes.spoken.game, latest.gallery)
            entries, length, version = tuple(chronicle.entries), chronicle.length, room.shown
            around = self._neighbourhood.around(room, reader, eyes)
            context = self._context(room, reader, eyes, chronicle, latest.gallery) | around.context
            frame = around.frame | {"title": context["view"].scene.title}
            voice = self._voice(room.game, eyes.spoken.page)
            parts: dict[str, Drawn] = {}
            for part, fragment in fragments.TABLE.items():
                await self.easel.rest()
                drawn = around.drawn.get(part) or self._brush.draw(fragment, voice, context)
                parts[part] = drawn
                if part in surroundings.PARTS:
                    around.drawn[part] = drawn
            sheets[key] = Sheet(frame, Shown(version=version, parts=parts, entries=entries, length=length))
        return sheets[key]

    def _latest(self, room: Room) -> Sheets:
        """What was drawn of the room as it stands."""
        sheets = self._sheets.get(room)
        if sheets is None or not sheets.still_hold(room):
            sheets = self._sheets[room] = Sheets(room)
        return sheets

    def _lobby_sheet(self, room: Room, reader: Reader, eyes: Eyes) -> Sheet:
        """Who sits, who is awaited, and what everybody has promised to chance."""
        context = subjects.frame(room, eyes) | subjects.around(room, reader, eyes)
        context |= subjects.lobby(room, eyes)
        voice = self._voice(room.game, eyes.spoken.page)
        drawn = {part: self._brush.draw(fragment, voice, context) for part, fragment in fragments.LOBBY.items()}
        parts = {part: drawn.get(part, EMPTY) for part in fragments.TABLE}
        return Sheet(context, Shown(version=room.shown, parts=parts, entries=(), length=0))

    def _context(
        self, room: Room, reader: Reader, eyes: Eyes, chronicle: Chronicle, gallery: Gallery
    ) -> dict[str, Any]:
        """What the fragments of a table are drawn from, besides its surroundings; nothing in it changes when the table
        does."""
        context = subjects.common(room, room.table, eyes, gallery)
        context |= subjects.asked(room, reader, eyes, context["view"])
        context |= subjects.log(room, chronicle)
        context |= teaching.lesson(room, eyes, context["view"])
        context |= teaching.tips(chronicle, eyes.spoken.game)
        context |= subjects.end(room, eyes, context["view"], chronicle) if room.table.over else {}
        return context

    async def table(self, room: Room, reader: Reader) -> str:
        """The whole page of a table."""
        async with self.easel:
            frame, shown = await self._sheet(room, reader)
        extra = {
            "parts": shown.html,
            "stamps": shown.stamps,
            "version": shown.version,
            "choices": room.moment,
            "style": look_of(room.game, "css").address,
        }
        words = self._eyes(room, reader).spoken.page
        extra["terms"] = Glossary(room.game, words).terms
        return self._draw("table.html", self._voice(room.game, words).names, {**frame, **extra})

    async def compose(self, room: Room, reader: Reader, row: Row, expected: int) -> dict[str, Any]:
        """The prompt as it stands once these picks are added; what is drawn of the table stays as it is."""
        async with self.easel:
            eyes = self._eyes(room, reader)
            tried = composed(room, row, eyes.spoken, expected)
            words = eyes.spoken.page
            done = {"text": words.say("row-complete"), "rule": row.asked[0].rule, "mine": True}
            context = subjects.frame(room, eyes) | subjects.around(room, reader, eyes)
            context |= {"view": {"prompt": tried.prompt or done, "over": False}, "options": tried.options, "row": tried}
            context |= {"read": [], "may_point": False, "vote": None, "called": [], "hush": None, "no_undo": ""}
            context |= {"muster": None}
            html = self._brush.draw(fragments.TABLE["prompt"], self._voice(room.game, words), context).html
            return {"prompt": html, "complete": tried.complete}

    # --- what comes ---

    def foretold(self, lang: str, foresight: Foresight) -> str:
        """What comes of an answer, a line each."""
        return self.page("_foretold.html", lang, foresight=foresight)

    def threat(self, lang: str, threat: Threat) -> str:
        """What comes if the turn ends now; nothing where none can be ended."""
        return "" if threat.foresight is None else self.page("_threat.html", lang, foresight=threat.foresight)

    def hint(self, lang: str, counsel: Counsel) -> dict[str, Any]:
        """Which answer a careful player would give, and what comes of it."""
        advice = counsel.advice
        html = self.page("_advice.html", lang, advice=advice)
        return {"html": html, "number": None if advice is None else advice.number}

    def decks(self, lang: str, decks: Decks) -> dict[str, str]:
        """What each deck holds, by its ref."""
        return {ref: self.page("_holds.html", lang, held=held) for ref, held in decks.decks.items()}

    def look_under(self, room: Room, reader: Reader, cover: str) -> str:
        """What lies under a cover of the reader's own, as things stand."""
        if room.gathering:
            raise Refused("refused-cover")
        eyes = self._eyes(room, reader)
        scene = view(room.table, eyes.seat, eyes.spoken.game, room.names).scene
        voice = self._voice(room.game, eyes.spoken.page)
        return self._draw("_covered.html", voice.names, {"it": covers.lifted(scene, cover)})

    async def past(self, room: Room, reader: Reader, table: Table, number: int) -> dict[str, str]:
        """The table as this reader was allowed to see it after so many choices."""
        async with self.easel:
            eyes = self._eyes(room, reader)
            chronicle = Chronicle(table, eyes.seat, eyes.spoken.game, room.names)
            chronicle.catch_up(table)
            context = subjects.frame(room, eyes) | subjects.common(room, table, eyes, Gallery(table))
            context |= subjects.past(number) | subjects.log(room, chronicle)
            voice = self._voice(room.game, eyes.spoken.page)
            parts: dict[str, str] = {}
            for part, fragment in fragments.PAST.items():
                await self.easel.rest()
                parts[part] = self._brush.draw(fragment, voice, context).html
            return parts

    async def course(self, room: Room, reader: Reader) -> str:
        """Where a game that is over turned."""
        eyes = self._eyes(room, reader)
        points = await self.courses.turning_points(room, eyes.seat, eyes.spoken.game)
        return self._draw("_course.html", self._common_words(eyes.spoken.page), {"points": points, "mine": eyes.mine})

    def lost(self, room: Room, reader: Reader, number: int) -> str:
        """What going back there would cost."""
        return self._eyes(room, reader).spoken.page.say("rewind-lost", count=room.moment - number)

    def row_left(self, room: Room, reader: Reader, count: int) -> str:
        """That so many picks of a row were left, because something came to light before them."""
        return self._eyes(room, reader).spoken.page.say("row-left", count=count)

    def rules(self, room: Room, reader: Reader, book: Any, rules: Any) -> str:
        """These rules, or all of them: the whole book is the same for everybody, and drawn once."""
        words = self._eyes(room, reader).spoken.page
        voice = self._voice(room.game, words)

        def drawn() -> str:
            kit = pieces.shown(room.game, room.table.state.book, words)
            context = {"book": book, "rules": rules, "terms": Glossary(room.game, words).terms, "pieces": kit}
            return self._draw("_rules.html", voice.names, context)

        return voice.recall("rules", drawn) if rules is None else drawn()

    def briefing(self, room: Room, reader: Reader) -> str:
        """What this reader should know before the first move."""
        eyes = self._eyes(room, reader)
        sections = briefing(room.table, eyes.seat, eyes.spoken.game, room.names)
        return self._draw("_briefing.html", self._voice(room.game, eyes.spoken.page).names, {"sections": sections})
