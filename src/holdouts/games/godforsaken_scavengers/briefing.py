"""What the decks of an expedition hold, as everybody may know from the box."""

from collections import Counter
from collections.abc import Iterator

from holdouts.engine.game import Briefing
from holdouts.engine.words import Words
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.games.godforsaken_scavengers.text import road_text, victory_text


def takes(expedition: Expedition, words: Words) -> Iterator[str]:
    """How far it is, and who wins."""
    scenario = expedition.card
    yield road_text(scenario, words)
    yield victory_text(scenario, words)


def decks(expedition: Expedition, words: Words) -> Iterator[str]:
    """How many cards of each sort lie in the draw deck, and what waits beside it."""
    sorts = Counter(card.kind for card in expedition.book.cards)
    yield words.say(
        "briefing-draw-deck",
        actions=sorts["action"],
        perils=sorts["peril"],
        opportunities=sorts["opportunity"],
        anomalies=sorts["anomaly"],
    )
    yield words.say("briefing-levels")
    yield words.say("briefing-afflictions", count=len(expedition.book.afflictions))


BRIEFING = Briefing(told_by=("scenario", "role"), takes=takes, decks=decks)
