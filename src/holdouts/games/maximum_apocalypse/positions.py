"""Positions of Maximum Apocalypse: arrange the map by hand, then play on.

    table = apocalypse("fireman", "gunslinger").map("van avenue-red", "?river-a").hand(0, "lighter").turn(0)
    table.choose(Move("avenue-red"))

Unless told otherwise it is the first round of the first mission, on a small map of tiles that do nothing on entering,
with empty hands, no monsters anywhere and everybody at the Van; it is seat 0's turn, with four actions to spend. Cards
that are named nowhere rest in their decks. Options may name cards by their ids, and places by the id of their tile.
"""

from collections.abc import Sequence
from typing import Any, Self, cast

from holdouts.engine.library import base_book, read_setup
from holdouts.engine.position import Position
from holdouts.games.maximum_apocalypse.cards import COLOURS, Book
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import DrawCard
from holdouts.games.maximum_apocalypse.rules import turn
from holdouts.games.maximum_apocalypse.rules.setup import ApocalypseSetup, deal
from holdouts.games.maximum_apocalypse.state import NONE, STARVING, STRIDE, Apocalypse, Body, Foe, Gear, Kit, Survivor

QUIET_MAP = ("van tunnel-a", "tunnel-b airport")
STEPS = ("spawn", "draw", "actions", "end", "hunger", "monsters", "check")
"""Where a turn can be entered."""


def apocalypse(
    *survivors: str, mission: str = "rescue-the-scientist", seed: int = 1, book: Book | None = None, **options: Any
) -> "ApocalypsePosition":
    """A turn under way, everything else as the builder's methods arrange it."""
    return ApocalypsePosition(settle(survivors, mission, options), seed, book).map(*QUIET_MAP)


def set_up(
    *survivors: str, mission: str = "rescue-the-scientist", seed: int = 1, **options: Any
) -> "ApocalypsePosition":
    """A game from its very beginning, as it is dealt."""
    setup = settle(survivors, mission, options)
    return ApocalypsePosition(setup, seed, as_dealt=True)


def settle(survivors: tuple[str, ...], mission: str, options: dict[str, Any]) -> ApocalypseSetup:
    people = survivors or ("fireman",)
    named = {name.replace("_", "-"): value for name, value in options.items()}
    setup = read_setup(GAME, {"scenario": mission, "seats": len(people), "survivors": people, **named})
    return cast(ApocalypseSetup, setup)


