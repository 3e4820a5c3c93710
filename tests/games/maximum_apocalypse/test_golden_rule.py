"""The golden rule: cards beat rules, and doubts are settled against the team. [MAX-GOLD]"""

from holdouts.games.maximum_apocalypse.events import Died
from holdouts.games.maximum_apocalypse.picks import KeepHand, Move, Play
from holdouts.testing import apocalypse, rule, set_up


@rule("MAX-GOLD-1")
def test_a_card_that_contradicts_a_rule_is_followed():
    """Scavenge cards help only their player; the Food Crate says otherwise."""
    table = apocalypse("fireman", "hunter").hunger(0, 3).hunger(1, 4).hand(0, "food-crate").turn(0)
    table.choose(Play("food-crate", 0))
    assert [table.survivor(seat).hunger for seat in (0, 1)] == [2, 3]


@rule("MAX-GOLD-1")
def test_a_mission_that_contradicts_a_rule_is_followed():
    """Everybody draws a Monster card before the first turn, but not those who defend the Base."""
    table = set_up("fireman", "hunter", mission="defend-the-base").choose(KeepHand()).choose(KeepHand())
    assert [table.foe_ids(seat) for seat in (0, 1)] == [[], []]
    assert table.asks() == "MAX-SETUP-15"


@rule("MAX-GOLD-2")
def test_what_is_in_doubt_is_read_as_it_is_worse_for_the_team():
    """A tile makes somebody draw whose deck is empty: is that a draw one has to make? It is, and it kills."""

    def climbed(*deck: str):
        return apocalypse("fireman", "hunter").map("van mountain-a").deck(0, *deck).turn(0).choose(Move("mountain-a"))

    last_card = climbed("lighter")
    assert (last_card.survivor(0).dead, last_card.hand_ids(0)) == (False, ["lighter"])
    none_left = climbed()
    assert none_left.survivor(0).dead
    assert [(event.who, event.how, event.rule) for event in none_left.told(Died)] == [(0, "deck", "MAX-END-2")]
