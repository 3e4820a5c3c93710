"""Where a siege takes place when it is not in the house: the city at night, and the ground of a fight."""

from collections.abc import Iterator

from msgspec.structs import replace

from holdouts.engine.painter import Painter
from holdouts.engine.secrets import BACK
from holdouts.engine.view import Back, Cell, Face, Figure, Mark, Track
from holdouts.engine.view import Board as Plan
from holdouts.games.this_war_of_mine.naming import SiegeNaming
from holdouts.games.this_war_of_mine.night import Enemy
from holdouts.games.this_war_of_mine.rules import arms, combat_dice, enemies
from holdouts.games.this_war_of_mine.state import HOME, MOST, NONE, OUT, WOUNDS, Person
from holdouts.games.this_war_of_mine.text import card_text

WIDE = 7
"""So many rooms lie beside each other: seven by two are the most that a Location shows at first."""

UNPLACED = (0, 0)
"""Where a cell lies that is still to be given its place."""

OUR_GUNS, OUR_HANDS, _, THEIR_HANDS, THEIR_GUNS = range(5)
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
            cells += [replace(room, at=(row + n // WIDE, n % WIDE)) for n, room in enumerate(rooms)]
            row += -(-len(rooms) // WIDE)
        return self.plan("streets", cells)

    def way_there(self) -> Iterator[Cell]:
        """The house, and three Locations, the nearest first."""
        siege, say = self.siege, self.words.say
        house = Face(ref="home", name=say("zone-house"), kind=say("type-space"), look="go-outside")
        at_home = tuple(self.figure(person) for person in siege.group if person.where == HOME)
        yield Cell(ref="home", at=(0, 0), card=house, figures=at_home)
        for place, there in enumerate(siege.places):
            here = siege.trip is not None and siege.trip.place == place and self.spot() == NONE
            yield Cell(
                ref=f"location:{there.card}",
                at=(0, 1 + 2 * place),
                across=2,
                label=say("mark-distance", place=place),
                card=self.location(place),
                figures=self.party() if here else (),
            )

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

    def party(self) -> tuple[Figure, ...]:
        return tuple(self.figure(person) for person in self.siege.group if person.where == OUT)

    def spot(self) -> int:
        """The card where the party is: the one that is being explored, or the last one that was."""
        siege = self.siege
        if siege.exploring != NONE:
            return siege.exploring
        return siege.explored[-1] if siege.explored else NONE

    def left_behind(self) -> Iterator[Cell]:
        """Who lives here, and what was laid aside for later."""
        siege = self.siege
        for card in dict.fromkeys([siege.meeting, *siege.staying]):
            if card != NONE:
                face = self.of_book("residents", card)
                yield Cell(ref=face.ref, at=UNPLACED, card=face)
        for card in siege.area:
            yield self.known_room(card)

    def trail(self) -> Iterator[Cell]:
        """One room after the other, in the order in which they are come to."""
        siege = self.siege
        for card in dict.fromkeys([*siege.explored, siege.exploring]):
            if card != NONE:
                yield self.known_room(card)
        for n, card in enumerate(reversed(siege.unknown)):
            dark = Back(back=self.words.say("card-unknown"), look="exploration")
            yield Cell(ref=f"ahead:{n}", at=UNPLACED, card=dark) if card >= BACK else self.known_room(card)

    def known_room(self, card: int) -> Cell:
        """A room that was seen, with the party if it is there."""
        face = self.of_book("exploration", card)
        return Cell(ref=face.ref, at=UNPLACED, card=face, figures=self.party() if card == self.spot() else ())

    # --- a fight ---

    def fight(self) -> Plan:
        """Two sides that face each other: those who shoot stand back, the others stand close."""
        siege = self.siege
        ours = [person for person in siege.present() if siege.awake(person)]
        guns = [person for person in ours if arms.loaded(siege, person, siege.store)]
        firing = [enemy for enemy in siege.enemies if enemies.shoots(siege, enemies.weapon(enemy))]
        ranks = (
            (OUR_GUNS, [self.fighter(person, shoots=True) for person in guns]),
            (OUR_HANDS, [self.fighter(person, shoots=False) for person in ours if person not in guns]),
            (THEIR_HANDS, [self.opponent(enemy, shoots=False) for enemy in siege.enemies if enemy not in firing]),
            (THEIR_GUNS, [self.opponent(enemy, shoots=True) for enemy in firing]),
        )
        deep = max(len(rank) for _, rank in ranks)
        tops = [(column, rank, (deep - len(rank)) // 2) for column, rank in ranks]
        placed = (replace(cell, at=(top + n, column)) for column, rank, top in tops for n, cell in enumerate(rank))
        return self.plan("fight", placed)

    def fighter(self, person: Person, *, shoots: bool) -> Cell:
        """Somebody of the group, with what they have in hand and how badly they are hurt."""
        face = replace(self.of_book("character", person.card), lines=(), flavour="")
        prowess = self.siege.character(person).prowess
        return self.combatant(face, prowess, person.held, person.levels[WOUNDS], MOST, shoots=shoots)

    def opponent(self, enemy: Enemy, *, shoots: bool) -> Cell:
        """Somebody in a fight, with what they have in hand."""
        face = Face(
            ref=f"enemy:{enemy.token}",
            name=self.naming.enemy(enemy.token),
            kind=self.words.say("type-enemy"),
            lines=(self.words.say("enemy-has", goods=self.naming.goods(enemy.weapons[:1])),),
            look=f"enemy-{enemies.TOKENS[enemy.token].letter.lower()}",
        )
        weapon, prowess = enemies.weapon(enemy), enemies.prowess(enemy)
        return self.combatant(face, prowess, weapon, enemy.wounds, enemies.HARDY, shoots=shoots)

    def combatant(self, face: Face, prowess: int, weapon: int, wounds: int, most: int, *, shoots: bool) -> Cell:
        """Whoever stands in a fight: at their distance, with a weapon, the die they roll and their wounds."""
        words = self.words
        die = combat_dice.die_of(self.siege, weapon)
        spaces = ("wound",) * wounds + ("",) * (most - wounds)
        track = Track(title=words.say("track-wounds", count=wounds, most=most), spaces=spaces, kind="wounds")
        return Cell(
            ref=face.ref,
            at=UNPLACED,
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
