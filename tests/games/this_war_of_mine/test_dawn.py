"""Dawn: Fate, medicine, Traits, the city, Narrative Actions, the missing. [TWM-DAWN]"""

import pytest

from holdouts.engine.library import LANGUAGES, base_words
from holdouts.games.this_war_of_mine.events import DeathStruck, EmpathyRolled, FateDrawn, LevelChanged, TraitCalled
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import (
    Drink,
    GiveUp,
    GoOn,
    Keep,
    No,
    Pick,
    PickGood,
    PlaceMedicine,
    PlayNarrative,
    Tire,
    UseAbility,
)
from holdouts.games.this_war_of_mine.rules import dawn, people
from holdouts.games.this_war_of_mine.state import FAR, FLOOR, MIDDLE, NEAR, OUT, SCAVENGE
from holdouts.games.this_war_of_mine.text import card_text
from holdouts.testing import rule, shelter


def fated(card, *names):
    """The Fate card is about to be drawn."""
    table = shelter()
    if names:
        table.people(*names)
    return table.next_card("fate", "fate", card).phase("fate")


def settle_traits(table):
    """Traits are resolved in whatever order."""
    while table.asks() == "TWM-DAWN-8":
        table.choose(table.options()[0])
    return table


# --- home ---


@rule("TWM-DAWN-1", "TWM-SCAV-36")
def test_the_party_comes_home_with_its_load():
    table = shelter().storage(meds=1).levels("boris", wounds=1).phase("dawn")
    state = table.state
    table.arrange(table.who("boris"), where=OUT, task=SCAVENGE)
    state.box[state.book.wood] -= 3
    state.load[state.book.wood] += 3
    table.start()
    assert table.stored("wood") == 3
    assert table.who("boris").where == 0


@rule("TWM-DAWN-2", "TWM-DAWN-3")
def test_medicine_is_laid_on_the_ill_and_the_wounded_and_on_nobody_else():
    table = shelter(free_medicine=False).levels("boris", wounds=1).storage(bandages=2).phase("dawn")
    assert not table.can(PlaceMedicine("anton", "bandages"))
    table.choose(PlaceMedicine("boris", "bandages"))
    assert table.stored("bandages") == 1
    assert table.who("boris").medicine == [0, 0, 1]


@rule("TWM-ANYTIME-4", "TWM-ERRATA-19", "TWM-FAQ-8")
def test_medicine_is_laid_at_any_time_where_the_group_plays_so():
    assert shelter().levels("boris", wounds=1).storage(meds=1).can(PlaceMedicine("boris", "meds"))
    table = shelter(free_medicine=False).levels("boris", wounds=1).storage(meds=1)
    assert not table.options(kind=PlaceMedicine)


@rule("TWM-ANYTIME-5")
def test_medicine_is_not_laid_while_a_fate_card_is_resolved():
    table = fated("fate-1").storage(bandages=1, cigarette=3).levels("boris", wounds=1)
    assert table.asks() == "TWM-DAWN-8"
    assert not table.options(kind=PlaceMedicine)


# --- treatment ---


@rule("TWM-DAWN-4", "TWM-DAWN-17", "TWM-FAQ-5")
def test_one_fate_card_is_drawn_and_lies_on_the_discard():
    table = settle_traits(fated("fate-4"))
    assert len(table.told(FateDrawn)) == 1
    assert [table.now.book.fate[card].id for card in table.now.past_fate] == ["fate-4"]
    assert table.level("boris", "wounds") == 0


@rule("TWM-DAWN-17")
def test_an_empty_fate_deck_is_made_of_its_discard():
    table = shelter()
    state = table.state
    state.past_fate, state.fate = state.fate, []
    dawn.draw_fate(state)
    assert (len(state.fate), len(state.past_fate)) == (6, 1)


