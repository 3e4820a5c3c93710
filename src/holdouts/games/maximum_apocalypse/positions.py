"""Positions of Maximum Apocalypse: arrange the map by hand, then play on.

    table = apocalypse("fireman", "gunslinger").map("van avenue-red", "?river-a").hand(0, "lighter").turn(0)
    table.choose(Move("avenue-red"))

Unless told otherwise it is the first round of the first mission, on a small map of tiles that do nothing on entering,
with empty hands, no monsters anywhere and everybody at the Van; it is seat 0's turn, with four actions to spend. Cards
that are named nowhere rest in their decks. Options may name cards by their ids, and places by the id of their tile.
"""

from collections.abc import Sequence
from typing import Any, Self

from holdouts.engine.position import Position, dealt
from holdouts.games.maximum_apocalypse.cards import COLOURS, Book
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import DrawCard
from holdouts.games.maximum_apocalypse.rules import mapping, turn
from holdouts.games.maximum_apocalypse.rules.gear import wearer
from holdouts.games.maximum_apocalypse.state import NOWHERE, STARVING, SUPPLY, Apocalypse, Body, Foe, Gear, Survivor

QUIET_MAP = ("van tunnel-a", "tunnel-b airport")
STEPS = ("spawn", "draw", "actions", "end", "hunger", "monsters", "check")
"""Where a turn can be entered."""


def apocalypse(*survivors: str, **options: Any) -> "ApocalypsePosition":
    """A turn under way, everything else as the builder's methods arrange it."""
    return ApocalypsePosition(GAME, settle(*survivors, **options)).map(*QUIET_MAP)


def set_up(*survivors: str, **options: Any) -> "ApocalypsePosition":
    """A game from its very beginning, as it is dealt."""
    return ApocalypsePosition(GAME, settle(*survivors, **options), as_dealt=True)


def settle(
    *survivors: str, mission: str = "rescue-the-scientist", seed: int = 1, book: Book | None = None, **options: Any
) -> Apocalypse:
    """The state of a mission as it is dealt to these survivors."""
    people = survivors or ("fireman",)
    found: Apocalypse = dealt(GAME, mission, len(people), seed, book, survivors=people, **options)
    return found


