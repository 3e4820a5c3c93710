"""Exposure rolls, bites, wounds, death and newcomers. [DOW-EXPOSE, DOW-BITE, DOW-SURVIVOR]"""

from holdouts.games.dead_of_winter.events import Exposed
from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Barricade,
    First,
    LetDie,
    Move,
    Play,
    Risk,
    Second,
    Where,
    Who,
    Whom,
)
from holdouts.games.dead_of_winter.positions import BITE, BLANK, FROST, WOUND
from holdouts.games.dead_of_winter.state import Lasting
from holdouts.testing import colony, rule


def leaving(*rolls, who="haddad", **more):
    """Somebody leaves the colony for the Gas Station."""
    return colony(3).group(0, who, "brandt").arrange(morale=5, **more).rolling(*rolls).turn(0).choose(Move(who, "gas"))


@rule("DOW-EXPOSE-1", "DOW-EXPOSE-2")
def test_blank_does_nothing():
    assert leaving(BLANK).person("haddad").hurt == 0


@rule("DOW-EXPOSE-3", "DOW-SURVIVOR-19")
def test_a_wound_is_a_token_and_nothing_else():
    assert leaving(WOUND).person("haddad").wounds == 1


@rule("DOW-EXPOSE-4", "DOW-SURVIVOR-4")
def test_a_frostbite_counts_for_death():
    table = colony(3).group(0, "haddad", "brandt").hurt("haddad", wounds=2).arrange(morale=5).rolling(FROST).turn(0)
    table.choose(Move("haddad", "gas"))
    assert not table.alive("haddad")
    assert table.now.morale == 4


@rule("DOW-EXPOSE-6", "DOW-BITE-6")
def test_a_bite_kills_and_ends_where_nobody_else_is():
    table = leaving(BITE)
    assert not table.alive("haddad")
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-EXPOSE-5", "DOW-TURN-2", "DOW-SURVIVOR-4")
def test_e15_frostbite_wounds_at_the_start_of_a_turn():
    table = colony(3).group(0, "haddad", "brandt").hurt("haddad", wounds=1, frost=1).arrange(morale=5).beginning(0)
    assert table.now.morale == 4
    assert not table.alive("haddad")
    table = colony(3).group(0, "haddad", "brandt").hurt("haddad", frost=1).beginning(0)
    table.start()
    assert table.person("haddad").wounds == 1


@rule("DOW-EXPOSE-5")
def test_by_the_switch_each_frostbite_wounds():
    table = colony(3, frost_tick="token").group(0, "stahl", "brandt").hurt("stahl", frost=2).arrange(morale=5)
    assert table.beginning(0).now.morale == 4
    table = colony(3).group(0, "stahl", "brandt").hurt("stahl", frost=2).arrange(morale=5)
    assert table.beginning(0).now.morale == 5


@rule("DOW-ABILITY-5", "DOW-EXPOSE-5")
def test_a_trapper_is_not_wounded_by_frostbite():
    table = colony(3).group(0, "lund").hurt("lund", frost=2).beginning(0)
    table.start()
    assert table.person("lund").wounds == 0


@rule("DOW-TEXT-2", "DOW-EXPOSE-5")
def test_e60_the_first_player_says_who_of_several_dies_first():
    table = colony(3).arrange(morale=5, first=1).group(0, "cole", "dunne", "arakawa", "brandt")
    table.hurt("cole", wounds=1, frost=1).hurt("dunne", wounds=1, frost=1).hurt("arakawa", frost=1).beginning(0)
    assert table.asked() == (1,)
    assert table.person("arakawa").wounds == 1
    table.choose(Whom("dunne"))
    assert not table.alive("dunne")
    assert not table.alive("cole")
    assert table.now.morale == 3


@rule("DOW-EXPOSE-8", "DOW-EXPOSE-12")
def test_a_card_that_kills_without_a_survivor_there_needs_no_roll():
    table = colony(3).group(0, "haddad@school").zombies("school", 1).hand(0, "hedge-shears").turn(0)
    table.choose(Play("hedge-shears"))
    assert table.count("school") == 0
    assert table.told(Exposed) == []


@rule("DOW-EXPOSE-9", "DOW-EXPOSE-11")
def test_boots_make_a_frostbite_a_wound_and_a_shield_shrugs_the_first_one_off():
    table = colony(3).group(0, "haddad", "brandt").gear("haddad", "insulated-boots").rolling(FROST).turn(0)
    table.choose(Move("haddad", "gas"))
    assert (table.person("haddad").wounds, table.person("haddad").frost) == (1, 0)
    table = colony(3).group(0, "sandoval").gear("sandoval", "riot-shield").rolling(WOUND, WOUND).turn(0)
    table.choose(Move("sandoval", "gas")).choose(Move("sandoval", "school"))
    assert table.person("sandoval").wounds == 1


