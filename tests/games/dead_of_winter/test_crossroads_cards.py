"""All eighty crossroads, one by one: each fires by legal choices, and both its ways do what the catalog says."""

import pytest

from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.board import Food
from holdouts.games.dead_of_winter.effects.dice import LoseDice
from holdouts.games.dead_of_winter.effects.items import Drop
from holdouts.games.dead_of_winter.picks import Second, ThumbDown, ThumbUp
from holdouts.games.dead_of_winter.positions import BLANK
from holdouts.games.dead_of_winter.rules import crossroads
from holdouts.testing import rule
from tests.games.dead_of_winter.crossroads import COLONY, FIRES, PLACES, base, fired, go, settle


def is_past(table, id_):
    state = table.now
    return state.past_crossroads and state.book.crossroads[state.past_crossroads[-1]].id == id_


@rule("DOW-CROSS-2", "DOW-CROSS-3", "DOW-CROSS-4", "DOW-CROSS-11", "DOW-CROSS-14")
@pytest.mark.parametrize("id_", FIRES)
def test_every_card_fires_by_legal_choices_and_is_removed(id_):
    table = fired(id_)
    assert is_past(table, id_)
    assert table.now.crossroads == -1


def test_all_eighty_are_here():
    assert [card.id for card in base("song").state.book.crossroads] == list(FIRES)


# --- what its two ways do ---


def sums(table):
    """What a way may change, in numbers."""
    state = table.now
    me = state.players[0]
    return {
        "morale": state.morale,
        "food": state.food,
        "helpless": state.helpless,
        "dice": len(me.dice),
        "hand": len(me.hand),
        "group": len(me.group),
        "next": me.next_dice,
        "crisis": state.crisis_bonus,
        "waste": len(state.waste),
        "removed": len(state.removed),
        "walls": state.barricades(COLONY),
        "hurt": sum(one.hurt for _, one in state.everybody()),
        "dead": len(state.dead),
        **{f"z-{name}": state.zombies(place) for place, name in enumerate(PLACES)},
        **{f"n-{name}": state.locations[place].noise for place, name in enumerate(PLACES)},
    }


