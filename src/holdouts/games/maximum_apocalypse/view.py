"""What a seat sees of an apocalypse. The survivors hide nothing from each other: hidden are decks and unseen tiles."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from holdouts.engine.describe import field_lines
from holdouts.engine.painter import Painter, found_by
from holdouts.engine.view import Back, Board, Cell, Face, Figure, Gauge, Mark, Scene, Zone
from holdouts.engine.view import Card as Shown
from holdouts.engine.words import Words
from holdouts.games.maximum_apocalypse import state
from holdouts.games.maximum_apocalypse.cards import COLOURS, PlayCard, Scavenge
from holdouts.games.maximum_apocalypse.naming import ApocalypseNaming
from holdouts.games.maximum_apocalypse.objective import progress
from holdouts.games.maximum_apocalypse.rules import gear, harm, mapping, moving
from holdouts.games.maximum_apocalypse.text import card_text, goal_text


def scene(world: state.Apocalypse, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
    """The whole table as that seat (None: a spectator) may see it."""
    painted = _Painter(ApocalypseNaming(world, None if shared(world) else seat, words, names)).scene()
    return painted if seat is None else found_by(painted, seat, words)


def shared(world: state.Apocalypse) -> bool:
    """Whether everybody sees the same but for who they are; a hand that two share lies before who looks."""
    return not world.merged


class _Painter(Painter[ApocalypseNaming]):
    """One look at an apocalypse."""

    def __init__(self, naming: ApocalypseNaming) -> None:
        super().__init__(naming, card_text)
        self.world = naming.state

    def title(self) -> str:
        card = self.world.card
        return self.words.say("mission-title", number=card.number, name=self.words.say(f"name-{card.id}"))

    def phase(self) -> str:
        """Where the game stands, in a sentence."""
        world, words = self.world, self.words
        if world.ended:
            return words.say("phase-over")
        if world.start == state.NOWHERE:
            return words.say("phase-laying")
        if world.active is None:
            return words.say("phase-setting-up")
        left = max(0, world.survivors[world.active].actions)
        return words.say("phase-turn", who=self.naming.seat(world.active), count=left)

    # --- cards ---

    def face(self, card: int, *tags: str, tally: str = "") -> Face:
        """A survivor or Scavenge card seen from the front."""
        design = self.world.design(card)
        storage = str(design.storage)
        corner = (storage, self.words.say("corner-storage", count=design.storage)) if design.equipment else ("", "")
        return self.design(f"card:{card}", design, look_of(design), corner=corner, tags=tags, tally=tally)

    def monster(self, ref: str, number: int, *tags: str, left: int | None = None) -> Face:
        """A Monster card, with what it still takes to kill it."""
        design = self.world.book.monsters[number]
        hp = design.hp if left is None else left
        corner = (str(hp), self.words.say("corner-hp", left=hp, most=design.hp))
        return self.design(ref, design, "boss" if design.boss else "monster", corner=corner, tags=tags)

    def monsters(self, cards: Iterable[int]) -> tuple[Face, ...]:
        return tuple(self.monster(f"monster:{card}", card) for card in cards)

    # --- the map ---

    def board(self) -> Board:
        world = self.world
        cells = [self.cell(place) for place in world.places()]
        if world.start == state.NOWHERE:
            free = mapping.free_cells(world) if world.stack else mapping.border_cells(world)
            cells += [Cell(ref=f"cell:{row}.{column}", at=(row, column)) for row, column in free]
        return self.plan("map", cells)

    def cell(self, place: int) -> Cell:
        world = self.world
        return Cell(
            ref=f"place:{place}",
            at=world.cells[place],
            label=self.naming.at(place),
            card=self.tile(place),
            marks=tuple(self.marks(place)),
            figures=tuple(map(self.figure, world.here(place))),
            tags=tuple(self.cell_tags(place)),
        )

    def figure(self, seat: int) -> Figure:
        return Figure(ref=f"seat:{seat}", name=self.names[seat], seat=seat, art=self.portrait(seat))

    def tile(self, place: int) -> Shown:
        if not self.world.up[place]:
            return Back(back=self.words.say("tile-hidden"), ref=f"place:{place}")
        tile = self.world.tile(place)
        corner = (str(tile.spawn), self.words.say("corner-spawn", count=tile.spawn)) if tile.spawn else ("", "")
        face = self.design(f"place:{place}", tile, "tile", named=tile.kind, tone=tile.tone, corner=corner)
        if place != self.world.goal:
            return face
        return replace(face, lines=tuple(goal_text(tile, self.world.card, self.words)))

    def marks(self, place: int) -> Iterator[Mark]:
        """The goal, search symbols of a face-up tile, Monster tokens, an objective token, cards that lie there."""
        world = self.world
        if place == world.goal:
            yield self.mark("goal")
        elif world.goal is None and place in world.far and not world.up[place]:
            yield self.mark("far")
        for colour in world.tile(place).search if world.up[place] else ():
            yield self.mark(colour, word=f"deck-{colour}")
        if world.tokens[place]:
            yield self.mark("monster", count=world.tokens[place])
        if world.marks[place]:
            yield self.mark("objective")
        for card in world.lying_at(place):
            yield self.mark("lying", ref=f"card:{card}")

    def cell_tags(self, place: int) -> Iterator[str]:
        world, words = self.world, self.words
        if place in world.marked:
            yield words.say("tag-marked")
        if lying := world.lying_at(place):
            yield words.say("tag-lying", cards=self.naming.cards(lying))

    # --- the common table ---

    def gauges(self) -> Iterator[Gauge]:
        world, words = self.world, self.words
        if world.round:
            yield Gauge(title=words.say("gauge-round"), value=world.round)
        yield self.gauge("supply", world.supply, state.SUPPLY)
        for part in progress(world, words):
            stake = int(part.lasts)
            yield Gauge(title=part.title, value=part.value, most=part.most, kind="goal", stake=stake, plain=part.plain)
        if world.deadline:
            yield self.gauge("deadline", world.turns_left, world.card.countdown)

    def zones(self) -> Iterator[Zone]:
        world, words = self.world, self.words
        yield from self.laid("open", self.faces(world.playing))
        under = words.say("monsters-under", count=len(world.lower)) if world.lower else ""
        yield self.deck("monsters", words.say("zone-monsters"), len(world.monsters) + len(world.lower), under)
        yield self.zone("monster-discard", self.monsters(world.monster_discard[::-1]), layout="pile")
        for number, colour in enumerate(COLOURS):
            deck = world.scavenge[number]
            sunk = self.naming.cards(reversed(deck[: world.sunk[number]]))
            note = words.say("deck-sunk", cards=sunk) if world.sunk[number] else ""
            yield self.deck(f"colour:{number}", words.say(f"deck-{colour}"), len(deck), note, look=colour)
        yield self.zone("scavenge-discard", self.faces(world.scavenge_discard[::-1]), layout="pile")
        yield from self.laid("stored", self.faces(world.stored))
        yield from self.laid("samples", self.monsters(world.samples))
        corner = (world.card.number, words.say(f"difficulty-{world.card.difficulty}"))
        yield self.zone("mission", [self.of_book("mission", world.mission, corner=corner)])

    def deck(self, ref: str, title: str, count: int, note: str = "", look: str = "monster") -> Zone:
        return self.pile(ref, title, [Back(back=title, look=look)] if count else [], note, count=count)

    def notes(self) -> Iterator[str]:
        """What must not be forgotten."""
        world, words = self.world, self.words
        if world.deadline_seat is not None and world.deadline:
            yield words.say("note-deadline", who=self.naming.seat(world.deadline_seat), count=world.turns_left)
        yield from field_lines("note", world, words, "message")
        if world.bosses:
            yield words.say("note-boss")
        yield from field_lines("note", world, words, "pandemic", "no_cap", "sudden_death")

    # --- the people ---

    def portrait(self, other: int) -> str:
        return self.world.character(self.world.survivors[other].bodies[0]).picture.art

    def tags(self, other: int) -> Iterator[str]:
        world, words = self.world, self.words
        survivor = world.survivors[other]
        if survivor.dead:
            yield words.say("tag-dead")
            return
        if world.active == other:
            yield words.say("tag-active")
        yield from field_lines("tag", survivor, words, "starving")
        for one in survivor.lasting:
            yield words.say(f"name-{world.design(one.card).id}")
        if any(body.guarded for body in survivor.bodies):
            yield words.say("tag-guarded")
        if world.start != state.NOWHERE and harm.sheltered(world, other):
            yield words.say("tag-sheltered")

    def person_gauges(self, other: int) -> Iterator[Gauge]:
        world, words = self.world, self.words
        survivor = world.survivors[other]
        if survivor.dead:
            return
        if world.active == other:
            left = max(0, survivor.actions)
            yield self.gauge("actions", left, max(state.ACTIONS, left))
        for body in survivor.bodies:
            card = world.character(body)
            pair = len(survivor.bodies) > 1
            name = words.say("gauge-hp-of", character=words.say(f"name-{card.id}")) if pair else words.say("gauge-hp")
            kind = "hp" if card.playable else f"hp-{card.id}"
            yield Gauge(title=name, value=max(0, body.hp), most=card.hp, kind=kind, stake=1)
        if survivor.starving:
            yield self.gauge("track", survivor.track, len(state.TRACK) + 1)
        else:
            yield self.gauge("hunger", survivor.hunger, state.STARVING)
        if poison := sum(body.poison for body in survivor.bodies):
            yield self.gauge("poison", poison)
        if not survivor.bodies[0].dead:
            limit = world.character(survivor.bodies[0]).storage + world.worn("storage", other, survivor.bodies[0])
            yield self.gauge("storage", limit - gear.storage_left(world, other), limit)
        if world.start != state.NOWHERE:
            stealth = moving.stealth(world, other, survivor.place) + world.tokens[survivor.place]
            yield self.gauge("stealth", stealth)
        if self.shows_hand(other):
            kit = world.kit_of(other)
            yield self.gauge("hand", len(kit.hand), world.hand_limit)
            yield self.gauge("deck", len(kit.deck))

    def shows_hand(self, other: int) -> bool:
        """A hand that two Characters share is shown once. [MAX-VARIANT-7]"""
        return not self.world.merged or other == (self.seat or 0)

    def person_zones(self, other: int) -> Iterator[Zone]:
        world, words = self.world, self.words
        survivor = world.survivors[other]
        kit = world.kit_of(other)
        bodies = tuple(self.body(other, number, body) for number, body in enumerate(survivor.bodies))
        yield self.row(f"role:{other}", words.say("zone-character", count=len(bodies)), bodies)
        foes = (self.foe(other, number, foe) for number, foe in enumerate(survivor.foes))
        yield from self.laid("foes", foes, of=other)
        if not survivor.dead:
            yield self.zone("gear", map(self.held, world.gear(other)), of=other)
        if self.shows_hand(other) and not survivor.dead:
            yield self.zone("hand", self.faces(kit.hand), of=other)
        if self.shows_hand(other):
            yield from self.laid("discard", self.faces(reversed(kit.discard)), of=other, layout="pile")

    def foe(self, owner: int, number: int, foe: state.Foe) -> Face:
        design = self.world.monster(foe)
        stunned = [self.words.say("tag-stunned")] if foe.stunned else []
        return self.monster(f"foe:{owner}.{number}", foe.card, *stunned, left=max(0, design.hp - foe.wounds))

    def held(self, held: state.Gear) -> Face:
        """Equipment in play, with its tokens and all that lies on it."""
        words, design = self.words, self.world.design(held.card)
        tags = list(field_lines("tag", held, words, "uses", "used"))
        if design.ammo:
            tags.insert(0, words.say("tag-tokens", count=held.tokens, most=design.ammo, fuelled=design.fuelled))
        tags += [words.say("tag-fitted", card=self.naming.card(card)) for card in held.fitted]
        tally = f"{held.tokens}/{design.ammo}" if design.ammo else str(held.uses or "")
        return self.face(held.card, *tags, tally=tally)

    def body(self, other: int, number: int, body: state.Body) -> Face:
        words, card, left = self.words, self.world.character(body), max(0, body.hp)
        fate = (body, "dead") if body.dead else (self.world.survivors[other], "starving")
        tags = [*field_lines("tag", fate[0], words, fate[1]), *field_lines("tag", body, words, "poison", "guarded")]
        corner = (str(left), words.say("corner-hp", left=left, most=card.hp))
        return self.design(f"body:{other}.{number}", card, "character", corner=corner, tags=tags)


def look_of(card: PlayCard) -> str:
    """What sort of card it is, for its kind and its colour."""
    sort = "weapon" if card.weapon else "equipment" if card.equipment else "instant"
    return f"scavenge-{sort}" if isinstance(card, Scavenge) else sort
