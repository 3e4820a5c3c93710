"""How far the mission is: what it counts, how much of it is there, and how much it takes. [MAX-END-10..13]"""

from collections.abc import Iterator
from typing import NamedTuple

from holdouts.engine.words import Words
from holdouts.games.maximum_apocalypse.rules import missions
from holdouts.games.maximum_apocalypse.state import Apocalypse


class Part(NamedTuple):
    """One thing the mission counts."""

    title: str
    value: int
    most: int
    plain: str = ""
    """Its title without what is on the way."""
    lasts: bool = True
    """Whether it is progress: to stand at the goal is not, before all else is done."""


def there(world: Apocalypse) -> list[int]:
    """The cards that survivors at the goal have with them."""
    return [] if world.goal is None else missions.held_by(world, world.here(world.goal))


def brought(world: Apocalypse) -> list[str]:
    """The families of all cards that count as brought to the goal."""
    return [world.family(card) for card in (*world.stored, *there(world))]


def gathered(world: Apocalypse) -> int:
    """How many of the living stand at the goal."""
    return 0 if world.goal is None else sum(world.survivors[seat].place == world.goal for seat in world.living())


def progress(world: Apocalypse, words: Words) -> Iterator[Part]:
    """Everything that can be counted, in the order in which it is usually done."""
    mission = world.card
    needs = mission.needs
    if mission.work is not None and mission.work.kind in missions.ON_THE_SPOT:
        yield Part(words.say("gauge-work", what=mission.work.kind), world.work, mission.work.cost)
    if needs.tokens_gone and mission.tokens is not None:
        left = sum(mark > 0 for mark in world.marks)
        yield Part(words.say("gauge-tokens-gone"), mission.tokens.count - left, mission.tokens.count)
    if needs.all_revealed:
        yield Part(words.say("gauge-revealed"), len(world.places()) - len(world.hidden()), len(world.places()))
    for part in needs.samples:
        yield Part(words.say(f"sample-{part.family}"), missions.samples_of(world, part.family), part.count)
    arrived, at_goal = brought(world), there(world)
    carried = [card for card in missions.held_by(world, world.living()) if card not in at_goal]
    on_the_way = [world.family(card) for card in carried]
    for part in needs.goods:
        title = plain = words.say(f"family-{part.family}")
        if coming := on_the_way.count(part.family):
            title = words.say("gauge-on-the-way", goods=plain, count=coming)
        yield Part(title, arrived.count(part.family), part.count, plain)
    if needs.person:
        safe = needs.person in arrived or (world.message and needs.message in arrived)
        yield Part(words.say("gauge-person", message=bool(needs.message)), int(safe), 1)
    if needs.gathered:
        yield Part(words.say("gauge-gathered"), gathered(world), len(world.living()), lasts=False)
