"""A card that comes back from a discard pile counts towards the hand limit at once. [MAX-CARD-5]"""

from holdouts.games.maximum_apocalypse.picks import Drop, Pick, Play
from holdouts.testing import apocalypse, rule


@rule("MAX-CARD-5")
def test_whoever_takes_a_card_back_into_a_full_hand_discards_one():
    hand = ["lighter"] * 3 + ["first-aid-kit"] * 3 + ["distress-flare"] * 3 + ["food-1"]
    table = apocalypse("fireman").hand(0, *hand, "spare-parts").discarded("fire-helmet", "trusty-axe", seat=0).turn(0)
    table.choose(Play("spare-parts", 0)).choose(Pick("trusty-axe"))
    assert table.asks() == "MAX-CARD-5"
    table.choose(Drop("food-1"))
    assert (len(table.hand_ids(0)), "trusty-axe" in table.hand_ids(0)) == (10, True)