@rule("TWM-DAWN-5")
def test_the_wounded_are_treated_with_bandages_or_get_worse():
    table = fated("fate-3", "boris", "anton").levels("boris", wounds=2).levels("anton", wounds=1)
    table.medicine("boris", bandages=1)
    settle_traits(table)
    changes = [(event.person, event.by) for event in table.told(LevelChanged) if event.state == 2]
    assert changes == [(table.who("boris").card, -2), (table.who("anton").card, 1)]


@rule("TWM-DAWN-5", "TWM-FAQ-8")
def test_ex_8_of_two_meds_one_treats_and_both_are_gone():
    table = fated("fate-4").levels("boris", illness=2).medicine("boris", meds=2)
    settle_traits(table)
    assert table.level("boris", "illness") == 1
    assert table.who("boris").medicine == [0, 0, 0]
    assert table.now.box[table.now.book.good("meds")] == 3


@rule("TWM-DAWN-6")
def test_herbal_meds_are_not_meds():
    table = fated("fate-6").levels("boris", illness=1).medicine("boris", herbal=1)
    settle_traits(table)
    assert table.level("boris", "illness") == 2
    assert table.who("boris").medicine == [0, 1, 0]


@rule("TWM-DAWN-18")
def test_of_two_kinds_of_medicine_the_group_picks_one_and_the_other_stays():
    table = fated("fate-2").levels("boris", illness=2).medicine("boris", meds=1, herbal=1)
    table.choose(PickGood("herbal-meds"))
    settle_traits(table)
    assert table.who("boris").medicine == [1, 0, 0]
    assert table.level("boris", "illness") == 1


@rule("TWM-DAWN-19", "TWM-DAWN-3")
def test_medicine_on_somebody_healthy_stays_there():
    table = fated("fate-4").medicine("boris", meds=1, bandages=1)
    settle_traits(table)
    assert table.who("boris").medicine == [1, 0, 1]


@rule("TWM-DAWN-4")
@pytest.mark.parametrize(("level", "now"), [(1, 1), (2, 3)])
def test_some_wounds_get_worse_only_when_they_are_bad(level, now):
    table = fated("fate-1").levels("boris", wounds=level)
    settle_traits(table)
    assert table.level("boris", "wounds") == now


def test_a_rag_bandage_treats_as_bandages_do():
    table = shelter().people("boris", "anton").levels("boris", wounds=2).holding("rag-bandage")
    table.next_card("fate", "fate", "fate-3").phase("dawn")
    table.choose(PlayNarrative("rag-bandage")).choose(Pick("boris"))
    settle_traits(table)
    assert table.level("boris", "wounds") == 0


# --- waiting, cold ---


@rule("TWM-DAWN-7", "TWM-DAY-23", "TWM-FAQ-10")
def test_what_waited_is_there_at_dawn_and_the_token_goes():
    table = fated("fate-7").fitting("rainwater-collector", "t3")
    room = table.state.rooms[table.space("t3")]
    room.waiting = [(table.state.book.water, 3)]
    table.start()
    assert table.stored("water") == 3
    assert table.now.waits() == 0


@rule("TWM-MORNING-16")
@pytest.mark.parametrize(
    ("names", "rats", "caught"), [(("boris",), False, 2), (("boris",), True, 3), (("anton",), True, 4)]
)
def test_a_trap_yields_more_in_a_plague_of_rats_and_with_a_mathematician(names, rats, caught):
    table = fated("fate-5", *names).fitting("trap", "t3")
    if rats:
        table.lying("rat-invasion")
    table.state.rooms[table.space("t3")].waiting = [(table.state.book.good("raw-food"), 2)]
    table.start()
    assert table.stored("raw-food") == caught


@rule("TWM-CHAR-10")
def test_a_mathematician_who_sleeps_catches_nothing_more():
    table = fated("fate-5", "anton").levels("anton", fatigue=4).fitting("trap", "t3")
    table.state.rooms[table.space("t3")].waiting = [(table.state.book.good("raw-food"), 2)]
    assert table.start().stored("raw-food") == 2


