"""Everything the table says: every key exists in both languages, none is idle, none asks for what it is not given."""

import re
from typing import get_args

from holdouts.engine.library import base_book
from holdouts.games.maximum_apocalypse.cards import COLOURS
from holdouts.games.maximum_apocalypse.fields import CauseKind
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.naming import CAUSES
from holdouts.games.maximum_apocalypse.reasons import NO_COST, NO_TARGET
from holdouts.games.maximum_apocalypse.text import needed_words
from holdouts.games.maximum_apocalypse.view import LOOKS, MARKS
from holdouts.lab import wordlist

ENDINGS = ("escaped", "all-dead", "no-tokens", "first-death", "too-late", "no-message", "conceded")


def needed() -> dict[str, frozenset[str]]:
    """Every key the engine and the game may say, with the slots it is given."""
    plain = [f"ask-{when}" for when in ("before-draw", "drawn", "damaged")]
    plain += [f"ending-{how}" for how in ENDINGS]
    plain += [f"type-{look}" for look in (*LOOKS, "character", "monster", "boss", "tile")]
    plain += [f"deck-{colour}{part}" for colour in COLOURS for part in ("", ".symbol")]
    plain += [f"mark-{mark}{part}" for mark in MARKS for part in ("", ".symbol")]
    plain += [f"cause-{kind}" for kind in get_args(CauseKind) if kind not in CAUSES]
    own = {f"cause-{kind}": frozenset({thing}) for kind, thing in CAUSES.items()}
    own |= {f"reason-{why}": frozenset({"card"}) for why in (*NO_COST.values(), *NO_TARGET.values())}
    return wordlist.needed(
        GAME,
        needed_words(base_book(GAME)) | own | dict.fromkeys(plain, frozenset[str]()),
        speaking=("view.py", "naming.py", "reasons.py", "objective.py"),
        asks=lambda function: function.startswith("ask_"),
    )


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
