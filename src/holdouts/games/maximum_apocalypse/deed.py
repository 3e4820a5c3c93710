"""A card, a tile, a monster or an ability at work."""

from msgspec import Struct
from msgspec.structs import replace

from holdouts.games.maximum_apocalypse.events import Cause
from holdouts.games.maximum_apocalypse.state import NONE, Foe, Gear


class Deed(Struct):
    """Who does it, with what, and at which monster it was last aimed. It lives within one step and is never stored."""

    seat: int
    rule: str
    body: int = 0
    character: int = NONE
    """Whose innate ability it is."""
    card: int = NONE
    gear: Gear | None = None
    place: int = NONE
    foe: Foe | None = None
    """The monster that does it, or at which it was aimed."""
    at: int = NONE
    """The survivor that monster is attached to."""
    again: bool = False
    """The second body of a seat that was hurt by the same attack: what concerns the deck happens once. [MAX-DOG-17]"""

    @property
    def cause(self) -> Cause:
        """What is at work, as the chronicle names it."""
        if self.card != NONE:
            return Cause("card", self.card)
        if self.place != NONE:
            return Cause("tile", self.place)
        if self.character != NONE:
            return Cause("ability", self.character)
        assert self.foe is not None
        return Cause("monster", self.foe.card)

    def by(self, seat: int) -> "Deed":
        """The same deed, done by another seat."""
        return replace(self, seat=seat, body=0)
