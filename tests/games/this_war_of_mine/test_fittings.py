"""Fittings: built, used, moved and taken apart. [TWM-DAY, TWM-ADV]"""

from holdouts.games.this_war_of_mine.events import Sniped
from holdouts.games.this_war_of_mine.picks import (
    Act,
    Build,
    CarryOut,
    Clear,
    Dismantle,
    MoveFitting,
    OnceMore,
    Pick,
    PickFitting,
    SplitRummage,
    UseFitting,
)
from holdouts.games.this_war_of_mine.rules.states import BREAKING
from holdouts.games.this_war_of_mine.state import ENDINGS, IN_SHELTER, WOUNDS
from holdouts.testing import rule, shelter

# --- building ---


@rule("TWM-DAY-14")
def test_any_fitting_of_the_deck_can_be_built_where_it_may_stand():
    table = shelter().storage(wood=9, components=9)
    names = {table.now.book.fittings[pick.fitting].id for pick in table.options(kind=Build)}
    assert {"bed", "chair", "workshop", "stove", "trap", "herb-garden"} <= names
    table.choose(Build("anton", "t3", "chair")).choose(CarryOut())
    assert table.stands("t3") == "chair"
    assert (table.stored("wood"), table.stored("components")) == (7, 8)


@rule("TWM-DAY-15")
def test_a_new_fitting_is_not_used_in_the_step_that_builds_it():
    table = shelter().storage(wood=3, components=2).choose(Build("anton", "t3", "bed"))
    assert not table.options(kind=UseFitting)
    assert table.choose(CarryOut()).can(UseFitting("anton", "t3", "nap"))


@rule("TWM-DAY-16")
def test_ideas_are_not_built_until_a_new_idea_brings_two_of_them_to_the_fittings():
    table = shelter().storage(wood=9, components=9, mechanical_part=4)
    assert not table.can(Build("anton", "t3", "metal-bench"))
    table.choose(Act("anton", "g6", "new-idea")).choose(CarryOut())
    table.choose(PickFitting("metal-bench")).choose(PickFitting("reinforced-door"))
    assert table.can(Build("anton", "t3", "metal-bench"))
    assert len(table.now.ideas) == 6


@rule("TWM-DAY-17")
def test_an_upgrade_stands_only_beside_what_it_upgrades():
    table = shelter(board="advanced").storage(wood=9, components=9, mechanical_part=4)
    table.fitting("workshop", "t3").cleared("t2", "t4", "m4")
    card = table.now.book.number("fittings", "advanced-workshop")
    spaces = {table.now.spaces[pick.space].id for pick in table.options(kind=Build) if pick.fitting == card}
    assert spaces == {"t2", "t4"}


@rule("TWM-DAY-17")
def test_without_a_free_space_beside_it_an_upgrade_cannot_be_built():
    table = shelter(board="advanced").storage(wood=9, components=9, mechanical_part=4).fitting("workshop", "g4")
    card = table.now.book.number("fittings", "advanced-workshop")
    assert not [pick for pick in table.options(kind=Build) if pick.fitting == card]


@rule("TWM-DAY-22", "TWM-ERRATA-6", "TWM-ADV-15")
def test_the_chair_cheers_everybody_up_the_first_time_it_is_built_and_never_again():
    table = shelter(free_fittings=True).storage(wood=4, components=2, water=1)
    for name in ("boris", "anton", "katia"):
        table.levels(name, misery=2)
    table.choose(Build("anton", "t3", "chair")).choose(CarryOut())
    assert [table.level(name, "misery") for name in ("boris", "anton", "katia")] == [1, 1, 1]
    table.choose(Dismantle("anton", "t3")).choose(CarryOut())
    table.choose(Build("anton", "t3", "chair")).choose(CarryOut())
    assert [table.level(name, "misery") for name in ("boris", "anton", "katia")] == [1, 1, 1]


# --- Fittings ---


@rule("TWM-DAY-6")
def test_a_fittings_action_is_paid_and_resolved():
    table = shelter().fitting("workshop", "t3").storage(wood=2, components=2)
    table.choose(UseFitting("anton", "t3", "craft-shovel")).choose(CarryOut())
    assert (table.stored("shovel"), table.stored("wood")) == (1, 0)


@rule("TWM-DAY-18")
def test_for_each_combination_means_as_often_as_one_can_pay_in_one_action():
    table = shelter().fitting("stove", "t3").storage(raw_food=2, water=2, wood=2)
    table.choose(UseFitting("anton", "t3", "cook")).choose(OnceMore("anton", 0))
    assert not table.can(OnceMore("anton", 0))
    table.choose(CarryOut())
    assert table.stored("canned-food") == 2


@rule("TWM-DAY-18")
def test_who_has_two_actions_repeats_the_last_that_can_be_repeated_and_no_other():
    table = shelter().fitting("trap", "t3").fitting("stove", "t4").storage(vegetable=1, raw_food=2, water=2, wood=2)
    table.who("anton").more = 1
    table.choose(UseFitting("anton", "t3", "set-trap", 0))
    assert not table.can(OnceMore("anton", 0)), "a trap is set once"
    table.choose(UseFitting("anton", "t4", "cook")).choose(OnceMore("anton", 0))
    assert not table.can(OnceMore("anton", 0)), "there is nothing left to cook"
    table.choose(CarryOut())
    assert table.stored("canned-food") == 2


@rule("TWM-ERRATA-7")
def test_the_simple_heater_burns_wood_books_or_one_of_each():
    table = shelter().fitting("simple-heater", "t3").storage(wood=3, book=3).arrange(cold=4)
    table.choose(UseFitting("anton", "t3", "heat", 0)).choose(OnceMore("anton", 1)).choose(OnceMore("anton", 2))
    table.choose(CarryOut())
    assert table.now.cold == 1
    assert (table.stored("wood"), table.stored("book")) == (0, 0)


