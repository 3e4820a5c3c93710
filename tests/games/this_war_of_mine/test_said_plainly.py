"""Whoever does not know the rules reads what a die was rolled for, what becomes of a piece, and what can be had."""

import re
from pathlib import Path

import pytest

from holdouts.engine.library import base_words, new_table
from holdouts.engine.view import label, log, naming_for, view
from holdouts.games.this_war_of_mine import events, rules
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.night import PastTrip
from holdouts.games.this_war_of_mine.picks import (
    Act,
    Build,
    Buy,
    Carry,
    CarryAll,
    CarryOut,
    ExploreOn,
    GiveUp,
    GoHome,
    GoOn,
    GoTo,
    InstallFree,
    KeepFind,
    PutAside,
    Sell,
    SplitRummage,
    UseAbility,
)
from holdouts.games.this_war_of_mine.positions import SiegePosition
from holdouts.games.this_war_of_mine.rules import carrying, dice, goods
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import Desk, page
from tests.games.this_war_of_mine.test_morning import waking
from tests.games.this_war_of_mine.test_stall import at_the_square
from tests.games.this_war_of_mine.test_told import labels
from tests.games.this_war_of_mine.trips import away, party

LANGUAGES = ("en", "fr")
SOURCES = [path.read_text(encoding="utf-8") for path in sorted(Path(rules.__path__[0]).glob("*.py"))]
ROLLED_FOR = sorted({name for text in SOURCES for name in re.findall(r'dice\.within\([^"]*"([a-z-]+)"', text)})


def told(table: SiegePosition, lang: str = "en") -> list[str]:
    return [line.text for line in log(table.table, 0, base_words(GAME, lang), ["Ilka"])]


# --- dice ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ROLLED_FOR)
def test_a_roll_says_what_it_was_for_and_what_came_of_it(what: str, lang: str):
    said = []
    for rolled in (3, 4):
        table = shelter().people("boris").rolling(rolled)
        came = dice.within(table.now, what, 3, rule="TWM-GEN-9", person=table.who("boris").card)
        assert came == (rolled <= 3)
        said.append(base_words(GAME, lang).say("event-die-rolled", **_slots(table, lang)))
    bare = base_words(GAME, lang).say("event-die-rolled", rolled=3, what="chance", most=0, person="")
    assert bare not in said
    assert said[0].partition(":")[0] != said[1].partition(":")[0]


def _slots(table: SiegePosition, lang: str) -> dict[str, object]:
    (roll,) = table.told(events.DieRolled)
    return {"rolled": roll.rolled, "what": roll.what, "most": roll.most, "person": "Boris"}


@rule("TWM-ADV-3")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The wild garden: the black die showed 6 (5 to 7)."),
        ("fr", "Le jardin sauvage : le dé noir donne 6 (de 5 à 7)."),
    ],
)
def test_a_roll_of_several_bands_says_what_it_was_for_and_into_which_it_fell(lang: str, said: str):
    table = shelter(board="advanced").cleared("t4", "t5").rolling(6, 10)
    table.choose(Act("boris", "t5", "wild-garden")).choose(CarryOut())
    assert said in told(table, lang)


@rule("TWM-MORNING-12")
def test_a_roll_for_an_event_says_so():
    table = waking("airdrop").arrange(past_trip=PastTrip(0, [], False)).rolling(5)
    assert "What the morning brought: the black die showed 5 (1 to 5)." in told(table)


@rule("TWM-BOOK-3")
def test_a_roll_for_a_page_names_the_page():
    (roll,) = Desk().read(2610, me="anton").told_of(events.BandRolled)
    assert (roll.what, roll.script) == ("page", 2610)
    assert (roll.least, roll.most) == ((1, 3) if roll.rolled <= 3 else (4, 10))
    naming = naming_for(shelter().table, 0, base_words(GAME, "en"), ["Ilka"])
    said = naming.words.say("event-band-rolled", **naming.slots(roll))
    assert f"(page 2610): the black die showed {roll.rolled} (" in said


