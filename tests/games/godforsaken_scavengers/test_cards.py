"""Cards in general. [GOD-CARD]"""

from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from holdouts.engine.content import PackProblems, load_pack
from holdouts.engine.library import base_book, base_pack, open_words
from holdouts.engine.view import Back, Face, view
from holdouts.games.godforsaken_scavengers.cards import Action, Opportunity, Peril
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Aim,
    Approach,
    Complete,
    Dig,
    Drop,
    Eat,
    Feed,
    Give,
    Neutralise,
    OnPile,
    Pass,
    Pay,
    Play,
    Select,
    UsePower,
)
from holdouts.testing import expedition, rule

BOOK = base_book(GAME)
LEVELS = (1, 2, 3)


def of_level(level: int, kind: type) -> list[Any]:
    return [card for card in BOOK.cards if card.level == level and isinstance(card, kind)]


def seen_by(table, seat: int):
    return view(table.table, seat, open_words(GAME, "en"), ["Ana", "Ben", "Cleo"][: len(table.now.players)]).scene


def zone(look, ref: str):
    return next(zone for zone in look.zones if zone.ref == ref)


# --- what stands on a card ---


@rule("GOD-CARD-1")
def test_the_back_of_every_draw_card_shows_its_level():
    tops = {1: "cave-worm", 2: "hunt", 3: "anomaly-three"}
    table = expedition().pile(0, tops[1]).pile(1, tops[2]).pile(2, tops[3]).turn(0)
    backs = [zone(seen_by(table, 1), f"pile:{pile}").cards[0] for pile in range(3)]
    assert all(isinstance(back, Back) for back in backs)
    words = open_words(GAME, "en")
    assert [back.back for back in backs] == [words.say("level", level=level) for level in LEVELS]
    assert {card.level for card in BOOK.cards} == set(LEVELS)


@rule("GOD-CARD-2")
def test_a_higher_level_means_more_value_and_more_danger():
    food = [mean(card.food for card in of_level(level, Action)) for level in LEVELS]
    danger = [
        sum(peril.afflictions for peril in of_level(level, Peril)) / len(of_level(level, object)) for level in LEVELS
    ]
    assert food == sorted(set(food))
    assert danger == sorted(set(danger))


@rule("GOD-CARD-3")
def test_higher_levels_hold_more_perils_and_nastier_ones():
    perils = [len(of_level(level, Peril)) for level in LEVELS]
    harm = [mean(peril.afflictions + bool(peril.extra) for peril in of_level(level, Peril)) for level in LEVELS]
    assert perils == [4, 7, 9]
    assert harm == sorted(harm)
    assert harm[0] < harm[2]


@rule("GOD-CARD-4")
def test_the_corner_tells_the_kind_of_a_card():
    table = expedition().searched("hunt", "fungus-patch").discarded("cave-worm").turn(0)
    look = seen_by(table, 1)
    corners = {
        card.name: (card.kind, card.corner) for ref in ("searched", "discards") for card in zone(look, ref).cards
    }
    assert corners == {"Hunt": ("Action", "2"), "Fungus Patch": ("Opportunity", ""), "Cave Worm": ("Peril", "")}


@rule("GOD-CARD-8")
def test_reactions_can_be_told_from_other_actions_by_their_faces():
    reactions = {card.id for card, reacts in zip(BOOK.cards, BOOK.reactions, strict=True) if reacts}
    named = {"hide", "barricade", "salvation", "ambush", "instinct", "sacrifice", "carapace"}
    assert reactions == {*named, "dire-hound"}
    table = expedition().searched("hide", "hunt").turn(0)
    assert [card.kind for card in zone(seen_by(table, 1), "searched").cards] == [
        open_words(GAME, "en").say(f"type-{kind}") for kind in ("reaction", "action")
    ]


