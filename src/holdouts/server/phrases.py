"""Phrases: everything the web table says in one language: the engine, a game, its packs, the server, the page."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from holdouts.engine.game import Game
from holdouts.engine.library import LANGUAGES, base_words, open_packs, open_words
from holdouts.engine.refusal import engine_words
from holdouts.engine.words import Words, cut
from holdouts.server.refusal import Refused

TONGUES = (("en", "English"), ("fr", "Français"))
"""The languages of the page, each by its own name."""

FOLDERS = (Path(__file__).parent / "words", Path(__file__).parents[1] / "web" / "words")


@cache
def page_words(lang: str, game: Game | None = None) -> Words:
    """What is said where no table is open: of one game, or of none."""
    return _layered(lang, engine_words(lang) if game is None else base_words(game, lang))


class Tongue(NamedTuple):
    """One language at one table: what the game says, and what the page says around it."""

    game: Words
    page: Words


@cache
def tongue(game: Game, packs: tuple[str, ...], root: Path | None, lang: str) -> Tongue:
    """What is said at a table."""
    words = open_words(game, lang, open_packs(game, packs, root))
    return Tongue(words, _layered(lang, words))


def _layered(lang: str, below: Words) -> Words:
    sources = [file.read_text(encoding="utf-8") for file in word_files(lang)]
    return Words(lang, sources, override=True, fallback=below)


def word_files(lang: str) -> list[Path]:
    """Where the server and the page have their words in a language: a file, and a folder of others beside it."""
    found = (file for folder in FOLDERS for file in (folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))))
    return [file for file in found if file.is_file()]


def known(lang: str | None) -> str:
    """A language that is spoken here: the one asked for, or the first."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


def preferred(accepted: str) -> str:
    """The first language of a browser's list that is spoken here."""
    wanted = (part.split(";")[0].strip().lower()[:2] for part in accepted.split(","))
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


def why(refused: Refused, lang: str) -> str:
    """A refusal as a sentence; of a reason that somebody made long, the beginning."""
    reason = cut(refused.reason)
    return page_words(known(lang)).say(refused.key, **{"reason": reason, "why": reason, **refused.slots}).strip()