WAYS = {
    "snowplough": ({"dice": -1}, {}),
    "sloshing-tank": ({"hand": 1}, {"hand": 1, "n-gas": 1}),
    "isolation-door": ({"group": 1}, {}),
    "class-list": ({"helpless": 2, "morale": 1}, {"hand": 1}),
    "reading-room-fire": ({"n-library": 1}, {"hand": 1}),
    "prisoners-keys": ({"group": 1, "hurt": 1}, {"hand": 1, "morale": -1}),
    "loading-dock": ({"food": 3, "z-grocery": 3}, {"hand": 1}),
    "followed-home": ({"z-colony": 3}, {}),
    "engine-noise": ({"z-gas": -3, "z-school": 3}, {"hand": -1, "removed": 1, "hurt": 1}),
    "stays-behind": ({}, {"hurt": 1}),
    "floorboard-safe": ({"dice": -1, "hand": 1}, {}),
    "evidence-locker": ({"hand": 1, "n-police": 2}, {"walls": 2}),
    "cold-store": ({"hand": 2, "z-hospital": 2}, {}),
    "pupils-diary": ({"walls": 3, "next": -1}, {"z-colony": 2}),
    "coded-map": ({"hand": 1}, {"hand": 1}),
    "fumes": ({"removed": 4}, {}),
    "freezer-aisle": ({"helpless": 2, "food": 2}, {"hand": 1, "morale": -1}),
    "falling-ceiling": ({"hand": 1, "hurt": 1}, {"z-school": 2}),
    "another-patient": ({"hand": -1, "removed": 1, "morale": 1}, {"hand": 1, "waste": -1, "morale": -1}),
    "weevils": ({}, {"food": -2}),
    "familiar-face": ({"group": -1, "morale": 1}, {"hurt": 1}),
    "frozen-hose": ({"hand": 1, "waste": -1, "hurt": 1}, {}),
    "worn-catch": ({"z-colony": 2}, {"hurt": 1}),
    "margin-notes": ({"next": 1}, {}),
    "usable-scrap": ({"hand": 1, "waste": -1}, {"waste": -2, "removed": 2}),
    "children-in-the-waste": ({"dice": -1, "waste": -3, "removed": 3}, {"hurt": 1, "morale": -1}),
    "loose-hinge": ({"hurt": 1}, {"walls": -1}),
    "squatters-gap": ({"group": 1}, {}),
    "no-end-to-them": ({"z-school": 1}, {"z-school": 2, "z-colony": -2}),
    "known-face": ({"morale": -1, "next": 1}, {"dice": -1}),
    "full-rucksack": ({"hand": 1}, {}),
    "witnesses": ({"hand": -2, "removed": 2}, {"morale": -1}),
    "talent": ({}, {"dice": -1, "morale": 1}),
    "offering-noticed": ({"crisis": 1}, {"hand": 1, "crisis": -1}),
    "gave-nothing": ({"hand": -1, "removed": 1, "crisis": 1}, {}),
    "counted-tins": ({"food": -1, "morale": 1}, {"hand": -1}),
    "favour-for-favour": ({"hand": -1, "morale": 1}, {"hurt": 1}),
    "snapped-strap": ({"dice": -1}, {"removed": 1}),
    "blood-trail": ({"z-gas": 1}, {"hurt": 1}),
    "last-blanket": ({}, {}),
    "last-words": ({"dice": -1, "morale": 1}, {"hand": 2}),
    "more-mouths": ({"food": -1, "dice": 1}, {}),
    "radio-voice": ({"food": 2}, {}),
    "feast": ({"food": -4, "morale": 1}, {}),
    "cough": ({"helpless": -1, "morale": -1}, {"helpless": -2, "morale": -1}),
    "crowded-hall": ({"next": -1, "morale": 1}, {"helpless": -1, "morale": -1, "z-colony": 1}),
    "timber-for-stoves": ({"walls": -2, "crisis": 1}, {"hurt": 1}),
    "smell": ({"z-colony": 4}, {"dice": -1, "waste": -5, "removed": 5}),
    "hold-the-gate": ({"z-colony": -2, "hurt": 1}, {}),
    "song": ({"morale": 1}, {}),
    "bargain-in-the-snow": ({"hand": -2, "group": 1}, {"hurt": 2}),
    "other-chimney": ({"hand": 1, "n-police": 1}, {"z-colony": 2}),
    "doubting-follower": ({"group": -1}, {"group": -1, "dead": 1}),
    "alone": ({"group": 1, "hurt": 1}, {}),
    "old-quarrel": ({"hurt": 1}, {}),
    "serum": ({}, {"morale": -1}),
    "evening-sermon": ({"food": -2, "morale": 1}, {"next": 1}),
    "watchtower": ({"walls": 4}, {}),
    "private-talks": ({}, {}),
    "sledge": ({"hurt": 1, "food": 3}, {}),
    "week-ahead": ({}, {"hand": 1, "crisis": -1}),
    "fiddle": ({"group": 1, "n-school": 1}, {"morale": 1}),
    "scent": ({"hand": 1}, {}),
    "lorry": ({"hand": -1, "removed": 1}, {}),
    "sleeping-sentry": ({"z-colony": 2, "dice": 1}, {"walls": 1}),
    "crows": ({"z-gas": -3, "z-school": 3, "hand": 1}, {"n-school": -2}),
    "generator": ({"hand": -1, "removed": 1, "crisis": 2}, {"z-colony": 1}),
    "widow": ({"removed": 1, "morale": 1}, {"dice": -1}),
    "body-to-bury": ({"dice": -2, "morale": 1}, {"z-library": 1, "next": 1}),
    "hungry-eyes": ({"food": 1, "crisis": -1}, {"crisis": 1, "hurt": 1}),
    "broth": ({"food": 4, "morale": -1}, {"hurt": 2}),
    "note-under-the-gate": ({"food": -2, "crisis": 2}, {"z-colony": 2, "next": 1}),
    "crate-off-the-books": ({"hand": 2}, {"crisis": 2}),
    "bell-in-the-ward": ({"group": 1}, {"z-hospital": -2, "z-colony": 2}),
    "girl-from-the-hall": ({"food": -2, "helpless": -1, "group": 1}, {"dice": 1}),
    "whistle": ({"hand": 1, "n-school": 1}, {"dice": -1}),
    "mushrooms": ({"food": 3}, {"hand": -1, "waste": 1}),
    "open-bags": ({"dice": -1}, {"morale": -1, "hand": 1}),
}
"""By how much each way changes what, where dice that matter show a blank, a 1 or a 3."""

