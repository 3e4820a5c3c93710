"""Step 3: four actions, of which kinds, and at what they can be aimed. [MAX-ACTION]"""

import pytest

from holdouts.engine.decision import Option
from holdouts.games.maximum_apocalypse.picks import (
    Concede,
    DrawCard,
    EndActions,
    Equip,
    Fight,
    Move,
    Pick,
    Play,
    Search,
    Sneak,
    SwapTwo,
    Target,
    Trade,
    Use,
    UseInnate,
    UseTile,
    Whom,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

PAID = (Move, DrawCard, Play, Use, UseInnate, UseTile, Search)
"""What costs an action."""


def paid(table: ApocalypsePosition, seat: int | None = None) -> list[Option]:
    return [pick for pick in table.options(seat) if isinstance(pick, PAID)]


def crossroads(*survivors: str):
    """A survivor at the Airport, red and green, with a monster at hand."""
    return apocalypse(*survivors).map("van tunnel-a", "airport tunnel-b").at(0, "airport")


# --- four of them ---


@rule("MAX-ACTION-1")
def test_a_turn_has_four_actions_and_then_goes_on_by_itself():
    table = apocalypse("fireman", "hunter").rolling(1, 1).turn(0)
    for left, tile in ((4, "tunnel-a"), (3, "van"), (2, "tunnel-b"), (1, "van")):
        assert (table.now.active, table.survivor(0).actions) == (0, left)
        table.choose(Move(tile))
    assert table.now.active == 1


@rule("MAX-ACTION-1", "MAX-ACTION-11")
def test_nobody_may_stop_while_there_is_an_action_left_to_spend():
    table = apocalypse().turn(0)
    for _ in range(3):
        assert not table.can(EndActions())
        table.choose(DrawCard())
    assert not table.can(EndActions())


@rule("MAX-ACTION-11")
def test_the_step_ends_early_only_when_no_action_is_legal():
    table = apocalypse("fireman", "hunter").map("van").deck(0, "lighter").rolling(1, 1).turn(0)
    assert not table.can(EndActions())
    table.choose(DrawCard()).choose(Play("lighter", 0))
    assert table.options() == [EndActions(), Concede()]
    assert table.survivor(0).actions == 2
    table.choose(EndActions())
    assert table.now.active == 1
    assert table.survivor(0).actions == 0


@rule("MAX-ACTION-11")
def test_drawing_from_an_empty_deck_is_not_offered():
    table = apocalypse().deck(0).hand(0, "ladder", "lighter").turn(0)
    assert not table.can(DrawCard())
    assert not table.can(SwapTwo())
    assert not table.survivor(0).dead


@rule("MAX-ACTION-11")
def test_with_a_deck_both_ways_to_draw_are_offered():
    table = apocalypse().deck(0, "shotgun").hand(0, "ladder", "lighter").turn(0)
    assert table.can(DrawCard())
    assert table.can(SwapTwo())


# --- five kinds ---


FIVE = (
    (Move("van"), lambda table: table.where(0) == "van"),
    (DrawCard(), lambda table: len(table.hand_ids(0)) == 2),
    (Play("horse", 0), lambda table: "horse" in table.gear_ids(0)),
    (Use("colt"), lambda table: table.held(0, "colt").tokens == 3),
    (Search("red"), lambda table: "food-1" in table.hand_ids(0)),
)


@rule("MAX-ACTION-2")
@pytest.mark.parametrize(("pick", "done"), FIVE)
def test_move_draw_play_use_and_search_cost_an_action_each(pick, done):
    table = crossroads("gunslinger").hand(0, "horse").gear(0, "colt").foes(0, "zombie-soldier")
    table.scavenge("red", "food-1").turn(0).choose(pick)
    assert done(table)
    assert table.survivor(0).actions == 3


@rule("MAX-ACTION-2")
def test_beside_the_five_kinds_there_is_only_what_is_free():
    table = crossroads("gunslinger").hand(0, "horse").gear(0, "colt").foes(0, "walker").turn(0)
    assert {type(pick) for pick in table.options()} == {Move, DrawCard, Play, Use, Search, SwapTwo, Concede}


@rule("MAX-ACTION-3")
def test_the_same_kind_can_be_repeated_at_will():
    table = crossroads("gunslinger").gear(0, "colt").foes(0, "zombie-soldier").turn(0)
    for shots in (3, 2, 1):
        table.choose(Use("colt"))
        assert table.held(0, "colt").tokens == shots
    table = apocalypse().turn(0)
    for tile in ("tunnel-a", "airport", "tunnel-b"):
        table.choose(Move(tile))
    assert (table.where(0), table.survivor(0).actions) == ("tunnel-b", 1)


@rule("MAX-ACTION-3")
def test_kinds_can_be_mixed():
    table = crossroads("gunslinger").gear(0, "colt").foes(0, "zombie-soldier").hand(0, "horse")
    table.scavenge("red", "food-1").turn(0)
    table.choose(Use("colt")).choose(Search("red")).choose(Play("horse", 0))
    assert table.survivor(0).actions == 1
    assert table.can(Use("colt"))


@rule("MAX-ACTION-3")
def test_only_searching_has_a_limit():
    table = crossroads().turn(0).choose(Search("red"))
    while table.asks() != "MAX-ACTION-1":
        table.choose(table.options()[0])
    assert table.options(kind=Search) == []


@rule("MAX-ACTION-4")
@pytest.mark.parametrize("pick", [Move("van"), DrawCard(), Play("lighter", 0), Use("shotgun"), Search("red")])
def test_monsters_and_tokens_forbid_nothing(pick):
    table = crossroads().hand(0, "lighter").gear(0, "shotgun").foes(0, "zombie-soldier", "stalker").swarm("airport", 3)
    table.turn(0)
    assert table.can(pick)


# --- cards in play ---


@rule("MAX-ACTION-5")
def test_a_card_in_play_is_own_equipment_not_that_of_others():
    table = apocalypse("gunslinger", "fireman").gear(0, "colt").gear(1, "shotgun").foes(0, "walker").turn(0)
    assert table.can(Use("colt"))
    assert not table.can(Use("shotgun"))


@rule("MAX-ACTION-5")
def test_the_ability_of_the_own_character_is_an_action():
    table = apocalypse("surgeon", "fireman").hp(1, 10).turn(0)
    table.choose(UseInnate(0))
    assert table.body(1).hp == 11
    assert table.survivor(0).actions == 3


@rule("MAX-ACTION-5")
def test_the_action_of_the_tile_one_stands_on_is_an_action():
    table = apocalypse("fireman").map("van tunnel-a . tunnel-b").turn(0)
    assert not table.can(UseTile())
    table.choose(Move("tunnel-a")).choose(UseTile())
    assert table.where(0) == "tunnel-b"
    assert table.survivor(0).actions == 2


@rule("MAX-ACTION-10")
def test_a_starving_survivor_has_no_ability():
    assert apocalypse("fireman").foes(0, "walker").hunger(0, 5).turn(0).can(UseInnate(0))
    assert not apocalypse("fireman").foes(0, "walker").hunger(0, 6).turn(0).can(UseInnate(0))


@rule("MAX-ACTION-10")
def test_a_survivor_who_eats_has_the_ability_again():
    table = apocalypse("fireman").foes(0, "walker").hunger(0, 6).hand(0, "food-1").turn(0)
    table.choose(Play("food-1", 0))
    assert table.can(UseInnate(0))


@rule("MAX-ACTION-6")
@pytest.mark.parametrize("card", ["food-2", "medkit-4", "ammo-2", "antidote"])
def test_eating_healing_and_reloading_by_card_cost_an_action(card):
    table = apocalypse("gunslinger").hunger(0, 4).hp(0, 5).poisoned(0).gear(0, "colt", tokens=1).hand(0, card).turn(0)
    before = (table.survivor(0).hunger, table.body(0).hp, table.held(0, "colt").tokens, table.body(0).poison)
    table.choose(Play(card, 0))
    after = (table.survivor(0).hunger, table.body(0).hp, table.held(0, "colt").tokens, table.body(0).poison)
    assert before != after
    assert table.survivor(0).actions == 3


@rule("MAX-ACTION-6")
def test_reloading_with_fuel_costs_an_action():
    table = apocalypse("fireman").gear(0, "lighter", tokens=0).gear(0, "fuel").turn(0)
    table.choose(Use("fuel"))
    assert table.held(0, "lighter").tokens == 2
    assert table.survivor(0).actions == 3


@rule("MAX-ACTION-7")
def test_each_use_of_a_loaded_card_takes_a_token_off_it():
    table = apocalypse("gunslinger").gear(0, "colt").foes(0, "zombie-soldier").turn(0)
    table.choose(Use("colt"))
    assert table.held(0, "colt").tokens == 3


@rule("MAX-ACTION-7")
def test_without_tokens_the_action_is_not_there():
    table = apocalypse("gunslinger").gear(0, "colt", tokens=1).foes(0, "zombie-soldier").turn(0)
    table.choose(Use("colt"))
    assert table.held(0, "colt").tokens == 0
    assert not table.can(Use("colt"))


@rule("MAX-ACTION-7")
def test_what_needs_no_tokens_can_be_used_again_and_again():
    table = apocalypse("hunter").gear(0, "bow").foes(0, "zombie-soldier").turn(0)
    table.choose(Use("bow")).choose(Use("bow"))
    assert table.can(Use("bow"))


# --- targets ---


@rule("MAX-ACTION-8")
def test_an_attack_may_be_aimed_at_a_monster_on_somebody_else_in_range():
    table = apocalypse("gunslinger", "fireman").gear(0, "colt").at(1, "tunnel-a").foes(0, "walker").foes(1, "spitter")
    table.turn(0).choose(Use("colt"))
    assert table.options() == [Target(0, 0), Target(1, 0)]
    table.choose(Target(1, 0))
    assert (table.survivor(0).foes[0].wounds, table.survivor(1).foes[0].wounds) == (0, 2)


@rule("MAX-ACTION-8")
def test_a_monster_on_somebody_out_of_range_cannot_be_aimed_at():
    table = apocalypse("gunslinger", "fireman").gear(0, "colt").at(1, "airport").foes(1, "spitter").turn(0)
    assert not table.can(Use("colt"))
    table = apocalypse("gunslinger", "fireman", "hunter").gear(0, "colt").at(1, "airport").foes(1, "spitter")
    table.foes(2, "walker").foes(0, "walker").turn(0).choose(Use("colt"))
    assert table.options() == [Target(0, 0), Target(2, 0)]
    assert not apocalypse("fireman", "hunter").at(1, "tunnel-a").foes(1, "spitter").turn(0).can(UseInnate(0))


@rule("MAX-ACTION-9")
@pytest.mark.parametrize("pick", [Use("shotgun"), Use("lighter"), Play("oxygen-tank", 0), UseInnate(0)])
def test_tokens_cannot_be_attacked(pick):
    def armed():
        return apocalypse().hand(0, "oxygen-tank").gear(0, "shotgun", "lighter").swarm("van", 2).swarm("tunnel-a", 2)

    assert not armed().turn(0).can(pick)
    assert armed().foes(0, "walker").turn(0).can(pick)


@rule("MAX-ACTION-9")
def test_damage_to_all_monsters_leaves_tokens_where_they_are():
    table = apocalypse().gear(0, "lighter").foes(0, "walker").swarm("van", 2).turn(0).choose(Use("lighter"))
    assert table.survivor(0).foes[0].wounds == 3
    assert table.tokens_on("van") == 2


# --- more actions, and actions for others ---


@rule("MAX-ACTION-12")
def test_a_card_may_grant_more_actions_of_the_same_list():
    table = apocalypse("gunslinger").hand(0, "trigger-happy").turn(0, actions=1)
    table.choose(Play("trigger-happy", 0))
    assert table.survivor(0).actions == 2
    assert {type(pick) for pick in paid(table)} == {Move, DrawCard}


def lead(*, tile: str = "van"):
    """The Gunslinger lets the Hunter act, who stands on that tile."""
    table = apocalypse("gunslinger", "hunter", "surgeon").map("van tunnel-a", "airport tunnel-b").at(1, tile)
    return table.hand(0, "tactical-leadership", "tactical-leadership", "food-1")


@rule("MAX-ACTION-12")
def test_an_action_given_to_another_is_taken_at_once_and_the_turn_goes_on():
    table = lead().turn(0).choose(Play("tactical-leadership", 0)).choose(Whom(1, 0))
    assert table.asked() == (1,)
    assert table.now.active == 0
    table.choose(Move("tunnel-a"))
    assert table.where(1) == "tunnel-a"
    assert (table.asked(), table.now.active, table.survivor(0).actions) == ((0,), 0, 3)


@rule("MAX-ACTION-12")
def test_an_action_given_to_another_is_one_of_the_usual_list_and_must_be_taken():
    table = lead(tile="airport").hand(1, "food-1").hunger(1, 3).gear(1, "bow").foes(1, "walker").turn(0)
    table.choose(Play("tactical-leadership", 0)).choose(Whom(1, 0))
    assert {type(pick) for pick in table.options()} == {Move, DrawCard, Play, Use, Search}


@rule("MAX-ACTION-12")
def test_a_search_out_of_turn_counts_towards_the_searchers_own_limit():
    table = lead(tile="airport").scavenge("red", "food-2").turn(0)
    for _ in range(2):
        table.choose(Play("tactical-leadership", 0)).choose(Whom(1, 0))
        if table.can(Search("red")):
            table.choose(Search("red"))
    assert table.asked() == (1,)
    assert table.options(kind=Search) == []


@rule("MAX-ACTION-12")
def test_the_limits_of_ones_own_turn_hold_until_the_next_one_starts():
    table = lead(tile="airport").scavenge("red", "food-2").rolling(*[1] * 8).turn(1)
    table.choose(Search("red")).idle_turn().idle_turn()
    assert table.now.active == 0
    table.choose(Play("tactical-leadership", 0)).choose(Whom(1, 0))
    assert table.options(kind=Search) == []
    table.choose(DrawCard()).idle_turn()
    assert table.now.active == 1
    assert table.can(Search("red"))


@rule("MAX-ACTION-12")
def test_several_actions_may_be_given_to_one():
    table = apocalypse("surgeon", "fireman").hand(0, "adrenaline-shot").turn(0)
    table.choose(Play("adrenaline-shot", 0)).choose(Whom(1, 0))
    table.choose(Move("tunnel-a")).choose(Move("airport"))
    assert (table.asked(), table.where(1)) == ((0,), "airport")


@rule("MAX-ACTION-12")
def test_actions_given_to_oneself_come_before_those_that_are_left():
    table = apocalypse("surgeon", "fireman").hand(0, "adrenaline-shot").turn(0)
    table.choose(Play("adrenaline-shot", 0)).choose(Whom(0, 0))
    assert (table.asks(), table.survivor(0).actions) == ("MAX-ACTION-12", 2)
    table.choose(Move("tunnel-a")).choose(Move("airport"))
    assert (table.asks(), table.survivor(0).actions) == ("MAX-ACTION-1", 3)


# --- one after the other ---


@rule("MAX-ACTION-13")
def test_all_that_an_action_brings_is_settled_before_the_next_is_chosen():
    table = apocalypse().map("van ?avenue-red").gear(0, "ladder").next_monsters("walker").turn(0)
    table.choose(Move("avenue-red"))
    assert table.asks() == "MAX-KEYWORD-6"
    assert paid(table) == []


@rule("MAX-ACTION-13")
def test_a_stealth_test_comes_before_the_next_action():
    table = apocalypse().swarm("tunnel-a", 1).turn(0).choose(Move("tunnel-a"))
    assert table.options() == [Sneak(), Fight()]


@rule("MAX-ACTION-13")
def test_a_draw_effect_comes_before_the_next_action():
    table = apocalypse("fireman", mission="scout-the-alien-zone").map("van avenue-red").gear(0, "fire-helmet")
    table.next_monsters("alien-scientist").turn(0).choose(Move("avenue-red"))
    assert table.asks() == "MAX-CARD-7"
    assert paid(table) == []


@rule("MAX-ACTION-13")
def test_a_card_is_carried_out_to_the_end_before_the_next_action():
    table = apocalypse("mechanic", "hunter").discarded("bow", seat=1).turn(0).choose(UseInnate(0))
    assert table.can(Equip(1))
    assert not table.can(Trade(1))
    assert not table.can(Pick("bow"))
    table.choose(Equip(1))
    assert table.gear_ids(1) == ["bow"]
    assert table.asks() == "MAX-ACTION-1"
