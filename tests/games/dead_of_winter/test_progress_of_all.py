"""How near each goal is, met and unmet: 34 secret objectives, 10 of exiles, the main ones on both sides."""

import pytest

from holdouts.engine.library import base_words
from holdouts.engine.view import Face
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.objective import of_colony, of_seat
from holdouts.games.dead_of_winter.positions import colony
from holdouts.games.dead_of_winter.rules import ending
from holdouts.testing import rule
from tests.games.dead_of_winter.test_almost import FOOD, FUEL, MED, OUTSIDE, SHORT, TOOL, hand
from tests.games.dead_of_winter.test_exile import EXILES, MET, UNMET, bury

NAMES = ("Ilka", "Bo", "Cy")


def told(parts):
    """What is said of each condition: + or - for met or not, and where it is counted how many of how many."""
    found = []
    for part in parts:
        bound = part.most if part.least is None else part.least
        found.append(("+" if part.met else "-") + ("" if part.value is None else f"{part.value}/{bound}"))
    return " ".join(found)


# --- secret objectives ---

SECRETS = {
    "full-cellar": ("-2/3", "+3/3"),
    "medicine-chest": ("-1/2", "+2/2"),
    "pill-counter": ("-2/3", "+3/3"),
    "open-road": ("-2/3", "+3/3"),
    "night-reader": ("-1/2", "+2/2"),
    "tinkerer": ("-2/3", "+3/3"),
    "well-armed": ("-1/2", "+2/2"),
    "gun-cabinet": ("-1/2", "+2/2"),
    "magpie": ("-4/5", "+5/5"),
    "empty-pockets": ("-1/0", "+0/0"),
    "packed-bag": ("-0/1 +1/1 +1/1 +1/1", "+1/1 +1/1 +1/1 +1/1"),
    "master-builder": ("-4/5 +1/1", "+5/5 +1/1"),
    "clean-bill-of-health": ("-", "+"),
    "chieftain": ("-", "+"),
    "hermit": ("-2/1", "+1/1"),
    "shepherd": ("-2/3 +1/1", "+3/3 +1/1"),
    "house-proud": ("-5/4", "+0/4"),
    "scorched-earth": ("-20/8 +1/1", "+7/8 +1/1"),
    "old-grudge": ("-2/3", "+3/3"),
    "homebody": ("-1/2 +", "+2/2 +"),
    "wanderer": ("-1/0", "+0/0"),
    "gadgeteer": ("+1/1 -1/2", "+1/1 +2/2"),
    "high-spirits": ("-3/4", "+4/4"),
    "quartermaster": ("-3/4 +0/0", "+4/4 +0/0"),
    "gun-runner": ("-2/3", "+3/3"),
    "new-prophet": ("-3/4", "+4/4"),
    "reaper": ("-4/5 +2/2", "+5/5 +2/2"),
    "wrecker": ("-1/0 +2/2", "+0/0 +2/2"),
    "poisoner": ("-2/3", "+3/3"),
    "fuel-thief": ("-2/3", "+3/3"),
    "famine": ("-1/2 +2/2", "+2/2 +2/2"),
    "looter": ("-5/6", "+6/6"),
    "pied-piper": ("-7/8 +2/2", "+8/8 +2/2"),
    "deserter": ("+0/0 -1/2 +1/1", "+0/0 +2/2 +1/1"),
}
"""Of each secret objective what is said one thing short of it, and when it is met; how the game ends is left out."""


def as_it_is(table):
    return table


def arrangements(id_):
    """How a table falls short of an objective, and how it meets it."""
    if id_ in UNMET:
        return UNMET[id_], as_it_is
    return next((short for name, short in SHORT if name == id_), as_it_is), MET[id_]


def test_all_thirty_four_say_how_near_they_are():
    assert [*SECRETS] == [secret.id for secret in colony(3).state.book.secrets]


@rule("DOW-END-4")
@pytest.mark.parametrize("id_", SECRETS)
def test_each_secret_objective_says_how_near_it_is_unmet_and_met(id_):
    for arranged, said in zip(arrangements(id_), SECRETS[id_], strict=True):
        table = arranged(colony(3).arrange(morale=3)).secret(0, id_).turn(0)
        assert told(of_seat(table.now, 0)) == said


# --- objectives of exiles ---


def outside(*names):
    return lambda table: table.group(0, *(f"{name}@gas" for name in names))