@rule("TWM-BOARD-15")
@pytest.mark.parametrize(("cold", "boarded", "ill"), [(4, 0, 1), (4, 1, 0), (3, 0, 0)])
def test_cold_less_barricades_makes_ill_from_its_threshold_on(cold, boarded, ill):
    table = fated("fate-6").arrange(cold=cold).barricaded(*("t1", "g1")[:boarded])
    settle_traits(table)
    assert table.level("boris", "illness") == ill


def test_a_warm_corner_keeps_the_cold_out_of_one_dawn():
    table = shelter().people("boris").arrange(cold=5).holding("warm-corner")
    table.next_card("fate", "fate", "fate-6").phase("dawn").choose(PlayNarrative("warm-corner"))
    settle_traits(table)
    assert table.level("boris", "illness") == 0
    assert table.now.warmth == 0


def test_cold_may_reach_only_those_who_slept_on_the_floor():
    table = fated("fate-3").arrange(cold=4)
    table.arrange(table.who("anton"), task=FLOOR)
    settle_traits(table)
    assert [table.level(name, "illness") for name in ("boris", "anton", "katia")] == [0, 1, 0]


def test_in_the_cold_each_rolls_for_illness():
    table = fated("fate-1").arrange(cold=3).rolling(3, 4, 10)
    table.start()
    assert [table.level(name, "illness") for name in ("boris", "anton", "katia")] == [1, 0, 0]


# --- Traits ---


@rule("TWM-DAWN-8")
def test_traits_are_resolved_in_the_order_the_group_likes():
    table = fated("fate-1", "boris", "katia", "anton").storage(cigarette=1).levels("anton", misery=3)
    table.choose(Pick("katia"))
    assert [table.now.book.characters[event.person].id for event in table.told(TraitCalled)] == ["katia"]
    assert table.level("katia", "misery") == 1
    table.choose(Pick("boris")).choose(GiveUp("cigarette"))
    assert table.level("boris", "misery") == 0


@rule("TWM-DAWN-8")
def test_nobody_is_asked_for_an_order_that_changes_nothing():
    table = fated("fate-1", "boris", "katia", "anton").start()
    assert table.asks() != "TWM-DAWN-8"
    assert [table.now.book.characters[event.person].id for event in table.told(TraitCalled)] == [
        "boris",
        "katia",
        "anton",
    ]