@rule("DOW-EXPOSE-10")
def test_rolls_of_the_dead_are_dropped():
    table = colony(3).crossroads("followed-home").arrange(morale=5)
    table.group(0, "haddad@school", "brandt@gas").rolling(BLANK, BITE).turn(0).choose(Move("haddad", "colony"))
    table.choose(Second(table.now.past_crossroads[-1])).choose(LetDie())
    assert not table.alive("haddad")
    assert len(table.told(Exposed)) == 2


@rule("DOW-EXPOSE-11")
def test_a_promised_roll_is_skipped_once():
    table = colony(3).group(0, "sandoval").rolling(WOUND).turn(0)
    table.arrange(lasting=[Lasting("no-exposure", table.person("sandoval").card, 1)])
    table.choose(Move("sandoval", "gas"))
    assert table.person("sandoval").wounds == 0
    table.choose(Move("sandoval", "school"))
    assert table.person("sandoval").wounds == 1


# --- bites ---


@rule("DOW-BITE-1", "DOW-BITE-2", "DOW-BITE-3", "DOW-BITE-4", "DOW-BITE-5", "DOW-BITE-8")
def test_e16_a_bite_goes_from_the_lowest_influence_on():
    table = colony(3).group(0, "marchetti", "brandt").group(1, "sandoval@hospital", "falk")
    table.group(2, "nowak@hospital", "ferro").arrange(morale=7).rolling(BITE, WOUND).turn(0)
    assert [table.now.book.influences[table.person(id_).card] for id_ in ("marchetti", "sandoval", "nowak")] == [
        31,
        13,
        55,
    ]
    table.choose(Move("marchetti", "hospital"))
    assert not table.alive("marchetti")
    assert table.asked() == (1,)
    table.choose(Risk())
    assert not table.alive("sandoval")
    assert table.asked() == (2,)
    table.choose(LetDie())
    assert not table.alive("nowak")
    assert table.now.morale == 4
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-BITE-4")
def test_a_blank_saves_and_ends_it():
    table = colony(3).group(0, "marchetti", "brandt").group(1, "sandoval@hospital", "falk").arrange(morale=7)
    table.rolling(BITE, BLANK).turn(0).choose(Move("marchetti", "hospital")).choose(Risk())
    assert table.alive("sandoval")
    assert table.now.morale == 6
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-BITE-7", "DOW-SURVIVOR-16")
def test_helpless_survivors_are_not_infected():
    table = colony(3).group(0, "haddad@gas", "brandt@gas").group(1, "stern@school").group(2, "marsh@school")
    table.arrange(helpless=3, morale=7).rolling(BITE).turn(0).choose(Move("haddad", "colony"))
    assert table.now.helpless == 3
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-BITE-1", "DOW-ABILITY-5")
def test_a_dog_is_passed_over_and_its_bite_is_a_wound():
    table = colony(3).group(0, "haddad", "kessel@gas", "brandt").arrange(morale=7).rolling(BITE).turn(0)
    table.choose(Move("haddad", "gas"))
    assert table.alive("kessel")
    table = colony(3).group(0, "kessel", "brandt").rolling(BITE).turn(0).choose(Move("kessel", "gas"))
    assert table.person("kessel").wounds == 1


@rule("DOW-BITE-9", "DOW-SURVIVOR-11")
def test_who_has_nobody_left_gets_somebody_new_after_the_chain():
    table = colony(3).group(0, "haddad@school", "brandt@school").group(1, "sandoval").group(2, "marsh@school")
    table.arrange(morale=7).rolling(BITE).next_survivors("lund").turn(0).choose(Move("haddad", "colony"))
    table.choose(LetDie())
    assert table.person("lund").place == 0
    assert table.now.players[1].leader == table.person("lund").card


# --- death and survivors ---


@rule("DOW-SURVIVOR-5", "DOW-SURVIVOR-6", "DOW-SURVIVOR-15")
def test_a_death_costs_morale_and_the_dead_do_not_return():
    table = leaving(BITE)
    assert table.now.morale == 4
    assert table.now.book.survivors[table.now.dead[0]].id == "haddad"