EXILED = {
    "the-long-way-back": (hand(FOOD, FOOD), "-2/3", "+3/3", "-2/3", "+3/3"),
    "a-camp-of-our-own": (outside("brandt", "fisk"), "-2/3", "+3/3", "-2/3", "+3/3"),
    "cold-revenge": (lambda table: bury(table, 3), "-3/4", "+4/4", "-3/4", "+4/4"),
    "scavenger-king": (lambda table: table.deck("gas", *[FUEL] * 7, MED, MED), "-9/8", "+6/8", "-9/6", "+6/6"),
    "armed-band": (lambda table: table.gear("brandt", "folding-knife"), "-1/2", "+2/2", "-1/2", "+2/2"),
    "fuel-run": (hand(FUEL, FUEL), "-2/3", "+3/3", "-2/3", "+3/3"),
    "field-hospital": (lambda table: table.hurt("brandt", wounds=1), "- -0/1", "+ +1/1", "-", "+"),
    "watch-it-burn": (as_it_is, "-1/2", "+2/2", "", ""),
    "outlast-them": (as_it_is, "- -1/2", "- +2/2", "-", "-"),
    "peace-offering": (hand(FOOD, FUEL), "-2/1", "+0/1", "", ""),
}
"""Of each what falls short of it; what is then said to the innocent, and when it is met; the same for a betrayer, of
what takes the place of the end of all morale (what they were dealt besides stays)."""


@rule("DOW-EXILE-3", "DOW-END-4")
@pytest.mark.parametrize("id_", EXILES)
def test_each_exiled_objective_says_how_near_it_is_unmet_and_met(id_):
    short, *said = EXILED[id_]
    for dealt, others, pair in (("magpie", 0, said[:2]), ("poisoner", 1, said[2:])):
        for arranged, how_near in zip((short, EXILES[id_][0]), pair, strict=True):
            table = colony(3).arrange(morale=3).group(0, "brandt@gas").secret(0, dealt).exiled(0, id_)
            parts = of_seat(arranged(table).turn(0).now, 0)
            assert told(parts[: len(parts) - others]) == how_near


@rule("DOW-EXILE-3", "DOW-END-4")
@pytest.mark.parametrize("id_", EXILES)
def test_an_exiled_objective_is_not_met_while_one_thing_is_missing(id_):
    table = colony(3).arrange(morale=3).group(0, "brandt@gas").secret(0, "magpie").exiled(0, id_)
    EXILED[id_][0](table).state.ended = EXILES[id_][1]
    assert not ending.wins(table.state, 0)


@rule("DOW-EXILE-3")
def test_outlasting_them_is_near_in_the_last_round():
    table = colony(3).group(0, "brandt@gas", "fisk@gas").secret(0, "magpie").exiled(0, "outlast-them")
    assert told(of_seat(table.arrange(rounds_left=1).turn(0).now, 0)) == "+ +2/2"


@rule("DOW-EXILE-3", "DOW-END-7")
def test_of_two_ends_that_are_wanted_either_is_enough_and_none_is_told_as_missing():
    words = base_words(GAME, "en")
    for ended, met in (("morale", "Met"), ("rounds", "Met"), ("main", "Not met")):
        table = colony(3).secret(0, "poisoner").exiled(0, "watch-it-burn").hand(0, MED, MED, MED).turn(0)
        table.arrange(ended=ended)
        state = table.state
        assert ending.wins(state, 0) is (met == "Met")
        me = GAME.scene(state, 0, words, NAMES).people[0]
        ((_, wish),) = [zone.cards for zone in me.zones if zone.ref == "secret:0"]
        assert isinstance(wish, Face)
        assert wish.tags == (
            f"{met}: the game ends because morale is gone or the game ends because the rounds are over",
            "Met (3 of 3): you have at least 3 medicine cards in your hand",
        )


# --- main objectives ---


