"""The Book of Scripts is bound: what is wrong with it is said with the number of the page, before anybody plays."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from holdouts.engine.content import decode, load_pack
from holdouts.engine.library import LANGUAGES
from holdouts.engine.rulebook import open_rulebook
from holdouts.engine.shelves import BadBook
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.effects import VOCABULARY
from holdouts.games.this_war_of_mine.pages import Page
from holdouts.games.this_war_of_mine.rules.binding import bind, callers_in
from tests.games.this_war_of_mine.desk import page, real_book

AGAIN = {"do": "turn-to", "page": 2006}


def bound_with(*pages: Page, without: int = 0) -> None:
    book = real_book()
    kept = {number: one for number, one in book.pages.items() if number != without}
    bind({**kept, **{one.number: one for one in pages}}, callers_in(book))


def faults(*pages: Page, without: int = 0) -> list[str]:
    with pytest.raises(BadBook) as refused:
        bound_with(*pages, without=without)
    return str(refused.value).splitlines()


def options(*ways: dict[str, Any]) -> dict[str, Any]:
    return {"do": "options", "of": list(ways)}


def follow_up(*do: dict[str, Any], **fields: Any) -> Page:
    """The first follow-up of the square, with something else on it."""
    place = {"kind": "follow-up", "scene": "trip", "callers": [2001]}
    return page(2006, {"do": "remember", "memory": "aunt"}, *do, **{**place, **fields})


def test_all_834_pages_make_a_book():
    book = real_book()
    assert len(book.pages) == 834
    bound_with()


def test_a_page_that_nothing_opens_is_a_fault():
    assert faults(page(9001)) == ["page 9001: nothing opens it"]


def test_a_page_that_explains_rules_and_stands_nowhere_in_the_rulebook_is_a_fault():
    assert faults(page(9001, kind="rule-page", scene="rule")) == ["page 9001: nothing opens it"]


def test_the_rulebook_prints_only_pages_that_explain_rules():
    assert faults(without=534) == ["page 534: stands in the rulebook, and is no page that explains rules"]
    story = page(534, kind="rule", scene="rule", rule="TWM-ADV-5")
    assert faults(story) == ["page 534: stands in the rulebook, and is no page that explains rules"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_that_explains_rules_is_read_in_the_rulebook(lang: str):
    rulebook, pages = open_rulebook(find_game("this-war-of-mine"), lang), real_book().pages
    explaining = [number for number, one in pages.items() if one.kind == "rule-page"]
    assert len(explaining) == 21
    assert {int(number) for number in rulebook.leaves} == {*explaining}
    assert {leaf.id for leaf in rulebook.beside.values()} == {*rulebook.leaves}, "each explains a rule"
    assert rulebook.beside["TWM-ADV-9"].id == "534"
    assert "TWM-ADV-18" not in rulebook.beside, "no page of rules speaks of the cat and the dog"


LONELY = '- {id: "9001", scene: night, kind: errata}'


@pytest.mark.parametrize(
    ("file", "was", "broken", "complaint"),
    [
        ("errata", "", LONELY, "page 9001: nothing opens it"),
        (
            "central-square",
            "turn-to, page: 2006",
            "turn-to, page: 9002",
            "page 2001: turns to 9002, which does not exist",
        ),
        ("central-square", "memory: aunt", "memory: boots", "page 2006: the memory 'boots' is never read"),
    ],
)
def test_no_game_is_loaded_with_a_page_without_a_caller_a_jump_to_nowhere_or_a_memory_never_read(
    file: str, was: str, broken: str, complaint: str, tmp_path: Path
):
    """The whole way, from the files of the pack: each fault once."""
    game, content = find_game("this-war-of-mine"), tmp_path / "content"
    shutil.copytree(game.folder / "content", content)
    torn = content / "book" / f"{file}.yaml"
    text = torn.read_text("utf-8")
    assert was in text
    torn.write_text(text.replace(was, broken) if was else f"{text}\n{broken}\n", "utf-8")
    pack = load_pack(content, game.id, game.cards.shelves, game.cards.vocabulary.hook)
    with pytest.raises(BadBook, match=re.escape(complaint)):
        game.cards.make_book([pack])


def test_a_jump_to_nowhere_is_a_fault():
    assert "page 2006: turns to 9002, which does not exist" in faults(follow_up({"do": "turn-to", "page": 9002}))


def test_a_page_names_exactly_those_that_turn_to_it():
    found = faults(follow_up(callers=[2001, 2002]))
    assert found == ["page 2006: names [2001, 2002] as its callers, but [2001] turn to it"]


def test_a_memory_that_is_never_read_is_a_fault():
    assert faults(follow_up({"do": "remember", "memory": "boots"})) == ["page 2006: the memory 'boots' is never read"]


def test_a_memory_that_is_never_set_is_a_fault():
    asking = {"do": "when", "if": {"is": "remembered", "memory": "boots"}, "effects": []}
    assert faults(follow_up(asking)) == ["page 2006: the memory 'boots' is never set"]
    assert faults(follow_up({"do": "forget", "memory": "boots"})) == ["page 2006: the memory 'boots' is never set"]


def test_a_note_is_of_a_coda_and_a_blank_card_has_a_page_for_it():
    assert "page 2006: notes 2001, which is no coda" in faults(follow_up({"do": "note", "page": 2001}))
    assert "page 2006: mixes in 2001, which is no blank card" in faults(follow_up({"do": "mix-in", "page": 2001}))


def test_a_blank_token_exists_and_comes_into_play():
    assert "page 2006: there is no blank token 'parrot'" in faults(follow_up({"do": "gain-token", "token": "parrot"}))


def test_nothing_stands_after_a_jump_nor_after_what_leads_to_one():
    gain = {"do": "gain", "of": "water"}
    turn = {"do": "turn-to", "page": 2007}
    inside = {"do": "roll", "faces": 10, "bands": [{"up-to": 10, "effects": [turn]}]}
    for do in ([turn, gain], [inside, gain], [options({"take": "a", "effects": [turn, gain]})]):
        assert "page 2006: something stands after a jump" in faults(follow_up(*do))


def test_one_option_of_a_list_is_always_open():
    paid = {"take": "pay", "price": [{"do": "lose", "of": "food"}]}
    given = {"take": "if", "if": {"is": "remembered", "memory": "soup"}}
    otherwise = {"take": "else", "if": {"not": {"is": "remembered", "memory": "soup"}}}
    complaint = "page 2006: has a list of options none of which is always open"
    assert complaint in faults(follow_up(options(paid, given)))
    bound_with(follow_up(options(paid, given, otherwise)))
    bound_with(follow_up(options(paid, {"take": "leave"})))


def test_a_price_is_of_pieces_cards_or_fittings_and_cards_are_returned_only_as_one():
    tired = {"take": "a", "price": [{"do": "state", "state": "fatigue", "by": 1, "who": "one"}]}
    assert "page 2006: asks for 'state' as a price" in faults(follow_up(options(tired, {"take": "b"})))
    assert "page 2006: 'return-cards' stands only in prices" in faults(follow_up({"do": "return-cards", "amount": 1}))
    wood = {"take": "a", "price": [{"do": "lose", "of": "wood"}]}
    assert "page 2006: asks for what nobody has along on a trip" in faults(follow_up(options(wood, {"take": "b"})))


def test_lines_fit_the_scene_of_their_page():
    assert "page 2006: 'actions' does not stand on pages of a trip" in faults(
        follow_up({"do": "actions", "by": 1, "who": "one"})
    )
    assert "page 2006: 'state' speaks of somebody whom the page is not about" in faults(
        follow_up({"do": "state", "state": "misery", "by": 1, "who": "me"})
    )
    at_home = {"kind": "follow-up", "scene": "night", "callers": [2361]}
    assert "page 2366: 'noise' stands only on pages of a trip" in faults(
        page(2366, {"do": "noise", "by": 1}, **at_home)
    )


def test_every_entry_ending_and_epilogue_is_there():
    assert "page 2022: is missing, the blue entry of city-hospital" in faults(without=2022)
    assert "page 285: leads to 0 endings of anton" in faults(without=2853)
    assert "page 1000: there are 0 mixed epilogues of marin" in faults(without=740)


def test_an_entry_has_the_number_of_its_card_and_colour():
    book = real_book()
    wrong = page(2001, *[], kind="entry", scene="trip", card="church", colour="red")
    assert "page 2001: nothing opens it" in faults(wrong)
    assert book.pages[2001].card == "central-square"


def test_an_unknown_effect_does_not_load():
    with pytest.raises(ValueError, match="Unknown effect `remembr`; did you mean `remember`"):
        decode({"id": "1", "kind": "errata", "scene": "trip", "do": [{"do": "remembr"}]}, Page, VOCABULARY.hook)


@pytest.mark.rule("TWM-BOOK-14")
def test_entries_that_open_a_thread_are_known_by_the_pages_behind_them():
    threads = real_book().volume.threads
    assert 2001 in threads, "the boy's aunt remembers, one page further on"
    assert 2205 in threads, "two pages on there is a child"
    assert 2002 not in threads, "it answers a memory and opens none"
    assert len(threads) == 53