@rule("DOW-SURVIVOR-7")
def test_equipment_of_somebody_who_dies_in_the_colony_returns_to_the_hand():
    table = colony(3).group(0, "haddad", "brandt").gear("haddad", "nail-gun").hurt("haddad", wounds=1, frost=1)
    table.arrange(morale=5).beginning(0)
    assert table.hand_of(0) == ["nail-gun"]
    assert table.now.known == table.now.players[0].hand


@rule("DOW-SURVIVOR-8", "DOW-EXILE-17")
def test_equipment_of_somebody_who_dies_elsewhere_goes_into_the_deck_there():
    table = colony(3).group(0, "haddad@gas", "brandt").gear("haddad", "nail-gun").hurt("haddad", wounds=1, frost=1)
    table.arrange(morale=5).beginning(0)
    assert "nail-gun" in table.ids_of(table.now.locations[6].deck)
    assert len(table.now.locations[6].deck) == 21
    assert table.hand_of(0) == []


@rule("DOW-SURVIVOR-9")
def test_a_group_without_its_leader_names_a_new_one():
    table = colony(3).group(0, "haddad", "brandt", "stern").hurt("haddad", wounds=1, frost=1).arrange(morale=5)
    table.beginning(0)
    assert table.asks() == "DOW-SURVIVOR-9"
    table.choose(Whom("stern"))
    assert table.now.players[0].leader == table.person("stern").card


@rule("DOW-SURVIVOR-10", "DOW-SURVIVOR-11", "DOW-SURVIVOR-12")
def test_with_the_last_survivor_goes_the_hand_but_not_the_objective():
    table = colony(3).group(0, "haddad").gear("haddad", "nail-gun").hand(0, "jerrycan", "tinned-soup")
    table.hurt("haddad", wounds=1, frost=1).secret(0, "magpie").next_survivors("lund").arrange(morale=5).beginning(0)
    state = table.now
    assert state.players[0].hand == []
    assert sorted(table.ids_of(state.players[0].lost)) == ["jerrycan", "tinned-soup"]
    assert table.ids_of(state.removed) == ["nail-gun"]
    assert state.book.secrets[state.players[0].secret].id == "magpie"
    assert table.person("lund").place == 0


@rule("DOW-SURVIVOR-14", "DOW-SURVIVOR-17")
def test_e32_leaving_the_game_is_no_death_but_counts_with_the_dead():
    table = colony(3).group(0, "haddad", "fisk", "lund").crossroads("doubting-follower").arrange(morale=5).dice(0, 1)
    table.rolling(1).turn(0)
    table.choose(Barricade("haddad")).choose(AtEntrance("colony", 0))
    table.choose(Second(table.now.past_crossroads[-1])).choose(Whom("fisk"))
    assert not table.alive("fisk")
    assert table.now.morale == 5
    assert len(table.now.dead) == 1


@rule("DOW-ABILITY-5", "DOW-SURVIVOR-6")
def test_the_death_of_a_fiddler_costs_no_morale():
    table = colony(3).group(0, "fisk", "brandt").arrange(morale=5).rolling(BITE).turn(0).choose(Move("fisk", "gas"))
    assert not table.alive("fisk")
    assert table.now.morale == 5


@rule("DOW-SURVIVOR-4", "DOW-ABILITY-5")
def test_a_weightlifter_dies_of_four_wounds():
    table = colony(3).group(0, "stahl", "brandt").hurt("stahl", wounds=2).rolling(WOUND).turn(0)
    table.choose(Move("stahl", "gas"))
    assert table.person("stahl").wounds == 3


@rule("DOW-SURVIVOR-18")
def test_a_survivor_who_changes_sides_keeps_everything_but_brings_no_die():
    table = colony(3).group(0, "haddad", "fisk", "lund").gear("fisk", "nail-gun").hurt("fisk", wounds=1).dice(0, 1)
    table.crossroads("doubting-follower").turn(0)
    table.choose(Barricade("haddad")).choose(AtEntrance("colony", 0))
    table.choose(First(table.now.past_crossroads[-1])).choose(Whom("fisk")).choose(Who(2))
    fisk = table.person("fisk")
    assert fisk in table.now.players[2].group
    assert (fisk.wounds, len(fisk.gear)) == (1, 1)
    assert table.now.players[2].dice == []


@rule("DOW-SURVIVOR-3", "DOW-SURVIVOR-11")
def test_a_replacement_finds_another_place_where_the_colony_is_full():
    table = colony(3).group(0, "haddad@gas").hurt("haddad", wounds=1, frost=1).arrange(helpless=22, morale=5)
    table.next_survivors("lund").beginning(0)
    assert table.asks() == "DOW-SURVIVOR-11"
    table.choose(Where("school"))
    assert table.person("lund").place == 3
