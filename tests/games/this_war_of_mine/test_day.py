"""Day actions. [TWM-DAY, TWM-CHAR, TWM-ADV]"""

import pytest

from holdouts.games.this_war_of_mine.events import (
    CameToTheDoor,
    Cleared,
    Gained,
    LockHeld,
    Ordered,
    RemnantsLeft,
    SatOut,
    ScriptRead,
    Sniped,
)
from holdouts.games.this_war_of_mine.picks import (
    Act,
    BreakOpen,
    Build,
    Buy,
    CarryOut,
    Clear,
    ClearTogether,
    GiveUp,
    GoOn,
    Perform,
    Pick,
    Sell,
    SplitRummage,
    TakeOffer,
    UseFitting,
)
from holdouts.testing import rule, shelter

# --- steps ---


@rule("TWM-DAY-2", "TWM-GEN-4")
def test_a_day_has_three_steps_in_which_everybody_may_be_given_one_action():
    table = shelter().storage(shovel=2)
    table.choose(Clear("boris", "t4"))
    boris = table.who("boris").card
    assert not [pick for pick in table.options() if getattr(pick, "person", None) == boris]
    table.choose(CarryOut())
    assert table.now.step == 2
    assert table.can(Clear("boris", "t4"))


@rule("TWM-DAY-25", "TWM-DAY-5")
def test_nobody_need_do_anything():
    table = shelter()
    for step in (1, 2, 3):
        assert table.now.step == step
        table.choose(CarryOut())
    assert table.now.phase == "evening"


@rule("TWM-DAY-3")
def test_costs_are_paid_when_an_order_is_given():
    table = shelter().storage(wood=3, components=2)
    table.choose(Build("boris", "t3", "bed"))
    assert table.stored("wood") == table.stored("components") == 0
    assert table.stands("t3") == ""


@rule("TWM-DAY-3")
def test_what_a_step_brings_pays_for_nothing_in_the_same_step():
    table = shelter().storage(wood=2, components=2, shovel=1).rolling(10)
    table.choose(Act("anton", "bl3", "rummage")).choose(Clear("boris", "t4"))
    assert not table.can(Build("katia", "t3", "bed"))
    table.choose(CarryOut()).choose(SplitRummage(4))
    assert table.stored("wood") == 7
    assert table.can(Build("katia", "t3", "bed"))


@rule("TWM-DAY-3")
def test_gains_wait_in_the_state_until_the_step_is_over():
    table = shelter().storage(shovel=1).rolling(10)
    table.choose(Clear("boris", "t4")).choose(Act("anton", "bl3", "rummage")).choose(CarryOut())
    assert table.now.gains[table.now.book.wood] == 1
    assert table.stored("wood") == 0


@rule("TWM-DAY-4")
def test_a_card_a_fitting_and_a_printed_action_take_one_character_in_a_step():
    table = shelter().fitting("bed", "t3").storage(lockpick=2)
    table.choose(Act("boris", "g5", "go-outside")).choose(UseFitting("anton", "t3", "nap"))
    assert not table.can(Act("katia", "g5", "go-outside"))
    assert not table.can(UseFitting("katia", "t3", "nap"))
    table = shelter().choose(Clear("boris", "m4"))
    assert not table.can(Clear("anton", "m4"))


@rule("TWM-DAY-4")
def test_rubble_and_rummaging_take_several():
    table = shelter().storage(shovel=2).choose(Clear("anton", "t4"))
    assert table.can(Clear("katia", "t4"))
    table = shelter().choose(Act("anton", "bl3", "rummage"))
    assert table.can(Act("katia", "bl3", "rummage"))


@rule("TWM-DAY-26")
def test_a_step_takes_one_stage_off_rubble_however_many_dig():
    table = shelter().storage(shovel=2)
    table.choose(Clear("anton", "t4")).choose(Clear("katia", "t4")).choose(CarryOut())
    assert len(table.told(RemnantsLeft)) == 1
    assert table.told(Cleared) == []
    assert table.stored("wood") == 1
    assert table.stored("shovel") == 2


# --- Shelter cards ---


@rule("TWM-DAY-7", "TWM-DAY-13")
def test_what_lies_about_is_turned_over_taken_and_removed():
    table = shelter().choose(Clear("anton", "m4")).choose(CarryOut())
    assert table.stored("components") == 2
    assert table.now.rooms[table.space("m4")].cards == []
    assert [table.now.book.shelter[card].id for card in table.now.gone_shelter] == ["junk-1"]


