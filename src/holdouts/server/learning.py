"""Learning: the page of a game's lessons, and the private table each of them opens."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holdouts.engine.game import Game
from holdouts.engine.lessons import Lesson, all_lessons, setup_of
from holdouts.engine.rulebook import open_rulebook
from holdouts.games import UnknownGame, find_game
from holdouts.server import seats as chairs
from holdouts.server.archive import read_stored
from holdouts.server.forms import read_form
from holdouts.server.invitations import NewSeat, NewTable, Tongue, open_table
from holdouts.server.limits import Limits
from holdouts.server.origins import LESSON, words_of
from holdouts.server.pages import Pages
from holdouts.server.phrases import tongue
from holdouts.server.refusal import Refused
from holdouts.server.rooms import Rooms
from holdouts.server.schema import TableRow
from holdouts.server.subjects import Reader, look_file
from holdouts.server.threads import in_thread, in_writer

Identify = Callable[[HTTPConnection], Awaitable[str]]
Greet = Callable[[Request, Response, str], Response]


class Learning:
    """Which lessons there are, which of them somebody has begun, and how one is begun."""

    def __init__(self, rooms: Rooms, pages: Pages, limits: Limits, reader: Callable[[HTTPConnection], Reader]) -> None:
        self.rooms = rooms
        self.archive = rooms.archive
        self.pages = pages
        self.limits = limits
        self.reader = reader

    def route(self, identify: Identify, greet: Greet) -> Callable[[Request], Awaitable[Response]]:
        """The page and its form, for whoever knows how a browser is recognised and greeted."""

        async def learn(request: Request) -> Response:
            game = _game(request)
            lessons = await in_thread(all_lessons, game, self.archive.packs)
            if request.method != "POST":
                return HTMLResponse(await self._page(game, lessons, self.reader(request)))
            wanted = (await read_form(request)).get("lesson", "")
            lesson = next((one for one in lessons if one.id == wanted), None)
            if lesson is None:
                raise Refused("refused-missing")
            self.limits.spend("tables", request)
            token = await identify(request)
            table = new_table(game, lesson, self.reader(request).lang)
            id_ = await in_writer(open_table, self.archive, token, table, LESSON)
            return greet(request, RedirectResponse(f"/t/{id_}", 303), token)

        return learn

    async def _page(self, game: Game, lessons: tuple[Lesson, ...], reader: Reader) -> str:
        begun = await in_thread(self._begun, game, reader.token)
        shown: list[dict[str, Any]] = []
        for lesson in lessons:
            words = tongue(game, setup_of(game, lesson).packs, self.archive.packs, reader.lang).page
            table = next((row.id for row in begun if _is_of(game, row, lesson)), None)
            moves = sum(step.wait is not None for step in lesson.steps)
            title = words.say(lesson.title)
            shown.append({"id": lesson.id, "title": title, "minutes": lesson.minutes, "moves": moves, "table": table})
        about = {"id": game.id, "title": open_rulebook(game, reader.lang).title}
        return self.pages.page("learn.html", reader.lang, game=about, lessons=shown, look_file=look_file(game))

    def _begun(self, game: Game, token: str | None) -> list[TableRow]:
        """The lessons that somebody has not finished, the latest first."""
        if token is None:
            return []
        mine = [seat.table_id for seat in self.archive.store.seats_of(chairs.hashed(token))]
        rows = self.archive.store.tables(mine)
        return [row for row in rows if row.game == game.id and not row.over and LESSON in words_of(row.origins)]


def _is_of(game: Game, row: TableRow, lesson: Lesson) -> bool:
    return row.seed == str(lesson.seed) and read_stored(game, row.setup) == setup_of(game, lesson)


def new_table(game: Game, lesson: Lesson, lang: str) -> NewTable:
    """The table of a lesson: the learner, and bots beside them."""
    setup = dict(lesson.setup)
    spoken: Tongue = "fr" if lang == "fr" else "en"
    return NewTable(
        game=game.id,
        scenario=str(setup.pop("scenario")),
        packs=list(setup.pop("packs", ())),
        options=setup,
        seats=[
            NewSeat(kind="me" if seat == lesson.seat else "sensible", name=name)
            for seat, name in enumerate(lesson.names)
        ],
        lang=spoken,
        seed=lesson.seed,
    )


def _game(request: Request) -> Game:
    try:
        return find_game(request.path_params["game"])
    except UnknownGame:
        raise Refused("refused-missing") from None