@rule("TWM-DAWN-8")
@pytest.mark.parametrize("letter", ["A", "B", "C"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_fate_says_what_the_traits_do_that_it_calls_for(letter, lang):
    words = base_words(GAME, lang)
    card = next(card for card in fated("fate-1").state.book.fate if letter in card.traits)
    assert any(line.startswith(f"Traits, {letter}") for line in card_text(card, words))


@rule("TWM-STATE-11", "TWM-DAWN-8")
def test_sleepers_traits_are_skipped():
    table = fated("fate-1", "boris", "katia").levels("katia", fatigue=4)
    table.start()
    assert table.level("katia", "misery") == 0
    assert table.level("boris", "misery") == 1


def test_a_habit_may_be_denied():
    table = fated("fate-1", "boris").storage(cigarette=1)
    table.choose(No())
    assert table.level("boris", "misery") == 1
    assert table.stored("cigarette") == 1


def test_whoever_has_no_habit_finds_solace_in_a_book():
    table = fated("fate-1", "anton").levels("anton", misery=2).storage(book=1).start()
    assert table.level("anton", "misery") == 1
    assert table.stored("book") == 1


@pytest.mark.parametrize(("name", "misery"), [("boris", 1), ("roman", 0)])
def test_the_warm_hearted_suffer_with_the_others(name, misery):
    table = fated("fate-5", name, "zlata").levels("zlata", wounds=2, fatigue=4).storage(raw_food=3)
    table.start()
    assert table.level(name, "misery") == misery


def test_the_others_suffer_from_an_empty_larder():
    assert fated("fate-5", "roman").storage(raw_food=2).start().level("roman", "misery") == 1
    assert fated("fate-5", "roman").storage(raw_food=3).start().level("roman", "misery") == 0


@pytest.mark.parametrize(
    ("levels", "misery"), [({"hunger": 3}, 2), ({"wounds": 2}, 2), ({"misery": 1}, 0), ({"fatigue": 2}, 1)]
)
def test_the_body_weighs_on_the_mind(levels, misery):
    levels = {"misery": 1, **levels}
    table = fated("fate-6", "roman").levels("roman", **levels).start()
    assert table.level("roman", "misery") == misery


# --- the city ---


@rule("TWM-DAWN-10")
@pytest.mark.parametrize("space", [NEAR, MIDDLE, FAR])
def test_an_exchanged_location_goes_and_the_others_come_nearer(space):
    table = shelter()
    state = table.state
    cards = [place.card for place in state.places]
    new = state.locations[-1]
    dawn.exchange(state, ("near", "middle", "far")[space], rule="TWM-DAWN-10")
    left = [card for n, card in enumerate(cards) if n != space]
    assert [place.card for place in state.places] == [*left, new]
    assert state.past_locations == [cards[space]]


@rule("TWM-DAWN-11", "TWM-ADV-7")
def test_what_was_hidden_at_an_exchanged_location_is_lost():
    state = shelter().state
    wood = state.book.wood
    state.box[wood] -= 2
    state.places[NEAR].hidden[wood] = 2
    dawn.exchange(state, "near", rule="TWM-DAWN-11")
    assert state.box[wood] == 12


@rule("TWM-DAWN-12", "TWM-GEN-6")
def test_an_empty_location_deck_is_made_of_the_waste():
    state = shelter().state
    state.past_locations, state.locations = state.locations, []
    dawn.exchange(state, "near", rule="TWM-DAWN-12")
    assert len(state.places) == 3
    assert state.past_locations == []
    assert len(state.locations) == 15


@rule("TWM-SCEN-8")
def test_the_railway_yard_of_the_last_convoy_stays_and_nothing_slides():
    state = shelter(scenario="the-last-convoy").state
    cards = [place.card for place in state.places]
    dawn.exchange(state, "far", rule="TWM-DAWN-10")
    assert [place.card for place in state.places] == cards
    dawn.exchange(state, "near", rule="TWM-DAWN-10")
    assert [place.card for place in state.places[1:]] == cards[1:]
    assert state.places[0].card != cards[0]


@rule("TWM-ADV-8")
def test_what_is_hidden_in_the_city_serves_where_the_box_has_none():
    from holdouts.games.this_war_of_mine.rules import goods

    state = shelter().box(wood=2).state
    wood = state.book.wood
    state.box[wood] -= 2
    state.places[FAR].hidden[wood] = 2
    assert goods.gain(state, wood, 3, state.storage, rule="TWM-ADV-8") == 2
    assert state.places[FAR].hidden[wood] == 0


# --- Narrative Actions ---


@rule("TWM-DAWN-13")
def test_of_two_narrative_actions_one_is_kept_and_the_deck_is_shuffled():
    table = shelter().people("boris").next_card("fate", "fate", "fate-7").phase("dawn")
    table.next_card("narratives", "narratives", "old-song", "watchful")
    settle_traits(table.start())
    assert table.can(Keep("old-song"))
    table.choose(Keep("watchful"))
    assert [table.now.book.narratives[card].id for card in table.now.held] == ["watchful"]
    assert len(table.now.narratives) == 14


@rule("TWM-GEN-19")
def test_an_empty_narrative_deck_yields_nothing():
    table = shelter().people("boris").next_card("fate", "fate", "fate-5").phase("dawn")
    state = table.state
    state.held, state.narratives = state.narratives, []
    table.choose(GoOn())
    assert table.now.phase == "day"


@rule("TWM-CHAR-4", "TWM-CHAR-10")
@pytest.mark.parametrize(("fatigue", "most"), [(0, 2), (3, 1)])
def test_emilia_writes_her_diary_for_fatigue_up_to_four(fatigue, most):
    table = shelter().people("emilia").levels("emilia", fatigue=fatigue).next_card("fate", "fate", "fate-7")
    table.phase("dawn").storage(coffee=1)
    settle_traits(table.start())
    table.choose(UseAbility("emilia"))
    if most > 1:
        assert table.options() == [Tire(1), Tire(2)]
        table.choose(Tire(2))
    assert len(table.options(kind=Keep)) == 2 + most
    assert table.level("emilia", "fatigue") == fatigue + most


def test_whoever_sleeps_writes_no_diary():
    table = shelter().people("emilia").levels("emilia", fatigue=4).next_card("fate", "fate", "fate-5").phase("dawn")
    assert table.start().options(kind=Keep)


# --- alcohol, and the missing ---


@rule("TWM-DAWN-9")
@pytest.mark.parametrize(("good", "fatigue"), [("moonshine", 2), ("pure-alcohol", 1)])
def test_alcohol_at_dawn_lifts_misery_for_fatigue(good, fatigue):
    table = shelter(free_medicine=False).levels("boris", misery=2).phase("dawn")
    table.storage(moonshine=1, pure_alcohol=1).choose(Drink("boris", good))
    assert (table.level("boris", "misery"), table.level("boris", "fatigue")) == (1, fatigue)
    assert table.stored(good) == 0


@rule("TWM-DAWN-9", "TWM-ANYTIME-6")
def test_alcohol_may_be_drunk_after_the_fate_card_too_and_by_day_only_where_the_group_plays_so():
    table = shelter(free_medicine=False).people("boris").storage(moonshine=1).phase("dawn")
    table.next_card("fate", "fate", "fate-7").choose(GoOn())
    settle_traits(table)
    assert table.can(Drink("boris", "moonshine"))
    assert not shelter(free_medicine=False).storage(moonshine=1).options(kind=Drink)
    assert shelter().storage(moonshine=1).can(Drink("boris", "moonshine"))


@rule("TWM-DAWN-14")
def test_if_somebody_was_lost_one_check_over_all_who_are_left():
    table = shelter().phase("mourn").rolling(5)
    for _ in people.lose(table.state, table.state.group[0], died=True, rule="TWM-CHAR-9"):
        pass
    table.start()
    assert len(table.told(DeathStruck)) == 1
    assert (table.level("anton", "misery"), table.level("katia", "misery")) == (0, 2)


@rule("TWM-DAWN-14")
def test_whoever_left_is_missed_as_the_dead_are():
    table = shelter().phase("mourn").rolling(1)
    for _ in people.lose(table.state, table.state.group[0], died=False, rule="TWM-CHAR-9"):
        pass
    assert table.start().level("katia", "misery") == 2


@rule("TWM-DAWN-15")
def test_there_is_one_check_however_many_were_lost_and_none_for_those_lost_through_it():
    table = shelter().people("boris", "anton", "katia", "zlata").levels("katia", misery=3).phase("mourn")
    table.arrange(mourned=2).rolling(5)
    table.start()
    assert not table.lives("katia")
    assert len(table.told(EmpathyRolled)) == 1
    table = shelter().arrange(mourned=1).phase("morning").next_events("thaw").start()
    assert table.now.mourned == 0


@rule("TWM-DAWN-14")
def test_without_a_loss_nobody_is_missed():
    table = shelter().phase("mourn").start()
    assert table.told(DeathStruck) == []


@rule("TWM-DAWN-16")
def test_after_dawn_a_new_day_begins():
    table = shelter().people("boris").next_card("fate", "fate", "fate-5").next_events("thaw").phase("dawn")
    table.start().choose(table.options(kind=Keep)[0])
    assert table.now.round == 2
    assert table.now.phase == "day"
