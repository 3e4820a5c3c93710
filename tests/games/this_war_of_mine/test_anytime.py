"""At any time, and Narrative Actions. [TWM-ANYTIME, TWM-ADV-12, TWM-GEN-18]"""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import (
    Act,
    CarryOut,
    Clear,
    Drink,
    EatPet,
    PayObjective,
    Pick,
    PlayNarrative,
    SplitRummage,
    UseAbility,
)
from holdouts.games.this_war_of_mine.rules import tokens
from holdouts.games.this_war_of_mine.state import IN_BOX, IN_SHELTER, IN_WASTE, ON_SOMEBODY, ON_TRIP
from holdouts.testing import rule, shelter


@rule("TWM-ANYTIME-8", "TWM-GEN-18", "TWM-CHAR-10")
def test_cveta_comforts_another_once_a_day_for_fatigue():
    table = shelter().people("cveta", "boris", "anton").levels("boris", misery=2)
    table.choose(UseAbility("cveta")).choose(Pick("boris"))
    assert (table.level("cveta", "fatigue"), table.level("boris", "misery")) == (1, 1)
    assert not table.can(UseAbility("cveta"))


@rule("TWM-CHAR-10")
def test_a_sleepers_ability_does_not_work():
    assert not shelter().people("cveta", "boris").levels("cveta", fatigue=4).can(UseAbility("cveta"))


@rule("TWM-CHAR-10")
def test_what_can_be_done_once_a_day_comes_back_in_the_morning():
    table = shelter().people("cveta", "boris").next_events("thaw").phase("morning")
    table.arrange(table.who("cveta"), used=True)
    assert table.can(UseAbility("cveta"))


@rule("TWM-ANYTIME-9")
def test_a_narrative_action_is_played_at_its_time_and_goes_back_into_its_deck():
    table = shelter().levels("boris", misery=2).holding("old-song", "second-wind")
    assert not table.can(PlayNarrative("second-wind"))
    table.choose(PlayNarrative("old-song")).choose(Pick("boris"))
    assert table.level("boris", "misery") == 1
    assert len(table.now.narratives) == 14


@rule("TWM-ANYTIME-6")
def test_alcohol_is_discarded_from_storage_by_whoever_is_at_home():
    table = shelter().levels("boris", misery=1).storage(pure_alcohol=1)
    table.choose(Drink("boris", "pure-alcohol"))
    assert table.stored("pure-alcohol") == 0
    assert table.now.box[table.now.book.good("pure-alcohol")] == 3


def test_a_neighbourly_favour_is_one_more_action_after_a_step():
    table = shelter().people("boris", "anton").holding("neighbourly-favour")
    table.choose(CarryOut()).choose(PlayNarrative("neighbourly-favour")).choose(Pick("boris"))
    table.choose(Clear("boris", "m4"))
    assert table.stored("components") == 2
    assert table.now.step == 2


def test_the_favour_helps_nobody_who_was_blocked_in_that_step():
    table = shelter().people("boris", "anton").levels("boris", illness=3).holding("neighbourly-favour")
    table.choose(CarryOut()).choose(PlayNarrative("neighbourly-favour"))
    table.choose(Act("anton", "bl3", "rummage"))
    assert table.options(kind=SplitRummage)


# --- pets and blank tokens ---


@rule("TWM-ADV-12")
@pytest.mark.parametrize(("pet", "food"), [("cat", 2), ("dog", 4)])
def test_a_pet_can_be_eaten_where_the_group_plays_so_and_some_take_it_to_heart(pet, food):
    assert not shelter().token(pet).options(kind=EatPet)
    table = shelter(free_eating=True).token(pet).rolling(5)
    table.choose(EatPet(pet))
    assert table.stored("raw-food") == food
    assert table.now.tokens[table.now.book.number("tokens", pet)] == IN_WASTE
    assert [table.level(name, "misery") for name in ("boris", "anton", "katia")] == [1, 0, 1]


@rule("TWM-GEN-20")
def test_a_blank_token_that_is_in_play_or_in_the_waste_is_not_given_again():
    siege = shelter().now
    deed = Deed(0, "TWM-GEN-20")
    assert tokens.gain(siege, "cat", deed)
    assert not tokens.gain(siege, "cat", deed)
    tokens.lose(siege, "cat", rule="TWM-GEN-20")
    assert tokens.gain(siege, "cat", deed)
    tokens.lose(siege, "cat", removed=True, rule="TWM-GEN-20")
    assert not tokens.gain(siege, "cat", deed)


@rule("TWM-GEN-20")
def test_a_token_on_somebody_who_is_gone_goes_back_into_the_box():
    from holdouts.games.this_war_of_mine.rules import people

    siege = shelter().now
    person = siege.group[0]
    tokens.gain(siege, "suspicion", Deed(0, "TWM-GEN-20"), on=person.card)
    assert siege.tokens[5] == ON_SOMEBODY
    for _ in people.lose(siege, person, died=False, rule="TWM-CHAR-9"):
        pass
    assert siege.tokens[5] == IN_BOX


@rule("TWM-ADV-17")
def test_a_pet_won_on_a_trip_comes_home_at_dawn():
    table = shelter().phase("dawn")
    tokens.gain(table.state, "dog", Deed(0, "TWM-ADV-17", trip=True))
    assert table.state.tokens[2] == ON_TRIP
    assert table.now.tokens[2] == IN_SHELTER


@rule("TWM-GEN-13")
def test_coloured_numbers_do_nothing_by_themselves():
    table = shelter().next_events("first-frost").phase("reveal").start()
    assert table.now.pages == []


# --- what is no reason to ask ---


@rule("TWM-RAID-1", "TWM-ANYTIME-8")
def test_guards_without_a_weapon_are_not_asked_which_they_take():
    table = shelter().people("boris", "anton").tasks(boris="guard", anton="floor").storage(wood=5).phase("raid")
    assert table.next_card("raids", "raids", "quiet-night").asks() != "TWM-RAID-1"


@rule("TWM-DAWN-2", "TWM-MORNING-8")
def test_what_was_brought_home_can_be_paid_before_fate():
    table = shelter().people("boris").storage(wood=1).phase("dawn")
    assert table.objective("board-the-windows").can(PayObjective("wood"))


@rule("TWM-DAWN-2", "TWM-BOARD-1")
def test_five_wood_are_no_reason_to_stop_before_fate():
    assert shelter().people("boris").storage(wood=5).phase("dawn").asks() != "TWM-DAWN-2"


@rule("TWM-DUSK-3", "TWM-ANYTIME-8")
def test_an_empty_larder_is_not_asked_about_because_somebody_could_comfort():
    table = shelter().people("cveta", "boris").phase("dusk")
    assert table.asks() not in ("TWM-DUSK-1", "TWM-DUSK-3")
    assert table.can(UseAbility("cveta")), "there is time for it in the evening"