def walls(colony_walls):
    def arrange(table):
        table.barricades("colony", *[2] * (colony_walls // 2), colony_walls % 2)
        for place in OUTSIDE:
            table.barricades(place, 1)
        return table

    return arrange


def stored(*cards, **fields):
    return lambda table: table.stored(*cards).arrange(**fields)


def on_the_way(fuel, *armed):
    """So much fuel is stored, and these three bear weapons, if they do."""

    def arrange(table):
        for leader, weapon in zip(("brandt", "haddad", "stern"), armed, strict=False):
            table.gear(leader, weapon)
        return table.stored(*[FUEL] * fuel)

    return arrange


def on_the_streets(streets, at_home):
    return lambda table: table.zombies("police", streets).zombies("colony", *at_home)


def bare(*places, food=0):
    """Nothing is left in the decks of these places."""

    def arrange(table):
        for place in places:
            table.deck(place)
        return table.arrange(food=food)

    return arrange


BOOKS = ("famine-cookbook", "self-defence-primer")
ARMED = ("service-pistol", "folding-knife", "riot-shield")
GOODS = (MED, FUEL, TOOL)
MAINS = [
    ("until-the-thaw", False, stored(rounds_left=2), "-", stored(rounds_left=1), "+"),
    ("until-the-thaw", True, stored(rounds_left=2), "-", stored(rounds_left=1), "+"),
    ("clear-the-streets", False, on_the_streets(4, (3, 3, 3)), "-4/3 +9/9", on_the_streets(3, (3, 3, 3)), "+3/3 +9/9"),
    ("clear-the-streets", True, on_the_streets(3, (3, 3, 1)), "+3/3 -7/6", on_the_streets(3, (3, 3)), "+3/3 +6/6"),
    ("the-vaccine-bench", False, stored(*[MED] * 8), "-8/9", stored(*[MED] * 9), "+9/9"),
    ("the-vaccine-bench", True, stored(*[MED] * 9, BOOKS[0]), "+9/9 -1/2", stored(*[MED] * 9, *BOOKS), "+9/9 +2/2"),
    ("higher-walls", False, walls(7), "-7/8 +1/1", walls(8), "+8/8 +1/1"),
    ("higher-walls", True, walls(8), "-8/9 +1/1", walls(9), "+9/9 +1/1"),
    ("strip-the-town", False, bare("gas"), "-1/2", bare("gas", "school"), "+2/2"),
    ("strip-the-town", True, bare("gas", "school", food=2), "+2/2 -2/3", bare("gas", "school", food=3), "+2/2 +3/3"),
    ("the-convoy", False, on_the_way(5, *ARMED), "-5/6 +1/1", on_the_way(6, *ARMED), "+6/6 +1/1"),
    ("the-convoy", True, on_the_way(8, *ARMED[:2]), "+8/8 -0/1", on_the_way(8, *ARMED), "+8/8 +1/1"),
    (
        "a-full-larder",
        False,
        stored(*GOODS * 3, MED, FUEL, food=8),
        "+8/8 +4/4 +4/4 -3/4",
        stored(*GOODS * 4, food=8),
        "+8/8 +4/4 +4/4 +4/4",
    ),
    (
        "a-full-larder",
        True,
        stored(*GOODS * 5, food=8),
        "-8/9 +5/5 +5/5 +5/5",
        stored(*GOODS * 5, food=9),
        "+9/9 +5/5 +5/5 +5/5",
    ),
    (
        "keep-the-furnace",
        False,
        stored(*[FUEL] * 5, rounds_left=2),
        "- +5/5",
        stored(*[FUEL] * 5, rounds_left=1),
        "+ +5/5",
    ),
    (
        "keep-the-furnace",
        True,
        stored(*[FUEL] * 6, rounds_left=1),
        "+ -6/7",
        stored(*[FUEL] * 7, rounds_left=1),
        "+ +7/7",
    ),
    (
        "room-for-strangers",
        False,
        stored(helpless=2, rounds_left=1),
        "+ -2/3",
        stored(helpless=3, rounds_left=1),
        "+ +3/3",
    ),
    (
        "room-for-strangers",
        True,
        stored(helpless=4, rounds_left=1),
        "+ -4/5",
        stored(helpless=5, rounds_left=1),
        "+ +5/5",
    ),
    ("field-samples", False, stored(tokens=8), "-8/9", stored(tokens=9), "+9/9"),
    ("field-samples", True, stored(tokens=11), "-11/12", stored(tokens=12), "+12/12"),
]
"""Main objectives for three players, a side each: one thing short of it and what is said, met and what is said."""


def test_all_ten_main_objectives_are_here_with_both_sides():
    objectives = [objective.id for objective in colony(3).state.book.objectives]
    assert [(id_, hard) for id_, hard, *_ in MAINS] == [(id_, hard) for id_ in objectives for hard in (False, True)]


@rule("DOW-COLONY-11")
@pytest.mark.parametrize(
    ("id_", "hard", "short", "near", "full", "there"), MAINS, ids=[f"{one[0]}-{one[1]}" for one in MAINS]
)
def test_each_main_objective_is_reached_on_either_side_and_not_while_one_thing_is_missing(
    id_, hard, short, near, full, there
):
    for arranged, said, reached in ((short, near, False), (full, there, True)):
        table = arranged(colony(3, id_, hard=hard)).phase("check_goal")
        before = of_colony(table.state)
        assert told(before) == said
        assert (table.now.ended == ending.MAIN) is reached
