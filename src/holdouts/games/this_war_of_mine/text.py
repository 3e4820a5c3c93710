"""The text of a card, generated from what it does: it can never say anything else, in any language."""

from collections.abc import Iterable, Iterator

from holdouts.engine.describe import condition, describe, inline
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.binding import inside
from holdouts.games.this_war_of_mine.effects.pages import Options, Passage, Remember, Way
from holdouts.games.this_war_of_mine.household import Card
from holdouts.games.this_war_of_mine.pages import Page


def card_text(card: Card, words: Words) -> list[str]:
    """Everything a card says but its name and its flavour line."""
    return list(_lines(card, words))


def _lines(card: Card, words: Words) -> Iterator[str]:
    effects = getattr(card, "effects", ())
    if effects:
        yield describe(effects, words)


# --- the book ---


def page_text(page: Page, words: Words) -> list[str]:
    """What a page does, and each of its options with what it costs and does; its prose says nothing of it."""
    plain = [effect for effect in page.do if not isinstance(effect, Options)]
    told = [describe(plain, words)] if plain else []
    ways = [way for node in inside(page.do) if isinstance(node, Options) for way in node.of]
    return told + [way_text(page, way, words) for way in ways]


def way_text(page: Page, way: Way, words: Words) -> str:
    """One option of a page."""
    label = words.say(f"page-{page.id}.{way.take}")
    effects = inline(describe((*way.price, *way.effects), words)) or words.say("way-nothing")
    if way.given is None:
        return words.say("way-told", way=label, effects=effects)
    return words.say("way-told-if", way=label, condition=condition(way.given, words), effects=effects)


def words_of_pages(pages: Iterable[Page]) -> Iterator[str]:
    """Every key that the book says: prose, the labels of options, passages, and what is remembered."""
    for page in pages:
        yield f"page-{page.id}"
        for node in inside(page.do):
            match node:
                case Way():
                    yield f"page-{page.id}.{node.take}"
                case Passage():
                    yield f"page-{page.id}.{node.named}"
                case Remember():
                    yield f"memory-{node.memory}"
