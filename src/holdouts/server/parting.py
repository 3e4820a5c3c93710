"""Parting: where a long word may be parted in a narrow place. Browsers are not sure to know that of every language."""

import re

SHY = "\u00ad"
LONG = 8
"""Shorter words need not be parted."""

LEAST = 3
"""So many letters stay together at either end."""

_VOWELS = "aeiouyàâäéèêëîïôöùûüœ"
_BETWEEN = re.compile(rf"(?<=[{_VOWELS}])[^{_VOWELS}\W]+(?=[{_VOWELS}])", re.IGNORECASE)
_TOGETHER = re.compile(r"[bcdfgptv][lr]|[cpst]h|gn", re.IGNORECASE)
"""Consonants that begin a syllable together."""


def parted(name: str, long: int = LONG) -> str:
    """A name whose long words hold soft hyphens between syllables: they are not seen where there is room."""
    return re.sub(rf"\w{{{long},}}", lambda word: _parted(word[0]), name)


def _parted(word: str) -> str:
    pieces, begun = [], 0
    for between in _BETWEEN.finditer(word):
        spot = between.end() - (2 if _TOGETHER.fullmatch(between[0][-2:]) else 1)
        if LEAST <= spot <= len(word) - LEAST:
            pieces.append(word[begun:spot])
            begun = spot
    return SHY.join([*pieces, word[begun:]])
