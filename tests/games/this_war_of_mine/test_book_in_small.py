"""A book of thirty pages, bound: everything that is wrong with one is said, line by line, and nothing else."""

from typing import Any

import pytest

from holdouts.engine.shelves import BadBook
from holdouts.games.this_war_of_mine.pages import INKS, MOODS, Page, Volume
from holdouts.games.this_war_of_mine.rules.binding import BASES, BLOCK, Callers, bind
from tests.games.this_war_of_mine.desk import page

OWNERS = {"trip": ("yard", "mill"), "night": ("rain",), "day": ("ada", "ben")}
WATER = {"do": "gain", "of": "water"}
AUNT = {"is": "remembered", "memory": "aunt"}


def turn(number: int) -> dict[str, Any]:
    return {"do": "turn-to", "page": number}


def remember(memory: str = "aunt") -> dict[str, Any]:
    return {"do": "remember", "memory": memory}


def when(condition: dict[str, Any], *effects: dict[str, Any]) -> dict[str, Any]:
    return {"do": "when", "if": condition, "effects": list(effects)}


def options(*ways: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"do": "options", "of": list(ways), **more}


def entry(number: int, *do: dict[str, Any]) -> Page:
    """An entry of the small book, with something else on it."""
    scene = max((scene for scene in BASES if BASES[scene] <= number), key=BASES.__getitem__)
    place, ink = divmod(number - BASES[scene], BLOCK)
    return page(number, *do, kind="entry", scene=scene, card=OWNERS[scene][place], colour=INKS[ink])


def small_book(*others: Page, without: tuple[int, ...] = ()) -> dict[int, Page]:
    """Two Locations, an Event and two Characters; one index with its endings, all epilogues, a memory and its echo."""
    pages = [
        entry(BASES[scene] + BLOCK * place + ink)
        for scene, cards in OWNERS.items()
        for place in range(len(cards))
        for ink in range(len(INKS))
    ]
    pages += [page(285, kind="index", scene="end")]
    pages += [
        page(2853 + n, kind="ending", scene="end", card=card, callers=[285]) for n, card in enumerate(OWNERS["day"])
    ]
    pages += [
        page(740 + 10 * n + place, kind="epilogue", scene="end", card=card, mood=mood)
        for n, card in enumerate(OWNERS["day"])
        for place, mood in enumerate(MOODS)
    ]
    pages += [page(2900, kind="echo", scene="night", memory="aunt"), entry(2001, remember()), *others]
    return {one.number: one for one in pages if one.number not in without}


def bound(*others: Page, without: tuple[int, ...] = (), **callers: Any) -> Volume:
    given: dict[str, Any] = {"blanks": {}, "arrows": frozenset(), "tokens": frozenset({"child", "dog"}), **callers}
    return bind(small_book(*others, without=without), Callers(owners=OWNERS, **given))


def faults(*others: Page, without: tuple[int, ...] = (), **callers: Any) -> list[str]:
    with pytest.raises(BadBook) as refused:
        bound(*others, without=without, **callers)
    return str(refused.value).splitlines()


def follow_up(number: int, *do: dict[str, Any], callers: list[int], **fields: Any) -> Page:
    return page(number, *do, **{"kind": "follow-up", "scene": "trip", "callers": callers, **fields})


# --- what a bound book knows ---


def test_a_bound_book_knows_its_threads_answers_echoes_endings_and_epilogues():
    dog = page(2901, kind="echo", scene="night", token="dog")
    asking = when({"is": "token-in-play", "token": "dog"})
    volume = bound(
        dog,
        entry(2002, turn(2006)),
        follow_up(2006, turn(2007), callers=[2002]),
        follow_up(2007, {"do": "gain-token", "token": "dog"}, callers=[2006]),
        entry(2003, {"do": "gain-token", "token": "child"}),
        entry(2004, asking, when(AUNT)),
        entry(2005, {"do": "lose-token", "token": "dog"}, {"do": "forget", "memory": "aunt"}),
    )
    assert volume.threads == {2001, 2002}
    assert len(volume.answers) == 25
    assert volume.answers[2004] == (frozenset({"aunt"}), frozenset({"dog"}))
    assert volume.answers[2005] == (frozenset(), frozenset())
    assert volume.echoes == {"aunt": 2900, "dog": 2901}
    assert volume.endings == {(285, "ada"): 2853, (285, "ben"): 2854}
    assert volume.epilogues == {
        ("ada", "hopeful"): 740,
        ("ada", "mixed"): 741,
        ("ada", "dark"): 742,
        ("ben", "hopeful"): 750,
        ("ben", "mixed"): 751,
        ("ben", "dark"): 752,
    }
    assert volume.clauses == {}


