"""What a mission asks for, and what its decks hold, as everybody may read in its lists."""

from collections.abc import Iterator, Mapping

from holdouts.engine.game import Briefing
from holdouts.engine.words import Words
from holdouts.games.maximum_apocalypse.cards import COLOURS
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.games.maximum_apocalypse.text import objective_text


def aims(world: Apocalypse, words: Words) -> Iterator[str]:
    """All that must be true to win the mission."""
    yield words.say("mission-win")
    yield from objective_text(world.card, words)


def takes(world: Apocalypse, words: Words) -> Iterator[str]:
    """The same, said before anybody has sat down."""
    return objective_text(world.card, words)


def decks(world: Apocalypse, words: Words) -> Iterator[str]:
    """The three Scavenge decks by their lists, the monsters, and the survivor's own deck."""
    for colour, families in zip(COLOURS, world.card.decks, strict=False):
        if families:
            yield words.say("briefing-deck", deck=words.say(f"deck-{colour}"), goods=goods(families, words))
    yield words.say("briefing-monsters")
    yield words.say("briefing-own-deck")


def goods(families: Mapping[str, int], words: Words) -> str:
    """So many of each, the most first."""
    ordered = sorted(families.items(), key=lambda item: -item[1])
    return words.join([words.say("briefing-good", count=count, good=family(name, words)) for name, count in ordered])


def family(name: str, words: Words) -> str:
    """What cards of a family are called together, or one of them where it stands alone."""
    keys = (f"family-{name}", f"name-{name}", f"briefing-family-{name}")
    return next((words.say(key) for key in keys if words.has(key)), name)


BRIEFING = Briefing(told_by=("mission", "role"), aims=aims, takes=takes, decks=decks)
