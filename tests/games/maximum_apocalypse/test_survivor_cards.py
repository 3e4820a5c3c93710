"""The six survivor decks: how many of each card there are, and how much room they take. [8.2 of the catalog]"""

import pytest

from holdouts.games.maximum_apocalypse.rules.gear import storage_left
from holdouts.testing import apocalypse

COPIES = {
    "fireman": "fire-helmet 2, lighter 3, first-aid-kit 3, shotgun 1, fire-extinguisher 3, energy-drink 2, ladder 2, "
    "distress-flare 4, wheres-my-axe 2, firemans-endurance 2, field-jacket 2, oxygen-tank 2, trusty-axe 2",
    "gunslinger": "colt 1, revolver 3, focused-shot 2, trigger-happy 3, hollow-points 2, volley 2, grenade 3, "
    "search-the-bodies 2, lasso 3, tactical-leadership 3, bulletproof-vest 2, horse 2, ranger-hat 2",
    "hunter": "bow 3, crossbow 2, fire-arrows 2, machete 2, headshot 3, bear-trap 2, snare 2, motorbike 2, backpack 2, "
    "camouflage 2, survival-instinct 3, resourceful 3, cover-of-darkness 2",
    "mechanic": "wrench 3, pistol 1, blowtorch 2, auto-turret 2, proximity-mine 3, welding-helmet 2, nail-bomb 2, "
    "weapon-check 3, hot-wire-a-car 2, upgrade 3, drone-strike 2, read-the-manual 3, homemade-ammo 2",
    "surgeon": "scalpel 3, white-coat 3, drill 2, taser 2, gurney 3, mortar-and-pestle 3, quick-thinking 3, "
    "molotov-cocktail 2, hippocratic-oath 3, steroid-shot 3, adrenaline-shot 3",
    "veteran": "m1-rifle 2, luger 2, mortar 2, dog-whistle 2, dog-collar 3, medals 2, tear-them-apart 2, cripple 3, "
    "fetch 3, trust-his-nose 3, small-game 2, payback 2, last-stand 2",
}

STORAGE = {
    "fireman": "fire-helmet 1, lighter 1, shotgun 1, ladder 1, field-jacket 1, trusty-axe 2",
    "gunslinger": "colt 1, revolver 1, bulletproof-vest 1, horse 2, ranger-hat 1",
    "hunter": "bow 1, crossbow 2, fire-arrows 1, machete 1, bear-trap 1, motorbike 2, backpack -1, camouflage 1",
    "mechanic": "wrench 1, pistol 1, blowtorch 2, auto-turret 2, proximity-mine 1, welding-helmet 1",
    "surgeon": "scalpel 1, white-coat 1, drill 1, taser 2, gurney 2, mortar-and-pestle 1",
    "veteran": "m1-rifle 2, luger 1, mortar 2, dog-whistle 1, dog-collar 0, medals 0",
}


def figures(text):
    return {name: int(count) for name, count in (entry.split() for entry in text.split(", "))}


@pytest.mark.parametrize("survivor", COPIES)
def test_a_survivor_deck_holds_so_many_copies_of_each_card(survivor):
    table = apocalypse(survivor).turn(0)
    deck = table.ids_of(table.now.kit_of(0).deck)
    assert {card: deck.count(card) for card in deck} == figures(COPIES[survivor])


@pytest.mark.parametrize(
    ("survivor", "card", "room"), [(who, *one) for who, text in STORAGE.items() for one in figures(text).items()]
)
def test_equipment_takes_so_much_room(survivor, card, room):
    table = apocalypse(survivor).gear(0, card)
    assert storage_left(table.now, 0) == 4 - room