def test_a_clause_stays_with_the_token_of_its_page():
    unfed = {"do": "clause", "at": "dusk-unfed", "effects": [WATER]}
    trait = {"do": "clause", "at": "trait", "effects": []}
    volume = bound(entry(2002, {"do": "gain-token", "token": "dog"}, unfed, trait), entry(2003, WATER))
    (number, effects) = volume.clauses["dog", "dusk-unfed"]
    assert (number, len(effects)) == (2002, 1)
    assert volume.clauses.keys() == {("dog", "dusk-unfed"), ("dog", "trait")}


def test_pages_that_lead_to_each_other_are_walked_once():
    volume = bound(
        entry(2002, turn(2006)),
        follow_up(2006, turn(2007), callers=[2002, 2007]),
        follow_up(2007, turn(2006), callers=[2006]),
    )
    assert volume.threads == {2001}


# --- what opens a page ---


@pytest.mark.parametrize("kind", ["errata", "blank", "red-arrow", "coda", "follow-up", "rule"])
def test_a_page_of_no_card_and_no_rule_is_opened_by_nothing(kind):
    assert faults(page(9001, kind=kind)) == ["page 9001: nothing opens it"]


def test_a_rule_the_rulebook_an_arrow_or_a_note_opens_a_page():
    bound(page(9001, rule="TWM-STATE-7"))
    bound(page(9001, kind="rule-page", scene="rule"), cited=frozenset({9001}))
    bound(page(9001, kind="red-arrow"), arrows=frozenset({9001}))
    bound(page(9001, kind="coda", scene="end"), entry(2002, {"do": "note", "page": 9001}))


def test_a_blank_card_is_opened_where_it_is_mixed_in_and_has_a_card():
    mixing = entry(2002, {"do": "mix-in", "page": 9001})
    blank = page(9001, kind="blank")
    assert bound(blank, mixing, blanks={9001: ("visitors", 3)}).blanks == {9001: ("visitors", 3)}
    assert faults(blank, mixing) == ["page 9001: nothing opens it"]
    assert faults(blank, blanks={9001: ("visitors", 3)}) == ["page 9001: nothing opens it"]


@pytest.mark.parametrize(("memory", "token"), [("", ""), ("aunt", "dog")])
def test_an_echo_answers_a_memory_or_a_token_and_not_both(memory, token):
    echo = page(9001, kind="echo", scene="night", memory=memory, token=token)
    bringing = entry(2002, {"do": "gain-token", "token": "dog"})
    assert faults(echo, bringing) == ["page 9001: nothing opens it"]


@pytest.mark.parametrize("kind", ["ending", "epilogue"])
def test_an_ending_and_an_epilogue_are_of_somebody_in_the_game(kind):
    assert faults(page(9001, kind=kind, scene="end", card="cat", callers=[285] if kind == "ending" else [])) == [
        "page 9001: nothing opens it"
    ]


@pytest.mark.parametrize(
    ("scene", "card", "colour"), [("night", "yard", "blue"), ("trip", "mill", "blue"), ("trip", "yard", "red")]
)
def test_an_entry_has_the_scene_the_card_and_the_colour_of_its_number(scene, card, colour):
    wrong = page(2002, kind="entry", scene=scene, card=card, colour=colour)
    assert faults(wrong) == ["page 2002: nothing opens it"]


def test_whoever_turns_to_a_page_is_named_on_it():
    found = faults(entry(2002, turn(2006)), entry(2003, turn(2006)), follow_up(2006, callers=[2003]))
    assert found == ["page 2006: names [2003] as its callers, but [2002, 2003] turn to it"]


# --- where a page leads ---


def test_a_jump_to_nowhere_is_named_with_where_it_would_lead():
    assert faults(entry(2002, turn(9002))) == ["page 2002: turns to 9002, which does not exist"]


