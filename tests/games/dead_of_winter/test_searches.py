"""Searching a place. [DOW-SEARCH]"""

import pytest

from holdouts.engine.library import base_words
from holdouts.engine.view import log
from holdouts.games.dead_of_winter.events import FoundUnseen
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import (
    GoAhead,
    MakeNoise,
    MakeNoiseWith,
    Search,
    Stop,
    Take,
    UseAbility,
    UseDie,
    WithAbility,
    WithItem,
)
from holdouts.testing import colony, rule

NAMES = ("Ada", "Bo", "Cy")
SCHOOL = ("tinned-soup", "ration-box", "antiseptic", "air-horn", "hedge-shears")


def at_school(*dice, who="haddad"):
    """Somebody with search 3 at the School, where five known cards lie."""
    return colony(3).group(0, f"{who}@school", "brandt").deck("school", *SCHOOL).dice(0, *dice).turn(0)


@rule("DOW-SEARCH-1")
def test_e9_the_colony_cannot_be_searched():
    assert not colony(3).group(0, "haddad").dice(0, 6).turn(0).can(Search("haddad"))


@rule("DOW-SEARCH-2")
def test_a_search_takes_a_die_of_the_search_value():
    assert not at_school(2).can(Search("haddad"))
    table = at_school(2, 3, 4).choose(Search("haddad"))
    assert table.options() == [UseDie(3), UseDie(4)]


@rule("DOW-SEARCH-3", "DOW-SEARCH-7", "DOW-SEARCH-11", "DOW-SECRET-6")
def test_the_top_card_is_looked_at_and_kept_unseen_by_others():
    table = at_school(3).choose(Search("haddad"))
    assert table.ids_of(table.now.players[0].drawn) == ["tinned-soup"]
    others = table.game.secrets.veiled(table.now, 1)
    assert others.players[0].drawn != table.now.players[0].drawn
    table.choose(Stop())
    assert table.hand_of(0) == ["tinned-soup"]
    assert table.told(FoundUnseen)[0].count == 1


@rule("DOW-SEARCH-4", "DOW-SEARCH-5", "DOW-SEARCH-6", "DOW-SEARCH-8", "DOW-SEARCH-7")
def test_e8_with_one_noise_token_lying_there_at_most_four_cards_are_drawn():
    table = at_school(3).noise("school", 1).choose(Search("haddad"))
    for _ in range(3):
        table.choose(MakeNoise())
    drawn = table.now.players[0].drawn
    assert table.ids_of(drawn) == ["tinned-soup", "ration-box", "antiseptic", "air-horn"]
    table.choose(Take("ration-box"))
    assert table.hand_of(0) == ["ration-box"]
    assert table.now.locations[3].noise == 4
    deck = table.ids_of(table.now.locations[3].deck)
    assert deck == ["air-horn", "antiseptic", "tinned-soup", "hedge-shears"]


@rule("DOW-SEARCH-8", "DOW-SECRET-14")
def test_who_puts_cards_under_a_deck_knows_where_they_lie_and_nobody_else_does():
    table = at_school(3).choose(Search("haddad")).choose(MakeNoise()).choose(Stop()).choose(Take("tinned-soup"))
    mine, others = (table.game.secrets.veiled(table.now, seat).locations[3].deck for seat in (0, 1))
    assert mine[0] == table.now.locations[3].deck[0]
    assert len(set(others)) == 1


@rule("DOW-SEARCH-9")
def test_several_searches_are_allowed_with_a_die_each():
    table = at_school(3, 4).choose(Search("haddad")).choose(UseDie(3)).choose(Stop())
    table.choose(Search("haddad")).choose(Stop())
    assert table.hand_of(0) == ["ration-box", "tinned-soup"]


@rule("DOW-SEARCH-10")
def test_an_empty_deck_cannot_be_searched_and_a_search_ends_with_the_deck():
    assert not colony(3).group(0, "haddad@school").deck("school").dice(0, 6).turn(0).can(Search("haddad"))
    table = colony(3).group(0, "haddad@school").deck("school", "air-horn").dice(0, 6).turn(0).choose(Search("haddad"))
    assert table.hand_of(0) == ["air-horn"]


@rule("DOW-SEARCH-12", "DOW-ABILITY-5")
def test_an_auditor_always_looks_at_one_card_more():
    table = at_school(3, who="castellane").choose(Search("castellane"))
    assert len(table.now.players[0].drawn) == 2
    assert table.now.locations[3].noise == 0
    table.choose(Stop()).choose(Take("ration-box"))
    assert table.hand_of(0) == ["ration-box"]


