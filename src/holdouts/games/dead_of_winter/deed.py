"""A card, an ability or a rule at work: who decides, who acts, and where."""

from msgspec import Struct, field
from msgspec.structs import replace


class Deed(Struct):
    """It lives within one step and is never stored."""

    seat: int
    """Who makes the choices that an effect leaves open."""
    rule: str
    actor: int | None = None
    """The survivor who does it, or did what brought it about."""
    here: int | None = None
    """Where that was, even if the survivor is gone by now."""
    there: int | None = None
    """The place or deck that was named last."""
    item: int | None = None
    """The equipment it is about."""
    reader: int | None = None
    """Who read the crossroads card."""
    newcomers: list[int] = field(default_factory=list)
    """The survivors it has brought."""
    chosen: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    """Whom each selector means: it is settled once, when it is first needed."""
    setting_up: bool = False
    """Before the first round nothing is overrun. [DOW-SETUP-17]"""

    def by(self, seat: int) -> "Deed":
        """The same deed, done by another seat, with choices of its own."""
        return replace(self, seat=seat, chosen={}, newcomers=[])