def test_what_is_noted_or_struck_out_is_a_coda_and_every_one_that_is_not_is_named():
    found = faults(entry(2002, {"do": "note", "page": 2900}, {"do": "strike-note", "page": 285}))
    assert found == ["page 2002: notes 285, which is no coda", "page 2002: notes 2900, which is no coda"]
    assert faults(entry(2002, {"do": "note", "page": 9002})) == ["page 2002: notes 9002, which is no coda"]


def test_what_is_mixed_in_is_a_blank_card():
    assert faults(entry(2002, {"do": "mix-in", "page": 2003})) == ["page 2002: mixes in 2003, which is no blank card"]


# --- what is missing ---


@pytest.mark.parametrize(
    ("number", "owner"),
    [
        (2001, "red entry of yard"),
        (2025, "violet entry of mill"),
        (2363, "green entry of rain"),
        (2604, "yellow entry of ada"),
        (2622, "blue entry of ben"),
    ],
)
def test_every_entry_has_a_page(number, owner):
    found = faults(without=(number, 2900))
    assert found == [f"page {number}: is missing, the {owner}"] + (
        [] if number == 2001 else ["page 2001: the memory 'aunt' is never read"]
    )


def test_another_page_under_the_number_of_an_entry_is_not_its_entry():
    assert faults(page(2002, rule="TWM-STATE-7")) == ["page 2002: is missing, the blue entry of yard"]


def test_every_index_has_one_ending_of_everybody_and_there_is_one_epilogue_for_every_mood():
    assert faults(without=(2854,)) == ["page 285: leads to 0 endings of ben"]
    second = page(2860, kind="ending", scene="end", card="ada", callers=[285])
    assert faults(second) == ["page 285: leads to 2 endings of ada"]
    assert faults(page(286, kind="index", scene="end")) == [
        "page 286: leads to 0 endings of ada",
        "page 286: leads to 0 endings of ben",
    ]
    assert faults(without=(752,)) == ["page 1000: there are 0 dark epilogues of ben"]
    again = page(760, kind="epilogue", scene="end", card="ada", mood="mixed")
    assert faults(again) == ["page 1000: there are 2 mixed epilogues of ada"]


# --- memories and tokens ---


def test_memories_are_set_and_read():
    assert faults(entry(2002, remember("boots"), remember("ash"))) == [
        "page 2002: the memory 'ash' is never read",
        "page 2002: the memory 'boots' is never read",
    ]
    asking = when({"is": "remembered", "memory": "boots"})
    assert faults(entry(2002, asking, {"do": "forget", "memory": "ash"})) == [
        "page 2002: the memory 'ash' is never set",
        "page 2002: the memory 'boots' is never set",
    ]
    bound(entry(2002, asking), entry(2003, remember("boots")))
    bound(entry(2002, asking, turn(9001)), follow_up(9001, remember("boots"), callers=[2002]))
    assert faults(page(2901, kind="echo", scene="night", memory="boots")) == [
        "page 2901: the memory 'boots' is never set"
    ]


def test_tokens_exist_and_come_into_play():
    asking = when({"is": "token-in-play", "token": "dog"})
    never = "page 2002: the blank token 'dog' never comes into play"
    assert faults(entry(2002, asking)) == [never]
    assert faults(entry(2002, {"do": "lose-token", "token": "dog"})) == [never]
    assert faults(page(2901, kind="echo", scene="night", token="dog")) == [never.replace("2002", "2901")]
    assert faults(entry(2002, {"do": "gain-token", "token": "parrot"}, asking)) == [
        never,
        "page 2002: there is no blank token 'parrot'",
    ]
    bound(entry(2002, asking), entry(2003, {"do": "gain-token", "token": "dog"}))


# --- a page by itself ---


@pytest.mark.parametrize(
    "line",
    [{"do": "noise", "by": 1}, {"do": "end-exploration"}, {"do": "capacity", "by": 1}, {"do": "encounter"}],
)
def test_some_lines_stand_only_on_pages_of_a_trip_or_of_a_scenario(line):
    assert faults(entry(2361, line)) == [f"page 2361: '{line['do']}' stands only on pages of a trip"]
    bound(entry(2002, line))
    bound(page(9001, line, kind="red-arrow", scene="scen"), arrows=frozenset({9001}))


