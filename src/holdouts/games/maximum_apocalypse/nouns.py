"""How the fields of options, events and prompts are named: people, cards, monsters, places."""

from collections.abc import Callable, Iterable, Sequence
from string import ascii_uppercase
from typing import Any

from holdouts.engine.words import Words
from holdouts.games.maximum_apocalypse.cards import COLOURS
from holdouts.games.maximum_apocalypse.events import Cause
from holdouts.games.maximum_apocalypse.rules import mapping
from holdouts.games.maximum_apocalypse.state import NONE, STRIDE, Apocalypse

CAUSES = {
    "card": "card",
    "monster": "monster",
    "ability": "character",
    **dict.fromkeys(("tile", "search", "spawn", "tokens"), "place"),
}
"""What the thing behind a cause is, where there is one."""


class Nouns:
    """What a language calls the things of this table.

    A body or a monster is a number before a survivor: before the one named just ahead of it, else before the reader.
    """

    def __init__(self, world: Apocalypse, seat: int | None, words: Words, names: Sequence[str]) -> None:
        self.look(world)
        self._reader = 0 if seat is None else seat
        self._words = words
        self._names = names
        self._whose = NONE
        named: dict[str, Callable[[Any], object]] = {
            **dict.fromkeys(("who", "other", "seat", "whose"), self.person),
            "by": self._player,
            **dict.fromkeys(("card", "other_card"), self.card),
            **dict.fromkeys(("cards", "given", "taken", "stored", "held"), self.cards),
            "monsters": self.monsters,
            "cause": self.cause,
            "monster": self.monster,
            "character": self.character,
            "place": self.place,
            "tile": self.tile,
            "colour": self.colour,
            "row": lambda row: row - self._top + 1,
            "column": lambda column: letter(column - self._left),
            "how": self._how,
        }
        self._named = named

    def look(self, world: Apocalypse) -> None:
        """Speak of the table as it stands now."""
        self._world = world
        self._top, self._left = corner_of(world)

    def __call__(self, field: str, value: Any) -> object:
        """What a field's value is called; plain numbers and words are what they are."""
        whose = self._reader if self._whose == NONE else self._whose
        self._whose = value if field == "seat" else NONE
        if field == "body":
            return self.body(whose, value)
        if field == "foe":
            return self.foe(whose, value)
        name = self._named.get(field)
        return value if name is None else name(value)

    # --- people ---

    def person(self, seat: int) -> str:
        return self._names[seat] if seat >= 0 else self._words.say("somebody")

    def _player(self, seat: int) -> object:
        """For which Character a card is played, if there is a choice; otherwise nothing that needs saying."""
        return self.person(seat) if self._world.merged else 0

    def character(self, character: int) -> str:
        return self._words.say(f"name-{self._world.book.characters[character].id}")

    def body(self, seat: int, body: int) -> str:
        """A Character as it stands in a sentence."""
        return self._words.say(f"name-{self._world.character(self._world.survivors[seat].bodies[body]).id}.the")

    # --- cards and monsters ---

    def card(self, card: int) -> str:
        return self._words.say(f"name-{self._world.book.cards[card].id}")

    def cards(self, cards: Iterable[int]) -> str:
        found = [self.card(card) for card in cards]
        return self._words.join(found) if found else self._words.say("cards-none")

    def monster(self, monster: int) -> str:
        return self._words.say(f"name-{self._world.book.monsters[monster].id}.a")

    def monsters(self, monsters: Iterable[int]) -> str:
        found = [self.monster(monster) for monster in monsters]
        return self._words.join(found) if found else self._words.say("cards-none")

    def cause(self, cause: Cause) -> str:
        """Why somebody drew a card."""
        name = CAUSES.get(cause.kind)
        thing = {} if name is None else {name: self._named[name](cause.thing)}
        return self._words.say(f"cause-{cause.kind}", **thing)

    def foe(self, seat: int, number: int) -> str:
        """An attached monster, with what it still takes to kill it."""
        world = self._world
        foe = world.survivors[seat].foes[number]
        design = world.monster(foe)
        left = design.hp - foe.wounds
        return self._words.say("foe", monster=self._words.say(f"name-{design.id}.the"), left=left, most=design.hp)

    # --- the map ---

    def at(self, place: int) -> str:
        """Where on the map: a letter for the column, a number for the row."""
        row, column = divmod(self._world.grid[place], STRIDE)
        return self._words.say("at", row=row - self._top + 1, column=letter(column - self._left))

    def place(self, place: int) -> str:
        """By its tile once that is face up, else by where it lies."""
        world, words = self._world, self._words
        if place == NONE:
            return words.say("place-none")
        if not world.up[place]:
            return words.say("place-hidden", at=self.at(place))
        return words.say("place-open", tile=words.say(f"name-{world.tile(place).kind}.the"), at=self.at(place))

    def tile(self, tile: int) -> str:
        return self._words.say(f"name-{self._world.book.tiles[tile].kind}.the")

    def colour(self, colour: int) -> str:
        return self._words.say(f"colour-{COLOURS[colour]}")

    def _how(self, how: str) -> str:
        """How it all ended, in a sentence; how somebody died is left to the sentence that tells it."""
        key = f"ending-{how}"
        return self._words.say(key) if self._words.has(key) else how


def letter(number: int) -> str:
    """A column by its letter: A, B and so on, and after Z come AA and AB."""
    more, last = divmod(number, len(ascii_uppercase))
    return ascii_uppercase[more - 1] * (more > 0) + ascii_uppercase[last]


def corner_of(world: Apocalypse) -> tuple[int, int]:
    """The topmost row and the leftmost column; while the map is being laid, the free places around it count."""
    margin = 1 if world.start == NONE else 0
    spots = [divmod(code, STRIDE) for code in world.grid or mapping.free_cells(world)]
    return min(row for row, _ in spots) - margin, min(column for _, column in spots) - margin


def nouns(world: Apocalypse, seat: int | None, words: Words, names: Sequence[str]) -> Nouns:
    """How this table's things are called."""
    return Nouns(world, seat, words, names)
