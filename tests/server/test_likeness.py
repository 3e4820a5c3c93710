"""Answers about equal things are one; answers that only sound alike are told apart."""

from holdouts.engine.view import Back, Face, Person, Scene, Zone
from holdouts.games import find_game
from holdouts.server.likeness import Answer, gathered
from holdouts.server.phrases import tongue

WORDS = tongue(find_game("maximum-apocalypse"), (), None, "en").page


def face(ref: str, **more: object) -> Face:
    return Face(ref=ref, name="Revolver", kind="Weapon", **more)  # type: ignore[arg-type]


def scene(*zones: Zone) -> Scene:
    return Scene(title="", people=(Person(ref="seat:0", seat=0, name="Ilka", me=True, zones=zones),))


def use(number: int, *refs: str, label: str = "Use Revolver") -> Answer:
    return Answer(number=number, label=label, refs=refs, json=f'{{"card": {number}}}', pick="use")


def test_two_copies_of_a_card_in_one_hand_are_one_answer_that_says_so():
    hand = Zone(ref="hand:0", title="Hand", cards=(face("card:1"), face("card:2")))
    [found] = gathered([use(1, "card:1"), use(2, "card:2")], scene(hand), WORDS)
    assert (found.number, found.times, found.json) == (1, 2, '{"card": 1}')
    assert found.refs == ("card:1", "card:2"), "either copy can be pressed"


def test_copies_with_something_else_on_them_stay_apart_and_tell_it():
    gear = Zone(ref="gear:0", title="Gear", cards=(face("card:1", tags=("6/6",)), face("card:2", tags=("1/6",))))
    found = gathered([use(1, "card:1"), use(2, "card:2")], scene(gear), WORDS)
    assert [(answer.times, answer.detail) for answer in found] == [(1, "6/6"), (1, "1/6")]


def test_copies_that_lie_in_different_places_stay_apart_and_say_where():
    hand = Zone(ref="hand:0", title="Hand", cards=(face("card:1"),))
    store = Zone(ref="store:0", title="Store", cards=(face("card:2"),))
    found = gathered([use(1, "card:1"), use(2, "card:2")], scene(hand, store), WORDS)
    assert [answer.detail for answer in found] == ["Hand", "Store"]


def test_what_is_no_card_is_never_taken_for_another():
    found = gathered([use(1, "place:1", label="Go"), use(2, "place:2", label="Go")], scene(), WORDS)
    assert [answer.number for answer in found] == [1, 2]


def test_an_answer_says_of_what_kind_it_is_where_there_is_a_word_for_it():
    odd = Answer(number=3, label="Concede", refs=(), json="{}", pick="concede")
    found = gathered([use(1, "card:1"), use(2, "card:2", label="Use Axe"), odd], scene(), WORDS)
    assert [(answer.group, answer.kin) for answer in found] == [("Use", 2), ("Use", 2), ("", 1)]


def test_an_answer_says_by_name_which_cards_it_is_about():
    gear = Zone(ref="gear:0", title="Gear", cards=(face("card:1"), Back(back="Loot", ref="card:2")))
    [found] = gathered([use(1, "card:1", "card:2", "place:1")], scene(gear), WORDS)
    assert found.about == ("Revolver",), "neither a back nor a place has a name"
