"""A card, a tile, a monster or an ability at work."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from holdouts.engine.reactions import Reaction
from holdouts.games.maximum_apocalypse.fields import Cause

if TYPE_CHECKING:
    from holdouts.games.maximum_apocalypse.state import Foe, Gear


class Deed(Struct, gc=False):
    """Who does it, with what, and at which monster it was last aimed. It lives within one step and is never stored."""

    seat: int
    rule: str
    body: int = 0
    character: int | None = None
    """Whose innate ability it is."""
    card: int | None = None
    gear: "Gear | None" = None
    place: int | None = None
    foe: "Foe | None" = None
    """The monster that does it, or at which it was aimed."""
    at: int | None = None
    """The survivor that monster is attached to."""
    again: bool = False
    """The second body of a seat that was hurt by the same attack: what concerns the deck happens once. [MAX-DOG-17]"""

    @property
    def cause(self) -> Cause:
        """What is at work, as the chronicle names it."""
        if self.card is not None:
            return Cause("card", self.card)
        if self.place is not None:
            return Cause("tile", self.place)
        if self.character is not None:
            return Cause("ability", self.character)
        assert self.foe is not None
        return Cause("monster", self.foe.card)

    def by(self, seat: int) -> "Deed":
        """The same deed, done by another seat."""
        return replace(self, seat=seat, body=0)


class Listener(Struct, gc=False):
    """A card, a tile or a monster in force that may answer to a moment."""

    reactions: dict[str, tuple[Reaction, ...]]
    rule: str
    card: int | None = None
    place: int | None = None
    foe: "Foe | None" = None

    def deed(self, seat: int) -> Deed:
        """It answers, for that seat."""
        return Deed(seat, self.rule, card=self.card, place=self.place, foe=self.foe)
