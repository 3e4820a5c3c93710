"""What a seat sees of a winter: the board is open, hands and objectives are not."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec.structs import replace

from holdouts.engine.describe import condition
from holdouts.engine.painter import Painter
from holdouts.engine.secrets import BACK
from holdouts.engine.view import Back, Board, Cell, Die, Face, Figure, Gauge, Mark, Track, Zone
from holdouts.engine.view import Card as Shown
from holdouts.engine.words import Words
from holdouts.games.dead_of_winter.cards import PLACES
from holdouts.games.dead_of_winter.naming import WinterNaming
from holdouts.games.dead_of_winter.objective import Progress, of_colony, of_seat, side_here
from holdouts.games.dead_of_winter.rules import colony, harm
from holdouts.games.dead_of_winter.state import (
    COLONY,
    ENTRANCES,
    MOST_MORALE,
    NOISE_SLOTS,
    NONE,
    SPACES,
    Held,
    Survivor,
    Winter,
)
from holdouts.games.dead_of_winter.text import card_text, side_text, way_text

SPOTS = ((0, 1), (0, 0), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3))
"""Where each place lies on the map: the colony takes the middle, the others lie around it."""

THUMBS = ("up", "down")
"""What is shown for each way of a crossroads card."""

MARKS = ("zombie", "barricade", "noise", "helpless")


def painter(winter: Winter, seat: int | None, words: Words, names: Sequence[str]) -> "_Painter":
    """Who paints what that seat sees."""
    return _Painter(WinterNaming(winter, seat, words, names), card_text)


class _Painter(Painter[WinterNaming]):
    """One look at a winter."""

    apart = frozenset(("players", "crossroads_deck"))

    @property
    def winter(self) -> Winter:
        return self.naming.state

    def title(self) -> str:
        return self.words.say(f"name-{self.winter.book.objectives[self.winter.objective].id}")

    def phase(self) -> str:
        """Where the game stands, in a sentence."""
        winter, words = self.winter, self.words
        if winter.ended:
            return words.say("phase-over")
        if not winter.round:
            return words.say("phase-setting-up")
        if winter.active == NONE:
            return words.say("phase-colony", round=winter.round)
        return words.say("phase-turn", round=winter.round, who=self.naming.seat(winter.active))

    # --- the board ---

    def board(self) -> Board:
        return self.plan("map", map(self.cell, range(len(SPACES))))

    def cell(self, place: int) -> Cell:
        tracks = tuple(self.tracks(place))
        return Cell(
            ref=f"place:{place}",
            at=SPOTS[place],
            label=self.words.say(f"place-{PLACES[place]}"),
            card=self.location(place),
            marks=tuple(self.marks(place)),
            tracks=tracks,
            figures=tuple(self.figure(seat, survivor) for seat, survivor in self.winter.at(place)),
            tags=tuple(track.title for track in tracks),
            across=2 if place == COLONY else 1,
            deck=place != COLONY,
        )

    def location(self, place: int) -> Face:
        words, winter = self.words, self.winter
        free = max(0, winter.room(place))
        spaces = words.say("place-spaces", free=free, count=SPACES[place])
        lines = [spaces]
        if place != COLONY:
            lines.append(words.say("place-deck", count=len(winter.locations[place].deck)))
        return Face(
            ref=f"place:{place}",
            name=words.say(f"place-{PLACES[place]}"),
            kind=words.say("type-place"),
            corner=f"{SPACES[place] - free}/{SPACES[place]}",
            corner_label=spaces,
            lines=tuple(lines),
            look=f"place-{PLACES[place]}",
        )

    def marks(self, place: int) -> Iterator[Mark]:
        location = self.winter.locations[place]
        counts = {
            "zombie": sum(location.zombies),
            "barricade": sum(location.barricades),
            "noise": location.noise,
            "helpless": self.winter.helpless if place == COLONY else 0,
        }
        return (self.mark(kind, count=count) for kind, count in counts.items() if count)

    def tracks(self, place: int) -> Iterator[Track]:
        """Every entrance space by space, and the noise."""
        winter, location = self.winter, self.winter.locations[place]
        for entrance in range(len(ENTRANCES[place])):
            zombies, barricades = location.zombies[entrance], location.barricades[entrance]
            spaces = ("zombie",) * zombies + ("barricade",) * barricades + ("",) * winter.free_at(place, entrance)
            title, ref = self.entrance(place, entrance), f"entrance:{place}.{entrance}"
            yield Track(title=title, spaces=spaces, kind="entrance", ref=ref)
        if place != COLONY:
            spaces = ("noise",) * location.noise + ("",) * (NOISE_SLOTS - location.noise)
            yield Track(title=self.noise(place), spaces=spaces, kind="noise")

    def entrance(self, place: int, entrance: int) -> str:
        """How an entrance stands, in words."""
        location = self.winter.locations[place]
        return self.words.say(
            "tag-entrance",
            entrance=self.naming.entrance((place, entrance)),
            zombies=location.zombies[entrance],
            barricades=location.barricades[entrance],
            free=self.winter.free_at(place, entrance),
        )

    def noise(self, place: int) -> str:
        return self.words.say("tag-noise", count=self.winter.locations[place].noise, most=NOISE_SLOTS)

    def figure(self, seat: int, survivor: Survivor) -> Figure:
        name = self.naming.survivor(survivor.card)
        art = self.winter.card_of(survivor).picture.art
        return Figure(ref=f"survivor:{survivor.card}", name=name, seat=seat, art=art)

    # --- the common table ---

    def gauges(self) -> Iterator[Gauge]:
        winter = self.winter
        yield self.gauge("morale", winter.morale, MOST_MORALE, stake=1)
        yield self.gauge("rounds", winter.rounds_left)
        yield self.gauge("food", winter.food)
        yield self.gauge("starvation", winter.starvation, stake=-1)
        yield self.gauge("waste", len(winter.waste))
        if winter.tokens:
            yield self.gauge("progress", winter.tokens, stake=1)
        if winter.crisis != NONE:
            given = sum(len(player.given) for player in winter.players)
            need = colony.crisis_need(winter)
            yield Gauge(title=self.words.say("gauge-given"), value=given, most=need, kind="crisis")

    def zones(self) -> Iterator[Zone]:
        winter = self.winter
        if winter.reading != NONE:
            yield self.reading()
        yield from self.laid("open", self.faces(winter.playing))
        yield self.zone("objective", [self.objective()])
        if winter.crisis != NONE:
            yield self.zone("crisis", [self.crisis(winter.crisis)])
        yield from self.laid("foreseen", (self.crisis(one) for one in reversed(winter.crises) if one < BACK))
        if winter.crossroads != NONE:
            yield self.zone("crossroads", [self.crossroads()])
        yield self.zone("waste", self.faces(reversed(winter.waste)), layout="pile")
        yield from self.laid("stored", self.faces(winter.stored))

    def crisis(self, number: int) -> Face:
        return self.design(f"crisis:{number}", self.winter.book.crises[number], "crisis")

    def objective(self) -> Face:
        """The main objective, on the side that is played."""
        winter = self.winter
        tags = [self.progress(part) for part in of_colony(winter)] if winter.round else []
        if tags and not winter.ended:
            tags.append(self.words.say("progress-checked"))
        face = self.of_book("objective", winter.objective, tags=tags)
        return replace(face, lines=tuple(side_text(side_here(winter), self.words)))

    def progress(self, part: Progress) -> str:
        """One condition of a goal, and how near it is."""
        need = condition(part.need, self.words)
        if part.value is None or (part.met and part.most == 0):
            return self.words.say("progress-plain", need=need, met=part.met)
        if part.least is not None and part.most is None:
            return self.words.say("progress-of", need=need, met=part.met, count=part.value, least=part.least)
        return self.words.say("progress-counted", need=need, met=part.met, count=part.value)

    def crossroads(self) -> Shown:
        """The card of the turn: its face for the reader, its back for everybody else."""
        number = self.winter.crossroads
        if number == BACK:
            return Back(back=self.words.say("zone-crossroads"), look="crossroads")
        return self.of_book("crossroads", number)

    def reading(self) -> Zone:
        """The crossroads card that is being carried out, with who reads it to all. [DOW-CROSS-2]"""
        winter, words = self.winter, self.words
        number, card = winter.reading, winter.book.crossroads[winter.reading]
        face = self.of_book("crossroads", number)
        ways = [
            words.say(
                "way-told",
                way=self.naming.way((number, way)),
                effects=way_text(effects, words),
                thumb=THUMBS[way] if card.kind == "vote" else "none",
            )
            for way, effects in enumerate(card.options)
            if card.kind != "forced"
        ]
        face = replace(face, lines=tuple(ways) or face.lines[1:])
        return self.row("reading", words.say("zone-crossroads"), [face], self.read_by(), aloud=True)

    def read_by(self) -> str:
        """Who reads it, and to all but whose turn it is: who is meant by what it says to one. [DOW-CROSS-13]"""
        winter, words = self.winter, self.words
        if winter.reader == NONE:
            return ""
        whose = "mine" if winter.active == self.seat else "theirs"
        return words.say(
            "note-read", who=self.naming.seat(winter.reader), other=self.naming.seat(winter.active), whose=whose
        )

    def notes(self) -> Iterator[str]:
        for one in self.winter.lasting:
            if one.round == self.winter.round:
                yield self.words.say(f"lasting-{one.rule}", of=self.lasting_of(one.rule, one.of))

    def lasting_of(self, rule: str, of: int) -> str:
        if of == NONE:
            return ""
        return self.naming.place(of) if rule in ("no-search", "double-noise") else self.naming.survivor(of)

    # --- cards ---

    def face(self, card: int, *tags: str) -> Face:
        design = self.winter.design(card)
        look = "equipment" if design.equipment else "item"
        corner = (design.symbol, self.words.say(f"symbol-{design.symbol}"))
        return self.design(f"card:{card}", design, look, tone=design.symbol, corner=corner, tags=tags)

    def held(self, zone: str, cards: Iterable[int], ready: Collection[int] = ()) -> list[Shown]:
        """Item cards before somebody, as far as they are seen: a back says no more than where it lies."""
        back, mark = Back(back=self.words.say(zone), look="item"), self.words.say("mark-ready")
        return [back if card >= BACK else self.face(card, *([mark] if card in ready else [])) for card in cards]

    def worn(self, survivor: Survivor, held: Held) -> Face:
        """Equipment, with who bears it."""
        tags = [self.words.say("mark-borne", survivor=self.naming.survivor(survivor.card))]
        if held.used:
            tags.append(self.words.say("mark-used"))
        return self.face(held.card, *tags)

    # --- people ---

    def tags(self, other: int) -> Iterator[str]:
        """What is true of somebody. How one wants to answer everybody has heard, but only oneself is reminded of it."""
        winter, words, mine = self.winter, self.words, other == self.seat
        player = winter.players[other]
        facts = {
            words.say("tag-mine"): mine,
            words.say("tag-first"): other == winter.first and not player.out,
            words.say("tag-active"): other == winter.active,
            words.say("tag-reader"): other == winter.reader,
            words.say("tag-exiled"): player.exiled,
            words.say("tag-out"): player.out,
            words.say("tag-asked"): mine and player.asked_for_cards,
            words.say("tag-pays-ready"): mine and not player.asked_to_pay,
        }
        return (fact for fact, true in facts.items() if true)

    def person_gauges(self, other: int) -> Iterator[Gauge]:
        player = self.winter.players[other]
        yield self.gauge("group", len(player.group), stake=1)
        yield self.gauge("hand", len(player.hand))

    def dice(self, other: int) -> Iterator[Die]:
        """One's own can be pressed, until they are spent."""
        player, mine = self.winter.players[other], other == self.seat
        for die in player.dice:
            yield Die(value=die, ref=f"die:{die}" if mine else "")
        for die in player.spent:
            yield Die(value=die, spent=True)

    def person_zones(self, other: int) -> Iterator[Zone]:
        winter, player = self.winter, self.winter.players[other]
        yield from self.laid("offered", map(self.offered, player.offered), of=other)
        yield from self.laid("drawn", self.held("zone-drawn", player.drawn), of=other)
        yield self.zone("hand", self.held("zone-hand", player.hand, player.ready), of=other)
        yield from self.laid("given", self.held("zone-given", player.given), of=other, layout="pile")
        yield from self.laid("group", (self.survivor(other, survivor) for survivor in winter.own(other)), of=other)
        gear = (self.worn(survivor, held) for survivor in winter.own(other) for held in survivor.gear)
        yield from self.laid("gear", gear, of=other)
        covered = other == self.seat and not winter.ended
        yield from self.laid("secret", self.secrets(other), of=other, covered=covered)

    def offered(self, card: int) -> Shown:
        if card >= BACK:
            return Back(back=self.words.say("zone-offered"), look="survivor")
        return self.of_book("survivor", card)

    def secrets(self, other: int) -> Iterator[Shown]:
        """One's own objectives; those of others from behind, until the game is over."""
        player, words = self.winter.players[other], self.words
        for name, number in (("secret", player.secret), ("exile", player.exile)):
            if number == NONE:
                continue
            if number >= BACK:
                yield Back(back=words.say(f"type-{name}"), look=name)
            else:
                wanted = name == "exile" or player.exile == NONE  # what one wants now is told once
                face = self.of_book(name, number, tags=self.nearness(other) if wanted else [])
                yield face if name == "secret" or player.secret >= BACK else self.as_it_counts(face, player.secret)

    def as_it_counts(self, exile: Face, secret: int) -> Face:
        """Of what an exile was dealt, the half that is theirs. [DOW-EXILE-3]"""
        innocent, betrayer = exile.lines
        return replace(exile, lines=(betrayer if self.winter.book.secrets[secret].betrayal else innocent,))

    def nearness(self, other: int) -> list[str]:
        """How near a seat is to what it wants: told to its owner, and to all when the game is over."""
        if other != self.seat and not self.winter.ended:
            return []
        return [self.progress(part) for part in of_seat(self.winter, other)]

    def survivor(self, other: int, survivor: Survivor) -> Face:
        words, winter = self.words, self.winter
        most = harm.limit(winter, other, survivor)
        tags = [words.say("mark-at", place=self.naming.place(survivor.place))]
        if winter.is_leader(other, survivor):
            tags.append(words.say("mark-leader"))
        if survivor.hurt:
            tags.append(words.say("mark-hurt", wounds=survivor.wounds, frost=survivor.frost, most=most))
        if survivor.used or survivor.spent:
            tags.append(words.say("mark-used"))
        card = winter.card_of(survivor)
        corner = (str(card.influence), words.say("corner-influence", count=card.influence))
        tally = f"{survivor.hurt}/{most}" if survivor.hurt else ""
        return self.of_book("survivor", survivor.card, corner=corner, tags=tags, tally=tally)
