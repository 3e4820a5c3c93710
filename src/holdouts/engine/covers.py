"""Covers: cards that their owner may see, and that lie under a cover until they are looked at.

Who sits beside somebody, or looks at their screen, learns nothing: what is drawn is drawn from the covered view, and
the owner asks for what lies there.
"""

from msgspec.structs import replace

from holdouts.engine.view import Back, Card, Face, Scene, View, Zone


def laid(seen: View) -> View:
    """The same view with every cover on it."""
    if not any(zone.covered for person in seen.scene.people for zone in person.zones):
        return seen
    people = tuple(replace(person, zones=tuple(map(_lay, person.zones))) for person in seen.scene.people)
    return replace(seen, scene=replace(seen.scene, people=people))


def _lay(zone: Zone) -> Zone:
    if not zone.covered:
        return zone
    return replace(zone, cards=tuple(_back(zone, card) for card in zone.cards))


def _back(zone: Zone, card: Card) -> Card:
    """What a cover shows: that something lies there, and of what kind."""
    return Back(back=card.kind if isinstance(card, Face) else zone.title, look=card.look)


def under(scene: Scene) -> list[Zone]:
    """What lies under the covers of the reader."""
    return [zone for person in scene.people if person.me for zone in person.zones if zone.covered]
