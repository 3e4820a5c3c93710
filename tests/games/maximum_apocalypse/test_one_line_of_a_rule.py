"""Small print that a single forgotten line would break. [MAX-MOVE, MAX-SCAV, MAX-KEYWORD]"""

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import Move, Play
from holdouts.testing import apocalypse, rule

QUIET = (1, 1)


# --- on the way ---


@rule("MAX-MOVE-5", "MAX-END-1")
def test_whoever_dies_of_entering_a_tile_does_not_go_on_to_its_tokens():
    table = apocalypse("fireman", "hunter").map("van bandit-camp-a").swarm("bandit-camp-a", 2).hp(0, 1)
    table.rolling(*QUIET).turn(0).choose(Move("bandit-camp-a"))
    assert table.survivor(0).dead
    assert table.tokens_on("bandit-camp-a") == 2
    assert table.asked() == (1,)


@rule("MAX-MOVE-6", "MAX-END-1")
def test_whoever_dies_on_the_way_of_a_longer_move_goes_no_further():
    table = apocalypse("fireman", "hunter").map("van bandit-camp-a tunnel-a").hand(0, "firemans-endurance").hp(0, 1)
    table.turn(0).rolling(*QUIET).choose(Play("firemans-endurance", 0)).choose(Move("bandit-camp-a"))
    assert table.survivor(0).dead
    assert table.asked() == (1,)


@rule("MAX-KEYWORD-14")
def test_a_tile_that_acts_on_everybody_is_named_as_the_cause():
    table = apocalypse("fireman", "hunter").map("van ?cemetery").only_monsters("walker", "spitter")
    table.turn(0).choose(Move("cemetery"))
    assert [(event.who, event.place) for event in table.told(events.TileActed)] == [(0, table.place("cemetery"))]