@rule("TWM-DAY-8")
@pytest.mark.parametrize(("space", "tool"), [("t4", "shovel"), ("g7", "saw_blade"), ("m2", "lockpick")])
def test_red_cards_need_their_tool(space, tool):
    assert not shelter().can(Clear("anton", space))
    assert shelter().storage(**{tool: 1}).can(Clear("anton", space))


@rule("TWM-DAY-8")
def test_the_tool_lies_on_the_card_and_comes_back():
    table = shelter().storage(saw_blade=1).choose(Clear("anton", "g7"))
    assert table.stored("saw-blade") == 0
    table.choose(CarryOut())
    assert table.stored("saw-blade") == 1
    assert table.stored("canned-food") == 1


@rule("TWM-DAY-10")
def test_a_tool_serves_one_card_in_a_step():
    table = shelter().storage(shovel=1).choose(Clear("anton", "t4"))
    assert not table.can(Clear("katia", "m5"))


@rule("TWM-DAY-9")
def test_a_second_character_replaces_the_shovel_on_rubble_and_both_spend_their_action():
    table = shelter().people("anton", "katia")
    assert not table.can(Clear("anton", "t4"))
    table.choose(ClearTogether("anton", "t4", "katia"))
    assert table.now.rooms[table.space("t4")].remnants
    assert table.now.step == 2


@rule("TWM-DAY-9")
def test_both_who_clear_rubble_by_hand_are_told_of():
    table = shelter().people("anton", "katia").choose(ClearTogether("anton", "t4", "katia"))
    orders = [(table.now.book.characters[event.person].id, event.deed) for event in table.told(Ordered)]
    assert orders == [("anton", "clear"), ("katia", "help")]


@rule("TWM-DAY-13")
def test_what_was_cleared_is_told_before_what_it_held():
    table = shelter().choose(Clear("anton", "m4")).choose(CarryOut())
    told = [event for event in table.table.chronicle if isinstance(event, Cleared | Gained)]
    assert isinstance(told[0], Cleared)
    assert told[0].kind == "junk"


@rule("TWM-DAY-25")
def test_whoever_has_nothing_to_do_in_a_step_is_named():
    table = shelter().people("anton", "katia", "boris").choose(Clear("anton", "m4")).choose(CarryOut())
    (idle,) = table.told(SatOut)
    assert [table.now.book.characters[person].id for person in idle.people] == ["katia", "boris"]


@rule("TWM-DAY-9")
def test_two_characters_are_no_saw_and_no_lockpick():
    spaces = {pick.space for pick in shelter().options(kind=ClearTogether)}
    table = shelter()
    assert spaces == {table.space(space) for space in ("t4", "m5", "bl4")}


@rule("TWM-DAY-11")
@pytest.mark.parametrize(("rolled", "opens"), [(3, False), (4, True)])
def test_a_lock_holds_up_to_three_and_a_lock_that_opens_costs_the_lockpick(rolled, opens):
    table = shelter().storage(lockpick=1).rolling(rolled)
    table.choose(Clear("anton", "m2")).choose(CarryOut())
    assert table.stored("lockpick") == (not opens)
    assert table.stored("bandages") == opens
    assert bool(table.told(LockHeld)) != opens


@rule("TWM-DAY-12")
def test_rubble_is_cleared_in_two_stages():
    table = shelter().storage(shovel=1)
    table.choose(Clear("anton", "t4")).choose(CarryOut())
    assert table.now.rooms[table.space("t4")].cards
    table.choose(Clear("anton", "t4")).choose(CarryOut())
    assert not table.now.rooms[table.space("t4")].cards
    assert (table.stored("wood"), table.stored("components")) == (1, 1)


@rule("TWM-DAY-12")
def test_with_the_switch_rubble_is_cleared_at_once():
    table = shelter(rubble="one-stage").storage(shovel=1)
    table.choose(Clear("anton", "t4")).choose(CarryOut())
    assert not table.now.rooms[table.space("t4")].cards


@rule("TWM-ADV-4")
def test_stacked_rubble_is_cleared_card_after_card():
    table = shelter(board="advanced", rubble="one-stage").storage(shovel=1).rolling(10)
    table.choose(Clear("anton", "t4")).choose(CarryOut())
    assert len(table.now.rooms[table.space("t4")].cards) == 1


# --- printed actions ---


