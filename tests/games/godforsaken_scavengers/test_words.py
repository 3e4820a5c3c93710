"""Everything the table says: every key exists in both languages, none is idle, none asks for what it is not given."""

from typing import Any

from holdouts.engine import describe
from holdouts.engine.library import base_book, base_words
from holdouts.engine.words import Words
from holdouts.games.godforsaken_scavengers import campaign, campaign_story, naming
from holdouts.games.godforsaken_scavengers.effects import VOCABULARY
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.rules import deals, ending, promises
from holdouts.games.godforsaken_scavengers.text import PIECES, card_text, piece_text
from holdouts.lab import wordlist

TYPES = ("action", "reaction", "peril", "opportunity", "anomaly", "location", "final-location", "affliction")
PROMISES = (
    *deals.AMOUNTS,
    promises.GIVE_NOW,
    promises.PLAY_FOR,
    promises.PILE,
    promises.FEED_CARAVAN,
    promises.NO_HARM,
)


class Listening(Words):
    """Words that remember what they were asked for, and with which slots."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.said: dict[str, frozenset[str]] = {}

    def say(self, key: str, /, **slots: object) -> str:
        self.said[key] = self.said.get(key, frozenset()) | slots.keys()
        return self.words.say(key, **slots)

    def join(self, *args: Any, **options: Any) -> str:
        return self.words.join(*args, **options)


def spoken_by_cards() -> dict[str, frozenset[str]]:
    """What the texts of all cards in the box say, and their names and flavour lines."""
    book = base_book(GAME)
    words = Listening(base_words(GAME, "en"))
    finals = [scenario.final for scenario in book.scenarios]
    cards = [*book.cards, *book.locations, *book.afflictions, *book.characters, *book.scenarios, *finals]
    for card in cards:
        card_text(card, words)
    for piece in PIECES:
        piece_text(piece, words)
    named = [*(card.id for card in cards), *PIECES]
    return words.said | {f"{family}-{name}": frozenset[str]() for family in ("name", "flavour") for name in named}


def needed() -> dict[str, frozenset[str]]:
    """Every key the engine and the game may say, with the slots it is given."""
    promise = frozenset({"who", "other", "number", "verb", "pile", "sort", "due"})
    plain = [f"kind-{kind}" for kind in PROMISES]
    plain += [f"help-{verb}" for verb in promises.HELP]
    plain += [f"sort-{sort}" for sort in promises.SORTS]
    plain += [f"{family}-{side}" for family in ("pile", "zone-pile") for side in naming.SIDES]
    plain += [f"ending-{how}" for how in ending.ENDINGS]
    plain += [f"type-{kind}" for kind in (*TYPES, "character", "scenario")]
    plain += [campaign_story.ROAD_BACK.title, campaign_story.SCAR, campaign_story.HEIRLOOM, campaign_story.REPEAT]
    plain += ["campaign-onward", "campaign-again", "campaign-no-heirloom"]
    chapters = [*campaign.ROAD, *(f"alone-{name}" for name in campaign.ROAD_ALONE)]
    plain += [f"{family}-{name}" for family in ("chapter", "way") for name in chapters]
    plain += [f"rank-{rank}" for rank in (*(rank for _, rank in campaign.RANKS), campaign.BEST_RANK)]
    own = {f"promise-{kind}": promise for kind in PROMISES} | dict.fromkeys(plain, frozenset[str]())
    return wordlist.needed(
        GAME,
        describe.needed_words(VOCABULARY) | spoken_by_cards() | own,
        speaking=("view.py", "naming.py", "campaign_story.py", "text.py", "briefing.py"),
        asks=lambda function: function in ("choose_pile", "worded"),
    )


def test_both_languages_have_exactly_the_words_that_are_needed():
    assert wordlist.faults(GAME, needed()) == []


def test_the_source_is_read_for_its_questions():
    """Where reading finds nothing, the lint above would prove nothing."""
    found = needed()
    assert found["ask-GOD-HAND-6"] == {"who", "mine", "card"}
    assert found["ask-promise-pile"] == {"who", "other"}
    assert {"ask-GOD-SEARCH-3", "ask-pay-food", "ask-mix-first", "ask-choose-pile", "ask-either"} <= found.keys()


def test_french_calls_things_as_the_french_rulebook_does():
    words = base_words(GAME, "fr")
    said = {
        "name-wicked-few": "Quelques Renégats",
        "name-mad-prophet": "Prophète Fou",
        "name-black-mist": "Brume Noire",
        "pile-left": "le paquet de gauche",
        "phase-feeding": "L'Alimentation.",
        "pick-starve": "S'affamer",
        "type-final-location": "Lieu Final",
        "zone-searched": "Cartes fouillées",
    }
    assert {key: words.say(key) for key in said} == said
