"""Everything the table says: every key exists in both languages, none is idle, none asks for what it is not given."""

import re

import pytest

from holdouts.engine import describe
from holdouts.engine.conditions import leaves
from holdouts.engine.library import base_book, base_words
from holdouts.engine.shelves import Card
from holdouts.engine.view import view
from holdouts.games.dead_of_winter.cards import PLACES, SYMBOLS, Book
from holdouts.games.dead_of_winter.conditions import Stored
from holdouts.games.dead_of_winter.effects import VOCABULARY
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.naming import WinterNaming
from holdouts.games.dead_of_winter.picks import Attack, Play
from holdouts.games.dead_of_winter.rules.harm import FACES
from holdouts.games.dead_of_winter.state import COLONY, HOSPITAL
from holdouts.games.dead_of_winter.text import card_text
from holdouts.games.dead_of_winter.view import MARKS
from holdouts.lab import wordlist
from holdouts.testing import colony, rule

LOOKS = ("survivor", "item", "equipment", "crisis", "objective", "secret", "exile", "crossroads")
CAUSES = ("wounds", "bite", "infection", "overrun", "card")
ENDINGS = ("main", "morale", "rounds", "nobody")
LASTING = ("no-barricade", "no-attract", "no-search", "double-noise", "no-move", "no-exposure", "quiet-search")
TRIGGER = frozenset({"whose", "at", "what", "least"})


def needed() -> dict[str, frozenset[str]]:
    """Every key the engine and the game may say, with the slots it is given."""
    plain = [f"ending-{how}" for how in ENDINGS] + [f"cause-{cause}" for cause in CAUSES]
    plain += [f"result-{face}" for face in dict.fromkeys(FACES)] + [f"type-{look}" for look in LOOKS]
    plain += [f"place-{place}{part}" for place in PLACES for part in ("", ".the", ".at")]
    plain += [f"symbol-{symbol}" for symbol in (*SYMBOLS, "any")]
    plain += [f"mark-{mark}.symbol" for mark in MARKS]
    own = {f"lasting-{rule}": frozenset({"of"}) for rule in LASTING}
    own |= {f"mark-{mark}": frozenset({"count"}) for mark in MARKS}
    found = wordlist.needed(
        GAME,
        of_cards(base_book(GAME)) | own | dict.fromkeys(plain, frozenset[str]()),
        speaking=("view.py", "naming.py", "text.py", "briefing.py"),
    )
    return found | {"pick-at-entrance-to-attack-whom": frozenset({"place", "entrance", "gate"})}


def of_cards(book: Book) -> dict[str, frozenset[str]]:
    """Every key the cards of a book may ask for, with the slots it is given."""
    found = describe.needed_words(VOCABULARY)
    found |= {f"when-{moment}": TRIGGER for moment in VOCABULARY.moments}
    cards: list[Card] = [*book.survivors, *book.items, *book.crises, *book.objectives, *book.secrets, *book.exiles]
    cards += book.crossroads
    plain = [f"{key}-{card.id}" for card in cards for key in ("name", "flavour")]
    plain += [f"trade-{card.id}" for card in book.survivors]
    for card in book.crossroads:
        plain += [f"{way}-{card.id}" for way, _ in zip(("first", "second"), card.options, strict=False)]
    return found | dict.fromkeys(plain, frozenset())


def test_both_languages_have_exactly_the_words_that_are_needed():
    assert wordlist.faults(GAME, needed()) == []


@pytest.mark.parametrize(
    ("lang", "hospital", "second"),
    [("en", "the Hospital", "the Colony, entrance 2"), ("fr", "à l'Hôpital", "à la Colonie (entrée 2)")],
)
def test_where_something_happens_is_said_as_each_language_says_it(lang, hospital, second):
    naming = WinterNaming(colony(2).start().now, None, base_words(GAME, lang), ["Ilka", "Tavo"])
    assert naming.where(HOSPITAL) == naming.gate((HOSPITAL, 0)) == hospital
    assert naming.gate((COLONY, 1)) == second