def test_the_dice_of_the_rules_are_all_looked_at():
    assert {"noise", "lock", "thirst", "find", "caught", "shot"} <= set(ROLLED_FOR)


@rule("TWM-DAY-19")
def test_whoever_rummages_splits_what_was_found_in_plain_numbers():
    table = shelter().people("boris").rolling(2).phase("day")
    rummage = next(option for option in table.options() if getattr(option, "deed", "") == "rummage")
    table.choose(rummage)
    assert labels(table)[:2] == ["Only Components", "1 × Wood"]
    assert "Boris rummaged: the black die showed 2." in told(table)
    table.choose(SplitRummage(1))


# --- pieces ---


@rule("TWM-DAY-14")
@pytest.mark.parametrize(("lang", "work", "mark"), [("en", "“Bed”", "build “Bed”"), ("fr", "«\u00a0Lit\u00a0»", "Lit")])
def test_whoever_builds_is_told_what_and_pays_with_what_is_used_up(lang: str, work: str, mark: str):
    table = shelter().people("boris", "anton").storage(wood=12, components=14)
    bed = next(n for n in table.state.fittings if table.state.book.fittings[n].id == "bed")
    table.choose(Build("boris", "t3", bed))
    lines = told(table, lang)
    assert any("Boris" in line and work in line for line in lines)
    assert any(line.startswith("Used up: " if lang == "en" else "Utilisé") and work in line for line in lines)
    assert not any(line.startswith(("Discarded", "Défaussé")) for line in lines)
    seen = view(table.table, 0, base_words(GAME, lang), ["Ilka"]).scene
    tags = [tag for cell in (seen.board.cells if seen.board else ()) for tag in cell.tags]
    assert any(mark in tag for tag in tags)


@rule("TWM-BOOK-4")
def test_the_price_of_a_way_is_paid_and_what_a_page_takes_is_lost():
    price, loss = {"do": "lose", "of": "wood"}, {"do": "lose", "of": "components"}
    ways = [{"take": "pay", "price": [price], "effects": [loss]}]
    desk = Desk(page(9001, {"do": "options", "of": ways})).store(wood=2, components=2).read(9001)
    assert [(desk.book.goods[spent.good].id, spent.what) for spent in desk.told_of(events.Spent)] == [
        ("wood", "paid"),
        ("components", "lost"),
    ]


@rule("TWM-TRADE-3", "TWM-TRADE-4")
@pytest.mark.parametrize(
    ("lang", "begins"),
    [("en", ["Commission: ", "Laid on the counter: ", "Bought: "]), ("fr", ["Commission", "Posé sur le", "Acheté"])],
)
def test_a_trade_says_what_was_paid_for_the_middleman_and_what_was_bought(lang: str, begins: list[str]):
    table = at_the_square()
    while any(isinstance(option, GiveUp) for option in table.options()):
        table.choose(GiveUp("cigarette"))
    table.choose(Sell("jewelry"))
    table.choose(table.options(kind=Buy)[0])
    lines = told(table, lang)
    assert [sum(line.startswith(begin) for line in lines) > 0 for begin in begins] == [True, True, True]
    assert lines[-1].startswith(begins[-1])


@rule("TWM-BOARD-1")
def test_nobody_moves_markers_in_storage_while_they_are_in_the_city():
    table = party().storage(wood=7)
    away(table)
    assert not table.can(PutAside("wood"))


# --- finds ---


@rule("TWM-SCAV-1")
def test_whoever_keeps_one_of_two_finds_reads_what_each_holds():
    table = away(party())
    siege = table.now
    card = next(n for n, one in enumerate(siege.book.findings) if one.pantry and not one.reality)
    words = base_words(GAME, "en")
    naming = GAME.naming(siege, 0, words, ["Ilka"])
    held = naming.slots(KeepFind(card, "pantry"))["goods"]
    assert held
    assert str(held) in words.say("pick-keep-find", **naming.slots(KeepFind(card, "pantry")))
    reality = next(n for n, one in enumerate(siege.book.findings) if one.reality)
    assert naming.slots(KeepFind(reality, "pantry"))["goods"] == "a page of the book"