@rule("GOD-CARD-14")
def test_everybody_sees_the_levels_of_hands_and_of_cards_under_the_caravan():
    table = expedition(caravan=True).hand(0, "instinct", "torch").under_caravan("rest").turn(0)
    look = seen_by(table, 1)
    words = open_words(GAME, "en")
    hand = next(zone for zone in look.people[0].zones if zone.ref == "hand:0")
    assert [card.back for card in hand.cards] == [words.say("level", level=level) for level in (1, 3)]
    assert [card.back for card in zone(look, "caravan").cards] == [words.say("level", level=2)]
    assert not any(isinstance(card, Face) for card in (*hand.cards, *zone(look, "caravan").cards))


@rule("GOD-CARD-14")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_imagines_what_is_hidden_keeps_to_the_backs(seed):
    table = expedition(caravan=True).hand(0, "instinct", "torch", "rest").under_caravan("rest", "hide").turn(0)
    twin = table.table.imagine(1, seed).state
    levels = BOOK.levels

    def backs(state):
        tops = [levels[pile[-1]] for pile in state.piles]
        held = (state.players[0].hand, state.caravan)
        return tops, *(sorted(levels[card] for card in cards) for cards in held)

    assert backs(twin) == backs(table.now)


# --- two uses ---


@rule("GOD-CARD-5", "GOD-CARD-6")
def test_an_action_is_played_for_its_text_and_discarded():
    table = expedition().hand(0, "bait").turn(0).choose(Play("bait")).choose(OnPile(0))
    assert table.pile_ids(0)[-1] == "dry-ration"
    assert table.hand_ids(0) == []
    assert table.ids("discards") == ["bait"]


@rule("GOD-CARD-5", "GOD-CARD-6")
def test_an_action_is_eaten_for_its_number_and_discarded():
    table = expedition(location="choking-narrows").hand(0, "bait").feeding()
    assert not table.can(Feed(), 0)
    table.choose(Eat("bait"), 0)
    assert table.can(Feed(), 0)
    table.choose(Feed(), 0).starve(1)
    assert "bait" in table.ids("discards")
    assert table.player(0).afflictions == []


@rule("GOD-CARD-7")
@pytest.mark.parametrize("card", ["stray-larva", "pathfinder", "acid-rain"])
def test_no_effect_brings_anything_but_an_action_into_a_hand(card):
    assert not expedition().hand(0, "deep-cache").discarded(card).turn(0).can(Play("deep-cache"))
    assert not expedition().hand(0, "forage").searched(card).turn(0).can(Play("forage"))


@rule("GOD-CARD-7")
def test_dire_hound_and_pathfinder_are_the_cards_that_say_they_can_be_held():
    held = {card.id for card in BOOK.cards if isinstance(card, (Peril, Opportunity)) and card.in_hand is not None}
    assert held == {"dire-hound", "pathfinder"}


@rule("GOD-CARD-9")
def test_a_reaction_can_be_eaten_like_any_action():
    table = expedition(location="choking-narrows").hand(0, "hide").feeding()
    table.choose(Eat("hide"), 0)
    assert table.can(Feed(), 0)


@rule("GOD-CARD-9")
@pytest.mark.parametrize("card", ["hide", "barricade", "salvation", "ambush", "instinct", "sacrifice", "carapace"])
def test_without_a_peril_a_reaction_can_be_played_only_if_part_of_it_still_applies(card):
    assert not expedition().hand(0, card).searched("hunt").discarded("rest").turn(0).can(Play(card))


@rule("GOD-CARD-9")
def test_salvation_may_be_played_just_to_turn_ones_character_up():
    table = expedition(characters=True).character(0, "packrat", face_up=False).hand(0, "salvation").turn(0)
    table.choose(Play("salvation"))
    assert table.player(0).revealed
    assert not expedition(characters=True).character(0, "packrat").hand(0, "salvation").turn(0).can(Play("salvation"))


@rule("GOD-CARD-9")
def test_carapace_may_be_played_against_starving():
    table = expedition().hand(0, "carapace").feeding()
    table.choose(Play("carapace"), 0).starve(0, 1)
    assert len(table.player(0).face_down) == 1
    assert table.player(1).face_down == []


# --- the card itself ---


