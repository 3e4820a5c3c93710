"""Holdings: what decks still hold, as far as a seat can know, from deals that it imagines."""

from collections import Counter

from msgspec import Struct

from holdouts.engine.table import Table
from holdouts.engine.words import Words

DEALS = 24
"""From how many deals is told what a deck holds."""


class Held(Struct, frozen=True, kw_only=True):
    """So many cards of a name lie in a deck: the fewest and the most that there were in any imagined game."""

    name: str
    least: int
    most: int
    text: str


def holdings(table: Table, seat: int | None, words: Words, *, deals: int = DEALS) -> dict[str, list[Held]]:
    """What each deck still holds as far as the seat (None: a spectator) can know."""
    seen: dict[str, list[Counter[str]]] = {}
    for number in range(deals):
        twin = table.imagine(seat, f"deck {table.moment} {number}", keep=False)
        for ref, keys in table.game.outlook.decks(twin.state).items():
            seen.setdefault(ref, []).append(Counter(keys))
    return {ref: _held(counts, words) for ref, counts in seen.items()}


def _held(counts: list[Counter[str]], words: Words) -> list[Held]:
    keys = sorted({key for count in counts for key in count})
    found = [_count(words, words.say(key), [count[key] for count in counts]) for key in keys]
    return sorted(found, key=lambda held: (-held.least, -held.most, held.name))


def _count(words: Words, name: str, counts: list[int]) -> Held:
    least, most = min(counts), max(counts)
    if least == most:
        text = words.say("deck-holds", name=name, count=most)
    elif about := round(sum(counts) / len(counts)):
        text = words.say("deck-holds-about", name=name, count=about)
    else:
        text = words.say("deck-holds-perhaps", name=name)
    return Held(name=name, least=least, most=most, text=text)