@rule("TWM-DAY-19")
@pytest.mark.parametrize(("rolled", "found"), [(1, 1), (2, 1), (3, 2), (6, 2), (7, 3), (9, 3), (10, 4)])
def test_rummaging_brings_one_to_four_markers_in_any_mix(rolled, found):
    table = shelter().rolling(rolled).choose(Act("anton", "bl3", "rummage")).choose(CarryOut())
    assert table.options() == [SplitRummage(wood) for wood in range(found + 1)]
    table.choose(SplitRummage(1))
    assert (table.stored("wood"), table.stored("components")) == (1, found - 1)


@rule("TWM-DAY-19", "TWM-GEN-7")
@pytest.mark.parametrize(
    ("wood", "components", "splits"), [(0, 9, [0]), (1, 9, [0, 1]), (9, 0, [2]), (1, 1, [1]), (0, 0, [0, 1, 2])]
)
def test_nobody_rummages_for_what_the_box_lacks(wood, components, splits):
    table = shelter().rolling(3)
    book = table.state.book
    table.state.box[book.wood], table.state.box[book.components] = wood, components
    table.choose(Act("anton", "bl3", "rummage")).choose(CarryOut())
    if len(splits) > 1:
        assert table.options() == [SplitRummage(count) for count in splits]
    assert table.stored("wood") + table.stored("components") == (min(2, wood + components) if len(splits) == 1 else 0)


@rule("TWM-CHAR-5", "TWM-ERRATA-1")
def test_marin_rummages_one_marker_more_and_searches_like_everybody_else():
    table = shelter().people("marin", "anton").rolling(1).choose(Act("marin", "bl3", "rummage")).choose(CarryOut())
    assert table.options() == [SplitRummage(wood) for wood in range(3)]
    table = shelter().people("marin", "anton").cleared("bl4", "bl6").choose(Act("marin", "bl6", "search"))
    table.choose(CarryOut())
    assert table.stored("mechanical-part") == 1


@rule("TWM-CHAR-5")
def test_marin_helps_on_every_rummage_space_of_the_advanced_side():
    table = shelter(board="advanced").people("marin", "anton").cleared("b4", "b5").rolling(1)
    table.choose(Act("marin", "b5", "rummage")).choose(CarryOut())
    assert len(table.options()) == 3


@rule("TWM-DAY-20")
def test_a_search_that_draws_weight_of_reality_draws_again():
    table = shelter().cleared("bl4", "bl6").next_card("findings", "findings", "reality-among-the-findings")
    table.choose(Act("anton", "bl6", "search")).choose(CarryOut())
    assert len(table.now.used_findings) == 1
    assert not table.now.book.findings[table.now.used_findings[0]].reality


@rule("TWM-DAY-20")
def test_a_search_above_ground_finds_furniture():
    table = shelter(board="advanced").cleared("g6", "g7", "g8").next_card("findings", "findings", "findings-1")
    table.choose(Act("anton", "g8", "search")).choose(CarryOut())
    assert (table.stored("book"), table.stored("cigarette")) == (1, 1)


@rule("TWM-DAY-21", "TWM-GEN-19")
def test_whoever_goes_outside_meets_a_visitor_who_goes_back_into_the_deck():
    table = shelter().next_card("visitors", "visitors", "gossip-of-tomorrow").rolling(2)
    table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut())
    assert len(table.told(CameToTheDoor)) == 1
    assert len(table.now.visitors) == 12
    assert table.now.foreseen == 1
    assert table.level("anton", "wounds") == 0


@rule("TWM-DAY-27")
def test_whoever_goes_outside_may_be_shot_and_the_visitor_comes_all_the_same():
    table = shelter().next_card("visitors", "visitors", "gossip-of-tomorrow").rolling(1)
    table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut())
    assert table.level("anton", "wounds") == 1
    assert table.told(Sniped)
    assert table.told(CameToTheDoor)


@rule("TWM-DAY-27")
def test_a_shot_that_ends_a_story_brings_no_visitor():
    table = shelter().levels("katia", wounds=3).rolling(1)
    table.choose(Act("katia", "g5", "go-outside")).choose(CarryOut())
    assert not table.lives("katia")
    assert table.told(CameToTheDoor) == []


