"""The cards of the box: all of them are there, and each says in both languages what it does."""

import re
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

import holdouts.games.godforsaken_scavengers as game
from holdouts.engine.content import load_pack
from holdouts.engine.describe import describe, lasting, needed_words
from holdouts.engine.effects import CONTROL, Band, Each, Effect, Either, May, Node, Roll, When
from holdouts.engine.library import base_words
from holdouts.engine.modifiers import Change, FigureName
from holdouts.games.godforsaken_scavengers.cards import SHELVES, Action, Affliction, AnyCard, Book, Location, Price
from holdouts.games.godforsaken_scavengers.effects import VOCABULARY
from holdouts.games.godforsaken_scavengers.effects.conditions import WithCharacters
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.text import (
    PIECES,
    card_text,
    piece_text,
    price_text,
)

ROOM = Path(next(iter(game.__path__)))
LANGUAGES = ("en", "fr")

BOOK = Book([load_pack(ROOM / "content", "godforsaken-scavengers", SHELVES, VOCABULARY.hook)])
WORDS = {lang: base_words(GAME, lang) for lang in LANGUAGES}

SHELVED: list[AnyCard] = [
    *dict.fromkeys(BOOK.cards),
    *BOOK.locations,
    *BOOK.afflictions,
    *BOOK.characters,
    *BOOK.scenarios,
    *(scenario.final for scenario in BOOK.scenarios),
]
BY_ID = {card.id: card for card in SHELVED}

in_both_languages = pytest.mark.parametrize("lang", LANGUAGES)
for_every_card = pytest.mark.parametrize("card", SHELVED, ids=lambda card: card.id)


def text_of(card_id: str, lang: str) -> list[str]:
    return card_text(BY_ID[card_id], WORDS[lang])


def effect(**fields: object) -> Effect:
    node = VOCABULARY.hook(Effect, fields)
    assert isinstance(node, Effect)
    return node


def assert_well_said(text: str) -> None:
    assert text == text.strip() != ""
    assert not re.search(r"[{}$!]", text)
    assert "  " not in text
    assert text[0].isupper()


# --- every card speaks ---


@in_both_languages
@for_every_card
def test_every_card_says_what_it_does(card: AnyCard, lang: str):
    lines = card_text(card, WORDS[lang])
    assert lines
    for line in lines:
        assert_well_said(line)
        assert line.endswith(".")
        assert " ." not in line
        assert " ," not in line


@in_both_languages
@pytest.mark.parametrize("name", [*BY_ID, *PIECES])
def test_every_card_has_a_name_and_a_flavour_line(name: str, lang: str):
    assert_well_said(WORDS[lang].say(f"name-{name}"))
    flavour = WORDS[lang].say(f"flavour-{name}")
    assert_well_said(flavour)
    assert flavour.endswith(".")


@in_both_languages
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_says_what_it_does(piece: str, lang: str):
    for line in piece_text(piece, WORDS[lang]):
        assert_well_said(line)


@in_both_languages
def test_no_two_cards_share_a_flavour_line(lang: str):
    flavours = Counter(WORDS[lang].say(f"flavour-{name}") for name in (*BY_ID, *PIECES))
    assert [flavour for flavour, count in flavours.items() if count > 1] == []


@in_both_languages
def test_only_anomalies_share_a_name(lang: str):
    names = Counter(WORDS[lang].say(f"name-{name}") for name in (*BY_ID, *PIECES))
    assert [count for count in names.values() if count > 1] == [3]


@in_both_languages
def test_the_premise_of_a_scenario_is_two_or_three_sentences(lang: str):
    for scenario in BOOK.scenarios:
        assert WORDS[lang].say(f"flavour-{scenario.id}").count(".") in (2, 3)


# --- what some of them say ---


