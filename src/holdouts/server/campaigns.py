"""Campaigns: tables that follow one another, with what is told and asked in between.

Every chapter is a table, which keeps how far the journey had come before it and which tables came earlier. When it is
over, everybody at it answers what is asked of their own seat; then the next table is set, for the same people.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holdouts.engine.chance import fresh_seed
from holdouts.engine.game import Campaign, ChapterQuestion, Game, SetupError
from holdouts.engine.rulebook import open_rulebook
from holdouts.engine.words import Words
from holdouts.games import UnknownGame, find_game
from holdouts.server import forms
from holdouts.server import seats as chairs
from holdouts.server.desk import Desk, Enter
from holdouts.server.invitations import open_table, rematch
from holdouts.server.limits import Limits
from holdouts.server.pages import Pages
from holdouts.server.phrases import page_words, why
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.schema import TableRow
from holdouts.server.subjects import Reader, look_file
from holdouts.server.threads import in_thread, in_writer

Identity = Callable[[HTTPConnection], Awaitable[str]]
Known = Callable[[Request, Response, str], Response]


class Road(Struct, frozen=True, kw_only=True):
    """What a table keeps of the campaign it belongs to."""

    journey: Raw
    """How far it had come before this chapter: what only the game can read."""
    past: tuple[str, ...] = ()
    """The tables of the chapters before, the first one first."""
    onward: str = ""
    """The table of the next chapter, once it is set."""
    end: Raw | None = None
    """The journey as it ended, where this was the last chapter."""


def road_of(row: TableRow) -> Road | None:
    """What a table keeps of its campaign; nothing, if it belongs to none."""
    return msgspec.json.decode(row.campaign, type=Road) if row.campaign else None


def written(road: Road) -> str:
    return msgspec.json.encode(road).decode()


def of(game: Game) -> Campaign:
    """The campaign of a game; Refused, where there is none."""
    if game.campaign is None:
        raise Refused("refused-missing")
    return game.campaign


class Campaigns(Desk):
    """The pages of campaigns."""

    def __init__(
        self, rooms: Rooms, pages: Pages, limits: Limits, enter: Enter, identity: Identity, known: Known
    ) -> None:
        super().__init__(rooms, pages, limits, enter)
        self.identity = identity
        self.known = known
        self._answers: WeakKeyDictionary[Room, dict[int, str]] = WeakKeyDictionary()
        self._setting = asyncio.Lock()
        """One next table is set at a time: of two who travel on at once, the second finds it set."""

    # --- the first chapter ---

    def start(self, language_of: Callable[[HTTPConnection], str]) -> Callable[[Request], Awaitable[Response]]:
        """A page on which a campaign is begun."""

        async def begin(request: Request) -> Response:
            game, lang = _game(request), language_of(request)
            campaign = of(game)
            form = await forms.read_form(request) if request.method == "POST" else {}
            error = ""
            if form:
                try:
                    return await self._begin(request, game, form)
                except (Refused, SetupError) as problem:
                    error = why(problem, lang) if isinstance(problem, Refused) else problem.said(lang)
            words = page_words(lang, game)
            page = self.pages.page(
                "campaign.html",
                lang,
                game={"id": game.id, "title": open_rulebook(game, lang).title},
                look_file=look_file(game),
                title=words.say(campaign.title),
                about=campaign.tell(campaign.begin(max(campaign.seats), 0), words, ()),
                rows=[row for row in forms.rows_of(game, form, words) if row["number"] < max(campaign.seats)],
                error=error,
            )
            return HTMLResponse(page, 400 if error else 200)

        return begin

    async def _begin(self, request: Request, game: Game, form: dict[str, str]) -> Response:
        campaign = of(game)
        wanted = forms.read_new_table(game, {**form, "scenario": "", "seed": ""})
        journey = campaign.begin(len(wanted.seats), fresh_seed())
        self.limits.spend("tables", request)
        token = await self.identity(request)
        road = Road(journey=Raw(campaign.write(journey)))
        id_ = await in_writer(
            open_table, self.archive, token, wanted, setup=campaign.next_setup(journey), campaign=written(road)
        )
        return self.known(request, RedirectResponse(f"/t/{id_}", 303), token)

    # --- between two chapters ---

    async def road(self, request: Request) -> Response:
        """The story so far, and what is to be settled before the next chapter."""
        room, reader = await self.enter(request)
        road = road_of(room.row)
        if road is None:
            raise Refused("refused-missing")
        if request.method == "POST":
            return await self._travel(request, room, reader)
        if road.onward and room.mine(reader.token):
            return RedirectResponse(f"/t/{road.onward}/road", 303)
        return HTMLResponse(await self._page(room, reader, road))

    async def _page(self, room: Room, reader: Reader, road: Road) -> str:
        lang = self.pages.language(room, reader)
        words, campaign = page_words(lang, room.game), of(room.game)
        asked = self._questions(room, road)
        mine = room.mine(reader.token)
        answers = self._answers.get(room, {})
        late = [] if road.end is not None else missing(room, asked, answers)
        journey = campaign.read(bytes(road.journey if road.end is None else road.end))
        waiting = [room.names[seat] for seat in late if seat not in mine]
        return self.pages.page(
            "road.html",
            lang,
            base=f"/t/{room.id}",
            look_file=look_file(room.game),
            title=words.say(campaign.title),
            heading="" if road.end is not None else campaign.chapter(journey, words),
            told=campaign.tell(journey, words, room.names),
            chapters=await self._chapters(room, road, words),
            questions=[
                {
                    "name": f"answer-{number}",
                    "text": words.say(question.ask),
                    "answers": [(value, words.say(key)) for value, key in question.answers],
                    "usual": answers.get(number, question.usual),
                }
                for number, question in enumerate(asked)
                if _is_mine(room, question, mine)
            ],
            over=room.table.over,
            ended=road.end is not None,
            mine=bool(mine),
            seats=len(mine),
            host=any(room.seats[seat].host for seat in mine),
            waiting=words.join(waiting) if room.table.over else "",
        )

    def _questions(self, room: Room, road: Road) -> Sequence[ChapterQuestion]:
        if not room.dealt or not room.table.over or road.end is not None:
            return ()
        campaign = of(room.game)
        return campaign.questions(campaign.read(bytes(road.journey)), room.table.state)

    async def _chapters(self, room: Room, road: Road, words: Words) -> list[dict[str, Any]]:
        """What was played so far, each with the way to its story."""
        campaign, behind = of(room.game), []
        for id_ in (*road.past, room.id):
            row = await in_thread(self.archive.store.table, id_)
            then = road_of(row) if row is not None else None
            if row is None or then is None:
                continue
            title = campaign.chapter(campaign.read(bytes(then.journey)), words)
            behind.append({"id": id_, "title": title, "over": row.over or (id_ == room.id and room.table.over)})
        return behind

    async def _travel(self, request: Request, room: Room, reader: Reader) -> Response:
        """Take down what somebody answers for their own seat; when nobody is missing, set the next table."""
        form = await forms.read_form(request)
        mine = room.mine(reader.token)
        if reader.token is None or not mine:
            raise Refused("refused-watching")
        if not room.dealt or not room.table.over:
            raise Refused("refused-running")
        async with self._setting:
            road = road_of(room.row)
            if road is None or road.end is not None or road.onward:
                return RedirectResponse(f"/t/{room.id}/road", 303)
            asked = self._questions(room, road)
            answers = self._answers.setdefault(room, {})
            answers |= answers_of(form, room, asked, mine)
            host = any(room.seats[seat].host for seat in mine)
            if missing(room, asked, answers) and not (host and form.get("go") == "now"):
                return RedirectResponse(f"/t/{room.id}/road", 303)
            self.limits.spend("tables", request)
            given = [answers.get(number, question.usual) for number, question in enumerate(asked)]
            return await self._go_on(room, reader.token, road, given, form)

    async def _go_on(
        self, room: Room, token: str, road: Road, answers: Sequence[str], form: dict[str, str]
    ) -> Response:
        campaign = of(room.game)
        journey = campaign.after(campaign.read(bytes(road.journey)), room.table.state, answers)
        kept = Raw(campaign.write(journey))
        if campaign.over(journey):
            await self._keep(room, replace(road, end=kept))
            return RedirectResponse(f"/t/{room.id}/road", 303)
        after = Road(journey=kept, past=(*road.past, room.id))
        wanted = forms.read_rematch(form)
        id_ = await in_writer(
            rematch,
            self.archive,
            token,
            room.row,
            room.seats,
            wanted,
            setup=campaign.next_setup(journey),
            campaign=written(after),
        )
        await self._keep(room, replace(road, onward=id_))
        room.follow(id_, room.mine(token)[0])
        return RedirectResponse(f"/t/{id_}/road", 303)

    async def _keep(self, room: Room, road: Road) -> None:
        await in_writer(self.archive.store.change_table, room.id, campaign=written(road))
        room.row = replace(room.row, campaign=written(road))


def _is_mine(room: Room, question: ChapterQuestion, mine: Sequence[int]) -> bool:
    """What is asked of the whole table, its host answers."""
    if question.seat is None:
        return any(room.seats[seat].host for seat in mine)
    return question.seat in mine


def answers_of(
    form: dict[str, str], room: Room, asked: Sequence[ChapterQuestion], mine: Sequence[int]
) -> dict[int, str]:
    """What a browser answers to what is asked of it, by the number of the question; Refused, where that cannot be."""
    found = {}
    for number, question in enumerate(asked):
        if not _is_mine(room, question, mine):
            continue
        answer = form.get(f"answer-{number}", question.usual)
        if answer not in [value for value, _ in question.answers]:
            raise Refused("refused-form")
        found[number] = answer
    return found


def missing(room: Room, asked: Sequence[ChapterQuestion], answers: dict[int, str]) -> list[int]:
    """The seats of people who have not answered; for bots, what is usual stands."""
    host = next(row.seat for row in room.seats if row.host)
    owners = (host if question.seat is None else question.seat for question in asked)
    return [seat for number, seat in enumerate(owners) if number not in answers and _is_persons(room, seat)]


def _is_persons(room: Room, seat: int) -> bool:
    return room.seats[seat].kind not in chairs.BOTS


def _game(request: Request) -> Game:
    try:
        return find_game(request.path_params["game"])
    except UnknownGame:
        raise Refused("refused-missing") from None
