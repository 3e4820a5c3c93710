"""Origins: what everybody at a table is told of where it comes from, because it touches how far chance can be trusted.

A table that was dealt here, from chance that nobody chose, has none. Each word has a sentence: `origin-<word>`.
"""

SEED = "seed"
"""Somebody chose the seed: whoever did may know every card."""

IMPORT = "import"
"""It was brought from a save, and replays exactly: whoever brought it may know every card."""

ALTERED = "altered"
"""It was brought from a save that does not replay to where it stands: it may hold anything."""

ALONE = "alone"
"""One person began it alone with bots, and may have saved it, before others sat down."""

AGAIN = "again"
"""It goes on from an earlier moment of a game that was over."""


LESSON = "lesson"
"""It was opened for a lesson, which says how the cards lie."""

ELSEWHERE = frozenset({IMPORT, ALTERED, AGAIN})
"""Where the seed comes from another table: whatever it was mixed from there, nobody here gave anything to it."""


def from_elsewhere(origins: str) -> bool:
    """Whether chance was drawn at another table than this."""
    return not ELSEWHERE.isdisjoint(words_of(origins))


def words_of(origins: str) -> list[str]:
    """The words that are stored with a table."""
    return origins.split()


def with_word(origins: str, word: str) -> str:
    """The same with one word more."""
    return " ".join(dict.fromkeys([*origins.split(), word]))