GOLDEN = {
    ("hunt", "en"): [
        "Look at the top 5 cards of a search pile and search one of them; the others keep their order.",
    ],
    ("hunt", "fr"): [
        "Regardez les 5 cartes du dessus d'un paquet de fouille et fouillez-en une ; les autres gardent leur ordre.",
    ],
    ("black-mist", "en"): [
        "This Peril cannot be neutralised.",
        "You gain 1 Affliction.",
        "If you play with Characters, turn all Characters face down. "
        "Otherwise, each player turns 1 of their face-down Afflictions face up.",
    ],
    ("black-mist", "fr"): [
        "Ce Péril ne peut pas être neutralisé.",
        "Vous recevez 1 Affliction.",
        "Si vous jouez avec les Personnages, retournez tous les Personnages face cachée. "
        "Sinon, chaque joueur retourne face visible 1 de ses Afflictions face cachée.",
    ],
    ("dire-hound", "en"): [
        "To neutralise this Peril, discard 2 cards from your hand.",
        "Reward: take this card into your hand.",
        "Unless it is neutralised, you gain 1 Affliction.",
        "In your hand this card has no food number. "
        "Play it as a Reaction: neutralise the current Peril without paying; its searcher gets the reward.",
    ],
    ("dire-hound", "fr"): [
        "Pour neutraliser ce Péril, défaussez de votre main 2 cartes.",
        "Récompense : prenez cette carte en main.",
        "S'il n'est pas neutralisé, vous recevez 1 Affliction.",
        "En main, cette carte n'a pas de valeur en nourriture. "
        "Jouez-la comme Réaction : neutralisez le Péril en cours sans rien payer ; son fouilleur reçoit la récompense.",
    ],
    ("hollow-choir", "en"): [
        "This Peril cannot be neutralised.",
        "You gain 1 Affliction.",
        "Each other player in turn, clockwise: either discard 1 card from your hand or gain 1 Affliction.",
    ],
    ("hollow-choir", "fr"): [
        "Ce Péril ne peut pas être neutralisé.",
        "Vous recevez 1 Affliction.",
        "Chaque autre joueur à son tour, dans le sens des aiguilles d'une montre : "
        "au choix, défaussez 1 carte de votre main ou recevez 1 Affliction.",
    ],
    ("wicked-few", "en"): [
        "For 2 to 6 players.",
        "You travel together, but each of you wins or loses alone.",
        "The road: 3 Locations on top, and under them the Final Location marker shuffled with 2 more. "
        "The Final Location comes after 3 to 5 others; nobody knows when.",
        "Starting hand: 1 Action of level 1 and 2 Actions of level 2.",
        "You die when you have 3 Afflictions.",
        "When a player dies, each other player, clockwise from the dead player's left, may take 1 card from that "
        "player's hand before it is discarded, within their own hand limit.",
        "You win if you are alive at the end and you have at most 1 Affliction (face-down ones count).",
        "Final Location: Last Watch, food cost 4. "
        "Perils cost you 1 card less to neutralise, or 2 food less if they ask for food.",
    ],
    ("wicked-few", "fr"): [
        "De 2 à 6 joueurs.",
        "Vous voyagez ensemble, mais chacun gagne ou perd pour soi.",
        "La route : 3 Lieux au-dessus et, dessous, le marqueur de Lieu Final mélangé à 2 autres. "
        "Le Lieu Final vient après 3 à 5 Lieux ; personne ne sait quand.",
        "Main de départ : 1 Action de niveau 1 et 2 Actions de niveau 2.",
        "Vous mourez quand vous avez 3 Afflictions.",
        "Quand un joueur meurt, chacun des autres, dans le sens des aiguilles d'une montre à partir de la gauche du "
        "mort, peut prendre 1 carte de sa main avant qu'elle ne soit défaussée, dans sa propre limite de main.",
        "Vous gagnez si vous êtes en vie à la fin et si vous avez au plus 1 Affliction (face cachée ou non).",
        "Lieu Final : Dernière Veille, coût en nourriture 4. "
        "Neutraliser un Péril vous coûte 1 carte de moins, ou 2 de nourriture de moins s'il se paie en nourriture.",
    ],
}


