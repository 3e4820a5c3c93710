"""Subjects: what the fragments of a table are drawn from, for one reader."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from holdouts.bots.thinker import LEVELS
from holdouts.engine.chance import preimage
from holdouts.engine.decision import Call
from holdouts.engine.gallery import Gallery
from holdouts.engine.game import Game
from holdouts.engine.names import kebab
from holdouts.engine.past import TookBack
from holdouts.engine.table import Table
from holdouts.engine.view import Cell, Line, Person, View, Zone, view
from holdouts.engine.words import Words
from holdouts.server import attendance, covers, handover, talk
from holdouts.server import seats as chairs
from holdouts.server.answers import answers
from holdouts.server.archive import read_stored
from holdouts.server.chronicles import Chronicle
from holdouts.server.colours import COLOURS
from holdouts.server.invitations import invitation, watch
from holdouts.server.lobby import PATIENCE, chance_of
from holdouts.server.moments import moment, ways
from holdouts.server.origins import words_of
from holdouts.server.phrases import Tongue
from holdouts.server.room import Room
from holdouts.server.schema import SeatRow


@dataclass
class Reader:
    """Who looks: the secret of a browser, the language it asks for, and under which address it sees the server."""

    token: str | None
    lang: str
    origin: str = ""
    watch: str = ""
    """The secret of a link for spectators, if they came by one."""


class Eyes(NamedTuple):
    """Whose eyes a reader looks through, what is theirs here, and how they are spoken to."""

    seat: int | None
    mine: tuple[int, ...]
    host: bool
    spoken: Tongue


class Sitting(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A seat, as a reader sees it from around the table."""

    seat: int
    name: str
    kind: str
    bot: bool
    thinks: bool
    here: bool
    host: bool
    mine: bool
    invite: str | None
    may: tuple[str, ...]
    """What the reader may do with it now."""


class Passage(NamedTuple):
    """Lines of the chronicle from one heading to the next, and from which of them on it is new to the reader."""

    lines: tuple[Line, ...]
    since: int | None


