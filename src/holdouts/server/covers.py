"""Covers: cards that their owner may see, and that lie under a cover until they are looked at.

Nothing of them is in a page, not even in one's own: who sits beside somebody, or looks at their screen, learns nothing.
The owner's page asks for them while the cover is held, and forgets them when it is let go.
"""

import msgspec

from holdouts.engine.view import Back, Card, Face, Scene, View, Zone
from holdouts.server.refusal import Refused


def laid(seen: View) -> View:
    """The same view with every cover on it."""
    if not any(zone.covered for person in seen.scene.people for zone in person.zones):
        return seen
    people = tuple(
        msgspec.structs.replace(person, zones=tuple(map(_lay, person.zones))) for person in seen.scene.people
    )
    return msgspec.structs.replace(seen, scene=msgspec.structs.replace(seen.scene, people=people))


def _lay(zone: Zone) -> Zone:
    if not zone.covered:
        return zone
    return msgspec.structs.replace(zone, cards=tuple(_back(zone, card) for card in zone.cards))


def _back(zone: Zone, card: Card) -> Card:
    """What a cover shows: that something lies there, and of what kind."""
    return Back(back=card.kind if isinstance(card, Face) else zone.title, look=card.look)


def lifted(scene: Scene, ref: str) -> Zone:
    """What lies under a cover of the reader's own."""
    mine = (zone for person in scene.people if person.me for zone in person.zones)
    found = next((zone for zone in mine if zone.covered and zone.ref == ref), None)
    if found is None:
        raise Refused("refused-cover")
    return found