@pytest.mark.parametrize(("card", "lang"), GOLDEN)
def test_a_card_reads_as_it_always_did(card: str, lang: str):
    assert text_of(card, lang) == GOLDEN[card, lang]


def test_food_says_that_it_is_only_food():
    assert text_of("dry-ration", "en") == ["Food, and nothing else."]


def test_ways_to_pay_are_alternatives_and_their_parts_add_up():
    assert text_of("frenzied-kin", "en")[0] == "To neutralise this Peril, discard 1 Reaction or 2 cards from your hand."
    assert price_text([Price(cards=2, level_from=2), Price(cards=1), Price(food=3)], WORDS["en"]) == (
        "2 cards of level 2 or higher, 1 more card, and cards worth at least 3 food"
    )


def test_a_rule_that_takes_away_says_less_and_one_that_adds_says_more():
    limits = (Change(change=FigureName("hand-limit"), by=by) for by in (-1, 2))
    lower, higher = (lasting(Affliction(id="claw", changes=(limit,)), WORDS["en"]) for limit in limits)
    assert lower == ["Your hand limit is 1 card lower."]
    assert higher == ["Your hand limit is 2 cards higher."]


def test_a_location_without_a_rule_of_its_own_still_says_something():
    assert card_text(Location(id="plain", cost=3), WORDS["en"]) == ["Nothing out of the ordinary."]


@in_both_languages
def test_every_rule_that_can_be_in_force_can_be_said_of_one_and_of_several(lang: str):
    for key, slots in needed_words(VOCABULARY).items():
        if key.startswith("change-") and key != "change-if":
            for amount in (1, 2):
                for less in (True, False):
                    given = {name: value for name, value in (("amount", amount), ("less", less)) if name in slots}
                    assert_well_said(WORDS[lang].say(key, **given))


def values(kind: inspect.Type) -> list[Any]:
    """Values a field can take: all there are, or one and several."""
    match kind:
        case inspect.LiteralType():
            return list(kind.values)
        case inspect.BoolType():
            return [False, True]
        case _:
            return [1, 2, 3]


@in_both_languages
@pytest.mark.parametrize("word", [word for word in VOCABULARY.effects.values() if word not in CONTROL])
def test_every_effect_can_be_said_with_whatever_a_pack_may_write(word: type[Node], lang: str):
    info = inspect.type_info(word)
    assert isinstance(info, inspect.StructType)
    names = [field.name for field in info.fields]
    for chosen in product(*(values(field.type) for field in info.fields)):
        said = describe([word(**dict(zip(names, chosen, strict=True)))], WORDS[lang])
        assert_well_said(said)
        assert said.endswith(".")


# --- effects within effects ---


DISCARD = effect(do="drop", amount=1, who="self")
HURT = effect(do="afflict", amount=1, who="self")
STORE = effect(do="store", amount=1, source="hand")


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (
            Either(of=((DISCARD, HURT), (STORE,))),
            "Either discard 1 card from your hand and gain 1 Affliction or store 1 Action from your hand.",
        ),
        (May(effects=(DISCARD,)), "You may discard 1 card from your hand."),
        (Each(who="everyone", effects=(HURT,)), "Each player in turn, clockwise: gain 1 Affliction."),
        (
            Roll(bands=(Band(up_to=1), Band(up_to=3, effects=(HURT,)), Band(up_to=6, effects=(STORE, HURT)))),
            "Roll a die with 6 faces: on 1, nothing happens; on 2 to 3, gain 1 Affliction; "
            "on 4 to 6, store 1 Action from your hand and gain 1 Affliction.",
        ),
        (When(given=WithCharacters(), effects=(HURT,)), "If you play with Characters, gain 1 Affliction."),
    ],
    ids=lambda value: type(value).__name__.lower(),
)
def test_effects_inside_an_effect_become_part_of_its_sentence(node: Effect, said: str):
    assert describe([node], WORDS["en"]) == said
    assert_well_said(describe([node], WORDS["fr"]))