@rule("GOD-CARD-10")
def test_a_card_can_refer_to_itself():
    table = expedition().hand(0, "bait", "torch").pile(0, "dire-hound").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0)).choose(Pay("bait"))
    assert table.hand_ids(0) == ["dire-hound"]


@rule("GOD-CARD-11")
def test_a_played_card_lies_in_the_discard_pile_before_its_effect():
    table = expedition().hand(0, "snare").pile(0, "anomaly-one", "hunt").pile(1).pile(2).turn(0)
    table.choose(Play("snare"))
    # The Anomaly it uncovered has taken the Snare along.
    assert table.ids("discards") == []
    assert sorted(table.pile_ids(0)) == ["anomaly-one", "hunt", "snare"]


@rule("GOD-CARD-11")
def test_a_cards_own_effect_can_never_pick_it():
    table = expedition(3).hand(1, "sacrifice").discarded("bait", "hunt").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).choose(Pass()).choose(Play("sacrifice"))
    assert "sacrifice" in table.ids("discards")
    assert table.can(Select("bait"))
    assert not table.can(Select("sacrifice"))


@rule("GOD-CARD-11")
def test_alone_in_the_discard_pile_a_card_finds_nothing():
    table = expedition(3).hand(1, "sacrifice").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).choose(Pass()).choose(Play("sacrifice"))
    assert table.ids("store", 1) == []
    assert table.ids("discards") == ["sacrifice"]


@rule("GOD-CARD-12")
@pytest.mark.parametrize("card", ["dry-ration", "smoked-meat"])
def test_food_cannot_be_played(card):
    assert not expedition().hand(0, card).turn(0).can(Play(card))


@rule("GOD-CARD-12")
@pytest.mark.parametrize(
    "card", ["relief", "rest", "royal-jelly", "second-wind", "deep-cache", "forage", "barter", "move"]
)
def test_a_card_without_a_legal_effect_can_be_given_or_spent_but_not_played(card):
    table = expedition().hand(0, card).pile(0, "cave-worm").turn(0)
    assert not table.can(Play(card))
    table.choose(Dig(0)).nobody_reacts()
    assert table.can(Neutralise(0))


@rule("GOD-CARD-12")
def test_a_card_that_cannot_be_played_can_be_given_away():
    table = expedition().hand(0, "dry-ration").turn(0)
    table.choose(Approach()).choose(Aim(1))
    assert table.can(Give("dry-ration"))


# --- costs ---


@rule("GOD-CARD-13")
def test_what_was_paid_for_a_reward_cannot_be_picked_by_it():
    table = expedition().hand(0, "hunt", "rest").searched("bait").pile(0, "weeping-spider").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0)).choose(Pay("hunt"))
    # What the same Peril has discarded can be picked, and is all there is.
    assert table.hand_ids(0) == ["bait"]
    assert sorted(table.ids("discards")) == ["hunt", "rest", "weeping-spider"]


@rule("GOD-CARD-13")
def test_what_was_paid_for_a_quest_cannot_be_picked_by_its_effect():
    table = expedition().hand(0, "salvation").discarded("hide").searched("old-armoury").turn(0)
    table.choose(Complete("old-armoury"))
    assert not table.can(Select("salvation"))
    table.choose(Select("hide"))
    assert table.hand_ids(0) == ["hide"]


@rule("GOD-CARD-13")
def test_a_power_is_not_mistaken_for_a_card_of_the_same_number():
    """Character numbers and card numbers are different things: nothing is barred to the Quartermaster by chance."""
    table = expedition(characters=True).character(0, "quartermaster").searched("hunt").turn(0)
    namesake = table.state.players[0].character
    table.state.draw.remove(namesake)
    table.state.players[0].hand.append(namesake)
    table.choose(UsePower())
    assert table.player(0).store == [namesake]
    assert table.hand_ids(0) == ["hunt"]


