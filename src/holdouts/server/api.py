"""API: the web table for programs. What it takes and gives are the types of `api_types.py`."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from holdouts.bots.oracles import Counsel, Decks, Threat
from holdouts.engine.decision import Option
from holdouts.engine.foresight import Foresight
from holdouts.engine.game import SetupError
from holdouts.engine.talk import accusations
from holdouts.engine.view import asked, prompt, view
from holdouts.engine.words import Words
from holdouts.games import UnknownGame
from holdouts.server import messages, talk
from holdouts.server import seats as chairs
from holdouts.server.api_types import (
    Chance,
    Contribute,
    Done,
    MakeChoice,
    MakeRow,
    Opened,
    Problem,
    Rehearsed,
    RowMade,
    SayPhrase,
    SayReady,
    Seated,
    SeatInfo,
    Sight,
    SpokenPhrase,
    Suspect,
    Suspicion,
    TableInfo,
    Tables,
    TakeBack,
    TakeSeat,
    Talk,
    TryRow,
    Unopened,
)
from holdouts.server.archive import CannotOpen, read_stored
from holdouts.server.forms import LARGEST_FORM, read_body
from holdouts.server.guard import origin_of
from holdouts.server.invitations import NewTable, invitation, open_table, watch
from holdouts.server.limits import Limits
from holdouts.server.lobby import chance_of
from holdouts.server.openapi import Endpoint, description
from holdouts.server.origins import words_of
from holdouts.server.pages import Pages
from holdouts.server.phrases import tongue, why
from holdouts.server.refusal import Refused
from holdouts.server.replies import json_reply
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.store import StoreFailed
from holdouts.server.threads import in_thread, in_writer

T = TypeVar("T", bound=Struct)

LINES = 40
"""How much of the chronicle comes with a view."""

REFUSALS = {"refused-missing": 404, "refused-gone": 404, "refused-secret": 403, "refused-seat": 403, "refused-bot": 409,
            "refused-message": 400, "refused-too-large": 413, "refused-token": 401,
            "refused-store": 503, "refused-open": 409, "refused-form": 400, "refused-kind": 415,
            "refused-changed": 409}  # fmt: skip


ENDPOINTS = (
    Endpoint("POST", "/tables", "Open a table", NewTable, Opened, 201, False, "open"),
    Endpoint("GET", "/tables", "My tables", None, Tables, 200, True, "tables"),
    Endpoint("POST", "/tables/{id}/seats/{seat}", "Take a seat", TakeSeat, Seated, 200, False, "sit"),
    Endpoint("GET", "/tables/{id}/seats/{seat}", "What my seat sees", None, Sight, 200, True, "look"),
    Endpoint("GET", "/tables/{id}/chance", "How the seed is drawn", None, Chance, 200, True, "chance"),
    Endpoint("POST", "/tables/{id}/chance", "Tell what I promised to chance", Contribute, Done, 200, True, "tell"),
    Endpoint("POST", "/tables/{id}/ready", "Say that the clock may start", SayReady, Done, 200, True, "say_ready"),
    Endpoint("POST", "/tables/{id}/choices", "Choose", MakeChoice, Done, 200, True, "choose"),
    Endpoint("POST", "/tables/{id}/rows", "Choose several in a row", MakeRow, RowMade, 200, True, "choose_all"),
    Endpoint("POST", "/tables/{id}/rehearsals", "Try picks in a row", TryRow, Rehearsed, 200, True, "rehearse"),
    Endpoint("POST", "/tables/{id}/foresights", "What comes of picks", TryRow, Foresight, 200, True, "foresee"),
    Endpoint("GET", "/tables/{id}/seats/{seat}/threat", "If my turn ended now", None, Threat, 200, True, "warn"),
    Endpoint("GET", "/tables/{id}/seats/{seat}/hint", "What a careful player does", None, Counsel, 200, True, "advise"),
    Endpoint("GET", "/tables/{id}/seats/{seat}/decks", "What the decks hold", None, Decks, 200, True, "decks"),
    Endpoint("POST", "/tables/{id}/phrases", "Say a phrase", SayPhrase, Done, 200, True, "say"),
    Endpoint("POST", "/tables/{id}/suspicions", "Say whom I suspect", Suspect, Done, 200, True, "suspect"),
    Endpoint("POST", "/tables/{id}/undo", "Take back my last choice", TakeBack, Done, 200, True, "undo"),
)


class Api:
    """The handlers, one for each endpoint."""

    def __init__(self, rooms: Rooms, pages: Pages, limits: Limits) -> None:
        self.rooms = rooms
        self.pages = pages
        self.limits = limits

    def routes(self) -> list[Route]:
        async def described(_: Request) -> Response:
            return json_reply(description(ENDPOINTS, Problem))

        by_path: dict[str, list[Endpoint]] = {}
        for endpoint in ENDPOINTS:
            by_path.setdefault(endpoint.path, []).append(endpoint)
        routes = [Route("/openapi.json", described)]
        for path, found in by_path.items():
            handler = partial(self._answer, {endpoint.method: endpoint for endpoint in found})
            routes.append(Route(path, handler, methods=[endpoint.method for endpoint in found]))
        return routes

    async def _answer(self, endpoints: dict[str, Endpoint], request: Request) -> Response:
        endpoint = endpoints["GET" if request.method == "HEAD" else request.method]
        try:
            token = _token(request)
            if endpoint.needs_token and not await self._is_known(token):
                raise Refused("refused-token")
            handler: Callable[[Request, str | None, Any], Awaitable[Struct]] = getattr(self, endpoint.handler)
            body = await _read(request, endpoint.takes) if endpoint.takes is not None else None
            done = await handler(request, token, body)
        except Refused as refused:
            return _refusal(refused)
        except SetupError as problem:
            return _refusal(Refused("refused-open", str(problem)))
        except UnknownGame as problem:
            return _refusal(Refused("refused-open", str(problem.args[0])))
        except CannotOpen as problem:
            mine = chairs.my_seats(problem.seats, token)
            return _refusal(Refused("refused-changed", str(problem)) if mine else Refused("refused-missing"))
        except StoreFailed as problem:
            return _refusal(Refused("refused-store", problem.trouble))
        return json_reply(done, endpoint.status)

    async def _is_known(self, token: str | None) -> bool:
        """Whether a secret opens any seat at all."""
        return token is not None and await in_thread(self.rooms.archive.knows, token)

    async def _identity(self, token: str | None) -> str:
        """A secret that opens a seat here stays; any other is replaced, for nobody chooses their own."""
        return token if token is not None and await self._is_known(token) else chairs.fresh_token()

    # --- tables ---

    async def open(self, request: Request, token: str | None, body: NewTable) -> Opened:
        self.limits.spend("tables", request)
        token = await self._identity(token)
        id_ = await in_writer(open_table, self.rooms.archive, token, body)
        room = await self._room(id_)
        return Opened(token=token, table=_info(room, token, origin_of(request)))

    async def tables(self, request: Request, token: str, body: None) -> Tables:
        self.limits.spend("looks", request, token)
        mine = await in_thread(self.rooms.archive.store.seats_of, chairs.hashed(token))
        tables: list[TableInfo] = []
        unopened: list[Unopened] = []
        for id_ in dict.fromkeys(seat.table_id for seat in mine[:100]):
            try:
                tables.append(_info(await self._room(id_), token, origin_of(request)))
            except CannotOpen as problem:
                unopened.append(Unopened(id=id_, why=str(problem)))
        return Tables(tables=tables, unopened=unopened)

    # --- seats ---

    async def sit(self, request: Request, token: str | None, body: TakeSeat) -> Seated:
        room, seat = await self._room(request.path_params["id"]), _seat_number(request)
        if seat >= len(room.seats) or not chairs.opens(body.invite, room.seats[seat].invite_hash):
            raise Refused("refused-secret")
        name = chairs.clean(body.name, chairs.LONGEST_NAME)
        if not name:
            raise Refused("refused-no-name")
        token = await self._identity(token)
        promised = body.commitment or ""
        version = await room.sit_down(seat, token, name, body.lang, body.invite, promised)
        return Seated(token=token, seat=seat, version=version)

    async def look(self, request: Request, token: str, body: None) -> Sight:
        room, seat = await self._room(request.path_params["id"]), _seat_number(request)
        _check(room, token, seat)
        self.limits.spend("looks", request, token)
        if not room.dealt:
            raise Refused("refused-gathering")
        await self.pages.prepare(room)
        async with self.pages.easel:
            return self._seen(room, seat, token, origin_of(request))

    def _seen(self, room: Room, seat: int, token: str, origin: str) -> Sight:
        words = tongue(room.game, room.packs, room.archive.packs, room.seats[seat].lang).game
        options = [] if room.resting or seat in room.autoplay.bots else room.table.options(seat)
        entries = self.pages.chronicles.read(room, seat, words).entries
        return Sight(
            table=_info(room, token, origin),
            seat=seat,
            version=room.shown,
            view=view(room.table, seat, words, room.names),
            options=[msgspec.to_builtins(option) for option in options],
            log=[entry.line for entry in entries][-LINES:],
            talk=_talk(room, seat, words),
        )

    # --- chance ---

    async def chance(self, request: Request, token: str, body: None) -> Chance:
        room = await self._room(request.path_params["id"])
        if not room.mine(token):
            raise Refused("refused-missing")
        known = chance_of(room)
        return Chance(
            seal=known.seal,
            dealt=room.dealt,
            awaited=room.lobby.awaited,
            shares=list(known.shares),
            mixed=known.mixed,
            secret=known.secret,
            salt=known.salt,
            seed=known.seed,
        )

    async def tell(self, request: Request, token: str, body: Contribute) -> Done:
        room = await self._room(request.path_params["id"])
        return Done(version=await room.tell(token, body.contribution))

    # --- playing ---

    async def say_ready(self, request: Request, token: str, body: SayReady) -> Done:
        room = await self._room(request.path_params["id"])
        _check(room, token, body.seat)
        say = room.start_without if body.without_absent else room.say_ready
        return Done(version=await say(body.seat))

    async def choose(self, request: Request, token: str, body: MakeChoice) -> Done:
        room = await self._room(request.path_params["id"])
        _check(room, token, body.seat)
        (option,) = _picks(room, [body.option])
        return Done(version=await room.choose(body.seat, option, _key(token, body), body.expected))

    async def choose_all(self, request: Request, token: str, body: MakeRow) -> RowMade:
        room = await self._room(request.path_params["id"])
        _check(room, token, body.seat)
        picks = _picks(room, body.picks)
        version, left = await room.choose_all(body.seat, picks, _key(token, body), body.expected)
        return RowMade(version=version, left=left)

    async def rehearse(self, request: Request, token: str, body: TryRow) -> Rehearsed:
        room = await self._room(request.path_params["id"])
        _check(room, token, body.seat)
        self.limits.spend("looks", request, token)
        row = room.rehearse(body.seat, _picks(room, body.picks), body.expected)
        if row.complete:
            return Rehearsed(version=room.shown, complete=True, prompt=None, options=[])
        words = tongue(room.game, room.packs, room.archive.packs, room.seats[body.seat].lang).game
        options = [msgspec.to_builtins(option) for option in row.table.options(body.seat)]
        asked = prompt(row.table, body.seat, words, room.names)
        return Rehearsed(version=room.shown, complete=False, prompt=asked, options=options)

    # --- what comes ---

    async def foresee(self, request: Request, token: str, body: TryRow) -> Foresight:
        room, lang = await self._asks(request, token, body.seat)
        return await room.oracle.foresee(body.seat, _picks(room, body.picks), body.expected, lang)

    async def warn(self, request: Request, token: str, body: None) -> Threat:
        room, lang = await self._asks(request, token, _seat_number(request))
        return await room.oracle.warn(_seat_number(request), room.shown, lang)

    async def advise(self, request: Request, token: str, body: None) -> Counsel:
        room, lang = await self._asks(request, token, _seat_number(request))
        return await room.oracle.advise(_seat_number(request), room.shown, lang)

    async def decks(self, request: Request, token: str, body: None) -> Decks:
        room, lang = await self._asks(request, token, _seat_number(request))
        return await room.oracle.decks(_seat_number(request), lang)

    async def _asks(self, request: Request, token: str, seat: int) -> tuple[Room, str]:
        """The room, and the language in which that seat hears what comes."""
        room = await self._room(request.path_params["id"])
        _check(room, token, seat)
        self.limits.spend("looks", request, token)
        return room, room.seats[seat].lang

    # --- talking ---

    async def say(self, request: Request, token: str, body: SayPhrase) -> Done:
        return await self._remark(request, token, body, talk.said(body.seat, body.phrase))

    async def suspect(self, request: Request, token: str, body: Suspect) -> Done:
        return await self._remark(request, token, body, talk.suspected(body.seat, body.other))

    async def _remark(self, request: Request, token: str, body: SayPhrase | Suspect, word: talk.Word) -> Done:
        room = await self._room(request.path_params["id"])
        _check(room, token, body.seat)
        self.limits.speak(room.id)
        return Done(version=await room.remark(body.seat, word, _key(token, body)))

    # --- going back ---

    async def undo(self, request: Request, token: str, body: TakeBack) -> Done:
        room = await self._room(request.path_params["id"])
        _check(room, token, body.seat)
        return Done(version=await room.undo(body.seat, body.to, _key(token, body), body.expected))

    async def _room(self, id_: str) -> Room:
        room = await self.rooms.room(id_) if chairs.is_id(id_) else None
        if room is None:
            raise Refused("refused-missing")
        return room


def _check(room: Room, token: str, seat: int) -> None:
    mine = room.mine(token)
    if not mine:
        raise Refused("refused-missing")
    if seat not in mine:
        raise Refused("refused-seat")
    room.attendance.see(chairs.hashed(token))


def _picks(room: Room, picks: list[Raw]) -> list[Option]:
    """What is no option of this game is none that could be chosen."""
    try:
        return messages.read_picks(room.game, picks)
    except Refused as problem:
        raise Refused("refused-illegal") from problem


def _key(token: str, body: MakeChoice | MakeRow | SayPhrase | Suspect | TakeBack) -> str:
    return messages.key(chairs.hashed(token), body.seat, body.id)


def _talk(room: Room, seat: int, words: Words) -> Talk:
    return Talk(
        phrases=[SpokenPhrase(phrase=phrase.name, text=phrase.text) for phrase in talk.phrases(room.game, words)],
        suspects=[suspect.seat for suspect in talk.suspects(room, seat)],
        suspicions=[Suspicion(seat=who, other=other) for who, other in sorted(accusations(room.table).items())],
    )


def _info(room: Room, token: str, origin: str) -> TableInfo:
    mine = room.mine(token)
    host = any(room.seats[seat].host for seat in mine)
    looking_on = watch(room.row, token) if host else None
    seats = [
        SeatInfo(
            seat=row.seat,
            name=row.name,
            kind=row.kind,
            mine=row.seat in mine,
            invite=f"{origin}/join/{room.id}/{row.seat}/{secret}"
            if host and (secret := invitation(row, token)) is not None
            else None,
        )
        for row in room.seats
    ]
    return TableInfo(
        id=room.id,
        game=room.game.id,
        scenario=read_stored(room.game, room.row.setup).scenario,
        over=room.table.over,
        paused=room.paused,
        gathering=room.gathering,
        unready=room.muster.awaited,
        version=room.shown,
        waiting=_waiting(room, {*mine}),
        seats=seats,
        origins=words_of(room.row.origins),
        watch=f"{origin}/watch/{room.id}/{looking_on}" if looking_on is not None else None,
    )


def _waiting(room: Room, mine: set[int]) -> list[int]:
    """Whom the table waits for, as far as those with these seats may know."""
    if not room.dealt:
        return []
    return sorted({*asked(room.table, None)} - mine | mine & {*room.table.waiting_for()})


# --- in and out ---


def _token(request: Request) -> str | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    token = secret.strip() if scheme.lower() == "bearer" else request.cookies.get(chairs.COOKIE, "")
    return token if chairs.is_token(token) else None


def _seat_number(request: Request) -> int:
    text = request.path_params["seat"]
    if not chairs.is_seat(text):
        raise Refused("refused-missing")
    return int(text)


async def _read(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("refused-kind")
    body = await read_body(request, LARGEST_FORM)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Refused("refused-message", f"{problem}.") from problem


def _refusal(refused: Refused) -> Response:
    status = REFUSALS.get(refused.key, 409) if refused.wait is None else 429
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    headers |= {} if refused.wait is None else {"retry-after": str(refused.wait)}
    return json_reply(Problem(code=refused.key, why=why(refused, "en")), status, headers)
