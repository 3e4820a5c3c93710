"""What foresight reads of a winter."""

import pytest

from holdouts.engine.foresight import foresee, threat
from holdouts.engine.library import base_words, new_table
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import (
    Attack,
    CallVote,
    Contribute,
    GoAhead,
    LetDie,
    Move,
    Risk,
    ThumbDown,
    ThumbUp,
    WithItem,
)
from holdouts.games.dead_of_winter.positions import BITE, WinterPosition
from holdouts.games.dead_of_winter.state import Lasting
from holdouts.testing import colony, rule

WORDS = base_words(GAME, "en")
NAMES = ("Ilka", "Bo", "Cass")
UNHARMED, HURT, DIES = "unharmed by exposure", "a wound or frostbite", "dies, hurt as they are"
BITTEN, INFECTED = "bitten: dies, and the bite spreads", "dies of the infection"

EVEN = [f"{UNHARMED}: 6 of 12", f"{HURT}: 5 of 12", f"{BITTEN}: 1 of 12"]
"""What one roll brings somebody whom nothing protects."""


def told(table, *picks):
    meant = [table.meant(pick, 0) for pick in picks]
    return [line.text for line in foresee(table.table, 0, meant, WORDS, NAMES).lines]


def odds(table, pick):
    """What the exposure die is said to bring, without what is certain."""
    return [line for line in told(table, pick) if line.endswith("of 12")]


@rule("DOW-MOVE-3", "DOW-EXPOSE-2")
def test_a_move_tells_the_odds_of_the_exposure_die_and_where_it_leads():
    table = colony(3).group(0, "haddad", "brandt").turn(0)
    assert odds(table, Move("haddad", "school")) == EVEN
    assert any("goes to the School" in line for line in told(table, Move("haddad", "school")))


@rule("DOW-SURVIVOR-4", "DOW-EXPOSE-3")
def test_whoever_bears_two_wounds_is_told_how_often_the_roll_kills():
    table = colony(3).group(0, "haddad", "brandt").hurt("haddad", wounds=2).turn(0)
    assert odds(table, Move("haddad", "school")) == [f"{UNHARMED}: 6 of 12", f"{DIES}: 6 of 12", f"{BITTEN}: 1 of 12"]


@rule("DOW-EXPOSE-2")
def test_a_death_whose_odds_are_known_exactly_is_not_told_again_as_a_guess():
    table = colony(3).group(0, "haddad", "brandt").hurt("haddad", wounds=2).turn(0)
    assert [line for line in told(table, Move("haddad", "school")) if "dies: about" in line] == []


@rule("DOW-VOTE-2", "DOW-VOTE-3")
def test_a_thumb_tells_what_the_vote_may_come_to():
    table = colony(3).turn(0).choose(CallVote(1))
    for thumb in (ThumbUp(), ThumbDown()):
        lines = told(table, thumb)
        assert any("Bo stays in the Colony" in line or "Bo is exiled" in line for line in lines), lines


@rule("DOW-EXPOSE-2")
def test_a_wound_whose_odds_are_known_exactly_is_not_told_again_as_a_guess():
    table = colony(3).group(0, "haddad", "brandt").hurt("haddad", wounds=1).turn(0)
    lines = told(table, Move("haddad", "school"))
    assert [line for line in lines if "wounds" in line] == [], lines
    assert any(line.startswith("Morale") for line in told(table, Move("haddad", "school")))


@rule("DOW-BITE-4", "DOW-BITE-5")
@pytest.mark.parametrize(("gear", "lives"), [([], 6), (["riot-shield"], 9)])
def test_whoever_rolls_against_an_infection_is_told_the_odds_of_the_die(gear, lives):
    table = colony(3).group(1, "haddad", "stern").group(0, "fisk@school", "brandt").gear("fisk", *gear)
    table.rolling(BITE).turn(1).choose(Move("haddad", "school"))
    assert _question(table) == "infected"
    assert odds(table, Risk()) == [f"{UNHARMED}: {lives} of 12", f"{INFECTED}: {12 - lives} of 12"]
    assert not [line for line in told(table, Risk()) if "dies: about" in line]
    assert odds(table, LetDie()) == []


@rule("DOW-EXPOSE-11")
def test_what_keeps_a_wound_off_counts_as_unharmed():
    table = colony(3).group(0, "haddad", "brandt").gear("haddad", "riot-shield").hurt("haddad", wounds=2).turn(0)
    assert odds(table, Move("haddad", "school")) == [f"{UNHARMED}: 9 of 12", f"{DIES}: 3 of 12", f"{BITTEN}: 1 of 12"]


