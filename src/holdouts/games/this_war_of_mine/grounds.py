"""Where a siege takes place when it is not in the house: the city at night, and the ground of a fight."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from holdouts.engine.painter import Painter
from holdouts.engine.secrets import BACK
from holdouts.engine.view import Back, Cell, Face, Figure, Mark, Track
from holdouts.engine.view import Board as Plan
from holdouts.engine.view import Card as Shown
from holdouts.games.this_war_of_mine.naming import SiegeNaming
from holdouts.games.this_war_of_mine.night import Enemy
from holdouts.games.this_war_of_mine.rules import arms, combat_dice, enemies
from holdouts.games.this_war_of_mine.state import HOME, MOST, NONE, OUT, WOUNDS, Person
from holdouts.games.this_war_of_mine.text import card_text

WIDE = 7
"""So many rooms lie beside each other: seven by two are the most that a Location shows at first."""

OUR_GUNS, OUR_HANDS, _, THEIR_HANDS, THEIR_GUNS = DISTANCES = range(5)
"""The distances of a fight, from the left: who shoots stands back, and strikes first. [TWM-COMBAT-15]"""


class Grounds(Painter[SiegeNaming]):
    """What is drawn of the city and of fights."""

    def __init__(self, naming: SiegeNaming) -> None:
        super().__init__(naming, card_text)
        self.siege = naming.state

    def figure(self, person: Person) -> Figure:
        """Somebody of the group, where they are."""
        card = self.siege.character(person)
        return Figure(ref=f"character:{person.card}", name=self.naming.character(person.card), art=card.picture.art)

    # --- the city at night ---

    def city(self) -> Plan:
        """The way there, what one can come back to, and the rooms: those behind the party, and the dark ahead."""
        cells, row = [*self.way_there()], 1
        for rooms in (list(self.left_behind()), list(self.trail())):
            cells += [self.spot(ref, (row + n // WIDE, n % WIDE), card) for n, (ref, card) in enumerate(rooms)]
            row += -(-len(rooms) // WIDE)
        return self.plan("streets", cells)

    def way_there(self) -> Iterator[Cell]:
        """The house, and three Locations, the nearest first."""
        siege, say = self.siege, self.words.say
        house = Face(ref="home", name=say("zone-house"), kind=say("type-space"), look="go-outside")
        yield Cell(ref="home", at=(0, 0), card=house, figures=self.people(HOME))
        for place, there in enumerate(siege.places):
            ref, label = f"location:{there.card}", say("mark-distance", place=place)
            yield self.spot(ref, (0, 1 + 2 * place), self.location(place), label=label, across=2)

    def spot(self, ref: str, at: tuple[int, int], card: Shown, **more: Any) -> Cell:
        """A place or a room, with the party if it is there."""
        return Cell(ref=ref, at=at, card=card, figures=self.people(OUT) if ref == self.whereabouts() else (), **more)

    def people(self, where: int) -> tuple[Figure, ...]:
        return tuple(self.figure(person) for person in self.siege.group if person.where == where)

    def whereabouts(self) -> str:
        """Where the party is: in the room that is being explored, in the last one that was, or before all of them."""
        siege = self.siege
        behind = [card for card in (*siege.explored, siege.exploring) if card != NONE]
        if behind:
            return f"exploration:{behind[-1]}"
        return "" if siege.trip is None else f"location:{siege.places[siege.trip.place].card}"

    def location(self, place: int) -> Face:
        """A Location, with how far it is and how much of it is unknown."""
        siege, words = self.siege, self.words
        card = siege.places[place].card
        tags = [words.say("mark-distance", place=place)]
        if siege.trip is not None and siege.trip.place == place:
            tags.append(words.say("mark-tonight"))
        if sum(siege.places[place].hidden):
            tags.append(words.say("mark-hidden"))
        return self.of_book("location", card, tags=tags)

    def left_behind(self) -> Iterator[tuple[str, Shown]]:
        """Who lives here, and what was laid aside for later."""
        siege = self.siege
        for card in dict.fromkeys([siege.meeting, *siege.staying]):
            if card != NONE:
                yield f"residents:{card}", self.of_book("residents", card)
        yield from map(self.known, siege.area)

    def trail(self) -> Iterator[tuple[str, Shown]]:
        """One room after the other, in the order in which they are come to."""
        siege = self.siege
        yield from (self.known(card) for card in dict.fromkeys([*siege.explored, siege.exploring]) if card != NONE)
        dark = Back(back=self.words.say("card-unknown"), look="exploration")
        for n, card in enumerate(reversed(siege.unknown)):
            yield (f"ahead:{n}", dark) if card >= BACK else self.known(card)

    def known(self, card: int) -> tuple[str, Shown]:
        """A room that was seen."""
        return f"exploration:{card}", self.of_book("exploration", card)

    # --- a fight ---

    def fight(self) -> Plan:
        """Two sides that face each other: those who shoot stand back, the others stand close."""
        siege = self.siege
        ours = [self.fighter(person) for person in siege.present() if siege.awake(person)]
        cells = [*ours, *map(self.opponent, siege.enemies)]
        ranks = [[cell for cell in cells if cell.at == (0, column)] for column in DISTANCES]
        deep = max(map(len, ranks))
        tops = [((deep - len(rank)) // 2, rank) for rank in ranks]
        return self.plan(
            "fight", (replace(cell, at=(top + n, cell.at[1])) for top, rank in tops for n, cell in enumerate(rank))
        )

    def fighter(self, person: Person) -> Cell:
        """Somebody of the group, with what they have in hand and how badly they are hurt."""
        siege = self.siege
        face = replace(self.of_book("character", person.card), lines=(), flavour="")
        column = OUR_GUNS if arms.loaded(siege, person, siege.store) else OUR_HANDS
        return self.combatant(column, face, siege.character(person).prowess, person.held, person.levels[WOUNDS], MOST)

    def opponent(self, enemy: Enemy) -> Cell:
        """Somebody in a fight, with what they have in hand."""
        weapon = enemies.weapon(enemy)
        face = Face(
            ref=f"enemy:{enemy.token}",
            name=self.naming.enemy(enemy.token),
            kind=self.words.say("type-enemy"),
            lines=(self.words.say("enemy-has", goods=self.naming.goods(enemy.weapons[:1])),),
            look=f"enemy-{enemies.TOKENS[enemy.token].letter.lower()}",
        )
        column = THEIR_GUNS if enemies.shoots(self.siege, weapon) else THEIR_HANDS
        return self.combatant(column, face, enemies.prowess(enemy), weapon, enemy.wounds, enemies.HARDY)

    def combatant(self, column: int, face: Face, prowess: int, weapon: int, wounds: int, most: int) -> Cell:
        """Whoever stands in a fight: at their distance, with a weapon, the die they roll and their wounds."""
        words, shoots = self.words, column in (OUR_GUNS, THEIR_GUNS)
        die = combat_dice.die_of(self.siege, weapon)
        spaces = ("wound",) * wounds + ("",) * (most - wounds)
        track = Track(title=words.say("track-wounds", count=wounds, most=most), spaces=spaces, kind="wounds")
        return Cell(
            ref=face.ref,
            at=(0, column),
            label=words.say("bare-hands") if weapon == NONE else self.naming.good(weapon),
            card=replace(face, corner=str(prowess), corner_label=words.say("corner-prowess", count=prowess)),
            marks=(Mark(title=words.say("mark-die", die=words.say(f"die-{die}")), symbol="◆", kind=f"die-{die}"),),
            tracks=(track,),
            figures=() if weapon == NONE else (self.arm(weapon),),
            tags=(words.say("tag-shoots" if shoots else "tag-close"),),
        )

    def arm(self, weapon: int) -> Figure:
        """A weapon in somebody's hand."""
        return Figure(ref="", name=self.naming.good(weapon), art=self.siege.book.goods[weapon].picture.art)