class Whys(dict[str, str]):
    """Why things cannot be used now, by their refs. It is not changed once it is there."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def on(self, *zones: Zone) -> tuple[tuple[str, str], ...]:
        """Those that are read on these zones and their cards, and no others."""
        if not self:
            return ()
        refs = {ref for zone in zones for ref in (zone.ref, *[card.ref for card in zone.cards])}
        return tuple((ref, why) for ref, why in self.items() if ref in refs)

    def across(self, cells: Iterable[Cell | None]) -> tuple[tuple[str, str], ...]:
        """Those that are read on these cells of a map, which may have gaps."""
        if not self:
            return ()
        return tuple((cell.ref, self[cell.ref]) for cell in cells if cell is not None and cell.ref in self)


def look_file(game: Game) -> str:
    """The template in which a game says how its cards look."""
    return f"{game.id}/table.html"


def common(room: Room, table: Table, eyes: Eyes, gallery: Gallery) -> dict[str, Any]:
    """What is seen of a table that is dealt, now or as it was."""
    seen = covers.laid(view(table, eyes.seat, eyes.spoken.game, room.names, gallery))
    whys, people = Whys((reason.ref, reason.text) for reason in seen.reasons), seen.scene.people
    me = next((person for person in people if person.me), None)
    cells = seen.scene.board.cells if seen.scene.board is not None else ()
    common = [*whys.on(*seen.scene.zones), *whys.across(cells)]
    return {
        "view": seen,
        "me": me,
        "others": tuple(person for person in people if person is not me),
        "whys": {"table": Whys(common), "mine": Whys(whys.on(*me.zones) if me else ())},
    }


def frame(room: Room, eyes: Eyes) -> dict[str, Any]:
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
        "teaches": room.coach is not None,
        "road": bool(room.row.campaign),
        "past": None,
    }


def asked(room: Room, reader: Reader, eyes: Eyes, seen: View) -> dict[str, Any]:
    """What the reader may answer now, and what else is asked at the table."""
    found = answers(room, eyes.seat, seen, eyes.spoken.page)
    wishes = found.read if found.may_point else ()
    taken = ways(room.table, eyes.seat, eyes.spoken.game, room.names)
    return {
        "options": found.options,
        "moment": moment(seen, eyes.seat, found.options, wishes, room.turning, taken),
        "read": found.read,
        "row": None,
        "may_point": found.may_point,
        "muster": _muster(room, eyes),
        "vote": _vote(room, reader, eyes),
        "curtain": _curtain(room, eyes),
        "called": _called(room, eyes),
        "hush": _hush(room, eyes),
        "no_undo": "" if eyes.seat is None else room.no_undo(eyes.seat),
        "phrases": talk.phrases(room.game, eyes.spoken.page) if eyes.seat is not None and not seen.over else (),
        "suspects": talk.suspects(room, eyes.seat),
        "suspicions": talk.suspicions(room, eyes.spoken.page),
    }


def around(room: Room, reader: Reader, eyes: Eyes) -> dict[str, Any]:
    """Who sits there and talks, the clock, and what the table hands out."""
    clock = room.autoplay.clock
    token = reader.token if eyes.host and reader.token else ""
    return {
        "clock": {"left": round(clock.left()), "running": clock.running} if clock.counts else None,
        "chat": talk.chat(room, eyes.mine, eyes.spoken.page),
        "seats": tuple(
            Sitting(
                seat=row.seat,
                name=row.name,
                kind=row.kind,
                bot=row.kind in chairs.BOTS,
                thinks=row.kind in LEVELS,
                here=room.attendance.is_here(row.token_hash),
                host=row.host,
                mine=row.seat in eyes.mine,
                invite=token and _link(reader.origin, "join", room.id, row.seat, invitation(row, token)),
                may=_may_hand(room, eyes, row),
            )
            for row in room.seats
        ),
        "saving": room.saving(chairs.hashed(reader.token)) if eyes.mine and reader.token else "",
        "kept": room.kept.choices if room.kept is not None and eyes.mine else None,
        "watch": _link(reader.origin, "watch", room.id, watch(room.row, token) if token else None),
        "watchable": bool(room.row.watch_hash),
        "colours": _colours(room, eyes),
        "chance": _chance(room),
    }


def _colours(room: Room, eyes: Eyes) -> dict[str, Any]:
    """What everybody is drawn in, and what the reader may ask for."""
    worn = room.colours.worn()
    voice = _voice(room, eyes).seat if eyes.mine else None
    return {
        "worn": worn,
        "mine": None if voice is None else worn[voice],
        "taken": [] if voice is None else room.colours.taken(voice),
        "all": list(range(COLOURS)),
    }


def past(number: int) -> dict[str, Any]:
    """What is known of a table as it was after so many choices: nothing is asked there any more."""
    return {
        "past": number,
        "clock": None,
        "options": [],
        "read": [],
        "row": None,
        "may_point": False,
        "muster": None,
        "vote": None,
        "called": [],
        "hush": None,
        "no_undo": "",
        "suspicions": (),
        "seats": (),
    }


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


def scenario_name(room: Room, words: Words) -> str:
    """What is going to be played, as far as that is settled."""
    scenario = read_stored(room.game, room.row.setup).scenario
    return words.say(f"name-{scenario}") if words.has(f"name-{scenario}") else words.say("scenario-chance")


def lobby(room: Room, eyes: Eyes) -> dict[str, Any]:
    """Whom the table waits for, and which promises this page has to keep now."""
    awaited = room.lobby.awaited
    due = [room.seats[seat].commitment for seat in awaited if seat in eyes.mine]
    who = eyes.spoken.page.join([room.names[seat] for seat in awaited])
    title = scenario_name(room, eyes.spoken.page)
    return {"title": title, "view": None, "awaited": who, "due": " ".join(due), "patience": round(PATIENCE)}


def _chance(room: Room) -> dict[str, Any]:
    """How the seed is drawn: what each seat has promised and given."""
    known = chance_of(room)
    shares = {share.seat: share for share in known.shares}
    return {
        "seal": known.seal,
        "mixed": known.mixed,
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
        "json": msgspec.json.encode(known._asdict()).decode(),
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
        text = words.say("vote", who=who, target=vote.target, count=room.moment - vote.target)
    is_open = voice in room.voters(vote.about) and voice not in vote.agreed
    return {"number": vote.number, "text": text, "open": is_open}


def _muster(room: Room, eyes: Eyes) -> dict[str, Any] | None:
    """Who is not ready for a clock that is to start; nothing where none waits."""
    awaited = room.muster.awaited
    if not awaited:
        return None
    mine = any(seat in eyes.mine for seat in awaited)
    voice = _voice(room, eyes).token_hash if eyes.mine else None
    others = [room.names[seat] for seat in room.muster.others(voice)]
    return {
        "seconds": room.muster.seconds,
        "seats": awaited,
        "mine": mine,
        "ready": bool(eyes.mine) and not mine,
        "others": eyes.spoken.page.join(others) if others else "",
        "may_start": eyes.host and room.muster.may_start_without(voice),
    }


def _curtain(room: Room, eyes: Eyes) -> dict[str, Any] | None:
    """Whose turn it is to take the device; nobody's, while only others are asked.

    When all are called, whoever wants to takes it: nothing tells who could do anything.
    """
    if len(eyes.mine) < 2 or eyes.seat is not None or room.muster.awaited:
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


def log(room: Room, chronicle: Chronicle) -> dict[str, Any]:
    """What came to pass, from where on it is new to the reader, and whose turns were a bot's."""
    lines = [entry.line for entry in chronicle.entries]
    bots = tuple(row.seat for row in room.seats if row.kind in chairs.BOTS)
    return {"passages": _passages(lines, chronicle.first_news()), "bots": bots}


