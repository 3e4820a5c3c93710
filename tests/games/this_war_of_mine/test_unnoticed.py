"""What small faults once got away with: the last of a list, a sum that is just enough, an order that is left to
chance."""

import pytest
from msgspec.structs import replace

from holdouts.engine.game import SetupError
from holdouts.engine.library import base_book
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects import conditions as ask
from holdouts.games.this_war_of_mine.effects.goods import PayValue
from holdouts.games.this_war_of_mine.fight_picks import CutDamage
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import GoScavenging, PickSpace
from holdouts.games.this_war_of_mine.rules import carrying, evening, house, raid
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup, deal
from holdouts.games.this_war_of_mine.state import HOME, ON_TRIP, OUT, SCAVENGE
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done
from tests.games.this_war_of_mine.test_sheet import SHEET, resumed
from tests.games.this_war_of_mine.test_sheet_in_detail import refused


def test_the_worst_misery_may_be_that_of_whoever_is_named_last():
    table = shelter().people("boris", "anton", "katia").levels("boris", misery=1).levels("katia", misery=3)
    assert ask.WorstMisery(at_least=1).number(table.state, 0) == 3


def test_a_price_in_value_can_be_paid_with_exactly_that():
    siege = shelter().storage(jewelry=1).state
    worth = siege.book.goods[siege.book.good("jewelry")].value
    payable = [PayValue(amount=amount).payable(siege, Deed(0, "TWM-BOOK-4")) for amount in (worth, worth + 1)]
    assert payable == [True, False]


@rule("TWM-SCAV-29")
def test_every_token_that_was_along_is_lost_with_the_party():
    table = shelter().people("boris", "anton").arrange(trip=Trip(0))
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE)
    siege = table.state
    siege.tokens[:] = [ON_TRIP] * len(siege.tokens)
    carrying._nobody_comes_home(siege)
    assert ON_TRIP not in siege.tokens


@rule("TWM-EVENING-7")
def test_whoever_is_named_last_takes_a_place_in_the_party_too():
    table = shelter().people("boris", "anton", "katia", "bruno")
    siege = table.state
    for person in siege.group[1:]:
        person.task = SCAVENGE
    assert siege.group[0].where == HOME
    assert not [pick for pick in evening.tasks(siege) if isinstance(pick, GoScavenging)]
    siege.group[1].task = siege.group[0].task
    assert [pick for pick in evening.tasks(siege) if isinstance(pick, GoScavenging)]


@rule("TWM-BOARD-16")
def test_one_board_is_put_up_and_one_torn_down_and_the_question_says_which():
    table = shelter().barricaded("t1", "t6")
    for by, what in ((1, "board-up"), (2, "board-up"), (-1, "tear-down")):
        assert next(house.barricade(table.state, by, rule="TWM-BOARD-16")).ask == what


@rule("TWM-RAID-9")
@pytest.mark.parametrize(("won", "burnt"), [(3, True), (4, False)])
def test_arsonists_who_are_beaten_back_burn_nothing(won, burnt):
    table = shelter().tasks(boris="floor", anton="floor", katia="floor").fitting("bed", "t2").arrange(next_cut=won)
    arsonists = next(card for card in table.state.book.raids if card.id == "arsonists")
    answers = [CutDamage(2), PickSpace(table.space("t2"))] if burnt else []
    done(raid._resolve(table.state, arsonists, Deed(0, "TWM-RAID-2")), *answers)
    assert table.stands("t2") == ("" if burnt else "bed")


@rule("TWM-RAID-4")
def test_food_is_taken_first_also_where_it_is_the_last_thing_named():
    siege = shelter().storage(pistol=1, sugar=1).state
    assert [siege.book.goods[good].id for good in raid._next_lost(siege, "green")] == ["sugar"]


@rule("TWM-SAVE-12")
def test_of_the_last_fitting_there_is_there_is_one_as_well():
    last = resumed().book.fittings[-1].id
    there = sum(card.id == last for card in resumed().book.fittings)
    said = refused(replace(SHEET, fittings=(last,) * (there + 1)))
    assert said == ("sheet-too-many", "fittings", {"name": last, "most": there})


@rule("TWM-SAVE-11")
def test_which_final_event_comes_next_is_not_to_be_read_off_the_sheet():
    sheet = replace(SHEET, chapter=3, objective="", status=0, events_left=3)
    dealt = [resumed(sheet, seed=seed) for seed in range(12)]
    assert len({[siege.event(card).ceasefire for card in siege.events].index(True) for siege in dealt}) == 3


@rule("TWM-SETUP-1")
def test_nobody_is_no_group():
    with pytest.raises(SetupError, match="for 1 to 6 players, not 0"):
        deal(SiegeSetup(scenario="until-the-ceasefire", seats=0), base_book(GAME), 1)