@rule("DOW-EXPOSE-9")
def test_whoever_cannot_be_bitten_is_not_told_of_bites():
    table = colony(3).group(0, "kessel", "brandt").turn(0)
    assert odds(table, Move("kessel", "school")) == [f"{UNHARMED}: 6 of 12", f"{HURT}: 6 of 12"]


@rule("DOW-EXPOSE-11")
def test_a_roll_that_is_skipped_has_no_odds():
    table = colony(3).group(0, "haddad", "brandt")
    table.arrange(lasting=[Lasting("no-exposure", table.person("haddad").card, 1)]).turn(0)
    assert odds(table, Move("haddad", "school")) == []


@rule("DOW-ATTACK-3", "DOW-ATTACK-4")
def test_an_attack_tells_the_zombie_that_dies_and_what_it_risks():
    table = colony(3).group(0, "haddad@school", "brandt").zombies("school", 1).dice(0, 3).turn(0)
    assert told(table, Attack("haddad"))[0] == "A zombie dies at the School"
    assert odds(table, Attack("haddad")) == EVEN


@rule("DOW-ATTACK-13")
def test_where_something_may_spare_the_roll_an_attack_asks_before_it_tells_odds():
    table = colony(3).group(0, "haddad@school", "brandt").gear("haddad", "service-pistol")
    table.zombies("school", 1).dice(0, 3).turn(0)
    assert told(table, Attack("haddad")) == ["You say what you use with it"]
    assert told(table.choose(Attack("haddad")), GoAhead())[0] == "A zombie dies at the School"


@rule("DOW-ATTACK-13")
def test_whoever_has_named_one_help_is_asked_for_anything_else():
    table = colony(3).group(0, "haddad@school", "brandt").gear("haddad", "service-pistol", "service-pistol")
    table.zombies("school", 1).dice(0, 3).turn(0).choose(Attack("haddad"))
    assert _question(table) == "name-help"
    assert _question(table.choose(WithItem("service-pistol"))) == "name-more"


def _question(table: WinterPosition) -> str:
    assert table.table.decision is not None
    return table.table.decision.ask


@rule("DOW-CRISIS-7", "DOW-CRISIS-9")
@pytest.mark.parametrize(("card", "after"), [("jerrycan", 1), ("cricket-bat", 3)])
def test_a_card_for_the_crisis_tells_what_is_still_short_if_the_others_gave_what_helps(card, after):
    table = colony(3).crisis("cold-stoves").given(1, "jerrycan").hand(0, card).turn(0)
    assert f"Cards short for “Cold Stoves”, at best: 2 to {after}" in told(table, Contribute(card))


@rule("DOW-CRISIS-7")
def test_what_the_crisis_of_the_next_round_takes_is_not_held_against_the_end_of_a_turn():
    table = colony(2).group(0, "haddad", "brandt").group(1, "stern").crisis("cold-stoves").given(0, "jerrycan")
    table.given(1, "jerrycan").turn(0).arrange(food=9, agenda=[("feed", ()), ("begin_round", ())], put=0)
    threatened = threat(table.table, 0, WORDS, NAMES)
    lines = [line.text for line in threatened.lines] if threatened is not None else []
    assert not any("short for" in line for line in lines), lines


@rule("DOW-COLONY-6")
@pytest.mark.parametrize(("food", "warned"), [(0, True), (3, False)])
def test_the_end_of_the_last_turn_threatens_with_hunger_where_there_is_too_little_food(food, warned):
    table = colony(2).group(0, "haddad", "brandt").group(1, "stern").turn(0)
    table.arrange(food=food, agenda=[("feed", ()), ("begin_turn", (0,))], put=0)
    threatened = threat(table.table, 0, WORDS, NAMES)
    assert threatened is not None
    lines = [line.text for line in threatened.lines]
    assert any(line.startswith("The Colony goes hungry") for line in lines) == warned, lines


@rule("DOW-SETUP-9", "DOW-SETUP-12")
def test_nothing_is_foretold_of_what_is_laid_out_whoever_is_kept():
    table = new_table(GAME, GAME.setups()[0], 3)
    seen = foresee(table, 0, [table.options(0)[0]], WORDS, NAMES)
    assert (seen.lines, seen.quiet) == ((), "What comes of this shows once the table is set.")