class ApocalypsePosition(Position[Apocalypse]):
    """The builder; its methods can be chained."""

    _seat, _step, _actions = 0, "actions", 4

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
                for held in body.gear:
                    zone = state.aside if state.is_scavenge(held.card) else state.kits[survivor.kit].deck
                    zone.append(held.card)
                body.gear = []
        state.monsters = sorted(state.monsters + state.lower, reverse=True)
        state.lower = []

    # --- the map ---

    def map(self, *rows: str) -> Self:
        """The map in rows of tile ids: `?` before an id hides it, `.` is a gap. Everybody stands on the first tile."""
        state = self.arranging()
        split = [line.split() for line in rows]
        spots = {(row, column): id_ for row, line in enumerate(split, 1) for column, id_ in enumerate(line, 1)}
        cells = {cell: id_ for cell, id_ in spots.items() if id_ != "."}
        tiles = [state.book.number("tiles", id_.lstrip("?")) for id_ in cells.values()]
        self.arrange(rows=(), columns=(), tiles=[], up=[], gone=[], tokens=[], marks=[], supply=SUPPLY)
        self.arrange(lying=[], stack=[], far=[], dry=[], marked=[])
        mapping.put_tiles(state, list(cells), tiles, [not id_.startswith("?") for id_ in cells.values()])
        kinds, mission = [state.book.tiles[tile].kind for tile in tiles], state.card
        self.arrange(
            box_tiles=[number for number in range(len(state.book.tiles)) if number not in tiles],
            start=kinds.index(mission.start) if mission.start in kinds else 0,
            goal=kinds.index(mission.place) if mission.place in kinds else None,
        )
        for survivor in state.survivors:
            survivor.place = survivor.start = state.start
        return self

    def at(self, seat: int, tile: str) -> Self:
        """Where a survivor stands, since before this turn."""
        return self.arrange(self.state.survivors[seat], place=self.place(tile), start=self.place(tile))

    def came_to(self, seat: int, tile: str) -> Self:
        """Where a survivor stands who began their latest turn elsewhere."""
        return self.arrange(self.state.survivors[seat], place=self.place(tile), start=NOWHERE)

    def swarm(self, tile: str, count: int) -> Self:
        """Monster tokens on a tile."""
        self.arranging().tokens[self.place(tile)] += count
        return self.arrange(supply=self.state.supply - count)

    def supply(self, count: int) -> Self:
        """So many Monster tokens are left; the others lie on tiles out of the way."""
        self.arranging().tokens[-1] += self.state.supply - count
        return self.arrange(supply=count)

    def marked(self, tile: str, kind: int = 1) -> Self:
        """An objective token on a tile."""
        self.arranging().marks[self.place(tile)] = kind
        return self

    def lying(self, tile: str, *cards: str) -> Self:
        """Cards on a tile, to be picked up."""
        self.arranging().lying += [(self.place(tile), card) for card in self._fetch(*cards)]
        return self

    def place(self, tile: str) -> int:
        """The place of a tile on the map."""
        return self.state.tiles.index(self.state.book.number("tiles", tile))

    # --- people ---

    def hand(self, seat: int, *cards: str) -> Self:
        """Cards in a survivor's hand."""
        return self.put(self._fetch(*cards, seat=seat), self.state.kit_of(seat).hand)

    def gear(self, seat: int, *cards: str, tokens: int | None = None, body: int | None = None) -> Self:
        """Equipment in play, loaded unless told otherwise."""
        state = self.arranging()
        for card in self._fetch(*cards, seat=seat):
            design, number = state.design(card), wearer(state, seat, card) if body is None else body
            held = Gear(card, design.ammo if tokens is None else tokens, design.hits)
            state.survivors[seat].bodies[number].gear.append(held)
        return self

    def fitted(self, seat: int, weapon: str, *cards: str) -> Self:
        """Cards that lie on a weapon."""
        return self.put(self._fetch(*cards), self._worn(self.state, seat, weapon).fitted)

    def deck(self, seat: int, *cards: str) -> Self:
        """Exactly these cards in a survivor deck, top first; all others leave the game."""
        return self.put_alone(self._fetch(*cards, seat=seat), self.state.kit_of(seat).deck, self.state.removed)

    def discarded(self, *cards: str, seat: int | None = None) -> Self:
        """Cards in the discard pile of a survivor, or in the common one."""
        return self.put(self._fetch(*cards, seat=seat), self._discards(self.state, seat))

    def foes(self, seat: int, *monsters: str, wounds: int = 0, stunned_by: int | None = None) -> Self:
        """Monsters attached to a survivor, in order of arrival."""
        by = [] if stunned_by is None else [stunned_by]
        self.arranging().survivors[seat].foes += [Foe(card, wounds, list(by)) for card in self._monsters(*monsters)]
        return self

    def hp(self, seat: int, points: int, body: int = 0) -> Self:
        return self.arrange(self.state.survivors[seat].bodies[body], hp=points)

    def poisoned(self, seat: int, count: int = 1, body: int = 0) -> Self:
        return self.arrange(self.state.survivors[seat].bodies[body], poison=count)

    def hunger(self, seat: int, hunger: int, track: int = 0) -> Self:
        """A hunger of six stands on that space of the track, the first unless told otherwise."""
        space = max(track, 1) if hunger >= STARVING else 0
        return self.arrange(self.state.survivors[seat], hunger=hunger, track=space)

    def dead(self, seat: int, body: int | None = None) -> Self:
        """A survivor, or one body of a pair, is dead; what they had lies nowhere near."""
        survivor = self.state.survivors[seat]
        for one in survivor.bodies if body is None else [survivor.bodies[body]]:
            self.arrange(one, dead=True, hp=0)
        return self.arrange(survivor, dead=all(one.dead for one in survivor.bodies))

    # --- decks ---

    def next_monsters(self, *monsters: str) -> Self:
        """What comes up next in the Monster deck, first one first."""
        return self.put_on_top(self._monsters(*monsters), self.state.monsters)

    def only_monsters(self, *monsters: str) -> Self:
        """Exactly these in the Monster deck, top first; the others are out of the game."""
        state = self.arranging()
        found = self._monsters(*monsters)
        return self.put_alone([], state.lower, state.monsters).put_alone(found, state.monsters, state.box_monsters)

    def slain(self, *monsters: str) -> Self:
        """Monsters in the discard."""
        return self.put(self._monsters(*monsters), self.state.monster_discard)

    def boss(self, monster: str) -> Self:
        """The Boss that is set aside."""
        return self.put_alone(self._monsters(monster), self.state.bosses, self.state.box_bosses)

    def scavenge(self, colour: str, *cards: str) -> Self:
        """What comes up next in a Scavenge deck, first one first."""
        return self.put_on_top(self._fetch(*cards), self.state.scavenge[COLOURS.index(colour)])

    def only_scavenge(self, colour: str, *cards: str) -> Self:
        """Exactly these cards in a Scavenge deck, top first; none at all leaves it empty."""
        deck = self.state.scavenge[COLOURS.index(colour)]
        return self.put_alone([], deck, self.state.box_cards).put_on_top(self._fetch(*cards), deck)

    def stored(self, *cards: str) -> Self:
        """Cards stored with the mission."""
        return self.put(self._fetch(*cards), self.state.stored)

    def sampled(self, *monsters: str) -> Self:
        """Monster cards that lie with the mission."""
        return self.put(self._monsters(*monsters), self.state.samples)

    # --- when ---

    def turn(self, seat: int = 0, step: str = "actions", actions: int = 4) -> Self:
        """Whose turn it is, from which step on."""
        self._seat, self._step, self._actions = seat, step, actions
        return self.arrange(active=seat)

    def finish(self) -> None:
        state, survivor = self.state, self.state.survivors[self._seat]
        start = survivor.start
        turn.begin_turn(state, self._seat)
        state.then(turn.next_turn, (self._seat - state.first) % len(state.survivors) + 1)
        del state.agenda[: STEPS.index(self._step)]
        self.arrange(survivor, actions=self._actions, start=start)

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
        return self._worn(self.now, seat, card)

    def hand_ids(self, seat: int) -> list[str]:
        return self.ids_of(self.now.kit_of(seat).hand)

    def gear_ids(self, seat: int) -> list[str]:
        return self.ids_of(held.card for held in self.now.gear(seat))

    def discard_ids(self, seat: int | None = None) -> list[str]:
        """The discard pile of a survivor, or the common one."""
        return self.ids_of(self._discards(self.now, seat))

    def lying_ids(self, tile: str) -> list[str]:
        return self.ids_of(self.now.lying_at(self.place(tile)))

    def foe_ids(self, seat: int) -> list[str]:
        return self.monster_ids([foe.card for foe in self.now.survivors[seat].foes])

    def wounds(self, seat: int) -> list[int]:
        """The damage on each monster attached to a survivor, in order of arrival."""
        return [foe.wounds for foe in self.now.survivors[seat].foes]

    def scavenge_ids(self, colour: str) -> list[str]:
        """A Scavenge deck, top first."""
        return self.ids_of(reversed(self.now.scavenge[COLOURS.index(colour)]))

    def monster_ids(self, cards: Sequence[int]) -> list[str]:
        return [self.now.book.monsters[card].id for card in cards]

    def tokens_on(self, tile: str) -> int:
        return self.now.tokens[self.place(tile)]

    def where(self, seat: int) -> str:
        state = self.now
        return state.tile(state.survivors[seat].place).id

    def _worn(self, state: Apocalypse, seat: int, card: str) -> Gear:
        return next(held for held in state.gear(seat) if state.design(held.card).id == card)

    def _discards(self, state: Apocalypse, seat: int | None) -> list[int]:
        return state.scavenge_discard if seat is None else state.kit_of(seat).discard

    # --- names ---

    def names(self, noun: str) -> Sequence[str] | None:
        if noun == "place":
            return [self.now.book.tiles[tile].id for tile in self.now.tiles]
        return COLOURS if noun == "colour" else super().names(noun)

    # --- fetching ---

    def _fetch(self, *cards: str, seat: int | None = None) -> list[int]:
        """Cards of these names that are not in use yet: the seat's own, if there are any, else Scavenge cards."""
        state = self.arranging()
        owners = state.book.owners
        own = state.character(state.survivors[seat].bodies[0]).id if seat is not None else ""
        zones = [kit.deck for kit in state.kits] + [*state.scavenge, state.box_cards, state.aside, state.removed]
        return [
            self.take_out(id_, state.book.cards, zones, lambda card: (owners[card] != own, owners[card] != ""))
            for id_ in cards
        ]

    def _monsters(self, *monsters: str) -> list[int]:
        state = self.arranging()
        zones = (state.monsters, state.lower, state.box_monsters, state.bosses, state.box_bosses)
        return [self.take_out(id_, state.book.monsters, zones) for id_ in monsters]