@rule("TWM-CHAR-7")
def test_whoever_joins_in_a_step_acts_from_the_next_one_on():
    table = shelter().people("boris", "anton").next_card("unused", "characters", "zlata").rolling(10)
    table.next_card("visitors", "visitors", "somebody-asks-to-join")
    table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut()).choose(TakeOffer("take-in"))
    assert table.now.step == 2
    assert table.can(Act("zlata", "bl3", "rummage"))
    assert not table.who("zlata").starting


def test_a_visitor_can_be_sent_away():
    table = shelter().people("boris", "anton").rolling(10)
    table.next_card("visitors", "visitors", "somebody-asks-to-join")
    table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut()).choose(GoOn())
    assert len(table.now.group) == 2


@rule("TWM-GEN-11")
@pytest.mark.parametrize(("others", "asked"), [(("zlata",), True), (("zlata", "marko"), False)])
def test_somebody_who_asks_to_join_four_people_cannot_be_taken_in(others, asked):
    table = shelter().people("boris", "anton", *others).rolling(10)
    table.next_card("visitors", "visitors", "somebody-asks-to-join")
    table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut())
    assert table.can(TakeOffer("take-in")) is asked


def test_a_hungry_child_is_not_simply_sent_away():
    table = shelter().rolling(10, 10).next_card("visitors", "visitors", "hungry-child")
    table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut())
    assert table.now.step == 2
    table = shelter().storage(vegetable=1).levels("boris", misery=1).rolling(10)
    table.next_card("visitors", "visitors", "hungry-child")
    table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut())
    assert table.options() == [TakeOffer("share-food"), TakeOffer("turn-away")]


# --- abilities ---


@rule("TWM-CHAR-6")
@pytest.mark.parametrize(("rolled", "opens"), [(3, False), (4, True)])
def test_marko_opens_doors_with_a_hatchet_and_keeps_it(rolled, opens):
    table = shelter().people("marko", "anton").storage(hatchet=1).rolling(rolled)
    assert not table.can(BreakOpen("anton", "m2"))
    table.choose(BreakOpen("marko", "m2")).choose(CarryOut())
    assert table.stored("hatchet") == 1
    assert table.stored("bandages") == opens


def test_boris_needs_no_shovel():
    table = shelter()
    assert table.can(Clear("boris", "t4"))
    assert not table.can(Clear("anton", "t4"))
    assert not shelter().levels("boris", fatigue=4).can(Clear("boris", "t4"))


def test_bruno_cooks_without_water():
    table = shelter().people("bruno", "anton").fitting("stove", "t3").storage(raw_food=1, wood=1)
    assert not table.can(UseFitting("anton", "t3", "cook"))
    table.choose(UseFitting("bruno", "t3", "cook")).choose(CarryOut())
    assert table.stored("canned-food") == 1


@rule("TWM-CHAR-10")
def test_zlata_plays_once_a_day_for_one_or_with_a_guitar_for_all():
    table = shelter().people("zlata", "anton", "katia").levels("anton", misery=2).levels("katia", misery=2)
    table.choose(Perform("zlata")).choose(CarryOut()).choose(Pick("anton"))
    assert (table.level("anton", "misery"), table.level("katia", "misery")) == (1, 2)
    assert not table.can(Perform("zlata"))
    table = shelter().people("zlata", "anton", "katia").levels("anton", misery=2).levels("katia", misery=2)
    table.storage(guitar=1).choose(Perform("zlata")).choose(CarryOut())
    assert (table.level("anton", "misery"), table.level("katia", "misery")) == (1, 1)


# --- what visitors are good for ---


def visited(visitor, **goods):
    table = shelter().storage(**goods).rolling(10).next_card("visitors", "visitors", visitor)
    return table.choose(Act("anton", "g5", "go-outside")).choose(CarryOut())


@rule("TWM-FAQ-12", "TWM-TRADE-2")
def test_where_food_is_short_a_visitor_may_sell_some():
    table = visited("food-barterer", jewelry=2, meds=2).choose(TakeOffer("barter"))
    table.choose(GiveUp("meds")).choose(Sell("jewelry"))
    sold = {table.now.book.goods[pick.good].id for pick in table.options(kind=Buy)}
    assert sold
    assert sold <= {"canned-food", "raw-food", "vegetable"}


@rule("TWM-GEN-14", "TWM-FAQ-6", "TWM-FAQ-7")
def test_the_book_is_opened_only_when_a_card_sends_one_there():
    assert visited("gossip-of-the-street").told(ScriptRead) == []
    assert visited("reality-at-the-door").told(ScriptRead)
