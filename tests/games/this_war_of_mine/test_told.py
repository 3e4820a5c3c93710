"""How a siege is told: answers and lines without raw numbers, ids or empty brackets."""

from typing import Any

import pytest

from holdouts.engine.library import base_words
from holdouts.engine.view import label, line, log, naming_for, view
from holdouts.games.this_war_of_mine import events, fight_events
from holdouts.games.this_war_of_mine.events import Foreseen, Gained, LevelChanged, NoiseChanged, ScriptRead, Swapped
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import Buy, CarryOut, Clear, GiveUp, OnceMore, Sell, UseFitting
from holdouts.games.this_war_of_mine.text import card_text
from holdouts.testing import shelter


def labels(table: Any, lang: str = "en") -> list[str]:
    return [choice.label for choice in view(table.table, 0, base_words(GAME, lang), ["Ilka"]).prompt.choices]


def told(event: Any, lang: str = "en") -> str:
    table = shelter()
    words = base_words(GAME, lang)
    return line(event, words, naming_for(table.table, 0, words, ["Ilka"]))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Boris: heat, with 2 × Wood (M3)", "Boris: heat, with Wood and Book (M3)"]),
        ("fr", ["Boris : chauffer, avec 2 × Bois (M3)", "Boris : chauffer, avec Bois et Livre (M3)"]),
    ],
)
def test_a_way_to_use_a_fitting_is_called_by_what_it_takes(lang: str, said: list[str]):
    table = shelter().fitting("simple-heater", "m3").storage(wood=2, book=1).arrange(cold=2)
    assert [text for text in labels(table, lang) if text.startswith("Boris") and "M3" in text] == said


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "2 × Wood and 1 × Components"), ("fr", "2 × Bois et 1 × Composants")]
)
def test_a_single_marker_of_components_is_counted_for_its_name_is_a_plural(lang: str, said: str):
    table = shelter().fitting("workshop", "m3").storage(wood=2, components=1)
    assert any(said in text for text in labels(table, lang) if text.startswith("Boris") and "M3" in text)


def test_the_same_once_more_is_called_by_what_it_takes():
    table = shelter().fitting("simple-heater", "m3").storage(wood=4).arrange(cold=3)
    table.choose(UseFitting("boris", "m3", "heat"))
    assert table.options(kind=OnceMore)
    assert "Boris: once more, with 2 × Wood" in labels(table)


def test_what_takes_nothing_says_nothing_of_a_price():
    table = shelter().fitting("bed", "m3")
    assert "Boris: take a nap (M3)" in labels(table)


def test_whoever_cooks_without_water_is_not_told_to_take_any():
    table = shelter().people("bruno", "katia").fitting("stove", "m3").storage(raw_food=1, water=1, wood=1)
    assert "Bruno: cook, with Raw Food and Wood (M3)" in labels(table)
    assert "Katia: cook, with Raw Food, Water, and Wood (M3)" in labels(table)


def test_an_answer_about_something_that_is_gone_can_still_be_said():
    table = shelter()
    naming = naming_for(table.table, 0, base_words(GAME, "en"), ["Ilka"])
    boris, space = table.who("boris").card, table.space("m3")
    gone = UseFitting(boris, space, "cook")
    assert label(gone, base_words(GAME, "en"), naming) == "Boris: cook (M3)"
    assert label(OnceMore(boris, 0), base_words(GAME, "en"), naming) == "Boris: once more"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Gained(good=0, count=1, rule="TWM-GEN-5"), "Gained: Assault Rifle."),
        (Gained(good=0, count=2, rule="TWM-GEN-5"), "Gained: 2 × Assault Rifle."),
        (Swapped(good=35, count=-5, rule="TWM-BOARD-1"), "Five were put aside on Storage x5: Wood."),
        (Swapped(good=35, count=4, rule="TWM-BOARD-4"), "Taken from Storage x5: 4 × Wood."),
        (LevelChanged(person=2, state=1, by=1, now=3, rule="TWM-STATE-2"), "Boris: Hunger rose to 3."),
        (LevelChanged(person=2, state=1, by=-1, now=1, rule="TWM-STATE-2"), "Boris: Hunger fell to 1."),
        (NoiseChanged(by=-4, now=1, rule="TWM-SCAV-8"), "Noise fell to 1."),
        (Foreseen(deed="look-events", count=1, rule="TWM-SCAV-18"), "Looked at one card of the next Events."),
        (ScriptRead(script=2001, rule="TWM-BOOK-1"), "The book was opened: “The queue breaks” (page 2001)."),
        (ScriptRead(script=2006, rule="TWM-BOOK-1"), "The book was opened: “The queue breaks” (page 2006)."),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_a_line_says_what_was_counted(event: Any, text: str):
    assert told(event) == text


