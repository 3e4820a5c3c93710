"""Live: the web socket of one page. Messages come in and are answered; fragments go out when something has changed.

Each page keeps what it was last shown: a slow one skips versions and holds nobody up, and one that stops reading is let
go, with a code that tells it to come back.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from holdouts.engine.library import LANGUAGES
from holdouts.server import messages
from holdouts.server import seats as chairs
from holdouts.server.drawing import Drawn
from holdouts.server.faults import our_fault
from holdouts.server.fragments import TABLE
from holdouts.server.invitations import fresh_invitation, fresh_watch
from holdouts.server.limits import Allowance, Limits, too_much
from holdouts.server.messages import (
    Accuse,
    Agree,
    Asking,
    Chat,
    Choose,
    ChooseAll,
    Colour,
    DealWithout,
    Decks,
    Foresee,
    Hand,
    Hint,
    Hush,
    Keep,
    Language,
    Lift,
    Links,
    Look,
    Pace,
    Pause,
    Playing,
    Point,
    Ready,
    Rehearse,
    Rewind,
    Say,
    StartWithout,
    Tell,
    Threat,
    Turn,
    Undo,
)
from holdouts.server.pages import Pages, Shown
from holdouts.server.phrases import why
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.store import StoreFailed
from holdouts.server.subjects import Reader
from holdouts.server.talk import said, suspected

LARGEST = 64 * 1024
SEND_SECONDS = 10.0
"""How long a page may take to read what it is sent."""

ANSWER_SECONDS = 0.001
"""How long a page waits before it is drawn anew, so that whoever changed something is answered first."""

UNANSWERED = 100
"""Answers that may wait for a page to read them."""

MESSAGES = 240
"""How much one page may say in twenty seconds: more than the quickest fingers do, what is asked on the way included."""

GLANCES = 60
"""How often one page may ask what comes, in twenty seconds."""

LINES_AT_ONCE = 5
"""Lines of chat that one page may say in ten seconds."""

UNSUPPORTED, POLICY, TOO_BIG, COME_BACK, NO_LONGER, NO_TABLE, NO_PLACE = 1003, 1008, 1009, 1013, 4403, 4404, 4429

LOG = logging.getLogger("holdouts.server")


class Wire:
    """One open page."""

    def __init__(
        self, socket: WebSocket, room: Room, reader: Reader, pages: Pages, limits: Limits, have: str = ""
    ) -> None:
        """`have` are the stamps of what the page shows already."""
        self.socket = socket
        self.room = room
        self.reader = reader
        self.pages = pages
        self.limits = limits
        self._messages = Allowance(MESSAGES, 20.0)
        self._chat = Allowance(LINES_AT_ONCE, 10.0)
        self._sat = bool(room.mine(reader.token))
        self._sender = chairs.hashed(reader.token or secrets.token_hex())
        self._answers: deque[dict[str, Any]] = deque()
        self._glances = Allowance(GLANCES, 20.0)
        self._asked: set[asyncio.Task[None]] = set()
        self._stir = asyncio.Event()
        self._busy = False
        stamps = have.split(".")
        self._sent = dict(zip(TABLE, stamps, strict=True)) if len(stamps) == len(TABLE) else {}
        self._told: dict[str, Drawn] = {}
        """What this page was sent last of each part: it knows its patches by their places."""
        self._version = -1
        self._heard: int | None = None
        self._clock: tuple[bool, float] | None = None

    async def run(self) -> None:
        """Until the page is closed, or must be."""
        with self.room.presence(self.reader.token):
            tasks = [asyncio.create_task(job()) for job in (self._listen, self._tell, self._watch)]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (*tasks, *self._asked):
                    task.cancel()
                await asyncio.wait(tasks)
            await self._hang_up([task.exception() for task in done if not task.cancelled()])

    async def _hang_up(self, reasons: list[BaseException | None]) -> None:
        for reason in reasons:
            match reason:
                case None | WebSocketDisconnect():
                    pass
                case Goodbye(code=code):
                    await close(self.socket, code, str(reason))
                case TimeoutError():
                    await close(self.socket, COME_BACK, "you read too slowly")
                case _:
                    raise reason

    def _check_right(self) -> None:
        """Whoever lost their seat here, or whose link was withdrawn, hears nothing more."""
        mine = bool(self.room.mine(self.reader.token))
        if not mine and (self._sat or not self.room.admits(None, self.reader.watch)):
            raise Goodbye(NO_LONGER, "no longer yours")
        self._sat = mine

    # --- in ---

    async def _listen(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self._messages.spend():
                raise Goodbye(POLICY, "too many messages")
            text = received.get("text")
            if text is None:
                raise Goodbye(UNSUPPORTED, "text is due")
            if len(text) > LARGEST or len(text.encode(errors="replace")) > LARGEST:
                raise Goodbye(TOO_BIG, "too large")
            self._check_right()
            self._busy = True
            try:
                answer = await self._obey(text)
                if answer is not None:
                    self._answer(answer)
            finally:
                self._busy = False
                self._stir.set()

    def _answer(self, answer: dict[str, Any]) -> None:
        if len(self._answers) >= UNANSWERED:
            raise Goodbye(COME_BACK, "you read too slowly")
        self._answers.append(answer)

    async def _obey(self, text: str) -> dict[str, Any] | None:
        """Carry out one message; whatever happens, there is an answer, though to what is only asked it comes later."""
        try:
            message = messages.read(text)
        except Refused as refused:
            return self._refusal(messages.id_of(text), refused)
        if isinstance(message, Asking):
            self._look_ahead(message)
            return None
        try:
            if isinstance(message, Playing):
                done = await self._play(message)
            else:
                done = {"version": await self._carry_out(message)}
        except Refused as refused:
            return self._refusal(message.id, refused)
        except StoreFailed as problem:
            return self._refusal(message.id, Refused("refused-store", problem.trouble))
        except Exception:
            return self._refusal(message.id, our_fault(f"table {self.room.id}: {type(message).__name__}"))
        return {"to": message.id, "ok": True, **done}

    # --- what is only asked ---

    def _look_ahead(self, message: Asking) -> None:
        """It is worked out beside all else: who asks what comes may choose meanwhile."""
        task = asyncio.create_task(self._foretell(message))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _foretell(self, message: Asking) -> None:
        answer: dict[str, Any] = {"to": message.id, "ok": True, "version": self.room.shown}
        try:
            if (wait := self._glances.wait()) > 0:
                raise too_much("refused-glances", GLANCES, wait)
            self._glances.spend()
            answer |= await self._foretold(message)
        except Refused as refused:
            lang = self.pages.language(self.room, self.reader)
            answer |= {"ok": False, "code": refused.key, "why": why(refused, lang)}
        except Exception:
            answer |= {"ok": False, "code": our_fault(f"table {self.room.id}: {type(message).__name__}").key}
        with suppress(Goodbye):
            self._answer(answer)
        self._stir.set()

    async def _foretold(self, message: Asking) -> dict[str, Any]:
        oracle, pages, room = self.room.oracle, self.pages, self.room
        lang = pages.language(room, self.reader)
        if isinstance(message, Decks):
            seat = self._speaker(message.seat) if room.mine(self.reader.token) else None
            return {"decks": pages.decks(lang, await oracle.decks(seat, lang))}
        seat = self._speaker(message.seat)
        match message:
            case Foresee():
                picks = messages.read_picks(room.game, message.picks)
                return {"html": pages.foretold(lang, await oracle.foresee(seat, picks, message.expected, lang))}
            case Threat():
                return {"html": pages.threat(lang, await oracle.warn(seat, message.expected, lang))}
            case Hint():
                return pages.hint(lang, await oracle.advise(seat, message.expected, lang))
            case Look():
                return {"html": pages.look_under(room, self.reader, message.under)}

    def _refusal(self, id_: str | None, refused: Refused) -> dict[str, Any]:
        self._version = -1  # the present state follows, whether or not anything in it is new
        lang = self.pages.language(self.room, self.reader)
        sentence = why(refused, lang)
        return {"to": id_, "ok": False, "why": sentence, "code": refused.key, "version": self.room.shown}

    async def _play(self, message: Playing) -> dict[str, Any]:
        """What is said for one seat, about the question as it was seen."""
        room, seat, expected = self.room, self._speaker(message.seat), message.expected
        key = self._key(seat, message)
        match message:
            case Choose():
                option = messages.read_option(room.game, bytes(message.option))
                return {"version": await room.choose(seat, option, key, expected)}
            case ChooseAll():
                picks = messages.read_picks(room.game, message.picks)
                version, left = await room.choose_all(seat, picks, key, expected)
                said = {"why": self.pages.row_left(room, self.reader, left)} if left else {}
                return {"version": version, **said}
            case Rehearse():
                picks = messages.read_picks(room.game, message.picks)
                row = room.rehearse(seat, picks, expected)
                return {"version": room.shown, **await self.pages.compose(room, self.reader, row, expected)}
            case Point():
                return {"version": room.point(seat, messages.read_wish(room.game, bytes(message.option)), expected)}
            case Undo():
                return {"version": await room.undo(seat, message.to, key, expected)}

    async def _carry_out(self, message: messages.Around) -> int:
        """What concerns the whole table, or how somebody reads it."""
        room, token = self.room, self.reader.token
        match message:
            case Language():
                return await self._speak(message)
            case Chat():
                return await self._say(message)
            case Say() | Accuse():
                return await self._remark(message)
            case Lift():
                if token is None:
                    raise Refused("refused-watching")
                room.devices.lift(token, message.seat)
                return room.shown
            case Turn():
                room.turning.turn(self._voice(), message.leaf)
                return room.shown
            case Pace():
                room.autoplay.wish(self._voice(), message.pace)
                return room.shown
            case Colour():
                room.colours.wear(self._voice(), message.colour)
                return room.shown
            case Hush():
                room.devices.hush(self._speaker(message.seat), message.on)
                return room.shown
        voice = self._voice(message.seat if isinstance(message, Hand) else None)
        key = self._key(voice, message)
        match message:
            case Pause():
                return await room.pause(voice, message.on, key)
            case Ready():
                return await room.say_ready(voice, key)
            case StartWithout():
                return await room.start_without(voice, key)
            case Hand():
                invite = fresh_invitation(token, room.id, message.seat) if token is not None else None
                return await room.hand(voice, message.seat, message.kind, key, invite)
            case Links():
                return await self._make_link(voice, message, key)
            case Rewind():
                return await room.propose_rewind(voice, message.to, key)
            case Keep():
                return await room.propose_save(voice, key)
            case Agree():
                return await room.agree(voice, message.vote, message.yes, key)
            case Tell():
                return await room.tell(token or "", message.contribution, key)
            case DealWithout():
                return await room.deal_without(voice, key)

    def _key(self, seat: int, message: messages.Message) -> str:
        return messages.key(self._sender, seat, message.id)

    async def _make_link(self, voice: int, message: Links, key: str) -> int:
        room, token = self.room, self.reader.token
        if token is None:
            raise Refused("refused-watching")
        match message.make:
            case "watch":
                return await room.watch_anew(voice, fresh_watch(token, room.id), key)
            case "no-watch":
                return await room.watch_anew(voice, None, key)
        seat = -1 if message.seat is None else message.seat
        return await room.invite_anew(voice, seat, fresh_invitation(token, room.id, seat), key)

    def _speaker(self, wanted: int | None) -> int:
        """The seat a message speaks for; on a shared device, the one whose hand is shown."""
        mine = self.room.mine(self.reader.token)
        if not mine:
            raise Refused("refused-watching")
        facing = self.room.devices.face(self.reader.token)
        if wanted is not None and wanted not in mine:
            raise Refused("refused-seat")
        if len(mine) > 1 and (facing is None or wanted not in (None, facing)):
            raise Refused("refused-curtain")
        return mine[0] if facing is None else facing

    def _voice(self, about: int | None = None) -> int:
        """For what concerns the whole table, a browser speaks with its strongest seat."""
        mine = self.room.mine(self.reader.token)
        if not mine:
            raise Refused("refused-watching")
        if about is not None and about in mine and not self.room.seats[mine[0]].host:
            return about
        return next((seat for seat in mine if self.room.seats[seat].host), mine[0])

    async def _say(self, message: Chat) -> int:
        text = chairs.clean(message.text, chairs.LONGEST_LINE)
        if not text:
            raise Refused("refused-text")
        mine = self.room.mine(self.reader.token)
        self._spend_line(sits=bool(mine))
        facing = self.room.devices.face(self.reader.token)
        seat = -1 if not mine else mine[0] if facing is None else facing
        return await self.room.say(seat, text, self._key(seat, message))

    def _spend_line(self, *, sits: bool) -> None:
        if (wait := self._chat.wait()) > 0:
            raise too_much("refused-chat", LINES_AT_ONCE, wait)
        if not sits:
            self.limits.speak(self.room.id)
        self._chat.spend()

    async def _remark(self, message: Say | Accuse) -> int:
        seat = self._speaker(message.seat)
        self._spend_line(sits=True)
        word = said(seat, message.phrase) if isinstance(message, Say) else suspected(seat, message.other)
        return await self.room.remark(seat, word, self._key(seat, message))

    async def _speak(self, message: Language) -> int:
        if message.lang not in LANGUAGES:
            raise Refused("refused-language")
        self.reader.lang = message.lang
        facing = self.room.devices.face(self.reader.token)
        for seat in [facing] if facing is not None else self.room.mine(self.reader.token):
            await self.room.speak(seat, message.lang)
        self.room.ring()
        return self.room.shown

    # --- out ---

    async def _watch(self) -> None:
        seen = -1
        while True:
            seen = await self.room.wait_for_news(seen)
            if self.room.gone:
                raise Goodbye(NO_TABLE, "no such table")
            await asyncio.sleep(ANSWER_SECONDS)
            self._stir.set()

    async def _tell(self) -> None:
        """Answers first, then what has changed; whatever happened meanwhile is told at once."""
        seen = -1
        while True:
            while self._answers:
                await self._send(self._answers.popleft())
            if not self._owes() and (seen != self.room.news or self._version == -1):
                async with self.pages.easel:
                    if self._owes():  # since others were drawn for
                        continue
                    seen = self.room.news
                    self._check_right()
                    shown = await self.pages.show(self.room, self.reader)
                await self._show(shown)
                continue
            self._stir.clear()
            if not self._answers and (self._busy or seen == self.room.news):
                await self._stir.wait()

    def _owes(self) -> bool:
        """Whether somebody has asked and not heard yet."""
        return self._busy or bool(self._answers)

    async def _show(self, shown: Shown) -> None:
        heard = shown.length if self._heard is None else self._heard
        self._heard = shown.length
        changed = {part: drawn for part, drawn in shown.parts.items() if self._sent.get(part) != drawn.stamp}
        if changed or shown.version != self._version:
            self._sent = {part: drawn.stamp for part, drawn in shown.parts.items()}
            parts = {part: drawn.since(self._told.get(part)) for part, drawn in changed.items()}
            self._told |= changed
            self._version = shown.version
            news = {"said": shown.said_since(heard), "staged": shown.staged_since(heard)}
            await self._send({"show": {"version": shown.version, "parts": parts, "stamps": shown.stamps, **news}})
        await self._show_clock()

    async def _show_clock(self) -> None:
        """Tell when the clock starts, stands still, or is no longer what the page makes it."""
        clock = self.room.autoplay.clock
        left = clock.left()
        ends = time.monotonic() + left if clock.running else left
        shown, self._clock = self._clock, (clock.running, ends) if clock.counts else None
        if shown is not None and self._clock is not None and shown[0] == clock.running and abs(shown[1] - ends) <= 0.5:
            self._clock = shown
        elif shown is not None or self._clock is not None:
            await self._send({"clock": {"left": round(left, 1), "running": clock.running}})

    async def _send(self, message: dict[str, Any]) -> None:
        self._check_right()
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(msgspec.json.encode(message).decode())


async def turn_away(socket: WebSocket, refused: Refused, lang: str) -> None:
    """Say why there is no place for a page, and when it may come again."""
    farewell = {"closed": {"why": why(refused, lang), "wait": refused.wait}}
    with suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send_text(msgspec.json.encode(farewell).decode())
    await close(socket, NO_PLACE, "no place")


class Goodbye(Exception):
    """The socket must be closed; the code says why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


async def close(socket: WebSocket, code: int, reason: str) -> None:
    """Close a socket if it is still open; one that nobody reads is not waited for."""
    if socket.application_state is WebSocketState.DISCONNECTED:
        return
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(1.0):
            await socket.close(code, reason)