def test_every_card_says_what_it_does_in_both_languages():
    book = base_book(GAME)
    for lang in ("en", "fr"):
        words = base_words(GAME, lang)
        for shelf in (book.survivors, book.items, book.crises, book.objectives, book.secrets, book.exiles):
            for card in shelf:
                assert all(card_text(card, words)), card.id
        for card in book.crossroads:
            assert len(card_text(card, words)) >= 2, card.id


@pytest.mark.parametrize(
    ("lang", "slip"),
    [
        ("en", r"\b1 (?:\w+ )?(?:cards|survivors|barricades|tokens|zombies|players|steps)\b"),
        ("en", r"\bplayer (?:medicine|fuel|tool|food|barricades|steps)"),
        ("fr", r"\b1 (?:cartes|survivants|barricades|jetons|zombies|joueurs|nourritures)\b"),
        ("fr", r"\b(?:si il|de au|de un|de le)\b"),
        ("fr", r"joueur (?:cartes|barricades|nourritures|pas)|quelconque\)|ici :"),
        ("en", r"\. [a-z]|,,"),
        ("fr", r"\. [a-zàéê]|,,"),
    ],
)
def test_card_texts_can_be_read_aloud(lang: str, slip: str):
    book, words = base_book(GAME), base_words(GAME, lang)
    shelves = (book.survivors, book.items, book.crises, book.objectives, book.secrets, book.exiles, book.crossroads)
    lines = [line for shelf in shelves for card in shelf for line in card_text(card, words)]
    assert [line for line in lines if re.search(slip, line)] == []


def test_what_is_said_in_random_games_is_well_written():
    for lang in ("en", "fr"):
        assert wordlist.odd(wordlist.heard(GAME, lang, games=12, choices=60), lang) == []


def test_no_line_about_players_betrays_their_gender():
    for lang in ("en", "fr"):
        assert wordlist.gendered(GAME, lang) == []


NINE = {"en": "nine cards of medicine", "fr": "neuf médicaments"}


@pytest.mark.parametrize("lang", NINE)
def test_the_lesson_asks_for_as_much_medicine_as_its_objective(lang: str):
    state = colony(3, "the-vaccine-bench").state
    (medicine,) = [need for need in leaves(state.side.goal) if isinstance(need, Stored)]
    assert (medicine.at_least or 0) + medicine.more(state) == 9
    words = base_words(GAME, lang)
    said = [words.say(f"lesson-first-frost-{part}") for part in ("goal", "end")]
    assert [NINE[lang] in line for line in said] == [True, True]


def labels(table, lang="en"):
    """The answers as they are read."""
    prompt = view(table.table, 0, base_words(GAME, lang), ("Ada", "Bo", "Cy")).prompt
    return [choice.label for choice in prompt.choices]


@rule("DOW-PLAY-2")
def test_whoever_is_chosen_is_called_with_what_they_bear():
    table = colony(3).group(0, "haddad", "brandt").group(1, "stern").group(2, "cole")
    table.hurt("haddad", wounds=1, frost=2).hand(0, "antiseptic").turn(0).choose(Play("antiseptic"))
    assert labels(table)[:2] == ["Yusra Haddad (one wound and 2 frostbites)", "Hanneke Brandt"]
    assert labels(table, "fr")[0] == "Yusra Haddad (une blessure et 2 engelures)"


@rule("DOW-ATTACK-2")
def test_a_target_is_called_by_its_place_and_where_there_are_several_by_its_entrance():
    table = colony(3).group(0, "haddad@school").group(1, "stern@school").zombies("school", 1).dice(0, 6).turn(0)
    assert labels(table.choose(Attack("haddad")))[0] == "A zombie at the School"
    table = colony(3).group(0, "haddad").zombies("colony", 1, 0, 2).dice(0, 6).turn(0)
    assert labels(table.choose(Attack("haddad")))[:2] == [
        "A zombie at the Colony, entrance 1",
        "A zombie at the Colony, entrance 3",
    ]