def test_an_order_is_told_with_what_and_where():
    table = shelter().fitting("bed", "m3").choose(UseFitting("boris", "m3", "nap")).choose(CarryOut())
    lines = [one.text for one in log(table.table, 0, base_words(GAME, "en"), ["Ilka"])]
    assert "Boris set to work: take a nap (M3)." in lines


@pytest.mark.parametrize(
    ("good", "text"),
    [
        ("canned-food", "Food: Hunger −2."),
        ("vegetable", "Food: whoever eats it gets no hungrier."),
        ("pure-alcohol", "Alcohol: Misery −1, Fatigue +1."),
        ("bandages", "Medicine, for Wounds: laid on somebody's card, it works at Dawn."),
        ("meds", "Medicine, against Illness: laid on somebody's card, it works at Dawn."),
        ("pistol", "A gun: the red die, and a piece of Ammo for each shot."),
        ("knife", "A weapon: the yellow die."),
        ("ammo", "A gun takes one for each shot."),
    ],
)
def test_a_good_says_what_it_is_good_for_by_itself(good: str, text: str):
    card = next(card for card in shelter().state.book.goods if card.id == good)
    assert card_text(card, base_words(GAME, "en"))[0] == text


@pytest.mark.parametrize(
    ("pick", "said"),
    [
        (Sell, "Lay on the counter: Raw Food, worth 10"),
        (Buy, "Take: Raw Food, worth 12"),
        (GiveUp, "Discard: Raw Food, worth 10"),
    ],
)
def test_what_is_traded_says_what_it_is_worth_in_shortages_too(pick: Any, said: str):
    table = shelter().lying("shortages")
    words = base_words(GAME, "en")
    good = table.now.book.good("raw-food")
    assert label(pick(good), words, naming_for(table.table, 0, words, ["Ilka"])) == said


def test_what_is_worth_nothing_is_called_by_its_name():
    table = shelter()
    words = base_words(GAME, "en")
    assert label(GiveUp(table.now.book.wood), words, naming_for(table.table, 0, words, ["Ilka"])) == "Discard: Wood"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            events.CardsReturned(count=1, now=7, rule="TWM-SCAV-11"),
            "Time was taken: one card went back; still ahead: 7.",
        ),
        (
            events.CardsReturned(count=2, now=1, rule="TWM-SCAV-11"),
            "Time was taken: 2 cards went back; still ahead: 1.",
        ),
        (events.TradeEnded(count=0, rule="TWM-TRADE-5"), "The trade is done."),
        (events.TradeEnded(count=3, rule="TWM-TRADE-5"), "The trade is done. Left on the counter: goods worth 3."),
        (events.TokenCame(token=0, rule="TWM-GEN-20"), "In play from now on: the child."),
        (fight_events.FightBegan(count=1, rule="TWM-COMBAT-1"), "A fight began. Enemies: 1."),
    ],
)
def test_a_line_is_a_whole_sentence_for_one_as_for_many(event: Any, said: str):
    assert told(event) == said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_about_a_token_begins_small(lang: str):
    lines = [
        told(kind(token=n, rule="TWM-GEN-20"), lang) for kind in (events.TokenCame, events.TokenWent) for n in range(6)
    ]
    assert [line for line in lines if not line[0].isupper()] == []


def test_whoever_is_to_clear_a_room_reads_what_lies_there():
    table = shelter().people("boris")
    words = base_words(GAME, "en")
    naming = naming_for(table.start().table, 0, words, ["Ilka"])
    clear = next(pick for pick in table.options(kind=Clear) if pick.space == table.space("t4"))
    assert label(clear, words, naming) == "Boris clears Rubble (T4)"