class ApocalypsePosition(Position):
    """The builder; its methods can be chained."""

    state: Apocalypse

    def __init__(self, setup: ApocalypseSetup, seed: int, book: Book | None = None, *, as_dealt: bool = False) -> None:
        super().__init__(GAME, deal(setup, book or base_book(GAME), seed))
        self.as_dealt = as_dealt
        self._seat = 0
        self._step = "actions"
        self._actions = 4
        if not as_dealt:
            self._clear_table()

    def _clear_table(self) -> None:
        """Nothing that was dealt is anywhere but in its deck."""
        state = self.state
        state.agenda.clear()
        state.round = 1
        for kit in state.kits:
            kit.deck += kit.hand
            kit.hand = []
            kit.deck.sort(reverse=True)
        for survivor in state.survivors:
            state.monsters += [foe.card for foe in survivor.foes]
            survivor.foes = []
            survivor.hunger, survivor.track = 1, 0
            for body in survivor.bodies:
                body.hp = state.character(body).hp
                self._undress(survivor.kit, body)
        state.monsters = sorted(state.monsters + state.lower, reverse=True)
        state.lower = []

    def _undress(self, kit: int, body: Body) -> None:
        for held in body.gear:
            zone = self.state.aside if self.state.is_scavenge(held.card) else self.state.kits[kit].deck
            zone.append(held.card)
        body.gear = []

    @property
    def now(self) -> Apocalypse:
        """The state as it is, with play begun."""
        return cast(Apocalypse, self.table.state)

    # --- the map ---

    def map(self, *rows: str) -> Self:
        """The map in rows of tile ids: `?` before an id hides it, `.` is a gap. Everybody stands on the first tile."""
        state = self.arranging()
        cells = [(row, column, id_) for row, line in enumerate(rows) for column, id_ in enumerate(line.split())]
        cells = [(row, column, id_) for row, column, id_ in cells if id_ != "."]
        tiles = [state.book.number("tiles", id_.lstrip("?")) for _, _, id_ in cells]
        count = len(cells)
        state.grid = tuple((row + 1) * STRIDE + column + 1 for row, column, _ in cells)
        state.tiles = tiles
        state.up = [not id_.startswith("?") for _, _, id_ in cells]
        state.gone = [False] * count
        state.tokens = [0] * count
        state.marks = [0] * count
        state.lying = []
        state.supply = 30
        state.stack, state.far, state.dry, state.marked = [], [], [], []
        state.box_tiles = [number for number in range(len(state.book.tiles)) if number not in tiles]
        ids = [id_.lstrip("?") for _, _, id_ in cells]
        mission = state.card
        state.start = next((n for n, id_ in enumerate(ids) if state.book.tiles[tiles[n]].kind == mission.start), 0)
        state.goal = next((n for n, id_ in enumerate(ids) if state.book.tiles[tiles[n]].kind == mission.place), None)
        for survivor in state.survivors:
            survivor.place = survivor.start = state.start
        return self

    def at(self, seat: int, tile: str) -> Self:
        """Where a survivor stands, since before this turn."""
        survivor = self.arranging().survivors[seat]
        survivor.place = survivor.start = self.place(tile)
        return self

    def came_to(self, seat: int, tile: str) -> Self:
        """Where a survivor stands who began their latest turn elsewhere."""
        survivor = self.arranging().survivors[seat]
        survivor.place, survivor.start = self.place(tile), NONE
        return self

    def swarm(self, tile: str, count: int) -> Self:
        """Monster tokens on a tile."""
        state = self.arranging()
        state.tokens[self.place(tile)] += count
        state.supply -= count
        return self

    def supply(self, count: int) -> Self:
        """So many Monster tokens are left; the others lie on tiles out of the way."""
        state = self.arranging()
        state.tokens[-1] += state.supply - count
        state.supply = count
        return self

    def marked(self, tile: str, kind: int = 1) -> Self:
        """An objective token on a tile."""
        self.arranging().marks[self.place(tile)] = kind
        return self

    def lying(self, tile: str, *cards: str) -> Self:
        """Cards on a tile, to be picked up."""
        state = self.arranging()
        state.lying += [(self.place(tile), self._fetch(card)) for card in cards]
        return self

    def place(self, tile: str) -> int:
        """The place of a tile on the map."""
        return self.state.tiles.index(self.state.book.number("tiles", tile))

    # --- people ---

    def hand(self, seat: int, *cards: str) -> Self:
        """Cards in a survivor's hand."""
        kit: Kit = self.arranging().kit_of(seat)
        kit.hand += [self._fetch(card, seat) for card in cards]
        return self

    def gear(self, seat: int, *cards: str, tokens: int | None = None, body: int | None = None) -> Self:
        """Equipment in play, loaded unless told otherwise."""
        state = self.arranging()
        for id_ in cards:
            card = self._fetch(id_, seat)
            design = state.design(card)
            dog = design.worn_by_dog and len(state.survivors[seat].bodies) > 1
            number = body if body is not None else int(dog)
            held = Gear(card, design.ammo if tokens is None else tokens, design.passive.armor_uses)
            state.survivors[seat].bodies[number].gear.append(held)
        return self

    def fitted(self, seat: int, weapon: str, *cards: str) -> Self:
        """Cards that lie on a weapon."""
        state = self.arranging()
        held = next(held for held in state.gear(seat) if state.design(held.card).id == weapon)
        held.fitted += [self._fetch(card) for card in cards]
        return self

    def deck(self, seat: int, *cards: str) -> Self:
        """Exactly these cards in a survivor deck, top first; all others leave the game."""
        state = self.arranging()
        kit = state.kit_of(seat)
        chosen = [self._fetch(card, seat) for card in reversed(cards)]
        state.removed += kit.deck
        kit.deck = chosen
        return self

    def discarded(self, *cards: str, seat: int | None = None) -> Self:
        """Cards in the discard pile of a survivor, or in the common one."""
        state = self.arranging()
        pile = state.scavenge_discard if seat is None else state.kit_of(seat).discard
        pile += [self._fetch(card, seat) for card in cards]
        return self

    def foes(self, seat: int, *monsters: str, wounds: int = 0, stunned_by: int | None = None) -> Self:
        """Monsters attached to a survivor, in order of arrival."""
        by = [] if stunned_by is None else [stunned_by]
        self.arranging().survivors[seat].foes += [Foe(self._monster(id_), wounds, list(by)) for id_ in monsters]
        return self

    def hp(self, seat: int, points: int, body: int = 0) -> Self:
        self.arranging().survivors[seat].bodies[body].hp = points
        return self

    def poisoned(self, seat: int, count: int = 1, body: int = 0) -> Self:
        self.arranging().survivors[seat].bodies[body].poison = count
        return self

    def hunger(self, seat: int, hunger: int, track: int = 0) -> Self:
        """A hunger of six stands on that space of the track, the first unless told otherwise."""
        survivor = self.arranging().survivors[seat]
        survivor.hunger = hunger
        survivor.track = max(track, 1) if hunger >= STARVING else 0
        return self

    def dead(self, seat: int, body: int | None = None) -> Self:
        """A survivor, or one body of a pair, is dead; what they had lies nowhere near."""
        state = self.arranging()
        survivor = state.survivors[seat]
        for number, one in enumerate(survivor.bodies):
            if body is None or number == body:
                one.dead, one.hp = True, 0
        survivor.dead = all(one.dead for one in survivor.bodies)
        return self

    # --- decks ---

    def next_monsters(self, *monsters: str) -> Self:
        """What comes up next in the Monster deck, first one first."""
        found = [self._monster(id_) for id_ in monsters]
        self.arranging().monsters += reversed(found)
        return self

    def only_monsters(self, *monsters: str) -> Self:
        """Exactly these in the Monster deck, top first; the others are out of the game."""
        state = self.arranging()
        found = [self._monster(id_) for id_ in monsters]
        state.box_monsters += state.monsters + state.lower
        state.monsters, state.lower = list(reversed(found)), []
        return self

    def slain(self, *monsters: str) -> Self:
        """Monsters in the discard."""
        self.arranging().monster_discard += [self._monster(id_) for id_ in monsters]
        return self

    def boss(self, monster: str) -> Self:
        """The Boss that is set aside."""
        state = self.arranging()
        number = self._monster(monster)
        state.box_bosses += state.bosses
        state.bosses = [number]
        return self

    def scavenge(self, colour: str, *cards: str) -> Self:
        """What comes up next in a Scavenge deck, first one first."""
        found = [self._fetch(card) for card in cards]
        self.arranging().scavenge[COLOURS.index(colour)] += reversed(found)
        return self

    def only_scavenge(self, colour: str, *cards: str) -> Self:
        """Exactly these cards in a Scavenge deck, top first; none at all leaves it empty."""
        state = self.arranging()
        number = COLOURS.index(colour)
        state.box_cards += state.scavenge[number]
        state.scavenge[number] = []
        state.scavenge[number] = [self._fetch(card) for card in reversed(cards)]
        return self

    def stored(self, *cards: str) -> Self:
        """Cards stored with the mission."""
        self.arranging().stored += [self._fetch(card) for card in cards]
        return self

    def worked(self, count: int) -> Self:
        """So much of the mission's work is done."""
        self.arranging().work = count
        return self

    def sampled(self, *monsters: str) -> Self:
        """Monster cards that lie with the mission."""
        self.arranging().samples += [self._monster(id_) for id_ in monsters]
        return self

    # --- when ---

    def turn(self, seat: int = 0, step: str = "actions", actions: int = 4) -> Self:
        """Whose turn it is, from which step on."""
        assert step in STEPS, step
        self._seat, self._step, self._actions = seat, step, actions
        self.arranging().active = seat
        return self

    def finish(self) -> None:
        if self.as_dealt:
            return
        state = self.state
        starts = [survivor.start for survivor in state.survivors]
        number = (self._seat - state.first) % len(state.survivors)
        state.then(turn.next_turn, number + 1)
        turn.begin_turn(state, self._seat)
        skipped = STEPS.index(self._step)
        if skipped:
            del state.agenda[-skipped:]
        state.survivors[self._seat].actions = self._actions
        for survivor, start in zip(state.survivors, starts, strict=True):
            survivor.start = start

    # --- playing on ---

    def idle_turn(self) -> Self:
        """Whoever has the turn does nothing but draw cards with the actions that are left, and keep the hand limit."""
        turn_ = self.now.turn
        while self.now.turn == turn_ and self.asks() in ("MAX-ACTION-1", "MAX-CARD-5"):
            self.choose(DrawCard() if self.can(DrawCard()) else self.options()[0])
        return self

    # --- looking ---

    def survivor(self, seat: int) -> Survivor:
        return self.now.survivors[seat]

    def body(self, seat: int, number: int = 0) -> Body:
        return self.now.survivors[seat].bodies[number]

    def held(self, seat: int, card: str) -> Gear:
        """Equipment of that name a survivor has in play."""
        state = self.now
        return next(held for held in state.gear(seat) if state.design(held.card).id == card)

    def hand_ids(self, seat: int) -> list[str]:
        return self._ids(self.now.kit_of(seat).hand)

    def gear_ids(self, seat: int) -> list[str]:
        return self._ids([held.card for held in self.now.gear(seat)])

    def discard_ids(self, seat: int | None = None) -> list[str]:
        """The discard pile of a survivor, or the common one."""
        state = self.now
        return self._ids(state.scavenge_discard if seat is None else state.kit_of(seat).discard)

    def lying_ids(self, tile: str) -> list[str]:
        place = self.place(tile)
        return self._ids([card for spot, card in self.now.lying if spot == place])

    def foe_ids(self, seat: int) -> list[str]:
        state = self.now
        return [state.monster(foe).id for foe in state.survivors[seat].foes]

    def wounds(self, seat: int) -> list[int]:
        """The damage on each monster attached to a survivor, in order of arrival."""
        return [foe.wounds for foe in self.now.survivors[seat].foes]

    def deck_ids(self, seat: int) -> list[str]:
        """A survivor deck, top first."""
        return self._ids(list(reversed(self.now.kit_of(seat).deck)))

    def scavenge_ids(self, colour: str) -> list[str]:
        """A Scavenge deck, top first."""
        return self._ids(list(reversed(self.now.scavenge[COLOURS.index(colour)])))

    def monster_ids(self, cards: Sequence[int]) -> list[str]:
        return [self.now.book.monsters[card].id for card in cards]

    def tokens_on(self, tile: str) -> int:
        return self.now.tokens[self.place(tile)]

    def where(self, seat: int) -> str:
        state = self.now
        return state.tile(state.survivors[seat].place).id

    def _ids(self, cards: Sequence[int]) -> list[str]:
        return [self.now.design(card).id for card in cards]

    # --- names ---

    def names(self, field: str) -> Sequence[str] | None:
        state = self.now
        if field == "card":
            return [card.id for card in state.book.cards]
        if field == "place":
            return [state.book.tiles[tile].id for tile in state.tiles]
        if field == "colour":
            return COLOURS
        return None

    # --- fetching ---

    def _fetch(self, id_: str, seat: int | None = None) -> int:
        """A card of that name that is not in use yet: the seat's own, if there is one, else a Scavenge card."""
        state = self.state
        own = state.character(state.survivors[seat].bodies[0]).id if seat is not None else ""
        numbers = [n for n, card in enumerate(state.book.cards) if card.id == id_]
        numbers.sort(key=lambda n: (state.book.owners[n] != own, state.book.owners[n] != ""))
        zones = [kit.deck for kit in state.kits] + [*state.scavenge, state.box_cards, state.aside, state.removed]
        for number in numbers:
            for zone in zones:
                if number in zone:
                    zone.remove(number)
                    return number
        raise LookupError(f"no card called '{id_}' is left")

    def _monster(self, id_: str) -> int:
        state = self.state
        for number, monster in enumerate(state.book.monsters):
            if monster.id != id_:
                continue
            for zone in (state.monsters, state.lower, state.box_monsters, state.bosses, state.box_bosses):
                if number in zone:
                    zone.remove(number)
                    return number
        raise LookupError(f"no monster called '{id_}' is left")
