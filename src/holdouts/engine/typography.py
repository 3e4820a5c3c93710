"""How a language sets its marks: in French a space stands before some of them, and a line must not break there."""

_BOUND = {"fr": [*((f" {mark}", f"\u00a0{mark}") for mark in "?!;:»"), ("« ", "«\u00a0")]}


def typeset(text: str, lang: str) -> str:
    """The same text of a page, with what belongs together kept on one line."""
    for loose, bound in _BOUND.get(lang, ()):
        text = text.replace(loose, bound)
    return text
