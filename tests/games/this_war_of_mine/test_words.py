"""Everything the table says: every key exists in both languages, none is idle, none asks for what it is not given."""

import re
from pathlib import Path

from holdouts.engine import describe
from holdouts.engine.library import base_book, base_words
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.effects import VOCABULARY
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.naming import TASKS
from holdouts.games.this_war_of_mine.rules.combat_dice import FACES
from holdouts.games.this_war_of_mine.rules.sheet import ANEW
from holdouts.games.this_war_of_mine.text import card_text
from holdouts.lab import wordlist

LANGUAGES = ("en", "fr")
ASK = re.compile(r'\bask="([a-z-]+)"')


def names(book: Book) -> set[str]:
    """Every card, token and place that is called by its name."""
    shelves = (
        *(book.characters, book.boards, book.fittings, book.locations, book.exploration, book.findings),
        *(book.residents, book.raids, book.events, book.chapters, book.objectives, book.fate, book.visitors),
        *(book.narratives, book.colours, book.tokens, book.scenarios),
    )
    return {f"name-{card.id}" for shelf in shelves for card in shelf}


def flavours(book: Book) -> set[str]:
    """Every card that is read has a line of flavour."""
    shelves = (
        *(book.characters, book.fittings, book.locations, book.exploration, book.findings, book.residents, book.raids),
        *(book.events, book.objectives, book.fate, book.visitors, book.narratives, book.tokens, book.scenarios),
    )
    return {f"flavour-{card.id}" for shelf in shelves for card in shelf}


def deeds(book: Book) -> set[str]:
    actions = {f"deed-{action.id}" for fitting in book.fittings for action in fitting.actions}
    spaces = [space for board in book.boards for floor in board.floors for space in floor.spaces]
    printed = {f"deed-{space.printed}" for space in spaces if space.printed not in ("", "guard", "floor")}
    return actions | printed | {f"deed-{action}" for location in book.locations for action in location.actions}


def offers(book: Book) -> set[str]:
    decks = (book.exploration, book.residents, book.visitors)
    return {f"offer-{offer.id}" for deck in decks for card in deck for offer in card.offers}


def plain(book: Book) -> set[str]:
    """What is named by its id alone."""
    return {
        *names(book),
        *flavours(book),
        *deeds(book),
        *offers(book),
        *(f"good-{good.id}" for good in book.goods),
        *(f"state-{state}" for state in STATES),
        *(f"task-{task}" for task in TASKS),
        *(f"face-{face.shows}" for faces in FACES.values() for face in faces if not face.wounds),
        *(f"die-{die}" for die in FACES),
        *(f"anew-{thing}" for thing in ANEW),
    }


def asked() -> set[str]:
    """The questions that rules and effects ask."""
    found: set[str] = set()
    for room in ("rules", "effects"):
        for file in sorted(Path(GAME.folder, room).glob("*.py")):
            found |= {f"ask-{name}" for name in ASK.findall(file.read_text(encoding="utf-8"))}
    return found


def test_everything_that_has_a_name_has_it_in_both_languages():
    book = base_book(GAME)
    for lang in LANGUAGES:
        words = base_words(GAME, lang)
        assert sorted(key for key in plain(book) | asked() if not words.has(key)) == []


def test_everything_that_can_be_picked_and_happen_has_words_in_both_languages():
    needed = wordlist.needed(GAME, describe.needed_words(VOCABULARY), speaking=("view.py", "naming.py", "text.py"))
    for lang in LANGUAGES:
        words = base_words(GAME, lang)
        kinds = ("pick-", "event-", "effect-", "if-", "option-", "sheet-")
        assert sorted(key for key in needed if key.startswith(kinds) and not words.has(key)) == []


def test_what_is_said_in_random_games_is_well_written():
    for lang in LANGUAGES:
        assert wordlist.odd(wordlist.heard(GAME, lang, games=8, choices=80), lang) == []


def test_every_card_says_what_it_does_in_both_languages():
    book = base_book(GAME)
    shelves = (
        *(book.characters, book.goods, book.shelter, book.fittings, book.locations, book.exploration, book.findings),
        *(book.residents, book.raids, book.events, book.chapters, book.objectives, book.fate, book.visitors),
        *(book.narratives, book.colours, book.tokens, book.scenarios),
    )
    for lang in LANGUAGES:
        words = base_words(GAME, lang)
        lines = [line for shelf in shelves for card in shelf for line in card_text(card, words)]
        assert wordlist.odd(lines, lang) == []
