"""How a language sets its marks: in French a space stands before some of them, and a line must not break there."""

import re

_LOOSE = {"fr": re.compile(r"(?<=\S) (?=[?!;:»])|(?<=«) ")}


def typeset(text: str, lang: str) -> str:
    """The same text of a page, with what belongs together kept on one line."""
    return _LOOSE[lang].sub("\u00a0", text) if lang in _LOOSE else text