@rule("DOW-SEARCH-12", "DOW-SEARCH-13", "DOW-SEARCH-14")
def test_e49_an_archivist_with_a_floor_plan_keeps_three_cards():
    table = colony(3).group(0, "ashby@library").gear("ashby", "floor-plan-library").dice(0, 4).turn(0)
    table.deck("library", "tinned-soup", "antiseptic", "jerrycan", "site-lamp").choose(Search("ashby"))
    table.choose(WithAbility("ashby")).choose(WithItem("floor-plan-library"))
    assert len(table.now.players[0].drawn) == 3
    table.choose(Stop())
    assert table.now.locations[4].noise == 0
    table.choose(Take("tinned-soup")).choose(Take("antiseptic"))
    assert table.hand_of(0) == ["antiseptic", "jerrycan", "tinned-soup"]


@rule("DOW-SEARCH-13")
def test_if_there_are_fewer_cards_than_may_be_kept_all_are_kept():
    table = colony(3).group(0, "ashby@library").dice(0, 4).turn(0).deck("library", "tinned-soup")
    table.choose(Search("ashby")).choose(WithAbility("ashby"))
    assert table.hand_of(0) == ["tinned-soup"]


@rule("DOW-SEARCH-14", "DOW-ABILITY-3")
def test_help_is_named_before_the_first_card_and_only_where_it_works():
    table = colony(3).group(0, "ashby@school").dice(0, 4).turn(0).choose(Search("ashby"))
    assert len(table.now.players[0].drawn) == 1
    table = colony(3).group(0, "ashby@library").dice(0, 4).turn(0).choose(Search("ashby")).choose(GoAhead())
    assert not table.person("ashby").used


@rule("DOW-SEARCH-14", "DOW-ABILITY-8")
def test_a_head_torch_draws_three_cards_for_one_noise_token():
    table = at_school(3).gear("haddad", "head-torch").choose(Search("haddad")).choose(MakeNoiseWith("head-torch"))
    assert len(table.now.players[0].drawn) == 4
    assert table.now.locations[3].noise == 1
    assert table.person("haddad").gear[0].used


@rule("DOW-ABILITY-7")
def test_e50_an_apprentice_copies_what_a_ward_sister_has_used_already():
    table = colony(3).group(0, "kerr@hospital").group(1, "dunne@hospital").dice(0, 4).turn(0)
    table.arrange(table.person("dunne"), used=True)
    table.choose(Search("kerr")).choose(WithAbility("dunne")).choose(Stop()).choose(table.options()[0])
    assert len(table.hand_of(0)) == 2
    assert table.person("kerr").used
    assert table.person("dunne").used


@rule("DOW-ABILITY-7")
def test_an_apprentice_copies_nothing_that_works_once_a_game_or_always():
    table = colony(3).group(0, "kerr").group(1, "quill").group(2, "huisman").dice(0, 6).turn(0)
    assert not table.can(UseAbility("kerr"))


@rule("DOW-SEARCH-7")
@pytest.mark.parametrize(
    ("lang", "draws", "told"),
    [
        ("en", 0, "Ada searched the School and kept a card."),
        ("en", 2, "Ada searched the School, looked at 3 cards and kept one."),
        ("fr", 0, "Ada a fouillé l'École et gardé une carte."),
        ("fr", 2, "Ada a fouillé l'École, a regardé 3 cartes et en a gardé une."),
    ],
)
def test_others_read_how_many_cards_were_looked_at_only_where_there_was_a_choice(lang, draws, told):
    table = at_school(3).choose(Search("haddad"))
    for _ in range(draws):
        table.choose(MakeNoise())
    table.choose(Stop())
    if draws:
        table.choose(Take("tinned-soup"))
    lines = [
        line.text.replace("\N{NO-BREAK SPACE}", " ") for line in log(table.table, 1, base_words(GAME, lang), NAMES)
    ]
    assert told in lines, lines


@rule("DOW-SEARCH-7", "DOW-SEARCH-13")
@pytest.mark.parametrize(
    ("gear", "asked", "parts"),
    [([], "Which card do you keep?", ()), (["floor-plan-school"], "You keep 2 of these cards. Which ones?", (Take,))],
)
def test_it_is_said_how_many_cards_are_kept_and_one_is_kept_in_one_pick(gear, asked, parts):
    table = colony(3).group(0, "haddad@school").gear("haddad", *gear).dice(0, 6).turn(0).choose(Search("haddad"))
    for card in gear:
        table.choose(WithItem(card))
    table.choose(MakeNoise()).choose(MakeNoise()).choose(Stop())
    decision = table.table.decision
    assert decision is not None
    assert base_words(GAME, "en").say("ask-keep-card", **decision.about) == asked
    assert decision.parts == parts
