"""The Final Locations: the back of each scenario. [GOD-LOCATION-3]"""

from holdouts.games.godforsaken_scavengers.events import CaravanLoaded, Saw, Spent
from holdouts.games.godforsaken_scavengers.picks import (
    Aim,
    Approach,
    Begin,
    Dig,
    FeedCaravan,
    Give,
    MakeDeal,
    Neutralise,
    OnPile,
    Pay,
    Play,
    Take,
)
from holdouts.testing import expedition, rule


def in_the_last_round(scenario: str, seats: int = 2):
    return expedition(seats, scenario, location="final")


@rule("GOD-LOCATION-3")
def test_the_gate_of_the_hive_shows_the_top_of_every_pile():
    table = expedition(2).next_locations().new_round()
    assert table.now.place.id == "gate-of-the-hive"
    assert sorted(table.now.known) == sorted(pile[-1] for pile in table.now.piles)


@rule("GOD-LOCATION-3")
def test_in_the_messengers_shaft_a_sixth_card_fits():
    table = (
        in_the_last_round("lost-expedition").hand(0, "torch", "bait", "scout", "move", "hide").searched("hunt", "rest")
    )
    table.harvest(0).choose(Take("hunt"))
    assert len(table.hand_ids(0)) == 6
    table.choose(Take("rest"))
    assert table.asks() == "GOD-HAND-2"


@rule("GOD-LOCATION-3")
def test_at_the_last_watch_neutralising_costs_a_card_less():
    table = in_the_last_round("wicked-few").pile(0, "cave-worm", "torch").turn(0).choose(Dig(0))
    table.pass_until(Neutralise(0)).choose(Neutralise(0))
    assert table.player(0).afflictions == []


@rule("GOD-LOCATION-3")
def test_at_the_last_watch_a_price_in_food_is_two_less():
    table = in_the_last_round("wicked-few").hand(0, "torch").pile(0, "rockfall").turn(0).choose(Dig(0))
    table.pass_until(Neutralise(0)).choose(Neutralise(0))
    assert table.hand_ids(0) == []


@rule("GOD-LOCATION-3")
def test_in_the_chamber_of_voices_the_first_peril_gives_no_affliction_however_it_is_found():
    table = in_the_last_round("mad-prophet", 1).hand(0, "hunt").pile(0, "acid-rain").pile(1).pile(2).harvest(0)
    table.choose(Play("hunt"))
    assert table.player(0).afflictions == []
    assert "acid-rain" in table.ids("discards")


@rule("GOD-LOCATION-3")
def test_in_the_chamber_of_voices_the_second_peril_strikes_even_in_the_second_journey():
    table = in_the_last_round("mad-prophet", 1).pile(0, "acid-rain", "torch").pile(1, "black-mist").turn(0)
    table.idle_turn().choose(Begin()).choose(Dig(1))
    assert len(table.player(0).afflictions) == 1


@rule("GOD-LOCATION-3")
def test_in_the_hunters_lair_whoever_neutralises_a_peril_looks_at_two_cards():
    table = in_the_last_round("last-hunt").hand(0, "torch", "bait").pile(0, "weeping-spider", "move")
    table.pile(1, "scout", "rest", "hunt").clock_running().choose(Dig(0), 0)
    table.pass_until(Neutralise(0), 0).choose(Neutralise(0), 0)
    for card in ("torch", "bait"):
        if table.can(Pay(card), 0):
            table.choose(Pay(card), 0)
    table.choose(OnPile(1), 0)
    assert [table.now.book.cards[card].id for saw in table.told(Saw) for card in saw.cards] == ["scout", "rest"]
    assert table.ids("trophies") == ["weeping-spider"]


@rule("GOD-LOCATION-3")
def test_the_brood_court_loads_a_card_more_and_the_price_stays():
    table = expedition(2, "tithe-of-the-brood").hand(0, "royal-jelly").next_locations().new_round()
    assert [event.count for event in table.told(CaravanLoaded)] == [5]
    table.choose(FeedCaravan(), 0)
    assert [table.now.book.cards[card].id for card in [event.card for event in table.told(Spent)]] == ["royal-jelly"]


@rule("GOD-LOCATION-3")
def test_in_the_hall_of_oaths_no_new_deal_is_made_but_gifts_are():
    table = in_the_last_round("oathbreakers").hand(0, "torch").turn(0).choose(Approach(), 0).choose(Aim(1), 0)
    assert not table.can(MakeDeal())
    assert table.can(Give("torch"))
    empty = in_the_last_round("oathbreakers").turn(0)
    assert not empty.can(Approach(), 0)
