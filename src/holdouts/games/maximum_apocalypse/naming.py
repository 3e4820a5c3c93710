"""What things are called: people, cards, monsters, places."""

from collections import Counter
from collections.abc import Iterable
from string import ascii_uppercase

from holdouts.engine.naming import Naming
from holdouts.games.maximum_apocalypse import briefing
from holdouts.games.maximum_apocalypse.cards import COLOURS
from holdouts.games.maximum_apocalypse.fields import Ability, Cause
from holdouts.games.maximum_apocalypse.rules import mapping
from holdouts.games.maximum_apocalypse.state import NOWHERE, Apocalypse

CAUSES = {
    "card": "card",
    "monster": "monster",
    "ability": "innate",
    **dict.fromkeys(("tile", "search", "spawn", "tokens"), "place"),
}
"""What the thing behind a cause is, where there is one."""


class ApocalypseNaming(Naming[Apocalypse]):
    """What a language calls the things of an apocalypse."""

    # --- people ---

    def player(self, seat: int) -> object:
        """For which Character a card is played, if there is a choice; otherwise nothing that needs saying."""
        return self.seat(seat) if self.state.merged else 0

    def character(self, character: int) -> str:
        return self.words.say(f"name-{self.state.book.characters[character].id}")

    def one_of_two(self, character: int) -> str:
        """In brackets which of the two Characters of a player is meant; nothing for whoever plays one."""
        paired = [body.character for one in self.state.survivors if len(one.bodies) > 1 for body in one.bodies]
        return self.words.say("one-of-two", character=self.character(character)) if character in paired else ""

    def role(self, character: int) -> str:
        """A Character as somebody plays it: the Fireman."""
        return self.words.say(f"name-{self.state.book.characters[character].id}.the")

    def innate(self, character: int) -> str:
        """The ability of a Character, by its name."""
        return self.named(f"innate-{self.state.book.characters[character].id}")

    def ability(self, body: tuple[int, int]) -> str:
        """The ability of a Character at the table, by whose it is and which."""
        return self.innate(self._character(body))

    def body(self, body: tuple[int, int]) -> str:
        """A Character at the table as it stands in a sentence."""
        return self.role(self._character(body))

    def _character(self, body: tuple[int, int]) -> int:
        seat, number = body
        return self.state.survivors[seat].bodies[number].character

    # --- cards and monsters ---

    def card(self, card: int | Ability) -> str:
        if isinstance(card, Ability):
            return self.innate(card.character)
        return self.named(f"name-{self.state.book.cards[card].id}")

    def cards(self, cards: Iterable[int]) -> str:
        return self._counted(map(self.card, cards))

    def monster(self, monster: int | None) -> str:
        if monster is None:
            return self.words.say("monster-none")
        return self.words.say(f"name-{self.state.book.monsters[monster].id}.a")

    def holder(self, seats: tuple[int, int]) -> str:
        """To whom a monster is attached, after its name; nothing where that is whoever the sentence is about."""
        who, whose = seats
        return "" if who == whose else self.words.say("attached-to", whose=self.seat(whose))

    def monsters(self, monsters: Iterable[int]) -> str:
        return self._counted(map(self.monster, monsters))

    def _counted(self, names: Iterable[str]) -> str:
        """A list in which everything stands once, with how many there are."""
        counted = (self.words.say("so-many", name=name, count=count) for name, count in Counter(names).items())
        return self.listed(counted, self.words.say("cards-none"))

    def cause(self, cause: Cause) -> str:
        """Why somebody drew a card."""
        name = CAUSES.get(cause.kind)
        thing = {} if name is None else {name: getattr(self, name)(cause.thing)}
        return self.words.say(f"cause-{cause.kind}", **thing)

    def foe(self, foe_of: tuple[int, int]) -> str:
        """An attached monster, with what it still takes to kill it."""
        seat, number = foe_of
        foe = self.state.survivors[seat].foes[number]
        design = self.state.monster(foe)
        left = design.hp - foe.wounds
        return self.words.say("foe", monster=self.words.say(f"name-{design.id}.the"), left=left, most=design.hp)

    # --- the map ---

    def row(self, row: int) -> int:
        return row - corner_of(self.state)[0] + 1

    def column(self, cell: tuple[int, int]) -> str:
        """By its letter: A, B and so on, and after Z come AA and AB."""
        more, last = divmod(cell[1] - corner_of(self.state)[1], len(ascii_uppercase))
        return ascii_uppercase[more - 1] * (more > 0) + ascii_uppercase[last]

    def at(self, place: int) -> str:
        """Where on the map: a letter for the column, a number for the row."""
        cell = self.state.cells[place]
        return self.words.say("at", row=self.row(cell[0]), column=self.column(cell))

    def place(self, place: int) -> str:
        """By its tile once that is face up, else by where it lies."""
        world, words = self.state, self.words
        if place == NOWHERE:
            return words.say("place-none")
        if not world.up[place]:
            return words.say("place-hidden", at=self.at(place))
        return words.say("place-open", tile=words.say(f"name-{world.tile(place).kind}.the"), at=self.at(place))

    def tile(self, tile: int) -> str:
        return self.words.say(f"name-{self.state.book.tiles[tile].kind}.the")

    def colour(self, colour: int) -> str:
        return self.words.say(f"colour-{COLOURS[colour]}")

    # --- the mission, and what else there is to say ---

    def mission(self, mission: int) -> str:
        return self.words.say(f"name-{self.state.book.missions[mission].id}")

    def goods(self, family: str) -> str:
        return self.words.say("named", name=briefing.family(family, self.words))


def corner_of(world: Apocalypse) -> tuple[int, int]:
    """The topmost row and the leftmost column; while the map is being laid, the free places around it count."""
    margin = 1 if world.start == NOWHERE else 0
    cells = world.cells or mapping.free_cells(world)
    return min([row for row, _ in cells]) - margin, min([column for _, column in cells]) - margin