def test_actions_are_not_given_on_a_trip():
    line = {"do": "actions", "by": 1, "who": "one"}
    assert faults(entry(2002, line)) == ["page 2002: 'actions' does not stand on pages of a trip"]
    bound(entry(2361, line))
    bound(page(9001, line, kind="red-arrow", scene="scen"), arrows=frozenset({9001}))


def test_a_page_speaks_of_somebody_only_if_it_is_about_somebody():
    sad = {"do": "state", "state": "misery", "by": 1, "who": "me"}
    bearing = {"do": "gain-token", "token": "dog", "on": "me"}
    assert faults(entry(2361, sad)) == ["page 2361: 'state' speaks of somebody whom the page is not about"]
    assert faults(entry(2361, bearing)) == ["page 2361: 'gain-token' speaks of somebody whom the page is not about"]
    bound(entry(2601, sad))
    bound(page(2853, sad, kind="ending", scene="end", card="ada", callers=[285]))
    bound(page(9001, sad, scene="night", rule="TWM-STATE-7", subject=True))


def test_nothing_stands_after_a_jump_wherever_it_is():
    complaint = ["page 2002: something stands after a jump"]
    target = follow_up(2006, callers=[2002])
    band = {"do": "roll", "faces": 10, "bands": [{"up-to": 10, "effects": [turn(2006)]}]}
    way = options({"take": "a", "effects": [turn(2006), WATER]}, {"take": "b"})
    for do in ([turn(2006), WATER], [band, WATER], [way], [when(AUNT, turn(2006), WATER)]):
        assert faults(entry(2002, *do), target) == complaint
    bound(entry(2002, WATER, band), target)
    bound(entry(2002, WATER, options({"take": "a", "effects": [WATER, turn(2006)]}, {"take": "b"})), target)


def test_cards_are_returned_only_as_a_price_for_one_way_or_for_one_more():
    returned = {"do": "return-cards", "amount": 1}
    assert faults(entry(2002, returned)) == ["page 2002: 'return-cards' stands only in prices"]
    assert faults(entry(2002, when(AUNT, returned))) == ["page 2002: 'return-cards' stands only in prices"]
    paid = {"take": "a", "price": [returned], "effects": [WATER]}
    bound(entry(2002, options(paid, {"take": "b"}, again=[returned])))


@pytest.mark.parametrize("good", ["water", "wood", "components"])
def test_a_price_is_something_the_party_can_have_along(good):
    paid = {"take": "a", "price": [{"do": "lose", "of": good}]}
    for way in (options(paid, {"take": "b"}), options({"take": "b"}, again=paid["price"])):
        assert faults(entry(2002, way)) == ["page 2002: asks for what nobody has along on a trip"]
        bound(entry(2361, way))
    bound(entry(2002, options({"take": "a", "price": [{"do": "lose", "of": "food"}]}, {"take": "b"})))


def test_only_pieces_value_cards_and_fittings_are_prices():
    tired = {"do": "state", "state": "fatigue", "by": 1, "who": "one"}
    assert faults(entry(2002, options({"take": "a", "price": [tired]}, {"take": "b"}))) == [
        "page 2002: asks for 'state' as a price"
    ]
    assert faults(entry(2002, options({"take": "b"}, again=[tired]))) == ["page 2002: asks for 'state' as a price"]


def test_one_way_of_a_list_is_open_in_any_case():
    complaint = ["page 2002: has a list of options none of which is always open"]
    paid = {"take": "pay", "price": [{"do": "lose", "of": "food"}]}
    given = {"take": "if", "if": AUNT}
    otherwise = {"take": "else", "if": {"not": AUNT}}
    other = {"take": "else", "if": {"not": {"is": "remembered", "memory": "boots"}}}
    boots = entry(2003, remember("boots"))
    assert faults(entry(2002, options(paid, given))) == complaint
    assert faults(entry(2002, options(paid, given, other)), boots) == complaint
    assert faults(entry(2002, options({**given, "price": paid["price"]}, otherwise))) == complaint
    for ways in ([paid, given, otherwise], [otherwise, given], [paid, {"take": "leave"}]):
        bound(entry(2002, options(*ways)))
