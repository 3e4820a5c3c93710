"""Everything the table says: every key exists in both languages, none is idle, none asks for what it is not given."""

from holdouts.engine.library import base_book
from holdouts.games.godforsaken_scavengers import campaign, campaign_story
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.rules import deals, ending
from holdouts.games.godforsaken_scavengers.text import needed_words
from holdouts.lab import wordlist

TYPES = ("action", "reaction", "peril", "opportunity", "anomaly", "location", "final-location", "affliction")
PROMISES = (*deals.AMOUNTS, deals.GIVE_NOW, deals.PLAY_FOR, deals.PILE, deals.FEED_CARAVAN, deals.NO_HARM)


def needed() -> dict[str, frozenset[str]]:
    """Every key the engine and the game may say, with the slots it is given."""
    promise = frozenset({"who", "other", "number", "verb", "pile", "sort", "due"})
    plain = [f"kind-{kind}" for kind in PROMISES]
    plain += [f"help-{verb}" for verb in deals.HELP]
    plain += [f"sort-{sort}" for sort in deals.SORTS]
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
        needed_words(base_book(GAME)) | own,
        speaking=("view.py", "naming.py", "reasons.py", "campaign_story.py"),
        asks=lambda function: function == "choose_pile",
    )


def test_both_languages_have_exactly_the_words_that_are_needed():
    assert wordlist.faults(GAME, needed()) == []


def test_the_source_is_read_for_its_questions():
    """Where reading finds nothing, the lint above would prove nothing."""
    found = needed()
    assert found["ask-GOD-HAND-6"] == {"who", "mine", "card"}
    assert found["ask-promise-pile"] == {"who", "other"}
    assert {"ask-GOD-SEARCH-3", "ask-pay-food", "ask-mix-first", "ask-choose-pile", "ask-either"} <= found.keys()