LOADS = {
    "sloshing-tank": (3, BLANK),
    "weevils": (4, 4),
    "radio-voice": (3, 3),
    "doubting-follower": (1, 1),
    "serum": (3, 3),
    "mushrooms": (3, 3),
    "hold-the-gate": (BLANK, BLANK),
    "sleeping-sentry": (1, 1),
    "crows": (1, 1),
}
"""What is rolled when a way is gone, if it is no blank."""


@rule("DOW-CROSS-6", "DOW-CROSS-13", "DOW-TEXT-1")
@pytest.mark.parametrize("way", [0, 1])
@pytest.mark.parametrize("id_", WAYS)
def test_both_ways_do_what_the_card_says(id_, way, broken_on_purpose):
    table = fired(id_)
    before = sums(table)
    table.now.loaded = [(LOADS[id_][way] if id_ in LOADS else BLANK) - 1] * 12
    settle(go(table, way))
    after = sums(table)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == WAYS[id_][way]


@rule("DOW-CROSS-6")
def test_shouting_simply_brings_zombies():
    table = fired("shouting")
    assert table.count("colony") == 3


@rule("DOW-CROSS-6")
def test_a_familiar_coat_exposes_and_yields_a_card():
    table = fired("familiar-coat")
    assert len(table.hand_of(0)) == 2


def test_no_card_is_forgotten():
    assert {*WAYS, "shouting", "familiar-coat"} == {*FIRES}


# --- a price that cannot be paid ---

PRICES = {
    "snowplough": (0,),
    "engine-noise": (1,),
    "floorboard-safe": (0,),
    "another-patient": (0,),
    "weevils": (1,),
    "children-in-the-waste": (0,),
    "known-face": (1,),
    "witnesses": (0,),
    "talent": (1,),
    "gave-nothing": (0,),
    "counted-tins": (0,),
    "favour-for-favour": (0,),
    "snapped-strap": (0, 1),
    "last-words": (0,),
    "more-mouths": (0,),
    "feast": (0,),
    "smell": (1,),
    "bargain-in-the-snow": (0,),
    "evening-sermon": (0,),
    "lorry": (0,),
    "generator": (0,),
    "widow": (0, 1),
    "body-to-bury": (0,),
    "note-under-the-gate": (0,),
    "girl-from-the-hall": (0,),
    "whistle": (1,),
    "mushrooms": (1,),
    "open-bags": (0,),
}
"""The cards that ask a price, and for which of their ways, by the catalog."""


def one_short(state, price):
    """Whoever's turn it is has one less than the price; the rest is gone."""
    me = state.players[0]
    match price:
        case LoseDice():
            del me.dice[price.amount - 1 :]
        case Food():
            state.food = -price.amount - 1
        case Drop():
            state.removed += [held.card for survivor in me.group for held in survivor.gear]
            for survivor in me.group:
                survivor.gear.clear()
        case _:
            wanted = getattr(price, "symbol", "any")
            fitting = [card for card in me.hand if wanted in ("any", state.symbol(card))]
            for card in fitting[price.amount - 1 :]:
                me.hand.remove(card)
                state.removed.append(card)


def goes(id_, way):
    """Which ways are open where one cannot be paid; of a vote with all thumbs for that one, which way it goes."""
    state = fired(id_).now
    number, worn = state.past_crossroads[-1], [held.card for one in state.players[0].group for held in one.gear]
    card = state.book.crossroads[number]
    one_short(state, card.options[way][0])
    deciding = crossroads.decide(state, card, number, Deed(0, "DOW-CROSS-13", item=worn[0] if worn else None))
    asked = next(deciding)
    if card.kind == "choice":
        return [int(isinstance(option, Second)) for option in asked.options(0)]
    assert asked.options(0) == [ThumbUp(), ThumbDown()], "both thumbs are open to all"
    with pytest.raises(StopIteration) as decided:
        deciding.send(dict.fromkeys(asked.seats, ThumbDown() if way else ThumbUp()))
    return [decided.value.value]


def test_no_price_is_forgotten():
    cards = fired("song").now.book.crossroads
    assert {
        card.id: tuple(
            way for way, option in enumerate(card.options) if option and getattr(option[0], "is_cost", False)
        )
        for card in cards
        if any(option and getattr(option[0], "is_cost", False) for option in card.options)
    } == PRICES


@rule("DOW-CROSS-19", "DOW-CROSS-20", "DOW-VOTE-14")
@pytest.mark.parametrize(("id_", "way"), [(id_, way) for id_, ways in PRICES.items() for way in ways])
def test_a_way_for_which_one_thing_is_missing_is_not_gone(id_, way):
    assert goes(id_, way) == [1 - way]
