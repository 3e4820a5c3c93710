"""Everybody sees the same siege, painted once: whoever looks has the group before them."""

from msgspec.structs import replace

from holdouts.engine.game import Sharing
from holdouts.engine.view import Person, Scene, Zone
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.state import Siege


def always(siege: Siege) -> bool:
    """Nobody knows anything that the others do not."""
    return True


def seen_by(painted: Scene, seat: int, words: Words) -> Scene:
    """What a spectator sees before the Leader lies before one of the people, who finds themselves."""
    before_me = tuple(_before(seat, zone) for person in painted.people for zone in person.zones)
    people = tuple(
        _myself(person, before_me, words) if person.seat == seat else replace(person, zones=())
        for person in painted.people
    )
    return replace(painted, people=people)


def _myself(person: Person, zones: tuple[Zone, ...], words: Words) -> Person:
    return replace(person, me=True, tags=(words.say("tag-you"), *person.tags), zones=zones)


def _before(seat: int, zone: Zone) -> Zone:
    return replace(zone, ref=f"{zone.ref.partition(':')[0]}:{seat}")


SHARING = Sharing(always, seen_by, common=True)
