"""Messages: what a page may send, and how it is read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from holdouts.engine.decision import Option
from holdouts.engine.game import Game
from holdouts.engine.table import Back
from holdouts.server.colours import COLOURS
from holdouts.server.refusal import Refused

MessageId = Annotated[str, Meta(min_length=1, max_length=48, pattern=r"^[A-Za-z0-9_.:-]+\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]

MOST_PICKS = 40
"""How many picks one message may make."""

Pick = Annotated[Raw, Meta(extra_json_schema={"type": "object", "description": "One of the options."})]
Picks = Annotated[list[Pick], Meta(min_length=1, max_length=MOST_PICKS)]

SENDER = 10
"""So much of a sender's hash tells those at one table apart, and fits into the store with a seat and an id."""


class Message(Struct, frozen=True, kw_only=True, tag_field="do"):
    """What every message has: its own id, by which it is answered, and perhaps the seat it speaks for."""

    id: MessageId
    seat: SeatNumber | None = None


class Answering(Message, frozen=True, kw_only=True):
    """About a question, as it stood in the version that was seen."""

    expected: Number


class InARow(Answering, frozen=True, kw_only=True):
    """About several picks of one seat, one after the other."""

    picks: Picks


class Choose(Answering, frozen=True, kw_only=True, tag="choose"):
    option: Pick


class ChooseAll(InARow, frozen=True, kw_only=True, tag="choose-all"):
    """Make them."""


class Rehearse(InARow, frozen=True, kw_only=True, tag="rehearse"):
    """What could follow them; nothing is done."""


class Foresee(InARow, frozen=True, kw_only=True, tag="foresee"):
    """What would come of them; nothing is done."""


class Threat(Answering, frozen=True, kw_only=True, tag="threat"):
    """What would come if my turn ended now."""


class Hint(Answering, frozen=True, kw_only=True, tag="hint"):
    """What a careful player would do."""


class Decks(Message, frozen=True, kw_only=True, tag="decks"):
    """What the decks still hold, by all that I can know."""


class Look(Message, frozen=True, kw_only=True, tag="look"):
    """What lies under a cover of mine."""

    under: Annotated[str, Meta(max_length=48)]


class Point(Answering, frozen=True, kw_only=True, tag="point"):
    """At an answer to a public question, or at none."""

    option: Raw


class Turn(Message, frozen=True, kw_only=True, tag="turn"):
    """I have read what was read out."""

    leaf: Annotated[str, Meta(max_length=48)]


class Undo(Answering, frozen=True, kw_only=True, tag="undo"):
    to: Back = "choice"


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    text: str


class Say(Message, frozen=True, kw_only=True, tag="say"):
    """One of the phrases that everybody reads in their own language."""

    phrase: Annotated[str, Meta(max_length=48)]


class Accuse(Message, frozen=True, kw_only=True, tag="accuse"):
    """Whom I take for a betrayer; nobody any more, if none is named."""

    other: SeatNumber | None


class Pause(Message, frozen=True, kw_only=True, tag="pause"):
    on: bool


class Hand(Message, frozen=True, kw_only=True, tag="hand"):
    """Here the seat is the one that changes hands."""

    seat: SeatNumber
    kind: Literal["sensible", "random", "quick", "careful", "deep", "person", "open"]


class Links(Message, frozen=True, kw_only=True, tag="links"):
    """A new link for spectators, or none; or a new invitation: here the seat is the one that waits for somebody."""

    make: Literal["watch", "no-watch", "invitation"]


class Rewind(Message, frozen=True, kw_only=True, tag="rewind"):
    to: Number


class Keep(Message, frozen=True, kw_only=True, tag="keep"):
    """Ask everybody for the running game as a file."""


class Agree(Message, frozen=True, kw_only=True, tag="agree"):
    """To what was asked under that number, and nothing that was asked since."""

    vote: Number
    yes: bool


class Language(Message, frozen=True, kw_only=True, tag="lang"):
    lang: str


class Hush(Message, frozen=True, kw_only=True, tag="hush"):
    """Pass for me this round, unless I can play something."""

    on: bool


class Pace(Message, frozen=True, kw_only=True, tag="pace"):
    """How quickly bots are to play, as far as I am concerned."""

    pace: Literal["slow", "steady", "quick", "at-once"]


class Colour(Message, frozen=True, kw_only=True, tag="colour"):
    """In which colour I would like to be drawn."""

    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]


class Lift(Message, frozen=True, kw_only=True, tag="lift"):
    """Look through the eyes of a seat of this device, or through nobody's."""


class Tell(Message, frozen=True, kw_only=True, tag="tell"):
    """What one of my seats promised to give to chance."""

    contribution: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class DealWithout(Message, frozen=True, kw_only=True, tag="deal-without"):
    """Wait no longer for those who have not told what they promised."""


class Ready(Message, frozen=True, kw_only=True, tag="ready"):
    """The clock may start, as far as I am concerned."""


class StartWithout(Message, frozen=True, kw_only=True, tag="start-without"):
    """Let the clock start without those who are away."""


Playing = Choose | ChooseAll | Rehearse | Point | Undo
"""What is said for one seat, about the question as it was seen."""

Asking = Foresee | Threat | Hint | Decks | Look
"""What is only asked: nothing else waits for the answer."""

Around = (
    Chat
    | Say
    | Accuse
    | Pause
    | Ready
    | StartWithout
    | Hand
    | Links
    | Rewind
    | Keep
    | Agree
    | Tell
    | DealWithout
    | Language
    | Hush
    | Pace
    | Colour
    | Lift
    | Turn
)
Any_ = Playing | Asking | Around

_READER: msgspec.json.Decoder[Any_] = msgspec.json.Decoder(Any_)


class _Named(Struct):
    id: MessageId | None = None


_NAMED = msgspec.json.Decoder(_Named)


def read(text: str) -> Any_:
    """A message, or a refusal that says what is wrong with it."""
    try:
        return _READER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as problem:
        raise Refused("refused-message", f"{problem}.") from problem


def id_of(text: str) -> str | None:
    """The id of a message that cannot be read, if that much of it can."""
    try:
        return _NAMED.decode(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return None


def key(sender: str, seat: int, id_: str) -> str:
    """By which a message sent again is known: of one sender, for one seat."""
    return f"{sender[:SENDER]}:{seat}:{id_}"


def read_option(game: Game, raw: bytes) -> Option:
    """An option as the game knows it."""
    try:
        option = game.pick_decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Refused("refused-message", f"{problem}.") from problem
    return option


def read_wish(game: Game, raw: bytes) -> Option | None:
    """What somebody points at; None for nothing."""
    return None if raw == b"null" else read_option(game, raw)


def read_picks(game: Game, picks: list[Raw]) -> list[Option]:
    """Options in a row as the game knows them."""
    return [read_option(game, bytes(pick)) for pick in picks]