@rule("GOD-CARD-7")
def test_a_card_taken_from_the_discard_pile_needs_room_in_the_hand():
    table = expedition(characters=True).character(0, "gravedigger").discarded("hunt", "rest")
    table.hand(0, "bait", "torch", "scout", "move").turn(0).choose(UsePower()).choose(Select("hunt"))
    table.choose(Drop("bait")).choose(Pass())
    assert table.hand_ids(0) == ["torch", "scout", "move", "hunt"]


# --- what a pack may say ---


def a_pack(folder: Path, effects: str) -> Path:
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        "id: more\ngame: godforsaken-scavengers\ntitle: More\nversion: 1.0.0\n", encoding="utf-8"
    )
    card = f"- id: lantern\n  level: 1\n  food: 1\n  effects:\n    - {effects}\n"
    (folder / "actions.yaml").write_text(card, encoding="utf-8")
    (folder / "words").mkdir()
    words = "name-lantern = Lantern\nflavour-lantern = It flickers.\n"
    (folder / "words" / "en.ftl").write_text(words, encoding="utf-8")
    return folder


@rule("GOD-TURN-5")
@pytest.mark.parametrize(
    ("effects", "said"),
    [
        (
            "{do: may, effects: [{do: search}, {do: move, to: bottom}]}",
            "'search' must be the last effect of its list inside 'may'",
        ),
        (
            "{do: either, of: [[{do: move, to: bottom}], [{do: move, to: discard}, {do: move, to: bottom}]]}",
            "'move' must be the last effect of its list inside 'either'",
        ),
        (
            "{do: may, effects: [{do: may, effects: [{do: look, amount: 2, then: search}]}, {do: move, to: bottom}]}",
            "'may' must be the last effect of its list inside 'may'",
        ),
        ("{do: each, who: everyone, effects: [{do: search, who: self}]}", "'search' cannot stand inside 'each'"),
    ],
)
def test_a_pack_cannot_let_an_effect_overtake_a_search(tmp_path, effects, said):
    with pytest.raises(PackProblems, match="lantern") as refused:
        load_pack(a_pack(tmp_path / "more", effects), GAME.id, GAME.cards.shelves, GAME.cards.vocabulary.hook)
    assert said in str(refused.value)


@rule("GOD-TURN-5")
@pytest.mark.parametrize(
    "effects",
    [
        "{do: may, effects: [{do: move, to: bottom}, {do: search}]}",
        "{do: may, effects: [{do: look, amount: 2}, {do: move, to: bottom}]}",
    ],
)
def test_a_pack_may_let_a_search_come_last(tmp_path, effects):
    pack = load_pack(a_pack(tmp_path / "more", effects), GAME.id, GAME.cards.shelves, GAME.cards.vocabulary.hook)
    assert pack.id == "more"


def with_lantern(folder: Path, effects: str):
    """The cards of the box, and one more."""
    pack = load_pack(a_pack(folder / "more", effects), GAME.id, GAME.cards.shelves, GAME.cards.vocabulary.hook)
    return expedition(book=GAME.cards.make_book([base_pack(GAME), pack])).hand(0, "lantern")


@rule("GOD-TURN-5")
def test_what_follows_a_search_in_a_text_waits_for_what_was_searched(tmp_path):
    table = with_lantern(tmp_path, "{do: search}\n    - {do: take}")
    table.searched("bait").pile(0, "acid-rain").turn(0, pile=0).choose(Play("lantern"))
    assert table.ids("open") == ["acid-rain"]
    table.endure()
    # The Peril has swept the Bait away before there was anything to take.
    assert table.hand_ids(0) == []


@rule("GOD-CARD-11")
def test_a_card_cannot_pick_itself_even_when_an_anomaly_has_brought_it_back(tmp_path):
    table = with_lantern(tmp_path, "{do: move, to: discard}\n    - {do: look, amount: 5, then: search}")
    table.pile(0, "anomaly-one").pile(1, "hunt").pile(2).turn(0).choose(Play("lantern")).choose(OnPile(0))
    # The Lantern lies in the second pile now, where it looks for a card.
    assert "lantern" in table.pile_ids(1)
    assert not table.can(Select("lantern"))
    assert table.can(Select("hunt"))
