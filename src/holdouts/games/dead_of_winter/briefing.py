"""What wins this game, and what its decks hold, as everybody may know from the box and the main objective."""

from collections import Counter
from collections.abc import Iterator

from holdouts.engine.game import Briefing
from holdouts.engine.words import Words
from holdouts.games.dead_of_winter.cards import PLACES, SYMBOLS
from holdouts.games.dead_of_winter.objective import side_here
from holdouts.games.dead_of_winter.state import OUTSIDE, Winter
from holdouts.games.dead_of_winter.text import goal_text, task_text


def aims(winter: Winter, words: Words) -> Iterator[str]:
    """Who wins with whom, and the goal of the main objective; of one's own objective only that there is one."""
    yield words.say("briefing-together" if winter.coop else "briefing-apart")
    yield goal_text(side_here(winter), words)
    if winter.coop:
        return
    yield words.say("briefing-secret", count=len(winter.players) + len(winter.undealt))
    yield words.say("briefing-exile")


def takes(winter: Winter, words: Words) -> Iterator[str]:
    """How many rounds, how much morale, and the goal for so many players."""
    yield from task_text(side_here(winter), words)


def decks(winter: Winter, words: Words) -> Iterator[str]:
    """What can be found at each place, and the three decks that find the players."""
    for place in OUTSIDE:
        yield words.say("briefing-deck", place=words.say(f"place-{PLACES[place]}"), goods=goods(winter, place, words))
    yield words.say("briefing-crises", count=len(winter.book.crises))
    fitting = [card for card in winter.book.crossroads if not (winter.coop and card.competitive)]
    yield words.say("briefing-crossroads", count=len(fitting))
    yield words.say("briefing-survivors", count=len(winter.book.survivors))


def goods(winter: Winter, place: int, words: Words) -> str:
    """So many cards of each symbol, the most first."""
    counts = Counter(winter.symbol(card) for card in winter.book.stocks[place])
    found = [symbol for symbol in sorted(SYMBOLS, key=lambda symbol: -counts[symbol]) if counts[symbol]]
    return words.join([words.say("briefing-good", count=counts[symbol], symbol=symbol) for symbol in found])


BRIEFING = Briefing(told_by=("objective", "group"), aims=aims, takes=takes, decks=decks)