def _passages(lines: list[Line], since: int | None) -> tuple[Passage, ...]:
    starts = [index for index, line in enumerate(lines) if line.heading or not index]
    return tuple(
        Passage(tuple(lines[start:end]), since - start if since is not None and start <= since < end else None)
        for start, end in pairwise((*starts, len(lines)))
    )


def end(room: Room, eyes: Eyes, seen: View, chronicle: Chronicle) -> dict[str, Any]:
    """The result, some numbers, and the seed for whoever wants to check the dice."""
    table, row, words, known = room.table, room.row, eyes.spoken.page, chance_of(room)
    undone = sum(note.count for _, note in table.notes if isinstance(note, TookBack))
    numbers = (("choices", table.moment), ("rounds", table.state.round), ("undone", undone))
    return {
        "result": _result(room, eyes, seen),
        "verdict": _verdict(room, eyes, seen, chronicle),
        "fates": _fates(room, eyes, seen, chronicle),
        "leaves": [card for zone in seen.scene.zones if zone.told for card in reversed(zone.cards)],
        "next": _next(room, eyes),
        "statistics": [{"title": words.say(f"statistic-{key}"), "value": value} for key, value in numbers],
        "deeds": _deeds(room, eyes, chronicle),
        "seed": row.seed,
        "preimage": preimage(known.secret or "", row.salt),
    }


def _result(room: Room, eyes: Eyes, seen: View) -> str:
    """Which stage the end is given: won or lost, by the reader, or for a spectator by anybody."""
    mine = {*eyes.mine} or {*range(len(room.names))}
    return "lost" if mine.isdisjoint(seen.winners) else "won"


def _verdict(room: Room, eyes: Eyes, seen: View, chronicle: Chronicle) -> list[str]:
    """What it comes to, for the reader and for all; whoever won and did not live is told apart. Where all have guided
    the same people, the ending itself says it."""
    if room.game.telling.guided is not None:
        return []
    words, fates = eyes.spoken.page, chronicle.fates(room.table)
    verdict = []
    if len(eyes.mine) == 1:
        me = eyes.mine[0]
        verdict.append(_for_me(words, me in seen.winners, fates[me].lived))
    alive = [room.names[seat] for seat in seen.winners if fates[seat].lived]
    fallen = [room.names[seat] for seat in seen.winners if not fates[seat].lived]
    if not seen.winners:
        verdict.append(words.say("end-no-winners"))
    elif len(seen.winners) == len(room.names) > 1 and not fallen:
        verdict.append(words.say("end-all-won"))
    elif alive and len(room.names) > 1:
        verdict.append(words.say("end-winners", who=words.join(alive)))
    if fallen:
        verdict.append(words.say("end-winners-fallen", who=words.join(fallen)))
    return verdict


def _for_me(words: Words, won: bool, lived: bool) -> str:
    if won:
        return words.say("end-you-won-alive") if lived else words.say("end-you-won-fallen")
    return words.say("end-you-lost-alive") if lived else words.say("end-you-lost-fallen")


def _fates(room: Room, eyes: Eyes, seen: View, chronicle: Chronicle) -> list[dict[str, Any]]:
    """Everybody, as they stand on the stage."""
    people = {person.seat: person for person in seen.scene.people}
    return [
        {
            "seat": fate.seat,
            "name": fate.name,
            "person": people.get(fate.seat) or Person(ref="", seat=fate.seat, name=fate.name, art=fate.art),
            "lived": fate.lived,
            "left": fate.left,
            "apart": fate.apart,
            "won": fate.seat in seen.winners,
            "me": fate.seat in eyes.mine,
            "how": fate.how,
        }
        for fate in chronicle.fates(room.table)
    ]


def _next(room: Room, eyes: Eyes) -> dict[str, Any] | None:
    """The table at which the same people play again, for those who have a seat there."""
    after = room.followed
    if after is None or not eyes.mine:
        return None
    return {"href": f"/t/{after.table}", "who": room.names[after.by], "mine": after.by in eyes.mine}


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