def loading(*packed: str, **storage: int) -> SiegePosition:
    """They are to choose what they carry home, and have found nothing but what they took along."""
    table: SiegePosition = away(party("search-junk-and-go").storage(**storage), "warehouse", *packed)
    return table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())


@rule("TWM-SCAV-33")
def test_all_that_was_found_is_taken_at_once_if_it_fits():
    table = loading("knife", "knife", "guitar", knife=2, guitar=1)
    assert "Carry home everything that was found" in labels(table)
    table.choose(CarryAll())
    book = table.state.book
    assert (table.now.load[book.good("knife")], table.now.load[book.good("guitar")]) == (2, 1)
    assert not any(table.now.pile)
    assert not table.can(CarryAll())
    table.choose(GoOn())


@rule("TWM-SCAV-33")
def test_if_it_does_not_all_fit_what_is_worth_most_comes_first():
    table = loading("guitar", "knife", guitar=1, knife=1)
    table.choose(Carry("wood", max(pick.count for pick in table.options(kind=Carry)) - 2))
    assert "Carry home what is worth most, as much as fits" in labels(table)
    first = carrying.taking(table.now)
    worth = [goods.worth(table.now, good) for good in first]
    assert worth == sorted(worth, reverse=True)
    table.choose(CarryAll())
    assert carrying.weight(table.now) <= carrying.capacity(table.now)
    assert table.now.load[first[0]]


@rule("TWM-SCAV-33")
def test_one_piece_needs_no_more_than_one_answer():
    table = party("search-junk-and-go").choose(GoTo("warehouse")).choose(GoOn())
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    assert not any(table.now.pile)
    assert not table.can(CarryAll())


# --- the beginning ---


@rule("TWM-SCEN-4")
def test_the_improved_fittings_are_asked_for_as_such():
    setup = next(one for one in GAME.setups() if one.scenario == "endless-night" and one.seats == 1)
    table = new_table(GAME, setup, 1)
    asked = []
    while table.decision is not None and any(isinstance(option, InstallFree) for option in table.options(0)):
        asked.append(view(table, 0, base_words(GAME, "en"), ["Ilka"]).prompt.text)
        table.choose(table.options(0)[0], 0)
    assert asked[0].startswith("5 Fittings are still")
    assert asked[5].startswith("2 improved Fittings more")


@rule("TWM-SCAV-23")
@pytest.mark.parametrize(("lang", "nothing"), [("en", "Nothing of use was found"), ("fr", "Rien d'utile")])
def test_a_find_with_nothing_in_it_says_so(lang: str, nothing: str):
    table = shelter().people("boris")
    book = table.now.book
    bare = next(n for n, card in enumerate(book.findings) if not card.reality and not card.row("pantry"))
    full = next(n for n, card in enumerate(book.findings) if card.row("pantry"))
    for number in (bare, full):
        table.now.tell(events.FoundCard(findings=number, deed="pantry", rule="TWM-SCAV-23"))
    empty, some = told(table, lang)[-2:]
    assert empty.startswith(nothing)
    assert not some.startswith(nothing)


@pytest.mark.parametrize(("lang", "does"), [("en", "take up to 2 Fatigue"), ("fr", "prenez jusqu'à 2 points")])
def test_whoever_may_use_an_ability_reads_what_it_does(lang: str, does: str):
    table = shelter().people("emilia")
    words = base_words(GAME, lang)
    naming = naming_for(table.table, 0, words, ["Ilka"])
    assert does in label(UseAbility(table.who("emilia").card), words, naming)
