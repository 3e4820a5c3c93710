"""Everything the table says: every key exists in both languages, none is idle, none asks for what it is not given."""

import re
from typing import Any, get_args

from holdouts.engine import describe
from holdouts.engine.library import base_book, base_words
from holdouts.games.maximum_apocalypse.cards import COLOURS, SETS, Book
from holdouts.games.maximum_apocalypse.effects import VOCABULARY
from holdouts.games.maximum_apocalypse.fields import CauseKind
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.naming import CAUSES
from holdouts.lab import wordlist

ENDINGS = ("escaped", "all-dead", "no-tokens", "first-death", "too-late", "no-message", "conceded")
TRIGGERS = ("equip", "action", "free", "discard", "reveal", "enter", "end", "draw", "attack", "destroy", "passive")
WORKS = ("rescue", "defuse", "repair", "recover", "demolish", "burn")
ROLES = ("find", "sight", "contact", "launcher", "nest", "machine")
MARKS = ("goal", "far", "monster", "objective", "lying")
LOOKS = ("instant", "equipment", "weapon", "scavenge-instant", "scavenge-equipment", "scavenge-weapon")
DIFFICULTIES = ("very-easy", "easy", "normal", "hard", "very-hard")


def needed() -> dict[str, frozenset[str]]:
    """Every key the engine and the game may say, with the slots it is given."""
    plain = [f"ask-{when}" for when in ("before-draw", "drawn", "damaged")]
    plain += [f"ending-{how}" for how in ENDINGS] + ["briefing-family-ammo"]
    plain += [f"type-{look}" for look in (*LOOKS, "character", "monster", "boss", "tile", "mission")]
    plain += [f"deck-{colour}{part}" for colour in COLOURS for part in ("", ".symbol")]
    plain += [f"mark-{mark}{part}" for mark in MARKS for part in ("", ".symbol")]
    plain += [f"cause-{kind}" for kind in get_args(CauseKind) if kind not in CAUSES]
    own = {f"cause-{kind}": frozenset({thing}) for kind, thing in CAUSES.items()}
    return wordlist.needed(
        GAME,
        of_cards(base_book(GAME)) | own | dict.fromkeys(plain, frozenset[str]()),
        speaking=("view.py", "naming.py", "objective.py", "text.py", "briefing.py"),
        asks=lambda function: function.startswith("ask_"),
    )


def of_cards(book: Book) -> dict[str, frozenset[str]]:
    """Every key the cards of a book may ask for whose name `text.py` does not say, with the slots it is given."""
    needed = describe.needed_words(VOCABULARY)
    plain = [f"trigger-{word}" for word in TRIGGERS]
    plain += [f"difficulty-{difficulty}" for difficulty in DIFFICULTIES]
    plain += [f"set-{name}" for name in SETS]
    plain += [f"colour-{colour}" for colour in COLOURS]
    plain += [f"innate-{character.id}" for character in book.characters]
    for name in names(book):
        plain += [f"name-{name}", f"flavour-{name}"]
    plain += [f"name-{name}.the" for name in in_sentences(book)]
    plain += [f"name-{monster.id}.a" for monster in book.monsters]
    counted = [f"family-{family}" for family in families(book)] + [f"sample-{kind}" for kind in samples(book)]
    needed |= {f"{key}.count": frozenset({"count"}) for key in counted}
    needed |= {f"aura-{figure}": frozenset({"amount", "reach"}) for figure in ("damage", "armor")}
    needed["aura-sneaking"] = frozenset({"reach"})
    needed |= {f"work-{kind}": frozenset({"count", "tile", "holding", "goods"}) for kind in WORKS}
    needed |= {f"tokens-{role}": frozenset({"count", "far", "apart", "guarded"}) for role in ROLES}
    return needed | dict.fromkeys([*plain, *counted], frozenset())


def names(book: Book) -> list[str]:
    cards: list[Any] = [*book.characters, *book.cards, *book.monsters, *book.missions]
    return list(dict.fromkeys([*(card.id for card in cards), *(tile.kind for tile in book.tiles)]))


def in_sentences(book: Book) -> list[str]:
    """What is named with its article."""
    things: list[Any] = [*book.characters, *book.monsters]
    return list(dict.fromkeys([*(thing.id for thing in things), *(tile.kind for tile in book.tiles)]))


def families(book: Book) -> list[str]:
    """The families of cards that missions count or hand out."""
    found: dict[str, None] = {}
    for mission in book.missions:
        found |= dict.fromkeys(part.family for part in mission.needs.goods)
        found |= dict.fromkeys([*mission.aside, *mission.starts_with])
        if mission.work is not None and mission.work.holding:
            found[mission.work.holding] = None
    return list(found)


def samples(book: Book) -> list[str]:
    """What killed monsters count as where samples are collected."""
    return list(dict.fromkeys(part.family for mission in book.missions for part in mission.needs.samples))


def test_both_languages_have_exactly_the_words_that_are_needed():
    assert wordlist.faults(GAME, needed()) == []


def test_the_source_is_read_for_its_questions():
    """Where reading finds nothing, the lint above would prove nothing."""
    found = needed()
    assert found["ask-MAX-ACTION-1"] == {"count"}
    assert found["ask-trade-what"] == {"other", "given", "taken"}
    assert {"ask-aim", "ask-heal-whom", "ask-bombard-where", "ask-before-draw", "ask-either"} <= found.keys()


def test_no_preposition_meets_an_article_it_would_melt_into():
    table_words = (GAME.folder / "words" / "fr" / "table.ftl").read_text(encoding="utf-8")
    contracted = re.compile(r"\b(à|de) \{ \$(place|tile|monster|body|foe)")
    assert [line for line in table_words.splitlines() if contracted.search(line)] == []


def test_french_calls_things_as_the_french_box_does():
    words = base_words(GAME, "fr")
    said = {
        "name-van": "Van",
        "name-police-station": "Poste de Police",
        "name-empty-handed": "Main Vide",
        "name-resourceful": "Ingénieuse",
        "name-alien-scientist": "Scientifique Alien",
        "name-legion-bot": "Légionnaire Bot",
        "innate-fireman": "Punch",
        "innate-gunslinger": "Tir Rapide",
        "gauge-stealth": "Furtivité",
        "gauge-storage": "Stockage",
        "tag-stunned": "Assommé",
        "mark-monster": "Pion Monstre",
        "zone-monsters": "Deck Monstre",
    }
    assert {key: words.say(key) for key in said} == said


def test_no_french_text_falls_back_into_words_that_the_box_does_not_use():
    texts = [*(GAME.folder / "words" / "fr").glob("*.ftl"), GAME.folder / "rulebook" / "fr.md"]
    strange = re.compile(r"Discrétion|[Éé]tourdi|Fourgon|Commissariat|Bredouille|[Jj]eton|[Ee]ncombrement|\bHalte\b")
    assert [word for text in texts for word in strange.findall(text.read_text(encoding="utf-8"))] == []
