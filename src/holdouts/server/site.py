"""Site: the pages of the web table and the doors to its rooms."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.websockets import WebSocket

from holdouts.engine import story, tale
from holdouts.engine.game import SetupError
from holdouts.engine.glossary import Glossary
from holdouts.engine.lessons import base_lessons
from holdouts.engine.library import LANGUAGES
from holdouts.engine.mixing import is_part
from holdouts.engine.record import CannotLoad
from holdouts.engine.rulebook import open_rulebook
from holdouts.engine.setup import ANY, scenario_title
from holdouts.engine.typography import typeset
from holdouts.games import IDS, UnknownGame, find_game
from holdouts.server import forms, live
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive, CannotOpen
from holdouts.server.courses import whole
from holdouts.server.guard import origin_of, same_origin
from holdouts.server.home import my_tables
from holdouts.server.invitations import open_table, watch_key
from holdouts.server.limits import Limits, Queue
from holdouts.server.live import Wire
from holdouts.server.origins import words_of
from holdouts.server.pages import Pages
from holdouts.server.phrases import page_words, preferred, why
from holdouts.server.refusal import Refused
from holdouts.server.replies import attachment, json_reply
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.store import StoreFailed
from holdouts.server.subjects import Reader, look_file
from holdouts.server.threads import in_background, in_thread, in_writer
from holdouts.server.trying import blamed, obstacle

YEAR = 365 * 24 * 3600
WATCH, INVITE, LANG = "holdouts-watch", "holdouts-invite", "holdouts-lang"
STATUS = {"refused-missing": 404, "refused-secret": 404, "refused-rate": 429,
          "refused-too-large": 413, "refused-save": 403, "refused-watching": 403, "refused-running": 409,
          "refused-store": 503, "refused-gone": 404, "refused-history": 404, "refused-changed": 409,
          "refused-fault": 500, "refused-delete": 403, "refused-gathering": 409}  # fmt: skip

Handler = Callable[[Request], Awaitable[Response]]


class Site:
    """Everything behind the pages: rooms, drawing, and how much one address may do."""

    def __init__(self, archive: Archive, pace: float, limits: Limits) -> None:
        self.archive = archive
        self.rooms = Rooms(archive, pace)
        self.pages = Pages()
        self.limits = limits
        self._intake = Queue()
        """One save is examined at a time: however many are sent, play goes on beside them."""

    # --- who is there ---

    def reader(self, connection: HTTPConnection) -> Reader:
        watch = connection.cookies.get(WATCH, "")
        return Reader(token_of(connection), language_of(connection), origin_of(connection), watch)

    async def enter(self, connection: HTTPConnection) -> tuple[Room, Reader]:
        """The room somebody may look into; whoever has no secret for it does not hear whether it is there."""
        reader = self.reader(connection)
        id_ = connection.path_params["id"]
        try:
            room = await self.rooms.room(id_) if chairs.is_id(id_) else None
        except CannotOpen as problem:
            mine = chairs.my_seats(problem.seats, reader.token)
            said = problem.said(reader.lang)
            raise (Refused("refused-changed", said) if mine else Refused("refused-missing")) from problem
        if room is None:
            raise Refused("refused-missing")
        if not room.admits(reader.token, reader.watch):
            raise Refused("refused-missing")
        await self.pages.prepare(room)
        return room, reader

    async def enter_game(self, connection: HTTPConnection) -> tuple[Room, Reader]:
        """The same, where the cards are dealt."""
        room, reader = await self.enter(connection)
        if not room.dealt:
            raise Refused("refused-gathering")
        return room, reader

    async def identity(self, connection: HTTPConnection) -> str:
        """The secret of a browser, if it opens a seat here; otherwise a fresh one, for nobody chooses their own."""
        token = token_of(connection)
        known = token is not None and await in_thread(self.archive.knows, token)
        return token if token is not None and known else chairs.fresh_token()

    # --- pages without a table ---

    async def home(self, request: Request) -> Response:
        lang = language_of(request)
        words = page_words(lang)
        tables = await my_tables(self.rooms, token_of(request), lang)
        games = []
        usual = {}
        for game in map(find_game, IDS):
            book = open_rulebook(game, lang)
            counts = [setup.seats for setup in game.setups()]
            about = book.opening[0] if book.opening else ""
            look = look_file(game)
            players = f"{min(counts)}–{max(counts)}"
            learn = bool(base_lessons(game))
            campaign = page_words(lang, game).say(game.campaign.title) if game.campaign else ""
            shown = {"id": game.id, "title": book.title, "about": about, "players": players, "look_file": look}
            games.append({**shown, "learn": learn, "campaign": campaign})
            usual[game.id] = forms.usual_table(game)
        page = self.pages.page("home.html", words.lang, games=games, tables=tables, usual=usual)
        return self._with_language(request, HTMLResponse(page))

    async def new(self, request: Request) -> Response:
        """The form for a new table, and what becomes of it."""
        game = _game(request)
        form: dict[str, str] = {}
        error, status = "", 200
        headers: dict[str, str] = {}
        if request.method == "POST":
            form = await forms.read_form(request)
            try:
                wanted = forms.read_new_table(game, form)
                self.limits.spend("tables", request)
                token = await self.identity(request)
                id_ = await in_writer(open_table, self.archive, token, wanted)
            except (Refused, SetupError) as problem:
                lang = language_of(request)
                error = why(problem, lang) if isinstance(problem, Refused) else problem.said(lang)
                wait = problem.wait if isinstance(problem, Refused) else None
                status, headers = (400, {}) if wait is None else (429, {"retry-after": str(wait)})
            else:
                return self.known(request, RedirectResponse(f"/t/{id_}", 303), token)
        lang = language_of(request)
        words = page_words(lang, game)
        scenarios = await in_thread(forms.scenarios_of, game, form, words)
        page = self.pages.page(
            "new.html",
            lang,
            game={"id": game.id, "title": open_rulebook(game, lang).title},
            look_file=look_file(game),
            scenario_title=scenario_title(words),
            scenarios=scenarios,
            chosen={"scenario": form.get("scenario", scenarios[0]["id"])},
            rows=forms.rows_of(game, form, words),
            fields=forms.options_of(game, form, words),
            sheet=forms.sheet_of(game, form, words),
            form=form,
            error=error,
        )
        return self._with_language(request, HTMLResponse(page, status, headers))

    async def check(self, request: Request) -> Response:
        """Whether a table could be set as the form stands, which of its fields stands in the way, and what each
        scenario takes."""
        game = _game(request)
        lang = language_of(request)
        self.limits.spend("looks", request)
        form = await forms.read_form(request)
        said = await in_thread(forms.takes_of, game, form, page_words(lang, game))
        takes = {scenario: typeset(text, lang) for scenario, text in said.items()}

        def reply(field: str, reason: str) -> Response:
            return json_reply({"field": field, "why": typeset(reason, lang), "takes": takes})

        if form.get("scenario") == ANY:
            return reply("", "")
        try:
            wanted = forms.read_new_table(game, form)
        except Refused as problem:
            return reply("", why(problem, lang))
        except SetupError as problem:
            return reply(blamed(problem, game), problem.said(lang))
        found = await in_thread(obstacle, self.archive, wanted)
        return reply(found.field, found.why.said(lang)) if found else reply("", "")

    async def rulebook(self, request: Request) -> Response:
        lang = language_of(request)
        game = _game(request)
        book, terms = open_rulebook(game, lang), Glossary(game, page_words(lang, game)).terms
        q = request.query_params.get("q", "")[:200]
        page = self.pages.page("rulebook.html", lang, book=book, q=q, terms=terms, rules=book.look_up(q) if q else None)
        return self._with_language(request, HTMLResponse(page))

    async def bring(self, request: Request) -> Response:
        """Go on with a save."""
        self._intake.check()
        self.limits.spend("imports", request)
        data = await forms.read_file(request)
        token = await self.identity(request)
        id_ = chairs.fresh_id()
        try:
            async with self._intake.turn():
                loaded = await in_background(self.archive.take_in, data)
        except CannotLoad as problem:
            raise Refused("refused-open", problem.said(language_of(request))) from problem
        await in_writer(self.archive.bring, id_, loaded, token, language_of(request), watch_key(token, id_))
        return self.known(request, RedirectResponse(f"/t/{id_}", 303), token)

    # --- ways in ---

    async def invite(self, request: Request) -> Response:
        """An invitation was clicked: its secret leaves the address, and no seat is taken yet."""
        id_, seat, secret = (request.path_params[name] for name in ("id", "seat", "secret"))
        if not (chairs.is_id(id_) and chairs.is_seat(seat) and chairs.is_secret(secret)):
            raise Refused("refused-secret")
        answer = RedirectResponse(f"/t/{id_}/join", 303)
        return self._cookie(request, answer, INVITE, f"{id_}/{seat}/{secret}", 3600)

    async def watch(self, request: Request) -> Response:
        """A link for spectators: what opens nothing leaves no cookie."""
        id_, secret = request.path_params["id"], request.path_params["secret"]
        if not (chairs.is_id(id_) and chairs.is_secret(secret)):
            raise Refused("refused-secret")
        row = await in_thread(self.archive.store.table, id_)
        if row is None or not chairs.opens(secret, row.watch_hash):
            raise Refused("refused-secret")
        answer = RedirectResponse(f"/t/{id_}", 303)
        return self._cookie(request, answer, WATCH, secret, YEAR, path=f"/t/{id_}")

    async def join(self, request: Request) -> Response:
        """Tell a name and sit down."""
        lang = language_of(request)
        room, seat = await self._invited(request)
        if room is None:
            return HTMLResponse(self.pages.page("join.html", lang, gone=True), 404)
        error = ""
        name = ""
        if request.method == "POST":
            form = await forms.read_form(request)
            name = chairs.clean(form.get("name", ""), chairs.LONGEST_NAME)
            lang = form["lang"] if form.get("lang") in LANGUAGES else lang
            token = await self.identity(request)
            try:
                if not name:
                    raise Refused("refused-no-name")
                secret = request.cookies.get(INVITE, "").rpartition("/")[2]
                await room.sit_down(seat, token, name, lang, secret, promised(form.get("commitment", "")))
            except Refused as problem:
                error = why(problem, lang)
            else:
                answer = RedirectResponse(f"/t/{room.id}", 303)
                answer.delete_cookie(INVITE)
                return self.known(request, answer, token)
        words = page_words(lang, room.game)
        page = self.pages.page(
            "join.html",
            lang,
            gone=False,
            host_name=next(row.name for row in room.seats if row.host),
            game_title=open_rulebook(room.game, lang).title,
            scenario_name=words.say(f"name-{msgspec.json.decode(room.row.setup)['scenario']}"),
            action=f"/t/{room.id}/join",
            name=name or room.names[seat],
            names=room.names,
            origins=words_of(room.row.origins),
            table=room.id,
            seal="" if room.dealt else room.row.seal,
            error=error,
        )
        return self._with_language(request, HTMLResponse(page, 400 if error else 200))

    async def _invited(self, request: Request) -> tuple[Room | None, int]:
        """The room and the seat of the invitation in the cookie, if it still opens one."""
        id_, _, rest = request.cookies.get(INVITE, "").partition("/")
        seat, _, secret = rest.partition("/")
        if id_ != request.path_params["id"] or not chairs.is_id(id_) or not chairs.is_seat(seat):
            return None, 0
        try:
            room = await self.rooms.room(id_)
        except CannotOpen:
            return None, 0
        if room is None or int(seat) >= len(room.seats):
            return None, 0
        row = room.seats[int(seat)]
        return (room if row.kind == chairs.OPEN and chairs.opens(secret, row.invite_hash) else None), row.seat

    # --- a table ---

    async def table(self, request: Request) -> Response:
        room, reader = await self.enter(request)
        wanted = request.query_params.get("lang")
        if wanted in LANGUAGES and wanted is not None:
            for seat in room.mine(reader.token):
                await room.speak(seat, wanted)
        return self._with_language(request, HTMLResponse(await self.pages.table(room, reader)))

    async def live(self, socket: WebSocket) -> None:
        if not same_origin(socket.headers, missing=False):
            await socket.close(live.POLICY)
            return
        try:
            room, reader = await self.enter(socket)
        except (Refused, StoreFailed):
            await socket.accept()
            await live.close(socket, live.NO_TABLE, "no such table")
            return
        await socket.accept()
        have = socket.query_params.get("have", "")
        try:
            with self.limits.place(socket, room.id, reader.token, watching=not room.mine(reader.token)):
                await Wire(socket, room, reader, self.pages, self.limits, have).run()
        except Refused as refused:
            await live.turn_away(socket, refused, self.pages.language(room, reader))

    async def rules(self, request: Request) -> Response:
        """The rulebook, or those of its rules in which some words stand."""
        room, reader = await self.enter(request)
        book = open_rulebook(room.game, self.pages.language(room, reader))
        q = request.query_params.get("q", "")[:200]
        return HTMLResponse(self.pages.rules(room, reader, book, book.look_up(q) if q else None))

    async def briefing(self, request: Request) -> Response:
        """What is to be known before the first move, for one reader."""
        room, reader = await self.enter_game(request)
        return HTMLResponse(self.pages.briefing(room, reader))

    async def history(self, request: Request) -> Response:
        room, reader = await self.enter(request)
        number = forms.read_moment(request.path_params["number"])
        self.limits.spend("past", request, reader.token)
        table = await self.rooms.past(room, number)
        parts = await self.pages.past(room, reader, table, number)
        lost = self.pages.lost(room, reader, number)
        return json_reply({"parts": parts, "choice": number, "last": room.moment, "lost": lost})

    async def save(self, request: Request) -> Response:
        """The whole game; it holds every secret, so it waits for the end, or until all who ever sat there agree."""
        room, reader = await self.enter_game(request)
        if not room.mine(reader.token) or reader.token is None:
            raise Refused("refused-save")
        if room.saving(chairs.hashed(reader.token)) == "now":
            data = await in_thread(room.save)
        elif room.kept is not None:
            data = room.kept.data
        else:
            raise Refused("refused-save")
        return attachment(data, f"{room.game.id}-{room.id}.holdouts", "application/octet-stream")

    async def story(self, request: Request) -> Response:
        """What happened so far, as this reader may read it."""
        room, reader = await self.enter_game(request)
        self.limits.spend("stories", request, reader.token)
        seat = room.devices.face(reader.token)
        lang = self.pages.language(room, reader)
        words, book = self.pages.tongue(room, lang).game, open_rulebook(room.game, lang)
        tell = story.markdown if request.url.path.endswith(".md") else story.html
        async with room.lock:
            about = await in_thread(self.archive.about, room.row, room.seats)
            text = await in_background(tell, await whole(room), seat, words, book, about)
        if tell is story.markdown:
            return attachment(text.encode(), f"{room.game.id}-{room.id}.md", "text/markdown; charset=utf-8")
        return HTMLResponse(text, headers={"content-security-policy": story.POLICY})

    async def diary(self, request: Request) -> Response:
        """The pages that were met, where a game is told by the pages of a book."""
        room, reader = await self.enter_game(request)
        if room.game.telling.leaf is None:
            raise Refused("refused-missing")
        self.limits.spend("stories", request, reader.token)
        seat = room.devices.face(reader.token)
        lang = self.pages.language(room, reader)
        words, title = self.pages.tongue(room, lang).game, open_rulebook(room.game, lang).title
        async with room.lock:
            about = await in_thread(self.archive.about, room.row, room.seats)
            text = await in_background(tale.html, await whole(room), seat, words, title, about)
        return HTMLResponse(text, headers={"content-security-policy": tale.POLICY})

    async def sheet(self, request: Request) -> Response:
        """The campaign on paper, as it can be typed in again."""
        room, reader = await self.enter_game(request)
        form = room.game.sheet
        if form is None:
            raise Refused("refused-missing")
        lang = self.pages.language(room, reader)
        words = page_words(lang, room.game)
        lines = form.write(room.game.secrets.veiled(room.table.state, room.devices.face(reader.token)))
        fields = [
            {"name": name, "title": words.say(f"sheet-field-{name}"), "value": lines[name]} for name in form.fields
        ]
        page = self.pages.page("sheet.html", lang, game=room.game.id, fields=fields, base=f"/t/{room.id}")
        return HTMLResponse(page)

    # --- cookies ---

    def known(self, request: Request, answer: Response, token: str) -> Response:
        """Let the browser keep its secret."""
        return self._cookie(request, answer, chairs.COOKIE, token, YEAR)

    def _with_language(self, request: Request, answer: Response) -> Response:
        wanted = request.query_params.get("lang")
        return self._cookie(request, answer, LANG, wanted, YEAR) if wanted in LANGUAGES and wanted else answer

    def _cookie(
        self, request: Request, answer: Response, name: str, value: str, seconds: int, path: str = "/"
    ) -> Response:
        secure = origin_of(request).startswith("https")
        answer.set_cookie(name, value, max_age=seconds, path=path, httponly=True, samesite="lax", secure=secure)
        return answer

    # --- refusals ---

    async def refuse(self, request: HTTPConnection, problem: Exception) -> Response:
        """A page that says why not."""
        lang = language_of(request)
        if isinstance(problem, StoreFailed):
            problem = Refused("refused-store", problem.trouble)
        refused = problem if isinstance(problem, Refused) else Refused("refused-missing")
        status = STATUS.get(refused.key, 400) if refused.wait is None else 429
        headers = {} if refused.wait is None else {"retry-after": str(refused.wait)}
        if "application/json" in request.headers.get("accept", "") or request.url.path.startswith("/api/"):
            return json_reply({"why": why(refused, lang), "code": refused.key}, status, headers)
        page = self.pages.page("message.html", lang, title=why(refused, lang), text="", status=status, key=refused.key)
        return HTMLResponse(page, status, headers)

    async def shrug(self, request: HTTPConnection, problem: Exception) -> Response:
        """Whoever asked is gone in the middle of a sentence: nobody hears the answer."""
        return Response(status_code=400)


def promised(commitment: str) -> str:
    """What a browser's script has promised to chance; nothing, where no script runs."""
    return commitment if is_part(commitment) else ""


def token_of(connection: HTTPConnection) -> str | None:
    """The secret of a browser; what cannot be one is none."""
    token = connection.cookies.get(chairs.COOKIE, "")
    return token if chairs.is_token(token) else None


def language_of(connection: HTTPConnection) -> str:
    """Asked for, remembered, or preferred by the browser."""
    for wanted in (connection.query_params.get("lang"), connection.cookies.get(LANG)):
        if wanted in LANGUAGES and wanted is not None:
            return wanted
    return preferred(connection.headers.get("accept-language", ""))


def _game(request: Request) -> Any:
    try:
        return find_game(request.path_params["game"])
    except UnknownGame:
        raise Refused("refused-missing") from None
