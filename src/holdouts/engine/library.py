"""Library: a game's packs and words, and a new table from a set-up."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from threading import RLock
from typing import Any

from holdouts.engine import setup as setups
from holdouts.engine.chance import Seed
from holdouts.engine.content import Pack, find_packs, load_pack
from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.pictures import drawn
from holdouts.engine.refusal import ENGINE_WORDS, Refusal
from holdouts.engine.table import Table
from holdouts.engine.words import Words

LANGUAGES = ("en", "fr")

_READING = RLock()
"""Cards are read by one thread at a time, so that those of a game are read once, by whoever needs them first."""


def read_pack(game: Game, folder: Path) -> Pack:
    """A pack for a game, or `PackProblems`."""
    with _READING:
        return load_pack(folder, game.id, game.cards.shelves, game.cards.vocabulary.hook, drawn=drawn(game.folder))


def base_pack(game: Game) -> Pack:
    """The cards that come with the game."""
    with _READING:
        return _base_pack(game)


@cache
def _base_pack(game: Game) -> Pack:
    return read_pack(game, game.folder / "content")


def open_packs(game: Game, names: Sequence[str], root: Path | None = None) -> list[Pack]:
    """The base pack and the packs of the user's own that a table has chosen."""
    packs = [base_pack(game)]
    folders = {} if root is None else {header.id: folder for folder, header in find_packs(root, game.id).packs}
    for name in names:
        if name not in folders:
            raise SetupError("setup-no-pack", name=name)
        packs.append(read_pack(game, folders[name]))
    return packs


def base_book(game: Game) -> Any:
    """The cards that come with the game, as its rules read them."""
    with _READING:
        return _base_book(game)


@cache
def _base_book(game: Game) -> Any:
    return game.cards.make_book([base_pack(game)])


def open_book(game: Game, names: Sequence[str] = (), root: Path | None = None) -> Any:
    """All cards of a table."""
    return game.cards.make_book(open_packs(game, names, root)) if names else base_book(game)


@cache
def base_words(game: Game, lang: str) -> Words:
    """What the engine and the game say in a language."""
    return Words(lang, word_sources(game, lang), fallback=None if lang == "en" else base_words(game, "en"))


def open_words(game: Game, lang: str, packs: Sequence[Pack] = ()) -> Words:
    """All words of a table in one language; what a pack lacks there, the pack's own language says."""
    extra = [pack for pack in packs if pack.words]
    if not extra:
        return base_words(game, lang)
    spoken = [pack.words.get(lang) or pack.words.get(pack.language, "") for pack in extra]
    return Words(lang, [*word_sources(game, lang), *spoken], fallback=None if lang == "en" else base_words(game, "en"))


def word_sources(game: Game, lang: str) -> list[str]:
    """The files in which the engine and a game keep what they say."""
    if lang not in LANGUAGES:
        raise SetupError("setup-no-language", lang=lang, known=", ".join(LANGUAGES))
    files = [ENGINE_WORDS / f"{lang}.ftl", *sorted((game.folder / "words" / lang).glob("*.ftl"))]
    return [file.read_text(encoding="utf-8") for file in files]


@contextmanager
def spoken_by(game: Game) -> Iterator[None]:
    """What is refused in here is said in words of that game."""
    try:
        yield
    except Refusal as refusal:
        refusal.words_in = partial(base_words, game)
        raise


def read_setup(game: Game, options: Mapping[str, Any]) -> Setup:
    """A set-up out of plain options; a SetupError names the one that cannot be."""
    with spoken_by(game):
        return setups.read(game, options)


def check_company(game: Game, setup: Setup) -> None:
    """Several people, or bots, are to play: raises SetupError where an option wants one person in every seat."""
    with spoken_by(game):
        setups.check_alone(game, setup)


def new_table(
    game: Game, setup: Setup, seed: Seed, *, shared: bool = False, keep: bool = True, root: Path | None = None
) -> Table:
    """A table ready for the first choice; raises SetupError."""
    book = open_book(game, setup.packs, root)
    with spoken_by(game):
        setups.check(game, setup)
        return Table(game, game.deal(setup, book, seed), shared=shared, keep=keep)