@rule("TWM-DAY-23", "TWM-DAY-24", "TWM-FAQ-10")
def test_a_wait_token_lies_on_the_card_and_no_second_one_beside_it():
    table = shelter().fitting("rainwater-collector", "t3").storage(filter=2)
    table.choose(UseFitting("anton", "t3", "collect-rain")).choose(CarryOut())
    assert table.stored("water") == 0
    assert table.now.waits() == 1
    assert not table.options(kind=UseFitting)


@rule("TWM-DAY-6")
def test_what_can_be_done_once_a_day_is_not_done_twice():
    table = shelter().fitting("radio", "t3").levels("boris", misery=2)
    table.choose(UseFitting("anton", "t3", "radio-music")).choose(CarryOut()).choose(Pick("boris"))
    assert table.level("boris", "misery") == 1
    assert not table.can(UseFitting("anton", "t3", "radio-music"))


@rule("TWM-MORNING-17", "TWM-FAQ-14")
def test_the_radio_shows_the_next_two_events_in_their_order():
    table = shelter().fitting("radio", "t3").next_events("thaw", "epidemic")
    table.choose(UseFitting("anton", "t3", "information")).choose(CarryOut())
    assert table.now.foreseen == 2
    seen = table.game.secrets.veiled(table.now, 0)
    assert [table.now.event(card).id for card in seen.events[-2:]] == ["epidemic", "thaw"]
    assert all(card >= 15 for card in seen.events[:-2])


# --- moving and dismantling ---


@rule("TWM-ADV-13")
def test_a_fitting_is_moved_by_an_action_where_the_group_plays_so():
    assert not shelter().fitting("bed", "t3").options(kind=MoveFitting)
    table = shelter(free_fittings=True).fitting("bed", "t3")
    table.choose(MoveFitting("anton", "t3", "m3")).choose(CarryOut())
    assert (table.stands("t3"), table.stands("m3")) == ("", "bed")


@rule("TWM-ADV-14")
def test_a_fitting_is_taken_apart_and_what_it_took_comes_back_as_far_as_the_box_has_it():
    table = shelter(free_fittings=True).fitting("bed", "t3").box(wood=1)
    table.choose(Dismantle("anton", "t3")).choose(CarryOut())
    assert table.stands("t3") == ""
    assert (table.stored("wood"), table.stored("components")) == (1, 2)
    assert len(table.now.fittings) == 12


@rule("TWM-ADV-16")
def test_what_has_an_upgrade_beside_it_stays_where_it_is():
    table = shelter(free_fittings=True, board="advanced").fitting("workshop", "t3").fitting("advanced-workshop", "t2")
    assert not table.can(Dismantle("anton", "t3"))
    assert table.can(Dismantle("anton", "t2"))


@rule("TWM-ADV-16")
def test_an_upgrade_is_moved_only_to_the_other_side_of_its_base():
    table = shelter(free_fittings=True, board="advanced").fitting("workshop", "t3").fitting("advanced-workshop", "t2")
    table.cleared("t4")
    spaces = {pick.there for pick in table.options(kind=MoveFitting)}
    assert spaces == {table.space("t4")}


@rule("TWM-ADV-2", "TWM-STATE-6")
def test_the_sniper_aims_at_nobody_who_is_gone_by_the_end_of_another():
    table = shelter(board="advanced").people("emilia", "boris", "anton").storage(shovel=1).rolling(1, 1)
    table.levels("emilia", wounds=3).levels("boris", misery=3)
    table.who("emilia").marks[WOUNDS] = ENDINGS[WOUNDS].index(BREAKING)
    emilia = table.who("emilia").card
    table.choose(Clear("emilia", "t2")).choose(Clear("boris", "t4")).choose(CarryOut())
    assert not table.lives("boris"), "the end of Emilia weighs on the others"
    assert [event.person for event in table.told(Sniped)] == [emilia]


@rule("TWM-ADV-2")
def test_the_sniper_sees_only_who_acted_on_the_top_floor():
    table = shelter(board="advanced").rolling(10, 2)
    table.choose(Clear("anton", "t2")).choose(Act("katia", "b2", "rummage")).choose(CarryOut()).choose(SplitRummage(0))
    assert [event.person for event in table.told(Sniped)] == [table.who("anton").card]
    assert table.level("anton", "wounds") == 1
    assert table.level("katia", "wounds") == 0


@rule("TWM-ADV-2")
def test_from_three_on_the_sniper_misses():
    table = shelter(board="advanced").rolling(3).choose(Clear("anton", "t2")).choose(CarryOut())
    assert table.told(Sniped) == []


@rule("TWM-ERRATA-18")
def test_on_a_day_of_exhaustion_nobody_takes_more_than_one_action():
    table = shelter().arrange(one_action=True).rolling(10)
    table.choose(Act("anton", "bl3", "rummage")).choose(CarryOut()).choose(SplitRummage(0))
    anton = table.who("anton").card
    assert not [pick for pick in table.options() if getattr(pick, "person", None) == anton]
    assert table.can(Act("katia", "bl3", "rummage"))


@rule("TWM-ERRATA-11")
def test_the_fine_saw_blade_serves_as_a_saw_blade_and_is_not_used_up():
    table = shelter().token("fine-saw-blade")
    table.choose(Clear("anton", "g7")).choose(CarryOut())
    assert table.stored("canned-food") == 1
    assert table.now.tokens[table.now.book.number("tokens", "fine-saw-blade")] == IN_SHELTER
