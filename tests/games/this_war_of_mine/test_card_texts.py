"""What is printed on a card is all that it does: nothing of it is left for the group to guess."""

import pytest

from holdouts.engine import describe
from holdouts.engine.library import LANGUAGES, base_book, base_words
from holdouts.games.this_war_of_mine.effects import VOCABULARY
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.text import card_text
from holdouts.lab import wordlist
from holdouts.testing import rule


def printed(shelf: str, id_: str, lang: str = "en") -> str:
    """Everything a card says."""
    card = next(card for card in getattr(base_book(GAME), shelf) if card.id == id_)
    return "\n".join(card_text(card, base_words(GAME, lang)))


@rule("TWM-COMBAT-37")
@pytest.mark.parametrize(("lang", "second"), [("en", "Assault Rifle and Knife"), ("fr", "Fusil d'assaut et Couteau")])
def test_whoever_has_two_weapons_shows_both(lang: str, second: str):
    assert second in printed("residents", "more-soldiers", lang)


@rule("TWM-CHAR-4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_diary_says_what_it_costs(lang: str):
    assert "Fatigue" in printed("characters", "emilia", lang)


@pytest.mark.parametrize(("lang", "die"), [("en", "the black die"), ("fr", "le dé noir")])
def test_the_die_that_is_rolled_is_named_as_it_lies_on_the_table(lang: str, die: str):
    assert die in printed("events", "airdrop", lang)


def test_the_words_for_a_die_that_has_a_name_are_asked_of_every_language():
    said = wordlist.needed(GAME, describe.needed_words(VOCABULARY), speaking=("view.py", "naming.py", "text.py"))
    assert "effect-roll-10" in said


@pytest.mark.parametrize(("lang", "idle"), [("en", "nothing happens"), ("fr", "rien ne se passe")])
def test_what_is_paid_for_is_said_to_bring_something(lang: str, idle: str):
    book, words = base_book(GAME), base_words(GAME, lang)
    cards = [*book.residents, *book.exploration]
    assert [card.id for card in cards if idle in " ".join(card_text(card, words))] == []


@rule("TWM-SCAV-21")
@pytest.mark.parametrize(("lang", "use"), [("en", "a stab in the back"), ("fr", "une attaque en traître")])
def test_a_hideout_says_what_it_is_good_for(lang: str, use: str):
    assert use in printed("exploration", "hideout", lang)


SAID = [
    ("residents", "homeless", "green or yellow tokens", "jetons verts ou jaunes"),
    ("residents", "civilians", "once", "une seule fois"),
    ("residents", "civilians", "any green token and any grey token", "jeton vert au choix et jeton gris au choix"),
    ("residents", "rebels", "one each of Canned Food", "une fois chacun : Conserve"),
    ("visitors", "barterer", "any red token", "jeton rouge au choix"),
    ("visitors", "food-barterer", "any food", "nourriture au choix"),
    ("exploration", "map-locked-door", "on 1 to 3 it holds", "de 1 à 3, elle tient"),
    ("exploration", "creaking-floor", "no way around", "On n'y échappe pas"),
    ("visitors", "hungry-child", "no way around", "On n'y échappe pas"),
    ("characters", "cveta", "Another of you: Misery −1", "Un autre d'entre vous : Détresse −1"),
    ("characters", "zlata", "another of you: Misery −1", "un autre d'entre vous : Détresse −1"),
    ("characters", "anton", "Solace: Book", "Réconfort : Livre"),
    ("fittings", "bed", "asleep or awake", "même en dormant"),
    ("objectives", "medicine-chest", "The same Character: Wounds −1", "Le même Personnage : Blessures −1"),
    ("narratives", "watchful", "next raid to be fought off", "prochain raid à repousser"),
    ("goods", "assault-rifle", "Up to 2 shots", "Jusqu'à 2 tirs"),
    ("goods", "hatchet", "kills at once", "tue sur le coup"),
    ("tokens", "cat", "rats find nothing", "les rats ne trouvent rien"),
    ("tokens", "dog", "Every raid is reduced by 1 more", "Chaque raid est réduit de 1 en plus"),
    ("tokens", "dog", "on 1 to 4 it runs off", "de 1 à 4, il s'en va"),
    ("tokens", "child", "food at every Dusk", "de la nourriture à chaque Crépuscule"),
    ("tokens", "fine-saw-blade", "Serves as: Saw Blade", "Sert de : Lame de scie"),
    ("tokens", "camouflage-suit", "Noise counts 3 less", "le Bruit compte 3 de moins"),
]
"""What a card does, by the words that say it in either language."""


@pytest.mark.parametrize(("shelf", "card", "en", "fr"), SAID)
def test_nothing_that_a_card_does_is_left_unsaid(shelf: str, card: str, en: str, fr: str):
    assert en in printed(shelf, card, "en")
    assert fr in printed(shelf, card, "fr")
