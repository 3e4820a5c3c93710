"""Explaining: words that mean something particular are marked where they stand, for the page to say what they mean."""

from markupsafe import Markup

from holdouts.engine.glossary import Glossary


class Explained:
    """For templates: a text in which each term can be found. The same text is marked once."""

    def __init__(self, glossary: Glossary) -> None:
        self._glossary = glossary
        self._marked: dict[str, Markup] = {}

    def __call__(self, text: str) -> Markup:
        if text not in self._marked:
            self._marked[text] = Markup("").join(self._piece(*piece) for piece in self._glossary.split(text))
        return self._marked[text]

    def _piece(self, text: str, term: str) -> Markup:
        if not term:
            return Markup.escape(text)
        return Markup('<abbr class="term" data-term="{}">{}</abbr>').format(term, text)