def test_effects_in_a_row_are_sentences_in_a_row():
    assert describe([DISCARD, HURT], WORDS["en"]) == "Discard 1 card from your hand. Gain 1 Affliction."


# --- what is in the box ---


def mean(numbers: Iterable[int]) -> float:
    found = list(numbers)
    return round(float(Fraction(sum(found), len(found))), 2)


def test_the_draw_deck_has_a_hundred_cards_of_three_levels_and_four_kinds():
    assert len(BOOK.cards) == 100
    assert Counter(BOOK.levels) == {1: 40, 2: 34, 3: 26}
    assert Counter(card.kind for card in BOOK.cards) == {"action": 69, "peril": 20, "opportunity": 8, "anomaly": 3}


@pytest.mark.parametrize(
    ("level", "kinds"),
    [
        (1, {"action": 32, "peril": 4, "opportunity": 3, "anomaly": 1}),
        (2, {"action": 23, "peril": 7, "opportunity": 3, "anomaly": 1}),
        (3, {"action": 14, "peril": 9, "opportunity": 2, "anomaly": 1}),
    ],
)
def test_each_level_has_its_share_of_every_kind(level: int, kinds: dict[str, int]):
    assert Counter(card.kind for card in BOOK.cards if card.level == level) == kinds


@pytest.mark.rule("GOD-CARD-3")
def test_higher_levels_hold_a_larger_share_of_perils():
    perils = Counter(card.level for card in BOOK.cards if card.kind == "peril")
    levels = Counter(BOOK.levels)
    assert [round(100 * perils[level] / levels[level]) for level in (1, 2, 3)] == [10, 21, 35]


@pytest.mark.rule("GOD-CARD-2")
def test_actions_of_higher_levels_feed_better():
    actions = [card for card in BOOK.cards if isinstance(card, Action)]
    assert [mean(a.food for a in actions if a.level == level) for level in (1, 2, 3)] == [1.16, 2.13, 3.14]
    assert mean(a.food for a in actions) == 1.88


def test_the_other_decks_are_complete():
    assert len(BOOK.locations) == 16
    assert len(BOOK.afflictions) == 18
    assert len(BOOK.characters) == 12
    assert mean(location.cost for location in BOOK.locations) == 3.06


def test_there_are_two_copies_of_black_mist():
    assert Counter(card.id for card in BOOK.cards)["black-mist"] == 2


def test_each_level_has_more_actions_than_any_scenario_deals():
    actions = Counter(card.level for card in BOOK.cards if card.kind == "action")
    for scenario in BOOK.scenarios:
        for level, cards in enumerate(scenario.hands, start=1):
            assert cards * scenario.players[1] < actions[level]


@pytest.mark.rule("GOD-SCENARIO-9")
def test_there_are_seven_scenarios():
    assert [WORDS["en"].say(f"name-{scenario.id}") for scenario in BOOK.scenarios] == [
        "Daring Retreat",
        "Lost Expedition",
        "Wicked Few",
        "Mad Prophet",
        "Last Hunt",
        "Tithe of the Brood",
        "Oathbreakers",
    ]


@pytest.mark.rule("GOD-SCENARIO-5")
def test_newcomers_are_pointed_to_the_two_gentle_scenarios():
    newcomers = [scenario.id for scenario in BOOK.scenarios if scenario.newcomers]
    assert newcomers == ["daring-retreat", "lost-expedition"]


def test_only_afflictions_about_other_players_need_other_players():
    together = [affliction.id for affliction in BOOK.afflictions if affliction.together_only]
    assert together == ["paranoia", "pride", "hoarders-itch"]
